"""A document in a dialog: to read, to copy as text, to save and to print."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtGui import QGuiApplication, QPalette
from PySide6.QtWidgets import QDialogButtonBox, QLabel, QPushButton, QTextBrowser, QWidget

from bridgetable.cards.card import Suit
from bridgetable.cards.seat import Seat
from bridgetable.disk.writing import file_name_of
from bridgetable.reports import page
from bridgetable.reports.page_html import blocks_html, inline
from bridgetable.reports.page_text import text_of
from bridgetable.ui.drawing.colours import suit_text_colour
from bridgetable.ui.drawing.suit_symbols import ground_of
from bridgetable.ui.kit.accessibility import named
from bridgetable.ui.kit.dialogs import FormDialog
from bridgetable.words.catalogue import Words

# -- A document laid out in a window: tables with lines, hands in their places, what stands side by side --------------


_TABLE = '<table border="1" cellspacing="0" cellpadding="4" style="border-collapse: collapse">'


def document_style(palette: QPalette) -> str:
    """How documents look in a window of this palette: suits in their colours, cells apart."""
    on = ground_of(palette)
    suits = " ".join(f".{suit.name.lower()} {{ color: {suit_text_colour(suit, on)}; }}" for suit in Suit)
    return f"{suits} td, th {{ padding: 3px; }} th {{ text-align: left; }}"


class DocumentPage(QTextBrowser):
    """Shows a document; the Tab key leaves it."""

    def __init__(self, document: page.Document, parent: QWidget) -> None:
        super().__init__(parent)
        self.setTabChangesFocus(True)
        self.setOpenLinks(False)
        self.document().setDefaultStyleSheet(document_style(self.palette()))
        self.show_document(document)

    def show_document(self, document: page.Document) -> None:
        """Shows this document instead."""
        self.setHtml(_laid_out(document.blocks))


def _laid_out(blocks: Iterable[page.Block]) -> str:
    return "\n".join(map(_block, blocks))


def _block(block: page.Block) -> str:
    """A block as HTML that a window lays out, which knows no grids."""
    match block:
        case page.Beside(left, right):
            return _columns((left, right))
        case page.Columns(columns):
            return _columns(columns)
        case page.Diagram():
            return _diagram(block)
        case page.PageBreak():
            return "<hr>"
    return blocks_html((block,)).replace("<table>", _TABLE).replace('<table class="auction">', _TABLE)


def _columns(columns: Iterable[Iterable[page.Block]]) -> str:
    return f'<table width="100%"><tr>{"".join(f"<td>{_laid_out(column)}</td>" for column in columns)}</tr></table>'


def _diagram(block: page.Diagram) -> str:
    def hand(seat: Seat) -> str:
        held = block.hands[seat]
        return "<br>".join((f"<b>{inline(held.player)}</b>", *map(inline, held.suits)))

    rows = (
        ("<br>".join(map(inline, block.board)), hand(Seat.N), ""),
        (hand(Seat.W), "", hand(Seat.E)),
        ("<br>".join(map(inline, block.contract)), hand(Seat.S), ""),
    )
    return "<table>" + "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows) + "</table>"


# -- The dialog --------------------------------------------------------------------------------------------------------


class DocumentDialog(FormDialog):
    """Shows a document below a sentence, if one is `told`; the dialogs made of it have the buttons that they need."""

    def __init__(
        self, name: str, document: page.Document, words: Words, parent: QWidget | None = None, told: str = ""
    ) -> None:
        super().__init__(name, words, parent, only_close=True)
        self.document = document
        if told:
            self.column.addWidget(QLabel(told, self, wordWrap=True))
        self.page = DocumentPage(document, self)
        self.page.setAccessibleName(document.title)
        self.column.addWidget(self.page, 1)
        self.finish()
        self.size_in_letters = (56, 44)
        self.page.setFocus()

    def add_button(self, key: str, do: Callable[[], object]) -> QPushButton:
        """Adds a button that does this; the key of its message is its name, too."""
        button = named(QPushButton(self.words.text(key), self), key)
        button.setAutoDefault(False)
        button.clicked.connect(lambda: do())
        self.buttons.addButton(button, QDialogButtonBox.ButtonRole.ActionRole)
        return button

    def copy(self) -> None:
        """Copies the document as text."""
        QGuiApplication.clipboard().setText(text_of(self.document))

    def save(self, name: str = "") -> None:
        """Asks for a file, this name proposed or else the title, and writes the document in the form of its ending."""
        # What sets type is loaded for a document on paper only.
        from bridgetable.ui.papers.printing import save_document

        save_document(lambda: self.document, name or file_name_of(self.document.title, "bridgetable"), self)

    def print(self) -> None:
        """Shows the document as it will be printed, from where it is."""
        from bridgetable.ui.papers.printing import show_preview_over

        show_preview_over(self, lambda: self.document)

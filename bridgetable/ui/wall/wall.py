"""The wall: the window that the room sees, with its strip, its table and its words at fixed places."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Generic, TypeVar

from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, Qt, QVariantAnimation, Signal
from PySide6.QtGui import QCloseEvent, QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from bridgetable.ui.director.consequences import answers_now, table_after
from bridgetable.ui.drawing.colours import LIGHT, TableColours
from bridgetable.ui.kit.accessibility import announce, named
from bridgetable.ui.session.shown import Shown, Speed, changed
from bridgetable.ui.table.scene import TRANSFER_TIMES
from bridgetable.ui.table.view import TableView
from bridgetable.ui.wall.pages import ROWS, Composition, Page, composition, pages_of, slides_of
from bridgetable.ui.wall.painting import paint_page, paint_slide, paint_strip, slide_wrapping, wrapping
from bridgetable.ui.wall.statements import Statement, StatementKind, StripTexts, open_question, statements, strip_texts
from bridgetable.words.catalogue import Words

if TYPE_CHECKING:
    from bridgetable.ui.wall.comparison import ComparedPage

# -- What can cover the wall: black, or a picture of the wall as it was when it was frozen -----------------------------


class Cover(QWidget):
    """Covers its parent while the parent is black or frozen; what is covered goes on being updated."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._covered = parent
        self._black = False
        self._picture: QPixmap | None = None
        self.hide()

    @property
    def black(self) -> bool:
        """Whether the room sees black; black hides a frozen picture too."""
        return self._black

    @property
    def frozen(self) -> bool:
        """Whether the room sees the picture that was taken when the wall was frozen, or will after black."""
        return self._picture is not None

    def set_black(self, on: bool) -> None:
        """Covers the parent with black, or takes the black away."""
        self._black = on
        self._update_cover()

    def set_frozen(self, on: bool) -> None:
        """Covers the parent with its picture of this moment, or shows it as it is now."""
        if on is self.frozen:
            return
        self.hide()
        self._picture = self._covered.grab() if on else None
        self._update_cover()

    def _update_cover(self) -> None:
        self.setGeometry(self._covered.rect())
        self.setVisible(self._black or self.frozen)
        self.raise_()
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the picture in the middle, over black."""
        with QPainter(self) as painter:
            if self._black or self._picture is None:
                painter.fillRect(self.rect(), Qt.GlobalColor.black)
                return
            size = self._picture.deviceIndependentSize().toSize()
            if size != self.size():
                # The wall has another size now: the whole picture is seen, with its proportions.
                painter.fillRect(self.rect(), Qt.GlobalColor.black)
                painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
                size.scale(self.size(), Qt.AspectRatioMode.KeepAspectRatio)
            left, top = (self.width() - size.width()) // 2, (self.height() - size.height()) // 2
            painter.drawPixmap(left, top, size.width(), size.height(), self._picture)


MIN_SIZE = (640, 480)
_ACROSS = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}
_TURNING = {Qt.Key.Key_Space: 1, Qt.Key.Key_PageDown: 1, Qt.Key.Key_PageUp: -1}


T = TypeVar("T")


class Wall(QWidget):
    """A window of its own that follows the session; it has no panels, menus or dialogs.

    `handle_key` is given the keys that the table has not used, and returns whether it has.
    """

    closed = Signal()
    """The window was closed by the system or the user."""
    changed = Signal()
    """The words have changed, or another page of them is shown."""
    turn_wanted = Signal(int)
    """The next page or step is wanted (1), or the one before (-1), by a key on the wall."""

    def __init__(self, words: Words, handle_key: Callable[[QKeyEvent], bool]) -> None:
        super().__init__(None, Qt.WindowType.Window)
        named(self, "wall")
        self._handle_key = handle_key
        self.table = TableView(words, self)
        self.strip = _Place[StripTexts](self, paint_strip)
        self._words = _Place[Page](self, paint_page)
        self.slide = _Place[Page](self, paint_slide)
        self.slide.hide()
        self.compared: _Place[ComparedPage] | None = None
        """The editions or lines that stand side by side over the table; None until any first have."""
        self._previewed = 0
        """The number of the answer that is previewed; 0 while none is."""
        self._shown: Shown | None = None
        self._said: tuple[Statement, ...] = ()
        self._instead: tuple[Statement, ...] = ()
        self._pages: tuple[Page, ...] = ()
        self._at = 0
        self._entry = ""
        self._choosing = False
        self._counting = QVariantAnimation(self)
        self._counting.setStartValue(0.0)
        self._counting.setEndValue(1.0)
        self._counting.valueChanged.connect(self._show_strip)
        self.cover = Cover(self)
        self.setMinimumSize(*MIN_SIZE)
        self.setFocusProxy(self.table)
        self.table.setContextMenuPolicy(Qt.ContextMenuPolicy.PreventContextMenu)
        self.table.installEventFilter(self)
        self.table.viewport().installEventFilter(self)

    # -- what is shown -------------------------------------------------------------------------------------------------

    def follow(self, after: Shown) -> None:
        """Shows the table, its facts and what is said after this step; the first page of it after a change."""
        # What the wall showed before: the window may have shown what the room was not to see.
        before = self._shown
        after = replace(after, options=replace(after.options, projector=True, marks=False))
        self._shown = after
        if before is not None and before.options == after.options:
            after = self._shown = replace(after, options=before.options)
        # What is said decides how much room there is for the table.
        if changed(before, after, "history", "document", "words"):
            said = self._instead or _statements(after)
            moved = before is None or before.history.cursor != after.history.cursor
            self._choosing = self._choosing and not moved
            self._show_said(said, moved)
        self.table.follow(before, after)
        self._count_transfer(before, after)
        for part in (self.strip, self._words, self.slide):
            part.set_colours(after.options.colours)
        if self.compared is not None:
            self.compared.set_colours(after.options.colours)
        self.setWindowTitle(after.words.text("wall-title"))

    def _count_transfer(self, before: Shown | None, after: Shown) -> None:
        """Shows the strip; tricks that this step has transferred are counted one by one."""
        self._counting.stop()
        moved = before is not None and after.is_next_after(before) and after.table.transfers != before.table.transfers
        if moved and after.options.speed is not Speed.OFF:
            self._show_strip(0.0)
            self._counting.setDuration(TRANSFER_TIMES * after.options.speed.value)
            self._counting.start()
        elif before is None or after.table is not before.table or changed(before, after, "words", "options"):
            self._show_strip(1.0)

    def _show_strip(self, share: float) -> None:
        """Shows the strip when this share of the tricks that were transferred has been counted."""
        if self._shown is not None:
            texts = strip_texts(self._shown.table, self._shown.words, self._shown.options.edition, share)
            self.strip.show_contents(texts, texts.spoken)

    def say_instead(self, said: tuple[Statement, ...], *, same_page: bool = False) -> None:
        """Says this, from its first page, instead of what is said at the cursor of the history; () says that again.

        With `same_page` the number of the page stays, as while hands are counted.
        """
        shown, was, at = self._shown, self._instead, self._at
        self._instead = said
        if said == was or shown is None:
            return
        self._show_said(said or _statements(shown), True)
        if same_page:
            self._at = min(at, max(0, len(self._pages) - 1))
            self._show_page()
        if said and self.page is not None:
            announce(self._words, self.page.text)

    def show_comparison(self, page: ComparedPage | None) -> None:
        """Shows editions or lines side by side over the table; None shows the table again."""
        if page is None:
            if self.compared is not None:
                self.compared.hide()
            return
        if self.compared is None:
            from bridgetable.ui.wall.comparison import paint_comparison

            self.compared = _Place(self, paint_comparison)
            self.compared.setGeometry(self.rect())
        if self._shown is not None:
            self.compared.set_colours(self._shown.options.colours)
        self.compared.show_contents(page, page.text)
        self.compared.show()
        self.cover.raise_()
        announce(self.compared, page.text)

    # -- the preview of an answer --------------------------------------------------------------------------------------

    @property
    def can_preview(self) -> bool:
        """Whether the table asks something here whose answers may be seen, and nothing is asked of the room."""
        shown = self._shown
        asks = shown is not None and not shown.options.asking and not self._instead
        return asks and any(one.options for one in self._asked)

    def preview_next(self) -> None:
        """Shows on the table what the next answer to the open question leads to; after the last, the table again."""
        shown = self._shown
        answers = answers_now(shown.table, shown.words) if shown is not None and self.can_preview else None
        if shown is None or answers is None:
            return
        number = self._previewed + 1
        self.end_preview()
        if number <= len(answers.given):
            self._previewed = number
            self.table.preview(table_after(shown.table, answers.given[number - 1].action))
            self._lay_out_words()
            self.show_option(str(number))

    def end_preview(self) -> bool:
        """Shows the table as it is; returns whether an answer was previewed."""
        previewed, self._previewed = self._previewed > 0, 0
        if previewed:
            self.table.preview(None)
            self._lay_out_words()
        return previewed

    @property
    def _spoken(self) -> tuple[Statement, ...]:
        """What is said, with the answer marked that is previewed."""
        if not self._previewed:
            return self._said
        number = str(self._previewed)
        return tuple(
            replace(one, options=tuple(replace(each, previewed=each.number == number) for each in one.options))
            for one in (*self._said, *(each for each in self._asked if each not in self._said))
        )

    @property
    def _asked(self) -> tuple[Statement, ...]:
        """The open question; where a note in its midst is shown, the one that was asked before."""
        asked = tuple(one for one in self._said if one.options and not any(each.chosen for each in one.options))
        notes = all(one.kind is StatementKind.NOTE for one in self._said)
        if asked or not notes or self._shown is None:
            return asked
        return open_question(self._shown.table, self._shown.words)

    def show_entry(self, text: str) -> None:
        """Shows what is being typed, offered or refused instead of the words; "" shows the words again."""
        self._entry = text
        self._lay_out_words()

    @property
    def shown(self) -> Shown | None:
        """What is shown of the table and its history."""
        return self._shown

    @property
    def entry(self) -> str:
        """What is shown instead of the words; "" where they are shown."""
        return self._entry

    @property
    def page(self) -> Page | None:
        """The page that is shown."""
        return self._pages[self._at] if self._pages else None

    @property
    def next_page(self) -> Page | None:
        """The page after the one that is shown; None on the last one."""
        return self._pages[self._at + 1] if self._at + 1 < len(self._pages) else None

    def turn_page(self, by: int) -> bool:
        """Shows the next page of words (1), or the previous one (-1); returns whether there is one."""
        if self._entry or not 0 <= self._at + by < len(self._pages):
            return False
        self._at += by
        self._show_page()
        if self.page is not None:
            announce(self._words, self.page.text)
        return True

    def show_option(self, number: str) -> None:
        """Shows the page with the option of this number, unless it is shown."""
        pages = [
            at
            for at, page in enumerate(self._pages)
            if any(option.number == number for row in page.rows for option in row.options)
        ]
        if pages and self._at not in pages:
            self._at = pages[0]
            self._show_page()

    @property
    def page_number(self) -> int:
        """The number of the page that is shown, counted from 0."""
        return self._at

    def show_page(self, number: int) -> None:
        """Shows the page of this number, or the last one."""
        self._at = max(0, min(number, len(self._pages) - 1))
        self._show_page()

    def show_last_page(self) -> None:
        """Shows the last page of words."""
        self.show_page(len(self._pages))

    def _show_said(self, said: tuple[Statement, ...], moved: bool) -> None:
        if moved or said != self._said:
            self._previewed = 0
            self._said, self._at = said, 0
            self._lay_out_words()

    def _lay_out_words(self) -> None:
        """Divides the words into pages for the size of the wall."""
        said = (Statement(StatementKind.ENTRY, self._entry),) if self._entry else self._spoken
        if said and said[0].kind is StatementKind.SLIDE:
            self._pages = slides_of(said, slide_wrapping(self.width(), self.height()))
        else:
            self._pages = pages_of(said, wrapping(self.places))
        self._at = 0 if self._entry else min(self._at, max(0, len(self._pages) - 1))
        self._show_page()

    def _show_page(self) -> None:
        page = self.page
        self._lay_out_places()
        on_slide = page is not None and page.kind is StatementKind.SLIDE
        if page is not None:
            (self.slide if on_slide else self._words).show_contents(page, page.text)
        self.slide.setVisible(on_slide)
        self.changed.emit()

    # -- geometry and keys ---------------------------------------------------------------------------------------------

    @property
    def places(self) -> Composition:
        """The places of the parts in the window; that of the words is as high as the page needs."""
        return composition(self.width(), self.height(), self.page.height if self.page is not None else ROWS)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lays the parts out for the new size."""
        super().resizeEvent(event)
        self._lay_out_places()
        self.slide.setGeometry(self.rect())
        if self.compared is not None:
            self.compared.setGeometry(self.rect())
        self.cover.setGeometry(self.rect())
        self._lay_out_words()

    def _lay_out_places(self) -> None:
        places = self.places
        for part, box in ((self.strip, places.strip), (self.table, places.table), (self._words, places.words)):
            part.setGeometry(*(round(edge) for edge in (box.x, box.y, box.width, box.height)))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keeps tooltips off the wall, and has the arrows of a clicker turn the pages."""
        if event.type() == QEvent.Type.ToolTip:
            return True
        if watched is self.table and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            return self._turns(event)
        return super().eventFilter(watched, event)

    def _turns(self, event: QKeyEvent) -> bool:
        """Takes Left and Right for the pages, unless a card is being chosen: Up and Down begin that."""
        key = event.key()
        plain = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier == Qt.KeyboardModifier.NoModifier
        if plain and key in (Qt.Key.Key_Up, Qt.Key.Key_Down):
            self._choosing = True
        if not plain or self._choosing or key not in _ACROSS:
            return False
        self.turn_wanted.emit(_ACROSS[Qt.Key(key)])
        return True

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Turns the page with the space bar and the page keys, and passes on what else the table has not used."""
        if event.key() in _TURNING and not event.modifiers():
            self.turn_wanted.emit(_TURNING[Qt.Key(event.key())])
        elif not self._handle_key(event):
            super().keyPressEvent(event)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Tells that the window was closed."""
        super().closeEvent(event)
        self.closed.emit()


class _Place(QWidget, Generic[T]):
    """A place of the wall that paints what it shows: the strip, or the words."""

    def __init__(self, wall: Wall, paint: Callable[[QPainter, Composition, T, TableColours], None]) -> None:
        super().__init__(wall)
        self._wall, self._paint = wall, paint
        self._contents: T | None = None
        self._colours = LIGHT

    def show_contents(self, contents: T, text: str) -> None:
        """Shows this, which screen readers read as `text`."""
        if contents != self._contents:
            self._contents = contents
            self.setAccessibleName(text)
            self.update()

    def set_colours(self, colours: TableColours) -> None:
        """Paints in these colours."""
        if colours != self._colours:
            self._colours = colours
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the contents where they lie on the wall."""
        if self._contents is not None:
            with QPainter(self) as painter:
                painter.translate(0, -self.y())
                self._paint(painter, self._wall.places, self._contents, self._colours)


def _statements(shown: Shown) -> tuple[Statement, ...]:
    """What is said at the cursor, as the room is to hear it."""
    options = shown.options
    return statements(
        shown.history, shown.document, shown.words, law_asked=options.law_asked, question_asked=options.question_asked
    )

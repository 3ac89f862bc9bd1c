"""What can go wrong, to choose from: a list filtered by player, Laws and words, and a menu at one spot of the table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import partial

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetrics, QKeyEvent, QPainter, QPalette, QPen, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QDialog,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListView,
    QListWidget,
    QListWidgetItem,
    QMenu,
    QPushButton,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QVBoxLayout,
    QWidget,
)

from bridgetable.cards.seat import Seat
from bridgetable.engine.actions import Ask, Inspect
from bridgetable.engine.going_wrong import Group, Line, Prompt, Then, what_can_go_wrong
from bridgetable.table.edition import Edition
from bridgetable.table.state import Table
from bridgetable.table.text import as_html
from bridgetable.ui.drawing.card_faces import CardPicture, CardStyle, card_pixmap
from bridgetable.ui.drawing.suit_symbols import draw_rows, ground_of, height_of_rows, is_high_contrast, wrapped
from bridgetable.ui.kit.accessibility import announce, named
from bridgetable.ui.kit.choice_buttons import ChoiceButtons
from bridgetable.ui.kit.dialogs import place_beside
from bridgetable.ui.kit.row_list import ROW_ROLE, Index, RowList, bold_font, paint_heading, paint_row_background
from bridgetable.ui.table.elements import CARD_ASPECT
from bridgetable.ui.table.view import Spot
from bridgetable.ui.wrong.rows import LineFilter, Row, lines_with_rows, row_of, rows_of_choices, rows_of_lines
from bridgetable.words.catalogue import Words

# -- The list view of what can go wrong: headings, rows of two lines with their Law, and cards to choose from ----------


CARD_WIDTH = 4.4
"""The width of a card to choose, in font heights."""
MARGIN = 0.35
"""The margin around the text of a row, in font heights."""


class WrongList(RowList[Row]):
    """The list of lines or of the choices of a prompt."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.card_style = CardStyle()
        """How the cards to choose from are painted."""
        self.setItemDelegate(RowDelegate(self))

    def show_rows(self, rows: list[Row]) -> None:
        """Shows these rows from the top and selects the first that is not a heading; cards are shown side by side."""
        cards = any(row.card is not None for row in rows)
        self.setFlow(QListView.Flow.LeftToRight if cards else QListView.Flow.TopToBottom)
        self.setWrapping(cards)
        self.row_model.set_rows(rows)
        first = next((n for n, row in enumerate(rows) if not row.is_heading), None)
        if first is not None:
            self.setCurrentIndex(self.row_model.index(first))
        self.scrollToTop()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lays out the rows again, since texts may wrap differently."""
        super().resizeEvent(event)
        self.doItemsLayout()

    @property
    def shows_cards(self) -> bool:
        """Whether the rows are cards, side by side."""
        return self.isWrapping()

    def current_row(self) -> Row | None:
        """The selected row; None where there is none."""
        row = self.currentIndex().data(ROW_ROLE)
        return row if isinstance(row, Row) and not row.is_heading else None


class RowDelegate(QStyledItemDelegate):
    """Paints the rows."""

    def __init__(self, view: WrongList) -> None:
        super().__init__(view)
        self._view = view
        self._heights: dict[tuple[str, int, str, str, str], int] = {}

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """The size of a row: that of a card, or the height its texts need."""
        row, line_height = index.data(ROW_ROLE), QFontMetrics(self._view.font()).height()
        if not isinstance(row, Row):
            return QSize()
        if row.card is not None:
            return QSize(round((CARD_WIDTH + 0.5) * line_height), round((CARD_ASPECT * CARD_WIDTH + 0.5) * line_height))
        width, font = self._view.viewport().width(), self._view.font()
        key = font.key(), width, row.title, row.detail, row.law
        if key not in self._heights:
            self._heights[key] = RowLayout(font, row, width).height
        return QSize(width, self._heights[key])

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paints one row."""
        row = index.data(ROW_ROLE)
        if not isinstance(row, Row):
            return
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self._view.font())
        palette, state = self._view.palette(), option.state
        box: QRect = option.rect
        is_current = bool(state & QStyle.StateFlag.State_Selected)
        if row.card is not None:
            _draw_card(painter, box, row, self._view, is_current)
        elif row.is_heading:
            title = RowLayout(painter.font(), row, box.width()).title
            paint_heading(painter, box, "\n".join(title), palette)
        else:
            if is_current or state & QStyle.StateFlag.State_MouseOver:
                paint_row_background(painter, box, palette, is_current)
            _draw_line(painter, box, row, palette)
        painter.restore()


class RowLayout:
    """The layout of a row, in pixels: the title with the Law to its right, and the detail below.

    `edge` is the margin, `left` the left edge of the texts, `law` the width of the Law; `title` and `detail` are the
    rows of these texts, and `below` is the distance from the one to the other.
    """

    def __init__(self, font: QFont, row: Row, width: int) -> None:
        line_height, bold = QFontMetrics(font).height(), bold_font(font)
        self.edge = round(MARGIN * line_height)
        self.left = round((2.3 if row.law else 0.6) * line_height)
        self.law = QFontMetrics(font).horizontalAdvance(row.law) + (line_height if row.law else 0)
        inner = width - self.left - self.edge
        self.title = wrapped(row.title, max(1, inner - self.law), bold)
        self.detail = wrapped(row.detail, max(1, inner), font)
        self.below = round(0.15 * line_height) + height_of_rows(self.title, bold)
        self.height = self.below + height_of_rows(self.detail, font) + 2 * self.edge


def _draw_line(painter: QPainter, box: QRect, row: Row, palette: QPalette) -> None:
    """Draws the letter of the player, the title with its Law, and the detail below."""
    font, on = painter.font(), ground_of(palette)
    lines, line_height = RowLayout(font, row, box.width()), QFontMetrics(font).height()
    inner = box.adjusted(lines.left, lines.edge, -lines.edge, -lines.edge)
    if row.letter:
        letter_box = QRectF(box.x() + lines.edge, inner.y(), 1.5 * line_height, 1.25 * line_height)
        _draw_letter(painter, letter_box, row.letter, palette)
    painter.setFont(font)
    painter.setPen(palette.text().color())
    painter.drawText(inner, Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignRight, row.law)
    painter.setFont(bold_font(font))
    draw_rows(painter, QRectF(inner), lines.title, on)
    painter.setFont(font)
    painter.setPen(palette.placeholderText().color())
    draw_rows(painter, QRectF(inner.adjusted(0, lines.below, 0, 0)), lines.detail, on)


def _draw_letter(painter: QPainter, box: QRectF, letter: str, palette: QPalette) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(palette.highlight())
    painter.drawRoundedRect(box, 4, 4)
    painter.setPen(palette.highlightedText().color())
    painter.setFont(bold_font(painter.font()))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, letter)


def _draw_card(painter: QPainter, box: QRect, row: Row, view: WrongList, is_current: bool) -> None:
    line_height = QFontMetrics(painter.font()).height()
    width, height = round(CARD_WIDTH * line_height), round(CARD_ASPECT * CARD_WIDTH * line_height)
    x, y = box.center().x() - width // 2, box.center().y() - height // 2
    device = painter.device()
    ratio = device.devicePixelRatioF() if device is not None else 1.0
    painter.drawPixmap(x, y, card_pixmap(CardPicture(row.card, width, height), ratio, view.card_style))
    if is_current:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(view.palette().highlight().color(), max(3.0, 0.25 * line_height)))
        painter.drawRoundedRect(QRectF(x, y, width, height).adjusted(-2, -2, 2, 2), 6, 6)


SIZE_IN_LETTERS = (54, 36)
"""The width and height of the dialog, in font heights."""
NARROWEST = 20
"""The least width and height of the dialog without the list of groups, in font heights."""
LEAST_BESIDE_GROUPS = 22
"""The least width of the list beside the list of groups, in font heights."""
_LIST_KEYS = frozenset({Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown})
_SIDEWAYS = frozenset({Qt.Key.Key_Left, Qt.Key.Key_Right})
_ENTER = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})


class WhatCanGoWrongDialog(QDialog):
    """Lets the user choose an irregularity, emits its action and closes; `lines` are those of the table if known."""

    chosen = Signal(object)  # an Action is one of several classes
    """The Action was chosen."""

    def __init__(
        self, words: Words, table: Table, parent: QWidget | None = None, lines: Iterable[Line] | None = None
    ) -> None:
        super().__init__(parent)
        self._words = words
        self._lines = lines_with_rows(what_can_go_wrong(table) if lines is None else lines, words, table.edition)
        self._prompts: list[tuple[str, Prompt]] = []
        self._groups_fit = True
        self.setObjectName("going-wrong")
        self.setWindowTitle(words.text("going-wrong-title"))
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.search = named(QLineEdit(self, clearButtonEnabled=True), "going-wrong-search")
        self.players, self.groups = ChoiceButtons(self), named(QListWidget(self), "going-wrong-groups")
        self.heading = named(QLabel(self, wordWrap=True), "going-wrong-heading")
        self.no_match = named(QLabel(self, wordWrap=True), "going-wrong-nothing")
        self.list = named(WrongList(self), "going-wrong-list")
        self.list.card_style = CardStyle(indices=words.indices, contrast=is_high_contrast(self.palette()))
        self.key_help, self.back_button = QLabel(self, wordWrap=True), named(QPushButton(self), "going-wrong-back")
        self.close_button = named(QPushButton(self), "going-wrong-close")
        self._add_widgets()
        self._set_texts()
        self._connect()

    def _add_widgets(self) -> None:
        middle, foot, column = QHBoxLayout(), QHBoxLayout(), QVBoxLayout(self)
        middle.addWidget(self.groups)
        middle.addWidget(self.list, 1)
        foot.addWidget(self.back_button)
        foot.addWidget(self.key_help, 1)
        foot.addWidget(self.close_button)
        for widget in (self.search, self.players, self.heading, self.no_match):
            column.addWidget(widget)
        column.addLayout(middle, 1)
        column.addLayout(foot)
        self.groups.setSpacing(2)
        self.no_match.setAlignment(Qt.AlignmentFlag.AlignCenter)

    def _set_texts(self) -> None:
        text = self._words.text
        self.search.setPlaceholderText(text("going-wrong-search"))
        self.search.setAccessibleName(text("going-wrong-search"))
        players: list[tuple[str, object]] = [(text("going-wrong-everybody"), None)]
        self.players.fill([*players, *((self._words.name(seat), seat) for seat in Seat)])
        self.players.choose(None)
        for group in (None, *Group):
            count = sum(1 for line, _ in self._lines if group in (None, line.wrong.group))
            if count:
                key = "every-family" if group is None else group.value
                item = QListWidgetItem(text(f"going-wrong-{key}"), self.groups)
                item.setData(Qt.ItemDataRole.UserRole, group)
        self.groups.setCurrentRow(0)
        self.groups.setAccessibleName(text("going-wrong-every-family"))
        self.no_match.setText(text("going-wrong-nothing"))
        self.back_button.setText(text("going-wrong-back"))
        self.close_button.setText(text("going-wrong-close"))

    def _connect(self) -> None:
        for button in (self.back_button, self.close_button):
            button.setAutoDefault(False)
        self.search.textChanged.connect(self._update_rows)
        self.players.changed.connect(self._update_rows)
        self.groups.currentRowChanged.connect(self._update_rows)
        self.list.clicked.connect(self.choose_current)
        self.list.selectionModel().currentChanged.connect(self._announce)
        self.back_button.clicked.connect(self.step_back)
        self.close_button.clicked.connect(self.close)
        for widget in (self.search, self.list, self.groups):
            widget.installEventFilter(self)

    def showEvent(self, event: QShowEvent) -> None:
        """Takes over the font of the parent window and sets a size no larger than that window."""
        parent = self.parentWidget()
        if parent is not None:
            self.setFont(parent.font())
        em = self.fontMetrics().height()
        available = parent.size() if parent is not None else self.screen().availableSize()
        width, height = (em * size for size in SIZE_IN_LETTERS)
        self.resize(min(width, available.width() - em), min(height, available.height() - em))
        self.groups.setFixedWidth(max(self.groups.sizeHintForColumn(0) + 2 * em, 8 * em))
        # Without the list of Laws, which can be typed as well, there is room for it beside the table.
        self.groups.hide()
        place_beside(self, QSize(NARROWEST * em, NARROWEST * em))
        self._groups_fit = self.width() >= self.groups.width() + LEAST_BESIDE_GROUPS * em
        super().showEvent(event)
        self._update_rows()
        self.search.setFocus()

    # -- what is shown -------------------------------------------------------------------------------------------------

    @property
    def rows(self) -> Sequence[Row]:
        """The rows shown."""
        return self.list.row_model.rows

    @property
    def prompt(self) -> Prompt | None:
        """The prompt shown instead of the list, or None."""
        return self._prompts[-1][1] if self._prompts else None

    def _update_rows(self) -> None:
        prompt, typed = self.prompt, self.search.text()
        if prompt is None:
            rows = rows_of_lines(self._lines, self._words, self._line_filter(typed))
            self.list.setAccessibleName(self.windowTitle())
        else:
            rows = rows_of_choices(prompt, self._words, typed)
            begun, asked = self._prompts[0][0], self._words.text(f"wrong-{prompt.key}")
            self.heading.setText(f"<b>{as_html(begun)}</b> — {as_html(asked)}")
            self.list.setAccessibleName(f"{begun} — {asked}")
        self.heading.setVisible(prompt is not None)
        self.back_button.setVisible(prompt is not None)
        for widget in (self.players, self.groups):
            widget.setVisible(prompt is None and (widget is self.players or self._groups_fit))
        self.key_help.setText(self._words.text("going-wrong-keys" if prompt is None else "going-wrong-keys-further"))
        self.no_match.setVisible(not rows)
        self.list.show_rows(rows)

    def _line_filter(self, typed: str) -> LineFilter:
        item, seat = self.groups.currentItem(), self.players.value
        group = item.data(Qt.ItemDataRole.UserRole) if item is not None else None
        return LineFilter(group if isinstance(group, Group) else None, seat if isinstance(seat, Seat) else None, typed)

    def _announce(self) -> None:
        row = self.list.current_row()
        if row is not None and self.isVisible():
            announce(self, row.spoken)

    # -- choosing ------------------------------------------------------------------------------------------------------

    def choose_current(self) -> None:
        """Emits the action of the current row and closes, or shows its prompt."""
        row = self.list.current_row()
        if row is None or row.then is None:
            return
        if callable(row.then):
            self._show_prompt(row.title, row.then)
            return
        action = row.then
        self.close()
        self.chosen.emit(action)

    def _show_prompt(self, title: str, then: Callable[[], Prompt]) -> None:
        self._prompts.append((title, then()))
        self._reset_search()

    def step_back(self) -> None:
        """Goes back to the previous prompt or to the list; from the list, closes the dialog."""
        if not self._prompts:
            self.close()
            return
        self._prompts.pop()
        self._reset_search()

    def _reset_search(self) -> None:
        """Clears the search field and shows all rows."""
        self.search.blockSignals(True)
        self.search.clear()
        self.search.blockSignals(False)
        self._update_rows()
        self.search.setFocus()

    # -- keys ----------------------------------------------------------------------------------------------------------

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Sends navigation keys to the list and typed characters to the search field, whichever has the focus."""
        if event.type() is not QEvent.Type.KeyPress or not isinstance(event, QKeyEvent):
            return super().eventFilter(watched, event)
        key = Qt.Key(event.key())
        if key in _ENTER:
            self.choose_current()
        elif watched is self.search and self._is_list_key(key):
            self.list.keyPressEvent(event)
        elif watched is self.list and event.text().isprintable() and event.text():
            self.search.setFocus()
            self.search.keyPressEvent(event)
        else:
            return super().eventFilter(watched, event)
        return True

    def _is_list_key(self, key: Qt.Key) -> bool:
        return key in _LIST_KEYS or (key in _SIDEWAYS and self.list.shows_cards and not self.search.text())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Goes back with Escape; Enter clicks the focused button or chooses the current row."""
        key = Qt.Key(event.key())
        if key is Qt.Key.Key_Escape:
            self.step_back()
        elif key in _ENTER:
            button = self.focusWidget()
            if isinstance(button, QPushButton) and button in (self.back_button, self.close_button):
                button.click()
            else:
                self.choose_current()
        else:
            super().keyPressEvent(event)


# -- What can go wrong at one spot of the table: with a card, with a player, or with a quitted trick -------------------


def rows_there(lines: Iterable[Line], table: Table, spot: Spot, words: Words) -> list[Row]:
    """The rows of the lines that concern this spot; those of its player where nothing can go wrong with the card."""
    if spot.trick is not None:
        return list(_with_trick(lines, spot.trick, words, table.edition))
    if spot.seat is None:
        return []
    return list(_with_card(lines, table, spot, words)) or rows_of_player(lines, spot.seat, words, table.edition)


def rows_of_player(lines: Iterable[Line], seat: Seat, words: Words, edition: Edition) -> list[Row]:
    """The rows of what this player can do wrong."""
    return [row_of(line, words, edition) for line in lines if line.seat is seat]


def _with_card(lines: Iterable[Line], table: Table, spot: Spot, words: Words) -> Iterator[Row]:
    """What can be done with the card itself, told with its own sentence; and the questions about the card played."""
    for line in lines:
        if isinstance(line.then, Ask):
            asked = line.then.of if line.then.hand is None else line.then.hand
            if asked is spot.seat and spot.card in _played_last(table, asked):
                yield row_of(line, words, table.edition)
        elif spot.card is not None and callable(line.then):
            choice = next((each for each in line.then().choices if each.card == spot.card), None)
            if choice is not None:
                yield row_of(line, words, table.edition, choice.then, f"wrong-{line.wrong.key}.card")


def _played_last(table: Table, seat: Seat) -> tuple[object, ...]:
    """The cards of this hand in the trick that is being played, or in the one just played."""
    trick = table.trick(table.open_trick if table.lead_due is None else table.open_trick - 1)
    return trick.cards_of(seat) if trick is not None else ()


def _with_trick(lines: Iterable[Line], number: int, words: Words, edition: Edition) -> Iterator[Row]:
    """Who can turn up this quitted trick."""
    for line in lines:
        then: Then = line.then
        for choice in then().choices if callable(then) else ():
            if isinstance(choice.then, Inspect) and choice.then.trick == number:
                yield row_of(line, words, edition, choice.then)


class WrongMenu(QMenu):
    """Offers what can go wrong with a card, a player or a quitted trick, then what each player can do, then all."""

    chosen = Signal(object)  # an Action is one of several classes
    """The Action was chosen."""
    all_wanted = Signal(Seat)
    """The whole list is wanted, of this Seat if it is not None."""

    def __init__(
        self, lines: Sequence[Line], table: Table, spot: Spot, words: Words, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._words = words
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setObjectName("wrong-menu")
        self.setToolTipsVisible(True)
        if parent is not None:
            self.setFont(parent.font())
        title = _title(spot, words)
        self.setTitle(title)
        self.setAccessibleName(title)
        if title:
            self.addAction(title).setEnabled(False)
        self._add_rows(self, rows_there(lines, table, spot, words))
        self.addSeparator()
        for seat in (spot.seat if spot.seat is not None else Seat.N).round():
            rows = rows_of_player(lines, seat, words, table.edition)
            if rows and (spot.card is not None or seat is not spot.seat):
                self._add_rows(self._submenu(self, words.name(seat)), rows)
        self.addSeparator()
        self.addAction(words.text("command-wrong")).triggered.connect(lambda *_: self.all_wanted.emit(spot.seat))

    def _add_rows(self, menu: QMenu, rows: Iterable[Row]) -> None:
        for row in rows:
            if callable(row.then):
                submenu = self._submenu(menu, " · ".join(filter(None, (row.title, row.law))))
                submenu.menuAction().setToolTip(row.detail)
                # An empty menu would not open at all.
                submenu.addAction("")
                submenu.aboutToShow.connect(partial(self._fill, submenu, row))
                continue
            entry = menu.addAction(_label(f"{row.title}\t{row.law}" if row.law else row.title))
            entry.setToolTip(row.detail or row.title)
            entry.setStatusTip(row.detail)
            entry.triggered.connect(partial(self._choose, row))

    def _submenu(self, menu: QMenu, label: str) -> QMenu:
        submenu = menu.addMenu(_label(label))
        submenu.setFont(self.font())
        submenu.setToolTipsVisible(True)
        return submenu

    def _fill(self, submenu: QMenu, row: Row) -> None:
        """Fills the submenu of a row with the choices of its prompt."""
        submenu.clear()
        prompt = row.then() if callable(row.then) else Prompt("", ())
        submenu.addAction(self._words.text(f"wrong-{prompt.key}")).setEnabled(False)
        self._add_rows(submenu, rows_of_choices(prompt, self._words, ""))

    def _choose(self, row: Row, _checked: bool = False) -> None:
        self.chosen.emit(row.then)


def _label(text: str) -> str:
    return text.replace("&", "&&")


def _title(spot: Spot, words: Words) -> str:
    """What the menu is about: "9 of diamonds · West", "West", "Trick 3"."""
    if spot.trick is not None:
        return words.text("wrong-choose-trick", trick=spot.trick)
    card = words.name(spot.card, "bare") if spot.card is not None else ""
    seat = words.name(spot.seat) if spot.seat is not None else ""
    return " · ".join(filter(None, (card[:1].upper() + card[1:], seat)))

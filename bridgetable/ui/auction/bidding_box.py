"""The bidding box: buttons for every call, for the seat that makes it, and for Stop, Alert and Change."""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterable, Mapping, Sequence

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QSizePolicy, QWidget

from bridgetable.cards.call import Bid, Call, Denomination, Double, Pass, Redouble
from bridgetable.cards.card import SUITS, Suit
from bridgetable.cards.seat import Seat
from bridgetable.ui.drawing.colours import CARD_EDGE, CARD_FACE, suit_colour, suit_text_colour
from bridgetable.ui.drawing.suit_symbols import fitted_path, ground_of, is_high_contrast, suit_path
from bridgetable.ui.entry.proposed import ORDINARY, NextCall, caller, calls_are_made, lawful_for
from bridgetable.ui.entry.typed import CallCommand, seat_letters, suit_letters
from bridgetable.ui.kit.accessibility import named
from bridgetable.ui.session.shown import Shown, changed
from bridgetable.words.catalogue import Words

# -- A button of the bidding box, painted so that it looks the same on every system ------------------------------------


class ButtonKind(enum.Enum):
    """What a button of the bidding box stands for."""

    BID = "bid"
    PASS = "pass"
    DOUBLE = "double"
    REDOUBLE = "redouble"
    STOP = "stop"
    ALERT = "alert"
    CHANGE = "change"
    SEAT = "seat"


_FACES = {
    ButtonKind.BID: (CARD_FACE, "#101418"),
    ButtonKind.PASS: ("#1a633e", "#ffffff"),
    ButtonKind.DOUBLE: ("#a8201a", "#ffffff"),
    ButtonKind.REDOUBLE: ("#0b5d8a", "#ffffff"),
    ButtonKind.STOP: ("#a8201a", "#ffffff"),
    ButtonKind.ALERT: ("#0b5d8a", "#ffffff"),
}
"""The background and text colours of buttons with colours of their own; others use the palette."""
_TURN = ("#ffc928", "#1b1500")
_FACE_FADE, _INK_FADE = 0.85, 0.3
"""How much of the window colour is mixed into the background and the text of a dimmed button."""


class BoxButton(QAbstractButton):
    """A button of the bidding box, which gets the focus from the keyboard only, so that a click does not move it."""

    triggered = Signal(bool)
    """Emitted when the button is clicked or pressed, with whether Shift was held."""

    def __init__(self, kind: ButtonKind, parent: QWidget) -> None:
        super().__init__(parent)
        self.kind = kind
        self.dimmed = self.selected = self.turn = False
        self._four_colours = True
        self._tip = ""
        self._label_size: tuple[float, float] | None = None
        self._shift = False
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.clicked.connect(lambda: self.triggered.emit(self._shift))

    def set_label(self, label: str, *, four_colours: bool) -> None:
        """Sets the label: a call with its suit symbol, a letter or a word."""
        self._four_colours = four_colours
        self._label_size = None
        self.setText(label)
        self.updateGeometry()
        self.update()

    def show_state(self, *, dimmed: bool = False, selected: bool = False, turn: bool = False) -> None:
        """Sets whether the button is dimmed, as for an unlawful call, selected, or the seat whose turn it is."""
        if (dimmed, selected, turn) != (self.dimmed, self.selected, self.turn):
            self.dimmed, self.selected, self.turn = dimmed, selected, turn
            self.update()

    def set_tip(self, tip: str) -> None:
        """Sets the tooltip: what the button does, with its key."""
        self._tip = tip
        self._update_tip()

    def set_state_text(self, state: str) -> None:
        """Sets the accessible description and a second line of the tooltip; empty for none."""
        if state != self.accessibleDescription():
            self.setAccessibleDescription(state)
        self._update_tip()

    def _update_tip(self) -> None:
        tip = "\n".join(filter(None, (self._tip, self.accessibleDescription())))
        if tip != self.toolTip():
            self.setToolTip(tip)

    def trigger(self, modifiers: Qt.KeyboardModifier) -> None:
        """Triggers the button from the keyboard."""
        self.triggered.emit(bool(modifiers & Qt.KeyboardModifier.ShiftModifier))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Notes whether Shift is held, for the signal of the click."""
        self._shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        super().mouseReleaseEvent(event)
        self._shift = False

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leaves all keys to the box."""
        event.ignore()

    # -- size ----------------------------------------------------------------------------------------------------------

    def _bold_font(self) -> QFont:
        font = QFont(self.font())
        font.setBold(True)
        return font

    def sizeHint(self) -> QSize:
        """The size of the label with a margin."""
        width, height = self._measured()
        return QSize(round(width + height * 0.35), round(height * 1.5))

    def minimumSizeHint(self) -> QSize:
        """The smallest size that shows the label."""
        _, height = self._measured()
        return QSize(self.sizeHint().width(), round(height * 1.3))

    def _measured(self) -> tuple[float, float]:
        """The width of the label and the height of its letters; measured once, as layouts ask again and again."""
        if self._label_size is None:
            metrics = QFontMetricsF(self._bold_font())
            arrow = metrics.height() * 0.55 if self.kind is ButtonKind.SEAT else 0
            self._label_size = (label_width(self.text(), metrics) + arrow, metrics.height())
        return self._label_size

    def changeEvent(self, event: QEvent) -> None:
        """Measures the label anew in another font."""
        if event.type() == QEvent.Type.FontChange:
            self._label_size = None
        super().changeEvent(event)

    # -- look ----------------------------------------------------------------------------------------------------------

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paints the button; a dimmed one is faded and has no edge."""
        palette = self.palette()
        face, ink = self._colours()
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            box = QRectF(self.rect()).adjusted(1.5, 1.5, -1.5, -1.5)
            edge = palette.highlight().color() if self.selected or self.underMouse() else QColor(CARD_EDGE)
            painter.setPen(Qt.PenStyle.NoPen if self.dimmed and not self.underMouse() else QPen(edge, 1))
            painter.setBrush(face)
            painter.drawRoundedRect(box, 3.5, 3.5)
            if self.hasFocus():
                painter.setBrush(Qt.BrushStyle.NoBrush)
                painter.setPen(QPen(palette.highlight().color(), 3))
                painter.drawRoundedRect(box, 3.5, 3.5)
            painter.setFont(self._bold_font())
            self._draw_label(painter, box, ink)

    def _colours(self) -> tuple[QColor, QColor]:
        palette = self.palette()
        names = _FACES.get(self.kind)
        face, ink = (palette.button().color(), palette.buttonText().color()) if names is None else map(QColor, names)
        if self.turn:
            face, ink = map(QColor, _TURN)
        if self.selected and not self.turn:
            face, ink = palette.highlight().color(), palette.highlightedText().color()
        if self.isDown():
            face = face.darker(115)
        if not self.dimmed:
            return face, ink
        # The text of a dimmed button is a faded version of the window's text colour.
        return self._faded(face, _FACE_FADE), self._faded(palette.windowText().color(), _INK_FADE)

    def _faded(self, colour: QColor, share: float) -> QColor:
        """The colour mixed with this share of the window colour, from 0 to 1."""
        background, rest = self.palette().window().color(), 1 - share
        return QColor.fromRgbF(
            colour.redF() * rest + background.redF() * share,
            colour.greenF() * rest + background.greenF() * share,
            colour.blueF() * rest + background.blueF() * share,
        )

    def _suit_colour(self, suit: Suit) -> QColor:
        if not self.dimmed:
            return QColor(suit_colour(suit, self._four_colours, is_high_contrast(self.palette())))
        return self._faded(QColor(suit_text_colour(suit, ground_of(self.palette()), self._four_colours)), _INK_FADE)

    def _draw_label(self, painter: QPainter, box: QRectF, ink: QColor) -> None:
        metrics = QFontMetricsF(painter.font())
        text, side = self.text(), metrics.ascent() * 0.86
        x = box.center().x() - label_width(text, metrics) / 2
        baseline = box.center().y() + (metrics.ascent() - metrics.descent()) / 2
        if self.kind is ButtonKind.SEAT and self.turn:
            painter.fillPath(_arrow(x - side * 0.75, box.center().y(), side * 0.5), ink)
        for letter in text:
            suit = SUITS.get(letter)
            if suit is not None:
                symbol_box = QRectF(x + 1, baseline - side * 0.95, side, side)
                painter.fillPath(fitted_path(suit_path(suit), symbol_box), self._suit_colour(suit))
                x += side + 2
            else:
                painter.setPen(ink)
                painter.drawText(x, baseline, letter)  # type: ignore[call-overload]
                x += metrics.horizontalAdvance(letter)


def label_width(text: str, metrics: QFontMetricsF) -> float:
    """The width of a label with painted suit symbols."""
    side = metrics.ascent() * 0.86
    return sum(side + 2 if letter in SUITS else metrics.horizontalAdvance(letter) for letter in text)


def _arrow(x: float, y: float, side: float) -> QPainterPath:
    """A small triangle that points to the right."""
    path = QPainterPath()
    path.moveTo(x, y - side * 0.7)
    path.lineTo(x + side, y)
    path.lineTo(x, y + side * 0.7)
    path.closeSubpath()
    return path


_ARROWS = {Qt.Key.Key_Left: (0, -1), Qt.Key.Key_Right: (0, 1), Qt.Key.Key_Up: (-1, 0), Qt.Key.Key_Down: (1, 0)}
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_OTHER_CALLS: tuple[tuple[Call, ButtonKind, str], ...] = (
    (Pass(), ButtonKind.PASS, "P"),
    (Double(), ButtonKind.DOUBLE, "X"),
    (Redouble(), ButtonKind.REDOUBLE, "X X"),
)
_COMMANDS = {
    CallCommand.STOP: ButtonKind.STOP,
    CallCommand.ALERT: ButtonKind.ALERT,
    CallCommand.CHANGE: ButtonKind.CHANGE,
}
SEAT_SPAN, BID_SPAN, OTHER_SPAN, COMMAND_SPAN, SPACE = 5, 6, 10, 9, 1
"""The columns of the grid that a player, a bid, another call, and Stop, Alert or Change take, and those left free
between the groups; five bids are as wide as three other calls."""
WIDEST = 44
"""The greatest width of all buttons together, in line heights."""
MAX_BUTTON_HEIGHT = 2.4
"""The greatest height of a button, in line heights."""


class BiddingBox(QWidget):
    """The buttons, reached by mouse or arrow keys; unlawful calls are dimmed but can be made all the same."""

    called = Signal(object, bool)  # a Call is one of several classes
    """A call was chosen: the Call, and whether to make it without confirmation, because Shift was held."""
    caller_chosen = Signal(Seat)
    """The Seat that is to make the next call was chosen."""
    command_wanted = Signal(CallCommand)
    """Stop, Alert or Change was chosen: the CallCommand."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.calls: dict[Call, BoxButton] = {}
        self.seats: dict[Seat, BoxButton] = {}
        self.commands: dict[CallCommand, BoxButton] = {}
        self._lines: list[list[BoxButton]] = []
        self._next_call = ORDINARY
        self._followed: Shown | None = None
        self._after: Shown | None = None
        self._grid = QGridLayout(self)

    def _build(self) -> None:
        """Makes four lines of buttons: a player, the bids of two levels, and Stop, Alert or Change.

        Where the bids of an eighth level would be, the last line has pass, double and redouble.
        """
        commands = [self._command_button(command, kind) for command, kind in _COMMANDS.items()]
        for line, seat in enumerate(Seat):
            level = 2 * line + 1
            if line < len(commands):
                beside, span = self._level(level + 1), BID_SPAN
            else:
                beside, span = [self._call_button(call, kind) for call, kind, _ in _OTHER_CALLS], OTHER_SPAN
            self._add_line(
                (
                    ([self._seat_button(seat)], SEAT_SPAN),
                    (self._level(level), BID_SPAN),
                    (beside, span),
                    (commands[line : line + 1], COMMAND_SPAN),
                )
            )
        for column in range(self._grid.columnCount()):
            self._grid.setColumnStretch(column, 1)
        self._current = self.calls[Pass()]
        self._current.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setFocusProxy(self._current)
        self._set_spacing()

    def _add_line(self, groups: Iterable[tuple[Sequence[BoxButton], int]]) -> None:
        """Adds a line of groups of buttons, each group with the columns that each of its buttons takes."""
        line, column = len(self._lines), 0
        self._lines.append([])
        for buttons, span in groups:
            for button in buttons:
                self._grid.addWidget(button, line, column, 1, span)
                self._lines[-1].append(button)
                column += span
            column += SPACE

    def _level(self, level: int) -> list[BoxButton]:
        return [self._call_button(Bid(level, name), ButtonKind.BID) for name in Denomination]

    def _call_button(self, call: Call, kind: ButtonKind) -> BoxButton:
        button = self._button(kind, "call", lambda at_once: self.called.emit(call, at_once))
        self.calls[call] = button
        return button

    def _seat_button(self, seat: Seat) -> BoxButton:
        button = self._button(ButtonKind.SEAT, f"box-{seat.name}", lambda _: self.caller_chosen.emit(seat))
        self.seats[seat] = button
        return button

    def _command_button(self, command: CallCommand, kind: ButtonKind) -> BoxButton:
        button = self._button(kind, f"box-{kind.value}", lambda _: self.command_wanted.emit(command))
        self.commands[command] = button
        return button

    def _button(self, kind: ButtonKind, name: str, slot: Callable[[bool], object]) -> BoxButton:
        button = named(BoxButton(kind, self), name)
        button.triggered.connect(slot)
        return button

    # -- showing -------------------------------------------------------------------------------------------------------

    def follow(self, before: Shown | None, after: Shown) -> None:
        """Shows the calls in the current language and colours, and dims those that are not lawful.

        The buttons are made when there is an auction for the first time: during the play the box is hidden.
        """
        self._after = after
        # While the box is hidden nobody sees its buttons: they are brought up to date when it is shown.
        if self._followed is None or self.isVisibleTo(self.window()):
            # Added to a box that is seen, each button would have the whole window laid out.
            seen_empty = self.isVisible() and not self.calls
            if seen_empty:
                self.hide()
            self._catch_up()
            if seen_empty:
                self.show()

    def showEvent(self, event: QShowEvent) -> None:
        """Brings the buttons up to date."""
        super().showEvent(event)
        self._catch_up()

    def _catch_up(self) -> None:
        """Shows what has changed since the buttons were last brought up to date."""
        before, after = self._followed, self._after
        if after is None:
            return
        if not self.calls:
            if not calls_are_made(after.table):
                return
            self._build()
            before = None
        self._followed, four_colours = after, after.options.four_colours
        if before is None or before.words is not after.words or before.options.four_colours != four_colours:
            self._set_texts(after.words, four_colours=four_colours)
        if changed(before, after, "table", "words"):
            self._update_states()

    def show_next_call(self, next_call: NextCall) -> None:
        """Shows what has been specified for the next call: its caller, an alert, or that it is a change."""
        self._next_call = next_call
        self._update_states()

    def _update_states(self) -> None:
        """Updates the state of all buttons from the table and the next call."""
        if self._followed is None:
            return
        table, words, next_call = self._followed.table, self._followed.words, self._next_call
        lawful, next_caller = lawful_for(table, next_call), caller(table, next_call)
        for call, button in self.calls.items():
            button.show_state(dimmed=not next_call.changing and call not in lawful)
            button.set_state_text(words.text("box-unlawful") if button.dimmed else "")
        turn = table.to_call
        for seat, button in self.seats.items():
            has_called = table.auction.has_called(seat)
            dimmed = next_call.changing and not has_called
            button.show_state(dimmed=dimmed, turn=seat is turn, selected=seat is next_caller)
            key = "box-turn" if seat is turn else "box-on" if seat is next_caller else ""
            button.set_state_text(words.text(key) if key else "")
        self.commands[CallCommand.ALERT].show_state(selected=next_call.alerted, dimmed=next_call.changing)
        self.commands[CallCommand.CHANGE].show_state(selected=next_call.changing, dimmed=table.auction.last is None)
        for button in self.commands.values():
            button.set_state_text(words.text("box-on") if button.selected else "")
        self.setEnabled(calls_are_made(table))

    def _set_texts(self, words: Words, *, four_colours: bool) -> None:
        """Sets all labels, tooltips and accessible names in this language."""
        for call, button in self.calls.items():
            button.set_label(words.name(call, "" if isinstance(call, Pass) else "short"), four_colours=four_colours)
            name = spoken_call(call, words)
            button.setAccessibleName(name)
            button.set_tip(words.text("box-call-tip", call=name, key=_key_of(call, words.language)))
        for seat, button in self.seats.items():
            button.set_label(words.name(seat, "letter"), four_colours=four_colours)
            button.setAccessibleName(words.text("box-caller", seat=seat))
            letter = _typed_letter(seat_letters(words.language), seat)
            button.set_tip(words.text("box-caller-tip", seat=seat, key=letter))
        for command, button in self.commands.items():
            name = words.text(f"box-{button.kind.value}")
            button.set_label(name, four_colours=four_colours)
            button.setAccessibleName(name)
            button.set_tip(words.text(f"box-{button.kind.value}-tip", key=command.value))
        self.setAccessibleName(words.text("panel-bidding-box"))

    def changeEvent(self, event: QEvent) -> None:
        """Adapts the spacing when the font changes."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._set_spacing()

    def _set_spacing(self) -> None:
        em = self.fontMetrics().height()
        self._grid.setHorizontalSpacing(max(1, em // 16))
        self._grid.setVerticalSpacing(max(2, em // 6))
        for button in (*self.calls.values(), *self.seats.values(), *self.commands.values()):
            # Under a style sheet a button that is made later does not inherit the font.
            button.setFont(self.font())
            button.setMaximumHeight(round(MAX_BUTTON_HEIGHT * em))
        self._set_margins()

    def _set_margins(self) -> None:
        """Keeps the buttons together in the middle where there is more width than they need."""
        em = self.fontMetrics().height()
        edge = max(3, em // 4)
        side = max(edge, (self.width() - WIDEST * em) // 2)
        self._grid.setContentsMargins(side, edge, side, edge)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Keeps the buttons in the middle."""
        super().resizeEvent(event)
        self._set_margins()

    def minimumSizeHint(self) -> QSize:
        """The size at which every label is whole, whatever the width of the margins."""
        em = self.fontMetrics().height()
        if not self.calls:
            return QSize()
        needed = self._grid.minimumSize()
        return QSize(min(needed.width(), WIDEST * em), needed.height())

    # -- keyboard ------------------------------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Moves between buttons with the arrow keys and triggers one with Enter or Space; ignores other keys."""
        button, key = self.focusWidget(), Qt.Key(event.key())
        if isinstance(button, BoxButton) and key in _ARROWS:
            self._move_focus(button, _ARROWS[key])
        elif isinstance(button, BoxButton) and key in _ENTER:
            button.trigger(event.modifiers())
        else:
            event.ignore()

    def _move_focus(self, start: BoxButton, direction: tuple[int, int]) -> None:
        at = next(n for n, buttons in enumerate(self._lines) if start in buttons)
        line = self._lines[at]
        down, right = direction
        if right:
            self._focus_button(line[max(0, min(len(line) - 1, line.index(start) + right))])
            return
        below = self._lines[max(0, min(len(self._lines) - 1, at + down))]
        x = start.geometry().center().x()
        self._focus_button(min(below, key=lambda button: abs(button.geometry().center().x() - x)))

    def _focus_button(self, button: BoxButton) -> None:
        """Focuses a button and makes it the only one reached by Tab, so that the box is a single tab stop."""
        self._current.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._current = button
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setFocusProxy(button)
        button.setFocus(Qt.FocusReason.OtherFocusReason)

    def focus_lowest_bid(self) -> None:
        """Focuses the lowest bid that is not dimmed, else the pass."""
        bids = [call for call, button in self.calls.items() if isinstance(call, Bid) and not button.dimmed]
        self._focus_button(self.calls[min(bids)] if bids else self.calls[Pass()])


def spoken_call(call: Call, words: Words) -> str:
    """A call as text for screen readers: "1 hearts", "1 no trump", "Double"."""
    if not isinstance(call, Bid):
        return words.name(call)
    suit = call.denomination.suit
    return f"{call.level} {words.text('no-trump') if suit is None else words.name(suit)}"


def _key_of(call: Call, language: str) -> str:
    """The keys typed for a call: "1 H", "P"."""
    if not isinstance(call, Bid):
        return next(key for other, _, key in _OTHER_CALLS if other == call)
    suit = call.denomination.suit
    return f"{call.level} {'N' if suit is None else _typed_letter(suit_letters(language), suit)}"


def _typed_letter(letters: Mapping[str, Suit] | Mapping[str, Seat], wanted: Suit | Seat) -> str:
    """The letter typed for a suit or a seat; a suit with two letters has the language's own one last."""
    candidates = [letter for letter, value in letters.items() if value is wanted]
    return candidates[-1] if isinstance(wanted, Suit) else candidates[0]

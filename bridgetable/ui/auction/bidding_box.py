"""The bidding box: every call there is, who makes it, and what may be said with it. It emits intents."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtCore import QEvent, Qt, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from bridgetable.cards.call import Bid, Call, Denomination, Double, Pass, Redouble
from bridgetable.cards.card import Suit
from bridgetable.cards.seat import Seat
from bridgetable.table.state import Table
from bridgetable.ui.auction.box_button import BoxButton, Kind
from bridgetable.ui.entry.content.proposed_calls import PLAIN, Wish, caller, calls_are_made, lawful_for
from bridgetable.ui.entry.content.typed_calls import SEAT_LETTERS
from bridgetable.ui.entry.content.typed_cards import SUIT_LETTERS
from bridgetable.ui.kit.naming import named
from bridgetable.ui.session.content.shown import Shown, changed
from bridgetable.words.catalogue import Words

_ARROWS = {Qt.Key.Key_Left: (0, -1), Qt.Key.Key_Right: (0, 1), Qt.Key.Key_Up: (-1, 0), Qt.Key.Key_Down: (1, 0)}
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space)
_OTHER_CALLS: tuple[tuple[Call, Kind, str], ...] = (
    (Pass(), Kind.PASS, "P"), (Double(), Kind.DOUBLE, "X"), (Redouble(), Kind.REDOUBLE, "X X"),
)
_SAID = {"stop": (Kind.STOP, "!"), "alert": (Kind.ALERT, "A"), "change": (Kind.CHANGE, "C")}
COLUMNS = 60
"""Columns of the grid: rows of five, four and three share them."""
TALLEST = 2.4
"""How tall a button becomes where there is room, in heights of a line."""


class BiddingBox(QWidget):
    """Calls to click or to reach with the arrow keys; what is not lawful is dimmed, and can be made all the same."""

    called = Signal(object, bool)
    """The call, and whether it is meant whatever it breaks: Shift was held."""
    caller_chosen = Signal(object)
    stop_wanted = Signal()
    alert_wanted = Signal()
    change_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.calls: dict[Call, BoxButton] = {}
        self.seats: dict[Seat, BoxButton] = {}
        self.said: dict[str, BoxButton] = {}
        self._rows: list[list[BoxButton]] = []
        self._table: Table | None = None
        self._words: Words | None = None
        self._wish = PLAIN
        self._grid = QGridLayout()
        self._grid.setContentsMargins(0, 0, 0, 0)
        column = QVBoxLayout(self)
        column.addLayout(self._grid, 1000)
        column.addStretch(1)
        self._build()
        self._current = self.calls[Pass()]
        self._current.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setFocusProxy(self._current)
        self._space()

    def _build(self) -> None:
        self._row([self._seat(seat) for seat in Seat])
        for level in range(1, 8):
            self._row([self._call(Bid(level, denomination), Kind.BID) for denomination in Denomination])
        self._row([self._call(call, kind) for call, kind, _ in _OTHER_CALLS])
        wants = {"stop": self.stop_wanted, "alert": self.alert_wanted, "change": self.change_wanted}
        for name, (kind, _) in _SAID.items():
            self.said[name] = self._button(kind, f"box-{name}", partial(_want, wants[name]))
        self._row(list(self.said.values()))

    def _row(self, buttons: list[BoxButton]) -> None:
        span = COLUMNS // len(buttons)
        for place, button in enumerate(buttons):
            self._grid.addWidget(button, len(self._rows), place * span, 1, span)
        self._rows.append(buttons)

    def _call(self, call: Call, kind: Kind) -> BoxButton:
        button = self._button(kind, "call", lambda at_once: self.called.emit(call, at_once))
        self.calls[call] = button
        return button

    def _seat(self, seat: Seat) -> BoxButton:
        button = self._button(Kind.SEAT, f"box-{seat.name}", lambda _: self.caller_chosen.emit(seat))
        self.seats[seat] = button
        return button

    def _button(self, kind: Kind, name: str, do: Callable[[bool], object]) -> BoxButton:
        button = named(BoxButton(kind, self), name)
        button.pressed_with.connect(do)
        button.installEventFilter(self)
        return button

    # -- showing -------------------------------------------------------------------------------------------------------

    def follow(self, before: Shown | None, after: Shown) -> None:
        """Shows the calls in the language and the colours in use, and which of them are lawful now."""
        four_colours = after.options.four_colours
        if before is None or before.words is not after.words or before.options.four_colours != four_colours:
            self._word(after.words, four_colours=four_colours)
        if changed(before, after, "table", "words"):
            self._table, self._words = after.table, after.words
            self._show_lawful()

    def announce(self, wish: Wish) -> None:
        """Shows what has been said of the next call before the call itself."""
        self._wish = wish
        self._show_lawful()

    def _show_lawful(self) -> None:
        """Which calls are lawful for the next caller, and what has been said of his call."""
        table, words, wish = self._table, self._words, self._wish
        if table is None or words is None:
            return
        lawful, who = lawful_for(table, wish), caller(table, wish)
        for call, button in self.calls.items():
            button.show_state(dimmed=not wish.changing and call not in lawful)
            button.explain(words.text("box-unlawful") if button.dimmed else "")
        turn = table.to_call
        for seat, button in self.seats.items():
            has_called = table.auction.has_called(seat)
            button.show_state(dimmed=wish.changing and not has_called, turn=seat is turn, on=seat is who)
            button.explain(words.text("box-turn") if seat is turn else words.text("box-on") if seat is who else "")
        self.said["alert"].show_state(on=wish.alerted, dimmed=wish.changing)
        self.said["change"].show_state(on=wish.changing, dimmed=table.auction.last is None)
        for button in self.said.values():
            button.explain(words.text("box-on") if button.on else "")
        self.setEnabled(calls_are_made(table))

    def _word(self, words: Words, *, four_colours: bool) -> None:
        """Says everything in this language, each tooltip with its key, and in these colours."""
        for call, button in self.calls.items():
            button.show_call(words.name(call, "" if isinstance(call, Pass) else "short"), four_colours=four_colours)
            name = spoken_call(call, words)
            button.setAccessibleName(name)
            button.tell(words.text("box-call-tip", call=name, key=_key_of(call, words.language)))
        for seat, button in self.seats.items():
            button.show_call(words.name(seat, "letter"), four_colours=four_colours)
            button.setAccessibleName(words.text("box-caller", seat=seat))
            button.tell(words.text("box-caller-tip", seat=seat, key=_letter(SEAT_LETTERS[words.language], seat)))
        for name, button in self.said.items():
            button.show_call(words.text(f"box-{name}"), four_colours=four_colours)
            button.setAccessibleName(words.text(f"box-{name}"))
            button.tell(words.text(f"box-{name}-tip", key=_SAID[name][1]))
        self.setAccessibleName(words.text("panel-bidding-box"))

    def changeEvent(self, event: QEvent) -> None:
        """Everything grows with the letters."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._space()

    def _space(self) -> None:
        em = self.fontMetrics().height()
        self._grid.setHorizontalSpacing(max(1, em // 16))
        self._grid.setVerticalSpacing(max(2, em // 6))
        for button in (*self.calls.values(), *self.seats.values(), *self.said.values()):
            button.setMaximumHeight(round(TALLEST * em))
        layout = self.layout()
        if layout is not None:
            edge = max(3, em // 4)
            layout.setContentsMargins(edge, edge, edge, edge)

    # -- the keys ------------------------------------------------------------------------------------------------------

    def eventFilter(self, watched: object, event: QEvent) -> bool:
        """Arrows go from button to button, Enter presses one, with Shift at once; the rest is for the window."""
        if isinstance(watched, BoxButton) and isinstance(event, QKeyEvent) and event.type() is QEvent.Type.KeyPress:
            key = Qt.Key(event.key())
            if key in _ARROWS:
                self._go(watched, _ARROWS[key])
                return True
            if key in _ENTER:
                watched.press(event.modifiers())
                return True
            event.ignore()
            return True
        return super().eventFilter(watched, event)  # type: ignore[arg-type]

    def _go(self, start: BoxButton, way: tuple[int, int]) -> None:
        row = next(n for n, buttons in enumerate(self._rows) if start in buttons)
        place = self._rows[row].index(start)
        down, right = way
        if right:
            self._take(self._rows[row][max(0, min(len(self._rows[row]) - 1, place + right))])
            return
        below = self._rows[max(0, min(len(self._rows) - 1, row + down))]
        self._take(min(below, key=lambda button: abs(button.geometry().center().x() - start.geometry().center().x())))

    def _take(self, button: BoxButton) -> None:
        """Only the button the keyboard is at can be reached by Tab: the whole box is one stop."""
        self._current.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._current = button
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setFocusProxy(button)
        button.setFocus(Qt.FocusReason.OtherFocusReason)

    def enter(self) -> None:
        """The keyboard goes into the box: to the lowest bid that may be made, else to the pass."""
        bids = [call for call, button in self.calls.items() if isinstance(call, Bid) and not button.dimmed]
        self._take(self.calls[min(bids)] if bids else self.calls[Pass()])


def _want(signal: SignalInstance, _: bool) -> None:
    signal.emit()


def spoken_call(call: Call, words: Words) -> str:
    """A call as it is read out: "1 hearts", "1 no trump", "Double"."""
    if not isinstance(call, Bid):
        return words.name(call)
    suit = call.denomination.suit
    return f"{call.level} {words.text('no-trump') if suit is None else words.name(suit)}"


def _key_of(call: Call, language: str) -> str:
    """What is typed for a call: "1 H", "P"."""
    if not isinstance(call, Bid):
        return next(key for other, _, key in _OTHER_CALLS if other == call)
    suit = call.denomination.suit
    return f"{call.level} {'N' if suit is None else _letter(SUIT_LETTERS[language], suit)}"


def _letter(letters: dict[str, Suit] | dict[str, Seat], wanted: Suit | Seat) -> str:
    """The letter of this language that is typed for it: its own one, which is listed last where there are two."""
    found = [letter for letter, value in letters.items() if value is wanted]
    return found[-1] if isinstance(wanted, Suit) else found[0]

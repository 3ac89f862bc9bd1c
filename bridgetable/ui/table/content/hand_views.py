"""How the four hands are shown one after the other by the button on a plate, and the words and keys for it. No Qt."""

from __future__ import annotations

from bridgetable.cards.seat import Seat
from bridgetable.table.state import Table
from bridgetable.ui.session.content.view_options import HandView, ViewOptions
from bridgetable.ui.table.layout.position import Position
from bridgetable.words.catalogue import Words

HAND_KEYS = {
    Position.TOP: "Ctrl+Up", Position.RIGHT: "Ctrl+Right", Position.BOTTOM: "Ctrl+Down", Position.LEFT: "Ctrl+Left",
}
"""The keys that show the hand on each side of the table in the next way."""
_NEXT = {
    HandView.SHOWN: HandView.HIDDEN, HandView.HIDDEN: HandView.AS_DEALT, HandView.AS_DEALT: HandView.SHOWN,
}


def seen_view(table: Table, seat: Seat, options: ViewOptions) -> HandView:
    """How this hand is seen: dummy's is never hidden once it is spread."""
    view = options.hands[seat]
    return HandView.SHOWN if view is HandView.HIDDEN and _is_spread(table, seat) else view


def next_view(table: Table, seat: Seat, options: ViewOptions) -> HandView:
    """How this hand is shown next: shown, hidden, as dealt; dummy's is not hidden once it is spread."""
    view = _NEXT[seen_view(table, seat, options)]
    return _NEXT[view] if view is HandView.HIDDEN and _is_spread(table, seat) else view


def _is_spread(table: Table, seat: Seat) -> bool:
    return table.spread and seat is table.dummy


def hand_view_words(view: HandView, becomes: HandView, seat: Seat, words: Words) -> tuple[str, str]:
    """Whose hand a button shows and how it is shown now, and what the button makes of it."""
    return words.text(f"hand-is-{view.value}", seat=seat), words.text(f"hand-becomes-{becomes.value}")

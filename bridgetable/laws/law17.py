"""Law 17: the auction period; with 34, three passes of which one was out of rotation."""

from __future__ import annotations

from bridgetable.table.events import Event
from bridgetable.table.state import Table


def reverts_to_the_player_skipped(table: Table) -> tuple[Event, ...]:
    """Three passes have followed a call, one of them out of rotation so that a player lost his turn (17D3, 34)."""
    return ()

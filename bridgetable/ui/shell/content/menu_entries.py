"""The menu entries for what players can do at the table besides calling and playing cards. No Qt."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from bridgetable.cards.seat import Seat
from bridgetable.engine import actions as a
from bridgetable.engine.possible import is_possible
from bridgetable.table.state import Table
from bridgetable.words.catalogue import Words


class MenuEntry(msgspec.Struct, frozen=True):
    """An entry of a menu, with an action or a submenu; it is dimmed unless `enabled`."""

    label: str
    action: a.Action | None = None
    submenu: tuple[MenuEntry, ...] = ()
    enabled: bool = True


MenuEntries = tuple[MenuEntry, ...]


# -- who asks whom ---------------------------------------------------------------------------------------------------


def asking(table: Table, words: Words) -> MenuEntries:
    """Returns an entry for each question about a revoke, by who asks whom (Law 61B)."""
    return tuple(
        MenuEntry(words.text(f"ask-{kind}", seat=said.seat, of=said.of), said, enabled=is_possible(table, said))
        for kind, said in _questions(table)
    )


def _questions(table: Table) -> list[tuple[str, a.Ask]]:
    """Returns the questions about the card of the player asked, then those to declarer about dummy's card."""
    dummy = table.dummy
    own = [(kind, a.Ask(seat, of)) for kind, seat, of in _askers(table)]
    return own + [(f"{kind}-dummys", a.Ask(said.seat, said.of, dummy)) for kind, said in own
                  if said.of is table.declarer]


def _askers(table: Table) -> list[tuple[str, Seat, Seat]]:
    declarer, dummy = table.declarer, table.dummy
    if declarer is None or dummy is None:
        return []
    left, right = table.defenders
    return [
        ("declarer-defender", declarer, left), ("declarer-defender", declarer, right),
        ("dummy-declarer", dummy, declarer), ("dummy-defender", dummy, left), ("dummy-defender", dummy, right),
        ("defender-declarer", left, declarer), ("defender-declarer", right, declarer),
        ("defender-partner", left, right), ("defender-partner", right, left),
    ]


# -- the end of play -------------------------------------------------------------------------------------------------


def ending(table: Table, words: Words) -> MenuEntries:
    """Returns the entries for agreement, objection and the end of a board: cards returned, next board, next round."""
    back = tuple(MenuEntry(words.name(seat), a.ReturnCards(seat), enabled=seat not in table.returned) for seat in Seat)
    everybody = MenuEntry(words.text("table-return-all"), a.ReturnCards(None))
    over = table.over
    return (
        _said_by(table, words, "table-agree", a.Agree),
        _said_by(table, words, "table-object", a.Object),
        MenuEntry(words.text("table-return"), submenu=(everybody, *back), enabled=over),
        _said_by(table, words, "table-next", a.CallNextBoard),
        MenuEntry(words.text("table-round"), a.EndRound(), enabled=over and not table.round_over),
    )


def _said_by(table: Table, words: Words, key: str, make: Callable[[Seat], a.Action]) -> MenuEntry:
    entries = tuple(MenuEntry(words.name(seat), make(seat), enabled=is_possible(table, make(seat))) for seat in Seat)
    return MenuEntry(words.text(key), submenu=entries, enabled=any(entry.enabled for entry in entries))

"""What people can do at the table now besides playing a card in turn: for the menus. No Qt."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from bridgetable.cards.seat import Seat
from bridgetable.engine import actions as a
from bridgetable.engine.possible import is_possible
from bridgetable.table.state import Table
from bridgetable.words.catalogue import Words


class Deed(msgspec.Struct, frozen=True):
    """A line of a menu: an action, or more lines under it; `deed` empty and no lines makes a heading."""

    label: str
    deed: a.Action | None = None
    under: tuple[Deed, ...] = ()
    enabled: bool = True


Deeds = tuple[Deed, ...]


# -- who asks whom ---------------------------------------------------------------------------------------------------


def asking(table: Table, words: Words) -> Deeds:
    """The questions about a revoke, by who asks whom; those nobody can ask now are dimmed."""
    return tuple(
        Deed(words.text(f"ask-{kind}", seat=said.seat, of=said.of), said, enabled=is_possible(table, said))
        for kind, said in _questions(table)
    )


def _questions(table: Table) -> list[tuple[str, a.Ask]]:
    """Who asks whom about his own card; then those who ask declarer about the card of dummy."""
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


def ending(table: Table, words: Words) -> Deeds:
    """Agreement and objection, and what happens after the last card."""
    back = tuple(Deed(words.name(seat), a.ReturnCards(seat), enabled=seat not in table.returned) for seat in Seat)
    everybody = Deed(words.text("table-return-all"), a.ReturnCards(None))
    over = table.over
    return (
        _said_by(table, words, "table-agree", a.Agree),
        _said_by(table, words, "table-object", a.Object),
        Deed(words.text("table-return"), under=(everybody, *back), enabled=over),
        _said_by(table, words, "table-next", a.CallNextBoard),
        Deed(words.text("table-round"), a.EndRound(), enabled=over and not table.round_over),
    )


def _said_by(table: Table, words: Words, key: str, make: Callable[[Seat], a.Action]) -> Deed:
    under = tuple(Deed(words.name(seat), make(seat), enabled=is_possible(table, make(seat))) for seat in Seat)
    return Deed(words.text(key), under=under, enabled=any(deed.enabled for deed in under))

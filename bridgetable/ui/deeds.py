"""What people can do at the table now besides playing a card in turn: for the menus. No Qt."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import msgspec

from bridgetable.cards.card import Card, sorted_for_display
from bridgetable.cards.seat import Seat
from bridgetable.engine import actions as a
from bridgetable.engine.possible import lawful_cards
from bridgetable.laws import law44
from bridgetable.table.state import Table
from bridgetable.ui.playing import possible
from bridgetable.words.catalogue import Words

BREACHES = ("43A2a", "43A2b", "43A2c")


class Deed(msgspec.Struct, frozen=True):
    """A line of a menu: an action, or more lines under it; `deed` empty and no lines makes a heading."""

    label: str
    deed: a.Action | None = None
    under: tuple[Deed, ...] = ()
    enabled: bool = True
    card: Card | None = None


Deeds = tuple[Deed, ...]


# -- who asks whom ---------------------------------------------------------------------------------------------------


def asking(table: Table, words: Words) -> Deeds:
    """The questions about a revoke, by who asks whom; those nobody can ask now are dimmed."""
    return tuple(
        Deed(words.text(f"ask-{kind}", seat=seat, of=of), a.Ask(seat, of), enabled=possible(table, a.Ask(seat, of)))
        for kind, seat, of in _askers(table)
    )


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


# -- what can go wrong -----------------------------------------------------------------------------------------------


def going_wrong(table: Table, words: Words) -> Deeds:
    """Every irregularity possible at this table now, by player, in the order of the Laws."""
    makers: tuple[Callable[[Table, Words], Deed | None], ...] = (
        _attention, _breach, _named, _taken_back, _exposed, _dropped, _out_of_turn, _revoke, _dummy_asks, _inspected,
    )
    return tuple(deed for make in makers if (deed := make(table, words)) is not None)


def _revoke(table: Table, words: Words) -> Deed | None:
    """The hand in turn, if there is a card it may not play."""
    seat = table.turn
    if seat is None or not lawful_cards(table, seat):
        return None
    lawful = law44.lawful_cards(table, seat)
    wrong = table.hands[seat] - lawful
    if not wrong:
        return None
    label = words.text("wrong-revoke", seat=table.player(seat), owed=tuple(sorted(lawful, reverse=True)))
    return Deed(label, under=_cards(words, wrong, lambda card: a.Play(seat, card)))


def _out_of_turn(table: Table, words: Words) -> Deed | None:
    due = table.lead_due
    if due is None:
        return None
    return _by_seat(table, words, "wrong-lead", [s for s in Seat if s is not due], a.Play)


def _exposed(table: Table, words: Words) -> Deed | None:
    return _by_seat(table, words, "wrong-show", table.defenders, lambda s, c: a.Expose(s, (c,), True))


def _dropped(table: Table, words: Words) -> Deed | None:
    return _by_seat(table, words, "wrong-drop", table.defenders, lambda s, c: a.Expose(s, (c,)))


def _named(table: Table, words: Words) -> Deed | None:
    seats = [seat for seat in Seat if seat is not table.dummy]
    return _by_seat(table, words, "wrong-name", seats, a.Name)


def _by_seat(
    table: Table, words: Words, key: str, seats: Iterable[Seat], make: Callable[[Seat, Card], a.Action]
) -> Deed | None:
    """A line for each player who could do it with some card, and under it his cards."""
    found = []
    for seat in seats:
        held = table.hands[seat]
        if held and possible(table, make(seat, min(held))):
            under = _cards(words, held, lambda card, seat=seat: make(seat, card))  # type: ignore[misc]
            found.append(Deed(words.name(seat), under=under))
    return Deed(words.text(key), under=tuple(found)) if found else None


def _cards(words: Words, cards: Iterable[Card], make: Callable[[Card], a.Action]) -> Deeds:
    return tuple(Deed(words.name(card, "bare"), make(card), card=card) for card in sorted_for_display(cards))


def _taken_back(table: Table, words: Words) -> Deed | None:
    found = []
    for number in (table.open_trick, table.open_trick - 1):
        trick = table.trick(number)
        for play in trick.plays if trick is not None else ():
            action = a.TakeBack(play.seat, play.card)
            if possible(table, action):
                label = words.text("wrong-take-back-card", seat=play.seat, card=play.card)
                found.append(Deed(label, action, card=play.card))
    return Deed(words.text("wrong-take-back"), under=tuple(found)) if found else None


def _inspected(table: Table, words: Words) -> Deed | None:
    done = [number for number, trick in table.numbered_tricks() if trick.complete]
    if not done or table.over:
        return None
    seats = tuple(
        Deed(words.name(seat), under=tuple(
            Deed(words.text("wrong-inspect-trick", trick=number), a.Inspect(seat, number)) for number in done
        ))
        for seat in Seat
    )
    return Deed(words.text("wrong-inspect"), under=seats)


def _breach(table: Table, words: Words) -> Deed | None:
    dummy = table.dummy
    if dummy is None or table.over:
        return None
    under = tuple(
        Deed(words.text(f"wrong-breach-{law}", seat=dummy), a.Breach(dummy, law))
        for law in BREACHES if possible(table, a.Breach(dummy, law))
    )
    return Deed(words.text("wrong-breach"), under=under) if under else None


def _dummy_asks(table: Table, words: Words) -> Deed | None:
    dummy = table.dummy
    found = [a.Ask(dummy, of) for of in table.defenders] if dummy is not None else []
    under = tuple(
        Deed(words.text("ask-dummy-defender", seat=ask.seat, of=ask.of), ask) for ask in found if possible(table, ask)
    )
    return Deed(words.text("wrong-dummy-asks"), under=under) if under else None


def _attention(table: Table, words: Words) -> Deed | None:
    """Somebody says that something is wrong, and nobody calls the Director yet."""
    if not table.unsettled:
        return None
    under = tuple(Deed(words.name(seat), a.Attend(seat)) for seat in Seat if possible(table, a.Attend(seat)))
    return Deed(words.text("wrong-attention"), under=under) if under else None


# -- the end of play -------------------------------------------------------------------------------------------------


def ending(table: Table, words: Words) -> Deeds:
    """Agreement, and what happens after the last card."""
    agree = _said_by(table, words, "table-agree", a.Agree)
    back = tuple(Deed(words.name(seat), a.ReturnCards(seat), enabled=seat not in table.returned) for seat in Seat)
    everybody = Deed(words.text("table-return-all"), a.ReturnCards(None))
    over = table.over
    return (
        agree,
        Deed(words.text("table-return"), under=(everybody, *back), enabled=over),
        _said_by(table, words, "table-next", a.CallNextBoard),
        Deed(words.text("table-round"), a.EndRound(), enabled=over and not table.round_over),
    )


def _said_by(table: Table, words: Words, key: str, make: Callable[[Seat], a.Action]) -> Deed:
    under = tuple(Deed(words.name(seat), make(seat), enabled=possible(table, make(seat))) for seat in Seat)
    return Deed(words.text(key), under=under, enabled=any(deed.enabled for deed in under))

"""What is derived from a table carried on to the next one, where an event does not change it.

A card played when everything is in order changes what is derived in a way that is known; any other event leaves alone
what depends on no fact that it has changed.
"""

from __future__ import annotations

from functools import cache
from operator import attrgetter, is_not

from msgspec.structs import replace

from bridgetable.table.dealings import dealings_after
from bridgetable.table.events import (
    Answered,
    Asked,
    CardPlayed,
    Dropped,
    Event,
    ExplanationPutRight,
    Obliged,
    PlayerTold,
)
from bridgetable.table.obligation_record import with_obligation, with_restraint
from bridgetable.table.phase import Phase
from bridgetable.table.state import Table
from bridgetable.table.time_record import accumulated_after, moments_with
from bridgetable.table.trick import Play, Trick

ON_THE_CARDS = ("tricks", "hands")
ON_THE_TURN = (*ON_THE_CARDS, "contract", "auction", "claim", "restrictions")
ON_THE_IRREGULARITIES = ("irregularities", "attention", "established", "settled")

DEPENDS: dict[str, tuple[str, ...]] = {
    "dealings": ON_THE_IRREGULARITIES,
    "recorded": ("irregularities",),
    "obligations_laid": ("obligations",),
    "calls_restraining": ("obligations",),
    "establishments": ("established",),
    "unsettled": ON_THE_IRREGULARITIES,
    "undecided": ON_THE_IRREGULARITIES,
    "pending": ON_THE_IRREGULARITIES,
    "misinformed": ("told",),
    "open_questions": ("agenda",),
    "first_number": (),
    "open_trick": ON_THE_CARDS,
    "winners": (*ON_THE_CARDS, "contract"),
    "phase": (*ON_THE_CARDS, "contract", "auction", "claim"),
    "turn": ON_THE_TURN,
    "spread": (*ON_THE_TURN, *ON_THE_IRREGULARITIES),
    "in_order": (
        *ON_THE_TURN, *ON_THE_IRREGULARITIES, "waived", "transfers", "penalty_cards", "face_down",
    ),
}
"""What is derived, by the facts on which it depends beside those that never change on a board."""

_FACTS = tuple(sorted({fact for facts in DEPENDS.values() for fact in facts}))
_facts_of = attrgetter(*_FACTS)


@cache
def _independent_of(are_changed: tuple[bool, ...]) -> tuple[str, ...]:
    """What is derived from none of the facts that are changed, each of which is true or false here."""
    changed = {fact for fact, is_changed in zip(_FACTS, are_changed, strict=True) if is_changed}
    return tuple(name for name, needed in DEPENDS.items() if changed.isdisjoint(needed))


def carry_on(before: Table, event: Event, after: Table) -> Table:
    """Gives the table after an event what was derived from the one before it and is still true; returns that table."""
    # These two are always known from here on: to find them again would take longer the more has happened.
    moments, dealings = before.moments, before.dealings
    derived = _still_known(before, after).__dict__
    if "dealings" not in derived:
        derived["dealings"] = dealings_after(dealings, event, after)
    derived["moments"] = moments_with(moments, event, len(before.happened))
    derived["accumulated"] = accumulated_after(before, event)
    if isinstance(event, Asked | Answered | Dropped) and "open_questions" in before.__dict__:
        known = before.open_questions
        one = event.question
        derived["open_questions"] = known.asking(one) if isinstance(event, Asked) else known.without(one)
    if isinstance(event, PlayerTold | ExplanationPutRight):
        index = event.telling if isinstance(event, ExplanationPutRight) else len(before.told)
        derived["misinformed"] = before.misinformed.with_telling(index, after.told[index])
    if isinstance(event, Obliged):
        derived["obligations_laid"] = with_obligation(before.obligations_laid, after, len(before.obligations))
        derived["calls_restraining"] = with_restraint(before.calls_restraining, after, event.obligation)
    return after


def _still_known(before: Table, after: Table) -> Table:
    """Gives the other table what was derived from the facts that are the same at both; returns that table."""
    known, derived = before.__dict__, after.__dict__
    for name in _independent_of(tuple(map(is_not, _facts_of(before), _facts_of(after)))):
        if name in known:
            derived[name] = known[name]
    return after


def at_turn(table: Table, slot: int) -> Table:
    """The table as it would be at this turn of the auction: without a contract, and without the calls from there on."""
    return with_facts(table, auction=table.auction.before_turn(slot), contract=None)


def with_facts(table: Table, **facts: object) -> Table:
    """The same table with other facts, and with all that is derived from none of them.

    For facts of which time does not depend: of an event that has happened `carry_on` knows more.
    """
    after, known = replace(table, **facts), table.__dict__
    after.__dict__.update({name: known[name] for name in ("moments", "accumulated") if name in known})
    return _still_known(table, after)


# -- a card in turn --------------------------------------------------------------------------------------------------


def is_in_turn(table: Table, event: CardPlayed) -> bool:
    """Whether the table is in order and the card is played by the hand whose turn it is, to the trick in progress."""
    return table.in_order and event.seat is table.turn and event.trick == table.open_trick


def after_card_in_turn(table: Table, event: CardPlayed) -> Table:
    """The table after a card of which `is_in_turn` is true."""
    seat, number, tricks = event.seat, event.trick, table.tricks
    play = Play(seat, event.card)
    if number - table.first_number == len(tricks):
        trick = Trick(seat, (play,))
        tricks = (*tricks, trick)
    else:
        trick = Trick(tricks[-1].leader, (*tricks[-1].plays, play))
        tricks = (*tricks[:-1], trick)
    hands = table.hands.replacing(seat, table.hands[seat] - {event.card})
    after = replace(table, tricks=tricks, hands=hands, happened=table.happened.adding(event))
    known, derived = table.__dict__, after.__dict__
    derived["in_order"], derived["first_number"] = True, table.first_number
    derived["phase"], derived["open_trick"], derived["turn"] = Phase.PLAY, number, seat.left
    if len(trick.plays) == 4:
        over = number == table.last_number
        derived["phase"] = Phase.OVER if over else Phase.PLAY
        derived["open_trick"], derived["turn"] = number + 1, None if over else trick.winner(table.trump)
    if "dealings" in known:
        derived["dealings"] = known["dealings"]
    if "moments" in known:
        _still_known(table, after)
        derived["moments"] = moments_with(known["moments"], event, len(table.happened))
        derived["accumulated"] = accumulated_after(table, event)
    return after

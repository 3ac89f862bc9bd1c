"""The steps of the tour: what is to be done at the table of a shipped case, and how far it has been done. No Qt."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

import msgspec

from bridgetable.cards.card import Suit
from bridgetable.cards.seat import Seat
from bridgetable.engine.actions import Action, Choose, Play, Summon

CASE = ("cases", "revoke", "revoke-10-what-the-club-three-must-do-2017.case.json")
"""The case of the tour, within the resources."""


class TourStep(msgspec.Struct, frozen=True):
    """One step: the end of its message key, and which action ends it."""

    name: str
    ends: Callable[[Action], bool]


def _plays(seat: Seat, spade: bool = True) -> Callable[[Action], bool]:
    return lambda did: isinstance(did, Play) and did.seat is seat and (did.card.suit is Suit.SPADES) is spade


STEPS = (
    TourStep("lead", _plays(Seat.N)),
    TourStep("revoke", _plays(Seat.E, spade=False)),
    TourStep("director", lambda did: isinstance(did, Summon)),
    TourStep("correct", _plays(Seat.E)),
    TourStep("follow", _plays(Seat.S)),
    TourStep("decide", lambda did: isinstance(did, Choose) and did.by is Seat.S),
)
"""The steps in order; after the last one there is the ruling, of which "tour-end" tells."""


def steps_done(actions: Iterable[Action]) -> int:
    """How many steps these actions have done, in order; other actions between them do no harm."""
    done = 0
    for action in actions:
        if done < len(STEPS) and STEPS[done].ends(action):
            done += 1
    return done


def end_of_step(actions: Sequence[Action], number: int) -> int:
    """How many of these actions it takes until this many steps are done; all of them where they are never done."""
    return next((taken for taken in range(len(actions) + 1) if steps_done(actions[:taken]) >= number), len(actions))

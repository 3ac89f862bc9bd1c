"""What each call means at a point of an auction: the one list that is read by who calls and by who listens."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetable.cards.call import Bid, Double
from bridgetable.generation.shown import Meaning, Situation
from bridgetable.generation.system.later import alone, later
from bridgetable.generation.system.openings import openings
from bridgetable.generation.system.over_theirs import over_double, over_overcall, over_their_bid
from bridgetable.generation.system.responses import responses


def meanings(situation: Situation) -> Iterator[Meaning]:
    """The calls that a player may choose from here, the best first: he makes the first one that his hand is fit for.

    Calls that are not sufficient are among them, and are passed over.
    """
    if situation.highest is None:
        return openings(situation)
    if not situation.mine and not situation.partners:
        return over_their_bid(situation)
    if not situation.mine and len(situation.partners) == 1:
        if situation.opener is situation.seat.partner:
            return responses(situation)
        return over_overcall(situation) if isinstance(situation.partners[0], Bid) else over_double(situation)
    if not situation.mine and isinstance(situation.partners[-1], Double):
        return over_double(situation)
    return later(situation) if situation.partners else alone(situation)

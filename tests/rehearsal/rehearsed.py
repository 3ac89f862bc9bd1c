"""How the tests of rehearsal tell a line, its stops and what is asked there."""

from __future__ import annotations

from bridgetable.engine.history import History
from bridgetable.rehearsal.asked import Asked, Aspect, Stop
from bridgetable.rehearsal.stops import stops
from bridgetable.words.catalogue import Words
from tests.situations import POZNAN, Situation, actions_of, at, bidding

WORDS = Words.of("en", strict=True)


def history(before: Situation, *texts: str) -> History:
    """The history of these actions from a situation, with the cursor at the last."""
    found = History(before.table)
    for action in (one for text in texts for one in actions_of(text)):
        found = found.act(action)
    return found


def last_stop(before: Situation, *texts: str) -> Stop:
    """The last stop of the line of these actions."""
    return stops(history(before, *texts))[-1]


def asked(stop: Stop, aspect: Aspect) -> Asked:
    """The first question about this aspect; fails if there is none."""
    return next(each for each in stop.asked if each.aspect is aspect)


def right(stop: Stop, aspect: Aspect) -> set[str]:
    """The texts of the right choices of an aspect."""
    return {WORDS.say(choice.message) for choice in asked(stop, aspect).choices if choice.right}


def wrong(stop: Stop, aspect: Aspect) -> set[str]:
    """The texts of the choices of an aspect that are not right."""
    return {WORDS.say(choice.message) for choice in asked(stop, aspect).choices if not choice.right}


def aspects(stop: Stop) -> set[Aspect]:
    """What is asked at a stop."""
    return {each.aspect for each in stop.asked}


def revoke(edition: str = "2017") -> Situation:
    """East, who has hearts, discards the 2 of clubs on the first trick against 4S; South has played."""
    return at(POZNAN, "4S S", edition).do("WH9 NH3 EC2 SH4")


def too_low(edition: str = "2017") -> Situation:
    """North opened 1S, and East has bid 1H over it."""
    return bidding(POZNAN, "N", edition).do("bids N 1S 1H")

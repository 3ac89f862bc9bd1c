"""The index of the Laws of the auction: who watches for what, what stands to be asked, who answers."""

from __future__ import annotations

from collections.abc import Callable

from bridgetable.laws import law16, law17, law21, law22, law24, law25, law26, law27, law28, law29, law38
from bridgetable.laws.enforced_passes import could_have_known
from bridgetable.laws.irregular_calls import call_lies_open, faults_of_call
from bridgetable.laws.law19 import is_inadmissible
from bridgetable.laws.law23 import gained_by_it
from bridgetable.laws.replacements import owed_call_made
from bridgetable.table import events as e
from bridgetable.table.irregularity import BarredCall, CallOutOfRotation, ChangedCall, InsufficientBid, Status
from bridgetable.table.option import Option
from bridgetable.table.question import Question
from bridgetable.table.state import Table

# -- who watches for what: each reads the table before the event -----------------------------------------------------


def accepts_a_call(before: Table, event: e.Event) -> tuple[e.Event, ...]:
    """Which irregular calls the next player accepts by calling over them (25B1, 27A, 29A, 37A)."""
    if not isinstance(event, e.CallMade) or event.late or event.implied or event.changes is not None:
        return ()
    return tuple(
        e.Settled(place, Status.ACCEPTED) for place in before.undecided if _accepted(before, place, event)
    )


def _accepted(before: Table, place: int, event: e.CallMade) -> bool:
    fault = before.irregularities[place]
    if not isinstance(fault, CallOutOfRotation | InsufficientBid | ChangedCall | BarredCall):
        return False
    if fault.seat.left is not event.seat or not call_lies_open(before, fault):
        return False
    if isinstance(fault, ChangedCall):
        return law25.accepted_if_called_over(before, place, fault)
    over = before.auction.without(fault.place)
    # A double that Law 19 does not know may never be accepted (Law 32).
    return not is_inadmissible(before, over, fault.seat, fault.call)


def irregular_call(before: Table, event: e.Event) -> tuple[e.Event, ...]:
    """What is irregular about a call (Law 18-19, 25, 29, 35)."""
    if not isinstance(event, e.CallMade) or event.implied:
        return ()
    auction = before.auction.without(event.changes) if event.changes is not None else law28.seen_by(before, event.seat)
    return tuple(e.Infringed(fault) for fault in faults_of_call(before, event, auction))


def corrects_rotation(before: Table, event: e.Event) -> tuple[e.Event, ...]:
    """The correct player calls over an opponent's call at his turn (28B)."""
    return law28.by_the_correct_player(before, event) if isinstance(event, e.CallMade) else ()


def replaces_a_call(before: Table, event: e.Event) -> tuple[e.Event, ...]:
    """A player who owed a call makes it (27B, 30-32)."""
    return owed_call_made(before, event) if isinstance(event, e.CallMade) else ()


def call_kept(before: Table, event: e.Event) -> tuple[e.Event, ...]:
    """Whoever may take a call back keeps it when the auction goes on (25A6, 21B2)."""
    if not isinstance(event, e.CallMade) or not before.agenda:
        return ()
    question = before.agenda[0]
    return (e.Dropped(question),) if question.clause in KEPT_BY_CALLING else ()


AUCTION_WATCHES: tuple[Callable[[Table, e.Event], tuple[e.Event, ...]], ...] = (
    accepts_a_call, irregular_call, corrects_rotation, replaces_a_call, call_kept,
)

# -- what happens by itself, and what is asked ------------------------------------------------------------------------

BY_ITSELF: tuple[Callable[[Table], tuple[e.Event, ...]], ...] = (
    law17.reverts_to_the_player_skipped, law38.never_played, law22.ended_by_itself, law24.at_the_end_of_the_auction,
)
"""What the Laws do without being asked when the auction stands so."""

BEFORE_A_LEAD: tuple[Callable[[Table], Question | None], ...] = (law26.before_partner_leads,)
AFTER_PLAY: tuple[Callable[[Table], Question | None], ...] = (
    law27.damage_of_the_correction, gained_by_it, law21.damage_of_misinformation, could_have_known,
)

AUCTION_ANSWERS: dict[str, Callable[[Table, Question], tuple[Option, ...]]] = {
    "21B2": law21.options,
    "21B3": law16.stand_or_adjust,
    "23": law16.stand_or_adjust,
    "23C": law16.stand_or_adjust,
    **dict.fromkeys(("25A", "25A1", "25A4", "25A6", "25B", "25B1"), law25.options),
    "26A2": law26.require_or_forbid,
    "26B": law26.require_or_forbid,
    **dict.fromkeys(("27A", "27A1", "27B1(a)", "27B1(b)"), law27.options),
    "27D": law16.stand_or_adjust,
    **dict.fromkeys(
        ("29A", "30B1(b)", "30B2", "30B3", "31A2(a)", "31B2", "31C", "32A2(a)", "32B2", "32C"), law29.options
    ),
    "72C": law16.stand_or_adjust,
}

CALLED_OVER = frozenset({"25B", "25B1", "27A", "27A1", "29A"})
"""Questions whose addressee accepts by simply calling."""

KEPT_BY_CALLING = frozenset({"21B2", "25A4", "25A6"})
"""Questions whose addressee keeps his call when the auction goes on."""

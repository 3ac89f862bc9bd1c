"""The index of the Laws of the auction: who watches for what, what stands to be asked, who answers."""

from __future__ import annotations

from collections.abc import Callable

from bridgetable.laws.auction import law17, law21, law22
from bridgetable.laws.auction.law19 import is_inadmissible
from bridgetable.laws.general import law16, law80
from bridgetable.laws.irregular_calls import law24, law26, law28, law38
from bridgetable.laws.irregular_calls.law23 import gained_by_it
from bridgetable.laws.irregular_calls.law25 import unintended as law25
from bridgetable.laws.irregular_calls.law25.on_purpose import (
    accepted_by_calling,
    average_minus_at_most,
    chooses_another,
    is_called_over,
    may_choose_another,
)
from bridgetable.laws.irregular_calls.law27 import insufficient_bid as law27
from bridgetable.laws.irregular_calls.law29 import out_of_rotation as law29
from bridgetable.laws.shared.enforced_passes import could_have_known
from bridgetable.laws.shared.irregular_call import faults_of_call, faults_of_change, is_last
from bridgetable.laws.shared.replacements import owed_call_made, stands_after_all
from bridgetable.table import events as e
from bridgetable.table.auction import Auction
from bridgetable.table.irregularity import BarredCall, CallOutOfRotation, InsufficientBid, Status
from bridgetable.table.option import Option
from bridgetable.table.question import Question
from bridgetable.table.state import Table

# -- who watches for what: each reads the table before the event -----------------------------------------------------


def accepts_a_call(before: Table, event: e.Event) -> tuple[e.Event, ...]:
    """Which irregular calls the next player accepts by calling over them (25B1, 27A, 29A, 37A)."""
    if not isinstance(event, e.CallMade) or event.late or event.implied or event.changes is not None:
        return ()
    seen = law28.seen_by(before, event.seat, event.call)
    accepted = [place for place in before.undecided if _accepted(before, seen, place, event)]
    return tuple(
        more for place in accepted
        for more in (*law29.stands_for_the_first(before, place), e.Settled(place, Status.ACCEPTED))
    ) + tuple(
        more for place in before.undecided if is_called_over(before, place, event)
        for more in accepted_by_calling(before, place)
    )


def _accepted(before: Table, seen: Auction, place: int, event: e.CallMade) -> bool:
    fault = before.irregularities[place]
    if not isinstance(fault, CallOutOfRotation | InsufficientBid | BarredCall):
        return False
    if law80.may_not_accept(before, fault, event.seat):
        return False
    if fault.seat.left is not event.seat or not is_last(seen, fault.place):
        return False
    over = before.auction.without(fault.place)
    # A double that Law 19 does not know may never be accepted (Law 32).
    return not is_inadmissible(before, over, fault.seat, fault.call)


def irregular_call(before: Table, event: e.Event) -> tuple[e.Event, ...]:
    """What is irregular about a call that a player has made (Law 18-19, 25, 29, 35)."""
    if not isinstance(event, e.CallMade) or event.implied or event.by_ruling:
        return ()
    if event.changes is not None:
        allowed = law21.has_leave(before, event.changes) or may_choose_another(before, event)
        return tuple(e.Infringed(fault) for fault in faults_of_change(before, event, event.changes, allowed=allowed))
    auction = law28.seen_by(before, event.seat, event.call)
    return tuple(e.Infringed(fault) for fault in faults_of_call(before, event, auction))


def corrects_rotation(before: Table, event: e.Event) -> tuple[e.Event, ...]:
    """The correct player calls over an opponent's call at his turn (28B)."""
    return law28.by_the_correct_player(before, event) if isinstance(event, e.CallMade) else ()


def replaces_a_call(before: Table, event: e.Event) -> tuple[e.Event, ...]:
    """A player who owed a call makes it (27B, 30-32)."""
    return owed_call_made(before, event) if isinstance(event, e.CallMade) else ()


def must_be_repeated(before: Table, event: e.Event) -> tuple[e.Event, ...]:
    """A pass makes an offender repeat the call that he made out of rotation (31A1, 32A1)."""
    return law29.duty_to_repeat(before, event) if isinstance(event, e.CallMade) else ()


def changed_by_right(before: Table, event: e.Event) -> tuple[e.Event, ...]:
    """A player changes a call that he may change (21B1; 1997: 25B2(b)(2))."""
    if not isinstance(event, e.CallMade):
        return ()
    return (*law21.changes_with_leave(before, event), *chooses_another(before, event))


def call_kept(before: Table, event: e.Event) -> tuple[e.Event, ...]:
    """Whoever may take a call back keeps it when the auction goes on (25A6, 21B2)."""
    if not isinstance(event, e.CallMade) or not before.agenda:
        return ()
    question = before.agenda[0]
    return (e.Dropped(question),) if is_kept_by_calling(question) else ()


AUCTION_WATCHES: tuple[Callable[[Table, e.Event], tuple[e.Event, ...]], ...] = (
    accepts_a_call, irregular_call, changed_by_right, corrects_rotation, replaces_a_call,
    must_be_repeated, call_kept,
    stands_after_all, law24.at_the_end_of_the_auction, law80.accepted_when_back,
)

# -- what happens by itself, and what is asked ------------------------------------------------------------------------

BY_ITSELF: tuple[Callable[[Table], tuple[e.Event, ...]], ...] = (
    law17.reverts_to_the_player_skipped, law38.never_played, law22.ended_by_itself,
)
"""What the Laws do without being asked when the auction stands so."""

BEFORE_A_LEAD: tuple[Callable[[Table], Question | None], ...] = (law26.before_partner_leads,)
AFTER_PLAY: tuple[Callable[[Table], Question | None], ...] = (
    law27.damage_of_the_correction, gained_by_it, law21.damage_of_misinformation, average_minus_at_most,
    could_have_known,
)

AUCTION_ANSWERS: dict[str, Callable[[Table, Question], tuple[Option, ...]]] = {
    "21B2": law21.options,
    "21B3": law16.stand_or_adjust,
    "23": law16.stand_or_adjust,
    "23C": law16.stand_or_adjust,
    **dict.fromkeys(("25A", "25A1", "25A4", "25A6"), law25.options),
    "25B1": law80.not_to_be_accepted(law25.options),
    "25B2(b)(2)": law16.stand_or_adjust,
    "26A2": law26.require_or_forbid,
    "26B": law26.require_or_forbid,
    **dict.fromkeys(("27A", "27A1", "27B1(a)", "27B1(b)"), law27.options),
    "27D": law16.stand_or_adjust,
    **dict.fromkeys(("29A", "30B1(b)", "31A2(a)", "31B2", "32A2(a)", "32B2"), law29.options),
    "72B1": law16.stand_or_adjust,
    "72C": law16.stand_or_adjust,
}

CALLED_OVER = frozenset({"25B1", "27A", "27A1", "29A"})
"""Questions whose addressee accepts by simply calling."""

KEPT_BY_CALLING = frozenset({"21B2", "25A", "25A4", "25A6", "25B1"})
"""Questions whose addressee keeps his call when the auction goes on, where it is a call of his that is asked about."""


def is_kept_by_calling(question: Question) -> bool:
    """Whether somebody is asked about his own call, and not about an opponent's and the one put for it."""
    return question.clause in KEPT_BY_CALLING and len(question.calls) == 1

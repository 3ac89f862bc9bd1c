"""The Law that applies to a cancelled call out of rotation (30, 31, 32), and the call its maker makes in rotation."""

from __future__ import annotations

from typing import Protocol

from bridgetable.cards.call import Call, Double, Pass, Redouble
from bridgetable.cards.seat import Seat
from bridgetable.laws.general.law16 import unauthorised_call
from bridgetable.laws.irregular_calls import law30, law31, law32
from bridgetable.laws.shared.comparing import Comparison
from bridgetable.laws.shared.irregular_call import as_it_was_before
from bridgetable.laws.shared.rotation import at_right_hand_opponents_turn, right_hand_opponent_passed
from bridgetable.table.events import (
    CallInformationRuled,
    CallMade,
    CallWithdrawn,
    Event,
    RepetitionRequired,
    RulingGiven,
    Settled,
)
from bridgetable.table.evolve import evolve
from bridgetable.table.identity import CallId, IrregularityId
from bridgetable.table.irregularity import CallOutOfRotation, Status
from bridgetable.table.obligation import CallOwed, MayNotDouble
from bridgetable.table.question import Question, say
from bridgetable.table.state import Table


class Rectification(Protocol):
    """What Law 30, 31 or 32 says about a call out of rotation."""

    def second_call(self, table: Table, offence: CallOutOfRotation, /) -> str:
        """The number under which a call that follows the offender's own is a change of call; "" if it is none."""

    def rectified(self, table: Table, irregularity: IrregularityId, offence: CallOutOfRotation, /) -> tuple[Event, ...]:
        """What follows at once when the call has been cancelled."""

    def compared_under(self, table: Table, offence: CallOutOfRotation, /) -> Comparison | None:
        """How the replacement is compared with the call; None in editions that do not compare."""

    def new_call_made(
        self, table: Table, irregularity: IrregularityId, offence: CallOutOfRotation, by: CallId, /
    ) -> tuple[Event, ...]:
        """What follows from the replacement, the call `by`."""


def which_law(table: Table, offence: CallOutOfRotation) -> Rectification:
    """Law 30 for a pass, unless Law 31 applies to it (30C); 32 for a double or redouble; 31 for a bid."""
    match offence.call:
        case Pass() if not law30.belongs_to_law_31(table, offence):
            return law30
        case Double() | Redouble():
            return law32
    return law31


def rule_on_replacement(table: Table, irregularity: IrregularityId, by: CallId) -> tuple[Event, ...]:
    """The offender makes the call `by` in rotation after the one out of rotation was cancelled.

    If that call is itself irregular, its own Law comes first.
    """
    made = table.auction.made[by]
    found = _last_owed(table, made.seat)
    if found is None or found[0].irregularity != irregularity:
        return ()
    offence = found[1]
    wanted = _to_repeat(as_it_was_before(table, by), made.seat, by)
    if wanted is not None and made.call != wanted:
        return _another_call(table, offence, by)
    if any(table.is_undecided(n) for n in _offences_of(table, by)) or _had_to_repeat(table, *found, by):
        return ()
    return _the_same_call(table, offence) if wanted is not None else which_law(table, offence).new_call_made(
        table, irregularity, offence, by
    )


# -- the same call again (31A1, 32A1) --------------------------------------------------------------------------------


def must_repeat(table: Table, seat: Seat) -> Call | None:
    """The call out of rotation that this player must now repeat, his right-hand opponent having passed.

    None if another Law makes him pass, or once he has repeated it and another Law has cancelled it.
    """
    return _to_repeat(table, seat, table.auction.next_id)


def _to_repeat(table: Table, seat: Seat, until: int) -> Call | None:
    found = _last_owed(table, seat)
    if found is None or found[0] not in table.calls_owed(seat, CallOutOfRotation) or table.must_pass(seat):
        return None
    owed, offence = found
    if which_law(table, offence) is law30 or not at_right_hand_opponents_turn(table, offence):
        return None
    may_not_double = bool(table.obliged(seat, MayNotDouble))
    if isinstance(offence.call, Double | Redouble) and may_not_double:
        return None
    if _has_repeated(table, owed, offence, until) or not right_hand_opponent_passed(table, owed):
        return None
    return offence.call


def _last_owed(table: Table, seat: Seat) -> tuple[CallOwed, CallOutOfRotation] | None:
    """The last call out of rotation for which this player had to call again, with that obligation."""
    owed = table.last_call_owed_for(seat, CallOutOfRotation)
    offence = table.irregularities[owed.irregularity] if owed is not None else None
    return (owed, offence) if owed is not None and isinstance(offence, CallOutOfRotation) else None


def _has_repeated(table: Table, owed: CallOwed, offence: CallOutOfRotation, until: int) -> bool:
    made = table.auction.made
    return any(made[call_id].call == offence.call for call_id in table.auction.made_by(owed.seat, owed.since, until))


def _had_to_repeat(table: Table, owed: CallOwed, offence: CallOutOfRotation, by: CallId) -> bool:
    """Whether he had already repeated his call as he must, and another Law cancelled it: nothing is compared.

    If his right-hand opponent has acted, he had nothing to repeat.
    """
    if which_law(table, offence) is law30 or not at_right_hand_opponents_turn(table, offence):
        return False
    return right_hand_opponent_passed(table, owed) and _has_repeated(table, owed, offence, by)


def told_to_repeat(before: Table, event: CallMade) -> tuple[Event, ...]:
    """The right-hand opponent passes and the auction continues: the offender must repeat his call (31A1, 32A1)."""
    seat, after = event.seat.left, evolve(before, event)
    found = _last_owed(after, seat)
    if found is None or must_repeat(after, seat) is None or after.auction.closed:
        return ()
    law = law32 if which_law(after, found[1]) is law32 else law31
    irregularity = found[0].irregularity
    if irregularity in before.to_repeat:
        return ()
    return (law.repetition_required(after, found[1]), RepetitionRequired(irregularity))


def _the_same_call(table: Table, offence: CallOutOfRotation) -> tuple[Event, ...]:
    """No rectification: the information of the repeated call is authorised."""
    law = law32 if which_law(table, offence) is law32 else law31
    return (CallInformationRuled(offence.place, (), law.repetition_required.number(table)),)


def _offences_of(table: Table, call: CallId) -> tuple[IrregularityId, ...]:
    return table.irregularities_of((call,))


def _another_call(table: Table, offence: CallOutOfRotation, by: CallId) -> tuple[Event, ...]:
    """He had to repeat his call and made another one: that is cancelled, and he repeats the first."""
    law = law32 if which_law(table, offence) is law32 else law31
    other = table.auction.made[by].call
    message = say("law-31A1-repeat", offender=offence.seat, call=offence.call, other=other)
    told = RulingGiven(law.repetition_required.number(table), message)
    settled = (Settled(irregularity, Status.CORRECTED) for irregularity in _offences_of(table, by))
    return (told, CallWithdrawn(by), unauthorised_call(table, by, offence.seat.side), *settled)


# -- findings without a question -------------------------------------------------------------------------------------


def comparable_unasked(table: Table) -> Question | None:
    """Whether the call just made is comparable, the Director having ruled without being asked that it is not."""
    by = CallId(table.auction.next_id - 1)
    found = _last_owed(table, table.auction.made[by].seat) if by >= 0 and table.auction.made[by].stands else None
    if found is None:
        return None
    owed, offence = found
    comparison = which_law(table, offence).compared_under(table, offence)
    if comparison is None:
        return None
    question = comparison.question(table, owed.irregularity, offence, by)
    return question if comparison.partner_obligations(table, question) and question not in table.answered else None

"""Law 28: calls considered to be in rotation."""

from __future__ import annotations

from itertools import islice

from bridgetable.cards.call import Bid, Call, Pass
from bridgetable.cards.seat import Seat
from bridgetable.laws import irregular_calls, law16, law18, law19, law29
from bridgetable.laws.ask import Ask, Conduct
from bridgetable.laws.clause import clause
from bridgetable.laws.law import Law, has_irregularities, on
from bridgetable.table.auction import Auction
from bridgetable.table.events import CallMade, CallWithdrawn, Event, RotationRestored, RulingGiven, Settled
from bridgetable.table.identity import CallId, IrregularityId
from bridgetable.table.irregularity import CallOutOfRotation, Status
from bridgetable.table.option import Option
from bridgetable.table.question import DIRECTOR, AffectedCalls, ComparedCalls, Question, QuestionAbout, say
from bridgetable.table.state import Table


@clause("28A")
def right_hand_opponent_must_pass(table: Table, seat: Seat) -> bool:
    """A call at the turn of the right-hand opponent is in rotation when he is required by law to pass."""
    return table.to_call is seat.right and table.must_pass(seat.right)


def pass_supplied(table: Table, seat: Seat) -> tuple[Event, ...]:
    """The pass that the right-hand opponent must make, if this player has not waited for it (Law 28A)."""
    if not right_hand_opponent_must_pass(table, seat):
        return ()
    told = RulingGiven("28A", say("law-28A", seat=seat.right, caller=seat))
    return (told, CallMade(seat.right, Pass(), implied=True))


def seen_by(table: Table, seat: Seat, call: Call) -> Auction:
    """The auction in which this player makes this call: without an opponent's call at his turn, if he cancels it."""
    irregularity = cancelled_by(table, seat, call)
    return table.auction if irregularity is None else table.auction.without(_offence(table, irregularity).place)


def seen_at_his_turn(table: Table, seat: Seat) -> tuple[Auction, ...]:
    """The auctions in which this player may call: with an opponent's call at his turn, or without it."""
    irregularity = _called_at_his_turn(table, seat)
    if irregularity is None:
        return (table.auction,)
    offence = _offence(table, irregularity)
    without = table.auction.without(offence.place)
    return (table.auction, without) if offence.seat.left is seat else (without,)


def cancelled_by(table: Table, seat: Seat, call: Call) -> IrregularityId | None:
    """The call out of rotation, as an irregularity, that this call by the correct player cancels (Law 28B).

    A player who is also next after the irregular call accepts it if his own call is legal only over it (29A).
    """
    irregularity = _called_at_his_turn(table, seat)
    if irregularity is None:
        return None
    offence = _offence(table, irregularity)
    over, without = table.auction, table.auction.without(offence.place)
    if offence.seat.left is not seat:
        return irregularity
    in_turn_only = _is_legal_in(table, without, seat, call) and not _is_legal_in(table, over, seat, call)
    return irregularity if in_turn_only else None


def _is_legal_in(table: Table, auction: Auction, seat: Seat, call: Call) -> bool:
    if isinstance(call, Bid):
        return not law18.is_insufficient(table, auction, call)
    return not law19.is_inadmissible(table, auction, seat, call)


def _offence(table: Table, irregularity: IrregularityId) -> CallOutOfRotation:
    offence = table.irregularities[irregularity]
    assert isinstance(offence, CallOutOfRotation)
    return offence


def _called_at_his_turn(table: Table, seat: Seat) -> IrregularityId | None:
    """The undecided call out of rotation that an opponent made at this player's turn.

    While the player next to the caller is asked whether he accepts it, nothing has been assessed; but a call by that
    player himself is his answer (29A).
    """
    for irregularity, offence in irregular_calls.undecided_of_last_call(table, CallOutOfRotation)[-1:]:
        asked = any(seat in question.to for question in table.questions_about(irregularity))
        due = irregular_calls.whose_turn(table.auction, offence.place)
        return irregularity if due is seat and offence.seat.side is not seat.side and not asked else None
    return None


@clause("28B")
def by_the_correct_player(before: Table, event: CallMade) -> tuple[Event, ...]:
    """The player whose turn it was calls before the ruling: his call stands, the opponent's is cancelled.

    1997, 2007: These editions do not say that Law 26 is off, but no penalty is left.
    """
    first = not (event.late or event.implied or event.changes is not None)
    irregularity = cancelled_by(before, event.seat, event.call) if first else None
    if irregularity is None:
        return ()
    told, (withdrawn, *rest) = _opponents_call_cancelled(before, irregularity, event.seat)
    return (withdrawn, told, *rest)


def _opponents_call_cancelled(
    table: Table, irregularity: IrregularityId, seat: Seat
) -> tuple[RulingGiven, tuple[Event, ...]]:
    """Cancels the opponent's call out of rotation, so that this player's stands: the ruling, and other events."""
    offence = _offence(table, irregularity)
    told = RulingGiven("28B", say("law-28B", offender=offence.seat, call=offence.call, seat=seat))
    known = law16.unauthorised_call(table, offence.place, offence.seat.side)
    settled = (
        Settled(one, Status.CORRECTED)
        for one in (*irregular_calls.irregularities_beside(table, irregularity), irregularity)
    )
    restored = RotationRestored(told, (offence.seat,), by_correct_player=True)
    return told, (CallWithdrawn(offence.place), restored, known, *settled)


def said_again(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """What the Director, when he comes, says about a call out of rotation that was corrected before he came."""
    offence = table.irregularities[irregularity]
    if not isinstance(offence, CallOutOfRotation) or table.attention_to(irregularity) is not None:
        return ()
    if table.status(irregularity) is not Status.CORRECTED or table.lead_faced:
        return ()
    told = [restored for restored in table.rotation_restored if offence.seat in restored.offenders]
    last = bool(told) and told[-1].by_correct_player
    number = next((restored.told.clause for restored in reversed(told) if restored.by_correct_player is last), None)
    message = say("law-28-corrected-already", offender=offence.seat, call=offence.call)
    return () if number is None else (RulingGiven(number, message),)


# -- in his turn, or over the irregular call ---------------------------------------------------------------------------


def how_call_was_meant(table: Table) -> Question | None:
    """The question how the next player meant a call that was legal both in his turn (28B) and over it (29A).

    That both are legal follows from the calls; which of the two he did is for the Director to find, as long as nobody
    has called since.
    """
    by = CallId(table.auction.next_id - 1)
    if by < 0 or table.contract is not None:
        return None
    last = table.auction.made[by]
    over = table.auction.last_before(last.seat.right, by, stands=True)
    for irregularity in reversed(table.irregularities_of((over,) if over is not None else ())):
        offence = table.irregularities[irregularity]
        if isinstance(offence, CallOutOfRotation) and _could_be_either(table, irregularity, offence, by):
            question = IN_TURN_OR_OVER_IT.question(
                table, (DIRECTOR,), ComparedCalls(last.seat, (offence.place, by), irregularity)
            )
            return question if question not in table.answered else None
    return None


def _could_be_either(table: Table, irregularity: IrregularityId, offence: CallOutOfRotation, by: CallId) -> bool:
    last, first = table.auction.made[by], table.auction.made[offence.place]
    accepted = table.status(irregularity) is Status.ACCEPTED and table.attention_to(irregularity) is None
    if not (accepted and first.stands and last.stands and last.slot == by and last.seat is offence.seat.left):
        return False
    if irregular_calls.is_second_call(table, offence):
        return False
    next_to_him = tuple(islice(table.auction.made_since(offence.place), 2)) == (by,)
    before = table.auction.without(by)
    at_his_turn = irregular_calls.whose_turn(table.auction, offence.place) is last.seat
    return next_to_him and at_his_turn and _is_legal_in(table, before.without(offence.place), last.seat, last.call)


def in_turn_or_over_it(table: Table, question: QuestionAbout[AffectedCalls]) -> tuple[Option, ...]:
    """In his turn: the irregular call counts as not made (28B). Over it: the call is accepted (29A)."""
    irregularity = question.about.irregularity
    offence = _offence(table, irregularity)
    told, withdrawn = _opponents_call_cancelled(table, irregularity, offence.seat.left)
    return Option("in-turn", (told, *withdrawn)), Option("over-it", law29.accepted_by_calling(table, irregularity))


IN_TURN_OR_OVER_IT = Ask("28B", ("in-turn", "over-it"), in_turn_or_over_it, kept_by=Conduct.CALLING, to_director=True)

LAW = Law(
    28,
    follows=(on(CallMade, by_the_correct_player, needs=(has_irregularities,)),),
    asks=(IN_TURN_OR_OVER_IT,),
    unasked=(how_call_was_meant,),
)

"""Law 11: a side that goes on by itself may forfeit what it was entitled to, or keeps what it could have changed."""

from __future__ import annotations

from collections.abc import Sequence

from bridgetable.cards.seat import Seat
from bridgetable.laws import law16, law50, law53, law57, law60
from bridgetable.laws.ask import Ask, Conduct, Lapse
from bridgetable.laws.clause import clause
from bridgetable.laws.enacted import ENACTED
from bridgetable.laws.law import Law, has_agenda, on
from bridgetable.table.events import Asked, CallMade, CardPlayed, Dropped, Event, RulingGiven, Settled
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import LeadOutOfTurn, PenaltyCardNotPlayed, PrematureLead, PrematurePlay, Status
from bridgetable.table.option import Option
from bridgetable.table.question import DIRECTOR, AffectedCard, CardAtTrick, QuestionAbout, player_in, say
from bridgetable.table.state import Table
from bridgetable.table.time_record import CardArrival


def question_lapses(before: Table, event: CardPlayed) -> tuple[Event, ...]:
    """A question to the Director for which play does not wait is dropped when play goes on."""
    if not before.agenda or before.owing is not None:
        return ()
    question = before.agenda[0]
    # The substitute for a withdrawn card is still part of the correction.
    gone = ENACTED.declared(question).lapses is not Lapse.NEVER and player_in(question.about) is not event.seat
    return (Dropped(question),) if gone else ()


def kept_by_calling(before: Table, event: CallMade) -> tuple[Event, ...]:
    """A call that could be changed is kept when the auction goes on (25A6, 21B2)."""
    if not before.agenda:
        return ()
    question = before.agenda[0]
    return (Dropped(question),) if ENACTED.declared(question).kept_by is Conduct.CALLING else ()


def kept_by_playing(table: Table, seat: Seat) -> tuple[Event, ...]:
    """A player who plays on without an answer has kept the card he could have changed (Law 62C)."""
    if table.owing is not None:
        return ()
    player = table.player(seat)
    return tuple(
        Dropped(question)
        for question in table.agenda
        if (player in question.to and ENACTED.declared(question).kept_by is Conduct.PLAYING)
        or ENACTED.declared(question).lapses is Lapse.WITH_ANY_CARD
    )


@clause("11A")
def declaring_side_has_played_since(table: Table, partner: Seat, number: int) -> bool:
    """Declarer's side has played after the offender's partner has: it is too late to tell partner what to play."""
    trick = table.trick(number)
    seats = [play.seat for play in trick.plays] if trick is not None else []
    if partner not in seats:
        return False
    later = table.trick(number + 1)
    since = seats[seats.index(partner) :] + [play.seat for play in (later.plays if later is not None else ())]
    return any(not table.is_defender(seat) for seat in since)


@clause("11A")
def played_on_after_both(
    table: Table, irregularity: IrregularityId, offence: PrematureLead | PrematurePlay, number: int
) -> tuple[Event, ...]:
    """Declarer has seen both cards and played: the Director says whether that costs his choice under 57A.

    It does if his side has played to the next trick: partner's play to this one is over.
    """
    later = table.trick(number + 1)
    if later is not None and any(not table.is_defender(play.seat) for play in later.plays):
        return _cards_stand(irregularity, offence)
    about = AffectedCard(offence.seat, offence.card, offence.trick, irregularity)
    asked = Asked(MAY_BE_FORFEITED.question(table, (DIRECTOR,), about))
    return (asked, Settled(irregularity, Status.NOTICED))


def _cards_stand(irregularity: IrregularityId, offence: PrematureLead | PrematurePlay) -> tuple[Event, ...]:
    told = RulingGiven("11A", say("law-11A-played-on", offender=offence.seat, card=offence.card))
    return (told, Settled(irregularity, Status.ACCEPTED))


# -- a defender's card that was picked up, and over which the opponents have played on ---------------------------------


@clause("11A")
def played_on_over_a_card_taken_back(
    table: Table,
    irregularity: IrregularityId,
    offence: LeadOutOfTurn | PrematureLead | PrematurePlay,
    since: Sequence[CardArrival],
) -> tuple[Event, ...]:
    """The opponents have played on since the card was picked up: the Director says whether that costs their right.

    It does where the next opponent has played (60A1). They had no right that it could cost where the card was
    declarer's or dummy's.
    """
    if any(play.seat is offence.seat.left for play in since):
        return law60.played_on_over_a_card_in_the_hand(table, offence)
    return opponents_right_is_judged(table, irregularity, offence)


def opponents_right_is_judged(
    table: Table,
    irregularity: IrregularityId,
    offence: LeadOutOfTurn | PenaltyCardNotPlayed | PrematureLead | PrematurePlay,
) -> tuple[Event, ...]:
    """The Director says whether declarer, who has played on over the card picked up, has lost his right (Law 11A)."""
    about = AffectedCard(offence.seat, offence.card, offence.trick, irregularity)
    question = MAY_BE_FORFEITED.question(table, (DIRECTOR,), about)
    return (Asked(question),) if table.is_defender(offence.seat) else _forfeited(table, about)


def forfeited_or_not(table: Table, question: QuestionAbout[AffectedCard]) -> tuple[Option, ...]:
    """The right is lost, and the cards stay where they are; or it is not, and the card becomes a penalty card (50B)."""
    seat, card = question.about.seat, question.about.card
    offence = table.irregularities[question.about.irregularity]
    if isinstance(offence, PrematureLead | PrematurePlay) and law53.is_still_in_trick(table, offence):
        irregularity = question.about.irregularity
        kept = RulingGiven("11A", say("law-11A-choice-kept", offender=seat, card=card))
        return (
            Option("forfeited", _cards_stand(irregularity, offence)),
            Option("not-forfeited", (kept, *law57.declarer_chooses(table, irregularity, offence))),
        )
    told = RulingGiven("11A", say("law-11A-not-forfeited", offender=seat, card=card))
    options = [Option("forfeited", _forfeited(table, question.about))]
    if card in table.hands[seat]:
        options.append(Option("not-forfeited", (told, *law50.lay_penalty_card(table, seat, card))))
    return tuple(options)


def _forfeited(table: Table, about: CardAtTrick) -> tuple[Event, ...]:
    told = RulingGiven("11A", say("law-11A-taken-back", offender=about.seat, card=about.card))
    return (told, law16.unauthorised_for_offenders(table, about.card, about.seat.side))


MAY_BE_FORFEITED = Ask("11A", ("forfeited", "not-forfeited"), forfeited_or_not, to_director=True)

LAW = Law(
    11,
    asks=(MAY_BE_FORFEITED,),
    follows=(on(CardPlayed, question_lapses, needs=(has_agenda,)), on(CallMade, kept_by_calling, needs=(has_agenda,))),
)

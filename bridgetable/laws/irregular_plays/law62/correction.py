"""Law 62: correction of a revoke."""

from __future__ import annotations

from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.laws.ask import KEEP_OR_WITHDRAW, Ask, Conduct
from bridgetable.laws.clause import E2017, clause
from bridgetable.laws.general.law16 import unauthorised_for_offenders
from bridgetable.laws.irregular_plays.law50.penalty_card import lay_penalty_card
from bridgetable.laws.play.law44 import lawful_cards
from bridgetable.table.events import CardWithdrawn, Event, InformationRuled, Restricted, RulingGiven, Settled
from bridgetable.table.evolve import evolve, evolve_all
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import Revoke, Status, card_involved
from bridgetable.table.option import Option
from bridgetable.table.question import Question, say
from bridgetable.table.records import WithdrawnCard
from bridgetable.table.restriction import AnotherCard
from bridgetable.table.state import Table


@clause("62A")
def must_be_corrected(table: Table, place: IrregularityId) -> bool:
    """A revoke is corrected as long as it is not established, nor found too late to be corrected at all (62D1)."""
    return table.establishment(place) is None and not found_too_late(table, place)


@clause("62D1")
def corrected_on_trick_twelve(table: Table, place: IrregularityId) -> bool:
    """On the twelfth trick even an established revoke is corrected, until all four hands are back in the board."""
    offence = table.irregularities[place]
    return isinstance(offence, Revoke) and offence.trick == 12 and len(table.returned) < 4


def found_too_late(table: Table, place: IrregularityId) -> bool:
    """Whether attention was drawn to a revoke on the twelfth trick only when all four hands were back in the board.

    In 2017 agreement to a claim may not be established by then; the revoke stands all the same, as an established one.
    """
    drawn = table.attention_to(place)
    return table.irregularities[place].trick == 12 and drawn is not None and drawn.hands_back


def has_become_established(table: Table, place: IrregularityId) -> bool:
    """Whether the revoke at this place is established by the course of play, not only deemed so (63A)."""
    held = table.establishment(place)
    return held is not None and not held.deemed


@clause("62C3", E2017)
def both_sides_on_one_trick(table: Table, place: IrregularityId) -> tuple[IrregularityId, ...]:
    """Both sides revoked on this trick and only one has played to the next: all these revokes are corrected."""
    offence = table.irregularities[place]
    if not isinstance(offence, Revoke):
        return ()
    same = [
        other
        for other in table.unsettled
        if isinstance(revoke := table.irregularities[other], Revoke) and revoke.trick == offence.trick
    ]
    later = table.trick(offence.trick + 1)
    went_on = {play.seat.side for play in later.plays} if later is not None else set()
    if len({table.irregularities[other].seat.side for other in same}) < 2 or len(went_on) != 1:
        return ()
    return tuple(sorted(same, key=lambda other: _order(table, offence.trick, table.irregularities[other].seat)))


def _order(table: Table, number: int, seat: Seat) -> int:
    trick = table.trick(number)
    return trick.leader.steps_to(seat) if trick is not None else 0


# -- 62B: the card comes back ------------------------------------------------------------------------------------


def correct(table: Table, places: tuple[IrregularityId, ...], *, penalty_card: bool = True) -> tuple[Event, ...]:
    """The revokes are corrected in the order of the trick, then whoever played afterwards is asked (62A–62D).

    `penalty_card` is false where declarer may not enforce one (1997: 43B3).
    """
    events: list[Event] = []
    now = table
    for place in places:
        offence = now.irregularities[place]
        if isinstance(offence, Revoke):
            happened = (*_reopened(now, offence), *withdraw(now, place, offence, penalty_card=penalty_card))
            events += happened
            now = evolve_all(now, happened)
    return (*events, *_questions(now, places))


def withdraw(table: Table, place: IrregularityId, revoke: Revoke, *, penalty_card: bool = True) -> tuple[Event, ...]:
    """The offender takes the card back and owes a lawful one; a defender's becomes a penalty card (62B1, 62B2)."""
    trick = table.trick(revoke.trick)
    play = next((p for p in trick.plays if p.card == revoke.card), None) if trick is not None else None
    back: tuple[Event, ...] = (CardWithdrawn(revoke.seat, revoke.card, revoke.trick, offending=True),) if play else ()
    after = evolve_all(table, back)
    key = "law-62A" if after.turn in (None, revoke.seat) else "law-62A-later"  # he had played before his turn
    if table.establishment(place) is not None:
        key = "law-62A-established"
    told = RulingGiven("62A", say(key, offender=revoke.seat, card=revoke.card))
    was_faced = play is not None and (play.was is not None or table.is_faced(revoke.seat, revoke.card))
    if table.is_defender(revoke.seat) and not was_faced:
        laid = lay_penalty_card(after, revoke.seat, revoke.card)
        if may_not_guide_partner(table, revoke):
            # 62D2 comes before what 50E says of a penalty card.
            untold = tuple(event for event in laid if not isinstance(event, InformationRuled))
            laid = (*untold, unauthorised_for_offenders(table, revoke.card, revoke.seat.side))
        kept: tuple[Event, ...] = (
            RulingGiven("62B1", say("law-62B1", offender=revoke.seat, card=revoke.card)), *laid,
        )
        if not penalty_card:
            kept = tuple(event for event in laid if isinstance(event, InformationRuled))
    else:
        kept = (
            RulingGiven("62B2", say("law-62B2", offender=revoke.seat, card=revoke.card)),
            unauthorised_for_offenders(table, revoke.card, revoke.seat.side),
        )
    return (told, *back, *kept, Settled(place, Status.CORRECTED), *_before_partner_played(table, revoke))


def _reopened(table: Table, revoke: Revoke) -> tuple[Event, ...]:
    """On trick twelve the last cards go back to the hands, so that the play can be resumed (62D1)."""
    if revoke.trick != 12:
        return ()
    last = table.trick(13)
    ruling = RulingGiven("62D1", say("law-62D1" if last is not None else "law-62D1-in-time", offender=revoke.seat))
    plays = last.plays if last is not None else ()
    return (ruling, *(CardWithdrawn(play.seat, play.card, 13, offending=False) for play in plays))


@clause("62D2")
def _before_partner_played(table: Table, revoke: Revoke) -> tuple[Event, ...]:
    """On trick twelve a partner still to play may not be guided by the revoke card he saw."""
    if not may_not_guide_partner(table, revoke):
        return ()
    told = say("law-62D2", offender=revoke.seat, partner=revoke.seat.partner, card=revoke.card)
    return (RulingGiven("62D2", told),)


def may_not_guide_partner(table: Table, revoke: Revoke) -> bool:
    """Whether a defender revoked on the twelfth trick before his partner's turn to play to it (62D2)."""
    trick = table.trick(revoke.trick)
    played = trick is not None and trick.card_of(revoke.seat.partner) is not None
    return revoke.trick == 12 and not played and table.is_defender(revoke.seat)


# -- 62C: the cards played since ---------------------------------------------------------------------------------


def _questions(table: Table, places: tuple[IrregularityId, ...]) -> tuple[Event, ...]:
    """One question for each card played after the revoke, in the order they were played."""
    first = min(places)
    revoke = table.irregularities[first]
    if not isinstance(revoke, Revoke):
        return ()
    mended = {table.irregularities[place].seat for place in places}
    standing = {
        card_involved(offence) for place, offence in table.recorded
        if isinstance(offence, Revoke) and place not in places and has_become_established(table, place)
    }
    asked: list[Event] = []
    for number in (revoke.trick, revoke.trick + 1):
        trick = table.trick(number)
        if trick is None:
            continue
        order = trick.leader.round()
        start = trick.leader.steps_to(revoke.seat) + 1 if number == revoke.trick else 0
        for seat in order[start:]:
            card = trick.card_of(seat)
            # An established revoke on the same trick stands as it was played (63B).
            if card is None or (number == revoke.trick and seat in mended) or card in standing:
                continue
            if seat.side is not revoke.seat.side and card in table.late_plays:
                continue
            ask = OFFENDER_MAY_CHANGE if seat.side is revoke.seat.side else INNOCENT_MAY_CHANGE
            asked.append(ask.put(table, (table.player(seat),), seat, card, number, first))
    return tuple(asked)


@clause("62C1")
def innocent_may_change(table: Table, question: Question) -> tuple[Option, ...]:
    """A non-offender may withdraw a card he played after the revoke and before attention was drawn to it."""
    return _keep_or_withdraw(table, question, offending=False)


@clause("62C2")
def offender_may_change(table: Table, question: Question) -> tuple[Option, ...]:
    """Only after the innocent player before him has changed may the next of the offending side withdraw his card."""
    seat, trick = question.seat, question.trick
    changed = seat is not None and any(
        w.seat is seat.right and w.trick == trick and not w.offending for w in _since_correction(table, question)
    )
    if not changed and not must_change(table, question):
        return ()
    return _keep_or_withdraw(table, question, offending=True)


def _since_correction(table: Table, question: Question) -> tuple[WithdrawnCard, ...]:
    """The cards withdrawn after the revoke card itself came back."""
    revoke = table.irregularities[question.irregularity or 0]
    chain = table.withdrawn
    for place in range(len(chain) - 1, -1, -1):
        if chain[place].card == card_involved(revoke) and chain[place].offending:
            return chain[place + 1 :]
    return ()


def _keep_or_withdraw(table: Table, question: Question, *, offending: bool) -> tuple[Option, ...]:
    seat, card, number = question.seat, question.card, question.trick
    trick = table.trick(number or 0)
    if seat is None or card is None or number is None or trick is None or card not in trick.cards_of(seat):
        return ()
    withdraw_it = Option("withdraw", _taken_back(table, question, seat, card, number, offending))
    if must_change(table, question):
        return (withdraw_it,)
    keep = Option("keep", ())
    return (keep, withdraw_it) if has_another(table, seat, card, number) else (keep,)


def _taken_back(
    table: Table, question: Question, seat: Seat, card: Card, number: int, offending: bool
) -> tuple[Event, ...]:
    back = CardWithdrawn(seat, card, number, offending=offending)
    after = evolve(table, back)
    told = RulingGiven(question.clause, say(f"law-{question.clause}", seat=seat, card=card))
    another = () if must_change(table, question) else (Restricted(AnotherCard(seat, card, number)),)
    if table.is_defender(seat) and (offending or _both_corrected(table, question)):
        return (back, told, *another, *lay_penalty_card(after, seat, card, not_on=number))
    offenders = seat.side if offending else seat.side.opponents
    return (back, told, *another, unauthorised_for_offenders(table, card, offenders))


def _both_corrected(table: Table, question: Question) -> bool:
    """Whether revokes of both sides are being corrected: then nobody is innocent (62C3)."""
    first = table.irregularities[question.irregularity or 0]
    sides = {
        offence.seat.side
        for place, offence in table.recorded
        if isinstance(offence, Revoke) and isinstance(first, Revoke) and offence.trick == first.trick
        and table.status(place) is Status.CORRECTED
    }
    return len(sides) == 2


def has_another(table: Table, seat: Seat, card: Card, number: int) -> bool:
    """Whether the player, with the card back, could lawfully play anything else."""
    back = evolve(table, CardWithdrawn(seat, card, number, offending=False))
    return bool(lawful_cards(back, seat) - {card})


def must_change(table: Table, question: Question) -> bool:
    """Whether the card cannot stay: the lead is now another player's, or the card no longer follows suit."""
    seat, card, number = question.seat, question.card, question.trick
    trick = table.trick(number or 0)
    if seat is None or card is None or number is None or trick is None or card not in trick.cards_of(seat):
        return False
    if trick.leader is not table.due_to_lead(number):
        return True
    back = evolve(table, CardWithdrawn(seat, card, number, offending=False))
    fits = card in lawful_cards(back, seat)
    return not fits and trick.leader is not seat and card.suit is not trick.suit_led


INNOCENT_MAY_CHANGE = Ask("62C1", KEEP_OR_WITHDRAW, innocent_may_change, kept_by=Conduct.PLAYING)
OFFENDER_MAY_CHANGE = Ask("62C2", KEEP_OR_WITHDRAW, offender_may_change, kept_by=Conduct.PLAYING)

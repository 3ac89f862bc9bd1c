"""Law 53: a lead out of turn: how it is found, accepted, or ruled on (with 54 to 57 and 60)."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import TypeAlias

from msgspec.structs import replace

from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.laws import (
    law11,
    law16,
    law26,
    law41,
    law44,
    law47,
    law50,
    law51,
    law54,
    law55,
    law56,
    law57,
    law60,
    law61,
)
from bridgetable.laws.clause import E1997, E2017, clause
from bridgetable.laws.enacted import ENACTED
from bridgetable.laws.law import Law, Rule, first_that_applies, has_irregularities, on, when_complete
from bridgetable.table.chronology import cards_played_since, moment_of_irregularity
from bridgetable.table.events import (
    Asked,
    AttentionDrawn,
    CardPlayed,
    CardPutBack,
    CardWithdrawn,
    Event,
    Infringed,
    LeadLaidFaceDown,
    RulingGiven,
    Settled,
)
from bridgetable.table.evolve import evolve, evolve_all
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import (
    Irregularity,
    LeadBeforeChoice,
    LeadOutOfTurn,
    PenaltyCardNotPlayed,
    PrematureLead,
    PrematurePlay,
    Revoke,
    Status,
    TakenBack,
    card_involved,
)
from bridgetable.table.option import Option
from bridgetable.table.question import AffectedCard, QuestionAbout, player_in, say
from bridgetable.table.state import Table
from bridgetable.table.time_record import CardArrival
from bridgetable.table.trick import Play, Trick

# -- Whether an irregular card is still in its trick: a card that was withdrawn in time needs no rectification ---------


CardPlayedIrregularly: TypeAlias = LeadOutOfTurn | PenaltyCardNotPlayed | PrematureLead | PrematurePlay


def is_still_in_trick(table: Table, offence: CardPlayedIrregularly) -> bool:
    """Whether the card is still in its trick, as the offender's."""
    trick = table.trick(offence.trick)
    return trick is not None and offence.card in trick.cards_of(offence.seat)


def no_longer_in_trick(table: Table, irregularity: IrregularityId, offence: CardPlayedIrregularly) -> tuple[Event, ...]:
    """The card has left the trick in the meantime: there is nothing left to rectify."""
    return () if is_still_in_trick(table, offence) else (Settled(irregularity, Status.CORRECTED),)


# -- acceptance of a lead out of turn, with the options that Laws 55 and 56 give the opponents -------------------------


IrregularLead: TypeAlias = LeadOutOfTurn | PrematureLead


@clause("53A")
def may_be_accepted(table: Table, offence: IrregularLead) -> bool:
    """Any faced lead out of turn may be treated as a correct lead."""
    return law47.may_accept_despite_misinformation(table, offence.seat, offence.trick)


@may_be_accepted.wording("53A", E2017)
def _(table: Table, offence: IrregularLead) -> bool:
    """Before the thirteenth trick any faced lead out of turn may be treated as a correct lead."""
    return offence.trick < table.last_number and law47.may_accept_despite_misinformation(
        table, offence.seat, offence.trick
    )


@clause("53A")
def accepted_by_playing(before: Table, event: CardPlayed) -> tuple[Event, ...]:
    """The lead becomes correct when the next hand plays to it, or the wrong defender does (53C).

    Nobody plays to a lead that was picked up again: what is played is played to another, or leads itself.
    """
    led = before.undecided_as(LeadOutOfTurn, trick=event.trick)
    accepted = _may_all_be_accepted(before, [(n, lead) for n, lead in led if lead.seat is event.seat.right])
    if before.is_defender(event.seat):
        by_declarer = [(n, lead) for n, lead in led if lead.seat is event.seat.left and lead.due is not event.seat]
        accepted += _may_all_be_accepted(before, by_declarer)
    return tuple(Settled(irregularity, Status.ACCEPTED) for irregularity in sorted(accepted))


def _may_all_be_accepted(
    table: Table, leads: Sequence[tuple[IrregularityId, LeadOutOfTurn]]
) -> tuple[IrregularityId, ...]:
    """The leads out of turn, all by one player to one trick, if the first may be accepted; else none of them."""
    _, first = leads[0] if leads else (None, None)
    if first is None or not is_still_in_trick(table, first) or not may_be_accepted(table, first):
        return ()
    return tuple(irregularity for irregularity, _ in leads)


@clause("53C", E2017, printed={E1997: "53B"})
def played_by_wrong_defender(table: Table, offence: LeadOutOfTurn, seat: Seat) -> bool:
    """The defender on the right of declarer's irregular lead plays: the lead stands, and 57 applies to his card."""
    return table.is_defender(seat) and offence.seat.right is seat and offence.due is not seat


@clause("53B", E2017, printed={E1997: "53C"})
def proper_lead(table: Table, seat: Seat, card: Card) -> tuple[Event, ...]:
    """The opponent whose turn it was makes his own lead: it stands, and cards played in error are withdrawn.

    A card that the next hand could play to the irregular lead is taken as played to it (53A). A defender who did not
    wait for the lead that declarer had to make again keeps a penalty card (60B).
    """
    trick = table.trick(table.open_trick)
    if trick is None or trick.card_of(seat) is not None:
        return ()
    for irregularity, lead in _leads_instead_of_his(table, trick, seat):
        if early := law60.played_before_declarer_led(table, irregularity, lead):
            return (*early, CardPlayed(seat, card, lead.trick))
        if not _follows_to_it(table, lead, seat, card):
            withdrawn = _all_withdrawn(table, irregularity, lead, trick)
            return (*withdrawn, _proper_lead_stands(table, lead, seat, card), CardPlayed(seat, card, lead.trick))
    return ()


def _leads_instead_of_his(table: Table, trick: Trick, seat: Seat) -> list[tuple[IrregularityId, LeadOutOfTurn]]:
    """The leads out of turn to this trick, by the other side, made when it was his lead, and not accepted yet (53A)."""
    led = [
        (irregularity, lead)
        for play in trick.plays
        # A card that was withdrawn since may have been led to another trick.
        for irregularity, lead in table.recorded_as(
            LeadOutOfTurn, trick=table.open_trick, by=(play.seat,), card=play.card
        )
        if lead.due is seat and lead.seat.side is not seat.side
        if table.is_undecided(irregularity) or _accepted_by_his_partner_alone(table, irregularity, trick)
    ]
    return sorted(led, key=lambda found: found[0])


def _follows_to_it(table: Table, lead: LeadOutOfTurn, seat: Seat, card: Card) -> bool:
    """Whether the next hand's card can be one played to the irregular lead, which accepts it (53A).

    An opening lead by declarer's side (54E) and a lead to the last trick cannot be accepted.
    """
    follows = card.suit is lead.card.suit or not table.holds(seat, lead.card.suit)
    return lead.seat.left is seat and follows and lead.trick > 1 and may_be_accepted(table, lead)


def _all_withdrawn(table: Table, irregularity: IrregularityId, lead: LeadOutOfTurn, trick: Trick) -> tuple[Event, ...]:
    """The irregular lead and what was played to it go back, and nothing done with these cards is an offence now."""
    offending, cards = lead.seat.side, {play.card for play in trick.plays}
    return (
        *(CardWithdrawn(p.seat, p.card, lead.trick, p.seat.side is offending) for p in trick.plays),
        *(law16.unauthorised_for_offenders(table, p.card, offending) for p in trick.plays),
        Settled(irregularity, Status.CORRECTED),
        *_nothing_irregular_with(table, lead.trick, cards),
    )


def _nothing_irregular_with(table: Table, number: int, cards: Collection[Card]) -> tuple[Event, ...]:
    """To have played these cards prematurely, or not to have followed suit with them, is no offence any more."""
    return tuple(
        Settled(irregularity, Status.CORRECTED)
        for irregularity, offence in table.recorded_as(PrematurePlay, Revoke, trick=number)
        if card_involved(offence) in cards
    )


def _proper_lead_stands(table: Table, lead: LeadOutOfTurn, seat: Seat, card: Card, key: str = "law-53B") -> RulingGiven:
    told = say(key, seat=seat, card=card, offender=lead.seat, irregular=lead.card)
    return RulingGiven(proper_lead.number(table), told)


def _accepted_by_his_partner_alone(table: Table, irregularity: IrregularityId, trick: Trick) -> bool:
    """Only the wrong defender has played to declarer's lead (53C), and nobody has said anything about it yet."""
    if table.status(irregularity) is not Status.ACCEPTED or table.attention_to(irregularity) is not None:
        return False
    lead = table.irregularities[irregularity].seat
    return not table.is_defender(lead) and {play.seat for play in trick.plays} == {lead, lead.right}


# -- an irregular card that was picked up again before the Director came ---------------------------------------------


def put_back_before_ruling(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """A card led or played irregularly and picked up again goes back on the table (47F), and is ruled on.

    It stays in the hand where play has gone on without it.
    """
    offence = table.irregularities[irregularity]
    if not isinstance(offence, LeadOutOfTurn | PrematureLead | PrematurePlay) or not table.is_undecided(irregularity):
        return ()
    taken = table.undecided_as(TakenBack, trick=offence.trick, by=(offence.seat,), card=offence.card)
    face_down = law41.lies_face_down(table, offence.seat, offence.card)
    if not taken or face_down or offence.card not in table.hands[offence.seat]:
        return ()
    settled = tuple(Settled(number, Status.CORRECTED) for number, _ in taken)
    last, _ = taken[-1]
    since = cards_played_since(table, moment_of_irregularity(table, last))
    if isinstance(offence, LeadOutOfTurn):
        stays = _played_on_without_the_lead(table, irregularity, offence, since)
    else:
        stays = _played_on_without_the_early_card(table, irregularity, offence, since)
    return (*stays, *settled) if stays else _put_back(table, irregularity, offence, settled)


def _put_back(
    table: Table, irregularity: IrregularityId, offence: IrregularLead | PrematurePlay, settled: tuple[Event, ...]
) -> tuple[Event, ...]:
    """The card returns to its trick, before the cards of those who played on, and the player's other card to his hand.

    `settled` are the events that dispose of its having been picked up.
    """
    trick = table.trick(offence.trick)
    own = trick.card_of(offence.seat) if trick is not None else None
    led_since = trick.plays if trick is not None and not isinstance(offence, PrematurePlay) else ()
    behind = tuple(play for play in led_since if play.card != own)
    lifted = tuple(CardWithdrawn(p.seat, p.card, offence.trick, offending=True) for p in behind)
    instead = (CardWithdrawn(offence.seat, own, offence.trick, offending=True),) if own is not None else ()
    laid = tuple(
        event
        for p in behind
        for event in (CardPutBack(p.seat, p.card, offence.trick), *_premature_still(table, offence, p))
    )
    back = CardPutBack(offence.seat, offence.card, offence.trick)
    events = (*_told_it_goes_back(table, offence), *lifted, *instead, back, *laid, *settled)
    after, attention = evolve_all(table, events), table.attention_to(irregularity)
    events += tuple(
        AttentionDrawn(attention.seat, after.id_of(event.irregularity))
        for event in laid
        if isinstance(event, Infringed) and attention is not None
    )
    if own is not None and table.is_defender(offence.seat):
        events += law50.lay_penalty_card(evolve_all(table, events), offence.seat, own)
    return events


def _told_it_goes_back(table: Table, offence: IrregularLead | PrematurePlay) -> tuple[Event, ...]:
    """What the Director says of it (47F); nothing where he now retracts the card himself (47E1)."""
    if law47.nobody_may_accept(table, offence) or law47.told_it_was_his_turn(table, offence.seat, offence.trick):
        return ()
    return (RulingGiven("47F", say("law-47F-irregular", offender=offence.seat, card=offence.card)),)


def _premature_still(table: Table, offence: IrregularLead | PrematurePlay, play: Play) -> tuple[Event, ...]:
    """The card is premature again now that the lead lies there again, if that has not been recorded of it."""
    known = table.undecided_as(PrematurePlay, trick=offence.trick, by=(play.seat,), card=play.card)
    return () if known else (Infringed(PrematurePlay(play.seat, offence.trick, play.card, (offence.seat,))),)


# -- play has gone on without a card that was picked up ----------------------------------------------------------------


def _played_on_without_the_lead(
    table: Table, irregularity: IrregularityId, lead: LeadOutOfTurn, since: Sequence[CardArrival]
) -> tuple[Event, ...]:
    """What the Director says if the trick has been led to without the lead; no events if it goes back on the table.

    `since` are the cards played since it was picked up. If the right hand has led, that lead stands: it was an
    opponent who had told the offender to lead (47E1), the lead could not be accepted (53A), or it was an opponent's
    turn (53B). If the opponents have played on, their right to a rectification may be lost (11A).
    """
    trick = table.trick(lead.trick)
    lies = trick.plays if trick is not None else ()
    played = tuple(play for play in lies if not _was_no_playing_on(table, lead, play, since))
    return (
        _led_after_an_opponents_word(table, lead, played)
        or _partner_has_led(table, lead, played)
        or _opponent_has_led(table, lead, played)
        or _opponents_played_on(table, irregularity, lead, played, since)
    )


def _played_on_without_the_early_card(
    table: Table, irregularity: IrregularityId, offence: PrematureLead | PrematurePlay, since: Sequence[CardArrival]
) -> tuple[Event, ...]:
    """What the Director says if the opponents have played on; no events if the card goes back on the table."""
    trick = table.trick(offence.trick)
    led_to = trick.plays if trick is not None and isinstance(offence, PrematureLead) else ()
    return _opponents_played_on(table, irregularity, offence, (*since, *led_to), since)


def _was_no_playing_on(table: Table, lead: LeadOutOfTurn, play: Play, since: Sequence[CardArrival]) -> bool:
    """Whether the card was played while the lead lay there, by declarer before dummy: that leaves his choice open."""
    before = play.card not in {one.card for one in since}
    return before and play.seat.side is not lead.seat.side and law61.plays_without_accepting(table, lead, play.seat)


def _led_after_an_opponents_word(table: Table, lead: LeadOutOfTurn, played: Sequence[Play]) -> tuple[Event, ...]:
    """The right hand has led, and the offender had led because an opponent told him to (47E1)."""
    told = law47.told_it_was_his_turn(table, lead.seat, lead.trick)
    return law47.retracted_by_himself(table, lead) if told and _has_led(lead.due, played) else ()


def _partner_has_led(table: Table, lead: LeadOutOfTurn, played: Sequence[Play]) -> tuple[Event, ...]:
    """Only the partner, whose turn it was, has led, to a trick where no lead may be accepted: a penalty card (56B)."""
    alone = _has_led(lead.due, played) and all(play.seat.side is lead.seat.side for play in played)
    if not alone or not table.is_defender(lead.seat) or may_be_accepted(table, lead):
        return ()
    return (_told(lead), *law56.becomes_a_penalty_card(table, lead.seat, lead.card, acceptable=False))


def _opponent_has_led(table: Table, lead: LeadOutOfTurn, played: Sequence[Play]) -> tuple[Event, ...]:
    """The opponent whose turn it was has made his own lead, and that stands (53B)."""
    if not _has_led(lead.due, played) or lead.due.side is lead.seat.side:
        return ()
    told = _proper_lead_stands(table, lead, lead.due, played[0].card)
    return (told, law16.unauthorised_for_offenders(table, lead.card, lead.seat.side))


def _has_led(due: Seat, played: Sequence[Play]) -> bool:
    return bool(played) and played[0].seat is due


def _opponents_played_on(
    table: Table,
    irregularity: IrregularityId,
    offence: IrregularLead | PrematurePlay,
    played: Sequence[Play | CardArrival],
    since: Sequence[CardArrival],
) -> tuple[Event, ...]:
    """An opponent has played on over the card that was picked up (11A)."""
    if all(one.seat.side is offence.seat.side for one in played):
        return ()
    return law11.played_on_over_a_card_taken_back(table, irregularity, offence, since)


def accepted_before(table: Table) -> tuple[Event, ...]:
    """What the Director says of a lead out of turn to this or the last trick that somebody has accepted in words."""
    known = table.recorded_as(LeadOutOfTurn, trick=table.open_trick) or table.recorded_as(
        LeadOutOfTurn, trick=table.open_trick - 1
    )
    for irregularity, offence in reversed(known):
        if table.status(irregularity) is Status.ACCEPTED and table.attention_to(irregularity) is not None:
            return (RulingGiven("53A", say("law-53A-accepted-before", offender=offence.seat, card=offence.card)),)
    return ()


def proper_lead_made_before(table: Table) -> tuple[Event, ...]:
    """What the Director says of a lead out of turn to this trick that the opponent on lead has put an end to (53B)."""
    trick = table.trick(table.open_trick)
    led = trick.plays[0] if trick is not None and trick.plays else None
    for irregularity, offence in reversed(table.recorded_as(LeadOutOfTurn, trick=table.open_trick)):
        removed = table.status(irregularity) is Status.CORRECTED and table.attention_to(irregularity) is None
        if law60.before_declarer_has_led(table, irregularity, offence):
            continue  # ruled on when declarer led
        if removed and led is not None and led.seat is offence.due and led.seat.side is not offence.seat.side:
            return (_proper_lead_stands(table, offence, led.seat, led.card, "law-53B-before"),)
    return ()


# -- accepted in words before the Director is there --------------------------------------------------------------------


def accepted_in_words(table: Table, seat: Seat) -> tuple[Event, ...]:
    """The events of a player's saying that he accepts the lead out of turn on the table; none if he cannot (Law 53A).

    Declarer accepts a defender's lead, either defender one by declarer's side; of the defenders the one next in turn to
    the lead may still choose otherwise (55A).
    """
    trick = table.trick(table.open_trick)
    led = table.undecided_as(LeadOutOfTurn, trick=table.open_trick)
    for irregularity, offence in led:
        lies = trick is not None and bool(trick.plays) and trick.plays[0].card == offence.card
        if not lies or table.questions_about(irregularity) or not may_be_accepted(table, offence):
            continue
        if table.is_defender(offence.seat):
            may, number, key = seat is table.declarer, "53A", "law-53A-accepted"
            if law54.is_opening_lead(table, offence):
                number, key = "54B", "law-54B"
        else:
            may, number, key = table.is_defender(seat), "53A", "law-53A-accepted"
            may = may and not law54.is_opening_lead(table, offence)
        if may:
            drawn = () if table.attention_to(irregularity) else (AttentionDrawn(seat, irregularity),)
            told = RulingGiven(number, say(key, offender=offence.seat, card=offence.card))
            events = (*drawn, told, Settled(irregularity, Status.ACCEPTED))
            if not table.is_defender(offence.seat) and seat is not offence.seat.left:
                question = law55.either_defender(table, irregularity, offence)
                events = (*events, Asked(replace(question, to=question.to[:1])))
            return events
    return ()


# -- accept or refuse: the options of Laws 55A and 56 --------------------------------------------------------------


def accept_or_refuse(table: Table, question: QuestionAbout[AffectedCard]) -> tuple[Option, ...]:
    """The lead is treated as correct, or is retracted and made from the right hand (Laws 53A, 55B, 56).

    When one defender has answered and the one next in turn may still choose (55A), the first answer has taken effect,
    and only the other answer changes anything.
    """
    irregularity = question.about.irregularity
    offence, status = table.irregularities[irregularity], table.status(irregularity)
    if not isinstance(offence, LeadOutOfTurn | PrematureLead):
        return ()
    second = len(question.to) == 1 and all(isinstance(to, Seat) and table.is_defender(to) for to in question.to)
    if not _still_open(table, offence, status, second):
        return ()
    told = RulingGiven("53A", say("law-53A-accepted", offender=offence.seat, card=offence.card))
    accepted: tuple[Event, ...] = (told, Settled(irregularity, Status.ACCEPTED))
    refused = retracted(table, irregularity, offence)
    if second and status is Status.ACCEPTED:
        accepted = ()
    if second and status is Status.CORRECTED:
        accepted = (CardPutBack(offence.seat, offence.card, offence.trick), *accepted)
        refused = ()
    return Option("accept", accepted), Option("refuse", refused)


def _still_open(table: Table, offence: IrregularLead, status: Status, second: bool) -> bool:
    trick = table.trick(offence.trick)
    if status in (Status.ACCEPTED, Status.CORRECTED) and not second:
        return False
    if status is Status.CORRECTED:
        next_one = table.first_number + len(table.tricks)
        return offence.trick == next_one and offence.card in table.hands[offence.seat]
    # A card of the offender's own side does not deprive the opponents of their choice (60C).
    lies_there = trick is not None and offence.card in trick.cards_of(offence.seat)
    return trick is not None and lies_there and not _played_to_by_opponents(table, trick, offence)


def _played_to_by_opponents(table: Table, trick: Trick, offence: IrregularLead) -> bool:
    return any(not law61.plays_without_accepting(table, offence, play.seat) for play in trick.plays)


def retracted(table: Table, irregularity: IrregularityId, offence: IrregularLead) -> tuple[Event, ...]:
    """The lead is withdrawn: a defender's card becomes a major penalty card (56B), declarer's is returned (55B)."""
    trick = table.trick(offence.trick)
    if trick is None or offence.card not in trick.cards_of(offence.seat):
        return ()
    behind = _what_partner_played(table, offence, trick)
    behind += _what_opponents_played(table, offence, trick)
    return (*behind, *_lead_retracted(evolve_all(table, behind), irregularity, offence))


def _what_opponents_played(table: Table, offence: IrregularLead, trick: Trick) -> tuple[Event, ...]:
    """Cards the opponents played to a lead that is not accepted go back with it, without rectification (47A)."""
    events: tuple[Event, ...] = ()
    for play in trick.plays:
        if play.seat.side is offence.seat.side:
            continue
        told = RulingGiven("47A", say("law-47A-last", seat=play.seat, card=play.card))
        back = CardWithdrawn(play.seat, play.card, offence.trick, offending=False)
        events += (told, back, law16.unauthorised_for_offenders(table, play.card, offence.seat.side))
        events += _nothing_irregular_with(table, offence.trick, (play.card,))
    return events


def _what_partner_played(table: Table, offence: IrregularLead, trick: Trick) -> tuple[Event, ...]:
    """A card the offender's partner has played to the irregular lead is withdrawn too (Laws 60C, 49).

    A card of declarer's side that was a lead from the right hand is led to the trick.
    """
    events: tuple[Event, ...] = ()
    for play in trick.plays:
        if play.seat is not offence.seat.partner or is_second_lead(table, play.seat, offence.trick, play.card):
            continue
        back = CardWithdrawn(play.seat, play.card, offence.trick, offending=True)
        events += (back,)
        if table.is_defender(play.seat):
            told = RulingGiven("60C", say("law-60C-lead", seat=play.seat, card=play.card))
            events += (told, *law50.lay_penalty_card(evolve_all(table, events), play.seat, play.card))
        events += _nothing_irregular_with(table, offence.trick, (play.card,))
    return events


def is_second_lead(table: Table, seat: Seat, trick: int, card: Card) -> bool:
    """Whether declarer led this card from the hand that was to lead, having led from the other one (Laws 55, 57C3).

    A card that could be one played to his first lead, because it follows suit or the hand has none, is taken for that,
    unless he had picked that lead up again.
    """
    early = table.recorded_as(PrematurePlay, trick=trick, by=(seat,), card=card)
    return not table.is_defender(seat) and any(
        second.played == (lead.seat,)
        and lead.due is seat
        and (
            (card.suit is not lead.card.suit and table.holds(seat, lead.card.suit))
            or bool(table.recorded_as(TakenBack, trick=trick, by=(lead.seat,), card=lead.card))
        )
        for _, second in early
        for _, lead in table.recorded_as(LeadOutOfTurn, trick=trick, by=(seat.partner,))
    )


def _second_lead_stands(table: Table, offence: IrregularLead) -> tuple[Event, ...]:
    """The lead from the wrong hand is refused: what declarer then led from the right one is led to the trick (45A)."""
    trick = table.trick(offence.trick)
    second = (
        next((p for p in trick.plays if is_second_lead(table, p.seat, offence.trick, p.card)), None)
        if trick is not None
        else None
    )
    if second is None:
        return ()
    back = CardWithdrawn(second.seat, second.card, offence.trick, offending=False)
    led = CardPutBack(second.seat, second.card, offence.trick)
    return (back, led, *_nothing_irregular_with(table, offence.trick, (second.card,)))


def _lead_retracted(table: Table, irregularity: IrregularityId, offence: IrregularLead) -> tuple[Event, ...]:
    back = CardWithdrawn(offence.seat, offence.card, offence.trick, offending=True)
    settled = Settled(irregularity, Status.CORRECTED)
    if table.is_defender(offence.seat):
        withdrawn, acceptable = evolve(table, back), may_be_accepted(table, offence)
        penalty_card = law56.becomes_a_penalty_card(withdrawn, offence.seat, offence.card, acceptable=acceptable)
        return (back, *penalty_card, settled)
    known = law16.unauthorised_for_offenders(table, offence.card, offence.seat.side)
    stays = _second_lead_stands(evolve(table, back), offence)
    return (
        back,
        *(() if stays else (_restored(table, offence),)),
        *_told_of_second(table, offence, stays),
        *stays,
        known,
        settled,
    )


def _told_of_second(table: Table, offence: IrregularLead, stays: tuple[Event, ...]) -> tuple[Event, ...]:
    second = next((event for event in stays if isinstance(event, CardPutBack)), None)
    if second is None:
        return ()
    number = "55B1" if isinstance(offence, LeadOutOfTurn) and table.is_defender(offence.due) else "55B2"
    message = say("law-55B-second-lead", offender=offence.seat, card=offence.card, second=second.card)
    return (RulingGiven(number, message),)


def _restored(table: Table, offence: IrregularLead) -> RulingGiven:
    if isinstance(offence, PrematureLead):
        return RulingGiven("45E2", say("law-45E2", offender=offence.seat, card=offence.card))
    number = "55B1" if table.is_defender(offence.due) else "55B2"
    key = f"law-{number}" if may_be_accepted(table, offence) else "law-55B-last"
    return RulingGiven(number, say(key, offender=offence.seat, card=offence.card, due=offence.due))


# -- The Laws that apply to a lead out of turn (47E1, 54, 60B, 53A on the last trick, 55, 56) and to premature cards ---


def rule_on_lead(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """The Director rules on a lead out of turn."""
    offence = table.irregularities[irregularity]
    if not isinstance(offence, LeadOutOfTurn) or table.contract is None:
        return ()
    return first_that_applies(rules_on_a_lead(), table, irregularity, offence)


def _opening_lead(table: Table, irregularity: IrregularityId, offence: LeadOutOfTurn) -> tuple[Event, ...]:
    return law54.rule_on_it(table, irregularity, offence) if law54.is_opening_lead(table, offence) else ()


def _cannot_be_accepted(table: Table, irregularity: IrregularityId, offence: LeadOutOfTurn) -> tuple[Event, ...]:
    if may_be_accepted(table, offence):
        return ()
    return (_told(offence), RulingGiven("53A", say("law-53A-last")), *retracted(table, irregularity, offence))


def _may_be_accepted(table: Table, irregularity: IrregularityId, offence: LeadOutOfTurn) -> tuple[Event, ...]:
    return (_told(offence), *opponents_choose(table, irregularity, offence), Settled(irregularity, Status.NOTICED))


def _told(offence: LeadOutOfTurn) -> RulingGiven:
    return RulingGiven("53A", say("law-53A", offender=offence.seat, card=offence.card, due=offence.due))


def rules_on_a_lead() -> tuple[Callable[[Table, IrregularityId, LeadOutOfTurn], tuple[Event, ...]], ...]:
    """The rules on a lead out of turn: 54; no longer in the trick; 47E1; 60B; 53A on the last trick; else 55 or 56."""
    return (
        _opening_lead,
        no_longer_in_trick,
        law47.lead_made_on_opponents_word,
        law60.played_before_declarer_led,
        _cannot_be_accepted,
        _may_be_accepted,
    )


def rule_on_lead_before_choice(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """A defender led before declarer had chosen: because of a penalty card (50D2) or a withdrawn call (26)."""
    return first_that_applies(rules_on_a_lead_before_choice(), table, irregularity)


def _about_a_penalty_card(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    bare = law26.before_the_early_lead(table, irregularity)
    about_cards = (law51.several_of_one_suit, law51.several_suits, law50.before_partner_leads)
    asked = any(ask(bare) is not None for ask in about_cards)
    return law50.led_before_choice(table, irregularity) if asked else ()


def rules_on_a_lead_before_choice() -> tuple[Rule, ...]:
    """The choice that the lead preceded: 50D2, 51; 26; if neither is left, the card was led prematurely (49)."""
    return (_about_a_penalty_card, law26.led_before_choice, law50.led_before_choice)


def rule_on_premature_play(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """The Director rules on a card played before its turn."""
    return first_that_applies(rules_on_a_premature_play(), table, irregularity)


def _waits_for_the_lead(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """The lead to which he played may still be refused: until then his card neither stays nor goes back."""
    offence = table.irregularities[irregularity]
    lead = law61.lead_not_accepted(table, offence.trick)
    asked = lead is not None and table.questions_about(lead)
    if lead is None or not asked or not law61.plays_without_accepting(table, table.irregularities[lead], offence.seat):
        return ()
    return (Settled(irregularity, Status.NOTICED),)


def rule_when_lead_is_accepted(before: Table, event: Settled, after: Table) -> tuple[Event, ...]:
    """The lead is accepted: the Director now rules on a card that its own side played to it prematurely."""
    lead = before.irregularities[event.irregularity]
    if event.status is not Status.ACCEPTED or not isinstance(lead, LeadOutOfTurn):
        return ()
    waiting = (
        irregularity
        for irregularity, _ in after.undecided_as(PrematurePlay, trick=lead.trick)
        if after.is_settled(irregularity)
    )
    return tuple(event for irregularity in waiting for event in rule_on_premature_play(after, irregularity))


def _played_too_soon(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    return (*accepted_by_wrong_defender(table, irregularity), *law57.rule_on_play(table, irregularity))


def rules_on_a_premature_play() -> tuple[Rule, ...]:
    """Dummy's second card to an opening lead out of turn (54B2); misinformation (47E1); else 57.

    Law 57 applies only once the lead to which the card was played has been accepted.
    """
    return (law54.second_card_from_dummy, law47.play_made_on_opponents_word, _waits_for_the_lead, _played_too_soon)


def accepted_by_wrong_defender(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """The defender on the right of declarer's irregular lead has played to it: the lead stands (Law 53C)."""
    offence, law = table.irregularities[irregularity], played_by_wrong_defender.number(table)
    return tuple(
        RulingGiven(law, say("law-53A-by-playing", offender=lead.seat, card=lead.card))
        for number, lead in table.recorded_as(LeadOutOfTurn, trick=offence.trick, by=(offence.seat.left,))
        if not table.is_defender(lead.seat) and table.status(number) is Status.ACCEPTED
    )


def opponents_choose(table: Table, irregularity: IrregularityId, offence: IrregularLead) -> tuple[Event, ...]:
    """Declarer is asked about a defender's lead (56), the defenders about one by declarer's side (55A)."""
    if table.contract is None:
        return ()
    if table.is_defender(offence.seat):
        return (Asked(law56.declarer_chooses(table, irregularity, offence, table.contract.declarer)),)
    return (Asked(law55.either_defender(table, irregularity, offence)),)


def told_when_accepted(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """What the Director says if the lead had been played to before he came (Laws 53A, 53C, 54A, 54B1)."""
    offence = table.irregularities[irregularity]
    if not isinstance(offence, LeadOutOfTurn):
        return ()
    if spread := law54.said_again(table, offence):
        return spread
    wrong = played_by_wrong_defender(table, offence, _who_played_on(table, offence))
    number = played_by_wrong_defender.number(table) if wrong else "53A"
    told = RulingGiven(number, say("law-53A-by-playing", offender=offence.seat, card=offence.card))
    return (told, *law54.second_card_from_hand(table, offence))


def _who_played_on(table: Table, offence: LeadOutOfTurn) -> Seat:
    trick = table.trick(offence.trick)
    return next((p.seat for p in trick.plays if p.seat is not offence.seat), offence.seat) if trick else offence.seat


def irregular_card(before: Table, event: CardPlayed) -> tuple[Event, ...]:
    """Records what is irregular about this card: the lead, its being premature, a revoke, a penalty card not played.

    An irregular lead excludes the last two; a premature play can be a revoke as well, but nothing else.
    """
    lead, early = lead_is_irregular(before, event), law57.out_of_turn(before, event)
    to_this_trick = event.trick == before.open_trick
    card = (
        law61.revoke_made(before, event)
        if lead is None and to_this_trick and not _to_lead_not_accepted(before, event)
        else None
    )
    if early is not None and not isinstance(card, Revoke):
        card = None
    return tuple(Infringed(found) for found in (lead, early, card) if found is not None)


def is_lawful(before: Table, event: CardPlayed) -> bool:
    """Whether it is a lawful card of the hand whose turn it is, with nothing else to be said about it."""
    in_turn = event.seat is before.turn and event.trick == before.open_trick
    return in_turn and law44.is_lawful_card(before, event.seat, event.card)


def _to_lead_not_accepted(before: Table, event: CardPlayed) -> bool:
    """Whether the card is played to a lead out of turn that may be refused even so."""
    number = law61.lead_not_accepted(before, event.trick)
    return number is not None and law61.plays_without_accepting(before, before.irregularities[number], event.seat)


def lead_is_irregular(before: Table, event: CardPlayed) -> Irregularity | None:
    """A lead from the wrong hand (Law 53, 54), or one made before declarer chose how to restrain it (26, 50D2, 51B)."""
    due = before.lead_due
    if due is None:
        return None
    if event.seat is not due:
        recorded = law41.lies_face_down(before, event.seat, event.card)
        return None if recorded else LeadOutOfTurn(event.seat, event.trick, event.card, due)
    question = ENACTED.standing(before)
    if question is not None and player_in(question.about) is due and ENACTED.declared(question).restrains_lead:
        return LeadBeforeChoice(event.seat, event.trick, event.card)
    return None


def irregular_lead_face_down(before: Table, event: LeadLaidFaceDown) -> tuple[Event, ...]:
    """An opening lead laid face down from the wrong hand (Laws 41A, 54)."""
    due = before.due_to_lead(1)
    if due is None or due is event.seat:
        return ()
    return (Infringed(LeadOutOfTurn(event.seat, 1, event.card, due)),)


# -- The declaration of Law 53; it records what is irregular about a card, beginning with a lead out of turn -----------


LAW = Law(
    53,
    accepts=(on(CardPlayed, accepted_by_playing, needs=(has_irregularities,)),),
    infringes=(on(CardPlayed, irregular_card, lawful=is_lawful), on(LeadLaidFaceDown, irregular_lead_face_down)),
    afterwards=(when_complete(Settled, rule_when_lead_is_accepted),),
    rules={
        LeadOutOfTurn: rule_on_lead,
        LeadBeforeChoice: rule_on_lead_before_choice,
        PrematurePlay: rule_on_premature_play,
    },
    accepted={LeadOutOfTurn: told_when_accepted},
)

"""Law 58: simultaneous leads or plays."""

from __future__ import annotations

from msgspec.structs import replace

from bridgetable.cards.card import Card
from bridgetable.cards.notation import card_text
from bridgetable.cards.seat import Seat
from bridgetable.laws import law16, law44, law47, law61, law62, law67
from bridgetable.laws.ask import A_CARD, KEEP_OR_WITHDRAW, Ask, Conduct
from bridgetable.laws.clause import clause
from bridgetable.laws.enacted import ENACTED
from bridgetable.laws.law import Law
from bridgetable.laws.renumbering import worded_under
from bridgetable.table.chronology import cards_played_after, recorded_since_played, withdrawn_from_before
from bridgetable.table.events import (
    Asked,
    AttentionDrawn,
    CardPlayed,
    CardWithdrawn,
    Event,
    Infringed,
    Restricted,
    RevokeEstablished,
    RulingGiven,
    Settled,
)
from bridgetable.table.evolve import evolve_all
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import (
    LeadBeforeChoice,
    LeadOutOfTurn,
    PenaltyCardNotPlayed,
    PrematureLead,
    PrematurePlay,
    Revoke,
    SeveralCards,
    Status,
    TakenBack,
    card_involved,
)
from bridgetable.table.option import Option
from bridgetable.table.question import AffectedCard, AffectedTurn, CardAtTrick, Question, QuestionAbout, say
from bridgetable.table.restriction import AnotherCard
from bridgetable.table.state import Table
from bridgetable.table.time_record import CardArrival

LEADS = (LeadOutOfTurn, LeadBeforeChoice, PrematureLead)
"""What may be irregular about a lead, no matter which card is led."""


def cards_in_trick(table: Table, offence: SeveralCards) -> tuple[Card, ...]:
    """Those of the cards shown together that are still in the trick, the one taken as played first."""
    trick = table.trick(offence.trick)
    return tuple(card for card in trick.cards_of(offence.seat) if card in offence.cards) if trick is not None else ()


def open_choice(table: Table, seat: Seat, number: int) -> IrregularityId | None:
    """The irregularity of a player who has yet to say which of several cards he plays to this trick; else None."""
    if law67.both_sides_went_on(table, number):
        return None
    return next((n for n, _ in _several_in_trick(table, seat, number) if table.is_undecided(n)), None)


def _several_in_trick(table: Table, seat: Seat, number: int) -> tuple[tuple[IrregularityId, SeveralCards], ...]:
    """The times this player played several cards to this trick of which at least two are in it."""
    several = table.recorded_as(SeveralCards, trick=number, by=(seat,))
    return tuple((n, offence) for n, offence in several if len(cards_in_trick(table, offence)) > 1)


def rule_on_it(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """The player says which card he plays (58B2); Law 67 applies once both sides have played to the next (58B4)."""
    offence = table.irregularities[irregularity]
    if not isinstance(offence, SeveralCards) or len(cards_in_trick(table, offence)) < 2:
        return (Settled(irregularity, Status.CORRECTED),)
    if law67.both_sides_went_on(table, offence.trick):
        return law67.too_many_cards(table, irregularity)
    allowed = playable_cards(table, offence)
    if len(allowed) == 1:
        return chosen(table, irregularity, offence, allowed[0])
    told = RulingGiven("58B2", say("law-58B2", player=table.player(offence.seat), cards=cards_in_trick(table, offence)))
    return (told, Settled(irregularity, Status.NOTICED))


# -- 58B2: which of the cards is played ------------------------------------------------------------------------------


@clause("58B2")
def which_card(table: Table) -> Question | None:
    """Of several visible cards the player designates the one he proposes to play; this needs no Director."""
    for _, offence in table.recorded_as(SeveralCards):
        if len(cards_in_trick(table, offence)) < 2:
            continue
        irregularity = open_choice(table, offence.seat, offence.trick)
        if irregularity is not None and len(playable_cards(table, offence)) > 1:
            player = (table.player(offence.seat),)
            about = AffectedTurn(offence.seat, offence.trick, irregularity)
            return WHICH_IS_PLAYED.question(table, player, about)
    return None


def name_the_card(table: Table, question: QuestionAbout[AffectedTurn]) -> tuple[Option, ...]:
    """One option for each card that he may play (Law 58B2)."""
    irregularity, offence = question.about.irregularity, table.asked_about(question)
    if not isinstance(offence, SeveralCards):
        return ()
    cards = sorted(playable_cards(table, offence), reverse=True)
    return tuple(Option(card_text(card), chosen(table, irregularity, offence, card)) for card in cards)


def playable_cards(table: Table, offence: SeveralCards) -> tuple[Card, ...]:
    """Those of the cards in the trick that he may lawfully play; all of them if none is lawful (Laws 44C, 50D1)."""
    shown = cards_in_trick(table, offence)
    bare = evolve_all(table, (CardWithdrawn(offence.seat, card, offence.trick, offending=True) for card in shown))
    if bare.open_trick != offence.trick:
        return shown
    lawful = law44.lawful_cards(bare, offence.seat)
    return tuple(card for card in shown if card in lawful) or shown


def chosen(table: Table, irregularity: IrregularityId, offence: SeveralCards, kept: Card) -> tuple[Event, ...]:
    """He plays this card: the others are withdrawn, a defender's as penalty cards; later players are asked (58B3)."""
    told = RulingGiven("58B2", say("law-58B2-chosen", player=table.player(offence.seat), card=kept))
    others = tuple(card for card in cards_in_trick(table, offence) if card != kept)
    gone = law67.back_to_the_hand(table, offence.seat, offence.trick, others)
    after = evolve_all(table, gone)
    judged = (*_recorded_for_kept_card(table, offence, kept), *another_suit_led(table, offence, kept))
    settled = Settled(irregularity, Status.CORRECTED)
    return (told, *gone, *judged, settled, *_asked(after, offence, irregularity))


def said_again(table: Table) -> tuple[Event, ...]:
    """What the Director says where the player has said by himself which card he plays to this trick or the last one.

    What that cost him lies on the table already.
    """
    for irregularity, offence in reversed(table.recorded_as(SeveralCards)):
        kept, settled = cards_in_trick(table, offence), table.status(irregularity) is Status.CORRECTED
        unasked = settled and table.attention_to(irregularity) is None
        if offence.trick >= table.open_trick - 1 and unasked and len(kept) == 1:
            told = say("law-58B2-chosen", player=table.player(offence.seat), card=kept[0])
            return (RulingGiven("58B2", told),)
    return ()


def picks_up_one_card(table: Table, seat: Seat, card: Card) -> tuple[Event, ...]:
    """A player who picks up one of the two cards he showed has said that he plays the other (Law 58B2)."""
    for number in (table.open_trick, table.open_trick - 1):
        irregularity = open_choice(table, seat, number)
        offence = table.irregularities[irregularity] if irregularity is not None else None
        if irregularity is not None and isinstance(offence, SeveralCards) and card in cards_in_trick(table, offence):
            others = [other for other in cards_in_trick(table, offence) if other != card]
            return chosen(table, irregularity, offence, others[0]) if len(others) == 1 else ()
    return ()


def played_with_others(table: Table, revoke: Revoke) -> tuple[Event, ...]:
    """A revoke is pointed out before he has said which of several cards he plays: the others are withdrawn (58B2)."""
    irregularity = open_choice(table, revoke.seat, revoke.trick)
    offence = table.irregularities[irregularity] if irregularity is not None else None
    if irregularity is None or not isinstance(offence, SeveralCards):
        return ()
    if revoke.card not in cards_in_trick(table, offence):
        return ()
    return chosen(table, irregularity, offence, revoke.card)


def _recorded_for_kept_card(table: Table, offence: SeveralCards, kept: Card) -> tuple[Event, ...]:
    """Records for the kept card what was irregular about the one taken as played; it may be a revoke (61A).

    What happened with that card before, and was taken back, is another matter.
    """
    judged = cards_in_trick(table, offence)[0]
    if kept == judged:
        return ()
    old = [
        (irregularity, other)
        for irregularity, other in recorded_since_played(table, judged)
        if (other.seat, other.trick, card_involved(other)) == (offence.seat, offence.trick, judged)
        and not isinstance(other, SeveralCards)
        and table.status(irregularity) not in (Status.CORRECTED, Status.ACCEPTED)
    ]
    events: list[Event] = []
    for irregularity, other in old:
        events.append(law61.voided(table, irregularity))
        if isinstance(other, Revoke | PenaltyCardNotPlayed):
            continue
        about_kept = replace(other, card=kept)
        events.append(Infringed(about_kept))
        first = table.attention_to(irregularity)
        if first is not None:
            found = ENACTED.table_after(table, events).id_of(about_kept)
            events.append(AttentionDrawn(first.seat, found, True))
    return (*events, *_unlawful(table, offence, kept, tuple(other for _, other in old), events))


def another_suit_led(table: Table, offence: SeveralCards | TakenBack, kept: Card) -> tuple[Event, ...]:
    """If he led, and another suit than was taken as led, nobody has revoked to that suit."""
    trick = table.trick(offence.trick)
    if trick is None or trick.leader is not offence.seat or trick.suit_led is kept.suit:
        return ()
    others = frozenset(play.card for play in trick.plays if play.seat is not offence.seat)
    return law61.void_revokes(table, offence.trick, others)


def _unlawful(
    table: Table, offence: SeveralCards, kept: Card, old: tuple[object, ...], judged: list[Event]
) -> tuple[Event, ...]:
    """The revoke, or the penalty card not played, that the kept card is; `judged` are the events before that."""
    shown = cards_in_trick(table, offence)
    in_hand = (CardWithdrawn(offence.seat, card, offence.trick, offending=True) for card in shown)
    bare = evolve_all(table, in_hand)
    if any(isinstance(other, LEADS) for other in old) or bare.open_trick != offence.trick:
        return ()
    made = law61.revoke_made(bare, CardPlayed(offence.seat, kept, offence.trick))
    early = any(isinstance(other, PrematurePlay) for other in old)
    if made is None or (early and not isinstance(made, Revoke)):
        return ()
    later = table.trick(offence.trick + 1)
    went_on = later is not None and any(play.seat.side is offence.seat.side for play in later.plays)
    if not went_on or not isinstance(made, Revoke):
        return (Infringed(made),)
    number = ENACTED.table_after(table, (*judged, Infringed(made))).id_of(made)
    return (Infringed(made), RevokeEstablished(number, "63A1"))


# -- 58B3, 47D: cards played later -----------------------------------------------------------------------------------


def asked_who_played_after_a_change(
    table: Table, irregularity: IrregularityId, offence: TakenBack, instead: Card
) -> tuple[Event, ...]:
    """One question for each card played after the one that took the place of a card picked up (47D, 47F)."""
    return tuple(
        Asked(may_change_too_because_of(table, irregularity, put))
        for put in (cards_played_after(table, instead, offence.trick) if table.claim is None else ())
        if put.seat is not offence.seat
    )


def may_change_too_because_of(
    table: Table, irregularity: IrregularityId, put: CardArrival
) -> QuestionAbout[AffectedCard]:
    """The question whether a player changes a card played later than one that was changed because of this (47D)."""
    return _question_about(table, MAY_CHANGE_TOO, irregularity, put)


def _question_about(
    table: Table, ask: Ask[AffectedCard], irregularity: IrregularityId, put: CardArrival
) -> QuestionAbout[AffectedCard]:
    about = AffectedCard(put.seat, put.card, put.trick, irregularity)
    return ask.question(table, (table.player(put.seat),), about)


def _asked(table: Table, offence: SeveralCards, irregularity: IrregularityId) -> tuple[Event, ...]:
    """One question for each card played after those of the offender, in order of time."""
    if table.claim is not None:
        return ()
    asked: list[Event] = []
    for put in cards_played_after(table, offence.cards[0], offence.trick):
        if put.seat is offence.seat and put.trick == offence.trick:
            continue
        ask = MAY_CHANGE_TOO if put.seat.side is offence.seat.side else OPPONENT_MAY_CHANGE
        asked.append(Asked(_question_about(table, ask, irregularity, put)))
    return tuple(asked)


@clause("58B3")
def opponent_may_change(table: Table, question: QuestionAbout[AffectedCard]) -> tuple[Option, ...]:
    """After a visible card is withdrawn, an opponent who has since played to that trick may change his play."""
    return _keep_or_withdraw(table, question)


def may_change_too(table: Table, question: QuestionAbout[AffectedCard]) -> tuple[Option, ...]:
    """After an opponent has changed his card, a player who played after him may change his own (47D)."""
    changed = _opponent_has_changed(table, question.about)
    return _keep_or_withdraw(table, question) if changed or law62.must_change(table, question.about) else ()


def _opponent_has_changed(table: Table, played: CardAtTrick) -> bool:
    withdrawn = withdrawn_from_before(table, played.card, played.trick)
    return any(w.seat.side is not played.seat.side for w in withdrawn)


def _keep_or_withdraw(table: Table, question: QuestionAbout[AffectedCard]) -> tuple[Option, ...]:
    played = question.about
    card, number = played.card, played.trick
    trick = table.trick(number)
    if trick is None or card not in trick.cards_of(played.seat):
        return ()
    offence = table.asked_about(question)
    # A player is not forced to withdraw an unnoticed revoke.
    concerned = number <= offence.trick  # a premature lead is to the next trick
    revoked = concerned and bool(law61.revokes_with(table, number, frozenset({card})))
    forced = law62.must_change(table, played) and not revoked
    withdraw = Option("withdraw", _withdrawn(table, question, forced=forced))
    if forced:
        return (withdraw,)
    keep = Option("keep", ())
    return (keep, withdraw) if concerned and law62.has_another(table, played) else (keep,)


def _withdrawn(table: Table, question: QuestionAbout[AffectedCard], *, forced: bool) -> tuple[Event, ...]:
    seat, card, number = question.about.seat, question.about.card, question.about.trick
    offence = table.asked_about(question)
    # A player who played prematurely because an opponent told him to is not the offender (47E1).
    innocent = law47.nobody_may_accept(table, offence)
    offenders = offence.seat.side.opponents if innocent else offence.seat.side
    offending = seat.side is offenders
    key = f"law-{worded_under(question.clause, table.edition)}-several"
    told = RulingGiven(question.clause, say(key, seat=seat, card=card))
    none_now = law61.void_revokes(table, number, frozenset({card}))
    if forced and offending and not _opponent_has_changed(table, question.about):
        return (told, *law67.back_to_the_hand(table, seat, number, (card,)), *none_now)
    another = () if forced else (Restricted(AnotherCard(seat, card, number)),)
    back = CardWithdrawn(seat, card, number, offending=offending)
    return (told, back, *another, law16.unauthorised_for_offenders(table, card, offenders), *none_now)


WHICH_IS_PLAYED = Ask("58B2", A_CARD, name_the_card)
OPPONENT_MAY_CHANGE = Ask("58B3", KEEP_OR_WITHDRAW, opponent_may_change, kept_by=Conduct.PLAYING)
MAY_CHANGE_TOO = Ask("47D", KEEP_OR_WITHDRAW, may_change_too, kept_by=Conduct.PLAYING)

LAW = Law(58, asks=(WHICH_IS_PLAYED, OPPONENT_MAY_CHANGE, MAY_CHANGE_TOO), rules={SeveralCards: rule_on_it})

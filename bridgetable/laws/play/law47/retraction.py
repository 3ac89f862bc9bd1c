"""Law 47: retraction of a card played."""

from __future__ import annotations

from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.laws.ask import KEEP_OR_WITHDRAW, Ask, Conduct
from bridgetable.laws.auction.law21 import calls_made_on_it
from bridgetable.laws.clause import E1997, E2007, E2017, clause
from bridgetable.laws.general.law12 import judged_after_play, judgement
from bridgetable.laws.general.law16 import unauthorised_for_offenders
from bridgetable.laws.irregular_plays.law50.penalty_card import lay_penalty_card
from bridgetable.laws.irregular_plays.law58 import PARTNER_MAY_CHANGE
from bridgetable.laws.irregular_plays.law61 import no_revoke_any_more
from bridgetable.laws.irregular_plays.law62.correction import has_another
from bridgetable.laws.play import law41
from bridgetable.table.chronology import cards_played_after, cards_played_since, moment_of_card
from bridgetable.table.events import (
    CardPutBack,
    CardWithdrawn,
    Event,
    FaceDownLeadRetracted,
    JudgementDeferred,
    RulingGiven,
    Settled,
)
from bridgetable.table.evolve import evolve, evolve_all
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import Irregularity, LeadOutOfTurn, PrematureLead, PrematurePlay, Status, TakenBack
from bridgetable.table.option import Option
from bridgetable.table.question import DIRECTOR, Question, say
from bridgetable.table.records import Misinformation
from bridgetable.table.state import Table


@clause("47F")
def put_back(table: Table, place: IrregularityId) -> tuple[Event, ...]:
    """What Law 47 lets nobody withdraw stays played: it goes back to the trick, its replacement to the hand."""
    offence = table.irregularities[place]
    if not isinstance(offence, TakenBack):
        return ()
    if misexplained(table, offence) and in_time(table, offence):
        return retracted_after_explanation(table, place, offence)
    trick = table.trick(offence.trick)
    if law41.was_face_down(table, offence) and trick is None:
        return law41.lies_there_again(table, place, offence)
    other = trick.card_of(offence.seat) if trick is not None else None
    if not table.has_come_to(offence.trick) or offence.card not in table.hands[offence.seat] or other == offence.card:
        return (Settled(place, Status.ACCEPTED),)
    events: list[Event] = [RulingGiven("47F", say("law-47F", offender=offence.seat, card=offence.card))]
    now = table
    if other is not None:
        events.append(CardWithdrawn(offence.seat, other, offence.trick, offending=True))
        now = evolve(now, events[-1])
    events.append(CardPutBack(offence.seat, offence.card, offence.trick))
    now = evolve(now, events[-1])
    if other is not None and table.is_defender(offence.seat):
        events += lay_penalty_card(now, offence.seat, other)
    return (*events, Settled(place, Status.CORRECTED))


# -- 47E1: told wrongly that it was his turn -------------------------------------------------------------------------


@clause("47E1")
def told_it_was_his_turn(table: Table, seat: Seat, trick: int) -> bool:
    """An opponent told this player mistakenly that it was his turn to lead to this trick, or to play."""
    return any(
        telling.by_opponent and telling.to is seat and telling.what == "your-lead"
        and telling.trick in (trick, trick - 1)
        for telling in table.told
    )


@clause("47E1", E1997)
def may_accept_though_told(table: Table, seat: Seat, trick: int) -> bool:
    """The edition says nothing of acceptance: the lead may be accepted as any other."""
    return True


@may_accept_though_told.wording("47E1", E2007, E2017)
def _(table: Table, seat: Seat, trick: int) -> bool:
    """A lead made because an opponent said so may not be accepted by the next hand."""
    return not told_it_was_his_turn(table, seat, trick)


def retracted_freely(table: Table, place: IrregularityId, offence: LeadOutOfTurn | PrematureLead) -> tuple[Event, ...]:
    """The lead is retracted without further rectification: no penalty card, no choice for anybody (Law 47E1).

    Cards played to it come back with it (47D); once all four have played to it there is nothing left to retract.
    """
    trick = table.trick(offence.trick)
    if trick is None or table.open_trick > offence.trick:
        told = RulingGiven("47E1", say("law-47E1-stands", seat=offence.seat, card=offence.card))
        return (told, Settled(place, Status.ACCEPTED))
    told = RulingGiven("47E1", say("law-47E1", seat=offence.seat, card=offence.card))
    wrong = offence.seat.side.opponents
    after = [play for play in trick.plays if play.seat is not offence.seat]
    back = [CardWithdrawn(p.seat, p.card, offence.trick, offending=p.seat.side is wrong) for p in after]
    back.append(CardWithdrawn(offence.seat, offence.card, offence.trick, offending=False))
    known = tuple(unauthorised_for_offenders(table, card.card, wrong) for card in back)
    return (told, *back, *known, Settled(place, Status.CORRECTED))


def lead_came_of_being_told(
    table: Table, place: IrregularityId, offence: LeadOutOfTurn | PrematureLead
) -> tuple[Event, ...]:
    """A lead made because an opponent said it was his is retracted freely (Law 47E1)."""
    told = told_it_was_his_turn(table, offence.seat, offence.trick)
    return retracted_freely(table, place, offence) if told else ()


def retracted_unseen(place: IrregularityId, offence: LeadOutOfTurn) -> tuple[Event, ...]:
    """The lead he was told to make lies face down still: it goes back (Law 41A, 47E1)."""
    told = RulingGiven("47E1", say("law-47E1-face-down", seat=offence.seat, due=offence.due))
    return (told, FaceDownLeadRetracted(offence.seat, offence.card), Settled(place, Status.CORRECTED))


# -- 47E1: a card played before its turn ------------------------------------------------------------------------------


@clause("47E1", E1997)
def play_comes_back(table: Table, offence: PrematurePlay) -> bool:
    """The edition speaks of leads only: a card played before its turn is Law 57's."""
    return False


@play_comes_back.wording("47E1", E2007, E2017)
def _(table: Table, offence: PrematurePlay) -> bool:
    """A play is retracted as a lead is, when an opponent had said on this trick that it was his turn."""
    return any(
        telling.by_opponent and telling.to is offence.seat and telling.what == "your-lead"
        and telling.trick == offence.trick
        for telling in table.told
    )


def nobody_may_accept(table: Table, offence: Irregularity) -> bool:
    """Whether what was led or played too soon came of an opponent's word, so that he cannot accept it (Law 47E1)."""
    if isinstance(offence, PrematurePlay):
        return play_comes_back(table, offence)
    return isinstance(offence, PrematureLead) and not may_accept_though_told(table, offence.seat, offence.trick)


def play_came_of_being_told(table: Table, place: IrregularityId) -> tuple[Event, ...]:
    """A card played before its turn because an opponent said it was his goes back freely (Law 47E1)."""
    offence = table.irregularities[place]
    if not isinstance(offence, PrematurePlay) or not play_comes_back(table, offence):
        return ()
    return play_retracted_freely(table, place, offence)


def play_retracted_freely(table: Table, place: IrregularityId, offence: PrematurePlay) -> tuple[Event, ...]:
    """The card goes back and nobody is restricted; who has played to the trick since may change his own (47D)."""
    seat, number, trick = offence.seat, offence.trick, table.trick(offence.trick)
    if trick is None or offence.card not in trick.cards_of(seat):
        return (Settled(place, Status.CORRECTED),)
    if table.trick(number + 1) is not None:
        late = RulingGiven("47E1", say("law-47E1-stands", seat=seat, card=offence.card))
        return (late, Settled(place, Status.ACCEPTED))
    told = RulingGiven("47E1", say("law-47E1", seat=seat, card=offence.card))
    back = _back_freely(table, seat, offence.card, number)
    # Where somebody in front of him has yet to play nothing has come of it so far.
    since = cards_played_after(table, offence.card, number) if evolve_all(table, back).turn is seat else ()
    asked = (
        PARTNER_MAY_CHANGE.put(table, (table.player(put.seat),), put.seat, put.card, number, place) for put in since
    )
    return (told, *back, *asked, Settled(place, Status.CORRECTED))


def _back_freely(table: Table, seat: Seat, card: Card, number: int) -> tuple[Event, ...]:
    """The card of a player whom an opponent misled goes back; that side may not use what it tells (Law 16C2)."""
    known = () if seat is table.dummy else (unauthorised_for_offenders(table, card, seat.side.opponents),)
    gone = no_revoke_any_more(table, number, frozenset({card}))
    return (CardWithdrawn(seat, card, number, offending=False), *known, *gone)


# -- 47E2: a card played on a wrong explanation -----------------------------------------------------------------------


def misexplained(table: Table, offence: TakenBack) -> bool:
    """Whether an opponent had explained something wrongly to this player before he played the card (Law 47E2)."""
    return any(offence.card in telling.held for telling in _wrong_explanations(table))


def _wrong_explanations(table: Table) -> tuple[Misinformation, ...]:
    return tuple(telling for telling in table.told if telling.by_opponent and telling.what == "explanation")


@clause("47E2(a)", E1997, E2007)
def in_time(table: Table, offence: TakenBack) -> bool:
    """Nobody had played to that trick after it; an opening lead only until dummy has faced a card."""
    return not offence.behind and not _dummy_has_faced_a_card(table, offence)


@in_time.wording("47E2(a)", E2017)
def _(table: Table, offence: TakenBack) -> bool:
    """Nobody at all had played after it, to the next trick neither."""
    return not offence.behind and not offence.led_on and not _dummy_has_faced_a_card(table, offence)


def _dummy_has_faced_a_card(table: Table, offence: TakenBack) -> bool:
    opening = offence.trick == 1 == table.first_number and offence.seat is table.due_to_lead(1)
    return opening and table.dummy is not None and bool(table.exposed & table.deal[table.dummy])


def retracted_after_explanation(table: Table, place: IrregularityId, offence: TakenBack) -> tuple[Event, ...]:
    """The card stays in the hand, and he plays again: nothing is rectified on his side (Law 47E2(a))."""
    told = RulingGiven(in_time.number(table), say("law-47E2a", seat=offence.seat, card=offence.card))
    known = unauthorised_for_offenders(table, offence.card, offence.seat.side.opponents)
    return (told, known, Settled(place, Status.CORRECTED))


def explanation_found_wrong(table: Table) -> tuple[Event, ...]:
    """The Director comes after a wrong explanation: who last played on it may change his card, or it is too late."""
    found = dict.fromkeys(card for t in _wrong_explanations(table) if (card := _last_played_on(table, t)) is not None)
    return tuple(event for offence in found for event in _heard(table, offence))


def _last_played_on(table: Table, telling: Misinformation) -> TakenBack | None:
    """The last card played on this explanation, as if it were taken back; none once the Director has dealt with it."""
    asked = {q.card for q in (*table.answered, *table.agenda) if MAY_TAKE_BACK.asks(q) or DAMAGE.asks(q)}
    asked |= {left.card for left in table.deferred if left.ask == DAMAGE.key}
    back = {f.card for n, f in table.recorded if isinstance(f, TakenBack) and table.is_settled(n)}
    if (asked | back) & telling.held:
        return None
    for number, trick in reversed(table.numbered_tricks()):
        for play in reversed(trick.plays):
            if play.card in telling.held:
                since = cards_played_since(table, moment_of_card(table, play.card))
                behind = tuple(put.card for put in since if put.trick == number)
                offence = TakenBack(play.seat, number, play.card, behind, any(put.trick > number for put in since))
                return offence if _came_of_it(table, telling, offence) else None
    return None


def _came_of_it(table: Table, telling: Misinformation, offence: TakenBack) -> bool:
    """Whether the card is looked at here: what a player was told in the auction, and has called on, is Law 21B's.

    Of the cards only his opening lead may then still come back.
    """
    if not calls_made_on_it(table, telling):
        return True
    opening = offence.trick == 1 == table.first_number and offence.seat is table.due_to_lead(1)
    return opening and in_time(table, offence) and not table.over


def _heard(table: Table, offence: TakenBack) -> tuple[Event, ...]:
    player, card, number = table.player(offence.seat), offence.card, offence.trick
    if table.over or not in_time(table, offence):
        told = RulingGiven(damage_of_explanation.number(table), say("law-47E2b", seat=player, card=card))
        return (told, JudgementDeferred(DAMAGE.key, offence.seat, card, number))
    if not has_another(table, offence.seat, card, number):
        return ()
    told = RulingGiven(in_time.number(table), say("law-47E2a", seat=player, card=card))
    return (told, MAY_TAKE_BACK.put(table, (player,), offence.seat, card, number))


def keep_or_retract(table: Table, question: Question) -> tuple[Option, ...]:
    """The misinformed player keeps the card, or takes it back without further rectification (Law 47E2(a))."""
    seat, card, number = question.seat, question.card, question.trick
    trick = table.trick(number or 0)
    if seat is None or card is None or number is None or trick is None or card not in trick.cards_of(seat):
        return ()
    if table.over or not has_another(table, seat, card, number):
        return ()
    return Option("keep", ()), Option("withdraw", _back_freely(table, seat, card, number))


@clause("47E2(b)")
def damage_of_explanation(table: Table) -> Question | None:
    """It was too late to take the card back: when play has ended the Director judges whether to adjust."""
    if not table.over:
        return None
    if (left := judged_after_play(table, DAMAGE)) is not None:
        return left
    for place, offence in table.recorded:
        if not isinstance(offence, TakenBack) or not table.is_settled(place):
            continue
        question = DAMAGE.question(table, (DIRECTOR,), offence.seat, offence.card, offence.trick, place)
        if misexplained(table, offence) and not in_time(table, offence) and question not in table.answered:
            return question
    return None


MAY_TAKE_BACK = Ask("47E2(a)", KEEP_OR_WITHDRAW, keep_or_retract, kept_by=Conduct.PLAYING)
DAMAGE = judgement("47E2(b)")

"""Law 47: retraction of a card after misinformation (47E), or contrary to the Laws (47F)."""

from __future__ import annotations

from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.laws import law12, law16, law21, law41, law44, law50, law58, law61, law62
from bridgetable.laws.ask import KEEP_OR_WITHDRAW, Ask, Conduct
from bridgetable.laws.clause import E2007, E2017, clause
from bridgetable.laws.law import Law
from bridgetable.table.chronology import cards_played_after, cards_played_since, moment_of_card, withdrawn_from_before
from bridgetable.table.events import (
    Answered,
    Asked,
    CardPutBack,
    CardWithdrawn,
    Dropped,
    Event,
    FaceDownLeadRetracted,
    JudgementDeferred,
    Restricted,
    RulingGiven,
    Settled,
)
from bridgetable.table.evolve import evolve, evolve_all
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import (
    Irregularity,
    LeadOutOfTurn,
    PrematureLead,
    PrematurePlay,
    Revoke,
    Status,
    TakenBack,
)
from bridgetable.table.option import Option
from bridgetable.table.question import DIRECTOR, AffectedCard, CardAtTrick, Question, QuestionAbout, card_in, say
from bridgetable.table.records import Misinformation
from bridgetable.table.restriction import AnotherCard
from bridgetable.table.state import Table
from bridgetable.table.time_record import Accumulated, Moment

# -- Cards played after a card of dummy that was changed, and who may change his own (Laws 45C4(b), 45D, 47D) ----------


def ask_who_played_after(table: Table, number: int, card: Card, ask: Ask[CardAtTrick]) -> tuple[Event, ...]:
    """One question for each card played after this card of dummy, to this trick or the next, in order of time.

    Nobody is asked about the card that declarer meant, though dummy may have put it down later.
    """
    if table.trick(number) is None or table.claim is not None:
        return ()
    return tuple(
        Asked(ask.question(table, (table.player(put.seat),), CardAtTrick(put.seat, put.card, put.trick)))
        for put in cards_played_after(table, card, number)
        if (put.seat, put.trick) != (table.dummy, number)
    )


def keep_or_withdraw(table: Table, question: QuestionAbout[CardAtTrick]) -> tuple[Option, ...]:
    """Keep or withdraw the card; only withdraw if it cannot stay, and no options if there is no choice."""
    seat, card, number = question.about.seat, question.about.card, question.about.trick
    trick = table.trick(number)
    if trick is None or card not in trick.cards_of(seat):
        return ()
    if table.is_led_by_another(number):
        return (Option("withdraw", _lead_made_again(table, number)),)
    if no_longer_follows(table, seat, card, number):
        return (Option("withdraw", _taken_back(table, seat, card, number)),)
    if not _may_change(table, seat, card, number) or not law62.has_another(table, question.about):
        return ()
    another = Restricted(AnotherCard(seat, card, number))
    return Option("keep", ()), Option("withdraw", (*_taken_back(table, seat, card, number), another))


@clause("47D")
def _may_change(table: Table, seat: Seat, card: Card, number: int) -> bool:
    """A defender may change a card that was in order; declarer one he played after his right-hand opponent's.

    That opponent must have changed his own card.
    """
    if table.is_defender(seat):
        return card not in table.late_plays and open_revoke(table, card, number) is None
    return any(w.seat is seat.right for w in withdrawn_from_before(table, card, number))


def no_longer_follows(table: Table, seat: Seat, card: Card, number: int) -> bool:
    """Whether the card was in order for the card led before, and is not for the one led now."""
    trick = table.trick(number)
    if trick is None or trick.leader is seat or card.suit is trick.suit_led:
        return False
    return card not in law44.lawful_cards(evolve(table, _back(table, seat, card, number)), seat)


def _back(table: Table, seat: Seat, card: Card, number: int) -> CardWithdrawn:
    return CardWithdrawn(seat, card, number, offending=not table.is_defender(seat))


def _lead_made_again(table: Table, number: int) -> tuple[Event, ...]:
    """Everything played to this trick is withdrawn, since another player is now on lead."""
    trick = table.trick(number)
    plays = trick.plays if trick is not None else ()
    return tuple(event for p in plays for event in _taken_back(table, p.seat, p.card, number, "law-47D-lead"))


def _taken_back(table: Table, seat: Seat, card: Card, number: int, key: str = "") -> tuple[Event, ...]:
    """The card is withdrawn without rectification; declarer's side may not use the information (47D, 16C)."""
    by_whom = "law-47D" if table.is_defender(seat) else "law-47D-declarer"
    told = RulingGiven("47D", say(key or by_whom, seat=seat, card=card))
    revoke = open_revoke(table, card, number)
    mended = (law61.voided(table, revoke),) if revoke is not None else ()
    hidden = table.contract is not None and seat is not table.dummy
    declarers = seat.side.opponents if table.is_defender(seat) else seat.side
    known = (law16.unauthorised_for_offenders(table, card, declarers),) if hidden else ()
    return (_back(table, seat, card, number), told, *known, *mended)


# -- revokes voided by the change ------------------------------------------------------------------------------------


def open_revoke(table: Table, card: Card, number: int) -> IrregularityId | None:
    """The revoke made with this card, if nobody has dealt with it; else None."""
    return next(iter(law61.revokes_with(table, number, frozenset({card}))), None)


def revokes_voided_by_change(table: Table, number: int, dummy: Seat, old: Card, new: Card) -> tuple[Event, ...]:
    """Voids dummy's revoke with the withdrawn card, and revokes to that card if it had been led."""
    trick = table.trick(number)
    was_led = trick is not None and trick.leader is dummy and old.suit is not new.suit
    return tuple(
        law61.voided(table, irregularity)
        for irregularity, offence in table.unsettled_as(Revoke)
        if offence.trick == number and (offence.card == old or (was_led and offence.seat is not dummy))
    )


# -- Cards played after a wrong explanation that the Director has dealt with already (Law 47E2) ------------------------


RETRACTION_CLAUSE, DAMAGE_CLAUSE = "47E2(a)", "47E2(b)"
"""The keys of the questions whether a player takes his card back, and whether he was damaged where it was too late."""


def is_dealt_with(table: Table, card: Card) -> bool:
    """Whether the Director has asked about this card, or ruled on its having been taken back."""
    taken_back = any(table.is_settled(number) for number, _ in table.recorded_as(TakenBack, card=card))
    asked = [card_in(one.about) for one in table.agenda if one.ask in (RETRACTION_CLAUSE, DAMAGE_CLAUSE)]
    return card in asked or card in _judged_cards(table) or taken_back


def _with_judged(
    known: frozenset[Card], event: Answered | Dropped | JudgementDeferred, moment: Moment
) -> frozenset[Card]:
    if isinstance(event, JudgementDeferred):
        card, about = card_in(event.about), event.ask == DAMAGE_CLAUSE
    else:
        card, about = card_in(event.question.about), event.question.ask in (RETRACTION_CLAUSE, DAMAGE_CLAUSE)
    return known | {card} if about and card is not None else known


_judged_cards: Accumulated[frozenset[Card]] = Accumulated(
    frozenset(), _with_judged, Answered, Dropped, JudgementDeferred
)
"""The cards about which the Director has asked, or which he will judge after play."""


# -- Law 47A: a card that must be withdrawn because a rectification requires it ----------------------------------------


@clause("47A")
def withdrawal_required(table: Table, seat: Seat, card: Card, number: int) -> RulingGiven:
    """The rectification requires the card back: another player is on lead now, or another suit was led."""
    key = "law-47A-lead" if table.is_led_by_another(number) else "law-47A-follow"
    return RulingGiven("47A", say(key, seat=seat, card=card))


@clause("47F")
def put_back(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """A card that no Law allows to be withdrawn stays played: it returns to the trick, its replacement to the hand.

    Whoever has played after the replacement may then change his own card (47D).
    """
    offence = table.irregularities[irregularity]
    if not isinstance(offence, TakenBack):
        return ()
    if misexplained(table, offence) and in_time(table, offence):
        return retracted_after_explanation(table, irregularity, offence)
    trick = table.trick(offence.trick)
    if trick is None and law41.was_face_down(table, offence):
        return law41.laid_face_down_again(table, irregularity, offence)
    other = trick.card_of(offence.seat) if trick is not None else None
    if not table.has_come_to(offence.trick) or offence.card not in table.hands[offence.seat] or other == offence.card:
        return (Settled(irregularity, Status.ACCEPTED),)
    face_down = law41.was_face_down(table, offence)
    told = RulingGiven("47F", say("law-47F", offender=offence.seat, card=offence.card))
    said = law41.is_the_lead(table, offence) if face_down else told
    back = CardPutBack(offence.seat, offence.card, offence.trick)
    if other is None:
        return (said, back, Settled(irregularity, Status.CORRECTED))
    changed = (CardWithdrawn(offence.seat, other, offence.trick, offending=True), back)
    now = evolve_all(table, changed)
    laid: tuple[Event, ...] = ()
    if (lies_again := next((pc for pc in now.penalty_cards if pc.card == other), None)) is not None:
        laid = (law50.known_on_the_table(now, lies_again),)
    elif table.is_defender(offence.seat):
        laid = law50.lay_penalty_card(now, offence.seat, other)
    another = law58.another_suit_led(table, offence, offence.card)
    asked = law58.asked_who_played_after_a_change(table, irregularity, offence, other)
    return (said, *changed, *laid, *another, *asked, Settled(irregularity, Status.CORRECTED))


# -- 47E1: a lead on an opponent's word ------------------------------------------------------------------------------


@clause("47E1")
def told_it_was_his_turn(table: Table, seat: Seat, trick: int) -> bool:
    """An opponent told this player mistakenly that it was his turn to lead, or play, to this trick."""
    return table.was_told_to_play(seat, trick) or table.was_told_to_play(seat, trick - 1)


@clause("47E1")
def may_accept_despite_misinformation(table: Table, seat: Seat, trick: int) -> bool:
    """The edition says nothing about acceptance: the lead may be accepted like any other."""
    return True


@may_accept_despite_misinformation.wording("47E1", E2007)
def _(table: Table, seat: Seat, trick: int) -> bool:
    """A lead made because an opponent said so may not be accepted by the next hand."""
    return not told_it_was_his_turn(table, seat, trick)


@clause("47E1")
def goes_back(table: Table, seat: Seat, card: Card) -> RulingGiven:
    """The lead made on an opponent's word is retracted without penalty."""
    return RulingGiven("47E1", say("law-1997-47E1", seat=seat, card=card))


@goes_back.wording("47E1", E2007)
def _(table: Table, seat: Seat, card: Card) -> RulingGiven:
    """It is retracted, and may not be accepted."""
    return RulingGiven("47E1", say("law-47E1", seat=seat, card=card))


def retracted_freely(
    table: Table, irregularity: IrregularityId, offence: LeadOutOfTurn | PrematureLead
) -> tuple[Event, ...]:
    """The lead is retracted without rectification: no penalty card, no choice for anybody (Law 47E1).

    Cards played to it are withdrawn with it (47D); once all four players have played to it, nothing can be retracted.
    """
    trick = table.trick(offence.trick)
    if trick is None or table.open_trick > offence.trick:
        told = RulingGiven("47E1", say("law-47E1-stands", seat=offence.seat, card=offence.card))
        return (told, Settled(irregularity, Status.ACCEPTED))
    told = goes_back(table, offence.seat, offence.card)
    wrong = offence.seat.side.opponents
    after = [play for play in trick.plays if play.seat is not offence.seat]
    back = [CardWithdrawn(p.seat, p.card, offence.trick, offending=p.seat.side is wrong) for p in after]
    back.append(CardWithdrawn(offence.seat, offence.card, offence.trick, offending=False))
    known = tuple(law16.unauthorised_for_offenders(table, card.card, wrong) for card in back)
    return (told, *back, *known, Settled(irregularity, Status.CORRECTED))


def retracted_by_himself(table: Table, offence: LeadOutOfTurn) -> tuple[Event, ...]:
    """He has picked up the lead that an opponent had told him to make, as he may, and the right hand has led (47E1)."""
    told = goes_back(table, offence.seat, offence.card)
    return (told, law16.unauthorised_for_offenders(table, offence.card, offence.seat.side.opponents))


def lead_made_on_opponents_word(
    table: Table, irregularity: IrregularityId, offence: LeadOutOfTurn | PrematureLead
) -> tuple[Event, ...]:
    """A lead made because an opponent said that it was his is retracted freely (Law 47E1)."""
    told = told_it_was_his_turn(table, offence.seat, offence.trick)
    return retracted_freely(table, irregularity, offence) if told else ()


def retracted_unseen(irregularity: IrregularityId, offence: LeadOutOfTurn) -> tuple[Event, ...]:
    """The lead he was told to make is still face down: it is retracted (Laws 41A, 47E1)."""
    told = RulingGiven("47E1", say("law-47E1-face-down", seat=offence.seat, due=offence.due))
    return (told, FaceDownLeadRetracted(offence.seat, offence.card), Settled(irregularity, Status.CORRECTED))


# -- 47E1: a play on an opponent's word -------------------------------------------------------------------------------


@clause("47E1")
def play_may_be_retracted(table: Table, offence: PrematurePlay) -> bool:
    """The edition speaks of leads only: Law 57 applies to a card played before its turn."""
    return False


@play_may_be_retracted.wording("47E1", E2007)
def _(table: Table, offence: PrematurePlay) -> bool:
    """A play is retracted as a lead is, if an opponent had said on this trick that it was his turn."""
    return table.was_told_to_play(offence.seat, offence.trick)


def nobody_may_accept(table: Table, offence: Irregularity) -> bool:
    """Whether a premature lead or play resulted from an opponent's words, so that he cannot accept it (Law 47E1)."""
    if isinstance(offence, PrematurePlay):
        return play_may_be_retracted(table, offence)
    if not isinstance(offence, PrematureLead):
        return False
    return not may_accept_despite_misinformation(table, offence.seat, offence.trick)


def play_made_on_opponents_word(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """A card played before its turn because an opponent said it was his is retracted freely (Law 47E1)."""
    offence = table.irregularities[irregularity]
    if not isinstance(offence, PrematurePlay) or not play_may_be_retracted(table, offence):
        return ()
    return play_retracted_freely(table, irregularity, offence)


def play_retracted_freely(table: Table, irregularity: IrregularityId, offence: PrematurePlay) -> tuple[Event, ...]:
    """The card is withdrawn without rectification; players who have played since may change their cards (47D)."""
    seat, number, trick = offence.seat, offence.trick, table.trick(offence.trick)
    if trick is None or offence.card not in trick.cards_of(seat):
        return (Settled(irregularity, Status.CORRECTED),)
    if table.trick(number + 1) is not None:
        late = RulingGiven("47E1", say("law-47E1-stands", seat=seat, card=offence.card))
        return (late, Settled(irregularity, Status.ACCEPTED))
    told = goes_back(table, seat, offence.card)
    back = _back_freely(table, seat, offence.card, number)
    # If a player before him has yet to play, nobody has played because of the early card.
    since = cards_played_after(table, offence.card, number) if evolve_all(table, back).turn is seat else ()
    asked = (Asked(law58.may_change_too_because_of(table, irregularity, put)) for put in since)
    return (told, *back, *asked, Settled(irregularity, Status.CORRECTED))


def _back_freely(table: Table, seat: Seat, card: Card, number: int) -> tuple[Event, ...]:
    """The misinformed player's card is withdrawn; the other side may not use the information (Law 16C2)."""
    known = () if seat is table.dummy else (law16.unauthorised_for_offenders(table, card, seat.side.opponents),)
    gone = law61.void_revokes(table, number, frozenset({card}))
    return (CardWithdrawn(seat, card, number, offending=False), *known, *gone)


# -- 47E2: a play after a wrong explanation ---------------------------------------------------------------------------


def misexplained(table: Table, offence: TakenBack) -> bool:
    """Whether an opponent had explained something wrongly to this player before he played the card (Law 47E2)."""
    return any(offence.card in one.held for _, one in table.wrong_explanations)


@clause("47E2(a)")
def in_time(table: Table, offence: TakenBack) -> bool:
    """Nobody had played to that trick after it; an opening lead only until dummy has faced a card."""
    return not offence.behind and not _dummy_has_faced_a_card(table, offence)


@in_time.wording("47E2(a)", E2017)
def _(table: Table, offence: TakenBack) -> bool:
    """Nobody had played after it, to this trick or the next; an opening lead only until dummy has faced a card."""
    return not offence.behind and not offence.led_on and not _dummy_has_faced_a_card(table, offence)


def _dummy_has_faced_a_card(table: Table, offence: TakenBack) -> bool:
    opening = table.is_opening_trick(offence.trick) and offence.seat is table.due_to_lead(1)
    return opening and table.dummy is not None and bool(table.exposed & table.deal[table.dummy])


def retracted_after_explanation(table: Table, irregularity: IrregularityId, offence: TakenBack) -> tuple[Event, ...]:
    """The card stays in the hand and he plays again: no rectification for his side (Law 47E2(a))."""
    told = RulingGiven(in_time.number(table), say("law-47E2a", seat=offence.seat, card=offence.card))
    known = law16.unauthorised_for_offenders(table, offence.card, offence.seat.side.opponents)
    return (told, known, Settled(irregularity, Status.CORRECTED))


def explanation_found_wrong(table: Table) -> tuple[Event, ...]:
    """After a wrong explanation the last player who relied on it may change his card, unless it is too late."""
    told = _still_to_judge(table)
    found = dict.fromkeys(card for one in told if (card := _last_played_on(table, one)) is not None)
    return tuple(event for offence in found for event in _ruling_on_last_card(table, offence))


def _still_to_judge(table: Table) -> list[Misinformation]:
    """The wrong explanations after which a card lies in a trick, and the Director has dealt with none."""
    lying = {play.card for trick in table.tricks for play in trick.plays}
    return [
        one
        for _, one in table.wrong_explanations
        if not lying.isdisjoint(one.held) and not any(is_dealt_with(table, card) for card in one.held)
    ]


def _last_played_on(table: Table, telling: Misinformation) -> TakenBack | None:
    """The last card played after this explanation, as a card taken back; None if it does not come under this Law."""
    for number, trick in reversed(table.numbered_tricks()):
        for play in reversed(trick.plays):
            if play.card in telling.held:
                since = cards_played_since(table, moment_of_card(table, play.card))
                behind = tuple(put.card for put in since if put.trick == number)
                offence = TakenBack(play.seat, number, play.card, behind, any(put.trick > number for put in since))
                return offence if _is_for_this_law(table, telling, offence) else None
    return None


def _is_for_this_law(table: Table, telling: Misinformation, offence: TakenBack) -> bool:
    """Whether the card comes under 47E2: if the misinformed player has called after the explanation, 21B applies.

    Of his cards only the opening lead may then still be retracted.
    """
    if not law21.calls_made_on_it(table, telling):
        return True
    opening = table.is_opening_trick(offence.trick) and offence.seat is table.due_to_lead(1)
    return opening and in_time(table, offence) and not table.over


def _ruling_on_last_card(table: Table, offence: TakenBack) -> tuple[Event, ...]:
    player, card = table.player(offence.seat), offence.card
    played = CardAtTrick(offence.seat, card, offence.trick)
    if table.over or not in_time(table, offence):
        told = RulingGiven(damage_of_explanation.number(table), say("law-47E2b", seat=player, card=card))
        return (told, JudgementDeferred(DAMAGE.key, played))
    if not law62.has_another(table, played):
        return ()
    told = RulingGiven(in_time.number(table), say("law-47E2a", seat=player, card=card))
    return (told, Asked(MAY_TAKE_BACK.question(table, (player,), played)))


def keep_or_retract(table: Table, question: QuestionAbout[CardAtTrick]) -> tuple[Option, ...]:
    """The misinformed player keeps the card, or withdraws it without rectification (Law 47E2(a))."""
    seat, card, number = question.about.seat, question.about.card, question.about.trick
    trick = table.trick(number)
    if trick is None or card not in trick.cards_of(seat):
        return ()
    if table.over or not law62.has_another(table, question.about):
        return ()
    return Option("keep", ()), Option("withdraw", _back_freely(table, seat, card, number))


@clause("47E2(b)")
def damage_of_explanation(table: Table) -> Question | None:
    """It was too late to withdraw the card: after play the Director judges whether to adjust."""
    if not table.over:
        return None
    if (left := law12.judged_after_play(table, DAMAGE)) is not None:
        return left
    for irregularity, offence in table.recorded_as(TakenBack):
        if not table.is_settled(irregularity):
            continue
        about = AffectedCard(offence.seat, offence.card, offence.trick, irregularity)
        question = DAMAGE.question(table, (DIRECTOR,), about)
        if misexplained(table, offence) and not in_time(table, offence) and question not in table.answered:
            return question
    return None


MAY_TAKE_BACK = Ask("47E2(a)", KEEP_OR_WITHDRAW, keep_or_retract, kept_by=Conduct.PLAYING)
DAMAGE = law12.judgement("47E2(b)")


# -- The declaration of Law 47 -----------------------------------------------------------------------------------------


LAW = Law(47, asks=(MAY_TAKE_BACK, DAMAGE), rules={TakenBack: put_back})

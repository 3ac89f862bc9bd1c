"""Law 45: when a card is played; slips of the tongue, dummy's wrong card, a fifth card, a card that must be played."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from msgspec.structs import replace

from bridgetable.cards.card import Card
from bridgetable.cards.notation import card_text
from bridgetable.cards.seat import Seat
from bridgetable.laws import law09, law12, law44, law46, law47, law50, law53, law57, law59, law61
from bridgetable.laws.ask import INTENDED_OR_NOT, KEEP_OR_WITHDRAW, Ask, Conduct, Lapse
from bridgetable.laws.clause import E1997, E2007, E2017, Clause, clause
from bridgetable.laws.enacted import ENACTED
from bridgetable.laws.law import Law, note_only, on
from bridgetable.table.chronology import cards_played_since, moment_of_card
from bridgetable.table.events import (
    COMPELLED_BY,
    Asked,
    AttentionDrawn,
    CardDesignated,
    CardExposed,
    CardNamed,
    CardPlayed,
    CardPutBack,
    CardWithdrawn,
    Dropped,
    Event,
    PenaltyCardLifted,
    PlayCompelled,
    Restricted,
    RulingGiven,
    Settled,
)
from bridgetable.table.evolve import evolve, evolve_all
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import (
    DummyTouches,
    ExposedCard,
    FifthCard,
    LeadOutOfTurn,
    PrematureLead,
    PrematurePlay,
    Revoke,
    Status,
    WrongCardFromDummy,
    cards_involved,
)
from bridgetable.table.option import Option
from bridgetable.table.question import DIRECTOR, AffectedCard, AffectedPlayer, CardAtTrick, Question, QuestionAbout, say
from bridgetable.table.restriction import AnotherCard, CardNamedToPlay
from bridgetable.table.state import Table
from bridgetable.table.time_record import withdrawn_from

# -- a card named (45C4), a wrong card from dummy (45D), a fifth card (45E), a play suggested by dummy (45F) -----------


# -- 45C4: a card named ----------------------------------------------------------------------------------------------


@clause("45C4(a)")
def named_card(table: Table, seat: Seat, legal: frozenset[Card]) -> frozenset[Card]:
    """A card that a player named as the one he plays is played, if that is lawful."""
    named = first_named(table, seat, legal)
    return law59.complying(table, legal, frozenset() if named is None else frozenset({named}))


def first_named(table: Table, seat: Seat, legal: frozenset[Card]) -> Card | None:
    """The first card this player named for the open trick that he may play, and has not withdrawn since."""
    bound = table.binding(seat)
    if not any(isinstance(r, CardNamedToPlay) for r in bound):
        return None
    back = {w.card for w in withdrawn_from(table).get(table.open_trick, ()) if not w.offending}
    back |= {r.card for r in bound if isinstance(r, AnotherCard)}
    names = (r.card for r in bound if isinstance(r, CardNamedToPlay))
    return next((card for card in names if card in legal and card not in back), None)


def without_named_cards(table: Table) -> Table:
    """The table as if no card had been named: playing another than the named card is no revoke (Law 61A)."""
    left = tuple(r for r in table.restrictions if not isinstance(r, CardNamedToPlay))
    return replace(table, restrictions=left) if left != table.restrictions else table


def bind_to_named_card(before: Table, event: CardNamed) -> tuple[Event, ...]:
    """A card named at one's own turn is binding for the trick in progress (Law 45C4(a)), except for dummy."""
    if before.turn is not event.seat or event.seat is before.dummy:
        return ()
    return (Restricted(CardNamedToPlay(event.seat, event.card, before.open_trick)),)


@clause("45C4(b)")
def may_still_be_changed(table: Table, number: int) -> bool:
    """The card called from dummy to this trick may be changed without a limit but that declarer does not stop to think.

    The Director says whether he has.
    """
    return True


@may_still_be_changed.wording("45C4(b)", E2007)
def _(table: Table, number: int) -> bool:
    """It may be changed until the player's partner has played; declarer calls dummy's card, so that is his own hand."""
    return table.declarer not in _played_since_dummy(table, number)


@may_still_be_changed.wording("45C4(b)", E2017)
def _(table: Table, number: int) -> bool:
    """It may be changed until declarer next plays from either hand, to this trick or the next."""
    return not {table.declarer, table.dummy} & _played_since_dummy(table, number)


def _played_since_dummy(table: Table, number: int) -> set[Seat]:
    trick, dummy = table.trick(number), table.dummy
    if trick is None or dummy is None:
        return set()
    cards = trick.cards_of(dummy)
    return {put.seat for put in cards_played_since(table, moment_of_card(table, cards[-1]))} if cards else set()


# -- 45D: a card that declarer did not name --------------------------------------------------------------------------


@clause("45D1", E2017, printed={E1997: "45D"})
def may_be_put_right(table: Table, offence: WrongCardFromDummy) -> bool:
    """The wrong card is withdrawn if attention is drawn to it before each side has played to the next trick."""
    later = {
        play.seat.side for number, trick in table.numbered_tricks() if number > offence.trick for play in trick.plays
    }
    return len(later) < 2 and offence.named in table.hands[offence.seat]


# -- 45E: a fifth card -----------------------------------------------------------------------------------------------


@clause("45E1")
def fifth_card(table: Table, seat: Seat, cards: tuple[Card, ...], deliberate: bool) -> FifthCard | None:
    """One card that a defender adds to a trick he has played to, while that trick is still on the table.

    If his side has won it, a card that is not led at once can only have been dropped: an exposed card (Law 49).
    """
    if len(cards) != 1 or deliberate or table.claim is not None or not table.is_defender(seat):
        return None
    if table.is_faced(seat, cards[0]):
        return None
    in_progress = table.trick(table.open_trick)
    number = table.open_trick if in_progress is not None and in_progress.plays else table.open_trick - 1
    trick = table.trick(number)
    if trick is None or seat not in trick.players or table.due_to_lead(number + 1) in (seat, seat.partner):
        return None
    return FifthCard(seat, number, cards[0])


def is_fifth_card(before: Table, event: CardExposed) -> bool:
    """Whether this card was just recorded as a fifth card, and so is not also an exposed one (Laws 45E1, 49)."""
    return any(isinstance(f, FifthCard) and f.card == event.card for f in before.irregularities[-1:])


# -- 45F: dummy indicates a card -------------------------------------------------------------------------------------


@clause("45F")
def suggested_a_play(table: Table) -> Question | None:
    """After play the Director judges whether dummy suggested a play and the defenders were damaged."""
    if not table.over or table.contract is None:
        return None
    noticed = [number for number, _ in table.recorded_as(DummyTouches) if table.attention_to(number) is not None]
    if not noticed:
        return None
    question = SUGGESTED.question(table, (DIRECTOR,), AffectedPlayer(table.contract.dummy, noticed[-1]))
    return None if question in table.answered else question


SUGGESTED = law12.judgement("45F")


# -- Dummy played a card that declarer had not named: corrected, or found too late (Law 45D) ---------------------------


def rule_on_wrong_card(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """The Director rules on a card of dummy's that declarer did not name."""
    offence = table.irregularities[irregularity]
    if not isinstance(offence, WrongCardFromDummy):
        return ()
    trick = table.trick(offence.trick)
    if trick is None or offence.card not in trick.cards_of(offence.seat):
        return put_right_by_dummy(table, irregularity, offence)
    if not may_be_put_right(table, offence):
        return (*too_late(table, irregularity, offence), Settled(irregularity, Status.ACCEPTED))
    number = may_be_put_right.number(table)
    told = RulingGiven(number, say("law-45D-put-right", card=offence.card, named=offence.named))
    back = CardWithdrawn(offence.seat, offence.card, offence.trick, offending=True)
    if not evolve(table, back).has_come_to(offence.trick):
        return (told, Settled(irregularity, Status.CORRECTED), back)
    play = CardPlayed if table.claim is None else CardPutBack  # nobody plays while a claim is considered
    changed = (back, play(offence.seat, offence.named, offence.trick))
    return (told, Settled(irregularity, Status.CORRECTED), *_changed_to_the_card_named(table, offence, changed))


@clause("45D1", E2017, printed={E1997: "45D"})
def put_right_by_dummy(table: Table, irregularity: IrregularityId, offence: WrongCardFromDummy) -> tuple[Event, ...]:
    """Dummy has picked the wrong card up himself: the card named is the one played, and is placed if it was not yet."""
    trick, settled = table.trick(offence.trick), Settled(irregularity, Status.CORRECTED)
    placed = trick is not None and offence.named in trick.cards_of(offence.seat)
    if not placed and (offence.named not in table.hands[offence.seat] or not table.has_come_to(offence.trick)):
        return (settled,)
    key = "law-45D-put-right-already" if placed else "law-45D-put-right"
    told = RulingGiven(put_right_by_dummy.number(table), say(key, card=offence.card, named=offence.named))
    play = CardPlayed if table.claim is None else CardPutBack
    named = () if placed else (play(offence.seat, offence.named, offence.trick),)
    return (told, settled, *_changed_to_the_card_named(table, offence, named))


def _changed_to_the_card_named(
    table: Table, offence: WrongCardFromDummy, changed: tuple[Event, ...]
) -> tuple[Event, ...]:
    """The events by which the card named takes the place of the wrong one, with what follows for leads, revokes, plays.

    Whoever played after the wrong card may then change his own (45D, 47D).
    """
    now = evolve_all(table, changed)
    return (
        *changed,
        *_leads_in_turn_after_all(now, offence),
        *law47.revokes_voided_by_change(table, offence.trick, offence.seat, offence.card, offence.named),
        *law47.ask_who_played_after(now, offence.trick, offence.card, PLAYED_AFTER_A_WRONG_CARD),
    )


def _leads_in_turn_after_all(table: Table, offence: WrongCardFromDummy) -> tuple[Event, ...]:
    """A lead to the next trick was out of turn only because of the card dummy played wrongly: it stands."""
    due = table.due_to_lead(offence.trick + 1)
    leads = table.undecided_as(LeadOutOfTurn, trick=offence.trick + 1)
    return tuple(
        event
        for irregularity, lead in leads
        if lead.seat is due
        for event in (
            RulingGiven(may_be_put_right.number(table), say("law-45D-lead-in-turn", card=lead.card)),
            law61.voided(table, irregularity),
        )
    )


@clause("45D")
def too_late(table: Table, irregularity: IrregularityId, offence: WrongCardFromDummy) -> tuple[Event, ...]:
    """Both sides have played to the next trick: the wrong card stays played."""
    return (RulingGiven("45D", say("law-45D-late", card=offence.card)),)


@too_late.wording("45D2", E2017)
def _(table: Table, irregularity: IrregularityId, offence: WrongCardFromDummy) -> tuple[Event, ...]:
    """Nothing is changed; a player who did not follow to the card as it was played may have revoked (64B3)."""
    told = RulingGiven("45D2", say("law-45D2-late", card=offence.card))
    return (told, *law09.draw_attention_again(table, irregularity, _revokes_through_it(table, offence)))


def _revokes_through_it(table: Table, offence: WrongCardFromDummy) -> tuple[IrregularityId, ...]:
    trick = table.trick(offence.trick)
    was_led = trick is not None and trick.leader is offence.seat
    return tuple(
        irregularity
        for irregularity, other in table.unsettled_as(Revoke)
        if other.trick == offence.trick and (was_led or other.card == offence.card)
    )


def keep_or_withdraw(table: Table, question: QuestionAbout[CardAtTrick]) -> tuple[Option, ...]:
    """Whoever played after a card that is changed may withdraw his own (Law 47D)."""
    return law47.keep_or_withdraw(table, question)


PLAYED_AFTER_A_WRONG_CARD = Ask(
    "45D1", KEEP_OR_WITHDRAW, keep_or_withdraw, since=E2017, printed={E1997: "45D"}, kept_by=Conduct.PLAYING
)


# -- A defender's fifth card to a trick: a penalty card, unless the Director finds that it was led (Law 45E1) ----------


LedTooSoon = LeadOutOfTurn | PrematureLead | PrematurePlay
"""The irregularities as which a card led from the wrong hand or prematurely may be recorded."""


def rule_on_fifth_card(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """The card becomes a penalty card at once; until the next lead the Director is asked whether it was led."""
    offence = table.irregularities[irregularity]
    if not isinstance(offence, FifthCard):
        return ()
    if offence.card not in table.hands[offence.seat]:
        return (Settled(irregularity, Status.ACCEPTED),)
    went_on = table.trick(offence.trick + 1) is not None or table.claim is not None
    key = "law-49" if went_on else "law-49-until-found"
    told = (
        RulingGiven("45E1", say("law-45E1", offender=offence.seat, card=offence.card)),
        RulingGiven("49", say(key, offender=offence.seat, card=offence.card)),
    )
    laid = law50.lay_penalty_card(table, offence.seat, offence.card, deliberate=False)
    question = LED_OR_NOT.question(
        table, (DIRECTOR,), AffectedCard(offence.seat, offence.card, offence.trick, irregularity)
    )
    return (*told, *laid, Settled(irregularity, Status.CORRECTED), *(() if went_on else (Asked(question),)))


def led_or_not_unasked(table: Table) -> Question | None:
    """What the Director may find, unasked, of a card that fell after the defenders had won the trick (45E1)."""
    if table.lead_due is None:
        return None
    for irregularity, offence in reversed(table.recorded_as(ExposedCard, trick=table.open_trick)):
        if not offence.fifth:
            continue
        if table.status(irregularity) is Status.CORRECTED:
            about = AffectedCard(offence.seat, offence.card, offence.trick - 1, irregularity)
            return LED_OR_NOT.question(table, (DIRECTOR,), about)
    return None


def led_or_not(table: Table, question: QuestionAbout[CardAtTrick]) -> tuple[Option, ...]:
    """The Director finds that the card was a lead to the next trick, or that it was dropped."""
    seat, card, number = question.about.seat, question.about.card, question.about.trick
    if table.trick(number + 1) is not None:
        return ()
    # The card played before it may have been taken back since, and the trick with it.
    if not table.has_come_to(number + 1):
        return ()
    if table.claim is not None or all(pc.card != card for pc in table.penalty_cards_of(seat)):
        return ()
    told = RulingGiven("45E1", say("law-45E1-not-led", offender=seat, card=card))
    return Option("led", _ruled_led(table, question)), Option("not-led", (told,))


def _ruled_led(table: Table, question: QuestionAbout[CardAtTrick]) -> tuple[Event, ...]:
    seat, card, number = question.about.seat, question.about.card, question.about.trick
    told = RulingGiven("45E1", say("law-45E1-led", offender=seat, card=card))
    happened = (told, PenaltyCardLifted(seat, card), CardPlayed(seat, card, number + 1))
    after = ENACTED.table_after(table, happened)
    new = ((n, after.irregularities[n]) for n in after.irregularity_ids[len(table.irregularities) :])
    led = ((n, one) for n, one in new if isinstance(one, LedTooSoon))
    found = next(led, None)
    if found is None:
        return happened
    irregularity, offence = found
    drawn = AttentionDrawn(seat, irregularity, True)
    ruling = law53.rule_on_lead if isinstance(offence, LeadOutOfTurn) else law57.rule_on_premature_lead
    return (*happened, drawn, *ruling(ENACTED.table_after(after, (drawn,)), irregularity))


LED_OR_NOT = Ask("45E1", ("led", "not-led"), led_or_not, lapses=Lapse.WITH_ANY_CARD, to_director=True)


# -- A card that must be played because a player held it so, or because declarer touched it in dummy (45C1 to 45C3) ----


@clause("45C1")
def held_where_partner_could_see_it(table: Table, hand: Seat) -> bool:
    """A defender's card held so that his partner could see its face must be played."""
    return table.is_defender(hand)


@clause("45C2(a)", E2007, printed={E1997: "45C2"})
def held_at_the_table(table: Table, hand: Seat) -> bool:
    """A card of declarer's own hand, held face up and touching or nearly touching the table, must be played."""
    return hand is table.declarer


@clause("45C3")
def touched_in_dummy(table: Table, hand: Seat) -> bool:
    """A card of dummy's that declarer touches deliberately, not to arrange or to reach another, must be played."""
    return hand is table.dummy and table.spread


COMPELLED_PLAYS: Mapping[str, Clause[[Seat], bool]] = dict(
    zip(COMPELLED_BY, (held_where_partner_could_see_it, held_at_the_table, touched_in_dummy), strict=True)
)
"""The clause for each way in which a case file says that a card had to be played."""


def said_to_be_played(table: Table, play: PlayCompelled) -> RulingGiven:
    """The Director says that the card is played, and under which clause."""
    told = say(f"law-45C-{play.by}", seat=table.player(play.seat), card=play.card)
    return RulingGiven(COMPELLED_PLAYS[play.by].number(table), told)


def said_before_ruling(table: Table) -> tuple[Event, ...]:
    """Before the Director rules on an irregularity of such a card he says that it is played at all."""
    last = _latest_compelled_play(table)
    if last is None or said_to_be_played(table, last) in table.rulings:
        return ()
    about = any(last.card in cards_involved(table.irregularities[irregularity]) for irregularity in table.pending)
    return (said_to_be_played(table, last),) if about else ()


def stays_played(table: Table) -> tuple[Event, ...]:
    """The Director, called although such a card of this or the last trick is not irregular, says that it is played."""
    last = _latest_compelled_play(table)
    trick = table.trick(last.trick) if last is not None else None
    lies = last is not None and trick is not None and last.card in trick.cards_of(last.seat)
    return (said_to_be_played(table, last),) if last is not None and lies else ()


def touched_card(table: Table) -> PlayCompelled | None:
    """The card of dummy's that declarer touched, in this trick or the last; he named none (45C3)."""
    last = _latest_compelled_play(table)
    return last if last is not None and last.seat is table.dummy else None


def _latest_compelled_play(table: Table) -> PlayCompelled | None:
    """The latest card that was played in this way, in the trick in progress or the last."""
    played = (event for _, event in table.backwards(PlayCompelled) if isinstance(event, PlayCompelled))
    return next((event for event in played if event.trick >= table.open_trick - 1), None)


# -- A card is named and then another put down: the named one is played (Law 45C4(a)) ----------------------------------


def named_instead(table: Table, seat: Seat, cards: tuple[Card, ...]) -> Card | None:
    """The card this player named and may lawfully play, if he puts down others instead; else None."""
    trick = table.trick(table.open_trick)
    if trick is not None and trick.cards_of(seat):
        return None
    named = first_named(table, seat, law44.lawful_cards(table, seat))
    return None if named in cards else named


def cards_only_shown(table: Table, seat: Seat, named: Card, cards: tuple[Card, ...]) -> tuple[Event, ...]:
    """Cards put down instead are not played: a defender exposes them (49), declarer takes them back (48A)."""
    told = RulingGiven(named_card.number(table), say("law-45C4a", seat=seat, named=named))
    shown = (CardExposed(seat, card, True) for card in cards) if table.is_defender(seat) else ()
    return (told, *shown)


def said_again(table: Table) -> tuple[Event, ...]:
    """If the last ruling was that the named card is played, on this trick or the last, the Director repeats it."""
    last = table.rulings[-1] if table.rulings else None
    if last is None or not named_card.covers(last.clause):
        return ()
    named = (r.trick for r in table.restrictions if isinstance(r, CardNamedToPlay))
    return (last,) if max(named, default=0) >= table.open_trick - 1 else ()


class EarlierCall(msgspec.Struct, frozen=True):
    """Declarer's last call from dummy: his words, the card they meant, its trick, and whether it was played."""

    what: str
    card: Card | None
    trick: int
    played: bool


def earlier_call(table: Table) -> EarlierCall | None:
    """The call that declarer may want to change; he named every card played from dummy (Law 45B)."""
    dummy, call = table.dummy, table.designation
    if dummy is None:
        return None
    played = [(number, card) for number, trick in table.numbered_tricks() for card in trick.cards_of(dummy)]
    number, card = played[-1] if played else (0, None)
    if call is not None and call.trick > number:
        return EarlierCall(call.what, call.card, call.trick, False)
    if card is None:
        return None
    return EarlierCall(call.what if call is not None and call.card == card else card_text(card), card, number, True)


def change(table: Table, earlier: EarlierCall, to: str) -> tuple[Event, ...]:
    """The Director is asked at once, unless it is too late or the new words do not designate one card."""
    dummy, old = table.dummy, earlier.card
    if dummy is None:
        return ()
    with_it_back = table
    if earlier.played and old is not None:
        with_it_back = evolve(table, CardWithdrawn(dummy, old, earlier.trick, offending=False))
    card = law46.cards_designated(with_it_back, to).card
    if card is None:
        return (RulingGiven("46B4", say("law-46B4-change")),)
    if card == old and earlier.played:
        return (RulingGiven("45C4(b)", say("law-45C4b-same", card=card)),)
    if (play := touched_card(table)) is not None and play.card == old:
        return (said_to_be_played(table, play),)  # he named no card, so there is no slip of the tongue
    if earlier.played and old is not None and not may_still_be_changed(table, earlier.trick):
        return (RulingGiven("45C4(b)", say("law-45C4b-late", card=old)),)
    question = _asked_under(earlier).question(table, (DIRECTOR,), CardAtTrick(dummy, card, earlier.trick))
    superseded = tuple(q for q in (law46.question_of_designation(table), intention_asked(table)) if q is not None)
    return () if question in table.agenda else (*(Dropped(q) for q in superseded), Asked(question))


def intention_asked(table: Table) -> Question | None:
    """The question what declarer meant, while it is on the agenda (Laws 45C4(b), 46B)."""
    return next(iter(table.questions_under(INTENDED.key, INTENDED_AT_FIRST.key)), None)


def _asked_under(earlier: EarlierCall) -> Ask[CardAtTrick]:
    # 46B applies to an incomplete call unless declarer incontrovertibly intended something else.
    return INTENDED if law46.is_complete(earlier.what) else INTENDED_AT_FIRST


def slip_or_afterthought(table: Table, question: QuestionAbout[CardAtTrick]) -> tuple[Option, ...]:
    """The Director finds that declarer never intended the first card, or that he did (Laws 45C4(b), 46B)."""
    earlier, about = earlier_call(table), question.about
    if earlier is None or about.card not in table.hands[about.seat] or table.claim is not None:
        return ()
    # A card led before its time is not changed once the lead to the trick before it has been withdrawn.
    before = table.trick(earlier.trick - 1)
    if earlier.trick != about.trick or (before is not None and not before.plays):
        return ()
    slip = Option("unintended", _changed(table, question, earlier))
    return slip, Option("intended", _stands(table, question, earlier))


def _stands(table: Table, question: Question, earlier: EarlierCall) -> tuple[Event, ...]:
    if earlier.played and earlier.card is not None:
        return (RulingGiven(question.clause, say("law-45C4b-stands", card=earlier.card)),)
    told, found = RulingGiven(question.clause, say("law-46B-stands")), law46.cards_designated(table, earlier.what)
    open_choice = found.card is None and bool(found.cards)
    return (told, *law46.ask_which(table, found)) if open_choice else (told,)


def _changed(table: Table, question: QuestionAbout[CardAtTrick], earlier: EarlierCall) -> tuple[Event, ...]:
    dummy, card, number = question.about.seat, question.about.card, question.about.trick
    declarer = table.declarer
    if declarer is None:
        return ()
    key = "law-45C4b-changed" if INTENDED.asks(question) else "law-46B-changed"
    told = RulingGiven(question.clause, say(key, card=card))
    put = (CardDesignated(declarer, card_text(card), card), CardPlayed(dummy, card, number))
    if not earlier.played or earlier.card is None:
        return (told, *put)
    back = (
        CardWithdrawn(dummy, earlier.card, number, offending=False),
        RulingGiven("47C", say("law-47C", card=earlier.card)),
    )
    gone = law47.revokes_voided_by_change(table, number, dummy, earlier.card, card)
    return (told, *back, *put, *gone, *law47.ask_who_played_after(table, number, earlier.card, PLAYED_AFTER))


INTENDED = Ask("45C4(b)", INTENDED_OR_NOT, slip_or_afterthought, to_director=True)
INTENDED_AT_FIRST = Ask("46B", INTENDED_OR_NOT, slip_or_afterthought, to_director=True)
"""What declarer intended with an incomplete call, apart from what 46B makes of it."""
PLAYED_AFTER = Ask(
    "45C4(b)", KEEP_OR_WITHDRAW, keep_or_withdraw, name="45C4(b), a card played after", kept_by=Conduct.PLAYING
)


# -- The declaration of Law 45 -----------------------------------------------------------------------------------------


LAW = Law(
    45,
    follows=(on(CardNamed, bind_to_named_card),),
    asks=(INTENDED, INTENDED_AT_FIRST, PLAYED_AFTER, PLAYED_AFTER_A_WRONG_CARD, LED_OR_NOT, SUGGESTED),
    unasked=(led_or_not_unasked,),
    rules={
        FifthCard: rule_on_fifth_card,
        WrongCardFromDummy: rule_on_wrong_card,
        DummyTouches: note_only("45F", "law-45F"),
    },
)

"""The events of actions with cards, of what declarer calls from dummy, and of what people say meanwhile."""

from __future__ import annotations

from bridgetable.cards.card import Card
from bridgetable.cards.notation import card_text, suit_of
from bridgetable.cards.seat import Seat
from bridgetable.engine import actions as a
from bridgetable.engine.auction_actions import show_cards
from bridgetable.engine.preconditions import (
    Events,
    declaring,
    must_be_a_designation,
    must_be_playing,
    must_hold,
    must_hold_all,
    must_not_be_over,
    trick_played_to,
)
from bridgetable.engine.steps import ImpossibleError
from bridgetable.laws import law24, law58
from bridgetable.laws.book import card_owed
from bridgetable.laws.law09 import draw_attention
from bridgetable.laws.law11 import kept_by_playing
from bridgetable.laws.law20 import corrects_too_soon
from bridgetable.laws.law41 import lies_face_down
from bridgetable.laws.law42 import may_prevent_irregularities
from bridgetable.laws.law44 import lawful_cards
from bridgetable.laws.law45 import (
    COMPELLED_PLAYS,
    cards_only_shown,
    change,
    earlier_call,
    fifth_card,
    intention_asked,
    named_instead,
)
from bridgetable.laws.law46 import (
    OF_THAT_RANK,
    ask_which,
    cards_designated,
    invalid,
    meaning_told,
    names_a_suit,
    option_called,
    question_of_designation,
)
from bridgetable.laws.law53 import accepted_in_words, proper_lead
from bridgetable.laws.law55 import accepts_after_refusal
from bridgetable.laws.law61 import lead_not_accepted, may_ask, revoke_of
from bridgetable.laws.law66 import may_look_at, may_look_at_his_own_card
from bridgetable.table import events as e
from bridgetable.table.chronology import cards_played_since, moment_of_card
from bridgetable.table.evolve import evolve_all
from bridgetable.table.irregularity import (
    BREACHES,
    BoardNotTheirs,
    CardOfAnotherPack,
    CardPointedWrongly,
    CorrectedTooSoon,
    DummyAsks,
    DummyBreach,
    DummyTouches,
    DummyWarns,
    Extraneous,
    InformationBy,
    InformationElsewhere,
    LeadOutOfTurn,
    MissingCard,
    PartnerAsked,
    PlayedCardLeftOut,
    PrematureLead,
    PrematurePlay,
    SeveralCards,
    TakenBack,
    TrickInspected,
    WrongCardFromDummy,
    WronglyTold,
    WrongNumberOfCards,
    card_involved,
)
from bridgetable.table.question import player_in
from bridgetable.table.state import Phase, Table

# -- to the trick ----------------------------------------------------------------------------------------------------


def play(table: Table, action: a.Play) -> Events:
    """A card is played to a trick; declarer's designation and dummy's moving the card are one play (Law 45A, 45B)."""
    seat, card = action.seat, action.card
    if action.by:
        return _must_be_played(table, action)
    if table.phase is Phase.AUCTION:
        return show_cards(table, seat, (card,), led=True)
    if (seat is table.dummy and was_already_called(table, seat, card)) or was_added_late(table, card):
        return ()
    if answer := add_to_defective_trick(table, seat, card):
        return answer
    must_be_playing(table)
    must_hold(table, seat, card)
    if table.claim is not None:
        return (e.CardExposed(seat, card, True), e.PlayedAfterClaim(seat, card))  # nothing is played (Law 68D)
    if (named := named_instead(table, seat, (card,))) is not None:
        shown = cards_only_shown(table, seat, named, (card,))
        return (*kept_by_playing(table, seat), *shown, *place_card(table, seat, named))
    return (*kept_by_playing(table, seat), *place_card(table, seat, card))


def _must_be_played(table: Table, action: a.Play) -> Events:
    """A card that must be played because of how it was held or touched (Law 45C1-3).

    From a defender who has already played to the trick it is exposed instead (Law 45E).
    """
    seat, card, how = action.seat, action.card, COMPELLED_PLAYS.get(action.by)
    must_be_playing(table)
    must_hold(table, seat, card)
    if how is None or not how(table, seat):
        reason = f"impossible-played-{action.by}" if how is not None else "impossible-played-so"
        raise ImpossibleError(reason, seat=seat)
    trick = table.trick(table.open_trick)
    if trick is not None and trick.cards_of(seat) and table.is_defender(seat):
        return expose(table, a.Expose(seat, (card,)))
    happened = play(table, a.Play(seat, card))
    number = next((ev.trick for ev in happened if isinstance(ev, e.CardPlayed) and ev.card == card), None)
    return happened if number is None else (*happened, e.PlayCompelled(seat, card, number, action.by))


def add_to_defective_trick(table: Table, seat: Seat, card: Card) -> Events:
    """The answer of a player who faces the card he must add to a defective trick (Law 67B1)."""
    now = card_owed(table)
    if now is None or player_in(now.question.about) is not seat:
        return ()
    chosen = next((option for option in now.options if option.name == card_text(card)), None)
    return () if chosen is None else (e.Answered(now.question, table.player(seat), chosen.name), *chosen.then)


def was_added_late(table: Table, card: Card) -> bool:
    """Whether the card has already been added to a defective trick, being the only one that could be (Law 67B1)."""
    return any(play.late and play.card == card for trick in table.tricks for play in trick.plays)


def was_already_called(table: Table, dummy: Seat, card: Card) -> bool:
    """Whether declarer's designation has already played this card of dummy."""
    tricks = (table.trick(table.open_trick), table.trick(table.open_trick - 1))
    return any(trick is not None and card in trick.cards_of(dummy) for trick in tricks)


def place_card(table: Table, seat: Seat, card: Card) -> Events:
    """The card is played to the first trick without one from this hand; a proper lead goes to its own trick (Law 53B).

    A card left over after the last trick is only exposed.
    """
    if led := proper_lead(table, seat, card) or accepts_after_refusal(table, seat, card):
        return led
    number = trick_played_to(table, seat)
    return (e.CardPlayed(seat, card, number),) if number <= table.last_number else (e.CardExposed(seat, card, False),)


def play_together(table: Table, action: a.PlayTogether) -> Events:
    """A player plays two or more cards at once (Law 58B2)."""
    cards, in_auction = action.cards, table.phase is Phase.AUCTION
    if not in_auction:
        must_be_playing(table)
    must_hold_all(table, action.seat, cards, least=2)
    if in_auction:
        return show_cards(table, action.seat, cards, led=True)
    if table.claim is not None:
        return tuple(e.CardExposed(action.seat, card, True) for card in cards)
    if (named := named_instead(table, action.seat, cards)) is not None:
        shown = cards_only_shown(table, action.seat, named, cards)
        return (*kept_by_playing(table, action.seat), *shown, *place_card(table, action.seat, named))
    lawful = lawful_cards(table, action.seat)
    # Until the player designates one of them, a lawful card counts as the one played, if there is one.
    first, *others = sorted(cards, key=lambda card: card not in lawful)
    number = trick_played_to(table, action.seat)
    if number > table.last_number:
        return tuple(e.CardExposed(action.seat, card, False) for card in cards)
    joined = (e.CardJoined(action.seat, card, number) for card in others)
    offence = SeveralCards(action.seat, number, cards)
    kept = kept_by_playing(table, action.seat)
    return (*kept, e.CardPlayed(action.seat, first, number), *joined, e.Infringed(offence))


def lead_face_down(table: Table, action: a.LeadFaceDown) -> Events:
    """A player makes an opening lead face down (Law 41A), even during the auction."""
    if table.phase is not Phase.AUCTION:
        must_be_playing(table)
    must_hold(table, action.seat, action.card)
    if table.spread or table.claim is not None:
        raise ImpossibleError("impossible-no-opening-lead", seat=action.seat)
    led = table.tricks[0].players if table.tricks else frozenset()
    if action.seat in led or any(lead.seat is action.seat for lead in table.face_down):
        raise ImpossibleError("impossible-led-already", seat=action.seat)
    return (e.LeadLaidFaceDown(action.seat, action.card),)


def face_lead(table: Table, action: a.FaceLead) -> Events:
    """A player turns up his face-down lead (Law 41C)."""
    if table.phase is not Phase.AUCTION:
        must_be_playing(table)
    lead = next((lead for lead in table.face_down if lead.seat is action.seat), None)
    if lead is None:
        raise ImpossibleError("impossible-no-face-down-lead", seat=action.seat)
    return play(table, a.Play(lead.seat, lead.card))


def omit(table: Table, action: a.Omit) -> Events:
    """A player plays nothing to the trick, and play continues past him (Law 67)."""
    must_be_playing(table)
    trick, number = table.trick(table.open_trick), table.open_trick
    if table.turn is not action.seat or trick is None or not trick.plays or trick.leader is action.seat:
        raise ImpossibleError("impossible-to-omit", seat=action.seat)
    return (e.PlayOmitted(action.seat, number), e.Infringed(MissingCard(action.seat, number)))


# -- otherwise -------------------------------------------------------------------------------------------------------


def name(table: Table, action: a.Name) -> Events:
    """A player names a card he proposes to play (Law 45C4(a))."""
    must_be_playing(table)
    must_hold(table, action.seat, action.card)
    return (e.CardNamed(action.seat, action.card),)


def expose(table: Table, action: a.Expose) -> Events:
    """Cards are exposed without being played (Law 48, 49), among them a fifth card (45E1) and dummy's own (45F)."""
    if law24.law_24_applies(table):
        return show_cards(table, action.seat, action.cards, deliberate=action.deliberate)
    must_be_playing(table)
    must_hold_all(table, action.seat, action.cards, least=1)
    led = table.trick(table.open_trick) if table.is_opening_trick(table.open_trick) else None
    spreading = led is not None and len(led.plays) == 1  # dummy spreads his hand (Law 41D)
    if action.seat is table.dummy and table.spread and not spreading:
        return tuple(e.Infringed(DummyTouches(action.seat, table.open_trick, card)) for card in action.cards)
    fifth = fifth_card(table, action.seat, action.cards, action.deliberate)
    if fifth is not None:
        return (e.Infringed(fifth), e.CardExposed(action.seat, fifth.card, False))
    return tuple(e.CardExposed(action.seat, card, action.deliberate) for card in action.cards)


def take_back(table: Table, action: a.TakeBack) -> Events:
    """A player withdraws a card he played (Law 47F); if it was a revoke, he draws attention to it."""
    if lies_face_down(table, action.seat, action.card):
        return _lead_picked_up(table, action)
    if plays_the_other := law58.picks_up_one_card(table, action.seat, action.card):
        return plays_the_other
    for number in range(table.open_trick + 1, table.open_trick - 2, -1):
        trick = table.trick(number)
        if trick is not None and action.card in trick.cards_of(action.seat):
            back = e.CardWithdrawn(action.seat, action.card, number, offending=True)
            place = revoke_of(table, action.seat)
            new: Events = ()
            if place is not None and card_involved(table.irregularities[place]) == action.card:
                new = () if table.attention_to(place) else (e.AttentionDrawn(action.seat, place),)
                if not _was_played_irregularly(table, action):
                    return (*new, back)
            if table.undecided_as(WrongCardFromDummy, trick=number, by=(action.seat,), card=action.card):
                return (back,)  # dummy puts his own mistake right (45D)
            since = cards_played_since(table, moment_of_card(table, action.card))
            behind = tuple(put.card for put in since if put.trick == number)
            led_on = any(put.trick > number for put in since)
            return (*new, back, e.Infringed(TakenBack(action.seat, number, action.card, behind, led_on)))
    raise ImpossibleError("impossible-not-on-table", seat=action.seat, card=action.card)


def _was_played_irregularly(table: Table, action: a.TakeBack) -> bool:
    """Whether this card was also led or played out of turn: then he has not put a revoke right by picking it up."""
    found = table.undecided_as(LeadOutOfTurn, PrematureLead, PrematurePlay, by=(action.seat,), card=action.card)
    return bool(found)


def _lead_picked_up(table: Table, action: a.TakeBack) -> Events:
    """A player picks up a face-down lead, which is an irregularity only if it was his lead (Law 41A)."""
    back = e.FaceDownLeadRetracted(action.seat, action.card)
    if table.lead_due is not action.seat:
        return (back,)
    return (back, e.Infringed(TakenBack(action.seat, table.open_trick, action.card)))


def inspect(table: Table, action: a.Inspect) -> Events:
    """A player turns up a quitted trick himself (Law 66)."""
    if table.winner(action.trick) is None:
        raise ImpossibleError("impossible-trick-not-quitted", trick=action.trick)
    turned = e.TrickTurnedUp(action.seat, action.trick, action.own)
    may_look = may_look_at_his_own_card if action.own else may_look_at
    if may_look(table, action.seat, action.trick):
        return (turned,)
    return (turned, e.Infringed(TrickInspected(action.seat, action.trick)))


def mislay(table: Table, action: a.Mislay) -> Events:
    """A card of a player is not in his hand (Law 14); in the hand of another player it was there from the deal (13)."""
    seat, card, to = action.seat, action.card, action.to
    must_not_be_over(table)
    must_hold(table, seat, card)
    lies_open = table.is_faced(seat, card) or card in table.exposed or any(d.card == card for d in table.face_down)
    if lies_open or to is seat or (to is not None and (table.tricks or table.face_down)):
        raise ImpossibleError("impossible-mislaid", seat=seat, card=card)
    return (e.CardMislaid(seat, card, to),)


def count_cards(table: Table, action: a.Count) -> Events:
    """A player counts the cards of a hand: attention is drawn to a wrong number, whatever made it so (9A, 13, 14)."""
    seat, hand = action.seat, action.seat if action.of is None else action.of
    if hand is not seat and not (table.spread and hand is table.dummy):
        raise ImpossibleError("impossible-count-of", seat=seat, of=hand)
    if table.cancelled is None and any(hand in (one.seat, one.held_by) for one in table.mislaid):
        known = table.undecided_as(WrongNumberOfCards)
        wrong = WrongNumberOfCards(hand, _trick_now(table), len(table.hands[hand]))
        found = () if known else (e.Infringed(wrong),)
        after = evolve_all(table, found)
        return (*found, *draw_attention(after, seat, tuple(n for n, _ in after.undecided_as(WrongNumberOfCards))))
    defective = tuple(n for n, _ in table.undecided_as(SeveralCards, MissingCard, by=(hand,)))
    if not defective:
        raise ImpossibleError("impossible-count", seat=hand)
    return draw_attention(table, seat, defective)


# -- The events of designating a card of dummy, and of dummy's misplacing it (Law 45, 46) ------------------------------


def designate(table: Table, action: a.Designate) -> Events:
    """Declarer designates a card of dummy, which plays it if a card may now be played from there (Law 45B)."""
    must_be_playing(table)
    declarer, dummy = declaring(table)
    must_be_a_designation(action.what)
    if question_of_designation(table) is not None or intention_asked(table) is not None:
        return _designate_again(table, action)
    found = cards_designated(table, action.what)
    if action.what.startswith("run-") and not found.cards:
        raise ImpossibleError("impossible-suit-not-in-dummy", suit=suit_of(action.what[4:]))
    known = names_a_suit(action.what)
    if not _can_be_played(table, dummy) and (found.cards or not known):
        return (e.CardDesignated(declarer, action.what, found.card if known else None),)
    designated = e.CardDesignated(declarer, action.what, found.card)
    if not found.cards:
        return (designated, *invalid(table, action.what))
    if found.card is None:
        return (designated, *ask_which(table, found))
    return (designated, *meaning_told(found), *kept_by_playing(table, dummy), *place_card(table, dummy, found.card))


def _can_be_played(table: Table, dummy: Seat) -> bool:
    """Whether a card designated now is played, in turn or early: not if dummy has played to the trick."""
    trick = table.trick(table.open_trick)
    waits = trick is not None and (dummy in trick.players or dummy in trick.omitted or table.owing not in (None, dummy))
    return table.claim is None and not waits


def _designate_again(table: Table, action: a.Designate) -> Events:
    """A designation while a question about the last one is open: an answer to it, or a change (Law 46B)."""
    question = question_of_designation(table)
    if question is not None and OF_THAT_RANK.asks(question):
        chosen = option_called(table, question, action.what)
        if chosen is not None:
            return (e.Answered(question, declaring(table)[0], chosen.name), *chosen.then)
    return change_designation(table, a.ChangeDesignation(action.what))


def change_designation(table: Table, action: a.ChangeDesignation) -> Events:
    """Declarer says that he meant another card of dummy (Law 45C4(b), 46B)."""
    must_be_playing(table)
    declaring(table)
    must_be_a_designation(action.to)
    earlier = earlier_call(table)
    if earlier is None or table.claim is not None:
        raise ImpossibleError("impossible-no-designation")
    if not earlier.played and question_of_designation(table) is None and intention_asked(table) is None:
        return designate(table, a.Designate(action.to))
    return change(table, earlier, action.to)


def misplace(table: Table, action: a.Misplace) -> Events:
    """Dummy places in the played position a card that declarer did not name (Law 45D)."""
    must_be_playing(table)
    declarer, dummy = declaring(table)
    must_hold(table, dummy, action.named)
    must_hold(table, dummy, action.card)
    if table.claim is not None or action.named == action.card:
        raise ImpossibleError("impossible-to-misplace", card=action.card)
    named = e.CardDesignated(declarer, card_text(action.named), action.named)
    play = place_card(table, dummy, action.card)
    number = next((event.trick for event in play if isinstance(event, e.CardPlayed)), table.open_trick)
    wrong = WrongCardFromDummy(dummy, number, action.card, action.named)
    return (named, *kept_by_playing(table, dummy), *play, e.Infringed(wrong))


# -- The events of what people say: questions about a revoke, warnings, misinformation, and breaches by dummy ----------


def ask(table: Table, action: a.Ask) -> Events:
    """A player asks another whether he has none of the suit led (Law 61B)."""
    seat, of = action.seat, action.of
    must_be_playing(table)
    if seat is of or not table.spread:
        raise ImpossibleError("impossible-ask", seat=seat)
    hand = of if action.hand is None else action.hand
    if table.player(hand) is not of:
        raise ImpossibleError("impossible-ask-hand", seat=of, hand=hand)
    offence: Events = ()
    if not may_ask(table, seat, of):
        trick = table.open_trick if table.lead_due is None else table.open_trick - 1
        asked = DummyAsks(seat, trick, of) if seat is table.dummy else PartnerAsked(seat, trick, of)
        offence = (e.Infringed(asked),)
    place = revoke_of(table, hand)
    new = place is not None and table.attention_to(place) is None
    drawn: Events = (e.AttentionDrawn(seat, place),) if place is not None and new else ()
    return (e.Inquired(seat, of, action.hand), *offence, *drawn)


def breach(table: Table, action: a.Breach) -> Events:
    """Dummy does what Law 43A2 forbids."""
    if action.law not in BREACHES:
        raise ImpossibleError("impossible-breach", law=action.law)
    if action.seat is not table.dummy:
        raise ImpossibleError("impossible-not-dummy", seat=action.seat)
    return (e.Infringed(DummyBreach(action.seat, table.open_trick, action.law)),)


def accept(table: Table, action: a.Accept) -> Events:
    """A player accepts the lead out of turn in words (Law 53A)."""
    must_be_playing(table)
    accepted = accepted_in_words(table, action.seat)
    if not accepted:
        raise ImpossibleError("impossible-nothing-to-accept", seat=action.seat)
    return accepted


def warn(table: Table, action: a.Warn) -> Events:
    """Dummy tries to prevent a lead from the wrong hand, as he may unless he has lost his rights (42B2, 43B2(a)).

    Once that lead has been made there is nothing to prevent: he draws attention to it (43A1(b)).
    """
    must_be_playing(table)
    if action.seat is not table.dummy:
        raise ImpossibleError("impossible-not-dummy", seat=action.seat)
    made = lead_not_accepted(table, table.open_trick)
    if made is not None and not table.is_defender(table.irregularities[made].seat):
        return draw_attention(table, action.seat, (made,))
    warned = e.DummyWarned(action.seat)
    if may_prevent_irregularities(table, action.seat):
        return (warned,)
    lead = table.open_trick if table.lead_due is not None else table.open_trick + 1
    return (warned, e.Infringed(DummyWarns(action.seat, lead)))


def tell(table: Table, action: a.Tell) -> Events:
    """A player misinforms another (Law 21B, 47E)."""
    must_not_be_over(table)
    seat, to = action.seat, action.to
    if to is seat:
        raise ImpossibleError("impossible-to-tell", seat=seat)
    if to is None and action.what is not WronglyTold.EXPLANATION:
        raise ImpossibleError("impossible-to-tell-nobody", seat=seat)
    heard = (to,) if to is not None else (seat.left, seat.right)
    return tuple(e.PlayerTold(seat, one, action.what) for one in heard)


def point(table: Table, action: a.Point) -> Events:
    """A player points his card of a quitted trick the wrong way (Law 65B3)."""
    _must_be_quitted(table, action.seat, action.trick)
    return (e.Infringed(CardPointedWrongly(action.seat, action.trick)),)


def leave_out(table: Table, action: a.LeaveOut) -> Events:
    """A player does not put his card of a quitted trick among his played cards (Law 67B3)."""
    _must_be_quitted(table, action.seat, action.trick)
    return (e.Infringed(PlayedCardLeftOut(action.seat, action.trick)),)


def _must_be_quitted(table: Table, seat: Seat, number: int) -> None:
    """Raises ImpossibleError unless the trick is complete, with a card of the player."""
    must_not_be_over(table)
    trick = table.trick(number)
    if trick is None or not trick.complete or trick.card_of(seat) is None:
        raise ImpossibleError("impossible-quitted", seat=seat, trick=number)


def foreign_card(table: Table, action: a.ForeignCard) -> Events:
    """A player finds a card of another pack among his cards (Law 13C)."""
    must_not_be_over(table)
    return (e.Infringed(CardOfAnotherPack(action.seat, _trick_now(table))),)


def wrong_board(table: Table, action: a.WrongBoard) -> Events:
    """A player finds that the board is not theirs to play in this round (Law 15B)."""
    must_not_be_over(table)
    return (e.Infringed(BoardNotTheirs(action.seat, _trick_now(table))),)


def _trick_now(table: Table) -> int:
    """The trick in progress; 0 in the auction period."""
    return 0 if table.auction_period else table.open_trick


def learn(table: Table, action: a.Learn) -> Events:
    """A player accidentally learns something about the board from elsewhere (Law 16D)."""
    must_not_be_over(table)
    return (e.Infringed(InformationElsewhere(action.seat, _trick_now(table))),)


def correct_explanation(table: Table, action: a.CorrectExplanation) -> Events:
    """A player corrects an explanation, of his own or his partner's, in time or too soon (Law 20F4, 20F5)."""
    seat, explainer = action.seat, action.seat if action.own else action.seat.partner
    if not any(one.seat is explainer and one.by_opponent and one.what is WronglyTold.EXPLANATION for one in table.told):
        raise ImpossibleError("impossible-correct", seat=explainer)
    too_soon = not action.own and corrects_too_soon(table, seat)
    offence = CorrectedTooSoon(seat, 0 if table.phase is Phase.AUCTION else table.open_trick)
    return (e.ExplanationCorrected(seat, action.own, too_soon), *((e.Infringed(offence),) if too_soon else ()))


def give_information(table: Table, action: a.GiveInformation) -> Events:
    """A player gives information by a remark, gesture or hesitation (Law 16B); a gesture of dummy is under Law 45F."""
    must_not_be_over(table)
    given = e.InformationGiven(action.seat, action.what)
    if action.seat is table.declarer:
        return (given,)  # dummy cannot use it
    if action.seat is table.dummy and action.what is InformationBy.GESTURE:
        return (given, e.Infringed(DummyTouches(action.seat, table.open_trick)))
    trick = table.open_trick if table.contract is not None else 0  # the auction has no trick
    return (given, e.Infringed(Extraneous(action.seat, trick, action.what)))

"""Law 67: a defective trick: a card too few (67A1, 67B1), too many (67B2), or left out of the played cards (67B3)."""

from __future__ import annotations

from bridgetable.cards.card import Card, of_suit
from bridgetable.cards.notation import card_text
from bridgetable.cards.seat import Seat
from bridgetable.laws import law09, law14, law16, law44, law50, law61, law62, law65
from bridgetable.laws.ask import A_CARD, Ask
from bridgetable.laws.clause import E1997, E2007, E2017, Clause, clause
from bridgetable.laws.enacted import ENACTED
from bridgetable.laws.law import Law
from bridgetable.table.events import (
    Asked,
    AttentionDrawn,
    CardPlacedLate,
    CardPutBack,
    CardWithdrawn,
    DamageFound,
    Event,
    Infringed,
    OmissionFound,
    OwnershipKept,
    RevokeEstablished,
    RulingGiven,
    Settled,
)
from bridgetable.table.evolve import evolve_all
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import MissingCard, PlayedCardLeftOut, Revoke, SeveralCards, Status
from bridgetable.table.option import Option
from bridgetable.table.question import DIRECTOR, AffectedCard, AffectedTurn, Question, QuestionAbout, say
from bridgetable.table.state import Table

# -- What the two kinds of defective trick share: the moment one is found, and the player who keeps it (Law 67) --------


def both_sides_went_on(table: Table, number: int) -> bool:
    """Whether a player of each side has played to the trick after this one (Law 67A, 67B)."""
    later = table.trick(number + 1)
    return later is not None and len({play.seat.side for play in later.plays if not play.late}) == 2


def ownership_kept(table: Table, number: int) -> tuple[Event, ...]:
    """The trick stays with the player who has won it, whichever cards are added or restored (Law 67B)."""
    owner = table.winner(number)
    return (OwnershipKept(owner, number),) if owner is not None else ()


# -- Law 67B2: a player played too many cards to a trick ---------------------------------------------------------------


@clause("67B2")
def too_many_cards(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """The extra cards are restored to the hand; the trick stays with the player who won it."""
    return _restored(table, irregularity, "67B2", "67B2")


@too_many_cards.wording("67B2(a)", E2007)
def _(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """The same; (b) says to which tricks the restored cards should have been played."""
    return _restored(table, irregularity, "67B2(a)", "67B2(b)")


def _restored(table: Table, irregularity: IrregularityId, number: str, deemed_held: str) -> tuple[Event, ...]:
    """If all the cards were faced, the highest that he could lawfully have played stays with the trick."""
    offence = table.irregularities[irregularity]
    trick = table.trick(offence.trick)
    cards = trick.cards_of(offence.seat) if trick is not None else ()
    if len(cards) < 2:
        return (Settled(irregularity, Status.CORRECTED),)
    kept = _card_that_stays(table, offence.seat, offence.trick, cards)
    extra = tuple(card for card in cards if card != kept)
    short = law14.missing_card_was_played(table, offence.seat, offence.trick)
    told = RulingGiven(number, say("law-67B2a", offender=offence.seat, card=kept, extra=extra, trick=offence.trick))
    events: tuple[Event, ...] = (
        short,
        told,
        *ownership_kept(table, offence.trick),
        *back_to_the_hand(table, offence.seat, offence.trick, extra),
        Settled(irregularity, Status.CORRECTED),
    )
    drawn_by = law09.who_drew_attention(table, irregularity)
    since = failures_to_follow_suit(table, offence.seat, extra, deemed_held, "law-67B2b", drawn_by, after=offence.trick)
    return (*events, *since)


def _card_that_stays(table: Table, seat: Seat, number: int, cards: tuple[Card, ...]) -> Card:
    trick = table.trick(number)
    led = trick.suit_led if trick is not None else None
    revoked_with = [f.card for _, f in table.recorded_as(Revoke, trick=number, by=(seat,))]
    lawful = [c for c in cards if c.suit is led] or [c for c in cards if c in revoked_with] or list(cards)
    return max(lawful, key=lambda card: (card.suit is table.trump, card.rank))


def back_to_the_hand(table: Table, seat: Seat, number: int, extra: tuple[Card, ...]) -> tuple[Event, ...]:
    """The cards leave the trick: a defender's become penalty cards, a small one alone a minor one (50B)."""
    events: tuple[Event, ...] = tuple(CardWithdrawn(seat, card, number, offending=True) for card in extra)
    after = evolve_all(table, events)
    for card in extra:
        if not table.is_defender(seat):
            more: tuple[Event, ...] = (law16.unauthorised_for_offenders(table, card, seat.side),)
        elif any(pc.card == card for pc in after.penalty_cards_of(seat)):
            more = ()
        else:
            more = law50.lay_penalty_card(after, seat, card, deliberate=len(extra) > 1)
        after = evolve_all(after, more)
        events += more
    return events


def failures_to_follow_suit(
    table: Table, seat: Seat, held: tuple[Card, ...], number: str, key: str, drawn_by: Seat, *, after: int = 0
) -> tuple[Event, ...]:
    """The player held these cards all along: not to have followed suit with them was a revoke (67B2(b), 14B4).

    The tricks after the one of this number are looked at; `number` and `key` are the clause and message of each ruling.
    """
    events: list[Event] = []
    for later, trick in table.numbered_tricks():
        card, led = trick.card_of(seat), trick.suit_led
        if later <= after or card is None or led is None or trick.leader is seat or card.suit is led:
            continue
        owed = of_suit(held, led)
        if not owed or table.is_recorded(Revoke, trick=later, by=(seat,)):
            continue
        revoke = Revoke(seat, later, card, owed)
        told = say(key, offender=seat, card=card, trick=later, suit=led)
        events += [RulingGiven(number, told), Infringed(revoke)]
        new = ENACTED.table_after(table, events).id_of(revoke)
        drawn = AttentionDrawn(drawn_by, new, True)
        events += [drawn, *_established(table, seat, later, new)]
    return tuple(events)


def _established(table: Table, seat: Seat, number: int, irregularity: IrregularityId) -> tuple[Event, ...]:
    later = table.trick(number + 1)
    went_on = later is not None and any(play.seat.side is seat.side for play in later.plays)
    return (RevokeEstablished(irregularity, "63A1"),) if went_on else ()


def both_sides_went_on_without_an_answer(table: Table) -> tuple[Event, ...]:
    """The Director had asked which of several cards is played, and both sides went on without an answer (67B2)."""
    for irregularity, several in table.recorded_as(SeveralCards):
        asked = table.is_settled(irregularity) and table.status(irregularity) is Status.NOTICED
        if asked and both_sides_went_on(table, several.trick):
            return too_many_cards(table, irregularity)
    return ()


def rule_on_missing_card(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """The card is supplied if that is in time (67A1), else added to the played cards (67B1)."""
    offence = table.irregularities[irregularity]
    trick = table.trick(offence.trick)
    if not isinstance(offence, MissingCard) or trick is None or offence.seat not in trick.omitted:
        return (Settled(irregularity, Status.CORRECTED),)
    if not both_sides_went_on(table, offence.trick):
        return supply_a_card(table, irregularity, offence)
    return add_a_card(table, irregularity, offence)


# -- 67A1: found in time ---------------------------------------------------------------------------------------------


@clause("67A1")
def supply_a_card(table: Table, irregularity: IrregularityId, offence: MissingCard) -> tuple[Event, ...]:
    """The player supplies a card he can legally play; a lead to the next trick by a player who lost it goes back."""
    told = RulingGiven("67A1", say("law-67A1", offender=offence.seat, trick=offence.trick))
    player = (table.player(offence.seat),)
    if table.claim is not None:  # nobody plays after a claim: the card is put into the trick
        about = AffectedTurn(offence.seat, offence.trick, irregularity)
        asked = Asked(LED_TOO_SOON.question(table, player, about))
        return (told, asked, Settled(irregularity, Status.NOTICED))
    later = table.trick(offence.trick + 1)
    questions = (
        LED_TOO_SOON.question(
            table, (table.player(play.seat),), AffectedCard(play.seat, play.card, offence.trick + 1, irregularity)
        )
        for play in (later.plays if later is not None else ())
    )
    found, settled = OmissionFound(offence.seat, offence.trick), Settled(irregularity, Status.CORRECTED)
    return (told, found, *map(Asked, questions), settled)


def card_goes_back(table: Table, question: QuestionAbout[AffectedCard | AffectedTurn]) -> tuple[Option, ...]:
    """A card of the next trick is withdrawn without penalty if another player is now on lead (67A1, 47A)."""
    played = question.about
    if isinstance(played, AffectedTurn):
        return _supplied(table, played.irregularity)
    seat, card, number = played.seat, played.card, played.trick
    if not law62.must_change(table, played):
        return ()
    offenders = table.asked_about(question).seat.side
    back = CardWithdrawn(seat, card, number, offending=seat.side is offenders)
    told = RulingGiven("67A1", say("law-67A1-lead-back", seat=seat, card=card))
    gone = law61.void_revokes(table, number, frozenset({card}))
    return (Option("withdraw", (told, back, law16.unauthorised_for_offenders(table, card, offenders), *gone)),)


def _supplied(table: Table, irregularity: IrregularityId) -> tuple[Option, ...]:
    seat, number = table.irregularities[irregularity].seat, table.irregularities[irregularity].trick
    trick = table.trick(number)
    if trick is None or trick.card_of(seat) is not None:
        return ()
    open_again = evolve_all(table, (OmissionFound(seat, number),))
    settled = Settled(irregularity, Status.CORRECTED)
    return tuple(
        Option(card_text(card), (CardPutBack(seat, card, number), settled))
        for card in sorted(law44.lawful_cards(open_again, seat), reverse=True)
    )


# -- 67B3: a card that was played is not among the played cards ------------------------------------------------------


@clause("67B3", E2017)
def card_left_out(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """The Director puts it there; after a later trick he judges whether the same card was played again, too late."""
    offence = table.irregularities[irregularity]
    number = card_left_out.number(table)
    told = RulingGiven(number, say("law-67B3", seat=offence.seat, trick=offence.trick))
    settled = Settled(irregularity, Status.CORRECTED)
    if table.trick(offence.trick + 1) is None:
        return (told, settled)
    ask = PLAYED_AGAIN.question(table, (DIRECTOR,), AffectedTurn(offence.seat, offence.trick, irregularity))
    return (told, Asked(ask), settled)


@card_left_out.wording("65C", E1997)
def _(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """Before 2017 no clause of 67 is about it: the played cards are put in their order."""
    offence = table.irregularities[irregularity]
    told = law65.put_among_the_played_cards(table, offence.seat, offence.trick)
    return (told, Settled(irregularity, Status.CORRECTED))


def once_or_again(table: Table, question: Question) -> tuple[Option, ...]:
    """The card was played once, and the play goes on; or again to a later trick, and the score is adjusted."""
    number = question.clause
    again = RulingGiven(number, say("law-67B3-again"))
    return Option("once", ()), Option("again", (again, DamageFound(number)))


# -- 67B1: found too late --------------------------------------------------------------------------------------------


def add_a_card(table: Table, irregularity: IrregularityId, offence: MissingCard) -> tuple[Event, ...]:
    """The offender adds a card to his played cards, of the suit led if he can: he chooses which (Law 67B1)."""
    _, under = _to_choose_from(table, offence)
    ask = ADDED_OF_THE_SUIT if under is has_the_suit else ADDED_OF_ANOTHER
    about = AffectedTurn(offence.seat, offence.trick, irregularity)
    question = ask.question(table, (table.player(offence.seat),), about)
    options = which_card_is_added(table, question)
    if len(options) < 2:
        return options[0].then if options else (Settled(irregularity, Status.CORRECTED),)
    key = "law-67B1a" if under is has_the_suit else "law-67B1b"
    told = RulingGiven(question.clause, say(key, offender=offence.seat, trick=offence.trick))
    return (told, Asked(question), Settled(irregularity, Status.NOTICED))


Added = Clause[[IrregularityId, Card], tuple[Event, ...]]


def _to_choose_from(table: Table, offence: MissingCard) -> tuple[frozenset[Card], Added]:
    trick, hand = table.trick(offence.trick), table.hands[offence.seat]
    led = trick.suit_led if trick is not None else None
    held = of_suit(hand, led) if led is not None else frozenset()
    return (held, has_the_suit) if held else (hand, has_none_of_the_suit)


def which_card_is_added(table: Table, question: QuestionAbout[AffectedTurn]) -> tuple[Option, ...]:
    """One option for each card he may add to his played cards (Law 67B1)."""
    irregularity, offence = question.about.irregularity, table.asked_about(question)
    trick = table.trick(offence.trick)
    if not isinstance(offence, MissingCard) or trick is None or offence.seat not in trick.omitted:
        return ()
    held, under = _to_choose_from(table, offence)
    return tuple(Option(card_text(card), under(table, irregularity, card)) for card in sorted(held, reverse=True))


@clause("67B1(a)")
def has_the_suit(table: Table, irregularity: IrregularityId, card: Card) -> tuple[Event, ...]:
    """He has a card of the suit led and adds such a card: no penalty."""
    offence = table.irregularities[irregularity]
    told = RulingGiven("67B1(a)", say("law-1997-67B1a-added", offender=offence.seat, card=card, trick=offence.trick))
    return (told, *_card_added(table, irregularity, card))


@has_the_suit.wording("67B1(a)", E2007)
def _(table: Table, irregularity: IrregularityId, card: Card) -> tuple[Event, ...]:
    """He has a card of the suit led, adds such a card, and is deemed to have revoked: one trick."""
    offence = table.irregularities[irregularity]
    return _deemed_to_have_revoked(table, irregularity, card, "67B1(a)", table.holds(offence.seat, card.suit))


@clause("67B1(b)")
def has_none_of_the_suit(table: Table, irregularity: IrregularityId, card: Card) -> tuple[Event, ...]:
    """He has none of the suit led, adds any card, and is deemed to have revoked: one trick."""
    return _deemed_to_have_revoked(table, irregularity, card, "67B1(b)", frozenset())


def _card_added(table: Table, irregularity: IrregularityId, card: Card) -> tuple[Event, ...]:
    offence = table.irregularities[irregularity]
    late = CardPlacedLate(offence.seat, card, offence.trick)
    return (*ownership_kept(table, offence.trick), late, Settled(irregularity, Status.CORRECTED))


def _deemed_to_have_revoked(
    table: Table, irregularity: IrregularityId, card: Card, number: str, owed: frozenset[Card]
) -> tuple[Event, ...]:
    """The deemed revoke is established at once, and costs at most the one trick of 64A2."""
    offence = table.irregularities[irregularity]
    faced = offence.seat is table.dummy or any(law61.lay_face_up(table, offence.seat, one) for one in owed)
    revoke = Revoke(offence.seat, offence.trick, card, owed, faced, defective=True)
    told = RulingGiven(number, say("law-67B1-added", offender=offence.seat, card=card, trick=offence.trick))
    happened = (told, *_card_added(table, irregularity, card), Infringed(revoke))
    new = ENACTED.table_after(table, happened).id_of(revoke)
    return (
        *happened,
        AttentionDrawn(law09.who_drew_attention(table, irregularity), new, True),
        RevokeEstablished(new, number),
        Settled(new, Status.ESTABLISHED),
    )


LED_TOO_SOON = Ask("67A1", ("withdraw",), card_goes_back)
ADDED_OF_THE_SUIT = Ask("67B1(a)", A_CARD, which_card_is_added, owes_card=True)
ADDED_OF_ANOTHER = Ask("67B1(b)", A_CARD, which_card_is_added, owes_card=True)
PLAYED_AGAIN = Ask("67B3", ("once", "again"), once_or_again, to_director=True)


# -- The declaration of Law 67 -----------------------------------------------------------------------------------------


LAW = Law(
    67,
    asks=(LED_TOO_SOON, ADDED_OF_THE_SUIT, ADDED_OF_ANOTHER, PLAYED_AGAIN),
    rules={MissingCard: rule_on_missing_card, PlayedCardLeftOut: card_left_out},
)

"""Law 67A1, 67B1: a player failed to play to a trick."""

from __future__ import annotations

from bridgetable.cards.card import Card, of_suit
from bridgetable.cards.notation import card_text
from bridgetable.laws.ask import A_CARD, Ask
from bridgetable.laws.clause import E1997, E2007, E2017, Clause, clause
from bridgetable.laws.enacted import ENACTED
from bridgetable.laws.general.law16 import unauthorised_for_offenders
from bridgetable.laws.irregular_plays.law61 import void_revokes
from bridgetable.laws.irregular_plays.law62.correction import must_change
from bridgetable.laws.irregular_plays.law67.defective_trick import (
    both_sides_went_on,
    ownership_kept,
    who_drew_attention,
)
from bridgetable.laws.play.law44 import lawful_cards
from bridgetable.table.events import (
    Asked,
    AttentionDrawn,
    CardPlacedLate,
    CardPutBack,
    CardWithdrawn,
    Event,
    Infringed,
    OmissionFound,
    RevokeEstablished,
    RulingGiven,
    Settled,
)
from bridgetable.table.evolve import evolve_all
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import MissingCard, Revoke, Status
from bridgetable.table.option import Option
from bridgetable.table.question import Question, say
from bridgetable.table.state import Table


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
        asked = Asked(LED_TOO_SOON.question(table, player, offence.seat, None, offence.trick, irregularity))
        return (told, asked, Settled(irregularity, Status.NOTICED))
    later = table.trick(offence.trick + 1)
    questions = (
        LED_TOO_SOON.question(
            table, (table.player(play.seat),), play.seat, play.card, offence.trick + 1, irregularity
        )
        for play in (later.plays if later is not None else ())
    )
    found, settled = OmissionFound(offence.seat, offence.trick), Settled(irregularity, Status.CORRECTED)
    return (told, found, *map(Asked, questions), settled)


def card_goes_back(table: Table, question: Question) -> tuple[Option, ...]:
    """A card of the next trick is withdrawn without penalty if another player is now on lead (67A1, 47A)."""
    seat, card, number = question.seat, question.card, question.trick
    if card is None:
        return _supplied(table, question)
    if seat is None or number is None or not must_change(table, question):
        return ()
    offenders = table.irregularities[question.irregularity or 0].seat.side
    back = CardWithdrawn(seat, card, number, offending=seat.side is offenders)
    told = RulingGiven("67A1", say("law-67A1-lead-back", seat=seat, card=card))
    gone = void_revokes(table, number, frozenset({card}))
    return (Option("withdraw", (told, back, unauthorised_for_offenders(table, card, offenders), *gone)),)


def _supplied(table: Table, question: Question) -> tuple[Option, ...]:
    irregularity = question.irregularity
    if irregularity is None:
        return ()
    seat, number = table.irregularities[irregularity].seat, table.irregularities[irregularity].trick
    trick = table.trick(number)
    if trick is None or trick.card_of(seat) is not None:
        return ()
    open_again = evolve_all(table, (OmissionFound(seat, number),))
    settled = Settled(irregularity, Status.CORRECTED)
    return tuple(
        Option(card_text(card), (CardPutBack(seat, card, number), settled))
        for card in sorted(lawful_cards(open_again, seat), reverse=True)
    )


# -- 67B1: found too late --------------------------------------------------------------------------------------------


def add_a_card(table: Table, irregularity: IrregularityId, offence: MissingCard) -> tuple[Event, ...]:
    """The offender adds a card to his played cards, of the suit led if he can: he chooses which (Law 67B1)."""
    _, under = _to_choose_from(table, offence)
    ask = ADDED_OF_THE_SUIT if under is has_the_suit else ADDED_OF_ANOTHER
    question = ask.question(table, (table.player(offence.seat),), offence.seat, None, offence.trick, irregularity)
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


def which_card_is_added(table: Table, question: Question) -> tuple[Option, ...]:
    """One option for each card he may add to his played cards (Law 67B1)."""
    irregularity = question.irregularity
    offence = table.irregularities[irregularity] if irregularity is not None else None
    trick = table.trick(question.trick or 0)
    if irregularity is None or not isinstance(offence, MissingCard):
        return ()
    if trick is None or offence.seat not in trick.omitted:
        return ()
    held, under = _to_choose_from(table, offence)
    return tuple(Option(card_text(card), under(table, irregularity, card)) for card in sorted(held, reverse=True))


@clause("67B1(a)", E1997)
def has_the_suit(table: Table, irregularity: IrregularityId, card: Card) -> tuple[Event, ...]:
    """He has a card of the suit led and adds such a card: no penalty."""
    offence = table.irregularities[irregularity]
    told = RulingGiven("67B1(a)", say("law-1997-67B1a-added", offender=offence.seat, card=card, trick=offence.trick))
    return (told, *_card_added(table, irregularity, card))


@has_the_suit.wording("67B1(a)", E2007, E2017)
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
    faced = offence.seat is table.dummy or any(table.is_faced(offence.seat, one) for one in owed)
    revoke = Revoke(offence.seat, offence.trick, card, owed, faced, defective=True)
    told = RulingGiven(number, say("law-67B1-added", offender=offence.seat, card=card, trick=offence.trick))
    happened = (told, *_card_added(table, irregularity, card), Infringed(revoke))
    new = ENACTED.table_after(table, happened).id_of(revoke)
    return (
        *happened,
        AttentionDrawn(who_drew_attention(table, irregularity), new, True),
        RevokeEstablished(new, number),
        Settled(new, Status.ESTABLISHED),
    )


LED_TOO_SOON = Ask("67A1", ("withdraw",), card_goes_back)
ADDED_OF_THE_SUIT = Ask("67B1(a)", A_CARD, which_card_is_added, owes_card=True)
ADDED_OF_ANOTHER = Ask("67B1(b)", A_CARD, which_card_is_added, owes_card=True)

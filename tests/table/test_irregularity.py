"""Irregularities: what they are called, what they were made with, and who means which."""

from typing import get_args

import msgspec

from bridgetable.cards.card import Card
from bridgetable.cards.notation import call_of, card_of
from bridgetable.cards.seat import Seat
from bridgetable.table.identity import CallId
from bridgetable.table.irregularity import (
    CardExposedInAuction,
    CardIrregularity,
    ExposedCard,
    FifthCard,
    InsufficientBid,
    Irregularity,
    Kind,
    MissingCard,
    PartnerAsked,
    PrematurePlay,
    Revoke,
    SeveralCards,
    card_involved,
    cards_involved,
    is_of_kind,
    kind_of,
    place_of_call,
)
from tests.each import for_each
from tests.situations import POZNAN, SLAM, Situation, at, bidding

KINDS: tuple[type[msgspec.Struct], ...] = get_args(Irregularity)


def cards(text: str) -> tuple[Card, ...]:
    return tuple(card_of(word) for word in text.split())


def only(situation: Situation) -> Irregularity:
    """The one irregularity of this table."""
    (offence,) = situation.table.irregularities
    return offence


def revoke() -> Irregularity:
    return only(at(POZNAN, "4S S").do("WCJ NCA EC2 SDJ"))


def test_a_revoke_is_called_a_revoke_and_was_made_with_its_card() -> None:
    assert kind_of(revoke()) == "revoke"
    assert card_involved(revoke()) == card_of("DJ")
    assert place_of_call(revoke()) is None


def test_an_insufficient_bid_was_a_call_and_not_made_with_a_card() -> None:
    offence = only(bidding(POZNAN).do("bids N 1S 1H"))
    assert kind_of(offence) == "insufficient-bid"
    assert place_of_call(offence) == 1
    assert cards_involved(offence) == ()
    assert card_involved(offence) is None


def test_a_call_out_of_rotation_says_where_it_was_made() -> None:
    offence = only(bidding(POZNAN).do("bids N P P", "bid N 1S"))
    assert kind_of(offence) == "call-out-of-rotation"
    assert place_of_call(offence) == 2


def test_two_cards_played_at_once_are_both_involved() -> None:
    offence = SeveralCards(Seat.W, 1, cards("SQ SK"))
    assert cards_involved(offence) == cards("SQ SK")
    assert card_involved(offence) == card_of("SQ")
    shown = CardExposedInAuction(Seat.W, cards("D2 H3"))
    assert cards_involved(shown) == cards("D2 H3")


def test_at_the_table_all_the_cards_played_at_once_are_involved() -> None:
    offence = only(at(SLAM, "6C N").do("cards E SQ SK"))
    assert set(cards_involved(offence)) == set(cards("SQ SK"))


def test_a_card_left_out_is_no_card_involved() -> None:
    assert cards_involved(MissingCard(Seat.W, 1)) == ()
    assert card_involved(MissingCard(Seat.W, 1)) is None


def test_who_names_no_kind_means_any() -> None:
    assert is_of_kind(revoke(), None)
    assert is_of_kind(MissingCard(Seat.W, 1), None)


def test_who_says_revoke_means_no_exposed_card() -> None:
    assert is_of_kind(revoke(), Kind.REVOKE)
    assert not is_of_kind(revoke(), Kind.EXPOSED_CARD)
    assert not is_of_kind(ExposedCard(Seat.E, 1, card_of("H2"), deliberate=False), Kind.REVOKE)


def test_a_play_out_of_turn_is_a_premature_play() -> None:
    offence = PrematurePlay(Seat.E, 1, card_of("H2"), ())
    assert is_of_kind(offence, Kind.PLAY_OUT_OF_TURN)
    assert is_of_kind(offence, kind_of(offence))
    assert not is_of_kind(revoke(), Kind.PLAY_OUT_OF_TURN)


def test_a_fifth_card_and_a_card_that_may_have_been_one_go_by_both_names() -> None:
    fifth = FifthCard(Seat.E, 1, card_of("H2"))
    perhaps = ExposedCard(Seat.E, 1, card_of("H2"), deliberate=False, fifth=True)
    plain = ExposedCard(Seat.E, 1, card_of("H2"), deliberate=False)
    assert is_of_kind(fifth, Kind.FIFTH_CARD) and is_of_kind(fifth, Kind.EXPOSED_CARD)
    assert is_of_kind(perhaps, Kind.FIFTH_CARD) and is_of_kind(perhaps, Kind.EXPOSED_CARD)
    assert is_of_kind(plain, Kind.EXPOSED_CARD) and not is_of_kind(plain, Kind.FIFTH_CARD)


def test_what_a_partner_tells_by_asking_is_extraneous_information() -> None:
    assert kind_of(PartnerAsked(Seat.E, 1, Seat.W)) == "extraneous-information"


def test_no_two_kinds_share_a_name_but_the_two_of_extraneous_information() -> None:
    names = sorted(str(kind.__struct_config__.tag) for kind in KINDS)
    twice = {name for name in names if names.count(name) > 1}
    assert twice == {"extraneous-information"}


@for_each("kind", KINDS)
def test_every_irregularity_has_an_offender_and_a_trick(kind: type[msgspec.Struct]) -> None:
    """Whoever points at one says whose it was, and on which trick; those of the auction have trick 0."""
    assert "seat" in kind.__struct_fields__
    assert "trick" in kind.__struct_fields__ or kind.trick == 0  # type: ignore[attr-defined]


def test_a_call_and_a_card_shown_in_the_auction_have_no_trick() -> None:
    assert only(bidding(POZNAN).do("bids N 1S 1H")).trick == 0
    assert only(bidding(POZNAN).do("expose E H2")).trick == 0


def test_a_revoke_by_dummy_had_its_cards_faced() -> None:
    by_dummy, by_hand = only(at(POZNAN, "4S S").do("WCJ ND2")), revoke()
    assert isinstance(by_dummy, Revoke) and by_dummy.faced
    assert isinstance(by_hand, Revoke) and not by_hand.faced
    assert by_dummy.owed == frozenset(cards("CA CK CQ"))


def test_the_same_insufficient_bid_at_another_place_is_another_irregularity() -> None:
    at_one, at_two = (InsufficientBid(Seat.E, CallId(number), call_of("1H")) for number in (1, 2))
    assert at_one != at_two


@for_each("kind", KINDS)
def test_an_irregularity_that_has_a_card_is_one_of_a_card(kind: type[msgspec.Struct]) -> None:
    assert ("card" in kind.__struct_fields__) is (kind in get_args(CardIrregularity))

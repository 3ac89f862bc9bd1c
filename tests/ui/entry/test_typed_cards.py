"""Typed cards: suit and rank, in the letters of each language."""

from __future__ import annotations

from bridgetable.cards.card import Card, Suit
from bridgetable.cards.notation import card_of
from bridgetable.ui.entry.typed import BACKSPACE, NO_CARD_TYPED, TypedCard, typed_card
from tests.each import for_each


def after(keys: str, language: str = "en") -> TypedCard | Card:
    """What is typed after these keys."""
    found: TypedCard | Card = NO_CARD_TYPED
    for key in keys:
        assert isinstance(found, TypedCard)
        found = typed_card(found, key, language)
    return found


@for_each(
    ("keys", "card"),
    [("sa", "SA"), ("SA", "SA"), ("h10", "HT"), ("ht", "HT"), ("c2", "C2"), ("dj", "DJ"), ("dq", "DQ")],
)
def test_english_letters(keys: str, card: str) -> None:
    assert after(keys) == card_of(card)


@for_each(
    ("keys", "card"),
    [
        ("pa", "SA"),
        ("ca", "HA"),
        ("qr", "DK"),
        ("ff", "CJ"),
        ("fd", "CQ"),
        ("qd", "DQ"),
        ("c10", "HT"),
        ("sk", "SK"),
        ("hj", "HJ"),
        ("dt", "DT"),
    ],
)
def test_italian_letters(keys: str, card: str) -> None:
    assert after(keys, "it") == card_of(card)


@for_each(
    ("keys", "card"),
    [("pa", "SA"), ("ca", "HA"), ("kr", "DK"), ("kk", "DK"), ("tv", "CJ"), ("td", "CQ"), ("tt", "CT"), ("c10", "HT")],
)
def test_french_letters(keys: str, card: str) -> None:
    assert after(keys, "fr") == card_of(card)


def test_the_one_of_a_ten_waits_for_its_zero() -> None:
    assert after("h1") == TypedCard(Suit.HEARTS, one=True)
    assert after("h12") == TypedCard(Suit.HEARTS, one=True, wrong=True)
    assert after("h12" + "0") == card_of("HT")


def test_a_key_that_is_no_rank_is_wrong_and_the_suit_stays() -> None:
    assert after("sx") == TypedCard(Suit.SPADES, wrong=True)
    assert after("sx2") == card_of("S2")


def test_a_key_that_is_no_suit_types_nothing() -> None:
    assert after("x") == NO_CARD_TYPED and after("9") == NO_CARD_TYPED and NO_CARD_TYPED.empty


def test_backspace_takes_back_one_key() -> None:
    assert after("h1" + BACKSPACE) == TypedCard(Suit.HEARTS)
    assert after("h" + BACKSPACE) == NO_CARD_TYPED


@for_each(("keys", "card"), [("sr", "SK"), ("sd", "SQ"), ("sf", "SJ"), ("sk", "SK"), ("sa", "SA")])
def test_english_takes_the_letters_that_are_on_the_cards(keys: str, card: str) -> None:
    found: TypedCard | Card = NO_CARD_TYPED
    for key in keys:
        assert isinstance(found, TypedCard)
        found = typed_card(found, key, "en", "ARDF")
    assert found == card_of(card)
    assert keys in ("sk", "sa") or isinstance(after(keys), TypedCard)

"""Conditions that are pointed at: the text they are, the sentence they make, and what cannot be."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from bridgetable.cards.card import Suit
from bridgetable.cards.deal import random_deal
from bridgetable.cards.seat import Seat
from bridgetable.dealing.conditions import conditions_of
from bridgetable.dealing.drawing import draw, draw_many
from bridgetable.dealing.pointed import ANY_HAND, NOTHING_POINTED, SHAPES, Between, contradiction, sentence_of, text_of
from bridgetable.words.catalogue import Words

EN, IT = Words.of("en", strict=True), Words.of("it", strict=True)
NO_TRUMP = replace(ANY_HAND, points=Between(15, 17), shape="balanced")
POINTS = dict(zip(range(2, 15), (0,) * 9 + (1, 2, 3, 4), strict=True))


def test_nothing_pointed_is_no_condition() -> None:
    assert text_of(NOTHING_POINTED) == "" and contradiction(NOTHING_POINTED) is None
    assert conditions_of(text_of(NOTHING_POINTED)).hold(random_deal(1))
    assert (sentence_of(NOTHING_POINTED, EN), sentence_of(NOTHING_POINTED, IT)) == (
        "Any deal.",
        "Una smazzata qualsiasi.",
    )


def test_a_deal_that_is_drawn_is_as_it_was_pointed_at() -> None:
    east = replace(ANY_HAND, points=Between(0, 9)).with_length(Suit.HEARTS, Between(5, 13))
    pointed = NOTHING_POINTED.replacing(Seat.N, NO_TRUMP).replacing(Seat.E, east)
    search = draw(text_of(pointed), 7)
    try:
        while True:
            next(search)
    except StopIteration as end:
        hands = end.value
    points = {seat: sum(POINTS[card.rank] for card in hands[seat]) for seat in Seat}
    lengths = {seat: sorted(sum(card.suit is suit for card in hands[seat]) for suit in Suit) for seat in Seat}
    assert 15 <= points[Seat.N] <= 17 and points[Seat.E] <= 9
    assert lengths[Seat.N] in ([3, 3, 3, 4], [2, 3, 4, 4], [2, 3, 3, 5])
    assert sum(card.suit is Suit.HEARTS for card in hands[Seat.E]) >= 5


@pytest.mark.parametrize("shape", SHAPES)
def test_every_shape_is_drawn(shape: str) -> None:
    hand = replace(ANY_HAND, shape=shape)
    conditions = conditions_of(text_of(NOTHING_POINTED.replacing(Seat.S, hand)))
    dice = random.Random(1)
    found = next(deal for deal in iter(lambda: random_deal(dice.randrange(10**6)), None) if conditions.hold(deal))
    lengths = sorted((sum(card.suit is suit for card in found.south) for suit in Suit), reverse=True)
    assert {
        "balanced": lengths[3] >= 2 and lengths[0] <= 5 and lengths.count(2) < 2,
        "semi-balanced": lengths[3] >= 2,
        "unbalanced": lengths[3] <= 1,
        "two-suited": lengths[1] >= 5,
        "three-suited": lengths[2] == 4 and lengths[3] <= 1,
    }[shape]


def test_a_sentence_says_it_as_one_reads_it() -> None:
    south = replace(ANY_HAND, points=Between(12, 37)).with_length(Suit.SPADES, Between(5, 6))
    west = ANY_HAND.with_length(Suit.HEARTS, Between(0, 0)).with_length(Suit.CLUBS, Between(0, 1))
    pointed = NOTHING_POINTED.replacing(Seat.N, NO_TRUMP).replacing(Seat.S, south).replacing(Seat.W, west)
    assert sentence_of(pointed, EN) == (
        "North has 15 to 17 points and a balanced hand. South has at least 12 points and 5 to 6 spades. "
        "West has a void in hearts and at most one card in clubs."
    )
    assert sentence_of(pointed, IT) == (
        "Nord ha da 15 a 17 punti e una mano bilanciata. Sud ha almeno 12 punti e da 5 a 6 carte di picche. "
        "Ovest ha un vuoto a cuori e al massimo una carta di fiori."
    )


@pytest.mark.parametrize(
    ("hands", "key"),
    [
        ({Seat.N: replace(ANY_HAND, shape="balanced").with_length(Suit.SPADES, Between(6, 13))}, "pointed-no-shape"),
        (dict.fromkeys(Seat, replace(ANY_HAND, points=Between(11, 37))), "pointed-points-do-not-add-up"),
        (dict.fromkeys(Seat, replace(ANY_HAND, points=Between(0, 9))), "pointed-points-do-not-add-up"),
        (dict.fromkeys(Seat, ANY_HAND.with_length(Suit.CLUBS, Between(4, 13))), "pointed-lengths-do-not-add-up"),
    ],
)
def test_what_cannot_be_is_told_without_a_search(hands: dict[Seat, object], key: str) -> None:
    pointed = NOTHING_POINTED
    for seat, hand in hands.items():
        pointed = pointed.replacing(seat, hand)  # type: ignore[arg-type]
    message = contradiction(pointed)
    assert message is not None and message.key == key and EN.say(message) and IT.say(message)


def test_many_deals_are_drawn_and_the_same_seed_gives_the_same() -> None:
    def drawn(seed: int) -> object:
        search = draw_many("hcp(north) >= 12", seed, 5)
        try:
            while True:
                next(search)
        except StopIteration as end:
            return end.value

    once = drawn(3)
    assert isinstance(once, tuple) and len(set(once)) == 5
    assert once == drawn(3) != drawn(4)
    assert all(sum(POINTS[card.rank] for card in hands.north) >= 12 for hands in once)

"""Conditions on a deal that are pointed at: points, shape and length of suits, hand by hand."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec
from msgspec.structs import replace

from bridgetable.cards.card import Suit
from bridgetable.cards.seat import BySeat, Seat
from bridgetable.dealing.conditions import ALL_SHAPES, Shape, shapes_of
from bridgetable.table.question import Message, say
from bridgetable.words.catalogue import Words

MOST_POINTS, ALL_POINTS = 37, 40
"""The most points of one hand, and those of all four."""
FULL = 13
SHAPES = {
    "balanced": ("4333", "4432", "5332"),
    "semi-balanced": ("4333", "4432", "5332", "5422", "6322"),
    "unbalanced": ("0xxx", "1xxx"),
    "two-suited": ("55xx", "65xx", "66xx", "75xx", "76xx", "85xx"),
    "three-suited": ("4441", "5440"),
}
"""The patterns, in any order of the suits, of each shape that can be pointed at."""
_NAMES = {Suit.CLUBS: "clubs", Suit.DIAMONDS: "diamonds", Suit.HEARTS: "hearts", Suit.SPADES: "spades"}
_SEATS = {Seat.N: "north", Seat.E: "east", Seat.S: "south", Seat.W: "west"}


class Between(msgspec.Struct, frozen=True):
    """A number from `least` to `most`."""

    least: int
    most: int


ANY_POINTS, ANY_LENGTH = Between(0, MOST_POINTS), Between(0, FULL)


class OfHand(msgspec.Struct, frozen=True):
    """What one hand must be like; `shape` is one of SHAPES, "" for any, and `lengths` are by suit, clubs first."""

    points: Between = ANY_POINTS
    shape: str = ""
    lengths: tuple[Between, Between, Between, Between] = (ANY_LENGTH, ANY_LENGTH, ANY_LENGTH, ANY_LENGTH)

    def with_length(self, suit: Suit, length: Between) -> OfHand:
        """The same with another length of a suit."""
        clubs, diamonds, hearts, spades = (length if each is suit else self.lengths[each] for each in sorted(Suit))
        return replace(self, lengths=(clubs, diamonds, hearts, spades))


ANY_HAND = OfHand()
Pointed = BySeat[OfHand]
NOTHING_POINTED: Pointed = BySeat(ANY_HAND, ANY_HAND, ANY_HAND, ANY_HAND)


# -- in the language of conditions -------------------------------------------------------------------------------------


def text_of(pointed: Pointed) -> str:
    """The conditions as a text that `conditions_of` reads, a line for each."""
    lines = (f"condition {condition}" for seat, hand in pointed.items() for condition in _conditions(seat, hand))
    return "\n".join(lines)


def _conditions(seat: Seat, hand: OfHand) -> Iterator[str]:
    name = _SEATS[seat]
    yield from _compared(f"hcp({name})", hand.points, ANY_POINTS)
    if hand.shape:
        yield f"shape({name}, {' + '.join(f'any {pattern}' for pattern in SHAPES[hand.shape])})"
    for suit in reversed(Suit):
        yield from _compared(f"{_NAMES[suit]}({name})", hand.lengths[suit], ANY_LENGTH)


def _compared(value: str, wanted: Between, anything: Between) -> Iterator[str]:
    if wanted.least == wanted.most:
        yield f"{value} == {wanted.least}"
        return
    if wanted.least > anything.least:
        yield f"{value} >= {wanted.least}"
    if wanted.most < anything.most:
        yield f"{value} <= {wanted.most}"


# -- as a sentence -----------------------------------------------------------------------------------------------------


def sentence_of(pointed: Pointed, words: Words) -> str:
    """What is pointed at in words, as one reads it: "North has 15 to 17 points and a balanced hand."."""
    sentences = []
    for seat, hand in pointed.items():
        if parts := list(_parts(hand, words)):
            sentences.append(words.text("pointed-hand", seat=seat, what=words.grammar.listed(parts)))
    return " ".join(sentences) or words.text("pointed-nothing")


def _parts(hand: OfHand, words: Words) -> Iterator[str]:
    if hand.points != ANY_POINTS:
        least, most = hand.points.least, hand.points.most
        yield words.text(f"pointed-points-{_kind(hand.points, ANY_POINTS)}", least=least, most=most)
    if hand.shape:
        yield words.text(f"pointed-is-{hand.shape}")
    for suit in reversed(Suit):
        length = hand.lengths[suit]
        if length != ANY_LENGTH:
            kind = _kind(length, ANY_LENGTH)
            yield words.text(f"pointed-length-{kind}", suit=suit, least=length.least, most=length.most)


def _kind(wanted: Between, anything: Between) -> str:
    if wanted.least == wanted.most:
        return "exactly"
    if wanted.most == anything.most:
        return "at-least"
    return "at-most" if wanted.least == anything.least else "between"


# -- what cannot be ----------------------------------------------------------------------------------------------------


def contradiction(pointed: Pointed) -> Message | None:
    """Why there is no such deal, as far as points and lengths tell without a search; None if they do not."""
    for seat, hand in pointed.items():
        if not _possible_shapes(hand):
            return say("pointed-no-shape", seat=seat)
    if not _adds_up([hand.points for hand in pointed], ALL_POINTS):
        return say("pointed-points-do-not-add-up")
    for suit in reversed(Suit):
        if not _adds_up([hand.lengths[suit] for hand in pointed], FULL):
            return say("pointed-lengths-do-not-add-up", suit=suit)
    return None


def _possible_shapes(hand: OfHand) -> list[Shape]:
    patterns = SHAPES.get(hand.shape, ())
    shapes = frozenset[Shape]().union(*(shapes_of(pattern, in_any_order=True) for pattern in patterns))
    clubs, diamonds, hearts, spades = hand.lengths
    wanted = (spades, hearts, diamonds, clubs)
    return [
        shape
        for shape in (shapes if hand.shape else ALL_SHAPES)
        if all(each.least <= length <= each.most for each, length in zip(wanted, shape, strict=True))
    ]


def _adds_up(parts: list[Between], total: int) -> bool:
    return sum(part.least for part in parts) <= total <= sum(part.most for part in parts)

"""Drawing deals at random until one meets the conditions."""

from __future__ import annotations

import random
from collections.abc import Generator, Iterator

import msgspec

from bridgetable.cards.board import Board
from bridgetable.cards.call import Call
from bridgetable.cards.card import PACK, Card
from bridgetable.cards.deal import Hands
from bridgetable.cards.seat import BySeat, Seat
from bridgetable.cases.case import contract_after
from bridgetable.dealing.conditions import Conditions, conditions_of, holding
from bridgetable.engine.actions import Action
from bridgetable.generation.bidding import auction_of
from bridgetable.generation.board_play import Dealt, PlayedBoard
from bridgetable.generation.families.catalogue import FAMILIES
from bridgetable.generation.families.family import Family, Place
from bridgetable.table.edition import Edition
from bridgetable.table.question import Message, say
from bridgetable.table.refusal import RefusedError

MOST_DEALS = 2_000_000
"""How many deals are drawn before it is said that none was found."""
DEALS_A_REPORT = 20_000
"""How many deals are drawn between two reports of how many there were."""


def draw(text: str, seed: int, most: int = MOST_DEALS) -> Generator[int, None, Hands]:
    """Returns the first deal under the conditions of the text; yields how many were drawn before, now and then.

    The same text and seed give the same deal on every machine. Raises RefusedError if the text cannot be read, or if
    none of that many deals meets the conditions.
    """
    return (yield from first_deal(conditions_of(text), seed, most))


def first_deal(conditions: Conditions, seed: int, most: int = MOST_DEALS) -> Generator[int, None, Hands]:
    """Returns the first deal that meets the conditions, as `draw` does."""
    dice = random.Random(seed)
    fixed = {card for hand in conditions.fixed for card in hand}
    free = [card for card in PACK if card not in fixed]
    for number in range(most):
        if number and number % DEALS_A_REPORT == 0:
            yield number
        dice.shuffle(free)
        north, east, south, west = map(holding, _completed(conditions.fixed, free))
        if conditions.hold_of((north, east, south, west)):
            return BySeat(*map(frozenset, _completed(conditions.fixed, free)))
    raise RefusedError(say("dealing-none-found", number=most))


MOST_AT_ONCE = 100
"""How many deals may be drawn at once."""


def draw_many(text: str, seed: int, count: int) -> Generator[int, None, tuple[Hands, ...]]:
    """Returns so many deals under the conditions of the text; yields how many were found before, now and then.

    The same text, seed and number give the same deals. Raises RefusedError as `draw` does.
    """
    conditions, dice = conditions_of(text), random.Random(seed)
    found: list[Hands] = []
    for number in range(count):
        yield number
        search = first_deal(conditions, dice.randrange(1 << 48))
        found.append((yield from _saying(search, number)))
    return tuple(found)


def _saying(search: Generator[int, None, Hands], number: int) -> Generator[int, None, Hands]:
    """The same search, which yields this number instead of its own."""
    while True:
        try:
            next(search)
        except StopIteration as end:
            hands: Hands = end.value
            return hands
        yield number


def _completed(fixed: Hands, free: list[Card]) -> Iterator[list[Card]]:
    """Each hand: its fixed cards and the next of the free ones, 13 in all."""
    at = 0
    for hand in fixed:
        end = at + 13 - len(hand)
        yield [*hand, *free[at:end]]
        at = end


# -- Deals in which something can go wrong: drawn until a family of irregularities is possible and plausible there -----


MOST_BOARDS = 3_000
"""How many deals are played before it is said that it can go wrong in none."""


class Wanted(msgspec.Struct, frozen=True):
    """What is to go wrong: a family by name, the player, None for any, and whether in the first trick or round."""

    family: str
    seat: Seat | None = None
    at_first: bool = False


class FoundDeal(msgspec.Struct, frozen=True):
    """A deal with its board, the regular calls and cards up to where it can go wrong, and that place as a message."""

    board: Board
    hands: Hands
    calls: tuple[Call, ...]
    plays: tuple[Action, ...]
    place: Message


def draw_going_wrong(
    text: str, seed: int, board: Board, edition: Edition, wanted: Wanted, most: int = MOST_BOARDS
) -> Generator[int, None, FoundDeal]:
    """Returns a deal under the conditions of the text in which this can go wrong; yields how many were played before.

    The deal is bid and played sensibly, and the place is one of that play. Raises RefusedError as `draw` does.
    """
    conditions = conditions_of(text)
    family = next(each for each in FAMILIES if each.name == wanted.family)
    board = conditions.board(board)
    dice = random.Random(seed)
    for number in range(most):
        yield number
        hands = yield from first_deal(conditions, dice.randrange(1 << 48))
        calls = auction_of(hands, board.dealer)
        if contract_after(board.dealer, calls) is None:
            continue
        played = Dealt(board, hands, calls).played(edition)
        place = next(_places(family, played, wanted), None)
        if place is not None:
            if family.in_auction:
                return FoundDeal(board, hands, calls[: place.at], (), _said(family, place))
            plays = tuple(step.action for step in played.steps[: place.at])
            return FoundDeal(board, hands, calls, plays, _said(family, place))
    raise RefusedError(say("dealing-goes-wrong-nowhere", number=most))


def _places(family: Family, played: PlayedBoard, wanted: Wanted) -> Iterator[Place]:
    """The places of the family that are wanted."""
    return (
        place
        for place in family.places(played)
        if wanted.seat in (None, place.seat) and (place.at < 4 or not wanted.at_first)
    )


def _said(family: Family, place: Place) -> Message:
    """Where it can go wrong, and with what: "East, at trick 3, with ♠5"."""
    if family.in_auction:
        what: Card | Call | None = place.call if place.call is not None else place.card
        key = "dealing-place-of-call" if place.call is not None else "dealing-place-in-auction"
        return say(key, seat=place.seat, number=place.at + 1, **({} if what is None else {"call": what}))
    blanks = {"seat": place.seat, "trick": place.at // 4 + 1}
    if place.card is None:
        return say("dealing-place-in-trick", **blanks)
    return say("dealing-place-of-card", card=place.card, **blanks)

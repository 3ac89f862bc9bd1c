"""A deal that is being laid out: cards given to hands one by one, until it can be the first table of a board."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable

import msgspec
from msgspec.structs import replace

from bridgetable.cards.board import Board, Vulnerability
from bridgetable.cards.call import Call, Contract
from bridgetable.cards.card import PACK, Card, Suit
from bridgetable.cards.deal import EMPTY_HANDS, Hands, holder
from bridgetable.cards.seat import BySeat, Seat

FULL = 13
_TURNED = {Vulnerability.NS: Vulnerability.EW, Vulnerability.EW: Vulnerability.NS}


class Draft(msgspec.Struct, frozen=True):
    """Hands that need not be complete, and what is said of the board; `size` cards are wanted in each, 1 to 13.

    `calls` were made in rotation from the dealer. For an ending, `leader` leads next, `won` are the tricks of
    North-South and East-West, and `led` the cards of the trick in progress, from the leader, which the hands still
    have.
    """

    board: Board
    hands: Hands = EMPTY_HANDS
    size: int = FULL
    contract: Contract | None = None
    calls: tuple[Call, ...] = ()
    leader: Seat | None = None
    won: tuple[int, int] = (0, 0)
    led: tuple[Card, ...] = ()

    @property
    def undealt(self) -> tuple[Card, ...]:
        """The cards in no hand, lowest first."""
        dealt = frozenset[Card]().union(*self.hands)
        return tuple(card for card in PACK if card not in dealt)

    @property
    def is_ending(self) -> bool:
        """Whether tricks have been played before."""
        return self.size < FULL

    def owner(self, card: Card) -> Seat | None:
        """The seat that has the card; None while it is in no hand."""
        return holder(self.hands, card)

    # -- cards to hands ------------------------------------------------------------------------------------------------

    def giving(self, cards: Iterable[Card], to: Seat | None) -> Draft:
        """The draft with these cards in one hand, wherever they were; with None they are in no hand.

        Once three hands have thirteen cards the fourth gets the rest.
        """
        given = frozenset(cards)
        hands = self.hands.map(lambda hand: hand - given)
        if to is not None:
            hands = hands.replacing(to, hands[to] | given)
        filled = replace(self, hands=hands, led=tuple(card for card in self.led if card not in given))
        return filled._with_fourth_hand() if to is not None else filled

    def with_hand(self, seat: Seat, cards: Iterable[Card]) -> Draft:
        """The draft with exactly these cards in the hand."""
        wanted = frozenset(cards)
        gone = self.giving(self.hands[seat] - wanted, None)
        return gone.giving(wanted, seat)

    def _with_fourth_hand(self) -> Draft:
        short = [seat for seat, hand in self.hands.items() if len(hand) < FULL]
        if self.is_ending or len(short) != 1 or any(len(hand) > FULL for hand in self.hands):
            return self
        seat = short[0]
        return replace(self, hands=self.hands.replacing(seat, self.hands[seat] | frozenset(self.undealt)))

    # -- at random -----------------------------------------------------------------------------------------------------

    def dealt(self, seed: int, *, to: Iterable[Seat] = Seat, suit: Suit | None = None) -> Draft:
        """The draft with undealt cards dealt at random to these hands, up to the size wanted.

        With a suit only its cards are dealt. The same seed gives the same cards.
        """
        free = [card for card in self.undealt if suit in (None, card.suit)]
        random.Random(seed).shuffle(free)
        places = [seat for seat in to for _ in range(self.size - len(self.hands[seat]))]
        random.Random(seed + 1).shuffle(places)
        drafted = self
        for seat in Seat:
            drafted = drafted.giving((card for card, place in zip(free, places, strict=False) if place is seat), seat)
        return drafted

    # -- all hands at once ---------------------------------------------------------------------------------------------

    def turned(self, steps: int = 1) -> Draft:
        """The whole board turned clockwise: with one step, what North had and did is East's."""
        board = self.board
        odd = steps % 2
        vulnerable = _TURNED.get(board.vulnerable, board.vulnerable) if odd else board.vulnerable
        return self._moved(
            lambda seat: Seat((seat + steps) % 4),
            Board(board.number, Seat((board.dealer + steps) % 4), vulnerable),
            self.won[::-1] if odd else self.won,
        )

    def mirrored(self) -> Draft:
        """The board with East and West exchanged: cards, declarer and leader; the calls are left out.

        Calls rotate clockwise, and in a mirror they would not. A trick in progress is left out for the same reason.
        """
        exchanged = {Seat.E: Seat.W, Seat.W: Seat.E}
        return replace(self._moved(lambda seat: exchanged.get(seat, seat), self.board, self.won), calls=(), led=())

    def swapped(self, first: Seat, second: Seat) -> Draft:
        """The draft with the cards of two hands exchanged, and nothing else."""
        hands = self.hands.replacing(first, self.hands[second]).replacing(second, self.hands[first])
        return replace(self, hands=hands, led=())

    def _moved(self, place: Callable[[Seat], Seat], board: Board, won: tuple[int, int]) -> Draft:
        contract = self.contract
        hands = {place(seat): hand for seat, hand in self.hands.items()}
        return replace(
            self,
            board=board,
            hands=BySeat.of(hands.__getitem__),
            won=won,
            contract=contract and replace(contract, declarer=place(contract.declarer)),
            leader=None if self.leader is None else place(self.leader),
        )

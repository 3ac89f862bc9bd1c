"""A deal that is being laid out: cards given to hands one by one, until it can be the first table of a board."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path

import msgspec
from msgspec.structs import replace

from bridgetable.cards.board import Board, Vulnerability
from bridgetable.cards.call import Call, Contract
from bridgetable.cards.card import PACK, Card, Suit
from bridgetable.cards.deal import EMPTY_HANDS, Hands, holder
from bridgetable.cards.seat import BySeat, Seat
from bridgetable.cases.case import IrregularAuctionError, contract_after
from bridgetable.cases.first_table import ending_of, is_regular
from bridgetable.dealing.conditions import Conditions
from bridgetable.disk.contents import opened
from bridgetable.engine.actions import Play
from bridgetable.engine.history import History
from bridgetable.files.encoding import encoding_of, text_in
from bridgetable.files.pasted import read_pasted
from bridgetable.files.record import BoardFileError, Recorded
from bridgetable.table.edition import Edition
from bridgetable.table.facts import Elections
from bridgetable.table.first import first_table
from bridgetable.table.question import Message, say

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
            lambda seat: seat.after(steps),
            Board(board.number, board.dealer.after(steps), vulnerable),
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


# -- The history that begins with a draft: its first table, and the cards of the trick in progress ---------------------


LONGEST = 1024 * 1024
"""The largest file that a deal is taken from, in bytes."""


def faults(draft: Draft) -> tuple[Message, ...]:
    """What must be mended before the draft can be played, the first thing first; none if it can."""
    return tuple(_faults(draft))


def contract_of(draft: Draft) -> Contract | None:
    """The contract: the one that its calls end in, or the one chosen; None while the auction is open."""
    if not draft.calls:
        return draft.contract
    try:
        return contract_after(draft.board.dealer, draft.calls)
    except IrregularAuctionError:
        return None


def leader_of(draft: Draft) -> Seat | None:
    """Who leads next: the hand on declarer's left, or in an ending the one that is said to; None where it is open."""
    if draft.is_ending:
        return draft.leader
    contract = contract_of(draft)
    return contract.declarer.left if contract is not None else None


def _faults(draft: Draft) -> Iterator[Message]:
    for seat, hand in draft.hands.items():
        if len(hand) > draft.size:
            yield say("draft-too-many", seat=seat, number=len(hand) - draft.size)
        elif len(hand) < draft.size:
            yield say("draft-too-few", seat=seat, number=draft.size - len(hand))
    try:
        contract_after(draft.board.dealer, draft.calls)
    except IrregularAuctionError as error:
        yield say("draft-auction", number=error.number + 1)
    if draft.is_ending:
        yield from _ending_faults(draft)
    yield from _trick_faults(draft)


def _ending_faults(draft: Draft) -> Iterator[Message]:
    if contract_of(draft) is None:
        yield say("draft-ending-contract")
    if draft.leader is None:
        yield say("draft-ending-leader")
    if sum(draft.won) + draft.size != FULL:
        yield say("draft-ending-won", number=FULL - draft.size, won=sum(draft.won))


def _trick_faults(draft: Draft) -> Iterator[Message]:
    leader = leader_of(draft)
    if draft.led and leader is None:
        yield say("draft-trick-leader")
    for card, seat in zip(draft.led, leader.round() if leader is not None else (), strict=False):
        if draft.owner(card) is not seat:
            yield say("draft-trick-order", card=card, seat=seat)
            return


def first_history(draft: Draft, edition: Edition, elections: Elections = ()) -> History:
    """The history that begins with the draft, its trick in progress played; the draft must have no faults."""
    ending = draft.is_ending
    history = History(
        first_table(
            edition,
            draft.board,
            draft.hands,
            contract_of(draft),
            calls=draft.calls,
            elections=elections,
            leader=draft.leader if ending else None,
            won=draft.won if ending else (0, 0),
        )
    )
    leader = leader_of(draft)
    for card, seat in zip(draft.led, leader.round() if leader is not None else (), strict=False):
        history = history.act(Play(seat, card))
    return history


def recorded_deals(conditions: Conditions, first: int, deals: Sequence[Hands]) -> tuple[Recorded, ...]:
    """The deals as boards that can be written into a file, from the first number on."""
    boards = (conditions.board(Board.numbered(first + number)) for number in range(len(deals)))
    return tuple(Recorded(board, BySeat(*hands)) for board, hands in zip(boards, deals, strict=False))


def draft_of(history: History) -> Draft:
    """The draft that a history began with, to be changed, with the auction as it stands if it was regular."""
    start, table = history.start, history.table
    calls = tuple(one.call for one in table.auction.calls) if is_regular(table) else ()
    ending = ending_of(start)
    return Draft(
        start.board,
        start.deal,
        len(start.deal.north),
        start.contract or table.contract,
        calls,
        *((ending.leader, ending.won) if ending is not None else (None, (0, 0))),
    )


def draft_pasted(text: str, board: Board) -> Draft:
    """The draft of a deal given in a text, with the board's own facts where the text gives none.

    Raises RefusedError if there is no deal in the text. Hands it does not give are empty.
    """
    pasted = read_pasted(text)
    record = pasted.record
    hands = record.deal.map(lambda hand: frozenset[Card]() if hand is None else hand)
    number = board.number if pasted.number is None else pasted.number
    usual = board if number == board.number else Board.numbered(number)
    told = Board(
        number, usual.dealer if pasted.dealer is None else pasted.dealer, pasted.vulnerable or usual.vulnerable
    )
    calls = tuple(called.call for called in record.auction)
    return Draft(told, hands, max(1, *map(len, hands)), None if calls else record.contract, calls, leader=record.leader)


def text_of_file(path: Path) -> str:
    """The text of a file with a deal, in whatever encoding; raises OSError if it cannot be read or is too large."""
    with opened(path, LONGEST) as stream:
        try:
            encoding = encoding_of(stream, path.name)
        except BoardFileError as error:
            raise OSError(str(error)) from error
        with text_in(stream, encoding) as text:
            return text.read()

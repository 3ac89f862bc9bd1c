"""Boards to make cases of: dealt at random or taken from an archive, bid and played sensibly to the end."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from functools import cached_property

import msgspec

from bridgetable.cards.board import Board
from bridgetable.cards.call import Call, Contract
from bridgetable.cards.card import of_suit
from bridgetable.cards.deal import Hands, random_deal
from bridgetable.cards.seat import Seat
from bridgetable.cases.case import IrregularAuctionError, contract_after
from bridgetable.engine.actions import Play
from bridgetable.engine.apply import apply
from bridgetable.engine.steps import ImpossibleError, Step
from bridgetable.files.as_table import plays_of
from bridgetable.files.record import Recorded
from bridgetable.generation.bidding import auction_of
from bridgetable.generation.card_play import card_for
from bridgetable.generation.shown import STRONGEST, Hand
from bridgetable.table.edition import Edition
from bridgetable.table.first import first_table
from bridgetable.table.state import Table

BOARDS = 32
"""Random deals have a board number up to this one."""
FEWEST_TRUMPS = 7
"""A board is dealt again where the auction ends in a suit of which both hands have fewer cards."""


class Dealt(msgspec.Struct, frozen=True, dict=True):
    """A board that was bid: its hands, its regular auction with a contract, and the cards recorded for it, if any.

    `event` is where it was played, or the file it comes from; empty of a board dealt at random.
    """

    board: Board
    hands: Hands
    calls: tuple[Call, ...]
    cards: tuple[Play, ...] = ()
    event: str = ""

    @cached_property
    def callers(self) -> tuple[tuple[Seat, Call], ...]:
        """The calls, each with its player."""
        return tuple((self.board.dealer.after(n), call) for n, call in enumerate(self.calls))

    def after_calls(self, edition: Edition, number: int) -> Table:
        """The table after so many of the calls; with all of them it is the one before the opening lead."""
        calls = self.calls[:number]
        contract = contract_after(self.board.dealer, calls)
        return first_table(edition, self.board, self.hands, contract, calls=calls)

    def played(self, edition: Edition) -> PlayedBoard:
        """The board played to the end: the recorded cards as far as they are lawful, then what sensible players do."""
        return PlayedBoard(self, self.after_calls(edition, len(self.calls)))


def _lawful(table: Table, play: Play) -> Step | None:
    """The step of a recorded card; None if it is not the lawful card of the player whose turn it is."""
    try:
        step = apply(table, play)
    except ImpossibleError:
        return None
    return None if step.table.irregularities or play.seat is not table.turn else step


class PlayedBoard(msgspec.Struct, frozen=True, dict=True):
    """A board played regularly, from the table before the opening lead."""

    dealt: Dealt
    start: Table

    @cached_property
    def steps(self) -> tuple[Step, ...]:
        """A step for each of the 52 cards: what is of the auction only never asks for them."""
        steps: list[Step] = []
        table, recorded = self.start, iter(self.dealt.cards)
        while not table.over:
            seat = table.turn
            if seat is None:
                break
            wanted = next(recorded, None)
            step = _lawful(table, wanted) if wanted is not None else None
            if step is None:
                recorded = iter(())
                step = apply(table, Play(seat, card_for(table, seat)))
            steps.append(step)
            table = step.table
        return tuple(steps)

    def before(self, at: int) -> Table:
        """The table before the card of this number, counted from 0."""
        return self.steps[at - 1].table if at else self.start

    def turns(self) -> Iterator[tuple[int, Table, Seat]]:
        """For each card its number, the table before it, and the hand it is played from."""
        for at, step in enumerate(self.steps):
            assert isinstance(step.action, Play)
            yield at, self.before(at), step.action.seat

    def leads(self) -> Iterator[tuple[int, Table, Seat]]:
        """The same for the first card of each trick but the first."""
        return (turn for turn in self.turns() if turn[0] % 4 == 0 and turn[0])


def dealt_at_random(dice: random.Random) -> Dealt:
    """A random deal with a contract, and no hand stronger than the bidding can tell."""
    while True:
        hands = random_deal(dice.randrange(1 << 48))
        if max(Hand(hand).points for hand in hands) > STRONGEST:
            continue  # the system has no words for such a hand
        board = Board.numbered(1 + dice.randrange(BOARDS))
        calls = auction_of(hands, board.dealer)
        contract = contract_after(board.dealer, calls)
        if contract is not None and not _is_misfit(hands, contract):
            return Dealt(board, hands, calls)


def _is_misfit(hands: Hands, contract: Contract) -> bool:
    suit, declarer = contract.trump, contract.declarer
    return suit is not None and len(of_suit(hands[declarer] | hands[declarer.partner], suit)) < FEWEST_TRUMPS


def dealt_from(record: Recorded) -> Dealt | None:
    """A recorded board with its auction and cards; where no regular auction is recorded it is bid as a random one is.

    None if a hand is not known, or everybody passes.
    """
    hands = record.hands
    if hands is None or not record.is_whole:
        return None
    calls, cards, dealer = record.calls, plays_of(record), record.board.dealer
    seats = tuple(dealer.after(n) for n in range(len(calls)))
    try:
        contract = contract_after(dealer, calls) if tuple(one.seat for one in record.auction) == seats else None
    except IrregularAuctionError:
        contract = None
    if contract is None:
        calls, cards = auction_of(hands, dealer), ()
        contract = contract_after(dealer, calls)
    return Dealt(record.board, hands, calls, cards, record.event or record.place.file) if contract is not None else None


def deals(dice: random.Random, archive: Sequence[Dealt]) -> Iterator[Dealt]:
    """Boards of the archive in random order, again and again, or random deals where there is none."""
    while True:
        if not archive:
            yield dealt_at_random(dice)
        else:
            yield from dice.sample(archive, len(archive))

"""Lawful boards beside an independent engine, OpenSpiel: calls, cards, turn, contract, tricks and score agree."""

from __future__ import annotations

import importlib
import importlib.util
import itertools
import random
from collections.abc import Iterator
from functools import cache
from typing import Any

from msgspec.structs import replace

from bridgetable.cards.board import Board, Vulnerability
from bridgetable.cards.call import Bid, Call, Contract, Denomination, Double, Doubling, Pass, Redouble
from bridgetable.cards.card import Card, Suit
from bridgetable.cards.deal import Hands
from bridgetable.cards.seat import BySeat, Seat, Side
from bridgetable.cases.codec import write_case
from bridgetable.cases.tree import case_of
from bridgetable.engine.actions import Action, MakeCall, Play
from bridgetable.engine.apply import apply
from bridgetable.engine.history import History
from bridgetable.engine.possible import lawful_calls, lawful_cards
from bridgetable.laws.book import asked_now
from bridgetable.laws.law77 import board_score, declarer_score
from bridgetable.table.edition import CURRENT, Edition
from bridgetable.table.first import first_table
from bridgetable.table.state import Phase, Table
from tests.deep.outcome import Fault, Outcome, named, told

UNIT = "boards"
MISSING = "" if importlib.util.find_spec("pyspiel") else "open_spiel is not installed; the extra `oracle` brings it"
PASS, DOUBLE, REDOUBLE, BIDS = 52, 53, 54, 55
"""The calls as OpenSpiel numbers them, after the 52 cards; bids from one club."""
SCORES = 10
"""On one board in so many the scores of all contracts are compared."""


def runs(seed: int) -> Iterator[Outcome]:
    """A board a seed."""
    return map(board, itertools.count(seed))


def board(seed: int) -> Outcome:
    """One board, called and played at random by the rules, stepped in both engines."""
    dice = random.Random(seed)
    cards = list(range(52))
    dice.shuffle(cards)
    dealer, vulnerable = Seat(dice.randrange(4)), dice.choice(list(Vulnerability))
    there = replace(Board.numbered(1), dealer=dealer, vulnerable=vulnerable)
    start = first_table(dice.choice(list(Edition)), there, _dealt(cards), None)
    done: list[Action] = []
    try:
        _play(start, _dealt_there(cards, dealer, vulnerable, double_dummy=False), done, dice)
        if dice.randrange(SCORES) == 0:
            _same_scores(start.board, _dealt_there(cards, dealer, vulnerable, double_dummy=True))
    except Exception as error:
        case = replace(case_of(History(start)), actions=tuple(done))
        return Outcome(1, UNIT, (Fault(named(error), seed, told(error), (("board.case.json", write_case(case)),)),))
    return Outcome(1, UNIT)


# -- the same things in both -------------------------------------------------------------------------------------------


def card_of(number: int) -> Card:
    """The card that OpenSpiel gives this number: clubs, diamonds, hearts, spades of each rank, from the twos."""
    return Card(Suit(number % 4), 2 + number // 4)


def call_of(number: int) -> Call:
    """The call that OpenSpiel gives this number."""
    others: dict[int, Call] = {PASS: Pass(), DOUBLE: Double(), REDOUBLE: Redouble()}
    bid = number - BIDS
    return others[number] if number < BIDS else Bid(1 + bid // 5, Denomination(bid % 5))


def _dealt(cards: list[int]) -> Hands:
    """The hands; OpenSpiel deals the cards one by one from North."""
    return BySeat.of(lambda seat: frozenset(card_of(number) for number in cards[seat::4]))


@cache
def _game(dealer: Seat, dealers: bool, others: bool, double_dummy: bool) -> Any:
    parameters = {
        "dealer": int(dealer),
        "dealer_vul": dealers,
        "non_dealer_vul": others,
        "use_double_dummy_result": double_dummy,
    }
    return importlib.import_module("pyspiel").load_game("bridge", parameters)


def _dealt_there(cards: list[int], dealer: Seat, vulnerable: Vulnerability, *, double_dummy: bool) -> Any:
    """The board in OpenSpiel, the cards dealt."""
    dealers, others = vulnerable.includes(dealer.side), vulnerable.includes(dealer.side.opponents)
    state = _game(dealer, dealers, others, double_dummy).new_initial_state()
    for number in cards:
        state.apply_action(number)
    return state


# -- one board ---------------------------------------------------------------------------------------------------------


def _play(table: Table, state: Any, done: list[Action], dice: random.Random) -> None:
    passing = dice.choice((0.3, 0.6, 0.75))
    while not state.is_terminal():
        auction = table.phase is Phase.AUCTION
        numbers = state.legal_actions()
        seat = table.to_call if auction else table.turn
        assert seat is not None and int(table.player(seat)) == state.current_player(), "another player's turn"
        if auction:
            assert lawful_calls(table, seat) == {call_of(number) for number in numbers}, "other lawful calls"
            number = PASS if dice.random() < passing else dice.choice(numbers)
            done.append(MakeCall(seat, call_of(number)))
        else:
            assert lawful_cards(table, seat) == {card_of(number) for number in numbers}, "other lawful cards"
            number = dice.choice(numbers)
            done.append(Play(seat, card_of(number)))
        state.apply_action(number)
        table = apply(table, done[-1]).table
        assert not table.irregularities and asked_now(table) is None, "an irregularity"
        if table.contract is not None and not table.tricks:
            assert _number_of(table.contract) == state.contract_index(), "another contract"
    _same_end(table, state)


def _same_end(table: Table, state: Any) -> None:
    assert table.over and table.passed_out == (table.contract is None), "not over"
    score = board_score(table)
    assert score is not None and score[Side.NS] == state.returns()[0] == -state.returns()[1], "another score"
    if table.contract is not None:
        mine = table.tricks_won(table.contract.declarer.side)
        assert f"Declarer tricks won: {mine}\n" in str(state), "other tricks"


def _number_of(contract: Contract) -> int:
    """The number of a contract in OpenSpiel: bid by bid, declarer from North, undoubled, doubled, redoubled."""
    bid = (contract.bid.level - 1) * 5 + contract.bid.denomination
    return 1 + (bid * 4 + contract.declarer) * 3 + list(Doubling).index(contract.doubling)


def _same_scores(board: Board, state: Any) -> None:
    """For each denomination and declarer one number of tricks gives the scores of all levels, doubled or not."""
    there = state.score_by_contract()
    for denomination, declarer in itertools.product(Denomination, Seat):
        contracts = [
            Contract(Bid(level, denomination), doubling, declarer) for level in range(1, 8) for doubling in Doubling
        ]
        sign = 1 if declarer.side is Side.NS else -1
        wanted = [sign * there[_number_of(contract)] for contract in contracts]
        scores = ([declarer_score(CURRENT, contract, board, tricks) for contract in contracts] for tricks in range(14))
        assert wanted in scores, f"other scores of {denomination.name}"

"""The engine: lawful boards, an action after many, the same play under another edition, and a disputed claim."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from bridgetable.cards.board import Board
from bridgetable.cards.call import Bid, Denomination, Pass
from bridgetable.cards.card import Card, Suit
from bridgetable.cards.deal import random_deal
from bridgetable.cards.notation import contract_of
from bridgetable.cards.seat import Seat
from bridgetable.engine import actions as a
from bridgetable.engine.apply import apply
from bridgetable.engine.history import History
from bridgetable.engine.possible import lawful_calls, lawful_cards
from bridgetable.engine.ruled_again import ruled_under
from bridgetable.engine.steps import ImpossibleError
from bridgetable.laws.book import asked_now
from bridgetable.laws.claims.search import fewest_tricks, most_tricks, worst_line
from bridgetable.table.edition import Edition
from bridgetable.table.first import first_table
from bridgetable.table.irregularity import InformationBy
from bridgetable.table.state import Table
from tests.benchmark.figure import ROUNDS, Figure, against_a_frame, timed

BOARDS = 10
AFTER = {500: (1.0, 2.0), 2_000: (3.0, None)}
"""After how many actions the next twenty are measured, and the goals of each in frames: the median, the slowest."""

NORTH, EAST, SOUTH, WEST = Seat
RANKS = "23456789TJQKA"


def start(seed: int) -> Table:
    """A board in four spades."""
    contract = contract_of("4S", Seat(seed % 4))
    return first_table(Edition.E2017, Board.numbered(1 + seed % 16), random_deal(seed), contract)


# -- lawful boards -----------------------------------------------------------------------------------------------------


def play_lawfully(seeds: range) -> list[list[Card]]:
    """The cards of these boards, each drawn from those that are lawful."""
    boards = []
    for seed in seeds:
        dice, table = random.Random(seed), start(seed)
        cards: list[Card] = []
        while (seat := table.turn) is not None:
            cards.append(dice.choice(sorted(lawful_cards(table, seat))))
            table = apply(table, a.Play(seat, cards[-1])).table
        boards.append(cards)
    return boards


def bid_lawfully(seeds: range) -> None:
    """An auction on each of these boards, each call drawn from those that are lawful, until it is over."""
    for seed in seeds:
        dice, table = random.Random(seed), first_table(Edition.E2017, Board.numbered(1), random_deal(seed), None)
        while (seat := table.to_call) is not None:
            # Without passes drawn more often it would end at seven no trump redoubled.
            calls = sorted(lawful_calls(table, seat), key=str)
            call = Pass() if dice.random() < 0.6 else dice.choice(calls[: len(calls) // 4 + 1])
            table = apply(table, a.MakeCall(seat, call)).table


def in_endplay(seeds: range, boards: list[list[Card]]) -> list[tuple[Any, list[Any]]]:
    """The same boards as endplay has them, deal and cards, made before anything is measured."""
    from endplay.types import Card as Theirs
    from endplay.types import Deal, Denom, Player

    found = []
    for seed, cards in zip(seeds, boards, strict=True):
        hands, leader = random_deal(seed), start(seed).turn
        assert leader is not None
        texts = (".".join(_ranks(hands[seat], suit) for suit in reversed(Suit)) for seat in Seat)
        deal = Deal("N:" + " ".join(texts), first=Player(int(leader)), trump=Denom.spades)
        found.append((deal, [Theirs(f"{'CDHS'[card.suit]}{RANKS[card.rank - 2]}") for card in cards]))
    return found


def replay_with_endplay(boards: list[tuple[Any, list[Any]]]) -> None:
    """The same boards in endplay, which does not ask anybody to follow suit: that is tested here. It has no auction."""
    for dealt, cards in boards:
        deal = dealt.copy()
        for played in cards:
            hand = list(deal[deal.curplayer])
            following = [one for one in hand if deal.curtrick and one.suit == deal.curtrick[0].suit]
            assert played in (following or hand)
            deal.play(played)


def _ranks(hand: frozenset[Card], suit: Suit) -> str:
    return "".join(RANKS[card.rank - 2] for card in sorted(hand, reverse=True) if card.suit is suit)


# -- an action after many ----------------------------------------------------------------------------------------------


def one_of_many(table: Table, number: int) -> a.Action:
    """Questions, remarks, cards shown, notes, and the Director: what can go on for ever."""
    now = asked_now(table)
    if now is not None:
        return a.Choose(now.question.to[0], now.options[0].name)
    if table.pending:
        return a.Summon(EAST)
    mine, theirs = (tuple(sorted(table.hands[seat])[number % 5 :][:1]) for seat in (SOUTH, EAST))
    choices: tuple[a.Action, ...] = (
        a.Note((("", "x"),)),
        a.Ask(NORTH, SOUTH),
        a.GiveInformation(WEST, InformationBy.REMARK),
        a.Inspect(WEST, 1),
        a.Expose(SOUTH, mine),
        a.Expose(EAST, theirs),
        a.Attend(WEST),
        a.Summon(SOUTH),
    )
    return choices[number % len(choices)]


def begun() -> Table:
    """A board on which two tricks have been played."""
    table = start(3)
    for _ in range(8):
        assert table.turn is not None
        table = apply(table, a.Play(table.turn, min(lawful_cards(table, table.turn)))).table
    return table


def long_play(table: Table, next_action: Callable[[Table, int], a.Action]) -> dict[int, list[Callable[[], object]]]:
    """Twenty actions after so many others, each to be done at its table."""
    done: list[Callable[[], object]] = []
    for number in range(max(AFTER) + 20):
        action = next_action(table, number)
        done.append(partial(apply, table, action))
        table = apply(table, action).table
    return {number: done[number : number + 20] for number in AFTER}


def changed_call(table: Table, number: int) -> a.Action:
    """North changes his call, East calls the Director, and what he asks is answered one way or the other."""
    now = asked_now(table)
    if now is not None:
        return a.Choose(now.question.to[0], now.options[number % len(now.options)].name)
    if table.unsettled and number % 2:
        return a.Summon(EAST)
    bid = Bid(1, Denomination(number % 5))
    return a.ChangeCall(NORTH, bid) if table.auction.made else a.MakeCall(NORTH, bid)


def card_taken_back(table: Table, number: int) -> a.Action:
    """Whoever is on turn plays a card, and takes it back."""
    now = asked_now(table)
    if now is not None:
        return a.Choose(now.question.to[0], now.options[number % len(now.options)].name)
    if table.pending:
        return a.Summon(EAST)
    trick = table.trick(table.open_trick)
    if trick is not None and trick.plays:
        return a.TakeBack(trick.plays[-1].seat, trick.plays[-1].card)
    assert table.turn is not None
    return a.Play(table.turn, min(lawful_cards(table, table.turn)))


# -- under another edition -------------------------------------------------------------------------------------------


def tree() -> History:
    """Five hundred actions in a hundred branches, a tenth of them no cards."""
    dice, history = random.Random(1), History(start(3))
    while len(history.nodes) < 500:
        table = history.table
        if table.turn is None or (history.nodes and dice.random() < 0.2):
            history = history.jump(dice.randrange(len(history.nodes)))
            continue
        cards = sorted(lawful_cards(table, table.turn))
        lawful = cards and dice.random() > 0.1
        action = a.Play(table.turn, dice.choice(cards)) if lawful else one_of_many(table, dice.randrange(8))
        try:
            history = history.act(action)
        except ImpossibleError:
            continue
    return history


def irregular_board() -> History:
    """A board with 250 irregularities."""
    history, number = History(begun()), 0
    while len(history.table.irregularities) < 250:
        history, number = history.act(one_of_many(history.table, number)), number + 1
    return history


# -- a claim ---------------------------------------------------------------------------------------------------------


def disputed_claim(seed: int) -> Callable[[], None]:
    """An objection to a claim of four tricks with nine left, no search being remembered."""
    dice, table = random.Random(seed), start(seed)
    for _ in range(16):
        assert table.turn is not None
        table = apply(table, a.Play(table.turn, dice.choice(sorted(lawful_cards(table, table.turn))))).table
    declarer = table.declarer
    assert declarer is not None
    claimed = apply(table, a.MakeClaim(declarer, 4)).table

    def act() -> None:
        for search in (most_tricks, fewest_tricks, worst_line):
            search.cache_clear()
        asked_now(apply(claimed, a.Object(declarer.left)).table)

    return act


def measure() -> Iterator[Figure]:
    """Boards beside endplay, the cost of the last of many actions beside an early one, and the rest beside a frame."""
    seeds = range(BOARDS)
    theirs = in_endplay(seeds, play_lawfully(seeds))
    replay_with_endplay(theirs)

    def with_auctions() -> None:
        bid_lawfully(seeds)
        play_lawfully(seeds)

    for name, act, goal, worst in (
        ("lawful boards", partial(play_lawfully, seeds), 0.3, 0.5),
        ("boards with auctions", with_auctions, 0.6, 1.0),
    ):
        pairs = [(timed(act), timed(partial(replay_with_endplay, theirs))) for _ in range(ROUNDS)]
        ours, peer = (tuple(times) for times in zip(*pairs, strict=True))
        yield Figure(f"{BOARDS} {name}", "endplay, cards only", ours, peer, goal, worst)

    auction = first_table(Edition.E2017, Board.numbered(1), random_deal(3), None)
    for name, table, next_action in (
        ("an action", begun(), one_of_many),
        ("a card taken back", begun(), card_taken_back),
        ("a change of call", auction, changed_call),
    ):
        for number, acts in long_play(table, next_action).items():
            yield against_a_frame(f"{name} after {number:,}", acts, *AFTER[number])

    for name, history, goal in (
        ("another edition: 500 in a tree", tree(), 1.5),
        ("another edition: 250 irregular", irregular_board(), 4.0),
    ):
        editions = [Edition.E2007, Edition.E1997] * 5
        acts = [partial(ruled_under, history, edition) for edition in editions]
        yield against_a_frame(name, acts, goal)
    yield against_a_frame("a claim of nine tricks disputed", map(disputed_claim, range(ROUNDS)), None)

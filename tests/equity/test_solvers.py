"""Two solvers that know nothing of each other agree, and agree with published tables."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bridgetable.cards.card import Card, Suit
from bridgetable.cards.notation import card_of, deal_of
from bridgetable.cards.seat import Seat
from bridgetable.equity import solver
from bridgetable.equity.position import Position, contracts_in
from bridgetable.equity.proposal import Solve
from tests.equity.ground import fast_solver, needs_the_fast_solver, packed_position, random_position, solved_fast

pytestmark = pytest.mark.deep

PUBLISHED = Path(__file__).parents[3] / "shared" / "data" / "dds" / "list100.txt"


def by_hand(deal: str, trump: str, leader: str, trick: str = "") -> dict[str, int]:
    """What our own solver says of each card, in letters."""
    suit = None if trump == "NT" else Suit("CDHS".index(trump))
    cards = tuple(card_of(text) for text in trick.split())
    found = solver.solve(Position(deal_of(deal), suit, Seat[leader], cards))
    return {"CDHS"[card.suit] + "23456789TJQKA"[card.rank - 2]: tricks for card, tricks in found.cards}


def test_the_last_trick() -> None:
    assert by_hand("N:A... K... Q... J...", "NT", "N") == {"SA": 1}
    assert by_hand("N:A... .2.. Q... J...", "H", "N") == {"SA": 0}


def test_a_finesse_that_works_and_one_that_does_not() -> None:
    through_west = by_hand("N:AQ.2.. 43.3.. 65.4.. K7.5..", "NT", "S")
    assert through_west["S5"] == 2
    through_east = by_hand("N:AQ.2.. K7.5.. 65.4.. 43.3..", "NT", "S")
    assert through_east["S5"] == 1


def test_the_trick_in_progress_counts_and_suit_must_be_followed() -> None:
    assert by_hand("N:A2... .32.. Q... J...", "NT", "S", "S3 S4") == {"SA": 2, "S2": 1}


def test_a_simple_squeeze() -> None:
    """South leads his last winner; West, who keeps both the heart ace and the spade king, cannot."""
    found = by_hand("N:AJ.K.. 32..4. 4.3..A KQ.A..", "NT", "S")
    assert found["CA"] == 3


@needs_the_fast_solver
@pytest.mark.parametrize("size", range(1, 7))
def test_both_say_the_same_of_random_endings(size: int) -> None:
    for seed in range(25):
        position = random_position(seed, size)
        assert dict(solver.solve(position).cards) == dict(solved_fast(position).cards)


def published() -> list[list[str]]:
    """The published examples: the lines of each."""
    if not PUBLISHED.exists():
        return []
    text = PUBLISHED.read_text()
    return [part.splitlines() for part in re.split(r"(?m)^(?=PBN )", text)[1:]]


def tricks_for_declarers(position: Position) -> list[int]:
    """North, East, South, West as declarer in spades, hearts, diamonds, clubs, no trump: as the tables are printed."""
    found = contracts_in(tuple(fast_solver().contracts(packed_position(position).hands)))
    return [found[suit][seat] for suit in ("S", "H", "D", "C", "NT") for seat in "NESW"]


@needs_the_fast_solver
@pytest.mark.skipif(not PUBLISHED.exists(), reason="the published tables are not beside the project")
def test_the_published_tables_and_traces() -> None:
    looked_at = 0
    for lines in published()[::10]:
        head = re.match(r'PBN \d+ \d+ (\d) (\d) "(.*)"', lines[0])
        assert head is not None
        trump, leader, hands = int(head[1]), Seat(int(head[2])), deal_of(head[3])
        suit = (Suit.SPADES, Suit.HEARTS, Suit.DIAMONDS, Suit.CLUBS, None)[trump]
        rows = {line.split()[0]: line.split()[1:] for line in lines[1:] if line}
        assert tricks_for_declarers(Position(hands, None, Seat.N)) == [int(text) for text in rows["TABLE"]]
        letters = rows["PLAY"][1].strip('"')
        cards = [card_of(letters[n : n + 2]) for n in range(0, len(letters), 2)]
        trace = [int(text) for text in rows["TRACE"][1:]]
        assert declarers_tricks(Position(hands, suit, leader), cards[: len(trace) - 1], solved_fast) == trace
        looked_at += 1
    assert looked_at == 10


def declarers_tricks(position: Position, cards: list[Card], solve: Solve) -> list[int]:
    """What declarer's side takes in all, before each card of the play and after the last."""
    declaring = position.leader.right.side
    hands, leader, won = position.hands, position.leader, 0
    trick: tuple[Card, ...] = ()
    told: list[int] = []
    for card in (*cards, None):
        now = Position(hands, position.trump, leader, trick)
        best = solve(now).best_of(now.playable) or 0
        ours = now.to_play.side is declaring
        told.append(won + (best if ours else now.tricks_left - best))
        if card is None:
            break
        hands = hands.replacing(now.to_play, hands[now.to_play] - {card})
        trick = (*trick, card)
        if len(trick) == 4:
            strength = [(one.suit is position.trump, one.suit is trick[0].suit, one.rank) for one in trick]
            leader, trick = leader.round()[strength.index(max(strength))], ()
            won += leader.side is declaring
    return told

"""Conditions on a deal: what a text says, held against hands, and what it cannot say."""

from __future__ import annotations

import pytest

from bridgetable.cards.board import Vulnerability
from bridgetable.cards.notation import card_of, deal_of
from bridgetable.cards.seat import Seat
from bridgetable.dealing.conditions import ConditionError, conditions_of
from bridgetable.table.refusal import RefusedError
from bridgetable.words.catalogue import Words
from tests.each import for_each

DEAL = deal_of("N:AKQJ5.K32.AT9.42 T98.QJT9.KQ2.KQJ 764.A54.J543.A53 32.876.876.T9876")
"""North has 17 points and five spades; East 14, South 9 and West none."""


@for_each(
    "text",
    [
        "",
        "hcp(north) == 17",
        "hcp(n) >= 15 and hcp(n) <= 17",
        "hcp(north, spades) == 10",
        "HCP(North, Spade) == 10",
        "spades(north) == 5",
        "club(west) == 5",
        "shape(north, any 5332)",
        "shape(north, 5332)",
        "shape(west, 2335)",
        "shape(west, xxx5)",
        "shape(north, any 4333 + any 5332)",
        "shape(north, 5xxx - 5422)",
        "hascard(north, AS) && hascard(south, HA)",
        "controls(north) == 6",
        "control(n) == 6",
        "aces(north) == 2",
        "losers(north) == 6",
        "loser(west, clubs) == 3",
        "top3(north, spades) == 3",
        "top4(n, spades) == 4",
        "top5(n, spades) == 4",
        "c13(north) == 23",
        "not hcp(west) > 0",
        "!hcp(west)",
        "hcp(west) < 1 or hcp(east) < 1",
        "hcp(north) != 16",
        "hcp(north) + hcp(south) == 26",
        "hcp(north) - hcp(east) == 3",
        "2 * hcp(south) == 18",
        "hcp(east) / 4 == 3",
        "hcp(east) % 4 == 2",
        "-hcp(north) < 0",
        "hcp(west) / 0 == 0",
        "hcp(west) ? 0 : hcp(north) > 10",
        "strong = hcp(north) >= 17\nstrong && strong",
        "# nothing\nhcp(west) == 0 // none\n/* and\nno */ spades(west) == 2",
        "condition hcp(north) == 17\ncondition hcp(west) == 0",
        "generate 1000\nproduce 10\nhcp(west) == 0",
        'hcp(west) == 0\naction printall,\n  average "points" hcp(north)\nproduce 3',
        "1",
        "predeal north SAK, HK west D876",
    ],
)
def test_a_condition_that_holds(text: str) -> None:
    assert conditions_of(text).hold(DEAL)


@for_each(
    "text",
    [
        "hcp(north) > 17",
        "shape(north, any 4333)",
        "shape(north, 3352)",
        "shape(north, any 5332 - 5xxx)",
        "hascard(west, AS)",
        "hascard(west, S2) and hascard(west, HA)",
        "0",
        "hcp(north) == 17\nhcp(west) == 1",
        "not hcp(west) == 0",
        "predeal north S2",
        "hcp(north) ? 0 : 1",
    ],
)
def test_a_condition_that_does_not_hold(text: str) -> None:
    assert not conditions_of(text).hold(DEAL)


def test_dealer_vulnerability_and_fixed_cards_are_read() -> None:
    conditions = conditions_of("dealer west\nvulnerable EW\npredeal south SAKQ, H, DT9 east C2")
    assert (conditions.dealer, conditions.vulnerable) == (Seat.W, Vulnerability.EW)
    assert conditions.fixed[Seat.S] == {card_of(text) for text in ("SA", "SK", "SQ", "DT", "D9")}
    assert conditions.fixed[Seat.E] == {card_of("C2")}


@for_each(
    ("text", "line", "column", "said"),
    [
        ("hcp(nrth) > 40", 1, 5, "“nrth” is no seat"),
        ("hcp(north)\n  and hcp(south", 2, 16, "“)” is missing at the end"),
        ("hcp(north;", 1, 10, "“;” means nothing"),
        ("hcp(north, 5)", 1, 12, "“5” is no suit"),
        ("hcp(north) >", 1, 13, "missing at the end"),
        ("points(north) > 3", 1, 1, "no function “points”"),
        ("cccc(north) > 3", 1, 1, "not known here"),
        ("fit and 1", 1, 1, "nor a name given before"),
        ("shape(north, any 5333)", 1, 18, "no shape of 13 cards"),
        ("shape(north, spades)", 1, 14, "no shape of 13 cards"),
        ("hascard(north, A)", 1, 16, "no card"),
        ("predeal SAK", 1, 9, "no seat"),
        ("predeal north SAA", 1, 15, "has been dealt already"),
        ("predeal north SAK south SK", 1, 25, "has been dealt already"),
        ("predeal north SAKQJT98765432, HA", 1, 31, "more than 13 cards"),
        ("vulnerable me", 1, 12, "no vulnerability"),
        ("7 = hcp(north)", 1, 1, "cannot be a name"),
        ("(" * 100, 1, 41, "too many parentheses"),
        ("!" * 100_00, 1, 41, "too many parentheses"),
    ],
)
def test_what_cannot_be_read_is_told_with_its_place(text: str, line: int, column: int, said: str) -> None:
    with pytest.raises(ConditionError) as caught:
        conditions_of(text)
    assert (caught.value.line, caught.value.column) == (line, column)
    sentence = Words.of("en").say(caught.value.message)
    assert sentence.startswith(f"Line {line}, column {column}: ") and said in sentence
    assert Words.of("it").say(caught.value.message).startswith(f"Riga {line}, colonna {column}: ")


def test_a_text_is_bounded() -> None:
    with pytest.raises(RefusedError, match="dealing-too-long"):
        conditions_of("1" * 20_001)

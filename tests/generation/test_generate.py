"""Making cases: the same seed gives the same cases, conditions are met, and what cannot be made is told."""

from __future__ import annotations

from itertools import islice

import pytest

from bridgetable.cases.codec import write_case
from bridgetable.files import boards_of
from bridgetable.generation.board_play import dealt_from
from bridgetable.generation.conditions import Conditions, NothingMadeError
from bridgetable.generation.generate import cases_made, generate
from bridgetable.table.edition import Edition
from bridgetable.words.catalogue import Words

BOARD = b"""[Event "Club"]
[Board "5"]
[Dealer "N"]
[Vulnerable "NS"]
[Deal "N:A942.J42.85.J954 T873.86.K9762.K2 6.AKQ97.QT43.A73 KQJ5.T53.AJ.QT86"]
[Declarer "S"]
[Contract "2H"]
[Auction "N"]
Pass Pass 1H Pass
2H Pass Pass Pass
"""


def test_the_same_seed_gives_the_same_cases() -> None:
    first, again, other = (
        [write_case(one.case) for one in islice(cases_made(Conditions(), seed), 3)] for seed in (7, 7, 8)
    )
    assert first == again and first != other


@pytest.mark.parametrize("edition", list(Edition))
def test_a_law_is_ruled_or_asked(edition: Edition) -> None:
    for made in islice(cases_made(Conditions(law="62c2", edition=edition), 7), 3):
        assert "62C2" in made.traits.clauses and made.case.edition is edition


def test_a_law_that_there_is_not_is_refused() -> None:
    with pytest.raises(NothingMadeError) as refused:
        next(cases_made(Conditions(law="94"), 7))
    assert refused.value.message.key == "generated-no-such-law"


@pytest.mark.parametrize("finding", [True, False])
def test_a_finding_is_asked_for_or_not(finding: bool) -> None:
    made = list(islice(cases_made(Conditions(finding=finding, family="fifth-card" if finding else ""), 2), 3))
    assert all(one.traits.finding is finding for one in made)


@pytest.mark.parametrize("tricks", [True, False])
def test_tricks_move_or_not(tricks: bool) -> None:
    made = next(cases_made(Conditions(tricks=tricks, family="revoke-found-after-play"), 2))
    assert made.traits.tricks is tricks


def test_a_chain_is_as_long_as_wanted() -> None:
    assert next(cases_made(Conditions(depth=5, law="50D2"), 1)).traits.depth >= 5


@pytest.mark.parametrize("difficulty", [1, 2, 3])
def test_a_case_is_as_hard_as_wanted(difficulty: int) -> None:
    assert next(cases_made(Conditions(difficulty=difficulty), 4)).traits.difficulty == difficulty


@pytest.mark.parametrize(
    ("conditions", "sentence"),
    [
        (Conditions(law="99Z"), "there is no Law 99Z"),
        (Conditions(law="x"), "there is no Law x"),
        (Conditions(law="40"), "no family of cases comes to Law 40 under the Laws of 2017"),
        (Conditions(family="nobody"), "there is no family “nobody”"),
        (Conditions(family="opening-lead-face-down", tricks=True), "seed 3 yields nothing under these conditions"),
    ],
)
def test_what_cannot_be_made_is_told_in_a_sentence(
    conditions: Conditions, sentence: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bridgetable.generation.generate.MOST_TRIES", 10)
    with pytest.raises(NothingMadeError) as nothing:
        generate(conditions, 3)
    assert Words.of("en", strict=True).say(nothing.value.message) == sentence
    assert Words.of("it", strict=True).say(nothing.value.message)


def test_boards_of_an_archive_are_used_with_their_auction() -> None:
    dealt = dealt_from(boards_of(BOARD, "club.pbn").readable[0])
    assert dealt is not None
    case = generate(Conditions(family="lead-from-wrong-hand"), 1, (dealt,))
    assert case.board.number == 5 and case.deal == dealt.hands and case.auction == dealt.calls

"""Replaying: the same steps as data and as a story, in both languages."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bridgetable.cases.case import Case
from bridgetable.cases.walk import Done, step_data, walk
from bridgetable.cli.replay import case_story
from bridgetable.table.edition import Edition
from bridgetable.table.text import in_language
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from tests.cases.test_check import RULED, SLAM, WON_THE_TRICK
from tests.cases.written import GONE, case, expect, play
from tests.languages import is_printable

STORY = case(
    *play("WH9"),
    {"do": "note", "text": {"en": "Now East revokes.", "it": "Ora Est fa renonce."}},
    {"do": "branch", "title": {"en": "He does not", "it": "Non la fa"}, "actions": play("NH3 EH2")},
    *play("NH3 EC2 SH4"),
    expect(turn="W"),
    {"do": "director", "seat": "E"},
)


def data_of(made: Case) -> list[dict[str, Any]]:
    words = Words.of("en", strict=True)
    return [step_data(moment, words.say) for moment in walk(made) if isinstance(moment, Done)]


def test_there_is_an_object_for_each_step() -> None:
    steps = data_of(STORY)
    assert [step["place"] for step in steps] == [
        "actions[0]",
        "actions[1]",
        "actions[2].actions[0]",
        "actions[2].actions[1]",
        "actions[3]",
        "actions[4]",
        "actions[5]",
        "actions[7]",
    ]
    assert steps[0] == {
        "place": "actions[0]",
        "action": {"do": "play", "seat": "W", "card": "H9"},
        "events": [{"event": "card-played", "seat": "W", "card": "H9", "trick": 1}],
        "rulings": [],
        "asked": None,
        "turn": "N",
        "calls": [],
        "penalty": {},
        "score": None,
        "penalties": [],
    }
    offence = {
        "kind": "revoke",
        "seat": "E",
        "trick": 1,
        "card": "C2",
        "owed": ["HA", "HK", "HT", "H2"],
        "faced": False,
        "defective": False,
    }
    assert {"event": "infringed", "irregularity": offence} in steps[5]["events"]


def test_several_cards_are_told_as_they_are_written() -> None:
    together = {"do": "play", "seat": "W", "cards": ["H9", "SJ"]}
    (step,) = data_of(case(together))
    assert step["action"] == together
    offence = {"kind": "several-cards", "seat": "W", "trick": 1, "cards": ["H9", "SJ"]}
    assert {"event": "infringed", "irregularity": offence} in step["events"]


def test_a_ruling_has_its_clause_and_its_sentence() -> None:
    last = data_of(STORY)[-1]
    assert last["rulings"][:2] == ["62A", "62B1"]
    told = [event for event in last["events"] if event["event"] == "ruling-given"]
    assert [event["law"] for event in told] == last["rulings"]
    assert all(event["text"].endswith(".") for event in told)
    assert (last["turn"], last["penalty"]) == ("E", {"E": {"C2": "major"}})


def test_a_question_is_told_as_an_expectation_writes_it() -> None:
    both: list[dict[str, Any]] = [*play("WH9 NH3 EHA SH4 EC2 SC3 WCT NCQ SC5"), {"do": "director", "seat": "W"}]
    assert data_of(case(*both))[-1]["asked"] == {"by": ["W", "E"], "law": "55A", "options": ["accept", "refuse"]}
    one: list[dict[str, Any]] = [{"do": "expose", "seat": "E", "cards": ["HA"]}, {"do": "director", "seat": "S"}]
    asked = data_of(case(*one))[-1]["asked"]
    assert asked == {"by": "S", "law": "50D2", "options": ["require-H", "forbid-H", "free"]}


def test_the_score_is_told_at_the_end() -> None:
    assert data_of(case(*WON_THE_TRICK, **SLAM))[-1]["score"] == {"NS": 940, "EW": -940}


BIDDING = case(
    {"do": "call", "seat": "N", "call": "1H", "alert": {"en": "five cards", "it": "quinte"}},
    {"do": "call", "seat": "E", "call": "1D", "shows": ["S"]},
    {"do": "director", "seat": "S"},
    {"do": "choose", "by": "S", "option": "refuse"},
    {"do": "call", "seat": "E", "call": "2D"},
    contract=GONE,
    declarer=GONE,
)


def test_each_step_of_an_auction_has_its_calls_and_whose_turn_it_is() -> None:
    steps = data_of(BIDDING)
    assert [step["turn"] for step in steps[:4]] == ["E", "S", "S", "E"]
    assert steps[0]["events"][0] == {
        "event": "call-made",
        "seat": "N",
        "call": "1H",
        "shows": None,
        "alert": [["en", "five cards"], ["it", "quinte"]],
        "changes": None,
        "late": False,
        "implied": False,
        "simultaneous": False,
        "by-ruling": False,
    }
    assert steps[2]["asked"] == {"by": "S", "law": "27A1", "options": ["accept", "refuse"]}
    one, withdrawn = {"seat": "N", "call": "1H"}, {"seat": "E", "call": "1D", "withdrawn": True}
    assert [step["calls"] for step in steps[2:4]] == [[one, {"seat": "E", "call": "1D"}], [one, withdrawn]]
    assert steps[4]["calls"] == [one, withdrawn, {"seat": "E", "call": "2D"}]


# -- the story -------------------------------------------------------------------------------------------------------


def told(made: Case, language: str = "en") -> list[str]:
    return list(case_story(made, Words.of(language, strict=True)))


def test_the_story_is_numbered_and_branches_are_set_in() -> None:
    lines = told(STORY)
    numbered = [line.split(".")[0] for line in lines if line.strip()[:1].isdigit()]
    assert numbered == ["  1", "  2", "      3", "      4", "  3", "  4", "  5", "  6"]
    assert "Another line: He does not" in lines
    assert lines.index("Another line: He does not") < lines.index("  3. South plays the 3 of hearts from dummy.")


def test_the_story_names_the_law_of_each_ruling() -> None:
    text = "\n".join(told(STORY))
    assert "Law 62B1: " in text
    assert "This is a revoke: " in text
    assert "Art. 62B1: " in "\n".join(told(STORY, "it"))
    assert "2. «Ora Est fa renonce.»" in "\n".join(told(STORY, "it"))


def test_the_story_names_each_option() -> None:
    lines = told(case({"do": "expose", "seat": "E", "cards": ["HA"]}, {"do": "director", "seat": "S"}))
    assert [line.rsplit(" ", 1)[1] for line in lines if line.strip().startswith("- ")] == [
        "[require-H]",
        "[forbid-H]",
        "[free]",
    ]


RESULT = {"contract": "6C", "declarer": "N", "tricks": 12, "weight": 1}
ADJUSTED = [*WON_THE_TRICK, {"do": "adjust", "NS": [RESULT], "EW": [RESULT]}]


@pytest.mark.parametrize(
    ("actions", "keys", "end"),
    [
        (RULED, {}, "= The board is not over. Tricks so far: N-S 0, E-W 0."),
        (
            WON_THE_TRICK,
            SLAM,
            "= Tricks as played: N-S 11, E-W 2; after the Laws: N-S 13, E-W 0. Score: N-S +940, E-W -940.",
        ),
        (ADJUSTED, SLAM, "= Assigned score: N-S +920, E-W -920."),
        ([], {"contract": GONE, "declarer": GONE, "auction": ["P"] * 4}, "= Passed out. Score: 0."),
    ],
)
def test_the_story_ends_with_the_score(actions: list[dict[str, Any]], keys: dict[str, Any], end: str) -> None:
    assert told(case(*actions, **keys))[-1].strip() == end


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_story_has_words_for_everything(language: str) -> None:
    auction = case(contract=GONE, declarer=GONE, auction=["1C", "X", "XX", "P", "P", "P"], story="Once")
    wrong = case(*play("WSA"))
    for made in (STORY, auction, wrong, case(*ADJUSTED, **SLAM)):
        assert all(is_printable(line) for line in told(made, language))


def test_the_story_of_an_auction_ends_with_its_calls() -> None:
    assert told(BIDDING)[-1].strip() == "= The auction is not over: South is to call. Calls: N 1♥, (E 1♦), E 2♦"
    assert told(BIDDING, "it")[-1].strip() == "= La licitazione non è finita: tocca a Sud. Chiamate: N 1♥, (E 1♦), E 2♦"
    begun = case(contract=GONE, declarer=GONE, auction=["1H", "P"])
    assert told(begun)[-1].strip() == "= The auction is not over: South is to call. Calls: N 1♥, E P"
    assert told(case(contract=GONE, declarer=GONE))[-1].strip().endswith("North is to call. Calls: –")


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_auction_has_words_in_every_edition(language: str) -> None:
    for edition in Edition:
        assert all(is_printable(line) for line in told(replace(BIDDING, edition=edition), language))


def test_a_text_is_told_in_the_language_or_in_any() -> None:
    assert in_language((("en", "a"), ("it", "b")), "it") == "b"
    assert in_language((("", "a"),), "it") == "a"
    assert in_language((("it", "b"),), "en") == "b"
    assert in_language((), "en") == ""

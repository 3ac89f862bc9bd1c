"""Checking: every key of an expectation, what holds and what does not, and what the failure says."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bridgetable.cases.case import Expect
from bridgetable.cases.check import Checked, assertion_count, check, no_appraisal, verdicts
from bridgetable.cases.codec import read_case
from bridgetable.cases.reader import CaseError
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from tests.cases.made import EXPECTATIONS
from tests.cases.test_codec import mutate
from tests.cases.written import ENDING, EXAMPLE, GONE, as_bytes, case, expect, play
from tests.each import for_each
from tests.languages import is_printable
from tests.situations import POZNAN, at

REVOKE = play("WH9 NH3 EC2 SH4")
"""East revokes on the first trick, and declarer has played too."""
WEST = ["SJ", "S7", "S6", "H9", "H8", "H7", "DA", "DT", "D9", "D8", "D7", "CJ", "CT"]
RULED = [*REVOKE, {"do": "director", "seat": "E"}]
SLAM = {
    "deal": "N:87.A.AKQJ.AKQT98 KQJT92.8542.T94. 543.QT9.765.7652 A6.KJ763.832.J43",
    "contract": "6C",
    "declarer": "N",
}
WON_THE_TRICK: list[dict[str, Any]] = [
    *play("ESK SS3 WC3 NS8 WS6 NS7 ESQ SS4"),
    {"do": "concede", "seat": "N", "tricks": 0},
    {"do": "agree", "seat": "E"},
    {"do": "director", "seat": "S"},
]
"""West ruffs the first trick with two spades in his hand, and East wins the next: two tricks move."""


def found(*actions: dict[str, Any], **keys: Any) -> list[str]:
    """The places that fail when this case is checked."""
    return [failure.place for failure in check(case(*actions, **keys)).failures]


def holds(before: list[dict[str, Any]], claims: dict[str, Any], **keys: Any) -> bool:
    """Whether these claims hold after these actions; the actions themselves must be possible."""
    failures = found(*before, {"do": "expect", **claims}, **keys)
    assert all(place.startswith(f"actions[{len(before)}]") for place in failures)
    return not failures


def test_the_example_of_the_contract_holds() -> None:
    assert check(read_case(EXAMPLE.encode())) == Checked(9, ())


@for_each(
    ("before", "claims"),
    [
        ([], {"turn": "W", "asked": None, "table": {}, "penalty": {"E": {}}, "restricted": {"W": []}}),
        ([], {"legal": {"W": WEST, "N": []}}),
        ([], {"declarer": "S", "contract": "4S", "won": {"NS": 0}, "tricks": {"EW": 0}, "transfers": []}),
        (REVOKE[:2], {"table": {"W": "H9", "N": ["H3"]}, "turn": "E", "legal": {"E": ["H2", "HA", "HK", "H10"]}}),
        (REVOKE[:3], {"irregularities": [{"kind": "revoke"}, {"seat": "E"}, {"card": "C2"}, {"status": "unnoticed"}]}),
        (REVOKE[:3], {"irregularities": [], "turn": "S"}),
        (RULED, {"rulings": ["62A", "62B1", "62", "50B"], "no-rulings": ["64", "6"]}),
        (RULED, {"penalty": {"E": {"C2": "major"}}}),
        (RULED, {"information": [{"what": "C2", "unauthorised": ["W"]}]}),
        (RULED, {"irregularities": [{"kind": "revoke", "status": "corrected"}]}),
        (RULED, {"impossible": {"do": "play", "seat": "E", "card": "SA"}}),
        (RULED, {"impossible": {"do": "choose", "by": "S", "option": "keep"}}),
        (RULED, {"impossible": {"do": "inspect", "seat": "E", "trick": 1}}),
    ],
)
def test_what_holds(before: list[dict[str, Any]], claims: dict[str, Any]) -> None:
    assert holds(before, claims)


@for_each(
    ("before", "claims", "place"),
    [
        ([], {"turn": "N"}, "turn"),
        ([], {"turn": None}, "turn"),
        ([], {"asked": {"by": "S"}}, "asked"),
        (REVOKE[:2], {"legal": {"E": ["H2", "HA"]}}, "legal.E"),
        (REVOKE[:2], {"legal": {"W": ["H8"]}}, "legal.W"),
        (REVOKE[:2], {"lawful-calls": {"E": ["P"]}}, "lawful-calls.E"),
        (REVOKE[:2], {"table": {"W": "H9"}}, "table"),
        (REVOKE[:2], {"table": {"W": "H9", "N": "H5"}}, "table"),
        (RULED, {"penalty": {"E": {}}}, "penalty.E"),
        (RULED, {"penalty": {"E": {"C2": "minor"}}}, "penalty.E"),
        (RULED, {"penalty": {"E": {"C2": "major"}, "W": {"SJ": "major"}}}, "penalty.W"),
        (RULED, {"restricted": {"W": ["forbid-C"]}}, "restricted.W"),
        (REVOKE, {"irregularities": [{"kind": "revoke"}, {"kind": "revoke"}]}, "irregularities[1]"),
        (REVOKE, {"irregularities": [{"kind": "revoke", "seat": "W"}]}, "irregularities[0]"),
        (REVOKE, {"irregularities": [{"kind": "revoke", "trick": 2}]}, "irregularities[0]"),
        (RULED, {"rulings": ["62A", "6"]}, "rulings[1]"),
        (RULED, {"no-rulings": ["64", "62"]}, "no-rulings[1]"),
        (RULED, {"information": [{"what": "C2", "unauthorised": ["S"]}]}, "information[0]"),
        (RULED, {"information": [{"what": "C2", "unauthorised": []}]}, "information[0]"),
        (RULED, {"information": [{"what": "C8", "unauthorised": []}]}, "information[0]"),
        (RULED, {"information": [{"what": "1C", "unauthorised": []}]}, "information[0]"),
        ([], {"declarer": "N"}, "declarer"),
        ([], {"contract": "4SX"}, "contract"),
        ([], {"won": {"NS": 0, "EW": 1}}, "won.EW"),
        ([], {"tricks": {"NS": 1}}, "tricks.NS"),
        ([], {"transfers": [{"law": "64A1", "tricks": 1, "to": "NS"}]}, "transfers"),
        ([], {"score": {"NS": 420}}, "score.NS"),
        ([], {"equity": None}, "equity"),
        ([], {"impossible": {"do": "play", "seat": "W", "card": "H9"}}, "impossible"),
        ([], {"impossible": {"do": "call", "seat": "W", "call": "1C"}}, "impossible"),
    ],
)
def test_what_does_not_hold(before: list[dict[str, Any]], claims: dict[str, Any], place: str) -> None:
    assert found(*before, {"do": "expect", **claims}) == [f"actions[{len(before)}].{place}"]


# -- the end of play -------------------------------------------------------------------------------------------------


def test_tricks_move_and_findings_of_no_trick_are_no_transfers() -> None:
    moved = [{"law": "64A1", "tricks": 2, "to": "NS"}]
    claims = {
        "turn": None,
        "won": {"NS": 11, "EW": 2},
        "transfers": moved,
        "tricks": {"NS": 13, "EW": 0},
        "score": {"NS": 940, "EW": -940},
        "rulings": ["64A"],
    }
    assert holds(WON_THE_TRICK, claims, **SLAM)
    moved[0]["law"] = "64A"
    assert holds(WON_THE_TRICK, {"transfers": moved}, **SLAM)
    moved[0]["law"] = "64A2"
    assert not holds(WON_THE_TRICK, {"transfers": moved}, **SLAM)
    for_nothing = [*play("EDT SD5 WH6 NDA"), {"do": "claim", "seat": "N", "tricks": 12}, {"do": "agree", "seat": "E"}]
    told = {"transfers": [], "rulings": ["64B1"], "irregularities": [{"kind": "revoke", "status": "established"}]}
    assert holds([*for_nothing, {"do": "director", "seat": "S"}], told, **SLAM)


def test_an_assigned_score_tells_the_tricks_when_one_number_does() -> None:
    result = {"contract": "6C", "declarer": "N", "tricks": 12, "weight": 1}
    one = {"do": "adjust", "NS": [result], "EW": [result]}
    assert holds([*WON_THE_TRICK, one], {"tricks": {"NS": 12, "EW": 1}, "score": {"NS": 920}}, **SLAM)
    two = {"do": "adjust", "NS": [result], "EW": [{**result, "tricks": 13}]}
    assert found(*WON_THE_TRICK, two, expect(tricks={"NS": 12}, score={"NS": 920, "EW": -940}), **SLAM) == [
        f"actions[{len(WON_THE_TRICK) + 1}].tricks.NS"
    ]


def test_a_board_passed_out() -> None:
    keys = {"contract": GONE, "declarer": GONE, "auction": ["P", "P", "P", "P"]}
    assert holds([], {"contract": "pass", "turn": None, "score": {"NS": 0, "EW": 0}}, **keys)


def test_in_an_auction_it_is_the_turn_of_who_calls_next() -> None:
    keys = {"contract": GONE, "declarer": GONE, "board": {"number": 1, "dealer": "E"}}
    assert holds([], {"turn": "E"}, **keys)
    assert holds([], {"turn": "N"}, **keys, auction=["1C", "P", "P"])
    assert found(expect(contract="4S"), expect(declarer="S"), **keys) == ["actions[0].contract", "actions[1].declarer"]


def test_an_ending() -> None:
    keys: dict[str, Any] = {"deal": ENDING, "won": {"NS": 7, "EW": 4}, "leader": "N"}
    before = [*play("NSA ESQ"), expect(turn="S", won={"NS": 7, "EW": 4})]
    assert holds([*before, *play("SST WS8 NSK ESJ SS9 WS7")], {"won": {"NS": 9, "EW": 4}, "score": {"NS": -50}}, **keys)


# -- restrictions and questions --------------------------------------------------------------------------------------


def test_restrictions_are_told_suit_by_suit() -> None:
    """East has a heart and a club on the table when West is to lead; declarer may forbid him both suits."""
    before: list[dict[str, Any]] = [
        {"do": "expose", "seat": "E", "cards": ["HA", "C8"]},
        {"do": "director", "seat": "S"},
    ]
    options = ["require-H", "require-C", "forbid-H", "forbid-C", "forbid-C-H", "free"]
    assert holds(before, {"asked": {"by": "S", "law": "51B", "options": options}})
    chosen = [*before, {"do": "choose", "by": "S", "option": "forbid-C-H"}]
    assert holds(chosen, {"restricted": {"W": ["forbid-H-C"], "E": []}})
    assert holds(chosen, {"restricted": {"W": ["forbid-H", "forbid-C"]}})
    assert not holds(chosen, {"restricted": {"W": ["forbid-H"]}})
    assert holds([*before, {"do": "choose", "by": "S", "option": "require-H"}], {"restricted": {"W": ["require-H"]}})
    assert holds([*before, {"do": "choose", "by": "S", "option": "free"}], {"restricted": {"W": []}})


def test_either_of_those_asked_may_be_named() -> None:
    before = [*play("WH9 NH3 EHA SH4 EC2 SC3 WCT NCQ SC5"), {"do": "director", "seat": "W"}]
    for seat in "WE":
        assert holds(before, {"asked": {"by": seat, "law": "55A", "options": ["accept", "refuse"]}})
        assert holds(before, {"asked": {"by": seat, "law": "53"}})
    assert not holds(before, {"asked": {"by": "N"}})
    assert not holds(before, {"asked": {"by": "W", "law": "56"}})
    assert not holds(before, {"asked": {"by": "W", "options": ["accept"]}})
    assert not holds(before, {"asked": None})


# -- what goes wrong with the cards ----------------------------------------------------------------------------------


@for_each(
    ("before", "action", "offence"),
    [
        ("", {"do": "play", "seat": "W", "cards": ["SJ", "H9"]}, {"kind": "several-cards", "seat": "W", "trick": 1}),
        ("", {"do": "play", "seat": "W", "cards": ["SJ", "H9"]}, {"kind": "several-cards", "card": "H9"}),
        ("WH9 NH3", {"do": "omit", "seat": "E"}, {"kind": "missing-card", "seat": "E", "trick": 1}),
        ("WH9", {"do": "misplace", "named": "HQ", "card": "HJ"}, {"kind": "wrong-card-from-dummy", "card": "HJ"}),
        ("WH9 NH3", {"do": "play", "seat": "S", "card": "H4"}, {"kind": "premature-play", "seat": "S", "card": "H4"}),
        ("WH9 NH3", {"do": "play", "seat": "S", "card": "H4"}, {"kind": "play-out-of-turn", "seat": "S"}),
        ("WH9 NH3", {"do": "play", "seat": "W", "card": "DA"}, {"kind": "premature-lead", "seat": "W", "trick": 2}),
        ("WH9", {"do": "extraneous", "seat": "E", "what": "remark"}, {"kind": "extraneous-information", "seat": "E"}),
        ("WH9", {"do": "extraneous", "seat": "N", "what": "gesture"}, {"kind": "dummy-touches", "seat": "N"}),
    ],
)
def test_what_goes_wrong_is_on_record(before: str, action: dict[str, Any], offence: dict[str, Any]) -> None:
    assert holds([*play(before), action], {"irregularities": [{**offence, "status": "unnoticed"}]})


# -- lines that break off --------------------------------------------------------------------------------------------


def test_an_impossible_action_fails_and_ends_its_line_only() -> None:
    branch = {"do": "branch", "title": "a", "actions": [*play("NSA"), expect(turn="S"), expect(turn="E")]}
    lines = [*play("WH9"), branch, expect(turn="N"), *play("NSA"), expect(turn="E")]
    checked = check(case(*lines))
    assert [failure.place for failure in checked.failures] == ["actions[1].actions[0]", "actions[3]"]
    assert checked.expectations == 4


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_failure_has_words(language: str) -> None:
    words = Words.of(language, strict=True)
    claims: list[dict[str, Any]] = [
        {"turn": "N"},
        {"no-rulings": ["62"]},
        {"equity": None},
        {"lawful-calls": {"N": ["P"]}},
        {"impossible": {"do": "end-round"}},
        {"impossible": {"do": "call", "seat": "N", "call": "1C"}},
    ]
    for claim in claims:
        (failure,) = check(case(*RULED, {"do": "expect", **claim})).failures
        assert is_printable(words.say(failure.sentence))


# -- all at once -----------------------------------------------------------------------------------------------------


@given(EXPECTATIONS)
@settings(max_examples=50)
def test_there_is_one_verdict_for_each_claim(claims: Expect) -> None:
    table = at(POZNAN, "4S S", "2007").do("WH9 NH3 EC2 SH4", "director E").table
    assert len(list(verdicts(claims, (table,), "", no_appraisal))) == assertion_count(claims)


@given(st.integers(0, 10**9))
@settings(max_examples=150)
def test_a_file_changed_anywhere_can_be_checked_if_it_can_be_read(seed: int) -> None:
    chance = random.Random(seed)
    members = json.loads(EXAMPLE)
    mutate(members["actions"], chance)
    try:
        read = read_case(as_bytes(members))
    except CaseError:
        return
    check(read)


def test_a_weighted_score_may_be_told_with_its_fraction() -> None:
    """A quarter of 420 and three quarters of -50 are 67.5; the board has 68."""
    results = [
        {"contract": "4S", "declarer": "S", "tricks": 10, "weight": 0.25},
        {"contract": "4S", "declarer": "S", "tricks": 9, "weight": 0.75},
    ]
    for points, told in ((67.5, True), (68, True), (68.0, True), (67, False), (66.5, False)):
        assigned = {"do": "adjust", "NS": results, "EW": results}
        assert (found(assigned, expect(score={"NS": points})) == []) is told

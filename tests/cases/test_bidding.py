"""Cases in which the auction is held: what a file may begin with, what it may expect, and what cannot be done."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bridgetable.cases.check import check
from bridgetable.cases.codec import read_case
from bridgetable.cases.reader import CaseError
from bridgetable.engine import actions as a
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from tests.cases.test_check import found
from tests.cases.test_codec import mutate
from tests.cases.written import GONE, as_bytes, case, document, expect, play
from tests.each import for_each
from tests.languages import is_printable
from tests.situations import EDITIONS

NO_CONTRACT: dict[str, Any] = {"contract": GONE, "declarer": GONE, "edition": "2017"}
PASSES: list[str] = ["P", "P", "P"]


def calls(first: str, text: str) -> list[dict[str, Any]]:
    """Calls that go round from a seat: calls("N", "1H P 2H")."""
    seats = "NESW"[("NESW".index(first)) :] + "NESW"
    return [{"do": "call", "seat": seats[n % 4], "call": call} for n, call in enumerate(text.split())]


def holds(before: list[dict[str, Any]], claims: dict[str, Any], **keys: Any) -> None:
    assert found(*before, {"do": "expect", **claims}, **{**NO_CONTRACT, **keys}) == []


ALL_BIDS = [f"{level}{denomination}" for level in range(1, 8) for denomination in ("C", "D", "H", "S", "NT")]


# -- where an auction begins, and where it ends ----------------------------------------------------------------------


def test_with_neither_auction_nor_contract_the_dealer_begins() -> None:
    holds([], {"turn": "N", "asked": None, "lawful-calls": {"N": ["P", *ALL_BIDS], "E": [], "S": [], "W": []}})
    holds([], {"turn": "W"}, board={"number": 1, "dealer": "W"})
    holds([], {"legal": {"N": [], "W": []}, "table": {}})


def test_the_calls_of_a_file_come_to_a_contract() -> None:
    holds(calls("N", "1S P 2H P 4H P P P"), {"contract": "4H", "declarer": "S", "turn": "W", "lawful-calls": {"N": []}})
    holds([*calls("N", "1S P 4S P P P"), *play("EHA")], {"turn": "S", "table": {"E": "HA"}})
    holds(calls("N", "1NT X XX P P P"), {"contract": "1NTXX", "declarer": "N"})


def test_an_auction_begun_at_the_top_goes_on_by_actions() -> None:
    begun: dict[str, Any] = {"auction": ["1C", "P", "1NT"]}
    holds([], {"turn": "W", "lawful-calls": {"W": ["P", "X", *ALL_BIDS[5:]]}}, **begun)
    holds(calls("W", "X XX P P P"), {"contract": "1NTXX", "declarer": "S", "turn": "W"}, **begun)
    finished = {"auction": ["1C", "P", "1NT", *PASSES]}
    holds(play("WSJ"), {"turn": "N", "contract": "1NT"}, **finished)


def test_four_passes_are_a_board_passed_out() -> None:
    holds(calls("N", "P P P P"), {"contract": "pass", "turn": None, "score": {"NS": 0, "EW": 0}})
    assert found(*calls("N", "P P P"), expect(contract="pass"), **NO_CONTRACT) == ["actions[3].contract"]


def test_a_contract_with_actions_of_the_auction_is_a_call_after_it() -> None:
    late = {"kind": "call-after-the-auction", "seat": "W", "status": "unnoticed"}
    holds(calls("W", "5C"), {"irregularities": [late], "contract": "4S", "turn": "W"}, contract="4S", declarer="S")
    ruled = [*calls("W", "5C"), {"do": "director", "seat": "N"}]
    holds(ruled, {"rulings": ["39"], "contract": "4S", "turn": "W"}, contract="4S", declarer="S")


# -- what may be expected of it --------------------------------------------------------------------------------------


def test_lawful_calls_follow_the_auction() -> None:
    holds(calls("N", "1H"), {"lawful-calls": {"E": ["P", "X", *ALL_BIDS[3:]], "S": []}})
    holds(calls("N", "1H X"), {"lawful-calls": {"S": ["P", "XX", *ALL_BIDS[3:]]}})
    holds(calls("N", "7NT"), {"lawful-calls": {"E": ["P", "X"]}})


def test_an_irregularity_of_the_auction_has_no_trick() -> None:
    insufficient = calls("N", "1H 1C")
    here: dict[str, Any] = {"kind": "insufficient-bid", "seat": "E", "status": "unnoticed"}
    holds(insufficient, {"irregularities": [here, {"seat": "E"}, {"kind": "insufficient-bid"}]})
    for other in ({"trick": 1}, {"seat": "S"}, {"kind": "call-out-of-rotation"}, {"card": "SA"}):
        failed = found(*insufficient, expect(irregularities=[{**here, **other}]), **NO_CONTRACT)
        assert failed == ["actions[2].irregularities[0]"]


def test_attention_is_drawn_by_kind_and_player() -> None:
    to = {"kind": "insufficient-bid", "seat": "E"}
    drawn = [*calls("N", "1H 1C"), {"do": "attention", "seat": "S", "to": to}]
    holds(drawn, {"irregularities": [{**to, "status": "noticed"}], "asked": None})
    asked = {"by": "S", "law": "27A", "options": ["accept", "refuse"]}
    holds([*drawn, {"do": "director", "seat": "S"}], {"asked": asked})
    nothing = [*calls("N", "1H 1C"), {"do": "director", "seat": "S", "to": {**to, "seat": "W"}}]
    holds(nothing, {"irregularities": [{**to, "status": "unnoticed"}]})


REFUSED: list[dict[str, Any]] = [
    *calls("N", "1H 1C"),
    {"do": "director", "seat": "S"},
    {"do": "choose", "by": "S", "option": "refuse"},
]


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_turn_is_his_who_owes_a_call(edition: str) -> None:
    corrected = {"irregularities": [{"kind": "insufficient-bid", "seat": "E", "status": "corrected"}]}
    holds(REFUSED, {"turn": "E", "asked": None, **corrected}, edition=edition)
    holds(REFUSED, {"information": [{"what": "1C", "unauthorised": ["E", "W"]}], "turn": "E"}, edition=edition)


@pytest.mark.parametrize(
    ("first", "then", "laws"),
    [
        ([*calls("E", "1S")], [*calls("N", "1D 2S")], ["31A2(a)", "31A2(b)", "31"]),
        ([*calls("S", "1S")], [*calls("N", "1D P 2S")], ["31B2", "31A2(a)", "31A2"]),
        ([*calls("S", "P")], [*calls("N", "1D P 1H")], ["30B1(b)", "30B1(b)(i)", "30"]),
        ([*calls("N", "1H 1C")], [*calls("E", "2D")], ["27B1(b)", "27"]),
    ],
)
def test_whether_a_call_is_comparable_is_asked_under_every_number(
    first: list[dict[str, Any]], then: list[dict[str, Any]], laws: list[str]
) -> None:
    offender = first[-1]["seat"]
    left = "NESW"[("NESW".index(offender) + 1) % 4]
    refused = [{"do": "director", "seat": left}, {"do": "choose", "by": left, "option": "refuse"}]
    for law in ("23A", "23", *laws):
        asked = {"by": "director", "law": law, "options": ["comparable", "not-comparable"]}
        holds([*first, *refused, *then], {"asked": asked})


def test_who_must_pass_is_told_by_seat() -> None:
    passed = [*REFUSED, *calls("E", "P")]
    holds(passed, {"restricted": {"W": ["pass-throughout"], "E": [], "N": []}, "turn": "S"})
    holds([*passed, *calls("S", "P")], {"lawful-calls": {"W": ["P"]}, "turn": "W"})


@pytest.mark.parametrize(("edition", "law"), [("1997", "16C2"), ("2007", "16D2"), ("2017", "16C2")])
def test_a_bid_of_more_than_seven_may_be_asked_for(edition: str, law: str) -> None:
    over = [*calls("N", "8C"), {"do": "director", "seat": "E"}]
    holds(over, {"information": [{"what": "8C", "unauthorised": ["N", "S"]}], "rulings": ["38"]}, edition=edition)


@pytest.mark.parametrize(("edition", "law"), [("1997", "25A"), ("2007", "25A3"), ("2017", "25A5")])
def test_a_call_may_be_changed_to_no_effect_after_the_lead(edition: str, law: str) -> None:
    changed = [*calls("N", "4S P P P"), *play("EHA"), {"do": "change-call", "seat": "S", "to": "5S"}]
    record = {"kind": "changed-call", "seat": "S"}
    unnoticed = {"irregularities": [{**record, "status": "unnoticed"}], "contract": "4S", "declarer": "N", "turn": "S"}
    holds(changed, {**unnoticed, "no-rulings": [law]}, edition=edition)
    cancelled = {"irregularities": [{**record, "status": "corrected"}], "contract": "4S", "rulings": [law], "turn": "S"}
    holds([*changed, {"do": "director", "seat": "W"}], {**cancelled, "asked": None}, edition=edition)


def test_a_change_of_call_is_written_and_found() -> None:
    changed: list[dict[str, Any]] = [*calls("N", "1D"), {"do": "change-call", "seat": "N", "to": "1NT"}]
    holds(changed, {"irregularities": [{"kind": "changed-call", "seat": "N"}], "turn": "E"})
    asked = {"by": "director", "law": "25A", "options": ["unintended", "intended"]}
    for edition in EDITIONS:
        holds([*changed, {"do": "director", "seat": "E"}], {"asked": asked}, edition=edition)


# -- what cannot be done: one sentence each --------------------------------------------------------------------------

OVER: list[dict[str, Any]] = [*play("WH9"), {"do": "claim", "seat": "S", "tricks": 10}, {"do": "agree", "seat": "W"}]


@for_each(
    ("before", "action", "keys", "key"),
    [
        ([], {"do": "change-call", "seat": "N", "to": "1C"}, NO_CONTRACT, "impossible-no-call"),
        (calls("N", "1C"), {"do": "change-call", "seat": "E", "to": "1D"}, NO_CONTRACT, "impossible-no-call"),
        ([], {"do": "pass-tray", "seat": "N"}, NO_CONTRACT, "impossible-no-screens"),
        ([], {"do": "open-screen", "seat": "N"}, {}, "impossible-no-screens"),
        ([], {"do": "pass-tray", "seat": "N"}, {"elections": {"screens": False}}, "impossible-no-screens"),
        (
            [{"do": "open-screen", "seat": "W"}],
            {"do": "open-screen", "seat": "S"},
            {"elections": {"screens": True}},
            "impossible-screen-open",
        ),
        (OVER, {"do": "call", "seat": "N", "call": "P"}, {}, "impossible-play-over"),
        (
            [
                *calls("N", "4S P P P"),
                *play("EHA"),
                {"do": "claim", "seat": "N", "tricks": 10},
                {"do": "agree", "seat": "W"},
            ],
            {"do": "change-call", "seat": "N", "to": "5S"},
            NO_CONTRACT,
            "impossible-play-over",
        ),
        (play("WH9"), {"do": "change-call", "seat": "S", "to": "5S"}, {}, "impossible-no-call"),
        (
            [*calls("N", "P P P P"), {"do": "return-cards"}],
            {"do": "change-call", "seat": "N", "to": "1C"},
            NO_CONTRACT,
            "impossible-auction-period-over",
        ),
        ([], {"do": "choose", "by": "S", "option": "accept"}, NO_CONTRACT, "impossible-nobody-asked"),
        (
            [*calls("N", "1H 1C"), {"do": "director", "seat": "S"}],
            {"do": "choose", "by": "W", "option": "accept"},
            NO_CONTRACT,
            "impossible-another-asked",
        ),
        (
            [*calls("N", "1H 1C"), {"do": "director", "seat": "S"}],
            {"do": "choose", "by": "S", "option": "keep"},
            NO_CONTRACT,
            "impossible-no-such-option",
        ),
        ([], {"do": "claim", "seat": "S", "tricks": 1}, NO_CONTRACT, "impossible-no-contract"),
        ([], {"do": "designate", "what": "SA"}, NO_CONTRACT, "impossible-no-contract"),
        ([], {"do": "next-call", "seat": "N"}, NO_CONTRACT, "impossible-play-goes-on"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(
    before: list[dict[str, Any]], action: dict[str, Any], keys: dict[str, Any], key: str
) -> None:
    (failure,) = check(case(*before, action, **keys)).failures
    assert (failure.place, failure.reason and failure.reason.key) == (f"actions[{len(before)}]", key)
    for language in LANGUAGES:
        assert failure.reason is not None
        assert is_printable(Words.of(language, strict=True).say(failure.reason))
    assert found(*before, expect(impossible=action), **keys) == []


def test_what_is_irregular_is_possible() -> None:
    for action in (*calls("E", "1C"), *calls("N", "8NT"), *calls("N", "XX")):
        assert found(action, **NO_CONTRACT) == []
        assert found(expect(impossible=action), **NO_CONTRACT) == ["actions[0].impossible"]


# -- files torn and changed ------------------------------------------------------------------------------------------

WHOLE = document(
    *calls("N", "1H"),
    {"do": "call", "seat": "E", "call": "1C", "alert": {"en": "natural", "it": "naturale"}},
    {"do": "director", "seat": "S", "to": {"kind": "insufficient-bid", "seat": "E"}},
    *calls("S", "X XX"),
    {"do": "change-call", "seat": "W", "to": "8C"},
    {"do": "pass-tray", "seat": "W"},
    {"do": "open-screen", "seat": "N"},
    *calls("N", "P P P P 1C"),
    {"do": "call", "seat": "S", "call": "2D", "shows": ["H"]},
    expect(turn="S", lawful_calls={"S": ["P"]}, restricted={"N": ["pass-once"]}, contract="pass"),
    auction=["P", "P", "P"],
    elections={"screens": True},
    **NO_CONTRACT,
)


@given(st.integers(0, 10**9))
@settings(max_examples=200)
def test_an_auction_changed_anywhere_is_read_or_refused_and_checked(seed: int) -> None:
    chance = random.Random(seed)
    members = json.loads(json.dumps(WHOLE))
    for _ in range(chance.randint(0, 3)):
        mutate(members, chance)
    try:
        read = read_case(as_bytes(members))
    except CaseError:
        return
    check(read)


def test_an_action_of_the_auction_is_one_of_the_engine() -> None:
    read = read_case(as_bytes(WHOLE))
    assert {type(entry) for entry in read.actions} >= {a.MakeCall, a.ChangeCall, a.PassTray, a.OpenScreen}

"""Reading and writing: what is written is read as the same, what people write is read as they mean it."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bridgetable.cards.board import Vulnerability
from bridgetable.cards.call import Bid, Call, Contract, Denomination, Doubling
from bridgetable.cards.card import Suit
from bridgetable.cards.notation import call_of, card_of, contract_of
from bridgetable.cards.seat import Seat
from bridgetable.cases.case import Branch, Expect, contract_after
from bridgetable.cases.clauses import asks_under, stands_for
from bridgetable.cases.codec import read_case, write_case
from bridgetable.cases.reader import CaseError
from bridgetable.cases.verbs import PLAY_TOGETHER, VERBS, read_action, write_action
from bridgetable.engine import actions as a
from bridgetable.table.edition import Edition
from bridgetable.table.irregularity import InformationBy, Kind, WronglyTold
from tests.cases.made import cases
from tests.cases.written import ENDING, EXAMPLE, GONE, as_bytes, case, document, expect, refusal
from tests.each import for_each


@given(cases())
@settings(max_examples=60)
def test_what_is_written_is_read_as_the_same(made: Any) -> None:
    written = write_case(made)
    assert read_case(written) == made
    assert write_case(read_case(written)) == written


def test_a_file_is_written_as_people_write_it() -> None:
    entries: list[dict[str, Any]] = [
        {"do": "play", "seat": "W", "card": "h10"},
        {"do": "branch", "title": "Another line", "actions": [{"do": "director", "seat": "W"}]},
        {"do": "branch", "title": "Nothing", "actions": []},
    ]
    assert (
        write_case(case(*entries, edition="1997", tags=["a"], story="Picche ♠")).decode()
        == """{
  "format": "bridgetable-case", "version": 1,
  "title": {"en": "East discards, then finds a spade", "it": "Est scarta, poi trova una picche"},
  "story": "Picche ♠",
  "tags": ["a"],
  "edition": "1997", "board": {"number": 1},
  "deal": "N:T.QJ653.K652.AKQ 542.AKT2.Q43.842 AKQ983.4.J.97653 J76.987.AT987.JT",
  "contract": "4S", "declarer": "S",
  "actions": [
    {"do": "play", "seat": "W", "card": "HT"},
    {"do": "branch", "title": "Another line", "actions": [
      {"do": "director", "seat": "W"}
    ]},
    {"do": "branch", "title": "Nothing", "actions": []}
  ]
}
"""
    )


# -- what people write -----------------------------------------------------------------------------------------------


@for_each(
    ("board", "dealer", "vulnerable"),
    [
        ({"number": 7}, Seat.S, Vulnerability.BOTH),
        ({"number": 16}, Seat.W, Vulnerability.EW),
        ({"number": 17}, Seat.N, Vulnerability.NONE),
        ({"number": 7, "dealer": "E"}, Seat.E, Vulnerability.BOTH),
        ({"number": 1, "vulnerable": "All"}, Seat.N, Vulnerability.BOTH),
        ({"number": 1, "vulnerable": "Both"}, Seat.N, Vulnerability.BOTH),
    ],
)
def test_what_a_board_leaves_out_follows_from_its_number(
    board: dict[str, Any], dealer: Seat, vulnerable: Vulnerability
) -> None:
    read = case(board=board).board
    assert (read.dealer, read.vulnerable) == (dealer, vulnerable)


def test_cards_and_clauses_have_two_spellings() -> None:
    read = case(
        {"do": "expose", "seat": "W", "cards": ["H10"]},
        {"do": "choose", "by": "S", "option": "forbid-C-H"},
        {"do": "choose", "by": "director", "option": "H10"},
        {"do": "breach", "seat": "N", "law": "43A2(a)"},
        {"do": "designate", "what": "10"},
        expect(rulings=["43B2b", "12C1e"]),
    ).actions
    assert read[:5] == (
        a.Expose(Seat.W, (card_of("HT"),)),
        a.Choose(Seat.S, "forbid-H-C"),
        read[2],
        a.Breach(Seat.N, "43A2a"),
        a.Designate("T"),
    )
    assert isinstance(read[5], Expect)
    assert read[5].rulings == ("43B2(b)", "12C1(e)")


def calls_of(text: str) -> tuple[Call, ...]:
    return tuple(map(call_of, text.split()))


def test_the_auction_leads_to_the_contract() -> None:
    calls = ["1C", "P", "1NT", "X", "XX", "P", "P", "P"]
    table = case(contract=GONE, declarer=GONE, auction=calls).first
    assert table.contract == Contract(Bid(1, Denomination.NT), Doubling.REDOUBLED, Seat.S)
    assert table.calls == tuple(map(call_of, calls))


@for_each(
    ("dealer", "calls", "contract", "declarer"),
    [
        ("N", "1S P 2S P 4S P P P", "4S", "N"),
        ("N", "P 1H P 2C X 2H P 4H P P X P P P", "4HX", "E"),
        ("E", "1H 1S X 2S P P 3D P P P", "3D", "W"),
        ("S", "1H X P 1S P P 2H P P P", "2H", "S"),
        ("W", "1NT P P 2H X P P 2S X XX P P P", "2SXX", "S"),
        ("W", "P P P 7NT P P P", "7NT", "S"),
    ],
)
def test_declarer_is_who_first_named_the_denomination(dealer: str, calls: str, contract: str, declarer: str) -> None:
    assert contract_after(Seat[dealer], calls_of(calls)) == contract_of(contract, Seat[declarer])


def test_an_auction_may_be_unfinished_or_passed_out() -> None:
    for calls in ("", "P P P", "1C P P", "P P P P"):
        assert contract_after(Seat.N, calls_of(calls)) is None
    assert case(contract=GONE, declarer=GONE, auction=["P", "P", "P", "P"]).first.passed_out


def test_an_ending_knows_what_went_before() -> None:
    table = case(deal=ENDING, won={"EW": 4, "NS": 7}, leader="N").first
    assert (table.won_before, table.due_to_lead(12), table.first_number) == ((7, 4), Seat.N, 12)


# -- verbs -----------------------------------------------------------------------------------------------------------


def test_every_action_of_the_engine_has_a_verb() -> None:
    made = [verb.make for verb in (*VERBS.values(), PLAY_TOGETHER)]
    assert set(made) == set(a.Action.__args__)
    assert len(made) == len(a.Action.__args__)
    assert (a.verb_of(a.EndRound()), a.verb_of(a.Agree(Seat.N))) == ("end-round", "agree")


CONTRACTS_VERBS = """
    call extraneous pass-tray open-screen change-call play name designate change-designation misplace lead-face-down
    face-lead expose tell omit take-back ask warn breach attention director choose claim concede agree object
    withdraw-agreement inspect return-cards next-call end-round adjust penalty note
"""
OUR_VERBS = (
    "accept show-hand dispute-tricks mislay count learn correct-explanation wrong-cards point leave-out foreign-card"
    " wrong-board"
)
"""Verbs in the style of the contract that it does not have yet."""


def test_every_verb_of_the_contract_is_known() -> None:
    assert {*CONTRACTS_VERBS.split(), *OUR_VERBS.split()} == set(VERBS)


def test_one_verb_plays_a_card_or_several() -> None:
    several = {"do": "play", "seat": "W", "cards": ["S7", "SJ"]}
    read = case({"do": "play", "seat": "W", "card": "SJ"}, several).actions
    assert read == (a.Play(Seat.W, card_of("SJ")), a.PlayTogether(Seat.W, (card_of("S7"), card_of("SJ"))))
    assert [write_action(entry) for entry in read if isinstance(entry, a.Action)][1] == several
    both = {**several, "card": "SJ"}
    assert refusal(as_bytes(document(both))) == ("actions[0].cards", "case-unknown-key")


BIDDING: dict[str, Any] = {"contract": GONE, "declarer": GONE}


def test_what_may_be_left_out_of_an_action_is_as_if_nothing_were_said() -> None:
    """Without `to`, both opponents hear an explanation."""
    words: dict[str, object] = {"do": "tell", "seat": "E", "what": "explanation"}
    read = read_action(words, "")
    assert read == a.Tell(Seat.E, None, WronglyTold.EXPLANATION) and write_action(read) == words


def test_a_call_may_be_explained_and_may_show_other_suits() -> None:
    """No suit shown at all is something else than nothing said of it."""
    written: list[dict[str, Any]] = [
        {"do": "call", "seat": "N", "call": "1C"},
        {"do": "call", "seat": "E", "call": "1D", "shows": ["H"]},
        {"do": "call", "seat": "S", "call": "2C", "alert": "asks", "shows": []},
        {"do": "call", "seat": "W", "call": "P", "alert": {"en": "maximum", "it": "massimo"}},
    ]
    read = case(*written, **BIDDING).actions
    assert read == (
        a.MakeCall(Seat.N, call_of("1C")),
        a.MakeCall(Seat.E, call_of("1D"), shows=(Suit.HEARTS,)),
        a.MakeCall(Seat.S, call_of("2C"), (("", "asks"),), ()),
        a.MakeCall(Seat.W, call_of("P"), (("en", "maximum"), ("it", "massimo"))),
    )
    assert [write_action(entry) for entry in read if isinstance(entry, a.Action)] == written


def test_a_call_above_seven_is_made_but_stands_in_no_auction() -> None:
    above: list[dict[str, Any]] = [
        {"do": "call", "seat": "N", "call": "8C"},
        {"do": "change-call", "seat": "N", "to": "9NT"},
    ]
    read = case(*above, expect(information=[{"what": "8C", "unauthorised": []}]), **BIDDING)
    assert read_case(write_case(read)) == read
    assert [write_action(entry) for entry in read.actions if isinstance(entry, a.Action)] == above
    for key, where in (("auction", "auction[0]"), ("lawful-calls", "actions[0].lawful-calls.N[0]")):
        claim = expect(lawful_calls={"N": ["8C"]})
        members = document(**BIDDING, auction=["8C"]) if key == "auction" else document(claim)
        assert refusal(as_bytes(members)) == (where, "case-no-call")
    assert refusal(as_bytes(document(contract="8C"))) == ("contract", "case-no-contract")
    assert refusal(as_bytes(document(expect(contract="8C")))) == ("actions[0].contract", "case-no-contract")


def test_the_tray_and_the_screen_need_nothing_but_a_seat() -> None:
    written = [{"do": "pass-tray", "seat": "S"}, {"do": "open-screen", "seat": "W"}]
    read = case(*written, elections={"screens": True}).actions
    assert read == (a.PassTray(Seat.S), a.OpenScreen(Seat.W))
    assert [write_action(entry) for entry in read if isinstance(entry, a.Action)] == written


def test_an_irregularity_of_the_auction_is_pointed_at_by_kind_and_player() -> None:
    written = {"do": "director", "seat": "W", "to": {"kind": "insufficient-bid", "seat": "E"}}
    read = case(written, **BIDDING)
    assert read.actions == (a.Summon(Seat.W, a.Pointer(Kind.INSUFFICIENT_BID, Seat.E)),)
    assert read_case(write_case(read)) == read


def test_extraneous_information_may_have_words() -> None:
    silent = {"do": "extraneous", "seat": "E", "what": "hesitation"}
    spoken = {"do": "extraneous", "seat": "E", "what": "remark", "text": {"en": "Oh!", "it": "Ah!"}}
    read = case(silent, spoken).actions
    assert read == (
        a.GiveInformation(Seat.E, InformationBy.HESITATION),
        a.GiveInformation(Seat.E, InformationBy.REMARK, (("en", "Oh!"), ("it", "Ah!"))),
    )
    assert [write_action(entry) for entry in read if isinstance(entry, a.Action)] == [silent, spoken]


@pytest.mark.parametrize("depth", [30, 60, 3000])
def test_branches_may_lie_in_branches_at_any_depth(depth: int) -> None:
    begin, end = '{"do": "branch", "title": "", "actions": [', "]}"
    note = b'{"do": "note", "text": "here"}'
    text = as_bytes(document()).replace(b'"actions": []', b'"actions": [' + begin.encode() * depth + note)
    data = text[:-1] + (end * depth + "]}").encode()
    line = read_case(data).actions
    for _ in range(depth):
        (branch,) = line
        assert isinstance(branch, Branch)
        line = branch.actions
    assert line == (a.Note((("", "here"),)),)
    assert read_case(write_case(read_case(data))).title == read_case(data).title
    place = ".".join(["actions[0]"] * (depth + 1))
    assert refusal(data.replace(b'"note"', b'"no such"')) == (f"{place}.do", "case-no-verb")


# -- clauses ---------------------------------------------------------------------------------------------------------


@for_each(
    ("expected", "ruled", "holds"),
    [
        ("56", "56B", True),
        ("50D2", "50D2(a)", True),
        ("64C", "64C1", True),
        ("64A", "64A1", True),
        ("64C2", "64C2(b)", True),
        ("62C1", "62C1", True),
        ("43B2(b)", "43B2(b)", True),
        ("6", "62", False),
        ("62C1", "62C", False),
        ("62C1", "62C2", False),
        ("27B1", "27B10", False),
        ("64A1(a)", "64A1", False),
        ("50D2(b)", "50D2(a)", False),
        ("34", "17D3", True),
        ("25A", "25A1", True),
        ("26", "26B", True),
        ("27A1", "27A", False),
    ],
)
def test_a_clause_stands_for_everything_under_it(expected: str, ruled: str, holds: bool) -> None:
    assert stands_for(expected, ruled, Edition.E2017) is holds


@for_each("edition", Edition)
@for_each(
    ("expected", "asked", "holds"),
    [
        ("53", "55A", True),
        ("53", "56", True),
        ("55A", "55A", True),
        ("55", "55A", True),
        ("56", "56", True),
        ("70", "70A", True),
        ("53", "54", False),
        ("53", "57A", False),
        ("55A", "56", False),
        ("56", "55A", False),
        ("55A", "53", False),
        ("53A", "56", False),
    ],
)
def test_the_question_of_53_is_put_by_55_and_56(expected: str, asked: str, holds: bool, edition: Edition) -> None:
    assert asks_under(expected, asked, edition) is holds


@for_each(
    ("expected", "asked", "holds"),
    [
        ("23A", "27B1(b)", True),
        ("23A", "30B1(b)", True),
        ("23", "31A2(a)", True),
        ("23B", "31B2", True),
        ("23A", "32A2(a)", True),
        ("23A", "32B2", True),
        ("23C", "31B2", False),
        ("23C", "23C", True),
        ("30B1(b)(ii)", "30B1(b)", True),
        ("31A2(b)", "31A2(a)", True),
        ("31A2", "31B2", True),
        ("31A2(a)", "31B2", True),
        ("32A2(b)", "32B2", True),
        ("31B2", "31A2(a)", False),
        ("32A2", "31A2(a)", False),
        ("30", "30B1(b)", True),
        ("27B1", "27B1(b)", True),
        ("27B1(a)", "27B1(b)", False),
        ("25A6", "25A1", False),
        ("25B", "25B1", True),
        ("27A", "27A1", True),
        ("26A2", "26B", False),
        ("72C", "23", False),
    ],
)
def test_whether_a_call_is_comparable_is_put_where_it_is_replaced(expected: str, asked: str, holds: bool) -> None:
    assert asks_under(expected, asked, Edition.E2017) is holds


@for_each(
    ("edition", "expected", "ours"),
    [
        ("2007", "17D3", "17E2"),
        ("1997", "17D3", "34"),
        ("2007", "34", "17E2"),
        ("2007", "25A6", "25A4"),
        ("1997", "25A6", "25A"),
        ("1997", "27A1", "27A"),
        ("1997", "26A2(a)", "26A2"),
        ("2007", "26A2(b)", "26A2"),
    ],
)
def test_the_numbers_of_2017_are_understood_in_the_older_editions(edition: str, expected: str, ours: str) -> None:
    assert asks_under(expected, ours, Edition(edition))
    assert asks_under(ours, ours, Edition(edition))


def test_the_italian_printing_of_2007_letters_two_clauses() -> None:
    assert stands_for("64A1(a)", "64A1", Edition.E2007)
    assert stands_for("64A1(b)", "64A2", Edition.E2007)
    assert not stands_for("64A1(b)", "64A1", Edition.E2007)


# -- nothing but a refusal -------------------------------------------------------------------------------------------

SPARE: tuple[Any, ...] = (
    None,
    True,
    False,
    0,
    1,
    -1,
    14,
    1e308,
    10**30,
    "",
    "S",
    "SA",
    "expect",
    "62",
    "é♠",
    [],
    {},
    [[]],
    {"do": "expect"},
    {"": ""},
    ["SA", "SA"],
)


@given(st.integers(0, 10**9))
@settings(max_examples=300)
def test_a_file_changed_anywhere_is_read_or_refused(seed: int) -> None:
    chance = random.Random(seed)
    members = json.loads(EXAMPLE)
    for _ in range(chance.randint(1, 3)):
        mutate(members, chance)
    tried(as_bytes(members))


def mutate(value: Any, chance: random.Random) -> None:
    """Changes something somewhere inside: a value, a key, an entry more or less."""
    while True:
        keys = list(value) if isinstance(value, dict) else list(range(len(value)))
        if not keys:
            return
        key = chance.choice(keys)
        inner = value[key]
        if not (isinstance(inner, dict | list) and inner) or chance.random() < 0.2:
            break
        value = inner
    change = chance.randrange(4)
    if change == 0:
        value[key] = chance.choice(SPARE)
    elif change == 1:
        del value[key]
    elif isinstance(value, dict):
        value[chance.choice(["do", "seat", "cards", "to", "x", "turn", "version"])] = chance.choice(SPARE)
    else:
        value.insert(key, chance.choice(SPARE))


@given(st.integers(0, 10**9))
@settings(max_examples=200)
def test_bytes_changed_anywhere_are_read_or_refused(seed: int) -> None:
    chance = random.Random(seed)
    data = bytearray(EXAMPLE.encode())
    for _ in range(chance.randint(1, 4)):
        place = chance.randrange(len(data))
        data[place : place + chance.randint(0, 3)] = bytes(chance.randrange(256) for _ in range(chance.randint(0, 2)))
    tried(bytes(data))


def tried(data: bytes) -> None:
    """Reads it; what can be read can be written and read again."""
    try:
        read = read_case(data)
    except CaseError:
        return
    assert read_case(write_case(read)) == read


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"board": {"number": 1', '"board": {"number": 0'),
        ('{"do": "director", "seat": "E"}', '{"do": "attention", "seat": "E", "to": {"trick": 14}}'),
    ],
)
def test_what_the_window_can_make_is_read(old: str, new: str) -> None:
    """A recorded board may be number 0, and what happens after the last trick is told of trick 14."""
    assert old in EXAMPLE
    case = read_case(EXAMPLE.replace(old, new).encode())
    assert read_case(write_case(case)) == case

"""Every refusal of a case file, by its place."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bridgetable.cases.codec import read_case
from bridgetable.cases.reader import CaseError
from bridgetable.table.question import say
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from tests.cases.written import ENDING, EXAMPLE, GONE, as_bytes, document, refusal, refused
from tests.each import for_each
from tests.languages import is_printable

# -- what is no case at all ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("data", "key", "blanks"),
    [
        (b"", "case-not-json", {"line": 1, "column": 1}),
        (b'{\n  "format": ,\n}', "case-not-json", {"line": 2, "column": 13}),
        (b'{"title": "a"} x', "case-not-json", {"line": 1, "column": 16}),
        (b'{\n"title": "\xff"}', "case-not-utf8", {"line": 2}),
        ("{}".encode("utf-16"), "case-not-utf8", {"line": 1}),
        (b"[" * 100_000, "case-not-json", {"line": 1, "column": 100_001}),
        (b"[" * 100_000 + b"]" * 100_000, "case-not-an-object", {"text": "[…]"}),
        (b'{"version": ' + b"1" * 5000 + b"}", "case-number-too-long", {}),
        (b'{"version": NaN}', "case-no-number", {"text": "NaN"}),
        (b"[]", "case-not-an-object", {"text": "[]"}),
        (b"null", "case-not-an-object", {"text": "null"}),
    ],
)
def test_what_is_no_case_at_all(data: bytes, key: str, blanks: dict[str, int | str]) -> None:
    with pytest.raises(CaseError) as caught:
        read_case(data)
    assert (caught.value.place, caught.value.message) == ("", say(key, **blanks))


def test_a_mark_at_the_beginning_is_forgiven() -> None:
    assert read_case(b"\xef\xbb\xbf" + EXAMPLE.encode()) == read_case(EXAMPLE.encode())


# -- version and format ----------------------------------------------------------------------------------------------


@for_each(
    ("keys", "expected"),
    [
        ({"version": 2}, ("version", "case-newer-version")),
        ({"version": 2, "format": "other", "colour": 1, "actions": 5}, ("version", "case-newer-version")),
        ({"version": 10**40}, ("version", "case-newer-version")),
        ({"version": 0}, ("version", "case-number-too-small")),
        ({"version": -1}, ("version", "case-number-too-small")),
        ({"version": "1"}, ("version", "case-not-a-whole-number")),
        ({"version": 1.0}, ("version", "case-not-a-whole-number")),
        ({"version": True}, ("version", "case-not-a-whole-number")),
        ({"version": None}, ("version", "case-not-a-whole-number")),
        ({"version": GONE}, ("version", "case-missing")),
        ({"format": "bridgetable"}, ("format", "case-no-format")),
        ({"format": 1}, ("format", "case-no-format")),
        ({"format": GONE}, ("format", "case-missing")),
    ],
)
def test_version_and_format(keys: dict[str, Any], expected: tuple[str, str]) -> None:
    assert refused(**keys) == expected


# -- the top of the file ---------------------------------------------------------------------------------------------

TWICE = "N:T.QJ653.K652.AKQ T42.AKT2.Q43.842 AKQ983.4.J.97653 J76.987.AT987.JT"
TWICE_IN_HAND = "N:TT.QJ653.K65.AKQ 542.AKT2.Q43.842 AKQ983.4.J.97653 J76.987.AT987.JT"
UNEVEN = "N:T.QJ653.K652.AK 542.AKT2.Q43.842 AKQ983.4.J.97653 J76.987.AT987.JT"


@for_each(
    ("keys", "expected"),
    [
        ({"colour": "red"}, ("colour", "case-unknown-key")),
        ({"title": GONE}, ("title", "case-missing")),
        ({"title": 5}, ("title", "case-not-an-object")),
        ({"title": None}, ("title", "case-not-an-object")),
        ({"title": {}}, ("title", "case-no-text")),
        ({"title": {"en": 5}}, ("title.en", "case-not-a-string")),
        ({"title": {"xx": "Est"}}, ("title.xx", "case-no-language")),
        ({"title": "half \ud800 a letter"}, ("title", "case-half-a-letter")),
        ({"story": ["a"]}, ("story", "case-not-an-object")),
        ({"source": 5}, ("source", "case-not-an-object")),
        ({"tags": "revoke"}, ("tags", "case-not-a-list")),
        ({"tags": {"revoke": 1}}, ("tags", "case-not-a-list")),
        ({"tags": ["revoke", 1]}, ("tags[1]", "case-not-a-string")),
        ({"edition": GONE}, ("edition", "case-missing")),
        ({"edition": "2016"}, ("edition", "case-no-edition")),
        ({"edition": 2017}, ("edition", "case-not-a-string")),
        ({"elections": {"defenders-may-ask": "no"}}, ("elections.defenders-may-ask", "case-not-a-flag")),
        ({"elections": {"all-may-sing": True}}, ("elections.all-may-sing", "case-no-election")),
        ({"elections": {"43B2b": True}}, ("elections.43B2b", "case-not-a-string")),
        ({"elections": {"43B2b": "as-made"}}, ("elections.43B2b", "case-no-reading")),
        ({"board": GONE}, ("board", "case-missing")),
        ({"board": 7}, ("board", "case-not-an-object")),
        ({"board": {}}, ("board.number", "case-missing")),
        ({"board": {"number": -1}}, ("board.number", "case-number-too-small")),
        ({"board": {"number": 10**30}}, ("board.number", "case-number-outside")),
        ({"board": {"number": "7"}}, ("board.number", "case-not-a-whole-number")),
        ({"board": {"number": 7, "dealer": "X"}}, ("board.dealer", "case-no-seat")),
        ({"board": {"number": 7, "vulnerable": "all"}}, ("board.vulnerable", "case-no-vulnerability")),
        ({"board": {"number": 7, "vulnerability": "All"}}, ("board.vulnerability", "case-unknown-key")),
        ({"deal": GONE}, ("deal", "case-missing")),
        ({"deal": ["N"]}, ("deal", "case-not-a-string")),
        ({"deal": "nothing"}, ("deal", "case-no-deal")),
        ({"deal": "N:A.K.Q A.K.Q A.K.Q A.K.Q"}, ("deal", "case-no-hand")),
        ({"deal": "N:X... K... Q... J..."}, ("deal", "case-no-card")),
        ({"deal": TWICE}, ("deal", "case-deal-card-twice")),
        ({"deal": TWICE_IN_HAND}, ("deal", "case-hand-card-twice")),
        ({"deal": UNEVEN}, ("deal", "case-deal-uneven")),
        ({"deal": "N:... ... ... ..."}, ("deal", "case-deal-uneven")),
        ({"actions": GONE}, ("actions", "case-missing")),
        ({"actions": {}}, ("actions", "case-not-a-list")),
        ({"actions": ["play"]}, ("actions[0]", "case-not-an-object")),
    ],
)
def test_the_top_of_the_file(keys: dict[str, Any], expected: tuple[str, str]) -> None:
    assert refused(**keys) == expected


def test_a_key_that_comes_twice() -> None:
    assert refusal(EXAMPLE.replace('"contract": "4S"', '"contract": "4S", "contract": "5S"').encode()) == (
        "contract",
        "case-key-twice",
    )
    assert refusal(EXAMPLE.replace('"card": "H3"', '"card": "H3", "card": "H3"').encode()) == (
        "actions[1].card",
        "case-key-twice",
    )


# -- auction, contract, endings --------------------------------------------------------------------------------------

NO_CONTRACT: dict[str, Any] = {"contract": GONE, "declarer": GONE}
END: dict[str, Any] = {"deal": ENDING, "won": {"NS": 7, "EW": 4}, "leader": "N"}


@for_each(
    ("keys", "expected"),
    [
        ({"contract": "8S"}, ("contract", "case-no-contract")),
        ({"contract": "4SXXX"}, ("contract", "case-no-contract")),
        ({"contract": "P"}, ("contract", "case-no-contract")),
        ({"contract": ""}, ("contract", "case-no-contract")),
        ({"contract": None}, ("contract", "case-not-a-string")),
        ({"declarer": GONE}, ("declarer", "case-missing")),
        ({"declarer": "South"}, ("declarer", "case-no-seat")),
        ({"contract": GONE}, ("declarer", "case-declarer-alone")),
        ({"auction": ["1S", "P", "P", "P"]}, ("contract", "case-contract-and-auction")),
        ({**NO_CONTRACT, "auction": "1S P P P"}, ("auction", "case-not-a-list")),
        ({**NO_CONTRACT, "auction": ["1S", "8S"]}, ("auction[1]", "case-no-call")),
        ({**NO_CONTRACT, "auction": ["1S", "1H"]}, ("auction[1]", "case-insufficient-bid")),
        ({**NO_CONTRACT, "auction": ["1S", "1S"]}, ("auction[1]", "case-insufficient-bid")),
        ({**NO_CONTRACT, "auction": ["P", "X"]}, ("auction[1]", "case-inadmissible-double")),
        ({**NO_CONTRACT, "auction": ["1S", "P", "X"]}, ("auction[2]", "case-inadmissible-double")),
        ({**NO_CONTRACT, "auction": ["1S", "X", "P", "X"]}, ("auction[3]", "case-inadmissible-double")),
        ({**NO_CONTRACT, "auction": ["1S", "XX"]}, ("auction[1]", "case-inadmissible-redouble")),
        ({**NO_CONTRACT, "auction": ["1S", "X", "P", "XX"]}, ("auction[3]", "case-inadmissible-redouble")),
        ({**NO_CONTRACT, "auction": ["XX"]}, ("auction[0]", "case-inadmissible-redouble")),
        ({**NO_CONTRACT, "auction": ["1S", "P", "P", "P", "P"]}, ("auction[4]", "case-auction-is-over")),
        ({**NO_CONTRACT, "auction": ["P", "P", "P", "P", "1S"]}, ("auction[4]", "case-auction-is-over")),
        ({"won": {"NS": 0, "EW": 0}}, ("won", "case-only-in-endings")),
        ({"leader": "W"}, ("leader", "case-only-in-endings")),
        ({**END, "won": {"NS": 7, "EW": 3}}, ("won", "case-won-not-thirteen")),
        ({**END, "won": {"NS": 11}}, ("won.EW", "case-missing")),
        ({**END, "won": {"NS": 12, "EW": -1}}, ("won.EW", "case-number-outside")),
        ({**END, "won": {"NS": 7, "EW": 4, "SN": 0}}, ("won.SN", "case-no-side")),
        ({**END, "won": GONE}, ("won", "case-missing-in-ending")),
        ({**END, "leader": GONE}, ("leader", "case-missing-in-ending")),
        ({**END, **NO_CONTRACT}, ("contract", "case-missing-in-ending")),
        ({**END, **NO_CONTRACT, "auction": ["1S", "P"]}, ("contract", "case-missing-in-ending")),
    ],
)
def test_auction_contract_and_endings(keys: dict[str, Any], expected: tuple[str, str]) -> None:
    assert refused(**keys) == expected


# -- actions ---------------------------------------------------------------------------------------------------------

RESULT = {"contract": "4S", "declarer": "S", "tricks": 10, "weight": 1}


def adjusted(**changed: Any) -> dict[str, Any]:
    return {"do": "adjust", "NS": [{**RESULT, **changed}], "EW": [RESULT]}


@for_each(
    ("action", "place", "key"),
    [
        ({"seat": "W"}, ".do", "case-missing"),
        ({"do": 1}, ".do", "case-not-a-string"),
        ({"do": "sing", "seat": "W"}, ".do", "case-no-verb"),
        ({"do": "play", "seat": "W", "card": "S1"}, ".card", "case-no-card"),
        ({"do": "play", "seat": "W", "card": 5}, ".card", "case-not-a-string"),
        ({"do": "play", "seat": "w", "card": "SA"}, ".seat", "case-no-seat"),
        ({"do": "play", "seat": "NS", "card": "SA"}, ".seat", "case-no-seat"),
        ({"do": "play", "seat": "W"}, ".card", "case-missing"),
        ({"do": "play", "card": "SA"}, ".seat", "case-missing"),
        ({"do": "play", "seat": "W", "card": "SA", "loud": True}, ".loud", "case-unknown-key"),
        ({"do": "play", "seat": "W", "card": "SA", "cards": ["SA", "SK"]}, ".cards", "case-unknown-key"),
        ({"do": "play", "seat": "W", "cards": ["SA"]}, ".cards", "case-too-few"),
        ({"do": "play", "seat": "W", "cards": ["SA", "SA"]}, ".cards[1]", "case-twice"),
        ({"do": "expose", "seat": "W", "cards": []}, ".cards", "case-too-few"),
        ({"do": "expose", "seat": "W", "cards": ["HT", "H10"]}, ".cards[1]", "case-twice"),
        ({"do": "expose", "seat": "W", "cards": ["HT"], "deliberate": 1}, ".deliberate", "case-not-a-flag"),
        ({"do": "designate", "what": "ace"}, ".what", "case-no-designation"),
        ({"do": "designate", "what": "run-X"}, ".what", "case-no-designation"),
        ({"do": "ask", "seat": "N"}, ".of", "case-missing"),
        ({"do": "breach", "seat": "N", "law": "43A2d"}, ".law", "case-no-breach"),
        ({"do": "attention", "seat": "N", "to": "revoke"}, ".to", "case-not-an-object"),
        ({"do": "attention", "seat": "N", "to": {"kind": "sneeze"}}, ".to.kind", "case-no-kind"),
        ({"do": "attention", "seat": "N", "to": {"trick": 15}}, ".to.trick", "case-number-outside"),
        ({"do": "attention", "seat": "N", "to": {"trick": 0}}, ".to.trick", "case-number-outside"),
        ({"do": "director", "seat": "N", "to": {"where": "E"}}, ".to.where", "case-unknown-key"),
        ({"do": "director", "seat": "N", "to": {"status": "gone"}}, ".to.status", "case-no-status"),
        ({"do": "choose", "by": "judge", "option": "keep"}, ".by", "case-no-seat"),
        ({"do": "choose", "by": "S", "option": "kept"}, ".option", "case-no-option"),
        ({"do": "choose", "by": "S", "option": "require-X"}, ".option", "case-no-option"),
        ({"do": "choose", "by": "S", "option": "require-H-C"}, ".option", "case-no-option"),
        ({"do": "choose", "by": "S", "option": "forbid-H-H"}, ".option", "case-no-option"),
        ({"do": "choose", "by": "S", "option": "forbid"}, ".option", "case-no-option"),
        ({"do": "choose", "by": "S", "option": "claimer-14"}, ".option", "case-no-option"),
        ({"do": "choose", "by": "S", "option": "claimer-01"}, ".option", "case-no-option"),
        ({"do": "choose", "by": "S", "option": "claimer-" + "9" * 6000}, ".option", "case-no-option"),
        ({"do": "claim", "seat": "S", "tricks": -1}, ".tricks", "case-number-too-small"),
        ({"do": "claim", "seat": "S", "tricks": 10**30}, ".tricks", "case-number-outside"),
        ({"do": "claim", "seat": "S", "tricks": 1.5}, ".tricks", "case-not-a-whole-number"),
        ({"do": "claim", "seat": "S", "tricks": 1, "line": {"de": "a"}}, ".line.de", "case-no-language"),
        ({"do": "claim", "seat": "S", "tricks": 1, "order": "S"}, ".order", "case-not-a-list"),
        ({"do": "claim", "seat": "S", "tricks": 1, "order": ["S", "SX"]}, ".order[1]", "case-no-suit-or-card"),
        ({"do": "inspect", "seat": "S", "trick": 0}, ".trick", "case-number-too-small"),
        ({"do": "return-cards", "seat": "director"}, ".seat", "case-no-seat"),
        ({"do": "end-round", "seat": "S"}, ".seat", "case-unknown-key"),
        ({"do": "note"}, ".text", "case-missing"),
        ({"do": "note", "text": {"de": "a"}}, ".text.de", "case-no-language"),
        ({"do": "adjust", "NS": [RESULT]}, ".EW", "case-missing"),
        ({"do": "adjust", "NS": [], "EW": [RESULT]}, ".NS", "case-too-few"),
        (adjusted(weight=0.5), ".NS", "case-weights"),
        (adjusted(weight=0), ".NS[0].weight", "case-no-weight"),
        (adjusted(weight=True), ".NS[0].weight", "case-no-weight"),
        (adjusted(contract="9S"), ".NS[0].contract", "case-no-contract"),
        (adjusted(tricks=14), ".NS[0].tricks", "case-number-outside"),
        (adjusted(score=420), ".NS[0].score", "case-unknown-key"),
        ({**adjusted(), "law": "12c1"}, ".law", "case-no-clause"),
        ({**adjusted(), "EW": {"artificial": "good"}}, ".EW.artificial", "case-no-such-word"),
        ({**adjusted(), "EW": {"artificial": "average", "weight": 1}}, ".EW.weight", "case-unknown-key"),
        ({**adjusted(), "EW": {}}, ".EW.artificial", "case-missing"),
        ({**adjusted(), "EW": "average"}, ".EW", "case-not-a-list"),
        ({"do": "play", "seat": "W", "card": "SA", "by": "thrown"}, ".by", "case-no-such-word"),
        ({"do": "play", "seat": "W", "cards": ["SA", "SK"], "by": "shown"}, ".by", "case-unknown-key"),
        ({"do": "ask", "seat": "N", "of": "S", "hand": "NS"}, ".hand", "case-no-seat"),
        ({"do": "penalty", "side": "N", "kind": "warning"}, ".side", "case-no-side"),
        ({"do": "penalty", "side": "NS", "kind": "fine"}, ".kind", "case-no-such-word"),
        ({"do": "penalty", "side": "NS", "kind": "procedural", "amount": 0}, ".amount", "case-no-amount"),
        ({"do": "penalty", "side": "NS", "kind": "procedural", "amount": 10**400}, ".amount", "case-number-outside"),
        ({"do": "penalty", "side": "NS", "kind": "procedural", "amount": 1e300}, ".amount", "case-number-outside"),
        ({"do": "penalty", "side": "NS", "kind": "procedural", "unit": "points"}, ".unit", "case-no-such-word"),
        ({"do": "branch", "actions": []}, ".title", "case-missing"),
        ({"do": "branch", "title": "a"}, ".actions", "case-missing"),
        ({"do": "branch", "title": "a", "actions": [{"do": "agree"}]}, ".actions[0].seat", "case-missing"),
        ({"do": "branch", "title": "a", "actions": [], "story": "b"}, ".story", "case-unknown-key"),
    ],
)
def test_actions(action: dict[str, Any], place: str, key: str) -> None:
    assert refused({"do": "end-round"}, action) == (f"actions[1]{place}", key)


@for_each(
    ("action", "place", "key"),
    [
        ({"do": "call", "seat": "N", "call": "1X"}, ".call", "case-no-call"),
        ({"do": "call", "seat": "N", "call": "0C"}, ".call", "case-no-call"),
        ({"do": "call", "seat": "N", "call": "8X"}, ".call", "case-no-call"),
        ({"do": "call", "seat": "N", "call": "10C"}, ".call", "case-no-call"),
        ({"do": "call", "seat": "N", "call": ""}, ".call", "case-no-call"),
        ({"do": "call", "seat": "N", "call": None}, ".call", "case-not-a-string"),
        ({"do": "call", "seat": "director", "call": "P"}, ".seat", "case-no-seat"),
        ({"do": "call", "call": "P"}, ".seat", "case-missing"),
        ({"do": "call", "seat": "N"}, ".call", "case-missing"),
        ({"do": "call", "seat": "N", "call": "1C", "alert": 1}, ".alert", "case-not-an-object"),
        ({"do": "call", "seat": "N", "call": "1C", "alert": {}}, ".alert", "case-no-text"),
        ({"do": "call", "seat": "N", "call": "1C", "alert": {"xx": "a"}}, ".alert.xx", "case-no-language"),
        ({"do": "call", "seat": "N", "call": "1C", "shows": "H"}, ".shows", "case-not-a-list"),
        ({"do": "call", "seat": "N", "call": "1C", "shows": None}, ".shows", "case-not-a-list"),
        ({"do": "call", "seat": "N", "call": "1C", "shows": ["C", "C"]}, ".shows[1]", "case-twice"),
        ({"do": "call", "seat": "N", "call": "1C", "shows": ["NT"]}, ".shows[0]", "case-no-suit"),
        ({"do": "call", "seat": "N", "call": "1C", "loud": 1}, ".loud", "case-unknown-key"),
        ({"do": "extraneous", "seat": "N", "what": "cough"}, ".what", "case-no-such-word"),
        ({"do": "pass-tray"}, ".seat", "case-missing"),
        ({"do": "open-screen", "seat": "N", "to": "S"}, ".to", "case-unknown-key"),
        ({"do": "change-call", "seat": "N", "to": "pass"}, ".to", "case-no-call"),
        ({"do": "change-call", "seat": "N"}, ".to", "case-missing"),
        ({"do": "change-call", "seat": "N", "to": "1C", "shows": []}, ".shows", "case-unknown-key"),
        ({"do": "change-designation", "to": "lowest"}, ".to", "case-no-designation"),
        ({"do": "misplace", "named": "SA"}, ".card", "case-missing"),
        ({"do": "lead-face-down", "seat": "E"}, ".card", "case-missing"),
        ({"do": "face-lead"}, ".seat", "case-missing"),
        ({"do": "tell", "seat": "E", "to": "W", "what": "a joke"}, ".what", "case-no-such-word"),
        ({"do": "omit"}, ".seat", "case-missing"),
        ({"do": "warn", "seat": "dummy"}, ".seat", "case-no-seat"),
        ({"do": "object", "seat": "E", "why": "a"}, ".why", "case-unknown-key"),
        ({"do": "withdraw-agreement", "seat": "E"}, ".tricks", "case-missing"),
    ],
)
def test_actions_of_the_auction_and_of_irregular_play(action: dict[str, Any], place: str, key: str) -> None:
    assert refused(action) == (f"actions[0]{place}", key)


# -- expectations ----------------------------------------------------------------------------------------------------


@for_each(
    ("claim", "place", "key"),
    [
        ({"turns": "E"}, ".turns", "case-unknown-key"),
        ({"turn": "X"}, ".turn", "case-no-seat"),
        ({"turn": 1}, ".turn", "case-not-a-string"),
        ({"asked": "S"}, ".asked", "case-not-an-object"),
        ({"asked": {"law": "62C1"}}, ".asked.by", "case-missing"),
        ({"asked": {"by": "S", "law": "62 C1"}}, ".asked.law", "case-no-clause"),
        ({"asked": {"by": "S", "options": ["keep", "run"]}}, ".asked.options[1]", "case-no-option"),
        ({"asked": {"by": "S", "options": ["keep", "keep"]}}, ".asked.options[1]", "case-twice"),
        ({"legal": {"X": []}}, ".legal.X", "case-no-seat"),
        ({"legal": {"E": "HA"}}, ".legal.E", "case-not-a-list"),
        ({"legal": {"E": ["HA", "HA"]}}, ".legal.E[1]", "case-twice"),
        ({"lawful-calls": {"E": ["1C", "Pass"]}}, ".lawful-calls.E[1]", "case-no-call"),
        ({"table": {"E": []}}, ".table.E", "case-too-few"),
        ({"table": {"E": {"card": "HA"}}}, ".table.E", "case-not-a-list"),
        ({"table": {"E": "HX"}}, ".table.E", "case-no-card"),
        ({"penalty": {"E": {"D1": "major"}}}, ".penalty.E.D1", "case-no-card"),
        ({"penalty": {"E": {"HT": "major", "H10": "major"}}}, ".penalty.E.H10", "case-twice"),
        ({"penalty": {"E": {"D2": "grave"}}}, ".penalty.E.D2", "case-no-seriousness"),
        ({"penalty": {"E": ["D2"]}}, ".penalty.E", "case-not-an-object"),
        ({"restricted": {"W": ["free"]}}, ".restricted.W[0]", "case-no-restraint"),
        ({"restricted": {"W": "forbid-H"}}, ".restricted.W", "case-not-a-list"),
        ({"irregularities": {"kind": "revoke"}}, ".irregularities", "case-not-a-list"),
        ({"irregularities": [{"kind": "revokes"}]}, ".irregularities[0].kind", "case-no-kind"),
        ({"irregularities": [{"status": "hidden"}]}, ".irregularities[0].status", "case-no-status"),
        ({"irregularities": [{"what": "revoke"}]}, ".irregularities[0].what", "case-unknown-key"),
        ({"rulings": ["62"], "no-rulings": ["94"]}, ".no-rulings[0]", "case-no-clause"),
        ({"rulings": ["62b1"]}, ".rulings[0]", "case-no-clause"),
        ({"rulings": "62B1"}, ".rulings", "case-not-a-list"),
        ({"information": [{"what": "D9"}]}, ".information[0].unauthorised", "case-missing"),
        ({"information": [{"what": "XD", "unauthorised": []}]}, ".information[0].what", "case-no-card-or-call"),
        ({"declarer": None}, ".declarer", "case-not-a-string"),
        ({"contract": "passed"}, ".contract", "case-no-contract"),
        ({"won": {"NS": 14}}, ".won.NS", "case-number-outside"),
        ({"won": {"N": 1}}, ".won.N", "case-no-side"),
        ({"transfers": [{"law": "64A1", "tricks": 2}]}, ".transfers[0].to", "case-missing"),
        ({"transfers": [{"law": "64A1", "tricks": 2, "to": "N"}]}, ".transfers[0].to", "case-no-side"),
        ({"tricks": {"NS": "9"}}, ".tricks.NS", "case-not-a-whole-number"),
        ({"score": {"NS": "1.5"}}, ".score.NS", "case-no-such-word"),
        ({"score": {"NS": None}}, ".score.NS", "case-not-a-number"),
        ({"score": -100}, ".score", "case-not-an-object"),
        ({"equity": {"NS": 12}}, ".equity.EW", "case-missing"),
        ({"impossible": {"do": "sing"}}, ".impossible.do", "case-no-verb"),
        ({"impossible": {"do": "expect"}}, ".impossible.do", "case-no-verb"),
        ({"impossible": {"do": "play", "seat": "W", "card": "S1"}}, ".impossible.card", "case-no-card"),
    ],
)
def test_expectations(claim: dict[str, Any], place: str, key: str) -> None:
    branch = {"do": "branch", "title": "a", "actions": [{"do": "end-round"}, {"do": "expect", **claim}]}
    assert refused({"do": "end-round"}, branch) == (f"actions[1].actions[1]{place}", key)


# -- how it is said --------------------------------------------------------------------------------------------------


def said(data: bytes, language: str) -> str:
    try:
        read_case(data)
    except CaseError as refusal:
        return f"{refusal.place}: {Words.of(language, strict=True).say(refusal.message)}"
    raise AssertionError("this was read")


def test_the_sentence_of_the_contract() -> None:
    data = as_bytes(document(*[{"do": "end-round"}] * 4, {"do": "play", "seat": "W", "card": "S1"}))
    assert said(data, "en") == 'actions[4].card: "S1" is no card'
    assert said(data, "it") == "actions[4].card: «S1» non è una carta"


def test_a_newer_version_is_refused_by_that_word() -> None:
    assert said(as_bytes(document(version=3)), "en").startswith("version: this is version 3, newer than this program")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_refusal_is_one_short_line(language: str) -> None:
    for text in ("S" * 10_000, "S\n1", "\x1b[31m", "S\u2028A"):
        for members in (
            document({"do": "play", "seat": "W", "card": text}),
            document(**{text: 1}),
            document({"do": text}),
        ):
            line = said(json.dumps(members).encode(), language)
            assert len(line) < 200
            assert is_printable(line)

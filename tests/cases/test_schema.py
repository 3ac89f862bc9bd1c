"""The JSON Schema of a case file: it is what the declarations make, and it accepts what the reader accepts."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from bridgetable.cases import shapes as s
from bridgetable.cases.codec import KEYS, read_case
from bridgetable.cases.expectations import EXPECTED, KNOWN
from bridgetable.cases.fields import Shape
from bridgetable.cases.reader import CaseError, parsed
from bridgetable.cases.schema import STORED, case_schema, schema_file
from bridgetable.cases.verbs import CONTRACT, ORDER, VERBS
from bridgetable.disk.resources import resources
from tests.spread import spread

CASES = sorted((resources() / "cases").rglob("*.case.json"))
EXAMPLE: dict[str, Any] = {
    "format": "bridgetable-case",
    "version": 1,
    "title": "East discards, then finds a spade",
    "edition": "2007",
    "board": {"number": 1},
    "deal": "N:T.QJ653.K652.AKQ 542.AKT2.Q43.842 AKQ983.4.J.97653 J76.987.AT987.JT",
    "contract": "4S",
    "declarer": "S",
    "actions": [
        {"do": "play", "seat": "W", "card": "H9"},
        {
            "do": "branch",
            "title": {"en": "Or", "it": "Oppure"},
            "actions": [
                {"do": "play", "seat": "N", "cards": ["H3", "H5"]},
                {"do": "choose", "by": "director", "option": "forbid-H-C"},
                {
                    "do": "adjust",
                    "NS": {"artificial": "average"},
                    "EW": [{"contract": "4SX", "declarer": "S", "tricks": 9, "weight": 1}],
                },
            ],
        },
        {
            "do": "expect",
            "turn": None,
            "table": {"W": "H9", "N": ["H3", "H5"]},
            "score": {"NS": "average"},
            "impossible": {"do": "end-round"},
        },
    ],
}
Change = Callable[[dict[str, Any]], object]


@cache
def validator() -> Draft202012Validator:
    return Draft202012Validator(case_schema())


def test_the_stored_schema_is_what_the_declarations_make() -> None:
    """If this fails, run `python -m bridgetable.cases.schema`."""
    assert STORED.read_bytes() == schema_file()


def test_it_is_a_schema() -> None:
    Draft202012Validator.check_schema(case_schema())


def test_every_key_is_in_it() -> None:
    schema = case_schema()
    assert list(schema["properties"]) == [field.key for field in KEYS]
    assert list(schema["$defs"]["do-expect"]["properties"]) == ["do", *(field.key for field in EXPECTED)]
    assert schema["$defs"]["action"]["properties"]["do"]["enum"] == list(VERBS)
    assert schema["$defs"]["entry"]["properties"]["do"]["enum"] == [*VERBS, "branch", "expect"]


@pytest.mark.deep
def test_every_shipped_case_is_valid() -> None:
    check = validator()
    wrong = [
        (path.name, fault.json_path)
        for path in spread(CASES, 60)
        for fault in check.iter_errors(json.loads(path.read_text("utf-8")))
    ]
    assert CASES and wrong == []


def test_the_example_is_valid() -> None:
    assert list(validator().iter_errors(EXAMPLE)) == []
    assert read_case(json.dumps(EXAMPLE).encode()).title == (("", EXAMPLE["title"]),)


def play(**keys: object) -> Change:
    return lambda case: case["actions"].append({"do": "play", **keys})


def expect(**keys: object) -> Change:
    return lambda case: case["actions"].append({"do": "expect", **keys})


def put(key: str, value: object) -> Change:
    return lambda case: case.update({key: value})


def act(**keys: object) -> Change:
    return lambda case: case["actions"].append(keys)


WRONG: dict[str, Change] = {
    "another format": put("format", "bridge-case"),
    "a newer version": put("version", 2),
    "a version in letters": put("version", "1"),
    "no title": lambda case: case.pop("title"),
    "a title in no language": put("title", {}),
    "a title in German": put("title", {"de": "Ost"}),
    "an unknown key": put("comment", "x"),
    "another edition": put("edition", "1987"),
    "an unknown election": put("elections", {"alerts": True}),
    "an election of another type": put("elections", {"screens": "yes"}),
    "a board without a number": put("board", {"dealer": "N"}),
    "three hands": put("deal", "N:T.QJ653.K652.AKQ 542.AKT2.Q43.842 AKQ983.4.J.97653"),
    "a contract without a denomination": put("contract", "4"),
    "tricks of one side": put("won", {"NS": 3}),
    "a call that is none": put("auction", ["1X"]),
    "an unknown verb": act(do="revoke", seat="E"),
    "no verb": act(seat="E"),
    "an action that is a string": lambda case: case["actions"].append("play"),
    "no card": play(seat="E"),
    "a card that is none": play(seat="E", card="S1"),
    "a seat in small letters": play(seat="e", card="SA"),
    "one card visible together": play(seat="E", cards=["SA"]),
    "the same card twice": play(seat="E", cards=["SA", "SA"]),
    "an unknown way of playing": play(seat="E", card="SA", by="thrown"),
    "an unknown option": act(do="choose", by="S", option="perhaps"),
    "more tricks than there are": act(do="choose", by="director", option="claimer-14"),
    "the same suit forbidden twice": act(do="choose", by="S", option="forbid-H-H"),
    "an unknown designation": act(do="designate", what="middle"),
    "trick number 0": act(do="inspect", seat="E", trick=0),
    "a weight of more than 1": act(
        do="adjust", NS=[{"contract": "4S", "declarer": "S", "tricks": 9, "weight": 2}], EW={"artificial": "average"}
    ),
    "an unknown artificial score": act(do="adjust", NS={"artificial": "good"}, EW={"artificial": "average"}),
    "an unknown penalty": act(do="penalty", side="NS", kind="fine"),
    "an unknown key in a branch": act(do="branch", title="x", actions=[{"do": "omit", "seat": "E", "card": "SA"}]),
    "an unknown expectation": expect(winner="E"),
    "an unknown kind": expect(irregularities=[{"kind": "renege"}]),
    "a clause that is none": expect(rulings=["62-B"]),
    "a penalty card of another kind": expect(penalty={"E": {"D9": "middling"}}),
    "nobody to be asked": expect(asked={"law": "62C1"}),
    "an impossible action that is none": expect(impossible={"do": "fly"}),
    "tricks that are no number": expect(tricks={"NS": "ten"}),
}


@pytest.mark.parametrize("change", WRONG.values(), ids=WRONG.keys())
def test_what_is_malformed_is_refused_by_schema_and_reader(change: Change) -> None:
    case = json.loads(json.dumps(EXAMPLE))
    change(case)
    assert not validator().is_valid(case)
    with pytest.raises(CaseError):
        read_case(json.dumps(case).encode())


SAMPLES = tuple(
    dict.fromkeys(
        (
            *(suit + rank for suit in "CDHSTcs" for rank in ("2", "9", "10", "T", "t", "A", "1", "0", "11", "")),
            *(f"{level}{name}" for level in range(11) for name in ("C", "NT", "N", "s", "SX", "SXX", "SXXX", "X", "")),
            "",
            " ",
            " SA ",
            "P",
            "p",
            "X",
            "XX",
            "XXX",
            "pass",
            "N",
            "E",
            "n",
            "NS",
            "EW",
            "SN",
            "director",
            "Director",
            "high",
            "low",
            "win",
            "any",
            "HIGH",
            "run-H",
            "run-h",
            "run-",
            "10",
            "T",
            "1",
            "a",
            "62",
            "62C",
            "62C1",
            "43B2(b)",
            "43B2b",
            "27B1b(i)",
            "27B1(b)(1)",
            "27B1(b)i",
            "93",
            "94",
            "0",
            "06",
            "62c",
            "C2",
            "62C123",
            "43A2a",
            "43A2(a)",
            "43A2(a",
            "43A2d",
            "9",
            "90",
            "99",
            "100",
            "8",
            "89",
            "require-H",
            "require-H-C",
            "forbid-H",
            "forbid-H-C",
            "forbid-C-D-H-S",
            "forbid-C-D-H-S-C",
            "forbid-H-H",
            "forbid-",
            "forbid-X",
            "require-h",
            "pass-once",
            "pass-throughout",
            "pass-twice",
            "claimer-0",
            "claimer-13",
            "claimer-14",
            "claimer-",
            "accept",
            "refuse",
            "keep",
            "withdraw",
            "card",
            "free",
            "revoke",
            "play-out-of-turn",
            "1997",
            "2007",
            "2017",
            "2027",
            "major",
            "minor",
            "N:T.QJ653.K652.AKQ 542.AKT2.Q43.842 AKQ983.4.J.97653 J76.987.AT987.JT",
            " E:A... .K.. ..10. ...2 ",
            "N: A... .K.. ..Q. ...2",
            "N:A... .K.. ..Q.",
            "NA... .K.. ..Q. ...2",
            "N:A.. K Q 2",
        )
    )
)
TEXTS: dict[str, Shape[Any]] = {
    "card": s.CARD,
    "suit": s.SUIT,
    "seat": s.SEAT,
    "side": s.SIDE,
    "call": s.CALL,
    "spoken call": s.SPOKEN_CALL,
    "person": s.PERSON,
    "edition": s.EDITION,
    "clause": s.CLAUSE,
    "option": s.OPTION,
    "restraint": s.RESTRAINT,
    "designation": s.DESIGNATION,
    "breach": s.BREACH,
    "kind": s.KIND,
    "contract": CONTRACT,
    "order": ORDER,
    "information": KNOWN,
    **{field.key: field.shape for field in KEYS if field.key == "deal"},
}


def sample_of(kind: str, text: str) -> object:
    return {"order": [text], "information": {"what": text, "unauthorised": []}}.get(kind, text)


def reads(kind: str, sample: object) -> bool:
    if kind == "contract":  # its letters are read once the declarer is known
        claim = next(field for field in EXPECTED if field.key == "contract")
        return sample != "pass" and reads_with(claim.shape, sample)
    return reads_with(TEXTS[kind], sample)


def reads_with(shape: Shape[Any], sample: object) -> bool:
    try:
        read_json(shape, sample)
    except CaseError as fault:
        return fault.message.key.startswith("case-deal-")  # well formed: the schema counts no cards
    return True


def read_json(shape: Shape[Any], sample: object) -> object:
    return shape.read(parsed(json.dumps(sample).encode()), "")


@pytest.mark.parametrize("kind", TEXTS)
def test_a_text_fits_the_schema_where_the_reader_reads_it(kind: str) -> None:
    schema = case_schema()["$defs"]["option"] if kind == "option" else TEXTS[kind].schema
    fits = Draft202012Validator(dict(schema)).is_valid
    samples = [sample_of(kind, text) for text in SAMPLES]
    assert [one for one in samples if fits(one)] == [one for one in samples if reads(kind, one)]
    assert any(map(fits, samples)) and not all(map(fits, samples))

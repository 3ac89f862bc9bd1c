"""Writing a case file with a line for each key and each action."""

from __future__ import annotations

import json
from collections.abc import Iterator

from bridgetable.cards.notation import contract_text
from bridgetable.cards.seat import Side
from bridgetable.cases import shapes as s
from bridgetable.cases.case import Case, Entry, Expect
from bridgetable.cases.codec import FORMAT, KEYS, VERSION
from bridgetable.cases.expectations import write_expect
from bridgetable.cases.outline import Closing, Opening, flat
from bridgetable.cases.verbs import write_action

_ON_ONE_LINE = (
    ("format", "version"), ("title",), ("story",), ("source",), ("tags",), ("edition", "board"), ("elections",),
    ("deal",), ("auction",), ("contract", "declarer"), ("won", "leader"),
)

# json.dumps would make another encoder for each value.
_JSON = json.JSONEncoder(ensure_ascii=False)

_WIDEST = 12
"""The number of branches in one another from which on the margin is not made wider."""


def write_case(case: Case) -> bytes:
    """The case as a file in UTF-8; reading it gives an equal case."""
    return "".join(case_text(case)).encode()


def case_text(case: Case) -> Iterator[str]:
    """The same as text, in pieces."""
    members = s.write_fields(KEYS, case_values(case).get)
    lines = [", ".join(_member(key, members[key]) for key in keys if key in members) for keys in _ON_ONE_LINE]
    head = "".join(f"  {line},\n" for line in lines if line)
    yield f'{{\n{head}  "actions": '
    yield from _entries(case.actions)
    yield "\n}\n"


def case_values(case: Case) -> dict[str, object]:
    """The value of each key at the top of the file by key, without the actions; what is left out is the default."""
    values: dict[str, object] = {
        "format": FORMAT, "version": VERSION, "title": case.title, "story": case.story, "source": case.source,
        "tags": case.tags, "edition": case.edition, "elections": case.elections, "board": case.board,
        "deal": case.deal, "auction": case.auction, "contract": "", "won": (), "actions": (),
    }
    if case.contract is not None:
        values |= {"contract": contract_text(case.contract), "declarer": case.contract.declarer}
    if case.ending is not None:
        values |= {"won": tuple(zip(Side, case.ending.won, strict=True)), "leader": case.ending.leader}
    return values


def _member(key: str, value: object) -> str:
    return f'"{key}": {json_text(value)}'


def json_text(value: object) -> str:
    """A value as JSON on one line."""
    return _JSON.encode(value)


def _entries(entries: tuple[Entry, ...]) -> Iterator[str]:
    """The list of the entries, in pieces."""
    depth, first = 1, True
    yield "["
    for item in flat(entries):
        if isinstance(item, Closing):
            depth -= 1
            yield "]}" if first else f"\n{_margin(depth)}]}}"
            first = False
            continue
        yield f"\n{_margin(depth)}" if first else f",\n{_margin(depth)}"
        first = False
        match item:
            case Opening(title):
                yield f'{{"do": "branch", "title": {json_text(s.TEXT.write(title))}, "actions": ['
                depth, first = depth + 1, True
            case Expect():
                yield json_text(write_expect(item))
            case _:
                yield json_text(write_action(item))
    yield "]" if first else f"\n{_margin(0)}]"


def _margin(depth: int) -> str:
    return "  " * (1 + min(depth, _WIDEST))

"""Reading case files. Unknown keys and values are refused with their place, so that nothing is lost in writing."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from itertools import chain
from typing import Any

from bridgetable.cards.board import Board, Vulnerability
from bridgetable.cards.call import Contract
from bridgetable.cards.deal import FULL_HAND, DealError, Hands, checked_deal
from bridgetable.cards.notation import card_text, contract_text, deal_of, deal_text, vulnerability_of
from bridgetable.cards.seat import Side
from bridgetable.cases import fields as p
from bridgetable.cases import shapes as s
from bridgetable.cases.case import Branch, Case, Ending, Entry, Expect, contract_after
from bridgetable.cases.expectations import read_expect, write_expect
from bridgetable.cases.outline import Closing, Flat, Opening, flat
from bridgetable.cases.reader import CaseError, Members, inside, items_of, members_of, nth, number_of, parsed, shown
from bridgetable.cases.verbs import CONTRACT, contract_by, read_action, verb_of, write_action
from bridgetable.table.text import Text

FORMAT = "bridgetable-case"
VERSION = 1
ENTRY = "#/$defs/entry"
"""Where the JSON Schema of a case has that of an entry of `actions`: a branch has such entries again."""


# -- what stands at the top of a case --------------------------------------------------------------------------------

_VULNERABLE = s.lettered(
    vulnerability_of, lambda vulnerable: vulnerable.value, p.one_of({"All", *(one.value for one in Vulnerability)})
)
_BOARD = (s.needs("number", s.whole(0)), s.may("dealer", s.SEAT), s.may("vulnerable", _VULNERABLE))


def _read_board(raw: object, place: str) -> Board:
    found = s.read_fields(_BOARD, members_of(raw, place), place)
    usual = Board.numbered(found["number"])
    return Board(usual.number, found.get("dealer", usual.dealer), found.get("vulnerable", usual.vulnerable))


def _write_board(board: Board) -> object:
    usual = Board.numbered(board.number)
    differing = {
        "number": board.number,
        "dealer": None if board.dealer is usual.dealer else board.dealer,
        "vulnerable": None if board.vulnerable is usual.vulnerable else board.vulnerable,
    }
    return s.write_fields(_BOARD, differing.get)


_DEAL = s.lettered(deal_of, deal_text, p.DEAL)


def _read_deal(raw: object, place: str) -> Hands:
    hands = _DEAL.read(raw, place)
    try:
        return checked_deal(hands)
    except DealError as fault:
        if fault.key == "deal-card-twice":
            raise CaseError(place, "case-deal-card-twice", text=_twice_dealt(hands)) from None
        sizes = " ".join(str(len(hand)) for hand in hands)
        raise CaseError(place, "case-deal-uneven", text=sizes) from None


def _twice_dealt(hands: Hands) -> str:
    """The highest card that is in two hands, in letters."""
    counts = Counter(card for hand in hands for card in hand)
    return card_text(max(card for card, count in counts.items() if count > 1))


class _Line:
    """A line while it is read: the rest of its raw entries, and the entries read so far."""

    def __init__(self, raw: list[object], place: str, title: Text = ()) -> None:
        self.raw, self.place, self.title = enumerate(raw), place, title
        self.entries: list[Entry] = []


def _read_entries(raw: list[object], place: str) -> tuple[Entry, ...]:
    """The entries of a list and of the branches in it, however deep they are nested."""
    line, outer = _Line(raw, place), list[_Line]()
    while True:
        number, entry = next(line.raw, (-1, None))
        if number < 0:
            if not outer:
                return tuple(line.entries)
            outer[-1].entries.append(Branch(line.title, tuple(line.entries)))
            line = outer.pop()
            continue
        here = nth(line.place, number)
        members = members_of(entry, here)
        match verb_of(members, here):
            case "branch":
                rest = {key: value for key, value in members.items() if key != "do"}
                found = s.read_fields(BRANCH, rest, here)
                outer.append(line)
                line = _Line(found["actions"], inside(here, "actions"), found["title"])
            case "expect":
                line.entries.append(read_expect(members, here))
            case _:
                line.entries.append(read_action(members, here))


_ACTIONS = s.Shape(items_of, list, {"type": "array", "items": {"$ref": ENTRY}})
BRANCH = (s.needs("title", s.TEXT), s.needs("actions", _ACTIONS))
LINES: tuple[tuple[p.Field, ...], ...] = (
    (s.needs("format", s.one_of(frozenset({FORMAT}), "case-no-format")), s.needs("version", s.whole(1, VERSION))),
    (s.needs("title", s.TEXT),),
    (s.may("story", s.TEXT, ()),),
    (s.may("source", s.TEXT, ()),),
    (s.may("tags", s.several(s.STRING, distinct=False), ()),),
    (s.needs("edition", s.EDITION), s.needs("board", s.Shape(_read_board, _write_board, s.schema_of(_BOARD)))),
    (s.may("elections", s.ELECTIONS, ()),),
    (s.needs("deal", s.Shape(_read_deal, deal_text, p.DEAL)),),
    (s.may("auction", s.several(s.CALL, distinct=False), ()),),
    (s.may("contract", CONTRACT, ""), s.may("declarer", s.SEAT)),
    (s.may("won", s.by(s.SIDE, s.whole(0, FULL_HAND), every=tuple(Side)), ()), s.may("leader", s.SEAT)),
    (s.needs("actions", _ACTIONS),),
)
"""The keys of a case file, in the order they are written, those together that stand on one line.

What reads and writes a case, its JSON Schema and the page of the manual follow from this.
"""

KEYS = tuple(chain.from_iterable(LINES))
_OF_THE_CASE = tuple(field.key for field in KEYS if field.key in Case.__struct_fields__)
"""The keys that are attributes of a case; `contract` and `ending` are made of several."""


# -- reading ---------------------------------------------------------------------------------------------------------


def read_case(data: bytes) -> Case:
    """The case in these bytes; raises CaseError with the path of what is wrong."""
    return case_in(parsed(data))


def read_without_actions(data: bytes) -> Case:
    """The case in these bytes as if it had no actions, which are not read: there may be anything wrong in them.

    Raises CaseError with the path of what is wrong elsewhere. The Laws are not loaded for it.
    """
    return _case({**_fields(parsed(data)), "actions": ()})


def case_in(raw: object) -> Case:
    """The case in this JSON value, whose objects are Members; raises CaseError with the path of what is wrong in it."""
    found = _fields(raw)
    return _case({**found, "actions": _read_entries(found["actions"], "actions")})


def _fields(raw: object) -> dict[str, Any]:
    """The values of the keys of a case, its actions in raw entries."""
    must_be_known(raw, FORMAT, VERSION, "case-no-format")
    return s.read_fields(KEYS, members_of(raw, ""), "")


def _case(found: dict[str, Any]) -> Case:
    _must_be_regular(found)
    contract, ending = _contract(found), _ending(found)
    plain = {key: found[key] for key in _OF_THE_CASE if key in found}
    return Case(**{**plain, "contract": contract, "ending": ending})


def must_be_known(raw: object, known_format: str, known_version: int, no_format: str) -> None:
    """Checks version and format first, because a newer file may differ in anything else; raises CaseError.

    `no_format` is the message about another format.
    """
    if not isinstance(raw, Members):
        raise CaseError("", "case-not-an-object", text=shown(raw))
    top = dict(raw)
    if "version" in top:
        version = number_of(top["version"], "version", 1, None)
        if version > known_version:
            raise CaseError("version", "case-newer-version", version=shown(version), known=known_version)
    if "format" not in top:
        raise CaseError("format", "case-missing")
    if top["format"] != known_format:
        raise CaseError("format", no_format, text=shown(top["format"]))


def _must_be_regular(found: dict[str, Any]) -> None:
    if "auction" in found and "contract" in found:
        raise CaseError("contract", "case-contract-and-auction")
    contract_after(found["board"].dealer, found.get("auction", ()))


def _contract(found: dict[str, Any]) -> Contract | None:
    if "contract" not in found:
        if "declarer" in found:
            raise CaseError("declarer", "case-declarer-alone")
        return None
    if "declarer" not in found:
        raise CaseError("declarer", "case-missing")
    return contract_by(found["contract"], found["declarer"], "contract")


def _ending(found: dict[str, Any]) -> Ending | None:
    """The ending, None on a full board; raises CaseError unless exactly an ending has tricks won and a leader."""
    cards = len(found["deal"].north)
    for key in ("won", "leader"):
        if cards == FULL_HAND and key in found:
            raise CaseError(key, "case-only-in-endings")
        if cards < FULL_HAND and key not in found:
            raise CaseError(key, "case-missing-in-ending")
    if cards == FULL_HAND:
        return None
    won = dict(found["won"])
    if sum(won.values()) + cards != FULL_HAND:
        raise CaseError("won", "case-won-not-thirteen", won=sum(won.values()), cards=cards)
    if "contract" not in found and contract_after(found["board"].dealer, found.get("auction", ())) is None:
        raise CaseError("contract", "case-missing-in-ending")
    return Ending((won[Side.NS], won[Side.EW]), found["leader"])


# -- Writing a case file with a line for each key and each action ------------------------------------------------------


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
    lines = [", ".join(_member(one.key, members[one.key]) for one in line if one.key in members) for line in LINES[:-1]]
    head = "".join(f"  {line},\n" for line in lines if line)
    yield f'{{\n{head}  "actions": '
    yield from _entries(case.actions)
    yield "\n}\n"


def case_values(case: Case) -> dict[str, object]:
    """The value of each key at the top of the file by key, without the actions; what is left out is the default."""
    plain = {key: getattr(case, key) for key in _OF_THE_CASE}
    values = {"format": FORMAT, "version": VERSION, **plain, "contract": "", "won": (), "actions": ()}
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
        yield entry_text(item)
        if isinstance(item, Opening):
            depth, first = depth + 1, True
    yield "]" if first else f"\n{_margin(0)}]"


def entry_text(item: Flat) -> str:
    """An entry, or the beginning or end of a branch, on one line."""
    match item:
        case Opening(title):
            return f'{{"do": "branch", "title": {json_text(s.TEXT.write(title))}, "actions": ['
        case Closing():
            return "]}"
        case Expect():
            return json_text(write_expect(item))
        case _:
            return json_text(write_action(item))


def _margin(depth: int) -> str:
    return "  " * (1 + min(depth, _WIDEST))

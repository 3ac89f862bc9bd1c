"""Writing a case into the text it was read from: where nothing was changed, every byte stays."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

from bridgetable.cases import shapes as s
from bridgetable.cases.case import Case
from bridgetable.cases.codec import KEYS, case_values, entry_text, json_text, read_case, write_case
from bridgetable.cases.outline import Closing, Flat, Opening, flat
from bridgetable.cases.reader import CaseError

# -- Where the values of a case file stand in its text, so that they can be written again as they were -----------------


_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[\[\]{},:]|[^\s\[\]{},:"]+')


class Part(msgspec.Struct, frozen=True):
    """An entry of a list of actions, or one end of a branch: its text, and the white space and comma before it.

    `title` is where in the text of a branch that begins its title is; None if the title stands elsewhere.
    """

    gap: str
    text: str
    title: tuple[int, int] | None = None


class Member(msgspec.Struct, frozen=True):
    """A key of the whole object: the text before its value, from the brace or value before it, and the value."""

    key: str
    before: str
    value: str


class Spans(msgspec.Struct, frozen=True):
    """The text of a case file in parts; `tail` is what stands behind the last value.

    `parts` are those of the actions, in the order of `flat`, and `last_gap` the white space before the bracket that
    ends them. That bracket itself stands before the next member, or in the tail.
    """

    members: tuple[Member, ...]
    parts: tuple[Part, ...]
    last_gap: str
    tail: str


class _Container(msgspec.Struct):
    """An object or a list that is being read; `kind` is "top", "actions", "entry" or "" for any other."""

    kind: str
    start: int
    key: str = ""
    is_value: bool = False
    actions_ended: int = 0
    title: tuple[int, int] | None = None
    holds_actions: bool = False


def spans_of(text: str) -> Spans:
    """The parts of the text of a case file."""
    return _Scan(text).spans()


class _Scan:
    """One pass over the text; no function calls itself, because branches may be nested to any depth."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._members: list[Member] = []
        self._parts: list[Part] = []
        self._written = 0
        self._ended = 0
        self._last_gap = ""
        self._stack: list[_Container] = []

    def spans(self) -> Spans:
        """The parts of the whole text."""
        for start, end, token in self._tokens():
            if token in "{[":
                self._open(start, token)
            elif token in "}]":
                self._close(end)
            elif token == ",":
                self._stack[-1].is_value = False
            elif token == ":":
                self._stack[-1].is_value = True
            else:
                self._scalar(start, end, token)
        return Spans(tuple(self._members), tuple(self._parts), self._last_gap, self._text[self._ended :])

    def _tokens(self) -> Iterator[tuple[int, int, str]]:
        return ((found.start(), found.end(), found[0]) for found in _TOKEN.finditer(self._text))

    def _scalar(self, start: int, end: int, token: str) -> None:
        top = self._stack[-1]
        if top.kind in ("top", "entry") and not top.is_value:
            top.key = msgspec.json.decode(token)
        else:
            self._value(start, end)

    def _open(self, start: int, token: str) -> None:
        kind = ""
        if not self._stack:
            kind = "top"
        elif self._stack[-1].kind == "actions":
            kind = "entry"
        elif self._stack[-1].kind in ("top", "entry") and self._stack[-1].key == "actions" and token == "[":
            kind = "actions"
            self._begin_actions(start)
        self._stack.append(_Container(kind, start))

    def _begin_actions(self, start: int) -> None:
        outer = self._stack[-1]
        if outer.kind == "top":
            self._members.append(Member("actions", self._text[self._ended : start + 1], ""))
            self._written = start + 1
            return
        outer.holds_actions = True
        title = outer.title
        within = (title[0] - outer.start, title[1] - outer.start) if title is not None else None
        self._parts.append(Part(self._text[self._written : outer.start], self._text[outer.start : start + 1], within))
        self._written = start + 1

    def _close(self, end: int) -> None:
        done = self._stack.pop()
        if done.kind == "actions":
            if self._stack[-1].kind == "top":
                self._last_gap = self._text[self._written : end - 1]
                self._ended = end - 1
                # The bracket belongs to the text before the next member.
                return
            # What stands between here and the brace that ends the branch belongs to its end.
            self._stack[-1].actions_ended = end - 1
            return
        if done.kind == "entry" and done.holds_actions:
            gap = self._text[self._written : done.actions_ended]
            self._parts.append(Part(gap, self._text[done.actions_ended : end]))
            self._written = end
        elif done.kind == "entry":
            self._parts.append(Part(self._text[self._written : done.start], self._text[done.start : end]))
            self._written = end
        elif self._stack:
            self._value(done.start, end)

    def _value(self, start: int, end: int) -> None:
        outer = self._stack[-1]
        if outer.kind == "top":
            self._members.append(Member(outer.key, self._text[self._ended : start], self._text[start:end]))
            self._ended = end
        elif outer.kind == "entry" and outer.key == "title":
            outer.title = (start, end)


_COMPARED = 2000
"""The most entries of a line that are compared one with another, once those alike at both ends are put aside."""
_MARK = "\ufeff"


def rewritten(original: bytes, case: Case) -> bytes:
    """The case as a file, in the words of the original where that says the same; reading it gives an equal case."""
    try:
        before = read_case(original)
    except CaseError:
        return write_case(case)
    text = original.decode("utf-8-sig")
    mark = _MARK if original.startswith(_MARK.encode()) else ""
    spans = spans_of(text)
    old, new = list(flat(before.actions)), list(flat(case.actions))
    if len(spans.parts) != len(old):
        return write_case(case)
    actions = "".join(_actions(spans, old, new, _matched(old, new)))
    return "".join((mark, *_members(spans, before, case, actions))).encode()


# -- the keys at the top ---------------------------------------------------------------------------------------------


def _members(spans: Spans, before: Case, case: Case, actions: str) -> Iterator[str]:
    was, now = (s.write_fields(KEYS, case_values(one).get) for one in (before, case))
    order = [field.key for field in KEYS]
    there = {member.key for member in spans.members}
    pending = [key for key in order if key in now and key not in there]
    first, opened = True, ""
    for member in spans.members:
        gone = member.key in was and member.key not in now
        place = order.index(member.key)
        lead = opened + member.before
        opened = ""
        if gone:
            # The bracket or brace before it has to stay.
            opened = lead[: _separator(lead)]
            continue
        ready = [key for key in pending if order.index(key) < place]
        pending = [key for key in pending if key not in ready]
        for key in ready:
            at = _separator(lead)
            yield f'{lead[:at]}{"" if first else ","}{_margin_in(lead)}"{key}": {json_text(now[key])}'
            lead, first = "," + lead[at:].lstrip(","), False
        yield _led(lead, first=first)
        first = False
        yield _value(member, was, now, actions)
    for key in pending:
        tail = spans.tail
        closing = tail[:1] if tail.startswith("]") else ""
        yield f'{closing},{_margin_in(spans.members[0].before)}"{key}": {json_text(now[key])}'
        spans = msgspec.structs.replace(spans, tail=tail.removeprefix(closing))
    yield opened + spans.tail


def _separator(lead: str) -> int:
    """Where in the text before a key the bracket or brace ends that belongs to what stands before."""
    return len(lead) - len(lead.lstrip("]{")) if lead[:1] in "]{" else 0


def _led(lead: str, *, first: bool) -> str:
    """The text before a key, with a comma exactly if it is not the first."""
    at = _separator(lead)
    head, rest = lead[:at], lead[at:]
    quote = rest.index('"')
    gap = rest[:quote]
    if first:
        return head + gap.replace(",", "") + rest[quote:]
    return lead if "," in gap else f"{head},{rest}"


def _margin_in(lead: str) -> str:
    """The end of line and the margin before a key; a space if there is none."""
    gap = lead[: lead.index('"')].lstrip("]{,")
    return gap if "\n" in gap else "\n  "


def _value(member: Member, was: dict[str, object], now: dict[str, object], actions: str) -> str:
    if member.key == "actions":
        return actions
    return member.value if was.get(member.key) == now.get(member.key) else json_text(now[member.key])


# -- the actions -----------------------------------------------------------------------------------------------------


class _Level(msgspec.Struct):
    """The entries of one line, by their numbers among the flat items."""

    entries: list[int]
    inside: dict[int, _Level]


def _level(items: list[Flat]) -> _Level:
    level, outer = _Level([], {}), list[_Level]()
    for number, item in enumerate(items):
        match item:
            case Opening():
                level.entries.append(number)
                outer.append(level)
                level.inside[number] = level = _Level([], {})
            case Closing():
                level = outer.pop()
            case _:
                level.entries.append(number)
    return level


def _matched(old: list[Flat], new: list[Flat]) -> dict[int, int]:
    """For each new item the old one that says the same; for a branch, what it was before, with its end."""
    found: dict[int, int] = {}
    ends = [_ends(items) for items in (old, new)]
    waiting = [(_level(old), _level(new))]
    while waiting:
        before, now = waiting.pop()
        for was, one in _pairs(before.entries, now.entries, old, new):
            found[one] = was
            if one in now.inside:
                found[ends[1][one]] = ends[0][was]
                waiting.append((before.inside[was], now.inside[one]))
    return found


def _ends(items: list[Flat]) -> dict[int, int]:
    ends, opened = dict[int, int](), list[int]()
    for number, item in enumerate(items):
        if isinstance(item, Opening):
            opened.append(number)
        elif isinstance(item, Closing):
            ends[opened.pop()] = number
    return ends


def _pairs(before: list[int], now: list[int], old: list[Flat], new: list[Flat]) -> Iterator[tuple[int, int]]:
    start, stop = 0, 0
    least = min(len(before), len(now))
    while start < least and old[before[start]] == new[now[start]]:
        start += 1
    while stop < least - start and old[before[-1 - stop]] == new[now[-1 - stop]]:
        stop += 1
    yield from zip(before[:start], now[:start], strict=True)
    if stop:
        yield from zip(before[-stop:], now[-stop:], strict=True)
    were, are = before[start : len(before) - stop], now[start : len(now) - stop]
    if len(were) + len(are) > _COMPARED:
        return
    # Where a case is only opened nothing has to be compared.
    from difflib import SequenceMatcher

    matcher = SequenceMatcher(None, [old[n] for n in were], [new[n] for n in are], autojunk=False)
    for tag, i1, i2, j1, j2 in matcher.get_opcodes():
        if tag == "equal":
            yield from zip(were[i1:i2], are[j1:j2], strict=True)
        elif tag == "replace":
            # A branch under another name.
            branches = (
                [n for n in were[i1:i2] if isinstance(old[n], Opening)],
                [n for n in are[j1:j2] if isinstance(new[n], Opening)],
            )
            yield from zip(*branches, strict=False)


def _actions(spans: Spans, old: list[Flat], new: list[Flat], matched: dict[int, int]) -> Iterator[str]:
    """The text between the brackets of the actions."""
    depth, first, margin = 1, True, _usual_margins(spans, old)
    end_of_line = "\r\n" if "\r\n" in spans.members[0].before else "\n"
    fresh: list[bool] = []
    for number, item in enumerate(new):
        was = matched.get(number)
        part = spans.parts[was] if was is not None else None
        if isinstance(item, Closing):
            depth -= 1
            opened_fresh = fresh.pop()
            if part is None or opened_fresh:
                part = Part("" if first else end_of_line + margin.get(depth, "  " * depth), "]}")
            yield part.gap + part.text
            first = False
            continue
        gap = part.gap if part is not None else end_of_line + margin.get(depth, "  " * (depth + 1))
        yield gap.replace(",", "") if first else gap if "," in gap else "," + gap
        first = False
        text = _text(item, old[was] if was is not None else None, part)
        yield text or entry_text(item)
        if isinstance(item, Opening):
            fresh.append(not text)
            depth, first = depth + 1, True
    if bool(new) == bool(old):
        yield spans.last_gap
    elif new:
        yield end_of_line + "  "


def _usual_margins(spans: Spans, old: list[Flat]) -> dict[int, str]:
    """The margin of the first entry in a line of its own, for each depth that has one."""
    found: dict[int, str] = {}
    depth = 1
    for part, item in zip(spans.parts, old, strict=True):
        depth -= isinstance(item, Closing)
        if "\n" in part.gap and not isinstance(item, Closing):
            found.setdefault(depth, part.gap[part.gap.rindex("\n") + 1 :])
        depth += isinstance(item, Opening)
    return found


def _text(item: Flat, was: Flat | None, part: Part | None) -> str:
    """The text of an entry as it was; "" if it has to be written anew."""
    if part is None or item == was:
        return part.text if part is not None else ""
    if isinstance(item, Opening) and part.title is not None:
        start, end = part.title
        return part.text[:start] + json_text(s.TEXT.write(item.title)) + part.text[end:]
    return ""

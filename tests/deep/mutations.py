"""Files changed at random: their bytes, their words, or, of JSON, their values."""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable
from copy import deepcopy
from typing import Any, TypeAlias

HUGE = ("999999999999", "-1", "0", "1e999", "1" * 5000, "0.30000000000000004", "NaN", "-0", "00", "1.0")
TOKENS = (
    b"\0",
    b"\xff\xfe",
    b"\xef\xbb\xbf",
    b"\r",
    b"\n\n",
    b"[",
    b"]",
    b"{",
    b"}",
    b'"',
    b"\\",
    b"|",
    b"mb|",
    b"pc|",
    b"md|3SA,,,|",
    b"qx|o1|",
    b"[Event ",
    b'[Deal "N:',
    b"^S",
    b"=1=",
    b"$999",
    b"\xe2\x99\xa0",
    b"\xe2\x80\xae",
    b"\x1b[2J",
    b"<img src=/dev/zero>",
    b"A" * 3000,
    b"[" * 3000,
    b'{"a":' * 300,
)
VALUES: tuple[Any, ...] = (
    None,
    True,
    False,
    0,
    -1,
    14,
    99,
    10**9,
    10**30,
    0.5,
    1e308,
    "",
    "x",
    "SA",
    "S10",
    "7NT",
    "director",
    "N",
    "claimer-13",
    "\u202e",
    "\ud800",
    "x" * 3000,
    [],
    {},
    [[]],
    [None],
    {"": ""},
    {"en": "x", "it": "y"},
    {"do": "branch", "title": "", "actions": []},
    {"do": "director", "seat": "N"},
    {"do": "end-round"},
)
WORDS = re.compile(rb"\w+|\s+|.", re.DOTALL)


def changed(data: bytes, others: tuple[bytes, ...], dice: random.Random) -> bytes:
    """The data with one to four changes; `others` are files of its kind, from which pieces are taken."""
    for _ in range(dice.choice((1, 1, 1, 2, 3, 4))):
        (change,) = dice.choices(CHANGES, _WEIGHTS)
        data = change(data, dice.choice(others), dice)
    return data[:200_000]


def _place(data: bytes, dice: random.Random) -> tuple[int, int]:
    """Where a piece begins and ends, mostly a small one."""
    start = dice.randrange(len(data) + 1)
    return start, min(len(data), start + dice.choice((0, 1, 1, 2, 8, 40, 400)))


def _flipped(data: bytes, other: bytes, dice: random.Random) -> bytes:
    if not data:
        return data
    at = dice.randrange(len(data))
    return data[:at] + bytes((data[at] ^ (1 << dice.randrange(8)),)) + data[at + 1 :]


def _cut(data: bytes, other: bytes, dice: random.Random) -> bytes:
    start, end = _place(data, dice)
    return data[:start] if dice.random() < 0.2 else data[:start] + data[end:]


def _doubled(data: bytes, other: bytes, dice: random.Random) -> bytes:
    start, end = _place(data, dice)
    return data[:end] + data[start:end] * dice.choice((1, 1, 2, 50)) + data[end:]


def _spliced(data: bytes, other: bytes, dice: random.Random) -> bytes:
    (start, end), (first, last) = _place(data, dice), _place(other, dice)
    return data[:start] + other[first:last] + data[end:] if dice.random() < 0.8 else data[:start] + other[first:]


def _with_token(data: bytes, other: bytes, dice: random.Random) -> bytes:
    start, end = _place(data, dice)
    return data[:start] + dice.choice(TOKENS) + data[end if dice.random() < 0.5 else start :]


def _swapped(data: bytes, other: bytes, dice: random.Random) -> bytes:
    """Two words change places, or one takes the place of another."""
    words = WORDS.findall(data)
    named = [number for number, word in enumerate(words) if word[:1].isalnum()]
    if len(named) < 2:
        return data
    one, two = dice.sample(named, 2)
    words[one], words[two] = words[two], dice.choice((words[one], words[two]))
    return b"".join(words)


def _huge(data: bytes, other: bytes, dice: random.Random) -> bytes:
    numbers = list(re.finditer(rb"\d+", data))
    if not numbers:
        return data
    found = dice.choice(numbers)
    return data[: found.start()] + dice.choice(HUGE).encode() + data[found.end() :]


def _lines_moved(data: bytes, other: bytes, dice: random.Random) -> bytes:
    lines = data.splitlines(keepends=True)
    if len(lines) < 2:
        return data
    at = dice.randrange(len(lines))
    line = lines.pop(at)
    lines[dice.randrange(len(lines) + 1) : 0] = [line] * dice.choice((0, 1, 2))
    return b"".join(lines)


def _other_value(data: bytes, other: bytes, dice: random.Random) -> bytes:
    """Of JSON, a value is replaced by one of another place or kind, left out, or doubled; a key gets another name."""
    try:
        value, source = json.loads(data), json.loads(other)
    except (ValueError, RecursionError):
        return _swapped(data, other, dice)
    places = list(_places(value))
    if not places:
        return data
    inside, key = dice.choice(places)
    pool = [holder[name] for holder, name in _places(dice.choice((value, source)))] or [None]
    kind = dice.randrange(10)
    if kind < 4:
        inside[key] = deepcopy(dice.choice(pool))
    elif kind < 7:
        inside[key] = deepcopy(dice.choice(VALUES))
    elif kind == 7:
        del inside[key]
    elif isinstance(inside, list):
        inside.insert(dice.randrange(len(inside) + 1), deepcopy(dice.choice((inside[key], dice.choice(pool)))))
    else:
        inside[dice.choice([name for holder, name in places if isinstance(holder, dict)])] = inside.pop(key)
    return json.dumps(value, ensure_ascii=dice.random() < 0.5).encode("utf-8", "surrogatepass")


def _places(value: Any) -> list[tuple[Any, Any]]:
    """Each object or list inside the value with each of its keys or numbers."""
    found: list[tuple[Any, Any]] = []
    waiting = [value]
    while waiting:
        inside = waiting.pop()
        keys = list(inside) if isinstance(inside, dict) else range(len(inside)) if isinstance(inside, list) else ()
        found += ((inside, key) for key in keys)
        waiting += (inside[key] for key in keys)
    return found


Change: TypeAlias = Callable[[bytes, bytes, random.Random], bytes]

CHANGES: tuple[Change, ...] = (
    _flipped,
    _cut,
    _doubled,
    _spliced,
    _with_token,
    _swapped,
    _huge,
    _lines_moved,
    _other_value,
)
_WEIGHTS = (*(1,) * 8, 8)

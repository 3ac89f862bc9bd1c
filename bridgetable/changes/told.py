"""A difference between two rulings in words: of what the Director says only the parts that are not the same."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import takewhile
from typing import TYPE_CHECKING, TypeAlias

import msgspec

from bridgetable.table.question import Message

if TYPE_CHECKING:
    from bridgetable.words.catalogue import Words


class SaidInstead(msgspec.Struct, frozen=True):
    """What the Director says under a clause in the edition before and in the one after, None where he says nothing."""

    clause: str
    was: Message | None
    now: Message | None


Told: TypeAlias = Message | SaidInstead
"""What is told of a difference."""


def in_words(told: Told, words: Words) -> str:
    """A difference in a sentence; of two rulings only the parts, from comma to comma, that are not the same."""
    if isinstance(told, Message):
        return words.say(told)
    if told.was is None or told.now is None:
        key = "changes-said-no-longer" if told.now is None else "changes-said-now"
        (said,) = (each for each in (told.was, told.now) if each is not None)
        return words.text(key, law=told.clause, text=_first_sentence(words.say(said)))
    was, now = _apart(words.say(told.was), words.say(told.now))
    if not (was and now):
        return words.text("changes-said-less" if was else "changes-said-more", law=told.clause, text=was or now)
    return words.text("changes-said-instead", law=told.clause, was=was, text=now)


_PART = re.compile(r".+?(?:[.,:;!?](?=\s)\s*|$)", re.DOTALL)
_SENTENCE = re.compile(r".+?[.!?](?=\s|$)", re.DOTALL)
LONG = 100
"""From how many letters on only the first sentence of what the Director says is told."""


def _first_sentence(text: str) -> str:
    found = _SENTENCE.match(text)
    return found[0] if found is not None and len(text) > LONG else text


def _apart(was: str, now: str) -> tuple[str, str]:
    """The two texts without the parts at either end that they have in common, each left out marked by dots."""
    one, other = _PART.findall(was), _PART.findall(now)
    before = _alike(one, other)
    after = _alike(one[before:][::-1], other[before:][::-1])
    return _cut(one, before, len(one) - after), _cut(other, before, len(other) - after)


def _alike(one: Sequence[str], other: Sequence[str]) -> int:
    return sum(1 for _ in takewhile(lambda pair: pair[0].strip() == pair[1].strip(), zip(one, other, strict=False)))


def _cut(parts: Sequence[str], start: int, end: int) -> str:
    """Those parts in the middle of a text, with dots where they do not begin or end with a sentence."""
    text = "".join(parts[start:end]).strip()
    if not text:
        return ""
    begins = start and not parts[start - 1].rstrip().endswith((".", "!", "?"))
    return f"{'… ' if begins else ''}{text}{'' if text.endswith(('.', '!', '?')) else ' …'}"

"""Choices in an order that tells nothing: a few of them, no two of which read alike."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b

from bridgetable.rehearsal.asked import Choice
from bridgetable.words.catalogue import LANGUAGES, Words

MOST = 6
"""The largest number of choices."""
MOST_RIGHT = 4
USUAL_WRONG = 4


def arranged(right: Iterable[Choice], wrong: Iterable[Choice], seed: str) -> tuple[Choice, ...]:
    """The right choices and the first of the wrong ones, in an order that follows from `seed`.

    None at all where nothing is right, or nothing wrong or merely lawful can be offered beside it.
    """
    found = _told_apart(list(right)[:MOST_RIGHT])
    count = len(found)
    if not count:
        return ()
    for choice in wrong:
        if len(found) < min(MOST, count + USUAL_WRONG):
            found = _told_apart([*found, choice])
    if len(found) == count:
        return ()
    return tuple(sorted(found, key=lambda choice: _place_of(choice, seed)))


def _told_apart(choices: list[Choice]) -> list[Choice]:
    """The choices without those that read like an earlier one in some language, or have its key."""
    found: list[Choice] = []
    taken: set[tuple[str, str]] = set()
    for choice in choices:
        texts = {(language, _bare(Words.of(language).say(choice.message))) for language in LANGUAGES}
        texts.add(("", choice.key))
        if taken.isdisjoint(texts):
            taken |= texts
            found.append(choice)
    return found


def _bare(text: str) -> str:
    return " ".join(text.casefold().split()).strip(" .:")


def _place_of(choice: Choice, seed: str) -> bytes:
    return blake2b(f"{seed} {choice.key}".encode(), digest_size=8).digest()

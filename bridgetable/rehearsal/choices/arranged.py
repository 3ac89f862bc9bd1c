"""Choices in an order that tells nothing: a few of them, no two of which read alike."""

from __future__ import annotations

import itertools
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
    apart = _ToldApart()
    shown = list(itertools.islice(filter(apart.adds, right), MOST_RIGHT))
    most = min(MOST - len(shown), USUAL_WRONG)
    others = list(itertools.islice(filter(apart.adds, wrong), most)) if shown else []
    return tuple(sorted((*shown, *others), key=lambda choice: _place_of(choice, seed))) if others else ()


class _ToldApart:
    """The choices taken so far, of which no two read alike in any language or have the same key."""

    def __init__(self) -> None:
        self._taken: set[tuple[str, str]] = set()

    def adds(self, choice: Choice) -> bool:
        """Whether the choice is unlike those taken so far; it is taken then."""
        texts = {(language, _bare(Words.of(language).say(choice.message))) for language in LANGUAGES}
        texts.add(("", choice.key))
        if not self._taken.isdisjoint(texts):
            return False
        self._taken |= texts
        return True


def _bare(text: str) -> str:
    return " ".join(text.casefold().split()).strip(" .:")


def _place_of(choice: Choice, seed: str) -> bytes:
    return blake2b(f"{seed} {choice.key}".encode(), digest_size=8).digest()

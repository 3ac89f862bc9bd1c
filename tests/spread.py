"""How much of what there is a test looks at: a share of it, evenly spread, or everything with `pytest --whole`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TypeVar

from bridgetable.words.languages import LANGUAGES

T = TypeVar("T")
_looked_at = {"everything": False}


def look_at_everything(everything: bool) -> None:
    """Says for this process whether everything is looked at; tests/conftest.py does so before any test is read."""
    _looked_at["everything"] = everything


def spread(values: Sequence[T], most: int, first: int = 0) -> list[T]:
    """So many of the values at most, evenly spread, or all of them in a whole run.

    `first` shifts the share: tests of several sizes or languages look each at another one, and together at everything.
    """
    step = 1 if _looked_at["everything"] else -(-len(values) // most)
    return list(values[first % step :: step])


def in_some_languages(values: Iterable[T]) -> list[tuple[T, str]]:
    """Each of the values with a share of the languages, the next with the others; with all of them in a whole run."""
    return [(value, language) for n, value in enumerate(values) for language in spread(tuple(LANGUAGES), 2, n)]

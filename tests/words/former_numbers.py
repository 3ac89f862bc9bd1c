"""Pages of an edition that send the reader to a clause under a number that it no longer has there."""

from __future__ import annotations

import re
from collections.abc import Iterator

from bridgetable.changes.clauses import told_alone
from bridgetable.coverage.numbering import containing, printed_in
from bridgetable.laws.numbers import lies_under
from bridgetable.laws.renumbering import RENUMBERED
from bridgetable.words.catalogue import Words
from bridgetable.words.lawbook import text_key

_CLAUSE = re.compile(r"\b\d{1,2}[A-Z]\d?(?:\([a-z]\)|\b)")


def former_numbers_named(words: Words) -> Iterator[str]:
    """What a page names that its edition has renumbered, where the edition has that page from the one before it."""
    for edition, changed in RENUMBERED.items():
        printed = printed_in(edition)
        for number in dict.fromkeys((*printed, *(whole for each in printed for whole in containing(each)))):
            if text_key(words, number, edition, "lawbook").endswith(f".e{edition.value}"):
                continue
            for named in _CLAUSE.findall(told_alone(words, number, edition)):
                if any(lies_under(named, each) for each in (*changed.gone, *changed.moved)):
                    yield f"{edition.value} {number}: {named}"

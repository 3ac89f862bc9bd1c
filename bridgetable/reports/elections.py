"""What the organisers have elected, in words."""

from __future__ import annotations

from bridgetable.table.facts import Election
from bridgetable.table.state import Table
from bridgetable.words.catalogue import Words


def answer_key(name: str, answer: Election) -> str:
    """The message key of an answer to the election of this name: yes, no, or a reading."""
    if isinstance(answer, str):
        return f"election-{name}-{answer}"
    return "election-yes" if answer else "election-no"


def edition_line(table: Table, words: Words) -> str:
    """The edition in force and each election: "Laws of 2017 · 80: behind screens – Yes"."""
    elected = (
        f"{words.text(f'election-{name}')} – {words.text(answer_key(name, answer))}" for name, answer in table.elections
    )
    return " · ".join((words.text("edition-name", edition=table.edition.value), *elected))

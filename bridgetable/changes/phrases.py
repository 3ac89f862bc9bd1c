"""What changed in words and as data: the clauses with both pages, and the cases with what differs in them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import zip_longest
from typing import Any

import msgspec

from bridgetable.changes.clauses import Change, ClauseChange, changed_clauses, page_of
from bridgetable.changes.differences import Difference, Matter
from bridgetable.changes.found import Changes, ShownCase, ShownChange
from bridgetable.changes.told import SaidInstead, Told, in_words
from bridgetable.table.edition import Edition
from bridgetable.table.question import Message
from bridgetable.table.text import in_language
from bridgetable.words.catalogue import Words
from bridgetable.words.lawbook import is_told, law_text, point_of

MOST_TOLD = 6
"""How many differences of a case are told at most."""
MOST_ON_A_PAGE = 2
"""How many of them stand on a page of the course."""


class Page(msgspec.Struct, frozen=True):
    """A clause as the law book tells it in one edition; the text is "" where it has none for this very clause."""

    number: str
    text: str


def pages(numbers: Iterable[str], edition: Edition, words: Words) -> tuple[Page, ...]:
    """The pages of these clauses in this edition."""
    return tuple(
        Page(each, law_text(words, each, edition) if is_told(words, each, edition) else "") for each in numbers
    )


def change_title(change: ClauseChange, changes: Changes, words: Words) -> str:
    """What became of a clause, with its numbers: "Law 57A3 is now Law 57A4", "Law 62C3 is new"."""
    numbers = [
        words.text("changes-numbers", numbers=", ".join(found), count=len(found))
        for found in (change.before, change.after)
    ]
    kind = "otherwise" if Change.OTHERWISE in change.changes else change.changes[0].value
    moved = "-moved" if kind == "otherwise" and change.before != change.after else ""
    after, before = words.year(changes.after), words.year(changes.before)
    count = len(change.after)
    return words.text(f"changes-{kind}{moved}", old=numbers[0], new=numbers[1], before=before, after=after, count=count)


def subject_of_change(change: ClauseChange, changes: Changes, words: Words) -> str:
    """What the clause is about, in a few words."""
    edition = changes.after if change.after else changes.before
    return point_of(words, change.clause, edition)


def sentences(found: Iterable[Difference], words: Words) -> tuple[str, ...]:
    """The differences in sentences; what the Director says in one edition only is told where nothing else differs."""
    return tuple(dict.fromkeys(in_words(each, words) for each in telling(found)))[:MOST_TOLD]


def telling(found: Iterable[Difference]) -> tuple[Told, ...]:
    """What differs, the most telling first; what the Director says only where nothing else differs."""
    told = tuple(found)
    others = dict.fromkeys(each.message for each in told if each.text is None and each.matter is not Matter.SAID)
    if others:
        return tuple(others)
    established = dict.fromkeys(each.message for each in told if each.text is None)
    said = ([each for each in told if each.text is not None and each.now is now] for now in (False, True))
    return (*established, *dict.fromkeys(_instead(was, now) for was, now in zip_longest(*said)))


def _instead(was: Difference | None, now: Difference | None) -> SaidInstead:
    clause = next(each.clause for each in (now, was) if each is not None)
    texts = (each.text if each is not None else None for each in (was, now))
    return SaidInstead(clause, *texts)


def main_differences(found: Iterable[Difference]) -> tuple[Message, ...]:
    """The most telling of the differences, as few as a page has room for beside both wordings.

    What the Director says is not told there: it stands where both rulings are side by side.
    """
    others = dict.fromkeys(each.message for each in found if each.matter is not Matter.SAID)
    return tuple(others)[:MOST_ON_A_PAGE]


def case_title(shown: ShownCase, words: Words) -> str:
    """The title of a case with its name and its own edition."""
    title = in_language(shown.case.title, words.language) or shown.case.name
    key = "changes-case-made" if shown.case.made is not None else "changes-case"
    return words.text(key, title=title, name=shown.case.name, edition=shown.case.edition.value)


def without_a_case(row: ShownChange, words: Words) -> str:
    """What is said of a clause that no case shows."""
    return words.text("changes-alike", cases=str(row.alike)) if row.alike else words.text("changes-no-case")


# -- as text ---------------------------------------------------------------------------------------------------------


def as_text(changes: Changes, words: Words) -> str:
    """All of it as plain text: what rules otherwise first, then what has only another number."""
    parts = [words.text("changes-title", **words.years(changes.before, changes.after))]
    parts += [_row_text(row, changes, words) for row in changes.rows if row.change.rules_otherwise]
    moved = [row for row in changes.rows if not row.change.rules_otherwise]
    if moved:
        lines = "\n".join(f"  {change_title(row.change, changes, words)}" for row in moved)
        parts.append(f"{words.text('changes-only-moved')}\n{lines}")
    parts.append(summary(changes, words))
    return "\n\n".join(parts)


def summary(changes: Changes, words: Words) -> str:
    """How many clauses changed, and how many of them a case shows."""
    telling = [row for row in changes.rows if row.change.rules_otherwise]
    shown = sum(1 for row in telling if row.cases)
    moved = len(changes.rows) - len(telling)
    return words.text("changes-summary", clauses=str(len(telling)), shown=str(shown), moved=str(moved))


def _row_text(row: ShownChange, changes: Changes, words: Words) -> str:
    lines = [change_title(row.change, changes, words)]
    if subject := subject_of_change(row.change, changes, words):
        lines[0] += f" – {subject}"
    for numbers, edition in ((row.change.before, changes.before), (row.change.after, changes.after)):
        for page in pages(numbers, edition, words):
            lines.append(f"  {words.year(edition)}  {page.number}: {page.text or words.text('changes-no-page')}")
    lines += _case_lines(row, words)
    return "\n".join(lines)


def _case_lines(row: ShownChange, words: Words) -> Iterator[str]:
    if not row.cases:
        yield f"  {without_a_case(row, words)}"
    for shown in row.cases:
        yield f"  • {case_title(shown, words)}"
        yield from (f"      {sentence}" for sentence in sentences(shown.found, words))


# -- as data ---------------------------------------------------------------------------------------------------------


def as_data(changes: Changes, words: Words) -> bytes:
    """All of it as JSON."""
    found = {
        "before": changes.before.value,
        "after": changes.after.value,
        "clauses": [_row_data(row, changes, words) for row in changes.rows],
    }
    return msgspec.json.format(msgspec.json.encode(found), indent=2)


def _row_data(row: ShownChange, changes: Changes, words: Words) -> dict[str, Any]:
    change = row.change
    return {
        "before": change.before,
        "after": change.after,
        "changes": [each.value for each in change.changes],
        "subject": subject_of_change(change, changes, words),
        "pages": {
            changes.before.value: {page.number: page.text for page in pages(change.before, changes.before, words)},
            changes.after.value: {page.number: page.text for page in pages(change.after, changes.after, words)},
        },
        "alike": row.alike,
        "cases": [_case_data(shown, words) for shown in row.cases],
    }


def _case_data(shown: ShownCase, words: Words) -> dict[str, Any]:
    return {
        "case": shown.case.name,
        "made": shown.case.made is not None,
        "title": in_language(shown.case.title, words.language),
        "edition": shown.case.edition.value,
        "differences": [
            {"matter": each.matter.value, "now": each.now, "clause": each.clause, "text": words.say(each.message)}
            for each in shown.found
        ],
    }


# -- the page of a clause --------------------------------------------------------------------------------------------


def in_other_editions(clause: str, edition: Edition, words: Words) -> tuple[tuple[Edition, tuple[Page, ...]], ...]:
    """What this clause was or became in the other editions, under the numbers that it has there; what it has not, none.

    An edition in which it is the same is left out. What another edition has under this number of a clause that moved is
    among the pages.
    """
    here, every = page_of(clause, edition), tuple(Edition)
    found = []
    for other in every:
        earlier = every.index(other) < every.index(edition)
        pair = (other, edition) if earlier else (edition, other)
        rows = changed_clauses(*pair) if other is not edition else ()
        sides = [(row.before, row.after) if earlier else (row.after, row.before) for row in rows]
        numbers = [number for there, own in sides if here in own for number in there]
        same = [here] if any(here in there for there, _ in sides) else []
        if any(here in own for _, own in sides):
            found.append((other, pages(dict.fromkeys((*numbers, *same)), other, words)))
    return tuple(found)

"""What cannot be right in a draft of an edition: numbers that the amended edition has not, or that are given twice."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from bridgetable.cases.draft_edition import DraftEdition, read_draft
from bridgetable.cases.reader import CaseError
from bridgetable.coverage.numbering import is_printed
from bridgetable.laws.numbers import lies_under


def checked_draft(folder: Path) -> DraftEdition:
    """The draft in a folder; raises RefusedError with the place in its file, for numbers that fit nowhere too."""
    draft = read_draft(folder)
    for fault in (*_given_up(draft), *_taken(draft), *_given(draft), *_named(draft)):
        raise fault
    return draft


def _given_up(draft: DraftEdition) -> Iterator[CaseError]:
    """What is gone or moves has to be there, and only one of the two happens to it."""
    numbers = draft.numbers
    for key, given in (("gone", numbers.gone), ("moved", tuple(numbers.moved))):
        for number in given:
            if not is_printed(number, draft.amends):
                yield CaseError(key, "draft-not-there", law=number, edition=draft.amends.value)
    for number in numbers.moved:
        if number in numbers.gone:
            yield CaseError("moved", "draft-gone-and-moved", law=number)


def _taken(draft: DraftEdition) -> Iterator[CaseError]:
    """What stands as in another edition is not as in the one that is amended, where it stands anyhow."""
    if draft.amends in draft.numbers.taken:
        yield CaseError("as-in", "draft-as-in-itself", edition=draft.amends.value)


def _given(draft: DraftEdition) -> Iterator[CaseError]:
    """A number that is given to a clause is free, and given once; what is new has a page."""
    numbers = draft.numbers
    given = [("moved", number) for number in numbers.moved.values()] + [("new", number) for number in numbers.new]
    for place, (key, number) in enumerate(given):
        if number in (other for _, other in given[:place]):
            yield CaseError(key, "draft-number-twice", law=number)
        if is_printed(number, draft.amends) and not _is_free(number, draft):
            yield CaseError(key, "draft-number-taken", law=number, edition=draft.amends.value)
    for number in numbers.new:
        if not any(lies_under(told, number) for told, _ in draft.pages):
            yield CaseError("new", "draft-new-without-page", law=number)


def _named(draft: DraftEdition) -> Iterator[CaseError]:
    """A page, a point or a behaviour is that of a clause which the draft has."""
    named = {"pages": draft.pages, "points": draft.points, "behaviours": tuple(draft.behaviours.items())}
    for key, given in named.items():
        for number, _ in given:
            if not _has(draft, number):
                yield CaseError(f"{key}.{number}", "draft-not-in-it", law=number)


def _is_free(number: str, draft: DraftEdition) -> bool:
    numbers = draft.numbers
    given_up = any(lies_under(number, each) for each in (*numbers.gone, *numbers.moved))
    return given_up or numbers.source(number) is not None


def _has(draft: DraftEdition, number: str) -> bool:
    numbers = draft.numbers
    source = numbers.source(number)
    if source is not None:
        return is_printed(number, source)
    given = (*numbers.moved.values(), *numbers.new)
    if any(lies_under(number, each) or lies_under(each, number) for each in given):
        return True
    return is_printed(number, draft.amends) and not _is_free(number, draft)

"""Answers as files for others: JSON, which can be imported again, and CSV, a row for each answer."""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Sequence

import msgspec

from bridgetable.disk.journal import NewerVersionError, Records
from bridgetable.rehearsal.asked import Answered, CaseInFile
from bridgetable.rehearsal.progress.store import FORM, ProgressError, answers_kept_in
from bridgetable.table.question import say
from bridgetable.table.text import as_cell

COLUMNS = ("at", "occasion", "case", "seed", "family", "edition", "point", "aspect", "clauses", "outcome", "begun")
"""The first row of a CSV file."""
_PLACE = re.compile(r" - at `\$\.?(.*)`\Z")


class _Exported(msgspec.Struct, frozen=True):
    format: str
    version: int
    answers: tuple[Answered, ...]


def as_json(answers: Sequence[Answered]) -> bytes:
    """The answers as a JSON file."""
    data = msgspec.json.encode(_Exported(*FORM, tuple(answers)))
    return msgspec.json.format(data, indent=1) + b"\n"


def as_csv(answers: Sequence[Answered]) -> bytes:
    """The answers as a CSV file, in UTF-8 with the mark by which spreadsheets know it."""
    text = io.StringIO(newline="")
    rows = csv.writer(text)
    rows.writerow(COLUMNS)
    rows.writerows(map(as_cell, _row(answer)) for answer in answers)
    return text.getvalue().encode("utf-8-sig")


def answers_in(data: bytes, file: str) -> tuple[Answered, ...]:
    """The answers in an exported file, or in a copy of the file in which they are kept.

    Raises ProgressError, which names `file` and the place in it.
    """
    try:
        if (kept := _as_kept(data)) is not None:
            return kept.records
        if not FORM.is_begun_by(data):
            raise ProgressError(say("progress-not-ours", file=file))
        return msgspec.json.decode(data, type=_Exported).answers
    except NewerVersionError:
        raise ProgressError(say("progress-import-newer", file=file)) from None
    except msgspec.ValidationError as error:
        place = _PLACE.search(str(error))
        if place is None or not place[1]:
            raise ProgressError(say("progress-not-ours", file=file)) from None
        raise ProgressError(say("progress-no-answer", file=file), place[1]) from None
    except (ValueError, RecursionError):
        raise ProgressError(say("progress-not-ours", file=file)) from None


def _as_kept(data: bytes) -> Records[Answered] | None:
    """The answers in a file as they are kept; None if it is no such file, or nothing in it can be read."""
    kept = answers_kept_in(data)
    return kept if kept.records or (kept.sound and data) else None


def _row(answer: Answered) -> tuple[object, ...]:
    case, seed = (answer.case.name, "") if isinstance(answer.case, CaseInFile) else ("", answer.case.seed)
    return (
        answer.at.isoformat(),
        answer.occasion.value,
        case,
        seed,
        answer.family,
        answer.edition.value,
        answer.stop,
        answer.aspect,
        " ".join(answer.clauses),
        answer.outcome.value,
        answer.begun.isoformat(),
    )

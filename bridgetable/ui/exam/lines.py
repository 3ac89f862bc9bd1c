"""What is said while an exam is taken, and of those that are kept. No Qt."""

from __future__ import annotations

from datetime import datetime, timedelta

from bridgetable.rehearsal.exam.records import RecordedExam
from bridgetable.rehearsal.exam.sitting import Sitting
from bridgetable.table.text import harmless
from bridgetable.words.catalogue import Words


def time_text(left: timedelta | None) -> str:
    """The time that is left as minutes and seconds: "9:05"; "" without a limit."""
    if left is None:
        return ""
    seconds = -(-left // timedelta(seconds=1))
    return f"{seconds // 60}:{seconds % 60:02}"


def place_line(sitting: Sitting, question: int, words: Words) -> str:
    """Which question of how many it is, and which of its parts is asked."""
    parts, given = sitting.exam.questions[question].parts, len(sitting.given_to(question))
    return words.text(
        "exam-place",
        number=question + 1,
        of=len(sitting.exam.questions),
        part=min(given + 1, len(parts)),
        parts=len(parts),
        open=len(sitting.open_questions),
    )


def kept_line(kept: RecordedExam, words: Words) -> str:
    """An exam that is kept: its seed, when it was begun and by whom, and how many answers there are."""
    begun = kept.begun
    return words.text(
        "exam-kept",
        seed=str(begun.conditions.seed),
        date=day_and_hour(begun.begun),
        answers=len(kept.answers),
        candidate=harmless(begun.candidate) or words.text("exam-nobody"),
    )


def day_and_hour(at: datetime) -> str:
    """A moment by the clock of this machine."""
    return f"{at.astimezone():%Y-%m-%d %H:%M}"

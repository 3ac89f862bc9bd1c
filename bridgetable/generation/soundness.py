"""Whether a case that was made is sound: it reads back the same, holds when replayed, is told in each language."""

from __future__ import annotations

from bridgetable.cases.case import Case
from bridgetable.cases.check import check
from bridgetable.cases.codec import read_case
from bridgetable.cases.walk import Done, walk
from bridgetable.cases.writer import write_case
from bridgetable.laws.book import asked_now
from bridgetable.words.catalogue import LANGUAGES, NoMessageError, Words
from bridgetable.words.story import action_line, event_lines, option_label


def is_sound(case: Case) -> bool:
    """Whether the case is the same after writing and reading, holds all it expects, asks something, and is told."""
    again = read_case(write_case(case))
    return again == case and not check(again).failures and is_told(case)


def is_told(case: Case) -> bool:
    """Whether no word is missing in any language for what happens in the case, what is ruled and what is asked."""
    try:
        for language in LANGUAGES:
            words = Words.of(language, strict=True)
            for visit in walk(case):
                if isinstance(visit, Done):
                    action_line(words, visit.step)
                    event_lines(words, visit.step, visit.line[-2])
                    if (now := asked_now(visit.step.table)) is not None:
                        for option in now.options:
                            option_label(words, now.question, option.name, visit.step.table)
    except NoMessageError:
        return False
    return True

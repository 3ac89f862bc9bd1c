"""Whether a case that was made is sound: it reads back the same, holds when replayed, is told in each language."""

from __future__ import annotations

from bridgetable.cases.case import Case
from bridgetable.cases.check import check
from bridgetable.cases.codec import read_case
from bridgetable.cases.walk import Done, walk
from bridgetable.cases.writer import write_case
from bridgetable.engine.actions import Play
from bridgetable.engine.steps import Step
from bridgetable.laws.book import asked_now
from bridgetable.words.catalogue import LANGUAGES, NoMessageError, Words
from bridgetable.words.story import action_line, event_lines, option_label


def is_sound(case: Case) -> bool:
    """Whether the case is the same after writing and reading, all that it expects holds, and it can be told."""
    again = read_case(write_case(case))
    return again == case and not check(again).failures and is_told(case)


def is_told(case: Case) -> bool:
    """Whether no word is missing in any language for what happens in the case, what is ruled and what is asked.

    Lawful cards, for which there always are words, are passed over.
    """
    every = [Words.of(language, strict=True) for language in LANGUAGES]
    try:
        for visit in walk(case):
            if isinstance(visit, Done) and _is_remarkable(visit.step):
                for words in every:
                    _tell(visit, words)
    except NoMessageError:
        return False
    return True


def _is_remarkable(step: Step) -> bool:
    return len(step.events) > 1 or not isinstance(step.action, Play) or asked_now(step.table) is not None


def _tell(visit: Done, words: Words) -> None:
    action_line(words, visit.step)
    event_lines(words, visit.step, visit.line[-2])
    if (now := asked_now(visit.step.table)) is not None:
        for option in now.options:
            option_label(words, now.question, option.name, visit.step.table)

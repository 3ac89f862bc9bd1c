"""What a screen reader says of the Director's panel after a step: what the Director rules, and what is asked. No Qt."""

from __future__ import annotations

from bridgetable.ui.director.content.account import Account
from bridgetable.ui.director.content.answers import Answers
from bridgetable.words.story_line import LineKind


def spoken(account: Account, answers: Answers | None) -> str:
    """The sentences of the step just made and the question with its numbered answers, in one text; "" for nothing."""
    lines = account.latest.lines if account.latest is not None else ()
    said = [line.text for line in lines if line.kind is not LineKind.ASKED]
    if account.alarm:
        said.append(account.alarm)
    if answers is not None:
        said.append(answers.question)
        said += [f"{number}: {answer.label}." for number, answer in enumerate(answers.given, 1)]
    return " ".join(said)

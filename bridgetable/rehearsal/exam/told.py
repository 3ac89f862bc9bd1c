"""An exam in words: its conditions, the questions, answers and points."""

from __future__ import annotations

from bridgetable.rehearsal.asked import Asked, Choice
from bridgetable.rehearsal.exam.conditions import Conditions
from bridgetable.rehearsal.exam.question import Finding
from bridgetable.rehearsal.exam.sitting import Given
from bridgetable.rehearsal.family_names import family_name
from bridgetable.words.catalogue import Words

HALF = "½"


def facts_of(conditions: Conditions, words: Words) -> tuple[tuple[str, str], ...]:
    """The conditions of an exam, each as its name and its value."""
    names = [family_name(words, name) for name in conditions.families]
    laws = [words.text("law-number", law=law) for law in conditions.laws]
    facts = {
        "seed": str(conditions.seed),
        "count": str(conditions.count),
        "minutes": words.text("exam-time", minutes=conditions.minutes),
        "editions": ", ".join(words.text(f"edition-{each.value}") for each in conditions.editions),
        "families": ", ".join((*names, *laws)) or words.text("exam-all-families"),
        "source": words.text(f"exam-source-{conditions.source.value}"),
    }
    return tuple((words.text(f"exam-{name}"), value) for name, value in facts.items())


def asked_line(asked: Asked, words: Words) -> str:
    """What a part asks, and whether several answers may be right."""
    several = words.text("exam-several" if asked.several else "exam-one")
    return f"{words.say(asked.question)} {several}"


def finding_line(finding: Finding, words: Words) -> str:
    """What the Director has found, as it is told."""
    question, found = words.say(finding.asked.question), words.say(finding.found.message)
    return words.text("exam-finding", question=question, found=found)


def right_line(asked: Asked, words: Words) -> str:
    """The right answers to a part."""
    return listed([words.say(choice.message) for choice in asked.choices if choice.right])


def given_line(asked: Asked, given: Given | None, words: Words) -> str:
    """What was answered to a part; that nothing was, where nothing was."""
    if given is None or given == Given():
        return words.text("exam-not-answered")
    chosen = [words.say(choice.message) for choice in asked.choices if choice.key in given.keys]
    return listed([*chosen, *(words.text("law-number", law=law) for law in given.typed)])


def why_lines(asked: Asked, given: Given | None, words: Words) -> tuple[str, ...]:
    """Why the right answers are right, and what there is to say of wrong ones that were given; each once."""
    keys = given.keys if given is not None else ()
    told = (choice for choice in asked.choices if choice.right or choice.key in keys)
    return tuple(dict.fromkeys(_why(choice, words) for choice in told if choice.why is not None))


def _why(choice: Choice, words: Words) -> str:
    why = words.say(choice.why) if choice.why is not None else ""
    return why if choice.right else words.text("exam-why-wrong", choice=words.say(choice.message), why=why)


def points_text(halves: int) -> str:
    """So many half points: "7½"."""
    return f"{halves // 2 or ''}{HALF}" if halves % 2 else str(halves // 2)


def listed(texts: list[str]) -> str:
    """Several answers in one line."""
    return "; ".join(texts)

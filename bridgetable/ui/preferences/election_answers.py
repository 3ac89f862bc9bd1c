"""The answers to an election of the organisers, as menus and dialogs offer them."""

from __future__ import annotations

from bridgetable.laws.elections import Elective
from bridgetable.table.facts import Election
from bridgetable.words.lawbook import answer_key


def answers_to(elective: Elective) -> list[tuple[str, Election | None]]:
    """Returns the message key and the value of each answer; None is what the edition says without an election.

    Of several readings the first is the usual one.
    """
    answers: list[tuple[str, Election | None]] = []
    for answer in elective.answers:
        usual = isinstance(answer, str) and not answers
        answers.append((answer_key(elective.name, answer), None if usual else answer))
    if all(answer is not None for _, answer in answers):
        answers.insert(0, ("election-none", None))
    return answers

"""What was asked in a lesson, and how many hands were raised for each choice; kept with all its words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec
from msgspec.structs import replace

from bridgetable.laws.numbers import parts_of
from bridgetable.rehearsal.asked import Asked, Stop
from bridgetable.table.question import Message
from bridgetable.table.text import Text
from bridgetable.words.catalogue import LANGUAGES, Words

MOST_HANDS = 999
"""The most hands that are counted for a choice."""


class PollChoice(msgspec.Struct, frozen=True):
    """A choice that the room had; `hands` is how many have chosen it, None while nobody has counted."""

    label: Text
    right: bool
    hands: int | None = None


class Poll(msgspec.Struct, frozen=True):
    """A question as it was put to the room. `key` tells it from all others of the lesson.

    `laws` are the clauses of the ruling that it is about, in the numbering of the edition.
    """

    key: str
    case: Text
    edition: str
    question: Text
    choices: tuple[PollChoice, ...]
    laws: tuple[str, ...] = ()

    @property
    def hands(self) -> int:
        """How many hands were raised in all."""
        return sum(choice.hands or 0 for choice in self.choices)

    @property
    def right_hands(self) -> int:
        """How many hands were raised for what is right."""
        return sum(choice.hands or 0 for choice in self.choices if choice.right)

    @property
    def counted(self) -> bool:
        """Whether hands were counted for any choice."""
        return any(choice.hands is not None for choice in self.choices)

    def with_hands(self, hands: Sequence[int | None]) -> Poll:
        """The poll with these numbers of hands, one for each choice."""
        pairs = zip(self.choices, hands, strict=True)
        return replace(self, choices=tuple(replace(choice, hands=count) for choice, count in pairs))

    def shares(self) -> tuple[float, ...]:
        """How long the bar of each choice is: 1 for the one with the most hands."""
        most = max((choice.hands or 0 for choice in self.choices), default=0)
        return tuple((choice.hands or 0) / most if most else 0.0 for choice in self.choices)


class LessonRun(msgspec.Struct, frozen=True):
    """What has been asked in a lesson so far, in the order in which it was asked."""

    polls: tuple[Poll, ...] = ()

    def poll(self, key: str) -> Poll | None:
        """The poll of this key; None before it was asked."""
        return next((poll for poll in self.polls if poll.key == key), None)

    def with_poll(self, poll: Poll) -> LessonRun:
        """The run with this poll, in the place of an earlier one of the same key."""
        if self.poll(poll.key) is None:
            return LessonRun((*self.polls, poll))
        return LessonRun(tuple(poll if each.key == poll.key else each for each in self.polls))


class LawShare(msgspec.Struct, frozen=True):
    """How the room did under one Law: questions that hands were counted for, hands raised, and right ones of them."""

    law: int
    questions: int
    hands: int
    right: int


def by_law(polls: Iterable[Poll]) -> tuple[LawShare, ...]:
    """How the room did under each Law that was asked about, by number; a poll counts for each of its Laws."""
    found: dict[int, LawShare] = {}
    for poll in polls:
        if not poll.counted:
            continue
        for law in {int(parts[0]) for clause in poll.laws if (parts := parts_of(clause)) is not None}:
            so_far = found.get(law, LawShare(law, 0, 0, 0))
            found[law] = LawShare(law, so_far.questions + 1, so_far.hands + poll.hands, so_far.right + poll.right_hands)
    return tuple(found[law] for law in sorted(found))


def poll_of(key: str, case: Text, stop: Stop, asked: Asked, languages: Sequence[str] = LANGUAGES) -> Poll:
    """The poll of a question at a stop, with its words in these languages.

    Its Laws are those that its right choices name, else those of the whole ruling.
    """
    laws = _laws((asked,)) or _laws(stop.asked)
    return Poll(
        key, case, stop.table.edition.value, _in_words(asked.question, languages),
        tuple(PollChoice(_in_words(choice.message, languages), choice.right) for choice in asked.choices),
        laws,
    )


def _laws(questions: tuple[Asked, ...]) -> tuple[str, ...]:
    """The clauses that the right choices of these questions name."""
    choices = (choice for asked in questions for choice in asked.choices if choice.right)
    return tuple(dict.fromkeys(choice.clause for choice in choices if choice.clause))


def _in_words(message: Message, languages: Sequence[str]) -> Text:
    return tuple((language, Words.of(language).say(message)) for language in languages)

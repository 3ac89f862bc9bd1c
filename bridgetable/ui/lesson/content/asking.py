"""What the room is asked at a stop of a lesson: the question, the hands, the answer. No Qt."""

from __future__ import annotations

import msgspec

from bridgetable.engine.history import START, History, Node
from bridgetable.engine.steps import Step
from bridgetable.rehearsal.asked import Asked, Choice, Stop
from bridgetable.rehearsal.hiding import without_future
from bridgetable.rehearsal.lessons.poll import MOST_HANDS, Poll
from bridgetable.ui.wall.content.statements import Option, Statement, StatementKind
from bridgetable.words.catalogue import Words
from bridgetable.words.laws.law_numbers import law_number
from bridgetable.words.story import action_line

UNKNOWN = "?"
"""What stands for the Law while it is asked."""


class AskedOfRoom(msgspec.Struct, frozen=True):
    """A question that the room is asked: which one of its stop, the hands for each choice, and whether it is revealed.

    `at` is the choice for which hands are counted next; `typing` says that its count has been begun.
    """

    stop: Stop
    number: int
    hands: tuple[int | None, ...]
    at: int = 0
    revealed: bool = False
    typing: bool = False

    @property
    def asked(self) -> Asked:
        """The question with its choices."""
        return self.stop.asked[self.number]

    @property
    def is_first(self) -> bool:
        """Whether it is the first question of its stop."""
        return self.number == 0

    @property
    def is_last(self) -> bool:
        """Whether it is the last question of its stop."""
        return self.number + 1 == len(self.stop.asked)

    @property
    def counted(self) -> bool:
        """Whether hands were counted for any choice."""
        return any(count is not None for count in self.hands)

    # -- counting ------------------------------------------------------------------------------------------------------

    def with_digit(self, digit: int) -> AskedOfRoom:
        """The same after a digit typed for the choice that is counted; one too many changes nothing."""
        count = 10 * ((self.hands[self.at] or 0) if self.typing else 0) + digit
        return self.with_count(self.at, count) if count <= MOST_HANDS else self

    def without_digit(self) -> AskedOfRoom:
        """The same without the last digit typed; where there is none, the choice before is counted again."""
        count = self.hands[self.at]
        if count is None:
            return msgspec.structs.replace(self, at=max(0, self.at - 1), typing=False)
        return self.with_count(self.at, count // 10 if count >= 10 else None)

    def with_count(self, at: int, count: int | None) -> AskedOfRoom:
        """The same with this number of hands for a choice, which is the one that is counted."""
        return msgspec.structs.replace(self, hands=(*self.hands[:at], count, *self.hands[at + 1 :]), at=at, typing=True)

    def counting_next(self) -> AskedOfRoom:
        """The same with the next choice to be counted; after the last one, the first."""
        return msgspec.structs.replace(self, at=(self.at + 1) % len(self.hands), typing=False)


# -- what the wall says ----------------------------------------------------------------------------------------------


def question_of(now: AskedOfRoom, poll: Poll, words: Words) -> Statement:
    """What the wall says: the question with its choices and, once revealed, which are right and under which Law.

    Why they are right the ruling says, which comes next.
    """
    asked, shares = now.asked, poll.shares()
    options = tuple(
        Option(
            str(n + 1), words.say(choice.message), chosen=now.revealed and choice.right,
            hands=(now.hands[n] or 0) if now.counted else None, share=shares[n],
            counting=now.counted and not now.revealed and n == now.at,
        )
        for n, choice in enumerate(asked.choices)
    )
    announced = now.stop.announced if now.is_first and not now.revealed else None
    laws = (_law(choice, now.stop, words) for choice in asked.choices if choice.right and choice.clause)
    lead = action_line(words, announced) if announced is not None else ""
    return Statement(
        StatementKind.POLL, words.say(asked.question), lead=lead, law=next(laws, "") if now.revealed else UNKNOWN,
        options=options,
    )


def _law(choice: Choice, stop: Stop, words: Words) -> str:
    return law_number(choice.clause, stop.table.edition, words) if choice.clause else ""


def answers_text(now: AskedOfRoom, words: Words) -> str:
    """What only the lecturer sees: the numbers of the right choices, then why each choice is right or wrong."""
    right_ones = [str(n) for n, choice in enumerate(now.asked.choices, 1) if choice.right]
    parts = [f"✓ {', '.join(right_ones)}"] if len(right_ones) > 1 else []
    for right in (True, False):
        for n, choice in enumerate(now.asked.choices, 1):
            if choice.right is right:
                sign = "✓" if right else "✗"
                why = f" — {words.say(choice.why)}" if choice.why is not None else ""
                parts.append(f"{sign} {n} {words.say(choice.message)}{why}")
    return " · ".join(parts)


def coming_text(now: AskedOfRoom | None, stop: Stop | None, words: Words) -> str:
    """What the next press shows, told to the lecturer; "" where it is the next step."""
    if now is None:
        return words.text("lesson-coming-question", question=words.say(stop.asked[0].question)) if stop else ""
    if not now.revealed:
        return words.text("lesson-coming-answer")
    if now.is_last:
        return words.text("lesson-coming-ruling")
    return words.text("lesson-coming-question", question=words.say(now.stop.asked[now.number + 1].question))


# -- what the wall shows of the table --------------------------------------------------------------------------------


def seen_history(history: History, stop: Stop | None) -> History:
    """The history as the room sees it: nothing that follows; at a stop, the table as it stands when it is asked."""
    if stop is None:
        return without_future(history, history.cursor)
    here = without_future(history, stop.place)
    if stop.table is here.table:
        return here
    place = len(here.nodes)
    parent = place - 1 if place else START
    nodes = here.nodes.adding(Node(parent, Step(stop.action, (), stop.table)))
    return History(here.start, nodes, place)

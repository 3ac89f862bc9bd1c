"""What the room is asked: the question, the hands and phones that answer it, and which answer is right. No Qt."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from bridgetable.engine.history import History
from bridgetable.rehearsal.asked import Asked, Choice, Stop
from bridgetable.rehearsal.hiding import asked_at, without_future
from bridgetable.rehearsal.lessons.lesson import LessonQuestion
from bridgetable.rehearsal.lessons.poll import MOST_HANDS, asked_in_own_words
from bridgetable.ui.wall.statements import UNKNOWN, Option, Statement, StatementKind
from bridgetable.words.action_lines import action_line
from bridgetable.words.catalogue import Words
from bridgetable.words.lawbook import law_number


class FromPhones(msgspec.Struct, frozen=True):
    """What phones have answered so far: how many have, of how many, and how many each choice; None while they may."""

    answered: int = 0
    phones: int = 0
    counts: tuple[int, ...] | None = None


class AskedOfRoom(msgspec.Struct, frozen=True):
    """A question that the room is asked: of a stop or one's own, the hands for each choice, and whether it is revealed.

    `number` tells the question from others of its stop. `at` is the choice for which hands are counted next; `typing`
    says that its count has been begun. With a room of phones `heard` is what they have answered, None without one, and
    `closed` says that they may answer no more, and that the wall shows how many have chosen what.
    """

    about: Stop | LessonQuestion
    number: int
    hands: tuple[int | None, ...]
    at: int = 0
    revealed: bool = False
    typing: bool = False
    closed: bool = False
    heard: FromPhones | None = None

    @property
    def stop(self) -> Stop | None:
        """The stop of a case at which it is asked; None of a question of the lecturer's own."""
        return self.about if isinstance(self.about, Stop) else None

    @property
    def questions(self) -> tuple[Asked, ...]:
        """All that is asked there."""
        return self.about.asked if isinstance(self.about, Stop) else (asked_in_own_words(self.about),)

    @property
    def asked(self) -> Asked:
        """The question with its choices."""
        return self.questions[self.number]

    @property
    def is_to_be_marked(self) -> bool:
        """Whether the next press tells what is right: it has not been told, and something is."""
        return not self.revealed and any(choice.right for choice in self.asked.choices)

    @property
    def is_first(self) -> bool:
        """Whether it is the first question of its stop."""
        return self.number == 0

    @property
    def is_last(self) -> bool:
        """Whether it is the last question of its stop."""
        return self.number + 1 == len(self.questions)

    @property
    def counted(self) -> bool:
        """Whether hands were counted for any choice."""
        return any(count is not None for count in self.hands)

    @property
    def is_to_be_closed(self) -> bool:
        """Whether the next press ends the answering of the phones, and shows how many have chosen what."""
        return self.heard is not None and not self.closed and not self.revealed

    @property
    def was_only_closed(self) -> bool:
        """Whether the last press has ended the answering of the phones, and told nothing yet."""
        return self.heard is not None and self.closed and not self.revealed

    @property
    def shown_counts(self) -> tuple[int, ...] | None:
        """How many have chosen each choice, by hand or by phone, as the wall shows it; None where it does not.

        Of phones nothing is shown as long as one may still answer: nobody follows the others.
        """
        phones = self.heard.counts if self.heard is not None else (0,) * len(self.hands)
        if not (self.counted if self.heard is None else self.closed or self.revealed) or phones is None:
            return None
        return tuple((hands or 0) + count for hands, count in zip(self.hands, phones, strict=True))

    # -- counting ------------------------------------------------------------------------------------------------------

    def with_digit(self, digit: int) -> AskedOfRoom:
        """The same after a digit typed for the choice that is counted; one too many changes nothing."""
        count = 10 * ((self.hands[self.at] or 0) if self.typing else 0) + digit
        return self.with_count(self.at, count) if count <= MOST_HANDS else self

    def without_digit(self) -> AskedOfRoom:
        """The same without the last digit typed; where there is none, the choice before is counted again."""
        count = self.hands[self.at]
        if count is None:
            return replace(self, at=max(0, self.at - 1), typing=False)
        return self.with_count(self.at, count // 10 if count >= 10 else None)

    def with_count(self, at: int, count: int | None) -> AskedOfRoom:
        """The same with this number of hands for a choice, which is the one that is counted."""
        return replace(self, hands=(*self.hands[:at], count, *self.hands[at + 1 :]), at=at, typing=True)

    def counting_next(self) -> AskedOfRoom:
        """The same with the next choice to be counted; after the last one, the first."""
        return replace(self, at=(self.at + 1) % len(self.hands), typing=False)


# -- what the wall says ----------------------------------------------------------------------------------------------


def question_of(now: AskedOfRoom, words: Words) -> Statement:
    """What the wall says: the question with its choices and, once revealed, which are right and under which Law.

    Why they are right the ruling says, which comes next.
    """
    asked, counts = now.asked, now.shown_counts
    most = max(counts or (0,))
    options = tuple(
        Option(
            str(n + 1),
            words.say(choice.message),
            chosen=now.revealed and choice.right,
            hands=counts[n] if counts is not None else None,
            share=counts[n] / most if counts is not None and most else 0.0,
            counting=now.counted and not now.revealed and n == now.at,
        )
        for n, choice in enumerate(asked.choices)
    )
    heard = words.text("wall-answered", answered=now.heard.answered, phones=now.heard.phones) if now.heard else ""
    if now.stop is None:
        lead = words.say(asked.question)
        if now.heard is not None:
            lead = words.text(
                "wall-asked-answered", question=lead, answered=now.heard.answered, phones=now.heard.phones
            )
        return Statement(StatementKind.SLIDE, "", lead=lead, options=options)
    announced = now.stop.announced if now.is_first else None
    laws = (_law(choice, now.stop, words) for choice in asked.choices if choice.right and choice.clause)
    lead = action_line(words, announced) if announced is not None else ""
    return Statement(
        StatementKind.POLL,
        words.say(asked.question),
        lead=lead,
        law=next(laws, "") if now.revealed else UNKNOWN,
        who=heard,
        options=options,
    )


def _law(choice: Choice, stop: Stop, words: Words) -> str:
    return law_number(choice.clause, stop.table.edition, words).rstrip("†‡") if choice.clause else ""


def answers_text(now: AskedOfRoom, words: Words) -> str:
    """What only the lecturer sees: the numbers of the right choices, then a line for each: why it is right or wrong."""
    right_ones = [str(n) for n, choice in enumerate(now.asked.choices, 1) if choice.right]
    parts = [f"✓ {', '.join(right_ones)}"] if len(right_ones) > 1 else []
    told: set[str] = set()
    for right in (True, False):
        for n, choice in enumerate(now.asked.choices, 1):
            if choice.right is right:
                sign = "✓" if right else "✗"
                why = words.say(choice.why) if choice.why is not None else ""
                # One reason for several choices is told once.
                dash = " — " if why and why not in told else ""
                parts.append(f"{sign} {n} {words.say(choice.message)}{dash}{why if dash else ''}")
                told.add(why)
    return "\n".join(parts)


def coming_text(now: AskedOfRoom | None, stop: Stop | None, words: Words) -> str:
    """What the next press shows at a stop of a case, told to the lecturer; "" where it is the next step."""
    if now is None:
        return words.text("lesson-coming-question", question=words.say(stop.asked[0].question)) if stop else ""
    if now.is_to_be_closed:
        return words.text("lesson-coming-counts")
    if not now.revealed:
        return words.text("lesson-coming-answer")
    if now.is_last:
        return words.text("lesson-coming-ruling")
    return words.text("lesson-coming-question", question=words.say(now.questions[now.number + 1].question))


def seen_history(history: History, stop: Stop | None) -> History:
    """The history as the room sees it: nothing that follows; at a stop, what may be shown while it is asked."""
    return without_future(history, history.cursor) if stop is None else asked_at(history, stop, stop.place)

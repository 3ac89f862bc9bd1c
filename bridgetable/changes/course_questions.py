"""A question of a changed clause in the course's own words: what was ruled before and what is ruled now, as choices."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from bridgetable.changes.clauses import ClauseChange
from bridgetable.changes.differences import Difference, Matter, StepDifference, step_differences
from bridgetable.changes.found import Changes, row_of
from bridgetable.engine.history import History
from bridgetable.rehearsal.asked import Aspect, Choice
from bridgetable.rehearsal.choices import NOBODY_BOUND, bound_at
from bridgetable.rehearsal.lessons.lesson import LessonQuestion, QuestionChoice
from bridgetable.rehearsal.situation import arranged
from bridgetable.table.question import Message, say
from bridgetable.table.text import Text
from bridgetable.words.action_lines import action_line
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES

MATTERS = {
    Aspect.BINDING: (Matter.BOUND,),
    Aspect.CHOICE: (Matter.ASKED, Matter.OFFERED),
    Aspect.FINDING: (Matter.ASKED, Matter.OFFERED),
    Aspect.CARD: (Matter.PENALTY_CARD,),
    Aspect.HAPPENED: (Matter.FOUND,),
    Aspect.LAW: (Matter.SAID,),
}
"""What the difference is of which a question of this aspect asks."""
STRONG = (Matter.PENALTY_CARD, Matter.BOUND, Matter.ASKED, Matter.OFFERED, Matter.FOUND, Matter.OUTCOME)
"""What is asked by itself, even where it is so in one edition and nothing else takes its place in the other."""
OF_ONE_THING = (Matter.INFORMATION, Matter.OUTCOME, Matter.OFFERED)
"""Of what two differences say something of the same thing only where they name it."""


class OwnQuestion(msgspec.Struct, frozen=True):
    """What is so now and what was so before, at a step of a line; the smaller its rank, the more it is the clause's."""

    rank: tuple[int, int, int]
    step: StepDifference
    right: Message
    old: Message


class RuledTwice(msgspec.Struct, frozen=True):
    """A line of a case as it is ruled under both editions, with the steps in which the rulings differ."""

    then: History
    now: History
    steps: tuple[StepDifference, ...]

    @staticmethod
    def of(then: History, now: History) -> RuledTwice:
        """The main line of these histories of the same play."""
        return RuledTwice(then, now, tuple(step_differences(then, now, now.line())))

    def asks_about(self, place: int, aspect: Aspect, change: ClauseChange, changes: Changes) -> bool:
        """Whether what differs in this step is this clause's own: no other clause that changed has a part in it.

        Where one has, something that this aspect asks for has to be ruled under the clause itself.
        """
        found = [each for step in self.steps if step.place == place for each in (*step.lost, *step.gained)]
        own = [each for each in found if _nearness(each, change, changes) == OWN]
        others = [each for each in found if _nearness(each, change, changes) == ANOTHERS]
        return not others or any(each.matter in MATTERS.get(aspect, ()) for each in own)

    def own_questions(self, change: ClauseChange, changes: Changes) -> Iterator[OwnQuestion]:
        """What can be asked about a clause along the line."""
        for step in self.steps:
            # What is done there answers a question that only one edition asks; it tells little of the other.
            then_idle, idle = (each.nodes[step.place].step.passed_over for each in (self.then, self.now))
            for near, weak, matter, was, now in _told_of(step, change, changes):
                right = _so(now) if now is not None else self._no_longer(step, was)
                old = _so(was) if was is not None else _not_so(now)
                yield OwnQuestion((near + idle, 4 * (then_idle or idle) + weak, matter), step, right, old)

    def _no_longer(self, step: StepDifference, was: Difference | None) -> Message:
        """That what was so before is so no more; where a player was bound and now nobody is, that nobody is."""
        bound = bound_at(self.now.nodes[step.place].step.table)
        if was is not None and was.matter is Matter.BOUND and bound == NOBODY_BOUND:
            return say("rehearsal-binding-nothing")
        return _not_so(was)

    def in_words(self, question: OwnQuestion, changes: Changes) -> LessonQuestion | None:
        """The question in every language; None where two of its choices cannot be told apart."""
        right = Choice("right", question.right, True)
        wrong = [Choice("old", question.old, False)]
        wrong += [Choice(f"{number}", each, False) for number, each in enumerate(_in_neither(question))]
        choices = arranged([right], wrong[: 1 + MOST_MORE], f"{question.step.place} {question.right.key}")
        if not {"right", "old"} <= {choice.key for choice in choices}:
            return None
        step = self.now.nodes[question.step.place].step
        asked = tuple(
            (language, words.text("changes-question", action=action_line(words, step), edition=changes.after.value))
            for language, words in ((each, Words.of(each)) for each in LANGUAGES)
        )
        return LessonQuestion(asked, tuple(QuestionChoice(_said(each.message), each.right) for each in choices))


MOST_MORE = 2
"""How many choices there are besides the rulings of both editions."""


def _said(message: Message) -> Text:
    return tuple((language, Words.of(language).say(message)) for language in LANGUAGES)


# -- what is so, and what is not ---------------------------------------------------------------------------------------

OWN, OF_NO_CLAUSE, UNCHANGED, ANOTHERS = range(4)
"""How near a difference is to a clause: under it, under none that is named, under one that is the same, another's."""


def _nearness(each: Difference, change: ClauseChange, changes: Changes) -> int:
    if not each.clause:
        return OF_NO_CLAUSE
    row = row_of(each.clause, "after" if each.now else "before", [row.change for row in changes.rows])
    return UNCHANGED if row is None else OWN if row == change else ANOTHERS


def _told_of(
    step: StepDifference, change: ClauseChange, changes: Changes
) -> Iterator[tuple[int, int, int, Difference | None, Difference | None]]:
    """What was so with what is so instead of it, or either alone, with how near and how weak a question of it is."""
    for number, matter in enumerate(Matter):
        lost, gained = (
            sorted((each for each in side if each.matter is matter), key=lambda each: _nearness(each, change, changes))
            for side in (step.lost, step.gained)
        )
        weak = 0 if matter in STRONG else 2
        taken = _taken_place(lost, gained)
        if taken is not None:
            yield min(_nearness(each, change, changes) for each in taken), weak // 2, number, *taken
        for was in lost[:1]:
            yield _nearness(was, change, changes), weak + (taken is not None), number, was, None
        for now in gained[:1]:
            yield _nearness(now, change, changes), weak + (taken is not None), number, None, now


def _taken_place(lost: Sequence[Difference], gained: Sequence[Difference]) -> tuple[Difference, Difference] | None:
    """What was so and what took its place; None where nothing did."""
    if lost and gained and (lost[0].matter not in OF_ONE_THING or lost[0].about == gained[0].about):
        return lost[0], gained[0]
    return None


def _so(each: Difference | None) -> Message:
    assert each is not None
    return each.message.in_form("-so")


def _not_so(each: Difference | None) -> Message:
    assert each is not None
    return each.message.in_form("-not-so")


def _in_neither(question: OwnQuestion) -> Iterator[Message]:
    """What is so in neither edition: the same of the partner, what holds in both denied, and that nothing is ruled."""
    step = question.step
    so = {each.message for each in (*step.lost, *step.gained, *step.both)}
    for each in (*step.gained, *step.lost):
        other = each.of_the_partner
        if _so(each) in (question.right, question.old) and other is not None and other not in so:
            yield other.in_form("-so")
    yield from (_not_so(each) for each in step.both if each.matter in STRONG)
    if all(any(each.matter is Matter.SAID for each in (*side, *step.both)) for side in (step.lost, step.gained)):
        yield say("changes-nothing-ruled")

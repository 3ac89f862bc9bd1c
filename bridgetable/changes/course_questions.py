"""A question of a changed clause in the course's own words: what was ruled before and what is ruled now, as choices."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

import msgspec

from bridgetable.changes.clauses import ClauseChange, told_alone
from bridgetable.changes.differences import Difference, Matter, StepDifference, step_differences
from bridgetable.changes.found import Changes, row_of
from bridgetable.coverage.numbering import containing
from bridgetable.engine.history import History
from bridgetable.laws.book import asked_now
from bridgetable.rehearsal.asked import Aspect, Choice
from bridgetable.rehearsal.choices import bond_variants, bonds_told
from bridgetable.rehearsal.lessons.lesson import LessonQuestion, QuestionChoice
from bridgetable.rehearsal.situation import KEYS, arranged
from bridgetable.table.edition import Edition
from bridgetable.table.question import Message, Written, say
from bridgetable.table.state import Table
from bridgetable.table.text import Text
from bridgetable.words.action_lines import action_line
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from bridgetable.words.lawbook import point_of
from bridgetable.words.questions import question_message

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
BECOMES = (Matter.PENALTY_CARD, Matter.BOUND)
"""What follows from a clause without naming it."""
MOST_MORE = 2
"""How many choices there are besides the rulings of both editions."""


class Posed(msgspec.Struct, frozen=True):
    """A question with its answers: what is right now, what was right before, and what never was."""

    asks: Message
    right: Message
    old: Message
    others: tuple[Message, ...] = ()


class OwnQuestion(msgspec.Struct, frozen=True):
    """A question about a step of a line; the smaller its rank, the more it is the clause's."""

    rank: tuple[int, int, int]
    step: StepDifference
    posed: Posed


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
        """What can be asked about a clause along the line.

        A step that answers what one edition alone asks tells nothing of the other, so nothing is asked of it. Of one in
        which nothing is ruled or asked under the clause itself, only what becomes of something.
        """
        for step in self.steps:
            then, now = (each.nodes[step.place].step for each in (self.then, self.now))
            own = any(_nearness(each, change, changes) == OWN for each in (*step.lost, *step.gained))
            if then.passed_over or now.passed_over:
                continue
            posing = _Posing(step, then.table, now.table)
            for near, weak, matter, was, is_now in _told_of(step, change, changes):
                apart = not own and list(Matter)[matter] not in BECOMES
                posed = None if near == ANOTHERS or apart else posing.of(was, is_now)
                if posed is not None:
                    yield OwnQuestion((near, weak, matter), step, posed)

    def in_words(self, question: OwnQuestion, changes: Changes) -> LessonQuestion | None:
        """The question in every language, after what was done; None where two of its choices cannot be told apart."""
        place = question.step.place
        step = self.now.nodes[place].step
        return lesson_question(question.posed, changes, f"{place}", lambda words: action_line(words, step))


def lesson_question(
    posed: Posed, changes: Changes, seed: str, action: Callable[[Words], str] | None = None
) -> LessonQuestion | None:
    """The question in every language, after the action that it is about; None where the answers read alike."""
    wrong = [Choice("old", posed.old, False)]
    wrong += [Choice(f"{number}", each, False) for number, each in enumerate(posed.others)]
    choices = arranged([Choice("right", posed.right, True)], wrong[: 1 + MOST_MORE], f"{seed} {posed.right.key}")
    if not {"right", "old"} <= {choice.key for choice in choices}:
        return None

    def asked(words: Words) -> str:
        blanks = {"asks": words.say(posed.asks), "edition": changes.after.value}
        if action is None:
            return words.text("changes-question-alone", **blanks)
        return words.text("changes-question", action=action(words), **blanks)

    answers = tuple(QuestionChoice(said_in_each_language(each.message), each.right) for each in choices)
    return LessonQuestion(in_each_language(asked), answers)


def in_each_language(text: Callable[[Words], str]) -> Text:
    """The text that this function makes in each language."""
    return tuple((language, text(Words.of(language))) for language in LANGUAGES)


def said_in_each_language(message: Message) -> Text:
    """The message in each language."""
    return in_each_language(lambda words: words.say(message))


def page_question(change: ClauseChange, changes: Changes) -> LessonQuestion | None:
    """What the Laws say of the clause now, with what they said before among the choices.

    It is told what its Law is about, as what the clause is about could be the answer.
    """
    old, right = _page(change.before, changes.before), _page(change.after, changes.after)
    edition = changes.after if change.after else changes.before
    law = (change.clause, *containing(change.clause))[-1]
    point = Written(in_each_language(lambda words: point_of(words, law, edition)))
    asks = say("changes-question-page", law=change.clause, point=point)
    return lesson_question(Posed(asks, right, old), changes, change.clause)


def _page(numbers: Sequence[str], edition: Edition) -> Message:
    """The pages of these clauses as a choice, without what they say of other editions."""

    def told(words: Words) -> str:
        return " ".join(text for each in numbers if (text := told_alone(words, each, edition)))

    return say("changes-page", text=Written(in_each_language(told))) if numbers else say("changes-page-nothing")


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


# -- how each matter is asked ------------------------------------------------------------------------------------------


class _Posing:
    """The questions about a step: what is asked of each matter, and what a choice says that it is, or is not."""

    def __init__(self, step: StepDifference, then: Table, now: Table) -> None:
        self._step, self._then, self._now = step, then, now
        self._of = {
            Matter.PENALTY_CARD: self._penalty_card,
            Matter.BOUND: self._bound,
            Matter.ASKED: self._asked,
            Matter.OFFERED: self._yes_or_no,
            Matter.FOUND: self._yes_or_no,
            Matter.OUTCOME: self._yes_or_no,
            Matter.INFORMATION: self._known,
            Matter.SAID: self._ruled,
        }

    def of(self, was: Difference | None, now: Difference | None) -> Posed | None:
        """The question whose answer was the one and is the other; None where none can be put."""
        found = [each for each in (now, was) if each is not None]
        posed = self._of[found[0].matter](was, now, found[0])
        if posed is None or posed.right == posed.old:
            return None
        # What is so in either edition is not wrong.
        so = {each.message.in_form("-so") for each in (*self._step.lost, *self._step.gained, *self._step.both)}
        others = (other for each in (posed.others, *(each.others for each in found)) for other in each)
        others = (each for each in others if each not in so | {posed.right, posed.old})
        return msgspec.structs.replace(posed, others=tuple(others))

    def _penalty_card(self, was: Difference | None, now: Difference | None, told: Difference) -> Posed | None:
        none = told.message.in_form("-not-so")
        return _posed(told, _so(now) or none, _so(was) or none, none) if _of_the_same(was, now) else None

    def _bound(self, was: Difference | None, now: Difference | None, told: Difference) -> Posed | None:
        tables = (self._then, self._now)
        then, present = ([say("changes-bound-so", what=each) for each in bonds_told(table)] for table in tables)
        right, old = _so(now) or present[0], _so(was) or then[0]
        # Where the Director has first to judge whether anybody is, it is too early to say that nobody is.
        undecided = now is None and any(each.matter is Matter.ASKED for each in self._step.gained)
        if right in then or old in present or undecided:
            return None
        variants = (*bond_variants(self._now), *bond_variants(self._then), say("rehearsal-binding-nothing"))
        others = (say("changes-bound-so", what=each) for each in variants)
        return _posed(told, right, old, *(each for each in others if each not in (*then, *present)))

    def _asked(self, was: Difference | None, now: Difference | None, told: Difference) -> Posed | None:
        return _posed(told, _so(now) or _open_question(self._now), _so(was) or _open_question(self._then))

    def _yes_or_no(self, was: Difference | None, now: Difference | None, told: Difference) -> Posed | None:
        """Whether it is so, where it is so in one edition only; what it is, where it is something in both."""
        if was is not None and now is not None:
            right, old = (each.message.in_form("-so") for each in (now, was))
            same = _of_the_same(was, now) or now.matter is Matter.OFFERED
            return _posed(now, right, old) if same else None
        answers = [say("changes-yes"), say("changes-no")]
        right, old = answers if now is not None else reversed(answers)
        return Posed(told.message.in_form("-question"), right, old)

    def _known(self, was: Difference | None, now: Difference | None, told: Difference) -> Posed | None:
        # Where nothing is ruled of what it tells, everybody may use it; that is the last of what may be so of it.
        everybody = told.others[-1]
        return _posed(told, _so(now) or everybody, _so(was) or everybody, everybody)

    def _ruled(self, was: Difference | None, now: Difference | None, told: Difference) -> Posed | None:
        if told.asks is None:
            return self._yes_or_no(was, now, told)
        # Where anything else is said, asked or done in that edition, it is not so that nothing is.
        side = {True: self._step.gained, False: self._step.lost}
        there = [each for missing, each in ((was is None, False), (now is None, True)) if missing]
        if any(side[each] or self._step.both for each in there):
            return None
        nothing = say("changes-nothing-ruled")
        return _posed(told, _so(now) or nothing, _so(was) or nothing, nothing)


def _posed(told: Difference, right: Message, old: Message, *others: Message) -> Posed | None:
    return Posed(told.asks, right, old, others) if told.asks is not None else None


def _of_the_same(was: Difference | None, now: Difference | None) -> bool:
    """Whether both, if there are two, answer the same question."""
    return was is None or now is None or was.asks == now.asks


def _open_question(table: Table) -> Message:
    """What is asked at this table, whenever it was first, or that nothing is."""
    now = asked_now(table)
    if now is None:
        return say("changes-asked-nothing")
    return say("changes-asked-so", what=question_message(KEYS, now.question, table))


def _so(each: Difference | None) -> Message | None:
    return each.message.in_form("-so") if each is not None else None

"""The moment of a rehearsal: what is asked, what was answered, and how good the answers were. No Qt."""

from __future__ import annotations

import enum

import msgspec

from bridgetable.rehearsal.answered import Outcome
from bridgetable.rehearsal.asked import Asked, Aspect, Choice, Stop
from bridgetable.rehearsal.marking import Marked, mark, mark_typed_laws


class Phase(enum.Enum):
    """What a rehearsal is doing."""

    PLAYING = "playing"
    """The play runs to the next point where a director is needed."""
    ASKING = "asking"
    """The questions of a stop are asked, one after the other."""
    MARKING = "marking"
    """The answers are shown, and the user who said his own aloud marks them."""
    TOLD = "told"
    """The ruling is told, with what was right, missed and wrong."""
    ENDED = "ended"
    """The line has ended; what was asked is summed up."""


class Given(msgspec.Struct, frozen=True):
    """What was answered: the keys of the choices, and the numbers of Laws that were typed.

    `aloud` says that it was said aloud, and `shown` that the answer was shown without one.
    """

    keys: frozenset[str] = frozenset()
    typed: tuple[str, ...] = ()
    aloud: bool = False
    shown: bool = False


class Result(msgspec.Struct, frozen=True):
    """A question with its answer, marked; `outcome` is None until what was said aloud has been marked."""

    asked: Asked
    given: Given
    marked: Marked
    outcome: Outcome | None


class Moment(msgspec.Struct, frozen=True):
    """What a rehearsal shows now: the `number`th stop, the question that is asked of it, and the results so far.

    `at` is the index of the question that is asked or marked. `stop` is None while the play runs after the last one.
    `other` is the lawful answer of the user that the play goes on from, where the recorded line has another.
    `past` are the results of the stops before.
    """

    phase: Phase
    number: int = 0
    stop: Stop | None = None
    at: int = 0
    results: tuple[Result, ...] = ()
    other: Choice | None = None
    past: tuple[Result, ...] = ()

    @property
    def asked(self) -> Asked | None:
        """The question that is asked now; None while none is."""
        return self.stop.asked[self.at] if self.stop is not None and self.phase is Phase.ASKING else None


def result_of(asked: Asked, given: Given) -> Result:
    """The answer to a question, marked; what was shown counts as not known."""
    marked = _marked(asked, given)
    if given.aloud:
        return Result(asked, given, marked, None)
    return Result(asked, given, marked, Outcome.WRONG if given.shown else outcome_of(marked))


def _marked(asked: Asked, given: Given) -> Marked:
    if asked.aspect is not Aspect.LAW:
        return mark(asked, given.keys)
    chosen = (choice.clause for choice in asked.choices if choice.key in given.keys)
    return mark_typed_laws(asked, (*chosen, *given.typed))


def outcome_of(marked: Marked) -> Outcome:
    """How good an answer is: partly right where something right was named, or another lawful answer given."""
    if marked.complete or (marked.other and not marked.wrong):
        return Outcome.RIGHT
    return Outcome.PARTLY if marked.right or marked.more else Outcome.WRONG


def other_finding(result: Result) -> Choice | None:
    """The lawful answer that leads to another line than the recorded one; None where none was given."""
    return next((choice for choice in result.marked.other if choice.option), None)

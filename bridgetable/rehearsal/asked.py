"""What is asked where a director is needed: aspects of the ruling, each with its choices, and how it was answered."""

from __future__ import annotations

import enum
from collections.abc import Iterable
from datetime import datetime
from typing import Annotated, TypeAlias

import msgspec

from bridgetable.engine.actions import Action, Note
from bridgetable.engine.history import START, History
from bridgetable.engine.steps import Step
from bridgetable.laws.numbers import clause_typed, lies_under, parts_of
from bridgetable.table.edition import Edition
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import kind_of
from bridgetable.table.question import Message
from bridgetable.table.state import Table
from bridgetable.words.catalogue import Words

# -- What was asked and how it was answered: what a rehearsal or an exam leaves behind for the progress ----------------


Name: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"\A[A-Za-z0-9_.-]*\Z", max_length=80)]
"""A name of the program's own, not for people."""
Moment: TypeAlias = Annotated[datetime, msgspec.Meta(tz=True)]
_YEARS = range(2000, 2200)
"""The years in which an answer can have been given; a schedule can be reckoned from any moment of them."""


class Outcome(enum.Enum):
    """How good an answer was, best first."""

    RIGHT = "right"
    PARTLY = "partly"
    WRONG = "wrong"

    __hash__ = object.__hash__  # a member is equal to itself only; that of an Enum hashes the name, in Python


class Occasion(enum.Enum):
    """Where a question was asked."""

    REHEARSAL = "rehearsal"
    EXAM = "exam"

    __hash__ = object.__hash__  # as above


class CaseInFile(msgspec.Struct, frozen=True, tag="file"):
    """A case that is in a file.

    `name` is its path: of a shipped case within the folder of the shipped cases, with slashes
    ("revoke/revoke-06-a-nine-card-suit.case.json"); of any other the absolute path; "" of one that was never saved.
    """

    name: Annotated[str, msgspec.Meta(max_length=4096)]


class GeneratedCase(msgspec.Struct, frozen=True, tag="generated"):
    """A case that the table made: its family, and the seed from which it is made again; 0 where that is not known."""

    family: Name
    seed: int


RehearsedCase: TypeAlias = CaseInFile | GeneratedCase


class Answered(msgspec.Struct, frozen=True, omit_defaults=True):
    """One answer to one question: what was asked, where, under which edition, and how good the answer was.

    `stop` counts from 1 the points of the case at which something is asked, and `aspect` is what was asked there, by
    the name that rehearsal gives it. `clauses` are those under which the right answer is ruled, as the edition prints
    them; () where no Law is named. `family` is the kind of the irregularity that the question is about, as a case file
    names it ("revoke"); "" where there is none. `begun` is when this
    rehearsal of the case was begun, the same for all its answers, and `at` when the answer was given: moments with
    their time zone. Raises ValueError where they are in no year in which an answer can have been given.
    """

    case: RehearsedCase
    edition: Edition
    stop: Annotated[int, msgspec.Meta(ge=1, le=100_000)]
    aspect: Name
    clauses: tuple[Annotated[str, msgspec.Meta(max_length=20)], ...]
    family: Name
    outcome: Outcome
    begun: Moment
    at: Moment
    occasion: Occasion = Occasion.REHEARSAL

    def __post_init__(self) -> None:
        if self.at.year not in _YEARS or self.begun.year not in _YEARS:
            raise ValueError(self.at)

    @property
    def laws(self) -> tuple[int, ...]:
        """The numbers of the Laws of its clauses, each once."""
        numbered = (parts_of(clause) for clause in self.clauses)
        return tuple(dict.fromkeys(int(parts[0]) for parts in numbered if parts is not None))


class Aspect(enum.Enum):
    """What one question to the user is about."""

    FINDING = "finding"
    """What the Director finds: a fact, a judgement, the tricks of a claim."""
    HAPPENED = "happened"
    """Which irregularity it is, and whose."""
    LAW = "law"
    """The Laws of the ruling."""
    CHOICE = "choice"
    """Who may now choose what, or whose turn it is."""
    CARD = "card"
    """What becomes of a card: it stands, goes back to the hand, is a major or a minor penalty card."""
    CALL = "call"
    """What becomes of a call, and who calls next."""
    BINDING = "binding"
    """What now binds a player: a lead or play required or forbidden, an enforced pass."""
    TRICKS = "tricks"
    """How many tricks are transferred, and to which side."""
    SCORE = "score"
    """The score of the board."""
    OWN = "own"
    """What the lecturer asks in his own words."""


class Choice(msgspec.Struct, frozen=True):
    """One answer to choose. `key` is unique among the choices it stands with, and needs no language.

    `why` says what the Law or the ruling says of it. `clause` is the clause it names or rests on, "" without one.
    `lawful` marks an answer that is not right only because the recorded line goes on from another lawful one;
    `option` is the name of the option of the engine that it stands for.
    """

    key: str
    message: Message
    right: bool
    why: Message | None = None
    clause: str = ""
    lawful: bool = False
    option: str = ""


class Asked(msgspec.Struct, frozen=True):
    """One question with its choices; `several` means that more than one may be right.

    `also` are clauses of the ruling that are not among the choices, for a Law that is typed.
    """

    aspect: Aspect
    question: Message
    choices: tuple[Choice, ...]
    several: bool = False
    also: tuple[str, ...] = ()

    @property
    def right(self) -> frozenset[str]:
        """The keys of the right choices."""
        return frozenset(choice.key for choice in self.choices if choice.right)


class Stop(msgspec.Struct, frozen=True):
    """A point of a line at which a director is needed.

    `place` is the cursor of the last step that may be shown before the answers, `ruling_place` that of the step that
    holds the ruling, and `action` what is done there. Between them are notes that would give the ruling away.
    `announced` is that step with nothing that follows from it, for telling what is done while asked; None where it is
    the Director's own act, and so what is asked. `table` is the table as it stands when asked. What is asked after a
    finding presupposes the recorded finding, so the questions are asked one after the other.
    """

    place: int
    ruling_place: int
    table: Table
    asked: tuple[Asked, ...]
    action: Action
    announced: Step | None = None

    @property
    def asks_law(self) -> bool:
        """Whether it is asked under which Laws the ruling is given."""
        return any(asked.aspect is Aspect.LAW for asked in self.asked)

    @property
    def asks_finding(self) -> bool:
        """Whether the open question of the table itself is asked, which the Director answers."""
        return any(asked.aspect is Aspect.FINDING for asked in self.asked)


# -- What the questions of a stop are about: the clauses of their answers, and the kind of irregularity ----------------


def clauses_of(asked: Iterable[Asked]) -> tuple[str, ...]:
    """The clauses under which the right answers are ruled, each once."""
    named = ((*(choice.clause for choice in each.choices if choice.right), *each.also) for each in asked)
    return tuple(dict.fromkeys(clause for clauses in named for clause in clauses if clause))


def stop_after_notes(history: History, asked: Iterable[Stop]) -> Stop | None:
    """Of these stops the one that is about the table at the cursor, with nothing but notes before it; else None."""
    places = {stop.place: stop for stop in asked}
    line = (START, *history.line())
    for place in line[line.index(history.cursor) :]:
        if place != history.cursor and not isinstance(history.nodes[place].step.action, Note):
            return None
        if place in places:
            return places[place]
    return None


def kind_at(history: History, stop: Stop) -> str:
    """The kind of the irregularity that a stop is about, as a case file names it; "" where it is about none.

    It is the first to which attention is drawn there, else the last to which it has been drawn.
    """
    before, after = history.table_at(stop.place), history.nodes[stop.ruling_place].step.table
    noticed = [n for n in range(len(after.irregularities)) if after.attention_to(IrregularityId(n)) is not None]
    fresh = [n for n in noticed if n >= len(before.irregularities) or before.attention_to(IrregularityId(n)) is None]
    found = fresh[:1] or noticed[-1:]
    return kind_of(after.irregularities[found[0]]) if found else ""


# -- The names of families in words ------------------------------------------------------------------------------------


def family_name(words: Words, family: str) -> str:
    """The name of a kind of irregularity, or of a family of generated cases; what has no name is told as it is."""
    key = next((key for key in (f"kind-{family}", f"family-{family}") if words.has(key)), "")
    return words.text(key) if key else family


# -- Marking answers: what was right, missed and wrong -----------------------------------------------------------------


class Marked(msgspec.Struct, frozen=True):
    """An answer, marked. `other` are answers as lawful as the recorded one; they are neither right nor wrong.

    `inexact` are right choices named by a Law or clause that contains theirs; `more` are clauses of the ruling that
    were named though they are not among the choices; `unknown` are typed numbers that are no clause of this ruling.
    """

    right: tuple[Choice, ...] = ()
    missed: tuple[Choice, ...] = ()
    wrong: tuple[Choice, ...] = ()
    other: tuple[Choice, ...] = ()
    inexact: tuple[Choice, ...] = ()
    more: tuple[str, ...] = ()
    unknown: tuple[str, ...] = ()

    @property
    def complete(self) -> bool:
        """Whether all that is right was named, and nothing that is not."""
        return not (self.missed or self.wrong or self.other or self.unknown)


def mark(asked: Asked, given: frozenset[str]) -> Marked:
    """Marks the choices with these keys; keys of no choice count for nothing."""
    chosen = [choice for choice in asked.choices if choice.key in given]
    return Marked(
        right=tuple(choice for choice in chosen if choice.right),
        missed=tuple(choice for choice in asked.choices if choice.right and choice.key not in given),
        wrong=tuple(choice for choice in chosen if not choice.right and not choice.lawful),
        other=tuple(choice for choice in chosen if not choice.right and choice.lawful),
    )


def mark_typed_laws(asked: Asked, typed: tuple[str, ...]) -> Marked:
    """Marks Laws that were typed: "62C2" and "62c2" are exact, "62C" and "62" name it less exactly."""
    named = tuple(dict.fromkeys(filter(None, (clause_typed(text) for text in typed))))
    exact = {choice.key for choice in asked.choices if any(_same(choice.clause, name) for name in named)}
    loose = {
        choice.key
        for choice in asked.choices
        if choice.right and choice.key not in exact and any(lies_under(choice.clause, name) for name in named)
    }
    found = mark(asked, frozenset(exact | loose))
    clauses = (*(choice.clause for choice in asked.choices if choice.right or choice.key in exact), *asked.also)
    return msgspec.structs.replace(
        found,
        inexact=tuple(choice for choice in found.right if choice.key in loose),
        more=tuple(name for name in named if any(lies_under(clause, name) for clause in asked.also)),
        unknown=(
            *(name for name in named if not any(lies_under(clause, name) for clause in clauses)),
            *(text for text in typed if not clause_typed(text)),
        ),
    )


def _same(one: str, other: str) -> bool:
    return parts_of(one) is not None and parts_of(one) == parts_of(other)

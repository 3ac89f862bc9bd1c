"""What is asked where a director is needed: aspects of the ruling, each with its choices."""

from __future__ import annotations

import enum

import msgspec

from bridgetable.engine.actions import Action
from bridgetable.engine.steps import Step
from bridgetable.table.question import Message
from bridgetable.table.state import Table


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

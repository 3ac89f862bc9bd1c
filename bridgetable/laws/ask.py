"""How a Law declares a question: once, beside its clause, with all that is to be known of it.

    MAY_CHANGE = Ask("62C2", KEEP_OR_WITHDRAW, offender_may_change, kept_by=Conduct.PLAYING)

    Asked(MAY_CHANGE.question(table, (player,), seat, card, trick))
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Mapping
from typing import TypeAlias

import msgspec

from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.table.edition import Edition
from bridgetable.table.events import Asked
from bridgetable.table.identity import CallId, IrregularityId
from bridgetable.table.option import Option
from bridgetable.table.question import Person, Question
from bridgetable.table.state import Table

OptionsFor: TypeAlias = Callable[[Table, Question], tuple[Option, ...]]
"""What may be answered, as the table stands when the question is put: no options, and it falls away."""

A_CARD = ("card",)
A_NUMBER = ("claimer",)
ACCEPT_OR_REFUSE = ("accept", "refuse")
COMPARABLE_OR_NOT = ("comparable", "not-comparable")
INTENDED_OR_NOT = ("unintended", "intended")
KEEP_OR_WITHDRAW = ("keep", "withdraw")
RESTRAIN_OR_NOT = ("require", "forbid", "free")
"""OptionsFor that several questions have in common; what each says is told at `Ask`."""


def no_other_findings(table: Table, question: Question) -> tuple[Option, ...]:
    """Nothing may be answered but what is offered."""
    return ()


StandingQuestion: TypeAlias = Callable[[Table], Question | None]
"""The question that stands as long as the table is so; nothing while it is not."""


class Conduct(enum.Enum):
    """What somebody does who goes on instead of answering."""

    PLAYING = "playing"
    CALLING = "calling"


class Lapse(enum.Enum):
    """When a question to the Director, for which play need not wait, falls away."""

    NEVER = "never"
    WHEN_PLAYED_ON = "when-played-on"
    """As soon as another player than the one it is about plays a card."""
    WITH_ANY_CARD = "with-any-card"
    """As soon as anybody plays a card."""


class Ask(msgspec.Struct, frozen=True, eq=False):
    """A question as its Law declares it.

    `clause` is the number it is asked under, and `printed` that of the editions which print it elsewhere; `name` tells
    it from another question under the same number. `answers` are the names the options may have: "card" where an option
    is a card, and what stands before the hyphen where more is added ("require-H", "claimer-3"). `options` computes
    which of them may be given as the table stands, and what comes of each; `also` what the Director may find besides
    what he is offered.

    - `accepted_by`: its addressee takes the acceptance by simply going on (27A, 53A).
    - `kept_by`: whoever goes on has kept what he could have changed (62C).
    - `lapses`: it falls away when play goes on.
    - `waits`: auction and play go on meanwhile.
    - `restrains_lead`: a lead made before the answer is too soon (50D2).
    - `owes_card`: it is answered by putting down the card, whoever would otherwise be to play (67B1).
    - `about_claim`: no trick moves before the answer (Law 68-71).
    - `judgement`: the Director says whether a side was damaged.
    """

    clause: str
    answers: tuple[str, ...]
    options: OptionsFor
    name: str = ""
    printed: Mapping[Edition, str] = {}
    accepted_by: Conduct | None = None
    kept_by: Conduct | None = None
    lapses: Lapse = Lapse.NEVER
    waits: bool = False
    restrains_lead: bool = False
    owes_card: bool = False
    about_claim: bool = False
    judgement: bool = False
    other_findings: OptionsFor = no_other_findings

    @property
    def key(self) -> str:
        """What the questions of this declaration are known by."""
        return self.name or self.clause

    @property
    def stops_play(self) -> bool:
        """Whether nobody may lawfully go on before it is answered."""
        return self.accepted_by is None and self.lapses is Lapse.NEVER and not self.waits

    def number(self, table: Table) -> str:
        """Under which number the edition of this table asks it."""
        return self.printed.get(table.edition, self.clause)

    def numbers(self) -> frozenset[str]:
        """Every number it is asked under in any edition."""
        return frozenset({self.clause, *self.printed.values()})

    def question(
        self,
        table: Table,
        to: tuple[Person, ...],
        seat: Seat | None = None,
        card: Card | None = None,
        trick: int | None = None,
        irregularity: IrregularityId | None = None,
        *,
        tricks: int | None = None,
        calls: tuple[CallId, ...] = (),
    ) -> Question:
        """The question to these persons about this; the fields are those of `Question`."""
        return Question(
            self.number(table), to, seat, card, trick, irregularity, tricks, calls, self.waits, self.key
        )

    def put(
        self,
        table: Table,
        to: tuple[Person, ...],
        seat: Seat | None = None,
        card: Card | None = None,
        trick: int | None = None,
        irregularity: IrregularityId | None = None,
        *,
        tricks: int | None = None,
        calls: tuple[CallId, ...] = (),
    ) -> Asked:
        """The question goes on the agenda."""
        return Asked(self.question(table, to, seat, card, trick, irregularity, tricks=tricks, calls=calls))

    def asks(self, question: Question) -> bool:
        """Whether this question was put under this declaration."""
        return question.ask == self.key

"""How a Law declares a question: once, beside its clause, with everything the program needs to know about it.

MAY_CHANGE = Ask("62C2", KEEP_OR_WITHDRAW, offender_may_change, kept_by=Conduct.PLAYING)

Asked(MAY_CHANGE.question(table, (player,), AffectedCard(seat, card, trick, irregularity)))
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Mapping
from typing import Generic, TypeAlias, TypeGuard, TypeVar

import msgspec

from bridgetable.laws.renumbering import by_edition, not_there, number_in
from bridgetable.table.edition import FIRST, Edition
from bridgetable.table.option import Option
from bridgetable.table.question import About, Person, Question, QuestionAbout
from bridgetable.table.state import Table

A = TypeVar("A", bound=About)
OptionsFor: TypeAlias = Callable[[Table, QuestionAbout[A]], tuple[Option, ...]]
"""Computes the options of a question from the table as it is then; a question without options lapses."""

A_CARD = ("card",)
A_NUMBER = ("claimer",)
TRICKS_WON = "won"
NUMBERED = (*A_NUMBER, TRICKS_WON)
"""The names that go on with a number of tricks: "claimer-3", "won-9"."""
ACCEPT_OR_REFUSE = ("accept", "refuse")
COMPARABLE_OR_NOT = ("comparable", "not-comparable")
INTENDED_OR_NOT = ("unintended", "intended")
KEEP_OR_WITHDRAW = ("keep", "withdraw")
RESTRAIN_OR_NOT = ("require", "forbid", "free")
"""Names of answers that several questions share; `Ask` explains what a name may look like."""


def no_other_findings(table: Table, question: Question) -> tuple[Option, ...]:
    """The Director may find nothing but what he is offered."""
    return ()


StandingQuestion: TypeAlias = Callable[[Table], Question | None]
"""A question that is asked as long as the table is in a certain state; None while it is not."""


class Conduct(enum.Enum):
    """The action by which a player goes on instead of answering."""

    PLAYING = "playing"
    CALLING = "calling"


class Lapse(enum.Enum):
    """When a question to the Director for which play need not wait is dropped."""

    NEVER = "never"
    WHEN_PLAYED_ON = "when-played-on"
    """As soon as a player other than the one it is about plays a card."""
    WITH_ANY_CARD = "with-any-card"
    """As soon as any player plays a card."""


class Ask(msgspec.Struct, Generic[A], frozen=True, eq=False):
    """A question as its Law declares it, and what its questions are about.

    `clause` is the number under which it is asked since an edition, the first unless another is given, and `printed`
    the numbers since others; `name` distinguishes it from another question under the same number. `answers` are the
    names the options may have: "card" where an option is a card, and the part before the hyphen where the name goes on
    ("require-H", "claimer-3"). `options` computes which of them may be given at this table, with the events that follow
    from each; `other_findings` computes what the Director may find besides.

    - `accepted_by`: the addressee accepts the irregularity by going on in this way (27A, 53A).
    - `kept_by`: a player who goes on in this way keeps what he could have changed (62C).
    - `lapses`: when the question is dropped because play has gone on.
    - `play_goes_on`: auction and play go on before the answer.
    - `restrains_lead`: a lead made before the answer is premature (50D2).
    - `owes_card`: it is answered by putting down the card, no matter whose turn it is (67B1).
    - `about_claim`: no trick is transferred before the answer (Laws 68 to 71).
    - `to_director`: it is put to the Director, who finds the facts or judges.
    - `judgement`: the Director says whether a side was damaged.
    """

    clause: str
    answers: tuple[str, ...]
    options: OptionsFor[A]
    name: str = ""
    since: Edition = FIRST
    printed: Mapping[Edition, str] = {}
    accepted_by: Conduct | None = None
    kept_by: Conduct | None = None
    lapses: Lapse = Lapse.NEVER
    play_goes_on: bool = False
    restrains_lead: bool = False
    owes_card: bool = False
    about_claim: bool = False
    to_director: bool = False
    judgement: bool = False
    other_findings: OptionsFor[A] = no_other_findings

    @property
    def key(self) -> str:
        """The key by which questions of this declaration are recognised."""
        return self.name or self.clause

    @property
    def stops_play(self) -> bool:
        """Whether no player may lawfully go on before the question is answered."""
        return self.accepted_by is None and self.lapses is Lapse.NEVER and not self.play_goes_on

    def number(self, table: Table) -> str:
        """The number under which the edition of this table prints the question; KeyError if it asks no such thing."""
        number = self.number_in(table.edition)
        if not number:
            raise not_there(table.edition, self.key, self.number_in)
        return number

    def number_in(self, edition: Edition) -> str:
        """The number under which this edition prints the question; "" if it asks no such thing."""
        return number_in(edition, by_edition(self.clause, (self.since,), self.printed))

    def numbers(self) -> frozenset[str]:
        """Every number under which some edition prints the question."""
        return frozenset(filter(None, map(self.number_in, Edition)))

    def question(self, table: Table, to: tuple[Person, ...], about: A) -> QuestionAbout[A]:
        """The question to these persons, about this."""
        return QuestionAbout(self.number(table), to, about, self.play_goes_on, self.key)

    def asks(self, question: Question) -> TypeGuard[QuestionAbout[A]]:
        """Whether the question was put under this declaration."""
        return question.ask == self.key

"""What can be answered now where it is asked: the options of a question, or what the others say to a claim. No Qt."""

from __future__ import annotations

import msgspec

from bridgetable.cards.card import Card
from bridgetable.cards.notation import card_of, is_card
from bridgetable.engine.actions import Action, Agree, Choose, Object, Summon
from bridgetable.engine.asked import asked_now
from bridgetable.engine.possible import is_possible
from bridgetable.laws.long_searches import SearchPostponedError, postponing
from bridgetable.table.state import Table
from bridgetable.table.values.cache import cached_on_value
from bridgetable.ui.director.content.consequences import Consequence, what_follows
from bridgetable.words.catalogue import Words
from bridgetable.words.story import option_label, question_line

MOST_POSITIONS = 300
"""What follows from an answer is not worked out at once where the Laws would search more positions for it."""
CLAIMS = "68D"
"""The Law under which the other side says what it thinks of a claim or concession."""


class Answer(msgspec.Struct, frozen=True):
    """An answer: its name as in a case file, the action that gives it, its label, and the card it names if it does."""

    name: str
    action: Action
    label: str
    card: Card | None = None


class Answers(msgspec.Struct, frozen=True):
    """A question in one sentence, its clause, and the answers that can be given."""

    question: str
    clause: str
    given: tuple[Answer, ...]


def answers_now(table: Table, words: Words) -> Answers | None:
    """The question that is open at this table with its answers; None while nobody is asked anything."""
    now = asked_now(table)
    if now is None:
        return _to_a_claim(table, words)
    question = now.question
    given = tuple(
        Answer(
            each.name, Choose(question.to[0], each.name), option_label(words, question, each.name, table),
            card_of(each.name) if is_card(each.name) else None,
        )
        for each in now.options
    )
    return Answers(question_line(words, question, table), question.clause, given)


def _to_a_claim(table: Table, words: Words) -> Answers | None:
    """What the other side may say to a claim or concession that nobody has agreed or objected to yet."""
    claim = table.claim
    if claim is None or claim.closed or table.is_pending:
        return None
    from bridgetable.laws.claims.law68 import tricks_left

    seat = next(each for each in (claim.seat.left, claim.seat.right) if each is not table.dummy)
    partner = claim.seat.partner
    said: list[tuple[str, Action]] = [("agree", Agree(seat)), ("object", Object(seat))]
    if table.is_defender(claim.seat) and claim.tricks < tricks_left(table):
        said.append(("object-partner", Object(partner)))
    said.append(("director", Summon(seat)))
    given = tuple(
        Answer(name, action, words.text(f"answer-{name}", seat=partner))
        for name, action in said if is_possible(table, action)
    )
    side, kind = claim.seat.side.opponents, "concession" if claim.concession else "claim"
    return Answers(words.text(f"asked-{kind}", side=side, seat=claim.seat), CLAIMS, given)


def is_to_be_assigned(table: Table) -> bool:
    """Whether the Director has found at the end that a score must be adjusted, and has assigned none yet."""
    if not table.over:
        return False
    from bridgetable.laws.general.law12 import adjustment_due

    return bool(adjustment_due(table))


def consequence(table: Table, action: Action, words: Words) -> Consequence:
    """What follows from an answer at this table, in a few words; a pending one where it takes long to work out."""
    try:
        with postponing(MOST_POSITIONS):
            return _consequence(table, action, words)
    except SearchPostponedError:
        return Consequence(then=(words.text("follows-pending"),), pending=True)


@cached_on_value
def _consequence(table: Table, action: Action, words: Words) -> Consequence:
    from bridgetable.engine.apply import apply

    return what_follows(table, apply(table, action), words)


def search_consequences(table: Table, actions: tuple[Action, ...], language: str) -> None:
    """Makes all searches for what follows from these answers, however long they take."""
    words = Words.of(language)
    for action in actions:
        _consequence(table, action, words)


def table_after(table: Table, action: Action) -> Table | None:
    """The table that the answer leads to; None where it takes long to work out."""
    from bridgetable.engine.apply import apply

    try:
        with postponing(MOST_POSITIONS):
            return apply(table, action).table
    except SearchPostponedError:
        return None

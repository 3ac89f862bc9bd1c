"""A line of the list of what can go wrong: who, what, under which Law, and what must be specified first."""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterable, Iterator
from functools import partial

import msgspec

from bridgetable.cards.card import Card, sorted_for_display
from bridgetable.cards.seat import Seat
from bridgetable.engine.actions import Action
from bridgetable.engine.possible import is_possible
from bridgetable.table.question import Blank
from bridgetable.table.state import Table


class Family(enum.Enum):
    """The groups of Laws by which a Director looks for an irregularity."""

    ROTATION = "rotation"
    BIDS = "bids"
    CHANGED = "changed"
    FACED = "faced"
    OPENING = "opening"
    NAMED = "named"
    EXPOSED = "exposed"
    TURN = "turn"
    TOGETHER = "together"
    REVOKE = "revoke"
    DUMMY = "dummy"
    TRICKS = "tricks"
    CLAIMS = "claims"
    WORDS = "words"


Blanks = tuple[tuple[str, Blank], ...]
"""The names and values that fill the blanks of a message."""


class Choice(msgspec.Struct, frozen=True):
    """An answer to a prompt: a card, or the text of the message with this key."""

    then: Then
    card: Card | None = None
    key: str = ""
    blanks: Blanks = ()


class Prompt(msgspec.Struct, frozen=True):
    """A question about what must be specified before the action; `key` names its message."""

    key: str
    choices: tuple[Choice, ...]


Then = Action | Callable[[], Prompt]
"""What choosing leads to: an action, or a further prompt, which is computed only when it is shown."""


class Line(msgspec.Struct, frozen=True):
    """Something that can go wrong now; `key` is the prefix of its two messages, what happens and what that would be."""

    family: Family
    law: str
    key: str
    seat: Seat | None
    then: Then
    blanks: Blanks = ()

    @property
    def message_values(self) -> dict[str, Blank]:
        """The values for the blanks of its messages, with the seat."""
        return {**dict(self.blanks), **({} if self.seat is None else {"seat": self.seat})}


Lines = Iterator[Line]


def cards_held(table: Table, seat: Seat) -> frozenset[Card]:
    """The cards in this player's hand, without a lead that lies face down."""
    return table.hands[seat] - {lead.card for lead in table.face_down}


def card_prompt(cards: Iterable[Card], make: Callable[[Card], Then], key: str = "which-card") -> Prompt:
    """A prompt for one of these cards."""
    return Prompt(key, tuple(Choice(make(card), card=card) for card in sorted_for_display(cards)))


def two_card_prompt(cards: frozenset[Card], make: Callable[[tuple[Card, ...]], Action]) -> Prompt:
    """A prompt for one of these cards, followed by one for a second."""
    def second(first: Card) -> Prompt:
        return card_prompt(cards - {first}, lambda card: make((first, card)), "which-second")

    return card_prompt(cards, lambda first: partial(second, first), "which-first")


def card_line(
    table: Table, family: Family, law: str, key: str, seat: Seat, make: Callable[[Card], Action],
    cards: frozenset[Card] | None = None, **blanks: Blank,
) -> Lines:
    """Yields the line of an action with one of the player's cards, if it is possible with the lowest of them."""
    candidates = cards_held(table, seat) if cards is None else cards
    if candidates and is_possible(table, make(min(candidates))):
        yield Line(family, law, key, seat, lambda: card_prompt(candidates, make), tuple(blanks.items()))


def immediate_line(table: Table, family: Family, law: str, key: str, seat: Seat | None, action: Action,
            **blanks: Blank) -> Lines:
    """Yields the line of an action that needs no prompt, if it is possible."""
    if is_possible(table, action):
        yield Line(family, law, key, seat, action, tuple(blanks.items()))


def choice_line(
    table: Table, family: Family, law: str, key: str, seat: Seat | None, prompt: Callable[[], Prompt],
    **blanks: Blank,
) -> Lines:
    """Yields the line of an action that needs a prompt, if any of its choices is possible."""
    if any(_is_possible(table, choice) for choice in prompt().choices):
        yield Line(family, law, key, seat, lambda: _possible_choices(table, prompt()), tuple(blanks.items()))


def _is_possible(table: Table, choice: Choice) -> bool:
    return callable(choice.then) or is_possible(table, choice.then)


def _possible_choices(table: Table, prompt: Prompt) -> Prompt:
    return Prompt(prompt.key, tuple(choice for choice in prompt.choices if _is_possible(table, choice)))

"""One line of what can go wrong: who, what, under which Law, and what is still to be said before it can be done."""

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
    """The Laws that belong together, as a director looks for them."""

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


class Choice(msgspec.Struct, frozen=True):
    """Something that can be chosen: a card, or what the message of this key says; then it is done, or more is asked."""

    then: Then
    card: Card | None = None
    key: str = ""
    blanks: Blanks = ()


class Missing(msgspec.Struct, frozen=True):
    """What is still to be said, as a question, and what can be answered."""

    asks: str
    choices: tuple[Choice, ...]


Then = Action | Callable[[], Missing]
"""What comes of a choice: it is done, or more is to be said; what there is to say is found when it is asked for."""


class Line(msgspec.Struct, frozen=True):
    """Something that can go wrong now. `key` is the stem of its two messages: what it is, and what it would be."""

    family: Family
    law: str
    key: str
    seat: Seat | None
    then: Then
    blanks: Blanks = ()

    @property
    def filled(self) -> dict[str, Blank]:
        """The values for its messages."""
        return {**dict(self.blanks), **({} if self.seat is None else {"seat": self.seat})}


Lines = Iterator[Line]


def held(table: Table, seat: Seat) -> frozenset[Card]:
    """The cards this player has in his hand; a lead that lies face down is no longer among them."""
    return table.hands[seat] - {lead.card for lead in table.face_down}


def which_card(cards: Iterable[Card], make: Callable[[Card], Then], asks: str = "which-card") -> Missing:
    """Asks for one of these cards."""
    return Missing(asks, tuple(Choice(make(card), card=card) for card in sorted_for_display(cards)))


def two_cards(cards: frozenset[Card], make: Callable[[tuple[Card, ...]], Action]) -> Missing:
    """Asks for two of these cards."""
    def second(first: Card) -> Missing:
        return which_card(cards - {first}, lambda card: make((first, card)), "which-second")

    return which_card(cards, lambda first: partial(second, first), "which-first")


def with_card(
    table: Table, family: Family, law: str, key: str, seat: Seat, make: Callable[[Card], Action],
    cards: frozenset[Card] | None = None, **blanks: Blank,
) -> Lines:
    """The line of something this player does with one of his cards, if he could do it with the lowest."""
    mine = held(table, seat) if cards is None else cards
    if mine and is_possible(table, make(min(mine))):
        yield Line(family, law, key, seat, lambda: which_card(mine, make), tuple(blanks.items()))


def at_once(table: Table, family: Family, law: str, key: str, seat: Seat | None, action: Action,
            **blanks: Blank) -> Lines:
    """The line of something that needs no more to be said, if it is possible."""
    if is_possible(table, action):
        yield Line(family, law, key, seat, action, tuple(blanks.items()))


def choosing(
    table: Table, family: Family, law: str, key: str, seat: Seat | None, missing: Callable[[], Missing],
    **blanks: Blank,
) -> Lines:
    """The line of something of which a little has to be said first, if any of the answers is possible."""
    if any(_can(table, choice) for choice in missing().choices):
        yield Line(family, law, key, seat, lambda: _possible_ones(table, missing()), tuple(blanks.items()))


def _can(table: Table, choice: Choice) -> bool:
    return callable(choice.then) or is_possible(table, choice.then)


def _possible_ones(table: Table, missing: Missing) -> Missing:
    return Missing(missing.asks, tuple(choice for choice in missing.choices if _can(table, choice)))

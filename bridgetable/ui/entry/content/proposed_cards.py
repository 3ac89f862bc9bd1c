"""What a card chosen by click or by key would be, before it is played. No Qt."""

from __future__ import annotations

from typing import Any

import msgspec

from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.engine.actions import Action, Play
from bridgetable.engine.possible import irregularities_of, lawful_cards, refusal
from bridgetable.laws.book import asked_now
from bridgetable.table.irregularity import Irregularity, kind_of
from bridgetable.table.question import Blank, Message, say
from bridgetable.table.state import Table


class Proposal(msgspec.Struct, frozen=True):
    """A card somebody is about to play: lawful, or against these Laws, or impossible for the reason given."""

    action: Action
    lawful: bool
    offences: tuple[Irregularity, ...] = ()
    impossible: Message | None = None


def proposed(table: Table, seat: Seat, card: Card) -> Proposal:
    """What playing this card from this hand would be now."""
    action = Play(seat, card)
    if card in lawful_cards(table, seat):
        return Proposal(action, lawful=True)
    if (reason := refusal(table, action)) is not None:
        return Proposal(action, lawful=False, impossible=reason)
    return Proposal(action, lawful=False, offences=irregularities_of(table, action))


WORDED = frozenset({
    "revoke", "lead-out-of-turn", "premature-lead", "premature-play", "lead-before-choice",
    "penalty-card-not-played", "play-before-ruling",
})
"""The irregularities of a card played, for which there is a sentence of what it would be."""


def warning(table: Table, proposal: Proposal) -> tuple[Message, ...]:
    """What to say before an unlawful card is played: each irregularity in one sentence."""
    if not isinstance(proposal.action, Play):
        return ()
    seat, card = proposal.action.seat, proposal.action.card
    found = [
        Message(f"would-be-{kind_of(offence)}", _blanks(offence))
        for offence in proposal.offences
        if kind_of(offence) in WORDED
    ]
    if not found and (asked := asked_now(table)) is not None:
        found = [say("would-be-while-asked", to=seats_among(asked.question.to))]
    return tuple(found) or (say("would-be-irregular", seat=seat, card=card),)


def _blanks(offence: Irregularity) -> tuple[tuple[str, Blank], ...]:
    """What the irregularity holds, the cards owed from the top."""
    values: dict[str, Any] = msgspec.structs.asdict(offence)
    if "owed" in values:
        values["owed"] = tuple(sorted(values["owed"], reverse=True))
    return tuple(values.items())


def seats_among(people: tuple[object, ...]) -> tuple[Seat, ...]:
    """The players among these people, without the Director."""
    return tuple(person for person in people if isinstance(person, Seat))

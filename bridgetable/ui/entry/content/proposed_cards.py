"""Whether a card chosen by click or by key would be lawful, and if not, which irregularity it would be. No Qt."""

from __future__ import annotations

from typing import Any

import msgspec

from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.engine.actions import Action, Play
from bridgetable.engine.asked import asked_now
from bridgetable.engine.possible import irregularities_of, lawful_cards, refusal
from bridgetable.table.irregularity import Irregularity, kind_of
from bridgetable.table.question import Blank, Message, say
from bridgetable.table.state import Table


class ProposedAct(msgspec.Struct, frozen=True):
    """A card or call about to be made: lawful, or one of these irregularities, or impossible for the given reason."""

    action: Action
    lawful: bool
    irregularities: tuple[Irregularity, ...] = ()
    impossible: Message | None = None


def proposed_play(table: Table, seat: Seat, card: Card) -> ProposedAct:
    """Returns what playing this card from this hand would be now."""
    action = Play(seat, card)
    if card in lawful_cards(table, seat):
        return ProposedAct(action, lawful=True)
    if (reason := refusal(table, action)) is not None:
        return ProposedAct(action, lawful=False, impossible=reason)
    return ProposedAct(action, lawful=False, irregularities=irregularities_of(table, action))


KINDS_WITH_WARNING = frozenset({
    "revoke", "lead-out-of-turn", "premature-lead", "premature-play", "lead-before-choice",
    "penalty-card-not-played", "play-before-ruling",
})
"""The kinds of irregularity for which a message "would-be-…" warns before a card is played."""


def card_warnings(table: Table, proposal: ProposedAct) -> tuple[Message, ...]:
    """Returns the warnings to show before an unlawful card is played, one for each irregularity."""
    if not isinstance(proposal.action, Play):
        return ()
    seat, card = proposal.action.seat, proposal.action.card
    warnings = [
        Message(f"would-be-{kind_of(irregularity)}", _blanks(irregularity))
        for irregularity in proposal.irregularities
        if kind_of(irregularity) in KINDS_WITH_WARNING
    ]
    if not warnings and (asked := asked_now(table)) is not None:
        warnings = [say("would-be-while-asked", to=seats_among(asked.question.to))]
    return tuple(warnings) or (say("would-be-irregular", seat=seat, card=card),)


def _blanks(irregularity: Irregularity) -> tuple[tuple[str, Blank], ...]:
    """Returns the fields of the irregularity as blanks of its message, the owed cards from the highest down."""
    values: dict[str, Any] = msgspec.structs.asdict(irregularity)
    if "owed" in values:
        values["owed"] = tuple(sorted(values["owed"], reverse=True))
    return tuple(values.items())


def seats_among(people: tuple[object, ...]) -> tuple[Seat, ...]:
    """Returns the players among these people, that is all but the Director."""
    return tuple(person for person in people if isinstance(person, Seat))

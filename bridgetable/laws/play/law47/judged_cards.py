"""Cards played after a wrong explanation that the Director has dealt with already (Law 47E2)."""

from __future__ import annotations

from bridgetable.cards.card import Card
from bridgetable.table.events import Answered, Dropped, JudgementDeferred
from bridgetable.table.irregularity import TakenBack
from bridgetable.table.state import Table
from bridgetable.table.time_record import Accumulated, Moment

MAY_TAKE_BACK, DAMAGE = "47E2(a)", "47E2(b)"
"""The keys of the questions whether a player takes his card back, and whether he was damaged where it was too late."""


def is_dealt_with(table: Table, card: Card) -> bool:
    """Whether the Director has asked about this card, or ruled on its having been taken back."""
    known = table.dealings
    taken_back = known.of_kinds((TakenBack,)) & known.cards.get(card, 0) & known.dealt_with
    waiting = any(question.card == card and question.ask in (MAY_TAKE_BACK, DAMAGE) for question in table.agenda)
    return waiting or card in _judged_cards(table) or bool(taken_back)


def _with_judged(
    known: frozenset[Card], event: Answered | Dropped | JudgementDeferred, moment: Moment
) -> frozenset[Card]:
    if isinstance(event, JudgementDeferred):
        card, about = event.card, event.ask == DAMAGE
    else:
        card, about = event.question.card, event.question.ask in (MAY_TAKE_BACK, DAMAGE)
    return known | {card} if about and card is not None else known


_judged_cards: Accumulated[frozenset[Card]] = Accumulated(
    frozenset(), _with_judged, Answered, Dropped, JudgementDeferred
)
"""The cards about which the Director has asked, or which he will judge after play."""

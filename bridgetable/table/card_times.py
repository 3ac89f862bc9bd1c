"""When each card was added to a trick, and withdrawn from one."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Mapping
from typing import TypeAlias

import msgspec
from msgspec.structs import replace

from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.table import events as e
from bridgetable.table.time_record import Accumulated, Moment, TimeRecord
from bridgetable.table.values.log import Log

CardArrival: TypeAlias = e.CardPlayed | e.CardPutBack | e.CardJoined | e.CardPlacedLate
"""The events that add a card to a trick."""

ARRIVALS = (e.CardPlayed, e.CardPutBack, e.CardJoined, e.CardPlacedLate)


class CardTimes(msgspec.Struct, frozen=True):
    """The moments of one card.

    `arrived` is when it was last added to a trick, `played` when it was last added to each trick, except that the
    Director put it back; `at_turn` are all moments at which it was simply played; `withdrawn` is when it was last
    withdrawn, -1 if it never was.
    """

    arrived: Moment = -1
    trick: int = 0
    played: tuple[tuple[int, Moment], ...] = ()
    at_turn: Log[Moment] = Log()
    withdrawn: Moment = -1

    @property
    def lies_since(self) -> Moment:
        """When it was played; a card taken back, and that the Director returned to its trick, counts from its play."""
        return dict(self.played).get(self.trick, self.arrived)


NEVER_PLAYED = CardTimes()
"""The moments of a card that has not been played."""


def _with_event(known: Mapping[Card, CardTimes], event: CardArrival | e.CardWithdrawn, moment: Moment) -> (
    Mapping[Card, CardTimes]
):
    times = known.get(event.card, NEVER_PLAYED)
    if isinstance(event, e.CardWithdrawn):
        return {**known, event.card: replace(times, withdrawn=moment)}
    played, at_turn = times.played, times.at_turn
    if not isinstance(event, e.CardPutBack):
        played = (*(one for one in played if one[0] != event.trick), (event.trick, moment))
    if isinstance(event, e.CardPlayed):
        at_turn = at_turn.adding(moment)
    return {**known, event.card: CardTimes(moment, event.trick, played, at_turn, times.withdrawn)}


card_times: Accumulated[Mapping[Card, CardTimes]] = Accumulated({}, _with_event, *ARRIVALS, e.CardWithdrawn)
"""The moments of each card that has been added to a trick."""


Withdrawn: TypeAlias = Mapping[tuple[Seat, int], Card]
"""Cards withdrawn, by the hand and the number of the trick."""


def _with_withdrawn(known: Withdrawn, event: e.CardWithdrawn, moment: Moment) -> Withdrawn:
    return {**known, (event.seat, event.trick): event.card}


last_withdrawn: Accumulated[Withdrawn] = Accumulated({}, _with_withdrawn, e.CardWithdrawn)
"""The last card that each hand has withdrawn from each trick."""


WithdrawnFrom: TypeAlias = Mapping[int, frozenset[e.CardWithdrawn]]
"""The withdrawals of cards by the number of the trick, each once however often it happened."""


def _with_withdrawal(known: WithdrawnFrom, event: e.CardWithdrawn, moment: Moment) -> WithdrawnFrom:
    here = known.get(event.trick, frozenset())
    return known if event in here else {**known, event.trick: here | {event}}


withdrawn_from: Accumulated[WithdrawnFrom] = Accumulated({}, _with_withdrawal, e.CardWithdrawn)
"""The cards that were withdrawn from each trick, as often as there are such cards and not as often as it happened."""


def play_had_gone_on(table: TimeRecord, cards: Iterable[Card], took_back: Card | None) -> bool:
    """Whether one of these cards was played after `took_back` and before that was last withdrawn."""
    known = card_times(table)
    times = known.get(took_back, NEVER_PLAYED) if took_back is not None else NEVER_PLAYED
    if times.withdrawn < 0:
        return False
    at = bisect_left(times.at_turn, times.withdrawn)
    since = times.at_turn[at - 1] if at else -1
    return any(_between(known.get(card, NEVER_PLAYED).at_turn, since, times.withdrawn) for card in cards)


def _between(moments: Log[Moment], since: Moment, until: Moment) -> bool:
    at = bisect_left(moments, until)
    return at > 0 and moments[at - 1] > since

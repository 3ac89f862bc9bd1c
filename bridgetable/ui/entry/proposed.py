"""Whether a card or call that is chosen would be lawful, and if not, which irregularity it would be. No Qt."""

from __future__ import annotations

from typing import Any

import msgspec

from bridgetable.cards.call import Call, Redouble
from bridgetable.cards.card import Card, Suit
from bridgetable.cards.seat import Seat
from bridgetable.engine.actions import Action, ChangeCall, MakeCall, Play
from bridgetable.engine.possible import asked_now, irregularities_of, lawful_calls, lawful_cards, refusal, stops_play
from bridgetable.table.irregularity import CALL_KINDS, Irregularity, Kind, kind_of
from bridgetable.table.question import Blank, Message, say
from bridgetable.table.state import Phase, Table

# -- Whether a card chosen by click or by key would be lawful, and if not, which irregularity it would be --------------


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


CARD_KINDS_WITH_WARNING = frozenset(
    {
        Kind.REVOKE,
        Kind.LEAD_OUT_OF_TURN,
        Kind.PREMATURE_LEAD,
        Kind.PREMATURE_PLAY,
        Kind.LEAD_BEFORE_CHOICE,
        Kind.PENALTY_CARD_NOT_PLAYED,
        Kind.PLAY_BEFORE_RULING,
    }
)
"""The kinds of irregularity for which a message "would-be-…" warns before a card is played."""


def card_warnings(table: Table, proposal: ProposedAct) -> tuple[Message, ...]:
    """Returns the warnings to show before an unlawful card is played, one for each irregularity."""
    if not isinstance(proposal.action, Play):
        return ()
    seat, card = proposal.action.seat, proposal.action.card
    warnings = [
        Message(f"would-be-{kind_of(irregularity)}", _blanks(irregularity))
        for irregularity in proposal.irregularities
        if kind_of(irregularity) in CARD_KINDS_WITH_WARNING
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


class NextCall(msgspec.Struct, frozen=True):
    """What has been chosen for the next call before the call itself; by default nothing.

    `seat` is the player who calls, in or out of turn; `changing` makes the call a change of his last one (Law 25);
    `alert` is its explanation by language; `shows` are the suits it specifies, None for the suit it names.
    """

    seat: Seat | None = None
    changing: bool = False
    alert: tuple[tuple[str, str], ...] = ()
    shows: tuple[Suit, ...] | None = None

    @property
    def alerted(self) -> bool:
        """Whether the call has an explanation, or specifies something other than it names."""
        return bool(self.alert) or self.shows is not None


ORDINARY = NextCall()
"""A call by the player whose turn it is, neither alerted nor a change of another."""


def calls_are_made(table: Table) -> bool:
    """Returns whether the auction is going on: there is no contract yet, and the board is not passed out."""
    return table.phase is Phase.AUCTION


def caller(table: Table, next_call: NextCall) -> Seat | None:
    """Returns who makes the next call: the player chosen, else the one who called last if his call is to be changed,
    else the one whose turn it is."""
    if next_call.seat is not None or not calls_are_made(table):
        return next_call.seat
    last = table.auction.last
    if next_call.changing and last is not None:
        return last.seat
    return table.to_call


def lawful_for(table: Table, next_call: NextCall) -> frozenset[Call]:
    """Returns the calls that may lawfully be made; a change of call never counts as lawful here (Law 25)."""
    seat = caller(table, next_call)
    if seat is None or next_call.changing or not calls_are_made(table):
        return frozenset()
    return lawful_calls(table, seat)


def x_begins_redouble(table: Table, next_call: NextCall) -> bool:
    """Returns whether a typed X is the first half of XX: the player may redouble, and so may not double."""
    return Redouble() in lawful_for(table, next_call)


def call_action(table: Table, next_call: NextCall, call: Call) -> MakeCall | ChangeCall | None:
    """Returns the action of making this call; None when nobody is to call."""
    seat = caller(table, next_call)
    if seat is None:
        return None
    return ChangeCall(seat, call) if next_call.changing else MakeCall(seat, call, next_call.alert, next_call.shows)


def proposed_call(table: Table, action: MakeCall | ChangeCall) -> ProposedAct:
    """Returns what making this call would be now; a change of call needs no further confirmation."""
    if isinstance(action, MakeCall) and action.call in lawful_calls(table, action.seat):
        return ProposedAct(action, lawful=True)
    if (reason := refusal(table, action)) is not None:
        return ProposedAct(action, lawful=False, impossible=reason)
    if isinstance(action, ChangeCall):
        return ProposedAct(action, lawful=True)
    return ProposedAct(action, lawful=False, irregularities=irregularities_of(table, action))


def call_warnings(table: Table, proposal: ProposedAct) -> tuple[Message, ...]:
    """Returns the warnings to show before an unlawful call is made, one for each irregularity, with its Law."""
    action = proposal.action
    if not isinstance(action, MakeCall):
        return ()
    warnings = [_warning_of(table, each) for each in proposal.irregularities if kind_of(each) in CALL_KINDS]
    asked = asked_now(table)
    if table.is_pending:
        warnings.append(say("would-be-call-before-ruling"))
    elif not warnings and asked is not None and (stops_play(asked.question) or asked.question.play_goes_on):
        people = seats_among(asked.question.to)
        warnings.append(say("would-be-while-asked", to=people) if people else say("would-be-call-before-finding"))
    return tuple(warnings) or (say("would-be-call-irregular", seat=action.seat, call=action.call),)


def _warning_of(table: Table, irregularity: Irregularity) -> Message:
    kind, values = kind_of(irregularity), msgspec.structs.asdict(irregularity)
    key = f"would-be-{kind}"
    blanks: dict[str, Blank] = {name: value for name, value in values.items() if value is not None}
    if kind is Kind.INSUFFICIENT_BID and table.auction.highest is not None:
        blanks["highest"] = table.auction.highest
    if kind is Kind.BARRED_CALL and not table.must_pass(irregularity.seat):
        key += "-double"
    if kind is Kind.INADMISSIBLE_CALL:
        key += "-redouble" if isinstance(blanks.get("call"), Redouble) else "-double"
    return Message(key, tuple(blanks.items()))

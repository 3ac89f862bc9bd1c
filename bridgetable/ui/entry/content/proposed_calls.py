"""What a call chosen by click or by key would be, before it is made: by whom, lawful or not, and why not. No Qt."""

from __future__ import annotations

import msgspec

from bridgetable.cards.call import Call, Redouble
from bridgetable.cards.card import Suit
from bridgetable.cards.seat import Seat
from bridgetable.engine.actions import ChangeCall, MakeCall
from bridgetable.engine.possible import irregularities_of, lawful_calls, refusal
from bridgetable.laws.book import asked_now, stops_play
from bridgetable.table.irregularity import Irregularity, kind_of
from bridgetable.table.phase import Phase
from bridgetable.table.question import Blank, Message, say
from bridgetable.table.state import Table
from bridgetable.ui.entry.content.proposed_cards import Proposal, seats_among


class Wish(msgspec.Struct, frozen=True):
    """What has been said of the next call before the call itself; nothing, as a rule.

    `seat` calls, though it may not be his turn; `changing` puts the call for his last one; `alert` is what it is
    explained to mean, by language, and `shows` are the suits it specifies where they are not the one named.
    """

    seat: Seat | None = None
    changing: bool = False
    alert: tuple[tuple[str, str], ...] = ()
    shows: tuple[Suit, ...] | None = None

    @property
    def alerted(self) -> bool:
        """Whether the call is alerted, or said to specify something else than it names."""
        return bool(self.alert) or self.shows is not None


PLAIN = Wish()


def calls_are_made(table: Table) -> bool:
    """Whether people call now: there is no contract, and the board is not passed out."""
    return table.phase is Phase.AUCTION


def caller(table: Table, wish: Wish) -> Seat | None:
    """Who makes the next call: the player wished, else whose turn it is, or who called last where that is changed."""
    if wish.seat is not None or not calls_are_made(table):
        return wish.seat
    last = table.auction.last
    if wish.changing and last is not None:
        return last.seat
    return table.to_call


def lawful_for(table: Table, wish: Wish) -> frozenset[Call]:
    """The calls that may lawfully be made as wished; a call that is changed is never lawful by itself (Law 25)."""
    seat = caller(table, wish)
    if seat is None or wish.changing or not calls_are_made(table):
        return frozenset()
    return lawful_calls(table, seat)


def x_waits(table: Table, wish: Wish) -> bool:
    """Whether a typed X is the first half of a redouble: the player may redouble, and so may not double."""
    return Redouble() in lawful_for(table, wish)


def wished(table: Table, wish: Wish, call: Call) -> MakeCall | ChangeCall | None:
    """The action of making this call as wished."""
    seat = caller(table, wish)
    if seat is None:
        return None
    return ChangeCall(seat, call) if wish.changing else MakeCall(seat, call, wish.alert, wish.shows)


def proposed_call(table: Table, action: MakeCall | ChangeCall) -> Proposal:
    """What making this call would be now; who changes a call has said already that he means it."""
    if isinstance(action, MakeCall) and action.call in lawful_calls(table, action.seat):
        return Proposal(action, lawful=True)
    if (reason := refusal(table, action)) is not None:
        return Proposal(action, lawful=False, impossible=reason)
    if isinstance(action, ChangeCall):
        return Proposal(action, lawful=True)
    return Proposal(action, lawful=False, offences=irregularities_of(table, action))


WORDED = frozenset({
    "call-out-of-rotation", "insufficient-bid", "inadmissible-call", "barred-call", "bid-over-seven",
    "call-after-the-auction", "changed-call",
})
"""The irregularities of a call made, for which there is a sentence of what it would be."""


def call_warning(table: Table, proposal: Proposal) -> tuple[Message, ...]:
    """What to say before an unlawful call is made: each irregularity in one sentence, with its Law."""
    action = proposal.action
    if not isinstance(action, MakeCall):
        return ()
    found = [_of_offence(table, offence) for offence in proposal.offences if kind_of(offence) in WORDED]
    if table.pending:
        found.append(say("would-be-call-before-ruling"))
    elif not found and (asked := asked_now(table)) is not None and (stops_play(asked.question) or asked.question.waits):
        people = seats_among(asked.question.to)
        found.append(say("would-be-while-asked", to=people) if people else say("would-be-call-before-finding"))
    return tuple(found) or (say("would-be-call-irregular", seat=action.seat, call=action.call),)


def _of_offence(table: Table, offence: Irregularity) -> Message:
    kind, values = kind_of(offence), msgspec.structs.asdict(offence)
    blanks: dict[str, Blank] = {name: value for name, value in values.items() if value is not None}
    if kind == "insufficient-bid" and table.auction.highest is not None:
        blanks["highest"] = table.auction.highest
    if kind == "barred-call" and not table.must_pass(offence.seat):
        kind += "-double"
    if kind == "inadmissible-call":
        kind += "-redouble" if isinstance(blanks.get("call"), Redouble) else "-double"
    return Message(f"would-be-{kind}", tuple(blanks.items()))

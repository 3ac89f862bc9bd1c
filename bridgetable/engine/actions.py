"""Actions: what people do at the table, one frozen class a verb. The tag is the verb of a case file.

`Branch` and `Expect` belong to case files, not to the table, and live there.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from bridgetable.cards.call import Call
from bridgetable.cards.card import Card, Suit
from bridgetable.cards.seat import Seat, Side
from bridgetable.table.events import Amount, Assigned, PenaltyKind, PenaltyUnit
from bridgetable.table.irregularity import Status
from bridgetable.table.question import Person
from bridgetable.table.text import Text


class Pointer(msgspec.Struct, frozen=True):
    """Picks one irregularity by what is known of it: kind, player, trick, card, what became of it (Law 9A)."""

    kind: str | None = None
    seat: Seat | None = None
    trick: int | None = None
    card: Card | None = None
    status: Status | None = None


class MakeCall(msgspec.Struct, frozen=True, tag="call"):
    """A player calls, in rotation or not; `alert` explains it, `shows` are the suits it specifies if not its own."""

    seat: Seat
    call: Call
    alert: tuple[tuple[str, str], ...] = ()
    shows: tuple[Suit, ...] | None = None


class ChangeCall(msgspec.Struct, frozen=True, tag="change-call"):
    """A player puts another call for his last one, or tries to."""

    seat: Seat
    to: Call


class PassTray(msgspec.Struct, frozen=True, tag="pass-tray"):
    """Behind screens, a player passes the tray to the other side."""

    seat: Seat


class OpenScreen(msgspec.Struct, frozen=True, tag="open-screen"):
    """A player opens the screen."""

    seat: Seat


class Play(msgspec.Struct, frozen=True, tag="play"):
    """A card goes face up to the table as played from that hand.

    `by` says how it came to be played where it was not simply played: "shown" (45C1), "table" (45C2) or "touched"
    (45C3).
    """

    seat: Seat
    card: Card
    by: str = ""


class PlayTogether(msgspec.Struct, frozen=True, tag="play"):
    """Two or more cards of a hand become visible at once in playing to a trick."""

    seat: Seat
    cards: tuple[Card, ...]


class LeadFaceDown(msgspec.Struct, frozen=True, tag="lead-face-down"):
    """A player makes an opening lead face down."""

    seat: Seat
    card: Card


class FaceLead(msgspec.Struct, frozen=True, tag="face-lead"):
    """A player turns up the opening lead he made face down."""

    seat: Seat


class Omit(msgspec.Struct, frozen=True, tag="omit"):
    """A player plays nothing to the trick, and play goes on past him."""

    seat: Seat


class Name(msgspec.Struct, frozen=True, tag="name"):
    """A player other than declarer for dummy names a card he will play."""

    seat: Seat
    card: Card


class Designate(msgspec.Struct, frozen=True, tag="designate"):
    """Declarer calls from dummy: "SQ", "H", "Q", "high", "low", "win", "any" or "run-H"."""

    what: str


class ChangeDesignation(msgspec.Struct, frozen=True, tag="change-designation"):
    """Declarer says that he meant another card of dummy."""

    to: str


class Misplace(msgspec.Struct, frozen=True, tag="misplace"):
    """Declarer named one card of dummy, and dummy put another in the played position."""

    named: Card
    card: Card


class Expose(msgspec.Struct, frozen=True, tag="expose"):
    """Cards become visible without being played."""

    seat: Seat
    cards: tuple[Card, ...]
    deliberate: bool = False


class TakeBack(msgspec.Struct, frozen=True, tag="take-back"):
    """A player picks up a card he played, of his own accord."""

    seat: Seat
    card: Card


class Tell(msgspec.Struct, frozen=True, tag="tell"):
    """A player tells an opponent wrongly that it is his lead, "your-lead", or gives a wrong "explanation".

    An explanation is heard by both opponents where `to` names nobody.
    """

    seat: Seat
    to: Seat | None
    what: str


class GiveInformation(msgspec.Struct, frozen=True, tag="extraneous"):
    """A player gives information otherwise than by a call or play: "stop", "hesitation", "remark", "gesture"."""

    seat: Seat
    what: str
    text: tuple[tuple[str, str], ...] = ()


class Warn(msgspec.Struct, frozen=True, tag="warn"):
    """Dummy warns declarer against leading from the wrong hand."""

    seat: Seat


class Ask(msgspec.Struct, frozen=True, tag="ask"):
    """A player asks another whether he has none of the suit led; `hand`: the card came from that hand, not his own."""

    seat: Seat
    of: Seat
    hand: Seat | None = None


class Breach(msgspec.Struct, frozen=True, tag="breach"):
    """Dummy does what Law 43A2 forbids: "43A2a", "43A2b" or "43A2c"."""

    seat: Seat
    law: str


class Attend(msgspec.Struct, frozen=True, tag="attention"):
    """A player draws attention to an irregularity; the Director is not there yet."""

    seat: Seat
    to: Pointer | None = None


class Summon(msgspec.Struct, frozen=True, tag="director"):
    """A player calls the Director, who rules on everything attention was drawn to."""

    seat: Seat
    to: Pointer | None = None


class Choose(msgspec.Struct, frozen=True, tag="choose"):
    """Somebody takes one of the options he is asked to choose from."""

    by: Person
    option: str


class MakeClaim(msgspec.Struct, frozen=True, tag="claim"):
    """A player claims that many of the remaining tricks.

    `line` is what he says, and `order` what binds of it: the suits and cards in the order he would play them.
    """

    seat: Seat
    tricks: int
    line: Text = ()
    order: tuple[Suit | Card, ...] = ()


class Concede(msgspec.Struct, frozen=True, tag="concede"):
    """A player concedes that many of the remaining tricks."""

    seat: Seat
    tricks: int


class Agree(msgspec.Struct, frozen=True, tag="agree"):
    """A player assents to the claim or concession before the table."""

    seat: Seat


class Object(msgspec.Struct, frozen=True, tag="object"):
    """A player objects to the claim or concession before the table, or takes back his assent to it."""

    seat: Seat


class WithdrawAgreement(msgspec.Struct, frozen=True, tag="withdraw-agreement"):
    """A player asks, in the correction period, for that many of the tricks agreed or conceded."""

    seat: Seat
    tricks: int


class Inspect(msgspec.Struct, frozen=True, tag="inspect"):
    """A player turns up a quitted trick himself."""

    seat: Seat
    trick: int


class ReturnCards(msgspec.Struct, frozen=True, tag="return-cards"):
    """A hand, or all four, are back in the board."""

    seat: Seat | None = None


class CallNextBoard(msgspec.Struct, frozen=True, tag="next-call"):
    """A player calls on the next board."""

    seat: Seat


class EndRound(msgspec.Struct, frozen=True, tag="end-round"):
    """The round ends for this table."""


class Adjust(msgspec.Struct, frozen=True, tag="adjust"):
    """The Director assigns a score to each side: results with their weights, or an artificial one."""

    ns: Assigned
    ew: Assigned
    law: str = ""


class Penalise(msgspec.Struct, frozen=True, tag="penalty"):
    """The Director warns a side or gives it a penalty; `law` is the clause it is for, where he names one."""

    side: Side
    kind: PenaltyKind
    amount: float | None = None
    unit: PenaltyUnit | None = None
    law: str = ""

    @property
    def measure(self) -> Amount | None:
        """How much it takes, where he says so."""
        return None if self.amount is None or self.unit is None else Amount(self.amount, self.unit)


class Note(msgspec.Struct, frozen=True, tag="note"):
    """Words of the lecturer, by language; "" is the language-free text."""

    text: tuple[tuple[str, str], ...]


Action: TypeAlias = (
    MakeCall | ChangeCall | PassTray | OpenScreen
    | Play | PlayTogether | LeadFaceDown | FaceLead | Omit | Name | Designate | ChangeDesignation | Misplace | Expose
    | TakeBack | Tell | GiveInformation | Warn | Ask | Breach | Attend | Summon | Choose | MakeClaim | Concede | Agree
    | Object | WithdrawAgreement | Inspect | ReturnCards | CallNextBoard | EndRound | Adjust | Penalise
    | Note
)


def verb_of(action: Action) -> str:
    """The verb as a case file writes it: "take-back"."""
    return str(action.__struct_config__.tag)

"""Actions: what people do at the table, one frozen class each; the tag is the verb in a case file.

`Branch` and `Expect` are not actions at the table; they are defined in `cases.case`.
"""

from __future__ import annotations

from typing import TypeAlias

from bridgetable.cards.call import Call
from bridgetable.cards.card import Card, Suit
from bridgetable.cards.seat import Seat, Side
from bridgetable.cards.value import Value
from bridgetable.table.irregularity import InformationBy, Kind, Status, WronglyTold
from bridgetable.table.question import Person
from bridgetable.table.scores import Amount, Assigned, PenaltyKind, PenaltyUnit
from bridgetable.table.text import Text


class Pointer(Value, frozen=True):
    """A description by which a person points out an irregularity (Law 9A); None leaves a property open."""

    kind: Kind | None = None
    seat: Seat | None = None
    trick: int | None = None
    card: Card | None = None
    status: Status | None = None


class MakeCall(Value, frozen=True, tag="call"):
    """A player calls, in rotation or not; `alert` and `shows` are those of `auction.MadeCall`.

    `simultaneous` means at the same moment as the player in turn, whose call is the last one made (Law 33).
    """

    seat: Seat
    call: Call
    alert: tuple[tuple[str, str], ...] = ()
    shows: tuple[Suit, ...] | None = None
    simultaneous: bool = False


class ChangeCall(Value, frozen=True, tag="change-call"):
    """A player substitutes, or tries to substitute, another call for his last one."""

    seat: Seat
    to: Call


class PassTray(Value, frozen=True, tag="pass-tray"):
    """Behind screens, a player passes the tray to the other side."""

    seat: Seat


class OpenScreen(Value, frozen=True, tag="open-screen"):
    """A player opens the screen."""

    seat: Seat


class Play(Value, frozen=True, tag="play"):
    """A card is played face up from a hand.

    `by` says how a card that was not simply played must be played: "shown" (Law 45C1), "table" (45C2) or "touched"
    (45C3).
    """

    seat: Seat
    card: Card
    by: str = ""


class PlayTogether(Value, frozen=True, tag="play"):
    """A player plays two or more cards to a trick at once."""

    seat: Seat
    cards: tuple[Card, ...]


class LeadFaceDown(Value, frozen=True, tag="lead-face-down"):
    """A player makes an opening lead face down."""

    seat: Seat
    card: Card


class FaceLead(Value, frozen=True, tag="face-lead"):
    """A player turns up the opening lead he made face down."""

    seat: Seat


class Omit(Value, frozen=True, tag="omit"):
    """A player plays nothing to the trick, and play continues past him."""

    seat: Seat


class Name(Value, frozen=True, tag="name"):
    """A player names a card of his own hand as the one he will play."""

    seat: Seat
    card: Card


class Designate(Value, frozen=True, tag="designate"):
    """Declarer designates a card of dummy: "SQ", "H", "Q", "high", "low", "win", "any" or "run-H"."""

    what: str


class ChangeDesignation(Value, frozen=True, tag="change-designation"):
    """Declarer says that he meant another card of dummy."""

    to: str


class Misplace(Value, frozen=True, tag="misplace"):
    """Declarer named one card of dummy, and dummy put another in the played position."""

    named: Card
    card: Card


class Expose(Value, frozen=True, tag="expose"):
    """Cards become visible without being played."""

    seat: Seat
    cards: tuple[Card, ...]
    deliberate: bool = False


class TakeBack(Value, frozen=True, tag="take-back"):
    """A player withdraws, of his own accord, a card he played."""

    seat: Seat
    card: Card


class Tell(Value, frozen=True, tag="tell"):
    """A player wrongly tells another that it is his lead, or what a call means.

    If `to` is None, both opponents hear the explanation.
    """

    seat: Seat
    to: Seat | None
    what: WronglyTold


class GiveInformation(Value, frozen=True, tag="extraneous"):
    """A player gives information other than by a call or play; `text` is what he says, by language."""

    seat: Seat
    what: InformationBy
    text: tuple[tuple[str, str], ...] = ()


class Warn(Value, frozen=True, tag="warn"):
    """Dummy warns declarer against leading from the wrong hand."""

    seat: Seat


class Accept(Value, frozen=True, tag="accept"):
    """A player says, before the Director is there, that he accepts the lead out of turn on the table (Law 53A)."""

    seat: Seat


class Ask(Value, frozen=True, tag="ask"):
    """A player asks another whether he has none of the suit led; `hand` is the hand asked about, if not his own."""

    seat: Seat
    of: Seat
    hand: Seat | None = None


class Breach(Value, frozen=True, tag="breach"):
    """Dummy does what Law 43A2 forbids: "43A2a", "43A2b" or "43A2c"."""

    seat: Seat
    law: str


class Attend(Value, frozen=True, tag="attention"):
    """A player draws attention to an irregularity without calling the Director."""

    seat: Seat
    to: Pointer | None = None


class Summon(Value, frozen=True, tag="director"):
    """A player calls the Director, who rules on every irregularity to which attention has been drawn."""

    seat: Seat
    to: Pointer | None = None


class Choose(Value, frozen=True, tag="choose"):
    """A player or the Director answers a question by the name of an option."""

    by: Person
    option: str


class MakeClaim(Value, frozen=True, tag="claim"):
    """A player claims `tricks` of the remaining tricks; `line` and `order` are those of `records.Claim`."""

    seat: Seat
    tricks: int
    line: Text = ()
    order: tuple[Suit | Card, ...] = ()


class Concede(Value, frozen=True, tag="concede"):
    """A player concedes `tricks` of the remaining tricks."""

    seat: Seat
    tricks: int


class ShowHand(Value, frozen=True, tag="show-hand"):
    """A player shows these cards of his, or faces his whole hand, in a way that curtails the play (Law 68A)."""

    seat: Seat
    cards: tuple[Card, ...] = ()


class Agree(Value, frozen=True, tag="agree"):
    """A player agrees to the claim or concession before the table."""

    seat: Seat


class Object(Value, frozen=True, tag="object"):
    """A player objects to the claim or concession before the table, or withdraws his agreement to it."""

    seat: Seat


class WithdrawAgreement(Value, frozen=True, tag="withdraw-agreement"):
    """A player asks, in the correction period, for `tricks` of the tricks agreed to or conceded."""

    seat: Seat
    tricks: int


class DisputeTricks(Value, frozen=True, tag="dispute-tricks"):
    """A player says after play that his side has won this many tricks, another number than the recorded one (79B)."""

    seat: Seat
    tricks: int


class Inspect(Value, frozen=True, tag="inspect"):
    """A player turns up a quitted trick himself, or with `own` looks at his own card of it alone (Law 66)."""

    seat: Seat
    trick: int
    own: bool = False


class Learn(Value, frozen=True, tag="learn"):
    """A player accidentally learns something about the board: overhears it, or sees another hand (Law 16D)."""

    seat: Seat
    text: tuple[tuple[str, str], ...] = ()


class CorrectExplanation(Value, frozen=True, tag="correct-explanation"):
    """A player says that his partner's explanation was wrong, or with `own` that his own was (Law 20F)."""

    seat: Seat
    own: bool = False


class WrongCards(Value, frozen=True, tag="wrong-cards"):
    """It turns out that a player made his last call while he held cards of another board (Law 15A)."""

    seat: Seat


class Point(Value, frozen=True, tag="point"):
    """A player points his turned card of this trick the wrong way (Law 65B3)."""

    seat: Seat
    trick: int


class LeaveOut(Value, frozen=True, tag="leave-out"):
    """A player does not put the card he played to this trick among his played cards (Law 67B3; before 2017: 65C)."""

    seat: Seat
    trick: int


class ForeignCard(Value, frozen=True, tag="foreign-card"):
    """A player finds a card of another pack among his cards (Law 13C; 2007: 13F)."""

    seat: Seat


class WrongBoard(Value, frozen=True, tag="wrong-board"):
    """A player finds that this board is not one that these four were to play in this round (Law 15B; before: 15)."""

    seat: Seat


class Mislay(Value, frozen=True, tag="mislay"):
    """A card of `seat` is not in his hand: it is in the hand of `to`, or with None lies where nobody looks."""

    seat: Seat
    card: Card
    to: Seat | None = None


class Count(Value, frozen=True, tag="count"):
    """A player counts his cards aloud, or those of dummy as `of`, and there is a wrong number of them."""

    seat: Seat
    of: Seat | None = None


class ReturnCards(Value, frozen=True, tag="return-cards"):
    """A hand is returned to the board; all four if `seat` is None."""

    seat: Seat | None = None


class CallNextBoard(Value, frozen=True, tag="next-call"):
    """A player calls on the next board."""

    seat: Seat


class EndRound(Value, frozen=True, tag="end-round"):
    """The round ends for this table."""


class Adjust(Value, frozen=True, tag="adjust"):
    """The Director assigns a score to each side: weighted results, or an artificial score.

    `field`, `datum` and `session` are those of a `Comparison`.
    """

    ns: Assigned
    ew: Assigned
    law: str = ""
    field: tuple[int, ...] = ()
    datum: int | None = None
    session: tuple[tuple[Side, float], ...] = ()


class Penalise(Value, frozen=True, tag="penalty"):
    """The Director warns or penalises a side; `law` is the clause, or "" if he names none."""

    side: Side
    kind: PenaltyKind
    amount: float | None = None
    unit: PenaltyUnit | None = None
    law: str = ""

    @property
    def measure(self) -> Amount | None:
        """The size of the penalty; None if the Director does not give it."""
        return None if self.amount is None or self.unit is None else Amount(self.amount, self.unit)


class PeerAnswer(Value, frozen=True):
    """How many peers would have made this call or played this card, and how many more seriously considered it."""

    made: Call | Card
    chosen: int
    considered: int = 0


class PeerPoll(Value, frozen=True):
    """What peers of a player answered when they were asked what they would do in his place (16B1, 12C1)."""

    seat: Seat
    answers: tuple[PeerAnswer, ...]


class Note(Value, frozen=True, tag="note"):
    """The lecturer adds a note, a text by language; or a poll of peers is put on record, with its answers."""

    text: tuple[tuple[str, str], ...]
    peers: PeerPoll | None = None


Action: TypeAlias = (
    MakeCall
    | ChangeCall
    | PassTray
    | OpenScreen
    | Play
    | PlayTogether
    | LeadFaceDown
    | FaceLead
    | Omit
    | Name
    | Designate
    | ChangeDesignation
    | Misplace
    | Expose
    | TakeBack
    | Tell
    | GiveInformation
    | Warn
    | Accept
    | Ask
    | Breach
    | Attend
    | Summon
    | Choose
    | MakeClaim
    | Concede
    | Agree
    | ShowHand
    | DisputeTricks
    | Object
    | WithdrawAgreement
    | Inspect
    | Learn
    | CorrectExplanation
    | WrongCards
    | Point
    | LeaveOut
    | ForeignCard
    | WrongBoard
    | Mislay
    | Count
    | ReturnCards
    | CallNextBoard
    | EndRound
    | Adjust
    | Penalise
    | Note
)


def verb_of(action: Action) -> str:
    """The verb as a case file writes it: "take-back"."""
    return str(action.__struct_config__.tag)

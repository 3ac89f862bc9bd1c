"""The facts of a table: all that is stored. What is derived from them is in `state`."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from bridgetable.cards.board import Board
from bridgetable.cards.call import Contract
from bridgetable.cards.card import Card
from bridgetable.cards.deal import Hands
from bridgetable.cards.seat import NAMELESS, BySeat, Seat
from bridgetable.table import records
from bridgetable.table.auction import Auction
from bridgetable.table.edition import Edition
from bridgetable.table.events import (
    BoardCancelled,
    Event,
    JudgementDeferred,
    PenaltyGiven,
    RotationRestored,
    RulingGiven,
    ScoreAssigned,
    Transfer,
)
from bridgetable.table.identity import CallId, IrregularityId
from bridgetable.table.irregularity import Irregularity
from bridgetable.table.obligation import Obligation
from bridgetable.table.question import Question
from bridgetable.table.restriction import PenaltyCard, Restriction
from bridgetable.table.trick import Trick
from bridgetable.table.values import Log

Election: TypeAlias = bool | str
"""An election: yes or no, or the name of one of several readings of a clause."""
Elections: TypeAlias = tuple[tuple[str, Election], ...]
"""The elections made, by the name of the choice."""


class Facts(msgspec.Struct, frozen=True):
    """The stored state of a bridge table at one moment."""

    edition: Edition
    """The edition of the Laws in force."""
    board: Board
    """The number, dealer and vulnerability of the board."""
    deal: Hands
    """The four hands as dealt; for an ending, as they were at its start."""
    hands: Hands
    """The cards each player still holds, including face-down leads and penalty cards."""
    auction: Auction
    """The auction, including withdrawn calls."""
    happened: Log[Event] = Log()
    """All events, in the order they happened."""
    elections: Elections = ()
    """What the Regulating Authority has chosen where the Laws leave a choice, or authorities differ, by name."""
    names: BySeat[str] = NAMELESS
    """The names of the players, as they were written; "" for one that is not known."""
    contract: Contract | None = None
    """The contract with its declarer; None during the auction, or if the board was passed out."""
    leader: Seat | None = None
    """The leader to the first trick, where an ending gives it."""
    won_before: tuple[int, int] = (0, 0)
    """The tricks North-South and East-West had won when an ending began."""
    tricks: tuple[Trick, ...] = ()
    """The tricks begun, in order; on an ending, without those before it."""
    irregularities: Log[Irregularity] = Log()
    """The irregularities in the order they were recorded; an `IrregularityId` is a place in this log."""
    attention: Log[records.Attention] = Log()
    """Who first drew attention to which irregularity (Law 9A)."""
    established: tuple[records.Establishment, ...] = ()
    """The revokes that are established, or count as established (Law 63A, 43B2(b))."""
    settled: Log[records.Settlement] = Log()
    """The statuses given to irregularities that were dealt with, in order; of each the last one counts."""
    rights_lost: Log[Seat] = Log()
    """The seats that have lost dummy's rights (Law 43B)."""
    penalty_cards: tuple[PenaltyCard, ...] = ()
    """The penalty cards that lie face up, major and minor (Law 50)."""
    restrictions: tuple[Restriction, ...] = ()
    """The restrictions laid on plays and leads."""
    obligations: Log[Obligation] = Log()
    """The obligations laid by Laws 24 to 39: enforced passes, calls owed, leads that may be restricted."""
    withdrawn: Log[records.WithdrawnCard] = Log()
    """The cards that were played and withdrawn, in the order they were withdrawn (Law 16C, 62)."""
    late_plays: Log[Card] = Log()
    """The cards played while a ruling was awaited (Law 9B2)."""
    face_down: tuple[records.FaceDownLead, ...] = ()
    """The opening leads that lie face down (Law 41A)."""
    exposed: frozenset[Card] = frozenset()
    """The cards that have been exposed without being played, wherever they are now."""
    told: Log[records.Misinformation] = Log()
    """The misinformation that players were given (Law 21B, 47E)."""
    designation: records.Designation | None = None
    """Declarer's last designation of a card of dummy (Law 46)."""
    agenda: tuple[Question, ...] = ()
    """The open questions, in the order they are to be asked."""
    answered: Log[Question] = Log()
    """The questions that were answered or dropped."""
    rulings: Log[RulingGiven] = Log()
    """The rulings of the Director, in the order they were given."""
    damage: Log[str] = Log()
    """The clauses under which the Director has found that a side was damaged (Law 12B1)."""
    deferred: Log[JudgementDeferred] = Log()
    """The judgements put off until the end of play."""
    declarers_cards: Log[Card] = Log()
    """The exposed cards of the declaring side that the Director has ruled on (Law 48)."""
    may_change: Log[CallId] = Log()
    """The calls that a misinformed player was permitted to change (Law 21B1)."""
    let_stand: Log[CallId] = Log()
    """The first calls that were let stand although another might have been made (1997: Law 25B2(b))."""
    to_repeat: Log[IrregularityId] = Log()
    """The calls out of rotation that must be repeated (Law 30A, 31A1, 32A1)."""
    rotation_restored: Log[RotationRestored] = Log()
    """The corrections made before the Director was called, of calls out of rotation (Law 28B, 17D3)."""
    information: tuple[records.Information, ...] = ()
    """The seats for which information from a card is unauthorised, as last ruled (Law 16)."""
    call_information: records.CallsInformation = records.CallsInformation()
    """The seats for which information from a withdrawn call is unauthorised, as last ruled (Law 16)."""
    informed: frozenset[Seat] = frozenset()
    """The seats that have chosen a play while their partner had a penalty card (Law 50E)."""
    claim: records.Claim | None = None
    """The claim or concession before the table (Law 68)."""
    waived: records.Claim | None = None
    """The claim after which all four players played on, which may still be restored (Law 68D2(b))."""
    stayed: records.Claim | None = None
    """The claim that is suspended until a revoke has been corrected (Law 62B)."""
    returned: tuple[Seat, ...] = ()
    """The seats whose cards have been returned to the board (Law 66D)."""
    next_callers: Log[Seat] = Log()
    """The seats that have called on the next board (Law 64B4, 69A)."""
    round_over: bool = False
    """Whether the round has ended (Law 64B5)."""
    transfers: tuple[Transfer, ...] = ()
    """The trick transfers under Law 64."""
    trays: Log[records.Tray] = Log()
    """Each time the tray was passed across the screen, where there are screens (Law 80)."""
    screen_opened_by: Seat | None = None
    """The seat that opened the screen; None if it is closed or there is none."""
    faced_behind_screen: tuple[Card, ...] = ()
    """The cards of the first trick that were faced when the screen was opened."""
    assigned: ScoreAssigned | None = None
    """The adjusted score, once the Director has assigned it (Law 12C)."""
    mislaid: tuple[records.MislaidCard, ...] = ()
    """The cards that are not in the hands they belong to (Law 13, 14)."""
    cancelled: BoardCancelled | None = None
    """That the board was cancelled, so that nothing is played or asked any more; None if it was not."""
    penalties: Log[PenaltyGiven] = Log()
    """The warnings and penalties given, which do not change the score of the board (Law 90, 91)."""

"""The facts of a table: all that it remembers. What follows from them is in `state`."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from bridgetable.cards.board import Board
from bridgetable.cards.call import Contract
from bridgetable.cards.card import Card
from bridgetable.cards.deal import Hands
from bridgetable.cards.seat import Seat
from bridgetable.table import records
from bridgetable.table.auction import Auction
from bridgetable.table.edition import Edition
from bridgetable.table.events import (
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

Election: TypeAlias = bool | str
"""What was elected: yes or no, or one of several readings of a clause by its name."""
Elections: TypeAlias = tuple[tuple[str, Election], ...]
"""What was elected, by the name of the choice."""


class Facts(msgspec.Struct, frozen=True):
    """What is so at a bridge table at one moment and does not follow from anything else."""

    edition: Edition
    """The edition of the Laws by which it is ruled."""
    board: Board
    """Its number, dealer and vulnerability."""
    deal: Hands
    """The four hands as they were dealt; in an ending, as it began."""
    hands: Hands
    """The cards each player still holds, those that lie face down or as penalty cards before him included."""
    auction: Auction
    """The calls, with those that were withdrawn."""
    happened: tuple[Event, ...] = ()
    """Every event, in the order it happened."""
    elections: tuple[tuple[str, Election], ...] = ()
    """What the organisers have chosen where the Laws leave it to them, or where authorities differ, by name."""
    contract: Contract | None = None
    """The contract, with its declarer; none while the auction lasts, or when the board was passed out."""
    leader: Seat | None = None
    """Who leads to the first trick here, where an ending says so."""
    won_before: tuple[int, int] = (0, 0)
    """The tricks North-South and East-West had won when an ending began."""
    tricks: tuple[Trick, ...] = ()
    """The tricks begun here, in their order."""
    irregularities: tuple[Irregularity, ...] = ()
    """What was irregular, in the order it was recorded: an `IrregularityId` is the place in this list."""
    attention: tuple[records.Attention, ...] = ()
    """Who first drew attention to which irregularity (Law 9A)."""
    established: tuple[records.Establishment, ...] = ()
    """The revokes that are established, or count as such (63A, 43B2(b))."""
    settled: tuple[records.Settlement, ...] = ()
    """What became of each irregularity that is dealt with; the last entry holds."""
    rights_lost: tuple[Seat, ...] = ()
    """Who has lost dummy's rights (Law 43B)."""
    penalty_cards: tuple[PenaltyCard, ...] = ()
    """The penalty cards that lie face up, major and minor (Law 50)."""
    restrictions: tuple[Restriction, ...] = ()
    """What restrains the next plays and leads."""
    obligations: tuple[Obligation, ...] = ()
    """What restrains calls: enforced passes, a call owed, a lead that may be restrained (26)."""
    withdrawn: tuple[records.WithdrawnCard, ...] = ()
    """The cards that were played and came back, in that order (16C, 62)."""
    late_plays: tuple[Card, ...] = ()
    """The cards played while a ruling was awaited (Law 9B2)."""
    face_down: tuple[records.FaceDownLead, ...] = ()
    """The opening leads that lie face down (Law 41A)."""
    exposed: frozenset[Card] = frozenset()
    """The cards everybody has seen outside the tricks, whatever became of them."""
    told: tuple[records.Misinformation, ...] = ()
    """What players were told wrongly (47E, 21B)."""
    designation: records.Designation | None = None
    """Declarer's last call from dummy (Law 46)."""
    agenda: tuple[Question, ...] = ()
    """The questions put and not answered, in the order they are to be asked."""
    answered: tuple[Question, ...] = ()
    """The questions that were answered."""
    rulings: tuple[RulingGiven, ...] = ()
    """What the Director has said, in that order."""
    damage: tuple[str, ...] = ()
    """The clauses under which he has found that a side was damaged (Law 12B1)."""
    deferred: tuple[JudgementDeferred, ...] = ()
    """What is to be judged when the play has ended."""
    declarers_cards: tuple[Card, ...] = ()
    """The cards of declarer's that the Director has ruled on (Law 48)."""
    may_change: tuple[CallId, ...] = ()
    """The calls that a misinformed player was given leave to change (Law 21B1)."""
    let_stand: tuple[CallId, ...] = ()
    """The first calls that were let stand, with leave to make another (25B2(b), 1997)."""
    to_repeat: tuple[IrregularityId, ...] = ()
    """The calls out of rotation that their players were told to repeat (Law 30A, 31A1, 32A1)."""
    rotation_restored: tuple[RotationRestored, ...] = ()
    """What put the auction back into rotation, and who had called out of it (28B, 17D3)."""
    information: tuple[records.Information, ...] = ()
    """For whom what a card tells is unauthorised, as last ruled (Law 16)."""
    call_information: tuple[records.CallInformation, ...] = ()
    """For whom what a withdrawn call tells is unauthorised, as last ruled (Law 16)."""
    informed: frozenset[Seat] = frozenset()
    """Who has chosen a play or lead knowing of his partner's penalty card (Law 50E)."""
    claim: records.Claim | None = None
    """The claim or concession before the table (Law 68)."""
    waived: records.Claim | None = None
    """The claim on which play went on, which the Director may take up again (68D2(b))."""
    stayed: records.Claim | None = None
    """The claim that waits until a revoke is corrected (62B)."""
    returned: tuple[Seat, ...] = ()
    """Whose cards are back in the board (Law 66D)."""
    next_callers: tuple[Seat, ...] = ()
    """Who has called on the next board (64B4, 69A)."""
    round_over: bool = False
    """Whether the round has ended (64B5)."""
    transfers: tuple[Transfer, ...] = ()
    """The tricks that Law 64 has moved."""
    trays: tuple[records.Tray, ...] = ()
    """When the tray was passed across the screen, where there are screens (Law 80)."""
    screen_opened_by: Seat | None = None
    """Who opened the screen."""
    faced_behind_screen: tuple[Card, ...] = ()
    """The cards that lay faced when it was opened."""
    assigned: ScoreAssigned | None = None
    """The adjusted score, once it is assigned (Law 12C)."""
    penalties: tuple[PenaltyGiven, ...] = ()
    """The warnings and penalties the Director gave, which stand beside the score (Law 90, 91)."""

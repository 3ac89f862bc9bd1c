"""The facts of a table: all that it remembers. What follows from them is in `state`."""

from __future__ import annotations

import msgspec

from bridgetable.cards.board import Board
from bridgetable.cards.call import Contract
from bridgetable.cards.card import Card
from bridgetable.cards.deal import Hands
from bridgetable.cards.seat import Seat
from bridgetable.table import records
from bridgetable.table.auction import Auction
from bridgetable.table.edition import Edition
from bridgetable.table.events import Event, JudgementDeferred, RotationRestored, RulingGiven, ScoreAssigned, Transfer
from bridgetable.table.identity import CallId, IrregularityId
from bridgetable.table.irregularity import Irregularity
from bridgetable.table.obligation import Obligation
from bridgetable.table.question import Question
from bridgetable.table.restriction import PenaltyCard, Restriction
from bridgetable.table.trick import Trick


class Facts(msgspec.Struct, frozen=True):
    """What is so at a bridge table at one moment and does not follow from anything else."""

    edition: Edition
    board: Board
    deal: Hands
    hands: Hands
    auction: Auction
    happened: tuple[Event, ...] = ()
    elections: tuple[tuple[str, bool], ...] = ()
    contract: Contract | None = None
    leader: Seat | None = None
    won_before: tuple[int, int] = (0, 0)
    tricks: tuple[Trick, ...] = ()
    irregularities: tuple[Irregularity, ...] = ()
    attention: tuple[records.Attention, ...] = ()
    established: tuple[records.Establishment, ...] = ()
    settled: tuple[records.Settlement, ...] = ()
    rights_lost: tuple[Seat, ...] = ()
    penalty_cards: tuple[PenaltyCard, ...] = ()
    restrictions: tuple[Restriction, ...] = ()
    obligations: tuple[Obligation, ...] = ()
    withdrawn: tuple[records.WithdrawnCard, ...] = ()
    late_plays: tuple[Card, ...] = ()
    face_down: tuple[records.FaceDownLead, ...] = ()
    exposed: frozenset[Card] = frozenset()
    told: tuple[records.Telling, ...] = ()
    designation: records.Designation | None = None
    agenda: tuple[Question, ...] = ()
    answered: tuple[Question, ...] = ()
    rulings: tuple[RulingGiven, ...] = ()
    damage: tuple[str, ...] = ()
    deferred: tuple[JudgementDeferred, ...] = ()
    declarers_cards: tuple[Card, ...] = ()
    may_change: tuple[CallId, ...] = ()
    let_stand: tuple[CallId, ...] = ()
    to_repeat: tuple[IrregularityId, ...] = ()
    rotation_restored: tuple[RotationRestored, ...] = ()
    information: tuple[records.Information, ...] = ()
    call_information: tuple[records.CallInformation, ...] = ()
    informed: frozenset[Seat] = frozenset()
    claim: records.Claim | None = None
    waived: records.Claim | None = None
    stayed: records.Claim | None = None
    returned: tuple[Seat, ...] = ()
    next_callers: tuple[Seat, ...] = ()
    round_over: bool = False
    transfers: tuple[Transfer, ...] = ()
    trays: tuple[records.Tray, ...] = ()
    screen_opened_by: Seat | None = None
    faced_behind_screen: tuple[Card, ...] = ()
    assigned: ScoreAssigned | None = None

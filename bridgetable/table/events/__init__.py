"""Events: what has happened at a table, in the past tense. `evolve` applies them.

A field `place` is a `CallId`; a field `clause` is a clause in the numbering of the edition of the table.
"""

from __future__ import annotations

from typing import TypeAlias

from bridgetable.table.adjustment import Amount as Amount
from bridgetable.table.adjustment import Artificial as Artificial
from bridgetable.table.adjustment import Assigned as Assigned
from bridgetable.table.adjustment import AssignedResult as AssignedResult
from bridgetable.table.adjustment import Comparison as Comparison
from bridgetable.table.adjustment import PenaltyKind as PenaltyKind
from bridgetable.table.adjustment import PenaltyUnit as PenaltyUnit
from bridgetable.table.events.calls import AuctionReopened as AuctionReopened
from bridgetable.table.events.calls import CallInformationRuled as CallInformationRuled
from bridgetable.table.events.calls import Calling as Calling
from bridgetable.table.events.calls import CallMade as CallMade
from bridgetable.table.events.calls import CallReinstated as CallReinstated
from bridgetable.table.events.calls import CallWithdrawn as CallWithdrawn
from bridgetable.table.events.calls import ChangeAllowed as ChangeAllowed
from bridgetable.table.events.calls import ContractReached as ContractReached
from bridgetable.table.events.calls import FirstCallLetStand as FirstCallLetStand
from bridgetable.table.events.calls import Obliged as Obliged
from bridgetable.table.events.calls import Released as Released
from bridgetable.table.events.calls import RepetitionRequired as RepetitionRequired
from bridgetable.table.events.calls import ScreenOpened as ScreenOpened
from bridgetable.table.events.calls import TrayPassed as TrayPassed
from bridgetable.table.events.cards import CardDesignated as CardDesignated
from bridgetable.table.events.cards import CardExposed as CardExposed
from bridgetable.table.events.cards import CardJoined as CardJoined
from bridgetable.table.events.cards import CardNamed as CardNamed
from bridgetable.table.events.cards import CardPlacedLate as CardPlacedLate
from bridgetable.table.events.cards import CardPlayed as CardPlayed
from bridgetable.table.events.cards import CardPutBack as CardPutBack
from bridgetable.table.events.cards import CardWithdrawn as CardWithdrawn
from bridgetable.table.events.cards import FaceDownLeadRetracted as FaceDownLeadRetracted
from bridgetable.table.events.cards import LeadLaidFaceDown as LeadLaidFaceDown
from bridgetable.table.events.cards import OmissionFound as OmissionFound
from bridgetable.table.events.cards import OwnershipKept as OwnershipKept
from bridgetable.table.events.cards import PlayCompelled as PlayCompelled
from bridgetable.table.events.cards import PlayOmitted as PlayOmitted
from bridgetable.table.events.claims import AgreementWithdrawn as AgreementWithdrawn
from bridgetable.table.events.claims import ClaimAgreed as ClaimAgreed
from bridgetable.table.events.claims import Claiming as Claiming
from bridgetable.table.events.claims import ClaimRescored as ClaimRescored
from bridgetable.table.events.claims import ClaimRestored as ClaimRestored
from bridgetable.table.events.claims import ClaimResumed as ClaimResumed
from bridgetable.table.events.claims import ClaimRuled as ClaimRuled
from bridgetable.table.events.claims import ClaimSetAside as ClaimSetAside
from bridgetable.table.events.claims import ClaimStayed as ClaimStayed
from bridgetable.table.events.claims import ClaimWaived as ClaimWaived
from bridgetable.table.events.claims import EstablishmentUndone as EstablishmentUndone
from bridgetable.table.events.claims import PlayedAfterClaim as PlayedAfterClaim
from bridgetable.table.events.claims import TricksClaimed as TricksClaimed
from bridgetable.table.events.procedure import Answered as Answered
from bridgetable.table.events.procedure import AnswerPassedOver as AnswerPassedOver
from bridgetable.table.events.procedure import Asked as Asked
from bridgetable.table.events.procedure import AttentionDrawn as AttentionDrawn
from bridgetable.table.events.procedure import CardsReturned as CardsReturned
from bridgetable.table.events.procedure import DeclarerChanged as DeclarerChanged
from bridgetable.table.events.procedure import DeemedEstablished as DeemedEstablished
from bridgetable.table.events.procedure import DirectorSummoned as DirectorSummoned
from bridgetable.table.events.procedure import Dropped as Dropped
from bridgetable.table.events.procedure import DummyWarned as DummyWarned
from bridgetable.table.events.procedure import InformationGiven as InformationGiven
from bridgetable.table.events.procedure import InformationHeld as InformationHeld
from bridgetable.table.events.procedure import InformationRuled as InformationRuled
from bridgetable.table.events.procedure import Infringed as Infringed
from bridgetable.table.events.procedure import Inquired as Inquired
from bridgetable.table.events.procedure import NextBoardCalled as NextBoardCalled
from bridgetable.table.events.procedure import Noted as Noted
from bridgetable.table.events.procedure import PenaltyCardLaid as PenaltyCardLaid
from bridgetable.table.events.procedure import PenaltyCardLifted as PenaltyCardLifted
from bridgetable.table.events.procedure import PlayerTold as PlayerTold
from bridgetable.table.events.procedure import Restricted as Restricted
from bridgetable.table.events.procedure import RevokeEstablished as RevokeEstablished
from bridgetable.table.events.procedure import RightsLost as RightsLost
from bridgetable.table.events.procedure import RoundEnded as RoundEnded
from bridgetable.table.events.procedure import Settled as Settled
from bridgetable.table.events.procedure import Transfer as Transfer
from bridgetable.table.events.procedure import TricksTransferred as TricksTransferred
from bridgetable.table.events.procedure import TrickTurnedUp as TrickTurnedUp
from bridgetable.table.events.rulings import DamageFound as DamageFound
from bridgetable.table.events.rulings import DeclarersCardsRuled as DeclarersCardsRuled
from bridgetable.table.events.rulings import ExplanationPutRight as ExplanationPutRight
from bridgetable.table.events.rulings import JudgementDeferred as JudgementDeferred
from bridgetable.table.events.rulings import RotationRestored as RotationRestored
from bridgetable.table.events.rulings import RulingGiven as RulingGiven
from bridgetable.table.events.scores import PenaltyGiven as PenaltyGiven
from bridgetable.table.events.scores import ScoreAssigned as ScoreAssigned

Event: TypeAlias = (
    Calling | ChangeAllowed | FirstCallLetStand | RotationRestored | RepetitionRequired | TrayPassed | ScreenOpened
    | ExplanationPutRight
    | CardPlayed | PlayCompelled | CardPutBack | CardWithdrawn | LeadLaidFaceDown | FaceDownLeadRetracted | CardJoined
    | PlayOmitted | OmissionFound | CardPlacedLate | OwnershipKept | DeclarerChanged | PlayerTold | DummyWarned
    | InformationGiven | CardDesignated | CardNamed | CardExposed | Infringed | RevokeEstablished
    | DeemedEstablished | RightsLost | Asked | Answered | AnswerPassedOver | Dropped | Inquired | AttentionDrawn
    | DirectorSummoned | RulingGiven | DamageFound | JudgementDeferred | DeclarersCardsRuled | Settled
    | PenaltyCardLaid | PenaltyCardLifted | Restricted | InformationRuled
    | InformationHeld | TricksClaimed
    | ClaimAgreed | ClaimSetAside | ClaimWaived | ClaimRestored | ClaimStayed | ClaimResumed
    | AgreementWithdrawn | ClaimRuled | ClaimRescored
    | PlayedAfterClaim | EstablishmentUndone | CardsReturned | NextBoardCalled | RoundEnded | TrickTurnedUp
    | TricksTransferred | ScoreAssigned | PenaltyGiven | Noted
)

"""Events: what has happened at a table, in the past tense. `evolve` applies them.

A field `place` is a `CallId`; a field `clause` is a clause in the numbering of the edition of the table.
"""

from __future__ import annotations

from typing import TypeAlias

from bridgetable.cards.call import Call, Contract
from bridgetable.cards.card import Card, Suit
from bridgetable.cards.seat import Seat, Side
from bridgetable.cards.value import Value
from bridgetable.table.identity import CallId, IrregularityId
from bridgetable.table.irregularity import InformationBy, Irregularity, Status, WronglyTold
from bridgetable.table.obligation import Obligation
from bridgetable.table.question import Message, Person, Player, Question
from bridgetable.table.restriction import PenaltyCard, Restriction
from bridgetable.table.scores import Amount, Assigned, Comparison, PenaltyKind
from bridgetable.table.text import Text

# -- Events of the auction: calls made, withdrawn and reinstated, obligations of players, and the contract -------------


class CallMade(Value, frozen=True, tag=True):
    """A player called; `changes` is the id of his call that this one replaces (Law 25, 27C).

    `by_ruling` means that the Director substituted this pass for a cancelled call (Law 37, 38). The other fields are
    those of `auction.MadeCall`.
    """

    seat: Seat
    call: Call
    shows: tuple[Suit, ...] | None = None
    alert: tuple[tuple[str, str], ...] = ()
    changes: CallId | None = None
    late: bool = False
    implied: bool = False
    by_ruling: bool = False
    simultaneous: bool = False


class CallWithdrawn(Value, frozen=True, tag=True):
    """The call with id `place` no longer stands: it was withdrawn or cancelled."""

    place: CallId


class CallReinstated(Value, frozen=True, tag=True):
    """The call with id `place`, which another had replaced, stands again (Law 25B)."""

    place: CallId


class Obliged(Value, frozen=True, tag=True):
    """An obligation was laid on a player's calls or leads (Law 24-39)."""

    obligation: Obligation


class Released(Value, frozen=True, tag=True):
    """An obligation no longer binds its player: the Director has found otherwise (Law 27B1, 82)."""

    obligation: Obligation


class ContractReached(Value, frozen=True, tag=True):
    """The auction ended with this contract (Law 22); with None, a change to the calls has annulled the contract."""

    contract: Contract | None


class AuctionReopened(Value, frozen=True, tag=True):
    """The auction resumed after it had ended; choices about the opening lead are void (Law 26, 50D2, 51)."""


class CallInformationRuled(Value, frozen=True, tag=True):
    """Information from the call with id `place` is unauthorised for these seats (Law 16C; 2007: 16D)."""

    place: CallId
    unauthorised: tuple[Seat, ...]
    clause: str


class ChangeAllowed(Value, frozen=True, tag=True):
    """The Director permitted the call with id `place` to be changed (Law 21B1)."""

    place: CallId


class FirstCallLetStand(Value, frozen=True, tag=True):
    """A player who might have substituted a legal call let the one with id `place` stand (1997: Law 25B2(b)(1))."""

    place: CallId


class RepetitionRequired(Value, frozen=True, tag=True):
    """The offender must repeat his call out of rotation, as his right-hand opponent has passed (Law 31A1, 32A1)."""

    irregularity: IrregularityId


class TrayPassed(Value, frozen=True, tag=True):
    """Behind screens, a player pushed the tray to the other side."""

    seat: Seat


class ScreenOpened(Value, frozen=True, tag=True):
    """A player opened the screen."""

    seat: Seat


Calling: TypeAlias = (
    CallMade
    | CallWithdrawn
    | CallReinstated
    | Obliged
    | Released
    | ContractReached
    | AuctionReopened
    | CallInformationRuled
)


# -- Events of cards: played, withdrawn, exposed, named, or omitted ----------------------------------------------------


class CardPlayed(Value, frozen=True, tag=True):
    """A card was played from a hand to trick `trick`; it begins the trick if that has not begun."""

    seat: Seat
    card: Card
    trick: int


COMPELLED_BY = ("shown", "table", "touched")
"""How a card was held or touched that has to be played, in the order of Laws 45C1 to 45C3."""


class PlayCompelled(Value, frozen=True, tag=True):
    """The card counts as played to trick `trick` because of how it was held or touched, one of COMPELLED_BY."""

    seat: Seat
    card: Card
    trick: int
    by: str


class CardPutBack(Value, frozen=True, tag=True):
    """The Director returned a card to the trick it had been taken from (Law 47F)."""

    seat: Seat
    card: Card
    trick: int


class CardWithdrawn(Value, frozen=True, tag=True):
    """A played card was returned to its hand (Law 47); `offending` means that the offending side withdrew it."""

    seat: Seat
    card: Card
    trick: int
    offending: bool


class LeadLaidFaceDown(Value, frozen=True, tag=True):
    """A player laid an opening lead face down (Law 41A)."""

    seat: Seat
    card: Card


class FaceDownLeadRetracted(Value, frozen=True, tag=True):
    """A face-down lead was returned to its hand without being faced (Law 41A, 54)."""

    seat: Seat
    card: Card


class CardJoined(Value, frozen=True, tag=True):
    """Another card of the same hand was visible together with the one played to trick `trick` (Law 58B2)."""

    seat: Seat
    card: Card
    trick: int


class PlayOmitted(Value, frozen=True, tag=True):
    """A player contributed no card to trick `trick`, and play continued past him (Law 67)."""

    seat: Seat
    trick: int


class OmissionFound(Value, frozen=True, tag=True):
    """The player has no card in trick `trick`, which has gone on, and must now supply one (Laws 67A1, 62B, 54B2)."""

    seat: Seat
    trick: int


class CardPlacedLate(Value, frozen=True, tag=True):
    """A card was placed among those played to trick `trick`, without changing who owns the trick (Law 67B1)."""

    seat: Seat
    card: Card
    trick: int


class OwnershipKept(Value, frozen=True, tag=True):
    """Trick `trick` belongs to `seat` whatever is later corrected in it (Law 67B)."""

    seat: Seat
    trick: int


class CardDesignated(Value, frozen=True, tag=True):
    """Declarer designated a card of dummy (Law 45B, 46).

    `what` is the designation as in a case file: "SQ", "H", "run-H"; `card` is the card it means, where that is known.
    """

    seat: Seat
    what: str
    card: Card | None = None


class CardNamed(Value, frozen=True, tag=True):
    """A player named a card he proposes to play (Law 45C4(a))."""

    seat: Seat
    card: Card


class CardExposed(Value, frozen=True, tag=True):
    """A card became visible without being played (Law 48, 49)."""

    seat: Seat
    card: Card
    deliberate: bool


class CardMislaid(Value, frozen=True, tag=True):
    """A card of `seat` turned out not to be in his hand: `held_by` has it, or with None nobody (Law 13, 14)."""

    seat: Seat
    card: Card
    held_by: Seat | None = None


class CardRestored(Value, frozen=True, tag=True):
    """The Director restored a card to the hand of `seat`, to which it belonged all along (Law 13, 14)."""

    seat: Seat
    card: Card


# -- Events of claims and concessions ----------------------------------------------------------------------------------


class TricksClaimed(Value, frozen=True, tag=True):
    """`seat` claimed that his side wins `tricks` of the remaining tricks, or conceded the others (Law 68A, 68B).

    `line` is the statement he made, by language; `order` is the part of it that binds: suits and cards in the order he
    would play them.
    """

    seat: Seat
    tricks: int
    concession: bool
    line: Text
    order: tuple[Suit | Card, ...] = ()


class ClaimAgreed(Value, frozen=True, tag=True):
    """`seat`, an opponent of the claimer, agreed to the claim or concession; play is over (Law 69)."""

    seat: Seat


class ClaimSetAside(Value, frozen=True, tag=True):
    """The claim no longer stands, and play continues."""


class ClaimWaived(Value, frozen=True, tag=True):
    """All four players appeared to concur in playing on, so the claim is void (Law 68D2(b))."""


class ClaimRestored(Value, frozen=True, tag=True):
    """Not all four players concurred in playing on, so the claim stands and play stops (Law 68D2(b)(i))."""


class ClaimStayed(Value, frozen=True, tag=True):
    """The claim was suspended until a revoke has been corrected; then it is ruled on (Law 62A, 70)."""


class ClaimResumed(Value, frozen=True, tag=True):
    """The suspended claim is before the table again."""


class AgreementWithdrawn(Value, frozen=True, tag=True):
    """`seat` withdrew his side's agreement before it was established (Law 69A)."""

    seat: Seat


class ClaimRuled(Value, frozen=True, tag=True):
    """The Director ruled that the claiming side wins `tricks` of the remaining tricks; play is over (Law 70)."""

    tricks: int


class ClaimRescored(Value, frozen=True, tag=True):
    """The agreed claim was rescored: the claiming side wins `tricks` of the remaining tricks (Law 69B, 71)."""

    tricks: int


class PlayedAfterClaim(Value, frozen=True, tag=True):
    """A card was faced after a claim as if play continued; it is not played (Law 68D)."""

    seat: Seat
    card: Card


class EstablishmentUndone(Value, frozen=True, tag=True):
    """The revoke with this id is no longer established: what established it is deemed not to have occurred (68B2)."""

    irregularity: IrregularityId


Claiming: TypeAlias = (
    TricksClaimed
    | ClaimAgreed
    | ClaimSetAside
    | ClaimWaived
    | ClaimRestored
    | ClaimStayed
    | ClaimResumed
    | AgreementWithdrawn
    | ClaimRuled
    | ClaimRescored
    | PlayedAfterClaim
)
"""The events that change the claim before the table."""


# -- Events of irregularities and what is done about them: questions, attention, information, penalty cards, transfers


class Infringed(Value, frozen=True, tag=True):
    """An irregularity occurred, whether or not any player noticed it."""

    irregularity: Irregularity


class RevokeEstablished(Value, frozen=True, tag=True):
    """The revoke with this id became established under `clause` (Law 63A)."""

    irregularity: IrregularityId
    clause: str


class DeemedEstablished(Value, frozen=True, tag=True):
    """The corrected revoke with this id counts as established for Law 64 (43B2(b); 1997: 63B)."""

    irregularity: IrregularityId
    clause: str


class RightsLost(Value, frozen=True, tag=True):
    """Dummy lost his rights by doing what Law 43A2 forbids (Law 43B)."""

    seat: Seat
    clause: str


class Asked(Value, frozen=True, tag=True):
    """A question was added to the agenda: at the end, or before the questions that wait."""

    question: Question


class Answered(Value, frozen=True, tag=True):
    """The question was answered by the option of this name; an empty name means that it lapsed."""

    question: Question
    by: Person
    option: str


class Dropped(Value, frozen=True, tag=True):
    """The question at the head of the agenda was removed unanswered, as it left no choice."""

    question: Question


class AnswerPassedOver(Value, frozen=True, tag=True):
    """An answer given under another edition had no effect, as this edition does not ask the question."""

    question: Question | None
    by: Person
    option: str


class Inquired(Value, frozen=True, tag=True):
    """A player asked another whether he had none of the suit led (Law 61B).

    `hand` is the hand the card came from, where that is not the other player's own.
    """

    seat: Seat
    of: Seat
    hand: Seat | None = None


class AttentionDrawn(Value, frozen=True, tag=True):
    """A player drew attention to the irregularity with this id (Law 9A), or the Director found it himself (81C3).

    Where the Director found it, `seat` is the player who had drawn attention to what he was ruling on.
    """

    seat: Seat
    irregularity: IrregularityId
    by_director: bool = False


class ExplanationCorrected(Value, frozen=True, tag=True):
    """`seat` corrected his own or his partner's explanation, perhaps before he might (Law 20F)."""

    seat: Seat
    own: bool
    too_soon: bool


class DirectorSummoned(Value, frozen=True, tag=True):
    """A player called the Director (Law 9B)."""

    seat: Seat


class Settled(Value, frozen=True, tag=True):
    """The irregularity with this id was dealt with, or its status changed."""

    irregularity: IrregularityId
    status: Status


class PenaltyCardLaid(Value, frozen=True, tag=True):
    """A card became a penalty card, or changed from minor to major (Law 50B)."""

    penalty_card: PenaltyCard


class PenaltyCardLifted(Value, frozen=True, tag=True):
    """A penalty card ceased to be one and was picked up (Law 50D2(a), 51B)."""

    seat: Seat
    card: Card


class Restricted(Value, frozen=True, tag=True):
    """A restriction was laid on a player's leads or plays."""

    restriction: Restriction


class InformationRuled(Value, frozen=True, tag=True):
    """Information from a card is unauthorised for these seats and authorised for the others (Law 16, 50E)."""

    card: Card
    unauthorised: tuple[Seat, ...]
    clause: str


class InformationHeld(Value, frozen=True, tag=True):
    """`seat` chose a play while his partner had a penalty card (2017: 50E1, 50E4)."""

    seat: Seat


class DeclarerChanged(Value, frozen=True, tag=True):
    """`declarer` became declarer, and the presumed declarer dummy (Law 54A)."""

    declarer: Seat


class PlayerTold(Value, frozen=True, tag=True):
    """`seat` misinformed another player: that it is his lead, or of what a call means (Law 21B, 47E)."""

    seat: Seat
    to: Seat
    what: WronglyTold


class DummyWarned(Value, frozen=True, tag=True):
    """Dummy warned declarer against leading from the wrong hand (Law 42B2)."""

    seat: Seat


class InformationGiven(Value, frozen=True, tag=True):
    """A player gave information other than by a call or play; `what` says by what (Law 16B)."""

    seat: Seat
    what: InformationBy


class CardsReturned(Value, frozen=True, tag=True):
    """These hands were returned to the board."""

    seats: tuple[Seat, ...]


class NextBoardCalled(Value, frozen=True, tag=True):
    """A player called on the next board (Law 64B4)."""

    seat: Seat


class RoundEnded(Value, frozen=True, tag=True):
    """The round ended for this table (Law 8B, 64B5)."""


class TrickTurnedUp(Value, frozen=True, tag=True):
    """A player or the Director turned up a quitted trick; with `own` a player his own card of it alone (Law 66)."""

    person: Person
    trick: int
    own: bool = False


class Transfer(Value, frozen=True):
    """`tricks` tricks transferred to side `to` for the irregularity with this id, under `clause`.

    `from_tricks` are the numbers of the tricks transferred, where they are known.
    """

    irregularity: IrregularityId
    clause: str
    tricks: int
    to: Side
    from_tricks: tuple[int, ...] = ()


class TricksTransferred(Value, frozen=True, tag=True):
    """These transfers, and no others, were made after play (Law 64A)."""

    transfers: tuple[Transfer, ...]


class Noted(Value, frozen=True, tag=True):
    """The lecturer added a note here."""


# -- Events of rulings: what the Director said, and his decisions that matter later ------------------------------------


class RulingGiven(Value, frozen=True, tag=True):
    """The Director ruled under `clause`; `message` is what he says."""

    clause: str
    message: Message


class DamageFound(Value, frozen=True, tag=True):
    """The Director found under `clause` that a side was damaged, so that a score is to be assigned (Law 12)."""

    clause: str


class BoardCancelled(Value, frozen=True, tag=True):
    """The board was cancelled under `clause`: it cannot be played on.

    Its score is to be adjusted (Law 12), unless it is `redealt` (16D2(b)).
    """

    clause: str
    redealt: bool = False


class JudgementDeferred(Value, frozen=True, tag=True):
    """It was too late to correct something; when play has ended the Director is asked whether it did damage.

    `ask` is the key of the declaration of that question, and `about` what it will be about.
    """

    ask: str
    about: Player


class DeclarersCardsRuled(Value, frozen=True, tag=True):
    """The Director ruled on the exposure of these cards of the declaring side (Law 48A)."""

    cards: tuple[Card, ...]


class ExplanationPutRight(Value, frozen=True, tag=True):
    """The Director corrected misinformation given to `to`; `telling` is its index in `Table.told` (Law 21B, 47E2)."""

    to: Seat
    telling: int


class RotationRestored(Value, frozen=True, tag=True):
    """Calls out of rotation by `offenders` were corrected before the Director was called; `told` is his ruling on it.

    `by_correct_player` means that the player whose turn it was called over them (Law 28B); otherwise the auction
    reverted to an earlier call (Law 17D3, 34).
    """

    told: RulingGiven
    offenders: tuple[Seat, ...]
    by_correct_player: bool


# -- Events of the score: assigned scores, and penalties, which do not change the score of the board -------------------


class ScoreAssigned(Value, frozen=True, tag=True):
    """The Director assigned a score to each side (Law 12C); `law` is the clause he named, or ""."""

    ns: Assigned
    ew: Assigned
    law: str
    compared: Comparison = Comparison()

    def to(self, side: Side) -> Assigned:
        """The score assigned to this side."""
        return self.ns if side is Side.NS else self.ew


class PenaltyGiven(Value, frozen=True, tag=True):
    """The Director warned or penalised a side (Law 90, 91); `amount` may be None, `law` is the clause or ""."""

    side: Side
    kind: PenaltyKind
    amount: Amount | None
    law: str


Event: TypeAlias = (
    Calling
    | ChangeAllowed
    | FirstCallLetStand
    | RotationRestored
    | RepetitionRequired
    | TrayPassed
    | ScreenOpened
    | ExplanationPutRight
    | CardPlayed
    | PlayCompelled
    | CardPutBack
    | CardWithdrawn
    | LeadLaidFaceDown
    | FaceDownLeadRetracted
    | CardJoined
    | PlayOmitted
    | OmissionFound
    | CardPlacedLate
    | OwnershipKept
    | DeclarerChanged
    | PlayerTold
    | DummyWarned
    | InformationGiven
    | CardDesignated
    | CardNamed
    | CardExposed
    | CardMislaid
    | CardRestored
    | ExplanationCorrected
    | Infringed
    | RevokeEstablished
    | DeemedEstablished
    | RightsLost
    | Asked
    | Answered
    | AnswerPassedOver
    | Dropped
    | Inquired
    | AttentionDrawn
    | DirectorSummoned
    | RulingGiven
    | DamageFound
    | BoardCancelled
    | JudgementDeferred
    | DeclarersCardsRuled
    | Settled
    | PenaltyCardLaid
    | PenaltyCardLifted
    | Restricted
    | InformationRuled
    | InformationHeld
    | Claiming
    | EstablishmentUndone
    | CardsReturned
    | NextBoardCalled
    | RoundEnded
    | TrickTurnedUp
    | TricksTransferred
    | ScoreAssigned
    | PenaltyGiven
    | Noted
)

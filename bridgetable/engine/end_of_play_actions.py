"""The events of actions that end the play: claims, agreement, returned cards, the next board, scores, and notes."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from bridgetable.cards.seat import Seat, Side
from bridgetable.engine import actions as a
from bridgetable.engine.card_actions import expose
from bridgetable.engine.preconditions import Events, must_be_over, must_be_playing, must_hold_all
from bridgetable.engine.steps import ImpossibleError
from bridgetable.laws.claims.trick_bounds import tricks_left
from bridgetable.laws.law12 import assign
from bridgetable.laws.law54 import may_spread
from bridgetable.laws.law68 import claim_by_showing, not_all_concur, objection
from bridgetable.laws.law69 import agreement_withdrawn, assent, assent_withdrawn, is_established
from bridgetable.laws.law70 import is_contested
from bridgetable.laws.law71 import cancellation
from bridgetable.laws.law79 import disagreement
from bridgetable.laws.law90 import procedural_penalty
from bridgetable.laws.law91 import disciplinary_penalty, warning
from bridgetable.table import events as e
from bridgetable.table.evolve import evolve
from bridgetable.table.records import Claim
from bridgetable.table.scores import Amount, Comparison, PenaltyKind
from bridgetable.table.state import Table


def claim(table: Table, action: a.MakeClaim) -> Events:
    """A player claims a number of the remaining tricks (Law 68A)."""
    seat = _claimer(table, action)
    return (e.TricksClaimed(seat, action.tricks, False, action.line, action.order),)


def concede(table: Table, action: a.Concede) -> Events:
    """A player concedes a number of the remaining tricks (Law 68B)."""
    seat = _claimer(table, action)
    return (e.TricksClaimed(seat, tricks_left(table) - action.tricks, True, ()),)


def show_hand(table: Table, action: a.ShowHand) -> Events:
    """A player shows cards: he claims the tricks that are left, unless he did not intend to (Law 68A)."""
    cards = action.cards or tuple(sorted(table.hands[action.seat], reverse=True))
    must_be_playing(table)
    must_hold_all(table, action.seat, cards, least=1)
    if may_spread(table, action.seat):
        return expose(table, a.Expose(action.seat, cards, deliberate=True))
    seat = _claimer(table, a.MakeClaim(action.seat, tricks_left(table)))
    made = e.TricksClaimed(seat, tricks_left(table), False, ())
    return (made, *(e.CardExposed(seat, card, True) for card in cards), *claim_by_showing(evolve(table, made), seat))


def _claimer(table: Table, action: a.MakeClaim | a.Concede) -> Seat:
    """The seat that claims or concedes; raises ImpossibleError if it cannot."""
    seat, said = action.seat, action.tricks
    must_be_playing(table)
    if seat is table.dummy:
        raise ImpossibleError("impossible-dummy-claims", seat=seat)
    if table.claim is not None:
        raise ImpossibleError("impossible-claim-stands", claimer=table.claim.seat)
    if not 0 <= said <= tricks_left(table):
        raise ImpossibleError("impossible-claim", tricks=said, left=tricks_left(table))
    return seat


def agree(table: Table, action: a.Agree) -> Events:
    """An opponent of the claimer agrees to the claim or concession (Law 69A)."""
    if table.claim is None:
        raise ImpossibleError("impossible-no-claim")
    if table.claim.ruled:
        raise ImpossibleError("impossible-claim-ruled")
    if table.claim.seat.side is action.seat.side:
        raise ImpossibleError("impossible-own-claim", seat=action.seat)
    if table.claim.agreed_by is not None:
        return ()  # his partner has already agreed for the side
    if is_contested(table):
        raise ImpossibleError("impossible-contested")
    return assent(table, table.claim, action.seat)


def object_to_claim(table: Table, action: a.Object) -> Events:
    """A player objects to the claim or to playing on after it, or withdraws his agreement (Law 68B2, 68D, 69A)."""
    if table.waived is not None:
        return not_all_concur(table)
    claim = _claim_to_doubt(table)
    if claim.agreed_by is None:
        return objection(table, action.seat)
    if claim.seat.side is action.seat.side:
        return _asked_back(table, claim, action.seat, tricks_left(table) - claim.tricks)
    if is_established(table, action.seat.side):
        raise ImpossibleError("impossible-agreement-established")
    return assent_withdrawn(table, claim, action.seat)


def withdraw_agreement(table: Table, action: a.WithdrawAgreement) -> Events:
    """A player asks for tricks his side agreed to lose or conceded (Law 69B, 71).

    Before the agreement is established this is an objection (Law 69A).
    """
    claim = _claim_to_doubt(table)
    if claim.agreed_by is None:
        # A concession needs no agreement: it stands once made, unless it is cancelled (Law 71).
        if claim.seat.side is action.seat.side and (table.round_over or claim.concession):
            return (*_silence(table, claim.seat.left), *_asked_back(table, claim, action.seat, action.tricks))
        raise ImpossibleError("impossible-not-agreed")
    if claim.seat.side is not action.seat.side and not is_established(table, action.seat.side):
        _must_be_lost(table, claim, action.seat, action.tricks)
        return assent_withdrawn(table, claim, action.seat, action.tricks)
    return _asked_back(table, claim, action.seat, action.tricks)


def _claim_to_doubt(table: Table) -> Claim:
    if table.claim is None:
        raise ImpossibleError("impossible-nothing-claimed")
    if is_contested(table):
        raise ImpossibleError("impossible-contested")
    if table.claim.ruled:
        raise ImpossibleError("impossible-claim-ruled")
    return table.claim


def _asked_back(table: Table, claim: Claim, seat: Seat, tricks: int) -> Events:
    _must_be_lost(table, claim, seat, tricks)
    mine = claim.seat.side is seat.side
    return cancellation(table, claim, tricks) if mine else agreement_withdrawn(table, claim, tricks)


def _must_be_lost(table: Table, claim: Claim, seat: Seat, tricks: int) -> None:
    """Raises ImpossibleError unless the side gave away at least the number of tricks asked for."""
    lost = tricks_left(table) - claim.tricks if claim.seat.side is seat.side else claim.tricks
    if not 0 < tricks <= lost:
        raise ImpossibleError("impossible-to-ask-back", side=seat.side, tricks=lost)


def dispute_tricks(table: Table, action: a.DisputeTricks) -> Events:
    """A player disagrees with the number of tricks won; after a claim or concession that is 69B or 71 (Law 79B)."""
    must_be_over(table)
    now = table.tricks_after_transfers(action.seat.side)
    if table.contract is None or table.assigned is not None or action.tricks == now or action.tricks > 13:
        raise ImpossibleError("impossible-tricks-recorded", side=action.seat.side, tricks=now)
    if table.claim is not None and not table.claim.ruled and action.tricks > now:
        return withdraw_agreement(table, a.WithdrawAgreement(action.seat, action.tricks - now))
    return disagreement(table, action.seat.side, action.tricks)


def return_cards(table: Table, action: a.ReturnCards) -> Events:
    """Hands are returned to the board, which for an opponent is agreement to an unanswered claim (Law 69A)."""
    claim = table.claim
    silence = _silence(table, claim.seat.left if action.seat is None else action.seat) if claim is not None else ()
    if not silence:
        must_be_over(table)
    return (*silence, e.CardsReturned(tuple(Seat) if action.seat is None else (action.seat,)))


def next_call(table: Table, action: a.CallNextBoard) -> Events:
    """A player calls on the next board (Law 64B4), which for an opponent is agreement to an unanswered claim (69A)."""
    silence = _silence(table, action.seat)
    if not silence:
        must_be_over(table)
    return (*silence, e.NextBoardCalled(action.seat))


def end_round(table: Table, action: a.EndRound) -> Events:
    """The round ends for this table, and an unanswered claim is agreed to (Law 69A)."""
    claim = table.claim
    return (*(_silence(table, claim.seat.left) if claim is not None else ()), e.RoundEnded())


def _silence(table: Table, seat: Seat) -> Events:
    """The agreement of an opponent of the claimer who acts as if the board were over (Law 69A)."""
    claim = table.claim
    if claim is None or claim.closed or claim.seat.side is seat.side or is_contested(table):
        return ()
    return (e.ClaimAgreed(seat),)


def adjust(table: Table, action: a.Adjust) -> Events:
    """The Director assigns a score to each side (Law 12C), even during the auction or the play."""
    compared = Comparison(action.field, action.datum, action.session)
    return assign(table, action.ns, action.ew, action.law, compared)


def penalise(table: Table, action: a.Penalise) -> Events:
    """The Director warns or penalises a side (Law 90, 91)."""
    if (action.amount is None) is not (action.unit is None):
        raise ImpossibleError("impossible-penalty-unit")
    if action.amount is not None and action.kind is PenaltyKind.WARNING:
        raise ImpossibleError("impossible-warning-costs")
    return PENALTIES[action.kind](table, action.side, action.measure, action.law)


PENALTIES: Mapping[PenaltyKind, Callable[[Table, Side, Amount | None, str], Events]] = {
    PenaltyKind.WARNING: warning,
    PenaltyKind.PROCEDURAL: procedural_penalty,
    PenaltyKind.DISCIPLINARY: disciplinary_penalty,
}


def note(table: Table, action: a.Note) -> Events:
    """The lecturer adds a note."""
    return (e.Noted(),)

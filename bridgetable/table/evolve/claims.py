"""Applying events of claims and concessions. Nothing here judges."""

from __future__ import annotations

from msgspec.structs import replace

from bridgetable.cards.card import Card
from bridgetable.table import events as e
from bridgetable.table.records import Claim
from bridgetable.table.state import Table


def after_claim_event(table: Table, event: e.Claiming) -> Table:
    """The table after an event of a claim or concession."""
    match event:
        case e.TricksClaimed(seat, tricks, concession, line, order):
            return replace(table, claim=Claim(seat, tricks, concession, line, order), waived=None)
        case e.ClaimSetAside():
            return replace(table, claim=None, exposed=table.exposed - _shown_with(table.claim))
        case e.ClaimWaived():
            return replace(table, claim=None, waived=table.claim, exposed=table.exposed - _shown_with(table.claim))
        case e.ClaimRestored():
            exposed = table.exposed | _shown_with(table.waived)
            return replace(table, claim=table.waived, waived=None, exposed=exposed)
        case e.ClaimStayed():
            return replace(table, claim=None, stayed=table.claim)
        case e.ClaimResumed():
            return replace(table, claim=table.stayed, stayed=None)
    return replace(table, claim=_changed(table.claim, event)) if table.claim is not None else table


def with_tricks_as_claimed(before: Table, after: Table) -> Table:
    """The table after an event, with the tricks of a claim as they were claimed or awarded before it.

    A card put back to a trick that is not complete, or withdrawn from one that is, changes which tricks were won in
    play, and so how many of those claimed are left; also while play goes on after a claim, which may yet stand.
    """
    if after.tricks is before.tricks:
        return after
    claims = {
        name: _counted_again(claim, before, after) for name in _CLAIMS
        if (claim := getattr(after, name)) is not None and claim is getattr(before, name)
    }
    return replace(after, **claims) if claims else after


_CLAIMS = ("claim", "waived", "stayed")
"""The fields of a table with a claim that stands, or may stand again."""


def _counted_again(claim: Claim, before: Table, after: Table) -> Claim:
    """The claim with as many of the tricks now left as the side was to have in all."""
    side = claim.seat.side
    left = 13 - after.tricks_taken(side) - after.tricks_taken(side.opponents)
    still = before.tricks_taken(side) + claim.tricks - after.tricks_taken(side)
    return replace(claim, tricks=min(left, max(0, still)))


def _shown_with(claim: Claim | None) -> frozenset[Card]:
    """The cards exposed because of the claim, which go back to the hands when it no longer stands."""
    return claim.shown if claim is not None else frozenset()


def _changed(
    claim: Claim, event: e.ClaimAgreed | e.AgreementWithdrawn | e.ClaimRuled | e.ClaimRescored | e.PlayedAfterClaim
) -> Claim:
    match event:
        case e.ClaimAgreed(seat):
            return replace(claim, agreed_by=seat)
        case e.AgreementWithdrawn():
            return replace(claim, agreed_by=None)
        case e.ClaimRuled(tricks):
            return replace(claim, tricks=tricks, ruled=True)
        case e.ClaimRescored(tricks):
            return replace(claim, tricks=tricks)
        case e.PlayedAfterClaim(_, card):
            return replace(claim, laid=(*claim.laid, card))

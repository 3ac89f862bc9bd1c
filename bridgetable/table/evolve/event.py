"""Applying events to a table. Nothing here judges: each event changes only what it states."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, assert_never

from msgspec.structs import replace

from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.table import events as e
from bridgetable.table.evolve.auction import after_call_event
from bridgetable.table.evolve.carried import after_card_in_turn, carry_on, is_in_turn
from bridgetable.table.evolve.claims import after_claim_event, with_tricks_as_claimed
from bridgetable.table.evolve.rulings import after_decision
from bridgetable.table.phase import Phase
from bridgetable.table.records import (
    Attention,
    Designation,
    Establishment,
    FaceDownLead,
    Information,
    Misinformation,
    Settlement,
    Tray,
    WithdrawnCard,
)
from bridgetable.table.restriction import PenaltyCard
from bridgetable.table.state import Table
from bridgetable.table.trick import Play, Trick


def evolve(table: Table, event: e.Event) -> Table:
    """The table after this event, which is appended to `happened`."""
    if type(event) is e.CardPlayed and is_in_turn(table, event):
        return after_card_in_turn(table, event)
    changed = with_tricks_as_claimed(table, _changed_by(table, event))
    after = replace(changed, happened=table.happened.adding(event))
    # When play resumes, or a claim is reopened, the number of tricks to transfer is no longer known.
    if after.transfers and table.over and not after.over:
        after = replace(after, transfers=())
    return carry_on(table, event, after)


def _changed_by(table: Table, event: e.Event) -> Table:
    kind = type(event)
    if kind not in _APPLIED:
        _APPLIED[kind] = _applied(event)
    return _APPLIED[kind](table, event)


_APPLIED: dict[type, Callable[[Table, Any], Table]] = {}
"""The function that applies the events of a kind; to match an event with all kinds takes long."""


def _applied(event: e.Event) -> Callable[[Table, Any], Table]:
    match event:
        case e.CardPlayed() | e.CardPutBack() | e.CardJoined() | e.CardPlacedLate():
            return _played
        case e.CardWithdrawn():
            return _withdrawn
        case e.PlayOmitted() | e.OmissionFound() | e.OwnershipKept():
            return _defective
        case e.LeadLaidFaceDown() | e.FaceDownLeadRetracted() | e.CardDesignated() | e.CardExposed():
            return _shown
        case e.PenaltyCardLaid() | e.PenaltyCardLifted() | e.Restricted() | e.InformationRuled():
            return _bound
        case (
            e.Infringed() | e.RevokeEstablished() | e.DeemedEstablished() | e.EstablishmentUndone()
            | e.AttentionDrawn() | e.Settled()
        ):
            return _judged
        case e.Asked() | e.Answered() | e.Dropped():
            return _asked
        case (
            e.DamageFound() | e.JudgementDeferred() | e.DeclarersCardsRuled() | e.ChangeAllowed()
            | e.FirstCallLetStand() | e.RepetitionRequired() | e.RotationRestored() | e.ScoreAssigned()
            | e.PenaltyGiven() | e.ExplanationPutRight()
        ):
            return after_decision
        case e.CardsReturned() | e.TricksTransferred() | e.RoundEnded():
            return _ended
        case (
            e.TricksClaimed() | e.ClaimAgreed() | e.ClaimSetAside() | e.ClaimWaived() | e.ClaimRestored()
            | e.ClaimStayed() | e.ClaimResumed()
            | e.AgreementWithdrawn() | e.ClaimRuled() | e.ClaimRescored() | e.PlayedAfterClaim()
        ):
            return after_claim_event
        case (
            e.CallMade() | e.CallWithdrawn() | e.CallReinstated() | e.Obliged() | e.Released() | e.ContractReached()
            | e.AuctionReopened() | e.CallInformationRuled()
        ):
            return after_call_event
        case (
            e.RightsLost() | e.InformationHeld() | e.NextBoardCalled() | e.PlayerTold() | e.DeclarerChanged()
            | e.RulingGiven() | e.TrayPassed() | e.ScreenOpened()
        ):
            return _noted
        case (
            e.CardNamed() | e.Inquired() | e.DirectorSummoned() | e.TrickTurnedUp() | e.Noted() | e.DummyWarned()
            | e.InformationGiven() | e.AnswerPassedOver() | e.PlayCompelled()
        ):
            return _unchanged
        case _:
            assert_never(event)


def _unchanged(table: Table, event: e.Event) -> Table:
    return table


def evolve_all(table: Table, events: Iterable[e.Event]) -> Table:
    """The table after these events, applied in order."""
    for event in events:
        table = evolve(table, event)
    return table


def _played(table: Table, event: e.CardPlayed | e.CardPutBack | e.CardJoined | e.CardPlacedLate) -> Table:
    index = event.trick - table.first_number
    tricks = list(table.tricks)
    if index == len(tricks):
        tricks.append(Trick(event.seat))
    was = next((pc for pc in table.penalty_cards if pc.card == event.card), None)
    play = Play(event.seat, event.card, was, late=isinstance(event, e.CardPlacedLate))
    trick = tricks[index]
    left_out = tuple(seat for seat in trick.omitted if seat is not event.seat)
    tricks[index] = replace(trick, plays=(*trick.plays, play), omitted=left_out)
    return replace(
        table,
        tricks=tuple(tricks),
        hands=table.hands.replacing(event.seat, table.hands[event.seat] - {event.card}),
        penalty_cards=without(table.penalty_cards, event.card),
        late_plays=table.late_plays.adding(event.card) if table.is_pending else table.late_plays,
        face_down=tuple(lead for lead in table.face_down if lead.card != event.card),
        waived=None,
    )


def _withdrawn(table: Table, event: e.CardWithdrawn) -> Table:
    index = event.trick - table.first_number
    tricks = list(table.tricks)
    trick = tricks[index]
    play = next(p for p in trick.plays if p.card == event.card)
    tricks[index] = replace(trick, plays=tuple(p for p in trick.plays if p is not play))
    while tricks and not tricks[-1].plays:
        tricks.pop()
    returned = (*table.penalty_cards, play.was) if play.was else table.penalty_cards
    return replace(
        table,
        tricks=tuple(tricks),
        hands=table.hands.replacing(event.seat, table.hands[event.seat] | {event.card}),
        penalty_cards=returned,
        withdrawn=table.withdrawn.adding(WithdrawnCard(event.seat, event.card, event.trick, event.offending)),
    )


def _defective(table: Table, event: e.PlayOmitted | e.OmissionFound | e.OwnershipKept) -> Table:
    index = event.trick - table.first_number
    trick = table.tricks[index]
    others = tuple(seat for seat in trick.omitted if seat is not event.seat)
    match event:
        case e.PlayOmitted(seat):
            changed = replace(trick, omitted=(*others, seat))
        case e.OmissionFound(seat):
            changed = replace(trick, omitted=others, owing=(*trick.owing, seat))
        case e.OwnershipKept(seat):
            changed = replace(trick, kept=seat)
    return replace(table, tricks=(*table.tricks[:index], changed, *table.tricks[index + 1 :]))


def without(penalty_cards: tuple[PenaltyCard, ...], card: Card) -> tuple[PenaltyCard, ...]:
    """The penalty cards other than this one."""
    return tuple(pc for pc in penalty_cards if pc.card != card)


def _bound(
    table: Table, event: e.PenaltyCardLaid | e.PenaltyCardLifted | e.Restricted | e.InformationRuled
) -> Table:
    match event:
        case e.PenaltyCardLaid(laid):
            return replace(table, penalty_cards=(*without(table.penalty_cards, laid.card), laid))
        case e.PenaltyCardLifted(_, card):
            return replace(table, penalty_cards=without(table.penalty_cards, card))
        case e.Restricted(restriction):
            known = restriction in table.restrictions  # a card named again is bound already
            return table if known else replace(table, restrictions=(*table.restrictions, restriction))
        case e.InformationRuled(card, unauthorised, clause):
            others = tuple(i for i in table.information if i.card != card)
            return replace(table, information=(*others, Information(card, unauthorised, clause)))


def _judged(
    table: Table,
    event: e.Infringed | e.RevokeEstablished | e.DeemedEstablished | e.EstablishmentUndone | e.AttentionDrawn
    | e.Settled,
) -> Table:
    match event:
        case e.Infringed(irregularity):
            return replace(table, irregularities=table.irregularities.adding(irregularity))
        case e.RevokeEstablished(revoke, clause):
            return replace(table, established=(*table.established, Establishment(revoke, clause, False)))
        case e.DeemedEstablished(revoke, clause):
            return replace(table, established=(*table.established, Establishment(revoke, clause, True)))
        case e.EstablishmentUndone(revoke):
            return replace(table, established=tuple(one for one in table.established if one.irregularity != revoke))
        case e.AttentionDrawn(seat, irregularity, _):
            drawn = Attention(irregularity, seat, table.next_callers, table.round_over, len(table.returned) == 4)
            return replace(table, attention=table.attention.adding(drawn))
        case e.Settled(irregularity, status):
            return replace(table, settled=table.settled.adding(Settlement(irregularity, status)))


def _asked(table: Table, event: e.Asked | e.Answered | e.Dropped) -> Table:
    if isinstance(event, e.Asked):
        # The questions that wait are the last ones on the agenda.
        at = len(table.agenda)
        while at and table.agenda[at - 1].waits and not event.question.waits:
            at -= 1
        return replace(table, agenda=(*table.agenda[:at], event.question, *table.agenda[at:]))
    rest = table.agenda
    while event.question in rest:
        at = rest.index(event.question)
        rest = (*rest[:at], *rest[at + 1 :])
    return replace(table, agenda=rest, answered=table.answered.adding(event.question))


def _shown(
    table: Table, event: e.LeadLaidFaceDown | e.FaceDownLeadRetracted | e.CardDesignated | e.CardExposed
) -> Table:
    match event:
        case e.LeadLaidFaceDown(seat, card):
            return replace(table, face_down=(*table.face_down, FaceDownLead(seat, card)))
        case e.FaceDownLeadRetracted(_, card):
            return replace(table, face_down=tuple(lead for lead in table.face_down if lead.card != card))
        case e.CardDesignated(_, what, named):
            return replace(table, designation=Designation(what, named, _next_from_dummy(table)))
        case e.CardExposed(_, card):
            new = frozenset({card}) - table.exposed
            claim = replace(table.claim, shown=table.claim.shown | new) if table.claim is not None else None
            return replace(table, exposed=table.exposed | {card}, claim=claim)


def _next_from_dummy(table: Table) -> int:
    """The trick a card called from dummy is meant for: the open one, or the next if dummy has played to that."""
    trick = table.trick(table.open_trick)
    return table.open_trick + (1 if trick is not None and table.dummy in trick.players else 0)


def _noted(
    table: Table,
    event: e.RightsLost | e.InformationHeld | e.NextBoardCalled | e.PlayerTold | e.DeclarerChanged | e.RulingGiven
    | e.TrayPassed | e.ScreenOpened,
) -> Table:
    match event:
        case e.RulingGiven():
            return replace(table, rulings=table.rulings.adding(event))
        case e.TrayPassed(seat):
            return replace(table, trays=table.trays.adding(Tray(seat, len(table.auction.made))))
        case e.ScreenOpened(seat):
            faced = table.tricks[0].plays if table.tricks else ()
            return replace(table, screen_opened_by=seat, faced_behind_screen=tuple(play.card for play in faced))
        case e.RightsLost(seat):
            return replace(table, rights_lost=table.rights_lost.adding(seat))
        case e.InformationHeld(seat):
            return replace(table, informed=table.informed | {seat})
        case e.NextBoardCalled(seat):
            return replace(table, next_callers=table.next_callers.adding(seat))
        case e.PlayerTold(seat, to, what):
            calls = len(table.auction.made) if table.phase is Phase.AUCTION else None
            given = Misinformation(seat, to, what, table.open_trick, _still_to_play(table, to), calls)
            return replace(table, told=table.told.adding(given))
        case e.DeclarerChanged(seat):
            contract = table.contract
            return replace(table, contract=replace(contract, declarer=seat) if contract is not None else None)


def _still_to_play(table: Table, seat: Seat) -> frozenset[Card]:
    """The cards this player has neither played nor led face down, for declarer from both hands."""
    hands = (seat, seat.partner) if seat is table.declarer else (seat,)
    led = {lead.card for lead in table.face_down}
    return frozenset(card for hand in hands for card in table.hands[hand] if card not in led)


def _ended(table: Table, event: e.CardsReturned | e.TricksTransferred | e.RoundEnded) -> Table:
    match event:
        case e.RoundEnded():
            return replace(table, round_over=True)
        case e.TricksTransferred(transfers):
            return replace(table, transfers=transfers)
        case e.CardsReturned(seats):
            return replace(table, returned=tuple(sorted({*table.returned, *seats})))

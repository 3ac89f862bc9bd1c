"""Applying events to a table. Nothing here judges: each event changes only what it states."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeAlias, get_args

from msgspec.structs import replace

from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.table import events as e
from bridgetable.table.auction import MadeCall
from bridgetable.table.chronology import cards_ever_played_since, moment_of
from bridgetable.table.dealings import dealings_after
from bridgetable.table.events import Event
from bridgetable.table.facts import Elections
from bridgetable.table.records import (
    Attention,
    CallInformation,
    Claim,
    Designation,
    Establishment,
    FaceDownLead,
    Information,
    Misinformation,
    MislaidCard,
    Settlement,
    Tray,
    WithdrawnCard,
)
from bridgetable.table.restriction import PenaltyCard
from bridgetable.table.state import Phase, Table
from bridgetable.table.time_record import CardArrival, accumulated_after, moments_with
from bridgetable.table.trick import Play, Trick
from bridgetable.table.values import Log, log_of

# -- What follows from all events so far -------------------------------------------------------------------------------


def _followed(before: Table, event: Event, after: Table) -> Table:
    """Gives the table after an event what follows from all events so far; returns that table.

    Everything else that is derived from a table is computed from it alone, once, when it is asked for; what follows
    from a few facts (`following_from`) not even then, as long as they are the same.
    """
    derived = after.__dict__
    derived["dealings"] = dealings_after(before.dealings, event, after)
    derived["moments"] = moments_with(before.moments, event, len(before.happened))
    derived["accumulated"] = accumulated_after(before, event)
    return _handing_on(before, after)


def _handing_on(before: Table, after: Table) -> Table:
    """Gives the table after an event what `following_from` has handed on; returns that table."""
    after.__dict__["handed_on"] = before.handed_on
    return after


def at_turn(table: Table, slot: int) -> Table:
    """The table as it would be at this turn of the auction: without a contract, and without the calls from there on."""
    return _same_events(table, replace(table, auction=table.auction.before_turn(slot), contract=None))


def with_elections(table: Table, elections: Elections) -> Table:
    """The same table where this has been elected."""
    return _same_events(table, replace(table, elections=elections))


def with_nothing_answered(table: Table) -> Table:
    """The same table as if no question had been answered."""
    return _same_events(table, replace(table, answered=Log()))


def _same_events(table: Table, other: Table) -> Table:
    """Gives the other table, at which the same happened, what follows from that; returns that table."""
    derived = other.__dict__
    for name in ("dealings", "moments", "accumulated", "handed_on"):
        derived[name] = getattr(table, name)
    return other


# -- Applying the events of the auction --------------------------------------------------------------------------------


def after_call_event(table: Table, event: e.Calling) -> Table:
    """The table after an event of the auction."""
    match event:
        case e.CallMade():
            return _made(table, event)
        case e.CallWithdrawn(call_id):
            return replace(table, auction=table.auction.with_call(call_id, stands=False))
        case e.CallReinstated(call_id):
            return replace(table, auction=table.auction.with_call(call_id, stands=True))
        case e.Obliged(obligation):
            return replace(table, obligations=table.obligations.adding(obligation))
        case e.Released(obligation):
            return replace(table, obligations=log_of(one for one in table.obligations if one != obligation))
        case e.ContractReached(contract):
            # Cards exposed in the auction have been picked up, or are penalty cards (Law 24).
            shown = frozenset() if table.contract is None else table.exposed
            return replace(table, contract=contract, exposed=shown)
        case e.AuctionReopened():
            return replace(table, restrictions=())
        case e.CallInformationRuled(call_id, unauthorised, clause):
            ruled = table.call_information.ruling(CallInformation(call_id, unauthorised, clause))
            return replace(table, call_information=ruled)


def _made(table: Table, event: e.CallMade) -> Table:
    auction = table.auction
    slot = len(auction.made) if event.changes is None else auction.made[event.changes].slot
    if event.changes is not None and not event.late:
        auction = auction.without(event.changes)
    made = MadeCall(
        event.seat,
        event.call,
        slot,
        event.shows,
        event.alert,
        changes=event.changes,
        late=event.late,
        implied=event.implied,
        simultaneous=event.simultaneous,
    )
    return replace(table, auction=auction.adding(made))


# -- Applying events of claims and concessions -------------------------------------------------------------------------


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


def _with_tricks_as_claimed(before: Table, after: Table) -> Table:
    """The table after an event, with the tricks of a claim as they were claimed or awarded before it.

    A card put back to a trick that is not complete, or withdrawn from one that is, changes which tricks were won in
    play, and so how many of those claimed are left; also while play goes on after a claim, which may yet stand.
    """
    if after.tricks is before.tricks:
        return after
    if after.claim is not None and after.claim is before.claim:
        after = replace(after, claim=_counted_again(after.claim, before, after))
    if after.waived is not None and after.waived is before.waived:
        after = replace(after, waived=_counted_again(after.waived, before, after))
    if after.stayed is not None and after.stayed is before.stayed:
        after = replace(after, stayed=_counted_again(after.stayed, before, after))
    return after


def _counted_again(claim: Claim, before: Table, after: Table) -> Claim:
    """The claim with as many of the tricks now left as the side was to have in all."""
    side = claim.seat.side
    had = before.tricks_taken(side) + claim.tricks
    left = 13 - after.tricks_taken(side) - after.tricks_taken(side.opponents)
    return replace(claim, tricks=min(left, max(0, had - after.tricks_taken(side))))


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


# -- Applying the decisions of the Director to the facts of a table ----------------------------------------------------


Decision: TypeAlias = (
    e.DamageFound
    | e.BoardCancelled
    | e.JudgementDeferred
    | e.DeclarersCardsRuled
    | e.ChangeAllowed
    | e.FirstCallLetStand
    | e.RepetitionRequired
    | e.RotationRestored
    | e.ScoreAssigned
    | e.PenaltyGiven
    | e.ExplanationPutRight
)


def after_decision(table: Table, event: Decision) -> Table:
    """The table after this decision of the Director."""
    match event:
        case e.DamageFound(clause):
            return replace(table, damage=table.damage.adding(clause))
        case e.BoardCancelled():
            return replace(table, cancelled=event)
        case e.JudgementDeferred():
            return replace(table, deferred=table.deferred.adding(event))
        case e.DeclarersCardsRuled(cards):
            return replace(table, declarers_cards=table.declarers_cards.adding(*cards))
        case e.ChangeAllowed(call_id):
            return replace(table, may_change=table.may_change.adding(call_id))
        case e.FirstCallLetStand(call_id):
            return replace(table, let_stand=table.let_stand.adding(call_id))
        case e.RepetitionRequired(irregularity):
            return replace(table, to_repeat=table.to_repeat.adding(irregularity))
        case e.ExplanationPutRight(_, telling):
            return replace(table, told=_put_right(table, telling))
        case e.RotationRestored():
            return replace(table, rotation_restored=table.rotation_restored.adding(event))
        case e.ScoreAssigned():
            return replace(table, assigned=event)
        case e.PenaltyGiven():
            return replace(table, penalties=table.penalties.adding(event))


def _put_right(table: Table, index: int) -> Log[Misinformation]:
    """The misinformation given, with the effect of the item at `index` ended now."""
    one = table.told[index]
    played = cards_ever_played_since(table, moment_of(table, e.PlayerTold(one.seat, one.to, one.what)))
    ended = replace(one, held=one.held & played, until=len(table.auction.made))
    return table.told.replacing(index, ended)


def evolve(table: Table, event: e.Event) -> Table:
    """The table after this event, which is appended to `happened`."""
    after = _with_tricks_as_claimed(table, _handing_on(table, _APPLIED[type(event)](table, event)))
    if after.happened is table.happened:
        after = replace(after, happened=table.happened.adding(event))
    # When play resumes, or a claim is reopened, the number of tricks to transfer is no longer known.
    if after.transfers and table.over and not _handing_on(table, after).over:
        after = replace(after, transfers=())
    return _followed(table, event, after)


def evolve_all(table: Table, events: Iterable[e.Event]) -> Table:
    """The table after these events, applied in order."""
    for event in events:
        table = evolve(table, event)
    return table


def _played(table: Table, event: CardArrival) -> Table:
    index = event.trick - table.first_number
    tricks = list(table.tricks)
    if index == len(tricks):
        tricks.append(Trick(event.seat))
    was = next((pc for pc in table.penalty_cards if pc.card == event.card), None) if table.penalty_cards else None
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
        # With the rest, since there are more cards than other events and a copy of all facts takes its time.
        happened=table.happened.adding(event),
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


Mislaying: TypeAlias = e.CardMislaid | e.CardRestored


def _mislaid(table: Table, event: Mislaying) -> Table:
    hands, seat, card = table.hands, event.seat, event.card
    if isinstance(event, e.CardMislaid):
        hands = hands.replacing(seat, hands[seat] - {card})
        if event.held_by is not None:
            hands = hands.replacing(event.held_by, hands[event.held_by] | {card})
        return replace(table, hands=hands, mislaid=(*table.mislaid, MislaidCard(seat, card, event.held_by)))
    held_by = next(one.held_by for one in table.mislaid if one.card == card)
    if held_by is not None:
        hands = hands.replacing(held_by, hands[held_by] - {card})
    hands = hands.replacing(seat, hands[seat] | {card})
    return replace(table, hands=hands, mislaid=tuple(one for one in table.mislaid if one.card != card))


Defect: TypeAlias = e.PlayOmitted | e.OmissionFound | e.OwnershipKept


def _defective(table: Table, event: Defect) -> Table:
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


Binding: TypeAlias = e.PenaltyCardLaid | e.PenaltyCardLifted | e.Restricted | e.InformationRuled


def _bound(table: Table, event: Binding) -> Table:
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


Judging: TypeAlias = (
    e.Infringed | e.RevokeEstablished | e.DeemedEstablished | e.EstablishmentUndone | e.AttentionDrawn | e.Settled
)


def _judged(table: Table, event: Judging) -> Table:
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


Asking: TypeAlias = e.Asked | e.Answered | e.Dropped


def _asked(table: Table, event: Asking) -> Table:
    if isinstance(event, e.Asked):
        # The questions that wait are the last ones on the agenda.
        at = len(table.agenda)
        while at and table.agenda[at - 1].play_goes_on and not event.question.play_goes_on:
            at -= 1
        return replace(table, agenda=(*table.agenda[:at], event.question, *table.agenda[at:]))
    rest = table.agenda
    while event.question in rest:
        at = rest.index(event.question)
        rest = (*rest[:at], *rest[at + 1 :])
    return replace(table, agenda=rest, answered=table.answered.adding(event.question))


Showing: TypeAlias = e.LeadLaidFaceDown | e.FaceDownLeadRetracted | e.CardDesignated | e.CardExposed


def _shown(table: Table, event: Showing) -> Table:
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


Stating: TypeAlias = (
    e.RulingGiven
    | e.TrayPassed
    | e.ScreenOpened
    | e.RightsLost
    | e.InformationHeld
    | e.NextBoardCalled
    | e.PlayerTold
    | e.DeclarerChanged
)
"""The events that each change a fact of their own."""


def _stated(table: Table, event: Stating) -> Table:
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


Ending: TypeAlias = e.CardsReturned | e.TricksTransferred | e.RoundEnded


def _ended(table: Table, event: Ending) -> Table:
    match event:
        case e.RoundEnded():
            return replace(table, round_over=True)
        case e.TricksTransferred(transfers):
            return replace(table, transfers=transfers)
        case e.CardsReturned(seats):
            return replace(table, returned=tuple(sorted({*table.returned, *seats})))


Noted: TypeAlias = (
    e.CardNamed
    | e.Inquired
    | e.DirectorSummoned
    | e.TrickTurnedUp
    | e.Noted
    | e.DummyWarned
    | e.InformationGiven
    | e.AnswerPassedOver
    | e.PlayCompelled
    | e.ExplanationCorrected
)
"""The events of which nothing is known later but that they happened."""


def _noted(table: Table, event: Noted) -> Table:
    return table


_APPLIED: dict[type, Callable[[Table, Any], Table]] = {
    e.CardWithdrawn: _withdrawn,
    **{
        kind: apply
        for kinds, apply in (
            (CardArrival, _played),
            (Mislaying, _mislaid),
            (Defect, _defective),
            (Showing, _shown),
            (Binding, _bound),
            (Judging, _judged),
            (Asking, _asked),
            (Decision, after_decision),
            (Ending, _ended),
            (e.Claiming, after_claim_event),
            (e.Calling, after_call_event),
            (Stating, _stated),
            (Noted, _noted),
        )
        for kind in get_args(kinds)
    },
}
"""The function that applies the events of each kind; to match an event with all kinds takes long."""

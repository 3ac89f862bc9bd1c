"""Law 24: a card exposed or led during the auction."""

from __future__ import annotations

from typing import TypeAlias

from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.laws import irregular_calls, law16, law50
from bridgetable.laws.clause import E1997, E2007, E2017, clause
from bridgetable.laws.law import Law, on
from bridgetable.table.chronology import contract_in_abeyance, kind_since, moment_of
from bridgetable.table.events import (
    AuctionReopened,
    CardExposed,
    ContractReached,
    DeclarersCardsRuled,
    Event,
    FaceDownLeadRetracted,
    InformationRuled,
    Infringed,
    Obliged,
    PenaltyCardLifted,
    RulingGiven,
    Settled,
)
from bridgetable.table.evolve import evolve, evolve_all
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import CardExposedInAuction, Status
from bridgetable.table.question import say
from bridgetable.table.state import Phase, Table

# -- when the Law applies ----------------------------------------------------------------------------------------------


@clause("24", E1997, E2017)
def law_24_applies(table: Table) -> bool:
    """The Law applies during the auction; what a defender shows later is a matter for Law 49."""
    return table.phase is Phase.AUCTION


@law_24_applies.wording("24", E2007)
def _(table: Table) -> bool:
    """The Law applies during the auction period, which lasts until an opening lead is faced (22B1)."""
    return not (table.over or table.lead_faced or table.claim is not None)


# -- the cards shown ---------------------------------------------------------------------------------------------------


Exposures: TypeAlias = tuple[tuple[IrregularityId, CardExposedInAuction], ...]
"""Times that a player has shown cards in the auction, each with its id, in the order they were recorded."""


def exposures(table: Table, seat: Seat, *, ruled: bool) -> Exposures:
    """The exposures of this player in the auction: those ruled on, or those pointed out and still to be ruled on."""
    return tuple(
        (number, exposure)
        for number, exposure in table.recorded_as(CardExposedInAuction, by=(seat,))
        if (table.is_settled(number) if ruled else number in table.pending)
    )


def shown_by(table: Table, seat: Seat, some: Exposures) -> tuple[Card, ...]:
    """The cards of these exposures that are still in the hand, in the order in which they were first shown."""
    shown = dict.fromkeys(card for _, exposure in some for card in exposure.cards)
    return tuple(card for card in shown if card in table.hands[seat])


def lying_faced(table: Table) -> dict[Seat, tuple[Card, ...]]:
    """The cards face up on the table until the auction ends, by player (Law 24)."""
    if table.phase is not Phase.AUCTION:
        return {}
    return {seat: cards for seat in Seat if (cards := shown_by(table, seat, exposures(table, seat, ruled=True)))}


# -- the Director rules ------------------------------------------------------------------------------------------------


def rule_on_exposed_cards(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """The Director rules on all that the player has shown and that was pointed out."""
    offence = table.irregularities[irregularity]
    if not isinstance(offence, CardExposedInAuction):
        return ()
    seat, new = offence.seat, exposures(table, offence.seat, ruled=False)
    settled = tuple(Settled(n, Status.CORRECTED) for n, _ in new)
    cards = shown_by(table, seat, new)
    if table.over or not cards:
        return (RulingGiven("24", say("law-24-too-late", offender=seat)), *settled)
    faced = stays_face_up(table, seat, cards, clarifying=offence.clarifying)
    bound = partner_bound(table, seat, (*exposures(table, seat, ruled=True), *new))
    if table.contract is None:
        return (*faced, *bound, *settled)
    after = evolve_all(table, (*faced, *settled))
    known = () if table.is_defender(seat) else (DeclarersCardsRuled(cards),)
    return (*faced, *bound, *settled, *_at_the_end(after, seat, cards), *known)


@clause("24")
def stays_face_up(table: Table, seat: Seat, cards: tuple[Card, ...], *, clarifying: bool = False) -> tuple[Event, ...]:
    """Every such card stays face up until the auction ends; the offending side may not use the information."""
    after = "law-24-clarifying" if clarifying else "law-24-shown"
    key = "law-24-faced" if table.contract is None else after
    told = RulingGiven("24", say(key, offender=seat, cards=cards))
    return (told, *(known_while_faced(table, seat, card) for card in cards))


@clause("16A")
def known_while_faced(table: Table, seat: Seat, card: Card) -> InformationRuled:
    """What partner learns from the card he learns otherwise than from a call or play."""
    return InformationRuled(card, seat.side.seats, "16A")


@known_while_faced.wording("24", E2007)
def _(table: Table, seat: Seat, card: Card) -> InformationRuled:
    """Law 24 itself refers to Law 16."""
    return law16.unauthorised_for_offenders(table, card, seat.side)


def partner_bound(table: Table, seat: Seat, some: Exposures) -> tuple[Event, ...]:
    """Whether the offender's partner must pass once: not for one low card that was not led (24A, 24B, 24C)."""
    cards = {card for _, exposure in some for card in exposure.cards}
    if len(cards) > 1:
        return several_cards(table, seat)
    if any(exposure.led for _, exposure in some) or any(card.is_honour for card in cards):
        return honour_or_led(table, seat)
    return low_card(table, seat)


@clause("24A")
def low_card(table: Table, seat: Seat) -> tuple[Event, ...]:
    """A single card below an honour that was not led: no further rectification."""
    return (RulingGiven("24A", say("law-24A", offender=seat)),)


@clause("24B")
def honour_or_led(table: Table, seat: Seat) -> tuple[Event, ...]:
    """A single honour, or any card that was led: the offender's partner must pass once."""
    return _partner_must_pass(table, seat, "24B")


@clause("24C")
def several_cards(table: Table, seat: Seat) -> tuple[Event, ...]:
    """Two or more cards: the offender's partner must pass once."""
    return _partner_must_pass(table, seat, "24C")


def _partner_must_pass(table: Table, seat: Seat, number: str) -> tuple[Event, ...]:
    last, _ = table.recorded_as(CardExposedInAuction, by=(seat,))[-1]
    bound = irregular_calls.must_pass_once(table, last, seat.partner, number)
    if table.contract is None:
        return bound
    # It would bind him if the auction were reopened.
    told = RulingGiven(number, say("law-24-after-the-auction", partner=seat.partner))
    return (told, *(event for event in bound if isinstance(event, Obliged)))


# -- the auction ends, or is reopened ----------------------------------------------------------------------------------


def at_the_end_of_the_auction(before: Table, event: ContractReached) -> tuple[Event, ...]:
    """When there is a contract, the cards face up are picked up or become penalty cards (24D, 24E).

    A face-down card is the opening lead only of the player who is to lead; another player's is returned unseen. If the
    contract was in abeyance because of a change of call, the cards shown earlier have been dealt with already.
    """
    now = evolve(before, event)
    if now.contract is None:
        return ()
    done_before = _shown_under_the_contract(before) if contract_in_abeyance(before) else frozenset()
    leader = now.contract.opening_leader
    found: tuple[Event, ...] = tuple(
        FaceDownLeadRetracted(lead.seat, lead.card)
        for lead in now.face_down
        if before.contract is None and lead.seat is not leader
    )
    for seat in Seat:
        cards = shown_by(now, seat, exposures(now, seat, ruled=True))
        found += _at_the_end(now, seat, tuple(card for card in cards if card not in done_before))
    return found


def _shown_under_the_contract(table: Table) -> frozenset[Card]:
    """The cards shown in the auction before a change of call put the contract in abeyance."""
    new = len(kind_since(table, moment_of(table, ContractReached(None)), Infringed))
    before = len(table.irregularities) - new
    shown = (exposure for number, exposure in table.recorded_as(CardExposedInAuction) if number < before)
    return frozenset(card for exposure in shown for card in exposure.cards)


def at_the_reopening_of_the_auction(before: Table, event: AuctionReopened) -> tuple[Event, ...]:
    """The auction is open again: the cards shown are face up again until it ends."""
    shown = ((seat, shown_by(before, seat, exposures(before, seat, ruled=True))) for seat in Seat)
    return tuple(event for seat, cards in shown for event in _faced_again(before, seat, cards))


def _at_the_end(table: Table, seat: Seat, cards: tuple[Card, ...]) -> tuple[Event, ...]:
    if table.is_defender(seat):
        lying = {pc.card for pc in table.penalty_cards_of(seat)}
        left = tuple(card for card in cards if card not in lying)
        return become_penalty_cards(table, seat, left) if left else ()
    # A penalty card from before the auction was reopened is none in the hand of the declaring side.
    lifted = tuple(PenaltyCardLifted(seat, pc.card) for pc in table.penalty_cards_of(seat))
    return (*picked_up(table, seat, cards), *lifted) if cards else lifted


@clause("24D", E2017, printed={E1997: "24"})
def picked_up(table: Table, seat: Seat, cards: tuple[Card, ...]) -> tuple[Event, ...]:
    """The offender is declarer or dummy: the cards are picked up."""
    return (RulingGiven(picked_up.number(table), say("law-24D", offender=seat, cards=cards)),)


@clause("24E", E2017, printed={E1997: "24"})
def become_penalty_cards(table: Table, seat: Seat, cards: tuple[Card, ...]) -> tuple[Event, ...]:
    """The offender is a defender: every such card becomes a penalty card (Laws 50, 51)."""
    told = RulingGiven(become_penalty_cards.number(table), say("law-24E", offender=seat, cards=cards))
    events: tuple[Event, ...] = (told,)
    some = (*exposures(table, seat, ruled=True), *exposures(table, seat, ruled=False))
    for card in cards:
        on_purpose = any((one.led or one.deliberate) and card in one.cards for _, one in some)
        events += law50.lay_penalty_card(evolve_all(table, events), seat, card, on_purpose or len(cards) > 1)
    return events


def _faced_again(table: Table, seat: Seat, cards: tuple[Card, ...]) -> tuple[Event, ...]:
    """The auction is open again: the cards are face up until it ends, and meanwhile are no penalty cards."""
    if not cards:
        return ()
    told = RulingGiven("24", say("law-24-faced", offender=seat, cards=cards))
    lifted = tuple(PenaltyCardLifted(seat, pc.card) for pc in table.penalty_cards_of(seat) if pc.card in cards)
    seen = tuple(CardExposed(seat, card, False) for card in cards)
    return (told, *lifted, *seen, *(known_while_faced(table, seat, card) for card in cards))


LAW = Law(
    24,
    follows=(on(ContractReached, at_the_end_of_the_auction), on(AuctionReopened, at_the_reopening_of_the_auction)),
    rules={CardExposedInAuction: rule_on_exposed_cards},
)

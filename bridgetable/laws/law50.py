"""Law 50: disposition of a penalty card."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from msgspec.structs import replace

from bridgetable.cards.card import Card
from bridgetable.cards.notation import suit_text
from bridgetable.cards.seat import Seat
from bridgetable.laws import law12, law24, law44, law59
from bridgetable.laws.ask import RESTRAIN_OR_NOT, Ask, Lapse
from bridgetable.laws.clause import E1997, E2007, E2017, clause
from bridgetable.laws.enacted import ENACTED
from bridgetable.laws.law import Law, has_penalty_cards, on
from bridgetable.table.events import (
    Answered,
    Asked,
    AuctionReopened,
    CardPlayed,
    CardWithdrawn,
    ContractReached,
    Event,
    InformationHeld,
    InformationRuled,
    PenaltyCardLaid,
    PenaltyCardLifted,
    Restricted,
    RulingGiven,
    Settled,
)
from bridgetable.table.evolve import evolve
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import (
    DummyAsks,
    DummyAttention,
    LeadBeforeChoice,
    LeadOutOfTurn,
    PrematurePlay,
    Revoke,
    Status,
)
from bridgetable.table.option import Option
from bridgetable.table.question import (
    DIRECTOR,
    AffectedCardOnTable,
    CardAtTrick,
    CardOnTable,
    Player,
    Question,
    QuestionAbout,
    say,
)
from bridgetable.table.restriction import CardChosen, LeadForbidden, LeadFree, LeadRequired, PenaltyCard
from bridgetable.table.state import Table
from bridgetable.table.time_record import Accumulated, Moment
from bridgetable.table.values import Log

# -- 50B: major or minor ---------------------------------------------------------------------------------------


@clause("50B")
def is_major(table: Table, seat: Seat, card: Card, deliberate: bool) -> bool:
    """An honour, a card exposed by deliberate play, or one of several of the same defender is a major penalty card."""
    another = any(pc.card != card for pc in table.penalty_cards_of(seat))
    return card.is_honour or deliberate or another


def lay_penalty_card(
    table: Table, seat: Seat, card: Card, deliberate: bool = True, not_on: int = 0
) -> tuple[Event, ...]:
    """The card becomes a penalty card of its kind; a second one makes the first major too (Laws 50A, 50B).

    Nothing lies there if he has played it again since he took it back, before anybody ruled.
    """
    if card not in table.hands[seat]:
        return (RulingGiven("50", say("law-50-played", seat=seat, card=card)),)
    laid = PenaltyCard(seat, card, is_major(table, seat, card, deliberate), table.open_trick, deliberate, not_on)
    kind = "law-50B-major" if laid.major else "law-50B-minor"
    events: list[Event] = [
        PenaltyCardLaid(laid),
        RulingGiven(is_major.number(table), say(kind, seat=seat, card=card)),
        known_on_the_table(table, laid),
    ]
    beside = evolve(table, PenaltyCardLaid(laid))
    for other in table.penalty_cards_of(seat):
        if other.card != card and not other.major and is_major(beside, seat, other.card, other.deliberate):
            raised = PenaltyCard(seat, other.card, True, other.trick, other.deliberate)
            events.append(PenaltyCardLaid(raised))
            events.append(RulingGiven(is_major.number(table), say("law-50B-raised", seat=seat, card=other.card)))
    return tuple(events)


# -- the preamble: unless the Director designates otherwise ------------------------------------------------------------


@clause("50")
def caused_by_declaring_side(table: Table, irregularity: IrregularityId) -> bool:
    """Whether the declaring side caused it: dummy asked the defender or pointed his revoke out, or he was misled."""
    offence = table.irregularities[irregularity]
    if not table.is_defender(offence.seat):
        return False
    told = any(one.by_opponent and (one.to, one.trick) == (offence.seat, offence.trick) for one in table.told)
    asked = any(question.of is offence.seat for _, question in table.recorded_as(DummyAsks, trick=offence.trick))
    first = table.attention_to(irregularity)
    by_dummy = isinstance(offence, Revoke) and first is not None and first.seat is table.dummy
    # After play he may speak (43A1).
    spoke = any(each.trick >= offence.trick for _, each in table.recorded_as(DummyAttention))
    return told or asked or (by_dummy and spoke)


def penalty_card_or_not(table: Table, irregularity: IrregularityId, laid: tuple[Event, ...]) -> tuple[Event, ...]:
    """The Director is asked whether a card that the other side's offence exposed is to be a penalty card (Law 50)."""
    if not caused_by_declaring_side(table, irregularity):
        return ()
    cards = (event.penalty_card for event in laid if isinstance(event, PenaltyCardLaid))
    return tuple(
        Asked(PENALTY_CARD_OR_NOT.question(table, (DIRECTOR,), AffectedCardOnTable(pc.seat, pc.card, irregularity)))
        for pc in cards
    )


def designate_otherwise(table: Table, question: QuestionAbout[CardOnTable]) -> tuple[Option, ...]:
    """The card stays a penalty card, or is picked up and is none (Law 50)."""
    seat, card = question.about.seat, question.about.card
    if not any(pc.card == card for pc in table.penalty_cards):
        return ()
    stays = RulingGiven("50", say("law-50-stays", seat=seat, card=card))
    goes = RulingGiven("50", say("law-50-none", seat=seat, card=card))
    return (Option("penalty-card", (stays,)), Option("not-penalty-card", (goes, *pick_up(table, seat, card))))


# -- 50C and 50D1: what the holder must play ---------------------------------------------------------------------


@clause("50C")
def minor_penalty_card_first(table: Table, seat: Seat, legal: frozenset[Card]) -> frozenset[Card]:
    """No other card of its suit below an honour may be played before a minor penalty card.

    Where declarer's choice leaves no other, the choice comes first, as before a major one (Laws 50D1, 59).
    """
    minors = [pc.card for pc in table.penalty_cards_of(seat) if not pc.major]
    barred = {c for c in legal for m in minors if c.suit is m.suit and c != m and not c.is_honour}
    return law59.complying(table, legal, legal - barred)


@clause("50D1")
def major_penalty_card_first(table: Table, seat: Seat, legal: frozenset[Card]) -> frozenset[Card]:
    """A major penalty card is played at the first legal opportunity, but following suit and restrictions come first."""
    majors = frozenset(pc.card for pc in table.penalty_cards_of(seat) if pc.major and pc.not_on != table.open_trick)
    chosen = frozenset(r.card for r in table.binding(seat) if isinstance(r, CardChosen))
    return law59.complying(table, legal, chosen & majors or majors)


def play_penalty_card(table: Table, seat: Seat, legal: frozenset[Card]) -> frozenset[Card]:
    """The legal cards that the player's own penalty cards leave him (Laws 50C, 50D1)."""
    return major_penalty_card_first(table, seat, minor_penalty_card_first(table, seat, legal))


def obey_lead_restrictions(table: Table, seat: Seat, hand: frozenset[Card]) -> frozenset[Card]:
    """The cards that comply with what declarer required or forbade, as far as possible (Laws 50D2(a), 59)."""
    for restriction in table.binding(seat):
        if isinstance(restriction, LeadRequired):
            hand = law59.complying(table, hand, table.holds(seat, restriction.suit))
        elif isinstance(restriction, LeadForbidden):
            barred = frozenset(c for c in hand if c.suit in restriction.suits)
            hand = law59.complying(table, hand, hand - barred)
    return hand


# -- 50D2: what the partner may lead -----------------------------------------------------------------------------


@clause("50D2")
def before_partner_leads(table: Table) -> Question | None:
    """Declarer is asked when a defender is to lead while his partner has one major penalty card."""
    leader = table.lead_due
    if leader is None or table.contract is None or not may_be_restrained(table, leader):
        return None
    majors = [pc for pc in table.penalty_cards_of(leader.partner) if pc.major]
    if len(majors) != 1:
        return None
    about = CardAtTrick(leader, majors[0].card, table.open_trick)
    return LEAD_RESTRAINED.question(table, (table.contract.declarer,), about)


def may_be_restrained(table: Table, leader: Seat) -> bool:
    """Whether declarer's choice makes a difference: a defender with more than one card, and no choice made yet."""
    return table.is_defender(leader) and len(table.hands[leader]) > 1 and not choice_made(table, leader)


def choice_made(table: Table, leader: Seat) -> bool:
    """Whether declarer has chosen for this lead, with regard to every penalty card now on the table."""
    lying = major_cards(table, leader.partner)
    for r in table.restrictions:
        if r.seat is not leader:
            continue
        if isinstance(r, LeadRequired) and r in table.binding(leader):
            return True
        if isinstance(r, LeadFree | LeadForbidden) and r.trick == table.open_trick and lying <= r.about:
            return True
    return False


def major_cards(table: Table, seat: Seat) -> frozenset[Card]:
    """The major penalty cards of this player."""
    return frozenset(pc.card for pc in table.penalty_cards_of(seat) if pc.major)


@clause("50D2(a)")
def require_or_forbid(table: Table, question: QuestionAbout[CardAtTrick]) -> tuple[Option, ...]:
    """Declarer may require or forbid the suit, and the card is picked up; or leave the lead unrestricted (50D2(b))."""
    leader, card, trick = question.about.seat, question.about.card, question.about.trick
    suit, about = card.suit, major_cards(table, leader.partner)
    lifted = pick_up(table, leader.partner, card)
    require = Option(
        f"require-{suit_text(suit)}",
        (Restricted(LeadRequired(leader, suit, trick)), _restrained(table, "require", leader, card), *lifted),
    )
    forbid = Option(
        f"forbid-{suit_text(suit)}",
        (Restricted(LeadForbidden(leader, (suit,), trick, about)), _restrained(table, "forbid", leader, card), *lifted),
    )
    free = Option("free", leave_free(table, leader, trick))
    return require, forbid, free


@clause("50D2(b)")
def leave_free(table: Table, leader: Seat, trick: int) -> tuple[Event, ...]:
    """Declarer restricts nothing: the penalty card stays, and he chooses again at the next lead."""
    return unrestricted(table, leader, trick, "50D2(b)", "law-50D2b-free")


def unrestricted(table: Table, leader: Seat, trick: int, number: str, key: str) -> tuple[Event, ...]:
    """The lead is free, as far as the leader has no penalty card of his own; the Director says so under this number."""
    free = LeadFree(leader, trick, major_cards(table, leader.partner))
    told = say(f"{key}-own" if _must_lead_own_penalty_card(table, leader) else key, leader=leader)
    return (Restricted(free), RulingGiven(number, told))


def _must_lead_own_penalty_card(table: Table, leader: Seat) -> bool:
    """Whether the leader has a penalty card of his own to lead even if declarer restricts nothing (50D1)."""
    allowed = obey_lead_restrictions(table, leader, table.hands[leader])
    return play_penalty_card(table, leader, allowed) <= major_cards(table, leader)


def _restrained(table: Table, how: str, leader: Seat, card: Card) -> RulingGiven:
    told = say(f"law-50D2a-{how}", leader=leader, suit=card.suit, card=card)
    return RulingGiven(require_or_forbid.number(table), told)


def pick_up(table: Table, seat: Seat, card: Card) -> tuple[Event, ...]:
    """The card is no longer a penalty card and goes back to the hand (Law 50D2(a))."""
    return (PenaltyCardLifted(seat, card), known_after_pick_up(table, seat, card))


# -- 50E: information from the card --------------------------------------------------------------------------------


@clause("50D1")
def known_on_the_table(table: Table, laid: PenaltyCard) -> InformationRuled:
    """Partner may know that the card must be played; all other information from it is unauthorised for him."""
    number = "50D1" if laid.major else "50C"
    return InformationRuled(laid.card, (laid.seat.partner,), number)


@known_on_the_table.wording("50E2", E2007)
def _(table: Table, laid: PenaltyCard) -> InformationRuled:
    """Partner may know that the card must be played (50E1); all other information is unauthorised for him."""
    return InformationRuled(laid.card, (laid.seat.partner,), "50E2")


@known_on_the_table.wording("50E1", E2017)
def _(table: Table, laid: PenaltyCard) -> InformationRuled:
    """While the card is on the table, all information from it is authorised for everybody."""
    return InformationRuled(laid.card, (), "50E1")


@clause("50E2", E2007, printed={E1997: "50D1"})
def known_after_pick_up(table: Table, seat: Seat, card: Card) -> InformationRuled:
    """Information from a card picked up is unauthorised for partner and authorised for declarer.

    1997: Partner may not use information from a card that was picked up.
    """
    return InformationRuled(card, (seat.partner,), known_after_pick_up.number(table))


@clause("50E3", E2017)
def known_once_played(table: Table, seat: Seat, card: Card) -> InformationRuled:
    """Once the penalty card is played, information from how it came about is unauthorised for partner."""
    return InformationRuled(card, (seat.partner,), "50E3")


def is_about_a_penalty_card(number: str) -> bool:
    """Whether a ruling on information under this number means that a card was a penalty card."""
    return any(told.covers(number) for told in (known_on_the_table, known_after_pick_up, known_once_played))


def damage_from_penalty_card(table: Table) -> Question | None:
    """After play the Director judges whether a penalty card helped; None where information from it was unauthorised."""
    return may_have_helped(table) if may_have_helped.exists_in(table.edition) else None


@clause("50E4", E2017)
def may_have_helped(table: Table) -> Question | None:
    """After play the Director judges whether the exposed card helped the defenders, where partner had a choice."""
    if not table.over or not table.informed or table.contract is None:
        return None
    if table.tricks_after_transfers(table.contract.declarer.side) == 13:
        return None
    question = MAY_HAVE_HELPED.question(table, (DIRECTOR,), Player(min(table.informed)))
    return None if question in table.answered else question


def informs_partner(before: Table, seat: Seat, choices: frozenset[Card]) -> tuple[Event, ...]:
    """A defender with a choice, while his partner's penalty card is on the table, may use the information (50E1)."""
    told_to_all = {item.card for item in before.information if seat not in item.unauthorised}
    shown = before.is_defender(seat) and any(pc.card in told_to_all for pc in before.penalty_cards_of(seat.partner))
    return (InformationHeld(seat),) if shown and len(choices) > 1 and seat not in before.informed else ()


PENALTY_CARD_OR_NOT = Ask(
    "50", ("penalty-card", "not-penalty-card"), designate_otherwise, lapses=Lapse.WHEN_PLAYED_ON, to_director=True
)
LEAD_RESTRAINED = Ask("50D2", RESTRAIN_OR_NOT, require_or_forbid, restrains_lead=True)
MAY_HAVE_HELPED = law12.judgement("50E4", since=E2017)


# -- Declarer's choice about a lead, if the auction was reopened before the lead was made (Laws 50D2, 51B) -------------


def choice_is_void(before: Table, event: AuctionReopened) -> tuple[Event, ...]:
    """The choice is void with its consequences: a penalty card that was picked up is on the table again.

    Law 24 deals with cards shown in the auction.
    """
    return tuple(
        again
        for card in dict.fromkeys(_picked_up_for_it(before).cards)
        if card.card in before.hands[card.seat]
        and card not in before.penalty_cards
        and card.card not in law24.shown_by(before, card.seat, law24.exposures(before, card.seat, ruled=True))
        for again in (_told(card), PenaltyCardLaid(card), known_on_the_table(before, card))
    )


def _told(lying: PenaltyCard) -> RulingGiven:
    return RulingGiven("50D2", say("law-50D2-void", seat=lying.seat, card=lying.card))


class _PickedUp(msgspec.Struct, frozen=True):
    """The penalty cards laid so far, and those picked up because declarer required or forbade a lead."""

    laid: Mapping[Card, PenaltyCard] = {}
    cards: Log[PenaltyCard] = Log()
    chosen: bool = False


def _with_event(
    known: _PickedUp,
    event: AuctionReopened | ContractReached | Answered | PenaltyCardLaid | PenaltyCardLifted,
    moment: Moment,
) -> _PickedUp:
    match event:
        case AuctionReopened():
            return replace(known, cards=Log())
        case ContractReached():
            return replace(known, chosen=False)
        case Answered(question):
            ask = ENACTED.asks.get(question.ask)
            return replace(known, chosen=ask is not None and ask.restrains_lead)
        case PenaltyCardLaid(card):
            return replace(known, laid={**known.laid, card.card: card})
        # Under 54D a card is picked up that never lay there, after another choice perhaps.
        case PenaltyCardLifted(_, card) if known.chosen and card in known.laid:
            return replace(known, cards=known.cards.adding(known.laid[card]))
    return known


_picked_up_for_it: Accumulated[_PickedUp] = Accumulated(
    _PickedUp(), _with_event, AuctionReopened, ContractReached, Answered, PenaltyCardLaid, PenaltyCardLifted
)
"""The penalty cards picked up because declarer required or forbade a lead, since the auction was last open."""


# -- Law 50D2: a card led before declarer has chosen how to restrict the lead ------------------------------------------


@clause("50D2")
def led_before_choice(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """A card led before declarer had chosen is exposed; declarer still chooses, and the lead is made again."""
    offence = table.irregularities[irregularity]
    if not isinstance(offence, LeadBeforeChoice):
        return ()
    trick = table.trick(offence.trick)
    if trick is None or offence.card not in trick.cards_of(offence.seat) or len(trick.plays) > 1:
        return (Settled(irregularity, Status.ACCEPTED), RulingGiven("60A1", say("law-60A1", offender=offence.seat)))
    back = CardWithdrawn(offence.seat, offence.card, offence.trick, offending=True)
    told = RulingGiven("50D2", say("law-50D2-premature", offender=offence.seat, card=offence.card))
    laid = lay_penalty_card(evolve(table, back), offence.seat, offence.card)
    return (told, back, *laid, Settled(irregularity, Status.CORRECTED))


@clause("50D2")
def faced_over_partners_lead(table: Table, offence: LeadOutOfTurn) -> tuple[Event, ...]:
    """A card the proper leader faced over his partner's lead preceded declarer's choice: a penalty card."""
    trick, partner = table.trick(offence.trick), offence.seat.partner
    events: tuple[Event, ...] = ()
    for card in trick.cards_of(partner) if trick is not None else ():
        back = CardWithdrawn(partner, card, offence.trick, offending=True)
        told = RulingGiven("50D2", say("law-50D2-premature", offender=partner, card=card))
        events += (told, back, *lay_penalty_card(evolve(table, back), partner, card))
    over = tuple(
        Settled(irregularity, Status.CORRECTED)
        for irregularity, _ in table.recorded_as(PrematurePlay, Revoke, trick=offence.trick, by=(partner,))
    )
    return (*events, *over)


# -- Information from a penalty card when it, or a card of its owner's partner, is played (2017: Law 50E) --------------


def information_from_penalty_card(before: Table, event: CardPlayed) -> tuple[Event, ...]:
    """How a penalty card came about is unauthorised once it is played (50E3); until then it is authorised (50E1)."""
    was_one = any(pc.card == event.card for pc in before.penalty_cards_of(event.seat))
    known = was_one and known_once_played.exists_in(before.edition)
    told = (known_once_played(before, event.seat, event.card),) if known else ()
    if not before.is_defender(event.seat) or not before.penalty_cards_of(event.seat.partner):
        return told
    choices = law44.lawful_cards(before, event.seat) if event.seat is before.turn else frozenset()
    return (*told, *informs_partner(before, event.seat, choices))


# -- The declaration of Law 50 -----------------------------------------------------------------------------------------


LAW = Law(
    50,
    follows=(
        on(CardPlayed, information_from_penalty_card, needs=(has_penalty_cards,)),
        on(AuctionReopened, choice_is_void),
    ),
    asks=(PENALTY_CARD_OR_NOT, LEAD_RESTRAINED, MAY_HAVE_HELPED),
)

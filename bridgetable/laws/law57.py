"""Law 57: premature lead or play."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from bridgetable.cards.card import Card, Suit, of_suit
from bridgetable.cards.notation import suit_text
from bridgetable.cards.seat import Seat
from bridgetable.laws import law11, law16, law47, law50, law53, law59, law60
from bridgetable.laws.ask import Ask
from bridgetable.laws.clause import E1997, E2007, E2017, Clause, clause
from bridgetable.laws.law import Law, first_that_applies
from bridgetable.table.events import Asked, CardPlayed, CardWithdrawn, Event, Restricted, RulingGiven, Settled
from bridgetable.table.evolve import evolve
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import DummyTouches, Irregularity, PrematureLead, PrematurePlay, Revoke, Status
from bridgetable.table.option import Option
from bridgetable.table.question import AffectedCard, QuestionAbout, say
from bridgetable.table.restriction import PlayForbidden, PlayHighest, PlayLowest, PlayRequired
from bridgetable.table.state import Table

# -- Laws 57A, 57B, 59: the cards with which the offender's partner complies with declarer's choice --------------------


PlayBinding: TypeAlias = PlayHighest | PlayLowest | PlayRequired | PlayForbidden


def comply(table: Table, seat: Seat, legal: frozenset[Card], number: int) -> frozenset[Card]:
    """Those of the legal cards that comply with declarer's choice for this trick (Laws 57A, 57B, 59)."""
    for binding in table.restrictions:
        if binding.seat is not seat or binding.trick != number:
            continue
        match binding:
            case PlayHighest(_, suit):
                held = of_suit(legal, suit)
                legal = law59.complying(table, legal, frozenset({max(held)}) if held else frozenset())
            case PlayLowest(_, suit):
                held = of_suit(legal, suit)
                legal = law59.complying(table, legal, frozenset({min(held)}) if held else frozenset())
            case PlayRequired(_, suit):
                legal = law59.complying(table, legal, of_suit(legal, suit))
            case PlayForbidden(_, suit):
                legal = law59.complying(table, legal, legal - of_suit(legal, suit))
    return legal


def out_of_turn(before: Table, event: CardPlayed) -> Irregularity | None:
    """A card to a trick in progress out of turn, or a card to the next trick while this one lacks cards."""
    trick = before.trick(before.open_trick)
    if trick is None or not trick.plays or (event.seat is before.turn and event.trick == before.open_trick):
        return None
    played = tuple(seat for seat in trick.leader.round() if seat in trick.players)
    led = before.trick(event.trick)
    if law60.follows_an_early_card(before, event):
        return None
    if event.trick != before.open_trick and (led is None or not led.plays):
        return PrematureLead(event.seat, event.trick, event.card, played)
    return PrematurePlay(event.seat, event.trick, event.card, played)


# -- the Director rules ----------------------------------------------------------------------------------------------


def rule_on_play(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """The Director rules on a card played before its turn."""
    offence = table.irregularities[irregularity]
    if not isinstance(offence, PrematurePlay):
        return ()
    return first_that_applies(rules_on_a_play(), table, irregularity, offence)


def _by_declarer(table: Table, irregularity: IrregularityId, offence: PrematurePlay) -> tuple[Event, ...]:
    if table.is_defender(offence.seat):
        return ()
    if law53.is_second_lead(table, offence.seat, offence.trick, offence.card):
        return second_lead_goes_back(table, irregularity, offence)
    return _stands(table, irregularity, declarers_card_stands.number(table), "law-57C-declarer", offence)


@clause("57C3", E2017, printed={E1997: "53A"})
def second_lead_goes_back(table: Table, irregularity: IrregularityId, offence: PrematurePlay) -> tuple[Event, ...]:
    """What declarer led from the right hand, when his lead from the wrong one is accepted, was no play to that trick.

    1997, 2007: The edition does not say so: he has led twice, and the lead that is accepted is the lead.
    """
    message = say("law-57C-second-lead", offender=offence.seat, card=offence.card)
    told = RulingGiven(second_lead_goes_back.number(table), message)
    back = CardWithdrawn(offence.seat, offence.card, offence.trick, offending=True)
    known = law16.unauthorised_for_offenders(table, offence.card, offence.seat.side)
    gone = tuple(
        Settled(number, Status.CORRECTED)
        for number, revoke in table.recorded_as(Revoke, trick=offence.trick)
        if revoke.card == offence.card
    )
    return (told, back, known, *gone, Settled(irregularity, Status.CORRECTED))


def _exempted(table: Table, irregularity: IrregularityId, offence: PrematurePlay) -> tuple[Event, ...]:
    exempt = exemption_for(table, offence)
    if exempt is None:
        return ()
    key = "law-57C-both-hands" if exempt is declarer_has_played_from_both else "law-57C-dummy-first"
    return _stands(table, irregularity, exempt.number(table), key, offence)


def _partner_has_played(table: Table, irregularity: IrregularityId, offence: PrematurePlay) -> tuple[Event, ...]:
    late = offence.seat.partner in offence.played
    return at_his_right_hand_opponents_turn(table, irregularity, offence) if late else ()


def _stands(
    table: Table, irregularity: IrregularityId, number: str, key: str, offence: PrematurePlay
) -> tuple[Event, ...]:
    revoke = _revoke_with(table, offence)
    # A revoke that is corrected does not stay, even where playing early costs nothing.
    if revoke is not None and table.attention_to(revoke) is not None and table.establishment(revoke) is None:
        key = "law-57C-revoke"
    told = RulingGiven(number, say(key, offender=offence.seat, card=offence.card))
    return (told, Settled(irregularity, Status.ACCEPTED))


@clause("57C3", E2017, printed={E2007: "57C2", E1997: "45C2"})
def declarers_card_stands(table: Table) -> None:
    """A premature play by declarer from either hand is a played card, if legal; a premature lead is not.

    2007: Legal or not.

    1997: The edition has no clause for it: a card of declarer's on the table is played.
    """


@clause("57C1", E2007, printed={E1997: "57C"})
def declarer_has_played_from_both(table: Table, offence: PrematurePlay) -> bool:
    """A defender may play before his partner once declarer has played from both hands."""
    return {table.declarer, table.dummy} <= set(offence.played)


@clause("57C2", E2017, printed={E2007: "57C1", E1997: "57C"})
def dummy_played_first(table: Table, offence: PrematurePlay) -> bool:
    """A defender may play before his partner if dummy has played before his own turn, or suggested a card."""
    dummy, trick = table.dummy, table.trick(offence.trick)
    if dummy is None or trick is None:
        return False
    early = dummy in offence.played and trick.leader is not dummy and dummy.right not in offence.played
    return early or table.is_recorded(DummyTouches, trick=offence.trick)


def exemption_for(table: Table, offence: PrematurePlay) -> Clause[[PrematurePlay], bool] | None:
    """The clause of 57C under which there is no rectification; None if none applies."""
    exemptions = (declarer_has_played_from_both, dummy_played_first)
    return next((exemption for exemption in exemptions if exemption(table, offence)), None)


@clause("57D", E2017, printed={E1997: "45C1"})
def at_his_right_hand_opponents_turn(
    table: Table, irregularity: IrregularityId, offence: PrematurePlay
) -> tuple[Event, ...]:
    """Partner has played: a legal card is played when its turn comes, another becomes a major penalty card.

    1997, 2007: The edition has no clause for it: a card that partner could see is played, if that is lawful.
    """
    number = at_his_right_hand_opponents_turn.number(table)
    if _revoke_with(table, offence) is None:
        return _stands(table, irregularity, number, "law-57D-stands", offence)
    told = RulingGiven(number, say("law-57D-illegal", offender=offence.seat, card=offence.card))
    return (told, *_card_withdrawn(table, irregularity, offence))


def _revoke_with(table: Table, offence: PrematurePlay | PrematureLead) -> IrregularityId | None:
    return next(
        (
            irregularity
            for irregularity, other in table.recorded_as(Revoke, trick=offence.trick)
            if other.card == offence.card
        ),
        None,
    )


def _card_withdrawn(
    table: Table, irregularity: IrregularityId, offence: PrematurePlay | PrematureLead
) -> tuple[Event, ...]:
    """The card is withdrawn and becomes a major penalty card; a revoke with it is thereby corrected."""
    back = CardWithdrawn(offence.seat, offence.card, offence.trick, offending=True)
    revoke = _revoke_with(table, offence)
    mended = (Settled(revoke, Status.CORRECTED),) if revoke is not None else ()
    laid = law50.lay_penalty_card(evolve(table, back), offence.seat, offence.card)
    return (back, *laid, Settled(irregularity, Status.CORRECTED), *mended)


# -- 57A: declarer's choice ------------------------------------------------------------------------------------------


@clause("57A")
def partner_is_bound(
    table: Table, irregularity: IrregularityId, offence: PrematurePlay | PrematureLead
) -> tuple[Event, ...]:
    """The card becomes a major penalty card, and declarer says what the offender's partner plays to the trick."""
    trick = offence.trick - 1 if isinstance(offence, PrematureLead) else offence.trick
    if table.contract is None:
        return ()
    if law11.declaring_side_has_played_since(table, offence.seat.partner, trick):
        return law11.played_on_after_both(table, irregularity, offence, trick)
    return declarer_chooses(table, irregularity, offence)


def declarer_chooses(
    table: Table, irregularity: IrregularityId, offence: PrematurePlay | PrematureLead
) -> tuple[Event, ...]:
    """The card becomes a penalty card, and declarer is asked what the offender's partner plays (Law 57A)."""
    if table.contract is None:
        return ()
    trick = offence.trick - 1 if isinstance(offence, PrematureLead) else offence.trick
    told = RulingGiven("57A", say("law-57A", offender=offence.seat, partner=offence.seat.partner, card=offence.card))
    to, partner = (table.contract.declarer,), offence.seat.partner
    asked = Asked(CHOICES.question(table, to, AffectedCard(partner, offence.card, trick, irregularity)))
    return (told, *_card_withdrawn(table, irregularity, offence), asked)


@clause("57A")
def may_require_another_suit(table: Table) -> bool:
    """Declarer may require the highest or lowest card of the suit led, or forbid one other suit."""
    return False


@may_require_another_suit.wording("57A3", E2017)
def _(table: Table) -> bool:
    """He may require a card of another suit as well."""
    return True


def declarers_options(table: Table, question: QuestionAbout[AffectedCard]) -> tuple[Option, ...]:
    """The highest or the lowest card of the suit led, or another suit required or forbidden (Laws 57A1 to 57A4)."""
    seat, number = question.about.seat, question.about.trick
    trick = table.trick(number)
    if trick is None or trick.suit_led is None:
        return ()
    led = trick.suit_led
    others = [suit for suit in sorted(Suit, reverse=True) if suit is not led]
    found: list[tuple[str, PlayBinding, str]] = [
        ("highest", PlayHighest(seat, led, number), "57A1"),
        ("lowest", PlayLowest(seat, led, number), "57A2"),
    ]
    required = may_require_another_suit(table)
    if required:
        found += [(f"require-{suit_text(s)}", PlayRequired(seat, s, number), "57A3") for s in others]
    forbidden = "57A4" if required else "57A3"
    found += [(f"forbid-{suit_text(s)}", PlayForbidden(seat, s, number), forbidden) for s in others]
    because_of = question.about.irregularity
    return tuple(Option(name, _bound(table, binding, number, because_of)) for name, binding, number in found)


_HOW = {PlayHighest: "highest", PlayLowest: "lowest", PlayRequired: "require", PlayForbidden: "forbid"}


def _bound(table: Table, binding: PlayBinding, number: str, because_of: IrregularityId) -> tuple[Event, ...]:
    told = RulingGiven(number, say(f"law-57A-{_HOW[type(binding)]}", partner=binding.seat, suit=binding.suit))
    return (Restricted(binding), told, *law60.played_before_the_choice(table, binding, because_of))


def rules_on_a_play() -> tuple[Callable[[Table, IrregularityId, PrematurePlay], tuple[Event, ...]], ...]:
    """The rules on a card played before its turn: no longer in the trick; 57C3; 57C1, 57C2; 57D; else 57A."""
    return (law53.no_longer_in_trick, _by_declarer, _exempted, _partner_has_played, partner_is_bound)


CHOICES = Ask("57A", ("highest", "lowest", "require", "forbid"), declarers_options)


# -- A lead to the next trick while this one still lacks cards (Laws 57A, 45E2) ----------------------------------------


def rule_on_premature_lead(table: Table, irregularity: IrregularityId) -> tuple[Event, ...]:
    """The Director rules on a premature lead."""
    offence = table.irregularities[irregularity]
    if not isinstance(offence, PrematureLead):
        return ()
    return first_that_applies(rules_on_a_lead(), table, irregularity, offence)


def _before_partner(table: Table, irregularity: IrregularityId, offence: PrematureLead) -> tuple[Event, ...]:
    early = table.is_defender(offence.seat) and offence.seat.partner not in offence.played
    return partner_is_bound(table, irregularity, offence) if early else ()


def _by_the_winner(table: Table, irregularity: IrregularityId, offence: PrematureLead) -> tuple[Event, ...]:
    """A premature lead by the player who then wins the trick was his to make (Law 44G)."""
    if table.winner(offence.trick - 1) is not offence.seat:
        return ()
    return (RulingGiven("44G", say("law-44G", seat=offence.seat)), Settled(irregularity, Status.ACCEPTED))


def _out_of_turn(table: Table, irregularity: IrregularityId, offence: PrematureLead) -> tuple[Event, ...]:
    told = RulingGiven("53A", say("law-53A-premature", offender=offence.seat, card=offence.card))
    return (told, *law53.opponents_choose(table, irregularity, offence), Settled(irregularity, Status.NOTICED))


def rules_on_a_lead() -> tuple[Callable[[Table, IrregularityId, PrematureLead], tuple[Event, ...]], ...]:
    """The rules on a premature lead: no longer in the trick; 47E1; 57A; 44G; else 55 or 56, as for one out of turn."""
    return (law53.no_longer_in_trick, law47.lead_made_on_opponents_word, _before_partner, _by_the_winner, _out_of_turn)


# -- The declaration of Law 57 -----------------------------------------------------------------------------------------


LAW = Law(57, asks=(CHOICES,), rules={PrematureLead: rule_on_premature_lead})

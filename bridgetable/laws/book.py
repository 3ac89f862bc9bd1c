"""The list of the Laws, and the order of precedence where several of them ask or act at the same time."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from functools import cache
from typing import Any, NamedTuple

from bridgetable.cards.call import Bid, Pass
from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat
from bridgetable.laws import (
    law09,
    law10,
    law11,
    law12,
    law13,
    law14,
    law15,
    law16,
    law17,
    law18,
    law19,
    law20,
    law21,
    law22,
    law23,
    law24,
    law25,
    law26,
    law27,
    law28,
    law29,
    law30,
    law31,
    law32,
    law33,
    law36,
    law37,
    law38,
    law39,
    law41,
    law42,
    law43,
    law44,
    law45,
    law46,
    law47,
    law48,
    law49,
    law50,
    law51,
    law52,
    law53,
    law54,
    law55,
    law56,
    law57,
    law58,
    law59,
    law60,
    law61,
    law62,
    law63,
    law64,
    law65,
    law66,
    law67,
    law68,
    law69,
    law70,
    law71,
    law72,
    law77,
    law78,
    law79,
    law80,
    law84,
    law90,
    law91,
)
from bridgetable.laws.ask import Ask
from bridgetable.laws.clause import E1997, E2007, E2017, Clause
from bridgetable.laws.enacted import ENACTED
from bridgetable.laws.enacted import AskedNow as AskedNow
from bridgetable.laws.law import (
    Automatic,
    Standing,
    has_agenda,
    has_answers,
    has_attention,
    has_call_information,
    has_deferred_judgements,
    has_established_revokes,
    has_face_down_leads,
    has_informed_players,
    has_irregularities,
    has_misinformation,
    has_obligations,
    has_penalty_cards,
    has_settlements,
    has_transfers,
    is_in_auction_period,
)
from bridgetable.laws.renumbering import by_edition, nearest_in
from bridgetable.table import events as e
from bridgetable.table import irregularity as i
from bridgetable.table.edition import FIRST, Edition
from bridgetable.table.irregularity import Irregularity
from bridgetable.table.question import Question
from bridgetable.table.state import Table

LAWS = (
    law09.LAW,
    law10.LAW,
    law11.LAW,
    law12.LAW,
    law13.LAW,
    law14.LAW,
    law15.LAW,
    law16.LAW,
    law17.LAW,
    law18.LAW,
    law19.LAW,
    law20.LAW,
    law21.LAW,
    law22.LAW,
    law23.LAW,
    law24.LAW,
    law25.LAW,
    law26.LAW,
    law27.LAW,
    law28.LAW,
    law29.LAW,
    law30.LAW,
    law31.LAW,
    law32.LAW,
    law33.LAW,
    law36.LAW,
    law37.LAW,
    law38.LAW,
    law39.LAW,
    law41.LAW,
    law42.LAW,
    law43.LAW,
    law44.LAW,
    law45.LAW,
    law46.LAW,
    law47.LAW,
    law48.LAW,
    law49.LAW,
    law50.LAW,
    law51.LAW,
    law52.LAW,
    law53.LAW,
    law54.LAW,
    law55.LAW,
    law56.LAW,
    law57.LAW,
    law58.LAW,
    law59.LAW,
    law60.LAW,
    law61.LAW,
    law62.LAW,
    law63.LAW,
    law64.LAW,
    law65.LAW,
    law66.LAW,
    law67.LAW,
    law68.LAW,
    law69.LAW,
    law70.LAW,
    law71.LAW,
    law72.LAW,
    law77.LAW,
    law78.LAW,
    law79.LAW,
    law80.LAW,
    law84.LAW,
    law90.LAW,
    law91.LAW,
)

BEFORE_THE_AGENDA: tuple[Standing, ...] = (Standing(law58.which_card, (has_irregularities,)),)
"""Questions asked before those on the agenda, because the answer decides what else is asked."""

STANDING: tuple[Standing, ...] = (
    # before a card is led or played
    Standing(law51.several_of_one_suit, (has_penalty_cards,)),
    Standing(law51.several_suits, (has_penalty_cards,)),
    Standing(law50.before_partner_leads, (has_penalty_cards,)),
    Standing(law26.before_partner_leads, (has_obligations,)),
    Standing(law51.which_is_played, (has_penalty_cards,)),
    # from which hand declarer leads, and judgements after play
    Standing(law62.suggested_play, (has_irregularities,)),
    Standing(law64.damage_left, (has_established_revokes,)),
    Standing(law43.from_which_hand, (has_irregularities,)),
    Standing(law43.judged_after_play, (has_attention,)),
    Standing(law45.suggested_a_play, (has_attention,)),
    Standing(law50.damage_from_penalty_card, (has_informed_players,)),
    Standing(law47.damage_of_explanation, (has_deferred_judgements, has_misinformation)),
    Standing(law27.damage_of_the_correction, (has_call_information,)),
    Standing(law23.damage_from_comparable_call, (has_answers,)),
    Standing(law21.damage_of_misinformation, (has_deferred_judgements,)),
    Standing(law25.average_minus_at_most, (has_deferred_judgements,)),
    Standing(law13.outcome_affected, (has_deferred_judgements,)),
    Standing(law16.information_affected, (has_deferred_judgements,)),
    Standing(law72.could_have_known, (has_obligations,)),
)
"""Questions that follow from the state of the table and are on no agenda; the first that applies is asked."""


def no_choice_left(table: Table) -> tuple[e.Event, ...]:
    """Drops the question at the head of the agenda if it leaves fewer than two options, and applies the only one."""
    if not table.agenda or table.owing is not None or ENACTED.before_the_agenda(table) is not None:
        return ()
    question = table.agenda[0]
    options = ENACTED.options_of(table, question)
    return (e.Dropped(question), *(options[0].then if options else ())) if len(options) < 2 else ()


AUTOMATIC: tuple[Automatic, ...] = (
    Automatic(law67.both_sides_went_on_without_an_answer, (has_settlements,)),
    Automatic(no_choice_left, (has_agenda,)),
    Automatic(law17.reverts_to_the_player_skipped, (is_in_auction_period,)),
    Automatic(law38.over_seven_at_the_end, (is_in_auction_period,)),
    Automatic(law22.contract_from_the_calls, (is_in_auction_period,)),
    Automatic(law22.auction_reopened, (is_in_auction_period,)),
    Automatic(law41.face_down_lead_returned, (has_face_down_leads,)),
    Automatic(law64.transferred_after_play, (has_established_revokes, has_transfers)),
)
"""What happens without an action, from the state of the table alone; the first rule that applies is taken."""

ENACTED.enact(LAWS, BEFORE_THE_AGENDA, STANDING, AUTOMATIC)


def questions() -> tuple[Ask[Any], ...]:
    """Every question of the Laws, as it is declared."""
    return tuple(ENACTED.asks.values())


@cache
def every_clause() -> tuple[Clause[..., object], ...]:
    """Every clause that is a function of the program: that of the modules that have been imported here."""
    modules = [module for name, module in sys.modules.items() if name.startswith("bridgetable.laws.")]
    found = (thing for module in modules for thing in vars(module).values() if isinstance(thing, Clause))
    return tuple({id(each): each for each in found}.values())


def cards_at_a_look(table: Table, seat: Seat) -> frozenset[Card] | None:
    """The cards this hand may play where nothing is recorded that the Laws look at; None where they must be asked."""
    if not ENACTED.undisturbed.covers(table):
        return None
    return law44.lawful_cards(table, seat) if seat is table.turn else frozenset()


def asked_now(table: Table) -> AskedNow | None:
    """The question that is asked now and its options; None if nobody is asked."""
    return ENACTED.asked_now(table)


def other_findings(table: Table) -> AskedNow | None:
    """What the Director may find besides the options he is offered, or when he is asked nothing; None if nothing."""
    if table.cancelled is not None:
        return None
    now = ENACTED.asked_now(table)
    standing = (now.question,) if now is not None else (look(table) for look in ENACTED.unasked)
    offered = {option.name for option in now.options} if now is not None else set()
    for question in standing:
        more = ENACTED.other_findings(table, question) if question is not None else ()
        if question is not None and (rest := tuple(option for option in more if option.name not in offered)):
            return AskedNow(question, rest)
    return None


def card_owed(table: Table) -> AskedNow | None:
    """The question which card a player adds to a defective trick, if that is asked now (Law 67B1)."""
    return ENACTED.card_owed(table)


def stops_play(question: Question) -> bool:
    """Whether no player may lawfully go on before this question is answered."""
    return ENACTED.declared(question).stops_play


def apply_automatic_events(table: Table) -> tuple[tuple[e.Event, ...], Table]:
    """Applies everything that happens without an action, until nothing is left; returns the events and the table."""
    happened: tuple[e.Event, ...] = ()
    while more := ENACTED.automatic(table):
        events, table = ENACTED.apply_events(table, more)
        happened += events
    return happened, table


# -- Which Law is about which irregularity -----------------------------------------------------------------------------


class Defined(NamedTuple):
    """Where the Laws speak of a kind of irregularity: the Law it is looked up by, and the clause that defines it.

    `since` is the edition from which they have these numbers, and `printed` are both since others.
    """

    law: str
    clause: str
    since: Edition = FIRST
    printed: Mapping[Edition, tuple[str, str]] = {}


DEFINED: dict[type[Irregularity], Defined] = {
    i.Revoke: Defined("61", "61A"),
    i.PenaltyCardNotPlayed: Defined("52", "52A"),
    i.LeadBeforeChoice: Defined("50D2", "50D2"),
    i.LeadOutOfTurn: Defined("53", "53A"),
    i.PrematureLead: Defined("57", "57A"),
    i.PrematurePlay: Defined("57", "57"),
    i.ExposedCard: Defined("49", "49"),
    i.SeveralCards: Defined("58", "58B"),
    i.FifthCard: Defined("45E", "45E"),
    i.MissingCard: Defined("67", "67"),
    i.WrongCardFromDummy: Defined("45D", "45D"),
    i.TakenBack: Defined("47", "47F"),
    i.TrickInspected: Defined("66", "66C"),
    i.WrongNumberOfCards: Defined("14", "14"),
    i.CardPointedWrongly: Defined("65", "65B"),
    i.PlayedCardLeftOut: Defined("67B", "65C"),
    i.CardOfAnotherPack: Defined("13", "13"),
    i.BoardNotTheirs: Defined("15", "15"),
    i.InformationElsewhere: Defined("16D", "16D1", E2017, {E2007: ("16C", "16C1"), E1997: ("16B", "16B")}),
    i.CorrectedTooSoon: Defined("20F5", "20F5", E2007, {E1997: ("75D", "75D")}),
    i.CallOnWrongCards: Defined("15A", "15A1", E2017, {E2007: ("17D", "17D1"), E1997: ("17D", "17D")}),
    i.DummyAttention: Defined("43A1", "43A1"),
    i.DummyAsks: Defined("61B", "61B"),
    i.DummyWarns: Defined("43B2(a)", "43B2"),
    i.DummyBreach: Defined("43A2", "43A2"),
    i.DummyTouches: Defined("45F", "45F"),
    i.PlayBeforeRuling: Defined("9B2", "9B2"),
    i.CallOutOfRotation: Defined("29", "28"),
    i.InsufficientBid: Defined("27", "27"),
    i.InadmissibleCall: Defined("36", "36"),
    i.BarredCall: Defined("37", "37"),
    i.BidOverSeven: Defined("38", "38"),
    i.CallAfterTheAuction: Defined("39", "39"),
    i.ChangedCall: Defined("25", "25"),
    i.CardExposedInAuction: Defined("24", "24"),
    i.Extraneous: Defined("16", "16B", E2007, {E1997: ("16", "16A")}),
    i.PartnerAsked: Defined("61B", "16B", E2007, {E1997: ("61B", "16A")}),
    i.UnauthorisedInformation: Defined("16", "16B", E2007, {E1997: ("16", "16A")}),
}
"""Every kind of irregularity. Who has to say under which Law something falls asks here."""

_OF_KIND = {i.kind_of(kind): defined for kind, defined in DEFINED.items()}


def clause_about(kind: i.Kind, edition: Edition) -> str:
    """The clause of this edition that says what a kind is; "" for one that no irregularity has."""
    if kind not in _OF_KIND:
        return ""
    _, clause, since, printed = _OF_KIND[kind]
    return nearest_in(edition, by_edition(clause, (since,), {each: two[1] for each, two in printed.items()}))


def law_about(kind: type[Irregularity], edition: Edition) -> str:
    """The Law by which a Director looks up this kind of irregularity in an edition."""
    law, _, since, printed = DEFINED[kind]
    return nearest_in(edition, by_edition(law, (since,), {each: two[0] for each, two in printed.items()}))


def law_of(irregularity: Irregularity, edition: Edition) -> str:
    """The Law by which he looks up this one: for an opening lead 54, for a call out of rotation 30 to 32."""
    match irregularity:
        case i.LeadOutOfTurn(trick=1):
            law = "54"
        case i.CallOutOfRotation(call=Pass()):
            law = "30"
        case i.CallOutOfRotation(call=Bid()):
            law = "31"
        case i.CallOutOfRotation():
            law = "32"
        case _:
            return law_about(type(irregularity), edition)
    return nearest_in(edition, {FIRST: law})

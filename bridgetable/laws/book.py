"""The index of the Laws: which Law watches for what, and which answers which question. Read it from the top."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

import msgspec

from bridgetable.laws.auction_book import (
    AFTER_PLAY,
    AUCTION_ANSWERS,
    AUCTION_WATCHES,
    BEFORE_A_LEAD,
    BY_ITSELF,
    CALLED_OVER,
)
from bridgetable.laws.claims import law68, law69, law70, law71
from bridgetable.laws.general import law09, law16
from bridgetable.laws.irregular_plays import (
    law49,
    law50,
    law51,
    law52,
    law54,
    law55,
    law58,
    law60,
    law61,
    law63,
    law64,
    law67,
)
from bridgetable.laws.irregular_plays.law53 import accepted_lead as law53
from bridgetable.laws.irregular_plays.law57 import premature_play as law57
from bridgetable.laws.irregular_plays.law62 import correction as law62
from bridgetable.laws.play import law41, law43, law44, law46
from bridgetable.laws.play.law45 import card_played as law45
from bridgetable.laws.play.law45 import changed_designation as designations
from bridgetable.laws.play.law45 import fifth_card as fifth_cards
from bridgetable.laws.play.law47 import cards_played_after as changed_play
from bridgetable.laws.play.law47 import retraction as law47
from bridgetable.table import events as e
from bridgetable.table.evolve import evolve
from bridgetable.table.irregularity import DummyBreach, Irregularity, LeadBeforeChoice, LeadOutOfTurn, Revoke
from bridgetable.table.option import Option
from bridgetable.table.question import Question
from bridgetable.table.restriction import PenaltyCard
from bridgetable.table.state import Table

Watch: TypeAlias = Callable[[Table, e.Event], tuple[e.Event, ...]]
Answers: TypeAlias = Callable[[Table, Question], tuple[Option, ...]]


class AskedNow(msgspec.Struct, frozen=True):
    """The question somebody is to answer now, and the options he has."""

    question: Question
    options: tuple[Option, ...]


# -- who watches for what: each reads the table before the event -----------------------------------------------------


def lead_is_irregular(before: Table, event: e.CardPlayed) -> Irregularity | None:
    """A lead from the wrong hand (Law 53, 54), or one made before declarer chose what may be led (26, 50D2, 51B)."""
    due = before.lead_due
    if due is None:
        return None
    if event.seat is not due:
        recorded = law41.lies_face_down(before, event.seat, event.card)
        return None if recorded else LeadOutOfTurn(event.seat, event.trick, event.card, due)
    question = standing_question(before)
    if question is not None and question.seat is due and question.clause in RESTRAINING:
        return LeadBeforeChoice(event.seat, event.trick, event.card)
    return None


def irregular_play(before: Table, event: e.Event) -> tuple[e.Event, ...]:
    """What is irregular about a card: who played it, when, and whether it was lawful (9B2, 50D2, 53, 57, 61A)."""
    if isinstance(event, e.LeadLaidFaceDown):
        due = before.due_to_lead(1)
        wrong = due is not None and due is not event.seat
        return (e.Infringed(LeadOutOfTurn(event.seat, 1, event.card, due)),) if due is not None and wrong else ()
    if not isinstance(event, e.CardPlayed):
        return ()
    lead, early = lead_is_irregular(before, event), law57.out_of_turn(before, event)
    to_this_trick = event.trick == before.open_trick
    card = law61.revoke_made(before, event) if lead is None and to_this_trick else None
    if early is not None and not isinstance(card, Revoke):
        card = None
    found = (law09.nobody_acts(before, event), lead, early, card)
    return tuple(e.Infringed(fault) for fault in found if fault is not None)


def accepts(before: Table, event: e.Event) -> tuple[e.Event, ...]:
    """Which irregularities the opponents accept by playing on (Law 52B1(b), 53A, 60A1)."""
    if not isinstance(event, e.CardPlayed):
        return ()
    accepting = (
        law60.forfeited, law52.accepted_by_playing, law53.accepted_by_playing, law54.accepted_from_dummy,
        law41.picked_up,
    )
    return tuple(settled for accepted in accepting for settled in accepted(before, event))


def other_faults(before: Table, event: e.Event) -> tuple[e.Event, ...]:
    """Cards exposed or named (45C4, 49), dummy's rights (43A2), and what is known of a penalty card played (50E3)."""
    match event:
        case e.CardExposed():
            exposed = None if law45.is_fifth_card(before, event) else law49.exposed_card(before, event)
            return (e.Infringed(exposed),) if exposed is not None else law54.begins_to_spread(before, event)
        case e.CardNamed():
            held = law49.named_as_held(before, event)
            return (e.Infringed(held),) if held is not None else law45.name_it(before, event)
        case e.Answered():
            return law55.next_in_turn_prevails(before, event)
        case e.Infringed(irregularity=DummyBreach() as breach):
            return law43.lose_rights(before, breach)
        case e.CardPlayed() if law50.known_once_played.holds_in(before.edition):
            choices = law44.lawful_cards(before, event.seat) if event.seat is before.turn else frozenset()
            told = (law50.known_once_played(before, event.seat, event.card),) if _was_penalty(before, event) else ()
            return (*told, *law50.informs_partner(before, event.seat, choices))
    return ()


def lapses(before: Table, event: e.Event) -> tuple[e.Event, ...]:
    """A question to the Director that play does not wait for falls away when play goes on."""
    if not isinstance(event, e.CardPlayed) or not before.agenda or before.owing is not None:
        return ()
    question = before.agenda[0]
    # The substitute for a card taken back is still part of the correction.
    return (e.Dropped(question),) if question.clause in LAPSING and question.seat is not event.seat else ()


def _was_penalty(before: Table, event: e.CardPlayed) -> PenaltyCard | None:
    return next((pc for pc in before.penalty_cards_of(event.seat) if pc.card == event.card), None)


WATCHES: tuple[Watch, ...] = (law63.establishes, accepts, irregular_play, other_faults, lapses, *AUCTION_WATCHES)


def happen(table: Table, events: tuple[e.Event, ...]) -> tuple[tuple[e.Event, ...], Table]:
    """These events and all that the Laws make follow from them, with the table after them."""
    happened: list[e.Event] = []
    for event in events:
        following = tuple(more for watch in WATCHES for more in watch(table, event))
        table = evolve(table, event)
        rest, table = happen(table, following)
        happened += (event, *rest)
    return tuple(happened), table


# -- who is asked ----------------------------------------------------------------------------------------------------

FIRST: tuple[Callable[[Table], Question | None], ...] = (law58.which_card,)
"""Standing questions that come before the agenda: what else is asked turns on the answer."""

STANDING: tuple[Callable[[Table], Question | None], ...] = (
    law51.several_of_one_suit, law51.several_suits, law50.before_partner_leads, *BEFORE_A_LEAD, law51.which_is_played,
    law64.damage_left, law43.from_which_hand, law43.judged_after_play, law45.suggested_a_play, law50.may_have_helped,
    law47.damage_of_explanation, *AFTER_PLAY,
)
"""Questions that stand as long as the table is so; they are on no agenda."""

ANSWERS: dict[str, Answers] = {
    **AUCTION_ANSWERS,
    "16A": law16.stand_or_adjust,
    "16B": law16.stand_or_adjust,
    "12B1": law16.stand_or_adjust,
    "43B2(a)": law43.hand_or_dummy,
    "43B3": law16.stand_or_adjust,
    "45C4(b)": designations.slip_or_afterthought,
    "45D": changed_play.keep_or_withdraw,
    "45D1": changed_play.keep_or_withdraw,
    "45E1": fifth_cards.led_or_not,
    "45F": law16.stand_or_adjust,
    "46B": designations.slip_or_afterthought,
    "46B3(b)": law46.one_of_them,
    "46B5": law46.the_defenders_pick,
    "50": law50.designate_otherwise,
    "47D": law58.partner_may_change,
    "47E2(a)": law47.keep_or_retract,
    "47E2(b)": law16.stand_or_adjust,
    "50D2": law50.require_or_forbid,
    "50E4": law16.stand_or_adjust,
    "51A": law51.name_the_card,
    "51B1": law51.restrain_the_lead,
    "51B2": law51.restrain_the_lead,
    "52B": law52.accept_or_refuse,
    "54": law54.five_choices,
    "55A": law53.accept_or_refuse,
    "56": law53.accept_or_refuse,
    "57A": law57.declarers_options,
    "58B2": law58.name_the_card,
    "58B3": law58.opponent_may_change,
    "62C1": law62.innocent_may_change,
    "62C2": law62.offender_may_change,
    "64C": law16.stand_or_adjust,
    "64C1": law16.stand_or_adjust,
    "64C2(a)": law16.stand_or_adjust,
    "64C2(b)": law16.stand_or_adjust,
    "67A1": law67.led_too_soon,
    "67B1(a)": law67.which_card_is_added,
    "67B1(b)": law67.which_card_is_added,
    "68D2(b)": law68.play_on_or_rule,
    "69B": law69.after_withdrawal,
    "69B2": law69.after_withdrawal,
    "70A": law70.how_they_fall,
    "71": law71.cancelled_or_not,
    "71A": law71.cancelled_or_not,
    "71B": law71.cancelled_or_not,
    "71C": law71.cancelled_or_not,
}

BY_CONDUCT = frozenset({"45E1", "50", "52B", "54", "55A", "56"}) | CALLED_OVER
"""Questions whose addressee accepts by simply playing on."""

CARD_OWED = frozenset({"67B1(a)", "67B1(b)"})
"""Questions that are answered by playing the card: it is owed, whoever would otherwise be to play."""

RESTRAINING = frozenset({"26A2", "26B", "50D2", "51B1", "51B2"})
"""Questions what a defender may lead: until declarer has answered he should not."""

LAPSING = frozenset({"45E1", "50"})
"""Questions to the Director that fall away when play goes on: the card stays what it was ruled to be."""


def standing_question(table: Table) -> Question | None:
    """The question that follows from how the table stands, if any."""
    return next((question for ask in STANDING if (question := ask(table)) is not None), None)


def first_question(table: Table) -> Question | None:
    """The question that comes before the agenda, if any."""
    return next((question for ask in FIRST if (question := ask(table)) is not None), None)


def asked_now(table: Table) -> AskedNow | None:
    """Who is asked what at this moment: the head of the agenda once no substitute is owed, else what stands."""
    question = first_question(table)
    if question is None:
        question = table.agenda[0] if table.agenda and table.owing is None else None
    if question is None or question.waits:
        question = standing_question(table) or question
    return AskedNow(question, options_of(table, question)) if question is not None else None


def card_owed(table: Table) -> AskedNow | None:
    """Who is asked which card he puts to a defective trick that both sides have left behind (Law 67B1)."""
    now = asked_now(table)
    return now if now is not None and now.question.clause in CARD_OWED else None


def options_of(table: Table, question: Question) -> tuple[Option, ...]:
    """The options of a question as the table stands."""
    return ANSWERS[question.clause](table, question)


def settle(table: Table) -> tuple[tuple[e.Event, ...], Table]:
    """What happens by itself: questions that leave no choice fall away; when play has ended tricks move (64)."""
    happened: tuple[e.Event, ...] = ()
    while True:
        more = _by_itself(table)
        if not more:
            return happened, table
        events, table = happen(table, more)
        happened += events


def _by_itself(table: Table) -> tuple[e.Event, ...]:
    if found := law67.found_by_itself(table):
        return found
    if table.agenda and table.owing is None and first_question(table) is None:
        question = table.agenda[0]
        options = options_of(table, question)
        if len(options) < 2:
            return (e.Dropped(question), *(options[0].then if options else ()))
    return next((found for look in BY_ITSELF if (found := look(table))), ()) or law64.after_play(table)

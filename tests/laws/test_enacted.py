"""What Laws in force make of an event, whom they ask first, and what no two of them may declare; with Laws made up."""

from __future__ import annotations

from collections.abc import Iterable

import pytest
from msgspec.structs import replace

from bridgetable.cards.notation import card_of
from bridgetable.cards.seat import Seat
from bridgetable.laws.ask import A_CARD, Ask, StandingQuestion
from bridgetable.laws.clause import E1997, E2007
from bridgetable.laws.enacted import AskedNow, Enacted
from bridgetable.laws.law import Law, Standing, Watch, on
from bridgetable.table import events as e
from bridgetable.table.evolve import evolve, evolve_all
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import DummyTouches, Revoke, TrickInspected
from bridgetable.table.option import Option
from bridgetable.table.question import DIRECTOR, About, Player, Question, say
from bridgetable.table.state import Table
from tests.situations import POZNAN, at

HAND_OR_DUMMY = ("hand", "dummy")


ABOUT = Player(Seat.S)
"""What the questions are about, whatever they are."""


def table(edition: str = "2017") -> Table:
    return at(POZNAN, "4S S", edition).table


def enacted(*laws: Law, before: Iterable[StandingQuestion] = (), standing: Iterable[StandingQuestion] = ()) -> Enacted:
    """These Laws, in force."""
    in_force = Enacted()
    in_force.enact(laws, map(Standing, before), map(Standing, standing))
    return in_force


def hand_or_dummy(table: Table, question: Question) -> tuple[Option, ...]:
    return Option("hand", ()), Option("dummy", ())


def says(what: str) -> tuple[e.Event, ...]:
    return (e.RulingGiven(what, say("law-84A", seat=Seat.N)),)


def said(events: Iterable[e.Event]) -> list[str]:
    return [event.clause for event in events if isinstance(event, e.RulingGiven)]


def when_noted(what: str) -> Watch:
    """A Law that watches this event reports it."""
    return on(e.Noted, lambda table, event: says(what))


def rule_on_it(table: Table, irregularity: IrregularityId) -> tuple[e.Event, ...]:
    return says("ruled")


def tell_of_it(table: Table, irregularity: IrregularityId) -> tuple[e.Event, ...]:
    return says("told")


# -- what may be declared ----------------------------------------------------------------------------------------------


def test_a_question_declared_twice_is_refused() -> None:
    first, second = Ask("25A1", HAND_OR_DUMMY, hand_or_dummy), Ask("25A1", HAND_OR_DUMMY, hand_or_dummy)
    with pytest.raises(ValueError, match="25A1 is declared twice"):
        enacted(Law(25, asks=(first,)), Law(27, asks=(second,)))
    with pytest.raises(ValueError, match="25A1 is declared twice"):
        enacted(Law(25, asks=(first, second)))


def test_questions_under_one_number_are_each_declared_under_their_name() -> None:
    intended = Ask("25A1", HAND_OR_DUMMY, hand_or_dummy)
    slip = Ask("25A1", HAND_OR_DUMMY, hand_or_dummy, name="25A1, a slip")
    laws = enacted(Law(25, asks=(intended,)), Law(27, asks=(slip,)))
    assert laws.declared(intended.question(table(), (DIRECTOR,), ABOUT)) is intended
    assert laws.declared(slip.question(table(), (DIRECTOR,), ABOUT)) is slip


def test_a_question_is_found_under_its_declaration_whatever_number_the_edition_prints() -> None:
    ask = Ask("25A1", HAND_OR_DUMMY, hand_or_dummy, since=E2007, printed={E1997: "25A"})
    question = ask.question(table("1997"), (DIRECTOR,), ABOUT)
    assert question.clause == "25A"
    assert enacted(Law(25, asks=(ask,))).declared(question) is ask


def test_two_laws_may_not_rule_on_the_same_irregularity() -> None:
    with pytest.raises(ValueError, match=r"Revoke.* is declared twice"):
        enacted(Law(62, rules={Revoke: rule_on_it}), Law(64, rules={Revoke: tell_of_it}))


def test_two_laws_may_not_declare_a_rule_for_the_same_acceptance() -> None:
    with pytest.raises(ValueError, match=r"Revoke.* is declared twice"):
        enacted(Law(62, accepted={Revoke: rule_on_it}), Law(64, accepted={Revoke: tell_of_it}))


def test_rules_and_rules_on_acceptance_are_separate() -> None:
    laws = enacted(Law(62, rules={Revoke: rule_on_it}), Law(64, accepted={Revoke: tell_of_it}))
    assert (laws.rules, laws.accepted) == ({Revoke: rule_on_it}, {Revoke: tell_of_it})


def test_unasked_questions_are_kept_in_the_order_of_the_laws() -> None:
    """In the order they are given, which is not that of their numbers."""
    first, second, third = at_play("27A"), at_play("27B"), at_play("23")
    assert enacted(Law(27, unasked=(first, second)), Law(23, unasked=(third,))).unasked == (first, second, third)


def test_before_any_law_is_in_force_nothing_follows_and_nobody_is_asked() -> None:
    nothing = Enacted()
    assert nothing.apply_events(table(), (e.Noted(),)) == ((e.Noted(),), evolve(table(), e.Noted()))
    assert nothing.asked_now(table()) is None
    assert nothing.card_owed(table()) is None


# -- what follows from an event ----------------------------------------------------------------------------------------


def test_all_laws_first_settle_acceptance_then_find_irregularities_then_do_the_rest() -> None:
    laws = enacted(
        Law(11, follows=(when_noted("11 follows"),), infringes=(when_noted("11 infringes"),)),
        Law(9, infringes=(when_noted("9 infringes"), when_noted("9 again")), accepts=(when_noted("9 accepts"),)),
        Law(63, follows=(when_noted("63 follows"),), accepts=(when_noted("63 accepts"),)),
    )
    assert said(laws.apply_events(table(), (e.Noted(),))[0]) == [
        "9 accepts",
        "63 accepts",
        "11 infringes",
        "9 infringes",
        "9 again",
        "11 follows",
        "63 follows",
    ]


def test_a_law_ignores_events_of_other_kinds() -> None:
    laws = enacted(Law(11, follows=(when_noted("noted"),)))
    assert laws.apply_events(table(), (e.RoundEnded(),))[0] == (e.RoundEnded(),)


def test_a_law_is_told_which_event_it_was() -> None:
    laws = enacted(Law(61, follows=(on(e.Inquired, lambda table, event: says(event.of.name)),)))
    assert said(laws.apply_events(table(), (e.Inquired(Seat.N, Seat.E), e.Inquired(Seat.N, Seat.W)))[0]) == ["E", "W"]


def cards_held(table: Table, event: e.CardPlayed) -> tuple[e.Event, ...]:
    return says(f"{len(table.hands[event.seat])} cards and {len(table.irregularities)} irregularities")


def test_a_law_reads_the_table_before_the_event() -> None:
    """And before what another Law has made of the same event."""
    irregular = on(e.CardPlayed, lambda table, event: (e.Infringed(TrickInspected(event.seat, 1)),))
    laws = enacted(Law(44, infringes=(irregular,), follows=(on(e.CardPlayed, cards_held),)))
    events, after = laws.apply_events(table(), (e.CardPlayed(Seat.W, card_of("CJ"), 1),))
    assert said(events) == ["13 cards and 0 irregularities"]
    assert (len(after.hands.west), len(after.irregularities)) == (12, 1)


def test_consequences_have_consequences() -> None:
    laws = enacted(
        Law(9, follows=(on(e.Noted, lambda table, event: (e.RoundEnded(), *says("noted"))),)),
        Law(8, follows=(on(e.RoundEnded, lambda table, event: (e.NextBoardCalled(Seat.S),)),)),
        Law(64, follows=(on(e.NextBoardCalled, lambda table, event: says("next board")),)),
    )
    events, _ = laws.apply_events(table(), (e.Noted(),))
    assert events == (e.Noted(), e.RoundEnded(), e.NextBoardCalled(Seat.S), *says("next board"), *says("noted"))


def test_what_follows_from_one_event_comes_before_the_next_and_on_the_table_it_finds() -> None:
    def counts(table: Table, event: e.Infringed) -> tuple[e.Event, ...]:
        return says(f"after {len(table.irregularities)}")

    touched, inspected = e.Infringed(DummyTouches(Seat.N, 1)), e.Infringed(TrickInspected(Seat.E, 1))
    laws = enacted(
        Law(9, follows=(on(e.Infringed, counts),)),
        Law(45, follows=(on(e.Noted, lambda table, event: (touched, inspected)),)),
    )
    together = (touched, *says("after 0"), inspected, *says("after 1"))
    assert laws.apply_events(table(), (touched, inspected))[0] == together
    assert laws.apply_events(table(), (e.Noted(),))[0] == (e.Noted(), *together)


def test_a_look_back_reads_the_table_after_all_consequences() -> None:
    """Looking ahead gives the same table."""
    laws = enacted(Law(66, follows=(on(e.TrickTurnedUp, lambda table, event: (e.NextBoardCalled(Seat.W),)),)))
    events = (e.TrickTurnedUp(Seat.E, 1), e.CardsReturned((Seat.E,)))
    happened, after = laws.apply_events(table(), events)
    assert after == evolve_all(table(), happened)
    assert (tuple(after.next_callers), after.returned) == ((Seat.W,), (Seat.E,))
    assert laws.table_after(table(), iter(events)) == after


# -- who is asked ------------------------------------------------------------------------------------------------------

FIRST = Ask("58B2", HAND_OR_DUMMY, hand_or_dummy)
PUT = Ask("62C1", HAND_OR_DUMMY, hand_or_dummy)
PATIENT = Ask("16B", HAND_OR_DUMMY, hand_or_dummy, play_goes_on=True)
STANDS = Ask("50D2", HAND_OR_DUMMY, hand_or_dummy)
STANDS_TOO = Ask("26B", HAND_OR_DUMMY, hand_or_dummy)
OWED = Ask("67B1(a)", HAND_OR_DUMMY, hand_or_dummy, owes_card=True)
QUESTIONS = Law(1, asks=(FIRST, PUT, PATIENT, STANDS, STANDS_TOO, OWED))


def at_play(clause: str) -> StandingQuestion:
    """A question under this clause that stands as soon as a card lies on the table."""
    return lambda table: Question(clause, (Seat.S,), ABOUT, ask=clause) if table.tricks else None


def always(ask: Ask[About]) -> StandingQuestion:
    return lambda table: ask.question(table, (Seat.S,), ABOUT)


def never(table: Table) -> Question | None:
    return None


def with_agenda(*asks: Ask[About], start: Table | None = None) -> Table:
    """A table with these questions on the agenda."""
    start = start or table()
    return evolve_all(start, (e.Asked(ask.question(start, (Seat.S,), ABOUT)) for ask in asks))


def asked(laws: Enacted, table: Table) -> str | None:
    """What is asked now, by the name it is declared under."""
    now = laws.asked_now(table)
    return now.question.ask if now is not None else None


def test_the_head_of_the_agenda_is_asked_with_the_options_it_has_by_now() -> None:
    def tricks_begun(table: Table, question: Question) -> tuple[Option, ...]:
        return (Option(f"{len(table.tricks)} tricks begun", ()),)

    counted = Ask("46B5", A_CARD, tricks_begun)
    laws = enacted(Law(46, asks=(counted, PUT)))
    now = with_agenda(counted, PUT)
    assert laws.asked_now(now) == AskedNow(now.agenda[0], (Option("0 tricks begun", ()),))
    later = evolve(now, e.CardPlayed(Seat.W, card_of("CJ"), 1))
    assert laws.asked_now(later) == AskedNow(now.agenda[0], (Option("1 tricks begun", ()),))


def test_the_question_before_the_agenda_comes_first() -> None:
    laws = enacted(QUESTIONS, before=(never, always(FIRST), always(STANDS)), standing=(always(STANDS_TOO),))
    assert asked(laws, with_agenda(PUT)) == "58B2"
    assert laws.before_the_agenda(table()) == FIRST.question(table(), (Seat.S,), ABOUT)


def test_the_agenda_comes_before_what_stands() -> None:
    laws = enacted(QUESTIONS, before=(never,), standing=(always(STANDS),))
    assert asked(laws, with_agenda(PUT)) == "62C1"
    assert asked(laws, table()) == "50D2"


def test_of_what_stands_the_first_is_asked() -> None:
    laws = enacted(QUESTIONS, standing=(never, at_play("50D2"), always(STANDS_TOO)))
    assert asked(laws, table()) == "26B"
    led = evolve(table(), e.CardPlayed(Seat.W, card_of("CJ"), 1))
    assert asked(laws, led) == "50D2"
    assert laws.standing(led) == STANDS.question(led, (Seat.S,), ABOUT)


def test_a_question_that_waits_gives_way_to_one_that_stands() -> None:
    assert asked(enacted(QUESTIONS, standing=(always(STANDS),)), with_agenda(PATIENT)) == "50D2"
    assert asked(enacted(QUESTIONS, standing=(never,)), with_agenda(PATIENT)) == "16B"


def test_the_agenda_waits_while_a_substitute_is_owed() -> None:
    revoke = at(POZNAN, "4S S").do("WH9 NH3 EC2 SH4", "director E").table
    owed = with_agenda(PUT, start=replace(revoke, agenda=()))
    assert owed.owing is Seat.E
    assert asked(enacted(QUESTIONS), owed) is None
    assert asked(enacted(QUESTIONS, standing=(always(STANDS),)), owed) == "50D2"
    mended = evolve(owed, e.CardPlayed(Seat.E, card_of("HK"), 1))
    assert asked(enacted(QUESTIONS, standing=(always(STANDS),)), mended) == "62C1"


def test_a_card_is_owed_when_that_is_what_is_asked() -> None:
    laws = enacted(QUESTIONS)
    owed = with_agenda(OWED, PUT)
    assert laws.card_owed(owed) == AskedNow(owed.agenda[0], hand_or_dummy(owed, owed.agenda[0]))
    assert laws.card_owed(with_agenda(PUT, OWED)) is None
    assert laws.card_owed(table()) is None


def test_what_is_asked_is_computed_once_per_table() -> None:
    worked_out: list[str] = []

    def options(table: Table, question: Question) -> tuple[Option, ...]:
        worked_out.append("options")
        return hand_or_dummy(table, question)

    def nothing_stands(table: Table) -> Question | None:
        worked_out.append("standing")
        return None

    ask = Ask("16B", A_CARD, options, play_goes_on=True)
    laws = enacted(Law(16, asks=(ask,)), standing=(nothing_stands,))
    now = with_agenda(ask)
    assert laws.asked_now(now) is laws.asked_now(now)
    assert laws.standing(now) is None
    assert worked_out == ["standing", "options"]
    laws.asked_now(evolve(now, e.Noted()))
    assert worked_out == ["standing", "options"] * 2


def test_what_is_asked_is_computed_for_each_set_of_laws() -> None:
    now = table()
    assert asked(enacted(QUESTIONS, standing=(always(STANDS),)), now) == "50D2"
    assert asked(enacted(QUESTIONS, standing=(always(STANDS_TOO),)), now) == "26B"
    assert asked(enacted(QUESTIONS), now) is None

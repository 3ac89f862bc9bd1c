"""What can go wrong: which lines a table has, that each has its texts and that it is possible."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from bridgetable.cards.card import Card
from bridgetable.cards.notation import card_of, spoken_call_of
from bridgetable.cards.seat import Seat
from bridgetable.coverage.numbering import is_printed
from bridgetable.engine import actions as a
from bridgetable.engine.apply import apply
from bridgetable.engine.going_wrong import Choice, Group, Line, Prompt, Then, Wrong, what_can_go_wrong
from bridgetable.laws import law20
from bridgetable.laws.book import DEFINED, law_about
from bridgetable.laws.renumbering import RENUMBERED, Renumbering
from bridgetable.table.edition import CURRENT, Edition
from bridgetable.table.irregularity import LeadBeforeChoice, PlayBeforeRuling, kind_of
from bridgetable.table.state import Table
from bridgetable.ui.wrong.rows import LineFilter, lines_with_rows, rows_of_choices, rows_of_lines
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from tests.each import for_each
from tests.situations import POZNAN, at, bidding
from tests.spread import in_some_languages
from tests.ui.opened import TO_THE_REVOKE

STATES = {
    "before-the-lead": "",
    "a-lead-face-down": "down W CJ",
    "an-opening-lead-out-of-turn": "ED3",
    "dummy-to-play": "WCJ",
    "in-a-trick": "WCJ NCA",
    "declarer-to-play": "WCJ NCA EC2",
    "between-tricks": "WCJ NCA EC2 SC3",
    "in-the-second-trick": "WCJ NCA EC2 SC3 NCK",
    "a-penalty-card": "WCJ NCA EC2 SC3|face W D7|director S|NDK ED3 SDJ",
    "a-revoke-nobody-noticed": f"{TO_THE_REVOKE} SDJ",
    "dummy-without-rights": "WCJ NCA EC2 SC3|breach N 43A2c",
    "a-claim": "WCJ NCA EC2 SC3|claim S 12",
    "the-end": "WCJ NCA EC2 SC3|claim S 12|agree W",
}
AUCTIONS = {
    "the-first-call": "",
    "an-auction": "bids N 1NT P 2C P",
    "a-player-who-must-pass": "bids N 1NT P|expose N CA|director W",
    "a-call-out-of-rotation": "bids N 1NT P|bid W 2H",
    "after-the-final-pass": "bids N 1NT P P P",
    "passed-out": "bids N P P P P",
}
STATES |= dict.fromkeys(AUCTIONS, "")
EDITIONS = ("1997", "2017")


def table_at(state: str, edition: str = "2017") -> Table:
    """The table at this state."""
    start, told = bidding(POZNAN, "N", edition), AUCTIONS.get(state)
    if told is None:
        start, told = at(POZNAN, "4S S", edition), STATES[state]
    return start.do(*filter(None, told.split("|"))).table


def lines_at(state: str) -> dict[str, list[Line]]:
    """The lines by their keys."""
    found: dict[str, list[Line]] = {}
    for line in what_can_go_wrong(table_at(state)):
        found.setdefault(line.wrong.key, []).append(line)
    return found


def cards(text: str) -> tuple[Card, ...]:
    """ "C9 C7": these cards."""
    return tuple(card_of(word) for word in text.split())


def leaves(then: Then) -> Iterator[a.Action]:
    """Every action a line can come to; of the second of two cards only the first and the last."""
    if not callable(then):
        yield then
        return
    for choice in then().choices:
        if callable(choice.then):
            answers = choice.then().choices
            assert answers
            yield from (each for answer in (answers[0], answers[-1]) for each in leaves(answer.then))
        else:
            yield choice.then


# -- what is offered ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("state", STATES)
def test_every_line_is_possible(state: str, edition: str) -> None:
    table = table_at(state, edition)
    lines = what_can_go_wrong(table)
    assert lines
    for line in lines:
        found = list(leaves(line.then))
        assert found, line.wrong.key
        for action in found:
            assert apply(table, action).table is not None, (line.wrong.key, action)


@pytest.mark.parametrize(
    ("state", "line", "by"),
    [
        ("in-a-trick", "held-seen", "shown"),
        ("declarer-to-play", "held-near", "table"),
        ("dummy-to-play", "touches-dummys", "touched"),
    ],
)
def test_a_card_held_or_touched_is_played_so(state: str, line: str, by: str) -> None:
    found = list(leaves(lines_at(state)[line][0].then))
    assert found and all(isinstance(action, a.Play) and action.by == by for action in found)


OFFERED = {
    "before-the-lead": "opening-lead face-down face-down-wrong shows drops says-he-has names two-cards breach-43A2a",
    "a-lead-face-down": "face-up face-down-wrong",
    "an-opening-lead-out-of-turn": "spread",
    "dummy-to-play": "touches-dummys calls misplaces touches suggests play-early lead-early warns",
    "in-a-trick": "held-seen names play-early lead-early omit take-back two-cards claim concede informs explains",
    "declarer-to-play": "held-near calls-early revoke dummy-asks fifth",
    "between-tricks": "lead-wrong tells-lead inspect calls",
    "a-penalty-card": "penalty-not-played says-used",
    "a-revoke-nobody-noticed": "attention attention-dummy take-back",
    "dummy-without-rights": "warns-without-rights",
    "a-claim": "agree object",
    "the-end": "return next-call round takes-back withdraw",
    "the-first-call": "calls-out-of-rotation doubles redoubles bids-over-seven auction-shows auction-shows-two "
    "auction-leads informs explains-call",
    "an-auction": "calls-out-of-rotation bids-too-low changes-call redoubles bids-over-seven",
    "a-player-who-must-pass": "calls-though-barred",
    "a-call-out-of-rotation": "calls-out-of-rotation attention changes-call",
    "after-the-final-pass": "calls-too-late changes-call explains-call opening-lead",
}


@for_each("state", OFFERED)
def test_what_this_table_offers(state: str) -> None:
    prompt = set(OFFERED[state].split()) - lines_at(state).keys()
    assert not prompt


@pytest.mark.parametrize(
    ("state", "order"), [("before-the-lead", "W E S"), ("dummy-to-play", "E S W"), ("declarer-to-play", "S W E")]
)
def test_claimers_stand_in_rotation_from_the_hand_on_turn_north_too(state: str, order: str) -> None:
    claimers = [line.seat for line in lines_at(state)["claim"] if line.seat is not None]
    assert " ".join(seat.name for seat in claimers) == order


@for_each(
    ("state", "line", "kind"),
    [
        ("declarer-to-play", "revoke", "revoke"),
        ("a-penalty-card", "penalty-not-played", "penalty-card-not-played"),
        ("before-the-lead", "opening-lead", "lead-out-of-turn"),
        ("between-tricks", "lead-wrong", "lead-out-of-turn"),
        ("in-a-trick", "play-early", "premature-play"),
        ("in-a-trick", "lead-early", "premature-lead"),
        ("in-a-trick", "two-cards", "several-cards"),
        ("in-a-trick", "omit", "missing-card"),
        ("dummy-to-play", "misplaces", "wrong-card-from-dummy"),
        ("between-tricks", "inspect", "trick-inspected"),
        ("in-a-trick", "take-back", "taken-back"),
        ("before-the-lead", "shows", "exposed-card"),
        ("in-a-trick", "informs", "extraneous-information"),
        ("dummy-to-play", "suggests", "dummy-touches"),
        ("dummy-without-rights", "warns-without-rights", "dummy-warns"),
        ("declarer-to-play", "dummy-asks", "dummy-asks"),
        ("dummy-to-play", "breach-43A2b", "dummy-breach"),
        ("declarer-to-play", "fifth", "fifth-card"),
        ("an-auction", "calls-out-of-rotation", "call-out-of-rotation"),
        ("an-auction", "bids-too-low", "insufficient-bid"),
        ("the-first-call", "doubles", "inadmissible-call"),
        ("an-auction", "redoubles", "inadmissible-call"),
        ("an-auction", "bids-over-seven", "bid-over-seven"),
        ("an-auction", "changes-call", "changed-call"),
        ("a-player-who-must-pass", "calls-though-barred", "barred-call"),
        ("after-the-final-pass", "calls-too-late", "call-after-the-auction"),
        ("an-auction", "auction-shows", "card-exposed-in-auction"),
        ("an-auction", "auction-leads", "card-exposed-in-auction"),
    ],
)
def test_a_line_is_what_it_says(state: str, line: str, kind: str) -> None:
    table = table_at(state)
    offered = lines_at(state)[line][0]
    after = apply(table, next(leaves(offered.then))).table
    found = after.irregularities[len(table.irregularities) :]
    assert kind in [kind_of(offence) for offence in found]


def test_the_kind_of_what_goes_wrong_comes_of_it() -> None:
    """Of a card in another hand only when it is counted, of one called early only where dummy has not played."""
    seen, come = set(), set()
    for table in map(table_at, STATES):
        for line in what_can_go_wrong(table):
            if line.wrong.kind is not None and line.wrong not in come:
                after = apply(table, next(leaves(line.then))).table
                found = map(type, after.irregularities[len(table.irregularities) :])
                seen.add(line.wrong)
                come |= {line.wrong} if line.wrong.kind in found else set()
    assert len(seen) > 40 and seen - come == {Wrong.MISLAY, Wrong.CALLS_EARLY}


def test_each_tells_its_law() -> None:
    about = {wrong: law_about(wrong.kind, CURRENT) for wrong in Wrong if wrong.kind is not None}
    by_the_book = [wrong for wrong, law in about.items() if wrong.law_in(CURRENT) == law]
    assert {Wrong.REVOKE, Wrong.FIFTH, Wrong.DUMMY_ASKS, Wrong.DROPS} <= set(by_the_book)
    leads = Wrong.OPENING_LEAD, Wrong.LEAD_BY_DECLARER, Wrong.LEAD_BY_DEFENDER
    assert [wrong.law_in(CURRENT) for wrong in leads] == ["54", "55", "56"]


@pytest.mark.parametrize("edition", Edition)
def test_each_falls_under_a_law_that_the_edition_prints(edition: Edition) -> None:
    laws = {wrong: wrong.law_in(edition) for wrong in Wrong}
    assert {wrong: law for wrong, law in laws.items() if not is_printed(law, edition)} == {}


@for_each(
    ("wrong", "numbers"),
    [
        (Wrong.WRONG_CARDS, ("17D", "17D", "15A")),
        (Wrong.LEARN, ("16B", "16C", "16D")),
        (Wrong.CORRECTS_PARTNER, ("75D", "20F5", "20F5")),
        (Wrong.CORRECTS_OWN, ("75D", "20F4", "20F4")),
        (Wrong.REVOKE, ("61", "61", "61")),
    ],
)
def test_its_law_has_the_number_of_the_edition(wrong: Wrong, numbers: tuple[str, ...]) -> None:
    assert tuple(wrong.law_in(edition) for edition in (Edition.E1997, Edition.E2007, Edition.E2017)) == numbers


def test_its_law_is_renumbered_with_the_edition(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the clause is gone, it is that around it; where the whole Law is gone, there is none."""
    changed = Renumbering(gone=("64B4", "33"), new=("20F9",), moved={"64B5": "64B4", "61": "62C", "20F4": "20F9"})
    monkeypatch.setitem(RENUMBERED, CURRENT, changed)
    monkeypatch.setattr(law20.own_explanation, "_held", {})
    now = (Wrong.NEXT_CALL, "64B"), (Wrong.ROUND, "64B4"), (Wrong.REVOKE, "62C"), (Wrong.CORRECTS_OWN, "20F9")
    assert [(wrong, wrong.law_in(CURRENT)) for wrong, _ in now] == list(now)
    assert Wrong.CALLS_AT_ONCE.law_in(CURRENT) == ""


def test_the_list_shows_the_numbers_of_the_edition_of_the_table() -> None:
    def laws(edition: Edition) -> set[str]:
        lines = what_can_go_wrong(table_at("declarer-to-play", edition.value))
        return {row.law for _, row in lines_with_rows(lines, Words.of("en"), edition)}

    assert "Law 16B" in laws(Edition.E1997) and "Law 16D" not in laws(Edition.E1997)
    assert "Law 16D" in laws(Edition.E2017)


def test_every_kind_of_irregularity_can_be_done_from_the_list() -> None:
    """But those that are a lawful card, played before declarer or the Director has spoken."""
    assert set(DEFINED) - {wrong.kind for wrong in Wrong} == {LeadBeforeChoice, PlayBeforeRuling}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_group_is_headed_by_the_laws_of_what_stands_under_it(language: str) -> None:
    words = Words.of(language)
    elsewhere = []
    for wrong in Wrong:
        _, _, listed = words.text(f"going-wrong-{wrong.group.value}").rpartition("·")
        ranges = re.findall(r"(\d+)(?:–(\d+))?", listed)
        headed = {number for first, last in ranges for number in range(int(first), int(last or first) + 1)}
        laws = {int(found[0]) for edition in Edition if (found := re.match(r"\d+", wrong.law_in(edition)))}
        elsewhere += [(wrong.key, number) for number in laws - headed]
    assert not elsewhere


def test_a_revoke_is_offered_with_the_cards_that_make_one() -> None:
    (line,) = lines_at("declarer-to-play")["revoke"]
    assert line.seat is Seat.S and dict(line.blanks)["owed"] == cards("C9 C7 C6 C5 C3")
    assert {card_of("DJ"), card_of("SA")} <= {act.card for act in leaves(line.then) if isinstance(act, a.Play)}
    assert "revoke" not in lines_at("before-the-lead") and "revoke" not in lines_at("the-end")


def test_before_there_is_a_contract_only_the_auction_can_go_wrong() -> None:
    groups = {line.wrong.group for line in what_can_go_wrong(table_at("an-auction"))}
    assert groups == {Group.ROTATION, Group.BIDS, Group.CHANGED, Group.FACED, Group.NUMBER, Group.BOARD, Group.WORDS}
    assert not {line.wrong.key for line in what_can_go_wrong(table_at("in-a-trick"))} & {
        "changes-call",
        "calls-too-late",
    }


def test_a_bid_too_low_is_chosen_among_those_that_are() -> None:
    (line,) = lines_at("an-auction")["bids-too-low"]
    assert dict(line.blanks)["highest"] == spoken_call_of("2C")
    bids = [action.call for action in leaves(line.then) if isinstance(action, a.MakeCall)]
    assert bids[:2] == [spoken_call_of("2C"), spoken_call_of("1NT")] and len(bids) == 6


def test_a_call_after_a_player_who_must_pass_is_in_rotation() -> None:
    seats = {line.seat for line in lines_at("a-player-who-must-pass").get("calls-out-of-rotation", [])}
    due = table_at("a-player-who-must-pass").to_call
    assert due is not None and due.left not in seats and len(seats) == 2


@pytest.mark.parametrize(("language", "typed"), [("en", "2s"), ("it", "2p"), ("it", "2♠")])
def test_a_call_is_found_as_it_is_typed_at_the_table(language: str, typed: str) -> None:
    (line,) = [one for one in lines_at("an-auction")["calls-out-of-rotation"] if one.seat is Seat.E]
    assert callable(line.then)
    rows = rows_of_choices(line.then(), Words.of(language), typed)
    assert [row.title for row in rows] == ["2♠"]


# -- words -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("state", "language"), in_some_languages(STATES))
def test_every_line_and_every_choice_has_words(state: str, language: str) -> None:
    words = Words.of(language, strict=True)

    def read(prompt: Prompt) -> None:
        assert words.text(f"wrong-{prompt.key}")
        assert rows_of_choices(prompt, words, "")
        for choice in prompt.choices:
            if callable(choice.then):
                read(choice.then())

    lines = what_can_go_wrong(table_at(state))
    rows = rows_of_lines(lines_with_rows(lines, words, CURRENT), words, LineFilter())
    assert len([row for row in rows if row.then is not None]) == len(lines)
    assert all(row.title and row.detail and row.law for row in rows if row.then is not None)
    for line in lines:
        if callable(line.then):
            read(line.then())


def titles(state: str, language: str = "en", **wanted: object) -> list[str]:
    """What the rows say that are wanted."""
    words = Words.of(language)
    lines = lines_with_rows(what_can_go_wrong(table_at(state)), words, CURRENT)
    rows = rows_of_lines(lines, words, LineFilter(**wanted))  # type: ignore[arg-type]
    return [row.title for row in rows if row.then is not None]


def test_by_its_number_a_law_is_found_and_not_all_that_stand_with_it() -> None:
    """Dummy who asks without rights is ruled on under 43, and stands under the same heading as a revoke."""
    words, lines = Words.of("en"), what_can_go_wrong(table_at("declarer-to-play"))
    rows = rows_of_lines(lines_with_rows(lines, words, CURRENT), words, LineFilter(typed="law 43"))
    assert rows and all(row.law.startswith("Law 43") for row in rows if row.then is not None)


def test_lines_are_found_by_player_by_law_and_by_words() -> None:
    assert titles("declarer-to-play", typed="south revoke")[0] == "South can revoke: ♣9 7 6 5 3"
    assert titles("declarer-to-play", typed="law 61")[0].startswith("South can revoke")
    assert all(title.startswith("East") for title in titles("declarer-to-play", seat=Seat.E))
    assert titles("declarer-to-play", "it", typed="lasci") == []
    assert all(title.startswith("Est") for title in titles("before-the-lead", "it", typed="est attacca"))
    assert titles("declarer-to-play", "it", group=Group.REVOKE, typed="RENONCE")[0].startswith("Sud può fare renonce")
    assert titles("between-tricks", "it", typed="gia") == titles("between-tricks", "it", typed="già")


@pytest.mark.parametrize(("language", "typed"), [("en", "s10"), ("en", "st"), ("it", "p10"), ("it", "10 picche")])
def test_a_card_is_found_as_it_is_typed_at_the_table(language: str, typed: str) -> None:
    prompt = Prompt("which-card", tuple(Choice(a.Warn(Seat.N), card=card_of(text)) for text in ("ST", "S9", "HT")))
    assert [row.card for row in rows_of_choices(prompt, Words.of(language), typed)] == [card_of("ST")]

"""Opening a case and saving it loses nothing; what has grown meanwhile is saved with it."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from msgspec.structs import replace

from bridgetable.cards.board import Board
from bridgetable.cards.call import Bid, Denomination, Pass
from bridgetable.cards.notation import call_of, card_of, contract_of, deal_of
from bridgetable.cards.seat import Seat
from bridgetable.cases.case import Branch, Case, Ending, Entry
from bridgetable.cases.codec import read_case, write_case
from bridgetable.cases.growth import Titles
from bridgetable.cases.tree import case_of, history_of, lines_of, with_note, with_undone
from bridgetable.cases.walk import Stopped, walk
from bridgetable.disk.resources import resources
from bridgetable.engine import actions as a
from bridgetable.engine.history import START, History
from bridgetable.engine.ruled_again import ruled_under
from bridgetable.table.auction import Auction, MadeCall, auction_by_seat
from bridgetable.table.edition import Edition
from bridgetable.table.first import first_table
from tests.cases.made import cases
from tests.cases.written import ENDING, EXAMPLE, GONE, case, expect, play
from tests.situations import POZNAN

HERE = expect(turn="S")


def branch(title: str, *entries: dict[str, Any]) -> dict[str, Any]:
    return {"do": "branch", "title": title, "actions": list(entries)}


BRANCHED = case(
    HERE,
    branch("before anything", *play("WSJ"), HERE),
    *play("WH9 NH3"),
    HERE,
    branch("first", *play("EH2"), HERE, branch("inside", *play("SH4")), branch("beside", HERE)),
    HERE,
    branch("no play", HERE, branch("deep", *play("EHT")), *play("EHA"), HERE),
    branch("the same again", *play("EC2")),
    *play("EC2"),
    HERE,
    branch("last", {"do": "director", "seat": "E"}),
    {"do": "note", "text": "The end"},
    HERE,
)


def grown(history: History, *cards: str) -> History:
    for card in cards:
        history = history.act(a.Play(Seat[card[0]], card_of(card[1:])))
    return history


def titles(entries: tuple[Entry, ...]) -> list[str]:
    return [dict(entry.title)[""] for entry in entries if isinstance(entry, Branch)]


def test_what_is_opened_is_saved_as_it_was() -> None:
    for opened in (BRANCHED, read_case(EXAMPLE.encode())):
        assert case_of(history_of(opened), opened) == opened


def test_redo_follows_the_main_line() -> None:
    history = history_of(BRANCHED)
    assert history.cursor == START
    line = [history.nodes[place].step.action for place in history.line()]
    assert line == [entry for entry in BRANCHED.actions if isinstance(entry, a.Play | a.Note)]


def test_branches_are_branches_of_the_tree() -> None:
    history = history_of(BRANCHED)
    assert len(history.children(START)) == 2
    named = [dict(node.title)[""] for node in history.nodes if node.title]
    assert named == ["before anything", "first", "inside", "deep", "no play", "the same again", "last"]


def test_what_is_played_on_is_saved_at_the_end_of_its_line() -> None:
    history = history_of(BRANCHED)
    played = grown(history.jump(history.line()[-1]), "SH4", "WH8")
    saved = case_of(played, BRANCHED)
    assert saved.actions == (*BRANCHED.actions, a.Play(Seat.S, card_of("H4")), a.Play(Seat.W, card_of("H8")))


def test_another_way_is_saved_as_a_branch_where_it_left_the_line() -> None:
    history = history_of(BRANCHED)
    played = grown(history.jump(history.line()[0]), "NHQ", "EH2")
    saved = case_of(played, BRANCHED, Titles(branch=(("", "new"),)))
    assert titles(saved.actions) == ["before anything", "new", "first", "no play", "the same again", "last"]
    assert saved.actions[3] == Branch((("", "new"),), (a.Play(Seat.N, card_of("HQ")), a.Play(Seat.E, card_of("H2"))))
    assert case_of(history_of(saved), saved) == saved


def test_a_line_grows_inside_a_branch() -> None:
    history = history_of(BRANCHED)
    lead = history.children(START)[0]
    saved = case_of(grown(history.jump(lead), "NST"), BRANCHED)
    opening = saved.actions[1]
    assert isinstance(opening, Branch)
    assert opening.actions[-1] == a.Play(Seat.N, card_of("ST"))


def test_a_branch_is_renamed_and_deleted() -> None:
    history = history_of(BRANCHED)
    first, last = (n for n, node in enumerate(history.nodes) if dict(node.title).get("") in ("first", "last"))
    changed = history.entitled(first, (("it", "prima"),)).deleting(last)
    saved = case_of(changed, BRANCHED)
    assert (("it", "prima"),) in [entry.title for entry in saved.actions if isinstance(entry, Branch)]
    assert "last" not in [dict(entry.title).get("") for entry in saved.actions if isinstance(entry, Branch)]


def test_a_main_line_that_is_given_a_name_at_a_fork_is_a_branch_from_there() -> None:
    history = history_of(BRANCHED)
    forked = history.line()[2]
    saved = case_of(history.entitled(forked, (("", "main"),)), BRANCHED)
    assert titles(saved.actions) == ["before anything", "first", "no play", "the same again", "main"]
    *before, named = saved.actions
    assert isinstance(named, Branch) and (*before, *named.actions) == BRANCHED.actions
    again = history_of(saved)
    assert [node.step.action for node in again.nodes] == [node.step.action for node in history.nodes]
    assert dict(again.nodes[forked].title) == {"": "main"} and case_of(again, saved) == saved
    longer = case_of(grown(history.entitled(forked, (("", "main"),)).jump(history.line()[-1]), "SH4"), BRANCHED)
    last = longer.actions[-1]
    assert isinstance(last, Branch) and last.actions[-1] == a.Play(Seat.S, card_of("H4"))


def test_a_deleted_main_line_ends_before_it() -> None:
    history = history_of(BRANCHED)
    saved = case_of(history.deleting(history.line()[2]), BRANCHED)
    assert saved.actions == BRANCHED.actions[:9]
    back = history.deleting(history.line()[2]).deleting(history.line()[2], False)
    assert case_of(back, BRANCHED) == BRANCHED


def test_what_stands_at_the_top_is_kept() -> None:
    book = (("", "a book"),)
    opened = replace(BRANCHED, story=(("", "Once"),), source=book, tags=("a",), elections=(("screens", True),))
    history = history_of(opened)
    assert case_of(history, opened, Titles((("", "New"),))) == opened


def test_a_table_that_came_from_no_file() -> None:
    start = first_table(Edition.E2017, Board.numbered(5), deal_of(POZNAN), contract_of("4S", Seat.S))
    saved = case_of(grown(History(start), "WH9", "NH3"), titles=Titles((("", "New"),)))
    assert read_case(write_case(saved)) == saved
    assert (saved.board.number, saved.contract, len(saved.actions)) == (5, start.contract, 2)
    assert read_case(write_case(case_of(History(start)))).title == (("", ""),)


def test_a_long_table_is_saved_too() -> None:
    start = first_table(Edition.E2017, Board.numbered(5), deal_of(POZNAN), contract_of("4S", Seat.S))
    history = History(start)
    for number in range(1500):
        history = history.act(a.Note((("", str(number)),)))
    assert len(case_of(history).actions) == 1500


def test_a_recorded_auction_that_was_not_regular_gives_way_to_its_contract() -> None:
    calls = (Bid(4, Denomination.S), Bid(1, Denomination.C), Pass(), Pass(), Pass())
    start = first_table(Edition.E2017, Board.numbered(1), deal_of(POZNAN), contract_of("4S", Seat.N), calls=calls)
    saved = case_of(History(start))
    assert (saved.auction, saved.contract) == ((), start.contract)
    assert read_case(write_case(saved)) == saved


IRREGULAR = (
    (Seat.N, "1H"),
    (Seat.E, "2C"),
    (Seat.S, "1S"),
    (Seat.W, "P"),
    (Seat.N, "P"),
    (Seat.S, "2H"),
    (Seat.W, "P"),
    (Seat.N, "P"),
    (Seat.E, "P"),
)
"""An insufficient bid was called over, and so was a bid out of rotation: both stood."""


def test_a_recorded_auction_that_was_not_regular_is_saved_call_by_call() -> None:
    auction = auction_by_seat(Seat.N, ((seat, call_of(call)) for seat, call in IRREGULAR))
    start = first_table(Edition.E2017, Board.numbered(1), deal_of(POZNAN), auction.contract, auction=auction)
    history = grown(History(start), "WH9")
    saved = case_of(history)
    assert (saved.auction, saved.contract) == ((), None)
    assert read_case(write_case(saved)) == saved
    opened = history_of(saved)
    table = opened.table_at(opened.line()[-1])
    assert [(one.seat, one.call) for one in table.auction.calls] == [(one.seat, one.call) for one in auction.calls]
    assert (table.contract, table.turn) == (auction.contract, history.table.turn)
    assert case_of(opened, saved) == saved


def test_what_was_said_of_a_recorded_call_is_saved() -> None:
    made = MadeCall(Seat.N, Bid(1, Denomination.NT), 0, alert=(("", "12-14"),))
    auction = Auction(Seat.N).adding(made)
    start = first_table(Edition.E2017, Board.numbered(1), deal_of(POZNAN), None, auction=auction)
    saved = case_of(History(start))
    assert saved.actions == (a.MakeCall(Seat.N, made.call, (("", "12-14"),)),)
    assert case_of(history_of(saved), saved) == saved


def test_an_auction_that_goes_on_by_actions_is_saved_as_it_was() -> None:
    calls: list[dict[str, Any]] = [
        {"do": "call", "seat": "S", "call": "2C", "alert": {"en": "asks", "it": "chiede"}, "shows": []},
        HERE,
        {"do": "call", "seat": "W", "call": "P"},
        {"do": "change-call", "seat": "W", "to": "X"},
        branch("pass", {"do": "call", "seat": "N", "call": "P"}),
        {"do": "call", "seat": "N", "call": "2D"},
    ]
    opened = case(*calls, contract=GONE, declarer=GONE, auction=["1NT", "P"])
    assert read_case(write_case(opened)) == opened
    assert case_of(history_of(opened), opened) == opened
    assert case_of(history_of(opened)).auction == opened.auction


def test_a_recorded_ending_is_saved_so_that_it_can_be_opened() -> None:
    start = first_table(Edition.E2017, Board.numbered(1), deal_of(ENDING), contract_of("4S", Seat.E), leader=Seat.N)
    saved = case_of(History(start))
    assert saved.ending == Ending((0, 11), Seat.N)
    assert read_case(write_case(saved)) == saved


# -- what cannot be done ---------------------------------------------------------------------------------------------

HALTING = case(
    *play("WH9"),
    HERE,
    branch("deep", *play("NH5 EH2 SSA WSA"), HERE, branch("kept", *play("NH4"))),
    branch("at once", {"do": "omit", "seat": "W"}, *play("NH3")),
    *play("NH3"),
    HERE,
    *play("NHQ WSA"),
    HERE,
    branch("behind it", *play("EH2")),
    *play("EH2"),
)
"""North is given a second card, West ace of spades: three lines break off, each at an action of its own."""
UNDONE = (("", "not done"),)


def entries_written(made: Case) -> bytes:
    return write_case(made).partition(b'"actions"')[2]


@pytest.mark.parametrize(
    ("entries", "place", "key"),
    [
        ((*play("WH9"), branch("a", *play("NH3 EH2 SSA WSA"))), "actions[1].actions[3]", "impossible-not-held"),
        (({"do": "omit", "seat": "W"},), "actions[0]", "impossible-to-omit"),
        (({"do": "change-call", "seat": "W", "to": "1C"},), "actions[0]", "impossible-no-call"),
    ],
)
def test_what_cannot_be_done_is_told_by_its_place(entries: tuple[dict[str, Any], ...], place: str, key: str) -> None:
    (refused,) = lines_of(case(*entries)).stopped
    assert (refused.place, refused.message.key) == (place, key)


def test_every_line_opens_up_to_what_cannot_be_done() -> None:
    lines = lines_of(HALTING)
    assert [one.place for one in lines.stopped] == ["actions[2].actions[3]", "actions[3].actions[0]", "actions[7]"]
    done = [lines.history.nodes[place].step.action for place in lines.history.line()]
    assert done == [HALTING.actions[n] for n in (0, 4, 6)]
    assert len(lines.history.nodes) == 6


def test_what_follows_it_stands_where_it_stood() -> None:
    assert case_of(history_of(HALTING), HALTING) == HALTING
    data = write_case(HALTING)
    assert write_case(case_of(history_of(read_case(data)), read_case(data))) == data


def test_a_line_that_goes_on_another_way_keeps_what_could_not_be_done_as_a_branch() -> None:
    history = history_of(HALTING)
    mended = grown(history.jump(history.line()[-1]), "EH2", "SH4")
    saved = case_of(mended, HALTING, Titles(undone=UNDONE))
    went_on = (a.Play(Seat.E, card_of("H2")), a.Play(Seat.S, card_of("H4")))
    assert saved.actions == (*HALTING.actions[:7], Branch(UNDONE, HALTING.actions[7:]), *went_on)
    assert case_of(history_of(saved), saved) == saved
    assert entries_written(case_of(mended, saved)) == entries_written(saved)


def test_a_branch_that_goes_on_another_way_does_so_too() -> None:
    history = history_of(HALTING)
    deep = next(n for n, node in enumerate(history.nodes) if dict(node.title).get("") == "deep")
    saved = case_of(
        grown(history.jump(history.children(history.children(deep)[0])[0]), "WH8"), HALTING, Titles(undone=UNDONE)
    )
    was, now = HALTING.actions[2], saved.actions[2]
    assert isinstance(was, Branch) and isinstance(now, Branch)
    assert now.actions == (*was.actions[:3], Branch(UNDONE, was.actions[3:]), a.Play(Seat.W, card_of("H8")))
    assert (*saved.actions[:2], *saved.actions[3:]) == (*HALTING.actions[:2], *HALTING.actions[3:])


def test_a_mend_that_is_deleted_puts_it_back() -> None:
    history = history_of(HALTING)
    mended = grown(history.jump(history.line()[-1]), "EH2")
    assert case_of(mended.deleting(mended.cursor), HALTING, Titles(undone=UNDONE)) == HALTING


def test_another_way_before_it_leaves_it_where_it_is() -> None:
    history = history_of(HALTING)
    saved = case_of(grown(history.jump(history.line()[0]), "NH6"), HALTING, Titles(undone=UNDONE))
    assert saved.actions[-6:] == HALTING.actions[-6:] and titles(saved.actions).count("not done") == 0


def entries_of(entries: tuple[Entry, ...]) -> int:
    return sum(1 + (entries_of(entry.actions) if isinstance(entry, Branch) else 0) for entry in entries)


@pytest.mark.parametrize("edition", list(Edition))
def test_what_one_edition_cannot_go_on_with_is_kept_for_another(edition: Edition) -> None:
    path = next((resources() / "cases").rglob("premature-57a-play-before-partner.case.json"))
    opened = read_case(path.read_bytes())
    recorded = history_of(opened)
    history = ruled_under(recorded, edition).history
    saved = case_of(history, opened, Titles(undone=UNDONE))
    passed_over = sum(node.step.passed_over for node in history.nodes)
    assert entries_of(saved.actions) == entries_of(opened.actions) - passed_over
    assert case_of(history_of(saved), saved) == saved


def test_what_one_edition_could_not_do_is_tried_under_the_next() -> None:
    path = next((resources() / "cases").rglob("insufficient-bid-27b1a-a-transfer-too-low-1997.case.json"))
    opened = read_case(path.read_bytes())
    saved = case_of(ruled_under(history_of(opened), Edition.E2017).history, opened)
    again = history_of(saved)
    assert len(again.nodes) < len(history_of(opened).nodes)
    back = ruled_under(again, Edition.E1997).history
    whole = with_undone(back, saved)
    assert with_undone(whole, saved) is whole  # with all that has been found out about it
    assert whole.nodes[: len(back.nodes)] == back.nodes[:] and len(whole.nodes) == len(history_of(opened).nodes)
    assert {node.title for node in whole.nodes} == {node.title for node in history_of(opened).nodes}
    assert case_of(whole, saved).actions == saved.actions


def test_a_note_of_a_case_has_other_words() -> None:
    history = history_of(HALTING)
    noted = history.jump(history.line()[0]).act(a.Note((("", "beside"),)))
    assert with_note(HALTING, noted, noted.cursor, a.Note((("", "new"),))) == HALTING
    for made in (BRANCHED, case(*play("WH9"), branch("deep", {"do": "note", "text": "old"}, *play("NH3")), HERE)):
        history = history_of(made)
        place = next(n for n, node in enumerate(history.nodes) if isinstance(node.step.action, a.Note))
        words = a.Note((("", "new"),))
        changed = with_note(made, history, place, words)
        assert changed != made and case_of(history.with_note(place, words), changed) == changed


def notes_only(entries: tuple[Entry, ...]) -> tuple[Entry, ...]:
    """The same case with a note in place of every action: notes are always possible."""

    def changed(entry: Entry, number: int) -> Entry:
        match entry:
            case Branch(title, actions):
                return Branch(title, notes_only(actions))
        return entry if not isinstance(entry, a.Action) else a.Note((("", str(number % 2)),))

    return tuple(changed(entry, number) for number, entry in enumerate(entries))


@given(cases())
@settings(max_examples=60)
def test_any_shape_of_case_is_opened_and_saved_as_it_was(made: Case) -> None:
    opened = replace(made, actions=notes_only(made.actions))
    history = history_of(opened)
    assert case_of(history, opened) == opened
    assert write_case(case_of(history)) == write_case(read_case(write_case(case_of(history))))


@given(cases())
@settings(max_examples=60)
def test_any_case_is_opened_as_far_as_it_goes_and_saved_as_it_was(made: Case) -> None:
    history = history_of(made)
    assert case_of(history, made) == made
    assert entries_written(case_of(history, made)) == entries_written(made)
    places = (moment.place for moment in walk(made) if isinstance(moment, Stopped))
    assert [one.place for one in lines_of(made).stopped] == list(places)

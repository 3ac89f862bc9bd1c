"""Whatever is done in a window can be saved and read again, and a crash leaves everything where it stood."""

from __future__ import annotations

import itertools
import random
from pathlib import Path

import pytest
from msgspec.structs import replace

from bridgetable.cards.board import Board
from bridgetable.cards.call import Bid, Denomination
from bridgetable.cards.deal import random_deal
from bridgetable.cards.notation import contract_of
from bridgetable.cards.seat import Seat
from bridgetable.cases.codec import write_case
from bridgetable.document import capacity
from bridgetable.document.autosave import Autosave
from bridgetable.document.case_opening import case_from, opened_case
from bridgetable.document.saving import as_case
from bridgetable.engine import actions as a
from bridgetable.engine.history import START, History
from bridgetable.table.edition import Edition
from bridgetable.table.facts import Election
from bridgetable.table.first import first_table
from bridgetable.table.irregularity import InformationBy, Kind
from bridgetable.ui.session.session import Session
from tests.deep.anything import shipped_cases
from tests.engine.at_random import anything_in_auction, anything_in_play, next_in_auction, next_in_play

ODD = (
    "",
    " ",
    "\x00",
    "\x1b[31m",
    "\u202eabc",
    "a\ud800b",
    "\ud83d\ude00",
    "é" * 3000,
    "<img src=/dev/zero>",
    '"',
    "\\",
    "\n",
    "x" * 100_001,
    "𝄞",
    "\ufeff",
)
"""Texts that people paste."""


def new_session(dice: random.Random) -> Session:
    edition, board = dice.choice(list(Edition)), Board.numbered(dice.choice([0, 1, 7, 999]))
    contract = contract_of(dice.choice(["1NT", "4S", "6C", "2DX"]), dice.choice(list(Seat)))
    table = first_table(edition, board, random_deal(dice.randrange(10**6)), contract if dice.random() < 0.6 else None)
    return Session(History(table), dice.choice(["en", "it"]))


def worded(dice: random.Random) -> a.Action:
    """Something said, in words that people paste."""
    seat, text = dice.choice(list(Seat)), (("", dice.choice(ODD)),)
    actions: list[a.Action] = [
        a.Note(text),
        a.Note(text),
        a.GiveInformation(seat, InformationBy.REMARK, text),
        a.MakeCall(seat, Bid(1, Denomination.C), text),
        a.MakeClaim(seat, dice.choice([0, 3, 13, 14, 10**9, 10**30]), text),
        a.WithdrawAgreement(seat, dice.choice([0, 1, 14, 10**30])),
        a.Inspect(seat, dice.choice([0, 1, 14, 10**30])),
        a.Attend(seat, a.Pointer(Kind.REVOKE, seat, dice.choice([0, 1, 13, 14, 99]))),
    ]
    return dice.choice(actions)


def acts(session: Session, dice: random.Random) -> None:
    table, way = session.table, dice.random()
    auction = table.to_call is not None
    if way < 0.12:
        session.act(worded(dice))
    elif way < 0.3:
        session.act((anything_in_auction if auction else anything_in_play)(table, dice))
    else:
        session.act((next_in_auction if auction else next_in_play)(table, dice))


def edits(session: Session, dice: random.Random) -> None:
    history, nodes = session.history, range(len(session.history.nodes))
    shown = [place for place in nodes if history.shows(place)] or [START]
    place, text = dice.choice(shown), dice.choice(ODD)
    notes = [n for n in shown if n != START and isinstance(history.nodes[n].step.action, a.Note)]
    match dice.randrange(9):
        case 0 | 1:
            session.jump(place)
        case 2 | 3:
            session.undo()
        case 4:
            session.redo()
        case 5 if place != START:
            session.entitle(place, text)
        case 6 if place != START:
            session.delete(place)
        case 7 if notes:
            session.edit_note(dice.choice(notes), (("", text),))
        case 8:
            session.retitle((("", text),))


def rules(session: Session, dice: random.Random) -> None:
    elected: list[tuple[str, Election | None]] = [("43B2b", "revoked"), ("43B2b", None), ("defenders-may-ask", True)]
    if dice.random() < 0.7:
        session.set_edition(dice.choice(list(Edition)))
    else:
        session.elect(*dice.choice(elected))


class Shown:
    """The lines of a history as they are shown, without answers that were passed over."""

    def __init__(self, history: History) -> None:
        self.history = history
        self.ways: dict[int, list[int]] = {}
        for place in range(len(history.nodes) - 1, -1, -1):
            node = history.nodes[place]
            if not (node.deleted or node.stopped):
                inner = self.ways.pop(place, []) if node.step.passed_over else [place]
                self.ways.setdefault(node.parent, [])[:0] = inner

    def tree(self, at: int = START, *, ordered: bool) -> tuple[object, ...]:
        """What follows a place: each step with its name and what follows it."""
        found = [self.step(place, ordered=ordered) for place in self.ways.get(at, ())]
        return tuple(found if ordered else sorted(found, key=repr))

    def step(self, place: int, *, ordered: bool) -> tuple[object, ...]:
        node = self.history.nodes[place]
        return (node.step.action, node.title if ordered else (), self.tree(place, ordered=ordered))

    @property
    def hides(self) -> bool:
        """Whether a line cannot go on as it is ruled; where it could be recorded so, it is shown when it is read."""
        return any(node.stopped for node in self.history.nodes)

    def lines(self) -> set[tuple[a.Action, ...]]:
        places = (place for places in self.ways.values() for place in places if self.history.shows(place))
        return {self.said(self.history.line_to(place)) for place in places}

    def said(self, line: tuple[int, ...]) -> tuple[a.Action, ...]:
        steps = (self.history.nodes[place].step for place in line)
        return tuple(step.action for step in steps if not step.passed_over)

    def path(self, line: tuple[int, ...]) -> list[int]:
        """The line, as the number of each step among those that follow the one before it."""
        steps = [place for place in line if not self.history.nodes[place].step.passed_over]
        return [self.ways[before].index(place) for before, place in itertools.pairwise((START, *steps))]


def must_be_the_same_after_a_crash(session: Session, autosave: Autosave) -> None:
    history = session.history
    autosave.write(history, session.document, session.words, dirty=True)
    found = autosave.restore()
    assert found is not None
    again = found[0].history
    before, after = Shown(history), Shown(again)
    assert after.said(again.line_to(again.cursor)) == before.said(history.line_to(history.cursor))
    if before.hides:
        assert before.lines() <= after.lines()
        return
    assert after.tree(ordered=True) == before.tree(ordered=True)
    assert after.path(again.line_to(again.cursor)) == before.path(history.line_to(history.cursor))
    assert after.path(again.line()) == before.path(history.line())


def must_be_read_again(session: Session) -> None:
    case = as_case(session.history, session.document, session.words)
    data = write_case(case)
    lines, read = case_from(data)
    assert write_case(read) == data
    before, after = Shown(session.history), Shown(lines.history)
    if before.hides:
        assert before.lines() <= after.lines()
    else:
        assert after.tree(ordered=False) == before.tree(ordered=False)


def lives(seed: int, folder: Path, *, again: bool) -> None:
    dice = random.Random(seed)
    session = new_session(dice)
    autosave = Autosave(folder)
    for _ in range(dice.choice([20, 60, 120])):
        way = dice.random()
        if way < 0.7:
            acts(session, dice)
        elif way < 0.97:
            edits(session, dice)
        elif again:
            rules(session, dice)
        if dice.random() < 0.06:
            must_be_the_same_after_a_crash(session, autosave)
            must_be_read_again(session)
        if dice.random() < 0.03:
            found = autosave.restore()
            if found is not None:
                session.open(found[0].history, found[0].document)
    must_be_the_same_after_a_crash(session, autosave)
    must_be_read_again(session)


def forks(history: History) -> dict[int, int]:
    """The way taken at each fork."""
    preferred, found = dict(history.ahead), dict[int, int]()
    for place in range(START, len(history.nodes)):
        children = history.children(place)
        if len(children) > 1:
            found[place] = preferred[place] if preferred.get(place) in children else children[0]
    return found


def must_be_restored_alike(session: Session, one: Autosave, other: Autosave) -> None:
    (opened, dirty), (again, dirty_again) = (autosave.restore() or pytest.fail() for autosave in (one, other))
    assert (opened.history.start, opened.history.nodes) == (again.history.start, again.history.nodes)
    assert opened.history.cursor == again.history.cursor and forks(opened.history) == forks(again.history)
    assert [each.message for each in opened.trouble] == [each.message for each in again.trouble]
    assert dirty == dirty_again
    documents = opened.document, again.document
    assert len({(each.path, each.digest, each.full_title, each.case is None) for each in documents}) == 1
    saved = (as_case(each.history, each.document, session.words) for each in (session, opened, again))
    assert len(set(map(write_case, saved))) == 1, "what is saved later is what would have been saved"


@pytest.mark.parametrize("of_a_case", [False, True], ids=["a new table", "a case"])
@pytest.mark.parametrize("seed", range(4))
def test_what_is_appended_is_restored_as_what_is_written_whole(seed: int, of_a_case: bool, tmp_path: Path) -> None:
    """At any moment, whatever was done, opened and saved before; and most of it is appended."""
    dice, appended = random.Random(seed), 0
    session, autosave = new_session(dice), Autosave(tmp_path / "appended")
    if of_a_case:
        opened = opened_case(str(dice.choice(shipped_cases())))
        session.open(opened.history, opened.document)
    for number in range(90):
        way = dice.random()
        if way < 0.55:
            acts(session, dice)
        elif way < 0.93:
            edits(session, dice)
        elif way < 0.96 and not of_a_case:
            rules(session, dice)
        elif way < 0.98:
            session.saved(replace(session.document, path=f"{number}.case.json", digest=str(number)))
        before = autosave.file.read_bytes() if number else b""
        autosave.write(session.history, session.document, session.words, dirty=session.dirty)
        appended += bool(before) and autosave.file.read_bytes().startswith(before)
        if dice.random() < 0.12:
            whole = Autosave(tmp_path / "whole")
            whole.write(session.history, session.document, session.words, dirty=session.dirty)
            again = Autosave(tmp_path / "appended")
            must_be_restored_alike(session, again, whole)
            if dice.random() < 0.2:
                opened, dirty = whole.restore() or pytest.fail()
                session.open(opened.history, opened.document, dirty=dirty)
    assert appended > 30


@pytest.mark.parametrize("deleted", [False, True])
def test_a_line_of_a_case_that_was_given_a_name_is_saved_alike_after_a_crash(deleted: bool, tmp_path: Path) -> None:
    """What is done beside it is a branch then, as the line of the case still lies there."""
    opened = opened_case(str(next(path for path in shipped_cases() if "dummy-45d2-everybody" in path.name)))
    session = Session(opened.history, "en")
    session.open(opened.history, opened.document)
    line = session.history.line()
    session.entitle(line[-4], (("", "as it was"),))
    session.jump(line[-5])
    assert session.act(a.Note((("", "done beside it"),)))
    if deleted:
        session.delete(line[-2])
    autosave = Autosave(tmp_path)
    autosave.write(session.history, session.document, session.words, dirty=True)
    again, _ = autosave.restore() or pytest.fail()
    one, other = (as_case(each.history, each.document, session.words) for each in (session, again))
    assert write_case(one).decode() == write_case(other).decode()


@pytest.mark.parametrize("appended", [False, True])
def test_what_another_edition_has_stopped_is_there_after_a_crash(appended: bool, tmp_path: Path) -> None:
    name = "insufficient-bid-27b1a-a-transfer-too-low-1997"
    opened = opened_case(str(next(path for path in shipped_cases() if name in path.name)))
    session, autosave = Session(opened.history, "en"), Autosave(tmp_path)
    session.open(opened.history, opened.document)
    session.to_end()
    assert session.act(a.Note((("", "done here"),)))
    session.set_edition(Edition.E2017)
    assert session.history.nodes[-1].stopped
    if appended:
        autosave.write(session.history, session.document, session.words, dirty=True)
        assert session.act(a.Note((("", "done after it"),)))
    autosave.write(session.history, session.document, session.words, dirty=True)
    again, _ = autosave.restore() or pytest.fail()
    cases = (as_case(each.history, each.document, session.words) for each in (session, again))
    one, other = (write_case(case).decode() for case in cases)
    assert "done here" in one and sorted(one.split()) == sorted(other.split())
    assert ("done after it" in other) is appended


@pytest.mark.parametrize("again", [False, True], ids=["one edition", "several editions"])
@pytest.mark.parametrize("seed", range(4))
def test_whatever_is_done_can_be_read_again(seed: int, again: bool, tmp_path: Path) -> None:
    lives(seed, tmp_path, again=again)


@pytest.mark.deep
@pytest.mark.parametrize("seed", range(100, 140))
def test_whatever_is_done_can_be_read_again_on_more_tables(seed: int, tmp_path: Path) -> None:
    lives(seed, tmp_path, again=True)


def refusals(session: Session) -> list[str]:
    heard: list[str] = []
    session.refused.connect(lambda message: heard.append(message.key))
    return heard


def test_what_a_file_cannot_hold_is_refused_when_it_is_made() -> None:
    session = new_session(random.Random(0))
    heard = refusals(session)
    half, long = (("", "a\ud800"),), (("", "x" * 100_001),)
    assert not session.act(a.Note(half)) and not session.act(a.Note(long))
    assert session.act(a.Note((("", "x" * 100_000),)))
    session.edit_note(0, half)
    session.entitle(0, "\ud800")
    session.retitle(long)
    half_a_letter, too_long = "case-half-a-letter", "case-text-too-long"
    assert heard == [half_a_letter, too_long, half_a_letter, half_a_letter, too_long]
    must_be_read_again(session)


def test_a_table_is_full_before_its_file_is_too_large_to_be_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(capacity, "FULL", 20_000)
    session = new_session(random.Random(0))
    heard = refusals(session)
    steps = 0
    while session.act(a.Note((("", f"{steps}"),))):
        steps += 1
        session.undo()
        session.redo()
    assert heard == ["table-full"] and len(session.history.nodes) == steps
    data = write_case(as_case(session.history, session.document, session.words))
    assert 15_000 < len(data) <= 20_000
    session.undo()
    assert session.act(a.Note((("", f"{steps - 1}"),))), "what is there already takes no more room"

"""What must be so in a case: added by a tick from what is so on the table, and held against the case at once."""

from __future__ import annotations

import enum

import msgspec
from msgspec import UNSET
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QListWidgetItem

from bridgetable.cases.assertions import assertions_of, joined, proposed
from bridgetable.cases.case import Case, Expect
from bridgetable.cases.check import Verdict, no_appraisal, verdicts
from bridgetable.cases.laid_out import with_entry, with_expectation
from bridgetable.cases.reader import inside
from bridgetable.engine.history import START, History
from bridgetable.ui.authoring.assertion_lines import assertion_line, key_and_value
from bridgetable.ui.authoring.page import ROW, Page, fill, with_case
from bridgetable.ui.session.session import Session
from bridgetable.words.catalogue import Words


def verdict_on(assertion: Expect, history: History, at: int) -> Verdict | None:
    """Whether a single assertion holds after the step at this place; None for an empty list, which asserts nothing.

    `equity` is skipped, as it needs the solver.
    """
    line = (history.start, *(history.table_at(place) for place in history.line_to(at)))
    verdict = next(verdicts(assertion, line, "", no_appraisal), None)
    needs_solver = verdict is not None and assertion.equity is not UNSET
    return replace(verdict, skipped=True, holds=False) if verdict is not None and needs_solver else verdict


class Found(enum.Enum):
    """What has been found of an assertion."""

    HOLDS = "holds"
    FAILS = "fails"
    UNKNOWN = "unknown"


SIGNS = {Found.HOLDS: "✓", Found.FAILS: "✗", Found.UNKNOWN: "–"}
"""The sign before an assertion."""


class Stated(msgspec.Struct, frozen=True):
    """An assertion of the case: the numbers of its entry and of the assertion in it, and the step it stands after.

    `said` is what `check` says of one that fails, with its place in the file.
    """

    entry: int
    number: int
    at: int | None
    assertion: Expect
    found: Found
    said: str


class ExpectationsPage(Page):
    """Above what is so on the table, to be ticked; below all that must be so in the case, and whether it is."""

    def __init__(self, session: Session, words: Words) -> None:
        super().__init__(session, words)
        self.proposals = self.list("authoring-proposed")
        self.add = self.button("authoring-add", self._add)
        self.stated = self.list("authoring-stated")
        self.stated.currentRowChanged.connect(lambda _: self._show_said())
        self.stated.itemClicked.connect(lambda _: self._go())
        self.stated.itemActivated.connect(lambda _: self._go())
        self.count = QLabel(self, wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.said = QLabel(self, wordWrap=True, textFormat=Qt.TextFormat.PlainText)
        self.said.setObjectName("authoring-said")
        self.said.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.go = self.button("authoring-go", self._go)
        self.mend = self.button("authoring-as-it-is", self._make_so)
        self.remove = self.button("authoring-remove", self._remove)
        self.all: tuple[Stated, ...] = ()
        self._shown_for: tuple[History, Case | None] | None = None
        buttons = QHBoxLayout()
        for button in (self.go, self.mend, self.remove):
            buttons.addWidget(button)
        label = QLabel(words.text("authoring-proposed"), self, wordWrap=True)
        label.setBuddy(self.proposals)
        for part, stretch in ((label, 0), (self.proposals, 1), (self.add, 0), (self.count, 0), (self.stated, 1)):
            self.column.addWidget(part, stretch)
        self.column.addWidget(self.said)
        self.column.addLayout(buttons)
        self.show_session()

    # -- showing -------------------------------------------------------------------------------------------------------

    def show_session(self) -> None:
        """Shows what is so on the table now, and holds what is stated against the case as it is now."""
        shown = (self.session.history, self.session.document.case)
        if self._shown_for is None or any(a is not b for a, b in zip(shown, self._shown_for, strict=True)):
            self._shown_for = shown
            self._show_proposals()
            self._show_stated()

    def _show_proposals(self) -> None:
        history = self.session.history
        at = history.cursor
        before = history.table_at(history.nodes[at].parent) if at != START else None
        self.proposals.clear()
        for assertion in proposed(before, history.table):
            item = QListWidgetItem(assertion_line(self.words, assertion, history.table), self.proposals)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(Qt.CheckState.Unchecked)
            item.setData(ROW, assertion)

    def _show_stated(self) -> None:
        self.all = tuple(self._found())
        cursor = self.session.history.cursor
        rows = [(self._line(one), (one.entry, one.number)) for one in self.all]
        here = next(((one.entry, one.number) for one in self.all if one.at == cursor), None)
        was = self.chosen
        fill(self.stated, list(rows), None if was is not None and was.at == cursor else here)
        failed = sum(one.found is Found.FAILS for one in self.all)
        self.count.setText(self.words.text("authoring-count", count=len(self.all), failed=failed))
        self._show_said()

    def _found(self) -> list[Stated]:
        found: list[Stated] = []
        for entry, placed in enumerate(self.laid_out().placed):
            if isinstance(placed.entry, Expect):
                assertions = assertions_of(placed.entry)
                found += (
                    self._held(entry, number, placed.at, assertion, placed.path)
                    for number, assertion in enumerate(assertions)
                )
        return found

    def _held(self, entry: int, number: int, at: int | None, assertion: Expect, path: str) -> Stated:
        words = self.words
        if at is None:
            return Stated(entry, number, at, assertion, Found.UNKNOWN, words.text("authoring-never-reached"))
        verdict = verdict_on(assertion, self.session.history, at)
        if verdict is None or verdict.holds:
            return Stated(entry, number, at, assertion, Found.HOLDS, "")
        if verdict.skipped:
            return Stated(entry, number, at, assertion, Found.UNKNOWN, words.text("authoring-needs-solver"))
        said = words.say(verdict.sentence)
        if verdict.reason is not None:
            said = words.text("check-reason", said=said, reason=words.say(verdict.reason))
        place = inside(path, verdict.place)
        return Stated(
            entry, number, at, assertion, Found.FAILS, words.text("authoring-check-says", place=place, said=said)
        )

    def _line(self, one: Stated) -> str:
        history, words = self.session.history, self.words
        table = history.table_at(one.at) if one.at is not None else history.start
        return words.text(
            "authoring-stated-row",
            sign=SIGNS[one.found],
            held=words.text(f"authoring-{one.found.value}"),
            claim=assertion_line(words, one.assertion, table),
            where=self._place(one.at),
        )

    def _place(self, at: int | None) -> str:
        if at is None:
            return self.words.text("authoring-missing-undone")
        return self.words.text("authoring-here") if at == self.session.history.cursor else self.where(at)

    @property
    def chosen(self) -> Stated | None:
        """The assertion that is chosen, None without one."""
        item = self.stated.currentItem()
        wanted = item.data(ROW) if item is not None else None
        return next((one for one in self.all if (one.entry, one.number) == wanted), None)

    def _show_said(self) -> None:
        one = self.chosen
        self.said.setText(one.said if one is not None else "")
        self.said.setVisible(bool(self.said.text()))
        self.go.setEnabled(one is not None and one.at is not None)
        self.mend.setEnabled(one is not None and one.found is Found.FAILS and bool(self._as_it_is(one)))
        self.remove.setEnabled(one is not None)

    # -- changing ------------------------------------------------------------------------------------------------------

    def _add(self) -> None:
        items = (self.proposals.item(row) for row in range(self.proposals.count()))
        ticked = [item.data(ROW) for item in items if item.checkState() is Qt.CheckState.Checked]
        if not ticked:
            return
        laid, cursor = self.laid_out(), self.session.history.cursor
        self._take(with_expectation(laid, cursor, joined(ticked)))

    def _go(self) -> None:
        if (one := self.chosen) is not None and one.at is not None:
            self.session.jump(one.at)

    def _remove(self) -> None:
        if (one := self.chosen) is not None:
            self._replace(one, ())

    def _make_so(self) -> None:
        if (one := self.chosen) is not None:
            self._replace(one, self._as_it_is(one))

    def _as_it_is(self, one: Stated) -> tuple[Expect, ...]:
        """What is so at the place of an assertion in the same matter."""
        if one.at is None:
            return ()
        table = self.session.history.table_at(one.at)
        matter = _matter(one.assertion)
        return tuple(assertion for assertion in proposed(None, table) if _matter(assertion) == matter)

    def _replace(self, one: Stated, by: tuple[Expect, ...]) -> None:
        """Puts other assertions in the place of one; an expectation of which nothing is left goes with it."""
        laid = self.laid_out()
        entry = laid.placed[one.entry].entry
        if isinstance(entry, Expect):
            assertions = list(assertions_of(entry))
            assertions[one.number : one.number + 1] = by
            self._take(with_entry(laid, one.entry, joined(assertions) if assertions else None))

    def _take(self, case: Case) -> None:
        session = self.session
        session.edit(session.history, with_case(session.document, case))


def _matter(assertion: Expect) -> tuple[str, object]:
    """The key of an assertion, and the seat or side that it is about."""
    name, value = key_and_value(assertion)
    of_one = name in ("legal", "lawful_calls", "penalty", "restricted", "won", "tricks", "score") and value
    return name, value[0][0] if of_one else None

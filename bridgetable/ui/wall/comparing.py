"""The commands that show editions, or two lines, side by side on the wall."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QObject

from bridgetable.cases.side_by_side import SideBySide, line_of, two_lines, under_editions
from bridgetable.changes.of_files import changes_in_columns
from bridgetable.disk.steps import Steps
from bridgetable.engine.history import History
from bridgetable.engine.ruled_again import as_played
from bridgetable.laws.long_searches import CancelledError
from bridgetable.table.edition import Edition
from bridgetable.table.question import say
from bridgetable.ui.compare.comparisons import end_of_line, other_lines, turning_on
from bridgetable.ui.compare.texts import line_names
from bridgetable.ui.kit.waiting import Waiting
from bridgetable.ui.session.session import Session
from bridgetable.ui.wall.comparison import compared_page
from bridgetable.ui.wall.presentation import Presentation


class Compared(NamedTuple):
    """What is compared: the columns with their names, of which one is as recorded, and the history they are of.

    `other` is where the other line ends that the line in view stands beside; None where editions do.
    """

    columns: SideBySide
    names: tuple[str, ...]
    recorded: int
    history: History
    other: int | None


class WallComparison(QObject):
    """Shows the editions, or the line in view and another one, side by side on the wall, and follows the steps."""

    def __init__(self, session: Session, presentation: Presentation, waiting: Waiting) -> None:
        super().__init__(presentation)
        self._session, self._presentation, self._waiting = session, presentation, waiting
        self._compared: Compared | None = None
        session.moved.connect(self._follow)
        session.reworded.connect(self._end)
        session.opened.connect(self._end)
        presentation.changed.connect(self._follow_wall)

    @property
    def is_shown(self) -> bool:
        """Whether anything is compared on the wall now."""
        return self._compared is not None

    def toggle_editions(self) -> None:
        """Shows the editions side by side, or the table again."""
        if self._compared is not None:
            self._end()
            return
        history, words = as_played(self._session.history), self._session.words
        editions = tuple(Edition)
        names = tuple(words.text("edition-name", edition=each.value) for each in editions)
        line = line_of(history, end_of_line(history))
        self._begin(under_editions(line, editions), names, editions.index(history.start.edition), None)

    def toggle_lines(self) -> None:
        """Shows the line in view beside the next other one, or after the last one the table again."""
        history, words = self._session.history, self._session.words
        others = other_lines(history)
        if not others:
            self._session.refuse(say("compare-branches-none"))
            return
        before = self._compared.other if self._compared is not None else None
        number = 0 if before is None or before not in others else others.index(before) + 1
        if number >= len(others):
            self._end()
            return
        here, other = end_of_line(history), others[number]
        names = tuple(line_names(history, (here, other), words))
        self._begin(two_lines(line_of(history, here), line_of(history, other)), names, 0, other)

    def _begin(
        self, made: Iterator[SideBySide | None], names: tuple[str, ...], recorded: int, other: int | None
    ) -> None:
        try:
            columns = self._waiting.in_slices(_last(made), "side-by-side-working")
        except CancelledError:
            return
        self._compared = Compared(columns, names, recorded, self._session.history, other)
        self._show()

    def _show(self) -> None:
        wall, history, shown = self._presentation.wall, self._session.history, self._compared
        if shown is None or wall is None:
            return
        depth, words = len(history.line_to(history.cursor)) if history.cursor >= 0 else 0, self._session.words
        wall.show_comparison(
            compared_page(shown.columns, shown.names, depth, words, shown.recorded, turning_on(self._session))
        )

    def _follow(self, before: object, after: object) -> None:
        """Shows what is ruled at the step that is reached, while nothing but the cursor has moved."""
        if self._compared is None:
            return
        history, of = self._session.history, self._compared.history
        if history.nodes is of.nodes and history.start is of.start and history.line() == of.line():
            self._show()
        else:
            self._end()

    def _follow_wall(self) -> None:
        if self._presentation.wall is None:
            self._compared = None

    def end(self) -> bool:
        """Shows the table again; returns whether anything was compared."""
        shown = self.is_shown
        self._end()
        return shown

    def _end(self) -> None:
        self._compared = None
        if self._presentation.wall is not None:
            self._presentation.wall.show_comparison(None)


def _last(made: Iterator[SideBySide | None]) -> Steps[SideBySide]:
    """The comparison that the iterator ends with, in its steps."""
    while True:
        found = next(made)
        if found is not None:
            # What changed between editions is read once: in slices here, and not when the page is shown.
            for _ in changes_in_columns(found):
                yield
            return found
        yield

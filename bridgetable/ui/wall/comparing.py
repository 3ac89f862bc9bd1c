"""The commands that show editions, or two lines, side by side on the wall."""

from __future__ import annotations

from collections.abc import Iterator

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


class WallComparison(QObject):
    """Shows the editions, or the line in view and another one, side by side on the wall, and follows the steps."""

    def __init__(self, session: Session, presentation: Presentation, waiting: Waiting) -> None:
        super().__init__(presentation)
        self._session, self._presentation, self._waiting = session, presentation, waiting
        self._made: tuple[SideBySide, tuple[str, ...], int] | None = None
        self._of: History | None = None
        self._with: int | None = None
        session.moved.connect(self._follow)
        session.reworded.connect(self._end)
        session.opened.connect(self._end)
        presentation.changed.connect(self._follow_wall)

    @property
    def is_shown(self) -> bool:
        """Whether anything is compared on the wall now."""
        return self._made is not None

    def toggle_editions(self) -> None:
        """Shows the editions side by side, or the table again."""
        if self._made is not None:
            self._end()
            return
        history, words = as_played(self._session.history), self._session.words
        editions = tuple(Edition)
        names = tuple(words.text("edition-name", edition=each.value) for each in editions)
        line = line_of(history, end_of_line(history))
        self._begin(under_editions(line, editions), names, editions.index(history.start.edition))

    def toggle_lines(self) -> None:
        """Shows the line in view beside the next other one, or after the last one the table again."""
        history, words = self._session.history, self._session.words
        others = other_lines(history)
        if not others:
            self._session.refuse(say("compare-branches-none"))
            return
        number = 0 if self._with is None or self._with not in others else others.index(self._with) + 1
        if number >= len(others):
            self._end()
            return
        here, other = end_of_line(history), others[number]
        names = tuple(line_names(history, (here, other), words))
        self._begin(two_lines(line_of(history, here), line_of(history, other)), names, 0)
        self._with = other if self._made is not None else None

    def _begin(self, made: Iterator[SideBySide | None], names: tuple[str, ...], recorded: int) -> None:
        try:
            comparison = self._waiting.in_slices(_last(made), "side-by-side-working")
        except CancelledError:
            return
        self._made, self._of, self._with = (comparison, names, recorded), self._session.history, None
        self._show()

    def _show(self) -> None:
        wall, history = self._presentation.wall, self._session.history
        if self._made is None or wall is None:
            return
        comparison, names, recorded = self._made
        depth = len(history.line_to(history.cursor)) if history.cursor >= 0 else 0
        wall.show_comparison(
            compared_page(comparison, names, depth, self._session.words, recorded, turning_on(self._session))
        )

    def _follow(self, before: object, after: object) -> None:
        """Shows what is ruled at the step that is reached, while nothing but the cursor has moved."""
        history, of = self._session.history, self._of
        if self._made is None or of is None:
            return
        if history.nodes is of.nodes and history.start is of.start and history.line() == of.line():
            self._show()
        else:
            self._end()

    def _follow_wall(self) -> None:
        if self._presentation.wall is None:
            self._made = self._of = self._with = None

    def end(self) -> bool:
        """Shows the table again; returns whether anything was compared."""
        shown = self.is_shown
        self._end()
        return shown

    def _end(self) -> None:
        self._made = self._of = self._with = None
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

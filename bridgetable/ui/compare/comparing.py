"""What can be compared in a window: the line in view under the three editions, and with another line."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QComboBox, QWidget

from bridgetable.engine.history import START, History
from bridgetable.table.edition import Edition
from bridgetable.table.question import say
from bridgetable.ui.session.session import Session

if TYPE_CHECKING:
    from bridgetable.ui.compare.view import SideBySideView


def end_of_line(history: History) -> int:
    """The last step of the line being looked at; START where nothing has been done."""
    return history.line()[-1] if history.line() else START


def other_lines(history: History) -> tuple[int, ...]:
    """Where the other lines end, first the one that parts latest from the line being looked at."""
    here = history.line_to(end_of_line(history))
    others = (leaf for leaf in history.leaves() if leaf != end_of_line(history))
    return tuple(sorted(others, key=lambda leaf: -len(set(here).intersection(history.line_to(leaf)))))


class Comparing(QObject):
    """Opens the comparisons over a window; the table follows what is chosen in them."""

    def __init__(self, session: Session, choose_edition: Callable[[Edition], None], window: QWidget) -> None:
        super().__init__(window)
        self._session, self._choose_edition, self._window = session, choose_edition, window

    def commands(self) -> dict[str, Callable[[], object]]:
        """What each of its commands does."""
        return {"compare-editions": self.editions, "compare-branches": self.branches}

    def editions(self) -> None:
        """The line in view under 1997, 2007 and 2017."""
        self.editions_view().exec()

    def editions_view(self) -> SideBySideView:
        """The view of the three editions, at work."""
        from bridgetable.cases.side_by_side import line_of, under_editions
        from bridgetable.ui.compare.view import SideBySideView

        session, words, editions = self._session, self._session.words, tuple(Edition)
        # What one edition could not go on with another may: the line as it was recorded.
        history = session.as_recorded
        view = SideBySideView("compare-editions", words, len(editions), self._window)

        def take_up(column: int) -> None:
            self._choose_edition(editions[column])
            mark()

        def mark() -> None:
            view.mark(editions.index(session.edition), words.text("compare-editions-in-force"))

        view.chosen.connect(take_up)
        names = tuple(words.text(f"edition-{edition.value}") for edition in editions)
        recorded = editions.index(history.start.edition)
        view.compare(under_editions(line_of(history, end_of_line(history))), names, recorded)
        mark()
        view.heads[editions.index(session.edition)].setFocus()
        return view

    def branches(self) -> None:
        """The line in view and another one."""
        if not other_lines(self._session.history):
            self._session.refuse(say("compare-branches-none"))
            return
        self.branches_view().exec()

    def branches_view(self) -> SideBySideView:
        """The view of two lines, at work."""
        from bridgetable.cases.side_by_side import line_of, two_lines
        from bridgetable.ui.compare.content.told import line_name
        from bridgetable.ui.compare.view import SideBySideView

        session, words, history = self._session, self._session.words, self._session.history
        here, others = end_of_line(history), other_lines(history)
        view = SideBySideView("compare-branches", words, 2, self._window)
        choice = _choice(view, [line_name(history, leaf, words) for leaf in others])

        def lines() -> tuple[int, int]:
            return here, others[choice.currentIndex()]

        def compare() -> None:
            one, other = lines()
            names = (line_name(history, one, words), line_name(history, other, words))
            view.compare(two_lines(line_of(history, one), line_of(history, other)), names)
            mark()

        def take_up(column: int) -> None:
            session.jump(lines()[column])
            mark()

        def mark() -> None:
            shown = end_of_line(session.history)
            view.mark(lines().index(shown) if shown in lines() else -1, words.text("compare-branches-in-view"))

        view.chosen.connect(take_up)
        choice.currentIndexChanged.connect(lambda *_: compare())
        compare()
        choice.setFocus()
        return view


def _choice(view: SideBySideView, names: list[str]) -> QComboBox:
    """The other lines, to choose one of them."""
    choice = QComboBox(view)
    choice.setObjectName("other-line")
    choice.addItems(names)
    # A long name must not make the view wider than the screen.
    choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    choice.setMinimumContentsLength(20)
    view.add_row("compare-branches-other", choice)
    return choice

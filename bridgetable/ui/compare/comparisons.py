"""The commands that compare the line in view: under every edition, or with another line."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from bridgetable.engine.history import START, History
from bridgetable.table.edition import Edition
from bridgetable.table.question import say
from bridgetable.ui.session.session import Session

if TYPE_CHECKING:
    from PySide6.QtWidgets import QComboBox

    from bridgetable.ui.compare.view import SideBySideView


def end_of_line(history: History) -> int:
    """Returns the last step of the line in view; START when nothing has been done."""
    return history.line()[-1] if history.line() else START


def other_lines(history: History) -> tuple[int, ...]:
    """Returns the last steps of the other lines, first the line that branches off latest from the line in view."""
    end = end_of_line(history)
    depths = {place: depth for depth, place in enumerate((START, *history.line_to(end)))}

    def depth_in_view(leaf: int) -> int:
        """How many steps of the line in view this line begins with."""
        while leaf not in depths:
            leaf = history.nodes[leaf].parent
        return depths[leaf]

    others = (leaf for leaf in history.leaves() if leaf != end)
    return tuple(sorted(others, key=depth_in_view, reverse=True))


def turning_on(session: Session) -> str:
    """Returns the clause that the case on the table teaches, as far as it can be read; "" without one."""
    from bridgetable.cases.library.subject import subject_of

    document = session.document
    return subject_of(document.case, document.name, play=False).turns_on if document.case is not None else ""


class Comparisons(QObject):
    """Opens the comparisons over a window; a column chosen in them is shown on the table."""

    def __init__(self, session: Session, choose_edition: Callable[[Edition], None], window: QWidget) -> None:
        super().__init__(window)
        self._session, self._choose_edition, self._window = session, choose_edition, window

    def compare_editions(self) -> None:
        """Compares the line in view under every edition of the Laws."""
        self.editions_view().exec()

    def editions_view(self) -> SideBySideView:
        """Returns the dialog that compares the editions; the comparison has begun."""
        from bridgetable.cases.side_by_side import line_of, under_editions
        from bridgetable.engine.ruled_again import as_played
        from bridgetable.ui.compare.view import SideBySideView

        session, words, editions = self._session, self._session.words, tuple(Edition)
        # A line that stops under one edition may go on under another, so the recorded one is compared.
        history = as_played(session.history)
        view = SideBySideView("compare-editions", words, len(editions), self._window)

        def select(column: int) -> None:
            self._choose_edition(editions[column])
            show_mark()

        def show_mark() -> None:
            view.mark_column(editions.index(session.edition), words.text("compare-editions-in-force"))

        view.chosen.connect(select)
        names = tuple(words.text("edition-name", edition=edition.value) for edition in editions)
        recorded = editions.index(history.start.edition)
        comparison = under_editions(line_of(history, end_of_line(history)))
        view.compare(comparison, names, recorded, turning_on(session))
        show_mark()
        view.heads[editions.index(session.edition)].setFocus()
        return view

    def compare_branches(self) -> None:
        """Compares the line in view with another one; says so when there is no other."""
        if not other_lines(self._session.history):
            self._session.refuse(say("compare-branches-none"))
            return
        self.branches_view().exec()

    def branches_view(self) -> SideBySideView:
        """Returns the dialog that compares two lines; the comparison has begun."""
        from bridgetable.cases.side_by_side import line_of, two_lines
        from bridgetable.ui.compare.texts import line_names
        from bridgetable.ui.compare.view import SideBySideView

        session, words, history = self._session, self._session.words, self._session.history
        here, others = end_of_line(history), other_lines(history)
        view = SideBySideView("compare-branches", words, 2, self._window)
        choice = _line_chooser(view, line_names(history, others, words))

        def lines() -> tuple[int, int]:
            return here, others[choice.currentIndex()]

        def compare() -> None:
            one, other = lines()
            names = line_names(history, (one, other), words)
            view.compare(two_lines(line_of(history, one), line_of(history, other)), tuple(names))
            show_mark()

        def select(column: int) -> None:
            session.jump(lines()[column])
            show_mark()

        def show_mark() -> None:
            shown = end_of_line(session.history)
            view.mark_column(lines().index(shown) if shown in lines() else -1, words.text("compare-branches-in-view"))

        view.chosen.connect(select)
        choice.currentIndexChanged.connect(lambda *_: compare())
        compare()
        choice.setFocus()
        return view


def _line_chooser(view: SideBySideView, names: list[str]) -> QComboBox:
    """Returns a combo box of the other lines, added to the dialog."""
    from PySide6.QtWidgets import QComboBox

    choice = QComboBox(view)
    choice.setObjectName("other-line")
    choice.addItems(names)
    # A long name must not make the view wider than the screen.
    choice.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
    choice.setMinimumContentsLength(20)
    view.add_row("compare-branches-other", choice)
    return choice

"""The command that shows what changed: the cases are ruled twice by workers, each once, as what is found is kept."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from bridgetable.cases import LESSON_SUFFIX
from bridgetable.changes.found import Changes, ComparedCase, compared_cases, path_of, shipped_names, shown_changes
from bridgetable.disk.workers import processors
from bridgetable.document.document import DocumentError
from bridgetable.engine.history import START
from bridgetable.laws.long_searches import CancelledError
from bridgetable.table.edition import CURRENT, Edition, a_draft_is_tried
from bridgetable.table.refusal import RefusedError
from bridgetable.ui.changes.dialog import ChangesDialog
from bridgetable.ui.kit.dialogs import asked_path
from bridgetable.ui.kit.task import Task
from bridgetable.ui.kit.waiting import Waiting
from bridgetable.ui.session.session import OpensDocuments, Session

if TYPE_CHECKING:
    from bridgetable.changes.found import ShownCase

MOST_TASKS = 4
"""How many workers rule the cases at most."""
Pair = tuple[Edition, Edition]


class WhatChanged(QObject):
    """Opens the dialog over a window, and then the case that was chosen in it, at the step from which it differs.

    What is found is kept in the folder `cache`, if there is one.
    """

    def __init__(
        self,
        session: Session,
        documents: OpensDocuments,
        waiting: Waiting,
        choose_edition: Callable[[Edition], None],
        cache: Path | None = None,
    ) -> None:
        super().__init__(waiting.window)
        self._session, self._documents, self._choose_edition, self._cache = session, documents, choose_edition, cache
        self._waiting, self._window = waiting, waiting.window
        self._known: dict[Pair, Changes] = {}
        self._pair: Pair = (CURRENT, Edition.DRAFT) if a_draft_is_tried() else _last_two()
        self._tasks: list[Task] = []
        self._found: list[ComparedCase] = []
        self._told = 0

    def open(self) -> None:
        """Shows what changed, and opens what is chosen there."""
        dialog = self.dialog()
        dialog.exec()
        self._cancel()
        if dialog.chosen is not None:
            self.open_case(*dialog.chosen)

    def dialog(self) -> ChangesDialog:
        """The dialog; what it shows has begun to be found."""
        dialog = ChangesDialog(self._session.words, *self._pair, self._window)
        dialog.editions_chosen.connect(lambda before, after: self._show(dialog, (before, after)))
        dialog.course_wanted.connect(lambda: self._write_course(dialog))
        self._show(dialog, self._pair)
        return dialog

    # -- finding it ----------------------------------------------------------------------------------------------------

    def _show(self, dialog: ChangesDialog, pair: Pair) -> None:
        self._cancel()
        self._pair = pair
        if pair in self._known:
            dialog.show_changes(self._known[pair])
            return
        names = shipped_names()
        self._found, self._told = [], 0
        dialog.show_changes(shown_changes(*pair, ()), done=False)
        dialog.show_progress(0, len(names))
        count = max(1, min(processors(), MOST_TASKS))
        parts = [names[at::count] for at in range(count)]
        self._tasks = [self._waiting.background.start(compared_cases, *pair, part, 1, self._cache) for part in parts]
        for task in self._tasks:
            task.item.connect(lambda found: self._take(dialog, found, len(names)))
            task.finished.connect(lambda _: self._end(dialog, pair))
            task.failed.connect(lambda refused: self._fail(dialog, refused))

    def _take(self, dialog: ChangesDialog, found: tuple[str, ComparedCase | None], of: int) -> None:
        self._told += 1
        if found[1] is not None:
            self._found.append(found[1])
        dialog.show_progress(self._told, of)

    def _end(self, dialog: ChangesDialog, pair: Pair) -> None:
        if any(task.active for task in self._tasks) or pair != self._pair:
            return
        order = {name: place for place, name in enumerate(shipped_names())}
        found = sorted(self._found, key=lambda case: order[case.name])
        self._known[pair] = shown_changes(*pair, found)
        dialog.show_changes(self._known[pair])

    def _fail(self, dialog: ChangesDialog, refused: RefusedError) -> None:
        self._cancel()
        dialog.show_fault(self._session.words.say(refused.message))

    def _cancel(self) -> None:
        for task in self._tasks:
            task.cancel()
        self._tasks = []

    # -- what is chosen ------------------------------------------------------------------------------------------------

    def open_case(self, shown: ShownCase, edition: Edition) -> None:
        """Opens a case under an edition, at the step from which it differs, or as near as that edition goes."""
        path, session = path_of(shown.case), self._session
        if path is None:
            return
        try:
            if not self._documents.open_document(self._documents.opened_case(str(path))):
                return
        except DocumentError as fault:
            session.refuse(fault)
            return
        except CancelledError:
            return
        # The line in view leads to where it differs.
        session.jump(shown.leaf)
        if session.edition is not edition:
            self._choose_edition(edition)
        place = shown.place
        while place != START and not session.history.shows(place):
            place = session.history.nodes[place].parent
        session.jump(place)

    def _write_course(self, dialog: ChangesDialog) -> None:
        """Writes the course of what is shown into a file, and opens it as the lesson of the window."""
        from bridgetable.changes.course import course_of
        from bridgetable.rehearsal.lessons.filing import saved_lesson

        words, changes = self._session.words, dialog.changes
        name = f"{changes.before.value}-{changes.after.value}{LESSON_SUFFIX}"
        kinds = {words.text("lesson-files"): LESSON_SUFFIX}
        path = asked_path(dialog, words, "changes-window-course", name, kinds)
        if path is None:
            return
        try:
            lesson = self._waiting.call(words.text("changes-window-writing"), course_of, changes, quick=False)
            if not lesson.cases:
                dialog.show_fault(words.text("changes-course-empty", **words.years(changes.before, changes.after)))
                return
            saved_lesson(lesson, path)
        except RefusedError as refused:
            dialog.show_fault(words.say(refused.message))
            return
        except CancelledError:
            return
        dialog.accept()
        if self._documents.open_lesson is not None:
            self._documents.open_lesson(str(path))


def _last_two() -> Pair:
    """The edition in force, and the one before it."""
    return (CURRENT.before or CURRENT, CURRENT)

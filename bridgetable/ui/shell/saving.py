"""The commands that save the document, as a case or for other programs.

Dialogs and writers are imported on first use, so that the window appears sooner.
"""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from bridgetable.disk.contents import is_there
from bridgetable.document.document import DocumentError
from bridgetable.laws.long_searches import CancelledError
from bridgetable.table.question import say
from bridgetable.table.refusal import RefusedError
from bridgetable.ui.kit.waiting import Waiting
from bridgetable.ui.session.session import Session

AT_ONCE = 150
"""The most actions of a case that is made into a file at once."""

if TYPE_CHECKING:
    from bridgetable.cases.case import Case
    from bridgetable.document.document import Document
    from bridgetable.table.text import Text
    from bridgetable.ui.library.last_folder import LastFolder


class Saving(QObject):
    """Saves the document of the session, asking where and whether a file may be replaced."""

    filed = Signal(Path)
    """The path of a file that was saved."""

    def __init__(self, session: Session, last_folder: LastFolder, waiting: Waiting) -> None:
        super().__init__(waiting.window)
        self._session, self._last_folder = session, last_folder
        self._waiting, self._window = waiting, waiting.window

    def save(self) -> None:
        """Saves to the file of the document, or asks for one; a shipped case is never overwritten."""
        from bridgetable.ui.library.places import is_shipped

        path = self._session.document.path
        if path and not is_shipped(path):
            self.save_to(path)
        else:
            self.save_as()

    def save_as(self) -> None:
        """Asks where to save; the type of the file, or the end of its name, may be one that other programs read.

        The title is proposed as the name; where there is none, the name that is typed becomes the title.
        """
        from PySide6.QtWidgets import QFileDialog

        from bridgetable.cases import OWN_SUFFIX, SUFFIX, SUFFIXES
        from bridgetable.document.exporting import EXPORTS, PLAIN, format_of
        from bridgetable.ui.library.places import suggested_path, title_typed

        words, document = self._session.words, self._session.document
        others = ((name, target.value) for name, target in EXPORTS.items())
        types = {
            f"{words.text(f'save-{name}')} (*{ending})": (name, ending)
            for name, ending in (("cases", OWN_SUFFIX), ("cases-json", SUFFIX), *others)
        }
        suggested = suggested_path(document, words, self._last_folder.prepared())
        wanted = next((text for text, (_, ending) in types.items() if suggested.lower().endswith(ending)), "")
        path, chosen = QFileDialog.getSaveFileName(
            self._window, words.text("save-title"), suggested, ";;".join(types), wanted
        )
        name, ending = types.get(chosen, ("cases", OWN_SUFFIX))
        if not path:
            return
        if format_of(path) is None and not path.lower().endswith((".json", *SUFFIXES)):
            # The dialog has asked about the name as it was typed only.
            path += ending
            if is_there(Path(path)) and not self._may("replace", Path(path).name):
                return
        if format_of(path) is not None:
            self._export_to(path, plain=name == PLAIN)
        else:
            self.save_to(path, title_typed(path, document, words))

    def save_to(self, path: str, title: Text = ()) -> None:
        """Saves as a case to this file, and says why if that cannot be done; asks first if somebody else changed it.

        A title given is that of the case from now on.
        """
        from bridgetable.document.saving import changed_on_disk, save_case
        from bridgetable.ui.library.places import is_shipped

        document = self._session.document
        if is_shipped(path):
            self._session.refuse(say("library-read-only"))
            return
        there, document = document, replace(document.titled(title) if title else document, path=path)
        try:
            case, data = self._made(document)
        except CancelledError:
            return
        # Not before: the file may be changed while the case is made.
        if path == there.path and changed_on_disk(there) and not self._may("overwrite", document.name):
            return
        try:
            self._session.saved(save_case(document, case, data))
        except DocumentError as fault:
            self._session.refuse(fault)
        else:
            self.filed.emit(Path(path))

    def _made(self, document: Document) -> tuple[Case, bytes]:
        """The case of the history and the contents of its file; that of a long one is made in the background."""
        from bridgetable.cases.preserved import rewritten
        from bridgetable.document.saving import contents_before, written_from

        session, before = self._session, contents_before(document)
        steps = written_from(session.history, document, session.words)
        written = self._waiting.in_slices(steps, "waiting-saving")
        case = written.case
        if len(written.places) > AT_ONCE:
            # Where no process can be had for it, nothing is to be lost for that.
            with suppress(RefusedError):
                text = session.words.text("waiting-saving")
                return case, self._waiting.call(text, rewritten, before, case, quick=False)
        return case, rewritten(before, case)

    def _may(self, name: str, file: str) -> bool:
        """Whether the user agrees to the question of this name about the file."""
        from bridgetable.ui.kit.dialogs import QuestionDialog

        words = self._session.words
        question = words.text(f"{name}-question", file=file)
        return bool(QuestionDialog(name, words, question, self._window).exec())

    def _export_to(self, path: str, *, plain: bool) -> None:
        from bridgetable.document.exporting import BoardFormat, export, format_of

        session = self._session
        try:
            export(session.history, session.document, session.words, path, plain=plain)
        except DocumentError as fault:
            session.refuse(fault)
        else:
            whole = format_of(path) is BoardFormat.PBN and not plain
            session.tell(say("board-written-whole" if whole else "board-written", file=Path(path).name))

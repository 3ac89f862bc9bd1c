"""Putting the cases of a lesson on the table, under the Laws that they have in it, and finding their stops."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import QObject

from bridgetable.cases.codec import write_case
from bridgetable.cases.tree import with_undone
from bridgetable.disk.contents import digest_of, is_there
from bridgetable.document.document import Opened
from bridgetable.engine.history import START, History
from bridgetable.laws.long_searches import CancelledError
from bridgetable.rehearsal.asked import Stop, stop_after_notes
from bridgetable.rehearsal.lessons.lesson import CaseEntry, CaseGoneError, EmbeddedCase, asked_in, file_of
from bridgetable.rehearsal.stops import stops
from bridgetable.table.question import say
from bridgetable.table.refusal import RefusedError
from bridgetable.ui.kit.waiting import Waiting
from bridgetable.ui.lesson.entries import opened_embedded
from bridgetable.ui.session.session import OpensDocuments, Session
from bridgetable.words.catalogue import refused_line


class LessonCases(QObject):
    """Opens the cases of a lesson in the session of a window; `opening` while it does.

    `key` tells the case on the table from all others, by what is in it and its edition.
    """

    def __init__(self, session: Session, documents: OpensDocuments, waiting: Waiting, parent: QObject) -> None:
        super().__init__(parent)
        self._session, self._documents, self._waiting = session, documents, waiting
        self._stops: tuple[Stop, ...] = ()
        self._ask: tuple[str, ...] | None = None
        self._stops_of: History | None = None
        self.opening = False
        self.key = ""

    def put_on_table(self, entry: CaseEntry) -> bool:
        """Shows the case of an entry, or says why it cannot be shown; returns whether it is shown."""
        self.opening = True
        try:
            opened = self._opened(entry)
            if not self._documents.open_document(opened):
                return False
        except CancelledError:
            return False
        except RefusedError as refused:
            file = file_of(entry)
            reason = refused_line(self._session.words, refused)
            self._session.refuse(say("lesson-passed", file=file.name if file is not None else "", reason=reason))
            return False
        finally:
            self.opening = False
        self._ask = entry.ask
        case, edition = opened.document.case, self._session.edition.value
        self.key = f"{digest_of(write_case(case)) if case is not None else ''}/{edition}"
        return True

    def _opened(self, entry: CaseEntry) -> Opened:
        """The case of an entry, ruled as the lesson wants it; raises RefusedError or CancelledError."""
        file = file_of(entry)
        if isinstance(entry, EmbeddedCase):
            opened = self._waiting.call(self._waiting_text, opened_embedded, entry.case)
        elif file is not None and not is_there(file):
            raise CaseGoneError(say("lesson-case-gone", file=file.name))
        else:
            opened = self._documents.opened_case(str(file))
        if entry.edition is None or entry.edition is opened.history.start.edition:
            return opened
        ruled = self._session.searches.ruled_under(opened.history, entry.edition, opened.history.start.elections)
        history, case = ruled.history, opened.document.case
        return replace(opened, history=with_undone(history, case) if case is not None else history)

    # -- stops ---------------------------------------------------------------------------------------------------------

    def choose(self, ask: tuple[str, ...] | None) -> None:
        """Asks these questions of the case on the table from now on; None asks all."""
        self._ask = ask

    def questions_of(self, entry: CaseEntry) -> tuple[Stop, ...]:
        """All that can be asked of a case of the lesson; raises RefusedError or CancelledError."""
        history = self._opened(entry).history
        return self._waiting.call(self._waiting_text, stops, history)

    def stops(self) -> tuple[Stop, ...]:
        """The stops of the line in view with the questions that the lesson asks."""
        return asked_in(self.all_stops(), self._ask)

    def place_of(self, stop: Stop, number: int) -> int:
        """Which question it is of all that can be asked at its ruling."""
        whole = next((each for each in self.all_stops() if each.ruling_place == stop.ruling_place), stop)
        return whole.asked.index(stop.asked[number])

    def all_stops(self) -> tuple[Stop, ...]:
        """The stops of the line in view; none if the user did not wait for them."""
        history = self._session.history
        if not self._is_known(history):
            try:
                self._stops = self._waiting.call(self._waiting_text, stops, history)
            except (CancelledError, RefusedError):
                self._stops = ()
            self._stops_of = history
        return self._stops

    def _is_known(self, history: History) -> bool:
        """Whether the stops that were found last are those of this line."""
        known = self._stops_of
        return known is not None and (
            known.start is history.start and known.nodes is history.nodes and known.line() == history.line()
        )

    def stop_after_cursor(self) -> Stop | None:
        """The stop before the next step; None where nothing is asked there."""
        cursor = self._session.history.cursor
        return next((stop for stop in self.stops() if stop.place == cursor), None)

    def stop_after_notes(self) -> Stop | None:
        """The stop about the table as it stands, with nothing but notes before it; None where none is."""
        return stop_after_notes(self._session.history, self.stops())

    def stop_before_cursor(self) -> Stop | None:
        """The stop after which the step at the cursor came; None where nothing was asked before it."""
        history = self._session.history
        if history.cursor == START:
            return None
        before = history.nodes[history.cursor].parent
        return next((stop for stop in self.stops() if stop.place == before), None)

    @property
    def will_ask(self) -> bool:
        """Whether something is asked after the cursor."""
        history = self._session.history
        return any(not history.passes(stop.ruling_place) for stop in self.stops())

    @property
    def _waiting_text(self) -> str:
        return self._session.words.text("waiting-lesson")

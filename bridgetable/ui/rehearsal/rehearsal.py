"""A rehearsal: plays the case to each point where a director is needed, asks, marks, and tells the ruling.

The window shows a history of its own meanwhile, which ends where the play has come; what was open is put aside, and
shown again as it was when the rehearsal is left.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import UTC, datetime
from pathlib import Path

from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, Signal

from bridgetable.disk.resources import resources
from bridgetable.document.document import Document
from bridgetable.engine.history import START, History
from bridgetable.engine.steps import ImpossibleError
from bridgetable.generation.families.catalogue import FAMILIES
from bridgetable.laws.long_searches import CancelledError
from bridgetable.rehearsal.asked import (
    Answered,
    CaseInFile,
    Choice,
    GeneratedCase,
    Outcome,
    RehearsedCase,
    Stop,
    clauses_of,
    kind_at,
)
from bridgetable.rehearsal.hiding import asked_at, follow, played_to
from bridgetable.rehearsal.stops import line_with_stops, next_stop
from bridgetable.ui.rehearsal.told import Given, Moment, Phase, other_finding, result_of, steps_between, unnamed
from bridgetable.ui.session.session import Session, Work, only_shown
from bridgetable.ui.session.shown import Speed

# -- What a rehearsal leaves behind of each answer, for the progress of whoever answered -------------------------------


SHIPPED = resources() / "cases"


def case_in(document: Document) -> RehearsedCase | None:
    """The case of a document, or the family it was made of; None for one that nobody could be asked again."""
    path = Path(document.path)
    if document.path:
        name = path.relative_to(SHIPPED).as_posix() if path.is_relative_to(SHIPPED) else str(path.absolute())
        return CaseInFile(name)
    names = {family.name for family in FAMILIES}
    family = next((tag for tag in document.case.tags if tag in names), "") if document.case is not None else ""
    return GeneratedCase(family, 0) if family else None


def records_of(
    moment: Moment, history: History, case: RehearsedCase, begun: datetime, at: datetime
) -> Iterator[Answered]:
    """Yields the answers of a stop that have been marked."""
    if moment.stop is None:
        return
    family, edition = kind_at(history, moment.stop), history.start.edition
    for result in moment.results:
        if result.outcome is not None:
            yield Answered(
                case,
                edition,
                moment.number,
                result.asked.aspect.value,
                clauses_of((result.asked,)),
                family,
                result.outcome,
                begun,
                at,
            )


REST = 300
"""Milliseconds between the end of the movement of a card and the next step."""


class Rehearsal(QObject):
    """One rehearsal of what a session has open; `speed` is how fast cards move, `now` the time in UTC."""

    changed = Signal()
    """Another moment is shown."""
    answered = Signal(Answered)
    """An Answered: a question was answered, and marked; each question is recorded once."""
    left = Signal()
    """The rehearsal has been left, and what was open is shown again."""

    def __init__(
        self,
        session: Session,
        speed: Callable[[], Speed],
        parent: QObject,
        now: Callable[[], datetime] = lambda: datetime.now(UTC),
    ) -> None:
        super().__init__(parent)
        self._session, self._speed, self._now = session, speed, now
        self._own: Work | None = None
        self._history, self._document = session.history, session.document
        self._case, self._begun = case_in(session.document), now()
        self._told_to = START
        self._course: tuple[tuple[Moment, History, int], ...] = ()
        self._recorded: frozenset[int] = frozenset()
        self._ruled = self._history
        self._ahead: list[int] = []
        self.moment = Moment(Phase.PLAYING)
        """What is shown now."""
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._play_step)
        session.opened.connect(self._forget)

    @property
    def is_on(self) -> bool:
        """Whether a case is being rehearsed."""
        return self._own is not None

    @property
    def waits_for_answer(self) -> bool:
        """Whether something is asked, or will be when the play has come to its next stop."""
        return self.is_on and self.moment.phase in (Phase.PLAYING, Phase.ASKING) and self.moment.stop is not None

    # -- beginning and leaving -----------------------------------------------------------------------------------------

    def begin(self) -> None:
        """Rehearses what is open from its first table, in the line in view if a director is needed there.

        Again, if it is being rehearsed.
        """
        if self._own is not None:
            self.leave()
        session = self._session
        try:
            own, self._history = session.history, session.searches.call(line_with_stops, session.history)
        except CancelledError:
            return
        self._document, self._case = unnamed(session.document), case_in(session.document)
        self._told_to, self._course, self._recorded, self._begun = START, (), frozenset(), self._now()
        self.moment = Moment(Phase.PLAYING)
        self._own = session.exchange(only_shown(played_to(own, START, START), self._document))
        self._go_on_from(START)

    def leave(self) -> None:
        """Shows what was open again, as it was."""
        if self._own is None:
            return
        self._timer.stop()
        own, self._own = self._own, None
        self._session.exchange(own)
        self.left.emit()

    def _forget(self) -> None:
        """Ends the rehearsal where another document has taken its place."""
        if self._own is not None:
            self._timer.stop()
            self._own = None
            self.left.emit()

    # -- the play ------------------------------------------------------------------------------------------------------

    def go_on(self) -> None:
        """Goes on: at once to the next question while the play runs, from a ruling that was told to what follows."""
        moment = self.moment
        if moment.phase is Phase.PLAYING:
            self._arrive()
        elif moment.phase is Phase.TOLD and moment.stop is not None:
            self._course = (*self._course, (replace(moment, results=()), self._history, self._told_to))
            self._history = self._ruled
            self._go_on_from(self._ruled.cursor)

    def _go_on_from(self, place: int) -> None:
        """Has the play run from this place to the next stop, or to the end of the line."""
        moment, self._told_to = self.moment, place
        try:
            stop = self._session.searches.call(next_stop, self._history, place)
        except CancelledError:
            self.leave()
            return
        line = self._history.jump(place).line()
        there = stop.place if stop is not None else (line[-1] if line else START)
        past = (*moment.past, *moment.results)
        number = moment.number + (stop is not None)
        self._ahead = list(steps_between(self._history, place, there))
        self._set(Moment(Phase.PLAYING, number, stop, past=past))
        if self._speed() is Speed.OFF or not self._ahead:
            self._arrive()
        else:
            self._timer.start(REST)

    def _play_step(self) -> None:
        """Shows the next step of the play."""
        if not self._ahead:
            self._arrive()
            return
        self._show(played_to(self._history, self._ahead.pop(0), self._told_to))
        self._timer.start(self._speed().value + REST)

    def _arrive(self) -> None:
        """Asks at the stop that the play was running to; sums up where there is none."""
        self._timer.stop()
        stop, last = self.moment.stop, self._ahead[-1] if self._ahead else None
        self._ahead = []
        if stop is not None:
            self._show(asked_at(self._history, stop, self._told_to))
            self._set(replace(self.moment, phase=Phase.ASKING))
        else:
            if last is not None:
                self._show(played_to(self._history, last, last))
            self._set(replace(self.moment, phase=Phase.ENDED))

    # -- answers -------------------------------------------------------------------------------------------------------

    def answer(self, given: Given) -> None:
        """Marks an answer to the question that is asked, and asks the next one; after the last tells the ruling.

        What comes after another lawful finding was not recorded, so nothing is asked about it.
        """
        moment, asked = self.moment, self.moment.asked
        if moment.stop is None or asked is None:
            return
        results = (*moment.results, result_of(asked, given))
        other = self._followed(moment.stop, other_finding(results[-1]))
        if other is None and moment.at + 1 < len(moment.stop.asked):
            self._set(replace(moment, at=moment.at + 1, results=results))
        else:
            self._tell(replace(moment, phase=Phase.TOLD, results=results, other=other))

    def show_answer(self) -> None:
        """Tells the ruling; what has not been answered counts as not known."""
        self._give_all(Given(shown=True), Phase.TOLD)

    def say_aloud(self) -> None:
        """Shows the answers to what has not been answered, for the user to mark what he said."""
        self._give_all(Given(aloud=True), Phase.MARKING)

    def _give_all(self, given: Given, phase: Phase) -> None:
        if self.moment.phase is Phase.PLAYING:
            self._arrive()
        moment = self.moment
        if moment.phase is Phase.ASKING and moment.stop is not None:
            results = (*moment.results, *(result_of(asked, given) for asked in moment.stop.asked[moment.at :]))
            self._tell(replace(moment, phase=phase, results=results))

    def mark(self, outcome: Outcome) -> None:
        """Marks the first answer said aloud that has not been marked; after the last the ruling is told as usual."""
        moment = self.moment
        if moment.phase is not Phase.MARKING:
            return
        results = (
            *moment.results[: moment.at],
            replace(moment.results[moment.at], outcome=outcome),
            *moment.results[moment.at + 1 :],
        )
        marked = replace(moment, results=results)
        left = [n for n, result in enumerate(results) if result.outcome is None]
        if left:
            self._set(replace(marked, at=left[0]))
        else:
            self._record(marked)
            self._set(replace(marked, phase=Phase.TOLD))

    def _followed(self, stop: Stop, other: Choice | None) -> Choice | None:
        """Has the play follow this answer; None where it cannot, or there is none, and it goes on as recorded."""
        self._ruled = self._history.jump(stop.ruling_place)
        if other is not None:
            try:
                self._ruled = self._session.searches.call(follow, self._history, stop, other.option).history
            except (ImpossibleError, CancelledError):
                return None
        return other

    def _tell(self, moment: Moment) -> None:
        """Shows the ruling of the stop: that of the line which the user's answer leads to."""
        if moment.stop is None:
            return
        if moment.other is None:
            self._ruled = self._history.jump(moment.stop.ruling_place)
        self._show(played_to(self._ruled, self._ruled.cursor, self._ruled.cursor))
        if moment.phase is Phase.TOLD:
            self._record(moment)
        unmarked = [n for n, result in enumerate(moment.results) if result.outcome is None]
        self._set(replace(moment, at=unmarked[0] if unmarked else 0))

    def _record(self, moment: Moment) -> None:
        """Has the first answers to a stop recorded: after those the answers are known."""
        if moment.stop is None or self._case is None or moment.stop.ruling_place in self._recorded:
            return
        self._recorded |= {moment.stop.ruling_place}
        for record in records_of(moment, self._history, self._case, self._begun, self._now()):
            self.answered.emit(record)

    # -- back ----------------------------------------------------------------------------------------------------------

    def step_back(self) -> None:
        """Goes back to the question before; from the first one to the beginning of the play."""
        moment = self.moment
        self._timer.stop()
        if moment.phase in (Phase.TOLD, Phase.MARKING) and moment.stop is not None:
            self._ask_again(replace(moment, results=()))
        elif moment.phase is Phase.ASKING and moment.at:
            self._set(replace(moment, at=moment.at - 1, results=moment.results[:-1]))
        elif self._course:
            *before, (moment, self._history, self._told_to) = self._course
            self._course = tuple(before)
            self._ask_again(moment)
        else:
            self._show(played_to(self._history, START, START))
            self._set(Moment(Phase.PLAYING))
            self._go_on_from(START)

    def _ask_again(self, moment: Moment) -> None:
        """Asks the first question of the stop of this moment."""
        self._ahead = []
        self._set(replace(moment, phase=Phase.PLAYING, at=0, other=None))
        self._arrive()

    def _show(self, history: History) -> None:
        self._session.exchange(only_shown(history, self._document))

    def _set(self, moment: Moment) -> None:
        self.moment = moment
        self.changed.emit()

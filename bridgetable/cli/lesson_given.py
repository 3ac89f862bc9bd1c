"""A lesson as it is given from a terminal: from entry to entry, and at each stop of a case question, bars, answer."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bridgetable.cases.codec import write_case
from bridgetable.cases.tree import lines_of, with_undone
from bridgetable.disk.contents import digest_of
from bridgetable.document.document import Document
from bridgetable.engine.history import START
from bridgetable.engine.ruled_again import ruled_under
from bridgetable.rehearsal.asked import Stop
from bridgetable.rehearsal.lessons.lesson import (
    CaseEntry,
    Lesson,
    LessonEntry,
    LessonNote,
    LessonPage,
    LessonQuestion,
    asked_in,
    case_of,
)
from bridgetable.rehearsal.lessons.poll import LessonRun, Poll, own_poll_of, poll_of
from bridgetable.rehearsal.stops import stops
from bridgetable.room.exchange import Change
from bridgetable.room.room import Phase, Room
from bridgetable.room.scene import RoomQuestion, Scene
from bridgetable.table.refusal import RefusedError
from bridgetable.ui.lesson.asked_of_room import AskedOfRoom, seen_history
from bridgetable.ui.lesson.entries import page_slide, place_text, title_slide
from bridgetable.ui.lesson.phones import (
    own_question_to_room,
    poll_of_peers,
    poll_scene,
    question_to_room,
    said_by,
    scene_at,
)
from bridgetable.words.catalogue import Words


class OpenCase:
    """A case of a lesson: its history, of which the cursor is where one is, and the stops at which the lesson asks."""

    def __init__(self, entry: CaseEntry) -> None:
        case = case_of(entry)
        history = lines_of(case).history
        if entry.edition is not None and entry.edition is not history.start.edition:
            history = with_undone(ruled_under(history, entry.edition).history, case)
        self.history = history.jump(START)
        self.title = case.title
        self.all_stops = stops(self.history)
        self.stops = asked_in(self.all_stops, entry.ask)
        self.key = f"{digest_of(write_case(case))}/{history.start.edition.value}"

    @property
    def will_ask(self) -> bool:
        """Whether something is asked after the cursor."""
        return any(not self.history.passes(stop.ruling_place) for stop in self.stops)

    @property
    def stop_here(self) -> Stop | None:
        """The stop before the next step; None where nothing is asked there."""
        return next((stop for stop in self.stops if stop.place == self.history.cursor), None)

    @property
    def stop_before(self) -> Stop | None:
        """The stop after which the step at the cursor came; None where nothing was asked before it."""
        before = self._neighbour(-1)
        return next((stop for stop in self.stops if stop.place == before), None)

    def step_by(self, steps: int) -> bool:
        """Goes a step along the line, or back; returns whether there is one."""
        place = self._neighbour(steps)
        if place is None:
            return False
        self.history = self.history.jump(place)
        return True

    def _neighbour(self, steps: int) -> int | None:
        line = (START, *self.history.line())
        at = line.index(self.history.cursor) + steps
        return line[at] if 0 <= at < len(line) else None

    def poll(self, stop: Stop, number: int) -> Poll:
        """A question of a stop, as the sheet has it."""
        whole = next(each for each in self.all_stops if each.ruling_place == stop.ruling_place)
        place = whole.asked.index(stop.asked[number])
        return poll_of(f"{self.key}/{stop.ruling_place}/{place}", self.title, stop, stop.asked[number])


class GivenLesson:
    """Leads through a lesson; each of its commands says what becomes of the room, or that nothing does.

    `refuse` is told of an entry that cannot be shown, which is passed over.
    """

    def __init__(self, lesson: Lesson, words: Words, refuse: Callable[[LessonEntry, RefusedError], None]) -> None:
        self.lesson, self._refuse = lesson, refuse
        self._has_title = title_slide(lesson, words) is not None
        self.run = LessonRun()
        self._at = -1
        self._case: OpenCase | None = None
        self._now: AskedOfRoom | None = None
        self._phase = Phase.WAITING
        self._closed: set[str] = set()
        self._shown: set[str] = set()
        self._over = False
        self._polls = 0
        self._polling = False

    # -- what the lecturer does ----------------------------------------------------------------------------------------

    def begin(self) -> Change:
        """Shows the title page, or else the first entry."""
        return self._show(self._slide()) if self._has_title else self._go_by(1) or self._end()

    def next(self) -> Change | None:
        """Does what comes next: a step, a page, a question, its bars, its answer; None at the end."""
        if self._over:
            return None
        now = self._now
        if now is not None:
            return self._after_question(now)
        case = self._case
        if self._polling and case is not None:
            return self.close(bars=True) if self._phase is Phase.ASKED else self._show(self._scene(case))
        if case is not None:
            stop = case.stop_here
            if stop is not None:
                return self._ask(stop, 0)
            if case.step_by(1):
                return self._show(self._scene(case))
        return self._go_by(1) or self._end()

    def _after_question(self, now: AskedOfRoom) -> Change | None:
        if self._phase is Phase.ASKED:
            return self.close(bars=True)
        if self._phase is Phase.CLOSED and any(choice.right for choice in now.asked.choices):
            return self.show()
        stop, case = now.stop, self._case
        if stop is None or case is None:
            return self._go_by(1) or self._end()
        if not now.is_last:
            return self._ask(stop, now.number + 1)
        case.step_by(1)
        return self._show(self._scene(case))

    def back(self) -> Change | None:
        """Goes back the same way; None at the beginning."""
        if self._over:
            self._over = False
            return self._again()
        now, case = self._now, self._case
        if self._polling and case is not None:
            if self._phase is Phase.ASKED:
                return self._show(self._scene(case))
            self._phase = Phase.ASKED
            return Room.reopened
        if now is not None:
            return self._back_from_question(now)
        if case is None or case.history.cursor == START:
            return self._go_by(-1)
        stop = case.stop_before
        case.step_by(-1)
        return self._ask(stop, len(stop.asked) - 1) if stop is not None else self._show(self._scene(case))

    def _back_from_question(self, now: AskedOfRoom) -> Change | None:
        key = self._key(self._poll(now))
        if self._phase is Phase.SHOWN:
            self._phase = Phase.CLOSED
            return Room.hiding_what_is_right
        if self._phase is Phase.CLOSED and key not in self._shown:
            self._phase = Phase.ASKED
            self._closed.discard(key)
            return Room.reopened
        stop, case = now.stop, self._case
        if stop is None or case is None:
            return self._go_by(-1)
        return self._show(self._scene(case)) if now.is_first else self._ask(stop, now.number - 1)

    def close(self, *, bars: bool = False) -> Change | None:
        """Closes the question; None where none is open."""
        if self._phase is not Phase.ASKED:
            return None
        self._phase = Phase.CLOSED
        if self._now is not None:
            self._closed.add(self._key(self._poll(self._now)))
        return lambda room: room.closed(bars=bars)

    def show(self) -> Change | None:
        """Shows what is right; None where nothing is asked, or that is shown."""
        if self._now is None or self._phase is Phase.SHOWN:
            return None
        self._phase = Phase.SHOWN
        key = self._key(self._poll(self._now))
        self._closed.add(key)
        self._shown.add(key)
        return Room.shown

    def poll(self) -> Change | None:
        """Asks peers of the player on turn what they would do; None where there is nobody, or the room is asked."""
        if self._case is None or self.asks or self._over:
            return None
        table = seen_history(self._case.history, None).table
        question = poll_of_peers(table, f"p{self._polls + 1}")
        if question is None:
            return None
        self._polls += 1
        self._polling, self._phase = True, Phase.ASKED
        scene = poll_scene(table)
        return lambda room: room.asking(question, scene)

    def count(self, hands: Sequence[int]) -> Change | None:
        """Adds hands that were counted, a number for each choice; None where nothing is asked that has as many."""
        if self._now is None or len(hands) != len(self._now.asked.choices):
            return None
        counted = tuple(hands)
        return lambda room: room.with_hands(counted)

    @property
    def asks(self) -> bool:
        """Whether the room is asked something, or has been and it is still on the wall."""
        return self._now is not None or self._polling

    # -- what is shown -------------------------------------------------------------------------------------------------

    def _show(self, scene: Scene) -> Change:
        self._now, self._phase, self._polling = None, Phase.WAITING, False
        return lambda room: room.showing(scene)

    def _end(self) -> Change:
        self._over = True
        return Room.over

    def _again(self) -> Change:
        """Shows what was shown last before the end."""
        if self._now is None:
            return self._reopening(self._scene(self._case) if self._case is not None else self._slide())
        question, scene = self._asked(self._now)
        shown = self._phase is Phase.SHOWN

        def again(room: Room) -> Room:
            asked = room.going_on().asking(question, scene)
            return asked.shown() if shown else asked

        return again

    def _reopening(self, scene: Scene) -> Change:
        return lambda room: room.going_on().showing(scene)

    def _go_by(self, steps: int) -> Change | None:
        """Shows the nearest entry in this direction that can be shown, or the title page; None where there is none."""
        entries, at = self.lesson.entries, self._at + steps
        while 0 <= at < len(entries):
            change = self._go_to(at)
            if change is not None:
                return change
            at += steps
        if at >= 0 or self._at < 0 or not self._has_title:
            return None
        self._at, self._case = -1, None
        return self._show(self._slide())

    def _go_to(self, at: int) -> Change | None:
        """Shows an entry; None if that cannot be done, which is told."""
        entry = self.lesson.entries[at]
        case: OpenCase | None = None
        if isinstance(entry, CaseEntry):
            try:
                case = OpenCase(entry)
            except RefusedError as refused:
                self._refuse(entry, refused)
                return None
        self._at, self._case = at, case
        if isinstance(entry, LessonQuestion):
            return self._ask(entry, 0)
        return self._show(self._scene(case) if case is not None else self._slide())

    def _slide(self) -> Scene:
        """The title page, or a page of words."""
        entry = self.lesson.entries[self._at] if self._at >= 0 else None
        if isinstance(entry, LessonNote | LessonPage):
            page = entry
            return Scene(said_by(lambda words: (page_slide(page, b"", words),)))
        return Scene(said_by(lambda words: filter(None, (title_slide(self.lesson, words),))))

    def _scene(self, case: OpenCase) -> Scene:
        """A step of a case: nothing that follows, and no title as long as something will be asked."""
        place, title, will_ask = self._at, case.title, case.will_ask

        def document(words: Words) -> Document:
            if not will_ask:
                return Document(title=title)
            return Document(title=(("", place_text(self.lesson, place, words)),))

        return scene_at(seen_history(case.history, None), document)

    # -- asking --------------------------------------------------------------------------------------------------------

    def _ask(self, about: Stop | LessonQuestion, number: int) -> Change:
        now = AskedOfRoom(about, number, ())
        poll = self._poll(now)
        self._now, self.run = now, self.run.with_poll(self.run.poll(poll.key) or poll)
        self._phase = Phase.CLOSED if self._key(poll) in self._closed else Phase.ASKED
        question, scene = self._asked(now)
        return lambda room: room.asking(question, scene)

    def _asked(self, now: AskedOfRoom) -> tuple[RoomQuestion, Scene]:
        """A question and what the wall shows beside it."""
        key, case, stop = self._key(self._poll(now)), self._case, now.stop
        if isinstance(now.about, LessonQuestion):
            return own_question_to_room(now.about, key), Scene()
        assert case is not None and stop is not None
        scene = scene_at(seen_history(case.history, stop), lambda _: Document(), asking=True)
        return question_to_room(now, self._poll(now), key, case.history), scene

    def _poll(self, now: AskedOfRoom) -> Poll:
        if isinstance(now.about, LessonQuestion):
            return own_poll_of(now.about)
        assert self._case is not None
        return self._case.poll(now.about, now.number)

    def _key(self, poll: Poll) -> str:
        """The key by which phones know a question: its number among all that was asked."""
        keys = [each.key for each in self.run.polls]
        return f"q{keys.index(poll.key) + 1 if poll.key in keys else len(keys) + 1}"

    # -- at the end ----------------------------------------------------------------------------------------------------

    def counted(self, room: Room) -> LessonRun:
        """What was asked, with the answers of the room, for the sheet."""
        run = self.run
        for poll in run.polls:
            asked = room.question(self._key(poll))
            if asked is not None:
                by_phones = poll.with_phones(asked.phone_counts)
                run = run.with_poll(by_phones.with_hands(asked.hands) if any(asked.hands) else by_phones)
        return run

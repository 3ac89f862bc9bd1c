"""A lesson as it is given: from entry to entry, and at each stop of a case question, hands, answer."""

from __future__ import annotations

from functools import partial

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from bridgetable.disk.contents import digest_of
from bridgetable.document.document import Document
from bridgetable.engine.actions import Note, PeerPoll
from bridgetable.engine.history import START
from bridgetable.laws.long_searches import CancelledError
from bridgetable.rehearsal.asked import Stop
from bridgetable.rehearsal.lessons.lesson import CaseEntry, LessonQuestion
from bridgetable.rehearsal.lessons.poll import LessonRun, Poll, own_poll_of, poll_of, taken_peers
from bridgetable.room.room import AskedQuestion, Phase, Room
from bridgetable.room.scene import Scene
from bridgetable.table.question import say
from bridgetable.table.refusal import RefusedError
from bridgetable.table.text import Text
from bridgetable.ui.lectern.course import ComingOnWall, next_on_wall
from bridgetable.ui.lectern.notes import OF_LESSON
from bridgetable.ui.lesson.asked_of_room import (
    AskedOfRoom,
    FromPhones,
    answers_text,
    coming_text,
    question_of,
    seen_history,
)
from bridgetable.ui.lesson.entries import end_text, first_on_wall, next_entry_text, page_slide, place_text, title_slide
from bridgetable.ui.lesson.lesson_cases import LessonCases
from bridgetable.ui.lesson.open_lesson import OpenLesson
from bridgetable.ui.lesson.open_room import Phones, address_slide, following
from bridgetable.ui.lesson.phones import question_to_room, said_by, table_shown
from bridgetable.ui.session.session import Session
from bridgetable.ui.session.shown import Shown
from bridgetable.ui.wall.presentation import Presentation
from bridgetable.ui.wall.statements import Statement, statements
from bridgetable.words.action_lines import peers_note
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import languages_with

# -- What is asked and what is answered, question by question: by hand, and by the phones of an open room --------------


class LessonPolls:
    """The polls of a lesson as it is given, which are those of `run`; a question asked again has its answers."""

    def __init__(self, session: Session, cases: LessonCases, phones: Phones) -> None:
        self._session, self._cases, self._phones = session, cases, phones
        self.run = LessonRun()
        self._settled: dict[str, tuple[int, ...]] = {}

    @property
    def counted(self) -> bool:
        """Whether hands have been counted, or peers polled."""
        return bool(self.run.peers) or any(poll.counted for poll in self.run.polls)

    # -- a question ----------------------------------------------------------------------------------------------------

    def asked(self, about: Stop | LessonQuestion, number: int, *, revealed: bool) -> AskedOfRoom:
        """The question with the hands that have been counted for it, and what phones have answered."""
        poll = self._poll(about, number)
        hands = tuple(choice.hands for choice in poll.choices)
        now = AskedOfRoom(about, number, hands, revealed=revealed, heard=self._heard_about(poll))
        one = self._in_room(poll)
        closed = poll.key in self._settled or (one is not None and (one.was_shown or not one.is_open))
        return replace(now, closed=now.heard is not None and (closed or revealed))

    def ask(self, about: Stop | LessonQuestion, number: int, *, revealed: bool) -> AskedOfRoom:
        """The same; from now on it counts among what has been asked."""
        self.run = self.run.with_poll(self._poll(about, number))
        return self.asked(about, number, revealed=revealed)

    def count(self, now: AskedOfRoom) -> None:
        """Takes over hands that were counted for what is asked."""
        self.run = self.run.with_poll(self.poll_of(now).with_hands(now.hands))

    def poll_of(self, now: AskedOfRoom) -> Poll:
        """The poll of what is asked."""
        return self._poll(now.about, now.number)

    def _poll(self, about: Stop | LessonQuestion, number: int) -> Poll:
        """The poll of a question: as it was asked before, or a new one."""
        if isinstance(about, LessonQuestion):
            fresh = own_poll_of(about)
            return self.run.poll(fresh.key) or fresh
        key = f"{self._cases.key}/{about.ruling_place}/{self._cases.place_of(about, number)}"
        known, asked = self.run.poll(key), about.asked[number]
        if known is not None and len(known.choices) == len(asked.choices):
            return known
        title = self._session.document.full_title
        return poll_of(key, title, about, asked, languages_with(self._session.words.language))

    # -- the phones ----------------------------------------------------------------------------------------------------

    def settle(self) -> None:
        """Takes what phones have answered in an earlier room for settled: none of it is answered a second time."""
        counted = ((poll.key, tuple(choice.phones for choice in poll.choices)) for poll in self.run.polls)
        self._settled = {key: counts for key, counts in counted if any(counts)}

    def key_of(self, poll: Poll) -> str:
        """The key under which phones know a question; it tells nothing of it."""
        keys = [each.key for each in self.run.polls]
        return f"q{keys.index(poll.key) + 1 if poll.key in keys else len(keys) + 1}"

    def was_shown(self, now: AskedOfRoom) -> bool:
        """Whether the phones have seen what is right, or answered before: they answer no more."""
        poll = self.poll_of(now)
        one = self._in_room(poll)
        return poll.key in self._settled or (one is not None and one.was_shown)

    def hear(self, now: AskedOfRoom) -> AskedOfRoom:
        """What is asked with what phones have answered by now; once it is closed, what they chose is counted."""
        poll = self.poll_of(now)
        heard = self._heard_about(poll)
        if heard is None and not self._phones.is_open:
            return replace(now, heard=None, closed=False)
        if heard is not None and heard.counts is not None:
            self.run = self.run.with_poll(poll.with_phones(heard.counts))
        return replace(now, heard=heard)

    def _in_room(self, poll: Poll) -> AskedQuestion | None:
        room = self._phones.room
        return room.question(self.key_of(poll)) if room is not None else None

    def _heard_about(self, poll: Poll) -> FromPhones | None:
        """What phones have answered; None where no room is open."""
        room, one, settled = self._phones.room, self._in_room(poll), self._settled.get(poll.key)
        if room is None:
            return None
        if settled is not None:
            return FromPhones(sum(settled), max(room.phones, sum(settled)), settled)
        answered = len(one.answers) if one is not None else 0
        is_asked = one is None or (room.now is one and room.phase is Phase.ASKED)
        return FromPhones(answered, max(room.phones, answered), None if is_asked or one is None else one.phone_counts)

    # -- polls of peers ------------------------------------------------------------------------------------------------

    def take_peers(self, key: str, question: Text, taken: PeerPoll) -> None:
        """Takes over what peers have answered about the case on the table."""
        session = self._session
        title, edition = session.document.full_title, session.edition.value
        self.run = self.run.with_peers(taken_peers(f"{self._cases.key}/{key}", title, edition, question, taken))

    @property
    def peers_not_in_case(self) -> tuple[PeerPoll, ...]:
        """The polls of peers of the case on the table that are not in it yet."""
        actions = (node.step.action for node in self._session.history.nodes if not node.hidden)
        held = [action.peers for action in actions if isinstance(action, Note) and action.peers is not None]
        polls = (poll.taken for poll in self.run.peers if poll.case_key == self._cases.key)
        return tuple(poll for poll in polls if poll not in held)


# -- The course --------------------------------------------------------------------------------------------------------


class LessonCourse(QObject):
    """Leads through the lesson that is open; while it is given, the wall shows nothing of what follows.

    It `leads` from the moment one of its entries is shown until another table is opened.
    """

    changed = Signal()
    """What is asked, counted or revealed has changed, or whether the lesson is given."""

    def __init__(
        self, session: Session, lesson: OpenLesson, presentation: Presentation, cases: LessonCases, phones: Phones
    ) -> None:
        super().__init__(presentation)
        self._session, self._open, self._presentation, self._cases = session, lesson, presentation, cases
        self._phones = phones
        self.address = ""
        self._told: object = None
        self._polls = LessonPolls(session, cases, phones)
        self.given = self.leads = False
        self.now: AskedOfRoom | None = None
        self._on_the_spot: LessonQuestion | None = None
        self._interrupted: AskedOfRoom | None = None
        session.moved.connect(self._moved)
        session.opened.connect(self._opened_elsewhere)
        session.reworded.connect(lambda: self._show(same_page=True))
        lesson.changed.connect(self._lesson_changed)
        presentation.wall_opened.connect(lambda _: self._show())
        presentation.changed.connect(self.changed)
        presentation.changed.connect(self._tell_phones)
        phones.changed.connect(self._hear)

    # -- beginning and ending ------------------------------------------------------------------------------------------

    def start(self, at: int | None = None) -> None:
        """Gives the lesson on the wall from its title page, or from this entry."""
        self.given = self.leads = True
        self._presentation.see_as(self._as_seen)
        self._presentation.set_on(True)
        if at is not None:
            if not self.go_to(at):
                self._open.go_to(at)
                self._go_by(1)
        elif title_slide(self._open.lesson, self._session.words) is None:
            self._go_by(1)
        else:
            self._open.go_to(None)
            self._show()

    def end(self) -> None:
        """Gives the lesson no more: the wall shows what the window shows."""
        if self.given:
            self.given, self.now = False, None
            self._presentation.see_as(lambda shown: shown)
            self._presentation.say_instead(())
            self._phones.change(lambda room: room if room.is_over else room.showing(Scene()))
            self.changed.emit()

    @property
    def run(self) -> LessonRun:
        """What has been asked and answered so far."""
        return self._polls.run

    @property
    def counted(self) -> bool:
        """Whether hands have been counted, or peers polled."""
        return self._polls.counted

    def forget(self) -> None:
        """Forgets what was asked, and ends the lesson if it is given."""
        self.end()
        self.restore(LessonRun())

    def restore(self, run: LessonRun) -> None:
        """Takes over what was asked before."""
        self._polls.run = run
        self.changed.emit()

    def take_peers(self, key: str, question: Text, taken: PeerPoll) -> None:
        """Takes what peers have answered over into the sheet, as long as the lesson is given."""
        if self.given:
            self._polls.take_peers(key, question, taken)
            self.changed.emit()

    @property
    def peers_here(self) -> tuple[PeerPoll, ...]:
        """The polls of peers of the case on the table that are not in it yet."""
        return self._polls.peers_not_in_case if self.leads and self.run.peers else ()

    def put_peers_on_record(self) -> None:
        """Adds the polls of peers of the case on the table to it, a note each at the end of the line in view.

        The wall goes on where it is.
        """
        session, here = self._session, self._session.history.cursor
        history, texts = session.history.jump([START, *session.history.line()][-1]), list[Text]()
        for taken in self.peers_here:
            note = peers_note(taken)
            history = history.act(note)
            texts.append(note.text)
        if texts and session.edit(history.jump(here), session.document, *texts):
            session.tell(say("peers-recorded", polls=len(texts)))

    def choose_questions(self, at: int, ask: tuple[str, ...] | None) -> None:
        """Asks these questions of the entry on the table from now on."""
        if at == self._open.here:
            self._cases.choose(ask)
            if self.now is not None and not self.asks_on_the_spot:
                self._set(None)

    def questions_of(self, at: int) -> tuple[Stop, ...]:
        """All that can be asked of the case of this entry; () where it cannot be opened, which is told."""
        entry = self._open.lesson.entries[at]
        if not isinstance(entry, CaseEntry):
            return ()
        try:
            return self._cases.questions_of(entry)
        except RefusedError as refused:
            self._session.refuse(refused)
        except CancelledError:
            pass
        return ()

    # -- from entry to entry -------------------------------------------------------------------------------------------

    def go_to(self, at: int, *, revealed: bool = False) -> bool:
        """Shows this entry: a page on the wall, a case on the table; says why if it cannot, and returns whether.

        A question of one's own is asked, or marked if it is `revealed`.
        """
        entry = self._open.lesson.entries[at]
        if isinstance(entry, CaseEntry) and not self._cases.put_on_table(entry):
            return False
        self.now, self.leads = None, True
        self._open.go_to(at)
        if isinstance(entry, LessonQuestion) and self.given:
            self._ask(entry, revealed=revealed and entry.is_marked)
        else:
            self._show()
        return True

    def _go_by(self, steps: int, *, cases_only: bool = False) -> bool:
        """Shows the nearest entry in this direction that can be shown; returns whether there is one."""
        lesson, here = self._open.lesson, self._open.here
        at = (here if here is not None else -1) + steps
        while 0 <= at < len(lesson.entries):
            if (not cases_only or at in lesson.cases) and self.go_to(at, revealed=steps < 0):
                return True
            at += steps
        return False

    def next_case(self) -> None:
        """Shows the next entry; of a lesson that is not on the wall the next case."""
        if not self._go_by(1, cases_only=not self._on_wall):
            self._session.tell(say("lesson-last"))

    def previous_case(self) -> None:
        """Shows the entry before; of a lesson that is not on the wall the case before."""
        if not self._go_by(-1, cases_only=not self._on_wall):
            self._session.tell(say("lesson-first"))

    @property
    def asking(self) -> AskedOfRoom | None:
        """What the room is asked now and has not been answered; None where hands are not counted."""
        return self.now if self.now is not None and not self.now.revealed and self._on_wall else None

    @property
    def _on_wall(self) -> bool:
        return self.given and self._presentation.is_on

    def _opened_elsewhere(self) -> None:
        """Ends the lesson when another table than one of its cases is opened."""
        if not self._cases.opening:
            self.leads = False
            self.end()

    # -- a question on the spot ----------------------------------------------------------------------------------------

    @property
    def asks_on_the_spot(self) -> bool:
        """Whether what is asked now was thought of while the lesson is given, and is none of its entries."""
        return self.now is not None and self.now.about is self._on_the_spot

    def ask_on_the_spot(self, question: LessonQuestion) -> None:
        """Asks this as the next page; after it the wall shows again what it showed before."""
        if not self.asks_on_the_spot:
            self._interrupted = self.now
        self.address = ""
        self._on_the_spot = question
        self._ask(question)

    @property
    def goes_on_at_once(self) -> bool:
        """Whether the next entry comes with the next press, since no case is on the wall and nothing is asked."""
        return self._is_slide and self.now is None

    def _leave_the_spot(self) -> bool:
        """Shows what was shown before the question; returns True."""
        before, self._on_the_spot, self._interrupted = self._interrupted, None, None
        here, entries = self._open.here, self._open.lesson.entries
        entry = entries[here] if here is not None else None
        if before is not None and before.stop is None and before.about is not entry:
            # It was changed in the lesson meanwhile, or taken out of it.
            before = None
            if isinstance(entry, LessonQuestion):
                self._ask(entry)
                return True
        if before is not None:
            before = self._polls.asked(before.about, before.number, revealed=before.revealed)
        self._set(before)
        return True

    # -- what the clicker does -----------------------------------------------------------------------------------------

    def go_on(self) -> bool:
        """Does what comes before the next step: the next entry after a page of words, a question, its answer."""
        if self.hide_address():
            return True
        if not self._on_wall:
            return False
        now = self.now
        if now is not None and now.is_to_be_closed:
            self._set(replace(now, closed=True))
            return True
        if self._is_slide:
            if now is not None and now.is_to_be_marked:
                self._set(replace(now, revealed=True))
                return True
            return self._leave_the_spot() if self.asks_on_the_spot else self._go_by(1) or self._say_end()
        if now is None:
            stop = self._cases.stop_after_cursor()
            if stop is not None:
                self._ask(stop)
            elif not (self.has_next or self._session.can_step_on):
                self._phones.change(Room.over)
            return stop is not None
        if not now.revealed:
            self._set(replace(now, revealed=True))
        elif now.stop is not None and not now.is_last:
            self._ask(now.stop, now.number + 1)
        else:
            self._set(None)
            # Notes that would have given the ruling away come before it.
            self._session.step_by(1)
        return True

    def go_back(self) -> bool:
        """Goes back the same way: from an answer to its question, from the first page of a case to the entry before."""
        if self.hide_address():
            return True
        if not self._on_wall:
            return False
        now, session = self.now, self._session
        if now is not None and now.was_only_closed and not self._polls.was_shown(now):
            # The phones may answer again.
            self._set(replace(now, closed=False))
            return True
        is_open = now is None or (now.stop is None and not now.revealed)
        if self.asks_on_the_spot and is_open:
            return self._leave_the_spot()
        if (self._is_slide and is_open) or (now is None and session.history.cursor == START):
            return self._back_to_entry()
        if now is None:
            stop = self._cases.stop_before_cursor()
            if stop is not None:
                session.jump(stop.place)
                self._ask(stop, len(stop.asked) - 1, revealed=True)
                self._show_last_page()
            return stop is not None
        if now.revealed:
            self._set(replace(now, revealed=False))
        elif now.stop is None or now.is_first:
            self._set(None)
        else:
            self._ask(now.stop, now.number - 1, revealed=True)
        self._show_last_page()
        return True

    def _back_to_entry(self) -> bool:
        """Shows the entry before, or the title page."""
        if self._go_by(-1):
            return True
        if self._open.here is not None and title_slide(self._open.lesson, self._session.words) is not None:
            self._open.go_to(None)
            self._show()
        return True

    def _show_last_page(self) -> None:
        if self._presentation.wall is not None:
            self._presentation.wall.show_last_page()

    def _say_end(self) -> bool:
        wall = self._presentation.wall
        if wall is not None:
            wall.show_entry(self.end_text)
        self._phones.change(Room.over)
        return True

    # -- what follows --------------------------------------------------------------------------------------------------

    @property
    def has_next(self) -> bool:
        """Whether an entry follows."""
        here = self._open.here
        return (here if here is not None else -1) + 1 < len(self._open.lesson.entries)

    @property
    def end_text(self) -> str:
        """What is said at the end of a case: what another press shows, without giving it away."""
        return end_text(self._open.lesson, self._open.here, self._session.words)

    @property
    def coming(self) -> str:
        """What the next press shows, told to the lecturer; "" where it is the next step."""
        words = self._session.words
        if self.address:
            return words.text("lesson-coming-after-address")
        if self._is_slide:
            if self.now is not None and self.now.is_to_be_closed:
                return words.text("lesson-coming-counts")
            if self.now is not None and self.now.is_to_be_marked:
                return words.text("lesson-coming-answer")
            if self.asks_on_the_spot:
                return words.text("lesson-coming-after-address")
            return next_entry_text(self._open.lesson, self._open.here, self._open.known, words)
        if not self._on_wall:
            return ""
        return coming_text(self.now, self._cases.stop_after_cursor() if self.now is None else None, words)

    @property
    def answers(self) -> str:
        """What only the lecturer sees: the answers to what is asked now, and why."""
        return answers_text(self.now, self._session.words) if self.now is not None and self._on_wall else ""

    @property
    def page(self) -> str:
        """What tells a question, or a page of the lesson, from the step at which it is shown; "" for the step."""
        if not self._on_wall:
            return ""
        if self._is_slide:
            here = self._open.here
            told = repr(self._open.lesson.entries[here] if here is not None else self._open.lesson.title)
            told = repr(self._on_the_spot) if self.asks_on_the_spot else told
            return f"{OF_LESSON}{digest_of(told.encode(errors='surrogatepass'))[:24]}"
        return f"asked-{self.now.number}" if self.now is not None else ""

    @property
    def place(self) -> str:
        """Where the lesson has got to among its entries: "3 of 9"; "" while it is not given."""
        here, of = self._open.here, len(self._open.lesson.entries)
        return (
            self._session.words.text("lesson-entry-of", number=here + 1, of=of)
            if self.given and here is not None
            else ""
        )

    def coming_on_wall(self, shown: Shown) -> ComingOnWall | None:
        """What the wall shows after the next press while a lesson has its say in that; None for a step of the table."""
        now = self.now
        if not self._on_wall or self.address or (now is not None and now.is_to_be_closed):
            # Nobody knows yet what the phones will have answered.
            return None
        if self._is_slide:
            if now is None or not now.is_to_be_marked:
                return None if self.asks_on_the_spot else self._next_entry_on_wall(shown)
            marked = replace(now, revealed=True)
            return ComingOnWall(shown, (question_of(marked, shown.words),))
        if now is None:
            stop, number, revealed = self._cases.stop_after_cursor(), 0, False
        elif not now.revealed:
            stop, number, revealed = now.stop, now.number, True
        else:
            stop, number, revealed = (None if now.is_last else now.stop), now.number + 1, False
        if stop is None and now is not None:
            # All that is asked has been marked: the ruling comes.
            return next_on_wall(replace(shown, options=replace(shown.options, asking=False)))
        if stop is None:
            return None if self._session.can_step_on else self._next_entry_on_wall(shown)
        asked = self._polls.asked(stop, number, revealed=revealed)
        seen = replace(shown, history=seen_history(shown.history, stop), options=replace(shown.options, asking=True))
        return ComingOnWall(seen, (question_of(asked, shown.words),))

    def _next_entry_on_wall(self, shown: Shown) -> ComingOnWall | None:
        """The page of the next entry, or the opening of its case, for which no step is ruled."""
        here, entries, words = self._open.here, self._open.lesson.entries, shown.words
        at = here + 1 if here is not None else 0
        if at >= len(entries):
            return None
        entry = entries[at]
        is_case = isinstance(entry, CaseEntry)
        document = Document(title=(("", place_text(self._open.lesson, at, words)),)) if is_case else None
        try:
            history, said = first_on_wall(entry, words, self._open.picture, document)
        except RefusedError:
            return None
        if history is None or document is None:
            return ComingOnWall(shown, said)
        options = replace(shown.options, asking=False)
        return ComingOnWall(replace(shown, history=history, document=document, options=options), said)

    # -- asking --------------------------------------------------------------------------------------------------------

    def _ask(self, about: Stop | LessonQuestion, number: int = 0, *, revealed: bool = False) -> None:
        self._set(self._polls.ask(about, number, revealed=revealed))

    def count(self, now: AskedOfRoom) -> None:
        """Takes over hands that were counted for what is asked."""
        if self.asking is not None:
            self._polls.count(now)
            self.now = now
            self._show(same_page=True)
            if self._presentation.wall is not None:
                self._presentation.wall.show_option(str(now.at + 1))

    def _lesson_changed(self) -> None:
        """Asks a question of one's own in its new words, and no more where it was taken out of the lesson."""
        here = self._open.here
        entry = self._open.lesson.entries[here] if here is not None else None
        about = self.now.about if self.now is not None else None
        if self.given and isinstance(about, LessonQuestion) and about is not entry and not self.asks_on_the_spot:
            self.now = None
            if isinstance(entry, LessonQuestion):
                self._ask(entry)
                return
        self._show(same_page=True)

    def _set(self, now: AskedOfRoom | None) -> None:
        self.now = now
        self._show()

    def _moved(self, before: object, after: object) -> None:
        """Drops the question when another table is shown than the one it is asked at."""
        if not self._session.changeable:
            # A case is being rehearsed.
            self.end()
        elif self.now is not None and (stop := self.now.stop) and self._session.history.cursor != stop.place:
            self.now = None
        waiting = self._interrupted
        if waiting is not None and waiting.stop is not None and self._session.history.cursor != waiting.stop.place:
            self._interrupted = None
        if self.given:
            self._show()

    # -- what the room sees --------------------------------------------------------------------------------------------

    @property
    def _is_slide(self) -> bool:
        """Whether a page takes the whole wall: the title page, a note, a page or question of one's own."""
        here = self._open.here
        return self.asks_on_the_spot or here is None or not isinstance(self._open.lesson.entries[here], CaseEntry)

    def _show(self, *, same_page: bool = False) -> None:
        """Shows on the wall what is asked, or a page of words; else what is said after the last step."""
        if self.given:
            self._presentation.see_again()
            self._presentation.say_instead(self._said_in(self._session.words), same_page=same_page)
            self._tell_phones()
        self.changed.emit()

    def _said_in(self, words: Words) -> tuple[Statement, ...]:
        """What is said on the wall instead of what is said after the last step; () for that."""
        return (address_slide(self.address, words),) if self.address else self._said_of_lesson(words)

    def _said_of_lesson(self, words: Words) -> tuple[Statement, ...]:
        lesson, here = self._open.lesson, self._open.here
        if self.now is not None and self.asks_on_the_spot:
            return (question_of(self.now, words),)
        if here is None:
            slide = title_slide(lesson, words)
            return (slide,) if slide is not None else ()
        if self.now is not None:
            return (question_of(self.now, words),)
        entry = lesson.entries[here]
        if isinstance(entry, CaseEntry | LessonQuestion):
            return ()
        return (page_slide(entry, self._open.picture(entry), words),)

    def _as_seen(self, shown: Shown) -> Shown:
        """What the room sees of what the window shows: nothing that follows, as long as something will be asked."""
        here = self._open.here
        if here is None or here not in self._open.lesson.cases:
            return shown
        if self.now is None and not self._cases.will_ask:
            return shown
        place = place_text(self._open.lesson, here, shown.words)
        stop = self._cases.stop_after_notes()
        return replace(
            shown,
            history=seen_history(shown.history, self.now.stop if self.now is not None else None),
            document=Document(title=(("", place),)),
            options=replace(
                shown.options,
                asking=self.now is not None,
                law_asked=stop is not None and stop.asks_law,
                question_asked=stop is not None and stop.asks_finding,
            ),
        )

    # -- the phones ----------------------------------------------------------------------------------------------------

    def show_address(self, address: str) -> None:
        """Shows on the wall where phones find the room, until the next press; "" ends that."""
        self.address = address
        if self.given:
            self._show()
        else:
            self._presentation.say_instead(self._said_in(self._session.words) if address else ())
            self.changed.emit()

    def show_again(self) -> None:
        """Has the wall and the phones show the lesson, after something else; nothing while it is not given."""
        if self.given:
            self._told = None
            self._presentation.see_as(self._as_seen)
            self._show()

    def hide_address(self) -> bool:
        """Shows no longer where phones find the room; returns whether that was shown."""
        was_shown = bool(self.address) and self._presentation.is_on
        if self.address:
            self.show_address("")
        return was_shown

    def begin_with_phones(self) -> None:
        """Takes what phones have answered in an earlier room for settled: none of it is answered a second time."""
        self._polls.settle()
        self._told = None
        if self.now is not None:
            self.now = self._polls.asked(self.now.about, self.now.number, revealed=self.now.revealed)
        self._show(same_page=True)

    def _hear(self) -> None:
        """Shows how many have answered; once the question is closed, what they have chosen is counted."""
        now = self.now
        if now is None or not self.given:
            self.changed.emit()
            return
        self.now = self._polls.hear(now)
        self._show(same_page=True)

    def _tell_phones(self) -> None:
        """Has the phones show what the wall shows now, where that has changed: nothing while it is black.

        While it is frozen they stay as they are too.
        """
        presentation, shown = self._presentation, self._presentation.shown
        if not (self.given and self._phones.is_open) or shown is None or presentation.is_frozen:
            return
        if presentation.is_black:
            if self._told is not None:
                self._told = None
                self._phones.change(lambda room: room.going_on().showing(Scene()))
            return
        now, seen = self.now, self._as_seen(shown)
        state = (now.hands, now.closed, now.revealed) if now is not None else None
        about = (id(now.about), now.number) if now is not None else self._open.here
        mark = (id(shown.history.nodes), shown.history.cursor, about, state, shown.words.language)
        if mark == self._told:
            return
        self._told = mark
        if now is None:
            scene = self._scene_of(seen)
            self._phones.change(lambda room: room.going_on().showing(scene).in_language(shown.words.language))
            return
        poll = self._polls.poll_of(now)
        scene = Scene(table=table_shown(seen.table, seen.options.hands, asking=True) if now.stop is not None else None)
        question = question_to_room(now, poll, self._polls.key_of(poll), shown.history)
        self._phones.change(partial(following, question=question, scene=scene, now=now))

    def _scene_of(self, seen: Shown) -> Scene:
        """What the wall shows while nothing is asked: a page of words alone, or the table and what is said there."""

        def said(words: Words) -> tuple[Statement, ...]:
            options = seen.options
            return self._said_of_lesson(words) or statements(
                seen.history, seen.document, words, law_asked=options.law_asked, question_asked=options.question_asked
            )

        return Scene(said_by(said), None if self._is_slide else table_shown(seen.table, seen.options.hands))

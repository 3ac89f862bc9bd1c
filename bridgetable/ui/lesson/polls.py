"""What a lesson asks and what is answered, question by question: by hand, and by the phones of an open room."""

from __future__ import annotations

from msgspec.structs import replace

from bridgetable.engine.actions import Note, PeerPoll
from bridgetable.rehearsal.asked import Stop
from bridgetable.rehearsal.lessons.lesson import LessonQuestion
from bridgetable.rehearsal.lessons.poll import LessonRun, Poll, own_poll_of, poll_of, taken_peers
from bridgetable.room.room import AskedQuestion, Phase
from bridgetable.table.text import Text
from bridgetable.ui.lesson.asked_of_room import AskedOfRoom, FromPhones
from bridgetable.ui.lesson.lesson_cases import LessonCases
from bridgetable.ui.lesson.open_room import Phones
from bridgetable.ui.session.session import Session
from bridgetable.words.languages import languages_with


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

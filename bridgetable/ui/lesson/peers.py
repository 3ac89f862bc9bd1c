"""A poll of peers on the wall: one hand and what has gone before, what the phones answer, and what stays of it."""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from bridgetable.cards.notation import call_of, card_of
from bridgetable.cards.seat import BySeat, Seat
from bridgetable.engine.actions import PeerAnswer, PeerPoll
from bridgetable.room.room import AskedQuestion, Phase, Room
from bridgetable.room.scene import QuestionKind, RoomQuestion, Scene
from bridgetable.table.question import say
from bridgetable.table.text import in_language
from bridgetable.ui.lesson.open_room import Phones
from bridgetable.ui.lesson.phones import on_turn, poll_of_peers, poll_scene
from bridgetable.ui.session.session import Session
from bridgetable.ui.session.shown import HandView, Shown
from bridgetable.ui.wall.presentation import Presentation
from bridgetable.ui.wall.statements import Option, Statement, StatementKind
from bridgetable.words.action_lines import peers_choice, peers_note
from bridgetable.words.catalogue import Words

MOST_ON_WALL = 8
"""How many calls or cards the wall lists, those that most have chosen."""


def peer_poll(seat: Seat, asked: AskedQuestion) -> PeerPoll:
    """What peers have answered, those calls or cards first that most have chosen; without those that nobody has."""
    kind = asked.question.kind
    counted = zip(asked.question.choices, asked.phone_counts, asked.considered, strict=True)
    answers = [
        PeerAnswer(call_of(choice.code) if kind is QuestionKind.CALL else card_of(choice.code), chosen, considered)
        for choice, chosen, considered in counted
        if chosen or considered
    ]
    return PeerPoll(seat, tuple(sorted(answers, key=lambda each: (-each.chosen, -each.considered))))


class PollOfPeers(QObject):
    """Asks the phones what a player's peers would do where the table stands, and keeps their answers with the case.

    The first press ends the answering and shows the answers, the second one leaves the poll. They are put on record as
    a note at the end of the line; while a lesson is given they stand on its sheet, and are put into the case on demand.
    """

    changed = Signal()
    """The poll was begun, closed or left, or phones have answered."""

    def __init__(self, session: Session, presentation: Presentation, phones: Phones) -> None:
        super().__init__(presentation)
        self._session, self._presentation, self._phones = session, presentation, phones
        self._question: RoomQuestion | None = None
        self._seat = Seat.N
        self._closed = False
        self.number = 0
        """How many polls there have been; what tells one from the others."""
        phones.changed.connect(self._hear)
        session.reworded.connect(self._show)
        session.moved.connect(lambda *_: self.leave())

    @property
    def is_on(self) -> bool:
        """Whether peers are being asked, or their answers are on the wall."""
        return self._question is not None

    @property
    def taken(self) -> tuple[RoomQuestion, PeerPoll] | None:
        """What is asked, and what was answered; None while peers may still answer, and where none has."""
        asked = self._asked
        found = peer_poll(self._seat, asked) if asked is not None and self._closed else None
        return (asked.question, found) if asked is not None and found is not None and found.answers else None

    def start(self) -> bool:
        """Asks the peers of the player on turn; says so where there is nothing to ask. Returns whether they are."""
        table = self._session.table
        self.number += 1
        question = poll_of_peers(table, f"p{self.number}-{self._session.history.cursor}")
        seat = on_turn(table)
        if question is None or seat is None or not self._phones.is_open:
            self._session.tell(say("room-no-poll"))
            return False
        self._question, self._seat, self._closed = question, table.player(seat), False
        scene = poll_scene(table)
        self._phones.change(lambda room: room.going_on().asking(question, scene))
        self._presentation.set_on(True)
        self._presentation.see_as(self._as_seen)
        self._show()
        return True

    def go_on(self) -> PeerPoll | None:
        """Shows what was answered; or leaves the poll and returns what its answers were."""
        asked = self._asked
        if not self._closed:
            self._closed = True
            self._phones.change(lambda room: room.closed(bars=True))
            self._show()
            return None
        found = peer_poll(self._seat, asked) if asked is not None else None
        self.leave()
        return found

    def go_back(self) -> None:
        """Has the phones answer again; or leaves the poll as it is, without its answers."""
        if self._closed:
            self._closed = False
            self._phones.change(Room.reopened)
            self._show()
        else:
            self.leave()

    def leave(self) -> None:
        """Has the wall and the phones show what they showed before."""
        if self._question is not None:
            self._question = None
            self._presentation.see_as(lambda shown: shown)
            self._presentation.say_instead(())
            self._phones.change(lambda room: room.showing(Scene()))
            self.changed.emit()

    def put_on_record(self, found: PeerPoll) -> None:
        """Adds the answers to the line as a note at its end, beside which the Director is asked."""
        self._session.to_end()
        self._session.act(peers_note(found))

    # -- what is shown -------------------------------------------------------------------------------------------------

    @property
    def _asked(self) -> AskedQuestion | None:
        room, question = self._phones.room, self._question
        return room.question(question.key) if room is not None and question is not None else None

    def _hear(self) -> None:
        if self._question is None:
            return
        if not self._phones.is_open:
            self.leave()
        else:
            self._show()

    def _show(self) -> None:
        if self._question is not None:
            self._presentation.say_instead((self._statement(self._session.words),), same_page=True)
            self.changed.emit()

    def _statement(self, words: Words) -> Statement:
        question, asked, room = self._question, self._asked, self._phones.room
        assert question is not None
        answered = len(asked.answers) if asked is not None else 0
        who = words.text("wall-answered", answered=answered, phones=max(room.phones if room else 0, answered))
        shows = self._closed and asked is not None and room is not None and room.phase is Phase.CLOSED
        found = peer_poll(self._seat, asked).answers[:MOST_ON_WALL] if shows and asked is not None else ()
        most = max((each.chosen for each in found), default=0)
        options = tuple(
            Option(
                str(number),
                words.text("peers-on-wall", made=peers_choice(words, each), considered=each.considered),
                hands=each.chosen,
                share=each.chosen / most if most else 0.0,
            )
            for number, each in enumerate(found, 1)
        )
        return Statement(StatementKind.POLL, in_language(question.text, words.language), who=who, options=options)

    def _as_seen(self, shown: Shown) -> Shown:
        """The table with the hand of that player alone, and dummy if it lies there."""
        hands = BySeat.of(lambda seat: HandView.SHOWN if seat is self._seat else HandView.HIDDEN)
        return replace(shown, options=replace(shown.options, hands=hands, asking=True))

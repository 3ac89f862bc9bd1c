"""The room as a value: what is asked, who has answered what, and what may be shown; one function says the latter."""

from __future__ import annotations

import enum
from collections.abc import Mapping, Sequence

import msgspec
from msgspec.structs import replace

from bridgetable.room.answers import Answer, Verdict, verdict_on
from bridgetable.room.scene import Json, RoomQuestion, Scene, answer_shown, question_shown, said_shown
from bridgetable.table.text import DEFAULT_LANGUAGE, Text


class Phase(enum.Enum):
    """How far the room is with what is asked."""

    WAITING = "waiting"
    """Nothing is asked: the wall shows a page of words, or a step of the play."""
    ASKED = "asked"
    """A question is asked, and answers are taken."""
    CLOSED = "closed"
    """The question takes no answers any more."""
    SHOWN = "shown"
    """What is right is shown."""
    OVER = "over"
    """The lesson is over."""


class AskedQuestion(msgspec.Struct, frozen=True):
    """A question that was put to the room, and all that became of it.

    `was_shown` says that what is right has been shown, after which it is never open again; `bars` that the lecturer
    shows how many have chosen what. `hands` are those that were counted by key, one number for each choice.
    """

    question: RoomQuestion
    scene: Scene
    is_open: bool = True
    was_shown: bool = False
    bars: bool = False
    answers: Mapping[str, Answer] = {}
    hands: tuple[int, ...] = ()

    @property
    def phone_counts(self) -> tuple[int, ...]:
        """How many phones have chosen each choice."""
        found = [0] * len(self.question.choices)
        for answer in self.answers.values():
            for place in answer.choice:
                found[place] += 1
        return tuple(found)

    @property
    def counts(self) -> tuple[int, ...]:
        """How many have chosen each choice: phones, and hands counted by key."""
        hands = self.hands or (0,) * len(self.question.choices)
        return tuple(sum(both) for both in zip(hands, self.phone_counts, strict=True))

    @property
    def considered(self) -> tuple[int, ...]:
        """How many would seriously consider each choice, those who have chosen it not among them."""
        found = [0] * len(self.question.choices)
        for answer in self.answers.values():
            for place in set(answer.consider) - set(answer.choice):
                found[place] += 1
        return tuple(found)


class Room(msgspec.Struct, frozen=True):
    """A room that answers, at one moment.

    `number` is larger than that of every room shown before. `asked` is all that was asked, in order; `here` is the
    place in it of the question on the wall, None where none is. `revealed` says that the wall shows what is right.
    `watching` is how many phones are connected, and `known` are those that were let in.
    """

    title: Text = ()
    language: str = DEFAULT_LANGUAGE
    number: int = 1
    scene: Scene = Scene()
    asked: tuple[AskedQuestion, ...] = ()
    here: int | None = None
    revealed: bool = False
    is_over: bool = False
    door_open: bool = True
    watching: int = 0
    known: frozenset[str] = frozenset()

    # -- what it is ----------------------------------------------------------------------------------------------------

    @property
    def now(self) -> AskedQuestion | None:
        """The question on the wall with what became of it; None where none is."""
        return self.asked[self.here] if self.here is not None else None

    @property
    def phase(self) -> Phase:
        """How far it is with what is asked."""
        now = self.now
        if self.is_over:
            return Phase.OVER
        if now is None:
            return Phase.WAITING
        if self.revealed:
            return Phase.SHOWN
        return Phase.ASKED if now.is_open else Phase.CLOSED

    @property
    def answered(self) -> int:
        """How many phones have answered the question on the wall."""
        return len(self.now.answers) if self.now is not None and not self.is_over else 0

    @property
    def phones(self) -> int:
        """How many phones are there: those connected, and never fewer than have answered."""
        return max(self.watching, self.answered)

    def question(self, key: str) -> AskedQuestion | None:
        """The question of this key with what became of it; None before it was asked."""
        return next((one for one in self.asked if one.question.key == key), None)

    # -- what the lecturer does ----------------------------------------------------------------------------------------

    def showing(self, scene: Scene) -> Room:
        """The room while the wall shows this, and nothing is asked; what was open is asked again when it comes back."""
        return self._after(scene=scene, here=None, revealed=False)

    def asking(self, question: RoomQuestion, scene: Scene) -> Room:
        """The room when it is asked this beside what the wall shows.

        A question that was asked before has its answers still, and stays closed if it was; one that has other choices
        now is a new one.
        """
        known = self.question(question.key)
        if known is None:
            asked = (*self.asked, AskedQuestion(question, scene))
            return self._after(scene=scene, asked=asked, here=len(asked) - 1, revealed=False)
        place = self.asked.index(known)
        same = [one.code for one in known.question.choices] == [one.code for one in question.choices]
        again = replace(known, question=question, scene=scene) if same else AskedQuestion(question, scene)
        return self._changing(place, again)._after(scene=scene, here=place, revealed=False)

    def closed(self, *, bars: bool = False) -> Room:
        """The room when the question takes no answers any more; with `bars` it is shown how many have chosen what."""
        if self.now is None or self.here is None or self.is_over:
            return self
        return self._changing(self.here, replace(self.now, is_open=False, bars=self.now.bars or bars))

    def reopened(self) -> Room:
        """The room when the question takes answers again; unchanged once it was shown what is right."""
        if self.now is None or self.here is None or self.is_over or self.now.was_shown:
            return self
        return self._changing(self.here, replace(self.now, is_open=True, bars=False))

    def shown(self) -> Room:
        """The room when it is shown what is right, and the question is closed."""
        if self.now is None or self.here is None or self.is_over:
            return self
        closed = replace(self.now, is_open=False, was_shown=True)
        return self._changing(self.here, closed)._after(revealed=True)

    def hiding_what_is_right(self) -> Room:
        """The room when the wall has gone back from what is right to the question, which stays closed."""
        return self._after(revealed=False) if self.phase is Phase.SHOWN else self

    def with_bars(self, on: bool = True) -> Room:
        """The room when the lecturer shows how many have chosen what, once the question is closed; or does not."""
        if self.now is None or self.here is None:
            return self
        return self._changing(self.here, replace(self.now, bars=on))

    def with_hands(self, hands: Sequence[int | None]) -> Room:
        """The room with these hands counted by key for the question on the wall, one number for each choice."""
        if self.now is None or self.here is None or len(hands) != len(self.now.question.choices):
            return self
        return self._changing(self.here, replace(self.now, hands=tuple(count or 0 for count in hands)))

    def with_door(self, is_open: bool) -> Room:
        """The room when new phones are let in, or no more."""
        return self._after(door_open=is_open)

    def in_language(self, language: str) -> Room:
        """The room when the wall speaks this language."""
        return self._after(language=language)

    def over(self) -> Room:
        """The room when the lesson is over: nothing is asked any more, and every phone shows its sheet."""
        return self._after(scene=Scene(), here=None, revealed=False, is_over=True)

    def going_on(self) -> Room:
        """The room when the lecturer has gone back from the end."""
        return self._after(is_over=False) if self.is_over else self

    # -- what the phones do --------------------------------------------------------------------------------------------

    def joined(self, phone: str) -> Room:
        """The room when this phone is there; unchanged where it was before, or the door is closed."""
        if phone in self.known or not self.door_open:
            return self
        return self._after(known=self.known | {phone})

    def with_watching(self, count: int) -> Room:
        """The room when this many phones are connected."""
        return self._after(watching=count)

    def with_answer(self, answer: Answer) -> Room:
        """The room with this answer, in the place of an earlier one of the same phone; unchanged if it is not taken."""
        if self.verdict(answer) is not Verdict.TAKEN or self.now is None or self.here is None:
            return self
        answers = {**self.now.answers, answer.phone: answer}
        return self.joined(answer.phone)._changing(self.here, replace(self.now, answers=answers))

    def verdict(self, answer: Answer) -> Verdict:
        """Whether this answer is taken now, and why not."""
        if answer.phone not in self.known and not self.door_open:
            return Verdict.SHUT_OUT
        return verdict_on(answer, state_shown(self), {one.question.key for one in self.asked})

    # -- its changes ---------------------------------------------------------------------------------------------------

    def _changing(self, place: int, one: AskedQuestion) -> Room:
        return self._after(asked=(*self.asked[:place], one, *self.asked[place + 1 :]))

    def _after(self, **changes: object) -> Room:
        return replace(self, number=self.number + 1, **changes)


# -- what may be shown -------------------------------------------------------------------------------------------------


def state_shown(room: Room) -> Json:
    """What every phone is shown, as the wire tells it: nothing that the wall does not show, and nothing too early.

    What is right, and the Law, is in it only where the wall shows them, and at the end where it has.
    """
    phase, now = room.phase, room.now
    state: Json = {
        "number": room.number,
        "phase": phase.value,
        "language": room.language,
        "title": dict(room.title),
        "said": said_shown(room.scene.said) if phase is Phase.WAITING else [],
        "table": room.scene.table,
        "answered": room.answered,
        "phones": room.phones,
        "door": "open" if room.door_open else "closed",
    }
    if phase is Phase.OVER:
        state["sheet"] = [_sheet_row(one) for one in room.asked]
        state["home"] = any(one.was_shown for one in room.asked)
    elif now is not None:
        state.update(question_shown(now.question))
        if now.bars and phase is not Phase.ASKED:
            state["counts"] = list(now.counts)
            if now.question.kind.is_poll:
                state["considered"] = list(now.considered)
        if phase is Phase.SHOWN:
            state.update(answer_shown(now.question))
    return state


def _sheet_row(one: AskedQuestion) -> Json:
    """A question as the sheet of a phone has it, with what is right if that was shown."""
    asked = question_shown(one.question)
    row = {key: asked[key] for key in ("key", "kind", "question", "choices", "many")}
    if one.was_shown:
        row |= {"laws": list(one.question.laws), "right": list(one.question.right)}
    return row


def items_shown(room: Room) -> list[Json]:
    """What has been shown of every question so far, as the page that asks takes it; a poll of peers is none."""
    shown = (one for one in room.asked if one.was_shown and not one.question.kind.is_poll)
    return [item_of(one.scene, one.question) for one in shown]


def item_of(scene: Scene, question: RoomQuestion | None = None) -> Json:
    """What the page that asks shows at once: a scene, and a question with what is right."""
    item: Json = {"table": scene.table, "said": said_shown(scene.said)}
    if question is not None:
        item |= {**question_shown(question), **answer_shown(question), "laws": list(question.laws)}
    return item

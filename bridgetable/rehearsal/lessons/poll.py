"""What was asked in a lesson, and how many hands were raised for each choice; kept with all its words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from hashlib import sha256
from itertools import count, groupby

import msgspec
from msgspec.structs import replace

from bridgetable.cards.card import Card
from bridgetable.cards.notation import call_of, call_text, card_of, card_text
from bridgetable.cards.seat import Seat
from bridgetable.engine.actions import PeerAnswer, PeerPoll
from bridgetable.laws.numbers import parts_of
from bridgetable.rehearsal.asked import Asked, Aspect, Choice, Stop
from bridgetable.rehearsal.lessons.lesson import LessonQuestion
from bridgetable.reports import page
from bridgetable.table.question import Message, Written, say
from bridgetable.table.text import Text, in_language
from bridgetable.words.action_lines import peers_choice
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES

MOST_HANDS = 999
"""The most hands that are counted for a choice."""


class PollChoice(msgspec.Struct, frozen=True):
    """A choice that the room had; `hands` is how many were raised for it, None while nobody has counted.

    `phones` is how many phones have chosen it.
    """

    label: Text
    right: bool
    hands: int | None = None
    phones: int = 0

    @property
    def taken(self) -> int:
        """How many have chosen it, by hand or by phone."""
        return (self.hands or 0) + self.phones


class Poll(msgspec.Struct, frozen=True):
    """A question as it was put to the room. `key` tells it from all others of the lesson.

    `laws` are the clauses of the ruling that it is about, in the numbering of the edition. A question of the lecturer's
    own has no case and no edition.
    """

    key: str
    case: Text
    edition: str
    question: Text
    choices: tuple[PollChoice, ...]
    laws: tuple[str, ...] = ()

    @property
    def hands(self) -> int:
        """How many hands were raised in all, and phones touched."""
        return sum(choice.taken for choice in self.choices)

    @property
    def right_hands(self) -> int:
        """How many hands were raised for what is right, and phones touched."""
        return sum(choice.taken for choice in self.choices if choice.right)

    @property
    def counted(self) -> bool:
        """Whether hands were counted for any choice, or a phone has chosen one."""
        return any(choice.hands is not None or choice.phones for choice in self.choices)

    def with_hands(self, hands: Sequence[int | None]) -> Poll:
        """The poll with these numbers of hands, one for each choice."""
        pairs = zip(self.choices, hands, strict=True)
        return replace(self, choices=tuple(replace(choice, hands=count) for choice, count in pairs))

    def with_phones(self, phones: Sequence[int]) -> Poll:
        """The poll with these numbers of phones, one for each choice."""
        pairs = zip(self.choices, phones, strict=True)
        return replace(self, choices=tuple(replace(choice, phones=count) for choice, count in pairs))


class TakenAnswer(msgspec.Struct, frozen=True):
    """A call or a card as it is written in files, how many peers chose it, and how many more considered it."""

    made: str
    is_card: bool
    chosen: int
    considered: int


class TakenPeers(msgspec.Struct, frozen=True):
    """A poll of a player's peers that was taken in a lesson (16B1, 12C1), as it is kept.

    `key` tells it from all others, `case_key` the case that was on the table.
    """

    key: str
    case: Text
    edition: str
    question: Text
    seat: Seat
    answers: tuple[TakenAnswer, ...]

    @property
    def case_key(self) -> str:
        """What tells its case from others: the key without what tells it from other polls of the case."""
        return self.key.rpartition("/")[0]

    @property
    def taken(self) -> PeerPoll:
        """What was answered, as a note of a case holds it."""
        read = ((card_of if each.is_card else call_of)(each.made) for each in self.answers)
        pairs = zip(read, self.answers, strict=True)
        return PeerPoll(self.seat, tuple(PeerAnswer(made, each.chosen, each.considered) for made, each in pairs))


def taken_peers(key: str, case: Text, edition: str, question: Text, taken: PeerPoll) -> TakenPeers:
    """A poll of peers with what was asked and answered, as a lesson keeps it."""
    answers = tuple(
        TakenAnswer(
            card_text(each.made) if isinstance(each.made, Card) else call_text(each.made),
            isinstance(each.made, Card),
            each.chosen,
            each.considered,
        )
        for each in taken.answers
    )
    return TakenPeers(key, case, edition, question, taken.seat, answers)


class LessonRun(msgspec.Struct, frozen=True):
    """What has been asked in a lesson so far, in the order in which it was asked; `peers` are the polls of peers."""

    polls: tuple[Poll, ...] = ()
    peers: tuple[TakenPeers, ...] = ()

    def poll(self, key: str) -> Poll | None:
        """The poll of this key; None before it was asked."""
        return next((poll for poll in self.polls if poll.key == key), None)

    def with_poll(self, poll: Poll) -> LessonRun:
        """The run with this poll, in the place of an earlier one of the same key."""
        if self.poll(poll.key) is None:
            return replace(self, polls=(*self.polls, poll))
        return replace(self, polls=tuple(poll if each.key == poll.key else each for each in self.polls))

    def with_peers(self, poll: TakenPeers) -> LessonRun:
        """The run with this poll of peers, in the place of an earlier one of the same key."""
        if all(each.key != poll.key for each in self.peers):
            return replace(self, peers=(*self.peers, poll))
        return replace(self, peers=tuple(poll if each.key == poll.key else each for each in self.peers))


class LawShare(msgspec.Struct, frozen=True):
    """How the room did under one Law: questions that hands were counted for, hands raised, and right ones of them."""

    law: int
    questions: int
    hands: int
    right: int


def by_law(polls: Iterable[Poll]) -> tuple[LawShare, ...]:
    """How the room did under each Law that was asked about, by number; a poll counts for each of its Laws."""
    found: dict[int, LawShare] = {}
    for poll in polls:
        if not poll.counted:
            continue
        for law in {int(parts[0]) for clause in poll.laws if (parts := parts_of(clause)) is not None}:
            so_far = found.get(law, LawShare(law, 0, 0, 0))
            found[law] = LawShare(law, so_far.questions + 1, so_far.hands + poll.hands, so_far.right + poll.right_hands)
    return tuple(found[law] for law in sorted(found))


def poll_of(key: str, case: Text, stop: Stop, asked: Asked, languages: Sequence[str] = LANGUAGES) -> Poll:
    """The poll of a question at a stop, with its words in these languages.

    Its Laws are those that its right choices name, else those of the whole ruling.
    """
    laws = _laws((asked,)) or _laws(stop.asked)
    return Poll(
        key,
        case,
        stop.table.edition.value,
        _in_words(asked.question, languages),
        tuple(PollChoice(_in_words(choice.message, languages), choice.right) for choice in asked.choices),
        laws,
    )


def asked_in_own_words(question: LessonQuestion) -> Asked:
    """A question of the lecturer's own, as those of a case are asked."""
    choices = tuple(
        Choice(str(number), say("own-words", text=Written(choice.text)), choice.right)
        for number, choice in enumerate(question.choices, 1)
    )
    several = sum(choice.right for choice in choices) > 1
    return Asked(Aspect.OWN, say("own-words", text=Written(question.question)), choices, several)


def own_poll_of(question: LessonQuestion) -> Poll:
    """The poll of a question of the lecturer's own, known by its words."""
    choices = tuple(PollChoice(choice.text, choice.right) for choice in question.choices)
    told = repr((question.question, question.choices))
    return Poll(
        f"{OWN}//{sha256(told.encode(errors='surrogatepass')).hexdigest()[:16]}", (), "", question.question, choices
    )


OWN = "own"
"""What the keys of the lecturer's own questions begin with."""


def _laws(questions: tuple[Asked, ...]) -> tuple[str, ...]:
    """The clauses that the right choices of these questions name."""
    choices = (choice for asked in questions for choice in asked.choices if choice.right)
    return tuple(dict.fromkeys(choice.clause for choice in choices if choice.clause))


def _in_words(message: Message, languages: Sequence[str]) -> Text:
    return tuple((language, Words.of(language).say(message)) for language in languages)


# -- The sheet of a lesson: what was asked, how many hands each choice got, and how the room did by Law ----------------


RIGHT = "✓"


def sheet(run: LessonRun, title: Text, words: Words, date: str = "") -> page.Document:
    """The sheet as a document in the language of the words; `date` stands under its title."""
    name = in_language(title, words.language) or words.text("untitled")
    blocks = tuple(_blocks(run, name, words, date))
    return page.Document(words.text("lesson-sheet-of", title=name), words.language, blocks)


def _blocks(run: LessonRun, name: str, words: Words, date: str) -> Iterator[page.Block]:
    yield page.Heading(1, words.text("lesson-sheet-of", title=name))
    if date:
        yield page.Paragraph(date, quiet=True)
    if not run.polls and not run.peers:
        yield page.Paragraph(words.text("lesson-sheet-nothing"))
        return
    if run.polls:
        yield from _of_questions(run, words)
    if run.peers:
        yield page.Heading(2, words.text("lesson-sheet-peers"))
        for poll in run.peers:
            yield from _of_peers(poll, words)


def _of_questions(run: LessonRun, words: Words) -> Iterator[page.Block]:
    """How the room did in all and by Law, then each question, case by case."""
    counted = [poll for poll in run.polls if poll.counted]
    hands, right = sum(poll.hands for poll in counted), sum(poll.right_hands for poll in counted)
    yield page.Paragraph(words.text("lesson-sheet-asked", questions=len(run.polls), counted=len(counted)))
    if hands:
        yield page.Paragraph(words.text("lesson-sheet-right", right=right, hands=hands, share=_share(right, hands)))
    if any(choice.phones for poll in counted for choice in poll.choices):
        yield page.Paragraph(words.text("lesson-sheet-phones"), quiet=True)
    if laws := by_law(run.polls):
        yield page.Heading(2, words.text("lesson-sheet-laws"))
        columns = ("law", "questions", "hands", "right-hands", "share")
        yield page.Table(
            tuple(words.text(f"lesson-sheet-{column}") for column in columns),
            tuple(
                (
                    words.text("law-number", law=str(each.law)),
                    str(each.questions),
                    str(each.hands),
                    str(each.right),
                    _share(each.right, each.hands),
                )
                for each in laws
            ),
        )
    numbers = count(1)
    for case, polls in groupby(run.polls, key=_case_of):
        yield from _of_a_case(0 if case == OWN else next(numbers), tuple(polls), words)


def _case_of(poll: Poll) -> str:
    """What tells the polls of one case from those of others: its key without the place of the question."""
    return poll.key.rpartition("/")[0].rpartition("/")[0]


def _of_a_case(number: int, polls: tuple[Poll, ...], words: Words) -> Iterator[page.Block]:
    """What was asked of the case of this number; of 0, what the lecturer asked in his own words."""
    if number:
        title = in_language(polls[0].case, words.language) or words.text("untitled")
        yield page.Heading(2, f"{number}. {title}")
        yield page.Paragraph(words.text("edition-name.short", edition=polls[0].edition), quiet=True)
    else:
        yield page.Heading(2, words.text("lesson-sheet-own"))
    for poll in polls:
        yield page.Heading(3, in_language(poll.question, words.language))
        rows = tuple(
            (
                RIGHT if choice.right else "",
                in_language(choice.label, words.language),
                *((str(choice.taken), _share(choice.taken, poll.hands)) if poll.counted else ("", "")),
            )
            for choice in poll.choices
        )
        yield page.Table(("", *(words.text(f"lesson-sheet-{column}") for column in ("choice", "hands", "share"))), rows)
        if not poll.counted:
            yield page.Paragraph(words.text("lesson-sheet-uncounted"), quiet=True)


def _of_peers(poll: TakenPeers, words: Words) -> Iterator[page.Block]:
    """What peers were asked and at which case, then a row for each call or card."""
    yield page.Heading(3, in_language(poll.question, words.language))
    title = in_language(poll.case, words.language) or words.text("untitled")
    yield page.Paragraph(f"{title} · {words.text('edition-name.short', edition=poll.edition)}", quiet=True)
    chosen = sum(each.chosen for each in poll.answers)
    yield page.Table(
        tuple(words.text(f"lesson-sheet-{column}") for column in ("made", "chosen", "share", "considered")),
        tuple(
            (peers_choice(words, each), str(each.chosen), _share(each.chosen, chosen), str(each.considered))
            for each in poll.taken.answers
        ),
    )


def _share(part: int, whole: int) -> str:
    return f"{round(100 * part / whole)} %" if whole else "–"

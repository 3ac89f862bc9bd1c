"""The ruling that is asked about: the tables around it, and the same play under the other editions."""

from __future__ import annotations

import itertools
import re
from collections.abc import Iterable
from functools import cache, cached_property
from hashlib import blake2b

import msgspec

from bridgetable.engine.actions import Adjust, Choose, Object, Penalise, Play, WithdrawAgreement
from bridgetable.engine.apply import apply
from bridgetable.engine.possible import lawful_cards
from bridgetable.engine.steps import Step
from bridgetable.laws.book import asked_now
from bridgetable.laws.enacted import AskedNow
from bridgetable.laws.numbers import as_printed, in_the_book, parts_of
from bridgetable.laws.renumbering import numbers_in
from bridgetable.rehearsal.asked import Choice
from bridgetable.table import events as e
from bridgetable.table.edition import FIRST, Edition
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import Irregularity
from bridgetable.table.question import DIRECTOR, Message, say
from bridgetable.table.state import Table
from bridgetable.table.text import DEFAULT_LANGUAGE
from bridgetable.words.action_lines import ruled_message
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from bridgetable.words.lawbook import is_told, text_key
from bridgetable.words.story import events_to_tell

# -- Choices in an order that tells nothing: a few of them, no two of which read alike ---------------------------------


MOST = 6
"""The largest number of choices."""
MOST_RIGHT = 4
USUAL_WRONG = 4


def arranged(right: Iterable[Choice], wrong: Iterable[Choice], seed: str) -> tuple[Choice, ...]:
    """The right choices and the first of the wrong ones, in an order that follows from `seed`.

    None at all where nothing is right, or nothing wrong or merely lawful can be offered beside it.
    """
    apart = _ToldApart()
    shown = list(itertools.islice(filter(apart.adds, right), MOST_RIGHT))
    most = min(MOST - len(shown), USUAL_WRONG)
    others = list(itertools.islice(filter(apart.adds, wrong), most)) if shown else []
    return tuple(sorted((*shown, *others), key=lambda choice: _place_of(choice, seed))) if others else ()


class _ToldApart:
    """The choices taken so far, of which no two read alike in any language or have the same key."""

    def __init__(self) -> None:
        self._taken: set[tuple[str, str]] = set()

    def adds(self, choice: Choice) -> bool:
        """Whether the choice is unlike those taken so far; it is taken then."""
        texts = {(language, _bare(Words.of(language).say(choice.message))) for language in LANGUAGES}
        texts.add(("", choice.key))
        if not self._taken.isdisjoint(texts):
            return False
        self._taken |= texts
        return True


def _bare(text: str) -> str:
    return " ".join(text.casefold().split()).strip(" .:")


def _place_of(choice: Choice, seed: str) -> bytes:
    return blake2b(f"{seed} {choice.key}".encode(), digest_size=8).digest()


class Situation(msgspec.Struct, frozen=True, dict=True):
    """A ruling: the step that holds it and the table before.

    `drawn` are the irregularities to which attention has been drawn since the last ruling. `others` are the steps that
    the same action makes under the other editions. `ruled_in_line` are all clauses ruled on anywhere in the line, none
    of which is offered as wrong. `place` is the number of the step in the line.
    """

    before: Table
    step: Step
    drawn: tuple[IrregularityId, ...] = ()
    others: tuple[Step, ...] = ()
    ruled_in_line: frozenset[str] = frozenset()
    place: int = 0

    @property
    def after(self) -> Table:
        """The table after the ruling."""
        return self.step.table

    @cached_property
    def offences(self) -> tuple[Irregularity, ...]:
        """The irregularities to which attention has been drawn."""
        return tuple(self.after.irregularities[number] for number in self.drawn)

    @cached_property
    def matter(self) -> tuple[Irregularity, ...]:
        """The irregularities it is about: those of `offences`, else the last to which attention was drawn."""
        last = self.after.attention[-1:]
        return self.offences or tuple(self.after.irregularities[each.irregularity] for each in last)

    @cached_property
    def rulings(self) -> tuple[e.RulingGiven, ...]:
        """What the Director says, without what a later ruling of the same step supersedes."""
        return rulings_of(self.step)

    @cached_property
    def new_question(self) -> AskedNow | None:
        """The question that this step has brought before the table; None if it brought none."""
        now, earlier = asked_now(self.after), asked_now(self.before)
        fresh = now is not None and (earlier is None or earlier.question != now.question)
        return now if fresh else None

    @property
    def director_is_called(self) -> bool:
        """Whether a player has called the Director by now, or brought him by disputing a claim, or he acts himself.

        A claim that is disputed brings him (68D), unless the opponents are first asked whether to play on (68D2(b)).
        """
        action = self.step.action
        if isinstance(action, Adjust | Penalise) or getattr(action, "by", None) is DIRECTOR:
            return True
        now = asked_now(self.after)
        waits_for_players = now is not None and DIRECTOR not in now.question.to
        claim = self.before.claim or self.after.claim
        if isinstance(action, Object | WithdrawAgreement | Choose) and claim is not None:
            return not waits_for_players
        return any(_brings_director(event) for event in self.after.happened)

    @cached_property
    def coming(self) -> tuple[str, ...]:
        """Clauses that are to be applied next: those of the open question's options, or of what a replaced card opens.

        The clause of a question that a replaced card opens is given as the clause above it: after 62C1 comes 62C2.
        """
        table, found = self.after, list[str]()
        owing = table.owing if asked_now(table) is None else None
        if owing is not None and (cards := sorted(lawful_cards(table, owing))):
            step = apply(table, Play(owing, cards[0]))
            table = step.table
            found += clauses_of(step)
            if (opened := asked_now(table)) is not None:
                found.append(as_printed((parts_of(opened.question.clause) or ())[:2]))
        now = asked_now(table)
        ruled = (event for option in (now.options if now is not None else ()) for event in option.then)
        return (*found, *(printed(event.clause) for event in ruled if isinstance(event, e.RulingGiven)))

    def as_ruled(self) -> Message | None:
        """The first ruling, as the reason why an answer is right or wrong; None if nothing is said."""
        return self.why(self.rulings[0]) if self.rulings else None

    def why(self, ruling: e.RulingGiven) -> Message:
        """A ruling of this step, as the reason why an answer is right or wrong."""
        return say("rehearsal-why-ruled", law=printed(ruling.clause), text=self.saying(ruling))

    def saying(self, ruling: e.RulingGiven) -> Message:
        """The sentence of a ruling of this step."""
        return ruled_message(KEYS, self.after, ruling.message)


def _brings_director(event: e.Event) -> bool:
    """Whether he is at the table after this: he was called, or has answered what was asked of him."""
    return isinstance(event, e.DirectorSummoned) or (isinstance(event, e.Answered) and event.by is DIRECTOR)


KEYS = Words.of(DEFAULT_LANGUAGE)
"""The words in which the keys of messages are looked for; they are the same in every language."""


def rulings_of(step: Step) -> tuple[e.RulingGiven, ...]:
    """The rulings of a step, each once."""
    told = events_to_tell(step.table, step.events)
    return tuple(dict.fromkeys(event for event in told if isinstance(event, e.RulingGiven)))


def printed(clause: str) -> str:
    """The number of a clause as the Laws print it."""
    parts = parts_of(clause)
    return as_printed(parts) if parts is not None else clause


def clauses_of(step: Step) -> tuple[str, ...]:
    """The clauses a step rules under, in the order of the rulings, each once."""
    return tuple(dict.fromkeys(printed(ruling.clause) for ruling in rulings_of(step)))


def in_edition(table: Table, why: Message | None) -> Message:
    """The reason why an answer is wrong that is right in the edition of this table."""
    edition = table.edition.value
    return say("rehearsal-why-edition", edition=edition, why=why) if why else say("rehearsal-why-then", edition=edition)


# -- The book of the Laws as rehearsal needs it: the clauses of an edition, and what a clause says, as a message -------


_ENTRY = re.compile(r"lawbook-(\d+)([a-z]?)(\d*)(?:-([a-z]))?(?:-?([ivx]+|\d))?")


@cache
def clauses_in(edition: Edition) -> tuple[str, ...]:
    """The clauses that the book has a text for in this edition, in the order of their numbers."""
    found: set[str] = set()
    for key in KEYS.keys:
        entry = _ENTRY.fullmatch(key)
        if entry is None:
            continue
        law, letter, number, small, roman = (part or "" for part in entry.groups())
        clause = law + letter.upper() + number + (f"({small})" if small else "") + (f"({roman})" * bool(roman))
        numbers = {clause, *numbers_in(edition, {FIRST: (clause,)})}
        told = (parts_of(each) for each in numbers if is_told(KEYS, each, edition))
        found |= {as_printed(parts) for parts in told if parts is not None}
    return tuple(sorted(found, key=in_the_book))


@cache
def text_of(clause: str, edition: Edition) -> Message | None:
    """What the clause says in this edition, or the nearest clause that contains it; None if the book has nothing."""
    return _entry(clause, edition, "lawbook")


@cache
def point_of(clause: str, edition: Edition) -> Message | None:
    """What a case under this clause turns on, in a few words; None if nothing is said of its Law."""
    return _entry(clause, edition, "point")


def _entry(clause: str, edition: Edition, stem: str) -> Message | None:
    key = text_key(KEYS, clause, edition, stem)
    return say(key) if key else None


def what_the_law_says(clause: str, edition: Edition) -> Message | None:
    """The number of a clause and what it says in this edition; None if the book has nothing on it."""
    text = text_of(clause, edition)
    return say("rehearsal-why-law", law=clause, text=text) if text is not None else None


# -- Completing the number of a Law while it is typed ------------------------------------------------------------------


def laws_completion(edition: Edition, typed: str) -> tuple[str, ...]:
    """The clauses of the book in this edition whose number begins with what is typed, however it is written.

    "62c" gives 62C, 62C1, 62C2; "5" gives Laws 5 and 50 to 59 with all their clauses; nothing gives all of them.
    """
    wanted = _bare_number(typed)
    return tuple(clause for clause in clauses_in(edition) if _bare_number(clause).startswith(wanted))


def _bare_number(number: str) -> str:
    return "".join(letter for letter in number.casefold() if letter.isalnum())

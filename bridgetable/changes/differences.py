"""What differs when the same play is ruled under two editions: found by ruling it, as typed differences."""

from __future__ import annotations

import enum
from collections.abc import Callable, Hashable, Iterable, Iterator
from functools import cache

import msgspec

from bridgetable.cards.call import Call
from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat, Side
from bridgetable.cases.actual import tricks_now
from bridgetable.cases.side_by_side import Cell, Column, cell_of
from bridgetable.engine.history import START, History
from bridgetable.engine.ruled_again import ruled_under
from bridgetable.laws.book import asked_now
from bridgetable.laws.enacted import AskedNow
from bridgetable.laws.law77 import Score, board_score
from bridgetable.rehearsal.choices import bond_message
from bridgetable.rehearsal.situation import KEYS
from bridgetable.table import events as e
from bridgetable.table.chronology import without_superseded
from bridgetable.table.edition import Edition
from bridgetable.table.identity import CallId
from bridgetable.table.irregularity import Irregularity, kind_of
from bridgetable.table.question import Message, Question, matter_of, say
from bridgetable.table.restriction import PenaltyCard
from bridgetable.table.scores import Artificial
from bridgetable.table.state import Table
from bridgetable.words.action_lines import ruled_message
from bridgetable.words.questions import option_message, question_message


class Matter(enum.Enum):
    """What a difference is about, the most telling first."""

    TRICKS = "tricks"
    SCORE = "score"
    PENALTY_CARD = "penalty-card"
    BOUND = "bound"
    ASKED = "asked"
    OFFERED = "offered"
    FOUND = "found"
    OUTCOME = "outcome"
    INFORMATION = "information"
    SAID = "said"
    """Only what the Director says differs."""


class Difference(msgspec.Struct, frozen=True):
    """One difference in a sentence, and the clause under which it is ruled or asked; "" where no clause is named.

    With `now` it is there in the edition after, otherwise in the edition before. Where something else may be so of the
    same thing, such as of what a card tells, `about` says of which. `asks` is the question that it answers, None where
    it can only be asked whether it is so; `others` are further answers to that question. `text` is what the Director
    says, where that is the difference.
    """

    matter: Matter
    now: bool
    message: Message
    clause: str = ""
    about: str = ""
    asks: Message | None = None
    others: tuple[Message, ...] = ()
    text: Message | None = None


class LineDifference(msgspec.Struct, frozen=True):
    """What differs along the line that ends at the place `leaf`: from which place on, and the clauses ruled under.

    `before` and `after` are the clauses of what was ruled or asked in that edition only, as long as the tables were the
    same: what is ruled after that in one of them need not be ruled otherwise in the other. `before_later` and
    `after_later` are those of after that, and `together` the pairs of them that belong to one step.
    """

    leaf: int
    place: int
    before: frozenset[str]
    after: frozenset[str]
    found: tuple[Difference, ...]
    before_later: frozenset[str] = frozenset()
    after_later: frozenset[str] = frozenset()
    together: frozenset[tuple[str, str]] = frozenset()


class StepDifference(msgspec.Struct, frozen=True):
    """What one step of a line brings about in the edition before only, in the edition after only, and in both.

    Both editions let the play go on so far. Among what is so in both are the irregularities found before. The messages
    have no form yet: "-so" says that it is so, "-not-so" that it is not.
    """

    place: int
    lost: tuple[Difference, ...]
    gained: tuple[Difference, ...]
    both: tuple[Difference, ...]


# -- facts -----------------------------------------------------------------------------------------------------------


class _Fact(msgspec.Struct, frozen=True):
    """What holds in one edition; facts with the same key are the same in both."""

    key: tuple[Hashable, ...]
    matter: Matter
    message: Message
    clause: str = ""
    about: str = ""
    asks: Message | None = None
    others: tuple[Message, ...] = ()
    text: Message | None = None
    place: int = START


def line_differences(history: History, before: Edition, after: Edition) -> Iterator[LineDifference]:
    """What differs along each line of a history when it is ruled under these editions, the main line first."""
    one, other = (_Ruled.of_history(ruled_under(history, edition).history) for edition in (before, after))
    main = history.line()[-1:]
    leaves = (*main, *(leaf for leaf in history.leaves() if leaf not in main))
    for leaf in leaves:
        found = _compared(one, other, history.line_to(leaf))
        if found is not None:
            yield found


def column_difference(before: Column, after: Column, actions: int) -> LineDifference | None:
    """What differs in the first so many actions of a line between two columns; its places are numbers of actions."""
    return _compared(_Ruled.of_column(before), _Ruled.of_column(after), tuple(range(1, actions + 1)))


def step_differences(then: History, now: History, line: tuple[int, ...]) -> Iterator[StepDifference]:
    """The steps of a line in which a history ruled under two editions differs, as far as both let the play go on."""
    one, other = _Ruled.of_history(then), _Ruled.of_history(now)
    facts, others = one.along(line), other.along(line)
    found: list[Difference] = []
    for place in line:
        if not (one.reaches(place) and other.reaches(place)):
            return
        lost = tuple(_unformed(each, now=False) for each in one.facts(place) if not _is_in(each, others, line))
        gained = tuple(_unformed(each, now=True) for each in other.facts(place) if not _is_in(each, facts, line))
        both = tuple(_unformed(each, now=True) for each in other.facts(place) if _is_in(each, facts, line))
        if lost or gained:
            yield StepDifference(place, lost, gained, (*both, *found))
        found += (
            _unformed(each, now=True) for each in other.facts(place) if each.key in facts and each.key[0] == OFFENCE
        )


def _is_in(fact: _Fact, others: dict[tuple[Hashable, ...], _Fact], line: tuple[int, ...]) -> bool:
    """Whether the other edition has this too; what may be known, by then, as it may be so again later (50E3)."""
    there = others.get(fact.key)
    if there is None:
        return False
    return fact.matter is not Matter.INFORMATION or line.index(there.place) <= line.index(fact.place)


def _unformed(fact: _Fact, *, now: bool) -> Difference:
    return Difference(fact.matter, now, fact.message, fact.clause, fact.about, fact.asks, fact.others)


class _Ruled:
    """Play as it is ruled under one edition: its cell at each place, None where it does not go on so far."""

    def __init__(self, cell_at: Callable[[int], Cell | None]) -> None:
        self.cell_at = cell_at
        self._facts: dict[int, tuple[_Fact, ...]] = {}

    @classmethod
    def of_history(cls, history: History) -> _Ruled:
        """Play of which the places are those of a history."""

        def cell_at(place: int) -> Cell | None:
            node = history.nodes[place]
            return None if node.stopped else cell_of(0, history.table_at(node.parent), node.step)

        return cls(cache(cell_at))

    @classmethod
    def of_column(cls, column: Column) -> _Ruled:
        """Play of which the places are the numbers of the actions of a column."""
        return cls(lambda number: column.cells[number - 1] if number <= len(column.cells) else None)

    def reaches(self, place: int) -> bool:
        """Whether the play goes on so far."""
        return self.cell_at(place) is not None

    def facts(self, place: int) -> tuple[_Fact, ...]:
        """What a step brought about; nothing where the play does not go on so far."""
        if place not in self._facts:
            cell = self.cell_at(place)
            found = _facts_of(cell) if cell is not None else ()
            self._facts[place] = tuple(msgspec.structs.replace(fact, place=place) for fact in found)
        return self._facts[place]

    def along(self, line: Iterable[int]) -> dict[tuple[Hashable, ...], _Fact]:
        """What happened along a line, each thing where it happened first."""
        found: dict[tuple[Hashable, ...], _Fact] = {}
        for place in line:
            if not self.reaches(place):
                break
            for fact in self.facts(place):
                found.setdefault(fact.key, fact)
        return found


def _compared(one: _Ruled, other: _Ruled, line: tuple[int, ...]) -> LineDifference | None:
    facts, others = one.along(line), other.along(line)
    lost = [fact for fact in facts.values() if not _is_in(fact, others, line)]
    gained = [fact for fact in others.values() if not _is_in(fact, facts, line)]
    at_the_end = tuple(_at_the_end(one, other, line[-1])) if line else ()
    if not (lost or gained or at_the_end):
        return None
    found = [*at_the_end, *(_told(fact, now=False) for fact in lost), *(_told(fact, now=True) for fact in gained)]
    order = list(Matter)
    same = _same_so_far(one, other, line, (*lost, *gained))
    ruled = [[fact for fact in side if fact.clause] for side in (lost, gained)]
    before, after = (frozenset(fact.clause for fact in side if fact.place in same) for side in ruled)
    before_later, after_later = (frozenset(fact.clause for fact in side if fact.place not in same) for side in ruled)
    pairs = ((was, now) for was in ruled[0] for now in ruled[1] if was.place == now.place not in same)
    return LineDifference(
        line[-1],
        min((fact.place for fact in (*lost, *gained)), key=line.index, default=line[-1]),
        before,
        after,
        tuple(sorted(dict.fromkeys(_without_doubles(found)), key=lambda each: order.index(each.matter))),
        before_later,
        after_later,
        frozenset((was.clause, now.clause) for was, now in pairs),
    )


OF_THE_TABLE = (Matter.PENALTY_CARD, Matter.BOUND, Matter.FOUND, Matter.OUTCOME)
"""What makes two tables different ones, as what is only said, asked or known does not."""


def _same_so_far(one: _Ruled, other: _Ruled, line: tuple[int, ...], apart: Iterable[_Fact]) -> frozenset[int]:
    """The steps of a line that were taken at the same table in both editions.

    They end where the Director has ruled on what made the tables different, and before the first answer to what one
    edition alone asked.
    """
    different = {fact.place for fact in apart if fact.matter in OF_THE_TABLE}
    ruled = {fact.place for fact in apart if fact.clause}
    found, apart_now = [], False
    for place in line:
        cells = one.cell_at(place), other.cell_at(place)
        if len({cell.step.passed_over for cell in cells if cell is not None}) > 1:
            break
        found.append(place)
        apart_now = apart_now or place in different
        if apart_now and place in ruled:
            break
    return frozenset(found)


def _told(fact: _Fact, *, now: bool) -> Difference:
    message = fact.message.in_form("-now" if now else "-no-longer")
    return Difference(fact.matter, now, message, fact.clause, fact.about, text=fact.text)


def _without_doubles(found: list[Difference]) -> list[Difference]:
    """The differences but for what is gone where something else is now so of the same thing, and for what is implied.

    An option is implied by a question that is asked in one edition only.
    """
    now = {(each.matter, each.about) for each in found if each.now and each.about}
    asked = {(each.now, each.clause) for each in found if each.matter is Matter.ASKED}
    return [
        each
        for each in found
        if (each.now or (each.matter, each.about) not in now)
        and (each.matter is not Matter.OFFERED or (each.now, each.clause) not in asked)
    ]


# -- the facts of a step ---------------------------------------------------------------------------------------------


OFFENCE = "offence"
"""What the key of a fact begins with that is an irregularity."""


def _facts_of(cell: Cell) -> Iterator[_Fact]:
    table = cell.step.table
    for event in without_superseded(cell.step.events):
        yield from _of_event(event, table)
    for offence in cell.offences:
        yield _Fact((OFFENCE, offence), Matter.FOUND, say("changes-offence", **_irregular(offence)))
    for offence, status in cell.outcomes:
        about = f"{kind_of(offence)} {offence.seat.name} {offence.trick}"
        message = say(f"changes-{status.value}", **_irregular(offence))
        asks = say("changes-question-outcome", **_irregular(offence))
        yield _Fact(("outcome", offence, status), Matter.OUTCOME, message, about=about, asks=asks)
    for what, clause in cell.numbers:
        if what[0] == "established":
            yield _Fact(what, Matter.SAID, say("changes-ruled", law=clause), clause)
    if cell.asked is not None:
        yield from _of_question(cell.asked, table)


def _irregular(offence: Irregularity) -> dict[str, Message | Seat]:
    return {"kind": say(f"kind-{kind_of(offence)}"), "seat": offence.seat}


def _of_event(event: e.Event, table: Table) -> Iterator[_Fact]:
    match event:
        case e.PenaltyCardLaid(laid):
            yield _laid(laid)
        case e.Obliged(bond) | e.Restricted(bond):
            if (told := bond_message(table, bond)) is not None:
                what, asks = say("changes-bound", what=told), say("changes-question-bound")
                yield _Fact(("bound", told), Matter.BOUND, what, getattr(bond, "clause", ""), asks=asks)
        case e.InformationRuled(card, seats, clause):
            yield _known(card, card, seats, clause, table)
        case e.CallInformationRuled(place, seats, clause):
            yield _known(place, table.auction.made[place].call, seats, clause, table)
        case e.BoardCancelled(clause):
            yield _Fact(("cancelled",), Matter.FOUND, say("changes-cancelled"), clause)
        case e.ClaimWaived():
            yield _Fact(("waived",), Matter.FOUND, say("changes-waived"))
        case e.RulingGiven(clause, message):
            said = ruled_message(KEYS, table, message)
            key = ("said", said.replacing_value(clause, ""))
            told, asks = say("changes-said", law=clause, text=said), say("changes-question-ruled")
            yield _Fact(key, Matter.SAID, told, clause, asks=asks, text=said)


def _laid(laid: PenaltyCard) -> _Fact:
    kinds = ("major", "minor") if laid.major else ("minor", "major")
    message, other = (say(f"changes-{kind}-penalty-card", card=laid.card, seat=laid.seat) for kind in kinds)
    partners = say(f"changes-{kinds[0]}-penalty-card", card=laid.card, seat=laid.seat.partner)
    asks, others = say("changes-question-card", card=laid.card), (partners.in_form("-so"), other.in_form("-so"))
    key = ("penalty card", laid.card, laid.major)
    return _Fact(key, Matter.PENALTY_CARD, message, asks=asks, others=others)


def _known(what: Card | CallId, shown: Card | Call, seats: tuple[Seat, ...], clause: str, table: Table) -> _Fact:
    """What a card or a call tells, and who may not use it."""
    about = say("changes-known-card" if isinstance(shown, Card) else "changes-known-call", what=shown)
    authorised = say("changes-authorised", what=about)
    message = say("changes-unauthorised", what=about, seats=seats) if seats else authorised
    # Those of the side for which it might be, both together and each alone.
    side = (seats or tuple(offence.seat for offence in table.irregularities[-1:]))[:1]
    players = [some for seat in side for some in ((seat, seat.partner), (seat.partner,), (seat,))]
    others = [say("changes-unauthorised", what=about, seats=tuple(sorted(some))) for some in players]
    return _Fact(
        ("known", what, frozenset(seats)),
        Matter.INFORMATION,
        message,
        clause,
        f"{what}",
        say("changes-question-known", what=about),
        tuple(each.in_form("-so") for each in (*others, authorised)),
    )


def _of_question(asked: AskedNow, table: Table) -> Iterator[_Fact]:
    question = asked.question
    about = (question.ask, question.to, *matter_of(question.about))
    what = question_message(KEYS, question, table)
    message = say("changes-asked", to=question.to, law=question.clause, what=what)
    yield _Fact(("asked", *about), Matter.ASKED, message, question.clause, asks=say("changes-question-asked"))
    for option in asked.options:
        yield _Fact(
            ("offered", *about, option.name),
            Matter.OFFERED,
            _offered(question, option.name, table),
            question.clause,
            asks=say("changes-question-which", what=what),
        )


def _offered(question: Question, name: str, table: Table) -> Message:
    return say("changes-offered", to=question.to, what=option_message(KEYS, question, name, table))


# -- the end ---------------------------------------------------------------------------------------------------------


def _at_the_end(one: _Ruled, other: _Ruled, leaf: int) -> Iterator[Difference]:
    """How tricks and score differ at the end of a line, where both editions let the play go on so far."""
    then, cell = one.cell_at(leaf), other.cell_at(leaf)
    if then is None or cell is None:
        return
    was, now = then.step.table, cell.step.table
    side = _innocent(now)
    before, after = tricks_now(was, side), tricks_now(now, side)
    if was.over and now.over and before is not None and after is not None and before != after:
        more = after > before
        key = "changes-tricks-more" if more else "changes-tricks-less"
        yield Difference(Matter.TRICKS, True, say(key, side=side, tricks=abs(after - before)))
    score, another = _score_of(was), _score_of(now)
    if score is not None and another is not None and score != another:
        figures = {"before": _figure(score, side), "after": _figure(another, side)}
        yield Difference(Matter.SCORE, True, say("changes-score", side=side, **figures))


def _innocent(table: Table) -> Side:
    """The side that committed no irregularity; that of declarer, or North-South, where both or neither did."""
    offenders = {offence.seat.side for offence in table.irregularities}
    if len(offenders) == 1:
        return next(iter(offenders)).opponents
    return table.declarer.side if table.declarer is not None else Side.NS


def _score_of(table: Table) -> dict[Side, Score] | None:
    return board_score(table) if asked_now(table) is None else None


def _figure(score: dict[Side, Score], side: Side) -> str | Message:
    points = score[side]
    return say(f"assigned-{points.value}") if isinstance(points, Artificial) else f"{points:+}".replace("-", "−")

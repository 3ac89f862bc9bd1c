"""The stops of a line: where a director is needed, and what he is asked there.

Some questions have another right answer under the edition before: they tell apart who knows what changed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache

from msgspec.structs import replace

from bridgetable.engine import actions as a
from bridgetable.engine.history import START, History
from bridgetable.engine.ruled_again import ruled_under
from bridgetable.engine.steps import Step
from bridgetable.laws.book import asked_now
from bridgetable.laws.enacted import ENACTED
from bridgetable.rehearsal.asked import Asked, Aspect, Stop
from bridgetable.rehearsal.choices import bound_at, what_binds, what_happened, which_laws, who_may_choose
from bridgetable.rehearsal.consequences import (
    are_tricks_transferred,
    transferred_at,
    what_becomes_of_cards,
    what_becomes_of_the_call,
    what_is_found,
    what_is_the_score,
    which_card_is_played,
)
from bridgetable.rehearsal.situation import Situation, clauses_of
from bridgetable.table import events as e
from bridgetable.table.edition import Edition
from bridgetable.table.evolve import evolve_all
from bridgetable.table.identity import IrregularityId
from bridgetable.table.question import DIRECTOR
from bridgetable.table.state import Table

# -- The play of a history under the other editions, ruled once for each history ---------------------------------------


def steps_elsewhere(history: History, place: int) -> tuple[Step, ...]:
    """The steps that the action at this place makes under the other editions, where the line goes on so far there."""
    ruled = (other.nodes[place] for other in _under_the_others(_Play(history)))
    return tuple(node.step for node in ruled if not node.stopped)


class _Play:
    """A history, equal to those with the very same steps wherever the cursor is."""

    def __init__(self, history: History) -> None:
        self.history = history

    def __hash__(self) -> int:
        return id(self.history.nodes)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Play) and other.history.nodes is self.history.nodes


@lru_cache(maxsize=4)
def _under_the_others(play: _Play) -> tuple[History, ...]:
    edition = play.history.start.edition
    return tuple(ruled_under(play.history, other).history for other in Edition if other is not edition)


CONSEQUENCES = (
    e.Restricted,
    e.PenaltyCardLaid,
    e.PenaltyCardLifted,
    e.CardWithdrawn,
    e.CardPutBack,
    e.CallWithdrawn,
    e.CallReinstated,
    e.Obliged,
    e.RepetitionRequired,
    e.TricksTransferred,
    e.ClaimRuled,
    e.ClaimRescored,
    e.DeclarerChanged,
    e.OmissionFound,
    e.CardPlacedLate,
    e.Asked,
    e.CardRestored,
    e.DamageFound,
    e.BoardCancelled,
    e.JudgementDeferred,
)
"""Events by which a ruling changes something, or asks somebody."""
_SEEN = (
    e.CardPlayed,
    e.CardJoined,
    e.PlayCompelled,
    e.CardExposed,
    e.CallMade,
    e.ContractReached,
    e.TricksClaimed,
    e.ClaimAgreed,
    e.LeadLaidFaceDown,
    e.CardDesignated,
    e.CardNamed,
    e.PlayOmitted,
    e.TrickTurnedUp,
    e.CardsReturned,
    e.Answered,
    e.FaceDownLeadRetracted,
    e.CardMislaid,
    e.ExplanationCorrected,
)
"""Events that are the action itself, and are seen before the Director speaks."""


def stops(history: History, after: int = START) -> tuple[Stop, ...]:
    """The stops along the line in view, in order, of those whose ruling lies after a place of that line."""
    return tuple(_stops_after(history, after))


def next_stop(history: History, cursor: int) -> Stop | None:
    """The first stop whose ruling lies after the cursor, on the line in view through it; None if there is none."""
    here = history.jump(cursor)
    return next(_stops_after(here, cursor), None)


def line_with_stops(history: History) -> History:
    """The history at its first table with a line in view that has stops: that in view if it has any, else the first.

    Where no line has any, the line in view remains.
    """
    lines = (history, *(history.jump(leaf) for leaf in history.leaves()))
    return next((line for line in lines if next_stop(line, START) is not None), history).jump(START)


def _stops_after(history: History, cursor: int) -> Iterator[Stop]:
    line = history.line()
    first = line.index(cursor) + 1 if cursor != START else 0
    ruled = frozenset(clause for place in line for clause in clauses_of(history.nodes[place].step))
    drawn: list[IrregularityId] = []
    for index, place in enumerate(line):
        step, parent = history.nodes[place].step, history.nodes[place].parent
        before = history.table_at(parent)
        drawn += [event.irregularity for event in step.events if isinstance(event, e.AttentionDrawn)]
        if not needs_director(before, step):
            continue
        if index >= first:
            others = steps_elsewhere(history, place)
            about = Situation(before, step, tuple(dict.fromkeys(drawn)), others, ruled, index)
            if asked := what_is_asked(about):
                table, announced = _seen(before, step)
                shown = parent if _rests_on_facts(step) else _before_notes(history, parent)
                yield Stop(shown, place, table, asked, step.action, announced)
        drawn = []


def what_is_asked(ruling: Situation) -> tuple[Asked, ...]:
    """Everything that is asked about a ruling, in the order in which a director decides it."""
    return tuple(asked for look in _LOOKS for asked in look(ruling))


_LOOKS: tuple[Callable[[Situation], tuple[Asked, ...]], ...] = (
    what_is_found,
    what_happened,
    which_laws,
    which_card_is_played,
    what_becomes_of_cards,
    what_becomes_of_the_call,
    what_binds,
    are_tricks_transferred,
    what_is_the_score,
    who_may_choose,
)


def needs_director(before: Table, step: Step) -> bool:
    """Whether the Director speaks in this step: he is called, decides, scores, or rules on what a player has done."""
    if step.passed_over or isinstance(step.action, a.Note):
        return False
    changes = any(isinstance(event, CONSEQUENCES) for event in step.events)
    speaks = any(isinstance(event, e.RulingGiven) for event in step.events)
    match step.action:
        case a.Choose(by) if by is not DIRECTOR:
            return speaks and changes
        case a.Choose() | a.Adjust() | a.Penalise():
            return True
        case a.Summon():
            return changes or (speaks and not _only_confirms(before, step))
        case a.Agree():  # players settle a claim among themselves (69A)
            return changes
    return speaks or _asks_a_player(before, step.table)


def _only_confirms(before: Table, step: Step) -> bool:
    """Whether the Director, called for the first time, says only what these Laws have done without him (28B).

    What a player has said about an irregularity, accepting it, was no question, since he said the answer.
    """
    if before.moments_of(e.DirectorSummoned) or before.moments_of(e.AttentionDrawn):
        return False
    if asked_now(step.table) is not None:
        return False
    held = {ruling.clause for ruling in before.rulings}
    return all(event.clause in held for event in step.events if isinstance(event, e.RulingGiven))


def _asks_a_player(before: Table, after: Table) -> bool:
    """Whether a player is now offered a choice that he was not offered before."""
    now, earlier = asked_now(after), asked_now(before)
    return now is not None and DIRECTOR not in now.question.to and (earlier is None or earlier.question != now.question)


def _rests_on_facts(step: Step) -> bool:
    """Whether the Director finds a fact, which the notes before may tell; not whether somebody was damaged."""
    answered = next((event for event in step.events if isinstance(event, e.Answered)), None)
    return answered is not None and answered.by is DIRECTOR and not ENACTED.declared(answered.question).judgement


def _before_notes(history: History, place: int) -> int:
    """The last step up to this place that is no note: notes just before a ruling would give it away."""
    while place != START and isinstance(history.nodes[place].step.action, a.Note):
        place = history.nodes[place].parent
    return place


def _seen(before: Table, step: Step) -> tuple[Table, Step | None]:
    """The table with what is seen of the action, and the step with nothing else; no step where the Director acts."""
    if isinstance(step.action, a.Adjust | a.Penalise) or getattr(step.action, "by", None) is DIRECTOR:
        return before, None
    spoken = (isinstance(event, (*CONSEQUENCES, e.RulingGiven)) for event in step.events)
    first = next((n for n, speaks in enumerate(spoken) if speaks), len(step.events))
    seen = tuple(event for event in step.events[:first] if isinstance(event, _SEEN))
    table = evolve_all(before, seen)
    return table, Step(step.action, seen, table)


# -- The questions whose right answer is another one under an edition before -------------------------------------------


def answered_otherwise(history: History, found: Iterable[Stop], before: Edition) -> tuple[Stop, ...]:
    """These stops of a line, with the questions alone of which the right answer is another one in the edition before.

    What was right then can be answered now too. Which Law a ruling is under is asked only where it was ruled under one
    that is still there and does not apply any more: the same under another number is no other answer.
    """
    then = ruled_under(history, before).history
    earlier = {stop.ruling_place: stop for stop in stops(then)}
    kept = []
    for stop in found:
        node = then.nodes[stop.ruling_place]
        if not node.stopped:
            right = _right_answers(earlier.get(stop.ruling_place), node.step.table)
            kept.append(replace(stop, asked=tuple(one for one in stop.asked if _is_changed(one, right))))
    return tuple(stop for stop in kept if stop.asked)


def _right_answers(stop: Stop | None, table: Table) -> dict[Aspect, frozenset[str]]:
    """What was right then, by what is asked: where nothing was, how things stood."""
    asked = {one.aspect: one.right for one in reversed(stop.asked if stop is not None else ())}
    return {Aspect.BINDING: bound_at(table), Aspect.TRICKS: frozenset({transferred_at(table)}), **asked}


def _is_changed(now: Asked, then: dict[Aspect, frozenset[str]]) -> bool:
    right = then.get(now.aspect, frozenset())
    old = right & {choice.key for choice in now.choices}
    if now.aspect is Aspect.LAW:
        return bool(old) and right == old and not old & now.right
    return bool(old) and old != now.right

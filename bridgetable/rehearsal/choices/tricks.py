"""How many tricks are transferred, and what the score is then."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetable.cards.seat import Side
from bridgetable.engine import actions as a
from bridgetable.laws.book import asked_now
from bridgetable.laws.general.law12 import percentage_of
from bridgetable.laws.score.law77 import Score, board_score, declarer_score
from bridgetable.rehearsal.asked import Asked, Aspect, Choice
from bridgetable.rehearsal.choices.arranged import arranged
from bridgetable.rehearsal.choices.situation import Situation, in_edition
from bridgetable.table import events as e
from bridgetable.table.adjustment import Artificial
from bridgetable.table.question import Message, say
from bridgetable.table.state import Table
from bridgetable.words.scores import points_text

# -- tricks ----------------------------------------------------------------------------------------------------------


def are_tricks_transferred(ruling: Situation) -> tuple[Asked, ...]:
    """How many tricks go to which side, where Law 64 was applied."""
    said = next((each for each in ruling.rulings if each.clause.startswith(("64A", "64B"))), None)
    moved = any(isinstance(event, e.TricksTransferred) for event in ruling.step.events)
    if said is None and not moved:
        return ()
    truth = _moved(ruling.after)
    why = ruling.why(said) if said is not None else None
    elsewhere = {_moved(step.table): step.table for step in ruling.others if not step.passed_over}
    found = []
    for ns, ew in dict.fromkeys((truth, *elsewhere, *_near(truth))):
        reason = why
        if (other := elsewhere.get((ns, ew))) is not None and (ns, ew) != truth:
            reason = in_edition(other, why)
        found.append(Choice(f"{ns}-{ew}", _tricks(ns, ew), (ns, ew) == truth, reason))
    choices = arranged(found[:1], found[1:], f"tricks {ruling.place}")
    return (Asked(Aspect.TRICKS, say("rehearsal-asks-tricks"), choices),) if choices else ()


def _moved(table: Table) -> tuple[int, int]:
    """The tricks transferred to North-South and to East-West."""
    ns, ew = (sum(each.tricks for each in table.transfers if each.to is side) for side in (Side.NS, Side.EW))
    return ns, ew


def _near(truth: tuple[int, int]) -> Iterator[tuple[int, int]]:
    """None, one for two and two for one, and the other side's."""
    ns, ew = truth
    yield (0, 0)
    gains_ns = ns >= ew
    for count in (1, 2, 3):
        yield (count, 0) if gains_ns else (0, count)
    yield ew, ns
    yield (0, 1) if gains_ns else (1, 0)


def _tricks(ns: int, ew: int) -> Message:
    if ns and ew:
        return say("rehearsal-tricks-both", ns=ns, ew=ew)
    if not ns and not ew:
        return say("rehearsal-tricks-none")
    return say("rehearsal-tricks", tricks=ns or ew, side=Side.NS if ns else Side.EW)


# -- the score -------------------------------------------------------------------------------------------------------


def what_is_the_score(ruling: Situation) -> tuple[Asked, ...]:
    """The score, where the ruling decides it: after a transfer of tricks, or as the Director assigns it."""
    truth, before = board_score(ruling.after), board_score(ruling.before)
    assigned = isinstance(ruling.step.action, a.Adjust)
    moved = any(isinstance(event, e.TricksTransferred | e.ClaimRuled) for event in ruling.step.events)
    still_open = asked_now(ruling.after) is not None
    if truth is None or truth == before or still_open or not (assigned or moved):
        return ()
    why = say("rehearsal-why-assigned" if assigned else "rehearsal-why-scored", score=_score(ruling.after, truth))
    right = Choice(_key(truth), _score(ruling.after, truth), True, why)
    wrong = []
    for scores in (*((before,) if before else ()), *_other_scores(ruling.after, truth)):
        # What he assigns is for him to judge, but the score of the table is what he does not let stand.
        lawful = assigned and scores != before
        wrong.append(Choice(_key(scores), _score(ruling.after, scores), False, why, lawful=lawful))
    choices = arranged([right], wrong, f"score {ruling.place}")
    return (Asked(Aspect.SCORE, say("rehearsal-asks-score"), choices),) if choices else ()


def _other_scores(table: Table, truth: dict[Side, Score]) -> Iterator[dict[Side, Score]]:
    """Scores with a trick or two more or less, or the other artificial scores."""
    if any(isinstance(score, Artificial) for score in truth.values()):
        plus, average, minus = Artificial.AVERAGE_PLUS, Artificial.AVERAGE, Artificial.AVERAGE_MINUS
        for ns, ew in ((plus, minus), (minus, plus), (average, average), (average, minus), (plus, plus)):
            yield {Side.NS: ns, Side.EW: ew}
        return
    if table.contract is None:
        return
    side = table.contract.declarer.side
    taken = _tricks_scored(table)
    for tricks in (taken - 1, taken + 1, taken - 2, taken + 2):
        if 0 <= tricks <= 13:
            points = declarer_score(table.contract, table.board, tricks)
            yield {side: points, side.opponents: -points}


def _tricks_scored(table: Table) -> int:
    """The tricks of declarer that are scored: those assigned where the contract of the table is, else those he has."""
    assert table.contract is not None
    results = table.assigned.ns if table.assigned is not None else ()
    if not isinstance(results, Artificial):
        heaviest = max(results, key=lambda each: each.weight, default=None)
        if heaviest is not None and heaviest.contract == table.contract:
            return heaviest.tricks
    return table.tricks_after_transfers(table.contract.declarer.side)


def _key(scores: dict[Side, Score]) -> str:
    return "/".join(str(score.value if isinstance(score, Artificial) else score) for score in scores.values())


def _score(table: Table, scores: dict[Side, Score]) -> Message:
    return say("rehearsal-score", ns=_side(table, scores[Side.NS]), ew=_side(table, scores[Side.EW]))


def _side(table: Table, score: Score) -> Message | str:
    if isinstance(score, Artificial):
        return say("score-artificial", share=percentage_of(table, score))
    return points_text(score)

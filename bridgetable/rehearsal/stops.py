"""The stops of a line: where a director is needed, and what he is asked there.

Some questions have another right answer under the edition before: they tell apart who knows what changed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import lru_cache

from msgspec.structs import replace

from bridgetable.cards.card import Card
from bridgetable.cards.notation import card_text
from bridgetable.cards.seat import Seat, Side
from bridgetable.engine import actions as a
from bridgetable.engine.history import START, History
from bridgetable.engine.ruled_again import ruled_under
from bridgetable.engine.steps import Step
from bridgetable.laws.book import asked_now
from bridgetable.laws.enacted import ENACTED
from bridgetable.laws.law12 import percentage_of
from bridgetable.laws.law77 import Score, board_score, declarer_score
from bridgetable.rehearsal.asked import Asked, Aspect, Choice, Stop
from bridgetable.rehearsal.choices import bound_at, what_binds, what_happened, which_laws, who_may_choose
from bridgetable.rehearsal.situation import KEYS, Situation, arranged, clauses_of, in_edition, printed
from bridgetable.table import events as e
from bridgetable.table.edition import Edition
from bridgetable.table.evolve import evolve_all
from bridgetable.table.identity import CallId, IrregularityId
from bridgetable.table.irregularity import cards_involved, place_of_call
from bridgetable.table.option import Option
from bridgetable.table.question import DIRECTOR, Message, Question, card_in, say
from bridgetable.table.scores import Artificial
from bridgetable.table.state import Table
from bridgetable.words.formatting import speaks_of
from bridgetable.words.questions import option_message, question_message
from bridgetable.words.scores import points_text

# -- How many tricks are transferred, and what the score is then -------------------------------------------------------


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


def transferred_at(table: Table) -> str:
    """The key of the choice that says how many tricks were transferred at this table."""
    ns, ew = _moved(table)
    return f"{ns}-{ew}"


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
            points = declarer_score(table.edition, table.contract, table.board, tricks)
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


# -- What becomes of a card: it stands, goes back to the hand, or lies there as a major or a minor penalty card --------


FATES = ("stands", "hand", "major", "minor")
_MOST_CARDS = 2


def what_becomes_of_cards(ruling: Situation) -> tuple[Asked, ...]:
    """What becomes of the cards that the ruling is about, of two at most."""
    if ruling.after.contract is None:
        return ()
    cards = list(dict.fromkeys(_cards(ruling)))[:_MOST_CARDS]
    found = (_becomes(ruling, seat, card) for seat, card in cards)
    return tuple(asked for asked in found if asked is not None)


def fate_of(table: Table, seat: Seat, card: Card) -> str:
    """Where a card is after a ruling: one of FATES."""
    penalty = next((each for each in table.penalty_cards_of(seat) if each.card == card), None)
    if penalty is not None:
        return "major" if penalty.major else "minor"
    return "hand" if card in table.hands[seat] else "stands"


def _cards(ruling: Situation) -> Iterator[tuple[Seat, Card]]:
    """The cards of the irregularities that are dealt with, then those that were moved."""
    moved: list[tuple[Seat, Card]] = []
    for event in ruling.step.events:
        match event:
            case e.CardWithdrawn(seat, card) | e.PenaltyCardLifted(seat, card) | e.CardPutBack(seat, card):
                moved.append((seat, card))
            case e.PenaltyCardLaid(penalty):
                moved.append((penalty.seat, penalty.card))
    now = asked_now(ruling.after)
    open_about = {card_in(now.question.about), *(option.name for option in now.options)} if now is not None else set()
    for number in ruling.drawn:
        offence = ruling.after.irregularities[number]
        for card in cards_involved(offence)[:1]:
            decided = number not in ruling.after.unsettled and open_about.isdisjoint((card, card_text(card)))
            if decided or (offence.seat, card) in moved:
                yield offence.seat, card
    yield from moved


def _becomes(ruling: Situation, seat: Seat, card: Card) -> Asked | None:
    table = ruling.after
    truth = fate_of(table, seat, card)
    why = _why(ruling, card, truth)
    elsewhere = {
        fate_of(step.table, seat, card): step.table
        for step in ruling.others
        if step.table.contract is not None and not step.passed_over
    }
    found = []
    for fate in (truth, *(fate for fate in FATES if fate != truth)):
        right, other = fate == truth, elsewhere.get(fate)
        reason = why if right or other is None else in_edition(other, why)
        found.append(Choice(fate, say(f"rehearsal-card-{fate}", card=card, seat=seat), right, reason))
    shown = arranged(found[:1], found[1:], f"card {ruling.place} {card_text(card)}")
    return Asked(Aspect.CARD, say("rehearsal-asks-card", card=card, seat=seat), shown) if shown else None


def _why(ruling: Situation, card: Card, fate: str) -> Message | None:
    """The ruling that names the card: of several that on penalty cards if it is one, else the last; or the first."""
    naming = [each for each in ruling.rulings if speaks_of(each.message, card)]
    laid = [each for each in naming if each.clause.startswith("50B")] if fate in ("major", "minor") else []
    said = next(iter((*laid, *reversed(naming), *ruling.rulings)), None)
    return ruling.why(said) if said is not None else None


# -- What becomes of an irregular call: it stands or is cancelled, and who calls next ----------------------------------


def what_becomes_of_the_call(ruling: Situation) -> tuple[Asked, ...]:
    """What becomes of the call that the ruling is about; not asked while an answer is awaited about it."""
    if ruling.new_question is not None or ruling.after.contract is not None:
        return ()
    place = next(_calls(ruling), None)
    to_call = ruling.after.to_call
    if place is None or to_call is None:
        return ()
    made = ruling.after.auction.made[place]
    truth = made.stands, to_call
    caller = made.seat
    elsewhere = {fate: step.table for step in ruling.others if (fate := _fate(step, place)) is not None}
    found = []
    for stands, seat in dict.fromkeys((truth, *elsewhere, *_other_fates(caller))):
        right, why = (stands, seat) == truth, ruling.as_ruled()
        if not right and (stands, seat) in elsewhere:
            why = in_edition(elsewhere[stands, seat], why)
        name = "stands" if stands else "cancelled"
        message = say(f"rehearsal-call-{name}", call=made.call, seat=caller, to=seat)
        found.append(Choice(f"{name}-{seat.name}", message, right, why))
    choices = arranged(found[:1], found[1:], f"call {ruling.place}")
    asked = say("rehearsal-asks-call", call=made.call, seat=caller)
    return (Asked(Aspect.CALL, asked, choices),) if choices else ()


def _fate(step: Step, place: CallId) -> tuple[bool, Seat] | None:
    """Whether the call stands after this step, and who calls next; None if that is open there."""
    table = step.table
    if step.passed_over or asked_now(table) is not None or table.to_call is None or place >= len(table.auction.made):
        return None
    return table.auction.made[place].stands, table.to_call


def _other_fates(caller: Seat) -> Iterator[tuple[bool, Seat]]:
    """Whether the call could stand, and who could call next, the likeliest first."""
    yield True, caller.left
    yield False, caller
    yield False, caller.left
    yield False, caller.right
    yield True, caller.partner


def _calls(ruling: Situation) -> Iterator[CallId]:
    """The irregular calls of the ruling that have been dealt with, then any call it cancelled or reinstated."""
    for number in ruling.drawn:
        place = place_of_call(ruling.after.irregularities[number])
        if place is not None and number not in ruling.after.unsettled:
            yield place
    for event in ruling.step.events:
        if isinstance(event, e.CallWithdrawn | e.CallReinstated):
            yield event.place


# -- What the Director finds: the recorded finding beside the others that he may make ----------------------------------


def what_is_found(ruling: Situation) -> tuple[Asked, ...]:
    """What the Director finds, where he decides; the other findings are lawful, and one may follow them."""
    if not isinstance(ruling.step.action, a.Choose) or ruling.step.action.by is not DIRECTOR:
        return ()
    answered = next((event for event in ruling.step.events if isinstance(event, e.Answered)), None)
    if answered is None:
        return ()
    question, table = answered.question, ruling.before
    offered = {option.name: option for option in ENACTED.options_of(table, question)}
    options = {option.name: option for option in ENACTED.other_findings(table, question)} | offered
    found = [_choice(ruling, question, option, right=option.name == answered.option) for option in options.values()]
    right, others = [each for each in found if each.right], [each for each in found if not each.right]
    names = list(options)
    at = names.index(answered.option) if answered.option in options else 0
    # Of many numbers of tricks those next to the one that was found are the hardest to tell from it.
    others.sort(key=lambda each: (each.option not in offered, abs(names.index(each.option) - at)))
    choices = arranged(right, others, f"finding {ruling.place}")
    asked = say("rehearsal-asks-finding", question=question_message(KEYS, question, table))
    return (Asked(Aspect.FINDING, asked, choices),) if choices else ()


def _choice(ruling: Situation, question: Question, option: Option, *, right: bool) -> Choice:
    label = option_message(KEYS, question, option.name, ruling.before)
    said = next((event for event in option.then if isinstance(event, e.RulingGiven)), None)
    why: Message | None = None
    if said is not None:
        law, text = printed(said.clause), ruling.saying(said)
        why = say("rehearsal-why-ruled" if right else "rehearsal-why-lawful", law=law, text=text)
    elif not right:
        why = say("rehearsal-why-possible")
    return Choice(option.name, label, right, why, printed(question.clause), not right, option.name)


# -- Which card of dummy is played when declarer has named one not fully, or two (Law 45C4(b), 46) ---------------------


def which_card_is_played(ruling: Situation) -> tuple[Asked, ...]:
    """The card that dummy plays by the ruling, beside those that declarer's words could mean otherwise."""
    named = any(isinstance(event, e.CardDesignated) for event in ruling.step.events)
    spoken = isinstance(ruling.step.action, a.Designate | a.ChangeDesignation)
    played = [ev.card for ev in ruling.step.events if isinstance(ev, e.CardPlayed) and ev.seat is ruling.before.dummy]
    if not (named or spoken) or not played or not ruling.rulings or ruling.before.dummy is None:
        return ()
    card, why = played[-1], ruling.why(ruling.rulings[-1])
    back = {ev.card for ev in ruling.step.events if isinstance(ev, e.CardWithdrawn)}
    found = [
        Choice(card_text(each), say("option-card", card=each), each == card, why)
        for each in (card, *_meant_otherwise(card, ruling.before.hands[ruling.before.dummy] | back))
    ]
    choices = arranged(found[:1], found[1:], f"designated {ruling.place}")
    return (Asked(Aspect.CARD, say("rehearsal-asks-which-card"), choices),) if choices else ()


def _meant_otherwise(card: Card, hand: frozenset[Card]) -> list[Card]:
    """Dummy's other cards: the highest and lowest of the suit, those of the rank, then the rest of the suit."""
    suit = sorted(each for each in hand if each.suit is card.suit)
    rank = sorted(each for each in hand if each.rank == card.rank)
    others = dict.fromkeys((*suit[-1:], *suit[:1], *rank, *suit))
    return [each for each in others if each != card]


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

"""What is asked of the consequences of a ruling: tricks, the score, cards and calls, and what the Director finds."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetable.cards.card import Card
from bridgetable.cards.notation import card_text
from bridgetable.cards.seat import Seat, Side
from bridgetable.engine import actions as a
from bridgetable.engine.steps import Step
from bridgetable.laws.book import asked_now
from bridgetable.laws.enacted import ENACTED
from bridgetable.laws.law12 import percentage_of
from bridgetable.laws.law77 import Score, board_score, declarer_score
from bridgetable.laws.numbers import lies_under
from bridgetable.rehearsal.asked import Asked, Aspect, Choice
from bridgetable.rehearsal.situation import KEYS, Situation, arranged, in_edition, printed
from bridgetable.table import events as e
from bridgetable.table.identity import CallId
from bridgetable.table.irregularity import cards_involved, place_of_call
from bridgetable.table.option import Option
from bridgetable.table.question import DIRECTOR, Message, Question, card_in, say
from bridgetable.table.scores import Artificial
from bridgetable.table.state import Table
from bridgetable.words.formatting import speaks_of
from bridgetable.words.questions import option_message, question_message
from bridgetable.words.scores import points_text

# -- How many tricks are transferred ----------------------------------------------------------------------------------


def are_tricks_transferred(ruling: Situation) -> tuple[Asked, ...]:
    """How many tricks go to which side, where Law 64 was applied."""
    said = next((each for each in ruling.rulings if any(lies_under(each.clause, law) for law in ("64A", "64B"))), None)
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


# -- What the score is then -------------------------------------------------------------------------------------------


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
    laid = [each for each in naming if lies_under(each.clause, "50B")] if fate in ("major", "minor") else []
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

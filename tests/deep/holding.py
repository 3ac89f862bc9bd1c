"""What must hold of every step, whoever did whatever: each rule raises AssertionError where it does not."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator

from msgspec.structs import replace

from bridgetable.cards.card import Card
from bridgetable.cards.seat import Seat, Side
from bridgetable.engine.apply import apply
from bridgetable.engine.possible import lawful_calls, lawful_cards
from bridgetable.engine.steps import ImpossibleError, Step
from bridgetable.laws.book import asked_now, other_findings
from bridgetable.laws.claims.trick_bounds import tricks_left
from bridgetable.laws.enacted import ENACTED
from bridgetable.laws.law77 import board_score
from bridgetable.table.question import calls_in, irregularity_in
from bridgetable.table.state import Phase, Table
from bridgetable.words.action_lines import action_line
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from bridgetable.words.questions import option_label, question_line
from bridgetable.words.scores import penalties_text, score_text
from bridgetable.words.story import event_lines, lines_for_events
from tests.engine.at_random import tricks_add_up

WORDS = tuple(Words.of(language, strict=True) for language in LANGUAGES)
_NO_VALUE = re.compile(r"\bNone\b(?!:)")
"""What a blank without a value would say; a note may say "None: …"."""
MOST_DOWN, MOST_MADE = 7600, 3160
"""The scores of 7NT redoubled and vulnerable thirteen down, and of 1NT redoubled and vulnerable with all tricks."""


def every_card_is_in_one_place(before: Table, step: Step) -> None:
    """Each card of the deal is in one hand or in one trick, but for one nobody holds; no other card is anywhere."""
    table = step.table
    places = Counter(card for hand in table.hands for card in hand)
    places.update(play.card for trick in table.tricks for play in trick.plays)
    places.update(one.card for one in table.mislaid if one.held_by is None)
    assert places == Counter(card for hand in table.deal for card in hand), "a card is lost or in two places"


def tricks_are_0_to_13(before: Table, step: Step) -> None:
    """Each side has from none to thirteen tricks, and they add up, transfers moved or not."""
    assert tricks_add_up(step.table), "the tricks do not add up"
    left = tricks_left(step.table)
    assert 0 <= left <= 13, "tricks left"


def nothing_refers_to_what_is_not_there(before: Table, step: Step) -> None:
    """Every irregularity, call, card and trick that is referred to is on the table."""
    table = step.table
    offences, calls = range(len(table.irregularities)), range(len(table.auction.made))
    for what, number in _irregularities_named(table):
        assert number in offences, f"{what} refers to no irregularity"
    for what, place in _calls_named(table):
        assert place in calls, f"{what} refers to no call"
    for what, seat, card in _cards_named(table):
        assert card in table.hands[seat], f"{what} is not in the hand"
    for transfer in table.transfers:
        for number in transfer.from_tricks:
            # What is left after a claim is told of by one more than the last trick. A claim that decides the board has
            # fixed who won which tricks, also where somebody takes a card of one back afterwards.
            awarded = table.claim is not None and table.claim.closed and table.trick(number) is not None
            known = table.winner(number) is not None or (table.claim is not None and number == table.last_number + 1)
            assert known or awarded, "a trick is transferred that nobody won"
    assert not (table.transfers and not (table.over or table.round_over)), "tricks are transferred before the end"


def _irregularities_named(table: Table) -> Iterator[tuple[str, int]]:
    for what, records in (
        ("attention", table.attention),
        ("settled", table.settled),
        ("transfer", table.transfers),
        ("established", table.established),
    ):
        yield from ((what, each.irregularity) for each in records)
    now = asked_now(table)
    asked = (*table.agenda, *((now.question,) if now is not None else ()))
    about = (irregularity_in(each.about) for each in asked)
    yield from (("question", irregularity) for irregularity in about if irregularity is not None)
    yield from (("repetition", each) for each in table.to_repeat)


def _calls_named(table: Table) -> Iterator[tuple[str, int]]:
    yield from (("may change", place) for place in table.may_change)
    yield from (("let stand", place) for place in table.let_stand)
    yield from (("information", each.place) for each in table.call_information)
    yield from (("question", place) for each in table.agenda for place in calls_in(each.about))


def _cards_named(table: Table) -> Iterator[tuple[str, Seat, Card]]:
    yield from (("penalty card", each.seat, each.card) for each in table.penalty_cards)
    yield from (("face-down lead", each.seat, each.card) for each in table.face_down)


def what_is_asked_can_be_answered(before: Table, step: Step) -> None:
    """A question has two options at least, by different names, and what follows from each can happen."""
    now = asked_now(step.table)
    if now is None or now == asked_now(before):
        return
    names = [option.name for option in now.options]
    assert now.question.to and len(set(names)) == len(names) > 1, "a question without a choice"
    more = other_findings(step.table)
    for option in (*now.options, *(more.options if more is not None else ())):
        ENACTED.table_after(step.table, option.then)


def somebody_can_go_on(before: Table, step: Step) -> None:
    """While the board is not over somebody is asked, or the Director awaited, or there is a lawful call or card."""
    table = step.table
    if table.phase is Phase.OVER or table.pending or asked_now(table) is not None or table.claim is not None:
        return
    if table.to_call is not None:
        assert lawful_calls(table, table.to_call), "no lawful call"
    elif any(table.hands):
        assert table.turn is not None, "nobody's turn"
        assert lawful_cards(table, table.turn), "no lawful card"


def lawful_cards_are_held(before: Table, step: Step) -> None:
    """What is lawful for a hand is in it, and is lawful in turn only."""
    for seat in Seat:
        assert lawful_cards(step.table, seat) <= step.table.hands[seat], "a lawful card that is not held"


def the_score_is_one_there_is(before: Table, step: Step) -> None:
    """A board that was not adjusted scores what a contract can score, for both sides the same."""
    table, score = step.table, board_score(step.table)
    assert table.contract is None or 1 <= table.contract.bid.level <= 7, "a contract over seven"
    if score is None or table.assigned is not None:
        return
    ns, ew = score[Side.NS], score[Side.EW]
    assert isinstance(ns, int) and isinstance(ew, int) and ns == -ew, "scores of the two sides"
    if table.contract is not None:
        points = ns if table.contract.declarer.side is Side.NS else ew
        assert -MOST_DOWN <= points <= MOST_MADE and (points or False), "a score there is not"


def it_can_be_told(before: Table, step: Step) -> None:
    """The action, what happened, the question and its options, and the score have words in both languages."""
    now = asked_now(step.table)
    for words in WORDS:
        said = [action_line(words, step), *(line.text for line in event_lines(words, step, before))]
        if now is not None and now != asked_now(before):
            said.append(question_line(words, now.question, step.table))
            said += [option_label(words, now.question, option.name, step.table) for option in now.options]
            for option in now.options:
                said += [line.text for line in lines_for_events(words, step.table, option.then)]
        for text in said:
            assert text.strip() and not {"{", "}"} & set(text) and not _NO_VALUE.search(text), f"a sentence: {text}"
        for side in Side:
            score_text(words, step.table, side)
        penalties_text(words, step.table)


def doing_it_again_gives_the_same(before: Table, step: Step) -> None:
    """The same action at an equal table, nothing of it computed yet, makes an equal step."""
    assert apply(replace(before), step.action) == step, "the same action made another step"


EACH_STEP: tuple[Callable[[Table, Step], None], ...] = (
    every_card_is_in_one_place,
    tricks_are_0_to_13,
    nothing_refers_to_what_is_not_there,
    what_is_asked_can_be_answered,
    somebody_can_go_on,
    lawful_cards_are_held,
    the_score_is_one_there_is,
    it_can_be_told,
)
SOME_STEPS = (doing_it_again_gives_the_same,)


def refusal_can_be_told(refused: ImpossibleError) -> None:
    """What cannot be done is refused in words, in both languages."""
    for words in WORDS:
        text = words.say(refused.message)
        assert text.strip() and not {"{", "}"} & set(text) and "None" not in text, f"a refusal: {text}"

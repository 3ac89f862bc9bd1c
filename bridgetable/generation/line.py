"""A line of a case that is being made: what happens at the table, what is ruled, and what is told of it."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from typing import TypeAlias

from msgspec import UNSET, UnsetType

from bridgetable.cards.call import Bid, Call, Pass
from bridgetable.cards.card import Card, Suit, of_suit
from bridgetable.cards.notation import card_of, card_text, is_card, suit_of
from bridgetable.cards.seat import Seat, Side
from bridgetable.cases import actual
from bridgetable.cases.case import Branch, Entry, Expect
from bridgetable.engine import actions as a
from bridgetable.engine.actions import Choose
from bridgetable.engine.apply import apply
from bridgetable.engine.possible import lawful_calls, lawful_cards
from bridgetable.engine.steps import ImpossibleError, Step
from bridgetable.generation.bidding import call_for
from bridgetable.generation.card_play import card_for, is_touching
from bridgetable.laws.ask import COMPARABLE_OR_NOT, KEEP_OR_WITHDRAW
from bridgetable.laws.book import asked_now, card_owed
from bridgetable.laws.enacted import ENACTED, AskedNow
from bridgetable.laws.law27 import SAME_MEANING
from bridgetable.laws.numbers import lies_under
from bridgetable.table.irregularity import Irregularity
from bridgetable.table.question import DIRECTOR, Blank, CardAtTrick, Message, Person, Question, calls_in, player_in, say
from bridgetable.table.state import Table
from bridgetable.table.text import Text
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from bridgetable.words.questions import option_label

# -- Expectations of a case that is being made: what the engine has ruled at a table, as a case file states it ---------


# -- What people answer when a Law asks them, and what the Director finds: something sensible for each question --------


Wishes: TypeAlias = dict[str, str]
"""The answers that a case needs: by clause the option, or its first word: {"62C": "withdraw", "50D2": "forbid"}."""

LIKELY: Mapping[str, float] = {
    "accept": 0.3,
    "keep": 0.5,
    "led": 0.3,
    "unintended": 0.5,
    "penalty-card": 0.5,
    "spread": 0.15,
    "play-on": 0.2,
    "free": 0.35,
}
"""How likely an answer is where nothing at the table speaks for another; the rest is shared by the others."""


def answerer(question: Question) -> Person:
    """The person who answers: the first of those who may."""
    return question.to[0]


def is_judgement(now: AskedNow) -> bool:
    """Whether the Director is asked if there was damage, which no rule of thumb can tell."""
    return ENACTED.declared(now.question).judgement


MANY = 4
"""Of so many answers some may come to the same: what is left to a player by the Laws is offered to him as a whole."""


def is_idle(table: Table, now: AskedNow) -> bool:
    """Whether nobody would ask this: the answers come to the same, or it compares a call with a mere pass."""
    if any(table.auction.made[call].call == Pass() for call in calls_in(now.question.about)[1:2]):
        return True
    effects: list[object] = []
    for option in now.options:
        effect = _effect(apply(table, Choose(answerer(now.question), option.name)).table)
        effects += [effect] if effect not in effects else []
    return len(now.options) > 1 and len(effects) < min(len(now.options), 2 if len(now.options) >= MANY else MANY)


def _effect(table: Table) -> tuple[object, ...]:
    """What an answer changes for the players: their cards and calls, and what they may do next."""
    asked = asked_now(table)
    return (
        table.hands,
        table.tricks,
        table.auction.calls,
        table.contract,
        table.penalty_cards,
        table.transfers,
        table.claim,
        asked.question if asked is not None else None,
        tuple(lawful_cards(table, one) for one in Seat) if table.turn is not None else table.to_call,
        tuple(table.must_pass(one) for one in Seat),
    )


def answer_to(table: Table, now: AskedNow, wishes: Wishes, dice: random.Random) -> str:
    """The name of the option that is chosen."""
    names = [option.name for option in now.options]
    for clause, wished in wishes.items():
        if lies_under(now.question.clause, clause):
            fitting = [name for name in names if name == wished or name.split("-")[0] == wished]
            if fitting:
                return fitting[0] if len(fitting) == 1 else _best_suit(table, now.question, fitting, dice)
    if all(is_card(name) for name in names):
        return _card_chosen(table, now.question, names)
    about = now.question.about
    if set(names) == set(KEEP_OR_WITHDRAW) and isinstance(about, CardAtTrick):
        return _kept_or_not(table, now.question, about)
    if set(names) in (set(COMPARABLE_OR_NOT), set(SAME_MEANING.answers)):
        return _compared(table, now.question, names)
    if names[0].startswith("claimer"):
        return _tricks_found(names)
    return _by_likelihood(table, now.question, names, dice)


def _card_chosen(table: Table, question: Question, names: list[str]) -> str:
    """Of several cards the one that would be played, or the lowest where the other side chooses."""
    cards = sorted(card_of(name) for name in names)
    seat = player_in(question.about)
    chosen = card_for(table, seat, cards) if seat is not None and question.to == (seat,) else cards[0]
    return next(name for name in names if card_of(name) == chosen)


def _kept_or_not(table: Table, question: Question, played: CardAtTrick) -> str:
    """A card is withdrawn where its hand, as the trick stands now, would rather play another that is not as good."""
    seat, card = played.seat, played.card
    after = apply(table, Choose(answerer(question), "withdraw")).table
    number = next((n for n, trick in table.numbered_tricks() if card in trick.cards_of(seat)), table.open_trick)
    if number != after.open_trick:
        return "keep"
    wanted = card_for(after, seat, lawful_cards(after, seat) | {card})
    led = _suit_led(after)
    if led not in (card.suit, wanted.suit) and table.trump not in (card.suit, wanted.suit):
        return "keep"  # one discard is as good as another
    as_good = wanted.suit is card.suit and is_touching(after, seat, *sorted((wanted, card)))
    return "keep" if wanted == card or as_good else "withdraw"


def _suit_led(table: Table) -> Suit | None:
    trick = table.trick(table.open_trick)
    return trick.suit_led if trick is not None else None


def _compared(table: Table, question: Question, names: list[str]) -> str:
    """Two bids that name the same denomination mean much the same, and so do two passes or two doubles."""
    calls = [table.auction.made[call].call for call in calls_in(question.about)]
    if len(calls) < 2 or type(calls[0]) is not type(calls[1]):
        alike = False
    else:
        old, new = calls[:2]
        alike = not isinstance(old, Bid) or not isinstance(new, Bid) or old.denomination is new.denomination
    return next(name for name in names if (name in ("comparable", "same-meaning")) is alike)


def _tricks_found(names: list[str]) -> str:
    """The doubt goes against the claimer: the fewest tricks that the engine holds possible."""
    return min(names, key=lambda name: int(name.rsplit("-", 1)[-1]))


def _by_likelihood(table: Table, question: Question, names: list[str], dice: random.Random) -> str:
    heads = list(dict.fromkeys(name.split("-")[0] if name not in LIKELY else name for name in names))
    known = {head: LIKELY[head] for head in heads if head in LIKELY}
    rest = max(0.0, 1 - sum(known.values())) / max(1, len(heads) - len(known))
    head = dice.choices(heads, [known.get(head, rest) + 1e-6 for head in heads])[0]
    fitting = [name for name in names if name == head or (head not in LIKELY and name.split("-")[0] == head)]
    return fitting[0] if len(fitting) == 1 else _best_suit(table, question, fitting, dice)


def _best_suit(table: Table, question: Question, names: list[str], dice: random.Random) -> str:
    """Of options for several suits: require what declarer is strong in, forbid what he is weak in."""
    declarer = table.declarer
    single = [name for name in names if name.count("-") == 1]
    if declarer is None or not single or question.to[0] is DIRECTOR:
        return dice.choice(names)
    ours = table.hands[declarer] | (table.hands[declarer.partner] if table.spread else frozenset())

    def strength(name: str) -> int:
        cards: frozenset[Card] = of_suit(ours, suit_of(name[-1]))
        return sum(max(0, card.rank - 10) for card in cards)

    return min(single, key=strength) if single[0].startswith("forbid") else max(single, key=strength)


def expected_after(before: Table, step: Step) -> Expect | None:
    """What is to be expected after a step in which the Laws had something to say; None after any other step."""
    after = step.table
    rulings = new_rulings(before, after)
    news = len(after.irregularities) > len(before.irregularities)
    now, then = asked_now(after), asked_now(before)
    asked = now is not None and (then is None or now.question != then.question)
    if not (rulings or news or asked or (then is not None and now is None)):
        return None
    return Expect(
        rulings=rulings or UNSET,
        irregularities=tuple(one.pointer for one in actual.irregularities(after)) if after.irregularities else UNSET,
        asked=actual.asking(after),
        turn=actual.turn_now(after),
        penalty=_penalty_cards(before, after),
        restricted=_restraints(before, after),
    )


def expected_at_the_end(table: Table) -> Expect:
    """What is to be expected of the last table of a line: contract, tricks as played and moved, and the score."""
    if not table.over:
        return Expect(turn=actual.turn_now(table), asked=actual.asking(table), won=_sides(table.tricks_won))
    score = actual.score_now(table)
    numbers = tuple((side, points) for side in Side if score and isinstance(points := score[side.name], int))
    return Expect(
        transfers=actual.transfers(table),
        won=_sides(table.tricks_won),
        tricks=_sides(table.tricks_after_transfers),
        score=numbers or UNSET,
        asked=actual.asking(table),
    )


def new_rulings(before: Table, after: Table) -> tuple[str, ...]:
    """The clauses under which something has been ruled between two tables, each once."""
    was = actual.clauses_ruled(before)
    found = actual.clauses_ruled(after)
    for clause in was:
        if clause in found:
            found.remove(clause)
    return tuple(dict.fromkeys(found))


def _penalty_cards(before: Table, after: Table) -> tuple[tuple[Seat, tuple[tuple[Card, str], ...]], ...] | UnsetType:
    if before.penalty_cards == after.penalty_cards:
        return UNSET
    concerned = {one.seat for one in (*before.penalty_cards, *after.penalty_cards)}
    return tuple(
        (seat, tuple((one.card, "major" if one.major else "minor") for one in after.penalty_cards_of(seat)))
        for seat in sorted(concerned)
    )


def _restraints(before: Table, after: Table) -> tuple[tuple[Seat, tuple[str, ...]], ...] | UnsetType:
    now = {seat: actual.restraints(after, seat) for seat in Seat}
    changed = tuple((seat, found) for seat, found in now.items() if found != actual.restraints(before, seat))
    return changed or UNSET


def _sides(tricks: Callable[[Side], int]) -> tuple[tuple[Side, int], ...]:
    return tuple((side, tricks(side)) for side in Side)


MOST_BRANCHES = 3
"""At so many questions of a case the other answers are shown as branches."""
MOST_ANSWERS = 60
"""So many answers and substitutes at most follow from one ruling."""


class DoesNotFitError(Exception):
    """What was to happen does not fit this board; another place or board is tried."""


class Line:
    """The main line of a case, as far as it has been made.

    `wishes` are answers that the case needs, by clause; `told` the sentences of its story, `about` the blanks of its
    title.
    """

    def __init__(self, start: Table, dice: random.Random) -> None:
        self.start, self.dice = start, dice
        self.tables: list[Table] = [start]
        self.steps: list[Step] = []
        self.entries: list[Entry] = []
        self.wishes: Wishes = {}
        self.told: list[Message] = []
        self.about: dict[str, Blank] = {}
        self.asked: list[AskedNow] = []

    @property
    def table(self) -> Table:
        """The table as it is now."""
        return self.tables[-1]

    def tell(self, key: str, **blanks: Blank) -> None:
        """Adds the sentence with this key to the story."""
        self.told.append(say(f"generated-{key}", **blanks))

    # -- acting ------------------------------------------------------------------------------------------------------

    def regular(self, steps: tuple[Step, ...]) -> None:
        """Takes over steps of the regular play."""
        self.steps += steps
        self.entries += [step.action for step in steps]
        self.tables += [step.table for step in steps]

    def act(self, action: a.Action) -> Step:
        """Does an action, and expects what the Laws make of it; raises DoesNotFitError if it is impossible."""
        try:
            step = apply(self.table, action)
        except ImpossibleError as impossible:
            raise DoesNotFitError(str(impossible)) from impossible
        expected = expected_after(self.table, step)
        self.entries += [action, expected] if expected is not None else [action]
        self.steps.append(step)
        self.tables.append(step.table)
        return step

    def play(self, seat: Seat, card: Card) -> Step:
        """A card is played from this hand."""
        return self.act(a.Play(seat, card))

    def irregular(self, action: a.Action, kind: type[Irregularity]) -> None:
        """Does what is to be irregular; raises DoesNotFitError unless an irregularity of this kind comes of it."""
        before = len(self.table.irregularities)
        self.act(action)
        if not any(isinstance(one, kind) for one in self.table.irregularities[before:]):
            raise DoesNotFitError(kind.__name__)

    def go_on(self, cards: int = 60, until: Callable[[Table], bool] | None = None) -> int:
        """Sensible play goes on for so many cards, or until something is so; returns how many cards were played.

        Questions that arise meanwhile are answered.
        """
        for count in range(cards):
            if until is not None and until(self.table):
                return count
            self.settle()
            seat = self.table.turn
            if seat is None or self.table.over:
                return count
            lawful = lawful_cards(self.table, seat)
            if not lawful:
                raise DoesNotFitError("nothing-lawful")
            self.play(seat, card_for(self.table, seat))
        self.settle()
        return cards

    def call_on(self, most: int = 40) -> None:
        """The auction goes on to its end, or for so many calls."""
        for _ in range(most):
            self.settle()
            seat = self.table.to_call
            if seat is None:
                return
            self.act(a.MakeCall(seat, self.next_call(seat)))

    def next_call(self, seat: Seat) -> Call:
        """What this player calls now, of what he may lawfully call."""
        lawful = lawful_calls(self.table, seat)
        calls = [(one.seat, one.call) for one in self.table.auction.calls]
        wanted = call_for(self.table.deal, calls, seat)
        if wanted in lawful:
            return wanted
        if not lawful:
            raise DoesNotFitError("no-lawful-call")
        return min(lawful, key=lambda call: (type(call).__name__ != "Pass", repr(call)))

    # -- the Director ------------------------------------------------------------------------------------------------

    def director(self, seat: Seat, to: a.Pointer | None = None) -> None:
        """This player calls the Director, who rules; what is asked is answered, and what is owed is played.

        Where he has been called, a question is open and nobody has yet to be told of anything, the Director is there.
        """
        table = self.table
        called = any(isinstance(step.action, a.Summon) for step in self.steps)
        untold = any(table.attention_to(n) is None for n in table.unsettled)
        if not called or to is not None or asked_now(table) is None or table.is_pending or untold:
            self.act(a.Summon(seat, to))
        self.settle()

    def settle(self) -> None:
        """Answers every question that is open, and has the cards played that players owe.

        A judgement about damage is left to the Director: that question stays open.
        """
        for _ in range(MOST_ANSWERS):
            now, owed = asked_now(self.table), card_owed(self.table)
            if now is not None and is_judgement(now):
                self.asked += [now] if now not in self.asked else []
                return
            if now is not None:
                self._answer(now)
            elif owed is not None or self.table.owing is not None:
                self._substitute(owed)
            else:
                return
        raise DoesNotFitError("no-end-of-questions")

    def _answer(self, now: AskedNow) -> None:
        if is_idle(self.table, now):
            raise DoesNotFitError("nothing-to-ask")
        option = answer_to(self.table, now, self.wishes, self.dice)
        by = answerer(now.question)
        others = self._other_answers(now, option, by)
        if len(self.asked) < MOST_BRANCHES:
            self.entries += [self._branch(now, a.Choose(by, other)) for other in others]
        self.asked.append(now)
        self.act(a.Choose(by, option))

    def _other_answers(self, now: AskedNow, chosen: str, by: Person) -> list[str]:
        """The answers that change something beside the one chosen, each of them once.

        A card may be required or a suit forbidden in so many ways of which a hand that has to follow suit feels none.
        """
        after = {one.name: _effect(apply(self.table, Choose(by, one.name)).table) for one in now.options}
        shown, found = [after.pop(chosen)], []
        for name, effect in after.items():
            if effect not in shown:
                shown.append(effect)
                found.append(name)
        return found

    def _branch(self, now: AskedNow, choice: a.Choose) -> Branch:
        """The branch of another answer: what is ruled then."""
        step = apply(self.table, choice)
        expected = expected_after(self.table, step)
        labels = (
            option_label(Words.of(one, strict=True), now.question, choice.option, self.table) for one in LANGUAGES
        )
        title: Text = tuple(zip(LANGUAGES, labels, strict=True))
        return Branch(title, (choice, expected) if expected is not None else (choice,))

    def _substitute(self, owed: AskedNow | None) -> None:
        owes = player_in(owed.question.about) if owed is not None else None
        if owed is not None and owes is not None:
            names = {option.name for option in owed.options}
            self.play(owes, card_for(self.table, owes, [c for c in self.table.hands[owes] if card_text(c) in names]))
            return
        seat = self.table.owing
        assert seat is not None
        lawful = lawful_cards(self.table, seat)
        if not lawful:
            raise DoesNotFitError("nothing-lawful")
        self.play(seat, card_for(self.table, seat))

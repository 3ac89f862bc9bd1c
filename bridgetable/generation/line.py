"""A line of a case that is being made: what happens at the table, what is ruled, and what is told of it."""

from __future__ import annotations

import random
from collections.abc import Callable

from msgspec import UNSET, UnsetType

from bridgetable.cards.call import Call, Pass
from bridgetable.cards.card import Card
from bridgetable.cards.notation import card_text
from bridgetable.cards.seat import Seat, Side
from bridgetable.cases import actual
from bridgetable.cases.case import Branch, Entry, Expect
from bridgetable.engine import actions as a
from bridgetable.engine.apply import apply
from bridgetable.engine.possible import lawful_calls, lawful_cards
from bridgetable.engine.steps import ImpossibleError, Step
from bridgetable.generation.answers import Wishes, answer_to, answerer, effect_of, is_idle, is_judgement
from bridgetable.generation.bidding import call_for
from bridgetable.generation.card_play import card_for
from bridgetable.laws.book import asked_now, card_owed
from bridgetable.laws.enacted import AskedNow
from bridgetable.table.irregularity import Irregularity
from bridgetable.table.question import Blank, Message, Person, player_in, say
from bridgetable.table.state import Table
from bridgetable.table.text import Text
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from bridgetable.words.questions import option_label

# -- Expectations of a case that is being made: what the engine has ruled at a table, as a case file states it ---------


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


# -- The line itself --------------------------------------------------------------------------------------------------


MOST_BRANCHES = 3
"""At so many questions of a case the other answers are shown as branches."""
MOST_CALLS = 24
"""So many calls at most follow what went wrong in an auction."""
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

    def call_on(self) -> None:
        """The auction goes on to its end, or for MOST_CALLS."""
        for _ in range(MOST_CALLS):
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
        return min(lawful, key=lambda call: (not isinstance(call, Pass), repr(call)))

    # -- the Director ------------------------------------------------------------------------------------------------

    def opponent_of(self, seat: Seat) -> Seat:
        """The opponent who speaks up: declarer against a defender, else the player after the irregular hand."""
        declarer = self.table.declarer
        return declarer if declarer is not None and self.table.is_defender(seat) else seat.left

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
        after = {one.name: effect_of(apply(self.table, a.Choose(by, one.name)).table) for one in now.options}
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

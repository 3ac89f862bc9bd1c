"""What people answer when a Law asks them, and what the Director finds: something sensible for each question."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import TypeAlias

from bridgetable.cards.call import Bid, Pass
from bridgetable.cards.card import Suit, high_card_points, of_suit
from bridgetable.cards.notation import card_of, is_card, suit_of
from bridgetable.cards.seat import Seat
from bridgetable.engine.actions import Choose
from bridgetable.engine.apply import apply
from bridgetable.engine.possible import lawful_cards
from bridgetable.generation.card_play import card_for, is_touching
from bridgetable.laws.ask import COMPARABLE_OR_NOT, KEEP_OR_WITHDRAW
from bridgetable.laws.book import asked_now
from bridgetable.laws.enacted import ENACTED, AskedNow
from bridgetable.laws.law27 import SAME_MEANING
from bridgetable.laws.numbers import lies_under
from bridgetable.table.question import DIRECTOR, CardAtTrick, Person, Question, calls_in, player_in
from bridgetable.table.state import Table

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
        effect = effect_of(apply(table, Choose(answerer(now.question), option.name)).table)
        effects += [effect] if effect not in effects else []
    return len(now.options) > 1 and len(effects) < min(len(now.options), 2 if len(now.options) >= MANY else MANY)


def effect_of(table: Table) -> tuple[object, ...]:
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
        return high_card_points(of_suit(ours, suit_of(name[-1])))

    return min(single, key=strength) if single[0].startswith("forbid") else max(single, key=strength)

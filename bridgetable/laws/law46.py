"""Law 46: incomplete or invalid designation of a card from dummy."""

from __future__ import annotations

import msgspec

from bridgetable.cards.card import Card, Suit
from bridgetable.cards.notation import RANKS, SUITS, card_of, card_text, suit_of
from bridgetable.cards.seat import Seat
from bridgetable.laws import law44
from bridgetable.laws.ask import A_CARD, Ask
from bridgetable.laws.clause import clause
from bridgetable.laws.law import Law
from bridgetable.laws.numbers import lies_under
from bridgetable.table.chronology import kind_since
from bridgetable.table.events import Asked, CardDesignated, CardPlayed, DirectorSummoned, Event, RulingGiven
from bridgetable.table.option import Option
from bridgetable.table.question import CardAtTrick, Question, QuestionAbout, Turn, say
from bridgetable.table.state import Table
from bridgetable.table.trick import Play, Trick


class DesignatedCards(msgspec.Struct, frozen=True):
    """What a call from dummy designates: one card, several of which somebody chooses, or none if it is invalid.

    `clause` is the part of 46B that applies; "" if suit and rank were named. `beaten` is true if declarer said “win it”
    and no card of dummy can.
    """

    cards: frozenset[Card]
    clause: str = ""
    beaten: bool = False

    @property
    def card(self) -> Card | None:
        """The card, if there is exactly one; else None."""
        return next(iter(self.cards)) if len(self.cards) == 1 else None


def is_complete(what: str) -> bool:
    """Whether declarer named both suit and rank (Law 46A)."""
    return len(what) > 1 and what[0] in SUITS and what[1:] in (*RANKS, "10")


def is_designation(what: str) -> bool:
    """Whether the words are a card, a suit, a rank, a manner of playing or a suit to run, as declarer may say them."""
    one = what.removeprefix("run-")
    return is_complete(what) or what in (*RANKS, "10", "any", *_MANNERS) or (len(one) == 1 and one in SUITS)


def names_a_suit(what: str) -> bool:
    """Whether the words name a suit, so that they have a meaning before dummy's turn too."""
    return is_complete(what) or what.startswith("run-") or what in SUITS


def cards_designated(table: Table, what: str) -> DesignatedCards:
    """The cards these words of declarer designate, at this table (Law 46B)."""
    dummy = table.dummy
    if dummy is None:
        return DesignatedCards(frozenset())
    if is_complete(what):
        return _or_invalid(DesignatedCards(table.hands[dummy] & {card_of(what)}))
    if what.startswith("run-"):
        return DesignatedCards(frozenset(sorted(table.holds(dummy, suit_of(what[4:])))[-1:]))
    if what in SUITS:
        return _or_invalid(DesignatedCards(lowest_of_the_suit(table, dummy, suit_of(what)), "46B2"))
    if what in RANKS or what == "10":
        return _by_rank(table, dummy, card_of("C" + what).rank)
    if what == "any":
        legal = any_legal_card(table, dummy)
        return DesignatedCards(legal, "46B5" if len(legal) > 1 else "")
    meaning, number = _MANNERS[what]
    beaten = what == "win" and not _winning(table, dummy)
    return _or_invalid(DesignatedCards(meaning(table, dummy), number, beaten))


def _or_invalid(found: DesignatedCards) -> DesignatedCards:
    return found if found.cards else DesignatedCards(frozenset(), "46B4")


# -- 46B1: high, win, low --------------------------------------------------------------------------------------------


@clause("46B1(a)")
def highest(table: Table, dummy: Seat) -> frozenset[Card]:
    """“High” is the highest card of the suit led."""
    led = law44.suit_to_follow(table, dummy)
    return frozenset(sorted(table.holds(dummy, led))[-1:]) if led is not None else frozenset()


@clause("46B1(c)")
def lowest(table: Table, dummy: Seat) -> frozenset[Card]:
    """“Low” is the lowest card of the suit led."""
    led = law44.suit_to_follow(table, dummy)
    return frozenset(sorted(table.holds(dummy, led))[:1]) if led is not None else frozenset()


@clause("46B1(b)")
def known_to_win(table: Table, dummy: Seat) -> frozenset[Card]:
    """“Win it” is the lowest card that is known to win the trick.

    A card that is beaten by one still out is not known to win while a defender is to play. If dummy cannot win at all,
    the lowest card of the suit led is played.
    """
    trick = table.trick(table.open_trick)
    if trick is None or law44.suit_to_follow(table, dummy) is None:
        return frozenset()
    winning = _winning(table, dummy)
    if not winning:
        return lowest(table, dummy)
    behind = [seat for seat in table.defenders if seat not in trick.players]
    out = {card for seat in table.defenders for card in table.hands[seat]} if behind else set()
    known = {c for c in winning if not any(o.suit is c.suit and o.rank > c.rank for o in out)}
    return frozenset(sorted(known, key=lambda card: card.rank)[:1])


def _winning(table: Table, dummy: Seat) -> set[Card]:
    """The legal cards of dummy that beat every card played so far."""
    trick = table.trick(table.open_trick)
    if trick is None:
        return set()
    with_it = {
        card: Trick(trick.leader, (*trick.plays, Play(dummy, card))) for card in law44.lawful_cards(table, dummy)
    }
    return {card for card, after in with_it.items() if after.winner(table.trump) is dummy}


_MANNERS = {"high": (highest, "46B1(a)"), "win": (known_to_win, "46B1(b)"), "low": (lowest, "46B1(c)")}
"""What each manner of playing means, and the part of 46B1 that says so."""


# -- 46B2, 46B3: suit or rank alone ----------------------------------------------------------------------------------


@clause("46B2")
def lowest_of_the_suit(table: Table, dummy: Seat, suit: Suit) -> frozenset[Card]:
    """A suit without a rank is the lowest card of that suit."""
    return frozenset(sorted(table.holds(dummy, suit))[:1])


def _by_rank(table: Table, dummy: Seat, rank: int) -> DesignatedCards:
    if led := continued(table, dummy, rank):
        return DesignatedCards(led, "46B3(a)")
    return _or_invalid(DesignatedCards(of_that_rank(table, dummy, rank), "46B3(b)"))


@clause("46B3(a)")
def continued(table: Table, dummy: Seat, rank: int) -> frozenset[Card]:
    """A rank without a suit, when dummy leads: the suit in which dummy won the last trick, if it has that card."""
    number = table.open_trick
    before = table.trick(number - 1)
    if table.lead_due is not dummy or before is None or table.winner(number - 1) is not dummy:
        return frozenset()
    won_with = before.card_of(dummy)
    return table.hands[dummy] & {Card(won_with.suit, rank)} if won_with is not None else frozenset()


@clause("46B3(b)")
def of_that_rank(table: Table, dummy: Seat, rank: int) -> frozenset[Card]:
    """In all other cases a card of that rank that can lawfully be played; of several, declarer says which."""
    return frozenset(card for card in law44.lawful_cards(table, dummy) if card.rank == rank)


def declarer_picks(table: Table, question: QuestionAbout[CardAtTrick]) -> tuple[Option, ...]:
    """Declarer says which of the cards of that rank he means (Law 46B3(b))."""
    if not _waits_for_dummy(table, question.about.seat, question.about.trick):
        return ()
    cards = of_that_rank(table, question.about.seat, question.about.card.rank)
    return tuple(Option(card_text(card), _picked(table, card)) for card in sorted(cards, reverse=True))


# -- 46B4, 46B5: an invalid call, and any card -----------------------------------------------------------------------


@clause("46B4")
def invalid(table: Table, what: str) -> tuple[Event, ...]:
    """A call for a card that dummy does not hold is invalid, and declarer may call any legal card."""
    key = "law-46B4-unclear" if what in _MANNERS else "law-46B4"
    return (RulingGiven("46B4", say(key)),)


@clause("46B5")
def any_legal_card(table: Table, dummy: Seat) -> frozenset[Card]:
    """“Anything”: neither suit nor rank is named. Either defender may say which legal card is played."""
    return law44.lawful_cards(table, dummy)


def the_defenders_pick(table: Table, question: QuestionAbout[Turn]) -> tuple[Option, ...]:
    """Each legal card of dummy, for either defender to choose (Law 46B5)."""
    dummy = question.about.seat
    if not _waits_for_dummy(table, dummy, question.about.trick):
        return ()
    return tuple(
        Option(card_text(card), (RulingGiven("46B5", say("law-46B5", card=card)), *_picked(table, card)))
        for card in sorted(any_legal_card(table, dummy), reverse=True)
    )


def _waits_for_dummy(table: Table, dummy: Seat, number: int) -> bool:
    """Whether this trick is the one in progress, and dummy has still to play to it."""
    trick = table.trick(number)
    played = trick is not None and dummy in trick.players
    return number == table.open_trick and table.claim is None and not played


def _picked(table: Table, card: Card) -> tuple[Event, ...]:
    if table.contract is None:
        return ()
    what = table.designation.what if table.designation is not None else card_text(card)
    named = CardDesignated(table.contract.declarer, what, card)
    return (named, CardPlayed(table.contract.dummy, card, table.open_trick))


def option_called(table: Table, question: QuestionAbout[CardAtTrick], what: str) -> Option | None:
    """The option that declarer takes by calling that card himself (Law 46B3(b)); None if there is none."""
    name = card_text(card_of(what)) if is_complete(what) else what
    return next((option for option in declarer_picks(table, question) if option.name == name), None)


# -- questions and rulings -------------------------------------------------------------------------------------------


def ask_which(table: Table, found: DesignatedCards) -> tuple[Event, ...]:
    """Asks declarer, or either defender, which of the cards is played (Laws 46B3(b), 46B5)."""
    if table.contract is None:
        return ()
    declarer, dummy = table.contract.declarer, table.contract.dummy
    if any_legal_card.covers(found.clause):
        return (Asked(ANY_CARD.question(table, table.defenders, Turn(dummy, table.open_trick))),)
    about = CardAtTrick(dummy, max(found.cards), table.open_trick)
    return (Asked(OF_THAT_RANK.question(table, (declarer,), about)),)


def question_of_designation(table: Table) -> Question | None:
    """The question which card of dummy is played, while it is on the agenda."""
    return next(iter(table.questions_under(OF_THAT_RANK.key, ANY_CARD.key)), None)


def meaning_told(found: DesignatedCards) -> tuple[Event, ...]:
    """What an incomplete call means, as the Director says it at the table (Laws 46B1 to 46B3)."""
    if found.card is None or not found.clause:
        return ()
    key = "law-" + found.clause.replace("(", "").replace(")", "") + ("-beaten" if found.beaten else "")
    return (RulingGiven(found.clause, say(key, card=found.card)),)


def said_to_the_table(table: Table) -> tuple[Event, ...]:
    """The Director, called to an incomplete call that has just been carried out, says what it means; once."""
    designated, last = table.moments_of(CardDesignated), table.rulings[-1] if table.rulings else None
    if not designated or last is None or not lies_under(last.clause, "46B"):
        return ()
    called = kind_since(table, designated[-1], DirectorSummoned)
    played = kind_since(table, designated[-1], CardPlayed)
    return () if called or len(played) > 1 else (last,)


OF_THAT_RANK = Ask("46B3(b)", A_CARD, declarer_picks)
ANY_CARD = Ask("46B5", A_CARD, the_defenders_pick)


# -- The declaration of Law 46 -----------------------------------------------------------------------------------------


LAW = Law(46, asks=(OF_THAT_RANK, ANY_CARD))

"""The catalogue of what can go wrong at a table now: who, what, under which Law, grouped by Laws."""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterable, Iterator
from functools import partial

import msgspec

from bridgetable.cards.call import Bid, Call, Denomination, Double, Pass, Redouble
from bridgetable.cards.card import Card, Suit, sorted_for_display
from bridgetable.cards.notation import card_text, rank_text, suit_text
from bridgetable.cards.seat import Seat
from bridgetable.engine import actions as a
from bridgetable.engine.actions import Action
from bridgetable.engine.possible import irregularities_of, is_possible, lawful_cards
from bridgetable.laws import law20, law44
from bridgetable.laws.book import law_about
from bridgetable.laws.claims.trick_bounds import tricks_left
from bridgetable.laws.clause import Clause
from bridgetable.laws.law18 import all_bids, is_insufficient
from bridgetable.laws.law19 import may_double, may_redouble
from bridgetable.laws.law28 import right_hand_opponent_must_pass
from bridgetable.laws.law33 import may_be_simultaneous
from bridgetable.laws.law53 import accepted_in_words
from bridgetable.laws.renumbering import nearest_in
from bridgetable.table.auction import Auction
from bridgetable.table.edition import FIRST, Edition
from bridgetable.table.irregularity import (
    BarredCall,
    BidOverSeven,
    BoardNotTheirs,
    CallAfterTheAuction,
    CallOnWrongCards,
    CallOutOfRotation,
    CardExposedInAuction,
    CardOfAnotherPack,
    CardPointedWrongly,
    ChangedCall,
    CorrectedTooSoon,
    DummyAsks,
    DummyAttention,
    DummyBreach,
    DummyTouches,
    DummyWarns,
    ExposedCard,
    Extraneous,
    FifthCard,
    InadmissibleCall,
    InformationBy,
    InformationElsewhere,
    InsufficientBid,
    Irregularity,
    Kind,
    LeadOutOfTurn,
    MissingCard,
    PartnerAsked,
    PenaltyCardNotPlayed,
    PlayedCardLeftOut,
    PrematureLead,
    PrematurePlay,
    Revoke,
    SeveralCards,
    TakenBack,
    TrickInspected,
    UnauthorisedInformation,
    WrongCardFromDummy,
    WronglyTold,
    WrongNumberOfCards,
)
from bridgetable.table.obligation import MayNotDouble
from bridgetable.table.question import Blank
from bridgetable.table.state import Phase, Table

# -- What can go wrong, in groups --------------------------------------------------------------------------------------


class Group(enum.Enum):
    """The groups of Laws by which a Director looks for an irregularity."""

    ROTATION = "rotation"
    BIDS = "bids"
    CHANGED = "changed"
    FACED = "faced"
    OPENING = "opening"
    NAMED = "named"
    EXPOSED = "exposed"
    TURN = "turn"
    TOGETHER = "together"
    REVOKE = "revoke"
    DUMMY = "dummy"
    TRICKS = "tricks"
    NUMBER = "number"
    BOARD = "board"
    CLAIMS = "claims"
    WORDS = "words"


class Wrong(enum.Enum):
    """What can go wrong at a table, each once: the window offers it, and made cases and deals that go wrong have it.

    `key` is the prefix of its two messages, what happens and what that would be. `kind` is the irregularity that comes
    of it, None where it is none or depends on more; the book of the Laws knows the Law of a kind. A Law is given where
    there is no kind, or where it is told more exactly, by its number in the first edition or by its clause.
    """

    CALLS_AT_ONCE = "calls-at-once", Group.ROTATION, None, "33"
    CALLS_OUT_OF_ROTATION = "calls-out-of-rotation", Group.ROTATION, CallOutOfRotation
    CALLS_THOUGH_BARRED = "calls-though-barred", Group.BIDS, BarredCall
    DOUBLES_THOUGH_BARRED = "doubles-though-barred", Group.BIDS, None, "30"
    BIDS_TOO_LOW = "bids-too-low", Group.BIDS, InsufficientBid
    DOUBLES = "doubles", Group.BIDS, InadmissibleCall
    REDOUBLES = "redoubles", Group.BIDS, InadmissibleCall
    BIDS_OVER_SEVEN = "bids-over-seven", Group.BIDS, BidOverSeven
    CHANGES_CALL = "changes-call", Group.CHANGED, ChangedCall
    CALLS_TOO_LATE = "calls-too-late", Group.CHANGED, CallAfterTheAuction
    WRONG_BOARD = "wrong-board", Group.BOARD, BoardNotTheirs
    WRONG_CARDS = "wrong-cards", Group.BOARD, CallOnWrongCards
    AUCTION_SHOWS = "auction-shows", Group.FACED, CardExposedInAuction
    AUCTION_SHOWS_TWO = "auction-shows-two", Group.FACED, CardExposedInAuction
    AUCTION_LEADS = "auction-leads", Group.FACED, CardExposedInAuction
    OPENING_LEAD = "opening-lead", Group.OPENING, LeadOutOfTurn, "54"
    FACE_DOWN = "face-down", Group.OPENING, None, "41A"
    FACE_DOWN_WRONG = "face-down-wrong", Group.OPENING, None, "41A"
    FACE_UP = "face-up", Group.OPENING, None, "41C"
    SPREAD = "spread", Group.OPENING, None, "54A"
    HELD_SEEN = "held-seen", Group.NAMED, None, "45C1"
    HELD_NEAR = "held-near", Group.NAMED, None, "45C2"
    TOUCHES_DUMMYS = "touches-dummys", Group.NAMED, None, "45C3"
    NAMES = "names", Group.NAMED, None, "45C4(a)"
    CALLS_EARLY = "calls-early", Group.NAMED, PrematurePlay
    MEANT_ANOTHER = "meant-another", Group.NAMED, None, "45C4(b)"
    MISPLACES = "misplaces", Group.NAMED, WrongCardFromDummy
    CALLS = "calls", Group.NAMED, None, "46"
    SHOWS = "shows", Group.EXPOSED, ExposedCard
    DROPS = "drops", Group.EXPOSED, ExposedCard
    DROPS_TWO = "drops-two", Group.EXPOSED, ExposedCard
    FIFTH = "fifth", Group.EXPOSED, FifthCard
    SAYS_HE_HAS = "says-he-has", Group.EXPOSED, ExposedCard
    DECLARER_SHOWS = "declarer-shows", Group.EXPOSED, None, "48"
    DECLARER_DROPS = "declarer-drops", Group.EXPOSED, None, "48A"
    PENALTY_NOT_PLAYED = "penalty-not-played", Group.EXPOSED, PenaltyCardNotPlayed
    ACCEPTS_LEAD = "accepts-lead", Group.TURN, None, "53A"
    LEAD_BY_DECLARER = "lead-wrong", Group.TURN, LeadOutOfTurn, "55"
    LEAD_BY_DEFENDER = "lead-wrong", Group.TURN, LeadOutOfTurn, "56"
    LEAD_EARLY = "lead-early", Group.TURN, PrematureLead, "57A"
    PLAY_EARLY = "play-early", Group.TURN, PrematurePlay
    TELLS_LEAD = "tells-lead", Group.TURN, None, "47E"
    TWO_CARDS = "two-cards", Group.TOGETHER, SeveralCards
    REVOKE = "revoke", Group.REVOKE, Revoke
    DUMMY_ASKS_DECLARER = "dummy-asks-declarer", Group.REVOKE, None, "61B"
    DUMMY_ASKS_DECLARER_DUMMYS = "dummy-asks-declarer-dummys", Group.REVOKE, None, "61B"
    DUMMY_ASKS_WITHOUT_RIGHTS = "dummy-asks-without-rights", Group.REVOKE, None, "43B2(b)"
    DUMMY_ASKS_DUMMYS_WITHOUT_RIGHTS = "dummy-asks-dummys-without-rights", Group.REVOKE, None, "43B2(b)"
    DUMMY_ASKS = "dummy-asks", Group.REVOKE, DummyAsks
    DECLARER_ASKS = "declarer-asks", Group.REVOKE, None, "61B"
    DEFENDER_ASKS = "defender-asks", Group.REVOKE, None, "61B"
    DEFENDER_ASKS_DUMMYS = "defender-asks-dummys", Group.REVOKE, None, "61B"
    PARTNER_ASKS = "partner-asks", Group.REVOKE, PartnerAsked
    PARTNER_MAY_ASK = "partner-may-ask", Group.REVOKE, None, "61B"
    WARNS = "warns", Group.DUMMY, None, "42B2"
    WARNS_WITHOUT_RIGHTS = "warns-without-rights", Group.DUMMY, DummyWarns
    TOUCHES = "touches", Group.DUMMY, DummyTouches
    SUGGESTS = "suggests", Group.DUMMY, DummyTouches
    BREACH_A = "breach-43A2a", Group.DUMMY, DummyBreach, "43A2(a)"
    BREACH_B = "breach-43A2b", Group.DUMMY, DummyBreach, "43A2(b)"
    BREACH_C = "breach-43A2c", Group.DUMMY, DummyBreach, "43A2(c)"
    OMIT = "omit", Group.TRICKS, MissingCard
    TAKE_BACK = "take-back", Group.TRICKS, TakenBack
    INSPECT = "inspect", Group.TRICKS, TrickInspected
    INSPECT_OWN = "inspect-own", Group.TRICKS, None, "66B"
    POINT = "point", Group.TRICKS, CardPointedWrongly
    LEAVE_OUT = "leave-out", Group.TRICKS, PlayedCardLeftOut
    COUNT = "count", Group.NUMBER, WrongNumberOfCards
    COUNT_DUMMY = "count-dummy", Group.NUMBER, WrongNumberOfCards
    MISLAY = "mislay", Group.NUMBER, WrongNumberOfCards
    MISLAY_TO = "mislay-to", Group.NUMBER, None, "13"
    FOREIGN_CARD = "foreign-card", Group.NUMBER, CardOfAnotherPack
    CLAIM = "claim", Group.CLAIMS, None, "68A"
    CONCEDE = "concede", Group.CLAIMS, None, "68B"
    SHOW_HAND = "show-hand", Group.CLAIMS, None, "68A"
    AGREE = "agree", Group.CLAIMS, None, "69A"
    OBJECT = "object", Group.CLAIMS, None, "70"
    TAKES_BACK = "takes-back", Group.CLAIMS, None, "69B"
    WITHDRAW = "withdraw", Group.CLAIMS, None, "71"
    RETURN = "return", Group.CLAIMS, None, "62D"
    DISPUTE = "dispute", Group.CLAIMS, None, "79B"
    NEXT_CALL = "next-call", Group.CLAIMS, None, "64B4"
    ROUND = "round", Group.CLAIMS, None, "64B5"
    INFORMS = "informs", Group.WORDS, Extraneous
    EXPLAINS = "explains", Group.WORDS, None, "47E"
    EXPLAINS_CALL = "explains-call", Group.WORDS, None, "21"
    SAYS_USED = "says-used", Group.WORDS, UnauthorisedInformation
    ATTENTION = "attention", Group.WORDS, None, "9A"
    ATTENTION_DUMMY = "attention-dummy", Group.WORDS, DummyAttention
    CORRECTS_PARTNER = "corrects-partner", Group.WORDS, CorrectedTooSoon
    CORRECTS_OWN = "corrects-own", Group.WORDS, None, law20.own_explanation
    LEARN = "learn", Group.WORDS, InformationElsewhere

    def __init__(
        self, key: str, group: Group, kind: type[Irregularity] | None, law: str | Clause[..., object] = ""
    ) -> None:
        self.key, self.group, self.kind = key, group, kind
        self._told = law

    def law_in(self, edition: Edition) -> str:
        """The Law that it falls under, by its number in this edition; "" if the edition has none about it."""
        if isinstance(self._told, Clause):
            return self._told.numbers.get(edition, "")
        if self._told or self.kind is None:
            return nearest_in(edition, {FIRST: self._told})
        return law_about(self.kind, edition)


# -- A line of the list: who does it, and what must be specified first -------------------------------------------------


Blanks = tuple[tuple[str, Blank], ...]
"""The names and values that fill the blanks of a message."""


class Choice(msgspec.Struct, frozen=True):
    """An answer to a prompt: a card, or the text of the message with this key."""

    then: Then
    card: Card | None = None
    key: str = ""
    blanks: Blanks = ()


class Prompt(msgspec.Struct, frozen=True):
    """A question about what must be specified before the action; `key` names its message."""

    key: str
    choices: tuple[Choice, ...]


Then = Action | Callable[[], Prompt]
"""What choosing leads to: an action, or a further prompt, which is computed only when it is shown."""


class Line(msgspec.Struct, frozen=True):
    """Something that can go wrong now."""

    wrong: Wrong
    seat: Seat | None
    then: Then
    blanks: Blanks = ()

    @property
    def message_values(self) -> dict[str, Blank]:
        """The values for the blanks of its messages, with the seat."""
        return {**dict(self.blanks), **({} if self.seat is None else {"seat": self.seat})}


Lines = Iterator[Line]


def cards_held(table: Table, seat: Seat) -> frozenset[Card]:
    """The cards in this player's hand, without a lead that lies face down."""
    return table.hands[seat] - {lead.card for lead in table.face_down}


def card_prompt(cards: Iterable[Card], make: Callable[[Card], Then], key: str = "which-card") -> Prompt:
    """A prompt for one of these cards."""
    return Prompt(key, tuple(Choice(make(card), card=card) for card in sorted_for_display(cards)))


def player_choices(make: Callable[[Seat], Action], seats: Iterable[Seat]) -> tuple[Choice, ...]:
    """The choice of one of these players."""
    return tuple(Choice(make(seat), key="player", blanks=(("seat", seat),)) for seat in seats)


def two_card_prompt(cards: frozenset[Card], make: Callable[[tuple[Card, ...]], Action]) -> Prompt:
    """A prompt for one of these cards, followed by one for a second."""

    def second(first: Card) -> Prompt:
        return card_prompt(cards - {first}, lambda card: make((first, card)), "which-second")

    return card_prompt(cards, lambda first: partial(second, first), "which-first")


def card_line(
    table: Table,
    wrong: Wrong,
    seat: Seat,
    make: Callable[[Card], Action],
    cards: frozenset[Card] | None = None,
    **blanks: Blank,
) -> Lines:
    """Yields the line of an action with one of the player's cards, if it is possible with the lowest of them."""
    candidates = cards_held(table, seat) if cards is None else cards
    if candidates and is_possible(table, make(min(candidates))):
        yield Line(wrong, seat, lambda: card_prompt(candidates, make), tuple(blanks.items()))


def immediate_line(table: Table, wrong: Wrong, seat: Seat | None, action: Action, **blanks: Blank) -> Lines:
    """Yields the line of an action that needs no prompt, if it is possible."""
    if is_possible(table, action):
        yield Line(wrong, seat, action, tuple(blanks.items()))


def choice_line(table: Table, wrong: Wrong, seat: Seat | None, prompt: Callable[[], Prompt], **blanks: Blank) -> Lines:
    """Yields the line of an action that needs a prompt, if any of its choices is possible."""
    if any(_is_possible(table, choice) for choice in prompt().choices):
        yield Line(wrong, seat, lambda: _possible_choices(table, prompt()), tuple(blanks.items()))


def _is_possible(table: Table, choice: Choice) -> bool:
    return callable(choice.then) or is_possible(table, choice.then)


def _possible_choices(table: Table, prompt: Prompt) -> Prompt:
    return Prompt(prompt.key, tuple(choice for choice in prompt.choices if _is_possible(table, choice)))


# -- Irregularities with cards played: leads and plays out of turn, two cards at once, revokes (Laws 41, 47, 52-67) ----


def opening_lead(table: Table) -> Lines:
    """Lines for opening leads: out of turn, face down, faced, or accepted by declarer spreading his hand (41, 54)."""
    due = table.due_to_lead(1)
    if due is None or table.is_ending:
        return
    if table.lead_due is due and not table.tricks:
        for seat in due.round()[1:]:
            yield from card_line(table, Wrong.OPENING_LEAD, seat, partial(a.Play, seat), due=due)
    for seat in due.round():
        wrong = Wrong.FACE_DOWN if seat is due else Wrong.FACE_DOWN_WRONG
        yield from card_line(table, wrong, seat, partial(a.LeadFaceDown, seat), due=due)
    for lead in table.face_down:
        yield from immediate_line(table, Wrong.FACE_UP, lead.seat, a.FaceLead(lead.seat))
    declarer = table.declarer
    if declarer is not None and _one_lead_by_the_wrong_defender(table, due):
        hand = tuple(sorted(table.hands[declarer], reverse=True))
        yield from immediate_line(table, Wrong.SPREAD, declarer, a.Expose(declarer, hand, True))


def _one_lead_by_the_wrong_defender(table: Table, due: Seat) -> bool:
    trick = table.trick(1)
    return trick is not None and len(trick.plays) == 1 and trick.leader is due.partner and not table.spread


def acceptance_in_words(table: Table) -> Lines:
    """Lines for those who may accept the lead out of turn in words (Law 53A)."""
    for seat in Seat:
        if accepted_in_words(table, seat):
            yield from immediate_line(table, Wrong.ACCEPTS_LEAD, seat, a.Accept(seat))


def out_of_turn(table: Table) -> Lines:
    """Lines for leads out of turn and premature plays (Laws 53-57)."""
    due, trick = table.lead_due, table.trick(table.open_trick)
    if due is not None:
        if table.open_trick > 1:
            for seat in due.round()[1:]:
                wrong = Wrong.LEAD_BY_DEFENDER if table.is_defender(seat) else Wrong.LEAD_BY_DECLARER
                yield from card_line(table, wrong, seat, partial(a.Play, seat), due=due)
        return
    if trick is None or table.turn is None:
        return
    yield from acceptance_in_words(table)
    for seat in table.turn.round()[1:]:
        if trick.cards_of(seat):
            yield from card_line(table, Wrong.LEAD_EARLY, seat, partial(a.Play, seat), trick=table.open_trick)
        else:
            yield from card_line(table, Wrong.PLAY_EARLY, seat, partial(a.Play, seat), turn=table.turn)


def two_cards_at_once(table: Table) -> Lines:
    """Lines for two cards played at once (Law 58B); during the auction that is Law 24."""
    if table.contract is None:
        return
    for seat in _players_from_turn(table):
        hand = sorted(cards_held(table, seat))
        if len(hand) > 1 and seat is not table.dummy and is_possible(table, a.PlayTogether(seat, (hand[0], hand[1]))):
            yield Line(
                Wrong.TWO_CARDS, seat, partial(two_card_prompt, cards_held(table, seat), partial(a.PlayTogether, seat))
            )


def unlawful_plays(table: Table) -> Lines:
    """Lines for revokes and failures to play a penalty card by the hand on turn (Laws 52, 61)."""
    seat = table.turn
    if seat is None or not lawful_cards(table, seat):
        return
    lawful = law44.lawful_cards(table, seat)
    revokes: set[Card] = set()
    others: set[Card] = set()
    for card in cards_held(table, seat) - lawful:
        kinds = {type(offence) for offence in irregularities_of(table, a.Play(seat, card))}
        revokes |= {card} if Revoke in kinds else set()
        others |= {card} if PenaltyCardNotPlayed in kinds else set()
    due = tuple(sorted(lawful, reverse=True))
    for wrong, cards in ((Wrong.REVOKE, revokes), (Wrong.PENALTY_NOT_PLAYED, others)):
        yield from card_line(
            table, wrong, seat, partial(a.Play, seat), frozenset(cards), player=table.player(seat), owed=due
        )


def questions_about_revokes(table: Table) -> Lines:
    """Lines for every question about a revoke, those a player may ask included (Law 61B)."""
    declarer, dummy = table.declarer, table.dummy
    if declarer is None or dummy is None or not table.spread:
        return
    lost = dummy in table.rights_lost
    yield from _question(
        table, Wrong.DUMMY_ASKS_WITHOUT_RIGHTS if lost else Wrong.DUMMY_ASKS_DECLARER, a.Ask(dummy, declarer)
    )
    of_dummy = Wrong.DUMMY_ASKS_DUMMYS_WITHOUT_RIGHTS if lost else Wrong.DUMMY_ASKS_DECLARER_DUMMYS
    yield from _question(table, of_dummy, a.Ask(dummy, declarer, dummy))
    for of in table.defenders:
        yield from _question(table, Wrong.DUMMY_ASKS, a.Ask(dummy, of))
    for of in table.defenders:
        yield from _question(table, Wrong.DECLARER_ASKS, a.Ask(declarer, of))
    for seat in table.defenders:
        yield from _question(table, Wrong.DEFENDER_ASKS, a.Ask(seat, declarer))
        yield from _question(table, Wrong.DEFENDER_ASKS_DUMMYS, a.Ask(seat, declarer, dummy))
        asking = a.Ask(seat, seat.partner)
        may_not = any(isinstance(offence, PartnerAsked) for offence in irregularities_of(table, asking))
        yield from _question(table, Wrong.PARTNER_ASKS if may_not else Wrong.PARTNER_MAY_ASK, asking)


def _question(table: Table, wrong: Wrong, action: a.Ask) -> Lines:
    yield from immediate_line(table, wrong, action.seat, action, of=action.of)


def omissions_and_quitted_tricks(table: Table) -> Lines:
    """Lines for omitting to play, taking a card back and inspecting a quitted trick (Laws 47, 66, 67)."""
    seat = table.turn
    if seat is not None:
        yield from immediate_line(table, Wrong.OMIT, seat, a.Omit(seat), player=table.player(seat))
    for seat in _players_from_turn(table):
        yield from choice_line(table, Wrong.TAKE_BACK, seat, partial(_played_card_prompt, table, seat))
    if table.over:
        return
    for seat in _players_from_turn(table):
        looked_at = partial(_trick_prompt, table, partial(a.Inspect, seat))
        yield from choice_line(table, Wrong.INSPECT, seat, looked_at)
        own = partial(_trick_prompt, table, partial(a.Inspect, seat, own=True))
        yield from choice_line(table, Wrong.INSPECT_OWN, seat, own)
        if table.open_trick > table.first_number:
            pointed, left_out = partial(a.Point, seat), partial(a.LeaveOut, seat)
            yield Line(Wrong.POINT, seat, partial(_trick_prompt, table, pointed))
            yield Line(Wrong.LEAVE_OUT, seat, partial(_trick_prompt, table, left_out))


def wrong_numbers_of_cards(table: Table) -> Lines:
    """Lines for a card that is missing or in another hand, and for counting the cards (Laws 13, 14)."""
    if table.mislaid or table.is_recorded(SeveralCards, MissingCard):
        for seat in Seat:
            yield from immediate_line(table, Wrong.COUNT, seat, a.Count(seat))
            yield from immediate_line(table, Wrong.COUNT_DUMMY, seat, a.Count(seat, table.dummy))
    if table.over:
        return
    for seat in Seat:
        hidden = frozenset(card for card in cards_held(table, seat) - table.exposed if not table.is_faced(seat, card))
        if hidden:
            missing = partial(card_prompt, hidden, partial(a.Mislay, seat))
            yield Line(Wrong.MISLAY, seat, missing)
        if hidden and not (table.tricks or table.face_down):
            yield Line(Wrong.MISLAY_TO, seat, partial(_prompts_of_card_and_holder, seat, hidden))


def _prompts_of_card_and_holder(owner: Seat, cards: frozenset[Card]) -> Prompt:
    return card_prompt(cards, lambda card: partial(_holder_prompt, owner, card))


def _holder_prompt(owner: Seat, card: Card) -> Prompt:
    return Prompt("whose-hand", player_choices(partial(a.Mislay, owner, card), owner.round()[1:]))


def _played_card_prompt(table: Table, seat: Seat) -> Prompt:
    numbers = range(table.open_trick + 1, table.open_trick - 2, -1)
    tricks = [trick for number in numbers if (trick := table.trick(number)) is not None]
    cards = [card for trick in tricks for card in trick.cards_of(seat)]
    return card_prompt(cards, partial(a.TakeBack, seat))


def _trick_prompt(table: Table, done_with: Callable[[int], a.Action]) -> Prompt:
    complete = [number for number, trick in table.numbered_tricks() if trick.complete]
    return Prompt(
        "which-trick",
        tuple(Choice(done_with(number), key="trick", blanks=(("trick", number),)) for number in reversed(complete)),
    )


def _players_from_turn(table: Table) -> Iterator[Seat]:
    """The seats in rotation from the hand on turn, or from North."""
    yield from (table.turn if table.turn is not None else Seat.N).round()


# -- Irregularities with cards named, touched or exposed, and with what dummy may not do (Laws 42-50) ------------------


_BREACHES = {"43A2a": Wrong.BREACH_A, "43A2b": Wrong.BREACH_B, "43A2c": Wrong.BREACH_C}
DESIGNATING_WORDS = ("high", "low", "win", "any")


def compulsory_plays(table: Table) -> Lines:
    """Lines for cards that must be played because they were held, touched or named (Law 45C)."""
    seat = table.turn
    if seat is None:
        return
    if seat is table.dummy and table.spread:
        declarer = table.player(seat)
        yield from card_line(
            table, Wrong.TOUCHES_DUMMYS, declarer, partial(a.Play, seat, by="touched"), cards_held(table, seat)
        )
        return
    wrong, by = (Wrong.HELD_SEEN, "shown") if table.is_defender(seat) else (Wrong.HELD_NEAR, "table")
    yield from card_line(table, wrong, seat, partial(a.Play, seat, by=by))
    yield from card_line(table, Wrong.NAMES, seat, partial(a.Name, seat))


def designations(table: Table) -> Lines:
    """Lines for irregular designations by declarer and cards misplaced by dummy (Laws 45C4(b), 45D, 46)."""
    declarer, dummy = table.declarer, table.dummy
    if declarer is None or dummy is None or not table.spread:
        return
    if table.turn is dummy:
        yield from _incomplete_designation(table, declarer, dummy)
    else:
        yield from card_line(
            table, Wrong.CALLS_EARLY, declarer, lambda card: a.Designate(card_text(card)), table.hands[dummy]
        )
    yield from card_line(
        table, Wrong.MEANT_ANOTHER, declarer, lambda card: a.ChangeDesignation(card_text(card)), table.hands[dummy]
    )
    cards = sorted(table.hands[dummy])
    if table.turn is dummy and len(cards) > 1 and is_possible(table, a.Misplace(cards[0], cards[1])):
        yield Line(Wrong.MISPLACES, dummy, partial(_misplaced_card_prompt, table, dummy))


def _incomplete_designation(table: Table, declarer: Seat, dummy: Seat) -> Lines:
    words = [word for word in DESIGNATING_WORDS if is_possible(table, a.Designate(word))]
    cards = table.hands[dummy]
    if words or any(is_possible(table, a.Designate(suit_text(card.suit))) for card in list(cards)[:1]):
        yield Line(Wrong.CALLS, declarer, partial(_designation_prompt, table, cards, words))


def _designation_prompt(table: Table, cards: frozenset[Card], words: list[str]) -> Prompt:
    suits = [suit for suit in reversed(Suit) if any(card.suit is suit for card in cards)]
    ranks = sorted({card.rank for card in cards}, reverse=True)
    choices = [Choice(a.Designate(word), key=f"call-{word}") for word in words]
    choices += [Choice(a.Designate(suit_text(s)), key="call-suit", blanks=(("suit", s),)) for s in suits]
    choices += [Choice(a.Designate(rank_text(r)), key="call-rank", blanks=(("rank", r),)) for r in ranks]
    choices += [Choice(a.Designate(f"run-{suit_text(s)}"), key="call-run", blanks=(("suit", s),)) for s in suits]
    return _possible_choices(table, Prompt("what-called", tuple(choices)))


def _misplaced_card_prompt(table: Table, dummy: Seat) -> Prompt:
    def played_prompt(named: Card) -> Prompt:
        return card_prompt(table.hands[dummy] - {named}, partial(a.Misplace, named), "which-put")

    return card_prompt(table.hands[dummy], lambda named: partial(played_prompt, named), "which-named")


def exposed_cards(table: Table) -> Lines:
    """Lines for cards exposed, or said to be held, without being played (Laws 45E, 48, 49)."""
    for seat in table.defenders:
        yield from _exposed_by_defender(table, seat)
    if table.declarer is not None:
        yield from _exposed(table, Wrong.DECLARER_SHOWS, table.declarer, True)
        yield from _exposed(table, Wrong.DECLARER_DROPS, table.declarer, False)


def _exposed_by_defender(table: Table, seat: Seat) -> Lines:
    hand = _unseen_cards(table, seat)
    if not hand:
        return
    yield from _exposed(table, Wrong.SHOWS, seat, True)
    # A card dropped by a player who has played to the trick looks like a fifth card to it.
    fifth = any(isinstance(f, FifthCard) for f in irregularities_of(table, a.Expose(seat, (min(hand),))))
    yield from _exposed(table, Wrong.FIFTH if fifth else Wrong.DROPS, seat, False)
    if len(hand) > 1 and is_possible(table, a.Expose(seat, tuple(sorted(hand)[:2]))):
        yield Line(Wrong.DROPS_TWO, seat, partial(two_card_prompt, hand, partial(a.Expose, seat)))
    if seat is not table.turn:
        yield from card_line(table, Wrong.SAYS_HE_HAS, seat, partial(a.Name, seat))


def _exposed(table: Table, wrong: Wrong, seat: Seat, deliberate: bool) -> Lines:
    yield from card_line(
        table, wrong, seat, lambda card: a.Expose(seat, (card,), deliberate), _unseen_cards(table, seat)
    )


def _unseen_cards(table: Table, seat: Seat) -> frozenset[Card]:
    """The cards of this player that no one else sees, that is, without penalty cards."""
    return cards_held(table, seat) - {pc.card for pc in table.penalty_cards}


def actions_by_dummy(table: Table) -> Lines:
    """Lines for warnings by dummy, touching or suggesting a card, and breaches of dummy's limitations (42, 43, 45F)."""
    dummy = table.dummy
    if dummy is None:
        return
    lost = dummy in table.rights_lost
    wrong = Wrong.WARNS_WITHOUT_RIGHTS if lost else Wrong.WARNS
    yield from immediate_line(table, wrong, dummy, a.Warn(dummy))
    if table.spread:
        yield from card_line(table, Wrong.TOUCHES, dummy, lambda card: a.Expose(dummy, (card,), True))
        yield from immediate_line(table, Wrong.SUGGESTS, dummy, a.GiveInformation(dummy, InformationBy.GESTURE))
    if table.over:
        return
    for breach, wrong in _BREACHES.items():
        yield from immediate_line(table, wrong, dummy, a.Breach(dummy, breach))


def wrong_lead_told(table: Table) -> Lines:
    """Lines for telling an opponent wrongly that it is his lead (Law 47E)."""
    if table.lead_due is None:
        return
    for seat in Seat:
        wrongly = tuple(to for to in (seat.left, seat.right) if to is not table.lead_due)
        yield from choice_line(
            table, Wrong.TELLS_LEAD, seat, partial(opponent_prompt, seat, wrongly, WronglyTold.YOUR_LEAD)
        )


def opponent_prompt(seat: Seat, opponents: tuple[Seat, ...], what: WronglyTold) -> Prompt:
    """A prompt for the opponent a player tells this to."""
    return Prompt("whom", player_choices(lambda to: a.Tell(seat, to, what), opponents))


# -- Irregularities in the auction: calls out of rotation, insufficient bids, changed calls, cards (Laws 24-39) --------


OVER_SEVEN = 8


def out_of_rotation(table: Table) -> Lines:
    """Lines for calls out of rotation (Laws 28-32)."""
    due = table.to_call
    if due is None or table.is_pending:
        return
    for seat in due.round():
        if may_be_simultaneous(table, seat):
            yield from _call_line(
                table,
                Wrong.CALLS_AT_ONCE,
                seat,
                _admissible_calls(
                    table, Auction(table.auction.dealer, table.auction.made.up_to(len(table.auction.made) - 1)), seat
                ),
                partial(a.MakeCall, seat, simultaneous=True),
            )
    for seat in due.round()[1:]:
        # A call by the player after one who must pass counts as in rotation (28A).
        if not right_hand_opponent_must_pass(table, seat):
            yield from _call_line(
                table,
                Wrong.CALLS_OUT_OF_ROTATION,
                seat,
                _admissible_calls(table, table.auction, seat),
                partial(a.MakeCall, seat),
                due=due,
            )


def irregular_bids(table: Table) -> Lines:
    """Lines for insufficient bids, inadmissible doubles, bids over seven and calls by a barred player (Laws 27-38)."""
    seat, auction = table.to_call, table.auction
    if seat is None or table.is_pending:
        return
    make = partial(a.MakeCall, seat)
    if table.must_pass(seat):
        yield from _call_line(table, Wrong.CALLS_THOUGH_BARRED, seat, _admissible_calls(table, auction, seat)[1:], make)
    elif table.obliged(seat, MayNotDouble):
        yield from immediate_line(table, Wrong.DOUBLES_THOUGH_BARRED, seat, make(Double()))
    highest = auction.highest
    if highest is not None:
        low = tuple(bid for bid in reversed(all_bids()) if is_insufficient(table, auction, bid))
        yield from _call_line(table, Wrong.BIDS_TOO_LOW, seat, low, make, highest=highest)
    if not may_double(table, auction, seat):
        yield from immediate_line(table, Wrong.DOUBLES, seat, make(Double()))
    if not may_redouble(table, auction, seat):
        yield from immediate_line(table, Wrong.REDOUBLES, seat, make(Redouble()))
    over = tuple(Bid(OVER_SEVEN, denomination) for denomination in Denomination)
    yield from _call_line(table, Wrong.BIDS_OVER_SEVEN, seat, over, make)


def changed_and_late(table: Table) -> Lines:
    """Lines for changes of a player's last call (Law 25) and calls after the final pass (Law 39)."""
    for seat in Seat:
        place = table.auction.last_call_id(seat)
        if place is not None and not table.lead_faced:
            old = table.auction.made[place].call
            before = Auction(table.auction.dealer, table.auction.made.up_to(place))
            calls = tuple(call for call in _admissible_calls(table, before, seat) if call != old)
            yield from _call_line(table, Wrong.CHANGES_CALL, seat, calls, partial(a.ChangeCall, seat), call=old)
    if table.phase is Phase.PLAY and table.auction.made and not table.lead_faced:
        for seat in Seat:
            yield from _call_line(
                table,
                Wrong.CALLS_TOO_LATE,
                seat,
                _admissible_calls(table, table.auction, seat),
                partial(a.MakeCall, seat),
            )


def cards_in_the_auction(table: Table) -> Lines:
    """Lines for cards exposed or led during the auction (Law 24)."""
    if table.phase is not Phase.AUCTION:
        return
    for seat in Seat:
        yield from card_line(table, Wrong.AUCTION_SHOWS, seat, partial(_expose, seat))
        hand = cards_held(table, seat)
        two_cards = partial(two_card_prompt, hand, partial(a.Expose, seat))
        yield Line(Wrong.AUCTION_SHOWS_TWO, seat, two_cards)
        yield from card_line(table, Wrong.AUCTION_LEADS, seat, partial(a.Play, seat))


def _expose(seat: Seat, card: Card) -> a.Expose:
    return a.Expose(seat, (card,))


def _admissible_calls(table: Table, auction: Auction, seat: Seat) -> tuple[Call, ...]:
    """The calls this player could make at his turn in such an auction: pass first, bids from the lowest."""
    bids = (bid for bid in all_bids() if not is_insufficient(table, auction, bid))
    doubles = [Double()] if may_double(table, auction, seat) else []
    redoubles = [Redouble()] if may_redouble(table, auction, seat) else []
    return (Pass(), *doubles, *redoubles, *bids)


def _call_line(
    table: Table, wrong: Wrong, seat: Seat, calls: tuple[Call, ...], make: Callable[[Call], a.Action], **blanks: Blank
) -> Lines:
    """Yields the line of a call chosen from these, if any of them is possible."""
    choices = tuple(Choice(make(call), key="call", blanks=(("call", call),)) for call in calls)
    yield from choice_line(table, wrong, seat, lambda: Prompt("which-call", choices), **blanks)


# -- Irregularities in words: claims and agreements, remarks, attention drawn (Laws 9, 16, 21, 47E, 62-71) -------------


IN_THE_PLAY = (InformationBy.REMARK, InformationBy.GESTURE, InformationBy.HESITATION)
IN_THE_AUCTION = (InformationBy.HESITATION, InformationBy.REMARK, InformationBy.STOP, InformationBy.GESTURE)


def claims(table: Table) -> Lines:
    """Lines for claims, concessions, agreements, objections and withdrawals of agreement (Laws 68-71)."""
    if table.claim is None and not table.over:
        for seat in _players(table):
            yield from _tricks_line(table, Wrong.CLAIM, seat, partial(a.MakeClaim, seat))
            yield from _tricks_line(table, Wrong.CONCEDE, seat, partial(a.Concede, seat))
            yield from immediate_line(table, Wrong.SHOW_HAND, seat, a.ShowHand(seat))
    for seat in Seat:
        yield from immediate_line(table, Wrong.AGREE, seat, a.Agree(seat))
    for seat in Seat:
        yield from immediate_line(table, Wrong.TAKES_BACK if table.over else Wrong.OBJECT, seat, a.Object(seat))
    for seat in Seat:
        yield from choice_line(
            table, Wrong.WITHDRAW, seat, partial(_number_prompt, range(1, 14), partial(a.WithdrawAgreement, seat))
        )


def _tricks_line(table: Table, wrong: Wrong, seat: Seat, make: Callable[[int], a.Action]) -> Lines:
    left = tricks_left(table)
    yield from choice_line(table, wrong, seat, partial(_number_prompt, range(left, -1, -1), make))


def _number_prompt(numbers: range, make: Callable[[int], a.Action]) -> Prompt:
    return Prompt("how-many", tuple(Choice(make(n), key="tricks", blanks=(("tricks", n),)) for n in numbers))


def after_the_play(table: Table) -> Lines:
    """Lines for returning the cards, a call on the next board and the end of the round (Laws 62D, 64B)."""
    if not table.over or table.contract is None:
        return
    yield from choice_line(table, Wrong.RETURN, None, partial(_hands_prompt, table))
    for seat in (Seat.N, Seat.E):
        numbers = range(13, -1, -1)
        make = partial(a.DisputeTricks, seat)
        yield from choice_line(table, Wrong.DISPUTE, seat, partial(_number_prompt, numbers, make))
    for seat in Seat:
        if seat not in table.next_callers:
            yield from immediate_line(table, Wrong.NEXT_CALL, seat, a.CallNextBoard(seat))
    if not table.round_over:
        yield from immediate_line(table, Wrong.ROUND, None, a.EndRound())


def _hands_prompt(table: Table) -> Prompt:
    left = [seat for seat in Seat if seat not in table.returned]
    everybody = (Choice(a.ReturnCards(None), key="all-hands"),) if left else ()
    return Prompt("whose-cards", (*everybody, *player_choices(a.ReturnCards, left)))


def remarks_and_attention(table: Table) -> Lines:
    """Lines for extraneous information, its use, wrong explanations and attention drawn (Laws 9A, 16, 21, 43, 47E)."""
    for seat in Seat:
        yield from choice_line(
            table,
            Wrong.INFORMS,
            seat,
            partial(_way_prompt, seat, IN_THE_PLAY if table.contract is not None else IN_THE_AUCTION),
        )
    if not table.over:
        wrong = Wrong.EXPLAINS if table.lead_faced else Wrong.EXPLAINS_CALL
        for seat in Seat:
            yield from choice_line(
                table, wrong, seat, partial(opponent_prompt, seat, (seat.left, seat.right), WronglyTold.EXPLANATION)
            )
    if table.irregularities or table.information:
        for seat in Seat:
            yield from choice_line(table, Wrong.SAYS_USED, seat, partial(_offender_prompt, seat))
    if table.unsettled:
        for seat in Seat:
            speaks_first = seat is table.dummy and not table.over
            wrong = Wrong.ATTENTION_DUMMY if speaks_first else Wrong.ATTENTION
            yield from immediate_line(table, wrong, seat, a.Attend(seat))


def explanations_and_accidents(table: Table) -> Lines:
    """Lines for correcting an explanation, learning something by accident and calling on wrong cards (15, 16D, 20F)."""
    for seat in Seat:
        if table.told:
            own, partners = a.CorrectExplanation(seat, own=True), a.CorrectExplanation(seat)
            yield from immediate_line(table, Wrong.CORRECTS_PARTNER, seat, partners)
            yield from immediate_line(table, Wrong.CORRECTS_OWN, seat, own)
        if not table.over:
            yield Line(Wrong.LEARN, seat, a.Learn(seat))
            yield Line(Wrong.FOREIGN_CARD, seat, a.ForeignCard(seat))
            yield Line(Wrong.WRONG_BOARD, seat, a.WrongBoard(seat))
        if table.phase is Phase.AUCTION and table.auction.last_call_id(seat) is not None:
            yield from immediate_line(table, Wrong.WRONG_CARDS, seat, a.WrongCards(seat))


def _way_prompt(seat: Seat, ways: tuple[InformationBy, ...]) -> Prompt:
    return Prompt("what-way", tuple(Choice(a.GiveInformation(seat, what), key=f"way-{what}") for what in ways))


def _offender_prompt(seat: Seat) -> Prompt:
    def says_used_by(opponent: Seat) -> a.Attend:
        return a.Attend(seat, a.Pointer(Kind.UNAUTHORISED_INFORMATION, opponent))

    return Prompt("whom", player_choices(says_used_by, (seat.left, seat.right)))


def _players(table: Table) -> tuple[Seat, ...]:
    """The seats other than dummy, in rotation from the hand on turn or from South."""
    first = table.turn if table.turn is not None else Seat.S
    return tuple(seat for seat in first.round() if seat is not table.dummy)


LINE_SOURCES: tuple[Callable[[Table], Lines], ...] = (
    out_of_rotation,
    irregular_bids,
    changed_and_late,
    cards_in_the_auction,
    opening_lead,
    compulsory_plays,
    designations,
    exposed_cards,
    out_of_turn,
    wrong_lead_told,
    two_cards_at_once,
    unlawful_plays,
    questions_about_revokes,
    actions_by_dummy,
    omissions_and_quitted_tricks,
    wrong_numbers_of_cards,
    claims,
    after_the_play,
    remarks_and_attention,
    explanations_and_accidents,
)


def what_can_go_wrong(table: Table) -> tuple[Line, ...]:
    """The lines of all irregularities possible at this table now, in the order of the groups."""
    return by_group(each_line(table))


def each_line(table: Table) -> Iterator[Line]:
    """The lines as they are found, one after the other."""
    for source in LINE_SOURCES:
        yield from source(table)


def by_group(lines: Iterable[Line]) -> tuple[Line, ...]:
    """The lines in the order of the groups."""
    order = list(Group)
    return tuple(sorted(lines, key=lambda line: order.index(line.wrong.group)))


def count_lines(table: Table) -> int:
    """How many lines there are; another process counts them for what its searches find."""
    return sum(1 for _ in each_line(table))

"""Which card a sensible player plays: by the rules of thumb that every club knows, and not by looking at all hands."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bridgetable.cards.card import ACE, JACK, KING, PACK, QUEEN, Card, Suit, of_suit
from bridgetable.cards.seat import Seat
from bridgetable.engine.possible import lawful_cards
from bridgetable.table.state import Table
from bridgetable.table.trick import Trick

SEQUENCE = 2
"""From so many touching honours on the highest is led."""


def card_for(table: Table, seat: Seat, among: Iterable[Card] | None = None) -> Card:
    """The card this hand plays now, of those it may lawfully play or of the ones given; there must be one."""
    cards = sorted(lawful_cards(table, seat) if among is None else among)
    if len(cards) == 1:
        return cards[0]
    trick = table.trick(table.open_trick)
    if trick is None or not trick.plays or trick.leader is seat:
        return lead_for(table, seat, cards)
    led = trick.suit_led
    if led is not None and cards[0].suit is led:
        return _following(table, seat, trick, cards)
    return _not_following(table, seat, trick, cards)


def lead_for(table: Table, seat: Seat, cards: Sequence[Card]) -> Card:
    """The lead of this hand, of these cards: the opening lead, declarer's, or a defender's later one."""
    if not table.is_defender(seat):
        return _declarers_lead(table, seat, cards)
    return _opening_lead(table, cards) if table.open_trick == 1 else _defenders_lead(table, seat, cards)


# -- what is known -----------------------------------------------------------------------------------------------------


def _seen(table: Table, seat: Seat) -> frozenset[Card]:
    """The cards that the player of this hand can see or has seen: his own, dummy's, those played."""
    player = table.player(seat)
    dummy = table.hands[table.dummy] if table.dummy is not None and table.spread else frozenset()
    return (table.hands[player] | dummy).union(play.card for trick in table.tricks for play in trick.plays)


def outstanding(table: Table, seat: Seat, suit: Suit) -> list[Card]:
    """The cards of a suit that the player of this hand has not seen, lowest first."""
    return sorted(of_suit(PACK, suit) - _seen(table, seat))


def is_high(table: Table, seat: Seat, card: Card) -> bool:
    """Whether no higher card of the suit is out that the player of this hand has not seen."""
    return not any(other.rank > card.rank for other in outstanding(table, seat, card.suit))


def is_touching(table: Table, seat: Seat, low: Card, high: Card) -> bool:
    """Whether no card between these two of a suit is out that the player of this hand has not seen."""
    return not any(low.rank < other.rank < high.rank for other in outstanding(table, seat, low.suit))


def _best(trick: Trick, trump: Suit | None) -> tuple[Seat, Card]:
    winner = trick.winner(trump)
    card = trick.card_of(winner)
    assert card is not None
    return winner, card


def beats(card: Card, other: Card, trump: Suit | None) -> bool:
    """Whether a card played later wins over this one: a higher card of its suit, or a trump."""
    return card.rank > other.rank if card.suit is other.suit else card.suit is trump


# -- following suit ----------------------------------------------------------------------------------------------------


def _following(table: Table, seat: Seat, trick: Trick, cards: Sequence[Card]) -> Card:
    """Second hand low, third hand high, fourth hand as cheaply as the trick can be won."""
    holder, best = _best(trick, table.trump)
    winning = [card for card in cards if beats(card, best, table.trump)]
    place = len(trick.plays) + 1
    if not winning or best.suit is not cards[0].suit:
        return cards[0]
    partner_wins = holder is seat.partner
    if place == 4:
        return cards[0] if partner_wins else winning[0]
    if place == 2:
        return _second_hand(table, seat, best, cards, winning)
    if partner_wins and (is_high(table, seat, best) or is_touching(table, seat, best, winning[-1])):
        return cards[0]
    if table.is_defender(seat) or (is_high(table, seat, winning[-1]) and not _may_finesse(table, seat, cards)):
        return _lowest_touching(table, seat, winning)
    return next((card for card in winning if card.rank >= JACK), winning[0])


def _may_finesse(table: Table, seat: Seat, cards: Sequence[Card]) -> bool:
    """Whether the hand holds a tenace over a king or queen that is still out."""
    ranks = {card.rank for card in cards}
    out = {card.rank for card in outstanding(table, seat, cards[0].suit)}
    return (ACE in ranks and QUEEN in ranks and KING in out) or (ACE in ranks and JACK in ranks and QUEEN in out)


def _second_hand(table: Table, seat: Seat, best: Card, cards: Sequence[Card], winning: Sequence[Card]) -> Card:
    last = len(table.hands[seat]) <= 3
    covers = best.rank >= JACK and winning[0].rank >= QUEEN and len(winning) <= 2
    if covers or (last and is_high(table, seat, winning[-1])):
        return winning[0] if covers else _lowest_touching(table, seat, winning)
    honours = [card for card in winning if card.rank >= JACK]
    if len(honours) > SEQUENCE and is_high(table, seat, honours[-1]):
        return honours[0]
    return cards[0]


def _lowest_touching(table: Table, seat: Seat, winning: Sequence[Card]) -> Card:
    """The lowest of the cards that are as good as the highest."""
    return next(card for card in winning if is_touching(table, seat, card, winning[-1]))


# -- ruffing and discarding --------------------------------------------------------------------------------------------


def _not_following(table: Table, seat: Seat, trick: Trick, cards: Sequence[Card]) -> Card:
    holder, best = _best(trick, table.trump)
    trumps = [card for card in cards if card.suit is table.trump and beats(card, best, table.trump)]
    safe = holder is seat.partner and (len(trick.plays) == 3 or is_high(table, seat, best))
    if trumps and not safe:
        return trumps[0]
    return discard_for(table, seat, [card for card in cards if card.suit is not table.trump] or cards)


def discard_for(table: Table, seat: Seat, cards: Sequence[Card]) -> Card:
    """The card of these that is missed least: a low one of a long suit, and no honour that it would leave bare."""
    hand = table.hands[seat]

    def cost(card: Card) -> tuple[bool, bool, int, int]:
        held = sorted(of_suit(hand, card.suit))
        guards = len(held) == 2 and held[1].rank in (KING, QUEEN) and card == held[0]
        return is_high(table, seat, card), guards, card.rank, -len(held)

    # In an order that is the same in every process: the hash of a card is not.
    return min(sorted(cards), key=cost)


# -- leading -----------------------------------------------------------------------------------------------------------


def _by_suit(cards: Sequence[Card]) -> dict[Suit, list[Card]]:
    return {suit: held for suit in Suit if (held := [card for card in cards if card.suit is suit])}


def _sequence(held: Sequence[Card]) -> int:
    """How many honours the top of a holding has that touch one another."""
    top = held[::-1]
    run = next((n for n in range(1, len(top)) if top[n].rank != top[0].rank - n), len(top))
    return run if top[0].rank >= QUEEN or (top[0].rank == JACK and run > SEQUENCE) else 0


def from_a_holding(held: Sequence[Card]) -> Card:
    """The card led from a suit: top of a sequence or of small cards, else the fourth best, or the lowest of three."""
    if _sequence(held) >= SEQUENCE or (len(held) == 2) or held[-1].rank < JACK:
        return held[-1]
    return held[-4] if len(held) > 3 else held[0]


def _opening_lead(table: Table, cards: Sequence[Card]) -> Card:
    suits = _by_suit(cards)
    bid = {call.denomination.suit for call in table.calls if hasattr(call, "denomination")}
    trump = table.trump

    def worth(suit: Suit) -> tuple[int, int, int]:
        held = suits[suit]
        run, top = _sequence(held), held[-1].rank
        if trump is None:
            return (-4 if suit in bid else 0) + 2 * (run > SEQUENCE) + len(held), run, int(suit)
        single = 5 if len(held) == 1 and top < KING else 0
        under_the_ace = -6 if top == ACE and not run >= SEQUENCE else 0
        return single + 3 * (run >= SEQUENCE) + under_the_ace - 3 * (suit is trump) - 2 * (suit in bid), run, len(held)

    return from_a_holding(suits[max(suits, key=worth)])


def _declarers_lead(table: Table, seat: Seat, cards: Sequence[Card]) -> Card:
    """Declarer draws trumps, then plays his longest suit from the top or towards the honours opposite."""
    suits, other = _by_suit(cards), table.hands[seat.partner]
    trump = table.trump
    if trump in suits and outstanding(table, seat, trump):
        ours = len(suits[trump]) + len(of_suit(other, trump))
        if ours > len(outstanding(table, seat, trump)):
            return _towards(table, seat, suits[trump], sorted(of_suit(other, trump)))

    def worth(suit: Suit) -> tuple[int, int, int]:
        across = of_suit(other, suit)
        out = len(outstanding(table, seat, suit))
        high = sum(1 for card in (*suits[suit], *across) if is_high(table, seat, card))
        return (-9 if suit is trump else 0) + len(suits[suit]) + len(across) - out, high, int(suit)

    chosen = max(suits, key=worth)
    return _towards(table, seat, suits[chosen], sorted(of_suit(other, chosen)))


def _towards(table: Table, seat: Seat, held: Sequence[Card], across: Sequence[Card]) -> Card:
    high = [card for card in held if is_high(table, seat, card)]
    if across and is_high(table, seat, across[-1]) and (not high or across[-1].rank > held[-1].rank):
        return held[0]
    return high[-1] if high else held[-1] if _sequence(held) >= SEQUENCE else held[0]


def _defenders_lead(table: Table, seat: Seat, cards: Sequence[Card]) -> Card:
    """A defender cashes or continues what his side has led, or leads through strength and up to weakness in dummy."""
    suits = _by_suit(cards)
    ours = [trick.suit_led for trick in table.tricks if trick.leader.side is seat.side and trick.suit_led in suits]
    dummy = table.hands[table.dummy] if table.dummy is not None else frozenset()

    def worth(suit: Suit) -> tuple[int, int, int]:
        held = suits[suit]
        high = is_high(table, seat, held[-1])
        tenace = held[-1].rank >= KING and not high
        weak = 1 if len(of_suit(dummy, suit)) and max(of_suit(dummy, suit)).rank < QUEEN else 0
        return 3 * (suit in ours) + 2 * high - 2 * tenace - 4 * (suit is table.trump) + weak, len(held), int(suit)

    chosen = suits[max(suits, key=worth)]
    return chosen[-1] if is_high(table, seat, chosen[-1]) else from_a_holding(chosen)

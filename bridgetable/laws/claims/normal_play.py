"""How far normal play reaches (Laws 69 to 71): careless or inferior for the class of player, but not irrational.

The Laws leave the word to the Director. This is the one place that says what the program takes it for; the reading
`how-far-normal-reaches` tells users. The search for the fewest tricks leaves out as irrational only what no player
does:

- to lead a loser while holding a card that no opponent can beat in its suit. Such winners may be led in any order: a
  player may forget to draw trumps, and have a top card ruffed. A declarer without a winner in the hand on lead leads
  towards those of the other hand;
- to spend a high card on a trick that partner is sure to win or that cannot be won, to discard a winner while holding a
  loser, to ruff partner's winner;
- as the last to play, or with a sure winner, not to take a trick, or not to take it as cheaply as possible.

To finesse and not to finesse are both normal, unless an opponent has shown out of the suit, so that the position of its
cards is known. Opponents play anything they lawfully can. The partner of a defender who claims plays normally too: of
what he may choose among normal plays the worst counts (70D2). He does not know whose the cards are that he does not
see, and takes for a winner only what none of them beats.

A claimer who has forgotten the trumps that are out (70C) plays as if there were none, until an opponent plays one: he
takes his own trumps for winners and may lead them first, from the top where the top one is an honour, or lead a loser
that partner would ruff.
"""

from __future__ import annotations

from typing import NamedTuple

from bridgetable.cards.card import Card

Cards = tuple[int, int, int, int]
"""The four hands as bits: 16 for each suit, the bit of a card's rank set."""

SUITS = tuple(0xFFFF << (suit * 16) for suit in range(4))
"""The bits of each suit."""

TEN = 10


def bit_of(card: Card) -> int:
    """The bit of this card."""
    return 1 << (card.suit * 16 + card.rank)


class Progress(NamedTuple):
    """A trick in progress: who led, how many cards have been played, the suit led, the best card and who played it.

    `held` is what all four players held when it began; `showed` whether an opponent of those who play normally has
    failed to follow suit.
    """

    leader: int
    laid: int
    held: int
    led: int
    best: int
    winner: int
    showed: bool = False


class Player(NamedTuple):
    """A player who plays normally: his seat, what he sees, the trump suit, and the suits an opponent showed out of.

    `sees` is true if he sees partner's hand; `forgotten` are the opponents' trumps that he does not know to be out, as
    bits; `guesses` is true of the partner of a defender who claims, `from_the_top` where the Regulating Authority has a
    suit deemed played from the top (70E2).
    """

    seat: int
    sees: bool
    trump: int
    known: int
    forgotten: int = 0
    guesses: bool = False
    from_the_top: bool = False


def winners(hand: int, against: int) -> int:
    """The cards of the hand that no card of `against` beats in its suit."""
    sure = 0
    for suit in SUITS:
        if mine := hand & suit:
            sure |= mine & -(1 << (against & suit).bit_length())
    return sure


def normal_leads(hands: Cards, player: Player) -> int:
    """The cards a normal player may lead: his winners, else towards partner's if he sees them, else any card."""
    mine, partner, against = seen_by(player, hands)
    sure = winners(mine, against)
    if player.forgotten:
        sure = _from_the_top(sure, SUITS[player.trump]) | _to_be_ruffed(mine, partner, player)
    if sure or not player.sees:
        return _highest_of_each(sure or mine) if player.from_the_top else sure or mine
    partners = winners(partner, against)
    towards = sum(mine & suit for suit in SUITS if partners & suit)
    return towards or mine


def _highest_of_each(cards: int) -> int:
    """The highest of these cards in each suit."""
    return sum(highest(cards & suit) for suit in SUITS)


def _from_the_top(cards: int, suit: int) -> int:
    """The cards, with only the highest of this suit if that is an honour: a solid suit is played from the top."""
    held = cards & suit
    top = highest(held)
    return cards & ~suit | top if (top.bit_length() - 1) & 15 >= TEN else cards


def _to_be_ruffed(mine: int, partner: int, player: Player) -> int:
    """The cards of the suits that partner would ruff, if his hand is seen."""
    if not player.sees or not partner & SUITS[player.trump]:
        return 0
    return sum(mine & suit for n, suit in enumerate(SUITS) if n != player.trump and not partner & suit)


def normal_plays(hands: Cards, trick: Progress, player: Player) -> int:
    """The cards a normal player may play to a trick in progress."""
    mine, partner, against = seen_by(player, hands)
    following = mine & SUITS[trick.led]
    seen = partner if player.sees else 0
    cheapest = _lowest(following) if following else _discards(mine, seen, against, player.trump)
    beating = _beating(following or mine, trick, player.trump)
    if trick.laid == 3:
        ours = (trick.winner - player.seat) % 2 == 0
        return cheapest if ours or not beating else _lowest(beating)
    if not beating:
        return cheapest
    if trick.laid == 2:
        return _third(hands, trick, player, cheapest, beating)
    return _second(trick, player, partner, against, cheapest, beating)


def _third(hands: Cards, trick: Progress, player: Player, cheapest: int, beating: int) -> int:
    """The play of the third hand: partner led, and one opponent is still to play."""
    mine, _, against = seen_by(player, hands)
    outstanding = against & SUITS[trick.led]
    ours, plain = trick.winner == trick.leader, trick.best >> 4 == trick.led
    if ours and outstanding < 1 << trick.best:
        return cheapest
    if not mine & SUITS[trick.led]:
        return beating | (cheapest if ours and not player.forgotten else 0)
    behind = hands[(player.seat + 1) % 4] & SUITS[trick.led] & ~player.forgotten
    if plain and (trick.showed or player.known >> trick.led & 1):
        return _lowest(beating & -(1 << behind.bit_length())) or cheapest
    surely = winners(beating, against)
    return _lowest(surely) | _finesses(beating & ~surely, outstanding) if surely else beating | cheapest


def _second(trick: Progress, player: Player, partner: int, against: int, cheapest: int, beating: int) -> int:
    """The play of the second hand: an opponent led, and partner plays last."""
    suit = SUITS[trick.led]
    left_to_partner = player.sees and winners(_beating(partner & suit, trick, player.trump), against)
    if not beating & suit:
        return cheapest if left_to_partner else beating
    surely = winners(beating, against)
    if surely:
        return _lowest(surely) | (cheapest if left_to_partner else 0)
    return cheapest if left_to_partner else beating | cheapest


def seen_by(player: Player, hands: Cards) -> tuple[int, int, int]:
    """The player's own cards, partner's, and those he believes the opponents to hold, or knows not to be his own."""
    seat = player.seat
    partner = hands[(seat + 2) % 4]
    against = (hands[(seat + 1) % 4] | hands[(seat + 3) % 4]) & ~player.forgotten
    return hands[seat], partner, against | partner if player.guesses else against


def _beating(cards: int, trick: Progress, trump: int) -> int:
    """Those of the cards that beat the best one so far."""
    suit = trick.best >> 4
    higher = cards & SUITS[suit] & -(1 << trick.best)
    return higher | (cards & SUITS[trump] if trump >= 0 and suit != trump else 0)


def _discards(mine: int, partner: int, against: int, trump: int) -> int:
    """Losers before winners, trumps last; of winners those first to which partner has no loser to lead."""
    plain = mine & ~SUITS[trump] if trump >= 0 else mine
    losers = plain & ~winners(plain, against)
    needed = partner & ~winners(partner, against)
    idle = sum(plain & suit for suit in SUITS if not needed & suit)
    return losers or idle or plain or _lowest(mine)


def _finesses(cards: int, outstanding: int) -> int:
    """Those of the cards that only one or two honours can beat."""
    found = 0
    while cards:
        card = _lowest(cards)
        cards ^= card
        higher = outstanding & -card
        lowest = _lowest(higher).bit_length() - 1
        if 0 < higher.bit_count() <= 2 and lowest & 15 >= TEN:
            found |= card
    return found


def highest(cards: int) -> int:
    """The highest of these cards of one suit, as a bit; 0 if there are none."""
    return 1 << cards.bit_length() - 1 if cards else 0


def _lowest(cards: int) -> int:
    return cards & -cards

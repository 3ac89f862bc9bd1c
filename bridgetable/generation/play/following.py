"""Which rules of thumb speak for or against a card that follows, ruffs or is discarded."""

from __future__ import annotations

from collections.abc import Iterator

from bridgetable.cards.card import JACK, KING, QUEEN, TEN, Card, Suit
from bridgetable.cards.seat import Seat
from bridgetable.generation.play.view import View
from bridgetable.table.trick import Trick


def for_a_card(view: View, trick: Trick, card: Card) -> Iterator[str]:
    """The names of the rules that apply to this card in a trick that has been led to."""
    if card.suit is trick.suit_led:
        yield from _following(view, trick, card)
    elif card.suit is view.trump:
        yield from _ruffing(view, trick, card)
    else:
        yield from for_a_discard(view, card)


def best_so_far(view: View, trick: Trick) -> tuple[Seat, Card]:
    """Who is winning the trick, and with which card."""
    winner = trick.winner(view.trump)
    card = trick.card_of(winner)
    assert card is not None
    return winner, card


def beats(card: Card, other: Card, trump: Suit | None) -> bool:
    """Whether a card played later wins over this one: a higher card of its suit, or a trump."""
    return card.rank > other.rank if card.suit is other.suit else card.suit is trump


def _to_come(view: View, trick: Trick) -> list[Seat]:
    """The hands that are still to play after this one."""
    played = trick.players
    return [seat for seat in (view.seat.left, view.seat.partner, view.seat.right) if seat not in played]


def _threats(view: View, trick: Trick, suit: Suit, rank: int) -> tuple[int, int]:
    """How many higher cards opponents still to play may have, hidden or in sight."""
    hidden = seen = 0
    for seat in _to_come(view, trick):
        if seat.side is view.seat.side:
            continue
        if seat in view.seen_seats:
            seen += sum(1 for one in view.cards_of(seat)[suit] if one > rank)
        elif (seat, suit) not in view.voids:
            hidden = sum(1 for one in view.out[suit] if one > rank)
    return hidden, seen


def _role(view: View, trick: Trick) -> str:
    place = len(trick.plays) + 1
    return f"{'defender' if view.defends else 'declarer'} {place}"


# -- following suit ----------------------------------------------------------------------------------------------------


def _following(view: View, trick: Trick, card: Card) -> Iterator[str]:
    holder, best = best_so_far(view, trick)
    role, hand = _role(view, trick), view.hand[card.suit]
    wins = beats(card, best, view.trump)
    partner_holds = holder is view.seat.partner
    hidden, seen = _threats(view, trick, card.suit, card.rank)
    state = "wins" if wins and not hidden and not seen else f"may win over {min(3, hidden + seen)}" if wins else "loses"
    if partner_holds:
        hidden_best, seen_best = _threats(view, trick, best.suit, best.rank)
        state += " partner's winner" if not hidden_best and not seen_best else " partner's card"
    yield f"{role}: {state}"
    lowest = card.rank == hand[-1]
    yield f"{role}: {state} {'low' if lowest else 'not low'}"
    if not wins and card.rank >= TEN and not lowest:
        yield f"{role}: wastes an honour"
    if card.rank < hand[0]:
        hidden_top, seen_top = _threats(view, trick, card.suit, hand[0])
        if wins and not hidden_top and not seen_top:
            yield f"{role}: could win for certain, {state}"
        if not wins and not partner_holds:
            yield f"{role}: could {'win' if not hidden_top and not seen_top else 'try'}, ducks"
            if not hidden_top and not seen_top:
                yield f"{role}: ducks with {min(view.left, 7)} left" if view.left < 4 else f"{role}: ducks early"
    if not view.defends and len(trick.plays) == 2:
        yield from _finessing(view, card, role, state, wins)
    yield from _with_partner(view, trick, card, role, wins)
    if best.rank >= TEN and not partner_holds and wins and len(trick.plays) == 1:
        yield f"{role}: covers {'dummy' if holder is view.table.dummy else 'a hidden hand'}"
        yield f"{role}: covers with {min(card.rank, KING)}"
    if view.left <= 3:
        yield f"{role}: at the end {state}"
    if wins and view.need == 1 and not hidden and not seen:
        yield f"{role}: wins the trick that counts"
    equals = [
        one for one in hand if one < card.rank and not any(one < other < card.rank for other in view.out[card.suit])
    ]
    if wins and equals:
        yield (
            f"{role}: higher than needed" if beats(Card(card.suit, equals[-1]), best, view.trump) else f"{role}: equals"
        )
    if len(hand) == 2 and lowest and hand[0] in (KING, QUEEN):
        yield f"{role}: leaves an honour bare"


def _finessing(view: View, card: Card, role: str, state: str, wins: bool) -> Iterator[str]:
    """Whether declarer, third to play, takes his winner or tries for more, by what is out and what he can afford."""
    hand, out = view.hand[card.suit], view.out[card.suit]
    strain = "nt" if view.trump is None else "suit"
    yield f"{role} {strain}: {state}"
    yield f"{role}: {state}, {min(6, len(out))} out"
    yield f"{role}: {state}, {'enough' if view.winners >= view.need else 'too few'} winners"
    sure = bool(hand) and (not out or hand[0] > out[0])
    tries = [rank for rank in hand if out and len(out) > 1 and out[1] < rank < out[0]]
    if sure and tries:
        what = "takes the winner" if card.rank == hand[0] else "finesses" if card.rank in tries else "ducks"
        yield f"{role}: {what} from a tenace, {min(6, len(out))} out"
        yield f"{role}: {what} from a tenace, {'enough' if view.winners >= view.need else 'too few'} winners"
    elif sure and not wins:
        yield f"{role} {strain}: ducks a winner, {min(4, len(hand))} held, {min(4, len(out))} out"


def _with_partner(view: View, trick: Trick, card: Card, role: str, wins: bool) -> Iterator[str]:
    """What partner's hand, if it is seen and still to play, makes of the card."""
    partner = view.seat.partner
    if partner in trick.players:
        return
    strain = "nt" if view.trump is None else "suit"
    if partner not in view.seen_seats:
        yield f"{role}: partner to come, {strain}, {'honour' if card.rank >= JACK else 'small'}" + (
            " wins" if wins else ""
        )
        dummy = view.table.dummy
        if dummy is not None and dummy not in trick.players and dummy in view.seen_seats:
            top = (*view.dummy[card.suit], 0)[0]
            yield f"{role}: dummy to come {'above' if top > card.rank else 'below'}" + (" wins" if wins else "")
        return
    across = view.across[card.suit]
    top = across[0] if across else 0
    highest = (*view.out[card.suit], 0)[0]
    if top > highest:
        yield f"{role}: partner has a winner, {'high' if wins else 'low'}"
        yield (
            f"{role}: partner longer, {'high' if wins else 'low'}"
            if len(across) > len(view.hand[card.suit])
            else f"{role}: partner shorter, {'high' if wins else 'low'}"
        )
    elif across and any(one > (*view.out[card.suit], 0, 0)[1] for one in across):
        yield f"{role}: partner has the second, {'high' if wins else 'low'}"
    else:
        yield f"{role}: partner has nothing, {'high' if wins else 'low'}"


# -- ruffing and discarding --------------------------------------------------------------------------------------------


def _ruffing(view: View, trick: Trick, card: Card) -> Iterator[str]:
    holder, best = best_so_far(view, trick)
    side = "defender" if view.defends else "declarer"
    assert view.trump is not None and trick.suit_led is not None
    mine = view.hand[view.trump]
    wins = beats(card, best, view.trump)
    if not wins:
        yield f"{side}: ruffs in vain"
        return
    overruffed = any(
        seat.side is not view.seat.side and view.is_void(seat, trick.suit_led) and view.trumps_out
        for seat in _to_come(view, trick)
    )
    state = "partner's trick" if holder is view.seat.partner else "their trick"
    if holder is view.seat.partner:
        hidden, seen = _threats(view, trick, best.suit, best.rank)
        state += " safe" if not hidden and not seen else ""
    yield f"{side}: ruffs {state}"
    low = not any(one < card.rank and beats(Card(view.trump, one), best, view.trump) for one in mine)
    yield f"{side}: ruffs {'low' if low else 'high'}{' where it may be overruffed' if overruffed else ''}"
    if not view.defends:
        across = view.across[view.trump]
        length = "short" if len(mine) < len(across) else "long"
        yield f"declarer: ruffs in the {length} hand{' with trumps out' if view.trumps_out else ''}"
        yield f"declarer: ruffs, trumps {max(-2, min(2, len(mine) + len(across) - len(view.trumps_out)))} more"
    elif not view.trumps_out or card.rank > view.trumps_out[0]:
        yield "defender: ruffs with a master"
    yield f"{side}: ruffs at {'once' if len(trick.plays) == 1 else 'the end'}"


def for_a_discard(view: View, card: Card) -> Iterator[str]:
    """The names of the rules that apply to this card where the suit led cannot be followed."""
    suit, hand = card.suit, view.hand[card.suit]
    side = "defender" if view.defends else "declarer"
    yield f"{side}: discards from {min(5, len(hand))} in {'nt' if view.trump is None else 'suit'}"
    if view.trump is not None and view.hand[view.trump]:
        yield f"{side}: discards though it could ruff"
    others = (*view.out[suit], *(view.dummy[suit] if view.defends else ()))
    if card.rank > max((*others, 0)):
        yield f"{side}: discards {'a winner' if others else 'an established card'}"
    if card.rank != hand[-1]:
        yield f"{side}: discards not the lowest"
    above = sum(1 for one in others if one > hand[0])
    if len(hand) >= 2 and card.rank != hand[0] and len(hand) - 1 <= above <= 2:
        yield f"{side}: unguards {'the second' if above == 1 else 'the third'}"
    yield from _defenders_discard(view, suit) if view.defends else _declarers_discard(view, suit)


def _defenders_discard(view: View, suit: Suit) -> Iterator[str]:
    dummy, hand, partner = view.dummy[suit], view.hand[suit], view.seat.partner
    if len(dummy) >= 3 and len(hand) <= len(dummy) and hand[0] > dummy[-1]:
        yield f"defender: gives up length to dummy, {'at the end' if view.left < 6 else 'early'}"
    if view.table.declarer is not None and suit in view.bid[view.table.declarer]:
        yield "defender: discards declarer's suit"
    if suit in view.led_before[partner] or suit in view.bid[partner]:
        yield "defender: discards partner's suit"
    if suit in view.led_before[view.seat]:
        yield "defender: discards his own suit"
    if not view.out[suit] and not dummy:
        yield "defender: discards what nobody has"


def _declarers_discard(view: View, suit: Suit) -> Iterator[str]:
    hand, across, out = view.hand[suit], view.across[suit], view.out[suit]
    loses = not across or across[0] < max((*out, 0))
    yield f"declarer: discards where {'both hands have losers' if loses else 'partner wins'}"
    if len(hand) > len(across):
        yield "declarer: discards from the longer hand"
    if len(hand) > len(out):
        yield f"declarer: discards length, out {min(3, len(out))}"
    if view.trump is not None and view.hand[view.trump]:
        yield f"declarer: makes void, {min(3, len(hand))}"

"""The table: everything that is so at one moment, and what follows from it."""

from __future__ import annotations

from collections.abc import Hashable
from functools import cached_property

from bridgetable.cards.call import Call
from bridgetable.cards.card import Card, Suit, of_suit
from bridgetable.cards.seat import Seat, Side
from bridgetable.table.cache import cached_per_table
from bridgetable.table.events import CardPlayed, CardWithdrawn
from bridgetable.table.irregularity import LeadOutOfTurn, Status
from bridgetable.table.irregularity_record import IrregularityRecord
from bridgetable.table.obligation import LeadMayBeRestrained, Obligation, PassOnce, PassThroughout
from bridgetable.table.phase import Phase
from bridgetable.table.restriction import LeadForbidden, LeadFrom, LeadRequired, PenaltyCard, Restriction
from bridgetable.table.trick import Trick


class Table(IrregularityRecord, frozen=True, dict=True):
    """A bridge table at one moment: the facts, and all that follows from them."""

    @cached_property
    def cache(self) -> dict[Hashable, object]:
        """The results that `cached_per_table` has computed from this table."""
        return {}

    # -- the players -------------------------------------------------------------------------------------------

    @property
    def trump(self) -> Suit | None:
        """The trump suit; nothing at no trump or without a contract."""
        return self.contract.trump if self.contract else None

    @property
    def declarer(self) -> Seat | None:
        """Who plays the hand, once there is a contract."""
        return self.contract.declarer if self.contract else None

    @property
    def dummy(self) -> Seat | None:
        """Declarer's partner, once there is a contract."""
        return self.contract.dummy if self.contract else None

    @property
    def defenders(self) -> tuple[Seat, ...]:
        """The two opponents of declarer, his left-hand opponent first."""
        return (self.contract.declarer.left, self.contract.declarer.right) if self.contract else ()

    def is_defender(self, seat: Seat) -> bool:
        """Whether this player defends."""
        return seat in self.defenders

    def player(self, seat: Seat) -> Seat:
        """Who acts for this hand: declarer for dummy's, else the seat itself."""
        return self.contract.declarer if self.contract and seat is self.contract.dummy else seat

    def elects(self, name: str, default: bool) -> bool:
        """Whether the Regulating Authority chose this where the Laws leave it a choice."""
        return dict(self.elections).get(name, default) is True

    def reading(self, name: str, default: str) -> str:
        """Which reading of a clause was elected, where authorities differ."""
        return str(dict(self.elections).get(name, default))

    # -- the auction -------------------------------------------------------------------------------------------

    @property
    def calls(self) -> tuple[Call, ...]:
        """The calls that stand, in the order of the auction."""
        return tuple(one.call for one in self.auction.calls)

    @property
    def to_call(self) -> Seat | None:
        """Who calls next in rotation; nobody once there is a contract or everybody has passed."""
        return self.auction.to_call if self.phase is Phase.AUCTION else None

    @property
    def lead_faced(self) -> bool:
        """Whether an opening lead has been faced, even if it came back: the auction period is over (Law 17D, 22B)."""
        returned = any(back.trick == self.first_number and self.is_defender(back.seat) for back in self.withdrawn)
        return bool(self.won_before[0] + self.won_before[1] or (self.tricks and self.tricks[0].plays) or returned)

    def obliged(self, seat: Seat) -> tuple[Obligation, ...]:
        """What binds this player's calls, or may bind his lead, from now on (Law 24-39)."""
        return tuple(one for one in self.obligations if one.seat is seat and self._in_force(one))

    def must_pass(self, seat: Seat) -> bool:
        """Whether a Law requires this player to pass at his next turn."""
        return any(isinstance(one, PassOnce | PassThroughout) for one in self.obliged(seat))

    def _in_force(self, obligation: Obligation) -> bool:
        """Once and owed: until his next turn to call; throughout: while the auction lasts; his lead: until he has led.

        A call put for one that he had made before is no call at his next turn.
        """
        match obligation:
            case PassThroughout():
                return self.phase is Phase.AUCTION
            case LeadMayBeRestrained(seat):
                return not any(trick.leader is seat and trick.card_of(seat) is not None for trick in self.tricks)
        since = self.auction.since(obligation.since - 1)
        made = (self.auction.made[place] for place in since)
        called = any(one.seat is obligation.seat and one.slot >= obligation.since for one in made)
        return self.phase is Phase.AUCTION and not called

    # -- the tricks --------------------------------------------------------------------------------------------

    @cached_property
    def first_number(self) -> int:
        """The number of the first trick played here: 1, or more for an ending."""
        return 1 + sum(self.won_before)

    @property
    def last_number(self) -> int:
        """The number of the last trick there will be: 13 on a full board."""
        return self.first_number + len(self.deal.north) - 1

    def trick(self, number: int) -> Trick | None:
        """The trick of this number, if it has begun."""
        place = number - self.first_number
        return self.tricks[place] if 0 <= place < len(self.tricks) else None

    def numbered_tricks(self) -> tuple[tuple[int, Trick], ...]:
        """Each trick begun, with its number."""
        return tuple(enumerate(self.tricks, self.first_number))

    @cached_property
    def spread(self) -> bool:
        """Whether dummy's hand lies on the table: once an opening lead stands (Law 41D, 54), so in every ending."""
        if self.first_number > 1 or not self.tricks or not self.tricks[0].plays:
            return self.first_number > 1
        first = self.tricks[0]
        begun = len(self.tricks) > 1 or first.leader is self.due_to_lead(1)
        if begun or (self.is_defender(first.leader) and not first.players <= set(self.defenders)):
            return True
        return any(isinstance(f, LeadOutOfTurn) and self.status(n) is Status.ACCEPTED for n, f in self.recorded)

    def awaited(self, trick: Trick) -> Seat | None:
        """The first seat in rotation that is still to play to this trick and has a card to play, or nobody."""
        past = trick.players | set(trick.omitted)
        return next((seat for seat in trick.leader.round() if seat not in past and self.hands[seat]), None)

    def has_come_to(self, number: int) -> bool:
        """Whether a card can lie in the trick of this number: the one before it has not come apart meanwhile."""
        return number <= self.first_number + len(self.tricks)

    @cached_property
    def open_trick(self) -> int:
        """The number of the first trick that lacks a card: the one now to be played to."""
        for number, trick in self.numbered_tricks():
            if not trick.complete and self.awaited(trick) is not None:
                return number
        return self.first_number + len(self.tricks)

    @cached_per_table
    def winner(self, number: int) -> Seat | None:
        """Who has won the trick of this number, once everybody who had a card has played to it."""
        trick = self.trick(number)
        if trick is None or not trick.plays or not (trick.complete or self.awaited(trick) is None):
            return None
        return trick.winner(self.trump)

    def due_to_lead(self, number: int) -> Seat | None:
        """From which hand the lead to this trick is due, as far as that is known (Law 44G, 43B2(a))."""
        chosen = next((r.seat for r in self.restrictions if isinstance(r, LeadFrom) and r.trick == number), None)
        if chosen is not None:
            return chosen
        if number == self.first_number:
            if self.leader is not None:
                return self.leader
            return self.contract.opening_leader if self.contract else None
        return self.winner(number - 1)

    @cached_property
    def turn(self) -> Seat | None:
        """The hand that is to play next, or that owes a substitute; nobody outside the play."""
        if self.phase is not Phase.PLAY or self.claim is not None:
            return None
        trick = self.trick(self.open_trick)
        if trick is not None and trick.plays:
            return self.awaited(trick)
        due = self.due_to_lead(self.open_trick)
        # A hand that has run out, of cards it played together, leads nothing (Law 58B, 67B2).
        return next((seat for seat in due.round() if self.hands[seat]), due) if due is not None else None

    @property
    def owing(self) -> Seat | None:
        """Who owes a card to a trick that went on without it: he took one back, or played none (Law 62, 67A1)."""
        number = self.open_trick
        trick, seat = self.trick(number), self.turn
        if seat is None or trick is None:
            return None
        took_back = next((w.card for w in reversed(self.withdrawn) if w.seat is seat and w.trick == number), None)
        if took_back is None and seat not in trick.owing:
            return None
        behind = trick.leader.round()[trick.leader.steps_to(seat) :]
        later = self.trick(number + 1)
        follows = any(trick.card_of(other) is not None for other in behind) or self._gone_on_since(trick, took_back)
        return seat if follows or (later is not None and later.plays) or self.stayed is not None else None

    def _gone_on_since(self, trick: Trick, took_back: Card | None) -> bool:
        """Whether a card of this trick, in front of one taken back or behind it, was played while that lay there."""
        lay_there = False
        for event in reversed(self.happened):
            if isinstance(event, CardWithdrawn) and event.card == took_back:
                lay_there = True
            elif lay_there and isinstance(event, CardPlayed):
                if event.card == took_back:
                    return False
                if event.card in (play.card for play in trick.plays):
                    return True
        return False

    @property
    def lead_due(self) -> Seat | None:
        """Who is now to lead, when no card of the trick lies on the table."""
        trick = self.trick(self.open_trick)
        return self.turn if trick is None or not trick.plays else None

    @cached_property
    def phase(self) -> Phase:
        """Auction until there is a contract, then play until the last trick or an agreed claim."""
        if self.contract is None:
            return Phase.OVER if self.passed_out else Phase.AUCTION
        done = self.open_trick > self.last_number or (self.claim is not None and self.claim.closed)
        return Phase.OVER if done else Phase.PLAY

    @property
    def passed_out(self) -> bool:
        """Whether all four players passed (Law 22)."""
        return self.contract is None and self.auction.passed_out

    @property
    def over(self) -> bool:
        """Whether the play has ended."""
        return self.phase is Phase.OVER

    @cached_per_table
    def tricks_taken(self, side: Side) -> int:
        """Tricks won in play by this side, those before an ending included, claims left out."""
        winners = (self.winner(number) for number, _ in self.numbered_tricks())
        return self.won_before[side] + sum(1 for seat in winners if seat is not None and seat.side is side)

    def tricks_won(self, side: Side) -> int:
        """Tricks as played: won in play, and those of a claim agreed to or ruled on (Law 69A, 70)."""
        taken = self.tricks_taken(side)
        if self.claim is None or not self.claim.closed:
            return taken
        left = 13 - self.tricks_taken(Side.NS) - self.tricks_taken(Side.EW)
        mine = self.claim.tricks if self.claim.seat.side is side else left - self.claim.tricks
        return taken + mine

    def tricks_after_transfers(self, side: Side) -> int:
        """Tricks as won, after those that Law 64 moved."""
        gained = sum(t.tricks if t.to is side else -t.tricks for t in self.transfers)
        return self.tricks_won(side) + gained

    # -- what binds the players ------------------------------------------------------------------------------------

    def penalty_cards_of(self, seat: Seat) -> tuple[PenaltyCard, ...]:
        """The penalty cards that lie before this player."""
        return tuple(card for card in self.penalty_cards if card.seat is seat)

    def is_faced(self, seat: Seat, card: Card) -> bool:
        """Whether a card still held lies face up: a penalty card, or any card of a spread dummy."""
        shown = any(pc.card == card for pc in self.penalty_cards_of(seat))
        return shown or (self.spread and seat is self.dummy)

    def holds(self, seat: Seat, suit: Suit) -> frozenset[Card]:
        """The cards of a suit this player holds, penalty cards included."""
        return of_suit(self.hands[seat], suit)

    def binding(self, seat: Seat) -> tuple[Restriction, ...]:
        """The restrictions that bind this player at his next lead or play."""
        return tuple(r for r in self.restrictions if r.seat is seat and self._binds(r))

    def _binds(self, restriction: Restriction) -> bool:
        now, seat = self.open_trick, restriction.seat
        if not isinstance(restriction, LeadForbidden | LeadRequired):
            return restriction.trick == now
        # A lead that was not his after all leaves the restriction waiting for the next that is (Law 60A3).
        led = [n for n, trick in self.numbered_tricks() if restriction.trick <= n < now and trick.leader is seat]
        if isinstance(restriction, LeadForbidden):
            return now >= restriction.trick and all(self.winner(n) is seat for n in range(led[0] if led else now, now))
        trick = self.trick(now)
        leading = trick is not None and trick.leader is seat and trick.card_of(seat) is not None
        return now >= restriction.trick and not led and not leading

"""Recorded boards made up from a seed: any deal, any auction, play as far as one likes, with irregularities."""

from __future__ import annotations

import random
from collections.abc import Sequence

from hypothesis import strategies as st
from msgspec.structs import replace

from bridgetable.cards.board import Board, Vulnerability
from bridgetable.cards.call import Bid, Call, Contract, Denomination, Double, Doubling, Pass, Redouble, auction_over
from bridgetable.cards.card import PACK, Suit, of_suit
from bridgetable.cards.deal import random_deal
from bridgetable.cards.seat import BySeat, Seat
from bridgetable.files.faults import tricks_won
from bridgetable.files.record import Called, KnownHands, Played, Recorded, contract_called, trick_winner

# What a name or a comment may be: words of one line, but none of PBN's own signs for "unknown" and "as before".
WORDS = st.text(
    st.characters(codec="utf-8", exclude_categories=("C", "Z"), exclude_characters='{}\\#?"'), min_size=1, max_size=12
)
TEXTS = st.lists(WORDS, max_size=9).map(" ".join)
QUOTED = ('say "hello"', "back\\slash", '\\"', "[Event]", "% not an escape", "{no comment}")
TRICKY = "[Event %; ♠K ♥ ♦A♣2 $1 =1= *"
BIDS = tuple(Bid(level, denomination) for level in range(1, 8) for denomination in Denomination)
DECOR = tuple[str, tuple[str, ...], tuple[int, ...]]


class Maker:
    """Makes the parts of a record by chance."""

    def __init__(self, seed: int, texts: Sequence[str]) -> None:
        self.chance = random.Random(seed)
        self.texts = texts

    def sometimes(self, share: float) -> bool:
        return self.chance.random() < share

    def text(self) -> str:
        return self.chance.choice(self.texts)

    def name(self) -> str:
        return self.chance.choice((self.text(), *QUOTED))

    def comments(self) -> tuple[str, ...]:
        texts = [text for text in self.texts if text] + [TRICKY]
        return tuple(self.chance.sample(texts, min(len(texts), self.chance.choice((0, 0, 1, 2)))))

    def decor(self) -> DECOR:
        if self.sometimes(0.7):
            return "", (), ()
        return self.text(), self.comments(), tuple(self.chance.randrange(256) for _ in range(self.chance.randrange(3)))

    def auction(self, dealer: Seat) -> tuple[Called, ...]:
        """Calls that follow each other, now and then an insufficient bid or a skipped player."""
        limit = self.chance.choice((0, 1, 3, 60, 60, 60))
        highest, seat = -1, dealer
        auction: list[Called] = []
        while len(auction) < limit and not auction_over([called.call for called in auction]):
            call: Call = self.chance.choice((Pass(), Pass(), Pass(), Double(), Redouble()))
            insufficient = False
            if self.sometimes(0.4) and highest < len(BIDS) - 1:
                insufficient = highest > 0 and self.sometimes(0.1)
                highest = (
                    self.chance.randrange(highest)
                    if insufficient
                    else min(highest + self.chance.randint(1, 6), len(BIDS) - 1)
                )
                call = BIDS[highest]
            if self.sometimes(0.03):
                seat = Seat((seat + self.chance.randint(1, 3)) % 4)
            said = Called(seat, call, insufficient, *self.decor())
            auction.append(said if said.note else replace(said, alerted=self.sometimes(0.1)))
            seat = seat.left
        return tuple(auction)

    def plays(self, deal: KnownHands, due: Seat, trump: Suit | None, number: int) -> tuple[Played, ...]:
        """So many cards, most of them lawful; a revoke or a lead out of turn is marked."""
        hands = {seat: set(hand or ()) for seat, hand in deal.items()}
        plays: list[Played] = []
        while len(plays) < number:
            lead = due if self.sometimes(0.95) else self.chance.choice(list(Seat))
            trick: list[Played] = []
            for seat in lead.round():
                held = sorted(hands[seat])
                follow = sorted(of_suit(held, trick[0].card.suit)) if trick else []
                card = self.chance.choice(follow if follow and self.sometimes(0.97) else held)
                revoke = bool(follow) and card not in follow
                hands[seat].remove(card)
                trick.append(Played(seat, card, revoke, not trick and lead is not due, *self.decor()))
            plays += trick
            due = trick_winner(trick, trump)
        return tuple(plays[:number])

    def contract(self) -> Contract:
        return Contract(self.chance.choice(BIDS), self.chance.choice(list(Doubling)), self.chance.choice(list(Seat)))

    def record(self) -> Recorded:
        """A board with as much on record as chance will have it."""
        chance = self.chance
        board = Board(chance.randint(1, 200), chance.choice(list(Seat)), chance.choice(list(Vulnerability)))
        size, shown = chance.choice((13, 13, 13, 5, 1)), chance.choice((4, 4, 4, 4, 2, 1))
        dealt = random_deal(chance.randrange(9999))
        full: KnownHands = BySeat.of(lambda seat: frozenset(sorted(dealt[seat])[:size]))
        deal: KnownHands = BySeat.of(lambda seat: full[seat] if seat < shown else None)
        auction = self.auction(board.dealer)
        over = auction_over([called.call for called in auction])
        contract = contract_called(auction) if over or self.sometimes(0.4) else self.contract()
        swapped = contract is not None and self.sometimes(0.1)
        if contract is not None and swapped:
            contract = Contract(contract.bid, contract.doubling, contract.declarer.partner)
        leader = chance.choice((contract.opening_leader, chance.choice(list(Seat)), None)) if contract else None
        due = contract.opening_leader if contract and leader is not None and size == 13 else leader
        trump = contract.trump if contract else None
        number = chance.choice((0, 1, 4 * size, 4 * size, chance.randint(0, 4 * size))) if leader is not None else 0
        result = chance.choice((None, chance.randint(0, 13))) if contract is not None else None
        return Recorded(
            board,
            deal,
            auction,
            contract,
            passed_out=over and contract is None,
            trumps=chance.choice((None, *Denomination)) if contract is None and not over else None,
            declarer_swapped=swapped,
            leader=leader,
            plays=self.plays(full, due, trump, number) if due is not None else (),
            result=result,
            result_ruled=result is not None and self.sometimes(0.5),
            names=BySeat.of(lambda seat: self.name()),
            event=self.name(),
            site=self.name(),
            date=chance.choice(("", "2026.11.21")),
            scoring=self.text(),
            room=chance.choice(("", "Open")),
            teams=(self.name(), self.name()) if self.sometimes(0.5) else ("", ""),
            hidden=chance.choice(((), (Seat.N,), (Seat.E, Seat.W))),
            commentary=self.comments(),
        )


def made(seed: int, texts: Sequence[str] = ("", "plain")) -> Recorded:
    """The record of a seed."""
    return Maker(seed, texts).record()


def lawful(number: int) -> Recorded:
    """A board of this number that was bid and played to the end as it should be, and its result."""
    chance = random.Random(number)
    board, deal = Board.numbered(number), random_deal(number)
    contract = Contract(chance.choice(BIDS), Doubling.UNDOUBLED, board.dealer)
    calls: tuple[Call, ...] = (contract.bid, Pass(), Pass(), Pass())
    hands = {seat: set(hand) for seat, hand in deal.items()}
    plays: list[Played] = []
    leader = contract.opening_leader
    while len(plays) < len(PACK):
        trick: list[Played] = []
        for seat in leader.round():
            able = sorted(of_suit(hands[seat], trick[0].card.suit)) if trick else []
            card = chance.choice(able or sorted(hands[seat]))
            hands[seat].remove(card)
            trick.append(Played(seat, card))
        plays += trick
        leader = trick_winner(trick, contract.trump)
    return Recorded(
        board,
        BySeat(*deal),
        tuple(Called(seat, call) for seat, call in zip(board.dealer.round(), calls, strict=True)),
        contract,
        leader=contract.opening_leader,
        plays=tuple(plays),
        result=tricks_won(plays, contract)[0],
        event="Lawful",
        site="Here",
        scoring="IMP",
    )


SEEDS = st.integers(0, 2**32)
records = st.builds(made, SEEDS, st.lists(TEXTS, min_size=1, max_size=4))

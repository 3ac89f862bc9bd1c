"""The table at one moment: its facts and everything derived from them."""

from __future__ import annotations

import enum
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import TypeGuard, TypeVar, cast

from bridgetable.cards.call import Call
from bridgetable.cards.card import Card, Suit, of_suit
from bridgetable.cards.deal import FULL_HAND, Hands
from bridgetable.cards.seat import Seat, Side
from bridgetable.table import records
from bridgetable.table.dealings import NOBODY_DECIDED, Dealings, dealings_of
from bridgetable.table.edition import elected_by
from bridgetable.table.facts import Election
from bridgetable.table.identity import CallId, IrregularityId
from bridgetable.table.irregularity import (
    Irregularity,
    LeadOutOfTurn,
    PrematureLead,
    PrematurePlay,
    Status,
    WronglyTold,
    card_involved,
    cards_involved,
)
from bridgetable.table.obligation import CallOwed, LeadMayBeRestrained, Obligation, PassOnce, PassThroughout
from bridgetable.table.question import Affected, Question, QuestionAbout, irregularity_in
from bridgetable.table.records import Misinformation
from bridgetable.table.restriction import LeadForbidden, LeadFrom, LeadRequired, PenaltyCard, Restriction
from bridgetable.table.time_record import TimeRecord, last_withdrawn, play_had_gone_on
from bridgetable.table.trick import Trick
from bridgetable.table.values import cached_on_value, following_from


class Phase(enum.Enum):
    """The phase of a board: auction, play, or over."""

    AUCTION = "auction"
    PLAY = "play"
    OVER = "over"


OfKind = TypeVar("OfKind", bound=Irregularity)
EVERYBODY = tuple(Seat)
K = TypeVar("K", bound=Obligation)


class Table(TimeRecord, frozen=True, dict=True):
    """A bridge table at one moment: the facts, and what is derived from them."""

    # -- the players -------------------------------------------------------------------------------------------

    @property
    def trump(self) -> Suit | None:
        """The trump suit; None at no trump or without a contract."""
        return self.contract.trump if self.contract else None

    @property
    def declarer(self) -> Seat | None:
        """Declarer; None without a contract."""
        return self.contract.declarer if self.contract else None

    @property
    def dummy(self) -> Seat | None:
        """Declarer's partner; None without a contract."""
        return self.contract.dummy if self.contract else None

    @property
    def defenders(self) -> tuple[Seat, ...]:
        """The two opponents of declarer, his left-hand opponent first; empty without a contract."""
        return (self.contract.declarer.left, self.contract.declarer.right) if self.contract else ()

    def is_defender(self, seat: Seat) -> bool:
        """Whether this seat is a defender."""
        return seat in self.defenders

    def player(self, seat: Seat) -> Seat:
        """The player who plays the cards of this hand: declarer for dummy's, otherwise the seat itself."""
        return self.contract.declarer if self.contract and seat is self.contract.dummy else seat

    @property
    def picked_up(self) -> Hands:
        """The four hands as they were taken up: as dealt, but for the cards that are mislaid (Law 13, 14)."""
        hands = self.deal
        for one in self.mislaid:
            hands = hands.replacing(one.seat, hands[one.seat] - {one.card})
            if one.held_by is not None:
                hands = hands.replacing(one.held_by, hands[one.held_by] | {one.card})
        return hands

    def elects(self, name: str, default: bool) -> bool:
        """Whether the Regulating Authority has made this election, or `default` if it has not chosen."""
        return self._elected(name, default) is True

    def reading(self, name: str, default: str) -> str:
        """The elected reading of a clause on which authorities differ, or `default` if none was elected."""
        return str(self._elected(name, default))

    def _elected(self, name: str, default: Election) -> Election:
        return dict(self.elections).get(name, elected_by(self.edition).get(name, default))

    def asked_about(self, question: QuestionAbout[Affected]) -> Irregularity:
        """The irregularity that the question is about."""
        return self.irregularities[question.about.irregularity]

    def questions_under(self, *asks: str) -> tuple[Question, ...]:
        """The questions on the agenda under the declarations of these keys, in the order they are to be asked."""
        return tuple(question for question in self.agenda if question.ask in asks)

    def questions_about(self, irregularity: IrregularityId) -> tuple[Question, ...]:
        """The questions on the agenda that were put because of this irregularity."""
        return tuple(question for question in self.agenda if irregularity_in(question.about) == irregularity)

    # -- the auction -------------------------------------------------------------------------------------------

    @property
    def calls(self) -> tuple[Call, ...]:
        """The calls that stand, in the order of the auction."""
        return tuple(one.call for one in self.auction.calls)

    @property
    def to_call(self) -> Seat | None:
        """The seat that calls next in rotation; None when the auction has ended."""
        return self.auction.to_call if self.phase is Phase.AUCTION else None

    @property
    def is_ending(self) -> bool:
        """Whether the table begins with an ending: the opening lead has been made, and dummy lies face up."""
        return self.first_number > 1 or len(self.deal.north) < FULL_HAND

    def is_opening_trick(self, number: int) -> bool:
        """Whether the lead to this trick is the opening lead (Law 41); an ending has no such trick."""
        return number == 1 and not self.is_ending

    @property
    def lead_faced(self) -> bool:
        """Whether an opening lead has been faced, even if since withdrawn, ending the auction period (Law 17D, 22B)."""
        if (self.tricks and self.tricks[0].plays) or self.is_ending:
            return True
        withdrawn = last_withdrawn(self)
        return any((seat, self.first_number) in withdrawn for seat in self.defenders)

    @cached_property
    def auction_period(self) -> bool:
        """Whether there is no contract, or its opening lead has not been faced (Law 17, 22B)."""
        return self.contract is None or not self.lead_faced

    # -- the tricks --------------------------------------------------------------------------------------------

    @property
    def first_number(self) -> int:
        """The number of the first trick of this table: 1, or more for an ending."""
        return 1 + sum(self.won_before)

    @property
    def last_number(self) -> int:
        """The number of the last trick there will be: 13 on a full board."""
        return self.first_number + len(self.deal.north) - 1

    def is_last_but_one(self, number: int) -> bool:
        """Whether this is the trick before the last: the twelfth of a full board (Laws 62D, 64B6)."""
        return number == self.last_number - 1

    def trick(self, number: int) -> Trick | None:
        """The trick of this number; None if it has not begun."""
        index = number - self.first_number
        return self.tricks[index] if 0 <= index < len(self.tricks) else None

    def numbered_tricks(self) -> tuple[tuple[int, Trick], ...]:
        """Each trick that has begun, with its number."""
        return tuple(enumerate(self.tricks, self.first_number))

    @cached_property
    def spread(self) -> bool:
        """Whether dummy's hand is spread: once an opening lead stands (Law 41D, 54), and in every ending."""
        if self.is_ending or not self.tricks or not self.tricks[0].plays:
            return self.is_ending
        first = self.tricks[0]
        begun = len(self.tricks) > 1 or first.leader is self.due_to_lead(1)
        if begun or (self.is_defender(first.leader) and not first.players <= set(self.defenders)):
            return True
        return any(self.status(number) is Status.ACCEPTED for number, _ in self.recorded_as(LeadOutOfTurn))

    def awaited(self, trick: Trick) -> Seat | None:
        """The seat with a card that plays to this trick next; None if there is none."""
        if not trick.owing:
            following = trick.awaited
            if following is None or self.hands[following]:
                return following
        past = trick.players | set(trick.omitted)
        # A card that must be supplied comes before those still to be played (67A1, 54B2 with 62B).
        due = (*(seat for seat in trick.owing if seat not in past), *trick.leader.round())
        return next((seat for seat in due if seat not in past and self.hands[seat]), None)

    def has_come_to(self, number: int) -> bool:
        """Whether a card can be added to the trick of this number: all tricks before it have begun."""
        return number <= self.first_number + len(self.tricks)

    @cached_property
    @following_from("tricks", "hands", "won_before")
    def open_trick(self) -> int:
        """The number of the first trick that lacks a card: the one to be played to now."""
        for number, trick in enumerate(self.tricks, self.first_number):
            if not trick.complete and self.awaited(trick) is not None:
                return number
        return self.first_number + len(self.tricks)

    def winner(self, number: int) -> Seat | None:
        """The seat that won the trick of this number; None until every seat with a card has played to it."""
        trick = self.trick(number)
        return self._winner_of(trick, self.trump) if trick is not None else None

    def _winner_of(self, trick: Trick, trump: Suit | None) -> Seat | None:
        if not trick.plays or not (trick.complete or self.awaited(trick) is None):
            return None
        return trick.winner(trump)

    def due_to_lead(self, number: int) -> Seat | None:
        """The hand from which the lead to this trick is due, or None if not yet known (Law 44G, 43B2(a))."""
        chosen = next((r.seat for r in self.restrictions if isinstance(r, LeadFrom) and r.trick == number), None)
        if chosen is not None:
            return chosen
        if number == self.first_number:
            if self.leader is not None:
                return self.leader
            return self.contract.opening_leader if self.contract else None
        return self.winner(number - 1)

    def is_led_by_another(self, number: int) -> bool:
        """Whether the lead to this trick came from a hand that is not to lead to it now, and has to be made again.

        A lead out of turn or a premature lead that lies in the trick has not, whoever was to lead (Law 53A).
        """
        trick, due = self.trick(number), self.due_to_lead(number)
        if trick is None or due is None or trick.leader is due:
            return False
        led = self.recorded_as(LeadOutOfTurn, PrematureLead, trick=number, by=(trick.leader,))
        return not any(card_involved(lead) in trick.cards_of(trick.leader) for _, lead in led)

    @cached_property
    def turn(self) -> Seat | None:
        """The hand that is to play next or must replace a card; None outside the play and during a claim.

        None too where all cards have been played to fewer tricks than there should be: the Director has to be called.
        """
        if self.phase is not Phase.PLAY or self.claim is not None:
            return None
        trick = self.trick(self.open_trick)
        if trick is not None and trick.plays:
            return self.awaited(trick)
        due = self.due_to_lead(self.open_trick)
        # A hand that has no cards left, because it played several to one trick, cannot lead (Law 58B, 67B2).
        return next((seat for seat in due.round() if self.hands[seat]), None) if due is not None else None

    @property
    def owing(self) -> Seat | None:
        """The hand that must add a card to a trick that has continued without it, if any (Law 62, 67A1)."""
        number = self.open_trick
        trick, seat = self.trick(number), self.turn
        if seat is None or trick is None:
            return None
        took_back = last_withdrawn(self).get((seat, number))
        if took_back is None and seat not in trick.owing:
            return None
        behind = trick.leader.round()[trick.leader.steps_to(seat) :]
        later = self.trick(number + 1)
        follows = any(trick.card_of(other) is not None for other in behind) or (
            not self._was_played_too_soon(seat, number, took_back)
            and play_had_gone_on(self, (play.card for play in trick.plays), took_back)
        )
        return seat if follows or (later is not None and later.plays) or self.stayed is not None else None

    def _was_played_too_soon(self, seat: Seat, trick: int, took_back: Card | None) -> bool:
        """Whether the card was withdrawn because it came before its turn: then he plays when that has come (57A)."""
        early = self.recorded_as(PrematurePlay, trick=trick, by=(seat,), card=took_back)
        return took_back is not None and any(self.status(number) is Status.CORRECTED for number, _ in early)

    @property
    def lead_due(self) -> Seat | None:
        """The hand that is to lead now; None if the trick has begun or nobody is to play."""
        trick = self.trick(self.open_trick)
        return self.turn if trick is None or not trick.plays else None

    @cached_property
    @following_from("deal", "won_before", "auction", "contract", "tricks", "hands", "claim", "cancelled")
    def phase(self) -> Phase:
        """Auction until there is a contract; play until the last trick, or a claim agreed to or ruled on; then over.

        A board that is cancelled is over.
        """
        if self.cancelled is not None:
            return Phase.OVER
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
        """Whether the play has ended or the board was passed out."""
        return self.phase is Phase.OVER

    @cached_property
    @following_from("tricks", "hands", "contract", "won_before")
    def won_in_play(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """The numbers of the tricks that North-South and East-West have won in play, without those before an ending."""
        won: tuple[list[int], list[int]] = ([], [])
        trump = self.trump
        for number, trick in enumerate(self.tricks, self.first_number):
            seat = self._winner_of(trick, trump)
            if seat is not None:
                won[seat.side].append(number)
        return tuple(won[Side.NS]), tuple(won[Side.EW])

    def tricks_taken(self, side: Side) -> int:
        """The number of tricks this side has won in play, including those before an ending but not those of a claim."""
        return self.won_before[side] + len(self.won_in_play[side])

    def tricks_won(self, side: Side) -> int:
        """The number of tricks this side has won in play or by a claim agreed to or ruled on (Law 69A, 70)."""
        taken = self.tricks_taken(side)
        if self.claim is None or not self.claim.closed:
            return taken
        left = 13 - self.tricks_taken(Side.NS) - self.tricks_taken(Side.EW)
        mine = self.claim.tricks if self.claim.seat.side is side else left - self.claim.tricks
        return taken + mine

    def tricks_after_transfers(self, side: Side) -> int:
        """The number of tricks this side has after transfers (Law 64)."""
        gained = sum(t.tricks if t.to is side else -t.tricks for t in self.transfers)
        return self.tricks_won(side) + gained

    # -- what binds the players ------------------------------------------------------------------------------------

    def penalty_cards_of(self, seat: Seat) -> tuple[PenaltyCard, ...]:
        """The penalty cards of this player."""
        return tuple(card for card in self.penalty_cards if card.seat is seat)

    def is_faced(self, seat: Seat, card: Card) -> bool:
        """Whether a card that the seat holds is face up: a penalty card, or any card of a spread dummy."""
        shown = any(pc.card == card for pc in self.penalty_cards_of(seat))
        return shown or (self.spread and seat is self.dummy)

    def holds(self, seat: Seat, suit: Suit) -> frozenset[Card]:
        """The cards of a suit that this player holds, including penalty cards."""
        return of_suit(self.hands[seat], suit)

    @cached_on_value
    def binding(self, seat: Seat) -> tuple[Restriction, ...]:
        """The restrictions that bind this player at his next lead or play."""
        return tuple(r for r in self.restrictions if r.seat is seat and self._binds(r))

    def _binds(self, restriction: Restriction) -> bool:
        now, seat = self.open_trick, restriction.seat
        if not isinstance(restriction, LeadForbidden | LeadRequired):
            return restriction.trick == now
        # If a lead turned out not to be his, the restriction applies to his next one (Law 60A3).
        led = [n for n, trick in self.numbered_tricks() if restriction.trick <= n < now and trick.leader is seat]
        if isinstance(restriction, LeadForbidden):
            return now >= restriction.trick and all(self.winner(n) is seat for n in range(led[0] if led else now, now))
        trick = self.trick(now)
        leading = trick is not None and trick.leader is seat and trick.card_of(seat) is not None
        return now >= restriction.trick and not led and not leading

    # -- irregularities: the id of each, who drew attention to it, its status ----------------------------------

    @cached_property
    def dealings(self) -> Dealings:
        """What became of the irregularities."""
        return dealings_of(self)

    @cached_property
    def recorded(self) -> tuple[tuple[IrregularityId, Irregularity], ...]:
        """Each irregularity with its id, in the order they were recorded."""
        return tuple((IrregularityId(number), one) for number, one in enumerate(self.irregularities))

    def recorded_as(
        self, *kinds: type[OfKind], trick: int | None = None, by: Sequence[Seat] = EVERYBODY, card: Card | None = None
    ) -> tuple[tuple[IrregularityId, OfKind], ...]:
        """The irregularities of these kinds, each with its id, in order.

        They are those of one trick or of all, by these players, and with this card or any or none.
        """
        return tuple(self._recorded_as(kinds, trick, by, card))

    def irregularities_backwards(self, kind: type[OfKind]) -> Iterator[tuple[IrregularityId, OfKind]]:
        """The irregularities of this kind, the last first, each with its id."""
        for number in reversed(self.dealings.of_kinds((kind,))):
            yield number, cast(OfKind, self.irregularities[number])

    def recorded_in(self, trick: int, seat: Seat) -> tuple[tuple[IrregularityId, Irregularity], ...]:
        """The irregularities of this player in this trick, each with its id, in the order recorded."""
        return tuple((number, one) for number, one in self.recorded if one.trick == trick and one.seat is seat)

    def undecided_as(
        self, *kinds: type[OfKind], trick: int | None = None, by: Sequence[Seat] = EVERYBODY, card: Card | None = None
    ) -> tuple[tuple[IrregularityId, OfKind], ...]:
        """Those of them that are neither corrected, accepted nor established."""
        return tuple(found for found in self._recorded_as(kinds, trick, by, card) if self.is_undecided(found[0]))

    def first_undecided_as(
        self, *kinds: type[OfKind], trick: int | None = None, by: Sequence[Seat] = EVERYBODY, card: Card | None = None
    ) -> IrregularityId | None:
        """The id of the first of them; None if there is none."""
        return next((n for n, _ in self._recorded_as(kinds, trick, by, card) if self.is_undecided(n)), None)

    def unsettled_as(
        self, *kinds: type[OfKind], trick: int | None = None, by: Sequence[Seat] = EVERYBODY, card: Card | None = None
    ) -> tuple[tuple[IrregularityId, OfKind], ...]:
        """Those of them that have not been dealt with."""
        return tuple(self._among(self.dealings.unsettled_of_kinds(kinds), trick, by, card))

    def is_recorded(
        self, *kinds: type[OfKind], trick: int | None = None, by: Sequence[Seat] = EVERYBODY, card: Card | None = None
    ) -> bool:
        """Whether there is an irregularity of these kinds, of one trick or of all, by these players, with this card."""
        return any(True for _ in self._recorded_as(kinds, trick, by, card))

    def _recorded_as(
        self, kinds: Sequence[type[OfKind]], trick: int | None, by: Sequence[Seat], card: Card | None
    ) -> Iterator[tuple[IrregularityId, OfKind]]:
        return self._among(self.dealings.of_kinds(kinds), trick, by, card)

    def _among(
        self, numbers: Iterable[IrregularityId], trick: int | None, by: Sequence[Seat], card: Card | None
    ) -> Iterator[tuple[IrregularityId, OfKind]]:
        for number in numbers:
            one = cast(OfKind, self.irregularities[number])
            if trick is not None and one.trick != trick:
                continue
            if (by is EVERYBODY or one.seat in by) and (card is None or card in cards_involved(one)):
                yield number, one

    def irregularities_of(self, calls: Iterable[CallId]) -> tuple[IrregularityId, ...]:
        """The ids of the irregularities of these calls, in the order they were recorded."""
        return tuple(sorted({number for call_id in calls for number in self.dealings.of_call(call_id)}))

    def is_undecided(self, irregularity: IrregularityId | None) -> bool:
        """Whether it is neither corrected, accepted nor established; None is no irregularity."""
        if irregularity is None or irregularity >= len(self.irregularities):
            return False
        return self.dealings.status(irregularity) in NOBODY_DECIDED

    def id_of(self, irregularity: Irregularity) -> IrregularityId:
        """The id of this irregularity, the latest if several are equal; raises StopIteration if there is none."""
        ids = reversed(self.irregularity_ids)
        return next(number for number in ids if self.irregularities[number] == irregularity)

    @property
    def irregularity_ids(self) -> Sequence[IrregularityId]:
        """The ids of all irregularities, in the order they were recorded."""
        return cast(Sequence[IrregularityId], range(len(self.irregularities)))

    def status(self, irregularity: IrregularityId) -> Status:
        """The status of the irregularity with this id."""
        return self.dealings.status(irregularity)

    def attention_to(self, irregularity: IrregularityId) -> records.Attention | None:
        """Who first drew attention to this irregularity and when; None if nobody has yet (Law 9A)."""
        first = self.dealings.attention
        return first[irregularity] if irregularity < len(first) else None

    def establishment(self, irregularity: IrregularityId) -> records.Establishment | None:
        """How this revoke was established; None if it was not (Law 63A)."""
        return self.establishments.get(irregularity)

    @cached_property
    @following_from("established")
    def establishments(self) -> Mapping[IrregularityId, records.Establishment]:
        """How each revoke that was established was first."""
        return {one.irregularity: one for one in reversed(self.established)}

    def is_settled(self, irregularity: IrregularityId) -> bool:
        """Whether this irregularity has been dealt with, by the Director or by the operation of a Law."""
        return self.dealings.settled[irregularity] is not None

    @cached_property
    def unsettled(self) -> tuple[IrregularityId, ...]:
        """The ids of the irregularities that have not been dealt with, in the order they were recorded."""
        return tuple(self.dealings.unsettled_of_kinds(self.dealings.unsettled))

    def last_unsettled(self, besides: Collection[type[Irregularity]]) -> IrregularityId | None:
        """The id of the last irregularity, besides those of these kinds, that has not been dealt with; None if none."""
        last = (numbers[-1] for kind, numbers in self.dealings.unsettled.items() if kind not in besides)
        return max(last, default=None)

    @cached_property
    def undecided(self) -> tuple[IrregularityId, ...]:
        """The ids of the irregularities that are neither corrected, accepted nor established."""
        return tuple(filter(self.is_undecided, self.irregularity_ids))

    @property
    def pending(self) -> tuple[IrregularityId, ...]:
        """The ids of the unsettled irregularities to which attention has been drawn."""
        return self.dealings.pending

    @property
    def is_pending(self) -> bool:
        """Whether attention has been drawn to an irregularity that has not been dealt with."""
        return bool(self.dealings.pending)

    @property
    def unnoticed(self) -> tuple[IrregularityId, ...]:
        """The ids of the unsettled irregularities to which nobody has drawn attention."""
        return tuple(number for number in self.unsettled if self.dealings.attention[number] is None)

    @property
    def hidden(self) -> tuple[IrregularityId, ...]:
        """The ids of those to which nobody has drawn attention, and that were not corrected or accepted either."""
        open_or_established = (Status.UNNOTICED, Status.NOTICED, Status.ESTABLISHED, None)
        return tuple(
            number
            for number in self.irregularity_ids
            if self.dealings.attention[number] is None and self.dealings.settled[number] in open_or_established
        )

    # -- what players have been told wrongly -------------------------------------------------------------------

    @property
    def wrong_explanations(self) -> Iterator[tuple[int, Misinformation]]:
        """The wrong explanations that opponents have given, each with its index in `told`."""
        for index, one in enumerate(self.told):
            if one.what is WronglyTold.EXPLANATION and one.by_opponent:
                yield index, one

    def was_told_to_play(self, seat: Seat, trick: int) -> bool:
        """Whether an opponent has told this player during this trick, wrongly, that it was his turn."""
        return any(
            (one.to, one.what, one.trick) == (seat, WronglyTold.YOUR_LEAD, trick)
            for one in self.told
            if one.by_opponent
        )

    # -- what players have been obliged to do ------------------------------------------------------------------

    def obligations_as(self, *kinds: type[K], on: Iterable[Seat] = EVERYBODY) -> Iterator[K]:
        """The obligations of these kinds that were laid on these players, in the order they were laid."""
        seats = tuple(on)
        return (one for one in self.obligations if isinstance(one, kinds) and one.seat in seats)

    def last_call_owed_for(self, seat: Seat, kind: type[Irregularity]) -> CallOwed | None:
        """The last call this player came to owe for an irregularity of this kind; None if he owed none."""
        return next(
            (one for one in reversed(self.obligations) if one.seat is seat and self._is_owed_for(one, kind)), None
        )

    def calls_owed_since(self, seat: Seat, first: int, last: int) -> tuple[CallOwed, ...]:
        """The calls this player came to owe when as many calls had been made as `first` to `last`, in order."""
        return tuple(one for one in self.obligations_as(CallOwed, on=(seat,)) if first <= one.since <= last)

    def owed_between(self, seat: Seat, kind: type[Irregularity], first: int, last: int) -> list[int]:
        """The indices of the calls he came to owe meanwhile for irregularities of this kind, in order."""
        return [
            number
            for number, one in enumerate(self.obligations)
            if one.seat is seat and self._is_owed_for(one, kind) and first <= since_of(one) <= last
        ]

    def _is_owed_for(self, one: Obligation, kind: type[Irregularity]) -> TypeGuard[CallOwed]:
        """Whether it is a call owed for an irregularity of this kind, which has been recorded."""
        if not isinstance(one, CallOwed) or one.irregularity >= len(self.irregularities):
            return False
        return type(self.irregularities[one.irregularity]) is kind

    # -- what is in force ----------------------------------------------------------------------------------------------

    @cached_on_value
    def obliged(self, seat: Seat, *kinds: type[Obligation]) -> tuple[Obligation, ...]:
        """The obligations of this player that are in force, of these kinds or of all (Law 24-39).

        Those for one call are until he has called at his next turn, which substituting an earlier call is not;
        `PassThroughout` is until the end of the auction, `LeadMayBeRestrained` until he has led.
        """
        his = [one for one in self.obligations if one.seat is seat and (not kinds or isinstance(one, kinds))]
        if not his:
            return ()
        called, calling = self._last_turn(seat), self.phase is Phase.AUCTION
        led = any(trick.leader is seat and trick.card_of(seat) is not None for trick in self.tricks)
        return tuple(one for one in his if _is_in_force(one, calling=calling, called=called, led=led))

    def is_obliged(self, seat: Seat, *kinds: type[Obligation]) -> bool:
        """Whether an obligation of these kinds is in force for this player."""
        return bool(self.obliged(seat, *kinds))

    def calls_owed(self, seat: Seat, kind: type[Irregularity]) -> Iterator[CallOwed]:
        """The calls this player still has to make for irregularities of this kind, in the order he came to owe them."""
        return (one for one in self.obliged(seat, CallOwed) if self._is_owed_for(one, kind))

    def first_call_owed(self, kind: type[Irregularity]) -> CallOwed | None:
        """The first call that any player still has to make for an irregularity of this kind; None if there is none."""
        owed = {one for seat in Seat for one in self.calls_owed(seat, kind)}
        return next((one for one in self.obligations_as(CallOwed) if one in owed), None)

    def must_pass(self, seat: Seat) -> bool:
        """Whether a Law requires this player to pass at his next turn."""
        return self.is_obliged(seat, PassOnce, PassThroughout)

    def _last_turn(self, seat: Seat) -> int:
        last = self.auction.last_call_id(seat)
        return -1 if last is None else self.auction.made[last].slot


def _is_in_force(one: Obligation, *, calling: bool, called: int, led: bool) -> bool:
    if isinstance(one, LeadMayBeRestrained):
        return not led
    return calling and (isinstance(one, PassThroughout) or one.since > called)


def since_of(obligation: Obligation) -> int:
    """The number of calls made when it was laid; -1 for one that restrains a lead."""
    return -1 if isinstance(obligation, LeadMayBeRestrained) else obligation.since

"""Claims and concessions that are doubted, taken back or made too soon (Laws 68 to 71)."""

from __future__ import annotations

from bridgetable.cards.seat import Seat
from bridgetable.engine import actions as a
from bridgetable.engine.going_wrong import Wrong
from bridgetable.generation.board_play import PlayedBoard
from bridgetable.generation.card_play import outstanding
from bridgetable.generation.families.family import Family, Place, Places
from bridgetable.generation.line import DoesNotFitError, Line
from bridgetable.laws.law68 import play_on_or_rule
from bridgetable.table.state import Table

MOST_LEFT = 6
"""Nobody claims with more cards in hand than this."""


def _tricks_left(table: Table) -> int:
    return table.last_number - table.open_trick + 1


def _declarer_on_lead(board: PlayedBoard) -> Places:
    """Declarer's side is on lead late in the play, and wins some of what is left but perhaps not all."""
    for at, table, seat in board.leads():
        left = _tricks_left(table)
        if 2 <= left <= MOST_LEFT and not table.is_defender(seat):
            yield Place(at, seat, other=table.declarer)


def _won_later(board: PlayedBoard, at: int, side: int) -> int:
    """How many of the tricks from this card on the side wins in the regular play."""
    end = board.steps[-1].table
    winners = (end.winner(number) for number in range(at // 4 + 1, end.last_number + 1))
    return sum(1 for winner in winners if winner is not None and winner.side == side)


def _nearly_all(board: PlayedBoard) -> Places:
    """Declarer's side wins all the tricks left in the regular play, or all but one."""
    for place in _declarer_on_lead(board):
        left = _tricks_left(board.before(place.at))
        if left - _won_later(board, place.at, place.seat.side) in (0, 1):
            yield place


def _trump_is_out(board: PlayedBoard) -> Places:
    """One or two trumps are still out, and declarer's side has more."""
    for place in _nearly_all(board):
        table = board.before(place.at)
        if table.trump is not None:
            out = len(outstanding(table, place.the_other, table.trump))
            ours = sum(
                1 for seat in (place.seat, place.seat.partner) for card in table.hands[seat] if card.suit is table.trump
            )
            if 1 <= out <= 2 and ours > out:
                yield place


def claim(line: Line, place: Place) -> Seat:
    """Declarer claims all the tricks that are left; returns declarer."""
    declarer, left = place.the_other, _tricks_left(line.table)
    line.about = {"seat": declarer, "tricks": left, "trick": line.table.open_trick}
    line.tell("claims-rest", seat=declarer, tricks=left)
    line.act(a.MakeClaim(declarer, left))
    return declarer


def _doubted(line: Line, place: Place) -> None:
    declarer = claim(line, place)
    objects = line.dice.choice((declarer.left, declarer.right))
    line.tell("objects", seat=objects)
    line.director(objects)


def _played_on(line: Line, place: Place) -> None:
    """The opponents ask to play on, which all four may agree to since 2017 (68D2(b)); otherwise the Director rules."""
    declarer = claim(line, place)
    line.tell("asks-to-play-on", seat=declarer.left)
    if not play_on_or_rule.exists_in(line.table.edition):
        line.director(declarer.left)
        return
    line.wishes = {"68D": "play-on"}
    line.act(a.Object(declarer.left))
    claimed = line.table.tricks_taken(declarer.side) + _tricks_left(line.table)
    line.go_on()
    if line.table.tricks_taken(declarer.side) == claimed:
        raise DoesNotFitError("nothing-lost")
    line.tell("wants-what-was-claimed", seat=declarer)
    line.director(declarer)


def _agreed_then_withdrawn(line: Line, place: Place) -> None:
    """An opponent agrees, and asks for a trick when the board is over (69B)."""
    declarer = claim(line, place)
    line.act(a.Agree(declarer.left))
    line.act(a.ReturnCards())
    line.act(a.EndRound())
    line.tell("wants-a-trick-back", seat=declarer.left)
    line.act(a.Summon(declarer.left))
    line.act(a.WithdrawAgreement(declarer.left, 1))
    line.settle()


def _concedes_too_much(board: PlayedBoard) -> Places:
    """Declarer's side is on lead and still wins a trick, but declarer believes that the rest is lost."""
    for place in _declarer_on_lead(board):
        left = _tricks_left(board.before(place.at))
        mine = _won_later(board, place.at, place.seat.side)
        if left <= 3 and mine == 1:
            yield place


def _concession(line: Line, place: Place) -> None:
    """Declarer concedes everything and finds, before the correction period is over, that a trick was his (71)."""
    declarer, left = place.the_other, _tricks_left(line.table)
    line.about = {"seat": declarer, "tricks": left, "trick": line.table.open_trick}
    line.tell("concedes-rest", seat=declarer, tricks=left)
    line.act(a.Concede(declarer, left))
    line.act(a.Agree(declarer.left))
    line.tell("wants-a-trick-back", seat=declarer)
    line.act(a.Summon(declarer))
    line.act(a.WithdrawAgreement(declarer, 1))
    line.settle()


def _defender_to_play(board: PlayedBoard) -> Places:
    """A defender late in the play whose side still wins a trick in the regular play."""
    for at, table, seat in board.turns():
        left = _tricks_left(table)
        if table.is_defender(seat) and 2 <= left <= MOST_LEFT and _won_later(board, at, seat.side):
            yield Place(at, seat)


def _partner_objects(line: Line, place: Place) -> None:
    """A defender concedes, and his partner objects at once (68B2)."""
    left = _tricks_left(line.table)
    line.about = {"seat": place.seat, "tricks": left, "trick": line.table.open_trick}
    line.tell("concedes-rest", seat=place.seat, tricks=left)
    line.act(a.Concede(place.seat, left))
    line.tell("objects", seat=place.seat.partner)
    line.director(place.seat.partner)
    line.go_on(4)


def _defender_claims(line: Line, place: Place) -> None:
    """A defender claims a trick for his side, and declarer does not believe it (70D2)."""
    declarer = line.table.declarer
    if declarer is None:
        raise DoesNotFitError("no-declarer")
    left = _tricks_left(line.table)
    tricks = min(2, left)
    line.about = {"seat": place.seat, "tricks": tricks, "trick": line.table.open_trick}
    line.tell("claims-some", seat=place.seat, tricks=tricks, left=left)
    line.act(a.MakeClaim(place.seat, tricks))
    line.tell("objects", seat=declarer)
    line.director(declarer)


CLAIMS = (
    Family("claim-with-a-trump-out", (Wrong.CLAIM,), ("68D", "70A", "70C", "70D1", "70E1"), _trump_is_out, _doubted),
    Family("claim-doubted", (Wrong.CLAIM,), ("68D", "70A", "70D1", "70E1"), _nearly_all, _doubted),
    Family("claim-played-on", (Wrong.CLAIM,), ("68D", "68D2(b)"), _nearly_all, _played_on),
    Family("claim-agreed-then-withdrawn", (Wrong.CLAIM, Wrong.WITHDRAW), ("69B",), _nearly_all, _agreed_then_withdrawn),
    Family(
        "concession-of-a-winner", (Wrong.CONCEDE, Wrong.WITHDRAW), ("71", "71B", "71C"), _concedes_too_much, _concession
    ),
    Family("concession-partner-objects", (Wrong.CONCEDE,), ("68B2",), _defender_to_play, _partner_objects),
    Family("claim-by-a-defender", (Wrong.CLAIM,), ("68D", "70A", "70D2"), _defender_to_play, _defender_claims),
)
"""The families of claims and concessions."""

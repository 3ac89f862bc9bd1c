"""Opening leads out of turn (Laws 41A, 47E, 54)."""

from __future__ import annotations

from bridgetable.cards.call import Bid
from bridgetable.cards.seat import Seat
from bridgetable.engine import actions as a
from bridgetable.generation.board_play import Played
from bridgetable.generation.card_play import lead_for
from bridgetable.generation.families.family import Family, Place, Places
from bridgetable.generation.line import DoesNotFitError, Line


def _wrong_defender(board: Played) -> Places:
    """Declarer's right-hand opponent leads what he would lead if it were his turn."""
    declarer = board.start.declarer
    if declarer is not None:
        seat = declarer.right
        yield Place(0, seat, lead_for(board.start, seat, sorted(board.start.hands[seat])), declarer)


def _declarer_himself(board: Played) -> Places:
    """Declarer leads: he believes that an opponent plays the contract, which his side bid last over theirs."""
    declarer = board.start.declarer
    theirs = [
        call for seat, call in board.dealt.callers if isinstance(call, Bid) and seat.side is not (declarer or seat).side
    ]
    if declarer is not None and theirs:
        yield Place(0, declarer, lead_for(board.start, declarer, sorted(board.start.hands[declarer])))


def _lead(line: Line, place: Place, key: str = "opening-lead") -> Seat:
    """The wrong player leads; returns declarer."""
    declarer, due = line.table.declarer, line.table.lead_due
    if declarer is None or due is None:
        raise DoesNotFitError("no-lead")
    line.tell(key, seat=place.seat, card=place.the_card, due=due, declarer=declarer)
    line.about = {"seat": place.seat, "card": place.the_card, "due": due, "suit": place.the_card.suit}
    return declarer


def _faced(line: Line, place: Place) -> None:
    declarer = _lead(line, place)
    line.irregular(a.Play(place.seat, place.the_card), "lead-out-of-turn")
    line.tell("declarer-calls", seat=declarer)
    line.director(declarer)
    line.go_on(8)


def _face_down(line: Line, place: Place) -> None:
    declarer = _lead(line, place, "opening-lead-face-down")
    line.irregular(a.LeadFaceDown(place.seat, place.the_card), "lead-out-of-turn")
    line.tell("partner-says", seat=place.seat.partner)
    line.director(declarer)
    line.go_on(4)


def _declarer_spreads(line: Line, place: Place) -> None:
    """Declarer takes himself for dummy and spreads his hand (54A)."""
    declarer = _lead(line, place)
    line.irregular(a.Play(place.seat, place.the_card), "lead-out-of-turn")
    line.tell("declarer-spreads", seat=declarer)
    line.act(a.Expose(declarer, tuple(sorted(line.table.hands[declarer], reverse=True)), True))
    line.director(place.seat.partner)
    line.go_on(8)


def _dummy_is_seen(line: Line, place: Place) -> None:
    """Dummy has begun to spread before declarer notices (54C)."""
    declarer = _lead(line, place)
    line.irregular(a.Play(place.seat, place.the_card), "lead-out-of-turn")
    cards = sorted(line.table.hands[declarer.partner], reverse=True)[:3]
    line.tell("dummy-begins", seat=declarer.partner)
    line.act(a.Expose(declarer.partner, tuple(cards)))
    line.director(declarer)
    line.go_on(4)


def _told_by_an_opponent(line: Line, place: Place) -> None:
    """Declarer or dummy has told him that it was his lead (47E1)."""
    declarer = line.table.declarer
    if declarer is None:
        raise DoesNotFitError("no-declarer")
    line.tell("told-to-lead", seat=declarer, to=place.seat)
    line.act(a.Tell(declarer, place.seat, "your-lead"))
    _lead(line, place)
    line.irregular(a.Play(place.seat, place.the_card), "lead-out-of-turn")
    line.tell("partner-says", seat=place.seat.partner)
    line.director(place.seat.partner)
    line.go_on(4)


def _by_declaring_side(line: Line, place: Place) -> None:
    _lead(line, place)
    line.act(a.Play(place.seat, place.the_card))
    line.tell("opponent-calls", seat=place.seat.left)
    line.director(place.seat.left)
    line.go_on(4)


def _both_defenders(line: Line, place: Place) -> None:
    """Both defenders lead: the one whose turn it is, a moment later."""
    declarer = _lead(line, place)
    line.irregular(a.Play(place.seat, place.the_card), "lead-out-of-turn")
    due = place.seat.partner
    card = lead_for(line.table, due, sorted(line.table.hands[due]))
    line.tell("leads-too", seat=due, card=card)
    line.play(due, card)
    line.director(declarer)
    line.go_on(4)


_CHOICES = ("54A", "54B", "54D", "50B", "50D1", "50D2")

OPENING_LEADS = (
    Family("opening-lead-wrong-defender", ("54", *_CHOICES), _wrong_defender, _faced),
    Family("opening-lead-face-down", ("41A",), _wrong_defender, _face_down),
    Family("opening-lead-declarer-spreads", ("54A",), _wrong_defender, _declarer_spreads),
    Family("opening-lead-dummy-seen", ("54C",), _wrong_defender, _dummy_is_seen),
    Family("opening-lead-told-wrongly", ("47E1",), _wrong_defender, _told_by_an_opponent),
    Family("opening-lead-by-declarer", ("54E", "24", "16C", "16D"), _declarer_himself, _by_declaring_side),
    Family("opening-lead-by-both", ("54", "45C1", "57D", "50D2"), _wrong_defender, _both_defenders),
)
"""The families of opening leads."""

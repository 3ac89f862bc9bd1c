"""Leads out of turn: opening leads (Laws 41A, 47E, 54), and after the first trick (Laws 47E, 53, 55, 56, 57, 60)."""

from __future__ import annotations

from bridgetable.cards.call import Bid
from bridgetable.cards.card import TEN
from bridgetable.cards.seat import Seat
from bridgetable.engine import actions as a
from bridgetable.engine.going_wrong import Wrong
from bridgetable.generation.board_play import PlayedBoard
from bridgetable.generation.card_play import able_to_follow, card_for, lead_for
from bridgetable.generation.families.family import Family, Place, Places
from bridgetable.generation.line import DoesNotFitError, Line
from bridgetable.table.irregularity import LeadOutOfTurn, WronglyTold
from bridgetable.table.state import Table


def _thinks_he_won(table: Table, seat: Seat) -> bool:
    """Whether the player contributed an honour to the last trick, which he may believe to have won it."""
    last = table.trick(table.open_trick - 1)
    card = last.card_of(seat) if last is not None else None
    return card is not None and card.rank >= TEN


def _defender(board: PlayedBoard) -> Places:
    """A defender leads though another hand won the last trick, to which he had played an honour."""
    for at, table, due in board.leads():
        for seat in table.defenders:
            if seat is not due and _thinks_he_won(table, seat) and len(table.hands[seat]) > 1:
                yield Place(at, seat, lead_for(table, seat, sorted(table.hands[seat])), due)


def _instead_of_partner(board: PlayedBoard) -> Places:
    return (place for place in _defender(board) if place.the_other is place.seat.partner)


def _wrong_hand(board: PlayedBoard) -> Places:
    """Declarer leads from the hand that did not win the last trick."""
    for at, table, due in board.leads():
        if not table.is_defender(due) and len(table.hands[due]) > 1:
            seat = due.partner
            yield Place(at, seat, lead_for(table, seat, sorted(table.hands[seat])), due)


def _instead_of_defender(board: PlayedBoard) -> Places:
    """Declarer leads though a defender won the last trick, to which declarer's side had played an honour."""
    for at, table, due in board.leads():
        declarer = table.declarer
        if declarer is not None and table.is_defender(due) and _thinks_he_won(table, declarer):
            yield Place(at, declarer, lead_for(table, declarer, sorted(table.hands[declarer])), due)


def _last_trick(board: PlayedBoard) -> Places:
    for at, table, due in board.leads():
        if table.open_trick == table.last_number:
            seat = due.partner
            yield Place(at, seat, next(iter(table.hands[seat])), due)


def lead(line: Line, place: Place) -> None:
    """The wrong hand leads, and the story tells whose turn it was."""
    table = line.table
    key = "leads"
    if not table.is_defender(place.seat):
        key = "leads-from-dummy" if place.seat is table.dummy else "leads-from-hand"
    won = table.trick(table.open_trick - 1)
    best = won.card_of(place.the_other) if won is not None else None
    if best is None:
        raise DoesNotFitError("no-winner")
    line.tell(
        "won-by-dummy" if place.the_other is table.dummy else "won-by",
        seat=place.the_other,
        card=best,
        trick=table.open_trick - 1,
    )
    line.tell(key, seat=place.seat, card=place.the_card, declarer=table.player(place.seat), trick=table.open_trick)
    line.about = {
        "seat": place.seat,
        "card": place.the_card,
        "suit": place.the_card.suit,
        "trick": table.open_trick,
        "due": place.the_other,
    }
    line.irregular(a.Play(place.seat, place.the_card), LeadOutOfTurn)


def _noticed(line: Line, place: Place) -> None:
    lead(line, place)
    caller = line.opponent_of(place.seat)
    line.tell("opponent-calls", seat=caller)
    line.director(caller)
    line.go_on(8)


def _next_hand_follows(line: Line, place: Place) -> None:
    """The next hand plays before anybody notices, and so accepts the lead (53A)."""
    lead(line, place)
    follows = place.seat.left
    card = card_for(line.table, follows, able_to_follow(line.table, follows))
    line.tell("follows", seat=follows, card=card, player=line.table.player(follows))
    line.play(follows, card)
    line.tell("leader-calls", seat=place.the_other, player=line.table.player(place.the_other))
    line.director(line.table.player(place.the_other))
    line.go_on(3)


def _proper_lead(line: Line, place: Place) -> None:
    """The hand whose turn it is leads too, without a word (53B, 53C)."""
    lead(line, place)
    due = place.the_other
    card = lead_for(line.table, due, sorted(line.table.hands[due]))
    line.tell("leads-too", seat=due, card=card)
    line.play(due, card)
    line.director(line.opponent_of(place.seat))
    line.go_on(4)


def _wrong_defender_follows(line: Line, place: Place) -> None:
    """The defender on the right of the irregular hand plays to the lead before his partner (53B, 53C, 57)."""
    lead(line, place)
    seat = place.seat.right
    card = card_for(line.table, seat, able_to_follow(line.table, seat))
    line.tell("plays-early", seat=seat, card=card)
    line.play(seat, card)
    line.director(seat.left if seat.left is line.table.declarer else seat.right)
    line.go_on(4)


def _told(line: Line, place: Place) -> None:
    """An opponent has told him that it was his lead (47E1)."""
    says = place.seat.left if place.seat.left is not line.table.dummy else place.seat.right
    line.tell("told-to-lead", seat=says, to=place.seat)
    line.act(a.Tell(says, place.seat, WronglyTold.YOUR_LEAD))
    lead(line, place)
    line.director(place.seat.partner if place.seat.partner is not line.table.dummy else place.seat)
    line.go_on(4)


def _defender_leads_before_declarer(line: Line, place: Place) -> None:
    """Declarer's lead is refused, and a defender plays before he has led from the right hand (60B)."""
    lead(line, place)
    caller = place.seat.left
    line.wishes = {"55": "refuse"}
    line.tell("opponent-refuses", seat=caller)
    line.director(caller)
    if line.table.lead_due is not place.the_other:
        raise DoesNotFitError("not-refused")
    card = lead_for(line.table, caller, sorted(line.table.hands[caller]))
    line.tell("does-not-wait", seat=caller, card=card)
    line.play(caller, card)
    declarer = line.table.declarer
    assert declarer is not None
    line.director(declarer)
    line.go_on(4)


_REFUSED = ("53A", "56", "50B", "50D1", "50D2")

LEADS = (
    Family("lead-by-wrong-defender", (Wrong.LEAD_BY_DEFENDER,), _REFUSED, _defender, _noticed),
    Family("lead-instead-of-partner", (Wrong.LEAD_BY_DEFENDER,), _REFUSED, _instead_of_partner, _noticed),
    Family(
        "lead-from-wrong-hand", (Wrong.LEAD_BY_DECLARER,), ("53A", "55A", "55B2", "16C", "16D"), _wrong_hand, _noticed
    ),
    Family(
        "lead-by-declarer-for-defender",
        (Wrong.LEAD_BY_DECLARER,),
        ("53A", "55A", "55B1", "16C", "16D"),
        _instead_of_defender,
        _noticed,
    ),
    Family("lead-accepted-by-playing", (Wrong.LEAD_BY_DECLARER,), ("53A",), _wrong_hand, _next_hand_follows),
    Family(
        "lead-and-proper-lead",
        (Wrong.LEAD_BY_DEFENDER,),
        ("53B", "53C", "60C", "56", "50B", "50D1"),
        _defender,
        _proper_lead,
    ),
    Family(
        "lead-and-wrong-defender",
        (Wrong.LEAD_BY_DECLARER, Wrong.PLAY_EARLY),
        ("53B", "53C", "57A", "50B"),
        _wrong_hand,
        _wrong_defender_follows,
    ),
    Family("lead-to-last-trick", (Wrong.LEAD_BY_DEFENDER,), ("53A", "55", "56", "50B", "50D1"), _last_trick, _noticed),
    Family("lead-told-wrongly", (Wrong.TELLS_LEAD, Wrong.LEAD_BY_DEFENDER), ("47E1",), _defender, _told),
    Family(
        "lead-refused-then-defender-leads",
        (Wrong.LEAD_BY_DECLARER, Wrong.LEAD_BY_DEFENDER),
        ("55A", "55B2", "60B", "50B"),
        _wrong_hand,
        _defender_leads_before_declarer,
    ),
)
"""The families of leads out of turn."""


# -- Opening leads out of turn (Laws 41A, 47E, 54) ---------------------------------------------------------------------


def _wrong_defender(board: PlayedBoard) -> Places:
    """Declarer's right-hand opponent leads what he would lead if it were his turn."""
    declarer = board.start.declarer
    if declarer is not None:
        seat = declarer.right
        yield Place(0, seat, lead_for(board.start, seat, sorted(board.start.hands[seat])), declarer)


def _declarer_himself(board: PlayedBoard) -> Places:
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
    line.irregular(a.Play(place.seat, place.the_card), LeadOutOfTurn)
    line.tell("declarer-calls", seat=declarer)
    line.director(declarer)
    line.go_on(8)


def _face_down(line: Line, place: Place) -> None:
    declarer = _lead(line, place, "opening-lead-face-down")
    line.irregular(a.LeadFaceDown(place.seat, place.the_card), LeadOutOfTurn)
    line.tell("partner-says", seat=place.seat.partner)
    line.director(declarer)
    line.go_on(4)


def _declarer_spreads(line: Line, place: Place) -> None:
    """Declarer takes himself for dummy and spreads his hand (54A)."""
    declarer = _lead(line, place)
    line.irregular(a.Play(place.seat, place.the_card), LeadOutOfTurn)
    line.tell("declarer-spreads", seat=declarer)
    line.act(a.Expose(declarer, tuple(sorted(line.table.hands[declarer], reverse=True)), True))
    line.director(place.seat.partner)
    line.go_on(8)


def _dummy_is_seen(line: Line, place: Place) -> None:
    """Dummy has begun to spread before declarer notices (54C)."""
    declarer = _lead(line, place)
    line.irregular(a.Play(place.seat, place.the_card), LeadOutOfTurn)
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
    line.act(a.Tell(declarer, place.seat, WronglyTold.YOUR_LEAD))
    _lead(line, place)
    line.irregular(a.Play(place.seat, place.the_card), LeadOutOfTurn)
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
    line.irregular(a.Play(place.seat, place.the_card), LeadOutOfTurn)
    due = place.seat.partner
    card = lead_for(line.table, due, sorted(line.table.hands[due]))
    line.tell("leads-too", seat=due, card=card)
    line.play(due, card)
    line.director(declarer)
    line.go_on(4)


_CHOICES = ("54A", "54B", "54D", "50B", "50D1", "50D2")

OPENING_LEADS = (
    Family("opening-lead-wrong-defender", (Wrong.OPENING_LEAD,), ("54", *_CHOICES), _wrong_defender, _faced),
    Family("opening-lead-face-down", (Wrong.FACE_DOWN_WRONG,), ("41A",), _wrong_defender, _face_down),
    Family(
        "opening-lead-declarer-spreads",
        (Wrong.OPENING_LEAD, Wrong.SPREAD),
        ("54A",),
        _wrong_defender,
        _declarer_spreads,
    ),
    Family("opening-lead-dummy-seen", (Wrong.OPENING_LEAD,), ("54C",), _wrong_defender, _dummy_is_seen),
    Family(
        "opening-lead-told-wrongly",
        (Wrong.TELLS_LEAD, Wrong.OPENING_LEAD),
        ("47E1",),
        _wrong_defender,
        _told_by_an_opponent,
    ),
    Family(
        "opening-lead-by-declarer",
        (Wrong.OPENING_LEAD,),
        ("54E", "24", "16C", "16D"),
        _declarer_himself,
        _by_declaring_side,
    ),
    Family(
        "opening-lead-by-both",
        (Wrong.OPENING_LEAD, Wrong.PLAY_EARLY),
        ("54", "45C1", "57D", "50D2"),
        _wrong_defender,
        _both_defenders,
    ),
)
"""The families of opening leads."""

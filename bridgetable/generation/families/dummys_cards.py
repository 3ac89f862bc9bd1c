"""What declarer calls from dummy, and what dummy may not do (Laws 42, 43, 45, 46)."""

from __future__ import annotations

from bridgetable.cards.card import Card, of_suit
from bridgetable.cards.notation import card_text, rank_text
from bridgetable.engine import actions as a
from bridgetable.engine.going_wrong import Wrong
from bridgetable.generation.board_play import PlayedBoard
from bridgetable.generation.card_play import card_for
from bridgetable.generation.families.family import Family, Place, Places
from bridgetable.generation.families.leads import lead as leads_out_of_turn
from bridgetable.generation.families.revokes import SAME_COLOUR, revoke, revokes
from bridgetable.generation.line import DoesNotFitError, Line
from bridgetable.table.irregularity import DummyTouches, DummyWarns, WrongCardFromDummy
from bridgetable.table.state import Table


def _about(line: Line, place: Place) -> None:
    table = line.table
    line.about = {"seat": place.seat, "trick": table.open_trick, "declarer": table.player(place.seat)}
    if place.card is not None:
        line.about |= {"card": place.card, "suit": place.card.suit}


def _from_dummy(board: PlayedBoard) -> Places:
    """Every card of dummy, with the card that is called and another that is taken for it: beside it, or of its rank."""
    for at, table, seat in board.turns():
        if seat is table.dummy and at < 44 and len(table.hands[seat]) > 2:
            card = card_for(table, seat)
            for other in _mistaken_for(table, card):
                yield Place(at, seat, card, cards=(other,))


def _mistaken_for(table: Table, card: Card) -> list[Card]:
    """The cards of dummy that a slip of the tongue makes of this one: the same rank in the other suit of its colour,
    or the card of the suit next in rank.
    """
    hand = table.hands[table.dummy] if table.dummy is not None else frozenset()
    alike = Card(SAME_COLOUR[card.suit], card.rank)
    beside = sorted(of_suit(hand, card.suit) - {card}, key=lambda one: abs(one.rank - card.rank))[:1]
    return [one for one in (alike, *beside) if one in hand]


def _slip(line: Line, place: Place) -> None:
    """Declarer says another card than he meant, and puts it right after the next player has followed (45C4(b))."""
    _about(line, place)
    said, meant = place.cards[0], place.the_card
    line.about["other"] = said
    line.tell(
        "slip-of-the-tongue",
        declarer=line.table.player(place.seat),
        card=said,
        meant=meant,
        trick=line.table.open_trick,
    )
    line.act(a.Designate(card_text(said)))
    if line.dice.random() < 0.5 and line.table.turn is place.seat.left:
        line.tell("next-follows", seat=place.seat.left)
        line.go_on(1)
    slip = line.dice.random() < 0.6
    line.tell("wrong-word" if slip else "changes-his-mind", declarer=line.table.player(place.seat))
    line.wishes = {"45C4": "unintended" if slip else "intended"}
    line.act(a.ChangeDesignation(card_text(meant)))
    line.director(place.seat.left if place.seat.left.side is not place.seat.side else place.seat.right)
    line.go_on(4)


def _wrong_card(line: Line, place: Place) -> None:
    """Dummy puts another card than the one named (45D)."""
    _about(line, place)
    put, named = place.cards[0], place.the_card
    if put.suit is not named.suit and place.at % 4:
        raise DoesNotFitError("would-be-a-revoke")
    line.about["other"] = put
    dummy = place.seat
    line.tell(
        "misplaces", declarer=line.table.player(dummy), card=named, put=put, dummy=dummy, trick=line.table.open_trick
    )
    line.irregular(a.Misplace(named, put), WrongCardFromDummy)
    line.go_on(line.dice.choice((0, 1, 2)))
    line.tell("opponent-calls", seat=dummy.left)
    line.director(dummy.left)
    line.go_on(4)


def _play_anything(line: Line, place: Place) -> None:
    """Declarer says “play anything” (46B5)."""
    _about(line, place)
    line.tell("play-anything", declarer=line.table.player(place.seat), trick=line.table.open_trick)
    line.act(a.Designate("any"))
    line.tell("opponent-calls", seat=place.seat.left)
    line.director(place.seat.left)
    line.go_on(4)


def _discards_of_dummy(board: PlayedBoard) -> Places:
    """Dummy's discards in the second half of the play, where declarer is past caring."""
    for place in _from_dummy(board):
        table = board.before(place.at)
        trick = table.trick(table.open_trick)
        if trick is not None and trick.plays and place.the_card.suit is not trick.suit_led and place.at > 20:
            yield place


def _half_a_call(board: PlayedBoard) -> Places:
    """A rank alone is called from dummy, which holds it in more than one suit."""
    for place in _from_dummy(board):
        table = board.before(place.at)
        twins = [card for card in table.hands[place.seat] if card.rank == place.the_card.rank]
        if len(twins) > 1 and not place.at % 4:
            yield Place(place.at, place.seat, place.card, cards=tuple(sorted(twins)))


def _rank_alone(line: Line, place: Place) -> None:
    """Declarer names a rank without a suit (46B3)."""
    _about(line, place)
    rank = place.the_card.rank
    line.tell("rank-alone", declarer=line.table.player(place.seat), cards=place.cards, trick=line.table.open_trick)
    line.act(a.Designate(rank_text(rank)))
    line.tell("opponent-calls", seat=place.seat.left)
    line.director(place.seat.left)
    line.go_on(4)


# -- dummy himself -----------------------------------------------------------------------------------------------------


def _dummy_loses_his_rights(line: Line) -> None:
    dummy = line.table.dummy
    if dummy is None:
        raise DoesNotFitError("no-dummy")
    line.tell("looks-at-a-hand", dummy=dummy, seat=dummy.right)
    line.act(a.Breach(dummy, "43A2c"))


def _reaches_for_the_wrong_hand(board: PlayedBoard) -> Places:
    """The leads of declarer's side, where he reaches for the wrong hand."""
    for at, table, due in board.leads():
        if not table.is_defender(due) and len(table.hands[due]) > 1:
            yield Place(at, due.partner, card_for(table, due.partner, sorted(table.hands[due.partner])), due)


def _warns_without_rights(line: Line, place: Place) -> None:
    """Dummy, who has looked into a hand, warns declarer against leading from the wrong one (43B2(a))."""
    _about(line, place)
    _dummy_loses_his_rights(line)
    dummy = line.table.dummy
    assert dummy is not None
    line.tell("warns", dummy=dummy, declarer=dummy.partner, trick=line.table.open_trick)
    line.irregular(a.Warn(dummy), DummyWarns)
    line.director(dummy.left)
    line.go_on(4)


def _asks_without_rights(line: Line, place: Place) -> None:
    """Dummy, who has looked into a hand, is the first to ask declarer about his revoke (43B2(b))."""
    if line.table.open_trick < 2:
        raise DoesNotFitError("too-early")
    _dummy_loses_his_rights(line)
    revoke(line, place)
    dummy = line.table.dummy
    assert dummy is not None
    line.tell("dummy-asks", dummy=dummy, declarer=dummy.partner)
    line.act(a.Ask(dummy, dummy.partner))
    line.director(dummy.left)
    line.go_on()


def _declarers_revokes(board: PlayedBoard) -> Places:
    return (place for place in revokes(board, of_defenders=False) if place.seat is board.start.declarer)


def _first_to_notice(line: Line, place: Place) -> None:
    """Dummy calls the Director before anybody else has noticed (43A1)."""
    revoke(line, place)
    dummy = line.table.dummy
    assert dummy is not None
    line.tell("dummy-calls", dummy=dummy)
    line.director(dummy)
    line.go_on(3)


def _defenders_revokes(board: PlayedBoard) -> Places:
    return revokes(board, of_declarer=False)


def _dummy_asks_a_defender(line: Line, place: Place) -> None:
    """Dummy asks a defender whether he has none (61B2(b))."""
    revoke(line, place)
    dummy = line.table.dummy
    assert dummy is not None
    line.tell("dummy-asks-defender", dummy=dummy, seat=place.seat)
    line.act(a.Ask(dummy, place.seat))
    line.director(dummy.partner)
    line.go_on(3)


def _dummy_reaches(line: Line, place: Place) -> None:
    """Dummy touches a card before declarer has called one (45F)."""
    _about(line, place)
    line.tell("dummy-touches", dummy=place.seat, card=place.the_card, trick=line.table.open_trick)
    line.irregular(a.Expose(place.seat, (place.the_card,), True), DummyTouches)
    line.director(place.seat.left)
    line.play(place.seat, place.the_card)
    line.go_on()


def _warned_in_time(line: Line, place: Place) -> None:
    """The defenders' irregularity is one that dummy tries to prevent too late: a lead from the wrong hand."""
    leads_out_of_turn(line, place)
    dummy = line.table.dummy
    assert dummy is not None
    line.tell("dummy-says-wrong-hand", dummy=dummy)
    line.act(a.Attend(dummy))
    line.director(line.opponent_of(place.seat))
    line.go_on(4)


DUMMYS_CARDS = (
    Family("slip-of-the-tongue", (Wrong.MEANT_ANOTHER,), ("45C4(b)", "47C", "47D"), _from_dummy, _slip),
    Family("wrong-card-from-dummy", (Wrong.MISPLACES,), ("45D", "45D1", "47D"), _from_dummy, _wrong_card),
    Family("play-anything", (Wrong.CALLS,), ("46B5",), _discards_of_dummy, _play_anything),
    Family("rank-without-a-suit", (Wrong.CALLS,), ("46B3",), _half_a_call, _rank_alone),
    Family(
        "dummy-warns-without-rights",
        (Wrong.BREACH_C, Wrong.WARNS_WITHOUT_RIGHTS),
        ("43B2(a)",),
        _reaches_for_the_wrong_hand,
        _warns_without_rights,
    ),
    Family(
        "dummy-asks-without-rights",
        (Wrong.BREACH_C, Wrong.REVOKE, Wrong.DUMMY_ASKS_WITHOUT_RIGHTS),
        ("43B2(b)", "64A1", "64A2", "64B1"),
        _declarers_revokes,
        _asks_without_rights,
    ),
    Family("dummy-calls-first", (Wrong.REVOKE,), ("43A1(b)", "62A", "62B1"), _defenders_revokes, _first_to_notice),
    Family(
        "dummy-asks-a-defender",
        (Wrong.REVOKE, Wrong.DUMMY_ASKS),
        ("61B2(b)", "61B", "62A", "62B1"),
        _defenders_revokes,
        _dummy_asks_a_defender,
    ),
    Family("dummy-touches-a-card", (Wrong.TOUCHES,), ("45F",), _from_dummy, _dummy_reaches),
    Family(
        "dummy-speaks-after-the-lead",
        (Wrong.LEAD_BY_DECLARER, Wrong.ATTENTION_DUMMY),
        ("43A1(b)", "53A", "55A", "55B2"),
        _reaches_for_the_wrong_hand,
        _warned_in_time,
    ),
)
"""The families about dummy and what is called from it."""

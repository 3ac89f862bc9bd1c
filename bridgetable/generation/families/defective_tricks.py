"""Tricks with a card too many, too few or too early, and tricks looked at again (Laws 45E, 47F, 57, 58, 66, 67)."""

from __future__ import annotations

from msgspec.structs import replace

from bridgetable.cards.card import TEN
from bridgetable.cards.deal import holder
from bridgetable.engine import actions as a
from bridgetable.engine.going_wrong import Wrong
from bridgetable.generation.board_play import PlayedBoard
from bridgetable.generation.card_play import able_to_follow, card_for, is_high, lead_for
from bridgetable.generation.families.family import Family, Place, Places
from bridgetable.generation.families.penalty_cards import neighbours
from bridgetable.generation.line import Line
from bridgetable.table.irregularity import FifthCard, PrematureLead, PrematurePlay, SeveralCards, TakenBack

SEEN_AFTER = 12
"""A card that lies behind another is found at the latest when so many more have been played."""


def _about(line: Line, place: Place) -> None:
    line.about = {"seat": place.seat, "trick": line.table.open_trick}
    if place.card is not None:
        line.about |= {"card": place.card, "suit": place.card.suit}


# -- a card too many ---------------------------------------------------------------------------------------------------


def _together(board: PlayedBoard) -> Places:
    """Two cards come out of a hand at once: the one that was to be played and the one beside it."""
    for at, table, seat in board.turns():
        if seat is not table.dummy and at < 44:
            played = card_for(table, seat)
            for card in neighbours(table, seat, played):
                yield Place(at, seat, card, cards=(played, card))


def _of_a_defender(board: PlayedBoard) -> Places:
    return (place for place in _together(board) if board.start.is_defender(place.seat))


def _of_declarer(board: PlayedBoard) -> Places:
    return (place for place in _together(board) if place.seat is board.start.declarer)


def _two_at_once(line: Line, place: Place) -> None:
    _about(line, place)
    line.about["cards"] = place.cards
    line.tell("two-at-once", seat=place.seat, cards=place.cards, trick=line.table.open_trick)
    line.irregular(a.PlayTogether(place.seat, place.cards), SeveralCards)
    line.director(line.opponent_of(place.seat))
    line.go_on(4)


def _one_behind_the_other(board: PlayedBoard) -> Places:
    """The further cards are those that follow in the regular play, as far as the hidden one is not among them."""
    cards = [step.action.card for step in board.steps if isinstance(step.action, a.Play)]
    for place in _of_a_defender(board):
        played, hidden = place.cards
        following = cards[place.at + 1 : place.at + SEEN_AFTER]
        if place.at < 28 and played.suit is hidden.suit and hidden not in following:
            yield replace(place, cards=(played, hidden, *following))


def _hidden_behind(line: Line, place: Place) -> None:
    """Nobody sees the second card; tricks later the defender is found to be a card short (67B2)."""
    played, hidden, *following = place.cards
    _about(line, place)
    line.about["cards"] = (played, hidden)
    line.tell("one-behind-the-other", seat=place.seat, card=played, hidden=hidden, trick=line.table.open_trick)
    line.irregular(a.PlayTogether(place.seat, (played, hidden)), SeveralCards)
    for card in following[: 7 - place.at % 4 + line.dice.randrange(5)]:
        seat = holder(line.table.hands, card)
        assert seat is not None
        line.play(seat, card)
    line.tell("card-short", seat=place.seat)
    line.director(line.opponent_of(place.seat))
    line.go_on()


def _after_the_trick(board: PlayedBoard) -> Places:
    """A defender who believes that he has won the trick adds the card he means to lead, or lets it fall."""
    for at, table, due in board.leads():
        last = table.trick(table.open_trick - 1)
        for seat in table.defenders:
            if seat is not due and last is not None and (card := last.card_of(seat)) is not None:
                high = card.rank >= TEN or card.suit is table.trump
                if high and len(table.hands[seat]) > 1:
                    yield Place(at, seat, lead_for(table, seat, sorted(table.hands[seat])), due)


def _fifth_card(line: Line, place: Place) -> None:
    _about(line, place)
    line.tell(
        "fifth-card", seat=place.seat, card=place.the_card, winner=place.the_other, trick=line.table.open_trick - 1
    )
    led = line.dice.random() < 0.5
    line.tell("fifth-card-led" if led else "fifth-card-fell", seat=place.seat)
    line.wishes = {"45E1": "led" if led else "not-led"}
    line.irregular(a.Expose(place.seat, (place.the_card,)), FifthCard)
    line.director(line.opponent_of(place.seat))
    line.go_on(4)


# -- a card too few ----------------------------------------------------------------------------------------------------


def _not_played(board: PlayedBoard) -> Places:
    """A player, not the leader and most of all the last, forgets to play to a trick that is decided."""
    for at, table, seat in board.turns():
        if seat is not table.dummy and at % 4 > 1 and at < 40:
            yield Place(at, seat)


def _found_at_once(line: Line, place: Place) -> None:
    """The missing card is noticed before both sides have played to the next trick (67A)."""
    _omit(line, place)
    line.go_on(3 - place.at % 4 + 1)
    line.tell("missing-found", seat=place.seat)
    line.director(line.opponent_of(place.seat))
    line.go_on(4)


def _found_later(line: Line, place: Place) -> None:
    """The player has a card more than the others at the end of a later trick (67B)."""
    _omit(line, place)
    line.go_on(3 - place.at % 4 + 8)
    line.tell("card-too-many-in-hand", seat=place.seat)
    line.director(line.opponent_of(place.seat))
    line.go_on()


def _omit(line: Line, place: Place) -> None:
    _about(line, place)
    line.tell("plays-nothing", seat=place.seat, trick=line.table.open_trick)
    line.act(a.Omit(place.seat))


# -- too early ---------------------------------------------------------------------------------------------------------


def _before_partner(board: PlayedBoard) -> Places:
    """The defender in fourth place plays before his partner in second place."""
    for at, table, seat in board.turns():
        trick = table.trick(table.open_trick)
        if at % 4 == 1 and table.is_defender(seat) and trick is not None and at < 44:
            early = seat.partner
            yield Place(at, early, card_for(table, early, able_to_follow(table, early)), seat)


def _at_right_hand_turn(board: PlayedBoard) -> Places:
    """A defender plays before the hand on his right, which belongs to declarer."""
    for at, table, seat in board.turns():
        trick = table.trick(table.open_trick)
        if at % 4 and not table.is_defender(seat) and trick is not None and at < 44:
            early = seat.left
            if trick.card_of(early) is None and trick.leader is not early:
                yield Place(at, early, card_for(table, early, able_to_follow(table, early)), seat)


def _premature(line: Line, place: Place) -> None:
    _about(line, place)
    line.tell(
        "plays-before",
        seat=place.seat,
        card=place.the_card,
        other=line.table.player(place.the_other),
        trick=line.table.open_trick,
    )
    line.irregular(a.Play(place.seat, place.the_card), PrematurePlay)
    line.director(line.opponent_of(place.seat))
    line.go_on(4)


def _after_both_hands(line: Line, place: Place) -> None:
    """Declarer has already played from both hands when the defender follows too soon (57C)."""
    table = line.table
    third = place.seat.right
    card = card_for(table, third, able_to_follow(table, third))
    _about(line, place)
    line.tell("both-hands", player=table.player(third), card=card, other=place.the_other, trick=table.open_trick)
    line.play(third, card)
    line.tell("plays-before", seat=place.seat, card=place.the_card, other=place.the_other, trick=table.open_trick)
    line.play(place.seat, place.the_card)
    line.director(line.opponent_of(place.seat))
    line.go_on(4)


def _leads_on(board: PlayedBoard) -> Places:
    """A defender whose card is winning the trick leads to the next before his partner has played."""
    for at, table, seat in board.turns():
        trick = table.trick(table.open_trick)
        early = seat.partner
        last = at % 4 == 3 and table.is_defender(seat) and trick is not None and at < 44
        if last and trick is not None and trick.winner(table.trump) is early and trick.card_of(early) is not None:
            high = [card for card in sorted(table.hands[early]) if is_high(table, early, card)]
            yield Place(at, early, (high or [lead_for(table, early, sorted(table.hands[early]))])[-1], seat)


def _premature_lead(line: Line, place: Place) -> None:
    _about(line, place)
    line.tell("leads-on", seat=place.seat, card=place.the_card, partner=place.the_other, trick=line.table.open_trick)
    line.irregular(a.Play(place.seat, place.the_card), PrematureLead)
    line.director(line.opponent_of(place.seat))
    line.go_on(5)


# -- looked at, taken back ---------------------------------------------------------------------------------------------


def _quitted(board: PlayedBoard) -> Places:
    for at, table, seat in board.turns():
        if table.open_trick > 2 and seat is not table.dummy and at < 44:
            yield Place(at, seat)


def _inspects(line: Line, place: Place) -> None:
    _about(line, place)
    number = line.table.open_trick - 2
    line.about["trick"] = number
    line.tell("inspects", seat=place.seat, trick=number)
    line.act(a.Inspect(place.seat, number))
    line.director(line.opponent_of(place.seat))
    line.go_on(4)


def _regretted(board: PlayedBoard) -> Places:
    """A player takes back a lawful card when he sees what another one would have done."""
    for at, table, seat in board.turns():
        trick = table.trick(table.open_trick)
        if trick is None or at % 4 not in (1, 2) or seat is table.dummy or at > 44:
            continue
        played = card_for(table, seat)
        others = [card for card in table.hands[seat] if card.suit is played.suit and card != played]
        if others and played.suit is trick.suit_led:
            yield Place(at, seat, played)


def _takes_back(line: Line, place: Place) -> None:
    _about(line, place)
    line.tell("takes-back", seat=place.seat, card=place.the_card, trick=line.table.open_trick)
    line.play(place.seat, place.the_card)
    line.irregular(a.TakeBack(place.seat, place.the_card), TakenBack)
    line.director(line.opponent_of(place.seat))
    line.go_on(4)


def _held_up(board: PlayedBoard) -> Places:
    """A defender pulls a card out so far that his partner sees it, and would rather play another of the suit."""
    for place in _regretted(board):
        if board.start.is_defender(place.seat):
            yield place


def _shows_and_hides(line: Line, place: Place) -> None:
    _about(line, place)
    line.tell(
        "held-so-that-partner-sees",
        seat=place.seat,
        card=place.the_card,
        partner=place.seat.partner,
        trick=line.table.open_trick,
    )
    line.act(a.Play(place.seat, place.the_card, "shown"))
    line.act(a.TakeBack(place.seat, place.the_card))
    line.director(line.opponent_of(place.seat))
    line.go_on(4)


_57 = ("57A", "57A1", "57A2", "57A3", "57A4", "50B", "50D1")

DEFECTIVE_TRICKS = (
    Family("two-cards-by-defender", (Wrong.TWO_CARDS,), ("58B2", "50B", "50C"), _of_a_defender, _two_at_once),
    Family("two-cards-by-declarer", (Wrong.TWO_CARDS,), ("58B2", "16C", "16D"), _of_declarer, _two_at_once),
    Family("fifth-card", (Wrong.FIFTH,), ("45E1", "50B", "53A", "56", "50D2"), _after_the_trick, _fifth_card),
    Family(
        "card-too-many-found-later",
        (Wrong.TWO_CARDS,),
        ("67B2", "67B2(a)", "67B2(b)", "50B", "64A2", "64B1"),
        _one_behind_the_other,
        _hidden_behind,
    ),
    Family("card-missing-found-at-once", (Wrong.OMIT,), ("67A1",), _not_played, _found_at_once),
    Family("card-missing-found-later", (Wrong.OMIT,), ("67B1", "64A2", "64B1"), _not_played, _found_later),
    Family("plays-before-partner", (Wrong.PLAY_EARLY,), _57, _before_partner, _premature),
    Family("plays-at-declarers-turn", (Wrong.PLAY_EARLY,), ("57D", "45C1"), _at_right_hand_turn, _premature),
    Family("plays-after-both-hands", (Wrong.PLAY_EARLY,), ("57C", "57C1"), _before_partner, _after_both_hands),
    Family("leads-before-partner-plays", (Wrong.LEAD_EARLY,), _57, _leads_on, _premature_lead),
    Family("quitted-trick-inspected", (Wrong.INSPECT,), ("66C",), _quitted, _inspects),
    Family(
        "card-held-so-that-partner-sees-it",
        (Wrong.HELD_SEEN, Wrong.TAKE_BACK),
        ("45C1", "47F"),
        _held_up,
        _shows_and_hides,
    ),
    Family("card-taken-back", (Wrong.TAKE_BACK,), ("47F",), _regretted, _takes_back),
)
"""The families of tricks with something wrong in them."""

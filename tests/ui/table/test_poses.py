"""Properties of the layout that hold for every size, declarer and view, and whoever is at the bottom."""

from itertools import combinations, pairwise, product

import pytest
from msgspec.structs import replace

from bridgetable.cards.card import Card, Suit, sorted_for_display
from bridgetable.cards.notation import card_of
from bridgetable.cards.seat import BySeat, Seat
from bridgetable.table.events import CardPlayed, CardWithdrawn
from bridgetable.table.evolve import evolve
from bridgetable.table.first import first_table
from bridgetable.table.state import Table
from bridgetable.ui.session.shown import HandView, ViewOptions
from bridgetable.ui.table.areas import Position, position_of
from bridgetable.ui.table.elements import Layout, Place, Pose, index_box
from bridgetable.ui.table.poses import poses
from bridgetable.ui.table.view import neighbour
from tests.each import for_each
from tests.situations import POZNAN, at
from tests.spread import spread as share
from tests.ui.played import ENDING, ONE_SUIT_EACH, corrected_revoke, fresh, played, unnoticed_revoke, with_penalty_cards

SIZES = [(620, 480), (700, 900), (1024, 700), (1280, 800), (1920, 1080), (2560, 1080), (3840, 2160)]
VIEWS = [*(ViewOptions(hands=BySeat(view, view, view, view)) for view in HandView), ViewOptions(projector=True)]
TURNED = [
    ViewOptions(bottom=bottom, projector=projector)
    for bottom in Seat
    if bottom is not Seat.S
    for projector in (False, True)
]
TURNED_SIZES = [(620, 480), (1024, 576), (1920, 807)]
TOWARDS = {Position.TOP: (0, -1), Position.RIGHT: (1, 0), Position.BOTTOM: (0, 1), Position.LEFT: (-1, 0)}


def situations(declarer: Seat, contract: str) -> list[Table]:
    start = fresh(contract, declarer)
    long = fresh(contract, declarer, ONE_SUIT_EACH)
    tables = [start, *(played(start, cards) for cards in (1, 3, 4, 5, 22, 51, 52)), long, played(long, 4)]
    tables += [played(fresh(contract, declarer, ENDING), cards) for cards in (0, 6, 12)]
    defenders = played(start, 1).defenders
    tables += [with_penalty_cards(played(start, cards), defenders, count) for cards in (6, 26) for count in (1, 3)]
    return [*tables, corrected_revoke(played(start, 28))]


def everywhere() -> list[tuple[Layout, Table, ViewOptions]]:
    every = [
        (table, view, size)
        for declarer in Seat
        for contract in ("4S", "3C", "3NT")
        for table in situations(declarer, contract)
        for view, size in [*product(VIEWS, SIZES), *(product(TURNED, TURNED_SIZES) if contract == "4S" else ())]
    ]
    # Every table comes in every third size and view, another third of them each time.
    return [(poses(table, view, size), table, view) for table, view, size in share(every, -(-len(every) // 3))]


@pytest.fixture(scope="module")
def laid_out() -> list[tuple[Layout, Table, ViewOptions]]:
    return everywhere()


def lie(layout: Layout, place: Place, seat: Seat | None = None) -> dict[Card, Pose]:
    return {c: p for c, p in layout.cards.items() if p.place is place and (seat is None or p.seat is seat)}


def test_every_dealt_card_lies_somewhere_inside(laid_out: list[tuple[Layout, Table, ViewOptions]]) -> None:
    for layout, table, _ in laid_out:
        assert layout.cards.keys() == {card for hand in table.deal for card in hand}
        boxes = [pose.box for pose in layout.cards.values()]
        boxes += [ghost.pose.box for ghost in layout.ghosts] + [badge.box for badge in layout.badges]
        boxes += [ghost.number_box for ghost in layout.ghosts if ghost.number_box is not None]
        boxes += [*layout.plates, layout.mat, *(row.box for row in layout.rows)]
        boxes += [box for box in (layout.awaited, layout.on_turn) if box is not None]
        assert all(layout.area.contains(box) for box in boxes)


def test_hands_plates_and_mat_do_not_touch(laid_out: list[tuple[Layout, Table, ViewOptions]]) -> None:
    for layout, table, _ in laid_out:
        hands = [[p.box for p in lie(layout, Place.HAND, seat).values()] for seat in Seat]
        for plate in layout.plates:
            assert not any(plate.overlaps(box) for hand in hands for box in hand)
            assert not plate.overlaps(layout.mat)
        for one, other in combinations(hands, 2):
            assert not any(a.overlaps(b) for a in one for b in other)
        for seat, hand in zip(Seat, hands, strict=True):
            # Only dummy's long suits reach beside or under the trick.
            assert (seat is table.dummy and table.spread) or not any(layout.mat.overlaps(box) for box in hand)
        for pose in layout.cards.values():
            if pose.place is Place.QUITTED:
                assert layout.rows[pose.seat.side].box.contains(pose.box)
            elif pose.place is not Place.HAND:
                assert layout.mat.contains(pose.box)


def test_no_card_covers_an_index(laid_out: list[tuple[Layout, Table, ViewOptions]]) -> None:
    for layout, _, view in laid_out:
        assert_indices_free([pose for pose in layout.cards.values() if pose.face_up], view.index)


def assert_indices_free(shown: list[Pose], index: float) -> None:
    # A tenth of a card less than the whole index box: the margin round the symbols may be covered.
    for pose in shown:
        corner = index_box(pose, index)
        slack = 0.1 * min(pose.box.width, pose.box.height)
        above = [other for other in shown if other.z > pose.z]
        assert not any(corner.overlaps(other.box, slack) for other in above)


def test_cards_of_a_hand_differ_in_z(laid_out: list[tuple[Layout, Table, ViewOptions]]) -> None:
    for layout, _, _ in laid_out:
        for seat in Seat:
            hand = lie(layout, Place.HAND, seat)
            assert len({pose.z for pose in hand.values()}) == len(hand)


@for_each("size", SIZES)
@for_each("seat", list(Seat))
def test_a_hand_reads_in_display_order(seat: Seat, size: tuple[int, int]) -> None:
    layout = poses(fresh(declarer=Seat.S), ViewOptions(), size)
    hand = lie(layout, Place.HAND, seat)
    by_place = sorted(hand, key=lambda card: (round(hand[card].box.y), hand[card].box.x))
    assert by_place == sorted_for_display(hand)


def test_a_penalty_card_is_nearer_to_the_middle_than_its_hand(
    laid_out: list[tuple[Layout, Table, ViewOptions]],
) -> None:
    for layout, table, view in laid_out:
        middle = layout.mat.centre
        for penalty in table.penalty_cards:
            pose = layout.cards[penalty.card]
            assert pose.place is Place.PENALTY
            assert pose.face_up
            for other in lie(layout, Place.HAND, penalty.seat).values():
                axis = 1 if position_of(penalty.seat, view.bottom).is_upright else 0
                assert abs(pose.box.centre[axis] - middle[axis]) < abs(other.box.centre[axis] - middle[axis])


def test_penalty_cards_and_the_trick_do_not_hide_each_other(laid_out: list[tuple[Layout, Table, ViewOptions]]) -> None:
    for layout, table, view in laid_out:
        if table.dummy is not None and {pc.seat for pc in table.penalty_cards} <= set(table.defenders):
            assert_indices_free([*lie(layout, Place.PENALTY).values(), *lie(layout, Place.TRICK).values()], view.index)
        for badge in layout.badges:
            cards = [layout.cards[card].box for card in badge.cards]
            assert layout.area.contains(badge.box) and not any(badge.box.overlaps(box) for box in cards)


# -- dummy -----------------------------------------------------------------------------------------------------


def spread(declarer: Seat, contract: str, bottom: Seat) -> tuple[dict[Card, Pose], Position]:
    """Where dummy's cards lie, and where he is seen."""
    table = played(fresh(contract, declarer), 1)
    layout = poses(table, ViewOptions(bottom=bottom), (1280, 800))
    return lie(layout, Place.HAND, declarer.partner), position_of(declarer.partner, bottom)


@for_each("contract", ["2S", "2H", "2D", "2C"])
@for_each("declarer", list(Seat))
@for_each("bottom", list(Seat))
def test_trumps_lie_on_dummys_right(bottom: Seat, declarer: Seat, contract: str) -> None:
    hand, dummy = spread(declarer, contract, bottom)
    trump = Suit("CDHS".index(contract[1]))
    trumps = [pose.box.centre for card, pose in hand.items() if card.suit is trump]
    others = [pose.box.centre for card, pose in hand.items() if card.suit is not trump]
    axis, sign = {Position.TOP: (0, -1), Position.BOTTOM: (0, 1), Position.RIGHT: (1, -1), Position.LEFT: (1, 1)}[dummy]
    assert all((t[axis] - o[axis]) * sign > 0 for t in trumps for o in others)


@for_each("declarer", list(Seat))
@for_each("bottom", list(Seat))
def test_dummys_lowest_cards_point_to_declarer(bottom: Seat, declarer: Seat) -> None:
    hand, dummy = spread(declarer, "3NT", bottom)
    towards = TOWARDS[position_of(declarer, bottom)]
    for suit in Suit:
        column = [hand[card].box.centre for card in sorted_for_display(hand) if card.suit is suit]
        for higher, lower in pairwise(column):
            assert (lower[0] - higher[0]) * towards[0] + (lower[1] - higher[1]) * towards[1] > 0
    assert all(pose.turned is not dummy.is_upright for pose in hand.values())


def test_dummy_lies_open_even_when_all_hands_are_hidden() -> None:
    hidden = VIEWS[0]
    table = fresh()
    assert not any(pose.face_up for pose in poses(table, hidden, (800, 600)).cards.values())
    layout = poses(played(table, 1), hidden, (800, 600))
    assert all(pose.face_up for pose in lie(layout, Place.HAND, Seat.N).values())
    assert not any(pose.face_up for pose in lie(layout, Place.HAND, Seat.S).values())


# -- tricks ----------------------------------------------------------------------------------------------------


def test_a_complete_trick_stays_until_the_next_lead() -> None:
    table = played(fresh(), 4)
    layout = poses(table, ViewOptions(), (800, 600))
    assert len(lie(layout, Place.TRICK)) == 4
    assert layout.winner in lie(layout, Place.TRICK)
    after = poses(played(table, 1), ViewOptions(), (800, 600))
    assert len(lie(after, Place.TRICK)) == 1
    assert len(lie(after, Place.QUITTED)) == 4


def test_the_last_trick_stays() -> None:
    assert len(lie(poses(played(fresh(), 52), ViewOptions(), (800, 600)), Place.TRICK)) == 4


@pytest.mark.parametrize("bottom", list(Seat))
def test_quitted_tricks_point_to_the_side_that_won_them(bottom: Seat) -> None:
    table = played(fresh(), 52)
    layout = poses(table, ViewOptions(bottom=bottom), (800, 600))
    quitted = lie(layout, Place.QUITTED)
    assert len(quitted) == 48
    for number, trick in table.numbered_tricks()[:-1]:
        winner = table.winner(number)
        for play in trick.plays:
            pose = quitted[play.card]
            assert not pose.face_up
            assert winner is not None and pose.turned is not position_of(winner, bottom).is_upright
            assert layout.rows[play.seat.side].box.contains(pose.box)


def test_the_place_of_the_next_card_is_shown() -> None:
    table = played(fresh(), 2)
    layout = poses(table, ViewOptions(), (800, 600))
    assert layout.awaited is not None
    after = played(table, 1)
    assert table.turn is not None
    (pose,) = lie(poses(after, ViewOptions(), (800, 600)), Place.TRICK, table.turn).values()
    assert layout.awaited == pose.box


# -- the table turned ----------------------------------------------------------------------------------------------


def rotated(table: Table, by: int) -> Table:
    """The same board, before the first card, with every player so many seats further on."""
    hands = BySeat.of(lambda seat: table.deal[Seat((seat - by) % 4)])
    assert table.contract is not None
    declarer = Seat((table.contract.declarer + by) % 4)
    return first_table(table.edition, table.board, hands, replace(table.contract, declarer=declarer))


@for_each("bottom", list(Seat))
@for_each("projector", [False, True])
@for_each("cards", [0, 1, 3, 7, 52])
def test_turned_the_table_lies_as_with_the_players_in_other_seats(cards: int, projector: bool, bottom: Seat) -> None:
    start, by = fresh("3C", Seat.E), (Seat.S - bottom) % 4
    turned = poses(played(start, cards), ViewOptions(bottom=bottom, projector=projector), (1280, 800))
    usual = poses(played(rotated(start, by), cards), ViewOptions(projector=projector), (1280, 800))
    assert turned.mat == usual.mat and turned.awaited == usual.awaited and turned.winner == usual.winner
    for seat in Seat:
        moved = Seat((seat + by) % 4)
        assert turned.plates[seat] == usual.plates[moved] and turned.hand_areas[seat] == usual.hand_areas[moved]
        assert turned.rows[seat.side].box == usual.rows[moved.side].box
    for card, pose in turned.cards.items():
        other = usual.cards[card]
        assert (pose.box, pose.z, pose.face_up) == (other.box, other.z, other.face_up)


@pytest.mark.parametrize("bottom", list(Seat))
def test_the_players_sit_round_the_table_in_rotation(bottom: Seat) -> None:
    layout = poses(fresh(), ViewOptions(bottom=bottom), (1280, 800))
    x, y = layout.mat.centre
    for seat in (bottom, bottom.left, bottom.partner, bottom.right):
        dx, dy = TOWARDS[position_of(seat, bottom)]
        a, b = layout.hand_areas[seat].centre
        assert (a - x) * dx + (b - y) * dy > 0
    assert [position_of(seat, bottom) for seat in (bottom, bottom.left, bottom.partner, bottom.right)] == [
        Position.BOTTOM,
        Position.LEFT,
        Position.TOP,
        Position.RIGHT,
    ]


@pytest.mark.parametrize("bottom", list(Seat))
def test_an_arrow_key_leads_from_the_bottom_to_the_hand_that_is_seen_there(bottom: Seat) -> None:
    layout = poses(fresh(), ViewOptions(bottom=bottom), (1280, 800))
    held = lie(layout, Place.HAND)
    for seat in (bottom.left, bottom.partner, bottom.right):
        at: Card | None = min(lie(layout, Place.HAND, bottom))
        for _ in range(20):
            at = neighbour(held, at, TOWARDS[position_of(seat, bottom)])
        assert at is not None and held[at].seat is seat


@pytest.mark.parametrize("bottom", list(Seat))
def test_the_label_of_a_trick_turned_up_covers_no_index(bottom: Seat) -> None:
    table = played(fresh(), 22)
    layout = poses(table, ViewOptions(bottom=bottom, turned_up=3), (1024, 700))
    assert layout.turned_up is not None
    for pose in lie(layout, Place.TURNED_UP).values():
        assert not index_box(pose, ViewOptions().index).overlaps(layout.turned_up.label)


# -- ghosts and marks ------------------------------------------------------------------------------------------


def test_as_dealt_leaves_a_ghost_of_each_card_played() -> None:
    table = played(fresh(), 22)
    layout = poses(table, ViewOptions(hands=BySeat.of(lambda _: HandView.AS_DEALT)), (800, 600))
    gone = {card for seat in Seat for card in table.deal[seat] - table.hands[seat]}
    assert {ghost.card for ghost in layout.ghosts} == gone
    first = poses(played(fresh(), 1), ViewOptions(), (800, 600))
    for ghost in layout.ghosts:
        if ghost.pose.seat is Seat.E:
            assert ghost.pose.box == first.cards[ghost.card].box


def test_withdrawn_cards_are_numbered_while_the_correction_goes_on() -> None:
    table = corrected_revoke(played(fresh(), 28))
    ghosts = poses(table, ViewOptions(), (800, 600)).ghosts
    assert [(ghost.number, ghost.card) for ghost in ghosts] == [
        (n, withdrawn.card) for n, withdrawn in enumerate(table.withdrawn, 1)
    ]


def test_a_card_that_was_put_back_leaves_no_ghost() -> None:
    """East has picked his lead out of turn up, and the Director has had it put back (47F, 54)."""
    table = at(POZNAN, "4S S").do("EH2", "back E H2", "director S").table
    layout = poses(table, ViewOptions(), (800, 600))
    assert layout.ghosts == () and card_of("H2") in layout.cards


def test_a_ghost_that_another_of_the_same_player_covers_is_not_drawn() -> None:
    """Beside the trick there is room for some: however often a player has taken a card back, no more are drawn."""
    table = played(fresh(), 28)
    trick = table.trick(7)
    assert trick is not None
    last = trick.plays[-1]
    others = sorted(table.hands[last.seat] - {last.card})
    table = evolve(table, CardWithdrawn(last.seat, last.card, 7, False))
    for n in range(60):
        card = others[n % len(others)]
        table = evolve(evolve(table, CardPlayed(last.seat, card, 7)), CardWithdrawn(last.seat, card, 7, False))
    ghosts = poses(table, ViewOptions(), (800, 600)).ghosts
    assert len({ghost.pose.box for ghost in ghosts}) == len(ghosts) < 20
    # Each card is numbered once, however often it went.
    assert [ghost.number for ghost in ghosts][:3] == [1, 2, 3] and ghosts[-1].number == 1 + len(others)
    assert len(table.withdrawn) == 61


def test_a_ghost_stays_until_the_substitute_is_played() -> None:
    table = played(fresh(), 28)
    trick = table.trick(7)
    assert trick is not None
    last = trick.plays[-1]
    table = evolve(table, CardWithdrawn(last.seat, last.card, 7, False))
    layout = poses(table, ViewOptions(), (800, 600))
    assert [ghost.card for ghost in layout.ghosts] == [last.card]
    assert layout.ghosts[0].pose.box == layout.awaited
    assert not poses(evolve(table, CardPlayed(last.seat, last.card, 7)), ViewOptions(), (800, 600)).ghosts


def test_a_card_played_to_the_next_trick_stays_in_sight_during_a_correction() -> None:
    table = played(fresh(), 29)
    trick = table.trick(7)
    assert trick is not None
    culprit = trick.plays[0]
    table = evolve(table, CardWithdrawn(culprit.seat, culprit.card, 7, True))
    layout = poses(table, ViewOptions(), (620, 480))
    assert len(lie(layout, Place.TRICK)) == 3 and len(lie(layout, Place.AHEAD)) == 1
    assert_indices_free([*lie(layout, Place.TRICK).values(), *lie(layout, Place.AHEAD).values()], ViewOptions().index)


def test_unnoticed_irregularities_are_marked_for_the_presenter_only() -> None:
    table = unnoticed_revoke(played(fresh(), 22), 6, 1)
    layout = poses(table, ViewOptions(), (800, 600))
    trick = table.trick(6)
    assert trick is not None
    assert len(layout.marks) == 1
    assert layout.cards[trick.plays[1].card].box.overlaps(layout.marks[0])
    assert not poses(table, ViewOptions(marks=False), (800, 600)).marks
    assert not poses(table, ViewOptions(projector=True), (800, 600)).marks


def test_badges_distinguish_major_and_minor_penalty_cards() -> None:
    table = with_penalty_cards(played(fresh(), 6), (Seat.E,), major=False)
    (badge,) = poses(table, ViewOptions(), (800, 600)).badges
    assert not badge.major
    assert badge.cards == (table.penalty_cards[0].card,)


@pytest.mark.parametrize("declarer", list(Seat))
def test_the_indices_of_the_wall_are_a_quarter_larger_at_the_same_size(declarer: Seat) -> None:
    table = played(fresh(declarer=declarer), 22)
    for size in ((1600, 792), (1920, 950), (3840, 1900)):
        usual, projected = (poses(table, ViewOptions(projector=on), size) for on in (False, True))
        assert projected.unit * ViewOptions(projector=True).index >= 1.25 * usual.unit * ViewOptions().index


LONG_SUITS = "N:KQ.KQJ.KQJ.KQJT3 AT98765432.A.A.A J.T98.T987.98765 .765432.65432.42"
"""West has six hearts, East ten spades."""


@pytest.mark.parametrize("size", [(700, 500), (860, 500), (1400, 800)])
def test_a_second_line_of_a_suit_begins_further_in_than_any_suit(size: tuple[float, float]) -> None:
    table = at(LONG_SUITS, "3NT N").table
    shown = poses(table, ViewOptions(), size).cards
    for seat in (Seat.E, Seat.W):
        lines: dict[float, list[Card]] = {}
        for card in sorted_for_display(table.hands[seat]):
            lines.setdefault(round(shown[card].box.y, 3), []).append(card)
        first = {
            suit: min(y for y, cards in lines.items() if cards[0].suit is suit)
            for suit in Suit
            if table.holds(seat, suit)
        }
        edge = min(shown[cards[0]].box.x for cards in lines.values())
        for y, cards in lines.items():
            assert len({card.suit for card in cards}) == 1
            assert (shown[cards[0]].box.x == pytest.approx(edge)) == (y == first[cards[0].suit])

"""Spots, rings and arrows on tables of other sizes and shapes than the one they were drawn on."""

from __future__ import annotations

from math import dist

import pytest

from bridgetable.cards.card import Card
from bridgetable.cards.seat import BySeat, Seat
from bridgetable.table.state import Table
from bridgetable.ui.kit.box import Box
from bridgetable.ui.session.shown import HandView, ViewOptions
from bridgetable.ui.table.elements import Layout, Place, index_box
from bridgetable.ui.table.poses import poses
from bridgetable.ui.wall.pointing import (
    Arrow,
    Ring,
    TablePoint,
    arrow_outline,
    middle_of,
    place_of,
    ring_box,
    table_point_at,
)
from tests.ui.played import fresh, played

WINDOW, WALL = (864, 640), (1920, 805)
SIZES = [WINDOW, WALL, (620, 480), (3840, 1610), (1024, 573)]


def tables() -> list[Table]:
    return [played(fresh(declarer=declarer), cards) for declarer in Seat for cards in (0, 3, 22)]


def on_wall(table: Table, size: tuple[int, int] = WALL, bottom: Seat = Seat.S) -> Layout:
    return poses(table, ViewOptions(projector=True, bottom=bottom), size)


def in_window(table: Table, bottom: Seat = Seat.S) -> Layout:
    return poses(table, ViewOptions(bottom=bottom), WINDOW)


def seen_at(layout: Layout, x: float, y: float) -> Card | None:
    """The card on top at this point."""
    here = [(pose.z, card) for card, pose in layout.cards.items() if pose.box.contains(Box(x, y, 0, 0))]
    return max(here)[1] if here else None


@pytest.mark.parametrize("bottom", list(Seat))
def test_a_spot_on_a_card_is_on_the_same_card_of_every_table(bottom: Seat) -> None:
    for table in tables():
        window, walls = in_window(table, bottom), [on_wall(table, size, bottom) for size in SIZES]
        for card, pose in window.cards.items():
            if pose.place is Place.QUITTED:
                continue
            corner = index_box(pose, ViewOptions().index).centre
            spot = table_point_at(window, *corner)
            assert spot.card is card
            for wall in walls:
                assert seen_at(wall, *place_of(wall, spot)) is card


def test_every_point_of_the_table_is_found_again_and_lies_inside_on_others() -> None:
    for table in tables():
        window, walls = in_window(table), [on_wall(table, size) for size in SIZES]
        for x in range(0, WINDOW[0] + 1, 36):
            for y in range(0, WINDOW[1] + 1, 40):
                spot = table_point_at(window, x, y)
                assert dist(place_of(window, spot), (x, y)) < 0.01
                for wall in walls:
                    found = place_of(wall, spot)
                    if window.area.contains(Box(x, y, 0, 0)):
                        assert wall.area.contains(Box(*found, 0, 0))


def test_a_spot_on_a_plate_or_the_mat_stays_there() -> None:
    table = played(fresh(), 22)
    window, wall = in_window(table), on_wall(table)
    for seat in Seat:
        spot = table_point_at(window, *window.plates[seat].centre)
        assert wall.plates[seat].contains(Box(*place_of(wall, spot), 0, 0))
    free = window.mat.x + 4, window.mat.bottom - 4
    assert wall.mat.contains(Box(*place_of(wall, table_point_at(window, *free)), 0, 0))


def test_a_ring_is_around_what_is_seen_of_its_card_and_no_other_index() -> None:
    for table in tables():
        for layout, index in ((in_window(table), 0.4), (on_wall(table), 0.545)):
            for card, pose in layout.cards.items():
                if pose.place is Place.QUITTED:
                    continue
                ring, _ = ring_box(layout, Ring(middle_of(card)))
                assert pose.box.shrunk(-0.04 * layout.unit).contains(ring)
                own = index_box(pose, index)
                for other, at in layout.cards.items():
                    if other is not card and at.place is not Place.QUITTED:
                        assert not ring.contains(index_box(at, index), 0.1 * layout.unit), (card, other)
                assert ring.contains(own, 0.12 * layout.unit), card


def test_a_ring_on_a_plate_is_around_the_plate_and_elsewhere_a_circle() -> None:
    layout = in_window(fresh())
    plate = layout.plates[Seat.E]
    ring, _ = ring_box(layout, Ring(table_point_at(layout, *plate.centre)))
    assert ring.contains(plate) and ring.width < plate.width + layout.unit
    point = (layout.mat.x + 5, layout.mat.y + 5)
    circle, corner = ring_box(layout, Ring(table_point_at(layout, *point)))
    assert circle.centre == pytest.approx(point) and circle.width == circle.height == 2 * corner


def test_an_arrow_ends_at_its_point_whatever_its_length_and_direction() -> None:
    layout = in_window(fresh())
    middle = table_point_at(layout, *layout.mat.centre)
    for dx, dy in ((200, 0), (-150, 90), (0, -180), (12, 5), (2, 0), (-1, 1)):
        x, y = layout.mat.centre
        outline = arrow_outline(layout, Arrow(middle, table_point_at(layout, x + dx, y + dy)))
        assert len(outline) == 7
        assert outline[3] == pytest.approx((x + dx, y + dy), abs=0.01)
        assert all(dist(corner, (x, y)) <= dist((dx, dy), (0, 0)) + layout.unit / 2 for corner in outline)
    assert arrow_outline(layout, Arrow(middle, middle)) == ()


def test_a_card_that_is_no_more_on_the_table_is_no_error() -> None:
    table = fresh()
    layout = in_window(table)
    card = min(table.deal.north)
    bare = poses(fresh(deal="N:2... 3... 4... 5..."), ViewOptions(), WINDOW)
    assert card not in bare.cards or card in layout.cards
    spot = TablePoint(0.5, 0.5, max(table.deal.north - bare.cards.keys()))
    assert place_of(bare, spot) == pytest.approx(bare.area.centre)
    assert ring_box(bare, Ring(spot))[0].contains(bare.area)


def test_spots_follow_their_cards_when_a_hand_is_hidden() -> None:
    table = fresh()
    hidden = poses(table, ViewOptions(hands=BySeat.of(lambda _: HandView.HIDDEN)), WINDOW)
    for card in table.deal.west:
        assert hidden.cards[card].box.contains(Box(*place_of(hidden, middle_of(card)), 0, 0))

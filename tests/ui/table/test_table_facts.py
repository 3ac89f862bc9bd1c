"""How the table shows irregular plays, at every size and in both languages."""

from __future__ import annotations

import pytest
from pytestqt.qtbot import QtBot

from bridgetable.cards.card import Card, Suit
from bridgetable.cards.notation import card_of
from bridgetable.cards.seat import Seat
from bridgetable.table import events as e
from bridgetable.table import restriction as r
from bridgetable.table.evolve import evolve
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import ExposedCard, SeveralCards, Status
from bridgetable.table.state import Table
from bridgetable.ui.session.shown import ViewOptions
from bridgetable.ui.table.elements import Layout, Place
from bridgetable.ui.table.poses import poses
from bridgetable.ui.table.scene import TableScene
from bridgetable.ui.table.signs import SignItem
from bridgetable.ui.table.text import spoken_table
from bridgetable.words.catalogue import Words
from bridgetable.words.languages import LANGUAGES
from bridgetable.words.moment import restraint_words
from tests.each import for_each
from tests.situations import POZNAN, at
from tests.ui.played import fresh, played, with_penalty_cards
from tests.ui.table.test_poses import SIZES, assert_indices_free, lie

VIEWS = (ViewOptions(), ViewOptions(projector=True))
WIDE = [size for size in SIZES if size[0] >= 1024]


def joined(table: Table, seat: Seat, cards: int = 1) -> Table:
    """So many more cards of this player lie with the one he has played."""
    for card in sorted(table.hands[seat])[:cards]:
        table = evolve(table, e.CardJoined(seat, card, table.open_trick))
    return table


def everywhere(table: Table) -> list[tuple[Layout, ViewOptions]]:
    return [(poses(table, view, size), view) for view in VIEWS for size in WIDE]


def assert_all_inside(layout: Layout, table: Table) -> None:
    assert layout.cards.keys() == {card for hand in table.deal for card in hand}
    for pose in layout.cards.values():
        assert layout.area.contains(pose.box)
        if pose.place is Place.QUITTED:
            assert layout.rows[pose.seat.side].box.contains(pose.box)
        else:
            assert pose.place is Place.HAND or layout.mat.contains(pose.box)
    assert all(layout.mat.contains(tag.box) for tag in layout.tags)


# -- two cards of one player -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("declarer", list(Seat))
@pytest.mark.parametrize("several", [*((seat,) for seat in Seat), (Seat.N, Seat.E), (Seat.W, Seat.S)])
def test_two_cards_of_one_player_can_both_be_read(declarer: Seat, several: tuple[Seat, ...]) -> None:
    table = played(fresh(declarer=declarer), 7)
    played_to = table.trick(2)
    assert played_to is not None
    for seat in set(several) & played_to.players:
        table = joined(table, seat)
    for layout, view in everywhere(table):
        assert_all_inside(layout, table)
        assert_indices_free(list(lie(layout, Place.TRICK).values()), view.index)


def test_three_cards_at_once_can_all_be_read() -> None:
    table = joined(played(fresh(), 5), played(fresh(), 4).turn or Seat.N, 2)
    for layout, view in everywhere(table):
        assert_all_inside(layout, table)
        if not view.projector:
            assert_indices_free(list(lie(layout, Place.TRICK).values()), view.index)


@pytest.mark.parametrize("seat", list(Seat))
def test_penalty_cards_give_way_to_a_second_card(seat: Seat) -> None:
    start = played(fresh(declarer=seat.left), 7)
    trick = start.trick(2)
    assert trick is not None
    if seat not in trick.players:
        start = played(fresh(declarer=seat.left), 8)
    table = joined(with_penalty_cards(start, (seat,), 2), seat)
    for layout, view in everywhere(table):
        assert_indices_free([*lie(layout, Place.PENALTY).values(), *lie(layout, Place.TRICK).values()], view.index)


def test_the_mark_of_several_cards_covers_none_of_them() -> None:
    table = joined(played(fresh(), 5), played(fresh(), 4).turn or Seat.N)
    trick = table.trick(2)
    assert trick is not None
    culprit = trick.leader
    table = evolve(table, e.Infringed(SeveralCards(culprit, 2, trick.cards_of(culprit))))
    for layout, view in everywhere(table):
        if view.projector:
            continue
        (mark,) = layout.marks
        for card in trick.cards_of(culprit):
            pose = layout.cards[card]
            assert not mark.overlaps(type(mark)(pose.box.x, pose.box.y, 0.4 * layout.unit, 0.8 * layout.unit))


# -- what lies elsewhere -----------------------------------------------------------------------------------------------


def test_a_lead_face_down_lies_in_the_middle_and_not_in_the_hand() -> None:
    table = at(POZNAN, "4S S").do("down W CJ").table
    for layout, _ in everywhere(table):
        assert_all_inside(layout, table)
        pose = layout.cards[card_of("CJ")]
        assert pose.place is Place.FACE_DOWN and not pose.face_up and len(lie(layout, Place.HAND, Seat.W)) == 12
        assert [tag.key for tag in layout.tags] == ["face-down"] and pose.box.contains(layout.tags[0].box)
    assert poses(at(POZNAN, "4S S").do("down W CJ", "up W").table, VIEWS[0], (800, 600)).tags == ()


@pytest.mark.parametrize("seat", [Seat.W, Seat.N])
def test_a_card_led_to_the_next_trick_is_tagged(seat: Seat) -> None:
    table = at(POZNAN, "4S S").do("WCJ NCA EC2").table
    card = min(table.hands[seat])
    table = evolve(table, e.CardPlayed(seat, card, 2))
    for layout, view in everywhere(table):
        assert_all_inside(layout, table)
        pose = layout.cards[card]
        (tag,) = layout.tags
        assert pose.place is Place.AHEAD and (tag.key, tag.trick) == ("ahead", 2) and pose.box.contains(tag.box)
        trick = list(lie(layout, Place.TRICK).values())
        assert len(trick) == 3
        assert_indices_free([*trick, pose], view.index)
        assert layout.awaited is not None and not pose.box.overlaps(layout.awaited)


def test_an_omitted_card_is_shown_while_the_trick_lies_there() -> None:
    table = at(POZNAN, "4S S").do("WCJ NCA", "omit E").table
    layout = poses(table, VIEWS[0], (800, 600))
    (tag,) = layout.tags
    assert tag.key == "omitted" and not any(pose.box.overlaps(tag.box) for pose in lie(layout, Place.TRICK).values())
    assert not poses(at(POZNAN, "4S S").do("WCJ NCA", "omit E", "SC3 NCK").table, VIEWS[0], (800, 600)).tags


def test_a_card_shown_lies_before_its_owner_until_the_director_rules() -> None:
    table = evolve(played(fresh(), 7), e.CardExposed(Seat.E, card := shown_card(), True))
    table = evolve(table, e.Infringed(ExposedCard(Seat.E, 2, card, True)))
    for layout, _ in everywhere(table):
        assert_all_inside(layout, table)
        pose = layout.cards[card]
        assert pose.place is Place.SHOWN and pose.face_up and [tag.key for tag in layout.tags] == ["shown"]
        assert not layout.tags[0].box.overlaps(pose.box)
    ruled = evolve(table, e.Settled(IrregularityId(0), Status.CORRECTED))
    assert poses(ruled, VIEWS[0], (800, 600)).cards[card].place is Place.HAND
    penalty = evolve(ruled, e.PenaltyCardLaid(r.PenaltyCard(Seat.E, card, True, 2)))
    assert poses(penalty, VIEWS[0], (800, 600)).cards[card].place is Place.PENALTY


def shown_card() -> Card:
    return max(played(fresh(), 7).hands[Seat.E])


def test_a_penalty_card_and_one_just_shown_lie_side_by_side() -> None:
    table = with_penalty_cards(played(fresh(), 7), (Seat.E,))
    table = evolve(table, e.CardExposed(Seat.E, shown_card(), True))
    for layout, view in everywhere(table):
        faced = [*lie(layout, Place.PENALTY).values(), *lie(layout, Place.SHOWN).values()]
        assert len(faced) == 2 and len(layout.badges) == len(layout.tags) == 1
        assert_indices_free([*faced, *lie(layout, Place.TRICK).values()], view.index)


def test_declarer_and_dummy_change_places() -> None:
    table = at(POZNAN, "4S S").do("ED3").table
    assert not table.spread
    table = evolve(table, e.DeclarerChanged(Seat.N))
    layout = poses(table, VIEWS[0], (1024, 700))
    north, south = lie(layout, Place.HAND, Seat.N), lie(layout, Place.HAND, Seat.S)
    assert len({pose.box.y for pose in north.values()}) == 1 and len({pose.box.y for pose in south.values()}) > 1


# -- what is said of it ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fact_has_a_label_and_a_spoken_sentence(qtbot: QtBot, language: str) -> None:
    words = Words.of(language, strict=True)
    tables = [
        at(POZNAN, "4S S").do(*texts).table
        for texts in (("down W CJ",), ("WCJ NCA", "omit E"), ("WCJ NCA EC2 SC3", "face W D7"))
    ]
    tables.append(evolve(at(POZNAN, "4S S").do("WCJ NCA EC2").table, e.CardPlayed(Seat.N, card_of("HQ"), 2)))
    scene = TableScene(words)
    scene.set_size(1024, 700)
    plain = spoken_table(at(POZNAN, "4S S").table, words)
    for table in tables:
        scene.show_table(table, frozenset())
        assert scene.current_layout is not None and scene.current_layout.tags
        assert any(isinstance(item, SignItem) and item.isVisible() for item in scene.items())
        assert len(spoken_table(table, words)) > len(plain)


@for_each(
    ("restriction", "text"),
    [
        (r.PlayHighest(Seat.E, Suit.CLUBS, 1), "highest ♣"),
        (r.PlayLowest(Seat.E, Suit.CLUBS, 1), "lowest ♣"),
        (r.PlayRequired(Seat.E, Suit.HEARTS, 1), "only ♥"),
        (r.PlayForbidden(Seat.E, Suit.HEARTS, 1), "no ♥"),
        (r.CardNamedToPlay(Seat.E, card_of("C2"), 1), "♣2"),
        (r.CardChosen(Seat.E, card_of("C2"), 1), "♣2"),
        (r.AnotherCard(Seat.E, card_of("C8"), 1), "not ♣8"),
        (r.LeadFrom(Seat.E, 1), "from here"),
        (r.LeadForbidden(Seat.E, (Suit.HEARTS, Suit.CLUBS), 1), "no ♥ and ♣"),
        (r.LeadFree(Seat.E, 1), ""),
    ],
)
def test_the_plate_shows_restrictions_on_its_player(restriction: r.Restriction, text: str) -> None:
    table = evolve(at(POZNAN, "4S S").do("WCJ NCA").table, e.Restricted(restriction))
    assert ", ".join(restraint_words(table, Seat.E, Words.of("en", strict=True))) == text
    assert bool(restraint_words(table, Seat.E, Words.of("it", strict=True))) is bool(text)
    assert not restraint_words(table, Seat.S, Words.of("en", strict=True))

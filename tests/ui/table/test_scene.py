"""The scene shows a table with one item for each card; a step is animated, a jump is not."""

from typing import Any

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF, Qt
from PySide6.QtWidgets import QGraphicsItem
from pytestqt.qtbot import QtBot

from bridgetable.cards.card import PACK
from bridgetable.cards.notation import card_of
from bridgetable.cards.seat import BySeat, Seat
from bridgetable.table.state import Table
from bridgetable.ui.session.shown import HandView, Speed, ViewOptions
from bridgetable.ui.table.card_item import CardItem
from bridgetable.ui.table.elements import Place
from bridgetable.ui.table.scene import TableScene
from bridgetable.ui.table.text import plate_text, spoken_table
from bridgetable.words.catalogue import Words
from tests.situations import POZNAN, at
from tests.ui.played import ENDING, corrected_revoke, fresh, played, regular, with_penalty_cards
from tests.ui.waiting import until

ENGLISH, ITALIAN = Words.of("en", strict=True), Words.of("it", strict=True)


@pytest.fixture
def scene(qtbot: QtBot) -> TableScene:
    made = TableScene(ENGLISH)
    made.set_size(800, 600)
    return made


def show(scene: TableScene, table: Table, animate: bool = False) -> None:
    scene.show_table(table, regular(table), animate)


def all_in_place(scene: TableScene) -> bool:
    visible = [item for item in scene.cards.values() if item.isVisible()]
    return all(item.pos() == item.target_pos() and item.scale() == 1 for item in visible)


def test_each_card_keeps_one_item(scene: TableScene) -> None:
    items = [item for item in scene.items() if type(item) is CardItem]
    assert len(items) == 52
    for cards in (0, 22, 52, 5):
        show(scene, played(fresh(), cards))
    assert [item for item in scene.items() if type(item) is CardItem] == items
    assert all(item.isVisible() for item in items)


def test_cards_not_dealt_are_not_shown(scene: TableScene) -> None:
    show(scene, fresh())
    show(scene, fresh(deal=ENDING))
    assert sum(1 for item in scene.cards.values() if item.isVisible()) == 16


def test_a_jump_places_cards_at_once(scene: TableScene) -> None:
    show(scene, fresh())
    show(scene, played(fresh(), 30))
    assert not scene.moving_cards
    assert all_in_place(scene)


def test_a_step_animates_its_card(scene: TableScene, qtbot: QtBot) -> None:
    show(scene, played(fresh(), 1))
    show(scene, played(fresh(), 2), animate=True)
    assert scene.moving_cards
    assert not all_in_place(scene)
    until(qtbot, lambda: not scene.moving_cards)
    assert all_in_place(scene)


def test_nothing_is_animated_when_animation_is_off(scene: TableScene) -> None:
    scene.set_options(ViewOptions(speed=Speed.OFF))
    show(scene, played(fresh(), 1))
    show(scene, played(fresh(), 2), animate=True)
    assert not scene.moving_cards
    assert all_in_place(scene)


def test_a_second_step_does_not_wait_for_the_first(scene: TableScene, qtbot: QtBot) -> None:
    for cards in (1, 2, 3, 4):
        show(scene, played(fresh(), cards), animate=cards > 1)
    show(scene, played(fresh(), 3))
    assert not scene.moving_cards
    assert all_in_place(scene)


def test_in_other_words_a_card_in_somebodys_hand_stays_there(scene: TableScene) -> None:
    show(scene, fresh())
    item = scene.cards[card_of("HA")]
    scene.drag_card(item, QPointF(7, 9))
    scene.prepare(Words.of("it"), scene.options)
    show(scene, fresh())
    assert item.pos() == QPointF(7, 9)
    scene.return_card(item)
    show(scene, played(fresh(), 1))
    show(scene, fresh())
    assert all_in_place(scene)


def test_a_new_size_updates_the_layout_at_once(scene: TableScene) -> None:
    show(scene, played(fresh(), 1))
    show(scene, played(fresh(), 2), animate=True)
    scene.set_size(1280, 800)
    assert all_in_place(scene)


def dimmed(scene: TableScene) -> set[object]:
    return {card for card, item in scene.cards.items() if item._overlay}


def test_unlawful_cards_of_the_hand_on_turn_are_dimmed(scene: TableScene) -> None:
    table = played(fresh(), 1)
    show(scene, table)
    assert table.turn is not None
    assert dimmed(scene) == table.hands[table.turn] - regular(table)


def test_without_lawful_cards_nothing_is_dimmed(scene: TableScene) -> None:
    scene.show_table(played(fresh(), 1), frozenset())
    assert not dimmed(scene)


def test_with_other_lawful_cards_others_are_dimmed_at_the_same_table(scene: TableScene) -> None:
    table = played(fresh(), 1)
    show(scene, table)
    assert table.turn is not None
    held = table.hands[table.turn]
    card = min(held - regular(table))
    scene.show_table(table, frozenset({card}))
    assert dimmed(scene) == held - {card}


@pytest.mark.parametrize("changes", [{"dark": True}, {"contrast": True}, {"four_colours": False}, {"indices": "RDFA"}])
def test_other_options_reach_cards_that_stay_where_they_are(scene: TableScene, changes: dict[str, Any]) -> None:
    show(scene, played(fresh(), 5))
    before = {card: (item._style, item._colours, item.pos()) for card, item in scene.cards.items()}
    scene.set_options(replace(scene.options, **changes))
    styles = {(item._style, item._colours) for item in scene.cards.values()}
    assert len(styles) == 1 and styles != {each[:2] for each in before.values()}
    assert {card: item.pos() for card, item in scene.cards.items()} == {card: each[2] for card, each in before.items()}


def test_backs_are_not_dimmed(scene: TableScene) -> None:
    scene.set_options(ViewOptions(hands=BySeat.of(lambda _: HandView.HIDDEN)))
    show(scene, played(fresh(), 2))
    assert not dimmed(scene)


def test_a_preview_shows_another_table_until_it_ends(scene: TableScene) -> None:
    now, then = played(fresh(), 5), played(fresh(), 7)
    show(scene, now)
    before = {card: item.pos() for card, item in scene.cards.items()}
    scene.preview(then)
    marked = {card for card, item in scene.cards.items() if item._outline is Qt.PenStyle.DashLine}
    assert marked == {card for seat in Seat for card in now.hands[seat] - then.hands[seat]}
    scene.preview(None)
    assert {card: item.pos() for card, item in scene.cards.items()} == before
    assert not any(item._outline is Qt.PenStyle.DashLine for item in scene.cards.values())


def test_ghosts_and_badges_come_and_go(scene: TableScene) -> None:
    show(scene, corrected_revoke(played(fresh(), 28)))
    extra: list[QGraphicsItem] = [i for i in scene.items() if i.isVisible() and i not in scene.cards.values()]
    show(scene, fresh())
    assert len([i for i in scene.items() if i.isVisible() and i not in scene.cards.values()]) < len(extra)
    assert scene.current_layout is not None
    assert not scene.current_layout.ghosts


def test_the_plate_shows_roles_and_turn() -> None:
    table = played(fresh(), 1)
    north, south, west = (plate_text(table, seat, ENGLISH) for seat in (Seat.N, Seat.S, Seat.W))
    assert north.letter == "N"
    assert [role.text for role in north.roles] == ["dummy", "dealer"]
    assert north.turn == "to play"
    assert [role.text for role in south.roles] == ["declarer"]
    assert not south.turn
    assert west.vulnerability == "not vulnerable"
    ovest = plate_text(table, Seat.W, ITALIAN)
    assert (ovest.letter, ovest.name, ovest.vulnerability) == ("O", "Ovest", "in prima")


def test_the_plate_shows_who_is_asked_and_nobody_is_on_turn_before_he_decides() -> None:
    table = corrected_revoke(played(fresh(), 28))
    plates = {seat: plate_text(table, seat, ITALIAN) for seat in Seat}
    assert [seat for seat in Seat if plates[seat].asked] == list(table.agenda[0].to)
    assert not any(plates[seat].turn for seat in Seat)


@pytest.mark.parametrize("words", [ENGLISH, ITALIAN])
def test_the_spoken_text_names_trick_penalty_cards_and_turn(words: Words) -> None:
    table = with_penalty_cards(played(fresh(), 6), (Seat.E,))
    text = spoken_table(table, words)
    trick = table.trick(2)
    assert trick is not None
    for play in trick.plays:
        assert words.name(play.card) in text
    assert words.name(table.penalty_cards[0].card) in text
    assert table.turn is not None
    assert words.name(table.turn) in text


def test_every_card_of_the_pack_has_its_item(scene: TableScene) -> None:
    assert scene.cards.keys() == set(PACK)
    show(scene, fresh())
    assert scene.current_layout is not None
    assert all(pose.place is Place.HAND for pose in scene.current_layout.cards.values())


def test_no_one_is_shown_as_asked_while_a_replacement_is_owed() -> None:
    table = at(POZNAN, "4S S").do("WCJ NCA EC2 SC3 NCK EC4 SC5 WCT NCQ EC8 SDJ WS6", "director W").table
    assert table.owing is Seat.S and table.agenda
    assert [seat for seat in Seat if plate_text(table, seat, ENGLISH).asked] == []


def test_declarer_is_shown_as_asked_about_a_penalty_card() -> None:
    table = at(POZNAN, "4S S").do("expose E HA", "director S").table
    assert [seat for seat in Seat if plate_text(table, seat, ENGLISH).asked] == [Seat.S]

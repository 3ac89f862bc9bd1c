"""Words on the seat plates do not overlap, whatever is shown, at every size and in both languages."""

from itertools import combinations

import pytest
from msgspec.structs import replace
from pytestqt.qtbot import QtBot

from bridgetable.cards.board import Board
from bridgetable.cards.card import Suit
from bridgetable.cards.seat import BySeat, Seat
from bridgetable.laws.law62 import OFFENDER_MAY_CHANGE
from bridgetable.table.events import Asked, Infringed, Restricted, Settled
from bridgetable.table.evolve import evolve, evolve_all
from bridgetable.table.first import first_table
from bridgetable.table.identity import IrregularityId
from bridgetable.table.irregularity import Revoke, Status
from bridgetable.table.question import AffectedCard
from bridgetable.table.restriction import PlayLowest
from bridgetable.table.state import Table
from bridgetable.ui.kit.box import Box
from bridgetable.ui.session.shown import ViewOptions
from bridgetable.ui.table.plate_words import PlacedWord
from bridgetable.ui.table.plates import SeatPlate
from bridgetable.ui.table.scene import TableScene
from bridgetable.ui.table.text import plate_text
from bridgetable.words.catalogue import Words
from tests.spread import spread
from tests.ui.played import corrected_revoke, fresh, played

ROOMS = [
    (560, 430),
    (560, 560),
    (700, 560),
    (816, 570),
    (1024, 700),
    (1280, 800),
    (1456, 890),
    (1920, 1080),
    (3840, 2160),
]
LANGUAGES = {"en": Words.of("en", strict=True), "it": Words.of("it", strict=True)}


def tables() -> list[Table]:
    """Boards of every dealer and vulnerability, every declarer, with somebody asked and somebody to play."""
    found = []
    for number in (1, 4, 6, 7):
        for declarer in Seat:
            like = fresh(declarer=declarer)
            start = first_table(like.edition, Board.numbered(number), like.deal, like.contract)
            found += [start, played(start, 50), corrected_revoke(played(start, 28))]
            asked = played(start, 9)
            seat = asked.turn or declarer
            led = asked.tricks[-1].plays[0]
            revoke = Revoke(led.seat, asked.open_trick, led.card, frozenset())
            asked = evolve_all(asked, (Infringed(revoke), Settled(IrregularityId(0), Status.CORRECTED)))
            about = AffectedCard(seat, led.card, asked.open_trick, IrregularityId(0))
            found.append(evolve(asked, Asked(OFFENDER_MAY_CHANGE.question(asked, (seat,), about))))
            bound = PlayLowest(asked.turn or declarer, Suit.CLUBS, asked.open_trick)
            found.append(evolve(asked, Restricted(bound)))
    return found


def assert_apart(plate: SeatPlate, box: Box) -> None:
    whole = Box(0, 0, box.width, box.height)
    assert all(whole.contains(placed.box) for placed in plate.placed)
    assert all(not one.box.overlaps(other.box) for one, other in combinations(plate.placed, 2))


@pytest.mark.deep
@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_words_on_a_plate_do_not_overlap(language: str, room: tuple[int, int], qtbot: QtBot) -> None:
    scene = TableScene(LANGUAGES[language])
    scene.set_size(*room)
    for options in (ViewOptions(), ViewOptions(projector=True)):
        scene.set_options(options)
        for table in spread(tables(), 12, ROOMS.index(room)):
            scene.show_table(table, frozenset())
            assert scene.current_layout is not None
            for seat, plate in scene.plates.items():
                assert_apart(plate, scene.current_layout.plates[seat])
                assert all(placed.pixels >= 8 for placed in plate.placed)


def on_plate(table: Table, seat: Seat, words: Words, room: tuple[int, int]) -> list[PlacedWord]:
    scene = TableScene(words)
    scene.set_size(*room)
    scene.show_table(table, frozenset())
    return scene.plates[seat].placed


def test_the_least_important_words_are_dropped_first(qtbot: QtBot) -> None:
    table = played(fresh(), 1)
    scene = TableScene(LANGUAGES["it"])
    scene.set_size(1024, 700)
    scene.show_table(table, frozenset())
    plate, box = scene.plates[Seat.N], scene.plates[Seat.N].boundingRect()
    shown = plate.plate
    assert shown is not None
    said = []
    for width in range(round(box.width()), 60, -4):
        plate.show_plate(replace(shown, box=Box(0, 0, width, 28)))
        assert_apart(plate, Box(0, 0, width, 28))
        said.append({placed.word.text for placed in plate.placed})
    order = ["in prima", "0 prese", "mazziere", "di turno"]
    gone = [next(n for n, words in enumerate(said) if word not in words) for word in order]
    assert gone == sorted(gone)
    assert "M" in said[gone[-1]]
    assert plate.toolTip() == "Nord: di turno, morto, mazziere, in prima, 0 prese"


@pytest.mark.parametrize("room", [room for room in ROOMS if room[0] >= 1900])
def test_nothing_is_dropped_where_everything_fits(room: tuple[int, int], qtbot: QtBot) -> None:
    said = {placed.word.text for placed in on_plate(played(fresh(), 1), Seat.N, LANGUAGES["it"], room)}
    assert said == {"Nord", "di turno", "morto", "mazziere", "in prima", "0 prese"}


PLAYERS = BySeat("Bo", "Massimiliano Alessandro Di Franco-Sementa", "W" * 5000, '<img src="/dev/zero"> \u202eX\nY')


@pytest.mark.parametrize("room", [ROOMS[0], ROOMS[3], ROOMS[5], ROOMS[7]])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_name_of_a_player_takes_no_word_from_the_plate_but_that_of_the_seat(
    language: str, room: tuple[int, int], qtbot: QtBot
) -> None:
    words = LANGUAGES[language]
    scene, seen = TableScene(words), set[str]()
    scene.set_size(*room)
    for table in tables()[5:15]:
        scene.show_table(table, frozenset())
        nameless = {seat: {each.word.text for each in plate.placed} for seat, plate in scene.plates.items()}
        scene.show_table(replace(table, names=PLAYERS), frozenset())
        assert scene.current_layout is not None
        for seat, plate in scene.plates.items():
            said = {each.word.text for each in plate.placed}
            assert nameless[seat] - said <= {words.name(seat)}
            seen |= said - nameless[seat]
            assert_apart(plate, scene.current_layout.plates[seat])
    assert "Bo" in seen and all(text == "Bo" or text.endswith("…") or text.startswith("<img") for text in seen)


def test_the_name_of_a_player_is_whole_where_there_is_room_and_in_the_tooltip(qtbot: QtBot) -> None:
    table = replace(played(fresh(), 1), names=PLAYERS)
    rosa = replace(table, names=PLAYERS.replacing(Seat.E, "Rosa Re"))
    said = {each.word.text for each in on_plate(rosa, Seat.E, LANGUAGES["it"], (3840, 2160))}
    assert said == {"Est", "Rosa Re", "in prima", "0 prese"}
    scene = TableScene(LANGUAGES["it"])
    scene.set_size(560, 430)
    scene.show_table(table, frozenset())
    assert scene.plates[Seat.E].toolTip().startswith(f"Est, {PLAYERS.east}: ")
    assert scene.plates[Seat.W].toolTip().startswith("<qt>Ovest, &lt;img src=&quot;/dev/zero&quot;&gt; \ufffdX Y: ")


@pytest.mark.parametrize("room", [room for room in ROOMS if room[0] >= 700])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_plate_says_what_its_player_is_to_do(language: str, room: tuple[int, int], qtbot: QtBot) -> None:
    words = LANGUAGES[language]
    told = set()
    for declarer in Seat:
        start = fresh(declarer=declarer)
        for table in (played(start, 9), corrected_revoke(played(start, 28))):
            for seat in Seat:
                turn = plate_text(table, seat, words).turn
                said = {placed.word.text for placed in on_plate(table, seat, words, room)}
                assert not turn or turn in said, (seat, said)
                told.add(turn)
    assert words.text("table-turn") in told

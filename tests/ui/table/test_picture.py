"""Images of the table, rendered without a window."""

import pytest
from PySide6.QtGui import QColor, QImage
from pytestqt.qtbot import QtBot

from bridgetable.ui.drawing.colours import DARK, FOUR_COLOURS, LIGHT
from bridgetable.ui.session.shown import ViewOptions
from bridgetable.ui.table.picture import render_table
from bridgetable.words.catalogue import Words
from tests.ui.played import corrected_revoke, fresh, played, unnoticed_revoke

ITALIAN = Words.of("it", strict=True)
pytestmark = pytest.mark.usefixtures("qtbot")


def colours(image: QImage) -> set[str]:
    return {image.pixelColor(x, y).name() for x in range(0, image.width(), 2) for y in range(0, image.height(), 2)}


@pytest.mark.parametrize("size", [(620, 480), (1280, 800)])
def test_all_suits_are_in_the_picture(size: tuple[int, int]) -> None:
    image = render_table(fresh(), ITALIAN, size, ViewOptions())
    assert (image.width(), image.height()) == size
    assert set(FOUR_COLOURS.values()) <= colours(image)


def test_dark_is_dark(qtbot: QtBot) -> None:
    for options, colours in ((ViewOptions(), LIGHT), (ViewOptions(dark=True), DARK)):
        at_edge, cloth = render_table(fresh(), ITALIAN, (620, 480), options).pixelColor(1, 1), QColor(colours.mat)
        assert abs(at_edge.hue() - cloth.hue()) < 8 and at_edge.lightness() < cloth.lightness()
        assert cloth.lightness() - at_edge.lightness() < 40


def test_the_same_table_gives_the_same_picture() -> None:
    table = corrected_revoke(played(fresh(), 28))
    one, other = (render_table(table, ITALIAN, (800, 600), ViewOptions()) for _ in range(2))
    assert one == other


def test_the_projector_hides_unnoticed_irregularities() -> None:
    clean = played(fresh(), 22)
    table = unnoticed_revoke(clean, 6, 1)

    def drawn(projector: bool) -> tuple[QImage, QImage]:
        options = ViewOptions(projector=projector)
        first, second = (render_table(t, ITALIAN, (800, 600), options) for t in (clean, table))
        return first, second

    assert drawn(True)[0] == drawn(True)[1]
    assert drawn(False)[0] != drawn(False)[1]

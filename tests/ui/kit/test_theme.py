"""The themes: every text of high contrast stands out from its ground by 7 to 1, computed over palette and style."""

from __future__ import annotations

import re

import pytest
from PySide6.QtGui import QPalette
from PySide6.QtWidgets import QSpinBox
from pytestqt.qtbot import QtBot

from bridgetable.ui.kit.theme import CONTRAST_RULES, application_palette, apply_theme, style_sheet
from tests.each import for_each
from tests.ui.contrast import ENOUGH, contrast

ROLES = [
    ("WindowText", "Window"),
    ("Text", "Base"),
    ("Text", "AlternateBase"),
    ("ButtonText", "Button"),
    ("ToolTipText", "ToolTipBase"),
    ("HighlightedText", "Highlight"),
    ("PlaceholderText", "Base"),
    ("Link", "Base"),
    ("LinkVisited", "Base"),
    ("BrightText", "Base"),
    ("Highlight", "Window"),
]
RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")


@for_each(("ink", "ground"), ROLES)
def test_every_text_of_the_palette_stands_out(ink: str, ground: str) -> None:
    palette = application_palette("contrast")
    names = [palette.color(QPalette.ColorRole[role]).name() for role in (ink, ground)]
    assert contrast(*names) >= ENOUGH


def style_of(selector: str) -> dict[str, str]:
    """What the style sheet of high contrast says for a selector, later rules over earlier ones."""
    found: dict[str, str] = {}
    for selectors, rules in RULE.findall(style_sheet("contrast")):
        if selector in [" ".join(each.split()) for each in selectors.split(",")]:
            found |= {
                name.strip(): value.strip()
                for name, _, value in (rule.partition(":") for rule in rules.split(";") if rule.strip())
            }
    return found


def test_every_rule_with_ink_and_ground_stands_out() -> None:
    sheet = style_sheet("contrast")
    selectors = {" ".join(each.split()) for names, _ in RULE.findall(sheet) for each in names.split(",")}
    named = {"white": "#ffffff"}
    checked = 0
    for selector in selectors:
        rules = style_of(selector)
        ink, ground = (named.get(rules.get(name, ""), rules.get(name, "")) for name in ("color", "background"))
        if ink.startswith("#") and ground.startswith("#"):
            assert contrast(ink, ground) >= ENOUGH, selector
            checked += 1
    assert checked >= 4


@pytest.mark.parametrize("tone", ["offer", "refusal", "notice"])
def test_every_tone_of_the_caption_stands_out(tone: str) -> None:
    ground = style_of(f'#caption[tone="{tone}"]')["background"]
    assert contrast(style_of(f'#caption[tone="{tone}"] QLabel')["color"], ground) >= ENOUGH


def test_what_has_the_focus_has_a_ring() -> None:
    rings = [rules for selectors, rules in RULE.findall(CONTRAST_RULES) if ":focus" in selectors]
    assert rings and all("#ffff00" in rules for rules in rings)
    assert all(contrast("#ffff00", ground) >= ENOUGH for ground in ("#000000", "#141414"))


def test_a_number_without_buttons_is_seen(qtbot: QtBot) -> None:
    field = QSpinBox()
    field.setButtonSymbols(QSpinBox.ButtonSymbols.NoButtons)
    qtbot.addWidget(field)
    apply_theme("contrast")
    try:
        field.resize(60, 24)
        field.show()
        assert field.lineEdit().width() > 30
    finally:
        apply_theme("light")

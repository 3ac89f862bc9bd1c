"""The preferences that are saved between sessions: language, edition, elections with their answers, and view."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QLocale, QSettings

from bridgetable.laws.elections import ELECTIVES, Elective
from bridgetable.table.edition import CURRENT, Edition
from bridgetable.table.facts import Election, Elections
from bridgetable.table.text import DEFAULT_LANGUAGE
from bridgetable.ui.kit.shared_settings import saved_value
from bridgetable.ui.session.shown import Speed
from bridgetable.words.grammar import ENGLISH_INDICES, INDICES
from bridgetable.words.languages import OFFERED
from bridgetable.words.lawbook import answer_key


def answers_to(elective: Elective) -> list[tuple[str, Election | None]]:
    """Returns the message key and the value of each answer; None is what the edition says without an election.

    Of several readings the first is the usual one.
    """
    answers: list[tuple[str, Election | None]] = []
    for answer in elective.answers:
        usual = isinstance(answer, str) and not answers
        answers.append((answer_key(elective.name, answer), None if usual else answer))
    if all(answer is not None for _, answer in answers):
        answers.insert(0, ("election-none", None))
    return answers


THEMES = ("auto", "light", "dark", "contrast")
ZOOMS = (70, 80, 90, 100, 110, 125, 150, 175, 200)
"""The sizes of the letters of the window that can be chosen, in percent."""
LAYOUT = 3
"""The version of the arrangement of panels; one saved under another version is ignored, except that the version before
is read with the bidding box at the table."""


class Preferences(msgspec.Struct, frozen=True):
    """The choices made last.

    `zoom` is the size of the letters in percent, `indices` are the letters of the court cards, and `welcome` says
    whether the first page is shown at the start.
    """

    language: str = DEFAULT_LANGUAGE
    edition: Edition = CURRENT
    elections: Elections = ()
    theme: str = "auto"
    four_colours: bool = True
    speed: Speed = Speed.NORMAL
    marks: bool = True
    zoom: int = 100
    indices: str = ENGLISH_INDICES
    welcome: bool = True


def system_language() -> str:
    """Returns the language of the operating system if the program has it, else the default one."""
    code = QLocale.system().name()[:2]
    return code if code in OFFERED else DEFAULT_LANGUAGE


def read(settings: QSettings) -> Preferences:
    """Returns the saved preferences; a missing or invalid one has its default."""
    defaults = Preferences(language=system_language())
    language = saved_value(settings, "language", defaults.language)
    edition = saved_value(settings, "edition", defaults.edition.value)
    theme = saved_value(settings, "theme", defaults.theme)
    indices = saved_value(settings, "indices", defaults.indices)
    speed = saved_value(settings, "speed", defaults.speed.name)
    return Preferences(
        language=language if language in OFFERED else defaults.language,
        edition=Edition(edition) if edition in {each.value for each in Edition} else defaults.edition,
        elections=_parse_elections(saved_value(settings, "elections", "")),
        theme=theme if theme in THEMES else defaults.theme,
        four_colours=saved_value(settings, "four-colours", defaults.four_colours),
        speed=Speed[speed] if speed in Speed.__members__ else defaults.speed,
        marks=saved_value(settings, "marks", defaults.marks),
        zoom=zoom if (zoom := saved_value(settings, "zoom", defaults.zoom)) in ZOOMS else defaults.zoom,
        indices=indices if indices in INDICES else defaults.indices,
        welcome=saved_value(settings, "welcome", defaults.welcome),
    )


def _parse_elections(text: str) -> Elections:
    """Returns the elections in a text such as "43B2b=revoked screens=yes"; unknown ones are ignored."""
    pairs = (each.partition("=") for each in text.split())
    known = {elective.name: {_answer_text(answer): answer for answer in elective.answers} for elective in ELECTIVES}
    elected = {name: known[name][answer] for name, _, answer in pairs if name in known and answer in known[name]}
    return tuple(sorted(elected.items()))


def _answer_text(answer: Election) -> str:
    return answer if isinstance(answer, str) else "yes" if answer else "no"


def write(settings: QSettings, preferences: Preferences, before: Preferences | None = None) -> None:
    """Saves the preferences that are others than before; the rest may have been changed in another window."""
    was = _values(before) if before is not None else {}
    for key, value in _values(preferences).items():
        if value != was.get(key):
            settings.setValue(key, value)


def _values(preferences: Preferences) -> dict[str, object]:
    return {
        "language": preferences.language,
        "edition": preferences.edition.value,
        "elections": " ".join(f"{name}={_answer_text(answer)}" for name, answer in preferences.elections),
        "theme": preferences.theme,
        "speed": preferences.speed.name,
        "four-colours": preferences.four_colours,
        "marks": preferences.marks,
        "zoom": preferences.zoom,
        "indices": preferences.indices,
        "welcome": preferences.welcome,
    }

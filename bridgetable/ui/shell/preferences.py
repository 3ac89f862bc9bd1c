"""What is remembered from one day to the next: language, edition, looks, where the panels are."""

from __future__ import annotations

import msgspec
from PySide6.QtCore import QByteArray, QLocale, QSettings

from bridgetable.laws.elections import ELECTIVES
from bridgetable.table.edition import Edition
from bridgetable.table.facts import Election, Elections
from bridgetable.ui.session.content.view_options import Speed
from bridgetable.words.catalogue import LANGUAGES

LAYOUT = 2
"""The number of the arrangement of panels; one saved under another number is not taken up."""


class Preferences(msgspec.Struct, frozen=True):
    """What was chosen last; `theme` is "auto", "light" or "dark"."""

    language: str = "en"
    edition: Edition = Edition.E2017
    elections: Elections = ()
    theme: str = "auto"
    four_colours: bool = True
    speed: Speed = Speed.NORMAL
    marks: bool = True


def system_language() -> str:
    """The language of the machine where we have its words, else English."""
    code = QLocale.system().name()[:2]
    return code if code in LANGUAGES else "en"


def read(settings: QSettings) -> Preferences:
    """What was remembered; what is not among the choices is forgotten."""
    usual = Preferences(language=system_language())
    language = str(settings.value("language", usual.language, type=str))
    edition = str(settings.value("edition", usual.edition.value, type=str))
    theme = str(settings.value("theme", usual.theme, type=str))
    speed = str(settings.value("speed", usual.speed.name, type=str))
    return Preferences(
        language=language if language in LANGUAGES else usual.language,
        edition=Edition(edition) if edition in {each.value for each in Edition} else usual.edition,
        elections=_elected(str(settings.value("elections", "", type=str))),
        theme=theme if theme in ("auto", "light", "dark") else usual.theme,
        four_colours=bool(settings.value("four-colours", usual.four_colours, type=bool)),
        speed=Speed[speed] if speed in Speed.__members__ else usual.speed,
        marks=bool(settings.value("marks", usual.marks, type=bool)),
    )


def _elected(text: str) -> Elections:
    """What was elected, from "43B2b=revoked screens=yes"."""
    pairs = (each.partition("=") for each in text.split())
    known = {elective.name: {_word(answer): answer for answer in elective.answers} for elective in ELECTIVES}
    found = {name: known[name][word] for name, _, word in pairs if name in known and word in known[name]}
    return tuple(sorted(found.items()))


def _word(answer: Election) -> str:
    return answer if isinstance(answer, str) else "yes" if answer else "no"


def write(settings: QSettings, preferences: Preferences) -> None:
    """Remembers what is chosen now."""
    settings.setValue("language", preferences.language)
    settings.setValue("edition", preferences.edition.value)
    settings.setValue("elections", " ".join(f"{name}={_word(answer)}" for name, answer in preferences.elections))
    settings.setValue("theme", preferences.theme)
    settings.setValue("speed", preferences.speed.name)
    settings.setValue("four-colours", preferences.four_colours)
    settings.setValue("marks", preferences.marks)


def bytes_of(settings: QSettings, key: str) -> QByteArray:
    """Bytes that were remembered, such as where the panels are; empty when there are none."""
    value = settings.value(key, QByteArray(), type=QByteArray)
    return value if isinstance(value, QByteArray) else QByteArray()

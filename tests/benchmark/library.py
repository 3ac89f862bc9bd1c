"""A library of 5,000 cases: first rows, reading, a second start, a keystroke in the search, and the next case."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path
from typing import Any

from tests.benchmark.analysis import largest_gap
from tests.benchmark.figure import Figure, against_a_frame, one_frame

CASES = 5000
TYPED = "revoke 64a partner zzz"
HUNDRED_MS = 6.25
"""100 ms in frames."""


def write_cases(folder: Path) -> None:
    """Writes 5,000 cases, those shipped again and again with other titles and names."""
    from bridgetable.disk.resources import resources

    shipped = [(path, json.loads(path.read_text("utf-8"))) for path in sorted(resources().glob("cases/*/*.json"))]
    for number in range(CASES):
        path, case = shipped[number % len(shipped)]
        title = case["title"]
        texts = title if isinstance(title, dict) else {"en": title}
        case = {**case, "title": {language: f"{text} ({number})" for language, text in texts.items()}}
        name = path.name.removesuffix(".case.json")
        (folder / f"{name}-{number}.case.json").write_text(json.dumps(case, ensure_ascii=False), "utf-8")


def measure() -> Iterator[Figure]:
    """Figures of the first start, then of a second one."""
    from PySide6.QtCore import QSettings
    from PySide6.QtWidgets import QApplication

    from bridgetable.ui.shell.startup import FullSearches, create_window

    application = QApplication.instance() or QApplication([])
    with tempfile.TemporaryDirectory() as home:
        cases, cache = Path(home, "cases"), Path(home, "cache")
        cases.mkdir()
        write_cases(cases)
        settings = QSettings(str(Path(home, "settings.ini")), QSettings.Format.IniFormat)
        settings.setValue("library/folders", json.dumps([str(cases)]))
        settings.setValue("library/folder", str(cases))
        for start in ("first start", "second start"):
            window = create_window(settings, None, None, cache)
            window.resize(1280, 800)
            window.show()
            window.build_parts()
            FullSearches(window)
            application.processEvents()
            yield from of_a_start(window, start, application.processEvents)
            if start == "second start":
                yield from of_a_lesson(window, cases, application.processEvents)
            window.close()


def of_a_start(window: Any, name: str, paint: Callable[[], object]) -> Iterator[Figure]:
    """The first rows, and the longest gap until all cases are there."""
    library = window.parts.library
    panel = library.panel
    panel.ensurePolished()

    def first_rows() -> None:
        library.open()
        paint()
        if not panel.cases.row_model.rows:
            raise RuntimeError("no rows")

    yield against_a_frame(f"library, first rows, {name}", [first_rows], 2.0)
    gap = largest_gap(lambda: None, lambda: panel.collection.complete)
    yield Figure(f"gap, library, {name}", "three frames", (gap,), (3 * one_frame(),), 1.0)


def of_a_lesson(window: Any, cases: Path, paint: Callable[[], object]) -> Iterator[Figure]:
    """Keystrokes in the search, each until the rows are painted, and the next case."""
    from PySide6.QtTest import QTest

    library = window.parts.library
    panel = library.panel

    def typed(letter: str) -> None:
        QTest.keyClicks(panel.search, letter)
        paint()

    yield against_a_frame("library, keystroke", [partial(typed, letter) for letter in TYPED], 1.0, 2.0)
    panel.close()
    names = next(contents.names for contents in panel.collection.contents if contents.folder.path == cases)
    window.parts.documents.open_path(str(cases / names[CASES // 2]))
    paint()

    def next_case() -> None:
        library.course.next_case()
        paint()

    yield against_a_frame("library, next case", [next_case] * 20, HUNDRED_MS)

"""What a window has loaded when its table is seen, and when it has been opened and waits for its user."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from bridgetable.disk.resources import resources
from bridgetable.document.autosave import Autosave
from bridgetable.document.document import Document
from bridgetable.engine.history import History
from bridgetable.words.catalogue import Words
from tests.situations import POZNAN, at

CASE = resources() / "cases" / "play" / "penalty-card-50d-major-the-three-options.case.json"
PROGRAM = """
import json, os, sys
from bridgetable.cli.program import main
from bridgetable.ui.shell import application
opening = application._open_window

def say():
    from bridgetable.words import catalogue
    print(json.dumps([*sys.modules, f"{catalogue._sources.cache_info().currsize} language"]), flush=True)
    os._exit(0)

def observe():
    # What the window does once it is built was asked for before.
    QAbstractEventDispatcher.instance().aboutToBlock.connect(say)

def open_window(*given):
    opening(*given)
    window = next(each for each in QApplication.allWidgets() if each.objectName() == "window")
    window.table.painted.connect(lambda: print(json.dumps([*sys.modules]), flush=True))
    window.built.connect(lambda: QTimer.singleShot(0, observe))

from PySide6.QtCore import QAbstractEventDispatcher, QTimer
from PySide6.QtWidgets import QApplication
application._open_window = open_window
main(sys.argv[1:])
"""
NEVER = {
    "fluent",
    "multiprocessing",
    "subprocess",
    *(
        f"bridgetable.{name}"
        for name in (
            "document.capacity",
            "equity.proposal",
            "ui.manual.about",
            "ui.kit.scroll_bar_painting",
            "ui.lectern.panel",
            "ui.library.panel",
            "ui.shell.shortcuts",
            "ui.wall.wall",
        )
    ),
}
"""What no window needs that waits for its user."""
ON_REQUEST = tuple(
    f"bridgetable.{name}"
    for name in (
        "audit.",
        "generation.",
        "rehearsal.exam",
        "reports.case",
        "ui.audit.dock",
        "ui.exam.",
        "ui.lesson.",
        "ui.papers.",
        "ui.manual.dialog",
        "ui.rehearsal.rehearsal",
    )
)
"""What is loaded when it is asked for."""
THE_LAWS = {"bridgetable.engine.apply", "bridgetable.laws.book", "bridgetable.laws.law41", "bridgetable.laws.law64"}
"""What is loaded with the rulings; of the Laws by themselves the sufficient bids are shown before (Law 18)."""
WITHOUT_CASE = NEVER | THE_LAWS | {"bridgetable.cases.codec"}


def loaded(home: Path, *arguments: str) -> tuple[set[str], set[str]]:
    """The modules that are there when the table has been painted, and what is when the window waits."""
    environment = (
        os.environ
        | {"HOME": str(home), "QT_QPA_PLATFORM": "offscreen"}
        | {name: str(home) for name in ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR")}
    )
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, *arguments], capture_output=True, text=True, check=True, env=environment
    )
    painted, idle = map(json.loads, done.stdout.splitlines())
    return set(painted), set(idle)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="elsewhere the settings would be the user's own")
@pytest.mark.parametrize(("arguments", "unneeded"), [((), WITHOUT_CASE), ((str(CASE),), NEVER)])
def test_a_window_that_waits_has_loaded_what_it_shows(
    tmp_path: Path, arguments: tuple[str, ...], unneeded: set[str]
) -> None:
    if arguments:
        # A table that was left is put among the earlier ones once that of the case is seen.
        left = Autosave(tmp_path / "bridgetable" / "bridgetable")
        left.write(History(at(POZNAN, "4S S").table), Document(), Words.of("en"), dirty=True)
    painted, idle = loaded(tmp_path, *arguments)
    assert {"bridgetable.ui.shell.later_starts", "1 language"} <= idle
    assert idle & unneeded == set()
    assert [name for name in idle if name.startswith(ON_REQUEST)] == []
    # The first table of a case is seen before the Laws are loaded, which its actions need.
    assert painted & (unneeded | THE_LAWS) == set() and (not arguments or idle >= THE_LAWS)

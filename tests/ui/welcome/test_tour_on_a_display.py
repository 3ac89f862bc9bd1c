"""The tour in a real window of X: what each step says lies inside the strip."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.spread import spread

PROGRAM = """
import json, sys
from pathlib import Path
from PySide6.QtWidgets import QApplication
from bridgetable.ui.shell.application import create_application
application = create_application()
from PySide6.QtCore import QSettings
from bridgetable.ui.session.shown import Speed
from bridgetable.ui.shell.window import Window
from bridgetable.ui.welcome.tour import STEPS
from tests.ui.opened import session_on

def settled():
    for _ in range(200):
        application.processEvents()

settings = QSettings(str(Path(sys.argv[1]) / "settings.ini"), QSettings.Format.IniFormat)
window = Window(session_on(language=sys.argv[2]), settings, None)
window.view.change_preferences(speed=Speed.OFF, theme="light", language=sys.argv[2])
window.resize(int(sys.argv[3]), 768)
window.show()
window.build_parts()
settled()
window.parts.commands["tour"].trigger()
for step in range(len(STEPS) + 1):
    settled()
    strip = window.parts.personal.tour.strip
    parts = [part for part in (strip.told, strip.done, strip.end) if part.isVisible()]
    print(json.dumps([part.objectName() for part in parts if not strip.rect().contains(part.geometry())]))
    if step < len(STEPS):
        strip.done.click()
sys.stdout.flush()
import os
os._exit(0)
"""


@pytest.fixture
def display() -> Iterator[str]:
    """The name of a display of X that nobody else uses."""
    server = shutil.which("Xvfb")
    if server is None or not sys.platform.startswith("linux"):
        pytest.skip("there is no Xvfb")
    read, write = os.pipe()
    with subprocess.Popen(
        [server, "-displayfd", str(write), "-screen", "0", "1366x768x24", "-nolisten", "tcp"],
        pass_fds=(write,),
        stderr=subprocess.DEVNULL,
    ) as running:
        os.close(write)
        with os.fdopen(read) as told:
            number = told.readline().strip()
        yield f":{number}"
        running.terminate()


@pytest.mark.deep
@pytest.mark.parametrize(
    ("language", "width"),
    [(language, width) for n, width in enumerate((1024, 1366)) for language in spread(("it", "en"), 1, n)],
)
def test_text_and_buttons_of_each_step_lie_inside(display: str, tmp_path: Path, language: str, width: int) -> None:
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, str(tmp_path), language, str(width)],
        capture_output=True,
        text=True,
        check=False,
        env=os.environ | {"QT_QPA_PLATFORM": "xcb", "DISPLAY": display},
    )
    if "xcb" in done.stderr and not done.stdout:
        pytest.skip("Qt cannot use X here")
    assert done.returncode == 0, done.stderr
    outside = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(outside) > 1 and not any(outside)

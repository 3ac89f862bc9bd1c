"""What every test needs: Qt without a display, hypothesis without a stopwatch, and as many processes as are useful."""

import gc
import os
import sys
import tempfile
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from typing import Any

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
# Programs that tests start find no window but those of their own test process, and leave nothing behind.
_RUNNING = tempfile.TemporaryDirectory(prefix="bt-")
os.environ["XDG_RUNTIME_DIR"] = _RUNNING.name
# They find every module compiled, as after any installation: some hundreds are started.
os.environ.pop("PYTHONDONTWRITEBYTECODE", None)

import pytest
from hypothesis import settings

from tests.spread import look_at_everything

settings.register_profile("bridgetable", deadline=None, derandomize=True, print_blob=False)
settings.load_profile("bridgetable")


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--whole`: tests that look at a share of all cases, boards and sizes look at each of them."""
    parser.addoption("--whole", action="store_true", help="look at every case, board and size, for an hour")


def pytest_configure(config: pytest.Config) -> None:
    """Says how much is looked at, before any test is read."""
    look_at_everything(config.getoption("whole"))


@pytest.hookimpl(wrapper=True)
def pytest_collection(session: pytest.Session) -> Iterator[None]:
    """Reads all tests without looking for garbage in between, which there is not, and never looks through them again.

    Every process reads all tests and rewrites their assertions: that takes a third longer otherwise.
    """
    gc.disable()
    try:
        read_share_first(session.config)
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def read_share_first(config: pytest.Config) -> None:
    """Has each process of a whole run read another share of the test files before it reads all of them in their order.

    What one of them has rewritten is written to a file, in which the others find it; in the same order they would all
    rewrite the same files at the same time.
    """
    worker: dict[str, Any] | None = getattr(config, "workerinput", None)
    if worker is None or config.args != config.getini("testpaths"):
        return
    number, count = int(worker["workerid"].removeprefix("gw")), worker["workercount"]
    files = sorted(Path(__file__).parent.rglob("test_*.py"))
    for path in files[len(files) * number // count : len(files) * (number + 1) // count]:
        # A file that cannot be read, or is left out, is told of in its turn.
        with suppress(Exception, pytest.skip.Exception):
            import_module(".".join(path.relative_to(config.rootpath).with_suffix("").parts))


@pytest.fixture
def short_searches(monkeypatch: pytest.MonkeyPatch) -> None:
    """Claims are searched for a moment only, and nothing of it is remembered for the tests that come after.

    For tests that go through many tables and hold what is said and done there, and not what a search finds.
    """
    from bridgetable.laws import long_searches
    from bridgetable.laws.claims import search

    monkeypatch.setattr(long_searches, "_results", OrderedDict())
    monkeypatch.setattr(search, "LONGEST", long_searches.QUICK)
    monkeypatch.setattr(search, "PATIENT", long_searches.QUICK)


def pytest_sessionfinish() -> None:
    """Clears the clipboard: without a display, Qt would delete what is in it when there is no Python any more."""
    gui = sys.modules.get("PySide6.QtGui")
    if gui is not None and gui.QGuiApplication.instance() is not None:
        gui.QGuiApplication.clipboard().clear()


def pytest_xdist_auto_num_workers(config: pytest.Config) -> int | None:
    """The number of processes unless -n says otherwise: a file by itself, or tests of it, run in this one.

    None leaves the number to pytest-xdist: one for each processor.
    """
    return 0 if is_one_file(config.args, config.invocation_params.dir) else None


def is_one_file(arguments: list[str], folder: Path) -> bool:
    """Whether all that is to be run is in one file, seen from the folder in which pytest was started."""
    paths = {argument.partition("::")[0] for argument in arguments}
    return len(paths) == 1 and (folder / paths.pop()).is_file()

"""Every writer killed at a moment drawn at random: what it wrote is the old or the new, whole, and little is left over.

Without `os.fork`, as on Windows, there is nothing to kill.
"""

from __future__ import annotations

import itertools
import json
import os
import random
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from types import TracebackType

from bridgetable.document.document import DocumentError
from bridgetable.document.journal import contents_in
from bridgetable.ui.kit.shared_settings import is_unfinished
from tests.deep.killed import NEVER, WRITERS
from tests.deep.outcome import ROOT, Fault, Outcome

UNIT = "kills"
MISSING = "" if hasattr(os, "fork") else "no processes can be forked here"
ROUND = 24
"""After so many kills of a writer it writes once more, and nothing may be left over."""
WINDOWS = 40
"""One kill in so many is that of a window."""
ACTS = 6
UNFINISHED_SETTINGS = re.compile(r"settings\.ini\.[A-Za-z]{6}")
"""The names that Qt gives to settings it has not finished."""
State = dict[str, bytes]
"""The files of a folder with their contents."""


def runs(seed: int) -> Iterator[Outcome]:
    """A kill a seed, the writers in turn, some at a time of the clock instead of a moment."""
    with Writers() as writers:
        for number in itertools.count(seed):
            dice = random.Random(number)
            if number % WINDOWS == 0:
                yield window_killed(dice.randrange(2, 60), number)
            else:
                name = dice.choice(list(WRITERS))
                yield writers.kill(name, number, dice, by_the_clock=dice.random() < 0.5)


class Writers(AbstractContextManager["Writers"]):
    """A process that forks one for each write, and a folder for each writer."""

    def __init__(self) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-m", "tests.deep.killed", "writers"],
            cwd=ROOT,
            text=True,
            env=_surroundings(),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
        )
        self._home = tempfile.TemporaryDirectory()
        self._folders: dict[str, Path] = {}
        self._states: dict[str, tuple[State, State]] = {}
        self._moments: dict[str, int] = {}
        self._killed: dict[str, int] = {}

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._process.communicate()
        self._home.cleanup()

    def moments(self, name: str) -> int:
        """How many moments there are in one write."""
        self._prepare(name)
        return self._moments[name]

    def kill(self, name: str, seed: int, dice: random.Random, *, by_the_clock: bool = False) -> Outcome:
        """Kills a writer at any moment of its write, and looks at its folder."""
        moment = {"moment": float(dice.randrange(self.moments(name)))}
        return self.kill_at(name, seed, {"after": dice.uniform(0.0001, 0.02)} if by_the_clock else moment)

    def kill_at(self, name: str, seed: int, when: dict[str, float]) -> Outcome:
        """Kills a writer then, and looks at its folder."""
        self._prepare(name)
        folder, (old, new) = self._folders[name], self._states[name]
        _restore(folder, old)
        self._do(name, folder, 1, when)
        self._killed[name] += 1
        faults = []
        if _meanings(found := _visible(folder)) not in (_meanings(old), _meanings(new)):
            differing = ", ".join(sorted(file for file in {*old, *new, *found} if found.get(file) != new.get(file)))
            faults.append(Fault(f"{name}: neither the old nor the new contents", seed, f"{when}\n{differing}"))
        if self._killed[name] % ROUND == 0:
            _restore(folder, old)
            self._do(name, folder, 1, {})
            # Settings under a name that a person may have given are never removed.
            files = [
                path
                for path in folder.iterdir()
                if path.is_file()
                and path.stat().st_size
                and (is_unfinished(path.name, "settings.ini") or not UNFINISHED_SETTINGS.fullmatch(path.name))
            ]
            left = sorted(path.name for path in files if path.read_bytes() not in new.values())
            if left:
                faults.append(Fault(f"{name}: files are left over", seed, "\n".join(left)))
                for file in left:
                    (folder / file).unlink()
        return Outcome(1, UNIT, tuple(faults))

    def _prepare(self, name: str) -> None:
        """Writes the old and the new contents once, and counts the moments of that."""
        if name in self._folders:
            return
        folder = Path(self._home.name) / name
        folder.mkdir()
        self._do(name, folder, 0, {})
        old = _visible(folder)
        count = self._do(name, folder, 1, {})
        assert isinstance(count, int) and count, f"{name}: {count}"
        self._folders[name], self._states[name], self._moments[name] = folder, (old, _visible(folder)), count
        self._killed[name] = 0

    def _do(self, name: str, folder: Path, number: int, when: dict[str, float]) -> object:
        """Has it written; the number of moments, or None if it was killed."""
        job = {"writer": name, "folder": str(folder), "number": number, **when}
        assert self._process.stdin is not None and self._process.stdout is not None
        self._process.stdin.write(json.dumps(job) + "\n")
        self._process.stdin.flush()
        told: object = json.loads(self._process.stdout.readline())
        assert told is None or isinstance(told, int), f"{name}: {told}"
        return told


def _visible(folder: Path) -> State:
    """What a user sees in the folder; locks and what is left over are hidden, named so, or only prepared and empty."""
    files = (path for path in folder.iterdir() if path.is_file() and path.stat().st_size)
    return {
        path.name: path.read_bytes()
        for path in files
        if path.name[0] != "." and ".lock" not in path.name and not UNFINISHED_SETTINGS.fullmatch(path.name)
    }


def _meanings(state: State) -> list[str]:
    """What the files mean: of an autosave the table that is restored, else the bytes."""
    return sorted(_table(data) if name.endswith(".autosave.json") else repr(data) for name, data in state.items())


def _table(data: bytes) -> str:
    try:
        (opened, whole), dirty = (contents := contents_in(data)).opened(), contents.dirty
    except (ValueError, DocumentError) as error:
        return f"{error!r} {data!r}"
    steps = [(node.parent, node.step.action, node.title) for node in opened.history.nodes]
    return repr((whole, dirty, opened.history.cursor, opened.document.path, steps))


def _restore(folder: Path, state: State) -> None:
    """The folder as it was, with whatever was left over in it."""
    for name in {*_visible(folder)} - set(state):
        (folder / name).unlink()
    for name, data in state.items():
        (folder / name).write_bytes(data)


# -- the window --------------------------------------------------------------------------------------------------------


def window_killed(moment: int, seed: int) -> Outcome:
    """A window acting is killed and opened again: its table is at most one act behind."""
    with tempfile.TemporaryDirectory() as home:
        told = Path(home) / "acts"
        killed = _window(home, told, moment)
        acts = told.stat().st_size
        kept = list(Path(home).rglob("table.autosave.json"))
        again = _window(home, told, NEVER, 0)
    if killed >= 0:
        return Outcome(1, UNIT)  # it had done everything before that moment
    faults = []
    if acts and not kept and again < 0:
        faults.append(Fault("window: no table after a kill", seed, f"moment {moment}, {acts} acts"))
    if not acts - 1 <= again <= acts + 1:
        told_so = f"moment {moment}: {acts} acts done, {again} restored"
        faults.append(Fault("window: the table is behind", seed, told_so))
    return Outcome(1, UNIT, tuple(faults))


def _window(home: str, told: Path, moment: int, acts: int = ACTS) -> int:
    """Opens the program and acts in it; how many steps lie before its table at the end, negative if it was killed."""
    command = [sys.executable, "-m", "tests.deep.killed", "window", str(told), str(moment), str(acts)]
    own = dict.fromkeys(("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME"), home)
    return subprocess.run(command, cwd=ROOT, env={**_surroundings(), **own}, check=False).returncode


def _surroundings() -> dict[str, str]:
    return {**os.environ, "QT_QPA_PLATFORM": "offscreen"}

"""Starting another process of this program, in which nothing is imported from the working folder."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import subprocess

WORKER_OPTION = "--work-for-another-process"
"""The only argument of a frozen program that is to be a worker (`disk/workers.py`)."""

_FROZEN: bool = getattr(sys, "frozen", False)
_LIBRARIES = ("LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH")


def child_command(option: str, function: str, *, frozen: bool = _FROZEN) -> tuple[str, ...]:
    """The command for a process that calls this function, "package.module:name"; `option` is for a frozen program.

    A frozen program starts itself, for there is no Python beside it. Without -P, Python would import modules from the
    working folder and so execute files that lie beside a stranger's case; a frozen program never does. With -m the
    classes of the module would have other names there.
    """
    if frozen:
        return sys.executable, option
    module, name = function.split(":")
    return sys.executable, "-P", "-c", f"from {module} import {name}; {name}()"


def child_environment() -> dict[str, str]:
    """The environment variables with which such a process imports this same package.

    Relative entries of the paths of modules and of libraries are left out, so that nothing is loaded from the working
    folder; an empty entry stands for that too.
    """
    package = str(Path(__file__).resolve().parents[2])
    libraries = {name: os.pathsep.join(_absolute_entries(name)) for name in _LIBRARIES if name in os.environ}
    return {**os.environ, **libraries, "PYTHONPATH": os.pathsep.join((package, *_absolute_entries("PYTHONPATH")))}


def started(command: Sequence[str], environment: Mapping[str, str] | None = None) -> subprocess.Popen[bytes]:
    """Such a process, with pipes for its input and its output; raises OSError where it cannot be started.

    Ctrl+C does not reach it: its parent ends it, or its input does.
    """
    import subprocess

    apart: dict[str, Any] = {"process_group": 0}
    if sys.platform == "win32":
        apart = {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP}
    return subprocess.Popen(
        command,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        env={**child_environment(), **(environment or {})},
        **apart,
    )


def _absolute_entries(name: str) -> list[str]:
    return [path for path in os.environ.get(name, "").split(os.pathsep) if Path(path).is_absolute()]

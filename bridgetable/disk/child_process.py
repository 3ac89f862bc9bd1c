"""Starting another process of this program, in which nothing is imported from the working folder."""

from __future__ import annotations

import os
import sys
from pathlib import Path

_FROZEN: bool = getattr(sys, "frozen", False)


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

    Relative entries of PYTHONPATH are left out, so that nothing is imported from the working folder.
    """
    package = str(Path(__file__).resolve().parents[2])
    others = (path for path in os.environ.get("PYTHONPATH", "").split(os.pathsep) if Path(path).is_absolute())
    return {**os.environ, "PYTHONPATH": os.pathsep.join((package, *others))}

"""Modules that are imported quickly are those that Python would import, and only valid compiled files are taken."""

from __future__ import annotations

import json
import os
import py_compile
import subprocess
import sys
from pathlib import Path

import pytest

PROGRAM = """
import json, sys
from importlib.machinery import SourceFileLoader
from bridgetable.ui.shell.content.quick_imports import import_quickly
own, get_code = [], SourceFileLoader.get_code
SourceFileLoader.get_code = lambda loader, name: own.append(name) or get_code(loader, name)
import tried
own.clear()
if "quickly" in sys.argv:
    import_quickly(tried)
import tried.within.deep
from tried import module, other
described = [
    [each.__name__, each.__file__, each.__cached__, each.__package__, each.__spec__.origin, each.__spec__.cached,
     each.__spec__.has_location, list(getattr(each, "__path__", ())), each.VALUE, each.__loader__.get_filename(),
     each.__loader__.get_source(each.__name__)]
    for each in (module, other, tried.within, tried.within.deep)
]
print(json.dumps([described, [name for name in own if name.startswith("tried")]]))
"""
NAMES = ("__init__", "module", "other", "within/__init__", "within/deep")


@pytest.fixture
def tried(tmp_path: Path) -> Path:
    """A folder with a package of this name, of which everything is compiled."""
    for name in NAMES:
        source = tmp_path / "tried" / f"{name}.py"
        source.parent.mkdir(exist_ok=True)
        source.write_text(f"VALUE = {name!r}\n", "utf-8")
        py_compile.compile(str(source), doraise=True)
    return tmp_path


def imported(folder: Path, *arguments: str) -> list[list[object]]:
    """What is known of the modules, and those whose code Python itself has looked for."""
    without = {key: value for key, value in os.environ.items() if not key.startswith("PYTHON")}
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, *arguments], capture_output=True, text=True, check=True,
        env=without | {"PYTHONPATH": str(folder)},
    )
    described: list[list[object]] = json.loads(done.stdout)
    return described


def test_the_modules_are_those_that_python_imports(tried: Path) -> None:
    by_itself, quickly = imported(tried), imported(tried, "quickly")
    assert quickly[0] == by_itself[0]
    assert by_itself[1] == ["tried.within", "tried.within.deep", "tried.module", "tried.other"] and quickly[1] == []


def test_what_has_changed_or_is_not_compiled_is_left_to_python(tried: Path) -> None:
    (tried / "tried/module.py").write_text("VALUE = 'changed since'\n", "utf-8")
    compiled = next((tried / "tried/__pycache__").glob("other.*"))
    compiled.unlink()
    py_compile.compile(
        str(tried / "tried/within/deep.py"), invalidation_mode=py_compile.PycInvalidationMode.CHECKED_HASH
    )
    described, own = imported(tried, "quickly")
    assert own == ["tried.within.deep", "tried.module", "tried.other"] and compiled.is_file()
    assert "changed since" in str(described[0])
    # The next time everything is compiled; a compiled file that goes by the contents of its source is still Python's.
    assert imported(tried, "quickly") == [described, ["tried.within.deep"]]


def test_a_package_that_is_no_folder_of_files_is_left_to_python(tried: Path) -> None:
    script = """
import sys, types
from bridgetable.ui.shell.content.quick_imports import import_quickly
hooks = list(sys.path_hooks)
import_quickly(types.ModuleType("nowhere"))
import tried
sys.pycache_prefix = "elsewhere"
import_quickly(tried)
print(sys.path_hooks == hooks)
"""
    done = subprocess.run(
        [sys.executable, "-c", script], capture_output=True, text=True, check=True,
        env=os.environ | {"PYTHONPATH": str(tried)},
    )
    assert done.stdout == "True\n"

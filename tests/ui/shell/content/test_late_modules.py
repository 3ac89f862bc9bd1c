"""What PySide and msgspec import and do not use is loaded when it is used, and is then what it always is."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any, cast

import pytest

LATE = """
import sys
from bridgetable.ui.shell.content.late_modules import OF_PYSIDE, import_msgspec, load_late
load_late(*OF_PYSIDE)
import PySide6.QtWidgets
import_msgspec()
"""


def printed(program: str) -> object:
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    return json.loads(done.stdout)


def test_a_late_module_is_what_it_always_is_once_it_is_used() -> None:
    program = """
import sys, json
before = set(sys.modules)
from bridgetable.ui.shell.content.late_modules import load_late
load_late("zipfile", "json")
import zipfile as early
from importlib import import_module
loaded = ["lzma" in set(sys.modules) - before, hasattr(early, "__wrapped__")]
from zipfile import ZipFile
import zipfile
print(json.dumps([*loaded, ZipFile is zipfile.ZipFile is early.ZipFile, zipfile is sys.modules["zipfile"],
                  zipfile.__file__.endswith("zipfile.py") or "zipfile" in zipfile.__file__, hasattr(early, "nothing")]))
"""
    assert printed(program) == [False, False, True, True, True, False]


def test_what_pyside_and_msgspec_do_not_use_is_not_loaded() -> None:
    program = LATE + """
import json
names = ("inspect", "lzma", "tokenize", "typing_extensions", "random")
print(json.dumps([name for name in names if name in sys.modules]))
"""
    # `random` stands for whatever `tempfile` needs.
    signatures = "from bridgetable.ui.shell.content.late_signatures import load_signatures_late as late\nlate()\n"
    assert printed(signatures + program) == []


def test_msgspec_reads_types_as_with_typing_extensions() -> None:
    program = """
import json, msgspec
from typing import Annotated, Any, NotRequired, Required, TypedDict
class Inner(msgspec.Struct, frozen=True, tag="inner"):
    number: Annotated[int, msgspec.Meta(ge=0)]
    other: "Inner | None" = None
class Keys(TypedDict, total=False):
    needed: Required[int]
    free: NotRequired[list[Inner]]
def said(act):
    try:
        return repr(act())
    except msgspec.ValidationError as error:
        return str(error)
print(json.dumps([
    said(lambda: msgspec.convert({"needed": 1, "free": [{"type": "inner", "number": 2}]}, Keys)),
    said(lambda: msgspec.convert({}, Keys)),
    said(lambda: msgspec.json.decode(b'{"type": "inner", "number": -1}', type=Inner)),
    msgspec.json.schema(Keys),
]))
"""
    early = "import typing_extensions\n"
    assert printed(LATE + program) == printed(early + program)


def test_typing_extensions_can_be_imported_afterwards() -> None:
    assert printed(LATE + "import typing_extensions\nprint('typing_extensions' in sys.modules and 1)") == 1


@pytest.mark.skipif(sys.platform != "linux", reason="elsewhere the platform is not asked for")
def test_what_is_asked_of_the_platform_is_what_it_always_is() -> None:
    program = """
import json, sys, uuid
late = "__file__" not in vars(sys.modules["platform"])
import platform
told = [platform.system(), uuid._LINUX, uuid._AIX, platform.machine(), platform.python_version()]
import platform
print(json.dumps([late, "__file__" in vars(platform), told, [platform.system(), platform.machine()]]))
"""
    late, is_loaded, told, afterwards = cast(list[Any], printed(LATE + program))
    assert [late, is_loaded] == [True, True]
    assert told == cast(list[Any], printed("import platform\n" + LATE + program))[2]
    assert afterwards == [told[0], told[3]]

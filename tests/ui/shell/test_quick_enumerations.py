"""The enumerations of PySide that are made in the shorter way are the same as those it makes by itself."""

from __future__ import annotations

import subprocess
import sys

QUICKLY = """
from bridgetable.ui.shell.quick_enumerations import make_enumerations_quickly
make_enumerations_quickly()
"""
DESCRIBED = """
import enum, pickle, re
from PySide6 import QtCore, QtGui, QtWidgets
from PySide6.QtCore import QDir, QEvent, Qt

def described(kind):
    values = {name: re.sub(" at 0x.*", "", repr(value)) for name, value in vars(kind).items()}
    # Asked while an enumeration is made only; it differs from Python 3.12 on.
    del values["_generate_next_value_"]
    members = [(name, member.name, member.value, member._sort_order_) for name, member in kind.__members__.items()]
    plain = [vars(kind)[name] is member for name, member in kind.__members__.items()]
    return kind.__mro__, kind.__module__, kind.__qualname__, sorted(values.items()), members, plain, list(kind)

def show(owner, path):
    for name in sorted(vars(owner)):
        found = getattr(owner, name)
        if isinstance(found, enum.EnumType):
            print(path, name, *described(found))

for module in (QtCore, QtGui, QtWidgets):
    show(module, module.__name__)
    for owner in [getattr(module, name) for name in dir(module)]:
        if isinstance(owner, type) and not isinstance(owner, enum.EnumType):
            show(owner, owner.__name__)
left, top = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignTop
print(repr(left | top), ~left & top, Qt.AlignmentFlag(1 << 30), QDir.Filter.Drives | QDir.Filter.Files)
print(repr(QEvent.Type(30000)), QEvent(QEvent.Type.Show).type() is QEvent.Type.Show, Qt.Key(0x41) is Qt.Key.Key_A)
print(isinstance(left, enum.IntFlag), pickle.loads(pickle.dumps(Qt.Key.Key_A)) is Qt.Key.Key_A, enum.Enum("E", "a b"))
print(enum.Enum.__module__, QtWidgets.QSizePolicy().horizontalPolicy() is QtWidgets.QSizePolicy.Policy.Fixed)
"""


def described(program: str) -> str:
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    return done.stdout


def test_the_enumerations_are_the_same() -> None:
    by_itself = described(DESCRIBED)
    assert described(QUICKLY + DESCRIBED) == by_itself and by_itself.count("\n") > 600


def test_python_checks_none_of_them() -> None:
    counted = """
import enum
made, create = [], enum.EnumType._create_
enum.EnumType._create_ = lambda *given, **named: made.append(given) or create(*given, **named)
"""
    used = "from PySide6.QtCore import Qt\nQt.Key\nprint(len(made))"
    assert int(described(counted + used)) > 100 and int(described(counted + QUICKLY + used)) == 0


def test_after_pyside_nothing_is_changed() -> None:
    program = f"import enum, sys, PySide6.QtCore\n{QUICKLY}\nprint(sys.modules['enum'] is enum)"
    assert described(program) == "True\n"

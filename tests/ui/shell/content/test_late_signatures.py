"""PySide's signatures are loaded when one is asked for; its errors and documentation are the same as without that."""

from __future__ import annotations

import subprocess
import sys

SAID = """
import sys
from PySide6.QtCore import QPoint, QTimer
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QApplication, QWidget

def refused(act):
    try:
        return repr(act())
    except Exception as error:
        return f"{type(error).__name__}: {error}"

print("shibokensupport.signature.parser" in sys.modules)
application = QApplication([])
widget = QWidget()
widget.show()
application.processEvents()
print("shibokensupport.signature.parser" in sys.modules)
print(refused(lambda: widget.resize("a")))
print(refused(lambda: QTimer(widget, nothing=3)))
print(refused(lambda: QPoint("a", 1, 2)))
print(refused(lambda: QPoint(1, 2) + "a"))
print(refused(lambda: QColor([])))
print(refused(lambda: QTimer(widget, interval="x")))
print(QTimer.singleShot.__doc__)
print("shibokensupport.signature.parser" in sys.modules)
"""
LATE = (
    "from bridgetable.ui.shell.content.late_signatures import load_signatures_late\n"
    "load_signatures_late()\n"
    "load_signatures_late()\n"
)


def said(program: str) -> list[str]:
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    return done.stdout.splitlines()


def test_errors_and_documentation_are_those_of_pyside() -> None:
    at_once, late = said(SAID), said(LATE + SAID)
    assert at_once[:2] == ["True", "True"] and late[:2] == ["False", "False"]
    assert late[2:] == at_once[2:] and late[-1] == "True"
    assert late[2].startswith("TypeError: 'PySide6.QtWidgets.QWidget.resize' called with wrong argument types:")


def test_another_version_loads_them_at_once() -> None:
    untested = "import bridgetable.ui.shell.content.late_signatures as late\nlate._TESTED = set()\n"
    assert said(LATE + untested + SAID)[0] == "True"

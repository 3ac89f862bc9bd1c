"""Qt's fatal messages end the process with a reason; messages that are not fatal are printed in the end."""

from __future__ import annotations

import subprocess
import sys
from typing import NoReturn

import pytest
from PySide6.QtCore import qInstallMessageHandler, qWarning

from bridgetable.ui.kit.fatal_messages import ending_on_fatal_messages


def unexpected(reason: str) -> NoReturn:
    raise AssertionError(reason)


@pytest.mark.no_qt_log
def test_what_is_not_fatal_is_printed_afterwards(capsys: pytest.CaptureFixture[str]) -> None:
    with ending_on_fatal_messages(unexpected):
        qWarning("a font is missing")
        assert capsys.readouterr().err == ""
    assert capsys.readouterr().err == "a font is missing\n"


@pytest.mark.no_qt_log
def test_the_handler_of_before_is_put_back() -> None:
    received: list[str] = []
    before = qInstallMessageHandler(lambda kind, context, text: received.append(text))
    try:
        with ending_on_fatal_messages(unexpected):
            pass
        qWarning("afterwards")
    finally:
        qInstallMessageHandler(before)
    assert received == ["afterwards"]


def test_a_fatal_message_ends_the_process_with_the_warnings_before_it_as_the_reason() -> None:
    code = """
import os
from PySide6.QtCore import qWarning
from PySide6.QtGui import QGuiApplication
from bridgetable.ui.kit.fatal_messages import ending_on_fatal_messages
def end(reason):
    print(reason, flush=True)
    os._exit(7)
with ending_on_fatal_messages(end):
    qWarning("one")
    QGuiApplication(["program", "-platform", "nonsense"])
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (7, "")
    assert done.stdout.startswith("one ") and '"nonsense"' in done.stdout


@pytest.mark.skipif(sys.platform != "linux", reason="errors are held back on Linux")
def test_what_libraries_print_is_printed_afterwards_unless_the_message_was_fatal() -> None:
    code = """
import os, sys
from PySide6.QtCore import QMessageLogContext, QtMsgType, qFatal
from bridgetable.ui.kit.fatal_messages import ending_on_fatal_messages
def end(reason):
    os.write(2, reason.encode())
    os._exit(7)
with ending_on_fatal_messages(end):
    os.write(2, b"harmless ")
    assert sys.argv[1:] != ["fatal"] or qFatal("torn")
os.write(2, b"afterwards")
"""
    said = [
        subprocess.run([sys.executable, "-c", code, *more], capture_output=True, text=True, check=False).stderr
        for more in ([], ["fatal"])
    ]
    assert said == ["harmless afterwards", "torn"]

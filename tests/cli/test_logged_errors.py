"""The log of the window, read without what was in any value."""

from __future__ import annotations

import traceback

from bridgetable.cli.diagnose import LoggedError, last, logged_errors

LOG = """\
Traceback (most recent call last):
  File "/home/anna/.venv/lib/python3.11/site-packages/bridgetable/ui/shell/shell.py", line 12, in open
    raise ValueError(name)
    ^^^^^^^^^^^^^^^^^^^^^^
ValueError: Rossi
Bianchi: a note
  File "/tmp/notes", line 1, in secret

During handling of the above exception, another exception occurred:

Traceback (most recent call last):
  File "C:\\\\Program Files\\\\bridgetable\\\\_internal\\\\bridgetable\\\\disk\\\\writing.py", line 3, in write_whole
  File "/usr/lib/python3.11/pathlib.py", line 1044, in open
bridgetable.disk.writing.UnwritableError: /home/anna/Rossi.btcase
Traceback (most recent call last):
"""


def test_kinds_and_lines_are_told_and_nothing_else() -> None:
    first, second = logged_errors(LOG)
    assert first == LoggedError("ValueError", ("bridgetable/ui/shell/shell.py:12 open",))
    assert second.kind == "bridgetable.disk.writing.UnwritableError"
    assert second.lines == ("bridgetable/disk/writing.py:3 write_whole", "pathlib.py:1044 open")
    assert str(second).endswith("Error < pathlib.py:1044 open < bridgetable/disk/writing.py:3 write_whole")


def test_what_python_writes_is_read() -> None:
    try:
        int("Rossi")
    except ValueError as error:
        text = "".join(traceback.format_exception(error))
    (found,) = logged_errors(text)
    assert found.kind == "ValueError" and found.lines[-1].endswith("test_what_python_writes_is_read")


def test_the_last_are_told_once_with_their_innermost_lines() -> None:
    errors = [LoggedError(kind, ("outer", "inner")) for kind in ("A", "B", "A", "C")]
    assert last(errors, 2, 1) == [LoggedError("B", ("inner",)), LoggedError("C", ("inner",))]
    assert not [*logged_errors("")] and last([], 2, 1) == []

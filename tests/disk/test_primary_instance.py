"""Which program takes what later ones are given: one for each user, place of settings and display."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from bridgetable.disk import primary_instance as module
from bridgetable.disk.primary_instance import PrimaryInstance, primary_instance

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="folders and sockets are those of POSIX")


@pytest.fixture
def running(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The folder of the session of the user, of a short name."""
    folder = Path(os.environ["XDG_RUNTIME_DIR"], "own")
    folder.mkdir(mode=0o700)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(folder))
    yield folder
    for each in folder.iterdir():
        each.unlink()
    folder.rmdir()


def found() -> PrimaryInstance:
    instance = primary_instance()
    assert instance is not None
    return instance


def test_one_process_holds_the_claim_until_it_gives_it_up(running: Path) -> None:
    claim = found().claim()
    assert claim is not None and found().claim() is None
    assert Path(claim.address).parent == running
    claim.release()
    again = found().claim()
    assert again is not None
    again.release()


def test_the_socket_that_a_killed_program_left_is_removed(running: Path) -> None:
    address = Path(found().address)
    address.write_bytes(b"")
    claim = found().claim()
    assert claim is not None and not address.exists()
    claim.release()


@pytest.mark.parametrize(
    "name",
    [
        "XDG_DATA_HOME",
        "XDG_CONFIG_HOME",
        "HOME",
        "DISPLAY",
        "WAYLAND_DISPLAY",
        "QT_QPA_PLATFORM",
        "APPDATA",
        "SESSIONNAME",
        "USERNAME",
    ],
)
def test_other_settings_and_other_displays_have_another(
    name: str, running: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setenv(name, "/one")
    one = found().address
    assert one == found().address
    monkeypatch.setenv(name, "/two")
    assert found().address != one


def test_the_screen_of_a_display_makes_no_difference(running: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setenv("DISPLAY", ":0")
    one = found().address
    monkeypatch.setenv("DISPLAY", ":0.0")
    assert found().address == one


def test_a_folder_in_which_others_may_write_is_not_used(running: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_folders", lambda: (running,))
    running.chmod(0o770)
    assert primary_instance() is None
    running.chmod(0o700)
    assert primary_instance() is not None
    (running / "elsewhere").symlink_to(running)
    monkeypatch.setattr(module, "_folders", lambda: (running / "elsewhere",))
    assert primary_instance() is None
    monkeypatch.setattr(module, "_folders", lambda: (running / "file" / "folder",))
    (running / "file").write_bytes(b"")
    assert primary_instance() is None


def test_a_folder_of_another_user_is_not_used(running: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "_folders", lambda: (running,))
    user = os.getuid()
    monkeypatch.setattr(os, "getuid", lambda: user + 1)
    assert primary_instance() is None


def test_without_a_session_folder_or_with_a_long_one_there_is_another(
    running: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TMPDIR", str(running))
    for folder in ("", "relative", str(running / ("x" * 200))):
        monkeypatch.setenv("XDG_RUNTIME_DIR", folder)
        assert Path(found().address).parent == running / f"bridgetable-{os.getuid()}"
    own = running / f"bridgetable-{os.getuid()}"
    assert own.stat().st_mode & 0o777 == 0o700
    own.rmdir()


def test_where_nothing_can_be_locked_nobody_is_the_primary_instance(running: Path) -> None:
    assert PrimaryInstance(running / "missing", "key").claim() is None

"""The icons for Windows and macOS."""

from __future__ import annotations

import struct
from pathlib import Path

import pytest

from bridgetable.packaging.icons import ICNS, ICO, drawn, write_icon


@pytest.fixture(scope="module")
def pictures() -> dict[int, bytes]:
    return drawn((16, 32, 256))


def test_they_are_drawn_without_a_display(pictures: dict[int, bytes], monkeypatch: pytest.MonkeyPatch) -> None:
    for size, data in pictures.items():
        assert data[:8] == b"\x89PNG\r\n\x1a\n" and struct.unpack(">II", data[16:24]) == (size, size)


def test_the_file_for_windows_has_every_size(pictures: dict[int, bytes], tmp_path: Path) -> None:
    pytest.importorskip("PIL", reason="the extra build is not installed")
    write_icon(tmp_path / "x.ico", pictures)
    data = (tmp_path / "x.ico").read_bytes()
    reserved, kind, count = struct.unpack("<HHH", data[:6])
    widths = [data[6 + 16 * place] or 256 for place in range(count)]
    assert (reserved, kind, sorted(widths)) == (0, 1, [16, 32, 256])
    for place in range(count):
        length, start = struct.unpack("<II", data[6 + 16 * place + 8 : 6 + 16 * place + 16])
        assert data[start : start + 8] == b"\x89PNG\r\n\x1a\n" and start + length <= len(data)


def test_the_file_for_macos_has_every_size(pictures: dict[int, bytes], tmp_path: Path) -> None:
    pytest.importorskip("PIL", reason="the extra build is not installed")
    write_icon(tmp_path / "x.icns", pictures)
    data = (tmp_path / "x.icns").read_bytes()
    assert data[:4] == b"icns" and struct.unpack(">I", data[4:8])[0] == len(data)


def test_the_sizes_are_those_that_the_systems_ask_for() -> None:
    assert {16, 32, 48, 256} <= set(ICO) and {16, 32, 128, 256, 512, 1024} <= set(ICNS)

"""Which libraries of the system are missing, and which packages are named."""

from __future__ import annotations

import sys
from collections.abc import Callable

import pytest

from bridgetable.cli.failures import PAINTING, WAYLAND, X11, file_not_found, missing, to_install
from tests.each import for_each

EVERYTHING = (*PAINTING, *X11, *WAYLAND)


def loading_without(*files: str) -> Callable[[str], object]:
    """A loader as that of a system that lacks these files."""

    def load(file: str) -> object:
        if file in files:
            raise OSError(f"{file}: cannot open shared object file: No such file or directory")
        return object()

    return load


def test_what_the_loader_says() -> None:
    said = "libEGL.so.1: cannot open shared object file: No such file or directory"
    assert file_not_found(said) == "libEGL.so.1"
    assert file_not_found("/lib/libc.so.6: version `GLIBC_2.99' not found") == ""


def test_each_library_stands_there_once_and_comes_with_a_package_of_the_table() -> None:
    files = [each.file for each in EVERYTHING]
    packages = {each.package for each in EVERYTHING}
    assert len(files) == len(set(files))
    assert {each.brought_by for each in EVERYTHING} <= {"", *packages}


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="the libraries are those of Linux")
class TestOnLinux:
    """What is missing is found by loading."""

    @for_each("library", EVERYTHING)
    def test_a_single_one(self, library: object) -> None:
        found = missing(EVERYTHING, loading_without(getattr(library, "file", "")))
        assert found == to_install(found) == (library,)

    def test_on_a_bare_system_the_packages_are_those_of_the_readme(self) -> None:
        found = to_install(missing((*PAINTING, *X11), loading_without(*(each.file for each in EVERYTHING))))
        assert list(dict.fromkeys(each.package for each in found)) == [
            "libglib2.0-0",
            "libgl1",
            "libegl1",
            "libdbus-1-3",
            "libfontconfig1",
            "libxkbcommon0",
            "libstdc++6",
            "libxkbcommon-x11-0",
            "libxcb-cursor0",
            "libxcb-icccm4",
            "libxcb-keysyms1",
            "libxcb-shape0",
        ]

    def test_what_lacks_another_one_is_not_missing_itself(self) -> None:
        def load(file: str) -> object:
            if file.startswith("libxcb"):
                raise OSError("libxcb-render.so.0: cannot open shared object file: No such file or directory")
            return object()

        assert [each.package for each in missing(X11, load)] == ["libxcb-render0"]


def test_other_systems_are_asked_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "darwin")
    assert missing(EVERYTHING, loading_without("libGL.so.1")) == ()

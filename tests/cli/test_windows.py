"""Which files the program opens on Windows: what is written into a registry, and that all of it goes again."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from bridgetable.cases import SUFFIXES
from bridgetable.cli import windows
from bridgetable.cli.windows import BOARDS, CASE, CLASSES, OWN, SHARED, entries, install, remove
from bridgetable.files import EXTENSIONS

COMMAND = (r"C:\Users\Zoë Müller\bridgetable\bridgetable-window.exe",)
NAMES = {CASE: "Caso del tavolo da bridge", BOARDS: "Board di bridge"}


class Registry:
    """A registry as Python's module shows it: keys with values."""

    HKEY_CURRENT_USER = KEY_SET_VALUE = REG_SZ = 1

    def __init__(self) -> None:
        self.keys: dict[str, dict[str, str]] = {}

    @contextmanager
    def CreateKey(self, _: int, key: str) -> Iterator[str]:
        parts = key.split("\\")
        for last in range(1, len(parts) + 1):
            self.keys.setdefault("\\".join(parts[:last]), {})
        yield key

    @contextmanager
    def OpenKey(self, _: int, key: str, *__: int) -> Iterator[str]:
        if key not in self.keys:
            raise FileNotFoundError(key)
        yield key

    def SetValueEx(self, key: str, name: str, _: int, kind: int, value: str) -> None:
        self.keys[key][name] = value

    def QueryValueEx(self, key: str, name: str) -> tuple[str, int]:
        if name not in self.keys[key]:
            raise FileNotFoundError(name)
        return self.keys[key][name], self.REG_SZ

    def QueryInfoKey(self, key: str) -> tuple[int, int, int]:
        return len(self.below(key)), len(self.keys[key]), 0

    def EnumKey(self, key: str, number: int) -> str:
        return self.below(key)[number]

    def DeleteKey(self, _: int, key: str) -> None:
        assert not self.below(key), "Windows deletes no key that has others below it"
        del self.keys[key]

    def DeleteValue(self, key: str, name: str) -> None:
        del self.keys[key][name]

    def below(self, key: str) -> list[str]:
        return [each.removeprefix(f"{key}\\") for each in self.keys if each.rpartition("\\")[0] == key]


def written() -> Registry:
    registry = Registry()
    install(registry, entries(COMMAND, COMMAND[0], NAMES))
    return registry


def test_a_file_of_the_program_is_opened_by_it_whatever_its_name() -> None:
    keys = written().keys
    assert keys[f"{CLASSES}\\.btcase"][""] == CASE
    assert keys[f"{CLASSES}\\{CASE}\\shell\\open\\command"][""] == f'"{COMMAND[0]}" "%1"'
    assert keys[f"{CLASSES}\\{CASE}\\DefaultIcon"][""] == f'"{COMMAND[0]}",0'
    assert keys[f"{CLASSES}\\{CASE}"][""] == NAMES[CASE]
    of_python = entries((r"C:\Python\python.exe", "-P", "-m", "bridgetable"), "i", NAMES)
    assert (f"{BOARDS}\\shell\\open\\command", "", r'C:\Python\python.exe -P -m bridgetable "%1"') in of_python


def test_files_that_other_programs_open_too_stay_with_those() -> None:
    keys = written().keys
    for suffix, kind in SHARED.items():
        assert keys[f"{CLASSES}\\{suffix}"] == {}
        assert keys[f"{CLASSES}\\{suffix}\\OpenWithProgids"] == {kind: ""}


def test_everything_that_the_program_opens_is_there() -> None:
    assert {f".{suffix.rpartition('.')[2]}" for suffix in (*SUFFIXES, *EXTENSIONS)} == {*OWN, *SHARED}


def test_what_is_written_goes_again_and_nothing_else() -> None:
    registry = written()
    install(registry, [(".pbn", "", "another.program"), (".pbn\\OpenWithProgids", "another.program", "")])
    assert remove(registry)
    assert not any("bridgetable" in f"{key}{values}" for key, values in registry.keys.items())
    assert registry.keys[f"{CLASSES}\\.pbn"] == {"": "another.program"}
    assert registry.keys[f"{CLASSES}\\.pbn\\OpenWithProgids"] == {"another.program": ""}
    assert not remove(registry)


def test_a_type_that_another_program_has_taken_over_stays_with_it() -> None:
    registry = written()
    install(registry, [(".btcase", "", "another.program")])
    assert remove(registry)
    assert registry.keys[f"{CLASSES}\\.btcase"] == {"": "another.program"}


def test_in_an_empty_registry_there_is_nothing_to_remove() -> None:
    assert not remove(Registry())


def test_a_registry_that_refuses_is_an_error() -> None:
    class Locked(Registry):
        def SetValueEx(self, key: str, name: str, _: int, kind: int, value: str) -> None:
            raise PermissionError(key)

    with pytest.raises(PermissionError):
        windows.install(Locked(), entries(COMMAND, "i", NAMES))

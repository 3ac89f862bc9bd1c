"""The packages of others that the program uses, with what they say of their licences."""

from __future__ import annotations

import re
from importlib.metadata import Distribution, PackageMetadata, PackageNotFoundError, distribution
from typing import NamedTuple

PROGRAM = "bridgetable"

ONE_FILE_OF = frozenset({"bridgetable-dds", "endplay"})
"""Packages of which, where they are installed, the library of DDS is loaded, and nothing of what they need."""

_NAME = re.compile(r"[A-Za-z0-9][\w.-]*")
_LICENCE_FILE = re.compile(r"(?:LICEN[CS]E|COPYING|NOTICE)[^/]*", re.IGNORECASE)


class Notice(NamedTuple):
    """What a package says of itself; `texts` are the texts of its licences, as far as they come with it."""

    name: str
    version: str
    licence: str
    authors: str
    texts: tuple[str, ...]


def distributions() -> tuple[str, ...]:
    """The names of the installed packages that the program uses, without its own, in the order of the alphabet."""
    found: dict[str, str] = {}
    waiting = [PROGRAM, *ONE_FILE_OF]
    while waiting:
        key = re.sub(r"[-_.]+", "-", waiting.pop()).lower()
        if key in found:
            continue
        try:
            package = distribution(key)
        except PackageNotFoundError:
            continue
        found[key] = package.metadata["Name"]
        if key not in ONE_FILE_OF:
            waiting += [
                match[0] for each in package.requires or () if "extra ==" not in each and (match := _NAME.match(each))
            ]
    return tuple(found[key] for key in sorted(found) if key != PROGRAM)


def notices() -> tuple[Notice, ...]:
    """The notices of these packages, read from what is installed."""
    return tuple(_notice(distribution(name)) for name in distributions())


def _notice(package: Distribution) -> Notice:
    said = package.metadata
    authors = _first(said, "Author", "Author-email")
    licence = _first(said, "License-Expression", "License") or _classified(said)
    return Notice(
        said["Name"],
        package.version,
        " ".join(licence.split()),
        re.sub(r"\s*<[^>]*>", "", authors).strip(' "'),
        _texts(package),
    )


def _first(said: PackageMetadata, *names: str) -> str:
    return next((value for name in names for value in said.get_all(name) or ()), "")


def _classified(said: PackageMetadata) -> str:
    """The licence that a package names by its classifier only: "BSD License"; "" where it names none."""
    named = (each for each in said.get_all("Classifier") or () if each.startswith("License :: "))
    return next(named, "").rpartition(" :: ")[2]


def _texts(package: Distribution) -> tuple[str, ...]:
    beside = (file for file in package.files or () if ".dist-info" in file.parts[0])
    found = []
    for file in filter(lambda file: _LICENCE_FILE.fullmatch(file.name), beside):
        try:
            found.append(file.read_text("utf-8").strip())
        except OSError:
            continue
    return tuple(found)

"""The resources are found wherever the package is, and an editable installation copies none of them."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest

import bridgetable
from bridgetable.disk.resources import resources, resources_of

PROJECT = Path(bridgetable.__file__).parent.parent


def folder_of(*parts: str, in_folder: Path) -> Path:
    """Makes a folder of resources and returns it."""
    found = in_folder.joinpath(*parts)
    (found / "locale").mkdir(parents=True)
    return found


def test_they_are_next_to_the_package_in_the_folder_of_the_project(tmp_path: Path) -> None:
    beside = folder_of("resources", in_folder=tmp_path)
    assert resources_of(tmp_path / "bridgetable") == beside


def test_they_are_inside_the_package_where_a_wheel_is_installed(tmp_path: Path) -> None:
    inside = folder_of("bridgetable", "resources", in_folder=tmp_path)
    assert resources_of(tmp_path / "bridgetable") == inside
    folder_of("resources", in_folder=tmp_path)
    assert resources_of(tmp_path / "bridgetable") == inside


def test_a_folder_of_the_same_name_without_wordings_is_not_taken(tmp_path: Path) -> None:
    (tmp_path / "resources").mkdir()
    with pytest.raises(FileNotFoundError):
        resources_of(tmp_path / "bridgetable")


def test_there_is_one_copy_of_them() -> None:
    assert resources() == PROJECT / "resources"
    assert not (PROJECT / "bridgetable" / "resources").exists()


def test_the_wheel_has_them_inside_the_package_by_another_path_not_by_a_copy() -> None:
    """Hatchling copies what is forced into a wheel into an editable installation too, where it would grow stale."""
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text("utf-8"))
    targets = project["tool"]["hatch"]["build"]["targets"]
    wheel = targets["wheel"]
    assert wheel["only-include"] == ["bridgetable", "resources"]
    assert wheel["sources"] == {"resources": "bridgetable/resources"}
    assert "force-include" not in wheel
    assert {"bridgetable", "resources"} <= set(targets["sdist"]["include"])


def test_an_editable_installation_has_the_folder_on_its_path_although_a_program_lies_in_resources() -> None:
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text("utf-8"))
    assert project["tool"]["hatch"]["build"]["dev-mode-dirs"] == ["."]


def test_the_version_has_one_source() -> None:
    project = tomllib.loads((PROJECT / "pyproject.toml").read_text("utf-8"))
    assert "version" not in project["project"] and "version" in project["project"]["dynamic"]
    assert project["tool"]["hatch"]["version"] == {"path": "bridgetable/__init__.py"}

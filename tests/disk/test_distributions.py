"""The packages of others, and their notices, as they are installed."""

from __future__ import annotations

from bridgetable.disk.distributions import distributions, notices


def test_all_that_is_needed_is_named_and_nothing_that_endplay_needs() -> None:
    found = {name.lower().replace("-", "_") for name in distributions()}
    assert {"pyside6_essentials", "shiboken6", "msgspec", "fsrs", "typing_extensions"} <= found
    assert not {"bridgetable", "matplotlib", "numpy", "pytest", "pyinstaller"} & found


def test_each_tells_its_version_and_its_licence() -> None:
    found = notices()
    assert [each.name for each in found] == list(distributions())
    assert all(each.version and each.licence for each in found)


def test_the_text_of_a_licence_is_told_where_it_comes_with_the_package() -> None:
    known = {each.name: each for each in notices()}
    assert any("Redistribution and use" in text for text in known["msgspec"].texts)
    assert known["h11"].authors == "Nathaniel J. Smith"
    assert "@" not in known["fsrs"].authors

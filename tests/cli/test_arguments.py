"""Which word was meant by another one."""

from __future__ import annotations

from bridgetable.cli.arguments import nearest_word
from bridgetable.cli.names import COMMANDS
from tests.each import for_each


@for_each(
    ("typed", "meant"),
    [
        ("chek", "check"),
        ("REPLAY", "replay"),
        ("pic", "picture"),
        ("relpay", "replay"),
        ("re", ""),
        ("umpire", ""),
        ("", ""),
    ],
)
def test_a_command_is_named_that_begins_so_or_is_like_it(typed: str, meant: str) -> None:
    assert nearest_word(typed, COMMANDS) == meant


def test_an_option_is_named() -> None:
    assert nearest_word("--lang", ["-h", "--help", "--language"]) == "--language"
    assert nearest_word("--", ["--help"]) == nearest_word("-x", ["-h", "--help"]) == ""

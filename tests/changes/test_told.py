"""Two rulings told by what is not the same in them."""

from __future__ import annotations

from bridgetable.changes.told import SaidInstead, in_words
from bridgetable.table.question import Message, Written, say
from bridgetable.words.catalogue import Words
from tests.each import for_each

WORDS = Words.of("en", strict=True)


def said(text: str) -> Message | None:
    return say("changes-page", text=Written((("en", text),))) if text else None


@for_each(
    ("was", "now", "told"),
    [
        ("He pays a trick.", "He pays two.", "now says (Law 9A): “He pays two.” Before: “He pays a trick.”"),
        (
            "It is late, and he pays a trick, no more.",
            "It is late, and he pays two, no more.",
            "“… and he pays two, …” Before: “… and he pays a trick, …”",
        ),
        ("Late. Play on.", "Late. Play on. He pays.", "now adds (Law 9A): He pays."),
        ("Late. He pays. Play on.", "Late. Play on.", "no longer adds (Law 9A): He pays."),
        ("", "He pays.", "The Director now says (Law 9A): He pays."),
        ("He pays.", "", "The Director no longer says (Law 9A): He pays."),
        ("", "He pays. " + "And so on. " * 20, "The Director now says (Law 9A): He pays."),
    ],
)
def test_only_what_is_not_the_same_is_told(was: str, now: str, told: str) -> None:
    assert in_words(SaidInstead("9A", said(was), said(now)), WORDS).endswith(told)


def test_any_other_difference_is_its_sentence() -> None:
    assert in_words(say("changes-yes"), WORDS) == "Yes"

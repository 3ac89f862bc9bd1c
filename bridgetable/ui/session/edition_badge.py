"""The badge that tells under which Laws a table is ruled, where they are not the user's own. No Qt."""

from __future__ import annotations

import msgspec

from bridgetable.ui.session.shown import Shown


class EditionBadge(msgspec.Struct, frozen=True):
    """What the badge says, and the sentence that explains it."""

    text: str
    tip: str


def edition_badge(shown: Shown) -> EditionBadge | None:
    """The badge for the edition in force; None where that is the one the user has chosen for new deals."""
    edition, own = shown.edition, shown.options.edition
    if edition is own:
        return None
    words = shown.words
    tip = words.text("edition-badge-tip", edition=edition.value, own=own.value)
    return EditionBadge(words.text("edition-name.short", edition=edition.value), tip)

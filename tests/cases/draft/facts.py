"""What the program says when the draft in this folder is tried, as JSON; run in a process of its own."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

from bridgetable.cases.draft_edition import try_draft
from bridgetable.table.edition import Edition

FOUR = {
    "27B": "auction/insufficient-bid-27b1a-a-transfer-too-low-2017",
    "23": "auction/insufficient-bid-27b1b-the-negative-double",
    "64": "revoke/revoke-41-both-sides-revoke-2017",
    "68D2": "play/claim-a-trump-is-still-out",
    "57A": "play/premature-57a-play-before-partner-2007",
}
NOT_TAKEN = "play/lead-out-of-turn-53-trick-thirteen-2007"


def main() -> None:
    """Prints the facts."""
    try_draft(Path(sys.argv[1]))
    # The editions are listed when these are imported.
    from bridgetable.cases.codec import read_case
    from bridgetable.cases.tree import history_of
    from bridgetable.changes.clauses import changed_clauses
    from bridgetable.coverage.numbering import printed_in
    from bridgetable.disk.contents import contents_of
    from bridgetable.disk.resources import resources
    from bridgetable.engine.ruled_again import ruled_under
    from bridgetable.laws.book import asked_now
    from bridgetable.ui.wall.statements import strip_texts
    from bridgetable.words.catalogue import Words
    from bridgetable.words.lawbook import law_text, point_of
    from tests.situations import POZNAN, SLAM, at

    words = Words.of("en", strict=True)

    def ruled(name: str, edition: Edition) -> list[str]:
        """What is ruled, asked and offered in the main line of a case."""
        case = read_case(contents_of(resources() / "cases" / f"{name}.case.json"))
        history = ruled_under(history_of(case), edition).history
        told = []
        for place in history.line():
            table = history.table_at(place)
            now = asked_now(table)
            told.append(f"{now.question.clause} {[option.name for option in now.options]}" if now is not None else "")
            told += [f"{ruling.clause}: {words.say(ruling.message)}" for ruling in table.rulings]
        return told

    def asking_is_irregular(edition: str, **elections: Any) -> bool:
        """Whether West, who asks his partner for a heart, tells him what he may not use."""
        table = at(POZNAN, "4S S", edition, **elections).do("WH9 NH3 EC2 SH4", "ask W E", "director W")
        return any(offence.startswith("extraneous-information W") for offence in table.offences)

    revoked = at(SLAM, "6C N", "draft").do("ESK SS3 WC3 NS7", "WS6 NS8 ESQ SS4", "ESJ SS5 WSA NC8", "claim N 10")
    facts = {
        "editions": [edition.value for edition in Edition],
        "before": Edition.DRAFT.before.value if Edition.DRAFT.before is not None else "",
        "four": {law: [ruled(name, each) for each in (Edition.E2017, Edition.DRAFT)] for law, name in FOUR.items()},
        "others": [ruled(NOT_TAKEN, each) for each in (Edition.E2007, Edition.DRAFT)],
        "elected": [
            asking_is_irregular("draft"),
            asking_is_irregular("draft", defenders_may_ask=True),
            asking_is_irregular("2007"),
        ],
        "moved": [each.tricks for each in revoked.do("agree E", "director N").table.transfers],
        "page": [law_text(words, number, Edition.DRAFT) for number in ("64A1", "57A3", "53A")],
        "as": [law_text(words, "57A3", Edition.E2017), law_text(words, "53A", Edition.E2007)],
        "point": point_of(words, "64A1", Edition.DRAFT),
        "printed": ["57D" in printed_in(Edition.DRAFT), "64B8" in printed_in(Edition.DRAFT)],
        "changed": [each.clause for each in changed_clauses(Edition.E2007, Edition.DRAFT) if each.rules_otherwise],
        "name": [
            Words.of("it").text("edition-name", edition="draft"),
            Words.of("it").text("event-not-asked", edition="draft"),
            strip_texts(at(POZNAN, "4S S", "draft").table, Words.of("it"), Edition.E2017).edition,
        ],
    }
    json.dump(facts, sys.stdout)


if __name__ == "__main__":
    main()

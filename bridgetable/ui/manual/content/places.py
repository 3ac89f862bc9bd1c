"""Which page of the manual fits where the user is. No Qt."""

from __future__ import annotations

from collections.abc import Iterable

TABLE = "07-table.md"
"""The page for every place without one of its own."""

FIRST, RULING, LESSON, REHEARSAL = (
    "01-first-ten-minutes.md", "02-show-a-ruling.md", "03-lesson-on-two-screens.md", "04-rehearse.md",
)
MAKING, AUDIT, KEYS, LAWS = "05-make-a-case.md", "06-audit-a-tournament.md", "08-keys.md", "09-laws.md"
SCORES, COMPARING, CASES = "11-scores.md", "12-comparing.md", "13-cases.md"
DEALS, PAPERS, PROGRESS = "14-deals.md", "15-papers.md", "16-progress.md"

PAGE_AT = {
    "first-page": FIRST, "tour-dock": FIRST,
    "wall": RULING,
    "lesson": LESSON, "lesson-sheet": LESSON,
    "rehearsal": REHEARSAL,
    "authoring": MAKING,
    "audit": AUDIT,
    "shortcuts": KEYS, "law-page": LAWS, "knowledge": LAWS,
    "assigned": SCORES, "penalty": SCORES, "results": SCORES,
    "compare-editions": COMPARING, "compare-branches": COMPARING,
    "library": CASES, "earlier": CASES, "boards": CASES,
    "deal-editor": DEALS, "new-deal": DEALS, "contract": DEALS,
    "print": PAPERS, "export": PAPERS, "print-preview": PAPERS,
    "progress": PROGRESS, "new-exam": PROGRESS, "exam": PROGRESS, "exam-result": PROGRESS,
    "claim": TABLE, "concede": TABLE, "meaning": TABLE, "summons": TABLE, "going-wrong": TABLE,
    "preferences": TABLE, "about": TABLE, "window": TABLE,
}
"""The page for each place by its object name: a window, a dialog or a part of one; a place in it has the same page."""


def page_at(names: Iterable[str]) -> str:
    """The page for the innermost of these places that has one; `names` are their object names from inside out."""
    return next((PAGE_AT[name] for name in names if name in PAGE_AT), TABLE)

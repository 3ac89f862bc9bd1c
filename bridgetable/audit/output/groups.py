"""Findings grouped by kind and Law, and by player, as they are told to people."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from bridgetable.audit.figures import law_order
from bridgetable.audit.finding import LAWS, Finding
from bridgetable.cards.notation import card_of
from bridgetable.cards.seat import Seat
from bridgetable.table.text import written_in
from bridgetable.words.catalogue import Words


def kind_name(kind: str, words: Words) -> str:
    """The name of a kind of finding: "revoke"."""
    return words.text(f"audit-kind-{kind}" if kind in LAWS else f"kind-{kind}")


def law_name(law: str, words: Words) -> str:
    """The number of a Law: "Law 61"; a dash where there is none."""
    return words.text("law-number", law=law) if law else "–"


def player_name(player: Seat | None, words: Words) -> str:
    """The name of the player's seat; a dash where no player is meant."""
    return words.name(player) if player is not None else "–"


def place_of(finding: Finding, words: Words) -> str:
    """The place of a finding in its board: the call, or the trick and the card; "" where it is the whole board."""
    if finding.call:
        return words.text("audit-place-call", call=finding.call)
    card = words.name(card_of(finding.card), "short") if finding.card else ""
    if finding.trick:
        return f"{words.text('audit-place-trick', trick=finding.trick)} {card}".rstrip()
    return card


def where(finding: Finding, words: Words) -> str:
    """The file, board and line of a finding, and its place in the board."""
    if not finding.game:
        return finding.file
    place = place_of(finding, words)
    key = "audit-where-place" if place else "audit-where"
    return words.text(key, file=finding.file, board=finding.board, game=finding.game, line=finding.line, place=place)


def grouped(findings: Iterable[Finding], words: Words) -> Iterator[str]:
    """The findings as lines: a heading for each kind and Law, one for each player, and a line for each finding."""
    groups: dict[tuple[str, str], dict[Seat | None, list[Finding]]] = {}
    for finding in findings:
        groups.setdefault((finding.kind, finding.law), {}).setdefault(finding.player, []).append(finding)
    for (kind, law), by_player in sorted(groups.items(), key=lambda group: (law_order(group[0][1]), group[0])):
        count = sum(map(len, by_player.values()))
        heading = f"{kind_name(kind, words)} · {law_name(law, words)}" if law else kind_name(kind, words)
        yield f"{heading} ({count})"
        for player, some in sorted(by_player.items(), key=lambda one: -1 if one[0] is None else one[0]):
            if player is not None:
                yield f"  {player_name(player, words)} ({len(some)})"
            yield from (f"    {where(one, words)}: {written_in(one.message, words.language)}" for one in some)

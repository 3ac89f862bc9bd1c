"""Writing findings and figures to a file that the user names."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtWidgets import QFileDialog, QWidget

from bridgetable.audit.exports import csv_head, csv_line, json_line
from bridgetable.audit.figures import Figures, plot, summary
from bridgetable.audit.finding import Finding
from bridgetable.audit.groups import grouped
from bridgetable.disk.writing import write_whole
from bridgetable.table.text import harmless
from bridgetable.words.catalogue import Words

KINDS = ("csv", "jsonl", "txt", "svg")


def export(parent: QWidget, findings: Sequence[Finding], figures: Figures, words: Words) -> str:
    """Asks for a file and writes these findings to it, or a plot of all figures; what is said of it, "" if nothing."""
    kinds = ";;".join(f"{words.text(f'audit-export-{kind}')} (*.{kind})" for kind in KINDS)
    path, chosen = QFileDialog.getSaveFileName(parent, words.text("audit-export-title"), "", kinds)
    if not path:
        return ""
    kind = Path(path).suffix.lower().removeprefix(".")
    if kind not in KINDS:
        kind = next((one for one in KINDS if f"*.{one}" in chosen), KINDS[0])
        path = f"{path}.{kind}"
    try:
        write_whole(Path(path), exported(kind, findings, figures, words).encode("utf-8", "replace"))
    except (OSError, ValueError):
        return words.text("file-not-written", file=Path(path).name)
    return words.text("audit-exported", file=Path(path).name)


def exported(kind: str, findings: Sequence[Finding], figures: Figures, words: Words) -> str:
    """The contents of a file of this kind: one of KINDS."""
    match kind:
        case "csv":
            return csv_head() + "".join(csv_line(finding, words.language) for finding in findings)
        case "jsonl":
            return "".join(json_line(finding, words.language) for finding in findings)
        case "svg":
            return plot(figures, words)
    return harmless("\n".join((*grouped(findings, words), summary(figures, words), "")))

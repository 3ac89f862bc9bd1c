"""`bridgetable translations`: what is missing in a language, or does not fit, file by file."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Iterable, Iterator

from bridgetable.cli.arguments import Parser
from bridgetable.cli.output import FAILED, OK, UNUSABLE, print_error, print_line
from bridgetable.disk.resources import language_folders
from bridgetable.words.catalogue import Words
from bridgetable.words.translations import FaultKind, FileState, Translation, translation_of

FORMATS = ("text", "json")


def declare(parser: Parser) -> None:
    """Declares the language, all of them where none is given, and the form of the output."""
    parser.file("translation", required=False, completion=language_folders())
    parser.option("--format", choices=FORMATS, default=FORMATS[0])


def run(found: Namespace, words: Words) -> int:
    """Lists what is missing; the exit status says whether everything that was looked at is complete."""
    if found.translation is not None and found.translation not in language_folders():
        known = ", ".join(language_folders())
        print_error(words.text("translations-no-language", text=found.translation, languages=known))
        return UNUSABLE
    looked_at = [translation_of(name) for name in ([found.translation] if found.translation else language_folders())]
    if found.format == "json":
        print_line(json.dumps([_data(each) for each in looked_at], ensure_ascii=False, indent=1))
    else:
        for line in _lines(looked_at, words, told_whole=found.translation is not None):
            print_line(line)
    return OK if all(each.is_complete for each in looked_at) else FAILED


def _lines(looked_at: Iterable[Translation], words: Words, *, told_whole: bool) -> Iterator[str]:
    """The summary of each language, after what is wrong in each file where the whole is told."""
    for each in looked_at:
        if each.unreadable:
            yield words.text("translations-unreadable", language=each.language, reason=each.unreadable)
        for file in each.files if told_whole else ():
            yield from _file_lines(file, words)
        yield words.text(
            "translations-summary",
            language=each.language,
            texts=each.texts,
            there=each.texts - each.count(FaultKind.MISSING),
            missing=each.count(FaultKind.MISSING),
            superfluous=each.count(FaultKind.SUPERFLUOUS),
            unfit=_unfit(each),
        )
        if each.broken_claims:
            yield words.text("translations-claims", files=", ".join(each.broken_claims))


def _file_lines(file: FileState, words: Words) -> Iterator[str]:
    if not file.faults:
        return
    there = file.texts - file.count(FaultKind.MISSING)
    yield words.text("translations-file", file=file.file, there=there, texts=file.texts)
    if file.count(FaultKind.MISSING) == file.texts == len(file.faults):
        # Of a file that is not there every key would be listed.
        return
    for fault in file.faults:
        line = words.text(f"translations-{fault.kind.value}", key=fault.key, details=", ".join(fault.details))
        yield f"  {line}"


def _unfit(each: Translation | FileState) -> int:
    return each.count(*(kind for kind in FaultKind if kind not in (FaultKind.MISSING, FaultKind.SUPERFLUOUS)))


def _data(each: Translation) -> dict[str, object]:
    return {
        "language": each.language,
        "complete": each.is_complete,
        "unreadable": each.unreadable,
        "texts": each.texts,
        **{kind.value: each.count(kind) for kind in FaultKind},
        "claims": list(each.claims),
        "broken-claims": list(each.broken_claims),
        "files": [
            {
                "file": file.file,
                "texts": file.texts,
                "missing": file.count(FaultKind.MISSING),
                "faults": [
                    {"kind": fault.kind.value, "key": fault.key, "details": list(fault.details)}
                    for fault in file.faults
                ],
            }
            for file in each.files
        ],
    }

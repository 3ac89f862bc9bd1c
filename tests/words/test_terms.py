"""The terms of the field, one for one thing: what Italian directors say, and no word of another code beside it."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

from bridgetable.disk.resources import resources

LOCALE = sorted((resources() / "locale" / "it").rglob("*.ftl"))
CASES = sorted((resources() / "cases").rglob("*.case.json"))

NOT_SAID = {
    r"intavol": "attaccare",
    r"comparabil": "paragonabile",
    r"penalizat": "penalizzata",
    r"fuori rotazione": "fuori turno",
    r"dichiarazion|\b(?:ha|aveva|si è) dichiarato\b": "licita, chiamata or licitazione",
    r"(?:durante|giro di|dalla|per tutta) la licita\b|(?:giro di|dalla) licita\b|Licita \{": "licitazione",
    r"\b[1-7] (?:SA\b|senza(?! (?:aspettare|guardare)))": "3SA",
    r"carte nel seme giocato|del seme di uscita": "carte del seme giocato",
    r"smazzat[ae] registrat|smazzata (?:seguente|successiva)": "board",
    r"\b[Pp]aret": "proiezione",
    r"diramazion|\b[Rr]am[oi]\b": "variante",
    r"[Ll]o stesso seme d(?:à|ava)|[Ss]eme \{ \$seed": "numero",
    r"(?<!ional )match point": "matchpoint",
    r"[“”„’]": "« » or '",
    r"\b(?:[Cc]ome decidi|[Ss]cegli (?:i|la|dei)|[Ss]crivi|[Pp]remi (?:il|Invio)|[Ss]punta (?:che|il))\b": "voi",
}
"""What is not said, and what is said for it."""


def italian_of(value: object) -> Iterator[str]:
    """The Italian texts of a case file."""
    if isinstance(value, dict):
        if isinstance(value.get("it"), str):
            yield value["it"]
        for inner in value.values():
            yield from italian_of(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from italian_of(inner)


def texts_of(path: Path) -> Iterator[str]:
    """What people read in this file; the words they may type for what is written are no such text."""
    if path.suffix == ".json":
        yield from italian_of(json.loads(path.read_text("utf-8")))
    else:
        lines = path.read_text("utf-8").splitlines()
        yield from (line.partition("=")[2] for line in lines if not line.startswith(("#", "library-synonyms")))


def test_one_word_for_one_thing() -> None:
    found = [
        f"{path.name}: {right}: {text}"
        for path in (*LOCALE, *CASES)
        for text in texts_of(path)
        for wrong, right in NOT_SAID.items()
        if re.search(wrong, text)
    ]
    assert found == []

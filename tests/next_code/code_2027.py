"""An edition invented for the tests, "2027": clauses of 64B and 50E change, go, are new and move, and so do figures.

64B6 no longer exempts a revoke on the twelfth trick. 64B4 is gone, and 64B5 takes its number. 64B9, which exempts a
revoke on the first trick, is new, and so is 64D, under which nothing is ruled. 50E3 is gone, and the question of 50E4
takes its number. 66C and 84A, under which the Director finds nothing, have moved. Average plus is 65 per cent (12C2),
and the fourth undertrick doubled costs 400 (77). What a minor penalty card tells partner may not use (50E1). Nothing
else of the program is touched.
"""

from __future__ import annotations

import shutil
from pathlib import Path

import bridgetable
from bridgetable.disk.resources import resources

ADDED: tuple[tuple[str, str, str], ...] = (
    ("bridgetable/table/edition.py", '    E2017 = "2017"\n', '    E2027 = "2027"\n'),
    (
        "bridgetable/laws/clause.py",
        "E1997, E2007, E2017 = Edition.E1997, Edition.E2007, Edition.E2017\n",
        "E2027 = Edition.E2027\n",
    ),
    (
        "bridgetable/laws/renumbering.py",
        "RENUMBERED: dict[Edition, Renumbering] = {",
        """
    Edition.E2027: Renumbering(
        gone=("50E3", "64B4"),
        new=("64B9", "64D"),
        moved={"50E4": "50E3", "64B5": "64B4", "66C": "66E", "84A": "84E"},
    ),
""",
    ),
    (
        "bridgetable/laws/law64.py",
        """    return table.is_last_but_one(law61.revoke_at(table, irregularity).trick)
""",
        """

from bridgetable.laws.clause import E2027


@twelfth_trick.wording("64B6", E2027)
def _(table: Table, irregularity: IrregularityId) -> bool:
    return False
""",
    ),
    (
        "bridgetable/laws/law64.py",
        """    return corrected_though_established(table, irregularity)
""",
        """

from bridgetable.laws.clause import E2027


@clause("64B9", E2027)
def on_the_first_trick(table: Table, irregularity: IrregularityId) -> bool:
    return law61.revoke_at(table, irregularity).trick == 1
""",
    ),
    ("bridgetable/laws/law64.py", "    corrected_on_both_sides,\n", "    on_the_first_trick,\n"),
    (
        "bridgetable/laws/law50.py",
        """    return InformationRuled(laid.card, (), "50E1")
""",
        """

from bridgetable.laws.clause import E2027


@known_on_the_table.wording("50E1", E2027)
def _(table: Table, laid: PenaltyCard) -> InformationRuled:
    return InformationRuled(laid.card, () if laid.major else (laid.seat.partner,), "50E1")
""",
    ),
    (
        "bridgetable/laws/law12.py",
        """    return {Artificial.AVERAGE_PLUS: 60, Artificial.AVERAGE: 50, Artificial.AVERAGE_MINUS: 40}[score]
""",
        """

from bridgetable.laws.clause import E2027


@percentage_of.wording("12C2(a)", E2027)
def _(table: Table, score: Artificial) -> int:
    return {Artificial.AVERAGE_PLUS: 65, Artificial.AVERAGE: 50, Artificial.AVERAGE_MINUS: 40}[score]
""",
    ),
    (
        "bridgetable/laws/law77.py",
        "SCALES: Mapping[Edition, Scale] = {",
        "Edition.E2027: Scale(doubled_undertricks=((100, 200, 200, 400), (200, 300))), ",
    ),
    *(
        (f"resources/locale/{language}/laws/law50.ftl", f"{former}.)\n", f"    .e2027 = {told}\n")
        for language, former, told in (
            ("en", "only that it must be played", "What a minor penalty card tells partner may not use."),
            ("it", "solo il fatto che debba essere giocata", "Ciò che dice una carta minore il compagno non lo usa."),
            (
                "fr",
                "seulement du fait qu'elle doit être jouée",
                "Ce que dit une carte secondaire, le partenaire l'ignore.",
            ),
        )
    ),
    *(
        (f"resources/locale/{language}/laws/law64.ftl", f"{key} = {former}\n", added)
        for language, key, former, added in (
            (
                "en",
                "lawbook-64b6",
                "No trick moves for a revoke on the twelfth trick.",
                "    .e2027 = A revoke on the twelfth trick costs what any other costs.\n"
                "lawbook-64b9 =\n    .e2027 = No trick moves for a revoke on the first trick.\n",
            ),
            (
                "en",
                "point-64b6",
                "on the twelfth trick no trick moves",
                "    .e2027 = on the twelfth trick as on any other\n"
                "point-64b9 =\n    .e2027 = on the first trick no trick moves\n"
                "law-64B9 = The revoke was on the first trick: no trick moves.\n",
            ),
            (
                "it",
                "lawbook-64b6",
                "Non passa nessuna presa per una renonce alla dodicesima presa.",
                "    .e2027 = Una renonce alla dodicesima presa costa quanto le altre.\n"
                "lawbook-64b9 =\n    .e2027 = Non passa nessuna presa per una renonce alla prima presa.\n",
            ),
            (
                "it",
                "point-64b6",
                "alla dodicesima presa non passa nessuna presa",
                "    .e2027 = alla dodicesima presa come alle altre\n"
                "point-64b9 =\n    .e2027 = alla prima presa non passa niente\n"
                "law-64B9 = La renonce era alla prima presa: non passa nessuna presa.\n",
            ),
            (
                "fr",
                "lawbook-64b6",
                "Aucune levée n'est transférée pour une renonce à la douzième levée.",
                "    .e2027 = Une renonce à la douzième levée coûte ce que coûte toute autre.\n"
                "lawbook-64b9 =\n    .e2027 = Aucune levée n'est transférée pour une renonce à la première levée.\n",
            ),
            (
                "fr",
                "point-64b6",
                "à la douzième levée rien n'est transféré",
                "    .e2027 = à la douzième levée comme à toute autre\n"
                "point-64b9 =\n    .e2027 = à la première levée rien n'est transféré\n"
                "law-64B9 = La renonce était à la première levée\u00a0: aucune levée n'est transférée.\n",
            ),
        )
    ),
)
"""What is written where: the file, what it is written after, and what is written."""

IN_FORCE = ("bridgetable/table/edition.py", "CURRENT = Edition.E2017\n", "CURRENT = Edition.E2027\n")
"""What makes it the edition in force: the file, a line, and the line that takes its place."""


def program_with_2027(folder: Path, *, in_force: bool) -> Path:
    """A copy of the program in this folder, with the invented edition added to it; returns the folder.

    Of the cases it has those of the auction and of the revoke, which every command that tells evidence plays anew.
    """
    code, left_out = Path(bridgetable.__file__).parent, ("__pycache__", "pictures")
    others = {path.name for path in (resources() / "cases").iterdir()} - {"auction", "revoke"}
    shutil.copytree(code, folder / "bridgetable", ignore=shutil.ignore_patterns(*left_out))
    shutil.copytree(resources(), folder / "resources", ignore=shutil.ignore_patterns(*left_out, *others))
    written = [(name, after, after + lines) for name, after, lines in ADDED]
    for name, former, text in [*written, *([IN_FORCE] if in_force else [])]:
        file = folder / name
        before = file.read_text("utf-8")
        assert before.count(former) == 1, (name, former, before.count(former))
        file.write_text(before.replace(former, text), "utf-8")
    return folder

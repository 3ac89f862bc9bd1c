"""Readings: which choice was made where the Laws leave one, under which numbers, and on whose authority.

The sentences are in resources/locale/<language>/readings under `reading-NAME`: what is done, what else could be done
(`.else`), why (`.why`) and who says so (`.says`).
"""

from __future__ import annotations

import enum
from collections.abc import Mapping
from functools import cache

import msgspec

from bridgetable.laws.clause import E1997, E2007, E2017
from bridgetable.laws.numbers import lies_under
from bridgetable.laws.renumbering import by_edition, numbers_in
from bridgetable.table.edition import FIRST, Edition, holding

# -- The wordings of the Laws that rest on memory: their printed text was not available when they were paraphrased -----


FROM_MEMORY: Mapping[Edition, tuple[str, ...]] = {
    E1997: (
        "9",
        "16B",
        "16C",
        "22",
        "28",
        "29",
        "33",
        "34",
        "35",
        "36",
        "37",
        "38",
        "39",
        "42B",
        "43",
        "44",
        "45D",
        "45E",
        "45F",
        "45G",
        "46",
        "47",
        "48",
        "49",
        "51",
        "52",
        "53",
        "57",
        "58",
        "60",
        "65",
        "68A",
        "68C",
        "69",
        "71",
        "72",
        "77",
    ),
    E2007: ("13F", "16B2", "16B3", "16C", "21", "33", "34", "39", "50D2", "50E3", "56", "68D", "77"),
    E2017: (),
}
"""Laws and clauses by edition; each stands for everything under it. The text of 2017 was read in full."""

READ: Mapping[Edition, tuple[str, ...]] = {
    E1997: ("10A", "11", "12A", "12B", "12C1", "12C2", "42A", "59", "66"),
    E2007: (
        "9",
        "10A",
        "11",
        "12A",
        "12B",
        "12C1(a)",
        "12C1(b)",
        "13A",
        "13B",
        "13C",
        "13D",
        "13E",
        "14",
        "16A",
        "16B1",
        "17",
        "24",
        "25",
        "28",
        "29",
        "35",
        "36",
        "41",
        "42",
        "43",
        "45",
        "46",
        "47",
        "48",
        "49",
        "51",
        "52",
        "53",
        "54",
        "55",
        "60",
        "66",
        "69",
        "71",
        "72",
        "86",
    ),
    E2017: (),
}
"""The Laws and clauses whose text was read although little or nothing is ruled or told under them; in 2017 all were."""


def rests_on_memory(clause: str, edition: Edition) -> bool:
    """Whether this program knows from memory alone what this edition says under this number."""
    return any(lies_under(clause, remembered) for remembered in holding(FROM_MEMORY, edition) or ())


def was_read(clause: str, edition: Edition) -> bool:
    """Whether the text of a clause under which nothing is ruled was read all the same."""
    return any(lies_under(clause, read) for read in holding(READ, edition) or ())


class Authority(enum.Enum):
    """The authority on which a reading rests."""

    LAW = "law"
    """The text of the Law, in this edition or in another."""
    MINUTE = "minute"
    """A minute of the Laws Committee of the World Bridge Federation."""
    SCHOOL = "school"
    """The sources of the Italian school: its lessons, its cases, its regulations."""
    OWN = "own"
    """No authority that we know of: the reading is this program's own."""
    MEMORY = "memory"
    """What is remembered of a text that was not available."""


class Reading(msgspec.Struct, frozen=True):
    """How the Laws are read where they leave a choice; its sentences are found by `name`.

    `clauses` are the numbers under which it is shown since an edition, the first unless another is given, and `printed`
    those since others; with the edition by which it `ended` nothing is left to be read. A number stands for everything
    under it, unless `exactly` is true.
    """

    name: str
    clauses: tuple[str, ...]
    authority: Authority = Authority.OWN
    since: Edition = FIRST
    ended: Edition | None = None
    printed: Mapping[Edition, tuple[str, ...]] = {}
    election: str = ""
    exactly: bool = False

    def told_under(self, edition: Edition) -> tuple[str, ...]:
        """The numbers under which it is shown in this edition; none where the edition is silent."""
        ended: dict[Edition, tuple[str, ...]] = {self.ended: ()} if self.ended is not None else {}
        return numbers_in(edition, by_edition(self.clauses, (self.since,), self.printed) | ended)


def readings_of(clause: str, edition: Edition) -> tuple[Reading, ...]:
    """The readings on which a ruling under this clause rests, in the order of the Laws."""
    return tuple(
        reading
        for reading, numbers in _told_in(edition)
        if (clause in numbers if reading.exactly else any(lies_under(clause, number) for number in numbers))
    )


@cache
def _told_in(edition: Edition) -> tuple[tuple[Reading, tuple[str, ...]], ...]:
    """Every reading with the numbers under which this edition has it: they are looked at for each ruling shown."""
    return tuple((reading, reading.told_under(edition)) for reading in READINGS)


LAW, MINUTE, SCHOOL, MEMORY = Authority.LAW, Authority.MINUTE, Authority.SCHOOL, Authority.MEMORY

GENERAL = (
    Reading("assigned-result-of-2007", ("12C1(e)",), LAW, since=E2007, ended=E2017, election="12C1e"),
    Reading(
        "artificial-scores-told", ("12C2(a)", "12C2(b)"), Authority.LAW, since=E2007, printed={E1997: ("12C1", "86A")}
    ),
    Reading("restored-is-no-revoke", ("13",), exactly=True),
    Reading("surplus-card-played", ("13B2",), since=E2017, printed={E1997: ("13B",)}),
    Reading("use-of-information", ("16B",), LAW, since=E2007, printed={E1997: ("16A",)}),
)
AUCTION = (
    Reading("auction-goes-back", ("17D3", "34"), LAW, since=E2017, printed={E2007: ("17E2", "34"), E1997: ("34",)}),
    Reading("explanation-gives-leave", ("21B1",)),
    Reading("explanation-heard", ("21B1", "47E2")),
    Reading("explanation-put-right", ("21B1", "47E2")),
    Reading("cards-shown-together", ("24",)),
    Reading("cards-shown-before-the-lead", ("24",), LAW, since=E2007, ended=E2017),
    Reading("unintended-call-tells-nothing", ("25A1",), SCHOOL, since=E2007, printed={E1997: ("25A",)}),
    Reading("change-after-partner-called", ("25A4",), LAW, since=E2017, printed={E2007: ("25A2",), E1997: ("25A",)}),
    Reading("accepted-over-ones-own-call", ("25B1",)),
    Reading("change-called-over", ("25B1",)),
    Reading("call-after-objection", ("25B2",), SCHOOL),
    Reading("change-of-1997", ("25B2(b)",), LAW, ended=E2007),
    Reading("superseded-call-is-withdrawn", ("25B", "26"), LAW, since=E2007, ended=E2017),
    Reading("lead-after-a-change-of-1997", ("25B",), LAW, ended=E2007),
    Reading("same-call-no-restriction", ("26",), ended=E2017),
    Reading("each-withdrawn-call", ("26",), ended=E2017),
    Reading("one-suit-a-turn", ("26B",), LAW, since=E2017),
    Reading("lead-before-the-choice", ("26B",), since=E2017, printed={E1997: ("26",)}),
    Reading("calls-mean-what-they-name", ("27B1",)),
    Reading("partner-bound-at-once", ("27B3", "27B4"), since=E2007, printed={E1997: ("27B3",)}),
    Reading("second-call-at-once", ("27C",)),
    Reading("in-turn-or-over-it", ("28B", "29A"), LAW),
    Reading(
        "second-call-of-ones-own",
        ("30B2", "31C", "32C"),
        since=E2017,
        printed={E1997: ("30B3", "31", "32")},
        exactly=True,
    ),
    Reading("partner-doubles-after-the-pass", ("30B2(b)",), ended=E2017),
    Reading("artificial-by-its-alert", ("30C",)),
    Reading("bid-to-be-repeated", ("31A1", "32A1"), since=E2017, printed={E1997: ("31A1", "32B1")}),
    Reading("denomination-repeated", ("31A2",), ended=E2017),
    Reading("calls-at-the-same-moment", ("33",)),
    Reading("double-found-after-the-lead", ("36",), LAW, ended=E2017),
    Reading(
        "cancelled-is-withdrawn", ("36A", "37", "38", "39"), LAW, since=E2007, printed={E1997: ("36", "37", "38", "39")}
    ),
    Reading("pass-put-in", ("37", "38")),
    Reading("bid-over-seven-at-the-end", ("38A",), since=E2007, printed={E1997: ("38",)}),
)
COMMENCEMENT = (
    Reading("face-down-lead-changed", ("41A", "47F")),
    Reading("lead-of-an-auction-that-goes-on", ("41A",), LAW),
    Reading(
        "substituted-card-decides",
        ("43B2(b)",),
        MINUTE,
        since=E2007,
        printed={E1997: ("43B2(b)", "63B")},
        election="43B2b",
    ),
    Reading("dummy-asks-about-his-own-card", ("43B2(b)",), MINUTE),
    Reading("dummy-points-out-a-revoke", ("43B3",), MEMORY, ended=E2007),
    Reading("card-held-touching-touched", ("45C1", "45C2", "45C3"), LAW),
    Reading("named-card-is-played", ("45C4(a)",), LAW),
    Reading("defender-names-a-card", ("45C4(a)",), LAW),
    Reading("until-partner-has-played", ("45C4(b)",), since=E2007, ended=E2017),
    Reading("wrong-card-found-too-late", ("45D",), LAW, ended=E2017),
    Reading("fifth-card", ("45E1",)),
    Reading("fifth-card-after-winning", ("45E1", "49")),
    Reading("high-and-low", ("46B1", "46B4")),
    Reading("winning-card", ("46B1(b)",), LAW),
    Reading("later-in-time", ("47D", "58B3", "62C1", "62C2"), LAW),
    Reading("retracted-without-a-question", ("47E1",), LAW),
    Reading("asked-when-the-director-comes", ("47E2(a)",)),
)
IRREGULAR_PLAYS = (
    Reading("penalty-card-of-the-others-fault", ("50",), LAW, exactly=True),
    Reading("choice-before-a-minor-card", ("50C", "57A")),
    Reading("choice-at-the-last-card", ("50D2",)),
    Reading("choice-that-is-void", ("50D2", "51B")),
    Reading("judged-at-the-end-of-play", ("50E4",), since=E2017),
    Reading("lead-by-the-right-opponent", ("53B",), LAW, since=E2017, printed={E1997: ("53C",)}),
    Reading("hand-shown-over-the-lead", ("54A", "54C"), LAW),
    Reading("second-penalty-card", ("54D",), LAW),
    Reading("lead-by-declarers-side", ("54E",), LAW, since=E2007, printed={E1997: ("24",)}, exactly=True),
    Reading("defenders-differ", ("55A",), LAW),
    Reading("every-choice-named", ("57A",)),
    Reading("partner-has-played-already", ("57A", "60C")),
    Reading("play-before-partner-excused", ("57C",)),
    Reading("play-at-the-right-hand-turn", ("57D",), LAW, since=E2017, printed={E1997: ("45C1",)}),
    Reading("two-cards-at-once", ("58B2",), LAW),
    Reading("lead-after-declarer-was-told", ("60B",)),
    Reading("partners-card-to-a-wrong-lead", ("60C", "61A")),
    Reading("asking-partner-without-leave", ("61B", "63B"), LAW, ended=E2007),
    Reading("play-after-attention", ("62A", "63A1"), LAW),
    Reading("revoke-found-in-a-claim", ("62A", "63A3"), MINUTE),
    Reading("next-of-the-offending-side", ("62C2",)),
    Reading("both-revoked-on-the-trick", ("62C3",), LAW, since=E2017),
    Reading("twelfth-trick-seen", ("62D2",), SCHOOL),
    Reading("tricks-that-may-move", ("64A",)),
    Reading("second-trick-of-1997", ("64A2",), MINUTE, ended=E2007),
    Reading("every-exemption-told", ("64B",)),
    Reading("revokes-found-together", ("64B2", "64B7"), LAW, since=E2007, printed={E1997: ("64B2",)}),
    Reading("no-damage-at-thirteen", ("64C",), LAW),
    Reading(
        "damage-by-double-dummy",
        ("64C", "43B3", "50E4"),
        since=E2017,
        printed={E2007: ("64C", "12B1"), E1997: ("64C",)},
    ),
    Reading("as-if-no-revokes", ("64C",), MINUTE),
    Reading("last-trick-turned-up", ("66A",), LAW),
)
CLAIMS = (
    Reading("concession-undone", ("68B2",), LAW, since=E2007, printed={E1997: ("68B",)}),
    Reading("play-on", ("68D2(b)",), since=E2017),
    Reading("penalty-card-of-before-the-claim", ("68D2(b)",), since=E2017),
    Reading("silence-is-assent", ("69A",), LAW),
    Reading("assent-taken-back", ("69A",)),
    Reading("claim-searched-from-the-cards", ("70", "71")),
    Reading("claim-under-an-obligation", ("70",), LAW),
    Reading("stated-order-binds", ("70",), LAW),
    Reading("how-far-normal-reaches", ("70C", "70D", "70E", "71")),
    Reading("claimer-forgets-a-trump", ("70C", "70D", "70E")),
    Reading("suits-from-the-top", ("70E2",), LAW, since=E2007, election="70E2"),
    Reading("could-have-known-once", ("72C",), since=E2017, printed={E2007: ("23",), E1997: ("23", "72B1")}),
    Reading("screens-of-the-school", ("80B2(e)",), SCHOOL, since=E2007, printed={E1997: ("80E",)}),
    Reading("warning-under-the-power", ("90A", "91A")),
)
READINGS = (*GENERAL, *AUCTION, *COMMENCEMENT, *IRREGULAR_PLAYS, *CLAIMS)
"""Every reading, in the order of the Laws."""

"""Commands run in this process or in one of their own, and a case with an auction for them."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from bridgetable.cli.program import main

PROJECT = Path(__file__).parent.parent.parent

BIDDING = """
{
  "format": "bridgetable-case", "version": 1, "title": "One diamond over one heart",
  "edition": "2017", "board": {"number": 1}, "auction": ["1H"],
  "deal": "N:T.QJ653.K652.AKQ 542.AKT2.Q43.842 AKQ983.4.J.97653 J76.987.AT987.JT",
  "actions": [
    {"do": "call", "seat": "E", "call": "1D", "alert": "natural"},
    {"do": "director", "seat": "S"},
    {"do": "expect", "asked": {"by": "S", "law": "27A", "options": ["accept", "refuse"]}, "turn": "S"},
    {"do": "choose", "by": "S", "option": "refuse"},
    {"do": "expect", "turn": "E", "information": [{"what": "1D", "unauthorised": ["E", "W"]}]},
    {"do": "call", "seat": "E", "call": "P"},
    {"do": "choose", "by": "director", "option": "not-comparable"},
    {"do": "expect", "restricted": {"W": ["pass-throughout"]}, "lawful-calls": {"W": []}, "rulings": ["27B2"]},
    {"do": "call", "seat": "S", "call": "4S"}, {"do": "call", "seat": "W", "call": "P"},
    {"do": "call", "seat": "N", "call": "P"}, {"do": "call", "seat": "E", "call": "P"},
    {"do": "expect", "contract": "4S", "declarer": "S", "turn": "W"}
  ]
}
"""


class Said:
    """What a command printed, and its exit status."""

    def __init__(self, capsys: pytest.CaptureFixture[str], *arguments: str) -> None:
        self.status = main(arguments)
        said = capsys.readouterr()
        self.out = said.out.splitlines()
        self.err = said.err.splitlines()


def process(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Python run with these arguments on the package in this project, whatever the current folder is."""
    return subprocess.run(
        [sys.executable, *arguments],
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        env={**os.environ, "PYTHONPATH": str(PROJECT), **environment},
    )


def program(*arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """The program run with these arguments in a process of its own."""
    return process("-m", "bridgetable", *arguments, **environment)

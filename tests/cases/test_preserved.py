"""A case written again into its own text: nothing but what was changed is different."""

import json
from pathlib import Path

from msgspec.structs import replace

from bridgetable.cases.case import Branch, Expect
from bridgetable.cases.codec import read_case
from bridgetable.cases.preserved import rewritten
from bridgetable.disk.resources import resources
from bridgetable.engine.actions import Note
from tests.each import for_each

SHIPPED = sorted(Path(str(resources() / "cases")).rglob("*.case.json"))
NOTE = Note((("en", "One word"), ("it", "Una parola")))


@for_each("path", SHIPPED)
def test_only_the_title_of_a_shipped_case_changes(path: Path) -> None:
    data = path.read_bytes()
    case = read_case(data)
    assert rewritten(data, case) == data
    titled = replace(case, title=(("", "Z"),))
    written = rewritten(data, titled)
    start = data.index(b'"title": ') + len(b'"title": ')
    _, length = json.JSONDecoder().raw_decode(data[start:].decode())
    end = start + len(data[start:].decode()[:length].encode())
    assert written == data[:start] + b'"Z"' + data[end:]


@for_each("path", SHIPPED[::9])
def test_an_entry_more_or_less_leaves_the_lines_of_all_others(path: Path) -> None:
    data = path.read_bytes()
    case = read_case(data)
    middle = len(case.actions) // 2
    more = replace(case, actions=(*case.actions[:middle], NOTE, *case.actions[middle:]))
    written = rewritten(data, more)
    assert read_case(written) == more
    assert len(written.splitlines()) == len(data.splitlines()) + 1
    assert set(data.splitlines()) <= set(written.splitlines())
    assert rewritten(written, case) == data


ODD = """\ufeff{ "actions" : [ {"card":"H10","seat":"W", "do": "play"},\r
\t{ "actions": [{"do":"expect", "asked": null, "turn":"E"}  ], "do" :"branch", "title":"A \\"[{ \\u00e8"} ,\r
\t{"do":"branch","title": "B", "actions":[\r\n]}\r\n ],
 "tags":[ ], "version":1, "format":"bridgetable-case", "title" : "Odd", "edition":"2017",
 "board": {"vulnerable":"All", "number":1},"contract":"4S","declarer":"S",
 "deal": "N:2345.6789.TJQ.K6 AKQJT98... .AKQJT5432..A2 76.\u0020"}
"""


def _odd() -> bytes:
    deal = "N:T.QJ653.K652.AKQ 542.AK.Q43.T9842 AKQ983.42.J.J765 J76.T987.AT987.3"
    return ODD.split('"deal"')[0].encode() + f'"deal": "{deal}" }}\n\n'.encode()


def test_a_text_laid_out_otherwise_stays_as_it_was() -> None:
    data = _odd()
    case = read_case(data)
    assert rewritten(data, case) == data
    written = rewritten(data, replace(case, title=(("en", "O"),), story=(("", "Once"),)))
    assert read_case(written) == replace(case, title=(("en", "O"),), story=(("", "Once"),))
    assert data.decode().split('"tags"')[0].split("{", 1)[1] in written.decode()


def test_keys_come_and_go() -> None:
    data = _odd()
    case = read_case(data)
    for changed in (
        replace(case, contract=None),
        replace(case, source=(("", "Bulletin"),), tags=("revoke",)),
        replace(case, actions=()),
        replace(case, elections=(("screens", True),), contract=None),
        replace(case, actions=(NOTE,)),
        replace(case, actions=(*case.actions, Expect(turn=None))),
    ):
        assert read_case(rewritten(data, changed)) == changed
        assert rewritten(rewritten(data, changed), changed) == rewritten(data, changed)


def test_another_name_of_a_branch_changes_its_name_only() -> None:
    data = (
        SHIPPED[0]
        .read_bytes()
        .replace(
            b'"actions": [',
            b'"actions": [\n    {"do": "branch", "title": "A", "actions": [\n      {"do": "expect",  "asked": null}]},',
            1,
        )
    )
    case = read_case(data)
    branch = case.actions[0]
    assert isinstance(branch, Branch)
    renamed = replace(case, actions=(replace(branch, title=(("", "B"),)), *case.actions[1:]))
    assert rewritten(data, renamed) == data.replace(b'"title": "A"', b'"title": "B"')


def test_equal_entries_elsewhere_do_not_move_the_layout() -> None:
    data = SHIPPED[0].read_bytes()
    case = read_case(data)
    one = Expect(contract="pass")
    twice = replace(case, actions=(one, *case.actions, one))
    written = rewritten(data, twice)
    assert rewritten(written, replace(case, actions=(one, one, *case.actions, one, NOTE))).count(b"\n") == (
        data.count(b"\n") + 4
    )


def test_what_is_no_case_is_written_anew() -> None:
    case = read_case(SHIPPED[0].read_bytes())
    assert read_case(rewritten(b"", case)) == case


def test_branches_nested_deeply_are_written_again() -> None:
    depth = 3000
    data = SHIPPED[0].read_bytes()
    case = read_case(data)
    start = data.index(b'"actions": [') + len(b'"actions": [')
    deep = b'{"do": "branch", "title": "", "actions": [' * depth + b"]}" * depth
    data = data[:start] + deep + b"," + data[start:]
    assert rewritten(data, read_case(data)) == data
    assert read_case(data).title == case.title

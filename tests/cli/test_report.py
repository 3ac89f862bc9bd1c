"""`bridgetable report`: cases as pages."""

import json
import os
from pathlib import Path

import pytest
from PySide6.QtGui import QImage

from tests.cases.written import EXAMPLE
from tests.cli.commands import Said, program
from tests.reports.documents import HOSTILE

QUESTION, ANSWER = "calls the Director.", "Law 62B1"


@pytest.mark.parametrize("ending", [".pdf", ".html", ".txt", ".PDF"])
def test_a_case_is_written_as_pages(folder: Path, capsys: pytest.CaptureFixture[str], ending: str) -> None:
    said = Said(capsys, "report", "right.case.json", "-o", f"out{ending}")
    assert (said.status, said.out, said.err) == (0, [], [])
    data = (folder / f"out{ending}").read_bytes()
    if ending.lower() == ".pdf":
        assert data.startswith(b"%PDF-")
    else:
        assert QUESTION in data.decode() and ANSWER in data.decode()


def test_answers_stand_where_they_are_asked_for(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    written = {}
    for answers in ("end", "none", "inline"):
        assert Said(capsys, "report", "right.case.json", "-o", "out.txt", "--answers", answers).status == 0
        written[answers] = (folder / "out.txt").read_text("utf-8")
    assert all(QUESTION in text for text in written.values())
    assert ANSWER not in written["none"] and "\f" not in written["inline"]
    assert ANSWER not in written["end"].partition("\f")[0] and ANSWER in written["end"].partition("\f")[2]


def test_a_folder_becomes_a_booklet_in_either_language(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (folder / "deeper" / "second.case.json").write_text(EXAMPLE)
    said = Said(capsys, "report", "deeper", "right.case.json", "-o", "out.txt", "--language", "it")
    assert (said.status, said.err) == (0, [])
    text = (folder / "out.txt").read_text("utf-8")
    assert text.startswith("Casi per arbitri\n") and text.count("\f") == 4
    places = [text.index(part) for part in ("Indice", "3. Est scarta", "\nSoluzioni\n====", "Art. 62B1: ")]
    assert places == sorted(places)


def lesson_of_ones_own(folder: Path, *cases: dict[str, object]) -> str:
    """A lesson with a page, two questions of its own, a poll, and these cases."""
    picture = QImage(40, 30, QImage.Format.Format_RGB32)
    picture.fill(0xC40F1E)
    assert picture.save(str(folder / "figure.jpg"))
    choices = [{"text": "The offender"}, {"text": "Either defender", "right": True}]
    entries = [
        {"heading": {"en": "Revokes", "it": "Renonce"}, "bullets": ["Correct it"], "picture": "figure.jpg"},
        {"question": "Who draws attention?", "choices": choices},
        {"question": "Have you been asked?", "choices": [{"text": "Yes"}, {"text": "No"}]},
        *cases,
    ]
    (folder / "own.lesson.json").write_text(
        json.dumps({"format": "bridgetable-lesson", "version": 3, "title": "Own", "entries": entries})
    )
    return "own.lesson.json"


@pytest.mark.parametrize("answers", ["end", "none", "inline"])
def test_pages_and_questions_of_a_lesson_are_printed_questions_first(
    folder: Path, capsys: pytest.CaptureFixture[str], answers: str
) -> None:
    lesson = lesson_of_ones_own(folder, {"file": "right.case.json"})
    said = Said(capsys, "report", lesson, "-o", "out.txt", "--answers", answers)
    assert (said.status, said.err) == (0, [])
    text = (folder / "out.txt").read_text("utf-8")
    assert text.startswith("Own\n===") and "Cases for directors" not in text
    assert "Correct it" in text and "[Revokes]" in text and "Have you been asked?" in text and QUESTION in text
    told = text.partition("The right answer:")
    assert bool(told[1]) is (answers != "none") and ("Either defender" in told[2]) is (answers != "none")
    assert "Either defender" in told[0] and text.count("The right answer:") <= 1
    if answers == "end":
        assert QUESTION in told[0] and "\nAnswers\n===" in told[0]


def test_a_case_of_a_lesson_is_printed_under_the_laws_of_the_lesson(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    case: dict[str, object] = {"shipped": "play/lead-out-of-turn-53-trick-thirteen-2007"}
    told = []
    for number, entry in enumerate((case, {**case, "edition": "2017"})):
        said = Said(capsys, "report", lesson_of_ones_own(folder, entry), "-o", f"out{number}.txt")
        assert said.status == 0
        told.append((folder / f"out{number}.txt").read_text("utf-8"))
    assert ["Law 56B" in text for text in told] == [False, True]


def test_a_case_that_a_lesson_shows_up_to_a_question_and_then_whole_is_printed_once(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    case = json.loads((folder / "right.case.json").read_text("utf-8"))
    begun = {**case, "actions": case["actions"][:3]}
    choices = [{"text": "The offender"}, {"text": "Either defender", "right": True}]
    question: dict[str, object] = {"question": "Who?", "choices": choices}
    note: dict[str, object] = {"note": "Later"}
    for number, between in enumerate((question, note)):
        lesson = lesson_of_ones_own(folder, {"case": begun}, between, {"case": case})
        assert Said(capsys, "report", lesson, "-o", f"out{number}.txt").status == 0
    once, twice = ((folder / f"out{number}.txt").read_text("utf-8") for number in range(2))
    assert "\n1. " in once and "\n2. " not in once and "\n2. " in twice


@pytest.mark.parametrize("ending", [".pdf", ".html", ".txt"])
@pytest.mark.parametrize("cases", [(), ({"file": "right.case.json"},)])
def test_a_lesson_of_ones_own_is_written_with_and_without_cases(
    folder: Path, capsys: pytest.CaptureFixture[str], ending: str, cases: tuple[dict[str, object], ...]
) -> None:
    said = Said(capsys, "report", lesson_of_ones_own(folder, *cases), "-o", f"out{ending}")
    assert (said.status, said.out, said.err) == (0, [], [])
    data = (folder / f"out{ending}").read_bytes()
    if ending == ".pdf":
        assert data.count(b"/Subtype /Image") == 1
    else:
        assert "Who draws attention?" in data.decode()
        assert ending != ".html" or (b'<img src="data:image/jpeg;base64,' in data and b"img-src data:" in data)


def test_what_cannot_be_read_is_one_sentence_and_writes_nothing(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = Said(capsys, "report", "right.case.json", "unreadable.json", "-o", "out.pdf")
    assert (said.status, said.out, said.err) == (2, [], ['unreadable.json: actions[4].card: "S1" is no card'])
    said = Said(capsys, "report", "nothing.json", "-o", "out.pdf")
    assert (said.status, said.err) == (2, ["nothing.json: there is no such file"])
    (folder / "empty").mkdir()
    said = Said(capsys, "report", "empty", "-o", "out.pdf")
    assert (said.status, said.err) == (2, ["empty: this is a folder without case files"])
    assert not (folder / "out.pdf").exists()


def test_a_case_is_written_up_to_what_cannot_be_done(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = Said(capsys, "report", "torn.json", "-o", "out.txt")
    assert (said.status, said.err) == (1, ["torn.json: actions[7]: East does not hold the ace of spades."])
    assert "East does not hold the ace of spades." in (folder / "out.txt").read_text("utf-8").replace("\n", " ")


@pytest.mark.parametrize("out", ["nowhere/out.pdf", "deeper.pdf", "nowhere/out.html"])
def test_a_target_that_cannot_be_written_is_one_sentence(
    folder: Path, capsys: pytest.CaptureFixture[str], out: str
) -> None:
    (folder / "deeper.pdf").mkdir()
    there = sorted(folder.rglob("*"))
    said = Said(capsys, "report", "right.case.json", "-o", out)
    assert (said.status, said.out, len(said.err)) == (2, [], 1) and said.err[0].startswith(f"{out}: ")
    assert sorted(folder.rglob("*")) == there


@pytest.mark.parametrize("out", ["out", "out.doc", "out.pdf.zip", os.devnull, ""])
def test_another_kind_of_file_is_refused(capsys: pytest.CaptureFixture[str], out: str) -> None:
    said = Said(capsys, "report", "right.case.json", "-o", out)
    assert (said.status, said.out) == (2, [])
    reason = f"--out takes a file name that ends in .pdf, .html, .txt or .png, not “{out}”; usage: bridgetable report "
    assert said.err[0].startswith(reason)


@pytest.mark.parametrize("name", HOSTILE)
def test_a_hostile_title_is_text(folder: Path, capsys: pytest.CaptureFixture[str], name: str) -> None:
    import json

    case = json.loads(EXAMPLE) | {"title": HOSTILE[name], "story": HOSTILE[name], "source": HOSTILE[name]}
    (folder / "hostile.case.json").write_text(json.dumps(case))
    for ending in (".txt", ".html", ".pdf"):
        said = Said(capsys, "report", "hostile.case.json", "-o", f"out{ending}")
        assert (said.status, said.err) == (0, [])
    html = (folder / "out.html").read_text("utf-8")
    assert "<img" not in html and html.count("<script") == html.count("</script") == 3 and "\u202e" not in html


def test_no_display_is_needed(folder: Path) -> None:
    case, out = str(folder / "right.case.json"), str(folder / "out.pdf")
    done = program("report", case, "-o", out, DISPLAY="", QT_QPA_PLATFORM="")
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert (folder / "out.pdf").stat().st_size > 5000


def test_slides_are_a_pdf_or_pictures_in_a_folder(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = Said(capsys, "report", "right.case.json", "-o", "out.pdf", "--slides")
    assert (said.status, said.out, said.err) == (0, [], [])
    assert (folder / "out.pdf").read_bytes().startswith(b"%PDF-")
    assert Said(capsys, "report", "right.case.json", "-o", "pictures/page.png", "--slides").status == 0
    assert (folder / "pictures" / "page-001.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("-o", "out.txt", "--slides"), "out.txt: slides are written into a .pdf file, or as .png pictures"),
        (("-o", "out.png"), "out.png: .png pictures are written with --slides"),
    ],
)
def test_slides_and_pages_have_their_endings(
    folder: Path, capsys: pytest.CaptureFixture[str], arguments: tuple[str, ...], sentence: str
) -> None:
    said = Said(capsys, "report", "right.case.json", *arguments)
    assert (said.status, said.err) == (2, [sentence])
    assert Said(capsys, "report", "nothing.json", "-o", "out.pdf", "--slides").err == [
        "nothing.json: there is no such file"
    ]


def test_a_page_that_asks_in_two_languages(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = Said(capsys, "report", "--ask", "right.case.json", "-o", "home.html", "--language", "it,en")
    assert (said.status, said.out, said.err) == (0, [], [])
    page = (folder / "home.html").read_text("utf-8")
    assert '<html lang="it">' in page and '"languages":["it","en"]' in page and "Che cosa è successo?" in page


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        (("--ask", "-o", "home.pdf"), "home.pdf: a page that asks is written into an .html file"),
        (("-o", "out.txt", "--language", "en,it"), "several languages are for a page that asks: --ask"),
    ],
)
def test_what_a_page_that_asks_cannot_be(
    folder: Path, capsys: pytest.CaptureFixture[str], given: tuple[str, ...], sentence: str
) -> None:
    said = Said(capsys, "report", "right.case.json", *given)
    assert (said.status, said.err) == (2, [sentence])


def test_a_language_that_there_is_not(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    said = Said(capsys, "report", "right.case.json", "-o", "out.html", "--ask", "--language", "it,xx")
    assert said.status == 2 and "xx" in said.err[0]

"""Files are read within bounds: regular ones, and no more of them than such a file can be."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from bridgetable.cases.library.cases import read_library_case
from bridgetable.cli.program import main
from bridgetable.disk.contents import FileTooLargeError, NotRegularFileError, contents_of
from bridgetable.files import boards_of, read_boards
from bridgetable.files.record import BoardFileError
from tests.cases.written import EXAMPLE


def test_a_regular_file_is_read_whole(tmp_path: Path) -> None:
    file = tmp_path / "a.case.json"
    file.write_bytes(b"12345")
    assert contents_of(file) == contents_of(file, 5) == b"12345"
    with pytest.raises(FileTooLargeError):
        contents_of(file, 4)


def test_a_folder_and_a_file_that_is_not_there_are_no_files(tmp_path: Path) -> None:
    with pytest.raises(IsADirectoryError):
        contents_of(tmp_path)
    with pytest.raises(FileNotFoundError):
        contents_of(tmp_path / "nothing")


@pytest.fixture
def pipe(tmp_path: Path) -> Path:
    if not hasattr(os, "mkfifo"):
        pytest.skip("a system without pipes that have a name")
    pipe = tmp_path / "pipe.case.json"
    os.mkfifo(pipe)
    return pipe


def test_nobody_waits_for_a_pipe(pipe: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(NotRegularFileError):
        contents_of(pipe)
    assert main(["replay", str(pipe), "--language", "en"]) == 2
    assert capsys.readouterr().err == f"{pipe}: this is no file that can be read, but a pipe or a device\n"
    assert read_library_case(pipe).error is not None
    with pytest.raises(BoardFileError):
        read_boards(pipe)


@pytest.mark.skipif(not Path("/dev/zero").exists(), reason="a system without this device")
def test_a_device_without_end_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "/dev/zero", "--language", "it"]) == 2
    assert capsys.readouterr().err == "/dev/zero: non è un file che si possa leggere, ma una pipe o un dispositivo\n"


def test_a_file_larger_than_any_case_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    large = tmp_path / "large.case.json"
    with large.open("wb") as stream:
        stream.truncate(100 * 1024 * 1024)
    assert main(["check", str(large), "--language", "en"]) == 2
    assert capsys.readouterr().err == f"{large}: this file is larger than 8 MB\n"
    with pytest.raises(BoardFileError) as refused:
        read_boards(large)
    assert refused.value.message.key == "files-too-large"
    with pytest.raises(BoardFileError):
        boards_of(b"")


def test_check_of_nothing_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "here.case.json").write_text(EXAMPLE, "utf-8")
    (tmp_path / "empty").mkdir()
    assert main(["check", "", "--language", "en"]) == 2
    assert capsys.readouterr().err == '"": there is no such file\n'
    assert main(["check", "empty", "here.case.json", "--language", "en"]) == 2
    told = capsys.readouterr()
    assert told.err == "empty: this is a folder without case files\n" and told.out.startswith("1 cases, ")

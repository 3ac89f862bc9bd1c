"""Reading a case from a file, and what is printed when that cannot be done."""

from __future__ import annotations

from pathlib import Path

from bridgetable.cases import LESSON_SUFFIX
from bridgetable.cases.case import Case
from bridgetable.cases.codec import read_case
from bridgetable.cases.reader import CaseError
from bridgetable.cli.case_paths import UnusableFileError
from bridgetable.disk.contents import CASE, FileTooLargeError, NotRegularFileError, contents_of
from bridgetable.table.question import say


def load_case(path: Path) -> Case:
    """The case in a file, or of this number in a lesson's own (`x.lesson.json#3`); raises UnusableFileError."""
    if f"{LESSON_SUFFIX}#" in path.name:
        from bridgetable.cli.lesson_cases import case_in_lesson

        if (case := case_in_lesson(path)) is not None:
            return case
    try:
        return read_case(contents_of(path))
    except CaseError as refused:
        raise UnusableFileError(str(path), refused.message, refused.place) from None
    except FileNotFoundError:
        raise UnusableFileError(str(path), say("file-not-found")) from None
    except IsADirectoryError:
        raise UnusableFileError(str(path), say("file-is-a-directory")) from None
    except PermissionError:
        raise UnusableFileError(str(path), say("file-not-allowed")) from None
    except FileTooLargeError:
        raise UnusableFileError(str(path), say("file-too-large", most=CASE // 1024 // 1024)) from None
    except NotRegularFileError:
        raise UnusableFileError(str(path), say("file-not-regular")) from None
    except (OSError, ValueError):
        # ValueError: a name with a NUL in it.
        raise UnusableFileError(str(path), say("file-not-readable")) from None

"""The rules of the house, held by a test: floors, editions, words, sizes, names, style and types.

Each rule is one test, which lists everything that breaks it.
"""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from tests.situations import EDITIONS
from tests.source import (
    FILES,
    MODULES,
    PACKAGE,
    ROOT,
    Found,
    floor,
    hold,
    imported_modules,
    imports,
    mentioning,
    module_name,
    nodes,
    reached,
    tree,
)

FLOORS = {
    "disk": set(),
    "cards": set(),
    "table": {"cards"},
    "laws": {"cards", "table"},
    "engine": {"cards", "table", "laws"},
    "cases": {"disk", "cards", "table", "laws", "engine"},
    "files": {"disk", "cards", "table", "laws", "engine"},
    "words": {"disk", "cards", "table", "laws", "engine"},
    "equity": {"disk", "cards", "table", "laws", "engine"},
    "document": {"disk", "cards", "table", "laws", "engine", "cases", "files", "words"},
    "generation": {"disk", "cards", "table", "laws", "engine", "cases", "files", "words", "equity"},
    "dealing": {"disk", "cards", "table", "laws", "engine", "cases", "files", "words", "equity", "generation"},
    "reports": {"disk", "cards", "table", "laws", "engine", "cases", "files", "words", "equity"},
    "audit": {"disk", "cards", "table", "laws", "engine", "cases", "files", "words", "equity"},
    "coverage": {"disk", "cards", "table", "laws", "engine", "cases", "words"},
    "rehearsal": {
        "disk",
        "cards",
        "table",
        "laws",
        "engine",
        "cases",
        "files",
        "words",
        "equity",
        "generation",
        "reports",
    },
    "room": {
        "disk",
        "cards",
        "table",
        "laws",
        "engine",
        "cases",
        "files",
        "words",
        "equity",
        "generation",
        "reports",
        "rehearsal",
    },
    "changes": {"disk", "cards", "table", "laws", "engine", "cases", "words", "generation", "coverage", "rehearsal"},
    "ui": {
        "disk",
        "cards",
        "table",
        "laws",
        "engine",
        "cases",
        "files",
        "words",
        "equity",
        "document",
        "dealing",
        "generation",
        "reports",
        "audit",
        "coverage",
        "rehearsal",
        "room",
        "changes",
    },
    "cli": {
        "disk",
        "cards",
        "table",
        "laws",
        "engine",
        "cases",
        "files",
        "words",
        "equity",
        "document",
        "dealing",
        "generation",
        "reports",
        "audit",
        "coverage",
        "rehearsal",
        "room",
        "changes",
        "ui",
    },
    "packaging": {"cards", "table", "disk", "equity"},
}
"""Which folders each may import from: those below it only."""

WINDOW = (
    "kit",
    "drawing",
    "session",
    "entry",
    "auction",
    "table",
    "figures",
    "director",
    "timeline",
    "wrong",
    "deal",
    "compare",
    "library",
    "wall",
    "lectern",
    "preferences",
    "welcome",
    "papers",
    "manual",
    "progress",
    "rehearsal",
    "audit",
    "exam",
    "changes",
    "lesson",
    "authoring",
    "shell",
)
"""The folders of the window, from the lowest: each may import from those before it."""

GROUND = ("cards", "table", "laws", "engine")
"""The floors that stand on the standard library and msgspec alone."""

QT = ("PySide6", "shiboken6")
WITHOUT_QT = "tests/without_qt.txt"
"""The modules of the window that need no Qt, even indirectly: what lies where, what is said, what may be shown."""

CROSS_CUTTING = {
    "test_house.py",
    "test_processes.py",
    "test_wiring_of_the_laws.py",
    "test_manual.py",
    "test_other_systems.py",
    "test_readme.py",
    "deep/test_actions.py",
    "deep/test_asked.py",
    "deep/test_kills.py",
    "deep/test_lesson.py",
    "deep/test_oracle.py",
    "deep/test_readers.py",
    "deep/test_rooms.py",
    "deep/test_session.py",
    "next_code/test_next_code.py",
    "pictures/test_pictures.py",
    "ui/test_dialogs.py",
    "ui/test_in_one_session.py",
    "ui/test_pyside6.py",
}
"""Test modules that test no single folder of the package."""


# -- what may import what --------------------------------------------------------------------------------------------


def test_imports_point_down() -> None:
    def rule(path: Path) -> Found:
        if here := floor(path):
            allowed = FLOORS[here] | {here}
            for line, name in imports(path):
                imported = name.split(".")[1] if name.startswith("bridgetable.") else ""
                if imported in FLOORS and imported not in allowed:
                    yield line, f"{here} imports {name}"

    hold(rule)


def test_every_module_stands_on_a_floor() -> None:
    assert {path.name for path in PACKAGE.glob("*.py")} == {"__init__.py", "__main__.py"}
    assert {floor(path) for path in FILES} - {""} == set(FLOORS)


def window_folder(name: str) -> str:
    """The folder of the window that a module stands in, by its dotted name; "" for any other module."""
    parts = name.split(".")
    if parts[:2] != ["bridgetable", "ui"]:
        return ""
    return next((each for each in ("/".join(parts[2:4]), "/".join(parts[2:3])) if each in WINDOW), "")


def test_the_folders_of_the_window_look_down_only() -> None:
    def rule(path: Path) -> Found:
        here = window_folder(module_name(path))
        above = WINDOW[WINDOW.index(here) + 1 :] if here else ()
        return ((line, f"{here} imports {name}") for line, name in imports(path) if window_folder(name) in above)

    hold(rule)


def test_every_folder_of_the_window_is_listed() -> None:
    def rule(path: Path) -> Found:
        if module_name(path).startswith("bridgetable.ui.") and not window_folder(module_name(path)):
            yield 1, "this folder is not in WINDOW"

    hold(rule)


def test_no_module_imports_itself_through_others() -> None:
    """Imports make no circle, but among the Laws, which name each other as the Code does."""

    def rule(path: Path) -> Found:
        here = module_name(path)
        for line, target in imported_modules(here, typing=True):
            if floor(path) == "laws" and target.startswith("bridgetable.laws."):
                continue
            if here in reached(target, typing=True):
                yield line, f"imports {target}, which leads back here"

    hold(rule)


def imports_qt(name: str) -> bool:
    return any(target.startswith(QT) for _, target in imports(MODULES[name], typing=False))


def needs_qt(name: str) -> bool:
    """Whether a module imports Qt when it runs, itself, through others, or through their packages."""
    all_reached = {name, *reached(name, typing=False)}
    packages = {
        ".".join(parts[:end]) for parts in (each.split(".") for each in all_reached) for end in range(1, len(parts))
    }
    return any(imports_qt(each) for each in all_reached | packages)


def test_qt_is_imported_in_the_ui_only() -> None:
    def rule(path: Path) -> Found:
        if floor(path) != "ui":
            yield from ((line, f"imports {name}") for line, name in imports(path) if name.startswith(QT))

    hold(rule)


def test_the_modules_of_the_window_without_qt_are_those_listed() -> None:
    """What needs no Qt can be tested and used without it; a module joins or leaves the list on purpose."""
    window = (module_name(path) for path in FILES if floor(path) == "ui" and path.name != "__init__.py")
    found = [name for name in window if not needs_qt(name)]
    assert sorted(found) == (ROOT / WITHOUT_QT).read_text("utf-8").split()


def test_the_ground_stands_on_the_standard_library_and_msgspec() -> None:
    allowed = {*sys.stdlib_module_names, "msgspec", "bridgetable"}

    def rule(path: Path) -> Found:
        return ((line, f"imports {name}") for line, name in imports(path) if name.split(".")[0] not in allowed)

    hold(rule, [path for path in FILES if floor(path) in GROUND])


def test_nothing_private_of_python_is_imported() -> None:
    """What begins with an underscore may be another thing, or gone, in the next Python."""
    standard = sys.stdlib_module_names - {"__future__"}

    def rule(path: Path) -> Found:
        for line, name in imports(path):
            first, *rest = name.split(".")
            if first in standard and any(part.startswith("_") for part in (first, *rest)):
                yield line, f"imports {name}"

    everything = [*FILES, *(ROOT / "tests").rglob("*.py"), *(ROOT / "resources").rglob("*.py")]
    # Such a name stands after an import, in a line of it or in its brackets.
    hold(rule, mentioning(r"(?m)^[ \t]*(from|import)\b([^\n(]*|[^\n(]*\([^)]*)\b_(?!_future__)", sorted(everything)))


# -- editions and sentences ------------------------------------------------------------------------------------------


def one_edition(node: ast.AST) -> bool:
    """Whether an expression names one edition: E2017, Edition.E2017, or its year as text."""
    return any(
        (isinstance(part, ast.Name) and re.fullmatch(r"E\d{4}", part.id) is not None)
        or (isinstance(part, ast.Attribute) and re.fullmatch(r"E\d{4}", part.attr) is not None)
        or (isinstance(part, ast.Constant) and part.value in EDITIONS)
        for part in ast.walk(node)
    )


ONE_EDITION = rf"""\bE\d{{4}}\b|["']({"|".join(EDITIONS)})["']"""
"""What stands in a file that names one edition."""
NAMING_EDITIONS = {"table/edition.py", "cases/clauses.py", "coverage/numbering.py"}
"""Where an edition is named outside of the Laws: the list of them, and the numbers that it prints."""


def test_only_the_laws_name_an_edition() -> None:
    """Everything else takes the editions from `Edition`, and the usual one is `CURRENT`: a new one is added there."""

    def rule(path: Path) -> Found:
        for node in nodes(path):
            if isinstance(node, ast.Attribute | ast.Name) and one_edition(node):
                yield node.lineno, f"names an edition: {ast.unparse(node)}"

    known = {PACKAGE / name for name in NAMING_EDITIONS}
    hold(rule, [path for path in mentioning(ONE_EDITION) if path not in known and floor(path) != "laws"])


def test_nobody_branches_on_the_edition() -> None:
    """No comparison and no match names one edition: what differs stands as a wording beside a wording."""

    def rule(path: Path) -> Found:
        for node in nodes(path):
            if isinstance(node, ast.Compare) and one_edition(node):
                yield node.lineno, f"branches on an edition: {ast.unparse(node)}"
            if isinstance(node, ast.match_case) and one_edition(node.pattern):
                yield node.pattern.lineno, f"branches on an edition: {ast.unparse(node.pattern)}"

    hold(rule, mentioning(ONE_EDITION))


def test_what_a_test_says_of_the_latest_edition_holds_of_the_next() -> None:
    """`since("2017")`, not `edition == "2017"`; `by_year({…})`, not a dictionary that ends with the latest edition."""
    latest = EDITIONS[-1]

    def rule(path: Path) -> Found:
        for node in nodes(path):
            if isinstance(node, ast.Compare) and ast.unparse(node.left) == "edition" and len(node.ops) == 1:
                (operator,), (other,) = node.ops, node.comparators
                if isinstance(operator, ast.Eq | ast.NotEq) and ast.unparse(other) in (f"'{latest}'", f"E{latest}"):
                    yield node.lineno, f"says it of one edition: {ast.unparse(node)}"
            if isinstance(node, ast.Assign | ast.Subscript) and isinstance(node.value, ast.Dict):
                years = [key.value for key in node.value.keys if isinstance(key, ast.Constant)]
                if latest in years and EDITIONS[0] in years:
                    yield node.lineno, f"ends with {latest}: {ast.unparse(node)}"

    hold(rule, [path for path in (ROOT / "tests").rglob("*.py") if f'"{latest}"' in path.read_text("utf-8")])


def docstrings(path: Path) -> set[int]:
    """The identities of all string constants that stand as statements: docstrings and their like."""
    return {
        id(node.value) for node in nodes(path) if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
    }


def raised(path: Path) -> set[int]:
    """The identities of the constants inside what is raised: messages for programmers."""
    return {id(part) for node in nodes(path) if isinstance(node, ast.Raise) for part in ast.walk(node)}


SENTENCE = re.compile(r"^[A-Z][a-z]+(?: [a-z']+){2,}")


def test_no_sentence_for_people_outside_the_locale() -> None:
    def rule(path: Path) -> Found:
        known = docstrings(path) | raised(path)
        for node in nodes(path):
            text = node.value if isinstance(node, ast.Constant) and id(node) not in known else None
            if isinstance(node, ast.Constant) and isinstance(text, str) and SENTENCE.match(text):
                yield node.lineno, f"a sentence for people: {text}"

    hold(rule)


# -- files -----------------------------------------------------------------------------------------------------------

WRITING = {"write_text", "write_bytes", "mkstemp", "NamedTemporaryFile", "O_CREAT", "QSaveFile", "copyfile", "copy2"}
MAY_WRITE = ("disk/writing.py", "ui/shell/startup.py")
"""Files are written by the first, whole or not at all; the log of errors is added to."""


def test_files_are_written_in_one_place() -> None:
    def rule(path: Path) -> Found:
        if path.relative_to(PACKAGE).as_posix() in MAY_WRITE:
            return
        for node in nodes(path):
            if isinstance(node, ast.Attribute | ast.Name):
                name = node.attr if isinstance(node, ast.Attribute) else node.id
                if name in WRITING:
                    yield node.lineno, f"{name} writes a file in pieces; write_whole does not"
            if isinstance(node, ast.Call) and opens_for_writing(node):
                yield node.lineno, f"{ast.unparse(node)} writes a file in pieces; write_whole does not"

    hold(rule)


def opens_for_writing(call: ast.Call) -> bool:
    """Whether a file is opened in a mode that changes it, or a picture is saved to a path rather than a buffer."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")
    given = [*call.args, *(keyword.value for keyword in call.keywords)]
    if given and ast.unparse(given[0]) == "os.dup(1)":
        return False  # the standard output
    if name in ("open", "fdopen"):
        modes = (part.value for part in given if isinstance(part, ast.Constant))
        return any(isinstance(mode, str) and bool(re.fullmatch("[rbt]*[wax+][rbtwax+]*", mode)) for mode in modes)
    return name == "save" and isinstance(call.func, ast.Attribute) and bool(given) and ast.unparse(given[0]) != "buffer"


def test_a_signal_names_the_class_of_what_it_carries() -> None:
    """Or says in a comment on its line why there is none."""

    def rule(path: Path) -> Found:
        lines = path.read_text("utf-8").splitlines()
        for node in nodes(path):
            match node:
                case ast.Call(func=ast.Name("Signal"), args=arguments) if any(
                    isinstance(each, ast.Name) and each.id == "object" for each in arguments
                ):
                    if "  # " not in lines[node.lineno - 1]:
                        yield node.lineno, "Signal(object)"

    hold(rule)


# -- sizes -----------------------------------------------------------------------------------------------------------


def test_a_function_can_be_seen_at_once() -> None:
    def rule(path: Path) -> Found:
        for node in nodes(path):
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                lines = (node.end_lineno or node.lineno) - node.lineno + 1
                if lines > 55:
                    yield node.lineno, f"{node.name} has {lines} lines"

    hold(rule)


def folders() -> list[Path]:
    return [PACKAGE, *sorted(path for path in PACKAGE.rglob("*") if path.is_dir() and path.name != "__pycache__")]


def test_every_folder_says_what_belongs_there() -> None:
    def rule(folder: Path) -> Found:
        if not (folder / "__init__.py").exists():
            yield 1, "no __init__.py with a docstring that says what belongs here"

    hold(rule, folders())


# -- names and docstrings --------------------------------------------------------------------------------------------


def definitions(among: Iterable[ast.AST]) -> Iterator[ast.ClassDef | ast.FunctionDef]:
    return (node for node in among if isinstance(node, ast.ClassDef | ast.FunctionDef))


def test_names_are_those_of_the_field() -> None:
    def rule(path: Path) -> Found:
        if re.search(r"manager|helper|util", path.stem):
            yield 1, f"a module called {path.stem}"
        for node in definitions(nodes(path)):
            if re.search(r"Manager|Helper|Util", node.name, re.IGNORECASE):
                yield node.lineno, f"called {node.name}"

    hold(rule)


def test_what_is_public_says_what_it_means() -> None:
    def rule(path: Path) -> Found:
        module = tree(path)
        if not ast.get_docstring(module):
            yield 1, "no docstring"
        members = [part for node in module.body if isinstance(node, ast.ClassDef) for part in node.body]
        for node in definitions([*module.body, *members]):
            if not node.name.startswith("_") and not ast.get_docstring(node) and not overrides_qt(node):
                yield node.lineno, f"{node.name} has no docstring"

    hold(rule)


def overrides_qt(node: ast.stmt) -> bool:
    """Qt's own method names are in camel case; what they do is Qt's to say."""
    return isinstance(node, ast.FunctionDef) and bool(re.search(r"[a-z][A-Z]", node.name))


# -- where tests stand -----------------------------------------------------------------------------------------------


def test_tests_stand_where_their_modules_stand() -> None:
    """A test module is in the folder of tests that has the name of its folder of the package."""
    tests = ROOT / "tests"

    def rule(path: Path) -> Found:
        place = path.relative_to(tests)
        there = PACKAGE / place.parent
        if place.as_posix() not in CROSS_CUTTING and not any(each.stem != "__init__" for each in there.glob("*.py")):
            yield 1, f"there are no modules in {there.relative_to(ROOT).as_posix()}"

    hold(rule, sorted(tests.rglob("test_*.py")))


WAITING = {"wait", "waitUntil", "waitSignal", "waitSignals", "qWait", "qWaitFor", "sleep"}
"""Functions that wait for a time, or give up after one."""


def test_no_test_waits_by_the_clock() -> None:
    """A machine may be as slow as it likes: tests wait for what is to happen with tests/ui/waiting.py."""

    def rule(path: Path) -> Found:
        for node in nodes(path):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr in WAITING:
                yield node.lineno, f"waits by the clock: {ast.unparse(node.func)}"

    tests = ROOT / "tests"
    files = mentioning(rf"\.({'|'.join(WAITING)})\b", sorted(tests.rglob("*.py")))
    hold(rule, [path for path in files if path != tests / "ui" / "waiting.py"])


LAWS = PACKAGE / "laws"
NUMBERED = sorted(path for path in LAWS.glob("law*") if re.fullmatch(r"law\d\d(\.py)?", path.name))
"""Where each Law stands: a file of its number, or a package of its number where one file is not enough."""


def test_each_law_has_its_tests_at_its_number() -> None:
    """Law 62 is laws/law62.py, tested in tests/laws/test_law62.py, or by number in a neighbour's file."""
    tests = "\n".join(path.read_text(encoding="utf-8") for path in (ROOT / "tests" / "laws").rglob("test_*.py"))

    def rule(path: Path) -> Found:
        number = path.stem.removeprefix("law").lstrip("0")
        if not re.search(rf"def test_{number}[A-Z_\d]", tests):
            yield 1, "no test by its number"

    hold(rule, NUMBERED)


def test_each_law_has_one_address() -> None:
    names = [path.stem for path in NUMBERED]
    assert sorted({name for name in names if names.count(name) > 1}) == []


# -- style and types -------------------------------------------------------------------------------------------------


def run(*command: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run([sys.executable, "-m", *command], cwd=ROOT, capture_output=True, text=True, check=False)


def test_ruff_finds_nothing() -> None:
    done = run("ruff", "check", ".")
    assert done.returncode == 0, done.stdout


def test_every_file_is_formatted() -> None:
    done = run("ruff", "format", "--check", "bridgetable", "tests")
    assert done.returncode == 0, done.stdout


def test_mypy_finds_nothing() -> None:
    done = run("mypy")
    assert done.returncode == 0, done.stdout


OTHERWISE_ELSEWHERE = {
    "ctypes", "fcntl", "locale", "mmap", "msvcrt", "multiprocessing", "os", "platform", "pwd", "resource", "select",
    "shutil", "signal", "socket", "subprocess", "sys", "tempfile", "threading", "winreg",
}  # fmt: skip
"""The modules of Python of which other systems have another part."""

ALONE = (
    "--follow-imports=skip",
    "--allow-subclassing-any",
    "--allow-untyped-decorators",
    "--no-warn-return-any",
    "--no-warn-unused-ignores",
    "--disable-error-code=type-var",
    "--disable-error-code=has-type",
    "--disable-error-code=return",
)
"""Each file by itself: what it imports of ours and of Qt is looked at in the usual run, and may be anything here."""


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_mypy_finds_nothing_where_the_program_was_never_run(platform: str, tmp_path: Path) -> None:
    """What only Windows or macOS has is looked at with the types of that system, in the files that may use it."""
    files = [
        str(path) for path in FILES if any(name.partition(".")[0] in OTHERWISE_ELSEWHERE for _, name in imports(path))
    ]
    done = run("mypy", "--platform", platform, "--cache-dir", str(tmp_path), *ALONE, *files)
    assert done.returncode == 0, done.stdout

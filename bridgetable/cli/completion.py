"""`bridgetable completion`: what a shell has to run so that it completes commands, options and files."""

from __future__ import annotations

from argparse import Namespace

from bridgetable.cli.arguments import Parser
from bridgetable.cli.names import PROGRAM
from bridgetable.cli.output import OK, UNUSABLE, print_error, print_line
from bridgetable.words.catalogue import Words

SHELLS = ("bash", "zsh", "fish")


def declare(parser: Parser) -> None:
    """Declares the shell."""

    def known(name: str) -> str:
        if name in SHELLS:
            return name
        raise parser.usage_error("usage-no-such-shell", meant=(name, SHELLS), word=name, shells=", ".join(SHELLS))

    parser.file("shell", read=known, completion=SHELLS)


def run(found: Namespace, words: Words) -> int:
    """Prints the lines for the shell; the exit status is that of `check` without the library that makes them."""
    try:
        lines = lines_for(found.shell)
    except ImportError:
        print_error(words.text("completion-missing", package="argcomplete"))
        return UNUSABLE
    print_line(lines.rstrip())
    return OK


def lines_for(shell: str) -> str:
    """The lines by which a shell asks the program what may be typed next; raises ImportError without argcomplete."""
    from argcomplete.shell_integration import shellcode

    # Without the files that bash would propose by itself where there is nothing to propose.
    return shellcode([PROGRAM], shell=shell, complete_arguments=["-o", "nospace"]).strip() + "\n"

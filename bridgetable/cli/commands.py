"""The commands by their names: the module that is each of them, and the parser of what it takes."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bridgetable.cli.arguments import Command, Parser
    from bridgetable.words.catalogue import Words


def command_named(name: str) -> Command:
    """The command of this name, or else the window. What is loaded with it stays: no garbage is looked for in it."""
    return _reference(name) or _about_the_program(name) or _imported(name)


def parser_of(name: str, words: Words) -> Parser:
    """The parser of the command of this name, which says in the language of `words` what is wrong."""
    from bridgetable.cli.arguments import Parser

    return Parser(name, words, command_named(name).declare)


def _reference(name: str) -> Command | None:
    """The command of this name if it is one that tells of the others, which it is given the parsers of."""
    match name:
        case "help":
            from bridgetable.cli.help import Help

            return Help(parser_of)
        case "man":
            from bridgetable.cli.man import Man

            return Man(parser_of)
        case "completion":
            from bridgetable.cli import completion

            return completion
    return None


def _about_the_program(name: str) -> Command | None:
    """The command of this name if it tells of the Laws and texts of the program, or of the machine."""
    match name:
        case "readings":
            from bridgetable.cli import readings

            return readings
        case "coverage":
            from bridgetable.cli import coverage

            return coverage
        case "changes":
            from bridgetable.cli import changes

            return changes
        case "manual":
            from bridgetable.cli import manual

            return manual
        case "translations":
            from bridgetable.cli import translations

            return translations
        case "desktop":
            from bridgetable.cli import desktop

            return desktop
        case "diagnose":
            from bridgetable.cli import diagnose

            return diagnose
    return None


def _imported(name: str) -> Command:
    match name:
        case "check":
            from bridgetable.cli import check

            return check
        case "replay":
            from bridgetable.cli import replay

            return replay
        case "picture":
            from bridgetable.cli import picture

            return picture
        case "export":
            from bridgetable.cli import export

            return export
        case "report":
            from bridgetable.cli import report

            return report
        case "audit":
            from bridgetable.cli import audit as audit_command

            return audit_command
        case "generate":
            from bridgetable.cli import generate

            return generate
        case "rehearse":
            from bridgetable.cli import rehearse

            return rehearse
        case "exam":
            from bridgetable.cli import exam

            return exam
        case "room":
            from bridgetable.cli import room

            return room
    from bridgetable.cli import window

    return window

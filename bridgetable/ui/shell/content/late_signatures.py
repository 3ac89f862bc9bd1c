"""Has PySide load what it knows of the signatures of Qt's functions when it is first asked for one.

As it is imported PySide compiles these modules of its own from their source, which takes a third of the start of the
program. It needs them for the messages of its errors and for documentation, and so as a rule not at all.
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from types import ModuleType
from typing import Any

_BOOTSTRAP = "signature_bootstrap"
"""The module that PySide makes of a source of its own; its function `bootstrap` returns the module of the functions."""
_FUNCTIONS = (
    "pyside_type_init", "create_signature", "seterror_argument", "make_helptext", "feature_import", "feature_imported",
)
"""The functions that PySide takes from that module when it is imported, and calls when a signature is asked for."""
_MAPPING, _UPDATE = "shibokensupport.signature.mapping", "update_mapping"
"""The module that PySide looks up by itself for the message of an error, and the function of it that it calls."""
_TESTED = {(6, 8), (6, 9), (6, 10), (6, 11)}
"""The versions of PySide that work so; any other loads its modules at once, as it does by itself."""


def load_signatures_late() -> None:
    """Has PySide load its signatures when it is asked for one; does nothing once PySide has been imported."""
    if _BOOTSTRAP not in sys.modules:
        # PySide runs its source in the module of this name, if there is one.
        sys.modules[_BOOTSTRAP] = _LateBootstrap(_BOOTSTRAP)


class _LateBootstrap(ModuleType):
    """The module in which PySide runs its source; what it gives back for `bootstrap` loads nothing yet."""

    @property
    def bootstrap(self) -> Callable[[], ModuleType]:
        """The function that PySide calls when it is imported."""
        version = getattr(sys.modules.get("shiboken6"), "__version_info__", (0, 0))
        return self._functions if version[:2] in _TESTED else self._load

    def _load(self) -> ModuleType:
        loaded: ModuleType = vars(self)["bootstrap"]()
        return loaded

    def _functions(self) -> ModuleType:
        """Returns a module with the functions, each of which loads PySide's own when it is first called."""
        functions, mapping, found = ModuleType(f"late_{_BOOTSTRAP}"), ModuleType(_MAPPING), list[ModuleType]()

        def loaded() -> ModuleType:
            if not found:
                # PySide keeps the namespace of this module from its first error on: it has to stay the same.
                vars(self)["EmbeddableZipImporter"].create_module = staticmethod(
                    lambda spec: mapping if spec.name == _MAPPING else None
                )
                found.append(self._load())
            return found[0]

        def late(name: str) -> Callable[..., Any]:
            return lambda *given, **named: getattr(loaded(), name)(*given, **named)

        def update() -> None:
            loaded()
            vars(mapping)[_UPDATE]()

        vars(functions).update({name: late(name) for name in _FUNCTIONS})
        # There is nothing to be done after the import of a module, and no features are used.
        vars(functions).update(finish_import=lambda module: None, post_init=lambda: None)
        vars(mapping)[_UPDATE] = update
        sys.modules[_MAPPING] = mapping
        return functions

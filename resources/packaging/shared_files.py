"""A build hook of Hatch: has a wheel install what other programs look for below share.

Manual pages and the lines for shells are made of what the commands say. In an editable installation nothing is put
there: it would grow stale.
"""

import sys
import tempfile
from pathlib import Path

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class SharedFiles(BuildHookInterface):
    def initialize(self, version, build_data):
        if version == "editable":
            return
        sys.path.insert(0, self.root)
        try:
            from bridgetable.cli.man import date_written
            from bridgetable.cli.shared import shared_files
        finally:
            sys.path.remove(self.root)
        self._folder = tempfile.TemporaryDirectory()
        for path, text in shared_files(date_written()):
            file = Path(self._folder.name, path)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, "utf-8", newline="\n")
            build_data["shared_data"][str(file)] = path

    def finalize(self, version, build_data, artifact):
        if version != "editable":
            self._folder.cleanup()

"""A build hook of Hatch: has a wheel install manual pages and the lines for shells, made of what the commands say.

They are not put into an editable installation, where they would grow stale.
"""

import os
import sys
import tempfile
from datetime import UTC, datetime
from pathlib import Path

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class SharedFiles(BuildHookInterface):
    def initialize(self, version, build_data):
        if version == "editable":
            return
        sys.path.insert(0, self.root)
        try:
            from bridgetable.cli.shared import shared_files
        finally:
            sys.path.remove(self.root)
        at = float(os.environ.get("SOURCE_DATE_EPOCH") or datetime.now().timestamp())
        self._folder = tempfile.TemporaryDirectory()
        for path, text in shared_files(datetime.fromtimestamp(at, UTC).date()):
            file = Path(self._folder.name, path)
            file.parent.mkdir(parents=True, exist_ok=True)
            file.write_text(text, "utf-8", newline="\n")
            build_data["shared_data"][str(file)] = path

    def finalize(self, version, build_data, artifact):
        if version != "editable":
            self._folder.cleanup()

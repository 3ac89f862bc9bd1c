"""What every test needs: Qt without a display, and hypothesis without a stopwatch."""

import os

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from hypothesis import settings

settings.register_profile("bridgetable", deadline=None, derandomize=True, print_blob=False)
settings.load_profile("bridgetable")

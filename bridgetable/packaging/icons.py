"""The icons of the program for Windows and macOS, made when it is built from the drawings that come with it."""

from __future__ import annotations

import io
import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

from bridgetable.disk.writing import write_whole

ICO = (16, 20, 24, 32, 40, 48, 64, 256)
"""The widths in pixels that Windows asks for, from 100 to 250 per cent."""
ICNS = (16, 32, 64, 128, 256, 512, 1024)
"""The widths in pixels that macOS asks for, on common screens and on those with twice as many points."""


def drawn(sizes: tuple[int, ...]) -> dict[int, bytes]:
    """The icon as PNG files, by their widths: drawn by Qt, in a process of its own that has no display.

    Raises subprocess.CalledProcessError.
    """
    code = (
        "import sys; from bridgetable.ui.drawing.program_icon import icon_png\n"
        "for size in sys.argv[1:]:\n"
        "    data = icon_png(int(size))\n"
        "    sys.stdout.buffer.write(len(data).to_bytes(4, 'big') + data)"
    )
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPATH": os.pathsep.join(sys.path)}
    told = subprocess.run(
        [sys.executable, "-c", code, *map(str, sizes)], check=True, stdout=subprocess.PIPE, env=environment
    ).stdout
    stream = io.BytesIO(told)
    return {size: stream.read(int.from_bytes(stream.read(4), "big")) for size in sizes}


def write_icon(path: Path, pictures: Mapping[int, bytes]) -> None:
    """Writes the pictures, by their widths, into one file for Windows (.ico) or for macOS (.icns)."""
    from PIL import Image

    opened = [Image.open(io.BytesIO(pictures[size])) for size in sorted(pictures)]
    buffer = io.BytesIO()
    *others, largest = opened
    kind = path.suffix.removeprefix(".")
    largest.save(buffer, kind, sizes=[image.size for image in opened], append_images=others)
    write_whole(path, buffer.getvalue())

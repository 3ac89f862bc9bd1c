"""A headless Chromium for the tests of pages, where one is installed with selenium to drive it."""

from __future__ import annotations

import shutil
from pathlib import Path
from typing import Any

import pytest

webdriver = pytest.importorskip("selenium.webdriver")
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")
CHROMEDRIVER = shutil.which("chromedriver")
NEEDS_BROWSER = pytest.mark.skipif(not CHROMIUM or not CHROMEDRIVER, reason="needs Chromium and its driver")
ARGUMENTS = (
    "--headless",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-component-update",
    "--disable-background-networking",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--hide-scrollbars",
)
PATIENCE = 600
"""How many seconds are waited at most for what a page is to show."""
_UNTIL = """
const done = arguments[arguments.length - 1];
const holds = () => { try { return Boolean(%s); } catch (error) { return false; } };
if (holds()) { done(true); return; }
const watching = new MutationObserver(() => { if (holds()) { watching.disconnect(); done(true); } });
watching.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
"""


def new_browser(profile: Path, *arguments: str) -> Any:
    """A browser without a window, with a profile of its own."""
    options = webdriver.ChromeOptions()
    options.binary_location = CHROMIUM
    for argument in (*ARGUMENTS, f"--user-data-dir={profile}", *arguments):
        options.add_argument(argument)
    options.set_capability("goog:loggingPrefs", {"browser": "ALL", "performance": "ALL"})
    browser = webdriver.Chrome(options=options, service=webdriver.ChromeService(CHROMEDRIVER))
    browser.set_script_timeout(PATIENCE)
    return browser


def set_size(driver: Any, width: int, height: int) -> None:
    """Makes the window so large; a narrow one is that of a phone."""
    driver.execute_cdp_cmd(
        "Emulation.setDeviceMetricsOverride",
        {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": width < 600},
    )


def wait_until(driver: Any, condition: str) -> None:
    """Waits until this expression holds on the page."""
    assert driver.execute_async_script(_UNTIL % condition), condition

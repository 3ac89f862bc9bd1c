"""The colours of the picture shown while the program loads, by theme; `colours` uses them too."""

FELT = {"light": "#dfe8e2", "dark": "#17201c", "contrast": "#000000"}
MAT = {"light": "#2f7a5b", "dark": "#22503d", "contrast": "#000000"}
BACK = "#274b86"

"""The colours of the very first picture, light and dark; the palette takes them from here."""

FELT = {False: "#dfe8e2", True: "#17201c"}
MAT = {False: "#2f7a5b", True: "#22503d"}
BACK = "#274b86"

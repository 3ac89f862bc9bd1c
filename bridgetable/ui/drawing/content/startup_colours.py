"""The colours of the picture shown while the program loads; `colours` uses them too. False is light, True is dark."""

FELT = {False: "#dfe8e2", True: "#17201c"}
MAT = {False: "#2f7a5b", True: "#22503d"}
BACK = "#274b86"

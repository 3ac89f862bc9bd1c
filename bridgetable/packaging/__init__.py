"""Programs to download: the program with its own Python, in a folder that runs where nothing is installed."""

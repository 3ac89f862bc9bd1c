# What would have happened (Law 64C, 43B3, 12B1, 50E4)

equity-not-playing = Nobody is to play at that table: there is nothing to analyse.
equity-out-of-order = The cards of that trick do not lie in rotation: double dummy cannot take the table.
equity-unequal-hands = The four hands are not of the same size there: double dummy cannot take the table.
equity-found-later = The irregularity was found later than it happened: the table before it is not on record.
equity-refused = Double dummy does not take this position.
equity-not-here = Without the solver DDS only the last eight tricks are analysed; install it with apt-get install libdds0 (Debian, Ubuntu) or python -m bridgetable.packaging.solver (any system).
equity-worker-died = The analysis broke off. Nothing else is lost; ask again to start it anew.
equity-director-first = It turns on what the Director finds.
equity-too-many = Too many roads from here to look at all of them.

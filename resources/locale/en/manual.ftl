## The manual: the window in which it is read, and the same pages on paper.

manual-title = Manual
manual-search = Search the manual
manual-pages = Pages
manual-nothing = No page has all these words.
manual-group-steps = Step by step
manual-group-reference = To look things up
manual-group-files = For those who write files
manual-back = Page before
manual-forward = Page after
manual-smaller = Smaller letters
manual-larger = Larger letters
manual-usual = Usual letters
manual-find = Search the manual
manual-print = Print…
manual-save = Save as…
manual-close = Close the manual
manual-dialog-open = Close the open dialog first: then the link opens the case.
manual-paper-title = The manual of bridgetable
manual-file = manual

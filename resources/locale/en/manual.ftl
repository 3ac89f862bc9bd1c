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
manual-smaller = Smaller text
manual-larger = Larger text
manual-usual = Normal text size
manual-find = Search the manual
manual-print = Print…
manual-save = Save as…
manual-close = Close the manual
manual-dialog-open = Close the open dialog first: then the link opens the case.
manual-paper-title = The manual of bridgetable
manual-file = manual

## bridgetable manual.

help-manual = Writes this manual into a file: as pages to print, as a page of the web or as text.
argument-out-manual = The file to write; the end of its name (.pdf, .html, .txt) says what it is
    .value = OUT.pdf
    .accepted = a name that ends in .pdf, .html or .txt

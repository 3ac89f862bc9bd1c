toolkit-look-in = &Look in:
toolkit-file-type = Files of &type:
toolkit-bad-name = <b>The name "%1" cannot be used.</b><p>Choose another name, with fewer characters or no punctuation marks.

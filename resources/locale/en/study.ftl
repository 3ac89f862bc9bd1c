## The menu of what one learns and teaches with.

command-study = Study
command-study-tip = Rehearse a case: the table asks, and you rule
command-rehearse = Rehearse this case
command-rehearse-tip = Hide what follows, play the case, and ask at each point where a director is needed
command-show-answer = Show the answer
command-show-answer-tip = Show the answers and the ruling without answering
command-question-before = Step back
command-question-before-tip = Back to the question before, or to the beginning of the rehearsal
command-leave-rehearsal = Leave the rehearsal
command-leave-rehearsal-tip = Back to the case as it was
command-another-like-this = Another one like this
command-another-like-this-tip = Make a new case that turns on the same Law, and open it

## Il menù di ciò con cui si impara e si insegna.

command-study = Studio
command-study-tip = Allenarsi su un caso: il tavolo chiede, chi si allena decide
command-rehearse = Allenamento su questo caso
command-rehearse-tip = Nasconde ciò che segue, giocare il caso e chiedere in ogni punto in cui serve l'Arbitro
command-show-answer = Mostra la risposta
command-show-answer-tip = Mostra le risposte e la decisione senza rispondere
command-question-before = Torna indietro
command-question-before-tip = Alla domanda precedente, o all'inizio dell'allenamento
command-leave-rehearsal = Lascia l'allenamento
command-leave-rehearsal-tip = Torna al caso com'era
command-another-like-this = Un altro come questo
command-another-like-this-tip = Fa un caso nuovo sullo stesso articolo, e aprirlo

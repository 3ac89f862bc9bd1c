## Il risultato fra quelli degli altri tavoli (articolo 78).

command-results = Confronta il risultato…
command-results-tip = Matchpoint e IMP contro i risultati degli altri tavoli
results-title = Il risultato fra gli altri tavoli
results-explain = Scrivete gli altri risultati del board: il punteggio di Nord-Sud (420, -50), oppure il contratto, chi l'ha giocato e com'è finito (4PN+1, 3SAXO-2, passo).
results-others = Altri tavoli
results-for = { SIDE($side) }
results-not-over = A questo tavolo non c'è ancora un risultato.
results-score = Punti
results-matchpoints = Matchpoint
results-share = Percentuale
results-imps = IMP
results-percent = { $value } %
results-here = questo tavolo
results-unreadable = Il risultato n. { $number }, «{ $text }», non è né un punteggio né un contratto come 4PN+1.
results-artificial = { $name }: { $share } % · { $imps } IMP

## Le cifre del doppio morto, sulle carte e sulle opzioni.

command-figures = Doppio morto
command-figures-tip = Mostra a quante prese porta ogni carta lecita, e ogni opzione, con il miglior gioco di tutti

figures-legend = Doppio morto: prese in tutto di { SIDE($side, form: "short") } giocando quella carta; fondo pieno, la migliore.
figures-legend-options = Doppio morto: prese in tutto di { SIDE($side, form: "short") } e risultato di { CONTRACT($contract) } con ogni opzione.
figures-rough = ≈ Carte penalizzate e restrizioni valgono solo per la prossima carta.
figures-options = Prese { SIDE($side, form: "short") }
figures-covered = Doppio morto: la mano di turno è coperta, e le sue carte restano senza cifre.
figures-lasting = Doppio morto: analisi in corso…
figures-cancel = Interrompi (Esc)
figures-cancel-tip = Interrompe l'analisi (Esc); il tavolo resta com'è

figures-card = { CAP(CARD($card)) }: { $leads }.
figures-leads = { TRICKS($tricks, form: "digits") } per { SIDE($side) }
figures-leads-rough = circa { TRICKS($tricks, form: "digits") } per { SIDE($side) }
figures-result = { CONTRACT($contract) } { $result }

# Che cosa sarebbe successo (art. 64C, 43B3, 12B1, 50E4)

equity-not-playing = In quella posizione nessuno deve giocare: non c'è nulla da analizzare.
equity-out-of-order = Le carte di quella presa non sono in rotazione: il doppio morto non può analizzare la posizione.
equity-unequal-hands = In quella posizione le quattro mani non hanno lo stesso numero di carte: il doppio morto non può analizzarla.
equity-found-later = L'irregolarità è stata scoperta in seguito: la posizione precedente non è registrata.
equity-refused = Il doppio morto non accetta questa posizione.
equity-not-here = Senza il solutore DDS si analizzano solo le ultime otto prese: si installa con apt-get install libdds0 (Debian, Ubuntu) o python -m bridgetable.packaging.solver (ogni sistema).
equity-worker-died = L'analisi si è interrotta. Non si è perso altro: chiedetela di nuovo per riavviarla.
equity-director-first = Dipende da che cosa accerta l'Arbitro.
equity-too-many = Da qui partono troppe strade per guardarle tutte.

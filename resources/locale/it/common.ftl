## Posti, linee, semi, ranghi, chiamate, numeri: con language.json se ne costruiscono le forme.

seat-n = Nord
seat-e = Est
seat-s = Sud
seat-w = Ovest
seat-letter-n = N
seat-letter-e = E
seat-letter-s = S
seat-letter-w = O
side-ns = Nord-Sud
side-ew = Est-Ovest
side-short-ns = N-S
side-short-ew = E-O

suit-spades = picche
suit-hearts = cuori
suit-diamonds = quadri
suit-clubs = fiori
suit-one-spades = una picche
suit-one-hearts = una cuori
suit-one-diamonds = una quadri
suit-one-clubs = una fiori
rank-11 = Fante
rank-12 = Dama
rank-13 = Re
rank-14 = Asso

denomination-nt = SA
no-trump = senza atout
trumps = atout
call-pass = Passo
call-pass-short = P
call-double = Contro
call-redouble = Surcontro
call-said-pass = passo
call-said-double = contro
call-said-redouble = surcontro
call-do-bid = licitare
call-do-pass = passare
call-do-double = contrare
call-do-redouble = surcontrare
call-does-bid = licita
call-does-pass = passa
call-does-double = contra
call-does-redouble = surcontra
call-did-bid = ha licitato
call-did-pass = è passato
call-did-double = ha contrato
call-did-redouble = ha surcontrato
doubled = contrato
doubled-many = contrati
doubled-suits = contrate
redoubled = surcontrato
redoubled-many = surcontrati
redoubled-suits = surcontrate
passed-out = Quattro passo

number-0 = nessuna
number-1 = una
number-2 = due
number-3 = tre
number-4 = quattro
number-5 = cinque
number-6 = sei
number-7 = sette
number-8 = otto
number-9 = nove
number-10 = dieci
number-11 = undici
number-12 = dodici
number-13 = tredici
ordinal-1 = prima
ordinal-2 = seconda
ordinal-3 = terza
ordinal-4 = quarta
ordinal-5 = quinta
ordinal-6 = sesta
ordinal-7 = settima
ordinal-8 = ottava
ordinal-9 = nona
ordinal-10 = decima
ordinal-11 = undicesima
ordinal-12 = dodicesima
ordinal-13 = tredicesima
trick-noun-none = nessuna presa
trick-noun-one = presa
trick-noun-many = prese
nothing = niente
join-and = e
join-and-vowel = ed
join-or = o

director = Arbitro
the-director = l'Arbitro
role-declarer = dichiarante
role-dummy = morto
role-defender = difensore
role-leader = attaccante
role-dealer = mazziere

vulnerable-none = Tutti in prima
vulnerable-ns = Nord-Sud in zona
vulnerable-ew = Est-Ovest in zona
vulnerable-both = Tutti in zona
vulnerable-short-none = Nessuno
vulnerable-short-ns = N-S
vulnerable-short-ew = E-O
vulnerable-short-both = Tutti

edition-draft = bozza
    .in-a-sentence = bozza
edition-name = { $edition ->
        [draft] Bozza del Codice
       *[other] Codice { $edition }
    }
    .short = { $edition ->
        [draft] Bozza
       *[other] Codice { $edition }
    }
law-number = Art. { $law }
penalty-card-major = carta penalizzata maggiore
penalty-card-minor = carta penalizzata minore
status-unnoticed = nessuno se n'è accorto
status-noticed = è stata rilevata
status-corrected = corretta
status-accepted = accettata
status-established = consumata

## Letture del Codice, e ciò che si dice a memoria.

readings-own = Nessuno, che si sappia: è una lettura di questo programma.
readings-else = Oppure: { $text }
readings-why = Perché: { $text }
readings-says = Chi lo dice: { $text }
readings-numbers = { $clauses } ({ $editions })
readings-election = scelta { $name }
authority-law = testo del Codice
authority-minute = Laws Committee
authority-school = la scuola
authority-own = lettura nostra
authority-memory = a memoria

## Ciò che non si può leggere, e le smazzate che non possono esistere.

no-card = «{ $text }» non è una carta
no-suit = «{ $text }» non è un seme
no-suit-or-card = «{ $text }» non è né un seme né una carta
no-seat = «{ $text }» non è un posto
no-side = «{ $text }» non è una linea
no-vulnerability = «{ $text }» non è una situazione di zona
no-call = «{ $text }» non è una chiamata
no-contract = «{ $text }» non è un contratto
no-deal = «{ $text }» non è una smazzata: primo posto, due punti, quattro mani
no-hand = «{ $text }» non è una mano: quattro semi separati da punti
hand-card-twice = nella mano «{ $text }» c'è due volte la stessa carta
deal-card-twice = { CARD($card) } è in due mani
deal-uneven = le mani non sono tutte di una stessa lunghezza da 1 a 13 carte: { $sizes }

## Le penalità accanto al punteggio, e i punteggi artificiali.

decimal-sign = ,
thousands-sign = .
unit-percent-one = %
unit-percent-many = %
unit-imp-one = IMP
unit-imp-many = IMP
unit-vp-one = VP
unit-vp-many = VP
score-artificial = { AMOUNT($share) }
score-penalty = { SIDE($side, form: "short") } −{ AMOUNT($amount) }
score-penalty-warning = { SIDE($side, form: "short") }: ammonizione
score-penalty-procedural = { SIDE($side, form: "short") }: penalità procedurale
score-penalty-disciplinary = { SIDE($side, form: "short") }: penalità disciplinare

## La finestra durante l'allenamento su un caso

rehearsing-one-case = Un caso
rehearsing-head = { $case } · decisione { $number }
rehearsing-head-asking = { $case } · decisione { $number } · { $at }/{ $of }
rehearsing-caption-playing = Si gioca fino alla prossima domanda; un tasto qualsiasi vi porta subito
rehearsing-caption-asking = Come si decide?
rehearsing-caption-marking = Com'era la risposta?
rehearsing-caption-told = La decisione
rehearsing-caption-ended = L'allenamento è finito
rehearsing-playing = Si gioca fino al prossimo punto in cui serve l'Arbitro. Un tasto qualsiasi vi porta subito.
rehearsing-hint-one = Cifre o frecce, poi Invio.
rehearsing-hint-several = Anche più d'una: cifre o frecce, poi Invio.
rehearsing-hint-law = Scrivete un numero e premete Invio, o scegliete; poi ancora Invio.
rehearsing-law-meant = Intendete { $law }? Ancora Invio lo sceglie; ↓ va all'elenco.
rehearsing-law-remove = Togli l'art. { $law }
rehearsing-do-why = Perché (+)
rehearsing-told-sum = { $right ->
        [0] ✗ Nessuna giusta su { $of }
        [one] { $sign } Una giusta su { $of }
       *[other] { $sign } { $right } giuste su { $of }
    }
rehearsing-law-field = Il numero di un articolo, per esempio 62C2
rehearsing-law-field-short = Per esempio 62C2
rehearsing-found = Si è accertato: { $what }
rehearsing-do-confirm = Conferma
rehearsing-do-aloud = L'ho detto ad alta voce
rehearsing-do-show = Mostra la risposta
rehearsing-do-go-on = Avanti
rehearsing-do-ask-again = Chiedi di nuovo
rehearsing-do-again = Da capo
rehearsing-do-another = Allenamento su un altro come questo
rehearsing-do-next-case = Allenamento sul caso successivo
rehearsing-do-leave = Torna al caso
rehearsing-do-right = Giusto
rehearsing-do-partly = Giusto in parte
rehearsing-do-wrong = Sbagliato
rehearsing-mark = { $name } ({ $at }/{ $of }): com'era la risposta?
rehearsing-said-right = ✓ La risposta era giusta.
rehearsing-said-partly = ◐ La risposta era giusta in parte.
rehearsing-said-wrong = ✗ La risposta era sbagliata.
rehearsing-answer = ○ La risposta: { $choice }
rehearsing-right = ✓ Giusto: { $choice }
rehearsing-right-inexact = ✓ Giusto, più precisamente: { $choice }
rehearsing-right-too = ✓ Anche questo fa parte della decisione:
rehearsing-lawful = ✓ Lecito anche questo: { $choice }
rehearsing-instead = ○ Il caso prosegue con: { $choice }
rehearsing-missed = ○ Mancava: { $choice }
rehearsing-wrong = ✗ Sbagliato: { $choice }
rehearsing-wrong-law = ✗ Non è in questa decisione: { $law }
rehearsing-follows = Il gioco prosegue dalla risposta data.
rehearsing-ruling = La decisione
rehearsing-ended = Il caso è finito.
rehearsing-nothing-asked = In questa linea a nessuno serve l'Arbitro.
rehearsing-sum = Giuste: { $right } su { $of } · in parte: { $partly } · sbagliate: { $wrong }
rehearsing-sum-of = { $partly ->
    [0] { $name }: { $right } su { $of }
   *[other] { $name }: { $right } su { $of }, in parte { $partly }
 }
rehearsing-by-aspect = Per tipo di domanda
rehearsing-by-law = Per articolo
rehearsing-all-asked = Tutte le domande
rehearsing-aspect-finding = Accertamenti
rehearsing-aspect-happened = Che cosa è successo
rehearsing-aspect-law = Articoli
rehearsing-aspect-choice = Chi può scegliere che cosa
rehearsing-aspect-card = Carte
rehearsing-aspect-call = Chiamate
rehearsing-aspect-binding = Obblighi
rehearsing-aspect-tricks = Prese
rehearsing-aspect-score = Punteggio
lectern-coming-hidden = Segue: nascosto durante l'allenamento
only-shown = Durante l'allenamento al tavolo non si può fare niente: prima bisogna lasciare l'allenamento.

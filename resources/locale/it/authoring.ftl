## Il caso come lo si scrive: testi, note, diramazioni, e che cosa deve risultare.

command-case-details = Il caso…
command-case-details-tip = Titolo, racconto, fonte ed etichette nelle due lingue; Codice e opzioni, note e diramazioni
command-expectations = Deve risultare…
command-expectations-tip = Che cosa deve risultare in questo punto del caso, e se è così
authoring-title = Il caso
authoring-words = Testi
authoring-laws = Codice
authoring-notes = Note
authoring-branches = Diramazioni
authoring-expectations = Verifiche
authoring-language-en = Inglese
authoring-language-it = Italiano
authoring-case-title = Titolo
authoring-story = Racconto
authoring-source = Fonte
authoring-tags = Etichette, separate da virgole
authoring-tags-example = per esempio revoke, 64A1
authoring-field = { $field }, { $language }
authoring-half-done = Manca ancora: { $what }. Si può salvare lo stesso.
authoring-complete = Non manca nulla.
authoring-missing-title = un titolo
authoring-missing-story = un racconto
authoring-missing-contract = un contratto
authoring-missing-actions = che cosa succede al tavolo
authoring-missing-expectations = qualcosa che deve risultare
authoring-missing-failing = { $count ->
    [one] un’asserzione non è confermata
   *[other] { $count } asserzioni non sono confermate
}
authoring-missing-undone = qualcosa nel file che non si può fare
authoring-edition = Edizione del Codice
authoring-note-list = Note della linea sul tavolo
authoring-note-new = Nuova nota qui
authoring-note-earlier = Prima
authoring-note-later = Dopo
authoring-note-delete = Elimina
authoring-note-go = Vai lì
authoring-note-at-the-end = La nota non può andare oltre in questa linea.
authoring-note-words = Testo della nota
authoring-note-blank = (ancora senza testo)
authoring-branch-list = Linee che partono da un bivio
authoring-branch-name = Nome
authoring-branch-unnamed = (senza nome)
authoring-branch-row = { $title } — comincia con: { $step }
authoring-proposed = Sul tavolo ora è così. Spunta che cosa deve risultare:
authoring-add = Deve essere così
authoring-stated = Che cosa deve risultare in questo caso
authoring-at-start = prima del primo passo
authoring-after = dopo il passo { $number }: { $step }
authoring-here = qui
authoring-holds = confermato
authoring-fails = non confermato
authoring-unknown = non verificato
authoring-never-reached = La linea si ferma prima di questo punto, perciò non si può sapere.
authoring-needs-solver = Lo verifica il comando «check», con il risolutore a carte viste.
authoring-stated-row = { $sign } { $held } · { $claim } · { $where }
authoring-go = Vai lì
authoring-remove = Togli
authoring-as-it-is = Adegua a com’è
authoring-count = { $count ->
    [0] Non è stato indicato ancora nulla.
    [one] Un’asserzione, { $failed } non confermate
   *[other] { $count } asserzioni, { $failed } non confermate
}
authoring-check-says = { $place }: { $said }

claim-turn = È il turno di { $seat }.
claim-turn-none = Non tocca a nessuno.
claim-asked = Interpellato secondo l’art. { $law }: { $who }
claim-asked-any = Interpellato: { $who }
claim-asked-options = Interpellato secondo l’art. { $law }: { $who } — { $options }
claim-asked-options-any = Interpellato: { $who } — { $options }
claim-asked-none = Non si chiede nulla a nessuno.
claim-legal = { $seat } può giocare regolarmente solo { $what }.
claim-legal-none = { $seat } non ha carte da giocare regolarmente.
claim-lawful-calls = { $seat } può dichiarare regolarmente: { $what }
claim-lawful-calls-none = { $seat } non ha dichiarazioni regolari.
claim-table = Nella presa: { $cards }
claim-table-none = Nella presa non c’è nessuna carta.
claim-penalty = Carte penalizzate, { $seat }: { $what }
claim-penalty-none = { $seat } non ha carte penalizzate.
claim-restricted = { $seat } è vincolato: { $what }
claim-restricted-none = { $seat } non ha vincoli.
claim-require = deve attaccare o giocare { $suits }
claim-forbid = non può attaccare o giocare { $suits }
claim-pass-once = deve passare una volta
claim-pass-throughout = deve passare per tutta la licita
claim-irregularity = Agli atti: { $what }
claim-an-irregularity = un’irregolarità
claim-trick = presa { $trick }
claim-nothing-listed = (un elenco vuoto, che non afferma nulla)
claim-ruled = Applicato l’art. { $law }
claim-not-ruled = Non applicato l’art. { $law }
claim-information = L’informazione data da { $what } non è autorizzata per { $seats }.
claim-information-none = L’informazione data da { $what } è autorizzata per tutti.
claim-declarer = Il dichiarante è { $seat }.
claim-passed-out = La mano è passata.
claim-contract = Il contratto è { $contract }.
claim-won = Prese vinte da { $side }: { $what }
claim-transfer = Prese trasferite a { $side } secondo l’art. { $law }: { $tricks }
claim-transfers-none = Nessuna presa trasferita.
claim-tricks = Prese di { $side } dopo i trasferimenti: { $what }
claim-score = Punteggio di { $side }: { $what }
claim-equity = La rettifica proposta dà a { $side } prese: { $what }
claim-equity-none = Non è proposta nessuna rettifica.
claim-impossible = Questo non si può fare: { $action }

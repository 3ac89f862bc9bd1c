## Il caso come lo si scrive: testi, note, varianti, e che cosa deve risultare.

command-case-details = Il caso…
command-case-details-tip = Titolo, racconto, fonte ed etichette nelle due lingue; Codice e opzioni, note e varianti
command-expectations = Deve risultare…
command-expectations-tip = Che cosa deve risultare in questo punto del caso, e se è così
authoring-title = Il caso
authoring-words = Testi
authoring-laws = Codice
authoring-notes = Note
authoring-branches = Varianti
authoring-expectations = Deve risultare
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
    [one] una cosa che deve risultare non risulta
   *[other] { $count } cose che devono risultare non risultano
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
authoring-proposed = Sul tavolo ora è così. Spuntate che cosa deve risultare:
authoring-add = Deve essere così
authoring-stated = Che cosa deve risultare in questo caso
authoring-at-start = prima del primo passo
authoring-after = dopo il passo { $number }: { $step }
authoring-here = qui
authoring-holds = risulta
authoring-fails = non risulta
authoring-unknown = non verificato
authoring-never-reached = La linea si ferma prima di questo punto, perciò non si può sapere.
authoring-needs-solver = Lo verifica il comando «check», con il solutore del doppio morto.
authoring-stated-row = { $sign } { $held } · { $claim } · { $where }
authoring-go = Vai lì
authoring-remove = Togli
authoring-as-it-is = Aggiorna al tavolo
authoring-count = { $count ->
    [0] Non è stato indicato ancora nulla.
    [one] Una cosa deve risultare; non risultano: { $failed }
   *[other] { $count } cose devono risultare; non risultano: { $failed }
}
authoring-check-says = { $place }: { $said }

expected-turn = È il turno di { $seat }.
expected-turn-none = Non tocca a nessuno.
expected-asked = Interpellato secondo l'art. { $law }: { $who }
expected-asked-any = Interpellato: { $who }
expected-asked-options = Interpellato secondo l'art. { $law }: { $who } — { $options }
expected-asked-options-any = Interpellato: { $who } — { $options }
expected-asked-none = Non si chiede nulla a nessuno.
expected-legal = { $seat } può giocare regolarmente solo { $what }.
expected-legal-none = { $seat } non ha carte da giocare regolarmente.
expected-lawful-calls = { $seat } può chiamare regolarmente: { $what }
expected-lawful-calls-none = { $seat } non ha chiamate regolari.
expected-table = Nella presa: { $cards }
expected-table-none = Nella presa non c'è nessuna carta.
expected-penalty = Carte penalizzate, { $seat }: { $what }
expected-penalty-none = { $seat } non ha carte penalizzate.
expected-restricted = { $seat } è vincolato: { $what }
expected-restricted-none = { $seat } non ha vincoli.
expected-require = deve attaccare o giocare { $suits }
expected-forbid = non può attaccare o giocare { $suits }
expected-pass-once = deve passare una volta
expected-pass-throughout = deve passare per tutta la licitazione
expected-irregularity = Agli atti: { $what }
expected-an-irregularity = un'irregolarità
expected-trick = presa { $trick }
expected-nothing-listed = (un elenco vuoto, che non dice nulla)
expected-ruled = Applicato l'art. { $law }
expected-not-ruled = Non applicato l'art. { $law }
expected-information = Informazione ({ $what }): non autorizzata per { $seats }.
expected-information-none = Informazione ({ $what }): autorizzata per tutti.
expected-declarer = Il dichiarante è { $seat }.
expected-passed-out = La mano è passata.
expected-contract = Il contratto è { CONTRACT($contract, form: "short") }.
expected-won = Prese vinte da { $side }: { $what }
expected-transfer = Prese trasferite a { $side } secondo l'art. { $law }: { $tricks }
expected-transfers-none = Nessuna presa trasferita.
expected-tricks = Prese di { $side } dopo i trasferimenti: { $what }
expected-worth = Il punteggio di { $side } vale { $what } (matchpoint in percentuale, o IMP).
expected-score = Punteggio di { $side }: { $what }
expected-equity = La rettifica proposta dà a { $side } prese: { $what }
expected-equity-none = Non è proposta nessuna rettifica.
expected-impossible = Questo non si può fare: { $action }

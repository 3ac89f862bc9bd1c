## Le cas tel qu'on l'écrit : mots, notes, branches, et ce qui doit être.

command-case-details = Le cas…
command-case-details-tip = Titre, récit, source et étiquettes dans chaque langue ; édition et choix, notes et branches
command-expectations = Ceci doit être…
command-expectations-tip = Ce qui doit être à cet endroit du cas, et si cela est
authoring-title = Le cas
authoring-words = Mots
authoring-laws = Code
authoring-notes = Notes
authoring-branches = Branches
authoring-expectations = Contrôles
authoring-case-title = Titre
authoring-story = Récit
authoring-source = Source
authoring-tags = Étiquettes, séparées par des virgules
authoring-tags-example = par exemple revoke, 64A1
authoring-field = { $field }, { $language }
authoring-half-done = Il manque encore : { $what }. On peut l'enregistrer quand même.
authoring-complete = Rien ne manque.
authoring-missing-title = un titre
authoring-missing-story = un récit
authoring-missing-contract = un contrat
authoring-missing-actions = ce qui se passe à la table
authoring-missing-expectations = quelque chose qui doit être
authoring-missing-failing = { $count ->
    [one] une affirmation n'est pas vraie
   *[other] { $count } affirmations ne sont pas vraies
}
authoring-missing-undone = quelque chose du fichier qui ne peut pas être fait
authoring-edition = Édition du Code
authoring-note-list = Notes de la ligne sur la table
authoring-note-new = Nouvelle note ici
authoring-note-earlier = Plus tôt
authoring-note-later = Plus tard
authoring-note-delete = Supprimer
authoring-note-go = Y aller
authoring-note-at-the-end = La note ne peut pas aller plus loin sur cette ligne.
authoring-note-words = Texte de la note
authoring-note-blank = (pas encore de texte)
authoring-branch-list = Lignes qui quittent une bifurcation
authoring-branch-name = Nom
authoring-branch-unnamed = (sans nom)
authoring-branch-row = { $title } — commence par : { $step }
authoring-proposed = C'est ainsi sur la table maintenant. Cochez ce qui doit être :
authoring-add = Ceci doit être
authoring-stated = Ce qui doit être dans ce cas
authoring-at-start = avant le premier pas
authoring-after = après le pas { $number } : { $step }
authoring-here = ici
authoring-holds = vrai
authoring-fails = pas vrai
authoring-unknown = non examiné
authoring-never-reached = La ligne s'arrête avant cet endroit, personne ne sait donc.
authoring-needs-solver = C'est la commande « check », avec le solveur double mort, qui dit si cela est vrai.
authoring-stated-row = { $sign } { $held } · { $claim } · { $where }
authoring-go = Y aller
authoring-remove = Retirer
authoring-as-it-is = Mettre ce qui est
authoring-count = { $count ->
    [0] Rien n'est encore affirmé.
    [one] Une affirmation, { $failed } en défaut
   *[other] { $count } affirmations, { $failed } en défaut
}
authoring-check-says = { $place } : { $said }

expected-turn = C'est le tour { SEAT($seat, form: "of") }.
expected-turn-none = Ce n'est le tour de personne.
expected-asked = Interrogé selon { $law } : { $who }
expected-asked-any = Interrogé : { $who }
expected-asked-options = Interrogé selon { $law } : { $who } — { $options }
expected-asked-options-any = Interrogé : { $who } — { $options }
expected-asked-none = On ne demande rien à personne.
expected-legal = { $seat } ne peut jouer licitement que { $what }.
expected-legal-none = { $seat } n'a aucune carte à jouer licitement.
expected-lawful-calls = { $seat } peut déclarer licitement : { $what }
expected-lawful-calls-none = { $seat } n'a aucune déclaration licite.
expected-table = Dans la levée : { $cards }
expected-table-none = Aucune carte n'est dans la levée.
expected-penalty = Cartes pénalisées, { $seat } : { $what }
expected-penalty-none = { $seat } n'a pas de carte pénalisée.
expected-restricted = { $seat } est restreint : { $what }
expected-restricted-none = Rien ne restreint { $seat }.
expected-require = doit attaquer ou jouer { $suits }
expected-forbid = ne peut pas attaquer ni jouer { $suits }
expected-pass-once = doit passer une fois
expected-pass-throughout = doit passer jusqu'à la fin
expected-irregularity = Enregistré : { $what }
expected-an-irregularity = une irrégularité
expected-trick = levée { $trick }
expected-nothing-listed = (une liste vide, qui n'affirme rien)
expected-ruled = Décidé selon { $law }
expected-not-ruled = Rien n'est décidé selon { $law }
expected-information = Information ({ $what }) : non autorisée pour { $seats }.
expected-information-none = Information ({ $what }) : autorisée pour tous.
expected-declarer = Le déclarant est { $seat }.
expected-passed-out = C'est un passe général.
expected-contract = Le contrat est { CONTRACT($contract, form: "short") }.
expected-won = Levées gagnées par { $side } : { $what }
expected-transfer = Levées transférées à { $side } selon { $law } : { $tricks }
expected-transfers-none = Aucune levée n'est transférée.
expected-tricks = Levées { SIDE($side, form: "of") } après les transferts : { $what }
expected-worth = La marque { SIDE($side, form: "of") } vaut { $what } (matchpoints en pour cent, ou IMP).
expected-score = { $side } marque { $what }.
expected-equity = Levées { SIDE($side, form: "of") } dans l'ajustement proposé : { $what }
expected-equity-none = Aucun ajustement n'est proposé.
expected-impossible = Cela ne peut pas être fait : { $action }

## Pourquoi un fichier de cas est refusé. L'endroit, comme actions[4].card, précède la phrase.

case-not-json = ce n'est pas du JSON : ligne { $line }, colonne { $column }
case-not-utf8 = ce n'est pas de l'UTF-8 : ligne { $line }
case-number-too-long = il y a un nombre de trop de chiffres
case-no-number = { $text } n'est pas un nombre
case-not-an-object = il faut ici un objet, non { $text }
case-not-a-list = il faut ici une liste, non { $text }
case-not-a-string = il faut ici un texte, non { $text }
case-not-a-number = il faut ici un nombre, non { $text }
case-not-a-whole-number = il faut ici un nombre entier, non { $text }
case-not-a-flag = il faut ici true ou false, non { $text }
case-number-too-small = { $text } est trop petit : le moins est { $least }
case-number-outside = { $text } n'est pas entre { $least } et { $most }
case-half-a-letter = ce texte contient la moitié d'une lettre et ne pourrait pas être réécrit
case-text-too-long = un texte a au plus { $most } lettres
case-key-twice = cette clé est là deux fois
case-unknown-key = cette clé n'est pas connue ici
case-missing = ceci manque
case-twice = « { $text } » est là deux fois
case-too-few = il faut ici au moins { $least } { $least ->
        [one] entrée
       *[other] entrées
    }
case-newer-version = c'est la version { $version }, plus récente que ce programme, qui connaît la version { $known }
case-no-format = « { $text } » n'est pas le format d'un fichier de cas : "bridgetable-case"
case-no-language = « { $text } » n'est pas une langue de ce programme : { $languages }
case-no-text = il faut ici un texte : une chaîne, ou une par langue
case-no-edition = « { $text } » n'est pas une édition du Code : on en écrit l'année, comme « 2017 »
case-no-election = « { $text } » n'est pas un choix que connaît ce programme
case-no-reading = « { $text } » n'est pas une lecture de cet article que connaît le programme
case-no-card = « { $text } » n'est pas une carte
case-no-suit = « { $text } » n'est pas une couleur
case-no-suit-or-card = « { $text } » n'est ni une couleur ni une carte
case-no-seat = « { $text } » n'est pas une place
case-no-side = « { $text } » n'est pas un camp
case-no-call = « { $text } » n'est pas une déclaration
case-no-card-or-call = « { $text } » n'est ni une carte ni une déclaration
case-no-vulnerability = « { $text } » n'est pas une vulnérabilité : "None", "NS", "EW" ou "Both"
case-no-contract = « { $text } » n'est pas un contrat
case-no-deal = « { $text } » n'est pas une donne : première place, deux-points, quatre mains
case-no-hand = « { $text } » n'est pas une main : quatre couleurs séparées par des points
case-hand-card-twice = la main « { $text } » a deux fois la même carte
case-deal-card-twice = « { $text } » est dans deux mains
case-deal-uneven = les mains n'ont pas toutes la même taille, de 1 à 13 cartes : { $text }
case-no-clause = « { $text } » n'est pas un article des Lois
case-no-option = « { $text } » n'est pas une réponse
case-no-restraint = « { $text } » ne restreint ni attaque ni déclaration
case-no-designation = « { $text } » n'est rien que le déclarant puisse appeler
case-no-breach = « { $text } » n'est pas une des choses que la Loi 43A2 interdit au mort
case-no-kind = « { $text } » n'est pas un genre d'irrégularité
case-no-status = « { $text } » n'est pas un état d'irrégularité
case-no-seriousness = « { $text } » n'est ni "major" ni "minor"
case-no-such-word = « { $text } » n'est pas un des mots qui peuvent être ici
case-no-verb = « { $text } » n'est pas une action
case-no-weight = { $text } n'est pas un poids : un nombre au-dessus de 0, au plus 1
case-no-percentage = { $text } n'est pas un pourcentage de 0 à 100
case-no-amount = { $text } n'est pas un montant : un nombre au-dessus de 0
case-no-peer = une réponse du sondage a une annonce ou une carte
case-weights = la somme des poids n'est pas 1
case-contract-and-auction = il y a déjà des annonces ; un contrat les remplace
case-declarer-alone = un déclarant ne va qu'avec un contrat
case-only-in-endings = ceci n'est que dans une fin de coup, avec moins de 13 cartes par main
case-missing-in-ending = ceci manque, et une fin de coup en a besoin
case-won-not-thirteen = { $won } levées gagnées et { $cards } cartes en main ne font pas 13
case-insufficient-bid = cette enchère est insuffisante, et les annonces d'un fichier de cas sont régulières
case-inadmissible-double = il n'y a rien à contrer ici, et les annonces d'un fichier de cas sont régulières
case-inadmissible-redouble = il n'y a rien à surcontrer ici, et les annonces d'un fichier de cas sont régulières
case-auction-is-over = les annonces sont terminées avant cette déclaration

## bridgetable check. Fichier et endroit précèdent la phrase. Le bilan est le même dans toutes les langues : des programmes le lisent.

check-differs = attendu { $expected } ; c'est { $found }
check-ruled = attendu aucune décision selon { $expected } ; c'est { $found }
check-cannot-be-done = attendu que cela puisse être fait
check-should-be-impossible = attendu que cela soit refusé
check-was-possible = attendu que cela soit refusé ; cela peut être fait
check-no-equity = personne n'a regardé ce qui se serait passé
check-reason = { $said } ; { $reason }
check-worker-died = le processus qui contrôlait ce fichier est mort, on ne sait donc pas si ses attentes sont vraies
check-summary = { $cases } cases, { $expectations } expectations, { $failed } failed
check-summary-skipped = { $cases } cases, { $expectations } expectations, { $failed } failed, { $skipped } skipped

## bridgetable replay.

replay-board = Code de { $edition }. Étui { $number }, donneur { $dealer }. { $vulnerable }.
replay-hand = { SEAT($seat, form: "letter") } { $cards }
replay-auction = Annonces : { $calls }
replay-contract = Contrat : { CONTRACT($contract, form: "by") }
replay-branch = Une autre ligne : { $title }
replay-stopped = Cela ne peut pas être fait : { $reason }
case-source = Source : { $source }
replay-note = « { $text } »
replay-fact = { $text } (Loi { $clause })
replay-fact-plain = { $text }
replay-irregularity = ! { $text } (Loi { $clause })
replay-irregularity-plain = ! { $text }
replay-law = { $text } (Loi { $clause })
replay-law-plain = { $text }
replay-ruling = Loi { $clause } : { $text }
replay-ruling-plain = { $text }
replay-information = Loi { $clause } : { $text }
replay-information-plain = { $text }
replay-asked = ? Loi { $clause } : { $text }
replay-asked-plain = ? { $text }
replay-option = - { $label } [{ $name }]
replay-auction-goes-on = Les annonces ne sont pas terminées : à { $seat } de parler. Annonces : { $calls }
replay-goes-on = La donne n'est pas terminée. Levées jusqu'ici : N-S { $ns }, E-O { $ew }.
replay-score = Levées : N-S { $ns }, E-O { $ew }. Marque : N-S { $points-ns }, E-O { $points-ew }.
replay-score-moved = Levées à la table : N-S { $played-ns }, E-O { $played-ew } ; après le Code : N-S { $ns }, E-O { $ew }. Marque : N-S { $points-ns }, E-O { $points-ew }.
replay-assigned = Marque attribuée : N-S { $points-ns }, E-O { $points-ew }.
replay-passed-out = Passe général. Marque : 0.

## Fichiers inutilisables.

file-not-found = ce fichier n'existe pas
file-is-a-directory = c'est un dossier, non un fichier
folder-without-cases = c'est un dossier sans fichiers de cas
lesson-without-cases = cette leçon ne contient aucun cas
file-not-allowed = ce fichier ne peut pas être lu par vous
file-not-readable = ce fichier ne peut pas être lu
file-not-regular = ce n'est pas un fichier lisible, mais un tube ou un périphérique
file-too-large = ce fichier dépasse { $most } Mo
file-without-boards = il n'y a aucun étui dans ce fichier

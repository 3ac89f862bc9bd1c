## L'audit : ce que des étuis enregistrés montrent de contraire aux Lois, ou que leur propre jeu contredit.

# Ce que contredisent les annonces et le jeu.

audit-contract-of-none = Le contrat indiqué est { CONTRACT($contract, "by") }, mais les quatre joueurs ont passé.
audit-contract-differs = Le contrat indiqué est { CONTRACT($contract, "by") } ; les annonces finissent à { CONTRACT($called, "by") }.
audit-declarer-differs = { SEAT($stated) } est indiqué comme déclarant ; d'après les annonces c'est { SEAT($called) }.
audit-leader-differs = Le jeu commence dans la colonne { SEAT($leader, form: "of") } ; l'entame revenait { SEAT($due, form: "to") }.
audit-result-differs = Le résultat indiqué est de { TRICKS($stated) } pour le déclarant ; le jeu en donne { TRICKS($won) }.
audit-claim-too-low = La revendication laisse au déclarant { TRICKS($claimed) }, mais il a déjà { TRICKS($won) }.
audit-claim-too-high = La revendication donne au déclarant { TRICKS($claimed) }, mais la défense a déjà { TRICKS($won) }.
audit-score-differs = La marque indiquée est « { $text } » ; le résultat donne { NUMBER($computed, useGrouping: 0) } au camp du déclarant.
audit-cards-in-no-order = Les cartes { TRICK($trick, form: "of") } ne sont pas dans les colonnes de ceux qui les avaient.
audit-number-dealer = D'après son numéro, le donneur de l'étui { NUMBER($number, useGrouping: 0) } est { SEAT($due) } ; le fichier indique { SEAT($dealer) }.
audit-number-vulnerability = D'après son numéro, à l'étui { NUMBER($number, useGrouping: 0) } { $due_vulnerable ->
    [None] personne n'est vulnérable
    [NS] Nord-Sud est vulnérable
    [EW] Est-Ouest est vulnérable
   *[Both] tous sont vulnérables
} ; le fichier indique : { $vulnerable ->
    [None] personne
    [NS] Nord-Sud
    [EW] Est-Ouest
   *[Both] tous
}.
audit-number-both = Ni le donneur ni la vulnérabilité de l'étui { NUMBER($number, useGrouping: 0) } ne sont ceux de son numéro ; le fichier indique { SEAT($dealer) } comme donneur, ce devait être { SEAT($due) }.
audit-auction-unfinished = Les annonces s'arrêtent après { CALL($call, form: "the") } { SEAT($by, form: "of") } et ne sont pas finies.

# Ce qu'une ligne peut signifier d'autre, après ce qu'elle semble être.

audit-or-lead-out-of-turn = Ou c'est une attaque hors tour { SEAT($player, form: "of") }, et non une renonce.
audit-or-trick-missing = Ou il manque peut-être une levée avant cela.
audit-or-tricks-exchanged = Ou { TRICK($first) } et { TRICK($second) } sont peut-être interverties.
audit-or-cards-exchanged = Ou les cartes { SEAT($player, form: "of") } à { TRICK($first) } et à { TRICK($second) } sont peut-être interverties.
audit-or-call-missing = Ou il manque peut-être une déclaration dans les annonces, et { SEAT($player) } est le déclarant.
audit-or-other-order = Ou les cartes { TRICK($first, form: "of") } ne sont pas dans l'ordre où elles ont été jouées.
audit-or-card-missing = Ou il manque peut-être une carte avant cela.

# Ce qu'un fichier fait dans beaucoup de ses étuis : dit une fois pour tous.

audit-usage-leading-passes = Dans { NUMBER($boards) } étuis de ce fichier, les passes d'avant la première enchère sont omis ; les annonces ont été jugées avec eux, comme le veulent le déclarant et l'entame.
audit-usage-closing-passes = Dans { NUMBER($boards) } étuis de ce fichier, les passes qui terminent les annonces sont omis ; les annonces ont été jugées avec eux.
audit-usage-columns = Dans { NUMBER($boards) } étuis de ce fichier, les cartes ne sont pas dans les colonnes de leurs joueurs ; chacune a été attribuée au joueur qui l'avait.
audit-usage-first-column = Dans { NUMBER($boards) } étuis de ce fichier, le jeu commence dans une colonne qui n'est pas celle de l'entameur, la même à chaque étui ; l'entameur se déduit du contrat.
audit-usage-numbers = Dans { NUMBER($boards) } étuis de ce fichier, le donneur et la vulnérabilité ne suivent pas le numéro de l'étui.

# La commande, ses arguments et ce qu'elle affiche.

help-audit = Confronte les annonces et le jeu d'étuis enregistrés aux Lois, et leurs résultats au jeu.
argument-file-audit = Fichiers PBN et LIN, aussi en .gz, .xz ou .zst ; un dossier ou un .zip vaut pour tous ceux qu'il contient
argument-edition-audit = L'édition du Code sous laquelle juger ; par défaut celle en vigueur
argument-format = Ce qui est affiché : texte par groupes, lignes JSON, ou CSV
argument-out-audit = Un fichier où écrire au lieu du terminal ; il est écrit entier ou pas du tout
    .value = FICHIER
argument-json-audit = Afficher une ligne JSON par constat ; comme --format jsonl
argument-csv = Afficher les constats en CSV ; comme --format csv
argument-numbers = Confronter à son numéro le donneur et la vulnérabilité de chaque étui, même joué en ligne, et signaler chacun qui diffère
argument-figures = Afficher les chiffres de toute l'archive au lieu de chaque constat
argument-plot = Dessiner aussi ces chiffres, en SVG
    .value = FICHIER.svg
argument-workers-audit = Combien de processus auditent à la fois ; par défaut un par processeur, et un seul pour quelques étuis
argument-scheduler = Auditer sur les machines de cet ordonnanceur Dask, comme tcp://host:8786
    .value = ADRESSE
argument-resume = Garder dans ce fichier ce qui est fait, et reprendre là où l'on s'est arrêté
    .value = ÉTAT
audit-progress = { $percent } %, { $boards } étuis, { $speed } par seconde, reste { $left }
audit-seconds = { $whole },{ $tenths } s
audit-took = { $boards ->
    [one] { $boards } étui
   *[other] { NUMBER($boards, useGrouping: 0) } étuis
} en { $time }, { $speed } par seconde
audit-interrupted = Interrompu : seulement { $percent } % a été audité.
audit-partial-output = { $file } n'a que ce qui avait été trouvé jusque-là.

# Ce qui ne peut pas être lu.

audit-folder-without-boards = il n'y a aucun fichier d'étuis dans ce dossier
audit-no-zstandard = { $file } ne peut pas être décompressé : le paquet Python backports.zstd manque.
audit-unpacks-to-too-much = { $file } se décompresse en trop pour un fichier d'étuis.
audit-damaged = { $file } est endommagé et ne peut pas être décompressé.
audit-worker-died = Le processus qui auditait ce fichier est mort ; ses étuis n'ont pas été audités, ou pas tous.
audit-state-cannot-be-used = { $file } ne peut être ni lu ni écrit, ou n'est pas un fichier où un audit était gardé.
audit-state-of-another-audit = { $file } ne vient pas d'un audit par cette version sous cette édition du Code.
audit-state-of-other-files = { $file } vient d'un audit d'autres fichiers, ou les fichiers ont changé.
audit-no-dask = Pour des audits sur plusieurs machines il faut Dask : pip install "bridgetable[cluster]".
audit-no-scheduler = Aucun ordonnanceur Dask ne répond à { $address }.
audit-workers-without-program = Les machines de la grappe n'ont pas cette version de bridgetable.

# Noms et lieux.

audit-kind = Genre
audit-law = Loi
audit-kind-result-differs = résultat que le jeu contredit
audit-kind-claim-exceeds = revendication que le jeu contredit
audit-kind-score-differs = marque fausse
audit-kind-contract-differs = contrat que les annonces contredisent
audit-kind-declarer-differs = mauvais déclarant
audit-kind-leader-differs = mauvais entameur
audit-kind-card-played-twice = carte jouée deux fois
audit-kind-card-from-wrong-hand = carte de la mauvaise main
audit-kind-mark-differs = signe sans irrégularité
audit-kind-bad-value = valeur impossible
audit-kind-auction-unfinished = annonces inachevées
audit-kind-number-differs = donneur ou vulnérabilité
audit-kind-whole-file = fichier entier
audit-kind-wrong-deal = donne impossible
audit-kind-unreadable-board = étui illisible
audit-kind-unreadable-file = fichier illisible
audit-place-call = déclaration { $call }
audit-place-trick = levée { $trick }
audit-where = { $file }, étui { NUMBER($board, useGrouping: 0) } (partie { NUMBER($game, useGrouping: 0) }), ligne { NUMBER($line, useGrouping: 0) }
audit-where-place = { $file }, étui { NUMBER($board, useGrouping: 0) } (partie { NUMBER($game, useGrouping: 0) }), ligne { NUMBER($line, useGrouping: 0) }, { $place }
audit-last-line = { $boards } boards, { $cards } cards, { $irregularities } irregularities, { $contradicted } results contradicted, { $unreadable } unreadable
audit-summary = { $boards ->
    [one] { $boards } étui, { $plays } avec un jeu ;
   *[other] { NUMBER($boards, useGrouping: 0) } étuis, { NUMBER($plays, useGrouping: 0) } avec un jeu ;
} { $findings ->
    [0] rien de trouvé
    [one] un constat
   *[other] { NUMBER($findings, useGrouping: 0) } constats dans { NUMBER($found, useGrouping: 0) } étuis
}

# Chiffres.

audit-figures-all = tous
audit-figures-kinds = Constats par genre
audit-figures-laws = Irrégularités par Loi et par place
audit-figures-by-law = Irrégularités par Loi
audit-figures-by-seat = Irrégularités par place
audit-figures-tricks = Irrégularités par levée
audit-figures-rounds = Irrégularités par tour d'annonces
audit-figures-revokes = Renonces (Loi 64)
audit-figures-found = remarquées
audit-figures-unfound = non remarquées
audit-figures-count = renonces
audit-figures-moved = levées transférées
audit-figures-unknown = inconnu

# La fenêtre.

command-audit = Audit d'étuis enregistrés…
command-audit-tip = Confronter les étuis de fichiers et de dossiers aux Lois
audit-title = Audit d'étuis enregistrés
audit-what-it-does = Choisissez des fichiers (PBN, LIN, compressés aussi) ou un dossier : chaque suite d'annonces et chaque jeu sont confrontés aux Lois, chaque résultat à son jeu.
audit-files = Fichiers…
audit-files-title = Choisir les fichiers à auditer
audit-folder = Dossier…
audit-folder-title = Choisir le dossier à auditer
audit-open = Ouvrir l'étui
audit-export = Exporter…
audit-export-title = Exporter ce qui est montré
audit-export-csv = CSV
audit-export-jsonl = Lignes JSON
audit-export-txt = Texte
audit-export-svg = Graphique des chiffres
audit-exported = { $file } a été écrit.
audit-findings = Constats
audit-figures = Chiffres
audit-begins = Recherche d'étuis…
audit-unusable = { $count ->
    [one] { $count } fichier n'a pas pu être lu.
   *[other] { $count } fichiers n'ont pas pu être lus.
}
audit-all-kinds = Tous les genres
audit-all-laws = Toutes les Lois
audit-all-players = Tous les joueurs
audit-search = Chercher
audit-column-kind = Genre
audit-column-law = Loi
audit-column-player = Joueur
audit-column-file = Fichier
audit-column-board = Étui
audit-column-place = Endroit
audit-column-message = Constat
audit-board-gone = Cet étui n'est plus dans { $file }.

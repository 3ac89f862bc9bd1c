## Étuis enregistrés : ce qui ne va pas dans un fichier, un étui, une ligne. « Partie » compte les étuis du fichier.

files-place = Partie { NUMBER($game, useGrouping: 0) }, ligne { NUMBER($line, useGrouping: 0) }{ $at ->
    [0] { "" }
   *[other] , colonne { NUMBER($at, useGrouping: 0) }
 }

# Le fichier entier.
files-cannot-open = { $file } ne peut pas être ouvert.
files-empty = { $file } est vide.
files-too-large = { $file } est trop gros pour un fichier d'étuis.
files-binary = { $file } n'est pas un fichier de texte.
files-unknown = { $file } n'est ni un fichier PBN ni un fichier LIN.
files-no-boards = Il n'y a aucun étui dans { $file }.

# Un étui qui ne peut pas être lu.
files-no-deal = { files-place } : il n'y a pas de donne.
files-bad-deal = { files-place } : « { $text } » n'est pas une donne.
files-card-twice = { files-place } : { CARD($card) } est dans les mains { SEAT($one, form: "of") } et { SEAT($other, form: "of") }.
files-card-in-wrong-hand = { files-place } : { CARD($card) } est à la fois dans la main { SEAT($right, form: "of") } et dans celle { SEAT($seat, form: "of") }, qui ne peut pas l'avoir.
files-uneven-hands = { files-place } : les mains n'ont pas toutes la même taille, de 1 à 13 cartes : Nord en a { $N }, Est { $E }, Sud { $S }, Ouest { $W }.
files-hand-too-long = { files-place } : { SEAT($seat) } a { $more } cartes, et { SEAT($short) } { $fewer }.
files-card-in-other-hand = { files-place } : { SEAT($seat) } a { $more } cartes, et { SEAT($short) } { $fewer } ; { SEAT($short) } a joué { CARD($card) }, qui est dans la main { SEAT($seat, form: "of") }.
files-no-contract = { files-place } : « { $text } » n'est pas un contrat.
files-no-call = { files-place } : « { $text } » n'est pas une déclaration.
files-no-card = { files-place } : « { $text } » n'est pas une carte.
files-card-not-held = { files-place } : personne n'a pu jouer { CARD($card) }.
files-card-played-twice = { files-place } : { CARD($card) } est { AGREE($card, m: "joué", f: "jouée") } une seconde fois, par { SEAT($seat) } à { TRICK($trick) }, après { TRICK($before) }.
files-two-cards = { files-place } : { SEAT($seat) } a deux cartes dans { TRICK($trick) }.
files-trick-short = { files-place } : des cartes suivent alors que { TRICK($trick) } n'est pas complète.
files-no-trumps = { files-place } : on ne peut pas suivre le jeu sans savoir l'atout.
files-no-leader = { files-place } : il n'est pas dit qui attaque.

# Un étui qui a été lu tout de même.
files-tag-broken = { files-place } : la balise « { $text } » n'est pas fermée.
files-comment-open = { files-place } : un commentaire n'est pas fermé.
files-after-end = { files-place } : « { $text } » vient après la fin et est laissé de côté.
files-before-turn = { files-place } : « { $text } » est laissé de côté, car { SEAT($seat) } n'a pas encore joué.
files-bad-dealer = { files-place } : « { $text } » n'est pas un donneur.
files-bad-vulnerability = { files-place } : « { $text } » n'est pas une vulnérabilité ; le numéro de l'étui décide.
files-bad-declarer = { files-place } : « { $text } » n'est pas un déclarant.
files-bad-result = { files-place } : « { $text } » n'est pas un nombre de levées.
files-contract-differs = { files-place } : le contrat indiqué est { CONTRACT($contract, "by") }, les annonces finissent à { CONTRACT($called, "by") }.
files-not-passed-out = { files-place } : l'étui est donné comme passe général, les annonces finissent à { CONTRACT($called, "by") }.
files-results-differ = { files-place } : le jeu finit avec { TRICKS($claimed) } pour le déclarant, la liste des résultats a { TRICKS($posted) }.

# Un étui qui a été lu tout de même : ce qui n'est pas à sa place.
files-stray-text = { files-place } : « { $text } » n'appartient à aucune balise, aucun commentaire ni aucune section.
files-line-long = { files-place } : la ligne a plus de 255 caractères, le plus que PBN permet.
files-control-character = { files-place } : la ligne a le caractère de contrôle { $text }.
files-tag-twice = { files-place } : la balise « { $text } » est donnée une seconde fois ; la première vaut.
files-not-inherited = { files-place } : la balise « { $text } » ne peut pas être reprise d'un étui précédent.
files-bad-value = { files-place } : « { $text } » n'est pas une valeur de la balise « { $name } ».
files-bad-board = { files-place } : « { $text } » n'est pas un numéro d'étui de 1 à 999999.
files-bad-leader = { files-place } : « { $text } » n'est pas une place pour la première colonne.
files-deal-short = { files-place } : la donne a { NUMBER($count) } mains au lieu de quatre.
files-no-dealer = { files-place } : ni le donneur ni le numéro de l'étui n'est indiqué.
files-rubber-differs = { files-place } : les marques de partie libre « { $text } » et la vulnérabilité ne s'accordent pas.
files-table-comment = { files-place } : un commentaire est parmi les rangées de « { $text } ».
files-table-character = { files-place } : « { $text } » ne peut pas être dans un tableau.
files-table-cells = { files-place } : les rangées de « { $text } » ne remplissent pas ses colonnes.
files-table-order = { files-place } : les rangées de « { $text } » ne sont pas dans l'ordre de { $column }.

# Notes, annotations et signes d'irrégularités.
files-bad-note = { files-place } : « { $text } » n'est pas une note avec un numéro de 1 à 32.
files-note-early = { files-place } : la note « { $text } » est avant toute annonce et tout jeu.
files-note-twice = { files-place } : la note { $text } est donnée une seconde fois ; la première vaut.
files-note-missing = { files-place } : il n'y a pas de note { $text }.
files-note-unused = { files-place } : rien ne renvoie à la note { $text }.
files-note-double = { files-place } : la note { $text } est la seconde d'une même déclaration ou carte.
files-note-alone = { files-place } : « { $text } » est avant toute déclaration et toute carte.
files-bad-suffix = { files-place } : « { $text } » n'est pas une annotation.
files-bad-nag = { files-place } : « { $text } » n'est pas une annotation permise ici.
files-nag-twice = { files-place } : l'annotation { $text } est donnée deux fois.
files-bad-mark = { files-place } : « { $text } » n'est pas un signe d'irrégularité permis ici.
files-mark-twice = { files-place } : « { $text } » est un signe de trop.
files-mark-alone = { files-place } : rien ne suit le signe « { $text } ».

# Déclarations et cartes qui n'ont pas pu être ainsi, ou dont l'irrégularité n'est pas marquée.
files-insufficient = { files-place } : { CALL($call) } est une enchère insuffisante que le fichier ne marque pas.
files-sufficient = { files-place } : { CALL($call) } est marqué ^I, mais n'est pas une enchère insuffisante.
files-inadmissible = { files-place } : ici { CALL($call) } est inadmissible.
files-call-omitted = { files-place } : { SEAT($seat) } n'a pas de déclaration ici, et n'est pas marqué ^S.
files-not-dealer = { files-place } : la première déclaration est { SEAT($seat, form: "of") }, le donneur est { SEAT($dealer) }.
files-revoke-unmarked = { files-place } : { CARD($card) } { SEAT($seat, form: "of") } est une renonce que le fichier ne marque pas.
files-no-revoke = { files-place } : { CARD($card) } { SEAT($seat, form: "of") } est { AGREE($card, m: "marqué", f: "marquée") } ^R, mais n'est pas une renonce.
files-lead-unmarked = { files-place } : { SEAT($seat) } attaque { CARD($card) } hors tour, ce que le fichier ne marque pas.
files-card-unmarked = { files-place } : { SEAT($seat) } joue { CARD($card) } hors tour, ce que le fichier ne marque pas.
files-lead-in-turn = { files-place } : { CARD($card) } { SEAT($seat, form: "of") } est { AGREE($card, m: "marqué", f: "marquée") } ^L, mais n'est pas une attaque hors tour.

# Contrat, résultat et marque qui ne s'accordent pas.
files-no-declarer = { files-place } : il n'est pas dit qui est déclarant.
files-all-passed = { files-place } : le contrat indiqué est « { $text } », tous passent aux annonces.
files-contract-passed = { files-place } : le contrat indiqué est « { $text } », les annonces vont jusqu'à { CALL($call) }.
files-declarer-of-none = { files-place } : « { $text } » est indiqué comme déclarant d'un passe général.
files-result-differs = { files-place } : le résultat indiqué est de { TRICKS($stated) } pour le déclarant, le jeu en donne { TRICKS($won) }.
files-claim-too-low = { files-place } : la revendication laisse au déclarant { TRICKS($claimed) }, mais il a déjà { TRICKS($won) }.
files-claim-too-high = { files-place } : la revendication donne au déclarant { TRICKS($claimed) }, mais la défense a déjà { TRICKS($won) }.
files-score-differs = { files-place } : la marque indiquée est « { $text } », le résultat donne { NUMBER($computed, useGrouping: 0) } au déclarant.

# Un étui qui ne peut pas être mis sur la table.
files-hands-unknown = { files-place } : les quatre mains ne sont pas toutes connues.
files-ending-without-contract = { files-place } : les mains sont celles d'une fin de coup, et son contrat n'est pas indiqué.

# Une donne collée comme texte.
pasted-empty = Il n'y a pas de texte où lire une donne.
pasted-too-long = Le texte est trop long pour une donne.
pasted-nothing = Il n'y a pas de donne dans le texte.
pasted-no-hands = Aucune main ne peut être lue dans le texte.
pasted-on-a-server = Le lien ne fait que nommer un étui sur un serveur ; un lien peut être lu s'il contient les mains elles-mêmes.
pasted-no-cards = Ligne { NUMBER($line, useGrouping: 0) } : « { $text } » ne sont pas des cartes d'une couleur.
pasted-card-twice = Ligne { NUMBER($line, useGrouping: 0) } : { CARD($card) } est { AGREE($card, m: "donné", f: "donnée") } une seconde fois.
pasted-hand-twice = Ligne { NUMBER($line, useGrouping: 0) } : la main { SEAT($seat, form: "of") } est donnée une seconde fois.
pasted-hand-size = Ligne { NUMBER($line, useGrouping: 0) } : { SEAT($seat) } a { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
 }, et devrait en avoir { $others }.
pasted-whose-hand = Ligne { NUMBER($line, useGrouping: 0) } : il n'est pas dit de qui est cette main.

# Le cas de ce programme qui accompagne un étui.
files-embedded-damaged = { files-place } : le cas joint à cet étui est endommagé ; l'étui seul est montré.
files-embedded-newer = { files-place } : le cas joint à cet étui vient d'une version plus récente de ce programme ; l'étui seul est montré.
files-embedded-other = { files-place } : l'étui a été changé depuis par un autre programme ; l'étui est montré, sans le cas qui l'accompagnait.

# Un étui écrit pour d'autres programmes : ce pour quoi leur format n'a pas de place.
export-calls-made = Les annonces étaient { $calls } ; celles d'ici sont ce que LIN peut avoir, jusqu'à { CONTRACT($contract, form: "by") }.
export-calls-unknown = Les annonces ne sont pas connues ; celles d'ici sont le plus court chemin jusqu'à { CONTRACT($contract, form: "by") }.
export-result = { CONTRACT($contract, form: "by") } : le Code en fait { TRICKS($tricks) }.
export-revoke = Une renonce.
export-lead-out-of-turn = Une attaque hors tour qui a été acceptée.
pasted-hands-missing = Le texte ne donne pas les cartes { SEATS($seats, form: "of") } : une table a besoin des quatre mains.
pasted-first = La première des { NUMBER($boards) } donnes du texte est ouverte.

# La commande qui exporte des étuis.
export-written = { $boards ->
    [one] { $boards } étui a été écrit dans { $file }.
   *[other] { $boards } étuis ont été écrits dans { $file }.
 }
export-nothing = il n'y a aucun étui à écrire ; rien n'a été écrit
export-several = un cas a un étui, et il y en a ici { NUMBER($boards) } ; rien n'a été écrit
export-over-itself = ce fichier doit être lu, et serait écrasé ; rien n'a été écrit

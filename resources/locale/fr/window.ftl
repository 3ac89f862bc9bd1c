## La fenêtre : barre d'outils, panneaux, dialogues, et ce qu'elle dit quand une chose n'est pas possible.

language-name = Français
language-partial = Cette langue n'est pas encore complète : le manuel, les textes des cas du programme et certaines phrases sont en anglais.
language-without-pages = Le manuel et les textes des cas du programme sont en anglais.
untitled = Table sans titre

## Commandes : le mot du bouton, et la phrase de l'infobulle.

command-file = Fichier
command-edit = Édition
command-director-menu = Arbitre
command-boards-menu = Donnes
command-help = Aide
command-hands = Mains
command-wall = Sur le mur
command-looks = Apparence
command-quit = Quitter
command-quit-tip = Ferme la fenêtre ; ce qui est sur la table revient au prochain démarrage
command-new = Nouvelle
command-new-tip = Une nouvelle donne
command-contract = Contrat…
command-contract-tip = Fixer le contrat et le déclarant
command-open = Ouvrir
command-open-tip = Ouvrir un cas, une leçon, un fichier PBN ou LIN
command-next-board = Étui suivant
command-next-board-tip = Ouvrir l'étui qui suit celui-ci dans son fichier
command-previous-board = Étui précédent
command-previous-board-tip = Ouvrir l'étui qui précède celui-ci dans son fichier
command-boards = Étuis du fichier…
command-boards-tip = Choisir un autre étui du fichier d'où vient celui-ci
command-save = Enregistrer
command-save-tip = Enregistrer la table comme cas
command-save-as = Enregistrer sous…
command-save-as-tip = Enregistrer la table sous un autre nom, ou écrire la donne en PBN, en LIN ou comme lien
command-undo = Annuler
command-undo-tip = Annuler la dernière chose faite, décisions comprises
command-redo = Rétablir
command-redo-tip = Refaire ce qui a été annulé, ou avancer d'un pas
command-back = Un pas en arrière
command-back-tip = Reculer d'un pas sur la ligne
command-forward = Un pas en avant
command-forward-tip = Avancer d'un pas sur la ligne
command-to-start = À la première carte
command-to-start-tip = Aller à la table avant la première carte
command-to-end = À la fin de la ligne
command-to-end-tip = Aller à la fin de la ligne
command-director = Arbitre !
command-director-tip = Un joueur appelle l'arbitre
command-ask = Demander
command-ask-tip = Un joueur demande à un autre s'il n'a plus de la couleur jouée
command-wrong = Irrégularité…
command-wrong-tip = Toutes les irrégularités et les questions possibles maintenant à cette table
command-table = Table
command-table-tip = Contrat, revendication, concession, accord, fin du jeu, notes
command-claim = Revendication…
command-claim-tip = Un joueur revendique des levées
command-concede = Concession…
command-concede-tip = Un joueur concède des levées
command-note = Note…
command-note-tip = Quelques mots de l'animateur à cet endroit
command-edit-note = Modifier la note…
command-edit-note-tip = D'autres mots pour la note à cet endroit
command-retitle = Titre…
command-retitle-tip = Le titre de cette table, dans la langue employée
command-assign = Marque ajustée…
command-assign-tip = L'arbitre attribue une marque à chaque camp
command-projector = Projeter
command-projector-tip = Ouvre le mur pour la salle, sur le second écran s'il y en a un, ou le ferme
command-presenter = Grand pupitre
command-presenter-tip = Le pupitre sur toute la fenêtre, pendant que le mur est sur un autre écran
command-lectern = Pupitre
command-lectern-tip = Ce que seul l'animateur voit : le mur en petit, la suite, ses notes, le temps
command-next-page = Mur : page suivante, ou pas suivant
command-next-page-tip = La page de texte suivante sur le mur ; s'il n'y en a pas, le pas suivant
command-previous-page = Mur : page ou pas précédent
command-previous-page-tip = La page de texte précédente sur le mur ; s'il n'y en a pas, le pas précédent
command-black = Mur : noir
command-black-tip = Le mur est noir jusqu'à la même touche ou au pas suivant
command-freeze = Mur : figer
command-freeze-tip = Le mur reste tel quel, quoi qu'on fasse, jusqu'à la même touche
command-language = Langue
command-language-tip = La langue de tout ce qui est écrit, à tout moment
command-edition = Édition
command-edition-tip = L'édition du Code sous laquelle la table est arbitrée
command-view = Affichage
command-view-tip = Panneaux, mains, couleurs, vitesse
command-timeline = Chronologie
command-timeline-tip = Montrer ou cacher la chronologie
command-panel = Panneau de l'arbitre
command-panel-tip = Montrer ou cacher le panneau de l'arbitre
command-point = Pointer
command-point-tip = Montrer un anneau autour du curseur, sur le mur aussi
command-draw = Dessiner
command-draw-tip = Dessiner sur la table jusqu'au pas suivant : glisser pour une flèche, cliquer pour entourer une carte
command-erase = Effacer la dernière marque
command-erase-tip = Effacer ce qui a été dessiné en dernier ; Échap efface tout
command-turn = Tourner la table
command-turn-tip = Le joueur suivant vient en bas, jusqu'à l'étui suivant
command-hand-top = Main du haut
command-hand-top-tip = Montrer la main du haut, la cacher, ou la montrer telle qu'elle a été donnée
command-hand-right = Main de droite
command-hand-right-tip = Montrer la main de droite, la cacher, ou la montrer telle qu'elle a été donnée
command-hand-bottom = Main du bas
command-hand-bottom-tip = Montrer la main du bas, la cacher, ou la montrer telle qu'elle a été donnée
command-hand-left = Main de gauche
command-hand-left-tip = Montrer la main de gauche, la cacher, ou la montrer telle qu'elle a été donnée
command-marks = Marques pour l'animateur
command-marks-tip = Montrer ce que personne à la table n'a remarqué
command-knowledge = Qui sait quoi
command-knowledge-tip = Pour qui chaque carte est une information non autorisée
command-copy-rulings = Copier les décisions
command-copy-rulings-tip = Copier toutes les décisions comme texte
command-copy-pbn = PBN
command-copy-pbn-tip = Copier la donne telle qu'elle est, en PBN
command-copy-lin = LIN
command-copy-lin-tip = Copier la donne telle qu'elle est, en LIN
command-copy-link = Lien vers un visionneur
command-copy-link-tip = Copier un lien qui montre la donne dans un visionneur sur le web
command-paste = Coller une donne
command-paste-tip = Ouvrir la donne du presse-papiers : PBN, LIN, un lien, un diagramme, main par main
command-copy-board = Copier la donne en
command-manual = Manuel
command-manual-tip = Comment se servir du programme, page par page
command-recent = Fichiers récents
command-recent-tip = Les fichiers ouverts ou enregistrés en dernier
command-about = À propos de bridgetable
command-about-tip = Version, licence et bibliothèques employées
command-shortcuts = Toutes les touches
command-shortcuts-tip = Tout ce que fait le clavier
edition-own = Nouvelles donnes et étuis enregistrés
edition-badge-tip = Cette table est arbitrée sous le Code de { $edition } ; les nouvelles donnes et les étuis enregistrés sous celui de { $own }

## La légende : ce qui vient de se passer, qui est attendu, ce que serait une carte illicite.

opening = Donne { $board } : { CONTRACT($contract, form: "by") }.
awaited-player-lead = { $seat } doit attaquer
awaited-player-play = { $seat } doit jouer
awaited-dummy-lead = { $player } doit attaquer du mort
awaited-dummy-play = { $player } doit jouer du mort
awaited-substitute = { $seat } doit remplacer sa carte
awaited-ruling = On attend l'arbitre
awaited-director = L'arbitre décide
awaited-answer = { SEATS($to, join: "or") } décide
awaited-claim = { SIDE($side) } : d'accord ?
awaited-score = La donne est annulée
awaited-nobody = Le jeu est terminé
alarm-attention =
    Irrégularité signalée :
    appelez l'arbitre
would-be-revoke = Une renonce : { $seat } a encore { CARDS($owed, form: "short") }.
would-be-lead-out-of-turn = Une attaque hors tour : c'est { SEAT($due, form: "to") } d'attaquer.
would-be-lead-before-choice = { $seat } attaquerait avant que le déclarant ait choisi.
would-be-penalty-card-not-played = { $seat } doit jouer une carte pénalisée : { CARDS($owed, form: "short") }.
would-be-play-before-ruling = L'arbitre n'a pas encore décidé : personne ne peut jouer.
would-be-while-asked = { SEATS($to, join: "or") } doit d'abord décider.
would-be-irregular = { $seat } ne peut pas jouer { CARD($card) } maintenant.
offer-play = Jouer { CARD($card, form: "short") } quand même
offer-play-tip = Entrée la joue ; la prochaine fois, Maj et un clic la jouent tout de suite
offer-keys = Entrée la joue quand même · Échap la laisse en main
offer-dismiss = Non
typed-wrong = ?
typed-not-held = Plus personne n'a { CARD($card) } : elle a déjà été jouée.

## À quoi un joueur est tenu, sur sa plaque et après « doit jouer ».

bound-only = seulement { SUIT($suit, form: "symbol") }
bound-no = pas { SUITS($suits, form: "symbol") }
bound-highest = { SUIT($suit, form: "symbol") } le plus haut
bound-lowest = { SUIT($suit, form: "symbol") } le plus bas
bound-card = { CARD($card, form: "short") }
bound-another = pas { CARD($card, form: "short") }
bound-from = d'ici
asked-card = Cliquez sur la carte, ou tapez-la.

## Panneaux.

panel-timeline = Chronologie
panel-director = Arbitre
panel-lectern = Pupitre
panel-score = Marque
nothing-yet = Rien ne s'est encore passé. Cliquez sur une carte, ou tapez-la : la couleur, puis le rang.
unnoticed-heading = Personne à la table ne l'a remarqué
earlier-heading = Décisions précédentes
marks-shown = Non remarqué
marks-shown-tip = Montrer ce que personne à la table n'a remarqué : seul l'animateur doit le voir
copy-rulings = Copier
another-finding = Un autre nombre de levées…
another-finding-tip = Ce qu'est un jeu normal, c'est à l'arbitre de le dire : il peut retenir n'importe quel nombre.
assign-score = Attribuer la marque…
option-tip = Touche { $key }
option-tip-mouse = D'un clic ou par Entrée
timeline-start = La donne
timeline-ruling = Loi { $clauses }
timeline-fork = { $name }
timeline-fork-shown = { $name }
branch-rename = Nom…
branch-rename-tip = Nommer la branche où l'on est
branch-delete = Supprimer
branch-delete-tip = Supprimer la branche où l'on est ; Annuler la ramène
branch-deleted = La branche est supprimée. Annuler la ramène.

## La ligne de la marque.

score-board = Donne { $board } · vuln. : { $vulnerable }
score-contract = { CONTRACT($contract, form: "by") }
score-tricks = Levées N-S { $ns } · E-O { $ew }
score-as-played = { SIDE($side, form: "short") } à la table { $played }
score-after-laws = { SIDE($side, form: "short") } à la table { $played } → après le Code { $after }
score-points = N-S { $ns } · E-O { $ew }
score-assigned = Attribué : N-S { $ns } · E-O { $ew }

## Menus de ce que l'on peut faire.

menu-nothing = Rien, en ce moment
director-who = Qui appelle l'arbitre ?
ask-declarer-defender = { $seat }, déclarant, demande à { $of }
ask-dummy-declarer = { $seat }, mort, demande à { $of }
ask-dummy-defender = { $seat }, mort, demande à { $of }, de la défense
ask-defender-declarer = { $seat } demande à { $of }, déclarant
ask-defender-partner = { $seat } demande à son partenaire { $of }
ask-dummy-declarer-dummys = { $seat }, mort, demande à { $of } pour la carte du mort
ask-defender-declarer-dummys = { $seat } demande à { $of }, déclarant, pour la carte du mort
table-agree = Accepter la revendication ou la concession
table-object = La contester, ou retirer l'accord
table-return = Cartes dans l'étui
table-return-all = Les quatre mains
table-next = Déclarer sur l'étui suivant
command-turn-up = L'arbitre regarde une levée retournée · Loi 66C
table-turn-up-trick = Levée { $trick }
table-earlier = Tables non enregistrées…
table-round = Fin du tour

## Affichage.

view-all-hands = Toutes les mains
command-bottom = En bas
view-wall-screen = Écran du mur
view-wall-screen-other = Celui sans la fenêtre
view-wall-screen-named = { $name } ({ $width } × { $height })
view-theme = Clair ou sombre
view-speed = Vitesse des cartes
view-colours = Couleurs
view-four-colours = Quatre teintes
view-two-colours = Deux teintes
hand-hidden = Cachée
hand-shown = Montrée
hand-as-dealt = Telle que donnée, cartes jouées pâles
theme-auto = Comme le système
theme-light = Clair
theme-dark = Sombre
speed-off = Sans mouvement
speed-normal = Normale
speed-slow = Lente

## Dialogues.

dialog-cancel = Annuler
dialog-close = Fermer
new-deal-title = Nouvelle donne
new-deal-ok = Donner
new-deal-seed = Numéro de tirage
new-deal-another = Un autre
new-deal-deal = Cartes (PBN)
new-deal-board = Étui
new-deal-dealer = Donneur
new-deal-vulnerable = Vulnérabilité
new-deal-contract-later = Sans contrat, la table commence par les annonces
new-deal-full-only = Une donne entière a treize cartes dans chaque main.
contract-title = Contrat
contract-ok = Fixer
contract-explain = Les flèches parcourent une rangée, Tab passe à la suivante ; de 1 à 7 on choisit le palier.
contract-missing = Choisissez le palier, la dénomination et le déclarant.
contract-level = Palier
contract-denomination = Dénomination
contract-doubling = Contré
contract-declarer = Déclarant
doubling-undoubled = Non
doubling-doubled = X
doubling-redoubled = XX
summons-title = On appelle l'arbitre
summons-ok = Appeler l'arbitre
summons-explain = Plusieurs irrégularités sont en suspens. Lesquelles signale-t-on à l'arbitre ?
summons-item = Levée { $trick } : { $what }
summons-seat = Qui appelle
summons-none = Cochez-en au moins une.
claim-title = Revendication
claim-ok = Revendiquer
claim-seat = Qui
claim-tricks = Levées
claim-of = sur { $left }
claim-line = Ce qu'il dit
claim-order = Dans cet ordre
claim-order-such-as = par exemple P CA K
claim-order-tip = Ce qui l'engage : couleurs et cartes dans l'ordre où il les jouerait, P C K T pour les couleurs, CA pour l'As de cœur. Une couleur se joue par le haut.
claim-order-unread = « { $text } » n'est ni une couleur ni une carte : P C K T, ou CA, séparés par une espace.
concede-title = Concession
concede-ok = Concéder
note-title = Note
note-ok = Ajouter
note-text = Note
edit-note-title = Modifier la note
edit-note-ok = Changer
edit-note-text = Note
retitle-title = Titre
retitle-ok = Changer
retitle-text = Titre
earlier-title = Tables non enregistrées
earlier-explain = Ces tables ont été mises de côté sans être enregistrées quand une autre a été ouverte. En ouvrir une la retire de la liste.
earlier-line = { $title } · { $left } · { $actions ->
    [one] une action
   *[other] { $actions } actions
}
earlier-damaged = { $file } · { $left } · endommagé, illisible
earlier-ok = Ouvrir
earlier-remove = Supprimer
earlier-remove-all = Tout supprimer…
earlier-remove-title = Supprimer des tables non enregistrées
earlier-remove-ok = Supprimer
earlier-remove-question = { $count ->
    [one] Cette table n'a jamais été enregistrée. La mettre à la corbeille du système ?
   *[other] Ces { $count } tables n'ont jamais été enregistrées. Les mettre à la corbeille du système ?
}
earlier-delete-title = Il n'y a pas de corbeille
earlier-delete-ok = Supprimer
earlier-delete-question = { $count ->
    [one] Cette table n'a pas pu être mise à la corbeille. La supprimer pour de bon ?
   *[other] { $count } tables n'ont pas pu être mises à la corbeille. Les supprimer pour de bon ?
}
replace-title = Le fichier existe
replace-ok = Le remplacer
replace-question = { $file } existe déjà. Enregistrer ici remplacerait son contenu.
overwrite-title = Le fichier a changé
overwrite-ok = L'écraser
overwrite-question = { $file } a été changé par un autre programme depuis que vous l'avez ouvert. Enregistrer ici écraserait ce changement. Annulez et employez « Enregistrer sous… » pour garder les deux.
branch-title = Nom de la branche
branch-ok = Nommer
branch-text = Nom
boards-title = Étuis du fichier
boards-search = Chercher : numéro, contrat, noms
boards-none-found = Aucun étui du fichier ne correspond.
boards-ok = Mettre sur la table
boards-board = Étui
boards-dealer = Donneur
boards-vulnerable = Vulnérables
boards-contract = Contrat
boards-result = Résultat
boards-players = Joueurs
boards-tricks = { $tricks ->
        [one] { $tricks } levée
       *[other] { $tricks } levées
    }
boards-reading = Étuis trouvés : { $count }
boards-unreadable = Illisible : { $reason }
boards-hands-unknown = Le fichier ne donne pas les quatre mains
boards-place = étui { $number } sur { $of }
boards-place-so-far = étui { $number }
boards-at = Étui { $number } sur { $of } · { $title }
boards-at-so-far = Étui { $number } · { $title }
boards-first = C'est le premier étui de son fichier.
boards-last = C'est le dernier étui de son fichier.
boards-passed = L'étui { $number } du fichier est laissé de côté : { $reason }
assigned-title = Marque ajustée
assigned-ok = Attribuer
assigned-explain = Quel résultat l'arbitre attribue-t-il ?
assigned-both = Le même pour les deux camps
assigned-for-both = Les deux camps
assigned-for = { SIDE($side) }
assigned-tricks = Levées du déclarant :
assigned-datum = Autre salle, ou datum
assigned-datum-example = −50
assigned-datum-tip = La marque de Nord-Sud à partir de laquelle on compte les IMP : chaque résultat lui est d'abord comparé, puis pondéré (12C1(c)). Elle est enregistrée avec la marque.
assigned-datum-unreadable = La marque de l'autre salle est un nombre entier, comme 420 ou −50.
assigned-law = Loi
knowledge = INA
knowledge-title = Qui sait quoi
knowledge-explain = Ce que l'arbitre a décidé des déclarations retirées et des cartes vues : qui ne peut pas se servir de ce qu'il en sait.
knowledge-nothing = Rien n'a été décidé sur ce que savent les joueurs.
knowledge-card = Carte
knowledge-unauthorised = Non autorisée pour
knowledge-authorised = Autorisée pour
knowledge-law = Loi
knowledge-nobody = personne
knowledge-everybody = tous
shortcuts-title = Toutes les touches
law-page-title = Le Code
law-page-others = Dans les autres éditions
law-page-ours = Avec nos propres mots ; seul le Code imprimé fait foi.
law-page-readings = Comment ce programme le lit
law-page-memory = Le texte de cette édition est rapporté de mémoire, non d'après le texte imprimé.
law-page-from-memory = { $edition } (de mémoire)
law-reading-mark = †
law-reading-tip = Repose sur une lecture du Code : ouvrez-la pour voir ce qu'on pourrait faire d'autre, et qui le dit
law-reading-foot = † repose sur une lecture du Code : un clic, ou Tab et Entrée
law-memory-mark = ‡
law-memory-tip = Le texte de cette édition est rapporté de mémoire
law-memory-foot = ‡ le texte de cette édition est rapporté de mémoire
about-title = À propos de bridgetable
about-what = Une table de bridge où l'on peut enfreindre les règles, qui sont alors appliquées.
about-licence = Licence
about-notices = Licences des bibliothèques et des polices
about-system = Système : { $system }
about-absent = non installé
about-copy = Copier les versions
about-copied = Copié
keys-group-play = Le jeu
keys-group-auction = Les annonces
keys-group-dialogs = Dans les dialogues
keys-group-library = Dans la bibliothèque
keys-group-wall = Sur le mur, avec une télécommande aussi
keys-accept-key = Entrée · Échap
keys-accept = Accepte · ferme ; Ctrl+Entrée accepte là où Entrée va à la ligne
keys-filter-key = A B C …
keys-filter = Dans une liste, ce qu'on tape trouve une ligne ; les flèches la choisissent
keys-timeline-key = ← → · ↑ ↓ · Début Fin
keys-timeline = Dans la chronologie : un pas · une levée · au début ou à la fin
keys-library-arrows-key = ↑ ↓ · PgPréc PgSuiv
keys-library-arrows = D'un cas à l'autre, même pendant qu'on tape une recherche
keys-cards-key = P A
keys-cards = L'As de pique : tapez la couleur (P C K T), puis le rang
keys-ten-key = C 1 0
keys-ten = Le 10 de cœur ; de même C T
keys-enter-key = Entrée
keys-enter = Joue la carte à l'anneau, ou fait ce qui est proposé
keys-escape-key = Échap
keys-escape = Oublie ce qui est tapé ou proposé ; arrête le double mort ; quitte le projecteur
keys-digits-key = 1 … 9
keys-digits = Prend une des réponses à la question
keys-arrows-key = ← → ↑ ↓
keys-arrows = De carte en carte sur la table, de déclaration en déclaration dans la boîte, de pas en pas dans la chronologie
keys-space-key = Espace, → ←
keys-space = Sur le mur : page ou pas suivant, et retour avec ← ; après ↑ ou ↓ les flèches choisissent une carte
keys-shift-key = Maj + clic
keys-shift = Joue une carte illicite, ou fait une déclaration illicite, tout de suite

## Fichiers.

recent-none = Aucun fichier n'a encore été ouvert
recent-clear = Vider la liste
recent-gone = { $file } n'est plus là, et sort de la liste des fichiers récents.
recent-others = { $file } est ouvert ; { $others ->
        [one] un autre fichier est parmi les récents.
       *[other] { $others } autres sont parmi les fichiers récents.
    }
drop-nothing = Seuls les fichiers et dossiers de cet ordinateur peuvent être ouverts ici.
open-title = Ouvrir un cas ou des étuis enregistrés
open-all = Cas, leçons et étuis
open-any = Tous les fichiers
save-title = Enregistrer comme cas
save-cases = Cas
save-cases-json = Cas, en JSON pour les éditeurs de texte
save-board = PBN, avec tout le cas
save-board-plain = PBN simple : sans irrégularités, pour les programmes qui les refusent
save-lin = LIN, la donne telle qu'elle est
save-links = Lien vers un visionneur
board-written = La donne telle qu'elle est a été écrite dans { $file } ; la table elle-même s'enregistre comme cas.
board-written-whole = La donne a été écrite dans { $file } ; rouverte ici, c'est le même cas.
board-copied-pbn = La donne a été copiée en PBN.
board-copied-lin = La donne a été copiée en LIN.
board-copied-link = Un lien vers la donne a été copié ; il contient la donne elle-même.
save-name = table
file-not-read = Impossible de lire { $file }.
file-not-written = Impossible d'écrire { $file }.
file-place = { $place } : { $reason }
case-stops = { $reason } La ligne s'arrête là ; la suite est conservée dans le cas.{ $others ->
        [0] {""}
        [one] {" "}Une autre ligne s'arrête de même.
       *[other] {" "}{ $others } autres lignes s'arrêtent de même.
    }
branch-undone = Ce qui n'a pas pu être fait
board-play-stops = Le jeu enregistré s'arrête avant la carte { $number } : elle n'est pas possible à cette table.
board-claim-stops = La revendication enregistrée n'est pas possible à cette table ; tout ce qui précède est là.
board-calls-not-kept = Les déclarations ne mènent pas à ce contrat : on les voit ici, mais un fichier de la table ne garde que le contrat.
board-meanings-not-kept = Les explications des déclarations se voient ici, mais un fichier d'une fin de coup ne peut pas les garder.
board-tricks-before = Le fichier ne dit pas qui a gagné les levées avant cette fin de coup : elles comptent comme celles du déclarant.
table-full = Le fichier de cette table est devenu aussi gros qu'il peut l'être ({ $most } Mo). Enregistrez-le, et continuez avec une nouvelle table.
table-calls-not-kept = Cela concerne les annonces de cette donne, qu'un fichier de cas ne peut pas contenir : il n'en garde que le contrat.
worker-failed = L'opération s'est interrompue. Rien n'est perdu ; essayez encore.
waiting-title = Un instant
waiting-another = Un cas se prépare
waiting-laws = L'arbitre compte les levées
waiting-file = Ouverture de { $file }
waiting-saving = Écriture du fichier
autosave-restored = La table est telle que vous l'avez laissée.
autosave-restored-others = La table est telle que vous l'avez laissée. { $others ->
    [one] Une autre table non enregistrée est
   *[other] { $others } autres tables non enregistrées sont
} parmi les tables précédentes.
autosave-damaged = La table conservée ne peut pas être lue ; elle a été mise de côté comme { $file }.
autosave-damaged-in-part = Une partie de la table conservée est endommagée ; le reste est ici, et le fichier endommagé a été mis de côté comme { $file }.
settings-damaged = Les réglages ne peuvent pas tous être lus ; le fichier endommagé a été mis de côté comme { $file }.
ruled-again = Le même jeu est maintenant arbitré sous le Code de { $edition }.
ruled-again-stopped = Sous le Code de { $edition } cette ligne ne va pas plus loin que le pas { $step } ; Annuler ramène la ligne d'avant.
ruled-again-elected = Le même jeu est maintenant arbitré selon ce qui est choisi.
ruled-again-elected-stopped = Selon ce qui est choisi maintenant, cette ligne ne va pas plus loin que le pas { $step } ; Annuler ramène la ligne d'avant.

elections = Choix des organisateurs
election-none = Comme le dit le Code
election-yes = Oui
election-no = Non
election-defenders-may-ask = 61B : les joueurs de la défense peuvent s'interroger
election-screens = 80 : avec écrans
trouble = Quelque chose s'est mal passé dans le programme ; la table est telle qu'elle était. Les détails sont dans { $file }.
trouble-unlogged = Quelque chose s'est mal passé dans le programme ; la table est telle qu'elle était.

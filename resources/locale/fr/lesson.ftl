## Pourquoi un fichier de leçon est refusé, ou un cas de celle-ci. L'endroit, comme entries[4].file, précède la phrase.

lesson-no-format = « { $text } » n'est pas le format d'un fichier de leçon : "bridgetable-lesson"
lesson-no-entry = une entrée a une des clés "note", "heading", "question", "file", "shipped" et "case"
lesson-no-picture = une image est un chemin de la leçon à un fichier, ou un PNG ou JPEG d'au plus { $most } Mo écrit « data:image/png;base64,… »
lesson-too-many-bullets = une page a au plus { $most } points
lesson-choices-number = une question a de { $least } à { $most } réponses
lesson-picture-gone = L'image { $file } ne peut pas être lue.
lesson-too-many = une leçon a au plus { $most } entrées
lesson-no-question = « { $text } » n'est pas le nom d'une question : le numéro de la décision, un point, et ce qui est demandé, comme "2.law"
lesson-too-many-asked = une entrée choisit au plus { $most } questions
lesson-too-large = La leçon dépasserait { $most } Mo et ne pourrait pas être rouverte ; laissez des cas hors du fichier.
lesson-case-gone = Le fichier { $file } a disparu.
case-no-path = « { $text } » n'est pas un chemin de la leçon à un fichier, avec « / » entre les dossiers
case-no-shipped = « { $text } » n'est pas l'identifiant d'un cas du programme : dossier, « / », nom
lesson-kept-newer = Ce qui était gardé de la leçon a été écrit par un programme plus récent ; c'est mis de côté comme { $file }.
lesson-kept-unreadable = Ce qui était gardé de la leçon est illisible ; c'est mis de côté comme { $file }.

## La feuille de ce qui a été demandé dans une leçon, et comment cela s'est passé.

own-words = { $text }
lesson-sheet-own = Questions de l'enseignant
lesson-sheet-of = { $title } : ce qui a été demandé
lesson-sheet-nothing = Rien n'a encore été demandé.
lesson-sheet-asked = Questions posées : { $questions } ; des mains levées ont été comptées pour { $counted }.
lesson-sheet-right = Réponses justes : { $right } sur { $hands } mains levées ({ $share }).
lesson-sheet-phones = Les mains levées et les réponses des téléphones sont comptées ensemble.
lesson-sheet-laws = Par Loi
lesson-sheet-law = Loi
lesson-sheet-questions = Questions
lesson-sheet-hands = Mains levées
lesson-sheet-right-hands = Justes
lesson-sheet-share = Part
lesson-sheet-choice = Réponse
lesson-sheet-peers = Sondages parmi les pairs d'un joueur
lesson-sheet-made = Déclaration ou carte
lesson-sheet-chosen = Choisie par
lesson-sheet-considered = Envisagée par d'autres
lesson-sheet-record = Sondages dans le cas
lesson-sheet-recorded = Les sondages sont dans le cas sur la table.
lesson-sheet-uncounted = Aucune main levée n'a été comptée.
lesson-sheet-title = Ce qui a été demandé dans la leçon
lesson-sheet-copy = Copier
lesson-sheet-copied = La feuille a été copiée.
lesson-sheet-save = Enregistrer…
lesson-sheet-print = Imprimer…
lesson-sheet-file = feuille-de-lecon

## La fenêtre d'une leçon.

command-lesson = Leçon…
command-lesson-tip = Des cas et des notes dans un ordre, à donner sur le mur
command-lesson-sheet = Ce qui a été demandé…
command-lesson-sheet-tip = La feuille de la leçon : chaque question, les mains levées pour chaque réponse, les justes par Loi
lesson-window = Leçon : { $file }
lesson-new-name = nouvelle
lesson-file-name = lecon
lesson-files = Leçons
lesson-title = Titre
lesson-story = Introduction
lesson-entries = Cas et notes de la leçon, dans l'ordre
lesson-empty = Ajoutez des cas : celui de la table, des fichiers (on peut les déposer ici), ou celui choisi dans la bibliothèque.
lesson-is-note = Note
lesson-is-page = Page{ $bullets ->
        [0] {""}
        [one] {" · un point"}
       *[other] {" · "}{ $bullets } points
    }{ $picture ->
        [no] {""}
       *[yes] {" · image"} { $file }
    }
lesson-is-question = Question · { $choices } réponses · { $right ->
        [0] aucune juste
        [one] une juste
       *[other] { $right } justes
    }
lesson-here = Ici
lesson-from-file = Fichier { $file }
lesson-from-program = Fourni avec le programme
lesson-from-itself = Dans la leçon elle-même
lesson-laws-own = Comme le cas le dit
lesson-button-table = + La table
lesson-button-table-tip = Ajouter le cas de la table ; entier, s'il n'a pas de fichier ou a des changements
lesson-button-files = + Fichiers…
lesson-button-files-tip = Ajouter des fichiers de cas
lesson-button-from-library = + Bibliothèque
lesson-button-from-library-tip = Ajouter le cas choisi dans la bibliothèque
lesson-button-note = + Note…
lesson-button-note-tip = Ajouter une note, qui est une page à elle sur le mur
lesson-button-page = + Page…
lesson-button-page-tip = Ajoute une page avec un titre, des points et une image
lesson-button-own = + Question…
lesson-button-own-tip = Ajoute une question à vous, avec ses réponses
lesson-page-title = Une page de la leçon
lesson-page-ok = OK
lesson-page-heading = Titre
lesson-page-points = Points, un par ligne
lesson-page-picture = Image
lesson-page-preview = La page projetée
lesson-page-empty = Une page a un titre, des points ou une image.
lesson-pictures = Images
lesson-picture-title = Une image pour la page
lesson-picture-none = aucune
lesson-picture-file = { $file }, dans le dossier de la leçon
lesson-picture-inside = dans la leçon elle-même
lesson-picture-choose = Choisir…
lesson-picture-paste = Coller
lesson-picture-remove = Retirer
lesson-no-such-picture = { $file } n'est pas une image qu'on puisse montrer.
lesson-no-pasted-picture = Il n'y a pas d'image dans le presse-papiers.
lesson-own-title = Une question de la leçon
lesson-own-ok = OK
lesson-own-question = Question
lesson-own-choices = Réponses
lesson-own-choice = Réponse { $number }
lesson-own-right = La réponse { $number } est juste
lesson-own-how = Cochez ce qui est juste : aucune réponse, une ou plusieurs. Sans coche, on demande à la salle ce qu'elle en pense, et rien n'est noté.
lesson-own-empty = Il manque ce que l'on demande.
lesson-own-few = Écrivez au moins { $least } réponses.
lesson-button-edit = Sur la table
lesson-button-edit-note = Modifier la note…
lesson-button-edit-tip = Mettre le cas sur la table, ou modifier la note
lesson-button-laws = Code…
lesson-button-laws-tip = L'édition du Code sous laquelle le cas est arbitré dans cette leçon
lesson-button-questions = Questions…
lesson-button-questions-tip = Quelles questions du cas la leçon pose : toutes, aucune, ou celles que vous cochez
lesson-questions-title = Questions du cas
lesson-questions-which = La leçon pose les questions cochées, et montre le reste du cas sans rien demander.
lesson-questions-one = Décision { $number } : { $question }
lesson-questions-all = Toutes
lesson-questions-none = Aucune
lesson-questions-ok = OK
lesson-nothing-to-ask = Ce cas ne donne lieu à aucune question : l'arbitre n'y intervient pas.
lesson-asks = { $number ->
        [0] ne demande rien
        [one] pose une question
       *[other] pose { $number } questions
    }
lesson-button-up = Monter
lesson-button-up-tip = Plus tôt dans la leçon ; on peut aussi faire glisser les entrées
lesson-button-down = Descendre
lesson-button-down-tip = Plus tard dans la leçon ; on peut aussi faire glisser les entrées
lesson-button-remove = Retirer
lesson-button-remove-tip = Retirer l'entrée de la leçon ; aucun fichier n'est supprimé
lesson-button-undo = Annuler
lesson-button-undo-tip = Annuler le dernier changement de la leçon
lesson-button-redo = Rétablir
lesson-button-redo-tip = Refaire ce qui a été annulé
lesson-button-new = Nouvelle
lesson-button-new-tip = Commencer une autre leçon
lesson-button-open = Ouvrir…
lesson-button-open-tip = Ouvrir une leçon
lesson-button-save = Enregistrer
lesson-button-save-tip = Enregistrer la leçon
lesson-button-save-as = Enregistrer sous…
lesson-button-save-as-tip = Enregistrer la leçon sous un autre nom
lesson-button-save-whole = Avec ses cas…
lesson-button-save-whole-tip = Enregistrer une copie avec les cas dedans, un seul fichier que l'on peut envoyer
lesson-button-start = Sur le mur
lesson-button-start-tip = Donner la leçon sur le mur à partir de l'entrée choisie : PgSuiv la parcourt, demande et révèle
lesson-button-end = Finir
lesson-button-booklet = Livret…
lesson-button-booklet-tip = La leçon en livret à imprimer : ses cas, ses pages et ses questions
lesson-button-sheet = Feuille…
lesson-button-sheet-tip = Ce qui a été demandé, et comment cela s'est passé
lesson-button-close = Fermer
lesson-button-close-tip = Retour à la table
lesson-note-title = Une note dans la leçon
lesson-note-ok = OK
lesson-note-text = Note
lesson-unsaved-title = La leçon a des changements
lesson-unsaved-question = La leçon a des changements qui n'ont pas été enregistrés.
lesson-unsaved-ok = Enregistrer
lesson-unsaved-discard = Ne pas enregistrer
lesson-again-title = Recommencer la leçon
lesson-again-question = Des mains levées ont déjà été comptées. Commencer à la première entrée les oublie.
lesson-again-ok = Recommencer
lesson-open-title = Ouvrir une leçon
lesson-save-title = Enregistrer la leçon
lesson-whole-title = Enregistrer la leçon avec ses cas dedans
lesson-add-title = Ajouter des cas à la leçon
lesson-not-opened = { $file } ne peut pas être ouvert : { $reason }
lesson-saved = Enregistrée comme { $file }.
lesson-whole-saved = { $file } contient la leçon avec tous ses cas et peut être envoyé.
lesson-whole-gone = { $file } a été écrit, mais { $gone ->
        [one] un cas a disparu et y est
       *[other] { $gone } cas ont disparu et y sont
    } seulement nommé.
lesson-added = { $number ->
        [one] { $file } a été ajouté.
       *[other] { $number } cas ont été ajoutés.
    }
lesson-added-whole = La table a été ajoutée entière : elle n'a pas de fichier de cas, ou des changements qui n'y sont pas enregistrés.
lesson-no-case-file = { $others ->
        [0] { $file } n'est pas un fichier de cas et n'a pas été ajouté ; ouvrez-le, et ajoutez la table.
       *[other] { $file } et { $others } autres ne sont pas des fichiers de cas et n'ont pas été ajoutés.
    }
lesson-removed = L'entrée a été retirée ; Annuler la ramène.
lesson-last = C'est la fin de la leçon.
lesson-first = C'est le début de la leçon.
lesson-passed = { $file } ne peut pas être montré : { $reason }
waiting-lesson = Le cas se prépare…

## Une leçon sur le mur et sur le pupitre.

lesson-entry-of = { $number } sur { $of }
lesson-place = Cas { $number } sur { $of }
lesson-place-titled = { $place } : { $title }
lesson-end = Fin de la leçon.
lesson-end-note = Fin du cas. PgSuiv continue.
lesson-end-case = Fin du cas. PgSuiv ouvre le suivant : { $place }.
lesson-coming-question = question : { $question }
lesson-coming-answer = la réponse
lesson-coming-ruling = la décision
lesson-hands = Mains levées{ $counted ->
        [0] {""}
       *[other] {" ("}{ $counted }{")"}
    } :
lesson-hands-for = Mains levées pour { $number } : { $choice }

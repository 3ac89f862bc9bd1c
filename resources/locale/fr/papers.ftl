## Pages de papier et du web.

paper-board = Donne { $number }
paper-dealer = Donneur { $seat }
paper-won = Levées : N-S { $ns }, E-O { $ew }
paper-leads = À { $seat } d'attaquer
paper-texts-in-english = les textes de ce cas sont en anglais
paper-texts-in-another = les textes de ce cas sont dans une autre langue
paper-what-happened = Ce qui s'est passé
paper-trick = Levée { $trick }
paper-calls = Annonces
paper-result = Résultat
paper-after = Après : { $act }
paper-ruling = La décision
paper-your-ruling = Que décidez-vous ?
paper-contents = Sommaire
paper-other-cases = Sans Loi
paper-answers = Réponses
paper-answer-of = { $number }. { $title }
paper-booklet = Cas pour arbitres
paper-right = { $number ->
    [one] La bonne réponse :
   *[other] Les bonnes réponses :
}
paper-picture = Image
paper-law-reading = † repose sur une lecture du Code là où il laisse un choix

## La page sur laquelle on joue les cas.

paper-deal = La donne
paper-reveal = Que décideriez-vous ? Montrer la décision
paper-ask-first = Me demander avant chaque décision
paper-other-line = Une autre ligne :
paper-go-on = Continuer
paper-not-played = (non joué ici)
paper-cases = Cas
paper-first = À la donne
paper-back = Retour
paper-next = Suite
paper-last = À la fin de la ligne
paper-place = Place dans la ligne
paper-keys = Touches : ← → pas, Début et Fin, 1–9 choix ; sur un téléphone touchez la table ou balayez
paper-language = Langue
paper-trick-word = Levée

## Diagrammes des donnes, les uns à côté des autres.

hand-records = Diagrammes des donnes
hand-records-points = Points
command-booklet = Livret de cas…
command-booklet-tip = Des cas choisis dans la bibliothèque en un seul document à distribuer, avec un sommaire par Loi et les réponses à la fin
booklet-title = Livret de cas
booklet-ok = Enregistrer…
booklet-explain = Les cas cochés forment un livret avec un sommaire par Loi, à imprimer et à distribuer. Il s'enregistre en PDF, comme page web ou comme texte.
booklet-heading = Titre
booklet-all = Tous
booklet-none = Aucun
booklet-nothing = Cochez au moins un cas.
booklet-unreadable = { $file } ne peut pas être lu : rien n'a été fait.
command-hand-records = Diagrammes des donnes…
command-hand-records-tip = Les diagrammes des donnes d'un fichier, plusieurs par page, à imprimer et à distribuer
hand-records-title = Diagrammes des donnes
hand-records-ok = Enregistrer…
hand-records-explain = Les donnes d'un fichier PBN ou LIN en diagrammes, à imprimer et à distribuer. Elles s'enregistrent en PDF, comme page web ou comme texte.
hand-records-file = Fichier
hand-records-files = Étuis enregistrés
hand-records-choose = Choisir le fichier…
hand-records-boards = Donnes
hand-records-boards-hint = toutes ; ou quelques-unes, comme 1-16, 20
hand-records-heading = Titre
hand-records-a-page = Donnes par page
hand-records-no-file = Choisissez un fichier d'étuis enregistrés.
hand-records-no-numbers = Indiquez les numéros des donnes, comme 1-16, 20, ou aucun pour les avoir toutes.
hand-records-none = Dans { $file }, aucune de ces donnes n'a ses quatre mains.

## Imprimer, exporter et copier depuis la fenêtre.

command-print = Imprimer…
command-print-tip = Imprimer le cas sur des pages A4, montrées d'abord
command-export = Exporter…
command-export-tip = Écrire le cas en PDF, comme page sur laquelle on le joue, comme texte, ou la table comme image
command-copy-story = Copier le récit
command-copy-story-tip = Copier tout le cas avec ses décisions comme texte
command-copy-picture = Copier l'image
command-copy-picture-tip = Copier la table comme image
print-title = Imprimer
print-failed = L'imprimante n'accepte pas les pages.
print-ok = Montrer les pages
print-explain = Le cas sur des pages A4 : diagramme, récit, annonces, ce qui s'est passé, décisions et marque.
export-title = Exporter
export-ok = Exporter
export-explain = Sur une page où l'on joue le cas, les décisions placées à la fin viennent d'une pression : « Que décideriez-vous ? »
export-pdf = Pages à imprimer, PDF
export-html = Page sur laquelle on joue le cas, HTML
export-txt = Texte
export-png = Image de la table, PNG
export-svg = Image de la table, SVG
export-done = { $file } a été écrit.
copied-picture = L'image de la table est dans le presse-papiers.
copied-story = Le récit est dans le presse-papiers.
waiting-pages = Les pages se préparent
paper-answers-where = Décisions
paper-answers-inline = sous le cas
paper-answers-end = à la fin
paper-answers-none = nulle part

## Les diapositives d'un cas ou d'une leçon.

command-slides = Diapositives…
command-slides-tip = Le cas sur la table en pages de 16:9 à montrer sans le programme, avec les questions puis leurs réponses
command-lesson-slides = Diapositives de la leçon…
command-lesson-slides-tip = La leçon ouverte en pages de 16:9 à montrer sans le programme, avec les questions puis leurs réponses
slides-title = Enregistrer les diapositives
slides-pdf = Diapositives dans un fichier, PDF
slides-png = Une image par diapositive, PNG
slides-done = Diapositives écrites : { $number }, dans « { $file } ».

## bridgetable report.

help-report = Écrit des cas en pages : sur papier, sur le web, ou comme texte simple.
argument-file-report = Fichiers de cas et leçons ; un dossier vaut pour tous ceux qu'il contient. Plusieurs cas font un livret
argument-out-report = Le fichier à écrire ; la fin de son nom (.pdf, .html, .txt) dit ce qu'il est
    .value = OUT.pdf
    .accepted = un nom de fichier qui finit par .pdf, .html ou .txt
argument-answers = Où sont les décisions : à la fin, qui pour un seul cas est le dos de sa page ; nulle part ; ou sous chaque cas. Par défaut sous un seul cas et à la fin d'un livret
argument-slides = Diapositives de 16:9 à montrer sans le programme : les pages comme la salle les voit, avec les questions puis leurs réponses
argument-ask = Une seule page qui interroge à chaque décision, corrige les réponses et dit la décision, sans serveur : OUT.html
argument-language-report = La langue des pages et des messages ; avec --ask plusieurs, séparées par des virgules ; par défaut celle du système
    .value = LANGUE
    .accepted = des langues du programme, séparées par des virgules : fr,en
report-ask-ending = une page qui interroge s'écrit dans un fichier .html
report-languages-ask = plusieurs langues sont pour une page qui interroge : --ask
report-slides-ending = les diapositives s'écrivent dans un fichier .pdf, ou en images .png
report-pictures-are-slides = les images .png s'écrivent avec --slides
report-cannot-be-drawn = les pages ne peuvent pas être dessinées : { $what }

## Un document enregistré depuis une boîte de dialogue.

save-document-title = Enregistrer sous
save-document-pdf = Pages à imprimer, PDF
save-document-html = Page web, HTML
save-document-txt = Texte

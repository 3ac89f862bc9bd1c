## Le mur : ce que la salle voit sur le projecteur.

wall-vulnerable-none = Personne vuln.
wall-vulnerable-ns = N-S vuln.
wall-vulnerable-ew = E-O vuln.
wall-vulnerable-both = Tous vuln.
wall-tricks = N-S { $ns } · E-O { $ew }
wall-tricks-of = { SIDE($side, form: "short") } { $tricks }
wall-score = N-S { $ns }
wall-decides = { SEATS($to, join: "or") }
wall-title = Mur — bridgetable
wall-contract = { CONTRACT($contract, form: "short") } { $declarer }
wall-end = Fin de la ligne.
wall-end-next = Fin du cas. PgSuiv ouvre le cas { $number } sur { $of }.
wall-close-again = Encore Échap ferme le mur.
wall-screen-gone = L'écran du mur a disparu, et le mur est fermé. F5 le rouvre.
wall-window-screen-gone = L'écran de la fenêtre a disparu ; le mur est toujours ouvert. Échap le quitte.

## Le pupitre : ce que seul l'animateur voit.

lectern-page = Page { $number } sur { $of } : { $text }
lectern-coming = Ensuite : { $text }
lectern-next-page = Suite ▶
lectern-previous-page = ◀ Retour
lectern-black = Noir
lectern-freeze = Figer
lectern-clock-pause = Pause
lectern-clock-go = Reprendre
lectern-clock-reset = Remettre à zéro
lectern-notes = Notes personnelles
lectern-notes-larger = Notes plus grandes
lectern-notes-smaller = Notes plus petites
lectern-picture = Le mur, tel que la salle le voit
lectern-time = Temps depuis l'ouverture du mur
lectern-small = Table
lectern-answers = Ce que vous seul devez savoir
lectern-next-picture = Ce que montrera l'appui suivant
lectern-planned = Minutes prévues pour la leçon
lectern-no-plan = durée –
lectern-minutes = min
lectern-closed = Le mur est fermé
lectern-is-black = Noir
lectern-is-frozen = Figé

## La correction revue.

command-replay = Revoir la correction
command-replay-tip = Remontre les cartes retirées dans la correction en cours, l'une après l'autre ; n'importe quelle touche l'arrête
command-replay-slowly = Revoir au ralenti
command-replay-slowly-tip = La même chose au ralenti

## L'aperçu des réponses, et les éditions et les lignes côte à côte.

command-preview-answer = Aperçu de la réponse suivante
command-preview-answer-tip = Montre à la salle où mène chaque réponse à la question ouverte, une par appui ; après la dernière, de nouveau la table
command-editions-on-wall = Éditions côte à côte
command-editions-on-wall-tip = Montre à la salle ce que décide chaque édition, jusqu'où en est la table ; encore une fois, et la table revient
command-lines-on-wall = Variantes côte à côte
command-lines-on-wall-tip = Montre à la salle la ligne en vue à côté d'une autre ; encore une fois, et la suivante vient, puis la table revient
wall-compared = Jusqu'ici il n'y a rien à décider.

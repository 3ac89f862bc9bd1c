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
lectern-picture = Le mur, tel que la salle le voit
lectern-time = Temps depuis l'ouverture du mur
lectern-small = Table
lectern-answers = Ce que vous seul devez savoir
lectern-next-picture = Ce que montrera l'appui suivant
lectern-planned = Minutes prévues pour la leçon
lectern-minutes = min
lectern-closed = Le mur est fermé
lectern-is-black = Noir
lectern-is-frozen = Figé

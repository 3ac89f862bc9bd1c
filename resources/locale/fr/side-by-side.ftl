## Le même jeu sous les éditions du Code, et deux lignes de jeu, côte à côte.

event-not-asked = Le Code de { $edition } ne demande pas cela : la réponse est laissée de côté.
event-not-offered = Le Code de { $edition } n'offre pas ce choix : la réponse est laissée de côté.
event-not-adjusted = Sous le Code de { $edition } personne n'a jugé que la marque doit être ajustée : elle reste telle quelle.
impossible-asked-first = La Loi { $clause } interroge d'abord { SEATS($to, join: "or") }, et la ligne enregistrée n'a pas de réponse.

command-compare-editions = Comparer les éditions…
command-compare-editions-tip = La ligne affichée sous chaque édition du Code, côte à côte
command-compare-branches = Comparer avec une autre ligne…
command-compare-branches-tip = La ligne affichée et une autre, côte à côte : décisions, levées, marque

compare-editions-title = Une ligne de jeu sous chaque édition
compare-editions-explain = Ce qu'ont fait les mêmes personnes, arbitré sous chaque édition. Appuyez sur le nom d'une édition pour la mettre en vigueur ; sur le numéro d'une Loi pour la lire.
compare-editions-in-force = en vigueur
compare-editions-head-tip = Mettre cette édition en vigueur
compare-branches-title = Deux lignes de jeu
compare-branches-explain = Ce qui a été décidé sur chaque ligne, et comment elle a fini. Appuyez sur le nom d'une ligne pour y aller ; sur le numéro d'une Loi pour la lire.
compare-branches-other = Comparer avec
compare-branches-in-view = affichée
compare-branches-head-tip = Montrer cette ligne sur la table
compare-branches-none = Il n'y a qu'une ligne de jeu : revenez en arrière et faites autrement, et il y en a deux.

side-by-side-main-line = Ligne principale
side-by-side-only = Montrer seulement ce qui diffère
side-by-side-changed = Les articles qui ont changé, et ce que cela change ici
side-by-side-copy = Copier comme texte
side-by-side-working = On arbitre de nouveau…
side-by-side-count = Rangées qui diffèrent : { $differing } sur { $all }
side-by-side-alike = Rien ne diffère : tous décident et demandent la même chose.
side-by-side-no-rulings = Personne n'a rien décidé sur cette ligne.
side-by-side-nothing = rien
side-by-side-row-differs = diffère
side-by-side-row-same = pareil
side-by-side-row-renumbered = la même règle sous un autre numéro
side-by-side-stops = Ne va pas plus loin que l'action { $number }. { $reason }
side-by-side-tricks = N-S { $ns } · E-O { $ew }
side-by-side-played = À la table N-S { $ns } · E-O { $ew }
side-by-side-assigned = Marque ajustée
side-by-side-assigned-over = Attribuée. { $played }
side-by-side-score = N-S { $ns } · E-O { $ew }
side-by-side-no-score = Pas encore de marque
side-by-side-auction = Annonces
timeline-compare = Comparer…

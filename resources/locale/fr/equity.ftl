# Ce qui se serait passé (Lois 64C, 43B3, 12B1, 50E4)

equity-not-playing = Personne ne doit jouer à cette table : il n'y a rien à analyser.
equity-out-of-order = Les cartes de cette levée ne sont pas dans l'ordre des joueurs : le double mort ne peut pas prendre la table.
equity-unequal-hands = Les quatre mains n'y ont pas la même taille : le double mort ne peut pas prendre la table.
equity-found-later = L'irrégularité a été découverte plus tard qu'elle n'a eu lieu : la table d'avant n'est pas enregistrée.
equity-refused = Le double mort ne prend pas cette position.
equity-not-here = Sans le solveur DDS, seules les huit dernières levées sont analysées ; installez-le par apt-get install libdds0 (Debian, Ubuntu) ou python -m bridgetable.packaging.solver (tout système).
equity-worker-died = L'analyse s'est interrompue. Rien d'autre n'est perdu ; redemandez-la pour recommencer.
equity-director-first = Cela dépend de ce que l'arbitre établit.
equity-too-many = Trop de chemins partent d'ici pour les examiner tous.

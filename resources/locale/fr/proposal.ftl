# Ce qui est proposé à l'arbitre, et pourquoi (Lois 64C, 43B3, 12B1, 50E4) ; et la marque qu'il attribue (Loi 12C)

proposal-heading = Double mort
proposal-played = À la table
proposal-after = Après la Loi 64
proposal-without = Sans l'irrégularité { SEAT($seat, form: "of") } à { TRICK($trick) }
    .short = Sans irrégularité : { SEAT($seat) }, levée { $trick }
proposal-without-revoke = Sans la renonce { SEAT($seat, form: "of") } à { TRICK($trick) }
    .short = Sans renonce : { SEAT($seat) }, levée { $trick }
proposal-without-revoke-moved = Sans la renonce { SEAT($seat, form: "of") } à { TRICK($trick) }, plus { TRICKS($moved) } pour celle d'avant
    .short = Sans renonce : { SEAT($seat) }, levée { $trick } (+{ $moved })
proposal-without-revokes = Sans les renonces { SEATS($seats, form: "of") } à { TRICK($trick) }
    .short = Sans renonces : { SEATS($seats) }, { TRICK($trick) }
proposal-without-revokes-moved = Sans les renonces { SEATS($seats, form: "of") } à { TRICK($trick) }, plus { TRICKS($moved) } pour celles d'avant
    .short = Sans renonces : { SEATS($seats) }, { TRICK($trick) } (+{ $moved })
proposal-without-cards = Sans { CARDS($cards, form: "short") } { SEAT($seat, form: "of") } à { TRICK($trick) }
    .short = Sans { CARDS($cards, form: "short") } : { SEAT($seat) }, levée { $trick }
proposal-without-any = Sans aucune renonce, à partir { TRICK($trick, form: "from") }
    .short = Sans renonce : dès la levée { $trick }
proposal-proposed = Proposé
proposal-proposed-split = Proposé, à chaque camp le sien
    .short = Proposé (distinct)
proposal-line = { $label } : N-S { $ns }, E-O { $ew }
proposal-line-counts = { $label } : N-S { $ns }, E-O { $ew } (c'est elle qui compte)
proposal-counts = compte
proposal-damage = Dommage restant : { TRICKS($tricks) }.
proposal-no-damage = Plus de dommage : rien à ajuster.
proposal-difference = La différence : { TRICKS($tricks) }.
proposal-no-difference = Aucune différence : rien à ajuster.
proposal-why-floor = { SIDE($side) } aurait eu { TRICKS($tricks) } : c'est ce qu'il reçoit. C'est un plancher, non un supplément : { TRICKS($given) } { $given ->
        [one] transférée en fait
       *[other] transférées en font
    } partie.
proposal-why-enough = { CAP(TRICKS($given)) } { $given ->
        [one] transférée donne
       *[other] transférées donnent
    } à { SIDE($side) } tout ce que la renonce a pu coûter, ou plus : un plancher, non un supplément.
proposal-why-none-moved = Rien n'a été transféré, et sans la renonce { SIDE($side) } aurait eu { TRICKS($tricks) }.
proposal-why-no-loss = Rien n'a été transféré, et sans la renonce { SIDE($side) } n'aurait pas eu plus.
proposal-why-worse = Sans l'irrégularité { SIDE($side) } aurait eu { TRICKS($tricks) }.
proposal-why-no-worse = Sans l'irrégularité { SIDE($side) } n'aurait pas eu plus de levées.
proposal-why-repeated = Renonces répétées : on mesure à partir de la table après la première, et ce que celle-ci coûte ({ TRICKS($moved) }) s'y ajoute.
proposal-why-several = Plusieurs renonces : on mesure pour chacune à partir de la position juste avant elle, et ce que coûtent les précédentes ({ TRICKS($moved) }) s'y ajoute.
proposal-why-both = Les deux camps ont renoncé : la donne doit finir comme si personne ne l'avait fait.
proposal-why-one-sided = Seule la marque { SIDE($side, form: "of") } est ajustée ; { SIDE($other) } garde celle de la table.
proposal-rough = Un chiffre approximatif : des cartes pénalisées ou des restrictions pesaient sur cette table, et le double mort ne les connaît pas.
proposal-missing = Aucun chiffre : { $reason }
proposal-working = Le double mort calcule…
proposal-given-up = L'analyse a été arrêtée.
replay-proposal = ~ { $line }

## La marque attribuée (Loi 12C).

assigned-proposed = Proposé, comme rempli : N-S { $ns }, E-O { $ew }. { $finding }
assigned-contract = Contrat
assigned-declarer = Déclarant
assigned-doubling = Contré
assigned-taken = Levées
assigned-weight = Poids %
assigned-points = Marque
assigned-level-of = Palier, résultat { $number }
assigned-denomination-of = Dénomination, résultat { $number }
assigned-doubling-of = Contré, résultat { $number }
assigned-declarer-of = Déclarant, résultat { $number }
assigned-tricks-of = Levées du déclarant, résultat { $number }
assigned-weight-of = Poids du résultat { $number } en pour cent, ou une fraction comme 1/3
assigned-add = Ajouter un résultat
assigned-add-tip = Un autre résultat, pondéré avec ceux qui sont là
assigned-both-tip = Décoché, chaque camp reçoit une marque à lui
assign-score-tip = Ouvre la marque ajustée : résultats, poids, le calcul (Ctrl+J)
assigned-remove = Retirer le résultat { $number }
assigned-keep = Marque de la table
assigned-keep-tip = Ce camp garde la marque de la table
assigned-sum-one = { SIDE($side) } : { $score }
assigned-sum = { SIDE($side) } : { $terms } = { $score }
assigned-result = Résultat
assigned-average-plus = Moyenne plus
assigned-average = Moyenne
assigned-average-minus = Moyenne moins
assigned-result-tip = Un résultat, ou plusieurs avec leurs poids
assigned-average-plus-tip = Un camp nullement fautif : au moins { AMOUNT($share) }, +{ AMOUNT($imps) }
assigned-average-tip = Un camp en partie fautif : { AMOUNT($share) }, { AMOUNT($imps) }
assigned-average-minus-tip = Un camp directement fautif : au plus { AMOUNT($share) }, { AMOUNT($imps) }
assigned-artificial = Une marque artificielle, quand il n'y a pas de résultat : elle dépend de la part de faute de chaque camp ({ $law }).
assigned-sum-artificial = { SIDE($side) } : { $name }, { $share } % (en IMP : { $imps })
assigned-sum-rounded = { SIDE($side) } : { $terms } = { $exact }, arrondi { $score }
assigned-among = Parmi les autres tables : { $share } %, { $imps } IMP (chaque résultat comparé, puis pondéré).
assigned-not-balanced = Les deux marques ne s'équilibrent pas.
assigned-weights-add-up = Les poids { SIDE($side, form: "of") } font { $sum } % : ils doivent faire 100 %.
assigned-weights-both-add-up = Les poids font { $sum } % : ils doivent faire 100 %.
assigned-weight-unreadable = Un poids est un pourcentage au-dessus de 0, ou une fraction comme 1/3.
assigned-contracts-title = Double mort, tous les contrats
assigned-contracts-explain = Levées de chaque déclarant dans chaque dénomination.

## Un avertissement ou une pénalité à côté de la marque (Lois 90, 91).

command-penalty = Avertir ou pénaliser…
command-penalty-tip = Un avertissement, une pénalité de procédure ou disciplinaire (Lois 90, 91)
penalty-title = Avertissement ou pénalité
penalty-ok = Donner
penalty-explain = La marque de la donne reste ; ce que donne l'arbitre est à côté.
penalty-side = Camp
penalty-kind = Quoi
penalty-warning = Avertissement
penalty-procedural = Pénalité de procédure · 90
penalty-disciplinary = Pénalité disciplinaire · 91
penalty-amount = Combien
penalty-amount-tip = Laissé vide, l'arbitre le fixe plus tard
penalty-amount-none = Un avertissement ne coûte rien
penalty-unit = De quoi
penalty-percent = %
penalty-imp = IMP
penalty-vp = PV
penalty-law = Pour quoi (Loi)
penalty-law-tip = L'article enfreint, comme 7B3 ou 90B2 ; peut rester vide
penalty-amount-unreadable = Combien est un nombre au-dessus de 0, comme 10 ou 0,5.
clause-unreadable = Un article s'écrit comme les Lois l'impriment, comme 7B3 ou 90B2.

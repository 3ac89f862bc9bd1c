### Loi 64 : ce qui suit d'une renonce consommée

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-64a1 = Si le joueur fautif a gagné lui-même la levée de la renonce, cette levée et une autre gagnée ensuite par son camp vont au camp non fautif après le jeu. Une levée gagnée par le mort n'est pas gagnée par le déclarant.
lawbook-64a2 = Si le joueur fautif n'a pas gagné lui-même la levée de la renonce, mais que son camp l'a gagnée, ou une levée ultérieure, une levée va au camp non fautif. S'il a gagné plus tard une levée avec une carte qu'il aurait pu jouer à la levée de la renonce, cette levée part aussi.
    .e2007 = Si le joueur fautif n'a pas gagné lui-même la levée de la renonce, mais que son camp l'a gagnée, ou une levée ultérieure, une levée va au camp non fautif.
lawbook-64b1 = Aucune levée n'est transférée si le camp fautif n'a gagné ni la levée de la renonce ni aucune levée ultérieure.
lawbook-64b2 = Aucune levée n'est transférée pour une nouvelle renonce du même joueur dans la même couleur.
    .e2017 = Aucune levée n'est transférée pour une nouvelle renonce du même joueur dans la même couleur, si la première avait été consommée.
lawbook-64b3 = Aucune levée n'est transférée si l'on a renoncé en ne jouant pas une carte posée face visible sur la table, ou d'une main qui l'était, y compris celle du mort.
    .e2017 = Aucune levée n'est transférée si l'on a renoncé en ne jouant pas une carte pénalisée, ou une carte du mort.
lawbook-64b4 = Aucune levée n'est transférée si la renonce a d'abord été signalée après qu'un joueur du camp non fautif a déclaré sur la donne suivante.
lawbook-64b5 = Aucune levée n'est transférée si la renonce a d'abord été signalée après la fin du tour.
lawbook-64b6 = Aucune levée n'est transférée pour une renonce à la douzième levée.
lawbook-64b7 =
    .e2007 = Aucune levée n'est transférée quand les deux camps ont renoncé sur la même donne ; l'arbitre rétablit l'équité selon 64C.
    .e2017 = Aucune levée n'est transférée quand les deux camps ont renoncé sur la même donne et que les deux renonces sont consommées ; l'arbitre rétablit l'équité selon 64C2(b).
lawbook-64b8 =
    .e2017 = Aucune levée n'est transférée pour une renonce corrigée parce que les deux camps avaient renoncé à la même levée (62C3).
lawbook-64c = Que des levées aient été transférées ou non, si l'arbitre juge que le camp non fautif est encore moins bien loti qu'il ne l'aurait été sans la renonce consommée, il attribue une marque ajustée.
    .e2017 = Que des levées aient été transférées ou non, si l'arbitre juge que le camp non fautif est encore moins bien loti qu'il ne l'aurait été sans la renonce consommée, il attribue une marque ajustée. Après des renonces répétées dans une couleur, il regarde ce que les suivantes ont coûté (64C2(a)) ; si les deux camps ont renoncé, le résultat probable sans aucune renonce (64C2(b)).

## Sur quoi porte un cas sous un article, en peu de mots.

point-64 = ce que coûte une renonce consommée
point-64a = ce que coûte une renonce consommée
point-64a1 = le joueur fautif a gagné la levée : deux levées
point-64a2 = le joueur fautif n'a pas gagné la levée : une levée
point-64b = une renonce qui ne coûte pas de levée
point-64b1 = le camp n'a plus gagné de levée : rien n'est transféré
point-64b2 = la même renonce encore ne transfère rien
point-64b3 = une carte face visible : aucune levée transférée
point-64b4 = remarquée quand la donne suivante avait commencé
point-64b5 = remarquée après le tour
point-64b6 = à la douzième levée rien n'est transféré
point-64b7 = les deux camps ont renoncé : rien n'est transféré
point-64b8 =
    .e2017 = les deux renonces corrigées : rien n'est transféré
point-64c = encore moins bien loti que sans la renonce : équité

## Décisions, comme l'arbitre les donne à la table.

law-64A1 = { $offender } a gagné la levée de sa renonce{ $tricks ->
        [0] , mais ces levées ont déjà été transférées : aucune autre ne part.
        [one] {" "}: une levée va à { SIDE($side) }.
       *[other] {" "}: cette levée et une autre vont à { SIDE($side) }.
    }
law-64A2 = { $offender } n'a pas gagné la levée de sa renonce, mais son camp l'a gagnée, ou une levée ultérieure : { $tricks ->
        [0] ces levées ont déjà été transférées, aucune autre ne part.
        [one] une levée va à { SIDE($side) }.
       *[other] { TRICKS($tricks) } vont à { SIDE($side) }, la seconde parce { SEAT($offender, form: "that") } l'a gagnée avec une carte qu'il aurait pu jouer à la levée de la renonce.
    }
law-64B1 = Le camp { SEAT($offender, form: "of") } n'a gagné aucune levée depuis la renonce : aucune levée n'est transférée.
law-64B2 = { $offender } avait déjà renoncé dans cette couleur : pour cette renonce aucune levée n'est transférée.
law-64B3 = { $offender } n'a pas joué une carte face visible : pour cette renonce aucune levée n'est transférée.
    .dummy = La renonce était celle du mort, dont les cartes étaient face visible : pour cette renonce aucune levée n'est transférée.
law-64B4 = Le camp non fautif avait déclaré sur la donne suivante avant qu'on parle de la renonce { SEAT($offender, form: "of") } : aucune levée n'est transférée.
law-64B5 = Le tour était fini avant qu'on parle de la renonce { SEAT($offender, form: "of") } : aucune levée n'est transférée.
law-64B6 = La renonce { SEAT($offender, form: "of") } était à la douzième levée : aucune levée n'est transférée.
law-64B7 = Les deux camps ont renoncé sur cette donne : pour la renonce { SEAT($offender, form: "of") } aucune levée n'est transférée.
    .dummy = Les deux camps ont renoncé sur cette donne : pour la renonce du mort aucune levée n'est transférée.
law-64B8 = Les deux camps avaient renoncé à cette levée et les deux renonces ont été corrigées : aucune levée n'est transférée.

## Questions, et les réponses sur leurs boutons.

question-64C = L'arbitre juge : le camp non fautif est-il encore moins bien loti qu'il ne l'aurait été sans la renonce ?
question-64C-both = L'arbitre juge : les deux camps ont renoncé. Le résultat diffère-t-il du résultat probable sans aucune renonce ?
question-64C2a = L'arbitre juge : le camp non fautif a-t-il perdu des levées par les renonces suivantes dans la même couleur ?
question-64C2b = L'arbitre juge : les deux camps ont renoncé. Le résultat diffère-t-il du résultat probable sans aucune renonce ?

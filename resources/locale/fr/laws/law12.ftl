### Loi 12 : ce que peut l'arbitre : marques ajustées et attribuées

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-12a = L'arbitre n'ajuste une marque que là où les Lois le lui permettent, et en outre quand elles ne donnent au camp non fautif aucun remède à l'infraction (A1), quand la donne ne peut pas être jouée normalement (A2), ou quand une pénalité erronée a été payée (A3).
lawbook-12b = Qu'une pénalité prévue par les Lois soit trop sévère, ou trop favorable à l'un des camps, n'est pas une raison d'ajuster la marque. (Depuis 2007 : 12B2.)
    .e2007 = { "" }
lawbook-12b1 =
    .e2007 = Une marque est ajustée pour réparer ce que la faute a coûté au camp non fautif et retirer ce qu'elle a rapporté au camp fautif. Il y a dommage quand le camp non fautif a fait moins bien qu'il ne pouvait l'attendre sans la faute.
lawbook-12b2 =
    .e2007 = Qu'un remède prévu par les Lois soit trop sévère, ou trop favorable à l'un des camps, n'est pas une raison d'ajuster la marque. (1997 : 12B.)
lawbook-12c1 = Quand aucun résultat n'a pu être obtenu, l'arbitre attribue une marque artificielle : moyenne plus, au moins 60 %, au camp nullement fautif ; moyenne, 50 %, au camp en partie fautif ; moyenne moins, au plus 40 %, au camp directement fautif (en IMP +3 et −3 : 86A). S'il y en a un, il peut le remplacer (12C2) : le camp non fautif reçoit le meilleur qui était vraisemblable, le camp fautif le pire qui était tant soit peu probable.
    .e2007 = L'arbitre remplace le résultat par celui qu'on pouvait attendre sans la faute. Il peut en pondérer plusieurs. La part du dommage qu'un camp non fautif s'est faite lui-même par une erreur grave, ou par une action folle ou de pari, il la garde.
    .e2017 = L'arbitre remplace le résultat par celui qui était probable sans la faute, ou en pondère plusieurs. La part du dommage qu'un camp non fautif s'est faite lui-même par une erreur extrêmement grave sans rapport avec la faute, ou par un pari, il la garde.
lawbook-12c1-b =
    .e2007 = La part du dommage qu'un camp non fautif s'est faite lui-même par une erreur grave sans rapport avec la faute, ou par une action folle ou de pari, il la garde. Le camp fautif est marqué comme sa seule faute l'aurait voulu. (2017 : 12C1(e).)
    .e2017 = { "" }
lawbook-12c1-e =
    .e2007 = L'organisme responsable peut choisir une autre procédure que la pondération : le camp non fautif reçoit le résultat le plus favorable qui était vraisemblable sans l'irrégularité, le camp fautif le plus défavorable qui était tant soit peu probable.
    .e2017 = La part du dommage qu'un camp non fautif s'est faite lui-même par une erreur extrêmement grave sans rapport avec la faute, ou par un pari, il la garde. Le camp fautif est marqué comme si cette erreur n'avait pas eu lieu. (2007 : 12C1(b).)
lawbook-12c2 = Quand l'arbitre remplace un résultat par un autre, le camp non fautif reçoit le meilleur qui était vraisemblable sans l'irrégularité, le camp fautif le pire qui était tant soit peu probable ; les deux n'ont pas à s'équilibrer. Pondérer est l'affaire d'une commission d'appel (12C3).
    .e2007 = Quand une irrégularité laisse la donne sans résultat, la marque est artificielle : moyenne plus (au moins 60 %) au camp nullement fautif, moyenne (50 %) au camp en partie fautif, moyenne moins (au plus 40 %) au camp directement fautif.
lawbook-12c2-b =
    .e2007 = En IMP, moyenne plus vaut +3 IMP et moyenne moins −3 IMP, sauf si les organisateurs en décident autrement.
lawbook-12c2-c =
    .e2007 = Un camp non fautif qui marque plus de 60 % sur la séance reçoit son propre pourcentage, et de même un camp fautif qui marque moins de 40 %.
lawbook-12c2-d =
    .e2017 = Quand un camp reste sans résultat sur plusieurs donnes d'une séance, les organisateurs peuvent fixer autrement les marques des suivantes.

## Sur quoi porte un cas sous un article, en peu de mots.

point-12 = la marque que l'arbitre attribue
point-12b1 = le dommage est réparé
point-12c1 = sans résultat, une marque artificielle
    .e2007 = l'arbitre attribue la marque qu'il y aurait eu
point-12c1-b =
    .e2007 = le dommage qu'on se fait à soi-même reste
    .e2017 = { "" }
point-12c1-e =
    .e2007 = un résultat pour chaque camp, au lieu de pondérer
    .e2017 = le dommage qu'on se fait à soi-même reste
point-12c2 = le meilleur vraisemblable, le pire tant soit peu probable
    .e2007 = sans résultat, une marque artificielle
point-12c2-d =
    .e2017 = plusieurs donnes sans résultat

## Décisions, comme l'arbitre les donne à la table.

law-12C1 = La marque que l'arbitre attribue remplace le résultat obtenu à la table.
law-12C1-both = La marque attribuée par l'arbitre remplace le résultat de la table : { $results }.
law-12C1-side = La marque que l'arbitre attribue à { SIDE($side) } remplace le résultat de la table : { $results }.
law-12C1-result = { CONTRACT($contract, form: "by") }, { TRICKS($tricks) } ({ SIDE($side, form: "short") } { $points })
law-12C1-weighed = { AMOUNT($weight) } de { $result }
law-12C1-and = { $first } ; { $rest }
law-12C1c-worth = { SIDE($side) } : chaque résultat est comparé d'abord, puis pondéré : { AMOUNT($amount) }.
law-12C1c-worth-one = { SIDE($side) } : { AMOUNT($amount) }.
law-12C2c = { SIDE($side) } a { AMOUNT($amount) } sur la séance, et l'obtient aussi à cette donne.
law-12C2-average-plus = { SIDE($side) } n'était nullement fautif : moyenne plus, au moins { AMOUNT($share) } (ou +{ AMOUNT($imps) }).
law-12C2-average = { SIDE($side) } était en partie fautif : moyenne, { AMOUNT($share) } (ou { AMOUNT($imps) }).
law-12C2-average-minus = { SIDE($side) } était directement fautif : moyenne moins, au plus { AMOUNT($share) } (ou { AMOUNT($imps) }).

## La marque attribuée (Loi 12C).

assigned-12C1c = Un résultat, ou plusieurs pondérés par leur probabilité (12C1(c)), là où l'organisme responsable ne l'interdit pas.
assigned-12C1c-lawful = Un résultat, ou plusieurs pondérés par leur probabilité ; seulement des résultats qu'on pouvait obtenir licitement (12C1(c)).
assigned-12C1e = Un résultat pour chaque camp, comme l'organisme responsable l'a choisi (12C1(e)) : au camp non fautif le meilleur qui était vraisemblable sans l'irrégularité, au camp fautif le pire qui était tant soit peu probable.
assigned-12C2 = Un résultat pour chaque camp (12C2) : au camp non fautif le meilleur qui était vraisemblable sans l'irrégularité, au camp fautif le pire qui était tant soit peu probable. Seule une commission d'appel peut en pondérer plusieurs (12C3).

## Questions, et les réponses sur leurs boutons.

question-12B1 = L'arbitre juge : les camps ont-ils été lésés par l'irrégularité que le mort a signalée sans en avoir le droit ?

## Ce que les organisateurs peuvent choisir.

election-12C1e = 12C1(e) : un résultat pour chaque camp au lieu de pondérer

### Loi 25 : les changements de déclaration

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-25 = Une déclaration peut être changée si c'était une méprise (A). Ce qui s'ensuit quand un joueur change une déclaration qu'il voulait faire est en B.
lawbook-25a = Tant que son partenaire n'a pas déclaré, un joueur peut remplacer une déclaration qu'il ne voulait pas faire par celle qu'il voulait, s'il le fait, ou essaie de le faire, sans prendre le temps de réfléchir.
    .e2017 = Tant que son partenaire n'a pas déclaré, un joueur peut remplacer une déclaration qu'il ne voulait pas faire par celle qu'il voulait.
lawbook-25a1 =
    .e2007 = Tant que son partenaire n'a pas déclaré, un joueur peut remplacer une déclaration qu'il ne voulait pas faire par celle qu'il voulait, s'il le fait, ou essaie de le faire, sans prendre le temps de réfléchir. La seconde déclaration est maintenue.
    .e2017 = Tant que son partenaire n'a pas déclaré, un joueur peut remplacer une déclaration qu'il ne voulait pas faire par celle qu'il voulait. La seconde déclaration est maintenue, et la Loi 26 ne s'applique pas.
lawbook-25a2 =
    .e2007 = Une fois que son partenaire a déclaré, rien ne peut plus être changé. (2017 : 25A4.)
    .e2017 = Une déclaration voulue au moment où elle a été faite est maintenue. Une erreur de la main ou de la langue peut être réparée ; avoir perdu le fil de ce que l'on faisait, non.
lawbook-25a3 =
    .e2007 = Si les annonces ont fini avant le tour de son partenaire, rien ne peut plus être changé après la période des annonces. (2017 : 25A5.)
    .e2017 = Peu importe comment le joueur s'est aperçu de sa méprise.
lawbook-25a4 =
    .e2007 = Quand le changement est permis, l'adversaire de gauche peut retirer la déclaration qu'il a faite sur la première. De ce qu'elle révèle, seul son propre camp peut se servir. (2017 : 25A6.)
    .e2017 = Une fois que son partenaire a déclaré, rien ne peut plus être changé. (2007 : 25A2.)
lawbook-25a5 =
    .e2017 = Si les annonces ont fini avant le tour de son partenaire, rien ne peut plus être changé après la période des annonces. (2007 : 25A3.)
lawbook-25a6 =
    .e2017 = Quand le changement est permis, l'adversaire de gauche peut retirer la déclaration qu'il a faite sur la première. De ce qu'elle révèle, seul son propre camp peut se servir. (2007 : 25A4.)
lawbook-25b = Tant que son adversaire de gauche n'a pas déclaré, un joueur peut changer une déclaration dans d'autres cas aussi ; B1 et B2 disent ce qu'il en coûte.
    .e2007 = Un changement de déclaration que A ne permet pas est accepté par l'adversaire de gauche (B1) ou annulé (B2).
lawbook-25b1 = L'adversaire de gauche peut accepter la nouvelle déclaration ; elle est alors maintenue sans pénalité. Il en va de même s'il a déclaré avant que l'attention soit attirée, en pensant à la première ; il peut alors retirer la sienne.
    .e2007 = L'adversaire de gauche peut accepter la nouvelle déclaration, et l'a acceptée quand il déclare sciemment sur elle. La première est alors retirée.
    .e2017 = L'adversaire de gauche peut accepter la nouvelle déclaration, et l'a acceptée quand il déclare sciemment sur elle. La première est alors retirée, et la Loi 26 peut s'appliquer.
lawbook-25b2 = Une nouvelle déclaration non acceptée est annulée. Ce que le fautif peut faire ensuite dépend de savoir si la première était licite.
    .e2007 = Une nouvelle déclaration non acceptée est annulée. La première est maintenue, et les annonces continuent.
    .e2017 = Une nouvelle déclaration non acceptée est annulée. La première est maintenue, et les annonces continuent ; la Loi 26 peut s'appliquer.
lawbook-25b2-a = Si la première déclaration était illicite, la Loi sur cette irrégularité s'applique, et la Loi 26 peut s'appliquer à la seconde.
    .e2007 = { "" }
lawbook-25b2-b = Si la première déclaration était licite, le fautif la maintient, et son partenaire doit passer à son prochain tour ; ou bien il fait toute autre déclaration licite, et son camp reçoit au plus la moyenne moins.
    .e2007 = { "" }
lawbook-25b2-b1 = Si le fautif maintient sa première déclaration, son partenaire doit passer à son prochain tour de déclarer.
    .e2007 = { "" }
lawbook-25b2-b2 = Si le fautif fait une autre déclaration licite, les annonces continuent, mais son camp reçoit au plus la moyenne moins, et son partenaire ne peut pas se servir de ce que révélait la déclaration retirée.
    .e2007 = { "" }
lawbook-25b2-c = Dans les deux cas, le déclarant peut restreindre l'attaque du partenaire du fautif (26) si celui-ci joue en défense.
    .e2007 = { "" }
lawbook-25b3 =
    .e2007 = Pour ce que révèle une déclaration retirée ou annulée voir 16D.
    .e2017 = Pour ce que révèle une déclaration retirée ou annulée voir 16C.

## Sur quoi porte un cas sous un article, en peu de mots.

point-25 = une déclaration est changée
point-25a = une déclaration que personne ne voulait peut être changée
point-25a1 = une déclaration que personne ne voulait peut être changée
point-25a2 =
    .e2007 = le partenaire a déclaré : trop tard pour changer
    .e2017 = une déclaration voulue est maintenue
point-25a3 =
    .e2007 = aucun changement après la période des annonces
    .e2017 = peu importe comment on s'en est aperçu : on répare
point-25a4 =
    .e2007 = l'adversaire suivant peut changer aussi
    .e2017 = le partenaire a déclaré : trop tard pour changer
point-25a5 =
    .e2017 = aucun changement après la période des annonces
point-25a6 =
    .e2017 = l'adversaire suivant peut changer aussi
point-25b = un changement d'avis : accepté ou annulé
point-25b1 = l'adversaire suivant peut accepter le changement d'avis
point-25b2 = changement d'avis non accepté : ce qu'il en coûte
    .e2007 = changement d'avis non accepté : la première est maintenue
point-25b2-b1 = la première est maintenue, le partenaire passe une fois
    .e2007 = { "" }
point-25b2-b2 = une autre déclaration, et au plus la moyenne moins
    .e2007 = { "" }
point-25b3 = ce qu'a révélé la déclaration changée

## Décisions, comme l'arbitre les donne à la table.

law-25-9B2 = L'attention avait été attirée, { $seat } aurait donc dû m'attendre avant de déclarer : { CALL($call, form: "the") } est retiré, et personne ne peut se servir de ce qu'il a révélé.
law-25A1 = { $offender } voulait depuis le début { CALL($replacement, form: "do") } : cela est maintenu, comme si { CALL($call, form: "the") } n'avait jamais été fait.
law-25A4 = Le partenaire { SEAT($offender, form: "of") } a déclaré depuis : { CALL($call, form: "the") } ne peut plus être changé.
law-25A5 = L'entame a été retournée : aucune déclaration n'est plus changée, et aucune n'est rétablie.
law-25A5-cancelled = L'entame avait été retournée : { CALL($replacement, form: "the") } { SEAT($offender, form: "of") } est annulé et ne change rien.
law-25A6 = { $seat } reprend { CALL($call, form: "the") } et déclare de nouveau.
law-25B = La première déclaration { SEAT($offender, form: "of") } était voulue, et { CALL($replacement, form: "the") } est un changement d'avis. { $seat } peut l'accepter ; sinon il est annulé.
law-25B1 = { CAP(CALL($replacement, form: "the")) } est accepté et maintenu ; la première déclaration { SEAT($offender, form: "of") } est retirée.
law-25B1-unawares = { $seat } a déclaré sans avoir vu { SEAT($offender, form: "that") } avait mis { CALL($replacement, form: "a") } à la place { CALL($call, form: "of") }. Il ne l'a pas accepté ainsi : il peut l'accepter maintenant, ou le faire annuler.
law-1997-25B1-unawares = { $seat } pensait déclarer { CALL($call, form: "on") }. { CAP(CALL($replacement, form: "the")) } est maintenu, et { $seat } peut reprendre sa propre déclaration.
law-25B2 = La seconde déclaration { SEAT($offender, form: "of") }, { CALL($replacement, form: "the") }, est annulée, et la première, { CALL($call, form: "the") }, est maintenue.
law-1997-25B2b = { $offender } peut maintenir { CALL($call, form: "the") }, ou faire une autre déclaration licite : son partenaire est alors libre, mais leur camp marque au plus la moyenne moins.
law-1997-25B2b1-if = Si { $offender } maintient { CALL($call, form: "the") }, son partenaire passe à son prochain tour de déclarer.
law-1997-25B2c = Dans les deux cas, le déclarant peut restreindre la première attaque { SEAT($partner, form: "of") } si { SIDE($side) } joue en défense.
law-1997-25B2b1 = { $offender } maintient { CALL($call, form: "the") } : son partenaire passe une fois.
law-1997-25B2b2 = { $offender } { CALL($replacement, form: "does") } à la place, et { CALL($call, form: "the") } est retiré : son partenaire n'est pas tenu de passer, mais leur camp marque au plus la moyenne moins.

event-call-authorised-25A1 = { CAP(CALL($call, form: "the")) } { SEAT($seat, form: "of") } n'était pas voulu : il ne révèle rien.
event-call-authorised-25A = { event-call-authorised-25A1 }
event-calls-authorised-25A1 = Les déclarations retirées { SEAT($seat, form: "of") } n'étaient pas voulues : elles ne révèlent rien.
event-calls-authorised-25A = { event-calls-authorised-25A1 }

## Questions, et les réponses sur leurs boutons.

question-25A-director = { $edition ->
    [e1997] L'arbitre juge : { $seat } voulait-il depuis le début { CALL($replacement, form: "do") }, { CALL($call, form: "the") } étant une méprise, et a-t-il changé sans prendre le temps de réfléchir ?
    [e2007] L'arbitre juge : { $seat } voulait-il depuis le début { CALL($replacement, form: "do") }, { CALL($call, form: "the") } étant une méprise, et a-t-il changé sans prendre le temps de réfléchir ?
   *[other] L'arbitre juge : { $seat } voulait-il depuis le début { CALL($replacement, form: "do") }, { CALL($call, form: "the") } étant une méprise ?
}
question-25A = Maintenant { SEAT($seat, form: "that") } a changé sa déclaration, { SEATS($to) } peut reprendre { CALL($call, form: "the") }, ou le garder.
option-25A-unintended = { $edition ->
    [e1997] Une méprise, changée sans réfléchir
    [e2007] Une méprise, changée sans réfléchir
   *[other] Une méprise : il voulait { CALL($replacement, form: "do") }
}
option-25A-intended = { $edition ->
    [e1997] Pas une méprise, ou changée après réflexion
    [e2007] Pas une méprise, ou changée après réflexion
   *[other] Pas une méprise : un changement d'avis
}
option-25A-keep = Garder { CALL($call, form: "the") }
option-25A-withdraw = Reprendre { CALL($call, form: "the") }
question-25B1 = { $seat } a mis { CALL($replacement, form: "a") } à la place { CALL($call, form: "of") } : { SEATS($to) } l'accepte-t-il ?
question-25B1-own = { SEATS($to) } peut reprendre { CALL($call, form: "the") }, qu'il pensait faire sur une autre déclaration, ou le garder.
option-25B1-accept = Accepter { CALL($replacement, form: "the") }
option-25B1-refuse = Ne pas accepter { CALL($replacement, form: "the") }
option-25B1-keep = Garder { CALL($call, form: "the") }
option-25B1-withdraw = Reprendre { CALL($call, form: "the") }
question-25B2b2 = L'arbitre juge : le camp { SEAT($seat, form: "of") } peut marquer au plus la moyenne moins. A-t-il marqué davantage ?

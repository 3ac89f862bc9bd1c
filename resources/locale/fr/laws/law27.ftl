### Loi 27 : les enchères insuffisantes

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-27 = Le joueur à gauche peut accepter une enchère insuffisante ; s'il ne le fait pas, elle doit être rectifiée.
lawbook-27a = Le joueur à gauche peut accepter une enchère insuffisante, et l'a acceptée quand il déclare.
lawbook-27a1 =
    .e2007 = Le joueur à gauche peut accepter une enchère insuffisante, et l'a acceptée quand il déclare. (1997 : 27A.)
lawbook-27a2 =
    .e2007 = Si l'enchère insuffisante était en outre hors tour, la Loi 31 s'applique. (1997 : 27C.)
lawbook-27b = Une enchère insuffisante non acceptée est remplacée par une enchère suffisante ou par un passe.
    .e2007 = Une enchère insuffisante non acceptée est remplacée par une déclaration licite.
lawbook-27b1 = Quel remplacement ne coûte rien.
lawbook-27b1-a = Si aucune des deux enchères n'est, sans aucun doute, conventionnelle, la plus basse enchère suffisante dans la même dénomination ne coûte rien, mais voir (b).
    .e2007 = Si aucune des deux enchères n'est, sans aucun doute, artificielle, la plus basse enchère suffisante dans la même dénomination ne coûte rien, mais voir D.
    .e2017 = La plus basse enchère suffisante qui précise ce que précisait l'insuffisante, la ou les mêmes dénominations, ne coûte rien, mais voir D.
lawbook-27b1-b = Si ce qu'a révélé l'enchère insuffisante a lésé le camp non fautif, l'arbitre ajuste la marque. (Depuis 2007 : 27D.)
    .e2007 = Outre (a), une déclaration licite de même signification que l'enchère insuffisante, ou de signification plus précise, ne coûte rien, mais voir D.
    .e2017 = Outre (a), une déclaration comparable (23A) ne coûte rien, mais voir D.
lawbook-27b2 = Si l'une des deux enchères peut être conventionnelle, après toute autre enchère suffisante, et après un passe, le partenaire du fautif doit passer jusqu'à la fin des annonces ; le déclarant peut ensuite restreindre son attaque.
    .e2007 = Après toute autre enchère suffisante, et après un passe, le partenaire du fautif doit passer jusqu'à la fin des annonces ; le déclarant peut ensuite restreindre son attaque.
lawbook-27b3 = Un contre ou un surcontre à la place de l'enchère insuffisante est annulé. Le fautif fait une enchère ou passe, et son partenaire doit passer jusqu'à la fin des annonces.
    .e2007 = Un contre ou un surcontre à la place de l'enchère insuffisante est annulé, sauf s'il est libre selon B1(b). Le fautif fait une enchère ou passe, et son partenaire doit passer jusqu'à la fin des annonces.
lawbook-27b4 =
    .e2007 = Une seconde enchère insuffisante à la place de la première est traitée comme en B3, si le joueur à gauche ne l'accepte pas.
lawbook-27c = Si l'enchère insuffisante était en outre hors tour, la Loi 31 s'applique. (Depuis 2007 : 27A2.)
    .e2007 = Si le fautif a remplacé son enchère avant que l'arbitre ait décidé, la nouvelle déclaration est maintenue, sauf si l'enchère insuffisante est acceptée, et elle est traitée comme ci-dessus.
    .e2017 = Si le fautif a remplacé son enchère avant que l'arbitre ait décidé, la nouvelle déclaration est maintenue si elle est licite, sauf si l'enchère insuffisante est acceptée, et elle est traitée comme ci-dessus.
lawbook-27d =
    .e2007 = Si l'arbitre juge après le jeu que, après B1, la donne aurait bien pu tourner autrement sans l'aide de l'enchère insuffisante, et que le camp non fautif a été lésé, il rétablit le résultat probable sans elle. (1997 : 27B1(b).)

## Sur quoi porte un cas sous un article, en peu de mots.

point-27 = une enchère insuffisante est acceptée ou rectifiée
point-27a = une enchère insuffisante peut être acceptée
point-27a1 = une enchère insuffisante peut être acceptée
point-27a2 = insuffisante, et hors tour aussi
point-27b = une enchère insuffisante non acceptée est remplacée
point-27b1-a = la même dénomination un palier plus haut ne coûte rien
point-27b1-b = ce qu'a révélé l'enchère insuffisante a lésé le camp non fautif
    .e2007 = une déclaration aussi précise, ou plus, ne coûte rien
    .e2017 = une déclaration comparable ne coûte rien
point-27b2 = toute autre déclaration : le partenaire passe jusqu'à la fin
point-27b3 = un contre à la place de l'enchère est annulé
point-27b4 = insuffisante une seconde fois
point-27c = insuffisante, et hors tour aussi
    .e2007 = rectifiée avant l'arrivée de l'arbitre
point-27d = l'enchère insuffisante a aidé : la marque est ajustée

## Décisions, comme l'arbitre les donne à la table.

law-27A1 = { CAP(CALL($call, form: "the")) } { SEAT($offender, form: "of") } est insuffisant : { $seat } peut l'accepter. Sinon { $offender } le remplace.
law-27A1-accepted = { CAP(CALL($call, form: "the")) } { SEAT($offender, form: "of") } est accepté, et les annonces continuent à partir de lui.
law-27A1-by-calling = { $seat } a déclaré sur { CALL($call, form: "the") } { SEAT($offender, form: "of") }, et l'a ainsi accepté.
law-27A2 = L'enchère insuffisante { SEAT($offender, form: "of") } était aussi hors tour : on en décide comme d'une déclaration hors tour.
law-27B-again = { CAP(CALL($call, form: "the")) } { SEAT($offender, form: "of") } est retiré aussi : il fait une enchère suffisante ou passe, et son partenaire passe jusqu'à la fin dans tous les cas.
law-27B = { CAP(CALL($call, form: "the")) } { SEAT($offender, form: "of") } est retiré, et il le remplace. Par la plus basse enchère suffisante dans la même dénomination, ou par une déclaration comparable, et c'est tout ; par toute autre, son partenaire passe jusqu'à la fin.
law-2007-27B = { CAP(CALL($call, form: "the")) } { SEAT($offender, form: "of") } est retiré, et il le remplace. Par la plus basse enchère suffisante dans la même dénomination, ou par une déclaration de même signification ou plus précise, et c'est tout ; par toute autre, son partenaire passe jusqu'à la fin.
law-27B-bid-or-pass = { CAP(CALL($call, form: "the")) } { SEAT($offender, form: "of") } est retiré : il fait maintenant une enchère ou passe. Par la plus basse enchère suffisante dans la même dénomination, si aucune n'est conventionnelle, c'est tout ; sinon son partenaire passe jusqu'à la fin.
law-27B1a = { CAP(CALL($call, form: "the")) } { SEAT($offender, form: "of") } est la plus basse enchère suffisante dans la même dénomination : les annonces continuent sans autre rectification.
law-27B1b = { CAP(CALL($call, form: "the")) } { SEAT($offender, form: "of") } est comparable à l'enchère insuffisante : les annonces continuent sans autre rectification.
law-27B1b-unauthorised = { CAP(CALL($call, form: "the")) } { SEAT($offender, form: "of") } signifie la même chose que l'enchère insuffisante, ou la même plus précisément : les annonces continuent sans autre rectification.
law-27B3 = { CAP(CALL($call, form: "the")) } { SEAT($offender, form: "of") } ne peut pas prendre la place de son enchère insuffisante, et est annulé : il fait une enchère suffisante ou passe.
law-27C = { $offender } a remplacé { CALL($call, form: "the") } insuffisant par { CALL($replacement, form: "a") } avant que j'aie décidé. { $seat } peut encore accepter { CALL($call, form: "the") } ; sinon ma décision porte sur { CALL($replacement, form: "the") }.
law-27C-choose = { $offender } a remplacé { CALL($call, form: "the") } insuffisant par { CALL($replacement, form: "a") } avant que j'aie décidé. { $seat } peut encore accepter { CALL($call, form: "the") } ; sinon les deux sont annulés et { $offender } choisit de nouveau.
law-27C-ruled-on = L'enchère insuffisante n'est pas acceptée : ma décision porte sur { CALL($call, form: "the") } { SEAT($offender, form: "of") } comme sur toute déclaration mise à sa place.
law-27C-cancelled = { CAP(CALL($call, form: "the")) } { SEAT($offender, form: "of") }, mis trop tôt à la place de son enchère insuffisante, est annulé : il choisit maintenant qu'il sait ce qui s'ensuit.

## Questions, et les réponses sur leurs boutons.

question-27A = { SEATS($to) } peut accepter { CALL($call, form: "the") } insuffisant { SEAT($seat, form: "of") }, ou non.
option-27A-accept = Accepter { CALL($call, form: "the") }
option-27A-refuse = Ne pas accepter { CALL($call, form: "the") }
question-27B1a = L'arbitre juge : { CALL($replacement, form: "the") } { SEAT($seat, form: "of") } a-t-il la même signification que { CALL($call, form: "the") } insuffisant ?
question-27B1b = { $edition ->
    [e2007] L'arbitre juge : { CALL($replacement, form: "the") } { SEAT($seat, form: "of") } signifie-t-il la même chose que { CALL($call, form: "the") } insuffisant, ou la même plus précisément ?
   *[other] L'arbitre juge : { CALL($replacement, form: "the") } { SEAT($seat, form: "of") } est-il comparable { CALL($call, form: "to") } insuffisant ?
}
question-27B1b-damage = L'arbitre juge : { CALL($call, form: "the") } insuffisant { SEAT($seat, form: "of") } a-t-il appris à son partenaire quelque chose qui a lésé les adversaires ?
option-27B1b-comparable = { $edition ->
    [e2007] Signification égale ou plus précise
   *[other] Comparable
}
option-27B1b-not-comparable = { $edition ->
    [e2007] Une autre signification
   *[other] Non comparable
}
question-27D = L'arbitre juge : sans l'aide { CALL($call, form: "of") } insuffisant { SEAT($seat, form: "of") }, la donne aurait-elle bien pu finir autrement, et les adversaires en ont-ils été lésés ?

### Loi 23 : les déclarations comparables ; avant 2017, le dommage qu'une irrégularité pouvait causer

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-23 = Si le fautif pouvait savoir, au moment de sa faute, que le passe imposé à son partenaire léserait probablement le camp non fautif, la donne continue, et l'arbitre examine s'il y a lieu d'ajuster la marque. (2007 : dans la Loi 23, plus large ; 2017 : 72C.)
    .e2007 = Si un fautif pouvait savoir que son irrégularité risquait fort de léser le camp non fautif, les annonces et le jeu continuent, et à la fin l'arbitre lui retire ce qu'il y a gagné. (1997 : 72B1 ; 2017 : 72C.)
    .e2017 = Une déclaration qui en remplace une retirée peut lui être comparable : les fautifs ne sont alors tenus à rien.
lawbook-23a =
    .e2017 = Une déclaration est comparable à la déclaration retirée qu'elle remplace si elle signifie la même chose ou presque, si elle montre une partie des mains que l'autre pouvait montrer, ou si elle a le même but, comme d'interroger ou de servir de relais.
lawbook-23a1 =
    .e2017 = Une déclaration est comparable si elle signifie la même chose que la déclaration retirée, ou presque.
lawbook-23a2 =
    .e2017 = Une déclaration est comparable si les mains qu'elle montre sont une partie de celles que la déclaration retirée pouvait montrer.
lawbook-23a3 =
    .e2017 = Une déclaration est comparable si elle a le même but que la déclaration retirée, comme d'interroger ou de servir de relais.
lawbook-23b =
    .e2017 = Après une déclaration comparable, les annonces et le jeu continuent sans autre rectification. De ce que révélait la déclaration retirée les fautifs peuvent se servir, mais voir C.
lawbook-23c =
    .e2017 = Si, après une déclaration comparable, l'arbitre juge à la fin que la donne aurait bien pu tourner autrement sans l'aide de l'irrégularité, et que le camp non fautif a été lésé, il ajuste la marque.

## Sur quoi porte un cas sous un article, en peu de mots.

point-23 = il pouvait savoir que cela léserait
    .e2017 = une déclaration comparable ne coûte rien
point-23a =
    .e2017 = quelle déclaration est comparable à celle qui est retirée
point-23a2 =
    .e2017 = comparable : une partie de ce que montrait la première
point-23b =
    .e2017 = après une déclaration comparable, les annonces continuent
point-23c =
    .e2017 = la déclaration retirée a aidé : la marque est ajustée

## Décisions, comme l'arbitre les donne à la table.

law-23-comparable = La nouvelle déclaration { SEAT($seat, form: "of") } est comparable : les annonces continuent sans autre rectification.

## Questions, et les réponses sur leurs boutons.

question-23 = { $edition ->
    [e1997] L'arbitre juge : le fautif pouvait-il savoir que le passe imposé { SEAT($seat, form: "to") } léserait probablement l'autre camp, et l'a-t-il lésé ?
   *[other] L'arbitre juge : le fautif pouvait-il se rendre compte que le passe imposé { SEAT($seat, form: "to") } risquait fort de léser l'autre camp, et son camp en a-t-il tiré profit ?
}
question-23-offence = { $edition ->
    [e1997] L'arbitre juge ({ $offender } : { $kind }) : le fautif pouvait-il savoir que le passe imposé { SEAT($seat, form: "to") } léserait probablement l'autre camp, et l'a-t-il lésé ?
   *[other] L'arbitre juge ({ $offender } : { $kind }) : le fautif pouvait-il se rendre compte que le passe imposé { SEAT($seat, form: "to") } risquait fort de léser l'autre camp, et son camp en a-t-il tiré profit ?
}
question-23C = L'arbitre juge : sans l'aide { CALL($call, form: "of") } retiré { SEAT($seat, form: "of") }, la donne aurait-elle bien pu finir autrement, et les adversaires en ont-ils été lésés ?

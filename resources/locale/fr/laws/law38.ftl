### Loi 38 : les enchères de plus de sept

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-38 = Une enchère de plus de sept est annulée, et les deux joueurs du camp doivent passer jusqu'à la fin des annonces ; le déclarant peut ensuite restreindre l'attaque du partenaire. Si l'adversaire de gauche a déclaré voir 35C.
    .e2007 = Une enchère de plus de sept n'est jamais maintenue.
lawbook-38a =
    .e2007 = Un contrat de plus de sept n'est jamais joué.
lawbook-38b =
    .e2007 = L'enchère est annulée, et toutes les déclarations suivantes.
lawbook-38c =
    .e2007 = Un passe prend sa place ; les annonces continuent si elles ne sont pas terminées, et les deux joueurs du camp doivent passer jusqu'à leur fin.
lawbook-38d =
    .e2007 = Les Lois 23 et 26 peuvent s'appliquer, sauf si l'adversaire de gauche avait déclaré avant que l'arbitre décide.
    .e2017 = 26B et 72C peuvent s'appliquer, sauf si l'adversaire de gauche avait déclaré avant que l'arbitre décide.

## Sur quoi porte un cas sous un article, en peu de mots.

point-38 = une enchère de plus de sept n'est jamais maintenue
point-38a = un contrat de plus de sept n'est jamais joué
point-38b = une enchère de plus de sept est annulée, et toute la suite
point-38c = une enchère de plus de sept : tous deux passent

## Décisions, comme l'arbitre les donne à la table.

law-38 = Personne ne peut enchérir plus de sept : { CALL($call, form: "the") } { SEAT($offender, form: "of") } est annulé avec toutes les déclarations suivantes, et il passe.
law-38-turn = Personne ne peut enchérir plus de sept : { CALL($call, form: "the") } { SEAT($offender, form: "of") } est annulé avec toutes les déclarations suivantes. C'est { SEAT($seat, form: "to") } de parler ; à son propre tour { $offender } passe.
law-38A = Un contrat de plus de sept n'est jamais joué : { CALL($call, form: "the") } { SEAT($offender, form: "of") } ne peut pas être le dernier mot.
law-38D = Le joueur suivant avait déclaré sur l'enchère { SEAT($offender, form: "of") } : aucune attaque n'est restreinte pour elle, et aucune marque n'est ajustée.

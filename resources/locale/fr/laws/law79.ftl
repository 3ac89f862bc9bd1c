### Loi 79 : accord sur les levées gagnées

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-79a = Le nombre de levées gagnées est convenu avant que les quatre mains retournent dans l'étui.
lawbook-79a1 =
    .e2007 = Le nombre de levées gagnées est convenu avant que les quatre mains retournent dans l'étui. (1997 : 79A.)
lawbook-79a2 =
    .e2007 = Personne ne peut sciemment garder la marque d'une levée que son camp n'a pas gagnée, ni en accepter une que les adversaires concèdent et ne peuvent perdre.
lawbook-79b = En cas de désaccord sur le nombre de levées on appelle l'arbitre. S'il n'est appelé qu'après le tour, il n'est pas tenu d'augmenter la marque d'un camp.
    .e2007 = En cas de désaccord sur le nombre de levées on appelle l'arbitre : après une revendication ou concession la Loi 69B ou 71 s'applique, sinon il dit ce qui est inscrit. S'il n'est appelé qu'après le tour, il n'est pas tenu d'augmenter la marque d'un camp.
lawbook-79b1 =
    .e2007 = Après une revendication ou concession l'arbitre applique la Loi 69B ou la Loi 71.
lawbook-79b2 =
    .e2007 = Sinon il dit quelle marque est inscrite. S'il n'est appelé qu'après le tour, il n'est pas tenu d'augmenter la marque d'un camp.
    .e2017 = Sinon il dit quelle marque est inscrite.
lawbook-79b3 =
    .e2017 = S'il n'est appelé qu'après le tour, il change la marque des deux camps s'il est clairement convaincu ; sinon elle est maintenue, ou celle d'un camp est abaissée sans que l'autre monte.

## Sur quoi porte un cas sous un article, en peu de mots.

point-79a = combien de levées ont été gagnées
point-79b = un désaccord sur les levées gagnées

## Les décisions, comme l'arbitre les annonce à la table.

law-79A = { SIDE($side) } dit avoir gagné { TRICKS($tricks) } : je cherche ce qui s'est passé.
law-79B-stands = Ce qui est inscrit est maintenu : { TRICKS($tricks) } à { SIDE($side) }.
law-79B-recorded = { SIDE($side) } a gagné { TRICKS($tricks) } : c'est inscrit pour les deux camps.
law-79B-lower = La marque { SIDE($side, form: "of") } est abaissée ; celle de l'autre camp ne monte pas.

## Les questions, et les options sur les boutons.

question-79B = L'arbitre constate : { SIDE($side) } dit avoir gagné { TRICKS($tricks) }. Qu'est-ce qui est inscrit ?

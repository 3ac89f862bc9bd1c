### Loi 79 : accord sur les levées gagnées

## Ce que disent les articles des Lois, avec nos propres mots. Le texte d'un message vaut dans toute édition qui n'a pas
## d'attribut à elle ; un message sans texte ne vaut que dans les éditions nommées. Les numéros sont ceux de chaque édition.

lawbook-79a = Le nombre de levées gagnées est convenu avant que les quatre mains retournent dans l'étui.
lawbook-79a1 =
    .e2007 = Le nombre de levées gagnées est convenu avant que les quatre mains retournent dans l'étui. (1997 : 79A.)
    .e2017 = Le nombre de levées gagnées est convenu avant que les quatre mains retournent dans l'étui. (1997 : 79A.)
lawbook-79a2 =
    .e2007 = Personne ne peut sciemment garder la marque d'une levée que son camp n'a pas gagnée, ni en accepter une que les adversaires concèdent et ne peuvent perdre.
    .e2017 = Personne ne peut sciemment garder la marque d'une levée que son camp n'a pas gagnée, ni en accepter une que les adversaires concèdent et ne peuvent perdre.

## Sur quoi porte un cas sous un article, en peu de mots.

point-79a = combien de levées ont été gagnées

### Loi 40 : les ententes entre partenaires

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-40 = Ce dont deux partenaires sont convenus doit être connu de leurs adversaires.
lawbook-40b2-a =
    .e2017 = L'organisme responsable peut permettre ou interdire des ententes particulières, prescrire des feuilles de conventions et des alertes, et interdire aux partenaires de convenir que leurs ententes changent après une irrégularité des adversaires. (Cette dernière chose en 2007 : 40B3.)
lawbook-40b3 =
    .e2007 = L'organisme responsable peut interdire aux partenaires de convenir que leurs ententes changent après une question, une réponse ou une irrégularité quelconque. (2017 : 40B2(a).)
    .e2017 = Un camp lésé parce que ses adversaires n'ont pas révélé le sens d'une déclaration ou d'un jeu reçoit une marque ajustée. (2007 : 40B4.)
lawbook-40b4 =
    .e2007 = Un camp lésé parce que ses adversaires n'ont pas révélé le sens d'une déclaration ou d'un jeu reçoit une marque ajustée. (2017 : 40B3.)
    .e2017 = La marque est ajustée quand un camp a été lésé par une entente particulière que le règlement du tournoi ne permet pas. (2007 : 40B5.)
lawbook-40b5 =
    .e2007 = La marque est ajustée quand un camp a été lésé par une entente particulière que le règlement du tournoi ne permet pas. (2017 : 40B4.)
    .e2017 = Qui explique une déclaration ou un jeu de son partenaire dit tout ce qu'il en sait par convention ou par expérience commune, mais non ce que tout joueur sait. (2007 : 40B6.)
lawbook-40b6 =
    .e2007 = Qui explique une déclaration ou un jeu de son partenaire dit tout ce qu'il en sait par convention ou par expérience commune, mais non ce que tout joueur sait. (2017 : 40B5.)
    .e2017 = { "" }

## Sur quoi porte un cas sous un article, en peu de mots.

point-40 = les ententes sont connues des adversaires
point-40b2-a =
    .e2017 = des ententes qui changent après une irrégularité
point-40b3 =
    .e2007 = des ententes qui changent après une irrégularité
    .e2017 = ce qui n'a pas été révélé, et a lésé
point-40b4 =
    .e2007 = ce qui n'a pas été révélé, et a lésé
    .e2017 = une entente qui n'est pas permise
point-40b5 =
    .e2007 = une entente qui n'est pas permise
    .e2017 = ce que doit dire une explication
point-40b6 =
    .e2007 = ce que doit dire une explication
    .e2017 = { "" }

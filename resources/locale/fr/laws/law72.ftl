### Loi 72 : principes généraux

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-72a = On joue selon les Lois. Chaque camp cherche à marquer mieux que les autres, dans les limites de ce qu'elles permettent et de la bonne conduite.
lawbook-72b = Personne n'enfreint une Loi à dessein, et personne ne cache qu'une Loi a été enfreinte.
lawbook-72b1 = Si un fautif pouvait savoir que son irrégularité léserait probablement le camp non fautif, le jeu continue, et l'arbitre lui retire ce qu'il y a gagné. (2007 : 23 ; 2017 : 72C.)
    .e2007 = Personne ne peut enfreindre une Loi à dessein, même s'il est prêt à en subir la rectification. (1997 : 72B2.)
lawbook-72b2 = Personne ne peut enfreindre une Loi à dessein, même s'il est prêt à en subir la pénalité. (Depuis 2007 : 72B1.)
    .e2007 = En général, personne n'est tenu de signaler une faute de son propre camp ; font exception une renonce pas encore consommée, une explication fausse et une levée non gagnée (62A, 20F, 79A2). (1997 : 72B3.)
lawbook-72b3 = En général, personne n'est tenu de signaler une faute involontaire de son propre camp. (Depuis 2007 : 72B2.)
    .e2007 = Personne ne peut chercher à cacher une faute, par exemple en renonçant de nouveau, en gardant une carte de la renonce, ou en mêlant les cartes trop tôt. (1997 : 72B4.)
lawbook-72b4 = Personne ne peut chercher à cacher une faute, par exemple en renonçant de nouveau, en gardant une carte de la renonce, ou en mêlant les cartes trop tôt. (Depuis 2007 : 72B3.)
    .e2007 = { "" }
lawbook-72c =
    .e2017 = Si un fautif pouvait se rendre compte que son irrégularité risquait fort de léser le camp non fautif, le jeu continue, et à la fin l'arbitre lui retire ce qu'il y a gagné. (1997 : 72B1 ; 2007 : 23.)

## Sur quoi porte un cas sous un article, en peu de mots.

point-72 = la conduite : les Lois obligent chacun
point-72a = on joue selon les Lois
point-72b1 = il pouvait savoir que cela léserait
    .e2007 = personne n'enfreint une Loi à dessein
point-72c =
    .e2017 = il pouvait savoir que cela léserait

## Questions, et les réponses sur leurs boutons.

question-72B1 = L'arbitre juge : le fautif pouvait-il savoir que le passe imposé { SEAT($seat, form: "to") } léserait probablement l'autre camp, et son camp en a-t-il tiré profit ?
question-72B1-offence = L'arbitre juge ({ $offender } : { $kind }) : le fautif pouvait-il savoir que le passe imposé { SEAT($seat, form: "to") } léserait probablement l'autre camp, et son camp en a-t-il tiré profit ?
question-72C = L'arbitre juge : le fautif pouvait-il se rendre compte que le passe imposé { SEAT($seat, form: "to") } risquait fort de léser l'autre camp, et son camp en a-t-il tiré profit ?
question-72C-offence = L'arbitre juge ({ $offender } : { $kind }) : le fautif pouvait-il se rendre compte que le passe imposé { SEAT($seat, form: "to") } risquait fort de léser l'autre camp, et son camp en a-t-il tiré profit ?

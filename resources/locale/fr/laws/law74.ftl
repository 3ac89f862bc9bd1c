### Loi 74 : la conduite à la table

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-74 = La bonne tenue à la table, et la procédure correcte.
lawbook-74a = Chacun est courtois, évite d'importuner les autres, et déclare et joue toujours de la même manière correcte.
lawbook-74a3 = Chacun déclare et joue toujours de la même manière correcte.
lawbook-74b = Par courtoisie un joueur est attentif, ne fait pas de remarques inutiles, ne détache pas une carte avant son tour, ne fait pas traîner le jeu, et est poli avec l'arbitre.
lawbook-74b3 = Par courtoisie un joueur ne détache pas une carte de sa main avant son tour.
lawbook-74b4 = Par courtoisie un joueur ne continue pas à jouer inutilement, sachant que toutes les levées sont à lui, pour déconcerter un adversaire.
lawbook-74c = Sont contraires à la procédure correcte, entre autres : montrer qu'on approuve ou désapprouve une déclaration ou un jeu, annoncer une levée gagnée ou perdue, attirer l'attention sur ce qui compte, fixer un joueur ou sa main, montrer qu'on ne s'intéresse plus au jeu, changer de tempo pour déconcerter.
lawbook-74c3 = Il est incorrect de montrer, pendant une levée, qu'on s'attend à la gagner ou à la perdre, ou qu'on en a l'intention.
lawbook-74c4 = Il est incorrect d'attirer l'attention, par la parole ou le geste, sur un fait important ou sur les levées qu'il faut encore.
lawbook-74c5 = Il est incorrect de fixer un joueur, ou de regarder dans sa main ou l'endroit d'où il prend une carte. De ce qu'on voit sans le vouloir des cartes d'un adversaire on peut se servir.
lawbook-74c6 = Il est incorrect de montrer qu'on ne s'intéresse plus à la donne, par exemple en repliant ses cartes.
lawbook-74c7 = Il est incorrect de changer son tempo habituel pour déconcerter un adversaire.

## Sur quoi porte un cas sous un article, en peu de mots.

point-74 = la bonne tenue à la table

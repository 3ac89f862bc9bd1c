### Loi 63 : comment une renonce est consommée

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-63a1 = Une renonce est consommée quand le joueur fautif ou son partenaire attaque ou joue à la levée suivante, licitement ou non.
    .e2017 = Une renonce est consommée quand le joueur fautif ou son partenaire attaque ou joue à la levée suivante, licitement ou non, sauf s'il reprend cette carte parce qu'un adversaire lui a dit que c'était à lui (47E1).
lawbook-63a2 = Une renonce est consommée quand le joueur fautif ou son partenaire nomme, ou désigne autrement, une carte pour la levée suivante.
lawbook-63a3 = Une renonce est consommée quand un membre du camp fautif fait une revendication ou une concession, ou en accepte une, par la parole ou en montrant ses cartes.
    .e2017 = Une renonce est consommée quand un membre du camp fautif fait une revendication ou une concession. L'accord à celle des adversaires est en 63A4.
lawbook-63a4 =
    .e2017 = Quand les adversaires ont revendiqué ou concédé, la renonce n'est consommée que lorsque l'accord l'est selon 69A : le camp fautif laisse finir le tour, ou déclare sur une autre donne, sans contester. (1997 et 2007 : aussitôt, 63A3.)
lawbook-63b = Si un joueur qui n'en a pas le droit interroge sur la renonce (61B), la carte est corrigée, et la Loi 64 s'applique comme si la renonce avait été consommée.
    .e2007 = Une renonce consommée ne peut plus être corrigée, sauf à la douzième levée (62D1) ; la levée reste telle qu'elle a été jouée.
    .e2017 = Une renonce consommée ne peut plus être corrigée, sauf comme le prévoient 62C3 et 62D1 ; la levée reste telle qu'elle a été jouée.
lawbook-63c = Une renonce consommée ne peut plus être corrigée, sauf à la douzième levée (62D1) ; la levée reste telle qu'elle a été jouée. (Depuis 2007 : 63B.)
    .e2007 = { "" }

## Sur quoi porte un cas sous un article, en peu de mots.

point-63 = une renonce est consommée
point-63a1 = la levée suivante a commencé : la renonce est consommée
point-63a2 = une carte est nommée : la renonce est consommée
point-63a3 = une revendication consomme la renonce
point-63a4 =
    .e2017 = accepter une revendication ne consomme la renonce que plus tard
point-63b = un joueur de la défense interroge sans en avoir le droit
    .e2007 = une renonce consommée n'est pas corrigée
point-63c = une renonce consommée n'est pas corrigée
    .e2007 = { "" }

## Décisions, comme l'arbitre les donne à la table.

law-63B = La renonce { SEAT($offender, form: "of") } à { TRICK($trick) } est consommée : la levée reste telle qu'elle a été jouée, et la Loi 64 s'applique quand le jeu est terminé.
    .dummy = La renonce du mort à { TRICK($trick) } est consommée : la levée reste telle qu'elle a été jouée, et la Loi 64 s'applique quand le jeu est terminé.
law-1997-63B = Un joueur a interrogé sans en avoir le droit. La carte est corrigée, mais à la fin nous traitons la renonce { SEAT($offender, form: "of") } comme si elle avait été consommée.
    .dummy = Un joueur a interrogé sans en avoir le droit. La carte est corrigée, mais à la fin nous traitons la renonce du mort comme si elle avait été consommée.

### Loi 67 : une levée avec une carte de moins ou de trop

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-67 = Une levée à laquelle quelqu'un n'a pas joué de carte, ou en a joué trop.
lawbook-67a = Si on le remarque avant qu'un joueur de chaque camp ait joué à la levée suivante, la levée est remise en ordre.
lawbook-67a1 = Le joueur qui n'a pas joué ajoute une carte qu'il peut jouer licitement.
lawbook-67a2 = Les cartes de trop sont traitées comme une cinquième carte (45E), ou comme des cartes jouées ensemble (58B).
lawbook-67b = Si on le découvre après que les deux camps ont joué à la levée suivante, par trop peu ou trop de cartes dans une main, l'arbitre rétablit le nombre de cartes. Qui a gagné la levée ne change pas.
lawbook-67b1 = Le joueur qui n'a pas joué met une carte de sa main parmi ses cartes jouées ; cela ne change pas qui a gagné la levée.
lawbook-67b1-a = S'il a une carte de la couleur attaquée, il doit en ajouter une, et il n'y a pas de pénalité.
    .e2007 = S'il a une carte de la couleur attaquée, il doit en ajouter une. Il compte alors comme ayant renoncé, et une levée est transférée comme selon 64A2.
lawbook-67b1-b = S'il n'a pas de la couleur attaquée, il ajoute n'importe quelle carte. Il compte comme ayant renoncé, et une levée est transférée comme selon 64A2.
lawbook-67b2 = Le joueur qui a joué trop de cartes reprend celles en trop.
lawbook-67b2-a = La carte qu'il a montrée reste à la levée ; si personne ne sait laquelle, la plus haute qu'il pouvait jouer licitement. Les autres retournent dans sa main ; celle d'un joueur de la défense qui a été vue devient une carte pénalisée.
lawbook-67b2-b = Une carte qui revient compte comme ayant toujours été dans la main ; ne pas l'avoir jouée à une levée précédente peut être une renonce.
lawbook-67b3 =
    .e2017 = S'il a joué à la levée mais que la carte n'est pas parmi ses cartes jouées, l'arbitre la trouve et l'y met. Si elle a été rejouée plus tard, trop tard pour corriger, il ajuste la marque. (Ni en 1997 ni en 2007.)

## Sur quoi porte un cas sous un article, en peu de mots.

point-67 = une levée avec trop peu ou trop de cartes
point-67a = remarquée à temps : la levée est remise en ordre
point-67b1-a = trop tard : il ajoute une carte de la couleur
    .e2007 = trop tard : il ajoute une carte, comme pour une renonce
point-67b1-b = trop tard, et rien de la couleur : une levée
point-67b2 = une carte de trop revient
point-67b3 = une carte jouée qui manque parmi les autres

## Décisions, comme l'arbitre les donne à la table.

law-67A1 = { $offender } n'a rien joué à { TRICK($trick) }, et nous sommes à temps : il fournit maintenant une carte licite.
law-67A1-lead-back = Cette levée est maintenant à une autre main : { $seat } reprend { CARD($card) } sans pénalité.
law-67B1-added = { $offender } met { CARD($card) } parmi ses cartes de { TRICK($trick) }. La levée reste à qui elle était ; cela compte comme une renonce consommée, pour une levée au plus.
    .dummy = { CAP(CARD($card)) } va parmi les cartes du mort de { TRICK($trick) }. La levée reste à qui elle était ; cela compte comme une renonce consommée, pour une levée au plus.
law-67B1a = Les deux camps ont continué, et { $offender } n'a rien mis à { TRICK($trick) } : il ajoute une carte de la couleur attaquée, celle qu'il choisit.
    .dummy = Les deux camps ont continué, et rien n'a été joué du mort à { TRICK($trick) } : { $player } ajoute une carte de la couleur attaquée, celle qu'il choisit.
law-1997-67B1a-added = { $offender } met { CARD($card) } parmi ses cartes de { TRICK($trick) }. Il avait de la couleur attaquée, il n'y a donc pas de pénalité, et la levée reste à qui elle était.
    .dummy = { CAP(CARD($card)) } va parmi les cartes du mort de { TRICK($trick) }. Le mort avait de la couleur attaquée, il n'y a donc pas de pénalité, et la levée reste à qui elle était.
law-67B1b = Les deux camps ont continué, et { $offender } n'a rien mis à { TRICK($trick) } : il n'a pas de la couleur attaquée, il ajoute donc la carte de son choix.
    .dummy = Les deux camps ont continué, et rien n'a été joué du mort à { TRICK($trick) } : le mort n'a pas de la couleur attaquée, { $player } ajoute donc la carte de son choix.
law-67B2a = Des cartes mises par { $offender } à { TRICK($trick) }, { CARD($card) } reste et { CARDS($extra) } { COUNT($extra) ->
        [one] retourne
       *[other] retournent
    } en main. La levée reste à qui elle était.
law-67B2b = La carte rendue était { SEAT($offender, form: "to") } depuis le début : à { TRICK($trick) } il pouvait fournir { SUIT($suit, form: "one") } et a joué { CARD($card) }. C'était une renonce.
law-67B3 = { $seat } a bien joué une carte à { TRICK($trick) }, mais elle n'est pas parmi ses cartes jouées : je la trouve et la mets à sa place.
law-67B3-again = La même carte a été rejouée à une levée suivante, et il est trop tard pour y remédier : j'attribuerai une marque ajustée.

## Questions, et les réponses sur leurs boutons.

question-67A1 = Quelle carte { SEATS($to) } fournit-il ?
question-67B1 = Quelle carte { SEATS($to) } met-il parmi celles jouées à { TRICK($trick) } ?
question-67B3 = L'arbitre constate : { $seat } a-t-il rejoué la carte de { TRICK($trick) }, trop tard pour y remédier ?
option-67B3-once = Non : elle a été jouée une fois
option-67B3-again = Oui : une marque ajustée

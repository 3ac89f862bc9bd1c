### Loi 73 : communication, tempo et tromperie

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-73c2 =
    .e2017 = Qui se sert de ce que son partenaire a laissé échapper peut être pénalisé ; si les adversaires ont été lésés, 16B3 s'applique aussi.
lawbook-73e2 =
    .e2017 = Si un joueur non fautif a été trompé par une question, une remarque, une manière ou le tempo d'un adversaire qui n'avait pas pour cela de raison de bridge démontrable et pouvait se rendre compte que cela risquait de l'avantager, l'arbitre ajuste la marque. (1997 : 73F2 ; 2007 : 73F.)
lawbook-73f =
    .e2007 = Si un joueur non fautif a été trompé par une remarque, une manière ou le tempo d'un adversaire qui n'avait pas pour cela de raison de bridge démontrable et pouvait savoir que cela risquait de l'avantager, l'arbitre ajuste la marque. (1997 : 73F2 ; 2017 : 73E2.)
    .e2017 = { "" }
lawbook-73f2 = Si un joueur non fautif a été trompé par une remarque, une manière ou le tempo d'un adversaire qui n'avait pas pour cela de raison de bridge démontrable et pouvait savoir que cela risquait de l'avantager, l'arbitre ajuste la marque. (2007 : 73F ; 2017 : 73E2.)
    .e2007 = { "" }

## Sur quoi porte un cas sous un article, en peu de mots.

point-73 = ce que les partenaires peuvent se dire, et comment
point-73c2 =
    .e2017 = qui se sert de ce que le partenaire a laissé échapper
point-73e2 =
    .e2017 = trompé sans raison de bridge
point-73f =
    .e2007 = trompé sans raison de bridge
    .e2017 = { "" }
point-73f2 = trompé sans raison de bridge
    .e2007 = { "" }

### Loi 16 : ce dont un joueur peut se servir

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-16a = Un joueur qui a appris quelque chose de son partenaire autrement que par une déclaration ou une carte ne peut pas choisir, parmi ses alternatives logiques, celle que cela suggère manifestement plutôt qu'une autre. (Depuis 2007 : 16B.)
    .e2007 = Un joueur peut se servir de ce qu'il sait par les déclarations et cartes licites de la donne, par les actions retirées dans la mesure où 16D le permet, et par les Lois elles-mêmes.
    .e2017 = Un joueur peut se servir de ce qu'il sait par les déclarations et cartes licites de la donne, par les actions retirées dans la mesure où 16C le permet, et par les Lois elles-mêmes.
lawbook-16a1 =
    .e2007 = Un joueur peut se servir de ce que disent les déclarations et cartes licites de la donne, y compris les irrégulières acceptées, de ce que disent les retirées dans la mesure où 16D le permet, de ce qu'une Loi ou un règlement autorise, et de ce qu'il savait avant de prendre ses cartes.
    .e2017 = Un joueur peut se servir de ce que disent les déclarations et cartes licites de la donne, y compris les irrégulières acceptées, de ce que disent les retirées dans la mesure où 16C le permet, et de ce qu'une Loi ou le règlement du tournoi autorise.
lawbook-16a2 =
    .e2007 = Un joueur peut aussi tenir compte de la position qu'il croit avoir, de ce qu'il sait des habitudes de ses adversaires, et du règlement du tournoi.
lawbook-16a3 =
    .e2007 = Tout autre renseignement est étranger, et aucune déclaration ni carte ne peut reposer sur lui.
    .e2017 = { "" }
lawbook-16a4 =
    .e2007 = Si cela n'est pas respecté et qu'un dommage s'ensuit, l'arbitre ajuste la marque (12C).
    .e2017 = { "" }
lawbook-16b = Un joueur qui apprend par accident quelque chose de la donne par ailleurs le dit aussitôt à l'arbitre. (Depuis 2007 sous un autre numéro ; en 1997 ce qui vient du partenaire est en 16A.)
    .e2007 = Un joueur qui a appris quelque chose de son partenaire autrement que par une déclaration ou une carte ne peut pas choisir, parmi les actions que ses pairs envisageraient sérieusement, celle que cela suggère plutôt qu'une autre.
lawbook-16b2 =
    .e2017 = Un joueur qui pense qu'un adversaire a ainsi renseigné son partenaire peut dire qu'il réserve le droit d'appeler l'arbitre plus tard ; les adversaires qui le contestent l'appellent aussitôt.
lawbook-16b3 =
    .e2017 = Un joueur qui croit qu'un adversaire a choisi ce que suggérait une telle information appelle l'arbitre à la fin du jeu. Si les fautifs y ont gagné, l'arbitre ajuste la marque.
lawbook-16c = Ce que révèle une déclaration ou une carte retirée : le camp non fautif peut se servir de tout, le camp fautif de rien. (2007 : 16D.)
    .e2007 = Un joueur qui apprend par accident quelque chose de la donne par ailleurs le dit aussitôt à l'arbitre. (1997 : 16B ; 2017 : 16D.)
    .e2017 = Ce que révèle une déclaration ou une carte retirée : le camp non fautif peut se servir de tout, le camp fautif de rien. (2007 : 16D.)
lawbook-16c2 =
    .e2007 = S'il l'apprend avant toute déclaration, l'arbitre peut changer les places ou faire jouer quelqu'un d'autre ; sinon il laisse jouer la donne et ajuste la marque si le résultat en a été affecté, ou donne une marque artificielle. (1997 : 16B ; 2017 : 16D2.)
    .e2017 = { "" }
lawbook-16c3 =
    .e2017 = Si un joueur du camp fautif s'est servi de ce que lui a appris une déclaration ou une carte retirée et que le camp non fautif a été lésé, l'arbitre ajuste la marque.
lawbook-16d =
    .e2007 = Ce que révèle une déclaration ou une carte retirée : le camp non fautif peut se servir de tout, le camp fautif de rien. (1997 et 2017 : 16C.)
    .e2017 = Un joueur qui apprend par accident quelque chose de la donne par ailleurs le dit aussitôt à l'arbitre. (2007 : 16C.)
lawbook-16d2 =
    .e2017 = S'il l'apprend avant toute déclaration, l'arbitre peut changer les places, faire redistribuer la donne ou faire jouer quelqu'un d'autre ; sinon il laisse jouer la donne et ajuste la marque si le résultat en a été affecté, ou donne une marque artificielle. (2007 : 16C2.)

## Sur quoi porte un cas sous un article, en peu de mots.

point-16 = ce qu'on peut savoir, et ce qui ne doit pas guider le choix
point-16a = ce que le partenaire laisse échapper ne doit pas guider le choix
    .e2007 = ce dont on peut se servir ou non
point-16a3 =
    .e2007 = aucune déclaration ni carte ne repose sur une information étrangère
    .e2017 = { "" }
point-16a4 =
    .e2007 = l'arbitre ajuste si l'on s'est servi d'une information étrangère
    .e2017 = { "" }
point-16b = ce qu'on apprend par accident se dit à l'arbitre
    .e2007 = ce que le partenaire laisse échapper ne doit pas guider le choix
point-16b3 = l'arbitre ajuste si l'on s'est servi de ce qui a échappé au partenaire
point-16c = ce qui est retiré ne renseigne que le camp non fautif
    .e2007 = ce qu'on apprend par accident se dit à l'arbitre
    .e2017 = ce qui est retiré ne renseigne que le camp non fautif
point-16d = ce qu'on apprend par accident se dit à l'arbitre
    .e2007 = ce qui est retiré ne renseigne que le camp non fautif
    .e2017 = ce qu'on apprend par accident se dit à l'arbitre

## Décisions, comme l'arbitre les donne à la table.

law-16-heard = Je jugerai si { $seat } s'est servi d'une information qui ne lui est pas permise.
law-16B-shown = Ce { SEAT($seat, form: "that") } a laissé échapper est une information non autorisée pour { $partner }, qui ne peut choisir ni une déclaration ni une carte que cela suggère. Continuez ; rappelez-moi si vous pensez qu'il l'a fait.
law-16B-shown-before = Ce { SEAT($seat, form: "that") } a laissé échapper est une information non autorisée pour { $partner }, qui ne pouvait choisir ni une déclaration ni une carte que cela suggérait.

## Questions, et les réponses sur leurs boutons.

question-16 = L'arbitre juge : { $seat } a-t-il choisi, parmi des alternatives logiques, ce que l'information suggérait ?
law-16D1 = { $seat } a appris par hasard quelque chose sur cette donne : je décide si cela peut gêner le jeu normal.
law-16D-harmless = Cela ne gêne pas le jeu normal : la donne continue.
law-16D2a = Les joueurs changent de place, pour que celui qui connaît une main ait cette main.
law-16D2b = La donne est redistribuée.
law-16D2c = La donne est jouée. Je jugerai ensuite si ce qu'on a appris a influé sur le résultat.
law-16D2d = La donne ne peut être jouée normalement : j'attribuerai une marque ajustée.
law-16B2-1997 = Les quatre joueurs sont d'accord : un remplaçant joue cette donne à la place de celui qui en sait quelque chose.

## Questions, et les réponses sur leurs boutons.

question-16B = { $edition ->
    [e1997] L'arbitre juge : ce { SEAT($seat, form: "that") } a appris pourrait-il gêner le jeu normal, et que fait-on ?
   *[other] L'arbitre juge : { $seat } a-t-il choisi, parmi des alternatives logiques, ce que l'information suggérait ?
}
question-16D2 = L'arbitre juge : ce { SEAT($seat, form: "that") } a appris peut-il gêner le jeu normal, et que fait-on ?
question-16C2 = L'arbitre juge : ce { SEAT($seat, form: "that") } a appris peut-il gêner le jeu normal, et que fait-on ?
question-16D2c = L'arbitre juge : ce qu'on avait appris par hasard a-t-il influé sur le résultat ?
question-16C2c = L'arbitre juge : ce qu'on avait appris par hasard a-t-il influé sur le résultat ?
option-16-harmless = Cela ne gêne pas : la donne continue
option-16-positions = Les joueurs changent de place
option-16-redeal = La donne est redistribuée
option-16-played = Jouée, et jugée ensuite
option-16-substitute = Un remplaçant joue la donne
option-16-adjusted = Une marque ajustée

### Loi 13 : les mains dont le nombre de cartes est faux

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-13 = Quand une main avait plus de treize cartes et une autre moins, l'arbitre rétablit les mains s'il le peut et fait jouer la donne ; s'il ne le peut pas, ou si le résultat s'en est ressenti, il ajuste la marque.
lawbook-13a = Si aucun joueur n'a vu une carte d'un autre, les mains sont rétablies et la donne est jouée.
    .e2007 = Quand un joueur qui n'avait pas le bon nombre de cartes a déclaré, les mains sont rétablies et la donne est jouée, toutes les déclarations restant ce qu'elles étaient, si l'arbitre pense qu'elle peut l'être normalement ; il peut ajuster la marque ensuite. (2017 : 13B1.)
    .e2017 = Tant que personne n'a déclaré avec un nombre de cartes faux, les mains sont rétablies. Si un joueur a vu une carte d'un autre, la donne est jouée tout de même, et l'arbitre ajuste la marque si le résultat s'en est ressenti.
lawbook-13b = Si un joueur a vu une carte d'un autre, l'arbitre ne fait jouer la donne que s'il pense que cela n'aura pas d'importance ; sinon il attribue une marque artificielle.
    .e2007 = Sinon, quand un tel joueur a déclaré, l'arbitre ajuste la marque, et peut pénaliser le joueur en faute. (2017 : 13B2.)
    .e2017 = Quand un joueur qui n'avait pas le bon nombre de cartes a déclaré, tout dépend si les mains peuvent être rétablies et jouées (B1) ou non (B2).
lawbook-13b1 =
    .e2017 = Quand un joueur qui n'avait pas le bon nombre de cartes a déclaré, les mains sont rétablies et la donne est jouée, toutes les déclarations restant ce qu'elles étaient, si l'arbitre pense qu'elle peut l'être normalement ; il peut ajuster la marque ensuite. (2007 : 13A.)
lawbook-13b2 =
    .e2017 = Sinon, quand un tel joueur a déclaré, l'arbitre ajuste la marque, et peut pénaliser le joueur en faute. (2007 : 13B.)
lawbook-13c = Si l'on ne découvre qu'après le jeu qu'une main avait trop de cartes et une autre pas assez, le résultat est annulé. (2007 : 13C ; 2017 : 13D.)
    .e2007 = Si l'on ne découvre qu'après le jeu qu'une main avait trop de cartes et une autre pas assez, le résultat est annulé et la marque ajustée ; le camp en faute peut recevoir une pénalité de procédure. (2017 : 13D.)
    .e2017 = Une carte qui ne fait pas partie de la donne est retirée, et l'on continue. Elle n'a d'importance que si elle a été jouée à une levée déjà retournée : l'arbitre peut alors ajuster la marque. (2007 : 13F.)
lawbook-13d =
    .e2007 = Tant que personne n'a déclaré avec un nombre de cartes faux, les mains sont rétablies. Si aucun joueur n'a vu une carte d'un autre, la donne est jouée normalement. Si l'un en a vu une, l'arbitre la fait jouer s'il pense que cela n'aura pas d'importance, et ajuste la marque si cela en a eu ; si cela en a trop, il ajuste la marque tout de suite. (2017 : 13A, où la donne est toujours jouée.)
    .e2017 = Si l'on ne découvre qu'après le jeu qu'une main avait trop de cartes et une autre pas assez, le résultat est annulé et la marque ajustée ; le camp en faute peut recevoir une pénalité de procédure. (1997 et 2007 : 13C.)
lawbook-13e =
    .e2007 = Quand le jeu continue, l'endroit où l'arbitre a mis ou déplacé une carte est une information non autorisée pour le partenaire du joueur dont la main n'avait pas le bon nombre de cartes.
    .e2017 = { "" }
lawbook-13f =
    .e2007 = Une carte qui ne fait pas partie de la donne est retirée, et l'on continue. Elle n'a d'importance que si elle a été jouée à une levée déjà retournée : l'arbitre peut alors ajuster la marque. (2017 : 13C.)
    .e2017 = { "" }

## Sur quoi porte un cas sous un article, en peu de mots.

point-13 = une main a trop de cartes, une autre pas assez
point-13a = qui a vu une carte d'une autre main
point-13b = si la donne peut être corrigée et jouée
point-13c = une carte d'un autre jeu
point-13d = trop de cartes, découvert après le jeu

## Décisions, comme l'arbitre les donne à la table.

law-13-restored = { CAP(CARD($card)) } retourne dans la main { SEAT($seat, form: "of") }.
law-13A1 = Personne n'a vu une carte d'une autre main : je rétablis les mains, et la donne est jouée normalement.
law-13A2 = Une carte d'une autre main a été vue. Je rétablis les mains et la donne est jouée ; je jugerai ensuite si ce qu'on a vu a influé sur le résultat.
law-13-1997-B1 = Une carte d'une autre main a été vue, mais cela ne gênera ni les annonces ni le jeu, et les quatre joueurs sont d'accord : je rétablis les mains, et la donne est jouée normalement.
law-13-seen-adjusted = Ce qu'on a vu d'une autre main importe trop pour que la donne puisse être jouée : j'attribuerai une marque ajustée.
law-13B1 = La donne peut être corrigée et jouée : je rétablis les mains, et aucune déclaration n'est changée. Après le jeu je pourrai attribuer une marque ajustée.
law-13-not-played = On a déclaré avec une main dont le nombre de cartes était faux, et la donne ne peut pas être corrigée et jouée : j'attribuerai une marque ajustée.
law-13-card-played = { $seat } a joué { CARD($card) }, qui n'était pas à lui : la donne ne peut plus être corrigée. J'attribuerai une marque ajustée.
law-13-cancelled = On ne découvre qu'après le jeu qu'une main avait trop de cartes et une autre pas assez : le résultat est annulé, et j'attribuerai une marque ajustée.
law-13C = La carte d'un autre jeu { SEAT($seat, form: "that") } a trouvée ne fait pas partie de cette donne : elle est retirée, et l'on continue.
law-13C-not-played = Elle n'a pas été jouée à une levée déjà retournée : rien d'autre ne s'ensuit.
law-13C-played = Elle a été jouée à une levée déjà retournée : à la fin du jeu je jugerai si cela a influé sur le résultat.

## Questions, et les réponses sur leurs boutons.

question-13A = L'arbitre juge : les déclarations faites avec un nombre de cartes faux ont-elles influé sur le résultat ?
question-13A-offence = { $edition ->
    [e1997] L'arbitre établit : un joueur a-t-il vu une carte de la main d'un autre, et cela gêne-t-il les annonces ou le jeu normaux ?
   *[other] L'arbitre juge : la donne peut-elle être corrigée et jouée, sans changer aucune déclaration ?
}
question-13A1 = L'arbitre établit : un joueur a-t-il vu une carte de la main d'un autre ?
question-13A2 = L'arbitre juge : ce qu'on a vu d'une autre main a-t-il influé sur le résultat de la donne ?
question-13B = L'arbitre juge : la donne peut-elle être corrigée et jouée, sans changer aucune déclaration ?
question-13B1 = L'arbitre juge : les déclarations faites avec un nombre de cartes faux ont-elles influé sur le résultat ?
question-13D1 = L'arbitre établit : un joueur a-t-il vu une carte de la main d'un autre, et est-il probable que cela gêne les annonces ou le jeu normaux ?
question-13D2a = L'arbitre juge : ce qu'on a vu d'une autre main a-t-il influé sur le résultat de la donne ?
question-13C = L'arbitre juge : la carte d'un autre jeu, qui avait été jouée, a-t-elle influé sur le résultat ?
question-13F = L'arbitre juge : la carte d'un autre jeu, qui avait été jouée, a-t-elle influé sur le résultat ?
question-13C-offence = L'arbitre établit : la carte d'un autre jeu a-t-elle été jouée à une levée déjà retournée ?
question-13F-offence = L'arbitre établit : la carte d'un autre jeu a-t-elle été jouée à une levée déjà retournée ?
option-13C-not-played = Non
option-13F-not-played = Non
option-13C-played = Oui : je jugerai après le jeu
option-13F-played = Oui : je jugerai après le jeu
option-13-not-seen = Personne : la donne est jouée normalement
option-13-seen = Vue : jouée, et jugée ensuite
option-13-seen-played = Vue, mais cela ne gêne pas : jouée
option-13-seen-adjusted = Cela gêne : une marque ajustée
option-13-played = Elle le peut : les mains sont rétablies
option-13-adjusted = Elle ne le peut pas : une marque ajustée

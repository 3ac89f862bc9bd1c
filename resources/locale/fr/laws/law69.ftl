### Loi 69 : l'accord à une revendication ou à une concession

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-69 = Ce que signifie accepter une revendication ou une concession, et jusqu'à quand on peut revenir dessus.
lawbook-69a = L'accord à une revendication ou à une concession est établi quand un camp laisse finir le tour, ou déclare sur une autre donne, sans avoir contesté. Les levées revendiquées comptent alors comme si elles avaient été jouées.
lawbook-69b = Pendant la période de correction un camp peut revenir sur son accord à une revendication, mais seulement pour une levée qu'il avait déjà gagnée, ou pour une que, selon l'arbitre, aucun jeu normal des cartes restantes, même négligent, n'aurait pu perdre. La levée lui est alors marquée. (Depuis 2007 : ce qu'il aurait probablement gagné.)
    .e2007 = Pendant la période de correction un camp peut revenir sur son accord, pour une levée qu'il avait déjà gagnée ou qu'il aurait probablement gagnée si le jeu avait continué. La levée lui est alors marquée.
lawbook-69b1 =
    .e2007 = L'accord peut être retiré pour une levée que le camp avait déjà gagnée. (1997 : dans 69B.)
lawbook-69b2 =
    .e2007 = L'accord peut être retiré pour une levée que le camp aurait probablement gagnée si le jeu avait continué. (1997 : 69B, et seulement pour une qu'aucun jeu normal n'aurait pu perdre.)

## Sur quoi porte un cas sous un article, en peu de mots.

point-69 = l'accord à une revendication
point-69a = quand l'accord à une revendication compte
point-69b = l'accord à une revendication est retiré

## Décisions, comme l'arbitre les donne à la table.

law-69A-assent = { $seat } accepte ce { SEAT($claimer, form: "that") } a revendiqué ou concédé : les levées comptent comme jouées, à moins que son camp n'objecte avant de déclarer à une autre donne ou avant la fin du tour.
law-69A-established = L'accord { SIDE($side, form: "of") } est établi : il ne peut plus être retiré que comme le dit la Loi 69B.
law-69A = { $seat } retire son accord avant qu'il soit établi.
law-69A-asks = { $seat } retire son accord avant qu'il soit établi, et demande { TRICKS($tricks) }.
law-69B-withdrawn = L'accord est retiré : { TRICKS($tricks) } { $tricks ->
        [one] revient
       *[other] reviennent
    } à { SIDE($side) }.
law-1997-69B-stands = L'accord est maintenu : par un jeu normal { SIDE($side) } aurait pu perdre ce qu'il demande.
law-69B2-stands = L'accord est maintenu : il n'est pas probable { SIDE($side, form: "that") } aurait gagné ce qu'il demande.

## Questions, et les réponses sur leurs boutons.

question-69B = L'arbitre juge : { TRICKS($tricks) } { $tricks ->
        [one] est redemandée
       *[other] sont redemandées
    } ; on ne rend que ce qu'aucun jeu normal ne pouvait perdre. Combien en reste-t-il au camp { SEAT($seat, form: "of") } ?
question-69B2 = L'arbitre juge : { TRICKS($tricks) } { $tricks ->
        [one] est redemandée
       *[other] sont redemandées
    } ; on ne rend que ce qui aurait probablement été gagné. Combien en reste-t-il au camp { SEAT($seat, form: "of") } ?

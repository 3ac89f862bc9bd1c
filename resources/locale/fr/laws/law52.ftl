### Loi 52 : une carte pénalisée qui n'a pas été jouée

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-52a = Un joueur de la défense qui devait jouer sa carte pénalisée et en a joué une autre ne peut pas corriger de lui-même.
lawbook-52b = Le déclarant décide s'il accepte la carte jouée au lieu de la carte pénalisée (52B1), ou fait jouer la carte pénalisée (52B2).
lawbook-52b1 = Le déclarant peut accepter la carte jouée, et l'a acceptée une fois qu'il a joué après elle de l'une de ses mains. La carte pénalisée reste alors.
lawbook-52b2 = Si le déclarant n'accepte pas, la carte pénalisée est jouée à la place, et toute carte jouée à tort devient une carte pénalisée principale.

## Sur quoi porte un cas sous un article, en peu de mots.

point-52 = la carte pénalisée n'a pas été jouée
point-52a = une autre carte que la pénalisée : il ne peut pas corriger lui-même
point-52b = une autre carte que la pénalisée : le déclarant décide
point-52b1 = le déclarant accepte une autre carte que la pénalisée
point-52b2 = non acceptée : une carte pénalisée de plus

## Décisions, comme l'arbitre les donne à la table.

law-52A = Avec { CARDS($owed) } devant lui comme carte pénalisée, { $offender } n'avait pas le droit de jouer { CARD($card) }. Il ne peut pas en changer de lui-même.
law-52B1a = Le déclarant accepte { CARD($card) }. La carte pénalisée { SEAT($offender, form: "of") } reste où elle est.
law-52B1b = Le déclarant a joué après { CARD($card) } : la carte est acceptée, et la carte pénalisée { SEAT($offender, form: "of") } reste où elle est.
law-52B2 = Le déclarant n'accepte pas { CARD($card) } : { $offender } reprend sa carte et joue sa carte pénalisée.

## Questions, et les réponses sur leurs boutons.

question-52B = { $seat } a joué { CARD($card) } au lieu de sa carte pénalisée : { SEATS($to) } accepte-t-il ?
option-52B-accept = Accepter { CARD($card) }
option-52B-refuse = Ne pas accepter { CARD($card) }

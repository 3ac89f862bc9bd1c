### Loi 48 : les cartes montrées par le déclarant

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-48a = Une carte que montre le déclarant n'est jamais une carte pénalisée, ni une carte du mort. Il n'est pas tenu de la jouer.
lawbook-48b = Quand le déclarant étale sa main, c'est un cas de la Loi 54, ou peut-être une revendication.
lawbook-48b1 = Si le déclarant étale sa main après une entame hors tour, la Loi 54 s'applique.
lawbook-48b2 = Si le déclarant étale sa main à tout autre moment, il peut avoir revendiqué ou concédé (68), sauf s'il est clair qu'il ne le voulait pas.

## Sur quoi porte un cas sous un article, en peu de mots.

point-48 = le déclarant montre une carte
point-48a = la carte tombée du déclarant ne coûte rien
point-48b = le déclarant étale sa main

## Décisions, comme l'arbitre les donne à la table.

law-48A = { $seat } a montré { CARDS($cards) } : le camp du déclarant n'a pas de cartes pénalisées. Il reprend ce qu'il a montré et joue comme il veut.
law-48B2 = { $declarer } a étalé toute sa main, ce qui peut être une revendication ou une concession : j'entends ce qu'il voulait. Si personne ne revendique, le jeu continue.

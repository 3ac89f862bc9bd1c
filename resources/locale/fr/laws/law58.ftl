### Loi 58 : attaques et jeux simultanés, et plusieurs cartes à la fois

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-58 = Deux joueurs, ou deux cartes d'un même joueur, en même temps.
lawbook-58a = Une carte jouée au même moment que la carte correcte d'un autre joueur compte comme jouée après elle.
lawbook-58b = Quand un joueur a attaqué ou joué deux cartes ou plus ensemble, une compte et les autres partent.
lawbook-58b1 = Si une seule des cartes est visible, elle est jouée, et les autres reviennent.
lawbook-58b2 = Si plusieurs sont visibles, le joueur dit laquelle il joue. Les autres montrées par un joueur de la défense deviennent des cartes pénalisées.
lawbook-58b3 = Un adversaire qui a joué après une carte ensuite reprise peut changer la sienne.
lawbook-58b4 = Si on ne le remarque qu'après que les deux camps ont joué à la levée suivante, la Loi 67 s'applique.

## Sur quoi porte un cas sous un article, en peu de mots.

point-58 = deux cartes à la fois
point-58a = deux joueurs jouent au même moment
point-58b = deux cartes quittent la main ensemble
point-58b2 = deux cartes visibles : le joueur dit laquelle il joue
point-58b3 = qui a joué après une carte retirée peut changer

## Décisions, comme l'arbitre les donne à la table.

law-58B2 = On a pu voir { CARDS($cards) } : { $player } dit laquelle il joue.
law-58B2-chosen = { $player } joue { CARD($card) } ; le reste de ce qu'il a montré n'est pas joué.
law-58B3-several = { $seat } avait joué après une carte qui n'est plus là : { CARD($card) } revient, et il en joue une autre.
    .dummy = { CAP(CARD($card)) } avait été { AGREE($card, m: "joué", f: "jouée") } du mort après une carte qui n'est plus là : la carte revient, et une autre est jouée.

## Questions, et les réponses sur leurs boutons.

question-58B2 = Laquelle des cartes montrées { SEATS($to) } joue-t-il ?
question-58B3 = { SEATS($to) } a joué après une carte qui n'est plus là : il peut reprendre { CARD($card) }, ou { AGREE($card, m: "le", f: "la") } garder.

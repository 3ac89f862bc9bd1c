### Loi 36 : les contres et surcontres inadmissibles

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-36 = Un contre ou un surcontre que la Loi 19 interdit est annulé. Le fautif fait une déclaration licite, son partenaire doit passer jusqu'à la fin des annonces, et le déclarant peut ensuite restreindre l'attaque du partenaire. Si l'adversaire de gauche a déclaré voir 35A.
    .e2007 = Un contre ou un surcontre que la Loi 19 interdit n'est jamais maintenu ; qui a déclaré sur lui ne l'a pas accepté.
lawbook-36a =
    .e2007 = Si l'adversaire de gauche a déclaré, le contre ou le surcontre et toutes les déclarations suivantes sont annulés, et les annonces reviennent au joueur dont c'était le tour, comme si de rien n'était. La Loi 26 ne s'applique pas. (1997 : 35A.)
    .e2017 = Si l'adversaire de gauche a déclaré, le contre ou le surcontre et toutes les déclarations suivantes sont annulés, et les annonces reviennent au joueur dont c'était le tour, comme si de rien n'était. La Loi 26B ne s'applique pas. (1997 : 35A.)
lawbook-36b =
    .e2007 = S'il n'a pas déclaré, le fautif met une déclaration licite à la place du contre ou du surcontre, et son partenaire doit passer jusqu'à la fin des annonces.
lawbook-36b1 =
    .e2007 = Le contre ou le surcontre est annulé.
lawbook-36b2 =
    .e2007 = Le fautif fait une déclaration licite à la place, les annonces continuent, et son partenaire doit passer jusqu'à leur fin.
lawbook-36b3 =
    .e2007 = Le déclarant peut ensuite restreindre l'attaque du partenaire (26), et la Loi 23 peut s'appliquer.
    .e2017 = Le déclarant peut ensuite restreindre l'attaque du partenaire (26B), et 72C peut s'appliquer.
lawbook-36b4 =
    .e2007 = S'il était en outre hors tour, les annonces reviennent au joueur dont c'était le tour ; le fautif peut faire à son tour toute déclaration licite, et son partenaire doit passer jusqu'à la fin des annonces.
lawbook-36c =
    .e2017 = Si l'attention n'y est attirée qu'après que l'entame a été retournée, le contrat est marqué comme si le contre ou le surcontre n'avait pas été fait.

## Sur quoi porte un cas sous un article, en peu de mots.

point-36 = un contre qui n'est pas permis n'est jamais maintenu
point-36a = contre non permis, on a déclaré dessus : tout est annulé
point-36b = contre non permis : le partenaire passe jusqu'à la fin
point-36c =
    .e2017 = découvert après l'entame : marqué comme non contré

## Décisions, comme l'arbitre les donne à la table.

law-36A = { CAP(CALL($call, form: "the")) } { SEAT($offender, form: "of") } n'était pas permis, et le joueur suivant a déclaré sur lui : il est annulé, et toutes les déclarations suivantes avec lui. { $seat } déclare, comme si de rien n'était.
law-36B = { CAP(CALL($call, form: "the")) } { SEAT($offender, form: "of") } n'est pas permis et est annulé : il fait une déclaration licite à la place.
law-36B4 = { CAP(CALL($call, form: "the")) } { SEAT($offender, form: "of") } n'est pas permis et est annulé. C'est { SEAT($seat, form: "to") } de parler ; à son propre tour { $offender } peut faire toute déclaration licite.
law-36C = { CAP(CALL($call, form: "the")) } { SEAT($offender, form: "of") } n'était pas permis : la donne est marquée comme s'il n'avait pas été fait, { CONTRACT($contract) }.

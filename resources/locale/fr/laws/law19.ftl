### Loi 19 : les contres et les surcontres

## Ce que disent les articles des Lois, avec nos propres mots. Un texte vaut jusqu'à ce que l'attribut d'une édition
## ultérieure le remplace ; un attribut vide l'abroge. Les numéros sont ceux de chaque édition.

lawbook-19 = Qui peut contrer ou surcontrer, et quoi.
lawbook-19a = On ne peut contrer que la dernière enchère, si elle est d'un adversaire et que seuls des passes l'ont suivie. On dit « contre » et rien d'autre.
lawbook-19a1 = On ne peut contrer que la dernière enchère, si elle est d'un adversaire et que seuls des passes l'ont suivie.
lawbook-19a3 = Qui contre en nommant une enchère fausse a contré l'enchère telle qu'elle avait été faite.
lawbook-19b = On ne peut surcontrer que le dernier contre, s'il est d'un adversaire et que seuls des passes l'ont suivi. On dit « surcontre » et rien d'autre.
lawbook-19b1 = On ne peut surcontrer que le dernier contre, s'il est d'un adversaire et que seuls des passes l'ont suivi.
lawbook-19b3 = Qui surcontre en nommant une enchère fausse a surcontré l'enchère telle qu'elle avait été faite.
lawbook-19c = L'enchère licite suivante met fin à un contre ou à un surcontre.
lawbook-19d = Si aucune enchère licite ne suit, un contre ou un surcontre augmente la marque comme le dit la Loi 77.

## Sur quoi porte un cas sous un article, en peu de mots.

point-19 = qui peut contrer ou surcontrer, et quoi

### Art. 61: che cos'è una renonce, e chi può chiederne

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-61a = È renonce non rispondere a colore potendolo fare, o non attaccare o giocare, potendolo fare, la carta o il seme che il Codice impone o che un avversario ha scelto quando il Codice gliene dava facoltà.
lawbook-61b = Quando un giocatore non risponde a colore, il dichiarante può chiedere a un difensore, il morto al dichiarante, i difensori al dichiarante. I difensori non possono chiedere al proprio compagno, se la Federazione non lo autorizza.
    .e2007 = Quando un giocatore non risponde a colore, il dichiarante può chiedere a un difensore, il morto al dichiarante, i difensori al dichiarante e, salvo divieto della Federazione, anche tra loro.
    .e2017 = Quando un giocatore non risponde a colore, il dichiarante può chiedere a un difensore, il morto al dichiarante, i difensori al dichiarante e anche tra loro.
lawbook-61b1 = Il dichiarante può chiedere al difensore che non ha risposto a colore se non ne ha più.
lawbook-61b2 = Il morto può chiedere al dichiarante se non ne ha più, purché abbia conservato i suoi diritti. A un difensore non può chiedere.
lawbook-61b3 = I difensori possono chiedere al dichiarante. Tra loro no, se la Federazione non lo autorizza; se uno lo fa si applica il 63B.
    .e2007 = I difensori possono chiedere al dichiarante e, salvo divieto della Federazione, anche tra loro, con il rischio di dare informazioni non autorizzate.
    .e2017 = I difensori possono chiedere al dichiarante e anche tra loro, con il rischio di dare informazioni non autorizzate.
lawbook-61c =
    .e2017 = Che qualcuno sostenga esserci stata una renonce non autorizza a scoprire le prese già giocate: spetta all'Arbitro (66C). (2007: 62C3.)

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-61 = che cos'è una renonce, e chi può chiedere
point-61a = che cos'è una renonce
point-61b = chi può chiedere di una renonce
point-61b1 = il dichiarante chiede a un difensore se non ne ha più
point-61b2 = il morto può chiedere al dichiarante, mai a un difensore
point-61b3 = i difensori non possono chiedersi fra loro
    .e2007 = i difensori si chiedono fra loro, a loro rischio
point-61c =
    .e2017 = chi lamenta una renonce non fa girare le prese

## Le decisioni, come l'Arbitro le comunica al tavolo.

law-61B-partner = { $seat } ha interrogato il proprio compagno: qui non è permesso.
law-61B2b = { $seat } è il morto e non può interrogare un difensore. La renonce viene comunque corretta.
law-61C = { SEAT($seat) } sostiene che c'è stata una renonce. Questo non dà a nessuno il diritto di scoprire le prese coperte: guarda l'Arbitro.

## Che cosa dicono gli articoli sul gioco della carta, con parole nostre. Come in lawbook.ftl, un testo vale in ogni
## edizione che non ha un attributo proprio; senza testo un messaggio vale solo nelle edizioni indicate.

## Mani con un numero sbagliato di carte.

lawbook-13 = Quando una mano aveva più di tredici carte e un'altra meno, l'Arbitro rimette a posto le mani, se può, e fa giocare il board; dove non può, o dove il risultato ne ha risentito, assegna un punteggio arbitrale.
lawbook-13a = Finché nessuno con un numero sbagliato di carte ha dichiarato, le mani si rimettono a posto. Se un giocatore ha visto una carta altrui il board si gioca lo stesso, e l'Arbitro corregge il punteggio se il risultato ne ha risentito.
    .e1997 = Se nessun giocatore ha visto una carta altrui, le mani si rimettono a posto e il board si gioca.
lawbook-13b = Quando un giocatore con un numero sbagliato di carte ha già dichiarato, il board si gioca, con tutte le chiamate fatte, se l'Arbitro ritiene che le mani si possano rimettere a posto; altrimenti assegna un punteggio arbitrale.
    .e1997 = Se un giocatore ha visto una carta altrui, l'Arbitro fa giocare il board solo dove ritiene che non conti; altrimenti dà un punteggio artificiale.
lawbook-13c = Una carta che viene da un altro mazzo si toglie, e il board continua. Conta solo se è stata giocata in una presa già girata.
    .e1997 = Se solo dopo il gioco risulta che una mano aveva troppe carte e un'altra troppo poche, il risultato si annulla. (Dal 2007: 13D.)
lawbook-13d =
    .e2007 = Se solo dopo il gioco risulta che una mano aveva troppe carte e un'altra troppo poche, il risultato si annulla e si assegna un punteggio arbitrale. (1997: 13C.)
    .e2017 = Se solo dopo il gioco risulta che una mano aveva troppe carte e un'altra troppo poche, il risultato si annulla e si assegna un punteggio arbitrale. (1997: 13C.)
lawbook-14 = Una carta mancante si cerca, oppure la mano si ricompone con un altro mazzo. La carta vale come se ci fosse sempre stata.
lawbook-14a = Se la mancanza si scopre prima che l'attacco iniziale sia scoperto, la mano si completa, nessuna chiamata cambia, e licitazione e gioco proseguono come al solito.
lawbook-14b = Se la mancanza si scopre dopo e la carta è tra quelle giocate, si applica l'Art. 67. Altrimenti torna alla mano a cui mancava; può diventare penalizzata, e non averla giocata prima può essere una renonce.
lawbook-14c =
    .e2007 = Che una carta sia tornata in una mano è informazione non autorizzata per il compagno.
    .e2017 = Che una carta sia tornata in una mano è informazione non autorizzata per il compagno.

## L'inizio del gioco, e il morto.

lawbook-41a = Il difensore alla sinistra del dichiarante fa l'attacco iniziale a carta coperta. Può riprenderla solo se lo dice l'Arbitro, dopo un'irregolarità.
lawbook-41b = Prima che l'attacco sia scoperto il compagno di chi attacca e il dichiarante, ma non il morto, possono farsi ripetere o spiegare la licitazione. Finché non ha giocato la sua prima carta il dichiarante o un difensore può ancora farsela ripetere; le spiegazioni può chiederle ogni volta che tocca a lui giocare.
lawbook-41c = Finite le domande si scopre l'attacco, il gioco comincia definitivamente e il morto scende. Più tardi un giocatore può ancora chiedere, quando tocca a lui, quale sia il contratto e se sia contrato, ma non da chi.
lawbook-41d = Il morto stende le carte scoperte sul tavolo, in colonne verso il dichiarante, con le basse più vicine a lui e le atout alla destra del morto. Il dichiarante gioca entrambe le mani.
    .e1997 = Il morto stende le carte scoperte sul tavolo, in colonne verso il dichiarante, con le atout alla destra del morto. Il dichiarante gioca entrambe le mani.
lawbook-42a = Questi diritti il morto non li perde mai: parlare all'Arbitro dei fatti e del Codice, contare le prese, muovere le carte che il dichiarante chiama.
lawbook-42a1 = In presenza dell'Arbitro il morto può parlare dei fatti e del Codice.
lawbook-42a2 = Il morto può tenere il conto delle prese vinte e perse.
lawbook-42a3 = Il morto muove le carte come il dichiarante gli dice, e bada che la mano del morto risponda a colore.
lawbook-42b = Questi diritti il morto li ha finché rispetta l'Art. 43.
lawbook-42b2 = Il morto può cercare di impedire un'irregolarità, per esempio dicendo da quale mano deve attaccare il dichiarante.
lawbook-42b3 = Il morto può far rilevare un'irregolarità, ma solo a gioco finito.
lawbook-43a = Che cosa il morto non può fare durante il gioco. Con A1 non perde diritti; con ciò che è detto in A2 sì (43B).
lawbook-43a3 = Un difensore non può mostrare le sue carte al morto.
lawbook-43b = Qualunque violazione di A1 o A2 può essere penalizzata. Dopo una di quelle dette in A2, inoltre, gli avvertimenti e le domande del morto si volgono contro la sua linea.
lawbook-43b1 = Per ogni violazione di A1 o A2 l'Arbitro può dare al morto una penalità procedurale (Art. 90).
lawbook-43b2 = Dopo una delle violazioni del 43A2, l'avvertimento del morto sulla mano sbagliata (a) o la sua domanda su una renonce (b) giovano ai difensori.

## Attaccare e giocare una carta.

lawbook-44b = Dopo l'attacco gli altri tre giocano a turno; le quattro carte formano una presa.
lawbook-44e = Una presa che contiene atout è vinta dall'atout più alta.
lawbook-44f = Una presa senza atout è vinta dalla carta più alta del seme d'attacco.
lawbook-44g = La mano che ha vinto una presa attacca nella successiva.

lawbook-45c = In questi casi una carta va giocata, che il suo proprietario lo volesse o no.
lawbook-45c1 = La carta di un difensore, tenuta in modo che il compagno potesse vederla, è giocata in questa presa. Se vi ha già giocato, è una quinta carta (45E).
lawbook-45c2 = La carta del dichiarante è giocata quando la tiene scoperta sul tavolo o quasi a toccarlo, o in una posizione che la mostra giocata.
lawbook-45c2-a =
    .e2017 = La carta del dichiarante è giocata quando la tiene scoperta a toccare il tavolo, o quasi.
lawbook-45c2-b =
    .e2017 = La carta del dichiarante è giocata quando la tiene in una posizione che la mostra giocata.
lawbook-45c3 = Una carta del morto che il dichiarante tocca di proposito è giocata, a meno che stesse mettendo in ordine le carte o volesse prenderne una vicina.
lawbook-45c4 = Una carta nominata va giocata (a), a meno che sia stata nominata senza volerlo e si sia ancora in tempo a cambiarla (b).
lawbook-45c4-b = Un giocatore può cambiare una carta che non intendeva nominare, se lo fa senza una pausa di riflessione. Un avversario che intanto ha giocato, al suo turno, una carta legale può cambiarla anche lui.
    .e2007 = Finché il compagno non ha giocato, un giocatore può cambiare una carta che non intendeva nominare, se lo fa senza una pausa di riflessione. Un avversario che intanto ha giocato, al suo turno, una carta legale può cambiarla anche lui.
    .e2017 = Il dichiarante può cambiare una carta del morto che non intendeva nominare, finché non gioca ancora da una delle due mani: dopo un lapsus, non dopo una distrazione o un ripensamento. Un avversario che intanto ha giocato, al suo turno, una carta legale può cambiarla anche lui.
lawbook-45c5 = Una carta penalizzata, maggiore o minore, può dover essere giocata (Art. 50).
lawbook-45d = La carta che il morto ha mosso e il dichiarante non ha nominato torna al suo posto se ci si accorge prima che entrambe le linee abbiano giocato nella presa successiva. Il difensore che ha giocato dopo l'errore e prima che fosse rilevato può cambiare carta; se la cambia l'avversario di destra del dichiarante, il dichiarante può cambiare quella giocata dopo di lui.
lawbook-45d1 =
    .e2017 = La carta che il morto ha mosso e il dichiarante non ha nominato torna al suo posto se ci si accorge prima che entrambe le linee abbiano giocato nella presa successiva. Il difensore che ha giocato dopo l'errore e prima che fosse rilevato può cambiare carta; se la cambia l'avversario di destra del dichiarante, il dichiarante può cambiare quella giocata dopo di lui. (1997 e 2007: 45D.)
lawbook-45d2 =
    .e2017 = Quando è troppo tardi per rimettere a posto la carta sbagliata, le prese restano come giocate. Se era la prima della presa, chi non le ha risposto può aver commesso renonce; se con quella ha commesso renonce il morto, valgono il 64B3 e il 64C.
lawbook-45e = Una carta di troppo in una presa o era un attacco, o torna in mano; quella di un difensore diventa penalizzata.
lawbook-45e1 = La quinta carta di un difensore diventa penalizzata. Se per l'Arbitro era un attacco, è un attacco fuori turno (53, 56).
lawbook-45e2 = Una quinta carta della mano del dichiarante o del morto torna al suo posto, e non succede altro. Se per l'Arbitro era un attacco, è un attacco fuori turno (55).
lawbook-45f = Il morto non può toccare né indicare una carta che il dichiarante non ha chiamato, se non per mettere in ordine. Se lo fa si chiama l'Arbitro e si continua; alla fine l'Arbitro corregge il punteggio se così ha suggerito una giocata e i difensori ne hanno avuto danno.
lawbook-45g = Nessuno gira la sua carta finché tutti e quattro non hanno giocato nella presa.

lawbook-46a = Il dichiarante dovrebbe nominare sia il seme sia il rango della carta che vuole dal morto.
lawbook-46b = Una richiesta di carta incompleta, o che non si può eseguire, si interpreta secondo i punti seguenti, a meno che il dichiarante senza alcun dubbio intendesse altro.
lawbook-46b1 = «Alta» vuol dire la più alta del seme d'attacco, «bassa» la più bassa, «prendi» la più bassa che si sa vincente.
lawbook-46b1-a = «Alta», o parole simili, vuol dire la carta più alta del morto nel seme d'attacco.
lawbook-46b1-b = «Prendi» vuol dire la carta più bassa del morto che si sa che vincerà la presa.
lawbook-46b1-c = «Bassa», o parole simili, vuol dire la carta più bassa del morto nel seme d'attacco.
lawbook-46b3 = Quando il dichiarante nomina il rango e non il seme, il morto attacca nel seme con cui ha appena preso (a), o gioca una carta legale di quel rango (b).
lawbook-46b3-a = Se deve attaccare il morto e il dichiarante nomina solo il rango, è la carta di quel rango nel seme con cui il morto ha vinto la presa precedente, se ce l'ha.
lawbook-46b3-b = Negli altri casi si gioca una carta del rango nominato, se è legale farlo. Se ce n'è più d'una, il dichiarante dice quale.
lawbook-46b4 = Se il morto non ha la carta nominata, non è stato nominato nulla, e il dichiarante può nominare una qualsiasi carta legale.
lawbook-46b5 = Se il dichiarante non nomina né seme né rango, come con «una qualunque», uno dei difensori può scegliere la carta del morto.

lawbook-47c = Una carta nominata senza volerlo si ritira senza altra rettifica quando il 45C4(b) permette di cambiarla.
lawbook-47d = Quando un avversario ha cambiato la sua carta, il giocatore può ritirare quella giocata dopo e giocarne un'altra. Di ciò che dicono le carte ritirate parla l'Art. 16.
lawbook-47e = Una carta giocata per un'informazione sbagliata di un avversario si può ritirare, come dicono E1 ed E2.
lawbook-47e1 = Un attacco o una giocata fuori turno si ritira liberamente se un avversario aveva detto per errore al giocatore che toccava a lui. L'avversario di sinistra non può accettarla.
    .e1997 = Un attacco fuori turno si ritira liberamente se un avversario aveva detto per errore al giocatore che toccava a lui.
    .e2017 = Un attacco o una giocata fuori turno si ritira liberamente se un avversario aveva detto per errore al giocatore che toccava a lui. L'avversario di sinistra non può accettarla, ed essa non consuma una renonce.
lawbook-47e2 = Una carta giocata per una spiegazione sbagliata si può ritirare finché nessun'altra è stata giocata (a); dopo, l'Arbitro può correggere il punteggio (b).
lawbook-47e2-a = Prima che la spiegazione sia corretta, la carta giocata per causa sua si può ritirare, purché nessuno abbia giocato dopo. Un attacco iniziale resta, una volta che il morto ha scoperto una carta.
lawbook-47e2-b = Quando è troppo tardi per ritirare la carta, l'Arbitro può assegnare un punteggio arbitrale.
lawbook-47f1 =
    .e2007 = Si possono ritirare carte dove lo dice il 53C: quelle giocate su un attacco irregolare quando ha attaccato anche chi doveva. (2017: 53B.)
    .e2017 = Si possono ritirare carte dove lo dice il 53B: quelle giocate su un attacco irregolare quando ha attaccato anche chi doveva. (2007: 53C.)
lawbook-47f2 =
    .e2007 = Fuori dei casi di questo Articolo una carta giocata resta giocata. (1997: 47F.)
    .e2017 = Fuori dei casi di questo Articolo una carta giocata resta giocata. (1997: 47F.)

lawbook-48b = Quando il dichiarante scopre le sue carte, o è il caso dell'Art. 54, o può essere una richiesta di prese.
lawbook-48b1 = Se il dichiarante scopre le sue carte dopo un attacco iniziale fuori turno, si applica l'Art. 54.
lawbook-48b2 = Se il dichiarante scopre le sue carte in qualsiasi altro momento può aver fatto una richiesta o una concessione (68), a meno che sia chiaro che non lo intendeva.

## Attacchi fuori turno.

lawbook-53b =
    .e1997 = Se il dichiarante attacca fuori turno e il difensore a destra di quell'attacco ci gioca sopra, l'attacco resta, e alla sua carta si applica l'Art. 57. (2017: 53C.)
    .e2007 = Se il dichiarante attacca fuori turno e il difensore a destra di quell'attacco ci gioca sopra, l'attacco resta, e alla sua carta si applica l'Art. 57. (2017: 53C.)
    .e2017 = Se l'attacco toccava a un avversario, questi può fare il suo; la sua carta non vale come giocata su quello irregolare. Il suo attacco resta, e ciò che si è giocato sull'altro si può ritirare; su quanto quelle carte dicono vedi 16C. (1997 e 2007: 53C.)
lawbook-53c =
    .e1997 = Se l'attacco toccava a un avversario, questi può fare il suo; la sua carta non vale come giocata su quello irregolare. Il suo attacco resta, e ciò che si è giocato sull'altro si può ritirare; su quanto quelle carte dicono vedi 16C. (2017: 53B.)
    .e2007 = Se l'attacco toccava a un avversario, questi può fare il suo; la sua carta non vale come giocata su quello irregolare. Il suo attacco resta, e ciò che si è giocato sull'altro si può ritirare; su quanto quelle carte dicono vedi 16D. (2017: 53B.)
    .e2017 = Se il dichiarante attacca fuori turno e il difensore a destra di quell'attacco ci gioca sopra, l'attacco resta, e alla sua carta si applica l'Art. 57. (1997 e 2007: 53B.)
lawbook-54 = Attacco iniziale scoperto dal difensore sbagliato: se il compagno ha attaccato a carta coperta, la sua carta torna in mano. Il dichiarante sceglie poi se scendere come morto, accettare o rifiutare.
lawbook-54a = Il dichiarante può stendere le sue carte: diventa morto, e il compagno dichiarante. Se cominciando a farlo ha scoperto anche una sola carta, deve farlo.
lawbook-54b = Il dichiarante può accettare l'attacco; il morto scende come al solito.
lawbook-54b1 = Se l'attacco è accettato, la seconda carta si gioca dalla mano del dichiarante.
lawbook-54b2 = Se il dichiarante ha giocato la seconda carta dal morto, quella resta, a meno che fosse una renonce.
lawbook-54c = Se il dichiarante poteva vedere una carta del morto, che non fosse stata esposta durante la licitazione, deve accettare l'attacco, e resta dichiarante.
lawbook-54d = Il dichiarante può rifiutare l'attacco. La carta diventa penalizzata maggiore, e prima che attacchi il difensore giusto il dichiarante sceglie secondo il 50D2.
lawbook-54e =
    .e2007 = Se a tentare l'attacco iniziale è il dichiarante o il morto, la carta si tratta come esposta durante la licitazione (Art. 24).
    .e2017 = Se a tentare l'attacco iniziale è il dichiarante o il morto, la carta si tratta come esposta durante la licitazione (Art. 24).
lawbook-55b1 = Se l'attacco toccava a un difensore, la carta del dichiarante torna nella mano da cui veniva, e non c'è altro.
lawbook-55b2 = Se il dichiarante ha attaccato dalla mano sbagliata delle sue due, la carta torna al suo posto e si attacca dall'altra.
lawbook-55c = Se la linea di gioco del dichiarante può basarsi su ciò che il suo errore gli ha detto, si applica l'Art. 16.
lawbook-56a = Il dichiarante può accettare l'attacco come dice l'Art. 53.

## Carte giocate troppo presto, o due insieme.

lawbook-57 = Attacchi e giocate prematuri, anzitutto quelli di un difensore prima che il compagno abbia giocato.
lawbook-57a = Quando un difensore attacca nella presa successiva, o gioca fuori turno, prima che il compagno abbia giocato in questa, la carta diventa penalizzata maggiore. Il dichiarante può imporre al compagno la carta più alta o la più bassa del seme d'attacco, o proibirgli un altro seme.
    .e1997 = Quando un difensore attacca nella presa successiva, o gioca fuori turno, prima che il compagno abbia giocato in questa, la carta diventa penalizzata. Il dichiarante può imporre al compagno la carta più alta o la più bassa del seme d'attacco, o proibirgli un altro seme.
    .e2017 = Quando un difensore attacca nella presa successiva, o gioca fuori turno, prima che il compagno abbia giocato in questa, la carta diventa penalizzata maggiore. Il dichiarante può imporre al compagno la carta più alta o la più bassa del seme d'attacco, oppure imporgli o proibirgli un altro seme.
lawbook-57a1 = Il dichiarante può imporre al compagno del colpevole la sua carta più alta nel seme d'attacco.
lawbook-57a2 = Il dichiarante può imporre al compagno del colpevole la sua carta più bassa nel seme d'attacco.
lawbook-57a3 = Il dichiarante può nominare un altro seme e proibirlo al compagno del colpevole. (2017: 57A4.)
    .e2017 = Il dichiarante può nominare un altro seme e imporlo al compagno del colpevole. (Nel 1997 e nel 2007 non c'è.)
lawbook-57a4 =
    .e2017 = Il dichiarante può nominare un altro seme e proibirlo al compagno del colpevole. (1997 e 2007: 57A3.)
lawbook-57b = Se il compagno non può fare ciò che il dichiarante ha scelto, gioca una carta qualsiasi, e la scelta è esaurita (Art. 59).
lawbook-57c =
    .e1997 = Il difensore che gioca prima del compagno non è soggetto a penalità se il dichiarante ha giocato da entrambe le mani, o se il morto ha giocato una carta o ne ha irregolarmente suggerita una.
    .e2007 = Il difensore che gioca prima del compagno non è soggetto a rettifica se la linea del dichiarante lo ha preceduto (C1). La giocata prematura del dichiarante resta giocata (C2).
    .e2017 = Il difensore che gioca prima del compagno non è soggetto a rettifica se la linea del dichiarante lo ha preceduto (C1, C2). La giocata prematura del dichiarante resta giocata (C3).
lawbook-57c1 =
    .e2007 = Il difensore che gioca prima del compagno non è soggetto a rettifica se il dichiarante ha giocato da entrambe le mani, o se il morto ha giocato una carta o ne ha irregolarmente suggerita una.
    .e2017 = Il difensore che gioca prima del compagno non è soggetto a rettifica se il dichiarante ha giocato da entrambe le mani. La carta del morto vale come giocata solo quando il dichiarante l'ha chiamata o altrimenti indicata.
lawbook-57c2 =
    .e2007 = La carta che il dichiarante gioca troppo presto da una delle due mani, senza che sia un attacco, resta giocata. (2017: 57C3.)
    .e2017 = Il difensore che gioca prima del compagno non è soggetto a rettifica se il morto ha scelto di sua iniziativa una carta prima del tempo, o ne ha irregolarmente suggerita una. (2007: 57C1.)
lawbook-57c3 =
    .e2017 = La carta che il dichiarante gioca troppo presto da una delle due mani, senza che sia un attacco, resta giocata, se è legale. (2007: 57C2.)
lawbook-57d =
    .e2017 = Se un difensore gioca quando tocca al suo avversario di destra, il dichiarante non ha la scelta del 57A. La carta si gioca quando tocca al suo proprietario, se è legale; se non lo è, diventa penalizzata maggiore. Può applicarsi l'Art. 16. (Nel 1997 e nel 2007 non c'è.)
lawbook-58 = Due giocatori nello stesso momento, o due carte insieme di uno stesso giocatore.
lawbook-58a = Una carta giocata nello stesso momento di quella regolare di un altro vale come giocata dopo.
lawbook-58b = Quando un giocatore ha attaccato o giocato con due o più carte insieme, una vale e le altre no.
lawbook-58b1 = Se se ne vede una sola, è giocata quella, e le altre tornano in mano.
lawbook-58b2 = Se se ne vede più d'una, il giocatore dice quale gioca. Le altre carte esposte da un difensore diventano penalizzate.
lawbook-58b3 = L'avversario che ha giocato dopo una carta poi ritirata può cambiare la propria.
lawbook-58b4 = Se ci si accorge solo dopo che entrambe le linee hanno giocato nella presa successiva, si applica l'Art. 67.
lawbook-60 = Che ne è dei diritti delle due linee quando qualcuno gioca dopo un attacco o una giocata irregolare, prima della decisione.
lawbook-60a2 = Quando si è rinunciato al diritto, la carta irregolare vale come se fosse stata in turno, salvo il caso del 53C.
    .e2017 = Quando si è rinunciato al diritto, la carta irregolare vale come se fosse stata in turno, salvo il caso del 53B.
lawbook-60a3 = Le carte penalizzate e le restrizioni che la linea colpevole aveva già da prima restano per i suoi turni successivi.
lawbook-60b = Se il dichiarante ha dovuto ritirare un attacco fuori turno e un difensore gioca prima che abbia attaccato dalla mano giusta, la carta del difensore diventa penalizzata maggiore.
lawbook-60c = Se la linea colpevole continua a giocare prima della decisione, gli avversari non ci perdono nulla, e anche quella giocata può essere rettificata.

## Le prese sul tavolo.

lawbook-65a = Giocate le quattro carte, ciascuno gira la propria e la tiene davanti a sé.
lawbook-65b = Il verso di una carta girata mostra quale linea ha vinto la presa.
lawbook-65b1 = La carta di una presa vinta punta per il lungo verso il compagno.
lawbook-65b2 = La carta di una presa persa punta per il lungo verso gli avversari.
lawbook-65b3 =
    .e2007 = Una carta girata nel verso sbagliato si può far rilevare: il dichiarante in qualsiasi momento, il morto o un difensore solo finché non si attacca nella presa successiva.
    .e2017 = Una carta girata nel verso sbagliato può farla rilevare qualsiasi giocatore finché la sua linea non gioca nella presa successiva; dopo, può applicarsi il 16B.
lawbook-65c = Ciascuno tiene le sue carte in fila ordinata, nell'ordine in cui le ha giocate, così che il gioco si possa poi ripercorrere.
lawbook-65d = Nessuno disfa la sua fila finché non c'è accordo sul numero delle prese. Chi lo fa rischia di vedersi contare contro le prese dubbie, e la sua parola a favore o contro una renonce.
lawbook-66a = Finché non ha girato la propria carta, e finché la sua linea non gioca nella presa successiva, il dichiarante o un difensore può far riscoprire le quattro carte.
lawbook-66b = Finché la sua linea non gioca nella presa successiva, il dichiarante o un difensore può riguardare la propria ultima carta, ma non mostrarla.

lawbook-67 = Una presa in cui qualcuno non ha giocato, o ha giocato troppe carte.
lawbook-67a = Se ci si accorge prima che un giocatore di ciascuna linea abbia giocato nella presa successiva, la presa si rimette a posto.
lawbook-67a1 = Chi non ha giocato aggiunge una carta che può legalmente giocare.
lawbook-67a2 = Le carte di troppo si trattano come una quinta carta (45E), o come carte giocate insieme (58B).
lawbook-67b = Se lo si scopre dopo che entrambe le linee hanno giocato nella presa successiva, perché in una mano ci sono troppe carte o troppo poche, l'Arbitro rimette a posto il numero delle carte. Chi ha vinto la presa non cambia.
lawbook-67b1 = Chi non ha giocato mette una carta della sua mano tra quelle giocate; chi ha vinto la presa non cambia.
lawbook-67b1-a = Se ha una carta del seme d'attacco, deve aggiungere una di quelle. Vale come renonce, e passa una presa come nel 64A2.
    .e1997 = Se ha una carta del seme d'attacco, deve aggiungere una di quelle, e non c'è penalità.
lawbook-67b1-b = Se non ne ha del seme d'attacco, aggiunge una carta qualsiasi. Vale come renonce, e passa una presa come nel 64A2.
lawbook-67b2 = Chi ha giocato troppe carte riprende quelle in più.
lawbook-67b2-a = Nella presa resta la carta che aveva scoperto; se non si sa quale fosse, la più alta che avrebbe potuto legalmente giocare. Le altre tornano in mano; quella di un difensore che è stata vista diventa penalizzata.
lawbook-67b2-b = Una carta che torna in mano vale come se ci fosse sempre stata; non averla giocata in una presa precedente può essere una renonce.
lawbook-67b3 =
    .e2017 = Se nella presa aveva giocato ma la carta non è tra le sue giocate, l'Arbitro la trova e ce la mette. Se è stata poi giocata un'altra volta, troppo tardi per rimediare, assegna un punteggio arbitrale. (Nel 1997 e nel 2007 non c'è.)

## Richieste e concessioni.

lawbook-68 = Una richiesta o una concessione riguarda più della presa in corso. Ciò che riguarda solo quella non ferma nulla: si continua, e la carta mostrata da un difensore non è penalizzata, ma possono applicarsi l'Art. 16 e il 57A.
lawbook-68b1 =
    .e2007 = Chi dice che una linea perderà un certo numero di prese le concede; chi ne richiede alcune concede le altre, e chi abbandona la mano le concede tutte. (1997: 68B.)
    .e2017 = Chi dice che una linea perderà un certo numero di prese le concede; chi ne richiede alcune concede le altre, e chi abbandona la mano le concede tutte. (1997: 68B.)
lawbook-68b2 =
    .e2007 = Se un difensore concede e il compagno obietta subito, non c'è concessione. Si chiama l'Arbitro e si continua. La carta mostrata dal difensore non è penalizzata, ma il compagno non può usarla (16D). (1997: nel 68B, più in breve.)
    .e2017 = Se un difensore concede e il compagno obietta subito, non c'è né concessione né richiesta. Si chiama l'Arbitro e si continua. La carta mostrata dal difensore non è penalizzata, ma il compagno non può usarla (16C). (1997: nel 68B, più in breve.)
lawbook-68c = Chi richiede dice subito come giocherà, e in quale ordine.
    .e2017 = Chi richiede dice subito come giocherà, e in quale ordine, e scopre le sue carte.
lawbook-68d1 =
    .e2017 = Se tutti sono d'accordo sulla richiesta o sulla concessione, si applica l'Art. 69.
lawbook-68d2 =
    .e2017 = Se qualcuno, anche il morto, ha dubbi, si chiama l'Arbitro (a), oppure i quattro convengono di continuare (b).
lawbook-68d2-a =
    .e2017 = Si chiama l'Arbitro; finché non arriva nessuno fa nulla, ed egli decide secondo l'Art. 70.
lawbook-68d2-b =
    .e2017 = La linea che non ha richiesto può chiedere di continuare. Se sono d'accordo tutti e quattro la richiesta decade e non si giudica, gli Art. 16 e 50 non si applicano, e il punteggio ottenuto resta. Se uno non è d'accordo si chiama l'Arbitro.
lawbook-69 = Che cosa significa accettare una richiesta o una concessione, e fino a quando ci si può ripensare.
lawbook-69b = Entro il periodo di correzione una linea può ritirare il suo accordo, per una presa che aveva già vinto o che continuando avrebbe probabilmente vinto. Quella presa allora le viene assegnata.
lawbook-69b1 = L'accordo si può ritirare per una presa che la linea aveva già vinto.
lawbook-69b2 = L'accordo si può ritirare per una presa che la linea, continuando, avrebbe probabilmente vinto.
lawbook-70b = L'Arbitro riascolta la dichiarazione di chi ha richiesto, e le obiezioni degli avversari.
lawbook-70b1 = Chi ha richiesto ripete ciò che ha detto quando ha richiesto.
lawbook-70b2 = L'Arbitro ascolta le obiezioni degli avversari, senza esserne vincolato.
    .e1997 = Prima di decidere l'Arbitro ascolta le obiezioni e vede le carte rimaste.
lawbook-70b3 = L'Arbitro può far scoprire le carte rimaste.
    .e1997 = Prima di decidere l'Arbitro ascolta le obiezioni e vede le carte rimaste.
lawbook-70c = Se un avversario di chi ha richiesto ha ancora un'atout, riceve le prese che quella può vincere con un gioco normale, quando chi ha richiesto non l'ha menzionata e può ben non averne saputo nulla.
lawbook-70c1 = Prima condizione: chi ha richiesto non ha detto nulla di quell'atout.
lawbook-70c2 = Seconda condizione: è in qualche modo verosimile che, richiedendo, non sapesse che era ancora fuori.
lawbook-70c3 = Terza condizione: un gioco normale, anche disattento, potrebbe farle vincere una presa.
lawbook-70d = Una linea di gioco vincente che chi ha richiesto non ha enunciato non si accetta, se un'altra linea normale, anche disattenta, farebbe meno prese.
lawbook-70d1 =
    .e2007 = Una linea di gioco vincente che chi ha richiesto non ha enunciato non si accetta, se un'altra linea normale, anche disattenta, farebbe meno prese. (1997: 70D.)
    .e2017 = Una linea di gioco vincente che chi ha richiesto non ha enunciato non si accetta, se un'altra linea normale, anche disattenta, farebbe meno prese. (1997: 70D.)
lawbook-70d2 =
    .e2007 = La richiesta di un difensore non si accetta per la parte in cui il compagno dovrebbe scegliere una tra più giocate normali.
    .e2017 = La richiesta di un difensore non si accetta per la parte in cui il compagno dovrebbe scegliere una tra più giocate normali.
lawbook-70d3 =
    .e2007 = Se dopo la richiesta si è giocato, l'Arbitro può trarne prova di come i giocatori avrebbero giocato, e di quanto la richiesta fosse fondata.
lawbook-70e = Una linea di gioco che riesce solo se una carta è da un avversario e non dall'altro non si accetta, a meno che sia stata enunciata, che uno di loro non abbia risposto in quel seme o con ogni linea normale non risponderebbe, o che non seguirla sarebbe irrazionale.
    .e2017 = Una linea di gioco che riesce solo se una carta è da un avversario e non dall'altro non si accetta, a meno che sia stata enunciata, o che uno di loro non abbia risposto in quel seme o con ogni linea normale non risponderebbe.
lawbook-70e1 =
    .e2007 = Una linea di gioco che riesce solo se una carta è da un avversario e non dall'altro non si accetta, a meno che sia stata enunciata, che uno di loro non abbia risposto in quel seme o con ogni linea normale non risponderebbe, o che non seguirla sarebbe irrazionale. (1997: 70E.)
    .e2017 = Una linea di gioco che riesce solo se una carta è da un avversario e non dall'altro non si accetta, a meno che sia stata enunciata, o che uno di loro non abbia risposto in quel seme o con ogni linea normale non risponderebbe. (1997 e 2007: o che non seguirla sarebbe irrazionale.)
lawbook-70e2 =
    .e2007 = La Federazione può stabilire in quale ordine si intende giocato un seme, per esempio dall'alto, quando chi ha richiesto non l'ha detto.
    .e2017 = La Federazione può stabilire in quale ordine si intende giocato un seme, per esempio dall'alto, quando chi ha richiesto non l'ha detto.
lawbook-71 = Una concessione resta, ma entro il periodo di correzione l'Arbitro annulla quella di una presa già vinta, o di una che nessun gioco normale potrebbe perdere.
    .e1997 = Una concessione resta, ma entro il periodo di correzione l'Arbitro annulla quella di una presa già vinta, o di una che nessun gioco legale potrebbe perdere. Per una che nessun gioco normale potrebbe perdere vedi 71C.
lawbook-71a =
    .e1997 = L'Arbitro annulla la concessione di una presa che la linea aveva già vinto, o che nessun gioco legale delle carte rimaste potrebbe perdere.
    .e2017 = L'Arbitro annulla la concessione di una presa che la linea aveva già vinto. (2007: il primo punto del 71.)
lawbook-71b =
    .e2017 = L'Arbitro annulla la concessione di una presa che nessun gioco normale delle carte rimaste, anche disattento, potrebbe perdere. (2007: il secondo punto del 71.)
lawbook-71c =
    .e1997 = Finché la linea che ha concesso non dichiara nel board successivo, o il turno non finisce, l'Arbitro annulla anche la concessione di una presa che nessun gioco normale potrebbe perdere. (Dal 2007 nel 71, ed entro il periodo di correzione.)

## Comportamento, accordo sulle prese, penalità.

lawbook-72a = Si gioca secondo il Codice. Ciascuna linea cerca di fare meglio delle altre, entro ciò che il Codice e la correttezza permettono.
lawbook-72b = Nessuno viola il Codice di proposito, e nessuno nasconde una violazione.
lawbook-72b1 = Nessuno può violare il Codice di proposito, neppure se è disposto a subirne la rettifica. (1997: 72B2.)
    .e1997 = Se il colpevole poteva sapere che la sua irregolarità avrebbe probabilmente danneggiato la linea innocente, si continua a giocare, e l'Arbitro toglie il vantaggio ottenuto. (2007: 23; 2017: 72C.)
lawbook-72b2 = In generale nessuno è tenuto a far rilevare una violazione della propria linea; fanno eccezione una renonce non ancora consumata, una spiegazione sbagliata e una presa non vinta (62A, 20F, 79A2). (1997: 72B3.)
    .e1997 = Nessuno può violare il Codice di proposito, neppure se è disposto a subirne la penalità. (Dal 2007: 72B1.)
lawbook-72b3 = Nessuno può cercare di nascondere una violazione, per esempio con una seconda renonce, trattenendo una carta della renonce o mescolando le carte prima del tempo. (1997: 72B4.)
    .e1997 = In generale nessuno è tenuto a far rilevare una violazione involontaria della propria linea. (Dal 2007: 72B2.)
lawbook-72b4 =
    .e1997 = Nessuno può cercare di nascondere una violazione, per esempio con una seconda renonce, trattenendo una carta della renonce o mescolando le carte prima del tempo. (Dal 2007: 72B3.)
lawbook-72c =
    .e2017 = Se il colpevole poteva rendersi conto che la sua irregolarità avrebbe potuto danneggiare la linea innocente, si continua a giocare, e alla fine l'Arbitro toglie il vantaggio ottenuto. (1997: 72B1; 2007: 23.)
lawbook-74 = Le buone maniere al tavolo, e la procedura corretta.
lawbook-74a = Ciascuno è cortese, evita di infastidire gli altri, e dichiara e gioca sempre nello stesso modo corretto.
lawbook-74a3 = Ciascuno dichiara e gioca sempre nello stesso modo corretto.
lawbook-74b = Per cortesia un giocatore sta attento, non fa commenti inutili, non stacca una carta prima del suo turno, non tira in lungo il gioco ed è cortese con l'Arbitro.
lawbook-74b3 = Per cortesia un giocatore non stacca una carta dalla mano prima che tocchi a lui.
lawbook-74b4 = Per cortesia un giocatore non continua inutilmente, sapendo che tutte le prese sono sue, per disorientare un avversario.
lawbook-74c = Sono contrari alla procedura, tra l'altro: mostrare approvazione o disapprovazione per una chiamata o una giocata, annunciare una presa vinta o persa, richiamare l'attenzione su ciò che conta, fissare un giocatore o la sua mano, mostrare di aver perso interesse, cambiare ritmo per disorientare.
lawbook-74c3 = È scorretto mostrare, mentre una presa è in corso, che ci si aspetta o si intende vincerla o perderla.
lawbook-74c4 = È scorretto richiamare l'attenzione, con parole o gesti, su un fatto importante o sulle prese che ancora servono.
lawbook-74c5 = È scorretto fissare un giocatore, guardare nella sua mano o nel punto da cui prende una carta. Ciò che si vede senza volerlo delle carte di un avversario si può usare.
lawbook-74c6 = È scorretto mostrare di aver perso interesse per la mano, per esempio chiudendo le carte.
lawbook-74c7 = È scorretto cambiare il proprio ritmo abituale per disorientare un avversario.
lawbook-79a = Sul numero delle prese vinte ci si accorda prima che le quattro mani tornino nel board.
lawbook-79a1 =
    .e2007 = Sul numero delle prese vinte ci si accorda prima che le quattro mani tornino nel board. (1997: 79A.)
    .e2017 = Sul numero delle prese vinte ci si accorda prima che le quattro mani tornino nel board. (1997: 79A.)
lawbook-79a2 =
    .e2007 = Nessuno può, sapendolo, prendersi il punteggio di una presa che la sua linea non ha vinto, né accettarne una che gli avversari concedono e non possono perdere.
    .e2017 = Nessuno può, sapendolo, prendersi il punteggio di una presa che la sua linea non ha vinto, né accettarne una che gli avversari concedono e non possono perdere.
lawbook-84a = Dove il Codice non prevede una rettifica, e non c'è nulla da rimettere al giudizio dell'Arbitro, questi fa proseguire la licitazione o il gioco.
lawbook-90 = Oltre a rettificare, l'Arbitro può dare una penalità procedurale per ciò che ritarda o disturba il gioco, viola la procedura o rende necessario un punteggio arbitrale.
lawbook-90b = Esempi di ciò che può essere penalizzato: gioco lento, parlare di un board ad alta voce, toccare le carte di un altro giocatore, mettere carte nella tasca sbagliata, non contare le proprie carte, non fare subito ciò che dice l'Arbitro.

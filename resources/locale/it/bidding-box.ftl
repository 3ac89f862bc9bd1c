## Il bidding box, le chiamate scritte sulla tastiera, e la proposta di una chiamata illecita.

panel-bidding-box = Bidding box
command-bidding-box = Bidding box
command-bidding-box-tip = Mostra o nasconde il bidding box, che c'è durante la licitazione
command-call = Fai una chiamata
command-call-tip = Nel bidding box: con le frecce, poi Invio
command-change-call = Cambia una chiamata
command-change-call-tip = Chi ha chiamato per ultimo mette un'altra chiamata al suo posto
box-stop = Stop
box-stop-tip = Il giocatore mette mano al cartellino Stop ({ $key })
box-alert = Alert
box-alert-tip = Come viene spiegata la prossima chiamata, e quali semi mostra ({ $key })
box-change = Cambia
box-change-tip = Mette un'altra chiamata al posto dell'ultima; prima scegliete di chi, se non è di chi ha chiamato per ultimo ({ $key })
box-caller = Chiama { $seat }
box-caller-tip = { $seat } fa la prossima chiamata, a chiunque tocchi ({ $key })
box-call-tip = { $call } ({ $key })
box-turn = Tocca a lui.
box-on = Scelto.
box-unlawful = Ora non è lecita: un clic o Invio la propongono, con Maiusc si fa subito.
calls-none-yet = Nessuno ha ancora chiamato: non c'è una chiamata da cambiare.

## Ciò che si scrive, nella didascalia.

echo-caller = { $seat }:
echo-changes = { $seat } cambia { CALL($call) }:
echo-no-call = { $seat } non ha chiamato:
echo-alert = Alert!

## A chi tocca.

opening-auction = Board { $board }: { $seat } è il mazziere e chiama per primo.
awaited-call = Tocca a { $seat } chiamare
awaited-call-again = { $seat } deve chiamare di nuovo
nothing-yet-auction = Non è ancora successo nulla. Scegliete una chiamata nel bidding box, o scrivetela: 1 C, 1 N, P, X.
score-auction = Licitazione
score-auction-bid = { CALL($call) } di { $seat }

## Che cosa sarebbe una chiamata illecita.

offer-call = { CAP(CALL($call)) } comunque
offer-call-tip = Invio la fa; la prossima volta Maiusc e un clic la fanno subito
offer-keys-call = Invio la fa comunque · Esc la lascia nel bidding box
would-be-insufficient-bid = Sarebbe una licita insufficiente: deve superare { CALL($highest) } (Art. 27).
would-be-call-out-of-rotation = Sarebbe una chiamata fuori turno: tocca a { $due } (Art. 29).
would-be-inadmissible-call-double = Sarebbe un contro inammissibile: non c'è una licita avversaria da contrare (Art. 36).
would-be-inadmissible-call-redouble = Sarebbe un surcontro inammissibile: non c'è un contro avversario da surcontrare (Art. 36).
would-be-barred-call = { $seat } deve passare (Art. 37).
would-be-barred-call-double = A questo turno { $seat } non può né contrare né surcontrare.
would-be-bid-over-seven = Sarebbe una licita oltre il livello di sette (Art. 38).
would-be-call-after-the-auction = Sarebbe una chiamata dopo il passo finale (Art. 39).
would-be-changed-call = Sarebbe un cambio di chiamata (Art. 25).
would-be-call-before-ruling = L'Arbitro non ha ancora deciso: nessuno può chiamare (Art. 9).
would-be-call-before-finding = Prima deve decidere l'Arbitro.
would-be-call-irregular = { $seat } ora non può dire { CALL($call) }.

## Che cosa significa la prossima chiamata.

meaning-title = Alert
meaning-ok = Alert
meaning-explain = La prossima chiamata è alertata. Come viene spiegata, e che cosa mostra?
meaning-text = Significato
meaning-shows = Mostra
meaning-as-named = Ciò che nomina
meaning-nothing = Nessun seme
meaning-suits = Questi semi
meaning-unexplained = Alertata, non spiegata

## Tutti i tasti.

summons-item-auction = { $what }
keys-bid-key = 1 C
keys-bid = Nella licitazione, 1 cuori: il livello, poi F Q C P, o N (o S A) per senza atout; anche 8 e 9
keys-other-calls-key = P · X · X X
keys-other-calls = Passo, contro, surcontro (surcontra anche R); X e Invio dove solo il surcontro è lecito
keys-caller-key = N E S O
keys-caller = Nella licitazione, chi fa la prossima chiamata, a chiunque tocchi: E 1 C
keys-change-key = C
keys-change = Nella licitazione, un'altra chiamata al posto dell'ultima: C 1 P; al posto di una di Est: E C 1 P
keys-alert-key = A · !
keys-alert = Nella licitazione, alerta la prossima chiamata; il cartellino Stop
keys-options-key = N 1 C
keys-options = Durante una domanda le cifre sono le sue opzioni: per chiamare indicate prima il giocatore

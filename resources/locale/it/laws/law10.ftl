### Art. 10: chi decide, e chi sceglie

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-10a = Solo l'Arbitro decide le conseguenze di un'irregolarità. Ciò che i giocatori hanno stabilito tra loro può annullarlo.
lawbook-10c4 =
    .e2007 = Rettificata l'infrazione, la linea colpevole può chiamare e giocare per il proprio vantaggio, anche se sembra trarre profitto dall'infrazione. (1997: 72A5.)

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-10a = solo l'Arbitro decide che cosa ne segue
point-10c4 =
    .e2007 = dopo la rettifica anche i colpevoli giocano per vincere

### Art. 59: chi non può attaccare o giocare come richiesto

## Che cosa dicono gli articoli del Codice, con parole nostre. Un testo vale finché non lo sostituisce l'attributo di
## un'edizione successiva; un attributo vuoto lo abroga. I numeri sono quelli di ciascuna edizione.

lawbook-59 = Chi non può attaccare o giocare come richiesto gioca una qualsiasi carta per il resto legale.

## Su che cosa verte un caso di quell'articolo, in poche parole.

point-59 = chi non può fare ciò che deve gioca una carta qualsiasi

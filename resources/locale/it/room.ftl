## La sala che risponde dai telefoni

room-refused-400 = Questa risposta non è utilizzabile.
room-refused-403 = La sala non ammette altri telefoni.
room-refused-404 = Qui non c'è nulla.
room-refused-405 = Qui non si può fare.
room-refused-409 = Questa domanda è chiusa.
room-refused-413 = È troppo.
room-refused-429 = Sono stati provati troppi codici. Attendete un minuto.
room-refused-431 = È troppo.

# Reiseereignisse: Städte

travel-procession = Der Umzug der Zünfte
story-procession = Erst die Bäcker, dann die Metzger, dann die, von denen keiner spricht; sie marschieren am besten.
offer-march-with-the-bakers = Mit den Bäckern marschieren
offer-march-with-the-others = Mit denen marschieren, von denen keiner spricht
offer-carry-the-banner = Das große Banner tragen

travel-auction = Zum Ersten, zum Zweiten
story-auction = Du hast dich nur am Ohr gekratzt. Nummer neunzehn gehört dir.
offer-pay-for-lot-nineteen = Nummer neunzehn ungesehen bezahlen
offer-have-it-appraised = Lieber das eigene Gepäck schätzen lassen
offer-talk-up-the-next-lot = Fürs Haus das nächste Stück hochtreiben
offer-duck-out = Unter den Bänken hinaus

travel-rat-plague = Der Pfeifer streikt
story-rat-plague = Die Stadt zahlt pro Schwanz. Die Ratten haben davon gehört und einen Ausschuss gebildet.
offer-hunt-with-a-club = Mit dem Knüppel jagen
offer-lay-poison = Gift auslegen
offer-pipe-them-away = Es mit Musik versuchen
offer-sleep-on-the-table = Auf dem Tisch schlafen, zum Tischpreis

travel-masters-lecture = Eine öffentliche Vorlesung
story-masters-lecture = Über das Wesen von allem, in drei Teilen. Nach dem ersten werden die Türen geschlossen.
offer-take-notes = Mitschreiben
offer-ask-the-question = Die Frage stellen, die keiner wagt
offer-doze = In der letzten Reihe dösen

# Was beim Eröffnen eines Tisches zu wählen ist.
setup-about = Ein bis vier Diebe schleichen durch einen Keller, füllen die Taschen und gehen, ehe der Oger erwacht.
setup-title = Der Keller des Ogers
setup-mode-standard = Gewöhnlich
setup-mode-light-sleeper = Leichter Schlaf
setup-mode-light-sleeper-about = Der Oger wacht eher auf.
setup-edition-revised = Überarbeiteter Druck
setup-edition-revised-about = Ratten fallen bei 4, und es gibt Käse.
setup-edition-first = Erster Druck
setup-edition-first-about = Ratten fallen bei 5, und der Käse ist noch nicht gedruckt.
setup-scenario-cellar = Der Keller
setup-scenario-cellar-about = Genug Silber für eure Schulden.
setup-scenario-vault = Das Gewölbe darunter
setup-scenario-vault-about = Das zweite Kapitel: tiefer, reicher, und der Oger schläft schlecht.
setup-option-open-hands = Alle Karten liegen offen auf dem Tisch
setup-bot-cautious = vorsichtig

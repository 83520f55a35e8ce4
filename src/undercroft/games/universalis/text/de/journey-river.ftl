# Reiseereignisse: Fluss

travel-sandbank = Die Bank, die nicht hier war
story-sandbank = Das Boot hält an. Ihr noch nicht.
offer-push-her-off = Alle raus und schieben
offer-unload-first = Ausladen, Socken trocknen, einladen
offer-pole-her-round = Sie mit Gefühl herumstaken

travel-rapids = Stromschnellen
story-rapids = Der Fährmann schlägt ein Zeichen, setzt sich und reicht euch das Ruder.
offer-shoot-the-rapids = Mittendurch
offer-line-her-down = Das Boot am Seil hinablassen
offer-carry-her = Es außen herumtragen

travel-river-toll = Eine Kette über den Fluss
story-river-toll = Ein Turm, eine Winde und ein Mann, der alle Zeit der Welt hat.
offer-pay-for-the-winch = Für die Winde zahlen
offer-dive-and-file = Tauchen und ein Glied durchfeilen
offer-tell-him-a-story = Ihm eine Geschichte erzählen, die er nicht kennt

travel-mosquitoes = Der Abendchor
story-mosquitoes = Er beginnt mit einer Stimme, dicht am Ohr.
offer-smear-with-mud = Sich mit Schlamm beschmieren
offer-smoke-them-out = Sie ausräuchern
offer-slap = Zuschlagen

travel-water-horse = Das schöne Pferd am Ufer
story-water-horse = Es tropft, trägt keinen Sattel und brächte dich überallhin. Meistens nach unten.
offer-mount-it = Aufsitzen
offer-ride-as-riders-do = Ihm zeigen, was ein Reiter ist
offer-decline = Ablehnen und ihm eine Münze fürs Glück zuwerfen

travel-flood = Der Fluss steigt
story-flood = Fässer treiben vorbei, dann Hühner, dann ein Dach mit einem gelassenen alten Mann.
offer-rescue-him = Den alten Mann retten
offer-fish-for-barrels = Nach Fässern angeln
offer-moor-and-wait = Festmachen und warten

travel-floating-market = Der schwimmende Markt
story-floating-market = Dreißig Boote, aneinandergebunden, alle verkaufen Zwiebeln und eines alles andere.
offer-mend-the-boat-here = Das Boot flicken lassen
offer-buy-the-other-boat-out = Bei dem ohne Zwiebeln kaufen
offer-try-the-onions = Die Zwiebeln probieren

# Reiseereignisse: Sumpf

travel-leeches = Blutegel
story-leeches = Die Furt war nur knietief. Zählt eure Beine. Und nun, was daran hängt.
offer-burn-them-off = Sie mit der Fackel abbrennen
offer-pull-them-off = Einen nach dem anderen abziehen
offer-let-them-drink = Sie trinken lassen: Es soll ja gesund sein

travel-risen-dead = Was in der Dämmerung aufsteht
story-risen-dead = Erst Hände, dann Helme, seit hundert Jahren aus der Mode. Nicht für alle ist die Schlacht vorbei.
offer-hold-the-island = Die einzige trockene Insel halten
offer-give-them-rest = Ihnen Ruhe geben
offer-run-through-the-reeds = Durchs Schilf laufen

travel-sinking = Bis zum Gürtel
story-sinking = Der Boden entschuldigt sich und nimmt noch einen Zoll.
offer-throw-me-the-rope = Seil!
offer-swim-it = Langsam schwimmen, wie in Grütze
offer-slip-out-of-the-pack = Aus den Riemen schlüpfen

travel-marsh-fever = Der gelbe Nebel
story-marsh-fever = Er riecht nach alten Blumen. Die Frösche halten sich etwas vor das Maul.
offer-hold-your-breath = Luft anhalten und eilen
offer-chew-the-herbs = Heilkräuter kauen
offer-wait-for-wind = Husten, bis der Wind dreht

travel-reed-witch = Die Frau in der Schilfhütte
story-reed-witch = Sie hat euch erwartet. Es sind genau genug Schalen da.
offer-eat-her-soup = Die Suppe essen
offer-ask-for-a-cure = Die bittere bezahlen
offer-trade-secrets = Geheimnisse tauschen
offer-keep-paddling = Danken und weitereilen

travel-toll-of-the-frogfolk = Zoll des Froschvolks
story-toll-of-the-frogfolk = Vierzig Speere aus spitzem Schilf, ein recht feiner Hut und eine ausgestreckte Schwimmhand.
offer-pay-in-shiny-things = In Glänzendem bezahlen
offer-croak-the-anthem = Ihre Hymne quaken
offer-wade-round-them = Im Tiefen außen herumwaten

travel-drowned-chest = Eine Kiste im Schlamm
story-drowned-chest = Eine Ecke mit Messingbeschlag ist zu sehen. Der Rest gehört dem Sumpf, und der behält, was er hat.
offer-heave-it-out = Sie herauswuchten
offer-pick-it-where-it-lies = Das Schloss an Ort und Stelle öffnen
offer-leave-it-to-the-swamp = Sie dem Sumpf lassen

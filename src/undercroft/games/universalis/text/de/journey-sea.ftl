# Reiseereignisse: Meer

travel-becalmed = Flaute
story-becalmed = Kein Hauch. Das Meer hat Farbe und Laune eines Tellers.
offer-row = Rudern
offer-whistle-for-wind = Nach Wind pfeifen, was man nicht darf
offer-fish = Angeln und warten

travel-reef = Die Zähne darunter
story-reef = Weißes Wasser vorn, weißes Wasser hinten. Auf der Karte steht "hier", sonst nichts.
offer-man-in-the-bows = Gute Augen an den Bug
offer-feel-the-way = Sich mit dem Lot vorantasten
offer-over-on-the-swell = Mit der nächsten Welle darüber

travel-pirates = Schwarze Segel
story-pirates = Sie hissen eine Flagge mit einem Witz, über den nur sie lachen.
offer-repel-boarders = Die Enterer abwehren
offer-cut-their-rigging = Ihnen die Takelage zerschießen
offer-heave-cargo-over = Etwas über Bord werfen, damit sie anhalten

travel-man-overboard = Mann über Bord
story-man-overboard = Eine Welle hat sich an Deck umgesehen und gewählt.
offer-catch-the-line = Sich an der Leine halten, die rechtzeitig festsaß
offer-swim-after-her = Dem Schiff nachschwimmen, in voller Kleidung
offer-drop-everything = Fallen lassen, was hinunterzieht

travel-siren-song = Das Lied von den Klippen
story-siren-song = Es handelt von euch. Es ist ziemlich gut.
offer-sing-louder = Lauter spielen
offer-wax-in-the-ears = Allen Wachs in die Ohren
offer-listen-tied-up = Zuhören, an den Mast gebunden

travel-ships-biscuit = Was im Zwieback wohnt
story-ships-biscuit = Erst anklopfen. Klopft es zurück, wegwerfen.
offer-eat-in-the-dark = Ihn im Dunkeln essen
offer-pay-the-cook = Dem Koch den Schinken des Kapitäns abkaufen
offer-go-hungry = Hungern

travel-great-wyrm = Eine Insel mit Augen
story-great-wyrm = Die Insel ist seit dem Frühstück näher gekommen. Sie hatte keins.
offer-harpoon-the-eye = Auf das Auge zielen
offer-feed-it = Sie füttern, und zwar schnell
offer-sail-dead-slow = Ganz langsam, und kein Wort

travel-drifting-wreck = Ein Schiff ohne Mannschaft
story-drifting-wreck = Der Tisch ist gedeckt, die Suppe warm, und alle Stühle stehen zur Wand.
offer-search-the-hold = Den Laderaum durchsuchen
offer-strip-her-planks = Planken und Nägel für den Rumpf holen
offer-wide-berth = Abstand halten

travel-ice-on-the-rigging = Eis im Takelwerk
story-ice-on-the-rigging = Jedes Tau ist armdick, und das Schiff beginnt sich zu verneigen.
offer-chop-it-off = Es abschlagen, die ganze Nacht
offer-hot-oil = Heißes Öl und ein Wischer
offer-let-the-sun-do-it = Die milde Sonne machen lassen
offer-turn-south = Schnell abdrehen

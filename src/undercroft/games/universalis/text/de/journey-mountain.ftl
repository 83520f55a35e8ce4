# Reiseereignisse: Gebirge

travel-narrow-ledge = Das schmale Sims
story-narrow-ledge = Eine Hand breit, tausend Fuß tief, und von drüben kommt eine Ziege.
offer-rope-up = Anseilen und der Reihe nach gehen
offer-outstare-the-goat = Die Ziege niederstarren
offer-back-and-round = Umkehren und einen anderen Weg suchen

travel-thin-air = Dünne Luft
story-thin-air = Jeder Atemzug ist ein halber. Die Aussicht ist großartig, für alle, die noch etwas sehen.
offer-keep-the-pace = Das Tempo halten
offer-throw-something-away = Etwas wegwerfen
offer-breathe-like-the-monks = Atmen wie die Mönche

travel-eagles-nest = Ein Adlerhorst
story-eagles-nest = Er ist groß wie ein Karren, und etwas darin glitzert. Die Augen der Eltern auch.
offer-climb-for-it = Hinaufklettern
offer-send-the-climber = Den Kletterer schicken
offer-leave-them-be = Zusehen, wie sie zustoßen, und sie in Ruhe lassen

travel-loose-scree = Loses Geröll
story-loose-scree = Der Hang möchte weiter unten sein und hätte gern Gesellschaft.
offer-ride-it-down = Stehend hinunterreiten
offer-crawl = Auf allen vieren kriechen

travel-dwarf-gate = Ein Tor in der Felswand
story-dwarf-gate = Eine Tür ohne Klinke und ein Schlitz in Augenhöhe, für eher niedrige Augen.
offer-state-your-business = Das Anliegen formgerecht vortragen
offer-buy-at-the-slot = Am Schlitz einkaufen, ohne Fragen
offer-sleep-on-the-step = Auf der geschützten Schwelle schlafen

travel-avalanche = Lawine
story-avalanche = Oben am Hang zieht sich ein weißer Strich, sehr ordentlich, von links nach rechts.
offer-swim-in-it = Darin schwimmen
offer-under-the-overhang = Unter den Überhang

travel-hermit = Der Einsiedler
story-hermit = Seit elf Jahren hat er nicht gesprochen. Es hat sich einiges angesammelt.
offer-listen-to-the-end = Bis zum Ende zuhören
offer-bring-him-food = Mit ihm den Proviant teilen
offer-nod-and-go = Nicken und gehen

travel-stone-giants-game = Riesen beim Kegeln
story-stone-giants-game = Die Kegel sind Hinkelsteine. Ihr steht zwischen ihnen und dem Werfer.
offer-count-the-score = Laut mitzählen und am Einsatz teilhaben
offer-tame-the-bowler = Mit ihnen reden, wie man mit Riesen redet
offer-run-between-throws = Zwischen zwei Würfen laufen

travel-cold-night-on-the-pass = Kalte Nacht am Pass
story-cold-night-on-the-pass = Das Feuer brennt und gibt Licht. Mehr gibt es nicht.
offer-burn-the-oil = Öl hineingießen
offer-share-a-blanket = Eine Decke teilen und steif erwachen
offer-walk-in-circles = Bis zum Morgen im Kreis gehen
offer-crawl-into-the-snow = Eine Schneehöhle graben

# Reiseereignisse: Gletscher

travel-snow-blind = Zu viel Weiß
story-snow-blind = Weiß unten, weiß oben, und irgendwo dazwischen ihr.
offer-soot-under-the-eyes = Ruß unter die Augen
offer-walk-by-feel = Sich vorantasten
offer-walk-by-night = Nachts gehen

travel-crevasse = Die blaue Spalte
story-crevasse = Sie ist sehr schön, und sie atmet.
offer-rope-across = Am Seil hinüber
offer-trust-the-snow-bridge = Der Schneebrücke trauen
offer-jump-it = Springen
offer-along-the-edge = An ihrem Rand entlang

travel-frozen-knight = Ein Ritter im Eis
story-frozen-knight = Er steht seit dreihundert Jahren da. Seine Augen folgen dir.
offer-chip-him-out = Ihn freihacken
offer-melt-the-sword-hand = Die Schwerthand freischmelzen
offer-take-his-medal = Ihm den Orden abhebeln
offer-salute = Grüßen und eine Münze für den Fährmann lassen

travel-white-bear = Eine sehr große Schneewehe
story-white-bear = Sie gähnt.
offer-all-shout = Schreien, alle zusammen
offer-fish-for-it = Ihm den Proviant zuwerfen
offer-leave-it-the-beast = Ihm lassen, was vier Beine hat
offer-backwards-slowly = Langsam zurück, wie ihr gekommen seid

travel-night-lights = Lichter am Himmel
story-night-lights = Grüne Vorhänge, die niemand aufzieht. Es summt.
offer-read-the-lights = Sie lesen
offer-sleep-under-them = Darunter schlafen, solange es mild ist
offer-dance-to-keep-warm = Tanzen, um warm zu bleiben
offer-pull-up-the-hood = Die Kapuze hochziehen

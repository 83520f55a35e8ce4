# Reiseereignisse: Wüste

travel-no-water = Der letzte Schluck
story-no-water = Die Schläuche sind leer, die Sonne ist es nicht.
offer-share-provisions = Das Saftige vom Proviant teilen
offer-march-at-night = Nachts marschieren
offer-suck-a-pebble = Einen Kiesel lutschen und an Flüsse denken

travel-mirage = Eine Stadt in der Luft
story-mirage = Weiße Kuppeln, grüne Gärten, auf dem Kopf. Zwei Straßen weiter winkt jemand mit einem Handtuch.
offer-believe-your-eyes = Den Augen trauen
offer-reckon-by-the-stars = Sich nach den Sternen richten

travel-scorpion-in-the-boot = Der Stiefel, der kitzelt
story-scorpion-in-the-boot = Immer erst ausschütteln. Einen Augenblick später weiß das jeder.
offer-kick-it-off = Ihn abschleudern und das Tier fangen
offer-keep-quite-still = Ganz stillhalten

travel-caravan = Die Salzkarawane
story-caravan = Hundert Kamele, ein Lied, und seit gestern dieselbe Strophe.
offer-join-the-verse = Ihnen eine neue Strophe beibringen
offer-guard-the-rear = Für Lohn die Nachhut bilden
offer-buy-shade = Schatten, Datteln und Tee kaufen
offer-eat-their-dust = Ihren Staub schlucken

travel-buried-colossus = Ein Gesicht im Sand
story-buried-colossus = Ein steinernes Auge, hoch wie ein Haus. Bei eurer Ankunft sah es noch woandershin.
offer-read-the-inscription = Die Inschrift lesen
offer-meet-its-gaze = Seinem Blick standhalten
offer-sleep-in-the-ear = Im Schatten des Ohrs schlafen

travel-veiled-raiders = Verschleierte Räuber
story-veiled-raiders = Sie fragen überaus höflich, welche eurer Sachen ihr entbehren könntet.
offer-spare-a-few = Ebenso höflich einige entbehren
offer-draw-a-line = Eine Linie in den Sand ziehen
offer-invoke-hospitality = Das Gastrecht anrufen
offer-vanish-in-smoke = Im Rauch verschwinden

travel-glass-dunes = Dünen aus Glas
story-glass-dunes = Hier hat einmal der Blitz gewohnt. Die Einrichtung ließ er da.
offer-gather-shards = Die klaren Scherben sammeln
offer-walk-on-felt = Die Stiefel mit gekauftem Filz umwickeln
offer-hop = Von Stein zu Stein hüpfen

# Reiseereignisse: Vulkanland

travel-ash-fall = Aschenregen
story-ash-fall = Es schneit, warm und grau, und es schmilzt nicht.
offer-masks-on = Nasse Tücher vor Nase und Mund
offer-shield-overhead = Mit dem Schild über dem Kopf eilen
offer-sit-it-out-in-a-cave = In einer Höhle aussitzen

travel-lava-tongue = Eine Lavazunge
story-lava-tongue = Sie ist langsamer als ihr. Dafür ist sie breiter als euer Weg.
offer-bridge-it = Den Hang zur Brücke schlagen
offer-leap-it = Hinüberspringen
offer-walk-round = Durch die Hitze außen herum

travel-glass-seller = Die Obsidianschneiderin
story-glass-seller = Ihre Hütte ist zu heiß zum Eintreten. Sie sitzt darin und strickt.
offer-buy-a-blade = Eine Klinge kaufen
offer-dig-for-her = Für sie graben
offer-carry-her-news = Ihr von draußen Neuigkeiten erzählen

travel-fire-spirits = Tänzer im Krater
story-fire-spirits = Sie sind aus Flammen, und für die Figur fehlt ihnen noch einer.
offer-dance-with-them = Tanzen
offer-beat-the-time = Ihnen aufspielen
offer-bow-out = Sich ohne Furcht empfehlen

travel-hot-springs = Heiße Quellen
story-hot-springs = Ein Becken ist herrlich. Die anderen sind Suppe, und in einem liegt ein Koch.
offer-test-with-a-toe = Mit dem Zeh probieren
offer-bathe-with-the-apes = Sich zu den Affen setzen
offer-wash-and-go = Füße waschen und gehen

# Gefahren der Reise

danger-bounty-hunters = Kopfgeldjäger
story-bounty-hunters = Sie haben eure Bilder. Die Ähnlichkeit ist mäßig, die Summe schmeichelhaft.
offer-outbid-the-bounty = Das Kopfgeld überbieten
offer-fight-them-off = Sie zurückschlagen
offer-run-by-night = Bei Nacht davonlaufen

danger-writ-of-arrest = Der Haftbefehl
story-writ-of-arrest = Dieser ist echt. Er trägt ein Siegel, und das Siegel hat Freunde.
offer-go-quietly = Ruhig mitgehen
offer-swear-innocence = Die Unschuld beschwören
offer-break-through = Durchbrechen

danger-bone-fever = Knochenfieber
story-bone-fever = Das Zittern begann beim Maultier. Nun hat es gelernt, aufrecht zu gehen.
offer-drink-the-potion = Den Heiltrank rechtzeitig einteilen
offer-sweat-it-out = Es ausschwitzen
offer-bleed-it = Sich vom Bader zur Ader lassen

danger-burning-camp = Feuer im Lager
story-burning-camp = Wo ihr Tee ausgegossen habt, hat jemand Öl ausgegossen.
offer-save-the-people = Die eigene Haut retten
offer-save-the-packs = Das Gepäck retten
offer-let-it-all-burn = Alles brennen lassen

danger-troll-at-the-ford = Der Troll, der nachkam
story-troll-at-the-ford = Eine Woche lang ist er gegangen, und er geht, wie andere anklopfen.
offer-fight-the-troll = Kämpfen
offer-riddle-it-till-dawn = Ihm bis zum Morgen Rätsel stellen
offer-shoot-and-retreat = Schießen und zurückweichen, die ganze Nacht

danger-nightmare = Der graue Reiter im Traum
story-nightmare = Du wachst müde auf, Schlamm an den Stiefeln. Gestern Abend waren sie sauber.
offer-face-it = Sich im Traum umdrehen
offer-pray-it-away = Weihwasser unters Kopfkissen
offer-stay-awake = Eine Woche nicht mehr schlafen

danger-broken-bridge = Der Weg ist abgeschnitten
story-broken-bridge = Die Schlucht ist, wo sie war. Die Brücke liegt darin.
offer-abseil = Am Seil hinab und hinauf
offer-build-another = Eine neue bauen
offer-leave-the-beasts = Klettern und die Tiere zurücklassen
offer-the-long-way = Den langen Weg gehen

# Reiseereignisse: Straße

travel-broken-waggon = Ein gebrochener Wagen
story-broken-waggon = Ein Rad im Graben, eine Achse entzwei, ein Fuhrmann außer sich.
offer-lift-the-axle = Die Achse heben
offer-mend-it-properly = Ihn richtig flicken
offer-give-a-hand = Mit anpacken und mitessen

travel-highwaymen = Geld oder Leben
story-highwaymen = Vier Hüte hinter einer Hecke. Einer sagt den Satz; er hat geübt.
offer-deliver = Das Geld
offer-stand = Das Leben, und zwar ihres
offer-correct-his-grammar = Seine Grammatik verbessern

travel-card-player = Der Mann mit den drei Bechern
story-card-player = Die Erbse ist unter dem mittleren. War sie. War sie ganz bestimmt.
offer-bet-on-a-cup = Auf einen Becher setzen
offer-watch-his-sleeves = Auf seine Ärmel achten und ihn laut bezichtigen
offer-do-it-better = Es am Nebentisch besser machen
offer-keep-the-purse-shut = Den Beutel geschlossen halten

travel-pilgrims = Singende Pilger
story-pilgrims = Zweihundert, im Gleichschritt, und das Lied hat eine Stimme für euch.
offer-carry-the-relic = Die Reliquie eine Meile tragen
offer-buy-a-badge = Ein Abzeichen kaufen
offer-overtake = Sie im Graben überholen

travel-duellist = Eine Frage des Vortritts
story-duellist = Die Brücke ist schmal, sein Schnurrbart breit, und den Handschuh hat er schon geworfen.
offer-pick-up-the-glove = Ihn aufheben
offer-disarm-with-words = Reden, bis er dir den Mantel hält
offer-bow-and-wait = Sich verbeugen und ihn vorlassen

travel-royal-courier = Ein Kurier ohne Pferd
story-royal-courier = Seine Briefe sind drei Tage zu spät, und sein Kopf, fürchtet er, auch bald.
offer-feed-the-courier = Ihn verköstigen: Er zahlt mit königlichen Gutscheinen
offer-run-his-errand = Die nächste Strecke für ihn laufen
offer-read-a-letter = Inzwischen einen Brief lesen
offer-wish-him-well = Ihm Glück wünschen

travel-recruiters = Die Trommel und das Freibier
story-recruiters = In jedem Krug liegt eine Münze. Wer sie nimmt, ist Soldat.
offer-drill-for-a-day = Einen Tag mit ihnen üben
offer-drink-through-the-teeth = Durch die Zähne trinken
offer-outshout-the-sergeant = Den Feldwebel überbrüllen
offer-cross-the-field = Querfeldein davon

travel-wayside-shrine = Ein Bildstock am Weg
story-wayside-shrine = Der Heilige hat die Nase verloren und den Opferstock behalten.
offer-drop-a-coin = Eine Münze einwerfen
offer-empty-the-box = Den Opferstock leeren
offer-light-a-lamp = Die Lampe füllen
offer-rest-your-feet = Die Füße ausruhen

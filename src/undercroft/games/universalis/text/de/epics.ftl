# Epische Ereignisse: was aus einem Reiseereignis wird, das ausgespielt wird

quest-risen-out-from-the-swamp = Auferstanden aus dem Sumpf
quest-risen-out-from-the-swamp-story = Am selben Nachmittag sind hier zwei Heere ertrunken, und keinem hat man gesagt, wer gewonnen hat. Eure Insel ist das einzige Trockene zwischen ihnen. Sie kommen fragen.
quest-risen-out-from-the-swamp-goal = Haltet die Insel bis zum Morgen: Wenn zehn Runden um sind, muss noch jemand stehen.
story-risen-out-from-the-swamp = { quest-risen-out-from-the-swamp }: { quest-risen-out-from-the-swamp-story }
quest-risen-out-from-the-swamp-end = Die Sonne steigt wie eine langsame Hand. Einer nach dem anderen sieht hin, erinnert sich und legt sich hin, wo er stand. Niemand hat gewonnen. Es scheint sie zu erleichtern.
setup-scenario-risen-out-from-the-swamp = Auferstanden aus dem Sumpf
setup-scenario-risen-out-from-the-swamp-about = Haltet eine Insel im Moor bis zum Morgen, gegen zwei ertrunkene Heere.
note-risen-island = Ein Buckel aus Torf, vier Erlen und irgendjemandes Meilenstein. Das Wasser ringsum ist ganz still, außer da, wo es das nicht ist.
note-risen-first = Hände, dann Helme. Das erste Glied steigt an Land und richtet sich aus, aus Gewohnheit.
note-risen-second = Eine Trommel unter dem Wasser. Das andere Heer hat es gehört und will nicht noch einmal zu spät kommen.
note-risen-third = Zuletzt kommen die Hauptleute, wie damals auch.

quest-the-whistling-gorge = Die pfeifende Schlucht
quest-the-whistling-gorge-story = Steinschläge wechseln sich nicht ab, und sie pfeifen sich nicht von Wand zu Wand etwas zu. Da oben zählt euch jemand.
quest-the-whistling-gorge-goal = Bringt einen beliebigen Helden durch die Schlucht bis ans andere Ende. Zurück müsst ihr nicht.
story-the-whistling-gorge = { quest-the-whistling-gorge }: { quest-the-whistling-gorge-story }
quest-the-whistling-gorge-end = Hinter euch pfeift es wieder, dünn und gekränkt: einmal kurz, zweimal lang. Später erfahrt ihr, was das heißt: Geld zurück.
setup-scenario-the-whistling-gorge = Die pfeifende Schlucht
setup-scenario-the-whistling-gorge-about = Lauft durch eine Schlucht, auf deren Simsen Bogenschützen warten.
note-gorge-mouth = Der Pfad verschwindet zwischen den Wänden wie ein Brief im Schlitz.
note-gorge-floor = Simse auf beiden Seiten, drei Mann hoch, und an jedem eine Leiter für den, der da oben wohnt. Links pfeift etwas. Rechts pfeift etwas.
note-gorge-gate = Das andere Ende, und ein Steinhaufen mit einem Häuptling darauf. Er nimmt zwei Finger aus dem Mund und wischt sie ab, vielleicht zum Händeschütteln.

quest-last-orders-at-the-lantern = Letzte Runde in der Laterne
quest-last-orders-at-the-lantern-story = Die Rote Laterne brennt vom Dach herunter, und drinnen singt jemand. Die Köchin hat auf der Straße zweimal die Kinder gezählt: Eines fehlt. Es versteckt sich immer im Kleiderschrank.
quest-last-orders-at-the-lantern-goal = Durchsucht den Kleiderschrank im oberen Stock und geht über die Startfelder hinaus, bevor das Dach herunterkommt.
story-last-orders-at-the-lantern = { quest-last-orders-at-the-lantern }: { quest-last-orders-at-the-lantern-story }
quest-last-orders-at-the-lantern-end = Zuletzt fällt das Schild. Das Mädchen sieht ihm nach, putzt sich die Nase an deinem Ärmel und will wissen, ob es bei euch auch Schränke gibt.
setup-scenario-last-orders-at-the-lantern = Letzte Runde in der Laterne
setup-scenario-last-orders-at-the-lantern-about = Findet ein Kind in einem brennenden Gasthaus, mitten unter denen, die es angezündet haben.
note-lantern-taproom = Die Schankstube. Die Hälfte der Krüge ist noch voll, und alle kochen. Wo die Dielen fehlen, glüht es.
note-lantern-gallery = Die Galerie, über dem Rauch und unter dem Feuer. Die Sänger tragen Klauen an einer Schnur und haben ihre Hitze selbst mitgebracht.
note-lantern-attic = Die Zimmer der Familie. Auf dem Bett liegt etwas Geschupptes wie ein Hund, und der Schrank hält den Atem an.
note-lantern-kitchen = Die Küche hat zuletzt Feuer gefangen und holt auf.

quest-the-chain-in-the-river = Die Kette im Fluss
quest-the-chain-in-the-river-story = Eine Kette quer über den Fluss, am anderen Ufer ein Turm, und nirgends eine Zolltafel: Einen Teil der Ladung wollen sie nicht. Die Winde, die die Kette senkt, steht im Turm. Da muss wohl jemand hin und sie bitten.
quest-the-chain-in-the-river-goal = Bringt einen beliebigen Helden zur Winde im Turm. Es gibt eine Reihe Boote, über die man gehen kann, und eine Furt für alle, die Booten nicht trauen.
story-the-chain-in-the-river = { quest-the-chain-in-the-river }: { quest-the-chain-in-the-river-story }
quest-the-chain-in-the-river-end = Die Winde geht mit ihrem Griff durch, und die Kette sinkt mit einem Klang wie sehr viel Geld. Niemand zählt nach.
setup-scenario-the-chain-in-the-river = Die Kette im Fluss
setup-scenario-the-chain-in-the-river-about = Geht unter Beschuss über einen Fluss und lasst die Kette herunter.
note-chain-bank = Schilf, Schlamm, ein Steg. Die Kette hängt über dem Wasser, unten grün und oben blank.
note-chain-water = Fünf Boote, Seite an Seite vertäut, mit Brettern darüber. Flussabwärts ist das Wasser braun und träge, und in der Furt steht etwas Großes bis zu den Knien darin.
note-chain-tower = Das Erdgeschoss des Turms. Die Winde ist so hoch wie ein Pferd und wird bewacht wie eines.

quest-the-knight-under-the-ice = Der Ritter unter dem Eis
quest-the-knight-under-the-ice-story = Er sollte den Pass halten, bis man ihn ablöst. Das war vor dreihundert Wintern, und niemand hat ihn abgelöst. Er hält euch für den Feind; er hält jeden für den Feind.
quest-the-knight-under-the-ice-goal = Löst den gefrorenen Ritter ab: Erschlagt den Hauptmann des Hügels. Zurück müsst ihr nicht.
story-the-knight-under-the-ice = { quest-the-knight-under-the-ice }: { quest-the-knight-under-the-ice-story }
quest-the-knight-under-the-ice-end = Er salutiert, ein wenig spät. Dann steht da nur noch eine Rüstung im Schnee, und nach einer Weile nicht einmal die.
setup-scenario-the-knight-under-the-ice = Der Ritter unter dem Eis
setup-scenario-the-knight-under-the-ice-about = Geht über eine Spalte im Eis und löst einen Posten ab, der seit dreihundert Jahren wartet.
note-ice-field = Schnee bis ans Knie, und unter dem Schnee hier und da ein Gesicht, das mit Anteilnahme heraufsieht.
note-ice-crevasse = Das Eis ist von einer Seite zur anderen gespalten, blau bis ganz hinunter. Eine Rippe reicht noch hinüber. Drüben ist die Besatzung angetreten, in guter Ordnung und ohne Eile.
note-ice-hall = Eine Bucht in der Eiswand, sauber gefegt. Er steht zwischen zwei Standbildern seiner selbst und ist das, was sich bewegt.

quest-smoke-over-hollins-farm = Rauch über Hollins Hof
quest-smoke-over-hollins-farm-story = Die Scheune hat Hollin schon verloren. Er hat noch eine Mauer, einen Brunnen, vier Töchter im Keller, und jetzt hat er euch. Die Reiter holen ihre Freunde; sie haben es recht höflich angekündigt.
quest-smoke-over-hollins-farm-goal = Haltet den Hof zehn Runden lang, bis die Nachbarn kommen.
story-smoke-over-hollins-farm = { quest-smoke-over-hollins-farm }: { quest-smoke-over-hollins-farm-story }
quest-smoke-over-hollins-farm-end = Mistgabeln auf dem Hügel, vierzig Stück, und irgendjemandes Großmutter mit einer Sense. Die Orks sehen sie an, dann einander. Am Mittag steht eine Pastete auf dem Tisch, und niemand sagt, was in der Scheune war.
setup-scenario-smoke-over-hollins-farm = Rauch über Hollins Hof
setup-scenario-smoke-over-hollins-farm-about = Haltet einen brennenden Hof gegen drei Wellen von Plünderern, bis die Nachbarn kommen.
note-farm-yard = Ein Hof, ein Brunnen, ein umgestürzter Karren, wo früher das Tor war. Der Rauch liegt auf allem wie ein Deckel.
note-farm-first = Die Ersten kommen im Laufschritt über den Zaun, der Hühner wegen.
note-farm-second = Hufe, oder Pfoten: Die Reiter sind zurück, und wie versprochen haben sie ihre Freunde dabei.
note-farm-third = Jetzt ist der Große mit der Scheune fertig.

quest-eyes-beyond-the-fire = Augen jenseits des Feuers
quest-eyes-beyond-the-fire-story = Die Wölfe sehen nicht euch an. Sie sehen sich um nach dem, was sie treibt: Goblins mit Peitschen, die herausgefunden haben, was ein hungriges Rudel wert ist. Das Feuer reicht für eine Stunde. Die Nacht reicht für neun.
quest-eyes-beyond-the-fire-goal = Geht ins Dunkel und macht dem Rudel und seinen Treibern ein Ende, allen.
story-eyes-beyond-the-fire = { quest-eyes-beyond-the-fire }: { quest-eyes-beyond-the-fire-story }
quest-eyes-beyond-the-fire-end = Ein letztes Augenpaar am Rand des Lichts, klein und ganz neu. Es sieht euch an, niest und geht allein nach Hause.
setup-scenario-eyes-beyond-the-fire = Augen jenseits des Feuers
setup-scenario-eyes-beyond-the-fire-about = Jagt bei Nacht ein Rudel und seine Treiber, in einem Wald, der sie besser kennt als euch.
note-eyes-clearing = Eine Lichtung, ein Feuer, Holz für eine Stunde. Die Augen kommen paarweise. Bei einer ungeraden Zahl hört ihr auf zu zählen.
note-eyes-wood = Schwarze Stämme, und dazwischen etwas Schwärzeres, das fließt. Eine Peitsche knallt, und es fließt hierher.
note-eyes-den = Der Bau. Knochen, ordentlich wie in einer Speisekammer, und Peitschen zum Trocknen an einem Ast.

quest-the-open-postern = Die offene Pforte
quest-the-open-postern-story = Der Alarm kam zu spät, denn er kam von innen: Jemand hat die Riegel der Ausfallpforte aufgezogen, und die Klaue steht im Hof. Im Turm liegt ein Leuchtfeuer bereit. Zwei Täler würden es sehen. Es muss nur brennen.
quest-the-open-postern-goal = Entzündet das Leuchtfeuer im Turm: Durchsucht dort das Feuer. Zurück müsst ihr nicht.
story-the-open-postern = { quest-the-open-postern }: { quest-the-open-postern-story }
quest-the-open-postern-end = Ein Hügel antwortet, dann noch einer, dann hängt eine ganze Lichterkette an der Grenze. Unten im Hof hat man sie auch gesehen, und auf einmal will niemand mehr der Letzte an der Pforte sein.
setup-scenario-the-open-postern = Die offene Pforte
setup-scenario-the-open-postern-about = Der Feind ist in der Burg: Kämpft euch über den Hof und entzündet das Leuchtfeuer.
note-postern-barracks = Die Wachstube. Warme Betten, kalte Stiefel und eine Koje, in der niemand geschlafen hat.
note-postern-yard = Der Hof, ohne ein Licht. Auf dem Wehrgang summen Schleudern. Die Pforte steht offen, der Wind kommt herein, und nicht allein.
note-postern-tower = Die Turmstube. Das Leuchtfeuer ist geschichtet und trocken; wer es anzünden sollte, sitzt davor und hat nichts mehr dagegen. Jemand anderes schon.

quest-a-joke-on-the-flag = Ein Witz auf der Flagge
quest-a-joke-on-the-flag-story = Sie haben euch die Flagge vorgelesen, alle drei Zeilen, und ihr habt nicht gelacht. Jetzt legen sie an, um sie zu erklären. Zwei Planken fallen, und die Bordwände knirschen aneinander.
quest-a-joke-on-the-flag-goal = Entert sie: Erschlagt den Kapitän in seiner Kajüte.
story-a-joke-on-the-flag = { quest-a-joke-on-the-flag }: { quest-a-joke-on-the-flag-story }
quest-a-joke-on-the-flag-end = Die Mannschaft bekommt ein Boot, ein Fass und die freie Wahl der Richtung. Auf halbem Weg zum Horizont versteht einer endlich den Witz; man hört es noch lange übers Wasser.
setup-scenario-a-joke-on-the-flag = Ein Witz auf der Flagge
setup-scenario-a-joke-on-the-flag-about = Entert ein Piratenschiff über zwei Planken und redet mit seinem Kapitän.
note-flag-deck = Euer eigenes Deck. Es sah noch nie so klein aus, und es steckten noch nie so viele Haken darin.
note-flag-boarding = Zwei Planken, zwei Ellen graues Wasser und ein Deck voller Leute, die das nicht zum ersten Mal machen.
note-flag-cabin = Die Kajüte des Kapitäns: Karten, Silber, ein Tisch, gedeckt für einen. Er legt die Gabel hin.

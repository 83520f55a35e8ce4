# Abenteuer: Titel, Geschichten, Ziele und was beim Aufdecken eines Abschnitts vorgelesen wird

quest-the-old-cellar = Der alte Keller
quest-the-old-cellar-story = Erst verlor der Brauer von Sudfall seinen Keller, dann sein Bier, dann seinen Bruder. Abends singt da unten etwas, falsch und auf Orkisch. Er bietet zehn Münzen und so viel Bier, wie ihr tragen könnt.
quest-the-old-cellar-goal = Erschlagt den Orkhelden in der Halle und steigt zurück zu den Startfeldern.
story-the-old-cellar = { quest-the-old-cellar }: { quest-the-old-cellar-story }
quest-the-old-cellar-end = Das Singen ist verstummt. Der Brauer zählt die Münzen hin und legt nach einem Blick auf eure Stiefel einen Wischmopp dazu.

quest-the-oathbound-barrow = Das Hügelgrab der Eidtreuen
quest-the-oathbound-barrow-story = Vor dreihundert Jahren schwor ein Hauptmann, das Grab seines Königs zu bewachen, bis er abgelöst werde. Das Grab ist versunken, der König Staub, und des Nachts geht die Kompanie über die Felder und sucht die Ablösung. Der Eidstein, der sie bindet, liegt auf dem Sarg. Holt ihn heraus.
quest-the-oathbound-barrow-goal = Durchsucht das Grab nach dem Eidstein und geht über die Startfelder hinaus.
story-the-oathbound-barrow = { quest-the-oathbound-barrow }: { quest-the-oathbound-barrow-story }
quest-the-oathbound-barrow-end = Beim ersten Tageslicht springt der Stein. Hinter euch im Dunkeln setzt jemand einen Speer ab und sagt: abgelöst.

quest-the-toll-fort = Die Zollfeste
quest-the-toll-fort-story = Der Kriegsherr nimmt Zoll auf der Straße durch den Trollwald: jeden zweiten Karren, jeden dritten Reisenden. Der Umweg kostet eine Woche, die Bandmor nicht hat. Also muss die Botschaft hindurch, und ihr mit ihr.
quest-the-toll-fort-goal = Erreicht mit einem beliebigen Helden das hintere Tor. Zurück müsst ihr nicht.
story-the-toll-fort = { quest-the-toll-fort }: { quest-the-toll-fort-story }
quest-the-toll-fort-end = Das Tor fällt hinter euch zu, und die Hörner blasen zu spät. Die Straße nach Bandmor ist frei.

quest-the-wolf-road = Die Wolfsstraße
quest-the-wolf-road-story = Die Fähre legt in der Dämmerung ab und wartet nicht. Zwischen euch und dem Steg liegt die Heide, über die seit einer Woche nichts auf zwei Beinen gekommen ist. Am Meilenstein stehen Pferde. Auf der Heide steht Schlimmeres.
quest-the-wolf-road-goal = Erreicht mit einem beliebigen Helden den Steg. Zurück müsst ihr nicht.
story-the-wolf-road = { quest-the-wolf-road }: { quest-the-wolf-road-story }
quest-the-wolf-road-end = Der Fährmann stößt ab, die Augen am Ufer. Hinter euch heult etwas das Wasser an und kann nicht schwimmen.
quest-the-red-mothers-lair = Der Hort der Roten Mutter
quest-the-red-mothers-lair-story = Die Jünger der Klaue füttern ihre Göttin bei jedem Vollmond. Dieses Jahr fiel das Los auf Krazmor. Der Berg raucht, die Glocken schweigen, und die Priester haben alle zum Abendessen geladen.
quest-the-red-mothers-lair-goal = Erschlagt die Rote Mutter in ihrem Hort und geht über die Startfelder hinaus.
story-the-red-mothers-lair = { quest-the-red-mothers-lair }: { quest-the-red-mothers-lair-story }
quest-the-red-mothers-lair-end = Lange bewegt sich nur Gold, das Münze um Münze von ihrer Flanke gleitet. Dann lacht jemand, und der Berg ist nur noch ein Berg.

# Der alte Keller
note-cellar-steps = Ausgetretene Stufen, eine Bierpfütze und der Abdruck eines sehr großen Stiefels.
note-cellar-store = Das Lager. Die Hälfte der Regale ist aufgegessen.
note-cellar-hall = Das Gewölbe der großen Fässer. Jemand in einer Brauerschürze, drei Nummern zu klein, dreht sich um und zieht ein Schwert.
note-cellar-bunks = Stroh, Schnarchen und der Geruch von nassem Wolf.
note-cellar-kitchen = Jemand hat versucht, ein Fass zu kochen.
merit-cellar-stock = Ihr könnt dem Brauer sagen, welche Regale noch stehen, welche Bissspuren haben und was nachts zwischen ihnen umgeht. Er hat nicht gefragt. Andere werden fragen.

# Das Hügelgrab der Eidtreuen
note-barrow-passage = Oben Rasen, unten Stein. Eure eigenen Schritte kommen in anderem Takt zu euch zurück.
note-barrow-chapel = Eine Kapelle für die Wachenden. Ihre Kerzen sind bis auf den Stein heruntergebrannt.
note-barrow-scriptorium = Die Rollen der Kompanie: Name, Name, Name, und kein Tag der Entlassung.
note-barrow-weavers = Ein Leichentuch auf dem Webstuhl, halb fertig. Das Schiffchen schwingt noch.
note-barrow-mirror = Ein hoher Spiegel am Ende des Raums zeigt euch alle, und einen mehr.
note-barrow-tomb = Das Königsgrab. Davor, aufrecht im Rost, der Hauptmann. Er salutiert und wartet auf das Losungswort, das ihr nicht kennt.
note-barrow-hoard = Was der Kompanie im Voraus bezahlt wurde.
note-barrow-crypt = Hier legen sie die Rekruten hin. Manche liegen schlecht.
merit-barrow-roll = Ihr habt die Rolle bis zum letzten Namen gelesen. Wer weiß, wie eine Kompanie gerufen wird, weiß auch, wie sie antritt.

# Die Zollfeste
note-wolf-road-milestone = Ein Meilenstein, halb vom Moos gefressen. Die Straße ist gerade, der Wald zu beiden Seiten ist nicht leer.
note-wolf-road-heath = Offene Heide, im Süden ein Moor, im Norden geborstener Fels. Pfotenspuren, breit wie ein Schild, laufen die Straße entlang, und manche tragen Gewicht.
note-wolf-road-ferry = Rauch am Wasser: der Steg, und ein Feuer, das nicht der Fährmann gemacht hat.
note-fort-ramp = Eine Rampe aus Stämmen und ein Fallgitter. Auf einer Tafel, in drei Sprachen: DIE HÄLFTE.
note-fort-yard = Der Hof. Karren ohne Pferde, Pferde ohne Reiter, Orks ohne Benehmen.
note-fort-barracks = Kojen für vierzig. Stiefel für neununddreißig.
note-fort-armory = Alles, was Reisende bei sich hatten, als sie aufhörten zu reisen.
note-fort-hall = Der Speisesaal. Gespeist wurde überall.
note-fort-prison = Ein Käfig, eine Maschine mit Riemen, und jemand summt, um wach zu bleiben.
note-fort-throne = Der Kriegsherr sitzt auf gestapelten Sätteln. Er sieht euch an wie Kleingeld.
note-fort-gate = Das hintere Tor, und hinter seinen Gittern die Straße, der Wald, der Himmel.
merit-fort-cage = Wer im Käfig summt, kennt die Stunden der Wache, die Stärke der Besatzung und elf Strophen. Den nützlichen Teil habt ihr gelernt.
note-fort-witch = Eine Alte rührt in einem Kessel. Die Orks klopfen an, ehe sie hier eintreten. Ihr nicht.

# Der Hort der Roten Mutter
note-lair-cleft = Der Fels ist warm, und der Wind geht ein und aus, ein und aus.
note-lair-cavern = Eine Höhle, breit wie ein Marktplatz. Über ihr hängen Glocken an Ketten.
note-lair-bridge = Der Gang endet in der Luft und beginnt drüben von neuem. Zwei Seile und ein paar Bretter tun, als wäre nichts.
note-lair-hatchery = Eier in heißem Sand. Eines hat ein Fenster, und darin ein Auge.
note-lair-forge = Die Schmiede der Klaue: Platten, groß wie Türen, kühlen aus. Für wen?
note-lair-warren = Kniehohe Stollen, und hundert Kobolde halten den Atem an.
merit-lair-warren = Hundert Kobolde haben euch vorbeigehen sehen, und keiner hat ins Horn gestoßen. Ihr habt gelernt, euch ansehen zu lassen.
note-lair-temple = Der Tempel. Eine Feuerader läuft den Mittelgang hinab; der Chor hört euretwegen nicht auf.
note-lair-dragon = Ihr hieltet es für die Rückwand. Jetzt öffnet es ein Auge von der Farbe der Münzen.
note-lair-hoard = Wofür sie keinen Platz mehr hat.

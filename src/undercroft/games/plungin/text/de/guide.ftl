# Die erste Partie: worum es bei jeder Art von Frage geht, und wie gespielt wird.
guide-recruit = Helden unterscheiden sich in acht Werten. ATK und DEF sind Würfel im Kampf, MOV ist die Reichweite, LIF, was du aushältst; WIT findet, DEX öffnet, MAG zaubert, RES hält gegen Furcht, Gift und Magie.
guide-magic = Wer Magie nutzt, MAG 2 hat und eine Magieschule kauft, beginnt mit zwei Zaubern und kennt nie mehr als MAG. Alle anderen beginnen mit einem Leben mehr und haben nie MAG.
guide-prepare = Vor dem Abenteuer gibst du Gold für Ausrüstung aus und Punkte für Werte, Fähigkeiten und Zauber. Eine Waffe für die Hand und etwas gegen Wunden sind nie falsch. Wenn du fertig bist, geht es los.
guide-place = Stell dich auf ein freies Feld des ersten Planteils; in der Reihenfolge des Aufstellens seid ihr am Zug. Wer der Tür am nächsten ist, geht wohl als Erster hindurch.
guide-outside = Ihr seid draußen. Im Tageslicht werdet ihr geheilt, holt Tote zurück und kauft ein; dann geht es wieder hinein. Das Verlies bleibt, wie ihr es verlassen habt.
guide-act = Du hast zwei Aktionen je Zug: gehen (auf ein markiertes Feld), Türen öffnen oder untersuchen, kämpfen, zaubern, nehmen. Würfel mit 5 oder 6 sind Erfolge; die Erfolge des Angreifers weniger die des Verteidigers sind die Wunden. Prozente an Zielen sind deine Aussichten.
guide-ally = Ein Geschöpf auf eurer Seite hört auf dich: es geht und hilft, und alle außer Schattenbildern kämpfen.
guide-follow = Der Schlag warf den Gegner zurück. Nachsetzen hält ihn in Reichweite, Bleiben hält deinen Platz.
guide-push = Zwei Wege führen geradewegs vom Angreifer fort: Wähle, auf welchem das Ziel zurückgeworfen wird.
guide-nearest = Das Gesetz des Monsters sucht den nächsten Helden, und mehrere sind gleich nah. Du wählst; nimm, wer es verträgt.
guide-block = Der Zauber deckt einen Block von Feldern. Wähle die linke obere Ecke so, dass Freunde draußen stehen.
guide-square = Wähle das freie Feld, auf dem das Geschöpf oder das Tor erscheint.
guide-teleport = Wähle das Feld, auf das der Zauber sein Ziel bringt. Es muss frei und höchstens sechs Felder entfernt sein, was auch dazwischen liegt.
guide-aim = Wähle, wem oder was der Zauber gilt. Die Zahlen sagen, was er kann.
guide-remember = Nichts als Einsen und Zweien: der Zauber droht zu entfallen. Einmal im Abenteuer kannst du einen festhalten.
guide-treasure = Zwei Funde, einer bleibt. Sieh dir beide an.
guide-stow = Ein Held trägt vier Dinge neben Händen, Rüstung und Kleidung; ein Rucksack ist eines davon und fasst vier weitere. Lass da, was du am wenigsten brauchst.
guide-event = Für den Glückspilz fielen die Würfel zweimal, und du wählst, welches der beiden Ereignisse geschieht.
guide-turn = Das Verlies wächst, wo jemand von euch vor einer offenen Tür ins Unbekannte steht. Wähle, wie das neue Planteil liegt.
guide-wall = Eine Tür gehört in eine dieser Wände. Das entscheidet, wo das Verlies weitergehen kann.
guide-beside = Das erwürfelte Feld ist schon besetzt oder liegt vor einer Tür; wähle eines daneben.
guide-roll = An diesem Tisch würfelt ihr selbst: würfle und gib an, was der Würfel zeigt.
how-to-play =
    # Worum es geht
    Eine Gruppe von Helden stürzt sich in ein Verlies, das niemand kennt. Jedes Abenteuer hat eine Aufgabe: einen Ort zu säubern, jemanden zu erschlagen oder etwas hinauszutragen. Niemand spielt die Monster: jedes folgt seinem Gesetz. Helden leben von Abenteuer zu Abenteuer weiter.

    # Eine Runde
    1. **Handeln**: die Helden sind dran, je zwei Aktionen: einmal gehen, bis zu zweimal angreifen oder zaubern, Waffen wechseln, nach Fallen und Geheimnissen suchen, etwas entschärfen, ein Schloss knacken, etwas benutzen. Dann die Monster, nach Los und nach ihren Gesetzen.
    2. **Bauen**: Sobald nach allen Zügen ein Held vor einer offenen Tür ins Unbekannte steht, werden neue Planteile gelegt, aus Tabellen gewürfelt, mit allem, was dort lebt. Der Zähler zählt diese Phasen; nach genug davon ist das Verlies fertig.

    # Würfel
    Du würfelst so viele Würfel, wie der Wert sagt; jede 5 oder 6 ist ein Erfolg, und die Schwierigkeit sagt, wie viele du brauchst. Angriffserfolge weniger Abwehrerfolge sind Wunden. Nur Einsen und Zweien, wenn ein Held handelt? Dann folgt ein Zufallsereignis.

    # Wie es endet
    Das Abenteuer sagt, wann es gewonnen ist. Gefallene bleiben tot, wenn niemand sie zurückholt; ist niemand mehr da, ist es verloren. Überlebende nehmen Erfahrung, Gold und Ausrüstung ins nächste mit.

    # Gut zu wissen
    - WIT findet Fallen und Verstecktes, DEX öffnet Schlösser. Erst schauen, dann öffnen.
    - Große Türen brauchen einen Großen Schlüssel.
    - Monster, die euch bemerkt haben, folgen ihren Gesetzen aufs Wort: lernt sie und nutzt sie.
    - Draußen werdet ihr geheilt und kauft ein; das Verlies wartet, wie ihr es verlassen habt.

# Die erste Partie: worum es bei jeder Art von Frage geht, und wie gespielt wird.
guide-recruit = Helden unterscheiden sich in acht Werten. ATK und DEF sind Würfel im Kampf, MOV ist die Reichweite, LIF, was du aushältst; WIT findet, DEX öffnet, MAG zaubert, RES hält gegen Furcht, Gift und Magie.
guide-magic = Wer Magie nutzt, lernt Zauber mit MAG und beginnt mit einigen. Alle anderen sind mit Eisen besser bedient.
guide-prepare = Vor dem Abenteuer gibst du Gold für Ausrüstung und Punkte für Werte aus. Eine Waffe für die Hand und etwas gegen Wunden sind nie falsch. Wenn du fertig bist, geht es los.
guide-place = Die Gruppe steht auf dem ersten Planteil. Wer der Tür am nächsten ist, geht wohl als Erster hindurch.
guide-outside = Ihr seid draußen. Im Tageslicht werdet ihr geheilt, holt Tote zurück und kauft ein; dann geht es wieder hinein. Das Verlies bleibt, wie ihr es verlassen habt.
guide-act = Du hast zwei Aktionen je Zug: gehen (auf ein markiertes Feld), Türen öffnen oder untersuchen, kämpfen, zaubern, nehmen. Würfel mit 5 oder 6 sind Erfolge; die Erfolge des Angreifers weniger die des Verteidigers sind die Wunden. Prozente an Zielen sind deine Aussichten.
guide-ally = Ein Geschöpf auf eurer Seite hört auf dich: es geht und hilft, und alle außer Schattenbildern kämpfen.
guide-follow = Der Schlag warf den Gegner zurück. Nachsetzen hält ihn in Reichweite, Bleiben hält deinen Platz.
guide-push = Wähle, wohin der Gegner geworfen wird.
guide-nearest = Das Gesetz des Monsters sagt: zum Nächsten. Zwei sind gleich nah, also wählst du; nimm, wer es verträgt.
guide-block = Der Zauber deckt einen Block von Feldern. Wähle die linke obere Ecke so, dass Freunde draußen stehen.
guide-square = Wähle das freie Feld, auf dem das Geschöpf oder das Tor erscheint.
guide-teleport = Wähle, wo du wieder auftauchst. Es muss ein freies Feld sein, das der Zauber erreicht.
guide-aim = Wähle, wem oder was der Zauber gilt. Die Zahlen sagen, was er kann.
guide-remember = Nichts als Einsen und Zweien: der Zauber droht zu entfallen. Einmal im Abenteuer kannst du einen festhalten.
guide-treasure = Zwei Funde, einer bleibt. Sieh dir beide an.
guide-stow = Ein Held trägt vier Dinge neben Händen, Rüstung und Kleidung; ein Rucksack ist eines davon und fasst vier weitere. Lass da, was du am wenigsten brauchst.
guide-event = Etwas geschieht, und ausnahmsweise wählst du, was.
guide-turn = Das Verlies wächst mit jeder Tür. Wähle, wie das neue Planteil liegt.
guide-wall = Eine Tür gehört in eine dieser Wände. Das entscheidet, wo das Verlies weitergehen kann.
guide-beside = Dort steht schon etwas, oder es ist ein Feld vor einer Tür; also kommt es daneben.
guide-roll = An diesem Tisch würfelt ihr selbst: würfle und gib an, was der Würfel zeigt.
how-to-play =
    # Worum es geht
    Eine Gruppe von Helden stürzt sich in ein Verlies, das niemand kennt. Jedes Abenteuer hat eine Aufgabe: einen Ort zu säubern, jemanden zu erschlagen oder etwas hinauszutragen. Niemand spielt die Monster: jedes folgt seinem Gesetz. Helden leben von Abenteuer zu Abenteuer weiter.

    # Eine Runde
    1. **Handeln**: die Helden sind dran, je zwei Aktionen: einmal gehen, bis zu zweimal angreifen oder zaubern, Waffen wechseln, nach Fallen und Geheimnissen suchen, etwas entschärfen, ein Schloss knacken, etwas benutzen. Dann die Monster, nach Los und nach ihren Gesetzen.
    2. **Bauen**: Sobald nach allen Zügen ein Held vor einer offenen Tür ins Unbekannte steht, werden neue Planteile gelegt, aus Tabellen gewürfelt, mit allem, was dort lebt. Der Zähler zählt diese Phasen; nach genug davon ist das Verlies fertig.

    # Würfel
    Du würfelst so viele Würfel, wie der Wert sagt; jede 5 oder 6 ist ein Erfolg, und die Schwierigkeit sagt, wie viele du brauchst. Angriffserfolge weniger Abwehrerfolge sind Wunden. Nur Einsen und Zweien? Dann hat das Schicksal eine Idee.

    # Wie es endet
    Das Abenteuer sagt, wann es gewonnen ist. Gefallene bleiben tot, wenn niemand sie zurückholt; ist niemand mehr da, ist es verloren. Überlebende nehmen Erfahrung, Gold und Ausrüstung ins nächste mit.

    # Gut zu wissen
    - WIT findet Fallen und Verstecktes, DEX öffnet Schlösser. Erst schauen, dann öffnen.
    - Große Türen brauchen einen Großen Schlüssel.
    - Monster, die euch bemerkt haben, folgen ihren Gesetzen aufs Wort: lernt sie und nutzt sie.
    - Draußen werdet ihr geheilt und kauft ein; das Verlies wartet, wie ihr es verlassen habt.

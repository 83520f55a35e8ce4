# Die erste Partie: worum es bei jeder Art von Frage geht, und wie gespielt wird.
guide-act = Wer die meisten Aktionspunkte (AP) hat, handelt, eine Aktion nach der anderen; ihre Kosten sind die Zeit, die sie braucht. Du darfst überziehen, nur nicht beim Gehen: bei 0 oder weniger ist für diese Runde Schluss. Wähle ein markiertes Feld, um zu gehen, eine Tür, um sie zu öffnen, ein Monster, um anzugreifen. Öffnet jede Runde eine neue Tür, sonst rückt das Verhängnis schneller vor.
guide-move-on = Du bist unterwegs. Jeder weitere Schritt kostet seine AP; halte an, wann du willst.
guide-open = Hinter einer Tür liegt meist eine neue Raumplatte mit allem, was darauf lebt. Monster, deren Zahl über deinen restlichen AP liegt, handeln sofort. Sind alle bei Kräften?
guide-lay = Der neue Raum muss an die Tür oder die offene Seite passen, für die er gezogen wurde. Wähle die Lage, die euch Türen zum Weitergehen lässt.
guide-secret-door = Du hast eine Geheimtür gefunden. Wähle, in welcher Wand sie aufgeht.
guide-stack = Die Beute liegt in mehreren Stapeln. Von außen sind sie gleich.
guide-draw-on = Unter der Beute lag eine Falle. Du darfst aufhören oder die übrigen Karten wagen.
guide-keep = Du ziehst zwei und behältst eine. Sieh nach, was dein Held nutzen kann: Eine Karte verlangt bestimmte Attribute.
guide-place = Dinge hält man, trägt sie am Leib, am Gürtel oder im Rucksack. Nur was in der Hand oder am Leib ist, schützt dich; was eine Hand braucht, lässt sich für ein paar AP mehr vom Gürtel aus benutzen, und was im Rucksack ist, muss erst hervorgeholt werden.
guide-armor = Ein Rüstungsteil fängt Schaden ab und ist danach selbst beschädigt, bis es repariert wird. Heb es für die harten Treffer auf.
guide-defend = Du würfelst die Verteidigung eines Gegenstands oder weichst aus und musst den Angriff übertreffen; Gleichstand ist ein Treffer. Die Aussichten stehen dabei.
guide-resist = Gegen Magie würfelst du deinen Psi-Widerstand. Psi-Punkte können danach helfen.
guide-psi-boost = Jeder Psi-Punkt erhöht deinen Psi-Widerstand um eins. Gib gerade genug aus: Außer Karten und einer bewusstlosen Runde bringt sie kaum etwas zurück.
guide-agree-swap = Ein Freund möchte deinen Platz und gibt dir seinen.
guide-monster-order = Nach den Regeln unterscheidet diese Monster nichts: Sie sind gleich schnell und gleich nah. Du sagst, welches zuerst dran ist.
guide-target = Die Regeln des Monsters lassen ihm die Wahl unter Gleichen. Nimm, wer am besten geschützt ist.
guide-mend = Eine beschädigte Karte wird wieder heil.
guide-stolen = Der Kobold nimmt eine Karte. Gib her, was du am ehesten entbehren kannst.
guide-foresee = Du siehst eine Raumplatte, die noch kommt. Lass sie liegen, wenn sie dir passt; ganz unten kommt sie kaum wieder.
guide-roll = An diesem Tisch würfelt ihr selbst: würfle und gib an, was der Würfel zeigt.
guide-hero = Wähle eine Figur. Kämpfer stehen vorn, Magier brauchen Psi-Punkte, Flinke handeln oft. Sieh dir eine an, um sie zu lesen.
guide-attribute = Du baust einen Helden aus Punkten. Was du hier nicht ausgibst, bleibt für die anderen Werte.
guide-standard = Ein schlichter Gegenstand, den du kennst, statt einer Schatzkarte, die du nicht kennst. Er darf auch für einen Freund oder für später sein.
guide-swap-card = Wenn eine Startkarte nicht zu deinem Helden passt, nimm dafür einen Standardgegenstand, höchstens zweimal.
guide-swap-for = Ein Held, dessen Attribute feststehen, sieht hier nur, was er benutzen kann.
guide-keep-trap = Unter deinen Startkarten war eine Falle. Behältst du sie, zählt sie als Gold und Erfahrung; jetzt schadet sie niemandem.
guide-arrange = Leg an, was du hast: Waffe in die Hand, Rüstung an den Leib, Tränke an den Gürtel. Später kostet das AP.
guide-arrange-card = Wähle den Platz dieser Karte. In der Hand und am Leib wirkt sie; vom Gürtel aus lässt sie sich für ein paar AP mehr benutzen, wenn sie eine Hand braucht, und im Rucksack wartet sie.
guide-start-order = Wer schneller ist, beginnt weiter vorn, und zwei von euch sind gleich schnell. Stell jemand Zähes nach vorn.
guide-first = Zwei von euch haben dieselbe Initiative. Einigt euch, wer beginnt.
guide-crawl = Du wachst auf, und jemand steht, wo du lagst. Wähle eines der nächsten freien Felder.
guide-wake = Mit wenig Trefferpunkten ist der Wurf gewagt: zu wenig AP, und du bleibst liegen und das Verhängnis rückt vor. Wer am Ende einer Runde bewusstlos ist, gewinnt drei Punkte zurück.
guide-recover = Teile die Punkte auf Trefferpunkte und Psi-Punkte auf. Unter null in einem davon würfelst du einen Initiativewürfel weniger.
guide-raise = Aus Erfahrung sind Punkte geworden. Stärke und Konstitution zusammen ergeben zur Hälfte deine Trefferpunkte, Beweglichkeit und Wahrnehmung deine Initiative, Wissen und Psi deine Psi-Punkte. Und Karten verlangen Attribute: Sieh dir die an, die du haben willst.
guide-bonus = Dein Held bekommt einen Bonus. Er bleibt für immer; nimm, was du am meisten brauchst.
guide-doom-xp = Diese Runde ging keine Tür auf, also rückt das Verhängnis einen Schritt mehr vor. Ein Erfahrungspunkt erspart euch diesen Schritt, aber keinen anderen.
guide-shop = Im Dimensionsladen zahlt man mit Karten: jede ist ihr Gold wert. Leg hin, was du nicht brauchst.
guide-deliver = Alle in der Gruppe können die Karte bekommen, wo sie auch stehen, nur nicht, wer bewusstlos bleibt.
guide-shop-discard = Eine Karte, die niemand will, kann hinaus, damit eine andere kommt.
guide-shop-trap = Eine Falle liegt im Laden und nimmt Platz weg. Das Verhängnis rückt für sie ein Feld vor, oder jemand löst sie aus und darf ihr noch entgehen.
guide-equip = Etwas aus Gürtel oder Rucksack zu holen kostet AP. Wähle, was du zur Hand haben willst und wo.
guide-stow = Leg etwas weg, was nichts kostet, um die Hände frei zu haben.
guide-throw = Du kannst einem Freund etwas zuwerfen, statt es hinzutragen.
guide-throw-to = Wähle, wer es fängt.
guide-take-from = Du stehst neben jemandem, der etwas für dich hat. Wen fragst du?
guide-take = Wähle, was du nimmst. Die andere Seite muss zustimmen, außer sie ist bewusstlos.
guide-agree-take = Ein Freund bittet um eine deiner Karten.
guide-take-use = Behalte es oder benutze es in derselben Aktion; dann kommen seine eigenen AP dazu.
guide-repair = Wähle eine beschädigte Karte. Reparieren kostet Zeit, aber keinen Wurf.
guide-flee = Jetzt könnt ihr alle gehen, mit aller Erfahrung, aber nur mit so vielen Karten, wie der letzte Erfolg erlaubt. Gewonnen ist das Szenario dann nicht.
guide-after-death = In der Kampagne kann es nach einem Tod weitergehen. Wählt, wie.
guide-dead = Jemand Neues tritt an die Stelle des toten Helden, oder ihr geht mit einem weniger weiter.
guide-campaign-item = Dieses Ding begleitet euch durch die Kampagne. Jemand muss es tragen.
guide-keep-card = Nur wenige Karten kommen ins nächste Szenario mit. Wähle, worauf es ankommt.
guide-party = Zwischen den Runden dürfen Leute kommen und gehen.
guide-run-up = Geh dorthin, wo du abspringst oder wo jemand liegt; von da geht es in derselben Aktion weiter. Wie lang der Anlauf ist, ist dem Sprung gleich.
guide-redraw-standard = Du darfst einen Standardgegenstand zurückgeben und dafür noch eine Schatzkarte ziehen, zum Guten oder zum Schlechten.
how-to-play =
    # Worum es geht
    Ihr spielt alle auf einer Seite. Jedes Szenario stellt eine Aufgabe, etwa einen Anführer zu erschlagen, Gefangene zu befreien oder Seiten zu finden, und ihr gewinnt oder verliert gemeinsam. Das Verlies entsteht aus gemischten Raumplatten: Niemand weiß, was hinter der nächsten Tür liegt.

    # Eine Runde
    1. Alle würfeln Initiative: zwei Würfel und ein Bonus ergeben **Aktionspunkte** (AP).
    2. Wer die meisten AP hat, handelt, eine Aktion nach der anderen; Monster sind dran, wenn ihre Zahl erreicht ist. Gehen, springen, eine Tür öffnen, angreifen, für Psi-Punkte zaubern, Ausrüstung benutzen oder wechseln, einen Raum durchsuchen, eine Falle entschärfen, einen Freund tragen oder warten. Überziehen ist erlaubt, nur nicht beim Gehen: unter 1 AP ist die Runde für dich vorbei.
    3. Gift wirkt, Fallen und Untote regen sich, und das **Verhängnis** rückt vor: ein Feld je Raumplatte mit einem Helden und eines mehr, wenn niemand eine neue Tür geöffnet hat. Unterwegs schickt es Monster, lässt alle noch einmal handeln und macht sie stärker. In der ersten Ausgabe rückt es für eine Gruppe von einem oder zweien ein Feld weniger vor.
    4. Aus Erfahrung werden Attributpunkte, und der Dimensionsladen hat offen: man zahlt mit Karten.

    # Kämpfen
    Angriff und Verteidigung sind zehnseitige Würfel und Boni; eine Zehn wird noch einmal geworfen und dazugezählt. Die Verteidigung muss höher sein als der Angriff. Eine Rüstung fängt Schaden ab und nimmt selbst welchen. Je zehn Punkte über der Verteidigung sind ein Schaden mehr; zwei Einsen sind ein Patzer, der misslingt und beschädigt, was du benutzt hast.

    # Wie es endet
    Das Szenario sagt, wann ihr gewonnen habt. Ihr verliert, wenn jemand stirbt, wenn alle bewusstlos sind oder wenn die Zeit des Szenarios abläuft. In der ersten Ausgabe verliert ihr auch nach Runde 40 und in einem einzelnen Szenario, wenn die Monster Stufe 5 erreichen.

    # Gut zu wissen
    - Bleibt zusammen und öffnet jede Runde eine Tür. Auf viele Raumplatten verteilt lasst ihr das Verhängnis laufen.
    - Monster folgen gedruckten Regeln. Sieh dir eines an, um zu lesen, wie es wählt.
    - Sieh dir deinen Helden an: was er in der Hand hält, trägt, am Gürtel und im Rucksack hat. Etwas Einhändiges vom Gürtel zu benutzen kostet ein paar AP mehr, und was im Rucksack ist, muss erst hervorgeholt werden.

# Namen, Regeln und Stimmung der Karten.

card-overhead-swing = Hieb von oben
card-overhead-swing-text = +2 Nahkampf für die Runde. Deine Angriffe missachten 1 Punkt Ausweichen.
card-overhead-swing-flavor = Petra kennt nur ein Argument, und es kommt von oben.

card-shield-line = Schildreihe
card-shield-line-text = +1 Rüstung für die Runde. Deine anderen Helden im Umkreis von 1 Feld: +1 Rüstung.
card-shield-line-flavor = Eng stehen, tief bleiben, hinterher klagen.

card-into-the-breach = In die Bresche
card-into-the-breach-text = +2 Tempo für die Runde. Ein Feld neben einem Feind zu verlassen kostet dich nichts extra.
card-into-the-breach-flavor = Die anderen hatten sich gerade auf einen Plan geeinigt.

card-silverstring = Silbersehne
card-silverstring-text = +2 Fernkampf für die Runde. Deine Angriffe missachten 1 Punkt Ausweichen.
card-silverstring-flavor = Sie singt nur einen Ton, und für jemanden ist es immer der letzte.

card-among-the-pillars = Zwischen den Säulen
card-among-the-pillars-text = +2 Ausweichen für die Runde. Darf gespielt werden, wenn du angegriffen wirst.
card-among-the-pillars-flavor = Da! Nein, da. Nein.

card-light-fingers = Leichte Finger
card-light-fingers-text = +1 Tempo, +1 auf Würfe des Verlieswürfels für die Runde. Feinde hindern dich nicht an Schlössern, Geheimtüren, verschlossenen Truhen und beim Suchen.
card-light-fingers-text-2 = +1 Tempo, +1 auf Würfe des Verlieswürfels für die Runde. Feinde hindern dich nicht an Schlössern, Geheimtüren, verschlossenen Truhen und beim Suchen. Ein Feld neben einem Feind zu verlassen kostet dich nichts extra.
card-light-fingers-flavor = Das Schloss hat nichts gespürt.

card-lance-of-embers = Glutlanze
card-lance-of-embers-text = Fernkampfangriff mit Grundstärke 4, Reichweite 2-4.
card-lance-of-embers-text-2 = Fernkampfangriff mit Grundstärke 4, Reichweite 2-4, missachtet Ausweichen.
card-lance-of-embers-flavor = Vorsicht, der Bart. Vorsicht, die Rollen. Vorsicht, die Decke.

card-slow-the-sands = Zäher Sand
card-slow-the-sands-text = Ein Monster oder fremder Held in deiner Sichtlinie: 2 Tempo weniger und 1 Angriff weniger bis zur Endphase.
card-slow-the-sands-flavor = Der Sturmangriff dauerte fast den ganzen Nachmittag.

card-borrowed-hour = Geborgte Stunde
card-borrowed-hour-text = Einer deiner Helden (keine Sichtlinie nötig): +2 Tempo für die Runde.
card-borrowed-hour-flavor = Zurückzuzahlen von irgendwem, irgendwo, irgendwann.

card-hatchet-and-hook = Beil und Haken
card-hatchet-and-hook-text = +1 Nahkampf für die Runde. Deine Angriffe missachten 1 Punkt Rüstung.
card-hatchet-and-hook-flavor = Das eine öffnet die Rüstung, der andere sieht nach.

card-tinkers-roll = Kesselflickers Rolle
card-tinkers-roll-text = +1 Tempo, +2 auf Würfe des Verlieswürfels für die Runde. Feinde hindern dich nicht an Schlössern, Geheimtüren, verschlossenen Truhen und beim Suchen.
card-tinkers-roll-flavor = Vierzig kleine Werkzeuge, davon neununddreißig für dasselbe Schloss.

card-duck-and-jab = Ducken und stechen
card-duck-and-jab-text = +1 Ausweichen für die Runde. Nach dem Angriff schlägst du zurück: Nahkampfangriff mit Grundstärke 3. Darf gespielt werden, wenn du angegriffen wirst.
card-duck-and-jab-flavor = Zwerge sind schon auf halbem Weg.

card-knife-from-nowhere = Messer aus dem Nichts
card-knife-from-nowhere-text = +1 Nahkampf für die Runde. +2 auf deine Angriffe gegen erschöpfte Monster.
card-knife-from-nowhere-flavor = Eine müde Wache ist eine höfliche Wache.

card-hide = Verstecken
card-hide-text = Du kannst nicht angegriffen werden, bis du angreifst. In der Endphase darf diese Karte liegen bleiben.
card-hide-flavor = Krom? Welcher Krom?

card-coat-of-pockets = Mantel voller Taschen
card-coat-of-pockets-text = +1 Tempo, +1 Ausweichen, +1 auf Würfe des Verlieswürfels für die Runde.
card-coat-of-pockets-flavor = Er klimpert nur, wenn Krom es will.

card-dawnhammer = Morgenhammer
card-dawnhammer-text = Nahkampfangriff mit Grundstärke 3, missachtet Rüstung, oder stattdessen +2 Nahkampf.
card-dawnhammer-flavor = Er klingt bei Sonnenaufgang, wo immer die Sonne auch ist.

card-lay-on-hands = Handauflegen
card-lay-on-hands-text = +1 Rüstung für die Runde. Einer deiner Helden im Umkreis von 1 Feld in deiner Sichtlinie darf 2 Wunden entfernen.
card-lay-on-hands-flavor = Ihre Hände sind warm, und ihr Schelten ist wärmer.

card-stand-behind-me = Hinter mich
card-stand-behind-me-text = Wird ein anderer deiner Helden im Umkreis von 1 Feld angegriffen, so ist der Schaden um 2 geringer.
card-stand-behind-me-text-2 = Wird ein anderer deiner Helden im Umkreis von 1 Feld angegriffen, so ist der Schaden um 2 geringer. +1 Rüstung für dich für die Runde.
card-stand-behind-me-flavor = Das ist keine Bitte.

card-rapier-and-patter = Degen und Geplauder
card-rapier-and-patter-text = +1 Nahkampf, +1 Ausweichen für die Runde.
card-rapier-and-patter-flavor = Das halbe Duell ist Gerede; die andere Hälfte ist kürzer.

card-marching-tune = Marschlied
card-marching-tune-text = Einer deiner Helden in deiner Sichtlinie: +1 Tempo, +1 Nahkampf, +1 Fernkampf für die Runde.
card-marching-tune-flavor = Die zweite Strophe kennt niemand. Es hat sie noch nie jemand gebraucht.

card-loaded-dice = Gezinkte Würfel
card-loaded-dice-text = +1 auf Würfe des Verlieswürfels für die Runde. Ziehe 2 Karten.
card-loaded-dice-flavor = Glück ist ein Handwerk wie jedes andere.

card-blessed-quarrel = Gesegneter Bolzen
card-blessed-quarrel-text = +2 Fernkampf für die Runde.
card-blessed-quarrel-flavor = Sie spricht ein kurzes Gebet für den, den es angeht.

card-parish-hound = Pfarrhund
card-parish-hound-text = Ein freier Angriff zusätzlich zu deinem eigenen: Nahkampfangriff mit Grundstärke 2, Reichweite 1-3. Wird das Ziel verwundet: keine Bewegung bis zur Endphase. Keine Sichtlinie nötig, keine allgemeinen Boni.
card-parish-hound-flavor = Besucht jede Messe und beißt jeden Sünder.

card-bind-the-wound = Wunde verbinden
card-bind-the-wound-text = Einer deiner Helden (keine Sichtlinie nötig) darf 2 Wunden entfernen.
card-bind-the-wound-text-2 = Einer deiner Helden (keine Sichtlinie nötig) darf 2 Wunden entfernen. Ziehe 1 Karte.
card-bind-the-wound-flavor = Stillhalten. Ich habe das schon bei Schafen gemacht.

card-song-of-edges = Lied der Klingen
card-song-of-edges-text = Einer deiner Helden in deiner Sichtlinie: +2 Nahkampf, +2 Fernkampf für die Runde.
card-song-of-edges-flavor = Der Stahl summt mit, wenn sie es singt.

card-cutting-remark = Spitze Bemerkung
card-cutting-remark-text = Ein Monster oder fremder Held in deiner Sichtlinie: 2 Angriff weniger bis zur Endphase.
card-cutting-remark-flavor = Sie stimmte, und das machte es schlimmer.

card-encore = Zugabe
card-encore-text = +1 Tempo für die Runde. Nimm 1 Karte von deinem Ablagestapel auf die Hand. Bei dir darf ein zweiter Stärkungszauber neben dem ersten liegen.
card-encore-flavor = Ihr wart ein wunderbares Publikum. Meistens.

card-called-shot = Angesagter Schuss
card-called-shot-text = +2 Fernkampf für die Runde. Deine Angriffe missachten Ausweichen.
card-called-shot-flavor = Linkes Auge.

card-yew-longbow = Eibenbogen
card-yew-longbow-text = +1 Fernkampf für die Runde. Deine Fernkampfangriffe reichen 1 Feld weiter.
card-yew-longbow-flavor = Älter als das Verlies und besser erhalten.

card-grey-wolf = Grauer Wolf
card-grey-wolf-text = Ein freier Angriff zusätzlich zu deinem eigenen: Nahkampfangriff mit Grundstärke 3, Reichweite 1-3. Keine Sichtlinie nötig, keine allgemeinen Boni.
card-grey-wolf-flavor = Er kommt, wenn man ihn ruft, und manchmal vorher.

card-arc-bolt = Springender Blitz
card-arc-bolt-text = Fernkampfangriff mit Grundstärke 4. Jeder andere dem Ziel benachbarte Feind erhält 1 Wunde.
card-arc-bolt-flavor = Er springt auf den, der zu nah bei einem Fehler steht.

card-wreathed-in-flame = In Flammen gehüllt
card-wreathed-in-flame-text = +2 Nahkampf für die Runde. Ein benachbarter Feind, der dich angegriffen hat, erhält 1 Wunde.
card-wreathed-in-flame-flavor = Das Schwert stört es nicht. Die Scheide schon.

card-blade-step = Klingenschritt
card-blade-step-text = Spring auf ein leeres Feld im Umkreis von 2 Feldern, das du siehst.
card-blade-step-flavor = Erst hier, dann dort, und dazwischen kein Weg.

card-hammer-of-light = Hammer des Lichts
card-hammer-of-light-text = Fernkampfangriff mit Grundstärke 4, missachtet Rüstung.
card-hammer-of-light-flavor = Kein Panzer hält den Morgen ab.

card-hearth-blessing = Herdsegen
card-hearth-blessing-text = Einer deiner Helden (keine Sichtlinie nötig) darf 3 Wunden entfernen.
card-hearth-blessing-text-2 = Einer deiner Helden (keine Sichtlinie nötig) darf 2 Wunden entfernen. Jeder deiner Helden in deinem Raum entfernt 1 Wunde.
card-hearth-blessing-flavor = Einen Augenblick lang riecht es nach Brot.

card-word-of-stone = Steinwort
card-word-of-stone-text = Einer deiner Helden (keine Sichtlinie nötig): +2 Rüstung für die Runde.
card-word-of-stone-flavor = Es hat nur eine Silbe und will ein Jahr geübt sein.

card-heavy-crossbow = Schwere Armbrust
card-heavy-crossbow-text = Kostet 1 Tempo. +3 Fernkampf für die Runde.
card-heavy-crossbow-text-2 = Kostet 1 Tempo. +3 Fernkampf für die Runde. Deine Angriffe missachten 1 Punkt Rüstung.
card-heavy-crossbow-flavor = Kurbeln, kurbeln, kurbeln, weg.

card-close-quarters = Auf Tuchfühlung
card-close-quarters-text = +1 Fernkampf für die Runde. Du darfst mit Fernkampf auch benachbarte Feinde angreifen.
card-close-quarters-flavor = Von hier muss er kaum zielen.

card-ring-mail = Ringpanzer
card-ring-mail-text = +2 Rüstung für die Runde.
card-ring-mail-text-2 = +2 Rüstung für die Runde. Bei dir darf eine zweite Rüstung neben der ersten liegen.
card-ring-mail-flavor = Neuntausend Ringe. Er hat sie auf Wache gezählt.

card-war-drum = Kriegstrommel
card-war-drum-text = +1 Nahkampf für die Runde. Deine anderen Helden im Umkreis von 2 Feldern: +1 Nahkampf, +1 Fernkampf.
card-war-drum-flavor = Man spürt sie in den Zähnen und dann im Arm.

card-long-stride = Langer Schritt
card-long-stride-text = +2 Tempo für die Runde. Deine anderen Helden im Umkreis von 2 Feldern: +1 Tempo.
card-long-stride-flavor = Zwei Schläge im Takt, vier Schritte im Schlag.

card-unbroken-rhythm = Ungebrochener Takt
card-unbroken-rhythm-text = +2 Rüstung für die Runde. Darf gespielt werden, wenn du angegriffen wirst.
card-unbroken-rhythm-flavor = Die Keule kam auf die Zwei. Ihr Schild auch.

card-acid-flask = Säureflasche
card-acid-flask-text = Fernkampfangriff mit Grundstärke 4. Wird das Ziel verwundet: 1 Verteidigung weniger bis zur Endphase.
card-acid-flask-flavor = Nicht schütteln. Nicht fallen lassen. Aber werfen.

card-now-you-see-me = Eben noch da
card-now-you-see-me-text = +1 Ausweichen für die Runde. Der Schaden dieses Angriffs ist um 1 geringer. Darf gespielt werden, wenn du angegriffen wirst.
card-now-you-see-me-flavor = Ein Wölkchen, eine Verbeugung, ein Hieb durch leere Luft.

card-knock = Anklopfen
card-knock-text = +3 auf Würfe des Verlieswürfels für die Runde. Feinde hindern dich nicht an Schlössern, Geheimtüren, verschlossenen Truhen und beim Suchen.
card-knock-flavor = Der Tür fällt ein, dass sie anderswo sein muss.

card-clockwork-falcon = Uhrwerkfalke
card-clockwork-falcon-text = Ein freier Angriff zusätzlich zu deinem eigenen: Fernkampfangriff mit Grundstärke 3, Reichweite 1-4. Keine Sichtlinie nötig, keine allgemeinen Boni.
card-clockwork-falcon-flavor = Jeden Morgen aufgezogen, den ganzen Tag unausstehlich.

card-stinging-swarm = Stechender Schwarm
card-stinging-swarm-text = Fernkampfangriff mit Grundstärke 4. Wird das Ziel verwundet: 1 Angriff weniger bis zur Endphase.
card-stinging-swarm-flavor = Jede hat einen Namen. Nib kennt sie alle.

card-whistle-and-treat = Pfiff und Leckerbissen
card-whistle-and-treat-text = +2 auf Tierangriffe für die Runde. Ziehe 1 Karte.
card-whistle-and-treat-flavor = Wer ist brav? Wer hat so scharfe Zahnräder?

card-lullaby = Wiegenlied
card-lullaby-text = Ein Monster im Umkreis von 2 Feldern in deiner Sichtlinie wird erschöpft.
card-lullaby-flavor = Auch die Toten lassen sich gern etwas vorsingen.

card-cheerful-hymn = Fröhlicher Choral
card-cheerful-hymn-text = Jeder deiner Helden in deinem Raum entfernt 1 Wunde.
card-cheerful-hymn-flavor = Alle neun Strophen, ob ihr blutet oder nicht.

card-lucky-charm = Glücksbringer
card-lucky-charm-text = Einer deiner Helden (keine Sichtlinie nötig): +1 Tempo, +1 Nahkampf, +1 Fernkampf, +1 Ausweichen, +1 auf Würfe des Verlieswürfels für die Runde.
card-lucky-charm-flavor = Eine Hasenpfote. Der Hase hatte auch viel Glück, bis dahin.

card-sprint = Spurt
card-sprint-text = +2 Tempo für die Runde.
card-sprint-flavor = Der Mut geht voran, und die Beine gehen schneller.

card-press-the-attack = Nachsetzen
card-press-the-attack-text = +1 Nahkampf, +1 Fernkampf für die Runde.
card-press-the-attack-flavor = Noch einmal! Und noch einmal!

card-plain-sword = Schlichtes Schwert
card-plain-sword-text = Nahkampfangriff mit Grundstärke 4, oder stattdessen +1 Nahkampf.
card-plain-sword-text-2 = Nahkampfangriff mit Grundstärke 4, oder stattdessen +1 Nahkampf. Deine Angriffe missachten 1 Punkt Rüstung.
card-plain-sword-flavor = Kein Stein, kein Name, kein Rost.

card-plain-bow = Schlichter Bogen
card-plain-bow-text = Fernkampfangriff mit Grundstärke 3, oder stattdessen +2 Fernkampf.
card-plain-bow-flavor = Ein Stock, eine Schnur und ein gutes Auge.

card-padded-coat = Wattierter Rock
card-padded-coat-text = +1 Rüstung für die Runde.
card-padded-coat-flavor = Er juckt, und daran merkt man, dass man lebt.

card-brace = Fester Stand
card-brace-text = +1 Ausweichen für die Runde. Darf gespielt werden, wenn du angegriffen wirst.
card-brace-text-2 = +1 Rüstung, +1 Ausweichen für die Runde. Darf gespielt werden, wenn du angegriffen wirst.
card-brace-flavor = Füße auseinander, Zähne zusammen.

card-clean-bandage = Sauberer Verband
card-clean-bandage-text = Einer deiner Helden im Umkreis von 1 Feld in deiner Sichtlinie darf 2 Wunden entfernen.
card-clean-bandage-flavor = Jedenfalls sauberer als die Wunde.

card-scroll-of-sparks = Funkenrolle
card-scroll-of-sparks-text = Fernkampfangriff mit Grundstärke 4.
card-scroll-of-sparks-text-2 = Fernkampfangriff mit Grundstärke 4. Wird das Ziel verwundet: 2 Tempo weniger bis zur Endphase.
card-scroll-of-sparks-flavor = Laut lesen, mit ausgestrecktem Arm.

card-trail-boots = Wanderstiefel
card-trail-boots-text = +1 Tempo für die Runde. Ziehe 1 Karte.
card-trail-boots-flavor = Jemand hat sie hier gelassen. Jemand, der jetzt barfuß ist.

card-healing-draught = Heiltrank
card-healing-draught-text = Einer deiner Helden im Umkreis von 1 Feld in deiner Sichtlinie darf 3 Wunden entfernen.
card-healing-draught-text-2 = Einer deiner Helden im Umkreis von 1 Feld in deiner Sichtlinie darf 2 Wunden entfernen und danach 2 Giftwunden.
card-healing-draught-flavor = Schmeckt nach Kupfer und Reue und wirkt sofort.

card-bottled-fire = Feuer in Flaschen
card-bottled-fire-text = Fernkampfangriff mit Grundstärke 4, Reichweite 1-2. Jeder andere dem Ziel benachbarte Feind erhält 1 Wunde.
card-bottled-fire-flavor = Das Mutige daran ist der Korken.

card-broadsword = Breitschwert
card-broadsword-text = +2 Nahkampf für die Runde.
card-broadsword-flavor = Breit genug für jeden Streit.

card-ash-bow = Eschenbogen
card-ash-bow-text = +1 Fernkampf für die Runde. Deine Fernkampfangriffe reichen 1 Feld weiter und treffen auch benachbarte Feinde.
card-ash-bow-flavor = Aus einem Baum, der die Leere sah und sich nicht bog.

card-iron-mace = Eisenkeule
card-iron-mace-text = Nahkampfangriff mit Grundstärke 3, oder stattdessen +2 Nahkampf.
card-iron-mace-flavor = Sie braucht keine Schneide und keine Anleitung.

card-parrying-dagger = Parierdolch
card-parrying-dagger-text = +1 Nahkampf, +1 Ausweichen für die Runde. Darf gespielt werden, wenn du angegriffen wirst.
card-parrying-dagger-flavor = Auch die linke Hand soll etwas zu tun haben.

card-chain-shirt = Kettenhemd
card-chain-shirt-text = +2 Rüstung für die Runde. Giftwunden sind für dich nur Wunden.
card-chain-shirt-flavor = Rasselt ein wenig. Die Knochen darunter auch.

card-supple-leathers = Weiches Leder
card-supple-leathers-text = +1 Tempo, +1 Ausweichen für die Runde.
card-supple-leathers-flavor = Knarrt nur, wo keiner lauscht.

card-shield-wall = Schildwall
card-shield-wall-text = +2 Rüstung für die Runde. Deine anderen Helden im Umkreis von 1 Feld: +1 Rüstung.
card-shield-wall-text-2 = +2 Rüstung für die Runde. Deine anderen Helden im Umkreis von 1 Feld: +1 Rüstung, +1 Ausweichen.
card-shield-wall-flavor = Zwei Schilde sind ein Wall. Drei sind eine Stadt.

card-delvers-lantern = Grubenlampe
card-delvers-lantern-text = +1 auf Würfe des Verlieswürfels für die Runde. Decke eine verdeckte Herausforderung im Umkreis von 6 Feldern auf; eine Falle darf sofort entschärft werden. Fallen tun dir nichts. Feinde hindern dich nicht an Schlössern, Geheimtüren, verschlossenen Truhen und beim Suchen.
card-delvers-lantern-flavor = Sie brennt blau bei einer Lüge und grün bei einem Draht.

card-elven-step = Elfenschritt
card-elven-step-text = +2 Tempo, +1 Ausweichen für die Runde. Ein Feld neben einem Feind zu verlassen kostet dich nichts extra.
card-elven-step-flavor = Der Staub erinnert sich nicht an sie.

card-stubborn-as-stone = Stur wie Stein
card-stubborn-as-stone-text = +2 Rüstung für die Runde. Ein benachbarter Feind, der dich angegriffen hat, erhält 1 Wunde. Darf gespielt werden, wenn du angegriffen wirst.
card-stubborn-as-stone-flavor = Wer den Berg schlägt, verletzt die Hand.

card-pocket-inventions = Taschenerfindungen
card-pocket-inventions-text = Ziehe 2 Karten.
card-pocket-inventions-flavor = Eine davon müsste etwas tun.

card-make-a-name = Sich einen Namen machen
card-make-a-name-text = +1 Nahkampf, +1 Fernkampf für die Runde. Wenn du einem Monster die letzte Wunde zufügst, erhältst du 1 EP.
card-make-a-name-flavor = Bitte mit einem T schreiben.

card-smoke-pellet = Rauchkugel
card-smoke-pellet-text = +2 Ausweichen für die Runde. Ein Feld neben einem Feind zu verlassen kostet dich nichts extra. Darf gespielt werden, wenn du angegriffen wirst.
card-smoke-pellet-flavor = Hust, hust, weg.

card-skeleton-keys = Dietriche
card-skeleton-keys-text = +2 auf Würfe des Verlieswürfels für die Runde. Ziehe 1 Karte. Feinde hindern dich nicht an Schlössern, Geheimtüren, verschlossenen Truhen und beim Suchen.
card-skeleton-keys-flavor = Von einem, der keine Türen mehr zu schließen hat.

card-steady-breath = Ruhiger Atem
card-steady-breath-text = +2 Fernkampf für die Runde. Andere Figuren behindern deine Sichtlinie nicht.
card-steady-breath-flavor = Ein. Aus. Ein. Los.

card-cleaving-blow = Spaltender Hieb
card-cleaving-blow-text = +2 Nahkampf für die Runde. Du darfst einmal mehr angreifen, gegen einen anderen Feind.
card-cleaving-blow-flavor = Der zweite Goblin hatte sich recht sicher gefühlt.

card-twist-the-knife = Das Messer drehen
card-twist-the-knife-text = +2 Nahkampf für die Runde. +2 auf deine Angriffe gegen erschöpfte Monster.
card-twist-the-knife-text-2 = +2 Nahkampf für die Runde. +2 auf deine Angriffe gegen erschöpfte Monster. Deine Angriffe missachten 1 Punkt Rüstung.
card-twist-the-knife-flavor = Zustechen ist nur die halbe Kunst.

card-comet-bolt = Kometenblitz
card-comet-bolt-text = Fernkampfangriff mit Grundstärke 5.
card-comet-bolt-flavor = Ein kleiner Stern, der es eilig hat.

card-seeking-motes = Suchende Funken
card-seeking-motes-text = Fernkampfangriff mit Grundstärke 4, Reichweite 1-3. Keine Sichtlinie nötig.
card-seeking-motes-flavor = Sie biegen um Ecken. Sie sind nachtragend.

card-frost-shackles = Frostfesseln
card-frost-shackles-text = Ein Monster oder fremder Held in deiner Sichtlinie: keine Bewegung und 1 Verteidigung weniger bis zur Endphase.
card-frost-shackles-flavor = Der Winter packt es bei den Knöcheln.

card-beckon = Heranwinken
card-beckon-text = Bewege ein Monster oder einen fremden Helden in deiner Sichtlinie bis zu 3 Felder weit. Drehe die Figur dann, wie du willst.
card-beckon-flavor = Ein Finger, und der Oger kommt wie ein Lamm.

card-hunters-mark = Zeichen des Jägers
card-hunters-mark-text = Ein Feind in deiner Sichtlinie: +2 auf Angriffe deiner Helden gegen dieses Ziel bis zur Endphase.
card-hunters-mark-flavor = Jetzt kennt jeder Pfeil seinen Namen.

card-mend-flesh = Fleisch flicken
card-mend-flesh-text = Einer deiner Helden (keine Sichtlinie nötig) darf 4 Wunden entfernen.
card-mend-flesh-text-2 = Einer deiner Helden (keine Sichtlinie nötig) darf 4 Wunden entfernen. Bei dir darf ein zweiter Heilzauber neben dem ersten liegen.
card-mend-flesh-flavor = Die Narbe gibt eine schöne Geschichte.

card-blessing-of-arms = Waffensegen
card-blessing-of-arms-text = Einer deiner Helden (keine Sichtlinie nötig): +1 Nahkampf, +1 Fernkampf, +1 Rüstung für die Runde.
card-blessing-of-arms-flavor = Möge es treffen, und möge es nicht dich treffen.

card-quickening-reel = Schneller Reigen
card-quickening-reel-text = Einer deiner Helden (keine Sichtlinie nötig): +3 Tempo für die Runde.
card-quickening-reel-text-2 = Einer deiner Helden (keine Sichtlinie nötig): +3 Tempo für die Runde. Ein Feld neben einem Feind zu verlassen kostet diesen Helden nichts extra.
card-quickening-reel-flavor = Versuch stillzustehen. Versuch es nur.

card-pit-badger = Grubendachs
card-pit-badger-text = Ein freier Angriff zusätzlich zu deinem eigenen: Nahkampfangriff mit Grundstärke 4, Reichweite 1-2. Keine Sichtlinie nötig, keine allgemeinen Boni.
card-pit-badger-text-2 = Ein freier Angriff zusätzlich zu deinem eigenen: Nahkampfangriff mit Grundstärke 4, Reichweite 1-2, missachtet Rüstung. Keine Sichtlinie nötig, keine allgemeinen Boni.
card-pit-badger-flavor = Kurze Beine, kurze Geduld, lange Zähne.

card-cellar-cat = Kellerkatze
card-cellar-cat-text = Ein freier Angriff zusätzlich zu deinem eigenen: Nahkampfangriff mit Grundstärke 3, Reichweite 1-3. Keine Sichtlinie nötig, keine allgemeinen Boni. Ziehe 1 Karte.
card-cellar-cat-flavor = Bringt einem Dinge. Manche sind nützlich.

card-kings-ransom = Lösegeld
card-kings-ransom-text = Kostet 2 Tempo. Erhalte 2 EP.
card-kings-ransom-flavor = Zum Zählen ist Zeit. Zum Zählen ist immer Zeit.

card-burning-oil = Brennendes Öl
card-burning-oil-text = Ein Feind im Umkreis von 3 Feldern in deiner Sichtlinie: Jeder Feind in seinem Raum erhält 1 Wunde.
card-burning-oil-flavor = Hineinrollen, Tür zu, ein Liedchen summen.

card-greatsword = Bihänder
card-greatsword-text = Kostet 1 Tempo. +4 Nahkampf für die Runde.
card-greatsword-text-2 = Kostet 1 Tempo. +4 Nahkampf für die Runde. Deine Blickrichtung spielt für deine Angriffe keine Rolle.
card-greatsword-flavor = Man zieht ihn nicht, man kündigt ihn an.

card-stormbow = Sturmbogen
card-stormbow-text = +3 Fernkampf für die Runde. Deine Fernkampfangriffe reichen 1 Feld weiter. Andere Figuren behindern deine Sichtlinie nicht.
card-stormbow-flavor = Die Sehne ist geflochtener Blitz; mit Regen einölen.

card-knights-plate = Ritterharnisch
card-knights-plate-text = +3 Rüstung für die Runde. Du erhältst von jedem Angriff 1 Schaden weniger.
card-knights-plate-flavor = Dazu braucht es einen Knappen, eine Leiter und ein reines Gewissen.

card-cloak-of-dusk = Mantel der Dämmerung
card-cloak-of-dusk-text = +1 Tempo, +3 Ausweichen für die Runde. Ein Feld neben einem Feind zu verlassen kostet dich nichts extra.
card-cloak-of-dusk-text-2 = +1 Tempo, +3 Ausweichen für die Runde. Ein Feld neben einem Feind zu verlassen kostet dich nichts extra. +2 auf deine Angriffe gegen erschöpfte Monster.
card-cloak-of-dusk-flavor = Gewebt aus der Stunde, in der noch keine Lampe brennt.

card-mist-walk = Nebelgang
card-mist-walk-text = +1 Tempo für die Runde. Spring auf ein leeres Feld im Umkreis von 5 Feldern, das du siehst.
card-mist-walk-flavor = Ausatmen. Anderswo sein.

card-stonecunning = Steinkunde
card-stonecunning-text = +2 Tempo, +3 auf Würfe des Verlieswürfels für die Runde. Feinde hindern dich nicht an Schlössern, Geheimtüren, verschlossenen Truhen und beim Suchen. Fallen tun dir nichts.
card-stonecunning-flavor = Diese Wand lügt uns an.

card-call-of-the-wild = Ruf der Wildnis
card-call-of-the-wild-text = +3 auf Tierangriffe für die Runde. Ziehe 1 Karte. Bei dir darf ein zweites Tier neben dem ersten liegen.
card-call-of-the-wild-flavor = Etwas antwortet. Dann etwas Größeres.

card-rally-banner = Sammelbanner
card-rally-banner-text = +1 Tempo für die Runde. Deine anderen Helden im Umkreis von 3 Feldern: +1 Tempo, +1 Nahkampf, +1 Rüstung.
card-rally-banner-flavor = Zerrissen, verbrannt, geflickt und immer noch richtig herum.

card-whirl-of-blades = Klingenwirbel
card-whirl-of-blades-text = +2 Nahkampf für die Runde. Deine Blickrichtung spielt für deine Angriffe keine Rolle. Du darfst einmal mehr angreifen, gegen einen anderen Feind.
card-whirl-of-blades-flavor = Bitte zurücktreten. Weiter.

card-twin-arrows = Zwillingspfeile
card-twin-arrows-text = +3 Fernkampf für die Runde. Du darfst einmal mehr angreifen, gegen einen anderen Feind.
card-twin-arrows-flavor = Einer für die vordere Reihe, einer für die Meinung dahinter.

card-killing-stroke = Todesstoß
card-killing-stroke-text = +2 Nahkampf, +2 Fernkampf für die Runde. +2 auf deine Angriffe gegen erschöpfte Monster. Wenn du einem Monster die letzte Wunde zufügst, erhältst du 1 EP.
card-killing-stroke-flavor = Schnell, leise und sehr gut bezahlt.

card-riposte = Riposte
card-riposte-text = +1 Rüstung, +1 Ausweichen für die Runde. Nach dem Angriff schlägst du zurück: Nahkampfangriff mit Grundstärke 5. Darf gespielt werden, wenn du angegriffen wirst.
card-riposte-flavor = Danke, dass ihr so nah gekommen seid.

card-guardian-spirit = Schutzgeist
card-guardian-spirit-text = Wird ein anderer deiner Helden angegriffen, so ist der Schaden um 4 geringer.
card-guardian-spirit-flavor = Großmutter mag Goblins noch immer nicht.

card-fireball = Feuerball
card-fireball-text = Fernkampfangriff mit Grundstärke 7. Jeder andere dem Ziel benachbarte Feind erhält 2 Wunden.
card-fireball-text-2 = Fernkampfangriff mit Grundstärke 7. Jeder andere dem Ziel benachbarte Feind erhält 2 Wunden. Wird das Ziel verwundet: 1 Verteidigung weniger bis zur Endphase.
card-fireball-flavor = Wie groß ist der Raum? Gut. Kleiner.

card-earthquake = Erdbeben
card-earthquake-text = Fernkampfangriff mit Grundstärke 5, Reichweite 1-3. Jede andere Figur im Raum des Ziels erhält 1 Wunde, Freund wie Feind.
card-earthquake-flavor = Das Verlies wollte schon seit Jahren einstürzen.

card-forked-lightning = Gegabelter Blitz
card-forked-lightning-text = Fernkampfangriff mit Grundstärke 6, Reichweite 2-4. Du darfst einmal mehr angreifen, gegen einen anderen Feind.
card-forked-lightning-flavor = Warum soll sich einer zurückgesetzt fühlen?

card-holy-wrath = Heiliger Zorn
card-holy-wrath-text = Fernkampfangriff mit Grundstärke 5, missachtet Rüstung. Wird das Ziel verwundet: kein Angriff bis zur Endphase.
card-holy-wrath-flavor = Das Licht stellt eine Frage und wartet nicht.

card-deep-slumber = Tiefer Schlummer
card-deep-slumber-text = Ein Monster im Umkreis von 4 Feldern in deiner Sichtlinie wird erschöpft.
card-deep-slumber-text-2 = Ein Monster im Umkreis von 4 Feldern in deiner Sichtlinie wird erschöpft. Es hat 1 Verteidigung weniger bis zur Endphase.
card-deep-slumber-flavor = Es wird hungrig erwachen. Seid dann fort.

card-turncoats-verse = Vers des Überläufers
card-turncoats-verse-text = Ein Monster in deiner Sichtlinie greift ein anderes Monster in seiner Reichweite und Sichtlinie an; die Wunden zählen als deine.
card-turncoats-verse-flavor = In der dritten Zeile weinte es und schlug nach seinen Freunden.

card-haste = Hast
card-haste-text = Einer deiner Helden in deiner Sichtlinie: +2 Tempo für die Runde. Dieser Held darf einmal mehr angreifen, gegen einen anderen Feind.
card-haste-flavor = Die Kerze brennt an beiden Enden und in der Mitte.

card-war-hymn = Schlachtgesang
card-war-hymn-text = +2 Nahkampf, +2 Fernkampf für die Runde. Deine anderen Helden im Umkreis von 3 Feldern: +2 Nahkampf, +2 Fernkampf.
card-war-hymn-flavor = Reiche gingen verloren, weil keiner den Ton halten konnte.

card-miracle = Wunder
card-miracle-text = Jeder deiner Helden entfernt 2 Wunden, wo er auch ist.
card-miracle-flavor = Bitte nicht um zwei bitten.

card-cave-bear = Höhlenbär
card-cave-bear-text = Ein freier Angriff zusätzlich zu deinem eigenen: Nahkampfangriff mit Grundstärke 6, Reichweite 1-3. Keine Sichtlinie nötig, keine allgemeinen Boni.
card-cave-bear-text-2 = Ein freier Angriff zusätzlich zu deinem eigenen: Nahkampfangriff mit Grundstärke 6, Reichweite 1-3. Jeder andere dem Ziel benachbarte Feind erhält 1 Wunde. Keine Sichtlinie nötig, keine allgemeinen Boni.
card-cave-bear-flavor = Er passt durch die Tür. Die Tür überlebt es nicht.

card-fire-salamander = Feuersalamander
card-fire-salamander-text = Ein freier Angriff zusätzlich zu deinem eigenen: Fernkampfangriff mit Grundstärke 6, Reichweite 1-4. Jeder andere dem Ziel benachbarte Feind erhält 1 Wunde. Keine Sichtlinie nötig, keine allgemeinen Boni.
card-fire-salamander-flavor = Stubenrein, bis auf die Stube.

card-crown-of-the-deep = Krone der Tiefe
card-crown-of-the-deep-text = Alle deine Helden: +1 Rüstung, +1 Leben.
card-crown-of-the-deep-flavor = Für einen König, der sich nicht beugte, auch nicht vor fallendem Fels.

card-winged-sandals = Flügelsandalen
card-winged-sandals-text = Alle deine Helden: +1 Tempo.
card-winged-sandals-text-2 = Alle deine Helden: +1 Tempo. Fallen tun ihnen nichts.
card-winged-sandals-flavor = Sie flattern, wenn sie den Himmel riechen.

card-sword-of-dawn = Schwert der Morgenröte
card-sword-of-dawn-text = Alle deine Helden: +1 Nahkampf. Ihre Angriffe missachten 1 Punkt Rüstung, und ihre Blickrichtung spielt dabei keine Rolle.
card-sword-of-dawn-flavor = Einmal in jedem Zeitalter gezogen und immer etwas spät.

card-endless-quiver = Endloser Köcher
card-endless-quiver-text = Alle deine Helden: +1 Fernkampf. Ihre Fernkampfangriffe reichen 1 Feld weiter. Bei jedem deiner Helden darf eine zweite Waffe neben der ersten liegen.
card-endless-quiver-flavor = Wer die Pfeile macht, macht sie noch immer.

card-eye-of-the-void = Auge der Leere
card-eye-of-the-void-text = Andere Figuren behindern die Sichtlinie deiner Helden nicht. Ihre Angriffe missachten 1 Punkt Ausweichen.
card-eye-of-the-void-flavor = Es sieht über alles hinweg. Auch über seinen letzten Besitzer.

card-chalice-of-morning = Kelch des Morgens
card-chalice-of-morning-text = In der Endphase, bevor das Gift wirkt, entfernt jeder deiner Helden, der steht, 1 Wunde.
card-chalice-of-morning-flavor = Wieder voll, sobald die Wache um ist.

card-ring-of-all-doors = Ring aller Türen
card-ring-of-all-doors-text = Alle deine Helden: +2 auf Würfe des Verlieswürfels. Feinde hindern sie nicht an Schlössern, Geheimtüren, verschlossenen Truhen und beim Suchen.
card-ring-of-all-doors-text-2 = Alle deine Helden: +2 auf Würfe des Verlieswürfels. Feinde hindern sie nicht an Schlössern, Geheimtüren, verschlossenen Truhen und beim Suchen. Fallen tun ihnen nichts.
card-ring-of-all-doors-flavor = Jede Angel im Verlies dreht sich im Schlaf.

card-veil-of-stars = Sternenschleier
card-veil-of-stars-text = Alle deine Helden: +1 Ausweichen.
card-veil-of-stars-flavor = Hiebe treffen dich, wo du vor tausend Jahren warst.

card-horn-of-beasts = Horn der Tiere
card-horn-of-beasts-text = Alle deine Helden: +3 auf Tierangriffe. Bei jedem deiner Helden darf ein zweites Tier neben dem ersten liegen.
card-horn-of-beasts-flavor = Fell, Zahn und Feder stellen sich auf und lauschen.

card-book-of-hours = Stundenbuch
card-book-of-hours-text = Deine Handgröße steigt um 1 Karte.
card-book-of-hours-flavor = Es hat immer noch eine Seite.

card-worldcleaver = Weltenspalter
card-worldcleaver-text = Angriffe deiner Helden missachten Rüstung.
card-worldcleaver-flavor = Platte, Schuppe, Stein: Er sieht keinen Unterschied.

card-lens-of-truth = Linse der Wahrheit
card-lens-of-truth-text = Angriffe deiner Helden missachten Ausweichen.
card-lens-of-truth-flavor = Man sieht, wo sie sein werden.

card-oathstone = Schwurstein
card-oathstone-text = Wenn einer deiner Helden einem Monster die letzte Wunde zufügt, erhältst du 1 EP.
card-oathstone-flavor = Jede Tat, auf ihn geschworen, wird zweimal erinnert.

card-heart-of-the-mountain = Herz des Berges
card-heart-of-the-mountain-text = Deine Helden erhalten von jedem Angriff 1 Schaden weniger.
card-heart-of-the-mountain-flavor = Es schlägt einmal im Jahr. Jedes Mal steht man etwas fester.

card-thorn-crown = Dornenkrone
card-thorn-crown-text = Alle deine Helden: +1 Leben. Ein benachbarter Feind, der einen von ihnen angegriffen hat, erhält 1 Wunde.
card-thorn-crown-flavor = Wer den Träger schlägt, schlägt in die Dornen.

card-ghostwalk-boots = Geisterstiefel
card-ghostwalk-boots-text = Ein Feld neben einem Feind zu verlassen kostet deine Helden nichts extra. Fallen tun ihnen nichts.
card-ghostwalk-boots-flavor = Kleine Größe; die Toten waren Gnome.

card-hourglass-of-two-hands = Stundenglas der zwei Hände
card-hourglass-of-two-hands-text = Jeder deiner Helden darf in seiner Aktivierung einmal mehr angreifen, gegen einen anderen Feind.
card-hourglass-of-two-hands-flavor = Umdrehen und noch einmal.

card-staff-of-echoes = Stab der Echos
card-staff-of-echoes-text = Bei jedem deiner Helden darf neben dem ersten je ein zweiter Angriffszauber, Kontrollzauber und Heilzauber liegen.
card-staff-of-echoes-flavor = Sag es einmal. Es wird zweimal gesagt.

card-serpent-stone = Schlangenstein
card-serpent-stone-text = Giftwunden sind für deine Helden nur Wunden. Eine Rast entfernt 1 Wunde mehr.
card-serpent-stone-flavor = Kalt wie eine Zunge; er trinkt Gift und träumt von Sümpfen.

card-banner-of-the-oath = Banner des Schwurs
card-banner-of-the-oath-text = Alle deine Helden: +1 Nahkampf, +1 Fernkampf, +1 auf Tierangriffe.
card-banner-of-the-oath-flavor = Unter der Erde geschworen, darüber gehalten.

# Was gefragt, gewählt und gewürfelt wird, und wie ein Abenteuer endet.

## Vor dem Abenteuer
ask-recruit = Platz { $seat }, wer schließt sich der Gruppe an? (Held { $number })
recruit-hero = { $hero }, { $concept } (Stufe { $level })
detail-sheet = { $stats }; { $things }
recruit-name = { $hero }, { $concept }
stat = { $stat } { $value }
ask-magic = Soll { $hero } zaubern können?
magic-magic = Mit Magie: MAG 1 und LIF 1 zu Beginn
magic-non-magic = Nie mit Magie: MAG 0, dafür LIF 2 zu Beginn
ask-prepare = { $hero } ({ $gold } Gold, { $xp } EP, { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}): Was darf es sein?
prepare-done = Bereit zum Aufbruch
prepare-keep = Den Toten mittragen; vielleicht gibt es einen Weg zurück
prepare-replace = Ein anständiges Begräbnis; jemand Neues tritt an die Stelle
prepare-buy = Kaufen: { $thing }
prepare-sell = Verkaufen: { $thing }
prepare-raise = { $thing } steigern
prepare-learn = { $thing } lernen
prepare-study = Den Zauber { $thing } aufnehmen
coin-gold = Gold
coin-points = Punkte
coin-xp = EP
prepare-rise = Eine Stufe aufsteigen
prepare-use = Benutzen: { $thing }
prepare-use-on = Für { $who } benutzen: { $thing }
name-with = { $name } ({ $of })
ask-place = Wo steht { $hero }, wenn die Fackeln brennen?
ask-outside = Ihr steht im Tageslicht. Das Verlies wartet. Und ihr?
outside-return = Durchatmen und wieder hinein
outside-give-up = Es gut sein lassen; sollen andere es zu Ende bringen

## Der Zug eines Helden
ask-act = { $hero }: Was nun? (noch { $actions ->
    [one] eine Aktion
   *[other] { $actions } Aktionen
})
ask-ally = { $ally }: Was tut es? (noch { $actions ->
    [one] eine Aktion
   *[other] { $actions } Aktionen
})
act-pass = Den Zug beenden
act-move = Nach { $spot } gehen
act-leave = Das Verlies verlassen
act-attack = { $who } mit { $thing } angreifen
act-boost = Magie in { $thing } legen und { $who } angreifen
act-charge = Sturmangriff nach { $spot } auf { $who } mit { $thing }
act-strike = { $who } schlagen
two-weapons = { $first } und { $second }
act-leap = Nach { $spot } springen
act-cast = { $thing } zaubern
numbered = { $what } { $number }
act-cast-at = { $thing } auf { $who } zaubern
act-detect = { $object } auf Fallen untersuchen
act-disarm = { $trap } an { $object } entschärfen
act-open = { $object } öffnen
act-pick = Das Schloss von { $object } knacken
act-unlock = Den Schlüssel in { $object } drehen
act-loot = Nehmen, was in { $object } liegt
act-use = Benutzen: { $thing }
act-use-on = Benutzen: { $thing }, auf { $who }
act-wield = In die Hand nehmen: { $thing }
act-assist = { $who } auf die Beine helfen
act-give = { $who } geben: { $thing }
act-drink = Aus dem Brunnen trinken
act-fill = Eine Flasche am Brunnen füllen
act-bury = { $who } in den Sarkophag legen
act-search = Suchen, was hier verborgen ist
act-take = Aufheben: { $thing }
act-rise = Eine Stufe aufsteigen
act-raise = { $thing } steigern
act-gate = Durch das Erdtor zurückkehren
odds-hurts = verletzt
odds-removes = beseitigt
odds-noticed = bemerkt
odds-unnoticed = ungesehen
detail-dice = { $dice } Würfel
detail-cast = { $dice } Würfel; gelingt { $chance } %, vergessen { $lost } %
detail-trapped = Falle: { $chance } %
detail-life = Leben { $life }
detail-follow = auf das Feld, das dadurch frei ist
confirm-leave = Das Verlies verlassen? Dieser Held ist draußen, bis die ganze Gruppe zurückkehrt.
confirm-give-up = Das Abenteuer endgültig aufgeben?
detail-free = umsonst
detail-sold = bringt { $gold } Gold
ask-follow = { $target } taumelt zurück. Setzt { $who } nach?
follow-follow = Nachsetzen
follow-stay = Stehen bleiben
ask-push = Wohin taumelt { $who }?
ask-nearest = { $monster } hat die Wahl. Auf wen geht es los?
nearest-who = { $who }
ask-block = { $hero }: Wo schlägt { $spell } ein? (die linke obere Ecke)
ask-square = { $hero } zaubert { $spell }: auf welches Feld?
ask-teleport = Wohin geht es mit { $who }?
ask-aim = { $hero } zaubert { $spell }. Auf wen oder was?
aim-at = { $who }
ask-remember = { $spell } entgleitet { $hero }. Festhalten? (einmal je Abenteuer)
remember-keep = Sich erinnern
remember-lose = Fahren lassen
ask-treasure = { $hero } hat zwei Funde und eine Wahl. Welcher ist es?
pick-treasure = { $thing }
ask-stow = { $hero } hat keinen Platz mehr: { $thing }. Was bleibt zurück?
stow-leave = Liegen lassen
stow-drop = Stattdessen zurücklassen: { $thing }
ask-event = Das Schicksal sieht bei { $hero } kurz weg. Was soll es sein?
pick-event = { $event }

## Bauen
ask-turn = Wie liegt das neue Teil: { $tile }?
turn-tile = { $turn ->
    [0] Wie gezeichnet
    [one] Eine Vierteldrehung
   *[other] { $turn } Vierteldrehungen
}, Ecke bei { $x },{ $y }
ask-wall = In welche Wand des neuen Teils ({ $tile }) kommt die { $door }{ $difficulty ->
    [0] {""}
   *[other] {" "}(Schwierigkeit { $difficulty })
}?
ask-beside = { $what }: Das gewürfelte Feld { $spot } ist nicht frei. Welches daneben?
spot = { $spot }
side-north = Norden
side-east = Osten
side-south = Süden
side-west = Westen

## Würfel in Menschenhand
roll-fell = { $what }: { $number }
name-darkness = Dunkelheit
name-trap-known = Wissen um die Falle
name-assistance = Beistand
roll-pool = { $what } ({ $parts })
roll-made = {" "}({ $parts })
roll-made-plain = {""}
roll-part = { $name } { $dice }
roll-attack = Angriff
roll-defense = Abwehr
roll-cast = Magie
roll-magic = Die Magie eines Monsters
roll-magic-item = Ein magischer Gegenstand
roll-manna = Manna
roll-detect = Merkt es etwas?
roll-detect-trap = Suche nach Fallen
roll-search = Suche
roll-disarm = Entschärfen
roll-lock = Das Schloss
roll-avoid = Der Falle entgehen
roll-trap = Die Falle
roll-trap-chart = Fallentabelle
roll-recover = Erholung
roll-resist = Widerstand
roll-control = Den Dämon bändigen
roll-venom = Kampf gegen das Gift
roll-heal = Leben kehrt zurück
roll-breath = Der Atem kehrt zurück
roll-life = Lebenstabelle
roll-order = Reihenfolge der Monster
roll-torch = Die Fackel
roll-wander = Umherziehende Monster
roll-location = Ortstabelle
roll-special = Tabelle der besonderen Orte
roll-unique = Tabelle der einzigartigen Orte
roll-doorway = Türtabelle
roll-doorway-number = Welche Türöffnung?
roll-encounter = Begegnungstabelle
roll-chest = Truhentabelle
roll-monsters = Monstertabelle
roll-number = Wie viele?
roll-column = Spalte
roll-row = Zeile
roll-facing = Blickrichtung
roll-event = Tabelle der Zufallsereignisse
roll-treasure = Schatztabelle
roll-gold = Gold

## Das Ende
end-won = Das Abenteuer ist bestanden, und ihr könnt davon erzählen.
end-slain = Die ganze Gruppe liegt tot im Verlies.
end-abandoned = Das Abenteuer wurde aufgegeben.
end-unfinished = Das Abenteuer ist nicht zu Ende.

## Der Tisch
nothing = nichts

## warum nicht
no-stand = Dort steht man schon.
no-taken = Dort steht jemand.
no-slowed = In diesem Zug ist keine Bewegung möglich.
no-second-move = Eine Bewegung je Zug, und sie ist gemacht.
no-way = Dorthin führt kein Weg: geschlossene Türen, Wände oder andere sind dazwischen.
no-far = Zu weit: { $steps } Felder, und eine Bewegung reicht { $most }.
no-only-move = Nach einer Betäubung gibt es in diesem Zug nur eine Bewegung.
no-image-attack = Ein Schattenbild greift nicht an.
no-third-attack = Zwei Angriffe je Zug, und sie sind gemacht.
no-beside = { $who } ist nicht in Reichweite: geh auf ein Feld daneben.
no-sight = Zu { $who } besteht keine Sichtlinie.
no-range = { $who } ist außer Reichweite: die weiteste Waffe in der Hand reicht { $most } Felder.
no-self = Das ist, wer gerade handelt.
no-gone = { $who } ist nicht auf der Karte.
no-friend-away = { $who } steht nicht daneben: zum Helfen oder Übergeben muss man neben den anderen stehen.
no-help = { $who } braucht jetzt keine Hilfe, und es gibt nichts zu übergeben.
no-exit = Das ist der Weg hinaus: man kann gehen, sobald ein Feld davor mit einer Bewegung erreichbar ist.
no-open-door = Diese Tür ist offen.
no-dead-door = Hinter dieser Tür liegt nichts.
no-door-away = Türen untersucht und öffnet man von einem Feld davor.
no-great-key = Eine Große Tür öffnet nur ein Großer Schlüssel.
no-key = Dieses Schloss lässt sich nicht knacken: es braucht einen Schlüssel.
no-empty = Diese Truhe ist leer.
no-chest-away = Geh erst auf ein Feld neben der Truhe.
no-chest = Mit dieser Truhe ist jetzt nichts weiter zu tun.
no-other-sheet = Das gehört { $who }.
no-copy = Davon gibt es mehrere: das erste steht für alle.
no-third-cast = Zwei Zauber je Zug, und sie sind gewirkt.
no-magic-here = An diesem Ort wirkt keine Magie.
no-magic = Wer zu wenig MAG oder eine andere Gestalt hat, wirkt keine Zauber.
no-spell-lost = Dieser Zauber ist vergessen.
no-spell-target = In seiner Reichweite ist nichts, worauf er gewirkt werden könnte.
no-hale = Wer es benutzen könnte, braucht es jetzt nicht: das Leben ist voll, und es gibt kein Gift.
no-item-now = Es würde jetzt nichts bewirken.
no-in-hand = Es ist in der Hand: wähle, wen du angreifst.
no-swap = Es kann jetzt nicht in die Hand genommen werden.
no-passive = Es wirkt von selbst.
no-feature = Damit ist jetzt nichts zu tun.
no-feature-away = Geh erst auf dieses Plättchen.

# Was geschieht.

## Die Gruppe
event-quest-began = { $title }. Die Aufgabe: { $goal ->
    [clear] Findet hinter der Großen Tür »{ $what }« und lasst dort kein Monster am Leben.
    [slay] Findet und erschlagt: { $what }.
   *[carry-out] Tragt aus dem Verlies hinaus: { $what }.
}
event-mustered = { $hero } schließt sich der Gruppe an (Stufe { $level }).
event-bought = { $hero } kauft: { $thing } ({ $gold } Gold).
event-sold = { $hero } verkauft: { $thing } ({ $gold } Gold).
event-learned = { $hero } hat gelernt: { $thing }.
event-levelled = { $hero } erreicht Stufe { $level }!
event-raised = { $hero }: { $stat } ist jetzt { $value }.
event-earned = { $xp } EP für die Gruppe.
event-learned-more = { $hero } lernt schnell: { $xp } EP mehr.
event-shared = Die Gruppe teilt ihre Erfahrung: je { $xp } EP.
event-rewarded = { $gold ->
    [0] Belohnung für das Abenteuer: { $xp } EP für die Gruppe.
   *[other] Belohnung für das Abenteuer: { $xp } EP und { $gold } Gold für die Gruppe.
}
event-rewarded-for = { $gold ->
    [0] Die Aufgabe dieses Ortes ist erfüllt ({ $place }): { $xp } EP für die Gruppe.
   *[other] Die Aufgabe dieses Ortes ist erfüllt ({ $place }): { $xp } EP und { $gold } Gold für die Gruppe.
}
event-way-out-shown = Ein geheimer Ausgang zeigt sich ({ $place }): Von hier kommt man aus dem Verlies.
event-went = { $hero } tritt hinaus ins Tageslicht.
event-returned = Wieder hinab. Dies ist der Besuch Nummer { $visits }.

## Bewegung und Kampf
event-placed = { $hero } steht bei { $cell }.
event-phase-began = Aktionsphase { $phase } (Runde { $round }).
event-plot-advanced = { $complete ->
    [1] Der Handlungszähler ist abgelaufen: Das Verlies ist vollständig, hinter seinen Türen liegen nur noch Sackgassen.
   *[other] Der Handlungszähler zeigt { $pink ->
        [1] eine rosa { $counter }: Die Türen werden schlimmer.
       *[other] { $counter }.
    }
}
event-stalled = { $idle ->
    [1] Seit { $phases } Aktionsphasen ist nichts dabei herausgekommen.
   *[other] { $phases } Aktionsphasen sind vergangen.
}
event-moved = { $who } geht nach { $cell }.
event-charged = { $who } stürmt nach { $cell }.
event-noticed = Aufmerksam geworden: { $monsters }.
event-unnoticed = { $monster } sieht an { $who } vorbei.
event-attacked = { $who } greift { $target } an: { $dice } Würfel{ $made }, { $hits ->
    [0] kein Treffer.
    [one] 1 Treffer.
   *[other] { $hits } Treffer.
}
event-defended = { $dice ->
    [0] { $who } kann nichts abwehren.
   *[other] { $who } wehrt ab: { $dice } Würfel{ $made }, { $blocked } abgewehrt.
}
event-hurt = { $who } verliert { $damage } Leben (noch { $left }).
event-unharmed = Die geliehene Gestalt zerspringt, und { $who } bleibt unversehrt.
event-pushed = { $who } wird nach { $cell } zurückgestoßen.
event-followed = { $who } setzt nach.
event-disabled = { $who } ist { $condition }.
event-tested = { $who } ({ $condition }, nötig: { $needed }) würfelt mit { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfeln
} { $recovered ->
    [1] und steht wieder auf.
   *[other] und erholt sich nicht.
}
event-assisted = { $hero } hilft { $who }: { $dice } Würfel mehr.
event-died = { $hero } ist tot.
event-revived = { $hero } atmet wieder, mit { $lif } Leben.
event-revived-at = { $hero } atmet wieder, bei { $cell } und mit { $lif } Leben.
event-removed = { $monster } ist beseitigt{ $xp ->
    [0] {""}
   *[other] : { $xp } EP
}{ $gold ->
    [0] .
   *[other] , { $gold } Gold.
}
event-faded = { $who } ist nicht mehr.
event-life-rolled = { $result ->
    [slain] { $monster } geht zu Boden und bleibt dort ({ $total } auf der Lebenstabelle).
    [wounded] { $monster } wankt ({ $total } auf der Lebenstabelle): von nun an { $changes }.
   *[other] { $monster } zuckt nicht einmal ({ $total } auf der Lebenstabelle).
}
stat-change = { $stat } { $by }
event-monster-acted = { $monster } { $deed ->
    [move] bewegt sich nach { $cell }.
    [stay] findet keinen Weg näher heran.
    [sleepy] summt, { $worked ->
        [1] und eure Arme werden schwer.
       *[other] doch niemand gähnt.
    }
    [bolt] schleudert Magie, die in der Luft zerplatzt.
    [fear] zeigt das wahre Gesicht{ $worked ->
        [1] .
       *[other] , und niemand sieht hin.
    }
   *[other] tut etwas.
}
event-breathed = Der Atem von { $monster } trifft die Felder von { $cell } bis { $far }: je { $damage } Schaden.
event-withstood = { $hero } sieht hin und zuckt nicht mit der Wimper.
event-fizzled = Daraus wird nichts.
event-poisoned = Gift fließt in den Adern von { $hero }.
event-venom-worked = { $held ->
    [1] { $hero } widersteht dem Gift.
   *[other] Das Gift nagt an { $hero }.
}
event-cured = { $hero } ist vom Gift befreit.
event-burned = { $armor } von { $hero } geht in Flammen auf.
event-stowed = { $hero } packt ein: { $thing }.
event-put-on = { $hero } legt an: { $thing }.
event-boosted = { $dice ->
    [0] { $hero } legt Magie in die Waffe, und nichts geschieht: { $weapon }.
   *[other] { $hero } legt Magie in die Waffe, { $dice } Würfel: { $weapon }.
}
event-exhausted = { $weapon } von { $hero } ist für dieses Verlies erschöpft.
event-changed = { $hero } nimmt in die Hand: { $thing }.

## Magie
event-cast-spell = { $hero } zaubert { $spell } { $successes ->
    [0] ohne Erfolg
    [one] mit 1 Erfolg
   *[other] mit { $successes } Erfolgen
} (nötig: { $needed }): { $worked ->
    [1] Es gelingt.
   *[other] Nichts geschieht.
}
event-cast-spell-on = { $hero } zaubert { $spell } auf { $target } { $successes ->
    [0] ohne Erfolg
    [one] mit 1 Erfolg
   *[other] mit { $successes } Erfolgen
} (nötig: { $needed }): { $worked ->
    [1] Es gelingt.
   *[other] Nichts geschieht.
}
event-cast-spell-at = { $hero } zaubert { $spell } auf { $object } { $successes ->
    [0] ohne Erfolg
    [one] mit 1 Erfolg
   *[other] mit { $successes } Erfolgen
} (nötig: { $needed }): { $worked ->
    [1] Es gelingt.
   *[other] Nichts geschieht.
}
event-spell-struck = { $who } zaubert { $spell } auf { $target }: { $dice } Würfel{ $made }, { $hits } Treffer.
event-magic-struck = { $who } schleudert Magie auf { $target }: { $dice } Würfel, { $hits } Treffer.
event-spell-lost = { $hero } hat { $spell } für dieses Abenteuer vergessen.
event-spell-kept = { $hero } hält { $spell } an einem Faden fest.
event-resisted = { $monster } schüttelt { $spell } ab.
event-affected = { $deed ->
    [drain] { $who } spürt, wie das Leben schwindet.
    [pit] Der Boden öffnet sich unter { $who } und schließt sich wieder.
    [sleep] { $who } schläft ein.
    [fog] { $who } verliert sich im Nebel.
    [night] { $who } sieht nichts als Nacht.
    [fire-shield] Flammen stehen um { $who }: { $amount } Würfel mehr bei der Abwehr.
    [harden] Die Haut von { $who } wird hart wie Stein: { $amount } Würfel mehr bei der Abwehr.
    [invisibility] { $who } verschwindet vor aller Augen.
    [quicken] { $who } hat in dieser Aktionsphase eine Aktion mehr.
    [wave] Die Woge erfasst { $who }.
   *[other] { $spell } ergreift { $who }.
}
event-transformed = { $hero } nimmt diese Gestalt an: { $shape }.
event-gate-opened = Das Erdtor von { $hero } steht offen bei { $cell }.
event-blasted = { $spell } trifft die Felder von { $cell } bis { $far }: je { $damage } Schaden.
event-called = { $who } erscheint bei { $cell }.
event-healed = { $lif ->
    [0] { $who } hat keine Wunde zu heilen.
   *[other] { $who } erhält { $lif } Leben zurück.
}

## Türen, Truhen, Fallen, Schätze
event-examined = { $hero } untersucht { $object }{ $found ->
    [1] {" "}und weiß Bescheid.
   *[other] {" "}und ist so klug wie zuvor.
}
event-trap-known = { $object }: { $trap }.
event-disarmed = { $worked ->
    [1] { $hero } entschärft: { $trap } ({ $xp } EP).
   *[other] { $hero } rutscht beim Entschärfen ab: { $trap }.
}
event-lock-tried = { $hero } versucht sich am Schloss von { $object }: { $opened ->
    [1] Es klickt ({ $xp } EP).
   *[other] Es hält.
}
event-nothing-sprung = Eine Falle war nicht daran: { $object }.
event-looted = { $hero } leert { $object }.
event-opened = { $who } öffnet { $object }.
event-sprung = Eine Falle! { $trap }, ausgelöst von { $who }.
event-sprung-on = Eine Falle an { $object }! { $trap }, ausgelöst von { $who }.
event-trap-struck = Sie schlägt nach { $who }: { $dice } Würfel, { $hits ->
    [0] kein Treffer.
    [one] 1 Treffer.
   *[other] { $hits } Treffer.
}
event-trap-tested = { $who } würfelt dagegen, { $dice } Würfel ({ $stat }, nötig: { $needed }): { $avoided ->
    [1] Nichts geschieht.
   *[other] Das reicht nicht.
}
event-slowed = { $who } ist aufgehalten und kann sich in dieser Aktionsphase nicht bewegen.
event-found-treasure = { $hero } findet: { $treasure }{ $amount ->
    [0] .
   *[other] {" "}({ $amount } Gold).
}
event-gained = { $hero } ist um { $amount } Gold reicher.
event-key-kept = Dieses Schloss hat nichts abgenutzt. { $hero } nimmt an sich: { $thing }.
event-left-behind = { $hero } lässt liegen: { $thing }.
event-lost-by = { $hero } geht weiter, und das Zurückgelassene ist für immer verloren: { $thing }.
event-lost = Für immer verloren: { $thing }.
event-used = { $hero } benutzt: { $thing }.
event-drank = { $bottled ->
    [1] { $hero } füllt am Brunnen eine Flasche.
   *[other] { $hero } trinkt aus dem Brunnen.
}
event-picked-up = { $hero } hebt auf: { $thing }.
event-given = { $hero } gibt { $who }: { $thing }.
event-stayed-quiet = In diesen Raum ist niemand zurückgekehrt.
event-wandered = Schritte: Dieser Raum war leer und ist es nicht mehr.
event-torches-burned = Fackeln, die noch brennen: { $heroes }.
event-torch-out = Die Fackel von { $hero } erlischt.
event-coffined = { $hero } liegt im Sarkophag. Der Deckel schließt sich von selbst.

## Das Verlies
event-laid = Hinter der Tür: { $tile }{ $doors ->
    [one] , eine Sackgasse.
   *[other] {" "}mit { $doors } Türöffnungen.
}
event-door-shared = Zwei Türöffnungen treffen sich: { $object } führt auch hierher.
event-blind-doorway = Da ist { $object } bei { $cell }, aber dahinter ist nur Mauer: Sie führt nirgendwohin.
event-dead-end = { $object } führt nirgendwohin.
event-door-found = { $sudden ->
    [1] Wo nur Wand war, ist nun { $object } bei { $cell }: { $door }
   *[other] Da ist { $object } bei { $cell }: { $door }
}{ $difficulty ->
    [0] .
   *[other] {" "}(Schwierigkeit { $difficulty }).
}
event-great-door-appeared = Was wie ein alter Durchgang aussah, { $object }, ist nun eine Große Tür.
event-appeared = Da: { $monster } bei { $cell }, blickt nach { $facing }.
event-chest-appeared = Da ist { $object } bei { $cell }: { $locked ->
    [1] verschlossen
   *[other] geschlossen
} (Schwierigkeit { $difficulty }).
event-charted = { $rolls }.
event-encountered = { $count ->
    [0] { $chests ->
        [0] Hier ist niemand.
        [one] Hier ist niemand, aber eine Truhe steht da.
       *[other] Hier ist niemand, aber { $chests } Truhen stehen da.
    }
   *[other] { $chests ->
        [0] Hier ist jemand: { $monster }, { $count }.
        [one] Hier ist jemand: { $monster }, { $count }; dazu eine Truhe.
       *[other] Hier ist jemand: { $monster }, { $count }; dazu { $chests } Truhen.
    }
}
event-order-rolled = Die Monster handeln in dieser Reihenfolge: { $monsters }.
event-happened = { $event }!
event-searched = { $hero } sieht sich um { $found ->
    [1] und findet etwas.
   *[other] und findet nichts.
}
event-hazard-struck = Der Ort selbst schlägt zu: { $trap }.
event-told = { $story }
event-ended = { $reason ->
    [won] Das Abenteuer ist bestanden.
    [slain] Niemand ist übrig, der die anderen tragen könnte.
   *[other] Das Abenteuer ist aufgegeben.
}
tally-monsters = erschlagene Monster
tally-traps = entschärfte Fallen
tally-locks = geknackte Schlösser
tally-deeds = Taten
tally-quest = die Quest

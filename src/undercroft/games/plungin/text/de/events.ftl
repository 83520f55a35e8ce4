# Was geschieht.

## Die Gruppe
event-quest-began = { $title }. Eure Aufgabe: { $goal ->
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
event-shared = Die Gruppe teilt ihre Erfahrung: je { $xp } EP.
event-rewarded = { $gold ->
    [0] Belohnung: { $xp } EP für die Gruppe.
   *[other] Belohnung: { $xp } EP für die Gruppe und { $gold } Gold.
}
event-went = { $hero } tritt hinaus ins Tageslicht.
event-returned = Wieder hinab. Dies ist der Besuch Nummer { $visits }.

## Bewegung und Kampf
event-phase-began = Aktionsphase { $phase } (Runde { $round }).
event-moved = { $who } geht nach { $cell }.
event-noticed = Aufmerksam geworden: { $monsters }.
event-unnoticed = { $monster } sieht an { $who } vorbei.
event-attacked = { $who } greift { $target } an: { $dice } Würfel, { $hits ->
    [0] kein Treffer.
    [one] 1 Treffer.
   *[other] { $hits } Treffer.
}
event-defended = { $dice ->
    [0] { $who } kann nichts abwehren.
   *[other] { $who } wehrt ab: { $dice } Würfel, { $blocked } abgewehrt.
}
event-hurt = { $who } verliert { $damage } Leben (noch { $left }).
event-unharmed = Die geliehene Gestalt zerspringt, und { $who } bleibt unversehrt.
event-pushed = { $who } wird nach { $cell } zurückgestoßen.
event-followed = { $who } setzt nach.
event-disabled = { $who } ist { $condition }.
event-tested = { $who } ({ $condition }) würfelt mit { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfeln
} { $recovered ->
    [1] und steht wieder auf.
   *[other] und erholt sich nicht.
}
event-assisted = { $hero } hilft { $who }: { $dice } Würfel mehr.
event-died = { $hero } ist tot.
event-revived = { $hero } atmet wieder, mit { $lif } Leben.
event-removed = { $monster } ist beseitigt{ $xp ->
    [0] {""}
   *[other] : { $xp } EP
}{ $gold ->
    [0] .
   *[other] , { $gold } Gold.
}
event-faded = { $who } ist nicht mehr.
event-life-rolled = { $result ->
    [slain] { $monster } geht zu Boden ({ $total }) und bleibt dort.
    [wounded] { $monster } wankt ({ $total }): Das hat Spuren hinterlassen.
   *[other] { $monster } zuckt nicht einmal ({ $total }).
}
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
    [breath] holt Atem, und der Raum ist voll davon.
   *[other] tut etwas.
}
event-withstood = { $hero } sieht hin und zuckt nicht mit der Wimper.
event-fizzled = Daraus wird nichts: { $thing }.
event-poisoned = Gift fließt in den Adern von { $hero }.
event-venom-worked = { $held ->
    [1] { $hero } widersteht dem Gift.
   *[other] Das Gift nagt an { $hero }.
}
event-cured = { $hero } ist vom Gift befreit.
event-burned = { $armor } von { $hero } geht in Flammen auf.
event-exhausted = { $weapon } von { $hero } ist für dieses Verlies erschöpft.
event-changed = { $hero } nimmt in die Hand: { $thing }.

## Magie
event-cast-spell = { $hero } zaubert { $spell } mit { $successes ->
    [one] 1 Erfolg
   *[other] { $successes } Erfolgen
}: { $worked ->
    [1] Es gelingt.
   *[other] Nichts geschieht.
}
event-cast-spell-on = { $hero } zaubert { $spell } auf { $target } mit { $successes ->
    [one] 1 Erfolg
   *[other] { $successes } Erfolgen
}: { $worked ->
    [1] Es gelingt.
   *[other] Nichts geschieht.
}
event-cast-spell-at = { $hero } zaubert { $spell } auf { $object } mit { $successes ->
    [one] 1 Erfolg
   *[other] { $successes } Erfolgen
}: { $worked ->
    [1] Es gelingt.
   *[other] Nichts geschieht.
}
event-spell-struck = { $who } zaubert { $spell } auf { $target }: { $dice } Würfel, { $hits } Treffer.
event-magic-struck = { $who } schleudert Magie auf { $target }: { $dice } Würfel, { $hits } Treffer.
event-spell-lost = { $hero } hat { $spell } für dieses Abenteuer vergessen.
event-spell-kept = { $hero } hält { $spell } an einem Faden fest.
event-resisted = { $monster } schüttelt { $spell } ab.
event-affected = { $spell } ergreift { $who }.
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
    [1] { $hero } entschärft: { $trap }.
   *[other] { $hero } rutscht beim Entschärfen ab: { $trap }.
}
event-lock-tried = { $hero } versucht sich am Schloss von { $object }: { $opened ->
    [1] Es klickt.
   *[other] Es hält.
}
event-opened = { $who } öffnet { $object }.
event-sprung = Eine Falle! { $trap }, ausgelöst von { $who }.
event-trap-struck = Sie schlägt nach { $who }: { $dice } Würfel, { $hits ->
    [0] kein Treffer.
    [one] 1 Treffer.
   *[other] { $hits } Treffer.
}
event-trap-tested = { $who } würfelt dagegen, { $dice } Würfel ({ $stat }): { $avoided ->
    [1] Nichts geschieht.
   *[other] Das reicht nicht.
}
event-slowed = { $who } ist aufgehalten und kann sich in dieser Aktionsphase nicht bewegen.
event-found-treasure = { $hero } findet: { $treasure }{ $amount ->
    [0] .
   *[other] {" "}({ $amount } Gold).
}
event-gained = { $hero } ist um { $amount } Gold reicher.
event-key-kept = Dieses Schloss hat nichts abgenutzt. { $hero } behält: { $thing }.
event-left-behind = { $hero } lässt liegen: { $thing }.
event-lost = Für immer verloren: { $thing }.
event-used = { $hero } benutzt: { $thing }.
event-drank = { $bottled ->
    [1] { $hero } füllt am Brunnen eine Flasche.
   *[other] { $hero } trinkt aus dem Brunnen.
}
event-picked-up = { $hero } hebt auf: { $thing }.
event-given = { $hero } gibt { $who }: { $thing }.
event-wandered = Schritte: Dieser Raum war leer und ist es nicht mehr.
event-torch-out = Die Fackel von { $hero } erlischt.
event-coffined = { $hero } liegt im Sarkophag. Der Deckel schließt sich von selbst.

## Das Verlies
event-laid = Hinter der Tür: { $tile }{ $doors ->
    [one] , eine Sackgasse.
   *[other] {" "}mit { $doors } Türöffnungen.
}
event-dead-end = { $object } führt nirgendwohin.
event-door-found = { $sudden ->
    [1] Wo nur Wand war, ist nun { $object }: { $door }
   *[other] Da ist { $object }: { $door }
}{ $difficulty ->
    [0] .
   *[other] {" "}(Schwierigkeit { $difficulty }).
}
event-great-door-appeared = Was wie ein alter Durchgang aussah, { $object }, ist nun eine Große Tür.
event-appeared = Da: { $monster } bei { $cell }.
event-chest-appeared = Da ist { $object } bei { $cell }: { $locked ->
    [1] verschlossen
   *[other] geschlossen
} (Schwierigkeit { $difficulty }).
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

# Dungeon Plungin' auf Deutsch: Fragen, Möglichkeiten, Ereignisse.

## Vor dem Abenteuer
ask-recruit = Platz { $seat }, wer schließt sich der Gruppe an?
recruit-hero = { $hero }, { $concept } (Stufe { $level })
ask-magic = Soll { $hero } zaubern können?
magic-magic = Mit Magie: MAG 1 und LIF 1 zu Beginn
magic-non-magic = Nie mit Magie: MAG 0, dafür LIF 2 zu Beginn
ask-prepare = { $hero } ({ $gold } Gold, { $xp } EP, { $points } Punkte): Was darf es sein?
prepare-done = Bereit zum Aufbruch
prepare-keep = Den Toten mittragen; vielleicht gibt es einen Weg zurück
prepare-replace = Anständig begraben; jemand Neues tritt an seine Stelle
prepare-buy = Kaufen: { $thing } ({ $gold } Gold)
prepare-sell = Verkaufen: { $thing }
prepare-raise = { $thing } steigern
prepare-learn = { $thing } lernen
prepare-study = Den Zauber { $thing } aufnehmen
prepare-rise = Eine Stufe aufsteigen
prepare-use = Benutzen: { $thing }
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
act-move-seen = Nach { $spot } gehen (unterwegs bemerkt: { $chance } %)
act-leave = Das Verlies durch den Ausgang verlassen
act-attack = { $who } mit { $thing } angreifen ({ $dice } Würfel: verletzt { $hurt } %, beseitigt { $kill } %)
act-boost = Magie in { $thing } legen und { $who } angreifen (verletzt { $hurt } %, beseitigt { $kill } %)
act-charge = Sturmangriff auf { $who } mit { $thing } ({ $dice } Würfel: verletzt { $hurt } %, beseitigt { $kill } %)
act-strike = { $who } schlagen ({ $dice } Würfel: verletzt { $hurt } %, beseitigt { $kill } %)
two-weapons = { $first } und { $second }
act-leap = Nach { $spot } springen
act-cast = { $thing } zaubern ({ $dice } Würfel: gelingt { $chance } %, vergessen { $lost } %)
act-cast-at = { $thing } auf { $who } zaubern ({ $dice } Würfel: gelingt { $chance } %, vergessen { $lost } %)
act-cast-odds = { $thing } auf { $who } zaubern ({ $dice } Würfel: gelingt { $chance } %, wirkt { $odds } %, vergessen { $lost } %)
act-detect = { $object } { $number } auf Fallen untersuchen ({ $chance } %)
act-disarm = { $trap } an { $object } { $number } entschärfen ({ $chance } %)
act-open = { $object } { $number } öffnen (Falle: { $trap } %)
act-pick = Das Schloss von { $object } { $number } knacken ({ $chance } %; Falle: { $trap } %)
act-unlock = Den Schlüssel in { $object } { $number } drehen
act-loot = Nehmen, was in { $object } { $number } liegt
act-use = Benutzen: { $thing }
act-wield = In die Hand nehmen: { $thing }
act-assist = { $who } auf die Beine helfen
act-give = { $who } geben: { $thing }
act-drink = Aus dem Brunnen trinken
act-fill = Eine Flasche am Brunnen füllen
act-bury = { $who } in den Sarkophag legen
act-take = Aufheben: { $thing }
act-rise = Eine Stufe aufsteigen ({ $xp } EP)
act-raise = { $thing } steigern
act-gate = Durch das Erdtor zurückkehren
ask-follow = Dein Gegner taumelt zurück. Setzt du nach?
follow-follow = Nachsetzen
follow-stay = Stehen bleiben
ask-push = Wohin zurückgestoßen?
ask-nearest = { $monster } hat die Wahl. Auf wen geht es los?
nearest-who = { $who }
ask-block = Wo schlägt { $spell } ein? (die linke obere Ecke)
ask-square = Wo erscheint es?
ask-teleport = Wohin?
ask-remember = { $spell } entgleitet dir. Festhalten? (einmal je Abenteuer)
remember-keep = Sich erinnern
remember-lose = Fahren lassen
ask-treasure = Zwei Funde, eine Wahl. Welcher ist es?
pick-treasure = { $thing }
ask-stow = Kein Platz für { $thing }. Was bleibt zurück?
stow-leave = Liegen lassen
stow-drop = Stattdessen { $thing } zurücklassen
ask-event = Das Schicksal sieht kurz weg. Was soll es sein?
pick-event = { $event }

## Bauen
ask-turn = Wie liegt das Teil: { $tile }?
turn-tile = { $turn ->
    [0] Wie gezeichnet
    [one] Eine Vierteldrehung
   *[other] { $turn } Vierteldrehungen
}, Ecke bei { $x },{ $y }
ask-wall = { $door }, Schwierigkeit { $difficulty }: in welcher Wand?
ask-beside = Dieses Feld ist besetzt. Welches daneben?
spot = { $spot }
side-north = Norden
side-east = Osten
side-south = Süden
side-west = Westen

## Die Gruppe
event-mustered = { $hero } schließt sich der Gruppe an (Stufe { $level }).
event-bought = { $hero } kauft: { $thing } ({ $gold } Gold).
event-sold = { $hero } verkauft: { $thing } ({ $gold } Gold).
event-learned = { $hero } hat gelernt: { $thing }.
event-levelled = { $hero } erreicht Stufe { $level }!
event-raised = { $hero }: { $stat } ist jetzt { $value }.
event-shared = Die Gruppe teilt ihre Erfahrung: je { $xp } EP.
event-rewarded = Belohnung: { $xp } EP für die Gruppe und { $gold } Gold.
event-went = { $hero } tritt hinaus ins Tageslicht.
event-returned = Wieder hinab. Dies ist der Besuch Nummer { $visits }.

## Bewegung und Kampf
event-phase-began = Aktionsphase { $phase } (Runde { $round }).
event-moved = { $who } geht nach { $cell }.
event-noticed = { $monster } hat euch bemerkt!
event-unnoticed = { $monster } sieht an { $who } vorbei.
event-attacked = { $who } greift { $target } an: { $dice } Würfel, { $hits ->
    [0] kein Treffer.
    [one] 1 Treffer.
   *[other] { $hits } Treffer.
}
event-defended = { $who } wehrt ab: { $dice } Würfel, { $blocked } abgewehrt.
event-hurt = { $who } verliert { $damage } Leben (noch { $left }).
event-unharmed = Die geliehene Gestalt zerspringt, und { $who } bleibt unversehrt.
event-pushed = { $who } wird nach { $cell } zurückgestoßen.
event-followed = { $who } setzt nach.
event-disabled = { $who } ist { $condition }.
event-tested = { $who } ({ $condition }) würfelt mit { $dice } Würfeln { $recovered ->
    [1] und steht wieder auf.
   *[other] und erholt sich nicht.
}
event-assisted = { $hero } hilft { $who }: { $dice } Würfel mehr.
event-died = { $hero } ist tot.
event-revived = { $hero } atmet wieder, mit { $lif } Leben.
event-removed = { $monster } ist beseitigt: { $xp } EP, { $gold } Gold.
event-faded = { $who } ist nicht mehr.
event-life-rolled = { $monster } wankt ({ $total }): { $result ->
    [slain] Das war das Ende!
    [wounded] Das hat Spuren hinterlassen.
   *[other] Es blinzelt nicht einmal.
}
event-monster-acted = { $monster } { $act ->
    [move] bewegt sich.
    [sleepy] summt, und die Arme werden schwer.
    [bolt] schleudert seine Magie.
    [fear] zeigt, was es ist.
    [breath] holt Atem, und der Raum ist voll davon.
   *[other] tut etwas.
}
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
event-spell-lost = { $hero } hat { $spell } für dieses Abenteuer vergessen.
event-spell-kept = { $hero } hält { $spell } an einem Faden fest.
event-resisted = { $monster } schüttelt { $spell } ab.
event-affected = { $spell } ergreift { $who }.
event-healed = { $who } erhält { $lif } Leben zurück.

## Türen, Truhen, Fallen, Schätze
event-examined = { $hero } untersucht { $object }{ $found ->
    [1] {" "}und weiß Bescheid.
   *[other] {" "}und ist so klug wie zuvor.
}
event-trap-known = { $object }: { $trap }.
event-disarmed = { $hero } entschärft: { $trap }.
event-lock-tried = { $hero } versucht sich am Schloss von { $object }: { $opened ->
    [1] Es klickt.
   *[other] Es hält.
}
event-opened = { $who } öffnet { $object }.
event-sprung = Eine Falle! { $trap }, ausgelöst von { $who }.
event-found-treasure = { $hero } findet: { $treasure }{ $amount ->
    [0] .
   *[other] {" "}({ $amount } Gold).
}
event-left-behind = { $hero } lässt liegen: { $thing }.
event-lost = Für immer verloren: { $thing }.
event-used = { $hero } benutzt: { $thing }.
event-given = { $hero } gibt { $who }: { $thing }.
event-torch-out = Die Fackel von { $hero } erlischt.
event-coffined = { $hero } liegt im Sarkophag. Der Deckel schließt sich von selbst.

## Das Verlies
event-laid = Hinter der Tür: { $tile }{ $doors ->
    [one] , eine Sackgasse.
   *[other] {" "}mit { $doors } Türöffnungen.
}
event-dead-end = Diese Türöffnung führt nirgendwohin.
event-door-found = Eine Türöffnung: { $door } (Schwierigkeit { $difficulty }).
event-great-door-appeared = Wo nur eine alte Tür war, steht jetzt eine Große Tür.
event-appeared = Da: { $monster } bei { $cell }.
event-chest-appeared = Eine { $locked ->
    [1] verschlossene
   *[other] geschlossene
} Truhe (Schwierigkeit { $difficulty }).
event-happened = { $event }!
event-told = { $story }
event-ended = { $reason ->
    [won] Das Abenteuer ist bestanden.
    [slain] Niemand ist übrig, der die anderen tragen könnte.
   *[other] Das Abenteuer ist aufgegeben.
}

## Das Ende
end-won = Das Abenteuer ist bestanden, und ihr könnt davon erzählen.
end-slain = Die ganze Gruppe liegt tot im Verlies.
end-abandoned = Das Abenteuer wurde aufgegeben.
end-unfinished = Das Abenteuer ist nicht zu Ende.

## Der Tisch
view-status = Runde { $round }, Handlungszähler { $counter }, { $pool } EP im Topf.
view-door = { $door }: { $kind }{ $difficulty ->
    [0] {""}
   *[other] , Schwierigkeit { $difficulty }
}, bei { $spot }{ $trap ->
    [known] , Falle: { $what }
    [safe] , keine Falle
   *[unknown] {""}
}
view-hero = { $number }. { $hero }: Leben { $lif } von { $most }, Stufe { $level }, { $xp } EP, { $gold } Gold.

## Namen, die in Sätzen am häufigsten vorkommen
name-well = wohlauf
name-stunned = betäubt
name-incapacitated = außer Gefecht
name-none = keine Falle
name-unlocked = unverschlossene Tür
name-locked = verschlossene Tür
name-great = Große Tür
name-door = Tür
name-chest = Truhe
name-great-key = Großer Schlüssel
name-key = Schlüssel
name-torch = Fackel
name-healing-potion = Heiltrank
name-potion-of-breath = Trank des Atems
name-antidote = Gegengift
name-sword = Schwert
name-shield = Schild
name-monster-patrol = Monsterpatrouille
name-room-6x6 = Raum
name-room-4x4 = kleiner Raum
name-room-4x6 = schmaler Raum
name-room-6x8 = großer Raum
name-room-8x8 = sehr großer Raum
name-room-4x8 = lange Galerie
name-hall = Gang
name-corner = Knick im Gang
name-t-hall = Gabelung
name-x-hall = Kreuzung
name-fountain = Brunnenraum
name-sarcophagus = Gruft
name-north = Norden
name-east = Osten
name-south = Süden
name-west = Westen

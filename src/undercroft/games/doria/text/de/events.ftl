# Was geschieht

## rolls
roll-initiative = Initiative
roll-attack = Angriff
roll-defense = Verteidigung
roll-event = Ereignis
roll-deed = Tat
roll-jump = Sprung
roll-trap = Falle
roll-poison = Gift
roll-spell = Zauber
ask-roll = { $what }: Was zeigt Würfel { $die } von { $count } (1 bis { $sides })?

## events
event-hero-chosen = { $hero } schließt sich der Gruppe an.
event-hand-dealt = { $hero } beginnt mit diesen Karten: { $cards }.
event-aimed = { $hero } greift mit „{ $card }“ an: { $attack }.
event-resisting = { $hero } widersteht mit { $defense } gegen { $attack }.
event-card-dealt = { $hero } zieht „{ $card }“ als Startkarte.
event-standard-own = { $hero } bringt „{ $card }“ mit.
event-tile-drawn = Der nächste Raum ist „{ $tile }“.
event-hero-placed = { $hero } beginnt auf { $x },{ $y }.
part-bonus = Boni
part-own = eigener Wert
part-worn = Ausrüstung
event-equipped = { $hero } trägt jetzt „{ $card }“ ({ $place }).
event-displaced = { $hero } steckt „{ $card }“ weg ({ $place }).
event-round-began = Runde { $round } beginnt.
event-shop-filled = Im Dimensionsladen liegt jetzt „{ $card }“.
event-initiative-rolled = { $fumble ->
    [1] { $hero } patzt beim Wurf auf die Initiative.
    [2] { $hero } patzt beim Wurf auf die Initiative, hat aber { $ap } AP.
   *[other] { $hero } würfelt { $rolled } für die Initiative und hat { $ap } AP.
}
event-fell-unconscious = { $again ->
    [1] { $hero } kommt nicht zu sich, und das Verhängnis rückt näher.
   *[other] { $hero } wird bewusstlos, und das Verhängnis rückt näher.
}
event-stayed-unconscious = { $hero } bleibt bewusstlos.
event-woke = { $hero } erwacht.
event-walked = { $hero } läuft nach { $x },{ $y } ({ $ap } AP).
event-jumped = { $hero } springt { $length } Felder weit nach { $x },{ $y }.
event-jump-checked = { $hero } landet mit { $total } gegen { $target }: { $passed ->
    [1] gelungen
    [2] ein Patzer und eine harte Landung
   *[other] eine harte Landung
}{ $times ->
    [1] {""}
   *[other] , die { $times }-fach zählt
}.
event-swapped = { $hero } und { $other } tauschen die Plätze.
event-door-opened = { $hero } öffnet eine Tür.
event-tile-laid = Der Raum „{ $tile }“ wird aufgedeckt.
event-cut-off = Kein Raum ist mehr aufzudecken, und kein Weg führt zu dem, was bei „{ $tile }“ liegt. Eine der Wände muss hohl sein.
event-secret-door-found = Bei „{ $tile }“ öffnet sich eine Geheimtür.
event-searched = { $hero } sucht.
event-loot-drawn = { $hero } findet „{ $card }“.
event-loot-lost = { $hero } lässt „{ $card }“ zurück.
event-standard-taken = { $hero } nimmt „{ $card }“ statt einer Schatzkarte.
event-standard-exchanged = { $hero } tauscht „{ $given }“ gegen „{ $card }“.
event-standard-returned = { $hero } gibt „{ $card }“ zurück und zieht eine andere Karte.
event-trap-sprung = { $hero } gerät in eine Falle: „{ $card }“!
event-trap-checked = { $hero } versucht, „{ $card }“ zu entgehen: { $total } gegen { $target }, { $passed ->
    [1] entgangen
    [2] ein Patzer, erwischt
   *[other] erwischt
}.
event-trap-disarmed = { $hero } versucht, „{ $card }“ zu entschärfen: { $total } gegen { $target }, { $passed ->
    [1] geschafft
    [2] ein Patzer, vergeblich
   *[other] vergeblich
}.
event-trap-kept = { $hero } behält „{ $card }“, um damit zu bezahlen.
event-hero-learned = { $hero } erhält { $xp ->
    [1] 1 Erfahrungspunkt
   *[other] { $xp } Erfahrungspunkte
}.
event-trap-ended = „{ $card }“ schadet niemandem mehr.
event-trap-works = „{ $card }“ ist noch am Werk.
event-thrown = { $hero } wirft „{ $card }“, und { $other } fängt.
event-taken = { $hero } nimmt „{ $card }“ von { $other }.
event-repaired = { $hero } repariert „{ $card }“.
event-used-self = { $hero } benutzt „{ $card }“.
event-used = { $hero } benutzt „{ $card }“ für { $other }.
event-spell-checked = { $hero } wirkt „{ $card }“: { $total } gegen { $target }, { $passed ->
    [1] es gelingt
    [2] ein Patzer, es misslingt
   *[other] es misslingt
}.
event-picked-up = { $hero } nimmt { $other } auf den Rücken.
event-put-down = { $hero } setzt { $other } ab.
event-rubble-cleared = Das Geröll ist weggeräumt.
event-waited = { $hero } wartet ({ $ap } AP).
event-attacked = { $hero } greift mit „{ $card }“ an, und { $monster } wehrt sich: { $attack } gegen { $defense }, { $hit ->
    [0] daneben
    [1] { $damage } Schaden
    [2] ein kritischer Treffer mit { $damage } Schaden, davon { $critical } dafür
   *[3] ein Patzer, also ein Treffer mit { $damage } Schaden{ $critical ->
        [0] {""}
       *[other] , davon { $critical } dafür
    }
}.
event-fumbled = { $hero } patzt beim Angriff{ $monster ->
    [0] {""}
   *[other] {" "}auf { $monster }
} mit „{ $card }“: zwei Einsen. „{ $card }“ ist jetzt { $spent ->
    [1] vergeudet
   *[other] beschädigt
}.
event-monster-hurt = { $lost ->
    [0] { $monster } bleibt dank der Rüstung unverletzt.
   *[other] { $monster } verliert { $lost } TP und hat noch { $hp }{ $armor ->
        [0] {""}
       *[other] {" "}(die Rüstung hält { $armor } ab)
    }.
}
event-monster-defeated = { $monster } ist besiegt.
event-monster-appeared = { $monster } erscheint { $place }.
event-monster-appeared-modified = { $monster } erscheint { $place } mit { $mods }.
event-monster-drank = { $monster } trinkt { $gained } TP und hat jetzt { $hp }.
event-wounds-closed = { $monster } hat wieder { $hp } TP: Eine Wunde hat sich geschlossen.
event-poison-works = { $monster } leidet am Gift.
event-mods-taken = Für noch einen ist keine Figur mehr da: { $monster } übernimmt { $mods } und handelt.
event-monster-moved = { $monster } bewegt sich nach { $x },{ $y }.
event-monster-stays = { $monster } bleibt an Ort und Stelle.
event-monster-pushed = { $monster } wird nach { $x },{ $y } gedrängt.
event-struck = { $fumble ->
    [1] { $monster } verpatzt den Angriff.
   *[other] { $monster } greift mit { $attack } an.
}
event-defended = { $monster } greift an, und { $hero } wehrt sich: { $defense } gegen { $attack }, { $hit ->
    [1] und wird getroffen
    [2] ein Patzer, und wird getroffen
   *[other] und bleibt heil
}.
event-on-guard = { $monster } ist auf der Hut und schlägt nach { $hero }.
event-activated = { $again ->
    [1] { $monster } gerät in Raserei und handelt noch einmal.
   *[other] { $monster } handelt.
}
event-armor-used = { $stops ->
    [0] { $hero } fängt den Schlag mit „{ $card }“ ab; das Stück ist jetzt beschädigt.
   *[other] { $hero } fängt mit „{ $card }“ { $stops } Schaden ab; das Stück ist jetzt beschädigt.
}
event-gear-damaged-fumble = Der Patzer kommt { $hero } teuer zu stehen: „{ $card }“ ist beschädigt.
event-gear-damaged-blow = Der Hieb zerstört, was { $hero } in Händen hält: „{ $card }“ ist beschädigt.
event-gear-damaged = „{ $card }“ von { $hero } ist beschädigt.
event-lost = { $hero } verliert { $amount } TP und steht bei { $hp }.
event-lost-fire = { $hero } verbrennt sich, verliert { $amount } TP und steht bei { $hp }.
event-psi-lost-spell = { $hero } gibt { $amount } PP aus und steht bei { $pp }.
event-psi-lost-ward = { $hero } gibt { $amount } PP für einen Schutz aus und steht bei { $pp }.
event-psi-lost-resist = { $hero } setzt { $amount } PP zum Widerstehen ein und steht bei { $pp }.
event-psi-lost = { $hero } verliert { $amount } PP und steht bei { $pp }.
event-healed = { $hero } erhält { $hp } TP und { $pp } PP zurück.
event-healed-none = { $hero } hat nichts zurückzugewinnen.
event-poisoned = { $hero } hat jetzt { $markers ->
    [0] keinen Giftmarker mehr
    [1] 1 Giftmarker
   *[other] { $markers } Giftmarker
}.
event-poison-checked = { $hero } kämpft gegen das Gift: { $total } gegen { $target }, { $markers ->
    [0] und ist es los
    [1] noch 1 Marker
   *[other] noch { $markers } Marker
}.
event-died = { $hero } ist tot.
event-doom-moved = Das Verhängnis rückt auf { $space }.
event-extra-activation = Dieses Feld ist rot: Alle Monster handeln.
event-monster-level = Die Monster steigen auf Stufe { $level }.
event-xp-gained = Die Gruppe erhält { $xp } XP und hat { $total }.
event-points-gained = Alle erhalten { $points ->
    [1] 1 Attributpunkt
   *[other] { $points } Attributpunkte
}.
event-points-gained-xp = Alle erhalten { $points ->
    [1] 1 Erfahrungspunkt
   *[other] { $points } Erfahrungspunkte
}; je { $price } steigern ein Attribut.
event-xp-paid = { $xp } XP der Gruppe hält das Verhängnis auf; { $total ->
    [0] keiner bleibt
    [1] 1 bleibt
   *[other] { $total } bleiben
}.
event-attribute-raised = { $hero } steigert { $attribute } auf { $value }.
event-bonus-chosen = { $hero } wählt einen Heldenbonus: { $bonus }.
event-paid = { $hero } zahlt { $gold } Gold mit „{ $card }“.
event-bought = { $hero } bekommt „{ $card }“ aus dem Laden.
event-shop-discarded = „{ $card }“ verschwindet aus dem Laden.
event-joined = { $hero } kommt die Treppe herab und macht mit.
event-hero-left = { $hero } verlässt die Gruppe.
event-deed-checked = { $hero } will { $deed }: { $total } gegen { $target }, { $passed ->
    [1] geschafft
    [2] ein Patzer, vergeblich
   *[other] vergeblich
}.
event-tokens-laid = Hier ({ $tile }): { $token }{ $number ->
    [1] {""}
   *[other] {" "}({ $number })
}.
event-ground-fire = Im Raum „{ $tile }“ brennt es.
event-ground-ice = Im Raum „{ $tile }“ ist der Boden vereist.
event-ground-air = Im Raum „{ $tile }“ stürmt es.
event-ended = Das Szenario ist zu Ende.

event-door-joined = Dahinter liegt der Raum „{ $tile }“, den ihr kennt.
event-trap-began = { $bars ->
    [1] Alle Türen des Raums sind versperrt, bis jemand „{ $card }“ entschärft.
   *[other] „{ $card }“ lässt nicht los, bis jemand die Falle entschärft.
}
event-mended = „{ $card }“ von { $hero } ist wieder heil.
event-stolen = { $hero } hat „{ $card }“ für immer verloren.
event-whisked = Mit einem Mal steht { $hero } bei { $x },{ $y }.
event-foreseen = { $hero } hat gesehen, was { $after ->
    [0] als Nächstes
   *[other] danach
} kommt, und { $under ->
    [1] legt es unter alle anderen Räume
   *[other] lässt es, wie es ist
}.
event-points-won = { $hero } gewinnt { $amount } AP und hat { $ap }.
event-points-lost = { $hero } verliert { $amount } AP und steht bei { $ap }.
event-hero-held = { $hero } steckt fest und kann sich nicht bewegen.
event-hero-freed = { $hero } kann sich wieder bewegen.
event-blessed = { $hero } hat { $time }: { $bonuses }.
event-enchanted = „{ $card }“ von { $hero } ist verzaubert: { $charm }.
event-hero-frozen = { $hero } ist am Boden festgefroren.
event-hero-disarmed = { $hero } ist entwaffnet.
event-hero-buried = { $hero } liegt verschüttet.
event-hole-opened = Bei { $x },{ $y } öffnet sich ein Loch.
event-token-moved = Was dort lag ({ $token }), liegt von jetzt an bei { $x },{ $y }.
event-rubble-fell = Bei { $x },{ $y } geht Geröll nieder.
event-monster-held = { $monster } steckt fest.
event-monster-freed = { $monster } befreit sich, statt sich zu bewegen.
event-monster-disarmed = { $monster } ist entwaffnet.
event-monster-poisoned = { $monster } ist vergiftet.
event-monster-buried = { $monster } liegt verschüttet.
event-monster-burst = { $monster } zerplatzt und verbrennt alle, die daneben stehen.
event-monster-cursed = { $monster } stirbt mit einem Fluch, der das Verhängnis näher bringt.
event-called-goblin = { $monster } pfeift nach Goblins.
event-called-zombie = { $monster } weckt die Toten.
event-called-slimecrawler = Aus { $monster } kriecht etwas heraus.
event-ordered = { $monster } brüllt einen Befehl.
event-none-to-raise = Keine Figur ist mehr da, die man wecken könnte, also handeln Zombies.
event-no-figure = Für noch einen ist keine Figur mehr da, also handelt { $monster }.
event-doom-counted = Das Verhängnis zählt { $tiles ->
    [1] eine Raumplatte mit Helden
   *[other] { $tiles } Raumplatten mit Helden
}{ $door ->
    [1] {""}
   *[other] {" "}und dass keine neue Tür geöffnet wurde
}{ $spared ->
    [0] {""}
    [1] , ein Feld weniger für eine kleine Gruppe
   *[other] , { $spared } Felder weniger für eine kleine Gruppe
}.
event-doom-rounded = Das Verhängnis ist herum; die Monster steigen nur einmal in einem Kapitel.
event-redrawn = { $hero } legt „{ $card }“ zurück und zieht eine andere Karte.
event-cards-returned = { $hero } gibt { $cards ->
    [1] eine Karte
   *[other] { $cards } Karten
} ab.
event-mourned = { $hero } hinterlässt nichts, was bleibt.
event-followed = { $fewer ->
    [1] { $hero } wird nicht ersetzt.
   *[other] { $hero } wird durch einen neuen Charakter ersetzt.
}
rolled-with = { $total } ({ $dice }: { $parts })
rolled-part = { $name } { $value }
rolled = { $total } ({ $dice })
event-defended-with = { $monster } greift an, und { $hero } wehrt sich { $how }: { $defense } gegen { $attack }, { $hit ->
    [1] und wird getroffen
    [2] ein Patzer, und wird getroffen
   *[other] und bleibt heil
}{ $critical ->
    [0] {""}
   *[other] , und zwar kritisch: { $critical } Schaden mehr
}.
event-defended-not = { $monster } greift an, und { $hero } kann sich nicht wehren und wird getroffen{ $critical ->
    [0] {""}
   *[other] , und zwar kritisch: { $critical } Schaden mehr
}.
by-item = mit „{ $card }“
by-dodge = durch Ausweichen
by-innate = mit bloßem Willen
event-protected = Magie hält { $stops } Schaden von { $hero } ab.
event-shop-discarded-party = Die Gruppe wirft „{ $card }“ aus dem Laden.
event-shop-discarded-hero = { $hero } bezahlt dafür, dass „{ $card }“ aus dem Laden kommt.
event-shop-discarded-worthless = Niemand kann „{ $card }“ kaufen, also verschwindet die Karte aus dem Laden.
event-shop-discarded-doom = Die Gruppe wird „{ $card }“ im Laden um einen Schritt des Verhängnisses los.

## the end
end-won-goal = Ihr habt getan, wofür ihr gekommen seid.
end-won-toll = Der Zoll ist bezahlt, und ihr seid drüben.
end-won-troll = Der Troll ist tot, und ihr seid drüben.
end-lost-time = Ihr kamt zu spät.
end-lost-death = Einer von euch ist gestorben, und damit ist es für alle vorbei.
end-lost-unconscious = Niemand ist mehr wach. Die Monster kommen näher.
end-lost-level = Die Monster sind zu stark geworden und überrennen euch.
end-lost-round = Ihr habt zu lange gebraucht.
end-fled = Ihr seid entkommen. Dafür wart ihr nicht gekommen.

## more rolls
roll-monster-attack = Angriff des Monsters
roll-monster-defense = Verteidigung des Monsters
roll-psi-resistance = Psi-Widerstand

# Was geschieht.
event-hero-drafted = Allianz { $seat } nimmt { $hero } auf.
event-heroes-placed = Allianz { $seat } zieht ein, vorn { $hero }.
event-heroes-placed-next = Hinter { $hero }: { $follows }.
event-heroes-placed-all = Allianz { $seat } ist eingezogen, { $hero } vorn, die anderen dahinter.
event-round-began = Runde { $round }. Allianz { $seat } hat den Initiativmarker.
event-activated = { $hero } von Allianz { $seat } handelt.
event-moved = { $who } geht nach { $x },{ $y }.
event-moved-again = { $hero } greift nicht an und bewegt sich noch einmal.
event-rested = { $hero } rastet und entfernt { $removed ->
    [0] nichts.
    [one] eine Wunde.
   *[other] { $removed } Wunden.
}
event-left-dungeon = { $hero } geht in die Schenke und kommt ohne einen Kratzer{ $x ->
    [0] {""}
   *[other] {" "}nach { $x },{ $y }
} zurück.
event-stood-up = { $hero } steht wieder auf.
event-door-opened = { $hero } öffnet { $door } im { $side }.
event-attempted = { $sure ->
    [1] { $hero } nimmt sich Zeit für { $what }, und es gelingt.
   *[other] { $hero } versucht { $what }: { $rolled }{ $extra ->
        [0] {""}
       *[other] {" "}+ { $extra }
    } gegen { $level }, { $success ->
        [1] und es gelingt.
       *[other] und es misslingt.
    }
}
event-tile-placed = Dahinter liegt { $tile }{ $monsters ->
    [0] .
   *[other] : { $inhabitants }.
}{ $challenges ->
    [0] {""}
    [one] {" "}Auch eine Herausforderung wartet dort.
   *[other] {" "}Auch { $challenges } Herausforderungen warten dort.
}
event-tile-revealed = Aufgedeckt in der Plättchenauslage: { $tile }.
event-challenge-revealed = { $hero ->
    [none] Eine Herausforderung wird aufgedeckt
   *[other] { $hero } deckt auf { $x },{ $y } eine Herausforderung auf
}: { $challenge }, Stufe { $level ->
    [1] I
    [2] II
   *[other] III
}.
event-trap-sprung = { $hero } löst eine Falle aus: { $challenge }, Stufe { $level ->
    [1] I
    [2] II
   *[other] III
}.
event-trap-disarmed = { $hero } entschärft eine Falle: { $challenge }.
event-chest-opened = { $hero } öffnet eine Truhe: { $challenge }, Stufe { $level ->
    [1] I
    [2] II
   *[other] III
}.
event-card-played = { $hero } spielt »{ $card }«{ $target ->
    [none] .
   *[other] {" "}auf { $target }.
}
event-burst = { $hero } gelingt ein Kraftakt: { $option }.
event-attacked = { $who } greift { $target }{ $source ->
    [none] {""}
   *[other] {" "}mit »{ $source }«
} an: { $strength }{ $made_of ->
    [0] {""}
   *[other] {" "}({ $made_of })
} gegen { $defense }{ $shielded_by ->
    [0] {""}
   *[other] {" "}({ $shielded_by })
}{ $guard ->
    [0] {""}
   *[other] , { $guard } weniger durch eine Reaktion
}{ $tough ->
    [0] {""}
   *[other] , { $tough } weniger durch Zähigkeit
}, { $damage ->
    [0] daneben.
   *[other] getroffen.
}
event-reacted = { $hero } reagiert mit »{ $card }«.
event-wounded = { $who } erhält { $wounds ->
    [one] eine Wunde
   *[other] { $wounds } Wunden
}{ $poison ->
    [1] {" "}(Gift)
   *[other] {""}
}{ $cause ->
    [none] .
   *[other] : { $cause }.
}
event-healed = { $hero } wird von { $removed ->
    [one] einer Wunde
   *[other] { $removed } Wunden
} geheilt{ $cause ->
    [none] .
   *[other] : { $cause }.
}
event-monster-defeated = { $who } ist besiegt.
event-hero-defeated = { $hero } von Allianz { $seat } fällt.
event-gained-xp = Allianz { $seat } erhält { $xp } EP{ $cause ->
    [none] .
   *[other] : { $cause }.
}
event-marked = { $who } ist bis zur Endphase { $effect }.
event-drafted = Allianz { $seat } nimmt »{ $card }«{ $salvaged ->
    [1] {" "}aus der Ablage
   *[other] {""}
} für { $cost } EP.
event-swapped = Allianz { $seat } legt »{ $card }« aus der Auslage ab.
event-upgrade-revealed = Aufgedeckt in der Auslage: { $card }.
event-upgrade-purged = Niemand kann »{ $card }« gebrauchen; die Karte wird abgelegt.
event-discarded = Allianz { $seat } wirft »{ $card }« ab.
event-recalled = Allianz { $seat } nimmt »{ $card }« vom Ablagestapel zurück.
event-nothing-back = Der Ablagestapel von Allianz { $seat } ist leer: Nichts kommt von dort zurück.
event-nothing-drawn = Allianz { $seat } hat keine Karte mehr zu ziehen.
event-drew = Allianz { $seat } zieht: { $cards }.
event-drew-hidden = Allianz { $seat } zieht { $count ->
    [one] eine Karte.
   *[other] { $count } Karten.
}
event-monster-activated = Allianz { $seat } setzt { $who } in Bewegung.
event-monster-readied = { $who } ist wieder bereit.
event-solo-card-turned = Das Verlies plant: { $solo }.
event-dungeon-acts = Das Verlies handelt: { $solo }.
event-nobody-hunts = Kein Monster jagt{ $seat ->
    [0] {""}
   *[other] {" "}Allianz { $seat }
}, wie »{ $solo }« es will: Der letzte Abschnitt der Karte wird wahr.
event-tallied = Allianz { $seat } hat { $xp } EP gesammelt{ $falls ->
    [0] { "" }
    [one] , weniger 1 für einen Sturz
   *[other] , weniger { $falls } für Stürze
}.
event-due-tallied = Der Zoll des Verlieses: { $cost } für jeden leeren Platz ({ $empty }), 1 für jedes Monster ({ $monsters }) und jede verdeckte Herausforderung ({ $unopened }).
event-left-game = Aus dem Spiel: { $thing }.
event-xp-spent = Allianz { $seat } muss { $xp } EP umdrehen.
event-poison-advanced = Das Gift wirkt weiter.
event-upgrade-deck-advanced = Der Verbesserungsstapel der Stufe { $level ->
    [1] I
    [2] II
   *[other] III
} kommt ins Spiel.
event-end-called = Kein Plättchen liegt mehr aus, kein Monster steht mehr: Das Ende ist ausgerufen.
event-regrew = { $wounds ->
    [one] Eine Wunde von { $who } schließt sich.
   *[other] { $wounds } Wunden von { $who } schließen sich.
}
event-monster-exhausted = { $who } schläft ein und ist erschöpft.
event-upgrade-discarded = Das Verlies legt eine Verbesserung ab: { $card }.
event-trap-left = { $hero } rührt die Falle nicht an: { $challenge }, wieder verdeckt.
event-hampered = { $stuck ->
    [1] { $hero } hängt fest, und diese Bewegung ist zu Ende.
   *[other] { $hero } verliert { $points ->
        [one] einen Tempopunkt.
       *[other] { $points } Tempopunkte.
    }
}
event-unharmed = { $hero } bleibt davon unberührt.
event-turned = { $who } wird nach { $side } gedreht.
event-reshuffled = Allianz { $seat } mischt den Ablagestapel zu einem neuen Stapel.
event-card-stayed = »{ $card }« bleibt bei { $hero } liegen.
event-hunts = { $who } jagt Allianz { $seat }{ $bonus ->
    [0] .
   *[other] {" "}mit +{ $bonus } Angriff.
}
event-nothing-taken = Bei Allianz { $seat } ist nichts zu holen.
event-hand-lessened = Allianz { $seat } zieht in der Endphase { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} weniger.
event-no-riposte = { $hero } kann nicht zurückschlagen.
event-gathered = Die Allianzen sind vollständig; jede mischt ihr Deck.
event-power-rolled = { $who } bekommt { $added } vom Würfel auf den Angriff: { $strength }.
event-faced = { $who } dreht sich nach { $side }.
event-buried = { $hero } legt »{ $card }« verdeckt ab.
event-buried-hidden = { $hero } legt eine Karte verdeckt ab.
event-exhausted = { $who } ist erschöpft.
event-column-cleared = Die Karten unter den Helden kommen auf die Ablagestapel.
event-solo-deck-empty = Das Verlies hat keine Pläne mehr.
event-end-phase-began = Endphase der Runde { $round }: Helden und Monster werden bereit.
event-waited = { $hero } wartet ab.
event-lingers = { $who } rührt sich nicht und greift niemanden an.
cause-bounty = Es war ein Preis ausgesetzt
cause-most = Die meisten Wunden sind von ihr
cause-second = Die zweitmeisten Wunden sind von ihr
cause-rivals = 1 für je 2 Wunden eines Rivalen
cause-thorns = bespritzt vom Getroffenen
cause-sweep = von den Füßen gefegt
cause-curse = ein Fluch im Sterben
cause-splash = zu nah am Schlag
cause-room = Der ganze Raum leidet
cause-retribution = Wer schlägt, wird geschlagen
cause-dungeon = Das Verlies fordert seinen Zoll
cause-mending = Am Morgen hat sie sich geschlossen
marked-slow = um { $amount } verlangsamt
marked-weak = um { $amount } geschwächt
marked-exposed = um { $amount } leichter zu treffen
marked-held = festgehalten
marked-dazed = betäubt und kann nicht angreifen
marked-prey = Beute und wird mit { $amount } mehr angegriffen
tally-kills = allein besiegte Monster
tally-shared = gemeinsam besiegte Monster
tally-rivals = Wunden der Rivalen
tally-finds = Herausforderungen und Funde
tally-defeats = gefallene Helden
tally-empty = leere Plätze
tally-monsters = übrige Monster
tally-unopened = verdeckte Herausforderungen
reason = { $why } { $value }
by-burst = Kraftakt
by-weak = geschwächt
by-pit = in der Grube
by-ambush = gegen Erschöpfte
by-prey = Beute
by-pack = das Rudel
by-melee = gegen Nahkampf
by-ranged = gegen Fernkampf
by-exposed = entblößt
by-no-armor = Rüstung missachtet
by-no-dodge = Ausweichen missachtet
by-line = Figuren in der Schusslinie
by-die = der Würfel

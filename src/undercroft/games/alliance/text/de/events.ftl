# Was geschieht.
event-hero-drafted = Allianz { $seat } nimmt { $hero } auf.
event-heroes-placed = Allianz { $seat } zieht ein, vorn { $hero }.
event-round-began = Runde { $round }. Allianz { $seat } hat den Initiativmarker.
event-activated = { $hero } von Allianz { $seat } handelt.
event-moved = { $who } geht nach { $x },{ $y }.
event-moved-again = { $hero } greift nicht an und bewegt sich noch einmal.
event-rested = { $hero } rastet und entfernt { $removed ->
    [0] nichts.
    [one] eine Wunde.
   *[other] { $removed } Wunden.
}
event-left-dungeon = { $hero } geht in die Schenke und kommt ohne einen Kratzer zurück.
event-stood-up = { $hero } steht wieder auf.
event-door-opened = { $hero } öffnet { $door } im { $side }.
event-attempted = { $hero } versucht { $what }: { $rolled }{ $extra ->
    [0] {""}
   *[other] {" "}+ { $extra }
} gegen { $level }, { $success ->
    [1] und es gelingt.
   *[other] und es misslingt.
}
event-tile-placed = Dahinter liegt { $tile }{ $monsters ->
    [0] {""}
    [one] {" "}mit einem Monster
   *[other] {" "}mit { $monsters } Monstern
}{ $challenges ->
    [0] .
    [one] {" "}und einer Herausforderung.
   *[other] {" "}und { $challenges } Herausforderungen.
}
event-tile-revealed = Aufgedeckt in der Plättchenauslage: { $tile }.
event-challenge-revealed = Eine Herausforderung wird aufgedeckt: { $challenge }, Stufe { $level }.
event-trap-sprung = { $hero } löst eine Falle aus: { $challenge }, Stufe { $level }.
event-trap-disarmed = { $hero } entschärft eine Falle: { $challenge }.
event-chest-opened = { $hero } öffnet eine Truhe: { $challenge }, Stufe { $level }.
event-card-played = { $hero } spielt { $card }{ $target ->
    [none] .
   *[other] {" "}auf { $target }.
}
event-burst = { $hero } gelingt ein Kraftakt: { $option }.
event-attacked = { $who } greift { $target } an, { $strength }{ $rolled ->
    [0] {""}
   *[other] {" "}(davon { $rolled } vom Würfel)
} gegen { $defense }{ $parried ->
    [0] {""}
   *[other] {" "}(davon { $parried } vom Würfel)
}{ $guard ->
    [0] {""}
   *[other] , { $guard } weniger durch eine Reaktion
}{ $tough ->
    [0] {""}
   *[other] , { $tough } weniger durch Zähigkeit
}: { $damage ->
    [0] daneben.
    [one] eine Wunde.
   *[other] { $damage } Wunden.
}
event-reacted = { $hero } reagiert mit { $card }.
event-wounded = { $who } erhält { $wounds ->
    [one] eine Wunde
   *[other] { $wounds } Wunden
}{ $poison ->
    [1] {" "}(Gift).
   *[other] .
}
event-healed = { $hero } ist { $removed ->
    [one] eine Wunde
   *[other] { $removed } Wunden
} los.
event-monster-defeated = { $who } ist besiegt.
event-hero-defeated = { $hero } von Allianz { $seat } fällt.
event-gained-xp = Allianz { $seat } erhält { $xp } EP.
event-marked = { $who } ist gezeichnet: { $mark } ({ $amount }).
event-drafted = Allianz { $seat } nimmt { $card } für { $cost } EP.
event-swapped = Allianz { $seat } legt { $card } aus der Auslage ab.
event-upgrade-revealed = Aufgedeckt in der Auslage: { $card }.
event-upgrade-purged = Niemand kann { $card } gebrauchen; die Karte wird abgelegt.
event-discarded = Allianz { $seat } wirft { $card } ab.
event-recalled = Allianz { $seat } nimmt { $card } vom Ablagestapel zurück.
event-drew = Allianz { $seat } zieht { $cards }.
event-drew-hidden = Allianz { $seat } zieht { $count ->
    [one] eine Karte.
   *[other] { $count } Karten.
}
event-monster-activated = Allianz { $seat } setzt { $who } in Bewegung.
event-monster-readied = { $who } ist wieder bereit.
event-solo-card-turned = Das Verlies plant: { $solo }.
event-left-game = Aus dem Spiel: { $thing }.
event-xp-spent = Allianz { $seat } dreht { $xp } EP um.
event-poison-advanced = Das Gift wirkt weiter in { $hero }.
event-upgrade-deck-advanced = Der Verbesserungsstapel der Stufe { $level } kommt ins Spiel.
event-end-called = Kein Plättchen liegt mehr aus, kein Monster steht mehr: Das Ende ist ausgerufen.

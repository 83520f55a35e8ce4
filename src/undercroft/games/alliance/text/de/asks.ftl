# Was gefragt werden kann.
ask-pick = Welcher Held kommt in deine Allianz?
ask-place = { $space ->
    [0] Wer steht vorn, auf dem mittleren Feld?
   *[other] Wer nimmt das nächste Feld der hinteren Reihe?
}
ask-activate = Welcher Held handelt, und wie?
ask-act = { $hero }: was nun? (noch { $speed } Tempo)
ask-return = Wo kehrt { $hero } zurück?
ask-face = Wohin blickt { $who }?
ask-bury = { $number ->
    [one] Welche zwei Karten werden für den Kraftakt von { $hero } verdeckt gelegt? Die erste:
   *[other] Welche andere Karte wird noch für den Kraftakt von { $hero } verdeckt gelegt?
}
ask-lay = Welches Plättchen legst du hinter die Tür im { $side }, und wie gedreht?
ask-effort = Wie viel Tempo steckst du noch in { $what } (Stufe { $level })?
ask-step-chest = Du stehst auf einer Truhe. Öffnen?
ask-reveal = Welche Herausforderung wird aufgedeckt?
ask-settle = Wo bleibt { $hero }?
ask-heal = { $hero } wird { $wounds ->
    [one] eine Wunde los: Ist es eine Giftwunde?
   *[other] { $wounds } Wunden los: Wie viele davon sind Giftwunden?
}
ask-space = Auf welches Feld kommt { $who }?
ask-incite = Welches Monster greift { $who } an?
ask-recall = Welche Karte kommt zurück auf die Hand?
ask-draft = Eine Verbesserung nehmen? ({ $xp } EP auszugeben)
ask-discard = Vor dem Ziehen eine Karte abwerfen? (noch bis zu { $count })
ask-must-discard = Welche Karte wirfst du ab? (noch { $count })
ask-react = { $who } greift { $hero } an: { $strength } gegen { $defense }, { $outcome }. Reagierst du?
ask-monster = Welches Monster setzt du in Bewegung?
ask-monster-move = Wohin geht { $who }?
ask-monster-face = Wohin blickt { $who }?
ask-victim = Wen greift { $who } an?
ask-stay = Bleibt »{ $card }« im Spiel?
ask-end-draw = Bis zur Handgröße { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} nachziehen?
ask-rouse = Welches Monster wird bereit?
ask-hunt = Was tun die Monster?
ask-suffer = { $solo }: Wer erhält { $wounds ->
    [one] { $poison ->
        [0] eine Wunde?
       *[other] eine Giftwunde?
    }
   *[other] { $wounds } { $poison ->
        [0] Wunden?
       *[other] Giftwunden?
    }
}
ask-play-on = Das Ende ist ausgerufen. Spielst du bis zum Ende der letzten Runde weiter?

# Was gewürfelt werden kann.
roll-locked = Die verschlossene Tür
roll-secret = Die Geheimtür
roll-chest = Die verschlossene Truhe
roll-trap = Die Falle
roll-power = Die Kraft des Monsters
title-round = Runde { $round }
part-cards = Karten
part-effort = Tempo
part-attack = Angriff
part-defense = Rüstung und Ausweichen
part-guard = Reaktion
part-tough = Zähigkeit
roll-defense = Die Verteidigung des Monsters

# Möglichkeiten.
activate-activate = { $hero } handelt
activate-rest = { $hero } rastet
activate-rise = { $hero } steht auf
activate-leave = { $hero } verlässt das Verlies
act-move = Schritt nach { $way } auf { $space }
act-face = Auf der Stelle drehen
act-open = Die Tür im { $side } öffnen
act-force-door = Ein Plättchen mit einer Wand an die Tür im { $side } legen und das Schloss knacken
act-force-wall = Im { $side } durch die Wand brechen und ein Plättchen anlegen
act-force-locked = Die verschlossene Tür im { $side } versuchen
act-force-secret = Im { $side } die Geheimtür suchen
act-chest = Die Truhe auf { $space } öffnen
act-unlock = Die verschlossene Truhe auf { $space } versuchen
act-search = Die Herausforderung auf { $space } von hier aufdecken
act-disarm = Die Falle auf { $space } entschärfen
act-attack = { $target } angreifen mit { $source }
outcome-miss = daneben
outcome-wounds = { $damage ->
    [one] eine Wunde
   *[other] { $damage } Wunden
} von { $needed } nötigen
outcome-defeat = { $damage ->
    [one] eine Wunde
   *[other] { $damage } Wunden
}, das genügt
act-burst = Kraftakt: { $way }
act-again = Ein zweites Mal bewegen
act-done = Die Aktivierung beenden
way-n = Norden
way-ne = Nordosten
way-e = Osten
way-se = Südosten
way-s = Süden
way-sw = Südwesten
way-w = Westen
way-nw = Nordwesten
burst-speed = +1 Tempo
burst-attack = +1 Angriff
burst-heal = eine Wunde entfernen
play-card = »{ $card }« spielen
play-card-on = »{ $card }« auf { $target } spielen
play-card-for = »{ $card }« spielen für { $use }
play-card-on-for = »{ $card }« auf { $target } spielen für { $use }
repeat-card = »{ $card }« spielen, eine zweite Karte ihrer Art (Kraftakt)
repeat-card-on = »{ $card }« auf { $target } spielen, eine zweite Karte ihrer Art (Kraftakt)
repeat-card-for = »{ $card }« spielen für { $use }, eine zweite Karte ihrer Art (Kraftakt)
repeat-card-on-for = »{ $card }« auf { $target } spielen für { $use }, eine zweite Karte ihrer Art (Kraftakt)
use-attack = den Grundangriff
use-bonus = den Bonus
source-primary = dem Hauptangriff
space = { $x },{ $y }
lay-tile = { $tile }, Türen im { $doors }
effort-sure = Sich Zeit nehmen: kein Wurf
effort-roll = Würfeln mit { $points } mehr
effort-leave = Bleiben lassen
heal-poison = { $poison ->
    [0] Keine Giftwunde
    [one] Eine Giftwunde
   *[other] { $poison } Giftwunden
}
step-chest-open = Öffnen
step-chest-leave = Zu lassen
draft-pass = Nichts nehmen
draft-buy = »{ $card }« nehmen
draft-salvage = »{ $card }« vom Ablagestapel nehmen
draft-swap = »{ $card }« ablegen und eine andere Karte aufdecken
discard-stop = Den Rest behalten und ziehen
discard-card = »{ $card }« abwerfen
react-pass = Keine Reaktion
react-play = { $hero } spielt »{ $card }«
stay-stay = Sie bleibt
stay-discard = Sie wird abgelegt
end-draw-draw = Ziehen
end-draw-keep = Die Hand so lassen
hunt-first = { $who } schlägt nach dem, den die Karte jagt
hunt-second = { $who } schlägt nach irgendwem in Reichweite
hunt-otherwise = Nichts davon: alles, was der letzte Abschnitt sagt
play-on-stop = Das Spiel ist aus
play-on-play-on = Weiterspielen

# Was Möglichkeiten bedeuten.
cost-speed = Tempo
cost-cards = Karten
cost-xp = EP
odds-defeat = besiegt
detail-again = kein Angriff in dieser Runde, dafür noch einmal das volle Tempo
confirm-leave = Den Dungeon verlassen? Der Held kehrt ohne Wunden auf sein Startplättchen zurück und tut in dieser Aktivierung sonst nichts.
detail-force-new = die Stufe ist die des Plättchens, das du nennst
detail-attempt = Stufe { $level }, { $sure } insgesamt sind sicher
detail-blow = { $strength } gegen { $defense }, { $outcome }
detail-lay = Stufe { $level }: { $monsters }{ $challenges ->
    [0] {""}
    [one] , eine Herausforderung
   *[other] , { $challenges } Herausforderungen
}
detail-blow-die = { $strength } und der Würfel gegen { $defense }, { $least } bis { $most } Wunden von { $needed } nötigen
detail-blow-shield = { $strength } gegen { $defense } und den Würfel, { $least } bis { $most } Wunden von { $needed } nötigen
detail-somewhere = { $least } bis { $most } von { $needed } nötigen Wunden, je nachdem, wo es steht
detail-hunt = { $heroes }, mit +{ $bonus }
detail-health = noch { $left } von { $health } Leben

# Absagen.
no-after-attack = Nach einem Angriff bewegt und dreht sich ein Held nicht mehr.
no-attack-now = Dieser Held kann in dieser Aktivierung nicht angreifen.
no-attack-left = Dieser Held hat seine Angriffe gemacht.
no-target = Das ist kein Feind vor dem Helden, in Reichweite und Sichtlinie.
no-second-burst = Ein Kraftakt je Held und Runde.
no-card = Diese Karte geht jetzt nicht: Sie braucht die Symbole des Helden, eine freie Kartenart und ein Ziel.
no-own = { $who } gehört nicht zu deiner Allianz.
no-acted = { $who } war in dieser Runde schon dran.
no-stand = Dort steht der Held.
no-enemy-there = Dort steht ein Feind, und durch Feinde geht niemand hindurch.
no-taken = Dort steht jemand, und dahinter ist kein freies Feld nah genug, um die Bewegung zu beenden.
no-speed = Der Held hat kein Tempo mehr.
no-leaving = Dieses Feld zu verlassen kostet { $needed } Tempo, übrig { $points ->
    [one] ist
   *[other] sind
} { $points }.
no-route = Noch führt kein offener Durchgang dorthin.
no-far = Immer ein Feld nach dem anderen: es ist { $steps } Felder weit weg, und der Held hat noch { $points } Tempo.
no-self = Dieser Held handelt gerade.
no-ally = { $who } steht auf deiner Seite und kommt selbst an die Reihe.
no-rival = { $who } ist kein Feind: in diesem Spiel kämpfen Helden nicht gegeneinander.
no-twice = { $who } wurde schon angegriffen: ein weiterer Angriff gilt einem anderen Feind.
no-safe = { $who } kann jetzt nicht angegriffen werden: verborgen, besiegt oder auf einem Startplättchen in Sicherheit.
no-behind = { $who } steht nicht vor dem Helden: erst umdrehen.
no-line = Zu { $who } gibt es keine freie Linie: eine Wand oder eine geschlossene Tür ist dazwischen.
no-near = { $who } ist zu nah für einen Fernangriff: { $away } { $away ->
    [one] Feld
   *[other] Felder
} weit weg.
no-range = { $who } ist außer Reichweite: { $away } Felder weit weg, und die Angriffe des Helden reichen { $most } weit.
no-icons = { $who } hat nicht die Symbole, die diese Karte verlangt.
no-reaction = Diese Karte ist eine Reaktion: sie wird gespielt, wenn jemand angegriffen wird.
no-card-speed = Sie kostet { $needed } Tempo, übrig { $points ->
    [one] ist
   *[other] sind
} { $points }.
no-card-attack = Sie braucht einen Angriff ihrer Art, und dieser Held hat keinen mehr.
no-card-target = Niemand ist in Reichweite und in Sicht, auf den sie gespielt werden könnte.
no-card-type = Eine Karte dieser Art liegt schon da, und kein Kraftakt schafft Platz für sie.
no-token-away = Geh erst daneben.
no-token-now = Damit ist jetzt nichts zu tun.
no-disturbed = Nicht, solange ein Feind in diesem Raum ist.
no-door-away = Der Held steht nicht an dieser Tür.
no-frame = Hier endet der Dungeon.
no-tile = Es gibt kein Plättchen mehr, das dahinter gelegt werden könnte.
no-arch = Dieser Durchgang ist offen: geh hindurch.
no-draft-yet = Karten werden genommen, nachdem der Held gehandelt hat.
no-xp = Sie kostet { $needed } EP, und du hast { $xp }.
no-user = Keiner deiner Helden kann diese Karte benutzen.
no-swapped = Du hast eine Karte ausgetauscht: nur die neue kann genommen werden.
no-played = Diese Karte ist gespielt: sie wirkt bis zur Endphase oder hat schon gewirkt.
no-discarded = Diese Karte liegt auf einem Ablagestapel: sie muss erst wieder gezogen werden.
no-way = Dort geht es nicht weiter, oder das Tempo reicht nicht.

# Das Ende.
end-won = Deine Allianz hat die meisten Punkte.
end-won-tie = Eine andere Allianz hat genauso viele Punkte, aber deine hat mehr Karten genommen oder weniger Wunden.
end-beaten-tie = Genauso viele Punkte wie die Besten, aber weniger Karten genommen oder mehr Wunden.
end-shared = Der Sieg wird geteilt.
end-beaten = Eine andere Allianz hat mehr Punkte.
end-solo = Das Verlies liegt hinter dir: eine gute Punktzahl.
end-solo-great = So viel haben nur wenige je aus dem Verlies geholt.
end-solo-failed = Du bist heil heraus, aber das Verlies hat zu viel behalten.
end-together = Gemeinsam habt ihr das Verlies bezwungen.
end-failed = Das Verlies hat zu viele seiner Geheimnisse behalten.

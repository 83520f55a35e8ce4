# Was ein Tisch zeigt.
stage-pick = Die Helden werden gewählt
stage-place = Die Allianzen ziehen ein
stage-heroes = Die Helden handeln
stage-monsters = Die Monster handeln
stage-end = Die Endphase
stage-over = Das Spiel ist aus
alliance-name = Allianz { $seat } ({ $color })
level = Stufe { $level }
track-round = Runde
track-cycle = Zyklus
track-pools = EP bis Verbesserungen II · III
track-score = Punkte, Allianz { $seat }
track-goal = Punkte zum Sieg
track-upgrades = Verbesserungen
track-initiative = Initiative
track-penalty = Der Zoll des Verlieses
note-rivals = Die Allianz mit den meisten Punkten gewinnt: 1 für jeden EP, ausgegeben oder nicht, 1 weniger für jeden Sturz eines Helden. Fremde Helden greifen einander nicht an; das tun die Monster für sie.
note-pvp = Die Allianz mit den meisten Punkten gewinnt: 1 für jeden EP, ausgegeben oder nicht, 1 weniger für jeden Sturz eines Helden. Fremde Helden dürfen angegriffen werden, für 1 EP je 2 Wunden. Wer auf dem eigenen Startplättchen steht, greift keine fremden Helden an und wird von ihnen nicht angegriffen.
note-solo = Mit { $goal } Punkten gewinnst du: 1 für jeden EP, 1 weniger für jeden Sturz, 4 weniger für jeden leeren Platz im Rahmen und 1 weniger für jedes Monster und jede verdeckte Herausforderung, die übrig sind. Ab { $great } Punkten ist es ein großes Ergebnis.
note-together = Gemeinsam braucht ihr { $goal } Punkte: 1 für jeden EP, 1 weniger für jeden Sturz, 4 weniger für jeden leeren Platz im Rahmen und 1 weniger für jedes Monster und jede verdeckte Herausforderung, die übrig sind.
note-called = Das Ende ist ausgerufen: Nach diesem Abschnitt bleibt nur die Endphase.
note-kept-on = Das Ende ist ausgerufen, aber du spielst bis zum Ende der letzten Runde weiter.
note-turn = { $hero }: noch { $speed } Tempo, { $attacks ->
    [0] kein Angriff
    [one] ein Angriff
   *[other] { $attacks } Angriffe
} übrig.
board-dungeon = Das Verlies
area-empty = Ein leerer Platz im Rahmen
edge-arch = Ein offener Bogen
edge-normal = Eine geschlossene Tür
edge-locked = Eine verschlossene Tür
edge-secret = Eine Wand, die eine Geheimtür bergen kann
edge-unknown = Eine geschlossene Tür; dahinter liegt noch kein Plättchen
edge-bare = Eine Wand; dahinter liegt noch kein Plättchen
edge-blocked = Eine Tür am Rahmen: Sie führt nirgendwohin
challenge-hidden = Herausforderung
piece-hidden = Eine verdeckte Herausforderung, Stufe { $level }
piece-known = { $challenge }, Stufe { $level }, gesehen und wieder verdeckt
piece-challenge = { $challenge }, Stufe { $level }
kind-alliance = Allianz
kind-monster = Monster
kind-trap = Falle
kind-chest = Truhe
kind-tile = Verliesplättchen
kind-start = Startplättchen
kind-solo = Solo-/Kooperationskarte
kind-burst = Kraftakt
kind-die = Verlieswürfel
kind-mark = Wirkung bis zur Endphase
hero-kind = { $race } · { $first } und { $second }
hero-kind-twice = { $race } · { $first } doppelt
hero-brings = Bringt mit: { $cards }.
card-kind-hero = { $types } · { $hero }
card-kind-anyone = { $types } · jeder Held
card-kind-needs = { $types } · { $some ->
    [0] {""}
   *[other] { $races }{ $many ->
        [0] {""}
       *[other] {" "}und{" "}
    }
}{ $how ->
    [twice] { $classes } doppelt
    [either] eins von { $classes }
   *[all] { $classes }
}
value-health = Leben
value-speed = Tempo
value-melee = Nahkampf
value-ranged = Fernkampf
value-base-melee = Eigener Nahkampfangriff
value-base-ranged = Eigener Fernkampfangriff
value-armor = Rüstung
value-dodge = Ausweichen
value-pet = Tiere
value-die = Verlieswürfel
value-poison = Gift
value-score = Punkte
value-xp = EP auszugeben
value-drafted = Genommen
value-defeats = Gefallen
value-hand = Handkarten
value-hand-size = Handgröße
value-reward = EP, erster und zweiter
value-tokens = Marker der Stufen I, II, III
value-level = Stufe
value-wounds-of = Wunden von { $alliance }
state-ready = bereit
state-exhausted = erschöpft
state-done = fertig
state-acting = am Zug
state-down = am Boden
zone-hand = Hand
zone-picks = Gewählte Helden
zone-heroes = Helden zur Wahl
zone-artifacts = Artefakte
zone-deck = Allianzdeck
zone-discard = Ablagestapel
zone-column = Gespielte Karten
zone-buried = Verdeckt: Kraftakt, { $burst }
zone-solo = Die Karte des Verlieses für diesen Zyklus
zone-solo-deck = Solodeck
zone-upgrades = Auslage der Verbesserungen
zone-upgrade-discard = Ablage der Verbesserungen
zone-upgrade-deck = Verbesserungsstapel
zone-tiles = Plättchenauslage
zone-tile-stack = Plättchenstapel
zone-challenges = Herausforderungen der Stufe { $level }
poison-text = In jeder Endphase kommt eine Giftwunde hinzu.
mark-slow-text = So viel Tempo weniger bis zur Endphase.
mark-weak-text = So viel Angriff weniger bis zur Endphase.
mark-exposed-text = So viel Verteidigung weniger bis zur Endphase.
mark-held-text = Kann sich bis zur Endphase nicht bewegen.
mark-dazed-text = Kann bis zur Endphase nicht angreifen.
mark-prey-text = Helden der Allianz, die den Marker legte, greifen bis zur Endphase mit so viel mehr an.
burst-speed-text = Zwei Handkarten verdeckt: +1 Tempo für die Runde.
burst-attack-text = Zwei Handkarten verdeckt: +1 Nah- und Fernkampf für die Runde. Tiere haben nichts davon.
burst-heal-text = Zwei Handkarten verdeckt: Der Held entfernt 1 Wunde. So kann auch ein gefallener Held aufstehen.
burst-repeat-text = Zwei Handkarten verdeckt: eine weitere Karte einer Art, die schon in der Spalte des Helden liegt.
die-face = Verlieswürfel: { $face }
die-face-text = { $count ->
    [one] Eine von sechs Seiten zeigt eine { $face }.
   *[other] Zwei von sechs Seiten zeigen eine { $face }.
} Sie wird zu dem addiert, worum gewürfelt wird: ein Schloss, eine Falle, die Kraft eines Monsters.
tile-text = Türen wie gedruckt: { $doors }.{ $count ->
    [0] {" "}Hier wartet nichts.
   *[other] {" "}Darin: { $inside }.
}
tile-monster = { $monster } ({ $spot })
tile-challenge = Herausforderung der Stufe { $level } ({ $spot })
spot-0 = Nordwesten
spot-1 = Norden
spot-2 = Nordosten
spot-3 = Westen
spot-4 = Mitte
spot-5 = Osten
spot-6 = Südwesten
spot-7 = Süden
spot-8 = Südosten
solo-text = I. { $first } II. { $then } III. Wenn keines kann: { $otherwise }
solo-upgrades = Die Verbesserung auf Platz { $red } verlässt das Spiel, die auf Platz { $blue } wird abgelegt; beide werden ersetzt.
solo-tiles = Das Plättchen auf Platz { $red } der Plättchenauslage verlässt das Spiel.
solo-rouse = Das erschöpfte Monster mit den meisten EP wird bereit.
solo-then = Das bereite Monster mit den meisten EP greift an: { $first }, oder { $second }.
solo-hunted = einen dieser Helden mit +1: { $icons }
solo-weakest = den Helden mit der niedrigsten Verteidigung
solo-any = einen beliebigen Helden mit +2
solo-any-kind = einen beliebigen Helden, mit +3, wenn sein Angriff { $kind } ist
solo-otherwise = { $parts }.
solo-burst = das erschöpfte Monster mit den meisten EP wird bereit und greift einen beliebigen Helden mit +3 an
solo-spend = 1 EP wird umgedreht
solo-discard = 3 Karten werden abgeworfen (im letzten Zyklus ist auch die Handgröße um 3 kleiner)
solo-wounds = { $heroes ->
    [one] ein Held erhält
   *[other] { $heroes } Helden erhalten je
} { $wounds ->
    [one] eine { $poison ->
        [1] Giftwunde
       *[other] Wunde
    }
   *[other] { $wounds } { $poison ->
        [1] Giftwunden
       *[other] Wunden
    }
}
group-activate = Normaler Zug
group-rest = Rasten (drei Wunden weg; eine Bewegung, kein Angriff)
group-rise = Mit einem Kraftakt aufstehen (zwei Karten, eine Wunde weg)
group-leave = Das Verlies verlassen (alle Wunden weg; zurück auf das Startplättchen)
group-attack = Angriff
group-move = Bewegung
group-turn = Drehen
group-doors = Türen
group-things = Truhen und Fallen
group-cards = Karten
group-burst = Kraftakt
group-end = Ende
group-draft = Nehmen
group-swap = Tauschen

## what there is to do, in a few words
goal-points = Mindestens { $goal } Punkte
goal-most = Die meisten Punkte

# Was die Tische zeigen: Überschrift, Zähler, Hinweise, Karte, Bögen und die Überschriften der Möglichkeiten.

scene-headline = { $title }: { $phase }
phase-muster = die Gruppe findet sich
phase-prepare = es wird gepackt
phase-enter = es geht hinein
phase-begin = eine neue Aktionsphase
phase-heroes = die Helden sind dran
phase-monsters = die Monster sind dran
phase-build = es wird gebaut
phase-outside = draußen
phase-over = es ist vorbei

track-plot = Handlungszähler
track-plot-pink = Handlungszähler (rosa)
track-round = Runde
track-actions = Aktionsphasen
track-pool = Erfahrung der Gruppe

note-clear = Eure Aufgabe: Findet hinter der Großen Tür »{ $what }« und lasst dort kein Monster am Leben.
note-slay = Eure Aufgabe: Findet und erschlagt: { $what }.
note-carry-out = Eure Aufgabe: Tragt aus dem Verlies hinaus: { $what }.
note-won = Sie ist erfüllt.
note-lost = Es sollte nicht sein.
note-carried = { $hero } hat es. Nun hinaus, wo ihr hereingekommen seid!
note-monsters-left = { $count ->
    [0] Dort ist kein Monster mehr.
    [one] Dort ist noch ein Monster.
   *[other] Dort sind noch { $count } Monster.
}
note-hidden = { $count ->
    [one] Ein Ort hinter einer Großen Tür ist noch zu finden
   *[other] { $count } Orte hinter Großen Türen sind noch zu finden
}; { $key ->
    [1] einen Großen Schlüssel habt ihr.
   *[other] ihr braucht einen Großen Schlüssel.
}
note-all-found = Alle Orte hinter Großen Türen sind gefunden.
note-dark = Es ist dunkel. Ohne brennende Fackel auf dem Planteil fehlt ein Würfel bei WIT, DEX und Fernangriffen.
told = { $story }

## Die Karte
board-dungeon = Das Verlies
edge-exit = der Ausgang
edge-open = { $door }: offen
edge-dead = { $door }: führt nirgendwohin
edge-closed = { $thing }: { $kind }{ $difficulty ->
    [0] {""}
   *[other] , Schwierigkeit { $difficulty }
}{ $key ->
    [1] , nur mit Schlüssel
   *[other] {""}
}{ $trap ->
    [known] , Falle: { $what }
    [safe] , keine Falle
   *[unknown] {""}
}
name-locked-chest = verschlossen
name-closed-chest = geschlossen
area-sleepy = Schläfrigkeit: Hier zählen nur Sechsen
feature-fountain = Brunnen
feature-sarcophagus = Sarkophag
piece-gate = Erdtor von { $hero }
figure = { $who } { $nth }

badge-stunned = betäubt
badge-incapacitated = außer Gefecht
badge-venom = vergiftet
badge-unseen = unsichtbar
badge-shell = Feuerschild
badge-skin = Verhärten
badge-likeness = geborgte Gestalt
badge-torch = Fackel
badge-charged = im Sturmangriff
badge-quickened = beschleunigt
badge-help = Hilfe
badge-blind = blind oder schlafend
badge-unaware = ahnungslos
badge-aware = hat euch bemerkt
badge-hurt = verletzt
badge-spent = für dieses Abenteuer verbraucht
about-stunned = Ein Erfolg mit RES zu Beginn des Zuges beendet es; dieser Zug reicht nur für eine Bewegung.
about-incapacitated = Zwei Erfolge mit RES zu Beginn des Zuges beenden es; dieser Zug ist trotzdem verloren.
about-venom = Sooft es wirkt, kostet ein RES-Wurf ohne Erfolg 1 Leben, bis Heilung oder Gegengift hilft.
about-unseen = Viel schwerer zu entdecken, bis Schaden es beendet.
about-shell = Würfel mehr bei der Abwehr, bis das Abenteuer endet.
about-skin = Würfel mehr bei der Abwehr, bis das Abenteuer endet.
about-likeness = Würfel und Kräfte eines Monsters; die erste Wunde kostet die Gestalt statt Leben.
about-torch = Licht für diesen Plan; bei einer 1 zu Beginn einer Aktionsphase geht sie aus.
about-charged = Zwei Abwehrwürfel weniger bis zum Ende der Aktionsphase.
about-quickened = Eine dritte Aktion in dieser Aktionsphase.
about-blind = Es bemerkt nichts als Fallen und tut nichts, bis eines der Monster unter demselben Zauber angegriffen wird.
about-unaware = Es hat niemanden bemerkt und tut nichts.
about-aware = Es weiß von der Gruppe und handelt nach seinem Gesetz.
about-defense = Alle Würfel gegen einen Angriff: DEF, Rüstung, Schilde, Zauber und Fähigkeiten.

## Bögen
state-acting = ist dran
state-waiting = kommt noch
state-done = fertig
state-dead = tot
state-buried = im Sarkophag
state-outside = draußen
value-defense = Abwehrwürfel
value-actions = Aktionen
value-level = Stufe
value-xp = EP
value-gold = Gold
value-points = Punkte
value-range = Reichweite der Waffe
value-difficulty = Schwierigkeit
value-reach = Reichweite
value-resist = Widerstand
value-needs = Setzt voraus
value-dice = Würfel
value-hands = Hände
value-disarm = Entschärft mit
value-columns = Spalten
value-rows = Zeilen
value-ways = Durchgänge
zone-worn = Am Leib und in der Hand
zone-items = Gegenstände ({ $used } von { $most })
zone-spells = Zauber
zone-abilities = Fähigkeiten
zone-trinkets = Kleinkram
zone-nature = Gesetz und Kräfte
zone-lying = Liegen geblieben: { $tile }
zone-recruits = Wer mitkommen kann
zone-shop = In den Läden

## Überschriften der Möglichkeiten
group-move = Bewegen
group-attack = Angreifen
group-magic = Magie
group-things = Türen und Truhen
group-items = Dinge
group-friends = Freunde
group-place = Hier
group-growth = Wachsen
group-shop = Läden
group-abilities = Fähigkeiten
group-other = Sonst
group-end = Fertig

## what there is to do, in a few words
task-clear = »{ $what }« säubern
task-slay = { $what } erschlagen
task-carry-out = { $what } hinaustragen

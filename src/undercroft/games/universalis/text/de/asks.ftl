# Was gefragt wird
ask-hero = Held { $number }: wer schließt sich der Gruppe an?
recruit = { $name }, { $race }, { $job }: { $attributes }, Glück { $fortune }. Kann: { $knows }. Hat: { $gear }.
short-movement = Bewegung { $value }
short-combat = Kampf { $value }
short-strength = Stärke { $value }
short-shooting = Schießen { $value }
short-armor = Rüstung { $value }
short-agility = Gewandtheit { $value }
short-intelligence = Klugheit { $value }
short-mana = Mana { $value }
short-courage = Mut { $value }
short-vitality = Lebenskraft { $value }
dark-discard = { $what } abwerfen
ask-next = Wer kommt als Nächstes an die Reihe?
ask-enter = { $name }: über welches Startfeld kommst du herein?
ask-act = { $name } (Bewegung { $points }, { $actions ->
    [0] keine Aktion
   *[other] eine Aktion
}, { $quick ->
    [0] keine schnelle Aktion
   *[other] eine schnelle Aktion
} übrig): was tust du?
ask-act-how = { $name }: { $what }
no-third-skill = { $used ->
    [0] Höchstens zwei aktive Fertigkeiten gehen zusammen.
    *[other] Höchstens zwei aktive Fertigkeiten in einer Aktivierung. Schon im Einsatz: { $skills }.
}
menu-turn = Sich drehen ...
menu-turn-ahead = Sich drehen ... (unerforscht: { $what })
menu-cast = { $what } wirken ...
menu-attack = { $target } angreifen ...
menu-shoot = Auf { $target } schießen ...
menu-give = { $target } etwas geben ...
menu-exchange = { $what } in die Hand nehmen, statt ...
menu-coat = { $what } auftragen auf ...
menu-use = Etwas an { $target } benutzen ...
ask-fortune = { $name }: { $roll } ergab { $total }, nötig waren { $target }. Einen Glückspunkt (noch { $left }) für einen neuen Wurf ausgeben?
ask-fortune-damage = { $name } verliert gleich { $wounds } von { $vitality } Lebenskraft. Einen Glückspunkt (noch { $left }) ausgeben, damit der Schaden neu gewürfelt wird?
ask-fortune-melee = { $attacker } greift { $defender } an: { $attack } gegen { $defence }, also unterliegt { $name }. Einen Glückspunkt (noch { $left }) ausgeben?
ask-fortune-against = { $other } gegen { $name }, { $roll }: { $total }, nötig waren { $target }. Einen Glückspunkt (noch { $left }) ausgeben, damit neu gewürfelt wird?
ask-fortune-opposed = { $name } gegen { $other }, { $roll }: { $own } zu { $their }, also unterliegt { $name }. Einen Glückspunkt (noch { $left }) ausgeben?
ask-spell-square = { $name }: auf welches Feld fällt { $spell }?
ask-fatal = { $name } wird gleich ausgeschaltet. Einen Glückspunkt (noch { $left }) ausgeben, um den Schlag bei 5+ ungeschehen zu machen?
ask-fatal-again = { $name }: ein zweiter Glückspunkt macht den Schlag sicher ungeschehen. Ausgeben?
ask-push = { $name }: wohin drängst du { $other }?
ask-take-position = { $name }: rückst du in das freie Feld { $square } nach?
ask-shielding = { $name }: gehst du in Schildwehr?
ask-raise-shield = { $name }: ein Zauber kommt auf dich zu. Hältst du deinen Schild dagegen? Er kann zerbrechen.
ask-defensive-shot = { $name }: { $other } kommt auf dich zu. Ein Abwehrschuss?
ask-surprise = { $other } ist überrascht. Wohin lässt { $name } ihn stolpern?
ask-surprise-facing = Wohin blickt { $other }?
ask-obstacle = { $name } ist { $kind ->
    [door] an einer Tür
    [chest] an einer Truhe
    [corridor] in einem Gang
   *[room] in einem Raum
} (Abschnitt { $place }). Spielst du eine Karte? (Reservepunkte: { $reserve })
ask-encounter = Abschnitt { $place } ist aufgedeckt. Spielst du eine Begegnungskarte? (Reservepunkte: { $reserve })
ask-hazard-at = Wo liegt { $card }?
ask-leader-here = Der Anführer kann in Abschnitt { $place } stehen. Ist er hier?
leader-here-pass = Nicht hier
leader-here-place = Hier
ask-creature = Welche Kreatur erscheint? ({ $left ->
    [one] 1 Punkt
   *[other] { $left } Punkte
} übrig)
ask-place = Wohin stellst du { $creature }?
ask-draw = Von welchem Stapel ziehst du?
ask-discard = Welche Karte wirfst du ab?
ask-clock = Wie lange hat { $name } mit Gefährten gebraucht?
ask-dark = Was tut der Dunkle Spieler? (Reservepunkte: { $reserve })
ask-dispel = { $name } hat { $spell } mit { $total } gewirkt. Versuchst du den Zauber zu bannen?
ask-lucky = { $name }: welchen Schatz behältst du?
ask-teleport = { $name }: wo erscheinst du?

fortune-pass = Es dabei lassen
fortune-again = Neu würfeln
fortune-damage-pass = Es dabei lassen
fortune-damage-again = Neu würfeln lassen
fortune-opposed-pass = Es dabei lassen
fortune-opposed-own = Den eigenen Wurf wiederholen
fortune-opposed-other = Den Wurf des Gegners wiederholen lassen
fortune-against-pass = Es dabei lassen
fortune-against-other = Neu würfeln lassen
fortune-melee-pass = Es dabei lassen
fortune-melee-own = Den eigenen Wurf wiederholen
fortune-melee-other = Den Wurf des Gegners wiederholen lassen
fatal-pass = Es hinnehmen
fatal-spend = Einen Punkt ausgeben
fatal-again-pass = Es hinnehmen
fatal-again-spend = Einen zweiten Punkt ausgeben
take-position-stay = Stehen bleiben
take-position-take = Nachrücken
shielding-pass = Nur blocken
shielding-shield = Schildwehr
raise-shield-pass = Den Schild schonen
raise-shield-raise = Ihn hochhalten: ein Schadenswürfel weniger, und er kann zerbrechen
defensive-shot-pass = Abwarten
defensive-shot-shoot = Schießen

# Was eine Figur tun kann
act-move = Nach { $x },{ $y } gehen
manner = { $what }, { $ways }
mode-impale = aufspießend
mode-thrust = stechend
aid-scroll = mit einer Schriftrolle
aid-components = mit Zutaten
coating = { $what } auf { $on }
door-at = die Tür bei { $where }
act-shift = Nach { $x },{ $y } rücken, innerhalb der Nahkampfreichweite
act-disengage = Sich lösen
act-run = Rennen
act-swim = Schwimmen
act-fly = Fliegen
act-land = Landen
act-jump = Nach { $x },{ $y } springen
act-climb = Nach { $x },{ $y } hinausklettern
act-attack = Angreifen: { $target }, mit { $what }
act-shoot = Beschießen: { $target }, mit { $what }
act-cast = Ziel { $target }: { $what }
act-reload = { $what } nachladen
act-open = { $target } öffnen
act-pick = Schloss knacken: { $target }
act-solve = Rätsel lösen: { $target }
act-solve-chest = Das Rätsel der Truhe lösen
act-break = { $target } einschlagen
act-blast = { $target } aufsprengen: { $what }
act-blast-chest = Die Truhe aufsprengen: { $what }
act-break-chest = Die Truhe aufbrechen
act-chest = Das Schloss der Truhe öffnen
act-secret = Geheimtüren suchen
act-search-room = Den Raum durchsuchen
act-search = Durchsuchen: { $target }
act-corpses = Die Toten durchsuchen
act-disarm = Die Falle bei { $x },{ $y } entschärfen
act-disarm-door = Falle entschärfen: { $target }
act-disarm-chest = Die Falle der Truhe entschärfen
act-draw = { $what } in die Hand nehmen
act-exchange = { $old } wegstecken und { $what } in die Hand nehmen
act-stow = { $what } wegstecken
act-drink = { $what } benutzen
act-pick-up = { $what } aufheben
act-recover = { $what } vom Boden schnappen
act-close-door = { $target } schließen
act-reopen = { $target } wieder öffnen
act-give = { $what } geben: { $target }
act-lever = Betätigen: { $target }
act-turn = Sich drehen: { $what }
act-turn-ahead = Sich drehen: { $what }, und ins Unbekannte blicken
act-leave = Das Gewölbe verlassen
act-end = Die Aktivierung beenden
act-end-turn = Den Zug beenden
act-activate = { $target }
act-assault = Alle auf { $target }
act-nature = Jede, wie es ihrer Art entspricht
act-discard = { $what } abwerfen
act-power = { $what } spielen: { $target }
act-come = { $what } spielen
act-improve = Den Anführer verbessern: { $what }
act-don = { $what } anlegen
act-doff = { $what } ablegen
act-light = { $what } anzünden
act-shove-piece = Nach { $x },{ $y } schieben: { $target }
act-identify = { $what } erkennen
act-skill = { $what } gegen { $target }
act-talent = { $what } ({ $target })
act-craft = Ausüben: { $what }
act-ask-test = Eine Probe verlangen ({ $target })
ask-trial = Worin soll { $name } geprüft werden?
ask-follows = { $name }, { $test }: { $passed ->
    [1] gelungen
   *[other] misslungen
}. Was folgt daraus?
follows-nothing = Nur Worte
follows-coins = { $number ->
    [one] 1 Münze
   *[other] { $number } Münzen
}
follows-wound = 1 Schadenswürfel gegen die natürliche Rüstung
follows-mend = 1 Lebenskraft
follows-yield = Die Tür bei { $where } gibt nach
follows-thing = { $what }
act-rage = In Blutrausch geraten
act-escort = Beschützen: { $target }
act-quick-reload = { $what } schnell nachladen
act-leap = Über { $target } nach { $x },{ $y } springen
act-sneak = An { $target } vorbeischleichen
act-track = Spuren lesen
act-change = Zum Werwolf werden
ask-martial-arts = { $name }: { $other } betäuben oder niederwerfen?
martial-arts-stun = Voller Schaden, und betäubt
martial-arts-throw = Ein Schadenswürfel, und zu Boden
ask-trapper = { $name }: lässt du { $other } in eine Falle laufen?
trapper-pass = Warten
trapper-spring = Auslösen
ask-dive = Bleibt { $creature } unter Wasser?
dive-show = Zeigen
dive-hide = Verborgen halten
ask-surface = Wo taucht { $creature } auf?
surface-wait = Unter Wasser bleiben
ask-pounce = { $name } ist auf { $other } gelandet: von daneben zuschlagen oder festklammern?
pounce-strike = Daneben landen und zuschlagen
pounce-cling = Sich an den Nacken klammern
ask-pounce-miss = { $name }: wohin fällt { $other }?
ask-pounce-push = { $name }: wohin wird { $other } gedrängt?
ask-pounce-land = { $name }: wo landest du?
ask-make-room = Wohin tritt { $name }, um dem Kletternden Platz zu machen?
ask-land-beside = { $name } muss vom Reittier: auf welches Feld?
ask-bodyguard = { $name }: fängst du den Treffer für { $other } ab?
bodyguard-pass = Beiseite bleiben
bodyguard-take = Abfangen
direction-north = Norden
direction-north-east = Nordosten
direction-east = Osten
direction-south-east = Südosten
direction-south = Süden
direction-south-west = Südwesten
direction-west = Westen
direction-north-west = Nordwesten
clock-over = Länger als eine Minute
clock-looked-up = Länger, aber nur weil Regeln nachgeschlagen wurden
ask-clock-dark = Der Dunkle Spieler hat in diesem Kampf zwei Minuten, Nachschlagen nicht gerechnet. Sind sie um?
clock-dark-pass = Er macht weiter
clock-dark-over = Sie sind um: die anderen warten
ask-plan = Welche Karte planst du? (noch { $left } Reservepunkte zu verplanen)
dark-done = Der Plan steht
ask-plan-at = Wo planst du { $card }?
plan-at-square = Bei { $square }
plan-at-chest = An der Truhe bei { $square }
plan-at-door = An der Tür bei { $where }
plan-at-section = In Abschnitt { $section }
plan-at-leader = Am Anführer
ask-come-from = Woher kommt { $card }?
clock-in-time = Innerhalb einer Minute
draw-obstacles = Hindernisse und Kräfte
draw-encounters = Begegnungen

# Würfe
roll-attack = Angriff
roll-surface = Auftauchen
roll-shape = Gestaltwandel
roll-gaze = Tödlicher Blick
roll-idle = Herumstehen
roll-runaway = Die Suche nach dem Ausreißer
roll-leap = Fliegender Sprung
roll-prayer = Gebet
roll-seat = Sich im Sattel halten
roll-spring-up = Aufspringen
roll-defence = Abwehr
roll-shot = Schuss
roll-damage = Schaden
roll-block = Block
roll-break = Bruch
roll-which = Welches fällt
roll-casting = Zaubern
roll-dispel = Bannen
roll-initiative = Initiative
roll-run = Rennen
roll-swim = Schwimmen
roll-jump = Weiter Sprung
roll-footbridge = Hält der Steg?
roll-gate = Das Tor halten
roll-cling = Festklammern
roll-climb = Klettern
roll-fall = Sturz
roll-disengage = Sich lösen
roll-recovery = Erholung
roll-rise = Aufstehen
roll-craft = Nebenfertigkeit
roll-craft-lesson = Lernen einer Nebenfertigkeit
roll-asked = Die Probe des Spielleiters
roll-regeneration = Regeneration
roll-hardened = Abgehärtet
roll-fatal = Glück
roll-plague = Seuche
roll-scenario = Szenariowürfel
roll-spawn = Kreaturentafel
roll-lock = Das Schloss öffnen
roll-chest = Das Schloss der Truhe öffnen
roll-riddle = Rätsel
roll-secret = Geheimtüren
roll-search = Suche
roll-furniture = Möbel
roll-corpses = Die Toten
roll-coins = Münzen
roll-detect = Eine Falle entdecken
roll-disarm = Eine Falle entschärfen
roll-courage = Mut
roll-avoid = Ausweichen
roll-resist = Widerstehen
roll-resistance = Magieresistenz
roll-heal = Heilung
roll-recover = Aufschnappen
roll-roll = Wurf
roll-grab = Packen
roll-hypnosis = Hypnose
roll-leach = Mana entziehen
roll-sweep = Schwinger
roll-onslaught = Ansturm
roll-music = Musik
roll-mislead = Ablenken
roll-mana = Mana sammeln
roll-identify = Erkennen
roll-potion = Trank

# Wie es ausgeht
end-won = Das Abenteuer ist bestanden.
end-fled = Die Helden sind gegangen, ehe das Ziel erreicht war.
end-fallen = Alle Helden sind ausgeschaltet.
end-late = Die Zeit ist abgelaufen.
end-failed = Was ihr wolltet, ist nicht mehr zu retten.

legend-furniture = = Möbel
legend-chest = $ Truhen
legend-trap = ^ Fallen
legend-water = ~ Wasser
legend-pit = v Gruben
legend-ground = : schwieriges oder hohes Gelände
legend-magic = * Magie
legend-floor = % Dinge am Boden
legend-start = _ Startfelder
task-leave = Geschafft! Jetzt über die Startfelder hinaus.
task-leader = Besiegt den Anführer.
ask-dwell = Wer haust diesmal hier? Jedes Wesen des Bogens weicht seinesgleichen.
ask-conduct = Würdest du die Kreaturen des Dunklen Spielers führen, wo ihre Regeln eine Wahl lassen?
conduct-pass = Nein
conduct-willing = Ja
ask-doubt = { $name }: Das ist nach den Regeln gleich gut. Was davon?
ask-doubt-square = { $name }: Diese Felder sind gleich gut. Welches?
act-go-for = Auf { $target } losgehen
task-reach = Erreicht die Zielfelder.
task-find = Findet, was das Blatt verbirgt.
task-gather = Findet alles, was das Blatt verbirgt.
task-slay = Erschlagt, von denen das Blatt spricht.
task-escort = Befreit jemanden und bringt ihn zu den Zielfeldern.
task-eliminate = Lasst keinen Feind stehen.
task-survive = Haltet aus.
section-at = { $section } ({ $where })
hand-card = { $what } (Kosten { $cost })
legend-unknown = , noch nicht erkundet
thing-at = { $what } ({ $where })

ask-resurrect = { $name } ist tot. Einem Heiler { $cost ->
    [one] eine Münze
   *[other] { $cost } Münzen
} zahlen?
ask-ransom = { $name } ist gefangen. Das Lösegeld beträgt { $cost ->
    [one] eine Münze
   *[other] { $cost } Münzen
}, die Gruppe hat { $coins }. Was tut ihr?
ask-injury = { $name } bleibt versehrt. Welche Eigenschaft leidet?
ask-invest = { $name } hat { $xp } Erfahrung. Worin wird sie angelegt?
ask-craft = { $name }: Welche Nebenfertigkeit übst du? Der Punkt ist so oder so ausgegeben.
ask-first-spell = { $name }: welchen Zauber deiner Götter lernst du?
ask-herbalist = { $name }: welchen Trank hast du gebraut?
ask-instructor = { $name }: wen hast du ausgebildet?
ask-informed = { $name }: wem hilft, was der Tote verrät, bei der nächsten Initiative?
ask-learn = { $name }: welche Fertigkeit lernst du?
resurrect-pay = Zahlen
resurrect-refuse = Ihn ruhen lassen
ransom-pay = Zahlen
ransom-refuse = Ablehnen
roll-fate = Schicksal
roll-injury = Verletzung
roll-learning = Lernen

square = { $x },{ $y }
square-none = So stehen lassen
creature-done = Keine mehr
dark-pass = Nichts spielen
dark-pass-move = Diese ganze Bewegung lang nichts spielen
dark-pass-section = Nichts spielen, bis ein neuer Abschnitt zu sehen ist oder dein Zug kommt
dispel-pass = Wirken lassen
dispel-try = { $name } versucht es
dispel-scroll = { $name } versucht es mit einer Schriftrolle
attribute-movement = Bewegung
attribute-combat = Kampfgeschick
attribute-strength = Stärke
attribute-shooting = Schießkunst
attribute-armor = Rüstung
attribute-agility = Gewandtheit
attribute-intelligence = Klugheit
attribute-courage = Mut
attribute-vitality = Lebenskraft
invest-keep = Den Rest behalten
invest-skill = Eine neue Fertigkeit
invest-fortune = Ein Glückspunkt
invest-craft = Eine Nebenfertigkeit
invest-raise = { $what } auf { $value }

ask-stable = { $name } hat ein Reittier: { $creature }. Wo wird es sein?
stable-outside = Es wartet draußen
stable-along = Es kommt mit
stable-mounted = Im Sattel beginnen
stable-beside = Daneben beginnen
stable-load = Zuerst { $what } in die Satteltaschen packen
ask-hire = { $name } hat { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}. Wer kommt mit?
ask-loadout = Welche Waffen nimmt { $creature }?
hire-none = Niemand
loadout = { $what }

act-coat = { $what } auftragen
act-use = { $what } an { $target } benutzen

ask-leader = Wer ist der Anführer des Abenteuers?
ask-leader-item = Welchen Gegenstand kaufst du dem Anführer? (Reservepunkte: { $reserve })
leader-item-none = Keinen
ask-upgrade = Wie verbesserst du { $name }? (Reservepunkte: { $reserve })
upgrade-none = Ihn lassen, wie er ist
gain = { $value } { $what }
ask-half-price = { $creature } ist zum halben Preis zu haben ({ $reserve } Reservepunkte). Zahlst du?
half-price-pass = Nein
half-price-pay = Zahlen

roll-kindness = Helfen oder angreifen

roll-resting-place = Rastplatz
roll-uncommon = Danach suchen

act-put-down = { $what } ablegen

act-rope = Mit einem Seil helfen
act-bridge = Mit { $target } einen Steg beginnen: Spitzhacken und Seil gehen drauf
act-build = Am Steg weiterbauen
act-hold = Das Tor für die anderen hochhalten: { $target }
act-scale = Nach { $x },{ $y } klettern
act-scale-on = Weiter nach { $x },{ $y } klettern
act-pounce = Auf { $target } springen
act-cut-bridge = Den Steg bei { $x },{ $y } zerstören
roll-rope = Seil

act-lift = { $target } tragen
act-lift-pair = { $target } tragen, zusammen mit dem bei { $x },{ $y }
act-together = Seite an Seite mit { $target } gehen
act-lead = { $target } am Zügel führen
act-mount-up = Aufsitzen: { $target }
act-dismount = Absitzen nach { $x },{ $y }
act-gallop = Galoppieren
act-load-body = { $target } quer über das Reittier bei { $x },{ $y } legen
act-unload-body = { $target } vom Reittier nehmen
act-take-back = { $what } von { $target } zurücknehmen
ask-hand-over = { $name } liegt am Boden: wer nimmt { $creature } mit?
hand-over-nobody = Niemand
act-lay-down = Den Körper ablegen
act-command = { $target } befehligen
act-wear = { $what } anlegen
act-unwear = { $what } ablegen
act-invoke = Die Kraft von { $what } gegen { $target } nutzen
act-arm = { $what } vom letzten erschlagenen Feind nehmen
ask-use-skill = { $name }: { $roll } ist misslungen ({ $total }). { $skill } nutzen?
use-skill-pass = Es dabei lassen
use-skill-use = Neu würfeln
ask-share = { $name }: wer bekommt { $what }?
ask-share-coins = { $name }: was wird aus { $coins ->
    [one] der Münze
   *[other] den { $coins } Münzen
}?
share-coins-keep = Behalten
share-coins-evenly = Gerecht teilen

ask-outfits = { $count ->
    [one] Die neue Kreatur
   *[other] Die { $count } neuen Kreaturen
}: was kaufst du? ({ $reserve } Reservepunkte)
outfits-none = Nichts: sie kommen, wie sie sind
outfits-singly = Einzeln wählen ...
kit-weapon = Jeder die beste Waffe
kit-shield = Jeder den besten Schild
kit-armor = Jeder die beste Rüstung
kit-flask = Jeder das beste Fläschchen
ask-outfit = Was kaufst du für { $creature }? ({ $reserve } Reservepunkte)
outfit-none = Nichts

# Überschriften
group-move = Bewegung
group-attack = Angriffe
group-magic = Magie
group-skills = Fertigkeiten
group-explore = Erkunden
group-gear = Ausrüstung
group-people = Figuren
group-orders = Befehle
group-cards = Karten
group-discard = Karten in Punkte verwandeln
group-raise = Eigenschaften
group-end = Beenden
group-deal-buy = Kaufen
group-deal-sell = Verkaufen
group-deal-return = Zurückgeben
group-deal-stow = Einpacken
group-deal-wear = Anlegen
group-deal-hold = In die Hand nehmen
group-deal-load = Satteltaschen
group-deal-hire = Anheuern
group-deal-bard = Für das Reittier
group-deal-go = Orte
group-deal-along = Gefährten
group-deal-home = Gefährten

# Was Möglichkeiten kosten und bedeuten
cost-action = { $count ->
    [one] Aktion
   *[other] Aktionen
}
cost-quick = { $count ->
    [one] schnelle Aktion
   *[other] schnelle Aktionen
}
cost-movement = Bewegung
cost-mana = Mana
cost-fortune = Glück
cost-coins = { $count ->
    [one] Münze
   *[other] Münzen
}
cost-reserve = { $count ->
    [one] Reservepunkt
   *[other] Reservepunkte
}
cost-experience = Erfahrung
cost-development = { $count ->
    [one] Entwicklungspunkt
   *[other] Entwicklungspunkte
}
detail-near = In die Nahkampfreichweite von { $who }: Dort endet die Bewegung.
detail-damage = { $dice ->
    [one] 1 Schadenswürfel
   *[other] { $dice } Schadenswürfel
}, { $need ->
    [7] jeder verwundet mit einer 6 und noch einer 6
   *[other] jeder verwundet ab { $need }
}
detail-blow-first = { $dice }. Der erste von { $most } Schlägen.
detail-blow-left = { $dice }. { $left ->
    [one] Der letzte Schlag.
   *[other] Noch { $left } Schläge.
}
detail-shots = { $dice }. { $count } Schüsse.
detail-casts = In dieser Queste noch { $left ->
    [one] einmal
   *[other] { $left }-mal
} zu wirken
detail-run = 2W6 Felder weiter, höchstens { $most } im Ganzen; danach keine schnelle Aktion
detail-swim = { $squares ->
    [one] 1 Feld
   *[other] { $squares } Felder
}; bei einer Doppel-1 keines
detail-break = { $dice ->
    [one] 1 Würfel
   *[other] { $dice } Würfel
}, jeder zählt ab { $need }; { $left } fehlen noch, und was getan ist, bleibt getan
detail-disengage = Aus allen Nahkampfreichweiten, mit einer Gewandtheitsprobe je Gegner
detail-shift = Dieser Schritt ist die ganze Bewegung, und nur dieser Gegner kann danach angegriffen werden
detail-rage = Ein Schlag mehr und schwerer aufzuhalten, aber zum Kampf gezwungen
detail-fly = Die ganze Bewegung ist ein Flug
detail-shielding = Jeder Block dieses Zuges darf wiederholt werden; im nächsten Zug kein Angriff, kein Rennen
detail-dispel = Das Mana ist nur fort, wenn es gelingt
detail-brings-reserve = Bringt { $points ->
    [one] 1 Reservepunkt
   *[other] { $points } Reservepunkte
}
detail-brings-coins = Bringt { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}
detail-craft-lesson = Der Punkt ist in jedem Fall fort; danach eine Klugheitsprobe
confirm-leave = Das Verlies für immer verlassen?
confirm-leave-early = Das Ziel ist nicht erreicht. Das Verlies für immer verlassen?

# Warum etwas jetzt nicht geht
no-action = Die Aktion dieser Aktivierung ist verbraucht.
no-quick = Es ist keine schnelle Aktion mehr übrig, und beim Rennen gibt es keine.
no-bound = Nach dem Schritt in der Nahkampfreichweite kann nur dieser Gegner angegriffen werden.
no-hampered = Dafür ist ein Feind zu nah.
no-here = Hier steht die Figur selbst.
no-move-down = Wer niedergeschlagen ist, muss erst aufstehen.
no-move-held = Wer festgehalten ist, geht nirgendwohin.
no-move-pit = Erst muss man aus der Grube heraus.
no-engaged = In der Nahkampfreichweite eines Feindes: nur ein Schritt darin, oder sich lösen.
no-movement = Es ist keine Bewegung mehr übrig.
no-unexplored = Diesen Teil hat noch niemand gesehen.
no-far = Zu weit: Das kostet { $cost } Bewegung, und { $left } { $left ->
    [one] ist
   *[other] sind
} übrig.
no-way = Dorthin führt kein Weg, oder jemand steht darin.
no-self = Es ist die Aktivierung dieser Figur selbst.
no-out = Nicht mehr im Kampf.
no-friend = Mit diesem Gefährten gibt es jetzt nichts zu tun.
no-friend-far = Ein Gefährte; um zu geben oder zu helfen, muss man nebeneinander stehen.
no-shielded = Nach der Schildwehr gibt es in dieser Aktivierung keinen Angriff.
no-reach = Zu weit für einen Schlag: { $far } Felder entfernt, die Reichweite ist { $reach }.
no-shot-engaged = { $what }: kein Schuss, solange ein Feind heran ist.
no-unloaded = { $what } ist nicht geladen.
no-range = { $what }: { $far } Felder entfernt, die Reichweite ist { $most }.
no-sight = { $what }: keine Sichtlinie.
no-door-far = Eine Tür wird vom Feld davor bedient.
no-door-now = Mit dieser Tür gibt es jetzt nichts zu tun.
no-thing-far = Zu weit weg: Man muss daneben stehen.
no-explorer = Nur Helden zu Fuß suchen und öffnen.
no-combat = In einem Kampfzug wird nicht erkundet.
no-thing-now = Damit gibt es jetzt nichts mehr zu tun.
no-not-his = Es gehört jemand anderem, der jetzt nicht aktiviert ist.
no-mana = Das kostet { $cost } Mana, und { $left } { $left ->
    [one] ist
   *[other] sind
} übrig.
no-casts = Er ist in dieser Queste { $most }-mal gewirkt worden, öfter geht es nicht.
no-superior = Ein Zauber mit 2 oder mehr Mana geht nicht nach einer Bewegung.
no-hand = Zum Zaubern braucht es eine freie Hand.
no-target = Niemand ist da, auf den er wirken könnte: in Reichweite ({ $range }) und in Sicht.
no-use-now = Es nützt gerade nichts.
odds-as-many = nicht weniger
odds-fewer = weniger

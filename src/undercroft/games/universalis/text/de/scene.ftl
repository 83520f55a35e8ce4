# Was der Tisch zeigt

scene-headline = { $title }: { $side ->
    [heroes] die Helden
   *[dark] der Dunkle Spieler
}
track-turn = Zug
track-reserve = Reservepunkte
track-achievements = Erfolge
track-detonations = Detonationen (nächste Initiative des Feindes)
track-score = Helden { $heroes }, Dunkler Spieler { $dark }
note-goal = Ziel: { $goal } ({ $left ->
    [0] dies ist der letzte Zug
    [one] noch ein Zug nach diesem
   *[other] noch { $left } Züge nach diesem
})
note-held = { $count ->
    [one] { $who } wird hier gefangen gehalten. Eine 6 für einen Raum, den ihr findet, zeigt die Tür des Kerkers; fällt keine, hat ihn der letzte Raum.
   *[other] { $who } werden hier gefangen gehalten. Eine 6 für einen Raum, den ihr findet, zeigt die Tür des Kerkers; fällt keine, hat ihn der letzte Raum.
}
note-draft = Ein Held entsteht: { $known }.
note-draft-value = { $what } { $value }
words = { $words }
list = { $list }
sentence = { $one }.
sentences = { $one }. { $rest }
value-yes = ja
value-higher-die = so viele Züge, wie der höhere Würfel beim Zaubern zeigt
value-no = nein

area-safe-zone = Sichere Zone: hier kann jetzt keine Falle zuschnappen
area-darkness = Dunkelheit
area-total-darkness = Völlige Dunkelheit
area-lights = Ein Licht am Boden
area-height = Boden auf Höhe { $height }
edge-arch = Durchgang
edge-unseen = unerforschter Durchgang
edge-open = offene Tür
edge-door = geschlossene Tür
edge-locked = verschlossene Tür
edge-gate = Tor, das jemand hochhalten muss
edge-secret = Geheimtür
piece-chest = Truhe
piece-light = Licht
badge-lock = verschlossen
badge-riddle = durch ein Rätsel versperrt
badge-trap = mit Falle
badge-poisoned = vergiftet
badge-lit = brennt
badge-borne = für seinen Helden getragen
badge-unloaded = nicht geladen
badge-unknown = Kräfte unbekannt
badge-casts = bisher gewirkt
overtile-fire-wall = Feuerwand
overtile-ice-wall = Eiswand
overtile-stone-wall = Steinwand
overtile-swamp = Morast
overtile-rock = Geröll
overtile-forest = Dickicht
overtile-difficult = Schwieriges Gelände
overtile-pit = Grube
overtile-abyss = Abgrund
overtile-mist = Nebel

state-acting = handelt gerade
state-waiting = kommt diesen Zug noch
state-done = hat diesen Zug gehandelt
state-outside = noch nicht auf dem Plan
state-left = außerhalb des Gewölbes
state-knocked-out = ausgeschaltet
state-dead = tot
condition-shielded = hinter dem Schild: nächstes Mal kein Angriff, kein Rennen
condition-climbing = an der Wand
condition-held = festgehalten: nächstes Mal keine Aktion
condition-disarmed = entwaffnet
bar-load = Last
value-fortune = Glück
value-coins = Münzen
value-xp = Erfahrung
value-points = Wertpunkte
value-changed = { $now } (gedruckt { $base })
attribute-mana = Mana
attribute-dexterity = Fingerfertigkeit
attribute-perception = Wahrnehmung
short-dexterity = Fingerfertigkeit { $value }
short-perception = Wahrnehmung { $value }
lasting = { $card }: { $what }, { $until }
lasting-skill = { $what }
lasts-turn = bis zur nächsten Aktivierung
lasts-spell = { $turns ->
    [0] solange der Zauber währt
    [one] noch 1 Zug
   *[other] noch { $turns } Züge
}
lasts-combat = für diesen Kampf
lasts-quest = für dieses Abenteuer
lasts-next-quest = für das nächste Abenteuer
zone-hands = In der Hand
zone-worn = Am Körper
zone-pack = Rucksack
zone-skills = Fertigkeiten
zone-spells = Zauber
zone-hand = Deine Hand
zone-dark-hand = Die Hand des Dunklen Spielers
zone-aside = Karten, die das Blatt braucht
zone-plan = Dein Plan
zone-submerged = Unter Wasser
zone-leader = Gegenstand deines Anführers
zone-deck-obstacles = Hindernisse und Kräfte
zone-deck-powers = Kräfte
zone-deck-encounters = Begegnungen
zone-discard = Abgeworfen
zone-powers = Wirkende Kräfte

# Arten
kind-hero-of = { $race }, { $job }
kind-leader = Anführer, { $level }
kind-creature-of = { $level }
kind-mercenary-of = Söldner, { $level }
kind-pet-of = Tier, { $level }
kind-creature = Kreatur
kind-companion = Gefährte
kind-race = Volk
kind-class-fighter = Klasse der Kämpfer
kind-class-explorer = Klasse der Entdecker
kind-class-spellcaster = Klasse der Zauberkundigen
kind-skill = Fertigkeit
kind-skill-of = Fertigkeit, { $school }{ $active ->
    [1] , aktiv
   *[other] {""}
}
kind-spell-of = { $nature }, Lehre: { $lore }
kind-weapon = Waffe
kind-armor = Rüstung
kind-shield = Schild
kind-object = Gegenstand
kind-magic = Magischer Gegenstand
kind-relic = Relikt
kind-treasure = Schatz
kind-furniture = Möbel
kind-element = Besonderes
kind-obstacle = Hindernis
kind-power = Kraft
kind-encounter = Begegnung
kind-place = Ort oder Dienst
level-grunt = Fußvolk
level-elite = Elite
level-champion = Held
size-1 = klein
size-2 = mittel
size-3 = groß
size-4 = riesig
school-combat = Kampf
school-scholarly = Gelehrsamkeit
school-exploration = Entdeckung
school-nature = Natur
nature-projectile = Geschoss
nature-control = Beherrschung
nature-damage = Schaden
nature-protecting = Schutz
nature-enhancing = Stärkung
nature-healing = Heilung
behaviour-leader = Anführer
behaviour-undead = untot
behaviour-animal = Bestie
behaviour-large = Riese
behaviour-sorcerer = Zauberer
behaviour-battle-sorcerer = Kampfzauberer
behaviour-berserker = Berserker
behaviour-melee-fighter = Nahkämpfer
behaviour-ranged-fighter = Fernkämpfer
behaviour-flying = Flieger
behaviour-raazbal = Dämonenfürst
behaviour-phalanx = Linienkämpfer
behaviour-assassin = Meuchler
behaviour-cutpurse = Beutelschneider
behaviour-duellist = Duellant
behaviour-hunter = Jäger
behaviour-swarm = Schwarm
behaviour-skirmisher = Plänkler
behaviour-outrider = Vorreiter

# Gedruckte Werte
stat-level = Rang
stat-size = Größe
stat-base = Standfläche
stat-evil-skills = Fertigkeiten, wenn böse
stat-skills = Fertigkeiten
stat-traits = Im Einzelnen
stat-weapons = Waffen
stat-spells = Zauber
stat-behaviour = Verhalten
stat-upkeep = Unterhalt
stat-points = Wertpunkte
stat-faction = Fraktion
stat-fortune = Glück
stat-gear = Hat
stat-side = Seite
stat-classes = Empfohlene Klassen
stat-range-of = { $low } bis { $high }
stat-lores = Lehren
stat-armor-allowed = Erlaubte Rüstung
stat-shields-allowed = Schilde erlaubt
stat-learning = Lernt bei 1 bis 6
stat-needs = Braucht
stat-uses = Mal je Abenteuer
stat-light-only = Nicht in schwerer Rüstung
stat-mana = Mana
stat-dice = Schadenswürfel
stat-armor = Rüstung
stat-area = Wirkt ringsum
stat-permanent = Währt
stat-price = Münzen zum Lernen
stat-range = Reichweite
range-self = nur auf sich selbst
range-strength = Stärke + { $range }
stat-hands = Hände
stat-weight = Gewicht
stat-uncommon = In Läden zu finden bei
stat-damage = Schaden
damage-fixed = { $dice } Würfel
damage-strength = Stärke { $dice }
damage-as-strength = Stärke allein
stat-combat = Kampfgeschick
stat-defence = Kampfgeschick in der Abwehr
stat-shooting = Schießkunst
stat-shots = Schüsse
stat-heavy-armor = Würfel mehr gegen schwere Rüstung
stat-breaks = Bruchwurf
stat-block = Blockt bei
stat-base-item = Ist
stat-damage-more = Schadenswürfel mehr
stat-rolled = { $same ->
    [1] bei { $low }:
   *[other] bei { $low } bis { $high }:
}
stat-height = Höhe
stat-cover = Deckung
stat-squares = Felder
cover-light = leicht
cover-heavy = schwer
stat-detect = Entdecken mit
stat-disarm = Entschärfen mit
stat-places = Kann sein in
stat-discard = Punkte beim Abwerfen
trap-in-room = Räumen
trap-in-corridor = Gängen
trap-in-door = Türen
trap-in-chest = Truhen
armor-none = keine
armor-light = leichte
armor-heavy = leichte und schwere
terrain-difficult = schwieriges Gelände
terrain-deep-water = tiefes Wasser
terrain-pit = eine Grube
terrain-abyss = ein Abgrund
terrain-footbridge = ein Steg
terrain-ladder = eine Leiter
terrain-high = hohes Gelände

# Was die Dinge tun
race-about = { $fits ->
    [0] Jede Klasse passt zu diesem Volk
   *[other] Jede Klasse passt zu diesem Volk; die besonders passenden sind genannt
}. Eigenschaften beginnen beim niedrigeren Wert und lassen sich bis zum höheren steigern.
class-about-fighter = Steht vorn: stark mit Waffen, lernt meist Kampffertigkeiten.
class-about-explorer = Öffnet, findet und schlüpft vorbei: Türen, Fallen, Truhen und Hinterhalte.
class-about-spellcaster = Kennt Zauber und lernt weitere; eine Hand muss zum Zaubern frei bleiben.
weapon-melee = Schlägt in Nahkampfreichweite zu
weapon-ranged = Schießt auf Feinde in Sicht, nicht aus einer Nahkampfreichweite heraus
weapon-throwing = Wird auf Feinde in Sicht geworfen und ist dann aus der Hand
armor-about-light = Leichte Körperrüstung
armor-about-heavy = Schwere Körperrüstung; einige Klassen und Fertigkeiten vertragen sie nicht
armor-about-piece = Wird zur Körperrüstung dazu getragen
die-less-melee = Ein Schadenswürfel weniger im Nahkampf
die-less-ranged = Ein Schadenswürfel weniger durch Schüsse
die-less-claws = Ein Schadenswürfel weniger durch Krallen
die-less-scimitar = Ein Schadenswürfel weniger durch Krummsäbel
die-less-fangs = Ein Schadenswürfel weniger durch Fänge
die-less-mace = Ein Schadenswürfel weniger durch Streitkolben
die-less-dagger = Ein Schadenswürfel weniger durch Dolche
die-less-fausal-sword = Ein Schadenswürfel weniger durch Fausalschwerter
die-less-great-flail = Ein Schadenswürfel weniger durch große Flegel
die-less-flail = Ein Schadenswürfel weniger durch Flegel
die-less-saber = Ein Schadenswürfel weniger durch Säbel
die-less-sling = Ein Schadenswürfel weniger durch Schleudern
die-less-whip = Ein Schadenswürfel weniger durch Peitschen
die-less-katana = Ein Schadenswürfel weniger durch Katanas
die-less-scythe = Ein Schadenswürfel weniger durch Sensen
die-less-warhammer = Ein Schadenswürfel weniger durch Kriegshämmer
die-less-club = Ein Schadenswürfel weniger durch Keulen
die-less-trident = Ein Schadenswürfel weniger durch Dreizacke
die-less-short-sword = Ein Schadenswürfel weniger durch Kurzschwerter
shield-about = Blockt einen Treffer von vorn bei { $block } oder mehr{ $ranged ->
    [1] , auch Schüsse
   *[other] , aber keine Schüsse
}{ $cover ->
    [1] ; leichte Deckung gegen Geschosse, Odem und Aura
   *[other] {""}
}
mode-about = Auch { $mode ->
    [impale] aufspießend
   *[thrust] stechend
} zu führen: { $damage } Schaden, { $armor } auf die Rüstung des Ziels, { $combat } Kampfgeschick
trait = { $skill }{ $value ->
    [0] {""}
   *[other] {" "}{ $value }
}{ $word ->
    [ice] {" "}(Eis)
    [rock] {" "}(Fels)
    [light] {" "}(Licht)
    [fire] {" "}(Feuer)
    [orc] {" "}(Orks)
   *[other] {""}
}
mark-light = Zu leicht, um vom Sattel aus mehr auszurichten
mark-lance = Für den Ansturm: vom Sattel aus, nach drei Feldern geradeaus
mark-rides = Vom Sattel aus ein Würfel mehr
mark-long = Lang: trifft auf zwei Felder Abstand
mark-shield-breaker = Zerbricht Schilde
mark-reload = Muss mit einer Aktion nachgeladen werden
mark-detonation = Laut: das ganze Gewölbe hört es
mark-blunt = Stumpf: nimmt kein Gift an
mark-natural = Teil des Körpers: kann weder fallen gelassen noch weggegeben werden
mark-under-water = Taugt auch in tiefem Wasser
mark-no-draw-penalty = Lässt sich in Nahkampfreichweite ohne Abzug ziehen
mark-stuns = Ein kritischer Treffer betäubt
mark-disarms = Ein kritischer Treffer schlägt dem Feind die Waffe aus der Hand
mark-ignores-shields = Kein Schild hilft dagegen
mark-critical-ignores-shields = Kein Schild hilft gegen einen kritischen Treffer
mark-critical-pierces = Ein kritischer Treffer senkt die Rüstung des Ziels um 1
mark-pierces-behind = Von hinten besser gegen Rüstung
mark-pierces-still = Besser gegen Rüstung, wenn der Träger sich nicht bewegt hat
mark-no-defensive-shot = Nicht für Abwehrschüsse
mark-venomous = Vergiftet, wen es verwundet
mark-no-criticals = Kennt keine kritischen Treffer
mark-point-blank = Auch auf benachbarte Ziele und am Boden liegend
mark-far-blunt = Jenseits der halben Reichweite ohne Wirkung auf die Rüstung
mark-pair = Ein Paar: beide Hände schlagen als eine Waffe
mark-unarmed-adjacent = Gegen einen Feind daneben zählt es als keine Waffe
mark-stuns-user = Ein Patzer betäubt den Träger
mark-unpoisonable = Nimmt kein Gift an
mark-flaming = Brennt
mark-two-handed-block = Kann in geübten Händen wie ein Schild blocken
mark-returns = Kehrt in die Hand zurück
mark-net = Fesselt, statt zu verwunden
mark-sword = Ein Schwert für Schwertmeister
piece-about-search = Einmal zu durchsuchen: zwei Würfel entscheiden, was sich findet
piece-about-plain = Hier ist nichts zu finden
piece-about-movable = Ein starker Arm kann es verschieben
piece-about-impassable = Niemand kommt daran vorbei
piece-column-text = Ein Steinpfeiler: niemand kommt hindurch, und er verbirgt, wer dahinter steht.
piece-statue-text = Eine Steinfigur: niemand kommt hindurch, und sie verbirgt, wer dahinter steht.
piece-about-terrain = Seine Felder: { $terrain }
effect-nothing = nichts
effect-harm = { $dice ->
    [one] 1 Schadenswürfel
   *[other] { $dice } Schadenswürfel
}{ $avoid }
avoid-none = {""}
avoid-all = , mit { $what } zu vermeiden
avoid-half = , mit { $what } zu halbieren
effect-wound = { $amount } Lebenskraft verloren
effect-heal = { $full ->
    [1] alle Lebenskraft zurück
   *[other] { $die ->
        [1] { $amount ->
            [0] {""}
           *[other] { $amount } +{" "}
        }1W6 Lebenskraft zurück
       *[other] { $amount } Lebenskraft zurück
    }
}
effect-cure = nicht mehr { $list }
effect-afflict = { $condition }
effect-modify = { $bonus } { $until }
effect-grant = { $skill } { $until }
effect-mana = { $amount } Mana zurück
effect-fortune = { $amount ->
    [one] ein Glückspunkt
   *[other] { $amount } Glückspunkte
}
effect-coins = { $d6 ->
    [0] { $d3 ->
        [0] { $amount ->
            [one] 1 Münze
           *[other] { $amount } Münzen
        }
       *[other] { $d3 }W3 Münzen{ $amount ->
            [0] {""}
           *[other] {" "}und { $amount } mehr
        }
    }
   *[other] { $d6 }W6 Münzen{ $amount ->
        [0] {""}
       *[other] {" "}und { $amount } mehr
    }
}
effect-find = { $count ->
    [one] {""}
   *[other] { $count }-mal{" "}
}{ $deck }
found-common = ein gewöhnlicher Gegenstand
found-special = ein besonderer Gegenstand
found-melee = eine Nahkampfwaffe
found-ranged = eine Schusswaffe
found-armor = ein Rüstungsteil
found-shield = ein Schild
found-magic = ein magischer Gegenstand
found-relic = ein Relikt
found-potion = ein Trank
found-treasure = ein Schatz
effect-gain = { $what }
effect-reserve = { $amount } Reservepunkte für den Dunklen Spieler
effect-summon = { $count ->
    [one] { $creature } erscheint
   *[other] es erscheinen { $count }: { $creature }
}
effect-shove = { $squares ->
    [one] 1 Feld
   *[other] { $squares } Felder
} weit fortgestoßen
effect-teleport = auf ein freies Feld im Umkreis von { $range }
effect-lay = { $what } auf dem Feld
effect-reveal-hand = der Dunkle Spieler zeigt seine Begegnungen
effect-reveal-secret = Geheimtüren des Abschnitts kommen ans Licht
effect-reveal-identify = alle unbekannten Gegenstände werden erkannt
effect-transform = die Gestalt: { $what }
effect-spring = der Dunkle Spieler darf eine Falle auslösen
effect-control = dient der anderen Seite, solange der Zauber währt

# Worauf ein Zuschlag zählt
bonus-movement = Bewegung
bonus-combat = Kampfgeschick
bonus-strength = Stärke
bonus-shooting = Schießkunst
bonus-armor = Rüstung
bonus-agility = Gewandtheit
bonus-intelligence = Klugheit
bonus-courage = Mut
bonus-vitality = Lebenskraft
bonus-dexterity = Fingerfertigkeit
bonus-perception = Wahrnehmung
bonus-initiative = Initiative
bonus-detect = Fallen entdecken
bonus-disarm = Fallen entschärfen
bonus-lock = Schlösser und Truhen
bonus-search = Suchen
bonus-secret = Geheimtüren finden
bonus-riddle = Rätsel
bonus-casting = Zaubern
bonus-dispel = Bannen
bonus-jump = Springen und Klettern
bonus-disengage = Sich lösen
bonus-attack = Angriffswürfe
bonus-defence = Abwehrwürfe
bonus-shot = Schüsse
bonus-block = Blocken
bonus-damage = Schadenswürfel
bonus-melee-damage = Schadenswürfel im Nahkampf
bonus-ranged-damage = Schadenswürfel von Schüssen
bonus-recovery = Erholung

# Woher Wirkungen kommen und was sie geben
source-stay = Seit der letzten Rast
source-rope = Seil
source-gate = Tor
source-jump-attack = Weiter Sprung
gift-rope = hilft mit einem Seil
gift-spell = in seiner Gewalt
gift-gate = hält das Tor
gift-encouraging = angefeuert
piece-about-entry = Beim Betreten: { $list }
piece-about-use = Wer es benutzt: { $list }
piece-about-once = Nur beim ersten Mal
piece-about-thin-air = Wer den Abschnitt betritt, ist betäubt und erholt sich erst draußen
piece-about-creature = Beim Aufdecken zum halben Preis zu haben: { $creature }
piece-about-roll = Wer es benutzt, würfelt zwei Würfel
piece-rocks-text = Von oben gefallen, und nicht alle auf einmal.
treasure-about = Darin: { $list }.
quest-of-somebody = Ein eigenes Abenteuer
area-room = Raum { $section }
area-corridor = Gang { $section }
area-outdoor = Freies Feld { $section }

# Was auf dem Tisch liegt und was gedruckt ist

## headings of options
group-move = Bewegung
group-jump = Sprünge
group-door = Türen
group-here = Hier und jetzt
group-attack = Angriffe
group-use = Tränke, Zauber und Werkzeug
group-gear = Ausrüstung
group-deed = Der Auftrag
group-wait = Warten
group-cards = Karten
group-heroes = Charaktere
group-monsters = Monster
group-squares = Felder
group-places = Plätze
group-shop-buy = Kaufen
group-shop-pay = Bezahlen mit
group-shop-clear = Beseitigen

## figures and places
figure = { $monster } { $figure }
at-square = bei { $x },{ $y }
at-entrance = am Eingang
dice = { $count }W{ $bonus }
dice-plain = { $count }W
levels = { $values }
and-then = { $first } { $then }
way-door = Tür im { $side }
way-open = offen nach { $side }

## more questions and options
ask-run-up = { $hero }, von wo aus springst du weiter?
act-run-up-first = Erst Anlauf nehmen, dann springen
act-wait-rest = Die Runde abwarten
psi-boost-none = Nichts ausgeben
raise-to = { $attribute } auf { $value }
choose-hero-premade = { $hero }: STR { $str }, KON { $con }, BEW { $agi }, WAH { $per }, WIS { $wis }, PSI { $psi }; { $items }

## the scene
scene-preparation = { $scenario }: { $phase }
scene-round = { $scenario }: { $phase }
board-dungeon = Das Verlies
phase-heroes = Charaktere wählen
phase-standard = Standardgegenstände
phase-cards = Startkarten
phase-arrange = Ausrüstung anlegen
phase-A = eine neue Runde
phase-C = Initiative
phase-D = Aktionen
phase-E = Gift
phase-F = Sonderaktionen
phase-G = Verhängnis
phase-H = Erfahrung
phase-H2 = Erfahrung
phase-I = der Dimensionsladen
phase-end = Ende der Runde
phase-change = Ende der Runde
phase-rewards = Belohnungen
phase-closed = das Ende
track-doom-head = Verhängnis (auf dem Monsterkopf)
track-doom = Verhängnis
mark-extra = { $space }: Alle Monster handeln
mark-level = { $space }: Monster steigen eine Stufe auf
track-round = Runde
track-level = Monsterstufe
track-xp = Erfahrung der Gruppe
track-gold = Gold auf der Theke
track-monster-points = Monsterpunkte
edge-door = Tür
edge-secret = Geheimtür
edge-open = Offene Tür
edge-gap = Offene Seite
edge-barred = Versperrte Tür
edge-railing = Brückenrand
piece-treasure = Schatz
bar-hp = Trefferpunkte
bar-pp = Psi-Punkte
bar-ap = Aktionspunkte
name-hero = Held { $number }
name-custom = Held { $number }
state-acting = handelt
state-ready = bereit
state-done = hat gehandelt
state-outside = wartet vor dem Eingang
state-unconscious = bewusstlos
state-left = ist draußen
state-dead = ist tot
state-quit = hat die Gruppe verlassen
condition-poison = Vergiftet
condition-poison-text = Am Ende der Runde kostet jeder Marker einen Trefferpunkt; Charaktere können das Gift mit KON + WIS abschütteln.
condition-poison-monster-text = Am Ende der Runde kostet jeder Marker es einen Trefferpunkt, außer in der ersten Ausgabe.
condition-unconscious = Bewusstlos
condition-unconscious-text = Handelt nicht, wird nicht angegriffen, kann getragen werden.
condition-held = Festgehalten
condition-held-text = Kann sich nicht bewegen.
condition-buried = Verschüttet
condition-buried-text = Liegt unter Geröll: nur vom Nachbarfeld aus zu erreichen.
condition-disarmed = Entwaffnet
condition-disarmed-text = Ein Würfel weniger bei Angriff, Verteidigung und Psi-Widerstand.
condition-carries = Trägt: { $hero }
condition-carries-text = Jede Bewegung kostet das Doppelte.
badge-damaged = beschädigt
badge-fire = Feuer für 1 PP
badge-water = Wasser für 1 PP
badge-earth = Erde für 1 PP
badge-air = Luft für 1 PP
badge-magic = magisch
badge-poison = vergiftet
boon-now = in dieser und der nächsten Runde
boon-lasting = für den Rest des Szenarios
boon-amount = { $what } +{ $amount }
boon-melee = Nahkampf
boon-ranged = Fernkampf
boon-spell = Magie
boon-damage = Schaden
boon-defend = Verteidigung
boon-resist = Psi-Widerstand
boon-ar = Weniger Schaden
boon-jump = Sprünge
boon-traps = Fallenproben
boon-ip = Initiative
zone-hand = Startkarten
zone-belt = Gürtel ({ $places } Plätze)
zone-standard = Standardgegenstände
zone-shop = Der Dimensionsladen
zone-drawn = Gezogene Karten
zone-traps = Fallen, die andauern
zone-tile = Die Platte in der Hand
zone-stack = Schatzstapel { $number }
zone-tiles = Raumplatten
zone-monsters = Monsterkarten
zone-doors = Türereignisse
zone-discard = Abgelegte Schätze
zone-personas = Wer du sein kannst

## what is printed
kind-melee = Nahkampfwaffe
kind-ranged = Fernkampfwaffe
kind-spell = Angriffszauber
kind-ritual = Zauber
kind-ward = Schutzzauber
kind-shield = Schild
kind-armor = Rüstung
kind-accessory = Zubehör
kind-potion = Trank
kind-tool = Kostbarkeit
kind-trap = Falle
kind-event = Ereignis
kind-monster = Monster
kind-boss = Boss
kind-rule = Regelkarte
kind-modification = Modifikation
kind-hero = Charakter
kind-tile = Raumplatte
kind-door = Türereignis
value-attack = Angriff
value-attack-type = Greift an mit
attack-melee = Nahkampf
attack-ranged = Fernkampf
attack-magic = Magie
value-defense = Verteidigung
value-psi = Psi-Widerstand
value-damage = Schaden
value-range = Reichweite
value-hp = Trefferpunkte
value-ar = Rüstungsschutz
value-ap = Aktionspunkte
value-pp = Psi-Punkte
value-tn = Zielwert
value-hands = Hände
value-ip = Initiativpunkte
value-xp = Erfahrung
value-xp-own = Attributpunkte
value-loot = Schatzkarten
value-needs = Braucht { $attribute }
value-figures = Figuren
value-weak = Empfindlich gegen
value-element = Schlägt zu mit
value-bonus = Heldenbonus
value-doors = Türen
value-open-sides = Offene Seiten
value-treasures = Schätze
value-white = Monster
value-green = Monster ab 4 Charakteren
value-yellow = Monster ab 5 Charakteren
value-red = Monster bei 6 Charakteren
theme-gatehouse = Teil des Torhauses.
theme-hall = Eine der großen Hallen.
theme-lair = Hier wohnt jemand.
theme-study = Hier wurde gelesen, gebraut und geschmiedet.
theme-crypt = Hier wurden die Toten begraben.
theme-passage = Ein Weg von hier nach dort.

## rules that follow from the figures
rule-element = Macht Schaden durch { $element }.
rule-vulnerable = Nutzlos gegen { $element }.
rule-piercing = Umgeht Rüstung.
rule-immobilize = Wer getroffen wird, kann sich nicht bewegen.
rule-disarm = Wer getroffen wird, ist entwaffnet: ein Würfel weniger bei Angriff, Verteidigung und Psi-Widerstand.
rule-drain = Du gewinnst die Trefferpunkte zurück, die es nimmt.
rule-magic = Ein magischer Gegenstand.
rule-poison = Eine Wunde bringt { $number } Giftmarker.
rule-push = Stößt Getroffene { $number ->
    [1] ein Feld
   *[other] { $number } Felder
} weit zurück.
rule-versus = { $number } Schaden mehr gegen { $tag }.
rule-burst = Trifft alle Monster im Umkreis von { $radius } um das Ziel.
rule-chain = Springt von Ziel zu Ziel, je höchstens { $radius } Felder weit, { $number } im Ganzen.
rule-sweep = { $number ->
    [0] Trifft alle Monster in Reichweite.
   *[other] Trifft bis zu { $number } Monster in Reichweite.
}
rule-around = Trifft alle Monster im Umkreis von { $radius } um dich.
rule-friends = Freunde dort müssen sich ebenfalls verteidigen.
rule-boost = { $pp } PP: { $parts }.
boost-dice = { $number } Würfel mehr
boost-bonus = +{ $number } auf den Angriff
boost-damage = { $number } Schaden mehr
boost-poison = { $number } Giftmarker
boost-element = Schaden durch { $element }
boost-piercing = umgeht Rüstung
boost-immobilize = Getroffene können sich nicht bewegen
boost-disarm = Getroffene sind entwaffnet
rule-worn-melee = Nahkampf { $number }.
rule-worn-ranged = Fernkampf { $number }.
rule-worn-spell = Angriffszauber { $number }.
rule-worn-defend = Verteidigung { $number }.
rule-worn-resist = Psi-Widerstand { $number }.
rule-worn-tn-bonus = Deine Proben gegen die Zielwerte von Zaubern und Gegenständen { $number }.
rule-worn-spells = Deine Proben gegen die Zielwerte von Zaubern { $number }.
rule-worn-ip = Initiativpunkte { $number }.
rule-worn-hp = Trefferpunkte { $number }.
rule-worn-psi-points = Psi-Punkte { $number }.
rule-worn-belt = Plätze am Gürtel { $number }.
rule-worn-jump = Sprungproben { $number }.
rule-worn-traps = Fallenproben { $number }.
rule-worn-strength = Stärke zum Tragen von Rüstung { $number }.
rule-ward = Jede Verteidigung damit gegen einen Schlag kostet { $pp } PP.
rule-spent = Wird verbraucht.
rule-valuable = Nur das Gold zählt.
rule-trap-person = Betrifft, wer sie gefunden hat.
rule-trap-area = Betrifft alle im Umkreis von { $radius } um den Finder.
rule-trap-room = Betrifft alle im Raum.
rule-trap-check = Zu vermeiden mit { $attribute } + { $second } + 2W gegen { $target }{ $level ->
    [0] .
   *[other] { " " }+ { $level } je Monsterstufe.
}
rule-trap-blocks = Solange sind die Türen des Raums versperrt.
rule-trap-lasting = Dauert an, bis jemand sie mit derselben Probe entschärft ({ $ap } AP).
rule-trap-ends = Endet nach { $rounds } Runden von selbst.
rule-trap-xp = { $xp } XP.
rule-trap-xp-own = { $xp } XP für den, der sie entschärft.
rule-weak = Seine Rüstung nützt nichts gegen { $element }.
rule-strikes = Seine Angriffe machen Schaden durch { $element }.
rule-boss = { $monster } der aktuellen Monsterstufe, mit { $number ->
    [one] 1 Trefferpunkt
   *[other] { $number } Trefferpunkten
} mehr je Charakter und dem, was hier hinzukommt.
rule-hero = Beginnt mit { $items }.
rule-hero-exchange = Darf Startkarten gegen { $items } tauschen.
hero-warrior-text = Liest langsam, schlägt schnell, entschuldigt sich nie.
hero-shield-maiden-text = Steht da, wo andere lieber nicht stehen, und bleibt dort.
hero-ranger-text = Kennt mehr Namen für Schlamm als für Leute.
hero-huntress-text = Schießt selten vorbei und weiß noch jedes Mal.
hero-adventurer-text = Von allem etwas, und über den Rest eine gute Geschichte.
hero-scoundrel-text = Deine Börse ist in Sicherheit. Bei ihr.
hero-mage-text = Hat schon bessere Bibliotheken in Brand gesteckt.
hero-priestess-text = Vergibt den Toten, sobald sie liegen.

## goals, and what is left to do
goal-buried-alive = Findet den Schacht und bringt alle hinaus.
goal-the-warlord = Erschlagt Gorrak den Kriegsherrn in seinem Kriegssaal.
goal-prisoners = Befreit drei Gefangene.
goal-four-seals = Brecht vier Siegel, mit Willen oder mit Gewalt.
goal-last-stand = Bleibt am Leben, bis das Heer kommt.
goal-scattered-pages = Sammelt genug Seiten; sie liegen, wo Schätze liegen.
goal-closing-the-portals = Schließt drei Portale, mit Willen oder mit Gewalt.
goal-midnight-ritual = Erschlagt den Lich vor dem Ende von Runde 14.
goal-bounty-hunt = Besiegt vor dem Ende von Runde 18 genug Monster.
goal-poisoned-wells = Reinigt drei Brunnen.
goal-the-cartographer = Genug Raumplatten auf dem Tisch vor dem Ende von Runde 16.
goal-the-stolen-crown = Nehmt die Krone und tragt sie über die Treppe hinaus.
goal-the-restless = Bringt vier Gräber zum Schweigen: zerschlagt oder versiegelt sie.
goal-exploration = Eine Regelkarte aus dem Bossstapel sagt, wann es endet.
goal-ash-1-earthquake = Grabt die Überlebenden aus, oder genug von ihnen.
goal-ash-2-goblin-king = Erschlagt den Goblinkönig.
goal-ash-3-shards = Sammelt genug Scherben.
goal-ash-4-gates = Schließt drei Feuertore.
goal-ash-5-count = Erschlagt den Vampirgrafen vor dem Ende von Runde 16.
goal-ash-6-forge = Löscht beide Blasebälge: Der Eiserne Koloss lebt von ihrem Atem.
goal-ash-7-siege = Haltet aus, bis die Schmiede fertig sind. Es gibt kein Entkommen.
goal-ash-8-crown = Erschlagt den Glutdrachen. Es gibt kein Entkommen.
goal-bell-1-snow = Genug Raumplatten auf dem Tisch vor dem Ende von Runde 10.
goal-bell-2-toll = Erschlagt den Brückentroll, oder sammelt die Geldbeutel für seinen Zoll; was ihr tut, entscheidet, was folgt.
goal-bell-3-larder = Findet die Luke hinter der Speisekammer und bringt alle hinaus.
goal-bell-3-kitchen = Fischt zwei Gäste aus ihren Töpfen und erschlagt den Ogerkoch.
goal-bell-4-ransom = Besitzt zusammen genug Beute, vor dem Ende von Runde 15.
goal-bell-5-rider = Begrabt den Kopf und erschlagt danach den Kopflosen Reiter; vorher kommt er wieder.
goal-bell-6-choir = Bringt drei Chorgestühle zum Schweigen, mit Willen oder mit Gewalt; in jeder vierten Runde bringt jedes, das offen liegt, das Verhängnis ein Feld näher.
goal-bell-7-mould = Tragt genug Barren zum Eingang und gießt sie; jeder kann einen tragen.
goal-bell-8-bell = Sprengt die Glocke und erschlagt den Reifdrachen. In jeder dritten Runde schlägt die Glocke: Das Verhängnis rückt ein Feld näher, und wer in ihrem Raum ist, verliert einen Trefferpunkt. Es gibt kein Entkommen.
left-out = Draußen: { $done } von { $wanted }.
left-freed = Befreit: { $done } von { $wanted }.
left-broken = Gebrochene Siegel: { $done } von { $wanted }.
left-page = Seiten: { $done } von { $wanted }.
left-closed = Geschlossen: { $done } von { $wanted }.
left-kills = Besiegte Monster: { $done } von { $wanted }.
left-cleansed = Gereinigte Brunnen: { $done } von { $wanted }.
left-tiles = Raumplatten: { $done } von { $wanted }.
left-smashed = Stille Gräber: { $done } von { $wanted }.
left-rescued = Gerettet: { $done } von { $wanted }.
left-shard = Scherben: { $done } von { $wanted }.
left-quenched = Gelöschte Blasebälge: { $done } von { $wanted }.
left-gold = Schätze im Wert von { $done } von { $wanted } Gold.
left-rounds = Überstandene Runden: { $done } von { $wanted }.
left-deadline = Runde { $done } von { $wanted }.
left-boss-slain = { $done ->
    [0] Der Boss lebt noch.
   *[other] Der Boss ist tot.
}
left-purse = Geldbeutel: { $done } von { $wanted }.
left-fished = Gerettete Gäste: { $done } von { $wanted }.
left-buried = { $done ->
    [0] Der Kopf liegt unbegraben.
   *[other] Der Kopf ist begraben.
}
left-silenced = Verstummte Chorgestühle: { $done } von { $wanted }.
left-poured = Gegossene Barren: { $done } von { $wanted }.
left-cracked = { $done ->
    [0] Die Glocke ist ganz.
   *[other] Die Glocke ist gesprungen.
}
left-slain-bridge-troll = { $done ->
    [0] Der Troll sitzt noch auf seiner Brücke.
   *[other] Der Troll ist tot.
}
left-slain-ogre-cook = { $done ->
    [0] Der Koch kocht noch.
   *[other] Der Koch ist tot.
}
left-slain-headless-rider = { $done ->
    [0] Der Reiter reitet noch.
   *[other] Der Reiter liegt still.
}
left-slain-rime-dragon = { $done ->
    [0] Der Drache atmet noch.
   *[other] Der Drache ist tot.
}
left-slain-warlord-gorrak = { $done ->
    [0] Gorrak lebt noch.
   *[other] Gorrak ist tot.
}
left-slain-lich-of-feronde = { $done ->
    [0] Der Lich liest noch.
   *[other] Der Lich ist verstummt.
}
left-slain-goblin-king = { $done ->
    [0] Der König herrscht noch.
   *[other] Der König ist tot.
}
left-slain-vampire-count = { $done ->
    [0] Der Graf speist noch.
   *[other] Der Graf ist Staub.
}
left-slain-iron-colossus = { $done ->
    [0] Der Koloss geht noch um.
   *[other] Der Koloss steht still.
}
left-slain-ember-dragon = { $done ->
    [0] Der Drache brennt noch.
   *[other] Der Drache ist kalt.
}
note-no-door = In dieser Runde wurde noch keine neue Tür geöffnet: Das Verhängnis wird ein Feld mehr vorrücken.
event-door-event-drawn = { $name }: { $text }
rule-trap-guard = Was mehrere Ziele trifft, kann darauf gerichtet werden: Verteidigung { $dice }, ein Treffer beendet die Falle.
act-cut = „{ $trap }“ bei { $x },{ $y } mit „{ $card }“ angreifen
event-trap-attacked = { $hero } greift an: { $trap } ({ $card }), { $attack } gegen { $defense }, { $hit ->
    [1] und reißt sie entzwei
   *[other] vergeblich
}.
rule-door-check = Wer öffnet, würfelt { $attribute } + { $second } + 2W gegen { $target }{ $level ->
    [0] .
   *[other] { " " }+ { $level } je Monsterstufe.
}
rule-flies = Fliegt über Löcher und rot umrandete Felder.
act-wait-for = Auf { $other } warten
act-wait-next = Auf ein Monster warten

# Orte und Aufdrucke

## places
place-head = Kopf
place-torso = Torso
place-arms = Arme
place-legs = Beine
place-feet = Füße
place-accessory-1 = erstes Zubehör
place-accessory-2 = zweites Zubehör
place-hand-1 = rechte Hand
place-hand-2 = linke Hand
place-belt = Gürtel
place-pack = Rucksack
card-dodge = Ausweichen
card-innate = eigener Wille

## what is printed on cards
fact-attack = Angriff { $dice }
fact-defense = Verteidigung { $dice }
fact-psi = Psi-Widerstand { $dice }
fact-damage = Schaden { $number }
fact-range = Reichweite { $number }
fact-versus = { $number } Schaden mehr gegen { $tag }
fact-hands = Hände { $number }
fact-poison = Gift { $number }
fact-push = stößt { $number } zurück
fact-ar = Rüstungsschutz { $number }
fact-tn = Zielwert { $number }
fact-element = Schaden durch { $element }
fact-weak = nutzlos gegen { $element }
fact-burst = alle im Umkreis { $radius } um das Ziel
fact-chain = springt auf bis zu { $number } Ziele
fact-sweep = mehrere Ziele
fact-around = alle im Umkreis { $radius } um dich
fact-ap = { $number } AP
fact-pp = { $number } PP
fact-melee = Nahkampf { $number }
fact-ranged = Fernkampf { $number }
fact-spell = Magie { $number }
fact-defend = Verteidigung { $number }
fact-resist = Psi-Widerstand { $number }
fact-tn-bonus = Proben gegen Zielwerte { $number }
fact-ip = Initiative { $number }
fact-hp = Trefferpunkte { $number }
fact-psi-points = Psi-Punkte { $number }
fact-belt = Gürtelplätze { $number }
fact-jump = Sprünge { $number }
fact-traps = Fallen { $number }
fact-strength = Stärke für Rüstung { $number }
fact-piercing = durchdringend
fact-immobilize = setzt fest
fact-disarm = entwaffnet
fact-drain = heilt dich um das, was es nimmt
fact-magic = magisch
fact-spent = wird verbraucht
fact-needs = braucht { $needs }
fact-need = { $attribute } { $number }
fact-gold = { $number } Gold
tag-undead = Untote
tag-construct = Konstrukte
tag-giant = Riesen
tag-dragon = Drachen

## other characters
other-warrior = { hero-warrior }
other-shield-maiden = { hero-shield-maiden }
other-ranger = { hero-ranger }
other-huntress = { hero-huntress }
other-adventurer = { hero-adventurer }
other-scoundrel = { hero-scoundrel }
other-mage = { hero-mage }
other-priestess = { hero-priestess }
event-healed-hp = { $hero } erhält { $hp } TP zurück.
event-healed-pp = { $hero } erhält { $pp } PP zurück.
event-event-checked = { $hero } reagiert: { $total } gegen { $target }, { $passed ->
    [1] rechtzeitig
    [2] ein Patzer, zu spät
   *[other] zu spät
}.
event-kept-trap-counted = Ihr habt „{ $card }“ aus den Startkarten behalten und daraus gelernt.

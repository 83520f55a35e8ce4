# Was am Tisch gesprochen wird

## what can be asked
ask-act = { $hero }, was tust du? (noch { $ap } AP)
ask-move-on = { $hero }, wie geht es weiter? (noch { $ap } AP)
ask-open = { $hero } steht an einer Tür. Öffnen?
ask-lay = { $hero } deckt auf: { $tile }. Wie liegt die Platte?
ask-secret-door = Wo öffnet sich die Geheimtür?
ask-stack = Von welchem Stapel ziehst du?
ask-draw-on = { $hero } traf auf eine Falle. Die anderen { $cards } Schatzkarten noch ziehen?
ask-keep = { $hero } hat zwei Karten gezogen. Welche behältst du?
ask-place = { $hero } bekommt: { $card } ({ $facts }). { $says } Wohin damit?
ask-armor = { $hero } erleidet { $damage } Schaden. Eine Rüstung einsetzen?
ask-defend = { $by } greift { $hero } mit { $attack } an. Womit verteidigen?
ask-resist = { $by } zaubert mit { $attack } auf { $hero }. Womit widerstehen?
ask-psi-boost = { $hero } widersteht mit { $rolled } gegen { $attack }. Psi-Punkte dazugeben?
ask-agree-swap = { $other }, tauschst du mit { $hero } den Platz?
ask-monster-order = Welches Monster ist zuerst dran?
ask-target = Wen greift { $monster } an?
ask-mend = { $hero }: Welche Karte wird repariert?
ask-stolen = Der Kobold greift nach einer Karte von { $hero }. Welche lässt du los?
ask-foresee = { $hero } sieht, was als Nächstes kommt: { $tile }. Oben lassen oder unter den Stapel?

## options
act-walk = Geh nach { $x },{ $y } ({ $ap } AP)
act-run-up = Anlauf bis { $x },{ $y } (bisher { $ap } AP)
act-stop = Hier stehen bleiben
act-search = Suchen: eine Schatzkarte (1 AP)
act-search-carefully = Gründlich suchen: zwei Schatzkarten, eine behalten (5 AP)
act-pick-up = Aufheben: { $other }
act-put-down = Bewusstlose ablegen
act-swap = Mit { $other } Platz tauschen ({ $ap } AP)
open-door = Die Tür öffnen: { $side }
open-none = Die Tür zulassen
lay-at = Im { $side } von { $tile }: { $ways } ({ $turn ->
    [0] ungedreht
    [1] um ein Viertel gedreht
    [2] um die Hälfte gedreht
   *[other] um drei Viertel gedreht
})
secret-door-at = { $tile }: Wand im { $side }, bei { $x },{ $y }
stack-number = Stapel { $number }
place-at = { $place }
armor-none = Hinnehmen
armor-use = { $card } (hält { $ar } ab, wird beschädigt)
defend-with = { $card }: { $dice } ({ $chance } %)
psi-boost-spend = { $pp } PP ausgeben: { $total }
thing = { $card }
person = { $hero }
card-nothing = nichts
side-north = Norden
side-east = Osten
side-south = Süden
side-west = Westen

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
event-equipped = { $hero } nimmt: { $card } ({ $place }).
event-round-began = Runde { $round } beginnt.
event-shop-filled = Im Dimensionsladen: { $card }.
event-initiative-rolled = { $fumble ->
    [1] { $hero } patzt beim Wurf auf die Initiative.
   *[other] { $hero } würfelt { $rolled } für die Initiative und hat { $ap } AP.
}
event-fell-unconscious = { $hero } wird bewusstlos.
event-stayed-unconscious = { $hero } bleibt bewusstlos.
event-woke = { $hero } erwacht.
event-walked = { $hero } läuft nach { $x },{ $y } ({ $ap } AP).
event-jumped = { $hero } springt { $length } Felder weit nach { $x },{ $y }.
event-jump-checked = { $hero } landet mit { $total } gegen { $target }: { $passed ->
    [1] gelungen
   *[other] eine harte Landung
}.
event-swapped = { $hero } und { $other } tauschen die Plätze.
event-door-opened = { $hero } öffnet eine Tür.
event-tile-laid = Aufgedeckt: { $tile }.
event-secret-door-found = Eine Geheimtür öffnet sich: { $tile }.
event-searched = { $hero } sucht.
event-loot-drawn = { $hero } findet: { $card }.
event-loot-lost = { $hero } lässt zurück: { $card }.
event-trap-sprung = Eine Falle! { $hero } findet: { $card }.
event-trap-checked = { $hero } ({ $card }): { $total } gegen { $target }, { $passed ->
    [1] entgangen
   *[other] erwischt
}.
event-trap-ended = Überstanden: { $card }.
event-thrown = { $hero } wirft { $other } zu: { $card }.
event-taken = { $hero } nimmt von { $other }: { $card }.
event-repaired = { $hero } repariert: { $card }.
event-used = { $hero } benutzt: { $card } (für { $other }).
event-spell-checked = { $hero } zaubert ({ $card }): { $total } gegen { $target }, { $passed ->
    [1] es gelingt
   *[other] es misslingt
}.
event-picked-up = { $hero } hebt auf: { $other }.
event-put-down = { $hero } legt ab: { $other }.
event-rubble-cleared = Das Geröll ist weggeräumt.
event-waited = { $hero } wartet ({ $ap } AP).
event-attacked = { $hero } greift an: { $monster } ({ $card }), { $attack } gegen { $defense }, { $hit ->
    [1] { $damage } Schaden
   *[other] daneben
}.
event-fumbled = { $hero } patzt beim Angriff: { $card } ist beschädigt.
event-monster-hurt = { $monster } verliert { $lost } TP und hat noch { $hp }.
event-monster-defeated = { $monster } ist besiegt ({ $xp } XP).
event-monster-appeared = { $monster } erscheint { $place }.
event-monster-appeared-modified = { $monster } erscheint { $place }: { $mods }.
event-modification-drawn = Eine Modifikation: { $modification }.
event-monster-moved = { $monster } bewegt sich nach { $x },{ $y }.
event-monster-pushed = { $monster } wird nach { $x },{ $y } gedrängt.
event-struck = { $monster } schlägt mit { $attack } zu.
event-defended = { $hero } wehrt sich ({ $monster }): { $defense } gegen { $attack }, { $hit ->
    [1] und wird getroffen
   *[other] und bleibt heil
}.
event-activated = { $monster } handelt.
event-armor-used = { $hero } fängt den Schlag mit der Rüstung ab: { $card }, jetzt beschädigt.
event-gear-damaged = { $hero }: { $card } ist beschädigt.
event-lost = { $hero } verliert { $amount } TP und hat noch { $hp }.
event-psi-lost = { $hero } verliert { $amount } PP und hat noch { $pp }.
event-healed = { $hero } erhält { $hp } TP und { $pp } PP zurück.
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
event-extra-activation = Das Verhängnis überschreitet { $space }: Alle Monster handeln.
event-monster-level = Die Monster steigen auf Level { $level }.
event-xp-gained = Die Gruppe erhält { $xp } XP und hat { $total }.
event-points-gained = Alle erhalten { $points ->
    [1] 1 Attributpunkt
   *[other] { $points } Attributpunkte
}.
event-attribute-raised = { $hero } steigert { $attribute } auf { $value }.
event-bonus-chosen = { $hero } wählt einen Stufen-Bonus: { $bonus }.
event-paid = { $hero } zahlt { $gold } Gold ({ $card }).
event-bought = { $hero } bekommt aus dem Laden: { $card }.
event-shop-discarded = Aus dem Laden verschwindet: { $card }.
event-joined = { $hero } kommt die Treppe herab und macht mit.
event-hero-left = { $hero } verlässt die Gruppe.
event-deed-checked = { $hero } versucht es ({ $deed }): { $total } gegen { $target }, { $passed ->
    [1] geschafft
   *[other] vergeblich
}.
event-ended = Das Szenario ist zu Ende.

## the end
end-won-goal = Ihr habt getan, wofür ihr gekommen seid.
end-lost-time = Ihr kamt zu spät.
end-lost-death = Einer von euch ist gestorben, und damit ist es für alle vorbei.
end-lost-unconscious = Niemand ist mehr wach. Die Monster kommen näher.
end-lost-level = Die Monster sind zu stark geworden und überrennen euch.
end-lost-round = Ihr habt zu lange gebraucht.
end-fled = Ihr seid entkommen. Dafür wart ihr nicht gekommen.

## more questions
ask-hero = Charakter { $number }: Wer willst du sein?
ask-attribute = { $hero }: Wie viel { $attribute }? (noch { $left } Punkte)
ask-standard = { $hero }: Noch einen Standardgegenstand statt einer Schatzkarte?
ask-redraw-standard = { $hero }: einen Standardgegenstand gegen eine Schatzkarte zurückgeben?
ask-swap-card = { $hero }: Eine Karte gegen einen Standardgegenstand tauschen?
ask-keep-trap = { $hero } hat unter den Startkarten eine Falle gezogen: { $card } ({ $facts }). Für Gold und Erfahrung behalten?
ask-arrange = { $hero }, wie legst du deine Startkarten an?
ask-arrange-card = { $hero }: { $card } ({ $facts }). { $says } Wohin damit?
ask-start-order = Wer steht vorn?
ask-first = Wer handelt zuerst?
ask-crawl = { $hero } erwacht auf einem besetzten Feld. Wohin?
ask-wake = { $hero } ist bewusstlos ({ $hp } TP, { $pp } PP). Initiative würfeln?
ask-recover = { $hero } erholt sich. Wie werden die Punkte verteilt?
ask-raise = { $hero } hat { $points ->
    [one] einen Attributpunkt
   *[other] { $points } Attributpunkte
    }. Welches Attribut wächst?
ask-bonus = { $hero } steigt eine Stufe auf. Welcher Bonus?
ask-doom-xp = Keine Tür wurde geöffnet. 1 XP geben, um das Verhängnis aufzuhalten?
ask-shop = { $hero } im Dimensionsladen ({ $gold } Gold auf dem Tisch).
ask-deliver = { $card }: Wer bekommt die Karte?
ask-shop-discard = Noch im Laden: { $card }. Wegwerfen?
ask-shop-trap = Eine Falle versperrt den Laden ({ $card }). Wie werdet ihr sie los?
ask-equip = { $hero }, was holst du hervor?
ask-stow = { $hero }, was steckst du weg?
ask-throw = { $hero }, was wirfst du?
ask-throw-to = { $hero }: Wem wirfst du zu: { $card }?
ask-take-from = { $hero }, von wem nimmst du etwas?
ask-take = { $hero }, was nimmst du von { $other }?
ask-agree-take = { $other }, darf { $hero } nehmen: { $card }?
ask-take-use = { $hero }: { $card }, was machst du damit?
ask-repair = { $hero }, was reparierst du?

## more options
choose-hero-random = Den Zufall entscheiden lassen
choose-hero-custom = Aus 50 Punkten selbst bauen
number = { $number }
square = Feld { $x },{ $y }
keep-trap-keep = Behalten
keep-trap-redraw = Neu ziehen
arrange-as-proposed = Wie vorgeschlagen
arrange-by-hand = Karte für Karte
arrange-give = Gib sie an { $hero }
arrange-discard = Wegwerfen
wake-roll = Würfeln
wake-rest = Ruhen
recover-split = { $hp } TP und { $pp } PP
raise-save = Punkte aufheben
doom-xp-pay = 1 XP geben
doom-xp-step = Es vorrücken lassen
deal-pay = Bezahlen: { $card } ({ $gold } Gold)
deal-buy = Kaufen: { $card } ({ $facts })
deal-clear = Beseitigen: { $card } ({ $gold } Gold)
deal-done = Fertig
shop-discard-keep = Liegen lassen
shop-discard-discard = Wegwerfen
shop-trap-doom = Das Verhängnis rückt ein Feld vor
shop-trap-spring = { $hero } löst sie aus
draw-on-draw = Weiterziehen
draw-on-stop = Aufhören
agree-swap-yes = Ja
agree-swap-no = Nein
agree-take-yes = Ja
agree-take-no = Nein
foresee-leave = Oben lassen
foresee-under = Unter den Stapel
shift = { $card } nach { $place } ({ $ap } AP)
throw-card = { $card } ({ $ap } AP)
repair-what = { $what } von { $other } ({ $ap } AP, { $count } Karten)
act-attack = Angriff: { $monster }, { $card } ({ $ap } AP, { $pp } PP; trifft { $hit } %, kritisch { $critical } %, Patzer { $fumble } %, Schaden etwa { $damage })
act-attack-boost = Angriff: { $monster }, { $card }: { $effect } ({ $ap } AP, { $pp } PP; trifft { $hit } %, kritisch { $critical } %, Patzer { $fumble } %, Schaden etwa { $damage })
act-jump = { $length } Felder weit nach { $x },{ $y } springen ({ $ap } AP; landet gut mit { $chance } %)
act-open = Die Tür öffnen: { $side }
act-use = Benutzen: { $card } für { $other } ({ $ap } AP, { $pp } PP)
act-use-check = Zaubern: { $card } auf { $other } ({ $ap } AP, { $pp } PP; gelingt mit { $chance } %)
act-wait = Warten ({ $ap } AP)
act-clear = Das Geröll bei { $x },{ $y } wegräumen ({ $ap } AP)
act-disarm = Entschärfen: { $card } ({ $ap } AP; { $chance } %)
act-equip = Etwas aus Gürtel oder Rucksack holen
act-stow = Etwas wegstecken
act-throw = Jemandem etwas zuwerfen
act-take = Etwas von jemandem daneben nehmen
act-repair = Etwas reparieren

## refusals
no-attack = Damit ist dort jetzt nichts anzugreifen: Reichweite, Sichtlinie oder das Monster selbst verbieten es.
no-door = Hier ist keine Tür, die du öffnen könntest.
no-held = Du wirst festgehalten und kannst dich nicht bewegen.
no-search = Hier liegt kein Schatz.
no-walk = Mit { $ap } AP kommst du nicht dorthin.

## more rolls
roll-monster-attack = Angriff des Monsters
roll-monster-defense = Verteidigung des Monsters
roll-psi-resistance = Psi-Widerstand

## places
place-head = Kopf
place-torso = Torso
place-arms = Arme
place-legs = Beine
place-feet = Füße
place-accessory-1 = erstes Accessoire
place-accessory-2 = zweites Accessoire
place-hand-1 = rechte Hand
place-hand-2 = linke Hand
place-belt = Gürtel
place-pack = Rucksack
card-dodge = Ausweichen
card-innate = eigener Wille


## what is printed on cards
thing-facts = { $card }: { $facts }
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
fact-tn = Mindestwurf { $number }
fact-element = { $element }-Schaden
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
fact-tn-bonus = Mindestwürfe leichter um { $number }
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
   *[other] zu spät
}.
event-kept-trap-counted = { $card }, aus den Startkarten behalten, war lehrreich.

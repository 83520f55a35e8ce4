# Was geantwortet werden kann

## options
act-walk = Nach { $x },{ $y } gehen
act-run-up = Anlauf bis { $x },{ $y }
act-stop = Hier stehen bleiben
act-search = Suchen: eine Schatzkarte
act-search-carefully = Gründlich suchen: zwei Schatzkarten, eine behalten
act-pick-up = Aufheben: { $other }
act-put-down = Bewusstlose ablegen
act-swap = Mit { $other } Platz tauschen
open-door = Die Tür im { $side } öffnen
open-none = Die Tür zulassen
lay-at = Im { $side } von „{ $tile }“: { $ways } ({ $turn ->
    [0] ungedreht
    [1] um ein Viertel gedreht
    [2] um die Hälfte gedreht
   *[other] um drei Viertel gedreht
})
secret-door-at = { $tile }: Wand im { $side }, bei { $x },{ $y }
stack-number = Stapel { $number }
place-at = { $place }
place-instead = { $place } (statt { $cards })
armor-none = Hinnehmen
psi-boost-resist = { $pp } PP ausgeben und widerstehen
psi-boost-soften = { $pp } PP ausgeben und weniger kritisch getroffen werden
thing = { $card }
person = { $hero }
card-nothing = nichts
side-north = Norden
side-east = Osten
side-south = Süden
side-west = Westen

## more options
choose-hero-random = Den Zufall entscheiden lassen
choose-hero-custom = Aus 50 Punkten selbst bauen
number = { $number }
square = Feld { $x },{ $y }
keep-trap-keep = Behalten
keep-trap-redraw = Neu ziehen
arrange-as-proposed = Wie vorgeschlagen: die besten Waffen in die Hand, Rüstung an, Tränke in den Gürtel
arrange-by-hand = Karte für Karte
arrange-give = Gib sie an { $hero }
arrange-discard = Wegwerfen
wake-roll = Würfeln
wake-rest = Ruhen
recover-split = { $hp } TP und { $pp } PP
raise-save = Punkte aufheben
doom-xp-pay = 1 XP geben
doom-xp-step = Es vorrücken lassen
deal-pay = Mit „{ $card }“ bezahlen
deal-buy = „{ $card }“ kaufen
deal-clear = „{ $card }“ gegen Gold beseitigen
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
foresee-leave = Liegen lassen
foresee-under = Unter den Stapel
shift = { $card }: { $place }
repair-what = { $what } von { $other }
act-attack = { $monster } mit „{ $card }“ angreifen
act-attack-boost = { $monster } mit „{ $card }“ angreifen, { $effect }
act-jump = { $length } Felder weit nach { $x },{ $y } springen
act-open = Die Tür im { $side } öffnen
act-use = „{ $card }“ für { $other } benutzen
act-use-check = „{ $card }“ auf { $other } zaubern
act-wait = Warten
act-clear = Das Geröll bei { $x },{ $y } wegräumen
act-disarm = „{ $card }“ entschärfen
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
cost-ap = AP
cost-pp = PP
cost-gold = Gold
detail-facts = { $facts }
detail-armor = hält { $ar } ab und wird beschädigt
detail-dice = { $dice }
detail-boost-resist = { $total } reicht; { $left } PP bleiben
detail-boost-soften = { $total } reicht nicht, aber der Treffer wird leichter; { $left } PP bleiben
detail-cards = { $count } Karten
detail-brings = { $gold } Gold wert
detail-target = ab { $target }
detail-attack = etwa { $damage } Schaden; Patzer { $fumble } %

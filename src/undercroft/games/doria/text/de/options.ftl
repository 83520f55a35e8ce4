# Was geantwortet werden kann

## options
act-walk = Geh nach { $x },{ $y } ({ $ap } AP)
act-run-up = Anlauf bis { $x },{ $y } (bisher { $ap } AP)
act-stop = Hier stehen bleiben
act-search = Suchen: eine Schatzkarte (1 AP)
act-search-carefully = Gründlich suchen: zwei Schatzkarten, eine behalten (5 AP)
act-pick-up = Aufheben: { $other }
act-put-down = Bewusstlose ablegen
act-swap = Mit { $other } Platz tauschen ({ $ap } AP)
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
armor-use = { $card } (hält { $ar } ab, wird beschädigt)
defend-with = { $card }: { $dice } ({ $chance } %)
psi-boost-resist = { $pp } PP ausgeben und mit { $total } widerstehen (bleiben { $left } PP)
psi-boost-soften = { $pp } PP ausgeben für { $total }: weniger kritisch getroffen (bleiben { $left } PP)
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
foresee-leave = Liegen lassen
foresee-under = Unter den Stapel
shift = { $card }: { $place } ({ $ap } AP)
throw-card = { $card } ({ $ap } AP)
repair-what = { $what } von { $other } ({ $ap } AP, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
})
act-attack = Angriff: { $monster }, { $card } ({ $ap } AP{ $pp ->
    [0] { "" }
   *[other] , { $pp } PP
}; trifft { $hit } %, kritisch { $critical } %, Patzer { $fumble } %, Schaden etwa { $damage })
act-attack-boost = Angriff: { $monster }, { $card }: { $effect } ({ $ap } AP{ $pp ->
    [0] { "" }
   *[other] , { $pp } PP
}; trifft { $hit } %, kritisch { $critical } %, Patzer { $fumble } %, Schaden etwa { $damage })
act-jump = { $length } Felder weit nach { $x },{ $y } springen ({ $ap } AP; landet gut mit { $chance } %)
act-open = Die Tür im { $side } öffnen
act-use = Benutzen: { $card } für { $other } ({ $ap } AP{ $pp ->
    [0] { "" }
   *[other] , { $pp } PP
})
act-use-check = Zaubern: { $card } auf { $other } ({ $ap } AP{ $pp ->
    [0] { "" }
   *[other] , { $pp } PP
}; gelingt mit { $chance } %)
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

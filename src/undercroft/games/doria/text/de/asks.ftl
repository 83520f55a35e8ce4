# Was gefragt wird

## what can be asked
ask-act = { $hero }, was tust du? (noch { $ap } AP)
ask-move-on = { $hero }, wie geht es weiter? (noch { $ap } AP)
ask-open = { $hero } steht an einer Tür. Öffnen?
ask-lay = { $hero } deckt auf: { $tile }. Wie liegt die Platte?
ask-secret-door = Wo öffnet sich die Geheimtür?
ask-stack = Von welchem Stapel ziehst du?
ask-draw-on = { $hero } traf auf eine Falle. { $cards ->
    [one] Die letzte Schatzkarte noch ziehen?
   *[other] Die anderen { $cards } Schatzkarten noch ziehen?
}
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
ask-foresee = { $hero } sieht, was { $after ->
    [0] als Nächstes
   *[other] danach
} kommt: { $tile }. Liegen lassen oder unter den Stapel?

## more questions
ask-hero = Charakter { $number }: Wer willst du sein?
ask-attribute = { $hero }: Wie viel { $attribute }? (noch { $left ->
    [one] ein Punkt
   *[other] { $left } Punkte
})
ask-standard = { $hero }: Noch einen Standardgegenstand statt einer Schatzkarte?
ask-redraw-standard = { $hero }: Einen Standardgegenstand gegen eine Schatzkarte zurückgeben?
ask-swap-card = { $hero }: Eine Karte gegen einen Standardgegenstand tauschen?
ask-swap-for = { $hero }: Welchen Standardgegenstand gegen { $card }?
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
ask-bonus = { $hero } bekommt einen Heldenbonus. Welchen?
ask-doom-xp = Keine Tür wurde geöffnet. 1 XP geben, um das Verhängnis aufzuhalten?
ask-shop = { $hero } im Dimensionsladen ({ $gold } Gold auf der Theke).
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

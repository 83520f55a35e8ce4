# Kampagnen, Ein- und Aussteigen
ask-flee = Die Runde ist vorbei. Flieht die Gruppe von hier?
flee-go-on = Bleiben
flee-flee = Fliehen: die Erfahrung bleibt, die meisten Karten nicht
ask-after-death = Ein Held ist tot. Wie geht die Kampagne weiter?
after-death-next = Weiter zum nächsten Szenario (5 Monsterpunkte mehr)
after-death-replay = Dieses Szenario noch einmal
ask-dead = { $hero } ist tot. Wer folgt nach?
dead-new-hero = Ein neuer Held mit der Erfahrung der anderen
dead-fewer = Niemand: die Gruppe ist von nun an kleiner
ask-campaign-item = { $card }: Wer nimmt die Karte?
ask-keep-card = Welche Karte behält { $hero } für das nächste Szenario?
keep-thing = { $card }
ask-party = Vor der nächsten Runde: ändert sich die Gruppe?
party-go-on = Keine Änderung
party-leave = { $hero } verlässt das Spiel
party-join = Ein neuer Held kommt dazu, geführt von Platz { $seat }
party-speaker = Ab jetzt spricht Platz { $seat } für die Gruppe
event-monster-points-gained = Die Monster gewinnen { $points ->
    [0] keine Monsterpunkte
    [1] 1 Monsterpunkt
   *[other] { $points } Monsterpunkte
}{ $why ->
    [doom] {" "}für den Weg des Verhängnisses
    [death] , weil ihr weiterzieht, ohne gewonnen zu haben
    [grown] , weil ihr ihnen über den Kopf gewachsen seid
   *[other] {""}
}: { $total } in dieser Kampagne.
event-card-kept = { $hero } behält „{ $card }“.
event-all-kept = { $hero } hat überlebt und behält alle { $cards } Karten.
event-campaign-item-given = { $hero } erhält „{ $card }“.

# Items of others, sets
take-use-keep = Behalten
take-use-use = Sofort bei { $hero } anwenden
take-use-attack = Sofort { $monster } damit angreifen
take-use-attack-boost = Sofort { $monster } damit angreifen, { $effect }
set-barbarian = das Barbaren-Set
set-bark = das Rinden-Set
set-chain = das Ketten-Set
set-full-metal = das Vollmetall-Set
set-guards = das Wachen-Set
set-hunting = das Jagd-Set
set-leather = das Leder-Set
set-moon = das Mond-Set
set-padded = das Polster-Set
set-segmented-metal = das Segmentmetall-Set
set-star-cloth = das Sternentuch-Set
set-tri-anon = das Tri-Anon-Set
set-woolen = das Woll-Set

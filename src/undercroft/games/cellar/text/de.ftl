ask-pack = Dieb, welches Werkzeug nimmst du mit?
ask-act = Dieb { $thief }, was tust du? (noch { $actions ->
    [one] eine Aktion
   *[other] { $actions } Aktionen
})
ask-turn = Wie legst du den neuen Raum?
ask-distract = Dieb { $thief } wird gleich gebissen. Greifst du ein?
ask-roll = { $what }: Was zeigt Würfel { $die } von { $count } (1 bis { $sides })?
roll-fight = Der Kampf
roll-ogre = Der Schlaf des Ogers

pack-club = Knüppel: Kämpfe gelingen um 1 leichter
pack-lamp = Laterne: Du siehst in deinem Zug das nächste Plättchen
pack-leather-coat = Ledermantel: 1 Gesundheit mehr
act-fight = Eine Ratte bekämpfen (ab { $needed }: { $chance } %)
act-search = Den Raum durchsuchen: alles Silber, 1 Lärm
act-sneak = Nach { $side } schleichen
act-open = Die Tür im { $side } öffnen
act-play = { $card } spielen
act-listen = Lauschen: einen Kniff ziehen
act-leave = Über die Treppe verschwinden
act-wait = Warten
turn-doors = Türen: { $sides }
distract-pass = Heraushalten
distract-play = Ein Ablenkungsmanöver spielen
side-north = Norden
side-east = Osten
side-south = Süden
side-west = Westen
card-cheese = Käse (eine Ratte läuft davon)
card-lullaby = Schlaflied (2 Lärm weniger)
card-bandage = Verband (1 Gesundheit zurück)
card-haste = Eile (2 Aktionen mehr)
card-distraction = Ablenkung (bewahrt einen Freund vor einem Biss)
tile-stairs = die Treppe
tile-passage = ein Gang
tile-bend = ein Knick im Gang
tile-crossing = eine Kreuzung
tile-wine-rack = ein Weinregal
tile-larder = die Speisekammer
tile-laundry = die Waschküche
tile-well = der Brunnen
tile-counting-room = die Zählkammer
tile-trophy-hall = die Trophäenhalle

no-door = Auf dieser Seite ist keine Tür.
no-rats-first = Erst müssen die Ratten weg.
no-way = Diese Tür führt gerade nicht dorthin.
no-silver = In diesem Raum ist kein Silber.
no-rat = In diesem Raum ist keine Ratte.
no-stairs = Verschwinden kannst du nur über die Treppe.
no-hand-limit = Deine Hand ist voll.
no-card = Diese Karte hast du nicht, oder sie bewirkt jetzt nichts.

event-packed = Dieb { $thief } nimmt { $tool } mit.
tool-club = einen Knüppel
tool-lamp = eine Laterne
tool-leather-coat = einen Ledermantel
event-peeked = Dieb { $thief } hebt die Laterne: Als Nächstes kommt { $tile }.
event-peeked-hidden = Dieb { $thief } hebt die Laterne und späht voraus.
event-sneaked = Dieb { $thief } schleicht nach { $side }.
event-opened = Dieb { $thief } öffnet die Tür im { $side } und findet: { $tile }{ $rats ->
    [0] .
    [one] {" "}mit einer Ratte.
   *[other] {" "}mit { $rats } Ratten.
}
event-searched = Dieb { $thief } findet { $silver } Silber.
event-fought = Dieb { $thief } kämpft: { $rolled } gegen { $needed }, { $won ->
    [1] und eine Ratte ist weg.
   *[other] und die Ratte beißt.
}
event-wounding = Dieb { $thief } wird gleich gebissen.
event-wounded = Dieb { $thief } hat noch { $health } Gesundheit.
event-distracted = Dieb { $friend } wirft einen Kiesel, und Dieb { $thief } entkommt.
event-drew = Dieb { $thief } zieht { $card }.
event-drew-hidden = Dieb { $thief } zieht einen Kniff.
event-played = Dieb { $thief } spielt { $card }.
event-left = Dieb { $thief } verschwindet mit { $silver } Silber.
event-listened = Der Oger ({ $rolled } gewürfelt, { $rats ->
    [0] keine Ratte
    [one] eine Ratte
   *[other] { $rats } Ratten
} unterwegs): Lärm { $noise }.
event-dawned = Die Nacht wird dünn: Lärm { $noise }.

end-won = Ihr seid mit genug Silber draußen, und der Oger schnarcht weiter.
end-woken = Der Oger ist aufgewacht.
end-fallen = Niemand kam die Treppe wieder herauf.
end-poor = Ihr kommt mit zu wenig heraus, um eure Schulden zu zahlen.

view-status = Lärm { $noise } von { $wakes_at }, Ziel { $goal } Silber, noch { $tiles_left } Plättchen.
view-thief = Dieb { $thief }: { $health } Gesundheit, { $silver } Silber, { $cards } Karten.
view-hand = Auf der Hand: { $hand }.

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

pack-club = Kämpfe gelingen um 1 leichter.
pack-lamp = Du siehst in deinem Zug das nächste Plättchen.
pack-leather-coat = 1 Gesundheit mehr.
act-fight = Eine Ratte bekämpfen
act-search = Den Raum durchsuchen
act-sneak = Nach { $side } schleichen
act-open = Die Tür im { $side } öffnen
act-play = { $card } spielen
act-listen = Lauschen
act-leave = Über die Treppe verschwinden
act-wait = Warten
detail-fight = Du brauchst { $needed } oder mehr; sonst beißt sie.
detail-search = Du nimmst alles Silber hier ({ $silver }).
detail-listen = Du ziehst einen Kniff.
confirm-leave = Den Keller endgültig verlassen?
detail-leave = Du bist draußen, mit { $silver } Silber.
cost-noise = Lärm
turn-doors = Türen: { $sides }
distract-pass = Heraushalten
distract-play = Ein Ablenkungsmanöver spielen
side-north = Norden
side-east = Osten
side-south = Süden
side-west = Westen
card-cheese = Käse
card-lullaby = Schlaflied
card-bandage = Verband
card-haste = Eile
card-distraction = Ablenkung
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
no-stay = In diesem Raum bist du.
no-wall = Zwischen diesem Raum und deinem ist eine Wand.
no-far = Das ist zu weit: du schleichst von Raum zu Raum, durch eine Tür.
no-door-here = Diese Tür ist nicht in deinem Raum.
no-arch = Der Durchgang ist offen: schleich in den Raum dahinter.
no-tiles = Es gibt keine Räume mehr zu entdecken.
no-other-room = Das ist in einem anderen Raum: geh erst dorthin.
no-one-rat = Du kämpfst mit einer Ratte nach der anderen.
no-thief = Für andere Diebe kannst du gerade nichts tun.
no-thief-self = Das bist du.
no-reaction = Diese Karte spielt man, wenn jemand anderes in Gefahr ist, nicht als Aktion.
no-wound = Du bist nicht verletzt.
no-second = Diese Karte hast du zweimal: spiel die andere.
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
event-began = Dieb { $thief } ist am Zug.
event-healed = Dieb { $thief } hat wieder { $health } Gesundheit.
event-ran-off = Eine Ratte läuft davon.
event-reshuffled = Die gespielten Kniffe werden zu einem neuen Stapel gemischt.
event-quieted = Der Oger schnarcht weiter: Lärm { $noise }.
event-dawned = Die Nacht wird dünn: Lärm { $noise }.

end-won = Ihr seid mit genug Silber draußen, und der Oger schnarcht weiter.
end-woken = Der Oger ist aufgewacht.
end-fallen = Niemand kam die Treppe wieder herauf.
end-poor = Ihr kommt mit zu wenig heraus, um eure Schulden zu zahlen.


# Was Tische zeigen
scene-headline = Runde { $round }
board-cellar = Der Keller
track-noise = Lärm
track-silver = Silber
track-tiles = Räume im Stapel
note-goal = Tragt zusammen { $goal } Silber die Treppe hinauf, ehe der Lärm { $wakes } erreicht.
note-next = Deine Laterne zeigt, was kommt: { $tile }.
note-drawn = In der Hand, zu legen: { $tile }.
edge-door = eine geschlossene Tür
edge-arch = ein offener Durchgang
piece-rat = Ratte
piece-silver = { $silver } Silber
piece-thief = Dieb { $thief }
bar-health = Gesundheit
value-silver = Silber
value-tricks = Kniffe
value-actions = Aktionen
value-rats = Ratten
value-doors = Türen
state-left = oben
state-fallen = gefallen
state-acting = am Zug
state-waiting = wartet
zone-tools = Werkzeug
zone-hand = Kniffe von Dieb { $thief }
zone-deck = Kniffe im Stapel
zone-discard = Gespielte Kniffe
kind-card = Kniff
kind-tool = Werkzeug
kind-tile = Raum
group-move = Gehen
group-here = In diesem Raum
group-cards = Kniffe
group-rest = Oder
name-club = Knüppel
name-lamp = Laterne
name-leather-coat = Ledermantel
text-cheese = Eine Ratte in deinem Raum läuft davon.
text-lullaby = Zwei Lärm weniger.
text-bandage = Eine Gesundheit zurück.
text-haste = Zwei Aktionen mehr in diesem Zug.
text-distraction = Wenn ein Freund in deinem oder dem nächsten Raum gebissen wird: Der Biss fällt aus.
flavour-cheese = Jede Ratte ist Feinschmeckerin.
flavour-lullaby = Das Lieblingslied seiner Mutter. Sie war größer.
flavour-bandage = Zweimal gekocht, einmal benutzt. Oder umgekehrt.
flavour-haste = Erst leise Füße. Dann nur noch Füße.
flavour-distraction = Ein Kiesel, eine dunkle Ecke, und keiner schaut zu dir.
tally-silver = hinausgetragenes Silber

## what there is to do, in a few words
goal-silver = { $goal } Silber hinaustragen

# Das Kampagnenbuch.
story-quest-book = Das Buch der Abenteuer
story-quest-book-about = Abenteuer um Abenteuer mit denselben Helden; dazwischen Gasthäuser, Läden, Schulen, und Kerker für die Glücklosen.
campaign-quests = { $done ->
    [one] ein Abenteuer bestanden
   *[other] { $done } Abenteuer bestanden
}
campaign-things = Dinge
campaign-wounds = Wunden
campaign-prisoner = gefangen in { $quest }
campaign-waiting = { $count ->
    [one] { $who } wartet dort im Kerker.
   *[other] { $who } warten dort im Kerker.
}
log-joined = { $hero } schloss sich der Gruppe an.
log-dead = { $hero } ist tot.
log-raised = { $hero } wurde von den Toten zurückgeholt.
log-caught = { $hero } blieb als Gefangener zurück.
log-grew = { $hero } ist nun { $points } Wertpunkte wert.
log-purse = Die Gruppe ist { $points } Wertpunkte wert und hat { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}.
campaign-road = { $done ->
    [one] Ein Abenteuer bestanden
   *[other] { $done } Abenteuer bestanden
}; Reiserunde { $turn }, Standort { $place }
story-the-road = Unterwegs durch Arasca
story-the-road-about = Reist frei über die Karte; Abenteuer warten, wo ihre Fahnen stehen, und nach jedem geht die Reise weiter.
campaign-fallen = gefallen

# Einen Helden erschaffen

creature-create = Einen neuen Helden erschaffen
ask-create-race = Ein neuer Held: von welchem Volk?
create-race = { $race } ({ $side }), Glück { $fortune }{ $count ->
    [0] {""}
   *[other] {": "}{ $skills }
}
side-good = gut
side-evil = böse
side-neutral = neutral
ask-create-class = { $race }: welche Klasse?
create-class-fit = { $class } (empfohlen): { $skills }
create-class-odd = { $class }: { $skills }
create-class-spells = { $count ->
    [one] ein Zauber
   *[other] { $count } Zauber
}
create-skill = { $what }: { $about }
ask-create-points = { $race }, { $class }: noch { $points ->
    [one] ein Entwicklungspunkt
   *[other] { $points } Entwicklungspunkte
}. Was steigerst du?
create-points = { $what } auf { $value }
create-points-done = Es dabei lassen
create-mana = Mana, über zwei je Zauber hinaus,
ask-create-skill = { $race }: welche weitere Fertigkeit lehrten die frühen Jahre?
ask-create-word = Wen hasst dieser Held?
ask-create-spell = { $class }: welcher Zauber kommt als Nummer { $number }?
create-spell = { $what } ({ $lore })
ask-create-name = { $race }, { $class }: unter welchem Namen wird man diesen Helden besingen?
ask-create-gear = { $name } hat { $coins ->
    [0] keine Münzen mehr
    [one] noch eine Münze
   *[other] noch { $coins } Münzen
}. Was kommt mit?
gear-buy = { $what } kaufen
gear-bard = { $what } für das Reittier machen lassen
gear-return = { $what } zurückgeben
gear-hold = { $what } in die Hand nehmen
gear-wear = { $what } anlegen
gear-stow = { $what } einpacken
gear-done = Bereit

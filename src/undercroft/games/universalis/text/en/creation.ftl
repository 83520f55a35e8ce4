# Creating a hero

creature-create = Create a new hero
ask-create-race = A new hero: of which race?
create-race = { $race } ({ $side }), Fortune { $fortune }{ $count ->
    [0] {""}
   *[other] {": "}{ $skills }
}
side-good = good
side-evil = evil
side-neutral = neutral
ask-create-class = { $race }: of which class?
create-class-fit = { $class } (recommended): { $skills }
create-class-odd = { $class }: { $skills }
create-class-spells = { $count ->
    [one] one spell
   *[other] { $count } spells
}
create-skill = { $what }: { $about }
ask-create-points = { $race }, { $class }: { $points ->
    [one] one development point is
   *[other] { $points } development points are
} left. What do you raise?
create-points = { $what } to { $value }
create-points-done = Leave it at that
create-mana = Mana, beyond two for each spell,
ask-create-skill = { $race }: which extra skill did the early years teach?
ask-create-word = Whom does this hero hate?
ask-create-spell = { $class }: which spell comes as number { $number }?
create-spell = { $what } ({ $lore })
ask-create-name = { $race }, { $class }: by which name will the songs know this hero?
ask-create-gear = { $name } has { $coins ->
    [0] no coins
    [one] one coin
   *[other] { $coins } coins
} left. What goes along?
gear-buy = Buy { $what }
gear-bard = Have { $what } made for the mount
gear-return = Give { $what } back
gear-hold = Take { $what } in hand
gear-wear = Put { $what } on
gear-stow = Pack { $what }
gear-done = Ready to go

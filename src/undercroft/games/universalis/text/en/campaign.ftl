# The campaign book.
story-quest-book = The quest book
story-quest-book-about = Quest after quest with the same heroes; between them inns, shops, schools, and prisons for the unlucky.
campaign-quests = { $done ->
    [one] one quest done
   *[other] { $done } quests done
}
campaign-things = Things
campaign-wounds = Wounds
campaign-prisoner = a prisoner in { $quest }
campaign-waiting = { $count ->
    [one] { $who } waits there in prison.
   *[other] { $who } wait there in prison.
}
log-joined = { $hero } joined the group.
log-dead = { $hero } is dead.
log-raised = { $hero } has been called back from the dead.
log-caught = { $hero } was left behind, a prisoner.
log-grew = { $hero } is now worth { $points } Value Points.
log-purse = The group is worth { $points } Value Points and has { $coins ->
    [one] one coin
   *[other] { $coins } coins
}.
campaign-road = { $done ->
    [one] One quest done
   *[other] { $done } quests done
}; turn { $turn } on the road, at { $place }
story-the-road = The road through Arasca
story-the-road-about = Travel freely over the map; quests wait where their flags stand, and the road goes on after each.
campaign-fallen = fallen

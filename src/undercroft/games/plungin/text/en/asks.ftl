# What can be asked, chosen and rolled, and how a quest ends.

## Before the quest
ask-recruit = Seat { $seat }, who joins the party? (Hero { $number })
recruit-hero = { $hero }, { $concept } (level { $level })
detail-sheet = { $stats }; { $things }
recruit-name = { $hero }, { $concept }
stat = { $stat } { $value }
ask-magic = Will { $hero } be a user of magic?
magic-magic = A magic user: MAG 1 and LIF 1 to begin with
magic-non-magic = No magic, ever: MAG 0, but LIF 2 to begin with
ask-prepare = { $hero } ({ $gold } gold, { $xp } XP, { $points ->
    [one] 1 point
   *[other] { $points } points
}): what would you like?
prepare-done = Ready to go
prepare-keep = Carry the body along; there may be a way back
prepare-replace = A decent burial; somebody new takes the place
prepare-buy = Buy: { $thing }
prepare-sell = Sell: { $thing }
prepare-raise = Raise { $thing }
prepare-learn = Learn { $thing }
prepare-study = Take up the spell { $thing }
coin-gold = gold
coin-points = points
coin-xp = XP
prepare-rise = Go up a level
prepare-use = Use: { $thing }
prepare-use-on = Use { $thing } on { $who }
name-with = { $name } ({ $of })
ask-place = Where does { $hero } stand when the torches are lit?
ask-outside = You are out in the daylight. The dungeon will wait. And you?
outside-return = Catch your breath and go back in
outside-give-up = Call it a day; let others finish it

## A Hero's turn
ask-act = { $hero }: what now? ({ $actions ->
    [one] one action
   *[other] { $actions } actions
} left)
ask-ally = { $ally }: what does it do? ({ $actions ->
    [one] one action
   *[other] { $actions } actions
} left)
act-pass = End the turn
act-move = Move to { $spot }
act-leave = Leave the dungeon
act-attack = Attack { $who } with { $thing }
act-boost = Pour magic into { $thing } and attack { $who }
act-charge = Charge to { $spot } and attack { $who } with { $thing }
act-strike = Strike { $who }
two-weapons = { $first } and { $second }
act-leap = Leap to { $spot }
act-cast = Cast { $thing }
numbered = { $what } { $number }
act-cast-at = Cast { $thing } at { $who }
act-detect = Examine { $object } for traps
act-disarm = Disarm the { $trap } on { $object }
act-open = Open { $object }
act-pick = Pick the lock of { $object }
act-unlock = Turn the key in { $object }
act-loot = Take what is in { $object }
act-use = Use: { $thing }
act-use-on = Use { $thing } on { $who }
act-wield = Take in hand: { $thing }
act-assist = Help { $who } to recover
act-give = Give { $thing } to { $who }
act-drink = Drink from the fountain
act-fill = Fill a bottle at the fountain
act-bury = Lay { $who } in the sarcophagus
act-search = Look for what is hidden here
act-take = Pick up: { $thing }
act-rise = Go up a level
act-raise = Raise { $thing }
act-gate = Return through the Earth Gate
odds-hurts = hurts
odds-removes = removes
odds-noticed = noticed
odds-unnoticed = unseen
detail-dice = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
detail-cast = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}; works { $chance } %, forgotten { $lost } %
detail-trapped = trapped: { $chance } %
detail-free = free
detail-life = life { $life }
detail-follow = onto the square that it has left
confirm-leave = Leave the dungeon? This Hero is out until the whole party comes back.
confirm-give-up = Give the quest up for good?
detail-sold = brings { $gold } gold
ask-follow = { $target } is thrown back. Does { $who } follow up?
follow-follow = Follow up
follow-stay = Stay where you are
ask-push = Which way is { $who } thrown back?
ask-nearest = { $monster } has the choice. Whom does it go for?
nearest-who = { $who }
ask-block = { $hero }: where does { $spell } strike? (its upper left corner)
ask-square = { $hero } casts { $spell }: on which square?
ask-teleport = Where does { $who } go?
ask-aim = { $hero } casts { $spell }. At whom or what?
aim-at = { $who }
ask-remember = { $spell } is slipping from { $hero }'s mind. Hold on to it? (once per quest)
remember-keep = Remember it
remember-lose = Let it go
ask-treasure = { $hero } has two finds and one choice. Which is it?
pick-treasure = { $thing }
ask-stow = { $hero } has no room for { $thing }. What stays behind?
stow-leave = Leave it lying
stow-drop = Leave { $thing } instead
ask-event = Fate looks away from { $hero } for a moment. Which will it be?
pick-event = { $event }

## Building
ask-turn = How does the new tile lie: { $tile }?
turn-tile = { $turn ->
    [0] As drawn
    [one] A quarter turn
   *[other] { $turn } quarter turns
}, corner at { $x },{ $y }
ask-wall = Which wall of the new tile ({ $tile }) has the { $door }{ $difficulty ->
    [0] {""}
   *[other] {" "}(Difficulty { $difficulty })
}?
ask-beside = { $what }: the dice say { $spot }, which is not free. Which square beside it?
spot = { $spot }
side-north = north
side-east = east
side-south = south
side-west = west

## Dice in people's hands
roll-fell = { $what }: { $number }
name-darkness = Darkness
name-trap-known = Knowing of the trap
name-assistance = Assistance
roll-pool = { $what } ({ $parts })
roll-made = {" "}({ $parts })
roll-made-plain = {""}
roll-part = { $name } { $dice }
roll-attack = Attack
roll-defense = Defense
roll-cast = Magic
roll-magic = A Monster's magic
roll-magic-item = A magic item
roll-manna = Manna
roll-detect = Does it notice?
roll-detect-trap = Looking for traps
roll-search = Searching
roll-disarm = Disarming
roll-lock = The lock
roll-avoid = Avoiding the trap
roll-trap = The trap
roll-trap-chart = Trap Chart
roll-recover = Recovering
roll-resist = Resisting
roll-control = Mastering the Demon
roll-venom = Fighting the venom
roll-heal = Life coming back
roll-breath = Breath coming back
roll-life = Life Chart
roll-order = Monsters' order
roll-torch = The torch
roll-wander = Wandering Monsters
roll-location = Location Chart
roll-special = Special Location Chart
roll-unique = Unique Location Chart
roll-doorway = Doorway Chart
roll-doorway-number = Which doorway?
roll-encounter = Encounter Chart
roll-chest = Chest Chart
roll-monsters = Monsters Chart
roll-number = How many?
roll-column = Column
roll-row = Row
roll-facing = Facing
roll-event = Random Event Chart
roll-treasure = Treasure Chart
roll-gold = Gold

## The end
end-won = The quest is done, and you live to tell it.
end-slain = The whole party lies dead in the dungeon.
end-abandoned = The quest was given up.
end-unfinished = The quest is not over.

## The table
nothing = nothing

## why not
no-stand = That is where one stands already.
no-taken = Somebody stands there.
no-slowed = No Move is possible this turn.
no-second-move = One Move per turn, and it has been made.
no-way = No way leads there: closed doors, walls or others are between.
no-far = Too far: { $steps } squares, and a Move goes { $most }.
no-only-move = After a stun there is only a Move this turn.
no-image-attack = A shadow image does not attack.
no-third-attack = Two attacks per turn, and they have been made.
no-beside = { $who } is out of reach: go to a square beside it.
no-sight = There is no line of sight to { $who }.
no-range = { $who } is out of range: the farthest weapon in hand reaches { $most } squares.
no-self = That is who acts now.
no-gone = { $who } is not on the map.
no-friend-away = { $who } is not beside: go next to a friend to help or to hand something over.
no-help = { $who } needs no help now, and there is nothing to hand over.
no-exit = This is the way out: you can leave as soon as a square before it is within a Move.
no-open-door = This door is open.
no-dead-door = Nothing lies behind this door.
no-door-away = Doors are examined and opened from a square before them.
no-great-key = Only a Great Key opens a Great Door.
no-key = This lock cannot be picked: it needs a key.
no-empty = This Chest is empty.
no-chest-away = Go to a square beside the Chest first.
no-chest = There is nothing more to do with this Chest now.
no-other-sheet = That belongs to { $who }.
no-copy = There are several of these: the first one stands for all.
no-third-cast = Two spells per turn, and they have been cast.
no-magic-here = No magic works in this place.
no-magic = Whoever has too little MAG or another shape casts no spells.
no-spell-lost = This spell has been forgotten.
no-spell-target = There is nothing within its range to cast it at.
no-hale = Nobody who could use it needs it now: life is full, and there is no venom.
no-item-now = It would do nothing now.
no-in-hand = It is in hand: choose whom to attack.
no-swap = It cannot be taken in hand now.
no-passive = It works by itself.
no-feature = There is nothing to do with it now.
no-feature-away = Go to that tile first.

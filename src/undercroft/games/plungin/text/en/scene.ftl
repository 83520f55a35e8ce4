# What the tables show: headline, tracks, notes, map, sheets, and the headings of options.

scene-headline = { $title }: { $phase }
phase-muster = the party gathers
phase-prepare = packing
phase-enter = going in
phase-begin = a new Action Phase
phase-heroes = the Heroes act
phase-monsters = the Monsters act
phase-build = building
phase-outside = outside
phase-over = it is over

track-plot = Plot Counter
track-plot-pink = Plot Counter (pink)
track-round = Round
track-actions = Action Phases
track-pool = Experience of the party

# table
note-clear = Your task: find the { $what } behind its Great Door and leave no Monster alive in it.
# table
note-slay = Your task: find and slay: { $what }.
# table
note-carry-out = Your task: carry out of the dungeon: { $what }.
# table
note-won = It is done.
# table
note-lost = It was not to be.
# table
# plungin.exit.only-way-out
note-carried = { $hero } has it. Now out by the way you came in!
# table
note-monsters-left = { $count ->
    [0] No Monster is left there.
    [one] One Monster is left there.
   *[other] { $count } Monsters are left there.
}
# plungin.door.great-meaning plungin.door.great
note-hidden = { $count ->
    [one] One place behind a Great Door is still to be found
   *[other] { $count } places behind Great Doors are still to be found
}; { $key ->
    [1] you have a Great Key.
   *[other] you need a Great Key.
}
# plungin.door.great-meaning
note-all-found = All places behind Great Doors have been found.
# table
# plungin.item.torch
note-dark = It is dark. Without a burning torch on the tile there is one die less for WIT, DEX and ranged attacks.
told = { $story }

## The map
board-dungeon = The dungeon
edge-exit = the Dungeon Exit
edge-open = { $door }: open
edge-dead = { $door }: leads nowhere
edge-closed = { $thing }: { $kind }{ $difficulty ->
    [0] {""}
   *[other] , Difficulty { $difficulty }
}{ $key ->
    [1] , only a key opens it
   *[other] {""}
}{ $trap ->
    [known] , trapped with { $what }
    [safe] , no trap
   *[unknown] {""}
}
name-locked-chest = locked
name-closed-chest = closed
area-sleepy = A Sleepy spell: only 6s succeed here
feature-fountain = fountain
feature-sarcophagus = sarcophagus
piece-gate = { $hero }'s Earth Gate
figure = { $who } { $nth }

badge-stunned = stunned
badge-incapacitated = incapacitated
badge-venom = poisoned
badge-unseen = invisible
badge-shell = Fire Shield
badge-skin = Harden
badge-likeness = borrowed shape
badge-torch = torch
badge-charged = charging
badge-quickened = quickened
badge-help = helped
badge-blind = blind or asleep
badge-unaware = unaware
badge-aware = has noticed you
badge-hurt = hurt
badge-spent = spent for this quest
about-stunned = One success with RES at the start of the turn ends it; that turn is good for a Move only.
about-incapacitated = Two successes with RES at the start of the turn end it; that turn is lost all the same.
about-venom = Whenever it works, a RES roll without a success costs 1 life, until healing or an antidote.
about-unseen = Much harder to detect, until damage ends it.
about-shell = Dice added to Defense until the quest ends.
about-skin = Dice added to Defense until the quest ends.
about-likeness = The dice and powers of a Monster; the first wound takes the shape instead of life.
about-torch = Light for this tile; on a 1 at the start of an Action Phase it goes out.
about-charged = Two Defense dice fewer until the Action Phase ends.
about-quickened = A third action in this Action Phase.
about-blind = It detects nothing but a trap and does nothing until one of the Monsters under the same spell is attacked.
about-unaware = It has not noticed anybody and does nothing.
about-aware = It knows of the party and acts by its Law.
about-defense = All dice rolled against an attack: DEF, armor, shields, spells and abilities.

## Sheets
state-acting = acting
state-waiting = to come
state-done = done
state-dead = dead
state-buried = in the sarcophagus
state-outside = outside
value-defense = Defense dice
value-actions = Actions
value-level = Level
value-xp = XP
value-gold = Gold
value-points = Points
value-range = Range of its weapon
value-difficulty = Difficulty
value-reach = Reach
value-resist = Resisted by
value-needs = Needs
value-dice = Dice
value-hands = Hands
value-disarm = Disarmed by
value-columns = Columns
value-rows = Rows
value-ways = Doorways
zone-worn = Worn and in hand
zone-items = Items ({ $used } of { $most })
zone-spells = Spells
zone-abilities = Abilities
zone-trinkets = Trinkets
zone-nature = Law and powers
zone-lying = Left lying: { $tile }
zone-recruits = Who may join
zone-shop = In the shops

## Headings of options
group-move = Move
group-attack = Attack
group-magic = Magic
group-things = Doors and chests
group-items = Things
group-friends = Friends
group-place = Here
group-growth = Growing
group-shop = Shops
group-abilities = Abilities
group-other = Other
group-end = Done

## what there is to do, in a few words
task-clear = Clear { $what }
task-slay = Slay { $what }
task-carry-out = Carry out { $what }

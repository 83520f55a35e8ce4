# What everything is and does. Things of packs are told by their figures, so texts go by kind and effect where they can.

and-then = { $first } { $then }
at-least = at least { $number }

## Kinds
kind-hero = { $concept }, level { $level }
kind-monster = Monster, level { $level }
kind-boss = Boss, level { $level }
kind-creature = Creature
kind-spell = Spell of { $school }
kind-ability = Ability
kind-weapon = Weapon
kind-armor = Suit of armor
kind-shield = Shield
kind-item-once = Item, used up
kind-item-permanent = Item
kind-item-vessel = Vessel
kind-attire-ring = Ring
kind-attire-head = Headgear
kind-attire-feet = Footwear
kind-attire-hands = Gloves
kind-attire-neck = Amulet
kind-attire-back = Cloak
kind-treasure = Treasure
kind-trap = Trap
kind-event = Random Event
kind-tile = Tile
kind-special = Special Location
kind-unique = Unique Location
kind-law = Law
kind-power = Power
kind-stat = Stat
kind-condition = Condition
kind-door = Door

## Stats
stat-atk = Attack (ATK)
stat-def = Defense (DEF)
stat-wit = Wits (WIT)
stat-dex = Dexterity (DEX)
stat-mag = Magic (MAG)
stat-mov = Movement (MOV)
stat-res = Resistance (RES)
stat-lif = Life (LIF)
stat-rng = Watchfulness (RNG)
text-stat-atk = Dice for an attack, before the weapon's bonus.
text-stat-def = Dice against an attack, before armor.
text-stat-wit = Dice for finding things: traps above all. Also the dice that help a friend to recover.
text-stat-dex = Dice for locks, and for most traps.
text-stat-mag = Dice for spells and magic items; also how many spells fit into one head.
text-stat-mov = Squares per Move.
text-stat-res = Dice against fear, venom and spells; and how much damage one can shrug off without being stunned.
text-stat-lif = Hits that can be taken before it is over.
text-stat-rng = Squares within which a Monster notices what happens in front of it.

## Conditions and doors
name-venom = venom
text-condition-stunned = Damage above RES stuns. At the start of the next turn a RES roll with one success ends it, and that turn is good for a Move only.
text-condition-incapacitated = Damage of twice RES or more fells without killing. At the start of the next turn a RES roll with two successes ends it, but that turn is lost.
text-condition-venom = Each round (or Action Phase, if the table plays so) a RES roll without a success costs 1 life. Healing spells and potions, a healing fountain or an antidote end it.
text-door-unlocked = It opens without a roll. Whether there is a trap is found out at the latest then.
text-door-locked = DEX dice against its Difficulty open it. A failure sets off any trap that is there.
text-door-great = Only a Great Key opens it, and the key stays in the lock. It is never trapped, no spell works on it, and behind it lies one of the places that the quest is about.

## Laws
law-is = { $law }: { $text }
text-law-brutal = it goes for the nearest Hero, strikes, and steps after whoever is thrown back.
text-law-conspire = it keeps away from the nearest Hero and works its magic on him.
text-law-frenzy = it goes for the nearest Hero and steps after him, but next time for another than the one it has just struck.
text-law-lured = it goes for the nearest Hero with a Magic School and steps after him.
text-law-maneuver = it backs away from the nearest Hero and shoots at him.
text-law-regroup = all of its kind back away from one Hero and shoot at that one.
text-law-repulsed = it goes for the nearest Hero without a Magic School; where all have one, it backs away and shoots.
text-law-sneaky = it waits, and strikes only at a Hero who stands beside another Monster, or at whoever drives it into a corner.
text-law-swarm = all of its kind go for one and the same Hero and step after him.
text-law-malicious = it goes for the nearest Hero, steps after him and follows those who flee, until two doorways lie between.
text-law-pack = all of its kind go for one and the same Hero, step after him and follow those who flee, until two doorways lie between.
text-law-doom-dragon = one blow at a Hero beside it, and every other action is breath, each at somebody else.

## Powers
text-power-flying = It passes over squares on which somebody or something stands, but does not stop there.
text-power-ethereal = It passes through squares on which somebody or something stands, but does not stop there.
text-power-venomous = If all its attack dice hit and no Defense die holds, venom takes hold.
text-power-undead = It passes every Resistance roll: no fear, no venom, no sleep.
text-power-nimble = It has three actions in a turn.
text-power-fire = Its blows are fire: a wooden shield burns, and whatever else does.
text-magic-sleepy = Its magic makes arms heavy: until its next turn only 6s succeed on its tile.
text-magic-bolt = Its magic is an attack with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} within { $range } squares.
text-magic-fear = Its magic is fear: Heroes on its tile who have fewer than { $resist ->
    [one] 1 success
   *[other] { $resist } successes
} with RES are stunned.
text-breath = Its breath does { $damage } damage to everybody in a block of { $size } by { $size } squares, less what each one's Defense holds off.
text-life-chart = It has no life to count: every wound is a D{ $die } plus the damage on its Life Chart{ $builds ->
    [1] , and old damage counts again.
   *[other] .
}
attack-by-magic = 1 per { $per } MAG, at most { $most }
attack-by-magic-more = 1, and 1 more per { $per } MAG, at most { $most }
text-creature = It fights for its caster, acts after him and stays until its life is gone.
text-must-obey = It obeys only if its caster has a success with RES; otherwise it turns on him. It ends with him.
text-ally-doppelganger = A copy in ice with the Hero's own dice and a turn of its own. It melts when the Hero leaves the room.
text-ally-shadow-image = It moves, examines, opens, searches and helps, but neither attacks nor casts. Monsters notice it like a Hero; an attack ends it, hit or not.

## Spells
reach-squares = { $squares } squares
reach-tile = the tile
reach-near = self or adjacent
reach-self = self
reach-beside = adjacent
text-teleport = You, or somebody beside you, go to any empty square within { $amount } squares, whatever lies between.
text-invisibility = A Hero on the tile is three dice harder to detect until damage ends it.
text-invisibility-switched = Monsters notice a Hero on the tile from three squares fewer until damage ends it.
text-ethereal = An Ethereal comes to an empty square of the tile and fights for you.
text-lightning = An attack on a Monster within { $range } squares: the Magic roll is the attack roll, with { $amount } dice more.
text-sleep = Monsters on the tile who fail to resist fall asleep: they do nothing and notice nothing but a trap, until one of them is attacked.
text-soul-catcher = A dead Hero on the tile comes back with full life.
text-fireball = Fire in a block of three by three squares on the tile: { $amount } damage to everybody in it, Heroes too, less what their Defense holds off.
text-fire-shield = A Hero on the tile has { $amount } Defense dice more until the quest ends.
text-pulse = You or a Hero beside you get 1d{ $amount } life back, and venom ends.
text-fire-drake = A Fire Drake comes to an empty square of the tile and fights for you.
text-flame = A fiery attack on a Monster within { $range } squares: the Magic roll is the attack roll, with { $amount } dice more.
text-consume = A door beside you turns to ash; locks and traps do not matter. Not a Great Door.
text-life-force = You or a Hero beside you get 1d{ $amount } life back, and venom ends.
text-earth-gate = A gate on an empty square of the tile. Once a turn you may return to it from anywhere, with all who stand beside you. A new gate replaces the old.
text-earth-gate-switched = A gate on an empty square of the tile. As often as you like on your turn you may return to it from anywhere, with all who stand beside you. A new gate replaces the old.
text-golem = A Golem comes to an empty square of the tile and fights for you.
text-pit = A Monster within { $range } squares that fails to resist is gone for good. Bosses are too large for it.
text-harden = A Hero on the tile has { $amount } Defense die more until the quest ends.
text-rebirth = A dead Hero on the tile comes back with full life.
text-quicken = A Hero on the tile has a third action in this Action Phase.
text-wave = Everybody beside you, friends too, is pushed back { $amount } squares.
text-fog = Monsters on the tile who fail to resist are blinded: they do nothing and notice nothing but a trap, until one of them is attacked.
text-doppelganger = A copy in ice appears beside a Hero on the tile: his dice, 1 life, a turn of its own. It melts when he leaves the room.
text-ice-shards = Ice in a block of three by three squares on the tile: { $amount } damage to everybody in it, Heroes too, less what their Defense holds off.
text-likeness = You take the shape, dice, powers and reach of a Monster on the tile; your own gear, abilities and spells rest, and its magic, breath and venom are not yours. The first wound takes the shape instead of life.
text-drain = A Monster on the tile loses 1 life for each success beyond the Difficulty, and you gain it. No Defense.
text-shadow-images = { $amount } likenesses of you appear. They move, examine, open, search and help, but neither attack nor cast nor have items of their own, and vanish when attacked.
text-find = You learn whether a door or chest on the tile is trapped, and how. Once for each of them.
text-find-switched = You learn whether a door or chest on the tile is trapped, and how. Once in each room.
text-shadow-passage = A door beside you stands open; locks and traps do not matter. Neither a Great Door nor one that only a key opens.
text-night = Monsters on the tile who fail to resist are blinded: they do nothing and notice nothing but a trap, until one of them is attacked.
text-demon = A Demon comes to an empty square of the tile. With a success with RES you are its master; without one it is after you.

## Abilities
text-acrobat = An action: leap over an adjacent square, whatever stands on it. That is not the turn's Move.
text-charge = Four squares or more straight ahead and an attack with two dice more, in one action; two Defense dice fewer until the Action Phase ends.
text-dodge = One Defense die more while life is full.
text-dual-weapons = A one-handed weapon in each hand: every attack is two rolls at the same Monster, the second without a weapon's bonus.
text-elemental-memory = Once a quest a spell that would be lost is kept.
text-lock-picking = Locks: 4, 5 and 6 are successes.
text-lucky = Two rolls for a Random Event, and the choice.
text-magic-school = Spells of one school, two of them free. Once for each school.
text-nimble = A third action while life is full.
text-parry = One Defense die more with the weapon that was named.
text-prosperous = Two rolls for treasure, and the choice.
text-quick-learner = 1 XP more for each Monster that you remove.
text-sneak-attack = Two attack dice more against a Monster that is fighting another Hero.
text-stealth = One die harder to detect.
text-stealth-switched = Monsters notice you from one square fewer.
text-trap-trickster = Disarming: 4, 5 and 6 are successes.
text-weapon-mastery = Attacks with the type of weapon that was named: 4, 5 and 6 are hits.
text-willpower = One Resistance die more while life is full.

## Things
text-weapon = { $bonus ->
    [one] One attack die
   *[other] { $bonus } attack dice
} more{ $way ->
    [ranged] {" "}at targets within { $range } squares.
    [thrown] {" "}beside you, or thrown up to { $range } squares.
   *[melee] {" "}at targets beside you.
}{ $hands ->
    [2] {" "}It takes both hands.
   *[other] {""}
}{ $manna ->
    [1] {" "}Magic can be poured into it: MAG dice roll the bonus, and nothing but 1s and 2s spend it for this dungeon.
   *[other] {""}
}{ $fire ->
    [1] {" "}It burns.
   *[other] {""}
}
text-armor = { $bonus ->
    [one] One Defense die
   *[other] { $bonus } Defense dice
} more{ $slot ->
    [hand] {" "}for one hand.
   *[armor] .
}{ $move ->
    [0] {""}
    [one] {" "}It slows by 1 square.
   *[other] {" "}It slows by { $move } squares.
}{ $burns ->
    [1] {" "}Fire destroys it.
   *[other] {""}
}
text-attire = Worn { $place }; it adds to stats as printed.
place-ring = on a finger
place-head = on the head
place-feet = on the feet
place-hands = on the hands
place-neck = round the neck
place-back = on the back
text-effect-antidote = Ends venom.
text-effect-backpack = Eight items instead of four; it takes one of the places.
text-effect-bottle = Holds a drink from a healing fountain.
text-effect-great-key = Opens one Great Door and stays in its lock.
text-effect-heal = 1d{ $amount } life comes back, and venom ends.
text-effect-revive = A dead Hero breathes again with 1d{ $amount } life.
text-effect-key = { $opens ->
    [both] Opens a locked door or chest, traps or not.
    [doors] Opens a locked door, trap or not.
    [chests] Opens a locked chest, trap or not.
   *[nothing] Opens nothing in this dungeon.
}{ $used ->
    [1] {" "}It breaks with use.
   *[other] {" "}It can be used again and again.
}
text-effect-lock-picks = { $amount ->
    [one] One die
   *[other] { $amount } dice
} more for locks.
text-effect-torch = Lights the tile its bearer is on. At the start of each later Action Phase a 1 puts it out.
text-effect-bolt = A magic attack with MAG and { $amount ->
    [one] 1 die
   *[other] { $amount } dice
} at a Monster within { $range } squares; Difficulty { $difficulty }.
text-effect-dread = All undead on the user's tile who are on their feet are stunned, without a roll. Bosses are not.
text-effect-water = 1d{ $amount } life comes back, and venom ends. The bottle stays.
text-effect-goal = What this quest is about.
text-treasure = { $die ->
    [0] Worth { $amount } gold.
   *[other] Worth { $amount } gold and 1d{ $die } more.
}
text-hero = Can: { $can }. Has: { $has }.

## Traps
disarmed-by = { $stat }, Difficulty { $difficulty }
stage-attack = An attack with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} on { $whom }{ $fire ->
    [1] , of fire.
   *[other] .
}
stage-attack-and = An attack with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
} on { $whom }{ $fire ->
    [1] , of fire
   *[other] {""}
}; damage brings with it: { $worse }.
stage-test = { $stat } of { $whom }: with fewer than { $successes ->
    [one] 1 success
   *[other] { $successes } successes
} { $worse }{ $fire ->
    [1] , of fire.
   *[other] .
}
whom-opener = whoever set it off
whom-adjacent = whoever set it off and all beside him
whom-tile = everybody on the tile
stage-damage = { $damage } damage
stage-stunned = stunned
stage-incapacitated = incapacitated
stage-venom = venom
stage-no-move = no Move this turn

## Events
text-event-patrol = Monsters come in by the doorway the Heroes came in by, and know of them.
text-event-trap = A trap nobody knew of: { $trap }.
text-event-draught = All torches go out.
text-event-slow = No Move for this Hero in this turn.
text-event-alarm = All Monsters of the room notice the Heroes.
text-event-coins = { $amount } gold for this Hero.
text-event-boon = 1 life comes back.

## Places
text-tile-entry = Where it begins, with the Dungeon Exit in the south.
text-tile-room = A room with as many doors as the Location Chart says.
text-tile-hallway = A hallway with a door at every end; nobody lives in it.
text-tile-special = The tile of a Special Location.
text-tile-unique = The tile of a Unique Location.
text-feature-fountain = A drink on its squares, once a visit, gives 1d4 life back and ends venom.
text-feature-sarcophagus = A dead Hero laid into it comes out with 1 life when the next round begins; once for each Hero. Nobody can stand on it.
text-feature-pillar = Nobody can stand on the squares of its pillars.
text-feature-boss = Somebody has a seat of honour here.
text-special = { $doors ->
    [one] One doorway
   *[other] { $doors } doorways
}; { $monsters ->
    [1] Monsters may live here
   *[other] no Monsters
}, { $chests ->
    [1] and chests may stand about.
   *[other] no chests.
}
text-unique = It lies behind a Great Door, once in a quest. What waits there is told to those who open it.

text-rule-dark = It is dark here: without a burning torch there is one die less for WIT, DEX and ranged attacks.
text-rule-silence = No magic works here, neither yours nor theirs.
text-rule-mire = The ground holds: who walks here has { $amount ->
    [one] 1 square
   *[other] { $amount } squares
} less, but one is left to everybody who can walk at all.
text-rule-hazard = The place itself is dangerous. At the start of each Action Phase it strikes all Heroes here and what is on their side: { $what }.
text-rule-unlit = { $rule } Only while no torch burns here.
text-rule-calls = As long as somebody here knows of you, more come at the start of each Action Phase: { $what } ({ $amount }), until there are eight Monsters.
text-hidden = { $count ->
    [one] Something is hidden here for those who look.
   *[other] { $count } things are hidden here for those who look.
}

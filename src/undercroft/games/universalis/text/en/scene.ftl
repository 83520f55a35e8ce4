# What the table shows

scene-headline = { $title }: { $side ->
    [heroes] the heroes
   *[dark] the Dark Player
}
track-turn = Turn
track-reserve = Reserve Points
track-achievements = Achievements
track-detonations = Detonations (the enemy's next Initiative)
track-score = heroes { $heroes }, Dark Player { $dark }
# dun.end.quest-victory dun.quest-sheet.special-rules
note-goal = Goal: { $goal } ({ $left ->
    [0] this is the last turn
    [one] one turn left after this one
   *[other] { $left } turns left after this one
})
# dun.ko.prisoner-rescue
note-held = { $count ->
    [one] { $who } is held here. A 6 for a room that you find shows the door of the prison; without one the last room has it.
   *[other] { $who } are held here. A 6 for a room that you find shows the door of the prison; without one the last room has it.
}
# table
note-draft = A hero in the making: { $known }.
# table
note-draft-value = { $what } { $value }
words = { $words }
list = { $list }
sentence = { $one }.
sentences = { $one }. { $rest }
value-yes = yes
value-higher-die = as many turns as the higher die of the casting shows
value-no = no

area-safe-zone = Safe Zone: no trap can be sprung here now
area-darkness = Darkness
area-total-darkness = Total darkness
area-lights = A light left on the floor
area-height = Floor at height { $height }
edge-arch = passage
edge-unseen = unexplored passage
edge-open = open door
edge-door = closed door
edge-locked = locked door
edge-gate = gate that somebody must hold up
edge-secret = secret door
piece-chest = Chest
piece-light = Light
badge-lock = locked
badge-riddle = barred by a riddle
badge-trap = trapped
badge-poisoned = poisoned
badge-lit = burning
badge-borne = carried for its hero
badge-unloaded = not loaded
badge-unknown = its powers are unknown
badge-casts = cast so far
overtile-fire-wall = Wall of fire
overtile-ice-wall = Wall of ice
overtile-stone-wall = Wall of stone
overtile-swamp = Mire
overtile-rock = Broken ground
overtile-forest = Thicket
overtile-difficult = Difficult ground
overtile-pit = Pit
overtile-abyss = Abyss
overtile-mist = Mist

state-acting = acting now
state-waiting = still to act this turn
state-done = has acted this turn
state-outside = not on the board yet
state-left = outside the dungeon
state-knocked-out = Knocked Out
state-dead = dead
condition-shielded = behind the shield: no attack, no run next time
condition-climbing = Climbing
condition-held = held: no Action next time
condition-disarmed = Disarmed
bar-load = Load
value-fortune = Fortune
value-coins = Coins
value-xp = Experience
value-points = Value Points
value-changed = { $now } (printed { $base })
attribute-mana = Mana
attribute-dexterity = Dexterity
attribute-perception = Perception
short-dexterity = Dexterity { $value }
short-perception = Perception { $value }
lasting = { $card }: { $what }, { $until }
lasting-skill = { $what }
lasts-turn = until the next activation
lasts-spell = { $turns ->
    [0] while the spell lasts
    [one] 1 turn left
   *[other] { $turns } turns left
}
lasts-combat = for this combat
lasts-quest = for this quest
lasts-next-quest = for the next quest
zone-hands = In hand
zone-worn = Worn
zone-pack = Pack
zone-skills = Skills
zone-spells = Spells
zone-hand = Your hand
zone-dark-hand = The Dark Player's hand
zone-aside = Cards that the sheet needs
zone-plan = Your plan
zone-submerged = Under water
zone-leader = Your Leader's object
zone-deck-obstacles = Obstacles and Powers
zone-deck-powers = Powers
zone-deck-encounters = Encounters
zone-discard = Discarded
zone-powers = Powers in force

# Kinds
kind-hero-of = { $race }, { $job }
kind-leader = Leader, { $level }
kind-creature-of = { $level }
kind-mercenary-of = Mercenary, { $level }
kind-pet-of = Pet, { $level }
kind-creature = Creature
kind-companion = Companion
kind-race = Race
kind-class-fighter = Class of fighters
kind-class-explorer = Class of explorers
kind-class-spellcaster = Class of spellcasters
kind-skill = Skill
kind-skill-of = { $school } skill{ $active ->
    [1] , active
   *[other] {""}
}
kind-spell-of = { $nature } of the { $lore } lore
kind-weapon = Weapon
kind-armor = Armor
kind-shield = Shield
kind-object = Object
kind-magic = Magic object
kind-relic = Relic
kind-treasure = Treasure
kind-furniture = Furniture
kind-element = Special element
kind-obstacle = Obstacle
kind-power = Power
kind-encounter = Encounter
kind-place = Place or service
level-grunt = Grunt
level-elite = Elite
level-champion = Champion
size-1 = Small
size-2 = Average
size-3 = Large
size-4 = Huge
school-combat = Combat
school-scholarly = Scholarly
school-exploration = Exploration
school-nature = Nature
nature-projectile = Projectile
nature-control = Control
nature-damage = Damage
nature-protecting = Protection
nature-enhancing = Enhancement
nature-healing = Healing
behaviour-leader = leader
behaviour-undead = undead
behaviour-animal = beast
behaviour-large = giant
behaviour-sorcerer = sorcerer
behaviour-battle-sorcerer = battle sorcerer
behaviour-berserker = berserker
behaviour-melee-fighter = melee fighter
behaviour-ranged-fighter = ranged fighter
behaviour-flying = flyer
behaviour-raazbal = demon lord
behaviour-phalanx = line fighter
behaviour-assassin = assassin
behaviour-cutpurse = cutpurse
behaviour-duellist = duellist
behaviour-hunter = hunter
behaviour-swarm = swarm
behaviour-skirmisher = skirmisher
behaviour-outrider = outrider

# Printed figures
stat-level = Level
stat-size = Size
stat-base = Base
stat-evil-skills = Skills if evil
stat-skills = Skills
stat-traits = In particular
stat-weapons = Weapons
stat-spells = Spells
stat-behaviour = Behaviour
stat-upkeep = Upkeep
stat-points = Value Points
stat-faction = Faction
stat-fortune = Fortune
stat-gear = Has
stat-side = Side
stat-classes = Recommended classes
stat-range-of = { $low } to { $high }
stat-lores = Lores
stat-armor-allowed = Armor allowed
stat-shields-allowed = Shields allowed
stat-learning = Learns on 1 to 6
stat-needs = Needs
stat-uses = Uses per quest
stat-light-only = Not in heavy armor
stat-mana = Mana
stat-dice = Damage dice
stat-armor = Armor
stat-area = Reaches around it
stat-permanent = Lasts
stat-price = Coins to learn it
stat-range = Range
range-self = the caster only
range-strength = Strength + { $range }
stat-hands = Hands
stat-weight = Weight
stat-uncommon = Found in shops on
stat-damage = Damage
damage-fixed = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}
damage-strength = Strength { $dice }
damage-as-strength = Strength alone
stat-combat = Combat Skill
stat-defence = Combat Skill in defence
stat-shooting = Shooting Skill
stat-shots = Shots
stat-heavy-armor = Dice more against heavy armor
stat-breaks = Breaking roll
stat-block = Blocks on
stat-base-item = Is a
stat-damage-more = Damage dice more
stat-rolled = { $same ->
    [1] on { $low }:
   *[other] on { $low } to { $high }:
}
stat-height = Height
stat-cover = Cover
stat-squares = Squares
cover-light = light
cover-heavy = heavy
stat-detect = Detect it with
stat-disarm = Deactivate it with
stat-places = Can be in
stat-discard = Points when discarded
trap-in-room = rooms
trap-in-corridor = corridors
trap-in-door = doors
trap-in-chest = chests
armor-none = none
armor-light = light
armor-heavy = light and heavy
terrain-difficult = difficult ground
terrain-deep-water = deep water
terrain-pit = a pit
terrain-abyss = an abyss
terrain-footbridge = a footbridge
terrain-ladder = a ladder
terrain-high = high ground

# What things do
race-about = { $fits ->
    [0] Any class goes with this race
   *[other] Any class goes with this race; those that suit it are named
}. Attributes begin at the lower value and can be raised to the higher one.
class-about-fighter = Stands in front: strong with weapons, learns combat skills most of the time.
class-about-explorer = Opens, finds and slips past: doors, traps, chests and ambushes.
class-about-spellcaster = Knows spells and learns more of them; keep a hand free for the casting.
weapon-melee = Strikes in Melee Range
weapon-ranged = Shoots at enemies in sight, not out of a Melee Range
weapon-throwing = Thrown at enemies in sight, and gone from the hand
armor-about-light = Light armor, worn on the body
armor-about-heavy = Heavy armor, worn on the body; some classes and skills do not go with it
armor-about-piece = Worn besides the body armor
die-less-melee = One damage die less in melee
die-less-ranged = One damage die less from shots
die-less-claws = One damage die less from claws
die-less-scimitar = One damage die less from scimitars
die-less-fangs = One damage die less from fangs
die-less-mace = One damage die less from maces
die-less-dagger = One damage die less from daggers
die-less-fausal-sword = One damage die less from Fausal swords
die-less-great-flail = One damage die less from great flails
die-less-flail = One damage die less from flails
die-less-saber = One damage die less from sabers
die-less-sling = One damage die less from slings
die-less-whip = One damage die less from whips
die-less-katana = One damage die less from katanas
die-less-scythe = One damage die less from scythes
die-less-warhammer = One damage die less from warhammers
die-less-club = One damage die less from clubs
die-less-trident = One damage die less from tridents
die-less-short-sword = One damage die less from short swords
shield-about = Blocks a hit from the front on { $block } or more{ $ranged ->
    [1] , shots too
   *[other] , but no shots
}{ $cover ->
    [1] ; light cover against projectiles, Breath and Aura
   *[other] {""}
}
mode-about = Can also be used { $mode ->
    [impale] impaling
   *[thrust] thrusting
}: { $damage } damage, { $armor } to the target's Armor, { $combat } Combat Skill
trait = { $skill }{ $value ->
    [0] {""}
   *[other] {" "}{ $value }
}{ $word ->
    [ice] {" "}(ice)
    [rock] {" "}(rock)
    [light] {" "}(light)
    [fire] {" "}(fire)
    [orc] {" "}(orcs)
   *[other] {""}
}
mark-light = Too light to gain anything from the saddle
mark-lance = For a charge: from the saddle, after three squares straight on
mark-rides = A die more from the saddle
mark-long = Long: strikes at two squares' distance
mark-shield-breaker = Breaks shields
mark-reload = Must be loaded again with an Action
mark-detonation = Loud: the whole dungeon hears it
mark-blunt = Blunt: takes no poison
mark-natural = Part of the body: can be neither dropped nor given away
mark-under-water = Serves in deep water
mark-no-draw-penalty = Can be drawn in a Melee Range without a penalty
mark-stuns = A critical Stuns
mark-disarms = A critical strikes the weapon out of the enemy's hand
mark-ignores-shields = No shield helps against it
mark-critical-ignores-shields = No shield helps against a critical
mark-critical-pierces = A critical lowers the target's Armor by 1
mark-pierces-behind = Better against Armor from behind
mark-pierces-still = Better against Armor if its user has not moved
mark-no-defensive-shot = Not for Defensive Shots
mark-venomous = Poisons whom it wounds
mark-no-criticals = Has no criticals
mark-point-blank = Also at adjacent targets, and while Knocked Down
mark-far-blunt = No change of Armor beyond half its range
mark-pair = A pair: both hands strike as one weapon
mark-unarmed-adjacent = At an adjacent enemy it counts as no weapon
mark-stuns-user = A critical failure Stuns its user
mark-unpoisonable = Takes no poison
mark-flaming = Burns
mark-two-handed-block = Can block like a shield in trained hands
mark-returns = Comes back to the hand
mark-net = Entangles instead of wounding
mark-sword = A sword for Sword Masters
piece-about-search = Search it once: two dice decide what is found
piece-about-plain = Nothing to be found here
piece-about-movable = A strong arm can move it
piece-about-impassable = Nobody can pass it
piece-column-text = A pillar of stone: nobody passes, and it hides whoever stands behind it.
piece-statue-text = A stone figure: nobody passes, and it hides whoever stands behind it.
piece-about-terrain = Its squares are { $terrain }
effect-nothing = nothing
effect-harm = { $dice ->
    [one] 1 damage die
   *[other] { $dice } damage dice
}{ $avoid }
avoid-none = {""}
avoid-all = , avoided by { $what }
avoid-half = , halved by { $what }
effect-wound = { $amount } Vitality lost
effect-heal = { $full ->
    [1] all Vitality back
   *[other] { $die ->
        [1] { $amount ->
            [0] {""}
           *[other] { $amount } +{" "}
        }1D6 Vitality back
       *[other] { $amount } Vitality back
    }
}
effect-cure = no longer { $list }
effect-afflict = { $condition }
effect-modify = { $bonus } { $until }
effect-grant = { $skill } { $until }
effect-mana = { $amount } Mana back
effect-fortune = { $amount ->
    [one] a point of Fortune
   *[other] { $amount } points of Fortune
}
effect-coins = { $d6 ->
    [0] { $d3 ->
        [0] { $amount ->
            [one] 1 coin
           *[other] { $amount } coins
        }
       *[other] { $d3 }D3 coins{ $amount ->
            [0] {""}
           *[other] {" "}and { $amount } more
        }
    }
   *[other] { $d6 }D6 coins{ $amount ->
        [0] {""}
       *[other] {" "}and { $amount } more
    }
}
effect-find = { $count ->
    [one] {""}
   *[other] { $count } times{" "}
}{ $deck }
found-common = a common object
found-special = a special object
found-melee = a melee weapon
found-ranged = a ranged weapon
found-armor = a piece of armor
found-shield = a shield
found-magic = a magic object
found-relic = a relic
found-potion = a potion
found-treasure = a treasure
effect-gain = { $what }
effect-reserve = { $amount } Reserve Points for the Dark Player
effect-summon = { $count ->
    [one] { $creature } appears
   *[other] { $count } of these appear: { $creature }
}
effect-shove = pushed { $squares ->
    [one] 1 square
   *[other] { $squares } squares
} away
effect-teleport = to a free square within { $range }
effect-lay = { $what } on the square
effect-reveal-hand = the Dark Player shows his Encounters
effect-reveal-secret = secret doors of the section come to light
effect-reveal-identify = all unknown objects are identified
effect-transform = the shape of { $what }
effect-spring = the Dark Player may spring a trap
effect-control = serves the other side while the spell lasts

# What a bonus is added to
bonus-movement = Movement
bonus-combat = Combat Skill
bonus-strength = Strength
bonus-shooting = Shooting Skill
bonus-armor = Armor
bonus-agility = Agility
bonus-intelligence = Intelligence
bonus-courage = Courage
bonus-vitality = Vitality
bonus-dexterity = Dexterity
bonus-perception = Perception
bonus-initiative = Initiative
bonus-detect = detecting traps
bonus-disarm = deactivating traps
bonus-lock = locks and chests
bonus-search = searching
bonus-secret = finding secret doors
bonus-riddle = riddles
bonus-casting = casting
bonus-dispel = dispelling
bonus-jump = jumping and climbing
bonus-disengage = breaking away
bonus-attack = attack rolls
bonus-defence = defence rolls
bonus-shot = shots
bonus-block = blocking
bonus-damage = damage dice
bonus-melee-damage = damage dice in melee
bonus-ranged-damage = damage dice of shots
bonus-recovery = recovery

# Where effects come from, and what they give
source-stay = Since the last rest
source-rope = Rope
source-gate = Gate
source-jump-attack = Great jump
gift-rope = helps with a rope
gift-spell = under its power
gift-gate = holds the gate
gift-encouraging = encouraged
piece-about-entry = On entering: { $list }
piece-about-use = To whoever uses it: { $list }
piece-about-once = Only the first time
piece-about-thin-air = Whoever enters the section is Stunned and recovers only outside
piece-about-creature = To be had for half the price at the reveal: { $creature }
piece-about-roll = Whoever uses it rolls two dice
piece-rocks-text = Fallen from above, and not all at once.
treasure-about = In it: { $list }.
quest-of-somebody = A quest of your own
area-room = Room { $section }
area-corridor = Corridor { $section }
area-outdoor = Open ground { $section }

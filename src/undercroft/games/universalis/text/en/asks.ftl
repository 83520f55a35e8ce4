# What can be asked
ask-hero = Hero { $number }: who joins the party?
recruit = { $name }, { $race } { $job }: { $attributes }, Fortune { $fortune }. Knows: { $knows }. Has: { $gear }.
short-movement = Movement { $value }
short-combat = Combat { $value }
short-strength = Strength { $value }
short-shooting = Shooting { $value }
short-armor = Armor { $value }
short-agility = Agility { $value }
short-intelligence = Intelligence { $value }
short-mana = Mana { $value }
short-courage = Courage { $value }
short-vitality = Vitality { $value }
dark-discard = Discard { $what }
ask-next = Who is activated next?
ask-enter = { $name }: by which starting square do you enter?
ask-act = { $name } (Movement { $points }, { $actions ->
    [0] no Action
   *[other] an Action
}, { $quick ->
    [0] no Quick Action
   *[other] a Quick Action
} left): what do you do?
ask-act-how = { $name }: { $what }
no-third-skill = { $used ->
    [0] Two Active skills at most go together.
    *[other] Two Active skills at most in an activation. In use already: { $skills }.
}
menu-turn = Turn ...
menu-turn-ahead = Turn ... (unexplored: { $what })
menu-cast = Cast { $what } ...
menu-attack = Attack { $target } ...
menu-shoot = Shoot at { $target } ...
menu-give = Give { $target } something ...
menu-exchange = Take { $what } in hand instead of ...
menu-coat = Put { $what } on ...
menu-use = Use something on { $target } ...
ask-fortune = { $name }: { $roll } came to { $total }, { $target } was needed. Spend a Fortune point ({ $left } left) to roll again?
ask-fortune-damage = { $name } is about to lose { $wounds } of { $vitality } Vitality. Spend a Fortune point ({ $left } left) to have the damage rolled again?
ask-fortune-melee = { $attacker } attacks { $defender }: { $attack } against { $defence }, so { $name } is losing. Spend a Fortune point ({ $left } left)?
ask-fortune-against = { $other } against { $name }, { $roll }: { $total }, { $target } was needed. Spend a Fortune point ({ $left } left) to have it rolled again?
ask-fortune-opposed = { $name } against { $other }, { $roll }: { $own } to { $their }, so { $name } is losing. Spend a Fortune point ({ $left } left)?
ask-spell-square = { $name }: on which square does { $spell } fall?
ask-fatal = { $name } is about to be Knocked Out. Spend a Fortune point ({ $left } left) to undo the blow on 5+?
ask-fatal-again = { $name }: a second Fortune point undoes the blow for sure. Spend it?
ask-push = { $name }: where do you push { $other }?
ask-take-position = { $name }: do you step into the free square { $square }?
ask-shielding = { $name }: do you declare Shielding?
ask-raise-shield = { $name }: a spell comes at you. Hold your shield against it? It may break.
ask-defensive-shot = { $name }: { $other } comes for you. A Defensive Shot?
ask-surprise = { $other } is Caught by Surprise. Where does { $name } have it stumble?
ask-surprise-facing = Which way does { $other } face?
ask-obstacle = { $name } is { $kind ->
    [door] at a door
    [chest] at a chest
    [corridor] in a corridor
   *[room] in a room
} (section { $place }). Do you activate a card? (Reserve Points: { $reserve })
ask-encounter = Section { $place } is revealed. Do you activate an Encounter card? (Reserve Points: { $reserve })
ask-hazard-at = Where does { $card } lie?
ask-leader-here = The Leader can be placed in section { $place }. Is he here?
leader-here-pass = Not here
leader-here-place = Here
ask-creature = Which creature appears? ({ $left ->
    [one] 1 point
   *[other] { $left } points
} left for it)
ask-place = Where do you place { $creature }?
ask-draw = From which deck do you draw?
ask-discard = Which card do you discard?
ask-clock = How long did { $name } take, companions included?
ask-dark = What does the Dark Player do? (Reserve Points: { $reserve })
ask-dispel = { $name } has cast { $spell } with { $total }. Do you try to dispel it?
ask-lucky = { $name }: which treasure do you keep?
ask-teleport = { $name }: where do you appear?

fortune-pass = Let it stand
fortune-again = Roll again
fortune-damage-pass = Let it stand
fortune-damage-again = Have it rolled again
fortune-opposed-pass = Let it stand
fortune-opposed-own = Repeat the own roll
fortune-opposed-other = Repeat the opponent's roll
fortune-against-pass = Let it stand
fortune-against-other = Have it rolled again
fortune-melee-pass = Let it stand
fortune-melee-own = Roll again
fortune-melee-other = Have the opponent roll again
fatal-pass = Accept it
fatal-spend = Spend a point
fatal-again-pass = Accept it
fatal-again-spend = Spend a second point
raise-shield-pass = Spare the shield
raise-shield-raise = Hold it up: one damage die fewer, and it may break
take-position-stay = Stay
take-position-take = Step in
shielding-pass = Only block
shielding-shield = Shielding
defensive-shot-pass = Hold
defensive-shot-shoot = Shoot

# What a character can do
act-move = Move to { $x },{ $y }
manner = { $what }, { $ways }
mode-impale = impaling
mode-thrust = thrusting
aid-scroll = with a scroll
aid-components = with components
coating = { $what } on { $on }
door-at = the door at { $where }
act-shift = Shift to { $x },{ $y } within the Melee Range
act-disengage = Break away
act-run = Run
act-swim = Swim
act-fly = Fly
act-land = Come down
act-jump = Jump to { $x },{ $y }
act-climb = Climb out to { $x },{ $y }
act-attack = Attack { $target } with { $what }
act-shoot = Shoot at { $target } with { $what }
act-cast = Cast on { $target }: { $what }
act-reload = Reload { $what }
act-open = Open { $target }
act-pick = Pick the lock of { $target }
act-solve = Solve the riddle of { $target }
act-solve-chest = Solve the riddle of the chest
act-break = Break { $target }
act-blast = Blast { $target } open with { $what }
act-blast-chest = Blast the chest open with { $what }
act-break-chest = Break the chest
act-chest = Pick the lock of the chest
act-secret = Search for secret doors
act-search-room = Search the room
act-search = Search { $target }
act-corpses = Search the dead
act-disarm = Deactivate the trap at { $x },{ $y }
act-disarm-door = Deactivate the trap on { $target }
act-disarm-chest = Deactivate the trap on the chest
act-draw = Take { $what } in hand
act-exchange = Put { $old } away and take { $what } in hand
act-stow = Put { $what } away
act-drink = Use { $what }
act-pick-up = Pick up { $what }
act-recover = Snatch { $what } from the ground
act-close-door = Close { $target }
act-reopen = Open { $target } again
act-give = Give { $what } to { $target }
act-lever = Work { $target }
act-turn = Turn { $what }
act-turn-ahead = Turn { $what } and look into the unknown
act-leave = Leave the dungeon
act-end = End the activation
act-end-turn = End the turn
act-activate = { $target }
act-assault = All at { $target }
act-nature = Each as its nature bids
act-discard = Discard { $what }
act-power = Play { $what } on { $target }
act-come = Play { $what }
act-improve = Improve the Leader: { $what }
act-don = Put on { $what }
act-doff = Take off { $what }
act-light = Light { $what }
act-shove-piece = Move { $target } to { $x },{ $y }
act-identify = Identify { $what }
act-skill = { $what } on { $target }
act-talent = { $what } ({ $target })
act-craft = Practise: { $what }
act-ask-test = Ask a test of { $target }
ask-trial = What shall { $name } be tested in?
ask-follows = { $name }, { $test }: { $passed ->
    [1] passed
   *[other] failed
}. What follows?
follows-nothing = Words alone
follows-coins = { $number ->
    [one] 1 coin
   *[other] { $number } coins
}
follows-wound = 1 damage die against Natural Armor
follows-mend = 1 Vitality
follows-yield = The door at { $where } yields
follows-thing = { $what }
act-rage = Go berserk
act-escort = Escort { $target }
act-quick-reload = Reload { $what } quickly
act-leap = Jump over { $target } to { $x },{ $y }
act-sneak = Steal past { $target }
act-track = Read the tracks
act-change = Become a werewolf
ask-martial-arts = { $name }: stun { $other }, or throw it down?
martial-arts-stun = Full damage, and Stunned
martial-arts-throw = One damage die, and Knocked Down
ask-trapper = { $name }: do you spring a trap on { $other }?
trapper-pass = Wait
trapper-spring = Spring it
ask-dive = Does { $creature } stay under the water?
dive-show = Show it
dive-hide = Keep it hidden
ask-surface = Where does { $creature } surface?
surface-wait = Keep it under water
ask-pounce = { $name } has landed on { $other }: strike from beside it, or cling to it?
pounce-strike = Land beside it and strike
pounce-cling = Cling to its neck
ask-pounce-miss = { $name }: where does { $other } fall?
ask-pounce-push = { $name }: where is { $other } pushed?
ask-pounce-land = { $name }: where do you land?
ask-make-room = Where does { $name } step to make room for the climber?
ask-land-beside = { $name } comes off the mount: onto which square?
ask-bodyguard = { $name }: do you take the hit for { $other }?
bodyguard-pass = Stand aside
bodyguard-take = Take it
direction-north = north
direction-north-east = north-east
direction-east = east
direction-south-east = south-east
direction-south = south
direction-south-west = south-west
direction-west = west
direction-north-west = north-west
clock-over = Longer than a minute
clock-looked-up = Longer, but only the rules were looked up
ask-clock-dark = The Dark Player has two minutes in this fight, looking up rules not counted. Are they over?
clock-dark-pass = He goes on
clock-dark-over = They are over: the others wait
ask-plan = Which card do you plan? ({ $left } Reserve Points left to plan with)
dark-done = The plan is complete
ask-plan-at = Where do you plan { $card }?
plan-at-square = At { $square }
plan-at-chest = At the chest at { $square }
plan-at-door = At the door at { $where }
plan-at-section = In section { $section }
plan-at-leader = On the Leader
ask-come-from = Where does { $card } come from?
clock-in-time = Within a minute
draw-obstacles = Obstacles and Powers
draw-encounters = Encounters

# Rolls
roll-attack = Attack
roll-surface = Surfacing
roll-shape = Change of shape
roll-gaze = Lethal gaze
roll-idle = Standing about
roll-runaway = Looking for the runaway
roll-leap = Flying jump
roll-prayer = Prayer
roll-seat = Keeping the seat
roll-spring-up = Springing up
roll-defence = Defence
roll-shot = Shot
roll-damage = Damage
roll-block = Block
roll-break = Breaking
roll-which = Which falls
roll-casting = Casting
roll-dispel = Dispelling
roll-initiative = Initiative
roll-run = Running
roll-swim = Swimming
roll-jump = Great jump
roll-footbridge = Does the footbridge hold?
roll-gate = Holding the gate
roll-cling = Clinging
roll-climb = Climbing
roll-fall = Fall
roll-disengage = Breaking away
roll-recovery = Recovery
roll-rise = Standing up
roll-craft = A secondary skill
roll-craft-lesson = Learning a secondary skill
roll-asked = The game master's test
roll-regeneration = Regeneration
roll-hardened = Hardened
roll-fatal = Fortune
roll-plague = Plague
roll-scenario = Scenario Die
roll-spawn = Creature Spawn Table
roll-lock = Picking the lock
roll-chest = Picking the lock of the chest
roll-riddle = Riddle
roll-secret = Secret doors
roll-search = Searching
roll-furniture = Furniture
roll-corpses = Corpses
roll-coins = Coins
roll-detect = Detecting a trap
roll-disarm = Deactivating a trap
roll-courage = Courage
roll-avoid = Avoiding it
roll-resist = Resisting
roll-resistance = Magic Resistance
roll-heal = Healing
roll-recover = Snatching it up
roll-roll = Roll
roll-grab = Grab
roll-hypnosis = Hypnosis
roll-leach = Leaching Mana
roll-sweep = Sweep
roll-onslaught = Onslaught
roll-music = Music
roll-mislead = Misleading
roll-mana = Recovering Mana
roll-identify = Identifying
roll-potion = Potion

# Outcomes
end-won = The quest is accomplished.
end-fled = The heroes left before the goal was reached.
end-fallen = All heroes are Knocked Out.
end-late = Time has run out.
end-failed = What you came for is beyond saving.

legend-furniture = = furniture
legend-chest = $ chests
legend-trap = ^ traps
legend-water = ~ water
legend-pit = v pits
legend-ground = : difficult or high ground
legend-magic = * magic
legend-floor = % things on the floor
legend-start = _ starting squares
task-leave = Done! Now leave by the starting squares.
task-leader = Defeat the Leader.
ask-dwell = Who dwells here this time? Each creature of the sheet gives way to its like.
ask-conduct = Would you conduct the Dark Player's creatures where their rules leave a choice?
conduct-pass = No
conduct-willing = Yes
ask-doubt = { $name }: the rules rank these alike. Which one?
ask-doubt-square = { $name }: these squares are as good as each other. Which one?
act-go-for = Go for { $target }
task-reach = Reach the goal squares.
task-find = Find what the sheet hides.
task-gather = Find all that the sheet hides.
task-slay = Slay those of whom the sheet speaks.
task-escort = Free somebody and bring him to the goal squares.
task-eliminate = Leave no enemy standing.
task-survive = Hold out.
section-at = { $section } ({ $where })
hand-card = { $what } (cost { $cost })
legend-unknown = , not explored yet
thing-at = { $what } ({ $where })

ask-resurrect = { $name } is dead. Pay { $cost ->
    [one] one coin
   *[other] { $cost } coins
} to a Healer?
ask-ransom = { $name } is a prisoner. The ransom is { $cost ->
    [one] one coin
   *[other] { $cost } coins
}, and the group has { $coins }. What do you do?
ask-injury = { $name } is injured for good. Which attribute suffers?
ask-invest = { $name } has { $xp } experience. What do you invest it in?
ask-craft = { $name }: which secondary skill do you practise? The point is gone either way.
ask-first-spell = { $name }: which spell of your gods do you learn?
ask-herbalist = { $name }: which potion have you brewed?
ask-instructor = { $name }: whom have you trained?
ask-informed = { $name }: whom does the tale of the dead help with the next Initiative?
ask-learn = { $name }: which skill do you learn?
resurrect-pay = Pay
resurrect-refuse = Let him rest
ransom-pay = Pay
ransom-refuse = Refuse
roll-fate = Fate
roll-injury = Injury
roll-learning = Learning

square = { $x },{ $y }
square-none = Leave it where it is
creature-done = No more
dark-pass = Play nothing
dark-pass-move = Play nothing during this whole move
dark-pass-section = Play nothing until another section is seen or your turn comes
dispel-pass = Let it work
dispel-try = { $name } tries
dispel-scroll = { $name } tries with a scroll
attribute-movement = Movement
attribute-combat = Combat Skill
attribute-strength = Strength
attribute-shooting = Shooting Skill
attribute-armor = Armor
attribute-agility = Agility
attribute-intelligence = Intelligence
attribute-courage = Courage
attribute-vitality = Vitality
invest-keep = Keep the rest
invest-skill = A new skill
invest-fortune = A point of Fortune
invest-craft = A secondary skill
invest-raise = { $what } to { $value }

ask-stable = { $name } has a mount: { $creature }. Where will it be?
stable-outside = It waits outside
stable-along = It comes along
stable-mounted = Begin in the saddle
stable-beside = Begin beside it
stable-load = First put { $what } into the saddle bags
ask-hire = { $name } has { $coins ->
    [one] one coin
   *[other] { $coins } coins
}. Who comes along?
ask-loadout = Which weapons does { $creature } take?
hire-none = Nobody
loadout = { $what }

act-coat = Put { $what }
act-use = Use { $what } on { $target }

ask-leader = Who is the Quest Leader?
ask-leader-item = Which object do you buy for the Leader? (Reserve Points: { $reserve })
leader-item-none = None
ask-upgrade = How do you improve { $name }? (Reserve Points: { $reserve })
upgrade-none = Leave him as he is
gain = { $value } { $what }
ask-half-price = { $creature } can be had for half its cost ({ $reserve } Reserve Points). Do you pay?
half-price-pass = No
half-price-pay = Pay

roll-kindness = Help or attack

roll-resting-place = Resting place
roll-uncommon = Looking for it

act-put-down = Put { $what } down

act-rope = Help with a rope
act-bridge = Begin a footbridge with { $target }: Pickaxes and Rope are spent
act-build = Go on building the footbridge
act-hold = Hold gate { $target } up for the others
act-scale = Climb to { $x },{ $y }
act-scale-on = Climb on to { $x },{ $y }
act-pounce = Jump onto { $target }
act-cut-bridge = Destroy the footbridge at { $x },{ $y }
roll-rope = Rope

act-lift = Carry { $target }
act-lift-pair = Carry { $target } together with the one at { $x },{ $y }
act-together = Walk side by side with { $target }
act-lead = Take { $target } by the reins
act-mount-up = Mount { $target }
act-dismount = Dismount to { $x },{ $y }
act-gallop = Gallop
act-load-body = Lay { $target } across the mount at { $x },{ $y }
act-unload-body = Take { $target } down from the mount
act-take-back = Take { $what } back from { $target }
ask-hand-over = { $name } is down: who takes { $creature } along?
hand-over-nobody = Nobody
act-lay-down = Lay the body down
act-command = Command { $target }
act-wear = Put on { $what }
act-unwear = Take off { $what }
act-invoke = Use the power of { $what } on { $target }
act-arm = Take { $what } from the last enemy slain
ask-use-skill = { $name }: { $roll } has failed ({ $total }). Use { $skill }?
use-skill-pass = Let it stand
use-skill-use = Roll again
ask-share = { $name }: who gets { $what }?
ask-share-coins = { $name }: what becomes of the { $coins ->
    [one] coin
   *[other] { $coins } coins
}?
share-coins-keep = Keep them
share-coins-evenly = Share them evenly

ask-outfits = { $count ->
    [one] The new creature
   *[other] The { $count } new creatures
}: what do you buy? ({ $reserve } Reserve Points)
outfits-none = Nothing: as they come
outfits-singly = Choose singly ...
kit-weapon = The best weapon for each
kit-shield = The best shield for each
kit-armor = The best armor for each
kit-flask = The best flask for each
ask-outfit = What do you buy for { $creature }? ({ $reserve } Reserve Points)
outfit-none = Nothing

# Headings of options
group-move = Moving
group-attack = Attacks
group-magic = Magic
group-skills = Skills
group-explore = Exploring
group-gear = Equipment
group-people = Characters
group-orders = Orders
group-cards = Cards
group-discard = Turning cards into points
group-raise = Attributes
group-end = Ending
group-deal-buy = Buying
group-deal-sell = Selling
group-deal-return = Giving back
group-deal-stow = Packing
group-deal-wear = Wearing
group-deal-hold = Holding
group-deal-load = Saddle bags
group-deal-hire = Hiring
group-deal-bard = For the mount
group-deal-go = Places to visit
group-deal-along = Companions
group-deal-home = Companions

# What options cost and mean
cost-action = { $count ->
    [one] Action
   *[other] Actions
}
cost-quick = { $count ->
    [one] Quick Action
   *[other] Quick Actions
}
cost-movement = Movement
cost-mana = Mana
cost-fortune = Fortune
cost-coins = { $count ->
    [one] coin
   *[other] coins
}
cost-reserve = { $count ->
    [one] Reserve Point
   *[other] Reserve Points
}
cost-experience = experience
cost-development = { $count ->
    [one] development point
   *[other] development points
}
detail-near = Into the Melee Range of { $who }: the move ends there.
detail-damage = { $dice ->
    [one] 1 damage die
   *[other] { $dice } damage dice
}, { $need ->
    [7] each wounding on a 6 and another 6
   *[other] each wounding on { $need } or more
}
detail-blow-first = { $dice }. The first of { $most } blows.
detail-blow-left = { $dice }. { $left ->
    [one] The last blow.
   *[other] { $left } blows left.
}
detail-shots = { $dice }. { $count } shots.
detail-casts = { $left ->
    [one] One casting
   *[other] { $left } castings
} left in this quest
detail-run = 2D6 squares more, at most { $most } in all; no Quick Action after it
detail-swim = { $squares ->
    [one] 1 square
   *[other] { $squares } squares
}; a double 1: none
detail-break = { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}, each counting on { $need } or more; { $left } more needed, and what is done stays done
detail-disengage = Out of all Melee Ranges, one Agility test for each opponent
detail-shift = This step is the whole move, and only this opponent can be attacked after it
detail-rage = One blow more and harder to stop, but compelled to fight
detail-fly = The whole move is flown
detail-shielding = Every block of this turn may be rolled twice; no attack and no run next turn
detail-dispel = The Mana is gone only if it succeeds
detail-brings-reserve = Brings { $points ->
    [one] 1 Reserve Point
   *[other] { $points } Reserve Points
}
detail-brings-coins = Brings { $coins ->
    [one] one coin
   *[other] { $coins } coins
}
detail-craft-lesson = The point is gone either way; then an Intelligence test
confirm-leave = Leave the dungeon for good?
confirm-leave-early = The goal is not reached. Leave the dungeon for good?

# Why something cannot be used now
no-action = The Action of this activation is spent.
no-quick = No Quick Action is left, and none while running.
no-bound = After the step within the Melee Range only that opponent can be attacked.
no-hampered = An enemy is too near for that.
no-here = This is where the character stands.
no-move-down = Whoever is Knocked Down has to stand up first.
no-move-held = Whoever is Stationary goes nowhere.
no-move-pit = First out of the pit.
no-engaged = In an enemy's Melee Range: only a step within it or breaking away.
no-movement = No Movement is left.
no-unexplored = Nobody has seen that part yet.
no-far = Too far: it takes { $cost } Movement, and { $left } { $left ->
    [one] is
   *[other] are
} left.
no-way = No way leads there, or somebody stands in it.
no-self = It is this character's own activation.
no-out = Out of the fight.
no-friend = Nothing to be done with this friend now.
no-friend-far = A friend; to give or help one must be next to each other.
no-shielded = After Shielding there is no attack in this activation.
no-reach = Out of reach for a blow: { $far } squares away, and the reach is { $reach }.
no-shot-engaged = { $what }: no shot with an enemy at hand.
no-unloaded = { $what } is not loaded.
no-range = { $what }: { $far } squares away, and the range is { $most }.
no-sight = { $what }: no line of sight.
no-door-far = A door is worked from the square before it.
no-door-now = Nothing to be done with this door now.
no-thing-far = Too far to reach: one must be next to it.
no-explorer = Only heroes on foot search and open.
no-combat = No exploring in a combat turn.
no-thing-now = Nothing more to be done with it now.
no-not-his = It belongs to somebody else, whose activation this is not.
no-mana = It takes { $cost } Mana, and { $left } { $left ->
    [one] is
   *[other] are
} left.
no-casts = It has been cast { $most } times in this quest, which is all.
no-superior = A spell of 2 or more Mana cannot be cast after a move.
no-hand = Casting takes a free hand.
no-target = Nobody is there for it to be cast on: in range ({ $range }) and in sight.
no-use-now = It is of no use just now.
odds-as-many = as many or more
odds-fewer = fewer

# What the table shows, and what is printed

## headings of options
group-move = Movement
group-jump = Jumps
group-door = Doors
group-here = On the spot
group-attack = Attacks
group-use = Potions, spells and tools
group-gear = Equipment
group-deed = The task
group-wait = Waiting
group-cards = Cards
group-heroes = Characters
group-monsters = Monsters
group-squares = Squares
group-places = Places
group-shop-buy = Buy
group-shop-pay = Pay with
group-shop-clear = Remove

## figures and places
figure = { $monster } { $figure }
at-square = at { $x },{ $y }
at-entrance = at the entrance
dice = { $count }D{ $bonus }
dice-plain = { $count }D
levels = { $values }
and-then = { $first } { $then }
way-door = door { $side }
way-open = open { $side }

## more questions and options
ask-run-up = { $hero }, from where do you jump on?
act-run-up-first = Run up first, then jump
act-wait-rest = Wait out the round
psi-boost-none = Spend nothing
raise-to = { $attribute } to { $value }
choose-hero-premade = { $hero }: STR { $str }, CON { $con }, AGI { $agi }, PER { $per }, WIS { $wis }, PSI { $psi }; { $items }

## the scene
scene-preparation = { $scenario }: { $phase }
scene-round = { $scenario }: { $phase }
board-dungeon = The dungeon
phase-heroes = choosing characters
phase-standard = standard items
phase-cards = starting cards
phase-arrange = getting dressed
phase-A = a new round
phase-C = initiative
phase-D = actions
phase-E = poison
phase-F = special actions
phase-G = doom
phase-H = experience
phase-H2 = experience
phase-I = the dimension shop
phase-end = end of the round
phase-change = end of the round
phase-rewards = rewards
phase-closed = the end
track-doom-head = Doom (on the monster head)
track-doom = Doom
mark-extra = { $space }: all monsters act
mark-level = { $space }: monsters rise a level
track-round = Round
track-level = Monster level
track-xp = Group experience
track-gold = Gold on the counter
track-monster-points = Monster points
edge-door = Door
edge-secret = Secret door
edge-open = Open door
edge-gap = Open side
edge-barred = Barred door
edge-railing = Edge of the bridge
piece-treasure = Treasure
bar-hp = Hit points
bar-pp = Psi points
bar-ap = Action points
name-hero = Hero { $number }
name-custom = Hero { $number }
state-acting = acts
state-ready = ready
state-done = has acted
state-outside = waits outside the entrance
state-unconscious = unconscious
state-left = is out
state-dead = is dead
state-quit = has left the party
condition-poison = Poisoned
condition-poison-text = At the end of the round each marker costs a hit point; characters may shake it off with CON + WIS.
condition-poison-monster-text = At the end of the round each marker costs it a hit point, except in the first edition.
condition-unconscious = Unconscious
condition-unconscious-text = Neither acts nor is attacked; may be carried.
condition-held = Held
condition-held-text = Cannot move.
condition-buried = Buried
condition-buried-text = Lies under rubble: reached only from the next square.
condition-disarmed = Disarmed
condition-disarmed-text = One die fewer in attack, defense and psi resistance.
condition-carries = Carries { $hero }
condition-carries-text = Every movement costs double.
badge-damaged = damaged
badge-fire = fire for 1 PP
badge-water = water for 1 PP
badge-earth = earth for 1 PP
badge-air = air for 1 PP
badge-magic = magic
badge-poison = poisoned
boon-now = this round and the next
boon-lasting = for the rest of the scenario
boon-amount = { $what } +{ $amount }
boon-melee = Melee
boon-ranged = Ranged attacks
boon-spell = Magic
boon-damage = Damage
boon-defend = Defense
boon-resist = Psi resistance
boon-ar = Less damage
boon-jump = Jumps
boon-traps = Trap checks
boon-ip = Initiative
zone-hand = Starting cards
zone-belt = Belt ({ $places } places)
zone-standard = Standard items
zone-shop = The dimension shop
zone-drawn = Drawn cards
zone-traps = Traps that last
zone-tile = The tile in hand
zone-stack = Loot stack { $number }
zone-tiles = Room tiles
zone-monsters = Monster cards
zone-doors = Door events
zone-discard = Discarded loot
zone-personas = Who you can be

## what is printed
kind-melee = Melee weapon
kind-ranged = Ranged weapon
kind-spell = Attack spell
kind-ritual = Spell
kind-ward = Defensive spell
kind-shield = Shield
kind-armor = Armor
kind-accessory = Accessory
kind-potion = Potion
kind-tool = Valuable
kind-trap = Trap
kind-event = Event
kind-monster = Monster
kind-boss = Boss
kind-rule = Rule card
kind-modification = Modification
kind-hero = Character
kind-tile = Room tile
kind-door = Door event
value-attack = Attack
value-attack-type = Attacks by
attack-melee = melee
attack-ranged = missiles
attack-magic = magic
value-defense = Defense
value-psi = Psi resistance
value-damage = Damage
value-range = Range
value-hp = Hit points
value-ar = Armor rating
value-ap = Action points
value-pp = Psi points
value-tn = Target number
value-hands = Hands
value-ip = Initiative points
value-xp = Experience
value-xp-own = Attribute points
value-loot = Loot cards
value-needs = Needs { $attribute }
value-figures = Figures
value-weak = Weak against
value-element = Strikes with
value-bonus = Hero bonus
value-doors = Doors
value-open-sides = Open sides
value-treasures = Treasures
value-white = Monsters
value-green = Monsters from 4 characters
value-yellow = Monsters from 5 characters
value-red = Monsters with 6 characters
theme-gatehouse = Part of the gatehouse.
theme-hall = One of the great halls.
theme-lair = Somebody lives here.
theme-study = Here they read, brewed and forged.
theme-crypt = Here they buried their dead.
theme-passage = A way from one place to another.

## rules that follow from the figures
rule-element = Deals { $element } damage.
rule-vulnerable = Of no use against { $element }.
rule-piercing = Ignores armor.
rule-immobilize = Whoever is hit cannot move.
rule-disarm = Whoever is hit is disarmed: one die fewer in attack, defense and psi resistance.
rule-drain = You regain the hit points that it takes.
rule-magic = A magic item.
rule-poison = A wound brings { $number ->
    [one] 1 poison marker
   *[other] { $number } poison markers
}.
rule-push = Pushes whoever is hit { $number ->
    [1] a square
   *[other] { $number } squares
} away.
rule-versus = { $number } more damage against { $tag }.
rule-burst = Hits all monsters within { $radius } of the target.
rule-chain = Leaps on from target to target within { $radius } squares, { $number } in all.
rule-sweep = { $number ->
    [0] Hits all monsters in range.
   *[other] Hits up to { $number } monsters in range.
}
rule-around = Hits all monsters within { $radius } of you.
rule-friends = Friends there must defend too.
rule-boost = { $pp } PP: { $parts }.
boost-dice = { $number ->
    [one] 1 more die
   *[other] { $number } more dice
}
boost-bonus = +{ $number } to the attack
boost-damage = { $number } more damage
boost-poison = { $number ->
    [one] 1 poison marker
   *[other] { $number } poison markers
}
boost-element = { $element } damage
boost-piercing = ignores armor
boost-immobilize = whoever is hit cannot move
boost-disarm = whoever is hit is disarmed
rule-worn-melee = Melee { $number }.
rule-worn-ranged = Ranged attacks { $number }.
rule-worn-spell = Magic attacks { $number }.
rule-worn-defend = Defense { $number }.
rule-worn-resist = Psi resistance { $number }.
rule-worn-tn-bonus = Your checks against the target numbers of spells and items { $number }.
rule-worn-spells = Your checks against the target numbers of spells { $number }.
rule-worn-ip = Initiative points { $number }.
rule-worn-hp = Hit points { $number }.
rule-worn-psi-points = Psi points { $number }.
rule-worn-belt = Places in the belt { $number }.
rule-worn-jump = Jump checks { $number }.
rule-worn-traps = Trap checks { $number }.
rule-worn-strength = Strength for carrying armor { $number }.
rule-ward = Each defense with it against a blow costs { $pp } PP.
rule-spent = Used up.
rule-valuable = Only its gold counts.
rule-trap-person = Concerns whoever found it.
rule-trap-area = Concerns everyone within { $radius } of the finder.
rule-trap-room = Concerns everyone in the room.
rule-trap-check = Avoided with { $attribute } + { $second } + 2D against { $target }{ $level ->
    [0] .
   *[other] { " " }+ { $level } per monster level.
}
rule-trap-blocks = The doors of the room are barred meanwhile.
rule-trap-lasting = Lasts until somebody disarms it with the same check ({ $ap } AP).
rule-trap-ends = Ends by itself after { $rounds } rounds.
rule-trap-xp = { $xp } XP.
rule-trap-xp-own = { $xp } XP for whoever disarms it.
rule-weak = Its armor is of no use against { $element }.
rule-strikes = Its attacks deal { $element } damage.
rule-boss = { $monster } of the monsters' level, with { $number ->
    [one] 1 hit point
   *[other] { $number } hit points
} more per character and what is added here.
rule-hero = Begins with { $items }.
rule-hero-exchange = May exchange starting cards for { $items }.
hero-warrior-text = Reads slowly, hits quickly, apologizes never.
hero-shield-maiden-text = Stands where others would rather not, and does not move.
hero-ranger-text = Has more names for mud than for people.
hero-huntress-text = Misses rarely and remembers each time.
hero-adventurer-text = A bit of everything, and a good story about the rest.
hero-scoundrel-text = Your purse is safe. It is with her.
hero-mage-text = Has set fire to better libraries than this one.
hero-priestess-text = Forgives the dead, once they lie down.

## goals, and what is left to do
goal-buried-alive = Find the shaft and get everybody out.
goal-the-warlord = Slay Gorrak the Warlord in his war room.
goal-prisoners = Free three prisoners.
goal-four-seals = Break four seals, by will or by force.
goal-last-stand = Stay alive until the army comes.
goal-scattered-pages = Gather enough pages; they lie where treasure lies.
goal-closing-the-portals = Close three portals, by will or by force.
goal-midnight-ritual = Slay the Lich before the end of round 14.
goal-bounty-hunt = Defeat enough monsters before the end of round 18.
goal-poisoned-wells = Cleanse three wells.
goal-the-cartographer = Enough tiles on the table before the end of round 16.
goal-the-stolen-crown = Lift the crown and carry it out by the stairs.
goal-the-restless = Silence four tombs: smash or seal them.
goal-exploration = A rule card of the boss deck says when it ends.
goal-ash-1-earthquake = Dig the survivors out, or enough of them.
goal-ash-2-goblin-king = Slay the Goblin King.
goal-ash-3-shards = Gather enough shards.
goal-ash-4-gates = Close three gates of fire.
goal-ash-5-count = Slay the Vampire Count before the end of round 16.
goal-ash-6-forge = Quench both bellows: the Iron Colossus lives on their breath.
goal-ash-7-siege = Hold out until the smiths are done. There is no escape.
goal-ash-8-crown = Slay the Ember Dragon. There is no escape.
goal-bell-1-snow = Enough tiles on the table before the end of round 10.
goal-bell-2-toll = Slay the Bridge Troll, or gather the purses of his toll; what you do decides what follows.
goal-bell-3-larder = Find the hatch behind the larder and get everybody out.
goal-bell-3-kitchen = Fish two guests out of their pots and slay the Ogre Cook.
goal-bell-4-ransom = Own loot worth enough together before the end of round 15.
goal-bell-5-rider = Bury the head, and slay the Headless Rider after that; before, he comes back.
goal-bell-6-choir = Silence three choir stalls, by will or by force; every fourth round each that lies open brings doom a space nearer.
goal-bell-7-mould = Carry enough ingots to the entrance and pour them; everyone can bear one.
goal-bell-8-bell = Crack the bell and slay the Rime Dragon. Every third round the bell tolls: doom comes a space nearer, and who is in its room loses a hit point. There is no escape.
left-out = Out: { $done } of { $wanted }.
left-freed = Freed: { $done } of { $wanted }.
left-broken = Broken seals: { $done } of { $wanted }.
left-page = Pages: { $done } of { $wanted }.
left-closed = Closed: { $done } of { $wanted }.
left-kills = Defeated monsters: { $done } of { $wanted }.
left-cleansed = Cleansed wells: { $done } of { $wanted }.
left-tiles = Tiles: { $done } of { $wanted }.
left-smashed = Silent tombs: { $done } of { $wanted }.
left-rescued = Rescued: { $done } of { $wanted }.
left-shard = Shards: { $done } of { $wanted }.
left-quenched = Quenched bellows: { $done } of { $wanted }.
left-gold = Loot worth { $done } of { $wanted } gold.
left-rounds = Rounds held: { $done } of { $wanted }.
left-deadline = Round { $done } of { $wanted }.
left-boss-slain = { $done ->
    [0] The boss is still alive.
   *[other] The boss is dead.
}
left-purse = Purses: { $done } of { $wanted }.
left-fished = Guests saved: { $done } of { $wanted }.
left-buried = { $done ->
    [0] The head lies unburied.
   *[other] The head is buried.
}
left-silenced = Silent stalls: { $done } of { $wanted }.
left-poured = Ingots poured: { $done } of { $wanted }.
left-cracked = { $done ->
    [0] The bell is whole.
   *[other] The bell is cracked.
}
left-slain-bridge-troll = { $done ->
    [0] The troll still sits on his bridge.
   *[other] The troll is dead.
}
left-slain-ogre-cook = { $done ->
    [0] The cook still cooks.
   *[other] The cook is dead.
}
left-slain-headless-rider = { $done ->
    [0] The rider still rides.
   *[other] The rider lies still.
}
left-slain-rime-dragon = { $done ->
    [0] The dragon still breathes.
   *[other] The dragon is dead.
}
left-slain-warlord-gorrak = { $done ->
    [0] Gorrak is still alive.
   *[other] Gorrak is dead.
}
left-slain-lich-of-feronde = { $done ->
    [0] The Lich still reads.
   *[other] The Lich is silent.
}
left-slain-goblin-king = { $done ->
    [0] The king still rules.
   *[other] The king is dead.
}
left-slain-vampire-count = { $done ->
    [0] The Count still dines.
   *[other] The Count is dust.
}
left-slain-iron-colossus = { $done ->
    [0] The colossus still walks.
   *[other] The colossus stands still.
}
left-slain-ember-dragon = { $done ->
    [0] The dragon still burns.
   *[other] The dragon is cold.
}
# doria.phase-g.no-door
note-no-door = No new door has been opened this round: doom will move a space more.
event-door-event-drawn = { $name }: { $text }
rule-trap-guard = What hits several targets can be aimed at it: it defends with { $dice } and ends when it is hit.
act-cut = Attack { $trap } at { $x },{ $y } with { $card }
event-trap-attacked = { $hero } attacks { $trap } with { $card }: { $attack } against { $defense }, { $hit ->
    [1] and tears it apart
   *[other] in vain
}.
rule-door-check = The opener checks { $attribute } + { $second } + 2D against { $target }{ $level ->
    [0] .
   *[other] { " " }+ { $level } per monster level.
}
rule-flies = It flies over holes and red borders.
act-wait-for = Wait for { $other }
act-wait-next = Wait for a monster

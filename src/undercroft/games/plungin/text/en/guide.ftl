### The first game: what each kind of question is about, and how to play. Above each text, line by line, what each of
### its sentences rests on.

# plungin.stat.table
# plungin.stat.atk plungin.stat.def plungin.stat.mov plungin.stat.lif plungin.stat.wit plungin.stat.dex plungin.stat.mag plungin.stat.res
guide-recruit = Heroes differ in eight values. ATK and DEF are dice in a fight, MOV is how far you go, LIF how much you can take, WIT finds things, DEX opens things, MAG is for spells, RES holds against fear, poison and magic.
# plungin.magic.eligibility plungin.hero.start-spells plungin.magic.max-spells
# plungin.hero.non-magic-start plungin.hero.non-magic-lock
guide-magic = A user of magic who has MAG 2 and buys a Magic School begins with two spells, and never knows more than MAG. Everybody else begins with one life more and never has any MAG.
# plungin.hero.start-gold plungin.hero.creation-points plungin.hero.one-ability plungin.level.points
# advice
# table
guide-prepare = Before the quest you spend gold on gear, and points on values, abilities and spells. A weapon in hand and something against wounds are never wrong. Done when you are ready.
# plungin.entry.placement plungin.turn.initiative
# advice
guide-place = Stand on any free square of the first tile; you act in the order in which you are placed. Whoever is nearest a door will most likely be first through it.
# table
# plungin.exit.services
# plungin.exit.dungeon-persists
guide-outside = You are out. In the daylight you can be healed, bring back the dead and buy gear, then go in again. The dungeon stays as you left it.
# plungin.action.two
# plungin.dice.success plungin.attack.hits plungin.damage.amount
# table
guide-act = On your turn you have two actions: walk (to a marked square), open or search a door, fight, cast, take. Dice that show 5 or 6 are successes; the attacker's successes less the defender's are the wounds. Percentages on targets are your odds.
# plungin.spell.summon-control plungin.spell.shadow-images-actions plungin.effect.assist
guide-ally = A creature on your side acts by your word: it walks and helps, and all but shadow images fight.
# plungin.pushback.trigger
# plungin.pushback.follow-up
guide-follow = The blow threw the enemy back. Following up keeps it within reach; staying keeps your place.
# plungin.pushback.distance
guide-push = Two ways lead straight away from the attacker: choose along which one the target is thrown.
# plungin.law.table plungin.law.brutal
# plungin.monster.controller advice
guide-nearest = The Monster's Law looks for the nearest Hero, and several are equally near. You choose; pick whoever can take it.
# plungin.spell.fireball plungin.spell.ice-shards
# advice
guide-block = The spell covers a block of squares. Choose its upper left corner so that friends stand outside.
# plungin.spell.earth-gate plungin.spell.summon-control
guide-square = Choose the empty square on which the creature or the gate appears.
# plungin.spell.teleport
# plungin.spell.teleport
guide-teleport = Choose the square to which the spell takes its target. It must be free and at most six squares away, whatever lies between.
# plungin.cast.spell-fields
# table
guide-aim = Choose who or what the spell is for. The numbers say what it can do.
# plungin.cast.catastrophe
# plungin.ability.elemental-memory
guide-remember = Nothing but 1s and 2s: the spell is about to slip from memory. Once in a quest you can hold on to one.
# plungin.ability.prosperous
# advice
guide-treasure = Two finds, and you keep one. Look at both before you choose.
# plungin.equip.slots plungin.equip.backpack-positions
# advice
guide-stow = A hero carries four things beside hands, armor and attire; a backpack is one of them and holds four more. Leave what you need least.
# plungin.ability.lucky
guide-event = The dice fell twice for the lucky, and you choose which of the two events happens.
# plungin.round.construction-trigger
# plungin.build.orientation
guide-turn = The dungeon grows where one of you stands before an open door to the unknown. Choose how the new tile lies.
# plungin.build.door-walls-choice
# advice
guide-wall = A door belongs in one of these walls. The choice decides where the dungeon can go on.
# plungin.build.place-occupied plungin.build.place-door-squares plungin.build.place-entry-square
guide-beside = The square that was rolled is taken already, or lies before a door; choose one beside it.
# table
guide-roll = You roll your own dice at this table: roll, and type what the die shows.
# plungin.entry.unrevealed
# table
# plungin.law.brutal plungin.monster.controller
# plungin.level.spells plungin.level.ability
# plungin.action.two plungin.action.limits
# plungin.flow.action.monsters
# plungin.round.construction-trigger plungin.flow.construction
# plungin.time.counter-advance plungin.time.complete
# plungin.dice.pool plungin.dice.success plungin.dice.required
# plungin.damage.amount
# plungin.dice.event-trigger plungin.dice.event-exempt
# plungin.dice.event-trigger plungin.event.chart
# plungin.round.repeat
# plungin.dead.zero plungin.dead.revive plungin.dead.all-dead
# plungin.level.spells plungin.level.ability
# plungin.stat.wit plungin.stat.dex
# advice
# plungin.door.great
# plungin.flow.action.monsters advice
# plungin.exit.services plungin.exit.dungeon-persists
how-to-play =
    # What it is about
    A party of Heroes plunges into a dungeon that nobody has seen. Each quest has a task: a place to clear, somebody to slay or something to carry out. Nobody plays the monsters: each follows its Law. Heroes live on from quest to quest.

    # A round
    1. **Action**: the heroes take their turns, two actions each: move once, attack or cast up to twice, swap weapons, look for traps and secrets, disarm something, pick a lock, use an item. Then the monsters, by lot and by their Laws.
    2. **Construction**: as soon as a hero stands before an open door to the unknown when all have acted, new tiles are laid, rolled from charts, with what lives there. The Plot Counter counts these phases; after enough of them the dungeon is complete.

    # Dice
    You roll as many dice as the value says; each 5 or 6 is a success, and a Difficulty says how many you need. Attack successes less defense successes are wounds. Only ones and twos when a Hero acts? Then a Random Event follows.

    # How it ends
    The quest says when it is won. Fallen Heroes stay dead unless somebody raises them; when nobody is left, the quest is lost. Survivors take experience, gold and gear along to the next.

    # Good to know
    - WIT finds traps and hidden things, DEX opens locks. Look before you open.
    - Great Doors need a Great Key.
    - Monsters that have noticed you follow their Laws to the letter: learn them and use them.
    - Outside you can be healed and buy gear; the dungeon waits as you left it.

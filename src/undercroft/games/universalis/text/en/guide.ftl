### The first game: what each kind of question is about, and how to play. Above each text, line by line, what each of
### its sentences rests on: rules, what a card says, what the table shows, or advice.

# dun.heroes.choose
# advice
# table
guide-hero = Choose who comes along. A fighter to hold doorways, somebody with a bow or spells behind, and somebody who finds and opens things make a good party. Look at a card to read it.
# dun.turn.order-free dun.turn.companion-activation
# advice
guide-next = On your side's turn every hero and every companion acts once, in the order that you like. Think about who must make room for whom.
# dun.heroes.start-outside dun.heroes.start-square
# dun.end.conditions dun.end.leave-square dun.end.quest-victory
guide-enter = Heroes come in by the starting squares. In many quests they also have to leave by them again when the mission is done.
# dun.turn.budget dun.turn.free-quick-action
# table
# dun.melee.roll
guide-act = One move and one Action, in either order, and a Quick Action for free. Choose a marked square to walk, an enemy to attack it, a door or a piece of furniture to use it. In melee both sides roll 2D6 + Combat Skill; each attack shows its odds.
# dun.fortune.reroll-own dun.fortune.reroll-once
# dun.score.dp-fortune
guide-fortune = A Fortune point rolls the dice again, and the new roll stands. In a quest each point that a hero spends gives the Dark Player an Achievement point, so keep them for what matters.
# dun.fortune.reroll-opponent dun.walk.fortune-on-damage
# dun.fortune.reroll-once
# dun.hero.replenish
guide-fortune-damage = Fortune can have the damage rolled again. The new roll stands, even if it is worse. Lost Vitality does not come back by itself before the quest is over.
# dun.melee.roll
# dun.fortune.reroll-own dun.fortune.reroll-opponent dun.fortune.reroll-once
guide-fortune-melee = You are losing this exchange. A Fortune point has a roll repeated; its result is final.
# dun.spell.range-number dun.magic.los
guide-spell-square = The spell falls on a free square within its range and your sight.
# dun.fortune.reroll-opponent
# dun.fortune.reroll-opponent dun.fortune.reroll-once
guide-fortune-against = An enemy's roll against you has succeeded. A Fortune point has it made again; the new roll stands.
# dun.test.opposed
# dun.fortune.reroll-own dun.fortune.reroll-opponent dun.fortune.reroll-once
guide-fortune-opposed = You are losing this contest with an enemy. A Fortune point has a roll repeated; its result is final.
# dun.ko.when
# dun.fortune.fatal-roll dun.fortune.fatal-second
guide-fatal = This blow would Knock Out whoever it strikes. One Fortune point undoes it on 5+; a second one undoes it for sure.
# dun.fortune.fatal-roll
# dun.fortune.fatal-second
guide-fatal-again = The first point did not help. A second one undoes the blow without a roll.
# dun.push.allowed dun.shield.push advice
# dun.push.optional dun.condition.kd-double
guide-push = Choose where the enemy is pushed: into a corner, off a doorway, towards a friend's blade. Where it is offered you may also let it stand.
# dun.position.take
# advice
guide-take-position = You may step into the square that has become free. It keeps up the pressure, and leaves your place.
# dun.melee.shielding
guide-shielding = Shielding lets you repeat your shield rolls this turn; in your next activation you can neither attack nor run.
# dun.defshot.trigger dun.defshot.penalty dun.defshot.once
# dun.defshot.stop dun.defshot.large
guide-defensive-shot = An enemy comes at you, and you have something to shoot or throw: one shot before it arrives, at -2. A wound stops it; a Large or Huge enemy only if a double 6 has hit it.
# dun.surprise.condition dun.surprise.effect
# dun.surprise.effect
guide-surprise = The enemy is caught off its guard and stumbles. Choose where.
# dun.surprise.effect dun.melee.mod-behind
guide-surprise-facing = Choose which way it looks; a back is easier to strike.
# dun.dp.activate-cost dun.dp-trap.only-these-cases dun.walk.lock-on-declare
# dun.dp.budget
# table
guide-obstacle = As the Dark Player you may play a trap or lock from your hand here, for Reserve Points. What you spend now you cannot spend on creatures. You can also let all such chances go for a while.
# dun.reveal.full
# dun.walk.encounter-on-reveal dun.encounter.cost
guide-encounter = The heroes look into a new section. An Encounter card brings creatures there, each paid with Reserve Points.
# dun.dp-card.obstacle-timing
# advice
guide-hazard-at = Choose where the hazard lies. Where heroes must pass it costs them most.
# dun.leader.place
# advice
guide-leader-here = The Leader may wait in this section, or farther on; at the latest he is in the Main Room. Later he is better guarded, but heroes who have what they came for no longer look for him.
# dun.encounter.cost
# advice
guide-creature = You spend points on creatures. Many weak ones block the way, few strong ones hit hard.
# dun.place.reveal dun.place.other
# advice
guide-place = Choose a square of the section. Archers to the back, blades where the heroes come in.
# dun.dp.draw dun.dp.draw-main-room dun.dp.draw-mission-done
# dun.dp.draw
guide-draw = Your turn begins with a card, traps and powers or encounters, except in a fight with the creatures of the Main Room and once the heroes' mission is done. It costs nothing.
# dun.dp.hand-limit dun.dp.hand-limit-enforce
# dun.dp.discard-for-points
guide-discard = Your hand is over its limit. A discarded card gives the Reserve Points printed on it.
# dun.timed.heroes
# dun.timed.penalty
guide-clock = This table plays against the clock. Say how long it took: more than a minute is an Achievement point for the Dark Player.
# dun.turn.dp-turn dun.dp.activate-cost dun.adp.rotating-dp
# dun.dp.discard-for-points dun.classic.no-discard dun.rpg.pay
# dun.dp.creature-activation
guide-dark = You act for the Dark Player: activate each creature once, and play cards if you hold any. Cards from your decks can also be thrown away for Reserve Points. An order sends all that wait out at once; they then act by themselves.
# dun.magic.dispel
# dun.magic.dispel dun.magic.dispel-cost
guide-dispel = An enemy spell is in the air. You may pit your own power against its total; only success costs mana.
# dun.skill.exploration.lucky
guide-lucky = You found more than one thing and keep one.
# card
guide-teleport = Choose where you appear.
# dun.skill.combat.martial-arts dun.condition.stunned
# dun.skill.combat.martial-arts dun.melee.mod-behind dun.turn.recovery-rise
guide-martial-arts = Stunned, the enemy takes the whole damage and acts badly. Thrown down it takes only one damage die, but it is easier to hit and has to get up.
# dun.skill.exploration.trapper
# dun.skill.exploration.trapper
# dun.skill.exploration.trapper.limits
guide-trapper = An enemy has come near enough for a trap of yours. Unless its Perception test reaches 8 it takes 4 damage dice and loses its turn. You can do this twice in a quest, but only once to the same enemy.
# dun.skill.nature.aquatic-animal.hidden
# dun.skill.nature.aquatic-animal.surface
guide-dive = Under water nobody sees or strikes it, and it strikes nobody. At the start of a turn of yours it can come up in a corner.
# dun.skill.nature.aquatic-animal.surface
# advice
guide-surface = Choose the corner in which it comes up. Beside a hero is a fine place.
# dun.jump-attack.larger-target
# dun.jump-attack.larger-target dun.jump-attack.success dun.jump-attack.cling
guide-pounce = You have landed on it. From beside it you strike at once, with more damage dice the deeper you leapt; clinging on stuns it for as long as you hold.
# dun.jump-attack.fail
# dun.jump-attack.fail
guide-pounce-miss = A leap at you went wrong. Choose where the jumper falls.
# dun.jump-attack.success
# dun.jump-attack.success
guide-pounce-push = The leap pushes somebody aside. Choose where to.
# dun.jump-attack.larger-target
guide-pounce-land = Choose where you land.
# dun.mount.mounting dun.mount.fall dun.mount.mount-falls
# dun.mount.fall dun.mount.mount-falls advice
guide-land-beside = The rider leaves the saddle. Choose a free square beside the mount; best not next to an enemy.
# dun.climb.no-space
# dun.climb.no-space
guide-make-room = Somebody is climbing up and needs the square. Step aside.
# dun.skill.combat.bodyguard.transfer
# dun.skill.combat.bodyguard.transfer
guide-bodyguard = You stand close enough to take a shot or a bolt of magic for a friend. The damage is then yours.
# dun.timed.dark-player
# dun.timed.dark-player
guide-clock-dark = This table plays against the clock. When the two minutes are over, creatures that have not acted yet do nothing this turn.
# dun.classic.role dun.classic.prepare
# dun.classic.no-budget
guide-plan = Before the quest the Dark Player lays plans: cards that wait at a place. Each is paid from the Reserve when its moment comes, and is lost if the points are missing then.
# dun.classic.prepare
# dun.dp.hand-secret
guide-plan-at = Choose where the card waits. The heroes do not see it.
# dun.adp.place.ambush-reinforcements dun.adp.place.thief-fallback
guide-come-from = Choose the explored section in which they appear.
# dun.ko.recovered-death dun.ko.independent-healer
# dun.heroes.choose
guide-resurrect = A Healer can bring the dead back for coins, with an injury that nobody can cure. Otherwise a new hero may take the place.
# dun.ko.lost-prisoner
# dun.ko.lost-prisoner dun.ko.prisoner-rescue
# dun.ko.prisoner-losses dun.ko.prisoner-injury
# dun.ko.prisoner-unrescued
guide-ransom = The ransom sets the prisoner free at once. Whoever promises to come back can play this quest again later, and finds the prison there. Either way half of the prisoner's belongings are lost, and an injury remains. Whoever refuses never sees the friend again.
# dun.injury.unspecified
# advice
guide-injury = Something did not heal well: one attribute is 1 lower for good. Choose what you can do without.
# dun.xp.invest-when dun.evolve.skill dun.evolve.development-point dun.evolve.fortune
# advice
guide-invest = Experience buys skills, better values and Fortune between quests. What you use most is worth most.
# dun.skill.scholarly.champion-of-the-gods-of-good.learn dun.skill.scholarly.champion-of-the-gods-of-evil.learn
# table
guide-first-spell = Choose a spell to begin with. Look at it to read what it does.
# dun.skill.scholarly.herbalist
# dun.skill.scholarly.herbalist
guide-herbalist = You begin the quest with a potion of your own brewing. Choose which.
# dun.skill.scholarly.combat-instructor
# dun.skill.scholarly.combat-instructor
guide-instructor = An ally whom you have trained has 1 more Combat Skill in this quest. Choose whom.
# dun.skill.scholarly.torturer
guide-informed = What you heard from the dead lets one of you repeat the next Initiative roll that is lost.
# dun.evolve.skill
# table
guide-learn = Choose a skill. Look at it to read what it does.
# dun.travel.mount-left-outside dun.travel.mount-carries
# dun.travel.mount-epic
guide-stable = Outside a dungeon a mount is safe, with everything in its saddle bags. In the open you begin on its back or beside it.
# dun.heroes.companions dun.companion.card-fields
# dun.companion.activation dun.turn.companion-activation dun.action.companions-no-explore
guide-hire = For coins, mercenaries and animals come along. Each companion has an activation of its own, in which you lead it; none of them can explore.
# dun.companion.mercenary-loadout
guide-loadout = Choose the weapons of your new companion; they stay the same in later quests.
# dun.adp.conductor
# dun.adp.conductor-pass
guide-conduct = The Conductor breaks ties for the creatures: whom they attack, where they stand. The task goes to the next willing player after each turn.
# dun.adp.conductor
guide-doubt = Be fair: choose what serves the creature.
# dun.adp.conductor
guide-doubt-square = Be fair: choose what serves the creature.
# dun.campaign.replay-other-faction
# dun.campaign.replay-other-faction
guide-dwell = The map stays, the tenants change. The budget keeps the quest about as hard, whoever has moved in; their tricks differ.
# dun.rpg.secondary-test
# dun.rpg.secondary-learn dun.rpg.secondary-bonus
# dun.rpg.secondary-final
guide-craft = A secondary skill succeeds on 10 or more with two dice and its bonus. Each point after which an Intelligence test succeeds adds 1 to the bonus, up to 5. Neither other skills nor Fortune repeat its rolls.
# dun.rpg.prepare
# advice
guide-trial = You may test one hero in each of your turns. Say aloud what it is about before the dice fall.
# dun.rpg.prepare
guide-follows = Tell the tale; if it should leave something in figures, choose it here.
# advice
# dun.dpsetup.leader advice
guide-leader = The Leader is the heart of your defence. Choose one who fits your creatures.
# dun.dpsetup.leader-item
guide-leader-item = An object makes the Leader stronger, for Reserve Points.
# dun.leader.upgrades
# advice
guide-upgrade = Reserve Points make the Leader better as he is placed. Is it worth more than another creature?
# dun.element.half-cost-creature advice
guide-half-price = A creature for half its cost: seldom a bad bargain.
# dun.companion.owner-knocked-out
# dun.companion.owner-knocked-out
guide-hand-over = The owner is down. Another hero can lead the companion on until the quest ends.
# dun.skill.active-passive
# card
guide-use-skill = The roll failed, but a skill may help. Many skills help only once or a few times in a quest.
# dun.end.share-loot dun.chest.share
# dun.chest.share
guide-share = Loot is shared out as evenly as can be. Choose who gets this.
# dun.chest.share
guide-share-coins = Coins are shared, or kept by whoever found them.
# dun.dp-buy.when dun.dp-buy.cost
guide-outfit = Gear for your creatures is paid from the Reserve.
# dun.create.race-first
# dun.race.attribute-range
guide-create-race = You make a hero of your own. The race sets the values to begin with.
# dun.class.card dun.class.initial-skills dun.magic.who
guide-create-class = The class decides skills, gear and spells.
# dun.create.development-points advice
guide-create-points = Spend the points where the class needs them.
# dun.skill.extra-at-creation
# table
guide-create-skill = One more skill from early years. Look at it to read what it does.
# dun.skill.combat.hatred-towards-character-creature.courage dun.skill.combat.hatred-towards-character-creature.reroll
guide-create-word = An old hatred makes a hero fight harder against one kind of enemy.
# dun.heroes.spells
guide-create-spell = Choose the spells that the hero knows.
# table
guide-create-name = Choose a name.
# dun.create.money dun.carry.weight-limit
# advice
guide-create-gear = Buy what you can carry. Light and a rope are never wrong.
# dun.place.cards dun.place.sell dun.between.sell
# dun.between.three-visits dun.place.three-visits dun.place.longer-stay
guide-trade = In a settlement you buy, sell and visit. A hero has three visits, and three more in each further turn there.
# dun.place.cards
guide-service = Choose what you want here and whether it is worth the coins.
# dun.travel.event-roll
# table
guide-travel = Something happens on the way. Each choice says what it asks of you.
# dun.companion.maintenance dun.companion.unpaid-leaves
guide-upkeep = Companions want food and pay, or they leave.
# dun.skill.scholarly.eloquence.tests dun.skill.scholarly.eloquence.rolls
guide-eloquence = A smooth tongue gets another try.
# dun.ko.recovered-injured
guide-cure = Choose which old injury the healer looks at.
# dun.spell.learning-cost dun.evolve.development-point
# table
guide-school = Learning a spell costs coins and experience. Look at it to read what it does.
# table
guide-roll = You roll your own dice at this table: roll, and type what the die shows.
# table
guide-act-how = You have chosen what to do; now choose how, or at whom.
# dun.shield.magic-breath dun.break.shield-when
# advice
guide-raise-shield = A shield takes one damage die off the spell, but it may break over it. What is it worth to you, and what would the spell do?
# dun.frame.players dun.end.conditions dun.end.leave-square
# dun.dp.budget dun.frame.dp-optional dun.adp.components dun.adp.rotating-dp
# dun.turn.order-free dun.turn.companion-activation dun.turn.budget dun.turn.free-quick-action dun.turn.swap-action
# dun.action.list
# dun.turn.dp-turn dun.dp.activate-cost
# dun.dp.draw dun.dp.draw-main-room dun.adp.turn.achievement dun.adp.scenario-die
# dun.init.trigger-reveal dun.init.trigger-spawn
# dun.init.heroes-win dun.init.heroes-lose
# dun.init.reinforce-win dun.init.reinforce-lose dun.init.reveal-in-combat
# dun.melee.roll dun.test.attribute
# dun.test.double-six dun.test.double-one dun.test.opposed-double-one
# dun.melee.mod-behind dun.melee.mod-elevated dun.push.allowed
# dun.fortune.reroll-own dun.fortune.forbidden dun.score.dp-fortune dun.score.dp-turn
# dun.end.conditions dun.end.all-left dun.end.quest-victory
# dun.end.defeat dun.quest-sheet.special-rules
# dun.score.heroes dun.score.to-experience dun.xp.award-achievements
# dun.action.no-exploring-in-combat
# advice
# advice
# dun.dp.discard-for-points dun.classic.no-discard table
how-to-play =
    # What it is about
    Heroes enter a place that they do not know, with a mission; in many quests they must also leave again by the starting squares. The Dark Player opposes them with creatures, traps and a budget of Reserve Points: a person with cards, an automaton with its tables, or the players in turn.

    # A turn
    1. **The heroes' side**: each hero and companion once, in any order: one move, one Action and one Quick Action; the Action may be traded for a second Quick Action. Actions are attacks, shots, spells, running, opening and searching, disarming traps, climbing, helping a friend.
    2. **The Dark Player**: activates each creature once and plays cards. A person with decks as a rule draws a card first; the automaton's cards come by the Scenario Die.

    When enemies come into sight, both sides roll for Initiative. If the heroes win, they all act again at once; if they lose, their turn is over. In the middle of a fight it only decides whether the new enemies act at once or wait.

    # Fighting
    In melee both sides roll 2D6 + Combat Skill, and the attacker hits by winning; most other tests are 2D6 plus an attribute against a number. In such a test a double six succeeds; a double one fails everywhere. Strike from behind, stand higher, push enemies out of doorways. Most rolls that fail can be repeated with Fortune, but each point spent scores for the Dark Player, and so does every turn of his: do not dawdle.

    # How it ends
    The heroes win once the mission is fulfilled and, where the quest asks for it, those who can walk have left. They lose if they leave too early, are all Knocked Out or run out of turns. Whatever happens, both sides count their achievements at the end.

    # Good to know
    - Exploring is for quiet turns: in combat one can open an unexplored door that is not locked, but explore nothing else.
    - Light, search and disarm before you run. Searching takes time, but it finds what the party needs.
    - As the Dark Player you can throw cards from your decks away for Reserve Points, and give standing orders for questions that come too often.
# dun.dp-buy.when
# dun.dp-buy.when dun.dp-buy.cost
guide-outfits = New creatures come as they are printed. Reserve Points buy them more: the best of one kind for each, or thing by thing.
# dun.campaign.turn dun.travel.adjacent
# dun.travel.event-when dun.travel.event-roll
guide-way = A turn lasts some days: go on to a neighbouring territory, or stay. Where you come to, and where you stay, a Travel Event may wait.
# table
# dun.travel.enter-settlement dun.travel.event-when dun.campaign.free-movement
guide-there = You have arrived. Settlements can be entered in the same turn, each with a roll for an event of its own; a quest ends the journey for now.
# dun.campaign.free-movement dun.campaign.heroes-first
# dun.campaign.free-movement dun.campaign.split
guide-set-out = A quest ends the journey for everybody for now. Whoever is not ready yet can put it off for a turn.
# dun.travel.road-choice
guide-deck = On a road you may draw from the Road events instead of those of the land.
# dun.travel.event-roll
guide-travel-together = The group decides as one: the best of you is tested, and what follows befalls everybody.
# dun.danger.start-territory
# dun.danger.trigger dun.danger.place dun.danger.new-wait dun.danger.move
guide-lair = Choose the territory from which your dangers come. When heroes rest, dice say whether Danger markers appear there; they then come nearer turn by turn.
# dun.river.wreck-shore dun.sea.wreck-landing dun.winter.frozen-sea
guide-ashore = These lands are equally near; choose where the group goes ashore.
# dun.danger.move dun.danger.contact
guide-danger = Each marker must come nearer to the heroes, over rivers and the sea if it likes; where it meets them, a danger strikes.
# dun.travel.epic-option dun.quest-sheet.epic-single-attempt
guide-epic = The event as the card has it, or as a small quest with its own experience; each can be tried only once.

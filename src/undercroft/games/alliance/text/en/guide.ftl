### The first game: what each kind of question is about, and how to play. Above each text, line by line, what each of
### its sentences rests on: rules, what a card says, what the table shows, or advice.

# alliance.overview.alliance-size alliance.setup.hero-draft
# advice
# table
guide-pick = You build an Alliance of four heroes. A mix helps: somebody sturdy in front, somebody who strikes from afar, somebody quick. Look at a card to read it.
# alliance.setup.place-heroes alliance.component.tile-grid
# alliance.door.adjacent alliance.component.tile-grid
guide-place = Your heroes start on your Starting Tile, one in its middle, the others in the row behind. The one in the middle has the shortest way to the door ahead; those at the ends of the row already stand next to the doors at the sides.
# alliance.cycle.structure alliance.cycle.each-hero-once
# alliance.hero.steps
# alliance.rest.standard alliance.rest.movement alliance.rest.no-attack
guide-activate = Each cycle you activate one hero; in four cycles each of the four acts once. A normal turn is moving, then attacking. A rest removes up to three wounds instead; the hero may then move, but not attack.
# alliance.hero.speed-uses alliance.hero.one-attack
# alliance.hero.no-move-after-attack
# alliance.hero.two-attacks alliance.hero.second-movement
# alliance.cards.play-when alliance.cards.one-per-type alliance.hero.two-attacks-speed-test
guide-act = Spend Speed to step, open doors and chests or search; then attack once. After an attack the hero neither moves nor turns. A hero who has spent no Speed may attack two different enemies; one who gives up the attack may move a second time. Cards from your hand help, one of each type for a hero in a round; a few cost Speed.
# alliance.rest.leave-dungeon
# alliance.rest.leave-no-action
guide-return = All wounds go, and the hero stands up on an empty space of your Starting Tile. In this activation it neither moves nor attacks.
# alliance.move.facing alliance.battle.facing-arc
# alliance.battle.facing-arc alliance.battle.defense-sum
guide-face = Every figure looks one way, and can attack only what is in front of it or to its sides. It can be attacked from any side.
# alliance.burst.cost alliance.burst.cards-stay
# advice
guide-bury = A Burst of Strength costs two cards from your hand, laid face down until the end phase. Give away those that you would miss least.
# alliance.door.new-tile-choose alliance.door.new-tile-orient alliance.locked.declare-tile
# alliance.component.tile-contents
# alliance.tile.monsters alliance.tile.challenges alliance.setup.basic-game
# alliance.locked.declare-tile alliance.locked.new-tile-fail alliance.secret.declare-tile alliance.secret.new-tile-fail
guide-lay = You choose which tile of the Tile Draft Area lies there and how it is turned; where you open a door, one of its doors must meet it. A higher Dungeon Level means stronger monsters and more XP. Its monsters stand on it at once, and its challenges lie there face down; the basic game has none. Where you first have to pick a lock or find a secret door, it is laid only if you succeed.
# alliance.locked.attempt alliance.secret.attempt alliance.chest.locked-attempt alliance.disarm.roll
# alliance.locked.take-time alliance.locked.fail-retry alliance.secret.take-time alliance.chest.locked-take-time alliance.disarm.take-time
# alliance.locked.auto-success alliance.secret.auto-success alliance.chest.locked-auto-success alliance.disarm.auto-success
# alliance.disarm.fail
guide-effort = You roll a die and need at least the level. Each Speed point that you put in adds 1, and is gone even if you fail. With enough of them you need not roll. A trap that you fail to disarm goes off where the hero stands.
# alliance.chest.open-by-entering
# alliance.chest.result alliance.xp.sources
guide-step-chest = A hero who moves onto an unlocked chest may open it for nothing. It holds XP and a card for your hand.
# alliance.challenge.reveal-on-entry alliance.search.where
guide-reveal = Several challenges lie face down: choose which is turned up now.
# alliance.move.end-empty
# alliance.move.end-empty
guide-settle = No hero can stay in a space where somebody else is. All the spaces offered are equally near.
# alliance.battle.hero-defeated alliance.endphase.poison
guide-heal = Poison and plain wounds together fill a hero's health, but poison goes on hurting: it is often better to lose it first.
# table
guide-space = Choose one of the marked spaces.
# card
# alliance.battle.monster-wounds
guide-incite = This monster attacks another one for you. The wounds count as yours.
# card
# alliance.cards.column alliance.endphase.discard
guide-recall = A card of your discard pile comes back into your hand. What has been played lies under your heroes until the end phase, and is not among them.
# alliance.draft.when alliance.draft.one-per-activation
# alliance.overview.xp-spent-kept
# alliance.draft.swap alliance.draft.swap-then-draft
# alliance.draft.from-discard
guide-draft = After acting you may buy one card from the draft with XP. Spent XP still count at the end, so a good card costs you nothing but the chance of another. Or throw out a card that you could pay for, and buy the one that comes in its place. Cards that were thrown out before can be bought for 1 XP more.
# alliance.draw.discard-limit alliance.draw.never-forced
guide-discard = Before you draw you may discard cards up to your discard limit, to see new ones sooner.
# alliance.challenge.entry-trap alliance.solo.discard-icon
# advice
guide-must-discard = A trap or the dungeon's card takes cards from your hand; you choose which. Keep what fits the heroes who have yet to act.
# alliance.reaction.when alliance.reaction.window
# table
# alliance.reaction.duration
guide-react = Your hero is attacked, and a Reaction from your hand can turn the blow, if you hold one that fits. The numbers say what happens without it. What it adds to the defense counts for the rest of the round.
# alliance.cycle.structure alliance.cycle.monster-order alliance.cycle.monster-mandatory
# alliance.monster.choice-tier1 alliance.monster.choice-tier2 alliance.monster.choice-tier3
guide-monster = After the heroes each player must set one ready monster in motion, if there is one. It is one that is far from your own heroes; only where there is none, one from the next room, and at last one from their own.
# alliance.monster.move-must-reach
# advice
guide-monster-move = A monster that can get at a hero must do so, even if only heroes of yours are in reach. Lead it to whom it shall strike; among rivals, best to a hero of theirs.
# alliance.battle.monsters-same alliance.battle.facing-arc
guide-monster-face = Monsters, too, attack only what is in front of them or to their sides.
# alliance.monster.attack-mandatory
guide-victim = The monster reaches more than one hero, and must attack one of them.
# alliance.cards.hide-krom
guide-stay = This card can stay with its hero for another round, or be discarded like the others.
# alliance.endphase.draw
guide-end-draw = The round ends, and you may fill your hand up to its size again.
# alliance.solo.ready-icon
# alliance.solo.ties
guide-rouse = A monster that has already acted becomes ready again: it can attack once more in this round. Of those with the most XP you choose which.
# alliance.solo.replaces-monster-activation
# alliance.solo.section2 alliance.solo.next-highest
guide-hunt = Here the cards play the monsters. Choose among what they allow.
# alliance.solo.damage-icon
# alliance.battle.hero-defeated alliance.end.score-defeats
guide-suffer = Somebody must take it. A wounded hero can fall, and each fall costs a point at the end.
# alliance.end.early-trigger
# alliance.solo.continue
guide-play-on = No tile can be drafted any more, and no monster is left. You may play on to the end of the last round, for what XP there still are, or stop here.
# table
guide-roll = You roll your own dice at this table: roll, and type what the die shows.
# alliance.overview.alliance-size alliance.overview.player-count
# alliance.xp.sources alliance.setup.basic-game
# alliance.xp.shared-kill
# alliance.defeat.token alliance.end.score-defeats
# alliance.round.structure
# alliance.cycle.structure
# alliance.cycle.hero-order alliance.cycle.each-hero-once alliance.hero.steps
# alliance.cycle.monster-order alliance.cycle.monster-mandatory
# alliance.monster.move-must-reach alliance.monster.attack-mandatory
# alliance.solo.replaces-monster-activation alliance.setup.cooperative
# alliance.endphase.poison alliance.endphase.ready alliance.endphase.discard
# alliance.hero.speed-uses
# alliance.move.leave-penalty
# alliance.hero.one-attack alliance.hero.no-move-after-attack
# alliance.hero.two-attacks
# alliance.hero.second-movement
# alliance.cards.bonus-duration alliance.cards.one-per-type
# alliance.burst.cost alliance.burst.options alliance.burst.limit
# alliance.rest.standard alliance.rest.movement alliance.rest.no-attack
# alliance.end.round4 alliance.end.early-trigger alliance.setup.basic-game
# alliance.end.score alliance.overview.xp-spent-kept
# alliance.solo.score alliance.setup.cooperative
# alliance.door.new-tile-choose
# alliance.component.tile-contents
# alliance.challenge.reveal-on-entry
# alliance.search.where alliance.search.no-enemies
# alliance.battle.facing-arc alliance.move.spin-free alliance.move.spin-before-attack
how-to-play =
    # What it is about
    You lead an Alliance of four heroes through a dungeon that all players build together. Monsters that you defeat and chests that you open bring experience (XP); the basic game has no chests and no traps. Where several Alliances have wounded a monster, the two with most wounds on it share its XP. Each time one of your heroes falls you lose a point.

    # A round
    A round is four cycles and an end phase. In each cycle

    1. every player activates one hero who has not acted yet: move, then attack, then perhaps buy a card with XP, then discard and draw;
    2. every player sets one monster in motion, in the opposite order. If it can attack a hero it must, best a rival's. Alone or as allies you follow the dungeon's card instead.

    In the end phase poison works, the cards played are discarded, and all heroes and monsters stand ready again.

    # A hero's turn
    - **Speed** pays for steps, doors, chests and searching. Leaving a space next to an enemy costs 1 more.
    - **Attack** once after moving; an enemy shows what would happen. Without having spent Speed a hero may attack two different enemies. Without attacking a hero may move a second time.
    - **Cards** from your hand strengthen a hero for the round, one of each type. A Burst of Strength, once a round for each hero, turns any two cards into a small help.
    - **Rest** instead: up to three wounds go, and the hero may move but not attack.

    # How it ends
    After the fourth round (the third in the basic game), or earlier when no tile can be drafted and no monster is left. The Alliance with most XP wins; XP that you have spent on cards still count. Alone or as allies you play against a score instead.

    # Good to know
    - Opening a door onto nothing lets you choose the tile behind it. Higher Dungeon Levels mean stronger monsters and more XP.
    - What lies face down in a room is turned up when a hero enters, traps too. From outside, next to the passage, it can be turned up earlier for 1 Speed, while no enemy is in either room.
    - A figure attacks only what is in front of it or to its sides; turning is free until it attacks.

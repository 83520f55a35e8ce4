### The first game: what each kind of question is about, and how to play. Above a text, line by line, what each of
### its sentences rests on.

# doria.phase-d.highest-acts doria.phase-d.pay-then-resolve
# doria.phase-d.overspend doria.walk.not-negative doria.phase-d.zero-stops
# table
# doria.phase-g.no-door advice
guide-act = The character with the most action points (AP) acts, one action at a time; the cost is how long it takes. You may overspend, except by walking: at 0 or less you are done for the round. Choose a marked square to walk, a door to open it, a monster to attack it. Open a new door each round: doom moves faster when nobody does.
# doria.jump.combine
# doria.walk.cost doria.walk.single-action
guide-move-on = You are on the way. Each further step costs its AP; stop whenever you like.
# doria.explore.draw doria.explore.setup-icons doria.marker.secret-door
# doria.phase-d.revealed-late-en doria.phase-d.highest-acts doria.spawn.fast-mods-en
# advice
guide-open = Behind a door there is mostly a new tile, with whatever lives on it. Monsters whose number is above the AP that you have left act at once. Is everybody fit?
# doria.explore.door-to-door doria.open.match doria.open.doors-only-tile
# advice
guide-lay = The new room must join the door, or the open side, that it is drawn for. Among the ways it can lie, choose the one that leaves you doors to go on.
# doria.secret.place
# doria.secret.place
guide-secret-door = You have found a secret door. Choose in which wall it opens.
# doria.setup.loot-stacks-en doria.setup.loot-stacks-de
# doria.game.hidden-information
guide-stack = Loot lies in several stacks. They are alike from the outside.
# doria.trap.in-loot
# doria.defeat.trap-stop-en doria.defeat.trap-stop-de
guide-draw-on = A trap lay among the loot. You may stop here, or risk the other cards.
# doria.search.two-cards
# doria.equip.requirements
guide-keep = You draw two and keep one. Look at what your hero can use: a card asks for certain attributes.
# doria.equip.zones doria.equip.belt-capacity doria.equip.backpack-unlimited-en
# doria.equip.belt-does-not-count doria.use.from-belt-en doria.use.from-belt-de doria.use.backpack doria.equip.take-from-backpack
guide-place = Things are held, worn, hung on the belt or put into the backpack. Only what is in hand or worn protects you; what needs one hand can be used from the belt for a few AP more, and what is in the backpack must be taken out first.
# doria.card.armor doria.card.armor-damaged doria.damage.hero-armor doria.repair.damaged-armor
# advice
guide-armor = A piece of armor takes some of the damage, and is damaged itself until it is repaired. Keep it for the hard blows.
# doria.defense.choose doria.defense.dodge-en doria.defense.dodge-de doria.defense.ties
# table
guide-defend = You roll the defense of one item, or your dodge, and must beat the attack; a tie is a hit. Each option shows its odds.
# doria.psi.resist
# doria.psi.resist-boost
guide-resist = Against magic you roll your resistance. Psi points can help afterwards.
# doria.psi.resist-boost
# doria.phase-h.unconscious-recovery doria.derived.hp-recovery card
guide-psi-boost = Each psi point adds one to your resistance. Spend just enough: little but cards and a round spent unconscious brings them back.
# doria.swap.cost-en
guide-agree-swap = A friend would like your place and gives you theirs.
# doria.phase-d.monster-order-en doria.phase-d.monster-order-de doria.ai.order-distance doria.ai.order-mods
# doria.ai.order-players
guide-monster-order = Nothing in the rules tells these monsters apart: they are equally quick and equally near. You say which goes first.
# doria.ai.target-players
# advice
guide-target = The monster's rules leave it a choice between equals. Choose the hero who is best protected.
# card
guide-mend = One damaged card becomes whole again.
# card
# advice
guide-stolen = The imp takes a card. Give it what you miss least.
# card
# card
guide-foresee = You see a tile that is still to come. Leave it if it suits you; at the bottom it will hardly come again.
# table
guide-roll = You roll your own dice at this table: roll, and type what the die shows.
# doria.setup.choose-hero
# advice
# table
guide-hero = Choose a character. Fighters stand in front, mages need psi points, the quick act often. Look at one to read it.
# doria.setup.custom-hero
# doria.setup.custom-hero
guide-attribute = You build a hero from points. What you do not spend here is left for the other attributes.
# doria.setup.standard-extra-en doria.setup.equipment-en
# doria.setup.trade
guide-standard = A plain item that you know, instead of a loot card that you do not. It may also be for a friend, or for later.
# doria.setup.equipment-de
guide-swap-card = If a starting card does not suit your hero, take a standard item for it, twice at most.
# doria.setup.equipment-de doria.equip.requirements doria.setup.custom-hero
guide-swap-for = A hero whose attributes are known is shown only what it can use.
# doria.setup.keep-traps-en
# doria.setup.keep-traps-en
guide-keep-trap = You drew a trap among your starting cards. Kept, it counts as gold and experience; it hurts nobody now.
# doria.setup.trade advice
# doria.equip.zone-access-en doria.equip.zone-access-de doria.equip.take-from-backpack
guide-arrange = Put on what you have: weapon in hand, armor on the body, potions on the belt. Changing later costs AP.
# doria.setup.trade
# doria.equip.belt-does-not-count doria.use.from-belt-en doria.use.from-belt-de doria.use.backpack
guide-arrange-card = Choose the place of this card. In hand and on the body it works; from the belt it can be used for a few AP more if it needs one hand, and in the backpack it waits.
# doria.setup.start-squares
# advice
guide-start-order = Quicker characters start nearer to the front, and two of you are equally quick. Put somebody sturdy in front.
# doria.phase-d.tie-heroes-en
# doria.phase-d.tie-heroes-en
guide-first = Two of you have the same initiative. Agree on who goes first.
# doria.uncon.wake-displaced
# doria.uncon.wake-displaced
guide-crawl = You wake up, and somebody is standing on your square. Choose one of the nearest free squares.
# doria.phase-h.wake-choice-en doria.phase-h.wake-choice-de doria.phase-c.unconscious doria.phase-c.fumble doria.phase-c.doom-step
# doria.phase-h.unconscious-recovery
guide-wake = Rolling with low health is a risk: too few AP, and you stay down and doom moves on. Who lies unconscious at the end of a round regains three points.
# doria.phase-h.unconscious-recovery
# doria.phase-c.negative-die
guide-recover = Divide the points between health and psi. Below zero in either you roll one die less for initiative.
# doria.phase-h.spend
# doria.derived.hp doria.derived.ip doria.derived.pp
# doria.equip.requirements advice
guide-raise = Experience has become attribute points. Half the sum of Strength and Constitution is your hit points, half of Agility and Perception together your initiative, half of Wisdom and Psi together your psi points. And cards need attributes: look at those that you want.
# doria.phase-h.hero-bonus doria.camp.hero-bonus-en doria.duo.bonus-en doria.solo.bonus-en doria.solo.bonus-de
# doria.bonus.choose
guide-bonus = Your hero gets a bonus. A bonus is permanent; choose what you use most.
# doria.phase-g.no-door
# doria.solo.doom-en
guide-doom-xp = No new door this round, so doom takes an extra step. One experience point saves that step, but no other.
# doria.phase-i.exchange
# advice
guide-shop = In the dimension shop cards are paid with cards: each is worth its gold. Lay down what you do not need.
# doria.phase-i.deliver-en doria.phase-i.deliver-de doria.phase-i.unconscious
guide-deliver = Anybody in the party can get the card, wherever they stand, except those who stay unconscious.
# doria.phase-i.discard-en doria.phase-i.discard-de doria.phase-b.refill
guide-shop-discard = A card that nobody wants can be thrown out, so that another comes.
# doria.phase-i.trap-slot-en
# doria.phase-i.trap-slot-option-en
guide-shop-trap = A trap lies in the shop and takes up a place. Doom moves a space for it, or somebody springs it, who may still avoid it.
# doria.equip.take-from-belt-en doria.equip.take-from-belt-de doria.equip.take-from-backpack
# table
guide-equip = Taking something out of belt or backpack costs AP. Choose what you want at hand, and where.
# doria.equip.downgrade-free
guide-stow = Put something away, which costs nothing, to have your hands free.
# doria.throw.turn
guide-throw = You can throw a thing to a friend instead of carrying it there.
# doria.throw.reach
guide-throw-to = Choose who catches it.
# doria.take.cost
# table
guide-take-from = You are next to somebody who has something for you. Whom do you ask?
# doria.take.cost
# doria.take.cost doria.take.unconscious
guide-take = Choose what you take. They have to agree, unless they are unconscious.
# doria.take.cost
guide-agree-take = A friend asks for one of your cards.
# doria.take.use-directly
guide-take-use = Keep it, or use it in the same action; then its own AP are added.
# table
# doria.repair.cost doria.repair.set
guide-repair = Choose a damaged card to mend. It takes time, and no roll.
# doria.camp.escape-en doria.camp.escape-result-en
# doria.camp.escape-result-en
guide-flee = Everybody can leave now, with all experience, but only as many cards as the last success lets you keep. The scenario is then not won.
# doria.camp.death-next-en doria.camp.death-replay-en
# table
guide-after-death = In a campaign the story can go on after a death. Choose how.
# doria.camp.death-new-hero-en
guide-dead = Somebody new takes the place of the dead hero, or the party goes on with one fewer.
# doria.comp.campaign-items-en
# table
guide-campaign-item = This thing goes with the party through the campaign. Somebody must carry it.
# doria.camp.keep-cards-en
# advice
guide-keep-card = Only some cards come along into the next scenario. Choose the one that matters.
# doria.xp.join-en doria.xp.leave-en
guide-party = Between rounds people may come and go.
# doria.jump.combine doria.carry.no-interrupt-en
# doria.jump.target-number
guide-run-up = Walk to where you take off, or to where somebody lies, and go on from there in the same action. How far you run makes no difference to the jump.
# doria.setup.redraw-en
guide-redraw-standard = You may hand a standard item back and draw another loot card for it, for better or worse.
# doria.game.win-together
# doria.game.win-together doria.end.goal
# doria.setup.tile-deck-en doria.setup.tile-deck-de doria.game.hidden-information
# doria.phase-c.roll
# doria.phase-d.highest-acts doria.phase-d.monster-turn
# doria.action.list
# doria.phase-d.overspend doria.walk.not-negative doria.phase-d.zero-stops
# doria.phase-e.check doria.phase-f.order-en doria.phase-f.order-de doria.phase-g.tiles doria.phase-g.no-door
# doria.phase-g.refill-number doria.phase-g.extra-activation doria.phase-g.level-up
# doria.duo.track-de doria.solo.rules-de
# doria.phase-h.spend doria.phase-i.exchange
# doria.dice.d10 doria.dice.explode doria.dice.comparative
# doria.defense.ties
# doria.card.armor doria.card.armor-damaged
# doria.damage.critical doria.dice.critical-success doria.dice.fumble doria.fumble.hero doria.fumble.hero-result
# doria.end.goal
# doria.end.death doria.end.all-unconscious doria.end.goal
# doria.end.round-40-de doria.end.level-5-de
# advice
# doria.phase-g.tiles
# doria.ai.activation
# table
# table
# doria.use.from-belt-en doria.use.from-belt-de doria.use.backpack
how-to-play =
    # What it is about
    You all play on one side. Every scenario sets a task, such as slaying a boss, freeing prisoners or finding pages, and you win or lose it together. The dungeon is built from shuffled room tiles: nobody knows what lies behind the next door.

    # A round
    1. Everybody rolls initiative: two dice plus a bonus give **action points** (AP).
    2. The character with the most AP acts, one action at a time; monsters act when their own number is reached. Walk, jump, open a door, attack, cast a spell for psi points, use or swap equipment, search a room, disarm a trap, carry a friend, or wait. You may overspend, except by walking: below 1 AP your round is over.
    3. Poison works, traps and the undead stir, and **doom** moves: one space for each tile with a hero on it, and one more if nobody opened a new door. On its way it sends monsters, has all of them act once more, and makes them stronger. In the first edition it moves a space less for a party of one or two.
    4. Experience becomes attribute points, and the dimension shop is open: cards are paid with cards.

    # Fighting
    Attack and defense are ten-sided dice plus bonuses; a ten is rolled again and added. The defender must be higher than the attack. Armor takes some of the damage and is damaged by it. Every ten points beyond the defense are one more damage; two ones are a fumble, which fails and damages what you used.

    # How it ends
    The scenario says when you have won. You lose when one of you dies, when everybody lies unconscious, or when the scenario's own time runs out. In the first edition you also lose after round 40, and in a single scenario when the monsters reach level 5.

    # Good to know
    - Stay together and open a door each round. Spread over many tiles, you make doom run.
    - Monsters follow printed rules. Look at one to read how it chooses.
    - Look at your hero to see what is in hand, worn, on the belt and in the backpack. Using a one-handed thing from the belt costs a few AP more, and what is in the backpack must be taken out first.

# The first game: what each kind of question is about, and how to play.
guide-hero = Choose who goes down. A fighter to hold doorways, somebody with a bow or spells behind, and somebody who finds and opens things make a good party. Look at a card to read it.
guide-next = On your side's turn every hero acts once, in the order that you like. Think about who must make room for whom.
guide-enter = Heroes come in by the starting squares, and by them they leave again when the mission is done.
guide-act = One move and one Action, in either order, and a Quick Action for free. Choose a marked square to walk, an enemy to attack it, a door or a piece of furniture to use it. In a fight, melee is 2D6 + Combat Skill against the same; each option shows its odds.
guide-fortune = A Fortune point rolls the dice again, and the new roll stands. Each point spent gives the Dark Player an Achievement point, so keep them for what matters.
guide-fortune-damage = Fortune can have the damage rolled again. Worth it when the blow would fell you; otherwise wounds heal.
guide-fortune-melee = You are losing this exchange. A Fortune point has a roll repeated; its result is final.
guide-spell-square = The spell falls on a free square within its range and your sight.
guide-fortune-against = An enemy's roll against you has succeeded. A Fortune point has it made again; the new roll stands.
guide-fortune-opposed = You are losing this trial against an enemy. A Fortune point has a roll repeated; its result is final.
guide-fatal = This blow would knock the hero out. One Fortune point undoes it on 5+; a second one undoes it for sure.
guide-fatal-again = The first point did not help. A second one undoes the blow without a roll.
guide-push = The hit pushes the enemy back. Into a corner, off a doorway or towards a friend's blade: choose.
guide-take-position = You may step into the square that has become free. It keeps up the pressure, and leaves your place.
guide-shielding = Shielding lets you repeat your shield rolls this turn; in your next activation you can neither attack nor run.
guide-defensive-shot = An enemy comes at you, and you have something to shoot or throw: one shot before it arrives.
guide-surprise = The enemy is caught off its guard and stumbles. Choose where.
guide-surprise-facing = Choose which way it looks; a back is easier to strike.
guide-obstacle = As the Dark Player you may play a trap or lock from your hand here, for Reserve Points. What you spend now you cannot spend on creatures. You can also let all such chances go for a while.
guide-encounter = The heroes look into a new section. An Encounter card fills it with creatures for Reserve Points.
guide-hazard-at = Choose where the hazard lies. Where heroes must pass it costs them most.
guide-leader-here = The Leader may wait in this section, or farther on. Later he is better guarded; too late he is never met.
guide-creature = You spend points on creatures. Many weak ones block the way, few strong ones hit hard.
guide-place = Choose a square of the section. Archers to the back, blades where the heroes come in.
guide-draw = Each of your turns begins with a card: traps and powers, or encounters. It costs nothing.
guide-discard = Your hand is over its limit. A discarded card gives the Reserve Points printed on it.
guide-clock = This table plays against the clock. Say how long it took.
guide-dark = Your turn as the Dark Player: play cards, throw cards away for Reserve Points, activate each creature once. An order sends all that wait out at once; they then act by themselves.
guide-dispel = An enemy spell is in the air. You may pit your own power against its total.
guide-lucky = You found more than one thing and keep one.
guide-teleport = Choose where you appear.
guide-martial-arts = A stunned enemy acts badly, one on the ground is easier to hit.
guide-trapper = You know how to turn a trap against its owner. This is the moment.
guide-dive = Under water nobody strikes it, and it strikes nobody.
guide-surface = Choose where it comes up. Beside a hero is a fine place.
guide-pounce = You have landed on it. From beside you strike as usual; clinging on is bolder.
guide-pounce-miss = The leap went wrong. Choose where it ends.
guide-pounce-push = The leap pushes somebody aside. Choose where to.
guide-pounce-land = Choose where you land.
guide-land-beside = The rider leaves the saddle. Choose a free square beside the mount; best not next to an enemy.
guide-make-room = Somebody is climbing up and needs the square. Step aside.
guide-bodyguard = You stand close enough to take the blow for a friend.
guide-clock-dark = This table plays against the clock. Be honest about the two minutes.
guide-plan = Before the quest the Dark Player lays plans: cards that wait at a place, paid from the Reserve.
guide-plan-at = Choose where the card waits. The heroes do not see it.
guide-come-from = Choose the side from which they come.
guide-resurrect = A Healer can bring the dead back for coins. Otherwise a new hero takes the place.
guide-ransom = The ransom sets the prisoner free at once. Whoever promises to come back can play this quest again later, and finds the prison there. Whoever refuses never sees the friend again.
guide-injury = Something did not heal well. Choose what you can do without.
guide-invest = Experience buys better values and skills between quests. What you use most is worth most.
guide-first-spell = Choose a spell to begin with. Look at it to read what it does.
guide-herbalist = Between quests you have brewed something. Choose what.
guide-instructor = You have trained a companion. Choose whom.
guide-informed = What you heard from the dead helps one of you to be quicker next time.
guide-learn = Choose a skill. Look at it to read what it does.
guide-stable = Outside a dungeon a mount is safe, with everything in its saddle bags. In the open you begin on its back or beside it.
guide-hire = For coins, mercenaries and animals come along. They act for themselves and open nothing.
guide-loadout = Choose the weapons that it carries into the quest.
guide-conduct = The Conductor breaks ties for the creatures: whom they attack, where they stand. The task goes to the next willing player after each turn.
guide-doubt = Be fair: choose what serves the creature.
guide-doubt-square = Be fair: choose what serves the creature.
guide-dwell = The map stays, the tenants change. The budget keeps the quest about as hard, whoever has moved in; their tricks differ.
guide-craft = A secondary skill succeeds on 10 or more with two dice and its bonus; each point that took adds 1, up to 5. Neither skills nor Fortune repeat it.
guide-trial = Ask one hero in each of your turns. Say aloud what it is about before the dice fall.
guide-follows = Tell the tale; if it should leave something in figures, choose it here.
guide-leader = The Leader is the heart of your defence. Choose one who fits your creatures.
guide-leader-item = An object makes the Leader stronger, for Reserve Points.
guide-upgrade = Reserve Points make one creature better. Is it worth more than another creature?
guide-half-price = A creature for half its cost: seldom a bad bargain.
guide-hand-over = The owner is down. Somebody else leads the companion on.
guide-use-skill = The roll failed, but a skill may help. Skills often work once only.
guide-share = Loot is shared out as evenly as can be. Choose who gets this.
guide-share-coins = Coins are shared, or kept by whoever found them.
guide-outfit = Gear for your creatures is paid from the Reserve.
guide-create-race = You make a hero of your own. The race sets the values to begin with.
guide-create-class = The class decides skills, gear and spells.
guide-create-points = Spend the points where the class needs them.
guide-create-skill = One more skill from early years. Look at it to read what it does.
guide-create-word = An old hatred makes a hero fight harder against one kind of enemy.
guide-create-spell = Choose the spells that the hero knows.
guide-create-name = Choose a name.
guide-create-gear = Buy what you can carry. Light and a rope are never wrong.
guide-trade = In town you buy, sell and visit. Visits are counted.
guide-service = Choose what you want here and whether it is worth the coins.
guide-travel = Something happens on the way. Each choice says what it asks of you.
guide-upkeep = Companions want food and pay, or they leave.
guide-eloquence = A smooth tongue gets another try.
guide-cure = Choose which old injury the healer looks at.
guide-school = Learning a spell costs coins and experience. Look at it to read what it does.
guide-roll = You roll your own dice at this table: roll, and type what the die shows.
guide-act-how = You have chosen what to do; now choose how, or at whom.
guide-raise-shield = A shield may stop the spell, but it can break over it. What is it worth to you, and what would the spell do?
how-to-play =
    # What it is about
    Heroes enter a place that only their enemy knows, with a mission: fulfil it and leave by the starting squares. The Dark Player, a person with a hidden hand of cards or an automaton with its tables, opposes them with creatures, traps and a budget of Reserve Points.

    # A turn
    1. **The heroes' side**: each hero once, in any order: one move, one Action and one Quick Action; the Action may be traded for a second Quick Action. Actions are attacks, shots, spells, opening and searching, disarming traps, climbing, helping a friend.
    2. **The Dark Player**: draws a card, plays cards, activates each creature once.

    When enemies come into sight, both sides roll for Initiative. If the heroes win, they all act again at once; if they lose, their turn is over.

    # Fighting
    Melee is 2D6 + Combat Skill against the same; most other tests are 2D6 plus an attribute against a number. A double six succeeds and a double one fails. Strike from behind, stand higher, push enemies out of doorways. A number that fails can be rolled again with Fortune, but each point spent scores for the Dark Player, and so does every turn: do not dawdle.

    # How it ends
    The heroes win once the mission is fulfilled and those who can walk have left. They lose if they leave too early or are all knocked out. Whatever happens, both sides count their achievements at the end.

    # Good to know
    - Exploring is for quiet turns: in combat only unexplored doors can be opened.
    - Light, search and disarm before you run. Searching takes time, but it finds what the party needs.
    - As the Dark Player you can throw cards away for Reserve Points, and give standing orders for questions that come too often.
guide-outfits = New creatures come as they are printed. Reserve Points buy them more: the best of one kind for each, or thing by thing.
guide-way = A turn lasts some days: go on to a neighbouring territory, or stay. Where you come to, a Travel Event may wait.
guide-there = You have arrived. Settlements can be entered in the same turn, each with an event of its own; a quest ends the journey.
guide-set-out = A quest ends the journey for everybody for now. Whoever is not ready yet can put it off for a turn.
guide-deck = On a road you may draw from the Road events instead of those of the land.
guide-travel-together = The group decides as one: the best of you is tested, and what follows befalls everybody.
guide-lair = Danger markers appear in this territory whenever the heroes rest, and then come nearer turn by turn.
guide-ashore = The nearest land on either side; choose where the group goes on.
guide-danger = Each marker must come nearer to the heroes, over rivers and the sea if it likes; where it meets them, a danger strikes.
guide-epic = The event as the card has it, or as a small quest with its own experience; each can be tried only once.

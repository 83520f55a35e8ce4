# The first game: what each kind of question is about, and how to play.
guide-pick = You build an Alliance of four heroes. A mix helps: somebody sturdy in front, somebody who strikes from afar, somebody quick. Look at a card to read it.
guide-place = Your heroes start on your Starting Tile. Whoever stands in front is met first by what comes through the doors.
guide-activate = Each cycle you activate one hero; in four cycles each of the four acts once. A normal turn is moving, then attacking. A rest heals wounds instead.
guide-act = Spend Speed to step, open doors and chests or search; then attack once. After an attack the hero stands still. A hero who has spent no Speed may attack two different enemies; one who gives up the attack may move a second time. Cards help: they cost nothing but themselves.
guide-return = A hero who was out comes back to one of your places. Near friends is safer, near doors is quicker.
guide-face = Every figure faces one way, and what it can see and strike lies before it. Turn your back to a wall, not to a monster.
guide-bury = A Burst of Strength costs two cards from your hand, laid face down until the end phase. Give away those that you would miss least.
guide-lay = Behind the door lies a tile of your choice from the draft. A higher Dungeon Level means stronger monsters and more XP. Its monsters and chests lie on it at once.
guide-effort = You roll a die and need at least the level. Speed that you put in helps; you cannot walk with it afterwards.
guide-step-chest = You stand on a chest. What is in it can be worth XP or bite back.
guide-reveal = Several challenges lie in the way. Choose which is turned up first.
guide-settle = The hero has been moved and needs a free space. All the spaces offered are equally near.
guide-heal = Poison and plain wounds together fill a hero's health, but poison goes on hurting: it is often better to lose it first.
guide-space = Choose one of the marked spaces.
guide-incite = You have set two monsters at each other. Choose whom the first one strikes.
guide-recall = One of your played or discarded cards comes back into your hand.
guide-draft = After acting you may buy one card from the draft with XP. Spent XP still count at the end, so a good card costs you nothing but the chance of another.
guide-discard = Before you draw you may throw away cards that you do not need, to see new ones sooner.
guide-must-discard = You hold too many cards or must give some up. Keep what fits the heroes who have yet to act.
guide-react = Your hero is attacked. A reaction from your hand can turn the blow; the numbers say what happens without it.
guide-monster = After the heroes each player sets one monster in motion, and it may well go for a rival. A monster that is ready must be used.
guide-monster-move = Lead the monster to the hero that it shall strike, best from behind and best a rival's.
guide-monster-face = Monsters see and strike to the front, too. Which way shall it look?
guide-victim = The monster reaches more than one hero. Choose whom it strikes.
guide-stay = This card can stay for another round, or go and make room.
guide-end-draw = The round ends. You may fill your hand again.
guide-rouse = A monster that has already acted becomes ready again: it can be set in motion once more this round.
guide-hunt = Here the cards play the monsters. Choose among what they allow.
guide-suffer = Somebody must take it. A wounded hero can fall, and each fallen hero costs a point at the end.
guide-play-on = One goal of the end is reached. You can finish the round, in which XP can still be won, or stop here.
guide-roll = You roll your own dice at this table: roll, and type what the die shows.
how-to-play =
    # What it is about
    You lead an Alliance of four heroes through a dungeon that all players build together. Monsters, challenges and locked doors bring experience (XP). Each time one of your heroes falls you lose a point.

    # A round
    A round is four cycles and an end phase. In each cycle

    1. every player activates one hero who has not acted yet: move, then attack, then perhaps buy a card with XP, then discard and draw;
    2. every player sets one monster in motion, in the opposite order. It may walk over to a rival.

    In the end phase poison works, and all heroes stand ready again.

    # A hero's turn
    - **Speed** pays for steps, doors, chests and searching.
    - **Attack** once after moving; an enemy shows what would happen. Without having spent Speed a hero may attack two different enemies. Without attacking a hero may move a second time.
    - **Cards** from your hand strengthen a hero for the round, one of each type. A Burst of Strength, once a round for each hero, turns any two cards into a small help.
    - **Rest** instead: up to three wounds go, and the hero may move but not attack.

    # How it ends
    After the fourth round, or earlier when no tile can be drafted and no monster is left. The Alliance with most XP wins; XP that you have spent on cards still count. Alone or as allies you play against a score instead.

    # Good to know
    - Opening a door lets you choose the tile behind it. Higher Dungeon Levels mean stronger monsters and more XP.
    - Facing matters. Do not turn your back on a monster that a rival could move.

### The first game: what each kind of question is about, and how to play. Above each text, line by line, what each of
### its sentences rests on.

# cellar.setup.tools
# cellar.tool.club cellar.tool.lamp cellar.tool.leather-coat
guide-pack = All thieves choose a tool at once. The club makes fights easier, the lamp shows the next room on your turn, the leather coat gives one more health.
# cellar.turn.actions
# table
# cellar.search cellar.open
# cellar.noise.roll
guide-act = You have two actions in a turn. Choose a marked door to open it and go in, a marked room to sneak there, a rat to fight it or silver to take it. The rats of a room must go before you can search it or open its doors. After your turn a die decides whether the noise rises: the more rats are about, the likelier it does.
# cellar.open.turn
# advice
guide-turn = A new room can lie in several ways, as long as a door meets the one you opened. Think of where you want to go next.
# cellar.card.distraction
# cellar.card.distraction cellar.fight.bite
guide-distract = A friend near you is about to be bitten. With a distraction the bite is off; without it they lose one health.
# table
guide-roll = You roll your own dice at this table: roll, and type what the die shows.
# cellar.end.won cellar.leave cellar.end.woken
# cellar.end.won cellar.end.woken
# cellar.turn.actions cellar.open cellar.sneak cellar.fight.target cellar.search cellar.card.play cellar.listen cellar.leave
# cellar.noise.roll
# cellar.noise.dawn
# cellar.leave
# cellar.end.over cellar.end.won cellar.end.woken cellar.end.fallen cellar.end.poor
# cellar.search cellar.open
# cellar.fight.bite
# cellar.search
# cellar.card.lullaby
# cellar.leave
how-to-play =
    # What it is about
    One to four thieves creep into the ogre's cellar, fill their pockets with silver and must be up the stairs again before the noise wakes him. You win or lose together.

    # A turn
    1. You have two actions: open a door, lay a new room behind it and go in, sneak into a known room, fight a rat, search a room without rats for all its silver (one noise), play a trick, listen (draw a trick), wait, or leave by the stairs.
    2. Then a die is rolled: if it is not above the number of rats about, the noise rises by one. From the tenth round on every round adds a point of noise.

    # How it ends
    A thief who leaves takes their silver along and does not come back. When the last thief has left or fallen, you win if the silver carried out reaches the goal; you lose as soon as the noise reaches its limit, if nobody comes back up, or if you come up with too little.

    # Good to know
    - The rats of a room must go before it can be searched or its doors opened. A fight that fails costs one health, and whoever has none left falls and loses the silver.
    - Searching makes noise. A lullaby takes noise away.
    - Only the stairs lead out.

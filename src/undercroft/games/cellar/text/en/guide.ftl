# The first game: what each kind of question is about, and how to play.
guide-pack = All thieves choose a tool at once. The club makes fights easier, the lamp shows the next room on your turn, the leather coat gives one more health.
guide-act = You have two actions in a turn. Click a bright door to look behind it, a bright square to sneak there, a rat to fight it or silver to take it. Rats must go before you can search. After your turn the ogre stirs, and every rat about makes noise.
guide-turn = A new room can lie in several ways, as long as a door meets the one you opened. Think of where you want to go next.
guide-distract = A friend near you is about to be bitten. With a distraction the bite is off; without it they lose one health.
guide-roll = You roll your own dice at this table: roll, and type what the die shows.
how-to-play =
    # What it is about
    Creep into the cellar, fill your pockets with silver and be up the stairs again before the ogre wakes. You win or lose together.

    # A turn
    1. You have two actions: open a door, sneak into a known room, fight a rat, search a room for silver, play a trick, listen (draw a trick), wait, or leave by the stairs.
    2. Then the ogre stirs: a die, and every rat about makes it worse. Noise that reaches the end of its track wakes him.

    # Good to know
    - Rats must go before a room can be searched. A fight that fails costs one health.
    - Searching makes noise. A lullaby takes noise away.
    - Everybody must be on the stairs to leave, and somebody with nothing in the pockets is still a friend who can be bitten.

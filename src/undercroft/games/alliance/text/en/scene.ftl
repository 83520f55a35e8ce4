# What a table shows.
stage-pick = The heroes are drafted
stage-place = The Alliances enter
stage-heroes = The heroes act
stage-monsters = The monsters act
stage-end = The end phase
stage-over = The game is over
alliance-name = Alliance { $seat } ({ $color })
level = level { $level }
track-round = Round
track-cycle = Cycle
track-pools = XP until Upgrades II · III
track-score = Points, Alliance { $seat }
track-goal = Points to win
track-upgrades = Upgrades
track-initiative = Initiative
track-penalty = The dungeon's due
# alliance.overview.goal alliance.overview.xp-spent-kept alliance.end.score-defeats
# alliance.pvp.optional alliance.monster.attack-mandatory
note-rivals = The Alliance with the most points wins: 1 for each XP, spent or not, less 1 for each time a hero of yours fell. Rival heroes do not attack each other; the monsters do it for them.
# alliance.overview.goal alliance.overview.xp-spent-kept alliance.end.score-defeats
# alliance.pvp.attack alliance.pvp.xp
# alliance.pvp.safe-tile-target alliance.pvp.safe-tile-attacker
note-pvp = The Alliance with the most points wins: 1 for each XP, spent or not, less 1 for each time a hero of yours fell. Rivals may be attacked, for 1 XP per 2 wounds. A hero on its own Starting Tile neither attacks rivals nor is attacked by them.
# alliance.solo.score alliance.solo.score-empty alliance.solo.score-monsters alliance.solo.score-challenges
# alliance.solo.score
note-solo = You win with { $goal } points: 1 for each XP, less 1 for each fall, 4 for each empty place of the frame, and 1 for each monster and each face-down challenge that is left. From { $great } points on it is a great score.
# alliance.solo.score alliance.solo.score-empty alliance.solo.score-monsters alliance.solo.score-challenges alliance.setup.cooperative
note-together = Together you need { $goal } points: 1 for each XP, less 1 for each fall, 4 for each empty place of the frame, and 1 for each monster and each face-down challenge that is left.
# alliance.end.early-finish alliance.end.early-endphase
note-called = The end has been called: when this segment is over, only the end phase is left.
# alliance.solo.continue
note-kept-on = The end has been called, but you play on to the end of the last round.
# alliance.hero.speed-pool alliance.hero.one-attack alliance.hero.two-attacks
note-turn = { $hero }: { $speed } Speed left, { $attacks ->
    [0] no attack
    [one] one attack
   *[other] { $attacks } attacks
} to come.
board-dungeon = The dungeon
area-empty = An empty place of the frame
edge-arch = An open archway
edge-normal = A closed door
edge-locked = A locked door
edge-secret = A wall that may hide a secret door
edge-unknown = A closed door; no tile lies behind it yet
edge-bare = A wall; no tile lies behind it yet
edge-blocked = A door against the frame: it leads nowhere
challenge-hidden = Challenge
piece-hidden = A face-down challenge, Level { $level }
piece-known = { $challenge }, Level { $level }, seen and turned down again
piece-challenge = { $challenge }, Level { $level }
kind-alliance = Alliance
kind-monster = Monster
kind-trap = Trap
kind-chest = Chest
kind-tile = Dungeon Tile
kind-start = Starting Tile
kind-solo = Solo/Cooperative Card
kind-burst = Burst of Strength
kind-die = Dungeon Die
kind-mark = Effect until the end phase
hero-kind = { $race } · { $first } and { $second }
hero-kind-twice = { $race } · { $first } twice over
hero-brings = Brings along: { $cards }.
card-kind-hero = { $types } · { $hero }
card-kind-anyone = { $types } · any hero
card-kind-needs = { $types } · { $some ->
    [0] {""}
   *[other] { $races }{ $many ->
        [0] {""}
       *[other] {" "}and{" "}
    }
}{ $how ->
    [twice] { $classes } twice over
    [either] one of { $classes }
   *[all] { $classes }
}
value-health = Health
value-speed = Speed
value-melee = Melee
value-ranged = Ranged
value-base-melee = Melee attack of its own
value-base-ranged = Ranged attack of its own
value-armor = Armor
value-dodge = Dodge
value-pet = Pets
value-die = Dungeon Die
value-poison = Poison
value-score = Points
value-xp = XP to spend
value-drafted = Drafted
value-defeats = Fallen
value-hand = Cards in hand
value-hand-size = Hand size
value-reward = XP, first and second
value-tokens = Tokens of Level I, II, III
value-level = Level
value-wounds-of = Wounds by { $alliance }
state-ready = ready
state-exhausted = exhausted
state-done = done
state-acting = acting
state-down = down
zone-hand = Hand
zone-picks = Drafted heroes
zone-heroes = Heroes to choose from
zone-artifacts = Artifacts
zone-deck = Alliance Deck
zone-discard = Discard pile
zone-column = Played cards
zone-buried = Face down: Burst of Strength, { $burst }
zone-solo = The dungeon's card of this cycle
zone-solo-deck = Solo deck
zone-upgrades = Upgrade Draft Area
zone-upgrade-discard = Upgrade discard pile
zone-upgrade-deck = Upgrade Deck
zone-tiles = Tile Draft Area
zone-tile-stack = Tile stack
zone-challenges = Challenges of Level { $level }
poison-text = In each end phase one more poison wound is added.
mark-slow-text = That much less Speed until the end phase.
mark-weak-text = That much less attack until the end phase.
mark-exposed-text = That much less defense until the end phase.
mark-held-text = Cannot move until the end phase.
mark-dazed-text = Cannot attack until the end phase.
mark-prey-text = Heroes of the Alliance that set the mark attack it with that much more until the end phase.
burst-speed-text = Two cards from hand face down: +1 Speed for the round.
burst-attack-text = Two cards from hand face down: +1 melee and ranged attack for the round. Pets gain nothing.
burst-heal-text = Two cards from hand face down: the hero removes 1 wound. This is also how a fallen hero can rise.
burst-repeat-text = Two cards from hand face down: one more card of a type that lies in the hero's column already.
die-face = Dungeon Die: { $face }
die-face-text = { $count ->
    [one] One of six faces shows a { $face }.
   *[other] Two of six faces show a { $face }.
} It is added to what is rolled for: a lock, a trap, a monster's power.
tile-text = Doors as printed: { $doors }.{ $count ->
    [0] {" "}Nothing waits here.
   *[other] {" "}Inside: { $inside }.
}
tile-monster = { $monster } ({ $spot })
tile-challenge = challenge of Level { $level } ({ $spot })
spot-0 = north-west
spot-1 = north
spot-2 = north-east
spot-3 = west
spot-4 = middle
spot-5 = east
spot-6 = south-west
spot-7 = south
spot-8 = south-east
solo-text = I. { $first } II. { $then } III. If nobody can: { $otherwise }
solo-upgrades = The upgrade in slot { $red } leaves the game, the one in slot { $blue } is discarded; both are replaced.
solo-tiles = The tile in slot { $red } of the Tile Draft Area leaves the game.
solo-rouse = The exhausted monster with the most XP becomes ready.
solo-then = The ready monster with the most XP attacks { $first }, or { $second }.
solo-hunted = one of these heroes with +1: { $icons }
solo-weakest = the hero with the lowest defense
solo-any = any hero with +2
solo-any-kind = any hero, with +3 if its attack is { $kind }
solo-otherwise = { $parts }.
solo-burst = the exhausted monster with the most XP becomes ready and attacks any hero with +3
solo-spend = 1 XP is turned face down
solo-discard = 3 cards are discarded (in the last cycle the hand size is 3 less, too)
solo-wounds = { $heroes ->
    [one] one hero takes
   *[other] { $heroes } heroes take
} { $wounds ->
    [one] one { $poison ->
        [1] poison wound
       *[other] wound
    }
   *[other] { $wounds } { $poison ->
        [1] poison wounds
       *[other] wounds
    }
}{ $heroes ->
    [one] {""}
   *[other] {" "}each
}
group-activate = A normal turn
group-rest = Rest (three wounds go; one movement, no attack)
group-rise = Rise by a Burst of Strength (two cards, one wound goes)
group-leave = Leave the dungeon (all wounds go; back on the Starting Tile)
group-attack = Attack
group-move = Move
group-turn = Turn
group-doors = Doors
group-things = Chests and traps
group-cards = Cards
group-burst = Burst of Strength
group-end = End
group-draft = Draft
group-swap = Swap

## what there is to do, in a few words
goal-points = At least { $goal } points
goal-most = The most points

"""Dungeon Universalis: heroes on a quest against a Dark Player, human or artificial."""

from undercroft.kernel import Choice, GameInfo, Switch

INFO = GameInfo(
    slug="universalis",
    title="Dungeon Universalis",
    about="One to five heroes explore a hidden dungeon; a Dark Player with a budget, or an automaton, opposes them.",
    version="1.3",
    content=2,
    players=(1, 6),
    default_seats=2,
    heroes=(1, 5),
    modes=(
        Choice("artificial", "Artificial Dark Player", "Nobody plays the Dark Player: cards, dice and behaviours do."),
        Choice("dark-player", "Dark Player", "The last seat plays the Dark Player."),
        Choice("rotating", "Rotating Dark Player", "The automaton's cards; the players take turns with the creatures."),
        Choice("classic", "Classic Dark Player", "The last seat plans with all cards before play; no decks."),
        Choice(
            "role-playing", "Role-playing", "The last seat is a game master: every card and creature, all paid for."
        ),
    ),
    mode_players={
        "artificial": (1, 5),
        "dark-player": (2, 6),
        "rotating": (1, 5),
        "classic": (2, 6),
        "role-playing": (2, 6),
    },
    scenarios=(
        Choice("the-old-cellar", "The Old Cellar", "An introduction: orcs have moved in below the brewery."),
        Choice("the-oathbound-barrow", "The Oathbound Barrow", "Take the oathstone from a dead captain, and get out."),
        Choice("the-toll-fort", "The Toll Fort", "Break through a warlord's fort to its far gate."),
        Choice("the-red-mothers-lair", "The Red Mother's Lair", "Slay a dragon among her worshippers."),
        Choice("the-drowned-chapel", "The Drowned Chapel", "Three Bells, first: a bell without a tongue is silent."),
        Choice("the-founders-house", "The Founder's House", "Three Bells: three moulds, and a man who cast too much."),
        Choice("the-ferry-of-sleepers", "The Ferry of Sleepers", "Three Bells: wake two people and get one aboard."),
        Choice("the-bell-below", "The Bell Below", "Three Bells, last: down to what rings under the river."),
        Choice("the-hermits-oak", "The Hermit's Oak", "Raazbal, first: bring an old man out of an orc burrow, alive."),
        Choice(
            "the-silent-scriptorium",
            "The Silent Scriptorium",
            "Raazbal: three pages from a cloister where nobody has spoken for a year.",
        ),
        Choice(
            "the-nail-smiths-pit", "The Nail-Smith's Pit", "Raazbal: two priests, one forge, and a hymn that burns."
        ),
        Choice(
            "the-fourth-nail", "The Fourth Nail", "Raazbal: through the castle to the shore, before he is behind you."
        ),
        Choice("the-wolf-road", "The Wolf Road", "Ride for the ferry, over a heath that belongs to wolf riders."),
        Choice(
            "risen-out-from-the-swamp",
            "Risen out from the Swamp",
            "Hold an island in the bog until dawn, against two drowned armies.",
        ),
        Choice("the-whistling-gorge", "The Whistling Gorge", "Run a gauntlet of archers between two cliffs."),
        Choice(
            "last-orders-at-the-lantern",
            "Last Orders at the Lantern",
            "Find a child in a burning inn, among those who set it on fire.",
        ),
        Choice("the-chain-in-the-river", "The Chain in the River", "Cross a river under fire, and let the chain down."),
        Choice(
            "the-knight-under-the-ice",
            "The Knight under the Ice",
            "Cross a crevasse in the ice, and relieve a sentry who has been waiting for three hundred years.",
        ),
        Choice(
            "smoke-over-hollins-farm",
            "Smoke over Hollin's Farm",
            "Hold a burning farm against three waves of raiders until the neighbours come.",
        ),
        Choice(
            "eyes-beyond-the-fire",
            "Eyes beyond the Fire",
            "Hunt a pack and its drivers, by night, in a forest that knows them better than you.",
        ),
        Choice(
            "the-open-postern",
            "The Open Postern",
            "The enemy is inside the castle: fight across the yard, and light the beacon.",
        ),
        Choice(
            "a-joke-on-the-flag",
            "A Joke on the Flag",
            "Board a pirate over two planks, and have a word with its captain.",
        ),
        Choice("journey", "The road through Arasca", "Travel over the map from place to place until a quest calls."),
    ),
    options=(
        Switch("ready-party", "Heroes are dealt instead of chosen", (False, True), ("dun.heroes.choose",)),
        Switch(
            "free-party",
            "Restrictions on races, classes, skills and sides of a party are dropped",
            (False, True),
            ("dun.heroes.restrictions-optional",),
        ),
        Switch(
            "literal-obstacles",
            "The Scenario Die is rolled for every step outside the Safe Zone",
            (False, True),
            ("dun.adp.obstacle.triggers",),
        ),
        Switch(
            "timed",
            "A minute for each hero, two for the Dark Player in a great fight; the timekeeper says who took longer",
            (False, True),
            ("dun.timed.heroes", "dun.timed.dark-player", "dun.timed.penalty"),
        ),
        Switch(
            "compete",
            "Heroes also count their own Achievement points; the best gains experience, the last of three or more "
            "loses some",
            (False, True),
            ("dun.compete.markers", "dun.compete.best", "dun.compete.worst"),
        ),
        Switch(
            "level-mix",
            "A Dark Player keeps more Grunts than Elites and more than Champions",
            (True, False),
            ("dun.dp.level-mix",),
        ),
        Switch(
            "other-faction",
            "Before the quest it is said which faction dwells there",
            (False, True),
            ("dun.campaign.replay-other-faction",),
        ),
        Switch(
            "conductor",
            "A player decides for the Artificial Dark Player in case of doubt; the task goes round",
            (False, True),
            ("dun.adp.conductor", "dun.adp.conductor-choice", "dun.adp.conductor-pass"),
        ),
        Switch(
            "fog-of-memory",
            "Explored sections away from all characters vanish from the map: remember them",
            (False, True),
            ("dun.tile.remove-explored",),
        ),
        Switch("strict-moves", "A finished move is not freely taken back", (False, True), ("dun.move.no-takeback",)),
        Switch("climbing", "Ledges and tall furniture can be climbed", (False, True), ("dun.climb-surface.scope",)),
        Switch("jump-attacks", "One may jump onto enemies from above", (False, True), ("dun.jump-attack.test",)),
    ),
    length=40_000,
)

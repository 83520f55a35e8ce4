"""Dungeon Universalis: heroes on a quest against a Dark Player, human or artificial."""

from undercroft.kernel import Choice, GameInfo, Switch

INFO = GameInfo(
    slug="universalis",
    title="Dungeon Universalis",
    about="One to five heroes explore a hidden dungeon; a Dark Player with a budget, or an automaton, opposes them.",
    version="1.0",
    players=(1, 5),
    default_seats=2,
    heroes=(1, 5),
    modes=(
        Choice("artificial", "Artificial Dark Player", "Nobody plays the Dark Player: cards, dice and behaviours do."),
        Choice("dark-player", "Dark Player", "The last seat plays the Dark Player."),
    ),
    mode_players={"artificial": (1, 5), "dark-player": (2, 6)},
    scenarios=(
        Choice("the-old-cellar", "The Old Cellar", "An introduction: orcs have moved in below the brewery."),
        Choice("the-oathbound-barrow", "The Oathbound Barrow", "Take the oathstone from a dead captain, and get out."),
        Choice("the-toll-fort", "The Toll Fort", "Break through a warlord's fort to its far gate."),
        Choice("the-red-mothers-lair", "The Red Mother's Lair", "Slay a dragon among her worshippers."),
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
            "classic-dark-player",
            "The Dark Player has all cards and no decks, and gains a point in each turn",
            (False, True),
            ("dun.classic.role", "dun.classic.no-random", "dun.classic.income"),
        ),
        Switch(
            "timed",
            "A minute for each hero; the timekeeper says who took longer",
            (False, True),
            ("dun.timed.heroes", "dun.timed.penalty"),
        ),
    ),
    length=40_000,
)

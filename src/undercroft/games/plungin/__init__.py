"""Dungeon Plungin': a dice-pool crawl for a party of Heroes, built tile by tile from a Quest Pack."""

from undercroft.kernel import Choice, GameInfo, Switch

INFO = GameInfo(
    slug="plungin",
    title="Dungeon Plungin'",
    about="A party of Heroes explores a dungeon that dice build before their eyes, fights Monsters that follow Laws, "
    "finds Great Keys and what lies behind the Great Doors, and lives on from quest to quest.",
    version="3.3",
    players=(1, 4),
    default_seats=1,
    heroes=(1, 4),
    content=3,
    editions=(Choice("3.1", "Version 3.1"),),
    scenarios=(
        Choice("knocking-wall", "The Knocking Wall", "Level 1. The cellar wall of an inn knocks back at night."),
        Choice("drowned-toll", "The Drowned Toll", "Level 3. A voice under the causeway asks for a penny."),
        Choice("lampless-abbey", "The Lampless Abbey", "Level 5, in the dark. Bring torches; mind the bell."),
        Choice(
            "borrowed-winter", "The Borrowed Winter", "Level 6, in the cold. A fire in an ice-house; bring torches."
        ),
        Choice("ash-stair", "The Ash Stair", "Level 8. The warm snow comes from the Doom Dragon."),
    ),
    options=(
        Switch("heroes", "Where the Heroes come from", ("ready-made", "points"), ("plungin.hero.creation-points",)),
        Switch("party-split", "Heroes per seat", ("even", "uneven"), ("plungin.hero.party-split",)),
        Switch("detection", "Stealth and Invisibility", ("roll", "range"), ("plungin.detect.modified-roll",)),
        Switch(
            "images-act",
            "Shadow Images may use their caster's keys",
            (False, True),
            ("plungin.spell.shadow-images-actions",),
        ),
        Switch("find-once", "Find may be cast once per", ("object", "room"), ("plungin.spell.find-once",)),
        Switch(
            "lone-recovery",
            "A Hero whom nobody can assist recovers with what dice he has",
            (True, False),
            ("plungin.effect.incap-recovery",),
        ),
        Switch(
            "stubborn-locks",
            "A lock beyond every Hero's dice yields to a roll of nothing but successes",
            (True, False),
            ("plungin.open.locked-roll",),
        ),
        Switch("summon-attack", "ATK of summons", ("quotient", "one-more"), ("plungin.spell.summon-attack",)),
        Switch("cast-xp", "XP for casting", ("effect", "always"), ("plungin.xp.spell-lock-trap",)),
        Switch(
            "great-door", "A complete dungeon always has a Great Door", (True, False), ("plungin.door.great-meaning",)
        ),
        Switch(
            "returned-key",
            "A Great Key comes back where its Great Door turns out to lead nowhere",
            (True, False),
            ("plungin.build.no-fit",),
        ),
        Switch(
            "no-spare-doors",
            "No more Great Doors once every Unique Location has turned up",
            (True, False),
            ("plungin.door.great-meaning",),
        ),
        Switch(
            "key-from-monsters",
            "Monsters leave a Great Key when no Chest can",
            (True, False),
            ("plungin.key.great-last-chest",),
        ),
        Switch(
            "idle-phases",
            "Action Phases without progress before the quest is given up",
            (50, 25, 100, 0),
            ("plungin.round.repeat",),
        ),
        Switch("longest", "Action Phases before the quest is given up", (400, 200, 1000, 0), ("plungin.round.repeat",)),
        Switch("creatures", "Called creatures per caster at a time", (4, 1, 0), ("plungin.spell.summon-control",)),
        Switch(
            "follow-up",
            "Monsters that stay in their room step after a Hero whom they push",
            ("room", "doorways"),
            ("plungin.pushback.monster-follow-up", "plungin.detect.no-pursuit"),
        ),
        Switch("earth-gate", "Earth Gate per turn", ("once", "any"), ("plungin.spell.earth-gate-return",)),
        Switch("venom", "Venom works each", ("round", "phase"), ("plungin.power.venomous-damage",)),
        Switch("rest", "A free rest for the living", ("between", "outside", "never"), ("plungin.exit.services",)),
        Switch("buy-back", "Goods are bought back at so many percent", (0, 50), ("plungin.exit.services",)),
        Switch(
            "hand-over", "Weapons and armor can be handed over in the dungeon", (False, True), ("plungin.use.give",)
        ),
    ),
    length=100_000,
)

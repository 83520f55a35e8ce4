"""Dungeon Alliance: rival parties of four heroes draft, explore, fight and steer the monsters at each other."""

from undercroft.kernel import Choice, GameInfo, Switch

INFO = GameInfo(
    slug="alliance",
    title="Dungeon Alliance",
    about="One to four Alliances of four heroes delve for experience, draft new cards and set monsters on each other.",
    version="1.3",
    content=2,
    players=(1, 4),
    default_seats=2,
    modes=(
        Choice("rivals", "Rivals", "Alliances compete, but never attack each other."),
        Choice("pvp", "Rivals, player versus player", "Alliances may attack each other."),
        Choice("solo", "Solo", "One Alliance against the Solo/Cooperative Cards."),
        Choice(
            "cooperative",
            "Cooperative",
            "Alliances together against the Solo/Cooperative Cards. Designed for this edition.",
        ),
        Choice("basic", "Basic game", "A shorter first game with generic cards. Designed for this edition."),
    ),
    mode_players={"rivals": (2, 4), "pvp": (2, 4), "solo": (1, 1), "cooperative": (2, 4), "basic": (2, 4)},
    options=(
        Switch("starting-tile-level", "Dungeon Level of a Starting Tile", (1, 0), ("alliance.locked.attempt",)),
        Switch(
            "fallen-count", "Defeated heroes count for the tiers", (True, False), ("alliance.monster.choice-tier3",)
        ),
    ),
    length=20_000,
)

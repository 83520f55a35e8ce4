"""The Ogre's Cellar: a tiny complete game, the permanent example for adding a game and for kernel tests."""

from undercroft.kernel import Choice, GameInfo, Switch

INFO = GameInfo(
    slug="cellar",
    title="The Ogre's Cellar",
    about="One to four thieves creep through a cellar, fill their pockets and leave before the ogre wakes.",
    version="1.1",
    players=(1, 4),
    default_seats=2,
    modes=(Choice("standard", "Standard"), Choice("light-sleeper", "Light sleeper", "The ogre wakes sooner.")),
    editions=(
        Choice("revised", "Revised printing", "Rats fall to a 4, and there is cheese."),
        Choice("first", "First printing", "Rats fall to a 5 and the cheese is not yet printed."),
    ),
    scenarios=(
        Choice("cellar", "The cellar", "Silver enough to pay your debts."),
        Choice("vault", "The vault below", "The second chapter: deeper, richer, and the ogre sleeps badly."),
    ),
    options=(Switch("open-hands", "All hands lie open on the table", (False, True), ("cellar.option.open-hands",)),),
    length=4000,
)

"""The 110 Travel Events, in thirteen decks. All of them are this project's.

A `TravelEvent` names its deck (`place`), the number that 1D6 must reach (`needs`, 2 to 6), and its `offers`: what can
be done about it. An `Offer` costs `coins`, asks for a `test` (an attribute, against `target`), and has `effects` if
it is passed or needs none, else those of `failed`; or it has a `table` for 1D6. By itself an event concerns every
hero, each of whom chooses for himself; with `one=True` it befalls one of them at random; with `together=True` the
group decides as one, the best of them is tested, and what follows befalls everybody. Besides the effects of all cards
there are those of the road: `Hull`, `Delay`, `Astray`, `Nearer` (once for the group), `Jail`, `LoseThing`,
`LoseBeast` (for a hero).

Those of settlements are drawn between independent quests, too, and have none of these.

An offer may ask for an object (`carries`; `spent` if it is used up), a skill (`knows`) or a `season` of the road. One
at least must be open to everybody, and what everybody can do without coins should come last: bots take the last. The
group as one has no `table`, `deed` or `experience`. Dexterity and Perception begin at 0: ask for 7 or 8 there, for 9
to 11 of the others, and for more where the best of the group is tested.

Texts, in `text/en/journey-<deck>.ftl` and `text/de/journey-<deck>.ftl`: `story-<id>` tells what happens,
`offer-<offer>` what one does. Forests are feared more than plains: give them lower numbers.
"""

from __future__ import annotations

from ..settlements import TravelEvent
from .decks.castle import CASTLE
from .decks.city import CITY
from .decks.desert import DESERT
from .decks.forest import FOREST
from .decks.glacier import GLACIER
from .decks.mountain import MOUNTAIN
from .decks.plain import PLAIN
from .decks.river import RIVER
from .decks.road import ROAD
from .decks.sea import SEA
from .decks.swamp import SWAMP
from .decks.town import TOWN
from .decks.volcanic import VOLCANIC

HAPPENINGS: tuple[TravelEvent, ...] = (
    *TOWN,
    *CASTLE,
    *CITY,
    *FOREST,
    *MOUNTAIN,
    *PLAIN,
    *SWAMP,
    *DESERT,
    *VOLCANIC,
    *GLACIER,
    *SEA,
    *RIVER,
    *ROAD,
)

"""States that older versions kept in one row are read as if they had been grouped."""

import msgspec
import pytest

from undercroft.games.universalis.game import GAME
from undercroft.games.universalis.older import GROUPS, lifted
from undercroft.games.universalis.state import Draft, Fallen, State
from undercroft.kernel import configure


def state():
    """A state in which something stands in each of the groups."""
    config = configure(GAME.info, seed=4, seats=2, scenario="the-old-cellar", options={"ready-party": True})
    made = GAME.setup(config, GAME.content(config))
    made.stay.visits, made.stay.trading, made.stay.surcharge = {1: 2}, [1], 3
    made.making.draft, made.making.second_thoughts = Draft(1, race="elves"), 2
    made.saga.facts, made.saga.captives = ["spared"], {"the-toll-fort": [next(iter(made.figures.values()))]}
    made.fallen, made.saga.fallen = [Fallen("grunt", True, ("mace",), (1,))], []
    return made


@pytest.mark.parametrize("version", ["1.0", "1.1"])
def test_what_stood_in_one_row_comes_into_its_groups(version):
    now = state()
    row = msgspec.json.decode(msgspec.json.encode(now))
    for name in GROUPS:
        grouped = row.pop(name)
        row |= {field: value for field, value in grouped.items() if field not in row}
    assert {"visits", "draft", "facts", "stock"} <= row.keys()
    assert msgspec.convert(lifted(row, version), State, strict=False) == now
    assert now.supply.treasures
    assert now.supply.stock


def test_what_is_grouped_already_stays_as_it_is():
    now = state()
    kept = msgspec.json.decode(msgspec.json.encode(now))
    assert msgspec.convert(lifted(kept, "1.2"), State, strict=False) == now

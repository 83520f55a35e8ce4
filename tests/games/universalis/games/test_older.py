"""States that older versions kept in one row are read as if they had been kept in parts."""

import msgspec
import pytest

from undercroft.games.universalis.game import GAME
from undercroft.games.universalis.older import GROUPS, PARTS, lifted
from undercroft.games.universalis.settings import Settings
from undercroft.games.universalis.state import Draft, Fallen, State
from undercroft.kernel import configure


def state():
    """A state in which something stands in each of the parts."""
    options = {"ready-party": True, "climbing": True, "level-mix": False}
    config = configure(GAME.info, seed=4, seats=2, scenario="the-old-cellar", options=options)
    made = GAME.setup(config, GAME.content(config))
    made.stay.visits, made.stay.trading, made.stay.surcharge = {1: 2}, [1], 3
    made.making.draft, made.making.second_thoughts = Draft(1, race="elves"), 2
    made.saga.facts, made.saga.captives = ["spared"], {"the-toll-fort": [next(iter(made.figures.values()))]}
    made.map.fallen, made.saga.fallen = [Fallen("grunt", True, ("mace",), (1,))], []
    made.quest.sheet_read, made.quest.slain, made.quest.achievements = True, {"orc-warrior": 2}, [3, 1]
    made.turn.number, made.turn.queue, made.party.vp, made.party.on_the_road = 7, [101], 31, True
    made.dark.leader_placed, made.dark.hand, made.dark.reserve, made.dark.asked = True, ["ambush"], 4, 6
    made.dark.bought, made.dark.placed, made.dark.called = {"mace": 2}, {"grunt": 3}, {"ambush": 7}
    return made


def in_a_row(now):
    """As version 1.2 kept it: the names of most parts in one row, and facts of the game among the switches."""
    row = msgspec.to_builtins(now, str_keys=True)
    facts = {name: int(value) for name, value in row.pop("settings").items()}
    parts = {part: row.pop(part) for part in PARTS}
    for fact, part in (("leader_placed", "dark"), ("sheet_read", "quest"), ("on_the_road", "party")):
        facts[fact.replace("_", "-")] = int(parts[part].pop(fact))
    facts["asked-test"] = parts["dark"].pop("asked")
    for kind in ("bought", "placed", "called"):
        facts |= {f"{kind}-{name}": number for name, number in parts["dark"].pop(kind).items()}
    for part, names in PARTS.items():
        for name in names:
            old, _, new = name.partition(":")
            row[old] = parts[part].pop(new or old)
    assert parts == {part: {} for part in PARTS}, "a name is missing that was in the row"
    return row | {"options": facts}


def test_what_stood_in_one_row_comes_into_its_parts():
    now = state()
    row = in_a_row(now)
    assert (row["quest"], row["turn"], row["dark_seat"], row["party_vp"]) == ("the-old-cellar", 7, -1, 31)
    assert {"bought-mace", "placed-grunt", "called-ambush", "climbing"} <= row["options"].keys()
    assert msgspec.convert(lifted(row, "1.2"), State, strict=False) == now
    assert now.settings == Settings(ready_party=True, climbing=True)


@pytest.mark.parametrize("version", ["1.0", "1.1"])
def test_before_not_even_these_were_grouped(version):
    now = state()
    row = in_a_row(now)
    for name in GROUPS:
        grouped = row.pop(name)
        row |= {field: value for field, value in grouped.items() if field not in row}
    assert {"visits", "draft", "facts", "stock"} <= row.keys()
    assert msgspec.convert(lifted(row, version), State, strict=False) == now
    assert now.supply.treasures
    assert now.supply.stock


def test_what_is_in_parts_already_stays_as_it_is():
    now = state()
    kept = msgspec.json.decode(msgspec.json.encode(now))
    assert msgspec.convert(lifted(kept, "1.3"), State, strict=False) == now


def test_each_switch_is_a_setting():
    assert set(Settings.__struct_encode_fields__) == {switch.id for switch in GAME.info.options}

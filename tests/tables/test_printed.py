"""What is printed about what an option names."""

import undercroft
from undercroft.tables.plain import looking
from undercroft.tables.printed import named
from undercroft.toolkit.glossary import glossary


def found(session):
    return {option.value: named(option, glossary(session)) for option in session.request.options}


def test_an_option_names_what_is_printed_about_it():
    session = undercroft.new("universalis", seed=1, seats=1)
    assert found(session)["shara"] == ["shara"]
    assert found(session)["create"] == []
    session.answer("create")
    assert found(session)["elves"] == ["race-elves"]
    elves = 1 + [option.value for option in session.request.options].index("elves")
    lines = "\n".join(looking.look(session, session.request, 0, str(elves), 100))
    assert "Elf (Race), Movement 5 to 6, Combat Skill 3 to 6" in lines
    session.answer("elves")
    assert found(session)["scout"] == ["class-scout"]


def test_places_are_looked_up_as_places_and_things_where_they_lie():
    """The library of a town is no bookshelf; what somebody carries lies on the table."""
    session = undercroft.new("universalis", seed=3, seats=1, heroes=1, scenario="journey")
    while session.request.key != "trade":
        ways = {option.value: option for option in session.request.options}
        session.answer(next((value for value in ways if value.startswith(("enter", "visit"))), next(iter(ways))))
    named_by = found(session)
    places = {value: ids for value, ids in named_by.items() if value.startswith("go ")}
    assert places
    assert all(ids == [f"service-{value.removeprefix('go ')}"] for value, ids in places.items())
    assert not any(ids for value, ids in named_by.items() if value.startswith("sell "))

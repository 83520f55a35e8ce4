"""A thread through several quests: the marks that a quest leaves, and what later quests make of them."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

import undercroft
from undercroft.games import find
from undercroft.games.plungin import packs
from undercroft.games.plungin.book import page
from undercroft.games.plungin.content import content, deeds
from undercroft.games.plungin.content.definitions import Echo, Mark, UniqueLocation
from undercroft.games.plungin.content.echoes import changed, with_echoes
from undercroft.games.plungin.events.places import Told
from undercroft.games.plungin.events.quest import QuestBegan
from undercroft.games.plungin.events.things import FoundTreasure
from undercroft.games.plungin.handing_on import hand_on, made
from undercroft.games.plungin.packs import building
from undercroft.games.plungin.parcel import Parcel
from undercroft.games.plungin.rules import figures, phases, places
from undercroft.kernel import ContentError, SetupError, configure
from undercroft.kernel import Text as Spoken


def ended(quest: Any, pack: str, reason: str = "won", **rooms: bool) -> Any:
    """A quest that is over, with some of its locations found, and whether their tasks were done."""
    q = quest("george", pack=packs.built_in(pack))
    for unique, done in rooms.items():
        tile = q.room(q.t.content.uniques[unique.replace("_", "-")].tile)
        room = msgspec.structs.replace(q.state.rooms[tile], unique=unique.replace("_", "-"), done=done)
        q.state.rooms[tile] = room
    q.state.scenario, q.state.reason = pack, reason
    return q


def marks(q: Any, before: Parcel | None = None) -> list[str]:
    return list(hand_on(q.state, q.t.content, before or Parcel()).marks)


# ------------------------------------------------------------------------------------------ marks


def test_haste_leaves_its_mark_up_to_the_last_phase_allowed(quest: Any) -> None:
    q = ended(quest, "knocking-wall")
    (mark,) = q.t.content.pack.marks
    q.state.phases = mark.within
    assert marks(q) == ["cobbler-home"]
    q.state.phases += 1
    assert marks(q) == []


def test_a_task_that_was_seen_to_leaves_its_mark(quest: Any) -> None:
    assert marks(ended(quest, "drowned-toll", drowned_stable=True)) == ["nineteen-free"]
    assert marks(ended(quest, "drowned-toll", drowned_stable=False)) == []
    assert marks(ended(quest, "drowned-toll")) == []  # never found


def test_sparing_needs_somebody_who_was_found(quest: Any) -> None:
    assert marks(ended(quest, "borrowed-winter", tally_hall=False)) == ["reeve-spared"]
    assert marks(ended(quest, "borrowed-winter", tally_hall=True)) == []
    assert marks(ended(quest, "borrowed-winter")) == []


def test_a_quest_that_was_lost_leaves_no_mark(quest: Any) -> None:
    assert marks(ended(quest, "drowned-toll", reason="slain", drowned_stable=True)) == []


def test_a_mark_of_one_kind_is_not_made_by_another(quest: Any) -> None:
    q = ended(quest, "drowned-toll", drowned_stable=True)
    assert not made(q.state, Mark(id="here", spared="drowned-stable", story="."))
    assert not made(q.state, Mark(id="there", done="counting-house", story="."))


def test_the_chronicle_tells_of_a_mark_once_and_the_book_keeps_it(quest: Any) -> None:
    q = ended(quest, "drowned-toll", drowned_stable=True)
    first = hand_on(q.state, q.t.content, Parcel(marks={"cobbler-home": "cobbler-home"}))
    assert list(first.marks) == ["cobbler-home", "nineteen-free"]
    assert [line.args for line in first.log if line.id == "told"] == [{"story": "mark-nineteen-free"}]
    again = hand_on(q.state, q.t.content, first)
    assert again.marks == first.marks
    assert "told" not in [line.id for line in again.log]
    shown = page(first, q.t.content).standing
    assert [value.value for value in shown if value.name == Spoken("campaign-mark")] == [
        Spoken("name", {"name": "cobbler-home"}),
        Spoken("name", {"name": "nineteen-free"}),
    ]


def test_a_mark_of_a_pack_of_ones_own_keeps_its_name(quest: Any) -> None:
    q = quest("george", marks=(Mark(id="goats", within=9, story="They came out."),), names={"goats": "The goats"})
    q.state.reason = "won"
    assert hand_on(q.state, q.t.content, Parcel()).marks == {"goats": "The goats"}


# ------------------------------------------------------------------------------------------ echoes

CROWD = UniqueLocation(id="den", tile="eye-of-doom", inhabitants=packs.built_in("knocking-wall").uniques[0].inhabitants)


def crowd(**echo: Any) -> list[tuple[str, int]]:
    place = changed(CROWD, Echo(after="x", location="den", **echo))
    return [(lived.monster, lived.count) for lived in place.inhabitants]


def test_fewer_or_more_live_in_a_place() -> None:
    assert crowd(fewer="gremlin") == [("eye-demon", 1), ("gremlin", 3)]
    assert crowd(fewer="gremlin", count=3) == [("eye-demon", 1), ("gremlin", 1)]
    assert crowd(fewer="gremlin", count=4) == [("eye-demon", 1)]
    assert crowd(fewer="gremlin", count=20) == [("eye-demon", 1)]
    assert crowd(more="orc", count=2) == [("eye-demon", 1), ("gremlin", 4), ("orc", 2)]


def test_only_echoes_of_what_was_done_are_heard() -> None:
    abbey = packs.built_in("lampless-abbey")
    assert with_echoes(abbey, ()).echoes == ()
    heard = with_echoes(abbey, ("drowned-toll", "nineteen-free"))
    assert [echo.after for echo in heard.echoes] == ["drowned-toll", "nineteen-free"]
    tower = {unique.id: unique for unique in heard.uniques}["bell-tower"]
    assert {lived.monster: lived.count for lived in tower.inhabitants}["choir-shade"] == 4
    assert with_echoes(abbey, ("drowned-toll",)).uniques == abbey.uniques


def test_every_echo_of_the_shipped_packs_answers_to_something_earlier() -> None:
    known: list[str] = []
    for id in packs.IDS:
        pack = packs.built_in(id)
        assert {echo.after for echo in pack.echoes} <= set(known)
        known += [id, *(mark.id for mark in pack.marks)]
    after = {echo.after for id in packs.IDS for echo in packs.built_in(id).echoes}
    assert set(known) - after == {"ash-stair", "lots-burned"}  # the end of the thread


def begun(scenario: str, done: list[str], left: list[str]) -> Any:
    """A party of one campaign before its next quest, all on their squares."""
    s = undercroft.new("plungin", seed=3)
    while s.request.key == "recruit":
        s.answer(s.request.options[0])
    party = hand_on(s.state, find("plungin").content(s.config), Parcel())
    parcel = msgspec.structs.replace(party, done=done, marks={mark: mark for mark in left})
    handed = msgspec.to_builtins(parcel)
    after = undercroft.new("plungin", seed=4, scenario=scenario, legacy=handed)
    while after.request.key in ("prepare", "place"):
        options = [str(option.value) for option in after.request.options]
        after.answer("done" if after.request.key == "prepare" else options[0])
    return after


def test_an_echo_is_told_before_the_quest_and_a_gift_when_all_are_in() -> None:
    s = begun("drowned-toll", ["knocking-wall"], ["cobbler-home"])
    told = [event for event in s.events if isinstance(event, Told | QuestBegan | FoundTreasure)]
    assert [event.story for event in told if isinstance(event, Told)] == [
        "drowned-toll-echo-1",
        "drowned-toll",
        "drowned-toll-echo-2",
    ]
    assert [type(event) for event in told] == [Told, Told, QuestBegan, Told, FoundTreasure]
    first, *others = [s.state.heroes[number] for number in s.state.order]
    assert first.attire == ["cobblers-best"]
    assert not any(other.attire for other in others)


def test_without_the_mark_there_is_no_gift() -> None:
    s = begun("drowned-toll", ["knocking-wall"], [])
    assert [event.story for event in s.events if isinstance(event, Told)] == ["drowned-toll-echo-1", "drowned-toll"]
    assert not any(hero.attire for hero in s.state.heroes)


def test_who_comes_back_into_the_dungeon_is_not_given_anything_again(quest: Any) -> None:
    q = quest("george", echoes=(Echo(after="x", gift="owl-hat", story="A hat."),))
    q.state.visits = 0
    q.run(phases.enter(q.t))
    assert (q.hero().attire, q.state.visits) == (["owl-hat"], 1)
    q.hero(attire=[])
    q.run(phases.enter(q.t))
    assert (q.hero().attire, q.state.visits) == ([], 2)


def test_what_a_party_has_done_must_be_words() -> None:
    assert deeds({"done": ["a"], "marks": {"b": "B"}}) == ("a", "b")
    assert deeds({}) == ()
    config = configure(find("plungin").info, seed=1, legacy={"done": [["a"]]})
    with pytest.raises(SetupError, match="what this party has done cannot be read"):
        content(config)
    with pytest.raises(SetupError, match="what this party has done cannot be read"):
        deeds({"done": 3})


# ------------------------------------------------------------------------------------------ what a torch keeps off


@pytest.mark.rule("plungin.unique.content", "plungin.item.torch")
def test_the_frost_of_the_ice_house_spares_those_with_a_torch(quest: Any) -> None:
    q = quest("george", "meezle", pack=packs.built_in("borrowed-winter"))
    room = q.room("tally-hall")
    q.state.rooms[room] = msgspec.structs.replace(q.state.rooms[room], unique="tally-hall")
    q.hero(cell=q.at(1, 1, room), items=["torch"], life=5, res=2)
    q.hero(1, cell=q.at(2, 1, room), life=5, res=2)
    q.run(places.begin_phase(q.t), dice=[5, 1, 5, 5])  # two successes of RES, or 1 damage and no Move
    assert (q.hero().lif, q.hero(1).lif) == (4, 5)
    assert "use torch" in q.options()
    q.fresh()
    q.act("use torch")
    q.run(places.begin_phase(q.t))  # no dice at all
    assert (q.hero().lif, q.hero(1).lif) == (4, 5)
    assert figures.rules_of(q.t, room, "hazard") == []
    q.hero(cell=q.at(1, 2))  # the light leaves the room with its bearer
    assert [rule.what for rule in figures.rules_of(q.t, room, "hazard")] == ["white-frost"]


@pytest.mark.rule("plungin.item.torch")
def test_where_nothing_shuns_the_light_no_torch_is_lit(quest: Any) -> None:
    q = quest("george", pack=packs.built_in("borrowed-winter"))
    q.hero(items=["torch"])
    assert "use torch" not in q.options()
    tile = q.room("straw-loft")
    q.state.rooms[tile] = msgspec.structs.replace(q.state.rooms[tile], special="straw-loft")
    q.hero(cell=q.at(1, 1, tile))
    assert "use torch" not in q.options()  # straw holds, with or without light


# ------------------------------------------------------------------------------------------ written by an author

SOUND = """
[[marks]]
id = "quick"
name = "In a hurry"
within = 40
story = "They did not stay for supper."

[[echoes]]
after = "some-quest"
location = "eye-of-doom"
fewer = "gremlin"
story = "One is late."
"""
MISTAKES = [
    ("within = 40", 'within = 40\ndone = "eye-of-doom"', "a mark is made in one way: done, spared or within"),
    ("within = 40\n", "", "a mark is made in one way"),
    ("within = 40", 'done = "eye-of-dom"', "there is no location 'eye-of-dom'; did you mean eye-of-doom?"),
    ('story = "They did not stay for supper."', "", "the chronicle has nothing to tell"),
    ('name = "In a hurry"\n', "", "'name' is missing"),
    ('fewer = "gremlin"', "", "fewer and more go with the location"),
    ('location = "eye-of-doom"\nfewer = "gremlin"\nstory = "One is late."', "", "nothing comes of it"),
    ('location = "eye-of-doom"\nfewer', "fewer", "fewer and more go with the location"),
    ('location = "eye-of-doom"\nfewer', 'location = "den"\nfewer', "there is no location 'den'"),
    ('fewer = "gremlin"', 'fewer = "orc"', "'orc' does not live there, or is its guardian"),
    ('fewer = "gremlin"', 'fewer = "eye-demon"', "'eye-demon' does not live there, or is its guardian"),
    ('fewer = "gremlin"', 'more = "gremlim"', "there is no monster 'gremlim'; did you mean gremlin?"),
    ('fewer = "gremlin"', 'more = "gremlin"\ncount = 20', "'eye-of-doom' is too small for all that"),
    ('fewer = "gremlin"', 'fewer = "gremlin"\ngift = "hatt"', "there is no treasure 'hatt'"),
]


@pytest.mark.parametrize(("there", "instead", "told"), MISTAKES, ids=[str(n) for n in range(len(MISTAKES))])
def test_marks_and_echoes_that_make_no_sense_are_refused(there: str, instead: str, told: str) -> None:
    text = packs.source("knocking-wall").partition("[[marks]]")[0] + SOUND
    packs.load(text)
    assert text.count(there) == 1
    with pytest.raises(ContentError) as error:
        packs.load(text.replace(there, instead))
    assert told in str(error.value)


def test_a_place_is_not_emptied_by_an_echo() -> None:
    text = packs.source("knocking-wall").partition("[[marks]]")[0] + SOUND.replace('"gremlin"', '"gremlin"\ncount = 4')
    packs.load(text)  # the Demon is left
    bare = text.replace('{ monster = "eye-demon", at = "boss", aware = true },', "")
    bare = bare.replace('guardian = "eye-demon"', "").replace('prize = "sacred-staff"', "")
    with pytest.raises(ContentError, match="nobody would be left there"):
        packs.load(bare)


def test_there_are_not_endless_echoes() -> None:
    text = packs.source("knocking-wall") + '[[echoes]]\nafter = "x"\nstory = "y"\n' * (building.MOST + 1)
    with pytest.raises(ContentError, match=r"there are more than 200 \[\[echoes\]\]"):
        packs.load(text)

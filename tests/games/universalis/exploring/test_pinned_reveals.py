"""Sections that are revealed: who waits in them, where the Leader stands, and who looks into them."""

import pytest

from undercroft.games.universalis.content.quests import Door, Fixed, Furnishing, Section
from undercroft.games.universalis.events import Revealed
from undercroft.games.universalis.rules.exploring import revealing
from undercroft.games.universalis.state import DARK, Mark, Note

MAP = "\n".join(["aaaabbbbbb"] * 5)
ARROW = Door("way", (3, 2), "east", "arrow")


@pytest.fixture
def quiet(monkeypatch):
    """Nothing happens in a new section but what the test puts there; what is rolled for is noted."""
    found = []

    async def nothing(*_, **__):
        return False

    async def initiative(t, new, **how):
        found.append((list(new), how))
        return True

    monkeypatch.setattr(revealing.playing, "on_reveal", nothing)
    monkeypatch.setattr(revealing, "initiative", initiative)
    return found


# ------------------------------------------------------------------------------------------------ who waits


@pytest.mark.rule("dun.reveal.full", "dun.init.trigger-reveal", "dun.break.initiative")
@pytest.mark.parametrize(("broken", "blows"), [(False, 0), (True, 2)])
def test_initiative_is_rolled_against_those_who_have_just_come(arena, quiet, broken, blows):
    a = arena(MAP, doors=(ARROW,), creatures=(Fixed("orc-warrior", (8, 2)),))
    a.state.dark.reserve = 9
    a.state.map.doors[0].blows = (1, 2)
    hero, old = a.hero(3, 2), a.orc(9, 4, spawned=1)
    a.reveal_all()
    a.run(revealing.fill(a.t, 1, hero.id, broken=broken, door=0))
    new = [id for id in a.state.figures if id not in (hero.id, old.id)]
    assert quiet == [(new, {"fighting": True, "blows": blows, "broken": broken, "revealed": True})]
    assert len(new) == 1


@pytest.mark.rule("dun.init.trigger-reveal")
def test_else_against_those_who_were_there_before(arena, quiet):
    a = arena(MAP, doors=(ARROW,))
    hero = a.hero(3, 2)
    here, other, gone = a.orc(9, 4, spawned=1), a.orc(1, 1, spawned=0), a.orc(-1, 0, spawned=1)
    a.reveal_all()
    a.run(revealing.fill(a.t, 1, hero.id, broken=False, door=0))
    assert [new for new, _ in quiet] == [[here.id]]
    for orc in (here, other, gone):
        del a.state.figures[orc.id]
    quiet.clear()
    a.run(revealing.fill(a.t, 1, hero.id, broken=False, door=0))
    assert quiet == []


@pytest.mark.rule("dun.leader.place")
@pytest.mark.parametrize(("seat", "helped"), [(1, True), (-1, False)])
def test_a_leader_who_has_just_come_is_strengthened_by_his_player(arena, quiet, monkeypatch, seat, helped):
    sections = (Section("a"), Section("b", main=True))
    a = arena(MAP, dark_seat=seat, doors=(ARROW,), sections=sections, leader="orc-champion", leader_at=(9, 2))
    a.state.dark.leader_card = "orc-champion"
    hero, found = a.hero(3, 2), []
    a.orc(0, 0, leader=True, marks=Mark.KNOCKED_OUT)

    def noting(name):
        async def note(t, who):
            found.append((name, who))

        return note

    monkeypatch.setattr(revealing.preparing, "upgrade", noting("upgrade"))
    monkeypatch.setattr(revealing.planning, "strengthen", noting("strengthen"))
    a.reveal_all()
    a.run(revealing.fill(a.t, 1, hero.id, broken=False, door=0))
    (leader,) = [f for f in a.state.figures.values() if f.leader and f.cell == a.at(9, 2)]
    assert found == ([("upgrade", leader.id), ("strengthen", leader.id)] if helped else [])
    found.clear()
    a.run(revealing.fill(a.t, 1, hero.id, broken=False, door=0))
    assert found == []


@pytest.mark.rule("dun.adp.attack.specific-target", "dun.quest-sheet.fixed-creature-cost")
def test_creatures_of_the_sheet_come_into_their_section_if_it_has_come_to_that(arena):
    creatures = (
        Fixed("orc-warrior", (8, 2), target="herbod"),
        Fixed("orc-archer", (1, 1)),
        Fixed("orc-archer", (9, 4), needs=("bell",)),
        Fixed("orc-warrior", (9, 0), bars=("bell",)),
    )
    for facts, expected in (([], ["orc-warrior", "orc-warrior"]), (["bell"], ["orc-warrior", "orc-archer"])):
        a = arena(MAP, doors=(ARROW,), creatures=creatures)
        a.state.dark.reserve = 20
        a.state.saga.facts.extend(facts)
        hero = a.hero(3, 2)
        a.reveal_all()
        a.run(revealing.place_fixed(a.t, 1, hero.id))
        new = [f for f in a.state.figures.values() if f.side == DARK]
        assert [f.card for f in new] == expected
        assert [f.uses.get(Note.SHEET) for f in new] == [1, None]


# ------------------------------------------------------------------------------------------------ the Leader


@pytest.mark.rule("dun.leader.place", "dun.adp.place.leader")
@pytest.mark.parametrize(("sheet", "at"), [({}, (9, 0)), ({"leader_at": (6, 1)}, (6, 1))])
def test_he_stands_on_his_square_or_in_the_last_row_at_the_far_end(arena, sheet, at):
    sections = (Section("a"), Section("b", main=True))
    a = arena(MAP, doors=(ARROW,), sections=sections, leader="orc-champion", **sheet)
    a.state.dark.leader_card = "orc-champion"
    hero = a.hero(3, 2)
    a.reveal_all()
    a.run(revealing.place_leader(a.t, 1, hero.id))
    (leader,) = [f for f in a.state.figures.values() if f.leader]
    assert (a.board.xy(leader.cell), a.state.dark.leader_placed) == (at, True)
    assert leader.facing == a.board.facing(leader.cell, hero.cell)
    a.run(revealing.leader_here(a.t, 1, hero.id))
    assert len([f for f in a.state.figures.values() if f.leader]) == 1, "there is one of him"


@pytest.mark.rule("dun.leader.place", "dun.quest-map.leader-location")
@pytest.mark.parametrize(
    ("seat", "section", "leader_at", "asked"),
    [(-1, 1, None, False), (1, 1, None, True), (1, 0, None, False), (1, 1, (9, 0), False)],
)
def test_only_a_dark_player_may_have_him_elsewhere(arena, seat, section, leader_at, asked):
    drawing = "\n".join(["aabbbcccc"] * 3)
    sections = (Section("a"), Section("b"), Section("c", main=True))
    more = {"leader_at": (8, 0)} if leader_at else {}
    a = arena(drawing, dark_seat=seat, sections=sections, leader="orc-champion", **more)
    a.state.dark.leader_card = "orc-champion"
    hero = a.hero(0, 0)
    a.reveal_all()
    a.run(revealing.leader_here(a.t, section, hero.id), answers=["pass"] if asked else [])
    assert not [f for f in a.state.figures.values() if f.leader]
    a.state.dark.leader_card = ""
    a.run(revealing.leader_here(a.t, 2, hero.id))
    assert not [f for f in a.state.figures.values() if f.leader]


@pytest.mark.rule("dun.quest-sheet.special-rules")
@pytest.mark.parametrize(
    ("extra", "heroes", "vitality"),
    [((), 3, 6), ((-2, 0, 1, 3, 5), 1, 4), ((-2, 0, 1, 3, 5), 4, 9), ((-9,), 3, 1), ((1, 2), 5, 8)],
)
def test_the_sheet_gives_him_vitality_by_the_number_of_heroes(arena, extra, heroes, vitality):
    a = arena(leader_vitality=extra)
    a.state.party.start_heroes = heroes
    leader = a.orc(4, 4, vitality=6)
    revealing.hearten(a.t, leader)
    assert leader.base[9] == vitality


@pytest.mark.rule("dun.element.half-cost-creature")
@pytest.mark.parametrize(("seat", "spare", "answers", "comes"), [(-1, 0, [], 1), (-1, -1, [], 0), (1, 0, ["pass"], 0)])
def test_the_creature_of_an_element_comes_for_half_its_cost(arena, seat, spare, answers, comes):
    card = next(one for one in arena().content.elements.values() if one.creature)
    a = arena(MAP, dark_seat=seat, doors=(ARROW,), elements=(Furnishing(card.id, (7, 2)),))
    hero = a.hero(3, 2)
    a.reveal_all()
    price = revealing.half(a.content.creatures[card.creature].vp)
    a.state.dark.reserve = price + spare
    a.run(revealing.half_price(a.t, 0, hero.id))
    assert len(a.state.figures) == 1, "it is in the other section"
    a.run(revealing.half_price(a.t, 1, hero.id), answers=answers)
    assert [f.card for f in a.state.figures.values() if f.side == DARK] == [card.creature] * comes
    assert a.state.dark.reserve == price + spare - comes * price


# ------------------------------------------------------------------------------------------------ looking


@pytest.mark.rule("dun.reveal.arrow", "dun.reveal.heroes-only", "dun.reveal.move-ends")
@pytest.mark.parametrize(
    ("at", "facing", "kind", "sees"),
    [
        ((3, 2), "east", "hero", True),
        ((3, 2), "north", "hero", False),
        ((3, 1), "east", "hero", False),
        ((2, 2), "east", "hero", False),
        ((3, 2), "east", "mercenary", False),
    ],
)
def test_who_faces_an_arrow_sees_what_lies_beyond(arena, quiet, at, facing, kind, sees):
    a = arena(MAP, doors=(ARROW,))
    one = a.figure(*at, side=0, kind=kind, card="herbod", facing=facing)
    active = a.activate(one)
    assert revealing.ahead(a.t, one) == (0 if at == (3, 2) and facing == "east" else -1)
    assert revealing.before_him(a.t, one) is sees
    assert a.run(revealing.look_ahead(a.t, one.id)) is sees
    assert (active.move_over, active.points) == (sees, 0 if sees else 5)
    assert a.state.map.layout.revealed == (0b11 if sees else 0b01)
    assert [event.section for event in a.t.told(Revealed)] == ["b"] * sees
    assert (a.state.map.sections_found, a.state.map.revealed_by == one.id) == (int(sees), sees)
    assert not a.run(revealing.look_ahead(a.t, one.id))


@pytest.mark.rule("dun.reveal.full")
def test_the_first_section_of_the_sheet_can_be_revealed_too(arena, quiet):
    a = arena(MAP, doors=(ARROW,), start=((9, 2),))
    hero = a.hero(4, 2)
    a.state.map.layout = type(a.state.map.layout)(ways=0, revealed=0b10, pieces=a.board.pieces)
    luck = a.t.luck
    a.run(revealing.reveal(a.t, hero.id, 0))
    assert a.state.map.layout.revealed == 0b11
    assert a.t.luck > luck
    a.run(revealing.reveal(a.t, hero.id, 0))
    assert len(a.t.told(Revealed)) == 1

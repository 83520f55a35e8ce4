"""Quick Actions one by one: what is in hand, on the floor, given away, and which doors and levers are worked."""

import pytest

from undercroft.games.universalis.content.quests import Door, Furnishing
from undercroft.games.universalis.rules.actions import quick
from undercroft.games.universalis.rules.carrying import USED
from undercroft.games.universalis.rules.squares.situation import Do
from undercroft.games.universalis.state import Held, Lasting, Mark


def cards(zone):
    return [held.card for held in zone]


def of(a, figure, *verbs):
    return [text for text in a.offers(figure) if text.split()[0] in verbs]


# ------------------------------------------------------------------------------------------------ hands


@pytest.mark.rule("dun.quick.list", "dun.hero.hands-zone")
@pytest.mark.parametrize(
    ("hands", "drawn", "then", "pack"),
    [
        ((), "axe", ["axe"], []),
        (("broadsword",), "axe", ["axe", "broadsword"], []),
        (("broadsword", "shield"), "axe", ["axe", "broadsword"], ["shield"]),
        (("broadsword", "shield"), "short-bow", ["short-bow"], ["shield", "broadsword"]),
    ],
)
def test_what_finds_no_hand_goes_into_the_backpack(arena, hands, drawn, then, pack):
    a = arena()
    hero = a.hero(4, 4, hands=hands, pack=(drawn,))
    active = a.activate(hero)
    a.run(quick.draw(a.t, hero.id, Do("draw", word=drawn)))
    assert (cards(hero.hands), cards(hero.pack)) == (then, pack)
    assert (active.quick, active.action) == (0, 1)
    assert not hero.marks & Mark.DREW


@pytest.mark.rule("dun.quick.list")
def test_an_exchange_puts_away_what_is_named(arena):
    a = arena()
    hero = a.hero(4, 4, hands=("broadsword", "shield"), pack=("axe",))
    a.activate(hero)
    a.run(quick.draw(a.t, hero.id, Do("exchange", word="axe", ways=("broadsword",))))
    assert (cards(hero.hands), cards(hero.pack)) == (["axe", "shield"], ["broadsword"])
    a.activate(hero)
    a.run(quick.stow(a.t, hero.id, Do("stow", word="shield")))
    assert (cards(hero.hands), cards(hero.pack)) == (["axe"], ["broadsword", "shield"])
    assert a.state.turn.active.quick == 0


@pytest.mark.rule("dun.melee.mod-draw", "dun.equip.no-draw-penalty", "dun.skill.combat.swift-drawing")
@pytest.mark.parametrize(
    ("thing", "skills", "near", "drew"),
    [
        ("axe", (), True, True),
        ("axe", (), False, False),
        ("axe", ("swift-drawing",), True, False),
        ("shield", (), True, False),
    ],
)
def test_drawing_a_weapon_beside_an_enemy_costs_one(arena, thing, skills, near, drew):
    a = arena()
    hero = a.hero(4, 4, pack=(thing,), skills=skills)
    a.orc(4, 3 if near else 0)
    a.activate(hero)
    a.run(quick.draw(a.t, hero.id, Do("draw", word=thing)))
    assert bool(hero.marks & Mark.DREW) is drew
    easy = next(card.id for card in a.content.weapons.values() if "no-draw-penalty" in card.marks)
    other = a.hero(3, 3, pack=(easy,))
    a.activate(other)
    a.run(quick.draw(a.t, other.id, Do("draw", word=easy)))
    assert not other.marks & Mark.DREW


# ------------------------------------------------------------------------------------------------ the floor


@pytest.mark.rule("dun.melee.pick-up", "dun.quick.reach")
@pytest.mark.parametrize(
    ("hands", "thing", "into"),
    [
        ((), "axe", "hands"),
        (("broadsword",), "axe", "hands"),
        (("broadsword", "shield"), "axe", "pack"),
        (("broadsword",), "short-bow", "pack"),
        ((), "healing-potion", "pack"),
    ],
)
def test_what_is_picked_up_goes_into_a_free_hand_or_the_pack(arena, hands, thing, into):
    a = arena()
    hero = a.hero(4, 4, hands=hands)
    a.state.map.floor = [
        (a.at(5, 5), Held(thing, dropped=hero.id)),
        (a.at(0, 0), Held(thing)),
        (a.at(5, 5), Held("mace")),
    ]
    a.activate(hero)
    a.do(hero, f"pick-up {thing} @{a.at(5, 5)}")
    assert Held(thing) in getattr(hero, into)
    assert a.state.map.floor == [(a.at(0, 0), Held(thing)), (a.at(5, 5), Held("mace"))]
    assert a.state.turn.active.quick == 0


@pytest.mark.rule("dun.quick.reach", "dun.melee.pick-up")
def test_what_lies_in_reach_and_out_of_an_enemys(arena):
    a = arena()
    hero = a.hero(4, 4)
    a.state.map.floor = [(a.at(4, 4), Held("axe")), (a.at(5, 4), Held("mace")), (a.at(6, 4), Held("spear"))]
    assert [card for _, card in quick.within_reach(a.t, hero)] == ["axe", "mace"]
    a.orc(6, 3)
    assert [card for _, card in quick.within_reach(a.t, hero)] == ["axe"]
    a.state.map.floor.append((a.at(4, 4), Held("axe", dropped=hero.id)))
    assert [card for _, card in quick.within_reach(a.t, hero)] == ["axe"], "two of a kind are one offer"


@pytest.mark.rule("dun.light.drop", "dun.quick.list")
def test_a_lamp_on_the_floor_goes_on_burning_and_too_much_is_left_behind(arena):
    a = arena()
    hero = a.hero(4, 4, hands=(Held("torch", lit=True),), pack=("torch", "axe"))
    a.activate(hero)
    a.run(quick.put_down(a.t, hero.id, Do("put-down", word="torch")))
    assert (hero.hands, a.state.map.lights, a.state.map.floor) == ([], [hero.cell], [])
    a.activate(hero)
    a.run(quick.put_down(a.t, hero.id, Do("put-down", word="axe")))
    assert (cards(hero.pack), a.state.map.floor) == (["torch"], [(hero.cell, Held("axe"))])
    assert a.state.turn.active.quick == 0


# ------------------------------------------------------------------------------------------------ potions, poison


@pytest.mark.rule("dun.walk.potion-quick", "dun.equip.potion-no-stack", "dun.equip.consumed")
def test_a_potion_is_used_up_and_takes_the_place_of_the_last_one(arena):
    a = arena()
    potions = [card.id for card in a.content.objects.values() if card.potion]
    hero = a.hero(4, 4, pack=("healing-potion", "healing-potion"), wounds=4, vitality=9)
    other = a.hero(8, 4)
    mine = Lasting(hero.id, "strength", 1, "quest", potions[-1], hero.id)
    theirs = Lasting(other.id, "strength", 1, "quest", potions[-1], other.id)
    spell = Lasting(hero.id, "strength", 1, "spell", "test-rage", hero.id)
    a.state.lasting = [mine, theirs, spell]
    a.activate(hero)
    a.play(hero, "drink healing-potion", [])
    assert cards(hero.pack) == ["healing-potion"]
    assert mine not in a.state.lasting
    assert theirs in a.state.lasting
    assert spell in a.state.lasting
    assert hero.wounds < 4
    assert (a.state.turn.active.quick, a.state.turn.active.action) == (0, 1)


@pytest.mark.rule("dun.condition.poisoned", "dun.equip.consumed")
def test_poison_is_put_on_the_blade_that_is_named(arena):
    a = arena()
    flask = "poison-flask"
    hero = a.hero(4, 4, hands=("broadsword", "short-sword"), pack=(flask,))
    a.activate(hero)
    a.run(quick.coat(a.t, hero.id, Do("coat", word=flask, ways=("short-sword",))))
    assert hero.hands == [Held("broadsword"), Held("short-sword", poisoned=True)]
    assert (hero.pack, a.state.turn.active.quick) == ([], 0)


# ------------------------------------------------------------------------------------------------ doors, levers


@pytest.mark.rule("dun.door.reopen")
@pytest.mark.parametrize(
    ("state", "explored", "kind", "at", "found"),
    [
        ("open", True, "door", (3, 2), ["close-door #0"]),
        ("closed", True, "door", (3, 2), ["reopen #0"]),
        ("closed", True, "door", (4, 2), ["reopen #0"]),
        ("open", True, "secret", (3, 2), ["close-door #0"]),
        ("broken", True, "door", (3, 2), []),
        ("open", False, "door", (3, 2), []),
        ("open", True, "open", (3, 2), []),
        ("open", True, "door", (3, 3), []),
    ],
)
def test_doors_to_what_is_known_open_and_close(arena, state, explored, kind, at, found):
    a = arena("\n".join(["aaaabbbb"] * 5), doors=(Door("gate", (3, 2), "east", kind),))
    a.reveal_all()
    a.state.map.doors[0].state, a.state.map.doors[0].explored = state, explored
    hero = a.hero(*at)
    a.activate(hero)
    assert of(a, hero, "close-door", "reopen") == found
    if found:
        a.do(hero, found[0])
        assert a.state.map.doors[0].state == ("closed" if state == "open" else "open")
        assert a.state.map.layout.ways == int(state != "open")
        assert a.state.turn.active.quick == 0


def test_a_lever_opens_the_door_that_the_sheet_names_once(arena):
    lever = next(card.id for card in arena().content.elements.values() if card.width == card.depth == 1)
    doors = (Door("one", (3, 0), "east"), Door("two", (3, 4), "east"))
    a = arena(
        "\n".join(["aaaabbbb"] * 5), doors=doors, elements=(Furnishing(lever, (1, 1), opens="two"),), start=((0, 4),)
    )
    a.state.map.doors[1].obstacle = True
    hero = a.hero(2, 2)
    a.activate(hero)
    assert of(a, hero, "lever") == ["lever #0"]
    hero.cell = a.at(3, 2)
    assert of(a, hero, "lever") == []
    hero.cell, hero.kind = a.at(2, 2), "mercenary"
    assert of(a, hero, "lever") == []
    hero.kind = "hero"
    a.play(hero, "lever #0", [])
    assert [door.state for door in a.state.map.doors] == ["closed", "open"]
    assert a.state.map.found == ["lever-0"]
    a.activate(hero)
    assert of(a, hero, "lever") == []


# ------------------------------------------------------------------------------------------------ giving


@pytest.mark.rule("dun.quick.give", "dun.quick.not-in-melee-range", "dun.companion.mercenary-new-gear")
@pytest.mark.parametrize(
    ("at", "kind", "foe", "may"),
    [
        ((5, 4), "hero", None, True),
        ((6, 4), "hero", None, False),
        ((5, 4), "mercenary", None, False),
        ((5, 4), "hero", (6, 4), False),
        ((5, 4), "hero", (9, 4), True),
    ],
)
def test_to_whom_something_can_be_given(arena, at, kind, foe, may):
    a = arena()
    hero = a.hero(4, 4, pack=("axe",), hands=("mace",))
    ally = a.figure(*at, side=0, kind=kind, card="herbod" if kind == "hero" else "sellsword")
    if foe:
        a.orc(*foe)
    a.activate(hero)
    found = of(a, hero, "give")
    assert bool(found) is may
    if may:
        a.do(hero, f"give axe #{ally.id}")
        assert (cards(ally.pack), hero.pack, cards(hero.hands)) == (["axe"], [], ["mace"])
        a.activate(hero)
        a.do(hero, f"give mace #{ally.id}")
        assert (cards(ally.pack), hero.hands) == (["axe", "mace"], [])


@pytest.mark.rule("dun.quick.give")
def test_what_has_been_used_in_this_turn_serves_nobody_else(arena):
    a = arena()
    hero = a.hero(4, 4, pack=("axe",), hands=("mace",))
    rope = next(card.id for card in a.content.objects.values() if card.kind == "rope")
    active = a.activate(hero)
    assert not quick.in_use(a.t, hero, Held("mace"))
    active.used.append(USED + "mace")
    assert quick.in_use(a.t, hero, Held("mace"))
    assert not quick.in_use(a.t, hero, Held("axe"))
    assert not quick.in_use(a.t, hero, Held(rope))
    a.state.lasting = [Lasting(hero.id, "", 0, "turn", "", hero.id, skill="roping")]
    assert quick.in_use(a.t, hero, Held(rope))
    assert not quick.in_use(a.t, hero, Held("axe"))
    a.state.lasting = [Lasting(99, "", 0, "turn", "", hero.id, skill="roping")]
    assert not quick.in_use(a.t, hero, Held(rope))


# ------------------------------------------------------------------------------------------------ holy water


@pytest.mark.rule("dun.equip.consumed", "dun.skill.combat.hatred-towards-the-underworld.holy-water")
def test_holy_water_is_for_the_unholy_beside_him(arena):
    water = next(card.id for card in arena().content.objects.values() if card.kind == "holy-water")
    a = arena()
    hero = a.hero(4, 4, pack=(water,))
    skill = next(one.id for one in a.content.skills.values() if "unholy" in one.gives)
    ghoul, orc, far = a.orc(5, 4, skills=(skill,), vitality=30), a.orc(3, 4), a.orc(6, 6, skills=(skill,))
    a.activate(hero)
    assert of(a, hero, "use") == [f"use {water} #{ghoul.id}"]
    assert orc.id != far.id
    hero.marks |= Mark.KNOCKED_DOWN
    assert of(a, hero, "use") == []
    hero.marks = 0
    a.play(hero, f"use {water} #{ghoul.id}", [])
    assert (hero.pack, a.state.turn.active.action) == ([], 0)


@pytest.mark.rule("dun.door.reopen")
def test_a_door_to_the_first_section_of_the_sheet_may_lead_into_the_unknown(arena):
    a = arena("\n".join(["aaaabbbb"] * 5), doors=(Door("gate", (3, 2), "east"),), start=((7, 4),))
    a.state.map.layout = type(a.state.map.layout)(ways=1, revealed=0b10, pieces=a.board.pieces)
    a.state.map.doors[0].state, a.state.map.doors[0].explored = "open", True
    hero = a.hero(4, 2, facing="south")
    a.activate(hero)
    assert of(a, hero, "close-door", "reopen") == []
    a.reveal_all()
    assert of(a, hero, "close-door", "reopen") == ["close-door #0"]

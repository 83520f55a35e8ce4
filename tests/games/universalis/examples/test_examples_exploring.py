"""The worked examples of the rulebook: exploration, Initiative and surprise.

Each docstring names its example.
"""

import pytest

from undercroft.games.universalis import setup, spine
from undercroft.games.universalis.check import check
from undercroft.games.universalis.content.definitions import Attribute
from undercroft.games.universalis.content.quests import Door, Fixed, Furnishing, Ground
from undercroft.games.universalis.events import Initiative
from undercroft.games.universalis.rules.carrying.hands import hands_for
from undercroft.games.universalis.rules.characters import figures
from undercroft.games.universalis.rules.checks.rolls import Roll
from undercroft.games.universalis.rules.encounters import encounters
from undercroft.games.universalis.rules.fighting import hits
from undercroft.games.universalis.rules.fighting.hits import Blows
from undercroft.games.universalis.rules.fighting.shields import breaks
from undercroft.games.universalis.rules.hazards import ropes
from undercroft.games.universalis.rules.hazards import traps as trapping
from undercroft.games.universalis.rules.squares import sight
from undercroft.games.universalis.rules.squares.engagement import behind
from undercroft.games.universalis.rules.turns import turns
from undercroft.games.universalis.state import DARK, HEROES, Held, Mark, SetTrap

LANE = "a" * 20
TWO = "aaaabbbb\naaaabbbb\naaaabbbb"


def rooms(arena, kind="door", **more):
    """Two rooms; the Scenario Die always shows Power, so that nothing comes of it."""
    more.setdefault("points", {"scenario_die": ("power",) * 6})
    return arena(TWO, doors=(Door("gate", (3, 1), "east", kind=kind),), **more)


@pytest.mark.rule("dun.break.door", "dun.break.values", "dun.break.accumulate", "dun.break.initiative")
def test_shara_breaks_a_door_in_two_turns(arena):
    """dun.ex.break-door-shara"""
    a = rooms(arena)
    shara = a.hero(3, 1, strength=4, hands=("broadsword",))
    door = a.state.map.doors[0]
    door.lock = True
    a.activate(shara)
    a.do(shara, "break #0", [1, 3, 4, 5, 5])
    assert (door.wounds, door.state) == (2, "closed")
    a.state.turn.number += 1
    a.activate(shara)
    a.do(shara, "break #0", [2, 4, 5, 6, 6, 1, 1])
    assert door.state == "broken"
    assert len(door.blows) == 2


@pytest.mark.rule("dun.break.initiative")
def test_two_turns_of_blows_give_two_initiative(arena):
    """dun.ex.break-door-shara"""
    a = rooms(arena)
    a.reveal_all()
    a.hero(3, 1, intelligence=9)
    orc = a.orc(7, 1)
    assert not a.run(encounters.initiative(a.t, [orc.id], fighting=False, blows=2, broken=True), [4, 4, 4, 3])
    b = rooms(arena)
    b.reveal_all()
    b.hero(3, 1, intelligence=9)
    orc = b.orc(7, 1)
    assert b.run(encounters.initiative(b.t, [orc.id], fighting=False, blows=2, broken=True), [4, 4, 3, 3])


@pytest.mark.rule("dun.climb.pit")
@pytest.mark.parametrize(("dice", "out"), [([4, 4], True), ([3, 3], False)])
def test_shara_climbs_out_of_a_pit(arena, dice, out):
    """dun.ex.climb-shara"""
    a = arena(LANE, ground=(Ground("pit", (3, 0)),))
    shara = a.hero(3, 0, agility=3, marks=Mark.IN_PIT)
    active = a.activate(shara)
    a.do(shara, f"climb @{a.at(4, 0)}", dice)
    assert (shara.cell == a.at(4, 0)) is out
    assert bool(shara.marks & Mark.IN_PIT) is not out
    assert active.action == 0
    assert not out or (active.points, active.quick) == (0, 0)


@pytest.mark.rule("dun.search.secret-door", "dun.search.secret-door-no-move", "dun.search.secret-door-normal")
def test_taeral_finds_a_secret_door_and_opens_it_next_turn(arena):
    """dun.ex.secret-door-taeral"""
    a = rooms(arena, kind="secret")
    taeral = a.hero(0, 1, perception=2, movement=6)
    active = a.activate(taeral)
    a.do(taeral, "secret", [5, 4])
    assert a.state.map.doors[0].state == "closed"
    assert active.points == 0
    a.state.turn.number += 1
    a.activate(taeral, rolled=True)
    a.do(taeral, f"move @{a.at(3, 1)}")
    a.do(taeral, "open #0", [1, 1])
    assert a.state.map.layout.revealed == 3


@pytest.mark.rule("dun.search.element-once", "dun.furniture.reading")
def test_a_cupboard_is_searched_by_nobody_twice(arena):
    """dun.ex.cupboard-and-fountain: the cupboard, in which there is nothing."""
    a = rooms(arena, furniture=(Furnishing("cupboard", (0, 0)),))
    one, two = a.hero(1, 1), a.hero(0, 1)
    a.activate(one)
    a.do(one, "search #0", [3, 2])
    assert (one.pack, one.coins) == ([], 0)
    a.activate(two)
    assert "search #0" not in a.offers(two)


def fountain(arena, *wounds):
    a = arena(elements=(Furnishing("magic-fountain", (3, 3)),))
    heroes = [a.hero(2, 2 + n, vitality=9) for n in range(len(wounds))]
    for hero, hurt in zip(heroes, wounds, strict=True):
        hero.wounds = hurt
    return a, heroes


@pytest.mark.rule("dun.search.element-interaction-same")
def test_the_fountain_is_good_for_everybody_who_drinks(arena):
    """dun.ex.cupboard-and-fountain: the fountain. Only the first one rolls; each drinks once."""
    a, (one, two) = fountain(arena, 4, 5)
    a.activate(one)
    a.do(one, "search #0", [4, 5])
    assert one.wounds == 2
    a.activate(one)
    assert "search #0" not in a.offers(one)
    a.activate(two)
    a.do(two, "search #0")
    assert two.wounds == 3
    assert a.state.saga.elements == {"arena/0": 9}


@pytest.mark.rule("dun.search.element-interaction-same")
def test_a_bad_fountain_is_bad_for_everybody_and_stays_bad(arena):
    """dun.ex.cupboard-and-fountain"""
    a, (one, two) = fountain(arena, 0, 0)
    a.state.saga.elements["arena/0"] = 2
    for hero in (one, two):
        a.activate(hero)
        a.do(hero, "search #0")
        assert hero.marks & Mark.POISONED


@pytest.mark.rule("dun.search.element-interaction-same")
def test_the_fountain_is_the_same_on_a_later_visit(arena):
    a, (one,) = fountain(arena, 3)
    a.activate(one)
    a.do(one, "search #0", [6, 5])
    a.state.quest.settled = True
    later = arena(elements=(Furnishing("magic-fountain", (3, 3)),))
    setup.return_to_quest(later.state, later.content, spine.legacy(a.state, a.content), 1)
    (hero,) = later.state.figures.values()
    hero.cell, hero.wounds = later.at(2, 2), 4
    later.activate(hero)
    later.do(hero, "search #0")
    assert hero.wounds == 0


@pytest.mark.rule("dun.search.element-once")
def test_an_element_with_a_hoard_serves_but_once(arena):
    a = arena(elements=(Furnishing("heap-of-bones", (3, 3)),))
    one, two = a.hero(2, 2), a.hero(2, 3)
    a.activate(one)
    a.do(one, "search #0", [4, 5])
    assert one.coins == 1
    a.activate(two)
    assert "search #0" not in a.offers(two)


@pytest.mark.rule("dun.identify.unknown-use", "dun.magic-object.break-repeat")
def test_an_unknown_magic_broadsword_is_a_broadsword_that_seldom_breaks(arena):
    """dun.ex.unknown-magic-sword"""
    sword = Held("broadsword", magic="anything", known=False)
    a, hero, orc = arena.duel(hero={"hands": (sword,), "strength": 3}, orc={"vitality": 9})
    plan = Blows(hero.id, orc.id, sword, a.content.weapons["broadsword"])
    assert hits.make_blow(a.t, plan, 0, backed=False).dice == 4
    assert not a.run(breaks(a.t, 0, sword, 1), [1, 2])
    assert a.run(breaks(a.t, 0, Held("broadsword"), 1), [1])


@pytest.mark.rule("dun.trap.detect-target", "dun.trap.deactivate")
@pytest.mark.parametrize(("detect", "found"), [([3, 4], True), ([2, 4], False)])
def test_a_trap_of_seven_and_five(arena, detect, found):
    """dun.ex.trap-card-7-5: the arrows at a tripwire."""
    a = rooms(arena)
    card = a.content.dark["tripwire-arrows"]
    assert (card.detect, card.disarm) == (7, 5)
    hero = a.hero(1, 1, vitality=9)
    a.activate(hero)
    a.run(trapping.spring(a.t, hero.id, card.id, a.at(2, 1)), [*detect, *([] if found else [1, 1, 1])])
    assert a.state.map.traps == ([SetTrap(a.at(2, 1), card.id, known=True)] if found else [])
    if found:
        a.activate(hero)
        a.do(hero, f"disarm @{a.at(2, 1)}", [2, 3])
        assert a.state.map.traps == []
        assert hero.wounds == 0


@pytest.mark.rule("dun.rope.enemy-adjacent", "dun.rope.not-in-melee-range")
def test_an_enemy_at_the_pit_hinders_both_and_one_at_the_helper_stops_her(arena):
    """dun.ex.rope-enemy"""
    a = arena(LANE, ground=(Ground("pit", (3, 0)),))
    taeral, shara = a.hero(3, 0, agility=3, marks=Mark.IN_PIT), a.hero(4, 0, strength=3, pack=("rope",))
    orc = a.orc(2, 0)
    a.activate(shara)
    a.do(shara, "rope")
    shara.cell = a.at(5, 0)
    a.activate(taeral)
    a.do(taeral, f"climb @{a.at(4, 0)}", [4, 3, 4, 3])
    assert taeral.marks & Mark.IN_PIT
    a.activate(taeral)
    a.do(taeral, f"climb @{a.at(4, 0)}", [4, 3, 4, 4])
    assert taeral.cell == a.at(4, 0)
    taeral.cell, orc.cell = a.at(3, 0), a.at(6, 0)
    assert ropes.helper(a.t, taeral, a.at(4, 0)) is None


@pytest.mark.rule("dun.init.trigger-reveal", "dun.init.heroes-win", "dun.init.heroes-win-skip")
def test_borgron_wins_initiative_and_the_orcs_do_not_act(arena):
    """dun.ex.initiative-door: a new turn of the heroes; no card, no point, no orc for the Dark Player."""
    drawing = "\n".join(["aaaabbbbbbbbbb"] * 4)
    orcs = (Fixed("orc-warrior", (12, 1)), Fixed("orc-warrior", (12, 3)))
    a = arena(drawing, doors=(Door("gate", (3, 1), "east"),), creatures=orcs, dark_seat=1)
    a.state.dark.reserve, a.state.dark.encounter_deck, a.state.dark.obstacle_deck = 5, ["ambush"], ["pit"]
    borgron, shara = a.hero(3, 1, perception=1, hands=("crossbow",)), a.hero(0, 0)
    a.activate(borgron)
    a.do(borgron, "open #0", [4, 2, 2, 3])
    enemies = [figure for figure in a.state.figures.values() if figure.side == DARK]
    assert len(enemies) == 2
    assert (a.state.turn.side, a.state.turn.phase) == (HEROES, "start")
    assert (a.state.dark.hand, a.state.dark.encounter_deck, a.state.quest.achievements) == ([], ["ambush"], [0, 0])
    assert not (borgron.marks | shara.marks) & Mark.ACTIVATED
    a.run(turns.start_heroes(a.t))
    a.activate(borgron)
    a.do(borgron, f"shoot crossbow #{enemies[0].id}", [2, 2])
    assert [orc.wounds for orc in enemies] == [0, 0]
    assert a.state.turn.side == HEROES


@pytest.mark.rule("dun.init.trigger-spawn", "dun.init.reinforce-lose", "dun.init.outcomes")
@pytest.mark.parametrize(("dice", "waits"), [([3, 3, 3, 4], True), ([3, 3, 5, 5], False)])
def test_reinforcements_that_lose_wait_alone(arena, dice, waits):
    """dun.ex.initiative-reinforcements: Shara, the closest, rolls; those in the room act in any case."""
    a = arena("aaaaaabbbbbbbb", doors=(Door("gap", (5, 0), "east", kind="open"),), dark_seat=1)
    a.reveal_all()
    a.hero(1, 0, perception=-5)
    shara = a.hero(3, 0, perception=2)
    a.state.turn.side, a.state.dark.hand, a.state.dark.reserve = DARK, ["reinforcements"], 1
    old = a.orc(4, 0, hands=("broadsword",))
    new = a.orc(10, 0)
    a.run(encounters.initiative(a.t, [new.id], fighting=True), dice)
    (told,) = a.t.told(Initiative)
    assert told.heroes == 6 + 2
    assert bool(new.marks & Mark.WAITS) is waits
    options = [str(do) for do in turns.dark_options(a.t)]
    assert f"activate #{old.id}" in options
    assert (f"activate #{new.id}" in options) is not waits
    assert (a.state.turn.side, shara.wounds) == (DARK, 0)


@pytest.mark.rule("dun.surprise.condition", "dun.surprise.effect", "dun.behind.condition")
def test_the_orcs_are_caught_and_turned_with_their_backs_to_the_elf(arena):
    """dun.ex.surprise-orc, dun.ex.surprise-borgron: both within six squares, not the third one."""
    a = arena()
    elf, orc = a.hero(3, 3, facing="east"), a.orc(7, 3, intelligence=3, facing="west")
    second, third = a.orc(8, 6, facing="west"), a.orc(10, 3, facing="west")
    lost = Roll((2, 3), 5)
    a.run(encounters.surprise(a.t, elf, orc, Roll((2, 6), 8), lost))
    assert orc.cell == a.at(7, 3)
    script = [str(a.at(6, 3)), "2", str(a.at(7, 5)), "3"]
    a.run(encounters.surprise(a.t, elf, orc, Roll((3, 5), 8), lost), (), script)
    assert [figure.cell for figure in (orc, second, third)] == [a.at(6, 3), a.at(7, 5), a.at(10, 3)]
    for caught in (orc, second):
        assert not sight.sees(a.t, caught, elf)
        assert behind(a.board, elf, caught)
    assert not behind(a.board, elf, third)


@pytest.mark.rule("dun.turn.free-quick-action", "dun.turn.swap-action", "dun.quick.give")
def test_shara_drinks_for_free_and_gives_instead_of_her_action(arena):
    """dun.ex.initiative-door"""
    a = arena(LANE)
    shara, borgron = a.hero(3, 0, pack=("healing-potion", "axe")), a.hero(4, 0)
    shara.wounds = 2
    a.orc(15, 0)
    active = a.activate(shara)
    a.do(shara, next(text for text in a.offers(shara) if text.startswith("drink")))
    assert (active.quick, active.action) == (0, 1)
    a.do(shara, f"give axe #{borgron.id}")
    assert (active.quick, active.action) == (0, 0)
    assert borgron.pack == [Held("axe")]
    assert not any(text.startswith(("give", "drink")) for text in a.offers(shara))


@pytest.mark.rule("dun.hero.body-zone", "dun.hero.hands-zone", "dun.hero.backpack-zone")
def test_the_organiser_of_a_hero(arena):
    """dun.ex.organiser: chainmail and helm worn, mace and torch in the hands, rope and potion in the backpack."""
    a = arena()
    helm = Held("helmet", magic="helm-of-the-owl")
    hero = a.hero(1, 1, hands=("mace", Held("torch", lit=True)), worn=("chainmail",), pack=("rope", "healing-potion"))
    hero.worn.append(helm)
    hero.mana, hero.fortune, hero.wounds, hero.natural = 3, 4, 2, 3
    check(a.state, a.content)
    assert figures.value(a.t, hero, Attribute.ARMOR) == 3 + a.content.armors["chainmail"].bonus
    assert figures.outfit(a.t, hero).attributes["perception"] == 2 - 1
    assert sum(hands_for(a.t, held) for held in hero.hands) == 2
    assert [hands_for(a.t, held) for held in (*hero.worn, *hero.pack)] == [0, 0, 0, 0]
    assert (hero.mana, hero.fortune, figures.vitality_left(hero)) == (3, 4, 3)
    hero.pack.append(Held("dagger"))
    a.activate(hero)
    a.do(hero, "draw dagger")
    assert [held.card for held in hero.hands] == ["dagger", "mace"]
    assert [held.card for held in hero.pack] == ["rope", "healing-potion", "torch"]


@pytest.mark.rule("dun.light.hand")
def test_the_torch_in_hand_is_lit_and_the_one_in_the_pack_is_not(arena):
    """dun.ex.organiser: the torch takes a hand, and gives light as long as it does."""
    a = arena()
    hero = a.hero(1, 1, hands=("mace", Held("torch", lit=True)), pack=("dagger",), intelligence=5, mana=5,
                  spells=("mending-rune",), skills=("lost-in-the-dark",))  # fmt: skip
    hero.wounds = 2
    a.state.map.dark_sections[0] = "dark"
    assert figures.unlit(a.t, hero.cell) == ""
    assert figures.value(a.t, hero, Attribute.COMBAT) == 3
    a.activate(hero)
    cure = f"cast mending-rune #{hero.id}"
    assert cure not in a.offers(hero)
    a.do(hero, "stow torch")
    assert cure in a.offers(hero)
    assert figures.unlit(a.t, hero.cell) == "dark"
    assert figures.value(a.t, hero, Attribute.COMBAT) == 2

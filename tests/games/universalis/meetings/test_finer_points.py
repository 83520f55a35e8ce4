"""Finer points of rules that are tested elsewhere: what is next to the thing meant must not happen."""

import pytest
from msgspec.structs import replace

from undercroft.bots import make, seated
from undercroft.games.universalis import INFO
from undercroft.games.universalis.content import quests as q
from undercroft.games.universalis.content.definitions import Attribute
from undercroft.games.universalis.game import GAME
from undercroft.games.universalis.rules.actions import quick
from undercroft.games.universalis.rules.activation import activation
from undercroft.games.universalis.rules.aftermath import aftermath, experience
from undercroft.games.universalis.rules.carrying import bodies
from undercroft.games.universalis.rules.encounters import encounters
from undercroft.games.universalis.rules.fighting import hits, venoms
from undercroft.games.universalis.rules.shooting import ranged
from undercroft.games.universalis.rules.squares.situation import Do
from undercroft.games.universalis.rules.turns import turns
from undercroft.games.universalis.state import Held, Lasting, Mark
from undercroft.kernel import Table, configure, inline


@pytest.mark.rule("dun.dice.d6")
def test_every_roll_of_a_game_is_made_with_six_sided_dice():
    config = configure(INFO, seed=5, seats=3, mode="artificial", scenario="the-toll-fort")
    rolled = []

    class Watched(Table):
        async def roll(self, count, sides, key):
            rolled.append((count, sides, key))
            return await super().roll(count, sides, key)

    content = GAME.content(config)
    policy = seated([make("universalis", "careful", seat) for seat in range(3)])
    inline.finish(Watched(GAME, GAME.setup(config, content), content, policy=policy))
    assert len(rolled) > 50
    assert {sides for _, sides, _ in rolled} == {6}
    assert all(count >= 1 for count, _, _ in rolled)


def test_decks_are_shuffled_and_no_card_is_lost():
    def decks(seed):
        state = GAME.setup(configure(INFO, seed=seed, seats=2, scenario="the-old-cellar"), GAME.content(config))
        return state.supply.treasures, state.supply.magic, state.supply.relics

    config = configure(INFO, seed=1, seats=2, scenario="the-old-cellar")
    one, two = decks(1), decks(2)
    for mine, theirs in zip(one, two, strict=True):
        assert sorted(mine) == sorted(theirs)
        assert mine != theirs
    assert decks(1) == one


def test_of_several_things_on_the_ground_the_named_one_is_picked_up(arena):
    a = arena()
    hero = a.hero(1, 1)
    near, far = a.at(1, 1), a.at(2, 1)
    a.state.map.floor = [(near, Held("axe")), (far, Held("broadsword")), (near, Held("broadsword"))]
    a.activate(hero)
    quick.take_from_floor(a.t, hero.id, Do("pick-up", cell=near, word="broadsword"))
    assert [held.card for held in hero.hands] == ["broadsword"]
    assert [(cell, held.card) for cell, held in a.state.map.floor] == [(near, "axe"), (far, "broadsword")]


def test_a_lever_opens_its_own_door_and_no_other(arena):
    doors = (q.Door("left", (1, 0), "east"), q.Door("right", (3, 0), "east"))
    a = arena("aabbcc", doors=doors, elements=(q.Furnishing("lever", (0, 0), opens="left"),))
    hero = a.hero(1, 0)
    a.activate(hero)
    a.do(hero, "lever #0", [1])
    assert [door.state for door in a.state.map.doors] == ["open", "closed"]
    assert "lever #0" not in a.offers(hero)


@pytest.mark.rule("dun.ko.fate-which-chart")
@pytest.mark.parametrize(
    ("ended", "leave", "dead"),
    [("won", False, False), ("won", True, True), ("lost", False, True), ("lost", True, True)],
)
def test_bodies_are_safe_only_where_the_heroes_won_and_need_not_leave(arena, ended, leave, dead):
    a = arena(leave=leave)
    hero = a.hero(1, 1, card="borgron", marks=Mark.KNOCKED_OUT, coins=99)
    a.state.quest.ended = ended
    a.run(aftermath.fate(a.t, hero.id), [1, *([] if dead else [5, 6])], [] if dead else ["pay"])
    assert bool(hero.marks & Mark.DEAD) is dead


@pytest.mark.rule("dun.ko.survivor-wounded")
def test_one_whose_vitality_is_one_comes_home_without_wounds(arena):
    a = arena(leave=False)
    hero = a.hero(1, 1, card="borgron", marks=Mark.KNOCKED_OUT, vitality=1)
    a.state.quest.ended = "won"
    a.run(aftermath.fate(a.t, hero.id), [2, 6, 6])
    assert hero.wounds == 0


@pytest.mark.rule("dun.ko.prisoner-losses")
def test_which_half_of_his_things_a_prisoner_loses_is_chance(arena):
    kept = set()
    for seed in range(12):
        a = arena()
        a.state.streams = {"": seed}
        hero = a.hero(1, 1, hands=("broadsword",), pack=("axe", "club", "dagger"))
        a.run(aftermath.lose_half(a.t, hero.id))
        left = [held.card for held in (*hero.hands, *hero.pack)]
        assert len(left) == 2
        kept.add(tuple(left))
    assert len(kept) > 2


def test_a_carrier_who_falls_lets_go_of_the_body(arena):
    a = arena()
    hero, fallen = a.hero(1, 1), a.hero(2, 1, marks=Mark.KNOCKED_OUT)
    fallen.owner = hero.id
    bodies.follow(a.t, hero.id)
    assert (fallen.owner, fallen.cell) == (hero.id, hero.cell)
    hero.marks |= Mark.KNOCKED_OUT
    bodies.follow(a.t, hero.id)
    assert fallen.owner == -1


@pytest.mark.parametrize(("turn", "cap"), [(1, 3), (2, 6)])
def test_only_the_first_turn_begins_with_outfitting(arena, turn, cap):
    a = arena()
    hero = a.hero(1, 1, intelligence=3, mana=6, skills=("battle-wizard",))
    a.state.turn.number = turn
    a.run(turns.start_heroes(a.t))
    assert hero.mana == cap


def test_bonuses_to_ranged_damage_add_dice(arena):
    a = arena()
    hero, orc = a.hero(5, 7, hands=("short-bow",)), a.orc(5, 1)
    bow, held = a.content.weapons["short-bow"], hero.hands[0]
    plain = ranged.make_blow(a.t, hero.id, orc.id, bow, held, 0, [], beyond=False).dice
    a.state.lasting.append(Lasting(hero.id, "ranged-damage", 3, "turn", "ballista", hero.id))
    assert ranged.make_blow(a.t, hero.id, orc.id, bow, held, 0, [], beyond=False).dice == plain + 3
    a.state.lasting = [Lasting(hero.id, "damage", 1, "turn", "oil", hero.id)]
    assert ranged.make_blow(a.t, hero.id, orc.id, bow, held, 0, [], beyond=False).dice == plain + 1


@pytest.mark.rule("dun.furniture.move")
def test_moving_furniture_costs_the_action(arena):
    a = arena(furniture=(q.Furnishing("cupboard", (2, 2)),))
    a.state.map.layout = replace(
        a.state.map.layout, pieces=(replace(a.state.map.layout.pieces[0], movable=True, height=1),)
    )
    hero = a.hero(2, 3)
    active = a.activate(hero)
    a.do(hero, f"shove-piece #0 @{a.at(3, 2)}")
    assert active.action == 0


@pytest.mark.rule("dun.skill.nature.leech-vitality")
@pytest.mark.parametrize(("wounds", "left"), [(1, 3), (2, 2), (3, 2), (4, 1)])
def test_leeches_gain_half_of_two_wounds_and_more(arena, wounds, left):
    a = arena()
    hero, leech = a.hero(1, 1), a.orc(2, 1, wounds=3, skills=("leech-vitality",))
    a.run(venoms.venom(a.t, leech.id, hero.id, None, wounds, True))
    assert leech.wounds == left


@pytest.mark.rule("dun.equip.flaming")
@pytest.mark.parametrize(("marks", "element"), [((), ""), (("flaming",), "fire"), (("blunt",), "")])
def test_only_flaming_weapons_burn(arena, marks, element):
    a = arena()
    hero, orc = a.hero(5, 4, hands=("broadsword",)), a.orc(5, 3)
    blade = replace(a.content.weapons["broadsword"], marks=marks)
    blows = hits.Blows(hero.id, orc.id, hero.hands[0], blade)
    assert hits.make_blow(a.t, blows, 0, backed=False).element == element


@pytest.mark.rule("dun.skill.scholarly.champion-of-the-gods-of-good.learn")
def test_a_new_champion_of_the_gods_chooses_a_spell(arena):
    a = arena()
    skill = "champion-of-the-gods-of-good"
    hero = a.hero(1, 1, card="nariant", skills=(skill,))
    spells = a.content.skills[skill].spells
    a.run(experience.first_spell(a.t, hero.id, skill), answers=[spells[0]])
    assert hero.spells == (spells[0],)


def test_actions_that_bind_leave_no_room_for_other_ones(arena):
    a = arena()
    hero, orc = a.hero(5, 4, spells=("mending-rune",), mana=3), a.orc(5, 0)
    active = a.activate(hero)
    assert any(text.startswith("cast") for text in a.offers(hero))
    active.bound = orc.id
    assert not any(text.startswith("cast") for text in a.offers(hero))
    assert activation.legal(a.t, hero.id)
    assert hero.base[Attribute.MANA] == 3


@pytest.mark.rule("dun.init.tie")
@pytest.mark.parametrize(("wits", "won"), [(4, True), (2, False)])
def test_a_tie_after_a_repeated_initiative_roll_goes_to_the_cleverer_side(arena, wits, won):
    a = arena()
    hero, orc = a.hero(1, 1, intelligence=wits, fortune=1), a.orc(3, 1)
    rolled = a.run(encounters.roll_initiative(a.t, hero, orc, 0), [2, 3, 4, 4, 4, 4], ["own"])
    assert rolled[2] is won


@pytest.mark.rule("dun.skill.nature.tail-swipe")
def test_a_tail_hits_those_behind_and_nobody_in_front(arena):
    a = arena()
    beast = a.orc(5, 3, skills=("tail-swipe",), size=3, facing="north", strength=2, agility=5)
    front, back = a.hero(5, 2), a.hero(5, 4, agility=2, vitality=9)
    a.activate(beast)
    a.do(beast, f"skill tail-swipe #{back.id}", [4, 4, 2, 2, 1, 1])
    assert back.marks & Mark.KNOCKED_DOWN
    assert not front.marks & Mark.KNOCKED_DOWN
    assert beast.facing == 0


@pytest.mark.rule("dun.skill.nature.trampling")
def test_trampling_goes_forward_only(arena):
    a = arena()
    beast = a.orc(5, 3, skills=("trampling",), size=4, facing="north", strength=2)
    one, two, behind = (a.hero(x, y, agility=2, vitality=9) for x, y in ((5, 2), (6, 2), (5, 4)))
    a.activate(beast)
    a.do(beast, f"skill trampling #{one.id}", [2, 2, 1, 1, 2, 2, 1, 1])
    assert one.marks & Mark.STUNNED
    assert two.marks & Mark.STUNNED
    assert not behind.marks & Mark.STUNNED
    two.cell = a.at(4, 4)
    one.marks = two.marks = 0
    a.activate(beast)
    a.do(beast, f"skill trampling #{one.id}", [2, 2, 1, 1])
    assert one.marks & Mark.STUNNED
    assert not (two.marks | behind.marks) & Mark.STUNNED

"""Rules of figures, walls and sheets, played: printed Heroes and Monsters, a step of the game, and what came of it."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from undercroft.games.plungin import packs
from undercroft.games.plungin.board import spot
from undercroft.games.plungin.content.definitions import DEX, LIF, MAG
from undercroft.games.plungin.events.fights import Attacked, Defended, Followed, Noticed
from undercroft.games.plungin.events.places import Appeared
from undercroft.games.plungin.rules import acting, construction, figures, monsters, muster
from undercroft.games.plungin.state import INCAPACITATED, OUT, STUNNED, WELL
from undercroft.testing import run

NORTH, EAST, SOUTH, WEST = range(4)


def go(q: Any, column: int, row: int, tile: int = 0) -> str:
    return f"move {spot(q.at(column, row, tile))}"


def turn(q: Any, foe: Any, dice: list[int], *answers: Any) -> None:
    """A Monster's turn as the spine has it."""
    q.state.queue = [foe.number]
    q.run(monsters.turn(q.t, foe.number), dice=dice, answers=answers)


# ------------------------------------------------------------------------------------------ moving


@pytest.mark.rule("plungin.move.distance", "plungin.move.orthogonal", "plungin.stat.mov")
def test_konrad_in_plate_walks_four_squares_round_corners(quest: Any) -> None:
    q = quest("konrad")  # MOV 6, Plate Mail -2
    q.hero(cell=q.at(1, 1))
    assert go(q, 3, 3) in q.options()  # two and two
    assert go(q, 4, 3) not in q.options()
    q.act(go(q, 5, 1))
    assert (q.hero().cell, q.hero().turn.moves, q.hero().turn.done) == (q.at(5, 1), 1, 1)


@pytest.mark.rule("plungin.move.closed-door", "plungin.door.open")
def test_a_door_stops_whoever_has_not_opened_it(quest: Any) -> None:
    q = quest("meezle")
    room = q.room(open=False)
    q.hero(cell=q.at(3, 1))
    assert go(q, 3, 6, room) not in q.options()
    q.act("open door-0")
    assert q.state.doors[0].open
    q.act(go(q, 3, 6, room))
    assert q.hero().cell == q.at(3, 6, room)


@pytest.mark.rule("plungin.move.other-effects", "plungin.trap.immediate", "plungin.trap.other-rolls")
def test_a_falling_block_holds_whom_it_hits_and_does_not_shake_off(quest: Any) -> None:
    for dice, slowed, lost in (([4, 5], False, 2), ([4, 4], True, 2), ([5, 5], False, 0)):
        q = quest("george")  # DEX 1, RES 1
        q.hero(cell=q.at(3, 3))
        q.chest(q.at(3, 4), trap="falling-block")
        q.act("open chest-0", dice=[*dice, 1, 1])  # avoid, resist; then what is in it
        assert (q.hero().turn.slowed, 5 - q.hero().lif) == (slowed, lost)
        assert (go(q, 3, 2) in q.options()) is not slowed


# ------------------------------------------------------------------------------------------ fighting


@pytest.mark.rule("plungin.attack.melee", "plungin.term.adjacent", "plungin.attack.target", "plungin.damage.amount")
def test_a_sword_strikes_who_stands_beside_and_nobody_else(quest: Any) -> None:
    q = quest("george", "meezle")
    q.hero(0, cell=q.at(3, 3))
    q.hero(1, cell=q.at(3, 2))
    orc, far = q.foe("orc", q.at(3, 4)), q.foe("orc", q.at(4, 4))
    blows = [option for option in q.options() if option.startswith("attack")]
    assert blows == [f"attack sword orc-{orc.number}"]  # not the one across the corner, not Meezle
    q.act(blows[0], dice=[4, 5, 1, 6, 1, 1])  # mastery: 2 hits; 1 of 3 blocks
    assert orc not in q.state.foes
    assert far in q.state.foes
    assert (q.t.told(Attacked)[0].hits, q.t.told(Defended)[0].blocked) == (2, 1)
    blow, parry = q.t.told(Attacked)[0], q.t.told(Defended)[0]  # tables show which dice count
    assert (blow.rolled, blow.counted) == ((4, 5, 1), (True, True, False))
    assert (parry.rolled, parry.counted) == ((6, 1, 1), (True, False, False))
    assert "rolled" not in blow.text().args


@pytest.mark.rule("plungin.attack.ranged", "plungin.attack.line-of-sight")
def test_a_crossbow_shoots_through_an_open_door_and_not_round_the_wall(quest: Any) -> None:
    q = quest("wrenna")
    room = q.room()
    q.hero(cell=q.at(3, 4))
    seen, hidden = q.foe("orc", q.at(3, 4, room)), q.foe("orc", q.at(1, 5, room))
    shots = [option for option in q.options() if option.startswith("attack")]
    assert shots == [f"attack crossbow orc-{seen.number}"]
    q.act(shots[0], dice=[5, 1, 1, 3, 1, 1, 1])
    assert (seen in q.state.foes, hidden in q.state.foes) == (False, True)


@pytest.mark.rule("plungin.stat.def", "plungin.ability.parry", "plungin.ability.dodge")
@pytest.mark.parametrize(
    ("abilities", "lif", "dice"),
    [([], 5, 4), (["parry sword"], 5, 5), (["parry mace"], 5, 4), (["dodge"], 5, 5), (["dodge"], 4, 4)],
)
def test_george_defends_with_def_suit_shield_and_what_he_has_learned(
    quest: Any, abilities: list[str], lif: int, dice: int
) -> None:
    q = quest("george")  # DEF 1, Chainmail 2, Shield 1
    q.hero(cell=q.at(3, 3), abilities=abilities, lif=lif)
    orc = q.foe("orc", q.at(3, 4))
    turn(q, orc, [6, 1, 1, *[6] * dice, 1, 1, 1])
    assert [event.dice for event in q.t.told(Defended)] == [dice]
    assert q.hero().lif == lif


@pytest.mark.rule(
    "plungin.effect.none", "plungin.effect.stunned", "plungin.effect.incapacitated", "plungin.effect.table"
)
@pytest.mark.parametrize(("hits", "condition"), [(3, WELL), (4, STUNNED), (6, INCAPACITATED)])
def test_bram_is_stunned_by_more_than_res_and_felled_by_twice_of_it(quest: Any, hits: int, condition: int) -> None:
    q = quest("bram")  # RES 3
    q.hero(cell=q.at(3, 3), life=9)
    ogre = q.foe("crypt-troll", q.at(3, 4))  # ATK 11
    dice = [*[6] * hits, *[1] * (11 - hits), *[1] * 6]  # DEF 3, Chainmail 2, Shield 1: nothing blocks
    turn(q, ogre, [*dice, *[1] * 11])
    assert (q.hero().lif, q.hero().condition) == (9 - hits, condition)


@pytest.mark.rule("plungin.power.undead")
def test_bones_know_no_stun(quest: Any) -> None:
    for kind, condition in (("cloister-wight", WELL), ("orc-berserker", INCAPACITATED)):
        q = quest("george")
        q.hero(cell=q.at(3, 3), atk=7)
        foe = q.foe(kind, q.at(3, 4), lif=9)  # RES none and 4
        defense = q.t.content.monsters[kind].defense
        q.act(f"attack sword {kind}-{foe.number}", "stay", dice=[*[4] * 8, 1, *[1] * defense])
        assert (foe.lif, foe.condition) == (1, condition)


@pytest.mark.rule("plungin.power.venomous-inject")
@pytest.mark.parametrize(
    ("attack", "blocks", "venom"), [([5, 5, 5], 0, True), ([5, 5, 1], 0, False), ([5, 5, 5], 1, False)]
)
def test_a_scorpion_stings_only_with_every_die_and_no_block(
    quest: Any, attack: list[int], blocks: int, venom: bool
) -> None:
    q = quest("george")
    q.hero(cell=q.at(3, 3), life=9, res=9)
    scorpion = q.foe("giant-scorpion", q.at(3, 4))
    turn(q, scorpion, [*attack, *[6] * blocks, *[1] * (4 - blocks), 1, 1, 1])
    assert q.hero().venom is venom


@pytest.mark.rule("plungin.ability.sneak-attack", "plungin.ability.quick-learner", "plungin.xp.monster")
def test_who_strikes_from_behind_has_two_dice_more_and_learns(quest: Any) -> None:
    q = quest("meezle", "george")
    q.hero(0, cell=q.at(3, 3), abilities=["sneak-attack", "quick-learner"])
    q.hero(1, cell=q.at(3, 5))
    orc = q.foe("orc", q.at(3, 4))
    q.act(f"attack sword orc-{orc.number}", dice=[3, 3, 3])  # ATK 1 and +2: it fights nobody yet
    q.act(f"attack sword orc-{orc.number}", dice=[3, 3, 3], number=1)  # now it fights George
    q.fresh()
    q.act(f"attack sword orc-{orc.number}", dice=[5, 3, 3, 3, 3, 1, 1, 1])
    assert orc not in q.state.foes
    assert (q.hero().xp, q.hero(1).xp, q.state.pool) == (1, 0, 11)


@pytest.mark.rule("plungin.treasure.monster-gold", "plungin.xp.shares")
def test_spoils_of_an_orc_and_the_hundred_and_twentieth_point(quest: Any) -> None:
    q = quest("george", "meezle", "sonia", "konrad")
    q.hero(0, cell=q.at(3, 3))
    q.hero(3, lif=0, cell=OUT)
    q.state.order = [2, 0, 1, 3]
    q.state.pool = 110
    for hero in q.state.heroes:
        hero.gold = 0
    orc = q.foe("orc", q.at(3, 4))  # 11 XP, 6 gold
    q.act(f"attack sword orc-{orc.number}", dice=[5, 1, 1, 1, 1, 1])
    assert [hero.gold for hero in q.state.heroes] == [2, 2, 2, 0]
    assert [hero.xp for hero in q.state.heroes] == [40, 40, 40, 0]
    assert q.state.pool == 1


@pytest.mark.rule("plungin.action.limits")
def test_two_attacks_and_no_third_by_quickness(quest: Any) -> None:
    q = quest("sonia")
    q.hero(cell=q.at(3, 3))
    orc = q.foe("orc", q.at(3, 4))
    for _ in range(2):
        q.act(f"attack sword orc-{orc.number}", dice=[3, 3, 3])
    assert not [option for option in q.options() if option.startswith("attack")]
    q.act(go(q, 3, 2))  # her third action
    assert q.hero().turn.done == 3


@pytest.mark.rule("plungin.equip.wooden-shield-fire")
def test_a_wooden_shield_stops_a_jet_of_fire_and_burns(quest: Any) -> None:
    for shield, hands in (("wooden-shield", ["mace"]), ("shield", ["mace", "shield"])):
        q = quest("tobias")
        q.hero(cell=q.at(3, 3), hands=["mace", shield])
        q.chest(q.at(3, 4), trap="fire-jet")
        q.act("open chest-0", dice=[6, 1, 1, 1, 6, 6, 6, 1, 1])  # one hit; DEF 1, Leather, shield
        assert (q.hero().hands, q.hero().lif) == (hands, 4)


# ------------------------------------------------------------------------------------------ Laws


@pytest.mark.rule("plungin.law.lured", "plungin.monster.laws-decide")
def test_a_leech_passes_the_warrior_for_the_wizard(quest: Any) -> None:
    q = quest("george", "william")
    room = q.room()
    leech, other = q.foe("manna-leech", q.at(3, 2, room)), q.foe("orc", q.at(5, 4, room))
    q.hero(0, cell=q.at(3, 4, room))
    q.hero(1, cell=q.at(3, 6, room))
    turn(q, leech, [1, 1])
    assert q.t.told(Attacked)[-1].target.name == "william"
    q.hero(1, lif=0, cell=OUT)
    turn(q, other, [1, 1, 1])
    assert q.t.told(Attacked)[-1].target.name == "george"


@pytest.mark.rule("plungin.pushback.monster-follow-up", "plungin.law.appendix-short-form")
@pytest.mark.parametrize(("kind", "steps"), [("orc", True), ("gremlin", True), ("wood-ghoblin", False)])
def test_brutes_step_after_and_sneaks_do_not(quest: Any, kind: str, steps: bool) -> None:
    q = quest("george")
    room = q.room()
    q.hero(cell=q.at(3, 3, room), life=9, res=9)
    foe = q.foe(kind, q.at(3, 2, room), cornered=0)
    dice = q.t.content.monsters[kind].atk
    turn(q, foe, [6, *[1] * (dice - 1), 6, 1, 1, 1, *([1] * dice if steps else [])])
    assert q.hero().cell == q.at(3, 4, room)
    assert len(q.t.told(Followed)) == steps


@pytest.mark.rule("plungin.turn.monster-order-ties", "plungin.turn.monster-order")
def test_orcs_dice_for_their_order_and_ties_among_themselves(quest: Any) -> None:
    q = quest("george")
    orcs = [q.foe("orc", q.at(column, 6)).number for column in (1, 2, 3)]
    q.passing()
    assert q.step(dice=[4, 6, 4, 2, 5]) == "monsters_phase"  # the two fours: 2 and 5
    assert q.state.queue == [orcs[1], orcs[2], orcs[0]]
    assert q.t.rolled == [(3, 6, "order"), (2, 6, "order")]


@pytest.mark.rule("plungin.turn.monster-order-ties")
def test_a_tie_goes_on_until_it_is_broken_and_moves_nobody_else(quest: Any) -> None:
    q = quest("george")
    orcs = [q.foe("orc", q.at(column, 6)).number for column in (1, 2, 3, 4)]
    q.passing()
    q.step(dice=[3, 3, 5, 1, 2, 2, 1, 6])  # the threes tie again at two; then 1 and 6, which passes nobody's five
    assert q.state.queue == [orcs[2], orcs[1], orcs[0], orcs[3]]
    assert q.t.rolled == [(4, 6, "order"), (2, 6, "order"), (2, 6, "order")]


# ------------------------------------------------------------------------------------------ being noticed


@pytest.mark.rule("plungin.detect.range-count", "plungin.detect.front")
def test_an_orc_sees_four_squares_ahead_and_nothing_behind(quest: Any) -> None:
    for facing, row, seen in ((SOUTH, 5, True), (SOUTH, 6, False), (NORTH, 5, False)):
        q = quest("meezle")
        room = q.room("room-8x8")
        orc = q.foe("orc", q.at(4, 1, room), facing=facing, aware=False)
        q.hero(cell=q.at(4, 8, room), mov=3)
        q.act(go(q, 4, row, room))
        assert orc.aware is seen
        assert len(q.t.told(Noticed)) == seen


@pytest.mark.rule("plungin.ability.stealth", "plungin.detect.modified-roll")
@pytest.mark.parametrize(("dice", "seen"), [([4, 4], False), ([4, 5], True)])
def test_wrenna_creeps_past_an_orc_that_rolls_badly(quest: Any, dice: list[int], seen: bool) -> None:
    q = quest("wrenna")
    room = q.room("room-8x8")
    orc = q.foe("orc", q.at(4, 1, room), facing=SOUTH, aware=False)  # WIT 3, one die less
    q.hero(cell=q.at(4, 8, room))
    q.act(go(q, 4, 4, room), dice=dice)
    assert orc.aware is seen


# ------------------------------------------------------------------------------------------ things


@pytest.mark.rule("plungin.disarm.allowed")
def test_a_needle_is_disarmed_only_once_it_has_been_found(quest: Any) -> None:
    q = quest("meezle")
    q.hero(cell=q.at(3, 3))
    q.chest(q.at(3, 4), trap="?")
    assert "disarm chest-0" not in q.options()
    q.act("detect chest-0", dice=[5, 1, 1, 6])  # the chart: a needle
    assert q.state.chests[0].trap == "poison-needle"
    q.act("disarm chest-0", dice=[5, 1, 1])
    assert q.state.chests[0].trap == ""
    assert not q.state.chests[0].open


@pytest.mark.rule("plungin.item.lock-picks", "plungin.item.kinds")
@pytest.mark.parametrize(("items", "dice"), [([], [3]), (["lock-picks"], [1, 1, 3])])
def test_picks_put_two_dice_into_any_hand(quest: Any, items: list[str], dice: list[int]) -> None:
    q = quest("george")  # DEX 1
    q.hero(cell=q.at(3, 3), items=items)
    q.chest(q.at(3, 4), locked=True, trap="")
    q.act("pick chest-0", dice=dice)
    assert q.t.rolled[0] == (len(dice), 6, "lock")
    assert "use lock-picks" not in q.options()


@pytest.mark.rule("plungin.equip.slots", "plungin.item.backpack", "plungin.treasure.storage-item")
def test_a_fifth_thing_needs_a_backpack(quest: Any) -> None:
    full = ["torch", "torch", "torch", "torch"]
    for items, asked in ((full, True), (["backpack", *full[:3]], False)):
        q = quest("george")
        q.hero(cell=q.at(3, 3), items=items)
        q.chest(q.at(3, 4), trap="")
        chart = q.pack.charts.treasure
        roll = next(die for die in range(1, chart.die + 1) if chart.at(die) == "healing-potion")
        q.act("open chest-0", *(["leave"] if asked else []), dice=[roll])
        assert ("healing-potion" in q.hero().items) is not asked
        assert ([left.thing for left in q.state.litter.get(0, [])] == ["healing-potion"]) is asked


@pytest.mark.rule("plungin.damage.healing-cap", "plungin.item.healing-potion")
@pytest.mark.parametrize(("lif", "after"), [(4, 5), (1, 4)])
def test_a_potion_heals_up_to_the_maximum(quest: Any, lif: int, after: int) -> None:
    q = quest("meezle")
    q.hero(lif=lif)
    q.act("use healing-potion", dice=[3])
    assert (q.hero().lif, q.hero().items) == (after, [])


# ------------------------------------------------------------------------------------------ magic


@pytest.mark.rule("plungin.cast.spell-fields", "plungin.spell.lightning")
def test_lightning_reaches_six_squares(quest: Any) -> None:
    q = quest("odile")
    room = q.room("room-8x8")
    q.hero(cell=q.at(1, 1, room))
    near, far = q.foe("orc", q.at(4, 4, room)), q.foe("gremlin", q.at(5, 4, room))
    assert f"cast lightning orc-{near.number}" in q.options()
    assert f"cast lightning gremlin-{far.number}" not in q.options()
    q.act(f"cast lightning orc-{near.number}", dice=[5, *[3] * 7, 1, 1, 1])  # MAG 6 and 2
    assert near not in q.state.foes


@pytest.mark.rule("plungin.magic.eligibility")
@pytest.mark.parametrize(("mag", "abilities"), [(1, ["magic-school air"]), (6, ["nimble"])])
def test_without_a_school_or_two_points_of_magic_nothing_is_cast(quest: Any, mag: int, abilities: list[str]) -> None:
    q = quest("odile")
    q.hero(cell=q.at(3, 3))
    orc = q.foe("orc", q.at(3, 5))
    assert f"cast lightning orc-{orc.number}" in q.options()
    q.hero(mag=mag, abilities=abilities)
    assert f"cast lightning orc-{orc.number}" not in q.options()
    q.act("pass")
    assert q.hero().turn.casts == 0


# ------------------------------------------------------------------------------------------ making a Hero


@pytest.mark.rule(
    "plungin.hero.non-magic-start", "plungin.hero.non-magic-lock", "plungin.hero.one-ability", "plungin.level.cap"
)
def test_a_hero_without_magic_is_made_step_by_step(quest: Any) -> None:
    q = quest(points={"creation": True})
    q.state.party, q.state.phase = 1, "muster"
    q.run(muster.muster(q.t), answers=("meezle", "non-magic"))
    hero = q.hero()
    assert (hero.points, hero.stats[MAG], hero.stats[LIF]) == (200, 0, 2)
    texts = [str(act) for act in muster.options_for(q.t, 0)]
    assert "raise mag" not in texts
    for _ in range(5):
        q.run(muster.prepare(q.t, 0), answers=("raise dex",))
    assert (hero.stats[DEX], hero.points) == (6, 75)
    assert "raise dex" not in [str(act) for act in muster.options_for(q.t, 0)]  # no stat above 6
    q.run(muster.prepare(q.t, 0), answers=("learn lock-picking",))
    assert hero.abilities == ["lock-picking"]
    assert not [act for act in muster.options_for(q.t, 0) if act.verb == "learn"]  # one is all


@pytest.mark.rule(
    "plungin.ability.magic-school", "plungin.magic.own-schools", "plungin.hero.start-spells",
    "plungin.magic.full-price", "plungin.magic.max-spells",
)  # fmt: skip
def test_a_wizard_is_made_step_by_step(quest: Any) -> None:
    q = quest(points={"creation": True})
    q.state.party, q.state.phase = 1, "muster"
    q.run(muster.muster(q.t), answers=("odile", "magic"))
    hero = q.hero()
    while hero.stats[MAG] < 3:
        q.run(muster.prepare(q.t, 0), answers=("raise mag",))
    assert not [act for act in muster.options_for(q.t, 0) if act.verb == "study"]  # no school yet
    q.run(muster.prepare(q.t, 0), answers=("learn magic-school air",))
    left = hero.points
    schools = {q.t.content.spells[act.what].school for act in muster.options_for(q.t, 0) if act.verb == "study"}
    assert schools == {"air"}
    for spell in ("lightning", "sleep"):
        q.run(muster.prepare(q.t, 0), answers=(f"study {spell}",))
    assert hero.points == left  # two are free
    q.run(muster.prepare(q.t, 0), answers=("study lightning",))
    assert hero.points == left - 15  # the third is not
    assert not [act for act in muster.options_for(q.t, 0) if act.verb == "study"]  # MAG 3


# ------------------------------------------------------------------------------------------ the dungeon


@pytest.mark.rule(
    "plungin.build.place-roll", "plungin.build.place-entry-square",
    "plungin.build.place-door-squares", "plungin.component.chest-markers",
)  # fmt: skip
def test_a_room_of_the_first_quest_is_built_by_its_charts(quest: Any) -> None:
    """Whatever the dice say, what is printed on the charts comes, on legal squares."""
    for seed in range(1, 7):
        q = quest("meezle", "george")
        q.open(0)
        q.state.queue = [0]
        q.t.script([(seed * 7 + n) % 4 + 1 for n in range(200)], [lambda ask: ask.options[0]] * 40)
        step = construction.build(q.t, 0)
        with pytest.raises(StopIteration):
            step.send(None)
        before = {cell for door in q.state.doors for cell in (*door.cells, *door.beyond)}
        entrance = {*q.state.doors[0].beyond, *q.state.doors[0].cells}
        assert all(foe.cell not in entrance and 0 <= foe.facing < 4 and not foe.aware for foe in q.state.foes)
        assert all(chest.cell not in before for chest in q.state.chests)
        assert len(q.t.told(Appeared)) == len(q.state.foes)
        assert len({*[foe.cell for foe in q.state.foes], *[chest.cell for chest in q.state.chests]}) == len(
            q.state.foes
        ) + len(q.state.chests)


@pytest.mark.rule("plungin.round.many-rooms", "plungin.round.construction-trigger")
def test_two_open_doors_with_a_hero_each_are_both_built(quest: Any) -> None:
    q = quest("meezle", "george", pack=packs.built_in("drowned-toll"))
    for ref in (0, 1):
        q.open(ref)
        q.hero(ref, cell=q.state.doors[ref].cells[0])
    q.passing()
    q.step()
    assert (q.state.phase, q.state.queue) == ("build", [0, 1])
    hall = rolling(q.pack.charts.location, lambda row: row.tile == "hall")
    for left in ([1], []):
        assert q.step(dice=[hall, 1]) == "build"
        assert q.state.queue == left
    assert [door.leads for door in q.state.doors[:2]] == [1, 2]
    assert q.step() == "end_round"


def rolling(chart: Any, fits: Any) -> int:
    """A number that brings a fitting row of a printed chart."""
    return next(die for die in range(1, chart.die + 1) if fits(chart.at(die)))


@pytest.mark.rule("plungin.build.hallway-doors", "plungin.build.encounter-rooms-only", "plungin.build.tile-types")
@pytest.mark.parametrize(("tile", "ends"), [("hall", 1), ("corner", 1), ("t-hall", 2), ("x-hall", 3)])
def test_a_hallway_has_a_door_at_each_end_and_nobody_in_it(quest: Any, tile: str, ends: int) -> None:
    q = quest("meezle", pack=packs.built_in("drowned-toll"))
    q.open(0)
    q.state.queue = [0]
    location = rolling(q.pack.charts.location, lambda row: row.tile == tile)
    unlocked = rolling(q.pack.charts.doorway, lambda row: row.kind == "unlocked")
    q.t.script([location, *[unlocked] * ends], [lambda ask: ask.options[0]] * 6)
    run(construction.build(q.t, 0))
    assert q.t.left_dice == []
    assert q.rolls() == ["location", *["doorway"] * ends]
    assert [door.kind for door in q.state.doors if door.tile == 1] == ["unlocked"] * ends
    assert (q.state.foes, q.state.chests) == ([], [])


@pytest.mark.rule("plungin.time.complete", "plungin.time.complete-rooms", "plungin.time.complete-rooms-encounter")
@pytest.mark.parametrize(("built", "rolled"), [(17, "location"), (18, "encounter")])
def test_after_the_last_phase_only_dead_ends_with_encounters_are_built(quest: Any, built: int, rolled: str) -> None:
    q = quest("meezle")
    q.open(0)
    q.state.queue, q.state.built = [0], built  # Time Span 12(6)
    q.t.script([1] * 40, [lambda ask: ask.options[0]] * 20)
    run(construction.build(q.t, 0))
    assert q.rolls()[0] == rolled
    if rolled == "encounter":
        assert q.state.layout.tiles[1].tile == "room-6x6"
        assert not [door for door in q.state.doors if door.tile == 1]


@pytest.mark.rule("plungin.time.door-modifier", "plungin.build.great-door")
@pytest.mark.parametrize(("built", "kind"), [(0, "unlocked"), (16, "great")])
def test_late_doorways_are_great_doors(quest: Any, built: int, kind: str) -> None:
    q = quest("meezle")
    q.open(0)
    q.state.queue, q.state.built = [0], built
    location = rolling(q.pack.charts.location, lambda row: row.tile == "hall")
    low = q.pack.charts.doorway.at(5).kind
    assert low != "great"
    q.t.script([location, 5], [lambda ask: ask.options[0]] * 4)  # 5, and 5 more in phase 17
    run(construction.build(q.t, 0))
    assert q.state.doors[-1].kind == (kind if kind == "great" else low)


@pytest.mark.rule("plungin.build.place-occupied", "plungin.build.monster-facing", "plungin.build.place-roll")
def test_two_orcs_on_one_square_stand_side_by_side(quest: Any) -> None:
    q = quest("meezle")
    q.open(0)
    q.state.queue = [0]
    charts = q.pack.charts
    room = rolling(charts.location, lambda row: row.tile == "room-4x4" and row.doors == 1)
    guarded = rolling(charts.encounter, lambda row: row.monsters and not row.chests)
    group = rolling(charts.monsters, lambda row: row.monster == "orc")  # four of them
    places = [number for n in range(4) for number in (2, 3, n + 1)]
    q.t.script([room, guarded, group, *places], [lambda ask: ask.options[0]] * 9)
    run(construction.build(q.t, 0))
    assert q.state.foes[0].cell == q.at(2, 3, 1)
    assert q.state.foes[1].cell in figures.board(q.t).near[q.at(2, 3, 1)]
    assert [foe.facing for foe in q.state.foes] == [NORTH, EAST, SOUTH, WEST]


@pytest.mark.rule("plungin.ability.willpower", "plungin.effect.stun-recovery")
@pytest.mark.parametrize(("lif", "dice"), [(5, 4), (4, 3)])
def test_bram_at_full_life_rolls_a_die_more_to_recover(quest: Any, lif: int, dice: int) -> None:
    q = quest("bram")  # RES 3, Willpower
    q.hero(condition=STUNNED, lif=lif)
    q.hero().turn.begun = False
    q.run(acting.act(q.t, 0), dice=[1] * dice)
    assert (q.t.rolled, q.hero().condition) == ([(dice, 6, "recover")], STUNNED)


@pytest.mark.rule("plungin.detect.trap")
def test_a_sprung_needle_wakes_the_room_and_not_the_next(quest: Any) -> None:
    q = quest("meezle")
    room = q.room()
    q.hero(cell=q.at(3, 3))
    q.chest(q.at(3, 4), trap="poison-needle")
    here = q.foe("orc", q.at(6, 6), facing=SOUTH, aware=False)
    there = q.foe("orc", q.at(1, 1, room), facing=NORTH, aware=False)
    q.act("open chest-0", dice=[1, 1, 1, 1, 1])
    assert (here.aware, there.aware) == (True, False)


@pytest.mark.rule("plungin.equip.one-armor", "plungin.exit.services")
def test_outside_george_changes_into_scale_mail_and_leaves_the_old_suit(quest: Any) -> None:
    q = quest("george")
    q.hero(cell=OUT, gold=80)
    q.state.phase = "prepare"
    q.run(muster.prepare(q.t, 0), answers=("buy scale-mail",))
    assert (q.hero().armor, q.hero().gold, q.hero().items) == ("scale-mail", 5, [])


@pytest.mark.rule("plungin.equip.attire", "plungin.equip.attire-per-place", "plungin.treasure.storage-attire")
@pytest.mark.parametrize(("worn", "asked"), [([], False), (["owl-hat"], False), (["felt-shoes"], True)])
def test_boots_go_on_bare_feet_only(quest: Any, worn: list[str], asked: bool) -> None:
    q = quest("george", pack=packs.built_in("drowned-toll"))
    q.hero(cell=q.at(3, 3), attire=worn)
    q.chest(q.at(3, 4), trap="")
    boots = rolling(q.pack.charts.treasure, lambda row: row == "boots-of-the-courier")
    q.act("open chest-0", *(["leave"] if asked else []), dice=[boots])
    assert ("boots-of-the-courier" in q.hero().attire) is not asked


@pytest.mark.rule("plungin.level.ability", "plungin.level.spells", "plungin.magic.buy-between", "plungin.xp.use")
def test_between_quests_william_learns_and_studies(quest: Any) -> None:
    q = quest("william")
    q.hero(cell=OUT, level=2, xp=160)
    q.state.phase, q.state.visits = "prepare", 0
    q.run(muster.prepare(q.t, 0), answers=("learn nimble",))
    q.run(muster.prepare(q.t, 0), answers=("study fog",))
    assert (q.hero().xp, q.hero().abilities[-1], q.hero().spells[-1]) == (20, "nimble", "fog")
    q.state.visits = 1  # a dungeon waits
    assert not [act for act in muster.options_for(q.t, 0) if act.verb in ("learn", "study")]


@pytest.mark.rule("plungin.wander.full")
def test_wanderers_who_find_the_doorway_taken_stand_behind_it(quest: Any) -> None:
    q = quest("meezle", "george")
    room = q.room()
    q.state.rooms[room] = replace(q.state.rooms[room], had_monsters=True, entered=True)
    door = q.state.doors[0]
    q.hero(0, cell=door.cells[0])
    step = f"move {spot(door.beyond[0])}"
    group = rolling(q.pack.charts.monsters, lambda row: row.count == 4 and not row.die)
    kind = q.pack.charts.monsters.at(group).monster
    q.t.script([1, group, 1, 1, 1, 1, 2, 3, *[4, 5, 6, 1, 2] * 8], [step, *[lambda ask: ask.options[0]] * 9])
    q.hero().turn.begun = True
    run(acting.act(q.t, 0))
    assert [foe.kind for foe in q.state.foes] == [kind] * 4
    assert q.state.foes[0].cell == door.beyond[1]  # the free half of the doorway
    near = figures.board(q.t).near
    beside = {*near[door.beyond[0]], *near[door.beyond[1]]}
    assert [foe.cell in beside for foe in q.state.foes[1:]] == [True, True, False]
    assert beside & {*near[q.state.foes[3].cell]}  # no room is left there: as near as can be

"""The party bot and what it believes."""

from typing import Any

import pytest
from msgspec.structs import replace

from undercroft import bots
from undercroft.games import find
from undercroft.games.plungin import packs
from undercroft.games.plungin.board import apart
from undercroft.games.plungin.bots import (
    belongings,
    creatures,
    fighting,
    judgement,
    magic,
    mending,
    moving,
    opening,
    party,
    situation,
    taking,
)
from undercroft.games.plungin.rules import acting, figures, muster, objects, offers, options, phases
from undercroft.games.plungin.state import INCAPACITATED, OUT, Left
from undercroft.kernel import Ask, Session, configure, inline
from undercroft.testing import run


def play(name, seed, scenario, seats=1):
    game = find("plungin")
    config = configure(game.info, seed=seed, seats=seats, scenario=scenario)
    policy = bots.seated([bots.make("plungin", name, seed + seat) for seat in range(seats)])
    table = inline.play(game, config, policy)
    game.check(table.state, table.content)
    return table, game.outcome(table.state, table.content)[0]


def test_chances_are_exact():
    assert judgement.chance(2, 1) == pytest.approx(5 / 9)
    assert judgement.chance(3, 2, 4) == pytest.approx(1 / 2)
    assert judgement.chance(0, 1) == 0
    harmless, one = judgement.damage_chances(1, 5, 1)
    assert one == pytest.approx(1 / 3 * 2 / 3)
    assert harmless + one == pytest.approx(1)


def test_the_party_wins_where_chance_does_not():
    seeds = range(10, 18)
    assert sum(play("party", seed, "knocking-wall")[1].won for seed in seeds) >= 3
    assert not any(play("random", seed, "knocking-wall")[1].won for seed in seeds)


@pytest.mark.parametrize("scenario", packs.IDS[1:])
def test_it_plays_every_pack_to_an_end(scenario):
    table, outcome = play("party", 11, scenario, seats=2)
    assert outcome.reason in ("won", "slain", "abandoned")
    assert table.state.built >= 3


def test_it_answers_in_a_session_with_an_offered_option():
    game = find("plungin")
    session = Session(game, configure(game.info, seed=5, seats=1))
    bot = bots.make("plungin", "party")
    for _ in range(150):
        request = session.request
        answer = bot.answer(session, request)
        assert answer in [option.value for option in request.options]
        session.answer(answer)
    assert len(session.state.layout.tiles) > 1


def test_friends_keep_off_the_way_of_the_one_who_was_sent():
    game = find("plungin")
    session = Session(game, configure(game.info, seed=5, seats=1))
    bot = bots.make("plungin", "party")
    while session.request.key != "act":
        session.answer(bot.answer(session, session.request))
    errand = judgement.errand(session.table)
    assert errand is not None
    session.state.heroes[errand.who].cell = max(figures.board(session.table).cells[0])  # far from the door
    assert errand.kind == "door"
    far = judgement.distances(session.table, errand.goals)
    way = judgement.way(session.table, errand.who, far)
    assert way
    assert far.get(session.state.heroes[errand.who].cell) == len(way)
    assert session.state.heroes[errand.who].cell not in way


def test_the_evaluation_has_an_answer_before_anybody_is_recruited():
    session = Session(find("plungin"), configure(find("plungin").info, seed=3, seats=1))
    assert not session.state.heroes
    assert session.game.evaluate(session.state, session.content, 0) < 1


def test_the_evaluation_knows_the_end_progress_and_wounds():
    game = find("plungin")
    config = configure(game.info, seed=3, seats=1, scenario="knocking-wall")
    session = Session(game, config)
    bot = bots.make("plungin", "party")
    for _ in range(60):
        session.answer(bot.answer(session, session.request))
    state, content = session.state, session.content

    def change(**fields):
        before = {name: getattr(state, name) for name in fields}
        for name, value in fields.items():
            setattr(state, name, value)
        worth = game.evaluate(state, content, 0)
        for name, value in before.items():
            setattr(state, name, value)
        return worth

    now = game.evaluate(state, content, 0)
    assert change(reason="slain") < now < change(reason="won")
    assert change(prizes=[*state.prizes, "a"]) > now > change(round=state.round + 1)
    hero = max(state.heroes, key=lambda hero: hero.lif)
    hero.lif -= 1
    assert game.evaluate(state, content, 0) < now


def packed(quest: Any, scenario: str, gold: int) -> list[list[str]]:
    """What Meezle, the best hand at locks, and George carry after the bot has gone shopping."""
    q = quest("meezle", "george", pack=packs.built_in(scenario))
    q.state.phase = "prepare"
    for ref in range(2):
        q.hero(ref, cell=OUT, gold=gold, items=[])
    party = find("plungin").bots["party"]
    for ref in range(2):
        while not q.hero(ref).ready:
            q.t.script((), [lambda ask: party(q.t, ask)])
            run(muster.prepare(q.t, ref))  # who has nothing left to choose is not asked
            q.t.left_answers.clear()
    return [sorted(hero.items) for hero in q.state.heroes]


def test_the_bot_packs_for_the_quest_ahead(quest: Any) -> None:
    thief, warrior = packed(quest, "lampless-abbey", 600)
    assert thief.count("lock-picks") == 1  # one set for the party, in the hands that can use it
    assert "lock-picks" not in warrior
    assert "torch" in thief
    assert "torch" in warrior
    assert all("backpack" in things and things.count("healing-potion") >= 3 for things in (thief, warrior))
    thief, warrior = packed(quest, "drowned-toll", 600)
    assert "torch" not in thief + warrior  # it is light there


def test_who_has_little_buys_potions_first(quest: Any) -> None:
    thief, _ = packed(quest, "knocking-wall", 60)
    assert not {"lock-picks", "backpack", "torch"}.intersection(thief)


def chosen(q: Any, number: int) -> str:
    """What the bot does with a Hero whose turn it is."""
    q.state.queue = [number]
    said = []

    def answer(ask: Any) -> Any:
        found = find("plungin").bots["party"](q.t, ask)
        said.append(str(found))
        return found

    q.state.heroes[number].turn.begun = True
    q.t.script([3, 5, 5, 1, 1, 3] if not q.hero(number).magic else [5, 5, 1, 1, 1, 3], [answer, answer])
    run(acting.act(q.t, number))
    q.t.left_answers.clear()
    q.t.left_dice.clear()
    return said[0]


def test_friends_make_room_for_the_healer_and_the_wounded_come_to_him(quest: Any) -> None:
    """Cecil behind the doorway, George wounded beyond, the two others in it: nobody stands about for long."""
    q = quest("george", "konrad", "meezle", "brother-cecil")
    room = q.room()
    q.hero(0, cell=q.at(3, 4, room), lif=2)
    q.hero(1, cell=q.at(3, 6, room))
    q.hero(2, cell=q.at(4, 6, room))
    q.hero(3, cell=q.at(3, 2), spells=["life-force"])
    for _ in range(4):
        for number in range(4):
            q.fresh(number)
            chosen(q, number)
    assert q.hero(0).lif > 2


def test_the_wounded_drink_where_there_is_a_fountain(quest: Any) -> None:
    q = quest("george", "meezle")
    q.room("fountain")
    water = judgement.wells(q.t)
    q.hero(0, lif=3)
    assert judgement.thirsty(q.t) == [0]
    assert judgement.recovering(q.t)
    chosen(q, 0)
    q.fresh(0)
    q.hero(0, cell=water[0])
    assert chosen(q, 0) == "drink"
    assert not judgement.thirsty(q.t)  # once per visit
    q.hero(0, lif=3)
    assert not judgement.recovering(q.t)


@pytest.mark.parametrize(("attacks", "lif", "answer"), [(1, 5, "follow"), (2, 5, "stay"), (1, 1, "stay")])
def test_a_hero_follows_for_another_blow(quest: Any, attacks: int, lif: int, answer: str) -> None:
    q = quest("george")
    q.hero(lif=lif).turn.attacks = attacks
    q.hero().turn.done = attacks
    q.state.queue = [0]
    assert str(party.follow(q.t, None)) == answer


def test_nobody_walks_to_and_fro_before_a_fight_that_he_cannot_join(quest: Any) -> None:
    """The doorway is held by friends: Konrad behind them is as near as he can be."""
    q = quest("george", "meezle", "konrad")
    room = q.room()
    q.hero(0, cell=q.at(3, 6, room))
    q.hero(1, cell=q.at(4, 6, room))
    q.hero(2, cell=q.at(3, 1))
    q.foe("orc", q.at(3, 5, room))
    assert chosen(q, 2) == "pass"
    q.hero(2, cell=q.at(1, 3))
    q.fresh(2)
    assert chosen(q, 2).startswith("move")


def test_a_wand_is_left_to_those_who_can_use_it(quest: Any) -> None:
    q = quest("george", "william", pack=packs.built_in("drowned-toll"))
    wand = next(item.id for item in q.t.content.items.values() if item.effect == "bolt")
    q.state.litter[0] = [Left(thing=wand, owner=1)]
    assert chosen(q, 0) != f"take {wand}"
    assert chosen(q, 1) == f"take {wand}"


def test_a_better_weapon_is_kept_and_taken_in_hand_when_it_is_quiet(quest: Any) -> None:
    """Sonia has a sword (+2); the battle axe is worth a place in the bags, and a turn of her hands."""
    q = quest("sonia", "george")
    q.hero(0, items=["battle-axe"])
    assert chosen(q, 0) == "wield battle-axe"
    assert q.hero(0).hands == ["battle-axe"]
    assert not taking.improves(q.t, q.hero(0), "sword")
    assert not taking.improves(q.t, q.hero(1), "battle-axe")  # George is a master of the sword, and has a shield
    q.fresh(0)
    q.hero(0, items=["battle-axe"], hands=["sword"])
    q.foe("orc", q.at(6, 6))
    assert chosen(q, 0) != "wield battle-axe"
    for thing, better in (("dagger", False), ("spear", False), ("war-hammer", True), ("manna-sword", False)):
        assert taking.improves(q.t, q.hero(0), thing) is better


def test_heroes_of_points_come_out_as_on_their_sheets() -> None:
    game = find("plungin")
    session = Session(game, configure(game.info, seed=5, seats=1, options={"heroes": "points"}))
    bot = bots.make("plungin", "party")
    while session.request.key != "place":
        session.answer(bot.answer(session, session.request))
    for hero in session.state.heroes:
        sheet = session.content.heroes[hero.id]
        assert tuple(hero.stats) == sheet.stats
        assert tuple(hero.abilities) == sheet.abilities
        assert sorted(hero.hands) == sorted(sheet.hands)
        assert hero.armor == sheet.armor
        assert sorted(hero.spells) == sorted(sheet.spells)
        assert hero.magic == sheet.magic


def test_where_all_are_weak_nobody_runs(quest: Any) -> None:
    q = quest("george", "meezle")
    q.foe("orc", q.at(6, 6))
    q.hero(0, lif=1)
    assert moving.runs(situation.Scene(q.t, 0))
    assert not moving.runs(situation.Scene(q.t, 1))
    q.hero(1, lif=1)
    assert not moving.runs(situation.Scene(q.t, 0))


def test_one_torch_is_enough_unless_somebody_has_work_in_the_dark(quest: Any) -> None:
    q = quest("george", "meezle", pack=packs.built_in("lampless-abbey"))
    room = q.room()
    for ref in range(2):
        q.hero(ref, items=["torch"], cell=q.at(3, 6 - 5 * ref, room * (1 - ref)))
    assert mending.light_worth(situation.Scene(q.t, 0))
    q.hero(1, torch=1)
    sent = judgement.errand(q.t).who
    assert mending.light_worth(situation.Scene(q.t, 0)) is (sent == 0)
    q.hero(0, torch=1)
    assert not mending.light_worth(situation.Scene(q.t, 0))


def test_a_fighter_goes_round_the_chest_that_stands_before_him(quest):
    q = quest("george", "meezle")
    room = q.room("room-6x6")
    q.hero(cell=q.at(3, 6, room), mov=4)
    q.hero(1, cell=q.at(4, 5, room))
    q.chest(q.at(3, 5, room))
    q.foe("orc", q.at(3, 1, room))
    where = moving.moving(situation.Scene(q.t, 0))
    worth = [where([q.at(2, row, room)])[0] for row in (6, 5, 4)]
    assert 0 < worth[0] < worth[1] < worth[2]
    assert where([q.at(2, row, room) for row in (6, 4, 5)]) == (worth[2], q.at(2, 4, room))


def test_a_weapon_is_picked_up_by_whom_it_serves(quest):
    q = quest("george", "odile")
    for ref, blade, wanted in ((0, "ember-blade", True), (0, "dagger", False), (1, "ember-blade", False)):
        q.hero(ref, abilities=[], hands=["sword"] if ref == 0 else ["manna-staff"])
        worth = party.take_worth(situation.Scene(q.t, ref), options.Take(blade, 0, 0))
        assert (worth > 0) == wanted


def test_what_a_full_bag_leaves_is_fetched_while_its_finder_waits(quest: Any) -> None:
    q = quest("meezle", "george", "konrad")
    room = q.room()
    q.hero(0, cell=q.at(3, 3, room), items=["torch"] * 4)
    q.hero(1, cell=q.at(3, 1), items=["torch"] * 4)
    q.hero(2, cell=q.at(3, 2), items=[])
    q.state.litter[room] = [Left(0, "healing-potion")]
    errand = judgement.errand(q.t)
    assert (errand.kind, errand.who) == ("fetch", 2)  # George has no room either
    assert chosen(q, 0) == chosen(q, 1) == "pass"
    chosen(q, 2)
    q.fresh(2)
    q.hero(2, cell=q.at(3, 6, room))
    assert chosen(q, 2) == "take healing-potion"
    assert judgement.errand(q.t).kind != "fetch"


@pytest.mark.parametrize(("friends", "left"), [((), "potion-of-breath"), (("george",), "spark-wand")])
def test_breath_for_the_dead_is_worth_nothing_to_whom_nobody_follows(quest: Any, friends: Any, left: str) -> None:
    q = quest("william", *friends, pack=packs.built_in("drowned-toll"))
    q.hero(items=["potion-of-breath", "healing-potion", "healing-potion", "key"])
    ask = Ask(0, "stow", (options.LEAVE_IT, *(options.Drop(item, 0, "spark-wand") for item in q.hero().items)))
    chosen = belongings.stow(q.t, ask)
    assert (chosen.thing if isinstance(chosen, options.Drop) else "spark-wand") == left


@pytest.mark.parametrize(("difficulty", "keys", "door"), [(1, [], 1), (3, [], 2), (3, ["key"], 1)])
def test_one_would_rather_walk_than_try_a_stubborn_lock(
    quest: Any, difficulty: int, keys: list[str], door: int
) -> None:
    q = quest("meezle", pack=packs.built_in("drowned-toll"))  # DEX 3
    q.hero(cell=q.at(7, 3), items=keys)
    objects.change(q.t, 0, True, dead=True)
    objects.change(q.t, 1, True, kind="locked", difficulty=difficulty)
    objects.change(q.t, 2, True, kind="locked", difficulty=1)
    assert judgement.errand(q.t).number == door


@pytest.mark.parametrize(("difficulty", "used_up", "sent"), [(1, True, 0), (3, True, 1), (1, False, 1)])
def test_a_key_is_for_stubborn_locks_unless_it_lasts(quest: Any, difficulty: int, used_up: bool, sent: int) -> None:
    pack = packs.built_in("drowned-toll")
    q = quest("meezle", "george", pack=pack, keys=replace(pack.keys, used_up=used_up))  # Meezle has DEX 3
    q.hero(cell=q.at(3, 3))
    q.hero(1, cell=q.at(4, 3), items=["key"])
    for ref in range(3):
        objects.change(q.t, ref, True, kind="locked", difficulty=difficulty)
    assert judgement.errand(q.t).who == sent
    q.chest(q.at(3, 4), locked=True, difficulty=difficulty)
    errand = judgement.errand(q.t)
    assert (errand.kind, errand.who) == ("chest", sent)


def test_friends_make_room_for_the_one_who_is_hemmed_in_once_nothing_gets_on(quest: Any) -> None:
    """Meezle stands in a corner that Konrad and George shut off from the Chest; George is not on her way to it."""
    q = quest("meezle", "konrad", "george")
    q.hero(0, cell=q.at(1, 1))
    q.hero(1, cell=q.at(2, 1))
    q.hero(2, cell=q.at(1, 2))
    q.chest(q.at(6, 1))
    errand = judgement.errand(q.t)
    assert (errand.kind, errand.who) == ("chest", 0)
    q.state.idle = judgement.STUCK
    assert not judgement.stuck(q.t, errand)
    q.state.idle += 1
    assert judgement.stuck(q.t, errand)
    where = moving.moving(situation.Scene(q.t, 2))
    assert 0 < where([q.at(2, 2)])[0] < where([q.at(2, 5)])[0]  # the farther away the better
    assert where([q.at(2, 2), q.at(2, 5), q.at(3, 1)])[1] == q.at(2, 5)
    assert where([q.at(3, 1)])[0] == where([q.at(5, 1)])[0] == situation.NEVER  # her way, and where it ends
    q.hero(1, cell=q.at(3, 2))
    assert not judgement.stuck(q.t, errand)


def test_who_makes_room_stays_with_what_he_left_lying(quest: Any) -> None:
    q = quest("meezle", "konrad")
    room = q.room()
    q.hero(0, cell=q.at(3, 1), items=[])
    q.hero(1, cell=q.at(3, 6, room), items=["torch"] * 4)
    q.state.litter[room] = [Left(1, "healing-potion")]
    errand = judgement.Errand("fetch", 0, figures.board(q.t).cells[room])
    where = moving.making_room(situation.Scene(q.t, 1), errand)
    assert where([q.at(4, 1)])[0] == situation.NEVER
    q.state.litter[room] = [Left(0, "healing-potion")]
    assert moving.making_room(situation.Scene(q.t, 1), errand)([q.at(4, 1)])[0] > 0


@pytest.mark.parametrize(("lif", "done", "steps"), [(1, 1, False), (1, 0, True), (5, 1, True)])
def test_the_weak_do_not_spend_their_last_action_on_stepping_up_to_a_monster(
    quest: Any, lif: int, done: int, steps: bool
) -> None:
    q = quest("george")
    q.hero(cell=q.at(3, 1), lif=lif)
    q.foe("orc", q.at(3, 4))
    q.hero().turn.done = done
    where = moving.moving(situation.Scene(q.t, 0))
    assert (where([q.at(3, 3)])[0] > 0) is steps


@pytest.mark.parametrize(
    ("kind", "friend", "cast"), [("bone-skeleton", False, True), ("choir-shade", False, False), ("orc", True, False)]
)
def test_a_fireball_is_for_thin_skins_and_not_for_friends(quest: Any, kind: str, friend: bool, cast: bool) -> None:
    q = quest("pell", "george", pack=packs.built_in("lampless-abbey"))
    room = q.room()
    q.hero(cell=q.at(1, 1, room))
    q.hero(1, cell=q.at(5, 5, room) if friend else q.at(1, 2))
    q.foe(kind, q.at(6, 6, room))
    if not friend:
        q.foe(kind, q.at(6, 5, room))
    worth = magic.spell_area(situation.Scene(q.t, 0), q.t.content.spells["fireball"], -1, 1.0)
    assert (worth > situation.ATTACK + 15) is cast


def test_in_quiet_times_a_creature_appears_at_its_masters_side(quest: Any) -> None:
    q = quest("brother-cecil")
    q.hero(cell=q.at(5, 5))
    cells = [cell for cell in figures.board(q.t).cells[0] if cell != q.hero().cell]
    ask = Ask(0, "square", tuple(options.Square(cell) for cell in cells))
    assert apart(creatures.square(q.t, ask).cell, q.hero().cell) == creatures.BESIDE
    foe = q.foe("orc", q.at(1, 1))
    assert apart(creatures.square(q.t, ask).cell, foe.cell) == 0


def in_the_frost(quest: Any) -> tuple[Any, int]:
    """Two Heroes in the Hall of Tallies, where the frost strikes whoever has no light."""
    q = quest("george", "brother-cecil", pack=packs.built_in("borrowed-winter"))
    door = q.door(0, 0, "great", open=True)
    room = q.room("tally-hall", door)
    q.state.rooms[room] = replace(q.state.rooms[room], unique="tally-hall")
    for ref in range(2):
        q.hero(ref, cell=q.at(3 + ref, 6, room), items=["torch"])
    return q, room


def test_a_torch_that_keeps_the_frost_off_comes_before_a_blow(quest: Any) -> None:
    q, room = in_the_frost(quest)
    q.foe("cold-sleeper", q.at(3, 5, room))
    assert judgement.hazardous(q.t, room)
    assert chosen(q, 0) == "use torch"
    assert not judgement.hazardous(q.t, room)
    assert not mending.light_worth(situation.Scene(q.t, 1))


def test_nobody_mends_where_the_place_itself_hurts(quest: Any) -> None:
    q, room = in_the_frost(quest)
    for ref in range(2):
        q.hero(ref, items=[])
    q.hero(0, lif=2)
    where = moving.moving(situation.Scene(q.t, 0))
    assert where([q.at(4, 1)])[0] > situation.MEND + 20 > situation.NEVER == where([q.at(2, 2, room)])[0]
    q.hero(1, torch=1)
    assert moving.moving(situation.Scene(q.t, 0))([q.at(4, 1)])[0] < situation.MEND


def test_who_is_far_enough_away_runs_no_farther(quest: Any) -> None:
    q = quest("george", "konrad")
    room = q.room("room-8x8")
    q.hero(1, cell=q.at(4, 1, room))
    q.hero(0, cell=q.at(3, 5), lif=1)
    foe = q.foe("moss-wolf", q.at(5, 1, room))  # of a pack, which pursues
    assert apart(q.hero().cell, foe.cell) > 9
    assert moving.flight(situation.Scene(q.t, 0))(figures.board(q.t).cells[0])[0] == situation.NEVER
    foe.cell = q.at(5, 7, room)
    assert moving.flight(situation.Scene(q.t, 0))([q.at(3, 6)])[0] > 0


@pytest.mark.parametrize(("kind", "strikes"), [("orc", True), ("ice-sawyer", False)])
def test_few_dice_are_not_thrown_at_a_thick_skin(quest: Any, kind: str, strikes: bool) -> None:
    q = quest("odile", pack=packs.built_in("borrowed-winter"))
    q.hero(cell=q.at(3, 1), hands=["manna-staff"], spells=[], mag=2, atk=1)
    q.foe(kind, q.at(3, 5))
    boosts = [act for act in offers.hero_options(q.t, 0) if act.verb in ("attack", "boost")]
    assert boosts
    assert any(fighting.attack_worth(situation.Scene(q.t, 0), act) > 0 for act in boosts) is strikes


def test_a_torch_stays_in_the_bag_where_light_is_of_use(quest: Any) -> None:
    for scenario, left in (("borrowed-winter", "healing-potion"), ("drowned-toll", "torch")):
        q = quest("george", pack=packs.built_in(scenario))
        q.hero(items=["torch", "healing-potion", "key", "great-key"])
        ask = Ask(0, "stow", (options.LEAVE_IT, *(options.Drop(item, 0, "great-key") for item in q.hero().items)))
        assert belongings.stow(q.t, ask).thing == left


def test_all_who_can_go_to_the_helpless_and_lend_a_hand(quest: Any) -> None:
    q = quest("george", "konrad", "meezle")
    q.hero(0, cell=q.at(1, 1), condition=INCAPACITATED)
    q.hero(1, cell=q.at(2, 1))
    q.hero(2, cell=q.at(5, 1))
    scene = situation.Scene(q.t, 2)
    assert scene.mending
    assert set(mending.mending_goals(scene)) == set(mending.mending_goals(situation.Scene(q.t, 1)))
    assert moving.moving(scene)([q.at(4, 1), q.at(3, 1), q.at(6, 1)])[1] == q.at(3, 1)
    assert mending.mending_goals(situation.Scene(q.t, 0)) == ()  # he waits
    helping = options.Assist(options.Somebody(0, "george"))
    assert mending.assist_worth(scene, helping) == situation.ASSIST
    q.hero(0, help=1)
    assert situation.MEND > mending.assist_worth(scene, helping) > 35.0  # one hand more, but healers heal
    q.foe("orc", q.at(5, 5), aware=True)
    assert mending.assist_worth(situation.Scene(q.t, 2), helping) == 5.0


@pytest.mark.parametrize(("idle", "condition", "mends"), [(9, 0, True), (10, 0, False), (18, 2, True), (19, 2, False)])
def test_the_helpless_are_waited_for_twice_as_long_as_wounds(
    quest: Any, idle: int, condition: int, mends: bool
) -> None:
    q = quest("george", "brother-cecil")
    q.hero(0, lif=1, condition=condition)
    q.state.idle = idle
    assert judgement.recovering(q.t) is mends


@pytest.mark.parametrize(
    ("lif", "venom", "aware", "mends"),
    [(4, False, True, False), (2, False, True, True), (4, True, True, True), (4, False, False, False),
     (3, False, True, False), (3, False, False, True)],
)  # fmt: skip
def test_scratches_wait_while_monsters_lie_in_wait(quest: Any, lif: int, venom: bool, aware: bool, mends: bool) -> None:
    """A third of his life is worth the party's time while it is quiet, half of it always; one point never is."""
    q = quest("george", "brother-cecil")
    q.hero(0, lif=lif, venom=venom)
    room = q.room()
    q.foe("orc", q.at(3, 3, room), aware=aware)
    assert judgement.recovering(q.t) is mends
    q.hero(0, lif=0, cell=OUT, venom=False)
    assert judgement.recovering(q.t)  # the dead do not wait


@pytest.mark.parametrize(("locked", "dex", "disarms"), [(False, 1, True), (True, 6, False), (True, 1, True)])
def test_a_trap_that_is_known_is_disarmed_unless_the_lock_is_easier(
    quest: Any, locked: bool, dex: int, disarms: bool
) -> None:
    q = quest("meezle")
    q.hero(cell=q.at(2, 1), dex=dex, items=["lock-picks"] if dex > 1 else [], abilities=[])
    q.chest(q.at(3, 1), locked=locked, difficulty=1 if dex > 1 else 3, trap="poison-needle", detected=True)
    scene = situation.Scene(q.t, 0)
    worth = {
        act.deed: opening.open_worth(scene, act)
        for act in offers.hero_options(q.t, 0)
        if isinstance(act, options.Handle)
    }
    assert (worth["disarm"] > max(worth.get("open", 0), worth.get("pick", 0))) is disarms


@pytest.mark.rule("plungin.entry.placement")
def test_it_starts_at_a_door(quest: Any) -> None:
    """Side by side before the first one, not in the corner."""
    q = quest("george", "meezle")
    for number in range(2):
        q.hero(number, cell=OUT)
    q.state.order = []
    for number in range(2):
        q.run(phases.place(q.t, number), answers=(lambda ask: party.place(q.t, ask),))
    assert {q.hero(0).cell, q.hero(1).cell} == set(q.state.doors[0].cells)


@pytest.mark.parametrize(("lif", "casts"), [(5, False), (4, False), (3, True)])
def test_nobody_is_healed_of_a_scratch(quest: Any, lif: int, casts: bool) -> None:
    q = quest("brother-cecil", "george")
    q.hero(1, life=5)
    q.hero(1, lif=lif)
    q.hero(spells=["life-force"])
    scene = situation.Scene(q.t, 0)
    assert (magic.aim_worth(scene, "life-force", 1) > 0) is casts


@pytest.mark.parametrize("used_up", [True, False])
def test_one_key_is_enough_where_it_lasts(quest: Any, used_up: bool) -> None:
    keys = replace(packs.built_in("knocking-wall").keys, opens="both", used_up=used_up)
    q = quest("george", keys=keys)
    assert taking.wants(q.t, q.hero(), "key")
    q.hero(items=["key"])
    assert taking.wants(q.t, q.hero(), "key") is used_up
    assert taking.wants(q.t, q.hero(), "key", held=1)


@pytest.mark.parametrize("key", ["great-key", "key"])
def test_a_key_that_will_be_needed_stays_in_the_bag(quest: Any, key: str) -> None:
    q = quest("george", keys=replace(packs.built_in("knocking-wall").keys, opens="both", used_up=False))
    q.hero(items=[key, "antidote", "torch", "healing-potion"])
    ask = Ask(0, "stow", (options.LEAVE_IT, *(options.Drop(item, 0, "healing-potion") for item in q.hero().items)))
    assert belongings.stow(q.t, ask).thing == "torch"


def test_one_great_key_is_enough_for_one_door(quest: Any) -> None:
    q = quest("george", "meezle")
    assert taking.wants(q.t, q.hero(), "great-key")
    q.hero(1, items=["great-key"])
    assert not taking.wants(q.t, q.hero(), "great-key")

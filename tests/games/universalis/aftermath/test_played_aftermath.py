"""How quests end and what comes after, as people play it: who lies there, who comes home, what everybody has learned.
The steps of the game are played one after another with printed heroes and scripted dice."""

import pytest

from undercroft.games.universalis.content.definitions import Attribute
from undercroft.games.universalis.content.quests import Door, Furnishing, Goal, Reward, Section
from undercroft.games.universalis.events import Attacked, Ended, Fated, Freed, Injured, KnockedOut, PrisonFound
from undercroft.games.universalis.rules.aftermath import aftermath, experience
from undercroft.games.universalis.rules.turns import turns
from undercroft.games.universalis.spine import legacy, next_step, outcome
from undercroft.games.universalis.state import DARK, HEROES, Held, Mark, Note

HALL = "\n".join(["a" * 10] * 6)
GONE = Mark.KNOCKED_OUT | Mark.DEAD
NAMES = {name.name.lower(): name for name in Attribute}


def after(arena, ended="fled", *, carried=False, friend=0, **hero):
    """A quest is over: Taeral lies in the dungeon or was carried out, and perhaps a friend came away with coins."""
    a = arena(HALL)
    a.state.quest.ended = ended
    marks = Mark.KNOCKED_OUT | Mark.WAS_OUT | (Mark.LEFT if carried else 0)
    taeral = a.hero(3, 3, **{"card": "taeral", "marks": marks, "vitality": 4, "wounds": 5, **hero})
    shara = a.hero(-1, -1, card="shara", marks=Mark.LEFT, coins=friend) if friend >= 0 else None
    return a, taeral, shara


def conclude(a, dice=(), answers=()):
    a.run(aftermath.begin(a.t), dice, answers)


# ------------------------------------------------------------------------------------------------ falling


@pytest.mark.rule("dun.ko.removed", "dun.ko.hero")
@pytest.mark.parametrize("who", ["hero", "sellsword", "war-hound", "orc-warrior"])
def test_who_is_knocked_out_goes_and_only_heroes_stay_where_they_lie(arena, who):
    a = arena(HALL)
    owner = a.hero(0, 0, card="shara")
    if who == "hero":
        victim = a.hero(5, 3, vitality=1)
    elif who == "orc-warrior":
        victim = a.creature(who, 5, 3, vitality=1)
    else:
        victim = a.companion(who, 5, 3, vitality=1, owner=owner.id, kind="pet" if "hound" in who else "mercenary")
    striker = a.hero(5, 4, hands=("broadsword",), combat=9) if who == "orc-warrior" else None
    striker = striker or a.creature("orc-reaver", 5, 4, facing="north", combat=9)
    a.activate(striker)
    text = next(one for one in a.offers(striker) if one.startswith("attack") and f"#{victim.id}" in one)
    a.play(striker, text, [6, 5, 1, 2, *[6] * 9])
    assert [event.who for event in a.t.told(KnockedOut)] == [victim.id]
    assert (victim.id in a.state.figures) is (who == "hero")
    if who == "hero":
        assert victim.cell == a.at(5, 3)
        assert f"attack battleaxe #{victim.id}" not in a.offers(striker)


@pytest.mark.rule("dun.ko.fate-roll", "dun.end.defeat")
def test_from_the_fatal_blow_to_the_fate_of_the_fallen(arena):
    """An orc fells Taeral, Shara gives up: the quest is lost, and Taeral's player rolls. Points of Fortune that he may
    have are of no use there."""
    a = arena(HALL, start=((0, 0),))
    taeral = a.hero(5, 3, card="taeral", vitality=2, fortune=0)
    shara = a.hero(0, 0, card="shara")
    orc = a.creature("orc-reaver", 5, 4, facing="north", combat=9)
    a.activate(orc)
    a.play(orc, f"attack battleaxe #{taeral.id}", [6, 5, 1, 2, *[6] * 9])
    taeral.fortune = 3
    a.activate(shara)
    a.run(turns.act(a.t, shara.id), (), ["leave"])
    assert (a.state.quest.ended, [event.reason for event in a.t.told(Ended)]) == ("fled", ["fled"])
    assert next_step(a.state, a.content) == ("aftermath",)
    assert [seat.won for seat in outcome(a.state, a.content)] == [False, False]
    conclude(a, [6])
    assert a.t.told(Fated)[0].result == "escape"
    assert taeral.fortune == 3
    assert not [ask for ask in a.t.asked if ask.key.startswith("fortune")]
    assert (taeral.wounds, taeral.marks & GONE) == (1, 0), "one point of Vitality is left to him"
    assert shara.marks & Mark.LEFT


@pytest.mark.rule("dun.end.defeat")
def test_the_quest_is_lost_when_the_last_hero_falls(arena):
    a = arena(HALL)
    hero = a.hero(5, 3, card="taeral", vitality=1)
    a.companion("sellsword", 0, 0, owner=hero.id)
    orc = a.creature("orc-reaver", 5, 4, facing="north", combat=9)
    a.activate(orc)
    a.run(turns.act(a.t, orc.id), [6, 5, 1, 2, *[6] * 7], [*a.way_to(orc, f"attack battleaxe #{hero.id}")])
    assert a.state.quest.ended == "fallen"
    assert not outcome(a.state, a.content)[0].won


@pytest.mark.rule("dun.end.quest-victory", "dun.end.after-goal")
def test_the_sheet_says_when_the_heroes_have_won(arena):
    """Two orcs are to be slain: with the second one the goal is reached, and the quest is won when the hero leaves.
    Until then he goes on searching, and the Dark Player draws no more cards."""
    a = arena(
        HALL, dark_seat=1, goal=Goal("slay", target="orc-warrior", count=2), furniture=(Furnishing("cupboard", (0, 2)),)
    )
    hero = a.hero(1, 0, card="shara", hands=("broadsword",), combat=9, strength=9, facing="east")
    a.state.dark.obstacle_deck, a.state.dark.encounter_deck = ["pit"], ["ambush"]
    for done in (False, True):
        orc = a.creature("orc-warrior", 2, 0, vitality=1, facing="west")
        a.activate(hero)
        a.play(hero, f"attack broadsword #{orc.id}", [5, 4, 1, 2, *[6] * 10])
        assert a.state.quest.goal_done is done
        assert not a.state.quest.ended
    a.state.turn.active, a.state.turn.side = None, DARK
    a.run(turns.start_dark(a.t))
    assert a.state.dark.hand == [], "he has only what he holds"
    a.state.turn.side = HEROES
    hero.cell = a.at(1, 2)
    a.activate(hero)
    a.do(hero, next(one for one in a.offers(hero) if one.startswith("search #")), [4, 4])
    hero.cell = a.at(0, 0)
    a.activate(hero)
    a.run(turns.act(a.t, hero.id), (), ["leave"])
    assert a.state.quest.ended == "won"
    assert outcome(a.state, a.content)[0].won
    assert not outcome(a.state, a.content)[1].won


@pytest.mark.rule("dun.end.after-goal", "dun.adp.end", "dun.adp.precedence")
@pytest.mark.parametrize("done", [False, True])
def test_the_artificial_player_goes_on_after_the_goal(arena, done):
    """A human one would not draw any more; the artificial one rolls its die and activates what it draws."""
    a = arena(HALL, points={"scenario_die": ("power",) * 6})
    a.hero(1, 1)
    orc = a.creature("orc-warrior", 8, 5)
    a.state.quest.goal_done, a.state.dark.power_deck, a.state.dark.reserve, a.state.turn.side = (
        done,
        ["war-frenzy"],
        9,
        DARK,
    )
    a.run(turns.start_dark(a.t), [1])
    assert (a.state.dark.powers, a.state.dark.reserve) == ([("war-frenzy", orc.id)], 7)


# ------------------------------------------------------------------------------------------------ fates


@pytest.mark.rule("dun.ko.lost-death", "dun.ko.lost-serious", "dun.ko.lost-escape", "dun.ko.fate-roll")
@pytest.mark.parametrize(
    ("die", "result", "more", "injuries"),
    [
        (1, "death", [], []), (4, "injured", [5, 6], ["11!"]), (5, "injured", [1, 2], ["3!"]), (6, "escape", [], []),
    ],
)  # fmt: skip
def test_the_fate_of_a_body_that_is_left_behind(arena, die, result, more, injuries):
    """Friends with money can do nothing about death; injuries are for good."""
    a, taeral, shara = after(arena, friend=99)
    conclude(a, [die, *more])
    assert a.t.told(Fated)[0].result == result
    assert bool(taeral.marks & Mark.DEAD) is (result == "death")
    assert (taeral.injuries, shara.coins) == (injuries, 99)
    assert a.t.asked == []
    heroes = [one["card"] for one in legacy(a.state, a.content)["heroes"]]
    assert heroes == (["shara"] if die == 1 else ["taeral", "shara"])


@pytest.mark.rule("dun.ko.recovered-death", "dun.ko.independent-healer", "dun.injury.decision-first")
@pytest.mark.parametrize(("coins", "answer", "alive"), [(99, "pay", True), (99, "refuse", False), (0, "", False)])
def test_a_body_that_was_carried_out_is_brought_to_a_healer(arena, coins, answer, alive):
    """Before anybody knows what will be left of him the group decides; the injury of the resurrected is incurable."""
    a, taeral, shara = after(arena, carried=True, friend=coins)
    conclude(a, [1, *([4, 5] if alive else [])], [answer] if answer else [])
    assert bool(taeral.marks & Mark.DEAD) is not alive
    assert taeral.injuries == (["9!"] if alive else [])
    assert shara.coins == coins - (a.content.points.resurrection_cost if alive else 0)
    assert [ask.key for ask in a.t.asked] == (["resurrect"] if answer else [])


@pytest.mark.rule("dun.ko.lost-revenge", "dun.ko.revenge-hatred")
def test_a_relative_comes_and_hates_the_orcs(arena):
    """The same characteristics, no experience; against an orc he rolls a single one again, against the dead he does
    not."""
    a, taeral, _ = after(arena, xp=7, pack=("torch",), injuries=["11"])
    conclude(a, [2])
    card = a.content.heroes["taeral"]
    assert (taeral.xp, taeral.injuries, taeral.pack, taeral.fortune) == (0, [], [], card.fortune)
    assert taeral.base[:10] == card.attributes[:10]
    b = arena(HALL)
    heir = b.hero(5, 4, card="taeral", hands=("broadsword",), skills=taeral.skills, traits=taeral.traits)
    for foe, again in (("orc-warrior", True), ("skeleton-warrior", False)):
        mark = b.creature(foe, 5, 3, facing="south", vitality=30, hands=("broadsword",))
        b.activate(heir)
        b.play(heir, f"attack broadsword #{mark.id}", [1, 2, 5, 6, 5] if again else [1, 2, 6, 5])
        assert b.t.told(Attacked)[-1].attack - heir.base[Attribute.COMBAT] in ((7, 6) if again else (3, 2))
        del b.state.figures[mark.id]


@pytest.mark.rule("dun.ko.prisoner-losses", "dun.ko.prisoner-injury", "dun.ko.prisoner-unrescued")
@pytest.mark.parametrize(("coins", "answer"), [(10, "pay"), (10, "refuse"), (9, "rescue"), (9, "refuse")])
def test_a_prisoner_is_ransomed_waits_or_is_lost(arena, coins, answer):
    """Half of what he had on him is gone, Relics and all; his coins are not."""
    hands, pack = (Held("broadsword", magic="sunbrand"),), ("torch", "rope", "dagger")
    a, taeral, shara = after(arena, friend=coins, coins=40, hands=hands, pack=pack)
    conclude(a, [3, *([5, 6] if answer == "pay" else [])], [answer])
    assert [str(one) for one in a.t.asked[0].options] == [*(["pay"] if coins == 10 else []), "rescue", "refuse"]
    assert (shara.coins, taeral.coins) == (coins - 10 * (answer == "pay"), 40)
    assert len(taeral.hands) + len(taeral.pack) == (2 if answer == "pay" else 4)
    assert taeral.injuries == (["11!"] if answer == "pay" else [])
    assert bool(taeral.marks & Mark.DEAD) is (answer == "refuse")
    kept = legacy(a.state, a.content)
    assert [one["card"] for one in kept["heroes"]] == (["taeral", "shara"] if answer == "pay" else ["shara"])
    held = [one["card"] for captives in kept["captives"].values() for one in captives]
    assert held == (["taeral"] if answer == "rescue" else [])


@pytest.mark.rule("dun.injury.decision-first", "dun.ko.prisoner-unrescued")
@pytest.mark.parametrize(("die", "answers", "free"), [(6, ["pay"], True), (1, [], False), (3, [], False)])
def test_about_a_prisoner_decide_those_of_whom_is_known_that_they_are_free(arena, die, answers, free):
    """Taeral and Shara both lie in the dungeon. Only when her die, too, is rolled it is known who could pay for him:
    she does if she escapes; if she is dead or a prisoner herself nobody does, whatever she had in her purse."""
    a, taeral, _ = after(arena, friend=-1)
    shara = a.hero(5, 5, card="shara", marks=Mark.KNOCKED_OUT | Mark.WAS_OUT, coins=10)
    conclude(a, [3, die, *([5, 6] if free else [])], answers)
    assert bool(taeral.marks & Mark.DEAD) is not free
    assert shara.coins == (0 if free else 10)
    assert bool(shara.marks & Mark.DEAD) is not free


@pytest.mark.rule("dun.ko.prisoner-replaced")
@pytest.mark.parametrize(("second", "result"), [(True, "injured"), (False, "prisoner")])
def test_nobody_is_locked_up_where_there_is_only_sky(arena, second, result):
    sections = (Section("a", outdoor=True), Section("b", outdoor=second))
    a = arena("\n".join(["aaaabbbb"] * 3), sections=sections)
    taeral = a.hero(1, 1, card="taeral", marks=Mark.KNOCKED_OUT)
    a.state.quest.ended = "fled"
    conclude(a, [3, *([5, 6] if second else [])])
    assert a.t.told(Fated)[0].result == result
    assert taeral.injuries == (["11!"] if second else [])


PRISON = "\n".join(["aaaabbbbcccc"] * 3)


@pytest.mark.rule("dun.ko.prisoner-rescue", "dun.ko.prisoner-losses", "dun.ko.prisoner-injury")
@pytest.mark.parametrize(("first", "second"), [(6, None), (5, 1)])
def test_friends_come_back_and_find_the_prison(arena, first, second):
    """A die for every room: on a 6 the door is there, and in the last room it is in any case. An Action opens it."""
    doors = (Door("one", (3, 1), "east"), Door("two", (7, 1), "east"))
    a = arena(PRISON, doors=doors, dark_seat=1)
    shara, lost = (
        a.hero(3, 1, card="shara"),
        a.hero(-1, -1, card="taeral", pack=("torch", "rope"), vitality=4, wounds=3),
    )
    del a.state.figures[lost.id]
    a.state.saga.captives = {a.state.quest.id: [lost]}
    a.activate(shara)
    a.do(shara, "open #0", [first])
    if second:
        assert not a.t.told(PrisonFound)
        shara.cell = a.at(7, 1)
        a.activate(shara)
        a.do(shara, "open #1", [second])
    assert a.board.section[a.state.map.prison] == (2 if second else 1)
    x, y = a.board.xy(a.state.map.prison)
    a.activate(shara)
    assert "free-captives" not in a.offers(shara)
    shara.cell = a.at(x - 1, y)
    a.activate(shara)
    a.do(shara, "free-captives", [1, 2])
    assert [event.name for event in a.t.told(Freed)] == ["taeral"]
    assert (len(lost.pack), lost.injuries, a.state.saga.captives) == (1, ["3!"], {})
    assert lost.id in a.state.figures


@pytest.mark.rule("dun.ko.prisoner-unrescued")
def test_who_is_not_found_on_the_second_visit_is_dead(arena):
    a, _, shara = after(arena, marks=Mark.LEFT)
    lost = a.hero(-1, -1, card="borgron")
    del a.state.figures[lost.id]
    a.state.saga.captives = {a.state.quest.id: [lost]}
    conclude(a)
    assert [(event.name, event.result) for event in a.t.told(Fated)] == [("borgron", "death")]
    assert not legacy(a.state, a.content)["captives"]
    assert shara.id


# ------------------------------------------------------------------------------------------------ injuries


@pytest.mark.rule("dun.injury.single-attribute", "dun.injury.unspecified", "dun.injury.amnesia")
@pytest.mark.parametrize(
    ("dice", "lower"),
    [
        ((1, 2), ["agility"]), ((2, 2), ["movement"]), ((2, 3), ["strength"]), ((3, 3), ["courage"]),
        ((3, 4), ["vitality"]), ((4, 4), []), ((4, 5), ["courage"]), ((5, 5), ["shooting", "perception"]),
        ((5, 6), ["vitality"]), ((6, 6), ["intelligence"]),
    ],
)  # fmt: skip
def test_what_an_injury_takes_for_good(arena, dice, lower):
    """A six or seven is what he chooses; an eight takes one of the skills of his class, not one of his race."""
    a, taeral, _ = after(arena, carried=True, skills=("sharp-senses", "hunter", "expert-trapper"))
    before, total = taeral.base, sum(dice)
    conclude(a, [2, *dice], lower if total in (6, 7) else [])
    changed = {name for name, n in NAMES.items() if taeral.base[n] == before[n] - 1}
    assert changed - ({"perception"} if total == 8 else set()) == set(lower)
    assert len(taeral.skills) == 3 - (total == 8)
    assert "sharp-senses" in taeral.skills
    assert a.t.told(Injured)[0].rolled == total
    assert not taeral.injuries[0].endswith("!"), "a healer can help"


# ------------------------------------------------------------------------------------------------ experience


@pytest.mark.rule("dun.xp.award-mission", "dun.xp.award-achievements", "dun.xp.award-survival")
@pytest.mark.parametrize(
    ("ended", "first", "points", "found", "xp"),
    [
        ("won", True, (5, 4), 4, (3, 2)), ("won", False, (5, 4), 4, (2, 1)), ("won", True, (4, 4), 4, (2, 1)),
        ("won", True, (5, 4), 3, (2, 2)), ("fled", True, (5, 4), 4, (2, 1)), ("fled", True, (4, 5), 3, (0, 0)),
    ],
)  # fmt: skip
def test_three_points_at_most(arena, ended, first, points, found, xp):
    """For the mission at the first attempt, for more Achievement points, and for having come through where four
    sections were found by the two of them: Shara was never down, Taeral was and was helped up."""
    a, taeral, shara = after(arena, ended, marks=Mark.LEFT | Mark.WAS_OUT, wounds=0)
    a.state.quest.achievements, a.state.map.sections_found, a.state.quest.first_visit = list(points), found, first
    conclude(a)
    assert (shara.xp, taeral.xp) == xp


@pytest.mark.rule("dun.xp.award-survival")
def test_a_hero_who_dies_learns_nothing(arena):
    a, taeral, shara = after(arena, "won")
    a.state.quest.achievements, a.state.map.sections_found, a.state.quest.first_visit = [5, 4], 4, True
    conclude(a, [1])
    assert (shara.xp, taeral.xp) == (3, 0)


@pytest.mark.rule("dun.xp.override", "dun.end.share-loot")
@pytest.mark.parametrize(("ended", "xp", "coins"), [("won", 5, [4, 3]), ("fled", 0, [0, 0])])
def test_rewards_of_the_sheet_stand_for_the_usual_ones_and_are_shared(arena, ended, xp, coins):
    a = arena(HALL, reward=Reward(coins=7, xp=5))
    heroes = [a.hero(-1, -1, card=card, marks=Mark.LEFT) for card in ("borgron", "shara")]
    a.state.quest.ended, a.state.quest.achievements, a.state.map.sections_found = ended, [9, 0], 9
    conclude(a)
    assert [hero.xp for hero in heroes] == [xp, xp]
    assert [hero.coins for hero in heroes] == coins


@pytest.mark.rule("dun.compete.markers", "dun.compete.best", "dun.compete.worst")
@pytest.mark.parametrize("on", [True, False])
def test_whoever_slays_counts_for_himself_where_heroes_compete(arena, on):
    """Shara slays a champion, Taeral's hound an orc, Borgron nobody: 2, 1 and no points besides those of the group.
    The best learns a point more, the last of three a point less."""
    a = arena(HALL)
    a.switch(compete=on)
    shara = a.hero(5, 4, card="shara", hands=("broadsword",), combat=9, strength=9)
    taeral, borgron = a.hero(0, 0, card="taeral"), a.hero(0, 2, card="borgron")
    hound = a.companion("war-hound", 5, 1, kind="pet", owner=taeral.id, combat=9, strength=9, facing="north")
    for who, foe in ((shara, a.creature("orc-champion", 5, 3, facing="south", vitality=1)),
                     (hound, a.creature("orc-warrior", 5, 0, facing="south", vitality=1))):  # fmt: skip
        a.activate(who)
        text = next(one for one in a.offers(who) if one.startswith("attack") and f"#{foe.id}" in one)
        a.play(who, text, [6, 5, 1, 2, *[6] * 12])
    group = a.state.quest.achievements[HEROES]
    feats = [one.uses.get(Note.FEATS, 0) for one in (shara, taeral, borgron)]
    assert feats == ([group - feats[1], feats[1], 0] if on else [0, 0, 0])
    assert group > 0
    assert not on or feats[0] > feats[1] > 0
    for one in (shara, taeral, borgron):
        one.marks |= Mark.LEFT
    a.state.quest.ended = "fled"
    conclude(a)
    assert [one.xp for one in (shara, taeral, borgron)] == ([2, 1, 0] if on else [1, 1, 1])


@pytest.mark.rule("dun.compete.worst")
def test_nobody_has_less_than_nothing_and_of_two_nobody_is_the_last(arena):
    for count, xp in ((3, [1, 0, 0]), (2, [1, 0])):
        a = arena(HALL)
        a.switch(compete=True)
        a.state.quest.ended, a.state.quest.achievements = "fled", [1, 3]
        heroes = [a.hero(-1, -1, card=card, marks=Mark.LEFT) for card in ("shara", "taeral", "borgron")[:count]]
        heroes[0].uses[Note.FEATS] = 2
        if count == 3:
            heroes[1].uses[Note.FEATS] = 1
        conclude(a)
        assert [hero.xp for hero in heroes] == xp


# ------------------------------------------------------------------------------------------------ learning


@pytest.mark.rule("dun.evolve.skill-same-type-twice", "dun.evolve.skill-type-impossible", "dun.evolve.skill-unique")
@pytest.mark.parametrize("last", ["", "same"])
def test_the_type_that_is_rolled_binds_unless_it_comes_twice(arena, last):
    """Borgron rolls a 4, for scholarly skills; what Maeliss knows is not for him."""
    a = arena(HALL)
    borgron = a.hero(-1, -1, card="borgron", xp=3, intelligence=5)
    group = a.content.classes["runic-master"].learning[3]
    mine = [one for one in a.content.skills.values() if "runic-master" in one.classes]
    taken = next(one for one in mine if one.group == group)
    a.hero(-1, -1, card="maeliss", skills=(taken.id,))
    borgron.learned = [group] if last else []
    picked = next(one for one in mine if (one.group != group if last else one.group == group and one is not taken))
    a.run(experience.invest(a.t, borgron.id), [4], ["skill", picked.id])
    offered = [str(one) for one in next(ask for ask in a.t.asked if ask.key == "learn").options]
    groups = {a.content.skills[one].group for one in offered if one in a.content.skills}
    assert (groups == {group}) is not last
    assert (len(groups) > 1) is bool(last)
    assert taken.id not in offered
    assert picked.id in borgron.skills
    assert borgron.xp == 0


@pytest.mark.rule("dun.evolve.skill-type-impossible")
def test_a_type_with_nothing_left_to_learn_frees_the_choice(arena):
    a = arena(HALL)
    borgron = a.hero(-1, -1, card="borgron", xp=3, intelligence=5)
    group = a.content.classes["runic-master"].learning[3]
    mine = [one for one in a.content.skills.values() if "runic-master" in one.classes]
    a.hero(-1, -1, card="maeliss", skills=tuple(one.id for one in mine if one.group == group))
    other = next(one.id for one in mine if one.group != group)
    a.run(experience.invest(a.t, borgron.id), [4], ["skill", other])
    assert other in borgron.skills


# ------------------------------------------------------------------------------------------------ giants


@pytest.mark.rule("dun.giant.recovers", "dun.giant.survives")
@pytest.mark.parametrize("card", ["giant-of-stone", "sellsword"])
def test_a_giant_comes_home_whole_from_wherever_it_was_left(arena, card):
    """A mercenary who is left behind keeps his wounds."""
    a = arena(HALL)
    hero = a.hero(-1, -1, card="maeliss", marks=Mark.LEFT)
    other = a.companion(card, 5, 3, owner=hero.id, wounds=1, marks=Mark.STUNNED | Mark.POISONED)
    a.state.quest.ended = "fled"
    conclude(a)
    giant = card == "giant-of-stone"
    assert (other.wounds == 0) is giant
    assert (other.marks & (Mark.STUNNED | Mark.POISONED) == 0) is giant
    assert (other.id in a.state.figures) or not giant


@pytest.mark.rule("dun.giant.survives")
def test_a_giant_that_was_knocked_out_does_not_come_home(arena):
    a = arena(HALL)
    hero = a.hero(0, 0, card="maeliss")
    giant = a.companion("giant-of-wood", 5, 2, owner=hero.id, vitality=1)
    orc = a.creature("orc-reaver", 5, 4, facing="north", combat=9)
    a.activate(orc)
    text = next(one for one in a.offers(orc) if one.startswith("attack") and f"#{giant.id}" in one)
    a.play(orc, text, [6, 5, 1, 2, *[6] * 12])
    hero.marks |= Mark.LEFT
    a.state.quest.ended = "fled"
    conclude(a)
    assert giant.id not in a.state.figures
    assert not legacy(a.state, a.content)["companions"]


@pytest.mark.rule("dun.giant.no-healing")
@pytest.mark.parametrize(("card", "wounds"), [("giant-of-stone", 3), ("sellsword", 1)])
def test_no_spell_mends_a_giant(arena, card, wounds):
    a = arena(HALL)
    hero = a.hero(4, 4, card="borgron", spells=("mending-rune",), mana=9, intelligence=9)
    other = a.companion(card, 5, 1 if card != "sellsword" else 4, owner=hero.id, wounds=3, vitality=9)
    a.activate(hero)
    a.play(hero, f"cast mending-rune #{other.id}", [4, 3])
    assert other.wounds == wounds


@pytest.mark.rule("dun.ko.lost-revenge", "dun.companion.owner-dead", "dun.xp.award-mission")
@pytest.mark.parametrize(("fate", "heir"), [(2, True), (6, False)])
def test_a_relative_has_nothing_of_what_the_dead_had_bought_or_won(arena, fate, heir):
    """Taeral had bought Fortune, a skill and a spell, was Diseased and had a hound, and the others won. On a 6 he
    escapes, and all of it is still his."""
    a, taeral, shara = after(arena, xp=7, luck=2, learned=["climber"], raised=["combat"], spells=("healing",))
    a.state.quest.first_visit = True
    taeral.marks |= Mark.DISEASED
    taeral.mana, taeral.crafts = 0, {"smith": 1}
    hound = a.companion("war-hound", 4, 3, kind="pet", owner=taeral.id)
    a.run(aftermath.fate(a.t, taeral.id, recovered=False), [fate])
    card = a.content.heroes["taeral"]
    assert (taeral.luck, taeral.learned, taeral.raised, taeral.crafts) == (
        (0, [], [], {}) if heir else (2, ["climber"], ["combat"], {"smith": 1})
    )
    assert taeral.spells == (card.spells if heir else ("healing",))
    assert bool(taeral.marks & Mark.DISEASED) is not heir
    a.state.quest.ended = "won"
    aftermath.companions.come_home(a.t)
    assert (hound.id in a.state.figures) is not heir
    before = taeral.xp, shara.xp
    aftermath.award(a.t)
    assert (taeral.xp > before[0], shara.xp > before[1]) == (not heir, True)

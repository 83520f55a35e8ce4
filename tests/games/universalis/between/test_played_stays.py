"""Between two quests and before the first one, as people play it: shops, events, hiring, creating heroes, and what a
quest begins with. The steps of the game are played with printed places, heroes and quest sheets."""

import pytest

import undercroft
from undercroft.games.universalis.content.quests import Door, Furnishing
from undercroft.games.universalis.content.settlements import TravelEvent
from undercroft.games.universalis.events import Attacked, Fated, Shot
from undercroft.games.universalis.game import GAME
from undercroft.games.universalis.rules.aftermath import aftermath, endings, experience
from undercroft.games.universalis.rules.between import stays
from undercroft.games.universalis.rules.turns import turns
from undercroft.games.universalis.scene import scene
from undercroft.games.universalis.setup import party_vp
from undercroft.games.universalis.spine import legacy
from undercroft.games.universalis.state import Held, Mark
from undercroft.testing import run, scripted

HALL = "\n".join(["a" * 14] * 8)


def stay(arena, place="city", **hero):
    """A hero of the party in a settlement, with his three visits before him."""
    a = arena(HALL)
    figure = a.hero(-1, -1, **{"card": "shara", "vp": 10, "coins": 30, **hero})
    a.state.turn.phase, a.state.party.start_heroes = "muster", 1
    a.state.stay.trading, a.state.stay.resting, a.state.stay.visits = [figure.id], place, {figure.id: 3}
    return a, figure


def go(a, hero, place, *answers, dice=()):
    """Visit a place and do these things there."""
    a.run(stays.visit(a.t, hero.id), (), [f"go {place}"])
    for answer in answers:
        a.run(stays.visit(a.t, hero.id), dice, [answer])
        dice = ()


def offers(a):
    return [str(one) for one in a.t.asked[-1].options]


# ------------------------------------------------------------------------------------------------ shops


@pytest.mark.rule("dun.heroes.large-price", "dun.alignment.surcharge")
@pytest.mark.parametrize(
    ("race", "ware", "surcharge", "cost"),
    [
        ("humans", "broadsword", 0, 4), ("ogres", "broadsword", 0, 8), ("humans", "broadsword", 1, 5),
        ("ogres", "broadsword", 1, 9), ("ogres", "torch", 0, 1), ("humans", "torch", 1, 2),
    ],
)  # fmt: skip
def test_weapons_cost_an_ogre_double_and_all_of_them_a_coin_more_among_strangers(arena, race, ware, surcharge, cost):
    a, hero = stay(arena)
    if race == "ogres":
        hero.size = a.content.races["ogres"].size
    a.state.supply.stock, a.state.stay.surcharge = {ware: 1}, surcharge
    go(a, hero, "blacksmith" if ware == "broadsword" else "market", f"buy {ware}")
    assert hero.coins == 30 - cost
    assert [held.card for held in (*hero.hands, *hero.pack)] == [ware]


@pytest.mark.rule("dun.equip.uncommon-roll", "dun.equip.uncommon-attempts", "dun.equip.uncommon-where")
@pytest.mark.parametrize(("dice", "found"), [((4, 4), True), ((4, 3), False)])
def test_a_greatsword_must_be_found_and_is_asked_for_once(arena, dice, found):
    """8 is printed on its card; the attempt of one is the attempt of the group for this stay."""
    a, hero = stay(arena)
    friend = a.hero(-1, -1, card="herbod", coins=30)
    a.state.stay.trading.append(friend.id)
    a.state.stay.visits[friend.id] = 3
    a.state.supply.stock = {"greatsword": 3, "broadsword": 1}
    go(a, hero, "blacksmith", "buy greatsword", dice=dice)
    assert hero.coins == (22 if found else 30)
    a.run(stays.visit(a.t, hero.id), (), ["leave"])
    assert "buy greatsword" not in offers(a)
    assert "buy broadsword" in offers(a)
    go(a, friend, "blacksmith")
    a.run(stays.visit(a.t, friend.id), (), ["leave"])
    assert "buy greatsword" not in offers(a)


@pytest.mark.rule("dun.place.sell")
@pytest.mark.parametrize(
    ("place", "card", "coins"),
    [("city", "broadsword", 2), ("town", "crossbow", 4), ("castle", "warhammer", 3), ("town", "dagger", 1)],
)
def test_what_a_hero_has_he_sells_for_half_in_any_settlement(arena, place, card, coins):
    """Rounded up; it needs no visit."""
    a, hero = stay(arena, place, coins=0, pack=(card,))
    a.run(stays.visit(a.t, hero.id), (), [f"sell {card}"])
    assert (hero.coins, hero.pack, a.state.stay.visits[hero.id]) == (coins, [], 3)


@pytest.mark.rule("dun.mount.armor")
@pytest.mark.parametrize("mount", ["riding-horse", "war-hound"])
def test_leather_is_bought_for_a_horse_at_the_usual_price_and_not_for_a_hound(arena, mount):
    a, hero = stay(arena)
    a.state.supply.stock = {"leather-armor": 1, "broadsword": 1}
    beast = a.companion(mount, -1, -1, kind="pet", owner=hero.id)
    go(a, hero, "blacksmith")
    horse = mount == "riding-horse"
    a.run(stays.visit(a.t, hero.id), (), ["bard leather-armor" if horse else "leave"])
    assert ("bard leather-armor" in offers(a)) is horse
    assert (hero.coins, beast.worn) == ((26, [Held("leather-armor")]) if horse else (30, []))


@pytest.mark.rule("dun.place.no-fortune")
@pytest.mark.parametrize("dice", [(1, 2), (1, 1)])
def test_no_fortune_helps_in_a_library(arena, dice):
    """Who fails his studies is not asked whether he would try again."""
    a, hero = stay(arena, fortune=3, intelligence=3)
    go(a, hero, "library", "study", dice=dice)
    assert (hero.fortune, hero.coins) == (3, 26)
    assert not [ask for ask in a.t.asked if ask.key == "fortune"]


@pytest.mark.rule("dun.equip-table.objects")
def test_scrolls_and_components_are_spent_with_a_spell(arena):
    """Special Objects of a Value Point each: they count for the group's value, and are offered with every spell."""
    a = arena(HALL)
    mage = a.hero(1, 1, card="maeliss", vp=10, spells=("mending-rune",), mana=4, intelligence=5, wounds=1)
    plain = party_vp(a.state, a.content)
    mage.pack += [Held("magic-scroll"), Held("components-for-magic")]
    assert party_vp(a.state, a.content) == plain + 2
    a.activate(mage)
    texts = [text for text in a.offers(mage) if "mending-rune" in text]
    assert any("+scroll" in text for text in texts)
    a.play(mage, next(text for text in texts if "+components" in text), [4, 3])
    assert [held.card for held in mage.pack] == ["magic-scroll"]


# ------------------------------------------------------------------------------------------------ events


def event_of(a, card):
    """The only Travel Event of its place."""
    found = {one.id: one for one in a.content.travel.values() if one.place != card.place or one.id == card.id}
    a.t.content = a.content = type(a.content)(
        **{field: getattr(a.content, field) for field in a.content.__struct_fields__ if field != "travel"}, travel=found
    )


@pytest.mark.rule("dun.travel.card-format", "dun.travel.fortune")
@pytest.mark.parametrize(("die", "happens"), [(4, True), (3, False)])
def test_an_event_strikes_if_the_die_reaches_the_number_of_its_card(arena, die, happens):
    """Knives in an alley of a city: 4. No Fortune on that die; on what follows there is."""
    a, hero = stay(arena, combat=3, fortune=1)
    card: TravelEvent = a.content.travel["alley-knives"]
    event_of(a, card)
    dice = [4, die, *([1, 2, 6, 5, 3] if happens else [])]
    a.run(stays.arrive(a.t), dice, ["draw-steel", "again"] if happens else [])
    keys = [ask.key for ask in a.t.asked]
    assert ("fortune" in keys) is happens
    assert hero.fortune == 1 - happens
    assert a.t.rolled[1][2] == "travel"


@pytest.mark.rule("dun.ko.travel-event-body", "dun.ko.prisoner-replaced")
@pytest.mark.parametrize(("die", "injury"), [(3, ["3"]), (2, ["3"])])
def test_who_falls_in_an_event_is_never_left_behind(arena, die, injury):
    """A three would be prison for who was left in a dungeon, a two would be his relative's revenge."""
    a, hero = stay(arena, combat=3, vitality=4, wounds=3)
    event_of(a, a.content.travel["alley-knives"])
    a.run(stays.arrive(a.t), [4, 4, 1, 2, die, 1, 2], ["draw-steel"])
    assert a.t.told(Fated)[0].result == "injured"
    assert (hero.injuries, hero.marks & (Mark.KNOCKED_OUT | Mark.DEAD)) == (injury, 0)


# ------------------------------------------------------------------------------------------------ before a quest


@pytest.mark.rule(
    "dun.dpsetup.reserve", "dun.dpsetup.pay-leader", "dun.adp.leader-cost", "dun.quest-sheet.setup-overrides",
)  # fmt: skip
@pytest.mark.parametrize(("scenario", "heroes"), [("the-old-cellar", 1), ("the-old-cellar", 3), ("the-toll-fort", 2)])
def test_the_reserve_is_the_partys_worth_less_the_leader(scenario, heroes):
    """With what the sheet adds or takes for so many heroes; upgrades of the Leader are no part of it."""
    for mode, seats in (("artificial", 1), ("dark-player", 2)):
        s = undercroft.new(
            "universalis",
            seed=3,
            seats=seats,
            heroes=heroes,
            mode=mode,
            scenario=scenario,
            options={"ready-party": True},
        )
        quest = s.content.quests[scenario]
        worth = party_vp(s.state, s.content)
        assert worth == sum(
            f.vp + sum(s.content.objects[held.card].vp for held in f.pack if held.card in s.content.objects)
            for f in s.state.figures.values()
        )
        leader = s.content.creatures[quest.leader]
        extra = (quest.played_reserves or quest.reserves) if mode == "dark-player" else quest.reserves
        budget = worth * quest.share // 100 + extra[heroes - 1] + heroes * s.content.points.mode_reserves.get(mode, 0)
        paid = budget >= leader.vp
        assert s.state.dark.leader_card == quest.leader
        assert s.state.dark.reserve == budget - leader.vp * paid
        assert s.state.dark.leader_debt == leader.vp * (not paid), "he is owed where the points do not suffice"


@pytest.mark.rule("dun.design.solo-coins")
@pytest.mark.parametrize(("heroes", "more"), [(1, 14), (2, 0)])
def test_who_goes_alone_has_a_heavier_purse(heroes, more):
    """The old cellar gives a single hero 14 coins, whom he may spend on a companion."""
    t = scripted(GAME, seats=1, heroes=heroes, scenario="the-old-cellar")
    t.script(answers=["herbod", "borgron"][:heroes])
    while t.left_answers:
        name, *rest = GAME.next_step(t.state, t.content)
        run(GAME.steps[name](t, *rest))
    herbod = next(f for f in t.state.figures.values() if f.card == "herbod")
    assert herbod.coins == t.content.heroes["herbod"].coins + more


@pytest.mark.rule("dun.frame.modes")
def test_a_quest_stands_alone_or_goes_on_with_those_who_have_come_through(arena):
    """Alone it begins with the choice of heroes; after another one with the stay of those who came home."""
    alone = scripted(GAME, seats=1, heroes=1, scenario="the-old-cellar")
    assert GAME.next_step(alone.state, alone.content) == ("muster",)
    a = arena(HALL)
    a.hero(-1, -1, card="shara", marks=Mark.LEFT, coins=17)
    a.state.quest.ended = "won"
    a.run(aftermath.begin(a.t))
    kept = {**legacy(a.state, a.content), "scenario": "the-toll-fort"}
    sequel = scripted(GAME, seats=1, heroes=1, scenario="the-toll-fort", legacy=kept)
    (shara,) = (f for f in sequel.state.figures.values() if f.kind == "hero")
    assert (shara.card, shara.coins) == ("shara", 17 + sequel.content.quests["the-toll-fort"].solo_coins)
    assert GAME.next_step(sequel.state, sequel.content) == ("arrive",)


@pytest.mark.rule("dun.campaign.quest-limit", "dun.quest-sheet.after-second-attempt")
@pytest.mark.parametrize(
    ("attempts", "ended", "following"),
    [
        (0, "fled", ["the-drowned-chapel", "the-ferry-of-sleepers"]), (1, "fled", ["the-ferry-of-sleepers"]),
        (1, "won", ["the-ferry-of-sleepers"]),
    ],
)  # fmt: skip
def test_a_quest_of_a_campaign_is_played_twice_at_most(attempts, ended, following):
    """After the second failure the story goes on as it must."""
    t = scripted(GAME, seats=1, heroes=1, scenario="the-drowned-chapel", options={"ready-party": True})
    t.state.saga.attempts = {"the-drowned-chapel": attempts} if attempts else {}
    t.state.quest.ended = ended
    for figure in t.state.figures.values():
        figure.marks |= Mark.LEFT
    t.script()
    run(aftermath.begin(t))
    assert endings.follows(t.state, t.content, held=False) == following


# ------------------------------------------------------------------------------------------------ parties


def answers(t, *given):
    """Run steps with these answers, one after another, until they are used up."""
    t.script(answers=given)
    while t.left_answers:
        name, *rest = GAME.next_step(t.state, t.content)
        run(GAME.steps[name](t, *rest))


def offered(t):
    """What the next step offers."""
    before = len(t.asked)
    t.script(answers=[lambda ask: ask.options[0]])
    name, *rest = GAME.next_step(t.state, t.content)
    run(GAME.steps[name](t, *rest))
    return [str(one) for one in t.asked[before].options]


@pytest.mark.rule("dun.heroes.unique-skill", "dun.heroes.unique-spell", "dun.heroes.restrictions-optional")
@pytest.mark.parametrize("free", [False, True])
def test_no_two_heroes_of_a_party_share_a_skill_of_their_trade_or_a_spell(free):
    """With Maeliss chosen nobody joins who has one of her professional skills or spells; where all restrictions are
    dropped everybody may."""
    t = scripted(GAME, seats=1, heroes=3, options={"free-party": free})
    answers(t, "maeliss")
    names = [name for name in offered(t) if name in t.content.heroes]
    maeliss = t.content.heroes["maeliss"]

    def shares(name):
        other = t.content.heroes[name]
        trade = {one for one in set(maeliss.skills) & set(other.skills) if t.content.skills[one].group != "nature"}
        return bool(trade or set(maeliss.spells) & set(other.spells))

    everybody = [name for name in t.content.heroes if name != "maeliss"]
    assert any(map(shares, names)) is (free and any(map(shares, everybody)))
    assert free is (set(names) == set(everybody))


@pytest.mark.rule("dun.giant.solo-only")
@pytest.mark.parametrize(("heroes", "may"), [(1, True), (2, False)])
def test_only_a_hero_who_goes_alone_has_a_giant(arena, heroes, may):
    a = arena(HALL)
    a.state.turn.phase, a.state.party.start_heroes = "muster", heroes
    hero = a.hero(-1, -1, card="maeliss", coins=60, skills=("giant-tamer",), mana=3)
    if heroes == 2:
        a.hero(-1, -1, card="shara")
    a.state.stay.hiring = [hero.id, *([99] if heroes == 2 else [])]
    a.t.script((), ["giant-of-stone" if may else "sellsword", lambda ask: ask.options[0]])
    run(turns.hire(a.t, hero.id))
    names = [str(one) for one in a.t.asked[0].options]
    assert ("giant-of-stone" in names) is may
    assert "sellsword" in names
    assert [f.card for f in a.state.figures.values() if f.owner == hero.id] == [
        "giant-of-stone" if may else "sellsword"
    ]


@pytest.mark.rule("dun.hero.class")
@pytest.mark.parametrize(("card", "own"), [("borgron", "runic-master"), ("shara", "knight")])
def test_the_class_sets_which_skills_can_be_learned(arena, card, own):
    a = arena(HALL)
    hero = a.hero(-1, -1, card=card, xp=3, intelligence=5, skills=())
    a.run(experience.invest(a.t, hero.id), [4], ["skill", lambda ask: ask.options[0]])
    lesson = next(ask for ask in a.t.asked if ask.key == "learn")
    skills = [str(one) for one in lesson.options if str(one) in a.content.skills]
    assert skills
    assert all(own in a.content.skills[one].classes for one in skills)


# ------------------------------------------------------------------------------------------------ heroes' numbers


@pytest.mark.rule("dun.hero.attr-combat", "dun.hero.attr-strength", "dun.walk.opposed-melee")
@pytest.mark.parametrize(("combat", "strength", "weapon", "attack", "dice"), [
    (3, 3, "broadsword", 12, 4), (5, 3, "broadsword", 14, 4), (3, 5, "broadsword", 12, 6), (3, 3, "axe", 11, 4),
])  # fmt: skip
def test_combat_skill_hits_and_strength_wounds(arena, combat, strength, weapon, attack, dice):
    """Both sides roll and add their Combat Skill with their weapons; the winner's Strength is his damage dice. A
    defender who wins has simply avoided the blow."""
    a = arena(HALL)
    hero = a.hero(5, 4, combat=combat, strength=strength, hands=(weapon,))
    orc = a.creature("orc-warrior", 5, 3, facing="south", vitality=60, combat=3, hands=("broadsword",))
    for defence in ((1, 2), (6, 5)):
        a.activate(hero)
        a.play(hero, f"attack {weapon} #{orc.id}", [5, 4, *defence])
        told = a.t.told(Attacked)[-1]
        assert (told.attack, told.defence) == (attack, sum(defence) + 3)
        assert told.hit == (told.attack > told.defence)
    rolled = [count for count, _, key in a.t.rolled if key == "damage"]
    assert rolled[0] == dice
    assert len(rolled) == sum(event.hit for event in a.t.told(Attacked))


@pytest.mark.rule("dun.hero.attr-shooting")
@pytest.mark.parametrize(
    ("shooting", "weapon", "total"), [(3, "short-bow", 10), (5, "short-bow", 12), (5, "javelin", 12), (5, "sling", 11)]
)
def test_shooting_skill_serves_for_bows_and_javelins(arena, shooting, weapon, total):
    a = arena(HALL)
    hero = a.hero(1, 4, shooting=shooting, hands=(weapon,), facing="east", agility=5)
    orc = a.creature("orc-warrior", 4, 4, facing="west", vitality=30)
    a.activate(hero)
    a.play(hero, f"shoot {weapon} #{orc.id}", [4, 3])
    assert a.t.told(Shot)[0].total == total


@pytest.mark.rule("dun.sorcery.table", "dun.sorcery.apprentice-casts", "dun.sorcery.apprentice-damage")
@pytest.mark.parametrize(("vp", "casts", "dice"), [(17, 2, 5), (18, 3, 6), (39, 3, 6), (40, 4, 6)])
def test_how_often_and_how_hard_a_spell_is_cast_by_its_casters_value(arena, vp, casts, dice):
    """Lightning has six dice; an apprentice below 18 throws five, twice a game; a master of 40 four times."""
    a = arena(HALL)
    hero = a.hero(1, 4, card="borgron", vp=vp, spells=("lightning",), mana=20, intelligence=9, facing="east")
    orc = a.creature("orc-warrior", 6, 4, facing="west", vitality=90)
    text = f"cast lightning #{orc.id}"
    for _ in range(casts):
        a.activate(hero)
        assert text in a.offers(hero)
        a.play(hero, text, [5, 4])
    a.activate(hero)
    assert text not in a.offers(hero)
    assert [count for count, _, key in a.t.rolled if key == "damage"] == [dice] * casts


# ------------------------------------------------------------------------------------------------ on the table


@pytest.mark.rule("dun.furniture.not-blocking-access")
@pytest.mark.parametrize("door", [True, False])
def test_chairs_are_not_pushed_before_a_door(arena, door):
    drawing = "\n".join(["aaaabbb" if door else "aaaaaaa"] * 3)
    a = arena(drawing, doors=(Door("gate", (3, 1), "east"),) if door else (), furniture=(Furnishing("chairs", (2, 1)),))
    hero = a.hero(1, 1, strength=9)
    a.activate(hero)
    assert (f"shove-piece #0 @{a.at(3, 1)}" in a.offers(hero)) is not door
    a.play(hero, f"shove-piece #0 @{a.at(3, 2 if door else 1)}", [5, 4])
    assert a.state.map.layout.pieces[0].cell == a.at(3, 2 if door else 1)


@pytest.mark.rule("dun.furniture.not-blocking-access")
def test_a_secret_door_that_nobody_has_found_keeps_no_chair_away(arena):
    """Else whoever counts his options knows where it is."""
    doors = (Door("niche", (3, 1), "east", "secret"),)
    a = arena("\n".join(["aaaabbb"] * 3), doors=doors, furniture=(Furnishing("chairs", (2, 1)),))
    hero = a.hero(1, 1, strength=9)
    a.activate(hero)
    into = f"shove-piece #0 @{a.at(3, 1)}"
    assert a.state.map.doors[0].state == "hidden"
    assert into in a.offers(hero)
    a.state.map.doors[0].state = "closed"
    assert into not in a.offers(hero)


@pytest.mark.rule("dun.furniture.persists")
def test_what_was_searched_on_one_visit_stays_searched_on_the_next():
    """A hero searches in the old cellar, gives up, and comes back with the same game's parcel."""
    t = scripted(GAME, seats=1, heroes=1, scenario="the-old-cellar", options={"ready-party": True})
    t.state.map.searched = [0, 2]
    for figure in t.state.figures.values():
        figure.marks |= Mark.LEFT
    t.state.quest.ended = "fled"
    t.script()
    run(aftermath.begin(t))
    kept = legacy(t.state, t.content)
    again = undercroft.new("universalis", seed=1, seats=1, heroes=1, scenario="the-old-cellar", legacy=kept)
    assert again.state.map.searched == [0, 2]
    fresh = undercroft.new("universalis", seed=1, seats=1, heroes=1, scenario="the-toll-fort", legacy=kept)
    assert fresh.state.map.searched == []


@pytest.mark.rule("dun.setup.diagram", "dun.quest-sheet.element-cards", "dun.setup.counters", "dun.comp.organizers")
def test_what_lies_open_at_a_table_with_a_dark_player():
    """Heroes' cards, counters and discards are seen by all; his hand, the decks and the map by nobody but him."""
    s = undercroft.new(
        "universalis",
        seed=3,
        seats=2,
        heroes=1,
        mode="dark-player",
        scenario="the-old-cellar",
        options={"ready-party": True},
    )
    while s.request.key in ("leader-item", "leader"):
        s.answer(s.request.options[0].value)
    ours, his = s.view(0), s.view(1)
    assert ours["hand"] is None
    assert his["hand"] == s.state.dark.hand
    assert sorted(piece["card"] for piece in his["pieces"]) == sorted(
        [*(one.card for one in s.content.quests["the-old-cellar"].furniture),
         *(one.card for one in s.content.quests["the-old-cellar"].elements)]
    )  # fmt: skip
    assert len(ours["pieces"]) < len(his["pieces"])
    for seen in (ours, his):
        assert (seen["reserve"], seen["achievements"]) == (s.state.dark.reserve, [0, 0])
        assert seen["cards"] == len(s.state.dark.hand)
        drawn = scene(seen, s.content)
        assert any(track.id == "achievements" for track in drawn.tracks)
        (hero,) = (f for f in s.state.figures.values() if f.kind == "hero")
        sheet = next(one for one in drawn.sheets if one.id == f"sheet-{hero.id}")
        zones = {zone.id.split("-")[0]: [card.of for card in zone.cards] for zone in sheet.zones}
        assert zones["hands"] == [held.card for held in hero.hands]
        assert zones["pack"] == [held.card for held in hero.pack]


@pytest.mark.rule("dun.tile.remove-explored")
@pytest.mark.parametrize("on", [True, False])
def test_with_the_switch_what_lies_far_behind_is_taken_off_the_table(arena, on):
    """A walk through five rooms in a row: what is not next to him he must remember."""
    doors = tuple(Door(f"d{n}", (3 * n + 2, 0), "east", kind="open") for n in range(4))
    a = arena("aaabbbcccdddeee", dark_seat=1, doors=doors)
    a.reveal_all()
    a.switch(fog_of_memory=on)
    hero = a.hero(4, 0, movement=9)
    a.activate(hero)
    a.do(hero, f"move @{a.at(13, 0)}")
    a.do(hero, "end")
    known = {a.board.section[cell] for cell in GAME.view(a.state, a.content, 0)["known"]}
    assert known == ({3, 4} if on else {0, 1, 2, 3, 4})
    assert {a.board.section[cell] for cell in GAME.view(a.state, a.content, 1)["known"]} == {0, 1, 2, 3, 4}

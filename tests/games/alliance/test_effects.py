"""Every card does what is printed on it, and nothing to those whom it does not name."""

import pytest

from undercroft.games.alliance.content import BASE
from undercroft.games.alliance.content.definitions import Wound
from undercroft.games.alliance.rules import activation, battle, cards, effects, endphase, monsters
from undercroft.games.alliance.rules.abilities import (
    armor,
    attack_bonus,
    dodge,
    gear,
    health,
    marked,
    monster_speed,
    speed,
)
from undercroft.games.alliance.rules.decks import hand_size
from undercroft.games.alliance.rules.strengths import blow, defense, monster_strength, strength
from undercroft.games.alliance.state import NOBODY
from undercroft.testing import run

CARDS = tuple(BASE.cards.values())
ABILITIES = {
    "speed": speed,
    "armor": armor,
    "dodge": dodge,
    "melee": lambda state, content, hero: attack_bonus(state, content, hero, "melee"),
    "ranged": lambda state, content, hero: attack_bonus(state, content, hero, "ranged"),
    "pet": lambda state, content, hero: gear(state, content, hero).bonus.pet,
    "die": lambda state, content, hero: gear(state, content, hero).bonus.die,
    "health": health,
}


def figures(b):
    """All abilities of all heroes."""
    return {
        hero: {name: ability(b.state, b.content, hero) for name, ability in ABILITIES.items()}
        for hero in range(len(b.state.heroes))
    }


def stage(board, user, **setup):
    """The user of a card alone in place 11, facing north; the other heroes at home."""
    others = [hero for hero in BASE.heroes if hero != user]
    b = board(picks=((user, *others[:3]), tuple(others[3:7])), **setup)
    b.tile(11)
    b.hero(user, 11, 4, facing="north")
    b.turn(user)
    return b


def users(card):
    return [hero for hero in BASE.heroes if card.id in BASE.usable[hero]]


def play(b, id, target=NOBODY, use=""):
    """Play a card from hand; questions are answered with the first option."""
    b.state.alliances[0].hand.append(id)
    turn = b.state.turn
    found = [
        one
        for one in cards.playings(b.state, b.content, turn, b.speed())
        if one.card == id and one.target == target and one.use == use
    ]
    before, b.t.policy = b.t.policy, lambda t, ask: ask.options[0]
    run(cards.play(b.t, turn, found[0]))
    b.t.policy = before


# ------------------------------------------------------------------------------------------------------------- bonuses

PLAIN = [card for card in CARDS if card.aim in ("none", "ally") and not card.strike and card.level < 3]


@pytest.mark.parametrize("card", PLAIN, ids=lambda card: card.id)
def test_a_card_gives_its_hero_exactly_the_bonuses_that_it_shows(board, card):
    fit = [hero for hero in users(card) if getattr(card.bonus, BASE.heroes[hero].kind)] or users(card)
    b = stage(board, fit[0])
    b.hero(fit[0], wounds=3)
    b.deck(0, *["t-boots"] * 3)
    b.state.alliances[0].discard = ["t-axe"]
    b.challenge("t-chest", 11, 0)
    before = figures(b)
    play(b, card.id, 0 if card.aim == "ally" else NOBODY)
    after = figures(b)
    for name in ABILITIES:
        assert after[0][name] - before[0][name] == getattr(card.bonus, name), name
        assert all(after[hero][name] == before[hero][name] for hero in range(4, 8)), "rivals gain nothing"
    assert b.state.heroes[0].column == (card.id,)
    assert dict.fromkeys(card.keywords, 1) == gear(b.state, b.content, 0).keywords


AURAS = [card for card in CARDS if card.aura]


@pytest.mark.parametrize("card", AURAS, ids=lambda card: card.id)
def test_an_aura_helps_own_heroes_up_to_its_distance(board, card):
    b = stage(board, users(card)[0])
    b.tile(12)
    b.arch(11, "east")
    near, far, rival = b.state.heroes[1], b.state.heroes[2], b.state.heroes[4]
    own = b.state.heroes[0].cell
    near.cell, far.cell, rival.cell = own + card.aura.within, own + card.aura.within + 1, own - 1
    before = figures(b)
    b.state.heroes[0].column = (card.id,)
    after = figures(b)
    for name in ("speed", "melee", "ranged", "armor", "dodge"):
        assert after[1][name] - before[1][name] == getattr(card.aura.bonus, name)
        assert after[2][name] == before[2][name]
        assert after[4][name] == before[4][name]
    b.state.heroes[0].down = True
    assert figures(b)[1] == before[1], "a defeated hero inspires nobody"


ENHANCE = [card for card in CARDS if card.aim == "ally" and "enhance-spell" in card.types]


@pytest.mark.parametrize("card", ENHANCE, ids=lambda card: card.id)
def test_an_enhance_spell_on_an_ally_lies_there_and_helps_there(board, card):
    b = stage(board, users(card)[0])
    b.state.heroes[1].cell = b.at(11, 1)
    before = figures(b)
    play(b, card.id, 1)
    after = figures(b)
    assert b.state.heroes[1].column == (card.id,)
    assert b.state.heroes[0].column == ()
    for name in ABILITIES:
        assert after[1][name] - before[1][name] == getattr(card.bonus, name)
        assert after[0][name] == before[0][name]


@pytest.mark.parametrize("card", [card for card in CARDS if card.level == 3], ids=lambda card: card.id)
def test_an_artifact_serves_all_heroes_of_its_owner(board, card):
    b = board()
    before, hand = figures(b), hand_size(b.state, b.content, 0)
    b.state.alliances[0].artifacts = (card.id,)
    after = figures(b)
    for name in ABILITIES:
        assert all(after[hero][name] - before[hero][name] == getattr(card.bonus, name) for hero in range(4))
        assert all(after[hero][name] == before[hero][name] for hero in range(4, 8))
    assert hand_size(b.state, b.content, 0) - hand == card.bonus.hand
    assert hand_size(b.state, b.content, 1) == hand
    for hero in range(8):
        mine = gear(b.state, b.content, hero)
        assert (set(card.keywords) <= mine.keywords.keys()) == (hero < 4 or not card.keywords)
        assert (set(card.doubles) <= set(mine.doubles)) == (hero < 4 or not card.doubles)


# ------------------------------------------------------------------------------------------------------------- strikes

STRIKES = [card for card in CARDS if card.strike]


@pytest.mark.parametrize("card", STRIKES, ids=lambda card: card.id)
def test_a_base_attack_has_its_own_strength_and_range(board, card):
    user = users(card)[0]
    b = stage(board, user)
    b.tile(12)
    b.arch(11, "east")
    b.hero(user, 11, 3, facing="east")
    least, most = card.strike.reach or ((1, 1) if card.strike.kind == "melee" else (2, 3))
    b.state.heroes[0].column = (card.id,)
    b.state.heroes[0].based = (card.id,) if card.either else ()
    home = b.state.heroes[0].cell
    for away in range(1, 6):
        who = b.monster("t-brute", 12, 8)
        b.state.monsters[who].cell = home + away
        offered = f"attack {b.name(who)} with {card.id}" in b.options()
        assert offered == (least <= away <= most), away
        del b.state.monsters[who]
    who = b.monster("t-brute", 11, 5)
    b.state.monsters[who].cell = home + least
    attack = blow(b.state, b.content, 0, card.id)
    assert strength(b.state, b.content, 0, attack, who) == card.strike.strength
    pierced = "piercing" in card.keywords
    assert defense(b.state, b.content, 0, attack, who).total == (0 if card.strike.ignores == "armor" else 2 - pierced)


@pytest.mark.parametrize("card", [card for card in STRIKES if card.either], ids=lambda card: card.id)
def test_a_card_with_a_choice_is_a_base_attack_or_a_bonus(board, card):
    kind = card.strike.kind
    user = next(hero for hero in users(card) if BASE.heroes[hero].kind == kind)
    b = stage(board, user)
    b.monster("t-rat", 11, 1)
    play(b, card.id, use="bonus")
    assert attack_bonus(b.state, b.content, 0, kind) == getattr(card.bonus, kind)
    assert battle.sources(b.state, b.content, b.state.turn) == ["primary"]
    b = stage(board, user)
    play(b, card.id, use="attack")
    assert attack_bonus(b.state, b.content, 0, kind) == 0
    assert battle.sources(b.state, b.content, b.state.turn) == ["primary", card.id]


@pytest.mark.parametrize("id", ["arc-bolt", "fireball", "fire-salamander"])
def test_a_splash_wounds_other_enemies_beside_the_target_only(board, id):
    card = BASE.cards[id]
    b = stage(board, users(card)[0])
    b.hero(users(card)[0], 11, 7, facing="north")
    target, beside = b.monster("t-brute", 11, 1), b.monster("t-brute", 11, 0)
    apart = b.monster("t-brute", 11, 8)
    b.hero(b.state.heroes[1].card, 11, 2)
    b.state.heroes[0].column = (id,)
    b.act(f"attack {b.name(target)} with {id}")
    assert len(b.state.monsters[target].wounds) == card.strike.strength - 2
    assert len(b.state.monsters[beside].wounds) == card.strike.splash
    assert b.state.monsters[apart].wounds == ()
    assert b.state.heroes[1].wounds == 0


def test_earthquake_wounds_every_other_character_in_the_room(board):
    b = stage(board, "mysterios")
    b.tile(12)
    target, other, outside = b.monster("t-brute", 11, 1), b.monster("t-rat", 11, 8), b.monster("t-rat", 12, 0)
    friend, rival = b.hero(b.state.heroes[1].card, 11, 6), b.hero(b.state.heroes[4].card, 11, 0)
    b.state.heroes[0].column = ("earthquake",)
    b.act(f"attack {b.name(target)} with earthquake")
    assert len(b.state.monsters[target].wounds) == 3
    assert len(b.state.monsters[other].wounds) == 1
    assert b.state.monsters[outside].wounds == ()
    assert (friend.wounds, rival.wounds, b.state.heroes[0].wounds) == (1, 1, 1)
    assert b.state.alliances[0].xp == 0


@pytest.mark.parametrize(
    ("id", "mark", "amount"),
    [
        ("parish-hound", "held", 1),
        ("acid-flask", "exposed", 1),
        ("stinging-swarm", "weak", 1),
        ("holy-wrath", "dazed", 1),
    ],
)
def test_a_blow_that_marks_does_so_only_if_it_wounds(board, id, mark, amount):
    card = BASE.cards[id]
    b = stage(board, users(card)[0])
    b.hero(users(card)[0], 11, 7, facing="north")
    who = b.monster("t-brute", 11, 1)
    if id == "parish-hound":
        b.state.monsters[who].card = "t-archer"
        b.state.monsters[who].wounds = ()
    b.state.heroes[0].column = (id,)
    b.act(f"attack {b.name(who)} with {id}")
    assert marked(b.state, who, mark) == amount
    tough = b.monster("stone-golem", 11, 0)
    turn = b.turn(users(card)[0])
    b.state.heroes[0].column = (id,)
    attack = blow(b.state, b.content, 0, id)
    b.run(battle.hero_attack(b.t, turn, id, tough))
    missed = strength(b.state, b.content, 0, attack, tough) <= defense(b.state, b.content, 0, attack, tough).total
    assert (marked(b.state, tough, mark) == 0) == missed


# ------------------------------------------------------------------------------------------------- effects when played


@pytest.mark.parametrize(
    ("id", "marks"),
    [
        ("slow-the-sands", {"slow": 2, "weak": 1}),
        ("cutting-remark", {"weak": 2}),
        ("frost-shackles", {"held": 1, "exposed": 1}),
        ("hunters-mark", {"prey": 2}),
    ],
)
def test_a_control_spell_marks_its_target_until_the_end_phase(board, id, marks):
    b = stage(board, users(BASE.cards[id])[0])
    who, other = b.monster("t-rat", 11, 1), b.monster("t-rat", 11, 0)
    play(b, id, who)
    assert {mark: marked(b.state, who, mark) for mark in marks} == marks
    assert not any(marked(b.state, other, mark) for mark in marks)
    endphase.ready(b.t)
    assert not any(marked(b.state, who, mark) for mark in marks)


def test_marks_do_what_their_names_say(board):
    b = stage(board, "ildren")
    b.hero("ildren", 11, 7, facing="north")
    who = b.monster("t-rat", 11, 1)
    attack = blow(b.state, b.content, 0, "primary")
    plain = (strength(b.state, b.content, 0, attack, who), defense(b.state, b.content, 0, attack, who).total)
    assert plain == (3, 1)
    play(b, "hunters-mark", who)
    assert strength(b.state, b.content, 0, attack, who) == 5
    rival = blow(b.state, b.content, 4, "primary")
    assert strength(b.state, b.content, 4, rival, who) == rival.strike.strength, "it is no prey of rivals"
    b.hero("ildren", column=())
    play(b, "frost-shackles", who)
    assert defense(b.state, b.content, 0, attack, who).total == 0
    assert monster_speed(b.state, b.content, who) == 0
    assert list(monsters.reach(b.state, b.content, who)) == [b.state.monsters[who].cell]


def test_a_dazed_monster_cannot_attack_and_a_slow_one_goes_less_far(board):
    b = stage(board, "mysterios")
    who = b.monster("t-rat", 11, 1)
    assert monsters.victims(b.state, b.content, who) == [0]
    play(b, "slow-the-sands", who)
    assert monster_speed(b.state, b.content, who) == 1
    assert monster_strength(b.state, b.content, who, 0) == 2
    b.state.marks.clear()
    b.state.heroes[0].column = ("holy-wrath",)
    b.state.monsters[who].card = "t-brute"
    b.hero("mysterios", 11, 7)
    b.act(f"attack {b.name(who)} with holy-wrath")
    assert monsters.victims(b.state, b.content, who) == []
    assert set(map(len, monsters.positions(b.state, b.content, who).values())) == {0}


HEALING = [
    card for card in CARDS if card.aim != "none" and any(type(effect).__name__ == "Heal" for effect in card.effects)
]


@pytest.mark.parametrize("card", HEALING, ids=lambda card: card.id)
def test_healing_removes_so_many_wounds_from_its_target(board, card):
    b = stage(board, users(card)[0])
    amount = card.effects[0].amount
    around = sum(effect.amount for effect in card.effects if type(effect).__name__ == "HealAll")
    b.state.heroes[1].cell = b.at(11, 1)
    b.state.heroes[1].wounds = b.state.heroes[0].wounds = b.state.heroes[2].wounds = 4
    b.state.heroes[3].cell = b.at(11, 0)
    play(b, card.id, 1)
    assert b.state.heroes[1].wounds == 4 - amount - around
    assert (b.state.heroes[0].wounds, b.state.heroes[2].wounds) == (4 - around, 4)
    aims = cards.aims(b.state, b.content, 0, card)
    more = card.id in ("lay-on-hands", "mend-flesh")
    assert (3 in aims) == more, "the unhurt need no healing, but what else the card gives is given in any case"
    assert (2 in aims) == card.no_sight, "without the icon the target must be near and in sight"


def test_a_healing_draught_stands_a_fallen_hero_up(board):
    b = stage(board, "petra")
    b.hero(b.state.heroes[1].card, 11, 1, wounds=4, down=True)
    play(b, "healing-draught", 1)
    assert (b.state.heroes[1].wounds, b.state.heroes[1].down) == (2, False)


def test_a_hymn_heals_everybody_in_the_room_and_a_miracle_everybody(board):
    b = stage(board, "pipkin")
    b.hero(b.state.heroes[1].card, 11, 1)
    for hero in (*range(4), 4):
        b.state.heroes[hero].wounds = 2
    play(b, "cheerful-hymn")
    assert [b.state.heroes[hero].wounds for hero in range(5)] == [1, 1, 2, 2, 2]
    b = stage(board, "brunhild")
    for hero in (*range(4), 4):
        b.state.heroes[hero].wounds = 2
    play(b, "miracle")
    assert [b.state.heroes[hero].wounds for hero in range(5)] == [0, 0, 0, 0, 2]


DRAWING = [card for card in CARDS if any(type(effect).__name__ == "Draw" for effect in card.effects)]
DRAWING = [card for card in DRAWING if card.aim == "none"]


@pytest.mark.parametrize("card", DRAWING, ids=lambda card: card.id)
def test_cards_that_draw_draw_so_many(board, card):
    b = stage(board, users(card)[0])
    b.deck(0, *["t-boots"] * 4)
    b.monster("t-rat", 11, 1)
    play(b, card.id)
    count = next(effect.count for effect in card.effects if type(effect).__name__ == "Draw")
    assert b.state.alliances[0].hand == ["t-boots"] * count
    assert len(b.state.alliances[0].deck) == 4 - count


def test_encore_brings_back_a_card_of_choice_and_makes_room_for_a_second_enhance_spell(board):
    b = stage(board, "thessaly")
    b.hand(0, "encore")
    b.state.alliances[0].discard = ["t-axe", "t-ward", "t-grace"]
    b.act("play encore", "t-grace")
    assert b.state.alliances[0].hand == ["t-grace"]
    assert b.state.alliances[0].discard == ["t-axe", "t-ward"]
    b.act("play t-grace on thessaly")
    b.hand(0, "t-ward")
    assert "play t-ward on thessaly" in b.options()
    b.hero("thessaly", column=("t-grace",))
    assert "play t-ward on thessaly" not in b.options()


def test_kings_ransom_gives_two_xp_for_two_speed(board):
    b = stage(board, "petra")
    pool, points = b.state.pools[0], b.speed()
    play(b, "kings-ransom")
    assert (b.state.alliances[0].xp, b.state.pools[0], b.speed()) == (2, pool - 2, points - 2)
    b.state.turn.used = 3
    b.hand(0, "kings-ransom")
    b.hero("petra", column=())
    assert "play kings-ransom" not in b.options(), "one point is too little"


def test_burning_oil_wounds_every_enemy_in_the_room_and_no_hero(board):
    b = stage(board, "petra")
    b.tile(12)
    near, far, outside = b.monster("t-rat", 11, 1), b.monster("t-rat", 11, 8), b.monster("t-rat", 12, 3)
    friend = b.hero(b.state.heroes[1].card, 11, 0)
    play(b, "burning-oil", near)
    assert [len(b.state.monsters[who].wounds) for who in (near, far, outside)] == [1, 1, 0]
    assert friend.wounds == 0


def test_beckon_moves_a_rival_or_a_monster_and_turns_it(board):
    b = stage(board, "mysterios")
    who = b.monster("t-rat", 11, 1, facing="south")
    b.hand(0, "beckon")
    b.act(f"play beckon on {b.name(who)}", str(b.at(11, 6)), "north")
    token = b.state.monsters[who]
    assert (token.cell, token.facing) == (b.at(11, 6), 0)
    assert not b.state.turn.attacked


@pytest.mark.parametrize(("id", "spaces"), [("blade-step", 2), ("mist-walk", 5)])
def test_a_leap_needs_no_way_but_a_free_line(board, id, spaces):
    b = stage(board, "caerwyn")
    b.tile(12)
    b.tile(13)
    b.arch(11, "east")
    b.arch(12, "east")
    b.hero("caerwyn", 11, 3)
    for local in (1, 4, 7):
        b.monster("t-rat", 11, local)
    b.hand(0, id)
    seen = []
    b.t.script((), [f"play {id}", lambda ask: seen.extend(map(str, ask.options)) or ask.find(str(b.at(11, 5)))])
    run(activation.act(b.t), b.t)
    assert b.state.heroes[0].cell == b.at(11, 5)
    assert (str(b.at(12, 4)) in seen) == (spaces == 5)
    assert str(b.at(13, 3)) not in seen, "six spaces are too far"
    assert str(b.at(12, 0)) not in seen, "the wall is in the way"
    assert b.state.turn.used == 0


@pytest.mark.parametrize(("id", "within"), [("lullaby", 2), ("deep-slumber", 4)])
def test_sleep_exhausts_a_monster_near_by(board, id, within):
    b = stage(board, users(BASE.cards[id])[0])
    b.tile(12)
    b.arch(11, "east")
    user = b.state.heroes[0]
    user.cell, user.facing = b.at(11, 3), 1
    near, far = b.monster("t-rat", 11, 3), b.monster("t-rat", 11, 3)
    b.state.monsters[near].cell, b.state.monsters[far].cell = user.cell + within, user.cell + within + 1
    play(b, id, near)
    assert not b.state.monsters[near].ready
    assert b.state.monsters[far].ready
    assert far not in cards.aims(b.state, b.content, 0, BASE.cards[id])


def test_turncoats_verse_sets_a_monster_on_another_and_the_wounds_are_ours(board):
    b = stage(board, "thessaly")
    who, victim = b.monster("t-brute", 11, 1), b.monster("t-rat", 11, 0)
    far = b.monster("t-rat", 11, 8)
    play(b, "turncoats-verse", who)
    assert victim not in b.state.monsters
    assert b.state.alliances[0].xp == 3
    assert b.state.monsters[who].wounds == b.state.monsters[far].wounds == ()
    b.hero("thessaly", column=())
    assert cards.aims(b.state, b.content, 0, BASE.cards["turncoats-verse"]) == [], "nobody is beside it any more"


def test_a_delvers_lantern_shows_a_challenge_from_afar(board):
    b = stage(board, "mcfarlin")
    b.tile(12)
    b.challenge("t-chest", 12, 8)
    b.challenge("t-chest", 14, 8)
    b.hand(0, "delvers-lantern")
    b.act("play delvers-lantern")
    assert [token.up for token in b.state.challenges] == [True, False]
    assert b.state.turn.used == 0


def test_whoever_has_left_the_map_is_not_wounded_any_more(board):
    b = board()
    b.tile(11)
    b.hero("petra", 11, 4)
    rat = b.monster("t-rat", 11, 1)
    del b.state.monsters[rat]
    b.run(effects.wound(b.t, b.who("petra"), Wound(1), rat))
    assert b.t.log == []

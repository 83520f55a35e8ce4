"""Keywords on cards, and Reactions, each with the case next to it."""

import pytest

from undercroft.games.alliance.content import BASE
from undercroft.games.alliance.events import GainedXp, Wounded
from undercroft.games.alliance.rules import activation, battle, challenges, endphase, monsters, wounds
from undercroft.games.alliance.rules.abilities import armor, dodge
from undercroft.games.alliance.rules.strengths import blow, defense, strength
from undercroft.testing import run


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


# ------------------------------------------------------------------------------------------------------------ keywords


def test_attacks_ignore_armor_or_dodge_as_cards_say(board):
    b = stage(board, "petra")
    plated, quick = b.monster("t-brute", 11, 1), b.monster("kobold-slinger", 11, 0)
    attack = blow(b.state, b.content, 0, "primary")

    def against(*artifacts):
        b.state.alliances[0].artifacts = artifacts
        return tuple(defense(b.state, b.content, 0, attack, who).total for who in (plated, quick))

    assert against() == (2, 2)
    assert against("worldcleaver") == (0, 2)
    assert against("lens-of-truth") == (2, 0)
    assert against("sword-of-dawn") == (1, 2)
    assert against("eye-of-the-void") == (2, 1)


def test_clear_sight_sees_past_others(board):
    b = stage(board, "lorna")
    b.hero("lorna", 11, 7)
    who = b.monster("t-rat", 11, 1)
    b.hero("petra", 11, 4)
    attack = blow(b.state, b.content, 0, "primary")
    assert defense(b.state, b.content, 0, attack, who).total == 2
    b.hero("lorna", column=("steady-breath",))
    assert defense(b.state, b.content, 0, attack, who).total == 1


@pytest.mark.parametrize(("id", "reached"), [("", (2, 3)), ("yew-longbow", (2, 3, 4)), ("close-quarters", (1, 2, 3))])
def test_ranges_change_as_cards_say(board, id, reached):
    b = stage(board, "ildren")
    b.tile(12)
    b.arch(11, "east")
    b.hero("ildren", 11, 3, facing="east", column=(id,) if id else ())
    hit = []
    for away in range(1, 6):
        who = b.monster("t-rat", 12, 8)
        b.state.monsters[who].cell = b.at(11, 3) + away
        if battle.targets(b.state, b.content, b.state.turn, "primary"):
            hit.append(away)
        del b.state.monsters[who]
    assert tuple(hit) == reached


def test_second_attack_is_for_a_different_enemy_even_after_a_step(board):
    b = stage(board, "petra")
    first, second = b.monster("t-brute", 11, 1), b.monster("t-brute", 11, 2)
    b.state.turn.spent = True
    b.act(f"attack {b.name(first)} with primary")
    assert b.offered("attack") == []
    b.hero("petra", column=("cleaving-blow",))
    assert b.offered("attack") == [f"attack {b.name(second)} with primary"]
    b.act(f"attack {b.name(second)} with primary")
    assert b.offered("attack") == []


def test_whirl_of_blades_strikes_behind_too(board):
    b = stage(board, "petra")
    who = b.monster("t-rat", 11, 7)
    assert b.offered("attack") == []
    b.hero("petra", column=("whirl-of-blades",))
    assert b.offered("attack") == [f"attack {b.name(who)} with primary"]


def test_ambush_is_for_exhausted_monsters(board):
    b = stage(board, "krom")
    awake, tired = b.monster("t-rat", 11, 1), b.monster("t-rat", 11, 0, ready=False)
    attack = blow(b.state, b.content, 0, "primary")
    b.hero("krom", column=("knife-from-nowhere",))
    assert [strength(b.state, b.content, 0, attack, who) for who in (awake, tired)] == [3, 5]


def test_bounty_pays_for_the_last_wound(board):
    b = stage(board, "petra")
    weak, strong = b.monster("t-rat", 11, 1, wounds=(1, 1)), b.monster("t-brute", 11, 2)
    b.state.alliances[0].artifacts = ("oathstone",)
    b.act(f"attack {b.name(strong)} with primary")
    assert b.state.alliances[0].xp == 0
    b.act(f"attack {b.name(weak)} with primary")
    assert (b.state.alliances[0].xp, b.state.alliances[1].xp) == (1 + 1, 2), "second reward and bounty; first reward"
    assert sorted((one.seat, one.xp, one.cause) for one in b.t.told(GainedXp)) == [
        (0, 1, "bounty"),
        (0, 1, "second"),
        (1, 2, "most"),
    ]


def test_slipping_away_costs_nothing_extra(board):
    b = stage(board, "petra")
    b.monster("t-rat", 11, 1)
    b.act("move s")
    assert b.state.turn.used == 2
    b.hero("petra", 11, 4, column=("into-the-breach",))
    b.state.turn.used = 0
    b.act("move s")
    assert b.state.turn.used == 1


def test_hidden_until_it_attacks_and_kept_over_the_end_phase(board):
    b = stage(board, "krom")
    who = b.monster("t-rat", 11, 1)
    assert monsters.victims(b.state, b.content, who) == [0]
    b.hand(0, "hide")
    b.act("play hide")
    assert monsters.victims(b.state, b.content, who) == []
    b.run(endphase.discard_placed_cards(b.t), "stay")
    assert b.hero("krom").column == ("hide",)
    b.turn("krom")
    b.act(f"attack {b.name(who)} with primary")
    assert monsters.victims(b.state, b.content, who) == [0]


def test_tough_heroes_and_retribution(board):
    b = stage(board, "petra")
    who = b.monster("t-brute", 11, 1)
    b.run(battle.monster_attack(b.t, who, 0))
    assert b.hero("petra").wounds == 4
    b.hero("petra", wounds=0)
    b.state.alliances[0].artifacts = ("heart-of-the-mountain", "thorn-crown")
    b.run(battle.monster_attack(b.t, who, 0))
    assert b.hero("petra").wounds == 3
    assert b.state.monsters[who].wounds == (0,)
    archer = b.monster("t-archer", 11, 7)
    b.hero("petra", 11, 1, wounds=0)
    b.run(battle.monster_attack(b.t, archer, 0))
    assert b.state.monsters[archer].wounds == (), "only an adjacent attacker is hurt"


@pytest.mark.parametrize("crowned", [True, False])
@pytest.mark.parametrize("fallen", [True, False])
def test_retribution_hurts_no_rival_who_has_fallen_by_his_own_blow(board, crowned, fallen):
    """A quake hurts everybody in its room, who made it too."""
    b = stage(board, "petra", mode="pvp")
    b.state.alliances[0].artifacts = ("thorn-crown",) * crowned
    rival = b.state.heroes[4].card
    health = b.content.heroes[rival].health
    b.hero(rival, 11, 1, facing="south", column=("t-quake",), wounds=health - (1 if fallen else 2))
    b.turn(rival)
    b.act("attack petra with t-quake")
    assert b.hero(rival).down is (fallen or crowned)
    assert [told.cause for told in b.t.told(Wounded)].count("retribution") == (crowned and not fallen)


def test_poison_proof_heroes_take_plain_wounds_and_rest_better(board):
    b = stage(board, "petra")
    b.state.alliances[0].artifacts = ("serpent-stone",)
    b.run(wounds.wound_hero(b.t, 0, 2, poison=True))
    b.run(wounds.wound_hero(b.t, 4, 2, poison=True))
    assert (b.state.heroes[0].wounds, b.state.heroes[0].poison) == (2, 0)
    assert (b.state.heroes[4].wounds, b.state.heroes[4].poison) == (0, 2)
    b.hero("petra", wounds=4)
    b.run(activation.rest(b.t, 0))
    assert b.hero("petra").wounds == 0, "four wounds instead of three"


def test_the_chalice_mends_before_poison_advances(board):
    b = stage(board, "petra")
    b.state.alliances[0].artifacts = ("chalice-of-morning",)
    b.hero("petra", poison=1)
    b.state.heroes[1].wounds = 2
    b.state.heroes[4].wounds = 2
    b.t.policy = lambda t, ask: ask.options[0]
    run(endphase.end_phase(b.t))
    assert b.hero("petra").poison == 0
    assert (b.state.heroes[1].wounds, b.state.heroes[4].wounds) == (1, 2)


def test_traps_do_nothing_to_the_trap_proof(board):
    b = stage(board, "mcfarlin")
    b.hero("mcfarlin", column=("stonecunning",))
    b.run(challenges.spring(b.t, 0, b.challenge("dart-trap", 11, 0, level=2, up=True)))
    assert b.hero("mcfarlin").poison == 0
    assert b.state.challenges == []


# ----------------------------------------------------------------------------------------------------------- reactions


@pytest.mark.parametrize(
    ("id", "less"),
    [
        ("among-the-pillars", 2),
        ("unbroken-rhythm", 2),
        ("now-you-see-me", 2),
        ("stubborn-as-stone", 2),
        ("smoke-pellet", 2),
        ("parrying-dagger", 1),
        ("brace", 2),
        ("riposte", 2),
        ("duck-and-jab", 1),
    ],
)
def test_a_reaction_of_the_attacked_hero_lowers_the_damage(board, id, less):
    user = users(BASE.cards[id])[0]
    taken = []
    for answer in ("pass", f"{user} {id}"):
        b = stage(board, user)
        who = b.monster("t-brute", 11, 1)
        b.state.monsters[who].card = "void-drake"
        b.hero(user, wounds=-20)
        b.hand(0, id)
        b.run(battle.monster_attack(b.t, who, 0), answer)
        taken.append(b.hero(user).wounds + 20)
    assert taken[0] - taken[1] == less


@pytest.mark.parametrize(("id", "less", "near"), [("stand-behind-me", 2, True), ("guardian-spirit", 4, False)])
def test_a_reaction_for_an_ally(board, id, less, near):
    b = stage(board, "aveline")
    who = b.monster("ogre", 11, 0)
    ally = b.hero(b.state.heroes[1].card, 11, 3, wounds=-20)
    far = b.hero(b.state.heroes[2].card, 10, 0, wounds=-20)
    b.hand(0, id)
    shields = [armor(b.state, b.content, hero) + dodge(b.state, b.content, hero) for hero in range(3)]
    b.run(battle.monster_attack(b.t, who, 1), f"aveline {id}")
    assert ally.wounds + 20 == 6 - shields[1] - less
    b.hand(0, id)
    b.hero("aveline", column=())
    questions = len(b.t.asked)
    b.run(battle.monster_attack(b.t, who, 2), *([] if near else ["pass"]))
    offered = [str(option) for ask in b.t.asked[questions:] for option in ask.options]
    assert offered == ([] if near else ["pass", f"aveline {id}"]), "within one space only, or at any distance"
    assert far.wounds + 20 == 6 - shields[2]


@pytest.mark.parametrize(("id", "damage"), [("duck-and-jab", 1), ("riposte", 3)])
def test_a_riposte_strikes_back_at_an_adjacent_attacker(board, id, damage):
    b = stage(board, "mcfarlin")
    who = b.monster("t-brute", 11, 1)
    b.hand(0, id)
    b.run(battle.monster_attack(b.t, who, 0), f"mcfarlin {id}")
    assert b.state.monsters[who].wounds == (0,) * damage
    archer = b.monster("t-archer", 11, 8)
    b.hero("mcfarlin", 11, 0, column=())
    b.hand(0, id)
    b.run(battle.monster_attack(b.t, archer, 0), f"mcfarlin {id}")
    assert b.state.monsters[archer].wounds == ()

"""Playing cards: when, for whom, the limit of types, spells, Bursts of Strength, pets, artifacts."""

import pytest

from undercroft.games.alliance.content import looked_up, meets
from undercroft.games.alliance.content.definitions import CARD_TYPES, Card, Mark, Requirement
from undercroft.games.alliance.events import Burst
from undercroft.games.alliance.rules import activation, battle, cards, monsters
from undercroft.games.alliance.rules.abilities import armor, dodge, marked
from undercroft.games.alliance.rules.strengths import blow, defense, strength
from undercroft.games.alliance.state import MarkToken
from undercroft.kernel import Layer, revised


def room(board, **setup):
    """Petra in the middle of place 11, facing north."""
    b = board(**setup)
    b.tile(11)
    b.hero("petra", 11, 4, facing="north")
    return b


# ------------------------------------------------------------------------------------------------------ requirements


def needs(board, hero, **icons):
    return meets(board().content.heroes[hero], Requirement(**icons))


@pytest.mark.rule("alliance.usable.all-icons")
def test_one_hero_alone_needs_every_icon(board):
    assert needs(board, "mcfarlin", races=("dwarf",), classes=("rogue", "warrior"))
    assert needs(board, "mcfarlin", classes=("warrior",))
    assert not needs(board, "mcfarlin", races=("dwarf",), classes=("rogue", "mage"))
    assert not needs(board, "mcfarlin", races=("human",), classes=("warrior",))


@pytest.mark.rule("alliance.usable.two-races")
def test_of_two_races_one_is_enough_but_classes_are_still_demanded(board):
    assert needs(board, "lorna", races=("elf", "gnome"), classes=("hunter",))
    assert needs(board, "krom", races=("elf", "gnome"), classes=("rogue",))
    assert not needs(board, "krom", races=("elf", "gnome"), classes=("hunter",))
    assert not needs(board, "petra", races=("elf", "gnome"))


@pytest.mark.rule("alliance.usable.class-or")
def test_a_dash_between_classes_means_either(board):
    assert needs(board, "lorna", classes=("hunter", "mage"), either=True)
    assert not needs(board, "lorna", classes=("hunter", "mage"))
    assert not needs(board, "lorna", races=("dwarf",), classes=("hunter", "mage"), either=True)
    assert not needs(board, "petra", classes=("hunter", "mage"), either=True)


@pytest.mark.rule("alliance.usable.double-icon")
def test_a_doubled_icon_is_needed_twice(board):
    assert needs(board, "petra", classes=("warrior", "warrior"))
    assert not needs(board, "mcfarlin", classes=("warrior", "warrior"))


@pytest.mark.rule("alliance.usable.universal")
def test_the_universal_icon_is_for_every_hero(board):
    b = board()
    assert all(meets(hero, Requirement()) for hero in b.content.heroes.values())


# ------------------------------------------------------------------------------------------------------------ playing


@pytest.mark.rule("alliance.cards.play-requirement")
def test_only_cards_that_the_active_hero_can_use_are_playable(board):
    b = room(board)
    b.hand(0, "t-elven", "t-mail")
    b.turn("petra")
    assert b.offered("play") == ["play t-mail"]
    b.turn("lorna")
    assert b.offered("play") == ["play t-elven", "play t-mail"]


@pytest.mark.rule("alliance.cards.column", "alliance.cards.bonus-duration")
def test_a_played_card_lies_in_the_column_and_its_bonus_lasts_for_the_round(board):
    b = room(board)
    b.hand(0, "t-mail", "t-boots")
    b.turn("petra")
    b.act("play t-mail")
    assert b.hero("petra").column == ("t-mail",)
    assert b.state.alliances[0].hand == ["t-boots"]
    b.turn("lorna")  # the activation is over, the round is not
    assert armor(b.state, b.content, b.who("petra")) == 3
    assert armor(b.state, b.content, b.who("lorna")) == 0


@pytest.mark.rule("alliance.cards.play-when")
def test_no_card_but_a_reaction_is_played_out_of_turn(board):
    b = room(board)
    b.hand(0, "t-mail", "t-parry")
    rat = b.monster("t-rat", 11, 1)
    b.run(battle.monster_attack(b.t, rat, b.who("petra")), "pass")
    assert [str(option) for option in b.t.asked[0].options] == ["pass", "petra t-parry"]


@pytest.mark.rule("alliance.cards.one-per-type")
def test_one_card_of_each_type_in_a_column(board):
    b = room(board)
    b.hand(0, "t-sword", "t-axe", "t-mail")
    b.turn("petra")
    b.act("play t-sword")
    assert b.offered("play") == ["play t-mail"]
    b.turn("krom")
    assert "play t-axe" in b.options()  # his own column is empty


@pytest.mark.rule("alliance.cards.one-per-type")
def test_a_card_may_allow_a_second_of_a_type_but_no_third(board):
    b = room(board)
    b.hand(0, "t-axe", "t-bow", "t-hammer")
    b.hero("petra", column=("t-sword", "t-belt"))
    b.turn("petra")
    assert "play t-axe" in b.options()
    b.act("play t-axe")
    assert not [text for text in b.options() if text.startswith("play t-hammer")]


@pytest.mark.rule("alliance.cards.type-not-color", "alliance.cards.one-per-type")
def test_example_a_weapon_and_an_armor_of_one_colour(board):
    """[alliance.ex.same-color-types]"""
    b = room(board)
    b.hand(0, "t-mail")
    b.hero("petra", column=("t-sword",))
    b.turn("petra")
    assert "play t-mail" in b.options()


@pytest.mark.rule("alliance.cards.dual-type")
def test_a_card_of_two_types_needs_both_free_and_fills_both(board):
    b = room(board)
    b.hand(0, "t-dual", "t-mail", "t-sword")
    b.hero("petra", column=("t-axe",))
    b.turn("petra")
    assert "play t-dual" not in b.options()
    b.hero("petra", column=())
    b.act("play t-dual")
    assert b.offered("play") == []


@pytest.mark.rule("alliance.cards.spell-types-distinct")
def test_spells_of_different_kinds_are_different_types(board):
    b = room(board)
    b.monster("t-rat", 11, 1)
    b.hero("petra", wounds=1, column=("t-ward",))
    b.hand(0, "t-fire", "t-hold", "t-mend", "t-grace")
    b.turn("petra")
    offered = b.offered("play")
    assert {"play t-fire", "play t-hold on t-rat-100", "play t-mend on petra"} <= set(offered)
    assert "play t-grace on petra" not in offered  # a second Enhance Spell on her


@pytest.mark.rule("alliance.cards.types")
def test_every_type_that_the_rulebook_names_is_printed_on_some_card(board):
    b = board()
    printed = {kind for card in b.content.cards.values() if not card.id.startswith("t-") for kind in card.types}
    assert printed == set(CARD_TYPES)


@pytest.mark.rule("alliance.cards.enhance-target", "alliance.cards.enhance-many-targets")
@pytest.mark.rule("alliance.cards.enhance-one-per-hero")
def test_an_enhance_spell_lies_under_its_target_one_each(board):
    b = room(board)
    b.hand(0, "t-ward", "t-grace")
    b.turn("petra")
    b.act("play t-ward on lorna")
    assert b.hero("lorna").column == ("t-ward",)
    assert b.hero("petra").column == ()
    assert armor(b.state, b.content, b.who("lorna")) == 1
    assert "play t-grace on lorna" not in b.options()
    b.act("play t-grace on petra")
    assert dodge(b.state, b.content, b.who("petra")) == 1
    assert not any("mcfarlin" in text for text in b.offered("play"))


@pytest.mark.rule("alliance.cards.enhance-target", "alliance.cards.column")
def test_an_enhance_spell_of_another_lies_under_the_first_hero_too(board):
    b = room(board)
    b.hero("lorna", 11, 0)
    b.hand(0, "t-ward", "t-boots")
    b.turn("lorna")
    b.act("play t-ward on petra")
    assert (b.hero("petra").column, b.hero("lorna").column) == (("t-ward",), ())
    b.act("play t-boots")
    assert (b.hero("petra").column, b.hero("lorna").column) == (("t-ward",), ("t-boots",))


@pytest.mark.rule("alliance.cards.no-los-icon", "alliance.cards.target-los")
def test_a_spell_needs_sight_of_its_target_unless_its_icon_says_otherwise(board):
    b = room(board)
    for hero, local in (("lorna", 1), ("krom", 7)):
        b.hero(hero, 11, local, wounds=1)
    b.hero("mysterios", 10, 4, wounds=1)
    b.hand(0, "t-glance", "t-mend")
    b.turn("petra")
    assert b.offered("play t-glance") == ["play t-glance on lorna"]  # behind her is Krom, behind a wall Mysterios
    assert b.offered("play t-mend") == ["play t-mend on lorna", "play t-mend on mysterios", "play t-mend on krom"]


@pytest.mark.rule("alliance.cards.enhance-target")
def test_a_spell_for_an_ally_may_be_for_oneself_but_not_for_the_fallen(board):
    b = room(board)
    b.hand(0, "t-grace")
    b.hero("krom", down=True)
    b.turn("petra")
    assert b.offered("play") == ["play t-grace on petra", "play t-grace on lorna", "play t-grace on mysterios"]


@pytest.mark.rule("alliance.hero.control-spell-not-attack", "alliance.pvp.off-control-spell")
def test_a_control_spell_is_no_attack_and_may_be_cast_on_rivals_without_pvp(board):
    b = room(board)
    b.hero("mcfarlin", 11, 1)
    b.monster("t-rat", 11, 0)
    b.hand(0, "t-hold")
    b.turn("petra", spent=True)
    assert b.offered("play") == ["play t-hold on t-rat-100", "play t-hold on mcfarlin"]
    b.act("play t-hold on mcfarlin")
    assert b.offered("attack") == ["attack t-rat-100 with primary"]
    b.turn("mcfarlin")
    assert b.speed() == 0


@pytest.mark.rule("alliance.cards.effect-marker", "alliance.component.hero-token")
def test_a_marked_effect_lies_on_its_target_until_the_end_phase(board):
    b = room(board)
    rat = b.monster("t-rat", 11, 1)
    b.hand(0, "t-weaken")
    b.turn("petra")
    b.act("play t-weaken on t-rat-100")
    assert marked(b.state, rat, "weak") == 2
    assert b.state.marks[0].by == b.who("petra")
    assert not b.hero("petra").ready  # the token is off the card
    assert b.hero("lorna").ready


@pytest.mark.rule("alliance.cards.no-generic-bonus-icon")
def test_the_no_generic_bonus_icon_bars_cards_and_bursts(board):
    b = room(board)
    rat = b.monster("t-rat", 11, 1)
    b.hero("petra", column=("t-plain", "t-bow"), burst="attack")
    petra = b.who("petra")
    assert strength(b.state, b.content, petra, blow(b.state, b.content, petra, "t-plain"), rat) == 4
    b.hero("petra", column=("t-spark", "t-bow"))
    assert strength(b.state, b.content, petra, blow(b.state, b.content, petra, "t-spark"), rat) == 6


@pytest.mark.rule("alliance.hero.speed-uses")
def test_speed_pays_for_cards_that_cost_speed(board):
    b = room(board)
    b.hand(0, "t-vault")
    b.turn("petra", used=4)
    assert b.offered("play") == []
    b.state.turn.used = 3
    b.act("play t-vault")
    assert b.speed() == 0


# ------------------------------------------------------------------------------------------------- bursts of strength


@pytest.mark.rule("alliance.burst.cost", "alliance.burst.cards-stay")
def test_a_burst_takes_any_two_cards_face_down(board):
    b = room(board)
    b.hand(0, "t-elven", "t-mail", "t-boots")
    b.turn("petra")
    b.act("burst speed", "t-elven", "t-boots")
    assert b.hero("petra").buried == ("t-elven", "t-boots")
    assert b.state.alliances[0].hand == ["t-mail"]
    assert b.state.alliances[0].discard == []
    assert armor(b.state, b.content, b.who("petra")) == 1
    b.turn("krom")
    assert b.offered("burst") == []  # one card is too few


@pytest.mark.rule("alliance.burst.options", "alliance.burst.limit")
def test_a_burst_is_for_one_of_four_things_and_once_in_a_round(board):
    b = room(board)
    b.monster("t-rat", 11, 1)
    b.hero("petra", wounds=1, column=("t-sword",))
    b.hand(0, "t-axe", "t-mail", "t-boots", "t-sprint", "t-bow")
    b.turn("petra")
    assert b.offered("burst") == ["burst speed", "burst attack", "burst heal"]
    assert b.offered("repeat") == ["repeat t-axe"]
    b.act("burst heal", "t-mail", "t-boots")
    assert b.hero("petra").wounds == 0
    assert b.offered("burst") == b.offered("repeat") == []


@pytest.mark.rule("alliance.burst.speed", "alliance.burst.attack")
def test_a_burst_adds_one_to_speed_or_to_any_attack(board):
    b = room(board)
    rat = b.monster("t-rat", 11, 1)
    b.hand(0, "t-mail", "t-mail", "t-mail", "t-mail")
    b.turn("petra")
    b.act("burst speed", "t-mail", "t-mail")
    assert b.speed() == 5
    assert [(one.hero, one.option) for one in b.t.told(Burst)] == [("petra", "speed")]
    b.hero("krom", 11, 0, facing="east")
    b.hero("krom", burst="attack", column=("t-fire",))
    krom = b.who("krom")
    assert strength(b.state, b.content, krom, blow(b.state, b.content, krom, "primary"), rat) == 3
    assert strength(b.state, b.content, krom, blow(b.state, b.content, krom, "t-fire"), rat) == 6
    assert strength(b.state, b.content, b.who("petra"), blow(b.state, b.content, b.who("petra"), "primary"), rat) == 2


@pytest.mark.rule("alliance.burst.heal")
def test_a_burst_removes_one_wound_normal_or_poison(board):
    b = room(board)
    b.hero("petra", wounds=2, poison=1)
    b.hand(0, "t-mail", "t-mail")
    b.turn("petra")
    b.act("burst heal", "t-mail", "1")
    assert (b.hero("petra").wounds, b.hero("petra").poison) == (2, 0)


@pytest.mark.rule("alliance.burst.repeat-type")
def test_a_burst_lets_a_type_be_played_again_once(board):
    b = room(board)
    b.hero("petra", column=("t-sword",))
    b.hand(0, "t-axe", "t-mail")
    b.turn("petra")
    assert b.offered("repeat") == []
    b.hand(0, "t-axe", "t-mail", "t-mail")
    assert b.offered("repeat") == ["repeat t-axe"]  # it and two more cards are enough
    b.hand(0, "t-axe", "t-mail", "t-mail", "t-hammer")
    assert "play t-axe" not in b.options()
    b.act("repeat t-axe", "t-mail", "t-mail")
    assert b.hero("petra").column == ("t-sword", "t-axe")
    assert b.hero("petra").burst == "repeat"
    assert not [text for text in b.options() if "t-hammer" in text]


@pytest.mark.rule("alliance.burst.enhance-on-ally", "alliance.burst.limit")
def test_a_second_enhance_spell_takes_the_burst_of_its_target(board):
    b = room(board)
    b.hero("lorna", column=("t-ward",))
    b.hand(0, "t-grace", "t-mail", "t-boots", "t-axe", "t-bow")
    b.turn("petra")
    b.act("repeat t-grace on lorna", "t-mail", "t-boots")
    assert b.hero("lorna").column == ("t-ward", "t-grace")
    assert b.hero("lorna").buried == ("t-mail", "t-boots")
    assert b.hero("lorna").burst == "repeat"
    assert b.hero("petra").burst == ""
    assert b.offered("burst")  # her own is not used up


@pytest.mark.rule("alliance.burst.active-only")
def test_a_burst_is_never_offered_out_of_turn(board):
    b = room(board)
    b.hand(0, "t-mail", "t-boots", "t-parry")
    rat = b.monster("t-rat", 11, 1)
    b.run(battle.monster_attack(b.t, rat, b.who("petra")), "pass")
    assert not any("burst" in str(option) for option in b.t.asked[0].options)


@pytest.mark.rule("alliance.burst.while-defeated", "alliance.defeat.next-activation")
def test_a_defeated_hero_may_rise_by_a_burst_and_take_a_normal_turn(board):
    b = room(board)
    b.hero("petra", wounds=5, down=True)
    b.monster("t-rat", 11, 1)
    b.hand(0, "t-mail", "t-boots")
    starts = [str(option) for option in activation.starts(b.state, 0) if option.card == "petra"]
    assert starts == ["rise petra", "rest petra", "leave petra"]
    b.run(activation.activate(b.t, 0), "rise petra", "t-mail")  # the last card needs no question
    assert (b.hero("petra").wounds, b.hero("petra").down) == (4, False)
    assert b.offered("attack") == ["attack t-rat-100 with primary"]
    assert b.offered("move")
    b.hand(1, "t-mail")
    b.hero("mcfarlin", wounds=6, down=True)
    assert "rise" not in [option.verb for option in activation.starts(b.state, 1)]


# ---------------------------------------------------------------------------------------------------------- reactions


@pytest.mark.rule("alliance.reaction.when", "alliance.reaction.window", "alliance.reaction.duration")
def test_a_reaction_counts_against_the_attack_that_it_answers_and_later_ones(board):
    b = room(board)
    rat = b.monster("t-rat", 11, 1)
    b.hand(0, "t-parry")
    b.run(battle.monster_attack(b.t, rat, b.who("petra")), "petra t-parry")
    assert b.hero("petra").wounds == 0  # 3 against 1 + 2
    b.run(battle.monster_attack(b.t, rat, b.who("petra")))
    assert b.hero("petra").wounds == 0
    assert b.hero("petra").column == ("t-parry",)


@pytest.mark.rule("alliance.reaction.when")
@pytest.mark.parametrize(("aim", "on"), [("enemy", 100), ("none", 0)])
def test_what_a_reaction_does_besides_falls_on_the_attacker_or_on_its_own_hero(board, aim, on):
    """No printed Reaction does anything of the kind; a layer may bring one."""
    b = room(board)
    hex_it = Card(id="t-hex", types=("reaction",), trigger="attacked", aim=aim, effects=(Mark("weak", 2),))
    printed = b.content.cards.layered(Layer("hex", add=(hex_it,)))
    b.content = b.t.content = revised(b.content, {"cards": printed, **looked_up(b.content.heroes, printed)})
    rat = b.monster("t-rat", 11, 1)
    b.hand(0, "t-hex")
    b.run(battle.monster_attack(b.t, rat, b.who("petra")), "petra t-hex")
    assert b.state.marks == [MarkToken("weak", 2, b.who("petra"), on)]
    assert b.hero("petra").wounds == 2, "the strength of this attack was known before"


@pytest.mark.rule("alliance.reaction.window")
def test_whoever_is_asked_to_react_sees_what_the_blow_would_do(board):
    """A guard that has been given counts in the next question, and so does what the column gives."""
    b = room(board)
    rat = b.monster("t-rat", 11, 1)
    b.hand(0, "t-parry", "t-guard")
    b.run(battle.monster_attack(b.t, rat, b.who("petra"), bonus=2), "lorna t-guard", "petra t-parry")
    shown = [{name: str(ask.about[name]) for name in ("strength", "defense")} for ask in b.t.asked]
    assert shown == [{"strength": "5", "defense": "1"}, {"strength": "5", "defense": "3"}]
    assert [ask.about["outcome"].args["damage"] for ask in b.t.asked] == [4, 2]
    assert b.hero("petra").wounds == 0  # 5 against 1 + 2, and 2 that the guard takes away


@pytest.mark.rule("alliance.reaction.when")
def test_a_reaction_may_be_played_in_the_own_activation(board):
    b = room(board)
    b.hand(0, "t-parry")
    b.turn("petra")
    b.act("play t-parry")
    assert armor(b.state, b.content, b.who("petra")) == 3


@pytest.mark.rule("alliance.reaction.ready-or-exhausted")
@pytest.mark.parametrize("ready", [True, False])
def test_a_reaction_does_not_ask_whether_its_hero_has_acted(board, ready):
    b = room(board)
    b.hero("petra", ready=ready)
    rat = b.monster("t-rat", 11, 1)
    b.hand(0, "t-parry")
    b.run(battle.monster_attack(b.t, rat, b.who("petra")), "petra t-parry")
    assert b.hero("petra").column == ("t-parry",)


@pytest.mark.rule("alliance.reaction.type-limit")
def test_one_reaction_per_hero_and_round(board):
    b = room(board)
    rat = b.monster("t-rat", 11, 1)
    b.hand(0, "t-parry", "t-riposte")
    b.run(battle.monster_attack(b.t, rat, b.who("petra")), "petra t-parry")
    assert len(b.t.asked) == 1  # what is left could only be hers, and she has reacted
    assert b.state.alliances[0].hand == ["t-riposte"]
    b.deck(0, "t-guard")
    b.hero("petra", column=())
    b.hand(0, "t-parry", "t-riposte")
    b.run(battle.monster_attack(b.t, rat, b.who("petra")), "petra t-parry", "pass")
    assert [str(option) for option in b.t.asked[-1].options] == ["pass"]  # another might hold the guard


@pytest.mark.rule("alliance.reaction.requirement")
def test_a_reaction_needs_the_icons_of_the_hero_who_reacts(board):
    b = room(board)
    rat = b.monster("t-rat", 11, 1)
    own = next(
        card
        for card in b.content.cards.values()
        if card.hero and card.trigger == "attacked" and card.hero not in ("petra", "lorna", "mysterios", "krom")
    )
    b.hand(0, own.id, "t-guard")
    b.run(battle.monster_attack(b.t, rat, b.who("petra")), "pass")
    options = [str(option) for option in b.t.asked[0].options]
    assert options == ["pass", "lorna t-guard", "mysterios t-guard", "krom t-guard"]


@pytest.mark.rule("alliance.reaction.window")
def test_a_guard_lessens_the_damage_of_an_ally(board):
    b = room(board)
    brute = b.monster("t-brute", 11, 1)
    b.hand(0, "t-guard")
    b.run(battle.monster_attack(b.t, brute, b.who("petra")), "lorna t-guard")
    assert b.hero("petra").wounds == 5 - 1 - 2
    assert b.hero("lorna").column == ("t-guard",)


@pytest.mark.rule("alliance.reaction.when")
def test_a_riposte_strikes_back_after_the_attack(board):
    b = room(board)
    rat = b.monster("t-rat", 11, 7)  # behind her: a riposte turns on its attacker
    b.hand(0, "t-riposte")
    b.run(battle.monster_attack(b.t, rat, b.who("petra")), "petra t-riposte")
    assert b.hero("petra").wounds == 2
    assert b.state.monsters[rat].wounds == (0, 0)


@pytest.mark.rule("alliance.reaction.type-limit", "alliance.cards.dual-type")
def test_a_reaction_that_is_something_else_too_needs_room_for_both_types(board):
    b = room(board)
    rat = b.monster("t-rat", 11, 1)
    b.hand(0, "t-shieldwall")
    b.hero("petra", column=("t-mail",))
    b.run(battle.monster_attack(b.t, rat, b.who("petra")))
    assert b.t.asked == []
    b.hero("petra", column=())
    b.run(battle.monster_attack(b.t, rat, b.who("petra")), "petra t-shieldwall")
    assert b.hero("petra").column == ("t-shieldwall",)


@pytest.mark.rule("alliance.reaction.window")
def test_the_question_does_not_depend_on_what_is_held(board):
    """Hand, deck and face-down cards are the same to the others: any of them may be the Reaction."""
    cards = ["hide", "among-the-pillars", "overhead-swing"]
    for held in cards:
        b = room(board)
        rat = b.monster("skeleton", 11, 1)
        deck, buried = [card for card in cards if card != held]
        b.hand(0, held)
        b.deck(0, deck)
        b.hero("krom", buried=(buried,))
        b.run(battle.monster_attack(b.t, rat, b.who("lorna")), "pass")
        assert [ask.key for ask in b.t.asked] == ["react"]
        assert b.t.asked[0].window


@pytest.mark.rule("alliance.reaction.window")
def test_nobody_is_asked_who_cannot_react_as_all_can_see(board):
    def asked(hand, deck, **changes):
        b = room(board)
        skeleton = b.monster("skeleton", 11, 1)
        b.hand(0, *hand)
        b.deck(0, *deck)
        b.hero("lorna", **changes)
        b.run(battle.monster_attack(b.t, skeleton, b.who("lorna")), lambda ask: ask.options[0])
        return len(b.t.asked)

    one = pytest.raises(AssertionError, match="not used")  # the scripted answer is left over: nothing was asked
    assert asked(["hide"], ["among-the-pillars"]) == 1
    for hand, deck, changes in (
        ([], ["among-the-pillars"], {}),  # an empty hand
        (["hide"], ["overhead-swing"], {}),  # no Reaction is left: all lie open, or none was ever drafted
        (["hide"], ["among-the-pillars"], {"column": ("smoke-pellet",)}),  # she has reacted in this round
        (["hide"], ["unbroken-rhythm"], {}),  # the Reaction of a hero who is not here
    ):
        with one:
            asked(hand, deck, **changes)


def test_a_defeated_hero_does_not_react(board):
    b = room(board)
    rat = b.monster("t-rat", 11, 1)
    b.hand(0, "t-guard")
    for hero in ("lorna", "mysterios"):
        b.hero(hero, down=True)
    b.run(battle.monster_attack(b.t, rat, b.who("petra")), "pass")
    assert [str(option) for option in b.t.asked[0].options] == ["pass", "krom t-guard"]


# --------------------------------------------------------------------------------------------------------------- pets


@pytest.mark.rule("alliance.pet.free-attack", "alliance.pet.no-double")
def test_a_pet_attacks_besides_the_hero_and_only_once(board):
    b = room(board)
    b.monster("t-brute", 11, 1)
    b.hand(0, "t-wolf")
    b.turn("petra", spent=True)
    b.act("play t-wolf")
    b.act("attack t-brute-100 with primary")
    assert b.offered("attack") == ["attack t-brute-100 with t-wolf"]  # the same enemy
    b.act("attack t-brute-100 with t-wolf")
    assert b.state.monsters[100].wounds == (0,)  # 2 against 2, then 3 against 2
    assert b.offered("attack") == []


@pytest.mark.rule("alliance.pet.needs-able-hero", "alliance.rest.no-attack")
def test_a_pet_cannot_attack_when_its_hero_cannot(board):
    b = room(board)
    b.monster("t-rat", 11, 1)
    b.hand(0, "t-wolf", "t-fire")
    b.turn("petra", resting=True)
    assert b.offered("play") == b.offered("attack") == []
    b.turn("petra", movement=2)
    assert b.offered("play") == b.offered("attack") == []
    b.turn("petra")
    assert b.offered("play") == ["play t-wolf", "play t-fire"]


@pytest.mark.rule("alliance.pet.timing")
def test_no_step_and_no_spin_follow_a_pets_attack(board):
    b = room(board)
    b.monster("t-rat", 11, 1)
    b.hero("petra", column=("t-wolf",))
    b.turn("petra")
    b.act("attack t-rat-100 with t-wolf")
    assert b.offered("move") == b.offered("face") == []
    assert b.offered("attack") == ["attack t-rat-100 with primary"]


@pytest.mark.rule("alliance.pet.no-los", "alliance.cards.no-los-icon")
def test_a_pet_goes_round_corners_but_not_through_walls(board):
    b = room(board)
    b.tile(6)
    b.hero("petra", 11, 4, facing="south", column=("t-wolf", "t-hawk"))
    b.monster("t-rat", 11, 1)  # behind her
    b.monster("t-rat", 6, 8)  # three spaces away beyond the northern wall
    b.turn("petra")
    assert b.offered("attack") == ["attack t-rat-100 with t-wolf"]
    b.arch(11, "north")
    assert b.offered("attack") == ["attack t-rat-100 with t-wolf", "attack t-rat-101 with t-hawk"]


@pytest.mark.rule("alliance.pet.no-obstruction", "alliance.pet.no-generic-bonus", "alliance.burst.no-pet")
def test_a_pet_knows_no_obstruction_and_only_bonuses_that_name_pets(board):
    b = room(board)
    b.tile(6)
    b.arch(11, "north")
    far = b.monster("t-archer", 6, 7)
    b.monster("t-rat", 11, 1)
    b.hero("petra", column=("t-hawk", "t-bow"), burst="attack")
    petra = b.who("petra")
    hawk = blow(b.state, b.content, petra, "t-hawk")
    assert strength(b.state, b.content, petra, hawk, far) == 3
    assert defense(b.state, b.content, petra, hawk, far).total == 1
    b.hero("petra", column=("t-hawk", "t-whistle"))
    assert strength(b.state, b.content, petra, hawk, far) == 5
    assert strength(b.state, b.content, petra, blow(b.state, b.content, petra, "primary"), far) == 3


@pytest.mark.rule("alliance.burst.no-pet")
def test_no_burst_for_attack_is_offered_when_only_a_pet_could_attack(board):
    b = room(board)
    b.monster("t-rat", 11, 1)
    b.hero("petra", column=("t-wolf",))
    b.hand(0, "t-mail", "t-mail")
    b.turn("petra", spent=True)
    b.act("attack t-rat-100 with primary")
    assert b.offered("attack") == ["attack t-rat-100 with t-wolf"]
    assert "burst attack" not in b.options()


# ---------------------------------------------------------------------------------------------------- single effects


def test_effects_wound_shift_turn_and_draw(board):
    b = room(board)
    rat = b.monster("t-rat", 11, 1)
    b.hand(0, "t-jab", "t-shove", "t-study")
    b.deck(0, "t-axe", "t-bow", "t-mail")
    b.turn("petra")
    b.act("play t-jab on t-rat-100")
    assert b.state.monsters[rat].wounds == (0,)  # armor does not help
    b.act("play t-shove on t-rat-100", str(b.at(11, 3)))
    assert b.state.monsters[rat].cell == b.at(11, 3)
    b.hero("petra", column=())
    b.act("play t-study")
    assert b.state.alliances[0].hand == ["t-mail", "t-bow"]
    b.hand(0, "t-turn")
    b.act("play t-turn on t-rat-100", "west")
    assert b.state.monsters[rat].facing == 3


def test_a_held_monster_does_not_move_but_attacks(board):
    b = room(board)
    rat = b.monster("t-rat", 11, 1)
    b.hand(0, "t-hold")
    b.turn("petra")
    b.act("play t-hold on t-rat-100")
    assert list(monsters.reach(b.state, b.content, rat)) == [b.at(11, 1)]
    assert monsters.positions(b.state, b.content, rat) == {b.at(11, 1): [b.who("petra")]}


def test_what_only_monsters_can_suffer_is_aimed_at_monsters(board):
    b = room(board)
    rat = b.monster("t-rat", 11, 1)
    b.hero("mcfarlin", 11, 0)
    b.hand(0, "t-daze", "t-tire")
    b.turn("petra")
    assert b.offered("play t-tire") == ["play t-tire on t-rat-100"]
    assert "play t-daze on mcfarlin" in b.options()  # a hero can be kept from attacking, too
    b.act("play t-daze on t-rat-100")
    assert not any(monsters.positions(b.state, b.content, rat).values())  # it cannot attack
    assert monsters.victims(b.state, b.content, rat) == []
    b.hero("petra", column=())
    b.act("play t-tire on t-rat-100")
    assert not b.state.monsters[rat].ready


@pytest.mark.rule("alliance.hero.speed-pool")
def test_auras_quicken_and_marks_slow_a_hero(board):
    b = room(board)
    b.hero("krom", 11, 3, column=("t-march",))
    b.turn("petra")
    assert b.speed() == 5
    b.state.marks = [MarkToken("slow", 2, 4, b.who("petra"))]
    assert b.speed() == 3


@pytest.mark.parametrize(("slow", "speed"), [(3, 1), (4, 0), (6, 0)])
def test_nobody_is_slower_than_standing_still(board, slow, speed):
    b = room(board)
    b.turn("petra")
    b.state.marks = [MarkToken("slow", slow, 4, b.who("petra"))]
    assert b.speed() == speed
    assert bool(b.offered("move")) is (speed > 0)


def test_a_spell_that_exhausts_too_is_for_monsters_only(board):
    b = room(board)
    b.hero("mcfarlin", 11, 1)
    b.monster("t-rat", 11, 0)
    b.hand(0, "t-stun", "t-hold")
    b.turn("petra")
    assert b.offered("play t-stun") == ["play t-stun on t-rat-100"]
    assert b.offered("play t-hold") == ["play t-hold on t-rat-100", "play t-hold on mcfarlin"]


@pytest.mark.rule("alliance.search.trap-choice", "alliance.disarm.auto-success")
def test_a_card_reveals_from_afar_and_only_the_disarming_costs_speed(board):
    b = room(board)
    b.tile(6)
    trap = b.challenge("t-dart", 6, 4, level=2)
    b.monster("t-rat", 11, 0)
    b.hand(0, "t-sense")
    b.turn("petra", used=2)
    b.act("play t-sense", "sure")
    assert trap not in b.state.challenges
    assert b.speed() == 0
    b.challenge("t-dart", 6, 4, level=2)
    b.hero("petra", column=())
    b.hand(0, "t-sense")
    b.state.turn.used = 3
    b.act("play t-sense", "leave")
    assert [str(option) for option in b.t.asked[-1].options] == ["leave", "0", "1"]  # one point is too few to be sure
    assert b.speed() == 1


def test_playings_have_a_text_of_their_own(board):
    b = room(board)
    b.monster("t-rat", 11, 1)
    b.hero("petra", column=("t-sword",))
    b.hand(0, "t-hammer", "t-hold", "t-mail", "t-mail")
    turn = b.turn("petra")
    texts = [str(one) for one in cards.playings(b.state, b.content, turn, 4)]
    again = ["repeat t-hammer for attack", "repeat t-hammer for bonus"]
    assert texts == [*again, "play t-hold on t-rat-100", "play t-mail"]


@pytest.mark.rule("alliance.burst.heal", "alliance.burst.options")
@pytest.mark.parametrize(("wounds", "poison", "heals"), [(0, 0, False), (1, 0, True), (0, 1, True), (1, 1, True)])
def test_a_burst_heals_whoever_has_a_wound_of_either_kind(board, wounds, poison, heals):
    b = board()
    b.tile(11)
    b.hero("petra", 11, 4, wounds=wounds, poison=poison)
    b.turn("petra")
    b.hand(0, "t-axe", "t-bow")
    assert ("burst heal" in b.options()) is heals

"""What people are told: labels of actions, reasons of refusals; and what the invariants notice."""

import pytest

import undercroft
from undercroft import ledger
from undercroft.games.alliance.check import check
from undercroft.games.alliance.rules import activation, battle, labels, meanings
from undercroft.games.alliance.rules.abilities import armor
from undercroft.games.alliance.rules.options import (
    LEAVE,
    OTHERWISE,
    PASS,
    PRIMARY,
    STOP,
    Assault,
    Attack,
    Character,
    Effort,
    Facing,
    Force,
    Handle,
    Laying,
    Reaction,
    Spin,
    Start,
)
from undercroft.games.alliance.state import MonsterToken
from undercroft.kernel import Ask, ContentError, Decline, IllegalAnswer, Meaning, Option, Text
from undercroft.tables.plain import words
from undercroft.texts import voice


def said(b, action):
    """What a plain table says of an action of the active hero, in English."""
    ask = Ask(0, "act", b.actions(), lambda one: labels.action(b.t, one), meaning=lambda one: meanings.action(b.t, one))
    return words.option(Option(ask.find(action), ask, voice("alliance")), voice("alliance"))


def ready(board):
    b = board()
    b.tile(11)
    b.tile(6)
    b.tile(12, doors="N", level=2)
    b.hero("petra", 11, 2, facing="south", column=("t-sword",))
    b.turn("petra")
    return b


@pytest.mark.parametrize(
    ("action", "words"),
    [
        ("move w", ("west", "5,7", "1 Speed")),
        ("face", ("Turn",)),
        ("open north", ("north",)),
        ("open north", ("1 Speed",)),
        ("force east", ("east", "1 Speed", "success 33.3 %", "level 2", "3 in all")),
        ("done", ()),
        ("burst speed", ("Burst of Strength", "2 cards")),
    ],
)
def test_actions_are_spoken(board, action, words):
    b = ready(board)
    b.hand(0, "t-mail", "t-mail")
    assert all(word in said(b, action) for word in words)


def why(b, action):
    """The rules behind an action of the active hero."""
    return labels.action(b.t, next(one for one in b.actions() if str(one) == action)).cites


def test_a_door_that_is_forced_is_called_what_it_is(board):
    """A wall that meets a door is locked, two walls hide a secret door; where no tile lies, one is let in."""
    b = board()
    b.tile(11, doors="NE")
    b.tile(12, doors="N")
    b.tile(16, doors="E")
    b.hero("petra", 11, 4, facing="south")
    b.turn("petra")
    b.hero("petra", 11, 5)
    assert said(b, "force east").startswith("Try the locked door in the east")
    assert why(b, "force east") == ("alliance.locked.definition", "alliance.locked.attempt")
    b.hero("petra", 11, 7)
    assert said(b, "force south").startswith("Try to find the secret door in the south")
    assert why(b, "force south") == ("alliance.secret.definition", "alliance.secret.attempt")
    b.hero("petra", 11, 1)
    assert said(b, "force north").startswith("Place a tile with a wall against the door in the north")
    assert "alliance.secret.attempt" not in why(b, "force north")
    del b.state.tiles[10]
    b.hero("petra", 11, 3)
    assert said(b, "force west").startswith("Break through the wall in the west")
    assert {"alliance.locked.no-tile-beyond", "alliance.secret.no-tile-beyond"} <= set(why(b, "force west"))


@pytest.mark.parametrize(
    ("action", "rule"),
    [
        ("move w", "alliance.move.step-cost"),
        ("face", "alliance.move.spin-free"),
        ("open north", "alliance.door.normal-cost"),
        ("again", "alliance.hero.second-movement"),
        ("burst speed", "alliance.burst.cost"),
        ("done", "alliance.hero.attack-optional"),
    ],
)
def test_each_action_cites_its_own_rule(board, action, rule):
    b = ready(board)
    b.hand(0, "t-mail", "t-mail")
    b.state.turn.used = 1
    assert rule in why(b, action)
    assert all(cited in ledger.rules("alliance") for cited in why(b, action))


@pytest.mark.rule("alliance.battle.base-or-bonus-card")
def test_a_card_of_two_uses_says_for_which_it_is_played(board):
    b = ready(board)
    b.monster("t-rat", 11, 5)
    b.hero("petra", column=())
    b.hand(0, "t-hammer")
    attack, bonus = (
        next(one for one in b.offered("play t-hammer") if one.endswith(use)) for use in ("attack", "bonus")
    )
    assert "for its base attack" in said(b, attack)
    assert "for its bonus" in said(b, bonus)


@pytest.mark.rule("alliance.cards.one-per-type", "alliance.burst.repeat-type")
def test_a_card_says_on_whom_it_is_played_and_a_second_of_its_type_what_it_takes(board):
    b = ready(board)
    b.hero("petra", 11, 4, column=("t-sword",))
    b.hero("lorna", 11, 5)
    b.hand(0, "t-ward", "t-axe", "t-mail", "t-mail")
    (on_lorna,) = (one for one in b.offered("play t-ward") if "lorna" in one)
    assert "on Lorna" in said(b, on_lorna)
    assert why(b, on_lorna) == ("alliance.cards.one-per-type",)
    assert why(b, "repeat t-axe") == ("alliance.burst.repeat-type",)


@pytest.mark.rule("alliance.locked.auto-success")
def test_an_effort_tells_its_chance_and_one_that_is_sure_has_no_other(board):
    sure, rolled = (meanings.effort(2, 0, one) for one in (Effort(2, True), Effort(1)))
    assert [(part.outcome, part.percent) for part in sure.odds] == [("fail", 0), ("pass", 100)]
    assert [(part.outcome, part.percent) for part in rolled.odds] == [("fail", 33.3), ("pass", 66.7)]
    assert [cost.value for cost in sure.cost] == [2]


@pytest.mark.rule("alliance.locked.attempt", "alliance.secret.attempt")
def test_a_door_of_ones_own_room_comes_before_a_bare_wall(board):
    b = board()
    b.tile(11, doors="E")
    b.tile(12, doors="N")
    b.hero("petra", 11, 5, facing="south")
    b.turn("petra")
    here = b.who("petra")
    assert meanings.force(b.state, b.content, here, Force(11, 1)).rank == 1
    b.tile(11, doors="N")
    assert meanings.force(b.state, b.content, here, Force(11, 1)).rank == 2


def test_a_tile_is_named_by_all_its_doors(table):
    tile = labels.laying(table().content, Laying("web-hall", 0, 11))
    assert [text.id for text in tile.args["doors"]] == [labels.side(number).id for number in range(4)]
    west = labels.laying(table().content, Laying("looted-larder", 2, 11))
    assert [text.id for text in west.args["doors"]] == [labels.side(2).id, labels.side(3).id]


@pytest.mark.rule("alliance.locked.take-time", "alliance.locked.auto-success")
def test_an_effort_is_a_roll_with_more_points_or_surely_enough():
    assert labels.effort(Effort(2)) == Text("effort-roll", {"points": 2})
    assert labels.effort(Effort(3, True)) == Text("effort-sure")


def test_a_burst_says_that_it_costs_two_cards(board):
    b = ready(board)
    b.hand(0, "t-mail", "t-mail")
    assert "2 cards" in said(b, "burst speed")
    first, second = (voice("alliance")(Text("ask-bury", {"hero": "Petra", "number": number})) for number in (1, 2))
    assert "two cards" in first
    assert "other card" in second


def test_tokens_are_spoken_with_their_odds(board):
    b = ready(board)
    b.arch(11, "north")
    b.challenge("t-locked", 11, 1, level=2, up=True)
    b.challenge("t-dart", 6, 4, level=1, known=True)
    b.challenge("t-dart", 6, 3, level=3)
    assert "33.3 %" in said(b, f"unlock {b.at(11, 1)}")
    assert "66.7 %" in said(b, f"disarm {b.at(6, 4)}")
    assert "%" not in said(b, f"search {b.at(6, 3)}")


def test_an_attack_is_spoken_with_its_damage(board):
    b = ready(board)
    b.monster("goblin", 11, 5)
    words = said(b, "attack goblin-100 with primary")
    assert "Goblin 1" in words
    assert "4 against" in words


def test_cards_are_spoken_with_target_and_use(board):
    b = ready(board)
    b.hero("petra", wounds=1, column=())
    card = next(card for card in b.content.cards.values() if card.hero == "petra" and card.aim == "none")
    b.hand(0, card.id)
    speak = voice("alliance")
    name = speak(labels.action(b.t, b.actions()[-2]))
    assert speak(Text(f"card-{card.id}")) in name
    b.hand(0, "t-hammer", "t-mend", "t-axe", "t-mail")
    said_of = {str(one): labels.action(b.t, one) for one in b.actions()}
    assert said_of["play t-hammer for attack"].id == "play-card-for"
    assert said_of["play t-mend on petra"].id == "play-card-on"
    b.hero("petra", column=("t-sword",))
    said_of = {str(one): labels.action(b.t, one) for one in b.actions()}
    assert said_of["repeat t-axe"].id == "repeat-card"


def test_reactions_and_hunts_are_spoken():
    assert labels.reaction(PASS).id == "react-pass"
    spoken = labels.reaction(Reaction(0, "krom", "hide"))
    assert (spoken.args["hero"].id, spoken.args["card"].id) == ("hero-krom", "card-hide")
    assert labels.hunt(OTHERWISE).id == "hunt-otherwise"
    assert meanings.hunt(OTHERWISE, ()) == Meaning()
    goblin = Assault("first", 100, "goblin", 1)
    assert labels.hunt(goblin).id == "hunt-first"
    assert meanings.hunt(goblin, (Text("hero-petra"), Text("hero-krom"))).detail.args["bonus"] == 1
    assert labels.plain(Facing(0, 0)).id == "side-north"


# ------------------------------------------------------------------------------------------------ roles, costs, ranks


def costs(meant):
    return [(cost.value, cost.what.id) for cost in meant.cost]


def test_what_ends_and_what_declines_says_so(board):
    b = ready(board)
    assert {str(one): one.role for one in b.actions() if one.role != "act"} == {"done": "end"}
    assert (PASS.role, LEAVE.role, STOP.role, OTHERWISE.role) == ("decline", "decline", "end", "act")


@pytest.mark.rule("alliance.move.leave-penalty", "alliance.burst.cost", "alliance.hero.two-attacks-speed-test")
def test_actions_tell_what_they_cost_and_how_usual_they_are(board):
    b = ready(board)
    b.hand(0, "t-vault", "t-axe", "t-mail")
    meant = {str(one): meanings.action(b.t, one) for one in b.actions()}
    assert costs(meant["move w"]) == costs(meant["play t-vault"]) == [(1, "cost-speed")]
    assert (costs(meant["play t-mail"]), meant["play t-mail"].rank) == ([], 0)
    assert (costs(meant["repeat t-axe"]), meant["repeat t-axe"].rank) == ([(2, "cost-cards")], 2)
    assert (costs(meant["burst speed"]), meant["burst speed"].rank) == ([(2, "cost-cards")], 1)
    assert (meant["face"].rank, meant["force east"].rank, meant["done"].rank) == (1, 1, 0)
    b.monster("goblin", 11, 1)
    assert costs(meanings.action(b.t, next(one for one in b.actions() if str(one) == "move s"))) == [(2, "cost-speed")]


@pytest.mark.rule("alliance.burst.while-defeated", "alliance.solo.damage-icon")
def test_starts_and_sufferers_tell_what_is_at_stake(board):
    b = ready(board)
    starts = [Start(verb, 0, "petra") for verb in ("activate", "rise", "rest", "leave")]
    assert [(costs(meanings.start(one)), meanings.start(one).rank) for one in starts] == [
        ([], 0), ([(2, "cost-cards")], 0), ([], 1), ([], 1),
    ]  # fmt: skip
    b.hero("petra", wounds=1, poison=1)
    assert meanings.suffer(b.state, b.content, Character(0, "petra")).detail.args == {"left": 3, "health": 5}


# ------------------------------------------------------------------------------------------------------------ refusals


@pytest.mark.parametrize(
    ("turn", "answer", "reason", "rule"),
    [
        ({"attacked": True}, "move n", "no-after-attack", "alliance.hero.no-move-after-attack"),
        ({"attacked": True}, "face east", "no-after-attack", "alliance.hero.no-move-after-attack"),
        ({"movement": 2}, "attack goblin-100 with primary", "no-attack-now", "alliance.hero.second-movement-no-attack"),
        ({"resting": True}, "attack goblin-100 with primary", "no-attack-now", "alliance.rest.no-attack"),
        ({}, "attack goblin-100 with primary", "no-target", "alliance.battle.legal-targets"),
        ({}, "attack goblin 1", "no-target", "alliance.battle.legal-targets"),
        ({"struck": (100, 101)}, "attack goblin 1", "no-attack-left", "alliance.hero.one-attack"),
        ({}, "burst speed", "no-second-burst", "alliance.burst.limit"),
        ({}, "play t-mail", "no-card", "alliance.cards.one-per-type"),
        ({}, "move n", "no-way", "alliance.move.step-cost"),
    ],
)
def test_a_refusal_says_why(board, turn, answer, reason, rule):
    b = board()
    b.hero("petra", burst="heal")
    b.turn("petra", **turn)
    text = activation.why_not(b.t, answer)
    assert text.id == reason
    assert rule in text.cites


def test_nonsense_has_no_reason(board):
    b = board()
    b.turn("petra")
    assert activation.why_not(b.t, "dance") is None
    b.state.turn = None
    assert activation.why_not(b.t, "move n") is None


def test_a_refusal_leaves_the_game_untouched():
    session = undercroft.new("alliance", seed=2, seats=2)
    while session.request.key != "act":
        session.answer(session.request.options[0].value)
    before = session.save()
    with pytest.raises(IllegalAnswer):
        session.answer("attack goblin-100 with primary")
    assert session.save() == before


# ---------------------------------------------------------------------------------------------------------- invariants


def game(moves=40):
    session = undercroft.new("alliance", seed=2, seats=2)
    while session.request.key != "act" or len(session.history) < moves:
        session.answer(session.request.options[0].value)
    check(session.state, session.content)
    return session.state, session.content


def test_a_lost_card_is_noticed():
    state, content = game()
    state.alliances[0].deck.pop()
    with pytest.raises(ContentError, match="cards"):
        check(state, content)


def test_a_doubled_upgrade_is_noticed():
    state, content = game()
    state.upgrade_discard.append(state.upgrade_decks[0][0])
    with pytest.raises(ContentError, match="cards"):
        check(state, content)


def test_a_lost_tile_is_noticed():
    state, content = game()
    state.tile_stack.pop()
    with pytest.raises(ContentError, match="tile"):
        check(state, content)


def test_a_lost_challenge_is_noticed():
    state, content = game()
    state.challenge_stacks[0].pop()
    with pytest.raises(ContentError, match="challenge"):
        check(state, content)


def test_two_in_one_space_are_noticed_and_so_is_who_stands_off_the_tiles():
    state, content = game()
    idle = next(hero for hero in range(8) if state.turn is None or hero != state.turn.hero)
    state.monsters[999] = MonsterToken("goblin", state.heroes[idle].cell, 0)
    with pytest.raises(ContentError, match="one space"):
        check(state, content)
    state.monsters[999].cell = 0
    with pytest.raises(ContentError, match="off the tiles"):
        check(state, content)


@pytest.mark.rule("alliance.reaction.when")
def test_a_reaction_says_what_the_attack_would_do_with_it_and_without(cave):
    b = cave("lorna", "aveline")
    b.hero("aveline", 11, 3)
    b.hero("lorna", wounds=1)
    b.monster("ogre", 11, 1)
    b.hand(0, "among-the-pillars", "stand-behind-me")
    meant = []

    def answer(text):
        def look(ask):
            meant.append({str(option): ask.meaning(option) for option in ask.options})
            return ask.find(text)

        return look

    b.run(battle.monster_attack(b.t, 100, 0), answer("aveline stand-behind-me"), answer("pass"))
    first, second = [{option: one.detail.args["defense"] for option, one in found.items()} for found in meant]
    assert first == {"pass": 2, "lorna among-the-pillars": 4, "aveline stand-behind-me": 4}
    assert second == {"pass": 4, "lorna among-the-pillars": 6}, "what was played before counts on"
    odds = {option: [one.outcome for one in found.odds] for option, found in meant[0].items()}
    assert (odds["pass"], odds["lorna among-the-pillars"]) == (["miss", "critical"], ["miss", "hit"])
    assert b.state.heroes[0].column == (), "only looked at"
    assert b.state.heroes[0].wounds == 3


@pytest.mark.rule("alliance.door.new-tile-choose")
def test_a_tile_to_be_laid_says_who_waits_there(cave):
    b = cave("petra")
    b.hero("petra", 11, 1)
    b.state.tile_area = ["ogre-kitchen", "", ""]
    b.act("open north", "ogre-kitchen 2")
    lay = b.t.asked[-1]
    detail = lay.meaning(lay.options[0]).detail
    assert voice("alliance", "en")(detail) == "Level II: Ogre, Goblin, a challenge"
    assert voice("alliance", "de")(detail) == "Stufe II: Oger, Goblin, eine Herausforderung"


def test_a_spin_and_a_search_come_after_what_a_hero_came_for(board):
    """Ranks: 0 for what is done most, 1 for what is usual; a disarming has its odds, a search its price."""
    b = board()
    b.tile(11)
    b.hero("petra", 11, 4)
    b.turn("petra")
    b.challenge("t-dart", 11, 5, known=True)
    b.challenge("t-locked", 11, 3, up=True)

    def ranked(option):
        return meanings.action(b.t, option)

    assert ranked(Spin(b.who("petra"))).rank == 1
    assert ranked(Handle("unlock", b.at(11, 3))).rank == 0
    disarm = ranked(Handle("disarm", b.at(11, 5)))
    assert (disarm.rank, [one.outcome for one in disarm.odds]) == (1, ["fail", "pass"])
    search, chest = ranked(Handle("search", b.at(11, 5))), ranked(Handle("chest", b.at(11, 3)))
    assert (search.rank, [one.value for one in search.cost]) == (1, [1])
    assert (chest.rank, [one.value for one in chest.cost]) == (0, [1])


def test_an_attack_names_the_card_it_is_made_with(board):
    b = board()
    rat = b.monster("t-rat", 11, 4)
    primary, card = (labels.attack(Attack(0, rat, "t-rat", source)) for source in (PRIMARY, "t-spark"))
    assert (str(primary.args["source"]), str(card.args["source"])) == ("source-primary", "card-t-spark")


def test_a_reaction_says_what_is_left_of_the_damage(board):
    """A blow of 5 against Petra's 1 armor wounds 4 times; parried with 2 more armor, twice."""
    b = board()
    b.tile(11)
    b.hero("petra", 11, 4)
    b.hand(0, "t-parry")
    hero = b.who("petra")

    def shield(state):
        return armor(state, b.content, hero)

    plain = meanings.reaction(b.state, b.content, Decline("pass"), hero, 5, shield, 0)
    parried = meanings.reaction(b.state, b.content, Reaction(hero, "petra", "t-parry"), hero, 5, shield, 0)
    needed = [one.detail.args["outcome"] for one in (plain, parried)]
    assert needed == [labels.outcome(4, 5), labels.outcome(2, 5)]

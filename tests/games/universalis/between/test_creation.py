"""Heroes created at muster: race, class, development points, skills, spells, name, equipment."""

import msgspec
import pytest

import undercroft
from undercroft.games.universalis.content.definitions import Attribute
from undercroft.games.universalis.content.names import NAMES
from undercroft.games.universalis.game import GAME
from undercroft.games.universalis.glossary import race
from undercroft.games.universalis.rules.between import creation, market
from undercroft.games.universalis.rules.characters import party
from undercroft.games.universalis.scene import notes
from undercroft.games.universalis.state import Draft, Held
from undercroft.games.universalis.view import view
from undercroft.kernel import Text
from undercroft.testing import run, scripted


def table(seats=1, heroes=3, **options):
    return scripted(GAME, seats=seats, heroes=heroes, options=options)


def answers(t, *given):
    """Run steps with these answers, one after another, until they are used up."""
    t.script(answers=given)
    while t.left_answers:
        name, *rest = GAME.next_step(t.state, t.content)
        run(GAME.steps[name](t, *rest))


def drafted(race, hero_class, **options):
    t = table(**options)
    t.state.making.draft = Draft(0, race=race, hero_class=hero_class)
    return t


def options_of(t):
    """What the next step offers, without answering."""

    class Stop(Exception):
        pass

    def look(ask):
        raise Stop

    t.script(answers=[look])
    name, *rest = GAME.next_step(t.state, t.content)
    with pytest.raises(Stop):
        run(GAME.steps[name](t, *rest))
    return [str(option) for option in t.asked[-1].options]


def test_the_hero_in_the_making_stands_below_the_goal_as_soon_as_the_race_is_known():
    t = drafted("", "")
    seen = view(t.state, t.content, 0)
    assert [note.id for note in notes(seen, t.content)][:2] != ["note-goal", "note-draft"]
    t.state.making.draft = Draft(0, race="dwarves", hero_class="gladiator", bought={"combat": 2})
    goal, made, *_ = notes(view(t.state, t.content, 0), t.content)
    assert (goal.id, made.id) == ("note-goal", "note-draft")
    low = t.content.races["dwarves"].low[Attribute.COMBAT]
    raised = Text("note-draft-value", {"what": Text("attribute-combat"), "value": low + 2})
    assert str(raised) in map(str, made.args["known"])


def test_when_the_quest_is_over_its_end_stands_in_the_place_of_the_goal():
    t = table()
    assert notes(view(t.state, t.content, 0), t.content)[0].id == "note-goal"
    t.state.quest.ended = "won"
    assert notes(view(t.state, t.content, 0), t.content)[0].id == "end-won"


def test_the_card_of_a_race_names_a_range_only_where_there_is_one():
    card = table().content.races["dwarves"]
    figures = {str(one.name): str(one.value) for one in race(card).figures}
    assert card.low[Attribute.MOVEMENT] == card.high[Attribute.MOVEMENT]
    assert figures["attribute-movement"] == str(card.high[Attribute.MOVEMENT])
    assert figures["attribute-combat"] == f"stat-range-of(low={card.low[1]}, high={card.high[1]})"


SHARA = ("create", "humans", "warrior", "raise combat", "raise combat", "raise strength", "done", "blocking", "aldric")


@pytest.mark.rule("dun.create.race-first", "dun.create.order", "dun.heroes.choose")
def test_a_hero_is_created_step_by_step():
    t = table()
    answers(t, *SHARA)
    hero = next(iter(t.state.figures.values()))
    card = t.content.races["humans"]
    assert (hero.card, hero.kind, hero.vp, hero.coins) == ("aldric", "hero", 10, 20)
    assert hero.base[Attribute.COMBAT] == card.low[Attribute.COMBAT] + 2
    assert hero.base[Attribute.STRENGTH] == card.low[Attribute.STRENGTH] + 1
    assert hero.base[Attribute.AGILITY] == card.low[Attribute.AGILITY]
    assert t.state.making.outfitting == hero.id
    assert party.hero_of(t.state, t.content, hero).hero_class == "warrior"


@pytest.mark.rule("dun.class.initial-skills", "dun.race.start-skills", "dun.skill.extra-at-creation")
def test_skills_of_race_and_class_and_one_more_for_some_races():
    t = table()
    answers(t, *SHARA)
    hero = next(iter(t.state.figures.values()))
    assert set(hero.skills) == {*t.content.races["humans"].skills, "elite", "blocking"}
    t = drafted("elves", "warrior")
    answers(t, "done")
    assert options_of(t)[0] in creation.NAMES["elves"]


@pytest.mark.rule("dun.skill.extra-at-creation", "dun.skill.class-symbols", "dun.heroes.unique-skill")
def test_the_extra_skill_is_of_the_class_and_new_to_the_party():
    t = table()
    answers(t, "shara")
    t.state.making.draft = Draft(0, race="humans", hero_class="warrior", spent=True)
    offered = options_of(t)
    assert "combat-master" in offered
    assert "blocking" not in offered, "Shara knows it"
    assert "locksmith" not in offered, "no skill of warriors"


@pytest.mark.rule("dun.create.development-points", "dun.create.warrior-discount", "dun.race.attribute-cost")
def test_eight_points_and_the_warriors_discount():
    t = drafted("elves", "warrior")
    assert creation.points_left(t) == 8
    assert creation.increases(t)["combat"] == 1
    answers(t, "raise combat")
    assert creation.points_left(t) == 7
    assert creation.increases(t)["combat"] == 2
    answers(t, "raise strength", "raise combat", "raise movement")
    assert creation.points_left(t) == 1
    assert creation.increases(t) == {}


@pytest.mark.rule("dun.race.attribute-range", "dun.create.fixed-armor-fortune")
def test_no_attribute_rises_above_the_race_and_armor_is_never_offered():
    t = drafted("elves", "scout")
    answers(t, "raise strength")
    assert "strength" not in creation.increases(t)
    assert not {"armor", "dexterity", "perception"} & set(creation.increases(t))


@pytest.mark.rule("dun.create.mana-attribute")
def test_only_some_races_raise_mana_and_only_by_two():
    t = drafted("elves", "wizard")
    answers(t, "raise mana", "raise mana")
    assert creation.points_left(t) == 6
    assert "mana" not in creation.increases(t)
    assert "mana" not in creation.increases(drafted("humans", "wizard"))
    assert "mana" not in creation.increases(drafted("elves", "warrior"))


@pytest.mark.rule("dun.heroes.spells", "dun.magic.mana-pool", "dun.create.mana-attribute")
def test_a_wizard_chooses_four_spells_and_has_eight_mana():
    t = drafted("elves", "wizard")
    spells = ["fireball", "wall-of-fire", "healing-light", "holy-light"]
    answers(t, "raise mana", "done", *spells, "thalwen")
    hero = next(iter(t.state.figures.values()))
    assert hero.spells == tuple(spells)
    assert hero.base[Attribute.MANA] == hero.mana == 9


@pytest.mark.rule("dun.create.restricted-lores")
def test_lores_that_race_and_class_allow():
    t = drafted("elves", "wizard")
    t.state.making.draft.spent = True
    lores = {t.content.spells[spell].lore for spell in options_of(t)}
    assert "fire" in lores
    assert "underworld" not in lores
    with_us = party.company(t.state, t.content)
    sorcery = {t.content.spells[spell].lore for spell in party.open_spells(t.content, with_us, "orcs", "sorcerer")}
    assert sorcery == {"tribal"}
    assert party.open_spells(t.content, with_us, "orcs", "ranger") == []
    assert party.open_spells(t.content, with_us, "elves", "ranger")


@pytest.mark.rule("dun.magic.who")
def test_only_spellcasters_choose_spells_and_only_of_their_lores():
    t = drafted("elves", "warrior")
    t.state.making.draft.spent = True
    assert creation.spells_left(t) == []
    t = drafted("dwarves", "runic-master")
    t.state.making.draft.spent = True
    lores = {t.content.spells[spell].lore for spell in creation.spells_left(t)}
    assert lores == {"runic", "light", "blessings"}
    realms = {lore.realm for lore in t.content.lores.values()}
    assert len(realms) <= 4


@pytest.mark.rule("dun.heroes.unique-spell")
def test_nobody_learns_a_spell_that_is_known_already():
    t = table()
    answers(t, "maeliss")
    t.state.making.draft = Draft(0, race="elves", hero_class="ranger", spent=True)
    t.state.settings = msgspec.structs.replace(t.state.settings, free_party=False)
    with_us = party.company(t.state, t.content)
    assert "fireball" in with_us.known
    assert "fireball" not in party.open_spells(t.content, with_us, "celestials", "wizard")


@pytest.mark.rule("dun.heroes.unique-class", "dun.heroes.type-mix")
def test_classes_that_the_party_has_room_for():
    t = table()
    answers(t, "shara")
    assert "knight" not in party.open_classes(t.state, t.content, "humans")
    assert "warrior" not in party.open_classes(t.state, t.content, "humans"), "an explorer and a caster are missing"
    assert "rogue" in party.open_classes(t.state, t.content, "humans")
    answers(t, "taeral")
    groups = {t.content.classes[own].group for own in party.open_classes(t.state, t.content, "elves")}
    assert groups == {"spellcaster"}


@pytest.mark.rule("dun.race.alignment", "dun.create.human-evil")
def test_good_and_evil_races_do_not_meet():
    t = table()
    answers(t, "pim")
    races = party.open_races(t.state, t.content)
    assert "elves" in races
    assert "orcs" not in races
    assert "sorcerer" not in party.open_classes(t.state, t.content, "humans")
    assert "sorcerer" in party.open_classes(t.state, t.content, "catfolk")


@pytest.mark.rule("dun.heroes.restrictions-optional")
def test_all_restrictions_can_be_dropped():
    t = table(**{"free-party": True})
    answers(t, "shara", "pim")
    assert "orcs" in party.open_races(t.state, t.content)
    assert "knight" in party.open_classes(t.state, t.content, "orcs")
    t.state.making.draft = Draft(0, race="humans", hero_class="warrior", spent=True)
    assert "blocking" in options_of(t)
    assert "malkin" in party.choosable(t.state, t.content)


@pytest.mark.rule("dun.create.race-class-list", "dun.create.race-first")
def test_recommended_classes_come_first_and_all_others_follow():
    t = table(heroes=1)
    classes = party.open_classes(t.state, t.content, "minotaurs")
    assert classes[:2] == ["barbarian", "warrior"]
    assert "scout" in classes


@pytest.mark.rule("dun.create.money", "dun.create.money-spending")
def test_twenty_coins_are_spent_within_the_class():
    t = table()
    answers(t, *SHARA, "buy broadsword", "buy shield", "buy chainmail")
    hero = next(iter(t.state.figures.values()))
    prices = sum(market.ware(t, card).cost for card in ("broadsword", "shield", "chainmail"))
    assert hero.coins == 20 - prices
    assert (hero.hands, hero.worn, hero.pack) == ([Held("broadsword"), Held("shield")], [Held("chainmail")], [])
    assert "buy plate-armor" not in options_of(t)
    answers(t, "return chainmail", "stow shield", "done")
    assert hero.coins == 20 - prices + market.ware(t, "chainmail").cost
    assert (hero.worn, hero.pack) == ([], [Held("shield")])
    assert t.state.making.outfitting == -1


@pytest.mark.rule("dun.create.money-spending", "dun.class.card")
def test_a_wizard_is_offered_no_armor():
    t = drafted("elves", "wizard")
    answers(t, "done", "fireball", "wall-of-fire", "healing-light", "holy-light", "thalwen")
    offered = options_of(t)
    assert "buy staff" in offered
    assert "buy leather-armor" not in offered
    assert "buy broadsword" not in offered


@pytest.mark.rule("dun.create.rare-free")
def test_rare_things_need_no_roll_during_creation():
    t = table()
    answers(t, *SHARA)
    hero = next(iter(t.state.figures.values()))
    rare = next(card for card in market.buyable(t, hero) if market.ware(t, card).uncommon)
    answers(t, f"buy {rare}")
    assert t.rolled == []
    assert Held(rare) in (*hero.hands, *hero.worn, *hero.pack)
    assert t.state.stay.sought == []


@pytest.mark.rule("dun.create.money-not-shared")
def test_what_one_leaves_does_not_help_the_next():
    t = table()
    answers(t, *SHARA, "done")
    answers(t, "create", "elves", "wizard", "done", "fireball", "wall-of-fire", "healing-light", "holy-light")
    answers(t, "thalwen")
    first, second = t.state.figures.values()
    assert (first.coins, second.coins) == (20, 20)


def test_a_champion_of_the_gods_begins_with_a_prayer():
    t = drafted("celestials", "paladin")
    answers(t, "done", "holy-light", "lumiane")
    hero = next(iter(t.state.figures.values()))
    assert hero.spells == ("holy-light",)
    assert hero.mana == 0


def test_hatred_asks_for_its_enemies():
    t = drafted("humans", "ranger")
    answers(t, "done", "hatred-towards", "great-orc-clans")
    spell = options_of(t)[0]
    answers(t, spell, "corwin")
    hero = next(iter(t.state.figures.values()))
    assert [trait.word for trait in hero.traits if trait.skill == "hatred-towards"] == ["great-orc-clans"]


@pytest.mark.rule("dun.create.money-companions")
def test_coins_that_are_left_hire_a_mercenary():
    t = table(heroes=1)
    answers(t, *SHARA, "done")
    assert GAME.next_step(t.state, t.content) == ("hire", 1)
    answers(t, "sellsword", "broadsword")
    hero, sword = t.state.figures.values()
    assert (hero.coins, sword.card, sword.owner) == (12 + 14, "sellsword", hero.id)  # 14 for going alone


@pytest.mark.rule("dun.hero.fields", "dun.heroes.keep")
def test_a_created_hero_is_saved_shown_and_undone():
    session = undercroft.new("universalis", seed=3, seats=1, heroes=1)
    for answer in (*SHARA, "buy broadsword"):
        session.answer(answer, 0)
    again = undercroft.load(session.save())
    assert again.state.saga.created["aldric"].race == "humans"
    assert again.view(0)["created"]["aldric"]["hero_class"] == "warrior"
    session.undo(0)
    session.undo(0)
    assert session.state.saga.created == {}
    assert session.request.key == "create-name"


@pytest.mark.rule("dun.create.money-spending")
def test_a_new_hero_does_not_change_his_mind_for_ever(arena):
    from undercroft.games.universalis.rules.between import creation

    a = arena()
    hero = a.hero(1, 1, card="shara", hands=("axe",))
    hero.coins = 20
    verbs = []
    for thoughts in (0, creation.SECOND_THOUGHTS):
        a.state.making.second_thoughts = thoughts
        with pytest.raises(AssertionError, match="no answer"):
            a.run(creation.outfit(a.t, hero.id))
        verbs.append({str(option).split(" ")[0] for option in a.t.asked[-1].options})
    assert "return" in verbs[0]
    assert verbs[1] == {"buy", "done"}
    a.state.making.second_thoughts = 0
    a.t.script((), ["return axe"])
    a.run(creation.outfit(a.t, hero.id))
    assert a.state.making.second_thoughts == 1


@pytest.mark.rule("dun.create.order")
def test_a_name_is_borne_by_one_hero_at_a_time_and_by_the_dead_if_no_other_is_left():
    t = drafted("humans", "warrior")
    names = list(NAMES["humans"])
    t.state.saga.fallen, t.state.saga.at_home = [names[0]], [names[1]]
    t.script(answers=[lambda ask: ask.options[0]])
    draft = t.state.making.draft
    run(creation.choose_name(t), t)
    assert [option.id for option in t.asked[-1].options] == names[2:]
    t.state.making.draft, t.state.saga.fallen = draft, names
    t.script(answers=[lambda ask: ask.options[0]])
    run(creation.choose_name(t), t)
    assert [option.id for option in t.asked[-1].options] == [*names[:2], *names[3:]], "the third is here himself"


def test_created_heroes_are_called_by_name_and_show_what_they_will_be():
    """Neither the log nor the notes number them as if there were several; the notes have what race and points give."""
    t = table()
    answers(t, *SHARA)
    answers(t, "buy torch")
    joined = [event.text() for event in t.log if getattr(event, "name", "") == "aldric"]
    assert joined
    assert all("figure-number" not in str(text) for text in joined)
    made = drafted("dwarves", "barbarian")
    made.state.making.draft.bought["strength"] = 1
    low = made.content.races["dwarves"].low
    told = str(notes(GAME.view(made.state, made.content, 0), made.content)[1])
    assert f"attribute-strength, value={low[Attribute.STRENGTH] + 1}" in told
    assert f"attribute-combat, value={low[Attribute.COMBAT]}" in told

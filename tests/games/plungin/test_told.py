"""Nothing happens in silence: what dice decide is told, with who it was, in both languages."""

from typing import Any

import pytest
from msgspec.structs import replace

from undercroft import texts
from undercroft.games import find
from undercroft.games.plungin import packs
from undercroft.games.plungin.content.definitions import UniqueLocation
from undercroft.games.plungin.rules import combat, construction, figures, happenings, monsters, phases, removal
from undercroft.games.plungin.state import OUT, Left

VOICES = {language: texts.voice("plungin", language) for language in ("en", "de")}
PARRIES = "Meezle defends: 2 dice (DEF 1, leather armor 1)"
CASTS = "William casts Lightning on Orc 1: 7 dice (MAG 5, Lightning 2)"
HURT = "Meezle loses 1 life (4 left)."


def story(q: Any, language: str = "en") -> list[str]:
    """All that has been told, as a spectator reads it."""
    return [VOICES[language](event.text()) for event in q.t.log]


def with_trap(quest: Any, trap: str) -> Any:
    q = quest("meezle")
    q.hero(cell=q.at(3, 3))
    q.chest(q.at(3, 4), trap=trap)
    return q


@pytest.mark.parametrize(
    ("dice", "told"),
    [
        ([1, 1, 4], ["It strikes at Meezle: 3 dice, no hit."]),
        (
            [5, 1, 4, 1, 1],
            [
                "It strikes at Meezle: 3 dice, 1 hit.",
                f"{PARRIES}, 0 blocked.",
                HURT,
            ],
        ),
        (
            [5, 5, 4, 5, 6],
            ["It strikes at Meezle: 3 dice, 2 hits.", f"{PARRIES}, 2 blocked."],
        ),
    ],
)
def test_a_trap_that_strikes_says_how_well(quest: Any, dice: list[int], told: list[str]) -> None:
    q = with_trap(quest, "poison-needle")
    q.act("open chest-0", dice=[*dice, 1, 1])
    said = story(q)
    assert said[0] == "A trap on chest 1! Poison Needle, and Meezle has set it off."
    assert said[1 : 1 + len(told)] == told
    assert said[1 + len(told)] == "Meezle opens chest 1."
    assert story(q, "de")[1].startswith("Sie schlägt nach Meezle: 3 Würfel, ")


def test_a_test_against_a_trap_is_told_and_who_cannot_move_is_named(quest: Any) -> None:
    q = with_trap(quest, "falling-block")
    q.act("open chest-0", dice=[5, 1, 1, 1, 1, 1])
    said = story(q)
    assert said[1] == "Meezle rolls 3 dice (DEX, needs 1) against it: no harm done."
    assert said[2].startswith("Meezle rolls ")
    assert said[2].endswith(" (RES, needs 1) against it: that is not enough.")
    assert said[3] == "Meezle is held up and cannot move in this Action Phase."
    assert not any(option.startswith("move") for option in q.options())
    lucky = with_trap(quest, "falling-block")
    lucky.act("open chest-0", dice=[5, 1, 1, 5, 1, 1])
    assert "Meezle is held up and cannot move in this Action Phase." not in story(lucky)
    assert any(option.startswith("move") for option in lucky.options())


@pytest.mark.parametrize(
    ("event", "told"),
    [
        ("dropped-purse", ["Dropped Purse!", "Meezle is 10 gold richer."]),
        ("cold-draught", ["Cold Draught!", "George's torch goes out."]),
        ("loose-flagstone", ["Loose Flagstone!", "Meezle is held up and cannot move in this Action Phase."]),
    ],
)
def test_an_event_says_whom_it_befalls(quest: Any, event: str, told: list[str]) -> None:
    q = quest("meezle", "george")
    q.hero(1, torch=1)
    q.run(happenings.happen(q.t, 0, q.t.content.happenings[event]))
    assert [line.removeprefix("A ") for line in story(q)] == told
    assert all("{" not in line for line in story(q, "de"))


@pytest.mark.parametrize(
    ("kind", "hit", "works", "fails"),
    [
        ("will-o-the-wisp", 1, "hums, and arms grow heavy.", "hums, but nobody yawns."),
        ("cloister-wight", 2, "lets everybody see what it is.", "lets everybody see what it is, and nobody looks."),
    ],
)
def test_magic_that_fails_is_not_told_as_if_it_worked(quest: Any, kind: str, hit: int, works: str, fails: str) -> None:
    for successes, ending in ((hit, works), (hit - 1, fails)):
        q = quest("george")
        room = q.room()
        q.hero(cell=q.at(1, 1, room))
        foe, entry = q.foe(kind, q.at(4, 4, room)), q.t.content.monsters[kind]
        resist = [6] if successes == hit and entry.magic.kind == "fear" else []
        dice = [*[5] * successes, *[1] * (entry.mag - successes), *resist]
        q.run(monsters.use_magic(q.t, foe, entry.magic, 0), dice=dice)
        assert story(q)[0].endswith(f" 1 {ending}")
        assert ("George looks it in the face and does not flinch." in story(q)) is bool(resist)


def test_a_wand_that_fails_says_so(quest: Any) -> None:
    q = quest("william")
    q.hero(items=["spark-wand"], cell=q.at(3, 1))
    q.foe("orc", q.at(3, 6))
    q.act("use spark-wand orc-11", dice=[4] * 6)
    assert story(q) == ["William uses: spark wand.", "Nothing comes of it."]


def test_a_great_key_that_opened_nothing_is_kept_not_found(quest: Any) -> None:
    q = quest("meezle", uniques=(UniqueLocation(id="side-hall", tile="pillar-hall"),))
    q.room("room-6x6", 0)
    q.room("room-6x6", 1)
    ref = q.door(1, 1, "great", open=True)  # a gap of 6 by 6 squares
    q.state.queue = [ref]
    q.run(construction.build(q.t, ref))
    assert story(q)[-1] == "That lock did not wear it out: Meezle takes the Great Key."
    assert not [line for line in story(q) if "finds" in line]


def test_a_monster_that_cannot_come_nearer_does_not_walk_to_where_it_stands(quest: Any) -> None:
    q = quest("george", "konrad")
    q.hero(cell=q.at(1, 1))
    q.hero(1, cell=q.at(6, 6))
    orc = q.foe("orc", q.at(1, 3))
    for column, row in ((1, 2), (2, 1), (2, 2), (2, 3), (1, 4), (2, 4)):
        q.foe("orc", q.at(column, row))
    monsters.move(q.t, orc, 0)
    assert story(q)[-1] == "Orc 1 finds no way to come nearer."
    assert orc.cell == q.at(1, 3)


def test_a_drink_and_what_is_picked_up_are_told(quest: Any) -> None:
    q = quest("meezle")
    room = q.room("fountain")
    water = next(cell for cell, mark in figures.board(q.t).marks.items() if mark == "F")
    q.hero(cell=water, lif=2, items=["bottle"])
    q.state.litter[room] = [Left(thing="torch", owner=0)]
    q.act("drink", dice=[2])
    q.act("take torch")
    assert story(q) == ["Meezle drinks from the fountain.", "Meezle gets 2 life back.", "Meezle picks up: torch."]
    assert story(q, "de")[0] == "Meezle trinkt aus dem Brunnen."
    other = quest("meezle")
    other.room("fountain")
    other.hero(cell=water, items=["bottle"])
    other.act("fill")
    assert story(other) == ["Meezle fills a bottle at the fountain."]


def test_who_comes_near_is_told_before_who_notices_it(quest: Any) -> None:
    q = quest("meezle")
    q.hero(cell=q.at(1, 2))
    q.foe("orc", q.at(1, 6), aware=False)
    q.act("move 0,2")
    assert story(q) == ["Meezle moves to 0,2.", "The party has been noticed by Orc 1."]


def test_a_torch_goes_out_in_its_phase_and_not_before(quest: Any) -> None:
    q = quest("meezle")
    q.hero(torch=1)
    q.run(phases.begin_phase(q.t), dice=[1])
    assert story(q) == ["Action Phase 1 (round 1).", "Meezle's torch goes out."]


@pytest.mark.parametrize(
    ("spell", "target", "dice", "told"),
    [
        (
            "lightning",
            "orc-11",
            [5, 1, 1, 1, 1, 1, 1, 6, 1, 1],
            f"{CASTS}, 1 hit.",
        ),
        (
            "lightning",
            "orc-11",
            [3] * 7,
            "William casts Lightning on Orc 1 with no success (needs 1): nothing happens.",
        ),
        (
            "invisibility",
            "william-0",
            [5, 5, 1, 1, 1],
            "William casts Invisibility with 2 successes (needs 2): it works.",
        ),
        (
            "invisibility",
            "george-1",
            [5, 5, 1, 1, 1],
            "William casts Invisibility on George with 2 successes (needs 2): it works.",
        ),
    ],
)
def test_a_spell_names_its_target_once(quest: Any, spell: str, target: str, dice: list[int], told: str) -> None:
    q = quest("william", "george")
    q.hero(abilities=["magic-school air"], spells=[spell], mag=5)
    q.foe("orc", q.at(1, 6))
    q.act(f"cast {spell} {target}".strip(), dice=dice)
    assert story(q)[0] == told
    assert not any(line.startswith("William attacks") for line in story(q))


def test_what_a_monster_kills_of_its_own_is_worth_no_words(quest: Any) -> None:
    q = quest("meezle")
    orc, other = q.foe("orc", q.at(1, 6)), q.foe("orc", q.at(2, 6))
    removal.remove(q.t, orc, other.number)
    removal.remove(q.t, other, 0)
    assert story(q) == ["Orc 1 is gone.", "Orc 2 is gone: 11 XP, 6 gold."]
    assert story(q, "de") == ["Ork 1 ist beseitigt.", "Ork 2 ist beseitigt: 11 EP, 6 Gold."]


def test_who_hums_with_success_does_not_hum_again(quest: Any) -> None:
    """A Wisp in a corner has two actions; a second Sleepy spell would change nothing, a failed one is tried again."""
    for first, second in (([5, 1, 1, 1], []), ([1, 1, 1, 1], [5, 1, 1, 1])):
        q = quest("meezle")
        room = q.room()
        q.hero(cell=q.at(6, 6, room))
        wisp = q.foe("will-o-the-wisp", q.at(1, 1, room))
        q.run(monsters.act(q.t, wisp), dice=[*first, *second])
        assert q.state.sleepy == {room: [wisp.number]}


def test_the_end_is_told_by_the_scene_too(quest: Any) -> None:
    q = quest("meezle")
    game = find("plungin")
    for reason, note in (("", "note-hidden"), ("won", "note-won"), ("slain", "note-lost")):
        q.state.reason = reason
        seen = {**game.view(q.state, q.t.content, 0), "seat": 0, "waiting": [], "over": bool(reason)}
        drawn = game.scene(seen, q.t.content)
        assert drawn.notes[1].id == note
        assert drawn.headline.args["phase"].id == ("phase-over" if reason else "phase-heroes")


@pytest.mark.parametrize(
    ("dice", "told"),
    [
        ([5, 1, 1], ["Meezle disarms the Poison Needle: 2 XP."]),
        (
            [4, 4, 3, 1, 1, 1],
            [
                "Meezle tries to disarm the Poison Needle, and slips.",
                "A trap on chest 1! Poison Needle, and Meezle has set it off.",
                "It strikes at Meezle: 3 dice, no hit.",
            ],
        ),
    ],
)
def test_who_fails_to_disarm_a_trap_is_said_to_have_tried(quest: Any, dice: list[int], told: list[str]) -> None:
    q = quest("meezle")
    q.hero(cell=q.at(3, 3))
    q.chest(q.at(3, 4), trap="poison-needle", detected=True)
    q.act("disarm chest-0", dice=dice)
    assert story(q) == told


@pytest.mark.parametrize(
    ("caster", "school", "spell", "target", "dice", "told", "german"),
    [
        (
            "brother-cecil",
            "earth",
            "harden",
            "george-1",
            [5, 1, 1, 1],
            ["The skin of George turns hard as stone: 1 die more in defense.", "2 XP for the party."],
            "Die Haut von George wird hart wie Stein: 1 Würfel mehr bei der Abwehr.",
        ),
        (
            "brother-cecil",
            "earth",
            "pit",
            "orc-11",
            [5, 5, 1, 1, 1, 1, 1],
            ["The ground opens under Orc 1 and closes again.", "Orc 1 is gone: 11 XP, 6 gold.", "4 XP for the party."],
            "Der Boden öffnet sich unter Ork 1 und schließt sich wieder.",
        ),
        (
            "william",
            "water",
            "likeness",
            "orc-11",
            [5, 5, 5, 5],
            ["William takes the form of this Monster: Orc.", "8 XP for the party."],
            "William nimmt diese Gestalt an: Ork.",
        ),
    ],
)
def test_a_spell_says_what_it_does(
    quest: Any, caster: str, school: str, spell: str, target: str, dice: list[int], told: list[str], german: str
) -> None:
    q = quest(caster, "george")
    q.hero(abilities=[f"magic-school {school}"], spells=[spell], mag=4)
    q.foe("orc", q.at(1, 6))
    q.act(f"cast {spell} {target}", dice=dice)
    assert story(q)[1:] == told
    assert story(q, "de")[1] == german


def test_a_spell_that_adds_nothing_says_so_and_earns_nothing(quest: Any) -> None:
    q = quest("brother-cecil", "george")
    q.hero(abilities=["magic-school earth"], spells=["harden"], mag=4)
    q.hero(1, skin=1)
    q.act("cast harden george-1", dice=[5, 1, 1, 1])
    assert story(q)[1:] == ["Nothing comes of it."]


def test_a_gate_and_a_fireball_are_told_with_their_squares(quest: Any) -> None:
    q = quest("brother-cecil")
    q.hero(abilities=["magic-school earth"], spells=["earth-gate"], mag=4)
    q.act("cast earth-gate", "5,5", dice=[5, 5, 5, 5])
    assert story(q)[1] == "Brother Cecil's Earth Gate stands open at 5,5."
    fire = quest("pell")
    fire.hero(abilities=["magic-school fire"], spells=["fireball"], mag=4)
    fire.foe("orc", fire.at(5, 6))
    fire.act("cast fireball", "3,3", dice=[5, 5, 1, 1, 1, 1, 1])
    assert story(fire)[1:3] == [
        "Fireball strikes the squares from 3,3 to 5,5: 1 damage each.",
        "Orc 1 defends: 3 dice, 0 blocked.",
    ]
    assert story(fire, "de")[1] == "Feuerball trifft die Felder von 3,3 bis 5,5: je 1 Schaden."


def test_breath_is_told_with_its_squares_and_not_as_if_it_filled_the_room(quest: Any) -> None:
    q = quest("george", pack=packs.built_in("ash-stair"))
    room = q.room("room-8x8")
    q.hero(cell=q.at(1, 1, room))
    dragon, breath = q.foe("doom-dragon", q.at(6, 6, room)), q.t.content.monsters["doom-dragon"].breath
    q.run(monsters.breathe(q.t, dragon, breath, 0), dice=[5] * figures.defense_dice(q.t, 0))
    told, far = q.t.log[0], q.at(breath.size, breath.size, room)
    assert (told.cell, told.far, told.damage) == (q.at(1, 1, room), far, breath.damage)
    assert story(q)[0].startswith("Doom Dragon 1 breathes over the squares from ")
    assert story(q, "de")[0].startswith("Der Atem von Verhängnisdrache 1 trifft die Felder von ")


@pytest.mark.parametrize(
    ("die", "told"),
    [
        (5, "Demon of the Eye does not even blink (7 on the Life Chart)."),
        (6, "Demon of the Eye reels (8 on the Life Chart): ATK -1 from now on."),
    ],
)
def test_a_boss_that_is_hurt_says_what_it_has_lost(quest: Any, die: int, told: str) -> None:
    q = quest("george")
    demon = q.foe("eye-demon", q.at(3, 6))
    demon.nth = 0
    q.run(combat.roll_life(q.t, demon, 2, 0), dice=[die])
    assert story(q) == [told]


def test_who_comes_back_to_life_and_who_sets_out_says_where(quest: Any) -> None:
    q = quest("george", "meezle")
    q.hero(items=["potion-of-breath"])
    q.hero(1, lif=0, cell=OUT)
    q.act("use potion-of-breath meezle-1", dice=[3])
    assert story(q)[1] == "Meezle breathes again at 0,0, with 3 life."
    assert story(q, "de")[1] == "Meezle atmet wieder, bei 0,0 und mit 3 Leben."
    new = quest("george")
    new.state.order = []
    new.hero(cell=OUT)
    new.run(phases.place(new.t, 0), answers=("2,1",))
    assert story(new)[-1] == "George stands at 2,1."


def test_what_is_found_and_worn_at_once_is_told(quest: Any) -> None:
    q = quest("meezle")
    q.hero(attire=[], items=[], hands=["sword"])
    q.state.litter[0] = [Left(0, "felt-shoes"), Left(0, "wooden-shield"), Left(0, "spear")]
    for thing in ("felt-shoes", "wooden-shield", "spear"):
        q.act(f"take {thing}")
        q.fresh()
    assert story(q) == [
        "Meezle picks up: felt shoes.",
        "Meezle puts on: felt shoes.",
        "Meezle picks up: wooden shield.",
        "Meezle takes in hand: wooden shield.",
        "Meezle picks up: spear.",
    ]


def test_the_plot_counter_is_told_as_it_goes_until_the_dungeon_is_complete(quest: Any) -> None:
    q = quest("meezle", span=(2, 1))
    for _ in range(4):
        q.run(phases.end_round(q.t))
    assert [line for line in story(q) if "Plot" in line] == [
        "The Plot Counter shows 1.",
        "The Plot Counter shows a pink 1: doors get worse.",
        "The Plot Counter has run out: the dungeon is complete, and only dead ends are left behind its doors.",
    ]


@pytest.mark.rule("plungin.unique.eye-of-doom-exit")
def test_a_task_and_a_secret_exit_name_their_place(quest: Any) -> None:
    q = quest("george", pack=packs.built_in("drowned-toll"))
    door = q.door(0, 0, "great", open=True)
    q.state.queue = [door]
    room = q.room("counting-house", door)
    q.state.rooms[room] = replace(q.state.rooms[room], unique="counting-house")
    q.state.used_uniques.append("counting-house")
    keeper, sailor = q.foe("toll-keeper", q.at(4, 3, room)), q.foe("drowned-sailor", q.at(1, 1, room))
    keeper.cell = q.at(1, 2)  # out of the room, but not out of the world
    q.hero(cell=q.at(2, 2, room))
    removal.remove(q.t, sailor, 0)
    assert not [line for line in story(q) if "Counting House" in line]
    assert "leave" not in q.options()
    removal.remove(q.t, keeper, 0)
    said = story(q)
    q.foe("drowned-sailor", q.at(1, 1, room), home=0)  # one that came in from elsewhere does not hide it again
    assert "leave" in q.options()
    assert "The task of this place is done (Counting House): 150 XP for the party." in said
    assert said[-1] == "A secret way out shows itself (Counting House): from here one can leave the dungeon."


@pytest.mark.parametrize(
    ("points", "told"),
    [
        ({"idle_phases": 1}, "For 1 Action Phases nothing has come of it."),
        ({"idle_phases": 0, "longest": 1}, "1 Action Phases have gone by."),
    ],
)
def test_a_quest_that_is_given_up_says_why(quest: Any, points: dict[str, int], told: str) -> None:
    q = quest("meezle", points=points)
    for _ in range(2):
        q.run(phases.begin_phase(q.t))
    assert story(q)[1] == told
    assert story(q)[-1] == "The quest is given up."


def test_a_charge_and_a_boost_are_told_as_such(quest: Any) -> None:
    q = quest("konrad")
    room = q.room()
    q.hero(cell=q.at(3, 6, room), abilities=["charge"], hands=["sword"], mov=6)
    q.foe("orc", q.at(3, 1, room))
    charge = next(option for option in q.options() if option.startswith("charge"))
    q.act(charge, dice=[3] * 5)
    assert story(q)[0].startswith("Konrad charges to ")
    staff = quest("odile")
    staff.hero(cell=staff.at(3, 5), hands=["manna-staff"], mag=3, spells=[])
    staff.foe("orc", staff.at(3, 6))
    boost = next(option for option in staff.options() if option.startswith("boost"))
    staff.act(boost, dice=[5, 5, 4, *[3] * 9][: 3 + staff.hero().stats[0] + 2])
    assert story(staff)[0] == "Odile pours magic into the manna staff: 2 dice."

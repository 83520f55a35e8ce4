"""Nothing that a seat can see, hear or choose from tells it what it must not know."""

import copy
import random

import msgspec
import pytest

import undercroft
from undercroft.games.universalis.content.quests import Door
from undercroft.games.universalis.events import Opened
from undercroft.games.universalis.game import GAME
from undercroft.games.universalis.rules.activation import activation, captions
from undercroft.games.universalis.state import NOBODY, UNKNOWN, Held, Planned, SetTrap
from undercroft.kernel import Table
from undercroft.testing import contract
from undercroft.texts import voice

REVEALING = ("DarkPlayed", "DarkDiscarded", "Found", "Revealed", "TrapSprung")
"""Events by which something hidden becomes known to all, so that two games may go different ways."""


def shown(session, seat, since):
    """All that reaches a seat: its view, what it was told, who is asked what, and its own question with all words."""
    speak = voice("universalis")
    asked = [(request.seat, request.key, request.undoable) for request in session.requests]
    mine = session.request_for(seat)
    words = [speak(mine.text), *(f"{o.value}: {speak(o.text)}" for o in mine.options)] if mine is not None else []
    told = [msgspec.json.encode(event) for event in session.events.for_seat(seat)[since:]]
    said = [speak(event.text()) for event in session.events.for_seat(seat)[since:]]
    return session.view(seat), asked, words, told, said


def twins(session, seat, rng):
    """The game as it is, and as it could be for all that a seat knows, with the same luck to come."""
    real, other = session.clone(), session.determinised(seat, rng)
    other.state.streams = copy.deepcopy(real.state.streams)
    return real, other


def go_on(real, other, seat, rng, moves):
    """Play both games alike as long as the answers exist in both; they must look alike until something is revealed."""
    since = len(real.events)
    assert len(other.events) == since
    for _ in range(moves):
        assert shown(real, seat, since) == shown(other, seat, since)
        if real.request is None:
            return
        request = rng.choice(real.requests)
        twin = next(one for one in other.requests if one.seat == request.seat)
        both = {option.value for option in twin.options}
        common = [option.value for option in request.options if option.value in both]
        assert request.seat != seat or len(common) == len(request.options) == len(both)
        if not common:
            return
        value, told = rng.choice(common), len(real.events)
        before = [game.state.dark.reserve for game in (real, other)]
        real.answer(value, request.seat)
        other.answer(value, request.seat)
        fresh = [event for game in (real, other) for event in game.events[told:]]
        names = [type(event).__name__ for event in fresh]
        drew = seat == real.state.dark.seat and "DarkDrew" in names
        if drew or any(name in REVEALING for name in names):
            return
        if any(isinstance(event, Opened) and event.what == "secret-door" for event in fresh):
            return  # whether there was one is known now
        paid = [was - game.state.dark.reserve for was, game in zip(before, (real, other), strict=True)]
        if noticing(real) != noticing(other) and (paid[0] != paid[1] or detecting(real) != detecting(other)):
            return  # a hidden trap, paid for or of the sheet, is being noticed, with Fortune if need be


def noticing(session):
    """Whether somebody is asked about a roll of his, such as the one that a trap calls for."""
    return any(request.key in ("fortune", "use-skill") for request in session.requests)


def detecting(session):
    """Whether Fortune or a skill may still help somebody to see what lies on his way."""
    return any(request.ask.about.get("roll") == "detect" for request in session.requests)


def play_beside_twins(setup, seed, decisions, every):
    session, rng = undercroft.new("universalis", seed=seed, **setup), random.Random(seed)
    forks = 0
    for number, here in enumerate(contract.random_walk(session, rng, decisions)):
        if number % every == 0:
            for seat in range(here.config.seats):
                go_on(*twins(here, seat, rng), seat, rng, 8)
                forks += 1
    return forks


SCENARIOS = ("the-old-cellar", "the-oathbound-barrow", "the-toll-fort", "the-red-mothers-lair")


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("mode", ["dark-player", "rotating", "classic"])
def test_a_seat_sees_the_same_in_every_game_that_could_be(seed, mode):
    setup = {"mode": mode, "seats": 2 + seed % 2, "scenario": SCENARIOS[seed], "options": {"ready-party": True}}
    assert play_beside_twins(setup, seed, 160, 16) >= 6


@pytest.mark.parametrize("seed", range(2))
def test_the_automatons_decks_tell_nothing(seed):
    setup = {"mode": "artificial", "seats": 2, "scenario": SCENARIOS[seed], "options": {"ready-party": True}}
    assert play_beside_twins(setup, seed + 5, 120, 20) >= 6


# ------------------------------------------------------------------------------------------------ the sheet


def without_secrets(state, board):
    """The state as if nothing lay in the sections that have not been seen, and no trap were hidden anywhere."""
    bare = copy.deepcopy(state)
    seen = [piece for piece in state.map.layout.pieces if state.map.layout.revealed >> board.section[piece.cell] & 1]
    bare.map.layout = msgspec.structs.replace(state.map.layout, pieces=tuple(seen))
    bare.map.traps = [trap for trap in state.map.traps if trap.known]
    bare.map.chests = {
        cell: chest for cell, chest in state.map.chests.items() if state.map.layout.revealed >> board.section[cell] & 1
    }
    bare.map.dark_sections = {
        n: light for n, light in state.map.dark_sections.items() if state.map.layout.revealed >> n & 1
    }
    return bare


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_what_has_not_been_seen_changes_no_option(scenario):
    session = undercroft.new("universalis", seed=5, seats=2, scenario=scenario, options={"ready-party": True})
    rng, compared = random.Random(4), 0
    for here in contract.random_walk(session, rng, 120):
        active = here.state.turn.active
        if active is None or here.request.key != "act":
            continue
        bare = without_secrets(here.state, here.content.boards[here.state.quest.id])
        tables = [Table(GAME, state, here.content) for state in (copy.deepcopy(here.state), bare)]
        one, two = ([str(do) for do in activation.legal(t, active.who)] for t in tables)
        assert one == two
        seats = (0, 1)
        assert [GAME.view(here.state, here.content, seat) for seat in seats] == [
            GAME.view(bare, here.content, seat) for seat in seats
        ]
        compared += 1
    assert compared > 10


@pytest.mark.rule("dun.search.secret-door")
def test_a_secret_door_is_looked_for_where_there_is_none_too(arena):
    for doors in ((), (Door("panel", (3, 1), "east", kind="secret"),)):
        a = arena("aaaabbbb\naaaabbbb\naaaabbbb", doors=doors)
        hero = a.hero(1, 1)
        a.activate(hero)
        assert "secret" in a.offers(hero)
        assert GAME.view(a.state, a.content, 0)["doors"] == []


# ------------------------------------------------------------------------------------------------ single secrets


def test_the_leaders_object_is_dealt_anew_and_never_named_to_the_heroes(arena):
    a = arena(dark_seat=1, leader="orc-champion")
    pile = [card for card in a.content.magic.values() if not card.relic]
    mine = pile[0]
    alike = next(card.id for card in pile if card.vp == mine.vp and card is not mine)
    a.state.dark.leader_card, a.state.dark.leader_item, a.state.supply.magic = "orc-champion", mine.id, [alike]
    assert mine.id not in str(GAME.view(a.state, a.content, 0))
    assert GAME.view(a.state, a.content, 1)["leader_item"] == mine.id
    before = GAME.view(a.state, a.content, 0)
    GAME.redeal(a.state, a.content, 0, {"": 3})
    assert (a.state.dark.leader_item, a.state.supply.magic) == (alike, [mine.id])
    assert GAME.view(a.state, a.content, 0) == before
    GAME.redeal(a.state, a.content, 1, {"": 3})
    assert a.state.dark.leader_item == alike


@pytest.mark.rule("dun.identify.unknown")
def test_an_unidentified_object_could_be_any_that_looks_the_same(arena):
    a = arena()
    hero = a.hero(1, 1)
    plain = [card for card in a.content.magic.values() if not card.base and not card.relic]
    blade = next(card for card in a.content.magic.values() if card.base in a.content.weapons)
    one, two = plain[:2]
    hero.pack = [Held(UNKNOWN, magic=one.id, known=False)]
    hero.uses = {f"tried-{one.id}": 1}
    a.state.supply.magic = [blade.id, two.id]
    for seat in (None, 0, 1):
        assert one.id not in str(GAME.view(a.state, a.content, seat))
    GAME.redeal(a.state, a.content, 0, {"": 3})
    assert hero.pack == [Held(UNKNOWN, magic=two.id, known=False)]
    assert sorted(a.state.supply.magic) == sorted([blade.id, one.id])
    assert hero.uses == {f"tried-{two.id}": 1}


def test_the_hand_is_dealt_anew_for_heroes_only(arena):
    a = arena(dark_seat=1)
    a.state.dark.hand, a.state.dark.obstacle_deck = ["pit", "stake"], ["snare", "locked-door", "riddle"]
    GAME.redeal(a.state, a.content, 1, {"": 5})
    assert a.state.dark.hand == ["pit", "stake"]
    hands = set()
    for seed in range(6):
        GAME.redeal(a.state, a.content, 0, {"": seed})
        hands.add(tuple(sorted(a.state.dark.hand)))
        assert sorted(a.state.dark.hand + a.state.dark.obstacle_deck) == [
            "locked-door",
            "pit",
            "riddle",
            "snare",
            "stake",
        ]
    assert len(hands) > 1
    assert a.state.dark.seat != NOBODY


def test_a_search_does_not_know_where_the_traps_of_the_sheet_lie():
    """Every deal puts hidden traps anywhere, wherever they lie in truth; those found stay, and the Dark Player knows
    his sheet."""
    setup = {"mode": "dark-player", "scenario": "the-oathbound-barrow", "options": {"ready-party": True}}
    session = undercroft.new("universalis", seed=3, seats=2, **setup)
    board = session.content.boards[session.state.quest.id]
    free = [cell for cell, section in enumerate(board.section) if section >= 0 and section != board.start_section]
    found, places = SetTrap(free[0], "stake", known=True), set()
    hidden, elsewhere = ([SetTrap(cell, "stake") for cell in free[n : n + 4]] for n in (5, 50))

    def dealt(traps, seed):
        state = copy.deepcopy(session.state)
        state.map.traps = [found, *traps]
        GAME.redeal(state, session.content, 0, {"": seed})
        assert state.map.traps[0] == found
        return [trap.cell for trap in state.map.traps[1:]]

    for seed in range(12):
        cells = dealt(hidden, seed)
        assert len({*cells, found.cell}) == 5
        assert cells == dealt(elsewhere, seed), "the guess rests on nothing but what is known"
        places.update(cells)
    assert len(places) > 20
    state = copy.deepcopy(session.state)
    state.map.traps = [found, *hidden]
    GAME.redeal(state, session.content, state.dark.seat, {"": 1})
    assert state.map.traps == [found, *hidden]


# ------------------------------------------------------------------------------------------------ the map


def explored(scenario, sections, seed=1):
    """A quest with so many sections revealed, by doors that all can see."""
    session = undercroft.new("universalis", seed=seed, seats=2, scenario=scenario, options={"ready-party": True})
    state, board = session.state, session.content.boards[scenario]
    for _ in range(sections):
        state.map.layout = msgspec.structs.replace(
            state.map.layout,
            revealed=state.map.layout.revealed
            | next(
                1 << one | 1 << other
                for one, other in (access.sections for access in board.doors if access.door.kind != "secret")
                if (state.map.layout.revealed >> one & 1) != (state.map.layout.revealed >> other & 1)
            ),
        )
    return session


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_whoever_thinks_ahead_does_not_see_the_sheet(scenario):
    """Sections that nobody has seen are laid anew: the same sections, with all that is in them, each reached by doors;
    nothing that has been seen changes."""
    session = explored(scenario, 3)
    true, maps, panels = session.content.boards[scenario], set(), set()
    known = {n for n in range(len(true.sections)) if session.state.map.layout.revealed >> n & 1}
    for seed in range(8):
        state = copy.deepcopy(session.state)
        GAME.redeal(state, session.content, 0, {"": seed})
        board = session.content.boards[state.map.guess or state.quest.id]
        assert GAME.view(state, session.content, 0) == GAME.view(session.state, session.content, 0)
        assert [board.squares[n] for n in known] == [true.squares[n] for n in known]
        assert [mask.bit_count() for mask in board.squares] == [mask.bit_count() for mask in true.squares]
        for name in ("pieces", "chests", "goals"):
            inside = [[b.section[getattr(one, "cell", one)] for one in getattr(b, name)] for b in (true, board)]
            assert inside[0] == inside[1], f"the {name} go with their sections"
        taken = [cell for piece in board.pieces for cell in piece.squares]
        assert len(taken) - len(set(taken)) == sum(len(p.squares) for p in true.pieces) - len(
            {cell for piece in true.pieces for cell in piece.squares}
        )
        reached = set(known)
        for _ in board.doors:
            reached |= {n for a in board.doors if reached & set(a.sections) for n in a.sections}
        assert reached == set(range(len(board.sections)))
        assert set(state.map.chests) == set(board.chests)
        seen = state.map.layout.pieces
        assert [piece.squares for piece in seen] == [piece.squares for piece in board.pieces]
        maps.add(board.quest.map)
        panels.update(a.pairs for a in board.doors if a.door.kind == "secret")
    assert len(maps) >= 4, "there are several maps that it could be"
    assert true.quest.map.strip() not in maps
    assert len(panels) >= 3, "a secret door can be in any wall"


def go(session, policy, decisions):
    for _ in range(decisions):
        if session.request is not None:
            session.answer(str(policy(session.table, session.request.ask)), session.request.seat)


def test_a_game_plays_on_upon_a_map_that_was_guessed_and_guesses_upon_guesses():
    session = undercroft.new("universalis", seed=5, seats=1, scenario="the-toll-fort", options={"ready-party": True})
    rng = random.Random(5)
    guess = session.determinised(0, rng)
    assert guess.determinised(0, rng).state.map.guess.of is None, "nothing more has been seen"
    policy = session.game.bots["careful"]
    before, own = guess.state.map.layout.revealed, guess.state.map.guess
    go(guess, policy, 120)
    assert guess.state.map.layout.revealed != before, "what lies behind the guessed doors is laid out"
    again = guess.determinised(0, rng)
    assert (again.state.map.guess.revealed, again.state.map.guess.of) == (guess.state.map.layout.revealed, own)
    assert again.view(0) == guess.view(0)
    go(again, policy, 60)
    for game in (guess, again):
        GAME.check(game.state, game.content)
    assert session.state.map.guess is None


def test_the_dark_player_knows_the_map():
    setup = {"mode": "dark-player", "scenario": "the-toll-fort", "options": {"ready-party": True}}
    session = undercroft.new("universalis", seed=3, seats=2, **setup)
    state = copy.deepcopy(session.state)
    GAME.redeal(state, session.content, state.dark.seat, {"": 1})
    assert state.map.guess is None


def test_a_plan_is_dealt_anew_within_its_budget_wherever_it_lies_in_truth():
    """The classic Dark Player's plan: as many cards of the same kind and cost; places, traps and creatures change."""
    setup = {"mode": "classic", "scenario": "the-toll-fort", "options": {"ready-party": True}}
    session = undercroft.new("universalis", seed=3, seats=2, **setup)
    content, start = session.content, session.content.boards["the-toll-fort"].start_section
    session.state.turn.phase = "start"
    plan = [
        Planned("pit", "square", session.content.boards["the-toll-fort"].start[0] + 3),
        Planned("locked-door", "door", 1),
        Planned("riddle", "chest", session.content.boards["the-toll-fort"].chests[0]),
        Planned("enemy-spotted", "section", 4, (("orc-spearman", 0), ("orc-archer", 0))),
    ]
    squares, doors, sections, creatures = set(), set(), set(), set()
    for seed in range(10):
        state = copy.deepcopy(session.state)
        state.dark.plan = list(plan)
        GAME.redeal(state, content, 0, {"": seed})
        board = content.boards[state.map.guess or state.quest.id]
        for item, own in zip(state.dark.plan, plan, strict=True):
            card, true = content.dark[item.card], content.dark[own.card]
            assert (item.at, card.kind, card.use, card.cost) == (own.at, true.kind, true.use, true.cost)
        trap, door, chest, party = state.dark.plan
        assert board.sections[board.section[trap.place]].kind in content.dark[trap.card].places
        assert board.doors[door.place].door.kind == "door"
        assert chest.place in state.map.chests
        assert party.place != start
        assert [content.creatures[name].vp for name, _ in party.creatures] == [
            content.creatures[name].vp for name, _ in plan[3].creatures
        ]
        assert all(board.section[cell] == party.place for _, cell in party.creatures)
        squares.add(trap.place)
        doors.add(door.place)
        sections.add(party.place)
        creatures.update(name for name, _ in party.creatures)
    assert min(len(squares), len(doors), len(sections)) >= 4
    assert len(creatures) > 2


def test_the_odds_do_not_betray_the_leaders_object(arena):
    from undercroft.games.universalis.rules.activation import meanings
    from undercroft.games.universalis.rules.options import Do
    from undercroft.games.universalis.state import Held

    a = arena(dark_seat=1)
    hero, leader = a.hero(5, 4, hands=("broadsword",)), a.orc(5, 3, facing="south", leader=True, hands=("axe",))
    a.activate(hero)
    do = Do("attack", leader.id, word="broadsword")
    plain = meanings.meaning(a.t, hero.id, do)
    leader.worn = [Held("shield", magic="bulwark-of-radan")]
    assert meanings.chances(a.t, hero, do) != plain.odds, "in truth it matters"
    assert meanings.meaning(a.t, hero.id, do) == plain
    assert len(leader.worn) == 1, "and he has it on all the same"


def test_a_step_cannot_be_taken_back_to_probe_for_traps(arena):
    a = arena()
    hero = a.hero(1, 1)
    a.activate(hero)
    before = a.t.luck
    a.do(hero, f"move @{a.at(2, 1)}")
    assert a.t.luck > before
    a.orc(9, 6)  # where creatures stand no trap of the sheet goes off
    before = a.t.luck
    a.do(hero, f"move @{a.at(2, 2)}")
    assert a.t.luck == before


@pytest.mark.parametrize("points", [0, 9])
def test_undo_is_refused_alike_whether_a_trap_lies_there_or_not(arena, points):
    """A trap that nobody can pay for stays hidden, and so must be that it is there."""
    refused = []
    for laid in ((), ("stake",)):
        a = arena()
        a.state.dark.reserve = points
        hero = a.hero(1, 1, perception=9, vitality=9)
        a.state.map.traps = [SetTrap(a.at(2, 1), card) for card in laid]
        a.activate(hero)
        before = a.t.luck
        a.do(hero, f"move @{a.at(2, 1)}", [6, 5] if laid and points else [])
        refused.append(a.t.luck > before)
    assert refused == [True, True]


@pytest.mark.parametrize("seed", [1, 7, 9])
def test_the_numbers_of_creatures_have_no_gaps(seed):
    """Whoever is told of the third goblin has seen two: ids tell nothing of creatures that wait elsewhere."""
    setup = {"scenario": "the-toll-fort", "options": {"ready-party": True}}
    session, seen = undercroft.new("universalis", seed=seed, seats=2, **setup), {}
    policy = session.game.bots["careful"]
    for _ in range(240):
        if session.request is None:
            break
        for figure in session.view(0)["figures"]:
            if figure["kind"] != "hero":
                seen.setdefault(figure["card"], set()).add(figure["number"])
        session.answer(str(policy(session.table, session.request.ask)), session.request.seat)
        assert all(numbers == set(range(1, len(numbers) + 1)) for numbers in seen.values()), seen
    assert any(len(numbers) > 1 for numbers in seen.values())


def test_words_for_doors_and_furniture_name_squares_and_no_numbers_of_the_sheet(arena):
    """The sheet's own numbers have gaps where something is hidden; people read squares."""
    speak, way, said = voice("universalis"), Door("way", (3, 1), "east"), []
    for panels in ((), (0, 2)):
        hidden = [Door(f"panel-{row}", (3, row), "east", kind="secret") for row in panels]
        a = arena("aaaabbbb\naaaabbbb\naaaabbbb", doors=(*hidden, way))
        hero = a.hero(3, 1)
        a.activate(hero)
        do = next(do for do in activation.legal(a.t, hero.id) if do.verb == "open")
        assert do.target == len(panels)
        said.append(speak(captions.label(a.t, hero.id, do)))
    assert said == ["Open the door at 4,2"] * 2

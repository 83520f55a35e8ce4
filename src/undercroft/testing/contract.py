"""The contract of every game. `tests/contract` checks it for all games, editions, modes and numbers of seats."""

from __future__ import annotations

import itertools
import json
import random
from collections.abc import Iterator
from typing import Any

import msgspec

import undercroft
from undercroft.bots.chance import RandomBot
from undercroft.games import find, infos
from undercroft.kernel import CHANCE, Ask, Config, Option, Policy, Session, Table, Text, Value, configure, inline
from undercroft.kernel.session import digest
from undercroft.texts import voice
from undercroft.toolkit import showing
from undercroft.toolkit.glossary import glossary
from undercroft.toolkit.pointing import offered, reach, threat, why_not
from undercroft.toolkit.scene import Scene

Setup = dict[str, Any]
DEALS = 12
"""The number of re-deals for each answer that can be undone freely: more than the kernel itself makes."""


def setups(slug: str) -> Iterator[Setup]:
    """Every edition, mode and number of seats; scenarios take turns."""
    info = infos()[slug]
    number = 0
    for edition in info.editions:
        for mode in info.modes:
            least, most = info.seats(mode.id)
            for seats in range(least, most + 1):
                scenario = info.scenarios[number % len(info.scenarios)].id
                yield {"edition": edition.id, "mode": mode.id, "seats": seats, "scenario": scenario}
                number += 1


def random_walk(session: Session[Any, Any], rng: random.Random, most: int) -> Iterator[Session[Any, Any]]:
    """The session before each of up to `most` random answers."""
    for _ in range(most):
        if session.request is None:
            return
        yield session
        request = rng.choice(session.requests)
        session.answer(rng.choice(request.options).value, request.seat)


def check_requests(session: Session[Any, Any]) -> None:
    """Every request has options, and no two have the same text."""
    for request in session.requests:
        values = [option.value for option in request.options]
        assert values, f"no option at {request.key}"
        assert len(set(values)) == len(values), f"two options of {request.key} have the same text: {sorted(values)}"
        assert all(value and value.isprintable() for value in values), values


def check_listing(session: Session[Any, Any]) -> None:
    """Listing options by a function always gives the same ones, without side effects; clones rely on this."""
    before = digest(session.state)
    for request in session.requests:
        if request.ask.renew:
            again = [str(raw) for raw in request.ask.renew()]
            assert again == [option.value for option in request.options], f"{request.key} is listed otherwise"
    assert digest(session.state) == before, "listing options has changed the state"


def check_texts(session: Session[Any, Any], rng: random.Random) -> None:
    """Prompts, labels and events have an English text."""
    speak = voice(session.config.game)
    for request in session.requests:
        if request.seat == CHANCE:
            continue
        shown = rng.sample(request.options, min(6, len(request.options)))
        for text in (request.text, *(option.text for option in shown)):
            spoken = speak(text)
            assert spoken != str(text), f"no text for {text} (at {request.key})"
            assert "{" not in spoken, f"a gap in {spoken!r} (at {request.key})"
        for option in shown:
            check_meaning(session, option)


ROLES = ("act", "end", "decline", "back", "more")
OUTCOMES = ("miss", "hit", "critical", "fail", "pass", "harm", "block")


def check_meaning(session: Session[Any, Any], option: Option[Any]) -> None:
    """Roles, ranks and outcomes are known ones; the odds add up; every text exists."""
    meaning = option.meaning
    assert option.role in ROLES, f"{option.value!r} has the role {option.role!r}"
    assert meaning.rank in (0, 1, 2), f"{option.value!r} has the rank {meaning.rank}"
    assert {part.outcome for part in meaning.odds} <= set(OUTCOMES), f"{option.value!r}: {meaning.odds}"
    whole = sum(part.percent for part in meaning.odds)
    assert not meaning.odds or abs(whole - 100) < 0.6, f"the odds of {option.value!r} add up to {whole}"
    check_words(session, meaning)


def check_saves(session: Session[Any, Any]) -> None:
    """Saving and loading change nothing."""
    text = session.save()
    again = undercroft.load(text)
    assert again.save() == text
    assert [[o.value for o in r.options] for r in again.requests] == [
        [o.value for o in r.options] for r in session.requests
    ]
    assert digest(again.state) == digest(session.state)


def check_undo(session: Session[Any, Any], rng: random.Random) -> None:
    """Where undo is free it leads back exactly; an answer after undo leads on exactly."""
    twin = session.clone()
    before, request = twin.save(), rng.choice(twin.requests)
    value = rng.choice(request.options).value
    twin.answer(value, request.seat)
    after = twin.save()
    if twin.kept_by(request.seat) is None:
        assert twin.undo(request.seat) == value
        assert twin.save() == before
        twin.answer(value, request.seat)
        assert twin.save() == after


def check_views(session: Session[Any, Any]) -> None:
    """Every view and every redacted event is plain JSON."""
    for seat in (None, *range(session.config.seats)):
        json.dumps(session.view(seat))
        msgspec.json.encode(session.events.for_seat(seat)[-20:])


def check_scenes(session: Session[Any, Any], rng: random.Random) -> None:
    """Every id in a scene is unique; options name what is there; every text has words; hidden things change nothing."""
    for seat in (None, *range(session.config.seats)):
        scene: Scene = session.scene(seat)
        ids = [thing.id for thing in showing.things(scene)]
        assert len(set(ids)) == len(ids), f"ids that stand twice: {sorted(id for id in ids if ids.count(id) > 1)[:8]}"
        check_places(scene)
        check_words(session, scene)
        guess = session.determinised(seat, rng)
        assert guess.scene(seat) == scene, f"the scene of seat {seat} shows something hidden"
    for request in session.requests:
        if request.seat == CHANCE:
            continue
        known = {thing.id for thing in showing.things(session.scene(request.seat))}
        assert set(request.at) <= known, f"{request.key} is about {set(request.at) - known}, which is not in the scene"
        for option in request.options:
            assert isinstance(option.raw, Value), f"{option.value!r} of {request.key} is a bare {type(option.raw)}"
            assert set(option.at) <= known, f"{option.value!r} of {request.key} is at {set(option.at) - known}"
            if option.group:
                assert session.speaker(Text(f"group-{option.group}")) != f"group-{option.group}", option.group


def check_why_not(session: Session[Any, Any], rng: random.Random, most: int = 25) -> None:
    """Nothing that has an option has a reason "why not"; everything else has one in words, based on what its seat may
    know.
    """
    for seat in range(session.config.seats):
        ids = [thing.id for thing in showing.things(session.scene(seat))]
        request = session.request_for(seat)
        possible = offered(session, request) if request else set()
        guess = session.determinised(seat, rng)
        for id in rng.sample(ids, min(most, len(ids))):
            reasons = why_not(session, seat, id)
            assert bool(reasons) == (id not in possible), f"{id}: offered to seat {seat}, and yet {reasons}"
            check_words(session, reasons)
            assert why_not(guess, seat, id) == reasons, f"why not {id} tells seat {seat} something hidden"
        assert request is None or why_not(session, seat, "no such thing")


def check_foresight(session: Session[Any, Any], rng: random.Random, most: int = 12) -> None:
    """Ways and threats lie on the board that the seat sees and depend only on what it may know. Attackable figures are
    in the scene.
    """
    for seat in range(session.config.seats):
        scene = session.scene(seat)
        if scene is None:
            continue
        guess = session.determinised(seat, rng)
        cells = {cell.id for board in scene.boards for cell in board.cells}
        pieces = [piece.id for board in scene.boards for piece in board.pieces]
        squares = reach(session, seat)
        for one in squares:
            assert one.path[-1:] == (one.at,), f"the way to {one.at} ends at {one.path[-1:]}"
            assert cells >= set(one.path), f"the way to {one.at} leads off the board"
            assert set(pieces) >= set(one.targets), f"{one.targets} can be attacked from {one.at}, but are not there"
        assert reach(guess, seat) == squares, f"where it can go tells seat {seat} something hidden"
        for id in rng.sample(pieces, min(most, len(pieces))):
            found = threat(session, seat, id)
            assert found is None or set(found.now) <= set(found.soon), f"{id} strikes less far if it moves first"
            assert threat(guess, seat, id) == found, f"what {id} can strike tells seat {seat} something hidden"


def check_places(scene: Scene) -> None:
    """Pieces and areas lie on existing squares, sheets opened by pieces exist, and no two squares coincide."""
    sheets = {sheet.id for sheet in scene.sheets}
    for board in scene.boards:
        cells = {cell.id for cell in board.cells}
        assert len({(cell.x, cell.y) for cell in board.cells}) == len(board.cells), "two squares lie on each other"
        for piece in board.pieces:
            assert piece.cells, f"{piece.id} stands nowhere"
            assert set(piece.cells) <= cells, f"{piece.id} stands off the board"
            assert not piece.sheet or piece.sheet in sheets, f"{piece.id} opens the sheet {piece.sheet}"
        for area in board.areas:
            assert set(area.cells) <= cells, f"{area.id} reaches off the board"


def check_words(session: Session[Any, Any], scene: Any) -> None:
    """Every text of a scene exists in English; no raw id is shown."""
    speak = voice(session.config.game)

    def check(text: Text) -> None:
        spoken = speak(text)
        assert spoken != str(text), f"no text for {text}"
        assert "{" not in spoken, f"a gap in {spoken!r} ({text})"

    showing.every_text(scene, check)


def check_glossary(session: Session[Any, Any]) -> None:
    """Everything printed has an entry that says what it is and does, in English."""
    cards, printed = glossary(session), session.game.printed
    missing = [id for id in printed(session.content) if id not in cards] if printed else []
    assert not missing, f"not in the glossary: {missing[:12]}"
    for id, card in cards.items():
        assert card.text is not None or card.figures, f"{id} has no text that says what it does"
        check_words(session, card)


def check_redeal(session: Session[Any, Any], rng: random.Random, moves: int = 12) -> None:
    """Re-dealing what a seat cannot see changes neither its view nor its request, and the game continues."""
    for seat in (None, *range(session.config.seats)):
        guess = session.determinised(seat, rng)
        assert guess.view(seat) == session.view(seat), f"the view of seat {seat} shows something hidden"
        assert [(r.seat, r.key) for r in guess.requests] == [(r.seat, r.key) for r in session.requests]
        mine, theirs = (one.request_for(seat) if seat is not None else None for one in (session, guess))
        if mine is not None and theirs is not None:
            assert [o.value for o in theirs.options] == [o.value for o in mine.options]
            for one, other in zip(mine.options[:20], theirs.options[:20], strict=True):
                assert one.meaning == other.meaning, f"{one.value!r} of {mine.key} tells seat {seat} something hidden"
        if session.game.check:
            session.game.check(guess.state, guess.content)
        for again in random_walk(guess, rng, moves):
            check_requests(again)


def check_observation(session: Session[Any, Any], rng: random.Random) -> None:
    """A learner's observation has the declared size and depends only on what the seat may know."""
    observation = session.game.observation
    for seat in range(session.config.seats):
        told = observation.pack(session.state, session.content, seat)
        assert len(told) == 4 * observation.size
        guess = session.determinised(seat, rng)
        assert observation.pack(guess.state, guess.content, seat) == told, f"seat {seat} is told something hidden"


def check_bots(session: Session[Any, Any], rng: random.Random) -> None:
    """A bot's answer depends only on what its seat may know."""
    request = session.request
    if request is None or request.seat == CHANCE:
        return
    guess = session.determinised(request.seat, rng)
    assert guess.request is not None
    pairs = {name: (policy, policy) for name, policy in session.game.bots.items()}
    for name, (policy, again) in {**pairs, "random": (_chance(), _chance())}.items():
        chosen = str(policy(session.clone().table, request.ask))
        assert str(again(guess.clone().table, guess.request.ask)) == chosen, f"{name} peeks at {request.key}"
        assert chosen in [option.value for option in request.options]


def _chance() -> Policy:
    policy = RandomBot(7).policy
    assert policy is not None
    return policy


def check_options(session: Session[Any, Any], rng: random.Random) -> None:
    """A seat's options depend only on what it may know: re-dealing hidden things, now or before its last answer, does
    not change them.
    """
    request = session.request
    if request is None or request.seat == CHANCE:
        return
    seat, values = request.seat, [option.value for option in request.options]
    guess = session.determinised(seat, rng).request_for(seat)
    assert guess is not None, f"whether {request.key} is asked tells something hidden"
    assert [option.value for option in guess.options] == values, f"the options of {request.key} tell something hidden"
    last = session.history[-1] if session.history and not session._given else None
    if last is None or last.luck or last.ordered or last.seat != seat:
        return
    asked = before(session, len(session.history) - 1).determinised(seat, rng)
    asked.answer(last.value, seat)
    again = asked.request_for(seat)
    if again is not None and again.key == request.key and asked.view(seat) == session.view(seat):
        assert [option.value for option in again.options] == values, f"options of {request.key} tell something hidden"


def before(session: Session[Any, Any], answers: int) -> Session[Any, Any]:
    """The game as it was after this many of its answers."""
    earlier = session.clone()
    earlier.orders = {}
    del earlier.history[answers:], earlier._raws[answers:]
    earlier._go_back()
    return earlier


def check_free_undo(session: Session[Any, Any], rng: random.Random) -> str:
    """An answer that its seat may take back without asking has shown it nothing: with other hidden cards, it would
    have seen the same. Returns whether undo was `free`, or refused because of what the answer has `shown`."""
    seat = session.history[-1].seat if session.history else CHANCE
    if seat == CHANCE or session._given or not session.undoable(seat):
        return ""
    if session.kept_by(seat):
        return "shown"
    index = session.history.last(seat)
    assert index is not None
    earlier = before(session, index)
    for _ in range(DEALS):
        other = earlier.determinised(seat, rng)
        for answer in session.history[index:]:
            other.answer(answer.value, answer.seat)
        mine, theirs = session.view(seat), other.view(seat)
        shown = [name for name in mine if mine[name] != theirs.get(name)]
        assert not shown, f"seat {seat} may freely take back what has shown it {shown}"
        told = [[event.for_seat(seat) for event in one.events[len(earlier.events) :]] for one in (session, other)]
        assert told[0] == told[1], f"seat {seat} may freely take back what it was told something hidden by"
    return "free"


def compare_deals(slug: str, positions: int, seed: int) -> dict[str, int]:
    """`check_options` and `check_free_undo` at this many positions of a game, spread over all its modes; how many
    positions were compared, and how often undo was free or kept by what had been shown."""
    rng, every = random.Random(seed), [*setups(slug)]
    rng.shuffle(every)
    seen = {"compared": 0, "free": 0, "shown": 0, "": 0}
    for setup in itertools.cycle(every):
        session = undercroft.new(slug, seed=rng.randrange(10**6), **setup)
        for here in half_at_random(session, rng, 80):
            check_options(here, rng)
            seen[check_free_undo(here, rng)] += 1
            seen["compared"] += 1
            if seen["compared"] >= positions:
                return seen
    raise AssertionError(f"{slug} has no set-up")


def compare_bots(slug: str, positions: int, seed: int) -> int:
    """`check_bots` at this many positions of a game, spread over all its modes; they are those of games that are half
    played by the game's own bot and half by chance. Returns how many were compared."""
    rng, compared, every = random.Random(seed), 0, dict[tuple[str, str], list[Setup]]()
    for setup in setups(slug):
        every.setdefault((setup["edition"], setup["mode"]), []).append(setup)
    each = -(-positions // len(every))
    while compared < positions:
        for alike in every.values():
            session = undercroft.new(slug, seed=rng.randrange(10**6), **rng.choice(alike))
            for number, here in enumerate(half_at_random(session, rng, each * SPREAD)):
                if number % SPREAD == 0:
                    check_bots(here, rng)
                    if here.game.observation:
                        check_observation(here, rng)
                    compared += 1
    return compared


def untold(slug: str, games: int, answers: int, seed: int) -> tuple[int, list[str]]:
    """How often the view of a seat changed in the first answers of some games, and which changes a learner did not
    see: the parts in which views differ although the observations are equal. One observer watches all of these games
    and must see the same as a new observer at each position."""
    rng, changes, found = random.Random(seed), 0, list[str]()
    every, told = [*setups(slug)], find(slug).observation
    watch = told.onlooker()
    for setup in rng.sample(every, min(games, len(every))):
        session = undercroft.new(slug, seed=rng.randrange(10**6), **setup)
        last: dict[int, tuple[dict[str, Any], bytearray]] = {}
        for here in half_at_random(session, rng, answers):
            for seat in range(session.config.seats):
                view = session.game.view(here.state, here.content, seat)
                now = msgspec.to_builtins(view), watch(here.state, here.content, seat)
                assert now[1] == told.pack(here.state, here.content, seat), f"seat {seat} is told what was"
                before = last.get(seat, now)
                changes += before[0] != now[0]
                if before[1] == now[1]:
                    found += [name for name, part in now[0].items() if before[0].get(name) != part]
                last[seat] = now
    return changes, found


SPREAD = 4
"""One of this many consecutive positions is compared."""


def half_at_random(
    session: Session[Any, Any], rng: random.Random, most: int, last: bool = False
) -> Iterator[Session[Any, Any]]:
    """The session before each of up to `most` answers, of which about half are the own bot's; and after the last."""
    bots = list(session.game.bots.values())
    for _ in range(most):
        request = session.request
        if request is None:
            return
        yield session
        if bots and rng.random() < 0.5:
            session.answer(str(bots[0](session.table, request.ask)), request.seat)
        else:
            session.answer(rng.choice(request.options).value, request.seat)
        if last and session.over:
            yield session


def check_all(session: Session[Any, Any], rng: random.Random) -> None:
    """All checks above, at one decision."""
    check_requests(session)
    check_texts(session, rng)
    check_views(session)
    check_saves(session)
    check_undo(session, rng)
    check_redeal(session, rng)
    if session.game.observation:
        check_observation(session, rng)
    if session.game.scene:
        check_scenes(session, rng)
        check_why_not(session, rng)
        check_foresight(session, rng)
    check_bots(session, rng)


def play_through(slug: str, setup: Setup, seed: int, decisions: int, every: int) -> Session[Any, Any]:
    """A random game with all checks at every `every`-th decision; invariants at each."""
    session, rng = undercroft.new(slug, seed=seed, **setup), random.Random(seed)
    kept: list[tuple[Session[Any, Any], str]] = []
    for number, here in enumerate(random_walk(session, rng, decisions)):
        if here.game.check:
            here.game.check(here.state, here.content)
        check_requests(here)
        check_listing(here)
        if number % every == 0:
            check_all(here, rng)
            kept.append((here.clone(), here.save()))
    for clone, text in kept:
        assert clone.save() == text, "an earlier clone was disturbed"
    check_saves(session)
    if session.game.glossary:
        check_glossary(session)
    assert undercroft.replay(session.save()).save() == session.save()
    return session


def check_the_lab_plays_the_same(slug: str, setup: Setup, seed: int) -> None:
    """Session and lab mode play the same game from the same seed and choices, and it ends within the step limit."""
    game = find(slug)
    config: Config = configure(game.info, seed=seed, **setup)
    rng, picked = random.Random(seed), list[str]()

    def choose(table: Table[Any, Any], ask: Ask[Any]) -> Any:
        chosen = ask.options[int(rng.random() * len(ask.options))]
        picked.append(str(chosen))
        return chosen

    table = inline.play(game, config, choose)
    session = Session(game, config)
    for value in picked:
        request = session.request
        assert request is not None, "the session is over before the lab's game"
        session.answer(value, request.seat)
    assert session.over
    assert digest(session.state) == digest(table.state)
    outcome = session.outcome
    assert outcome is not None
    assert len(outcome) == config.seats


def asked_dice(slug: str, seed: int, decisions: int) -> Session[Any, Any]:
    """Play a game in which people roll the dice: every die is a question, and the save records it."""
    session, rng = undercroft.new(slug, seed=seed, dice="ask"), random.Random(seed)
    for here in random_walk(session, rng, decisions):
        check_requests(here)
    check_saves(session)
    return session

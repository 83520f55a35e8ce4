"""What the scenario in play asks of the rules: its deck, its tokens and guards, its own actions, its end."""

from __future__ import annotations

from undercroft.kernel import Config, shuffle
from undercroft.kernel.randomness import Streams

from ..content import Content, DoriaTable
from ..events import DeedChecked, GroundLaid, ScenarioTold, TokensLaid
from ..scenarios.kinds import Deed, Guard, Part, Placing, Scenario
from ..state import State
from . import dice, health, spawn
from .ground import board, lay_element
from .options import Do
from .spots import middle, within_reach
from .telling import tell


def of(state: State, content: Content) -> Scenario:
    scenario: Scenario = content.scenarios[state.setting.scenario]
    return scenario


# --------------------------------------------------------------------------------------------- set-up


def tile_deck(config: Config, content: Content, streams: Streams, party: int) -> list[str]:
    """The face-down deck that the scenario prescribes; the top is the end of the list. In the first edition all other
    tiles lie below it.  [doria.setup.tile-deck-en, doria.setup.tile-deck-de]"""
    scenario: Scenario = content.scenarios[config.scenario]
    named = {scenario.start, *(tile for part in scenario.deck for tile in part.tiles)}
    rest = [tile for tile in content.tiles if tile not in named and tile != "a-1"]
    shuffle(streams, "tiles", rest)
    deck: list[str] = []
    for part in scenario.deck:
        drawn = [*part.tiles, *_others(content, part, rest, party)]
        shuffle(streams, "tiles", drawn)
        deck += drawn
    if content.points.whole_tile_deck:
        deck += rest
    return deck[::-1]


def _others(content: Content, part: Part, rest: list[str], party: int) -> list[str]:
    """So many of the tiles that no part names; they leave the rest."""
    fitting = [tile for tile in rest if not part.themes or content.tiles[tile].theme in part.themes]
    chosen = fitting[: part.count(party)]
    for tile in chosen:
        rest.remove(tile)
    return chosen


def start_tile(content: Content, config: Config) -> str:
    scenario: Scenario = content.scenarios[config.scenario]
    return scenario.start


def forbids(content: Content, state: State) -> tuple[str, ...]:
    """What may not be done here: `door-events`, `flee`."""
    scenario = of(state, content)
    return scenario.forbids if scenario.escape else (*scenario.forbids, "flee")


def door_events(content: Content, state: State) -> bool:
    """Whether doors bring events: chosen, or asked for by the scenario, and not forbidden by it.

    [doria.doorevent.not-always-en, doria.mode.exploration]
    """
    scenario = of(state, content)
    wanted = state.setting.switches.door_events or scenario.door_events
    return wanted and "door-events" not in scenario.forbids


# --------------------------------------------------------------------------------------------- times


def introduce(t: DoriaTable) -> None:
    """Before the first round the story is told.  [doria.setup.scenario]"""
    wanted = [int(part["wanted"]) for part in to_do(t.state, t.content)]
    intro = f"{t.state.setting.scenario}-intro"
    tell(t, ScenarioTold(what=intro, number=wanted[0] if wanted else 0, cites=("doria.setup.scenario",)))


async def begin(t: DoriaTable) -> None:
    """The start tile is dressed.  [doria.setup.scenario]"""
    _lay_tokens(t, 0)
    hook = of(t.state, t.content).begins
    if hook is not None:
        await hook(t)


async def tile_revealed(t: DoriaTable, slot: int) -> None:
    """Tokens and guards of a new tile."""
    _lay_tokens(t, slot)
    tile = t.state.dungeon.placements[slot].tile
    for placing in of(t.state, t.content).ground:
        squares = _squares(t, placing, slot) if placing.tile in ("", tile) else []
        for square in squares:
            lay_element(t, square, placing.token)
        if squares:
            tell(t, GroundLaid(element=placing.token, tile=tile, cites=("doria.marker.elements-en",)))
    for guard in of(t.state, t.content).guards:
        if guard.tile == tile:
            await _post(t, guard, slot)
    hook = of(t.state, t.content).revealed
    if hook is not None:
        await hook(t, slot)


async def _post(t: DoriaTable, guard: Guard, slot: int) -> None:
    kind = t.content.bosses[guard.boss].base if guard.boss else guard.kind
    await spawn.appear(t, kind, middle(t, slot), guard.mods, guard.boss)


def _lay_tokens(t: DoriaTable, slot: int) -> None:
    tile = t.state.dungeon.placements[slot].tile
    for placing in of(t.state, t.content).tokens:
        laid = t.state.tally.get(f"laid-{placing.token}", 0)
        if placing.tile in ("", tile):
            squares = _squares(t, placing, slot)[: placing.most - laid]
            t.state.tally[f"laid-{placing.token}"] = laid + len(squares)
            for square in squares:
                t.state.tokens[square] = placing.token
            if squares:
                number = len(squares)
                tell(t, TokensLaid(token=placing.token, tile=tile, number=number, cites=("doria.setup.scenario",)))


def _squares(t: DoriaTable, placing: Placing, slot: int) -> list[int]:
    """Where tokens lie on a tile. What may lie on any tile does not lie in a part of one that no way leads to."""
    if placing.marks == "*":
        return [middle(t, slot)]
    marks, tile = board(t).marks, list(range(25 * slot, 25 * slot + 25))
    found = [square for square in tile if marks[square] in placing.marks]
    if near := within_reach(t, found if placing.tile else tile):
        found = [square for square in found if square in near]
    return found if placing.each else found[:1]


async def round_begins(t: DoriaTable) -> None:
    """[doria.phase-a.scenario-rounds]"""
    hook = of(t.state, t.content).round_begins
    if hook is not None:
        await hook(t)


async def phase_f(t: DoriaTable) -> None:
    """Fire burns, and the scenario acts."""
    if t.state.ground:
        _burn(t)
    hook = of(t.state, t.content).phase_f
    if hook is not None:
        await hook(t)


def _burn(t: DoriaTable) -> None:
    """Who stays in the fire is burned, awake or not.  [doria.marker.elements-unconscious-en]"""
    for hero, who in enumerate(t.state.heroes):
        if not who.away and t.state.ground.get(who.square) == "fire":
            health.lose_hp(t, hero, 1, ("doria.marker.elements-unconscious-en",), by="fire")


def hero_leaves(t: DoriaTable, hero: int) -> None:
    """Somebody leaves the game; what only this character has stays here."""
    hook = of(t.state, t.content).hero_leaves
    if hook is not None:
        hook(t, hero)


async def monster_defeated(t: DoriaTable, monster: int, by: int) -> None:
    """Kills and fallen bosses are counted for goals."""
    tally, boss = t.state.tally, t.state.monsters[monster].boss
    tally["kills"] = tally.get("kills", 0) + 1
    if boss:
        tally[f"slain-{boss}"] = 1
        tell(t, ScenarioTold(what=f"slain-{boss}"))
    hook = of(t.state, t.content).defeated
    if hook is not None:
        await hook(t, monster, by)


# --------------------------------------------------------------------------------------------- deeds and end


def _deeds(t: DoriaTable, hero: int) -> list[Deed]:
    square = t.state.heroes[hero].square
    token, entrance = t.state.tokens.get(square, ""), board(t).marks[square] == "s"
    if not token and not entrance:
        return []
    return [
        deed
        for deed in of(t.state, t.content).deeds
        if (deed.token == token if deed.token else entrance) and (deed.may is None or deed.may(t.state, hero))
    ]


def deed_of(t: DoriaTable, hero: int, option: Do) -> Deed:
    return next(deed for deed in _deeds(t, hero) if deed.verb == option.verb)


def actions(t: DoriaTable, hero: int) -> list[Do]:
    """What the scenario lets this character do here."""
    scenario = of(t.state, t.content)
    if not scenario.deeds:
        return []
    return [Do(deed.verb, t.state.heroes[hero].square) for deed in _deeds(t, hero)]


async def act(t: DoriaTable, hero: int, option: Do) -> None:
    """Pay the action points, pass the check if there is one, and it is done. Scenario checks know no target number
    bonus.

    [doria.card.tn-bonus-en]
    """
    deed = deed_of(t, hero, option)
    t.state.heroes[hero].ap -= deed.ap
    if deed.check is not None:
        target = deed.tn + deed.per_level * t.state.level
        result = await dice.check(t, hero, deed.check, target, "deed")
        kind = t.state.heroes[hero].kind
        tell(t, DeedChecked(hero=kind, verb=deed.verb, total=result.total, target=target, passed=int(result.passed)))
        if not result.passed:
            if deed.failed is not None:
                await deed.failed(t, hero, option.square)
            return
    await deed.done(t, hero, option.square)


def tell_end(t: DoriaTable, reason: str) -> None:
    """A chapter that is won ends with a story, one for each of its endings."""
    if reason.startswith("won") and of(t.state, t.content).chapter:
        tell(t, ScenarioTold(what=f"{t.state.setting.scenario}-{reason}", cites=("doria.end.goal",)))


def to_do(state: State, content: Content) -> list[dict[str, int | str]]:
    """What is left to do, in figures."""
    return of(state, content).goal.left(state, content)


def result(state: State, content: Content) -> str | None:
    """None while the scenario continues. [doria.end.goal]"""
    ended: str | None = content.scenarios[state.setting.scenario].goal.test(state, content)
    return ended

"""The state of a quest: plain typed data, nothing else."""

from __future__ import annotations

import msgspec

from undercroft.kernel import GameState

from .content.definitions import Attributes, Hero, Trait
from .marks import EASY as EASY
from .marks import MARKS as MARKS
from .marks import OUT as OUT
from .marks import Mark as Mark
from .marks import Note as Note
from .road import Road
from .settings import Settings
from .things import UNKNOWN as UNKNOWN
from .things import Held as Held

HEROES, DARK = 0, 1
"""The two sides."""

NOBODY = -1
NOWHERE = -1
ROLE_PLAYING = "role-playing"
"""The mode in which the last seat is a game master."""
MOST_ATTEMPTS = 2
"""A mission can be tried so often."""


class Shape(msgspec.Struct, frozen=True):
    """The human form of a lycanthrope.  [dun.skill.nature.lycanthropy.change]"""

    base: Attributes
    natural: int
    skills: tuple[str, ...]
    traits: tuple[Trait, ...]
    hands: tuple[Held, ...]
    worn: tuple[Held, ...]
    pack: tuple[Held, ...]
    size: int = 0
    """0 in a save from before it was noted: it is what it was."""


class Figure(msgspec.Struct):
    """A character of either side: hero, mercenary, pet or creature.  [dun.gloss.character]"""

    id: int
    card: str
    kind: str
    """hero, mercenary, pet or creature"""
    side: int
    seat: int
    owner: int
    base: Attributes
    """Attributes before equipment, conditions and effects; Armor is Natural Armor for heroes, total for creatures."""
    natural: int
    size: int
    span: int
    """The squares of the base: 1, 2 (2x1) or 4 (2x2)."""
    level: str
    vp: int
    skills: tuple[str, ...]
    traits: tuple[Trait, ...] = ()
    leader: bool = False
    cell: int = NOWHERE
    other: int = NOWHERE
    """The second square of a 2x1 base, and of a Large one that squeezes through a passage 1 square wide."""
    facing: int = 0
    """Eighths of a turn clockwise from north."""
    wounds: int = 0
    mana: int = 0
    fortune: int = 0
    marks: int = 0
    still: int = 0
    """Turns for which it stays Stationary."""
    hands: list[Held] = []
    worn: list[Held] = []
    pack: list[Held] = []
    coins: int = 0
    spells: tuple[str, ...] = ()
    casts: dict[str, int] = {}
    uses: dict[str, int] = {}
    fears: list[str] = []
    """Profiles that frighten it now."""
    braved: list[str] = []
    """Profiles whose fear it has overcome in this combat."""
    spawned: int = NOBODY
    """The section in which the Dark Player placed it."""
    human: Shape | None = None
    """What a werewolf was before, and will be again."""
    xp: int = 0
    """Experience that has not been invested."""
    luck: int = 0
    """Fortune bought with experience."""
    raised: list[str] = []
    """Attributes raised with experience."""
    learned: list[str] = []
    """The groups of the skills learned since creation."""
    injuries: list[str] = []
    crafts: dict[str, int] = {}
    """Secondary skills with their bonus."""
    riding: int = NOBODY
    """The mount on which it sits: both stand on the squares of the mount's base and look the same way."""
    ridden: int = NOBODY
    """Who sits on it."""


class Activation(msgspec.Struct):
    """The activation that is going on.  [dun.turn.budget]"""

    who: int
    start: int
    points: int
    """Movement points left."""
    movement: int
    """The Movement value of this activation."""
    action: int = 1
    quick: int = 1
    moved: int = 0
    move_over: bool = False
    """The move is finished: it was ended by a rule, or an Action came after it."""
    running: bool = False
    swimming: bool = False
    turned: bool = False
    recovered: bool = False
    attacks: int = 0
    most: int = 0
    """Attacks that the melee Action still holds."""
    bound: int = NOBODY
    """The only opponent that may be attacked after a step within its Melee Range."""
    free_of: list[int] = []
    """Enemies whose Melee Range no longer hinders it."""
    behind: list[int] = []
    """Enemies at whose back it stood when the activation began."""
    skills: list[str] = []
    """Active skills used in this activation, of which there may be two."""
    used: list[str] = []
    """What can be done only once in an activation."""
    forward: int = 0
    """Squares moved straight on at the end of the move."""
    rolled: bool = False
    """The Scenario Die has been rolled for a step of this activation."""
    begun: bool = False
    """Something has been moved or done that ends the time for declarations at the start."""
    start_other: int = NOWHERE
    """The second square of the base at the start."""
    passed: list[int] = []
    """Pieces of furniture that it has been next to."""


class Order(msgspec.Struct, frozen=True):
    """What a player has ordered creatures to do by themselves: attack somebody, or as their nature bids; and which of
    them does so now."""

    quarry: int
    who: int = NOBODY


class Lasting(msgspec.Struct, frozen=True):
    """An effect that lasts: a bonus `to` an attribute or roll, or a granted skill.

    `lasts`: "turn" (until the target's activation in the next turn of its side, or in the one after that if it came in
    the other side's turn; `turns` counts them), "spell" (`turns` turns of the caster's side), "combat", "quest".
    """

    target: int
    to: str
    value: int
    lasts: str
    card: str = ""
    source: int = NOBODY
    turns: int = 0
    skill: str = ""


class Spellbound(msgspec.Struct, frozen=True):
    """A permanent spell in force: who cast it, and how many turns of that side are left."""

    caster: int
    spell: str
    turns: int


class Placed(msgspec.Struct, frozen=True, cache_hash=True):
    """A piece of furniture or a special element on the board."""

    index: int
    card: str
    cell: int
    squares: tuple[int, ...]
    height: int
    cover: str
    impassable: bool
    movable: bool
    element: bool = False


class Layout(msgspec.Struct, frozen=True):
    """All that shapes the board now; replaced as a whole when something changes, so that copies share it.

    `ways` are the doors (bits) that can be passed; `revealed` the sections (bits) that have been laid out.
    """

    ways: int
    revealed: int
    pieces: tuple[Placed, ...] = ()
    overtiles: tuple[tuple[int, str], ...] = ()
    bridges: tuple[tuple[int, ...], ...] = ()
    """Footbridges that somebody has built, each as its squares in a line."""


class Guess(msgspec.Struct, frozen=True, cache_hash=True):
    """The map of a quest as it could be for all that has been seen: `revealed` sections and doors that are `found`
    (bits), one of several by its `number`; made upon another guess, if more was seen on that. Only those who think
    ahead have one, never a game that is played."""

    quest: str
    revealed: int
    found: int
    number: int
    of: Guess | None = None


class Draft(msgspec.Struct):
    """A hero in the making.  [dun.create.order]"""

    seat: int
    race: str = ""
    hero_class: str = ""
    bought: dict[str, int] = {}
    """Increases of attributes."""
    spent: bool = False
    """No more development points will be spent."""
    spells: list[str] = []
    skills: list[str] = []
    """Professional skills beyond those of race and class."""
    words: dict[str, str] = {}
    """What skills with a word speak of, such as the enemies who are hated."""


class Barrier(msgspec.Struct):
    """What is known of a door or chest: its state and what the Dark Player has put on it."""

    state: str = "closed"
    """closed, open, broken or hidden (a secret door); for chests closed, open or broken"""
    lock: bool = False
    riddle: bool = False
    failed: bool = False
    """The party's attempt at the lock or riddle has failed."""
    tried: int = 0
    trap: str = ""
    """A detected trap on it."""
    trap_bonus: int = 0
    obstacle: bool = False
    """An Obstacle card has been activated on it."""
    wounds: int = 0
    blows: tuple[int, ...] = ()
    """The turns in which it was struck."""
    explored: bool = False
    """Has been opened once."""


class SetTrap(msgspec.Struct, frozen=True):
    """A trap on a square that has been detected, or is printed on the sheet and still hidden."""

    cell: int
    card: str
    known: bool = False
    bonus: int = 0
    free: bool = False


class Planned(msgspec.Struct, frozen=True):
    """A card of the classic Dark Player with its exact place: a square, door, chest or section, or the Leader.

    `creatures` and their squares are for Encounter cards.  [dun.classic.prepare]
    """

    card: str
    at: str
    place: int
    creatures: tuple[tuple[str, int], ...] = ()


class Fallen(msgspec.Struct, frozen=True):
    """An eliminated enemy that has not been searched."""

    level: str
    leader: bool = False
    magic: tuple[str, ...] = ()
    fighters: tuple[int, ...] = ()


class Building(msgspec.Struct, frozen=True):
    """A footbridge in the making: the two builders, where they stand, its squares, the turns of work that are left and
    who has worked in this turn.  [dun.bridge.time]"""

    one: int
    other: int
    ends: tuple[int, int]
    squares: tuple[int, ...]
    left: int
    worked: tuple[int, ...] = ()


class Stay(msgspec.Struct):
    """What the heroes do between two quests."""

    resting: str = ""
    """Where the group rests between two quests."""
    visits: dict[int, int] = {}
    """Visits to Places and Services that are left, by hero."""
    visiting: str = ""
    """The card that is being visited."""
    served: list[str] = []
    """What has been taken up during this stay."""
    sought: list[str] = []
    """Uncommon things that were asked for during this stay."""
    surcharge: int = 0
    """What everything costs more in a settlement of the other side.  [dun.alignment.surcharge]"""
    investing: list[int] = []
    """Heroes who may still invest experience."""
    trading: list[int] = []
    """Heroes who may still buy and sell before the quest."""
    hiring: list[int] = []
    """Heroes who may still hire a companion."""
    stabling: list[int] = []
    """Heroes who have still to say where their mounts will be."""


class Making(msgspec.Struct):
    """Heroes in the making, and their first purchases.  [dun.create.order]"""

    draft: Draft | None = None
    outfitting: int = NOBODY
    """A new hero who is buying his equipment."""
    second_thoughts: int = 0
    """How often he has given something back, or taken it from one place to another."""


class Saga(msgspec.Struct):
    """What earlier games of a campaign have left, and what will be left of this one."""

    created: dict[str, Hero] = {}
    """Heroes whom players have created, by name."""
    at_home: list[str] = []
    """Heroes of the same campaign who do not take part."""
    fallen: list[str] = []
    """Heroes of the same campaign who are dead."""
    captives: dict[str, list[Figure]] = {}
    """Heroes who are prisoners, by quest."""
    visited: list[str] = []
    """Quests of earlier games."""
    attempts: dict[str, int] = {}
    """How often a mission has failed in earlier games."""
    past: dict[str, list[int]] = {}
    """Furniture searched in earlier games, by quest."""
    elements: dict[str, int] = {}
    """What the elements that serve everybody have turned out to be: the first total, by quest and piece."""
    facts: list[str] = []
    """What has come to pass in the story, here and in the quests before."""


class Supply(msgspec.Struct):
    """The cards that are not in play."""

    treasures: list[str] = []
    magic: list[str] = []
    relics: list[str] = []
    stock: dict[str, int] = {}
    """Copies of equipment cards that are not in play."""


class Progress(msgspec.Struct):
    """How far the quest has come."""

    id: str
    """The quest's name; on the road, the journey's."""
    goal_done: bool = False
    ended: str = ""
    ending: str = ""
    """Which of the sheet's endings it was."""
    settled: bool = False
    """The aftermath has begun: fates are known and experience is awarded."""
    first_visit: bool = True
    sheet_read: bool = False
    """The sheet's story has been read aloud."""
    achievements: list[int] = msgspec.field(default_factory=lambda: [0, 0])
    slain: dict[str, int] = {}
    """Creatures and companions who went down, where the sheet speaks of such."""


class Map(msgspec.Struct):
    """The board and all that stands or lies on it, except the characters."""

    layout: Layout
    guess: Guess | None = None
    doors: list[Barrier] = []
    chests: dict[int, Barrier] = {}
    traps: list[SetTrap] = []
    searched: list[int] = []
    """Pieces that have been searched."""
    inspected: list[int] = []
    """Rooms that have been searched."""
    found: list[str] = []
    """Furnishings of the sheet whose purpose is fulfilled."""
    dark_sections: dict[int, str] = {}
    lights: list[int] = []
    """Squares with a light source left on them."""
    floor: list[tuple[int, Held]] = []
    fallen: list[Fallen] = []
    building: list[Building] = []
    prison: int = NOWHERE
    """The square by the prison door, once it is found."""
    prison_room: int = -1
    """The last room that was explored on the way to it."""
    sections_found: int = 0
    revealed_by: int = NOBODY


class Turn(msgspec.Struct):
    """Whose turn it is, and what is still to be done in it."""

    number: int = 1
    side: int = HEROES
    phase: str = "muster"
    active: Activation | None = None
    queue: list[int] = []
    """Creatures still to be activated by the Artificial Dark Player, or as somebody has ordered them to."""
    order: Order | None = None
    """What these have been ordered to do."""
    extra: list[int] = []
    """New enemies that won Initiative in combat and act at once."""
    cutting: int = NOBODY
    """A creature that acts at once in the middle of the heroes' turn, run by its player."""
    held: Activation | None = None
    """The activation that waits meanwhile."""
    unseated: list[tuple[int, str]] = []
    """Riders and mounts of whom it must be seen whether they stay together, each with the reason."""
    startled: list[tuple[int, int]] = []
    """Mounts without a rider that have just been attacked, each with its attacker."""
    detonations: int = 0


class Party(msgspec.Struct):
    """The heroes as a group; each of them is among the figures."""

    speaker: int = 0
    start_heroes: int = 0
    vp: int = 0
    on_the_road: bool = False
    """They have come from a journey, and will go on with it."""


class DarkPlayer(msgspec.Struct):
    """The Dark Player, human or artificial: points, Leader, decks, plans."""

    seat: int = NOBODY
    reserve: int = 0
    leader_debt: int = 0
    conductors: list[int] = []
    """The seats that are willing to decide for the Artificial Dark Player in case of doubt."""
    conductor: int = NOBODY
    dwellers: str = ""
    """The faction that dwells here instead of the sheet's own."""
    leader_card: str = ""
    leader_item: str = ""
    leader_placed: bool = False
    obstacle_deck: list[str] = []
    power_deck: list[str] = []
    encounter_deck: list[str] = []
    hand: list[str] = []
    submerged: list[str] = []
    """Aquatic creatures that nobody has seen yet."""
    discard: list[str] = []
    powers: list[tuple[str, int]] = []
    """Power cards in force: card and creature."""
    passing: str = ""
    """What the Dark Player lets go without being asked: this move, or all until another section is seen."""
    plan: list[Planned] = []
    """What a classic Dark Player has fixed before play; nobody else knows it."""
    barred: list[str] = []
    """Planned creatures that could not be paid when their moment came."""
    aside: list[str] = []
    """Obstacle cards that the sheet needs several times, face down next to the decks."""
    bought: dict[str, int] = {}
    """Equipment bought for creatures: how many of each card."""
    placed: dict[str, int] = {}
    """Creatures placed so far by level, where the mix of levels counts."""
    called: dict[str, int] = {}
    """The turn in which a game master called each of the cards that come once in a turn."""
    asked: int = 0
    """The turn in which a game master asked a hero for a test."""


class State(GameState, kw_only=True):
    """All that can change."""

    mode: str
    seats: int
    settings: Settings = Settings()
    quest: Progress
    map: Map
    turn: Turn = msgspec.field(default_factory=Turn)
    party: Party = msgspec.field(default_factory=Party)
    dark: DarkPlayer = msgspec.field(default_factory=DarkPlayer)
    figures: dict[int, Figure]
    next_id: int = 0
    kinds: dict[str, int] = {}
    """The id given last to each kind of creature, in the order in which the kinds appeared."""
    lasting: list[Lasting] = []
    spellbound: list[Spellbound] = []
    supply: Supply = msgspec.field(default_factory=Supply)
    stay: Stay = msgspec.field(default_factory=Stay)
    making: Making = msgspec.field(default_factory=Making)
    saga: Saga = msgspec.field(default_factory=Saga)
    road: Road | None = None
    """The journey, if this is one."""


KIND = 100
"""Ids of creatures and companions tell the kind and the number in it: 203 is the third of the second kind seen. So the
numbers that people read have no gaps that would tell of creatures nobody has seen."""


def enlist(state: State, figure: Figure) -> None:
    """Somebody who is no hero comes into play, with the next number of his kind."""
    last = state.kinds.get(figure.card, KIND * (len(state.kinds) + 1))
    figure.id = state.kinds[figure.card] = last + 1
    state.figures[figure.id] = figure


def number(id: int) -> int:
    """The number of a creature in its kind."""
    return id % KIND if id > KIND else id


def standing(figure: Figure) -> bool:
    """On the board and not Knocked Out."""
    return figure.cell >= 0 and not figure.marks & OUT

// What is to be painted of a board, in squares: floors, walls, doors, furniture and lamps. No pixel is touched here.
import { type Box, bounds, grain, isThing, joined, type Line, OPEN, sideLine, walls } from "../geometry";
import type { Area, Board, Cell, Piece } from "../scene";
import { isLook, type Look, type Stuff } from "./floors";
import { SHAPES, type Shape } from "./shapes";

export interface Tile {
  x: number;
  y: number;
  kind: string;
  stuff: Stuff;
  dark: boolean;
}
export interface Door extends Line {
  kind: string;
}
export interface Thing {
  shape: Shape;
  x: number;
  y: number;
  w: number;
  h: number;
  faded: boolean;
}
export interface Lamp {
  x: number;
  y: number;
  reach: number;
  colour: readonly [number, number, number];
  power: number;
  flame: boolean;
}
export interface Plan {
  box: Box;
  sky: boolean;
  tiles: Tile[];
  walls: Line[];
  doors: Door[];
  things: Thing[];
  lamps: Lamp[];
}

/** Squares that are not there yet. */
const NOTHING = new Set(["empty", "void"]);
/** Ground that speaks for itself. */
const BY_KIND: Record<string, Look> = {
  water: "water",
  fire: "lava",
  lava: "lava",
  grass: "grass",
  ice: "snow",
  bridge: "planks",
  plain: "grass",
  forest: "grass",
  swamp: "earth",
  mountain: "cave",
  desert: "sand",
  volcanic: "lava",
  glacier: "snow",
};
const SKY = new Set(["plain", "forest", "mountain", "swamp", "desert", "volcanic", "glacier"]);
const MARGIN = 2;

function grouped<T>(all: readonly T[], key: (one: T) => string): Map<string, T[]> {
  const found = new Map<string, T[]>();
  for (const one of all) {
    const name = key(one);
    const list = found.get(name);
    if (list) list.push(one);
    else found.set(name, [one]);
  }
  return found;
}

export const isFloor = (cell: Cell): boolean => !NOTHING.has(cell.kind ?? "");

/** How much of a room lies far enough from its walls: what has nearly nothing of it is a passage. */
function isPassage(cells: readonly Cell[]): boolean {
  const at = new Set(cells.map(({ x, y }) => `${x}:${y}`));
  const inner = cells.filter(
    ({ x, y }) =>
      at.has(`${x - 1}:${y}`) && at.has(`${x + 1}:${y}`) && at.has(`${x}:${y - 1}`) && at.has(`${x}:${y + 1}`),
  );
  return inner.length * 8 < cells.length && cells.length > 2;
}

/** The floor of a room that nobody has named: passages are cobbled, here and there a room has planks, the rest has flagstones of three tones. */
export function roomStuff(room: string, cells: readonly Cell[]): Stuff {
  const first = cells[0]!;
  const n = [...room].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), 7);
  const chance = grain(n % 997, cells.length === 1 ? first.x * 3 + first.y : 1);
  if (isPassage(cells)) return chance < 0.7 ? "cobble" : "flagstone-1";
  return chance < 0.16 ? "planks" : `flagstone-${Math.min(2, Math.floor((chance - 0.16) * 3.57)) as 0 | 1 | 2}`;
}

const stuffOf = (look: Look, room: string): Stuff =>
  look === "flagstone"
    ? `flagstone-${Math.floor(grain(room.length, room.charCodeAt(room.length - 1) || 1) * 3) as 0 | 1 | 2}`
    : look;

function floors(cells: readonly Cell[], areas: readonly Area[]): Tile[] {
  const looks = new Map<string, Look>();
  const dark = new Set<string>();
  for (const area of areas) {
    if (isLook(area.look)) for (const id of area.cells) looks.set(id, area.look);
    if (area.kind === "dark" || area.light === "dark") area.cells.forEach((id) => dark.add(id));
  }
  const rooms = grouped(cells, (cell) => cell.room ?? "");
  const common = new Map([...rooms].map(([room, own]) => [room, roomStuff(room, own)]));
  return cells.map((cell) => {
    const { id, x, y, kind = "floor", room = "" } = cell;
    const named = BY_KIND[kind] ?? looks.get(id);
    return {
      x,
      y,
      kind,
      stuff: named ? stuffOf(named, room) : common.get(room)!,
      dark: kind === "dark" || dark.has(id),
    };
  });
}

/** Doors: what stands in one line and is of one kind is one wide door. */
function doors(board: Board): Door[] {
  const shown = (board.edges ?? []).filter(({ kind }) => kind !== "wall" && kind !== "gap" && kind !== "border");
  return [
    ...grouped(shown, (edge) => `${edge.kind}:${edge.name ?? ""}:${edge.id.split("-").slice(0, 2).join("-")}`).values(),
  ].flatMap((edges) =>
    joined(edges.map((edge) => sideLine(edge.x, edge.y, edge.side))).map((line) => ({ ...line, kind: edges[0]!.kind })),
  );
}

export const shapeOf = (piece: Piece): Shape | undefined => {
  const shape = piece.shape ?? piece.icon;
  return isThing(piece) ? SHAPES[shape] : undefined;
};

function things(board: Board): Thing[] {
  const at = new Map(board.cells.map((cell) => [cell.id, cell]));
  return (board.pieces ?? []).flatMap((piece) => {
    const shape = shapeOf(piece);
    const cells = piece.cells.map((id) => at.get(id)).filter((cell): cell is Cell => !!cell);
    return shape && cells.length ? [{ shape, ...bounds(cells), faded: piece.faded ?? false }] : [];
  });
}

const TORCH = [255, 176, 96] as const;
const GLOWS: Partial<Record<Shape, readonly [number, number, number]>> = {
  fire: [255, 150, 60],
  hearth: [255, 150, 60],
  forge: [255, 130, 50],
  fountain: [90, 200, 230],
  portal: [170, 110, 255],
  crystal: [140, 170, 255],
  mushrooms: [120, 220, 150],
};
const APART = 3.4;
const MOST = 56;

/** Sconces hang on the upper walls of rooms that are not dark, never on doors; what burns or glows gives light too. */
function lamps(
  tiles: readonly Tile[],
  lines: readonly Line[],
  barred: readonly Door[],
  glowing: readonly Thing[],
): Lamp[] {
  const at = new Map(tiles.map((tile) => [`${tile.x}:${tile.y}`, tile]));
  const open = (x: number, y: number): boolean => {
    const tile = at.get(`${x}:${y}`);
    return !!tile && tile.kind !== "wall" && !tile.dark;
  };
  const door = new Set(
    barred
      .filter((one) => one.along === "x")
      .flatMap((one) => Array.from({ length: one.length }, (_, n) => `${one.x + n}:${one.y}`)),
  );
  const spots: { x: number; y: number }[] = [];
  for (const line of lines) {
    if (line.along === "x") for (let n = 0; n < line.length; n++) spots.push({ x: line.x + n, y: line.y });
  }
  for (const tile of tiles) if (tile.kind === "wall") spots.push({ x: tile.x, y: tile.y + 1 });
  const found: Lamp[] = [];
  for (const { x, y } of spots
    .filter((spot) => open(spot.x, spot.y) && !door.has(`${spot.x}:${spot.y}`))
    .sort((a, b) => grain(a.x, a.y) - grain(b.x, b.y))) {
    if (found.length >= MOST || found.some((one) => Math.hypot(one.x - x - 0.5, one.y - y) < APART)) continue;
    found.push({ x: x + 0.5, y: y + 0.06, reach: 5, colour: TORCH, power: 0.8, flame: true });
  }
  // Lava lights its cave; one light serves several squares of it.
  const hot: Lamp[] = [];
  for (const { x, y } of tiles.filter((tile) => tile.stuff === "lava"))
    if (hot.length < MOST && !hot.some((one) => Math.hypot(one.x - x - 0.5, one.y - y - 0.5) < 1.6))
      hot.push({ x: x + 0.5, y: y + 0.5, reach: 3, colour: [255, 120, 50], power: 0.7, flame: false });
  found.push(...hot);
  for (const one of glowing) {
    const colour = GLOWS[one.shape];
    if (colour)
      found.push({ x: one.x + one.w / 2, y: one.y + one.h / 2, reach: 3.4, colour, power: 0.8, flame: false });
  }
  return found;
}

/** Whether a board lies under the open sky: most of its dry land does. */
export function isOpen(cells: readonly Cell[]): boolean {
  const dry = cells.filter((cell) => isFloor(cell) && cell.kind !== "water");
  return dry.filter((cell) => SKY.has(cell.kind ?? "")).length * 2 > dry.length;
}

export function planned(board: Board): Plan {
  const cells = board.cells.filter(isFloor);
  const real = { ...board, cells };
  const sky = isOpen(cells);
  const tiles = floors(cells, board.areas ?? []);
  const barred = doors(real);
  const stand = things(real);
  const lines = sky ? [] : walls(real);
  const { x, y, w, h } = bounds(board.cells);
  return {
    box: { x: x - MARGIN, y: y - MARGIN, w: w + 2 * MARGIN, h: h + 2 * MARGIN },
    sky,
    tiles,
    walls: lines,
    doors: barred,
    things: stand,
    lamps: sky ? [] : lamps(tiles, lines, barred, stand),
  };
}

/** The stuff that a plan is painted with. */
export const needed = (plan: Plan): Stuff[] => [
  ...new Set<Stuff>([...plan.tiles.map((tile) => tile.stuff), "rock", "wall", "top", "wood", "planks"]),
];

/** Pixels for one square: as many as can be seen, as few as a large board needs. */
export function fineness({ w, h }: Box, most = 96): number {
  return Math.max(16, Math.floor(Math.min(most, 4096 / Math.max(w, h), Math.sqrt(9e6 / (w * h)))));
}

/** Lines that stop light: walls and shut doors. */
export function barriers(plan: Plan): Line[] {
  return [...plan.walls, ...plan.doors.filter((door) => !OPEN.has(door.kind))];
}

/** A short name for exactly this picture. */
export function named(plan: Plan): string {
  let [a, b] = [0x811c9dc5, 0x1b873593];
  const text = JSON.stringify(plan);
  for (let n = 0; n < text.length; n++) {
    const code = text.charCodeAt(n);
    a = Math.imul(a ^ code, 16777619);
    b = Math.imul(b ^ (code + n), 0x85ebca6b);
  }
  return `${(a >>> 0).toString(36)}${(b >>> 0).toString(36)}`;
}

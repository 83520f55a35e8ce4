// Where things are drawn: walls, doors and figures in units of one square.
import { type Board, type Cell, cellsById, type Edge, type Piece, type Side } from "./scene";

/** A square is so many units of a drawing. */
export const UNIT = 100;

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}
/** A straight piece of wall or a door: from (x, y), `length` squares along. */
export interface Line {
  x: number;
  y: number;
  along: "x" | "y";
  length: number;
}
export interface Placed {
  piece: Piece;
  x: number;
  y: number;
  w: number;
  h: number;
}

export function bounds(cells: readonly Cell[]): Box {
  if (!cells.length) return { x: 0, y: 0, w: 1, h: 1 };
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { x, y } of cells) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x + 1);
    bottom = Math.max(bottom, y + 1);
  }
  return { x: left, y: top, w: right - left, h: bottom - top };
}

/** The place of a side: sides that two squares share have one place. */
export function sideLine(x: number, y: number, side: Side): Line {
  switch (side) {
    case "north":
      return { x, y, along: "x", length: 1 };
    case "south":
      return { x, y: y + 1, along: "x", length: 1 };
    case "west":
      return { x, y, along: "y", length: 1 };
    case "east":
      return { x: x + 1, y, along: "y", length: 1 };
  }
}

const name = (line: Line): string => `${line.along}:${line.x}:${line.y}`;

/** Edges that can be seen through or walked through: no wall is drawn where one lies. */
export const OPEN = new Set(["gap", "arch", "open", "border", "unseen"]);
const BARS = new Set(["door", "locked", "open", "secret", "portcullis"]);

export const isDoor = (edge: Edge): boolean => BARS.has(edge.kind) || (edge.kind !== "wall" && !OPEN.has(edge.kind));

/** Walls of a board: around everything, between rooms, and where an edge says so; but not where an edge says otherwise. */
export function walls(board: Board): Line[] {
  const at = new Map(board.cells.map((cell) => [`${cell.x}:${cell.y}`, cell]));
  const found = new Map<string, Line>();
  for (const cell of board.cells) {
    const near: [Side, number, number][] = [
      ["north", 0, -1],
      ["east", 1, 0],
      ["south", 0, 1],
      ["west", -1, 0],
    ];
    for (const [side, dx, dy] of near) {
      const other = at.get(`${cell.x + dx}:${cell.y + dy}`);
      if (other && (other.room ?? "") === (cell.room ?? "")) continue;
      const line = sideLine(cell.x, cell.y, side);
      found.set(name(line), line);
    }
  }
  for (const edge of board.edges ?? []) {
    const line = sideLine(edge.x, edge.y, edge.side);
    if (edge.kind === "wall") found.set(name(line), line);
    else if (OPEN.has(edge.kind)) found.delete(name(line));
  }
  return joined([...found.values()]);
}

/** Lines that meet end to end become one. */
export function joined(lines: readonly Line[]): Line[] {
  const result: Line[] = [];
  const along = (line: Line): [number, number] => (line.along === "x" ? [line.y, line.x] : [line.x, line.y]);
  const sorted = [...lines].sort((a, b) => {
    if (a.along !== b.along) return a.along < b.along ? -1 : 1;
    const [aRow, aAt] = along(a);
    const [bRow, bAt] = along(b);
    return aRow - bRow || aAt - bAt;
  });
  for (const line of sorted) {
    const last = result.at(-1);
    if (last && last.along === line.along) {
      const [row, start] = along(last);
      const [nextRow, next] = along(line);
      if (row === nextRow && start + last.length >= next) {
        last.length = Math.max(last.length, next + line.length - start);
        continue;
      }
    }
    result.push({ ...line });
  }
  return result;
}

/** How large a share of its square a figure gets when `n` stand on it. */
export const share = (n: number): number => (n <= 1 ? 1 : n <= 4 ? 2 : Math.ceil(Math.sqrt(n)));

/** Where each figure stands: alone in the middle of its base; several on one square share it. */
export function placed(board: Board): Placed[] {
  const at = cellsById(board.cells);
  const single = new Map<string, Piece[]>();
  const result: Placed[] = [];
  for (const piece of board.pieces ?? []) {
    const cells = piece.cells.map((id) => at.get(id)).filter((cell): cell is Cell => !!cell);
    if (cells.length === 1) {
      const key = cells[0]!.id;
      single.set(key, [...(single.get(key) ?? []), piece]);
    } else if (cells.length) {
      result.push({ piece, ...bounds(cells) });
    }
  }
  for (const [id, pieces] of single) {
    const cell = at.get(id)!;
    const people = pieces.filter((piece) => !isThing(piece));
    const things = pieces.filter(isThing);
    // A thing makes room for people: it lies small in a corner, and they stand before it.
    if (people.length)
      things.forEach((piece, n) =>
        result.push({
          piece,
          w: 0.4,
          h: 0.4,
          x: cell.x + 0.02 + (n % 2) * 0.56,
          y: cell.y + 0.02 + (Math.floor(n / 2) % 2) * 0.56,
        }),
      );
    result.push(...shared(people.length ? people : things, cell));
  }
  return result;
}

/** Several on one square stand in rows. */
function shared(pieces: readonly Piece[], cell: Cell): Placed[] {
  const per = share(pieces.length);
  const rows = Math.ceil(pieces.length / per);
  const size = 1 / per;
  return pieces.map((piece, n) => {
    const row = Math.floor(n / per);
    const inRow = Math.min(per, pieces.length - row * per);
    return {
      piece,
      w: size,
      h: size,
      x: cell.x + (n % per) * size + ((per - inRow) * size) / 2,
      y: cell.y + row * size + ((per - rows) * size) / 2,
    };
  });
}

/** The line round a number of squares. */
export function outline(cells: readonly Cell[]): Line[] {
  return walls({ id: "", name: "", cells: cells.map((cell) => ({ ...cell, room: "" })) });
}

export const isThing = (piece: Piece): boolean => (piece.tint ?? "thing") === "thing";

const STEP: Record<string, [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The square that an arrow key leads to: the next one, or the nearest beyond a gap; null at the end. */
export function arrow(cells: readonly Cell[], from: Cell, key: string): Cell | null {
  const step = STEP[key];
  if (!step) return null;
  const [dx, dy] = step;
  let best: Cell | null = null;
  let least = Infinity;
  for (const cell of cells) {
    const ahead = (cell.x - from.x) * dx + (cell.y - from.y) * dy;
    const aside = Math.abs((cell.x - from.x) * dy) + Math.abs((cell.y - from.y) * dx);
    if (ahead <= 0) continue;
    const cost = ahead + aside * 3;
    if (cost < least) {
      least = cost;
      best = cell;
    }
  }
  return best;
}

/** Rows of squares from top to bottom, each from left to right: the grid that a screen reader walks. */
export function rows(cells: readonly Cell[]): Cell[][] {
  const by = new Map<number, Cell[]>();
  for (const cell of cells) by.set(cell.y, [...(by.get(cell.y) ?? []), cell]);
  return [...by.entries()].sort((a, b) => a[0] - b[0]).map(([, row]) => row.sort((a, b) => a.x - b.x));
}

/** A number that is always the same for a place, from 0 to 1: it makes each flagstone a little different. */
export function grain(x: number, y: number): number {
  const n = Math.sin(x * 127.1 + y * 311.7) * 43758.5453;
  return n - Math.floor(n);
}

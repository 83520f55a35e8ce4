// Where the names of places stand on a map.
import { UNIT } from "../geometry";
import type { Cell } from "../scene";

/** How high letters are. */
export const WIDE = 24;
/** About how wide a letter is, as a part of its height. */
const LETTER = 0.56;
/** Longer names are cut. */
export const MOST = 22;

interface Label {
  id: string;
  name: string;
  x: number;
  y: number;
}

/** Names of places that lie side by side: whoever comes too near to one that is already written stands above its sign, or lower. */
export function spread(labels: readonly Label[]): Label[] {
  const done: Label[] = [];
  const wide = (one: Label): number => (Math.min(one.name.length, MOST) * WIDE * LETTER) / UNIT;
  const clash = (a: Label, b: Label): boolean =>
    Math.abs(a.y - b.y) < 0.24 && Math.abs(a.x - b.x) < (wide(a) + wide(b)) / 2 + 0.05;
  for (const label of labels) {
    const ways = [1.08, 0.06, 1.32, -0.18].map((down) => ({ ...label, y: label.y + down }));
    done.push(ways.find((way) => !done.some((other) => clash(way, other))) ?? ways[0]!);
  }
  return done;
}

/** Where the name of a room stands: in its row of squares with most room beside the furniture, best in the middle. */
export function inRoom(
  name: string,
  cells: readonly Cell[],
  taken: ReadonlySet<string>,
): { x: number; y: number; size: number } | null {
  const rows = new Map<number, Cell[]>();
  for (const cell of cells) rows.set(cell.y, [...(rows.get(cell.y) ?? []), cell]);
  const middle = cells.reduce((sum, cell) => sum + cell.y, 0) / cells.length;
  const free = new Set(cells.filter((cell) => !taken.has(cell.id)).map(({ x, y }) => `${x}:${y}`));
  let best: { x: number; y: number; size: number; worth: number } | null = null;
  for (const [y, row] of rows)
    for (const run of runs(row.filter((cell) => !taken.has(cell.id)).map((cell) => cell.x))) {
      const size = Math.min(WIDE, (run.length * UNIT) / (LETTER * 1.15) / Math.max(4, name.length));
      const worth = size - Math.abs(y - middle) * 0.5;
      if (run.length > 1 && (!best || worth > best.worth))
        best = { x: run[0]! + run.length / 2, y: between(y, run, free), size, worth };
    }
  return best;
}

/** On the line to the row below or above, where neither figures nor numbers stand; in a room of one row in its middle. */
function between(y: number, run: readonly number[], free: ReadonlySet<string>): number {
  const holds = (row: number): boolean => run.every((x) => free.has(`${x}:${row}`));
  return holds(y + 1) ? y + 1 : holds(y - 1) ? y : y + 0.5;
}

/** Numbers that follow each other, together. */
function runs(numbers: readonly number[]): number[][] {
  const found: number[][] = [];
  for (const one of numbers.toSorted((a, b) => a - b)) {
    const last = found.at(-1);
    if (last && last.at(-1) === one - 1) last.push(one);
    else found.push([one]);
  }
  return found;
}

// Where the names of places stand on a map.
import { UNIT } from "../geometry";

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

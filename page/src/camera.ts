// Where one looks at a board from: scale and place.
import { type Box, UNIT } from "./geometry";

export interface Look {
  k: number;
  x: number;
  y: number;
}

export const MARGIN = 0.55;
/** Squares that fill the hand are no easier to read. */
const LARGEST = 1.15;

/** The largest scale at which all of `box` is to be seen. */
export function fitted(box: Box, width: number, height: number): Look {
  const k = Math.max(
    0.05,
    Math.min(width / ((box.w + 2 * MARGIN) * UNIT), height / ((box.h + 2 * MARGIN) * UNIT), LARGEST),
  );
  return { k, x: width / 2 - (box.x + box.w / 2) * UNIT * k, y: height / 2 - (box.y + box.h / 2) * UNIT * k };
}

/** Where to look so that all of `box` is seen, if it is not: moved no farther than needed, and from afar only where it must be. */
export function followed(box: Box, now: Look, width: number, height: number): Look | null {
  const edge = Math.min(60, width / 8, height / 8);
  const [x, y] = [box.x * UNIT * now.k + now.x, box.y * UNIT * now.k + now.y];
  const [w, h] = [box.w * UNIT * now.k, box.h * UNIT * now.k];
  if (w > width || h > height) return fitted(box, width, height);
  const by = (from: number, length: number, room: number): number => {
    const margin = Math.max(0, Math.min(edge, (room - length) / 2));
    return from < 0 ? margin - from : from + length > room ? room - margin - (from + length) : 0;
  };
  const [dx, dy] = [by(x, w, width), by(y, h, height)];
  return dx || dy ? { k: now.k, x: now.x + dx, y: now.y + dy } : null;
}

// Light and shadow: what a lamp sees of the rooms round it.
import type { Line } from "../geometry";

export type Segment = readonly [x1: number, y1: number, x2: number, y2: number];
export type Point = readonly [x: number, y: number];

export const segment = ({ x, y, along, length }: Line): Segment =>
  along === "x" ? [x, y, x + length, y] : [x, y, x, y + length];

/** How far a segment is from a point. */
export function distance([x1, y1, x2, y2]: Segment, px: number, py: number): number {
  return Math.hypot(px - Math.max(x1, Math.min(px, x2)), py - Math.max(y1, Math.min(py, y2)));
}

/** The outline of what is seen from a point: rays to the nearest wall, `over` squares into it, so that walls are lit too. */
export function seen(
  px: number,
  py: number,
  reach: number,
  walls: readonly Segment[],
  rays = 180,
  over = 0.12,
): Point[] {
  const near = walls.filter((wall) => distance(wall, px, py) < reach);
  return Array.from({ length: rays }, (_, n) => {
    const angle = (n / rays) * 2 * Math.PI;
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
    let best = reach;
    for (const [x1, y1, x2, y2] of near) {
      const [ex, ey] = [x2 - x1, y2 - y1];
      const across = dx * ey - dy * ex;
      if (Math.abs(across) < 1e-9) continue;
      const far = ((x1 - px) * ey - (y1 - py) * ex) / across;
      const along = ((x1 - px) * dy - (y1 - py) * dx) / across;
      if (far > 0.01 && far < best && along >= -0.001 && along <= 1.001) best = far;
    }
    return [px + dx * (best + over), py + dy * (best + over)];
  });
}

// Numbers that look like chance and are always the same: the base of every texture.

export const mix = (a: number, b: number, t: number): number => a + (b - a) * t;
export const clamp = (x: number): number => Math.min(1, Math.max(0, x));
/** From 0 at `a` to 1 at `b`, without corners; `a` may be the larger one. */
export const smooth = (a: number, b: number, x: number): number => {
  const t = clamp((x - a) / (b - a));
  return t * t * (3 - 2 * t);
};

export type Random = () => number;

/** A row of numbers from 0 to 1 that a seed chooses. */
export function random(seed: number): Random {
  let now = seed >>> 0;
  return () => {
    now = (Math.imul(now, 1664525) + 1013904223) >>> 0;
    return now / 4294967296;
  };
}

export type Noise = (x: number, y: number, period?: number) => number;

const SIDE = 64;

/** Value noise on a lattice of 64 x 64 points that repeats after `period` steps (64 at most), so that what is made of it tiles. */
export function noise(seed: number): Noise {
  const next = random(seed * 7919 + 17);
  const lattice = Float32Array.from({ length: SIDE * SIDE }, next);
  return (x, y, period = SIDE) => {
    const p = Math.min(period, SIDE);
    const [xi, yi] = [Math.floor(x), Math.floor(y)];
    const [fx, fy] = [x - xi, y - yi];
    const x0 = ((xi % p) + p) % p;
    const y0 = (((yi % p) + p) % p) * SIDE;
    const x1 = x0 + 1 === p ? 0 : x0 + 1;
    const y1 = y0 + SIDE === p * SIDE ? 0 : y0 + SIDE;
    const [u, v] = [fx * fx * (3 - 2 * fx), fy * fy * (3 - 2 * fy)];
    return mix(mix(lattice[y0 + x0]!, lattice[y0 + x1]!, u), mix(lattice[y1 + x0]!, lattice[y1 + x1]!, u), v);
  };
}

/** Noise upon finer noise. */
export function fbm(of: Noise, x: number, y: number, period: number, octaves: number): number {
  let [sum, weight, scale] = [0, 0.5, 1];
  for (let n = 0; n < octaves; n++) {
    sum += weight * of(x * scale, y * scale, period * scale);
    weight /= 2;
    scale *= 2;
  }
  return sum;
}

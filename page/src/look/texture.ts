// Stone, wood, leather, water: each texture is made from noise into a small square of pixels. No pictures are loaded.
import { clamp, fbm, mix, noise, type Random, random, smooth } from "./noise";

export interface Pixels {
  w: number;
  h: number;
  data: Uint8ClampedArray<ArrayBuffer>;
}
export type Colour = readonly [number, number, number];
type Field = (u: number, v: number) => number;
type Paint = (u: number, v: number, height: number, out: [number, number, number]) => void;

export const colour = (hex: string): Colour =>
  [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16)) as unknown as Colour;

/** Heights give normals, normals give light from the upper left, light times colour gives the picture. */
export function bake(
  w: number,
  h: number,
  height: Field,
  paint: Paint,
  { strength = 2.2, ambient = 0.62, wrap = false } = {},
): Pixels {
  const data = new Uint8ClampedArray(w * h * 4);
  const heights = new Float32Array(w * h);
  for (let y = 0; y < h; y++) for (let x = 0; x < w; x++) heights[y * w + x] = height(x / w, y / h);
  const k = (strength * w) / 64;
  const out: [number, number, number] = [0, 0, 0];
  for (let y = 0; y < h; y++) {
    const above = (wrap ? (y + h - 1) % h : Math.max(0, y - 1)) * w;
    const below = (wrap ? (y + 1) % h : Math.min(h - 1, y + 1)) * w;
    for (let x = 0; x < w; x++) {
      const left = wrap ? (x + w - 1) % w : Math.max(0, x - 1);
      const right = wrap ? (x + 1) % w : Math.min(w - 1, x + 1);
      const dx = (heights[y * w + right]! - heights[y * w + left]!) * k;
      const dy = (heights[below + x]! - heights[above + x]!) * k;
      const light = (0.52 * dx + 0.62 * dy + 0.6) / Math.sqrt(dx * dx + dy * dy + 1) / 0.6;
      const shade = ambient + (1 - ambient) * Math.max(0, light);
      paint(x / w, y / h, heights[y * w + x]!, out);
      const at = (y * w + x) * 4;
      data[at] = out[0] * shade;
      data[at + 1] = out[1] * shade;
      data[at + 2] = out[2] * shade;
      data[at + 3] = 255;
    }
  }
  return { w, h, data };
}

type Stone = readonly [left: number, top: number, right: number, bottom: number];

/** How one square is paved: the stones in it, from 0 to 1. */
const PAVINGS: readonly (readonly Stone[])[] = [
  [[0, 0, 1, 1]],
  [[0, 0, 1, 1]],
  [[0, 0, 1, 1]],
  [
    [0, 0, 0.56, 1],
    [0.56, 0, 1, 1],
  ],
  [
    [0, 0, 1, 0.46],
    [0, 0.46, 1, 1],
  ],
  [
    [0, 0, 0.6, 0.55],
    [0.6, 0, 1, 0.55],
    [0, 0.55, 0.38, 1],
    [0.38, 0.55, 1, 1],
  ],
  [
    [0, 0, 0.42, 1],
    [0.42, 0, 1, 0.52],
    [0.42, 0.52, 1, 1],
  ],
  [
    [0, 0, 1, 0.6],
    [0, 0.6, 0.5, 1],
    [0.5, 0.6, 1, 1],
  ],
];

/** Four rows of small stones. */
function cobbles(seed: number): Stone[] {
  const stones: Stone[] = [];
  for (let row = 0; row < 4; row++) {
    const next = random(row + seed);
    for (let x = 0; x < 1; ) {
      const wide = 0.22 + next() * 0.16;
      const end = x + wide > 0.86 ? 1 : x + wide;
      stones.push([x, row / 4, end, row / 4 + 0.25]);
      x = end;
    }
  }
  return stones;
}

const CLOUD = 256;
const clouds = new Map<number, Float32Array>();

/** A window, at a place of chance, on a cloud of noise that all stones share: each looks another way, and none has to make its own. */
function cloud(period: number, next: Random): Field {
  let all = clouds.get(period);
  if (!all) {
    const of = noise(period);
    all = Float32Array.from({ length: CLOUD * CLOUD }, (_, n) =>
      fbm(of, ((n % CLOUD) / CLOUD) * period, (Math.floor(n / CLOUD) / CLOUD) * period, period, 4),
    );
    clouds.set(period, all);
  }
  const [from, x, y] = [all, Math.floor(next() * CLOUD), Math.floor(next() * CLOUD)];
  return (u, v) => from[((Math.round(v * 96) + y) % CLOUD) * CLOUD + ((Math.round(u * 96) + x) % CLOUD)]!;
}

export interface Tone {
  stone: string;
  grout: string;
  moss: string;
}

/** One square of paving, with joints, bevels, stains, here and there a crack and moss. */
export function slab(seed: number, size: number, tone: Tone, style: "flag" | "cobble" = "flag"): Pixels {
  const of = noise(seed);
  const next = random(seed + 3);
  const small = style === "cobble";
  const plan = small ? cobbles(5) : PAVINGS[seed % PAVINGS.length]!;
  const [base, grout, moss] = [colour(tone.stone), colour(tone.grout), colour(tone.moss)];
  const tint = plan.map(() => 0.9 + next() * 0.2);
  const warm = plan.map(() => (next() - 0.5) * 10);
  const tilt = plan.map(() => [(next() - 0.5) * 0.032, (next() - 0.5) * 0.032] as const);
  const [cracked, mossy] = [next() < 0.22, next() < 0.3];
  const [gap, round, bevel] = small ? [0.018, 0.08, 0.07] : [0.014, 0.05, 0.042];
  const off = next() * 8;
  const find = (u: number, v: number): number => {
    for (let n = 0; n < plan.length; n++) {
      const [a, b, c, d] = plan[n]!;
      if (u >= a && u < c && v >= b && v < d) return n;
    }
    return 0;
  };
  /** How far inside of its stone a point lies; rough, with round corners. */
  const depth = (u: number, v: number, n: number): number => {
    const [a, b, c, d] = plan[n]!;
    const rough = (of(u * 9 + off, v * 9) - 0.5) * 0.022;
    const x = Math.abs(u - (a + c) / 2) - (c - a) / 2 + gap + round;
    const y = Math.abs(v - (b + d) / 2) - (d - b) / 2 + gap + round;
    return round - Math.hypot(Math.max(x, 0), Math.max(y, 0)) - Math.min(Math.max(x, y), 0) + rough;
  };
  const crack: Field = (u, v) =>
    cracked
      ? smooth(0.012, 0, Math.abs(fbm(of, u * 2 + off, v * 2 + 11, 64, 3) - 0.44)) *
        smooth(0.35, 0.55, of(u * 3 + 31, v * 3))
      : 0;
  const [rough, stained] = [cloud(18, next), cloud(11, next)];
  // What height and colour both need is found once.
  const [stones, depths, cracks] = [
    new Uint8Array(size * size),
    new Float32Array(size * size),
    new Float32Array(size * size),
  ];
  const pixel = (u: number, v: number): number => Math.round(v * size) * size + Math.round(u * size);
  return bake(
    size,
    size,
    (u, v) => {
      const [at, n] = [pixel(u, v), find(u, v)];
      const inside = depth(u, v, n);
      const split = crack(u, v);
      depths[at] = inside;
      stones[at] = n;
      cracks[at] = split;
      const [tx, ty] = tilt[n]!;
      return (
        smooth(-0.006, bevel, inside) * (0.16 + rough(u, v) * 0.11 + (u - 0.5) * tx + (v - 0.5) * ty) - split * 0.05
      );
    },
    (u, v, _, out) => {
      const at = pixel(u, v);
      const [n, inside] = [stones[at]!, depths[at]!];
      const edge = smooth(-0.004, 0.022, inside);
      const stains = stained(u, v);
      const green = mossy
        ? smooth(0.52, 0.72, fbm(of, u * 3 + 40, v * 3, 64, 3) + (1 - smooth(0, 0.12, inside)) * 0.2) * 0.55
        : 0;
      const shade = tint[n]! * (0.8 + stains * 0.36) * (0.965 + of(u * 60, v * 60) * 0.07) * (1 - cracks[at]! * 0.5);
      for (let k = 0; k < 3; k++)
        out[k] = mix(
          grout[k]!,
          mix((base[k]! + warm[n]! * (1 - k)) * shade, moss[k]! * (0.7 + stains * 0.6), green),
          edge,
        );
    },
    { strength: 2.4, ambient: 0.6 },
  );
}

/** Boards of wood along x: grain and seams, and where it has `ends` one joint in each board. Tiles. */
export function wood(
  seed: number,
  size: number,
  [light, dark]: readonly [string, string],
  planks = 4,
  strength = 1.6,
  ends = false,
): Pixels {
  const of = noise(seed);
  const [a, b] = [colour(light), colour(dark)];
  const next = random(seed + 9);
  const off = Array.from({ length: planks }, () => next() * 40);
  const tint = off.map(() => (ends ? 0.74 + next() * 0.46 : 0.86 + next() * 0.26));
  const joints = off.map((_, n) => (n * 0.38 + next() * 0.2) % 1);
  const plank = (v: number): number => Math.min(planks - 1, Math.floor(v * planks));
  const [outer, inner] = ends ? [0.5, 0.42] : [0.5, 0.47];
  const joint = (u: number, v: number): number => {
    const far = Math.abs(u - joints[plank(v)]!);
    return smooth(0.002, 0.009, Math.min(far, 1 - far));
  };
  const seam: Field = (u, v) => smooth(outer, inner, Math.abs(((v * planks) % 1) - 0.5)) * (ends ? joint(u, v) : 1);
  const grain: Field = (u, v) => {
    const from = off[plank(v)]!;
    return 0.5 + 0.5 * Math.sin(v * 46 + fbm(of, u * 2 + from, v * 6, 64, 3) * 16 + of(u * 4, v * 30 + from) * 2.2);
  };
  const grains = new Float32Array(size * size);
  const pixel = (u: number, v: number): number => Math.round(v * size) * size + Math.round(u * size);
  return bake(
    size,
    size,
    (u, v) => {
      const g = grain(u, v);
      grains[pixel(u, v)] = g;
      return seam(u, v) * (0.12 + g * 0.022 + fbm(of, u * 3, v * 26, 64, 2) * 0.03);
    },
    (u, v, _, out) => {
      const g = grains[pixel(u, v)]! * 0.7 + fbm(of, u * 6, v * 40, 64, 2) * 0.5;
      const shade = tint[plank(v)]! * (0.55 + 0.45 * seam(u, v)) * (ends ? 0.3 + 0.7 * seam(u, v) : 1);
      for (let k = 0; k < 3; k++) out[k] = mix(b[k]!, a[k]!, g) * shade;
    },
    { strength, wrap: true },
  );
}

export interface Grain {
  scale?: number;
  octaves?: number;
  relief?: number;
  contrast?: number;
  speck?: number;
  strength?: number;
  ridged?: boolean;
  glow?: string;
}

/** Rock, earth, sand, snow, parchment, felt: one recipe with other figures. Where it is `ridged`, veins run through it; `glow` lights them. Tiles. */
export function grainy(
  seed: number,
  size: number,
  [low, high]: readonly [string, string],
  {
    scale = 4,
    octaves = 5,
    relief = 0.3,
    contrast = 0.5,
    speck = 0.06,
    strength = 1.8,
    ridged = false,
    glow,
  }: Grain = {},
): Pixels {
  const of = noise(seed);
  const [a, b] = [colour(low), colour(high)];
  const hot = glow ? colour(glow) : null;
  const field: Field = (u, v) => {
    const f = fbm(of, u * scale, v * scale, scale, octaves);
    return ridged ? Math.min(1, Math.abs(f - 0.48) * 4.5) : f;
  };
  return bake(
    size,
    size,
    (u, v) => field(u, v) * relief,
    (u, v, h, out) => {
      const t = clamp(0.5 + (h / relief - 0.5) * 2 * contrast);
      const shade = 1 - speck / 2 + of(u * 64, v * 64) * speck;
      const heat = hot ? smooth(0.42, 0.04, h / relief) : 0;
      for (let k = 0; k < 3; k++) out[k] = mix(mix(a[k]!, b[k]!, t) * shade, hot?.[k] ?? 0, heat);
    },
    { strength, wrap: true },
  );
}

/** Leather: small pebbles. Tiles. */
export function leather(seed: number, size: number, [low, high]: readonly [string, string]): Pixels {
  const next = random(seed);
  const cells = Math.round(size / 10);
  const points = Array.from({ length: cells * cells }, () => [next(), next()] as const);
  const [a, b] = [colour(low), colour(high)];
  const of = noise(seed + 1);
  const pebble: Field = (u, v) => {
    const [x, y] = [u * cells, v * cells];
    const [xi, yi] = [Math.floor(x), Math.floor(y)];
    let [first, second] = [9, 9];
    for (let j = -1; j <= 1; j++) {
      for (let i = -1; i <= 1; i++) {
        const [px, py] = points[((yi + j + cells) % cells) * cells + ((xi + i + cells) % cells)]!;
        const d = Math.hypot(xi + i + px - x, yi + j + py - y);
        if (d < first) {
          second = first;
          first = d;
        } else if (d < second) second = d;
      }
    }
    return smooth(0, 0.35, second - first);
  };
  return bake(
    size,
    size,
    (u, v) => pebble(u, v) * 0.03 + fbm(of, u * 3, v * 3, 3, 3) * 0.05,
    (u, v, _, out) => {
      const t = fbm(of, u * 2, v * 2, 2, 4);
      for (let k = 0; k < 3; k++) out[k] = mix(a[k]!, b[k]!, t);
    },
    { strength: 1.2, ambient: 0.75, wrap: true },
  );
}

/** Courses of hewn stone for the faces of walls. Tiles along x. */
export function ashlar(
  seed: number,
  w: number,
  h: number,
  [stone, joint]: readonly [string, string],
  rows = 2,
): Pixels {
  const of = noise(seed);
  const [base, grout] = [colour(stone), colour(joint)];
  const next = random(seed);
  const cuts = Array.from({ length: rows }, () => {
    const found: number[] = [];
    for (let x = next() * 0.12; x < 1; x += 0.14 + next() * 0.1) found.push(x);
    return found;
  });
  const near: Field = (u, v) => {
    const row = Math.min(rows - 1, Math.floor(v * rows));
    const within = v * rows - row;
    let least = 1;
    for (const cut of cuts[row]!) {
      const d = Math.abs(u - cut);
      least = Math.min(least, d, 1 - d);
    }
    return Math.min((least * w * rows) / h, within, 1 - within);
  };
  return bake(
    w,
    h,
    (u, v) => smooth(0, 0.16, near(u, v)) * 0.14 + fbm(of, u * 24, v * 5, 64, 4) * 0.09,
    (u, v, _, out) => {
      const edge = smooth(0.02, 0.1, near(u, v));
      const stains = 0.72 + fbm(of, u * 10, v * 3, 64, 4) * 0.55;
      for (let k = 0; k < 3; k++) out[k] = mix(grout[k]!, base[k]! * stains, edge);
    },
    { strength: 1.6, ambient: 0.58 },
  );
}

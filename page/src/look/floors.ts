// What floors can look like, and the textures of each by candlelight and by day.
import { ashlar, type Grain, grainy, leather, type Pixels, slab, type Tone, wood } from "./texture";

export type Mood = "candle" | "day";
/** The floors that a scene may name. */
export const LOOKS = [
  "flagstone",
  "cobble",
  "planks",
  "earth",
  "cave",
  "grass",
  "snow",
  "sand",
  "water",
  "lava",
] as const;
export type Look = (typeof LOOKS)[number];
export const isLook = (name: string | undefined): name is Look => (LOOKS as readonly string[]).includes(name ?? "");

type Two = readonly [string, string];
interface Tones {
  floor: readonly Tone[];
  cobble: Tone;
  rock: Two;
  wall: Two;
  top: Two;
  wood: Two;
  boards: Two;
  soft: Record<Soft, Two>;
}
type Soft = Exclude<Look, "flagstone" | "cobble" | "planks">;

// By candlelight the stone is bright here: the light map makes the night.
const TONES: Record<Mood, Tones> = {
  candle: {
    floor: [
      { stone: "#b3a389", grout: "#2e261f", moss: "#6a7148" },
      { stone: "#a59c92", grout: "#2a2523", moss: "#5f6b4a" },
      { stone: "#b0957a", grout: "#2c221a", moss: "#6d6a40" },
    ],
    cobble: { stone: "#a59c92", grout: "#2a2523", moss: "#5f6b4a" },
    rock: ["#1a1619", "#4a4142"],
    wall: ["#8f8371", "#2c241f"],
    top: ["#5a5048", "#8a7d6c"],
    wood: ["#a8713b", "#5d3717"],
    boards: ["#8a5a30", "#4e2f17"],
    soft: {
      earth: ["#6b543c", "#97795a"],
      cave: ["#6a625c", "#a0968a"],
      grass: ["#48602c", "#7f9450"],
      snow: ["#b9c6d2", "#eef3f6"],
      sand: ["#b3945f", "#d8bd88"],
      water: ["#1d4f66", "#4c93a6"],
      lava: ["#2b1a16", "#57403a"],
    },
  },
  day: {
    floor: [
      { stone: "#dccfb2", grout: "#7d6c52", moss: "#9da071" },
      { stone: "#d3cdc0", grout: "#766b5f", moss: "#93a07c" },
      { stone: "#dcc4a2", grout: "#7f684c", moss: "#a39b68" },
    ],
    cobble: { stone: "#d3cdc0", grout: "#766b5f", moss: "#93a07c" },
    rock: ["#c9b48c", "#e6d6b2"],
    wall: ["#c2b294", "#6b5b48"],
    top: ["#8f7f6a", "#b7a88f"],
    wood: ["#bd854b", "#7a4d26"],
    boards: ["#a8743f", "#6b431f"],
    soft: {
      earth: ["#a98a64", "#cfb48d"],
      cave: ["#b0a698", "#d8cfc0"],
      grass: ["#8fa05e", "#bcc786"],
      snow: ["#dfe8ec", "#fbfdfd"],
      sand: ["#dcc591", "#f0dfb4"],
      water: ["#6fa5b8", "#a9d0d8"],
      lava: ["#5c3a30", "#8a6656"],
    },
  },
};
const GRAIN: Record<Soft, Grain> = {
  earth: { scale: 8, relief: 0.3, contrast: 0.9, speck: 0.16, strength: 2 },
  cave: { scale: 6, relief: 0.42, contrast: 0.8, speck: 0.08, strength: 2.6 },
  grass: { scale: 16, octaves: 4, relief: 0.22, contrast: 1, speck: 0.22, strength: 2.2 },
  snow: { scale: 5, octaves: 4, relief: 0.2, contrast: 0.7, speck: 0.03, strength: 1.1 },
  sand: { scale: 10, octaves: 4, relief: 0.16, contrast: 0.7, speck: 0.1, strength: 1.4 },
  water: { scale: 7, octaves: 4, relief: 0.1, contrast: 0.42, speck: 0, strength: 1, ridged: true },
  lava: { scale: 5, octaves: 5, relief: 0.4, contrast: 0.7, speck: 0.05, strength: 2.2, ridged: true, glow: "#ff8a2a" },
};

/** Pixels for one square of a texture: on a small board, and for a draft. */
export const [FINEST, COARSE] = [96, 40] as const;
export const VARIANTS = 8;
/** How many squares a texture that tiles covers before it comes again. */
export const REACH = 3;

/** What a board needs: its floors (flagstones come in three tones), and what walls and doors are made of. */
export type Stuff = Soft | "planks" | "cobble" | `flagstone-${0 | 1 | 2}` | "rock" | "wall" | "top" | "wood";

/** All pictures of one stuff: a paving has several squares, everything else is one that tiles. */
export function made(stuff: Stuff, mood: Mood, size: number): Pixels[] {
  const tones = TONES[mood];
  const wide = Math.min(256, size * REACH);
  switch (stuff) {
    case "flagstone-0":
    case "flagstone-1":
    case "flagstone-2": {
      const tone = Number(stuff.at(-1));
      return Array.from({ length: VARIANTS }, (_, n) => slab(tone * 104 + n + 1, size, tones.floor[tone]!));
    }
    case "cobble":
      return Array.from({ length: 4 }, (_, n) => slab(700 + n, size, tones.cobble, "cobble"));
    case "planks":
      return [wood(67, Math.min(240, wide), tones.boards, 9, 2, true)];
    case "wood":
      return [wood(61, 128, tones.wood, 5)];
    case "wall":
      return [ashlar(51, 384, 48, tones.wall)];
    case "top":
      return [grainy(41, 128, tones.top, { scale: 4, relief: 0.3, contrast: 0.8, strength: 2 })];
    case "rock":
      return [grainy(31, 192, tones.rock, { scale: 5, relief: 0.5, contrast: 0.9, strength: 2.6 })];
    default:
      return [grainy(80 + stuff.length, wide, tones.soft[stuff], GRAIN[stuff])];
  }
}

export type Cloth = "weave" | "sheet" | "rock";
export const CLOTHS: readonly Cloth[] = ["weave", "sheet", "rock"];

/** What panels (leather by candlelight, parchment by day), cards and the table itself are made of. */
export function cloth(name: Cloth, mood: Mood): Pixels {
  const dark = mood === "candle";
  switch (name) {
    case "weave":
      return dark
        ? leather(5, 160, ["#1d1613", "#2b211b"])
        : grainy(7, 160, ["#f0e3c6", "#f8efd9"], { scale: 3, relief: 0.12, contrast: 0.8, speck: 0.05, strength: 0.7 });
    case "sheet":
      return grainy(8, 160, ["#e4d3ac", "#f3e7cb"], {
        scale: 3,
        relief: 0.12,
        contrast: 0.9,
        speck: 0.06,
        strength: 0.8,
      });
    case "rock":
      return grainy(31, 192, dark ? ["#0e0c0f", "#1b1718"] : ["#cbb78f", "#e4d5b2"], {
        scale: 5,
        relief: 0.4,
        contrast: dark ? 0.5 : 0.9,
        strength: 2,
      });
  }
}

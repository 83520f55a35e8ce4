// The ground of a board as one picture: rock, floors, furniture, walls, doors, and light upon it all. Figures lie above it.
import { grain, OPEN } from "../geometry";
import type { Mood, Stuff } from "./floors";
import { REACH } from "./floors";
import { FURNITURE, type Wood } from "./furniture";
import { growth, land, type Pattern } from "./land";
import { type Segment, seen, segment } from "./light";
import { random } from "./noise";
import { ball, disc, type Fill, flat, line, type Pen, raised, sheet, slabbed } from "./pen";
import { barriers, type Door, type Lamp, type Plan, type Tile } from "./plan";

export type Textures = ReadonlyMap<Stuff, readonly ImageBitmap[]>;

/** How thick walls are, and how much of their face is seen, in squares. */
const [TOP, FACE] = [0.2, 0.17];
/** Pixels for one square in stencils, which are blurred. */
const FINE = 12;

interface Work {
  g: Pen;
  plan: Plan;
  mood: Mood;
  S: number;
  at: ReadonlyMap<string, Tile>;
  textures: Textures;
  pattern: Pattern;
  wood: Wood;
}

/** The whole ground, `S` pixels to a square. */
export function painted(plan: Plan, mood: Mood, S: number, textures: Textures): OffscreenCanvas {
  const { box } = plan;
  const { canvas, pen: g } = sheet(box.w * S, box.h * S);
  g.translate(-box.x * S, -box.y * S);
  const pattern: Pattern = (stuff, scale) => {
    const image = textures.get(stuff)![0]!;
    const made = g.createPattern(image, "repeat")!;
    made.setTransform(new DOMMatrix().scale((scale * S) / image.width));
    return made;
  };
  const work: Work = {
    g,
    plan,
    mood,
    S,
    textures,
    pattern,
    at: new Map(plan.tiles.map((tile) => [`${tile.x}:${tile.y}`, tile])),
    wood: { wood: pattern("wood", 1), boards: pattern("planks", 1.3) },
  };
  const stencil = stencilled(plan);
  if (plan.sky) {
    land(g, plan, S, mood, pattern);
    grid(work);
    for (const tile of plan.tiles) {
      special(work, tile);
      growth(g, tile, S);
    }
    furnish(work);
    return canvas;
  }
  if (mood === "candle") rock(work, stencil);
  else hatching(work);
  for (const tile of plan.tiles) floor(work, tile);
  grid(work);
  wallShadows(work, stencil);
  for (const tile of plan.tiles) special(work, tile);
  furnish(work);
  blocks(work);
  wallsUp(work);
  for (const door of plan.doors) drawDoor(work, door);
  lit(work, canvas);
  return canvas;
}

function furnish({ g, plan, S, wood }: Work): void {
  for (const { shape, x, y, w, h, faded } of plan.things) {
    g.save();
    if (faded) g.globalAlpha = 0.5;
    FURNITURE[shape](g, x * S, y * S, w * S, h * S, S, wood);
    g.restore();
  }
}

function stencilled({ box, tiles }: Plan): OffscreenCanvas {
  const { canvas, pen } = sheet(box.w * FINE, box.h * FINE);
  for (const { x, y } of tiles) pen.fillRect((x - box.x) * FINE, (y - box.y) * FINE, FINE, FINE);
  return canvas;
}

function faded(stencil: OffscreenCanvas, steps: readonly (readonly [blur: number, times: number])[]): OffscreenCanvas {
  const { canvas, pen } = sheet(stencil.width, stencil.height);
  for (const [blur, times] of steps) {
    pen.filter = `blur(${FINE * blur}px)`;
    for (let n = 0; n < times; n++) pen.drawImage(stencil, 0, 0);
  }
  return canvas;
}

/** The rock that the rooms are cut into; it fades away from them into the unknown. */
function rock({ g, plan: { box }, S, pattern }: Work, stencil: OffscreenCanvas): void {
  const { canvas, pen } = sheet(box.w * S, box.h * S);
  pen.drawImage(
    faded(stencil, [
      [0.85, 1],
      [0.45, 2],
      [0.22, 3],
    ]),
    0,
    0,
    canvas.width,
    canvas.height,
  );
  pen.globalCompositeOperation = "source-in";
  pen.fillStyle = pattern("rock", 2);
  pen.fillRect(0, 0, canvas.width, canvas.height);
  g.drawImage(canvas, box.x * S, box.y * S);
}

/** Ink round the rooms, as on maps drawn by hand. */
function hatching({ g, plan: { box }, S, at }: Work): void {
  const next = random(77);
  const near = (x: number, y: number): number => {
    let best = 9;
    for (let j = -1; j <= 1; j++) {
      for (let i = -1; i <= 1; i++) {
        const tile = at.get(`${Math.floor(x) + i}:${Math.floor(y) + j}`);
        if (tile)
          best = Math.min(
            best,
            Math.hypot(Math.max(tile.x - x, 0, x - tile.x - 1), Math.max(tile.y - y, 0, y - tile.y - 1)),
          );
      }
    }
    return best;
  };
  g.strokeStyle = "rgba(74,54,30,.6)";
  g.lineWidth = S * 0.018;
  g.lineCap = "round";
  g.beginPath();
  for (let y = box.y + 1; y < box.y + box.h - 1; y += 0.21) {
    for (let x = box.x + 1; x < box.x + box.w - 1; x += 0.21) {
      const [px, py, angle] = [x + next() * 0.18, y + next() * 0.18, Math.floor(next() * 6) * 0.52 + 0.2];
      if (at.has(`${Math.floor(px)}:${Math.floor(py)}`) || near(px, py) > 0.34 + next() * 0.14) continue;
      for (let k = -1; k <= 1; k++) {
        const [ox, oy] = [Math.cos(angle + 1.57) * k * 0.062, Math.sin(angle + 1.57) * k * 0.062];
        const half = 0.1 + next() * 0.04;
        g.moveTo((px + ox - Math.cos(angle) * half) * S, (py + oy - Math.sin(angle) * half) * S);
        g.lineTo((px + ox + Math.cos(angle) * half) * S, (py + oy + Math.sin(angle) * half) * S);
      }
    }
  }
  g.stroke();
}

function floor({ g, S, textures }: Work, { x, y, stuff }: Tile): void {
  const images = textures.get(stuff)!;
  const chance = Math.floor(grain(x, y) * 997);
  if (images.length > 1) g.drawImage(images[chance % images.length]!, x * S, y * S, S + 0.5, S + 0.5);
  else {
    const image = images[0]!;
    const part = image.width / REACH;
    const turn = (n: number): number => ((n % REACH) + REACH) % REACH;
    g.drawImage(image, turn(x) * part, turn(y) * part, part, part, x * S, y * S, S + 0.5, S + 0.5);
  }
  // Boards run through; stones are each a little different.
  const strong = grain(y, x) * (stuff === "planks" ? 0.2 : 1);
  g.fillStyle =
    chance % 3 ? `rgba(0,0,0,${(strong * 0.14).toFixed(3)})` : `rgba(255,214,150,${(strong * 0.1).toFixed(3)})`;
  g.fillRect(x * S, y * S, S, S);
}

/** Thin and even, so that squares can be counted. */
function grid({ g, plan, S, mood }: Work): void {
  g.fillStyle = mood === "candle" ? "rgba(10,7,5,.5)" : "rgba(70,52,30,.35)";
  if (plan.sky) g.fillStyle = mood === "candle" ? "rgba(10,7,5,.22)" : "rgba(40,40,30,.18)";
  const wide = Math.max(1, S * 0.022);
  for (const { x, y } of plan.tiles) {
    g.fillRect(x * S - wide / 2, y * S - wide / 2, S, wide);
    g.fillRect(x * S - wide / 2, y * S - wide / 2, wide, S);
  }
}

/** Shadows that walls throw on the floor: drawn small, blurred once, cut to the floor. */
function wallShadows({ g, plan, S }: Work, stencil: OffscreenCanvas): void {
  const { box } = plan;
  const u = FINE * 2;
  const [dark, cut] = [sheet(box.w * u, box.h * u), sheet(box.w * u, box.h * u)];
  dark.pen.strokeStyle = "rgba(0,0,0,.55)";
  dark.pen.lineCap = "square";
  dark.pen.lineWidth = u * 0.34;
  dark.pen.beginPath();
  for (const wall of plan.walls) {
    const [x1, y1, x2, y2] = segment(wall);
    dark.pen.moveTo((x1 - box.x + 0.07) * u, (y1 - box.y + 0.12) * u);
    dark.pen.lineTo((x2 - box.x + 0.07) * u, (y2 - box.y + 0.12) * u);
  }
  dark.pen.stroke();
  cut.pen.filter = `blur(${u * 0.08}px)`;
  cut.pen.drawImage(dark.canvas, 0, 0);
  cut.pen.filter = "none";
  cut.pen.globalCompositeOperation = "destination-in";
  cut.pen.imageSmoothingEnabled = false;
  cut.pen.drawImage(stencil, 0, 0, cut.canvas.width, cut.canvas.height);
  g.drawImage(cut.canvas, box.x * S, box.y * S, box.w * S, box.h * S);
}

/** What a square is beside its floor. */
function special(work: Work, { x, y, kind }: Tile): void {
  const { g, S, wood } = work;
  switch (kind) {
    case "pit":
    case "hole":
      FURNITURE.pit(g, x * S, y * S, S, S, S, wood);
      break;
    case "rubble":
      FURNITURE.rocks(g, x * S, y * S, S, S, S, wood);
      break;
    case "fire":
      FURNITURE.fire(g, x * S, y * S, S, S, S, wood);
      break;
    case "stairs":
      steps(g, x, y, S);
      break;
    case "safe":
      tinted(g, x, y, S, "rgba(90,190,110,.16)");
      break;
    case "exit":
      tinted(g, x, y, S, "rgba(255,225,130,.24)");
      break;
    case "start":
      tinted(g, x, y, S, "rgba(255,236,190,.12)");
      break;
    case "ladder":
      ladder(g, x, y, S);
      break;
    default:
      break;
  }
}
function tinted(g: Pen, x: number, y: number, S: number, fill: string): void {
  g.fillStyle = fill;
  g.fillRect(x * S, y * S, S, S);
}
function steps(g: Pen, x: number, y: number, S: number): void {
  for (let n = 0; n < 5; n++) {
    g.fillStyle = `rgba(0,0,0,${0.08 + n * 0.13})`;
    g.fillRect((x + 0.08) * S, (y + n / 5) * S, S * 0.84, S / 5);
    g.fillStyle = "rgba(255,240,210,.3)";
    g.fillRect((x + 0.08) * S, (y + n / 5) * S, S * 0.84, S * 0.03);
  }
}
function ladder(g: Pen, x: number, y: number, S: number): void {
  g.strokeStyle = "#6b431f";
  g.lineWidth = S * 0.06;
  for (const side of [0.3, 0.7]) line(g, (x + side) * S, (y + 0.08) * S, (x + side) * S, (y + 0.92) * S);
  for (let n = 1; n < 6; n++) line(g, (x + 0.3) * S, (y + n / 6) * S, (x + 0.7) * S, (y + n / 6) * S);
}
/** Squares of solid rock; neighbours grow together. Like walls they stand up: a shadow, a face, hewn stone on top, a light edge. */
function blocks({ g, plan, S, at, pattern, mood }: Work): void {
  const solid = (x: number, y: number): boolean => at.get(`${x}:${y}`)?.kind === "wall";
  const rocks = plan.tiles
    .filter((tile) => tile.kind === "wall")
    .map(({ x, y }) => {
      const [left, right] = [solid(x - 1, y) ? 0 : S * 0.03, solid(x + 1, y) ? 0 : S * 0.03];
      const [above, below] = [solid(x, y - 1), solid(x, y + 1)];
      const up = above ? 0 : S * 0.1;
      return {
        x: x * S + left,
        y: y * S - up,
        w: S - left - right,
        top: (below ? S : S * 0.7) + up,
        above,
        below,
        left,
        right,
      };
    });
  if (!rocks.length) return;
  g.beginPath();
  for (const { x, y, w, top, below } of rocks) g.rect(x, y, w, top + (below ? 1 : S * 0.28));
  raised(g, S, 0.16, 0.2);
  g.fillStyle = "#120c09";
  g.fill();
  flat(g);
  const [hewn, face] = [pattern("wall", 2.3), pattern("wall", 3.6)];
  const edge = S * 0.034;
  for (const { x, y, w, top, above, below, left, right } of rocks) {
    for (const fill of [hewn, mood === "candle" ? "rgba(16,11,10,.5)" : "rgba(52,38,26,.34)"]) {
      g.fillStyle = fill;
      g.fillRect(x, y, w, top + 1);
    }
    if (!below)
      for (const fill of [face, "rgba(0,0,0,.42)"]) {
        g.fillStyle = fill;
        g.fillRect(x, y + top, w, S * 0.28);
      }
    g.fillStyle = "rgba(255,236,200,.4)";
    if (!above) g.fillRect(x, y, w, edge);
    if (left) g.fillRect(x, y, edge, top);
    if (!below) g.fillRect(x, y + top - edge, w, edge);
    g.fillStyle = "rgba(0,0,0,.6)";
    if (right) g.fillRect(x + w - edge, y, edge, top);
    if (!below) g.fillRect(x, y + top, w, edge * 0.6);
  }
}

/** Walls: a face towards the viewer, and a top; all faces first, so that corners join by themselves. */
function wallsUp({ g, plan, S, mood, pattern }: Work): void {
  const [T, F] = [S * TOP, S * FACE];
  const rects = plan.walls.map((wall) => {
    const [x, y, long] = [wall.x * S - T / 2, wall.y * S - T / 2 - F / 2, wall.length * S + T];
    return wall.along === "x" ? ([x, y, long, T] as const) : ([x, y, T, long] as const);
  });
  const all = (fill: Fill, grow: number, down: number): void => {
    g.fillStyle = fill;
    for (const [x, y, w, h] of rects) g.fillRect(x - grow, y - grow, w + 2 * grow, h + down + 2 * grow);
  };
  all("#0b0806", 2, F);
  const face = pattern("wall", 3.6);
  for (const [x, y, w, h] of rects) {
    g.fillStyle = face;
    g.fillRect(x, y + h - 1, w, F + 1);
    const shade = g.createLinearGradient(0, y + h, 0, y + h + F);
    shade.addColorStop(0, "rgba(0,0,0,.05)");
    shade.addColorStop(1, "rgba(0,0,0,.55)");
    g.fillStyle = shade;
    g.fillRect(x, y + h - 1, w, F + 1);
  }
  all(mood === "candle" ? "#1a1410" : "#4a3b2b", 1.2, 0);
  all(pattern("top", 0.8), 0, 0);
  g.fillStyle = "rgba(255,240,210,.5)";
  for (const [x, y, w, h] of rects) if (w > h) g.fillRect(x, y, w, S * 0.03);
}

/** A door by its kind: shut, locked, open, portcullis, gate, secret, or only an arch. */
function drawDoor({ g, S, wood, plan, mood }: Work, door: Door): void {
  const F = S * FACE;
  const across = door.along === "x";
  const long = door.length * S;
  g.save();
  g.translate(door.x * S + (across ? long / 2 : 0), door.y * S - F / 2 + (across ? 0 : long / 2));
  const open = OPEN.has(door.kind);
  const put = (u: number, v: number, lu: number, lv: number): [number, number, number, number] =>
    across ? [u - lu / 2, v - lv / 2, lu, lv] : [v - lv / 2, u - lu / 2, lv, lu];
  if (open) {
    g.fillStyle = "rgba(20,14,8,.35)";
    if (across) g.fillRect(-long * 0.46, -S * 0.05, long * 0.92, S * 0.2 + F);
    else g.fillRect(-S * 0.1, -long * 0.46, S * 0.2, long * 0.92);
  }
  if (door.kind === "unseen") gloom(g, S, long, across, mood);
  const leaf = (x: number, y: number, w: number, h: number, fill: Fill = wood.wood): void => {
    raised(g, S, 0.09, 0.12);
    slabbed(g, x, y, w, h, S * 0.03, "#1d0f05");
    flat(g);
    g.fillStyle = fill;
    g.fill();
    g.lineWidth = S * 0.022;
    g.strokeStyle = "#1d0f05";
    g.stroke();
    g.fillStyle = "rgba(255,220,160,.28)";
    g.fillRect(x, y, w, S * 0.03);
    g.fillStyle = "#332c28";
    for (const part of [0.16, 0.78]) {
      if (w > h) g.fillRect(x + w * part, y, S * 0.07, h);
      else g.fillRect(x, y + h * part, w, S * 0.07);
    }
  };
  if (door.kind === "open") {
    if (across)
      for (const side of door.length > 1 ? [-1, 1] : [-1])
        leaf(side * long * 0.44 - S * 0.055, S * 0.04, S * 0.11, S * 0.64);
    else
      for (const side of door.length > 1 ? [-1, 1] : [-1])
        leaf(S * 0.02, side * long * 0.4 - S * 0.055, S * 0.64, S * 0.11);
  } else if (door.kind === "portcullis" || door.kind === "gate") {
    raised(g, S, 0.07, 0.1);
    g.fillStyle = "#2b2a2f";
    g.fillRect(...put(0, 0, long * 0.9, S * 0.08));
    for (let u = -long * 0.38; u <= long * 0.4; u += S * 0.13) {
      const [x, y] = across ? [u, 0] : [0, u];
      disc(g, x, y, S * 0.05, ball(g, x, y, S * 0.06, "#c9c9d2", "#4b4a52"));
      if (across) {
        g.fillStyle = "#4b4a52";
        g.fillRect(x - S * 0.025, y, S * 0.05, F + S * 0.06);
      }
    }
    flat(g);
  } else if (door.kind === "secret") {
    g.fillStyle = "rgba(255,214,140,.55)";
    for (let u = -long * 0.36; u < long * 0.4; u += S * 0.18) g.fillRect(...put(u, 0, S * 0.09, S * 0.05));
  } else if (!open) {
    const great = door.kind === "great";
    const [x, y, w, h] = put(0, 0, long * 0.86, S * (great ? 0.26 : 0.2));
    leaf(x, y, w, h, great ? "#7a4a1c" : wood.wood);
    if (across) {
      slabbed(g, x, y + h, w, F, 1, wood.wood);
      g.fillStyle = "rgba(0,0,0,.4)";
      g.fill();
    }
    if (great) {
      g.lineWidth = S * 0.035;
      g.strokeStyle = "#e2b659";
      g.strokeRect(x + S * 0.03, y + S * 0.03, w - S * 0.06, h - S * 0.06);
    }
    if (door.kind === "locked" || great) lock(g, 0, across ? S * 0.1 : S * 0.05, S);
    else disc(g, across ? long * 0.28 : S * 0.02, across ? S * 0.1 : long * 0.26, S * 0.045, "#e2b659");
  }
  if (door.kind !== "secret" && !plan.sky)
    for (const end of [-long / 2, long / 2]) jamb(g, across ? end : 0, across ? 0 : end, across, S);
  g.restore();
}
function jamb(g: Pen, x: number, y: number, across: boolean, S: number): void {
  const [wide, more, F] = [S * 0.17, S * 0.1, S * FACE];
  raised(g, S);
  slabbed(
    g,
    x - wide / 2 - (across ? 0 : more / 2),
    y - wide / 2 - (across ? more / 2 : 0),
    across ? wide : wide + more,
    (across ? wide + more : wide) + F,
    S * 0.03,
    ball(g, x, y, S * 0.2, "#b5a88f", "#5d5345"),
  );
  flat(g);
  g.lineWidth = S * 0.02;
  g.strokeStyle = "#17110c";
  g.stroke();
}
function lock(g: Pen, x: number, y: number, S: number): void {
  g.lineWidth = S * 0.035;
  g.strokeStyle = "#d8d4c8";
  g.beginPath();
  g.arc(x, y - S * 0.04, S * 0.065, Math.PI, 0);
  g.stroke();
  raised(g, S, 0.04, 0.06);
  slabbed(g, x - S * 0.1, y - S * 0.04, S * 0.2, S * 0.17, S * 0.03, ball(g, x, y, S * 0.2, "#f3cf7a", "#8a5f1a"));
  flat(g);
  disc(g, x, y + S * 0.03, S * 0.026, "#2b1804");
}
/** Nobody has looked behind this arch. */
function gloom(g: Pen, S: number, long: number, across: boolean, mood: Mood): void {
  for (const [far, strong] of [
    [0.6, 0.35],
    [0.4, 0.4],
  ] as const) {
    g.beginPath();
    g.ellipse(0, 0, across ? long * 0.5 : S * far, across ? S * far : long * 0.5, 0, 0, 7);
    g.fillStyle = mood === "candle" ? `rgba(0,0,0,${strong})` : `rgba(60,44,24,${strong * 0.6})`;
    g.fill();
  }
}

const RAYS = 160;

/** The light map, small: what there is everywhere, and what each lamp adds where it is seen. A flame is not a point: two make soft shadows. */
function lightMap(
  { box, lamps }: Plan,
  walls: readonly Segment[],
  ambient: string,
  strength: number,
  per: number,
): OffscreenCanvas {
  const { canvas, pen: g } = sheet(box.w * per, box.h * per);
  g.fillStyle = ambient;
  g.fillRect(0, 0, canvas.width, canvas.height);
  g.globalCompositeOperation = "lighter";
  for (const { x, y, reach, colour, power } of lamps) {
    const [cx, cy] = [(x - box.x) * per, (y - box.y) * per];
    for (const off of [-0.1, 0.1]) {
      const fill = g.createRadialGradient(cx, cy, 0, cx, cy, reach * per);
      for (const [at, part] of [
        [0, 1],
        [0.18, 0.82],
        [0.45, 0.42],
        [0.75, 0.12],
        [1, 0],
      ] as const)
        fill.addColorStop(at, `rgba(${colour.join()},${(strength * power * part) / 2})`);
      g.fillStyle = fill;
      g.beginPath();
      for (const [px, py] of seen(x + off, y + 0.02, reach, walls, RAYS))
        g.lineTo((px - box.x) * per, (py - box.y) * per);
      g.fill();
    }
  }
  const soft = sheet(canvas.width, canvas.height);
  soft.pen.filter = `blur(${per * 0.16}px)`;
  soft.pen.drawImage(canvas, 0, 0);
  return soft.canvas;
}

/** Everything is multiplied by the light; a little of the lamps' colour is laid over it again. */
function lit({ g, plan, mood, S }: Work, canvas: OffscreenCanvas): void {
  const { box, lamps } = plan;
  const candle = mood === "candle";
  const map = lightMap(
    plan,
    barriers(plan).map(segment),
    candle ? "#5c5560" : "#e6dccb",
    candle ? 1 : 0.22,
    Math.min(20, S),
  );
  dusk(map, plan, Math.min(20, S), candle);
  const veil = sheet(canvas.width, canvas.height);
  veil.pen.drawImage(map, 0, 0, canvas.width, canvas.height);
  veil.pen.globalCompositeOperation = "destination-in";
  veil.pen.drawImage(canvas, 0, 0);
  g.save();
  g.globalCompositeOperation = "multiply";
  g.drawImage(veil.canvas, box.x * S, box.y * S);
  g.restore();
  for (const lamp of lamps) {
    if (candle) glow(g, lamp, S);
    if (lamp.flame) sconce(g, lamp.x * S, (lamp.y - 0.02) * S, S);
  }
}

/** Sections that the rules call dark are dark. */
function dusk(map: OffscreenCanvas, { box, tiles }: Plan, per: number, candle: boolean): void {
  const dark = tiles.filter((tile) => tile.dark);
  if (!dark.length) return;
  const g = map.getContext("2d")!;
  g.globalCompositeOperation = "multiply";
  g.filter = `blur(${per * 0.12}px)`;
  g.fillStyle = candle ? "#5a5a78" : "#8b86a0";
  g.beginPath();
  for (const { x, y } of dark) g.rect((x - box.x) * per, (y - box.y) * per, per + 0.5, per + 0.5);
  g.fill();
}
function glow(g: Pen, { x, y, colour }: Lamp, S: number): void {
  g.save();
  g.globalCompositeOperation = "lighter";
  const fill = g.createRadialGradient(x * S, y * S, 0, x * S, y * S, S * 0.9);
  fill.addColorStop(0, `rgba(${colour.join()},.34)`);
  fill.addColorStop(1, `rgba(${colour.join()},0)`);
  disc(g, x * S, y * S, S, fill);
  g.restore();
}
function sconce(g: Pen, x: number, y: number, S: number): void {
  raised(g, S);
  slabbed(g, x - S * 0.035, y - S * 0.02, S * 0.07, S * 0.2, S * 0.02, "#2a1c12");
  flat(g);
  slabbed(g, x - S * 0.07, y - S * 0.03, S * 0.14, S * 0.06, S * 0.02, "#7b6a52");
  g.save();
  g.globalCompositeOperation = "lighter";
  for (const [r, hue] of [
    [0.34, "rgba(255,140,50,.35)"],
    [0.15, "rgba(255,170,70,.9)"],
    [0.07, "rgba(255,245,200,1)"],
  ] as const) {
    const fill = g.createRadialGradient(x, y - S * 0.08, 0, x, y - S * 0.1, S * r);
    fill.addColorStop(0, hue);
    fill.addColorStop(1, "rgba(255,120,30,0)");
    g.fillStyle = fill;
    g.beginPath();
    g.ellipse(x, y - S * 0.1, S * r * 0.75, S * r, 0, 0, 7);
    g.fill();
  }
  g.restore();
}

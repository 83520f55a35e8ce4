// Land under the open sky: kinds of ground that grow into each other, coasts, woods and mountains.
import { grain } from "../geometry";
import type { Mood, Stuff } from "./floors";
import { random } from "./noise";
import { ball, disc, flat, line, type Pen, raised, sheet } from "./pen";
import type { Plan, Tile } from "./plan";

export type Pattern = (stuff: Stuff, scale: number) => CanvasPattern;

/** Whatever stands later lies upon what stands before it; nothing but water lies under all. */
export const LAYERS: readonly Stuff[] = ["sand", "grass", "earth", "planks", "cave", "snow", "lava"];
/** Pixels for one square of a stencil, and how many squares a texture covers before it comes again. */
const [FINE, REACH] = [14, 3];

/** The squares of a layer and of all that lie upon it: so nothing shines through where two of them meet. */
export function upward(tiles: readonly Tile[], layer: number): Tile[] {
  const rank = ({ stuff }: Tile): number => (stuff === "water" ? -1 : Math.max(0, LAYERS.indexOf(stuff)));
  return tiles.filter((tile) => rank(tile) >= layer);
}

/** Squares with rough edges, as a stencil. */
function outline({ box }: Plan, tiles: readonly Tile[], blur: number): OffscreenCanvas {
  const [rough, soft] = [sheet(box.w * FINE, box.h * FINE), sheet(box.w * FINE, box.h * FINE)];
  const next = random(tiles.length * 31 + 5);
  const at = new Set(tiles.map(({ x, y }) => `${x}:${y}`));
  for (const { x, y } of tiles) rough.pen.fillRect((x - box.x) * FINE, (y - box.y) * FINE, FINE, FINE);
  for (const { x, y } of tiles)
    for (const [dx, dy] of [
      [0, -1],
      [0, 1],
      [-1, 0],
      [1, 0],
    ] as const) {
      if (at.has(`${x + dx}:${y + dy}`)) continue;
      for (let n = 0; n < 5; n++) {
        const along = next() - 0.5;
        // Capes and bays by turns.
        rough.pen.globalCompositeOperation = next() < 0.5 ? "source-over" : "destination-out";
        const [px, py] = [x + 0.5 + dx * 0.5 + dy * along, y + 0.5 + dy * 0.5 + dx * along];
        disc(rough.pen, (px - box.x) * FINE, (py - box.y) * FINE, FINE * (0.06 + next() * 0.12), "#000");
      }
      rough.pen.globalCompositeOperation = "source-over";
    }
  soft.pen.filter = `blur(${FINE * blur}px)`;
  for (let n = 0; n < 3; n++) soft.pen.drawImage(rough.canvas, 0, 0);
  return soft.canvas;
}

/** All of the land, with the sea round it. */
export function land(g: Pen, plan: Plan, S: number, mood: Mood, pattern: Pattern): void {
  const { box, tiles } = plan;
  const wide = box.w * S;
  const high = box.h * S;
  const laid = (stencil: OffscreenCanvas, fill: string | CanvasPattern, down = 0): void => {
    const { canvas, pen } = sheet(wide, high);
    pen.drawImage(stencil, 0, 0, canvas.width, canvas.height);
    pen.globalCompositeOperation = "source-in";
    pen.fillStyle = fill;
    pen.fillRect(0, 0, canvas.width, canvas.height);
    g.drawImage(canvas, box.x * S + down * 0.6, box.y * S + down);
  };
  if (tiles.some(({ stuff }) => stuff === "water")) {
    laid(outline(plan, tiles, 0.3), pattern("water", REACH));
    const dry = upward(tiles, 0);
    // Shallows, surf, and the shadow that the coast throws.
    laid(outline(plan, dry, 0.5), mood === "candle" ? "rgba(120,200,205,.3)" : "rgba(235,250,245,.4)");
    laid(outline(plan, dry, 0.16), mood === "candle" ? "rgba(225,240,235,.5)" : "rgba(255,255,250,.75)");
    laid(outline(plan, dry, 0.05), "rgba(20,16,10,.55)", S * 0.045);
  }
  for (const [n, stuff] of LAYERS.entries())
    if (tiles.some((tile) => tile.stuff === stuff)) laid(outline(plan, upward(tiles, n), 0.07), pattern(stuff, REACH));
}

/** What grows or rises on a square. */
export function growth(g: Pen, { x, y, kind }: Tile, S: number): void {
  const spot = (n: number): [number, number] => [grain(x * 7 + n, y), grain(x, y * 7 + n)];
  const spread = (count: number): [number, number][] =>
    Array.from({ length: count }, (_, n) => spot(n)).sort((a, b) => a[1] - b[1]);
  switch (kind) {
    case "forest":
      for (const [u, v] of spread(7))
        tree(g, (x + 0.14 + u * 0.72) * S, (y + 0.16 + v * 0.68) * S, S * (0.13 + grain(u * 9, v) * 0.07));
      break;
    case "mountain":
    case "volcanic":
      for (const [n, [u, v]] of spread(kind === "mountain" ? 3 : 2).entries())
        peak(g, (x + 0.24 + ((n * 0.31 + u * 0.2) % 0.6)) * S, (y + 0.5 + v * 0.42) * S, S * (0.42 + u * 0.2), kind);
      break;
    case "swamp":
      for (const [u, v] of spread(4)) pool(g, (x + 0.2 + u * 0.6) * S, (y + 0.2 + v * 0.6) * S, S);
      break;
    case "desert":
      for (const [u, v] of spread(3)) dune(g, (x + 0.2 + u * 0.55) * S, (y + 0.25 + v * 0.55) * S, S);
      break;
    case "plain":
      for (const [u, v] of spread(3)) tuft(g, (x + 0.15 + u * 0.7) * S, (y + 0.2 + v * 0.7) * S, S * 0.07);
      break;
    default:
      break;
  }
}

function tree(g: Pen, x: number, y: number, r: number): void {
  raised(g, r * 6, 0.07, 0.08);
  disc(g, x, y, r, ball(g, x, y, r, "#6f9343", "#1f3816"));
  flat(g);
  for (let n = 0; n < 5; n++) {
    const [dx, dy] = [(grain(n, x) - 0.6) * r, (grain(x, n) - 0.6) * r];
    disc(g, x + dx, y + dy, r * 0.34, ball(g, x + dx, y + dy, r * 0.34, "rgba(160,196,100,.7)", "rgba(50,80,30,.1)"));
  }
}

/** A lit and a dark side, a ridge that is not straight, and snow where it is not hot. */
function peak(g: Pen, x: number, base: number, tall: number, kind: string): void {
  const hot = kind === "volcanic";
  const wide = tall * 0.62;
  const top = base - tall;
  const bend = (grain(x, base) - 0.5) * wide * 0.5;
  const ridge: [number, number][] = [
    [x, top],
    [x + bend * 0.5, top + tall * 0.34],
    [x - bend * 0.4, top + tall * 0.62],
    [x + bend * 0.3, base],
  ];
  const side = (way: number, light: string, dark: string): void => {
    g.beginPath();
    for (const [px, py] of ridge) g.lineTo(px, py);
    g.lineTo(x + way * wide, base);
    g.lineTo(x + way * wide * 0.56, top + tall * 0.46);
    g.closePath();
    const fill = g.createLinearGradient(0, top, 0, base);
    fill.addColorStop(0, light);
    fill.addColorStop(1, dark);
    g.fillStyle = fill;
    g.fill();
  };
  g.beginPath();
  g.ellipse(x + wide * 0.4, base, wide * 1.05, tall * 0.13, 0, 0, 7);
  g.fillStyle = "rgba(20,14,10,.4)";
  g.fill();
  side(-1, hot ? "#a97862" : "#d6cbb9", hot ? "#6b473a" : "#948774");
  side(1, hot ? "#51302a" : "#85796a", hot ? "#2c1815" : "#4d443a");
  g.lineWidth = tall * 0.03;
  g.strokeStyle = "rgba(30,20,14,.7)";
  g.beginPath();
  g.moveTo(x - wide, base);
  g.lineTo(x - wide * 0.56, top + tall * 0.46);
  g.lineTo(x, top);
  g.lineTo(x + wide * 0.56, top + tall * 0.46);
  g.lineTo(x + wide, base);
  g.stroke();
  if (hot) disc(g, x, top + tall * 0.06, tall * 0.11, ball(g, x, top, tall * 0.11, "#ffe08a", "#e2541a"));
  else cap(g, x, top, tall, wide, bend);
}
function cap(g: Pen, x: number, top: number, tall: number, wide: number, bend: number): void {
  for (const [way, fill] of [
    [-1, "#fbfdff"],
    [1, "#bccbd8"],
  ] as const) {
    g.beginPath();
    g.moveTo(x, top);
    g.lineTo(x + way * wide * 0.36, top + tall * 0.3);
    g.lineTo(x + way * wide * 0.2, top + tall * 0.25);
    g.lineTo(x + bend * 0.5, top + tall * 0.36);
    g.closePath();
    g.fillStyle = fill;
    g.fill();
  }
}

function pool(g: Pen, x: number, y: number, S: number): void {
  g.beginPath();
  g.ellipse(x, y, S * 0.16, S * 0.075, 0, 0, 7);
  g.fillStyle = ball(g, x, y, S * 0.18, "#5f8a80", "#1d3530");
  g.fill();
  g.lineWidth = S * 0.014;
  g.strokeStyle = "#3f4a20";
  for (const off of [-0.1, -0.06, 0.11]) line(g, x + off * S, y + S * 0.02, x + (off * 1.3 + 0.01) * S, y - S * 0.12);
}
function dune(g: Pen, x: number, y: number, S: number): void {
  g.lineCap = "round";
  for (const [down, stroke] of [
    [0, "rgba(255,240,200,.55)"],
    [0.022, "rgba(120,84,40,.4)"],
  ] as const) {
    g.lineWidth = S * 0.022;
    g.strokeStyle = stroke;
    g.beginPath();
    g.moveTo(x - S * 0.14, y + (0.03 + down) * S);
    g.quadraticCurveTo(x, y - (0.07 - down) * S, x + S * 0.16, y + (0.04 + down) * S);
    g.stroke();
  }
}
function tuft(g: Pen, x: number, y: number, tall: number): void {
  g.lineWidth = tall * 0.2;
  g.strokeStyle = "rgba(40,62,20,.55)";
  for (const lean of [-0.5, 0, 0.5]) line(g, x + lean * tall * 0.4, y, x + lean * tall, y - tall);
}

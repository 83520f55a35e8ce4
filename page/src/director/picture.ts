// The picture of a beat as a pure function of time: pause, step, speed and skipping cost nothing.
import { type Box, isThing, type Placed, placed } from "../geometry";
import { type Board, type Card, cellsById, once, type Piece, type Scene } from "../scene";
import type { Roll, Strike, Turn } from "../wire";
import { type Beat, isLife, isWalk, type Shot, type Trail } from "./plan";
import { cardOf, conditionOf, figuresOf } from "./stage";

export interface Point {
  x: number;
  y: number;
}
/** A figure that the show draws itself: in the middle of `x`, `y` squares. */
export interface Figure {
  piece: Piece;
  board: string;
  x: number;
  y: number;
  w: number;
  h: number;
  turn: number;
  grow: number;
  fade: number;
  grey: number;
  lost: number;
}
export interface Way {
  board: string;
  points: Point[];
  share: number;
  foe: boolean;
}
export interface Blow {
  board: string;
  from: Point | null;
  to: Point[];
  how: string;
  outcome: string;
  p: number;
}
export interface Float {
  board: string;
  x: number;
  y: number;
  text: string;
  tone: "harm" | "heal" | "plain" | "word";
  p: number;
}
/** Light on squares that come (`bloom`) or of which a line tells (`lit`). */
export interface Glow {
  board: string;
  cells: Box[];
  tone: "bloom" | "lit";
  p: number;
}
export interface Tray {
  rolls: readonly Roll[];
  age: number;
}

export interface Picture {
  scene: Scene;
  /** Figures and sheets that are lit: who acts, and who is hurt. */
  lit: readonly string[];
  struck: readonly string[];
  figures: readonly Figure[];
  way: Way | null;
  blow: Blow | null;
  floats: readonly Float[];
  glow: Glow | null;
  card: { card: Card | null; p: number } | null;
  banner: { turn: Turn | null; text: string; p: number } | null;
  caption: string;
  tray: Tray | null;
}

export const EASE = {
  out: (t: number): number => 1 - (1 - t) ** 3,
  in: (t: number): number => t ** 3,
  both: (t: number): number => (t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2),
  back: (t: number): number => 1 + 2.7 * (t - 1) ** 3 + 1.7 * (t - 1) ** 2,
};
const clamp = (t: number): number => Math.max(0, Math.min(1, t));
const between = (a: Point, b: Point, t: number): Point => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });

type Spot = Placed & { board: string };
interface Ground {
  spots: Map<string, Spot>;
  cells: { get(id: string): (Box & { board: string }) | undefined; has(id: string): boolean };
}
/** Where everything of a scene lies; found once. */
export const groundOf = once((scene: Scene): Ground => {
  const boards = scene.boards ?? [];
  const spots = new Map<string, Spot>();
  for (const board of boards) for (const one of placed(board)) spots.set(one.piece.id, { ...one, board: board.id });
  const on = (id: string): Board | undefined => boards.findLast((board) => cellsById(board.cells).has(id));
  const get = (id: string): (Box & { board: string }) | undefined => {
    const board = on(id);
    const cell = board && cellsById(board.cells).get(id)!;
    return cell && { x: cell.x, y: cell.y, w: 1, h: 1, board: board.id };
  };
  return { spots, cells: { get, has: (id) => !!on(id) } };
});

const middle = (box: Box): Point => ({ x: box.x + box.w / 2, y: box.y + box.h / 2 });
/** Where a figure, the figure of a sheet, or a square is. */
export function whereIs(scene: Scene, id: string): (Box & { board: string }) | undefined {
  const { spots, cells } = groundOf(scene);
  const piece = figuresOf(scene, id)[0];
  return (piece && spots.get(piece.id)) ?? cells.get(id);
}

function figure(spot: Spot, more: Partial<Figure> = {}): Figure {
  return {
    piece: spot.piece,
    board: spot.board,
    ...middle(spot),
    w: spot.w,
    h: spot.h,
    turn: 0,
    grow: 1,
    fade: 1,
    grey: 0,
    lost: 0,
    ...more,
  };
}

/** The squares of a way as points; a large figure is led by its middle. */
function points(trail: Trail, before: Scene, after: Scene): { board: string; points: Point[] } | null {
  const { cells } = groundOf(before);
  const there = groundOf(after).cells;
  const boxes = [trail.from[0], ...trail.path]
    .map((id) => cells.get(id ?? "") ?? there.get(id ?? ""))
    .filter((box) => !!box);
  const size = Math.sqrt(trail.from.length) / 2;
  return boxes.length > 1
    ? { board: boxes.at(-1)!.board, points: boxes.map((box) => ({ x: box.x + size, y: box.y + size })) }
    : null;
}

function along(way: readonly Point[], share: number): Point {
  const at = share * (way.length - 1);
  const n = Math.min(way.length - 2, Math.floor(at));
  return between(way[n]!, way[n + 1]!, at - n);
}

const foe = (scene: Scene, id: string): boolean => figuresOf(scene, id)[0]?.tint === "foe";

const EMPTY: Omit<Picture, "scene" | "caption"> = {
  lit: [],
  struck: [],
  figures: [],
  way: null,
  blow: null,
  floats: [],
  glow: null,
  card: null,
  banner: null,
  tray: null,
};

/** What is to be seen `t` milliseconds after a beat began. `still`: nothing travels, everything is where it comes to. */
export function pictured(beat: Beat, t: number, still = false): Picture {
  const { shots } = beat;
  if (!shots.length) return { ...EMPTY, scene: beat.after, caption: beat.text };
  const n = Math.max(
    0,
    shots.findLastIndex((shot) => shot.start <= t),
  );
  const shot = shots[n]!;
  const p = still || !shot.ms ? 1 : clamp((t - shot.start) / shot.ms);
  const base: Picture = {
    ...EMPTY,
    scene: shot.during,
    caption: shot.cue.cue === "say" ? shot.cue.text : beat.text,
    lit: shot.actor ? [shot.actor] : [],
    way: wayOf(shot, shot.cue.cue === "move" && shot.trail?.piece === shot.cue.piece ? EASE.both(p) : 1),
    tray: shot.rolls.length
      ? { rolls: shot.rolls, age: shot.cue.cue === "roll" && !still ? t - shot.start : Infinity }
      : null,
  };
  return { ...base, ...shown(shot, p) };
}

function wayOf(shot: Shot, share: number): Way | null {
  const found = shot.trail && points(shot.trail, shot.before, shot.after);
  return found ? { ...found, share, foe: foe(shot.before, shot.trail!.piece) } : null;
}

function shown(shot: Shot, p: number): Partial<Picture> {
  const { cue, before, during, after } = shot;
  switch (cue.cue) {
    case "move": {
      const from = groundOf(before).spots.get(cue.piece);
      const to = groundOf(after).spots.get(cue.piece);
      if (!from || !to) return {};
      const found = cue.path?.length
        ? points({ piece: cue.piece, from: from.piece.cells, path: cue.path }, before, after)
        : null;
      const way = [middle(from), ...(found?.points.slice(1, -1) ?? []), middle(to)];
      const share = isWalk(cue) ? EASE.both(p) : EASE.out(p);
      const at = along(way, share);
      const step = share * (way.length - 1);
      const hop =
        p < 1 && cue.how !== "push"
          ? Math.abs(Math.sin(step * Math.PI)) * (cue.how === "leap" || cue.how === "fly" ? 0.3 : 0.09)
          : 0;
      return {
        figures: [
          figure(
            { ...from, piece: p > 0.5 ? to.piece : from.piece },
            {
              x: at.x,
              y: at.y - hop,
              w: from.w + (to.w - from.w) * p,
              h: from.h + (to.h - from.h) * p,
              turn: cue.how === "fall" ? 360 * p : 0,
            },
          ),
        ],
      };
    }
    case "come": {
      const to = groundOf(after).spots.get(cue.piece);
      if (!to) return {};
      const drop = cue.how === "drop" ? (1 - EASE.out(p)) * -0.8 : 0;
      return {
        figures: [figure(to, { grow: EASE.back(p), fade: Math.min(1, p * 2), y: middle(to).y + drop })],
        lit: [cue.piece],
      };
    }
    case "go": {
      const from = groundOf(before).spots.get(cue.piece);
      if (!from) return {};
      const slain = cue.how === "slain";
      const away = EASE.in(p);
      return {
        figures: [
          figure(
            from,
            slain
              ? {
                  grey: Math.min(1, p * 3),
                  turn: isThing(from.piece) ? 0 : 90 * EASE.out(Math.min(1, p * 1.6)),
                  grow: 1 - 0.25 * away,
                  fade: p < 0.55 ? 1 : 1 - (p - 0.55) / 0.45,
                }
              : {
                  grow: 1 - 0.6 * away,
                  fade: 1 - away,
                  y: middle(from).y - (cue.how === "take" || cue.how === "carry" ? 0.4 * away : 0),
                },
          ),
        ],
      };
    }
    case "strike":
      return struck(cue, before, p);
    case "change":
      return changed(shot, p);
    case "mark": {
      const value = conditionOf(after, cue.of, cue.key) ?? conditionOf(before, cue.of, cue.key);
      const at = whereIs(during, cue.of);
      return at && value?.name && cue.how !== "work"
        ? {
            lit: [cue.of],
            floats: [
              {
                board: at.board,
                x: at.x + at.w / 2,
                y: at.y,
                text: cue.how === "end" ? `− ${value.name}` : value.name,
                tone: "word",
                p,
              },
            ],
          }
        : { lit: [cue.of] };
    }
    case "pass":
      return { card: { card: cardOf(before, cue.card) ?? cardOf(after, cue.card) ?? null, p } };
    case "open": {
      for (const board of during.boards ?? []) {
        const edge = board.edges?.find((one) => one.id === cue.edge);
        if (edge)
          return {
            glow: {
              board: board.id,
              cells: [
                {
                  x: edge.x + (edge.side === "east" ? 0.5 : edge.side === "west" ? -0.5 : 0),
                  y: edge.y + (edge.side === "south" ? 0.5 : edge.side === "north" ? -0.5 : 0),
                  w: 1,
                  h: 1,
                },
              ],
              tone: "lit",
              p,
            },
          };
      }
      return {};
    }
    case "lay": {
      const fresh = (after.boards ?? [])
        .flatMap((board) => board.cells)
        .filter(({ id }) => !groundOf(before).cells.has(id) || cue.cells?.includes(id))
        .map(({ id }) => groundOf(after).cells.get(id)!);
      const room = after.boards
        ?.flatMap((board) => board.areas ?? [])
        .find(
          (area) =>
            area.kind === "room" &&
            area.cells.some((id) => groundOf(after).cells.has(id) && !groundOf(before).cells.has(id)),
        );
      return {
        glow: fresh.length ? { board: fresh[0]!.board, cells: fresh, tone: "bloom", p } : null,
        ...(room ? { banner: { turn: null, text: room.name, p } } : {}),
      };
    }
    case "alter": {
      const box = groundOf(after).cells.get(cue.cell) ?? groundOf(before).cells.get(cue.cell);
      return box ? { glow: { board: box.board, cells: [box], tone: "lit", p } } : {};
    }
    case "turn": {
      const owner = cue.who
        ? (figuresOf(before, cue.who)[0] ?? before.sheets?.find((sheet) => sheet.id === cue.who))
        : undefined;
      return { banner: { turn: cue, text: cue.title ?? owner?.name ?? "", p } };
    }
    default:
      return {};
  }
}

/** Back, forward, back again; whoever is hit staggers. */
function struck(cue: Strike, scene: Scene, p: number): Partial<Picture> {
  const by = figuresOf(scene, cue.by)[0];
  const spot = by && groundOf(scene).spots.get(by.id);
  const targets = cue.at.map((id) => whereIs(scene, id)).filter((one) => !!one);
  const board = targets[0]?.board ?? spot?.board;
  if (!board) return {};
  const to = targets.map(middle);
  const figures: Figure[] = [];
  const hit = cue.outcome === undefined || cue.outcome === "hit" || cue.outcome === "critical";
  const [how, outcome] = [cue.how ?? "blow", cue.outcome ?? "hit"];
  if (spot && how === "blow" && to[0]) {
    const from = middle(spot);
    const far = Math.max(0.01, Math.hypot(to[0].x - from.x, to[0].y - from.y));
    const reach = Math.min(0.5, far);
    const lunge =
      p < 0.34
        ? -0.16 * EASE.out(p / 0.34)
        : p < 0.6
          ? -0.16 + (0.16 + reach) * EASE.in((p - 0.34) / 0.26)
          : reach * (1 - EASE.out((p - 0.6) / 0.4));
    figures.push(
      figure(spot, { x: from.x + ((to[0].x - from.x) / far) * lunge, y: from.y + ((to[0].y - from.y) / far) * lunge }),
    );
  }
  for (const id of cue.at) {
    const found = figuresOf(scene, id)[0];
    const place = found && groundOf(scene).spots.get(found.id);
    if (place && found.id !== by?.id && p > 0.58 && p < 1) {
      const shake = hit ? Math.sin(p * 60) * 0.07 * (1 - p) * 2.4 : 0;
      figures.push(figure(place, { x: middle(place).x + shake, turn: hit ? -8 * (1 - p) * 2 : 0 }));
    }
  }
  const floats: Float[] =
    hit || p < 0.55
      ? []
      : targets
          .slice(0, 1)
          .map((one) => ({ board, x: one.x + one.w / 2, y: one.y, text: outcome, tone: "word", p: (p - 0.55) / 0.45 }));
  return { figures, struck: cue.at, blow: { board, from: spot ? middle(spot) : null, to, how, outcome, p }, floats };
}

/** A number rises, the ring drains. */
function changed(shot: Shot, p: number): Partial<Picture> {
  const { cue, during } = shot;
  if (cue.cue !== "change" || cue.before === cue.after) return {};
  const by = cue.after - cue.before;
  const life = isLife(during, cue.of, cue.key);
  const text = `${by < 0 ? "−" : "+"}${Math.abs(by)}`;
  const floats: Float[] = [];
  const figures: Figure[] = [];
  for (const piece of figuresOf(during, cue.of).slice(0, 1)) {
    const spot = groundOf(during).spots.get(piece.id);
    if (!spot) continue;
    if (life)
      floats.push({
        board: spot.board,
        x: spot.x + spot.w * 0.78,
        y: spot.y + spot.h * 0.2,
        text,
        tone: by < 0 ? "harm" : "heal",
        p,
      });
    if (life && by < 0) figures.push(figure(spot, { lost: p < 0.6 ? -by : 0 }));
  }
  return { floats, figures, ...(life && by < 0 ? { struck: [cue.of] } : { lit: [cue.of] }) };
}

/** Squares that are lit because somebody asks for a line that can no longer be played. */
export function lit(
  scene: Scene,
  cells: readonly string[],
  caption: string,
  rolls: readonly Roll[],
  p: number,
): Picture {
  const boxes = cells.map((id) => groundOf(scene).cells.get(id)).filter((box) => !!box);
  return {
    ...EMPTY,
    scene,
    caption,
    glow: boxes.length ? { board: boxes[0]!.board, cells: boxes, tone: "lit", p } : null,
    tray: rolls.length ? { rolls, age: Infinity } : null,
  };
}

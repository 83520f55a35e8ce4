// The plan of what is to be shown: events become beats, their cues become shots, each with its time and the scenes before, during and after it.
import type { Scene } from "../scene";
import type { Cue, Happened, Move, Roll } from "../wire";
import { cardOf, figuresOf, pieceOf, staged } from "./stage";

/** One cue. `start` and `ms` are times within the beat at normal speed. `during` is what the table shows meanwhile. */
export interface Shot {
  cue: Cue;
  start: number;
  ms: number;
  before: Scene;
  during: Scene;
  after: Scene;
  actor: string;
  trail: Trail | null;
  rolls: readonly Roll[];
}
/** One line of the log with all that it shows. `cells`: the squares that it is about. */
export interface Beat {
  n: number;
  last: number;
  text: string;
  cites: readonly string[];
  shots: Shot[];
  ms: number;
  cells: string[];
  rolls: readonly Roll[];
  after: Scene;
}
/** A way that somebody has gone: it stays drawn until somebody else acts. */
export interface Trail {
  piece: string;
  from: readonly string[];
  path: readonly string[];
}
/** What one beat leaves for the next: a way that is still drawn, dice that still lie there. */
export interface Carry {
  trail: Trail | null;
  rolls: readonly Roll[];
}
export const NOTHING: Carry = { trail: null, rolls: [] };

/** Lines of the log with all their cues: a walk that is told step by step is one, and what says nothing belongs to the line before it. */
export interface Line {
  n: number;
  last: number;
  text: string;
  cites: readonly string[];
  cues: Cue[];
  /** Dice that fell without a cue that shows them. */
  dice: readonly number[];
  counted: readonly boolean[];
}

/** The lines to read: those that say something. */
export const told = (events: readonly Happened[]): Line[] => grouped(events).filter((line) => line.text);

export function grouped(events: readonly Happened[]): Line[] {
  const lines: Line[] = [];
  for (const event of events) {
    const before = lines.at(-1);
    if (before && (event.joins || !event.text)) {
      lines[lines.length - 1] = {
        ...before,
        last: event.n,
        text: event.text || before.text,
        cites: event.cites ?? before.cites,
        cues: joined([...before.cues, ...(event.cues ?? [])]),
        ...(event.dice?.length ? { dice: event.dice, counted: event.counted ?? [] } : {}),
      };
    } else
      lines.push({
        n: event.n,
        last: event.n,
        text: event.text,
        cites: event.cites ?? [],
        cues: joined(event.cues ?? []),
        dice: event.dice ?? [],
        counted: event.counted ?? [],
      });
  }
  return lines;
}

/** Steps of one figure that follow each other become one way. */
export function joined(cues: readonly Cue[]): Cue[] {
  const result: Cue[] = [];
  for (const cue of cues) {
    const before = result.at(-1);
    if (
      before?.cue === "move" &&
      cue.cue === "move" &&
      before.piece === cue.piece &&
      (before.how ?? "walk") === (cue.how ?? "walk") &&
      cue.path?.length
    ) {
      const { cells: _, ...rest } = before;
      result[result.length - 1] = { ...rest, ...cue, path: [...(before.path ?? []), ...cue.path] };
    } else result.push(cue);
  }
  return result;
}

const STEP = 180;
const LONGEST_WALK = 1400;
/** A line without a picture is read; a beat with one is never shorter than a glance. */
const READ = 450;
const GLANCE = 350;
const STILL = 600;
/** Of many cards at once the first is read, the others are seen to come. */
const DEALT = 240;

export const DICE = { tumble: 630, part: 60, total: 140, seal: 230, each: 80, rest: 650 };

export const isLife = (scene: Scene, of: string, key: string): boolean => {
  const owner = figuresOf(scene, of)[0] ?? scene.sheets?.find((sheet) => sheet.id === of);
  return (owner?.bars?.find((bar) => (bar.key ?? bar.kind ?? "life") === key)?.kind ?? key) === "life";
};

/** What the dice of a roll show: their numbers, or what is printed on that side. */
export const facesOf = (roll: Roll): number[] => roll.dice.map((die) => roll.faces?.[die - 1] ?? die);

/** When a roll has been told to the end, in milliseconds from its fall. */
export function rolled(roll: Roll): number {
  const sides = [roll, ...(roll.against && typeof roll.against === "object" ? [roll.against] : [])];
  const parts = Math.max(...sides.map((side) => side.parts?.length ?? 0));
  const many = roll.counted?.length ? roll.dice.length * DICE.each : 0;
  return DICE.tumble + parts * DICE.part + many + DICE.total + DICE.seal;
}

/** How long a cue is shown, at normal speed. */
export function lasts(cue: Cue, scene: Scene, after: Scene): number {
  switch (cue.cue) {
    case "turn":
      return 600;
    case "move":
      return !cue.path?.length ? 140 : isWalk(cue) ? Math.min(LONGEST_WALK, STEP * cue.path.length + 60) : 320;
    case "come":
      return 400;
    case "go":
      return cue.how === "slain" ? 650 : 380;
    case "roll":
      return rolled(cue) + DICE.rest;
    case "strike":
      return 520;
    case "change":
      return cue.before === cue.after ? 0 : isLife(scene, cue.of, cue.key) ? 850 : 260;
    case "mark":
      return cue.how === "work" ? 250 : 450;
    case "pass":
      return cue.card && cardOf(after, cue.card) ? 900 : 280;
    case "open":
      return 450;
    case "lay":
      return 500;
    case "alter":
      return 280;
    case "score":
      return 0;
    case "say":
      return Math.min(3600, 900 + 35 * cue.text.length);
  }
}

/** Without motion nothing travels: what matters appears and stays. */
const BRIEF = new Set(["mark", "alter", "open", "turn"]);
const stays = (cue: Cue, normal: number): number =>
  cue.cue === "say"
    ? normal
    : normal === 0
      ? 0
      : (cue.cue === "pass" && normal === DEALT) || BRIEF.has(cue.cue) || (cue.cue === "change" && normal < STILL)
        ? 200
        : STILL;

export const isWalk = (cue: Move): boolean => ["walk", "ride", "swim", "fly"].includes(cue.how ?? "walk");

/** The figure that acts in a cue, where one does. */
function actorIn(cue: Cue): string {
  switch (cue.cue) {
    case "turn":
      return cue.who ?? "";
    case "move":
      return isWalk(cue) ? cue.piece : "";
    case "roll":
      return cue.who;
    case "strike":
      return cue.by;
    case "say":
      return cue.by ?? "";
    default:
      return "";
  }
}

/** Whatever of the scene a cue is about. */
export function things(cue: Cue): string[] {
  switch (cue.cue) {
    case "turn":
      return cue.who ? [cue.who] : [];
    case "move":
      return [cue.piece, ...(cue.path ?? []), ...(cue.cells ?? [])];
    case "come":
      return [cue.piece, ...cue.cells];
    case "go":
      return [cue.piece];
    case "roll":
      return [cue.who, ...(cue.against && typeof cue.against === "object" ? things(cue.against) : [])].filter(Boolean);
    case "strike":
      return [cue.by, ...cue.at].filter(Boolean);
    case "change":
    case "mark":
      return [cue.of];
    case "open":
      return [cue.edge];
    case "lay":
      return [...(cue.cells ?? []), ...(cue.rooms ?? [])];
    case "alter":
      return [cue.cell];
    case "say":
      return cue.by ? [cue.by] : [];
    case "pass":
    case "score":
      return [];
  }
}

/** The squares on which things stand, in any of these scenes. */
export function squares(ids: readonly string[], scenes: readonly Scene[]): string[] {
  const found = new Set<string>();
  const wanted = new Set(ids.filter(Boolean));
  for (const scene of scenes) {
    for (const id of ids) for (const piece of figuresOf(scene, id)) piece.cells.forEach((cell) => found.add(cell));
    for (const board of scene.boards ?? []) {
      for (const cell of board.cells) if (wanted.has(cell.id) || wanted.has(cell.room ?? "")) found.add(cell.id);
      for (const edge of board.edges ?? []) {
        const cell = wanted.has(edge.id) && board.cells.find((one) => one.x === edge.x && one.y === edge.y);
        if (cell) found.add(cell.id);
      }
    }
  }
  return [...found];
}

/** What of a scene is there already while a cue is shown: doors, tiles, bars; but who moves, comes or goes does it before our eyes. */
const LATE = new Set(["move", "come", "go"]);

/** Dice lie together as long as they belong to one attack: what it rolls, what is rolled against that, then its damage. */
function trayOf(before: readonly Roll[], roll: Roll): readonly Roll[] {
  const last = before.at(-1);
  const answers = last?.total !== undefined && last.who !== roll.who && roll.against === last.total;
  // Harm ends an exchange: whoever rolls then begins another.
  const follows = typeof roll.against !== "object" && ["hit", "critical", "pass"].includes(last?.outcome ?? "");
  return last && before.length < 3 && (answers || follows) ? [...before, roll] : [roll];
}

/** The dice that lie there after a cue: whoever goes on clears the table. */
export function lying(before: readonly Roll[], cue: Cue): readonly Roll[] {
  if (cue.cue === "roll") return trayOf(before, cue);
  return cue.cue === "turn" || (cue.cue === "move" && isWalk(cue)) ? [] : before;
}

/** A line of the log as a beat, and what it leaves. `still`: without motion. */
export function planned(
  line: Line,
  scene: Scene,
  after: Scene,
  carry: Carry = NOTHING,
  still = false,
): { beat: Beat; carry: Carry } {
  let [now, { trail, rolls }, start] = [scene, carry, 0];
  let actor = line.cues.map(actorIn).find(Boolean) ?? "";
  const shots: Shot[] = [];
  for (const cue of line.cues) {
    const next = staged(now, cue, after);
    actor = actorIn(cue) || actor;
    if (cue.cue === "move" && cue.path?.length && isWalk(cue)) {
      const piece = pieceOf(now, cue.piece);
      trail = piece ? { piece: cue.piece, from: piece.cells, path: cue.path } : null;
    } else if (cue.cue === "turn" || (cue.cue === "go" && trail?.piece === cue.piece)) trail = null;
    rolls = lying(rolls, cue);
    const dealt = cue.cue === "pass" && shots.at(-1)?.cue.cue === "pass";
    const normal = dealt ? DEALT : lasts(cue, now, after);
    const ms = still ? stays(cue, normal) : normal;
    shots.push({
      cue,
      start,
      ms,
      before: now,
      during: LATE.has(cue.cue) ? now : next,
      after: next,
      actor,
      trail,
      rolls,
    });
    start += ms;
    now = next;
  }
  const ms = still
    ? Math.max(start, line.text ? STILL : 0)
    : Math.max(start, line.cues.length ? (line.text ? GLANCE : 0) : line.text ? READ : 0);
  const cells = squares(line.cues.flatMap(things), [scene, now]);
  const beat: Beat = {
    n: line.n,
    last: line.last,
    text: line.text,
    cites: line.cites,
    shots,
    ms,
    cells,
    rolls: line.cues.filter((cue) => cue.cue === "roll"),
    after: now,
  };
  return { beat, carry: { trail, rolls } };
}

// The tale of a game, from its log: what the points came from, how the fortunes ran, which moments are worth another look.
import { lying } from "./director/plan";
import type { Link } from "./link";
import type { Scene, Sheet } from "./scene";
import type { Cue, Happened, Roll } from "./wire";

export interface Share {
  of: string;
  name: string;
  value: number;
  times: number;
  cites: string[];
}

/** All points that came in, by whose they are and what for; most first. */
export function tally(log: readonly Happened[]): Share[] {
  const found = new Map<string, Share>();
  for (const event of log)
    for (const cue of event.cues ?? []) {
      if (cue.cue !== "score") continue;
      const key = `${cue.of} ${cue.name}`;
      const before = found.get(key) ?? { of: cue.of, name: cue.name, value: 0, times: 0, cites: [] };
      found.set(key, {
        ...before,
        value: before.value + cue.value,
        times: before.times + 1,
        cites: [...new Set([...before.cites, ...(event.cites ?? [])])],
      });
    }
  return [...found.values()].sort((a, b) => b.value - a.value);
}

const ours = (scene: Scene): Sheet[] =>
  (scene.sheets ?? []).filter((sheet) => sheet.seat !== undefined && sheet.bars?.length);

/** The sheet of a figure of ours, also of one who has left the board: sheets are called after their figures. */
export function ownSheet(id: string, scene: Scene): Sheet | undefined {
  const piece = scene.boards?.flatMap((board) => board.pieces ?? []).find((one) => one.id === id);
  const bare = id.replace(/^(figure|thief)-(?=\d+$)/, "");
  return ours(scene).find(
    (sheet) =>
      sheet.id === id || sheet.id === piece?.sheet || sheet.id === `sheet-${id}` || sheet.id === `sheet-${bare}`,
  );
}

const isLife = (key: string): boolean => key === "life";

export interface Line {
  of: string;
  values: number[];
}
/** How the fortunes ran: `at` are numbers of events, each line has a value for each of them. */
export interface Curve {
  kind: "life" | "points";
  at: number[];
  lines: Line[];
  turns: Turn[];
}
/** A round or turn begins with this event. */
export interface Turn {
  n: number;
  track: string;
  value: number;
}

/** Points where seats play against each other; else the life of both sides. */
export function curve(log: readonly Happened[], scene: Scene): Curve | null {
  const scorers = new Set(
    log.flatMap((event) => event.cues ?? []).flatMap((cue) => (cue.cue === "score" ? [cue.of] : [])),
  );
  const rivals = [...scorers].filter((of) => of.startsWith("seat-")).sort();
  const turns = rounds(log);
  return rivals.length > 1 ? points(log, rivals, turns) : lives(log, scene, turns);
}

/** Where each round or turn begins. Both sides may have a turn of one number: that is one. */
function rounds(log: readonly Happened[]): Turn[] {
  const found: Turn[] = [];
  for (const { n, cues } of log)
    for (const cue of cues ?? [])
      if (cue.cue === "change" && !cue.key && ["round", "turn"].includes(cue.of) && found.at(-1)?.value !== cue.after)
        found.push({ n, track: cue.of, value: cue.after });
  return found;
}

function points(log: readonly Happened[], rivals: string[], turns: Turn[]): Curve {
  const now = new Map(rivals.map((of) => [of, 0]));
  const at = [log[0]!.n];
  const made = rivals.map((of) => ({ of, values: [0] }));
  for (const event of log) {
    const scored = (event.cues ?? []).filter((cue) => cue.cue === "score");
    if (!scored.length) continue;
    for (const cue of scored) now.set(cue.of, (now.get(cue.of) ?? 0) + cue.value);
    at.push(event.n);
    for (const line of made) line.values.push(now.get(line.of)!);
  }
  return { kind: "points", at: [...at, log.at(-1)!.n], lines: made.map(ended), turns };
}

const ended = (line: Line): Line => ({ ...line, values: [...line.values, line.values.at(-1)!] });

function lives(log: readonly Happened[], scene: Scene, turns: Turn[]): Curve | null {
  const own = new Map<string, number>();
  const foes = new Map<string, number>();
  // Who is hurt for the first time had so much before; who is struck down without a wound had one to lose.
  const first = new Map<string, number>();
  for (const cue of log.flatMap((event) => event.cues ?? [])) {
    if (cue.cue === "change" && isLife(cue.key)) {
      const sheet = ownSheet(cue.of, scene);
      const id = sheet?.id ?? cue.of;
      // Who joins has none before, and then all of it.
      if (!first.has(id)) first.set(id, cue.before || cue.after);
    } else if (cue.cue === "go" && cue.how === "slain" && !first.has(cue.piece) && !ownSheet(cue.piece, scene))
      first.set(cue.piece, 1);
  }
  for (const sheet of ours(scene)) {
    const life = sheet.bars!.find((bar) => isLife(bar.key ?? bar.kind ?? "life"));
    if (life) own.set(sheet.id, first.get(sheet.id) ?? life.value);
  }
  if (!own.size) return null;
  const came = new Set(
    log.flatMap((event) => event.cues ?? []).flatMap((cue) => (cue.cue === "come" ? [cue.piece] : [])),
  );
  for (const [id, value] of first) if (!own.has(id) && !came.has(id)) foes.set(id, value);
  const sum = (of: Map<string, number>): number => [...of.values()].reduce((a, b) => a + b, 0);
  const [at, us, them] = [[log[0]!.n], [sum(own)], [sum(foes)]];
  for (const event of log) {
    let changed = false;
    for (const cue of event.cues ?? []) {
      if (cue.cue === "come" && first.has(cue.piece) && !ownSheet(cue.piece, scene))
        foes.set(cue.piece, first.get(cue.piece)!);
      else if (cue.cue === "go" && foes.has(cue.piece)) foes.set(cue.piece, 0);
      else if (cue.cue === "change" && isLife(cue.key)) {
        const sheet = ownSheet(cue.of, scene);
        if (sheet) own.set(sheet.id, cue.after);
        else foes.set(cue.of, cue.after);
      } else continue;
      changed = true;
    }
    if (!changed) continue;
    at.push(event.n);
    us.push(sum(own));
    them.push(sum(foes));
  }
  const both = [
    { of: "friend", values: us },
    { of: "foe", values: them },
  ];
  return at.length < 3 ? null : { kind: "life", at: [...at, log.at(-1)!.n], lines: both.map(ended), turns };
}

export interface Moment {
  event: Happened;
  icon: string;
  weight: number;
}

/** What makes a line of the log worth another look, and the sign for it. */
function weighed(event: Happened, scene: Scene, rank: (id: string) => string): Moment {
  let best: [number, string] = [0, "crossed-swords"];
  let more = 0;
  const see = (weight: number, icon: string): void => {
    if (weight > best[0]) best = [weight, icon];
  };
  for (const cue of event.cues ?? []) {
    if (cue.cue === "go" && cue.how === "slain") see(rank(cue.piece) ? 8 : 3, "skull-crossed-bones");
    else if (cue.cue === "change" && isLife(cue.key)) {
      const sheet = ownSheet(cue.of, scene);
      const by = cue.after - cue.before;
      if (sheet && cue.after <= 0 && by < 0) see(7, "death-skull");
      else if (by < 0) see(Math.min(4.5, 1 - by * 0.6), sheet ? "broken-heart" : "crossed-swords");
      else if (sheet && by > 0 && cue.before > 0) see(1.5 + Math.min(3, by * 0.5), "healing");
    } else if (cue.cue === "strike" && cue.outcome === "critical") more += 1.5;
    else if (cue.cue === "roll" && typeof cue.against === "number" && cue.total === cue.against) more += 1;
    else if (cue.cue === "score" && cue.value > 2) see(2 + Math.min(4, cue.value * 0.2), "trophy");
    else if (cue.cue === "mark" && cue.key === "down") see(6, "death-skull");
  }
  return { event, icon: best[1], weight: best[0] ? best[0] + more : 0 };
}

const APART = 4;

/** The best moments in the order in which they came, without two of the same fight. */
export function moments(
  log: readonly Happened[],
  scene: Scene,
  rank: (id: string) => string,
  most = 4,
  without: Happened | null = null,
): Moment[] {
  const ranked = log
    .filter((event) => event.text && event !== without)
    .map((event) => weighed(event, scene, rank))
    .filter((one) => one.weight >= 2)
    .sort((a, b) => b.weight - a.weight || a.event.n - b.event.n);
  const chosen: Moment[] = [];
  for (const one of ranked) {
    if (chosen.length === most) break;
    if (chosen.every((other) => Math.abs(other.event.n - one.event.n) >= APART)) chosen.push(one);
  }
  return chosen.sort((a, b) => a.event.n - b.event.n);
}

/** The last turn of fortune: the last foe, or the last of us, to fall; else the last points, else the last word. */
export function decisive(log: readonly Happened[], scene: Scene, won: boolean): Happened | null {
  const told = log.filter((event) => event.text);
  const last = (test: (cue: Cue) => boolean): Happened | undefined => told.findLast((event) => event.cues?.some(test));
  const fell = (cue: Cue): boolean =>
    won
      ? cue.cue === "go" && cue.how === "slain" && !ownSheet(cue.piece, scene)
      : (cue.cue === "change" && isLife(cue.key) && cue.after <= 0 && !!ownSheet(cue.of, scene)) ||
        (cue.cue === "mark" && cue.key === "down");
  return last(fell) ?? last((cue) => cue.cue === "score" && cue.value > 0) ?? told.at(-1) ?? null;
}

/** The dice that led to an event. */
export function diceBefore(log: readonly Happened[], event: Happened): readonly Roll[] {
  return log
    .filter((one) => one.n > event.n - 6 && one.n <= event.n)
    .flatMap((one) => one.cues ?? [])
    .reduce<readonly Roll[]>(lying, []);
}

/** In which round or turn an event was, in words. */
export function turnOf(of: Curve | null, n: number, scene: Scene): string {
  const turn = of?.turns.findLast((one) => one.n <= n);
  const track = scene.tracks?.find((one) => one.id === turn?.track);
  return turn && track ? `${track.name} ${turn.value}` : "";
}

/** Who struck the blow that led to an event: the last that did, shortly before. */
export function striker(log: readonly Happened[], event: Happened): string {
  const cues = log.filter((one) => one.n > event.n - 5 && one.n <= event.n).flatMap((one) => one.cues ?? []);
  const strike = cues.findLast((cue) => cue.cue === "strike");
  return strike?.cue === "strike" ? strike.by : "";
}

/** What everybody has done, in figures. */
export function deeds(log: readonly Happened[], scene: Scene): { slain: number; doors: number; dice: number } {
  let [slain, doors, dice] = [0, 0, 0];
  for (const cue of log.flatMap((event) => event.cues ?? [])) {
    if (cue.cue === "go" && cue.how === "slain" && !ownSheet(cue.piece, scene)) slain++;
    else if (cue.cue === "open") doors++;
    else if (cue.cue === "roll") dice += cue.dice.length;
  }
  return { slain, doors, dice };
}

/** The step of a replay after which an event has happened, by asking for a few. */
export async function stepOf(link: Pick<Link, "ask">, event: number): Promise<number> {
  let [low, high] = [0, -1];
  for (let tries = 0; tries < 24; tries++) {
    const step = high < 0 ? 1_000_000_000 : Math.floor((low + high) / 2);
    const reply = await link.ask({ type: "replay", step });
    if (reply?.type !== "replay") return low;
    if (high < 0) high = reply.steps;
    else if ((reply.events.at(-1)?.n ?? -1) >= event) high = step;
    else low = step + 1;
    if (low >= high) return high;
  }
  return high;
}

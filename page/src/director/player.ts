// The director: it plays what happens one beat at a time on the scene that the page has, until it has reached the scene that the server sent.
import type { Scene } from "../scene";
import type { TableState } from "../state";
import type { Cue, FromServer, Happened, Roll } from "../wire";
import { lit, type Picture, pictured } from "./picture";
import { type Beat, type Carry, grouped, type Line, lying, NOTHING, planned, squares, things, told } from "./plan";
import { staged } from "./stage";

export type Speed = "off" | "quick" | "normal" | "slow";
const RATES: Record<Speed, number> = { off: 1, quick: 2.2, normal: 1, slow: 0.5 };
/** So many answers can be played again; so many lines may wait before it goes faster; so many are too many to be shown at all. */
const REMEMBERED = 40;
const WAITING = 20;
const TOO_MANY = 120;
const LIT = 1600;

/** One message of the server: what happened between two scenes. */
export interface Update {
  events: readonly Happened[];
  before: Scene;
  after: Scene;
}
/** A line to be played. `from`: it begins on this scene; `to`: with it this scene is reached. */
interface Job {
  line: Line;
  after: Scene;
  from?: Scene;
  to?: Scene;
  cells?: string[];
}

/** What all of the table must know: it changes from shot to shot, not from frame to frame. */
export interface Shown {
  /** The scene to be shown; null: the one that the server sent. */
  scene: Scene | null;
  playing: boolean;
  paused: boolean;
  beat: Beat | null;
  lit: readonly string[];
  struck: readonly string[];
  /** Figures that the show draws itself. */
  acting: readonly string[];
  /** Events up to here have been told. */
  told: number;
  /** The dice that lead to the question. */
  dice: readonly Roll[];
  /** What somebody who comes back has missed. */
  recap: readonly Line[];
  /** Lines of a game that shows nothing of them. */
  caption: string;
}
const REST: Shown = {
  scene: null,
  playing: false,
  paused: false,
  beat: null,
  lit: [],
  struck: [],
  acting: [],
  told: Infinity,
  dice: [],
  recap: [],
  caption: "",
};

export interface Owner {
  name: string;
  icon: string;
  rank?: string;
}

const TOLD = 10;

export class Director {
  shown: Shown = REST;
  picture: Picture | null = null;
  speed: Speed = "normal";
  still = false;
  /** Nobody looks: then nothing is played. */
  watched = false;
  /** Whoever makes the sounds. */
  heard: (cue: Cue) => void = () => undefined;

  /** Who somebody is, also one who has left the board: the dice name their rollers. */
  private readonly people = new Map<string, Owner>();
  private history: Update[] = [];
  private queue: Job[] = [];
  private now: { beat: Beat; job: Job; t: number; shot: number } | null = null;
  private stage: Scene | null = null;
  private carry: Carry = NOTHING;
  private live: Scene | null = null;
  private fresh: Happened[] = [];
  /** The dice that the question follows from, once all is shown. */
  private leading: readonly Roll[] = [];
  private log: readonly Happened[] = [];
  /** Events before this one have come; and those before `looked` have been shown or read (null: nobody has looked at this table yet). */
  private seen = 0;
  private looked: number | null = null;
  /** Keeps it, the moment that it changes: a page can be left right after a click. */
  private keep: (looked: number) => void = () => undefined;
  private joining = true;
  private away = false;
  private cut = false;
  private coarse = new Set<() => void>();
  private fine = new Set<() => void>();

  readonly subscribe = (tell: () => void): (() => void) => {
    this.coarse.add(tell);
    return () => {
      this.coarse.delete(tell);
    };
  };
  readonly frames = (tell: () => void): (() => void) => {
    this.fine.add(tell);
    return () => {
      this.fine.delete(tell);
    };
  };

  readonly owner = (id: string): Owner | null => this.people.get(id) ?? null;

  private meet(scene: Scene): void {
    for (const one of [...(scene.sheets ?? []), ...(scene.boards ?? []).flatMap((board) => board.pieces ?? [])])
      this.people.set(one.id, one);
  }

  /** What has been looked at before, by somebody who opens the table anew; `keep` hears what to remember. */
  remember(looked: number | undefined, keep: (looked: number) => void = () => undefined): void {
    this.looked ??= looked ?? null;
    this.keep = keep;
  }
  get lookedAt(): number | null {
    return this.looked;
  }
  /** Everything before this event has been looked at. What is in a recap has not, until that is put away. */
  private look(event: number): void {
    if (!this.shown.recap.length) this.mark(Math.max(this.looked ?? 0, event));
  }
  private mark(event: number): void {
    if (this.looked === event) return;
    this.looked = event;
    this.keep(event);
  }

  /** Whoever looks elsewhere misses what happens meanwhile, and reads it when he is back. */
  leave(): void {
    this.away = true;
    if (!this.playing) return;
    this.jump();
    this.set({ recap: this.missed(), dice: [] });
  }
  back(): void {
    this.away = false;
  }

  private missed(): Line[] {
    const { looked } = this;
    return looked === null
      ? []
      : told(this.log)
          .filter((line) => line.last >= looked)
          .slice(-TOLD);
  }

  /** Each message of the server, with the state of the table after it. */
  hear(message: FromServer, state: TableState): void {
    if (message.type === "welcome") this.joining = true;
    else if (message.type === "events") {
      if (message.from < this.seen && !this.joining) this.cut = true;
      this.fresh.push(...message.events);
    } else if (message.type === "request") this.update(state);
  }

  private update(state: TableState): void {
    const { scene: after } = state;
    const { live: before, fresh, joining, cut } = this;
    this.live = after;
    this.log = state.log;
    if (after) this.meet(after);
    for (const { cues } of fresh)
      for (const cue of cues ?? [])
        if (cue.cue === "come" && cue.name && !this.people.has(cue.piece))
          this.people.set(cue.piece, { name: cue.name, icon: cue.icon ?? "" });
    this.fresh = [];
    this.joining = this.cut = false;
    this.seen = state.seen;
    if (cut) this.history = [];
    if (this.looked !== null) this.mark(Math.min(this.looked, this.seen));
    // A line that broke and came back with nothing new interrupts nothing.
    if (joining && !fresh.length && this.playing) return;
    const isNew = !!before && !!after && !cut && !joining && fresh.length > 0;
    if (isNew) this.history = [...this.history, { events: fresh, before, after }].slice(-REMEMBERED);
    const shows =
      isNew &&
      this.watched &&
      !this.away &&
      this.speed !== "off" &&
      (this.playing || fresh.some((event) => event.cues?.length));
    const lines = grouped(fresh);
    if (isNew) this.leading = leadingTo(lines);
    else if (joining || cut) this.leading = [];
    if (shows) this.enqueue({ events: fresh, before, after });
    else {
      const missed = joining || this.away || (cut && this.shown.recap.length) ? this.missed() : null;
      this.jump();
      this.set({
        ...(missed ? { recap: missed } : {}),
        dice: missed ? [] : this.leading,
        caption: isNew
          ? lines
              .slice(-3)
              .map((line) => line.text)
              .filter(Boolean)
              .join(" ")
          : "",
      });
      if (this.watched || joining) this.look(this.seen);
    }
  }

  /** Something from another time, to be shown on its own: a replay goes on. */
  present(update: Update): void {
    this.live = update.after;
    this.meet(update.before);
    this.meet(update.after);
    this.history = [...this.history, update].slice(-REMEMBERED);
    if (this.watched && !this.away && this.speed !== "off" && update.events.some((event) => event.cues?.length))
      this.enqueue(update);
  }

  get playing(): boolean {
    return this.now !== null || this.queue.length > 0;
  }
  /** How many beats wait. */
  get waiting(): number {
    return this.queue.length;
  }

  private set(change: Partial<Shown>): void {
    this.shown = { ...this.shown, ...change };
    this.coarse.forEach((tell) => tell());
  }

  private enqueue(update: Update): void {
    const lines = grouped(update.events);
    const jobs = lines.map(
      (line, n): Job => ({
        line,
        after: update.after,
        ...(n === 0 ? { from: update.before } : {}),
        ...(n === lines.length - 1 ? { to: update.after } : {}),
      }),
    );
    this.queue.push(...jobs);
    if (this.queue.length > TOO_MANY) {
      this.look(this.seen);
      this.jump();
      this.set({ dice: this.leading });
      return;
    }
    if (!this.now) this.next();
  }

  /** Straight to where the game is. */
  private jump(): void {
    this.queue = [];
    this.now = null;
    this.stage = null;
    this.carry = NOTHING;
    this.picture = null;
    this.set({ ...REST, dice: this.shown.dice, recap: this.shown.recap });
    this.fine.forEach((tell) => tell());
  }

  private next(): void {
    const job = this.queue.shift();
    if (!job) {
      this.jump();
      this.set({ dice: this.leading });
      return;
    }
    if (job.from) [this.stage, this.carry] = [job.from, NOTHING];
    const { beat, carry } = planned(job.line, this.stage ?? job.after, job.after, this.carry, this.still);
    this.carry = carry;
    this.now = { beat: job.cells ? { ...beat, ms: LIT, cells: job.cells } : beat, job, t: 0, shot: -1 };
    this.draw();
  }

  private finish(): void {
    const { beat, job } = this.now!;
    this.look(beat.last + 1);
    this.stage = job.to ?? beat.after;
    this.now = null;
    this.next();
  }

  private draw(): void {
    const { beat, job, t } = this.now!;
    const shot = beat.shots.findLastIndex((one) => one.start <= t);
    for (let n = this.now!.shot + 1; n <= shot; n++) this.heard(beat.shots[n]!.cue);
    this.now!.shot = shot;
    const picture = job.cells
      ? lit(this.live ?? job.after, job.cells, beat.text, beat.rolls, Math.min(1, t / LIT))
      : pictured(beat, t, this.still);
    const scene = job.cells ? null : picture.scene;
    this.picture = picture;
    const acting = picture.figures.map((one) => one.piece.id);
    const was = this.shown;
    if (
      was.scene !== scene ||
      was.beat !== beat ||
      !same(was.acting, acting) ||
      !same(was.lit, picture.lit) ||
      !same(was.struck, picture.struck) ||
      !was.playing
    ) {
      this.set({
        scene,
        playing: true,
        beat,
        acting,
        lit: picture.lit,
        struck: picture.struck,
        told: beat.last,
        caption: "",
      });
    }
    this.fine.forEach((tell) => tell());
  }

  /** Time goes by, in milliseconds of the clock on the wall. */
  advance(ms: number): void {
    if (!this.now || this.shown.paused) return;
    const rate = RATES[this.speed] * Math.max(1, this.queue.length / WAITING);
    this.now.t += ms * rate;
    while (this.now && this.now.t >= this.now.beat.ms) {
      const over: number = this.now.t - this.now.beat.ms;
      this.finish();
      if (this.now && over > 0 && over < this.now.beat.ms) this.now.t = over;
    }
    if (this.now) this.draw();
  }

  /** To the end; where nobody looks any more, the rest has not been seen. */
  skip(): void {
    if (!this.playing) return;
    if (this.watched) this.look(this.seen);
    this.jump();
    this.set({ dice: this.leading });
  }

  pause(): void {
    if (this.playing) this.set({ paused: !this.shown.paused });
  }

  /** To the next cue, and wait there. */
  step(): void {
    if (!this.now) return;
    if (!this.shown.paused) this.set({ paused: true });
    const { beat, t } = this.now;
    const next = beat.shots.find((shot) => shot.start > t);
    if (next) {
      this.now.t = next.start + next.ms * 0.85;
      this.draw();
    } else this.finish();
    if (!this.now) this.set({ paused: false });
  }

  /** What has happened since an event, once more. */
  since(event: number): Update[] {
    return this.history.filter((update) => update.events.at(-1)!.n >= event);
  }
  again(event: number): void {
    if (this.playing) return;
    for (const update of this.since(event)) this.enqueue(update);
  }

  /** One line once more, on the board as it was; where that is not known, its squares are lit. */
  replay(line: Line): void {
    if (this.playing) this.skip();
    const update = this.history.find((one) => one.events.some((event) => event.n === line.n));
    const own = update && grouped(update.events).find((one) => one.n <= line.n && line.n <= one.last);
    if (update && own) {
      let from = update.before;
      for (const earlier of update.events)
        if (earlier.n < own.n) for (const cue of earlier.cues ?? []) from = staged(from, cue, update.after);
      this.queue.push({ line: own, from, after: update.after });
    } else if (this.live && line.cues.length) {
      const cells = squares(line.cues.flatMap(things), [this.live]);
      this.queue.push({ line, from: this.live, after: this.live, cells });
    }
    this.next();
  }

  /** A recap that has been read. */
  dismiss(): void {
    this.leading = [];
    this.set({ recap: [], dice: [] });
    this.look(this.seen);
  }
}

const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one, n) => one === b[n]);

/** The dice that lie there when something is asked: those of the line that led to it, if somebody rolled them, and what they follow from. */
const leadingTo = (lines: readonly Line[]): readonly Roll[] =>
  lines.findLast((line) => line.text)?.cues.some((cue) => cue.cue === "roll" && cue.who)
    ? lines.flatMap((line) => line.cues).reduce<readonly Roll[]>(lying, [])
    : [];

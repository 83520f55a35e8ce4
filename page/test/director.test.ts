import { describe, expect, it } from "vitest";
import { followed } from "../src/camera";
import { pictured } from "../src/director/picture";
import { facesOf, grouped, joined, lying, planned, told } from "../src/director/plan";
import { Director } from "../src/director/player";
import { soundOf } from "../src/director/sound";
import { pieceOf, staged } from "../src/director/stage";
import type { Scene } from "../src/scene";
import { applied, EMPTY, type TableState } from "../src/state";
import type { Cue, FromServer, Happened, Roll } from "../src/wire";

const cells = Array.from({ length: 6 }, (_, x) => ({ id: `c${x}`, x, y: 0, room: "r" }));
const life = (value: number) => [{ name: "Life", value, most: 3 }];
const before: Scene = {
  headline: "",
  tracks: [{ id: "noise", name: "Noise", value: 1 }],
  boards: [
    {
      id: "b",
      name: "Cellar",
      cells,
      edges: [{ id: "d", x: 5, y: 0, side: "east", kind: "door" }],
      pieces: [
        {
          id: "hero",
          icon: "i",
          name: "Ann",
          cells: ["c0"],
          mark: "A",
          tint: "seat-0",
          sheet: "s-hero",
          bars: life(3),
        },
        { id: "rat-1", icon: "i", name: "Rat", cells: ["c5"], mark: "r1", tint: "foe", sheet: "rats", bars: life(3) },
        { id: "rat-2", icon: "i", name: "Rat", cells: ["c4"], mark: "r2", tint: "foe", sheet: "rats", bars: life(3) },
      ],
    },
  ],
  sheets: [
    {
      id: "s-hero",
      icon: "i",
      name: "Ann",
      bars: life(3),
      active: true,
      zones: [
        {
          id: "hand",
          name: "Hand",
          kind: "hand",
          cards: [{ id: "k1", of: "cheese", icon: "i", name: "Cheese" }],
          count: 1,
        },
      ],
    },
    { id: "rats", icon: "i", name: "Rats", bars: life(3) },
  ],
  zones: [
    { id: "deck", name: "Deck", kind: "deck", count: 4 },
    { id: "discard", name: "Discard", kind: "pile", count: 0 },
  ],
};
const after: Scene = {
  ...before,
  boards: [
    {
      ...before.boards![0]!,
      cells: [...cells, { id: "c6", x: 6, y: 0, room: "new" }],
      edges: [{ id: "d", x: 5, y: 0, side: "east", kind: "open" }],
    },
  ],
};
const play = (cues: Cue[]): Scene => cues.reduce((scene, cue) => staged(scene, cue, after), before);
const bars = (scene: Scene): number[] =>
  [...scene.boards![0]!.pieces!, ...scene.sheets!].map((one) => one.bars![0]!.value);

describe("cues on a scene", () => {
  it("move, and change nothing else", () => {
    const scene = play([{ cue: "move", piece: "rat-1", path: ["c4", "c3"], facing: "west" }]);
    expect(pieceOf(scene, "rat-1")).toMatchObject({ cells: ["c3"], facing: "west" });
    expect(scene.boards![0]!.cells).toBe(before.boards![0]!.cells);
    expect(pieceOf(scene, "hero")).toBe(pieceOf(before, "hero"));
  });
  it("hurt a figure and its own sheet, but not a sheet of many", () => {
    expect(bars(play([{ cue: "change", of: "hero", key: "life", before: 3, after: 2 }]))).toEqual([2, 3, 3, 2, 3]);
    expect(bars(play([{ cue: "change", of: "s-hero", key: "life", before: 3, after: 1 }]))).toEqual([1, 3, 3, 1, 3]);
    expect(bars(play([{ cue: "change", of: "rat-1", key: "life", before: 3, after: 0 }]))).toEqual([3, 0, 3, 3, 3]);
  });
  it("bring and take figures, also one that is gone by the next scene", () => {
    const scene = play([
      { cue: "come", piece: "bat", cells: ["c1"], icon: "bat", name: "Bat" },
      { cue: "go", piece: "rat-2", how: "slain" },
    ]);
    expect(pieceOf(scene, "bat")).toMatchObject({ icon: "bat", tint: "foe", cells: ["c1"] });
    expect(pieceOf(scene, "rat-2")).toBeUndefined();
  });
  it("give a figure another shape, with the sheet that belongs to it", () => {
    const wolf = { ...before.boards![0]!.pieces![0]!, icon: "wolf", bars: life(5), cells: ["c1"] };
    const claws = { id: "s-hero", icon: "wolf", name: "Ann", bars: life(5) };
    const next = {
      ...before,
      boards: [{ ...before.boards![0]!, pieces: [wolf] }],
      sheets: [claws, before.sheets![1]!],
    };
    const scene = staged(before, { cue: "come", piece: "hero", cells: [], how: "change" }, next);
    expect(pieceOf(scene, "hero")).toMatchObject({ icon: "wolf", cells: ["c0"] });
    expect(scene.sheets![0]).toBe(claws);
    expect(staged(before, { cue: "come", piece: "nobody", cells: [], how: "change" }, next)).toBe(before);
  });
  it("pass the turn on in the order of acting", () => {
    const place = (of: string, state?: "now" | "done") => ({ of, icon: "i", name: of, ...(state ? { state } : {}) });
    const scene = { ...before, order: [place("s-hero", "now"), place("rat-1"), place("rat-2"), place("s-hero")] };
    const states = (now: Scene): unknown[] => now.order!.map((one) => `${one.of} ${one.state ?? "next"}`);
    const rat = staged(scene, { cue: "turn", who: "rat-1" }, after);
    expect(states(rat)).toEqual(["s-hero done", "rat-1 now", "rat-2 next", "s-hero next"]);
    expect(states(staged(rat, { cue: "turn", who: "s-hero" }, after))).toEqual([
      "s-hero done",
      "rat-1 done",
      "s-hero now",
      "rat-2 next",
    ]);
    expect(staged(scene, { cue: "turn", who: "s-hero" }, after).order).toBe(scene.order);
  });
  it("open doors, lay rooms, count tracks, hand cards over", () => {
    const scene = play([
      { cue: "open", edge: "d" },
      { cue: "lay", rooms: ["new"] },
      { cue: "change", of: "noise", key: "", before: 1, after: 2 },
      { cue: "pass", card: "cheese", source: "hand", target: "discard" },
      { cue: "pass", card: "", source: "deck", target: "hand", count: 2 },
    ]);
    expect(scene.boards![0]!.edges![0]!.kind).toBe("open");
    expect(scene.boards![0]!.cells).toHaveLength(7);
    expect(scene.tracks![0]!.value).toBe(2);
    expect(scene.zones!.map((zone) => [zone.count, zone.cards?.map((card) => card.name)])).toEqual([
      [2, []],
      [1, ["Cheese"]],
    ]);
    expect(scene.sheets![0]!.zones![0]).toMatchObject({ count: 2, cards: [] });
  });
});

const event = (n: number, cues: Cue[], text = `e${n}`, more: Partial<Happened> = {}): Happened => ({
  n,
  kind: "k",
  text,
  cues,
  ...more,
});
const step = (piece: string, ...path: string[]): Cue => ({ cue: "move", piece, path });
const attack: Roll = {
  cue: "roll",
  who: "rat-1",
  what: "attack",
  dice: [5, 4],
  total: 15,
  parts: [{ name: "Skill", value: 6 }],
  against: { cue: "roll", who: "hero", what: "defence", dice: [3, 5], total: 13 },
  outcome: "hit",
};
const damage: Roll = {
  cue: "roll",
  who: "rat-1",
  what: "damage",
  dice: [5, 1],
  counted: [true, false],
  outcome: "harm",
};
const hurt: Cue = { cue: "change", of: "hero", key: "life", before: 3, after: 2 };
const blow: Cue = { cue: "strike", by: "rat-1", at: ["hero"] };

describe("the plan", () => {
  it("makes one way of many steps and one line of what joins", () => {
    expect(joined([step("rat-1", "c4"), step("rat-1", "c3"), step("rat-2", "c3")])).toHaveLength(2);
    const lines = grouped([
      event(0, [step("rat-1", "c4")], "to 4"),
      event(1, [step("rat-1", "c3")], "to 3", { joins: true }),
      event(2, [hurt], ""),
    ]);
    expect(lines).toMatchObject([{ n: 0, last: 2, text: "to 3" }]);
    expect(lines[0]!.cues.map((cue) => cue.cue)).toEqual(["move", "change"]);
  });
  it("lets the dice of an attack lie beside its damage, until somebody goes on", () => {
    const lies = [attack, damage].reduce<readonly Roll[]>(lying, []);
    expect(lies).toEqual([attack, damage]);
    expect(lying(lies, attack)).toEqual([attack]);
    expect(lying(lies, hurt)).toBe(lies);
    expect(lying(lies, step("rat-1", "c4"))).toEqual([]);
  });
  it("lays the dice of who defends beside those that they answer", () => {
    const power: Roll = { cue: "roll", who: "rat-1", what: "power", dice: [5], faces: [0, 0, 1, 1, 2, 3], total: 6 };
    const parry: Roll = { cue: "roll", who: "hero", what: "defence", dice: [1], total: 5, against: 6 };
    expect(lying([power], parry)).toEqual([power, parry]);
    const next = { ...power, who: "rat-2", outcome: "miss" as const };
    expect(lying([power, { ...parry, outcome: "harm" }], next)).toEqual([next]);
    expect(lying([power], { ...parry, against: 4 })).toHaveLength(1);
    expect(lying([{ ...power, who: "hero" }], parry)).toHaveLength(1);
    expect(facesOf(power)).toEqual([2]);
    expect(facesOf(parry)).toEqual([1]);
  });
  it("keeps every roll with the line of the log that tells it", () => {
    const [line] = told([event(0, [attack], "Snap"), event(1, [damage], ""), event(2, [], "on", { dice: [3] })]);
    expect(line!.cues).toEqual([attack, damage]);
  });
  it("lets the way stay drawn while its walker strikes", () => {
    const { beat, carry } = planned(
      grouped([event(0, [step("rat-1", "c3", "c2", "c1"), attack, blow, hurt])])[0]!,
      before,
      after,
    );
    expect(beat.shots.every((shot) => shot.trail?.piece === "rat-1" && shot.actor === "rat-1")).toBe(true);
    expect(carry.rolls).toEqual([attack]);
    expect(beat.cells).toContain("c0");
  });
  it("without motion gives everything that matters its time", () => {
    const { beat } = planned(
      grouped([event(0, [step("rat-1", "c3"), attack, blow, hurt])])[0]!,
      before,
      after,
      undefined,
      true,
    );
    expect(beat.shots.map((shot) => shot.ms)).toEqual([600, 600, 600, 600]);
  });
});

describe("the picture of a beat", () => {
  const { beat } = planned(
    grouped([
      event(
        0,
        [step("rat-1", "c3", "c2", "c1"), attack, blow, hurt, { cue: "go", piece: "hero", how: "slain" }],
        "Snap",
      ),
    ])[0]!,
    before,
    after,
  );
  const at = (n: number, part: number) => pictured(beat, beat.shots[n]!.start + beat.shots[n]!.ms * part);
  it("walks square by square and counts", () => {
    const places = [0, 0.25, 0.5, 0.75, 0.999].map((part) => at(0, part).figures[0]!.x);
    expect(places[0]).toBeCloseTo(5.5);
    expect(places.at(-1)).toBeCloseTo(1.5, 1);
    expect([...places].sort((a, b) => b - a)).toEqual(places);
    expect(at(0, 0.5).way!.share).toBeCloseTo(0.5);
    expect(at(0, 0.5).lit).toEqual(["rat-1"]);
  });
  it("shows dice before the blow, the blow before the number, the number before the fall", () => {
    expect(at(0, 0.9).tray).toBeNull();
    expect(at(1, 0.5).tray).toMatchObject({ rolls: [attack] });
    expect(at(1, 0.5).blow).toBeNull();
    expect(at(2, 0.7)).toMatchObject({
      blow: { how: "blow", outcome: "hit" },
      struck: ["hero"],
      tray: { age: Infinity },
    });
    expect(bars(at(2, 0.99).scene)[0]).toBe(3);
    expect(at(3, 0.3).floats[0]).toMatchObject({ text: "−1", tone: "harm" });
    expect(at(3, 0.3).figures[0]).toMatchObject({ lost: 1 });
    expect(pieceOf(at(3, 0.3).scene, "hero")!.bars![0]!.value).toBe(2);
    expect(at(4, 0.9).figures[0]).toMatchObject({ turn: 90, grey: 1 });
  });
  it("is the same whenever it is asked for", () => {
    expect(at(2, 0.6)).toEqual(at(2, 0.6));
  });
  it("has nobody on the way where there is no motion", () => {
    expect(pictured(beat, 10, true).figures[0]!.x).toBeCloseTo(1.5);
  });
});

class Table {
  director = new Director();
  state: TableState = EMPTY;
  kept: number[] = [];
  constructor(looked?: number, log: Happened[] = []) {
    this.director.watched = true;
    this.director.remember(looked, (one) => this.kept.push(one));
    this.say({ type: "welcome", you: { seat: 0, role: "seat" } } as never);
    this.answer(log, before);
  }
  say(message: FromServer): void {
    this.state = applied(this.state, message);
    this.director.hear(message, this.state);
  }
  answer(events: Happened[], scene: Scene, from = this.state.seen): void {
    this.say({ type: "events", number: 1, from, events });
    this.say({ type: "scene", number: 1, scene });
    this.say({ type: "request", number: 1, waiting: [], over: null, undo: "no", since: 0, request: null });
  }
}
const near: Scene = play([step("rat-1", "c3")]);

describe("the director", () => {
  it("shows the old scene until the beat is over, then the server's", () => {
    const table = new Table();
    const { director } = table;
    expect(director.playing).toBe(false);
    table.answer([event(0, [step("rat-1", "c4", "c3")])], near);
    expect(director.playing).toBe(true);
    expect(pieceOf(director.shown.scene!, "rat-1")!.cells).toEqual(["c5"]);
    expect(director.shown.acting).toEqual(["rat-1"]);
    director.advance(200);
    expect(director.picture!.figures[0]!.x).toBeLessThan(5.5);
    director.advance(5000);
    expect(director.playing).toBe(false);
    expect(director.shown).toMatchObject({ scene: null, acting: [], told: Infinity });
  });
  it("plays several answers one after the other, and all again", () => {
    const table = new Table();
    table.answer([event(0, [step("rat-1", "c4")], "one")], near);
    table.answer([event(1, [attack], "two"), event(2, [hurt], "three")], after);
    const captions: string[] = [];
    const watch = (): void => {
      for (let n = 0; n < 200 && table.director.playing; n++) {
        const { caption } = table.director.picture!;
        if (captions.at(-1) !== caption) captions.push(caption);
        table.director.advance(60);
      }
    };
    watch();
    expect(captions).toEqual(["one", "two", "three"]);
    expect(table.director.shown.dice).toEqual([]);
    table.director.again(1);
    watch();
    expect(captions.slice(3)).toEqual(["two", "three"]);
  });
  it("leaves the dice that a question follows from, not those whose outcome has been told", () => {
    const table = new Table();
    table.answer([event(0, [step("rat-1", "c1")]), event(1, [attack], "strikes"), event(2, [], "")], near);
    table.director.skip();
    expect(table.director.shown.dice).toEqual([attack]);
    table.director.again(0);
    table.director.skip();
    expect(table.director.shown.dice).toEqual([attack]);
    table.answer([event(3, [hurt], "is hurt")], near);
    table.director.skip();
    expect(table.director.shown.dice).toEqual([]);
    table.answer([event(4, [{ ...damage, who: "" }], "the die of the game itself")], near);
    table.director.skip();
    expect(table.director.shown.dice).toEqual([]);
  });
  it("skips, waits, goes step by step", () => {
    const table = new Table();
    const { director } = table;
    table.answer([event(0, [step("rat-1", "c4"), attack, blow, hurt])], near);
    director.pause();
    director.advance(60_000);
    expect(director.playing).toBe(true);
    director.step();
    expect(director.picture!.tray).not.toBeNull();
    director.step();
    expect(director.picture!.blow).not.toBeNull();
    director.skip();
    expect([director.playing, director.shown.paused, director.shown.dice]).toEqual([false, false, [attack]]);
  });
  it("plays nothing old to who comes back, but says what was missed", () => {
    const table = new Table();
    table.answer([event(0, [hurt])], near);
    table.director.skip();
    table.say({ type: "welcome", you: { seat: 0, role: "seat" } } as never);
    table.answer([event(1, [attack], "missed"), event(2, [hurt], "")], after);
    expect(table.director.playing).toBe(false);
    expect(table.director.shown.recap.map((one) => one.text)).toEqual(["missed"]);
    expect(table.director.shown.dice).toEqual([]);
  });
  it("says what was not seen to its end: after a reload, a broken line, or in a window behind others", () => {
    const recap = (table: Table): string[] => table.director.shown.recap.map((one) => one.text);
    const table = new Table();
    expect(table.director.lookedAt).toBe(0);
    table.answer([event(0, [hurt], "one"), event(1, [attack], "two")], near);
    expect(table.director.lookedAt).toBe(0);
    table.director.advance(1000);
    expect(table.director.lookedAt).toBe(1);
    table.say({ type: "welcome", you: { seat: 0, role: "seat" } } as never);
    table.answer([event(2, [hurt], "three")], near);
    expect([table.director.playing, recap(table), table.director.lookedAt]).toEqual([false, ["two", "three"], 1]);
    const reloaded = new Table(1, [event(0, [hurt], "one"), event(1, [attack], "two"), event(2, [hurt], "three")]);
    expect(recap(reloaded)).toEqual(["two", "three"]);
    reloaded.director.dismiss();
    expect([recap(reloaded), reloaded.director.lookedAt]).toEqual([[], 3]);
    reloaded.answer([event(3, [hurt], "four")], near);
    reloaded.director.leave();
    reloaded.answer([event(4, [attack], "five")], after);
    expect([reloaded.director.playing, recap(reloaded)]).toEqual([false, ["four", "five"]]);
    expect(reloaded.director.shown.dice).toEqual([]);
  });
  it("keeps what has been seen in the moment in which it is, but nothing of a show that is left", () => {
    const table = new Table();
    table.answer([event(0, [hurt], "one"), event(1, [attack], "two")], near);
    table.director.advance(1000);
    expect(table.kept).toEqual([0, 1]);
    table.director.watched = false;
    table.director.skip();
    expect([table.director.playing, table.kept]).toEqual([false, [0, 1]]);
  });
  it("tells nothing to who comes for the first time", () => {
    const table = new Table(undefined, [event(0, [hurt], "one")]);
    expect([table.director.shown.recap, table.director.lookedAt]).toEqual([[], 1]);
  });
  it("plays nothing that was taken back, nothing at speed off, nothing where events show nothing", () => {
    const table = new Table();
    table.answer([event(0, [hurt])], near);
    table.answer([], before, 0);
    expect([table.director.playing, table.director.since(0)]).toEqual([false, []]);
    table.director.speed = "off";
    table.answer([event(0, [attack])], near, 0);
    expect([table.director.playing, table.director.shown.dice]).toEqual([false, [attack]]);
    table.director.speed = "normal";
    table.answer([event(1, [], "told"), event(2, [], "only")], near);
    expect([table.director.playing, table.director.shown.caption]).toEqual([false, "told only"]);
  });
  it("shows a step of a replay, and its lines again", () => {
    const director = new Director();
    director.watched = true;
    const walk = event(0, [step("rat-1", "c4", "c3")]);
    director.present({ events: [walk], before, after: near });
    expect(director.playing).toBe(true);
    expect(pieceOf(director.shown.scene!, "rat-1")!.cells).toEqual(["c5"]);
    director.advance(60_000);
    director.advance(60_000);
    expect(director.shown.scene).toBeNull();
    director.replay(told([walk])[0]!);
    expect(director.picture!.way).not.toBeNull();
    director.skip();
    director.speed = "off";
    director.present({ events: [event(1, [hurt])], before: near, after: near });
    expect(director.playing).toBe(false);
  });
  it("plays one line again, and lights the squares of one that it has not seen", () => {
    const table = new Table();
    const line = event(0, [step("rat-1", "c4")]);
    table.answer([line, event(1, [hurt])], near);
    table.director.skip();
    table.director.replay(told([line])[0]!);
    expect(table.director.picture!.way).not.toBeNull();
    table.director.skip();
    table.director.replay(told([event(77, [{ cue: "strike", by: "hero", at: ["rat-1"] }])])[0]!);
    expect(table.director.picture!.glow).toMatchObject({ tone: "lit", cells: [{ x: 0 }, { x: 3 }] });
    expect(table.director.shown.scene).toBeNull();
  });
});

describe("beside the board", () => {
  it("the camera stays where all is seen, and goes no farther than needed", () => {
    const look = { k: 0.5, x: 0, y: 0 };
    expect(followed({ x: 1, y: 1, w: 2, h: 2 }, look, 800, 600)).toBeNull();
    expect(followed({ x: 20, y: 1, w: 1, h: 1 }, look, 800, 600)).toEqual({ k: 0.5, x: 800 - 60 - 1050, y: 0 });
    expect(followed({ x: 0, y: 0, w: 40, h: 1 }, look, 800, 600)!.k).toBeLessThan(0.5);
  });
  it("a miss sounds otherwise than a hit, a wound than a cure", () => {
    expect([
      soundOf(blow),
      soundOf({ cue: "strike", by: "", at: [], outcome: "miss" }),
      soundOf(hurt),
      soundOf({ ...hurt, before: 1, after: 2 } as Cue),
      soundOf({ cue: "say", text: "" }),
    ]).toEqual(["blow", "miss", "hurt", "heal", null]);
  });
});

import { describe, expect, it } from "vitest";
import { curve, decisive, deeds, moments, ownSheet, stepOf, striker, tally, turnOf } from "../src/chronicle";
import type { Scene } from "../src/scene";
import type { Cue, Happened, ToServer } from "../src/wire";

const life = (value: number, most: number) => ({ name: "Life", value, most });
const scene: Scene = {
  headline: "The end",
  tracks: [{ id: "round", name: "Round", value: 2 }],
  sheets: [
    { id: "sheet-hero-0", icon: "hood", name: "Ann", seat: 0, bars: [life(2, 5)] },
    { id: "sheet-7", icon: "hood", name: "Ben", seat: 1, bars: [life(4, 4)] },
    { id: "sheet-rat-0", icon: "rat", name: "rat", bars: [life(1, 1)] },
  ],
};
const log = (...events: [string, ...Cue[]][]): Happened[] =>
  events.map(([text, ...cues], n) => ({ n, kind: "k", text, cues, cites: [`rule-${n}`] }));
const round = (after: number): Cue => ({ cue: "change", of: "round", key: "", before: after - 1, after });
const harm = (of: string, before: number, after: number): Cue => ({ cue: "change", of, key: "life", before, after });

const tale = log(
  ["Round 1", round(1)],
  ["A rat", { cue: "come", piece: "rat-0", cells: ["c"] }, { cue: "come", piece: "orc-1", cells: ["d"] }],
  ["Ann is hit", { cue: "strike", by: "orc-1", at: ["hero-0"] }, harm("hero-0", 5, 2)],
  ["Round 2", round(2)],
  ["Round 2, the others", round(2)],
  ["Ben strikes", { cue: "strike", by: "figure-7", at: ["orc-1"] }, harm("orc-1", 6, 0)],
  [
    "The orc falls",
    { cue: "go", piece: "orc-1", how: "slain" },
    { cue: "score", of: "friend", name: "foes", value: 6 },
  ],
  [
    "The rat falls",
    { cue: "go", piece: "rat-0", how: "slain" },
    { cue: "score", of: "friend", name: "foes", value: 1 },
  ],
  ["Ben leaves", { cue: "go", piece: "figure-7", how: "leave" }, { cue: "score", of: "foe", name: "turns", value: 2 }],
);

describe("the tale of a game", () => {
  it("adds up the points by whose they are and what for, with their rules", () => {
    expect(tally(tale)).toEqual([
      { of: "friend", name: "foes", value: 7, times: 2, cites: ["rule-6", "rule-7"] },
      { of: "foe", name: "turns", value: 2, times: 1, cites: ["rule-8"] },
    ]);
  });

  it("knows its own, also those who have left the board", () => {
    expect(ownSheet("hero-0", scene)?.name).toBe("Ann");
    expect(ownSheet("figure-7", scene)?.name).toBe("Ben");
    expect(ownSheet("rat-0", scene)).toBeUndefined();
    expect(ownSheet("orc-7", scene)).toBeUndefined();
  });

  it("draws the life of both sides; one round has one mark", () => {
    const found = curve(tale, scene)!;
    expect(found.lines).toEqual([
      { of: "friend", values: [9, 9, 6, 6, 6, 6, 6] },
      { of: "foe", values: [0, 7, 7, 1, 1, 0, 0] },
    ]);
    expect(found.turns.map((turn) => turn.value)).toEqual([1, 2]);
    expect(turnOf(found, 7, scene)).toBe("Round 2");
    expect(turnOf(found, -1, scene)).toBe("");
  });

  it("draws points where seats play against each other", () => {
    const race = log(
      ["a", { cue: "score", of: "seat-1", name: "x", value: 3 }],
      ["b", { cue: "score", of: "seat-0", name: "x", value: 5 }],
    );
    expect(curve(race, scene)!.lines).toEqual([
      { of: "seat-0", values: [0, 0, 5, 5] },
      { of: "seat-1", values: [0, 3, 3, 3] },
    ]);
  });

  it("finds what decided it, the blow before it and other moments apart from it", () => {
    expect(decisive(tale, scene, true)?.text).toBe("The rat falls");
    expect(decisive(tale, scene, false)?.text).toBe("Ben leaves");
    expect(striker(tale, tale[7]!)).toBe("figure-7");
    expect(moments(tale, scene, (id) => (id === "orc-1" ? "boss" : "")).map((one) => one.event.text)).toEqual([
      "Ann is hit",
      "The orc falls",
    ]);
    expect(deeds(tale, scene)).toEqual({ slain: 2, doors: 0, dice: 0 });
  });

  it("finds the step of a replay that an event belongs to", async () => {
    const last = [2, 4, 5, 9, 12];
    const ask = async (message: ToServer) => {
      const step = Math.min(4, (message as { step: number }).step);
      return { type: "replay" as const, step, steps: 4, scene: null, events: [{ ...tale[0]!, n: last[step]! }] };
    };
    expect(await stepOf({ ask } as never, 5)).toBe(2);
    expect(await stepOf({ ask } as never, 6)).toBe(3);
    expect(await stepOf({ ask } as never, 12)).toBe(4);
    expect(await stepOf({ ask } as never, 0)).toBe(0);
  });
});

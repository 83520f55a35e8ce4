import { describe, expect, it } from "vitest";
import { patched } from "../src/patch";
import type { Scene } from "../src/scene";
import { applied, EMPTY } from "../src/state";

const sheet = (id: string, state: string) => ({ id, icon: "i", name: id, state });
const piece = (id: string, cell: string) => ({ id, icon: "i", name: id, cells: [cell], mark: "M" });
const cells = [
  { id: "a", x: 1, y: 1 },
  { id: "b", x: 2, y: 1 },
];
const scene: Scene = {
  headline: "Round 1",
  notes: ["Go."],
  boards: [{ id: "board", name: "Cellar", cells, pieces: [piece("ann", "a"), piece("rat", "b")] }],
  sheets: [sheet("one", "ready"), sheet("two", "ready")],
};
const patch = { type: "patch", number: 8, base: 7 } as const;

describe("a patch", () => {
  it("changes only what it names, and keeps the rest as it is", () => {
    const after = patched(scene, {
      ...patch,
      rest: { headline: "Round 2", notes: [] },
      sheets: { set: [sheet("two", "done")] },
    });
    expect(after).toEqual({
      ...scene,
      headline: "Round 2",
      notes: [],
      sheets: [sheet("one", "ready"), sheet("two", "done")],
    });
    expect(after.sheets![0]).toBe(scene.sheets![0]);
    expect(after.boards).toBe(scene.boards);
  });
  it("changes single fields of a sheet, takes fields away and changes what lies on it", () => {
    const card = (id: string) => ({ id, name: id });
    const gear = { id: "gear", name: "Gear", kind: "items", cards: [card("rope")] };
    const before = {
      ...scene,
      sheets: [{ ...sheet("one", "ready"), zones: [gear], active: true }, sheet("two", "ready")],
    };
    const change = {
      id: "one",
      bars: [{ name: "Health", value: 2, most: 3 }],
      lost: ["state", "active"],
      zones: { set: [{ ...gear, cards: [] }] },
    };
    const after = patched(before as Scene, { ...patch, sheets: { change: [change] } });
    expect(after.sheets![0]).toEqual({
      id: "one",
      icon: "i",
      name: "one",
      bars: change.bars,
      zones: [{ ...gear, cards: [] }],
    });
    expect(after.sheets![1]).toBe(before.sheets[1]);
  });
  it("lets things come, go and change places", () => {
    const pieces = { set: [piece("ogre", "b")], ids: ["ogre", "ann"] };
    const after = patched(scene, { ...patch, boards: { change: [{ id: "board", pieces }] } });
    expect(after.boards![0]!.pieces!.map((one) => one.id)).toEqual(["ogre", "ann"]);
    expect(after.boards![0]!.cells).toBe(cells);
  });
  it("lays new boards and takes old ones away, and fills what was empty", () => {
    const other = { id: "other", name: "Attic", cells };
    const zone = { id: "hand", name: "Hand", kind: "hand", count: 2 };
    const after = patched(scene, {
      ...patch,
      boards: { set: [other], ids: ["other"] },
      sheets: { ids: [] },
      zones: { set: [zone], ids: ["hand"] },
    });
    expect(after).toEqual({ ...scene, boards: [other], sheets: [], zones: [zone] });
  });
  it("is laid on the scene that it was made for, and on no other", () => {
    const state = applied(EMPTY, { type: "scene", number: 7, scene });
    const headline = (base: number) =>
      applied(state, { ...patch, base, rest: { headline: "Round 2" } }).scene!.headline;
    expect(headline(7)).toBe("Round 2");
    expect(headline(6)).toBe("Round 1");
  });
});

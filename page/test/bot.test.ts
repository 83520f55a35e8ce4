import { describe, expect, it } from "vitest";
import { happened } from "../src/bot";
import type { Board, Sheet } from "../src/scene";
import { EMPTY, type TableState } from "../src/state";

const hero = (value: number): Sheet => ({
  id: "hero",
  icon: "x",
  name: "Shara",
  seat: 0,
  bars: [{ name: "Life", value, most: 5 }],
});
const friend = (value: number): Sheet => ({ ...hero(value), id: "friend", name: "Bo", seat: 1 });
const foe: Sheet = { id: "orc", icon: "x", name: "Orc" };
const at = (sheets: Sheet[], key = "act"): TableState => ({
  ...EMPTY,
  seat: 0,
  scene: { headline: "", sheets },
  request: {
    number: 1,
    seat: 0,
    key,
    prompt: "",
    at: [],
    window: false,
    cites: [],
    guide: "",
    groups: [],
    options: [],
  },
});
const known = (key: string): boolean => key === "act";

describe("a bot that plays on", () => {
  it("goes on while nothing happens, and while others are hurt", () => {
    expect(happened(at([hero(5), friend(5)]), at([hero(5), friend(2)]), known)).toBeNull();
    expect(happened(at([hero(3)]), at([hero(5)]), known)).toBeNull();
  });
  it("stops where one's own are hurt", () => {
    expect(happened(at([hero(5)]), at([hero(4)]), known)).toEqual({ why: "hurt", name: "Shara" });
  });
  it("stops where anybody of this screen is hurt", () => {
    expect(happened(at([hero(5), friend(5)]), at([hero(5), friend(2)]), known, [0, 1])).toEqual({
      why: "hurt",
      name: "Bo",
    });
    expect(
      happened(at([foe]), at([{ ...foe, bars: [{ name: "Life", value: 0, most: 2 }] }]), known, [0, null]),
    ).toBeNull();
  });
  it("stops where a foe comes into view, but not at one that was there", () => {
    expect(happened(at([hero(5)]), at([hero(5), foe]), known)).toEqual({ why: "foe", name: "Orc" });
    expect(happened(at([hero(5), foe]), at([hero(5), foe]), known)).toBeNull();
  });
  it("stops where the board grows", () => {
    const ground = (...kinds: string[]): TableState => {
      const cells = kinds.map((kind, n) => ({ id: `c${n}`, x: n, y: 0, kind }));
      return {
        ...at([]),
        scene: { headline: "", boards: [{ id: "b", name: "", cells, edges: [], pieces: [] } as unknown as Board] },
      };
    };
    expect(happened(ground("floor", "empty"), ground("floor", "floor"), known)).toEqual({ why: "map" });
    expect(happened(ground("floor", "floor"), ground("floor", "floor", "empty"), known)).toBeNull();
  });
  it("stops at a new kind of question, and at the end", () => {
    expect(happened(at([]), at([], "shop"), known)).toEqual({ why: "new" });
    expect(happened(at([]), { ...at([]), over: { seats: [], text: [] } }, known)).toEqual({ why: "over" });
  });
});

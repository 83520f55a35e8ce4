import { describe, expect, it } from "vitest";
import { indexed, nameOf, packs, type Scene } from "../src/scene";

const card = (id: string) => ({ id, icon: "hood", name: id });
const scene: Scene = {
  headline: "",
  zones: [{ id: "deck", name: "Deck", kind: "deck", count: 9 }],
  sheets: [
    {
      id: "a",
      icon: "hood",
      name: "Ann",
      seat: 0,
      zones: [{ id: "belt-a", name: "belt", kind: "slots", cards: [card("knife")] }],
    },
    {
      id: "b",
      icon: "hood",
      name: "Bo",
      seat: 0,
      active: true,
      zones: [
        { id: "belt-b", name: "belt", kind: "slots", cards: [card("rope")] },
        { id: "pack-b", name: "pack", kind: "slots", cards: [card("torch")] },
      ],
    },
    {
      id: "c",
      icon: "hood",
      name: "Cy",
      seat: 1,
      zones: [{ id: "belt-c", name: "belt", kind: "slots", cards: [card("lamp")] }],
    },
    { id: "d", icon: "hood", name: "Di", seat: 0, zones: [] },
  ],
};

describe("what one carries", () => {
  it("is one's own, whose turn it is first, and nothing where nothing is carried", () => {
    expect(packs(scene, 0).map((zone) => [zone.name, zone.kind, (zone.cards ?? []).map((one) => one.id)])).toEqual([
      ["Bo", "hand", ["rope", "torch"]],
      ["Ann", "hand", ["knife"]],
    ]);
    expect(packs(scene, null)).toEqual([]);
  });
});

describe("what a thing is called", () => {
  const board = {
    id: "hall",
    name: "Hall",
    cells: [{ id: "0,0", x: 0, y: 0 }],
    edges: [
      { id: "door", x: 0, y: 0, side: "north" as const, kind: "door", name: "Oak door" },
      { id: "wall", x: 0, y: 0, side: "west" as const, kind: "wall" },
    ],
    pieces: [{ id: "rat", icon: "rat", name: "Rat", cells: ["0,0"], mark: "r" }],
  };
  const index = indexed({ ...scene, boards: [board] });
  const square = (cell: { x: number }): string => `square ${cell.x}`;

  it("is its name, or where it is", () => {
    expect(["knife", "rat", "a", "door", "0,0"].map((id) => nameOf(id, index, square))).toEqual([
      "knife",
      "Rat",
      "Ann",
      "Oak door",
      "square 0",
    ]);
  });

  it("is nothing once it has gone, nor for a bare wall", () => {
    expect([nameOf("orc", index, square), nameOf("wall", index, square)]).toEqual([null, null]);
  });
});

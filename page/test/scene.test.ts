import { describe, expect, it } from "vitest";
import { packs, type Scene } from "../src/scene";

const card = (id: string) => ({ id, icon: "hood", name: id });
const scene: Scene = {
  headline: "",
  zones: [{ id: "deck", name: "Deck", kind: "deck", count: 9 }],
  sheets: [
    { id: "a", icon: "hood", name: "Ann", seat: 0, zones: [{ id: "belt-a", name: "belt", kind: "slots", cards: [card("knife")] }] },
    { id: "b", icon: "hood", name: "Bo", seat: 0, active: true, zones: [{ id: "belt-b", name: "belt", kind: "slots", cards: [card("rope")] }, { id: "pack-b", name: "pack", kind: "slots", cards: [card("torch")] }] },
    { id: "c", icon: "hood", name: "Cy", seat: 1, zones: [{ id: "belt-c", name: "belt", kind: "slots", cards: [card("lamp")] }] },
    { id: "d", icon: "hood", name: "Di", seat: 0, zones: [] },
  ],
};

describe("what one carries", () => {
  it("is one's own, whose turn it is first, and nothing where nothing is carried", () => {
    expect(packs(scene, 0).map((zone) => [zone.name, zone.kind, (zone.cards ?? []).map((one) => one.id)])).toEqual([["Bo", "hand", ["rope", "torch"]], ["Ann", "hand", ["knife"]]]);
    expect(packs(scene, null)).toEqual([]);
  });
});

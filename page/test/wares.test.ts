import { describe, expect, it } from "vitest";
import type { Option } from "../src/options";
import { indexed, type Scene } from "../src/scene";
import { alike, compared, houseOf, isMarket, leaving, payer, price, purse, stalls } from "../src/wares";
import type { Request } from "../src/wire";

const sword = {
  id: "gear-sword",
  of: "sword",
  icon: "sword",
  name: "Sword",
  look: "weapon",
  figures: [
    { name: "Damage", value: 2 },
    { name: "Weight", value: 3 },
  ],
};
const axe = {
  id: "ware-axe",
  of: "axe",
  icon: "axe",
  name: "Axe",
  look: "weapon",
  cost: 4,
  figures: [
    { name: "Damage", value: 4 },
    { name: "Hands", value: 2 },
  ],
};
const harp = { id: "ware-harp", of: "harp", icon: "harp", name: "Harp", look: "tool", cost: 40 };
const inn = { id: "service-inn", of: "service-inn", icon: "bed", name: "the inn" };
const scene: Scene = {
  headline: "",
  market: { name: "Saltmere", what: "coins", key: "coins", houses: "services" },
  sheets: [
    {
      id: "sheet-1",
      icon: "hood",
      name: "Ann",
      seat: 0,
      values: [{ name: "Coins", value: 9, key: "coins" }],
      zones: [{ id: "hands-1", name: "In hand", kind: "slots", cards: [sword] }],
    },
  ],
  zones: [
    { id: "services", name: "Houses", kind: "row", cards: [inn] },
    { id: "wares", name: "Wares", kind: "market", cards: [axe, harp] },
  ],
};
const request = { number: 1, seat: 0, key: "service", at: ["sheet-1"] } as unknown as Request;
const option = (value: string, more: Partial<Option> = {}): Option => ({ value, label: value, title: "", ...more });
const options = [
  option("leave", { role: "end" }),
  option("go inn", { of: ["service-inn"] }),
  option("work"),
  option("sell sword", { group: "sell", title: "Selling", at: ["gear-sword"] }),
  option("buy axe", { group: "buy", title: "Buying", of: ["axe"] }),
];
const index = indexed(scene);

describe("what is for sale", () => {
  it("stands on shelves by its heading; what is too dear stands there, too; houses and the way out do not", () => {
    const found = stalls(scene, options, index, [inn]);
    expect(
      found.map((stall) => [stall.title, stall.wares.map((ware) => ware.id), stall.work.map((one) => one.value)]),
    ).toEqual([
      ["Buying", ["ware-axe", "ware-harp"], []],
      ["", [], ["work"]],
      ["Selling", ["gear-sword"], []],
    ]);
    expect(found[0]!.wares.map((ware) => ware.options.length)).toEqual([1, 0]);
    expect(found[0]!.wares.map(price)).toEqual([4, 40]);
    expect(leaving(options).map((one) => one.value)).toEqual(["leave"]);
    expect(houseOf(options[1]!, [inn])).toBe(inn);
  });

  it("is paid by whom the question is about, or out of the common purse", () => {
    const who = payer(scene, request, 0);
    expect(who?.name).toBe("Ann");
    expect(purse(scene, who)).toBe(9);
    expect(purse({ ...scene, market: { ...scene.market!, purse: 3 } }, who)).toBe(3);
  });

  it("is compared with one's own of the same kind", () => {
    const who = payer(scene, request, 0);
    expect(alike(axe, who)).toBe(sword);
    expect(alike(harp, who)).toBeNull();
    expect(compared(sword, axe)).toEqual([
      { name: "Damage", before: 2, after: 4 },
      { name: "Hands", before: undefined, after: 2 },
      { name: "Weight", before: 3, after: undefined },
    ]);
  });

  it("is shown only where something with a price is offered", () => {
    const draft: Scene = { ...scene, market: { name: "Draft", what: "XP", key: "xp" } };
    expect(isMarket(draft, request, [option("go")], index)).toBe(false);
    expect(
      isMarket(draft, request, [option("sell", { at: ["gear-sword"], cost: [{ value: 1, what: "XP" }] })], index),
    ).toBe(false);
    expect(isMarket(draft, request, [option("buy", { of: ["axe"], cost: [{ value: 1, what: "XP" }] })], index)).toBe(
      true,
    );
    expect(isMarket({ headline: "" }, request, options, index)).toBe(false);
    expect(isMarket(scene, null, options, index)).toBe(false);
  });
});

import { describe, expect, it } from "vitest";
import { askedIn, explained, found, glance, inOneLine, isLong, menu, meant, type Option, optionsAt, quiet, said, shortly, typedOut, typing } from "../src/options";
import { indexed, type Scene } from "../src/scene";

const scene: Scene = {
  headline: "", boards: [{
    id: "b", name: "B", cells: [...Array(9).keys()].map((n) => ({ id: `c${n}`, x: n, y: 0 })), edges: [{ id: "door", x: 0, y: 0, side: "west", kind: "door" }],
    pieces: [{ id: "rat", icon: "rat", name: "rat", cells: ["c1"], mark: "r", tint: "foe" }, { id: "me", icon: "hood", name: "me", cells: ["c0"], mark: "1", sheet: "sheet-0" }],
  }],
  sheets: [{ id: "sheet-0", icon: "hood", name: "me", seat: 0 }],
};
const index = indexed(scene);
const option = (value: string, at: string[] = [], more: Partial<Option> = {}): Option => ({ value, label: value, at, ...more });

describe("labels", () => {
  it("are split at brackets and colons", () => {
    expect(said("Fight a rat (4 or more: 50 %)")).toEqual({ head: "Fight a rat", tail: "4 or more: 50 %" });
    expect(said("Leather coat: 1 more health for you")).toEqual({ head: "Leather coat", tail: "1 more health for you", colon: true });
    expect(said("Wait")).toEqual({ head: "Wait", tail: "" });
  });
  it("are split alike in one list, however short", () => {
    const races = [option("a", [], { label: "Amphibian (neutral), Fortune 3: Pathfinder" }), option("b", [], { label: "Dwarf (good), Fortune 5: Tough" })];
    expect(said(races[1]!.label).tail).toBe("");
    expect(explained(races)).toBe(true);
    expect(said(races[1]!.label, true)).toEqual({ head: "Dwarf (good), Fortune 5", tail: "Tough", colon: true });
    expect(explained([option("c", [], { label: "Strike: rat" }), option("d", [], { label: "Fight a very large rat (4 or more: 50 %)" })])).toBe(false);
  });
  it("have both parts in one line where there is room", () => {
    expect(inOneLine(said("Buy Dagger (one coin)"))).toBe(true);
    expect(inOneLine(said("Visit the market (ropes, torches and all that a pack can hold)"))).toBe(false);
  });
  it("are not explained again by a hint", () => {
    const options = [option("a", [], { label: "Shara" }), option("b", [], { label: "Shara, Human Knight: Movement 5, Combat 5" })];
    expect(shortly("Shara, Human Knight: Movement 5, Combat 5 (tried once).", options)).toBe("Shara, Human Knight (tried once).");
    expect(shortly("Something else.", options)).toBe("Something else.");
  });
  it("of questions keep the question in one line", () => {
    expect(askedIn("Maeliss (Movement 5, an Action): what do you do?")).toEqual({ head: "Maeliss: what do you do?", tail: "Movement 5, an Action" });
    expect(askedIn("Thief 1, what do you do? (one action left)")).toEqual({ head: "Thief 1, what do you do?", tail: "one action left" });
    expect(askedIn("It has (sharp teeth). Where to?")).toEqual({ head: "It has. Where to?", tail: "sharp teeth" });
    expect(askedIn("Orc (4) acts?")).toEqual({ head: "Orc (4) acts?", tail: "" });
  });
  it("show odds or cost at a glance, and nothing else", () => {
    expect(glance("Fight a rat (4 or more: 50 %)")).toBe("50 %");
    expect(glance("Hits 50.9 %")).toBe("51 %");
    expect(glance("Step to 3,4 (2 movement)")).toBe("2");
    expect(glance("Step to 3,4")).toBe("");
  });
});

describe("the menu", () => {
  it("groups in order of appearance, numbers through, and sets the one that ends apart", () => {
    const made = menu([option("a", [], { group: "x", title: "X" }), option("done"), option("b", [], { group: "y" }), option("c", [], { group: "x" })], index);
    expect(made.groups.map((group) => group.entries.map((entry) => [entry.option.value, entry.key]))).toEqual([[["a", "1"], ["c", "2"]], [["b", "3"]]]);
    expect(made.last?.option.value).toBe("done");
    expect(made.all).toHaveLength(4);
  });
  it("leaves a lone option and two that could end among the others", () => {
    expect(menu([option("done")], index).last).toBeNull();
    expect(menu([option("pass"), option("wait"), option("x")], index).last).toBeNull();
    expect(quiet(option("pass", ["rat"]))).toBe(false);
  });
  it("is long by what is listed, not by squares of the board, and can be searched by words", () => {
    const shop = [...Array(21).keys()].map((n) => option(`buy ${n}`, [], { label: `Buy Thing ${n} (one coin)` }));
    const squares = [...Array(9).keys()].map((n) => option(`go ${n}`, [`c${n}`]));
    expect(isLong(menu(shop, index))).toBe(true);
    expect(isLong(menu([...shop.slice(2), ...squares], index))).toBe(false);
    expect(found(menu(shop, index).all, "thing 20").map(({ option: one, key }) => [one.value, key])).toEqual([["buy 20", "21"]]);
  });
  it("sends many choices on the board to the board", () => {
    const many = [...Array(7).keys()].map((n) => option(`go ${n}`, [`c${n}`], { group: "move" }));
    const made = menu([...many, option("jump", [], { group: "move" }), option("bite", ["rat"], { group: "fight" })], index);
    expect(made.groups.map((group) => [group.entries.length, group.folded.length])).toEqual([[1, 7], [1, 0]]);
    expect([made.groups[0]!.entries[0]!.key, made.groups[1]!.entries[0]!.key, made.groups[0]!.folded[0]!.key]).toEqual(["1", "2", "3"]);
    expect(menu(many.slice(1), index).groups[0]!.folded).toEqual([]);
  });
});

describe("pointing", () => {
  it("at a square means who stands there; at a figure its sheet; at a sheet its figures", () => {
    expect(meant("c1", index)).toEqual(["c1", "rat"]);
    expect(meant("me", index)).toEqual(["me", "sheet-0"]);
    expect(meant("sheet-0", index)).toEqual(["sheet-0", "me"]);
    expect(meant("door", index)).toEqual(["door"]);
  });
  it("shows exactly the options there", () => {
    const all = [option("fight", ["rat"]), option("go", ["c2"]), option("heal", ["sheet-0"]), option("wait")];
    expect(optionsAt("c1", all, index).map((one) => one.value)).toEqual(["fight"]);
    expect(optionsAt("c0", all, index).map((one) => one.value)).toEqual(["heal"]);
    expect(optionsAt("c3", all, index)).toEqual([]);
  });
});

describe("typing numbers", () => {
  const entries = menu([...Array(12).keys()].map((n) => option(`o${n}`)), null).all;
  it("takes a number at once when none longer begins with it", () => {
    expect(typing("", "2", entries).taken?.option.value).toBe("o1");
    expect(typing("1", "2", entries).taken?.option.value).toBe("o11");
  });
  it("waits where it could go on, and then takes what stands there", () => {
    expect(typing("", "1", entries)).toEqual({ typed: "1", taken: null });
    expect(typedOut("1", entries)?.option.value).toBe("o0");
  });
  it("begins anew with a digit that does not fit", () => {
    expect(typing("1", "5", entries).taken?.option.value).toBe("o4");
    expect(typing("", "0", entries)).toEqual({ typed: "", taken: null });
  });
});

import { describe, expect, it } from "vitest";
import {
  chance,
  found,
  glance,
  isLong,
  meant,
  menu,
  type Option,
  optionsAt,
  quiet,
  typedOut,
  typing,
} from "../src/options";
import { indexed, type Scene } from "../src/scene";

const scene: Scene = {
  headline: "",
  boards: [
    {
      id: "b",
      name: "B",
      cells: [...Array(9).keys()].map((n) => ({ id: `c${n}`, x: n, y: 0 })),
      edges: [{ id: "door", x: 0, y: 0, side: "west", kind: "door" }],
      pieces: [
        { id: "rat", icon: "rat", name: "rat", cells: ["c1"], mark: "r", tint: "foe" },
        { id: "me", icon: "hood", name: "me", cells: ["c0"], mark: "1", sheet: "sheet-0" },
      ],
    },
  ],
  sheets: [{ id: "sheet-0", icon: "hood", name: "me", seat: 0 }],
};
const index = indexed(scene);
const option = (value: string, at: string[] = [], more: Partial<Option> = {}): Option => ({
  value,
  label: value,
  at,
  ...more,
});

describe("what an option means", () => {
  const odds = [
    { outcome: "miss", percent: 31 },
    { outcome: "hit", percent: 43.4 },
    { outcome: "critical", percent: 25.6 },
  ];
  it("is its odds at a glance, else what it costs, and never read from words", () => {
    expect(chance(option("a", [], { odds }))).toBe(69);
    expect(glance(option("a", [], { odds, cost: [{ value: 18, what: "AP" }] }))).toBe("69 %");
    expect(glance(option("a", [], { cost: [{ value: 2, what: "Mana" }] }))).toBe("2");
    expect(glance(option("a", [], { label: "Hits 50.9 % (2 movement)" }))).toBe("");
    expect(
      glance(
        option("a", [], {
          odds: [
            { outcome: "fail", percent: 100 },
            { outcome: "pass", percent: 0 },
          ],
        }),
      ),
    ).toBe("0 %");
  });
  it("says by its role alone whether it ends or declines", () => {
    expect(quiet(option("done"))).toBe(false);
    expect(quiet(option("x", [], { role: "end" }))).toBe(true);
    expect(quiet(option("x", [], { role: "decline" }))).toBe(true);
    expect(quiet(option("x", [], { role: "back" }))).toBe(false);
  });
});

describe("the menu", () => {
  it("groups in order of appearance, numbers through, and sets the one that ends apart", () => {
    const made = menu(
      [
        option("a", [], { group: "x", title: "X" }),
        option("done", [], { role: "end" }),
        option("b", [], { group: "y" }),
        option("c", [], { group: "x" }),
      ],
      index,
    );
    expect(made.groups.map((group) => group.entries.map((entry) => [entry.option.value, entry.key]))).toEqual([
      [
        ["a", "1"],
        ["c", "2"],
      ],
      [["b", "3"]],
    ]);
    expect(made.last?.option.value).toBe("done");
    expect(made.all).toHaveLength(4);
  });
  it("leaves a lone option and two that could end among the others", () => {
    expect(menu([option("done", [], { role: "end" })], index).last).toBeNull();
    expect(
      menu([option("pass", [], { role: "decline" }), option("wait", [], { role: "decline" }), option("x")], index).last,
    ).toBeNull();
    expect(menu([option("pass"), option("x")], index).last).toBeNull();
  });
  it("sets what asks once more below all that does not, wherever it belongs", () => {
    const leave = option("leave", [], { group: "move", title: "Move", confirm: "Really?" });
    const made = menu([leave, option("go", [], { group: "move", title: "Move" }), option("bite")], index);
    expect(made.groups.map(({ title, entries }) => [title, entries.map((one) => one.option.value + one.key)])).toEqual([
      ["Move", ["go1"]],
      ["", ["bite2"]],
      ["", ["leave3"]],
    ]);
    expect(menu([leave], index).groups[0]!.title).toBe("Move");
  });
  it("keeps what is far-fetched behind the others, and knows whether some matter more", () => {
    const made = menu([option("a", [], { rank: 2 }), option("b"), option("c", [], { rank: 1 })], index);
    expect(made.groups[0]!.entries.map((entry) => [entry.option.value, entry.key])).toEqual([
      ["b", "1"],
      ["c", "2"],
    ]);
    expect(made.groups[0]!.rare.map((entry) => [entry.option.value, entry.key])).toEqual([["a", "3"]]);
    expect(made.ranked).toBe(true);
    expect(menu([option("a"), option("b")], index).ranked).toBe(false);
  });
  it("is long by what is listed, not by squares of the board, and can be searched by words", () => {
    const shop = [...Array(21).keys()].map((n) => option(`buy ${n}`, [], { label: `Buy Thing ${n} (one coin)` }));
    const squares = [...Array(9).keys()].map((n) => option(`go ${n}`, [`c${n}`]));
    expect(isLong(menu(shop, index))).toBe(true);
    expect(isLong(menu([...shop.slice(2), ...squares], index))).toBe(false);
    expect(found(menu(shop, index).all, "thing 20").map(({ option: one, key }) => [one.value, key])).toEqual([
      ["buy 20", "21"],
    ]);
  });
  it("sends many choices on the board to the board", () => {
    const many = [...Array(7).keys()].map((n) => option(`go ${n}`, [`c${n}`], { group: "move" }));
    const made = menu(
      [...many, option("jump", [], { group: "move" }), option("bite", ["rat"], { group: "fight" })],
      index,
    );
    expect(made.groups.map((group) => [group.entries.length, group.folded.length])).toEqual([
      [1, 7],
      [1, 0],
    ]);
    expect([made.groups[0]!.entries[0]!.key, made.groups[1]!.entries[0]!.key, made.groups[0]!.folded[0]!.key]).toEqual([
      "1",
      "2",
      "3",
    ]);
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
  const entries = menu(
    [...Array(12).keys()].map((n) => option(`o${n}`)),
    null,
  ).all;
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

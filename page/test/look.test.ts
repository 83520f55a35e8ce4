import { describe, expect, it } from "vitest";
import { CLOTHS, cloth, LOOKS, made, type Stuff } from "../src/look/floors";
import { LAYERS, upward } from "../src/look/land";
import { distance, seen } from "../src/look/light";
import { isRich, moodOf } from "../src/look/mood";
import { inRoom, spread, WIDE } from "../src/look/names";
import { fbm, noise, random } from "../src/look/noise";
import { barriers, fineness, named, needed, planned, shapeOf } from "../src/look/plan";
import { bake } from "../src/look/texture";
import type { Area, Board, Cell, Edge, Piece } from "../src/scene";

const room = (w: number, h: number, name = "a", x = 0, y = 0): Cell[] =>
  Array.from({ length: w * h }, (_, n) => ({
    id: `${x + (n % w)},${y + Math.floor(n / w)}`,
    x: x + (n % w),
    y: y + Math.floor(n / w),
    room: name,
  }));
const board = (cells: Cell[], more: Partial<Board> = {}): Board => ({ id: "b", name: "B", cells, ...more });
const edge = (id: string, x: number, y: number, side: Edge["side"], kind: string): Edge => ({ id, x, y, side, kind });
const thing = (icon: string, cells: string[], more: Partial<Piece> = {}): Piece => ({
  id: icon,
  icon,
  name: icon,
  cells,
  mark: "",
  ...more,
});
const ids = (cells: readonly Cell[]): string[] => cells.map((cell) => cell.id);

describe("noise", () => {
  it("is the same for a seed and another for the next", () => {
    const first = (seed: number): number[] => {
      const next = random(seed);
      return [next(), next(), next()];
    };
    expect(first(1)).toEqual(first(1));
    expect(first(1)).not.toEqual(first(2));
    expect(first(9).every((one) => one >= 0 && one < 1)).toBe(true);
  });
  it("comes again after its period, so that textures tile", () => {
    const of = noise(3);
    expect(of(0.3, 1.7, 4)).toBeCloseTo(of(4.3, 5.7, 4), 6);
    expect(of(-0.5, 0.5, 4)).toBeCloseTo(of(3.5, 4.5, 4), 6);
    expect(fbm(of, 0.25, 0.5, 3, 4)).toBeCloseTo(fbm(of, 3.25, 3.5, 3, 4), 6);
  });
});

describe("textures", () => {
  it("are lit from the upper left", () => {
    const white = (_u: number, _v: number, _h: number, out: [number, number, number]): void => {
      out.fill(128);
    };
    const towards = bake(4, 4, (u, v) => u + v, white);
    const away = bake(4, 4, (u, v) => -u - v, white);
    const middle = (4 * 1 + 1) * 4;
    expect(towards.data[middle]!).toBeGreaterThan(away.data[middle]!);
  });
  it("exist for every floor that a scene can name, by day and by candle, and are not of one colour", () => {
    for (const look of LOOKS) {
      for (const mood of ["day", "candle"] as const) {
        const [first] = made(look === "flagstone" ? "flagstone-1" : look, mood, 16);
        expect(new Set(first!.data.filter((_, n) => n % 4 === 0)).size).toBeGreaterThan(4);
      }
    }
  });
  it("come out the same each time", () => {
    expect(made("cobble", "day", 12)).toEqual(made("cobble", "day", 12));
  });
  it("dress the page", () => {
    for (const name of CLOTHS) expect(cloth(name, "day").data.length).toBeGreaterThan(1000);
  });
});

describe("the plan of a board", () => {
  it("takes a floor that the scene names before its own choice, and ground that speaks for itself before both", () => {
    const cells = [...room(3, 3), { id: "w", x: 9, y: 0, kind: "water", room: "a" }];
    const look = (looks: Area["look"]): string[] =>
      planned(
        board(cells, {
          areas: [{ id: "r", kind: "room", name: "R", cells: ids(cells), ...(looks ? { look: looks } : {}) }],
        }),
      ).tiles.map((tile) => tile.stuff);
    expect(new Set(look("snow"))).toEqual(new Set(["snow", "water"]));
    expect(look("no such floor")).toEqual(look(undefined));
  });
  it("gives one room one floor and does not change it when the board grows", () => {
    const alone = planned(board(room(4, 4)));
    const both = planned(board([...room(4, 4), ...room(4, 4, "b", 4)]));
    expect(new Set(alone.tiles.map((tile) => tile.stuff)).size).toBe(1);
    expect(both.tiles.slice(0, 16).map((tile) => tile.stuff)).toEqual(alone.tiles.map((tile) => tile.stuff));
  });
  it("is dark where the rules say so, and hangs no lamp there", () => {
    const cells = room(6, 2);
    const dark = planned(board(cells, { areas: [{ id: "d", kind: "dark", name: "D", cells: ids(cells) }] }));
    expect(dark.tiles.every((tile) => tile.dark)).toBe(true);
    expect(dark.lamps).toEqual([]);
    expect(planned(board(cells)).lamps.length).toBeGreaterThan(0);
  });
  it("has light from lava, one for several squares of it", () => {
    const cells = room(6, 1).map((cell) => ({ ...cell, kind: "lava" }));
    const glowing = planned(board(cells)).lamps.filter((lamp) => !lamp.flame);
    expect(glowing.map(({ x }) => x)).toEqual([0.5, 2.5, 4.5]);
    expect(planned(board(room(6, 1))).lamps.every((lamp) => lamp.flame)).toBe(true);
  });
  it("hangs no lamp on a door", () => {
    const cells = room(1, 2);
    expect(planned(board(cells)).lamps).toHaveLength(1);
    expect(planned(board(cells, { edges: [edge("d", 0, 0, "north", "door")] })).lamps).toEqual([]);
  });
  it("makes one wide door of its squares, but not of two doors side by side", () => {
    const edges = [
      edge("door-1", 0, 0, "north", "door"),
      edge("door-1-1", 1, 0, "north", "door"),
      edge("door-2", 2, 0, "north", "door"),
    ];
    expect(planned(board(room(3, 1), { edges })).doors.map((door) => [door.x, door.length])).toEqual([
      [0, 2],
      [2, 1],
    ]);
  });
  it("leaves out what is not there yet", () => {
    const plan = planned(board([...room(2, 1), { id: "e", x: 5, y: 0, kind: "empty", room: "p" }]));
    expect(plan.tiles).toHaveLength(2);
    expect(plan.walls.every((wall) => wall.x < 4)).toBe(true);
    expect(plan.box.w).toBe(10);
  });
  it("has no walls under the open sky", () => {
    expect(planned(board(room(3, 1).map((cell) => ({ ...cell, kind: "forest" })))).walls).toEqual([]);
  });
  it("stands furniture to scale, and people not at all", () => {
    const pieces = [
      thing("table", ["0,0", "1,0"]),
      thing("orc-head", ["2,0"], { tint: "foe" }),
      thing("no-such-icon", ["2,0"]),
    ];
    expect(planned(board(room(3, 1), { pieces })).things).toEqual([
      { shape: "table", x: 0, y: 0, w: 2, h: 1, faded: false },
    ]);
  });
  it("stops light at walls and shut doors only", () => {
    const cells = [...room(1, 1, "a"), ...room(1, 1, "b", 1)];
    const between = (kind: string): boolean =>
      barriers(planned(board(cells, { edges: [edge("d", 0, 0, "east", kind)] }))).some(
        (line) => line.along === "y" && line.x === 1,
      );
    expect([between("door"), between("locked"), between("open"), between("arch")]).toEqual([true, true, false, false]);
  });
  it("is named by what it shows", () => {
    const open = board(room(2, 1), { edges: [edge("d", 0, 0, "north", "open")] });
    const shut = board(room(2, 1), { edges: [edge("d", 0, 0, "north", "door")] });
    expect(named(planned(open))).toBe(named(planned(open)));
    expect(named(planned(open))).not.toBe(named(planned(shut)));
  });
  it("asks for the stuff it needs and no other", () => {
    const cells = room(3, 3).map((cell) => ({ ...cell, kind: "grass" }));
    expect(new Set(needed(planned(board(cells))))).toEqual(new Set(["grass", "rock", "wall", "top", "wood", "planks"]));
  });
  it("is painted finely where it is small and coarsely where it is large", () => {
    expect(fineness({ x: 0, y: 0, w: 12, h: 12 })).toBe(96);
    const large = fineness({ x: 0, y: 0, w: 64, h: 64 });
    expect(large * 64).toBeLessThanOrEqual(4096);
    expect(large).toBeGreaterThan(30);
  });
});

describe("furniture", () => {
  const piece = (more: Partial<Piece>): Piece => ({ id: "p", icon: "swan", name: "P", cells: [], mark: "", ...more });
  it("is drawn as the game says, else by its icon, and figures never are", () => {
    const said = "table chair throne chest barrel sacks cupboard shelf bed altar tomb column statue fountain well fire";
    for (const shape of `${said} hearth forge pit portal crystal mushrooms rocks bones`.split(" "))
      expect(shapeOf(piece({ shape })), shape).toBeDefined();
    expect(shapeOf(piece({ icon: "wooden-chair" }))).toBe("chair");
    expect(shapeOf(piece({}))).toBeUndefined();
    expect(shapeOf(piece({ shape: "chair", tint: "foe" }))).toBeUndefined();
  });
});

describe("land", () => {
  it("lies under all that lies upon it, so that nothing shines through between them; only water does not", () => {
    const kinds = ["water", "desert", "plain", "mountain"];
    const { tiles } = planned(board(room(4, 1).map((cell, n) => ({ ...cell, kind: kinds[n]! }))));
    const at = (stuff: Stuff) => upward(tiles, LAYERS.indexOf(stuff)).map(({ x }) => x);
    expect([at("sand"), at("grass"), at("cave"), at("lava")]).toEqual([[1, 2, 3], [2, 3], [3], []]);
  });
});

describe("names on a map", () => {
  it("do not lie on each other", () => {
    const label = (id: string, x: number, y: number) => ({ id, name: "The Silent Scriptorium", x, y });
    const [first, beside, far] = spread([label("a", 1.5, 1), label("b", 2.5, 1), label("c", 9.5, 1)]);
    expect([first!.y, beside!.y, far!.y]).toEqual([2.08, 1.06, 2.08]);
  });
  it("keep off the furniture of their room", () => {
    const hall = room(5, 3);
    expect(inRoom("Hall", hall, new Set())).toMatchObject({ x: 2.5, y: 2, size: WIDE });
    expect(inRoom("Hall", hall, new Set(["2,1"]))).toMatchObject({ x: 1, y: 2 });
    expect(inRoom("Hall", room(5, 1), new Set())).toMatchObject({ x: 2.5, y: 0.5 });
    expect(inRoom("The Hall of Kings", hall, new Set(["2,1"]))).toMatchObject({ x: 2.5, y: 0.5 });
    expect(inRoom("Hall", hall, new Set(ids(hall)))).toBeNull();
  });
});

describe("light", () => {
  it("stops at a wall and goes on beside it", () => {
    const outline = seen(0, 0, 5, [[2, -1, 2, 1]], 360, 0);
    expect(outline[0]![0]).toBeCloseTo(2);
    expect(Math.hypot(...outline[180]!)).toBeCloseTo(5);
    expect(Math.hypot(...outline[45]!)).toBeCloseTo(5);
  });
  it("reaches to the nearest end of a wall", () => {
    expect(distance([0, 0, 4, 0], 6, 0)).toBe(2);
    expect(distance([0, 0, 4, 0], 2, 3)).toBe(3);
  });
});

describe("the look", () => {
  it("follows the wish, else the system", () => {
    expect([moodOf("dark", false), moodOf("light", true), moodOf("auto", true), moodOf("auto", false)]).toEqual([
      "candle",
      "day",
      "candle",
      "day",
    ]);
  });
  it("is plain where somebody wishes so or the device is weak", () => {
    expect(isRich("auto", false, {}, true)).toBe(true);
    expect(isRich("plain", false, {}, true)).toBe(false);
    expect(isRich("auto", true, {}, true)).toBe(false);
    expect(isRich("rich", true, {}, true)).toBe(true);
    expect(isRich("rich", false, {}, false)).toBe(false);
    expect(isRich("auto", false, { deviceMemory: 1 }, true)).toBe(false);
    expect(isRich("auto", false, { connection: { saveData: true } }, true)).toBe(false);
  });
});

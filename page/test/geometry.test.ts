import { describe, expect, it } from "vitest";
import { arrow, bounds, joined, placed, rows, walls } from "../src/geometry";
import type { Board, Cell, Piece } from "../src/scene";

const cell = (x: number, y: number, room = "a"): Cell => ({ id: `${x},${y}`, x, y, room });
const board = (cells: Cell[], more: Partial<Board> = {}): Board => ({ id: "b", name: "B", cells, ...more });
const piece = (id: string, cells: string[], tint = "foe"): Piece => ({
  id,
  icon: "rat",
  name: id,
  cells,
  mark: "r",
  tint,
});

describe("walls", () => {
  it("go round a room and not through it", () => {
    expect(walls(board([cell(0, 0), cell(1, 0)]))).toEqual([
      { x: 0, y: 0, along: "x", length: 2 },
      { x: 0, y: 1, along: "x", length: 2 },
      { x: 0, y: 0, along: "y", length: 1 },
      { x: 2, y: 0, along: "y", length: 1 },
    ]);
  });
  it("stand between rooms, but not where there is an arch", () => {
    const cells = [cell(0, 0, "a"), cell(1, 0, "b")];
    const between = (made: ReturnType<typeof walls>): boolean =>
      made.some((line) => line.along === "y" && line.x === 1);
    expect(between(walls(board(cells)))).toBe(true);
    expect(between(walls(board(cells, { edges: [{ id: "e", x: 1, y: 0, side: "west", kind: "arch" }] })))).toBe(false);
    expect(between(walls(board(cells, { edges: [{ id: "e", x: 1, y: 0, side: "west", kind: "border" }] })))).toBe(
      false,
    );
    expect(between(walls(board(cells, { edges: [{ id: "e", x: 1, y: 0, side: "west", kind: "door" }] })))).toBe(true);
  });
  it("stand inside a room where an edge says so", () => {
    const made = walls(
      board([cell(0, 0), cell(1, 0)], { edges: [{ id: "e", x: 0, y: 0, side: "east", kind: "wall" }] }),
    );
    expect(made).toContainEqual({ x: 1, y: 0, along: "y", length: 1 });
  });
  it("join only where they meet", () => {
    expect(
      joined([
        { x: 2, y: 0, along: "x", length: 1 },
        { x: 0, y: 0, along: "x", length: 1 },
      ]),
    ).toHaveLength(2);
  });
});

describe("figures", () => {
  it("fill their square alone and share it with others", () => {
    const one = placed(board([cell(0, 0)], { pieces: [piece("r", ["0,0"])] }));
    expect(one[0]).toMatchObject({ x: 0, y: 0, w: 1, h: 1 });
    const two = placed(board([cell(0, 0)], { pieces: [piece("r", ["0,0"]), piece("s", ["0,0"])] }));
    expect(two.map((at) => [at.x, at.y, at.w])).toEqual([
      [0, 0.25, 0.5],
      [0.5, 0.25, 0.5],
    ]);
  });
  it("stand on the whole of a large base", () => {
    expect(placed(board([cell(0, 0), cell(1, 0)], { pieces: [piece("ogre", ["0,0", "1,0"])] }))[0]).toMatchObject({
      x: 0,
      y: 0,
      w: 2,
      h: 1,
    });
  });
  it("stand before things", () => {
    const made = placed(board([cell(0, 0)], { pieces: [piece("rat", ["0,0"]), piece("chest", ["0,0"], "thing")] }));
    expect(made.map((at) => at.piece.id)).toEqual(["chest", "rat"]);
  });
});

describe("arrows", () => {
  const cells = [cell(0, 0), cell(1, 0), cell(3, 0), cell(0, 1)];
  it("lead to the next square, over a gap, and nowhere at the end", () => {
    expect(arrow(cells, cells[0]!, "ArrowRight")?.id).toBe("1,0");
    expect(arrow(cells, cells[1]!, "ArrowRight")?.id).toBe("3,0");
    expect(arrow(cells, cells[2]!, "ArrowRight")).toBeNull();
    expect(arrow(cells, cells[0]!, "ArrowDown")?.id).toBe("0,1");
    expect(arrow(cells, cells[0]!, "a")).toBeNull();
  });
  it("walk rows from top to bottom", () => {
    expect(rows(cells).map((row) => row.map((one) => one.id))).toEqual([["0,0", "1,0", "3,0"], ["0,1"]]);
  });
  it("know squares left of and above the first", () => {
    expect(bounds([cell(-2, -1), cell(0, 0)])).toEqual({ x: -2, y: -1, w: 3, h: 2 });
  });
});

import { describe, expect, it } from "vitest";
import { told } from "../src/director/plan";
import { appended, applied, EMPTY, kept } from "../src/state";
import type { Happened } from "../src/wire";

const event = (n: number, text = `e${n}`, joins = false): Happened => ({
  n,
  kind: "k",
  text,
  ...(joins ? { joins } : {}),
});

describe("the log", () => {
  it("is cut where the new part goes", () => {
    const log = [event(0), event(1), event(2)];
    expect(appended(log, 1, [event(1, "other")]).map((one) => one.text)).toEqual(["e0", "other"]);
    expect(appended(log, 2, []).map((one) => one.n)).toEqual([0, 1]);
  });
  it("drops what it has when there is a gap", () => {
    expect(appended([event(0)], 500, [event(500)]).map((one) => one.n)).toEqual([500]);
  });
  it("tells only the last step of a walk and nothing that is silent", () => {
    expect(
      told([event(0), event(1, "walks to 1"), event(2, "walks to 2", true), event(3, "")]).map((one) => one.text),
    ).toEqual(["e0", "walks to 2"]);
  });
});

describe("messages", () => {
  it("count events also after something was taken back", () => {
    let state = applied(EMPTY, { type: "events", number: 3, from: 0, events: [event(0), event(1)] });
    expect(state.seen).toBe(2);
    state = applied(state, { type: "events", number: 4, from: 1, events: [] });
    expect([state.seen, state.log.length, state.number]).toEqual([1, 1, 4]);
  });
  it("do not double chat", () => {
    const line = { n: 1, seat: 0, name: "Ann", text: "hi", at: "" };
    const once = applied(EMPTY, { type: "chat", lines: [line] });
    expect(applied(once, { type: "chat", lines: [line, { ...line, n: 2 }] }).chat.map((one) => one.n)).toEqual([1, 2]);
  });
  it("end a proposal", () => {
    const asked = applied(EMPTY, { type: "proposal", number: 1, seat: 0, agreed: [0], asked: [0, 1] });
    expect(asked.proposal?.asked).toEqual([0, 1]);
    expect(applied(asked, { type: "proposal", number: 2, seat: null }).proposal).toBeNull();
  });
  it("of an unknown kind change nothing", () => {
    expect(applied(EMPTY, { type: "news" } as never)).toBe(EMPTY);
  });
});

describe("what did not change", () => {
  it("stays the same object", () => {
    const old = {
      cells: [
        { id: "a", x: 1 },
        { id: "b", x: 2 },
      ],
      pieces: [{ id: "p", at: "a" }],
    };
    const next = kept(old, {
      cells: [
        { id: "a", x: 1 },
        { id: "b", x: 2 },
      ],
      pieces: [{ id: "p", at: "b" }],
    });
    expect(next.cells).toBe(old.cells);
    expect(next.pieces).not.toBe(old.pieces);
    expect(next.pieces[0]!.at).toBe("b");
  });
  it("is found by id where something came before it", () => {
    const old = [{ id: "a" }, { id: "b" }];
    const next = kept(old, [{ id: "new" }, { id: "a" }, { id: "b" }]);
    expect(next[1]).toBe(old[0]);
    expect(next).toHaveLength(3);
  });
  it("does not keep what is gone", () => {
    expect(kept<Record<string, number>>({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  });
});

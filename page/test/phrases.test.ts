import { describe, expect, it } from "vitest";
import { figure, parted, titled } from "../src/phrases";

describe("a headline", () => {
  it("says what is played and the part that is on", () => {
    expect(titled("The Warlord: actions")).toEqual(["The Warlord", "actions"]);
    expect(titled("Round 3")).toEqual(["Round 3", ""]);
    expect(titled("Ford: north: a fight at 3:15")).toEqual(["Ford", "north: a fight at 3:15"]);
  });
});

describe("a question", () => {
  it("says in a line of its own how whoever is asked stands", () => {
    expect(parted("Priestess, what do you do? (14 AP left)")).toEqual(["Priestess, what do you do?", "14 AP left"]);
    expect(parted("Dorrik (no Action, a move left): what now?")).toEqual([
      "Dorrik: what now?",
      "No Action, a move left",
    ]);
  });
  it("keeps short brackets, and long ones whole", () => {
    expect(parted("Where to (12,-10)?")).toEqual(["Where to (12,-10)?", ""]);
    const long = `a text ${"of many words ".repeat(7)}(and a remark)`;
    expect(parted(long)).toEqual([long.replace("a", "A"), ""]);
  });
});

describe("a figure", () => {
  it("stands alone; what is said of it in brackets stands below", () => {
    expect(figure("4 (printed 5)")).toEqual(["4", "(printed 5)"]);
    expect(figure(7)).toEqual(["7", ""]);
    expect(figure("one die more (in melee)")).toEqual(["one die more (in melee)", ""]);
    expect(figure(undefined)).toEqual(["", ""]);
  });
});

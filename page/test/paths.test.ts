import { expect, it } from "vitest";
// @ts-expect-error The build's own script has no types.
import { commands, shorter } from "../paths.mjs";

it("writes whole numbers and keeps them apart", () => {
  expect(shorter("M257.375 32.03c-.083.049 10.5.04.5-3z")).toBe("m257 32c0 0 11 0 1-3z");
  expect(shorter("M10 10H20V-5l1 1")).toBe("m10 10h10v-15l1 1");
});
it("reads the flags of an arc also where nothing parts them", () => {
  expect(shorter("a5.55 5.55 0 01.25.75")).toBe("a5.6 5.6 0 0 1 0 1");
  expect(shorter("A1 1 0 0 1-2-3")).toBe("a1 1 0 0 1-2-3");
});
it("adds up no error over many small steps, and goes on from where a figure was closed", () => {
  const steps = commands(shorter(`M0 0${"l.4.4".repeat(100)}`))
    .slice(1)
    .flatMap((one: { values: number[] }) => one.values);
  const sum = (odd: number): number =>
    steps.filter((_: number, n: number) => n % 2 === odd).reduce((all: number, one: number) => all + one, 0);
  expect([sum(0), sum(1)]).toEqual([40, 40]);
  expect(shorter("M1 1h9v9zm2 2h1")).toBe("m1 1h9v9zm2 2h1");
});

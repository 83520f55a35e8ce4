import { expect, it } from "vitest";
// @ts-expect-error The build's own script has no types.
import { shorter } from "../paths.mjs";

it("rounds and keeps numbers apart", () => {
  expect(shorter("M257.375 32.03c-.083.049 10.5.04.5-3z")).toBe("M257.4 32c-.1 0 10.5 0 .5-3z");
  expect(shorter("m1.23.45.67.89")).toBe("m1.2.5.7.9");
});
it("reads the flags of an arc also where nothing parts them", () => {
  expect(shorter("a5.55 5.55 0 01.25.75")).toBe("a5.6 5.6 0 0 1 .3.8");
  expect(shorter("A1 1 0 0 1-2-3")).toBe("A1 1 0 0 1 -2-3");
});

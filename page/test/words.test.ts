import { expect, it } from "vitest";
import { blocks } from "../src/markdown";
import { parsed } from "../src/route";
import { de } from "../src/text/de";
import { en } from "../src/text/en";

it("every word of the page is there in both languages, and German is German", () => {
  expect(Object.keys(de).sort()).toEqual(Object.keys(en).sort());
  const alike = Object.keys(en).filter((key) => {
    const [a, b] = [en[key as keyof typeof en], de[key as keyof typeof en]];
    return typeof a === "string" && a === b && a.length > 6;
  });
  expect(alike).toEqual(["title"]);
});

it("an address after # names a table and a token", () => {
  expect(parsed("#table=abc&invite=T%2B1")).toEqual({ table: "abc", invite: "T+1" });
  expect(parsed("")).toEqual({});
});

it("our texts become headings, paragraphs and lists", () => {
  expect(blocks("# Goal\nGet out\nalive.\n\n- one\n- two\n  more\n\nEnd.")).toEqual([
    { kind: "h2", text: "Goal" },
    { kind: "p", text: "Get out alive." },
    { kind: "ul", items: ["one", "two more"] },
    { kind: "p", text: "End." },
  ]);
});

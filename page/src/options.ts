// What can be chosen: under which headings, with which keys, and at which things on the table.
import type { Board, Index } from "./scene";

export interface Option { of?: string[]; preview?: Board; value: string; label: string; group?: string; title?: string; at?: string[]; cites?: string[] }

/** A label in two parts: what is in brackets at its end, or follows a colon, explains. */
export interface Said { head: string; tail: string; colon?: boolean }

/** A short label is left whole, unless it stands among others that explain themselves (`alike`). */
export function said(label: string, alike = false): Said {
  const brackets = /^(.{3,}?)\s*\(([^()]+)\)\.?$/.exec(label);
  if (brackets) return { head: brackets[1]!, tail: brackets[2]! };
  const colon = label.indexOf(": ");
  if (colon > 2 && (alike || (label.length - colon > 8 && label.length > 28))) return { head: label.slice(0, colon), tail: label.slice(colon + 2), colon: true };
  return { head: label, tail: "" };
}

/** Whether the options of a list explain themselves after a colon. */
export const explained = (options: readonly Option[]): boolean => options.some(({ label }) => !label.endsWith(")") && said(label).tail !== "");

/** What a hint says, without the option's explanation: that stands beside the option itself. */
export function shortly(hint: string, options: readonly Option[]): string {
  const { label } = options.filter((one) => hint.startsWith(one.label)).sort((a, b) => b.label.length - a.label.length)[0] ?? { label: "" };
  return said(label).head + hint.slice(label.length);
}

const LONG = 20;

/** A list that nobody overlooks: it can be searched, and keeps its place from one purchase to the next. */
export const isLong = (menu: Menu): boolean => menu.groups.reduce((sum, group) => sum + group.entries.length, 0) > LONG;

/** Whether both parts of a label have room in one line. */
export const inOneLine = ({ head, tail }: Said): boolean => head.length + tail.length < 34;

/** The entries whose labels have all the words that somebody typed. */
export function found(entries: readonly Entry[], words: string): Entry[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter(({ option }) => wanted.every((word) => option.label.toLowerCase().includes(word)));
}

/** A question in two lines: what stands in brackets explains, wherever it stands. */
export function askedIn(prompt: string): Said {
  const found = /^(.{2,}?)\s*\(([^()]{6,})\)\s*(.*)$/s.exec(prompt);
  if (!found) return { head: prompt, tail: "" };
  const [, before, tail, after] = found as unknown as [string, string, string, string];
  return { head: /^[:.,;?!]/.test(after) || !after ? before + after : `${before} ${after}`, tail };
}

/** The one figure that matters at a glance: the odds, else what it costs. */
export function glance(label: string): string {
  const odds = /(\d+(?:[.,]\d+)?)\s*%/.exec(label);
  if (odds) return `${Math.round(parseFloat(odds[1]!.replace(",", ".")))} %`;
  const { tail } = said(label);
  const cost = /^(\d{1,2})(?!\s*[,/]\s*\d)\b/.exec(tail);
  return cost ? cost[1]! : "";
}

const QUIET = new Set(["done", "pass", "end", "wait", "stop", "no", "none", "skip", "enough", "finish", "stay", "rest", "ready", "keep"]);

/** An option that ends or declines: it stands apart, below the others, and Enter takes it. */
export const quiet = (option: Option): boolean => !option.at?.length && QUIET.has(option.value.split(/[ :]/)[0]!.toLowerCase());

export interface Entry { option: Option; key: string }
/** `folded`: many squares of the board to choose from; they are marked there, and listed only when asked for. */
export interface Group { id: string; title: string; entries: Entry[]; folded: Entry[] }
export interface Menu { groups: Group[]; last: Entry | null; all: Entry[] }

const MANY = 6;

/** All options in their groups, numbered in the order in which they stand; what is folded away comes last. */
export function menu(options: readonly Option[], index: Index | null): Menu {
  const enders = options.filter(quiet);
  const ender = options.length > 1 && enders.length === 1 ? enders[0]! : null;
  const groups: Group[] = [];
  for (const option of options) {
    if (option === ender) continue;
    const id = option.group ?? "";
    let group = groups.find((one) => one.id === id);
    if (!group) groups.push((group = { id, title: option.title ?? "", entries: [], folded: [] }));
    group.entries.push({ option, key: "" });
  }
  for (const group of groups) {
    const squares = index ? group.entries.filter(({ option }) => onBoard(option, index)) : [];
    if (squares.length > MANY) [group.folded, group.entries] = [squares, group.entries.filter((entry) => !squares.includes(entry))];
  }
  const all = [...groups.flatMap((group) => group.entries), ...groups.flatMap((group) => group.folded)];
  all.forEach((entry, n) => { entry.key = String(n + 1); });
  const last = ender ? { option: ender, key: "Enter" } : null;
  return { groups, last, all: last ? [...all, last] : all };
}

const onBoard = (option: Option, index: Index): boolean =>
  (option.at ?? []).some((id) => index.cells.has(id) || index.edges.has(id));

/** Options by the thing that they concern. */
export function byThing(options: readonly Option[]): Map<string, Option[]> {
  const found = new Map<string, Option[]>();
  for (const option of options) {
    for (const id of option.at ?? []) {
      const list = found.get(id);
      if (list) list.push(option);
      else found.set(id, [option]);
    }
  }
  return found;
}

/** Everything that is meant when somebody points at `id`: a square means who stands there too, a figure also its sheet. */
export function meant(id: string, index: Index): string[] {
  const cell = index.cells.get(id);
  if (cell) return [id, ...(index.on.get(id) ?? []).flatMap((piece) => [piece.id, ...(piece.sheet ? [piece.sheet] : [])])];
  const piece = index.pieces.get(id);
  if (piece) return [id, ...(piece.sheet ? [piece.sheet] : [])];
  if (index.sheets.has(id)) return [id, ...(index.figures.get(id) ?? []).map((one) => one.id)];
  return [id];
}

/** The options that concern a thing, in the order of the question. */
export function optionsAt(id: string, options: readonly Option[], index: Index): Option[] {
  const ids = new Set(meant(id, index));
  return options.filter((option) => option.at?.some((one) => ids.has(one)));
}

export interface Typing { typed: string; taken: Entry | null }

/** Digits name options. One that no longer number starts with is taken at once; else the next key or a pause decides. */
export function typing(before: string, key: string, entries: readonly Entry[]): Typing {
  const typed = before + key;
  const fits = entries.filter((entry) => entry.key.startsWith(typed));
  if (!fits.length) return before ? typing("", key, entries) : { typed: "", taken: null };
  const exact = fits.find((entry) => entry.key === typed) ?? null;
  return fits.length === 1 && exact ? { typed: "", taken: exact } : { typed, taken: null };
}

/** What typing came to when nothing follows. */
export const typedOut = (typed: string, entries: readonly Entry[]): Entry | null => entries.find((entry) => entry.key === typed) ?? null;

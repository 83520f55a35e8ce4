// What can be chosen: under which headings, with which keys, and at which things on the table.
import type { Index } from "./scene";
import type { Told } from "./wire";

/** An option of the question, with the heading of its group. */
export interface Option extends Told {
  title?: string;
}

const LONG = 20;

/** A list that nobody overlooks: it can be searched, and keeps its place from one purchase to the next. */
export const isLong = (menu: Menu): boolean => menu.groups.reduce((sum, group) => sum + group.entries.length, 0) > LONG;

/** The entries whose labels have all the words that somebody typed. */
export function found(entries: readonly Entry[], words: string): Entry[] {
  const wanted = words.toLowerCase().split(/\s+/).filter(Boolean);
  return entries.filter(({ option }) => wanted.every((word) => option.label.toLowerCase().includes(word)));
}

/** How likely it is to go well, in percent: all parts of the odds but the bad case, which comes first. */
export const chance = (option: Option): number | null =>
  option.odds?.length ? option.odds.slice(1).reduce((sum, part) => sum + part.percent, 0) : null;

/** The one figure that matters at a glance: the odds, else what it costs. */
export function glance(option: Option): string {
  const odds = chance(option);
  return odds !== null ? `${Math.round(odds)} %` : option.cost?.length ? String(option.cost[0]!.value) : "";
}

/** How likely it is to do harm, where that is what its odds are about: what a square to walk to says at a glance. */
export const risk = (option: Option): number | null =>
  option.odds?.[0]?.outcome === "harm" ? option.odds[0].percent : null;

/** An option that ends or declines: it stands apart, below the others, and Enter takes it. */
export const quiet = (option: Option): boolean => option.role === "end" || option.role === "decline";

export interface Entry {
  option: Option;
  key: string;
}
/** `folded`: many squares of the board to choose from; they are marked there, and listed only when asked for. `rare`: what hardly anybody wants. */
export interface Group {
  id: string;
  title: string;
  entries: Entry[];
  folded: Entry[];
  rare: Entry[];
}
/** `ranked`: some options matter more than others. */
export interface Menu {
  groups: Group[];
  last: Entry | null;
  all: Entry[];
  ranked: boolean;
}

const MANY = 6;
const GRAVE = "grave";

/** All options in their groups, numbered in the order in which they stand; what is folded away comes last. */
export function menu(options: readonly Option[], index: Index | null): Menu {
  const enders = options.filter(quiet);
  const ender = options.length > 1 && enders.length === 1 ? enders[0]! : null;
  const groups: Group[] = [];
  // What asks once more whether it is meant stands below all that does not.
  const grave = (option: Option): boolean => !!option.confirm && options.some((one) => !one.confirm);
  for (const option of [...options].sort((a, b) => Number(grave(a)) - Number(grave(b)))) {
    if (option === ender) continue;
    const id = grave(option) ? GRAVE : (option.group ?? "");
    let group = groups.find((one) => one.id === id);
    if (!group) {
      group = { id, title: grave(option) ? "" : (option.title ?? ""), entries: [], folded: [], rare: [] };
      groups.push(group);
    }
    group.entries.push({ option, key: "" });
  }
  for (const group of groups) {
    const squares = index ? group.entries.filter(({ option }) => onBoard(option, index)) : [];
    if (squares.length > MANY)
      [group.folded, group.entries] = [squares, group.entries.filter((entry) => !squares.includes(entry))];
    group.rare = group.entries.filter(({ option }) => (option.rank ?? 0) > 1);
    group.entries = group.entries.filter((entry) => !group.rare.includes(entry));
  }
  const all = [
    ...groups.flatMap((group) => group.entries),
    ...groups.flatMap((group) => group.rare),
    ...groups.flatMap((group) => group.folded),
  ];
  all.forEach((entry, n) => {
    entry.key = String(n + 1);
  });
  const last = ender ? { option: ender, key: "Enter" } : null;
  const ranks = new Set(all.map(({ option }) => Math.min(option.rank ?? 0, 1)));
  return { groups, last, all: last ? [...all, last] : all, ranked: ranks.size > 1 };
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
  if (cell)
    return [id, ...(index.on.get(id) ?? []).flatMap((piece) => [piece.id, ...(piece.sheet ? [piece.sheet] : [])])];
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

export interface Typing {
  typed: string;
  taken: Entry | null;
}

/** Digits name options. One that no longer number starts with is taken at once; else the next key or a pause decides. */
export function typing(before: string, key: string, entries: readonly Entry[]): Typing {
  const typed = before + key;
  const fits = entries.filter((entry) => entry.key.startsWith(typed));
  if (!fits.length) return before ? typing("", key, entries) : { typed: "", taken: null };
  const exact = fits.find((entry) => entry.key === typed) ?? null;
  return fits.length === 1 && exact ? { typed: "", taken: exact } : { typed, taken: null };
}

/** What typing came to when nothing follows. */
export const typedOut = (typed: string, entries: readonly Entry[]): Entry | null =>
  entries.find((entry) => entry.key === typed) ?? null;

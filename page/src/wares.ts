// What is for sale in a question: the things with their options, what one pays with, and how a thing compares to one's own.
import type { Option } from "./options";
import type { Card, Index, Scene, Sheet, Value } from "./scene";
import type { Request } from "./wire";

export interface Ware {
  id: string;
  card: Card | null;
  options: Option[];
}
export interface Stall {
  id: string;
  title: string;
  wares: Ware[];
  /** Options without a thing that could stand on a shelf. */
  work: Option[];
}

const ENDS = new Set(["end", "decline", "back"]);

/** The card that an option is about: one that lies there, else one of what is for sale, by what is printed. */
export function cardOf(option: Option, scene: Scene, index: Index): Card | null {
  for (const id of option.at ?? []) {
    const card = index.cards.get(id);
    if (card) return card;
  }
  const sold = (scene.zones ?? []).filter((zone) => zone.kind === "market").flatMap((zone) => zone.cards ?? []);
  return sold.find((card) => card.of && option.of?.includes(card.of)) ?? null;
}

/** The house of a town that an option leads to. */
export const houseOf = (option: Option, houses: readonly Card[]): Card | undefined =>
  houses.find((card) => option.at?.includes(card.id) || (card.of && option.of?.includes(card.of)));

/** Whether a question is put where things are sold: it offers some that lie for sale with a price, or a house of a town. */
export function isMarket(
  scene: Scene | null,
  request: Request | null,
  options: readonly Option[],
  index: Index | null,
): boolean {
  if (!scene?.market || !request || !index) return false;
  if (scene.market.houses) return true;
  if (scene.market.purse !== undefined) return options.some((option) => cardOf(option, scene, index));
  return options.some((option) => {
    const card = cardOf(option, scene, index);
    return (
      card && index.zone.has(card.id) && (option.cost?.length ?? 0) > 0 && zoneKind(scene, index, card) === "market"
    );
  });
}

const zoneKind = (scene: Scene, index: Index, card: Card): string =>
  scene.zones?.find((zone) => zone.id === index.zone.get(card.id))?.kind ?? "";

/** A stall for each heading of the question; what is shown but cannot be bought now stands there, too. */
export function stalls(scene: Scene, options: readonly Option[], index: Index, houses: readonly Card[]): Stall[] {
  const found = new Map<string, Stall>();
  for (const option of options) {
    if (ENDS.has(option.role ?? "") || houseOf(option, houses)) continue;
    const card = cardOf(option, scene, index);
    const id = option.group ?? "";
    const stall: Stall = found.get(id) ?? { id, title: option.title ?? "", wares: [], work: [] };
    found.set(id, stall);
    const same = card && stall.wares.find((ware) => ware.id === card.id);
    if (same) same.options.push(option);
    else if (card) stall.wares.push({ id: card.id, card, options: [option] });
    else stall.work.push(option);
  }
  const all = [...found.values()];
  const shelf = all.find((stall) =>
    stall.wares.some((ware) => ware.card && zoneKind(scene, index, ware.card) === "market"),
  );
  const shown = new Set(all.flatMap((stall) => stall.wares.map((ware) => ware.id)));
  const dear = (scene.zones ?? [])
    .filter((zone) => zone.kind === "market")
    .flatMap((zone) => zone.cards ?? [])
    .filter((card) => !shown.has(card.id) && card.cost !== undefined)
    .map((card): Ware => ({ id: card.id, card, options: [] }));
  // What is for sale comes first.
  if (shelf) all.unshift(...all.splice(all.indexOf(shelf), 1));
  if (shelf) shelf.wares.push(...dear);
  else if (dear.length && scene.market) all.unshift({ id: "dear", title: scene.market.name, wares: dear, work: [] });
  return all;
}

/** Options that end the visit. */
export const leaving = (options: readonly Option[]): Option[] =>
  options.filter((option) => ENDS.has(option.role ?? ""));

/** Who pays: whom the question is about, else whose turn it is. */
export function payer(scene: Scene, request: Request, seat: number | null): Sheet | undefined {
  const own = (scene.sheets ?? []).filter((sheet) => sheet.seat === seat && seat !== null);
  const key = scene.market?.key;
  const has = (sheet: Sheet): boolean => !key || !!sheet.values?.some((value) => value.key === key);
  return (
    scene.sheets?.find((sheet) => request.at.includes(sheet.id)) ??
    own.find((sheet) => sheet.active && has(sheet)) ??
    own.find(has)
  );
}

export function purse(scene: Scene, who: Sheet | undefined): number | null {
  const { market } = scene;
  if (!market) return null;
  if (market.purse !== undefined && market.purse !== null) return market.purse;
  const value = who?.values?.find((one) => one.key === market.key)?.value;
  return typeof value === "number" ? value : null;
}

export const price = (ware: Ware): number | string | undefined =>
  ware.options.flatMap((option) => option.cost ?? [])[0]?.value ?? ware.card?.cost;

/** What of one's own a thing is like: of the same kind, with the most figures in common. */
export function alike(card: Card, who: Sheet | undefined): Card | null {
  const own = (who?.zones ?? []).filter((zone) => zone.kind === "slots").flatMap((zone) => zone.cards ?? []);
  const names = new Set(card.figures?.map((value) => value.name));
  const common = (one: Card): number => (one.figures ?? []).filter((value) => names.has(value.name)).length;
  return (
    own
      .filter((one) => one.id !== card.id && (card.look ? one.look === card.look : one.kind === card.kind))
      .sort((a, b) => common(b) - common(a))[0] ?? null
  );
}

export interface Difference {
  name: string;
  before: Value["value"];
  after: Value["value"];
}

/** The figures of two things side by side, those of the new one first. */
export function compared(old: Card | null, card: Card): Difference[] {
  const before = new Map((old?.figures ?? []).map((value) => [value.name, value.value]));
  const after = (card.figures ?? []).map(({ name, value }) => ({ name, before: before.get(name), after: value }));
  const gone = (old?.figures ?? [])
    .filter(({ name }) => !card.figures?.some((value) => value.name === name))
    .map(({ name, value }) => ({ name, before: value, after: undefined }));
  return [...after, ...gone];
}

// The page's own words: those of the language that is spoken are loaded. What games say comes from the server in the same language.
import { useSyncExternalStore } from "preact/compat";
import { prefs } from "./prefs";
import type { en } from "./text/en";

export type Words = typeof en;
export const LANGUAGES: Record<string, { name: string; load: () => Promise<Words> }> = {
  en: { name: "English", load: () => import("./text/en").then((text) => text.en) },
  de: { name: "Deutsch", load: () => import("./text/de").then((text) => text.de) },
};

let spoken: Words;
const listeners = new Set<() => void>();

export const language = (): string => prefs.get().language;
/** The words of the language that was loaded last. */
export const words = (): Words => spoken;

/** Loads the words of the chosen language; until they are there the page keeps those it has. */
export async function speak(): Promise<void> {
  const wanted = language();
  const found = await (LANGUAGES[wanted] ?? LANGUAGES["en"]!).load();
  if (wanted !== language()) return;
  spoken = found;
  for (const tell of listeners) tell();
}
prefs.subscribe(() => void speak());

/** A day as everybody reads it: with the month by name, since not all write its number in the same place. */
/** A day; its year only where that is another one. */
export const day = (when: string): string => {
  const then = new Date(when);
  const recent = then.getFullYear() === new Date().getFullYear();
  return then.toLocaleDateString(language(), recent ? { day: "numeric", month: "short" } : { dateStyle: "medium" });
};

export function useWords(): Words {
  return useSyncExternalStore((listener) => {
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
    };
  }, words);
}

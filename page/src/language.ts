// The page's own words. What games say comes from the server in the same language.
import { useSyncExternalStore } from "preact/compat";
import { prefs } from "./prefs";
import { de } from "./text/de";
import { en } from "./text/en";

export type Words = typeof en;
export const LANGUAGES: Record<string, { name: string; words: Words }> = {
  en: { name: "English", words: en },
  de: { name: "Deutsch", words: de },
};

export const language = (): string => prefs.get().language;
export const words = (): Words => (LANGUAGES[language()] ?? LANGUAGES["en"]!).words;

/** A day as everybody reads it: with the month by name, since not all write its number in the same place. */
export const day = (when: string): string => new Date(when).toLocaleDateString(language(), { dateStyle: "medium" });

export function useWords(): Words {
  useSyncExternalStore(prefs.subscribe, prefs.get);
  return words();
}

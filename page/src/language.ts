// The page's own words. What games say comes from the server in the same language.
import { useSyncExternalStore } from "preact/compat";
import { de } from "./text/de";
import { en } from "./text/en";
import { prefs } from "./prefs";

export type Words = typeof en;
export const LANGUAGES: Record<string, { name: string; words: Words }> = { en: { name: "English", words: en }, de: { name: "Deutsch", words: de } };

export const language = (): string => prefs.get().language;
export const words = (): Words => (LANGUAGES[language()] ?? LANGUAGES["en"]!).words;

export function useWords(): Words {
  useSyncExternalStore(prefs.subscribe, prefs.get);
  return words();
}

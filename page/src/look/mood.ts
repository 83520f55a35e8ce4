// How the page is to look: candlelight or day, rich or plain, small or large text.

import { useSyncExternalStore } from "preact/compat";
import { useEffect } from "preact/hooks";
import { prefs } from "../prefs";
import { CLOTHS, type Mood } from "./floors";
import { canPaint, paintCloth, prepare } from "./painter";

const night = globalThis.matchMedia?.("(prefers-color-scheme: dark)");
// Asked once, then told: who asks again before the change is told may not be told at all.
let dark = night?.matches ?? false;
const listeners = new Set<() => void>();
night?.addEventListener("change", (event) => {
  dark = event.matches;
  for (const tell of listeners) tell();
});
const listen = (tell: () => void): (() => void) => {
  listeners.add(tell);
  return () => {
    listeners.delete(tell);
  };
};

export const moodOf = (theme: string, dark: boolean): Mood =>
  theme === "dark" || (theme === "auto" && dark) ? "candle" : "day";

export function useMood(): Mood {
  const theme = useSyncExternalStore(prefs.subscribe, () => prefs.get().theme);
  useSyncExternalStore(listen, () => dark);
  return moodOf(theme, dark);
}

interface Device {
  deviceMemory?: number;
  connection?: { saveData?: boolean };
}

/** Textures are left out where somebody wishes so, where the device is known to be slow, or cannot paint. */
export function isRich(look: string, slow: boolean, device: Device, able: boolean): boolean {
  if (!able || look === "plain") return false;
  return look === "rich" || !(slow || (device.deviceMemory ?? 8) < 2 || device.connection?.saveData === true);
}

export function useRich(): boolean {
  const { look, slow } = useSyncExternalStore(prefs.subscribe, prefs.get);
  return isRich(look, slow, navigator as Device, canPaint());
}

const AFTER = 350;

/** Gives the page its mood, its size of text, and what its panels are made of. */
export function useDress(): void {
  const mood = useMood();
  const rich = useRich();
  const size = useSyncExternalStore(prefs.subscribe, () => prefs.get().size);
  useEffect(() => {
    const { dataset, style } = document.documentElement;
    dataset["theme"] = mood === "candle" ? "dark" : "light";
    dataset["look"] = rich ? "rich" : "plain";
    dataset["size"] = size;
    let wanted = true;
    if (rich && location.hash.includes("table=")) prepare(mood);
    for (const name of CLOTHS) style.removeProperty(`--tex-${name}`);
    // The page itself comes first, and its board.
    const timer = setTimeout(() => {
      if (rich)
        for (const name of CLOTHS)
          void paintCloth(name, mood).then((address) => {
            if (wanted && address) style.setProperty(`--tex-${name}`, `url(${address})`);
          });
    }, AFTER);
    return () => {
      wanted = false;
      clearTimeout(timer);
    };
  }, [mood, rich, size]);
}

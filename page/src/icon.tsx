// Drawings from the game-icons set. The page's own are in its code; a game's come in one file with the game.
import type { JSX } from "preact";
import { useEffect, useReducer } from "preact/hooks";

declare const HOUSE_ICONS: Record<string, string>;

const known: Record<string, string> = { ...HOUSE_ICONS };
const waiting = new Set<() => void>();
/** So many games' drawings are on their way: until they are there, a place stays empty. */
let coming = 0;
const loaded = new Set<string>();

function learnIcons(more: Record<string, string>): void {
  Object.assign(known, more);
  coming--;
  waiting.forEach((tell) => tell());
}

export function usePath(name: string): string {
  const [, again] = useReducer((n: number) => n + 1, 0);
  useEffect(() => {
    const tell = (): void => again(undefined as never);
    waiting.add(tell);
    return () => {
      waiting.delete(tell);
    };
  }, []);
  return known[name] ?? (coming || !loaded.size ? "" : (known["uncertainty"] ?? ""));
}

/** An icon in a line of text or a button. What it shows is said in words beside it. */
export function Icon({
  name,
  size = 18,
  class: css = "",
}: {
  name: string;
  size?: number;
  class?: string;
}): JSX.Element {
  return (
    <svg class={`icon ${css}`} width={size} height={size} viewBox="0 0 512 512" aria-hidden="true">
      <path fill="currentColor" d={usePath(name)} />
    </svg>
  );
}

/** An icon inside a drawing, centred at (x, y). */
export function Glyph({
  name,
  x = 0,
  y = 0,
  size,
  class: css = "",
}: {
  name: string;
  x?: number;
  y?: number;
  size: number;
  class?: string;
}): JSX.Element {
  const scale = size / 512;
  return (
    <path class={css} transform={`translate(${x - size / 2} ${y - size / 2}) scale(${scale})`} d={usePath(name)} />
  );
}

/** Loads the drawings of a game once. */
export function useGameIcons(...games: string[]): void {
  useEffect(() => {
    for (const game of games) {
      if (!game || loaded.has(game)) continue;
      loaded.add(game);
      coming++;
      fetch(`./games/${game}.json`)
        .then((answer) => answer.json())
        .then(
          (found: { icons: Record<string, string> }) => learnIcons(found.icons),
          () => {
            learnIcons({});
            loaded.delete(game);
          },
        );
    }
  }, [games.join()]);
}

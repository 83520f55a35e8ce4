// How far a campaign has come: a coin for each game, the next one with a ring.
import type { JSX } from "preact";

export interface Stop {
  name: string;
  state: "won" | "lost" | "played" | "now";
}

/** The last stops of a longer way. */
const MOST = 12;

export function Rail({ stops, label }: { stops: readonly Stop[]; label: string }): JSX.Element | null {
  if (!stops.length) return null;
  const first = Math.max(0, stops.length - MOST);
  return (
    <ol class="rail" aria-label={label}>
      {stops.slice(first).map(({ name, state }, n) => (
        <li key={n} class={state} title={name || undefined}>
          <span aria-hidden="true">{state === "won" ? "✓" : state === "lost" ? "✕" : first + n + 1}</span>
          {name && <span class={state === "now" ? "rail-name" : "unseen"}>{name}</span>}
        </li>
      ))}
    </ol>
  );
}

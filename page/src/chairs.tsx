// Who sits where: people at this screen, friends with a link, bots. For a new table, and for the next game of a campaign.
import type { JSX } from "preact";
import { useWords } from "./language";
import { prefs } from "./prefs";
import type { Choice, Game } from "./wire";

export type Chair = { kind: "me" | "open" | "bot"; bot: string; name: string };
export interface Sitting {
  kind: string;
  name?: string;
  bot?: string;
}

export const bestBot = (game: Game): string => game.bots.find((one) => one.best)?.id ?? game.bots[0]?.id ?? "";

/** How many may sit there in this mode. */
export const limits = (game: Game, mode: string): [number, number] =>
  game.modes.find((one) => one.id === mode)?.players ?? game.players;

/** So many chairs as the mode allows: those that are there, and bots on new ones; the first of all is for oneself. */
export function filled(
  chairs: readonly Chair[],
  [least, most]: [number, number],
  wanted: number,
  best: string,
): Chair[] {
  const bot: Chair = { kind: "bot", bot: best, name: "" };
  return Array.from(
    { length: Math.max(least, Math.min(most, wanted)) },
    (_, n) => chairs[n] ?? (n === 0 ? { ...bot, kind: "me", name: prefs.get().name } : bot),
  );
}

export const chairsOf = (seats: readonly Sitting[]): Chair[] =>
  seats.map(({ kind, name, bot }) => ({
    kind: kind === "person" ? "me" : kind === "open" ? "open" : "bot",
    name: name ?? "",
    bot: bot ?? "",
  }));

export const seatsOf = (chairs: readonly Chair[]): Sitting[] =>
  chairs.map((chair) =>
    chair.kind === "me"
      ? { kind: "person", name: chair.name }
      : chair.kind === "open"
        ? { kind: "open" }
        : { kind: "bot", ...(chair.bot ? { bot: chair.bot } : {}) },
  );

export function Pick({
  name,
  title,
  from,
  value,
  onChange,
}: {
  name: string;
  title: string;
  from: readonly Choice[];
  value: string;
  onChange: (id: string) => void;
}): JSX.Element | null {
  if (from.length < 2) return null;
  const chosen = from.find((one) => one.id === value);
  return (
    <label class="field">
      {title}
      <select name={name} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
        {from.map((one) => (
          <option key={one.id} value={one.id}>
            {one.title}
          </option>
        ))}
      </select>
      {chosen?.about && <span class="note">{chosen.about}</span>}
    </label>
  );
}

export function Chairs({
  game,
  mode,
  chairs,
  onChange,
}: {
  game: Game;
  mode: string;
  chairs: Chair[];
  onChange: (chairs: Chair[]) => void;
}): JSX.Element {
  const words = useWords();
  const [least, most] = limits(game, mode);
  const best = bestBot(game);
  const set = (n: number, change: Partial<Chair>): void =>
    onChange(chairs.map((chair, at) => (at === n ? { ...chair, ...change } : chair)));
  return (
    <fieldset class="chairs">
      <legend>{words.seats}</legend>
      {chairs.map((chair, n) => (
        <div class="chair" key={n}>
          <span class={`dot tint-seat-${n}`} />
          <select
            aria-label={words.seat(n + 1)}
            value={chair.kind === "bot" ? `bot:${chair.bot}` : chair.kind}
            onChange={(event) => {
              const [kind, id] = event.currentTarget.value.split(":");
              set(n, { kind: kind as Chair["kind"], bot: id ?? best });
            }}
          >
            <option value="me">{words.here}</option>
            <option value="open">{words.open}</option>
            {game.bots.map((one) => (
              <option key={one.id} value={`bot:${one.id}`}>
                {words.bot}: {one.title}
                {one.best && game.bots.length > 1 ? ` (${words.strongest})` : ""}
              </option>
            ))}
          </select>
          {chair.kind === "me" && (
            <input
              aria-label={`${words.yourName} (${words.seat(n + 1)})`}
              placeholder={words.yourName}
              maxLength={40}
              value={chair.name}
              onInput={(event) => set(n, { name: event.currentTarget.value })}
            />
          )}
        </div>
      ))}
      {least < most && (
        <div class="buttons">
          <button
            type="button"
            aria-label={`${words.seats} −`}
            disabled={chairs.length <= least}
            onClick={() => onChange(chairs.slice(0, -1))}
          >
            −
          </button>
          <button
            type="button"
            aria-label={`${words.seats} +`}
            disabled={chairs.length >= most}
            onClick={() => onChange(filled(chairs, [least, most], chairs.length + 1, best))}
          >
            +
          </button>
          <span class="note">{words.players(least, most)}</span>
        </div>
      )}
    </fieldset>
  );
}

export function HowManyHeroes({
  game,
  heroes,
  onChange,
}: {
  game: Game;
  heroes: number | null;
  onChange: (heroes: number | null) => void;
}): JSX.Element | null {
  const words = useWords();
  if (!game.heroes) return null;
  const [least, most] = game.heroes;
  return (
    <label class="field">
      {words.heroes}
      <select
        name="heroes"
        value={heroes ?? ""}
        onChange={(event) => onChange(event.currentTarget.value ? Number(event.currentTarget.value) : null)}
      >
        <option value="">{words.asUsual}</option>
        {Array.from({ length: most - least + 1 }, (_, n) => least + n).map((n) => (
          <option key={n} value={n}>
            {n}
          </option>
        ))}
      </select>
    </label>
  );
}

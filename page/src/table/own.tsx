// On a phone the people are a tab away: one's own life and what has just happened stand above the question too.
import type { JSX } from "preact";
import type { Line } from "../director/plan";
import type { Shown } from "../director/player";
import { useWords } from "../language";
import { Portrait } from "../look/medal";
import { BarView } from "../parts";
import type { TableState } from "../state";
import { lifeOf } from "../token";

export function Own({
  state,
  show,
  last,
  onAgain,
}: {
  state: TableState;
  show: Shown;
  last: Line | undefined;
  onAgain: (() => void) | undefined;
}): JSX.Element | null {
  const words = useWords();
  const { scene, index } = state;
  const acts = (id: string, ids: readonly string[]): boolean =>
    ids.includes(id) || !!index?.figures.get(id)?.some((piece) => ids.includes(piece.id));
  const sheets = (scene?.sheets ?? []).filter((sheet) => sheet.bars?.length);
  // While something is shown: also whoever acts or is struck.
  const shown = sheets.filter(
    (sheet) =>
      (state.seat !== null && sheet.seat === state.seat) ||
      (show.playing && (acts(sheet.id, show.lit) || acts(sheet.id, show.struck))),
  );
  if (!shown.length && !last) return null;
  return (
    <section class="own" aria-label={words.ownLife}>
      <ul>
        {shown.map((sheet) => {
          const life = lifeOf(sheet.bars);
          return (
            <li
              key={sheet.id}
              class={`${sheet.active ? "active" : ""} ${acts(sheet.id, show.struck) ? "struck" : ""}`}
              title={sheet.name}
            >
              <Portrait icon={sheet.icon} tint={sheet.tint ?? "thing"} size={26} active={!!sheet.active} />
              <span class="own-name">{sheet.name}</span>
              {life && <BarView bar={{ ...life, name: "" }} />}
            </li>
          );
        })}
      </ul>
      {last && !show.playing && (
        <p>
          {onAgain ? (
            <button type="button" class="line" title={words.showAgain} onClick={onAgain}>
              ↺ {last.text}
            </button>
          ) : (
            last.text
          )}
        </p>
      )}
    </section>
  );
}

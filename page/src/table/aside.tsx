// Beside the board: who is in the game, and what it is about.
import type { JSX } from "preact";
import { useWords } from "../language";
import type { Link } from "../link";
import { People, type PeopleMarks, seatName } from "../people";
import type { Scene } from "../scene";
import type { TableState } from "../state";

export function Aside({
  state,
  marks,
  front,
  link,
  links,
  onSeat,
  onPick,
}: {
  state: TableState;
  marks: PeopleMarks;
  front: boolean;
  link: Link;
  links: readonly Link[];
  onSeat: (link: Link) => void;
  onPick: (id: string, target: Element) => void;
}): JSX.Element {
  const words = useWords();
  const { scene, index } = state;
  return (
    <aside class={`pane pane-people ${front ? "front" : ""}`}>
      {links.length > 1 && (
        <div class="seats-here" role="group" aria-label={words.switchSeat}>
          {links.map((one) => (
            <button
              type="button"
              key={one.token}
              aria-pressed={one === link ? "true" : "false"}
              onClick={() => onSeat(one)}
            >
              {one.state.seat === null ? "…" : seatName(state, one.state.seat, words)}
            </button>
          ))}
        </div>
      )}
      {scene && index && (
        <People
          scene={scene}
          state={state}
          marks={marks}
          figures={(sheet) => (index.figures.get(sheet) ?? []).map((piece) => piece.id)}
          onPick={onPick}
        />
      )}
      {scene && <Goals scene={scene} />}
    </aside>
  );
}

/** What wins the game and how far it is done; then what else is to be known. */
function Goals({ scene }: { scene: Scene }): JSX.Element | null {
  const words = useWords();
  const said = new Set(scene.goals?.map((goal) => goal.text));
  const notes = (scene.notes ?? []).filter((note) => !said.has(note));
  if (!said.size && !notes.length) return null;
  return (
    <div class="notes">
      <h3>{words.goal}</h3>
      {!!scene.goals?.length && (
        <ul class="goals">
          {scene.goals.map((goal, n) => (
            <li key={n} class={goal.most && (goal.value ?? 0) >= goal.most ? "reached" : ""}>
              <span>{goal.text}</span>
              {!!goal.most && (
                <>
                  <b>
                    {goal.value ?? 0} / {goal.most}
                  </b>
                  <progress value={goal.value ?? 0} max={goal.most} aria-label={goal.text} />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {notes.map((note, n) => (
        <p key={n}>{note}</p>
      ))}
    </div>
  );
}

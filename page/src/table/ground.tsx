// The middle: the board that matters now, and what is wrong with the line.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { BoardView, type Marks } from "../board";
import type { Shown } from "../director/player";
import { useWords } from "../language";
import type { Link } from "../link";
import type { Option } from "../options";
import type { Board, Index, Scene } from "../scene";
import type { TableState } from "../state";
import type { Foresight } from "./foresight";
import type { Pointing } from "./pointing";

export function Ground({
  link,
  state,
  show,
  marks,
  pointing,
  covered,
  reserved,
  ahead,
  onTurn,
}: {
  link: Link;
  state: TableState;
  show: Shown;
  marks: Marks;
  pointing: Pointing;
  covered: number;
  reserved: number;
  ahead: Foresight;
  onTurn: (option: Option) => void;
}): JSX.Element {
  const words = useWords();
  const [chosen, setChosen] = useState("");
  const { scene, index, request } = state;
  const focus = show.playing ? (show.beat?.cells ?? null) : null;
  const board =
    (!focus?.length && scene?.boards?.find((one) => one.id === chosen)) ||
    wantedBoard(scene, index, marks.byThing, focus ?? request?.at ?? []);
  return (
    <main class="middle">
      {(scene?.boards?.length ?? 0) > 1 && (
        <div class="board-tabs" role="group" aria-label={words.board}>
          {scene!.boards!.map((one) => (
            <button
              type="button"
              key={one.id}
              aria-pressed={one === board ? "true" : "false"}
              onClick={() => setChosen(one.id)}
            >
              {one.name}
            </button>
          ))}
        </div>
      )}
      {board && index ? (
        <BoardView
          board={board}
          index={index}
          marks={marks}
          onPick={pointing.pick}
          onHover={pointing.over}
          director={link.director}
          acting={show.acting}
          focus={focus}
          covered={show.playing ? staged(show) : covered}
          reserved={reserved}
          ahead={show.playing ? null : ahead}
          mine={state.seat}
          onTurn={onTurn}
        />
      ) : (
        <div class="board no-board">
          {scene ? null : <p>{state.status === "open" ? words.noScene : words.connecting}</p>}
        </div>
      )}
      {state.status === "away" && (
        <p class="banner" role="status">
          {words.lost}
        </p>
      )}
      {state.notice && (
        <p class="banner" role="status">
          {state.notice}
        </p>
      )}
      {state.fault && (
        <p class="banner bad" role="alert">
          {words.fault} {state.fault}
        </p>
      )}
    </main>
  );
}

/** How much of the board lies under the caption, or under that and the dice. A phone shows them below it. */
const staged = (show: Shown): number =>
  globalThis.matchMedia?.("(max-width: 760px)").matches ? 0 : show.beat?.rolls.length ? 260 : 70;

/** The board where something can be chosen, else the first. */
function wantedBoard(
  scene: Scene | null,
  index: Index | null,
  choices: ReadonlyMap<string, unknown>,
  asked: readonly string[],
): Board | undefined {
  for (const id of [...asked, ...choices.keys()]) {
    const board = index?.board.get(id);
    if (board) return scene?.boards?.find((one) => one.id === board);
  }
  return scene?.boards?.[0];
}

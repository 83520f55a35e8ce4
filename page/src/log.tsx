// What has happened.
import type { JSX } from "preact";
import { useMemo, useState } from "preact/hooks";
import { marked } from "./dice";
import { facesOf, type Line, told } from "./director/plan";
import { useWords } from "./language";
import type { Happened, Roll } from "./wire";

const PAGE = 120;

/** A line plays again what it tells; its dice open the tray. */
export function LogView({
  log,
  onWhy,
  onPlay,
  onDice,
}: {
  log: readonly Happened[];
  onWhy: (ids: string[]) => void;
  onPlay?: (line: Line) => void;
  onDice?: (rolls: Roll[]) => void;
}): JSX.Element {
  const words = useWords();
  const [wanted, setWanted] = useState(PAGE);
  const all = useMemo(() => told(log), [log]);
  const shown = all.slice(-wanted).reverse();
  return (
    <ol class="log" reversed>
      {shown.map((line) => (
        <li key={line.n}>
          <span class="log-text">
            {onPlay && line.cues.length ? (
              <button type="button" class="line" title={words.playLine} onClick={() => onPlay(line)}>
                {line.text}
              </button>
            ) : (
              line.text
            )}
            <LogDice line={line} onDice={onDice} />
          </span>
          {line.cites.length > 0 && (
            <button
              type="button"
              class="why"
              aria-label={`${words.why} ${line.text}`}
              onClick={() => onWhy([...line.cites])}
            >
              {words.why}
            </button>
          )}
        </li>
      ))}
      {all.length > wanted && (
        <li>
          <button type="button" class="text-button" onClick={() => setWanted(wanted + PAGE)}>
            {words.earlier}
          </button>
        </li>
      )}
      {!shown.length && <li class="note">{words.empty}</li>}
    </ol>
  );
}

function LogDice({ line, onDice }: { line: Line; onDice: ((rolls: Roll[]) => void) | undefined }): JSX.Element | null {
  const words = useWords();
  const rolls = line.cues.filter((cue) => cue.cue === "roll");
  const sides = rolls.flatMap((roll) => (typeof roll.against === "object" ? [roll, roll.against] : [roll]));
  const dice = sides.length
    ? sides.flatMap((side) => facesOf(side).map((face, n) => ({ face, css: marked(side.counted, n) })))
    : line.dice.map((face, n) => ({ face, css: marked(line.counted, n) }));
  if (!dice.length) return null;
  const shown = dice.map(({ face, css }, n) => (
    <b key={n} class={css}>
      {face}
    </b>
  ));
  if (!onDice || !rolls.length) return <span class="log-dice">{shown}</span>;
  return (
    <button
      type="button"
      class="log-dice"
      title={words.openDice}
      aria-label={`${words.openDice}: ${dice.map((die) => die.face).join(", ")}`}
      onClick={() => onDice(rolls)}
    >
      {shown}
    </button>
  );
}

// Any moment of a game again, on the same board, with a slider.
import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { BoardView, type Marks } from "./board";
import { WhyDialog } from "./books";
import { useWords } from "./language";
import type { Link } from "./link";
import { LogView } from "./log";
import { People } from "./people";
import { indexed, type Scene } from "./scene";
import { kept, type TableState } from "./state";
import { TrackView } from "./track";
import { Tray } from "./tray";
import type { Happened } from "./wire";

const NO_MARKS: Marks = { options: [], byThing: new Map(), picked: null, hinted: new Set(), asked: new Set() };
/** Signs of a player of music, drawn: not every font has them. */
const SIGNS = {
  start: "M3 2h2v12H3zM14 2v12L6 8z",
  back: "M12 2v12L3 8z",
  play: "M4 2v12l9-6z",
  pause: "M3 2h4v12H3zM9 2h4v12H9z",
  on: "M3 2v12l7-6zM11 2h2v12h-2z",
  end: "M2 2v12l5-6zM7 2v12l5-6zM12 2h2v12h-2z",
};
const Sign = ({ of }: { of: keyof typeof SIGNS }): JSX.Element => (
  <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden="true">
    <path fill="currentColor" d={SIGNS[of]} />
  </svg>
);

const PACE = 900;
const LAST = 1_000_000_000;

interface Moment {
  step: number;
  steps: number;
  scene: Scene | null;
  events: Happened[];
}

export function Replay({
  link,
  state,
  start,
  onClose,
  onWhy,
  why,
}: {
  link: Link;
  state: TableState;
  /** The step to begin with; else the last. */
  start?: number | undefined;
  onClose: () => void;
  onWhy: (ids: string[] | null) => void;
  why: string[] | null;
}): JSX.Element {
  const words = useWords();
  const [wanted, setWanted] = useState(start ?? LAST);
  const [moment, setMoment] = useState<Moment | null>(null);
  const [running, setRunning] = useState(false);
  const [error, setError] = useState("");
  const asking = useRef(false);
  const next = useRef<number | null>(null);

  const ask = (step: number): void => {
    if (asking.current) {
      next.current = step;
      return;
    }
    asking.current = true;
    void link.ask({ type: "replay", step }).then((reply) => {
      asking.current = false;
      if (reply?.type === "replay") {
        setMoment((before) => ({
          step: reply.step,
          steps: reply.steps,
          scene: before?.scene && reply.scene ? kept(before.scene, reply.scene) : reply.scene,
          events: reply.events,
        }));
        setError("");
      } else if (reply?.type === "refused") setError(reply.reason);
      if (next.current !== null) {
        const later = next.current;
        next.current = null;
        ask(later);
      }
    });
  };
  useEffect(() => {
    ask(wanted);
  }, [wanted]);
  useEffect(() => {
    if (!running || !moment) return;
    if (moment.step >= moment.steps) {
      setRunning(false);
      return;
    }
    const timer = setTimeout(() => setWanted(moment.step + 1), PACE);
    return () => clearTimeout(timer);
  }, [running, moment]);

  const index = useMemo(() => moment?.scene && indexed(moment.scene), [moment?.scene]);
  const board = moment?.scene?.boards?.[0];
  const step = moment ? Math.min(wanted, moment.steps) : 0;
  const move = (to: number): void => {
    setRunning(false);
    setWanted(Math.max(0, Math.min(to, moment?.steps ?? 0)));
  };
  const nothing = new Map<string, unknown>();
  return (
    <div class="table replaying">
      <header class="top">
        <h1>
          {words.replay}: {state.table?.title}
        </h1>
        <div class="tracks" tabIndex={0} role="group" aria-label={words.round}>
          {moment?.scene && <span class="track headline">{moment.scene.headline}</span>}
          {(moment?.scene?.tracks ?? []).map((track) => (
            <TrackView key={track.id} track={track} />
          ))}
        </div>
        <div class="tools">
          <button type="button" onClick={onClose}>
            {words.leaveReplay}
          </button>
        </div>
      </header>
      <aside class="pane pane-people">
        {moment?.scene && (
          <People
            scene={moment.scene}
            state={{ ...state, waiting: [] }}
            marks={{ byThing: nothing, picked: null, hinted: new Set() }}
            figures={() => []}
            onPick={() => undefined}
          />
        )}
      </aside>
      <main class="middle">
        {board && index ? (
          <BoardView board={board} index={index} marks={NO_MARKS} onPick={() => undefined} onHover={() => undefined} />
        ) : (
          <div class="board no-board">
            <p>{error || words.loading}</p>
          </div>
        )}
        <div class="slider" role="group" aria-label={words.replay}>
          <button type="button" onClick={() => move(0)} aria-label={words.toStart} title={words.toStart}>
            <Sign of="start" />
          </button>
          <button type="button" onClick={() => move(step - 1)} aria-label={words.previous} title={words.previous}>
            <Sign of="back" />
          </button>
          <button
            type="button"
            onClick={() => {
              if (moment && moment.step >= moment.steps) setWanted(0);
              setRunning(!running);
            }}
            aria-label={running ? words.pause : words.playOn}
            title={running ? words.pause : words.playOn}
          >
            <Sign of={running ? "pause" : "play"} />
          </button>
          <button type="button" onClick={() => move(step + 1)} aria-label={words.next} title={words.next}>
            <Sign of="on" />
          </button>
          <button type="button" onClick={() => move(moment?.steps ?? 0)} aria-label={words.toEnd} title={words.toEnd}>
            <Sign of="end" />
          </button>
          <input
            type="range"
            min={0}
            max={moment?.steps ?? 0}
            value={step}
            aria-label={words.replay}
            aria-valuetext={words.replayStep(step, moment?.steps ?? 0)}
            onInput={(event) => move(Number(event.currentTarget.value))}
          />
          <span class="count">{words.replayStep(step, moment?.steps ?? 0)}</span>
        </div>
      </main>
      <div class="pane pane-cards">
        {moment?.scene && (
          <Tray
            scene={moment.scene}
            seat={state.seat}
            alone={false}
            choices={nothing}
            question={0}
            picked={null}
            hinted={new Set()}
            onPick={() => undefined}
            onHover={() => undefined}
          />
        )}
      </div>
      <section class="right" aria-label={words.log}>
        <div class="tab-body front pane" tabIndex={0} role="group" aria-label={words.log}>
          <LogView log={moment?.events ?? []} onWhy={onWhy} />
        </div>
      </section>
      {why && <WhyDialog game={state.table?.game ?? ""} ids={why} onClose={() => onWhy(null)} />}
    </div>
  );
}

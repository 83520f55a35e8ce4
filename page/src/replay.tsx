// Any moment of a game again, on the same board, with a slider; from one moment to the next the director plays what happened.
import type { JSX } from "preact";
import { useSyncExternalStore } from "preact/compat";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { BoardView, type Marks } from "./board";
import { WhyDialog } from "./books";
import { Director } from "./director/player";
import { Show, useShow } from "./director/show";
import { useWords } from "./language";
import type { Link } from "./link";
import { LogView } from "./log";
import { People } from "./people";
import { indexed, type Scene } from "./scene";
import { kept, type TableState } from "./state";
import { TrackView } from "./track";
import { Tray } from "./tray";
import type { Happened, Roll } from "./wire";

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
const BREATH = 150;
const LAST = 1_000_000_000;
const idle = (): void => undefined;

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
  const here = useRef<Moment | null>(null);
  const director = useMemo(() => new Director(), []);
  useShow(director);
  const show = useSyncExternalStore(director.subscribe, () => director.shown);
  const [dice, setDice] = useState<readonly Roll[] | null>(null);

  const ask = (step: number): void => {
    if (asking.current) {
      next.current = step;
      return;
    }
    asking.current = true;
    void link.ask({ type: "replay", step }).then((reply) => {
      asking.current = false;
      if (reply?.type === "replay") {
        const before = here.current;
        const scene = before?.scene && reply.scene ? kept(before.scene, reply.scene) : reply.scene;
        const told = before?.events.at(-1)?.n ?? -1;
        director.skip();
        if (before?.scene && scene && reply.step === before.step + 1)
          director.present({
            events: reply.events.filter((event) => event.n > told),
            before: before.scene,
            after: scene,
          });
        here.current = { step: reply.step, steps: reply.steps, scene, events: reply.events };
        setMoment(here.current);
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
    if (!running || !moment || show.playing) return;
    if (moment.step >= moment.steps) {
      setRunning(false);
      return;
    }
    const timer = setTimeout(() => setWanted(moment.step + 1), director.speed === "off" ? PACE : BREATH);
    return () => clearTimeout(timer);
  }, [running, moment, show.playing]);

  const scene = show.scene ?? moment?.scene ?? null;
  const index = useMemo(() => scene && indexed(scene), [scene]);
  const focus = show.playing ? (show.beat?.cells ?? null) : null;
  const at = index && focus?.map((id) => index.board.get(id)).find((id) => id !== undefined);
  const board = scene?.boards?.find((one) => one.id === at) ?? scene?.boards?.[0];
  const marks = useMemo(
    () => ({ ...NO_MARKS, asked: new Set(show.lit), struck: new Set(show.struck) }),
    [show.lit, show.struck],
  );
  const log = (moment?.events ?? []).filter((event) => event.n <= show.told);
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
          {scene && <span class="track headline">{scene.headline}</span>}
          {(scene?.tracks ?? []).map((track) => (
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
        {scene && index && (
          <People
            scene={scene}
            state={{ ...state, waiting: [] }}
            marks={{ byThing: nothing, picked: null, hinted: new Set(), lit: show.lit, struck: show.struck }}
            figures={(sheet) => (index.figures.get(sheet) ?? []).map((piece) => piece.id)}
            onPick={() => undefined}
          />
        )}
      </aside>
      <main class="middle">
        {board && index ? (
          <BoardView
            board={board}
            index={index}
            marks={marks}
            onPick={idle}
            onHover={idle}
            director={director}
            acting={show.acting}
            focus={focus}
          />
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
        {scene && (
          <Tray
            scene={scene}
            seat={state.seat}
            alone={false}
            onBoard={false}
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
          <LogView log={log} onWhy={onWhy} onPlay={(line) => director.replay(line)} onDice={setDice} />
        </div>
      </section>
      <Show director={director} seat={state.seat} dice={dice} onClose={() => setDice(null)} />
      {why && <WhyDialog game={state.table?.game ?? ""} ids={why} onClose={() => onWhy(null)} />}
    </div>
  );
}

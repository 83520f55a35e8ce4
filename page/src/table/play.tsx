// What is asked, and what led to it: the recap, the dice, the question, what has happened since one's last answer.
import type { JSX } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import type { Bot } from "../bot";
import { LyingDice } from "../director/dice";
import { told } from "../director/plan";
import type { Shown } from "../director/player";
import { Since } from "../director/since";
import { Icon } from "../icon";
import { useWords } from "../language";
import { GameOver } from "../late";
import type { Link } from "../link";
import { isLong, type Menu, type Option } from "../options";
import { seatName } from "../people";
import { prefs } from "../prefs";
import { Question } from "../question";
import type { TableState } from "../state";
import type { FromServer } from "../wire";
import { Own } from "./own";
import { usePatience } from "./staged";

const NONE: ReadonlySet<string> = new Set();
const nothing = (): void => undefined;

interface Props {
  link: Link;
  state: TableState;
  show: Shown;
  menu: Menu;
  front: boolean;
  lent: boolean;
  bot: Bot;
  hinted: ReadonlySet<string>;
  hintText: string;
  busy: boolean;
  typed: string;
  onTake: (option: Option) => void;
  onHot: (at: string[]) => void;
  onWhy: (ids: string[]) => void;
  onLook: (of: string[]) => void;
  /** From some of the squares one could still attack. */
  fighting: boolean;
  onReplay: (step?: number) => void;
  onShare: () => void;
  replied: (reply: FromServer | null) => void;
}

export function Play(props: Props): JSX.Element {
  const { link, state, show, menu, front, bot, lent, replied } = props;
  const words = useWords();
  const { request } = state;
  const { director, state: live } = link;
  const pane = useScrolled(menu, request?.number ?? -1, request?.key);
  const since = useMemo(() => told(state.log.filter((one) => one.n >= live.since)), [state.log, live.since]);
  const again = !show.playing && director.since(live.since).length ? () => director.again(live.since) : undefined;
  return (
    <div class={`pane pane-play ${front ? "front" : ""}`} ref={pane} data-number={request?.number ?? -1}>
      <Own state={state} show={show} last={since.at(-1)} onAgain={again} />
      {bot.running && (
        <p class="lent" role="status">
          <Icon name="robot-golem" size={18} />
          <span>{words.botRuns}</span>
          <button type="button" onClick={bot.stop}>
            {words.botStop}
          </button>
        </p>
      )}
      {!show.playing && show.recap.length > 0 && (
        <Since
          title={words.sinceHere}
          lines={show.recap}
          all
          onLine={(line) => director.replay(line)}
          onClose={() => director.dismiss()}
        />
      )}
      {!show.playing && request && show.dice.length > 0 && <LyingDice rolls={show.dice} owner={director.owner} />}
      <Asked {...props} since={since} />
      {!show.playing && request && !lent && !show.recap.length && (
        <Since title={words.sinceMine} lines={since} onLine={(line) => director.replay(line)} onAgain={again} />
      )}
      {state.orders.length > 0 && (
        <p class="note orders">
          {words.ordersSet(state.orders.length)}{" "}
          <button
            type="button"
            class="text-button"
            onClick={() => {
              void link.ask({ type: "order", orders: [] }).then(replied);
            }}
          >
            {words.orderClear}
          </button>
        </p>
      )}
    </div>
  );
}

/** A new question is read from its top; a list of many keeps its place from one purchase to the next. */
function useScrolled(menu: Menu, number: number, key: string | undefined): { current: HTMLDivElement | null } {
  const pane = useRef<HTMLDivElement>(null);
  const before = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (!isLong(menu) || key !== before.current) pane.current?.scrollTo(0, 0);
    before.current = key;
  }, [number, key]);
  return pane;
}

function Asked(props: Props & { since: ReturnType<typeof told> }): JSX.Element {
  const { link, state, show, menu, lent, since, replied } = props;
  const words = useWords();
  const { request } = state;
  const game = state.table?.game ?? "";
  const patient = usePatience(show.playing);
  // The last question stays for a moment, so that what is over in a moment takes it from nobody.
  const last = useRef({ request, menu });
  if (!show.playing) last.current = { request, menu };
  if (show.playing)
    return last.current.request && !patient ? (
      <Question
        request={last.current.request}
        index={state.index}
        menu={last.current.menu}
        hinted={NONE}
        hintText=""
        busy
        typed=""
        game={game}
        onTake={nothing}
        onHot={nothing}
        onWhy={props.onWhy}
        onLook={props.onLook}
        fighting={false}
        onOrder={null}
      />
    ) : (
      <Since title={state.role === "seat" ? words.sinceMine : words.sinceAll} lines={since} all onLine={nothing} />
    );
  if (state.over)
    return (
      <GameOver
        over={state.over}
        state={state}
        link={link}
        onWhy={props.onWhy}
        onReplay={props.onReplay}
        onShare={props.onShare}
      />
    );
  if (!request || lent) return <Waiting link={link} state={state} lent={lent} replied={replied} />;
  const pass = (): void => {
    const orders = [...state.orders, { key: request.key, answer: "pass" }];
    void link.ask({ type: "order", orders }).then(replied);
  };
  return (
    <Question
      request={request}
      index={state.index}
      menu={menu}
      hinted={props.hinted}
      hintText={props.hintText}
      busy={props.busy}
      typed={props.typed}
      game={game}
      onTake={props.onTake}
      onHot={props.onHot}
      onWhy={props.onWhy}
      onLook={props.onLook}
      fighting={props.fighting}
      onOrder={request.window && request.options.some((one) => one.value === "pass") ? pass : null}
    />
  );
}

function Waiting({
  link,
  state,
  lent,
  replied,
}: {
  link: Link;
  state: TableState;
  lent: boolean;
  replied: (reply: FromServer | null) => void;
}): JSX.Element {
  const words = useWords();
  const names = state.waiting.map((seat) => (seat < 0 ? words.dieAsk : seatName(state, seat, words))).join(", ");
  const still = state.waiting.length ? words.waitingFor(names) : words.thinking;
  return (
    <section class="question waiting" aria-live="polite">
      <h2>{state.role !== "seat" ? words.spectator : lent ? words.botPlays : still}</h2>
      {state.role !== "seat" && <p>{still}</p>}
      {lent && (
        <button
          type="button"
          class="primary"
          onClick={() => {
            void link.ask({ type: "seat", seat: state.seat!, kind: "person", name: prefs.get().name }).then(replied);
          }}
        >
          {words.backToMe}
        </button>
      )}
    </section>
  );
}

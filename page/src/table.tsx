// A table: the board in the middle, people on the left, the question and the log on the right, cards below.
import type { JSX } from "preact";
import { useCallback, useMemo, useRef, useState } from "preact/hooks";
import type { Marks } from "./board";
import { useBot } from "./bot";
import { useUnheard } from "./chat";
import type { Director } from "./director/player";
import { Show } from "./director/show";
import { Icon, useGameIcons } from "./icon";
import { useWords } from "./language";
import {
  BotDialog,
  KeysDialog,
  Library,
  LookDialog,
  MarketView,
  Proposal,
  Replay,
  SettingsDialog,
  ShareDialog,
  WhyDialog,
} from "./late";
import type { Link } from "./link";
import { byThing, isLong, menu, type Option } from "./options";
import { seatName } from "./people";
import type { Kept } from "./prefs";
import type { TableState } from "./state";
import { useAnswering } from "./table/answering";
import { Aside } from "./table/aside";
import { Below } from "./table/below";
import { useForesight } from "./table/foresight";
import { Ground } from "./table/ground";
import { useHint } from "./table/hint";
import { useGoingOn, useKeys } from "./table/keys";
import { Play } from "./table/play";
import { usePointing } from "./table/pointing";
import { useSignals, useYourTurn } from "./table/signals";
import { useStaged } from "./table/staged";
import { Thing } from "./table/thing";
import { Sure, stopped, Toast } from "./table/toast";
import { type Opened, Top } from "./table/top";
import { Tray, trayZones } from "./tray";
import { isMarket } from "./wares";
import type { Roll } from "./wire";

const NOTHING: readonly string[] = [];

type Tab = "play" | "cards" | "people" | "log";

export function TableView({
  link,
  state: live,
  kept,
  links,
  onSeat,
}: {
  link: Link;
  state: TableState;
  kept: Kept;
  links: Link[];
  onSeat: (link: Link) => void;
}): JSX.Element {
  const words = useWords();
  const { director } = link;
  const { state, show } = useStaged(link, live);
  const { scene, index, request, table } = state;
  const number = request?.number ?? -1;
  const game = table?.game ?? "";
  const [dice, setDice] = useState<readonly Roll[] | null>(null);
  const [hot, setHot] = useState<string[]>([]);
  const [why, setWhy] = useState<string[] | null>(null);
  const [looked, setLooked] = useState<string[] | null>(null);
  const [open, setOpen] = useState<Opened | null>(null);
  const [tab, setTab] = useState<Tab>("play");
  const [covered, setCovered] = useState(0);
  const [moment, setMoment] = useState<number | undefined>(undefined);
  useGameIcons(game);

  const options: Option[] = useMemo(() => {
    const titles = new Map(request?.groups.map((group) => [group.id, group.title]));
    return (request?.options ?? []).map((option) => ({ ...option, title: titles.get(option.group ?? "") ?? "" }));
  }, [request]);
  const choices = useMemo(() => byThing(options), [options]);
  const list = useMemo(() => menu(options, index), [options, index]);

  const unheard = useUnheard(state);
  const answering = useAnswering(link, state);
  const pointing = usePointing(index, options, number, answering.take);
  const hint = useHint(link, number, answering.replied);
  const bot = useBot(
    link,
    links,
    (cause) => answering.say({ text: stopped(cause), rules: [], goOn: cause.why !== "over" }),
    (reason) => answering.say({ text: reason, rules: [] }),
  );
  const take = useCallback(
    (option: Option) => {
      pointing.clear();
      setDice(null);
      answering.take(option);
    },
    [pointing.clear, answering.take],
  );
  const typed = useKeys({
    director,
    menu: list,
    options,
    index,
    pointing,
    bot,
    number,
    off: !!(open || why || looked || answering.unsure),
    take,
    hint: hint.ask,
    undo: answering.undo,
    back: backFrom(state, options, take, answering.undo),
    close: () => {
      const lay = !!(pointing.picked || answering.toast || dice);
      pointing.clear();
      answering.say(null);
      setDice(null);
      return lay;
    },
    help: () => setOpen("keys"),
  });
  useGoingOn(number, pointing.picked?.anchor ?? null);
  useSignals(state);
  useYourTurn(state);

  const picked = pointing.picked?.id ?? null;
  const ahead = useForesight(
    link,
    index,
    request?.at ?? NOTHING,
    options,
    number,
    picked ?? pointing.hover?.id ?? null,
  );
  const fighting = useMemo(() => [...ahead.squares.values()].some((one) => one.targets?.length), [ahead.squares]);
  const hinted = useMemo(
    () => new Set([...options.filter((one) => hint.values.has(one.value)).flatMap((one) => one.at ?? []), ...hot]),
    [options, hint.values, hot],
  );
  const marks: Marks = useMemo(
    () => ({
      options,
      byThing: choices,
      picked,
      hinted,
      asked: new Set(show.playing ? show.lit : (request?.at ?? [])),
      struck: new Set(show.struck),
    }),
    [options, choices, picked, hinted, request, show.playing, show.lit, show.struck],
  );
  // While something is shown the cards lie as they lay.
  const onBoard = useMemo(() => [...choices.keys()].some((id) => index?.board.get(id)), [choices, index]);
  const laid = useRef({ choices, number, onBoard });
  if (!show.playing) laid.current = { choices, number, onBoard };
  const skipping = useSkipping(director);
  const tallest = useRef(0);

  if (open === "replay")
    return <Replay link={link} state={state} start={moment} onClose={() => setOpen(null)} onWhy={setWhy} why={why} />;

  const seats = table?.seats ?? [];
  const lent = seats.some((one) => one.seat === state.seat && one.kind === "bot");
  const aim = pointing.picked ?? pointing.hover;
  const trading = !lent && isMarket(scene, request, options, index);
  const zones = scene ? trayZones(scene, laid.current.choices, words.choice) : [];
  // Whoever has a hand has it open: the board leaves room for it from the first, and stays where it is when it is shut.
  tallest.current = Math.max(tallest.current, covered);
  const reserved = zones.some((zone) => zone.kind === "hand") ? tallest.current : 0;
  const quiet = state.over || (state.role !== "seat" && !request);
  const close = (): void => setOpen(null);
  const replay = (step?: number): void => {
    setMoment(step);
    setOpen("replay");
  };
  return (
    <div
      class={[
        "table",
        `phone-${tab}`,
        trading && "trading",
        !zones.length && "no-tray",
        isLong(list) && "listing",
        show.playing && "showing",
      ]
        .filter(Boolean)
        .join(" ")}
      onClick={pointing.clear}
      {...skipping}
    >
      <Top
        state={state}
        bot={bot}
        lent={lent}
        thinking={hint.thinking}
        onHint={hint.ask}
        onUndo={answering.undo}
        onOpen={(what) => (what === "replay" ? replay() : setOpen(what))}
      />
      <Aside
        state={state}
        marks={{ byThing: choices, picked, hinted, lit: show.lit, struck: show.struck }}
        front={tab === "people"}
        link={link}
        links={links}
        onSeat={onSeat}
        onPick={pointing.pick}
      />
      {trading ? (
        <main class="middle">
          <MarketView
            scene={scene!}
            index={index!}
            request={request!}
            options={options}
            seat={state.seat}
            hinted={hint.values}
            busy={answering.busy}
            onTake={take}
            onWhy={setWhy}
          />
        </main>
      ) : (
        <Ground
          link={link}
          state={state}
          show={show}
          marks={marks}
          pointing={pointing}
          covered={covered}
          reserved={reserved}
          ahead={ahead}
          onTurn={take}
        />
      )}
      <div class={`pane pane-cards ${tab === "cards" ? "front" : ""}`}>
        {scene && (
          <Tray
            scene={scene}
            seat={state.seat}
            alone={tab === "cards"}
            choices={laid.current.choices}
            onBoard={laid.current.onBoard}
            question={laid.current.number}
            picked={picked}
            hinted={hinted}
            onPick={pointing.pick}
            onHover={pointing.over}
            onCover={setCovered}
          />
        )}
      </div>
      <section class={`right ${quiet ? "quiet" : ""}`} aria-label={words.nextQuestion}>
        <Play
          link={link}
          state={state}
          show={show}
          menu={list}
          front={tab === "play"}
          lent={lent}
          bot={bot}
          hinted={hint.values}
          hintText={hint.text}
          busy={answering.busy}
          typed={typed}
          onTake={take}
          onHot={setHot}
          onWhy={setWhy}
          onLook={setLooked}
          fighting={fighting}
          onReplay={replay}
          onShare={() => setOpen("share")}
          replied={answering.replied}
        />
        <Below
          state={state}
          front={tab === "log"}
          onWhy={setWhy}
          onPlay={(line) => director.replay(line)}
          onDice={setDice}
          onCard={pointing.pick}
          onSay={(text) => {
            void link.ask({ type: "say", text }).then(answering.replied);
          }}
        />
      </section>
      <Show director={director} seat={state.seat} dice={dice} onClose={() => setDice(null)} />
      <PhoneTabs tab={tab} asked={!!request} unheard={unheard} onTab={setTab} />

      {aim && index && scene && (
        <Thing
          key={aim.id}
          aim={aim}
          live={aim === pointing.picked}
          index={index}
          options={options}
          hinted={hint.values}
          busy={answering.busy}
          entries={list.all}
          onTake={take}
          onWhy={setWhy}
          onClose={pointing.clear}
          link={link}
          ahead={ahead}
        />
      )}
      {answering.toast && (
        <Toast
          note={answering.toast}
          onGoOn={
            request
              ? () => {
                  answering.say(null);
                  bot.on();
                }
              : null
          }
          onWhy={setWhy}
          onClose={() => answering.say(null)}
        />
      )}
      {state.proposal && (
        <Proposal
          state={state}
          name={seatName(state, state.proposal.seat, words)}
          onAgree={(yes) => {
            void link.ask({ type: "agree", number: state.proposal!.number, yes }).then(answering.replied);
          }}
        />
      )}
      {answering.unsure && (
        <Sure title={answering.unsure.label} text={answering.unsure.confirm!} onDecide={answering.decide} />
      )}
      {why && <WhyDialog game={game} ids={why} onClose={() => setWhy(null)} />}
      {looked && <LookDialog link={link} of={looked} onClose={() => setLooked(null)} />}
      {open === "rules" && <Library game={game} edition={table?.edition ?? ""} onClose={close} />}
      {open === "share" && <ShareDialog kept={kept} seats={seats} state={state} onClose={close} />}
      {open === "settings" && (
        <SettingsDialog onClose={close} link={link} state={state} kept={kept} onKeys={() => setOpen("keys")} />
      )}
      {open === "bot" && <BotDialog link={link} state={state} lent={lent} bot={bot} onClose={close} />}
      {open === "keys" && <KeysDialog onClose={close} />}
    </div>
  );
}

/** Back to the question before: by an option that says so, else by taking the last answer back where that is free. */
function backFrom(
  state: TableState,
  options: readonly Option[],
  take: (option: Option) => void,
  undo: () => void,
): (() => void) | null {
  const back = options.find((option) => option.role === "back");
  if (back) return () => take(back);
  return state.request && state.undo === "free" ? undo : null;
}

/** A click anywhere but on a button skips what is shown; a drag does not. */
function useSkipping(director: Director): {
  onPointerDownCapture: (event: PointerEvent) => void;
  onClickCapture: (event: MouseEvent) => void;
} {
  const pressed = useRef<[number, number]>([0, 0]);
  return {
    onPointerDownCapture: (event) => {
      pressed.current = [event.clientX, event.clientY];
    },
    onClickCapture: (event) => {
      const [x, y] = pressed.current;
      if (
        !director.playing ||
        (event.target as Element).closest("button, a, input, select, dialog, .show") ||
        Math.hypot(event.clientX - x, event.clientY - y) > 6
      )
        return;
      event.stopPropagation();
      director.skip();
    },
  };
}

function PhoneTabs({
  tab,
  asked,
  unheard,
  onTab,
}: {
  tab: Tab;
  asked: boolean;
  /** Lines of the chat that have not been read. */
  unheard: number;
  onTab: (tab: Tab) => void;
}): JSX.Element {
  const words = useWords();
  const tabs: [Tab, string, string][] = [
    ["play", words.play, "crossed-swords"],
    ["cards", words.hand, "card-random"],
    ["people", words.people, "person"],
    ["log", words.log, "scroll-unfurled"],
  ];
  return (
    <nav class="phone-tabs" aria-label={words.menu}>
      {tabs.map(([id, title, icon]) => (
        <button
          type="button"
          key={id}
          aria-pressed={tab === id ? "true" : "false"}
          onClick={() => onTab(id)}
          class={id === "play" && asked ? "asked" : ""}
        >
          <Icon name={icon} size={20} />
          <span>
            {title}
            {id === "log" && unheard > 0 && <span class="count">{unheard}</span>}
          </span>
        </button>
      ))}
    </nav>
  );
}

// A table: the board in the middle, people on the left, the question and the log on the right, cards below.
import type { JSX } from "preact";
import { useSyncExternalStore } from "preact/compat";
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { BoardView, type Marks } from "./board";
import { Library, WhyDialog } from "./books";
import { type Cause, useBot } from "./bot";
import { BotDialog, GameOver, KeysDialog, LookDialog, Proposal, SettingsDialog, ShareDialog } from "./dialogs";
import { LyingDice } from "./director/dice";
import { told } from "./director/plan";
import { Show, useShow } from "./director/show";
import { OrderStrip, Since } from "./director/since";
import { sound } from "./director/sound";
import { Icon, useGameIcons } from "./icon";
import { byKeyboard } from "./input";
import { words as currentWords, language, useWords } from "./language";
import type { Link } from "./link";
import { ChatView, LogView } from "./log";
import { byThing, isLong, menu, type Option, optionsAt, typedOut, typing } from "./options";
import { CardFace, Figures, Popover } from "./parts";
import { People, SheetView, seatName } from "./people";
import { type Kept, prefs, seen } from "./prefs";
import { OptionButton, Question } from "./question";
import { Replay } from "./replay";
import { go } from "./route";
import { type Card, type Index, indexed, nameOf, type Scene } from "./scene";
import type { TableState } from "./state";
import { TrackView } from "./track";
import { Tray, trayZones } from "./tray";
import type { FromServer, Roll } from "./wire";

type Open = "rules" | "share" | "settings" | "keys" | "replay" | "bot" | null;
type Tab = "play" | "cards" | "people" | "log" | "sheets" | "chat";

const PAUSE = 700;
const NONE: ReadonlySet<string> = new Set();

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
  useShow(director);
  const show = useSyncExternalStore(director.subscribe, () => director.shown);
  const stage = useMemo(() => show.scene && indexed(show.scene), [show.scene]);
  // As long as something is shown, the table is where the show is, and nothing is asked.
  const state: TableState = useMemo(
    () =>
      show.playing
        ? {
            ...live,
            request: null,
            over: null,
            log: live.log.filter((one) => one.n <= show.told),
            ...(show.scene ? { scene: show.scene, index: stage } : {}),
          }
        : live,
    [live, show.playing, show.told, show.scene, stage],
  );
  const { scene, index, request, table } = state;
  const [dice, setDice] = useState<readonly Roll[] | null>(null);
  const [picked, setPicked] = useState<{ id: string; anchor: Element } | null>(null);
  const [hover, setHover] = useState<{ id: string; anchor: Element } | null>(null);
  const [hot, setHot] = useState<string[]>([]);
  const [hint, setHint] = useState<{ number: number; values: string[]; text: string } | null>(null);
  const [busy, setBusy] = useState(false);
  const [thinking, setThinking] = useState(false);
  const [typed, setTyped] = useState("");
  const [toast, setToast] = useState<{ text: string; rules: string[]; goOn?: boolean } | null>(null);
  const [why, setWhy] = useState<string[] | null>(null);
  const [looked, setLooked] = useState<string[] | null>(null);
  const [open, setOpen] = useState<Open>(null);
  const [tab, setTab] = useState<Tab>("log");
  const [phoneTab, setPhoneTab] = useState<Tab>("play");
  const [boardId, setBoardId] = useState("");
  const [moment, setMoment] = useState<number | undefined>(undefined);
  const game = table?.game ?? "";
  useGameIcons(game);

  const options: Option[] = useMemo(() => {
    const titles = new Map(request?.groups.map((group) => [group.id, group.title]));
    return (request?.options ?? []).map((option) => ({ ...option, title: titles.get(option.group ?? "") ?? "" }));
  }, [request]);
  const choices = useMemo(() => byThing(options), [options]);
  const list = useMemo(() => menu(options, index), [options, index]);
  const stale = useRef(list);
  if (!show.playing) stale.current = list;
  const hinted = useMemo(() => new Set(hint && hint.number === request?.number ? hint.values : []), [hint, request]);
  const marked = useMemo(
    () => new Set([...options.filter((one) => hinted.has(one.value)).flatMap((one) => one.at ?? []), ...hot]),
    [options, hinted, hot],
  );
  const marks: Marks = useMemo(
    () => ({
      options,
      byThing: choices,
      picked: picked?.id ?? null,
      hinted: marked,
      asked: new Set(show.playing ? show.lit : (request?.at ?? [])),
      struck: new Set(show.struck),
    }),
    [options, choices, picked, marked, request, show.playing, show.lit, show.struck],
  );

  const number = request?.number ?? -1;
  const play = useRef<HTMLDivElement>(null);
  const before = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (!isLong(list) || request?.key !== before.current) play.current?.scrollTo(0, 0);
    before.current = request?.key;
    setPicked(null);
    setHover(null);
    setHot([]);
    setTyped("");
    setBusy(false);
    setHint(null);
  }, [number, request?.key]);
  const patient = usePatience(show.playing);
  const asked = useRef(live.request);
  if (!show.playing) asked.current = live.request;
  useGoingOn(number, picked?.anchor ?? null);
  useSeen(link, director.lookedAt);
  useSignals(state);
  useYourTurn(state);

  const replied = useCallback((reply: FromServer | null) => {
    setBusy(false);
    // Where the line is broken a banner says so, as long as it is.
    if (!reply) return;
    if (reply.type === "refused" && reply.code !== "away") setToast({ text: reply.reason, rules: reply.rules ?? [] });
    else setToast(null);
  }, []);
  const take = useCallback(
    (option: Option) => {
      if (!request || busy) return;
      setBusy(true);
      setPicked(null);
      setDice(null);
      director.dismiss();
      prefs.set({ seen: { ...prefs.get().seen, [`${game}:${request.key}`]: true } });
      void link.answer(request.number, option.value).then(replied);
    },
    [request, busy, link, game],
  );
  const undo = useCallback(() => {
    void link.ask({ type: "undo" }).then(replied);
  }, [link]);
  const bot = useBot(
    link,
    links,
    (cause) => setToast({ text: stopped(cause), rules: [], goOn: cause.why !== "over" }),
    (reason) => setToast({ text: reason, rules: [] }),
  );
  const askHint = useCallback(
    (again = 2) => {
      const asked = link.state.request?.number;
      if (asked === undefined) return;
      setThinking(true);
      void link.ask({ type: "hint" }).then((reply) => {
        // While a bot thought, another may have moved: then the hint is asked for again.
        if (
          reply?.type === "refused" &&
          again > 0 &&
          link.state.request &&
          ["not-asked", "stale", "busy"].includes(reply.code)
        ) {
          askHint(again - 1);
          return;
        }
        setThinking(false);
        if (reply?.type === "hint") setHint({ number: asked, values: reply.values, text: reply.text });
        else replied(reply);
      });
    },
    [link],
  );

  const pick = useCallback(
    (id: string | null, anchor: Element | null) => {
      if (!id || !anchor || !index) {
        setPicked(null);
        return;
      }
      const own = optionsAt(id, options, index);
      setPicked((before) => {
        const again = before?.id === id;
        if (own.length === 1 && (again || (prefs.get().quick && !index.sheets.has(id)))) {
          take(own[0]!);
          return null;
        }
        return again ? null : { id, anchor };
      });
      setHover(null);
    },
    [index, options, take],
  );
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const onHover = useCallback((id: string | null, anchor: Element | null) => {
    clearTimeout(timer.current);
    if (!id || !anchor) setHover(null);
    // A card covers much: it waits until somebody lingers.
    else timer.current = setTimeout(() => setHover({ id, anchor }), anchor.classList.contains("card") ? 450 : 120);
  }, []);

  // Keys: digits name options, Enter takes a lone one, letters are commands.
  useEffect(() => {
    if (!typed) return;
    const wait = setTimeout(() => {
      const entry = typedOut(typed, list.all);
      setTyped("");
      if (entry) take(entry.option);
    }, PAUSE);
    return () => clearTimeout(wait);
  }, [typed, list, take]);
  // Before anything else happens on the page: a key pressed right after a dialog has gone is meant for the table.
  useLayoutEffect(() => {
    const key = (event: KeyboardEvent): void => {
      const target = event.target as HTMLElement;
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || open || why || looked) return;
      if (/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return;
      if (director.playing) {
        // Whoever answers while something is shown has seen enough.
        if (
          !/^[\d ]$|^Enter$|^Escape$/.test(event.key) ||
          (/^(BUTTON|A)$/.test(target.tagName) && /^[ ]$|^Enter$/.test(event.key))
        )
          return;
        director.skip();
        event.preventDefault();
      } else if (/^\d$/.test(event.key) && (typed || event.key !== "0")) {
        const next = typing(typed, event.key, list.all);
        setTyped(next.typed);
        if (next.taken) take(next.taken.option);
      } else if (
        event.key === "Enter" &&
        !/^(BUTTON|A|SUMMARY)$/.test(target.tagName) &&
        !target.getAttribute("role")
      ) {
        const entry = typed ? typedOut(typed, list.all) : list.all.length === 1 ? list.all[0]! : list.last;
        const own = picked && index ? optionsAt(picked.id, options, index) : [];
        if (own.length === 1) take(own[0]!);
        else if (entry) take(entry.option);
      } else if (event.key === "Escape") {
        bot.stop();
        setPicked(null);
        setTyped("");
        setToast(null);
        setDice(null);
      } else if (bot.running && (event.key === "b" || event.key === "B")) bot.stop();
      else if (event.key === "b" && request) bot.once();
      else if (event.key === "B" && request) bot.on();
      else if (event.key === "h") askHint();
      else if (event.key === "u") undo();
      else if (event.key === "?") setOpen("keys");
      else return;
      if (event.key !== "Escape") event.preventDefault();
    };
    document.addEventListener("keydown", key);
    return () => document.removeEventListener("keydown", key);
  }, [typed, list, take, open, why, looked, picked, index, options, askHint, undo, bot.running, request, director]);

  // While something is shown the cards lie as they lay: the board keeps its place.
  const laid = useRef({ choices, number });
  if (!show.playing) laid.current = { choices, number };
  const pressed = useRef<[number, number]>([0, 0]);
  if (open === "replay")
    return <Replay link={link} state={state} start={moment} onClose={() => setOpen(null)} onWhy={setWhy} why={why} />;

  const focus = show.playing ? (show.beat?.cells ?? null) : null;
  const board =
    (!focus?.length && scene?.boards?.find((one) => one.id === boardId)) ||
    wantedBoard(scene, index, choices, focus ?? request?.at ?? []);
  const seats = table?.seats ?? [];
  const lent = seats.some((one) => one.seat === state.seat && one.kind === "bot");
  const waitingNames = state.waiting.map((seat) => (seat < 0 ? words.dieAsk : seatName(state, seat, words))).join(", ");
  const still = state.waiting.length ? words.waitingFor(waitingNames) : words.thinking;
  const shown = picked ?? hover;
  const pane = (id: Tab): string => `pane pane-${id} ${phoneTab === id ? "front" : ""}`;
  const since = told(live.log.filter((one) => one.n >= live.since));
  const zones = scene ? trayZones(scene, laid.current.choices, words.choice) : [];

  return (
    <div
      class={`table phone-${phoneTab} ${zones.length ? "" : "no-tray"} ${isLong(list) ? "listing" : ""}`}
      onClick={() => setPicked(null)}
      onPointerDownCapture={(event) => {
        pressed.current = [event.clientX, event.clientY];
      }}
      onClickCapture={(event) => {
        const [x, y] = pressed.current;
        if (
          !director.playing ||
          (event.target as Element).closest("button, a, input, select, dialog, .show") ||
          Math.hypot(event.clientX - x, event.clientY - y) > 6
        )
          return;
        event.stopPropagation();
        director.skip();
      }}
    >
      <header class="top">
        <button type="button" class="home" onClick={() => go("")} title={words.lobby} aria-label={words.lobby}>
          <Icon name="hood" size={22} />
        </button>
        <h1>{table?.title ?? words.title}</h1>
        <div class="tracks" tabIndex={0} role="group" aria-label={words.round}>
          {scene && <span class="track headline">{scene.headline}</span>}
          {(scene?.tracks ?? []).map((track) => (
            <TrackView key={track.id} track={track} />
          ))}
          {scene && <OrderStrip scene={scene} />}
        </div>
        <div class="tools">
          {state.role === "seat" && (
            <button type="button" onClick={() => askHint()} disabled={!request || thinking} title={words.hint}>
              <Icon name="light-bulb" />
              <span>{thinking ? words.thinking : words.hint}</span>
            </button>
          )}
          {state.role === "seat" &&
            (bot.running ? (
              <button type="button" class="running" onClick={bot.stop} title={words.botStop}>
                <Icon name="robot-golem" />
                <span>{words.botStop}</span>
              </button>
            ) : (
              <button type="button" onClick={() => setOpen("bot")} disabled={!request && !lent} title={words.botTitle}>
                <Icon name="robot-golem" />
                <span>{words.bot}</span>
              </button>
            ))}
          {state.role === "seat" && (
            <button
              type="button"
              onClick={undo}
              disabled={state.undo === "no"}
              title={state.undo === "free" ? words.undoFree : state.undo === "ask" ? words.undoAsk : words.undoNone}
            >
              <Icon name="anticlockwise-rotation" />
              <span>{words.undo}</span>
            </button>
          )}
          <button type="button" onClick={() => setOpen("rules")} title={words.rules}>
            <Icon name="open-book" />
            <span>{words.rules}</span>
          </button>
          <button
            type="button"
            onClick={() => {
              setMoment(undefined);
              setOpen("replay");
            }}
            title={words.replay}
          >
            <Icon name="back-forth" />
            <span>{words.replay}</span>
          </button>
          <button type="button" onClick={() => setOpen("share")} title={words.share}>
            <Icon name="share" />
            <span>{words.share}</span>
          </button>
          <button type="button" onClick={() => setOpen("settings")} title={words.settings} aria-label={words.settings}>
            <Icon name="cog" />
          </button>
        </div>
      </header>

      <aside class={pane("people")}>
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
            marks={{ byThing: choices, picked: picked?.id ?? null, hinted: marked, lit: show.lit, struck: show.struck }}
            figures={(sheet) => (index.figures.get(sheet) ?? []).map((piece) => piece.id)}
            onPick={pick}
          />
        )}
        {!!scene?.notes?.length && (
          <div class="notes">
            <h3>{words.goal}</h3>
            {scene.notes.map((note, n) => (
              <p key={n}>{note}</p>
            ))}
          </div>
        )}
      </aside>

      <main class="middle">
        {(scene?.boards?.length ?? 0) > 1 && (
          <div class="board-tabs" role="group" aria-label={words.board}>
            {scene!.boards!.map((one) => (
              <button
                type="button"
                key={one.id}
                aria-pressed={one === board ? "true" : "false"}
                onClick={() => setBoardId(one.id)}
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
            onPick={pick}
            onHover={onHover}
            director={director}
            acting={show.acting}
            focus={focus}
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

      <div class={pane("cards")}>
        {scene && (
          <Tray
            scene={scene}
            seat={state.seat}
            alone={phoneTab === "cards"}
            choices={laid.current.choices}
            question={laid.current.number}
            picked={picked?.id ?? null}
            hinted={marked}
            onPick={pick}
            onHover={onHover}
          />
        )}
      </div>

      <section
        class={`right ${state.over || (state.role !== "seat" && !request) ? "quiet" : ""}`}
        aria-label={words.nextQuestion}
      >
        <div class={pane("play")} ref={play} data-number={number}>
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
          {show.playing && asked.current && !patient ? (
            <Question
              request={asked.current}
              menu={stale.current}
              hinted={NONE}
              hintText=""
              busy
              typed=""
              game={game}
              onTake={() => undefined}
              onHot={() => undefined}
              onWhy={setWhy}
              onLook={setLooked}
              onOrder={null}
            />
          ) : show.playing ? (
            <Since
              title={live.role === "seat" ? words.sinceMine : words.sinceAll}
              lines={told(state.log.filter((one) => one.n >= live.since))}
              all
              onLine={() => undefined}
            />
          ) : state.over ? (
            <GameOver
              over={state.over}
              state={state}
              link={link}
              onWhy={setWhy}
              onReplay={(step) => {
                setMoment(step);
                setOpen("replay");
              }}
              onShare={() => setOpen("share")}
            />
          ) : request && !lent ? (
            <Question
              request={request}
              menu={list}
              hinted={hinted}
              hintText={hint && hint.number === number ? hint.text : ""}
              busy={busy}
              typed={typed}
              game={game}
              onTake={take}
              onHot={setHot}
              onWhy={setWhy}
              onLook={setLooked}
              onOrder={
                request.window && request.options.some((one) => one.value === "pass")
                  ? () => {
                      void link
                        .ask({ type: "order", orders: [...state.orders, { key: request.key, answer: "pass" }] })
                        .then(replied);
                    }
                  : null
              }
            />
          ) : (
            <section class="question waiting" aria-live="polite">
              <h2>{state.role !== "seat" ? words.spectator : lent ? words.botPlays : still}</h2>
              {state.role !== "seat" && <p>{still}</p>}
              {lent && (
                <button
                  type="button"
                  class="primary"
                  onClick={() => {
                    void link
                      .ask({ type: "seat", seat: state.seat!, kind: "person", name: prefs.get().name })
                      .then(replied);
                  }}
                >
                  {words.backToMe}
                </button>
              )}
            </section>
          )}
          {!show.playing && request && !show.recap.length && (
            <Since
              title={words.sinceMine}
              lines={since}
              onLine={(line) => director.replay(line)}
              onAgain={director.since(live.since).length ? () => director.again(live.since) : undefined}
            />
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
        <div class={`below pane ${["log", "sheets", "chat"].includes(phoneTab) ? "front" : ""}`}>
          <div class="tabs" role="group" aria-label={words.log}>
            {(["log", "sheets", "chat"] as const).map((id) => (
              <button type="button" key={id} aria-pressed={tab === id ? "true" : "false"} onClick={() => setTab(id)}>
                {words[id]}
                {id === "chat" && state.chat.length > 0 && <span class="count">{state.chat.length}</span>}
              </button>
            ))}
          </div>
          <div class="tab-body" tabIndex={0} role="group" aria-label={words[tab as "log"]}>
            {tab === "log" ? (
              <LogView log={state.log} onWhy={setWhy} onPlay={(line) => director.replay(line)} onDice={setDice} />
            ) : tab === "chat" ? (
              <ChatView
                state={state}
                onSay={(text) => {
                  void link.ask({ type: "say", text }).then(replied);
                }}
              />
            ) : (
              <div class="sheets">
                {(scene?.sheets ?? []).map((sheet) => (
                  <SheetView key={sheet.id} sheet={sheet} onCard={pick} />
                ))}
              </div>
            )}
          </div>
        </div>
      </section>

      <Show director={director} seat={state.seat} dice={dice} onClose={() => setDice(null)} />

      <nav class="phone-tabs" aria-label={words.menu}>
        {(
          [
            ["play", words.play, "crossed-swords"],
            ["cards", words.hand, "card-random"],
            ["people", words.people, "person"],
            ["log", words.log, "scroll-unfurled"],
          ] as [Tab, string, string][]
        ).map(([id, title, icon]) => (
          <button
            type="button"
            key={id}
            aria-pressed={phoneTab === id ? "true" : "false"}
            onClick={() => setPhoneTab(id)}
            class={id === "play" && request ? "asked" : ""}
          >
            <Icon name={icon} size={20} />
            <span>{title}</span>
          </button>
        ))}
      </nav>

      {shown && index && scene && (
        <Thing
          key={shown.id}
          id={shown.id}
          anchor={shown.anchor}
          live={shown === picked}
          index={index}
          options={options}
          hinted={hinted}
          busy={busy}
          menuKeys={list.all}
          onTake={take}
          onWhy={setWhy}
          onClose={() => setPicked(null)}
          link={link}
        />
      )}
      {toast && (
        <div class="toast" role="alert">
          <p>{toast.text}</p>
          {toast.rules.length > 0 && (
            <button type="button" class="why" onClick={() => setWhy(toast.rules)}>
              {words.why}
            </button>
          )}
          {toast.goOn && request && (
            <button
              type="button"
              class="text-button"
              onClick={() => {
                setToast(null);
                bot.on();
              }}
            >
              {words.botGoOn}
            </button>
          )}
          <button type="button" class="plain" aria-label={words.close} onClick={() => setToast(null)}>
            ✕
          </button>
        </div>
      )}
      {state.proposal && (
        <Proposal
          state={state}
          name={seatName(state, state.proposal.seat, words)}
          onAgree={(yes) => {
            void link.ask({ type: "agree", number: state.proposal!.number, yes }).then(replied);
          }}
        />
      )}
      {why && <WhyDialog game={game} ids={why} onClose={() => setWhy(null)} />}
      {looked && <LookDialog link={link} of={looked} onClose={() => setLooked(null)} />}
      {open === "rules" && <Library game={game} edition={table?.edition ?? ""} onClose={() => setOpen(null)} />}
      {open === "share" && <ShareDialog kept={kept} seats={seats} state={state} onClose={() => setOpen(null)} />}
      {open === "settings" && (
        <SettingsDialog
          onClose={() => setOpen(null)}
          link={link}
          state={state}
          kept={kept}
          onKeys={() => setOpen("keys")}
        />
      )}
      {open === "bot" && <BotDialog link={link} state={state} lent={lent} bot={bot} onClose={() => setOpen(null)} />}
      {open === "keys" && <KeysDialog onClose={() => setOpen(null)} />}
    </div>
  );
}

/** The board where something can be chosen, else the first. */
function wantedBoard(
  scene: Scene | null,
  index: Index | null,
  choices: ReadonlyMap<string, unknown>,
  asked: readonly string[],
): NonNullable<Scene["boards"]>[number] | undefined {
  for (const id of [...asked, ...choices.keys()]) {
    const board = index?.board.get(id);
    if (board) return scene?.boards?.find((one) => one.id === board);
  }
  return scene?.boards?.[0];
}

/** What one has pointed at: what it is, and exactly the options that concern it. */
function Thing({
  id,
  anchor,
  live,
  index,
  options,
  hinted,
  busy,
  menuKeys,
  onTake,
  onWhy,
  onClose,
  link,
}: {
  id: string;
  anchor: Element;
  live: boolean;
  index: Index;
  options: readonly Option[];
  hinted: ReadonlySet<string>;
  busy: boolean;
  menuKeys: readonly { option: Option; key: string }[];
  onTake: (option: Option) => void;
  onWhy: (ids: string[]) => void;
  onClose: () => void;
  link: Link;
}): JSX.Element | null {
  const words = useWords();
  const own = optionsAt(id, options, index);
  const piece = index.pieces.get(id);
  const sheet = index.sheets.get(id) ?? (piece?.sheet ? index.sheets.get(piece.sheet) : undefined);
  const card = index.cards.get(id);
  const cell = index.cells.get(id);
  const [looked, setLooked] = useState<Card | null>(null);
  useEffect(() => {
    if (live && card?.of && !card.text)
      void link.ask({ type: "look", of: card.of }).then((reply) => {
        if (reply?.type === "look") setLooked(reply.card);
      });
  }, [id, live]);
  const on = cell ? (index.on.get(cell.id) ?? []) : [];
  const name = nameOf(id, index, (one) => `${words.floors[one.kind ?? ""] ?? words.square} ${one.x},${one.y}`);
  // What one pointed at may have left the table since.
  if (name === null) return null;
  return (
    <Popover anchor={anchor} live={live} above={!live && !!card} onClose={onClose} label={name}>
      {card ? (
        <div class="card large">
          <CardFace card={looked ?? card} large />
        </div>
      ) : sheet && live ? (
        <SheetView sheet={sheet} onCard={() => undefined} />
      ) : (
        <div class="thing">
          <b>{name}</b>
          {(piece?.bars ?? sheet?.bars ?? []).map((bar, n) => (
            <p key={n}>
              {bar.name} {bar.value}/{bar.most}
            </p>
          ))}
          <Figures values={sheet?.values} />
          <Figures values={piece?.badges} />
          {cell && index.areas.get(cell.id)?.map((area) => <p key={area.id}>{area.name}</p>)}
          {on.map((one) => (
            <p key={one.id}>
              {one.name}
              {one.bars?.map((bar) => ` · ${bar.name} ${bar.value}/${bar.most}`)}
            </p>
          ))}
        </div>
      )}
      {own.length > 0 && (
        <div class="thing-options">
          {live
            ? own.map((option) => (
                <OptionButton
                  key={option.value}
                  option={option}
                  keyName={own.length === 1 ? "Enter" : (menuKeys.find((entry) => entry.option === option)?.key ?? "")}
                  hinted={hinted.has(option.value)}
                  busy={busy}
                  onTake={onTake}
                  onWhy={onWhy}
                />
              ))
            : own.slice(0, 4).map((option) => (
                <p class="thing-option" key={option.value}>
                  {option.label}
                </p>
              ))}
          {!live && own.length > 4 && <p class="thing-option">…</p>}
        </div>
      )}
    </Popover>
  );
}

/** Why a bot that played on has stopped, in a sentence. */
function stopped(cause: Cause): string {
  const words = currentWords();
  if (cause.why === "hurt") return words.botHurt(cause.name);
  if (cause.why === "foe") return words.botFoe(cause.name);
  return { new: words.botNew, map: words.botMap, long: words.botLong, over: words.botOver }[cause.why];
}

/** Whoever plays by keys goes on where the last answer was given: on the board, else at the new question. */
function useGoingOn(number: number, anchor: Element | null): void {
  const onBoard = useRef(false);
  if (anchor) onBoard.current = !!anchor.closest(".board");
  useEffect(() => {
    const { activeElement } = document;
    if (number < 0 || !byKeyboard() || (activeElement && activeElement !== document.body)) return;
    const square = onBoard.current ? document.querySelector<SVGElement>(".board .square[tabindex='0']") : null;
    (square ?? document.getElementById("the-question"))?.focus({ preventScroll: true });
    onBoard.current = false;
  }, [number]);
}

const SHORT = 1100;

/** Whether something has been shown for a while: what is over in a moment takes nobody's question away. */
function usePatience(playing: boolean): boolean {
  const [long, setLong] = useState(false);
  useEffect(() => {
    setLong(false);
    if (!playing) return;
    const timer = setTimeout(() => setLong(true), SHORT);
    return () => clearTimeout(timer);
  }, [playing]);
  return playing && long;
}

/** Keeps in mind how far this browser has seen the game, for a recap when it comes back. */
function useSeen(link: Link, looked: number | null): void {
  useEffect(() => {
    if (looked !== null && seen.get()[link.place] !== looked) seen.set({ [link.place]: looked });
  }, [link, looked]);
}

const WAITED = 2500;

/** Sounds that no event makes: it is one's turn after a while, and the end. */
function useSignals(state: TableState): void {
  const mine = state.request !== null;
  const since = useRef(Date.now());
  useEffect(() => {
    if (mine && Date.now() - since.current > WAITED) sound("yours");
    since.current = Date.now();
  }, [mine]);
  const over = !!state.over;
  const first = useRef(true);
  useEffect(() => {
    if (over && !first.current)
      sound(
        state.over?.seats.some((one) => one.won && (state.seat === null || one.seat === state.seat))
          ? "victory"
          : "defeat",
      );
    first.current = false;
  }, [over]);
}

/** Says in the title, and where asked for by a notification, that it is one's turn. */
function useYourTurn(state: TableState): void {
  const mine = state.request !== null;
  useEffect(() => {
    const name = state.table?.title ?? "Undercroft";
    document.title = mine ? `● ${currentWords().yourTurnAt(name)}` : name;
    if (
      mine &&
      document.hidden &&
      prefs.get().notify &&
      "Notification" in window &&
      Notification.permission === "granted"
    ) {
      new Notification(currentWords().yourTurnAt(name), {
        body: state.request?.prompt ?? "",
        tag: state.table?.table ?? "",
        lang: language(),
      });
    }
    return () => {
      document.title = "Undercroft";
    };
  }, [mine, state.request?.number, state.table?.title]);
}

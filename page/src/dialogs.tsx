// What opens over the table: sharing, settings, keys, a proposal to take something back, the end.
import type { JSX } from "preact";
import { useSyncExternalStore } from "preact/compat";
import { useEffect, useState } from "preact/hooks";
import { api } from "./api";
import type { Bot } from "./bot";
import { sound } from "./director/sound";
import { LANGUAGES, useWords } from "./language";
import type { Link } from "./link";
import { CardFace, CopyButton, Dialog } from "./parts";
import { seatName } from "./people";
import { forgetTable, type Kept, keepToken, prefs } from "./prefs";
import { address, go } from "./route";
import type { Card } from "./scene";
import type { TableState } from "./state";
import type { Seat } from "./wire";

export function ShareDialog({
  kept,
  seats,
  state,
  onClose,
}: {
  kept: Kept;
  seats: readonly Seat[];
  state: TableState;
  onClose: () => void;
}): JSX.Element {
  const words = useWords();
  const [error, setError] = useState("");
  const change = (seat: number, kind: string): void => {
    api.seat(kept.table, seat, kept.host!, { kind, ...(kind === "person" ? { name: prefs.get().name } : {}) }).then(
      (reply) => {
        if (reply.token) {
          keepToken(kept.table, "seat", reply.token, seat);
          window.location.reload();
        }
      },
      (refused: Error) => setError(refused.message),
    );
  };
  return (
    <Dialog title={words.shareTitle} onClose={onClose}>
      {kept.invite && (
        <label class="field">
          {words.inviteLink}
          <CopyButton text={address({ table: kept.table, invite: kept.invite })} />
        </label>
      )}
      {kept.watch && (
        <label class="field">
          {words.watchLink}
          <CopyButton text={address({ table: kept.table, watch: kept.watch })} />
        </label>
      )}
      {!kept.invite && !kept.watch && <p class="note">{state.table?.public ? "" : words.noInvite}</p>}
      {state.table?.public && !kept.watch && (
        <label class="field">
          {words.watchLink}
          <CopyButton text={address({ table: kept.table })} />
        </label>
      )}
      {/^(127\.|localhost$|\[::1\])/.test(location.hostname) && (
        <p class="note">
          {words.onlyHere} <code>make play ARGS="--host 0.0.0.0"</code>
        </p>
      )}
      {kept.seats.map(({ seat, token }) => (
        <label class="field" key={seat}>
          {words.seatLink(seat + 1)}
          <CopyButton text={address({ table: kept.table, seat: token })} />
        </label>
      ))}
      <h3>{words.seats}</h3>
      <ul class="seat-list">
        {seats.map((seat) => (
          <li key={seat.seat}>
            <span class={`dot tint-seat-${seat.seat}`} />
            <span>{seatName(state, seat.seat, words)}</span>
            <span class="note">
              {seat.kind === "bot"
                ? words.bot
                : seat.kind === "open"
                  ? kept.invite
                    ? words.openSend
                    : words.open
                  : state.here.includes(seat.seat)
                    ? words.presence
                    : words.away}
            </span>
            {kept.host && seat.kind !== "person" && (
              <button type="button" onClick={() => change(seat.seat, "person")}>
                {words.addSeat}
              </button>
            )}
            {kept.host && seat.kind === "bot" && (
              <button type="button" onClick={() => change(seat.seat, "open")}>
                {words.freeSeat}
              </button>
            )}
            {kept.host && seat.kind !== "bot" && (
              <button type="button" onClick={() => change(seat.seat, "bot")}>
                {words.toBot}
              </button>
            )}
          </li>
        ))}
      </ul>
      {error && (
        <p class="error" role="alert">
          {error}
        </p>
      )}
    </Dialog>
  );
}

export function Preferences({ onLanguage }: { onLanguage?: (language: string) => void }): JSX.Element {
  const words = useWords();
  const now = useSyncExternalStore(prefs.subscribe, prefs.get);
  const tick = (key: "guide" | "quick" | "notify", title: string): JSX.Element => (
    <label class="tick">
      <input
        type="checkbox"
        checked={now[key]}
        onChange={(event) => {
          const on = event.currentTarget.checked;
          if (key === "notify" && on && "Notification" in window) void Notification.requestPermission();
          prefs.set(key === "guide" && on ? { guide: true, seen: {} } : { [key]: on });
        }}
      />{" "}
      {title}
    </label>
  );
  return (
    <>
      <label class="field">
        {words.language}
        <select
          value={now.language}
          onChange={(event) => {
            prefs.set({ language: event.currentTarget.value });
            onLanguage?.(event.currentTarget.value);
          }}
        >
          {Object.entries(LANGUAGES).map(([id, { name }]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        {words.theme}
        <select value={now.theme} onChange={(event) => prefs.set({ theme: event.currentTarget.value as "auto" })}>
          <option value="auto">{words.auto}</option>
          <option value="light">{words.light}</option>
          <option value="dark">{words.dark}</option>
        </select>
      </label>
      <label class="field">
        {words.textures}
        <select
          value={now.look}
          onChange={(event) => prefs.set({ look: event.currentTarget.value as "auto", slow: false })}
        >
          <option value="auto">{words.lookAuto}</option>
          <option value="rich">{words.lookRich}</option>
          <option value="plain">{words.lookPlain}</option>
        </select>
      </label>
      <label class="field">
        {words.textSize}
        <select value={now.size} onChange={(event) => prefs.set({ size: event.currentTarget.value as "medium" })}>
          <option value="small">{words.small}</option>
          <option value="medium">{words.medium}</option>
          <option value="large">{words.large}</option>
        </select>
      </label>
      <label class="field">
        {words.speedTitle}
        <select
          name="speed"
          value={now.speed}
          onChange={(event) => prefs.set({ speed: event.currentTarget.value as "normal" })}
        >
          {(["slow", "normal", "quick", "off"] as const).map((one) => (
            <option key={one} value={one}>
              {words.speeds[one]}
            </option>
          ))}
        </select>
      </label>
      <label class="field">
        {words.volume}
        <input
          type="range"
          min="0"
          max="1"
          step="0.05"
          value={now.volume}
          aria-valuetext={now.volume > 0 ? `${Math.round(now.volume * 100)} %` : words.silent}
          onInput={(event) => prefs.set({ volume: Number(event.currentTarget.value) })}
          onChange={() => sound("card")}
        />
      </label>
      {tick("guide", words.guideOn)}
      {tick("quick", words.quickOn)}
      {tick("notify", words.notifyOn)}
    </>
  );
}

/** The settings outside of a table. */
export function SettingsOnly({ onClose }: { onClose: () => void }): JSX.Element {
  const words = useWords();
  return (
    <Dialog title={words.settings} onClose={onClose}>
      <Preferences />
    </Dialog>
  );
}

export function SettingsDialog({
  onClose,
  link,
  state,
  kept,
  onKeys,
}: {
  onClose: () => void;
  link: Link;
  state: TableState;
  kept: Kept;
  onKeys: () => void;
}): JSX.Element {
  const words = useWords();
  const own = state.table?.seats.find((seat) => seat.seat === state.seat);
  const [error, setError] = useState("");
  const seat = (kind: string): void => {
    void link.ask({ type: "seat", seat: state.seat!, kind, name: prefs.get().name }).then((reply) => {
      if (reply?.type === "refused") setError(reply.reason);
      else onClose();
    });
  };
  return (
    <Dialog title={words.settings} onClose={onClose}>
      <Preferences onLanguage={(to) => link.speak(to)} />
      <div class="buttons">
        <button type="button" onClick={onKeys}>
          {words.keys}
        </button>
        {state.role === "seat" && own && (
          <button type="button" onClick={() => seat(own.kind === "bot" ? "person" : "bot")}>
            {own.kind === "bot" ? words.backToMe : words.botTakes}
          </button>
        )}
        {kept.host && (state.fault || state.over) && (
          <button
            type="button"
            onClick={() => {
              api.report(kept.table, kept.host!).then(
                (blob) => {
                  const anchor = document.createElement("a");
                  anchor.href = URL.createObjectURL(blob);
                  anchor.download = `undercroft-${kept.table}.json`;
                  anchor.click();
                },
                (refused: Error) => setError(refused.message),
              );
            }}
          >
            {words.report}
          </button>
        )}
        {kept.host && (
          <button
            type="button"
            class="danger"
            onClick={() => {
              if (window.confirm(words.reallyClose))
                api.close(kept.table, kept.host!).then(
                  () => {
                    forgetTable(kept.table);
                    go("");
                  },
                  (refused: Error) => setError(refused.message),
                );
            }}
          >
            {words.closeTable}
          </button>
        )}
      </div>
      {error && (
        <p class="error" role="alert">
          {error}
        </p>
      )}
      <p class="note">
        <a href="#credits=1">{words.credits}</a>
      </p>
    </Dialog>
  );
}

/** What is printed about something, to be read before one decides. */
export function LookDialog({ link, of, onClose }: { link: Link; of: string[]; onClose: () => void }): JSX.Element {
  const words = useWords();
  const [cards, setCards] = useState<Card[]>([]);
  useEffect(() => {
    void Promise.all(of.map((one) => link.ask({ type: "look", of: one }))).then((replies) =>
      setCards(replies.flatMap((reply) => (reply?.type === "look" && reply.card ? [reply.card] : []))),
    );
  }, [of.join()]);
  return (
    <Dialog title={cards[0]?.name ?? words.loading} onClose={onClose}>
      <div class="looked">
        {cards.map((card) => (
          <div class="card large" key={card.id}>
            <CardFace card={card} large />
          </div>
        ))}
      </div>
    </Dialog>
  );
}

/** What a bot shall do in one's place: answer once, play on for a while, or keep the seat. */
export function BotDialog({
  link,
  state,
  lent,
  bot,
  onClose,
}: {
  link: Link;
  state: TableState;
  lent: boolean;
  bot: Bot;
  onClose: () => void;
}): JSX.Element {
  const words = useWords();
  const keep = (kind: string): void => {
    void link.ask({ type: "seat", seat: state.seat!, kind, name: prefs.get().name });
  };
  const choice = (title: string, about: string, does: () => void): JSX.Element => (
    <button
      type="button"
      class="option"
      onClick={() => {
        onClose();
        does();
      }}
    >
      <span class="option-text">
        <span class="option-head">{title}</span>
        <span class="option-tail">{about}</span>
      </span>
    </button>
  );
  return (
    <Dialog title={words.botTitle} onClose={onClose}>
      <div class="bot-choices">
        {lent ? (
          choice(words.backToMe, words.backToMeAbout, () => keep("person"))
        ) : (
          <>
            {choice(words.botOnce, words.botOnceAbout, bot.once)}
            {choice(words.botOn, words.botOnAbout, bot.on)}
            {choice(words.botTakes, words.botTakesAbout, () => keep("bot"))}
          </>
        )}
      </div>
    </Dialog>
  );
}

export function KeysDialog({ onClose }: { onClose: () => void }): JSX.Element {
  const words = useWords();
  return (
    <Dialog title={words.keys} onClose={onClose}>
      <dl class="keys">
        {words.keysText.map(([key, what]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}

export function Proposal({
  state,
  name,
  onAgree,
}: {
  state: TableState;
  name: string;
  onAgree: (yes: boolean) => void;
}): JSX.Element {
  const words = useWords();
  const { proposal, seat } = state;
  const mine = seat !== null && proposal!.asked.includes(seat) && !proposal!.agreed.includes(seat);
  return (
    <div class="toast proposal" role="alert">
      <p>{words.proposal(name)}</p>
      {mine ? (
        <span class="buttons">
          <button type="button" onClick={() => onAgree(true)}>
            {words.agree}
          </button>
          <button type="button" onClick={() => onAgree(false)}>
            {words.decline}
          </button>
        </span>
      ) : (
        <p class="note">{words.waitingAgree}</p>
      )}
    </div>
  );
}

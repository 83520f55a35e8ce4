// The line at the top: what is played, how it stands, who acts after whom, and the tools.
import type { JSX } from "preact";
import type { Bot } from "../bot";
import { OrderStrip } from "../director/since";
import { Icon } from "../icon";
import { useWords } from "../language";
import { titled } from "../phrases";
import { go } from "../route";
import type { Scene } from "../scene";
import type { TableState } from "../state";
import { TrackView } from "../track";

export type Opened = "rules" | "share" | "settings" | "keys" | "replay" | "bot";

export function Top({
  state,
  bot,
  lent,
  thinking,
  onHint,
  onUndo,
  onOpen,
}: {
  state: TableState;
  bot: Bot;
  lent: boolean;
  thinking: boolean;
  onHint: () => void;
  onUndo: () => void;
  onOpen: (what: Opened) => void;
}): JSX.Element {
  const words = useWords();
  const { request, scene } = state;
  const undone = { free: words.undoFree, ask: words.undoAsk, no: words.undoNone }[state.undo];
  return (
    <header class="top">
      <button type="button" class="home" onClick={() => go("")} title={words.lobby} aria-label={words.lobby}>
        <Icon name="hood" size={22} />
      </button>
      <h1>{state.table?.title ?? words.title}</h1>
      <Standing scene={scene} />
      {scene && <OrderStrip scene={scene} />}
      <div class="tools">
        {state.role === "seat" && (
          <>
            <Tool
              icon={thinking ? "hourglass" : "light-bulb"}
              name={words.hint}
              title={thinking ? words.thinking : words.hint}
              off={!request || thinking}
              onClick={onHint}
            />
            {bot.running ? (
              <Tool icon="robot-golem" name={words.botStop} css="running" onClick={bot.stop} />
            ) : (
              <Tool
                icon="robot-golem"
                name={words.bot}
                title={words.botTitle}
                off={!request && !lent}
                onClick={() => onOpen("bot")}
              />
            )}
            <Tool
              icon="anticlockwise-rotation"
              name={words.undo}
              title={undone}
              off={state.undo === "no"}
              onClick={onUndo}
            />
          </>
        )}
        <Tool icon="open-book" name={words.rules} onClick={() => onOpen("rules")} />
        <Tool icon="back-forth" name={words.replay} onClick={() => onOpen("replay")} />
        <Tool icon="share" name={words.share} onClick={() => onOpen("share")} />
        <button type="button" onClick={() => onOpen("settings")} title={words.settings} aria-label={words.settings}>
          <Icon name="cog" />
        </button>
      </div>
    </header>
  );
}

/** How it stands: the headline and the counters. */
export function Standing({ scene }: { scene: Scene | null }): JSX.Element {
  const words = useWords();
  const [title, part] = titled(scene?.headline ?? "");
  return (
    <div class="tracks" tabIndex={0} role="group" aria-label={words.round}>
      {scene && <span class="track headline">{title}</span>}
      {part && (
        <span class="track part">
          <b>{part}</b>
        </span>
      )}
      {scene?.tracks?.map((track) => (
        <TrackView key={track.id} track={track} />
      ))}
    </div>
  );
}

function Tool({
  icon,
  name,
  title,
  css,
  off,
  onClick,
}: {
  icon: string;
  name: string;
  title?: string;
  css?: string;
  off?: boolean;
  onClick: () => void;
}): JSX.Element {
  return (
    <button type="button" class={css} onClick={onClick} disabled={off} title={title ?? name}>
      <Icon name={icon} />
      <span>{name}</span>
    </button>
  );
}

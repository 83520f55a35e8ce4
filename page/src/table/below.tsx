// Below the question: what has happened, everybody's sheets, what people say.
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { ChatView, useUnheard } from "../chat";
import type { Line } from "../director/plan";
import { useWords } from "../language";
import { LogView } from "../log";
import { SheetView } from "../people";
import type { TableState } from "../state";
import type { Roll } from "../wire";

const TABS = ["log", "sheets", "chat"] as const;

export function Below({
  state,
  front,
  onWhy,
  onPlay,
  onDice,
  onCard,
  onSay,
}: {
  state: TableState;
  front: boolean;
  onWhy: (ids: string[]) => void;
  onPlay: (line: Line) => void;
  onDice: (rolls: Roll[]) => void;
  onCard: (id: string, target: Element) => void;
  onSay: (text: string) => void;
}): JSX.Element {
  const words = useWords();
  const [tab, setTab] = useState<(typeof TABS)[number]>("log");
  const unheard = useUnheard(state);
  return (
    <div class={`below pane ${front ? "front" : ""}`}>
      <div class="tabs" role="group" aria-label={words.log}>
        {TABS.map((id) => (
          <button type="button" key={id} aria-pressed={tab === id ? "true" : "false"} onClick={() => setTab(id)}>
            {words[id]}
            {id === "chat" && unheard > 0 && <span class="count">{unheard}</span>}
          </button>
        ))}
      </div>
      <div class="tab-body" tabIndex={0} role="group" aria-label={words[tab]}>
        {tab === "log" ? (
          <LogView log={state.log} onWhy={onWhy} onPlay={onPlay} onDice={onDice} />
        ) : tab === "chat" ? (
          <ChatView state={state} front={front} onSay={onSay} />
        ) : (
          <div class="sheets">
            {(state.scene?.sheets ?? []).map((sheet) => (
              <SheetView key={sheet.id} sheet={sheet} onCard={onCard} />
            ))}
          </div>
        )}
      </div>
    </div>
  );
}

// What people say; one may hide somebody, report a line to the operator, and as host of the table mute somebody.
import type { JSX } from "preact";
import { useSyncExternalStore } from "preact/compat";
import { useEffect, useRef, useState } from "preact/hooks";
import { api } from "./api";
import { useWords } from "./language";
import { heard, hidden, tables } from "./prefs";
import type { TableState } from "./state";
import type { Line } from "./wire";

const NOBODY: string[] = [];
const speaker = (line: Line): string => (line.seat === null ? "watch" : `${line.seat}`);

/** How many lines others have said since the chat was last open here. */
export function useUnheard(state: TableState): number {
  const all = useSyncExternalStore(heard.subscribe, heard.get);
  const last = all[state.table?.table ?? ""] ?? -1;
  return state.chat.filter((line) => line.n > last && (line.seat !== state.seat || line.seat === null)).length;
}

/** `front`: nothing lies over it, on a phone. */
export function ChatView({
  state,
  front,
  onSay,
}: {
  state: TableState;
  front: boolean;
  onSay: (text: string) => void;
}): JSX.Element {
  const words = useWords();
  const [text, setText] = useState("");
  const [open, setOpen] = useState<number | null>(null);
  const end = useRef<HTMLLIElement>(null);
  const table = state.table?.table ?? "";
  const unheard = useSyncExternalStore(hidden.subscribe, () => hidden.get()[table] ?? NOBODY);
  useEffect(() => {
    end.current?.scrollIntoView({ block: "nearest" });
    const last = state.chat.at(-1)?.n;
    if (table && last !== undefined && end.current?.offsetParent && heard.get()[table] !== last)
      heard.set({ [table]: last });
  }, [state.chat.length, table, front]);
  return (
    <div class="chat">
      <ol aria-live="polite">
        {state.chat
          .filter((line) => !unheard.includes(speaker(line)))
          .map((line) => (
            <li key={line.n}>
              <b class={line.seat === null ? "" : `name-seat-${line.seat}`}>{line.name || words.watch}</b> {line.text}
              {line.seat !== state.seat && (
                <button
                  type="button"
                  class="plain chat-more"
                  aria-label={words.moreAbout(line.name || words.watch)}
                  aria-expanded={open === line.n}
                  onClick={() => setOpen(open === line.n ? null : line.n)}
                >
                  ⋯
                </button>
              )}
              {open === line.n && <About line={line} state={state} />}
            </li>
          ))}
        {!state.chat.length && <li class="note">{words.empty}</li>}
        <li ref={end} aria-hidden="true" />
      </ol>
      {unheard.length > 0 && (
        <button type="button" class="text-button" onClick={() => hidden.set({ [table]: [] })}>
          {words.showHidden(unheard.length)}
        </button>
      )}
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim()) {
            onSay(text.trim());
            setText("");
          }
        }}
      >
        <input
          value={text}
          maxLength={500}
          placeholder={words.say}
          aria-label={words.say}
          onInput={(event) => setText(event.currentTarget.value)}
        />
        <button type="submit">{words.send}</button>
      </form>
    </div>
  );
}

/** What can be done about a line and whoever said it. */
function About({ line, state }: { line: Line; state: TableState }): JSX.Element {
  const words = useWords();
  const [told, setTold] = useState("");
  const table = state.table!;
  const kept = tables.get().kept[table.table];
  const name = line.name || words.watch;
  const token = kept?.seats.find((one) => one.seat === state.seat)?.token ?? kept?.host ?? kept?.watch ?? "";
  const muted = line.seat === null ? (table.quiet ?? false) : (table.seats[line.seat]?.muted ?? false);
  const failed = (refused: Error): void => setTold(refused.message);
  return (
    <span class="chat-about buttons">
      <button
        type="button"
        onClick={() => hidden.set({ [table.table]: [...(hidden.get()[table.table] ?? []), speaker(line)] })}
      >
        {words.hideChat(name)}
      </button>
      {kept?.host && (
        <button
          type="button"
          onClick={() => api.mute(table.table, kept.host!, line.seat, !muted).then(() => setTold(""), failed)}
        >
          {line.seat === null
            ? muted
              ? words.unmuteWatchers
              : words.muteWatchers
            : muted
              ? words.unmute
              : words.muteThem(name)}
        </button>
      )}
      {token && (
        <button
          type="button"
          onClick={() => {
            const reason = window.prompt(words.reportWhy);
            if (reason !== null)
              api
                .complain(table.table, token, { seat: line.seat, line: line.n, reason })
                .then(() => setTold(words.reported), failed);
          }}
        >
          {words.reportThem}
        </button>
      )}
      <span role="status">{told}</span>
    </span>
  );
}

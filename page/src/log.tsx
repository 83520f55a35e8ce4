// What has happened, and what people say.
import type { JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { marked } from "./dice";
import { useWords } from "./language";
import { lines, type TableState } from "./state";
import type { Happened } from "./wire";

const PAGE = 120;

export function LogView({ log, onWhy }: { log: readonly Happened[]; onWhy: (ids: string[]) => void }): JSX.Element {
  const words = useWords();
  const [wanted, setWanted] = useState(PAGE);
  const all = useMemo(() => lines(log), [log]);
  const shown = all.slice(-wanted).reverse();
  return (
    <ol class="log" aria-live="polite" aria-relevant="additions" reversed>
      {shown.map((line) => (
        <li key={line.n}>
          <span class="log-text">{line.text}{!!line.dice?.length && <span class="log-dice">{line.dice.map((die, n) => <b key={n} class={marked(line.counted, n)}>{die}</b>)}</span>}</span>
          {!!line.cites?.length && <button type="button" class="why" aria-label={`${words.why} ${line.text}`} onClick={() => onWhy(line.cites!)}>{words.why}</button>}
        </li>
      ))}
      {all.length > wanted && <li><button type="button" class="text-button" onClick={() => setWanted(wanted + PAGE)}>{words.earlier}</button></li>}
      {!shown.length && <li class="note">{words.empty}</li>}
    </ol>
  );
}

export function ChatView({ state, onSay }: { state: TableState; onSay: (text: string) => void }): JSX.Element {
  const words = useWords();
  const [text, setText] = useState("");
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => { end.current?.scrollIntoView({ block: "nearest" }); }, [state.chat.length]);
  return (
    <div class="chat">
      <ol aria-live="polite">
        {state.chat.map((line) => <li key={line.n}><b class={line.seat === null ? "" : `name-seat-${line.seat}`}>{line.name || words.watch}</b> {line.text}</li>)}
        {!state.chat.length && <li class="note">{words.empty}</li>}
        <li ref={end} aria-hidden="true" />
      </ol>
      <form onSubmit={(event) => { event.preventDefault(); if (text.trim()) { onSay(text.trim()); setText(""); } }}>
        <input value={text} maxLength={500} placeholder={words.say} aria-label={words.say} onInput={(event) => setText(event.currentTarget.value)} />
        <button type="submit">{words.send}</button>
      </form>
    </div>
  );
}

// Giving an answer: once more where it asks to be sure, once at a time, and taken back.
import { useCallback, useEffect, useState } from "preact/hooks";
import type { Link } from "../link";
import type { Option } from "../options";
import { prefs } from "../prefs";
import type { TableState } from "../state";
import type { FromServer } from "../wire";

/** What the server says of an answer, or a bot of its run; `goOn`: the bot can be sent on. */
export interface Note {
  text: string;
  rules: string[];
  goOn?: boolean;
}

export interface Answering {
  busy: boolean;
  /** The option that asks whether it is really meant. */
  unsure: Option | null;
  toast: Note | null;
  say: (note: Note | null) => void;
  replied: (reply: FromServer | null) => void;
  take: (option: Option) => void;
  decide: (yes: boolean) => void;
  undo: () => void;
}

export function useAnswering(link: Link, state: TableState): Answering {
  const { request } = state;
  const game = state.table?.game ?? "";
  const [busy, setBusy] = useState(false);
  const [unsure, setUnsure] = useState<Option | null>(null);
  const [toast, say] = useState<Note | null>(null);
  useEffect(() => {
    setBusy(false);
    setUnsure(null);
  }, [request?.number, request?.key]);
  const replied = useCallback((reply: FromServer | null) => {
    setBusy(false);
    // Where the line is broken a banner says so, as long as it is.
    if (!reply) return;
    if (reply.type === "refused" && reply.code !== "away") say({ text: reply.reason, rules: reply.rules ?? [] });
    else say(null);
  }, []);
  const give = useCallback(
    (option: Option) => {
      if (!request || busy) return;
      setBusy(true);
      link.director.dismiss();
      prefs.set({ seen: { ...prefs.get().seen, [`${game}:${request.key}`]: true } });
      void link.answer(request.number, option.value).then(replied);
    },
    [request, busy, link, game, replied],
  );
  const take = useCallback((option: Option) => (option.confirm ? setUnsure(option) : give(option)), [give]);
  const decide = (yes: boolean): void => {
    setUnsure(null);
    if (yes && unsure) give(unsure);
  };
  const undo = useCallback(() => {
    void link.ask({ type: "undo" }).then(replied);
  }, [link, replied]);
  return { busy, unsure, toast, say, replied, take, decide, undo };
}

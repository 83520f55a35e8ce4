// What is said over the table: a refusal, why a bot has stopped, and whether something is really meant.
import type { JSX } from "preact";
import type { Cause } from "../bot";
import { useWords, words } from "../language";
import { Dialog } from "../parts";
import type { Note } from "./answering";

export function Toast({
  note,
  onGoOn,
  onWhy,
  onClose,
}: {
  note: Note;
  onGoOn: (() => void) | null;
  onWhy: (ids: string[]) => void;
  onClose: () => void;
}): JSX.Element {
  const words = useWords();
  return (
    <div class="toast" role="alert">
      <p>{note.text}</p>
      {note.rules.length > 0 && (
        <button type="button" class="why" onClick={() => onWhy(note.rules)}>
          {words.why}
        </button>
      )}
      {note.goOn && onGoOn && (
        <button type="button" class="text-button" onClick={onGoOn}>
          {words.botGoOn}
        </button>
      )}
      <button type="button" class="plain" aria-label={words.close} onClick={onClose}>
        ✕
      </button>
    </div>
  );
}

export function Sure({
  title,
  text,
  onDecide,
}: {
  title: string;
  text: string;
  onDecide: (yes: boolean) => void;
}): JSX.Element {
  const words = useWords();
  return (
    <Dialog title={title} onClose={() => onDecide(false)}>
      <p>{text}</p>
      <div class="buttons">
        <button type="button" class="primary" onClick={() => onDecide(true)}>
          {words.sureYes}
        </button>
        <button type="button" autoFocus onClick={() => onDecide(false)}>
          {words.sureNo}
        </button>
      </div>
    </Dialog>
  );
}

/** Why a bot that played on has stopped, in a sentence. */
export function stopped(cause: Cause): string {
  const said = words();
  if (cause.why === "hurt") return said.botHurt(cause.name);
  if (cause.why === "foe") return said.botFoe(cause.name);
  return { new: said.botNew, map: said.botMap, long: said.botLong, over: said.botOver }[cause.why];
}

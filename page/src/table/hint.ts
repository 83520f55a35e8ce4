// What a bot would do, when somebody asks.
import { useCallback, useMemo, useState } from "preact/hooks";
import type { Link } from "../link";
import type { FromServer } from "../wire";

export interface Hint {
  values: ReadonlySet<string>;
  text: string;
  thinking: boolean;
  ask: () => void;
}

export function useHint(link: Link, number: number, replied: (reply: FromServer | null) => void): Hint {
  const [given, setGiven] = useState<{ number: number; values: string[]; text: string } | null>(null);
  const [thinking, setThinking] = useState(false);
  const ask = useCallback(
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
          ask(again - 1);
          return;
        }
        setThinking(false);
        if (reply?.type === "hint") setGiven({ number: asked, values: reply.values, text: reply.text });
        else replied(reply);
      });
    },
    [link, replied],
  );
  const own = given && given.number === number ? given : null;
  const values = useMemo(() => new Set(own?.values), [own]);
  return { values, text: own?.text ?? "", thinking, ask: useCallback(() => ask(), [ask]) };
}

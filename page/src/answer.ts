// A request to the server and what came of it.
import { useEffect, useState } from "preact/hooks";

/** Runs a request and gives its answer once it is there. */
export function useAnswer<T>(ask: () => Promise<T>, on: unknown[]): { value: T | null; error: string } {
  const [found, setFound] = useState<{ value: T | null; error: string }>({ value: null, error: "" });
  useEffect(() => {
    let wanted = true;
    ask().then(
      (value) => {
        if (wanted) setFound({ value, error: "" });
      },
      (error: Error) => {
        if (wanted) setFound({ value: null, error: error.message });
      },
    );
    return () => {
      wanted = false;
    };
  }, on);
  return found;
}

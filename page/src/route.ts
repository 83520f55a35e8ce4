// Where in the page one is: everything is in the part of the address after `#`, which no server sees.
import { useSyncExternalStore } from "preact/compat";

export interface Route {
  campaign?: string;
  key?: string;
  table?: string;
  seat?: string;
  invite?: string;
  watch?: string;
  host?: string;
  how?: string;
  rules?: string;
  credits?: string;
  enter?: string;
}

export function parsed(hash: string): Route {
  const found: Route = {};
  for (const [key, value] of new URLSearchParams(hash.replace(/^#/, "")))
    (found as Record<string, string>)[key] = value;
  return found;
}

export const go = (hash: string): void => {
  window.location.hash = hash;
};
export const address = (parts: Record<string, string>): string =>
  `${window.location.origin}${window.location.pathname}#${new URLSearchParams(parts).toString()}`;

export function useRoute(): Route {
  const hash = useSyncExternalStore(
    (listener) => {
      window.addEventListener("hashchange", listener);
      return () => window.removeEventListener("hashchange", listener);
    },
    () => window.location.hash,
  );
  return parsed(hash);
}

// What calls somebody back to the table: sounds that no event makes, the title of the window, a notification.
import { useEffect, useRef } from "preact/hooks";
import { sound } from "../director/sound";
import { language, words } from "../language";
import { prefs } from "../prefs";
import type { TableState } from "../state";

const WAITED = 2500;

/** It is one's turn after a while, and the end. */
export function useSignals(state: TableState): void {
  const mine = state.request !== null;
  const since = useRef(Date.now());
  useEffect(() => {
    if (mine && Date.now() - since.current > WAITED) sound("yours");
    since.current = Date.now();
  }, [mine]);
  const over = !!state.over;
  const first = useRef(true);
  useEffect(() => {
    const won = state.over?.seats.some((one) => one.won && (state.seat === null || one.seat === state.seat));
    if (over && !first.current) sound(won ? "victory" : "defeat");
    first.current = false;
  }, [over]);
}

/** Says in the title, and where asked for by a notification, that it is one's turn. */
export function useYourTurn(state: TableState): void {
  const mine = state.request !== null;
  useEffect(() => {
    const name = state.table?.title ?? "Undercroft";
    document.title = mine ? `● ${words().yourTurnAt(name)}` : name;
    if (
      mine &&
      document.hidden &&
      prefs.get().notify &&
      "Notification" in window &&
      Notification.permission === "granted"
    ) {
      new Notification(words().yourTurnAt(name), {
        body: state.request?.prompt ?? "",
        tag: state.table?.table ?? "",
        lang: language(),
      });
    }
    return () => {
      document.title = "Undercroft";
    };
  }, [mine, state.request?.number, state.table?.title]);
}

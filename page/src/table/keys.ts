// Playing by keys: digits name options, Enter takes a lone one, letters are commands, Escape goes back.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Bot } from "../bot";
import type { Director } from "../director/player";
import { byKeyboard } from "../input";
import { type Menu, type Option, optionsAt, typedOut, typing } from "../options";
import type { Index } from "../scene";
import type { Pointing } from "./pointing";

const PAUSE = 700;

interface Commands {
  director: Director;
  menu: Menu;
  options: readonly Option[];
  index: Index | null;
  pointing: Pointing;
  bot: Bot;
  number: number;
  /** Something else has the keys. */
  off: boolean;
  take: (option: Option) => void;
  hint: () => void;
  undo: () => void;
  /** Takes the last answer back where that costs nobody anything. */
  back: (() => void) | null;
  /** Puts away what lies open; false: nothing did. */
  close: () => boolean;
  help: () => void;
}

/** What has been typed of the number of an option. */
export function useKeys(commands: Commands): string {
  const { menu, take, number } = commands;
  const [typed, setTyped] = useState("");
  useEffect(() => setTyped(""), [number]);
  useEffect(() => {
    if (!typed) return;
    const wait = setTimeout(() => {
      const entry = typedOut(typed, menu.all);
      setTyped("");
      if (entry) take(entry.option);
    }, PAUSE);
    return () => clearTimeout(wait);
  }, [typed, menu, take]);
  const came = useRef({ at: 0, entered: false });
  useLayoutEffect(() => {
    came.current.at = performance.now();
  }, [number]);
  const hasty = (): boolean => {
    const soon = came.current.entered && performance.now() - came.current.at < BREATH;
    came.current.entered = true;
    return soon;
  };
  const now = useRef({ ...commands, hasty });
  now.current = { ...commands, hasty };
  const digits = useRef(typed);
  digits.current = typed;
  // Before anything else happens on the page: a key pressed right after a dialog has gone is meant for the table.
  useLayoutEffect(() => {
    const key = (event: KeyboardEvent): void => {
      if (handled(event, now.current, digits.current, setTyped) && event.key !== "Escape") event.preventDefault();
    };
    document.addEventListener("keydown", key);
    return () => document.removeEventListener("keydown", key);
  }, []);
  return typed;
}

/** Enter twice in a breath is meant once: the second would end the turn of whoever comes next. */
const BREATH = 300;

const isButton = (target: HTMLElement): boolean => /^(BUTTON|A|SUMMARY)$/.test(target.tagName);

function handled(
  event: KeyboardEvent,
  table: Commands & { hasty: () => boolean },
  typed: string,
  type: (text: string) => void,
): boolean {
  const target = event.target as HTMLElement;
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || table.off) return false;
  if (/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName)) return false;
  if (table.director.playing) {
    // Whoever answers while something is shown has seen enough.
    if (!/^[\d ]$|^Enter$|^Escape$/.test(event.key) || (isButton(target) && /^[ ]$|^Enter$/.test(event.key)))
      return false;
    table.director.skip();
    return true;
  }
  if (/^\d$/.test(event.key) && (typed || event.key !== "0")) {
    const next = typing(typed, event.key, table.menu.all);
    type(next.typed);
    if (next.taken) table.take(next.taken.option);
    return true;
  }
  if (event.key === "Enter" && !isButton(target) && !target.getAttribute("role")) {
    if (!table.hasty()) entered(table, typed);
    return true;
  }
  if (event.key === "Escape") {
    if (typed) type("");
    else if (table.bot.running) table.bot.stop();
    else if (!table.close()) table.back?.();
    return true;
  }
  const command = letter(event.key, table);
  command?.();
  return !!command;
}

function entered({ menu, pointing, index, options, take }: Commands, typed: string): void {
  const own = pointing.picked && index ? optionsAt(pointing.picked.id, options, index) : [];
  const entry = typed ? typedOut(typed, menu.all) : menu.all.length === 1 ? menu.all[0]! : menu.last;
  if (own.length === 1) take(own[0]!);
  else if (entry) take(entry.option);
}

function letter(key: string, { bot, number, hint, undo, help }: Commands): (() => void) | null {
  if (key === "b" || key === "B") {
    if (bot.running) return bot.stop;
    return number < 0 ? null : key === "b" ? bot.once : bot.on;
  }
  return key === "h" ? hint : key === "u" ? undo : key === "?" ? help : null;
}

/** Whoever plays by keys goes on where the last answer was given: on the board, else at the new question. */
export function useGoingOn(number: number, anchor: Element | null): void {
  const onBoard = useRef(false);
  if (anchor) onBoard.current = !!anchor.closest(".board");
  useEffect(() => {
    const { activeElement } = document;
    if (number < 0 || !byKeyboard() || (activeElement && activeElement !== document.body)) return;
    const square = onBoard.current ? document.querySelector<SVGElement>(".board .square[tabindex='0']") : null;
    (square ?? document.getElementById("the-question"))?.focus({ preventScroll: true });
    onBoard.current = false;
  }, [number]);
}

// Small parts that many views share: dialogs, cards, bars, buttons that copy.
import type { ComponentChildren, JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Icon } from "./icon";
import { byKeyboard } from "./input";
import { useWords } from "./language";
import type { Bar, Card, Value } from "./scene";
import { level } from "./token";

export function Dialog({
  title,
  wide,
  onClose,
  children,
}: {
  title: string;
  wide?: boolean;
  onClose: () => void;
  children: ComponentChildren;
}): JSX.Element {
  const words = useWords();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const element = dialog.current!;
    if (!element.open) element.showModal();
    const keys = byKeyboard();
    // Whoever opened it with the mouse does not open it again with Enter.
    return () => {
      const { activeElement } = document;
      if (!keys && activeElement instanceof HTMLElement) activeElement.blur();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      class={wide ? "wide" : ""}
      aria-label={title}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === dialog.current) onClose();
      }}
    >
      <header>
        <h2>{title}</h2>
        <button type="button" class="plain" onClick={onClose} aria-label={words.close}>
          ✕
        </button>
      </header>
      <div class="dialog-body" tabIndex={0} role="group" aria-label={title}>
        {children}
      </div>
    </dialog>
  );
}

/** So many points can be counted: each is a piece of its bar. */
const COUNTED = 16;
const PIECES = new Set(["life", "mana"]);

export function BarView({ bar, thin }: { bar: Bar; thin?: boolean }): JSX.Element {
  const part = bar.most > 0 ? Math.max(0, Math.min(1, bar.value / bar.most)) : 0;
  const kind = bar.kind ?? "life";
  return (
    <span
      class={`bar bar-${kind} ${kind === "life" ? level(bar) : ""} ${thin ? "thin" : ""} ${PIECES.has(kind) && bar.most <= COUNTED ? "counted" : ""}`}
      style={{ "--most": bar.most }}
      title={`${bar.name} ${bar.value}/${bar.most}`}
    >
      <span class="fill" style={{ width: `${part * 100}%` }} />
      <span class="said">
        <span class={thin ? "" : "unseen"}>{bar.name} </span>
        {bar.value}/{bar.most}
      </span>
    </span>
  );
}

export function Figures({ values }: { values: readonly Value[] | undefined }): JSX.Element | null {
  if (!values?.length) return null;
  return (
    <ul class="figures">
      {values.map((one, n) => (
        <li key={n} title={one.text}>
          {one.icon && <Icon name={one.icon} size={14} />}
          {one.name}
          {one.value !== undefined && <b> {one.value}</b>}
        </li>
      ))}
    </ul>
  );
}

/** How much a card has to say; a small one that says much leaves its flavour out. */
const wordy = (card: Card): number => (card.text?.length ?? 0) + 16 * (card.figures?.length ?? 0);
const ROOM = 64;

const FRAMES = 7;
/** Cards of one look have one frame; where none is said, those of one kind. */
export const frame = (card: Card): string =>
  card.look
    ? `look-${card.look}`
    : `kind-${[...(card.kind ?? "")].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7) % FRAMES}`;

/** A printed card, as it lies on the table or is looked at. */
export function CardFace({ card, large }: { card: Card; large?: boolean }): JSX.Element {
  return (
    <span class={`card-sheet ${frame(card)}`}>
      <span class="card-head">
        <span class="card-name">{card.name}</span>
        {card.cost !== undefined && <b class="card-cost">{card.cost}</b>}
      </span>
      <span class="card-icon">
        <Icon name={card.icon} size={large ? 76 : 54} />
      </span>
      <span class="card-body">
        {card.figures?.length ? (
          <span class="card-figures">
            {card.figures.map((one, n) => (
              <span key={n}>
                {one.name}
                {one.value !== undefined && <b> {one.value}</b>}
              </span>
            ))}
          </span>
        ) : null}
        {card.text && <span class="card-text">{card.text}</span>}
        {card.badges?.length ? (
          <span class="card-badges">
            {card.badges.map((one, n) => (
              <span key={n}>
                {one.name}
                {one.value !== undefined && ` ${one.value}`}
              </span>
            ))}
          </span>
        ) : null}
      </span>
      {card.flavour && (large || wordy(card) < ROOM) && <span class="card-flavour">{card.flavour}</span>}
      {card.kind && <span class="card-foot">{card.kind}</span>}
    </span>
  );
}

export function CopyButton({ text }: { text: string }): JSX.Element {
  const words = useWords();
  const [done, setDone] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const copy = (): void => {
    // Browsers keep the clipboard from pages that come by plain http from another machine; there the old way still goes.
    if (navigator.clipboard) {
      void navigator.clipboard.writeText(text).then(() => setDone(true));
      return;
    }
    field.current?.select();
    setDone(document.execCommand("copy"));
  };
  return (
    <span class="copy">
      <input
        ref={field}
        readOnly
        value={text}
        aria-label={words.copy}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button type="button" onClick={copy}>
        {done ? words.copied : words.copy}
      </button>
    </span>
  );
}

/** A box beside the thing it belongs to, inside the window. */
/** Where a box beside something on a board begins: off the squares where there is room for that, else right of it. */
function beside(board: Element, at: DOMRect, width: number): number {
  const squares = board.querySelector("[role=grid]")?.getBoundingClientRect();
  const frame = board.getBoundingClientRect();
  const [right, left] = [(squares?.right ?? 0) + 14, (squares?.left ?? 0) - width - 14];
  const fits = [right + width <= frame.right, left >= frame.left];
  const nearer = at.left + at.width / 2 > ((squares?.left ?? 0) + (squares?.right ?? 0)) / 2 ? 0 : 1;
  const side = fits[nearer] ? nearer : 1 - nearer;
  return squares && fits[side] ? [right, left][side]! : at.right + 10;
}

export function Popover({
  anchor,
  children,
  live,
  above,
  onClose,
  label,
}: {
  anchor: Element;
  children: ComponentChildren;
  live: boolean;
  above?: boolean;
  onClose: () => void;
  label: string;
}): JSX.Element {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = box.current!;
    const place = (): void => {
      const at = anchor.getBoundingClientRect();
      const [w, h] = [element.offsetWidth, element.offsetHeight];
      const [ww, wh] = [document.documentElement.clientWidth, window.innerHeight];
      const board = anchor.closest(".board");
      let x = board ? beside(board, at, w) : at.right + 10;
      if (x + w > ww - 8) x = at.left - w - 10;
      let y = at.top + at.height / 2 - h / 3;
      if (x < 8 || above) {
        x = Math.max(8, Math.min(at.left + at.width / 2 - w / 2, ww - w - 8));
        y = above || at.bottom + 8 + h > wh ? at.top - h - 8 : at.bottom + 8;
      }
      element.style.left = `${x}px`;
      element.style.top = `${Math.max(8, Math.min(y, wh - h - 8))}px`;
    };
    place();
    const observer = new ResizeObserver(place);
    observer.observe(element);
    return () => observer.disconnect();
  });
  useLayoutEffect(() => {
    if (live && byKeyboard()) box.current?.querySelector<HTMLElement>("button.option, button")?.focus();
  }, [anchor, live]);
  return (
    <div
      ref={box}
      class={`popover ${live ? "live" : ""}`}
      role={live ? "dialog" : "tooltip"}
      aria-label={label}
      onKeyDown={(event) => {
        if (event.key === "Escape") {
          event.stopPropagation();
          onClose();
          if (anchor instanceof SVGElement || anchor instanceof HTMLElement) anchor.focus();
        }
      }}
      onClick={(event) => event.stopPropagation()}
    >
      {children}
    </div>
  );
}

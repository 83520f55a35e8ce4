// The cards below the board: one's hand first; markets, rows and piles a click away.
import type { JSX } from "preact";
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from "preact/hooks";
import { Icon } from "./icon";
import { useWords } from "./language";
import { CardFace } from "./parts";
import { allZones, type Card, packs, type Scene, type Zone } from "./scene";

/** Which zone to show: one whose cards the question is about, else one's hand; nothing where there is neither. Where the question
 * is about the board too (`onBoard`), only a hand lies open: other cards would cover squares that can be chosen. */
export function chosenZone(
  zones: readonly Zone[],
  choices: ReadonlyMap<string, unknown>,
  seat: number | null,
  onBoard = false,
): string | null {
  const count = (zone: Zone): number => (zone.cards ?? []).filter((card) => choices.has(card.id)).length;
  const wanted = [...zones].sort((a, b) => count(b) - count(a))[0];
  const hand = zones.find((zone) => zone.kind === "hand" && zone.seat === (seat ?? zone.seat));
  if (hand && count(hand)) return hand.id;
  if (wanted && count(wanted) && !onBoard) return wanted.id;
  return hand?.id ?? null;
}

const ORDER = ["hand", "market", "row", "slots", "pile", "deck"];

const CHOICE = "choice of cards";
const CLOSED = "closed";

/** The zones to show. Where a question is about cards in several, they are also laid side by side (`title`). */
export function trayZones(scene: Scene, choices: ReadonlyMap<string, unknown>, title: string): Zone[] {
  const worn = new Set((scene.sheets ?? []).flatMap((sheet) => (sheet.zones ?? []).map((zone) => zone.id)));
  const all = allZones(scene);
  const chosen = all.filter((zone) => zone.cards?.some((card) => choices.has(card.id)));
  const found = all
    .filter((zone) => !worn.has(zone.id) || zone.cards?.some((card) => choices.has(card.id)))
    .filter((zone) => zone.cards?.length || zone.count || zone.kind === "hand")
    .sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
  if (chosen.length < 2 || chosen.some((zone) => zone.kind === "hand")) return found;
  const cards = chosen.flatMap((zone) => zone.cards!.filter((card) => choices.has(card.id)));
  return [{ id: CHOICE, name: title, kind: "row", cards }, ...found];
}

export function Tray({
  scene,
  seat,
  choices,
  onBoard,
  question,
  picked,
  hinted,
  alone,
  onPick,
  onHover,
  onCover,
}: {
  scene: Scene;
  seat: number | null;
  alone: boolean;
  choices: ReadonlyMap<string, unknown>;
  onBoard: boolean;
  question: number;
  picked: string | null;
  hinted: ReadonlySet<string>;
  onPick: (id: string, target: Element) => void;
  onHover: (id: string | null, target: Element | null) => void;
  /** So many pixels of the board lie under cards that a question has opened. */
  onCover?: (height: number) => void;
}): JSX.Element | null {
  const words = useWords();
  const zones = useMemo(() => {
    const found = trayZones(scene, choices, words.choice);
    // Where the cards have the screen to themselves, what one carries is among them; else it stands on the sheets beside.
    return alone && !found.some((zone) => zone.kind === "hand") ? [...packs(scene, seat), ...found] : found;
  }, [scene, choices, words, alone, seat]);
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => setChosen(null), [question, seat]);
  const wanted = chosenZone(zones, choices, seat, onBoard && !alone);
  const shown = chosen === CLOSED ? undefined : zones.find((zone) => zone.id === (chosen ?? wanted));
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // What can be chosen may lie far to the right: the first of it comes into sight.
    const [cards, first] = [row.current, row.current?.querySelector<HTMLElement>(".card.choice")];
    const left = cards && first ? first.offsetLeft - cards.offsetLeft : 0;
    if (cards) cards.scrollLeft = first && left + first.offsetWidth > cards.clientWidth ? left - 6 : 0;
  }, [question, shown?.id]);
  useLayoutEffect(() => {
    const fit = (): void => {
      if (row.current && !alone) fitted(row.current);
    };
    fit();
    // Words that are measured before their face has come are too wide.
    document.fonts.addEventListener("loadingdone", fit);
    return () => document.fonts.removeEventListener("loadingdone", fit);
  }, [shown?.cards, alone]);
  // A hand that was empty is lower than one with cards; what somebody lays open by hand moves nothing.
  const [filled, byHand] = [!!shown?.cards?.length, chosen !== null];
  useEffect(() => onCover?.((!alone && !byHand && row.current?.offsetHeight) || 0), [!!shown, filled, alone, byHand]);
  if (!zones.length) return null;
  const cards = shown?.cards ?? [];
  const playing = cards.some((card) => choices.has(card.id));
  return (
    <section class="tray" aria-label={words.hand}>
      <div class="tray-tabs" role="group" aria-label={words.hand}>
        {zones.map((zone) => (
          <button
            type="button"
            key={zone.id}
            aria-pressed={zone === shown ? "true" : "false"}
            onClick={() => setChosen(zone === shown ? CLOSED : zone.id)}
            class={zone.cards?.some((card) => choices.has(card.id)) || choices.has(zone.id) ? "choice" : ""}
          >
            {zone.name} <span class="count">{zone.cards?.length ?? zone.count ?? 0}</span>
          </button>
        ))}
      </div>
      {shown && (
        <div
          class={`cards ${playing ? "playing" : ""} ${shown.kind === "hand" ? "hand" : ""}`}
          style={{ "--of": cards.length }}
          role="group"
          aria-label={shown.name}
          ref={row}
        >
          {cards.map((card, n) => (
            <CardButton
              key={card.id}
              card={card}
              place={n}
              choice={choices.has(card.id)}
              picked={picked === card.id}
              hinted={hinted.has(card.id)}
              onPick={onPick}
              onHover={onHover}
            />
          ))}
          {!cards.length && (
            <p class="note">
              {!!shown.count && (
                <span class="pile-back">
                  <Icon name="card-random" size={40} />
                </span>
              )}{" "}
              {shown.count ? words.faceDown(shown.count) : words.empty}
            </p>
          )}
        </div>
      )}
    </section>
  );
}

/** Whether a card says more than it has room for. */
const isCut = (card: Element): boolean =>
  [...card.querySelectorAll(".card-body")].some((body) => body.scrollHeight > body.clientHeight);

/** Cards that say too much get smaller words, step by step; a row that is too long is pushed together like a hand. */
function fitted(row: HTMLElement): void {
  const cards = [...row.querySelectorAll<HTMLElement>(".card")];
  for (const card of cards) delete card.dataset["fit"];
  row.style.removeProperty("--lap");
  for (const fit of ["dense", "full"]) for (const card of cards.filter(isCut)) card.dataset["fit"] = fit;
  const over = row.scrollWidth - row.clientWidth;
  const most = Math.min(...cards.map((card) => card.offsetWidth)) * LAP;
  if (over > 0 && cards.length > 1) row.style.setProperty("--lap", `${Math.min(most, over / (cards.length - 1))}px`);
}
/** So much of a card may lie under the next one: no more than its frame and the gap. */
const LAP = 0.15;

function CardButton({
  card,
  place,
  choice,
  picked,
  hinted,
  onPick,
  onHover,
}: {
  card: Card;
  place: number;
  choice: boolean;
  picked: boolean;
  hinted: boolean;
  onPick: (id: string, target: Element) => void;
  onHover: (id: string | null, target: Element | null) => void;
}): JSX.Element {
  const css = ["card", choice && "choice", picked && "picked", hinted && "hinted", card.faded && "faded"]
    .filter(Boolean)
    .join(" ");
  return (
    <button
      type="button"
      class={css}
      data-card={card.id}
      style={{ "--n": place }}
      onClick={(event) => {
        event.stopPropagation();
        onPick(card.id, event.currentTarget);
      }}
      onPointerEnter={(event) => {
        if (event.pointerType === "mouse" && isCut(event.currentTarget)) onHover(card.id, event.currentTarget);
      }}
      onPointerLeave={() => onHover(null, null)}
    >
      <CardFace card={card} />
    </button>
  );
}

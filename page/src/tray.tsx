// The cards below the board: one's hand first; markets, rows and piles a click away.
import type { JSX } from "preact";
import { useEffect, useMemo, useState } from "preact/hooks";
import { Icon } from "./icon";
import { useWords } from "./language";
import { CardFace } from "./parts";
import { allZones, type Card, type Scene, type Zone } from "./scene";

/** Which zone to show: one whose cards the question is about, else one's hand, else the first with cards. */
export function chosenZone(zones: readonly Zone[], choices: ReadonlyMap<string, unknown>, seat: number | null): string | null {
  const count = (zone: Zone): number => (zone.cards ?? []).filter((card) => choices.has(card.id)).length;
  const wanted = [...zones].sort((a, b) => count(b) - count(a))[0];
  const hand = zones.find((zone) => zone.kind === "hand" && zone.seat === (seat ?? zone.seat));
  if (hand && count(hand)) return hand.id;
  if (wanted && count(wanted)) return wanted.id;
  if (hand) return hand.id;
  return zones.find((zone) => zone.cards?.length)?.id ?? null;
}

const ORDER = ["hand", "market", "row", "slots", "pile", "deck"];

export function trayZones(scene: Scene, choices: ReadonlyMap<string, unknown>): Zone[] {
  const worn = new Set((scene.sheets ?? []).flatMap((sheet) => (sheet.zones ?? []).map((zone) => zone.id)));
  return allZones(scene)
    .filter((zone) => !worn.has(zone.id) || zone.cards?.some((card) => choices.has(card.id)))
    .filter((zone) => zone.cards?.length || zone.count || zone.kind === "hand")
    .sort((a, b) => ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));
}

export function Tray({ scene, seat, choices, question, picked, hinted, onPick, onHover }: {
  scene: Scene; seat: number | null; choices: ReadonlyMap<string, unknown>; question: number; picked: string | null; hinted: ReadonlySet<string>;
  onPick: (id: string, target: Element) => void; onHover: (id: string | null, target: Element | null) => void;
}): JSX.Element | null {
  const words = useWords();
  const zones = useMemo(() => trayZones(scene, choices), [scene, choices]);
  const [chosen, setChosen] = useState<string | null>(null);
  useEffect(() => setChosen(null), [question, seat]);
  const shown = zones.find((zone) => zone.id === chosen) ?? zones.find((zone) => zone.id === chosenZone(zones, choices, seat)) ?? zones[0];
  if (!shown) return null;
  const cards = shown.cards ?? [];
  const playing = cards.some((card) => choices.has(card.id));
  return (
    <section class="tray" aria-label={words.hand}>
      {zones.length > 1 && (
        <div class="tray-tabs" role="group" aria-label={words.hand}>
          {zones.map((zone) => (
            <button type="button" key={zone.id} aria-pressed={zone === shown ? "true" : "false"} onClick={() => setChosen(zone.id)}
              class={zone.cards?.some((card) => choices.has(card.id)) || choices.has(zone.id) ? "choice" : ""}>
              {zone.name} <span class="count">{zone.cards?.length ?? zone.count ?? 0}</span>
            </button>
          ))}
        </div>
      )}
      <div class={`cards ${playing ? "playing" : ""}`} role="group" aria-label={shown.name}>
        {cards.map((card) => (
          <CardButton key={card.id} card={card} choice={choices.has(card.id)} picked={picked === card.id} hinted={hinted.has(card.id)} onPick={onPick} onHover={onHover} />
        ))}
        {!cards.length && <p class="note"><Icon name="card-random" size={26} /> {shown.count ? words.faceDown(shown.count) : words.empty}</p>}
      </div>
    </section>
  );
}

function CardButton({ card, choice, picked, hinted, onPick, onHover }: {
  card: Card; choice: boolean; picked: boolean; hinted: boolean; onPick: (id: string, target: Element) => void; onHover: (id: string | null, target: Element | null) => void;
}): JSX.Element {
  const css = ["card", choice && "choice", picked && "picked", hinted && "hinted", card.faded && "faded"].filter(Boolean).join(" ");
  return (
    <button
      type="button" class={css} data-card={card.id} onClick={(event) => { event.stopPropagation(); onPick(card.id, event.currentTarget); }}
      onPointerLeave={() => onHover(null, null)}
    >
      <CardFace card={card} />
    </button>
  );
}

// Who is in the game: people and monsters with their bars, by the seat that leads them.
import type { JSX } from "preact";
import { Icon } from "./icon";
import { useWords } from "./language";
import { Portrait } from "./look/medal";
import { BarView } from "./parts";
import { figure } from "./phrases";
import type { Scene, Sheet } from "./scene";
import type { TableState } from "./state";

export interface PeopleMarks {
  byThing: ReadonlyMap<string, unknown>;
  picked: string | null;
  hinted: ReadonlySet<string>;
  lit?: readonly string[];
  struck?: readonly string[];
}

export function seatName(state: TableState, seat: number, words: ReturnType<typeof useWords>): string {
  const found = state.table?.seats.find((one) => one.seat === seat);
  return found?.name || (found?.bot ? `${words.bot} ${seat + 1}` : words.seat(seat + 1));
}

export function People({
  scene,
  state,
  marks,
  figures,
  onPick,
}: {
  scene: Scene;
  state: TableState;
  marks: PeopleMarks;
  figures: (sheet: string) => string[];
  onPick: (id: string, target: Element) => void;
}): JSX.Element {
  const words = useWords();
  const sheets = scene.sheets ?? [];
  const seats = state.table?.seats ?? [];
  const others = sheets.filter((sheet) => sheet.seat === undefined);
  const meant = (ids: readonly string[] | undefined, sheet: Sheet): boolean =>
    !!ids?.length && [sheet.id, ...figures(sheet.id)].some((id) => ids.includes(id));
  const row = (sheet: Sheet): JSX.Element => (
    <Person
      key={sheet.id}
      sheet={sheet}
      picked={marks.picked === sheet.id}
      lit={meant(marks.lit, sheet)}
      struck={meant(marks.struck, sheet)}
      hinted={marks.hinted.has(sheet.id)}
      choice={marks.byThing.has(sheet.id) || figures(sheet.id).some((id) => marks.byThing.has(id))}
      onPick={onPick}
    />
  );
  return (
    <section class="people" aria-label={words.people}>
      {seats.map((seat) => {
        const own = sheets.filter((sheet) => sheet.seat === seat.seat);
        return (
          <div class="party" key={seat.seat}>
            <h3 class={state.waiting.includes(seat.seat) ? "asked" : ""}>
              <span
                class={`dot tint-seat-${seat.seat} ${seat.kind === "person" && !state.here.includes(seat.seat) ? "absent" : ""}`}
              />
              <span class="party-name">
                {state.seat === seat.seat
                  ? `${words.you}${seat.name ? ` · ${seat.name}` : ""}`
                  : seatName(state, seat.seat, words)}
              </span>
              {scene.scores?.[seat.seat] !== undefined && (
                <b class="score" title={words.score}>
                  {scene.scores[seat.seat]}
                </b>
              )}
              {seat.kind === "bot" && <Icon name="robot-golem" size={15} />}
              {seat.kind === "open" && <span class="note">{words.open}</span>}
              {seat.kind === "person" && state.seat !== seat.seat && !state.here.includes(seat.seat) && (
                <span class="note">{words.away}</span>
              )}
              {state.waiting.includes(seat.seat) && <Icon name="hourglass" size={14} class="turning" />}
            </h3>
            {own.map(row)}
          </div>
        );
      })}
      {others.length > 0 && (
        <div class="party">
          <h3>
            <span class="dot tint-foe" />
            {words.others}
          </h3>
          {others.map(row)}
        </div>
      )}
    </section>
  );
}

function Person({
  sheet,
  picked,
  hinted,
  choice,
  lit,
  struck,
  onPick,
}: {
  sheet: Sheet;
  picked: boolean;
  lit: boolean;
  struck: boolean;
  hinted: boolean;
  choice: boolean;
  onPick: (id: string, target: Element) => void;
}): JSX.Element {
  const css = [
    "person",
    `tint-${sheet.tint ?? "thing"}`,
    sheet.active && "active",
    sheet.faded && "faded",
    choice && "choice",
    picked && "picked",
    hinted && "hinted",
    lit && "lit",
    struck && "struck",
  ]
    .filter(Boolean)
    .join(" ");
  const [life, ...more] = sheet.bars ?? [];
  return (
    <button
      type="button"
      class={css}
      data-sheet={sheet.id}
      onClick={(event) => {
        event.stopPropagation();
        onPick(sheet.id, event.currentTarget);
      }}
    >
      <Portrait
        icon={sheet.icon}
        tint={sheet.tint ?? "thing"}
        size={54}
        active={sheet.active ?? false}
        fallen={fallen(sheet)}
        rank={sheet.rank}
      />
      <span class="person-main">
        <span class="person-line">
          <span class="person-name">{sheet.name}</span>
          {sheet.state && <span class="person-state">{sheet.state}</span>}
        </span>
        {life && <BarView bar={life} />}
        {more.map((bar, n) => (
          <BarView key={n} bar={bar} thin />
        ))}
        {!!sheet.conditions?.length && (
          <span class="conditions">
            {sheet.conditions.map((one, n) => (
              <span key={n} title={one.text}>
                {one.icon && <Icon name={one.icon} size={13} />}
                {one.name}
                {one.value !== undefined && ` ${one.value}`}
              </span>
            ))}
          </span>
        )}
      </span>
    </button>
  );
}

const fallen = (sheet: Sheet): boolean =>
  !!sheet.bars?.length && (sheet.bars[0]!.kind ?? "life") === "life" && sheet.bars[0]!.value <= 0;

/** Where the places of the body are, and what stands there as long as they are empty. */
const SLOTS: Record<string, string> = {
  head: "barbute",
  neck: "gem-necklace",
  cloak: "cape",
  body: "breastplate",
  hands: "gauntlet",
  main: "broadsword",
  off: "shield",
  ring: "ring",
  belt: "belt",
  legs: "armored-pants",
  feet: "boots",
  pack: "knapsack",
};
const PLACES = Object.keys(SLOTS);

/** A body with the things that it wears and carries, each in its place. */
function Doll({
  sheet,
  hot,
  onCard,
}: {
  sheet: Sheet;
  hot: string;
  onCard: (id: string, target: Element) => void;
}): JSX.Element | null {
  const words = useWords();
  const zones = (sheet.zones ?? [])
    .filter((zone) => zone.slot && SLOTS[zone.slot])
    .sort((a, b) => PLACES.indexOf(a.slot!) - PLACES.indexOf(b.slot!));
  if (!zones.length) return null;
  return (
    <div class="doll">
      <span class="doll-body" aria-hidden="true">
        <Icon name="person" size={210} />
      </span>
      {zones.map((zone) =>
        zone.cards?.length ? (
          zone.cards.map((card) => (
            <button
              type="button"
              key={card.id}
              class={`slot slot-${zone.slot} ${card.faded ? "faded" : ""} ${hot === card.id ? "hot" : ""}`}
              data-card={card.id}
              title={`${zone.name}: ${card.name}`}
              onClick={(event) => {
                event.stopPropagation();
                onCard(card.id, event.currentTarget);
              }}
            >
              <i>
                <Icon name={card.icon} size={38} />
              </i>
              {card.name}
              {card.badges?.map((one, n) => (
                <small key={n}>
                  {one.name}
                  {one.value !== undefined && ` ${one.value}`}
                </small>
              ))}
            </button>
          ))
        ) : (
          <span key={zone.id} class={`slot slot-${zone.slot} none`}>
            <i>
              <Icon name={SLOTS[zone.slot!]!} size={28} />
            </i>
            {words.slotFree(zone.name)}
          </span>
        ),
      )}
    </div>
  );
}

/** A sheet in full. */
export function SheetView({
  sheet,
  onCard,
  hot = "",
}: {
  sheet: Sheet;
  onCard: (id: string, target: Element) => void;
  /** A thing that something else is compared with. */
  hot?: string;
}): JSX.Element {
  const words = useWords();
  return (
    <article class={`sheet tint-${sheet.tint ?? "thing"}`}>
      <header>
        <Portrait
          icon={sheet.icon}
          tint={sheet.tint ?? "thing"}
          size={58}
          active={sheet.active ?? false}
          fallen={fallen(sheet)}
          rank={sheet.rank}
        />
        <span>
          <b class="sheet-name">{sheet.name}</b>
          {sheet.kind && <span class="sheet-kind">{sheet.kind}</span>}
        </span>
        {sheet.state && <span class="person-state">{sheet.state}</span>}
      </header>
      {sheet.bars?.map((bar, n) => (
        <div class="sheet-bar" key={n}>
          <span>{bar.name}</span>
          <BarView bar={bar} />
        </div>
      ))}
      {!!sheet.values?.length && (
        <ul class="sheet-values">
          {sheet.values.map((one, n) => {
            const [value, aside] = figure(one.value);
            return (
              <li key={n} title={one.text} class={value.length > 5 ? "wordy" : ""}>
                {one.value !== undefined && <b>{value}</b>}
                {one.name}
                {aside && <small>{aside}</small>}
              </li>
            );
          })}
        </ul>
      )}
      <Doll sheet={sheet} hot={hot} onCard={onCard} />
      {!!sheet.conditions?.length && (
        <ul class="sheet-conditions" aria-label={words.conditions}>
          {sheet.conditions.map((one, n) => (
            <li key={n}>
              {one.icon && <Icon name={one.icon} size={15} />}
              <b>
                {one.name}
                {one.value !== undefined && ` ${one.value}`}
              </b>
              {one.text && <span> {one.text}</span>}
            </li>
          ))}
        </ul>
      )}
      {sheet.text && <p class="sheet-text">{sheet.text}</p>}
      {sheet.zones
        ?.filter((zone) => !(zone.slot && SLOTS[zone.slot]) && (zone.cards?.length || zone.count))
        .map((zone) => (
          <div class="sheet-zone" key={zone.id}>
            <h4>{zone.name}</h4>
            {zone.cards?.length ? (
              zone.cards.map((card) => (
                <button
                  type="button"
                  class={`mini ${card.faded ? "faded" : ""}`}
                  key={card.id}
                  data-card={card.id}
                  onClick={(event) => {
                    event.stopPropagation();
                    onCard(card.id, event.currentTarget);
                  }}
                >
                  <Icon name={card.icon} size={18} />
                  <span>{card.name}</span>
                  {card.badges?.map((one, n) => (
                    <i key={n}>
                      {one.name}
                      {one.value !== undefined && ` ${one.value}`}
                    </i>
                  ))}
                </button>
              ))
            ) : (
              <span class="note">{words.faceDown(zone.count ?? 0)}</span>
            )}
          </div>
        ))}
    </article>
  );
}

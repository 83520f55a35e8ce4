// The question: what is asked, its options under their headings, and what a newcomer should know about it.
import type { JSX } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { Icon } from "./icon";
import { language, useWords } from "./language";
import { type Entry, found, isLong, type Menu, type Option, quiet } from "./options";
import { CardFace, Figures } from "./parts";
import { capital, LONG_PROMPT, parted } from "./phrases";
import { prefs } from "./prefs";
import { Preview } from "./preview";
import type { Index } from "./scene";
import type { Chance, Cost, Request } from "./wire";

export function OptionButton({
  option,
  keyName,
  hinted,
  main,
  busy,
  onTake,
  onHot,
  onWhy,
  onLook,
}: {
  option: Option;
  keyName?: string;
  hinted?: boolean;
  main?: boolean;
  busy: boolean;
  onTake: (option: Option) => void;
  onHot?: (at: string[]) => void;
  onWhy: (ids: string[]) => void;
  onLook?: (of: string[]) => void;
}): JSX.Element {
  const words = useWords();
  const label = capital(option.label);
  return (
    <div class={`option-row ${hinted ? "hinted" : ""} ${main ? "main" : ""} ${option.of && onLook ? "printed" : ""}`}>
      <button
        type="button"
        class={`option role-${option.role ?? "act"}`}
        data-value={option.value}
        disabled={busy}
        // The second click of a double one is not meant for whoever is asked next.
        onClick={(event) => (quiet(option) && event.detail > 1 ? undefined : onTake(option))}
        onPointerEnter={() => onHot?.(option.at ?? [])}
        onPointerLeave={() => onHot?.([])}
        onFocus={() => onHot?.(option.at ?? [])}
        onBlur={() => onHot?.([])}
      >
        {keyName && <kbd>{keyName}</kbd>}
        {hinted && <Icon name="light-bulb" size={18} />}
        <span class="option-text">
          <span class="option-head">{label}</span>
          {option.cost?.map((cost, n) => (
            <CostChip key={n} cost={cost} />
          ))}
          {!!option.odds?.length && <OddsBar odds={option.odds} />}
          {option.detail && <span class="option-tail">{option.detail}</span>}
        </span>
        {option.preview && <Preview board={option.preview} />}
      </button>
      {!!option.cites?.length && (
        <button type="button" class="why" aria-label={`${words.why} ${label}`} onClick={() => onWhy(option.cites!)}>
          {words.why}
        </button>
      )}
      {option.of && onLook && (
        <button type="button" class="why look" aria-label={`${words.look} ${label}`} onClick={() => onLook(option.of!)}>
          {words.look}
        </button>
      )}
    </div>
  );
}

function CostChip({ cost }: { cost: Cost }): JSX.Element {
  return (
    <span class="cost-chip">
      {cost.icon && <Icon name={cost.icon} size={14} />}
      <b>{cost.value}</b> {cost.what}
    </span>
  );
}

/** The parts of the odds side by side; each says its share, as far as there is room, and all of them for those who listen. */
function OddsBar({ odds }: { odds: readonly Chance[] }): JSX.Element {
  const words = useWords();
  const name = (part: Chance): string => part.name ?? words.outcomes[part.outcome] ?? part.outcome;
  const share = (part: Chance): string => `${part.percent.toLocaleString(language(), { maximumFractionDigits: 1 })} %`;
  const shown = odds.filter((part) => part.percent > 0);
  return (
    <span class="odds-bar" role="img" aria-label={shown.map((part) => `${name(part)} ${share(part)}`).join(", ")}>
      {shown.map((part, n) => (
        <span
          key={n}
          class={`odds-part odds-${part.outcome}`}
          style={{ flexGrow: part.percent }}
          title={`${name(part)} ${share(part)}`}
        >
          {part.percent >= 18 && <span class="odds-share">{Math.round(part.percent)} %</span>}
        </span>
      ))}
    </span>
  );
}

const MOST_SHOWN = 3;
/** What the question is about, beside it: cards as they are printed, foes with what matters about them. */
function Subject({
  request,
  index,
  onLook,
}: {
  request: Request;
  index: Index | null;
  onLook: (of: string[]) => void;
}): JSX.Element | null {
  const words = useWords();
  if (!index) return null;
  const cards = request.at.flatMap((id) => index.cards.get(id) ?? []).slice(0, MOST_SHOWN);
  const foes = request.at.flatMap((id) => index.pieces.get(id) ?? []).filter((piece) => piece.tint === "foe");
  if (!cards.length && !foes.length) return null;
  return (
    <div class="subject">
      {cards.map((card) => (
        <button
          type="button"
          key={card.id}
          class="card"
          aria-label={`${words.look} ${card.name}`}
          onClick={() => onLook(card.of ? [card.of] : [])}
        >
          <CardFace card={card} />
        </button>
      ))}
      {foes.slice(0, MOST_SHOWN).map((foe) => (
        <div class="foe" key={foe.id}>
          <Icon name={foe.icon} size={34} />
          <div>
            <b>{foe.name}</b>
            {foe.bars?.map((bar, n) => (
              <span key={n}>
                {" "}
                {bar.name} {bar.value}/{bar.most}
              </span>
            ))}
            <Figures values={index.sheets.get(foe.sheet ?? "")?.values} />
          </div>
        </div>
      ))}
    </div>
  );
}

interface Props {
  request: Request;
  index: Index | null;
  menu: Menu;
  hinted: ReadonlySet<string>;
  hintText: string;
  busy: boolean;
  typed: string;
  game: string;
  onTake: (option: Option) => void;
  onHot: (at: string[]) => void;
  onWhy: (ids: string[]) => void;
  /** From some of the squares one could still attack. */
  fighting: boolean;
  onOrder: (() => void) | null;
  onLook: (of: string[]) => void;
}

export function Question({
  request,
  index,
  menu,
  hinted,
  hintText,
  busy,
  typed,
  game,
  onTake,
  onHot,
  onWhy,
  fighting,
  onOrder,
  onLook,
}: Props): JSX.Element {
  const words = useWords();
  const [opened, setOpened] = useState<Record<string, boolean>>({});
  const [sought, setSought] = useState("");
  useEffect(() => setOpened({}), [request.number]);
  useEffect(() => setSought(""), [request.key]);
  const all = useRef<HTMLElement>(null);
  useEffect(() => {
    if (hintText) all.current?.querySelector(".option-row.hinted")?.scrollIntoView({ block: "nearest" });
  }, [hintText]);
  const long = isLong(menu);
  const groups =
    long && sought
      ? menu.groups
          .map((group) => ({
            ...group,
            folded: [],
            rare: [],
            entries: found([...group.entries, ...group.rare], sought),
          }))
          .filter((group) => group.entries.length)
      : menu.groups;
  const row = (entry: Entry): JSX.Element => (
    <OptionButton
      key={entry.option.value}
      option={entry.option}
      main={menu.ranked && !entry.option.rank}
      keyName={entry.key}
      hinted={hinted.has(entry.option.value)}
      busy={busy}
      onTake={onTake}
      onHot={onHot}
      onWhy={onWhy}
      onLook={onLook}
    />
  );
  const [head, state] = parted(request.prompt);
  return (
    <section class="question" aria-labelledby="the-question" ref={all}>
      <div class="prompt" aria-live="polite">
        <h2 id="the-question" class={head.length > LONG_PROMPT ? "wordy" : ""} tabIndex={-1}>
          {head}
        </h2>
        {state && <p class="prompt-tail">{state}</p>}
        {!!request.cites?.length && (
          <button
            type="button"
            class="why"
            aria-label={`${words.why} ${request.prompt}`}
            onClick={() => onWhy(request.cites!)}
          >
            {words.why}
          </button>
        )}
      </div>
      <Subject request={request} index={index} onLook={onLook} />
      {hintText ? (
        <p class="hint-text" role="status">
          <Icon name="light-bulb" size={18} />
          {hintText}
        </p>
      ) : (
        <Guide request={request} game={game} />
      )}
      {long && (
        <input
          type="search"
          class="seek"
          value={sought}
          placeholder={words.seek}
          aria-label={words.seek}
          onInput={(event) => setSought(event.currentTarget.value)}
        />
      )}
      {fighting && (
        <p class="legend">
          <Icon name="crossed-swords" size={17} />
          {words.fightingSquares}
        </p>
      )}
      {groups.map((group) => (
        <div class="group" key={group.id}>
          {group.title && <h3>{group.title}</h3>}
          {group.folded.length > 0 && (
            <button
              type="button"
              class="on-map"
              aria-expanded={opened[group.id] ? "true" : "false"}
              onClick={() => setOpened({ ...opened, [group.id]: !opened[group.id] })}
            >
              <span>{words.chooseOnMap(group.folded.length)}</span>
              <span class="more">{opened[group.id] ? words.hideAll : words.showAll}</span>
            </button>
          )}
          {group.folded.filter(({ option }) => opened[group.id] || hinted.has(option.value)).map(row)}
          {group.entries.filter(({ option }) => !option.facing).map(row)}
          <Compass entries={group.entries} hinted={hinted} busy={busy} onTake={onTake} />
          {group.rare.filter(({ option }) => opened[`${group.id} rare`] || hinted.has(option.value)).map(row)}
          {group.rare.length > 0 && (
            <button
              type="button"
              class="text-button rare"
              aria-expanded={opened[`${group.id} rare`] ? "true" : "false"}
              onClick={() => setOpened({ ...opened, [`${group.id} rare`]: !opened[`${group.id} rare`] })}
            >
              {opened[`${group.id} rare`] ? words.hideAll : words.moreChoices(group.rare.length)}
            </button>
          )}
        </div>
      ))}
      {!groups.length && <p class="note">{words.noneFound}</p>}
      {menu.last && <div class="group last">{row(menu.last)}</div>}
      {typed && <p class="typed">{typed} …</p>}
      {onOrder && (
        <button type="button" class="text-button" onClick={onOrder}>
          {words.orderPass}
        </button>
      )}
    </section>
  );
}

const ROSE = ["north-west", "north", "north-east", "west", "", "east", "south-west", "south", "south-east"];

/** The ways to turn, as they lie round a figure; the board has the same arrows. */
function Compass({
  entries,
  hinted,
  busy,
  onTake,
}: {
  entries: readonly Entry[];
  hinted: ReadonlySet<string>;
  busy: boolean;
  onTake: (option: Option) => void;
}): JSX.Element | null {
  if (!entries.some(({ option }) => option.facing)) return null;
  return (
    <div class="compass">
      {ROSE.map((way, n) => {
        const entry = entries.find(({ option }) => option.facing === way);
        if (!way || !entry) return <span key={n} />;
        return (
          <button
            type="button"
            key={n}
            class={hinted.has(entry.option.value) ? "option hinted" : "option"}
            data-value={entry.option.value}
            disabled={busy}
            aria-label={entry.option.label}
            title={entry.option.label}
            onClick={() => onTake(entry.option)}
          >
            <svg class={`to-${way}`} width="26" height="26" viewBox="-20 -20 40 40" aria-hidden="true">
              <path d="M0 -17L13 9L0 3L-13 9Z" />
            </svg>
            <kbd>{entry.key}</kbd>
          </button>
        );
      })}
    </div>
  );
}

function Guide({ request, game }: { request: Request; game: string }): JSX.Element | null {
  const words = useWords();
  const { guide, seen } = prefs.get();
  const id = `${game}:${request.key}`;
  if (!request.guide || !guide || seen[id]) return null;
  return (
    <aside class="guide" aria-label={words.guideTitle}>
      <p>{request.guide}</p>
      <div class="buttons">
        <button type="button" onClick={() => prefs.set({ seen: { ...prefs.get().seen, [id]: true } })}>
          {words.gotIt}
        </button>
        <button type="button" class="text-button" onClick={() => prefs.set({ guide: false })}>
          {words.noMore}
        </button>
      </div>
    </aside>
  );
}

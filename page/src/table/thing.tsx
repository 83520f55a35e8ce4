// What one has pointed at: what it is, exactly the options that concern it, or why there are none.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useWords } from "../language";
import type { Link } from "../link";
import { type Entry, type Option, optionsAt } from "../options";
import { CardFace, Figures, Popover } from "../parts";
import { SheetView } from "../people";
import { OptionButton } from "../question";
import { type Card, type Index, nameOf, type Sheet } from "../scene";
import type { Reason } from "../wire";
import { type Foresight, figureAt } from "./foresight";
import type { Aim } from "./pointing";

export function Thing({
  aim: { id, anchor },
  live,
  index,
  options,
  hinted,
  busy,
  entries,
  onTake,
  onWhy,
  onClose,
  link,
  ahead,
}: {
  aim: Aim;
  live: boolean;
  index: Index;
  options: readonly Option[];
  hinted: ReadonlySet<string>;
  busy: boolean;
  entries: readonly Entry[];
  onTake: (option: Option) => void;
  onWhy: (ids: string[]) => void;
  onClose: () => void;
  link: Link;
  ahead: Foresight;
}): JSX.Element | null {
  const words = useWords();
  const own = optionsAt(id, options, index);
  const card = index.cards.get(id);
  const looked = useLooked(link, live ? card : undefined);
  const reasons = useReasons(link, live && !own.length ? id : null);
  const name = nameOf(id, index, (one) => `${words.floors[one.kind ?? ""] ?? words.square} ${one.x},${one.y}`);
  // What one pointed at may have left the table since.
  if (name === null) return null;
  const choices = own.length > 0 && (
    <div class="thing-options">
      {live
        ? own.map((option) => (
            <OptionButton
              key={option.value}
              option={option}
              keyName={own.length === 1 ? "Enter" : (entries.find((entry) => entry.option === option)?.key ?? "")}
              hinted={hinted.has(option.value)}
              busy={busy}
              onTake={onTake}
              onWhy={onWhy}
            />
          ))
        : own.slice(0, 4).map((option) => (
            <p class="thing-option" key={option.value}>
              {option.label}
            </p>
          ))}
      {!live && own.length > 4 && <p class="thing-option">…</p>}
    </div>
  );
  // A sheet is long: what can be done stands before it, where nobody has to look for it.
  const first = live && !card && sheetOf(id, index);
  return (
    <Popover anchor={anchor} live={live} above={!live && !!card} onClose={onClose} label={name}>
      {first && choices}
      {card ? (
        <div class="card large">
          <CardFace card={looked ?? card} large />
        </div>
      ) : (
        <What id={id} name={name} index={index} live={live} />
      )}
      <Outlook id={id} index={index} ahead={ahead} />
      {reasons.length > 0 && (
        <div class="why-not" role="status">
          {reasons.map((reason, n) => (
            <p key={n}>
              {reason.text}{" "}
              {!!reason.cites?.length && (
                <button type="button" class="why" onClick={() => onWhy(reason.cites!)}>
                  {words.why}
                </button>
              )}
            </p>
          ))}
        </div>
      )}
      {!first && choices}
    </Popover>
  );
}

/** The sheet of a person or a figure. */
const sheetOf = (id: string, index: Index): Sheet | undefined =>
  index.sheets.get(id) ?? index.sheets.get(index.pieces.get(id)?.sheet ?? "");

/** What the marks on the board mean for this square or this foe. */
function Outlook({ id, index, ahead }: { id: string; index: Index; ahead: Foresight }): JSX.Element | null {
  const words = useWords();
  const square = ahead.squares.get(id);
  const names = square?.targets?.map((one) => index.pieces.get(one)?.name ?? "").filter(Boolean) ?? [];
  if (square) return <p class="outlook">{names.length ? words.stillAttack(names.join(", ")) : words.walkOnly}</p>;
  const threat = ahead.threat?.of.id === figureAt(id, index)?.id ? ahead.threat?.threat : null;
  if (!threat) return null;
  return <p class="outlook">{threat.soon?.length ? words.canStrike : words.strikesNobody}</p>;
}

/** A figure, a person, a square or a door in a few lines; whoever has a sheet shows it when he is picked. */
function What({ id, name, index, live }: { id: string; name: string; index: Index; live: boolean }): JSX.Element {
  const piece = index.pieces.get(id);
  const sheet = sheetOf(id, index);
  const cell = index.cells.get(id);
  if (sheet && live) return <SheetView sheet={sheet} onCard={() => undefined} />;
  return (
    <div class="thing">
      <b>{name}</b>
      {(piece?.bars ?? sheet?.bars ?? []).map((bar, n) => (
        <p key={n}>
          {bar.name} {bar.value}/{bar.most}
        </p>
      ))}
      <Figures values={sheet?.values} />
      <Figures values={piece?.badges} />
      {cell && index.areas.get(cell.id)?.map((area) => <p key={area.id}>{area.name}</p>)}
      {cell &&
        index.on.get(cell.id)?.map((one) => (
          <p key={one.id}>
            {one.name}
            {one.bars?.map((bar) => ` · ${bar.name} ${bar.value}/${bar.most}`)}
          </p>
        ))}
    </div>
  );
}

/** A card whose text is not in the scene, in full. */
function useLooked(link: Link, card: Card | undefined): Card | null {
  const [looked, setLooked] = useState<Card | null>(null);
  const of = card && !card.text ? card.of : undefined;
  useEffect(() => {
    setLooked(null);
    if (of)
      void link.ask({ type: "look", of }).then((reply) => {
        if (reply?.type === "look") setLooked(reply.card);
      });
  }, [link, of]);
  return looked;
}

/** Why nothing can be done with a thing; spectators are not told. */
function useReasons(link: Link, id: string | null): readonly Reason[] {
  const [told, setTold] = useState<{ at: string; reasons: Reason[] } | null>(null);
  useEffect(() => {
    if (id && link.state.role === "seat")
      void link.ask({ type: "why-not", at: id }).then((reply) => {
        if (reply?.type === "why-not") setTold(reply);
      });
  }, [link, id]);
  return told && told.at === id ? told.reasons : [];
}

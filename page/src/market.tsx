// A place where things are sold: a town with its houses, shelves with prices, a thing beside what one has, one's purse before and after.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Icon } from "./icon";
import { useWords } from "./language";
import { Street } from "./look/town";
import type { Option } from "./options";
import { CardFace } from "./parts";
import { SheetView } from "./people";
import { OptionButton } from "./question";
import type { Card, Index, Scene, Sheet } from "./scene";
import { alike, compared, houseOf, leaving, payer, price, purse, stalls, type Ware } from "./wares";
import type { Request } from "./wire";

interface Props {
  scene: Scene;
  index: Index;
  request: Request;
  options: Option[];
  seat: number | null;
  hinted: ReadonlySet<string>;
  busy: boolean;
  onTake: (option: Option) => void;
  onWhy: (ids: string[]) => void;
}

export function MarketView(props: Props): JSX.Element {
  const { scene, index, request, options, seat, hinted, busy, onTake, onWhy } = props;
  const words = useWords();
  const market = scene.market!;
  const houses = scene.zones?.find((zone) => zone.id === market.houses)?.cards ?? [];
  const here = houses.find((card) => card.id === market.house);
  const found = stalls(scene, options, index, houses);
  const [tab, setTab] = useState<string | null>(null);
  const [chosen, setChosen] = useState("");
  useEffect(() => {
    setChosen("");
    setTab(null);
  }, [request.key, market.house]);
  const shown = found.find((stall) => stall.id === tab) ?? found[0];
  const wares = found.flatMap((stall) => stall.wares);
  const ware = wares.find((one) => one.id === chosen);
  const who = payer(scene, request, seat);
  const coins = purse(scene, who);
  const doors = new Map(
    options.flatMap((option) => {
      const house = houseOf(option, houses);
      return house ? [[house.id, option] as const] : [];
    }),
  );
  const row = (option: Option): JSX.Element => (
    <OptionButton
      key={option.value}
      option={option}
      hinted={hinted.has(option.value)}
      busy={busy}
      onTake={onTake}
      onWhy={onWhy}
    />
  );
  return (
    <div class={`market ${houses.length ? "in-town" : ""}`} onClick={(event) => event.stopPropagation()}>
      <header class="market-top">
        {houses.length > 0 && (
          <Street
            houses={houses}
            here={market.house ?? ""}
            open={new Set(doors.keys())}
            onEnter={(house) => onTake(doors.get(house)!)}
          />
        )}
        <div class="market-name">
          <h2>{market.name}</h2>
          {coins !== null && (
            <p>
              <Icon name={market.icon ?? "two-coins"} size={20} /> {words.purseHolds(coins, market.what)}
            </p>
          )}
        </div>
        <div class="market-leave">
          {leaving(options).map((option) => (
            <button type="button" key={option.value} class="primary" disabled={busy} onClick={() => onTake(option)}>
              {option.label}
            </button>
          ))}
        </div>
      </header>
      <div class="market-panels">
        <section class="panel shop">
          <div class="shop-head">
            <h3>{here?.name ?? (shown?.title || market.name)}</h3>
            {found.length > 1 && (
              <div class="shop-tabs" role="group">
                {found.map((stall) => (
                  <button
                    type="button"
                    key={stall.id}
                    aria-pressed={stall === shown ? "true" : "false"}
                    onClick={() => setTab(stall.id)}
                  >
                    {stall.title || words.services}
                  </button>
                ))}
              </div>
            )}
          </div>
          {here?.text && <p class="quip">{here.text}</p>}
          {shown && shown.wares.length > 0 && (
            <div class="shelves">
              {shown.wares.map((one) => (
                <Good
                  key={one.id}
                  ware={one}
                  icon={market.icon ?? "two-coins"}
                  on={one.id === chosen}
                  hinted={one.options.some((option) => hinted.has(option.value))}
                  onPick={() => setChosen(one.id === chosen ? "" : one.id)}
                />
              ))}
            </div>
          )}
          {shown?.work.map(row)}
          {!shown && <p class="note">{houses.length ? words.pickHouse : words.empty}</p>}
        </section>
        {ware?.card && (
          <Offer
            ware={ware}
            card={ware.card}
            who={who}
            coins={coins}
            busy={busy}
            onTake={onTake}
            onWhy={onWhy}
            what={market.what}
            icon={market.icon ?? "two-coins"}
          />
        )}
        {who && (
          <section class="panel market-hero">
            <SheetView
              sheet={who}
              onCard={(id) => setChosen(id)}
              hot={ware?.card ? (alike(ware.card, who)?.id ?? "") : ""}
            />
          </section>
        )}
      </div>
    </div>
  );
}

function Good({
  ware,
  icon,
  on,
  hinted,
  onPick,
}: {
  ware: Ware;
  icon: string;
  on: boolean;
  hinted: boolean;
  onPick: () => void;
}): JSX.Element {
  const cost = price(ware);
  return (
    <button
      type="button"
      class={`ware ${ware.options.length ? "" : "dear"} ${hinted ? "hinted" : ""}`}
      aria-pressed={on ? "true" : "false"}
      onClick={onPick}
    >
      <span class="ware-pic">
        <Icon name={ware.card!.icon} size={60} />
      </span>
      {cost !== undefined && (
        <span class="tag">
          <Icon name={icon} size={14} />
          {cost}
        </span>
      )}
      <span class="ware-name">{ware.card!.name}</span>
    </button>
  );
}

function Offer({
  ware,
  card,
  who,
  coins,
  what,
  icon,
  busy,
  onTake,
  onWhy,
}: {
  ware: Ware;
  card: Card;
  who: Sheet | undefined;
  coins: number | null;
  what: string;
  icon: string;
  busy: boolean;
  onTake: (option: Option) => void;
  onWhy: (ids: string[]) => void;
}): JSX.Element {
  const words = useWords();
  const old = alike(card, who);
  const cost = price(ware);
  const [main, ...more] = [...ware.options].sort((a, b) => (a.rank ?? 0) - (b.rank ?? 0));
  const pays =
    main && typeof cost === "number" && coins !== null && (main.cost?.length || coins >= cost) && !owned(who, card);
  return (
    <section class="panel offer">
      <h3>{who ? words.forWhom(card.name, who.name) : card.name}</h3>
      <div class="versus">
        {old && (
          <>
            <figure>
              <span class="versus-pic">
                <Icon name={old.icon} size={58} />
              </span>
              <figcaption>{old.name}</figcaption>
            </figure>
            <span class="versus-arrow" aria-hidden="true">
              ▸
            </span>
          </>
        )}
        <figure class="new">
          <span class="versus-pic">
            <Icon name={card.icon} size={58} />
          </span>
          <figcaption>{card.name}</figcaption>
        </figure>
      </div>
      <table class="compare">
        <tbody>
          {compared(old, card).map(({ name, before, after }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>
                {old && before !== after && <span class="was">{before ?? "–"} → </span>}
                <b class={old && before !== after ? "changed" : ""}>{after ?? "–"}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {card.text && <p class="offer-text">{card.text}</p>}
      <div class="pay">
        {pays && (
          <p class="purse">
            {words.purse}
            <b>
              {coins} → {(coins as number) - (cost as number)}
            </b>
          </p>
        )}
        {!ware.options.length && <p class="note">{words.notForYou}</p>}
        {more.map((option) => (
          <button type="button" key={option.value} disabled={busy} onClick={() => onTake(option)}>
            {option.label}
          </button>
        ))}
        {main && (
          <button type="button" class="primary" disabled={busy} onClick={() => onTake(main)}>
            {pays ? (
              <>
                <Icon name={icon} /> {words.buyFor(String(cost), main.cost?.[0]?.what ?? what)}
              </>
            ) : (
              main.label
            )}
          </button>
        )}
        {!!main?.cites?.length && (
          <button type="button" class="why" onClick={() => onWhy(main.cites!)}>
            {words.why}
          </button>
        )}
      </div>
      <details class="offer-card">
        <summary>{words.wholeCard}</summary>
        <div class="card large">
          <CardFace card={card} large />
        </div>
      </details>
    </section>
  );
}

const owned = (who: Sheet | undefined, card: Card): boolean =>
  !!who?.zones?.some((zone) => zone.cards?.some((one) => one.id === card.id));

// A campaign: who belongs to it, what has happened, and what comes next.
import type { JSX } from "preact";
import { useSyncExternalStore } from "preact/compat";
import { useEffect, useState } from "preact/hooks";
import { useAnswer } from "./answer";
import { api } from "./api";
import {
  bestBot,
  type Chair,
  Chairs,
  chairsOf,
  filled,
  HowManyHeroes,
  limits,
  Pick,
  type Sitting,
  seatsOf,
} from "./chairs";
import { Icon, useGameIcons } from "./icon";
import { day, language, useWords } from "./language";
import { ChartView } from "./look/chart";
import { Rail, type Stop } from "./look/rail";
import { CardFace, CopyButton, Dialog, Figures } from "./parts";
import { SheetView } from "./people";
import { campaigns, keepCampaign, keepTable } from "./prefs";
import { address, go } from "./route";
import type { Sheet } from "./scene";
import type { Campaign, CampaignLink, Overview } from "./wire";

export function CampaignPage({ id, given }: { id: string; given: string }): JSX.Element {
  const words = useWords();
  useEffect(() => {
    // A key leaves the address as soon as it is kept, so that nobody reads it over a shoulder.
    if (!given) return;
    keepCampaign(id, given);
    history.replaceState(null, "", address({ campaign: id }));
  }, [id, given]);
  const { kept } = useSyncExternalStore(campaigns.subscribe, campaigns.get);
  const [party, setParty] = useState(1);
  const [again, setAgain] = useState(0);
  const token = given || (kept[id]?.token ?? "");
  const { value, error } = useAnswer(() => api.campaign(id, token, party), [id, token, party, again, language()]);
  useGameIcons(value?.game ?? "");
  return (
    <div class="lobby">
      <header class="top">
        <Icon name="hood" size={24} />
        <h1>{words.title}</h1>
        <div class="tools">
          <button type="button" onClick={() => go("")}>
            {words.lobby}
          </button>
        </div>
      </header>
      <main>
        {error && (
          <p class="error" role="alert">
            {error}
          </p>
        )}
        {!value && !error && <p class="note">{words.loading}</p>}
        {value && <Told campaign={value} token={token} onParty={setParty} onChange={() => setAgain(again + 1)} />}
      </main>
    </div>
  );
}

function Told({
  campaign,
  token,
  onParty,
  onChange,
}: {
  campaign: Campaign;
  token: string;
  onParty: (n: number) => void;
  onChange: () => void;
}): JSX.Element {
  const words = useWords();
  const { party } = campaign;
  const page = party.page;
  const [card, setCard] = useState("");
  return (
    <>
      {card && <Printed campaign={campaign} id={card} onClose={() => setCard("")} />}
      <div class="hero banner-hero">
        <h2>{campaign.name}</h2>
        <p>
          {[campaign.title, campaign.story.title, page?.calendar]
            .filter((one) => one && one !== campaign.name)
            .join(" · ")}
        </p>
        <Rail stops={way(campaign, words.nextQuest)} label={words.chronicle} />
        {campaign.story.about && <p>{campaign.story.about}</p>}
        <details class="share-book">
          <summary>{words.share}</summary>
          <p class="note">{words.shareBook}</p>
          <CopyButton text={address({ campaign: campaign.campaign, key: token })} />
        </details>
        {campaign.parties.length > 1 && (
          <label class="field parties">
            {words.partyOf}
            <select value={party.number} onChange={(event) => onParty(Number(event.currentTarget.value))}>
              {campaign.parties.map((one) => (
                <option key={one.number} value={one.number}>
                  {one.name}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      <div class="campaign-columns">
        <section class="campaign-next" aria-label={words.nextQuest}>
          <h2>{party.state === "told" ? words.theEnd : words.nextQuest}</h2>
          <Next key={`${party.number}/${party.links.length}`} campaign={campaign} token={token} />
          {page && (
            <>
              <Figures values={page.standing} />
              <Figures values={page.treasury} />
            </>
          )}
          {party.standings.length > 0 && <Standings campaign={campaign} />}
        </section>
        {page && (
          <section class="roster" aria-label={words.roster}>
            <h2>{words.roster}</h2>
            <Heroes title="" sheets={page.party} onCard={setCard} />
            <Heroes title={words.atHome} sheets={page.bench} onCard={setCard} />
            <Heroes title={words.departed} sheets={page.gone} onCard={setCard} />
          </section>
        )}
        <Chronicle campaign={campaign} token={token} onChange={onChange} onParty={onParty} />
        {page?.overview && <OverviewSheet sheet={page.overview} links={party.links} />}
        {page?.map && (
          <section class="campaign-map" aria-label={words.map}>
            <h2>{words.map}</h2>
            <ChartView board={page.map} />
          </section>
        )}
      </div>
    </>
  );
}

/** The games of a party and, where its tale goes on, the one that comes next. */
function way({ party }: Campaign, next: string): Stop[] {
  const done = party.links.map(({ title, over, won }): Stop => {
    return { name: title, state: !over ? "now" : won.some((one) => one) ? "won" : "lost" };
  });
  if (party.state === "told" || done.at(-1)?.state === "now") return done;
  return [...done, { name: party.next.find((one) => one.suggested)?.title ?? next, state: "now" }];
}

/** A card of somebody in the book, with all that is printed about it. */
function Printed({
  campaign,
  id,
  onClose,
}: {
  campaign: Campaign;
  id: string;
  onClose: () => void;
}): JSX.Element | null {
  const page = campaign.party.page!;
  const mine = [...page.party, ...page.bench, ...page.gone]
    .flatMap((sheet) => sheet.zones ?? [])
    .flatMap((zone) => zone.cards ?? [])
    .find((one) => one.id === id);
  const { value } = useAnswer(
    () => api.glossary(campaign.game, campaign.party.table.edition),
    [campaign.game, language()],
  );
  const card = value?.cards.find((one) => one.of === mine?.of) ?? mine;
  if (!card) return null;
  return (
    <Dialog title={card.name} onClose={onClose}>
      <div class="looked">
        <div class="card large">
          <CardFace card={card} large />
        </div>
      </div>
    </Dialog>
  );
}

function Heroes({
  title,
  sheets,
  onCard,
}: {
  title: string;
  sheets: Sheet[];
  onCard: (id: string) => void;
}): JSX.Element | null {
  if (!sheets.length) return null;
  return (
    <>
      {title && <h3>{title}</h3>}
      <div class="heroes">
        {sheets.map((sheet) => (
          <SheetView key={sheet.id} sheet={sheet} onCard={onCard} />
        ))}
      </div>
    </>
  );
}

function Next({ campaign, token }: { campaign: Campaign; token: string }): JSX.Element {
  const words = useWords();
  const { party } = campaign;
  const [chosen, setChosen] = useState(party.next[0]?.scenario ?? "");
  const usual = party.page?.party.map((one) => one.id) ?? [];
  const [who, setWho] = useState(usual);
  const [changed, setChanged] = useState<TableWish>({});
  const [error, setError] = useState("");
  const [busy, setBusy] = useState(false);
  const play = (scenario: string | null, anew = false): void => {
    setBusy(true);
    api
      .playOn(campaign.campaign, token, {
        party: party.number,
        ...(scenario ? { scenario } : {}),
        ...(anew ? { anew } : {}),
        ...(!anew && who.length && who.join() !== usual.join() ? { who } : {}),
        ...(scenario ? changed : {}),
      })
      .then(
        (opened) => {
          keepTable(opened, campaign.game, campaign.campaign);
          go(`table=${opened.table}`);
        },
        (refused: Error) => {
          setBusy(false);
          setError(refused.message);
        },
      );
  };
  const current = party.links.at(-1);
  const again = party.anew && (
    <p>
      <button type="button" disabled={busy} onClick={() => play(null, true)}>
        {words.beginAnew}
      </button>
    </p>
  );
  // Whoever chooses who goes along does not ask for anybody else.
  const asUsual = who.join() === usual.join();
  const ours = asUsual && changed.heroes ? usual.length + (party.page?.bench.length ?? 0) : who.length;
  const newcomers = Math.max(0, (changed.heroes ?? (asUsual ? (party.page?.places ?? 0) : 0)) - ours);
  if (party.state === "told")
    return (
      <>
        {current?.result.map((line) => (
          <p key={line}>{line}</p>
        ))}
        {current?.log.slice(0, 1).map((line) => (
          <p key={line} class="chronicle-line">
            {line}
          </p>
        ))}
        <p class="note">{words.storyTold}</p>
        {again}
      </>
    );
  return (
    <>
      {party.state === "playing" && current ? (
        <>
          <p>
            <b>{current.title}</b>
          </p>
          <button type="button" class="primary" disabled={busy} onClick={() => play(null)}>
            {words.goOnStory}
          </button>
        </>
      ) : (
        <>
          <fieldset class="quests">
            <legend class="unseen">{words.nextQuest}</legend>
            {party.next.map((one) => (
              <label key={one.scenario} class="quest">
                {party.next.length > 1 && (
                  <input
                    type="radio"
                    name="quest"
                    checked={one.scenario === chosen}
                    onChange={() => setChosen(one.scenario)}
                  />
                )}
                <span>
                  <b>{one.title}</b>
                  {one.about && <span class="note">{one.about}</span>}
                  {one.again && <span class="note again">{one.again}</span>}
                </span>
              </label>
            ))}
          </fieldset>
          {party.page && (
            <TakePart
              sheets={[...party.page.party, ...party.page.bench]}
              who={who}
              newcomers={newcomers}
              onChange={setWho}
            />
          )}
          <AtTheTable campaign={campaign} onChange={setChanged} />
          <button type="button" class="primary" disabled={busy} onClick={() => play(chosen)}>
            {words.playThis}
          </button>
          {again}
        </>
      )}
      {error && (
        <p class="error" role="alert">
          {error}
        </p>
      )}
    </>
  );
}

/** Who goes along this time; the others stay at home and keep what they have. */
function TakePart({
  sheets,
  who,
  newcomers,
  onChange,
}: {
  sheets: Sheet[];
  who: string[];
  newcomers: number;
  onChange: (who: string[]) => void;
}): JSX.Element | null {
  const words = useWords();
  if (sheets.length < 2) return null;
  const toggled = (id: string): string[] =>
    sheets.map((one) => one.id).filter((one) => (one === id) !== who.includes(one));
  return (
    <fieldset class="take-part">
      <legend>{words.takePart}</legend>
      {sheets.map((one) => (
        <label key={one.id}>
          <input
            type="checkbox"
            checked={who.includes(one.id)}
            disabled={who.length === 1 && who[0] === one.id}
            onChange={() => onChange(toggled(one.id))}
          />
          {one.name}
        </label>
      ))}
      {newcomers > 0 && <span class="note">{words.newcomers(newcomers)}</span>}
    </fieldset>
  );
}

/** What is said to be different from the next game on. */
type TableWish = { mode?: string; heroes?: number; seats?: Sitting[] };

/** How the next game is played: as the last one, unless somebody changes mode, heroes or seats. */
function AtTheTable({ campaign, onChange }: { campaign: Campaign; onChange: (wish: TableWish) => void }): JSX.Element {
  const words = useWords();
  const { table } = campaign.party;
  const { value: games } = useAnswer(() => api.games(), [language()]);
  const game = games?.find((one) => one.slug === campaign.game);
  const [mode, setMode] = useState(table.mode);
  const [heroes, setHeroes] = useState(table.heroes);
  const [chairs, setChairs] = useState<Chair[]>(chairsOf(table.seats));
  useEffect(() => {
    if (game) setChairs((now) => filled(now, limits(game, mode), now.length, bestBot(game)));
  }, [mode, game]);
  useEffect(() => {
    const seats = seatsOf(chairs);
    onChange({
      ...(mode === table.mode ? {} : { mode }),
      ...(heroes && heroes !== table.heroes ? { heroes } : {}),
      ...(JSON.stringify(seats) === JSON.stringify(seatsOf(chairsOf(table.seats))) ? {} : { seats }),
    });
  }, [mode, heroes, chairs]);
  const people = chairs.map((chair) =>
    chair.kind === "me" ? chair.name || words.you : chair.kind === "open" ? words.open : words.bot,
  );
  return (
    <details class="at-the-table">
      <summary>
        {words.atTheTable}: {[people.join(", "), heroes ? words.heroCount(heroes) : ""].filter(Boolean).join(" · ")}
      </summary>
      {game && (
        <>
          <Chairs game={game} mode={mode} chairs={chairs} onChange={setChairs} />
          <Pick name="mode" title={words.mode} from={game.modes} value={mode} onChange={setMode} />
          <HowManyHeroes game={game} heroes={heroes} onChange={setHeroes} />
          <p class="note">{words.atTheTableHint}</p>
        </>
      )}
    </details>
  );
}

function Standings({ campaign }: { campaign: Campaign }): JSX.Element {
  const words = useWords();
  return (
    <table class="standings">
      <thead>
        <tr>
          <th scope="col">{words.player}</th>
          <th scope="col">{words.gamesPlayed}</th>
          <th scope="col">{words.gamesWon}</th>
          <th scope="col">{words.points}</th>
        </tr>
      </thead>
      <tbody>
        {campaign.party.standings.map((one, n) => (
          <tr key={n}>
            <th scope="row">{one.player}</th>
            <td>{one.played}</td>
            <td>{one.won}</td>
            <td>{one.score}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The sheet that is filled in after each game, with the players' notes beside it. */
function OverviewSheet({ sheet, links }: { sheet: Overview; links: CampaignLink[] }): JSX.Element {
  const words = useWords();
  const note = (number: number): string => links.find((link) => link.number === number)?.note ?? "";
  const noted = sheet.rows.some((row) => note(row.link));
  return (
    <section class="overview" aria-label={words.overview}>
      <h2>{words.overview}</h2>
      <div class="wide">
        <table class="standings">
          <thead>
            <tr>
              <th scope="col">#</th>
              {sheet.columns.map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
              {noted && <th scope="col">{words.notes}</th>}
            </tr>
          </thead>
          <tbody>
            {sheet.rows.map((row) => (
              <tr key={row.link}>
                <th scope="row">{row.link}</th>
                {row.cells.map((cell, n) => (
                  <td key={n} data-name={sheet.columns[n]}>
                    {cell}
                  </td>
                ))}
                {noted && <td data-name={words.notes}>{note(row.link)}</td>}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** So many letters of a note have room in a line. */
const NOTE_LINE = 44;

function Chronicle({
  campaign,
  token,
  onChange,
  onParty,
}: {
  campaign: Campaign;
  token: string;
  onChange: () => void;
  onParty: (n: number) => void;
}): JSX.Element {
  const words = useWords();
  const { links, number } = campaign.party;
  const [error, setError] = useState("");
  const failed = (refused: Error): void => setError(refused.message);
  const fork = (link: CampaignLink): void => {
    const wanted = words.forkName(link.number);
    const taken = new Set(campaign.parties.map((one) => one.name));
    let name = wanted;
    for (let n = 2; taken.has(name); n++) name = `${wanted} (${n})`;
    api.fork(campaign.campaign, token, { link: link.number, party: number, name }).then((made) => {
      onChange();
      onParty(made.party);
    }, failed);
  };
  const note = (link: CampaignLink, text: string): void => {
    if (text !== link.note)
      api.note(campaign.campaign, token, { link: link.number, party: number, text }).then(onChange, failed);
  };
  return (
    <section class="chronicle" aria-label={words.chronicle}>
      <h2>{words.chronicle}</h2>
      {error && (
        <p class="error" role="alert">
          {error}
        </p>
      )}
      {!links.length && <p class="note">{words.nothingYet}</p>}
      <ol reversed>
        {links.toReversed().map((link) => (
          <li key={link.number}>
            <header>
              <b>
                {link.number}. {link.title}
              </b>
              <span class="note">
                {[link.players.filter(Boolean).join(", "), link.ended && day(link.ended)].filter(Boolean).join(" · ")}
              </span>
            </header>
            {link.over ? link.result.map((line) => <p key={line}>{line}</p>) : <p class="turn">{words.playing}</p>}
            {link.log.map((line, n) => (
              <p key={n} class="chronicle-line">
                {line}
              </p>
            ))}
            {link.over && (
              <>
                <textarea
                  rows={Math.ceil((link.note.length + 1) / NOTE_LINE)}
                  aria-label={words.noteOn(link.title)}
                  placeholder={words.notePlace}
                  maxLength={500}
                  value={link.note}
                  onBlur={(event) => note(link, event.currentTarget.value)}
                />
                <span class="buttons">
                  <button type="button" class="text-button" onClick={() => fork(link)}>
                    {words.fork}
                  </button>
                </span>
              </>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}

// Things to read: the rules with search, everything printed, how to play, who is to be thanked.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useAnswer } from "./answer";
import { api } from "./api";
import { useGameIcons } from "./icon";
import { language, useWords } from "./language";
import { Markdown } from "./markdown";
import { CardFace, Dialog } from "./parts";
import type { Card } from "./scene";
import type { Rule } from "./wire";

export function RuleList({ rules }: { rules: readonly Rule[] }): JSX.Element {
  const words = useWords();
  return (
    <>
      <ul class="rules">
        {rules.map((rule) => (
          <li key={rule.id}>
            <p>{rule.text}</p>
            <code>
              {rule.id}
              {rule.edition && rule.edition !== "both" ? ` · ${rule.edition}` : ""}
            </code>
          </li>
        ))}
      </ul>
      {language() !== "en" && rules.length > 0 && <p class="note">{words.rulesIn}</p>}
    </>
  );
}

export function WhyDialog({
  game,
  ids,
  onClose,
}: {
  game: string;
  ids: readonly string[];
  onClose: () => void;
}): JSX.Element {
  const words = useWords();
  const { value, error } = useAnswer(() => api.rulesById(game, ids), [game, ids.join()]);
  return (
    <Dialog title={words.whyTitle} onClose={onClose}>
      {error ? (
        <p class="error">{error}</p>
      ) : !value ? (
        <p class="note">{words.loading}</p>
      ) : value.rules.length ? (
        <RuleList rules={value.rules} />
      ) : (
        <p>{words.noWhy}</p>
      )}
    </Dialog>
  );
}

export function RulesBrowser({ game }: { game: string }): JSX.Element {
  const words = useWords();
  const [query, setQuery] = useState("");
  const [asked, setAsked] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAsked(query.trim()), 180);
    return () => clearTimeout(timer);
  }, [query]);
  const { value, error } = useAnswer(() => api.rules(game, asked), [game, asked]);
  return (
    <div class="browser">
      <input
        type="search"
        class="search"
        value={query}
        placeholder={words.searchRules}
        aria-label={words.searchRules}
        onInput={(event) => setQuery(event.currentTarget.value)}
      />
      {error && <p class="error">{error}</p>}
      {!asked && <p class="note">{words.typeToSearch}</p>}
      {value && asked && !value.rules.length && <p class="note">{words.noRules}</p>}
      {value && <RuleList rules={value.rules} />}
      {value?.more && <p class="note">{words.moreRules}</p>}
    </div>
  );
}

export function Glossary({ game, edition }: { game: string; edition: string }): JSX.Element {
  const words = useWords();
  const [query, setQuery] = useState("");
  useGameIcons(game);
  const { value, error } = useAnswer(() => api.glossary(game, edition), [game, edition, language()]);
  const wanted = query.toLocaleLowerCase().split(/\s+/).filter(Boolean);
  const fits = (card: Card): boolean => {
    const text = `${card.name} ${card.kind ?? ""} ${card.text ?? ""}`.toLocaleLowerCase();
    return wanted.every((word) => text.includes(word));
  };
  const found = (value?.cards ?? []).filter(fits);
  return (
    <div class="browser">
      <input
        type="search"
        class="search"
        value={query}
        placeholder={words.searchGlossary}
        aria-label={words.searchGlossary}
        onInput={(event) => setQuery(event.currentTarget.value)}
      />
      {error && <p class="error">{error}</p>}
      {!value && !error && <p class="note">{words.loading}</p>}
      <div class="cards glossary">
        {found.slice(0, 60).map((card) => (
          <div class="card" key={card.id}>
            <CardFace card={card} large />
          </div>
        ))}
      </div>
      {found.length > 60 && <p class="note">{words.moreRules}</p>}
    </div>
  );
}

export function How({ game }: { game: string }): JSX.Element {
  const words = useWords();
  const { value, error } = useAnswer(() => api.how(game), [game, language()]);
  return error ? (
    <p class="error">{error}</p>
  ) : value ? (
    <Markdown text={value.text} />
  ) : (
    <p class="note">{words.loading}</p>
  );
}

/** Rules, things and how to play, in one dialog. */
export function Library({
  game,
  edition,
  onClose,
  start = "rules",
}: {
  game: string;
  edition: string;
  onClose: () => void;
  start?: "rules" | "things" | "how";
}): JSX.Element {
  const words = useWords();
  const [shelf, setShelf] = useState(start);
  const tab = (id: typeof shelf, title: string): JSX.Element => (
    <button type="button" aria-pressed={shelf === id ? "true" : "false"} onClick={() => setShelf(id)}>
      {title}
    </button>
  );
  return (
    <Dialog title={words.rulesOf} wide onClose={onClose}>
      <div class="tabs" role="group" aria-label={words.rulesOf}>
        {tab("how", words.howToPlay)}
        {tab("rules", words.rulesOf)}
        {tab("things", words.glossary)}
      </div>
      {shelf === "how" ? (
        <How game={game} />
      ) : shelf === "rules" ? (
        <RulesBrowser game={game} />
      ) : (
        <Glossary game={game} edition={edition} />
      )}
    </Dialog>
  );
}

/** The artists of game-icons.net, as its licence names them. */
const ARTISTS = [
  "Lorc",
  "Delapouite",
  "John Colburn",
  "Felbrigg",
  "John Redman",
  "Carl Olsen",
  "Sbed",
  "PriorBlue",
  "Willdabeast",
  "Viscious Speed",
  "Lord Berandas",
  "Irongamer",
  "HeavenlyDog",
  "Lucas",
  "Faithtoken",
  "Skoll",
  "Andy Meneely",
  "Cathelineau",
  "Kier Heyl",
  "Aussiesim",
  "Sparker",
  "Zeromancer",
  "Rihlsul",
  "Quoting",
  "Guard13007",
  "DarkZaitzev",
  "SpencerDub",
  "GeneralAce135",
  "Zajkonur",
  "Catsu",
  "Starseeker",
  "Pepijn Poolman",
  "Pierre Leducq",
  "Caro Asercion",
];

export function Credits(): JSX.Element {
  const words = useWords();
  return (
    <article class="page-text">
      <h2>{words.credits}</h2>
      <h3>{words.creditsIcons}</h3>
      <p>{words.creditsIconsText}</p>
      <p class="artists">{ARTISTS.join(" · ")}</p>
      <p>
        <a href="https://game-icons.net" rel="noreferrer">
          game-icons.net
        </a>{" "}
        ·{" "}
        <a href="https://creativecommons.org/licenses/by/3.0/" rel="noreferrer">
          CC BY 3.0
        </a>
      </p>
      <h3>{words.creditsType}</h3>
      <p>{words.creditsTypeText}</p>
      <h3>{words.creditsCode}</h3>
      <p>{words.creditsCodeText}</p>
    </article>
  );
}

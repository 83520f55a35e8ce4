// The campaigns of this browser, in the lobby.
import type { JSX } from "preact";
import { useSyncExternalStore } from "preact/compat";
import { useAnswer } from "./answer";
import { api } from "./api";
import { Icon } from "./icon";
import { day, language, useWords } from "./language";
import { Rail, type Stop } from "./look/rail";
import { campaigns, forgetCampaign } from "./prefs";
import { go } from "./route";
import type { CampaignLine } from "./wire";

/** The games that the party of most games has played, and the next one. */
function way({ parties }: CampaignLine): Stop[] {
  const far = parties.reduce((most, party) => (party.links > most.links ? party : most));
  const played = Array.from({ length: far.links }, (): Stop => ({ name: "", state: "played" }));
  return far.state === "told" ? played : [...played, { name: "", state: "now" }];
}

export function Campaigns({ icons }: { icons: Record<string, string> }): JSX.Element | null {
  const words = useWords();
  const { kept } = useSyncExternalStore(campaigns.subscribe, campaigns.get);
  const tokens = Object.values(kept)
    .map((one) => one.token)
    .slice(-50);
  const { value } = useAnswer(
    () => (tokens.length ? api.campaigns(tokens) : Promise.resolve({ campaigns: [] })),
    [tokens.join(), language()],
  );
  if (!value?.campaigns.length) return null;
  const line = (one: CampaignLine): JSX.Element => (
    <li class={`table-line game-${one.game}`} key={one.campaign}>
      <span class="table-sign">
        <Icon name={icons[one.game] ?? "dungeon-gate"} size={44} />
      </span>
      <span class="table-main">
        <b>{one.name}</b>
        <span class="note">
          {[
            one.title,
            one.story.title === one.name ? "" : one.story.title,
            words.links(Math.max(...one.parties.map((party) => party.links))),
            day(one.changed),
          ]
            .filter(Boolean)
            .join(" · ")}
        </span>
        <Rail stops={way(one)} label={words.chronicle} />
      </span>
      <span class="buttons">
        <button type="button" class="primary" onClick={() => go(`campaign=${one.campaign}`)}>
          {words.openBook}
        </button>
        <button
          type="button"
          class="text-button"
          onClick={() => {
            if (window.confirm(words.reallyForget)) forgetCampaign(one.campaign);
          }}
        >
          {words.forget}
        </button>
      </span>
    </li>
  );
  return (
    <>
      <h2>{words.yourCampaigns}</h2>
      <ul>{value.campaigns.map(line)}</ul>
    </>
  );
}

// The campaigns of this browser, in the lobby.
import type { JSX } from "preact";
import { useSyncExternalStore } from "preact/compat";
import { useAnswer } from "./answer";
import { api } from "./api";
import { Icon } from "./icon";
import { day, language, useWords } from "./language";
import { campaigns, forgetCampaign } from "./prefs";
import { go } from "./route";
import type { CampaignLine } from "./wire";

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
    <li class="table-line" key={one.campaign}>
      <Icon name={icons[one.game] ?? "dungeon-gate"} size={26} />
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

// The page: what is shown follows from the address.
import { type JSX, render } from "preact";
import { useSyncExternalStore } from "preact/compat";
import { useEffect } from "preact/hooks";
import { useAccount } from "./account";
import { speak, useWords } from "./language";
import { CampaignPage, Credits, EnterPage, HostPage } from "./late";
import { Lobby } from "./lobby";
import { MedalDefs } from "./look/medal";
import { useDress } from "./look/mood";
import { prefs } from "./prefs";
import { Room } from "./room";
import { go, useRoute } from "./route";

function Page(): JSX.Element {
  const route = useRoute();
  const words = useWords();
  const { language } = useSyncExternalStore(prefs.subscribe, prefs.get);
  const [account, lookAgain] = useAccount();
  useDress();
  useEffect(() => {
    document.documentElement.lang = language;
  }, [language]);
  if (location.pathname === "/host") return <HostPage />;
  if (route.enter) return <EnterPage token={route.enter} onEntered={lookAgain} />;
  if (route.table) return <Room key={route.table + (route.invite ?? "")} route={route} />;
  if (route.campaign) return <CampaignPage key={route.campaign} id={route.campaign} given={route.key ?? ""} />;
  if (route.credits) {
    return (
      <div class="lobby">
        <header class="top">
          <h1>{words.title}</h1>
          <div class="tools">
            <button type="button" onClick={() => (history.length > 1 ? history.back() : go(""))}>
              {words.back}
            </button>
          </div>
        </header>
        <main>
          <Credits />
        </main>
      </div>
    );
  }
  return <Lobby account={account} onAccount={lookAgain} />;
}

await speak();
render(
  <>
    <MedalDefs />
    <Page />
  </>,
  document.getElementById("page")!,
);

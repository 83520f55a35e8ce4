// What few visits need: each is loaded when it is first shown, and the page is lighter without it.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { useWords } from "../language";

type Component<P> = (props: P) => JSX.Element | null;

/** A component that is loaded when it is first shown; nothing is shown until then. */
export function late<P extends object>(load: () => Promise<Component<P>>): Component<P> {
  let loaded: Component<P> | undefined;
  return function Late(props: P): JSX.Element | null {
    const [, again] = useState(0);
    const [failed, setFailed] = useState(false);
    useEffect(() => {
      if (loaded) return;
      load().then(
        (component) => {
          loaded = component;
          again(1);
        },
        () => setFailed(true),
      );
    }, []);
    if (failed) return <NotLoaded />;
    const Loaded = loaded;
    return Loaded ? <Loaded {...props} /> : null;
  };
}

/** The server is away, or has another version of the page by now. */
function NotLoaded(): JSX.Element {
  const words = useWords();
  return (
    <div class="toast" role="alert">
      <p>{words.notLoaded}</p>
      <button type="button" onClick={() => location.reload()}>
        {words.loadAgain}
      </button>
    </div>
  );
}

const beside = () => import("./beside");
export const AccountDialog = late(() => beside().then((all) => all.AccountDialog));
export const CampaignPage = late(() => beside().then((all) => all.CampaignPage));
export const EnterPage = late(() => beside().then((all) => all.EnterPage));
export const HostPage = late(() => beside().then((all) => all.HostPage));

const table = () => import("./table");
export const BotDialog = late(() => table().then((all) => all.BotDialog));
export const Credits = late(() => table().then((all) => all.Credits));
export const GameOver = late(() => table().then((all) => all.GameOver));
export const KeysDialog = late(() => table().then((all) => all.KeysDialog));
export const Library = late(() => table().then((all) => all.Library));
export const LookDialog = late(() => table().then((all) => all.LookDialog));
export const MarketView = late(() => table().then((all) => all.MarketView));
export const Proposal = late(() => table().then((all) => all.Proposal));
export const Replay = late(() => table().then((all) => all.Replay));
export const SettingsDialog = late(() => table().then((all) => all.SettingsDialog));
export const SettingsOnly = late(() => table().then((all) => all.SettingsOnly));
export const ShareDialog = late(() => table().then((all) => all.ShareDialog));
export const WhyDialog = late(() => table().then((all) => all.WhyDialog));

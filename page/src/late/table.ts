// What a table needs later, in one file: dialogs, rules, shops, the end and the games watched again.

export { Credits, Library, WhyDialog } from "../books";
export {
  BotDialog,
  KeysDialog,
  LookDialog,
  Proposal,
  SettingsDialog,
  SettingsOnly,
  ShareDialog,
} from "../dialogs";
export { GameOver } from "../ending";
export { MarketView } from "../market";
export { Replay } from "../replay";

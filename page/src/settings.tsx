// The settings outside of a table.
import type { JSX } from "preact";
import { Preferences } from "./dialogs";
import { useWords } from "./language";
import { Dialog } from "./parts";

export function SettingsOnly({ onClose }: { onClose: () => void }): JSX.Element {
  const words = useWords();
  return (
    <Dialog title={words.settings} onClose={onClose}>
      <Preferences />
    </Dialog>
  );
}

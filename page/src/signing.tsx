// Signing in and out.
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { collect, tokensOf } from "./account";
import { api } from "./api";
import { language, useWords } from "./language";
import { Dialog } from "./parts";
import { forgetTable, prefs, tables } from "./prefs";
import { go } from "./route";
import type { Account } from "./wire";

export function AccountDialog({
  account,
  onChange,
  onClose,
}: {
  account: Account;
  onChange: () => void;
  onClose: () => void;
}): JSX.Element {
  const words = useWords();
  return (
    <Dialog title={words.account} onClose={onClose}>
      {account.mail ? <SignedIn account={account} onGone={onChange} /> : <SignIn />}
    </Dialog>
  );
}

function SignIn(): JSX.Element {
  const words = useWords();
  const [mail, setMail] = useState("");
  const [told, setTold] = useState("");
  const [error, setError] = useState("");
  return (
    <form
      class="account"
      onSubmit={(event) => {
        event.preventDefault();
        setError("");
        api.signIn(mail.trim()).then(
          () => setTold(words.linkSent(mail.trim())),
          (refused: Error) => setError(refused.message),
        );
      }}
    >
      <p>{words.accountAbout}</p>
      <label>
        {words.mail}
        <input
          type="email"
          required
          maxLength={200}
          autocomplete="email"
          value={mail}
          onInput={(event) => setMail(event.currentTarget.value)}
        />
      </label>
      <div class="buttons">
        <button type="submit" class="primary">
          {words.sendLink}
        </button>
      </div>
      <p role="status">{told}</p>
      {error && (
        <p class="error" role="alert">
          {error}
        </p>
      )}
    </form>
  );
}

function SignedIn({ account, onGone }: { account: Account; onGone: () => void }): JSX.Element {
  const words = useWords();
  const [error, setError] = useState("");
  const then = (gone: Promise<unknown>): void => {
    gone.then(forgetVoid).then(onGone, (refused: Error) => setError(refused.message));
  };
  return (
    <div class="account">
      <p>{words.signedInAs(account.mail)}</p>
      <p class="note">{words.accountKeeps}</p>
      <div class="buttons">
        {account.host && (
          <button type="button" onClick={() => location.assign("/host")}>
            {words.hostPage}
          </button>
        )}
        <button type="button" onClick={() => then(api.signOut(false))}>
          {words.signOut}
        </button>
        <button type="button" onClick={() => then(api.signOut(true))}>
          {words.signOutEverywhere}
        </button>
        <button
          type="button"
          class="danger"
          onClick={() => {
            if (window.confirm(words.reallyForgetMe)) then(api.forgetMe());
          }}
        >
          {words.forgetMe}
        </button>
      </div>
      {error && (
        <p class="error" role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

/** After signing out, tables whose tokens came from the account can no longer be opened here. */
async function forgetVoid(): Promise<void> {
  const kept = Object.values(tables.get().kept);
  for (let start = 0; start < kept.length; start += 10) {
    const some = kept.slice(start, start + 10);
    const found = await api.mine(some.flatMap(tokensOf).slice(0, 50));
    const good = new Set(found.tables.map((one) => one.table));
    for (const one of some) if (!good.has(one.table)) forgetTable(one.table);
  }
}

/** The link of an e-mail was opened: who signs in is shown first, so that nobody collects tables for somebody else. */
export function EnterPage({ token, onEntered }: { token: string; onEntered: () => void }): JSX.Element {
  const words = useWords();
  const [mail, setMail] = useState("");
  const [error, setError] = useState("");
  useEffect(() => {
    api.whose(token).then(
      (found) => setMail(found.mail),
      (refused: Error) => setError(refused.message),
    );
  }, [token, language()]);
  const enter = (): void => {
    api
      .enter(token)
      .then(collect)
      .then(
        () => {
          onEntered();
          go("");
        },
        (refused: Error) => setError(refused.message),
      );
  };
  return (
    <div class="lobby">
      <header class="top">
        <h1>{words.title}</h1>
        <div class="tools">
          <button type="button" onClick={() => prefs.set({ language: language() === "de" ? "en" : "de" })}>
            {language() === "de" ? "English" : "Deutsch"}
          </button>
        </div>
      </header>
      <main>
        <section class="account">
          <h2>{words.signIn}</h2>
          {mail && !error && (
            <>
              <p>{words.enterAs(mail)}</p>
              <p class="note">{words.accountAbout}</p>
            </>
          )}
          {error && (
            <p class="error" role="alert">
              {error}
            </p>
          )}
          <div class="buttons">
            {mail && !error && (
              <button type="button" class="primary" onClick={enter}>
                {words.signIn}
              </button>
            )}
            <button type="button" onClick={() => go("")}>
              {words.back}
            </button>
          </div>
        </section>
      </main>
    </div>
  );
}

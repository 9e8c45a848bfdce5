import type { AccountInfo, Me } from '@fathom/protocol';
import { createResource, createSignal, Match, Show, Switch } from 'solid-js';
import type { JSX } from 'solid-js';
import { accountWords } from '../words/account.ts';
import { appWords } from '../words/app.ts';
import { accountApi } from './account-api.ts';
import { GuestPage } from './guest-page.tsx';
import { HolderPage } from './holder-page.tsx';
import { askWhoIAm, me } from './me.ts';
import { RecoveryCodes } from './recovery-codes.tsx';
import './account.css';

interface Known {
  readonly me: Me;
  readonly info: AccountInfo | null; // null: a guest
}

const look = async (): Promise<Known> => {
  const who = await askWhoIAm();
  return { me: who, info: who.account ? await accountApi.info() : null };
};

/** Who this browser is; and what its person may make of that. */
export function AccountPage(): JSX.Element {
  const [known, { mutate, refetch }] = createResource(look);
  const [codes, setCodes] = createSignal<{
    readonly name: string;
    readonly codes: readonly string[];
  } | null>(null);
  const there = (): Known | null => (known.error === undefined ? (known.latest ?? null) : null);
  const onInfo = (info: AccountInfo): void => {
    const before = there();
    if (before !== null) mutate({ ...before, info });
  };
  const holder = (): AccountInfo | null => there()?.info ?? null;
  const onKept = (): void => {
    setCodes(null);
    void refetch();
  };
  return (
    <section class="page account">
      <h1>{holder()?.name ?? accountWords.title}</h1>
      <Show when={me()?.signedOut === true && holder() === null}>
        <p class="notice" role="status">
          {accountWords.signedOut}
        </p>
      </Show>
      <Switch fallback={<p class="loading">{appWords.loading}</p>}>
        <Match when={codes()}>{(shown) => <RecoveryCodes {...shown()} onKept={onKept} />}</Match>
        <Match when={known.error as unknown}>
          <p class="notice" role="alert">
            {accountWords.cannotLoad}{' '}
            <button type="button" onClick={() => void refetch()}>
              {appWords.tryAgain}
            </button>
          </p>
        </Match>
        <Match when={holder()}>
          {(info) => (
            <HolderPage
              info={info()}
              onInfo={onInfo}
              onCodes={(fresh) => setCodes({ name: info().name, codes: fresh })}
            />
          )}
        </Match>
        <Match when={there()}>{(guest) => <GuestPage me={guest().me} onMade={setCodes} />}</Match>
      </Switch>
    </section>
  );
}

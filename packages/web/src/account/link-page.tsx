import type { OfferedLink } from '@fathom/protocol';
import { createResource, createSignal, Match, Show, Switch } from 'solid-js';
import type { JSX } from 'solid-js';
import { Sentence } from '../frame/sentence.tsx';
import { accountWords } from '../words/account.ts';
import { appWords } from '../words/app.ts';
import { accountApi } from './account-api.ts';
import { createAsked } from './asked.ts';
import { startAnew } from './me.ts';
import { Trouble } from './parts.tsx';
import './account.css';

const ADDRESS = /^#([\w-]{22})(?:\/([2-9a-hjkmnp-z]{8}))?$/u;

/** Where a link to another device leads. What it holds is behind the #, so that no server's log ever has it. */
export function LinkPage(): JSX.Element {
  const [, key = null, match = null] = ADDRESS.exec(window.location.hash) ?? [];
  // Neither the history nor a shared screen needs to hold on to it.
  window.history.replaceState(null, '', '/link');
  const [offer] = createResource(() => (key === null ? null : accountApi.offered(key)));
  const address = match === null ? '/' : `/m/${match}`;
  const why = (): string => {
    if (key === null) return accountWords.noLinkWhy;
    return offer.error instanceof Error ? offer.error.message : appWords.didNotWork;
  };
  return (
    <section class="page account">
      <Switch fallback={<p class="loading">{appWords.loading}</p>}>
        <Match when={key === null || offer.error !== undefined}>
          <h1>{accountWords.noLink}</h1>
          <p role="alert">{why()}</p>
          <p>
            <a href="/">{appWords.backToLobby}</a>
          </p>
        </Match>
        <Match when={offer.latest}>
          {(offered) => <Offer offered={offered()} linkKey={key ?? ''} address={address} />}
        </Match>
      </Switch>
    </section>
  );
}

interface OfferProps {
  readonly offered: OfferedLink;
  readonly linkKey: string;
  readonly address: string; // where to go on
}

function Offer(props: OfferProps): JSX.Element {
  const asked = createAsked();
  const [bring, setBring] = createSignal(true);
  const follow = (): void =>
    asked.run(async () => {
      await accountApi.followLink(props.linkKey, bring());
      startAnew(props.address);
    });
  return (
    <Show
      when={!props.offered.same}
      fallback={
        <>
          <h1>{accountWords.elsewhere}</h1>
          <p>
            <Sentence said={accountWords.offeredSame(props.offered.name)} />
          </p>
          <p>
            <a class="button primary" href={props.address}>
              {accountWords.goOn}
            </a>
          </p>
        </>
      }
    >
      <h1>{accountWords.offeredTitle}</h1>
      <p>
        <Sentence said={accountWords.offered(props.offered.name)} />
      </p>
      <Show when={props.offered.leaves}>
        {(name) => (
          <p class="notice">
            <Sentence said={accountWords.leaves(name())} />
          </p>
        )}
      </Show>
      <Show when={props.offered.brought > 0}>
        <label class="account-check">
          <input
            type="checkbox"
            checked={bring()}
            onChange={(event) => setBring(event.currentTarget.checked)}
          />
          {accountWords.bringHere(props.offered.brought)}
        </label>
      </Show>
      <div class="account-acts">
        <button type="button" class="primary" disabled={asked.isBusy()} onClick={follow}>
          {asked.isBusy() ? accountWords.working : accountWords.goOnAs(props.offered.name)}
        </button>
        <a class="button" href="/">
          {accountWords.notNow}
        </a>
      </div>
      <Trouble asked={asked} />
    </Show>
  );
}

import type { Me, NewAccount } from '@fathom/protocol';
import { LIMITS } from '@fathom/protocol';
import { createSignal, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { Sentence } from '../frame/sentence.tsx';
import { Blocks } from '../people-menu/blocks.tsx';
import { accountWords } from '../words/account.ts';
import { accountApi } from './account-api.ts';
import { createAsked } from './asked.ts';
import { startAnew } from './me.ts';
import { Card, FieldForm, Trouble } from './parts.tsx';
import { whyNoPasskeys } from './passkey.ts';
import { DeviceCard, DataCard } from './shared-cards.tsx';

const CODE_LENGTH = 40;
const UNNAMED = /^Guest \d{4}$/u;

interface GuestPageProps {
  readonly me: Me;
  readonly onMade: (account: NewAccount) => void;
}

/** What somebody without an account is offered, and never needs. */
export function GuestPage(props: GuestPageProps): JSX.Element {
  const [guestMatches, setGuestMatches] = createSignal(0);
  const arrive = (brought: number): void => {
    if (brought > 0) setGuestMatches(brought);
    else startAnew('/account');
  };
  return (
    <Show when={guestMatches() === 0} fallback={<BringAlong count={guestMatches()} />}>
      <p>
        <Sentence said={accountWords.youAreGuest(props.me.name)} />
      </p>
      <SignUpCard {...props} />
      <SignInCard onArrived={arrive} />
      <DeviceCard />
      <Blocks />
      <DataCard />
    </Show>
  );
}

function SignUpCard(props: GuestPageProps): JSX.Element {
  const asked = createAsked();
  const why = whyNoPasskeys();
  return (
    <Card title={accountWords.makeAccount}>
      <p>{accountWords.whySignUp}</p>
      <Show
        when={why}
        fallback={
          <>
            <FieldForm
              label={accountWords.name}
              button={accountWords.makeAccount}
              value={UNNAMED.test(props.me.name) ? '' : props.me.name}
              hint={`${accountWords.nameHint} ${accountWords.comesAlong}`}
              autocomplete="nickname"
              maxLength={LIMITS.nameLength}
              primary
              asked={asked}
              onSend={async (name) => props.onMade(await accountApi.signUp(name))}
            />
            <Trouble asked={asked} />
          </>
        }
      >
        {(reason) => <NoPasskeysHere reason={reason()} />}
      </Show>
    </Card>
  );
}

function NoPasskeysHere(props: {
  readonly reason: NonNullable<ReturnType<typeof whyNoPasskeys>>;
}): JSX.Element {
  return (
    <p class="notice">
      <Sentence said={accountWords.noPasskeys[props.reason]} />
    </p>
  );
}

function SignInCard(props: { readonly onArrived: (brought: number) => void }): JSX.Element {
  const byPasskey = createAsked();
  const byCode = createAsked();
  const why = whyNoPasskeys();
  return (
    <Card title={accountWords.signInTitle}>
      <Show when={why === null}>
        <p class="account-hint">{accountWords.signInHint}</p>
        <div class="account-acts">
          <button
            type="button"
            disabled={byPasskey.isBusy()}
            onClick={() =>
              byPasskey.run(async () => props.onArrived((await accountApi.signIn()).brought))
            }
          >
            {byPasskey.isBusy() ? accountWords.working : accountWords.signIn}
          </button>
        </div>
        <Trouble asked={byPasskey} />
      </Show>
      <details open={why !== null}>
        <summary>{accountWords.lostPasskey}</summary>
        <FieldForm
          label={accountWords.codeLabel}
          button={accountWords.useCode}
          hint={accountWords.codeHint}
          maxLength={CODE_LENGTH}
          asked={byCode}
          onSend={async (code) => props.onArrived((await accountApi.recover(code)).brought)}
        />
        <Trouble asked={byCode} />
      </details>
    </Card>
  );
}

/** Signed in; what this browser has played before can come along. */
function BringAlong(props: { readonly count: number }): JSX.Element {
  const asked = createAsked();
  const bring = (): void =>
    asked.run(async () => {
      await accountApi.bringAlong();
      startAnew('/account');
    });
  return (
    <section class="notice account-offer" role="alert">
      <p>{accountWords.bring(props.count)}</p>
      <div class="account-acts">
        <button type="button" class="primary" disabled={asked.isBusy()} onClick={bring}>
          {asked.isBusy() ? accountWords.working : accountWords.bringThem}
        </button>
        <button type="button" disabled={asked.isBusy()} onClick={() => startAnew('/account')}>
          {accountWords.leaveThem}
        </button>
      </div>
      <Trouble asked={asked} />
    </section>
  );
}

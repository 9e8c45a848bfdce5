import type { AccountInfo, SessionInfo } from '@fathom/protocol';
import { For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { accountWords } from '../words/account.ts';
import { whenOf } from '../words/when.ts';
import { accountApi } from './account-api.ts';
import { createAsked } from './asked.ts';
import { startAnew } from './me.ts';
import { Card, Sure, Trouble } from './parts.tsx';

interface SessionsCardProps {
  readonly info: AccountInfo;
  readonly onInfo: (info: AccountInfo) => void;
}

export function SessionsCard(props: SessionsCardProps): JSX.Element {
  const asked = createAsked();
  const end = ({ id }: SessionInfo): void =>
    asked.run(async () => {
      await accountApi.endSession(id);
      props.onInfo(await accountApi.info());
    });
  const leave = (how: () => Promise<unknown>): void =>
    asked.run(async () => {
      await how();
      startAnew('/account');
    });
  return (
    <Card title={accountWords.browsers}>
      <ul class="account-list">
        <For each={props.info.sessions}>
          {(session) => (
            <li>
              <span>
                <b>{session.device}</b>
                <small>
                  {session.here ? accountWords.here : accountWords.seen(whenOf(session.seenAt))}
                </small>
              </span>
              <Show when={!session.here}>
                <button
                  type="button"
                  aria-label={accountWords.signOutOf(session.device)}
                  disabled={asked.isBusy()}
                  onClick={() => end(session)}
                >
                  {accountWords.signOut}
                </button>
              </Show>
            </li>
          )}
        </For>
      </ul>
      <div class="account-acts">
        <button type="button" disabled={asked.isBusy()} onClick={() => leave(accountApi.signOut)}>
          {accountWords.signOutHere}
        </button>
        <Sure
          first={accountWords.signOutEverywhere}
          question={accountWords.everywhereQuestion}
          act={accountWords.signOutEverywhere}
          stay={accountWords.stay}
          onAct={() => leave(accountApi.signOutEverywhere)}
        />
      </div>
      <Trouble asked={asked} />
    </Card>
  );
}

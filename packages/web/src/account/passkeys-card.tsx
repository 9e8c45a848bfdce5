import type { AccountInfo } from '@fathom/protocol';
import { For, Show } from 'solid-js';
import type { JSX } from 'solid-js';
import { Sentence } from '../frame/sentence.tsx';
import { accountWords } from '../words/account.ts';
import { whenOf } from '../words/when.ts';
import { accountApi } from './account-api.ts';
import { createAsked } from './asked.ts';
import { Card, Sure, Trouble } from './parts.tsx';
import { whyNoPasskeys } from './passkey.ts';

interface PasskeysCardProps {
  readonly info: AccountInfo;
  readonly onInfo: (info: AccountInfo) => void;
  readonly onCodes: (codes: readonly string[]) => void;
}

export function PasskeysCard(props: PasskeysCardProps): JSX.Element {
  const asked = createAsked();
  const why = whyNoPasskeys();
  const remove = (id: string): void =>
    asked.run(async () => props.onInfo(await accountApi.removePasskey(id)));
  return (
    <Card title={accountWords.passkeys}>
      <Show when={props.info.passkeys.length === 0}>
        <p class="notice">{accountWords.noPasskeyLeft}</p>
      </Show>
      <ul class="account-list">
        <For each={props.info.passkeys}>
          {({ id, label, synced, usedAt }) => (
            <li>
              <span>
                <b>{label}</b>
                <small>
                  {synced ? accountWords.synced : accountWords.oneDevice},{' '}
                  {accountWords.lastUsed(whenOf(usedAt))}
                </small>
              </span>
              <Sure
                first={accountWords.remove}
                label={accountWords.removePasskey(label)}
                question={accountWords.removeQuestion}
                act={accountWords.remove}
                stay={accountWords.keepIt}
                onAct={() => remove(id)}
              />
            </li>
          )}
        </For>
      </ul>
      <Show
        when={why}
        fallback={
          <div class="account-acts">
            <button
              type="button"
              disabled={asked.isBusy()}
              onClick={() => asked.run(async () => props.onInfo(await accountApi.addPasskey()))}
            >
              {asked.isBusy() ? accountWords.working : accountWords.addPasskey}
            </button>
          </div>
        }
      >
        {(reason) => (
          <p class="notice">
            <Sentence said={accountWords.noPasskeys[reason()]} />
          </p>
        )}
      </Show>
      <Trouble asked={asked} />
    </Card>
  );
}

export function RecoveryCard(props: PasskeysCardProps): JSX.Element {
  const asked = createAsked();
  return (
    <Card title={accountWords.recovery}>
      <p>{accountWords.codesLeft(props.info.codes)}</p>
      <div class="account-acts">
        <Sure
          first={accountWords.newCodes}
          question={accountWords.newCodesQuestion}
          act={accountWords.makeThem}
          stay={accountWords.keepIt}
          onAct={() => asked.run(async () => props.onCodes((await accountApi.newCodes()).codes))}
        />
      </div>
      <Trouble asked={asked} />
    </Card>
  );
}

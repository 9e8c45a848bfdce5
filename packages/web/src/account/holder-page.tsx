import type { AccountInfo } from '@fathom/protocol';
import { LIMITS } from '@fathom/protocol';
import { createSignal } from 'solid-js';
import type { JSX } from 'solid-js';
import { Blocks } from '../people-menu/blocks.tsx';
import { accountWords } from '../words/account.ts';
import { dayOf } from '../words/when.ts';
import { accountApi } from './account-api.ts';
import { createAsked } from './asked.ts';
import { changeName, startAnew } from './me.ts';
import { Card, FieldForm, Trouble } from './parts.tsx';
import { PasskeysCard, RecoveryCard } from './passkeys-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { DataCard, DeviceCard } from './shared-cards.tsx';

interface HolderProps {
  readonly info: AccountInfo;
  readonly onInfo: (info: AccountInfo) => void;
  readonly onCodes: (codes: readonly string[]) => void;
}

/** All that an account has, and what its owner may do with it. */
export function HolderPage(props: HolderProps): JSX.Element {
  return (
    <>
      <p class="account-hint">{accountWords.since(dayOf(props.info.madeAt))}</p>
      <NameCard {...props} />
      <PasskeysCard {...props} />
      <RecoveryCard {...props} />
      <SessionsCard {...props} />
      <DeviceCard />
      <PrivacyCard {...props} />
      <Blocks />
      <DataCard />
      <DeleteCard info={props.info} />
    </>
  );
}

function NameCard(props: HolderProps): JSX.Element {
  const asked = createAsked();
  const [isSaved, setSaved] = createSignal(false);
  return (
    <Card title={accountWords.nameTitle}>
      <FieldForm
        label={accountWords.name}
        button={accountWords.save}
        value={props.info.name}
        hint={accountWords.nameNote}
        autocomplete="nickname"
        maxLength={LIMITS.nameLength}
        asked={asked}
        onSend={async (wanted) => {
          setSaved(false);
          const { name } = await changeName(wanted);
          props.onInfo({ ...props.info, name });
          setSaved(true);
        }}
      />
      <p role="status">{isSaved() ? accountWords.saved : ''}</p>
      <Trouble asked={asked} />
      <p>
        <a href={`/@/${encodeURIComponent(props.info.name)}`}>{accountWords.profile}</a>
      </p>
    </Card>
  );
}

function PrivacyCard(props: HolderProps): JSX.Element {
  const asked = createAsked();
  return (
    <Card title={accountWords.privacy}>
      <label class="account-check">
        <input
          type="checkbox"
          checked={props.info.settings.privateProfile}
          onChange={(event) => {
            const privateProfile = event.currentTarget.checked;
            asked.run(async () => props.onInfo(await accountApi.set({ privateProfile })));
          }}
        />
        {accountWords.privateProfile}
      </label>
      <p class="account-hint">{accountWords.privateNote}</p>
      <Trouble asked={asked} />
    </Card>
  );
}

function DeleteCard(props: { readonly info: AccountInfo }): JSX.Element {
  const asked = createAsked();
  return (
    <Card title={accountWords.deleteTitle}>
      <details>
        <summary>{accountWords.deleteIt} …</summary>
        <p>{accountWords.deleteNote}</p>
        <FieldForm
          label={accountWords.deleteConfirm(props.info.name)}
          button={accountWords.deleteIt}
          maxLength={LIMITS.nameLength}
          danger
          asked={asked}
          onSend={async (name) => {
            await accountApi.erase(name);
            startAnew('/account');
          }}
        />
        <Trouble asked={asked} />
      </details>
    </Card>
  );
}

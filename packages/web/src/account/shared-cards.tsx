import type { JSX } from 'solid-js';
import { accountWords } from '../words/account.ts';
import { AnotherDevice } from './another-device.tsx';
import { Card } from './parts.tsx';

// What guests have as well.

export function DeviceCard(): JSX.Element {
  return (
    <Card title={accountWords.elsewhere}>
      <p class="account-hint">{accountWords.elsewhereWhy}</p>
      <AnotherDevice match={null} />
    </Card>
  );
}

export function DataCard(): JSX.Element {
  return (
    <Card title={accountWords.data}>
      <p class="account-hint">{accountWords.dataNote}</p>
      <div class="account-acts">
        <a class="button" href="/api/me/data" download="fathom-my-data.json">
          {accountWords.takeData}
        </a>
      </div>
    </Card>
  );
}

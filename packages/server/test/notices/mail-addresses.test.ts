import { describe, expect, it } from 'vitest';
import {
  askMail,
  confirmMail,
  mailOf,
  unsubscribe,
} from '../../src/people/notices/mail-addresses.ts';
import type { MailAddress } from '../../src/people/notices/mail-addresses.ts';
import type { PeopleTables } from '../../src/store/index.ts';
import { DAY } from './office.ts';
import { STORES } from './stores.ts';

const ANN = 'a'.repeat(32);
const NOW = Date.UTC(2026, 5, 15);

const asker =
  (tables: PeopleTables) =>
  (now: number, address = 'ann@example.org'): Promise<MailAddress | null> =>
    askMail(tables, { person: ANN, address, now });

describe.each(STORES)('addresses in a %s store', (_name, open) => {
  it('are asked three times a day, whoever asks', async () => {
    const ask = asker((await open()).people);
    for (let n = 0; n < 3; n += 1) expect(await ask(NOW + n)).not.toBeNull();
    expect(await ask(NOW + 3)).toBeNull();
    expect(await ask(NOW + 4, 'ANN@EXAMPLE.ORG')).toBeNull();
    expect(await ask(NOW + 5, 'ben@example.org')).not.toBeNull();
    expect(await ask(NOW + DAY + 1)).not.toBeNull();
  });

  it('that say no before they said yes are left alone for long; after a yes only the letters end', async () => {
    const tables = (await open()).people;
    const ask = asker(tables);
    const first = (await ask(NOW)) as MailAddress;
    await tables.write([confirmMail(first)]);
    const confirmed = (await mailOf(tables, ANN)) as MailAddress;
    await tables.write(unsubscribe(confirmed, NOW));
    expect(await mailOf(tables, ANN)).toBeNull();
    const second = (await ask(NOW + 1)) as MailAddress;
    await tables.write(unsubscribe(second, NOW + 2));
    expect(await ask(NOW + 3 * DAY)).toBeNull();
    expect(await ask(NOW + 91 * DAY)).not.toBeNull();
  });
});

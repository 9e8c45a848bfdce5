import webPush from 'web-push';
import type { PeopleTables } from '../../store/index.ts';

/** By what push services and browsers know this site. Browsers subscribe to the public one, so a pair is kept for good. */
export interface VapidKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

const READ = `SELECT public_key AS "publicKey", private_key AS "privateKey" FROM notice_keys WHERE id = 1`;
const KEEP = `INSERT INTO notice_keys (id, public_key, private_key) VALUES (1, $1, $2) ON CONFLICT (id) DO NOTHING`;

/** Makes them at the first start; of several servers that start at once, one does. */
export async function vapidKeys(tables: PeopleTables): Promise<VapidKeys> {
  const known = await readKeys(tables);
  if (known !== undefined) return known;
  const made = webPush.generateVAPIDKeys();
  await tables.write([{ text: KEEP, values: [made.publicKey, made.privateKey] }]);
  return (await readKeys(tables)) ?? made;
}

const readKeys = async ({ read }: PeopleTables): Promise<VapidKeys | undefined> =>
  (await read<VapidKeys>(READ, []))[0];

import { randomBytes } from 'node:crypto';
import type { PeopleTables } from '../../store/index.ts';
import { refused } from './account-refusals.ts';

/** What a browser is asked for: an account's first passkey, one more, or one that is known. */
export type CeremonyPurpose = 'signUp' | 'addPasskey' | 'signIn';

/** What has to come back, from whom; and what was agreed on when it began. */
export interface BegunCeremony {
  readonly purpose: CeremonyPurpose;
  readonly person: string; // '': whoever it will turn out to be
  readonly challenge: string;
  readonly detail: string;
}

const MINUTES = 5;
const SWEPT = 'DELETE FROM ceremonies WHERE ends_at < $1';

/** Notes a challenge until it is answered, once, by whichever server. */
export async function beginCeremony(
  people: PeopleTables,
  { purpose, person, challenge, detail }: BegunCeremony,
  now: number,
): Promise<string> {
  const id = randomBytes(16).toString('base64url');
  await people.write([
    { text: SWEPT, values: [now] },
    {
      text: `INSERT INTO ceremonies (id, purpose, person, challenge, detail, ends_at) VALUES ($1, $2, $3, $4, $5, $6)`,
      values: [id, purpose, person, challenge, detail, now + MINUTES * 60_000],
    },
  ]);
  return id;
}

/** Throws where it is over, was answered already, or is somebody else's. */
export async function endCeremony(
  people: PeopleTables,
  { id, purpose, person }: Pick<BegunCeremony, 'purpose' | 'person'> & { readonly id: string },
  now: number,
): Promise<BegunCeremony> {
  const [found] = await people.read<BegunCeremony>(
    `SELECT purpose, person, challenge, detail FROM ceremonies
     WHERE id = $1 AND purpose = $2 AND person = $3 AND ends_at > $4`,
    [id, purpose, person, now],
  );
  const inTheWay = await people.write([
    { text: 'DELETE FROM ceremonies WHERE id = $1', values: [id], must: true },
  ]);
  if (found === undefined || inTheWay !== null) throw refused('ceremonyOver');
  return found;
}

import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { PasskeyInfo, WebAuthnJson } from '@fathom/protocol';
import type { PeopleTables, TableStatement } from '../../store/index.ts';
import { refused } from './account-refusals.ts';

/** Where a passkey is asked for: the domain it is bound to, and the page's own origin. */
export interface RelyingParty {
  readonly domain: string;
  readonly origin: string;
}
export interface StoredPasskey {
  readonly id: string;
  readonly person: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: string;
}

export const MOST_PASSKEYS = 10;
const SITE_NAME = 'Fathom';
const ALGORITHMS = [-8, -7, -257]; // EdDSA, ES256, RS256, as COSE calls them

interface Registrant {
  readonly name: string;
  readonly handle: string; // by which the browser's passkeys know the account; it says nothing about it
  readonly known: readonly string[]; // ids of passkeys that need not be made again
}

/** Asks a browser to make a passkey that is found without a name being typed. */
export const registrationOptions = (
  { domain }: RelyingParty,
  { name, handle, known }: Registrant,
): ReturnType<typeof generateRegistrationOptions> =>
  generateRegistrationOptions({
    rpName: SITE_NAME,
    rpID: domain,
    userName: name,
    userDisplayName: name,
    userID: new Uint8Array(Buffer.from(handle, 'base64url')),
    attestationType: 'none',
    excludeCredentials: known.map((id) => ({ id })),
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
  });

export const authenticationOptions = ({
  domain,
}: RelyingParty): ReturnType<typeof generateAuthenticationOptions> =>
  generateAuthenticationOptions({ rpID: domain, userVerification: 'preferred' });

export interface CheckedPasskey {
  readonly id: string;
  readonly publicKey: string;
  readonly counter: number;
  readonly transports: string;
  readonly synced: boolean;
}

/** Throws where it is not what was asked for. */
export async function checkNewPasskey(
  response: WebAuthnJson,
  challenge: string,
  { domain, origin }: RelyingParty,
): Promise<CheckedPasskey> {
  const verified = await verifyRegistrationResponse({
    response: response as unknown as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: domain,
    requireUserVerification: false,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => null);
  if (verified?.verified !== true) throw refused('passkeyFailed');
  const { credential, credentialBackedUp } = verified.registrationInfo;
  return {
    id: credential.id,
    publicKey: Buffer.from(credential.publicKey).toString('base64url'),
    counter: credential.counter,
    transports: JSON.stringify(credential.transports ?? []),
    synced: credentialBackedUp,
  };
}

/** The counter of a passkey that was shown, as it is now. Throws where the signature is not its own. */
export async function checkPasskey(
  response: WebAuthnJson,
  { challenge, passkey }: { readonly challenge: string; readonly passkey: StoredPasskey },
  { domain, origin }: RelyingParty,
): Promise<number> {
  const verified = await verifyAuthenticationResponse({
    response: response as unknown as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: domain,
    requireUserVerification: false,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
      counter: passkey.counter,
      transports: JSON.parse(passkey.transports) as string[],
    },
  }).catch(() => null);
  if (verified?.verified !== true) throw refused('passkeyFailed');
  return verified.authenticationInfo.newCounter;
}

/** Stands in the way where the person has as many as there may be, or an account no more. */
export const insertPasskey = (
  { id, publicKey, counter, transports, synced }: CheckedPasskey,
  owner: { readonly person: string; readonly domain: string; readonly label: string },
  at: number,
): TableStatement => ({
  text: `INSERT INTO passkeys (id, person, domain, public_key, counter, transports, label, synced, made_at, used_at)
    SELECT CAST($1 AS TEXT), CAST($2 AS TEXT), CAST($3 AS TEXT), CAST($4 AS TEXT), CAST($5 AS DOUBLE PRECISION),
      CAST($6 AS TEXT), CAST($7 AS TEXT), CAST($8 AS INTEGER), CAST($9 AS DOUBLE PRECISION), CAST($9 AS DOUBLE PRECISION)
    WHERE EXISTS (SELECT 1 FROM accounts WHERE accounts.person = $2 AND deleted_at IS NULL)
      AND (SELECT count(*) FROM passkeys AS other WHERE other.person = $2) < ${MOST_PASSKEYS}`,
  values: [
    id,
    owner.person,
    owner.domain,
    publicKey,
    counter,
    transports,
    owner.label,
    synced ? 1 : 0,
    at,
  ],
  must: true,
});

export async function findPasskey(people: PeopleTables, id: string): Promise<StoredPasskey | null> {
  const [found] = await people.read<StoredPasskey>(
    `SELECT id, person, public_key AS "publicKey", counter, transports FROM passkeys WHERE id = $1`,
    [id],
  );
  return found ?? null;
}

export async function passkeysOf(
  people: PeopleTables,
  person: string,
): Promise<readonly PasskeyInfo[]> {
  const rows = await people.read<Omit<PasskeyInfo, 'synced'> & { synced: number }>(
    `SELECT id, label, synced, made_at AS "madeAt", used_at AS "usedAt" FROM passkeys WHERE person = $1 ORDER BY made_at, id`,
    [person],
  );
  return rows.map(({ id, label, synced, madeAt, usedAt }) => ({
    id,
    label,
    synced: synced === 1,
    madeAt,
    usedAt,
  }));
}

/** Stands in the way where it was removed meanwhile. */
export const noteUse = (id: string, counter: number, at: number): TableStatement => ({
  text: 'UPDATE passkeys SET counter = $2, used_at = $3 WHERE id = $1',
  values: [id, counter, at],
  must: true,
});

/** Nobody is left without a way in: the last one stays, unless there is a recovery code. */
export const removePasskey = (id: string, person: string): TableStatement => ({
  text: `DELETE FROM passkeys WHERE id = $1 AND person = $2 AND (
      EXISTS (SELECT 1 FROM passkeys AS other WHERE other.person = $2 AND other.id <> $1)
      OR EXISTS (SELECT 1 FROM recovery_codes WHERE recovery_codes.person = $2))`,
  values: [id, person],
  must: true,
});

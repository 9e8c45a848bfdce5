import type { Schema } from '@fathom/kit';
import * as v from 'valibot';
import { playerName } from './fields.ts';

/** What a browser's WebAuthn calls take and give, as JSON. The server alone looks inside. */
export type WebAuthnJson = Readonly<Record<string, unknown>>;

const id = (what: string) =>
  v.pipe(v.string(), v.regex(/^[\w-]{16,64}$/u, `expected the id of ${what}`));
const MOST_CREDENTIAL = 16 * 1024; // characters; with several certificates it has some 6,000
const credential = v.pipe(
  v.looseObject({
    id: v.pipe(v.string(), v.regex(/^[\w-]{1,1400}$/u)),
    response: v.looseObject({}),
  }),
  v.check((json) => JSON.stringify(json).length <= MOST_CREDENTIAL, 'it is too large'),
  v.description('What the browser answered, as PublicKeyCredential.toJSON() gives it.'),
);
const label = v.optional(playerName as unknown as v.GenericSchema<string>);

/** What a browser has to ask its person for: a new passkey, or one that is known. It can be answered once, within minutes. */
export interface Ceremony {
  readonly ceremony: string;
  readonly options: WebAuthnJson;
}

/** POST /api/account/ceremony: the first half of signing up. */
export interface BeginSignUp {
  readonly name: string;
}
export const beginSignUp: Schema<BeginSignUp> = v.strictObject({ name: playerName });

/** POST /api/account: the second half; POST /api/account/passkeys: one more passkey. */
export interface NewPasskey {
  readonly ceremony: string;
  readonly passkey: WebAuthnJson;
  readonly label?: string | undefined; // what its owner calls it
}
export const newPasskey: Schema<NewPasskey> = v.strictObject({
  ceremony: id('a ceremony'),
  passkey: credential,
  label,
});

/** POST /api/session: sign in by a passkey. */
export interface SignIn {
  readonly ceremony: string;
  readonly passkey: WebAuthnJson;
}
export const signIn: Schema<SignIn> = v.strictObject({
  ceremony: id('a ceremony'),
  passkey: credential,
});

/** POST /api/session/recovery: sign in by one of the codes that were shown once. */
export interface Recover {
  readonly code: string;
}
export const recover: Schema<Recover> = v.strictObject({
  code: v.pipe(v.string(), v.maxLength(64, 'a recovery code has 16 letters and digits')),
});

/** Who a browser is after it has signed up, signed in or followed a link. */
export interface SignedIn {
  readonly name: string;
  readonly account: boolean;
  readonly brought: number; // matches the browser's guest has, which can be brought along; 100: or more
}
/** Once an account is made, or asks for new codes: they are shown this one time. */
export interface NewAccount {
  readonly name: string;
  readonly codes: readonly string[];
}
export type NewCodes = Pick<NewAccount, 'codes'>;

/** GET /api/account */
export interface AccountInfo {
  readonly name: string;
  readonly madeAt: number; // Unix time in milliseconds, here and below
  readonly passkeys: readonly PasskeyInfo[];
  readonly codes: number; // recovery codes that are left
  readonly sessions: readonly SessionInfo[];
  readonly settings: PersonSettings;
}
export interface PasskeyInfo {
  readonly id: string;
  readonly label: string;
  readonly synced: boolean; // it is on all devices of its owner's password manager
  readonly madeAt: number;
  readonly usedAt: number;
}
export interface SessionInfo {
  readonly id: string;
  readonly device: string;
  readonly madeAt: number;
  readonly seenAt: number;
  readonly here: boolean; // it is the one that asks
}

/** PUT /api/account/settings */
export interface PersonSettings {
  readonly privateProfile: boolean; // nobody but its owner sees results and ratings in the profile
}
export const personSettings: Schema<PersonSettings> = v.strictObject({
  privateProfile: v.boolean(),
});

/** DELETE /api/account wants the name once more. */
export interface DeleteAccount {
  readonly name: string;
}
export const deleteAccount: Schema<DeleteAccount> = v.strictObject({ name: playerName });

/** POST /api/me/links: a link that makes another browser the same person. It works once. */
export interface DeviceLink {
  readonly key: string;
  readonly seconds: number; // until it ends
}
/** GET /api/links/:key: whom a browser would be, and what it would bring. */
export interface OfferedLink extends SignedIn {
  readonly same: boolean; // it is that person already
  readonly leaves: string | null; // the account it would be signed out of
}
/** POST /api/links/:key */
export interface FollowLink {
  readonly bring: boolean; // the matches of this browser's guest come along
}
export const followLink: Schema<FollowLink> = v.strictObject({ bring: v.boolean() });
/** DELETE /api/session, of an account or of all its browsers, and DELETE /api/account are answered so. */
export interface SignedOut {
  readonly signedOut: true;
}

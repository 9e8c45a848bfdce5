import { randomBytes } from 'node:crypto';
import type { Matches } from '@fathom/host';
import type {
  AccountInfo,
  Ceremony,
  NewAccount,
  NewCodes,
  NewPasskey,
  PersonSettings,
  SignIn,
  WebAuthnJson,
} from '@fathom/protocol';
import type { Store, TableStatement } from '../../store/index.ts';
import { PERSONAL_PARTS } from '../personal.ts';
import { refused } from './account-refusals.ts';
import type { CardIndex } from './cards.ts';
import { beginCeremony, endCeremony } from './ceremonies.ts';
import type { CeremonyPurpose } from './ceremonies.ts';
import type { PersonChange, PersonChanges } from './changes.ts';
import type { ReservedNames } from './names.ts';
import {
  accountCalled,
  checkAccountName,
  checkNameChanges,
  checkReserved,
  forgetFreeNames,
  freeOldNames,
  giveUpName,
  noteNameChange,
  ownerOfName,
  takeName,
} from './person-names.ts';
import {
  authenticationOptions,
  checkNewPasskey,
  checkPasskey,
  findPasskey,
  insertPasskey,
  MOST_PASSKEYS,
  noteUse,
  passkeysOf,
  registrationOptions,
  removePasskey,
} from './passkeys.ts';
import type { RelyingParty } from './passkeys.ts';
import { codesLeft, findCode, forgetCodes, newCodes } from './recovery.ts';
import { beginSession, endAllSessions, endedSession, endSession, sessionsOf } from './sessions.ts';

/** What a browser is told, and the cookie it gets. */
export interface Begun<T> {
  readonly answer: T;
  readonly token: string;
}
/** The browser that asks. */
export interface AskingBrowser {
  readonly party: RelyingParty;
  readonly device: string;
}
export interface AccountsParts {
  readonly store: Store;
  readonly cards: CardIndex;
  readonly changes: PersonChanges;
  readonly matches: Pick<Matches, 'find'>;
  readonly reserved: ReservedNames;
  readonly secret: string;
  readonly now: () => number;
}

/** People with a name of their own. Whatever cannot be done is thrown as an HttpRefusal. */
export interface Accounts {
  readonly beginSignUp: (person: string, name: string, party: RelyingParty) => Promise<Ceremony>;
  readonly signUp: (
    person: string,
    answer: NewPasskey,
    asking: AskingBrowser,
  ) => Promise<Begun<NewAccount>>;
  readonly beginSignIn: (party: RelyingParty) => Promise<Ceremony>;
  /** Whose passkey it is. */
  readonly signIn: (answer: SignIn, party: RelyingParty) => Promise<SignedInBy>;
  readonly recover: (code: string) => Promise<SignedInBy>;
  readonly beginPasskey: (person: string, party: RelyingParty) => Promise<Ceremony>;
  readonly addPasskey: (person: string, answer: NewPasskey, asking: AskingBrowser) => Promise<void>;
  readonly removePasskey: (person: string, id: string) => Promise<void>;
  readonly renewCodes: (person: string) => Promise<NewCodes>;
  readonly rename: (person: string, name: string) => Promise<void>;
  /** Of somebody without an account. */
  readonly nameGuest: (guest: string, name: string) => Promise<void>;
  readonly info: (person: string, session: string | null) => Promise<AccountInfo>;
  readonly set: (person: string, settings: PersonSettings) => Promise<void>;
  /** Signs browsers out: the one that is named by its hash, or all. */
  readonly end: (person: string, session?: string) => Promise<void>;
  readonly erase: (person: string, name: string) => Promise<void>;
  /** The same for whoever it is, a guest too; with it more is done in the same transaction. */
  readonly forget: (person: string, more: readonly TableStatement[]) => Promise<void>;
}
/** Who has proved to be somebody, and the statements by which that is noted. */
export interface SignedInBy {
  readonly person: string;
  readonly statements: readonly TableStatement[];
}

const NO_SETTINGS: PersonSettings = { privateProfile: false };
const OPEN_AT_MOST = 1_000;

export function openAccounts(parts: AccountsParts): Accounts {
  const { store, cards, changes, matches, reserved, secret, now } = parts;
  const { people } = store;

  const begin = async (
    options: WebAuthnJson & { readonly challenge: string },
    purpose: CeremonyPurpose,
    { person, detail }: { readonly person: string; readonly detail: string },
  ): Promise<Ceremony> => ({
    ceremony: await beginCeremony(
      people,
      { purpose, person, challenge: options.challenge, detail },
      now(),
    ),
    options,
  });
  const handleOf = async (person: string): Promise<string> => {
    const [found] = await people.read<{ handle: string }>(
      'SELECT handle FROM accounts WHERE person = $1 AND deleted_at IS NULL',
      [person],
    );
    if (found === undefined) throw refused('signInFirst');
    return found.handle;
  };
  const checkFree = async (name: string, person: string): Promise<void> => {
    const owner = await ownerOfName(people, name, now());
    if (owner !== null && owner !== person) throw refused('nameTaken', { name });
  };
  const settingsOf = async (person: string): Promise<PersonSettings> => {
    const [found] = await people.read<{ settings: string }>(
      'SELECT settings FROM person_settings WHERE person = $1',
      [person],
    );
    if (found === undefined) return NO_SETTINGS;
    return { ...NO_SETTINGS, ...(JSON.parse(found.settings) as Partial<PersonSettings>) };
  };
  const ended = async (person: string): Promise<readonly PersonChange[]> =>
    (await sessionsOf(people, person)).map(({ hash }) => endedSession(hash));
  /** Nobody shall wait for somebody who will not come back. */
  const leaveOpenMatches = async (person: string): Promise<void> => {
    for (const { match: id } of await store.openOf(person, OPEN_AT_MOST)) {
      const match = await matches.find(id).catch(() => null);
      if (match === null) continue;
      const [seat] = match.seatsOf(person);
      const isLeft = seat === undefined || (await match.leave(person, seat)) === null;
      if (!isLeft) await match.resign(person, seat, null);
      await match.giveUp(person);
    }
  };
  const forget = async (person: string, more: readonly TableStatement[]): Promise<void> => {
    await leaveOpenMatches(person);
    await changes.write(
      [
        tombstone(person, now()),
        forgetFreeNames(now()),
        giveUpName(person, now()),
        {
          text: `UPDATE account_names SET name = '', person = '' WHERE person = $1`,
          values: [person],
        },
        {
          text: `UPDATE accounts SET name = '', deleted_at = $2 WHERE person = $1`,
          values: [person, now()],
        },
        ...OWN_TABLES.map((table) => ({
          text: `DELETE FROM ${table} WHERE person = $1`,
          values: [person],
        })),
        forgetCodes(person),
        endAllSessions(person),
        ...PERSONAL_PARTS.flatMap((part) => part.erase(person)),
        ...more,
      ],
      [
        { kind: 'card', subject: person },
        { kind: 'cookie', subject: person },
        ...(await ended(person)),
      ],
    );
    await store.nameGuest(person, '');
  };

  return {
    beginSignUp: async (person, name, party) => {
      checkAccountName(name, reserved);
      if ((await cards.find(person)).account) throw refused('hasAccount');
      await checkFree(name, person);
      const handle = randomBytes(32).toString('base64url');
      const options = await registrationOptions(party, { name, handle, known: [] });
      const detail = JSON.stringify({ name, handle });
      return begin({ ...options }, 'signUp', { person, detail });
    },
    signUp: async (person, { ceremony, passkey, label }, { party, device }) => {
      const at = now();
      const begun = await endCeremony(people, { id: ceremony, purpose: 'signUp', person }, at);
      const { name, handle } = JSON.parse(begun.detail) as { name: string; handle: string };
      const checked = await checkNewPasskey(passkey, begun.challenge, party);
      const { codes, statements: codeStatements } = newCodes(person, secret);
      const { token, statements: session } = beginSession({ person, former: null, device, at });
      const named = takeName(name, person, at);
      const inTheWay = await changes.write(
        [
          forgetFreeNames(at),
          ...named,
          {
            text: 'INSERT INTO accounts (person, name, handle, made_at) VALUES ($1, $2, $3, $4)',
            values: [person, name, handle, at],
          },
          insertPasskey(checked, { person, domain: party.domain, label: label ?? device }, at),
          ...codeStatements,
          ...session,
        ],
        [
          { kind: 'card', subject: person },
          { kind: 'cookie', subject: person },
        ],
      );
      if (inTheWay !== null && inTheWay <= named.length) throw refused('nameTaken', { name });
      if (inTheWay !== null) throw refused('hasAccount');
      return { answer: { name, codes }, token };
    },
    beginSignIn: async (party) =>
      begin({ ...(await authenticationOptions(party)) }, 'signIn', { person: '', detail: '' }),
    signIn: async ({ ceremony, passkey }, party) => {
      const begun = await endCeremony(
        people,
        { id: ceremony, purpose: 'signIn', person: '' },
        now(),
      );
      const known = await findPasskey(people, String(passkey['id']));
      if (known === null) throw refused('unknownPasskey');
      const checking = { challenge: begun.challenge, passkey: known };
      const counter = await checkPasskey(passkey, checking, party);
      return { person: known.person, statements: [noteUse(known.id, counter, now())] };
    },
    recover: async (code) => {
      const found = await findCode(people, code, secret);
      if (found === null) throw refused('badCode');
      return { person: found.person, statements: [found.use] };
    },
    beginPasskey: async (person, party) => {
      const handle = await handleOf(person);
      const known = (await passkeysOf(people, person)).map(({ id }) => id);
      if (known.length >= MOST_PASSKEYS) throw refused('tooManyPasskeys', { most: MOST_PASSKEYS });
      const { name } = await cards.find(person);
      const options = await registrationOptions(party, { name, handle, known });
      return begin({ ...options }, 'addPasskey', { person, detail: '' });
    },
    addPasskey: async (person, { ceremony, passkey, label }, { party, device }) => {
      const ending = { id: ceremony, purpose: 'addPasskey', person } as const;
      const { challenge } = await endCeremony(people, ending, now());
      const checked = await checkNewPasskey(passkey, challenge, party);
      const owner = { person, domain: party.domain, label: label ?? device };
      const inTheWay = await people.write([insertPasskey(checked, owner, now())]);
      if (inTheWay === null) return;
      const known = await passkeysOf(people, person);
      throw known.length < MOST_PASSKEYS
        ? refused('passkeyFailed')
        : refused('tooManyPasskeys', { most: MOST_PASSKEYS });
    },
    removePasskey: async (person, id) => {
      const known = await passkeysOf(people, person);
      if (!known.some((passkey) => passkey.id === id)) throw refused('noSuchPasskey');
      if ((await people.write([removePasskey(id, person)])) !== null) throw refused('lastPasskey');
    },
    renewCodes: async (person) => {
      await handleOf(person);
      const { codes, statements } = newCodes(person, secret);
      await people.write(statements);
      return { codes };
    },
    rename: async (person, name) => {
      const before = await cards.find(person);
      if (before.name === name) return;
      checkAccountName(name, reserved);
      await checkFree(name, person);
      await checkNameChanges(people, person, now());
      const inTheWay = await changes.write(
        [
          giveUpName(person, now()),
          ...takeName(name, person, now()),
          { text: 'UPDATE accounts SET name = $2 WHERE person = $1', values: [person, name] },
          ...noteNameChange(person, now()),
          freeOldNames(person),
        ],
        [{ kind: 'card', subject: person }],
      );
      if (inTheWay !== null) throw refused('nameTaken', { name });
    },
    nameGuest: async (guest, name) => {
      checkReserved(name, reserved);
      if ((await accountCalled(people, name)) !== null) throw refused('nameTaken', { name });
      await store.nameGuest(guest, name);
      await changes.write([], [{ kind: 'card', subject: guest }]);
    },
    info: async (person, session) => {
      await handleOf(person);
      const [account] = await people.read<{ name: string; madeAt: number }>(
        'SELECT name, made_at AS "madeAt" FROM accounts WHERE person = $1',
        [person],
      );
      const sessions = await sessionsOf(people, person);
      return {
        name: account?.name ?? '',
        madeAt: account?.madeAt ?? 0,
        passkeys: await passkeysOf(people, person),
        codes: await codesLeft(people, person),
        sessions: sessions.map(({ hash, device, madeAt, seenAt }) => ({
          id: hash,
          device,
          madeAt,
          seenAt,
          here: hash === session,
        })),
        settings: await settingsOf(person),
      };
    },
    set: async (person, settings) => {
      await handleOf(person);
      await people.write([
        {
          text: `INSERT INTO person_settings (person, settings) VALUES ($1, $2)
            ON CONFLICT (person) DO UPDATE SET settings = excluded.settings`,
          values: [person, JSON.stringify(settings)],
        },
      ]);
    },
    end: async (person, session) => {
      if (session === undefined)
        await changes.write(
          [
            endAllSessions(person),
            { text: 'DELETE FROM device_links WHERE person = $1', values: [person] },
          ],
          await ended(person),
        );
      else await changes.write([endSession(session, person)], [endedSession(session)]); // or it is over already
    },
    erase: async (person, name) => {
      await handleOf(person);
      const card = await cards.find(person);
      if (card.name !== name) throw refused('otherName', { name: card.name });
      await forget(person, []);
    },
    forget,
  };
}

/** Whoever never had an account is gone as if it had been deleted: their cookie opens nothing any more. */
const tombstone = (person: string, now: number): TableStatement => ({
  text: `INSERT INTO accounts (person, name, handle, made_at, deleted_at) VALUES ($1, '', $2, $3, $3)
    ON CONFLICT (person) DO NOTHING`,
  values: [person, randomBytes(32).toString('base64url'), now],
});

const OWN_TABLES = ['passkeys', 'name_changes', 'ceremonies', 'device_links', 'person_settings'];

import type {
  AccountInfo,
  Ceremony,
  DeviceLink,
  NewAccount,
  NewCodes,
  OfferedLink,
  PersonSettings,
  SignedIn,
} from '@fathom/protocol';
import { ask } from '../net/api.ts';
import { makePasskey, showPasskey } from './passkey.ts';

/** What the server knows of who this browser is. */
export const accountApi = {
  info: (): Promise<AccountInfo> => ask('GET', '/api/account'),
  signUp: async (name: string): Promise<NewAccount> => {
    const begun = await ask<Ceremony>('POST', '/api/account/ceremony', { name });
    const passkey = await makePasskey(begun);
    return ask('POST', '/api/account', { ceremony: begun.ceremony, passkey });
  },
  signIn: async (): Promise<SignedIn> => {
    const begun = await ask<Ceremony>('POST', '/api/session/ceremony');
    const passkey = await showPasskey(begun);
    return ask('POST', '/api/session', { ceremony: begun.ceremony, passkey });
  },
  recover: (code: string): Promise<SignedIn> => ask('POST', '/api/session/recovery', { code }),
  bringAlong: (): Promise<unknown> => ask('POST', '/api/account/adoption'),
  addPasskey: async (): Promise<AccountInfo> => {
    const begun = await ask<Ceremony>('POST', '/api/account/passkeys/ceremony');
    const passkey = await makePasskey(begun);
    return ask('POST', '/api/account/passkeys', { ceremony: begun.ceremony, passkey });
  },
  removePasskey: (id: string): Promise<AccountInfo> => ask('DELETE', `/api/account/passkeys/${id}`),
  newCodes: (): Promise<NewCodes> => ask('POST', '/api/account/codes'),
  signOut: (): Promise<unknown> => ask('DELETE', '/api/session'),
  signOutEverywhere: (): Promise<unknown> => ask('DELETE', '/api/account/sessions'),
  endSession: (id: string): Promise<unknown> => ask('DELETE', `/api/account/sessions/${id}`),
  set: (settings: PersonSettings): Promise<AccountInfo> =>
    ask('PUT', '/api/account/settings', settings),
  erase: (name: string): Promise<unknown> => ask('DELETE', '/api/account', { name }),
  makeLink: (): Promise<DeviceLink> => ask('POST', '/api/me/links'),
  offered: (key: string): Promise<OfferedLink> => ask('GET', `/api/links/${key}`),
  followLink: (key: string, bring: boolean): Promise<SignedIn> =>
    ask('POST', `/api/links/${key}`, { bring }),
} as const;

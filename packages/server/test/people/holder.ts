import { expect } from 'vitest';
import type { Ceremony, NewAccount, SignedIn } from '@fathom/protocol';
import { openAuthenticator } from '../client/authenticator.ts';
import type { Authenticator } from '../client/authenticator.ts';
import type { Answer, Browser } from '../client/browser.ts';

/** Somebody with an account: their first browser, what holds their passkeys, and the codes they were shown. */
export interface AccountHolder {
  readonly browser: Browser;
  readonly keys: Authenticator;
  readonly codes: readonly string[];
}

export async function ask<T>(browser: Browser, line: string, body?: unknown): Promise<T> {
  const answer = await browser.ask<T>(line, body === undefined ? {} : { body });
  expect(answer.status, `${line}: ${answer.text}`).toBeLessThan(300);
  return answer.body;
}

export async function trySignUp(
  browser: Browser,
  name: string,
  keys: Authenticator,
): Promise<Answer<NewAccount>> {
  const begun = await browser.ask<Ceremony>('POST /api/account/ceremony', { body: { name } });
  if (begun.status !== 200) return begun as unknown as Answer<NewAccount>;
  const { ceremony, options } = begun.body;
  const passkey = keys.make(options);
  return browser.ask<NewAccount>('POST /api/account', { body: { ceremony, passkey } });
}

export async function signUp(browser: Browser, name: string): Promise<AccountHolder> {
  const keys = openAuthenticator(browser.address);
  const { status, text, body } = await trySignUp(browser, name, keys);
  expect(status, `not ${text}`).toBe(201);
  return { browser, keys, codes: body.codes };
}

export async function signIn(browser: Browser, keys: Authenticator): Promise<SignedIn> {
  const { ceremony, options } = await ask<Ceremony>(browser, 'POST /api/session/ceremony');
  return ask(browser, 'POST /api/session', { ceremony, passkey: keys.show(options) });
}

import type { Ceremony, Notices } from '@fathom/protocol';
import { openAuthenticator } from '../../test/client/authenticator.ts';
import type { Authenticator } from '../../test/client/authenticator.ts';
import { openBrowser } from '../../test/client/browser.ts';
import type { Browser } from '../../test/client/browser.ts';
import type { PushService } from '../../test/notices/push-service.ts';
import { insist, persist } from '../patience.ts';

/** Somebody with an account and a browser that takes push messages. */
export interface AccountHolder {
  readonly name: string;
  readonly browser: Browser;
  readonly pushedTo: string; // the name of that browser at the push service
}

export async function openAccountHolder(
  address: string,
  name: string,
  push: PushService,
): Promise<AccountHolder> {
  const browser = openBrowser(address);
  const keys = openAuthenticator(address);
  await insist(browser, 'GET /api/me');
  while (!(await signUp(browser, name, keys)));
  const { pushKey } = await insist<Notices>(browser, 'GET /api/me/notices');
  const { name: pushedTo, subscription } = push.browser(pushKey);
  await insist(browser, 'POST /api/me/notices/browsers', { body: subscription });
  return { name, browser, pushedTo };
}

/** The answer may be lost with the server: whether there is an account now the passkey itself tells. */
async function signUp(browser: Browser, name: string, keys: Authenticator): Promise<boolean> {
  const begun = await persist(() =>
    browser.ask<Ceremony>('POST /api/account/ceremony', { body: { name } }),
  );
  if (begun.status === 200) {
    const { ceremony, options } = begun.body;
    const passkey = keys.make(options);
    const made = await persist(() =>
      browser.ask('POST /api/account', { body: { ceremony, passkey } }),
    );
    if (made.status === 201) return true;
  }
  return keys.ids().length > 0 && signIn(browser, keys);
}

async function signIn(browser: Browser, keys: Authenticator): Promise<boolean> {
  const { ceremony, options } = await insist<Ceremony>(browser, 'POST /api/session/ceremony');
  for (const id of keys.ids()) {
    const body = { ceremony, passkey: keys.show(options, id) };
    const { status } = await persist(() => browser.ask('POST /api/session', { body }));
    if (status < 300) return true;
  }
  return false;
}

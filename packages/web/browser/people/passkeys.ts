import type { CDPSession, Page } from '@playwright/test';
import type { Come } from './fixtures.ts';
import type { Person } from './person.ts';

/** Passkeys are bound to names, and are not to be had at a number. */
export const AT_LOCALHOST = (): { readonly baseURL: string } => ({
  baseURL: (process.env['FATHOM_URL'] ?? '').replace('127.0.0.1', 'localhost'),
});

/** Chromium's own virtual authenticator: what holds the passkeys of one page, as a phone or a password manager would. */
export interface KeyRing {
  /** Puts all passkeys of this one into another, as a synced password manager does. */
  readonly syncTo: (other: KeyRing) => Promise<void>;
  readonly count: () => Promise<number>;
  readonly session: CDPSession;
  readonly id: string;
}

export async function giveKeyRing(page: Page): Promise<KeyRing> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId: id } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const credentials = async () =>
    (await session.send('WebAuthn.getCredentials', { authenticatorId: id })).credentials;
  return {
    session,
    id,
    count: async () => (await credentials()).length,
    syncTo: async (other) => {
      for (const credential of await credentials())
        await other.session.send('WebAuthn.addCredential', {
          authenticatorId: other.id,
          credential,
        });
    },
  };
}

export interface KeyHolder {
  readonly person: Person;
  readonly keys: KeyRing;
}

/** Somebody whose browser has passkeys. */
export async function comeWithKeys(
  come: Come,
  name: string,
  options: Parameters<Come>[1] = {},
): Promise<KeyHolder> {
  const person = await come(name, { ...AT_LOCALHOST(), ...options });
  return { person, keys: await giveKeyRing(person.page) };
}

/** By the form, as a person does. Returns the recovery codes. */
export async function signUp({ page }: Person, name: string): Promise<readonly string[]> {
  await page.goto('/account');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(name);
  await page.getByRole('button', { name: 'Create an account' }).click();
  const codes = page.locator('.codes code');
  await codes.first().waitFor();
  const shown = await codes.allTextContents();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await page.getByRole('heading', { name, level: 1 }).waitFor();
  return shown;
}

export async function signIn({ page }: Person): Promise<void> {
  await page.goto('/account');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
}

import type { Ceremony, WebAuthnJson } from '@fathom/protocol';
import { accountWords } from '../words/account.ts';
import type { NoPasskeys } from '../words/account.ts';

/** Why there are no passkeys here; null: there are. */
export function whyNoPasskeys(): NoPasskeys | null {
  if (/^[\d.]+$|^\[/u.test(window.location.hostname)) return 'number';
  if (!window.isSecureContext) return 'http';
  return 'PublicKeyCredential' in window ? null : 'browser';
}

/** Somebody has chosen none, or their device has one already. */
export class NotChosen extends Error {
  override readonly name = 'NotChosen';
}

const reasonOf = (error: unknown): NotChosen =>
  new NotChosen(
    error instanceof Error && error.name === 'InvalidStateError'
      ? accountWords.knownAlready
      : accountWords.cancelled,
  );

type Options<Call extends (options: never) => unknown> = Parameters<Call>[0] extends {
  readonly optionsJSON: infer Json;
}
  ? Json
  : never;

/** Asks the browser for a new passkey. Throws NotChosen. */
export async function makePasskey({ options }: Ceremony): Promise<WebAuthnJson> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = options as unknown as Options<typeof startRegistration>;
  return startRegistration({ optionsJSON }).then(
    (made) => ({ ...made }),
    (error: unknown) => {
      throw reasonOf(error);
    },
  );
}

/** Asks the browser for one that it has. Throws NotChosen. */
export async function showPasskey({ options }: Ceremony): Promise<WebAuthnJson> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const optionsJSON = options as unknown as Options<typeof startAuthentication>;
  return startAuthentication({ optionsJSON }).then(
    (shown) => ({ ...shown }),
    (error: unknown) => {
      throw reasonOf(error);
    },
  );
}

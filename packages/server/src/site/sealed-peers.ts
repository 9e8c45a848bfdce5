import { createCipheriv, createDecipheriv, createHmac, randomBytes } from 'node:crypto';
import type { Peers } from '@fathom/host';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** What is whispered about a match, for all who have the secret of the store and for nobody else on the bus. */
export interface Seal {
  readonly close: (text: string) => string;
  /** null: nobody with the secret has said it about this match. */
  readonly open: (sealed: string) => string | null;
}

export function openSeal(secret: string, match: string): Seal {
  const key = createHmac('sha256', secret)
    .update(JSON.stringify(['whisper', match]))
    .digest();
  return {
    close: (text) => {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv(CIPHER, key, iv);
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
    },
    open: (sealed) => {
      const bytes = Buffer.from(sealed, 'base64url');
      if (bytes.length < IV_BYTES + TAG_BYTES) return null;
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, IV_BYTES));
      decipher.setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
      try {
        const body = bytes.subarray(IV_BYTES + TAG_BYTES);
        return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
  };
}

/** Peers whose whispers, which hold addresses of people, leave this process sealed. */
export const sealedPeers = (peers: Peers, secret: string): Peers => ({
  enter: (match, ears) => {
    const seal = openSeal(secret, match);
    const membership = peers.enter(match, {
      ...ears,
      whisper: (sealed) => {
        const text = seal.open(sealed);
        if (text !== null) ears.whisper(text);
      },
    });
    return { ...membership, whisper: (text) => membership.whisper(seal.close(text)) };
  },
});

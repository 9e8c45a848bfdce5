import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { AskedIds, KeyedPlace, SeatKeys } from '@fathom/host';
import type { Seed } from '@fathom/kit';
import { MATCH_ID_ALPHABET } from '@fathom/protocol';

const KEY_HEX_DIGITS = 32; // 128 bits

/** Seat keys follow from the server's secret, so none is stored and a copy of the log opens no seat. */
export function seatKeys(secret: string): SeatKeys {
  const keyOf = (match: string, { seat, handovers }: KeyedPlace): string =>
    createHmac('sha256', secret)
      .update(
        JSON.stringify(
          seat === null ? ['table', match, handovers] : ['seat', match, seat, handovers],
        ),
      )
      .digest('hex')
      .slice(0, KEY_HEX_DIGITS);
  return {
    keyOf,
    fits: (key, match, place) => {
      const right = Buffer.from(keyOf(match, place));
      const given = Buffer.from(key);
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}

/** Ids of matches that follow from who asks and from the id of the wish; only the secret's owner can tell them beforehand. */
export function askedIds(secret: string): AskedIds {
  return (guest, ask, attempt) => {
    const digest = createHmac('sha256', secret)
      .update(JSON.stringify(['match', guest, ask, attempt]))
      .digest();
    return Array.from(digest.subarray(0, ID_LETTERS), (byte) =>
      MATCH_ID_ALPHABET.charAt(byte % MATCH_ID_ALPHABET.length),
    ).join('');
  };
}
const ID_LETTERS = 8;

export const newSeed = (): Seed => randomBytes(32).toString('hex') as Seed;
export const newGuest = (): string => randomBytes(16).toString('hex');

import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import type { Seat, Seed } from '@fathom/kit';
import { MATCH_ID_ALPHABET } from '@fathom/protocol';

const KEY_HEX_DIGITS = 32; // 128 bits
const MATCH_ID_LENGTH = 8;

/** Seat keys follow from the server's secret, so none is stored and a copy of the log opens no seat. */
export interface SeatKeys {
  readonly keyOf: (match: string, seat: Seat, handovers: number) => string;
  readonly fits: (key: string, match: string, seat: { seat: Seat; handovers: number }) => boolean;
}

export function seatKeys(secret: string): SeatKeys {
  const keyOf = (match: string, seat: Seat, handovers: number): string =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['seat', match, seat, handovers]))
      .digest('hex')
      .slice(0, KEY_HEX_DIGITS);
  return {
    keyOf,
    fits: (key, match, { seat, handovers }) => {
      const right = Buffer.from(keyOf(match, seat, handovers));
      const given = Buffer.from(key);
      return given.length === right.length && timingSafeEqual(given, right);
    },
  };
}

export const newSeed = (): Seed => randomBytes(32).toString('hex') as Seed;
export const newGuest = (): string => randomBytes(16).toString('hex');
export const newMatchId = (): string =>
  Array.from(
    { length: MATCH_ID_LENGTH },
    () => MATCH_ID_ALPHABET[randomInt(MATCH_ID_ALPHABET.length)],
  ).join('');

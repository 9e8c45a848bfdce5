import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { SeatKeys } from '@fathom/host';
import type { Seat, Seed } from '@fathom/kit';

const KEY_HEX_DIGITS = 32; // 128 bits

/** Seat keys follow from the server's secret, so none is stored and a copy of the log opens no seat. */
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

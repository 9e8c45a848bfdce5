import { createHmac } from 'node:crypto';
import type { CallOff, ListReach } from '@fathom/host';
import type { Bus } from './bus.ts';

/** Tells the followers of somebody's list at other nodes that there is something to look at. */
export interface SiteReach extends ListReach {
  /** Pokes may have been lost: all who listen look for themselves. */
  readonly lookAtAll: () => void;
}

const KEY_DIGITS = 32;

/** Over the bus goes a hash that nobody can tell a person by who does not have the secret. */
export function openSiteReach(
  { poke, listen }: Pick<Bus, 'poke' | 'listen'>,
  secret: string,
): SiteReach {
  const ears = new Map<string, () => void>(); // by the hash of who it is
  const keyOf = (guest: string): string =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['own', guest]))
      .digest('hex')
      .slice(0, KEY_DIGITS);
  return {
    tell: (guest) => poke({ kind: 'own', match: keyOf(guest), number: 0 }),
    listen: (guest, hear): CallOff => {
      const key = keyOf(guest);
      ears.set(key, hear);
      const deafen = listen(key, hear);
      return () => {
        ears.delete(key);
        deafen();
      };
    },
    lookAtAll: () => {
      for (const hear of ears.values()) hear();
    },
  };
}

import { NO_MATCHES } from '@fathom/host';
import type { NetworkMatches } from '@fathom/host';

/** What one node counts for a network. */
export interface NetworkUse {
  readonly sockets: number;
  readonly matches: NetworkMatches;
  readonly rates: Readonly<Record<string, RateUse>>;
}
export interface RateUse {
  readonly done: number; // at that node, since it first met this network
  readonly debt: number; // of the network, as that node knows it
}
export const NO_USE: NetworkUse = { sockets: 0, matches: NO_MATCHES, rates: {} };

export const makeUse = (use: NetworkUse): string => JSON.stringify(use);

/** null: a later version may count otherwise. */
export function parseUse(text: string): NetworkUse | null {
  try {
    const { sockets, matches, rates } = JSON.parse(text) as Partial<NetworkUse>;
    if (typeof sockets !== 'number' || matches === undefined || rates === undefined) return null;
    const { waiting, running, botsAlone } = matches;
    if (typeof waiting !== 'number' || typeof running !== 'number') return null;
    return Array.isArray(botsAlone) ? { sockets, matches, rates } : null;
  } catch {
    return null;
  }
}

/** Of several nodes together. */
export function sumOfUses(uses: Iterable<NetworkUse>): Pick<NetworkUse, 'sockets' | 'matches'> {
  let sockets = 0;
  let [waiting, running] = [0, 0];
  const botsAlone: string[] = [];
  for (const use of uses) {
    sockets += use.sockets;
    waiting += use.matches.waiting;
    running += use.matches.running;
    botsAlone.push(...use.matches.botsAlone);
  }
  return { sockets, matches: { waiting, running, botsAlone } };
}

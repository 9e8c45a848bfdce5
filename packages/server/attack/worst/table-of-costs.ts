import {
  foldLog,
  makeDisk,
  memoryLog,
  NO_FIGURES,
  NO_KEYS,
  NO_LOG,
  openConnection,
} from '@fathom/host';
import { chanceFrom, openLiveMatch, virtualClock } from '@fathom/host';
import type { Connection, Services } from '@fathom/host';
import { BadInput } from '@fathom/kit';
import type { Seed } from '@fathom/kit';
import { parseClientMessage } from '@fathom/protocol';
import type { ClientMessage } from '@fathom/protocol';
import { MATCH } from './largest-match.ts';
import type { LargeMatch } from './largest-match.ts';
import { messagesTo } from './messages.ts';
import type { Candidate } from './messages.ts';

/** The dearest message of one kind. */
export interface Cost {
  readonly kind: string;
  readonly millis: number; // in one go
  readonly text: string;
}

/**
 * Hands every candidate to a match of its own, as the bytes a socket would hand on, and notes the longest time for which
 * nothing else could have run. Each pass is the same: the least of all passes is what a message costs by itself.
 */
export async function costsOf(
  match: LargeMatch,
  { passes, made }: Effort,
): Promise<readonly Cost[]> {
  const least: number[][] = []; // of each go of each candidate
  const candidates = [...messagesTo(match, made)];
  for (let pass = 0; pass < passes; pass++) {
    const victim = openVictim(match);
    await globalThis.gc?.({ type: 'minor', execution: 'async' }); // what was left over by making it is not the messages' fault
    for (const [i, candidate] of candidates.entries()) {
      const goes = await victim(candidate);
      least[i] = goes.map((millis, go) => Math.min(millis, least[i]?.[go] ?? Infinity));
    }
  }
  const worst = new Map<string, Cost>();
  for (const [i, { kind, text }] of candidates.entries()) {
    const millis = Math.max(...(least[i] ?? []));
    if (millis > (worst.get(kind)?.millis ?? -1)) worst.set(kind, { kind, millis, text });
  }
  return [...worst.values()].toSorted((one, other) => other.millis - one.millis);
}
export interface Effort {
  readonly passes: number;
  readonly made: number; // messages made up from the schemas
}

function openVictim(large: LargeMatch): (candidate: Candidate) => Promise<readonly number[]> {
  const clock = virtualClock(2_000_000);
  const disk = makeDisk();
  const log = large.log.map((row) => JSON.stringify(row));
  disk.logs.set(MATCH, log);
  const games = [large.game];
  const seed = '7'.repeat(64) as Seed;
  const services: Services = {
    ...clock,
    games,
    store: memoryLog(disk),
    chance: chanceFrom(() => seed),
    keys: NO_KEYS,
    bots: { choose: () => ({ type: 'nothing' }), forget: () => {} }, // they think in other threads
    figures: NO_FIGURES,
    log: NO_LOG,
  };
  const stored = log.map((row, seq) => ({ seq, row }));
  const match = openLiveMatch(foldLog(stored, games), services);
  const connections = new Map<string, Connection>();
  const connectionOf = (guest: string): Connection => {
    const known = connections.get(guest);
    if (known !== undefined) return known;
    const connection = openConnection({
      listener: { guest, send: (text) => void Buffer.byteLength(text), dismiss: () => {} },
      find: async (id) => (id === MATCH ? match : null),
      nameOf: async () => guest,
    });
    connections.set(guest, connection);
    return connection;
  };
  return async ({ guest, text }) => {
    const connection = connectionOf(guest);
    const bytes = Buffer.from(text);
    const before = performance.now();
    const message = read(bytes);
    if (message !== null) await connection.hear(message);
    await match.settled();
    const goes = [performance.now() - before];
    while (clock.awaited().includes(0)) {
      const began = performance.now();
      clock.skip(); // one at a time, as timers run
      goes.push(performance.now() - began);
    }
    return goes;
  };
}

function read(bytes: Buffer): ClientMessage | null {
  try {
    return parseClientMessage(JSON.parse(bytes.toString()));
  } catch (error) {
    if (error instanceof BadInput || error instanceof SyntaxError) return null;
    throw error;
  }
}

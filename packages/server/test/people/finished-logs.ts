import { depthChargePlayable } from '@fathom/depth-charge/playable';
import type { MatchRow } from '@fathom/host';
import { matchSeed } from '@fathom/kit';
import type { Input, Millis, Seat, Seed } from '@fathom/kit';
import type { Store } from '../../src/store/index.ts';

const HOST_SEED = 'ab'.repeat(32) as Seed;
const BLACK = 'black' as Seat;
const RED = 'red' as Seat;

/** A match of Depth Charge that was resigned once both had placed their mines. */
export interface PastDuel {
  readonly id: string; // eight characters
  readonly black: string; // people, by their ids
  readonly red: string;
  readonly winner?: 'black' | 'red'; // black if not said
  readonly endedAt: number;
  readonly rated?: boolean; // yes if not said
  readonly guests?: boolean; // nobody has an account
  readonly placed?: number; // how many have placed their mines, of two
  readonly listedAt?: number; // when the list says it ended, if not then
}

export const person = (n: number): string => n.toString(16).padStart(32, '0');

/** Writes it as a server would have. */
export async function writeDuel(store: Store, duel: PastDuel): Promise<void> {
  const rows = rowsOf(duel);
  for (const [seq, row] of rows.entries()) {
    const isLast = seq === rows.length - 1;
    await store.append({
      match: duel.id,
      seq,
      row: JSON.stringify(row),
      listing: isLast
        ? {
            game: 'depth-charge',
            visibility: 'public',
            status: 'finished',
            updatedAt: duel.listedAt ?? duel.endedAt,
            shown: null,
          }
        : null,
    });
  }
}

function rowsOf(duel: PastDuel): readonly MatchRow[] {
  const { id, black, red, winner = 'black', endedAt, rated = true, guests = false } = duel;
  const at = endedAt - 10_000;
  const setup = depthChargePlayable.parseSetup({ first: 'black' });
  const account = guests ? {} : { account: true };
  const seated = (seat: Seat, guest: string): MatchRow => ({
    type: 'seated',
    at,
    seat,
    guest,
    name: guest.slice(-4),
    ...account,
    contribution: null,
  });
  const seed = matchSeed(id, HOST_SEED, [
    { seat: BLACK, contribution: null },
    { seat: RED, contribution: null },
  ]);
  return [
    {
      type: 'created',
      at,
      date: at,
      id,
      game: 'depth-charge',
      version: depthChargePlayable.version,
      setup,
      clock: { type: 'none' },
      visibility: 'public',
      pace: 'human',
      start: 'full',
      ...(rated && { rated }),
      creator: black,
      plan: {},
      hostSeed: HOST_SEED,
    },
    seated(BLACK, black),
    seated(RED, red),
    { type: 'started', at, date: at },
    ...played(duel, { setup, seed, loser: winner === 'black' ? RED : BLACK }),
  ];
}

interface Opened {
  readonly setup: unknown;
  readonly seed: Seed;
  readonly loser: Seat;
}

function played({ placed = 2 }: PastDuel, { setup, seed, loser }: Opened): readonly MatchRow[] {
  const table = depthChargePlayable.open({ setup, seed });
  const mines: readonly (readonly [Seat, readonly string[]])[] = [
    [BLACK, ['a1', 'a2', 'b1']],
    [RED, ['g8', 'h7', 'h8']],
  ];
  const inputs: readonly Input<unknown>[] = [
    ...mines.slice(0, placed).map(([seat, squares], n): Input<unknown> => {
      return { type: 'act', at: n as Millis, seat, action: { type: 'place', squares } };
    }),
    { type: 'forfeit', at: 10_000 as Millis, seat: loser, reason: 'resigned' },
  ];
  return inputs.map((input) => {
    const taken = table.propose(input);
    if (!taken.ok) throw new Error(taken.refusal.code);
    table.commit(taken.row);
    return { type: 'played', id: null, input, events: taken.row.events };
  });
}

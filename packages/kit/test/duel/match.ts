import { commitmentTo, makeRecord, matchSeed, playable, rngFor } from '@fathom/kit';
import type { Bot, MatchRecord, Millis, Playable, Row, Seat, Seed, Table } from '@fathom/kit';
import { duel } from './duel.ts';
import { CHAIRS } from './vocabulary.ts';
import type { Action, Event, View } from './vocabulary.ts';

/** Takes the first of its legal actions. */
export const eager: Bot<View, Event, Action> = {
  level: 'eager',
  name: 'Eager',
  summary: 'Takes the first thing that comes to hand.',
  sit: (seat) => {
    let view: View | null = null;
    return {
      observe: (update) => {
        ({ view } = update);
      },
      choose: () => {
        if (view === null) return null;
        const [action] = duel.legal(view, seat);
        if (action === undefined) return null;
        return { action, belief: null, options: [{ action, value: 1 }] };
      },
    };
  },
};

export const duelPlayable: Playable = playable(duel, { bots: [eager] });

const MATCH = 'k3v9x2ab';
const HOST_SEED = '5a'.repeat(32) as Seed;
const players = CHAIRS.map(({ seat }, i) => ({
  seat,
  name: `Player ${i + 1}`,
  bot: i === 3 ? 'eager' : null,
  contribution: i === 3 ? null : `0${i}`.repeat(16),
}));
export const SEED = matchSeed(MATCH, HOST_SEED, players);
export const SETUP = { caves: 4 };

/** Plays on at random, one input a second, until the end or that many rows. */
export function playOn(table: Table, most = Infinity): void {
  const dice = rngFor(SEED, 1_000_000 + table.rows.length);
  while (table.outcome() === null && table.rows.length < most) {
    const at = ((table.rows.length + 1) * 1000) as Millis;
    for (const { seat } of dice.shuffle(CHAIRS)) {
      const actions = [...table.legal(seat)];
      if (actions.length === 0) continue;
      send(table, { seat, action: dice.pick(actions), at });
      break;
    }
  }
}

/** Proposes and commits at once. */
export function send(
  table: Table,
  { seat, action, at = 1000 as Millis }: { seat: Seat; action: unknown; at?: Millis },
): Row {
  const proposal = table.propose({ type: 'act', at, seat, action });
  if (!proposal.ok) throw new Error(proposal.refusal.code);
  table.commit(proposal.row);
  return proposal.row;
}

export function playedRecord(): MatchRecord {
  const table = duelPlayable.open({ setup: SETUP, seed: SEED });
  playOn(table);
  const outcome = table.outcome();
  if (outcome === null) throw new Error('the match has not ended');
  return makeRecord(
    {
      format: 'fathom-match',
      formatVersion: 1,
      match: MATCH,
      game: duel.id,
      version: duel.version,
      setup: SETUP,
      players,
      startedAt: '2026-01-02T03:04:05.000Z',
      commitment: commitmentTo(MATCH, HOST_SEED),
      hostSeed: HOST_SEED,
      seed: SEED,
      start: table.start(),
    },
    table.rows,
    outcome,
  );
}

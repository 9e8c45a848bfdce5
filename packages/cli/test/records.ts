import { gameById } from '@fathom/games';
import { commitmentTo, makeRecord, matchSeed } from '@fathom/kit';
import type { MatchRecord, Millis, Playable, Seat, Seed, Table } from '@fathom/kit';

export const depthCharge: Playable = gameById('depth-charge') as Playable;
const SEATS = ['black', 'red'] as const;
const TURN_LIMIT = 10;

/** A short match of two people, always the same: mines are placed, soundings dropped, a draw. */
export function shortMatch(): MatchRecord {
  const match = 'testtest';
  const hostSeed = '7'.repeat(64) as Seed;
  const setup = depthCharge.parseSetup({ turnLimit: TURN_LIMIT, first: 'black' });
  const players = SEATS.map((seat) => ({
    seat: seat as string as Seat,
    name: seat === 'black' ? 'Ann' : 'Bo',
    bot: null,
    contribution: seat === 'black' ? 'a grain of salt' : null,
  }));
  const seed = matchSeed(match, hostSeed, players);
  const table = depthCharge.open({ setup, seed });
  playThrough(table);
  const header = {
    format: 'fathom-match',
    formatVersion: 1,
    match,
    game: depthCharge.id,
    version: depthCharge.version,
    setup,
    players,
    startedAt: '2030-01-01T00:00:00.000Z',
    commitment: commitmentTo(match, hostSeed),
    hostSeed,
    seed,
    start: table.start(),
  } as const;
  const outcome = table.outcome();
  if (outcome === null) throw new Error('the match did not end');
  return makeRecord(header, table.rows, outcome);
}

function playThrough(table: Table): void {
  act(table, 'black', { type: 'place', squares: ['a1', 'a2', 'b1'] });
  act(table, 'red', { type: 'place', squares: ['h5', 'g6', 'e8'] });
  for (let turn = 0; turn < TURN_LIMIT; turn++)
    if (turn % 2 === 0) act(table, 'black', { type: 'sound', square: 'b2' });
    else act(table, 'red', { type: 'sound', square: 'g7' });
}

function act(table: Table, seat: string, action: unknown): void {
  const at = (table.rows.length * 1500) as Millis;
  const taken = table.propose({ type: 'act', at, seat: seat as Seat, action });
  if (!taken.ok) throw new Error(taken.refusal.code);
  table.commit(taken.row);
}

export const jsonOf = (record: unknown): string => JSON.stringify(record, null, 2);

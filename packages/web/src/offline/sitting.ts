import { makeRecord, openAudience } from '@fathom/kit';
import type { Audience, Millis, Playable, RecordHeader, Seat, Table } from '@fathom/kit';
import type { Holder, MatchInfo } from '@fathom/protocol';
import { personsSeats } from './local-match.ts';
import type { LocalRow } from './local-store.ts';

/** A match as loaded from its log. */
export interface Sitting {
  readonly game: Playable;
  readonly header: RecordHeader;
  readonly table: Table;
  readonly seats: readonly Seat[]; // the person's
  readonly audience: Audience;
  readonly applied: Set<string>; // ids of the inputs in the log
  /** Game time goes on from the last row: while nobody has the match open it stands still. It never goes back. */
  readonly time: () => Millis;
}

interface Loaded {
  readonly header: RecordHeader;
  readonly rows: readonly LocalRow[];
}

export function sitDown(game: Playable, { header, rows }: Loaded, now: () => number): Sitting {
  const seats = personsSeats(header);
  if (seats.length === 0) throw new Error(`match ${header.match} has no seat for a person`);
  const past = rows.map(({ input, events }) => ({ input, events }));
  const table = game.open(header, past);
  const left = table.rows.at(-1)?.input.at ?? 0;
  const opened = now();
  return {
    game,
    header,
    table,
    seats,
    audience: openAudience(table, seats),
    applied: new Set(rows.flatMap(({ id }) => id ?? [])),
    time: () =>
      Math.max(
        table.rows.at(-1)?.input.at ?? 0,
        left + Math.max(0, Math.round(now() - opened)),
      ) as Millis,
  };
}

export function infoOf({ game, header, table, time }: Sitting): MatchInfo {
  const outcome = table.outcome();
  const chairs = game.chairs(header.setup);
  const record = outcome === null ? null : makeRecord(header, table.rows, outcome);
  return {
    id: header.match,
    game: header.game,
    version: header.version,
    options: header.setup,
    visibility: 'private',
    status: outcome === null ? 'running' : 'finished',
    start: 'full',
    hostHere: false,
    createdAt: Date.parse(header.startedAt),
    seats: chairs.map(({ seat, side, role }) => ({
      seat,
      side,
      role,
      holder: holder(header, seat),
      relief: null,
    })),
    clock: { type: 'none' },
    clocks: null,
    time: time(),
    commitment: header.commitment,
    outcome,
    fingerprint: record === null ? null : (record.lines.at(-1)?.chain ?? record.chain),
    rematch: null,
  };
}

function holder({ players }: RecordHeader, seat: Seat): Holder | null {
  const player = players.find((known) => known.seat === seat);
  if (player === undefined) return null;
  const { name, bot } = player;
  return bot === null
    ? { kind: 'person', name, here: true }
    : { kind: 'bot', name, level: bot, relieves: null };
}

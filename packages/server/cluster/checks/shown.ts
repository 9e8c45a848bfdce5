import { foldLog } from '@fathom/host';
import { GAMES } from '@fathom/games';
import type { Seat, Table } from '@fathom/kit';
import { hashOf } from '../play/person.ts';
import type { Shown } from '../play/ledger.ts';
import type { Evidence, LoggedRow } from './evidence.ts';

/** Everything that anybody was ever shown is what the log says, number by number. */
export function shownFaults({ logs, memory }: Evidence): readonly string[] {
  return [...Map.groupBy(memory.shown, ({ match }) => match)].flatMap(([match, shown]) => {
    const table = tableOf(logs.get(match) ?? []);
    if (typeof table === 'string') return [`${match}: ${table}`];
    return [...Map.groupBy(shown, ({ seats }) => seats.join(' ')).values()].flatMap((ofSeats) =>
      unlike(ofSeats, storyOf(table, ofSeats[0]?.seats ?? [])),
    );
  });
}

function tableOf(rows: readonly LoggedRow[]): Table | string {
  try {
    return foldLog(rows, GAMES).table ?? 'it was shown, and has not begun';
  } catch (error) {
    return String(error);
  }
}

interface Story {
  readonly updates: readonly string[]; // hashes of the events behind each number
  readonly snapshots: readonly string[]; // the same of all events up to it
}
function storyOf(table: Table, seats: readonly string[]): Story {
  const all: unknown[] = [];
  const updates: string[] = [];
  const snapshots: string[] = [];
  for (const { events } of table.story(seats as readonly Seat[])) {
    all.push(...events);
    updates.push(hashOf(events));
    snapshots.push(hashOf(all));
  }
  return { updates, snapshots };
}

function unlike(shown: readonly Shown[], { updates, snapshots }: Story): readonly string[] {
  return shown.flatMap(({ match, seats, n, what, hash }) => {
    const logged = (what === 'update' ? updates : snapshots)[n];
    if (logged === hash) return [];
    const why = logged === undefined ? 'the log does not reach so far' : 'the log says another';
    return [`${match}: ${seats.join(' ')} was shown ${what} ${n}, and ${why}`];
  });
}

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

/** Hashes of the events behind the numbers after `before` up to `n`; null: the log does not reach so far. */
type Story = (before: number, n: number) => string | null;

function storyOf(table: Table, seats: readonly string[]): Story {
  const told = [...table.story(seats as readonly Seat[])].map(({ events }) => events);
  const hashes = new Map<string, string>();
  return (before, n) => {
    if (n >= told.length) return null;
    const key = `${before} ${n}`;
    const hash = hashes.get(key) ?? hashOf(told.slice(before + 1, n + 1).flat());
    hashes.set(key, hash);
    return hash;
  };
}

function unlike(shown: readonly Shown[], storyUpTo: Story): readonly string[] {
  return shown.flatMap(({ match, seats, n, what, before, hash }) => {
    const logged = storyUpTo(before, n);
    if (logged === hash) return [];
    const why = logged === null ? 'the log does not reach so far' : 'the log says another';
    return [`${match}: ${seats.join(' ')} was shown ${what} ${n}, and ${why}`];
  });
}

import { refuse } from '@fathom/kit';
import type { RecordedLine, Seat, Side } from '@fathom/kit';
import type { Accessor } from 'solid-js';
import type { GameTable, NoteStore } from '../games/game-client.ts';
import type { Moment } from './moments.ts';
import type { Playback } from './playback.ts';

/** A match being looked back on, with one onlooker's knowledge. */
export interface Watched {
  readonly moments: Accessor<readonly Moment[]>;
  readonly playback: Playback;
  readonly nameOf: (side: Side) => string;
  readonly nameOfSeat: (seat: Seat) => string;
  readonly lines: readonly RecordedLine[];
}

const noNotes: NoteStore = { read: () => null, write: () => {} };
const over = refuse('over', 'This is a replay.');

/** The same match as its game sees it: a table at which nobody can act. */
export function replayTable(watched: Watched, you: readonly Seat[]): GameTable {
  const { moments, playback, lines } = watched;
  const { place, step } = playback;
  return {
    view: () => moments()[step()]?.view,
    events: () =>
      moments()
        .slice(0, step() + 1)
        .flatMap(({ events }) => events),
    news: () => (place().isNext ? (moments()[step()]?.events ?? []) : []),
    you: () => you,
    seat: () => you[0] ?? null,
    mayAct: () => false,
    act: () => Promise.resolve(over),
    nameOf: watched.nameOf,
    nameOfSeat: watched.nameOfSeat,
    isBot: () => false,
    time: () => lines[step() - 1]?.input.at ?? 0,
    notes: noNotes,
    isReplay: true,
  };
}

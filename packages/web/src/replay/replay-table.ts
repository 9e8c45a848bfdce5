import { refuse } from '@fathom/kit';
import type { Seat, Side } from '@fathom/kit';
import type { Accessor } from 'solid-js';
import type { GameTable, NoteStore } from '../games/game-client.ts';
import type { Moment } from './moments.ts';
import type { Playback } from './playback.ts';

/** A match being looked back on, with one onlooker's knowledge. */
export interface Watched {
  readonly moments: Accessor<readonly Moment[]>;
  readonly playback: Playback;
  readonly nameOf: (side: Side) => string;
}

const noNotes: NoteStore = { read: () => null, write: () => {} };
const over = refuse('over', 'This is a replay.');

/** The same match as its game sees it: a table at which nobody can act. */
export function replayTable({ moments, playback, nameOf }: Watched, seat: Seat | null): GameTable {
  const { place, step } = playback;
  return {
    view: () => moments()[step()]?.view,
    events: () =>
      moments()
        .slice(0, step() + 1)
        .flatMap(({ events }) => events),
    news: () => (place().isNext ? (moments()[step()]?.events ?? []) : []),
    seat: () => seat,
    mayAct: () => false,
    act: () => Promise.resolve(over),
    nameOf,
    notes: noNotes,
    isReplay: true,
  };
}

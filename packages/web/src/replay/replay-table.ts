import { refuse } from '@fathom/kit';
import type { RecordedLine, RecordStep, Seat, Side } from '@fathom/kit';
import { createMemo } from 'solid-js';
import type { Accessor } from 'solid-js';
import type { GameTable, NoteStore } from '../games/game-client.ts';
import type { Playback } from './playback.ts';
import { showsEverything } from './viewpoints.ts';
import type { Viewpoint } from './viewpoints.ts';

/** A match being looked back on, with the knowledge of one viewpoint. */
export interface Watched {
  readonly steps: Accessor<readonly RecordStep[]>;
  readonly playback: Playback;
  readonly nameOf: (side: Side) => string;
  readonly nameOfSeat: (seat: Seat) => string;
  readonly lines: readonly RecordedLine[];
}

const noNotes: NoteStore = { read: () => null, write: () => {} };
const over = refuse('replay');

/** The same match as its game sees it: a table at which nobody can act. */
export function replayTable(watched: Watched, viewpoint: Viewpoint): GameTable {
  const { steps, playback, lines } = watched;
  const { you } = viewpoint;
  const { shown, step } = playback;
  const view = (): unknown => steps()[step()]?.view;
  return {
    view,
    told: view,
    pending: () => [],
    events: createMemo(() =>
      steps()
        .slice(0, step() + 1)
        .flatMap(({ events }) => events),
    ),
    news: () => (shown().isNext ? (steps()[step()]?.events ?? []) : []),
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
    atTheEnd: () => (showsEverything(viewpoint) ? (steps().at(-1)?.view ?? null) : null),
  };
}

import type { Millis, Playable, Refusal, Seat, Seed, Side, Viewer } from '@fathom/kit';
import { batch, createSignal } from 'solid-js';
import type { Accessor } from 'solid-js';
import type { GameTable, NoteStore } from '../games/game-client.ts';

/** A match in this page, seen from any number of seats at once. */
export interface DevMatch {
  readonly seats: readonly Seat[];
  readonly watch: (viewer: Viewer, acting: Seat | null) => GameTable;
  readonly toAct: Accessor<readonly Seat[]>;
  readonly step: () => void; // some legal action of somebody who is waited for
  readonly back: () => void;
}

export interface DevOptions {
  readonly setup: unknown;
  readonly seed: string;
  readonly lag: number; // milliseconds until an action is answered
  readonly isReplay: boolean; // as if looked back on: nobody can act
}

export function openDevMatch(game: Playable, { setup, seed, lag, isReplay }: DevOptions): DevMatch {
  const beginning = { setup, seed: seed.padStart(64, '0') as Seed };
  let table = game.open(beginning, []);
  const [version, setVersion] = createSignal(0);
  const [isFresh, setFresh] = createSignal(false); // the last change was an action, not a step back
  const changed = (fresh: boolean): void =>
    batch(() => {
      setFresh(fresh);
      setVersion((n) => n + 1);
    });
  const take = (seat: Seat, action: unknown): Refusal | null => {
    const proposal = table.propose({ type: 'act', at: 0 as Millis, seat, action });
    if (!proposal.ok) return proposal.refusal;
    table.commit(proposal.row);
    changed(true);
    return null;
  };
  const now = <T>(read: () => T): T => {
    version();
    return read();
  };
  return {
    seats: game.chairs(setup).map(({ seat }) => seat),
    toAct: () => now(() => table.toAct()),
    watch: (viewer, acting) => ({
      view: () => now(() => table.view(viewer)),
      events: () => now(() => [...table.story(viewer)].flatMap(({ events }) => events)),
      news: () => now(() => (isFresh() ? table.heard(viewer) : [])),
      seat: () => acting,
      mayAct: () => acting !== null && !isReplay && now(() => table.outcome() === null),
      act: (action) =>
        new Promise((resolve) => {
          window.setTimeout(() => resolve(acting === null ? null : take(acting, action)), lag);
        }),
      nameOf: (side: Side) =>
        acting !== null && side === (acting as string) ? 'You' : capital(side),
      notes: openNotes(),
      isReplay,
    }),
    step: () => {
      const [seat] = table.toAct();
      const actions = seat === undefined ? [] : [...table.legal(seat)];
      const action = actions[Math.floor(Math.random() * actions.length)];
      if (seat !== undefined && action !== undefined) take(seat, action);
    },
    back: () => {
      table = game.open(beginning, table.rows.slice(0, -1));
      changed(false);
    },
  };
}

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Paper that lasts as long as the page. */
function openNotes(): NoteStore {
  const notes = new Map<string, unknown>();
  return {
    read: (name) => notes.get(name) ?? null,
    write: (name, value) => void notes.set(name, value),
  };
}

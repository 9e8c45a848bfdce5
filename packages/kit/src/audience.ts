import type { Viewer } from './game.ts';
import { diff } from './patch.ts';
import type { Patch } from './patch.ts';
import type { Table } from './table.ts';

/** All a viewer has been told so far, for one who has just come in. */
export interface Snapshot {
  readonly n: number;
  readonly view: unknown;
  readonly events: readonly unknown[];
}
/** The n-th thing this viewer is told. */
export interface Message {
  readonly n: number;
  readonly events: readonly unknown[];
  readonly patch: Patch; // from the view at n − 1
}

/**
 * Everyone at a table who knows the same. Messages are numbered by what this audience has been told:
 * the log's own number would show by its gaps that something hidden happened. The numbers follow
 * from the log, so they mean the same after a restart.
 */
export interface Audience {
  readonly viewer: Viewer;
  /** To be called once after each commit. null: this audience learns nothing. */
  readonly next: () => Message | null;
  readonly snapshot: () => Snapshot;
  /** Exactly what was missed since number n, or null if there never was such a number. */
  readonly since: (n: number) => readonly Message[] | null;
}

export function openAudience(table: Table, viewer: Viewer): Audience {
  let n = [...table.told(viewer)].length;
  let view = table.view(viewer);
  return {
    viewer,
    next: () => {
      const events = table.heard(viewer);
      if (events.length === 0) return null;
      const before = view;
      view = table.view(viewer);
      n += 1;
      return { n, events, patch: diff(before, view) };
    },
    snapshot: () => ({
      n,
      view: table.view(viewer),
      events: [...table.told(viewer)].flat(),
    }),
    since: (last) => {
      if (!Number.isInteger(last) || last < 0 || last > n) return null;
      const missed = [...table.story(viewer, last)];
      return missed.slice(1).map((update, i) => ({
        n: last + 1 + i,
        events: update.events,
        patch: diff(missed[i]?.view, update.view),
      }));
    },
  };
}

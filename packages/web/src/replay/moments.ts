import type { MatchRecord, Playable, Viewer } from '@fathom/kit';

/** What a viewer knew after a line of the log, and what told it so. */
export interface Moment {
  readonly events: readonly unknown[]; // empty: the viewer noticed nothing
  readonly view: unknown;
}

/**
 * One moment a line, and one for the start: step n is the same point of the match for everyone,
 * so that a link to it means the same whoever's knowledge is shown.
 */
export function momentsOf(game: Playable, record: MatchRecord, viewer: Viewer): readonly Moment[] {
  const table = game.open(record);
  const moments: Moment[] = [{ events: [], view: table.view(viewer) }];
  for (const { input, events } of record.lines) {
    table.commit({ input, events });
    moments.push({ events: table.heard(viewer), view: table.view(viewer) });
  }
  return moments;
}

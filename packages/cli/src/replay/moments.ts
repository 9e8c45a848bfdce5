import type { MatchRecord, Playable, Viewer } from '@fathom/kit';

/** What a viewer knew once a line of the record was played, and what told it so. */
export interface Moment {
  readonly line: number; // 0: the start
  readonly at: number; // milliseconds since then
  readonly events: readonly unknown[];
  readonly view: unknown;
}
export interface Watched {
  readonly game: Playable;
  readonly record: MatchRecord;
  readonly viewer: Viewer;
}

/** Lines of which the viewer heard nothing are left out; the others keep their numbers. */
export function moments({ game, record, viewer }: Watched): readonly Moment[] {
  const table = game.open(record);
  const told: Moment[] = [{ line: 0, at: 0, events: [], view: table.view(viewer) }];
  for (const [i, { input, events }] of record.lines.entries()) {
    table.commit({ input, events });
    const heard = table.heard(viewer);
    if (heard.length > 0)
      told.push({ line: i + 1, at: input.at, events: heard, view: table.view(viewer) });
  }
  return told;
}

import type { Viewer } from './game.ts';
import type { Playable } from './playable.ts';
import type { MatchRecord } from './record.ts';

/** What a viewer knew once a line of the record was played, and what told it so. */
export interface RecordStep {
  readonly line: number; // 0: the start
  readonly at: number; // game time
  readonly events: readonly unknown[]; // empty: the viewer noticed nothing
  readonly view: unknown;
}

/**
 * One step for the start and one for each line: step n is the same point of the match for everyone, so that a link to
 * it means the same whoever's knowledge is shown.
 */
export function recordSteps(
  game: Playable,
  record: MatchRecord,
  viewer: Viewer,
): readonly RecordStep[] {
  return [...walkRecord(game, record, viewer)];
}

/** The same, a step at a time: for whoever has something else to do in between. */
export function* walkRecord(
  game: Playable,
  record: MatchRecord,
  viewer: Viewer,
): Generator<RecordStep, void> {
  const table = game.open(record);
  yield { line: 0, at: 0, events: [], view: table.view(viewer) };
  for (const [i, { input, events }] of record.lines.entries()) {
    table.commit({ input, events });
    yield {
      line: i + 1,
      at: input.at,
      events: table.heard(viewer),
      view: table.view(viewer),
    };
  }
}

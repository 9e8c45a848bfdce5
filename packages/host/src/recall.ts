import type { Row } from '@fathom/kit';
import { PAGE } from './load-log.ts';
import type { MatchRow } from './rows.ts';
import type { Services } from './services.ts';
import type { MatchState } from './state.ts';

/** Brings the first rows of a match to hand that was taken up in the middle of its log. */
export type Recall = () => Promise<void>;

/** With `loads` a long log waits until none is read for somebody who joins: whoever only wants the past can wait. */
export function openRecall(
  state: MatchState,
  { store, loads }: Pick<Services, 'store' | 'loads'>,
): Recall {
  const { id } = state.created;
  let recalling: Promise<void> | null = null;
  const recall = async (): Promise<void> => {
    const first: Row[] = [];
    for (let from = 0; first.length < (state.table?.missing() ?? 0);) {
      const rows = await store.read(id, { from, ...PAGE });
      if (rows.length === 0) throw new Error(`match ${id}: rows of its log are missing`);
      for (const { row: text } of rows) {
        const row = JSON.parse(text) as MatchRow;
        if (row.type === 'played') first.push(row);
      }
      from += rows.length;
    }
    state.table?.recall(first);
  };
  return () =>
    (recalling ??= (loads?.run('unasked', recall) ?? recall()).finally(() => {
      recalling = null;
    }));
}

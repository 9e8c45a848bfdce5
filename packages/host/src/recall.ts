import type { Row } from '@fathom/kit';
import { PAGE } from './load-log.ts';
import type { MatchRow } from './rows.ts';
import type { Services } from './services.ts';
import type { MatchState } from './state.ts';

/** Brings the first rows of a match to hand that was taken up in the middle of its log. */
export type Recall = () => Promise<void>;

/** With `loads` a long log waits until none is read for somebody who joins: whoever only wants the past can wait. */
export function openRecall(state: MatchState, services: Pick<Services, 'store' | 'loads'>): Recall {
  let recalling: Promise<void> | null = null;
  return () => (recalling ??= recallOnce(state, services).finally(() => (recalling = null)));
}

function recallOnce(
  state: MatchState,
  { store, loads }: Pick<Services, 'store' | 'loads'>,
): Promise<void> {
  const read = (): Promise<void> => readFirst(state, store);
  return loads?.run('unasked', read) ?? read();
}

async function readFirst(state: MatchState, store: Services['store']): Promise<void> {
  const { id } = state.created;
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
}

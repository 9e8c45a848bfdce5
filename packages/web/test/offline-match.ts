import type { Action, View } from '@fathom/depth-charge/client';
import { depthChargePlayable } from '@fathom/depth-charge/playable';
import type { MatchRow, VirtualClock } from '@fathom/host';
import type { Playable } from '@fathom/kit';
import type { LocalStore } from '../src/offline/browser-store.ts';
import type { LocalWanted } from '../src/offline/local-match.ts';
import { BLACK, isReply, openPage, pass, WANTED } from './local-table.ts';
import type { Page, PageOptions } from './local-table.ts';

export const PLACE: Action = { type: 'place', squares: ['a1', 'b2', 'c3'] };

export const act = (page: Page, id: string, action: unknown) => {
  page.say({ t: 'act', id, seat: BLACK, action });
  return page.until(isReply(id));
};

export const rules = async (): Promise<Playable> => depthChargePlayable;
export const logOf = async (store: LocalStore): Promise<readonly MatchRow[]> =>
  (await store.read(WANTED.match)).map(({ row }) => JSON.parse(row) as MatchRow);
export const playedIn = async (
  store: LocalStore,
): Promise<readonly Extract<MatchRow, { type: 'played' }>[]> =>
  (await logOf(store)).filter((row) => row.type === 'played');
export const viewOf = (page: Page): View => page.view() as View;

/** A person who moves first and a bot that takes a moment, on a clock that the test moves. */
export async function onClock(
  store: LocalStore,
  time: VirtualClock,
  options: PageOptions = {},
): Promise<Page> {
  const page = openPage(store, { ...time, ...options });
  page.join(page.seen());
  await pass(time, 0);
  return page;
}
export const HALF_MINUTE: LocalWanted = { ...WANTED, clock: { type: 'move', seconds: 30 } };

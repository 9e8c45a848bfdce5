import { openAudience } from '@fathom/kit';
import type { Audience, AudienceBookmark, Viewer } from '@fathom/kit';
import { writeBookmark } from './bookmark.ts';
import { circleKey } from './circles.ts';
import { SLICE } from './earlier.ts';
import { loadFromBookmark, loadMatch, PAGE } from './load-log.ts';
import { openRecall } from './recall.ts';
import { seatsOf } from './seating.ts';
import type { Services } from './services.ts';
import { tableOf } from './state.ts';
import type { MatchState } from './state.ts';

/** Rows by which a log has to have grown until it is worth the while. */
export const WORTH_KEEPING = 100;

type BookmarkServices = Pick<Services, 'store' | 'games' | 'code' | 'after'>;

/**
 * Keeps how a match stands that has left the memory, where that spares the next who comes a long log. It is made from the log
 * and not from what was in memory: fields that have another order there would show who was told what when.
 */
export async function keepBookmark(left: MatchState, services: BookmarkServices): Promise<void> {
  const { store, games, code } = services;
  const { bookmarks } = store;
  const { id, lateView } = left.created;
  if (code === undefined || bookmarks === undefined) return;
  if (left.length - (left.bookmark?.rows ?? 0) < WORTH_KEEPING) return;
  if (left.status !== 'running') return bookmarks.keep(id, null); // what is over is wanted whole
  if (lateView !== undefined) return undefined; // so is what some see late, on a table of its own
  const loaded = (await loadFromBookmark(services, id)) ?? (await loadMatch(store, games, id));
  if (loaded?.state.status !== 'running') return undefined;
  const { state } = loaded;
  const audiences = await audiencesOf(state, services);
  const [last] = await store.read(id, { from: state.length - 1, ...PAGE, rows: 1 });
  if (last === undefined) return undefined;
  return bookmarks.keep(id, writeBookmark(state, { code, lastRow: last.row, audiences }));
}

/** Of all who may come back: in the seats that each of them has, or to watch. A slice at a time, for others have things to do. */
async function audiencesOf(
  state: MatchState,
  services: BookmarkServices,
): Promise<ReadonlyMap<string, string>> {
  const nextTurn = (): Promise<void> => new Promise((resolve) => void services.after(0, resolve));
  const texts = new Map<string, string>();
  for (const viewer of viewersOf(state)) {
    const audience = await openedFor(viewer, state, services);
    while (audience.left() > 0) {
      audience.catchUp(SLICE);
      await nextTurn();
    }
    texts.set(circleKey(viewer, 'now'), JSON.stringify(audience.bookmark()));
    await nextTurn();
  }
  return texts;
}

async function openedFor(
  viewer: Viewer,
  state: MatchState,
  services: BookmarkServices,
): Promise<Audience> {
  const table = tableOf(state);
  const text = state.bookmark?.audiences.get(circleKey(viewer, 'now'));
  if (text !== undefined) return openAudience(table, viewer, JSON.parse(text) as AudienceBookmark);
  if (table.missing() > 0) await openRecall(state, services)();
  return openAudience(table, viewer);
}

function viewersOf(state: MatchState): readonly Viewer[] {
  const people = new Set([...state.seats.values()].flatMap(({ guest }) => guest ?? []));
  return [...[...people].map((guest) => seatsOf(state, guest)), []];
}

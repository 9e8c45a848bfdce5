import type { MatchOfPerson, PersonQuery } from '@fathom/host/store';
import type { MatchInfo, OwnPart } from '@fathom/protocol';
import { openBrowserStore } from '../offline/browser-store.ts';
import type { LocalStore } from '../offline/browser-store.ts';
import type { OwnRow } from './own-row.ts';

const ME: PersonQuery['guest'] = 'me'; // the one person who plays in this browser
const STATUSES: PersonQuery['status'] = ['lobby', 'running', 'finished'];

/** The matches that were played in this browser without a server, as the others are listed. */
export async function keptHere(): Promise<readonly OwnRow[]> {
  const store = await openBrowserStore();
  const found = await rowsIn(store);
  await store.close();
  return found;
}

export async function rowsIn(store: Pick<LocalStore, 'matchesOf'>): Promise<readonly OwnRow[]> {
  const found = await store.matchesOf({ guest: ME, status: STATUSES, limit: Infinity });
  return found.flatMap((kept) => rowOf(kept) ?? []);
}

/** Bots go on only while a tab has the match open: it never waits for anybody, and is nobody's turn. */
function rowOf({ own, face, changedAt }: MatchOfPerson): OwnRow | null {
  if (face === null) return null;
  const { info } = JSON.parse(face) as { readonly info: MatchInfo };
  // One that has not begun does so as soon as somebody goes there.
  const match: MatchInfo = info.status === 'lobby' ? { ...info, status: 'running' } : info;
  return {
    ...(JSON.parse(own) as OwnPart),
    match,
    turn: false,
    news: null,
    changedAt,
    home: 'browser',
  };
}

export async function forgetHere(match: string): Promise<void> {
  const store = await openBrowserStore();
  await store.forget(match);
  await store.close();
}

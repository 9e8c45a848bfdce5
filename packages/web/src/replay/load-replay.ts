import { rulesFor } from '@fathom/kit';
import type { MatchRecord, Playable } from '@fathom/kit';
import type { GameClient } from '../games/game-client.ts';
import { rulesOf } from '../games/rules.ts';
import { shelfEntry } from '../games/shelf.ts';
import { api, ApiError } from '../net/api.ts';
import { openBrowserStore } from '../offline/browser-store.ts';
import { localRecord } from '../offline/local-match.ts';
import { replayWords } from '../words/replay.ts';

export interface Replay {
  readonly record: MatchRecord;
  readonly game: Playable;
  readonly client: GameClient;
  readonly home: 'server' | 'browser'; // where the record is kept
}
export const TROUBLES = [
  'notOver',
  'noSuchMatch',
  'offline',
  'otherVersion',
  'notLoaded',
  'failed',
] as const;
export type Trouble = (typeof TROUBLES)[number];

/** Why there is no replay; the message is fit to be shown. */
export class NoReplay extends Error {
  override readonly name = 'NoReplay';
  readonly trouble: Trouble;

  constructor(trouble: Trouble, message: string) {
    super(message);
    this.trouble = trouble;
  }
}

type Found = Pick<Replay, 'record' | 'home'>;

export async function loadReplay(match: string, given: MatchRecord | null): Promise<Replay> {
  const found: Found =
    given === null ? await findRecord(match) : { record: given, home: 'browser' };
  return { ...found, ...(await loadGame(found.record)) };
}

/** Matches played in this browser have ids like all others: it looks here first. */
async function findRecord(match: string): Promise<Found> {
  const store = await openBrowserStore();
  const kept = await localRecord(store, rulesOf, match).catch(() => null);
  await store.close();
  if (kept !== null) return { record: kept, home: 'browser' };
  try {
    return { record: await api.record(match), home: 'server' };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const trouble = TROUBLES.find((known) => known === error.code) ?? 'failed';
    throw new NoReplay(trouble, error.message);
  }
}

async function loadGame(record: MatchRecord): Promise<Pick<Replay, 'game' | 'client'>> {
  const entry = shelfEntry(record.game);
  if (entry === null) throw new NoReplay('otherVersion', replayWords.unknownGame(record.game));
  const loading = Promise.all([entry.load(), rulesOf(entry.id)]);
  const [client, newest] = await loading.catch(() => {
    throw new NoReplay('notLoaded', replayWords.noBoard);
  });
  const game = rulesFor([newest], record.game, record.version);
  if (game === null)
    throw new NoReplay('otherVersion', replayWords.otherVersion(record.version, newest.version));
  return { client, game };
}

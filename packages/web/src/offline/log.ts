import { BadInput } from '@fathom/kit';
import type { Playable, RecordHeader } from '@fathom/kit';
import { beginLocalMatch } from './local-match.ts';
import type { LocalWanted } from './local-match.ts';
import type { LocalRow, LocalStore } from './local-store.ts';

export interface LogServices {
  readonly store: LocalStore;
  readonly rules: (game: string) => Promise<Playable>;
  readonly newSeed: () => string; // 64 hexadecimal digits
  readonly now: () => number; // Unix time in milliseconds
}
interface Log {
  readonly game: Playable;
  readonly header: RecordHeader;
  readonly rows: readonly LocalRow[];
}

/** The log of a match that was begun here, or of a new one. */
export async function findOrBegin(wanted: LocalWanted, services: LogServices): Promise<Log> {
  const { store } = services;
  const game = await services.rules(wanted.game);
  const kept = await store.find(wanted.match);
  if (kept === null) return { game, header: await begin(game, wanted, services), rows: [] };
  const { header } = kept;
  if (header.version !== game.version)
    throw new BadInput('This match was begun under rules that are no longer in this browser.');
  return { game, header, rows: await store.rows(wanted.match) };
}

async function begin(
  game: Playable,
  wanted: LocalWanted,
  { store, newSeed, now }: LogServices,
): Promise<RecordHeader> {
  const luck = { hostSeed: newSeed(), contribution: newSeed(), at: now() };
  const header = beginLocalMatch(game, wanted, luck);
  await store.begin(header, wanted.pace);
  return header;
}

import { CannotLoad, foldLog, recordOf } from '@fathom/host';
import type { Created, MatchState } from '@fathom/host';
import type { MatchStore } from '@fathom/host/store';
import type { ClockRule, MatchRecord, Playable } from '@fathom/kit';
import { MATCH_ID_ALPHABET } from '@fathom/protocol';
import type { Pace, Status } from '@fathom/protocol';

/** The one person who plays in this browser, as a guest of its host. */
export const ME = 'me';

/** Who takes a seat at home: there is one person, and bots take all others. */
export type LocalPlan = 'me' | { readonly bot: string };

/** A match that is to be played in this browser, or one that was begun here and goes on. */
export interface LocalWanted {
  readonly match: string; // chosen by the page: asked for again, the match goes on
  readonly game: string;
  readonly options: unknown;
  readonly seats: Readonly<Record<string, LocalPlan>>;
  readonly clock: ClockRule;
  readonly pace: Pace;
}

const ID_LENGTH = 8;

/** In the form of the server's ids, so that the address of a replay looks the same. */
export function newLocalId(): string {
  const size = MATCH_ID_ALPHABET.length;
  const fair = 256 - (256 % size); // bytes from here up would favour the first characters
  let id = '';
  while (id.length < ID_LENGTH)
    for (const byte of crypto.getRandomValues(new Uint8Array(ID_LENGTH)))
      if (byte < fair && id.length < ID_LENGTH) id += MATCH_ID_ALPHABET.charAt(byte % size);
  return id;
}

/** A match that was begun here, as it was wanted then. */
export const goOnWith = ({ id, game, setup, plan, clock, pace }: Created): LocalWanted => ({
  match: id,
  game,
  options: setup,
  seats: Object.fromEntries(
    Object.entries(plan).map(([seat, planned]) => [
      seat,
      planned.for === 'bot' ? { bot: planned.level } : 'me',
    ]),
  ),
  clock,
  pace,
});

export const MOST_KEPT = 30;
const KEPT: readonly Status[] = ['lobby', 'running', 'finished'];

/** The matches of one game that the rules at hand can show, those begun or ended last first. */
export async function matchesOf(
  store: MatchStore,
  game: Playable,
  limit: number,
): Promise<readonly MatchState[]> {
  const found: MatchState[] = [];
  const listings = await store.listings({ status: KEPT, game: game.id, limit: MOST_KEPT });
  for (const { match } of listings) {
    const state = found.length < limit ? await stateOf(store, game, match) : null;
    if (state !== null) found.push(state);
  }
  return found;
}

/** null: there is no such match, or nobody here can read it or knows its rules. */
export async function stateOf(
  store: MatchStore,
  game: Playable,
  match: string,
): Promise<MatchState | null> {
  const rows = await store.read(match);
  try {
    return rows.length === 0 ? null : foldLog(rows, [game], await store.papers(match));
  } catch (error) {
    if (error instanceof CannotLoad) return null;
    throw error;
  }
}

/** A finished match as the server would export it. null: unknown here, or not over. */
export async function localRecord(
  store: MatchStore,
  rules: (game: string) => Promise<Playable>,
  match: string,
): Promise<MatchRecord | null> {
  const [first] = await store.read(match);
  if (first === undefined) return null;
  const { game } = JSON.parse(first.row) as Created;
  const state = await stateOf(store, await rules(game), match);
  return state === null ? null : recordOf(state);
}

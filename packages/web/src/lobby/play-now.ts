import { webGame } from '../games/web-games.ts';
import { api, ApiError } from '../net/api.ts';
import { newInputId } from '../net/random.ts';
import { lobbyWords } from '../words/lobby.ts';
import { firstMatch, quickMatch } from './quick-match.ts';
import { forgetChoice, rememberedChoice } from './remembered.ts';

/** Begins a match against bots at once; resolves with where it is. Without a server it is played in this browser. */
export async function playNow(id: string): Promise<string> {
  try {
    const [games, client] = await Promise.all([api.games(), webGame(id)?.load()]);
    const game = games.find((known) => known.id === id);
    if (game === undefined || client === undefined) throw new Error(lobbyWords.noSuchGame);
    const make = async (): Promise<string> => {
      const wanted = quickMatch({ game, client }, rememberedChoice(id), anyOf);
      const { match } = await api.create({ ...wanted, ask: newInputId() });
      return `/m/${match.id}`;
    };
    return await make().catch((error: unknown) => {
      if (!isStale(error) || rememberedChoice(id) === null) throw error;
      forgetChoice(id);
      return make();
    });
  } catch (error) {
    if (error instanceof ApiError && error.code === 'offline') return `/${id}/local`;
    throw error;
  }
}

/** A match to learn the game by, at once. Without a server the form in this browser has it. */
export async function playFirst(id: string): Promise<string> {
  try {
    const [games, client] = await Promise.all([api.games(), webGame(id)?.load()]);
    const game = games.find((known) => known.id === id);
    if (game === undefined || client === undefined) throw new Error(lobbyWords.noSuchGame);
    const wanted = firstMatch({ game, client }, webGame(id)?.firstMatch?.options ?? {}, anyOf);
    const { match } = await api.create({ ...wanted, ask: newInputId() });
    return `/m/${match.id}`;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'offline') return `/${id}/local`;
    throw error;
  }
}

/** What was chosen then is not to be had any more. */
const isStale = (error: unknown): boolean => error instanceof ApiError && STALE.has(error.code);
const STALE: ReadonlySet<string> = new Set(['badRequest', 'noSuchBot', 'noSuchSeat']);

function anyOf(count: number): number {
  const [luck = 0] = crypto.getRandomValues(new Uint32Array(1));
  return luck % count;
}

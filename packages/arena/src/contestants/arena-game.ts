import { entryOf } from '@fathom/games/catalogue';
import type { ArenaParts, Chair, Playable, Rng, Seat } from '@fathom/kit';

/** A game as the arena plays it: the rules and levels everybody knows, and what it brings for the arena alone. */
export interface ArenaGame extends Playable, ArenaParts {}

/** A thread needs one game: only that is loaded. null: there is none of that id. */
export async function loadArenaGame(id: string): Promise<ArenaGame | null> {
  const entry = entryOf(id);
  if (entry === null) return null;
  const [game, parts] = await Promise.all([entry.load(), loadArenaParts(id)]);
  return { ...game, ...parts };
}

/** By the game's name and not by the catalogue, lest every browser be served what only the arena plays with. */
export async function loadArenaParts(id: string): Promise<ArenaParts> {
  const { arena } = (await import(`@fathom/${id}/arena`)) as { readonly arena: ArenaParts };
  return arena;
}

/** A seat that a bot is going to play. */
export interface BotSeat {
  readonly seat: Seat;
  readonly chairs: readonly Chair[]; // of the whole table
  readonly luck: Rng;
  /** Clocks show it to everybody, so a bot may know it too. */
  readonly isWaitedFor: () => boolean;
}

import { CATALOGUE } from '@fathom/games/catalogue';
import { counted } from '@fathom/kit';
import type { GameCard, GameEntry } from '@fathom/kit';
import { lazy } from 'solid-js';
import type { Component } from 'solid-js';
import type { GameClient } from './game-client.ts';

/** A game as the lobby shows it, and its part of the table when somebody goes there. */
export interface WebGame extends Omit<GameCard, 'players' | 'minutes'> {
  readonly players: string; // "2–5 players"
  readonly minutes: string;
  readonly Illustration: Component;
  readonly load: () => Promise<GameClient>;
}

// A game's boards are the folder of its name. What it has not drawn itself is drawn plainly.
const CLIENTS = import.meta.glob<GameClient>('./*/index.tsx', { import: 'client' });

/** Every game, in the order of the lobby. */
export const WEB_GAMES: readonly WebGame[] = CATALOGUE.map(webGameOf);

export const webGame = (id: string): WebGame | null =>
  WEB_GAMES.find((entry) => entry.id === id) ?? null;

function webGameOf(entry: GameEntry): WebGame {
  return {
    ...entry,
    players: range(entry.players, 'player'),
    minutes: range(entry.minutes, 'minute'),
    Illustration: lazy(async () => ({
      default: (await import('./illustrations.ts')).illustrationOf(entry.id),
    })),
    load: CLIENTS[`./${entry.id}/index.tsx`] ?? (() => plainClientOf(entry)),
  };
}

function range({ least, most }: GameCard['players'], noun: string): string {
  return least === most ? counted(most, noun) : `${least}–${most} ${noun}s`;
}

async function plainClientOf(entry: GameEntry): Promise<GameClient> {
  const [{ plainClient }, game] = await Promise.all([
    import('./plain/plain-client.tsx'),
    entry.load(),
  ]);
  return plainClient(game);
}

import { CARDS } from '@fathom/games/cards';
import { counted } from '@fathom/kit';
import type { GameCard } from '@fathom/kit';
import { lazy } from 'solid-js';
import type { Component } from 'solid-js';
import type { GameClient } from './game-client.ts';
import { loadClient } from './named-game.ts';

/** A game as the lobby shows it, and its part of the table when somebody goes there. */
export interface WebGame extends Omit<GameCard, 'players' | 'minutes'> {
  readonly players: string; // "2–5 players"
  readonly minutes: string;
  readonly Illustration: Component;
  readonly load: () => Promise<GameClient>;
}

/** Every game, in the order of the lobby. */
export const WEB_GAMES: readonly WebGame[] = CARDS.map(webGameOf);

export const webGame = (id: string): WebGame | null =>
  WEB_GAMES.find((entry) => entry.id === id) ?? null;

function webGameOf(entry: GameCard): WebGame {
  return {
    ...entry,
    players: range(entry.players, 'player'),
    minutes: range(entry.minutes, 'minute'),
    Illustration: lazy(async () => ({
      default: (await import('./illustrations.ts')).illustrationOf(entry.id),
    })),
    load: () => loadClient(entry.id),
  };
}

function range({ least, most }: GameCard['players'], noun: string): string {
  return least === most ? counted(most, noun) : `${least}–${most} ${noun}s`;
}

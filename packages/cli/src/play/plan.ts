import { GAMES } from '@fathom/games';
import type { Playable, Seat, Seed } from '@fathom/kit';
import { unusable } from '../exit.ts';
import { knownGame } from '../games.ts';
import type { TerminalPlan } from './terminal-match.ts';
import { parseOptions } from './options.ts';

/** What was asked for on the command line. */
export interface PlayRequest {
  readonly game: string | null;
  readonly level: string | null;
  readonly seat: string | null;
  readonly option: readonly string[];
  readonly seed: string | null;
}

export function planMatch(wish: PlayRequest): TerminalPlan {
  const game = wish.game === null ? onlyGame() : knownGame(wish.game);
  const setup = parseOptions(game, wish.option);
  return {
    game,
    setup,
    seat: parseSeat(game, setup, wish.seat),
    level: parseLevel(game, wish.level),
    hostSeed: wish.seed === null ? null : parseSeed(wish.seed),
  };
}

/** The first of the list, which is the one to begin with. */
function onlyGame(): Playable {
  const [game] = GAMES;
  if (game === undefined) throw unusable('there is no game to play');
  return game;
}

function parseSeat(game: Playable, setup: unknown, wished: string | null): Seat {
  const seats = game.chairs(setup).map((chair) => chair.seat);
  const seat = wished === null ? seats[0] : seats.find((known) => known === wished);
  if (seat === undefined)
    throw unusable(`--seat: there is no seat "${wished}"; there are: ${seats.join(', ')}`);
  return seat;
}

function parseLevel(game: Playable, wished: string | null): string {
  const levels = game.levels.map((known) => known.level);
  if (levels.length === 0) throw unusable(`${game.name} has no bots to play against`);
  const level = wished === null ? levels[0] : levels.find((known) => known === wished);
  if (level === undefined)
    throw unusable(`--level: there is no bot "${wished}"; there are: ${levels.join(', ')}`);
  return level;
}

function parseSeed(text: string): Seed {
  if (!/^[\da-f]{1,64}$/i.test(text))
    throw unusable(`--seed: expected 1 to 64 hexadecimal digits, got "${text}"`);
  return text.toLowerCase().padStart(64, '0') as Seed;
}

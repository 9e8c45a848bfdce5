import type { Chair, Side } from '@fathom/kit';
import type { CreateMatch, GameInfo, SeatPlan } from '@fathom/protocol';
import type { GameClient, MatchOptions } from '../games/game-client.ts';
import type { RememberedChoice } from './remembered.ts';
import { planFor, seatsWanted, sidesOf } from './seat-plan.ts';
import { seatsFor } from './seats-for.ts';

export interface QuickGame {
  readonly game: GameInfo;
  readonly client: GameClient;
}
export type QuickMatch = Pick<
  CreateMatch,
  'game' | 'options' | 'seats' | 'visibility' | 'clock' | 'pace' | 'start'
>;

/** A match against bots without a question: as the last one was, or as suits a beginner. */
export function quickMatch(
  { game, client }: QuickGame,
  last: RememberedChoice | null,
  anyOf: (count: number) => number,
): QuickMatch {
  const options = last?.options ?? {};
  const chairs = seatsFor({ game, client }, options);
  const level = game.bots.find((bot) => bot.level === last?.level) ?? game.bots[0];
  const hasBots = last !== null && last.botName !== '';
  return {
    game: game.id,
    options,
    seats: seatsAgainst({ chairs, level: level?.level ?? '', last }, anyOf),
    visibility: 'private',
    clock: hasBots ? last.clock : { type: 'none' }, // a clock among people is no wish to be hurried by a bot
    pace: last?.pace ?? 'human',
    start: 'full',
  };
}

/** A match to learn a game by: all seats of a side, against the easiest bots, who are slow. */
export function firstMatch(
  { game, client }: QuickGame,
  options: MatchOptions,
  anyOf: (count: number) => number,
): QuickMatch {
  const chairs = seatsFor({ game, client }, options);
  const sides = sidesOf(chairs);
  const side = sides[anyOf(sides.length)];
  const level = game.bots[0]?.level ?? '';
  const plans =
    side === undefined ? {} : planFor(chairs, { plan: 'voyage', side, role: '', level });
  return {
    game: game.id,
    options,
    seats: seatsWanted(plans),
    visibility: 'private',
    clock: { type: 'none' },
    pace: 'slow',
    start: 'full',
  };
}

interface QuickWish {
  readonly chairs: readonly Chair[];
  readonly level: string;
  readonly last: RememberedChoice | null;
}

function seatsAgainst(
  { chairs, level, last }: QuickWish,
  anyOf: (count: number) => number,
): Readonly<Record<string, SeatPlan>> {
  const sides = sidesOf(chairs);
  const seat = chairs.find((chair) => chair.seat === last?.seat);
  const side: Side | undefined =
    seat?.side ?? sides.find((known) => known === last?.side) ?? sides[anyOf(sides.length)];
  if (side === undefined) return {};
  return seatsWanted(
    planFor(chairs, {
      plan: last?.whom === 'alone' ? 'alone' : 'captain',
      side,
      role: seat?.role ?? last?.role ?? '',
      level,
    }),
  );
}

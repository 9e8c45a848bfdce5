import { setTimeout as pause } from 'node:timers/promises';
import { gameById } from '@fathom/games';
import type { Playable } from '@fathom/kit';
import type { MyMatch } from '@fathom/protocol';
import { openFelt } from '../honest/felt.ts';
import { openPlayer } from '../honest/player.ts';
import type { Player } from '../honest/player.ts';
import type { Visitor } from '../visitor.ts';
import type { Field } from './field.ts';

/** A match whose seats all belong to the attackers, a visitor a side. */
export interface OwnMatch {
  readonly id: string;
  readonly game: Playable;
  readonly visitors: readonly Visitor[];
  readonly players: readonly Player[];
}

/** null: the server would not have it. */
export async function makeOwnMatch(
  field: Field,
  gameId: string,
  options: object,
): Promise<OwnMatch | null> {
  const game = gameById(gameId) as Playable;
  const chairs = game.chairs(game.parseSetup(options));
  const sides = [...new Set(chairs.map(({ side }) => side))];
  const visitors = sides.map(() => field.visitor(0));
  try {
    const { match } = await (visitors[0] as Visitor).insist<MyMatch>('POST /api/matches', {
      game: gameId,
      options,
      seats: Object.fromEntries(
        chairs.flatMap(({ seat, side }) => (side === sides[0] ? [[seat, 'me']] : [])),
      ),
      start: 'full',
    });
    for (const { seat, side } of chairs)
      if (side !== sides[0])
        await visitors[sides.indexOf(side)]?.insist(`POST /api/matches/${match.id}/seats`, {
          seat,
        });
    const felt = openFelt(); // nobody asks how attackers feel
    const players = await Promise.all(
      visitors.map((visitor) => openPlayer({ visitor, match: match.id, game, felt })),
    );
    return { id: match.id, game, visitors, players };
  } catch (error) {
    field.count('matches not granted');
    if (!(error instanceof Error)) throw error;
    return null;
  }
}

const A_SECOND = 1_000;
const MOST_MILLIS = 60_000;
const ACTS_A_SECOND = 18; // just below what a connection may send

/** Plays on so as to make the log long, as fast as is allowed; returns how many inputs were taken. */
export async function lengthen(field: Field, own: OwnMatch, most: number): Promise<number> {
  const luck = field.luck(1);
  const until = performance.now() + MOST_MILLIS;
  let taken = 0;
  while (taken < most && performance.now() < until) {
    const began = performance.now();
    for (const player of own.players)
      for (const seat of player.knows.you()) {
        const actions = player.legal(seat) as readonly { readonly type: string }[];
        const harmless = actions.filter(({ type }) => type === 'sound');
        if (actions.length === 0) continue;
        await Promise.race([
          player.act(seat, luck.pick(harmless.length > 0 ? harmless : actions)),
          pause(A_SECOND),
        ]);
        taken += 1;
      }
    if (own.players.some((player) => player.isOver())) break;
    const spent = performance.now() - began;
    await pause(Math.max(0, A_SECOND / ACTS_A_SECOND - spent));
  }
  return taken;
}

export const leaveAll = (own: OwnMatch | null): void =>
  own?.players.forEach((player) => player.leave());

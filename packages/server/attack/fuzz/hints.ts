import { GAMES } from '@fathom/games';
import type { Hints } from './grammar.ts';

/** What there is on this server, by the names of fields. */
export function hintsFor(matches: readonly string[]): Hints {
  const chairs = GAMES.flatMap((game) => game.chairs(game.parseSetup({})));
  const seats = [...new Set(chairs.map(({ seat }) => seat))];
  const levels = GAMES.flatMap((game) => game.levels.map(({ level }) => level));
  return {
    match: matches,
    seat: seats,
    leave: [null, undefined, ...seats],
    key: [null, undefined],
    level: levels,
    bot: levels,
    // Most texts are no chart, and then nothing behind the chart is met.
    map: [undefined, undefined, 'generated', 'custom'],
    chart: [undefined],
    mapSeed: [undefined],
    daily: [undefined],
    game: GAMES.map(({ id }) => id),
  };
}

import type { ArenaGame } from '../contestants/arena-game.ts';

export const ENTRANT_KINDS = ['level', 'sparring', 'baseline'] as const;
export type EntrantKind = (typeof ENTRANT_KINDS)[number];

export interface Entrant {
  readonly name: string; // as the arena knows it
  readonly title: string; // as people know it
  readonly kind: EntrantKind;
}

/** Who meets whom; `one` is alone at a table of several. */
export interface Encounter {
  readonly one: string;
  readonly others: string;
  readonly games: number;
}

export const BASELINE_SEARCH = 'ismcts:50';

export function entrantsOf(game: ArenaGame, who: 'levels' | 'all'): readonly Entrant[] {
  const levels = game.levels.map(({ level, name }) => entrant(level, name, 'level'));
  if (who === 'levels') return levels;
  return [
    ...levels,
    ...game.sparring.map(({ level, name }) => entrant(level, name, 'sparring')),
    entrant('random', 'Random', 'baseline'),
    ...(game.searchable === null ? [] : [entrant(BASELINE_SEARCH, 'ISMCTS, 50 ms', 'baseline')]),
  ];
}

const entrant = (name: string, title: string, kind: EntrantKind): Entrant => ({
  name,
  title,
  kind,
});

/**
 * Levels meet the next level and the one after that: farther apart there is little left to learn. All others meet the
 * lowest, the middle and the highest level, in half as many games, or a quarter for the search, which takes its time. At
 * a table of more than two each is alone among the others in one half of the games.
 */
export function encounters(
  entrants: readonly Entrant[],
  games: number,
  sides: number,
): readonly Encounter[] {
  const levels = entrants.filter(({ kind }) => kind === 'level');
  const ends = [levels[0], levels[Math.floor(levels.length / 2)], levels.at(-1)];
  const landmarks = [...new Set(ends)].filter((level) => level !== undefined);
  const among = [1, 2].flatMap((gap) =>
    levels.slice(gap).map((one, i) => ({ one, others: levels[i] ?? one, games })),
  );
  const guests = entrants
    .filter(({ kind }) => kind !== 'level')
    .flatMap((others) =>
      landmarks.map((one) => ({
        one,
        others,
        games: Math.ceil(games / (others.name === BASELINE_SEARCH ? 4 : 2)),
      })),
    );
  return [...among, ...guests].flatMap(({ one, others, games: all }) =>
    sides === 2
      ? [{ one: one.name, others: others.name, games: all }]
      : [
          { one: one.name, others: others.name, games: Math.ceil(all / 2) },
          { one: others.name, others: one.name, games: Math.ceil(all / 2) },
        ],
  );
}

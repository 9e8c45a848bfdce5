import type { Playable } from '@fathom/kit';

/** Options that make long games, and the usual ones. */
const OPTIONS: Readonly<Record<string, readonly object[]>> = {
  'depth-charge': [
    {},
    { turnLimit: 1000 },
    { allowPass: true, turnLimit: 1000 },
    { occlusion: 'path', duplicates: 'merge', turnLimit: 1000 },
  ],
  'search-diver': [
    {},
    { players: 1 },
    { maxDays: 14, dummies: 16, naturalSix: 'fail', lastMarker: 'mustBeTurned' },
    { players: 1, maxDays: 14, dummies: 16, deepMarkers: 'few' },
    { placement: 'alternate', maxDays: 14, dummies: 16 },
  ],
  'dark-water-salvage': [2, 3, 4, 5].flatMap((players) => [
    { players },
    { players, extraRound: true, research: 'turnOrder' },
  ]),
  'captain-sonar': [
    { mode: 'turn' },
    { mode: 'realTime' },
    { mode: 'turn', torpedoPath: 'free', chainMines: true },
    { mode: 'realTime', chainMines: true },
  ],
};

export function optionsOf(game: string, n: number): object {
  const all = OPTIONS[game] ?? [{}];
  return all[n % all.length] ?? {};
}

const TURN = 8; // games in a row with all options, before the levels change

/** The weaker levels think least, so most games are theirs; every eighth turn all levels play. */
export function levelFor({ levels }: Playable, n: number, side: number): string {
  const turn = Math.floor(n / TURN);
  const from = turn % 8 === 0 ? levels : levels.slice(0, 2);
  const at = Math.floor(n / (side + 1)) + turn + side;
  return from[at % from.length]?.level ?? '';
}

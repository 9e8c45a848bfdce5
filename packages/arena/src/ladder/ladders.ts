/** A ladder: one game with one set of options. */
export interface LadderKind {
  readonly id: string; // of its files: ladder-<id>.json
  readonly title: string;
  readonly game: string;
  readonly options: Readonly<Record<string, unknown>>; // besides the defaults
}

export const LADDERS: readonly LadderKind[] = [
  { id: 'depth-charge', title: 'Depth Charge', game: 'depth-charge', options: {} },
  {
    id: 'captain-sonar-turn',
    title: 'Captain Sonar, turn by turn',
    game: 'captain-sonar',
    options: { mode: 'turn' },
  },
  {
    id: 'captain-sonar-real-time',
    title: 'Captain Sonar in real time',
    game: 'captain-sonar',
    options: { mode: 'realTime' },
  },
  {
    id: 'dark-water-salvage-2',
    title: 'Dark Water Salvage for two',
    game: 'dark-water-salvage',
    options: { players: 2 },
  },
  {
    id: 'dark-water-salvage-4',
    title: 'Dark Water Salvage for four',
    game: 'dark-water-salvage',
    options: { players: 4 },
  },
  { id: 'search-diver', title: 'Search Diver', game: 'search-diver', options: {} },
];

/** By its own id, or all of a game; empty: neither is known. */
export const laddersOf = (name: string): readonly LadderKind[] =>
  LADDERS.filter(({ id, game }) => id === name || game === name);

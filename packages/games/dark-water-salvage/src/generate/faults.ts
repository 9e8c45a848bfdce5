import { DEPTHS, PLAYER_COUNTS } from '../vocabulary.ts';
import type { Measures, MapShape, Span } from './measure.ts';

/** What keeps a map and its cards from being played with; nothing if they are fit. */
export const faultsOf = (found: Measures): readonly string[] => [
  ...shapeFaults(found),
  ...unmet(solvency(found)),
];

/** Those that can be seen without playing. */
export const shapeFaults = (found: MapShape): readonly string[] => unmet(demands(found));

const unmet = (all: readonly Demand[]): readonly string[] =>
  all.flatMap(({ what, value, span: [least, most] }) =>
    value >= least && value <= most
      ? []
      : [`${what}: ${rounded(value)}, should be ${least === most ? least : `${least} to ${most}`}`],
  );

interface Demand {
  readonly what: string;
  readonly value: number;
  readonly span: Span;
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

function demands(found: MapShape): readonly Demand[] {
  return [
    { what: 'cities', value: found.cities, span: [6, 6] },
    { what: 'features', value: found.features, span: [3, 3] },
    { what: 'regions that can hold a wreck', value: found.wreckRegions, span: [36, 36] },
    ...DEPTHS.map((depth) => ({
      what: `the share of ${depth} water`,
      value: found.shares[depth],
      span: [0.25, 0.45] as const,
    })),
    ...ends('hiring a boat', found.hires, [2, 5]),
    ...ends('salvaging in shallow water', found.salvages.shallow, [6, 8]),
    ...ends('salvaging in medium water', found.salvages.medium, [9, 11]),
    ...ends('salvaging in deep water', found.salvages.deep, [13, 15]),
    { what: 'steps between two cities', value: found.gap, span: [2, 8] },
    { what: 'regions that the cities tell apart', value: found.apart, span: [36, 36] },
    { what: 'researches to pin a wreck', value: found.pinned.mean, span: [2.5, 3.2] },
    { what: 'researches to pin a wreck, at most', value: found.pinned.most, span: [2, 4] },
    { what: 'researches from cities only', value: found.pinnedFromCities.mean, span: [2.5, 3.4] },
    { what: 'ships of different names', value: found.ships, span: [16, 16] },
    { what: 'prestige for locating all ships', value: found.located, span: [38, 48] },
    { what: 'prestige for salvaging all ships', value: found.salvaged, span: [72, 90] },
    { what: 'value cards', value: found.valueCards, span: [16, 16] },
    ...ends('rumoured values', found.rumours, [10, 110]),
    ...ends('of the value in the deep, medium water leaves', found.kept.medium, [0.55, 0.8]),
    ...ends('of the value in the deep, shallow water leaves', found.kept.shallow, [0.3, 0.54]),
  ];
}

/** Loans must bite, and be bearable. */
const solvency = ({ inDebt }: Measures): readonly Demand[] =>
  PLAYER_COUNTS.map((players, i) => ({
    what: `the share of ${players} crude players in debt`,
    value: inDebt[i] ?? 1,
    span: [0.15, 0.5],
  }));

const ends = (what: string, [least, most]: Span, span: Span): readonly Demand[] => [
  { what: `${what}, at least`, value: least, span },
  { what: `${what}, at most`, value: most, span },
];

import type { Depth, Hex, Setup } from '@fathom/search-diver/client';

const COLUMNS = 18;
const ROWS = 10;

/** A chart whose depth depends on the column only. */
const chartOf = (depthAt: (column: number) => Depth): string => {
  const row = Array.from({ length: COLUMNS }, (_, i) => depthAt(i + 1)).join(' ');
  return Array.from({ length: ROWS }, () => row).join('\n');
};

/** 10 ft everywhere: a complete search takes 21 minutes and leaves a diver fresh. In so many days no luck keeps the target hidden. */
export const SHALLOWS: Partial<Setup> = {
  map: 'custom',
  chart: chartOf(() => 10),
  dummies: 8,
  naturalSix: 'resolve',
  lastMarker: 'mustBeTurned',
  maxDays: 14,
};

/** 10 ft in the west, 40 in the middle, 70 in the east; the divers lay the markers, so that it is known where they are. */
export const KNOWN_WATERS: Partial<Setup> = {
  map: 'custom',
  chart: chartOf((column) => (column <= 9 ? 10 : column <= 16 ? 40 : 70)),
  dummies: 8,
  deepMarkers: 'few',
  lastMarker: 'mustBeTurned',
  placement: 'alternate',
  target: 'ship',
};

/** Where a dive of 20 minutes or less is no search: no die is rolled, and everything is known beforehand. */
export const DEEP_MARKER: Hex = '1705';
/** Four of them lie side by side. */
const CLUSTER: readonly Hex[] = ['1105', '1106', '1204', '1205'];
export const MARKERS: readonly Hex[] = ['0302', '0406', '0508', '0604', ...CLUSTER, DEEP_MARKER];

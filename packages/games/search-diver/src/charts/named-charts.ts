import type { Hex } from '../hex.ts';

/** A name to write on a chart. */
export interface ChartLabel {
  readonly hex: Hex;
  readonly name: string;
  readonly kind: 'place' | 'wreck';
}
/** A chart of the house. */
export interface NamedChart {
  readonly id: string; // in kebab-case, for options and links
  readonly name: string;
  readonly about: string; // what kind of waters, and what they ask of the divers
  readonly text: string; // as parseChart reads it
  readonly labels: readonly ChartLabel[];
}

const HERON_LAKE: NamedChart = {
  id: 'heron-lake',
  name: 'Heron Lake',
  about:
    'An inland lake: reeds and sand all round, one island, and a drowned valley that runs from the middle to the dam.',
  text: [
    '-- -- -- -- -- -- -- -- -- -- -- 10 20 20 10 10 -- -- -- --',
    '-- -- -- -- -- -- -- 10 20 25 25 25 35 35 25 -- -- -- -- --',
    '-- -- -- -- 10 20 25 35 35 40 40 40 40 40 35 25 10 -- -- --',
    '-- -- 10 20 25 35 40 40 40 40 50 50 40 40 40 40 35 20 10 --',
    '-- 10 20 25 35 40 40 40 40 50 60 60 60 50 40 40 40 35 20 --',
    '-- 10 20 25 35 35 35 25 40 60 60 60 60 60 50 50 40 40 35 25',
    '10 10 20 25 35 25 20 -- 35 50 60 70 70 60 50 40 50 60 40 35',
    '-- 10 20 25 25 20 -- -- -- 40 60 70 80 70 60 50 60 70 50 40',
    '-- -- 10 20 25 25 20 -- 35 50 60 70 70 60 60 60 70 80 60 --',
    '-- -- -- 10 20 25 35 40 40 50 60 60 60 60 60 60 60 60 50 --',
    '-- -- -- -- -- -- 20 25 35 40 40 50 50 50 50 50 40 40 -- --',
    '-- -- -- -- -- -- -- -- -- -- 35 40 40 40 35 -- -- -- -- --',
  ].join('\n'),
  labels: [
    { hex: '0407', name: 'Reedmace Bay', kind: 'place' },
    { hex: '0808', name: 'Heron Isle', kind: 'place' },
    { hex: '1308', name: 'The Drowned Valley', kind: 'place' },
    { hex: '1302', name: 'Miller’s Sands', kind: 'place' },
    { hex: '1909', name: 'The Dam', kind: 'place' },
  ],
};

const KITTIWAKE_REEF: NamedChart = {
  id: 'kittiwake-reef',
  name: 'Kittiwake Reef',
  about:
    'A reef along a coast: a warm lagoon behind it, two passes through it, and a wall that goes down into the dark outside.',
  text: [
    '-- -- -- 10 15 35 40 40 50 40 25 10 35 50 60 60 70 80 90 90',
    '-- -- 10 15 25 40 50 50 40 25 10 15 50 60 60 70 80 90 90 90',
    '-- -- 10 25 35 40 50 50 35 10 -- 35 50 60 60 60 70 80 90 90',
    '-- -- -- 10 25 40 50 40 15 -- 10 40 50 60 60 60 70 80 80 90',
    '-- -- -- 10 25 40 40 50 50 50 50 50 60 60 60 60 70 70 80 80',
    '-- -- 10 15 35 40 50 50 50 50 50 60 60 60 60 60 60 70 70 80',
    '-- -- 10 25 35 50 50 50 35 15 15 35 50 60 60 60 60 60 60 70',
    '-- 10 15 35 40 50 50 35 10 -- -- 10 25 40 50 50 60 60 60 60',
    '-- 10 25 35 40 50 40 25 -- 10 10 10 15 25 35 50 50 60 60 60',
    '-- -- 10 25 40 40 50 35 15 25 35 25 10 -- 10 25 40 50 60 60',
    '-- -- 10 25 35 40 50 50 40 40 40 40 35 15 10 -- 10 35 50 50',
    '-- -- -- 10 15 25 35 40 40 50 50 50 40 40 35 15 10 15 35 50',
  ].join('\n'),
  labels: [
    { hex: '0605', name: 'The Lagoon', kind: 'place' },
    { hex: '1005', name: 'Boat Pass', kind: 'place' },
    { hex: '1207', name: 'Kittiwake Reef', kind: 'place' },
    { hex: '1903', name: 'The Wall', kind: 'place' },
    { hex: '0810', name: 'Sandfly Sound', kind: 'place' },
  ],
};

const ROPEWALK_HARBOUR: NamedChart = {
  id: 'ropewalk-harbour',
  name: 'Ropewalk Harbour',
  about:
    'An old harbour: three docks, a dredged channel past known wrecks, and a hole scoured out between the pier heads.',
  text: [
    '-- -- -- -- -- -- -- -- -- -- -- -- -- -- 10 15 25 35 40 40',
    '-- 35 35 -- 40 40 -- 35 40 40 -- -- -- 10 15 25 40 40 40 50',
    '-- 35 40 -- 40 40 -- 40 40 40 40 25 15 15 -- 35 40 50 50 50',
    '-- 35 40 -- 40 40 -- 40 40 50 40 40 35 -- -- 40 50 35 50 50',
    '-- 35 40 40 40 40 40 40 50 50 30 40 -- -- 25 40 50 60 60 60',
    '-- 25 40 40 40 50 50 50 60 60 60 50 40 35 40 50 60 60 60 60',
    '10 25 35 40 40 50 25 50 60 60 60 60 70 60 50 60 60 60 60 60',
    '10 15 35 40 40 40 50 50 50 50 60 70 80 70 60 35 60 60 70 70',
    '-- 10 25 40 40 40 40 40 50 50 50 50 50 60 50 60 60 60 50 70',
    '-- -- 15 25 25 40 40 40 40 40 40 -- -- 35 50 50 60 60 60 70',
    '-- -- 10 15 25 25 35 35 35 25 15 10 -- -- 25 40 50 50 50 60',
    '-- -- -- -- 10 10 15 15 10 10 -- -- -- 10 15 35 40 50 50 50',
  ].join('\n'),
  labels: [
    { hex: '0203', name: 'Timber Dock', kind: 'place' },
    { hex: '0502', name: 'Ropewalk Dock', kind: 'place' },
    { hex: '0903', name: 'Fish Dock', kind: 'place' },
    { hex: '1308', name: 'Pier Head Hole', kind: 'place' },
    { hex: '0611', name: 'The Mudflats', kind: 'place' },
    { hex: '1806', name: 'Outer Roads', kind: 'place' },
    { hex: '0707', name: 'Marigold, lighter', kind: 'wreck' },
    { hex: '1105', name: 'Old Constance, dredger', kind: 'wreck' },
    { hex: '1608', name: 'Prudence, collier', kind: 'wreck' },
    { hex: '1909', name: 'Gannet, trawler', kind: 'wreck' },
  ],
};

/** The first is the usual one. */
export const CHARTS: readonly [NamedChart, ...NamedChart[]] = [
  HERON_LAKE,
  KITTIWAKE_REEF,
  ROPEWALK_HARBOUR,
];

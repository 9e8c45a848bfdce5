import type { NamedChart } from './named-chart.ts';

export const KITTIWAKE_REEF: NamedChart = {
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

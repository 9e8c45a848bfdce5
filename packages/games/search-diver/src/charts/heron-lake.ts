import type { NamedChart } from './named-chart.ts';

export const HERON_LAKE: NamedChart = {
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

import type { NamedChart } from './named-chart.ts';

export const ROPEWALK_HARBOUR: NamedChart = {
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

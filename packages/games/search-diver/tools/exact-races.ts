import type { Worth } from '../src/bot/race/lookahead.ts';
import { exactWorth } from '../src/bot/race/exact.ts';
import { HOURS_A_DAY } from '../src/bot/race/legs.ts';
import { stockOf } from '../src/bot/race/stock.ts';
import { EVERYTHING, admiralWorth } from './admiral-worth.ts';

/**
 * The admiral against the exact solution of small races: node tools/exact-races.ts. Each is the last afternoon of a search,
 * with every dive, every time and every event followed. The rival knows the admiral's play and answers it as well as can
 * be; what the admiral loses by that against the value of the race is what it plays less than perfectly.
 */
const RULES = { naturalSix: 'fail', shorthanded: '+1' } as const;

interface Small {
  readonly depths: readonly number[];
  readonly hours: number; // of the day that are left
  readonly groups: readonly [number, number];
}
const RACES: readonly Small[] = [
  { depths: [40], hours: 5, groups: [0, 0] },
  { depths: [60], hours: 6, groups: [0, 0] },
  { depths: [60], hours: 6, groups: [6, 2] },
  { depths: [60, 60], hours: 5, groups: [3, 3] },
  { depths: [10, 60], hours: 5, groups: [6, 6] },
  { depths: [10, 60, 60], hours: 4, groups: [6, 5] },
  { depths: [25, 50, 60], hours: 4, groups: [0, 0] },
  { depths: [40, 50, 60, 60], hours: 4, groups: [7, 7] },
  { depths: [10, 25, 40, 50, 60], hours: 3, groups: [5, 3] },
];

console.log('markers          hours  groups  value   admiral  lost');
for (const { depths, hours, groups } of RACES) {
  const stock = stockOf(depths);
  const terms = { stock, rules: RULES, end: HOURS_A_DAY, isLocated: false };
  const [one, other] = groups.map((group) => ({ slot: HOURS_A_DAY - hours, group, modifier: 0 }));
  if (one === undefined || other === undefined) continue;
  const percent = (worth: Worth): number =>
    50 + (50 * worth(stock.whole, [one, other])) / depths.length;
  const value = percent(exactWorth(terms, EVERYTHING));
  const bot = percent(admiralWorth(terms));
  const row = [depths.join(' ').padEnd(16), `${hours}`.padEnd(6), groups.join('/').padEnd(7)];
  console.log(
    ...row,
    value.toFixed(3).padEnd(7),
    bot.toFixed(3).padEnd(8),
    (value - bot).toFixed(3),
  );
}

import { parse, rngFor, digest } from '@fathom/kit';
import type { Seed } from '@fathom/kit';
import { lookaheadOf } from '../src/bot/race/lookahead.ts';
import type { Scope, RaceTerms } from '../src/bot/race/lookahead.ts';
import { HOURS_A_DAY, legsAt } from '../src/bot/race/legs.ts';
import { TOMORROW, hoursLeft, keyOf, orderOf, rested, withRacer } from '../src/bot/race/racer.ts';
import type { Racers } from '../src/bot/race/racer.ts';
import { resultsOf } from '../src/bot/race/results.ts';
import { stockOf } from '../src/bot/race/stock.ts';
import { CHARTS } from '../src/charts/index.ts';
import { searchDiver } from '../src/game.ts';
import { depthOf, faceDown } from '../src/rules/table.ts';

/**
 * The most that anybody can win against the greedy diver, in whole searches on the charts of the house:
 * node tools/best-response.ts [all|telling] [dummies] [searches a chart]. Every rest that an event asks for is followed;
 * shorthanded teams are not. A draw counts half.
 */
const [choices = 'telling', dummies = '8', draws = '2'] = process.argv.slice(2);
const scope: Scope = { choices: choices === 'all' ? 'all' : 'telling', shorthanded: false };
const DAYS = 3; // after two nights next to nothing is left
const RULES = { naturalSix: 'fail', shorthanded: '+1' } as const;

/** Markers of the one who answers best less those of the greedy diver. */
function bestResponse(terms: RaceTerms): { readonly value: number; readonly states: number } {
  const { stock, end } = terms;
  const { kinds, countOf, without, whole } = stock;
  const known = new Map<number, number>();
  const lookahead = lookaheadOf(terms, scope, worth);
  const results = {
    hasty: resultsOf(RULES, { search: 'hasty', modifier: 0 }),
    thorough: resultsOf(RULES, { search: 'thorough', modifier: 0 }),
    complete: resultsOf(RULES, { search: 'complete', modifier: 0 }),
  };
  const isOver = (left: number): boolean =>
    kinds.every((depth, kind) => depth > 60 || countOf(left, kind) === 0);

  function worth(left: number, racers: Racers): number {
    if ((racers[0].slot >= end && racers[1].slot >= end) || isOver(left)) return 0;
    const key = keyOf(left, racers, end);
    const before = known.get(key);
    if (before !== undefined) return before;
    const order = orderOf(racers);
    const mine = order <= 0 ? best(left, racers) : 0;
    const theirs = order >= 0 ? greedy(left, racers) : 0;
    const value = order === 0 ? (mine + theirs) / 2 : mine + theirs;
    known.set(key, value);
    return value;
  }

  function best(left: number, racers: Racers): number {
    const { group } = racers[0];
    let most = lookahead.time(left, racers, { lane: 0, group, rest: 1 });
    for (let kind = 0; kind < kinds.length; kind++) {
      if (countOf(left, kind) === 0) continue;
      for (const leg of legsAt(kinds[kind] ?? 0)[group] ?? [])
        if (leg.search !== 'hasty')
          most = Math.max(most, lookahead.dive(left, racers, { lane: 0, kind, leg }));
    }
    return most;
  }

  function greedy(left: number, racers: Racers): number {
    const racer = racers[1];
    const onward = (then: number, group: number, rest: number): number =>
      worth(
        then,
        withRacer(racers, 1, rested(racer, group, rest > hoursLeft(racer) ? TOMORROW : rest)),
      );
    const [kind, leg] = goal(left, racer.group);
    if (leg === null) return onward(left, racer.group, 1);
    let sum = 0;
    for (const { chance, turned, rest } of results[leg.search])
      sum +=
        chance *
        (onward(turned ? without(left, kind) : left, leg.after, Math.max(1, rest)) -
          (turned ? 1 : 0));
    return sum;
  }

  function goal(left: number, group: number): readonly [number, ReturnType<typeof bestLeg>] {
    for (const search of ['complete', 'thorough'] as const)
      for (let kind = 0; kind < kinds.length; kind++) {
        const leg = bestLeg(kinds[kind] ?? 0, group);
        if (countOf(left, kind) > 0 && leg?.search === search) return [kind, leg];
      }
    return [-1, null];
  }

  const racer = { slot: 0, group: 0, modifier: 0 };
  return { value: worth(whole, [racer, racer]), states: known.size };
}

const bestLeg = (depth: number, group: number) => legsAt(depth)[group]?.at(-1) ?? null;

const shares: number[] = [];
for (const { id } of CHARTS)
  for (let draw = 1; draw <= Number(draws); draw++) {
    const setup = parse(
      searchDiver.setup,
      { map: id, dummies: Number(dummies), lastMarker: 'mustBeTurned' },
      'the options',
    );
    const start = searchDiver.start(setup, rngFor(digest(['best response', id, draw]) as Seed, 0));
    const depths = faceDown(start).map((hex) => depthOf(start, hex) ?? 0);
    const terms = {
      stock: stockOf(depths),
      rules: RULES,
      end: DAYS * HOURS_A_DAY,
      isLocated: false,
    };
    const { value, states } = bestResponse(terms);
    const share = 50 + (50 * value) / depths.length;
    shares.push(share);
    console.log(
      id.padEnd(18),
      depths
        .toSorted((a, b) => a - b)
        .join(' ')
        .padEnd(42),
      `${share.toFixed(2)} %`,
      `${states} states`,
    );
  }
console.log(`mean ${(shares.reduce((sum, share) => sum + share, 0) / shares.length).toFixed(2)} %`);

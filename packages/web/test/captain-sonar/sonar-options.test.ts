import {
  ASSISTS,
  CHARTS,
  CUSTOM,
  MODES,
  SCENARIOS,
  chartsFor,
  setupOf,
  setupSchema,
} from '@fathom/captain-sonar/client';
import { parse } from '@fathom/kit';
import { describe, expect, test } from 'vitest';
import { changeChart, changeMode, readChart } from '../../src/games/captain-sonar/options/draft.ts';
import type { OptionChange } from '../../src/games/captain-sonar/options/draft.ts';
import type { MatchOptions } from '../../src/games/game-client.ts';

const after = (chosen: MatchOptions, changes: readonly OptionChange[]): MatchOptions => ({
  ...chosen,
  ...Object.fromEntries(changes),
});

describe('the options of a match', () => {
  test('nothing chosen is what the rules make of nothing', () => {
    expect(setupOf({})).toEqual(parse(setupSchema, {}, 'the options'));
  });
  const all = MODES.flatMap((mode) =>
    SCENARIOS.flatMap((scenario) => chartsFor(mode).map(({ id }) => ({ mode, scenario, map: id }))),
  );
  test.each(all)('1.3 $mode, $scenario, $map can be played', (chosen) => {
    expect(parse(setupSchema, setupOf(chosen), 'the options')).toMatchObject(chosen);
  });
  test('what nobody offers falls back to what is usual', () => {
    const odd = { mode: 'sideways', map: 'atlantis', damage: 7, assist: 3, chainMines: 'yes' };
    expect(setupOf(odd)).toEqual(setupOf({}));
    expect(setupOf({ assist: ASSISTS[2], damage: 1 })).toMatchObject({
      assist: 'belief',
      damage: 1,
    });
  });
  test('1.3 another mode brings a chart of its own size', () => {
    const chosen = { mode: 'turn', map: chartsFor('turn')[2]?.id };
    const changed = after(chosen, changeMode(setupOf(chosen), 'realTime'));
    expect(changed).toMatchObject({
      mode: 'realTime',
      map: chartsFor('realTime')[0]?.id,
      chart: '',
    });
    expect(parse(setupSchema, changed, 'the options').mode).toBe('realTime');
  });
  test('a chart of one’s own begins as a copy, and is forgotten with the next choice', () => {
    const own = after({}, changeChart(setupOf({}), CUSTOM));
    expect(own).toEqual({ map: CUSTOM, chart: chartsFor('turn')[0]?.text });
    expect(parse(setupSchema, own, 'the options').map).toBe(CUSTOM);
    expect(changeChart(setupOf(own), CUSTOM)).toEqual([]); // what is written stays
    const back = after(own, changeChart(setupOf(own), CHARTS[1]?.id ?? ''));
    expect(parse(setupSchema, back, 'the options').map).toBe(CHARTS[1]?.id);
  });
});

describe('1.3 a chart of one’s own is read while it is written', () => {
  const fine = chartsFor('turn')[0]?.text ?? '';
  test('a good one can be seen', () => {
    expect(readChart(fine, 'turn', 'ice')).toMatchObject({ fault: null, chart: { size: 10 } });
  });
  const faults: readonly (readonly [string, string, RegExp])[] = [
    ['too short', '....\n....', /has 10 lines, this has 2/],
    ['a strange mark', fine.replace('#', 'x'), /"x" is no mark/],
    ['no islands', Array.from({ length: 10 }, () => '.'.repeat(10)).join('\n'), /are islands/],
  ];
  test.each(faults)('%s is refused at once', (_, text, why) => {
    expect(readChart(text, 'turn', 'plain')).toMatchObject({
      chart: null,
      fault: expect.stringMatching(why) as string,
    });
  });
  test('6 a scenario may ask for more than is there', () => {
    const bare = fine.replaceAll(/[o*]/g, '.');
    expect(readChart(bare, 'turn', 'plain').fault).toBeNull();
    expect(readChart(bare, 'turn', 'ice').fault).toMatch(/at least 4/);
    expect(readChart(bare, 'turn', 'minefield').fault).toMatch(/exactly 8/);
    expect(readChart(bare, 'turn', 'ice').chart).not.toBeNull();
  });
});

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BadOption, PARTS, readOptions } from '../src/options.ts';
import { mean, median, quantile } from '../src/report/statistics.ts';
import { table } from '../src/report/table.ts';

test('quantiles, medians and means', () => {
  const hundred = Array.from({ length: 100 }, (_, i) => i + 1);
  assert.equal(quantile(hundred, 0.5), 51);
  assert.equal(quantile(hundred, 0.99), 100);
  assert.equal(quantile(hundred, 1), 100);
  assert.ok(Number.isNaN(quantile([], 0.5)));
  assert.equal(median([3, 1, 2]), 2);
  assert.equal(median([4, 1, 2, 3]), 2.5);
  assert.equal(mean([1, 2, 6]), 3);
});

test('options: all parts unless told otherwise, and clear errors', () => {
  const all = {
    parts: PARTS,
    quick: false,
    help: false,
    contestants: null,
    matches: null,
    rounds: null,
  };
  assert.deepEqual(readOptions([]), all);
  assert.deepEqual(readOptions(['--only', 'belief,rules', '--quick']), {
    ...all,
    parts: ['belief', 'rules'],
    quick: true,
  });
  const some = ['--contestants', 'fathom,relay', '--matches', '100, 1000', '--rounds', '1'];
  assert.deepEqual(readOptions(some), {
    ...all,
    contestants: ['fathom', 'relay'],
    matches: [100, 1000],
    rounds: 1,
  });
  assert.throws(() => readOptions(['--only', 'speed']), /no part "speed"; there are rules/);
  assert.throws(() => readOptions(['--fast']), BadOption);
  for (const count of ['0', 'many', '-1', '1.5'])
    assert.throws(() => readOptions([`--rounds=${count}`]), /whole number/);
});

test('a table lines up its columns', () => {
  assert.equal(
    table(
      ['', 'n'],
      [
        ['a', '10'],
        ['bcd', '5'],
      ],
    ),
    '      n\n───  ──\na    10\nbcd   5',
  );
});

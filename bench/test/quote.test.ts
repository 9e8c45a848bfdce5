import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { quoteInScaling } from '../src/report/quote-scaling.ts';
import { quoteIn } from '../src/report/quote.ts';

test('the README quotes the figures that are kept', () => {
  const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');
  assert.equal(quoteIn(readme), readme, 'run node bench/src/quote.ts');
});

test('what is said of large sites is reckoned from the figures that are kept', () => {
  const scaling = readFileSync(new URL('../../docs/SCALING.md', import.meta.url), 'utf8');
  assert.equal(quoteInScaling(scaling), scaling, 'run node bench/src/quote.ts');
});

test('a README without a place for figures is an error', () => {
  assert.throws(() => quoteIn('# Fathom'), /no place for figures/);
});

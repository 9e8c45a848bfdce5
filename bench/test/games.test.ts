import assert from 'node:assert/strict';
import { test } from 'node:test';
import { depthCharge } from '@fathom/depth-charge/client';
import { LEAST_DECISIONS, makeScripts } from '../src/load/scripts.ts';
import { assertAgreement } from '../src/rules/agreement.ts';
import { newGame, ours, take } from '../src/rules/ours.ts';
import { theirClient, theirReducer } from '../src/rules/theirs.ts';

for (const theirs of [theirReducer, theirClient])
  test(`${theirs.name} plays the same games as ours`, () => {
    assertAgreement(ours, theirs, 200);
  });

test('engines that differ in one ping are found out', () => {
  const deaf = {
    ...theirReducer,
    watch: (rng: Parameters<typeof ours.watch>[0]) => {
      const { decisions, ending } = theirReducer.watch(rng);
      return {
        decisions,
        ending: { ...ending, pings: ending.pings.map((times) => times.slice(1)) },
      };
    },
  };
  assert.throws(() => assertAgreement(ours, deaf, 50), /differs/);
});

test('scripts alternate, last, and end the game with their last decision', () => {
  for (const script of makeScripts(50, 1)) {
    assert.ok(script.length >= LEAST_DECISIONS);
    assert.ok(script.every(({ side }, i) => side === (i % 2 === 0 ? 'black' : 'red')));
    const before = script.slice(0, -1).reduce(take, newGame());
    assert.equal(depthCharge.outcome(before), null);
    assert.notEqual(depthCharge.outcome(script.reduce(take, newGame())), null);
  }
});

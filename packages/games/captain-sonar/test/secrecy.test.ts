import { describe, expect, it } from 'vitest';
import { checkSecrecy } from '@fathom/kit/secrecy';
import { entitlement } from './leaks/entitlement.ts';
import { inRealTime, startingFrom, surfaced, turnByTurn } from './leaks/scenes.ts';
import { search } from './leaks/search.ts';
import { eagerly } from './leaks/setups.ts';

const options = { entitlement, choose: eagerly, tries: 2 };

describe('1.2 nothing of one crew reaches the other but what is announced', () => {
  it('1.2 in both modes, all scenarios and with every option, for any seats of a crew', () => {
    const report = search.check({ seeds: 1, minimumWorlds: 30 });
    console.info(
      `Captain Sonar: ${report.worlds} truly different worlds, ${report.moments} moments, up to ${report.deepest} in one`,
    );
    expect(Object.keys(report.byViewer)).toHaveLength(21);
    expect(report.worlds).toBeGreaterThan(2000);
  });

  it.each([
    ['turn by turn', turnByTurn()],
    ['in a minefield', turnByTurn({ scenario: 'minefield', chainMines: true })],
    ['among decoys', inRealTime({ scenario: 'decoy' })],
    ['at the surface', surfaced],
  ])('1.2 in the middle of things, %s', (_where, scene) => {
    const { setup } = scene;
    const report = checkSecrecy(startingFrom(scene), {
      ...options,
      setups: [setup],
      seeds: 2,
      maxInputs: 45,
      minimumWorlds: 1,
    });
    expect(report.deepest).toBeGreaterThan(10);
  });
});

import { describe, expect, it } from 'vitest';
import { depthCharge } from '@fathom/depth-charge';
import { DOORS, checkSecrecy, findLeaks } from '@fathom/kit/secrecy';
import { entitlement } from './leaks/entitlement.ts';
import { PLANTED } from './leaks/planted.ts';
import { SETUPS, sparingly } from './leaks/setups.ts';

const options = { entitlement, tries: 12, choose: sparingly, minimumWorlds: 120 };

describe('secrecy', () => {
  it('holds in hundreds of truly different worlds', () => {
    const report = checkSecrecy(depthCharge, { ...options, setups: SETUPS, seeds: 3 });
    console.info(
      `Depth Charge: ${report.worlds} truly different worlds, ${report.moments} moments, up to ${report.deepest} in one`,
      report.byViewer,
    );
    expect(report.moments).toBeGreaterThan(3000);
  });

  it.each(PLANTED)('finds $leak', ({ game = depthCharge, host, doors }) => {
    const { leaks } = findLeaks(game, { ...options, ...host, seeds: 5 });
    const found = new Set(leaks.map((leak) => leak.door));
    expect(DOORS.filter((door) => found.has(door))).toEqual(doors);
  });
});

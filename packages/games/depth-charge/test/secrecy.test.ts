import { expect, it } from 'vitest';
import { search } from './leaks/search.ts';

it('secrecy holds in thousands of truly different worlds', () => {
  const report = search.check({ seeds: 3, minimumWorlds: 600 });
  console.info(
    `Depth Charge: ${report.worlds} truly different worlds, ${report.moments} moments, up to ${report.deepest} in one`,
    report.byViewer,
  );
  expect(report.moments).toBeGreaterThan(10_000);
});

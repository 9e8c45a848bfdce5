import { expect, it } from 'vitest';
import { search } from './leaks/search.ts';

it('secrecy holds in more than a thousand truly different worlds', () => {
  const report = search.check({ seeds: 3, minimumWorlds: 60 });
  console.info(
    `Dark Water Salvage: ${report.worlds} truly different worlds, ${report.moments} moments, up to ${report.deepest} in one`,
    report.byViewer,
  );
  expect(report.worlds).toBeGreaterThan(1000);
  expect(report.moments).toBeGreaterThan(10_000);
});

import { expect, it } from 'vitest';
import { search } from './leaks/search.ts';

it('1.2 secrecy holds in more than a hundred truly different worlds', () => {
  const report = search.check({ seeds: 4, minimumWorlds: 60 });
  console.info(
    `Search Diver: ${report.worlds} truly different worlds, ${report.moments} moments, up to ${report.deepest} in one`,
    report.byViewer,
  );
  expect(report.worlds).toBeGreaterThan(150);
  expect(report.moments).toBeGreaterThan(2000);
});

import { expect, test } from 'vitest';
import { openMetrics } from '../../src/metrics.ts';
import { enter, makeGround } from './sites.ts';

test('an operator sees how a node is doing', async () => {
  const ground = await makeGround();
  const [site, other] = await Promise.all([ground.open(), ground.open()]);
  const metrics = openMetrics();
  metrics.observeSite(site.readings);
  await ground.write('abc', 2);
  const copy = enter(site, 'abc');
  await expect.poll(() => [copy.term(), site.readings().nodes]).toStrictEqual([1, 2]);
  const far = enter(other, 'abc');
  await expect.poll(() => far.rows).toStrictEqual([2]);
  copy.wrote(3);
  await expect.poll(() => far.rows).toContain(3);
  const figures = new Map(
    (await metrics.render())
      .split('\n')
      .filter((line) => line.startsWith('fathom_site_'))
      .map((line) => line.split(' ') as [string, string]),
  );
  expect(Object.fromEntries(figures)).toStrictEqual({
    fathom_site_nodes: '2',
    fathom_site_matches: '1',
    fathom_site_leases: '1',
    fathom_site_beat_age_milliseconds: expect.any(String),
    fathom_site_beat_round_trip_milliseconds: expect.any(String),
    fathom_site_clock_offset_milliseconds: expect.any(String),
    fathom_site_postgres_connected: '1',
    fathom_site_bus_connected: '1',
    fathom_site_pokes_sent_total: '1',
    fathom_site_pokes_heard_total: '0',
    fathom_site_rows_caught_up_total: '0',
    fathom_site_takeovers_total: '0',
    fathom_site_lapses_total: '0',
  });
  expect(Number(figures.get('fathom_site_beat_round_trip_milliseconds'))).toBeGreaterThan(0);
  expect(Math.abs(Number(figures.get('fathom_site_clock_offset_milliseconds')))).toBeLessThan(
    1_000,
  );
});

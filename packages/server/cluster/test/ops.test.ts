import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openMetrics } from '../../src/metrics.ts';
import type { SiteReadings } from '../../src/site/index.ts';

const OPS = join(import.meta.dirname, '../../../../ops');
const DASHBOARD = join(OPS, 'grafana/fathom.json');
const ALERTS = join(OPS, 'prometheus/alerts.yml');
/** The system's, or what the set-up has fetched. */
const PROMTOOLS = [
  '/usr/bin/promtool',
  join(import.meta.dirname, '../../../../.cache/prometheus/usr/bin/promtool'),
];
const NAME = /\b(?:fathom|process|nodejs)_[a-z0-9_]+/g;
const PART_OF_HISTOGRAM = /_(?:bucket|sum|count)$/;

/** Every figure of a node, by name. */
async function exported(): Promise<ReadonlyMap<string, string>> {
  const metrics = openMetrics();
  metrics.observeMatches(() => ({}));
  metrics.observeSite(() => new Proxy({}, { get: () => 0 }) as SiteReadings);
  const text = await metrics.render();
  return new Map(
    Array.from(text.matchAll(/^# TYPE (\S+) (\S+)$/gm), ([, name = '', type = '']) => [name, type]),
  );
}

test.each([
  ['dashboard', DASHBOARD, 20],
  ['alerts', ALERTS, 8],
])('every figure that the %s name is one that nodes export', async (_what, file, least) => {
  const known = await exported();
  const named = new Set(readFileSync(file, 'utf8').match(NAME));
  expect(named.size).toBeGreaterThanOrEqual(least);
  const unknown = [...named].filter(
    (name) => !known.has(name) && known.get(name.replace(PART_OF_HISTOGRAM, '')) !== 'histogram',
  );
  expect(unknown).toStrictEqual([]);
});

test('every figure of our own is on the dashboard', async () => {
  const text = readFileSync(DASHBOARD, 'utf8');
  const own = [...(await exported()).keys()].filter((name) => name.startsWith('fathom_'));
  expect(own.filter((name) => !text.includes(name))).toStrictEqual([]);
});

test('Prometheus takes the alerts', () => {
  const promtool = PROMTOOLS.find((path) => existsSync(path));
  if (promtool === undefined)
    throw new Error('promtool is missing: it is in the package prometheus (Debian)');
  const said = execFileSync(promtool, ['check', 'rules', ALERTS], { encoding: 'utf8' });
  expect(said).toContain('SUCCESS');
});

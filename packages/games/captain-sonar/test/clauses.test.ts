import { readFileSync } from 'node:fs';
import { parse } from '@fathom/kit';
import { clauseSuite } from '@fathom/kit/testing/clauses';
import { expect, test } from 'vitest';
import { setupSchema } from '@fathom/captain-sonar';

const rules = readFileSync(new URL('../RULES.md', import.meta.url), 'utf8');

clauseSuite(
  new URL('./', import.meta.url),
  '1.1 1.2 1.3 1.4 2 2.1 2.2 3 3.1 3.2 3.3 3.4 3.5 3.6 3.7 4 5 5.1 5.2 6 7 8 9 10',
);

test('every option stands in the rules, its default first', () => {
  const usual = parse(setupSchema, {}, 'options') as unknown as Record<string, unknown>;
  const named = [...rules.matchAll(/\*\*`(\w+)`\*\*(?:\s+(?:is|\()?\s*`([^`]+)`)?/g)];
  const all = Object.keys(usual);
  expect(new Set(named.map(([, name]) => name))).toEqual(new Set(all));
  const defaults = named.filter(([, , value]) => value !== undefined);
  expect(defaults.map(([, name]) => name)).toEqual([
    'mode',
    'first',
    'systemsWhen',
    'triggersCount',
    'torpedoPath',
    'chainMines',
    'damage',
    'plotting',
    'assist',
  ]);
  for (const [, name, value] of defaults) expect(String(usual[name!])).toBe(value);
});

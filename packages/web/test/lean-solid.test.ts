import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { leanSolid } from '../src/frame/lean-solid-plugin.ts';

const SOLID = dirname(createRequire(import.meta.url).resolve('solid-js/package.json'));
const code = leanSolid(readFileSync(join(SOLID, 'web/dist/web.js'), 'utf8'));

type SetAttribute = (node: unknown, name: string, value: unknown) => void;

/** A function of Solid as the built client has it. */
function functionIn(name: string): unknown {
  const text = new RegExp(`^function ${name}\\(.*?^\\}`, 'ms').exec(code)?.[0] ?? '';
  return runInNewContext(`(${text})`, { isHydrating: () => false });
}

/** An element that counts how often it is changed. */
function element() {
  const attributes = new Map<string, string>();
  const count = { sets: 0 };
  return {
    attributes,
    count,
    getAttribute: (name: string) => attributes.get(name) ?? null,
    removeAttribute: (name: string) => attributes.delete(name),
    setAttribute: (name: string, value: unknown) => {
      count.sets += 1;
      attributes.set(name, String(value));
    },
  };
}

test('an attribute that stays the same is not set again', () => {
  const setAttribute = functionIn('setAttribute') as SetAttribute;
  const text = element();
  setAttribute(text, 'y', 7);
  setAttribute(text, 'y', 7);
  expect(text.count.sets).toBe(1);
  setAttribute(text, 'y', 30);
  expect(text.attributes.get('y')).toBe('30');
  setAttribute(text, 'y', undefined);
  expect(text.attributes.has('y')).toBe(false);
});

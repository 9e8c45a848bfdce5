import { GAMES } from '@fathom/games';
import type { Schema } from '@fathom/kit';
import { arrangeSeat, clientMessage, createMatch, setName, takeSeat } from '@fathom/protocol';
import { safeParse } from 'valibot';
import { expect, test } from 'vitest';
import { generate } from '../fuzz/grammar.ts';
import { hintsFor } from '../fuzz/hints.ts';
import { mangle, mutate } from '../fuzz/mutate.ts';
import { quickLuck } from '../luck.ts';

const MATCHES = ['k7m2p9qx', 'abcdefgh'];
const TRIES = 400;

const made = (schema: Schema<unknown>, seed: number): readonly unknown[] => {
  const source = { luck: quickLuck(seed, 0), hints: hintsFor(MATCHES) };
  return Array.from({ length: TRIES }, () => generate(schema, source));
};
const shareTaken = (schema: Schema<unknown>, values: readonly unknown[]): number =>
  values.filter((value) => safeParse(schema, value).success).length / values.length;

test.each([
  ['messages', clientMessage, 0.6],
  ['matches', createMatch, 0.5],
  ['seats', takeSeat, 0.9],
  ['plans', arrangeSeat, 0.9],
  ['names', setName, 0.5],
  ...GAMES.map((game) => [`actions of ${game.name}`, game.action, 0.9] as const),
  ...GAMES.map((game) => [`options of ${game.name}`, game.setup, 0.05] as const),
] as const)('%s are made from their schema, and many are taken', (_, schema, least) => {
  expect(shareTaken(schema, made(schema, 1))).toBeGreaterThanOrEqual(least);
});

test('every kind of message and of action is made', () => {
  const kinds = new Set(made(clientMessage, 2).map((message) => (message as { t: string }).t));
  const { options } = clientMessage as unknown as { readonly options: readonly unknown[] };
  expect(kinds.size).toBe(options.length);
  for (const { action } of GAMES) {
    const types = new Set(made(action, 2).map((value) => (value as { type: string }).type));
    expect(types.size).toBeGreaterThan(4);
  }
});

test('most mutated messages are refused, and all of them are JSON', () => {
  const luck = quickLuck(3, 0);
  const mutated = made(clientMessage, 3).map((message) => mutate(message, luck));
  expect(shareTaken(clientMessage, mutated)).toBeLessThan(0.6);
  for (const value of mutated) expect(JSON.parse(JSON.stringify(value) ?? 'null')).toBeDefined();
});

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

test('texts are mangled in ways no value can be', () => {
  const luck = quickLuck(4, 0);
  const texts = Array.from({ length: TRIES }, () => mangle('{"t":"hurry","n":1}', luck));
  expect(texts.some((text) => !isJson(text))).toBe(true);
  expect(texts.some((text) => text.startsWith('[[[['))).toBe(true);
  expect(texts.some((text) => text.includes('"t":"ping","t":"act"'))).toBe(true);
  expect(texts.some((text) => text.includes('1e999'))).toBe(true);
});

test('the same seed makes the same', () => {
  expect(made(clientMessage, 5)).toStrictEqual(made(clientMessage, 5));
  expect(made(clientMessage, 5)).not.toStrictEqual(made(clientMessage, 6));
});

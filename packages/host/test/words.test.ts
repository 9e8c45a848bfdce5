import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { deny, REFUSAL_WORDS, refusalWords } from '@fathom/host';
import { refuse } from '@fathom/kit';
import type { Input, Millis, Seat, Seed } from '@fathom/kit';
import { describe, expect, it } from 'vitest';
import { counting, LEFT } from './toy.ts';

const HOST = join(import.meta.dirname, '../src');
const TABLE = join(import.meta.dirname, '../../kit/src/table.ts');
const sources = [...readdirSync(HOST).map((file) => join(HOST, file)), TABLE];
const codes = new Set(
  sources.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/\b(?:deny|refuse)\(\s*'(\w+)'/g)].map(
      ([, code]) => code ?? '',
    ),
  ),
);

describe('the host’s words', () => {
  it('has a sentence for every code that host and table refuse with, and for no other', () => {
    expect(codes.size).toBeGreaterThan(25);
    expect([...codes].toSorted()).toStrictEqual(Object.keys(REFUSAL_WORDS).toSorted());
  });

  it.each<readonly [string, Input<unknown>]>([
    ['malformed', { type: 'act', at: 0 as Millis, seat: LEFT, action: 7 }],
    ['noSuchSeat', { type: 'act', at: 0 as Millis, seat: 'roof' as Seat, action: 7 }],
    ['wentBack', { type: 'tick', at: -1 as Millis }],
  ])('puts the table’s own "%s" into words', (code, input) => {
    const table = counting({ version: 1, goal: 10 }).open({
      setup: {},
      seed: '1'.repeat(64) as Seed,
    });
    const proposal = table.propose(input);
    if (proposal.ok) throw new Error('it was taken');
    expect(proposal.refusal.code).toBe(code);
    expect(refusalWords(proposal.refusal)).toMatch(/\w.*\w/);
  });

  it('leaves what a game refuses to that game, even where the code is the same', () => {
    expect(refusalWords(refuse('notYourTurn'))).toBeNull();
    expect(refusalWords(refuse('begun', { boats: 2 }))).toBeNull();
    expect(refusalWords(deny('begun', { wanted: 'leave' }))).toContain('resign');
  });

  it('says nothing odd about codes that every object has', () => {
    expect(refusalWords(refuse('constructor'))).toBeNull();
  });
});

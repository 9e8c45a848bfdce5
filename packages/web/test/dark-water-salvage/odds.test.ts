import type {
  Assist,
  AttemptKind,
  HunterName,
  Region,
  State,
} from '@fathom/dark-water-salvage/client';
import { describe, expect, test } from 'vitest';
import { confirmationFor, oddsOf } from '../../src/games/dark-water-salvage/desk/attempt.ts';
import type { Odds } from '../../src/games/dark-water-salvage/desk/attempt.ts';
import { knowledgeOf, sheetsOf } from '../../src/games/dark-water-salvage/desk/sheet.ts';
import type { WreckSheet } from '../../src/games/dark-water-salvage/desk/sheet.ts';
import { act, inLoop, viewOf } from './situations.ts';

const ask = (state: State, hunter: HunterName, card: Region): State =>
  act(state, hunter, { type: 'research', wreck: 1, card });

/** Amber has asked from Port Ansel (B1): the first wreck lies SE of it, at F2. */
const studied = (assist: Assist): State => ask(inLoop('research', {}, { assist }), 'amber', 'B1');

function odds(state: State, region: Region, wreck = 1): Odds {
  const view = viewOf(state, 'amber');
  const knowledge = view.setup.assist === 'candidates' ? knowledgeOf(view) : null;
  const sheet = sheetsOf(view, 'amber')[wreck - 1] as WreckSheet;
  return oddsOf({ setup: view.setup, sheet, region, knowledge });
}

describe('the odds are those of the hunter’s own sheet', () => {
  test('with candidates: how many regions are left and the chance of this one', () => {
    const { verdict, sentence } = odds(studied('candidates'), 'F2');
    expect(verdict).toBe('open');
    expect(sentence).toMatch(/^Your sheet leaves 22 regions; the chance for F2 is [3-6]%\.$/);
    expect(odds(studied('candidates'), 'A1')).toMatchObject({
      verdict: 'never',
      sentence: 'Your sheet rules A1 out: a sure miss.',
    });
  });

  test('with marks: whether an answer speaks against it, and no sums', () => {
    expect(odds(studied('marks'), 'F2')).toMatchObject({
      verdict: 'open',
      sentence: 'Your one answer fits F2.',
    });
    expect(odds(studied('marks'), 'A1')).toMatchObject({
      verdict: 'never',
      sentence: 'Your answer SE of Port Ansel speaks against A1: a sure miss.',
    });
    expect(odds(studied('marks'), 'A1', 2).sentence).toBe('You have not asked where she lies yet.');
  });

  test('without aids: nothing', () => {
    expect(odds(studied('none'), 'A1')).toMatchObject({ verdict: 'open', short: '' });
  });

  test('what everybody saw counts with any aid', () => {
    const located = act(inLoop('locate', { coral: { token: 'F2' } }, { assist: 'none' }), 'coral', {
      type: 'locate',
      wreck: 1,
    });
    expect(odds(located, 'F2').verdict).toBe('sure');
    expect(odds(located, 'G2')).toMatchObject({ verdict: 'never', short: 'at F2' });
    const missed = act(inLoop('locate', { coral: { token: 'G2' } }, { assist: 'none' }), 'coral', {
      type: 'locate',
      wreck: 1,
    });
    expect(odds(missed, 'G2')).toMatchObject({ verdict: 'never', short: 'not here' });
    expect(odds(missed, 'F2').verdict).toBe('open');
  });
});

describe('before a wreck is named', () => {
  const state = inLoop('salvage', { amber: { token: 'F2', cash: 20 } });
  const view = viewOf(state, 'amber');
  const asked = (kind: AttemptKind) =>
    confirmationFor(kind, {
      view,
      hunter: 'amber',
      region: 'F2',
      sheet: sheetsOf(view, 'amber')[0] as WreckSheet,
      knowledge: null,
    });

  test('6. cost, gain with the prestige for locating it, what is left and the stake are said', () => {
    const { title, lines, yes } = asked('salvage');
    expect(title).toBe('Salvage the Aurelia Finch at F2 for $13?');
    expect(lines).toContain('Right: 6 prestige. You would have $7 left.');
    expect(lines.at(-1)).toContain('never again');
    expect(yes).toBe('Salvage for $13');
  });

  test('5. locating costs $3', () => {
    expect(asked('locate').title).toBe('Locate the Aurelia Finch at F2 for $3?');
    expect(asked('locate').lines).toContain('Right: 2 prestige. You would have $17 left.');
  });
});

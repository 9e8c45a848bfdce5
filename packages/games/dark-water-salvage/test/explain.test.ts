import { BOTS, seatOf } from '@fathom/dark-water-salvage';
import type { Action, HunterName, State, View } from '@fathom/dark-water-salvage';
import type { Advice, Choice } from '@fathom/kit';
import { describe, expect, test } from 'vitest';
import { imperative, explain } from '../src/words/advice.ts';
import { fresh, inLoop, luck, play, viewOf, withHunter, withWreck } from './play.ts';

const bot = BOTS.find(({ level }) => level === 'mate')!;

function choiceIn(view: View, hunter: HunterName): Choice<Action> {
  const player = bot.sit(seatOf(hunter), luck(1));
  player.observe({ events: [], view });
  return player.choose()!;
}

/** What a mate would tell Amber. */
function hint(state: State): Advice {
  const view = viewOf(state, 'amber');
  return explain(choiceIn(view, 'amber'), view, seatOf('amber'));
}

describe('a hint', () => {
  test('2.2 for an application says what is on offer', () => {
    const { what, reasons } = hint(fresh());
    expect(what).toMatch(/^Apply for \$\d+\.$/);
    expect(reasons[0]).toBe('$40 are on offer, which is $13 for each of you; you have $0.');
  });

  test('2.5 for a city says what its card tells and what its boat costs', () => {
    const state = play(fresh(), 'amber apply 10', 'coral apply 11', 'jade apply 12');
    const { what, reasons } = hint(state);
    expect(what).toMatch(/^Start from [A-Z].* \([A-I][1-5]\)\.$/);
    expect(reasons[0]).toMatch(
      /^Its sonar card still tells you something about 12 wrecks: for the .* from 36 regions to about \d+\.$/,
    );
    expect(reasons[1]).toMatch(/^A boat costs \$\d here\.$/);
  });

  test('3 for a question says how far it narrows a wreck down', () => {
    const { what, reasons } = hint(inLoop('research', { amber: 'F3' }));
    expect(what).toMatch(/^Ask about the .* by Heron Island, for \$1\.$/);
    expect(reasons[0]).toMatch(
      /^It can still lie in 36 regions; the answer should leave about \d+\.$/,
    );
    expect(reasons[1]).toMatch(/^It is worth \d+ prestige to you\.$/);
  });

  test('4 for a trip says what lies there and what the way costs', () => {
    const located = withWreck(inLoop('move', { amber: 'F3' }), 1, {
      region: 'F2',
      locatedBy: 'coral',
    });
    expect(hint(located)).toEqual({
      what: 'Sail to F2.',
      reasons: [
        'The Aurelia Finch was located there.',
        'It is worth 4 prestige.',
        'The way costs $6 and leaves you $24.',
        expect.stringMatching(/^It promises about \d+\.\d prestige, being done about 0\.0\.$/),
      ],
    });
  });

  test('6 for a salvage says what it brings', () => {
    const located = withWreck(inLoop('salvage', { amber: 'F2' }), 1, {
      region: 'F2',
      locatedBy: 'coral',
    });
    const { what, reasons } = hint(located);
    expect(what).toBe('Salvage the Aurelia Finch here.');
    expect(reasons.at(-2)).toMatch(/^It brings 4 prestige and about \$\d+ for \$13\.$/);
  });

  test('2.6 for a rest says what is kept', () => {
    const { what, reasons } = hint(withHunter(inLoop('move'), 'amber', { cash: 7 }));
    expect(what).toBe('Be done for this round.');
    expect(reasons).toEqual([
      'No trip is worth its way now.',
      'You have $7, and you keep it for later.',
    ]);
  });
});

test('every kind of action is an order in plain words', () => {
  const view = viewOf(inLoop(), 'amber');
  const orders = (
    [
      { type: 'apply', amount: 0 },
      { type: 'research', wreck: 1, card: 'deep' },
      { type: 'askTurnOrder' },
      { type: 'move', path: ['G3', 'H3'] },
      { type: 'locate', wreck: 2 },
      { type: 'pass' },
    ] as const
  ).map((action) => imperative(action, view));
  expect(orders).toEqual([
    'Apply for nothing.',
    'Ask about the Aurelia Finch by Deep water, for $1.',
    'Ask for turn order.',
    'Sail to The Spires (H3).',
    'Locate the Brannock here.',
    'Pass.',
  ]);
});

test('a strong bot tells how often it would win', () => {
  const view = viewOf(inLoop(), 'amber');
  const options = [
    { action: { type: 'pass' }, value: 0.42 },
    { action: { type: 'research', wreck: 1, card: 'B1' }, value: 0.4 },
  ] as const;
  const choice = { action: options[0].action, options, belief: { measure: 'wins', wrecks: [] } };
  expect(explain(choice, view, seatOf('amber')).reasons.at(-1)).toBe(
    'Played on from here it is good for about 42 of 100 games, asking about the Aurelia Finch for about 40 of 100.',
  );
});

test('what is as good is said to be', () => {
  const view = viewOf(inLoop(), 'amber');
  const options = [
    { action: { type: 'pass' }, value: 0.42 },
    { action: { type: 'done' }, value: 0.418 },
  ] as const;
  const choice = { action: options[0].action, options, belief: { measure: 'wins', wrecks: [] } };
  expect(explain(choice, view, seatOf('amber')).reasons.at(-1)).toBe(
    'Played on from here it is good for about 42 of 100 games, and being done for as many.',
  );
});

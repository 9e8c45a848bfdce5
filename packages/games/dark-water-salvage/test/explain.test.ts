import { BOTS, seatOf } from '@fathom/dark-water-salvage';
import type {
  Action,
  HunterName,
  LoopStep,
  Standing,
  State,
  View,
} from '@fathom/dark-water-salvage';
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
    expect(reasons[0]).toBe('$40 is on offer, which is $13 for each of you; you have $0.');
  });

  test('2.2 for an application says what it is likely to get, once others have applied', () => {
    const bids = (['amber', 'coral', 'jade'] as const).map((hunter) => ({
      hunter,
      amount: 10,
      taken: 10,
    }));
    const opening = { round: 1, chips: { fives: 2, tens: 3 }, bids };
    expect(hint({ ...fresh(), openings: [opening] }).reasons.at(-1)).toMatch(
      /^As the others have applied so far, it gets you about \$\d+ and makes you about \w+ of 3\.$/,
    );
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
    expect(what).toMatch(/^Ask about the .* with the Heron Island card, for \$1\.$/);
    expect(reasons[0]).toMatch(
      /^She can still lie in 36 regions; the answer should leave about \d+\.$/,
    );
    expect(reasons[1]).toMatch(/^She is worth \d+ prestige to you\.$/);
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
        'She is worth 4 prestige.',
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
    expect(reasons.at(-2)).toMatch(/^She brings 4 prestige and about \$\d+ for \$13\.$/);
  });

  test('2.6 for a rest says what is kept', () => {
    const { what, reasons } = hint(withHunter(inLoop('move'), 'amber', { cash: 7 }));
    expect(what).toBe('Stop for this round.');
    expect(reasons).toEqual([
      'No trip is worth the cost now.',
      'You have $7, and you keep it for later.',
    ]);
  });
});

/** Wreck 10 is known to lie at A4, and being done is weighed against sailing there. */
function waiting(
  more: Partial<State>,
  own: Partial<Standing>,
  step: LoopStep = 'move',
): readonly string[] {
  const state = { ...inLoop(step, { amber: 'F3' }), ...more };
  const view = viewOf(withHunter(state, 'amber', own), 'amber');
  const options = [
    { action: { type: 'done' }, value: 0.5 },
    { action: { type: 'move', path: ['A4'] }, value: 0.4 },
  ] as const;
  const wrecks = [
    { wreck: 10, candidates: ['A4'], likeliest: 'A4', chance: 1, value: 18.4, rivals: [] },
  ];
  const choice = { action: options[0].action, options, belief: { measure: 'wins', wrecks } };
  return explain(choice, view, seatOf('amber')).reasons;
}

describe('4 a wreck that is certain and could be paid for is never passed over in silence', () => {
  const KNOWN = 'The King of Tarn lies at A4, and $19 would fetch her: 13 prestige and about $18.';

  test('4 it may wait, as another city is nearer', () => {
    const reasons = waiting({}, { cash: 20 });
    expect(reasons[0]).toBe(KNOWN);
    expect(reasons[1]).toMatch(
      /^But from .* the way is \$\d+ instead of \$11: she can wait for a later round\.$/,
    );
    expect(reasons.at(-1)).toBe(
      'It should win about 50 of 100 games; sailing to A4, about 40 of 100.',
    );
  });

  test('8 in the last round it may cost the game', () => {
    expect(waiting({ last: true }, { cash: 20, loans: 20 })[1]).toBe(
      'But you would most likely end $1 in debt, and then prestige is of no use.',
    );
    expect(waiting({ last: true }, { cash: 20, loans: 10, prestige: 9 })[1]).toMatch(
      /^But you would win as things stand/,
    );
  });

  test('4 it may be too dear', () => {
    expect(waiting({}, { cash: 18 })[0]).toBe(
      'The King of Tarn lies at A4, but fetching her takes $19.',
    );
  });

  test('3 questions cost the money that she takes', () => {
    expect(waiting({}, { cash: 20 }, 'research')[0]).toBe(
      'The King of Tarn lies at A4: of your $20 it takes $19 to fetch her, and every question costs $1.',
    );
  });

  test('5 right above her there is no need to locate her first', () => {
    expect(waiting({}, { cash: 20, token: 'A4' }, 'locate')[0]).toBe(
      'The King of Tarn lies here: salvaging her brings the prestige for both, and locating her first would only cost $3.',
    );
  });

  test('5 one that is barred is not spoken of', () => {
    expect(waiting({}, { cash: 20, lockedOut: [10] })[0]).toBe('No trip is worth the cost now.');
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
    'Ask about the Aurelia Finch with the Deep water card, for $1.',
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
    'It should win about 42 of 100 games; asking about the Aurelia Finch, about 40 of 100.',
  );
});

test('what is as good is said to be', () => {
  const view = viewOf(inLoop(), 'amber');
  const options = [
    { action: { type: 'pass' }, value: 0.42 },
    { action: { type: 'research', wreck: 1, card: 'B1' }, value: 0.418 },
  ] as const;
  const choice = { action: options[0].action, options, belief: { measure: 'wins', wrecks: [] } };
  expect(explain(choice, view, seatOf('amber')).reasons.at(-1)).toBe(
    'It should win about 42 of 100 games, and so should asking about the Aurelia Finch.',
  );
});

test('6 what can be done a step later is not weighed against doing it now', () => {
  const view = viewOf(inLoop('salvage', { amber: 'F2' }), 'amber');
  const options = [
    { action: { type: 'salvage', wreck: 1 }, value: 0.42 },
    { action: { type: 'pass' }, value: 0.42 },
  ] as const;
  const choice = { action: options[0].action, options, belief: { measure: 'wins', wrecks: [] } };
  expect(explain(choice, view, seatOf('amber')).reasons.join()).not.toContain('of 100 games');
});

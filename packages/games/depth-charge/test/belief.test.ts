import { expect, test } from 'vitest';
import {
  SEAS,
  SIDES,
  SQUARES,
  beliefAtStart,
  believe,
  candidates,
  chanceOfMine,
  depthCharge,
  minefields,
  opponent,
  passage,
  squareNumber,
  updateBelief,
} from '@fathom/depth-charge';
import type { Belief, SideName, Square, State, TurnTaken } from '@fathom/depth-charge';
import { maskOf, numberOf } from '../src/belief/minefields.ts';
import { information } from '../src/bot/survey.ts';
import { echo } from './echo.ts';
import { begin, luck, options, play, withBoats } from './play.ts';
import { RULE_SETS, randomGame } from './random.ts';

/** Tries every placement against the whole record; what lives at the end of those that fit. */
function bruteForce(state: State, about: SideName): readonly string[] {
  const sea = SEAS[about];
  const found: string[] = [];
  for (let i = 0; i < sea.length; i++)
    for (let j = 0; j < i; j++)
      for (let k = 0; k < j; k++) {
        const living = survivors(state, opponent(about), [sea[k]!, sea[j]!, sea[i]!]);
        if (living !== null) found.push(living.toSorted().join(' '));
      }
  return found.toSorted();
}

/** null: with these mines the record would read differently. */
function survivors(
  state: State,
  hunter: SideName,
  placed: readonly Square[],
): readonly Square[] | null {
  const living = new Set(placed);
  for (const turn of state.record) {
    if (turn.side !== hunter) continue;
    if (!fits(turn, living, state)) return null;
    if (turn.type === 'depthChargeDropped' && turn.hit) living.delete(turn.square);
  }
  return [...living];
}

function fits(turn: TurnTaken, living: ReadonlySet<Square>, { setup }: State): boolean {
  if (turn.type === 'passed') return true;
  if (turn.type === 'soundingDropped')
    return String(echo([...living], turn.square, setup)) === String(turn.pings);
  if (turn.type === 'depthChargeDropped') return living.has(turn.square) === turn.hit;
  const met = passage(turn.from, turn.to)!.find((square) => living.has(square));
  return turn.type === 'boatSunk' ? met === turn.to : met === undefined;
}

const numbers = ({ fields }: Belief): readonly number[] => [...fields];

const listed = (belief: Belief): readonly string[] =>
  [...minefields(belief)].map((field) => field.toSorted().join(' ')).toSorted();

test.each(RULE_SETS)(
  'belief is what trying every placement gives, about both sides: %j',
  (rules) => {
    for (let seed = 0; seed < 6; seed++) {
      const states = [...randomGame(rules, luck(seed))];
      for (const state of [states[Math.floor(states.length / 2)]!, states.at(-1)!])
        for (const about of SIDES)
          expect(listed(believe(state, about))).toEqual(bruteForce(state, about));
    }
  },
);

test.each(RULE_SETS)('belief always holds the truth and never grows: %j', (rules) => {
  for (let seed = 100; seed < 130; seed++)
    for (const about of SIDES) {
      let before = Infinity;
      for (const state of randomGame(rules, luck(seed))) {
        const belief = believe(state, about);
        const truth = state.mines[about] ?? SEAS[about].slice(0, 3); // not placed: any will do
        expect(numbers(belief)).toContain(numberOf(maskOf(about, truth)));
        expect(belief.fields.length).toBeLessThanOrEqual(before);
        before = belief.fields.length;
      }
    }
});

test('belief turn by turn is belief from the whole view', () => {
  for (const state of randomGame({}, luck(7))) {
    const viewed = depthCharge.view(state, []);
    const steps = state.record.reduce(updateBelief, beliefAtStart('red', state.setup));
    expect(believe(viewed, 'red')).toEqual(steps);
  }
});

test('belief does not depend on whose view it is worked out from', () => {
  const state = play(begin(), 'sound b2', 'sound g7', 'move a4', 'sound g8');
  const views = [[], ['black'], ['red']].map((viewer) => depthCharge.view(state, viewer as never));
  for (const about of SIDES)
    expect(new Set(views.map((view) => listed(believe(view, about)).join())).size).toBe(1);
});

test('chances add up to the number of living mines', () => {
  for (const state of randomGame({}, luck(11)))
    for (const about of SIDES) {
      const belief = believe(state, about);
      const sum = chanceOfMine(belief).reduce((total, chance) => total + chance, 0);
      expect(sum).toBeCloseTo(state.mines[about]?.length ?? 3, 9);
    }
});

test('before the first turn every square of the sea is as likely as the others', () => {
  const chances = chanceOfMine(beliefAtStart('red', options()));
  for (const square of SQUARES)
    expect(chances[squareNumber(square)]).toBeCloseTo(SEAS.red.includes(square) ? 3 / 28 : 0, 12);
});

test('a boat that passes unharmed clears the squares it entered', () => {
  const after = play(withBoats(begin({ red: 'h8 h7 g8' }), { black: 'e4' }), 'move e7');
  const left = candidates(believe(after, 'red'));
  expect(left).toHaveLength(25);
  for (const square of ['e5', 'e6', 'e7'] as const) expect(left).not.toContain(square);
});

test('4.4 the best single sounding tells 8.37 of the 11.68 bits', () => {
  const start = beliefAtStart('red', options());
  const bits = SQUARES.map((_square, number) => information(start, number));
  expect(Math.log2(start.fields.length)).toBeCloseTo(11.68, 2);
  expect(Math.max(...bits)).toBeCloseTo(8.366, 3);
});

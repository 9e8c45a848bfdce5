import { COLOURS, COURSES } from '@fathom/captain-sonar';
import type { Action, Call, Point, Setup, Sheet } from '@fathom/captain-sonar';
import type { Rng } from '@fathom/kit';
import { LARGE, SMALL } from '../waters.ts';

type Options = Partial<Setup>;

const SMALL_WATERS = { map: 'custom', chart: SMALL } as const;
const LARGE_WATERS = { mode: 'realTime', map: 'custom', chart: LARGE } as const;

/** Both modes, and every scenario and option somewhere. Open sea is what all of them have in common. */
export const SETUPS: readonly Options[] = [
  { ...SMALL_WATERS, scenario: 'decoy', damage: 1, systemsWhen: 'anyTime' },
  { ...SMALL_WATERS, scenario: 'ice', first: 'alpha', torpedoPath: 'free', answerSeconds: 5 },
  {
    ...SMALL_WATERS,
    scenario: 'minefield',
    first: 'bravo',
    chainMines: true,
    assist: 'belief',
    triggersCount: true,
  },
  {
    ...LARGE_WATERS,
    scenario: 'salvage',
    damage: 1,
    assist: 'legalShifts',
    plotting: 'byHand',
  },
  { ...LARGE_WATERS, scenario: 'ice', torpedoPath: 'free', answerSeconds: 5, triggersCount: true },
  { ...LARGE_WATERS, scenario: 'minefield', chainMines: true },
];

/** How seldom a random player takes such an action, the others being there: one time in so many. */
const SELDOM: { readonly [Type in Action['type']]?: number } = {
  surface: 25,
  sheet: 12,
  standDown: 8,
  endTurn: 8,
  stop: 2,
};

/** Between so many actions there is a word to the crew, which no list has. */
const CHATTER = 20;

const anyCall = (dice: Rng): Call =>
  dice.pick<() => Call>([
    () => ({ kind: dice.pick(['where', 'lost', 'surface', 'wait', 'yes', 'no']) }),
    () => ({ kind: dice.pick(['charge', 'use']), system: dice.pick(['torpedo', 'sonar']) }),
    () => ({ kind: 'keep', colour: dice.pick(COLOURS) }),
    () => ({ kind: dice.pick(['here', 'point']), cell: dice.pick(['A1', 'D3', 'J9']) }),
    () => ({ kind: 'sector', sector: 1 + dice.int(4), sure: dice.int(2) === 0 }),
    () => ({ kind: 'course', course: dice.pick(COURSES), wanted: dice.int(2) === 0 }),
  ])();

/** Random players who mean to fight: else a game is drawn on sheets and sat out at the surface. */
export function eagerly(actions: readonly Action[], dice: Rng): Action {
  if (dice.int(CHATTER) === 0) return { type: 'call', call: anyCall(dice) };
  const wanted = actions.filter(({ type }) => dice.int(SELDOM[type] ?? 1) === 0);
  const action = dice.pick(wanted.length > 0 ? wanted : actions);
  if (action.type === 'trace') return { ...action, stroke: byHand(action.stroke, dice) };
  if (action.type !== 'sheet') return action;
  const sheet = scribbled(action.sheet, dice);
  return sheet.at === 'H8' ? { ...action, sheet, on: 'second' } : { ...action, sheet };
}

/** Of a steady stroke the whole or a beginning, at times with the pen drawn back, at times with a slip. */
function byHand(stroke: readonly Point[], dice: Rng): readonly Point[] {
  const some = stroke.slice(0, 1 + dice.int(stroke.length));
  switch (dice.int(8)) {
    case 0:
      return [...some, [500, 390]];
    case 1:
      return [...some, ...some.slice(-2, -1)];
    case 2:
    case 3:
      return some;
    default:
      return stroke;
  }
}

const scribbled = (sheet: Sheet, dice: Rng): Sheet => ({
  at: dice.pick([null, 'C7', 'H8']),
  since: dice.int(sheet.since + 1),
  pencil: dice.pick([[], [{ cell: dice.pick(['A1', 'J9']), mark: dice.pick(['cross', 'ring']) }]]),
});

import type { Action, Point, Setup, Sheet } from '@fathom/captain-sonar';
import type { Rng } from '@fathom/kit';
import { LARGE, SMALL } from '../waters.ts';

type Options = Partial<Setup>;

const SMALL_WATERS = { map: 'custom', chart: SMALL } as const;
const LARGE_WATERS = { mode: 'realTime', map: 'custom', chart: LARGE } as const;

/** Both modes with every scenario, and every option somewhere. */
export const SETUPS: readonly Options[] = [
  { ...SMALL_WATERS, damage: 1 },
  { ...SMALL_WATERS, scenario: 'ice', first: 'alpha', torpedoPath: 'free', answerSeconds: 5 },
  { ...SMALL_WATERS, scenario: 'minefield', first: 'bravo', chainMines: true, assist: 'belief' },
  { ...LARGE_WATERS, damage: 1, assist: 'legalShifts' },
  { ...LARGE_WATERS, scenario: 'ice', torpedoPath: 'free', answerSeconds: 5 },
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

/** Random players who mean to fight: else a game is drawn on sheets and sat out at the surface. */
export function eagerly(actions: readonly Action[], dice: Rng): Action {
  const wanted = actions.filter(({ type }) => dice.int(SELDOM[type] ?? 1) === 0);
  const action = dice.pick(wanted.length > 0 ? wanted : actions);
  if (action.type === 'trace') return { ...action, stroke: byHand(action.stroke, dice) };
  return action.type === 'sheet' ? { ...action, sheet: scribbled(action.sheet, dice) } : action;
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

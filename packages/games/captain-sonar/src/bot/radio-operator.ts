import type { Sheet } from '../actions.ts';
import type { Announcement } from '../events.ts';
import { cannotDraw } from '../rules/sheet.ts';
import { enemyOf } from '../vocabulary.ts';
import type { SideName } from '../vocabulary.ts';
import { likeliest } from './chances.ts';
import { ownBoat } from './context.ts';
import type { Decision, BotContext } from './context.ts';
import { nameOf } from './sea.ts';

const RINGS = 8;
const WORTH_A_RING = 0.02; // chance

/** Draws where the enemy is likely to be, wherever the sheet says something else. */
export function radioOperator(context: BotContext): Decision | null {
  if (context.view.phase !== 'playing' || cannotDraw(ownBoat(context)) !== null) return null;
  const sheet = sheetOf(context);
  return isSame(sheet, context.boat.sheet) ? null : { action: { type: 'sheet', sheet } };
}

/** The crosses are somebody else's and stay. */
function sheetOf({ view, boat, side, sea, enemy }: BotContext): Sheet {
  const { chances } = enemy();
  const [first = -1, ...others] = likeliest(chances, RINGS).filter(
    (cell) => (chances[cell] ?? 0) >= WORTH_A_RING,
  );
  const crosses = boat.sheet.pencil.filter(({ mark }) => mark === 'cross');
  const crossed = new Set(crosses.map(({ cell }) => cell));
  const rings = [first, ...others]
    .filter((cell) => cell >= 0)
    .map((cell) => ({ cell: nameOf(sea, cell), mark: 'ring' as const }))
    .filter(({ cell }) => !crossed.has(cell));
  return {
    at: first < 0 ? null : nameOf(sea, first),
    since: trackBegan(view.record, enemyOf(side)),
    pencil: [...crosses, ...rings],
  };
}

/** A silence or a surfacing ends the track that can be drawn in one go. */
const trackBegan = (record: readonly Announcement[], enemy: SideName): number =>
  record.findLastIndex(
    (said) => (said.type === 'silenceRun' || said.type === 'surfaced') && said.side === enemy,
  ) + 1;

const isSame = (one: Sheet, other: Sheet): boolean => JSON.stringify(one) === JSON.stringify(other);

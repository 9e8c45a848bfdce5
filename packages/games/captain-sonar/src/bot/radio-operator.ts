import type { Choice } from '@fathom/kit';
import type { Action, Sheet } from '../actions.ts';
import type { Announcement } from '../events.ts';
import { cannotDraw } from '../rules/sheet.ts';
import { enemyOf } from '../vocabulary.ts';
import type { SideName } from '../vocabulary.ts';
import { likeliest } from './chances.ts';
import { bridgeOf } from './post.ts';
import type { Post } from './post.ts';
import { nameOf } from './sea.ts';

const RINGS = 8;
const WORTH_A_RING = 0.02; // chance

/** Draws where the enemy is likely to be, once for each thing heard; `drawn` is how much had been heard the last time. */
export function radioOperator(post: Post, drawn: number): Choice<Action> | null {
  const { view, boat, side } = post;
  if (view.phase !== 'playing' || cannotDraw(bridgeOf(post)) !== null) return null;
  if (drawn >= lastHeard(view.record, enemyOf(side))) return null;
  const sheet = sheetOf(post);
  // The end of a sheet that lies goes on with every course heard: one that says the same must be laid again.
  const hasGoneOn = view.record
    .slice(drawn)
    .some((said) => said.type === 'courseSet' && said.side === enemyOf(side));
  const isStill = sheet.at === null || !hasGoneOn;
  return isStill && isSame(sheet, boat.sheet) ? null : { action: { type: 'sheet', sheet } };
}

/** How long the record was when something was last heard that says where the enemy is. */
function lastHeard(record: readonly Announcement[], enemy: SideName): number {
  return record.findLastIndex((said) => tells(said, enemy)) + 1;
}

const tells = (said: Announcement, enemy: SideName): boolean =>
  said.type === 'exploded' ||
  said.type === 'mineChained' ||
  said.type === 'playBegan' ||
  (said.type === 'droneLaunched' && said.side !== enemy) ||
  (TELLING.has(said.type) && 'side' in said && said.side === enemy);

const TELLING = new Set<Announcement['type']>([
  'courseSet',
  'silenceRun',
  'sonarAnswered',
  'surfaced',
]);

/** The crosses are somebody else's and stay. */
function sheetOf({ view, boat, side, sea, enemy }: Post): Sheet {
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

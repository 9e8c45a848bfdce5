import { GAUGES } from '../../panel.ts';
import { enemyOf } from '../../vocabulary.ts';
import type { Post } from '../post.ts';

const WHOLE = 0.93; // a torpedo that was announced may have broken down since
const SHARE = 0.6; // of the marks nobody can account for, on the torpedo
const UNBROKEN = 0.9;

/**
 * The chance that the enemy can fire a torpedo after each of its next courses. Every course is a mark, and what
 * became of many of them was announced: only the others can be on the torpedo.
 */
export function readinessAhead(post: Post, courses: number): readonly number[] {
  const { view, side, temper } = post;
  const enemy = enemyOf(side);
  if (view.standing[enemy].ready.includes('torpedo'))
    return Array.from({ length: courses }, () => WHOLE);
  const full = GAUGES[view.setup.mode].torpedo;
  let marks = marked(binomial(unaccounted(post), SHARE), full - 1);
  return Array.from({ length: courses }, () => {
    marks = added(marks, full, temper.charging);
    return UNBROKEN * (marks[full] ?? 0);
  });
}

function unaccounted({ view, side }: Post): number {
  const { record, setup } = view;
  const enemy = enemyOf(side);
  let marks = -view.standing[enemy].awaiting.filter((role) => role === 'firstMate').length;
  for (const said of record) {
    if (!('side' in said) || said.side !== enemy) continue;
    if (said.type === 'courseSet' || said.type === 'silenceRun') marks += 1;
    if (said.type === 'systemReady') marks -= GAUGES[setup.mode][said.system];
  }
  return Math.max(0, marks);
}

function binomial(tries: number, chance: number): readonly number[] {
  let odds = [1];
  for (let i = 0; i < tries; i++)
    odds = [...odds, 0].map((p, k) => p * (1 - chance) + (odds[k - 1] ?? 0) * chance);
  return odds;
}

/** A gauge that has not been heard to be full holds less than that. */
function marked(odds: readonly number[], most: number): readonly number[] {
  return Array.from({ length: most + 1 }, (_, k) =>
    k < most ? (odds[k] ?? 0) : odds.slice(most).reduce((sum, p) => sum + p, 0),
  );
}

const added = (marks: readonly number[], full: number, chance: number): readonly number[] =>
  Array.from({ length: full + 1 }, (_, k) => {
    const stays = k === full ? 1 : 1 - chance;
    return (marks[k] ?? 0) * stays + (marks[k - 1] ?? 0) * chance;
  });

import { playOn } from './play-on.ts';
import { copyOf, setUpLike } from './stage.ts';
import type { Stage } from './stage.ts';

/** One thing that the one whose turn it is could do, to be tried in every world. */
export interface Trial<Name> {
  readonly name: Name;
  readonly begin: (stage: Stage) => void; // does it
}
/** How a trial went. */
export interface Finding<Name> {
  readonly name: Name;
  readonly value: number; // share of the games won, close ones counting in part and debts against it
}
/** Where and how hard trials are tried. */
export interface Contest {
  readonly worlds: (count: number) => readonly Stage[]; // so many more each time
  readonly heats: readonly number[]; // worlds of each
}

/** Standard errors: behind at which a trial is left off, and ahead at which it is preferred. */
const CLEARLY = { behind: 1.6, ahead: 2 };
const WORTHWHILE = 0.01; // of a game: less is not worth looking for
const HAIR = 1e-9;

/**
 * Tries all in the same worlds. The first is what the rule of thumb says: another must be clearly better to be
 * preferred, and is left off once it clearly is not. The best first.
 */
export function weigh<Name>(
  trials: readonly Trial<Name>[],
  { worlds, heats }: Contest,
): readonly Finding<Name>[] {
  const runs = trials.map((trial): Run<Name> => ({ trial, results: [] }));
  const [first] = runs;
  if (first === undefined) return [];
  let alive: readonly Run<Name>[] = runs;
  for (const heat of heats) {
    const fresh = worlds(heat);
    for (const run of alive) tryOut(run, fresh);
    alive = alive.filter((run) => run === first || edgeOf(run, first).most > WORTHWHILE);
    if (alive.length === 1) break;
  }
  const base = meanOf(first.results);
  return runs
    .map((run) => {
      if (run === first) return { name: run.trial.name, value: base };
      const { mean, least } = edgeOf(run, first);
      return { name: run.trial.name, value: base + (least > 0 ? mean : Math.min(mean, -HAIR)) };
    })
    .toSorted((one, other) => other.value - one.value);
}

interface Run<Name> {
  readonly trial: Trial<Name>;
  readonly results: number[]; // world by world
}

function tryOut<Name>({ trial, results }: Run<Name>, worlds: readonly Stage[]): void {
  const [model] = worlds;
  if (model === undefined) return;
  const { actor } = model;
  const stage = copyOf(model);
  for (const world of worlds) {
    setUpLike(stage, world);
    trial.begin(stage);
    playOn(stage);
    results.push(successOf(stage, actor));
  }
}

const meanOf = (numbers: readonly number[]): number =>
  numbers.reduce((sum, number) => sum + number, 0) / Math.max(1, numbers.length);

/** By how much one run is better than the first in the same worlds: on average, at least, and at most. */
function edgeOf<Name>(
  { results }: Run<Name>,
  first: Run<Name>,
): { readonly mean: number; readonly least: number; readonly most: number } {
  const ahead = results.map((result, k) => result - (first.results[k] ?? 0));
  const mean = meanOf(ahead);
  const error = Math.sqrt(meanOf(ahead.map((each) => (each - mean) ** 2)) / ahead.length);
  return { mean, least: mean - CLEARLY.ahead * error, most: mean + CLEARLY.behind * error };
}

const DEBTOR = 60; // prestige that being in debt costs
const CLOSE = 4; // prestige by which a game is still close
const SHAME = 0.4; // games won that it takes to make good for one that ends in debt

/** 8. From 0, clearly lost, to 1, clearly won; less for one who ends in debt. */
export function successOf({ hunters, prestige, worth }: Stage, hunter: number): number {
  let [mine, best] = [0, -Infinity];
  for (let each = 0; each < hunters; each++) {
    const score = prestige[each]! - (worth[each]! < 0 ? DEBTOR : 0);
    if (each === hunter) mine = score;
    else best = Math.max(best, score);
  }
  return 1 / (1 + Math.exp((best - mine) / CLOSE)) - (worth[hunter]! < 0 ? SHAME : 0);
}

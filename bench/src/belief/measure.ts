import { beliefAtStart, chanceOfMine, updateBelief } from '@fathom/depth-charge/client';
import type { Belief, State } from '@fathom/depth-charge/client';
import { makeScripts } from '../load/scripts.ts';
import { say } from '../report/say.ts';
import { newGame, take } from '../rules/ours.ts';
import { measureCrewBelief } from './crews.ts';
import type { CrewBeliefPlan, CrewBeliefResult } from './crews.ts';
import { timed, timesOf } from './times.ts';
import type { Times } from './times.ts';

export interface BeliefPlan {
  readonly games: number;
  readonly passes: number;
  readonly crews: CrewBeliefPlan;
}
export interface BeliefResult {
  readonly updates: Times;
  /** How likely a mine lies on each square, for the shading of the board. */
  readonly chances: Times;
  /** Updates in a process that has just started: tables are made at their first use. */
  readonly cold: Times;
  /** Captain Sonar: where a boat can be. */
  readonly crews: CrewBeliefResult;
}

export function measureBelief({ games, passes, crews }: BeliefPlan): BeliefResult {
  say(`belief: ${passes} passes over ${games} games`);
  const ends = makeScripts(games, 77).map((script) => script.reduce(take, newGame()));
  const cold = timesOf(followAll(ends, () => undefined));
  const chances: number[] = [];
  const updates: number[] = [];
  for (let pass = 0; pass <= passes; pass++) {
    const lap = followAll(ends, (belief) => void chances.push(timed(() => chanceOfMine(belief))));
    if (pass === 0) chances.length = 0; // the first one warms up
    else updates.push(...lap);
  }
  return {
    updates: timesOf(updates),
    chances: timesOf(chances),
    cold,
    crews: measureCrewBelief(crews),
  };
}

type Then = (belief: Belief) => void;

const followAll = (ends: readonly State[], then: Then): number[] =>
  ends.flatMap((end) => follow(end, then));

/** What Black can know of Red's mines, turn by turn. Red's own turns say nothing of them, and are not counted. */
function follow({ setup, record }: State, then: Then): number[] {
  const times: number[] = [];
  let belief = beliefAtStart('red', setup);
  for (const event of record)
    if (event.side === 'black') {
      times.push(timed(() => (belief = updateBelief(belief, event))));
      then(belief);
    }
  return times;
}

import type { Weighed } from '@fathom/kit';
import type { Action } from '../../actions.ts';
import { believe } from '../../belief.ts';
import { reportOf } from '../belief-report.ts';
import type { BeliefReport, Measure } from '../belief-report.ts';
import type { Foresight } from './foresight.ts';
import type { Mind, Moment } from '../hunter.ts';
import { applying } from '../loans/applying.ts';
import { stageOf, worldsFor } from './cast.ts';
import type { Casting } from './cast.ts';
import { habitsFor } from './habit.ts';
import { trialsFor } from './trials.ts';
import type { Turn } from './trials.ts';
import { weigh } from './weigh.ts';
import type { Trial } from './weigh.ts';

/** Goes by a rule of thumb, and by how the game would go on where it has the foresight. */
export const byRehearsal = (foresight: Foresight): Mind => ({
  level: foresight.level,
  name: foresight.name,
  summary: foresight.summary,
  think: (moment) => {
    const { view, hunter } = moment;
    if (view.phase === 'over') return null;
    const belief = believe(view);
    const report = (measure: Measure): BeliefReport =>
      reportOf(belief, { view, hunter, readsRivals: foresight.heats.length > 0, measure });
    if (view.phase === 'applying')
      return { ...applying(moment, foresight.bids), belief: report('dollars') };
    const casting = { view, hunter, belief, manner: foresight.manner };
    const { options, measure } = weighed(moment, casting, foresight);
    const [best] = options;
    return best === undefined ? null : { action: best.action, options, belief: report(measure) };
  },
});

interface Judgement {
  readonly options: readonly Weighed<Action>[];
  readonly measure: Measure;
}

function weighed(
  { view, hunter, luck }: Moment,
  casting: Casting,
  { heats }: Foresight,
): Judgement {
  const turn: Turn = { view, hunter, stage: stageOf(casting) };
  const habits = habitsFor(turn);
  const [habit] = habits;
  const trials = trialsFor(turn);
  if (heats.length === 0 || habit === undefined || trials.length === 1)
    return { options: habits, measure: 'prestige' };
  const worlds = worldsFor(casting, luck);
  const findings = weigh(withFirst(trials, habit.action), { worlds, heats });
  return {
    options: findings.map(({ name, value }) => ({ action: name, value })),
    measure: 'wins',
  };
}

const MOST = 8; // trials

/** The trials with that of the action first, and not too many. */
function withFirst(trials: readonly Trial<Action>[], action: Action): readonly Trial<Action>[] {
  const words = JSON.stringify(action);
  const isFirst = ({ name }: Trial<Action>): boolean => JSON.stringify(name) === words;
  return trials
    .toSorted((one, other) => Number(isFirst(other)) - Number(isFirst(one)))
    .slice(0, MOST);
}

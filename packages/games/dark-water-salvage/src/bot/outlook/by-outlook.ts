import { reportOf } from '../belief-report.ts';
import { applicationsFor } from './bidding.ts';
import { harbours } from './harbour.ts';
import type { Mind } from '../hunter.ts';
import { inTheLoop } from './loop.ts';
import type { Options } from './loop.ts';
import { outlookOf } from './outlook.ts';
import type { Outlook } from './outlook.ts';
import type { Skill } from './skill.ts';

/** Judges each step by what it sees of the table now. */
export const byOutlook = (skill: Skill): Mind => ({
  level: skill.level,
  name: skill.name,
  summary: skill.summary,
  think: ({ view, hunter }) => {
    const outlook = outlookOf(view, hunter, skill);
    const options = optionsOf(outlook);
    const [best] = options;
    if (best === undefined) return null;
    const belief = reportOf(outlook.belief, {
      view,
      hunter,
      readsRivals: skill.rivals === 'read',
      measure: view.phase === 'applying' ? 'dollars' : 'prestige',
    });
    return { action: best.action, options, belief };
  },
});

function optionsOf(outlook: Outlook): Options {
  const { phase } = outlook.view;
  switch (phase) {
    case 'applying':
      return applicationsFor(outlook).map(({ amount, value }) => ({
        action: { type: 'apply', amount },
        value,
      }));
    case 'cities':
      return harbours(outlook).map(({ region, value }) => ({
        action: { type: 'city', region },
        value,
      }));
    case 'loop':
      return inTheLoop(outlook);
    case 'over':
      return [];
    default:
      return phase satisfies never;
  }
}

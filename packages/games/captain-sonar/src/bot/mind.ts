import type { View } from '../view.ts';
import { enemyOf } from '../vocabulary.ts';
import type { SideName } from '../vocabulary.ts';
import type { Company } from './company.ts';
import { reportedChances } from './crew-talk/reports.ts';
import { movesSince } from './crew-talk/hearing.ts';
import { byEar, follow, reckonedFrom } from './plot.ts';
import type { Follow, Plot } from './plot.ts';
import { seaTables } from './sea.ts';
import type { Skill } from './skill.ts';
import type { Weights } from './weights.ts';

/** What one of a crew has in mind, by its level and by who sits at the table. */
export interface CrewMind {
  readonly skill: Skill;
  readonly enemy: Follow;
  readonly self: (view: View) => Plot | null;
  readonly weights: (view: View) => Weights;
}

/** A crew of which people are part, or that meets one, goes about things as such a crew can. Who gives advice does not. */
export function mindOf(level: Skill, side: SideName, company: Company): CrewMind {
  const isAmongPeople = company.isShared && !company.isAdviser;
  const skill = isAmongPeople ? { ...level, ...level.amongPeople } : level;
  const self = skill.plotsSelf && follow(skill.plotsSelf, side);
  const isReported = isAmongPeople && company.mates.includes('radioOperator');
  return {
    skill,
    enemy: isReported ? reportedEnemy(side, company) : follow(skill.plotsEnemy, enemyOf(side)),
    self: (view) => self && self(view),
    weights: (view) => {
      const weights = skill.weights[view.setup.mode];
      if (!isAmongPeople) return weights;
      const price = isReported && isTold(view, side, company) ? TOLD : priceAfter(view, side);
      return atPrice(weights, price);
    },
  };
}

const WARY = { moves: 42, price: 1.5 } as const;
const BOLD = { moves: 92, price: 0.4 } as const;

const TOLD = 0.8;

/** A crew feels its way at first and dares more as the match goes on. */
function priceAfter({ record }: View, side: SideName): number {
  const moves = movesSince(record, side, 0);
  const passed = Math.min(1, Math.max(0, (moves - WARY.moves) / (BOLD.moves - WARY.moves)));
  return WARY.price + passed * (BOLD.price - WARY.price);
}

/** "They are at F6" is a reason to fire, and it does not keep. */
function isTold({ boats, record }: View, side: SideName, { mates }: Company): boolean {
  const calls = boats[side]?.calls ?? [];
  const said = calls.findLast(({ role, call }) => mates.includes(role) && call.kind === 'here');
  return said !== undefined && movesSince(record, enemyOf(side), said.heard) <= FRESH;
}
const FRESH = 3; // moves of the enemy

/** What a strike has to promise, by how much more than usual. */
const atPrice = (weights: Weights, price: number): Weights => ({
  ...weights,
  torpedo: price * weights.torpedo,
  keptMine: price * weights.keptMine,
  mine: price * weights.mine,
  charted: price * weights.charted,
});

const HAZE = 0.5;

/** The enemy where a person at the radio puts it. */
function reportedEnemy(side: SideName, company: Company): Follow {
  const about = enemyOf(side);
  const heard = follow(byEar(HAZE), about);
  let known: { readonly view: View; readonly plot: Plot } | null = null;
  return (view) => {
    if (known?.view === view) return known.plot;
    const ear = heard(view);
    const boat = view.boats[side];
    const crew = boat && { view, boat, side, company, sea: seaTables(view.setup) };
    const chances = crew === null ? ear.chances : reportedChances(crew, ear.chances);
    const plot = reckonedFrom(view.setup, about, {
      chances,
      heading: ear.heading,
      mines: ear.mines,
    });
    known = { view, plot };
    return plot;
  };
}
